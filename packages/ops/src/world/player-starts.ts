import { type Entity, type GameMap, matchesPattern } from '@brushwork/formats';
import { threeNumbers } from '../scene/rotation.js';
import { entityTextOf } from './entities-by-class.js';
import { entityOrigin } from './entity-origin.js';

/** A place where players come into a map. */
export interface PlayerStart {
  /** Index of the entity. */
  readonly entity: number;
  /** Its class, as it is stored. */
  readonly className: string;
  /** Where the eyes of somebody who stands there are, in game units. */
  readonly eyes: readonly [x: number, y: number, z: number];
  /** Where they look to, in degrees counterclockwise from the x axis. */
  readonly yaw: number;
}

/**
 * Where players come into a map: those first at which somebody who looks at it begins best, places of one kind in the order
 * of the file. Entities that are at no point are passed over. None for formats of which it isn't known, or that have no
 * entities.
 */
export function playerStarts(map: GameMap<object>): readonly PlayerStart[] {
  const { entities, playerStarts: capability } = map.branch.capabilities;
  if (entities === undefined || capability === undefined) return [];
  const found: { readonly rank: number; readonly start: PlayerStart }[] = [];
  for (const entity of entityTextOf(map).document.entities) {
    const className = entity.classname ?? '';
    const rank = capability.classes.findIndex((one) => matchesPattern(one, className.toLowerCase()));
    const point = rank < 0 ? undefined : entityOrigin(entity);
    if (point === undefined) continue;
    const eyes = [point.x, point.y, point.z + capability.eyeHeight] as const;
    found.push({ rank, start: { entity: entity.index, className, eyes, yaw: yawOf(entity) } });
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ start }) => start);
}

/** Where an entity looks to; negative values of the key `angle` stand for up and down. */
function yawOf(entity: Entity): number {
  const angles = threeNumbers(entity.get('angles') ?? '');
  if (angles !== undefined) return angles[1];
  const angle = Number(entity.get('angle') ?? 0);
  return Number.isFinite(angle) && angle >= 0 ? angle : 0;
}
