import type { Entity, GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { entityTextOf } from '../world/entities-by-class.js';
import { entityOrigin } from '../world/entity-origin.js';
import { modelOfEntity } from '../world/model-of-entity.js';
import { type Rotation, rotationOf, threeNumbers, unturned } from './rotation.js';
import type { ScenePlacement } from './scene.js';
import type { SceneIssues } from './scene-issues.js';

/** The world, where no entity says otherwise. */
const world: ScenePlacement = { model: 0, entity: -1, origin: [0, 0, 0], rotation: unturned };

/**
 * Where entities have the brush models, in the order of the entities, the world first. Models that no entity names
 * aren't placed, since the game doesn't have them.
 */
export function scenePlacements(
  map: GameMap<object>,
  modelCount: number,
  issues: SceneIssues,
): readonly ScenePlacement[] {
  const { entities, turnsBrushModels = false } = map.branch.capabilities;
  if (entities === undefined) return [world];
  const { name, document } = entityTextOf(map);
  const placed = document.entities.flatMap((entity): ScenePlacement[] => {
    const model = modelNamed(map, entity, issues);
    if (model === undefined || model === 0 || model >= modelCount) return [];
    const place = { model, entity: entity.index, rotation: rotationOfEntity(entity, turnsBrushModels) };
    const origin = entity.get('origin');
    const point = origin === undefined ? { x: 0, y: 0, z: 0 } : entityOrigin(entity);
    if (point !== undefined) return [{ ...place, origin: [point.x, point.y, point.z] }];
    issues.add('scene-entity', 'bad-value', 'its origin is no point', {
      path: [name, entity.index, 'origin'],
      found: origin,
    });
    return [{ ...place, origin: [0, 0, 0] }];
  });
  return [world, ...placed];
}

function modelNamed(map: GameMap<object>, entity: Entity, issues: SceneIssues): number | undefined {
  try {
    return modelOfEntity(map, entity);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    if (error.code !== 'unsupported') issues.add('scene-entity', error.code, error.reason, error);
    return undefined;
  }
}

/** How an entity is turned; in games where that of a brush model says which way it moves, not at all. */
function rotationOfEntity(entity: Entity, isTurned: boolean): Rotation {
  const angles = isTurned ? threeNumbers(entity.get('angles') ?? '') : undefined;
  return angles === undefined ? unturned : rotationOf(...angles);
}
