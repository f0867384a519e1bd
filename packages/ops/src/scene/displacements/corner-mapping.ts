import type { PolygonColumns } from '../polygon-columns.js';
import { type NumberColumn, numberAt } from '../scene-columns.js';
import type { MaterialTable } from '../scene-materials.js';
import type { DisplacementGrid } from './displacement-grid.js';

/** Side of an image of which nothing says how large it is, in pixels. */
const DEFAULT_SIDE = 64;

/** Gives the texture coordinates at the corners of a grid, as the flat face has them: eight numbers. */
export function cornerMapping({
  faces,
  materials,
}: {
  readonly faces: PolygonColumns;
  readonly materials: MaterialTable;
}): (grid: DisplacementGrid, material: number) => Float64Array {
  return ({ face, corners }, index) => {
    const mapping = numberAt(faces.mapping, face);
    const { width = DEFAULT_SIDE, height = DEFAULT_SIDE } = materials.materials[index] ?? {};
    const found = new Float64Array(8);
    for (let k = 0; k < 4; k++) {
      found[k * 2] = along(faces.s, mapping, corners, k * 3) / width;
      found[k * 2 + 1] = along(faces.t, mapping, corners, k * 3) / height;
    }
    return found;
  };
}

/** What the numbers of a mapping give for a position. */
function along({ array, offset, stride }: NumberColumn, mapping: number, p: Float64Array, k: number): number {
  const at = offset + mapping * stride;
  return (
    (array[at] as number) * (p[k] as number) +
    (array[at + 1] as number) * (p[k + 1] as number) +
    (array[at + 2] as number) * (p[k + 2] as number) +
    (array[at + 3] as number)
  );
}
