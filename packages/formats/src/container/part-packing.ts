import type { Content, ContentType } from '@brushwork/record';
import type { EncodedLzma } from './lzma/index.js';

/** A part of a lump that is compressed by itself. */
export interface LumpPart {
  /** What it is called, with what else its directory says of it. */
  readonly name: string;
  /**
   * How it is stored: as it is; compressed; compressed so that it can be read, but with sizes that are wrong; or in a way
   * that is left alone, since it can't be read, or is none of the two.
   */
  readonly state: 'plain' | 'packed' | 'flawed' | 'fixed';
  /** What it holds, unpacked; nothing for one that is left alone. */
  readonly bytes: Uint8Array;
}

/** How a part is to be stored: as it is in the file, as what it holds, or as a stream. */
export type PartForm = 'keep' | 'plain' | EncodedLzma;

/** How content is compressed that is never compressed as a whole, since what reads it unpacks its parts one by one. */
export interface PartPacking {
  /** Whether the parts are files of an archive, which a caller may want to leave alone. */
  readonly isArchive: boolean;
  /** Bytes that stand before the stream of a compressed part. */
  readonly headSize: number;
  /**
   * Its parts, in an order of their own. Never throws. Parts that would unpack to more than `maxOutput` bytes, all together,
   * are left alone.
   */
  parts(content: Content, limits: { readonly maxOutput: number }): readonly LumpPart[];
  /**
   * The lump's bytes with its parts stored as told, for the place that it was read from. May throw `FormatError` for
   * what can't be written in another way than it is.
   */
  write(content: Content, forms: readonly PartForm[]): Uint8Array;
}

/** A content type whose parts are compressed. */
export interface PartPackingType {
  /** How. */
  readonly packing: PartPacking;
}

/** How the parts of a type's content are compressed; `undefined` for types that are compressed as a whole. */
export function partPackingOf(type: ContentType): PartPacking | undefined {
  return (type as Partial<PartPackingType>).packing;
}
