import type { ContentDiff, DiffCounts, DiffKind, LumpState } from '@brushwork/ops';
import type { ProgressListener } from './failure.js';
import type { FilesToOpen } from './file-input.js';
import type { PakPreview, PicturePart } from './pak-api.js';

/** A part of a lump that was compared one by one. */
export interface ComparedPart {
  /** Path as selections name it. */
  readonly path: string;
  /** What is compared in it: `records`, `values`, `entities`, `files`, `lines`, `rows` or `bytes`. */
  readonly kind: string;
  /** How many there are in the left file. */
  readonly leftCount: number;
  /** How many there are in the right file. */
  readonly rightCount: number;
  /** How many differ. */
  readonly counts: DiffCounts;
  /** Number of differences. */
  readonly changeCount: number;
  /** Whether the text that its things were read from differs, in whatever way. */
  readonly hasText: boolean;
}

/** A lump of a map, or a chunk of a model in which something differs. */
export interface ComparedLump {
  /** Its name, or path. */
  readonly name: string;
  /** How it compares. */
  readonly state: LumpState;
  /** Bytes of its content in the left file; `undefined` where there is none. */
  readonly leftSize: number | undefined;
  /** The same in the right file. */
  readonly rightSize: number | undefined;
  /** How it is stored otherwise: `place`, `version`, `compression`. */
  readonly storage: readonly string[];
  /** How many things in it differ. */
  readonly counts: DiffCounts;
  /** Its parts in which something can differ. */
  readonly parts: readonly ComparedPart[];
}

/** What is known of two files once they were compared. */
export interface ComparisonSummary {
  /** What the left file is. */
  readonly leftTitle: string;
  /** What the right file is. */
  readonly rightTitle: string;
  /** Whether nothing differs, however it is stored. */
  readonly isSame: boolean;
  /** What differs in the heads of the files. */
  readonly head: readonly { readonly field: string; readonly left: string; readonly right: string }[];
  /** The lumps, or the chunks that differ. */
  readonly lumps: readonly ComparedLump[];
  /** What wasn't compared, in sentences. */
  readonly notes: readonly string[];
}

/** Where a reference leads. */
export interface ComparedTarget {
  /** Path of the list. */
  readonly path: string;
  /** Number of the element. */
  readonly index: number;
}

/** A field of something that was compared, in both files. */
export interface ComparedField {
  /** Name of the field or key; empty for a value without one. */
  readonly name: string;
  /** Value in the left file as text; `undefined` where it has none. */
  readonly left: string | undefined;
  /** Value in the right file. */
  readonly right: string | undefined;
  /** Whether it differs. */
  readonly isDifferent: boolean;
  /** What is said beside it, such as how many values of an array differ. */
  readonly note: string | undefined;
  /** What the left value leads to. */
  readonly leftTarget: ComparedTarget | undefined;
  /** What the right value leads to. */
  readonly rightTarget: ComparedTarget | undefined;
}

/** One difference. */
export interface ComparedChange {
  /** What it is. */
  readonly kind: DiffKind;
  /** Number in the left file; `undefined` where it isn't there. Of bytes the offset in the lump. */
  readonly left: number | undefined;
  /** Number in the right file. */
  readonly right: number | undefined;
  /** What it is called: an entity's class and name, a file's path; empty for what has no name. */
  readonly label: string;
  /** Its fields: those that differ in lists of differences, all of them for a single one. */
  readonly fields: readonly ComparedField[];
}

/** A picture as it is drawn. */
export type ComparedPicture = Extract<PakPreview, { kind: 'picture' }>;

/** What differs in the content of a packed file, or in the text of entities. */
export type ComparedContent =
  /** Lines of text. */
  | { readonly kind: 'text'; readonly diff: Extract<ContentDiff, { kind: 'text' }> }
  /** Pictures, and both of them. */
  | {
      readonly kind: 'picture';
      readonly diff: Extract<ContentDiff, { kind: 'picture' }>;
      readonly left: ComparedPicture | undefined;
      readonly right: ComparedPicture | undefined;
    }
  /** Anything else. */
  | { readonly kind: 'bytes'; readonly diff: Extract<ContentDiff, { kind: 'bytes' }> }
  /** What keeps it from being read. */
  | { readonly kind: 'unreadable'; readonly why: string }
  /** There is none. */
  | { readonly kind: 'nothing' };

/** What the worker that compares two files offers. */
export interface CompareApi {
  /** Reads both files and compares them. */
  compare(left: FilesToOpen, right: FilesToOpen, progress?: ProgressListener): Promise<ComparisonSummary>;
  /** Differences of a part, from number `first` on, with the fields that differ. */
  changes(path: string, first: number, count: number): Promise<readonly ComparedChange[]>;
  /** One difference with all fields of both things; `undefined` when there is none of that number. */
  change(path: string, number: number): Promise<ComparedChange | undefined>;
  /** The content of the thing of a difference, in both files; without a number the text that the things of a part were read from. */
  content(path: string, number: number | undefined, part: PicturePart): Promise<ComparedContent>;
}
