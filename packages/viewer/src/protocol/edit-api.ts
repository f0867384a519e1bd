import type { FilesToOpen } from './file-input.js';
import type { Selection } from './selection.js';

/** A field of one record, or an element of a list. */
export interface FieldPlace {
  /** Lump or part as `dump` takes it, such as `FACES` or `GAME_LUMP.sprp.props`; the path of a chunk for models. */
  readonly path: string;
  /** Number of the record. */
  readonly index: number;
  /** Path of the field inside the record, such as `origin.x` or `children[1]`; empty for an element of a list of values. */
  readonly field: string;
}

/** What can be written to a field. */
export interface FieldDescription {
  /** Its value now, as it may be written back. */
  readonly text: string;
  /** Its type in the words of the schema, such as `u16` or `vector of f32`. */
  readonly type: string;
  /** What fits, in words. */
  readonly hint: string;
  /** Names that stand for values, where some do. */
  readonly choices: readonly string[];
}

/** A pair of an entity. */
export interface PairPlace {
  /** Lump or document that holds the entity. */
  readonly path: string;
  /** Number of the entity. */
  readonly index: number;
  /** Number of the pair. */
  readonly pair: number;
}

/** What an edit does. */
export type EditKind = 'field' | 'value' | 'add' | 'remove' | 'text';

/** A change of a file that isn't saved yet. */
export interface EditSummary {
  /** Its number, by which it is taken back. */
  readonly id: number;
  /** What it does: a field of a record, a value of an entity, a pair more or less, the text of an entity. */
  readonly kind: EditKind;
  /** Where. */
  readonly selection: Selection;
  /** Where, for people: `FACES[12].plane`, or the class and name of an entity with the key. */
  readonly title: string;
  /** What was there. */
  readonly before: string;
  /** What is there now. */
  readonly after: string;
  /** Whether it was taken back. */
  readonly isUndone: boolean;
}

/** Something wrong with a text that is being written. */
export interface TextProblem {
  /** What. */
  readonly message: string;
  /** Whether the text can't be taken because of it. */
  readonly isFatal: boolean;
  /** Line, from 1. */
  readonly line: number;
}

/** What saving will do. */
export interface SavePlan {
  /** Size of the file as it was opened. */
  readonly sizeBefore: number;
  /** Size of the file that will be written. */
  readonly sizeAfter: number;
  /** Bytes that will differ from those in the same place, where the sizes are the same; `undefined` otherwise. */
  readonly changedBytes: number | undefined;
  /** Whether the lumps have to be placed anew. */
  readonly isRelaid: boolean;
  /** Lumps whose length changes. */
  readonly resized: readonly { readonly lump: string; readonly from: number; readonly to: number }[];
  /** Lumps that come to lie elsewhere. */
  readonly moved: readonly { readonly lump: string; readonly from: number; readonly to: number }[];
  /** What else is worth knowing, in sentences. */
  readonly remarks: readonly string[];
  /** Names of the files that will be written, the file itself first. */
  readonly files: readonly string[];
}

/** A file that was written and waits to be downloaded. */
export interface SavedFile {
  /** Name to offer. */
  readonly name: string;
  /** Its bytes. */
  readonly blob: Blob;
}

/** What was written. */
export interface SavedFiles {
  /** What saving did. */
  readonly plan: SavePlan;
  /** The file, and files beside it that had to be written with it. */
  readonly files: readonly SavedFile[];
}

/** An edit that was made; `undefined` where nothing changed by it. */
export type MadeEdit = EditSummary | undefined;

/** An entity. */
export type EntityPlace = Omit<PairPlace, 'pair'>;

/**
 * Changes of a file: each is kept with what was there before, and can be taken back. Nothing reaches the file that was
 * opened; `save` makes a new one. Errors are `FormatError`s that say what would fit.
 */
export interface EditApi {
  /** What can be written to a field. `not-found` for a field that isn't there, `unsupported` for one that can't be changed. */
  describeField(place: FieldPlace): Promise<FieldDescription>;
  /** Gives a field another value, which is read strictly by the field's type; `does-not-fit` for one that isn't. */
  setField(place: FieldPlace, text: string): Promise<MadeEdit>;
  /** Gives a pair of an entity another value. */
  setValue(place: PairPlace, value: string): Promise<MadeEdit>;
  /** Gives the first pair with a key another value, or adds one. */
  setKeyValue(entity: EntityPlace, key: string, value: string): Promise<MadeEdit>;
  /** Adds a pair behind the last one of an entity. */
  addPair(entity: EntityPlace, key: string, value: string): Promise<MadeEdit>;
  /** Takes a pair out of an entity. */
  removePair(place: PairPlace): Promise<MadeEdit>;
  /** An entity as it is written. */
  entityText(entity: EntityPlace): Promise<string>;
  /** What is wrong with a text that is to be an entity; changes nothing. */
  checkEntityText(entity: EntityPlace, text: string): Promise<readonly TextProblem[]>;
  /** Puts another text in the place of an entity; `bad-text` when it isn't exactly one. */
  setEntityText(entity: EntityPlace, text: string): Promise<MadeEdit>;
  /** The edits in the order in which they were made, those that were taken back included. */
  list(): Promise<readonly EditSummary[]>;
  /** Takes an edit back; later ones stay. `does-not-fit` when one of those needs it. */
  undo(id: number): Promise<void>;
  /** Makes an edit again that was taken back. */
  redo(id: number): Promise<void>;
  /** Takes every edit back. */
  undoAll(): Promise<void>;
  /** The files as they would be saved now, for somebody else to open; those that were opened when no edit is in force. */
  files(): Promise<FilesToOpen>;
  /** What saving will do. */
  plan(): Promise<SavePlan>;
  /** Writes the file with the edits. */
  save(): Promise<SavedFiles>;
}
