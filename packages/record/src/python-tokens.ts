import type { ByteOrder } from './struct.js';

/** What a value of a format reads as. */
export type PythonValue = number | bigint | boolean | string;

/** A letter of a format with the count in front of it. */
export interface PythonToken {
  /** The type, or `s` for a text of `count` bytes. */
  readonly letter: string;
  /** How often it stands there; 0 takes no value but aligns what follows. */
  readonly count: number;
}

/** A format of Python's `struct` module. */
export interface PythonFormat {
  /** Types in the order of the file. */
  readonly tokens: readonly PythonToken[];
  /** Whether values are aligned as in C: with `@` in front, or nothing. */
  readonly aligned: boolean;
  /** Byte order: big with `>` or `!` in front. The machine's own is taken to be little. */
  readonly byteOrder: ByteOrder;
}

/** Most values in a format: more is a mistake, or an attempt to fill the memory. */
const MAXIMUM_COUNT = 0x10000;

/** Reads a format of Python's `struct` module. `RangeError` for a letter that isn't known or more values than a record has. */
export function parsePythonFormat(format: string): PythonFormat {
  const order = /^[<>=!@]/.exec(format)?.[0];
  const tokens: PythonToken[] = [];
  const pattern = /\s*(\d*)([cbB?hHiIlLqQefds])\s*/y;
  pattern.lastIndex = order === undefined ? 0 : 1;
  let total = 0;
  while (pattern.lastIndex < format.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(format);
    if (match === null) throw new RangeError(`can't read the format '${format}' from position ${start} on`);
    const count = match[1] === '' ? 1 : Number(match[1]);
    total += count;
    if (!(total <= MAXIMUM_COUNT))
      throw new RangeError(`more than ${MAXIMUM_COUNT} values in the format '${format}'`);
    tokens.push({ letter: match[2] as string, count });
  }
  return {
    tokens,
    aligned: order === undefined || order === '@',
    byteOrder: order === '>' || order === '!' ? 'big' : 'little',
  };
}
