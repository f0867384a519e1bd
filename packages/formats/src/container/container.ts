import type { ByteOrder, ContentForm, Issue } from '@brushwork/record';
import type { Signature } from './signature.js';

/** One entry of a file's directory, as it is stored. */
export interface StoredLump {
  /** Index in the directory. */
  readonly index: number;
  /** Offset in bytes, as stored; may point anywhere. */
  readonly offset: number;
  /** Length in bytes, as stored; may be negative in a damaged file. */
  readonly length: number;
  /** Version, where the format has one. */
  readonly version?: number | undefined;
  /** Size of the content when it is stored compressed; 0 when it isn't, `undefined` where the format has no such word. */
  readonly unpacked?: number | undefined;
  /** First byte that can really be read. */
  readonly start: number;
  /** Byte behind the last one that can really be read; equals `start` when nothing can. */
  readonly end: number;
  /** Whether its bytes aren't in this file but in one of its own beside it, as its offset and its length say. */
  readonly isElsewhere?: boolean;
  /** Whether the directory of this file doesn't list it: there is no such lump, and nowhere to say of one. */
  readonly isAbsent?: boolean;
}

/** The head of a file: everything that has to be read before its lumps. */
export interface Head {
  /** Magic, as text. */
  readonly magic: string;
  /** Version of the file. */
  readonly version: number;
  /** Byte order of the file. */
  readonly byteOrder: ByteOrder;
  /** Size of header and directory in bytes. */
  readonly headSize: number;
  /** How often the map was saved in its editor, where the format says. */
  readonly revision?: number;
  /** The compiler's number by which copies of the map are told apart, where the format has one. What it is made of isn't known. */
  readonly checksum?: number;
  /** The directory: the entry of each lump by its index. */
  readonly entries: readonly StoredLump[];
  /** Indexes of the lumps that the directory lists, in its order, where that isn't the order of all indexes. */
  readonly order?: readonly number[];
  /** Whether nothing is filled up behind some of its lumps, where writers differ in that. */
  readonly isUnpadded?: boolean;
  /** What was found while reading it. */
  readonly issues: readonly Issue[];
}

/** Where a lump comes to lie. */
export interface PlacedLump {
  /** Index in the directory. */
  readonly index: number;
  /** Offset in bytes. */
  readonly offset: number;
  /** Length in bytes. */
  readonly length: number;
  /** Size of the content where it is stored compressed, 0 where it isn't; left as it is unless given. */
  readonly unpacked?: number;
  /** Version, where the format has one; left as it is unless given. */
  readonly version?: number;
}

/** A file layout: how the directory is read, and where the format's own compiler puts lumps. */
export interface Container {
  /** Kind of container. */
  readonly kind: string;
  /** How its files begin. */
  readonly signature: Signature;
  /** The magic, as text; empty where files begin with their version. */
  readonly magic: string;
  /** Versions that the branch knows. */
  readonly versions: readonly number[];
  /** Bytes that have to be there to read the directory; the least of them where files differ, see `headSizeOf`. */
  readonly headSize: number;
  /** The least that a header takes, where it is longer in some files: then `headSize` is the most. */
  readonly leastHeadSize?: number;
  /** Alignment of a lump's first byte. */
  readonly alignment: number;
  /** Whether bytes between the directory and the first lump stay also where a file is laid out by the compiler's rules. */
  readonly keepsLead?: boolean;
  /** What the head of a file is made of, for documents, where it is no directory of fixed entries of 32-bit words. */
  readonly form?: ContentForm;
  /** Whether lumps follow each other by their lengths alone, so that nothing but what fills up can lie between them. */
  readonly isSequential?: boolean;
  /** Bytes that have to be there to read the directory of this file, by its first `headSize` ones, where files differ. */
  headSizeOf?(head: Uint8Array, fileSize: number): number;
  /** Whether the first bytes are those of this container: magic and version. */
  matches(head: Uint8Array): boolean;
  /** Reads the directory; `truncated` when `head` is too short. Never throws for what an entry says. */
  readHead(head: Uint8Array, options: ReadHeadOptions): Head;
  /**
   * Where tools append more to a file than its directory knows, and how many bytes there say whether they did, or other
   * bytes that say how the directory is to be read; `undefined` where there are none. A container without it knows of no
   * such thing.
   */
  appendedAt?(entries: readonly StoredLump[], fileSize: number): AppendedPlace | undefined;
  /** Offsets as the format's own compiler would give them; `limit` when they are more than the directory can say. */
  plan(lumps: readonly PlannedLump[], options?: PlanOptions): Plan;
  /** Writes directory entries into the head of a file. */
  writeEntries(file: Uint8Array, placed: readonly PlacedLump[], byteOrder: ByteOrder): void;
  /** A header without lumps. */
  emptyHead(version: number, byteOrder: ByteOrder): Uint8Array;
}

/** Where lumps come to lie. */
export interface Plan {
  /** Every lump of the directory. */
  readonly placed: readonly PlacedLump[];
  /** Where each region begins. */
  readonly starts: ReadonlyMap<PlannedRegion, number>;
  /** Size of header and directory, where it depends on what is placed. */
  readonly headSize?: number;
  /** Byte behind the last one that is placed. */
  readonly end: number;
  /** Size of the file: `end`, aligned. */
  readonly size: number;
}

/** How lumps are placed. */
export interface PlanOptions {
  /** Offset before which no lump may begin; the end of the directory unless given. */
  readonly from?: number;
  /**
   * By whose rules: the `compiler`'s, unless given, or those of tools that `repack` a map, which keep the order of the
   * list that they are given and place empty lumps at 0.
   */
  readonly rules?: 'compiler' | 'repack';
  /** Size of the file that is repacked: one that filled whole sectors does so again. */
  readonly fileSize?: number;
  /** The head of the file whose lumps are placed anew, where there is one. */
  readonly head?: Head;
  /** Whether lumps keep the order of that head, where the order is what says where they lie. */
  readonly keepsOrder?: boolean;
}

/** A stretch of the file that is placed as one: a lump, or lumps that share bytes, and what trails behind them. */
export interface PlannedRegion {
  /** Length in bytes, trailing bytes that are to be kept included. */
  readonly length: number;
}

/** A lump that is to be placed. */
export interface PlannedLump {
  /** Index in the directory. */
  readonly index: number;
  /** Length in bytes. */
  readonly length: number;
  /** The stretch that it is part of, when there is more in it than the lump. */
  readonly region?: PlannedRegion;
  /** Distance from the start of the region; 0 without one. */
  readonly delta?: number;
}

/** Bytes behind the last lump that say whether something was appended. */
export interface AppendedPlace {
  /** Absolute offset of the first one. */
  readonly offset: number;
  /** Number of bytes. */
  readonly size: number;
}

/** What reading a directory needs beside its bytes. */
export interface ReadHeadOptions {
  /** Size of the whole file. */
  readonly fileSize: number;
  /** Name of a lump by index, for issues. */
  readonly nameOf: (index: number) => string;
  /** Bytes of the file behind its directory, as far as they are in memory; nothing is found appended without. */
  readonly peek?: ((place: AppendedPlace) => Uint8Array | undefined) | undefined;
}
