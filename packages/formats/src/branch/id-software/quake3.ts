/**
 * Quake III Arena (1999): IBSP 46, the root of the family that Return to Castle Wolfenstein, Raven's and Ritual's games,
 * Medal of Honor and Call of Duty descend from. Little-endian, 17 lumps, offset before length.
 *
 * Sources: the headers and loaders of the game's released source and of its maintained descendants, the compilers that
 * write such maps, and real maps. Distances are game units (one inch), z points up.
 */
import {
  array,
  either,
  enumeration,
  f32,
  flags,
  i32,
  list,
  many,
  opaque,
  ref,
  sequence,
  span,
  struct,
  text,
  u8,
  union,
  vector,
} from '@brushwork/record';
import { defineBranch } from '../../branch.js';
import { bspx } from '../../container/bspx/index.js';
import { entityText } from '../../container/entity-text-content.js';
import { quake3Limits } from '../../limits/quake3-limits.js';
import { lump } from '../../lump.js';
import { quake3Rules } from '../../rules/id-software/quake3-rules.js';
import { quake3Lights } from './lights.js';
import { quake3Player } from './player-size.js';
import { quake3PlayerStarts } from './player-starts.js';
import { leafFaces, quake3Layers, quake3Props } from './quake-layers.js';
import { QUAKE3_LUMPS, quake3Directory } from './quake3-directory.js';
import { faceShapes } from './quake3-face-shapes.js';
import { FaceType } from './quake3-face-type.js';
import { quake3ContentFlags, quake3SurfaceFlags } from './quake3-flags.js';
import { quake3Scene } from './quake3-scene.js';
import { quake3TextureFiles } from './texture-files.js';

export { faceShapes } from './quake3-face-shapes.js';
export { FaceType } from './quake3-face-type.js';
export { quake3ContentFlags, quake3SurfaceFlags } from './quake3-flags.js';

/**
 * A texture (lump 1): the name of a shader, and what the compiler took from it.
 * @orig dshader_t @source released source of the game, real maps @confidence certain
 */
export class Texture extends struct(72, {
  /** Path of the shader or of a picture, without its ending, NUL-terminated within the 64 bytes. */
  name: text(64),
  /** How surfaces of it are drawn and behave. */
  surfaceFlags: flags(i32, quake3SurfaceFlags),
  /** What volumes of it are. */
  contentFlags: flags(i32, quake3ContentFlags),
}) {}

/**
 * A plane (lump 2): the points `p` with `dot(normal, p) = distance`. Planes come in pairs that look opposite ways.
 * @orig dplane_t @source released source of the game, real maps @confidence certain
 */
export class Plane extends struct(16, {
  /** Unit vector across the plane. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Distance of the plane from the origin along the normal, in game units. */
  distance: f32,
}) {}

/**
 * A node of the tree that splits the world (lump 3).
 * @orig dnode_t @source released source of the game, real maps @confidence certain
 */
export class Node extends struct(36, {
  /** Plane that splits it. */
  plane: ref(i32, 'PLANES'),
  /** What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. */
  children: array(either(i32, 'NODES', 'LEAVES'), 2),
  /** Lower corner of the box, in whole game units. */
  mins: vector(i32, ['x', 'y', 'z']),
  /** Upper corner of the box, in whole game units. */
  maxs: vector(i32, ['x', 'y', 'z']),
}) {}

/**
 * A leaf of the tree that splits the world (lump 4).
 * @orig dleaf_t @source released source of the game, real maps @confidence certain
 */
export class Leaf extends struct(48, {
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  cluster: i32,
  /** Area that doors separate from others; -1 = none. */
  area: i32,
  /** Lower corner of the box, in whole game units. */
  mins: vector(i32, ['x', 'y', 'z']),
  /** Upper corner of the box, in whole game units. */
  maxs: vector(i32, ['x', 'y', 'z']),
  /** First of `faceCount` entries in LEAF_FACES. */
  firstFace: span(i32, 'LEAF_FACES', 'faceCount'),
  /** Number of faces that are seen in the leaf. */
  faceCount: i32,
  /** First of `brushCount` entries in LEAF_BRUSHES. */
  firstBrush: span(i32, 'LEAF_BRUSHES', 'brushCount'),
  /** Number of brushes that reach into the leaf. */
  brushCount: i32,
}) {}

