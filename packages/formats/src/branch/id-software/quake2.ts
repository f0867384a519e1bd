/**
 * Quake II (1997): IBSP 38. Little-endian, 19 lumps, offset before length. What is solid is brushes again, as the mapper
 * built it; textures lie in files of their own; light is in colour; visibility is that of clusters of leaves, and areas
 * are closed off by doors. Tools of today append a directory of further lumps (`BSPX`) behind the last one.
 *
 * Sources: the public headers and loaders of the engine and its maintained descendants, and two real maps. Distances are
 * game units (one inch), z points up.
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
  text,
  u8,
  u16,
  vector,
} from '@brushwork/record';
import { defineBranch } from '../../branch.js';
import { bspx } from '../../container/bspx/index.js';
import { entityText } from '../../container/entity-text-content.js';
import { visibilityRle } from '../../container/visibility-rle/index.js';
import { quake2Limits } from '../../limits/quake2-limits.js';
import { lump } from '../../lump.js';
import { quake2Rules } from '../../rules/id-software/quake2-rules.js';
import { quake2Lights } from './lights.js';
import { quakePlayer } from './player-size.js';
import { quake2PlayerStarts } from './player-starts.js';
import { QUAKE2_LUMPS, quake2Directory } from './quake2-directory.js';
import { quake2ContentFlags, quake2SurfaceFlags } from './quake2-flags.js';
import { quake2FaceLight, quake2Scene } from './quake2-scene.js';
import { quake2TextureFiles } from './texture-files.js';

export { QUAKE2_LUMPS, quake2CompilerOrder, quake2Directory } from './quake2-directory.js';
export * from './quake2-flags.js';

/**
 * Axis that a plane's normal lies on or is nearest to (`PLANE_*`).
 * @source public headers of the engine @confidence certain
 */
export const PlaneType = { x: 0, y: 1, z: 2, nearestX: 3, nearestY: 4, nearestZ: 5 } as const;

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * @orig dplane_t @source public headers of the engine @confidence certain
 */
export class Plane extends struct(20, {
  /** Unit vector across the plane. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Distance of the plane from the origin along the normal, in game units. */
  distance: f32,
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). */
  type: enumeration(i32, PlaneType),
}) {}

/**
 * A node of the trees that split the world and each brush model (lump 4).
 * @orig dnode_t @source public headers of the engine @confidence certain
 */
