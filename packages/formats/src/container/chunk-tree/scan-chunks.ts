import type { ChunkLimits } from './chunk-limits.js';
import type { ChunkRuleId } from './chunk-rules.js';
import type { ChunkSchema } from './chunk-schema.js';
import { ChunkTable, fileLevel } from './chunk-table.js';
import { lengthWidthOf, reservedTagBit, tagIdOf } from './tag-word.js';

/** Something wrong in the framing of chunks. */
export interface FramingProblem {
  /** The rule. */
  readonly rule: ChunkRuleId;
  /** Number of the chunk that is wrong, or of the one whose inside is; `fileLevel` for the file. */
  readonly chunk: number;
  /** Position in the bytes. */
  readonly at: number;
  /** What would have been right. */
  readonly expected: number;
  /** What was there. */
  readonly found: number;
}

/** What is scanned, and how far. */
export interface ScanOptions {
  /** The tags. */
  readonly schema: ChunkSchema;
  /** Position of the first chunk. */
  readonly start: number;
  /** What it may cost. */
  readonly limits: ChunkLimits;
  /** Is told of what is wrong, in the order of the file. */
  readonly onProblem: (problem: FramingProblem) => void;
}

/** Largest file that is scanned: positions take four bytes. */
const LARGEST = 0xffffffff;

/**
 * Finds the chunks in bytes: in one pass, without recursion, whatever the lengths say. A chunk that is longer than what
 * it is in ends with that; what is no chunk is passed over to the end of the container that it is in.
 */
export function scanChunks(bytes: Uint8Array, options: ScanOptions): ChunkTable {
  const { schema, limits, onProblem } = options;
  const { kinds } = schema;
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fileEnd = Math.min(bytes.length, LARGEST);
  const lastId = schema.last === undefined ? undefined : schema.tags.get(schema.last)?.id;
  const table = new ChunkTable();
  let open = fileLevel;
  let end = fileEnd;
  let at = Math.min(options.start, fileEnd);
  let depth = 0;
  let isOver = false;
  const problem = (rule: ChunkRuleId, chunk: number, expected: number, found: number): void =>
    onProblem({ rule, chunk, at, expected, found });
  for (;;) {
    while (at >= end && open !== fileLevel) {
      table.nexts[open] = table.count;
      open = table.parents[open] as number;
      end = open === fileLevel ? fileEnd : (table.ends[open] as number);
      depth--;
    }
    if (at >= end) return table;
    const left = end - at;
    const word = left < 2 ? 0 : d.getUint16(at, true);
    const id = tagIdOf(word);
    const width = lengthWidthOf(word);
    const headSize = 2 + (width ?? 0);
    const isTop = open === fileLevel;
    const length =
      width === undefined || left < headSize
        ? 0
        : width === 1
          ? d.getUint8(at + 2)
          : width === 2
            ? d.getUint16(at + 2, true)
            : d.getUint32(at + 2, true);
    if (isOver && isTop && (width === undefined || kinds[id] === 0 || headSize + length > left)) {
      problem('chunk-trailing', fileLevel, 0, left);
      return table;
    }
    if (left < 3 || (width !== undefined && left < headSize)) {
      problem('chunk-tail', open, 0, left);
      at = end;
      continue;
    }
    if (width === undefined) {
      problem('chunk-width', open, 2, 3);
      at = end;
      continue;
    }
    if (table.count >= limits.chunks) {
      problem('chunk-limit', open, limits.chunks, limits.chunks + 1);
      for (; open !== fileLevel; open = table.parents[open] as number) table.nexts[open] = table.count;
      return table;
    }
    const fits = headSize + length <= left;
    const chunkEnd = fits ? at + headSize + length : end;
    const chunk = table.add(at, chunkEnd, open);
    if (!fits) problem('chunk-length', chunk, left - headSize, length);
    if (width === 4) problem('chunk-long-width', chunk, 2, 4);
    if ((word & reservedTagBit) !== 0) problem('chunk-reserved-bit', chunk, word & ~reservedTagBit, word);
    const kind = kinds[id] as number;
    if (kind === 0) problem('chunk-unknown', chunk, 0, id);
    if (isTop && id === lastId) isOver = true;
    if (kind !== 2) at = chunkEnd;
    else if (depth >= limits.depth) {
      problem('chunk-limit', chunk, limits.depth, depth + 1);
      at = chunkEnd;
    } else {
      open = chunk;
      end = chunkEnd;
      at += headSize;
      depth++;
    }
  }
}
