import type { Entity, EntityText, GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { requireCapability } from './require-capability.js';

/** The entity text of a map; `unsupported` without the capability `entities`. */
export function entityTextOf(map: GameMap<object>): EntityText {
  const content = map.lump(requireCapability(map, 'entities'));
  if (content.kind === 'entity-text') return content as EntityText;
  throw new FormatError('unsupported', `is read as ${content.kind}, not as entity text`, {
    path: [content.name],
  });
}

/**
 * The entities of a class, in the order of the file; the case of ASCII letters doesn't matter, as to the games.
 * `unsupported` without the capability `entities`.
 */
export function entitiesByClass(map: GameMap<object>, name: string): readonly Entity[] {
  return entityTextOf(map).document.byClass(name);
}
