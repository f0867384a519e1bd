import { type GameMap, type LumpPatch, readLumpPatch } from '@brushwork/formats';
import { type FoundLumpPatch, findLumpPatches } from '@brushwork/ops';
import { FormatError, readBytes } from '@brushwork/record';
import { wholeInputPath } from '../../files/input-path.js';
import { neighboursOf } from '../../files/neighbours.js';
import { openInput } from '../../files/open-input.js';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { UsageError } from '../../program/usage-error.js';
import { mapNameOf } from '../shared/map-name.js';

/** Largest file that is read as a patch. */
const largestPatch = 256 * 1024 ** 2;

/** How patches are looked for. */
export interface FindPatchesOptions {
  /** Letter of the row; all rows that the branch has unless given. */
  readonly series?: string | undefined;
}

/** Finds the patches of a map: beside it, and in its pakfile as far as that is loaded. `UsageError` for a row that there isn't. */
export async function patchesOf(
  input: CommandInput,
  map: GameMap,
  { series }: FindPatchesOptions = {},
): Promise<FoundLumpPatch[]> {
  const mapName = mapNameOf(input);
  if (mapName === undefined) return [];
  if (series !== undefined) checkSeries(map, series);
  const neighbours = neighboursOf(input.path);
  const letters = series === undefined ? {} : { letters: [series] };
  if (neighbours === undefined) return findLumpPatches(map, { mapName, ...letters });
  return findLumpPatches(map, {
    mapName,
    ...letters,
    async readBeside(name) {
      const source = await neighbours.find(name);
      if (source === undefined) return undefined;
      if (source.byteLength > largestPatch) throw tooLarge(name, source.byteLength);
      return readBytes(source, 0, source.byteLength);
    },
  });
}

function checkSeries(map: GameMap, letter: string): void {
  const known = (map.branch.capabilities.lumpPatches?.series ?? []).map((one) => one.letter);
  if (!known.includes(letter))
    throw new UsageError(
      `${map.branch.title} has no row '${letter}'; there is ${known.join(', ') || 'none'}`,
    );
}

/** Reads files that are given as patches for a map. Throws `FormatError` 'io' and 'truncated', naming the file. */
export async function readPatches(
  context: CommandContext,
  files: readonly string[],
  map: GameMap,
): Promise<LumpPatch[]> {
  const patches: LumpPatch[] = [];
  const count = map.branch.capabilities.lumpPatches?.lumpCount;
  const lumpCount = count === undefined ? {} : { lumpCount: count };
  for (const file of files) {
    const opened = await openInput(wholeInputPath(file), { standardInput: context.stdin });
    try {
      const { byteLength } = opened.source;
      if (byteLength > largestPatch) throw tooLarge(file, byteLength);
      patches.push(
        readLumpPatch(await readBytes(opened.source, 0, byteLength), { name: file, ...lumpCount }),
      );
    } finally {
      await opened.close();
    }
  }
  return patches;
}

function tooLarge(name: string, found: number): FormatError {
  const details = { path: [name], expected: largestPatch, found };
  return new FormatError(
    'limit',
    `is larger than the ${largestPatch} bytes that are read as a patch`,
    details,
  );
}
