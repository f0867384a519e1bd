import type { GameMap, LumpEntry, Lumps } from '@brushwork/formats';
import { type Content, type ContentType, FormatError, toJsonText } from '@brushwork/record';
import { type BlockMeasure, measureBlock } from './measure-block.js';
import { type PlainBlockOptions, plainBlocks } from './plain-blocks.js';
import type { Rebuilder } from './rebuilder.js';

/** What became of one lump. */
export interface DeepLump {
  /** Name of the lump. */
  readonly name: string;
  /** Number of elements: records, values, entities. */
  readonly records: number;
  /** Bytes that were made from meaningful values. */
  readonly typedBytes: number;
  /** Bytes that were carried along as bytes, and those that weren't rebuilt at all. */
  readonly opaqueBytes: number;
  /** Elements whose plain form carries bytes, too, because its values alone don't give them back. */
  readonly nonCanonical: number;
  /** Whether every byte that was rebuilt is the lump's own; true for a lump of which nothing is. */
  readonly identical: boolean;
  /** Why the values were refused, when they were. */
  readonly problem?: string;
}

/** What became of all lumps that have bytes. */
export interface DeepReport {
  /** Whether every lump is identical. */
  readonly identical: boolean;
  /** The lumps that have bytes, in the order of the directory. */
  readonly lumps: readonly DeepLump[];
  /** Number of elements in all. */
  readonly records: number;
  /** Names of the lumps that have bytes and of which nothing was made from values. */
  readonly untyped: readonly string[];
}

/** So many blocks are under way at once, so that one is being made while another is rebuilt. */
const window = 2;
/** Text of so many characters is under way alone: two blocks of that size cost more memory than they save time. */
const largeText = 1024 * 1024;

/**
 * Takes every lump apart into plain data, writes that as JSON text, has the bytes made again from the text alone, and
 * compares. All lumps have to be loaded. Throws as `deepRoundtripLump` does.
 */
export async function deepRoundtrip(
  map: GameMap<object>,
  rebuilder: Rebuilder,
  options: PlainBlockOptions = {},
): Promise<DeepReport> {
  const lumps: DeepLump[] = [];
  for (const name of map.lumpNames) {
    if (map.lump(name).bytes.length === 0) continue;
    lumps.push(await deepRoundtripLump(map, name, { ...options, rebuilder }));
  }
  return deepReport(lumps);
}

/** What became of a map, from what became of its lumps. */
export function deepReport(lumps: readonly DeepLump[]): DeepReport {
  return {
    identical: lumps.every((lump) => lump.identical),
    lumps,
    records: lumps.reduce((sum, lump) => sum + lump.records, 0),
    untyped: lumps.filter((lump) => lump.typedBytes === 0).map((lump) => lump.name),
  };
}

/**
 * Does with one lump, which has to be loaded, what `deepRoundtrip` does with all. A lump whose values the rebuilder
 * refuses with a `FormatError` is one that isn't identical; what else it throws passes through.
 */
export async function deepRoundtripLump(
  map: GameMap<object>,
  name: string,
  options: PlainBlockOptions & { readonly rebuilder: Rebuilder },
): Promise<DeepLump> {
  const content = map.lump(name);
  const isTyped = content.kind !== 'opaque' && content.status !== 'opaque';
  if (!isTyped) return untouched(content);
  return roundtripLump({ map, content, type: typeOf(map, content), rebuilder: options.rebuilder }, options);
}

function untouched(content: Content): DeepLump {
  return {
    name: content.name,
    records: 0,
    typedBytes: 0,
    opaqueBytes: content.bytes.length,
    nonCanonical: 0,
    identical: true,
  };
}

/** The type that a lump is really read with: that of its version, where it has several. */
function typeOf(map: GameMap<object>, content: Content): ContentType {
  const { type } = (map.branch.lumps as Lumps)[content.name] as LumpEntry;
  const layout = layoutOf(content);
  if (layout === undefined) return type;
  const { layouts, typeOf: named } = type as {
    readonly layouts?: Readonly<Record<string, ContentType>>;
    readonly typeOf?: (layout: string) => ContentType | undefined;
  };
  return named?.(layout) ?? layouts?.[layout] ?? type;
}

