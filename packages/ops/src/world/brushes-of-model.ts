import type { GameMap } from '@brushwork/formats';
import { modelsLump } from './models-lump.js';
import { requireCapability } from './require-capability.js';
import { selectedElements } from './selected-elements.js';

/**
 * Indexes of the brushes of a model, in the order of the file; model 0 is the world.
 *
 * Throws `FormatError`: 'unsupported' without the capability `brushes` or models that select brushes, 'not-found' for
 * a model that isn't there, 'bad-count' and 'bad-reference' for brushes outside.
 */
export function brushesOfModel(map: GameMap<object>, model: number): number[] {
  const { brushes } = requireCapability(map, 'brushes');
  return selectedElements(map, { lump: modelsLump(map), index: model }, brushes);
}
