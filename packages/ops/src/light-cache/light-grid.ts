import { FormatError } from '@brushwork/record';
import type { Point } from '../world/point.js';

/** Place on the grid of the light cache: whole numbers that count up from the lowest corner of the world. */
export interface LightGridPlace {
  /** Steps of 32 units from -131,072 on along x. */
  readonly x: number;
  /** Steps of 32 units from -131,072 on along y. */
  readonly y: number;
  /** Steps of 64 units from -131,072 on along z. */
  readonly z: number;
}

/** Coordinate of grid number 0 along each axis, in game units. */
const ORIGIN = -131072;
const STEP = { x: 32, y: 32, z: 64 } as const;

/**
 * The grid place at or below a point of the world (game units, z up): the lower corner of the grid cell that holds
 * it. The game lights a point by the eight corners of its cell.
 *
 * Throws `FormatError` 'bad-value' for a point that isn't finite.
 *
 * @source the game's renderer as it was recovered @confidence certain, but for points within 1/64 unit of a step,
 *   where the game's 32-bit numbers may round to the next
 */
export function lightGridPlace(point: Point): LightGridPlace {
  const along = (axis: 'x' | 'y' | 'z'): number => {
    const value = point[axis];
    if (Number.isFinite(value)) return Math.floor((value - ORIGIN) / STEP[axis]);
    throw new FormatError('bad-value', 'the point has to be finite', { path: [axis], found: value });
  };
  return { x: along('x'), y: along('y'), z: along('z') };
}

/** The point of the world (game units, z up) that a grid place stands for. */
export function lightGridPoint(place: LightGridPlace): Point {
  return {
    x: place.x * STEP.x + ORIGIN,
    y: place.y * STEP.y + ORIGIN,
    z: place.z * STEP.z + ORIGIN,
  };
}

/** Refuses what isn't a 32-bit integer with `does-not-fit`; returns it as a signed one. */
export function asInteger(value: number, name: string): number {
  if (Number.isInteger(value) && value >= -0x80000000 && value <= 0xffffffff) return value | 0;
  throw new FormatError('does-not-fit', 'needs a 32-bit integer', { path: [name], found: value });
}
