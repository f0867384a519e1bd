import type { GraphEdge } from '../../protocol/entity-api.js';

/** Numbers of the nodes of each column from top to bottom: sorted by the rows of their neighbours, outward from the middle. */
export function orderColumns(
  columns: ReadonlyMap<number, readonly number[]>,
  edges: readonly GraphEdge[],
): ReadonlyMap<number, readonly number[]> {
  const neighbours = new Map<number, number[]>();
  const connect = (one: number, other: number): void => {
    const known = neighbours.get(one);
    if (known === undefined) neighbours.set(one, [other]);
    else known.push(other);
  };
  for (const { from, to } of edges) {
    connect(from, to);
    connect(to, from);
  }
  const rows = new Map<number, number>();
  const ordered = new Map<number, readonly number[]>();
  const middleOf = (i: number): number => {
    const near = (neighbours.get(i) ?? []).flatMap((other) => rows.get(other) ?? []);
    return near.length === 0 ? 0 : near.reduce((sum, row) => sum + row, 0) / near.length;
  };
  for (const level of [...columns.keys()].sort((a, b) => Math.abs(a) - Math.abs(b))) {
    const column = (columns.get(level) ?? [])
      .map((i, position) => ({ i, position, at: middleOf(i) }))
      .sort((a, b) => a.at - b.at || a.position - b.position)
      .map(({ i }) => i);
    // Rows are shares of a column: the middle of a long one is beside that of a short one.
    column.forEach((i, row) => {
      rows.set(i, (row + 0.5) / column.length);
    });
    ordered.set(level, column);
  }
  return ordered;
}
