import type { VertexBlock } from './vertex-block.js';

/** A box and a sphere around points, in the model's unit. */
export interface ModelBounds {
  /** Corner with the lowest coordinates. */
  readonly minimum: readonly [number, number, number];
  /** Corner with the highest ones. */
  readonly maximum: readonly [number, number, number];
  /** Centre of the box. */
  readonly center: readonly [number, number, number];
  /** Distance from the centre to the farthest point. */
  readonly radius: number;
}

type Point = [number, number, number];

/** ModelBounds of the vertices of blocks; `undefined` where there are none. Coordinates that are no numbers are passed over. */
export function boundsOf(blocks: Iterable<VertexBlock>): ModelBounds | undefined {
  const list = [...blocks];
  const minimum: Point = [Infinity, Infinity, Infinity];
  const maximum: Point = [-Infinity, -Infinity, -Infinity];
  for (const { array, count, layout } of list) {
    for (let i = 0; i < count; i++) {
      for (let c = 0; c < 3; c++) {
        const value = array[i * layout.stride + c] as number;
        if (value < (minimum[c] as number)) minimum[c] = value;
        if (value > (maximum[c] as number)) maximum[c] = value;
      }
    }
  }
  if (minimum.some((value, c) => value > (maximum[c] as number))) return undefined;
  const center = minimum.map((value, c) => (value + (maximum[c] as number)) / 2) as Point;
  let square = 0;
  for (const { array, count, layout } of list) {
    for (let i = 0; i < count; i++) {
      const at = i * layout.stride;
      const x = (array[at] as number) - center[0];
      const y = (array[at + 1] as number) - center[1];
      const z = (array[at + 2] as number) - center[2];
      const own = x * x + y * y + z * z;
      if (own > square) square = own;
    }
  }
  return { minimum, maximum, center, radius: Math.sqrt(square) };
}
