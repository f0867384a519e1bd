/** A stretch of the file that was opened, none of which needs to be in memory. */
export interface FileRange {
  /** First byte in the file. */
  readonly start: number;
  /** Number of bytes. */
  readonly length: number;
}

/** Bytes that are to be written: in memory, not to be changed, or as they are in the file that was opened. */
export type FileBytes = Uint8Array | FileRange;

/** Whether bytes are in memory. */
export function areInMemory(bytes: FileBytes): bytes is Uint8Array {
  return bytes instanceof Uint8Array;
}

/** Bytes, and where they come to lie in the file that is written. */
export interface PlacedBytes {
  /** Offset of the first of them. */
  readonly offset: number;
  /** The bytes. */
  readonly bytes: FileBytes;
}

/** Bytes one behind the other from 0 to `size`: zeros where nothing was placed, stretches of the file that follow each other as one. */
export function withoutHoles(placed: readonly PlacedBytes[], size: number): PlacedBytes[] {
  const whole: { offset: number; bytes: FileBytes }[] = [];
  let at = 0;
  const fillUntil = (end: number): void => {
    if (end > at) whole.push({ offset: at, bytes: new Uint8Array(end - at) });
  };
  for (const { offset, bytes } of placed) {
    if (bytes.length === 0) continue;
    fillUntil(offset);
    const last = whole.at(-1);
    const before = last === undefined || areInMemory(last.bytes) || last.offset + last.bytes.length < offset;
    if (!before && !areInMemory(bytes) && isBehind(last.bytes, bytes))
      last.bytes = { start: (last.bytes as FileRange).start, length: last.bytes.length + bytes.length };
    else whole.push({ offset, bytes });
    at = offset + bytes.length;
  }
  fillUntil(size);
  return whole;
}

function isBehind(first: FileBytes, second: FileRange): boolean {
  return !areInMemory(first) && first.start + first.length === second.start;
}

/** One array of bytes that were placed; those that aren't in memory are taken from `file`. */
export function joined(
  placed: readonly PlacedBytes[],
  size: number,
  file: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  for (const { offset, bytes } of placed)
    whole.set(areInMemory(bytes) ? bytes : file.subarray(bytes.start, bytes.start + bytes.length), offset);
  return whole;
}
