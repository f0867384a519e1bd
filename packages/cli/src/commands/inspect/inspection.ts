import type { Candidate } from '@brushwork/formats';
import type { ContentStatus, Issue } from '@brushwork/record';

/** A lump as `inspect` shows it. */
export interface InspectedLump {
  /** Index in the directory. */
  readonly index: number;
  /** Name of the lump. */
  readonly name: string;
  /** Offset in bytes, as the directory has it. */
  readonly offset: number;
  /** Length in bytes, as the directory has it. */
  readonly length: number;
  /** Size of a record in bytes; `null` when there is none. */
  readonly recordSize: number | null;
  /** Number of records; `null` when that can't be told. */
  readonly count: number | null;
  /** How much of it can be read as what it is; `unread` when that would take reading a large lump. */
  readonly status: ContentStatus | 'unread';
}

/** Entities of one class. */
export interface ClassCount {
  /** The class, as text for people. */
  readonly name: string;
  /** How many there are. */
  readonly count: number;
}

/** What is remarkable in a map. */
export interface InspectedContent {
  /** The entities; `null` for a format without. */
  readonly entities: {
    /** How many there are. */
    readonly count: number;
    /** Encoding that the text is shown in. */
    readonly encoding: string;
    /** How many of each class, the most frequent first. */
    readonly classes: readonly ClassCount[];
  } | null;
  /** Numbers of records of the lumps that say most about a map. */
  readonly counts: readonly { readonly lump: string; readonly count: number }[];
  /** The box around the world; `null` when it isn't known. */
  readonly bounds: { readonly mins: readonly number[]; readonly maxs: readonly number[] } | null;
}

/** What `inspect` finds out about a map. */
export interface Inspection {
  /** What the user called it. */
  readonly file: string;
  /** Short name of the format. */
  readonly format: string;
  /** What the format is, for people. */
  readonly description: string;
  /** Identifier of the branch that it was read as. */
  readonly branch: string;
  /** Name of that game. */
  readonly title: string;
  /** Every branch that it may be, best first. */
  readonly candidates: readonly Candidate[];
  /** Version of the file. */
  readonly version: number;
  /** Byte order of the file. */
  readonly byteOrder: string;
  /** Size in bytes. */
  readonly size: number;
  /** The directory. */
  readonly lumps: readonly InspectedLump[];
  /** What is remarkable in it. */
  readonly content: InspectedContent;
  /** What was found while reading. */
  readonly issues: readonly Issue[];
}
