import type { GameMap } from '@brushwork/formats';
import type { Role } from '@brushwork/record';
import { readSpan, spanFields } from './read-span.js';
import { lacking, requireCapability } from './require-capability.js';
import { checkReference, recordsOf, valuePlace, valuesOf } from './typed-lumps.js';

/** What lights a leaf. */
export interface LeafLights {
  /** Whether the sun reaches it: its list begins with a negative number, which is a mark and no light. */
  readonly sun: boolean;
  /** Indexes of its lights, the mark left out, in the order of the file. */
  readonly lights: readonly number[];
}

/**
 * The lights of a leaf of the tree that splits space. Only the first number of its list may be negative.
 *
 * Throws `FormatError`: 'unsupported' without the capability `lightCache`, which names the lists; 'not-found' for a
 * leaf that isn't there; 'bad-count' and 'bad-reference' for a list or a light outside.
 */
export function lightsOfLeaf(map: GameMap<object>, leaf: number): LeafLights {
  const capability = requireCapability(map, 'lightCache');
  const leaves = recordsOf(map, capability.leaves);
  const field = spanFields(leaves).find(({ role }) => role.lump === capability.lightIndices);
  if (field === undefined) throw lacking(map, 'leaves that select lights');
  const { first, count } = readSpan(map, leaves, leaf, field);
  const indexes = valuesOf(map, capability.lightIndices);
  const role = (indexes.element as { readonly role?: Role }).role;
  if (role?.kind !== 'ref') throw lacking(map, 'lights that leaves select');
  const lights = recordsOf(map, role.lump);
  const sun = count > 0 && (indexes.at(first) as number) < 0;
  const selected: number[] = [];
  for (let i = first + (sun ? 1 : 0); i < first + count; i++) {
    const light = indexes.at(i) as number;
    checkReference(lights, light, valuePlace(indexes, i));
    selected.push(light);
  }
  return { sun, lights: selected };
}
