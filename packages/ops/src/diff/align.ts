import { alignGap, alignSimilar } from './align-gap.js';
import type { Alignment, AlignOptions, IdentityHashes } from './alignment.js';
import { type Chosen, classify } from './hash-classes.js';
import { Hashes } from './hashes.js';
import { longestIncreasing } from './longest-increasing.js';
import { SpanHashes } from './span-hashes.js';

/** Things in a row that are looked for together, so that lists of few different values can be put side by side, too. */
const windowSize = 8;
/** Most cells of all tables by which gaps are put side by side. */
const mostCells = 4_000_000;
/** Most pairs that are asked how similar they are. */
const mostSimilar = 60_000;

/**
 * Puts two lists side by side: equal things in the same order, equal ones that were moved, those of equal identity, and what
 * is left between them by similarity and position. The other way round it gives the same the other way round.
 */
export function align(left: Hashes, right: Hashes, options: AlignOptions): Alignment {
  if (!isTurned(left, right)) return new Aligner(left, right, options).run();
  const { identities = [], similarity } = options;
  const turned: AlignOptions = {
    ...options,
    identities: identities.map((one) => ({ ...one, left: one.right, right: one.left })),
    similarity: similarity === undefined ? undefined : (l, r) => similarity(r, l),
  };
  const { leftToRight, rightToLeft, isCutShort } = new Aligner(right, left, turned).run();
  return { leftToRight: rightToLeft, rightToLeft: leftToRight, isCutShort };
}

/** Whether the second list is worked on first: of two lists always the same one is. */
function isTurned(left: Hashes, right: Hashes): boolean {
  if (left.length !== right.length) return left.length > right.length;
  for (let i = 0; i < left.length; i++) {
    if (left.low[i] !== right.low[i]) return (left.low[i] as number) > (right.low[i] as number);
    if (left.high[i] !== right.high[i]) return (left.high[i] as number) > (right.high[i] as number);
  }
  return false;
}

class Aligner {
  private readonly left: Hashes;
  private readonly right: Hashes;
  private readonly options: AlignOptions;
  private readonly toRight: Int32Array;
  private readonly toLeft: Int32Array;
  private start = 0;
  private leftEnd = 0;
  private rightEnd = 0;
  private cells = mostCells;
  private asked = mostSimilar;
  private isCutShort = false;

  constructor(left: Hashes, right: Hashes, options: AlignOptions) {
    this.left = left;
    this.right = right;
    this.options = options;
    this.toRight = new Int32Array(left.length).fill(-1);
    this.toLeft = new Int32Array(right.length).fill(-1);
  }

  run(): Alignment {
    this.pairEnds();
    const { start, leftEnd, rightEnd, options } = this;
    const things = leftEnd - start + (rightEnd - start);
    if (leftEnd > start && rightEnd > start) {
      if (things <= options.maxThings) this.pairMiddle();
      else {
        this.isCutShort = true;
        if ((options.identities ?? []).length === 0) this.pairByPosition();
      }
    }
    return { leftToRight: this.toRight, rightToLeft: this.toLeft, isCutShort: this.isCutShort };
  }

  private pair(l: number, r: number): void {
    this.toRight[l] = r;
    this.toLeft[r] = l;
  }

  private pairEnds(): void {
    const { left, right } = this;
    const least = Math.min(left.length, right.length);
    let start = 0;
    for (; start < least && left.isSame(start, right, start); start++) this.pair(start, start);
    let leftEnd = left.length;
    let rightEnd = right.length;
    for (; leftEnd > start && rightEnd > start && left.isSame(leftEnd - 1, right, rightEnd - 1); ) {
      this.pair(--leftEnd, --rightEnd);
    }
    this.start = start;
    this.leftEnd = leftEnd;
    this.rightEnd = rightEnd;
  }

  private pairMiddle(): void {
    const { areMovedFound = false, identities = [], similarity } = this.options;
    this.pairWindows();
    this.pairUnique(areMovedFound);
    this.eachGap((left, right) => this.pairEqual(left, right));
    if (areMovedFound) this.pairLeftovers(this.left, this.right);
    for (const identity of identities) this.pairIdentity(identity);
    if (similarity !== undefined) this.eachGap((left, right) => this.pairSimilar(left, right, similarity));
    if (identities.length === 0)
      this.eachGap((left, right) => {
        if (left.length !== right.length) return;
        for (let k = 0; k < left.length; k++) this.pair(left[k] as number, right[k] as number);
      });
  }

  private pairByPosition(): void {
    const count = Math.min(this.leftEnd, this.rightEnd) - this.start;
    for (let k = 0; k < count; k++) this.pair(this.start + k, this.start + k);
  }

  /** Pairs rows of things that each list has once. */
  private pairWindows(): void {
    const { start, leftEnd, rightEnd } = this;
    if (leftEnd - start < windowSize || rightEnd - start < windowSize) return;
    const [left, right] = [windowsOf(this.left, start, leftEnd), windowsOf(this.right, start, rightEnd)];
    const matches = onlyOnes(
      { hashes: left, indexes: upTo(left.length) },
      { hashes: right, indexes: upTo(right.length) },
    );
    const isKept = longestIncreasing(matches);
    for (let l = 0; l < matches.length; l++) {
      if (isKept[l] === 1) this.extend(start + l, start + (matches[l] as number));
    }
  }

  /** Pairs things from a place on, forwards and backwards, as long as they are equal. */
  private extend(l: number, r: number): void {
    const { left, right, toRight, toLeft, start } = this;
    const isFree = (i: number, j: number): boolean =>
      i < this.leftEnd &&
      j < this.rightEnd &&
      toRight[i] === -1 &&
      toLeft[j] === -1 &&
      left.isSame(i, right, j);
    for (let k = 0; isFree(l + k, r + k); k++) this.pair(l + k, r + k);
    for (let k = 1; l - k >= start && r - k >= start && isFree(l - k, r - k); k++) this.pair(l - k, r - k);
  }

