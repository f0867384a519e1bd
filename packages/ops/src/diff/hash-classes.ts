import type { Hashes } from './hashes.js';

/** Some things of a list, by their numbers. */
export interface Chosen {
  /** Their hashes. */
  readonly hashes: Hashes;
  /** The numbers of those that are looked at, ascending. */
  readonly indexes: Int32Array;
}

/** Things of two lists, put together where their hashes are equal. */
export interface HashClasses {
  /** Number of classes. */
  readonly count: number;
  /** Class of each chosen thing on the left, in the order of `indexes`. */
  readonly left: Int32Array;
  /** The same on the right. */
  readonly right: Int32Array;
  /** How many things of each class there are on the left. */
  readonly leftCounts: Int32Array;
  /** The same on the right. */
  readonly rightCounts: Int32Array;
}

/** Chosen anew each time that the program starts: no file can be made so that its things all come to lie in one place. */
const [lowFactor, highFactor] = [Math.random(), Math.random()].map(
  (one) => Math.floor(one * 2 ** 31) * 2 + 1,
) as [number, number];

/** Puts things of two lists into classes of equal hashes. About 20 bytes a thing. */
export function classify(left: Chosen, right: Chosen): HashClasses {
  const total = left.indexes.length + right.indexes.length;
  let bits = 4;
  while (2 ** bits < total * 2) bits++;
  const size = 2 ** bits;
  const slots = new Int32Array(size).fill(-1);
  const lows = new Uint32Array(total);
  const highs = new Uint32Array(total);
  const leftCounts = new Int32Array(total);
  const rightCounts = new Int32Array(total);
  let count = 0;
  const put = ({ hashes, indexes }: Chosen, counts: Int32Array): Int32Array => {
    const classes = new Int32Array(indexes.length);
    for (let k = 0; k < indexes.length; k++) {
      const i = indexes[k] as number;
      const low = hashes.low[i] as number;
      const high = hashes.high[i] as number;
      let slot = (Math.imul(low, lowFactor) + Math.imul(high, highFactor)) >>> (32 - bits);
      let found = slots[slot] as number;
      while (found >= 0 && (lows[found] !== low || highs[found] !== high)) {
        slot = (slot + 1) & (size - 1);
        found = slots[slot] as number;
      }
      if (found < 0) {
        found = count++;
        slots[slot] = found;
        lows[found] = low;
        highs[found] = high;
      }
      classes[k] = found;
      counts[found] = (counts[found] as number) + 1;
    }
    return classes;
  };
  const leftClasses = put(left, leftCounts);
  const rightClasses = put(right, rightCounts);
  return { count, left: leftClasses, right: rightClasses, leftCounts, rightCounts };
}
