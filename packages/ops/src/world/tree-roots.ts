import type { GameMap } from '@brushwork/formats';
import { requireCapability } from './require-capability.js';
import { checkReference, placeOf, recordsOf } from './typed-lumps.js';

/**
 * Index of the root of the surface tree that each record (cell) of the map names, in the order of those records. The
 * trees themselves are told apart without them: `surfaceTreeLinks(map).roots`.
 *
 * Throws `FormatError`: 'unsupported' without the capability `surfaceTree`, 'bad-reference' for a root outside.
 */
export function treeRoots(map: GameMap<object>): number[] {
  const { lump, roots } = requireCapability(map, 'surfaceTree');
  const trees = recordsOf(map, lump);
  const owners = recordsOf(map, roots.lump);
  return Array.from({ length: owners.length }, (_, i) => {
    const root = Number((owners.at(i) as Readonly<Record<string, number>>)[roots.field]);
    checkReference(trees, root, placeOf(owners, i, roots.field));
    return root;
  });
}