/**
 * The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 7).
 * @orig dmodel_t @source released source of the game, real maps @confidence certain
 */
export class Model extends struct(40, {
  /** Lower corner of the box, in game units. The game widens it by 1. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of the box, in game units. The game widens it by 1. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** First of `faceCount` faces. */
  firstFace: span(i32, 'FACES', 'faceCount'),
  /** Number of faces. */
  faceCount: i32,
  /** First of `brushCount` brushes. */
  firstBrush: span(i32, 'BRUSHES', 'brushCount'),
  /** Number of brushes. */
  brushCount: i32,
}) {}

/**
 * A convex solid (lump 8): the space behind all its sides.
 * @orig dbrush_t @source released source of the game, real maps @confidence certain
 */
export class Brush extends struct(12, {
  /** First of `sideCount` sides. The first six are its box, in the order -x +x -y +y -z +z. */
  firstSide: span(i32, 'BRUSH_SIDES', 'sideCount'),
  /** Number of sides. */
  sideCount: i32,
  /** Texture whose content flags the whole brush has. */
  texture: ref(i32, 'TEXTURES'),
}) {}

/**
 * One side of a brush (lump 9).
 * @orig dbrushside_t @source released source of the game, real maps @confidence certain
 */
export class BrushSide extends struct(8, {
  /** Plane that the side lies on, looking out of the brush. */
  plane: ref(i32, 'PLANES'),
  /** Texture whose surface flags the side has. */
  texture: ref(i32, 'TEXTURES'),
}) {}

/**
 * A vertex of faces (lump 10).
 * @orig drawVert_t @source released source of the game, real maps @confidence certain
 */
export class Vertex extends struct(44, {
  /** Place in the world, in game units; in a face of a model that has an origin, from that on. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Texture coordinates; 1 is one repeat. */
  textureCoordinates: vector(f32, ['s', 't']),
  /** Coordinates in the lightmap page, 0 to 1. */
  lightmapCoordinates: vector(f32, ['s', 't']),
  /** Unit vector away from the face. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Colour and opacity, 0 to 255 each; baked light where the face has no lightmap. */
  color: vector(u8, ['red', 'green', 'blue', 'alpha']),
}) {}

/**
 * A volume with an effect, which is fog (lump 12).
 * @orig dfog_t @source released source of the game @confidence certain
 */
export class Effect extends struct(72, {
  /** Path of the shader of the fog, NUL-terminated within the 64 bytes. */
  name: text(64),
  /** Brush that is filled with it; -1 = the whole world. */
  brush: ref(i32, 'BRUSHES', { none: -1 }),
  /** Side of the brush, counted from its first, behind which it begins; -1 = it has no such side. */
  visibleSide: i32,
}) {}

/**
 * One drawn piece of the world (lump 13): a polygon, a curved patch, a mesh of triangles or a billboard.
 * @orig dsurface_t @source released source of the game, the compilers' source, real maps @confidence certain
 */
export class Face extends struct(104, {
  /** Texture that it is drawn with. */
  texture: ref(i32, 'TEXTURES'),
  /** Fog that it lies in; -1 = none. The game's own compiler leaves 0 in billboards, also of maps without fog. */
  effect: ref(i32, 'EFFECTS', { none: -1, mayBeEmpty: true }),
  /** Kind of face. */
  type: enumeration(i32, FaceType),
  /** First of `vertexCount` vertices; of a patch, of its control points, row by row. */
  firstVertex: span(i32, 'VERTICES', 'vertexCount'),
  /** Number of vertices. */
  vertexCount: i32,
  /** First of `meshVertexCount` entries in MESH_VERTICES, which count from `firstVertex`. */
  firstMeshVertex: span(i32, 'MESH_VERTICES', 'meshVertexCount', { local: 'firstVertex' }),
  /** Number of entries in MESH_VERTICES, three a triangle. A patch has none that are read. */
  meshVertexCount: i32,
  /** Lightmap page; -1 = none, -2 = full light, -3 = the colours of the vertices. Compilers may leave the pages in files of their own, and the lump empty. */
  lightmap: ref(i32, 'LIGHTMAPS', { none: 'negative', mayBeEmpty: true }),
  /** Lower corner of its rectangle on the page, in pixels. */
  lightmapPosition: vector(i32, ['x', 'y']),
  /** Size of its rectangle on the page, in pixels. */
  lightmapSize: vector(i32, ['width', 'height']),
  /** What its kind says of its place. */
  shape: union(
    'type',
    { 1: 'polygon', 2: 'patch', 3: 'mesh', 4: 'billboard', otherwise: 'other' },
    faceShapes,
  ),
}) {}

