import { memorySource } from '@brushwork/record';
import type {
  EditApi,
  EditSummary,
  EntityPlace,
  FieldDescription,
  FieldPlace,
  MadeEdit,
  PairPlace,
  SavedFile,
  SavedFiles,
  SavePlan,
  TextProblem,
} from '../../protocol/edit-api.js';
import type { FilesToOpen } from '../../protocol/file-input.js';
import { OpenDocument } from '../open-document.js';
import type { OpenFile } from '../open-file.js';
import type { OpenModelDocument } from '../open-model-document.js';
import { type ChangesInPlace, changesInPlace } from './changes-in-place.js';
import { EditLog } from './edit-log.js';
import { EntityEdits } from './entity-edits.js';
import { FieldEdits } from './field-edits.js';
import { filesWith } from './files-with.js';
import { patchedBlob } from './patched-blob.js';
import { differingBytes, planInPlace, planOf } from './save-plan.js';

/** The edits of the file that a worker has open. One is done after the other, however fast they are asked for. */
export class EditService implements EditApi {
  /** Another number after each change. */
  revision = 0;
  private readonly file: OpenFile;
  private readonly log = new EditLog();
  private readonly fields: FieldEdits;
  private readonly entities: EntityEdits;
  private original: Uint8Array | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(file: OpenFile) {
    this.file = file;
    this.fields = new FieldEdits(file, this.log);
    this.entities = new EntityEdits(file, this.log);
  }

  describeField(place: FieldPlace): Promise<FieldDescription> {
    return this.inTurn(() => this.fields.describe(place));
  }

  setField(place: FieldPlace, text: string): Promise<MadeEdit> {
    return this.changing(() => {
      this.keepOriginal();
      return this.fields.set(place, text);
    });
  }

  setValue(place: PairPlace, value: string): Promise<MadeEdit> {
    return this.changing(() => this.entities.setValue(place, value));
  }

  setKeyValue(place: EntityPlace, key: string, value: string): Promise<MadeEdit> {
    return this.changing(() => this.entities.setKeyValue(place, key, value));
  }

  addPair(place: EntityPlace, key: string, value: string): Promise<MadeEdit> {
    return this.changing(() => this.entities.add(place, key, value));
  }

  removePair(place: PairPlace): Promise<MadeEdit> {
    return this.changing(() => this.entities.remove(place));
  }

  entityText(place: EntityPlace): Promise<string> {
    return this.inTurn(() => this.entities.text(place));
  }

  checkEntityText(place: EntityPlace, text: string): Promise<readonly TextProblem[]> {
    return this.inTurn(() => this.entities.check(place, text));
  }

  setEntityText(place: EntityPlace, text: string): Promise<MadeEdit> {
    return this.changing(() => this.entities.setText(place, text));
  }

  list(): Promise<readonly EditSummary[]> {
    return this.inTurn(async () => this.log.list());
  }

  undo(id: number): Promise<void> {
    return this.changing(() => this.log.setUndone(id, true));
  }

  redo(id: number): Promise<void> {
    return this.changing(() => this.log.setUndone(id, false));
  }

  undoAll(): Promise<void> {
    return this.changing(() => this.log.undoAll());
  }

  files(): Promise<FilesToOpen> {
    return this.inTurn(async () => {
      const { files } = this.file.any;
      if (this.log.isEmpty) return files;
      const inPlace = await this.inPlace();
      return inPlace === undefined
        ? filesWith(files, (await this.write()).files)
        : { ...files, file: { ...files.file, patches: inPlace.patches } };
    });
  }

  plan(): Promise<SavePlan> {
    return this.inTurn(async () => {
      const inPlace = await this.inPlace();
      return inPlace === undefined ? (await this.write()).plan : planInPlace(this.file.map, inPlace);
    });
  }

  save(): Promise<SavedFiles> {
    return this.inTurn(async () => {
      const inPlace = await this.inPlace();
      if (inPlace === undefined) return this.write();
      const { map } = this.file;
      const blob = await patchedBlob(map, inPlace.patches);
      return { plan: planInPlace(map, inPlace), files: [{ name: map.files.file.name, blob }] };
    });
  }

  /** What the edits do to a map where every lump keeps its place; it is found out without reading the whole file. */
  private async inPlace(): Promise<ChangesInPlace | undefined> {
    const { any } = this.file;
    const paths = this.log.list().flatMap(({ isUndone, selection }) => (isUndone ? [] : [selection.path]));
    return any instanceof OpenDocument ? changesInPlace(any, paths) : undefined;
  }

  /** Whether nothing is changed, or everything was taken back. */
  get isEmpty(): boolean {
    return this.log.isEmpty;
  }

  private changing<T>(work: () => Promise<T>): Promise<T> {
    return this.inTurn(() =>
      work().finally(() => {
        this.revision++;
      }),
    );
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work, work);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** A model's bytes are changed where they are: what is compared with them later is a copy. */
  private keepOriginal(): void {
    const opened = this.file.any;
    if (!(opened instanceof OpenDocument)) this.original ??= opened.bytes.slice();
  }

  private async write(): Promise<SavedFiles> {
    const opened = this.file.any;
    return opened instanceof OpenDocument
      ? saveMap(opened)
      : saveModel(opened, this.original ?? opened.bytes);
  }
}

async function saveMap(opened: OpenDocument): Promise<SavedFiles> {
  const { name } = opened.files.file;
  const saved = await opened.opened.save(opened.map);
  const files: SavedFile[] = [
    { name, blob: blobOf(saved.bytes) },
    ...saved.externals.map(({ file, bytes }) => ({ name: file, blob: blobOf(bytes) })),
  ];
  return { plan: await planOf(saved, opened.source, name), files };
}

async function saveModel(opened: OpenModelDocument, original: Uint8Array): Promise<SavedFiles> {
  const isText = opened.losses.length > 0 || opened.magic === 'DIV-VIZ2' || opened.magic === 'DIV-VMF2';
  const { name: given } = opened.files.file;
  const name = isText
    ? `${given.replace(/\.[^.]*$/, '')}.${opened.magic === 'DIV-VMF2' ? 'bmf' : 'bgf'}`
    : given;
  const bytes = opened.model.save();
  const remarks = isText ? ['The model was opened as text; it is written in its binary form.'] : [];
  const plan: SavePlan = {
    sizeBefore: original.length,
    sizeAfter: bytes.length,
    changedBytes: await differingBytes(bytes, memorySource(original)),
    isRelaid: false,
    resized: [],
    moved: [],
    remarks,
    files: [name],
  };
  return { plan, files: [{ name, blob: blobOf(bytes) }] };
}

function blobOf(bytes: Uint8Array): Blob {
  // A copy of its own where the bytes are part of a larger buffer.
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' });
}
