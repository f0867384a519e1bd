import type { GameMap } from '@brushwork/formats';
import type { Issue } from '@brushwork/record';

/** A lump that a map stores, and of which nothing can be read: not the same as one that it doesn't store. */
export interface LostLump {
  /** Name of the lump. */
  readonly lump: string;
  /** Why, as the end of a sentence that begins with the lump's name. */
  readonly reason: string;
  /** The kind of failure. */
  readonly code: Issue['code'];
}

/**
 * Tells a lump that is stored but can't be read from one that isn't stored: its bytes lie behind the end of the file, too few
 * of them are there, or they are in a file beside the map that isn't at hand. `undefined` for one that can be read, if only
 * in part, and for one that is empty. Throws `FormatError` 'not-found' for a lump that the format lacks, or that isn't loaded.
 */
export function lostLump(map: GameMap<object>, lump: string): LostLump | undefined {
  const origin = map.originOf(lump);
  if (origin.kind === 'missing') {
    const file = origin.file === undefined ? 'a file' : origin.file;
    return { lump, code: 'not-found', reason: `lies in ${file} beside the map, which isn't at hand` };
  }
  const { end, length, start } = map.entryOf(lump);
  const present = end - start;
  if (origin.kind === 'file' || length <= present) return undefined;
  const content = map.lump(lump);
  // What was put there since the map was opened is there.
  if (content.bytes.length !== present || content.length > 0 || content.status === 'opaque') return undefined;
  const all = length === 1 ? 'its only byte' : `its ${length.toLocaleString('en')} bytes`;
  const reason =
    present === 0
      ? `is cut off: ${length === 1 ? all : `all of ${all}`} would lie behind the end of the file`
      : `is cut off: ${present.toLocaleString('en')} of ${all} are in the file, too few to be read`;
  return { lump, code: 'out-of-bounds', reason };
}

/** Those of some lumps that are stored and can't be read; each once. */
export function lostLumps(map: GameMap<object>, lumps: readonly string[]): readonly LostLump[] {
  return [...new Set(lumps)].flatMap((lump) => lostLump(map, lump) ?? []);
}
