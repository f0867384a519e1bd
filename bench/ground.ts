import type { GameMap } from '@brushwork/formats';
import { floor, groundMap, type TestFace } from '../packages/ops/test/scene/support/ground-map.js';

/** Displacements along a side of the ground. */
const SIDE = 28;
/** Length of a side of one, in game units. */
const LENGTH = 128;

/** A square of hilly ground: displacements of a power, each with neighbours along its edges. */
export function makeGround(power: number): GameMap<object> {
  const at = (x: number, y: number): readonly { readonly displacement: number }[] =>
    x < 0 || y < 0 || x >= SIDE || y >= SIDE ? [] : [{ displacement: y * SIDE + x }];
  const faces = Array.from({ length: SIDE * SIDE }, (_, i): TestFace => {
    const x = i % SIDE;
    const y = Math.floor(i / SIDE);
    const height = (column: number, row: number): number =>
      8 * (Math.sin(column + x * 2 ** power) + Math.cos(row + y * 2 ** power));
    const edges = { 0: at(x - 1, y), 1: at(x, y + 1), 2: at(x + 1, y), 3: at(x, y - 1) };
    return { corners: floor(x * LENGTH, y * LENGTH, LENGTH), ground: { power, height, edges } };
  });
  return groundMap(faces);
}
