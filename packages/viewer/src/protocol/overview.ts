import type { Issue } from '@brushwork/record';

/** A branch that a file may be, with what speaks for it. */
export interface CandidateSummary {
  /** Identifier of the branch. */
  readonly branch: string;
  /** Name of the game or engine. */
  readonly title: string;
  /** Sum of the evidence's weights. */
  readonly score: number;
  /** What speaks for it. */
  readonly evidence: readonly { readonly text: string; readonly weight: number }[];
}

/** A lump as the directory has it. */
export interface LumpSummary {
  /** Name in the branch. */
  readonly name: string;
  /** Index in the directory. */
  readonly index: number;
  /** Offset as stored. */
  readonly offset: number;
  /** Length as stored. */
  readonly length: number;
  /** First byte that can really be read. */
  readonly start: number;
  /** Byte behind the last one that can really be read. */
  readonly end: number;
  /** Version, where the format has one. */
  readonly version: number | undefined;
  /** Size of the content when it is stored compressed; 0 or `undefined` when it isn't. */
  readonly unpacked: number | undefined;
  /** Kind of content: `records`, `list`, `sequence`, `opaque` and so on. */
  readonly kind: string;
  /** Size of an element in bytes, where all have one. */
  readonly elementSize: number | undefined;
  /** File beside the map that holds it, where it is elsewhere. */
  readonly elsewhere: string | undefined;
}

/** What is known of a file once its directory was read. */
export interface MapOverview {
  /** What it is. */
  readonly kind: 'map';
  /** File name. */
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** Identifier of the branch. */
  readonly branch: string;
  /** Name of the game or engine. */
  readonly title: string;
  /** Magic of the file. */
  readonly magic: string;
  /** Version of the file. */
  readonly version: number;
  /** Byte order. */
  readonly byteOrder: 'little' | 'big';
  /** Size of header and directory. */
  readonly headSize: number;
  /** The lumps in the order of the directory. */
  readonly lumps: readonly LumpSummary[];
  /** Every branch that it may be, best first. */
  readonly candidates: readonly CandidateSummary[];
  /** What was found while opening. */
  readonly issues: readonly Issue[];
  /** Whether it has surfaces that can be shown. */
  readonly hasGeometry: boolean;
}

/** What is known of a model or a library of materials. */
export interface ModelOverview {
  /** What it is. */
  readonly kind: 'model';
  /** File name. */
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** What it is, in words. */
  readonly title: string;
  /** Magic of the file. */
  readonly magic: string;
  /** Byte order. */
  readonly byteOrder: 'little' | 'big';
  /** What was found while opening. */
  readonly issues: readonly Issue[];
  /** Whether it has surfaces that can be shown. */
  readonly hasGeometry: boolean;
}

/** What is known of a file once it was opened. */
export type FileOverview = MapOverview | ModelOverview;
