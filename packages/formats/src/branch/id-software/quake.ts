/**
 * Quake (1996): files that begin with their version, 29. Little-endian, 15 lumps, offset before length. Tools of today
 * append a directory of further lumps (`BSPX`) behind the last one.
 *
 * Sources: the headers of the released compilers and engine, those of their maintained descendants, and real maps.
 * Distances are game units (one inch), z points up.
 */
import {
  array,
  either,
  enumeration,
  f32,
  flags,
  i16,
  i32,
  list,
  ref,
  signedRef,
  span,
  struct,
  u8,
  u16,
  vector,
} from '@brushwork/record';
import { defineBranch } from '../../branch.js';
import { bspx } from '../../container/bspx/index.js';
import { entityText } from '../../container/entity-text-content.js';
import { textures } from '../../container/miptex/index.js';
import { quakeLimits } from '../../limits/quake-limits.js';
import { lump } from '../../lump.js';
import { quakeRules } from '../../rules/id-software/quake-rules.js';
import { quakeLights } from './lights.js';
import { quakePlayer } from './player-size.js';
import { quakePlayerStarts } from './player-starts.js';
import { QUAKE_LUMPS, quakeDirectory } from './quake-directory.js';
import { sensibleModels } from './quake-doubts.js';
import { QuakeContents, QuakePlaneType, quakeTextureFlags } from './quake-flags.js';
import { quakeFaceLight, quakeScene } from './quake-scene.js';
import { quakeTextureFiles } from './texture-files.js';

export { quakeCompilerOrder, quakeDirectory } from './quake-directory.js';
export * from './quake-flags.js';

