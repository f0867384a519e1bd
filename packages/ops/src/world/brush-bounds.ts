import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { type BrushSidesOptions, sidesOf } from './brush-sides.js';
import { brushLumps } from './first-brush-sides.js';
import type { Bounds } from './point.js';
import { lacking } from './require-capability.js';
import { placeOf } from './typed-lumps.js';

/** Sides that bound a brush along the axes. */
const AXIAL_SIDES = 6;

/**
 * The box of a brush, which its axial sides store: in the frame of the file, game units, z up. The numbers are those
 * of the file, also where a lower one is above an upper one or is NaN.
 *
 * Throws `FormatError`: 'unsupported' without the capability `brushes` or when the format stores no axial sides,
 * 'not-found' for a brush that isn't there, 'bad-count' for one with less than six sides (or one before it with a
 * negative number of them), 'bad-reference' for sides outside.
 */
export function brushBounds(map: GameMap<object>, brush: number, options: BrushSidesOptions = {}): Bounds {
  const lumps = brushLumps(map);
  const { axialSides } = lumps.capability;
  if (axialSides < AXIAL_SIDES) throw lacking(map, 'brushes with axial sides');
  const { first, count } = sidesOf(lumps, brush, options);
  if (count < AXIAL_SIDES) {
    const place = placeOf(lumps.brushes, brush, lumps.countField);
    throw new FormatError('bad-count', `${count} sides don't bound a brush`, {
      ...place,
      expected: `at least ${AXIAL_SIDES}`,
      found: count,
    });
  }
  const at = (position: number): number =>
    (lumps.sides.at(first + position) as { readonly plane: { readonly distance: number } }).plane.distance;
  return { mins: { x: at(0), y: at(2), z: at(4) }, maxs: { x: at(1), y: at(3), z: at(5) } };
}
