import type { LumpPatches, MapDigest, OwnFiles } from './file-capabilities.js';
import type { Identities } from './identity-capability.js';
import type { PlayerSize } from './player-capability.js';
import type { PlayerStarts } from './player-start-capability.js';
import type { SceneCapabilities } from './scene-capabilities.js';

/** A tree that splits space by planes, as collision and visibility use it. */
export interface SpaceTree {
  /** Lump of nodes, whose fields `plane` and `children` are followed; a negative child is a leaf. */
  readonly nodes: string;
  /** Lump of leaves, whose field `area`, where they have it, is the area that doors may shut off. */
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

/**
 * Visibility between the leaves of the world: leaf `n` is cluster `n - 1`, and says itself where its row begins. Rows have
 * runs of zero bytes shortened.
 */
export interface LeafVisibility {
  /** Always `leaf-rle`. */
  readonly kind: 'leaf-rle';
  /** Lump of the rows, as bytes. */
  readonly lump: string;
  /** Lump of leaves. */
  readonly leaves: string;
  /** Field of a leaf that holds the offset of its row in bytes; -1 = everything is seen. */
  readonly offset: string;
  /** Lump and field of the number of clusters, in the first record. */
  readonly count: { readonly lump: string; readonly field: string };
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
  /** Byte with which games show a texture as it is; 255 unless given. More is brighter. */
  readonly white?: number;
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
 * Outputs: pairs of an entity whose key names something that happens to it, and whose value says which input of which
 * other entity is called then, with what parameter, after how many seconds and how often.
 */
export interface EntityOutputs {
  /** What stands between these parts, as the game's own compiler writes it. A text that has another is read by that. */
  readonly separator: OutputSeparator;
}

/** What stands between the parts of an output: a comma, or the character ESC, which no parameter holds. */
export type OutputSeparator = ',' | '\x1b';

/** Samples of light that lie in one lump, those of each face where the face says it. */
export interface FaceLight {
  /** Kinds of light, from a low to a high dynamic range. */
  readonly sets: readonly FaceLightSet[];
  /**
   * Lump and field of the flags of a face's texture, and the bit that says that light comes from three directions as well;
   * none in formats without such light.
   */
  readonly bumped?: { readonly lump: string; readonly field: string; readonly flag: number };
  /** Style that stands in slots that aren't used. */
  readonly noStyle: number;
  /** Whether an average of each style stands before the samples, that of the last style first. */
  readonly hasAverages: boolean;
  /**
   * How a sample is stored: as linear light in three bytes with a common exponent, which is so unless given, or as what a
   * screen shows, in three bytes or in one.
   */
  readonly coding?: FaceLightCoding;
  /** Byte of what a screen shows with which games show a texture as it is; 255 unless given. More is brighter. */
  readonly white?: number;
  /** Bits of textures whose faces are drawn as bright as their images, whatever light they have. */
  readonly fullBright?: { readonly lump: string; readonly field: string; readonly flag: number };
  /**
   * What a face without light is in a map that has some: as bright as its image, which is so unless given, or black. In a
   * map without any, all are as bright as their images.
   */
  readonly unlit?: 'bright' | 'black';
  /** What tools append to maps. */
  readonly appended?: AppendedFaceLight;
  /**
   * Texture pixels between two samples, where a face has as many samples as its corners take on its texture; faces say
   * themselves how many they have unless given.
   */
  readonly texelsPerLuxel?: number;
}

/**
 * How a sample of light is stored: `shared-exponent` is linear light in a number of 32 bits, nine bits for red, green and
 * blue each, the lowest first, and five of a power of two, plus 24.
 */
export type FaceLightCoding = 'rgb-exponent' | 'rgb' | 'grey' | 'shared-exponent';

/** Lumps known by their names that say something of the light of faces in place of what the map says itself. */
export interface AppendedFaceLight {
  /** Lump with the directory of such lumps. */
  readonly directory: string;
  /** Lumps of samples, as many as the map's own, and how they are stored: the first that is there. */
  readonly samples: readonly { readonly lump: string; readonly coding: FaceLightCoding }[];
  /** Lump of a power of two for each face: texture pixels between two samples. */
  readonly shifts: string;
  /** Lump of where the samples of each face begin. */
  readonly offsets: string;
  /** Lumps of light styles, as many for every face, and the one of slots that aren't used: the first that is there. */
  readonly styles: readonly { readonly lump: string; readonly none: number }[];
  /** Lump of how the light of each face lies, apart from its texture, and the fields of its records. */
  readonly places: {
    readonly lump: string;
    /** Samples along a row. */
    readonly width: string;
    /** Number of rows. */
    readonly height: string;
    /** Where the samples begin. */
    readonly offset: string;
    /** Four factors of a position that give its column, whole in the middle of samples. */
    readonly column: string;
    /** The same for its row. */
    readonly row: string;
  };
}

/** One kind of light. */
export interface FaceLightSet {
  /** Its dynamic range. */
  readonly range: 'low' | 'high';
  /** Lumps of faces that say where their samples are: the first that is filled. */
  readonly faces: readonly string[];
  /** Lump of samples. */
  readonly samples: string;
}

/** Names of textures: from a surface over a record of the texture to a string. */
export interface TextureNames {
  /** Lump of how surfaces are textured, and its field that names the texture. */
  readonly infos: { readonly lump: string; readonly field: string };
  /** Lump of textures, and its field that names the string. */
  readonly textures: { readonly lump: string; readonly field: string };
  /** Lump of offsets into `text`. */
  readonly offsets: string;
  /** Lump of strings. */
  readonly text: string;
}

/** Normals of the corners of faces: one for each edge of each face, in the order of the faces. */
export interface CornerNormals {
  /** Lump of faces, and its field that counts edges. */
  readonly faces: { readonly lump: string; readonly count: string };
  /** Lump of indexes. */
  readonly indices: string;
  /** Lump of normals. */
  readonly normals: string;
}

/** Places that reflections were taken at. */
export interface Cubemaps {
  /** Lump of places, whose field `size` is a power of two, plus one. */
  readonly lump: string;
  /** Side of the images where the size is 0, in pixels. */
  readonly defaultSide: number;
}

/**
 * What a format has, in words that operations ask for: an operation never asks which game it is.
 * A capability that is missing means that the format has no such thing, or that it isn't known yet.
 */
export interface Capabilities extends SceneCapabilities {
  /** How drawn surfaces are stored. */
  readonly surfaces?: 'triangle-soups' | 'surfedges';
  /** The tree that splits space. */
  readonly spaceTree?: SpaceTree;
  /** Cluster-to-cluster visibility. */
  readonly visibility?: Visibility | LeafVisibility;
  /** Convex solids. */
  readonly brushes?: Brushes;
  /** Baked light. */
  readonly lightmaps?: Lightmaps;
  /** Samples of light by face. */
  readonly faceLight?: FaceLight;
  /** Names of textures. */
  readonly textureNames?: TextureNames;
  /** Normals of the corners of faces. */
  readonly cornerNormals?: CornerNormals;
  /** Places that reflections were taken at. */
  readonly cubemaps?: Cubemaps;
  /** The tree of drawn surfaces. */
  readonly surfaceTree?: SurfaceTree;
  /** Which lights reach a place. */
  readonly lightCache?: LightCache;
  /** Lump of entity text. */
  readonly entities?: string;
  /** Where players come in. */
  readonly playerStarts?: PlayerStarts;
  /** Who walks in it. */
  readonly player?: PlayerSize;
  /** What entities make others do. */
  readonly entityOutputs?: EntityOutputs;
  /**
   * Whether lumps may be stored compressed, each with its unpacked size in the directory. Files are read so whatever this
   * says; it decides whether they are written so.
   */
  readonly compression?: 'lzma' | 'none';
  /** By what things in two maps are taken for the same. */
  readonly identities?: Identities;
  /** Numbers over the lumps by which copies of a map are told apart. */
  readonly mapDigests?: readonly MapDigest[];
  /** Files that replace lumps. */
  readonly lumpPatches?: LumpPatches;
  /** What the files of a map are called after it. */
  readonly ownFiles?: OwnFiles;
}
