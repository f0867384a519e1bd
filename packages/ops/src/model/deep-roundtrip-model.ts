import {
  type Chunk,
  type ChunkTree,
  fileLevel,
  leafBytes,
  type Model,
  type PlainChunk,
  plainChunks,
  tagWord,
  writeChunkHead,
} from '@brushwork/formats';
import { type ContentType, FormatError, fromHex, toJsonText } from '@brushwork/record';
import { measureBlock } from '../roundtrip/measure-block.js';

/** What became of all chunks with one tag. */
export interface DeepTag {
  /** Name of the tag, or its id as text. */
  readonly name: string;
  /** Number of chunks. */
  readonly chunks: number;
  /** Number of elements in them: records, values, texts. */
  readonly records: number;
  /** Bytes that were made from meaningful values, the heads of the chunks among them. */
  readonly typedBytes: number;
  /** Bytes that were carried along as bytes. */
  readonly opaqueBytes: number;
  /** Elements whose plain form carries bytes, too, because its values alone don't give them back. */
  readonly nonCanonical: number;
  /** Whether every byte came back. */
  readonly identical: boolean;
  /** Why the values of the first chunk that was refused were, when one was. */
  readonly problem?: string;
}

/** What became of a whole file. */
export interface DeepModelReport {
  /** Whether every byte came back. */
  readonly identical: boolean;
  /** The tags in the order in which they first occur. */
  readonly tags: readonly DeepTag[];
  /** Bytes that were made from meaningful values: the magic, the heads of the chunks, what is in them. */
  readonly typedBytes: number;
  /** Bytes that were carried along as bytes, those behind the last chunk of something among them. */
  readonly opaqueBytes: number;
}

interface Tally {
  chunks: number;
  records: number;
  typedBytes: number;
  opaqueBytes: number;
  nonCanonical: number;
  identical: boolean;
  problem?: string;
}

/**
 * Takes every chunk apart into plain data, writes that as JSON text, makes the bytes again from the text alone, head and
 * inside, and compares. One chunk is under way at a time.
 */
export function deepRoundtripModel({ tree }: Model): DeepModelReport {
  const tallies = new Map<string, Tally>();
  let i = 0;
  for (const plain of plainChunks(tree, { from: 0, to: tree.count, top: fileLevel })) {
    const chunk = tree.chunk(i++);
    const tally = tallyOf(tallies, chunk.tag);
    const read = JSON.parse(toJsonText(plain)) as PlainChunk;
    tally.chunks++;
    tally.typedBytes += 2 + chunk.width;
    try {
      const inside = insideBytes(tree, chunk, read);
      if (
        !sameBytes(inside, insideOf(tree, chunk)) ||
        !sameBytes(headBytes(tree, chunk, read), headOf(tree, chunk))
      )
        tally.identical = false;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      tally.identical = false;
      tally.problem ??= error.message;
    }
    measure(tree, chunk, { plain, tally });
  }
  const tail = tree.tailOf();
  const tags = [...tallies].map(([name, tally]): DeepTag => ({ name, ...tally }));
  return {
    identical: tags.every(({ identical }) => identical),
    tags,
    typedBytes: tags.reduce((sum, tag) => sum + tag.typedBytes, tree.start),
    opaqueBytes: tags.reduce((sum, tag) => sum + tag.opaqueBytes, tail.end - tail.start),
  };
}

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  let tally = tallies.get(name);
  if (tally === undefined) {
    tally = { chunks: 0, records: 0, typedBytes: 0, opaqueBytes: 0, nonCanonical: 0, identical: true };
    tallies.set(name, tally);
  }
  return tally;
}

/** The bytes of a chunk that are its own: its data, or what is behind the last chunk inside. */
function insideOf(tree: ChunkTree, chunk: Chunk): Uint8Array {
  if (!chunk.isContainer) return chunk.payload;
  const { end, start } = tree.tailOf(chunk.index);
  return tree.bytes.subarray(start, end);
}

function insideBytes(tree: ChunkTree, chunk: Chunk, read: PlainChunk): Uint8Array {
  if (chunk.isContainer) {
    const { tail = '' } = read;
    return fromHex(tail, tail.length / 2, ['tail']);
  }
  return leafBytes(tree.schema.typeOfId(chunk.id), read, { name: read.tag, byteOrder: 'little' });
}

function headOf(tree: ChunkTree, chunk: Chunk): Uint8Array {
  return tree.bytes.subarray(chunk.start, chunk.payloadStart);
}

function headBytes(tree: ChunkTree, chunk: Chunk, read: PlainChunk): Uint8Array {
  const length = read.length ?? chunk.size;
  const width = read.width ?? (length <= 0xff ? 1 : 2);
  const id = tree.schema.idFor(read.tag) ?? 0;
  const bytes = new Uint8Array(2 + width);
  const word = tagWord(id, width, { reserved: read.reserved === true });
  writeChunkHead(new DataView(bytes.buffer), 0, { word, width, length });
  return bytes;
}

function measure(
  tree: ChunkTree,
  chunk: Chunk,
  { plain, tally }: { readonly plain: PlainChunk; readonly tally: Tally },
): void {
  const inside = insideOf(tree, chunk);
  if (chunk.isContainer) {
    tally.opaqueBytes += inside.length;
    return;
  }
  const type = layoutType(tree.schema.typeOfId(chunk.id), plain.layout);
  let opaqueBytes = (plain.rest ?? '').length / 2;
  for (const block of plain.parts ?? (plain.data === undefined ? [] : [plain.data])) {
    const measured = measureBlock(type, block);
    tally.records += measured.records;
    tally.nonCanonical += measured.nonCanonical;
    opaqueBytes += measured.opaqueBytes;
  }
  const opaque = Math.min(inside.length, opaqueBytes);
  tally.opaqueBytes += opaque;
  tally.typedBytes += inside.length - opaque;
}

function layoutType(type: ContentType, layout: string | undefined): ContentType {
  const { layouts } = type as { readonly layouts?: Readonly<Record<string, ContentType>> };
  return layouts?.[layout ?? 'opaque'] ?? type;
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
