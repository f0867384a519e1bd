import { type Entity, type GameMap, matchesPattern, type PassableCase } from '@brushwork/formats';
import { entityTextOf } from '../../world/entities-by-class.js';
import type { ScenePlacement } from '../scene.js';

/**
 * Whether the brush model of a placement stops nobody: since its entity starts something when it is touched, or is one that
 * bodies pass through. The world stops whoever it may.
 */
export function isPassable(map: GameMap<object>, { entity }: Pick<ScenePlacement, 'entity'>): boolean {
  const { entities, layers } = map.branch.capabilities;
  if (entity < 0 || entities === undefined) return false;
  const found = entityTextOf(map).document.entities[entity];
  const className = found?.classname?.toLowerCase() ?? '';
  const { classes = [], cases = [] } = layers?.passable ?? {};
  const isOf = (patterns: readonly string[]): boolean =>
    patterns.some((pattern) => matchesPattern(pattern, className));
  if (layers?.triggerClass !== undefined && className.startsWith(layers.triggerClass)) return true;
  return isOf(classes) || cases.some((one) => isOf(one.classes) && holds(found, one));
}

/** Whether an entity's keys say what a case is about. */
function holds(entity: Entity | undefined, { keys }: PassableCase): boolean {
  return keys.every(({ key, value, bit }) => {
    const said = entity?.pairs.find((pair) => pair.key.toLowerCase() === key)?.value.trim();
    if (bit === undefined) return said === value;
    return ((Number(said) || 0) & bit) !== 0;
  });
}
