import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { requireCapability } from './require-capability.js';
import { placeOf, recordAt, recordsOf } from './typed-lumps.js';

/** Largest size that still is a side: 2 ** 15 pixels. */
const LARGEST_SIZE = 16;

/**
 * Side of the images of a place that reflections were taken at, in pixels: `2 ** (size - 1)`, or the default where the
 * size is 0.
 *
 * Throws `FormatError`: 'unsupported' without the capability `cubemaps`, 'not-found' for a place that isn't there,
 * 'bad-value' for a size that is none.
 */
export function cubemapSide(map: GameMap<object>, index: number): number {
  const { lump, defaultSide } = requireCapability(map, 'cubemaps');
  const list = recordsOf(map, lump);
  const { size } = recordAt<{ readonly size: number }>(list, index);
  if (size === 0) return defaultSide;
  if (size > 0 && size <= LARGEST_SIZE) return 2 ** (size - 1);
  throw new FormatError('bad-value', `${size} is no size of a reflection`, {
    ...placeOf(list, index, 'size'),
    expected: `0 to ${LARGEST_SIZE}`,
    found: size,
  });
}
