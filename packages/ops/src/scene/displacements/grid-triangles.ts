/** Places around a square, counterclockwise from its lower left corner; those with odd numbers are middles of sides. */
const AROUND = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/**
 * The triangles of a grid of which some vertices aren't drawn: three vertices of the grid each, counterclockwise where
 * columns run to the right and rows upwards. A square that is cut is a fan around its middle over what is drawn of its
 * rim, without the quarters that are cut again. Such a grid of `n` vertices, `r` of them on the rim of it, has
 * `2n - r - 2` triangles.
 */
export function gridTriangles(steps: number, drawn: Uint8Array): Uint16Array {
  const side = steps + 1;
  const middle = (steps / 2) * (side + 1);
  const last = steps * side;
  if (drawn[middle] !== 1) return Uint16Array.of(0, steps, last + steps, 0, last + steps, last);
  const triangles: number[] = [];
  for (let half = steps / 2; half >= 1; half /= 2)
    for (let y = half; y < steps; y += 2 * half)
      for (let x = half; x < steps; x += 2 * half)
        if (drawn[y * side + x] === 1) fan(triangles, drawn, { x, y, half, side });
  return Uint16Array.from(triangles);
}

interface Node {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly side: number;
}

function fan(triangles: number[], drawn: Uint8Array, { x, y, half, side }: Node): void {
  const at = (k: number): number => {
    const [right, up] = AROUND[k % 8] as readonly [number, number];
    return (y + up * half) * side + x + right * half;
  };
  const isCut = (corner: number): boolean => {
    const [right, up] = AROUND[corner % 8] as readonly [number, number];
    return half > 1 && drawn[(y + (up * half) / 2) * side + x + (right * half) / 2] === 1;
  };
  const center = y * side + x;
  for (let k = 0; k < 8; ) {
    // The middle of a side that isn't drawn is passed by, and its quarters aren't cut.
    const next = drawn[at(k + 1)] === 1 ? k + 1 : k + 2;
    const corner = k % 2 === 0 ? k : k + 1;
    if (next > k + 1 || !isCut(corner)) triangles.push(center, at(k), at(next));
    k = next;
  }
}
