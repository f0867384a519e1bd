import type { GameMap, Identity } from '@brushwork/formats';

type Groups = readonly Identity[];

const probable = (...by: string[]): Identity => ({ by, confidence: 'probable' });

/** Keys by which entities are told where a format says none. */
const usualEntities: Groups = [
  probable('classname', 'targetname'),
  probable('classname', 'origin', 'model'),
  probable('classname', 'origin'),
  probable('classname', 'model'),
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
    const said = ownValue(identities?.records, path);
    if (said !== undefined) return said;
    const placed = props?.lists.find(({ part, props: list }) => `${part}.${list}` === path);
    if (placed !== undefined) return [probable(placed.fields.model, placed.fields.origin)];
  }
  return [];
}

/** Fields of the records of a list that only number them. */
export function recordNumbers(maps: readonly GameMap<object>[], path: string): ReadonlySet<string> {
  const said = maps.flatMap(({ branch }) => ownValue(branch.capabilities.identities?.numbers, path) ?? []);
  return new Set(said);
}

function ownValue<T>(values: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Whether an identity only tells things that no other one in their file shares it with. */
export function onlyTellsUnique({ confidence }: Identity): boolean {
  return confidence === 'guess' || confidence === 'unknown';
}
