import { type Content, type ContentType, opaque } from '@brushwork/record';
import type { StoredLump } from '../container/container.js';
import { isLzmaBlock } from '../container/lzma/index.js';
import { type LumpPart, type PartPacking, partPackingOf } from '../container/part-packing.js';
import { sameBytes } from '../container/same-bytes.js';
import type { Lumps } from '../lump.js';
import type { GameMap } from './game-map.js';
import { isPacked, unpackLump } from './unpack-lump.js';

/** A lump of a map, and how it is compressed or may be. */
export interface LumpContent {
  /** Name, or `#index` when the branch doesn't name it. */
  readonly name: string;
  /** Its place in the directory. */
  readonly entry: StoredLump;
  /** All of it, unless its parts are compressed. */
  readonly whole?: LumpPart;
  /** Whether it may be compressed as a whole. */
  readonly mayBePacked: boolean;
  /** Its parts, where those are compressed. */
  readonly inParts?: LumpInParts;
}

/** A lump whose parts are compressed. */
export interface LumpInParts {
  /** How. */
  readonly packing: PartPacking;
  /** What the lump holds. */
  readonly content: Content;
}

/** Most bytes that lumps are unpacked to, all together: more than a directory can point into is never of use. */
export const defaultMaxUnpacked = 0x7fffffff;

/** Where the lumps of a map are read from. */
export interface LumpBytes {
  /** The whole file with every change that was made in place. */
  readonly file: Uint8Array;
  /** Most bytes that lumps may unpack to, all together. */
  readonly maxUnpacked: number;
}

/** Lumps that have bytes, with what they hold now, in the order of the directory. Those of which nothing was changed aren't read. */
export function* lumpContents(
  map: GameMap<object>,
  { file, maxUnpacked }: LumpBytes,
): Generator<LumpContent> {
  const types = new Map(
    Object.entries(map.branch.lumps as Lumps).map(([name, { index, type }]) => [index, { name, type }]),
  );
  let rest = maxUnpacked;
  for (const entry of map.head.entries) {
    const stored = file.subarray(entry.start, entry.end);
    const known = types.get(entry.index);
    const packing = known === undefined ? undefined : partPackingOf(known.type);
    // What lies in a file of its own isn't this file's.
    const isElsewhere = entry.isElsewhere === true || map.externals.lumpFile(entry.index) !== undefined;
    const opened = known === undefined || isElsewhere ? undefined : map.openedLump(known.name);
    if (stored.length === 0 && (opened === undefined || opened.bytes.length === 0)) continue;
    const lump = { name: known?.name ?? `#${entry.index}`, entry, mayBePacked: packing === undefined };
    if (packing !== undefined && !isPacked(entry, stored)) {
      const content = opened ?? openLump(map, { ...lump, type: known?.type ?? opaque, stored });
      yield { ...lump, inParts: { packing, content } };
      continue;
    }
    const whole = wholePart(lump, { stored, opened, maxOutput: rest });
    if (whole.bytes !== stored) rest -= whole.bytes.length;
    yield { ...lump, whole };
  }
}

function openLump(
  map: GameMap<object>,
  lump: {
    readonly name: string;
    readonly entry: StoredLump;
    readonly type: ContentType;
    readonly stored: Uint8Array;
  },
): Content {
  const { name, entry, type, stored } = lump;
  const place = { name, bytes: stored, offset: entry.start, byteOrder: map.byteOrder };
  return type.open({ ...place, version: entry.version });
}

function wholePart(
  { name, entry }: { readonly name: string; readonly entry: StoredLump },
  lump: {
    readonly stored: Uint8Array;
    readonly opened: Content | undefined;
    readonly maxOutput: number;
  },
): LumpPart {
  const { stored, opened, maxOutput } = lump;
  if (!isPacked(entry, stored)) {
    // A directory that calls a lump compressed which isn't has to be put right.
    const isCalledPacked = entry.unpacked !== undefined && entry.unpacked !== 0 && !isLzmaBlock(stored);
    return { name, state: isCalledPacked ? 'flawed' : 'plain', bytes: opened?.bytes ?? stored };
  }
  const { bytes, issues } = unpackLump(entry, stored, name, { maxOutput: Math.max(0, maxOutput) });
  if (opened !== undefined && !sameBytes(opened.bytes, bytes))
    return { name, state: 'flawed', bytes: opened.bytes };
  // What was cut off or damaged would be lost for good.
  if (issues.some(({ severity }) => severity === 'error')) return { name, state: 'fixed', bytes: stored };
  const isRight = issues.every(({ severity }) => severity === 'info') && entry.unpacked === bytes.length;
  return { name, state: isRight ? 'packed' : 'flawed', bytes };
}
