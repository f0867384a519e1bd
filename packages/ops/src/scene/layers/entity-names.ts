import type { GameMap } from '@brushwork/formats';
import { entityTextOf } from '../../world/entities-by-class.js';
import type { ScenePlacement } from '../scene.js';

/** The class of the entity of a placement, lower case; empty for the world and where none is said. */
export function placementClass(map: GameMap<object>, { entity }: ScenePlacement): string {
  if (entity < 0 || map.branch.capabilities.entities === undefined) return '';
  return entityTextOf(map).document.entities[entity]?.classname?.toLowerCase() ?? '';
}
