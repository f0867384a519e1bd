import type { Entity, EntityProps, GameMap } from '@brushwork/formats';
import { entityTextOf } from '../../world/entities-by-class.js';
import { entityOrigin } from '../../world/entity-origin.js';
import { threeNumbers } from '../rotation.js';
import type { PropGroups, PropPlace } from './prop-groups.js';
import type { PropSources } from './scene-props.js';

/** Adds the models from files that entities stand for. An entity without a place is an issue. */
export function addEntityProps(
  map: GameMap<object>,
  fields: EntityProps,
  { groups, sources }: { readonly groups: PropGroups; readonly sources: PropSources },
): void {
  const { name, document } = entityTextOf(map);
  const { issues, budget } = sources;
  for (const entity of document.entities) {
    const model = entity.get(fields.model);
    if (model === undefined || !isModelFile(model, fields)) continue;
    const origin = entity.get('origin') === undefined ? { x: 0, y: 0, z: 0 } : entityOrigin(entity);
    if (origin === undefined) {
      const path = [name, entity.index, 'origin'];
      issues.add('scene-entity', 'bad-value', 'its origin is no point', {
        path,
        found: entity.get('origin'),
      });
      continue;
    }
    if (!budget.take(1, 0)) {
      issues.add('scene-prop', 'limit', 'this model and those behind it are left out: there is no room', {
        path: [name, entity.index],
      });
      return;
    }
    const skin = Math.trunc(numberOf(entity, fields.skin) ?? 0);
    groups.add(
      { model, kind: 'entity', skin, lump: name },
      {
        origin: [origin.x, origin.y, origin.z],
        angles: anglesOf(entity),
        scale: scaleOf(entity, fields),
        tint: tintOf(entity, fields),
        fade: [numberOf(entity, fields.fadeMinimum) ?? 0, numberOf(entity, fields.fadeMaximum) ?? 0],
        record: entity.index,
      },
    );
  }
}

function isModelFile(path: string, { prefix = '', extensions }: EntityProps): boolean {
  const lower = path.toLowerCase();
  if (lower === '' || lower.startsWith('*') || !lower.startsWith(prefix)) return false;
  return extensions?.some((extension) => lower.endsWith(extension)) ?? true;
}

/** Pitch, yaw and roll; an entity with the key `angle` alone is turned around the upright axis. */
function anglesOf(entity: Entity): PropPlace['angles'] {
  const angles = threeNumbers(entity.get('angles') ?? '');
  return angles ?? [0, numberOf(entity, 'angle') ?? 0, 0];
}

function scaleOf(entity: Entity, { scale }: EntityProps): PropPlace['scale'] {
  for (const key of scale) {
    const text = entity.get(key) ?? '';
    const three = threeNumbers(text);
    if (three !== undefined) return three;
    const one = numberOf(entity, key);
    if (one !== undefined && one !== 0) return [one, one, one];
  }
  return [1, 1, 1];
}

function tintOf(entity: Entity, { color, opacity }: EntityProps): PropPlace['tint'] {
  const rgb = (color === undefined ? undefined : threeNumbers(entity.get(color) ?? '')) ?? [255, 255, 255];
  const [red, green, blue] = rgb.map(byteOf) as [number, number, number];
  return [red, green, blue, byteOf(numberOf(entity, opacity) ?? 255)];
}

function byteOf(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)));
}

function numberOf(entity: Entity, key: string | undefined): number | undefined {
  const text = key === undefined ? undefined : entity.get(key);
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
