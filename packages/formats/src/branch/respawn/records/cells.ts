/** Records that say what is seen from where: cells, the openings between them, trees of boxes. Distances are game units. */
import {
  array,
  enumeration,
  f32,
  i16,
  i32,
  padding,
  ref,
  span,
  struct,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';
import { LeafWaterData } from '../../valve/records/space.js';
import { PortalType } from '../flags.js';
import { point } from './surfaces.js';

/**
 * Water (lump 36).
 * @orig dleafwaterdata_t @source public readers @confidence probable
 */
export class WaterData extends LeafWaterData.with(12, {
  /** How the surface is textured; -1 = not at all. */
  surfaceTexture: ref(i16, 'TEXTURE_DATA', { none: -1 }),
}) {}

/**
 * A node of the tree that finds the cell of a place (lump 106).
 * @source public readers; values of a real map @confidence probable
 */
export class CellNode extends struct(8, {
  /** Plane that splits it; -1 = it is a cell. */
  plane: ref(i32, 'PLANES', { none: -1 }),
  /** The cell, or the first of the two nodes that follow. */
  child: i32,
}) {}

/**
 * A part of the world that openings lead into (lump 107).
 * @source public readers; references of a real map @confidence probable
 */
export class Cell extends struct(8, {
  /** Number of openings. */
  portalCount: i16,
  /** First of `portalCount` openings. */
  firstPortal: span(i16, 'PORTALS', 'portalCount'),
  /** What of the sky is seen. */
  skyFlags: u16,
  /** Water that it is in; -1 = none. */
  water: ref(i16, 'LEAF_WATER_DATA', { none: -1 }),
}) {}

/**
 * An opening of a cell (lump 108).
 * @source public readers; counts of a real directory @confidence probable
 */
export class Portal extends struct(12, {
  /** Whether its plane faces the other way. */
  isReversed: u8,
  /** What it leads to. */
  type: enumeration(u8, PortalType),
  /** Number of corners, and of edges. */
  edgeCount: u8,
  /** Filler. */
  padding: padding(1),
  /** First of `edgeCount` entries in PORTAL_VERTEX_REFERENCES and in PORTAL_EDGE_REFERENCES. */
  firstReference: span(u16, 'PORTAL_VERTEX_REFERENCES', 'edgeCount'),
  /** Cell that it leads into; one that isn't there where it leads to the sky. */
  cell: u16,
  /** Plane that it lies on. */
  plane: ref(i32, 'PLANES'),
}) {}

/**
 * Two corners of openings that an edge joins (lump 110).
 * @source counts of a real directory @confidence probable
 */
export class PortalEdge extends struct(4, {
  /** The corners. */
  vertices: array(ref(u16, 'PORTAL_VERTICES'), 2),
}) {}

/**
 * Up to eight numbers (lumps 111, 114 and 115): edges that meet in a corner, or what crosses an edge.
 * @source public readers; counts of a real directory @confidence probable
 */
export class PortalIndexSet extends struct(16, {
  /** The numbers; -1 = unused. */
  indices: array(i16, 8),
}) {}

/**
 * What crosses an edge (lump 116), by the edge's number; what it counts isn't known.
 * @source public readers; counts of a real directory @confidence probable
 */
export class PortalEdgeIntersectionHeader extends struct(8, {
  /** First. */
  first: u32,
  /** Number. */
  count: u32,
}) {}

/**
 * A box of the tree that finds what is seen in a cell (lump 119). The one real map has lower and upper corner here;
 * readers of the game's own maps take the two for its middle and half its size.
 * @source public readers; references of a real map @confidence probable
 */
export class CellTreeNode extends struct(32, {
  /** Lower corner, in game units. */
  mins: point,
  /** Number of boxes in it. */
  childCount: u8,
  /** Number of objects that are in none of them. */
  objectCount: u8,
  /** Number of objects in it and in all boxes below. */
  totalObjectCount: u16,
  /** Upper corner, in game units. */
  maxs: point,
  /** First of `childCount` boxes. */
  firstChild: span(u16, 'CELL_AABB_NODES', 'childCount'),
  /** First of `objectCount` entries in OBJECT_REFERENCES. */
  firstObject: span(u16, 'OBJECT_REFERENCES', 'objectCount'),
}) {}

/**
 * A box of the tree that finds what throws shadows of the sun (lump 99).
 * @source public readers; a value of a real map @confidence probable
 */
export class ShadowTreeNode extends CellTreeNode.with(32, {
  /** First of `childCount` boxes. */
  firstChild: span(u16, 'CSM_AABB_NODES', 'childCount'),
  /** First of `objectCount` entries in CSM_OBJECT_REFERENCES. */
  firstObject: span(u16, 'CSM_OBJECT_REFERENCES', 'objectCount'),
}) {}

/**
 * The box around an object (lump 121), by the number of its reference.
 * @source public readers; sizes and values of a real map @confidence certain
 */
export class ObjectBounds extends struct(32, {
  /** Lower corner, in game units. */
  mins: point,
  /** Always 0. */
  zero0x0C: u32,
  /** Upper corner, in game units. */
  maxs: point,
  /** Always 0. */
  zero0x1C: u32,
}) {}

/**
 * A corner of a mesh that throws shadows and is seen through in places (lump 125).
 * @source public readers @confidence probable
 */
export class ShadowAlphaVertex extends struct(20, {
  /** Where it is, in game units. */
  position: point,
  /** Place in the texture. */
  texture: vector(f32, ['u', 'v']),
}) {}

/**
 * A mesh that throws shadows (lump 127). Its indices follow those of the meshes before it.
 * @source public readers @confidence probable
 */
export class ShadowMesh extends struct(12, {
  /** Vertex that its indices count from. */
  firstVertex: u32,
  /** Number of triangles: three entries in SHADOW_MESH_INDICES each. */
  triangleCount: u32,
  /** 1 = its vertices are SHADOW_MESH_OPAQUE_VERTICES, 0 = SHADOW_MESH_ALPHA_VERTICES. */
  isOpaque: i16,
  /** Material that says where it is seen through; -1 = none. */
  material: ref(i16, 'MATERIAL_SORTS', { none: -1 }),
}) {}
