/** Most zero bytes that one pair of bytes stands for. */
const LONGEST_RUN = 255;

/** What keeps a row from being read to its end. */
export type RowProblem =
  /** A run of no bytes: the game would never come to the end. */
  | 'zero-run'
  /** The last run is longer than the row. */
  | 'overrun'
  /** The lump ends first. */
  | 'truncated';

/** Which coded bytes a row takes, and what they stand for. */
export interface ScannedRow {
  /** Bytes that the code stands for: fewer or more than the row has where there is a problem. */
  readonly produced: number;
  /** Position behind the last coded byte that was read. */
  readonly end: number;
  /** What is wrong. */
  readonly problem: RowProblem | undefined;
}

/** A row, and the coded bytes that it was read from. */
export interface DecodedRow extends ScannedRow {
  /** The row: bit `c & 7` of byte `c >> 3` is cluster `c`. What couldn't be read is 0. */
  readonly row: Uint8Array;
}

/** Looks at coded bytes from `start` on until they stand for `size` bytes: 0 and a count are so many zeros, others are themselves. */
export function scanRow(bytes: Uint8Array, start: number, size: number): ScannedRow {
  let produced = 0;
  let at = start;
  while (produced < size) {
    const byte = bytes[at];
    const count = bytes[at + 1];
    if (byte === undefined || (byte === 0 && count === undefined))
      return { produced, end: at, problem: 'truncated' };
    if (byte === 0 && count === 0) return { produced, end: at, problem: 'zero-run' };
    produced += byte === 0 ? (count as number) : 1;
    at += byte === 0 ? 2 : 1;
  }
  return { produced, end: at, problem: produced > size ? 'overrun' : undefined };
}

/** Reads a row of `size` bytes from coded bytes from `start` on. */
export function decodeRow(bytes: Uint8Array, start: number, size: number): DecodedRow {
  const scanned = scanRow(bytes, start, size);
  const row = new Uint8Array(size);
  let filled = 0;
  for (let at = start; at < scanned.end; ) {
    const byte = bytes[at] as number;
    row[filled] = byte;
    filled += byte === 0 ? (bytes[at + 1] as number) : 1;
    at += byte === 0 ? 2 : 1;
  }
  return { ...scanned, row };
}

/** Codes a row as the compilers do: zeros in runs as long as can be. */
export function encodeRow(row: Uint8Array): Uint8Array {
  const coded = new Uint8Array(codedSize(row));
  let at = 0;
  for (let i = 0; i < row.length; ) {
    const run = runAt(row, i);
    coded[at++] = row[i] as number;
    if (run > 0) coded[at++] = run;
    i += Math.max(1, run);
  }
  return coded;
}

/** Number of zeros from `i` on that one pair of bytes can stand for. */
function runAt(row: Uint8Array, i: number): number {
  let run = 0;
  while (run < LONGEST_RUN && row[i + run] === 0) run++;
  return run;
}

function codedSize(row: Uint8Array): number {
  let size = 0;
  for (let i = 0; i < row.length; ) {
    const run = runAt(row, i);
    size += run > 0 ? 2 : 1;
    i += Math.max(1, run);
  }
  return size;
}
