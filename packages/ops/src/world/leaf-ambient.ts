import type { GameMap, LeafAmbient } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { leafAtPoint } from './leaf-at-point.js';
import { type ColorWithExponent, type LinearColor, linearColor } from './linear-color.js';
import type { Point } from './point.js';
import { readSpan, spanFields } from './read-span.js';
import { lacking, requireCapability } from './require-capability.js';
import { checkReference, placeOf, recordAt, recordsOf } from './typed-lumps.js';

/** Light that arrives from six sides. */
export interface AmbientCube {
  /** Index of the leaf. */
  readonly leaf: number;
  /** Light from +x, -x, +y, -y, +z and -z, linear. */
  readonly sides: readonly LinearColor[];
}

interface StoredCube {
  readonly sides: Iterable<ColorWithExponent>;
}

interface LeafBox {
  readonly mins: Point;
  readonly maxs: Point;
}

/** What makes the light of a cube of that of a sample of a lightmap. */
const FULL = 255;

/** Parts of a leaf's box along each axis that places of samples count. */
const STEPS = 255;

/**
 * The light that arrives at a point, by the leaf that it lies in. Where a leaf has several samples, nearer ones count more, by
 * the inverse of the squared distance, as in the games. `undefined` for a leaf without.
 *
 * Throws `FormatError` as `leafAtPoint` does; 'unsupported' without the capability `leafAmbient`, or where leaves of the file
 * hold no light; 'bad-reference' and 'bad-count' for samples outside.
 */
export function leafAmbientAt(map: GameMap<object>, point: Point): AmbientCube | undefined {
  const capability = requireCapability(map, 'leafAmbient');
  const { index: leaf } = leafAtPoint(map, point);
  const sides = sidesOf(map, { capability, leaf, point });
  return sides === undefined ? undefined : { leaf, sides };
}

function sidesOf(
  map: GameMap<object>,
  {
    capability,
    leaf,
    point,
  }: { readonly capability: LeafAmbient; readonly leaf: number; readonly point: Point },
): readonly LinearColor[] | undefined {
  if (capability.kind === 'samples') return fromSamples(map, { lumps: capability.lumps, leaf, point });
  if (capability.kind === 'cubes') {
    const lump = capability.lumps.find((name) => map.lump(name).length > 0);
    if (lump === undefined) return undefined;
    const cubes = recordsOf(map, lump);
    checkReference(cubes, leaf, { path: [lump, leaf] });
    return linearSides(recordAt<StoredCube>(cubes, leaf));
  }
  const leaves = recordsOf(map, requireCapability(map, 'spaceTree').leaves);
  const cube = recordAt<Readonly<Record<string, StoredCube | undefined>>>(leaves, leaf)[capability.field];
  if (cube === undefined) throw lacking(map, 'leafAmbient');
  return linearSides(cube);
}

function fromSamples(
  map: GameMap<object>,
  {
    lumps,
    leaf,
    point,
  }: {
    readonly lumps: readonly { readonly samples: string; readonly index: string }[];
    readonly leaf: number;
    readonly point: Point;
  },
): readonly LinearColor[] | undefined {
  const found = lumps.find(({ samples }) => map.lump(samples).length > 0);
  if (found === undefined) return undefined;
  const index = recordsOf(map, found.index);
  checkReference(index, leaf, { path: [found.index, leaf] });
  const field = spanFields(index)[0];
  if (field === undefined) throw lacking(map, 'leafAmbient');
  const { first, count } = readSpan(map, index, leaf, field);
  if (count === 0) return undefined;
  const samples = recordsOf(map, found.samples);
  const leaves = recordsOf(map, requireCapability(map, 'spaceTree').leaves);
  const box = recordAt<LeafBox>(leaves, leaf);
  const sums = Array.from({ length: 6 }, () => ({ red: 0, green: 0, blue: 0 }));
  let total = 0;
  for (let i = first; i < first + count; i++) {
    const { cube, position } = recordAt<{ readonly cube: StoredCube; readonly position: Point }>(samples, i);
    const weight = 1 / (squaredDistance(box, position, point) + 1);
    if (!Number.isFinite(weight))
      throw new FormatError('bad-value', 'a sample of light is nowhere', placeOf(leaves, leaf, 'mins'));
    total += weight;
    linearSides(cube).forEach((side, k) => {
      const sum = sums[k];
      if (sum === undefined) return;
      sum.red += side.red * weight;
      sum.green += side.green * weight;
      sum.blue += side.blue * weight;
    });
  }
  return sums.map(({ red, green, blue }) => ({ red: red / total, green: green / total, blue: blue / total }));
}

function squaredDistance({ mins, maxs }: LeafBox, position: Point, point: Point): number {
  let sum = 0;
  for (const axis of ['x', 'y', 'z'] as const) {
    const at = mins[axis] + (position[axis] / STEPS) * (maxs[axis] - mins[axis]);
    sum += (at - point[axis]) ** 2;
  }
  return sum;
}

/**
 * The light of a cube: `c * 2 ** exponent`, where samples of lightmaps are a 255th of that.
 * @source real maps, whose cubes come to the light of their surfaces times what those reflect @confidence probable
 */
function linearSides({ sides }: StoredCube): readonly LinearColor[] {
  return Array.from(sides, (side) => {
    const { red, green, blue } = linearColor(side);
    return { red: red * FULL, green: green * FULL, blue: blue * FULL };
  });
}
