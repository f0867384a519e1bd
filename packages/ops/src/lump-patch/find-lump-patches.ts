import {
  type GameMap,
  type LumpPatch,
  type LumpPatchSeries,
  lumpPatchMismatch,
  lumpPatchName,
  parseLumpPatchName,
  readLumpPatch,
} from '@brushwork/formats';
import { FormatError, type Issue } from '@brushwork/record';
import { PackedFiles } from '../pak/packed-files.js';
import { pakLump } from '../pak/pak-lump.js';
import { requireCapability } from '../world/require-capability.js';

/** Where a patch was found. */
export type LumpPatchPlace =
  /** A file in the folder of the map. */
  | 'beside'
  /** A file of the map's own pakfile. */
  | 'packed';

/** A patch that was found, or a file that has the name of one. */
export interface FoundLumpPatch {
  /** Name of the file without its folder. */
  readonly name: string;
  /** Where it is. */
  readonly place: LumpPatchPlace;
  /** Letter of its row. */
  readonly letter: string;
  /** Its number in the row. */
  readonly number: number;
  /** The patch; `undefined` for a file that can't be read as one. */
  readonly patch: LumpPatch | undefined;
  /** What is wrong with it, by itself and for this map. */
  readonly issues: readonly Issue[];
  /**
   * Whether a game takes it: `yes`; `no` for what is broken or for another map or revision; `hidden` for a packed one
   * when there are some beside the map.
   */
  readonly applies: 'yes' | 'no' | 'hidden';
}

/** What looking for patches needs beside the map. */
export interface FindLumpPatchesOptions {
  /** Name of the map: that of its file without folder and ending. */
  readonly mapName: string;
  /** Gives a file of the map's folder by its name; `undefined` when there is none. Without it only packed ones are found. */
  readonly readBeside?: (name: string) => Promise<Uint8Array | undefined>;
  /** Letters of the rows that are looked for; all that the branch has unless given. */
  readonly letters?: readonly string[];
}

const readingLimits = { maxOutput: 256 * 1024 ** 2, maxTotal: 1024 ** 3 };
/** No map has so many: a row that never ends is no row. */
const mostPatches = 1000;

/**
 * Finds the patches of a map, row by row, from number 0 up to the first that is missing: those beside the map, then those
 * in its own pakfile, which are read only as far as it is loaded. Throws `FormatError` 'unsupported' for a format without
 * patches, and what `readBeside` throws; a file that is no patch is an issue.
 */
export async function findLumpPatches(
  map: GameMap<object>,
  { mapName, readBeside, letters }: FindLumpPatchesOptions,
): Promise<FoundLumpPatch[]> {
  const { series, lumpCount } = requireCapability(map, 'lumpPatches');
  const content = pakLump(map);
  const packed = content === undefined ? undefined : new PackedFiles(content, readingLimits);
  const readPacked = (name: string): Uint8Array | undefined => {
    const file = packed?.find(`maps/${name.toLowerCase()}`);
    return file === undefined ? undefined : packed?.read(file);
  };
  const found: FoundLumpPatch[] = [];
  for (const { letter } of chosenSeries(series, letters)) {
    const beside: FoundLumpPatch[] = [];
    for (let number = 0; readBeside !== undefined && number < mostPatches; number++) {
      const name = lumpPatchName({ map: mapName, letter, number });
      const bytes = await readBeside(name);
      if (bytes === undefined) break;
      beside.push(read(map, bytes, { name, place: 'beside', letter, number }, lumpCount));
    }
    found.push(...beside);
    for (let number = 0; number < mostPatches; number++) {
      const name = lumpPatchName({ map: mapName, letter, number });
      const bytes = readPacked(name);
      if (bytes === undefined) break;
      const one = read(map, bytes, { name, place: 'packed', letter, number }, lumpCount);
      found.push(beside.length > 0 && one.applies === 'yes' ? { ...one, applies: 'hidden' } : one);
    }
  }
  return found;
}

function chosenSeries(
  series: readonly LumpPatchSeries[],
  letters: readonly string[] | undefined,
): readonly LumpPatchSeries[] {
  return letters === undefined ? series : series.filter(({ letter }) => letters.includes(letter));
}

function read(
  map: GameMap<object>,
  bytes: Uint8Array,
  file: Pick<FoundLumpPatch, 'name' | 'place' | 'letter' | 'number'>,
  lumpCount: number,
): FoundLumpPatch {
  try {
    const patch = readLumpPatch(bytes, { name: file.name, lumpCount });
    const issues = [...patch.issues, ...lumpPatchMismatch(patch, map.head)];
    const isLeftOut = issues.some(
      ({ rule, severity }) => severity === 'error' || rule === 'lump-patch-revision',
    );
    return { ...file, patch, issues, applies: isLeftOut ? 'no' : 'yes' };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { ...file, patch: undefined, issues: [brokenPatch(file.name, error)], applies: 'no' };
  }
}

function brokenPatch(name: string, { code, reason, expected, found }: FormatError): Issue {
  const rule = 'lump-patch-range';
  return { rule, severity: 'error', code, message: reason, path: [name], offset: undefined, expected, found };
}

/** Names of the patches in a map's pakfile, with whatever map's name they have. */
export function packedLumpPatchNames(map: GameMap<object>, names: readonly string[]): string[] {
  const patches = map.branch.capabilities.lumpPatches;
  if (patches === undefined) return [];
  return names.filter((name) => {
    const path = name.replaceAll('\\', '/');
    return /^maps\//i.test(path) && parseLumpPatchName(path.slice(5), patches) !== undefined;
  });
}