  /** Pairs things that each list has once among those that are left: in the same order, or wherever they are. */
  private pairUnique(isAnywhere: boolean): void {
    const [left, right] = [this.leftFree(), this.rightFree()];
    const matches = onlyOnes({ hashes: this.left, indexes: left }, { hashes: this.right, indexes: right });
    const places = matches.map((k) => (k < 0 ? -1 : (right[k] as number)));
    const isKept = longestIncreasing(places);
    for (let k = 0; k < places.length; k++)
      if (isKept[k] === 1) this.extend(left[k] as number, places[k] as number);
    if (!isAnywhere) return;
    for (let k = 0; k < places.length; k++) {
      const [l, r] = [left[k] as number, places[k] as number];
      if (r >= 0 && this.toRight[l] === -1 && this.toLeft[r] === -1) this.pair(l, r);
    }
  }

  private leftFree(): Int32Array {
    return freeOf(this.toRight, this.start, this.leftEnd);
  }

  private rightFree(): Int32Array {
    return freeOf(this.toLeft, this.start, this.rightEnd);
  }

  /** What neither list has a pair for, between each two pairs that are in the same order. */
  private eachGap(task: (left: number[], right: number[]) => void): void {
    const { toRight, toLeft, start, leftEnd, rightEnd } = this;
    const isInOrder = longestIncreasing(toRight.subarray(start, leftEnd));
    const gaps: [number, number, number, number][] = [];
    let [l, r] = [start, start];
    for (let i = start; i <= leftEnd; i++) {
      const isEnd = i === leftEnd;
      if (!isEnd && isInOrder[i - start] !== 1) continue;
      const j = isEnd ? rightEnd : (toRight[i] as number);
      if (i > l && j > r) gaps.push([l, i, r, j]);
      l = i + 1;
      r = j + 1;
    }
    for (const [from, to, otherFrom, otherTo] of gaps) {
      const left = freeOf(toRight, from, to);
      const right = freeOf(toLeft, otherFrom, otherTo);
      if (left.length > 0 && right.length > 0) task([...left], [...right]);
    }
  }

  private pairEqual(left: readonly number[], right: readonly number[]): void {
    const cells = (left.length + 1) * (right.length + 1);
    if (cells > this.cells) return;
    this.cells -= cells;
    alignGap(left, right, {
      isSame: (l, r) => this.left.isSame(l, this.right, r),
      pair: (l, r) => this.pair(l, r),
    });
  }

  private pairSimilar(
    left: readonly number[],
    right: readonly number[],
    similarity: (l: number, r: number) => number,
  ): void {
    const count = left.length * right.length;
    if (count > this.asked) return;
    this.asked -= count;
    alignSimilar(left, right, { similarity, pair: (l, r) => this.pair(l, r) });
  }

  /** Pairs equal things that are left, the first with the first. */
  private pairLeftovers(leftHashes: Hashes, rightHashes: Hashes, isUnique = false): void {
    const left = this.leftFree().filter((i) => !leftHashes.isNone(i));
    const right = this.rightFree().filter((i) => !rightHashes.isNone(i));
    if (left.length === 0 || right.length === 0) return;
    const classes = classify({ hashes: leftHashes, indexes: left }, { hashes: rightHashes, indexes: right });
    const next = new Int32Array(right.length).fill(-1);
    const first = new Int32Array(classes.count).fill(-1);
    for (let k = right.length - 1; k >= 0; k--) {
      const found = classes.right[k] as number;
      next[k] = first[found] as number;
      first[found] = k;
    }
    for (let k = 0; k < left.length; k++) {
      const found = classes.left[k] as number;
      const other = first[found] as number;
      if (other < 0 || (isUnique && (classes.leftCounts[found] !== 1 || classes.rightCounts[found] !== 1)))
        continue;
      first[found] = next[other] as number;
      this.pair(left[k] as number, right[other] as number);
    }
  }

  private pairIdentity({ left, right, isUnique = false }: IdentityHashes): void {
    this.pairLeftovers(left, right, isUnique);
  }
}

function upTo(length: number): Int32Array {
  return Int32Array.from({ length }, (_, i) => i);
}

function freeOf(pairs: Int32Array, from: number, to: number): Int32Array {
  let count = 0;
  for (let i = from; i < to; i++) if (pairs[i] === -1) count++;
  const free = new Int32Array(count);
  for (let i = from, k = 0; i < to; i++) if (pairs[i] === -1) free[k++] = i;
  return free;
}

/** Hashes of the rows of things that begin at each of a stretch of a list. */
function windowsOf(hashes: Hashes, from: number, to: number): Hashes {
  const part = new Hashes(to - from);
  part.low.set(hashes.low.subarray(from, to));
  part.high.set(hashes.high.subarray(from, to));
  const spans = new SpanHashes(part);
  const windows = new Hashes(to - from - windowSize + 1);
  for (let i = 0; i < windows.length; i++) {
    windows.low[i] = spans.lowOf(i, i + windowSize);
    windows.high[i] = spans.highOf(i, i + windowSize);
  }
  return windows;
}

/** For each thing on the left the place in the right list of the one that is equal, where both lists have it once; else -1. */
function onlyOnes(left: Chosen, right: Chosen): Int32Array {
  const classes = classify(left, right);
  const place = new Int32Array(classes.count).fill(-1);
  for (let k = 0; k < right.indexes.length; k++) place[classes.right[k] as number] = k;
  return classes.left.map((found) =>
    classes.leftCounts[found] === 1 && classes.rightCounts[found] === 1 ? (place[found] as number) : -1,
  );
}
