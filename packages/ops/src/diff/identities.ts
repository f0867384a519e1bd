import type { GameMap } from '@brushwork/formats';

type Groups = readonly (readonly string[])[];

/** Keys by which entities are told where a format says none. */
const usualEntities: Groups = [
  ['classname', 'targetname'],
  ['classname', 'origin', 'model'],
  ['classname', 'origin'],
  ['classname', 'model'],
];

/** Keys that identify the entities of two maps: those of the first format that says some. */
export function entityIdentities(maps: readonly GameMap<object>[]): Groups {
  for (const { branch } of maps) {
    const said = branch.capabilities.identities?.entities;
    if (said !== undefined) return said;
  }
  return usualEntities;
}

/** Fields that identify the records of a list: as the formats say, and for models that a map places the model and the place. */
export function recordIdentities(maps: readonly GameMap<object>[], path: string): Groups {
  for (const { branch } of maps) {
    const { identities, props } = branch.capabilities;
    const records = identities?.records ?? {};
    const said = Object.hasOwn(records, path) ? records[path] : undefined;
    if (said !== undefined) return said;
    const placed = props?.lists.find(({ part, props: list }) => `${part}.${list}` === path);
    if (placed !== undefined) return [[placed.fields.model, placed.fields.origin]];
  }
  return [];
}
