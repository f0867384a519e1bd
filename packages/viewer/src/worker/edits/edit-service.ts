import type {
  EditApi,
  EditSummary,
  EntityPlace,
  FieldDescription,
  FieldPlace,
  MadeEdit,
  PairPlace,
  SavedFiles,
  SavePlan,
  TextProblem,
} from '../../protocol/edit-api.js';
import type { FilesToOpen } from '../../protocol/file-input.js';
import { OpenDocument } from '../open-document.js';
import type { OpenFile } from '../open-file.js';
import { type ChangesInPlace, changesInPlace } from './changes-in-place.js';
import { EditLog } from './edit-log.js';
import { EntityEdits } from './entity-edits.js';
import { FieldEdits } from './field-edits.js';
import { filesWith } from './files-with.js';
import { saveInPieces, saveModel } from './save-in-pieces.js';
import { planInPlace, planOf } from './save-plan.js';
import { piecesOf, savedBlob } from './saved-blob.js';

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
      const { any } = this.file;
      const { files } = any;
      if (this.log.isEmpty) return files;
      const inPlace = await this.inPlace();
      if (inPlace !== undefined) return filesWith(files, { ...files.file, patches: inPlace.patches });
      if (any instanceof OpenDocument) {
        const { beside, saved } = await saveInPieces(any, this.changedPaths);
        const { pieces, size } = saved;
        return filesWith(
          files,
          { kind: 'pieces', name: files.file.name, size, pieces, of: files.file },
          beside,
        );
      }
      const { files: written } = await saveModel(any, this.original ?? any.bytes);
      const [whole] = written;
      return whole === undefined
        ? files
        : filesWith(files, { kind: 'blob', name: files.file.name, blob: whole.blob });
    });
  }

  plan(): Promise<SavePlan> {
    return this.inTurn(async () => {
      const { any } = this.file;
      if (!(any instanceof OpenDocument)) return (await saveModel(any, this.original ?? any.bytes)).plan;
      const inPlace = await this.inPlace();
      if (inPlace !== undefined) return planInPlace(any, inPlace);
      const { saved } = await saveInPieces(any, this.changedPaths);
      return planOf(saved, any.source, any.files.file.name);
    });
  }

  save(): Promise<SavedFiles> {
    return this.inTurn(async () => {
      const { any } = this.file;
      if (!(any instanceof OpenDocument)) return saveModel(any, this.original ?? any.bytes);
      const { files, source } = any;
      const { name } = files.file;
      const origin = { input: files.file, source };
      const inPlace = await this.inPlace();
      if (inPlace !== undefined) {
        const blob = await savedBlob(piecesOf(inPlace.patches, source.byteLength), origin);
        return { plan: planInPlace(any, inPlace), files: [{ name, blob }] };
      }
      const { beside, saved } = await saveInPieces(any, this.changedPaths);
      const blob = await savedBlob(saved.pieces, origin);
      return { plan: await planOf(saved, source, name), files: [{ name, blob }, ...beside] };
    });
  }

  /** Paths of all that edits in force change. */
  private get changedPaths(): readonly string[] {
    return this.log.list().flatMap(({ isUndone, selection }) => (isUndone ? [] : [selection.path]));
  }

  /** What the edits do to a map where every lump keeps its place; it is found out without reading the whole file. */
  private async inPlace(): Promise<ChangesInPlace | undefined> {
    const { any } = this.file;
    return any instanceof OpenDocument ? changesInPlace(any, this.changedPaths) : undefined;
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
}
