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
import { OpenDocument } from '../open-document.js';
import type { OpenFile } from '../open-file.js';
import type { OpenModelDocument } from '../open-model-document.js';
import { EditLog } from './edit-log.js';
import { EntityEdits } from './entity-edits.js';
import { FieldEdits } from './field-edits.js';
import { differingBytes, planOf } from './save-plan.js';

/** The edits of the file that a worker has open. One is done after the other, however fast they are asked for. */
export class EditService implements EditApi {
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
    return this.inTurn(() => {
      this.keepOriginal();
      return this.fields.set(place, text);
    });
  }

  setValue(place: PairPlace, value: string): Promise<MadeEdit> {
    return this.inTurn(() => this.entities.setValue(place, value));
  }

  setKeyValue(place: EntityPlace, key: string, value: string): Promise<MadeEdit> {
    return this.inTurn(() => this.entities.setKeyValue(place, key, value));
  }

  addPair(place: EntityPlace, key: string, value: string): Promise<MadeEdit> {
    return this.inTurn(() => this.entities.add(place, key, value));
  }

  removePair(place: PairPlace): Promise<MadeEdit> {
    return this.inTurn(() => this.entities.remove(place));
  }

  entityText(place: EntityPlace): Promise<string> {
    return this.inTurn(() => this.entities.text(place));
  }

  checkEntityText(place: EntityPlace, text: string): Promise<readonly TextProblem[]> {
    return this.inTurn(() => this.entities.check(place, text));
  }

  setEntityText(place: EntityPlace, text: string): Promise<MadeEdit> {
    return this.inTurn(() => this.entities.setText(place, text));
  }

  list(): Promise<readonly EditSummary[]> {
    return this.inTurn(async () => this.log.list());
  }

  undo(id: number): Promise<void> {
    return this.inTurn(() => this.log.setUndone(id, true));
  }

  redo(id: number): Promise<void> {
    return this.inTurn(() => this.log.setUndone(id, false));
  }

  undoAll(): Promise<void> {
    return this.inTurn(() => this.log.undoAll());
  }

  plan(): Promise<SavePlan> {
    return this.inTurn(async () => (await this.write()).plan);
  }

  save(): Promise<SavedFiles> {
    return this.inTurn(() => this.write());
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
