import type { Issue } from '../errors.js';
import type { AnyField } from '../fields/field.js';
import type { AnyStruct, ByteOrder } from '../struct.js';
import type { ContentForm } from './content-form.js';

/**
 * How much of a lump could be read as what it is: all of it; nothing because there is nothing; whole records with
 * bytes left over; less than its own counts say; or nothing because its layout isn't known.
 */
export type ContentStatus = 'ok' | 'empty' | 'remainder' | 'truncated' | 'opaque';

/** Where content comes from, for reading it and for saying where something is. */
export interface ContentPlace {
  /** Name of the lump. */
  readonly name: string;
  /** The lump's bytes, as they are in the file. */
  readonly bytes: Uint8Array;
  /** Absolute offset of the first byte in the file. */
  readonly offset: number;
  /** Byte order of the file. */
  readonly byteOrder: ByteOrder;
  /** Version that the directory gives the lump, where the format has one. */
  readonly version?: number | undefined;
}

/** What every lump offers, whatever it holds. */
export interface Content extends PlainContent {
  /** Kind of content, for tools that print or write documents. */
  readonly kind: string;
  /** Name of the lump. */
  readonly name: string;
  /** Number of elements; 0 for what can't be read typed. */
  readonly length: number;
  /** Bytes behind the last whole element. */
  readonly remainder: number;
  /** How much could be read. */
  readonly status: ContentStatus;
  /** The bytes as they are now; a view on the file's own until the content was resized. */
  readonly bytes: Uint8Array;
  /** Absolute offset of the first byte in the file. */
  readonly offset: number;
  /** What was found while reading. */
  readonly issues: readonly Issue[];
  /** Puts other bytes in the place of these. Views made before look at the old ones. */
  setBytes(bytes: Uint8Array): void;
  /**
   * What it holds that is content of its own, by name, in the order of the file: the lists of a sequence, the lumps of
   * a game lump, the files of a pakfile. Asking for it opens and unpacks nothing. Content that holds none lacks it.
   */
  namedParts?(): ReadonlyMap<string, Part>;
  /** What it holds as rows for people and tables, where its elements aren't records or values. */
  rows?(): ContentRows;
}

/** Content inside other content. */
export interface Part {
  /** Whether it is a file with a format of its own, which the checks of a map leave alone. */
  readonly isFile?: boolean;
  /**
   * Whether its bytes were unpacked, so that offsets in it count from the first byte of the packed block. Known once it
   * was opened.
   */
  readonly isUnpacked?: boolean;
  /** Reads it. Throws `FormatError` for a file that can't be unpacked, and never for anything else. */
  open(): Content;
}

/** Rows that are worked out from content when they are asked for. */
export interface ContentRows {
  /** The columns. */
  readonly columns: readonly RowColumn[];
  /** Number of rows. */
  readonly length: number;
  /** Row `i`: a value for each column by its name; `undefined` where there is none. `i` is inside. */
  row(i: number): Readonly<Record<string, unknown>>;
}

/** A column of rows. */
export interface RowColumn {
  /** Name of the column, and of the value in each row. */
  readonly name: string;
  /** What its values are, where they are those of a field: named numbers, vectors. */
  readonly field?: AnyField;
}

/** How one kind of lump is read: records, numbers, text, a sequence, bytes. `L`: lumps that its elements refer to. */
export interface ContentType<T extends Content = Content, L extends string = string> {
  /** Kind of content, the same as that of the content itself. */
  readonly kind: string;
  /** Type only: lumps that the elements refer to. */
  readonly $lumps?: L;
  /** Size of an element in bytes; `undefined` when it varies or isn't known. */
  readonly elementSize: number | undefined;
  /** What the content is made of, for documents, where its type doesn't say so otherwise. */
  readonly form?: ContentForm;
  /** Records that parts of the content are made of, by the part's name, where they are no list of their own. */
  readonly partRecords?: Readonly<Record<string, AnyStruct>>;
  /** Whether a lump of this size and version can be of this type; `undefined` where the size doesn't tell. */
  fits?(size: number, version?: number): boolean | undefined;
  /** Reads a lump. Never throws: what can't be read has length 0 and an issue. */
  open(place: ContentPlace): T;
  /** What a block of plain data is made of, for content that only its own type can measure. */
  measure?(block: unknown): {
    readonly records: number;
    readonly opaqueBytes: number;
    readonly nonCanonical: number;
  };
  /** Bytes of one block of plain data, as the content's `block` gives it; `first` is the index of its first element. */
  rebuild(block: unknown, place: RebuildPlace, first: number): Uint8Array;
  /**
   * Moves absolute offsets inside a lump's bytes when the lump comes to lie elsewhere: as many bytes, the same array
   * when nothing changes. Never throws. Content without such offsets doesn't have it.
   */
  relocate?(bytes: Uint8Array, move: Relocation): Uint8Array;
  /** For content that holds other content: the type of what a block holds, and the block as that type makes it. */
  inside?(block: unknown): NestedBlock | undefined;
}

/** Where a lump lay and where it comes to lie. */
export interface Relocation {
  /** Absolute offset in the file that its bytes were made for. */
  readonly from: number;
  /** Absolute offset in the file that is written. */
  readonly to: number;
  /** Byte order of the file. */
  readonly byteOrder: ByteOrder;
}

/** A block of plain data inside a block of content that holds other content. */
export interface NestedBlock {
  /** How it is read. */
  readonly type: ContentType;
  /** The block. */
  readonly block: unknown;
}

/** What is known of a lump that is rebuilt from plain data alone. */
export type RebuildPlace = Pick<ContentPlace, 'name' | 'byteOrder' | 'version'> & {
  /** The layout that versioned content said it was read as; without it the version decides. */
  readonly layout?: string | undefined;
};

/** Type only: what a content type reads. */
export type ContentOf<T> = T extends ContentType<infer C, string> ? C : never;

/** Content of a lump as plain data, block by block, and back: what a lossless rebuild needs. */
export interface PlainContent {
  /** How many blocks of at most `size` elements there are. */
  blockCount(size: number): number;
  /** Block `i` as plain data. */
  block(i: number, size: number): unknown;
}
