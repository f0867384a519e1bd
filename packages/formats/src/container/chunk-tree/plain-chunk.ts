import { concatenate, FormatError, fromHex, toHex } from '@brushwork/record';
import { type AssembleOptions, assembleChunks, type FlatChunk } from './assemble-chunks.js';
import { Chunk } from './chunk.js';
import { fileLevel } from './chunk-table.js';
import type { ChunkTree } from './chunk-tree.js';
import { leafBytes, type PlainLeaf, plainLeaf } from './leaf-data.js';
import { type LengthWidth, smallestWidth } from './tag-word.js';

/**
 * A chunk as plain data, in a list in which it stands in front of those inside it. The list is flat, whatever the
 * nesting: JSON that nests as deep as a hostile file does can't be read.
 */
export interface PlainChunk extends PlainLeaf {
  /** How many chunks it is in. */
  readonly depth: number;
  /** Name of its tag, or its id as `0x0046` where it has none. */
  readonly tag: string;
  /** Width of its length, where that isn't the smallest one, or is four bytes. */
  readonly width?: LengthWidth;
  /** Present where the bit of its tag word is set that means nothing known. */
  readonly reserved?: true;
  /** The length that it says it has, where that isn't the true one. */
  readonly length?: number;
  /** Of a chunk that holds others: hexadecimal digits of the bytes behind the last of them. */
  readonly tail?: string;
}

/** A file of chunks as plain data. */
export interface PlainTree {
  /** What stands before the chunks, one character a byte. */
  readonly head: string;
  /** The chunks. */
  readonly chunks: readonly PlainChunk[];
  /** Hexadecimal digits of the bytes behind the last chunk. */
  readonly tail?: string;
}

/** Some of a tree's chunks, by their numbers: from the first to the one behind the last; `top`: what depth counts from. */
export interface ChunkRange {
  /** First of them. */
  readonly from: number;
  /** Behind the last of them. */
  readonly to: number;
  /** The chunk that they are all in. */
  readonly top: number;
}

/** Chunks of a tree as plain data, one after the other. */
export function* plainChunks(tree: ChunkTree, range: ChunkRange): Generator<PlainChunk> {
  const { parents } = tree.table;
  let depth = 0;
  let before = range.top;
  for (let i = range.from; i < range.to; i++) {
    const parent = parents[i] as number;
    if (i === range.from) for (let at = parent; at !== range.top; at = parents[at] as number) depth++;
    else {
      for (depth++; before !== parent; before = parents[before] as number) depth--;
    }
    before = i;
    yield plainChunk(tree, i, depth);
  }
}

function plainChunk(tree: ChunkTree, i: number, depth: number): PlainChunk {
  const chunk = new Chunk(tree, i);
  const { length, size, width, tag } = chunk;
  const inside = chunk.isContainer ? plainTail(tree, i) : plainLeaf(tree.peek(i));
  return {
    depth,
    tag,
    ...((width === 4 || width !== smallestWidth(length)) && { width }),
    ...(chunk.reserved && { reserved: true as const }),
    ...(length !== size && { length }),
    ...inside,
  };
}

function plainTail(tree: ChunkTree, i: number = fileLevel): { readonly tail?: string } {
  const { start, end } = tree.tailOf(i);
  return end > start ? { tail: toHex(tree.bytes.subarray(start, end)) } : {};
}

/** A whole tree as plain data. */
export function plainTree(tree: ChunkTree): PlainTree {
  return {
    head: Array.from(tree.bytes.subarray(0, tree.start), (byte) => String.fromCharCode(byte)).join(''),
    chunks: [...plainChunks(tree, { from: 0, to: tree.count, top: fileLevel })],
    ...plainTail(tree),
  };
}

/** Bytes of a file from plain data. Throws `FormatError` 'does-not-fit' for what is none, and as `assembleChunks` does. */
export function buildTree(plain: PlainTree, options: AssembleOptions): Uint8Array<ArrayBuffer> {
  const chunks = plain.chunks as unknown;
  if (typeof plain.head !== 'string' || !Array.isArray(chunks))
    throw new FormatError('does-not-fit', 'needs a head and a list of chunks');
  const head = Uint8Array.from(plain.head, (character) => {
    const code = character.charCodeAt(0);
    if (code > 0xff)
      throw new FormatError('does-not-fit', 'has a character that is no byte', { path: ['head'] });
    return code;
  });
  const flat = chunks.map((chunk, i) => flatChunk(chunk as PlainChunk, i, options));
  checkLeaves(flat, options);
  return concatenate([head, assembleChunks(flat, options), hexBytes(plain.tail, 'tail')]);
}

function checkLeaves(flat: readonly FlatChunk[], { schema }: AssembleOptions): void {
  for (let i = 1; i < flat.length; i++) {
    const { depth, id } = flat[i - 1] as FlatChunk;
    if ((flat[i] as FlatChunk).depth > depth && schema.kinds[id] !== 2)
      throw new FormatError('does-not-fit', `${schema.nameFor(id)} holds no chunks`, { path: ['chunks', i] });
  }
}

function flatChunk(chunk: PlainChunk, i: number, { schema }: AssembleOptions): FlatChunk {
  const path = ['chunks', i];
  if (chunk === null || typeof chunk !== 'object' || typeof chunk.tag !== 'string')
    throw new FormatError('does-not-fit', 'needs a chunk with a tag', { path });
  const { depth, tag, width, reserved, length, tail, ...plain } = chunk;
  const id = schema.idFor(tag);
  if (id === undefined) throw new FormatError('not-found', `the id of tag '${tag}' is not known`, { path });
  if (width !== undefined && width !== 1 && width !== 2 && width !== 4)
    throw new FormatError('does-not-fit', 'the width of a length is 1, 2 or 4', {
      path,
      found: String(width),
    });
  if (length !== undefined && !(Number.isInteger(length) && length >= 0))
    throw new FormatError('does-not-fit', 'a length is a whole number', { path, found: String(length) });
  const place = { name: `chunks[${i}].${tag}`, byteOrder: 'little' as const };
  const data = schema.kinds[id] === 2 ? hexBytes(tail, 'tail') : leafBytes(schema.typeOfId(id), plain, place);
  return { depth, id, reserved: reserved === true, width, length, data };
}

function hexBytes(digits: string | undefined, name: string): Uint8Array {
  return digits === undefined
    ? new Uint8Array(0)
    : fromHex(digits, Math.floor(String(digits).length / 2), [name]);
}
