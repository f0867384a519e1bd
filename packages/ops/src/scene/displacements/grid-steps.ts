/** Halvings of a side that engines know; their vertices fill what a displacement has bits for. */
export const gridPowers = { least: 2, most: 4 } as const;

/**
 * Vertex of a grid on one of its edges: those between its first and second corner (0), second and third (1), third and
 * last (2), last and first (3). Steps are counted along rows and columns, not around the grid.
 */
export function edgeVertex(edge: number, step: number, steps: number): number {
  const side = steps + 1;
  if (edge === 0) return step * side;
  if (edge === 1) return steps * side + step;
  return edge === 2 ? step * side + steps : step;
}

/** Vertex of a grid at one of its four corners. */
export function cornerOfGrid(corner: number, steps: number): number {
  const top = corner === 1 || corner === 2 ? steps : 0;
  return top * (steps + 1) + (corner >= 2 ? steps : 0);
}
