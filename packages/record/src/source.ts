import { FormatError } from './errors.js';

/** What a `ByteSource` gives for a range: bytes, or something that gives them when asked, as a `Blob` does. */
export type ByteSlice = Uint8Array | ArrayBuffer | { arrayBuffer(): Promise<ArrayBuffer> };

/**
 * Bytes that can be read range by range, so that a large file costs only what is read of it. A `Uint8Array` and an
 * `ArrayBuffer` are sources as they are (each slice is a copy), `memorySource` and `blobSource` make better ones.
 */
export interface ByteSource {
  /** Number of bytes in all. */
  readonly byteLength: number;
  /** The bytes from `start` up to and without `end`; only `readBytes` checks what comes back. */
  slice(start: number, end: number): ByteSlice | Promise<ByteSlice>;
  /**
   * Fills memory with the bytes from `start` on, and says how many came. A source may do without; one that has it lets
   * `fillBytes` read much without leaving as much behind.
   */
  readInto?(target: Uint8Array, start: number): number | Promise<number>;
}

/** The part of the web's `Blob` and `File` that a source needs. */
export interface BlobLike {
  /** Number of bytes. */
  readonly size: number;
  /** A part of it, not read yet. */
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/** A source over bytes in memory. Its slices are views of those bytes, not copies. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return {
    byteLength: bytes.byteLength,
    slice: (start, end) => bytes.subarray(start, end),
  };
}

/** A source over a `Blob` or a `File`, in the browser or in Node. */
export function blobSource(blob: BlobLike): ByteSource {
  return {
    byteLength: blob.size,
    slice: (start, end) => blob.slice(start, end),
  };
}

/** A source over the bytes from `start` up to and without `end` of another one; throws 'out-of-bounds' for a range outside it. */
export function sliceSource(source: ByteSource, start: number, end: number): ByteSource {
  checkRange(source, start, end);
  return {
    byteLength: end - start,
    slice: (from, to) => source.slice(start + from, start + to),
    ...(source.readInto === undefined ? {} : { readInto: readFrom(source, start) }),
  };
}

function readFrom(source: ByteSource, start: number): NonNullable<ByteSource['readInto']> {
  return (target, from) => source.readInto?.(target, start + from) ?? 0;
}

/**
 * Reads a range of a source. The result may be a view of the source's own memory: it is not to be changed.
 *
 * Throws `FormatError`: 'out-of-bounds' for a range that isn't inside the source, 'truncated' when the source gives
 * fewer or more bytes than it was asked for (a file that changed meanwhile), 'io' when it can't be read at all.
 */
export async function readBytes(source: ByteSource, start: number, end: number): Promise<Uint8Array> {
  checkRange(source, start, end);
  if (start === end) return new Uint8Array(0);
  const bytes = await readSlice(source, start, end);
  checkCount(bytes.byteLength, start, end);
  return bytes;
}

/**
 * Reads as many bytes as `target` has, from `start` on, into it; nothing of the source's own memory is in it then. Throws
 * as `readBytes` does.
 */
export async function fillBytes(source: ByteSource, target: Uint8Array, start: number): Promise<void> {
  const end = start + target.byteLength;
  checkRange(source, start, end);
  if (source.readInto !== undefined && start < end) {
    const count = await guarded(() => source.readInto?.(target, start) ?? 0, start, end);
    checkCount(count, start, end);
    return;
  }
  target.set(await readBytes(source, start, end));
}

/** Memory of exactly a size: what lies behind it in the memory that was given stays as it is. */
function memoryFor(size: number, allocate: (size: number) => Uint8Array): Uint8Array {
  const given = allocate(size);
  if (given.length < size)
    throw new FormatError('does-not-fit', `memory for ${size} bytes was asked for, ${given.length} came`, {
      expected: size,
      found: given.length,
    });
  return given.subarray(0, size);
}

/**
 * Reads a range into memory of its own, which may be changed: what `allocate` gives for a size, or the beginning of it.
 * Throws as `readBytes` does, before memory is taken, and `does-not-fit` when less was given.
 */
export async function copyBytes(
  source: ByteSource,
  { start, end }: { readonly start: number; readonly end: number },
  allocate = (size: number): Uint8Array => new Uint8Array(size),
): Promise<Uint8Array> {
  checkRange(source, start, end);
  if (source.readInto === undefined) {
    // The bytes are there twice for a moment.
    const given = await readBytes(source, start, end);
    const copy = memoryFor(given.length, allocate);
    copy.set(given);
    return copy;
  }
  // A size that isn't true is found out first.
  if (start < end) await readBytes(source, end - 1, end);
  const bytes = memoryFor(end - start, allocate);
  await fillBytes(source, bytes, start);
  return bytes;
}

function checkCount(count: number, start: number, end: number): void {
  if (count === end - start) return;
  throw new FormatError('truncated', `${end - start} bytes were asked for, ${count} came`, {
    offset: start,
    expected: end - start,
    found: count,
  });
}

function checkRange(source: ByteSource, start: number, end: number): void {
  const inside = Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 0 && start <= end;
  if (inside && end <= source.byteLength) return;
  throw new FormatError(
    'out-of-bounds',
    `bytes ${start} to ${end} are outside the ${source.byteLength} bytes there are`,
    {
      offset: Number.isSafeInteger(start) && start >= 0 ? start : undefined,
      expected: source.byteLength,
      found: end,
    },
  );
}

function readSlice(source: ByteSource, start: number, end: number): Promise<Uint8Array> {
  return guarded(
    async () => {
      const slice = await source.slice(start, end);
      if (slice instanceof Uint8Array) return slice;
      if ('arrayBuffer' in slice) return new Uint8Array(await slice.arrayBuffer());
      return new Uint8Array(slice);
    },
    start,
    end,
  );
}

/** What a source gives; its failure as a `FormatError`. */
async function guarded<T>(read: () => T | Promise<T>, start: number, end: number): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof FormatError) throw cause;
    throw new FormatError('io', `bytes ${start} to ${end} can't be read`, { offset: start, cause });
  }
}
