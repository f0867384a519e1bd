import { enumeration, f32, i16, i32, ref, struct, u32, vector } from '@brushwork/record';

/** `VPHY` as a word: the first one of a solid's head. */
export const SOLID_ID = 0x59485056;

/** How a solid is stored (`modelType`). */
export const SolidType = { polygon: 0, mopp: 1, ball: 2, virtual: 3 } as const;

/**
 * Head of a brush model's collision; solids, each behind its size, and a text of keys and values follow. A head with
 * model -1 ends the lump.
 * @orig dphysmodel_t @source engine headers @confidence certain
 */
export class PhysicsModelHead extends struct(16, {
  /** Brush model; -1 ends the lump. */
  model: ref(i32, 'MODELS', { none: -1 }),
  /** Bytes of the solids, their sizes counted. */
  dataSize: i32,
  /** Bytes of the text. */
  keyDataSize: i32,
  /** Number of solids. */
  solidCount: i32,
}) {}

/**
 * What the head of every solid begins with. Old solids have none.
 * @orig physcollideheader_t @source facts on the lump @confidence certain
 */
export class SolidHead extends struct(8, {
  /** `VPHY` as a word. */
  id: u32,
  /** 0x100; 0x101 for wide surfaces. */
  version: i16,
  /** How the solid is stored. */
  type: enumeration(i16, SolidType),
}) {}

/**
 * Head of a solid of ledges; the surface and an axis map follow.
 * @orig compactsurfaceheader_t @source facts on the lump @confidence certain
 */
export class PolygonSolidHead extends SolidHead.with(28, {
  /** Bytes of the surface. */
  surfaceSize: i32,
  /** Share of the box's sides that drags, along each axis. */
  dragAxisAreas: vector(f32, ['x', 'y', 'z']),
  /** Bytes of the axis map; none in all real maps. */
  axisMapSize: i32,
}) {}

/**
 * Head of a solid of another physics library; its surface follows. Later compilers don't make such any more.
 * @orig moppsurfaceheader_t @source real maps: 12 + `surfaceSize` bytes in each of 10 @confidence certain
 */
export class MoppSolidHead extends SolidHead.with(12, {
  /** Bytes of the surface. */
  surfaceSize: i32,
}) {}
