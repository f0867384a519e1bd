import type { GameMap, RecordLights, StoredLightKind } from '@brushwork/formats';
import { placeOf, recordsOf } from '../../world/typed-lumps.js';
import type { SceneLight } from '../scene.js';
import type { SceneIssues } from '../scene-issues.js';

type Values = Readonly<Record<string, unknown>>;

/** Most lights of a scene. */
export const MOST_LIGHTS = 16_384;

/** Distance at which a light has the brightness of its record, where it doesn't fall off with the square of the distance. */
const REFERENCE = 100;

/** The lights that records of a lump are. */
export function recordLights(
  map: GameMap<object>,
  capability: RecordLights,
  issues: SceneIssues,
): readonly SceneLight[] {
  const lump = capability.lumps.find((name) => map.lump(name).length > 0);
  if (lump === undefined) return [];
  const list = recordsOf(map, lump);
  const lights: SceneLight[] = [];
  for (let i = 0; i < list.length; i++) {
    const record = list.object(i) as unknown as Values;
    const kind = capability.types.get(Number(record[capability.type]));
    if (kind === undefined) continue;
    if (lights.length === MOST_LIGHTS) {
      issues.add(
        'scene-budget',
        'limit',
        `lights from ${i} on are left out: there are more than ${MOST_LIGHTS}`,
        {
          path: [lump],
        },
      );
      break;
    }
    const light = lightOf(record, kind, capability);
    if (Array.isArray(light)) issues.add('scene-light', 'bad-value', light[1], placeOf(list, i, light[0]));
    else lights.push({ ...light, source: { lump, index: i } });
  }
  return lights;
}

type Problem = [field: string, message: string];

/** A light, or the field that keeps it from being one. */
function lightOf(
  record: Values,
  kind: StoredLightKind,
  capability: RecordLights,
): Omit<SceneLight, 'source'> | Problem {
  const isSun = kind === 'sun' || kind === 'towards-sun';
  const color = vector(record[capability.color]);
  const origin = vector(record[capability.origin]);
  const direction = unit(vector(record[capability.direction]), kind === 'towards-sun' ? -1 : 1);
  if (!color.every((value) => Number.isFinite(value) && value >= 0))
    return [capability.color, 'its colour is no light'];
  if (!isSun && !origin.every(Number.isFinite)) return [capability.origin, 'it is nowhere'];
  if (kind !== 'point' && direction === undefined) return [capability.direction, 'it shines in no direction'];
  const factor = isSun ? 1 : atOneUnit(record, capability);
  const range = Number(valueAt(record, capability.range));
  return {
    kind: isSun ? 'sun' : kind,
    color: [color[0] * factor, color[1] * factor, color[2] * factor],
    origin: isSun && !origin.every(Number.isFinite) ? [0, 0, 0] : origin,
    direction: direction ?? [0, 0, -1],
    ...(kind === 'spot' && { cone: coneOf(record, capability) }),
    ...(range > 0 && Number.isFinite(range) && { range }),
  };
}

/**
 * What a light of 1 is at the distance of one unit, as one that falls off with the square of the distance and has the same
 * brightness at a distance of 100 units.
 */
function atOneUnit(record: Values, { attenuation }: RecordLights): number {
  const [constant, linear, quadratic] = [attenuation.constant, attenuation.linear, attenuation.quadratic].map(
    (field) => {
      const value = Number(valueAt(record, field));
      return value > 0 && Number.isFinite(value) ? value : 0;
    },
  ) as [number, number, number];
  const fallOff = constant + linear * REFERENCE + quadratic * REFERENCE ** 2;
  return fallOff > 0 ? REFERENCE ** 2 / fallOff : 1;
}

/** Half the angles of a cone, from cosines. */
function coneOf(record: Values, { cone }: RecordLights): readonly [inner: number, outer: number] {
  const angle = (field: string | undefined, otherwise: number): number => {
    const cosine = Number(valueAt(record, field));
    return cosine >= -1 && cosine <= 1 ? Math.acos(cosine) : otherwise;
  };
  const outer = angle(cone.outer, Math.PI / 4);
  return [Math.min(angle(cone.inner, 0), outer), outer];
}

/** A value of a record, or of what is in one of its fields. */
function valueAt(record: Values, path: string | undefined): unknown {
  let value: unknown = record;
  for (const name of path?.split('.') ?? ['']) value = (value as Values | undefined)?.[name];
  return value;
}

function vector(value: unknown): [number, number, number] {
  const [x, y, z] = Object.values((value ?? {}) as Values).map(Number);
  return [x ?? Number.NaN, y ?? Number.NaN, z ?? Number.NaN];
}

/** A vector of length 1; `undefined` for one without a direction. */
export function unit(
  [x, y, z]: readonly [number, number, number],
  sign: 1 | -1 = 1,
): readonly [number, number, number] | undefined {
  const length = Math.hypot(x, y, z);
  if (!(length > 1e-6 && Number.isFinite(length))) return undefined;
  const factor = sign / length;
  return [x * factor, y * factor, z * factor];
}
