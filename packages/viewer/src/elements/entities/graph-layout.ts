import type { EntityGraph, GraphEdge, GraphNode } from '../../protocol/entity-api.js';

/** Width of a box in pixels. */
export const BOX_WIDTH = 168;
/** Height of a box in pixels. */
export const BOX_HEIGHT = 38;
const COLUMN_GAP = 150;
const ROW_GAP = 14;
const MARGIN = 16;

/** A box of the picture. */
export interface PlacedNode {
  /** What it stands for. */
  readonly node: GraphNode;
  /** Left edge. */
  readonly x: number;
  /** Upper edge. */
  readonly y: number;
}

/** A line of the picture. */
export interface PlacedEdge {
  /** What it stands for. */
  readonly edge: GraphEdge;
  /** Its course, as the attribute `d` of a path. */
  readonly course: string;
  /** Where its words stand, and which end of them. */
  readonly words: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
  /** Whether it leads back. */
  readonly isBack: boolean;
}

/** A picture of connections. */
export interface GraphLayout {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** The boxes, in the order of the nodes. */
  readonly nodes: readonly PlacedNode[];
  /** The lines. */
  readonly edges: readonly PlacedEdge[];
}

/**
 * Lays a graph out in columns, from those that act on the left to those that are acted on on the right. In each column a
 * box stands as near as it can to those that it is connected with.
 */
export function layOutGraph({ nodes, edges }: EntityGraph): GraphLayout {
  const levels = [...new Set(nodes.map(({ level }) => level))].sort((a, b) => a - b);
  const columns = new Map(
    levels.map((level) => [level, nodes.flatMap((node, i) => (node.level === level ? [i] : []))]),
  );
  const rows = orderRows(columns, nodes.length, edges);
  const tallest = Math.max(0, ...[...columns.values()].map((column) => column.length));
  const step = BOX_HEIGHT + ROW_GAP;
  const heightOf = (count: number): number => Math.max(0, count * step - ROW_GAP);
  // Lines that lead back run beside and below everything.
  const leadsBack = edges.some((edge) => isBack(edge, nodes));
  const side = leadsBack ? MARGIN + 40 : MARGIN;
  const placed = nodes.map((node, i): PlacedNode => {
    const count = columns.get(node.level)?.length ?? 0;
    const top = MARGIN + (heightOf(tallest) - heightOf(count)) / 2;
    return {
      node,
      x: side + levels.indexOf(node.level) * (BOX_WIDTH + COLUMN_GAP),
      y: top + (rows[i] ?? 0) * step,
    };
  });
  return {
    width: levels.length * (BOX_WIDTH + COLUMN_GAP) - COLUMN_GAP + 2 * side,
    height: heightOf(tallest) + 2 * MARGIN + (leadsBack ? 36 : 0),
    nodes: placed,
    edges: edges.map((edge) => placeEdge(edge, placed, isFan(edge, edges))),
  };
}

/** Row of each node in its column: sorted by the rows of its neighbours, outward from the middle. */
function orderRows(
  columns: ReadonlyMap<number, readonly number[]>,
  count: number,
  edges: readonly GraphEdge[],
): readonly number[] {
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (const { from, to } of edges) {
    neighbours[from]?.push(to);
    neighbours[to]?.push(from);
  }
  const rows = new Array<number>(count).fill(0);
  const known = new Set<number>();
  const outward = [...columns.keys()].sort((a, b) => Math.abs(a) - Math.abs(b));
  for (const level of outward) {
    const column = columns.get(level) ?? [];
    const middle = (i: number): number => {
      const near = (neighbours[i] ?? []).filter((other) => known.has(other));
      return near.length === 0 ? 0 : near.reduce((sum, other) => sum + (rows[other] ?? 0), 0) / near.length;
    };
    [...column]
      .map((i, position) => ({ i, position, at: middle(i) }))
      .sort((a, b) => a.at - b.at || a.position - b.position)
      .forEach(({ i }, row) => {
        rows[i] = row;
        known.add(i);
      });
  }
  return rows;
}

function isBack({ from, to }: GraphEdge, nodes: readonly GraphNode[]): boolean {
  return (nodes[from]?.level ?? 0) >= (nodes[to]?.level ?? 0);
}

/** Whether more lines leave the one end of a line than arrive at the other: there is more room at that one. */
function isFan({ from, to }: GraphEdge, edges: readonly GraphEdge[]): boolean {
  const leaving = edges.filter((edge) => edge.from === from).length;
  return leaving > edges.filter((edge) => edge.to === to).length;
}

function placeEdge(edge: GraphEdge, placed: readonly PlacedNode[], isFanOut: boolean): PlacedEdge {
  const from = placed[edge.from] as PlacedNode;
  const to = placed[edge.to] as PlacedNode;
  const start = { x: from.x + BOX_WIDTH, y: from.y + BOX_HEIGHT / 2 };
  const end = { x: to.x, y: to.y + BOX_HEIGHT / 2 };
  if (from.x < to.x) {
    const bend = Math.min(90, (end.x - start.x) / 2);
    return {
      edge,
      isBack: false,
      course: `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x - 2} ${end.y}`,
      words: isFanOut
        ? { x: end.x - 12, y: end.y - 5, anchor: 'end' }
        : { x: start.x + 6, y: start.y - 5, anchor: 'start' },
    };
  }
  // Back, to itself or within the column: out to the right, under the boxes, in from the left.
  const low = Math.max(from.y, to.y) + BOX_HEIGHT + 26;
  return {
    edge,
    isBack: true,
    course: `M${start.x} ${start.y}C${start.x + 44} ${start.y} ${start.x + 30} ${low} ${(start.x + end.x) / 2} ${low}S${end.x - 44} ${end.y} ${end.x - 2} ${end.y}`,
    words: { x: (start.x + end.x) / 2, y: low - 4, anchor: 'middle' },
  };
}
