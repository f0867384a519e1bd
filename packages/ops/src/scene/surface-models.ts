import type { GameMap } from '@brushwork/formats';
import { placeOf, recordsOf } from '../world/typed-lumps.js';
import { fieldColumn, numberAt } from './scene-columns.js';
import type { SceneIssues } from './scene-issues.js';

/** The models that drawn surfaces belong to. */
export interface ModelTable {
  /** Number of models; at least one, the world. */
  readonly count: number;
  /** Model of each surface; -1 for one that belongs to none. */
  readonly bySurface: Int32Array;
}

/**
 * Which model each surface belongs to, the first that claims it. A format without models has the world alone. A model
 * whose surfaces aren't all there is an issue, and has those that are.
 */
export function surfaceModels(map: GameMap<object>, surfaceCount: number, issues: SceneIssues): ModelTable {
  const capability = map.branch.capabilities.surfaceModels;
  const bySurface = new Int32Array(surfaceCount);
  if (capability === undefined) return { count: 1, bySurface };
  bySurface.fill(-1);
  const list = recordsOf(map, capability.lump);
  const firsts = fieldColumn(map, capability.lump, capability.firstSurface);
  const counts = fieldColumn(map, capability.lump, capability.surfaceCount);
  for (let model = 0; model < list.length; model++) {
    const first = numberAt(firsts, model);
    const count = numberAt(counts, model);
    if (count === 0) continue;
    if (!(first >= 0 && count > 0 && first + count <= surfaceCount))
      issues.add(
        'scene-model',
        'bad-reference',
        `surfaces ${first} to ${first + count - 1} aren't all there`,
        placeOf(list, model, capability.firstSurface),
      );
    const end = Math.min(first + count, surfaceCount);
    for (let i = Math.max(0, first); i < end; i++) if (bySurface[i] === -1) bySurface[i] = model;
  }
  return { count: Math.max(1, list.length), bySurface };
}
