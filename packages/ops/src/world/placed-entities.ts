import type { Entity, GameMap } from '@brushwork/formats';
import { entityTextOf } from './entities-by-class.js';
import { entityOrigin } from './entity-origin.js';

/** What an entity is, what it is called and where it is. */
export interface PlacedEntity {
  /** Its number. */
  readonly index: number;
  /** Its class; `entity` for one without. */
  readonly className: string;
  /** Its `targetname`, where it has one. */
  readonly name: string | undefined;
  /** Where it is, in game units; `undefined` for one that is at no point. */
  readonly origin: readonly [x: number, y: number, z: number] | undefined;
}

/** The entities of a map in their order; none for a format without. */
export function placedEntities(map: GameMap<object>): readonly PlacedEntity[] {
  if (map.branch.capabilities.entities === undefined) return [];
  return entityTextOf(map).document.entities.map(placedEntity);
}

/** What an entity is, and where. */
export function placedEntity(entity: Entity, index: number): PlacedEntity {
  const point = entityOrigin(entity);
  const name = entity.get('targetname');
  return {
    index,
    className: entity.classname ?? 'entity',
    name: name === '' ? undefined : name,
    origin: point && [point.x, point.y, point.z],
  };
}
