import type { GameMap } from '@brushwork/formats';
import { requireCapability } from './require-capability.js';
import { selectedElements } from './selected-elements.js';

/**
 * Indexes of the brushes that touch a leaf of the tree that splits space, in the order of the file.
 *
 * Throws `FormatError`: 'unsupported' without the capabilities `spaceTree` and `brushes`, 'not-found' for a leaf that
 * isn't there, 'bad-count' and 'bad-reference' for a list or a brush outside.
 */
export function brushesOfLeaf(map: GameMap<object>, leaf: number): number[] {
  const { leaves } = requireCapability(map, 'spaceTree');
  const { brushes } = requireCapability(map, 'brushes');
  return selectedElements(map, { lump: leaves, index: leaf }, brushes);
}