export class Node extends struct(28, {
  /** Plane that splits it. */
  plane: ref(i32, 'PLANES'),
  /** What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. */
  children: array(either(i32, 'NODES', 'LEAVES'), 2),
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
 * How faces and sides are textured (lump 5): a point's texture coordinate is its dot product with the vector, plus the
 * offset.
 * @orig texinfo_t @source public headers of the engine @confidence certain
 */
export class TextureInfo extends struct(76, {
  /** Direction and offset of the texture's columns, in texture pixels per game unit and texture pixels. */
  s: vector(f32, ['x', 'y', 'z', 'offset']),
  /** Direction and offset of the texture's rows, in texture pixels per game unit and texture pixels. */
  t: vector(f32, ['x', 'y', 'z', 'offset']),
  /** How its surfaces are drawn, lit and walked on. */
  flags: flags(i32, quake2SurfaceFlags),
  /** How much light its surfaces give, where the flags say that they do. */
  value: i32,
  /** Path of the texture below `textures/`, without `.wal`, NUL-terminated within the 32 bytes: at most 31 bytes of text. */
  name: text(32),
  /** Texture info that is shown next where a texture is animated, the last one that of the first; negative, or 0, = none. */
  next: ref(i32, 'TEXTURE_INFO', { none: 'negative' }),
}) {}

/**
 * A polygon (lump 6).
 * @orig dface_t @source public headers of the engine; real maps @confidence certain
 */
export class Face extends struct(20, {
  /** Plane that it lies on: compilers name the first of the pair, whichever way the face looks. */
  plane: ref(u16, 'PLANES'),
  /** Not 0 = it looks away from its plane's normal: so do all 3,058 such faces of the real maps, by their corners. */
  side: i16,
  /** First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. */
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
 * A leaf of the trees (lump 8). Leaf 0 is everything solid beyond the world.
 * @orig dleaf_t @source public headers of the engine @confidence certain
 */
export class Leaf extends struct(28, {
  /** What its brushes are, all together. */
  contents: flags(i32, quake2ContentFlags),
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  cluster: i16,
  /** Area that doors separate from others; 0 = none. */
  area: ref(i16, 'AREAS', { mayBeEmpty: true }),
  /** Lower corner of its box, in whole game units. */
  mins: vector(i16, ['x', 'y', 'z']),
  /** Upper corner of its box, in whole game units. */
  maxs: vector(i16, ['x', 'y', 'z']),
  /** First of `faceCount` entries in LEAF_FACES. */
  firstFace: span(u16, 'LEAF_FACES', 'faceCount'),
  /** Number of faces that are seen in it. */
  faceCount: u16,
  /** First of `brushCount` entries in LEAF_BRUSHES. */
  firstBrush: span(u16, 'LEAF_BRUSHES', 'brushCount'),
  /** Number of brushes that reach into it. */
  brushCount: u16,
}) {}

/**
 * An edge of faces (lump 11). Edge 0 is never used: it has no sign.
 * @orig dedge_t @source public headers of the engine @confidence certain
 */
export class Edge extends struct(4, {
  /** Its two ends. */
  vertices: array(ref(u16, 'VERTICES'), 2),
}) {}

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 13).
 * @orig dmodel_t @source public headers of the engine @confidence certain
 */
export class Model extends struct(48, {
  /** Lower corner of its box, in game units. The game widens it by 1. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of its box, in game units. The game widens it by 1. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** Middle for sounds and lights, in game units; 0 in maps, where the entity says it. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Root of its tree: a node, or with a negative `n` leaf `-1 - n`. */
  headNode: either(i32, 'NODES', 'LEAVES'),
  /** First of `faceCount` faces. */
  firstFace: span(i32, 'FACES', 'faceCount'),
  /** Number of faces. */
  faceCount: i32,
}) {}

/**
 * A convex solid (lump 14): the space behind all its sides.
 * @orig dbrush_t @source public headers of the engine @confidence certain
 */
export class Brush extends struct(12, {
  /** First of `sideCount` sides. */
  firstSide: span(i32, 'BRUSH_SIDES', 'sideCount'),
  /** Number of sides. */
  sideCount: i32,
  /** What it is. */
  contents: flags(i32, quake2ContentFlags),
}) {}

/**
 * A side of a brush (lump 15).
 * @orig dbrushside_t @source public headers of the engine; real map for -1 @confidence certain
 */
export class BrushSide extends struct(4, {
  /** Plane that faces out of the brush. */
  plane: ref(u16, 'PLANES'),
  /** How it is textured; -1 = not at all: a side that the compiler added for collision. */
  texture: ref(i16, 'TEXTURE_INFO', { none: -1 }),
}) {}

/**
 * A part of the world that doors separate from others (lump 17). Area 0 is none.
 * @orig darea_t @source public headers of the engine @confidence certain
 */
export class Area extends struct(8, {
  /** Number of ways out of the area. */
  portalCount: i32,
  /** First of `portalCount` ways out. */
  firstPortal: span(i32, 'AREA_PORTALS', 'portalCount'),
}) {}

/**
 * A way out of an area (lump 18). Each opening is stored twice, once for each side; entry 0 is none.
 * @orig dareaportal_t @source public headers of the engine; real map @confidence certain
 */
export class AreaPortal extends struct(8, {
  /** Number by which the game opens and closes it: that of a brush of area portals, in the order of the map, from 1 on. */
  number: i32,
  /** Area that it leads into. */
  otherArea: ref(i32, 'AREAS'),
}) {}

/** Quake II. */
export const branch = defineBranch({
  id: 'id-software/quake2',
  title: 'Quake II',
  container: quake2Directory({ magic: 'IBSP', versions: [38] }),
  byteOrders: ['little'],
  lumps: {
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. */
    ENTITIES: lump(0, entityText()),
    PLANES: lump(1, Plane),
    /** Corners of faces, in game units. */
    VERTICES: lump(2, list(vector(f32, ['x', 'y', 'z']))),
    /** Which clusters see and hear which others. */
    VISIBILITY: lump(3, visibilityRle),
    NODES: lump(4, Node),
    TEXTURE_INFO: lump(5, TextureInfo),
    FACES: lump(6, Face),
    /** Samples of all lightmaps; one for every 16 texture pixels of a face. */
    LIGHTING: lump(7, list(vector(u8, ['red', 'green', 'blue']))),
    LEAVES: lump(8, Leaf),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(9, list(ref(u16, 'FACES'))),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(10, list(ref(u16, 'BRUSHES'))),
    EDGES: lump(11, Edge),
    /** Edges in the order in which faces walk them, negative for backwards. */
    SURFEDGES: lump(12, list(signedRef(i32, 'EDGES'))),
    MODELS: lump(13, Model),
    BRUSHES: lump(14, Brush),
    BRUSH_SIDES: lump(15, BrushSide),
    /** 256 bytes that the compiler writes, all of them 0, and nothing reads. Its name is all that is known. */
    POP: lump(16, list(u8)),
    AREAS: lump(17, Area),
    AREA_PORTALS: lump(18, AreaPortal),
    /** Further lumps that later tools append. */
    BSPX: lump(QUAKE2_LUMPS, bspx()),
  },
  capabilities: {
    surfaces: 'surfedges',
    faceLight: quake2FaceLight,
    sceneLights: quake2Lights,
    ...quake2Scene,
    entities: 'ENTITIES',
    playerStarts: quake2PlayerStarts,
    player: quakePlayer,
    textureFiles: quake2TextureFiles,
    visibility: { kind: 'pvs-rle', lump: 'VISIBILITY', leaves: 'LEAVES' },
    spaceTree: { nodes: 'NODES', leaves: 'LEAVES', planes: 'PLANES' },
  },
  rules: quake2Rules,
  limits: quake2Limits,
});
