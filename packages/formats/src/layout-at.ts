import type { Content, LayoutEvidence, Verdict } from '@brushwork/record';
import type { GameMap } from './map/game-map.js';

/**
 * Name of the layout that was chosen for a lump, or for what is inside one (`GAME_LUMP.sprp`), where the choice is sure:
 * the size fits, and the values make at least as much sense as in any other that fits. `undefined` when it isn't, when there is nothing in it that layouts differ in,
 * and for what isn't there or isn't loaded.
 */
export function layoutAt(map: GameMap<object>, path: string): string | undefined {
  const [lump = '', ...inside] = path.split('.');
  if (!Object.hasOwn(map.branch.lumps, lump) || !map.isLoaded(lump)) return undefined;
  let content: Content | undefined = map.lump(lump);
  for (const name of inside) content = content?.namedParts?.().get(name)?.open();
  if (content === undefined) return undefined;
  const { layout, candidates } = content as Partial<LayoutEvidence> & { readonly layout?: string };
  const [best, ...others] = candidates ?? [];
  if (best === undefined || best.candidate.layout !== layout || !best.sizeFits || !best.isPlausible) {
    return undefined;
  }
  // A branch prefers its own layouts, which is no evidence for it: another one may make more sense.
  if (others.some((other) => other.rank[0] === best.rank[0] && doubtOf(other) < doubtOf(best)))
    return undefined;
  return best.isJudged || best.candidate.doubts === undefined ? layout : undefined;
}

function doubtOf({ doubts }: Verdict): number {
  return doubts.reduce((sum, { share }) => sum + share, 0);
}
