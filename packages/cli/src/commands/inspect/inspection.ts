import type { Candidate, GameGuess, LumpOrigin } from '@brushwork/formats';
import type { LimitUsage } from '@brushwork/ops';
import type { ContentStatus, Issue } from '@brushwork/record';
import type { ListedPatch } from '../lmp/list-patches.js';
import type { InspectedGameLump, InspectedPakfile } from './inspect-inside.js';
import type { InspectedDigest } from './map-files.js';

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
  /** Bytes that it unpacks to, as the directory has it; `null` when it isn't stored compressed. */
  readonly unpackedSize: number | null;
  /** Size of a record in bytes; `null` when there is none. */
  readonly recordSize: number | null;
  /** Number of records; `null` when that can't be told. */
  readonly count: number | null;
  /** Whether its bytes come from the map, from a file beside it, or from one that isn't there. */
  readonly origin: LumpOrigin['kind'];
  /** Name of the file beside the map; `null` where its bytes are in the map, or its name isn't known. */
  readonly externalFile: string | null;
  /**
   * How much of it can be read as what it is; `unread` when that would take reading a large lump, `missing` when its
   * file beside the map isn't there, `lost` when the file ends before it.
   */
  readonly status: ContentStatus | 'unread' | 'missing' | 'lost';
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
  /** The entities; `null` for a format without, and where their file beside the map isn't there. */
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
  /** The games that it may have been made for, best first: a guess, on which nothing that is read depends. */
  readonly games: readonly GameGuess[];
  /** Version of the file. */
  readonly version: number;
  /** Byte order of the file. */
  readonly byteOrder: string;
  /** Size in bytes. */
  readonly size: number;
  /** The directory. */
  readonly lumps: readonly InspectedLump[];
  /** Documents beside it, such as entities, with the number of elements of each. */
  readonly documents: readonly { readonly name: string; readonly file: string; readonly count: number }[];
  /** What is remarkable in it. */
  readonly content: InspectedContent;
  /** Lumps inside its game lump; none for a format without, and for one that is too large to be read. */
  readonly gameLumps: readonly InspectedGameLump[];
  /** The files that it brings along; `null` when it has none. */
  readonly pakfile: InspectedPakfile | null;
  /** Numbers by which copies of it are told apart. */
  readonly digests: readonly InspectedDigest[];
  /** Files that replace lumps of it. */
  readonly lumpPatches: readonly ListedPatch[];
  /** How much of each limit of its game it uses; empty when that wasn't asked for. */
  readonly limits: readonly LimitUsage[];
  /** What was found while reading. */
  readonly issues: readonly Issue[];
}
