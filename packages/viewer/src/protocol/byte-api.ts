import type { FileOverview } from './overview.js';

/** Bytes that can be looked at. */
export type ByteScope =
  /** The file as it is stored. */
  | { readonly kind: 'file' }
  /** A lump as it is stored: packed, if it is. */
  | { readonly kind: 'stored'; readonly path: string }
  /** A lump, part or chunk as it is read: unpacked. */
  | { readonly kind: 'content'; readonly path: string };

/** How many bytes a scope has, and where they are. */
export interface ByteScopeInfo {
  /** Number of bytes. */
  readonly size: number;
  /** Offset of the first of them in the file; `undefined` for unpacked bytes. */
  readonly offset: number | undefined;
  /** What they are, in words. */
  readonly title: string;
}

/** Bytes that belong together. */
export interface ByteSpan {
  /** First byte, from the start of the scope. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
  /** What they are. */
  readonly kind: 'field' | 'padding' | 'hole' | 'head' | 'gap' | 'content' | 'unknown';
  /** Number by which neighbours are told apart. */
  readonly shade: number;
  /** What they are, for people: `FACES[12].plane`. */
  readonly title: string;
  /** How they are read, and the value. */
  readonly text: string;
  /** The place that a click leads to. */
  readonly at: { readonly path: string; readonly index?: number; readonly field?: string } | undefined;
}

/** Some bytes, and what they are. */
export interface ByteBlock {
  /** Position of the first of them in the scope. */
  readonly start: number;
  /** The bytes. */
  readonly bytes: Uint8Array;
  /** What they are, in order; bytes of none are unknown. */
  readonly spans: readonly ByteSpan[];
}

/** What is looked for among bytes. */
export interface BytePattern {
  /** The bytes. */
  readonly values: Uint8Array;
  /** The bits of each that count: none for any byte, all but one for a letter in either case. */
  readonly masks: Uint8Array;
}

/** A stretch of the file that is drawn as one: a lump, the head, what lies between. */
export interface MapSpan {
  /** First byte in the file. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
  /** What it is: a lump or chunk, the head, zeros that align, bytes that belong to nothing, bytes that several share. */
  readonly kind: 'head' | 'content' | 'padding' | 'gap' | 'overlap';
  /** Name. */
  readonly title: string;
  /** The place that a click leads to. */
  readonly path: string | undefined;
}

/** What the worker of a file says of its bytes. They are read in the pieces that are asked for. */
export interface BytesApi {
  /** How many bytes there are. */
  scope(scope: ByteScope): Promise<ByteScopeInfo>;
  /** Bytes from `start` up to and without `end`. */
  read(scope: ByteScope, start: number, end: number): Promise<ByteBlock>;
  /** The bytes alone, also many of them: up to 4 MiB at a time. */
  raw(scope: ByteScope, start: number, end: number): Promise<Uint8Array>;
  /** Where the bytes of a record, and of a field of it, are in a scope; `undefined` when they aren't in it. */
  find(
    scope: ByteScope,
    at: { readonly path: string; readonly index?: number; readonly field?: string },
  ): Promise<{ readonly start: number; readonly end: number } | undefined>;
  /**
   * Where a pattern is next, round the end (or, backwards, the beginning) if need be; `undefined` when it is nowhere, and
   * for a search that another one has followed.
   */
  search(
    scope: ByteScope,
    pattern: BytePattern,
    course: { readonly from: number; readonly isBackwards: boolean },
  ): Promise<number | undefined>;
  /** The file from its first byte to its last: lumps or chunks, and what lies between. */
  map(): Promise<readonly MapSpan[]>;
  /** What the directory of the file says, as it would be saved now. */
  overview(): Promise<FileOverview>;
}
