import type { Entity, EntityLights, GameMap } from '@brushwork/formats';
import { entityTextOf } from '../../world/entities-by-class.js';
import { entityOrigin } from '../../world/entity-origin.js';
import type { Point } from '../../world/point.js';
import { threeNumbers } from '../rotation.js';
import type { SceneLight } from '../scene.js';
import type { SceneIssues } from '../scene-issues.js';
import { MOST_LIGHTS, unit } from './record-lights.js';
import { linearOfScreen } from './screen-light.js';

type Vector = readonly [number, number, number];

const degrees = Math.PI / 180;
const BYTE = 255;

/** The lights that entities are. One that says no brightness has the usual one, and one without a colour is white. */
export function entityLights(
  map: GameMap<object>,
  capability: EntityLights,
  issues: SceneIssues,
): readonly SceneLight[] {
  const { name, document } = entityTextOf(map);
  const targets = new Map<string, Entity>();
  for (const entity of document.entities) {
    const target = entity.get('targetname');
    if (target !== undefined && !targets.has(target)) targets.set(target, entity);
  }
  const lights: SceneLight[] = [];
  for (const entity of document.entities) {
    const className = entity.get('classname')?.toLowerCase() ?? '';
    if (!className.startsWith(capability.classes)) continue;
    const isSun = className === capability.sun;
    const origin = entityOrigin(entity);
    // What has a model and no place is no light: it is one that can be switched, such as a lamp.
    if (origin === undefined && !isSun) {
      if (entity.get('model') === undefined)
        issues.add('scene-light', 'bad-value', 'a light is at no point', {
          path: [name, entity.index, 'origin'],
          found: entity.get('origin'),
        });
      continue;
    }
    if (lights.length === MOST_LIGHTS) {
      issues.add('scene-budget', 'limit', `there are more than ${MOST_LIGHTS} lights; the rest is left out`, {
        path: [name],
      });
      break;
    }
    const light = lightOf({ entity, isSun, origin: origin ?? { x: 0, y: 0, z: 0 }, targets }, capability);
    if (light !== undefined) lights.push({ ...light, source: { lump: name, index: entity.index } });
  }
  return lights;
}

interface FoundLight {
  readonly entity: Entity;
  readonly isSun: boolean;
  readonly origin: Point;
  readonly targets: ReadonlyMap<string, Entity>;
}

function lightOf(
  { entity, isSun, origin, targets }: FoundLight,
  capability: EntityLights,
): Omit<SceneLight, 'source'> | undefined {
  const { color, brightness } = strengthOf(entity, capability);
  // A brightness below 0 takes light away.
  if (!(brightness > 0)) return undefined;
  const place: Vector = [origin.x, origin.y, origin.z];
  const tint = (factor: number): Vector => [color[0] * factor, color[1] * factor, color[2] * factor];
  if (isSun)
    return {
      ...{ kind: 'sun', color: tint(brightness / BYTE), origin: place },
      direction: ownDirection(entity) ?? [0, 0, -1],
    };
  const target = entityPoint(targets.get(entity.get('target') ?? ''));
  const towards = target && unit([target.x - origin.x, target.y - origin.y, target.z - origin.z]);
  const direction = towards ?? (entity.get('_cone') === undefined ? undefined : ownDirection(entity));
  const distance = target && Math.hypot(target.x - origin.x, target.y - origin.y, target.z - origin.z);
  return {
    kind: direction === undefined ? 'point' : 'spot',
    color: tint(atOneUnit(brightness, capability)),
    origin: place,
    direction: direction ?? [0, 0, -1],
    ...(direction !== undefined && { cone: coneOf(entity, capability, distance) }),
    ...(capability.fallOff.kind === 'linear' && { range: brightness }),
  };
}

function entityPoint(entity: Entity | undefined): Point | undefined {
  return entity === undefined ? undefined : entityOrigin(entity);
}

/** Colour, 1 for its brightest part, in linear light, and brightness. */
function strengthOf(
  entity: Entity,
  { brightness, colors, usual }: EntityLights,
): { readonly color: Vector; readonly brightness: number } {
  const numbers = (key: string): readonly number[] =>
    (entity.get(key) ?? '').trim().split(/\s+/).map(Number.parseFloat).filter(Number.isFinite);
  const colored = colors.map(numbers).find(({ length }) => length >= 3) ?? [1, 1, 1];
  const most = Math.max(...colored.slice(0, 3));
  const parts = colored.slice(0, 3).map((part) => (most > 0 ? linearOfScreen(Math.max(0, part) / most) : 0));
  const single = brightness.map(numbers).find(({ length }) => length === 1 || length === 2)?.[0];
  return { color: parts as unknown as Vector, brightness: colored[3] ?? single ?? usual };
}

/**
 * Linear light at the distance of one unit, of one that falls off with the square of the distance and is as bright as this one
 * where this one is half as bright as it is at its place, or half as bright as a screen shows white.
 */
function atOneUnit(brightness: number, { fallOff: { factor, kind }, white }: EntityLights): number {
  if (kind === 'linear') return linearOfScreen((brightness * factor) / 2 / white) * (brightness / 2) ** 2;
  return linearOfScreen(0.5) * ((2 * brightness * factor) / white);
}

/** Direction by the angles of an entity, whose key `pitch` counts more: a negative pitch looks down. */
function ownDirection(entity: Entity): Vector | undefined {
  const angles = threeNumbers(entity.get('angles') ?? '');
  const number = (key: string): number | undefined => {
    const value = Number.parseFloat(entity.get(key) ?? '');
    return Number.isFinite(value) ? value : undefined;
  };
  const yaw = (angles?.[1] ?? number('angle') ?? 0) * degrees;
  const pitch = (number('pitch') ?? angles?.[0] ?? 0) * degrees;
  return unit([Math.cos(yaw) * Math.cos(pitch), Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch)]);
}

/** Half the angles of the cone: by keys of half and whole angles, or a radius at the target. */
function coneOf(
  entity: Entity,
  { cone }: EntityLights,
  distance: number | undefined,
): readonly [inner: number, outer: number] {
  const number = (key: string): number => Number.parseFloat(entity.get(key) ?? '');
  const radius = number('radius');
  const whole = number('angle');
  const inner = number('_cone');
  const outer = number('_cone2');
  if (inner > 0) {
    const widest = Math.max(inner, outer > 0 ? outer : inner);
    return [Math.min(90, inner) * degrees, Math.min(90, widest) * degrees];
  }
  if (radius > 0 && distance !== undefined && distance > 0) return [0, Math.atan(radius / distance)];
  const half = Math.min(90, whole > 0 ? whole / 2 : cone) * degrees;
  return [0, half];
}
