/** Bytes of a file, the last one included. */
export interface ByteRange {
  /** Offset of the first byte. */
  readonly first: number;
  /** Offset of the last byte. */
  readonly last: number;
}

/**
 * The one range that a `Range` header asks for of a file of so many bytes. `whole` for what a server is free to answer
 * with the whole file: another unit, several ranges, what is no range. `unsatisfiable` when none of the bytes that are
 * asked for exist.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '');
  if (match === null) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '') return to === '' ? 'whole' : lastBytes(Number(to), size);
  const first = Number(from);
  const last = to === '' ? Number.POSITIVE_INFINITY : Number(to);
  if (last < first) return 'whole';
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable';
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { first: Math.max(0, size - count), last: size - 1 };
}
