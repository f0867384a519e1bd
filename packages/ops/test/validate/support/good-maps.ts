import { type Branch, type GameMap, registry } from '@brushwork/formats';
import { buildMap, type LumpContents } from './build-map.js';
import { callOfDutyWorld, wholeCache } from './call-of-duty-world.js';

const worlds: ReadonlyMap<string, LumpContents> = new Map([
  ['infinity-ward/call-of-duty', callOfDutyWorld],
  ['infinity-ward/call-of-duty-uo', callOfDutyWorld],
]);

/** A branch with the lumps of a map that keeps to all its rules and has an element in every lump. */
export interface GoodMap {
  /** The branch. */
  readonly branch: Branch;
  /** The lumps of the map. */
  readonly contents: LumpContents;
}

/** A good map of each registered branch; a branch without one is a mistake of these tests. */
export const goodMaps: readonly GoodMap[] = await Promise.all(
  registry.map(async (entry) => {
    const contents = worlds.get(entry.id);
    if (contents === undefined) throw new Error(`no good map of ${entry.id}: add one to good-maps.ts`);
    return { branch: await entry.load(), contents };
  }),
);

/** The good map of one branch, with some lumps replaced. */
export function goodMap(id: string, changes: LumpContents = {}): GameMap {
  const good = goodMaps.find(({ branch }) => branch.id === id);
  if (good === undefined) throw new Error(`no good map of ${id}`);
  return buildMap(good.branch, { ...good.contents, ...changes });
}

export { wholeCache };
