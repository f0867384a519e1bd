import { FormatError } from '@brushwork/record';
import type { LumpPart } from '../container/part-packing.js';
import { sameBytes } from '../container/same-bytes.js';
import type { GameMap } from './game-map.js';
import { defaultMaxUnpacked, type LumpContent, lumpContents } from './lump-contents.js';

/**
 * Names of lumps that don't hold the same in another map of the same layout as in one, whatever their places and whether they are
 * compressed: lump by lump, those of the game lump and the files of the pakfile one by one. A lump whose directory entry
 * has another version differs, too. What can't be read in the first map, and can in the
 * other, is passed over. `not-found` for a map that
 * was opened from a source.
 */
export function differingLumps(one: GameMap<object>, other: GameMap<object>): string[] {
  const others = new Map<string, LumpContent>();
  for (const lump of contentsOf(other)) others.set(lump.name, lump);
  const differing: string[] = [];
  for (const lump of contentsOf(one)) {
    const same = others.get(lump.name);
    others.delete(lump.name);
    if (same === undefined || !isSame(lump, same)) differing.push(lump.name);
  }
  return [...differing, ...others.keys()];
}

function contentsOf(map: GameMap<object>): Generator<LumpContent> {
  const file = map.wholeFile;
  if (file === undefined) throw new FormatError('not-found', 'the map was opened from a source');
  return lumpContents(map, { file, maxUnpacked: defaultMaxUnpacked });
}

function isSame(one: LumpContent, other: LumpContent): boolean {
  if (one.entry.version !== other.entry.version) return false;
  if (one.whole === undefined || other.whole === undefined) {
    const [parts, others] = [partsOf(one), partsOf(other)];
    // One that can't be read as parts has none.
    if (parts === undefined || others === undefined || parts.length === 0)
      return sameBytes(bytesOf(one), bytesOf(other));
    return (
      parts.length === others.length && parts.every((part, i) => isSamePart(part, others[i] as LumpPart))
    );
  }
  return isSamePart(one.whole, other.whole);
}

function isSamePart(one: LumpPart, other: LumpPart): boolean {
  if (one.name !== other.name) return false;
  const isReadable = other.state !== 'fixed';
  if (one.state === 'fixed' && isReadable) return true;
  return (isReadable || one.state === 'fixed') && sameBytes(one.bytes, other.bytes);
}

function partsOf({ inParts }: LumpContent): readonly LumpPart[] | undefined {
  return inParts?.packing.parts(inParts.content, { maxOutput: defaultMaxUnpacked });
}

function bytesOf({ whole, inParts }: LumpContent): Uint8Array {
  return whole?.bytes ?? inParts?.content.bytes ?? new Uint8Array(0);
}
