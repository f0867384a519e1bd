import type { Overlays } from '@brushwork/formats';
import type { FormatErrorCode } from '@brushwork/record';

/** The quadrangle of a decal, in the plane around its origin. */
export interface DecalQuad {
  /** Its origin, in game units. */
  readonly origin: readonly [x: number, y: number, z: number];
  /** The first axis of the plane, of length 1. */
  readonly across: readonly [x: number, y: number, z: number];
  /** The second axis. */
  readonly up: readonly [x: number, y: number, z: number];
  /** The direction in which it looks, of length 1. */
  readonly normal: readonly [x: number, y: number, z: number];
  /** Places of the corners along both axes: eight numbers, clockwise where its area is negative. */
  readonly corners: readonly number[];
  /** First texture coordinate at the first two corners and at the others. */
  readonly u: readonly [start: number, end: number];
  /** Second texture coordinate at the first and the last corner and at the others. */
  readonly v: readonly [start: number, end: number];
  /** Twice its area, negative where its corners run clockwise. */
  readonly doubleArea: number;
}

/** What keeps a decal from being drawn. */
export interface DecalProblem {
  /** The kind of failure. */
  readonly code: FormatErrorCode;
  /** The field with which something is wrong. */
  readonly field: string;
  /** What is wrong. */
  readonly message: string;
}

type Values = Readonly<Record<string, unknown>>;
type Triple = readonly [x: number, y: number, z: number];

const LEAST_LENGTH = 1e-6;

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A vector made as long as a unit; `undefined` for one that has no direction. */
function unit(v: Triple): Triple | undefined {
  const length = Math.hypot(...v);
  if (!(length > LEAST_LENGTH) || !Number.isFinite(length)) return undefined;
  return [v[0] / length, v[1] / length, v[2] / length];
}

function triple(value: unknown): Triple {
  const { x, y, z } = value as { readonly x: number; readonly y: number; readonly z: number };
  return [x, y, z];
}

function range(value: unknown): readonly [start: number, end: number] {
  const { start, end } = value as { readonly start: number; readonly end: number };
  return [start, end];
}

/** Reads the quadrangle of a record, or finds out what is wrong with it. */
export function decalQuad(record: object, fields: Overlays): DecalQuad | DecalProblem {
  const values = record as Values;
  const corners = values[fields.corners] as { at(i: number): unknown };
  const points = [0, 1, 2, 3].map((k) => triple(corners.at(k)));
  const origin = triple(values[fields.origin]);
  const u = range(values[fields.u]);
  const v = range(values[fields.v]);
  const bad = (field: string, message: string): DecalProblem => ({ code: 'bad-value', field, message });
  if (![...origin].every(Number.isFinite)) return bad(fields.origin, 'it is nowhere');
  if (!points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)))
    return bad(fields.corners, 'a corner is nowhere');
  if (![...u, ...v].every(Number.isFinite)) return bad(fields.u, 'its picture has no size');
  const normal = unit(triple(values[fields.normal]));
  if (normal === undefined) return bad(fields.normal, 'it looks nowhere');
  const [first, second, third, last] = points as unknown as readonly [Triple, Triple, Triple, Triple];
  const direction: Triple = [first[2], second[2], third[2]];
  const lean = dot(direction, normal);
  const across = unit([
    direction[0] - normal[0] * lean,
    direction[1] - normal[1] * lean,
    direction[2] - normal[2] * lean,
  ]);
  if (across === undefined) return bad(fields.corners, 'its picture runs along nothing');
  const [x, y, z] = cross(normal, across);
  const up: Triple = last[2] === 1 ? [-x, -y, -z] : [x, y, z];
  const places = points.flatMap((point) => point.slice(0, 2));
  const doubleArea = convexArea(places);
  if (doubleArea === 0) return bad(fields.corners, 'its corners enclose no area, or turn inwards');
  return { origin, across, up, normal, corners: places, u, v, doubleArea };
}

/** Twice the area of a quadrangle; 0 when it isn't convex. */
function convexArea(p: readonly number[]): number {
  const at = (k: number): number => p[k % 8] as number;
  const turns = [0, 2, 4, 6].map(
    (k) => (at(k + 2) - at(k)) * (at(k + 5) - at(k + 3)) - (at(k + 3) - at(k + 1)) * (at(k + 4) - at(k + 2)),
  );
  const isConvex = turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0);
  const [first = 0, , third = 0] = turns;
  return isConvex && Number.isFinite(first + third) ? first + third : 0;
}
