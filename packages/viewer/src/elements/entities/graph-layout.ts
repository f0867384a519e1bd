import type { EntityGraph, GraphEdge, GraphNode } from '../../protocol/entity-api.js';
import { type Gap, gapOf, LEAD, TIP } from './graph-gaps.js';
import { type Course, coursesOf, heightOfLines, portsOf } from './graph-ports.js';
import { orderColumns } from './graph-rows.js';
import { roundedCourse } from './rounded-course.js';

/** Width of a box in pixels. */
export const BOX_WIDTH = 172;
/** Height of a box in pixels; one that many lines lead to is higher. */
export const BOX_HEIGHT = 38;
const ROW_GAP = 14;
const MARGIN = 14;
/** Distance of lines above each other that go past boxes. */
const LANE = 8;

/** A box of the picture. */
export interface PlacedNode {
  /** What it stands for. */
  readonly node: GraphNode;
  /** Left edge. */
  readonly x: number;
  /** Upper edge. */
  readonly y: number;
  /** Its height. */
  readonly height: number;
}

/** A line of the picture. */
export interface PlacedEdge {
  /** What it stands for. */
  readonly edge: GraphEdge;
  /** Its course, as the attribute `d` of a path. */
  readonly course: string;
  /** Where its words stand: left edge, middle of their height, and their width. */
  readonly words: { readonly x: number; readonly y: number; readonly width: number };
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
 * box stands as near as it can to those that it is connected with. Words stand at the end of a line at which there are
 * fewer others, where every line runs straight in a row of its own: none runs through the words of another. Lines that
 * don't lead to the next column go above all boxes, or back below them.
 */
export function layOutGraph(graph: EntityGraph, wordWidth: (edge: GraphEdge) => number): GraphLayout {
  const { nodes } = graph;
  const levels = [...new Set(nodes.map(({ level }) => level))].sort((a, b) => a - b);
  const columnOf = new Map(levels.map((level, i) => [level, i]));
  const courses = coursesOf(graph, (level) => columnOf.get(level) ?? 0);
  const widthOf = ({ edge }: Course): number => wordWidth(edge);
  const gaps = Array.from({ length: levels.length + 1 }, (_, i) => gapOf(i, courses, widthOf));
  const lefts: number[] = [];
  let width = 0;
  for (const gap of gaps) {
    lefts.push(width);
    width += gap.width + BOX_WIDTH;
  }
  const above = courses.filter(({ way }) => way === 'above');
  const below = courses.filter(({ way }) => way === 'below');
  const top = MARGIN + above.length * LANE;
  const { bottom, placed } = placeNodes(graph, courses, { levels, lefts, gaps, top });
  const lanes = new Map([
    ...above.map((course, i) => [course, MARGIN + i * LANE] as const),
    ...below.map((course, i) => [course, bottom + ROW_GAP + i * LANE] as const),
  ]);
  return {
    width: width - BOX_WIDTH,
    height: bottom + (below.length > 0 ? ROW_GAP + below.length * LANE : 0) + MARGIN,
    nodes: placed,
    edges: placeEdges(courses, placed, { lefts, gaps, lanes, wordWidth }),
  };
}

function placeNodes(
  { edges, nodes }: EntityGraph,
  courses: readonly Course[],
  {
    gaps,
    lefts,
    levels,
    top,
  }: {
    readonly levels: readonly number[];
    readonly lefts: readonly number[];
    readonly gaps: readonly Gap[];
    readonly top: number;
  },
): { readonly placed: readonly PlacedNode[]; readonly bottom: number } {
  const [leaving, arriving] = [
    groupBy(courses, ({ edge }) => edge.from),
    groupBy(courses, ({ edge }) => edge.to),
  ];
  const heights = nodes.map((_, i) =>
    Math.max(
      BOX_HEIGHT,
      heightOfLines(leaving.get(i) ?? [], 'from') + 8,
      heightOfLines(arriving.get(i) ?? [], 'to') + 8,
    ),
  );
  const columns = orderColumns(
    groupBy([...nodes.keys()], (i) => nodes[i]?.level ?? 0),
    edges,
  );
  const heightOf = (column: readonly number[]): number =>
    column.reduce((sum, i) => sum + (heights[i] as number) + ROW_GAP, -ROW_GAP);
  const tallest = Math.max(0, ...[...columns.values()].map(heightOf));
  const placed: PlacedNode[] = [];
  for (const [column, level] of levels.entries()) {
    const rows = columns.get(level) ?? [];
    let y = top + (tallest - heightOf(rows)) / 2;
    for (const i of rows) {
      const height = heights[i] as number;
      const x = (lefts[column] as number) + (gaps[column] as Gap).width;
      placed[i] = { node: nodes[i] as GraphNode, x, y, height };
      y += height + ROW_GAP;
    }
  }
  return { placed, bottom: top + tallest };
}

function placeEdges(
  courses: readonly Course[],
  placed: readonly PlacedNode[],
  {
    gaps,
    lanes,
    lefts,
    wordWidth,
  }: {
    readonly lefts: readonly number[];
    readonly gaps: readonly Gap[];
    readonly lanes: ReadonlyMap<Course, number>;
    readonly wordWidth: (edge: GraphEdge) => number;
  },
): readonly PlacedEdge[] {
  const middleOf = (i: number): number => {
    const { height, y } = placed[i] as PlacedNode;
    return y + height / 2;
  };
  const starts = new Map<Course, number>();
  const ends = new Map<Course, number>();
  for (const [i, some] of groupBy(courses, ({ edge }) => edge.from))
    for (const [course, y] of portsOf(some, {
      end: 'from',
      middle: middleOf(i),
      goalOf: ({ edge }) => middleOf(edge.to),
    }))
      starts.set(course, y);
  for (const [i, some] of groupBy(courses, ({ edge }) => edge.to))
    for (const [course, y] of portsOf(some, {
      end: 'to',
      middle: middleOf(i),
      goalOf: ({ edge }) => middleOf(edge.from),
    }))
      ends.set(course, y);
  return courses.map((course): PlacedEdge => {
    const { edge, from, to, wordsAt } = course;
    const start = { x: (placed[edge.from] as PlacedNode).x + BOX_WIDTH, y: starts.get(course) as number };
    const end = { x: (placed[edge.to] as PlacedNode).x, y: ends.get(course) as number };
    const [out, into] = [gaps[from + 1] as Gap, gaps[to] as Gap];
    const [outLeft, intoLeft] = [lefts[from + 1] as number, lefts[to] as number];
    const lane = lanes.get(course);
    const width = wordWidth(edge);
    return {
      edge,
      words:
        wordsAt === 'to'
          ? { x: end.x - TIP - width, y: end.y, width }
          : { x: start.x + LEAD, y: start.y, width },
      course:
        lane === undefined
          ? bentCourse(start, end, [outLeft + out.bendStart, outLeft + out.bendEnd])
          : roundedCourse([
              start,
              { x: outLeft + (out.tracks.get(course) as number), y: start.y },
              { x: outLeft + (out.tracks.get(course) as number), y: lane },
              { x: intoLeft + (into.tracks.get(course) as number), y: lane },
              { x: intoLeft + (into.tracks.get(course) as number), y: end.y },
              end,
            ]),
    };
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Straight, then in a bend to the height of the end, then straight again. */
function bentCourse(start: Point, end: Point, [from, to]: readonly [from: number, to: number]): string {
  const middle = (from + to) / 2;
  return `M${start.x} ${start.y}L${from} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${to} ${end.y}L${end.x} ${end.y}`;
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [item]);
    else known.push(item);
  }
  return groups;
}
