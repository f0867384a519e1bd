import type { GameMap } from '@brushwork/formats';
import { columnOf, fieldColumn, numberAt } from '../scene/scene-columns.js';
import { requireCapability } from './require-capability.js';
import { SpanClaims } from './span-claims.js';
import { recordAt, recordsOf } from './typed-lumps.js';

/**
 * Through how many portals each cell (a room of the renderer) is reached from one, in the order of the cells: 0 for that
 * cell itself, -1 for those that no portals lead to. Portals that lead nowhere are passed over.
 *
 * Throws `FormatError`: 'unsupported' without the capability `cells`, 'not-found' for a cell that isn't there.
 */
export function cellsThroughPortals(map: GameMap<object>, cell: number): Int32Array {
  const { lump, portals, target } = requireCapability(map, 'cells');
  const cells = recordsOf(map, lump);
  recordAt(cells, cell);
  const firsts = columnOf(cells, portals.first);
  const counts = columnOf(cells, portals.count);
  const targets = fieldColumn(map, target.lump, target.field);
  // A portal leads to the same cell whoever names it, so that once is enough.
  const claims = new SpanClaims(recordsOf(map, target.lump).length);
  const steps = new Int32Array(cells.length).fill(-1);
  steps[cell] = 0;
  const reached = [cell];
  for (const from of reached)
    claims.claim(numberAt(firsts, from), numberAt(counts, from), (portal) => {
      const to = numberAt(targets, portal);
      if (steps[to] !== -1) return;
      steps[to] = (steps[from] as number) + 1;
      reached.push(to);
    });
  return steps;
}
