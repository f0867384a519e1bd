import { align } from '../align.js';
import { Hashes, Mixer } from '../hashes.js';
import { longestIncreasing } from '../longest-increasing.js';

/** Lines in a row that are the same in both texts, or of which each text has others. */
export interface LineRun {
  /** Whether they are the same. */
  readonly isSame: boolean;
  /** Number of the first one in the left text, from 0. */
  readonly left: number;
  /** How many there are in the left text. */
  readonly leftCount: number;
  /** Number of the first one in the right text. */
  readonly right: number;
  /** How many there are in the right text. */
  readonly rightCount: number;
}

/** Most lines of both texts between their equal beginnings and ends that are put side by side. */
const mostLines = 400_000;

/**
 * What was done to the lines of a text. The lines are put side by side as records are: equal ends, then stretches and lines
 * that each text has once, then what is common between those, all of it within limits, so that no text takes long. A library
 * for this would do what is here already, and its way is slow where nearly all lines differ.
 */
export function lineDiff(left: readonly string[], right: readonly string[]): LineRun[] {
  const { leftToRight } = align(hashLines(left), hashLines(right), { maxThings: mostLines });
  // A line that came to stand elsewhere is one that was taken out and one that was put in.
  const isInOrder = longestIncreasing(leftToRight);
  const runs: LineRun[] = [];
  let [l, r] = [0, 0];
  const differUntil = (leftEnd: number, rightEnd: number): void => {
    if (leftEnd > l || rightEnd > r)
      runs.push({ isSame: false, left: l, leftCount: leftEnd - l, right: r, rightCount: rightEnd - r });
    l = leftEnd;
    r = rightEnd;
  };
  while (l < left.length || r < right.length) {
    let next = l;
    while (next < left.length && !isPair(next)) next++;
    differUntil(next, next < left.length ? (leftToRight[next] as number) : right.length);
    let count = 0;
    while (l + count < left.length && isPair(l + count) && leftToRight[l + count] === r + count) count++;
    if (count > 0) runs.push({ isSame: true, left: l, leftCount: count, right: r, rightCount: count });
    l += count;
    r += count;
  }
  return runs;

  function isPair(i: number): boolean {
    return isInOrder[i] === 1 && left[i] === right[leftToRight[i] as number];
  }
}

function hashLines(lines: readonly string[]): Hashes {
  const hashes = new Hashes(lines.length);
  const mixer = new Mixer();
  lines.forEach((line, i) => {
    mixer.start();
    mixer.addText(line);
    mixer.finish(hashes, i);
  });
  return hashes;
}