/** Values that stand for contents where a clip node could be named. */
const contents: readonly number[] = Object.values(QuakeContents);

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`.
 * @orig dplane_t @source headers of the compilers @confidence certain
 */
export class Plane extends struct(20, {
  /** Unit vector across the plane. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Distance of the plane from the origin along the normal, in game units. */
  distance: f32,
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). */
  type: enumeration(i32, QuakePlaneType),
}) {}

/**
 * A node of the trees that split the world and each brush model for drawing (lump 5).
 * @orig dnode_t @source headers of the compilers @confidence certain
 */
export class Node extends struct(24, {
  /** Plane that splits it. */
  plane: ref(i32, 'PLANES'),
  /** What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. */
  children: array(either(i16, 'NODES', 'LEAVES'), 2),
  /** Lower corner of its box, in whole game units. */
  mins: vector(i16, ['x', 'y', 'z']),
  /** Upper corner of its box, in whole game units. */
  maxs: vector(i16, ['x', 'y', 'z']),
  /** First of `faceCount` faces that lie on the node's plane. */
  firstFace: span(u16, 'FACES', 'faceCount'),
  /** Number of faces, those of both sides counted. */
  faceCount: u16,
}) {}

/**
 * How faces are textured (lump 6): a point's texture coordinate is its dot product with the vector, plus the offset.
 * @orig texinfo_t @source headers of the compilers @confidence certain
 */
export class TextureInfo extends struct(40, {
  /** Direction and offset of the texture's columns, in texture pixels per game unit and texture pixels. */
  s: vector(f32, ['x', 'y', 'z', 'offset']),
  /** Direction and offset of the texture's rows, in texture pixels per game unit and texture pixels. */
  t: vector(f32, ['x', 'y', 'z', 'offset']),
  /** Texture, which may be one that isn't there: games draw a checkerboard then. */
  texture: ref(i32, 'TEXTURES', { mayBeEmpty: true }),
  /** How its surfaces are drawn. */
  flags: flags(i32, quakeTextureFlags),
}) {}

/**
 * A polygon (lump 7).
 * @orig dface_t @source headers of the compilers @confidence certain
 */
export class Face extends struct(20, {
  /** Plane that it lies on. Headers declare it signed, which numbers above 32,767 don't survive. */
  plane: ref(u16, 'PLANES'),
  /** Not 0 = it looks away from its plane's normal. */
  side: i16,
  /** First of `edgeCount` entries in SURFEDGES. */
  firstEdge: span(i32, 'SURFEDGES', 'edgeCount'),
  /** Number of edges, and of corners. */
  edgeCount: i16,
  /** How it is textured. */
  texture: ref(i16, 'TEXTURE_INFO'),
  /** Light styles, for each of which it has a lightmap; 255 = unused. */
  styles: array(u8, 4),
  /** Its first sample, in bytes from the start of LIGHTING: as many as its lightmap has, for each style; -1 = unlit. */
  lightOffset: ref(i32, 'LIGHTING', { none: -1, mayBeEmpty: true, unit: 'bytes' }),
}) {}

/**
 * A node of the trees that bodies of one size collide with (lump 9).
 * @orig dclipnode_t @source headers of the compilers @confidence certain
 */
export class ClipNode extends struct(8, {
  /** Plane that splits it. */
  plane: ref(i32, 'PLANES'),
  /** What lies before and behind the plane: a clip node, or with a negative number what is there (`QuakeContents`). */
  children: array(ref(i16, 'CLIP_NODES', { none: contents }), 2),
}) {}

/**
 * A leaf of the trees that the world is drawn by (lump 10). Leaf 0 is everything solid; leaf `n` is cluster `n - 1` of
 * the visibility.
 * @orig dleaf_t @source headers of the compilers @confidence certain
 */
export class Leaf extends struct(28, {
  /** What is in it. */
  contents: enumeration(i32, QuakeContents),
  /** Where its row begins in VISIBILITY; -1 = it sees everything. */
  visibilityOffset: ref(i32, 'VISIBILITY', { none: -1, mayBeEmpty: true }),
  /** Lower corner of its box, in whole game units. */
  mins: vector(i16, ['x', 'y', 'z']),
  /** Upper corner of its box, in whole game units. */
  maxs: vector(i16, ['x', 'y', 'z']),
  /** First of `faceCount` entries in LEAF_FACES. */
  firstFace: span(u16, 'LEAF_FACES', 'faceCount'),
  /** Number of faces that are seen in it. */
  faceCount: u16,
  /** How loud each sound of the surroundings is heard in it, 0 to 255. */
  ambientLevels: vector(u8, ['water', 'sky', 'slime', 'lava']),
}) {}

/**
 * An edge of faces (lump 12). Edge 0 is never used: it has no sign.
 * @orig dedge_t @source headers of the compilers @confidence certain
 */
export class Edge extends struct(4, {
  /** Its two ends. */
  vertices: array(ref(u16, 'VERTICES'), 2),
}) {}

/**
 * The world, or a brush model that moves or triggers something (lump 14).
 * @orig dmodel_t @source headers of the compilers @confidence certain
 */
export class Model extends struct(64, {
  /** Lower corner of its box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of its box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** Middle for sounds and lights; 0 in maps, where the entity says it. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Root of the tree that it is drawn by and that points collide with. */
  headNode: ref(i32, 'NODES'),
  /** Roots of the trees that players, large monsters and (unused, 0) a third size of body collide with; negative = contents. */
  clipHeadNodes: array(ref(i32, 'CLIP_NODES', { none: contents, mayBeEmpty: true }), 3),
  /** Number of leaves that rows of VISIBILITY have a bit for: of the world those behind leaf 0. */
  leafCount: i32,
  /** First of `faceCount` faces. */
  firstFace: span(i32, 'FACES', 'faceCount'),
  /** Number of faces. */
  faceCount: i32,
}) {}

/** Quake. */
export const branch = defineBranch({
  id: 'id-software/quake',
  title: 'Quake',
  container: quakeDirectory({ magic: '', versionAt: 'start', versions: [29] }),
  byteOrders: ['little'],
  lumps: {
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. */
    ENTITIES: lump(0, entityText()),
    PLANES: lump(1, Plane),
    /** Textures with their pixels, whose colours are those of the game's palette. */
    TEXTURES: lump(2, textures({ palettes: 'shared' })),
    /** Corners of faces, in game units. */
    VERTICES: lump(3, list(vector(f32, ['x', 'y', 'z']))),
    /** Which leaves see which: rows of bits with runs of zero bytes shortened, where the leaves say that they begin. */
    VISIBILITY: lump(4, list(u8)),
    NODES: lump(5, Node),
    TEXTURE_INFO: lump(6, TextureInfo),
    FACES: lump(7, Face),
    /** Samples of all lightmaps, 0 to 255 each; one for every 16 texture pixels of a face. */
    LIGHTING: lump(8, list(u8)),
    CLIP_NODES: lump(9, ClipNode),
    LEAVES: lump(10, Leaf),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(11, list(ref(u16, 'FACES'))),
    EDGES: lump(12, Edge),
    /** Edges in the order in which faces walk them, negative for backwards. */
    SURFEDGES: lump(13, list(signedRef(i32, 'EDGES'))),
    MODELS: lump(14, Model),
    /** Further lumps that later tools append. */
    BSPX: lump(QUAKE_LUMPS, bspx()),
  },
  clues: {
    classes: [
      'item_artifact_super_damage',
      'item_shells',
      'item_spikes',
      'monster_army',
      'monster_ogre*',
      'weapon_nailgun',
      'weapon_supershotgun',
    ],
    doubts: { MODELS: sensibleModels },
  },
  capabilities: {
    surfaces: 'surfedges',
    entities: 'ENTITIES',
    playerStarts: quakePlayerStarts,
    player: quakePlayer,
    visibility: {
      kind: 'leaf-rle',
      lump: 'VISIBILITY',
      leaves: 'LEAVES',
      offset: 'visibilityOffset',
      count: { lump: 'MODELS', field: 'leafCount' },
    },
    spaceTree: { nodes: 'NODES', leaves: 'LEAVES', planes: 'PLANES' },
    textureFiles: quakeTextureFiles,
    faceLight: quakeFaceLight,
    sceneLights: quakeLights,
    ...quakeScene,
  },
  rules: quakeRules,
  limits: quakeLimits,
});
