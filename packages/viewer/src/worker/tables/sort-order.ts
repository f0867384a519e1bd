import type { ColumnValue } from '@brushwork/ops';
import type { Pace } from './pause.js';

/** Rows that are looked at before others are answered. */
const step = 4096;

/** The numbers of the rows that meet a test, in the order of the file. Throws `FormatError` 'io' once it was cancelled. */
export async function filterRows(
  count: number,
  test: (i: number) => boolean,
  pace: Pace,
): Promise<Uint32Array> {
  let found = new Uint32Array(Math.min(count, 1024));
  let length = 0;
  for (let i = 0; i < count; i++) {
    if (i % 64 === 0 && pace.isDue) await pace.rest(i / count);
    if (!test(i)) continue;
    if (length === found.length) {
      const larger = new Uint32Array(Math.min(count, length * 2));
      larger.set(found);
      found = larger;
    }
    found[length++] = i;
  }
  return found.slice(0, length);
}

/** By what rows are sorted. */
export interface SortKeys {
  /** The values of a row, the first decides first. */
  readonly readers: readonly ((i: number) => ColumnValue)[];
  /** Whether the greatest comes first. */
  readonly descending: boolean;
}

/**
 * Sorts rows, those that are equal staying as they were, in memory of eight bytes for each row and one key. Rows without
 * a value come last, whichever way it goes. Throws `FormatError` 'io' once it was cancelled.
 */
export async function sortRows(order: Uint32Array, keys: SortKeys, pace: Pace): Promise<Uint32Array> {
  let sorted = order;
  // The last key first: those before it then keep its order among equals.
  for (const read of keys.readers.toReversed()) {
    const values = await keyValues(sorted, read, pace);
    sorted = await mergeSort(sorted, comparison(values, keys.descending), pace);
  }
  return sorted;
}

type Values =
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  | { readonly kind: 'others'; readonly values: readonly ColumnValue[] };

/** The key of each place. Numbers take eight bytes each; others are held as they are. */
async function keyValues(order: Uint32Array, read: (i: number) => ColumnValue, pace: Pace): Promise<Values> {
  const numbers = new Float64Array(order.length);
  let k = 0;
  for (; k < order.length; k++) {
    if (k % step === 0 && pace.isDue) await pace.rest((k / order.length) * 0.3);
    const value = read(order[k] as number);
    if (typeof value !== 'number' && typeof value !== 'boolean' && value !== undefined) break;
    numbers[k] = value === undefined ? Number.NaN : Number(value);
  }
  if (k === order.length) return { kind: 'numbers', values: numbers };
  const values = new Array<ColumnValue>(order.length);
  for (k = 0; k < order.length; k++) {
    if (k % step === 0 && pace.isDue) await pace.rest((k / order.length) * 0.3);
    values[k] = read(order[k] as number);
  }
  return { kind: 'others', values };
}

type Compare = (a: number, b: number) => number;

function comparison(keys: Values, descending: boolean): Compare {
  const sign = descending ? -1 : 1;
  if (keys.kind === 'numbers') {
    const { values } = keys;
    return (a, b) => {
      const x = values[a] as number;
      const y = values[b] as number;
      if (x < y) return -sign;
      if (x > y) return sign;
      if (x === y) return 0;
      return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    };
  }
  const { values } = keys;
  const { compare } = new Intl.Collator('en', { numeric: true });
  return (a, b) => {
    const x = values[a];
    const y = values[b];
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
    if (typeof x === 'string' || typeof y === 'string') return sign * compare(String(x), String(y));
    return x < y ? -sign : x > y ? sign : 0;
  };
}

/** Sorts by merging runs of twice the length each time; `compare` is given places in `order`. */
async function mergeSort(order: Uint32Array, compare: Compare, pace: Pace): Promise<Uint32Array> {
  const { length } = order;
  let from = Uint32Array.from({ length }, (_, k) => k);
  let to = new Uint32Array(length);
  const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(2, length))));
  let done = 0;
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += width * 2) {
      // Long runs are merged in pieces, so that others are answered meanwhile.
      const middle = Math.min(start + width, length);
      const end = Math.min(start + width * 2, length);
      let a = start;
      let b = middle;
      for (let k = start; k < end; k++) {
        if (k % step === 0 && pace.isDue) await pace.rest(0.3 + (0.7 * (done + k / length)) / rounds);
        const isFirst = a < middle && (b >= end || compare(from[a] as number, from[b] as number) <= 0);
        to[k] = isFirst ? (from[a++] as number) : (from[b++] as number);
      }
    }
    [from, to] = [to, from];
    done++;
  }
  for (let k = 0; k < length; k++) to[k] = order[from[k] as number] as number;
  return to;
}
