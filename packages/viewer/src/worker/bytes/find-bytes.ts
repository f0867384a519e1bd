import type { BytePattern } from '../../protocol/byte-api.js';

/** Bytes that are read at once. */
const blockSize = 1024 * 1024;

/** Bytes that are searched: how many, and what gives some of them. */
export interface SearchedBytes {
  /** How many there are. */
  readonly size: number;
  /** Reads some of them. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** Where a search begins and goes. */
export interface SearchCourse {
  /** Forwards the first position that counts, backwards the first that doesn't. */
  readonly from: number;
  /** Whether it goes towards the beginning. */
  readonly isBackwards: boolean;
  /** Asked between blocks: a search that nobody waits for any more ends without a result. */
  readonly isWanted?: () => boolean;
}

/** Where a pattern is next: round the end, or the beginning, if need be. Nothing but a block is in memory at once. */
export async function findBytes(
  searched: SearchedBytes,
  pattern: BytePattern,
  { from, isBackwards, isWanted = () => true }: SearchCourse,
): Promise<number | undefined> {
  const { length } = pattern.values;
  // Positions at which it may begin.
  const count = searched.size - length + 1;
  if (length === 0 || count <= 0) return undefined;
  const middle = Math.max(0, Math.min(count, from));
  const stretches = [
    { start: middle, end: count },
    { start: 0, end: middle },
  ];
  for (const { start, end } of isBackwards ? stretches.reverse() : stretches) {
    const blocks = Math.ceil((end - start) / blockSize);
    for (let i = 0; i < blocks; i++) {
      if (!isWanted()) return undefined;
      const first = start + blockSize * (isBackwards ? blocks - 1 - i : i);
      const behind = Math.min(end, first + blockSize);
      const bytes = await searched.read(first, behind + length - 1);
      const at = placeIn(bytes, pattern, { isBackwards });
      if (at !== undefined) return first + at;
    }
  }
  return undefined;
}

function placeIn(
  bytes: Uint8Array,
  { masks, values }: BytePattern,
  { isBackwards }: { readonly isBackwards: boolean },
): number | undefined {
  const count = bytes.length - values.length + 1;
  const firstValue = values[0] as number;
  const firstMask = masks[0] as number;
  const step = isBackwards ? -1 : 1;
  for (let at = isBackwards ? count - 1 : 0; at >= 0 && at < count; at += step) {
    // Nearly everywhere the first byte is another one.
    if ((((bytes[at] as number) ^ firstValue) & firstMask) !== 0) continue;
    let k = 1;
    while (
      k < values.length &&
      (((bytes[at + k] as number) ^ (values[k] as number)) & (masks[k] as number)) === 0
    )
      k++;
    if (k === values.length) return at;
  }
  return undefined;
}
