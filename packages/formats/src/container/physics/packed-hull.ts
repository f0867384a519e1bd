import { array, padding, struct, u8 } from '@brushwork/record';

/**
 * Start of a displacement's collision.
 * @orig virtualmeshhull_t @source real maps: every byte of all 130 filled displacements is accounted for @confidence probable
 */
export class PackedHullsHead extends struct(4, {
  /** Number of hulls, whose headers follow one behind the other; 2 where one hull can't number all vertices. */
  hullCount: u8,
  /** Filler. */
  padding: padding(3),
}) {}

/**
 * Header of a hull; its triangles and edges follow behind all headers, hull by hull.
 * @orig packedhull_t @source real maps: closed surfaces with `edgeCount * 2 = triangleCount * 3` throughout @confidence probable
 */
export class PackedHullHead extends struct(5, {
  /** Number of triangles. */
  triangleCount: u8,
  /** How many of them, from the first on, close the hull and aren't triangles of the displacement. */
  virtualTriangleCount: u8,
  /** Number of edges. */
  edgeCount: u8,
  /** How many of them, from the first on, aren't edges of the displacement. */
  virtualEdgeCount: u8,
  /** Vertex of the displacement that the hull's vertices count from. */
  baseVertex: u8,
}) {}

/**
 * A triangle of a hull.
 * @orig packedtriangle_t @source real maps @confidence probable
 */
export class PackedTriangle extends struct(4, {
  /** Its three edges, as numbers of the hull's own. */
  edges: array(u8, 3),
  /** Triangle on the other side of the hull, which a line through this one comes out of. */
  opposite: u8,
}) {}

/**
 * An edge of a hull, between two vertices of the displacement's grid.
 * @orig packededge_t @source real maps @confidence probable
 */
export class PackedEdge extends struct(2, {
  /** The two vertices, from the hull's `baseVertex` on, row by row. */
  vertices: array(u8, 2),
}) {}
