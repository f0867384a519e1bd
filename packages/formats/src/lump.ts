import {
  type AnyStruct,
  type Content,
  type ContentOf,
  type ContentType,
  type LumpsOf,
  type RecordsType,
  records,
} from '@brushwork/record';

/** A lump of a branch: its place in the directory and how it is read. */
export interface LumpEntry<T extends ContentType = ContentType> {
  /** Index in the directory. */
  readonly index: number;
  /** How the lump is read. */
  readonly type: T;
}

/** The lumps of a branch by name. */
export interface Lumps {
  readonly [name: string]: LumpEntry;
}

/** Declares a lump: `lump(7, Face)`, `lump(13, list(i32))`, `lump(5, opaque)`. */
export function lump<T extends AnyStruct>(index: number, record: T): LumpEntry<RecordsType<T, LumpsOf<T>>>;
export function lump<T extends ContentType>(index: number, type: T): LumpEntry<T>;
export function lump(index: number, type: ContentType | AnyStruct): LumpEntry {
  return { index, type: typeof type === 'function' ? (records(type) as ContentType) : type };
}

/** Names of lumps by index. */
export function lumpNames(lumps: Lumps): ReadonlyMap<number, string> {
  return new Map(Object.entries(lumps).map(([name, { index }]) => [index, name]));
}

/** Type only: the content of each lump by name. */
export type ContentsOf<L> = {
  readonly [K in keyof L]: L[K] extends LumpEntry<infer T> ? ContentOf<T> : Content;
};

type ReferencedBy<T> =
  T extends LumpEntry<infer C> ? (C extends ContentType<Content, infer L> ? L : never) : never;

/** Type only: lumps that refer to no lump that isn't there; `Others`: lumps from elsewhere. */
export type CheckedLumps<L, Others extends PropertyKey = never> = {
  [K in keyof L]: Exclude<ReferencedBy<L[K]>, keyof L | Others> extends never
    ? L[K]
    : `no lump named ${Exclude<ReferencedBy<L[K]>, keyof L | Others>}`;
};
