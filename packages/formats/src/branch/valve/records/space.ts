/** Records that divide space: planes, nodes, leaves, models, brushes, areas. Distances are game units, z points up. */
import {
  array,
  bits,
  either,
  enumeration,
  f32,
  flags,
  i16,
  i32,
  ref,
  span,
  struct,
  u16,
  vector,
} from '@brushwork/record';
import { contentFlags, PlaneType } from '../flags.js';
import { CompressedLightCube } from './lighting.js';

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * @orig dplane_t @source specification, planes @confidence certain
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
 * A node of the trees that split the world and each brush model (lump 5).
 * @orig dnode_t @source specification, node and leaf @confidence certain
 */
export class Node extends struct(32, {
  /** Plane that splits it. */
  plane: ref(i32, 'PLANES'),
  /** What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. */
  children: array(either(i32, 'NODES', 'LEAVES'), 2),
  /** Lower corner of a rough box, in whole game units. */
  mins: vector(i16, ['x', 'y', 'z']),
  /** Upper corner of a rough box, in whole game units. */
  maxs: vector(i16, ['x', 'y', 'z']),
  /** First of `faceCount` faces that lie on the node's plane. */
  firstFace: span(u16, 'FACES', 'faceCount', { mayBeEmpty: true }),
  /** Number of faces, those of both sides counted. */
  faceCount: u16,
  /** Area of all leaves below, or -1 when they are in several; compilers leave it 0. */
  area: i16,
}) {}

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * @orig dleaf_t @source specification, node and leaf @confidence certain
 */
export class Leaf extends struct(32, {
  /** What its brushes are, all together. */
  contents: flags(i32, contentFlags),
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  cluster: i16,
  /** Area that doors separate from others; 0 = none. Headers declare it signed, which areas above 255 don't survive. */
  area: ref(bits(u16, 9), 'AREAS'),
  /** What the leaf is for: sky, radial visibility, 2D sky. */
  flags: bits(u16, 7),
  /** Lower corner of a rough box, in whole game units. */
  mins: vector(i16, ['x', 'y', 'z']),
  /** Upper corner of a rough box, in whole game units. */
  maxs: vector(i16, ['x', 'y', 'z']),
  /** First of `faceCount` entries in LEAF_FACES. */
  firstFace: span(u16, 'LEAF_FACES', 'faceCount'),
  /** Number of faces. */
  faceCount: u16,
  /** First of `brushCount` entries in LEAF_BRUSHES. */
  firstBrush: span(u16, 'LEAF_BRUSHES', 'brushCount'),
  /** Number of brushes. */
  brushCount: u16,
  /** Water that the leaf is in; -1 = none. */
  water: ref(i16, 'LEAF_WATER_DATA', { none: -1 }),
}) {}

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * @orig dleaf_version_0_t @source specification, node and leaf @confidence certain
 */
export class LeafVersion0 extends Leaf.insertAfter(56, 'water', {
  /** Light from six sides in the middle of the leaf. */
  ambientLight: CompressedLightCube,
}) {}

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * @orig dmodel_t @source specification, model @confidence certain
 */
export class Model extends struct(48, {
  /** Lower corner of the box, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of the box, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** Where it is heard and lit from, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Root of its tree: a node, or with a negative `n` leaf `-1 - n`. */
  headNode: either(i32, 'NODES', 'LEAVES'),
  /** First of `faceCount` faces. */
  firstFace: span(i32, 'FACES', 'faceCount', { mayBeEmpty: true }),
  /** Number of faces. */
  faceCount: i32,
}) {}

/**
 * A convex solid (lump 18): the space behind all its sides.
 * @orig dbrush_t @source specification, brushes @confidence certain
 */
export class Brush extends struct(12, {
  /** First of `sideCount` sides. */
  firstSide: span(i32, 'BRUSH_SIDES', 'sideCount'),
  /** Number of sides. */
  sideCount: i32,
  /** What the solid is. */
  contents: flags(i32, contentFlags),
}) {}

/**
 * A side of a brush (lump 19).
 * @orig dbrushside_t @source specification, brush sides @confidence certain
 */
export class BrushSide extends struct(8, {
  /** Plane that faces out of the brush. */
  plane: ref(u16, 'PLANES'),
  /** How it is textured; -1 = not at all. */
  texture: ref(i16, 'TEXTURE_INFO', { none: -1 }),
  /** Displacement made of it; -1 or 0 where there is none. */
  displacement: i16,
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  bevel: i16,
}) {}

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * @orig darea_t @source engine headers @confidence certain
 */
export class Area extends struct(8, {
  /** Number of ways out of the area. */
  portalCount: i32,
  /** First of `portalCount` ways out. */
  firstPortal: span(i32, 'AREA_PORTALS', 'portalCount'),
}) {}

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * @orig dareaportal_t @source engine headers @confidence certain
 */
export class AreaPortal extends struct(12, {
  /** Number by which an entity opens and closes it (`portalnumber`). */
  key: u16,
  /** Area that it leads into. */
  otherArea: ref(u16, 'AREAS'),
  /** First of `vertexCount` corners of the opening. */
  firstVertex: span(u16, 'CLIP_PORTAL_VERTICES', 'vertexCount'),
  /** Number of corners. */
  vertexCount: u16,
  /** Plane of the opening. */
  plane: ref(i32, 'PLANES'),
}) {}

/**
 * Water that leaves are in (lump 36).
 * @orig dleafwaterdata_t @source engine headers @confidence certain
 */
export class LeafWaterData extends struct(12, {
  /** Height of the surface, in game units. */
  surfaceZ: f32,
  /** Lowest height of the water, in game units. */
  minZ: f32,
  /** How the surface is textured; -1 = not at all. */
  surfaceTexture: ref(i16, 'TEXTURE_INFO', { none: -1 }),
}) {}
