/** Where keys begin among bytes, and how far they lead. */
export interface ByteExtent {
  /** The byte that keys work on. */
  readonly cursor: number;
  /** Bytes in a line. */
  readonly perLine: number;
  /** How many bytes there are. */
  readonly size: number;
  /** Bytes of a page. */
  readonly page: number;
}

/** The byte that a key leads to, which may not be there; `undefined` for a key that leads nowhere. */
export function byteAfterKey(
  { ctrlKey, key, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'key' | 'metaKey'>,
  { cursor, page, perLine, size }: ByteExtent,
): number | undefined {
  const isAll = ctrlKey || metaKey;
  const lineStart = cursor - (cursor % perLine);
  const targets = new Map([
    ['ArrowRight', cursor + 1],
    ['ArrowLeft', cursor - 1],
    ['ArrowDown', cursor + perLine],
    ['ArrowUp', cursor - perLine],
    ['PageDown', cursor + page],
    ['PageUp', cursor - page],
    ['Home', isAll ? 0 : lineStart],
    ['End', isAll ? size - 1 : Math.min(size - 1, lineStart + perLine - 1)],
  ]);
  return targets.get(key);
}

/** The offset that somebody wrote, of digits alone a decimal one; `undefined` for what is none. */
export function offsetOf(written: string): number | undefined {
  const given = written.trim();
  if (/^\d+$/.test(given)) return Number(given);
  return /^(0x)?[0-9a-f]+$/i.test(given) ? Number.parseInt(given.replace(/^0x/i, ''), 16) : undefined;
}
