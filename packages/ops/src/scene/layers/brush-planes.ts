import type { GameMap, Solids } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { checkReference, placeOf, recordsOf } from '../../world/typed-lumps.js';
import { fieldColumn, numberAt } from '../scene-columns.js';
import type { HullPlane } from './clip-winding.js';
import { isPlane } from './convex-hull.js';

/** Most sides that a brush is made of here; compilers stop far below. */
const MOST_SIDES = 1024;

/** The planes of a brush, which face outwards. */
export interface BrushPlanes {
  /** Those of sides that the mapper made, or that are its box. */
  readonly own: readonly HullPlane[];
  /** Those of sides that the compiler added for collision. */
  readonly added: readonly HullPlane[];
}

/**
 * Makes a function that reads the planes of a brush. That throws `FormatError`: 'bad-count' for a number of sides that is
 * none, 'bad-reference' for sides or planes outside, 'bad-value' for a plane that is none, 'limit' for too many sides.
 */
export function brushPlanes(map: GameMap<object>, solids: Solids): (brush: number) => BrushPlanes {
  const brushes = recordsOf(map, solids.brushes);
  const sides = recordsOf(map, solids.sides);
  const planes = recordsOf(map, solids.planes);
  const counts = fieldColumn(map, solids.brushes, solids.sideCount);
  const firsts = firstSides(map, solids);
  const { axialSides = 0 } = solids;
  const bevelOf = bevels(map, solids);
  const planeOf = (side: number): number =>
    (sides.at(side) as Readonly<Record<string, number>>)[solids.plane] as number;
  const at = (side: number, position: number): HullPlane => {
    if (position < axialSides) return axialPlane(position, axialDistance(sides.at(side), solids.plane));
    const index = axialSides > 0 ? overlaidIndex(sides.at(side), solids.plane) : planeOf(side);
    checkReference(planes, index, placeOf(sides, side, solids.plane));
    const { normal, distance } = planes.at(index) as {
      readonly normal: { readonly x: number; readonly y: number; readonly z: number };
      readonly distance: number;
    };
    return { x: normal.x, y: normal.y, z: normal.z, distance };
  };
  return (brush) => {
    const count = numberAt(counts, brush);
    const first = firsts(brush);
    const place = placeOf(brushes, brush, solids.sideCount);
    if (!(count > 0))
      throw new FormatError('bad-count', `${count} sides`, {
        ...place,
        expected: 'at least 1',
        found: count,
      });
    if (count > MOST_SIDES)
      throw new FormatError('limit', `${count} sides`, {
        ...place,
        expected: `at most ${MOST_SIDES}`,
        found: count,
      });
    if (!(first >= 0 && first <= sides.length - count))
      throw new FormatError('bad-reference', `${count} sides from ${first} on, there are ${sides.length}`, {
        ...place,
        found: first,
      });
    const found: { own: HullPlane[]; added: HullPlane[] } = { own: [], added: [] };
    for (let position = 0; position < count; position++) {
      const plane = at(first + position, position);
      if (!isPlane(plane))
        throw new FormatError(
          'bad-value',
          'a side lies on no plane',
          placeOf(sides, first + position, solids.plane),
        );
      (bevelOf(first + position) ? found.added : found.own).push(plane);
    }
    return found;
  };
}

/** The first side of each brush: as it says, or behind those of the brushes before. */
function firstSides(
  map: GameMap<object>,
  { brushes, firstSide, sideCount }: Solids,
): (brush: number) => number {
  if (firstSide !== undefined) {
    const column = fieldColumn(map, brushes, firstSide);
    return (brush) => numberAt(column, brush);
  }
  const counts = fieldColumn(map, brushes, sideCount);
  const firsts = new Float64Array(recordsOf(map, brushes).length);
  let next = 0;
  for (let brush = 0; brush < firsts.length; brush++) {
    firsts[brush] = next;
    next += Math.max(0, numberAt(counts, brush));
  }
  return (brush) => firsts[brush] as number;
}

/** Tells which sides were added for collision: their number's lowest byte says so, since others are garbage in some maps. */
function bevels(map: GameMap<object>, { sides, bevel }: Solids): (side: number) => boolean {
  if (bevel === undefined || !recordsOf(map, sides).record.layout.byName.has(bevel)) return () => false;
  const column = fieldColumn(map, sides, bevel);
  return (side) => (numberAt(column, side) & 0xff) !== 0;
}

function axialPlane(position: number, distance: number): HullPlane {
  const sign = position % 2 === 0 ? -1 : 1;
  const axis = position >> 1;
  // `0 -` keeps a zero without a sign.
  const [x, y, z] = [0, 1, 2].map((c) => (c === axis ? sign : 0)) as [number, number, number];
  return { x, y, z, distance: sign < 0 ? 0 - distance : distance };
}

interface OverlaidPlane {
  readonly distance: number;
  readonly index: number;
}

function axialDistance(side: unknown, field: string): number {
  return ((side as Readonly<Record<string, OverlaidPlane>>)[field] as OverlaidPlane).distance;
}

function overlaidIndex(side: unknown, field: string): number {
  return ((side as Readonly<Record<string, OverlaidPlane>>)[field] as OverlaidPlane).index;
}
