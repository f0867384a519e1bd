import {
  type Content,
  type ContentPlace,
  FormatError,
  type FormatPath,
  formatPath,
  type Issue,
} from '@brushwork/record';
import { Chunk } from './chunk.js';
import { ChunkContent } from './chunk-content.js';
import { type ChunkLimits, defaultChunkLimits } from './chunk-limits.js';
import type { ChunkSchema } from './chunk-schema.js';
import { type ChunkTable, fileLevel } from './chunk-table.js';
import { findChunk } from './find-chunk.js';
import { FramingProblems } from './framing-issues.js';
import { scanChunks } from './scan-chunks.js';
import { SiblingNumbers } from './sibling-numbers.js';
import { tagIdOf } from './tag-word.js';

/** How a tree is opened. */
export interface ChunkTreeOptions {
  /** What it is called in issues; the schema's title unless given. */
  readonly name?: string;
  /** Position of the first chunk; 0 unless given. What stands before is the head of the file. */
  readonly start?: number;
  /** Absolute offset of the bytes in their file; 0 unless given. */
  readonly offset?: number;
  /** What it may cost. */
  readonly limits?: Partial<ChunkLimits>;
}

/** Levels that the name of a content says: all of them in any file of the games, the innermost ones of a deeper file. */
const NAMED_LEVELS = 16;

/**
 * Chunks inside chunks, each a tag word, a length and what is inside. Where they lie is found once, without recursion;
 * what is in them is read when it is asked for, as content of the type that the schema names.
 */
export class ChunkTree {
  /** The tags. */
  readonly schema: ChunkSchema;
  /** The bytes of the tree, the head of the file included. They belong to the tree. */
  readonly bytes: Uint8Array;
  /** View of the bytes. */
  readonly view: DataView;
  /** What it is called in issues. */
  readonly name: string;
  /** Position of the first chunk. */
  readonly start: number;
  /** Absolute offset of the bytes in their file. */
  readonly offset: number;
  /** Where each chunk lies. */
  readonly table: ChunkTable;
  private readonly problems = new FramingProblems();
  private readonly opened = new Map<number, Content>();
  private readonly siblings = new SiblingNumbers(this);
  private found: readonly Issue[] | undefined;

  constructor(schema: ChunkSchema, given: Uint8Array, options: ChunkTreeOptions = {}) {
    // A plain view of the same memory: the methods of a Node `Buffer` differ where it matters.
    const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
    this.schema = schema;
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.name = options.name ?? schema.title;
    this.start = Math.min(options.start ?? 0, bytes.length);
    this.offset = options.offset ?? 0;
    this.table = scanChunks(bytes, {
      schema,
      start: this.start,
      limits: { ...defaultChunkLimits, ...options.limits },
      onProblem: (problem) => this.problems.add(problem),
    });
  }

  /** Number of chunks. */
  get count(): number {
    return this.table.count;
  }

  /** What is wrong with how the chunks are laid out; what is in them is not looked at. */
  get issues(): readonly Issue[] {
    this.found ??= this.problems.issuesOf(this);
    return this.found;
  }

  /** Chunk `i` in the order of the file; `not-found` outside. */
  chunk(i: number): Chunk {
    if (!(Number.isInteger(i) && i >= 0 && i < this.table.count))
      throw new FormatError('not-found', `no chunk ${i}: there are ${this.table.count}`, {
        path: [this.name],
      });
    return new Chunk(this, i);
  }

  /** Tag id of chunk `i`, which has to be there. */
  idOf(i: number): number {
    return tagIdOf(this.view.getUint16(this.table.starts[i] as number, true));
  }

  /** Tag name of chunk `i`, which has to be there; the id as text where it has none. */
  nameOf(i: number): string {
    return this.schema.nameFor(this.idOf(i));
  }

  /** Absolute offset of the tag word of chunk `i`. */
  offsetOf(i: number): number {
    return this.offset + (this.table.starts[i] as number);
  }

