import type { Place3 } from './place3.js';

/** What a map knows of its space: which questions can be asked. */
export interface SpaceAbilities {
  /** Whether a tree says which leaf a point is in. */
  readonly hasTree: boolean;
  /** Whether the format stores what is seen from where. */
  readonly hasVisibility: boolean;
  /** Whether this map stores it: in one that doesn't, everything is seen from everywhere. */
  readonly isVisibilityStored: boolean;
  /** Why what is stored of it can't be read, in words that begin with the lump's name; `undefined` where it can. */
  readonly lostVisibility: string | undefined;
  /** Name of the lump of leaves; `undefined` without a tree. */
  readonly leafLump: string | undefined;
  /** Lumps of the surfaces that groups and reports number. */
  readonly surfaceLumps: readonly string[];
  /** Number of leaves. */
  readonly leafCount: number;
  /** Number of clusters; 0 without visibility. */
  readonly clusterCount: number;
  /** What surfaces can be coloured by. */
  readonly groupings: readonly SurfaceGrouping[];
}

/** What surfaces can be told apart by: what of space they are in. */
export const surfaceGroupings = ['leaf', 'cluster', 'area', 'cell'] as const;

/** One of them. */
export type SurfaceGrouping = (typeof surfaceGroupings)[number];

/** What is at a point. */
export interface PointReport {
  /** The leaf. */
  readonly leaf: number;
  /** Cluster of the leaf, -1 in something solid; `undefined` for formats without visibility. */
  readonly cluster: number | undefined;
  /** Area of the leaf; `undefined` for formats without. */
  readonly area: number | undefined;
  /** Room of the leaf; `undefined` for formats without. */
  readonly cell: number | undefined;
}

/** What would be drawn from a point. */
export interface SeenReport extends PointReport {
  /** Number of clusters that are seen. */
  readonly clusterCount: number;
  /** Number of leaves in them. */
  readonly leafCount: number;
  /** Indexes of the surfaces that are seen; `undefined` where leaves don't say. */
  readonly surfaces: Uint32Array | undefined;
  /** Rooms that portals lead to; `undefined` for formats without. */
  readonly cells: readonly number[] | undefined;
}

/** Questions about the space of a map, answered by the worker of the world. */
export interface SpaceApi {
  /** Which questions can be asked. */
  abilities(): Promise<SpaceAbilities>;
  /** What is at a point. */
  at(point: Place3): Promise<PointReport>;
  /** What would be drawn from a point. */
  seenFrom(point: Place3): Promise<SeenReport>;
  /** A point inside a leaf, to go to; `undefined` for one without room. */
  pointInLeaf(leaf: number): Promise<Place3 | undefined>;
  /** The number of the group that each surface is in, by its index; -1 for none. */
  groups(grouping: SurfaceGrouping): Promise<Int32Array>;
}
