import type { GameMap, LumpEntry, Lumps } from '@brushwork/formats';
import { type Content, type ContentType, toJsonText } from '@brushwork/record';
import { measureBlock } from './measure-block.js';
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

/**
 * Takes every lump apart into plain data, writes that as JSON text, has the bytes made again from the text alone, and
 * compares. All lumps have to be loaded. Throws what the rebuilder throws.
 */
export async function deepRoundtrip(
  map: GameMap<object>,
  rebuilder: Rebuilder,
  options: PlainBlockOptions = {},
): Promise<DeepReport> {
  const lumps: DeepLump[] = [];
  for (const name of map.lumpNames) {
    const content = map.lump(name);
    if (content.bytes.length === 0) continue;
    const type = typeOf(map, content);
    const isTyped = content.kind !== 'opaque' && content.status !== 'opaque';
    lumps.push(
      isTyped ? await roundtripLump({ map, content, type, rebuilder }, options) : untouched(content),
    );
  }
  return {
    identical: lumps.every((lump) => lump.identical),
    lumps,
    records: lumps.reduce((sum, lump) => sum + lump.records, 0),
    untyped: lumps.filter((lump) => lump.typedBytes === 0).map((lump) => lump.name),
  };
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
  const { layouts } = type as { readonly layouts?: Readonly<Record<string, ContentType>> };
  const layout = layoutOf(content);
  return (layout === undefined ? undefined : layouts?.[layout]) ?? type;
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
  const { map, content, type, rebuilder } = task;
  const { name } = content;
  const version = layoutOf(content);
  await rebuilder.begin({
    branch: map.branch.id,
    lump: name,
    byteOrder: map.byteOrder,
    ...(version === undefined ? {} : { version: Number(version) }),
  });
  const comparison = new Comparison(content.bytes);
  const pending: Promise<Uint8Array>[] = [];
  let records = 0;
  let opaqueBytes = 0;
  let nonCanonical = 0;
  try {
    for (const { first, value } of plainBlocks(content, type, options)) {
      const measured = measureBlock(type, value);
      records += measured.records;
      opaqueBytes += measured.opaqueBytes;
      nonCanonical += measured.nonCanonical;
      pending.push(rebuilder.rebuild(toJsonText(value), first));
      if (pending.length >= window) comparison.add(await (pending.shift() as Promise<Uint8Array>));
    }
    for (const rebuilt of pending.splice(0)) comparison.add(await rebuilt);
  } finally {
    // After a failure the others under way are not to fail unheard.
    for (const rebuilt of pending) rebuilt.catch(() => undefined);
  }
  const rest = content.bytes.length - comparison.length;
  const opaque = Math.min(content.bytes.length, opaqueBytes + Math.max(0, rest));
  const typedBytes = content.bytes.length - opaque;
  // What is left behind the last whole element isn't rebuilt; anything else that is missing is a difference.
  const identical = comparison.same && rest === unreadTail(content);
  return { name, records, typedBytes, opaqueBytes: opaque, nonCanonical, identical };
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
