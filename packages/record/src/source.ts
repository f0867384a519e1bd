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
  };
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
  if (bytes.byteLength !== end - start) {
    throw new FormatError('truncated', `${end - start} bytes were asked for, ${bytes.byteLength} came`, {
      offset: start,
      expected: end - start,
      found: bytes.byteLength,
    });
  }
  return bytes;
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

async function readSlice(source: ByteSource, start: number, end: number): Promise<Uint8Array> {
  try {
    const slice = await source.slice(start, end);
    if (slice instanceof Uint8Array) return slice;
    if ('arrayBuffer' in slice) return new Uint8Array(await slice.arrayBuffer());
    return new Uint8Array(slice);
  } catch (cause) {
    if (cause instanceof FormatError) throw cause;
    throw new FormatError('io', `bytes ${start} to ${end} can't be read`, { offset: start, cause });
  }
}
