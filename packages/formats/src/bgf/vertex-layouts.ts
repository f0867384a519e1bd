import { f32, struct, vector } from '@brushwork/record';

/**
 * A vertex with its position alone.
 * @source specification, section 3 @confidence certain
 */
export class VertexXyz extends struct(12, {
  /** Position in the model's unit. Which axis points up is not stated. */
  position: vector(f32, ['x', 'y', 'z']),
}) {}

/**
 * A vertex with a normal.
 * @source specification, section 3 @confidence certain
 */
export class VertexXyzNormal extends struct(24, {
  /** Position in the model's unit. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Direction that the surface faces here. */
  normal: vector(f32, ['x', 'y', 'z']),
}) {}

/**
 * A vertex with a colour.
 * @source specification, section 3 @confidence certain
 */
export class VertexXyzRgba extends struct(28, {
  /** Position in the model's unit. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Colour and opacity; the range is not stated, 0 to 1 is likely. */
  color: vector(f32, ['r', 'g', 'b', 'a']),
}) {}

/**
 * A vertex with texture coordinates: the layout of most models.
 * @source specification, section 3 @confidence certain
 */
export class VertexXyzUv extends struct(20, {
  /** Position in the model's unit. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Place in the texture. Which corner is (0, 0) is not stated. */
  uv: vector(f32, ['u', 'v']),
}) {}

/**
 * A vertex with a normal and texture coordinates.
 * @source specification, section 3 @confidence certain
 */
export class VertexXyzNormalUv extends struct(32, {
  /** Position in the model's unit. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Direction that the surface faces here. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Place in the texture. */
  uv: vector(f32, ['u', 'v']),
}) {}

/**
 * A vertex with a colour and texture coordinates.
 * @source specification, section 3 @confidence certain
 */
export class VertexXyzRgbaUv extends struct(36, {
  /** Position in the model's unit. */
  position: vector(f32, ['x', 'y', 'z']),
  /** Colour and opacity. */
  color: vector(f32, ['r', 'g', 'b', 'a']),
  /** Place in the texture. */
  uv: vector(f32, ['u', 'v']),
}) {}

/** What a vertex of one layout holds: where each part begins, in numbers of four bytes, and how many there are. */
export interface VertexLayout {
  /** Tag of the block. */
  readonly tag: string;
  /** Numbers in each vertex. */
  readonly stride: number;
  /** First number of the normal. */
  readonly normal?: number;
  /** First number of the colour. */
  readonly color?: number;
  /** First number of the texture coordinates. */
  readonly uv?: number;
}

/** The six layouts, by the name of their tag. The position comes first in each. */
export const vertexLayouts: ReadonlyMap<string, VertexLayout> = new Map(
  [
    { tag: 'XYZ', stride: 3 },
    { tag: 'XYZ_N', stride: 6, normal: 3 },
    { tag: 'XYZ_RGBA', stride: 7, color: 3 },
    { tag: 'XYZ_UV', stride: 5, uv: 3 },
    { tag: 'XYZ_N_UV', stride: 8, normal: 3, uv: 6 },
    { tag: 'XYZ_RGBA_UV', stride: 9, color: 3, uv: 7 },
  ].map((layout) => [layout.tag, layout]),
);
