/** Records of light in the open, for what moves: a tree over a grid of samples. */
import { array, f32, flags, i32, struct, u8, u32, vector } from '@brushwork/record';

/**
 * A grid, and the root of its tree.
 * @source the tools that write it and engines that read it @confidence probable
 */
export class LightGridHead extends struct(
  41,
  {
    /** Distance of neighbouring samples along each axis, in world units. */
    spacing: vector(f32, ['x', 'y', 'z']),
    /** Number of samples along each axis. */
    size: vector(i32, ['x', 'y', 'z']),
    /** Place of the first sample, in world units. */
    mins: vector(f32, ['x', 'y', 'z']),
    /** Most light styles that a sample has. */
    styleCount: u8,
    /** Where to begin: a node, or with bit 31 a leaf, or with bit 30 nothing. */
    root: u32,
  },
  { packed: true },
) {}

/**
 * Number of nodes or leaves that follow.
 * @source the tools that write it and engines that read it @confidence probable
 */
export class LightGridCount extends struct(4, {
  /** How many. */
  count: u32,
}) {}

/**
 * A node: eight octants around a point of the grid.
 * @source the tools that write it and engines that read it @confidence probable
 */
export class LightGridNode extends struct(44, {
  /** The point, in samples from the first: what isn't below it is in an upper octant. */
  middle: vector(i32, ['x', 'y', 'z']),
  /**
   * What is in each octant: a node, with bit 31 a leaf, with bit 30 nothing. Octant 4 is the upper one along x, 2 along y, 1
   * along z.
   */
  children: array(u32, 8),
}) {}

/**
 * A leaf: a box of samples, which follow, those along x first, then along y, then along z.
 * @source the tools that write it and engines that read it @confidence probable
 */
export class LightGridLeaf extends struct(24, {
  /** First sample of the box, in samples from the first of the grid. */
  mins: vector(i32, ['x', 'y', 'z']),
  /** Number of samples along each axis. */
  size: vector(i32, ['x', 'y', 'z']),
}) {}

/**
 * A sample: how many light styles reach it.
 * @source the tools that write it and engines that read it @confidence probable
 */
export class LightGridSample extends struct(1, {
  /** Number of styles; 255 for a place inside of something, which isn't to be used. */
  styleCount: u8,
}) {}

/**
 * Light of one style at a sample.
 * @source the tools that write it and engines that read it @confidence probable
 */
export class LightGridLight extends struct(4, {
  /** The style. */
  style: u8,
  /** The light. */
  color: vector(u8, ['red', 'green', 'blue']),
}) {}

/**
 * Number of bytes of a grid that follows (`LIGHTGRIDS`).
 * @source the tools that write it, which call it not final @confidence probable
 */
export class LightGridSize extends struct(4, {
  /** Bytes up to the end of the grid. */
  byteCount: u32,
}) {}

/**
 * A leaf of a grid of light from six sides.
 * @source the tools that write it, which call it not final @confidence probable
 */
export class LightCubeLeaf extends struct(
  25,
  {
    ...LightGridLeaf.schema,
    /** Most light styles that one of its samples has. */
    styleCount: u8,
  },
  { packed: true },
) {}

/** Sides from which light comes; the others are black and aren't stored. */
export const lightCubeSides = {
  /** +x. */
  front: 0x1,
  /** -x. */
  back: 0x2,
  /** +y. */
  left: 0x4,
  /** -y. */
  right: 0x8,
  /** +z. */
  up: 0x10,
  /** -z. */
  down: 0x20,
} as const;

/**
 * Light of one style from six sides at a sample.
 * @source the tools that write it, which call it not final @confidence probable
 */
export class LightCubeLight extends struct(2, {
  /** The style. */
  style: u8,
  /** Sides of which a colour follows. */
  sides: flags(u8, lightCubeSides),
}) {}

/**
 * Light from one side.
 * @source the tools that write it, which call it not final @confidence probable
 */
export class LightCubeColor extends struct(3, {
  /** The light. */
  color: vector(u8, ['red', 'green', 'blue']),
}) {}
