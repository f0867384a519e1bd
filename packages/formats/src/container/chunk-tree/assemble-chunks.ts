import { FormatError } from '@brushwork/record';
import type { ChunkSchema } from './chunk-schema.js';
import { type LengthWidth, largestLength, smallestWidth, tagWord, writeChunkHead } from './tag-word.js';

/** A chunk that is to be written, in a list in which it stands in front of those inside it. */
export interface FlatChunk {
  /** How many chunks it is in. */
  readonly depth: number;
  /** Id of its tag. */
  readonly id: number;
  /** Whether the bit of the tag word is set that means nothing known. */
  readonly reserved?: boolean;
  /** Width of the length, where it isn't to be the smallest one; a length that needs more takes more. */
  readonly width?: LengthWidth | undefined;
  /** The length that it says it has, where that isn't the true one. */
  readonly length?: number | undefined;
  /** Its data; for a chunk that holds others, bytes behind the last of them. */
  readonly data?: Uint8Array | undefined;
}

/** How chunks are written. */
export interface AssembleOptions {
  /** Tags, for messages. */
  readonly schema: ChunkSchema;
  /** Whether lengths of four bytes may be written where none is asked for; otherwise such a chunk is refused. */
  readonly longLengths?: boolean;
}

const NO_PARENT = -1;

/**
 * Bytes of chunks. Throws `FormatError` 'does-not-fit' for a length above 65,535 without leave for four bytes, and for a
 * list whose depths leave one out.
 */
export function assembleChunks(
  chunks: readonly FlatChunk[],
  options: AssembleOptions,
): Uint8Array<ArrayBuffer> {
  const parents = parentsOf(chunks);
  const sizes = new Float64Array(chunks.length);
  const widths = new Uint8Array(chunks.length);
  let total = 0;
  for (let i = chunks.length - 1; i >= 0; i--) {
    const chunk = chunks[i] as FlatChunk;
    const size = (sizes[i] as number) + (chunk.data?.length ?? 0);
    sizes[i] = size;
    const width = widthFor(chunk, size, options);
    widths[i] = width;
    const parent = parents[i] as number;
    if (parent === NO_PARENT) total += 2 + width + size;
    else sizes[parent] = (sizes[parent] as number) + 2 + width + size;
  }
  const bytes = new Uint8Array(total);
  const d = new DataView(bytes.buffer);
  let at = 0;
  // Bytes behind the children of a chunk come when the next chunk is in it no more.
  const open: { readonly depth: number; readonly data: Uint8Array }[] = [];
  const close = (depth: number): void => {
    for (let last = open.at(-1); last !== undefined && last.depth >= depth; last = open.at(-1)) {
      bytes.set(last.data, at);
      at += last.data.length;
      open.pop();
    }
  };
  for (let i = 0; i < chunks.length; i++) {
    const chunk = chunks[i] as FlatChunk;
    close(chunk.depth);
    const width = widths[i] as LengthWidth;
    const word = tagWord(chunk.id, width, { reserved: chunk.reserved === true });
    at += writeChunkHead(d, at, { word, width, length: chunk.length ?? (sizes[i] as number) });
    if (chunk.data !== undefined) open.push({ depth: chunk.depth, data: chunk.data });
  }
  close(0);
  return bytes;
}

function parentsOf(chunks: readonly FlatChunk[]): Int32Array {
  const parents = new Int32Array(chunks.length);
  const open: number[] = [];
  for (let i = 0; i < chunks.length; i++) {
    const { depth, id } = chunks[i] as FlatChunk;
    if (!(Number.isInteger(depth) && depth >= 0 && depth <= open.length))
      throw new FormatError('does-not-fit', `chunk ${i} has depth ${depth}: it can be 0 to ${open.length}`, {
        found: id,
      });
    open.length = depth;
    parents[i] = open[depth - 1] ?? NO_PARENT;
    open.push(i);
  }
  return parents;
}

function widthFor(chunk: FlatChunk, size: number, options: AssembleOptions): LengthWidth {
  const length = chunk.length ?? size;
  const asked = chunk.width ?? 1;
  const needed = smallestWidth(length);
  if (length > largestLength[4] || (needed === 4 && asked !== 4 && options.longLengths !== true))
    throw tooLong(options.schema.nameFor(chunk.id), length);
  return Math.max(needed, asked) as LengthWidth;
}

/** The error for a chunk that is too long for a length of two bytes. */
export function tooLong(name: string, length: number): FormatError {
  return new FormatError(
    'does-not-fit',
    `${length} bytes are too many for a length of two bytes; four have to be asked for`,
    {
      path: [name],
      expected: `at most ${largestLength[2]}`,
      found: length,
    },
  );
}