function layoutOf(content: Content): string | undefined {
  return (content as { readonly layout?: string }).layout;
}

interface LumpTask {
  readonly map: GameMap<object>;
  readonly content: Content;
  readonly type: ContentType;
  readonly rebuilder: Rebuilder;
}

async function roundtripLump(task: LumpTask, options: PlainBlockOptions): Promise<DeepLump> {
  const { map, content, rebuilder } = task;
  const { name } = content;
  const layout = layoutOf(content);
  await rebuilder.begin({
    branch: map.branch.id,
    lump: name,
    byteOrder: map.byteOrder,
    ...(layout === undefined ? {} : { layout }),
  });
  const comparison = new Comparison(content.bytes);
  const tally = new Tally();
  const problem = await rebuildBlocks({ ...task, comparison, tally }, options);
  const size = content.bytes.length;
  const rest = Math.max(0, size - comparison.length);
  const opaqueBytes = Math.min(size, tally.opaqueBytes + rest);
  const { records, nonCanonical } = tally;
  // What is left behind the last whole element isn't rebuilt; anything else that is missing is a difference.
  const identical = problem === undefined && comparison.same && rest === unreadTail(content);
  const lump = { name, records, typedBytes: size - opaqueBytes, opaqueBytes, nonCanonical, identical };
  return problem === undefined ? lump : { ...lump, problem };
}

/** Sends the blocks through the rebuilder, a few at a time; the reason when it refuses one. */
async function rebuildBlocks(
  task: LumpTask & { readonly comparison: Comparison; readonly tally: Tally },
  options: PlainBlockOptions,
): Promise<string | undefined> {
  const { content, type, rebuilder, comparison, tally } = task;
  const blocks = plainBlocks(content, type, options);
  const pending: Promise<Uint8Array>[] = [];
  // Not a loop over the blocks: each would stay in memory while its bytes are waited for.
  const sendNext = (): number => {
    const { value: block, done } = blocks.next();
    if (done === true) return 0;
    tally.add(measureBlock(type, block.value));
    const text = toJsonText(block.value);
    pending.push(rebuilder.rebuild(text, block.first));
    return text.length;
  };
  try {
    for (let size = sendNext(); size > 0; size = sendNext()) {
      while (pending.length >= (size < largeText ? window : 1))
        comparison.add(await (pending.shift() as Promise<Uint8Array>));
    }
    while (pending.length > 0) comparison.add(await (pending.shift() as Promise<Uint8Array>));
    return undefined;
  } catch (error) {
    // The others that are under way are not to fail unheard.
    await Promise.allSettled(pending);
    if (error instanceof FormatError) return error.message;
    throw error;
  }
}

/** Measures of all blocks of a lump. */
class Tally {
  records = 0;
  opaqueBytes = 0;
  nonCanonical = 0;

  add(measured: BlockMeasure): void {
    this.records += measured.records;
    this.opaqueBytes += measured.opaqueBytes;
    this.nonCanonical += measured.nonCanonical;
  }
}

/** Bytes at the end of a lump that its blocks don't hold. */
function unreadTail(content: Content): number {
  return content.kind === 'records' || content.kind === 'values' ? content.remainder : 0;
}

/** Bytes as they come, compared with those that they should be. */
class Comparison {
  /** Number of bytes that have come. */
  length = 0;
  /** Whether all of them were the same. */
  same = true;
  private readonly expected: Uint8Array;

  constructor(expected: Uint8Array) {
    this.expected = expected;
  }

  add(bytes: Uint8Array): void {
    const { expected, length } = this;
    if (length + bytes.length > expected.length) this.same = false;
    for (let i = 0; this.same && i < bytes.length; i++) {
      if (bytes[i] !== expected[length + i]) this.same = false;
    }
    this.length += bytes.length;
  }
}
