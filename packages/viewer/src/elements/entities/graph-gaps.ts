import type { Course } from './graph-ports.js';

/** Width of the part of a gap in which lines bend. */
const BEND = 44;
/** Distance of lines beside each other that go past boxes. */
const TRACK = 6;
/** Room for the tip of a line. */
export const TIP = 12;
/** Room between a box and words of a line that leaves it. */
export const LEAD = 8;
/** Width of a gap that no line runs in. */
const EMPTY = 16;

/** The room between two columns, or beside the outer ones: words of lines that leave, bends, words of lines that arrive. */
export interface Gap {
  /** Its width. */
  readonly width: number;
  /** Where bends begin, from its left edge. */
  readonly bendStart: number;
  /** Where they end. */
  readonly bendEnd: number;
  /** Where lines that go past boxes rise or fall, from its left edge. */
  readonly tracks: ReadonlyMap<Course, number>;
}

/** The gap with a number: it lies before the column with that number. */
export function gapOf(
  number: number,
  courses: readonly Course[],
  wordWidth: (course: Course) => number,
): Gap {
  const leaving = courses.filter(({ from }) => from + 1 === number);
  const arriving = courses.filter(({ to }) => to === number);
  if (leaving.length + arriving.length === 0)
    return { width: EMPTY, bendStart: 0, bendEnd: EMPTY, tracks: new Map() };
  const widest = (some: readonly Course[], end: 'from' | 'to'): number =>
    Math.max(0, ...some.filter(({ wordsAt }) => wordsAt === end).map((course) => wordWidth(course) + LEAD));
  const past = [...new Set([...leaving, ...arriving])].filter(({ way }) => way !== 'direct');
  const hasBends = leaving.some(({ way }) => way === 'direct');
  const bendStart = LEAD + widest(leaving, 'from');
  const bendEnd = bendStart + Math.max(TRACK * (past.length + 1), hasBends ? BEND : 0);
  return {
    bendStart,
    bendEnd,
    width: bendEnd + widest(arriving, 'to') + TIP,
    tracks: new Map(past.map((course, i) => [course, bendStart + (i + 1) * TRACK])),
  };
}
