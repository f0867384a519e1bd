import type { GameMap } from '@brushwork/formats';
import { requireCapability } from '../../world/require-capability.js';
import { cornerVertex, type PolygonColumns, polygonColumns } from '../polygon-columns.js';
import { faceProblem } from '../polygon-reader.js';
import { numberAt } from '../scene-columns.js';

/** Which luxels are a face's, counted along both axes of its texture. */
export interface FaceLuxels {
  /** First luxel along s. */
  readonly firstS: number;
  /** First luxel along t. */
  readonly firstT: number;
  /** Luxels along s. */
  readonly width: number;
  /** Luxels along t. */
  readonly height: number;
}

/** Most luxels along a side that are worked out: beyond, numbers lose their last digits. */
const MOST = 0x7fff;

/**
 * Works out which luxels faces have, in formats in which they follow from the corners: from the last whole luxel before the
 * first corner to the first one behind the last. `undefined` for a face that can't be drawn, or has no end.
 */
export function luxelsOfFace(
  map: GameMap<object>,
  texelsPerLuxel: number | ((face: number) => number),
): (face: number) => FaceLuxels | undefined {
  const geometry = requireCapability(map, 'geometry');
  if (geometry.kind !== 'polygons') return () => undefined;
  const columns = polygonColumns(map, geometry);
  if (typeof texelsPerLuxel === 'number') return (face) => luxelsOf(columns, face, texelsPerLuxel);
  return (face) => luxelsOf(columns, face, texelsPerLuxel(face));
}

function luxelsOf(columns: PolygonColumns, face: number, texelsPerLuxel: number): FaceLuxels | undefined {
  if (faceProblem(columns, face) !== undefined) return undefined;
  const s = rangeOf(columns, columns.lightS, face);
  const t = rangeOf(columns, columns.lightT, face);
  const firstS = Math.floor(s.low / texelsPerLuxel);
  const firstT = Math.floor(t.low / texelsPerLuxel);
  const width = Math.ceil(s.high / texelsPerLuxel) - firstS + 1;
  const height = Math.ceil(t.high / texelsPerLuxel) - firstT + 1;
  const isPlace = Math.abs(firstS) < 2 ** 31 && Math.abs(firstT) < 2 ** 31;
  return width <= MOST && height <= MOST && isPlace ? { firstS, firstT, width, height } : undefined;
}

/** The least and the greatest of what a mapping gives for the corners of a face. */
function rangeOf(
  columns: PolygonColumns,
  mapping: PolygonColumns['lightS'],
  face: number,
): { readonly low: number; readonly high: number } {
  const at = mapping.offset + numberAt(columns.mapping, face) * mapping.stride;
  const m = mapping.array;
  const first = numberAt(columns.firstEdge, face);
  const count = numberAt(columns.edgeCount, face);
  const { array: p, offset, stride } = columns.vertices;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const v = offset + cornerVertex(columns, first + k) * stride;
    const along =
      (p[v] as number) * (m[at] as number) +
      (p[v + 1] as number) * (m[at + 1] as number) +
      (p[v + 2] as number) * (m[at + 2] as number) +
      (m[at + 3] as number);
    if (along < low) low = along;
    if (along > high) high = along;
  }
  return { low, high };
}
