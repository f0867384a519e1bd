import type { ClipBox } from '@brushwork/formats';

/** In place of a child: nothing stops there. */
export const OPEN = -1;
/** In place of a child: bodies are stopped there. */
export const SOLID = -2;

/**
 * Trees of planes that say where a player who stands is stopped, of all models of a map. What is solid was grown by the
 * player's box: his place, a point, is what they are asked about. None of them leads back to itself.
 */
export interface ClipTree {
  /** The plane of each node: x, y and z of its normal, and its distance. */
  readonly planes: Float64Array<ArrayBuffer>;
  /** What is before and behind the plane of each node: another one, `OPEN` or `SOLID`. */
  readonly children: Int32Array<ArrayBuffer>;
  /** What the tree of each model begins with: a node, `OPEN` or `SOLID`. */
  readonly roots: Int32Array<ArrayBuffer>;
  /** The player's box around the point. */
  readonly box: ClipBox;
}

/** Whether a player is stopped at a point of a model's own frame, as the game finds it. */
export function isSolidAt(
  { children, planes, roots }: Pick<ClipTree, 'children' | 'planes' | 'roots'>,
  model: number,
  [x, y, z]: readonly [x: number, y: number, z: number],
): boolean {
  let next = roots[model] ?? OPEN;
  while (next >= 0) {
    const at = next * 4;
    const before =
      (planes[at] as number) * x +
      (planes[at + 1] as number) * y +
      (planes[at + 2] as number) * z -
      (planes[at + 3] as number);
    next = children[next * 2 + (before < 0 ? 1 : 0)] as number;
  }
  return next === SOLID;
}
