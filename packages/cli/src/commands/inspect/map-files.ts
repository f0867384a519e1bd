import { type GameMap, type OpenedSource, readZipDirectory } from '@brushwork/formats';
import { type ComputedDigest, mapDigests, packedLumpPatchNames, pakLumpName } from '@brushwork/ops';
import { type ByteSource, FormatError, sliceSource } from '@brushwork/record';
import type { CommandInput } from '../../program/each-input.js';
import { patchesOf } from '../lmp/find-patches.js';
import { type ListedPatch, listedPatch } from '../lmp/list-patches.js';

/** A digest of a map as `inspect` shows it. */
export interface InspectedDigest {
  /** Short name. */
  readonly id: string;
  /** How it is computed. */
  readonly algorithm: string;
  /** In which order lumps go in: by `index`, or as they lie in the `file`. */
  readonly order: string;
  /** Lumps that are left out. */
  readonly without: readonly string[];
  /** Its value; `null` when it has none. */
  readonly value: string | null;
  /** Why it has none. */
  readonly problem: string | null;
  /** Who works with it. */
  readonly usedBy: string;
  /** Where that is known from. */
  readonly source: string;
  /** How sure it is that it is computed so. */
  readonly confidence: string;
}

/** The digests of a map; none for one in disguise, of which it isn't known what its game reads for them. */
export async function inspectDigests(map: GameMap, source: ByteSource): Promise<InspectedDigest[]> {
  if (map.disguise !== undefined) return [];
  const digests = await mapDigests({ map, source });
  return digests.map(({ digest, value, problem }: ComputedDigest) => {
    const { id, algorithm, order, without, usedBy, source: known, confidence } = digest;
    return {
      ...{ id, algorithm, order, without, value: value ?? null, problem: problem ?? null },
      ...{ usedBy, source: known, confidence },
    };
  });
}

/** The patches beside a map and in it. Its pakfile is loaded only when its directory has one of them. */
export async function inspectPatches(input: CommandInput, opened: OpenedSource): Promise<ListedPatch[]> {
  const { map } = opened;
  if (map.branch.capabilities.lumpPatches === undefined) return [];
  const pak = pakLumpName(map);
  const isPacked = pak !== undefined && (await hasPackedPatch(input.source, map, pak));
  const loaded = isPacked ? await opened.load([pak]) : map;
  return (await patchesOf(input, loaded)).map((found) => listedPatch(map, found));
}

async function hasPackedPatch(source: ByteSource, map: GameMap, pak: string): Promise<boolean> {
  const { start, end } = map.entryOf(pak);
  if (end === start) return false;
  try {
    const { entries } = await readZipDirectory(sliceSource(source, start, end));
    return (
      packedLumpPatchNames(
        map,
        entries.map(({ name }) => name),
      ).length > 0
    );
  } catch (error) {
    // That it can't be read is told elsewhere.
    if (error instanceof FormatError) return false;
    throw error;
  }
}
