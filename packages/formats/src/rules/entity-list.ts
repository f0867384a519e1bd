import type { FormatPath } from '@brushwork/record';
import type { Entity } from '../container/entity-text/index.js';
import type { EntityText } from '../container/entity-text-content.js';
import type { GameMap } from '../map/game-map.js';
import { loadedEntities } from './loaded-lump.js';

/** A map's entities, read once for a rule. */
export interface EntityList {
  /** The lump. */
  readonly content: EntityText;
  /** The entities in the order of the text. */
  readonly entities: readonly Entity[];
}

/** The entities of a map; `undefined` when it has no entity text. */
export function entityList(map: GameMap<object>): EntityList | undefined {
  const content = loadedEntities(map);
  return content === undefined ? undefined : { content, entities: content.entities };
}

/** Where an entity stands. */
export function entityPlace(
  { content, entities }: EntityList,
  i: number,
): { path: FormatPath; offset: number } {
  return { path: [content.name, i], offset: content.offset + (entities[i]?.span.start ?? 0) };
}

/** Where the value of an entity's first pair with this key stands; where the entity does when it has none. */
export function valuePlace(list: EntityList, i: number, key: string): { path: FormatPath; offset: number } {
  const place = entityPlace(list, i);
  const pair = list.entities[i]?.pairs.find((one) => one.key.toLowerCase() === key);
  return {
    path: [...place.path, key],
    offset: pair === undefined ? place.offset : list.content.offset + pair.valueSpan.start,
  };
}

/** Whether an entity is of a class, as the game compares it: without regard to case. */
export function isClass(entity: Entity, name: string): boolean {
  return entity.classname?.toLowerCase() === name;
}
