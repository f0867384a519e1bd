import type { EntityGraph, GraphEdge } from '../../protocol/entity-api.js';

/** Height that a line with words takes at a box. */
export const WORDS_HEIGHT = 18;
/** Height that a line without words takes there. */
const LINE_HEIGHT = 6;

/** A line as columns know it. */
export interface Course {
  /** What it stands for. */
  readonly edge: GraphEdge;
  /** Number of the column that it leaves. */
  readonly from: number;
  /** Number of the column that it comes to. */
  readonly to: number;
  /** At which end its words stand: there are fewer lines than at the other. */
  readonly wordsAt: 'from' | 'to';
  /** Past which boxes it goes where it doesn't lead to the next column: above them forward, below them back. */
  readonly way: 'direct' | 'above' | 'below';
}

/** The lines of a graph, given the column of each node. */
export function coursesOf(
  { edges, nodes }: EntityGraph,
  columnOf: (level: number) => number,
): readonly Course[] {
  const leaving = new Map<number, number>();
  const arriving = new Map<number, number>();
  for (const { from, to } of edges) {
    leaving.set(from, (leaving.get(from) ?? 0) + 1);
    arriving.set(to, (arriving.get(to) ?? 0) + 1);
  }
  return edges.map((edge): Course => {
    const from = columnOf(nodes[edge.from]?.level ?? 0);
    const to = columnOf(nodes[edge.to]?.level ?? 0);
    const isFan = (arriving.get(edge.to) ?? 0) > (leaving.get(edge.from) ?? 0);
    const way = to === from + 1 ? 'direct' : to > from ? 'above' : 'below';
    return { edge, from, to, wordsAt: isFan ? 'from' : 'to', way };
  });
}

/** Height that lines take at one end of them, one below the other. */
export function heightOfLines(courses: readonly Course[], end: 'from' | 'to'): number {
  return courses.reduce((sum, { wordsAt }) => sum + (wordsAt === end ? WORDS_HEIGHT : LINE_HEIGHT), 0);
}

/**
 * Where lines meet a side of a box: one below the other in the order of where they go, so far apart that words at one don't
 * touch another.
 */
export function portsOf(
  courses: readonly Course[],
  {
    end,
    goalOf,
    middle,
  }: {
    readonly end: 'from' | 'to';
    readonly middle: number;
    /** How low the other end of a line lies. */
    readonly goalOf: (course: Course) => number;
  },
): ReadonlyMap<Course, number> {
  const rank = { above: 0, direct: 1, below: 2 } as const;
  const ordered = [...courses].sort((a, b) => rank[a.way] - rank[b.way] || goalOf(a) - goalOf(b));
  const ports = new Map<Course, number>();
  let y = middle - heightOfLines(courses, end) / 2;
  for (const course of ordered) {
    const height = course.wordsAt === end ? WORDS_HEIGHT : LINE_HEIGHT;
    ports.set(course, y + height / 2);
    y += height;
  }
  return ports;
}
