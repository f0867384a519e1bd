import { type Branch, type GameMap, type RegistryEntry, registry } from '@brushwork/formats';
import { familyWorlds } from '../../../../../tools/fixtures/family-worlds.js';
import { tinyRespawnLumps } from '../../../../../tools/fixtures/respawn/tiny-respawn.js';
import { tinySourceLumps } from '../../../../../tools/fixtures/valve/tiny-source.js';
import { buildMap, type LumpContents, type LumpVersions } from './build-map.js';
import { callOfDutyWorld, wholeCache } from './call-of-duty-world.js';

/** The lumps of a map, and their versions. */
interface World {
  readonly contents: LumpContents;
  readonly versions: LumpVersions;
}

const callOfDuty = (): World => ({ contents: callOfDutyWorld, versions: {} });
const source = (branch: Branch): World => tinySourceLumps({ branch });

/** What makes a map, by the identifier of its branch or by the first four bytes of its file. */
const worlds: ReadonlyMap<string, (branch: Branch) => World> = new Map([
  ...familyWorlds,
  ['infinity-ward/call-of-duty', callOfDuty],
  ['infinity-ward/call-of-duty-uo', callOfDuty],
  ['VBSP', source],
  ['rBSP', tinyRespawnLumps],
]);

/** A branch with the lumps of a map that keeps to all its rules and has an element in every lump. */
export interface GoodMap extends World {
  /** The branch. */
  readonly branch: Branch;
}

/** What makes the map of a branch; `undefined` for one that has none yet, which a test of its own finds out. */
function worldOf({ id, magic }: RegistryEntry): ((branch: Branch) => World) | undefined {
  return worlds.get(id) ?? worlds.get(magic);
}

/** Branches without a good map: there must be none. */
export const branchesWithout: readonly string[] = registry
  .filter((entry) => worldOf(entry) === undefined)
  .map(({ id }) => id);

/** A good map of each registered branch. */
export const goodMaps: readonly GoodMap[] = await Promise.all(
  registry.flatMap((entry) => {
    const world = worldOf(entry);
    return world === undefined ? [] : [entry.load().then((branch) => ({ branch, ...world(branch) }))];
  }),
);

/** The good map of one branch, with some lumps replaced. */
export function goodMap(id: string, changes: LumpContents = {}): GameMap {
  const good = goodMaps.find(({ branch }) => branch.id === id);
  if (good === undefined) throw new Error(`no good map of ${id}`);
  return buildMap(good.branch, { ...good.contents, ...changes }, good.versions);
}

export { wholeCache };
