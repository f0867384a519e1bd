/**
 * Which vertices of a grid are drawn. Squares are cut around their middle into four smaller ones, and so on: a middle
 * is drawn when the square around it is cut, and the middle of a side when the squares on both sides of it are. What is
 * allowed is taken as it is when it keeps to that, as compilers see to; what doesn't is left out, so that no triangle has
 * a vertex of another one inside its edge. Corners of the grid are always there.
 */
export function drawnVertices(steps: number, isAllowed: (vertex: number) => boolean): Uint8Array {
  const side = steps + 1;
  const drawn = new Uint8Array(side * side);
  for (const corner of [0, steps, steps * side, steps * side + steps]) drawn[corner] = 1;
  for (let half = steps / 2; half >= 1; half /= 2) {
    for (let y = half; y < steps; y += 2 * half)
      for (let x = half; x < steps; x += 2 * half) {
        const vertex = y * side + x;
        if (isAllowed(vertex) && isSquare(drawn, { x, y, half, steps })) drawn[vertex] = 1;
      }
    for (let along = half; along < steps; along += 2 * half)
      for (let across = 0; across <= steps; across += 2 * half) {
        const before = across - half;
        const behind = across + half;
        const lying = across * side + along;
        if (
          isAllowed(lying) &&
          (before < 0 || drawn[before * side + along] === 1) &&
          (behind > steps || drawn[behind * side + along] === 1)
        )
          drawn[lying] = 1;
        const upright = along * side + across;
        if (
          isAllowed(upright) &&
          (before < 0 || drawn[along * side + before] === 1) &&
          (behind > steps || drawn[along * side + behind] === 1)
        )
          drawn[upright] = 1;
      }
  }
  return drawn;
}

interface Square {
  /** Column of its middle. */
  readonly x: number;
  /** Row of its middle. */
  readonly y: number;
  /** Steps from its middle to its sides. */
  readonly half: number;
  /** Steps along each side of the grid. */
  readonly steps: number;
}

/** Whether all four corners of a square are drawn. */
function isSquare(drawn: Uint8Array, { x, y, half, steps }: Square): boolean {
  const side = steps + 1;
  const low = (y - half) * side;
  const high = (y + half) * side;
  return (
    drawn[low + x - half] === 1 &&
    drawn[low + x + half] === 1 &&
    drawn[high + x - half] === 1 &&
    drawn[high + x + half] === 1
  );
}
