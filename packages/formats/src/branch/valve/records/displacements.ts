/** Records of displacements: faces that were subdivided and moved to make terrain. */
import { array, f32, flags, i32, ref, span, struct, u8, u16, u32, vector } from '@brushwork/record';
import { contentFlags } from '../flags.js';

/** How a neighbour is turned (`NEIGHBORORIENT`), counter-clockwise in degrees. */
export const NeighborOrientation = { ccw0: 0, ccw90: 1, ccw180: 2, ccw270: 3 } as const;

/** Which part of an edge two displacements share (`NEIGHBORSPAN`). */
export const NeighborSpan = { cornerToCorner: 0, cornerToMidpoint: 1, midpointToCorner: 2 } as const;

/**
 * A displacement that lies along an edge, or along half of it.
 * @orig CDispSubNeighbor @source engine headers @confidence certain
 */
export class DisplacementSubNeighbor extends struct(6, {
  /** Displacement; 0xFFFF = none. */
  displacement: ref(u16, 'DISPLACEMENT_INFO', { none: 0xffff }),
  /** How it is turned against this one. */
  orientation: u8,
  /** Part of this one's edge. */
  span: u8,
  /** Part of the neighbour's edge. */
  neighborSpan: u8,
}) {}

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * @orig CDispNeighbor @source engine headers @confidence certain
 */
export class DisplacementNeighbor extends struct(12, {
  /** The neighbours; one along the whole edge stands first. */
  subNeighbors: array(DisplacementSubNeighbor, 2),
}) {}

/**
 * Displacements that touch a corner only.
 * @orig CDispCornerNeighbors @source engine headers @confidence certain
 */
export class DisplacementCornerNeighbors extends struct(10, {
  /** The displacements; the first `count` are used. */
  neighbors: array(ref(u16, 'DISPLACEMENT_INFO'), 4, { used: 'count' }),
  /** How many. */
  count: u8,
}) {}

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * @orig ddispinfo_t @source specification, dispinfo; engine headers @confidence certain
 */
export class DisplacementInfo extends struct(176, {
  /** The face's corner that the grid begins at, in game units. */
  startPosition: vector(f32, ['x', 'y', 'z']),
  /** First of `(2 ** power + 1) ** 2` vertices, row by row. */
  firstVertex: span(i32, 'DISPLACEMENT_VERTICES', '(2 ** power + 1) ** 2'),
  /** First of `2 * 4 ** power` triangles. */
  firstTriangle: span(i32, 'DISPLACEMENT_TRIANGLES', '2 * 4 ** power'),
  /** How often each side was halved: 2, 3 or 4. */
  power: i32,
  /** Lowest subdivision; with the sign bit set the rest are flags. */
  minTessellation: u32,
  /** Angle below which neighbours are smoothed, in degrees. */
  smoothingAngle: f32,
  /** What the surface is. */
  contents: flags(i32, contentFlags),
  /** Face that it was made of. */
  face: ref(u16, 'FACES', { mayBeEmpty: true }),
  /** First of its lightmap alphas. */
  lightmapAlphaStart: i32,
  /** Byte offset of its lightmap sample positions. */
  lightmapSamplePositionStart: i32,
  /** What lies along the left, top, right and bottom edge. */
  edgeNeighbors: array(DisplacementNeighbor, 4),
  /** What touches the lower left, upper left, upper right and lower right corner. */
  cornerNeighbors: array(DisplacementCornerNeighbors, 4),
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  allowedVertices: array(u32, 10),
}) {}

/**
 * A vertex of a displacement (lump 33).
 * @orig CDispVert @source specification, dispverts @confidence certain
 */
export class DisplacementVertex extends struct(20, {
  /** Unit vector along which it was moved. */
  direction: vector(f32, ['x', 'y', 'z']),
  /** How far it was moved, in game units. */
  distance: f32,
  /** How much of the second texture is seen, 0 to 255. */
  alpha: f32,
}) {}