  /** The chunk that chunk `i` is in. */
  parentOf(i: number): Chunk | undefined {
    const parent = this.table.parents[i] as number;
    return parent === fileLevel ? undefined : new Chunk(this, parent);
  }

  /** Numbers of the chunks directly inside one, or of those that are in no other. */
  *childIndexes(parent: number = fileLevel): Generator<number> {
    const { nexts, count } = this.table;
    const end = parent === fileLevel ? count : (nexts[parent] as number);
    for (let i = parent === fileLevel ? 0 : parent + 1; i < end; i = nexts[i] as number) yield i;
  }

  /** The chunks directly inside one, or those that are in no other. */
  *children(parent: number = fileLevel): Generator<Chunk> {
    for (const i of this.childIndexes(parent)) yield new Chunk(this, i);
  }

  /** Bytes behind the last chunk inside a chunk that holds chunks, or behind the last one of the file: where, and how many. */
  tailOf(parent: number = fileLevel): { readonly start: number; readonly end: number } {
    let start = this.start;
    let end = this.bytes.length;
    if (parent !== fileLevel) {
      const chunk = new Chunk(this, parent);
      start = chunk.payloadStart;
      end = chunk.end;
    }
    for (const i of this.childIndexes(parent)) start = this.table.ends[i] as number;
    return { start, end };
  }

  /** Where chunk `i` is: `['OBJECT', 0, 'LOD', 1, 'XYZ']`. */
  pathOf(i: number): FormatPath {
    return this.pathAbove(i, Number.POSITIVE_INFINITY);
  }

  /** What chunk `i` is called among those in the same chunk: `LOD[1]`. */
  labelOf(i: number): string {
    return formatPath(this.pathAbove(i, 1));
  }

  /** The innermost levels of a path. */
  private pathAbove(i: number, levels: number): (string | number)[] {
    const path: (string | number)[] = [];
    let left = levels;
    for (let at = i; at !== fileLevel && left > 0; at = this.table.parents[at] as number, left--) {
      const id = this.idOf(at);
      const number = this.siblings.numberOf(at);
      if (number !== undefined || this.schema.tagOfId(id)?.repeats === true) path.push(number ?? 0);
      path.push(this.schema.nameFor(id));
    }
    return path.reverse();
  }

  /**
   * The chunk that a path leads to, such as `OBJECT[0].LOD[1].PATCH[3].PMESH[0].XYZ_UV`; upper and lower case are the
   * same. `not-found` when there is none, `ambiguous` when a number is needed and missing.
   */
  find(path: string): Chunk {
    return this.chunk(findChunk(this, path));
  }

  /** What is in chunk `i`, read when it is first asked for and kept, so that changes of it are saved. */
  content(i: number): Content {
    const known = this.opened.get(i);
    if (known !== undefined) return known;
    const made = this.peek(i);
    this.opened.set(i, made);
    return made;
  }

  /** What is in chunk `i`: what was asked for before, or else read now and not kept. */
  peek(i: number): Content {
    const known = this.opened.get(i);
    if (known !== undefined) return known;
    const chunk = this.chunk(i);
    const place = this.placeOf(chunk);
    return chunk.isContainer ? new ChunkContent(this, i, place) : this.schema.typeOfId(chunk.id).open(place);
  }

  /** The chunks that are in no other, as content. */
  get root(): ChunkContent {
    const bytes = this.bytes.subarray(this.start);
    return new ChunkContent(this, fileLevel, {
      name: this.name,
      bytes,
      offset: this.offset + this.start,
      byteOrder: 'little',
    });
  }

  /** Contents that were asked for, by the number of their chunk. */
  get contents(): ReadonlyMap<number, Content> {
    return this.opened;
  }

  private placeOf(chunk: Chunk): ContentPlace {
    return {
      name: formatPath(this.pathAbove(chunk.index, NAMED_LEVELS)),
      bytes: chunk.payload,
      offset: this.offset + chunk.payloadStart,
      byteOrder: 'little',
    };
  }
}
