/** A tree that splits space by planes, as collision and visibility use it. */
export interface SpaceTree {
  /** Lump of nodes, whose fields `plane` and `children` are followed; a negative child is a leaf. */
  readonly nodes: string;
  /** Lump of leaves. */
  readonly leaves: string;
  /** Lump of planes: `normal` and `distance`. */
  readonly planes: string;
}

/** Cluster-to-cluster visibility. */
export interface Visibility {
  /** `pvs-raw`: rows of bits as they are; `pvs-rle`: rows with runs of zero bytes shortened. */
  readonly kind: 'pvs-raw' | 'pvs-rle';
  /** Lump of the rows. */
  readonly lump: string;
  /** Lump of leaves, whose field `cluster` names a row. */
  readonly leaves: string;
}

/** Convex solids made of sides that follow each other in the order of the brushes. */
export interface Brushes {
  /** Lump of brushes; their first side is a running sum of `sideCount`. */
  readonly brushes: string;
  /** Lump of sides. */
  readonly sides: string;
  /** Sides at the start of each brush that hold a distance along an axis instead of a plane, in the order -x +x -y +y -z +z. */
  readonly axialSides: number;
  /** Lump of planes. */
  readonly planes: string;
}

/** Pages of baked light. */
export interface Lightmaps {
  /** Lump of pages. */
  readonly lump: string;
  /** Field of a page that holds its pixels, row by row, three bytes each. */
  readonly pixels: string;
  /** Width of a page in pixels. */
  readonly width: number;
  /** Height of a page in pixels. */
  readonly height: number;
}

/** A tree of surfaces with its children in one block each. */
export interface SurfaceTree {
  /** Lump of tree records with `firstSurface`, `surfaceCount` and `childCount`. */
  readonly lump: string;
  /** Lump and field that hold the roots. */
  readonly roots: { readonly lump: string; readonly field: string };
}

/** A hash table of samples that say which lights reach a place. */
export interface LightCache {
  /** Lump of entries, bucket by bucket. */
  readonly lump: string;
  /** Number of buckets. */
  readonly buckets: number;
  /** Entries in each bucket. */
  readonly entriesPerBucket: number;
  /** Lump of leaves, whose light span the bits of an entry count along. */
  readonly leaves: string;
  /** Lump of light indexes that the leaves select from. */
  readonly lightIndices: string;
}

/**
 * What a format has, in words that operations ask for: an operation never asks which game it is.
 * A capability that is missing means that the format has no such thing, or that it isn't known yet.
 */
export interface Capabilities {
  /** How drawn surfaces are stored. */
  readonly surfaces?: 'triangle-soups' | 'surfedges';
  /** The tree that splits space. */
  readonly spaceTree?: SpaceTree;
  /** Cluster-to-cluster visibility. */
  readonly visibility?: Visibility;
  /** Convex solids. */
  readonly brushes?: Brushes;
  /** Baked light. */
  readonly lightmaps?: Lightmaps;
  /** The tree of drawn surfaces. */
  readonly surfaceTree?: SurfaceTree;
  /** Which lights reach a place. */
  readonly lightCache?: LightCache;
  /** Lump of entity text. */
  readonly entities?: string;
}