/**
 * One page of baked light (lump 14): 128 x 128 pixels.
 * @source released source of the game, real maps @confidence certain
 */
export class Lightmap extends struct(49152, {
  /** Rows of pixels from the first to the last, three bytes each: red, green, blue. */
  pixels: array(u8, 49152, { shape: [128, 128, 3] }),
}) {}

/**
 * Light at a point of a grid through the world (lump 15), for what moves. The grid has steps of 64 x 64 x 128 units unless
 * the worldspawn's `gridsize` says otherwise, begins at the first such step inside the world's box, and runs along x first,
 * then y, then z.
 * @orig bspGridPoint_t @source released source of the game, the compilers' source, real maps @confidence certain
 */
export class LightVolume extends struct(8, {
  /** Light from everywhere, 0 to 255 each. */
  ambient: vector(u8, ['red', 'green', 'blue']),
  /** Light from one direction, 0 to 255 each. */
  directional: vector(u8, ['red', 'green', 'blue']),
  /** Where that comes from, in steps of 360/256 degrees: first the angle to the z axis, then the one around it. */
  direction: vector(u8, ['polar', 'azimuth']),
}) {}

/**
 * Cluster-to-cluster visibility (lump 16). An empty lump means that everything is seen from everywhere.
 * @source released source of the game, real maps @confidence certain
 */
export const visibility = sequence('Visibility', {
  /** Number of rows: the highest cluster of a leaf, plus one. */
  clusterCount: i32,
  /** Bytes in each row, at least one bit a cluster. */
  bytesPerCluster: i32,
  /** The rows: bit `c & 7` of byte `c >> 3` says whether cluster `c` is seen. */
  rows: many(u8, 'clusterCount * bytesPerCluster'),
});

/** Quake III Arena, and the many games that use its maps. */
export const branch = defineBranch({
  id: 'id-software/quake3',
  title: 'Quake III Arena',
  container: quake3Directory({ magic: 'IBSP', versions: [46], leastEntryCount: 17 }),
  byteOrders: ['little'],
  lumps: {
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. */
    ENTITIES: lump(0, entityText()),
    TEXTURES: lump(1, Texture),
    PLANES: lump(2, Plane),
    NODES: lump(3, Node),
    LEAVES: lump(4, Leaf),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(5, list(ref(i32, 'FACES'))),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(6, list(ref(i32, 'BRUSHES'))),
    MODELS: lump(7, Model),
    BRUSHES: lump(8, Brush),
    BRUSH_SIDES: lump(9, BrushSide),
    VERTICES: lump(10, Vertex),
    /** Corners of triangles, three a triangle, counted from the first vertex of their face. */
    MESH_VERTICES: lump(11, list(i32)),
    EFFECTS: lump(12, Effect),
    FACES: lump(13, Face),
    LIGHTMAPS: lump(14, Lightmap),
    LIGHT_VOLUMES: lump(15, LightVolume),
    VISIBILITY: lump(16, visibility),
    /** Quake Live's advertisements: later compilers write the entry for every game, and this one doesn't read it. */
    ADVERTISEMENTS: lump(17, opaque),
    /** Further lumps that tools of today append; none is known for this family, so that they are kept as bytes. @confidence probable */
    BSPX: lump(QUAKE3_LUMPS, bspx({ lumps: {} })),
  },
  capabilities: {
    ...quake3Scene,
    spaceTree: { nodes: 'NODES', leaves: 'LEAVES', planes: 'PLANES' },
    visibility: { kind: 'pvs-raw', lump: 'VISIBILITY', leaves: 'LEAVES' },
    sceneLights: quake3Lights,
    // The game draws light four times as bright as its bytes, unless told otherwise.
    lightmaps: { lump: 'LIGHTMAPS', pixels: 'pixels', width: 128, height: 128, white: 64 },
    entities: 'ENTITIES',
    playerStarts: quake3PlayerStarts,
    player: quake3Player,
    textureFiles: quake3TextureFiles,
    layers: quake3Layers,
    props: quake3Props,
    visibleSurfaces: leafFaces,
  },
  rules: quake3Rules,
  limits: quake3Limits,
});
