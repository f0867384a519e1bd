import type { Content } from '@brushwork/record';
import { EntityText } from '../container/entity-text-content.js';
import type { GameMap } from '../map/game-map.js';

/** A lump by name; `undefined` when the branch has none of that name or it isn't loaded. */
export function loadedLump(map: GameMap<object>, name: string): Content | undefined {
  if (!Object.hasOwn(map.branch.lumps, name) || !map.isLoaded(name)) return undefined;
  return map.lump(name);
}

/** The entity text of a map; `undefined` when it has none, or an empty lump of it. */
export function loadedEntities(map: GameMap<object>): EntityText | undefined {
  const name = map.branch.capabilities.entities;
  const content = name === undefined ? undefined : loadedLump(map, name);
  return content instanceof EntityText && content.bytes.length > 0 ? content : undefined;
}
