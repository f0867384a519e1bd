import type { GameMap } from '@brushwork/formats';
import { type BrushLumps, brushLumps, checkSides, sideCountOf } from './first-brush-sides.js';
import type { Point } from './point.js';
import { checkReference, placeOf, recordAt, recordsOf } from './typed-lumps.js';

/** What every side of a brush has. The brush is the points `p` with `dot(normal, p) <= distance` for all its sides. */
export interface BrushSideBase {
  /** Index in the lump of sides. */
  readonly index: number;
  /** Unit vector out of the brush. */
  readonly normal: Point;
  /** Distance of the side from the origin along the normal, in game units. */
  readonly distance: number;
  /** Index of its material. */
  readonly material: number;
}

/** A side across an axis, which is stored as a position along it. */
export interface AxialBrushSide extends BrushSideBase {
  /** Always `axial`. */
  readonly kind: 'axial';
}

/** A side on a plane of the lump of planes. */
export interface PlaneBrushSide extends BrushSideBase {
  /** Always `plane`. */
  readonly kind: 'plane';
  /** Index in the lump of planes. */
  readonly plane: number;
}

/** A side of a brush. */
export type BrushSide = AxialBrushSide | PlaneBrushSide;

/** Options of `brushSides` and `brushBounds`. */
export interface BrushSidesOptions {
  /** What `firstBrushSides` gave, for asking for many brushes: without it the brushes before are counted each time. */
  readonly firsts?: Uint32Array;
}

interface SideRecord {
  readonly plane: { readonly distance: number; readonly index: number };
  readonly material: number;
}

interface PlaneRecord {
  readonly normal: Point;
  readonly distance: number;
}

/** Directions of the axial sides in the order of the file: -x +x -y +y -z +z. */
const AXIAL: readonly Point[] = [
  { x: -1, y: 0, z: 0 },
  { x: 1, y: 0, z: 0 },
  { x: 0, y: -1, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: -1 },
  { x: 0, y: 0, z: 1 },
];

/**
 * The sides of a brush in the order of the file, as copies: the axial ones first, in the order -x +x -y +y -z +z.
 * Normals and distances are in the frame of the file: game units, z up. A number that is NaN in the file stays NaN.
 *
 * Throws `FormatError`: 'unsupported' without the capability `brushes`, 'not-found' for a brush that isn't there,
 * 'bad-count' for a negative count (of this brush or one before it), 'bad-reference' for sides or planes outside.
 */
export function brushSides(
  map: GameMap<object>,
  brush: number,
  options: BrushSidesOptions = {},
): BrushSide[] {
  const lumps = brushLumps(map);
  const planes = recordsOf(map, lumps.capability.planes);
  const { first, count } = sidesOf(lumps, brush, options);
  return Array.from({ length: count }, (_, position): BrushSide => {
    const index = first + position;
    const { plane, material } = lumps.sides.at(index) as SideRecord;
    const normal = position < lumps.capability.axialSides ? AXIAL[position] : undefined;
    if (normal !== undefined) {
      // A side that faces down its axis is stored as a position too; `0 -` keeps a zero without a sign.
      const distance = position % 2 === 0 ? 0 - plane.distance : plane.distance;
      return { index, kind: 'axial', normal, distance, material };
    }
    checkReference(planes, plane.index, placeOf(lumps.sides, index, 'plane'));
    const { normal: across, distance } = planes.at(plane.index) as PlaneRecord;
    const copy = { x: across.x, y: across.y, z: across.z };
    return { index, kind: 'plane', plane: plane.index, normal: copy, distance, material };
  });
}

/** Where the sides of a brush lie, checked. */
export function sidesOf(
  lumps: BrushLumps,
  brush: number,
  options: BrushSidesOptions,
): { readonly first: number; readonly count: number } {
  recordAt(lumps.brushes, brush);
  let first = options.firsts?.[brush];
  if (first === undefined) {
    first = 0;
    for (let before = 0; before < brush; before++) first += sideCountOf(lumps, before);
  }
  const count = sideCountOf(lumps, brush);
  checkSides(lumps, brush, first + count);
  return { first, count };
}
