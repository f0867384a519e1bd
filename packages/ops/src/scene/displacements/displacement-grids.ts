import { placeOf } from '../../world/typed-lumps.js';
import { numberAt } from '../scene-columns.js';
import type { DisplacementColumns } from './displacement-columns.js';
import { type DisplacementGrid, type DisplacementGrids, rowEnds } from './displacement-grid.js';
import { gridNormals } from './grid-normals.js';
import { type GridSources, planGrids } from './plan-grids.js';
import { shareVertices } from './share-vertices.js';

/**
 * Makes the grids of all faces that have a displacement: everything is checked, vertices are moved, those that
 * neighbours share become one, and normals are smoothed over all triangles at a vertex. A face whose grid can't be made
 * is an issue; how many are comes back, too.
 */
export function displacementGrids(sources: GridSources): DisplacementGrids & { readonly refused: number } {
  const { displacements, issues } = sources;
  const { plans, refused } = planGrids(sources);
  const room = plans.reduce((sum, { steps }) => sum + (steps + 1) ** 2, 0);
  const all = new Float32Array(room * 3);
  const grids: DisplacementGrid[] = [];
  let first = 0;
  for (const plan of plans) {
    const grid = { ...plan, first };
    if (moveVertices(grid, displacements, all)) {
      grids.push(grid);
      first += (grid.steps + 1) ** 2;
      continue;
    }
    const place = placeOf(displacements.list, plan.displacement, displacements.fields.firstVertex);
    issues.add('scene-surface', 'bad-value', 'a vertex is moved to nowhere', place);
  }
  const positions = all.subarray(0, first * 3);
  const shared = shareVertices(grids, displacements, positions);
  const normals = gridNormals(grids, positions, shared);
  return { grids, positions, normals, refused: refused + plans.length - grids.length };
}

/** Puts the vertices of a grid where they are moved to; false when one of them is nowhere then. */
function moveVertices(
  { displacement, steps, first, corners }: DisplacementGrid,
  { firstVertex, direction, distance }: DisplacementColumns,
  positions: Float32Array,
): boolean {
  const side = steps + 1;
  const record = numberAt(firstVertex, displacement);
  const lengths = distance.array;
  const directions = direction.array;
  // Rows from their first to their last vertex: three numbers each.
  const ends = new Float64Array(6);
  let from = direction.offset + record * direction.stride;
  let lengthAt = distance.offset + record * distance.stride;
  let at = first * 3;
  let sum = 0;
  for (let row = 0; row < side; row++) {
    rowEnds(corners, { v: row / steps, width: 3 }, ends);
    // Taken apart one by one: as an iterable it takes ten times as long.
    const ax = ends[0] as number;
    const ay = ends[1] as number;
    const az = ends[2] as number;
    const bx = ends[3] as number;
    const by = ends[4] as number;
    const bz = ends[5] as number;
    for (let column = 0; column < side; column++) {
      const u = column / steps;
      const w = 1 - u;
      const length = lengths[lengthAt] as number;
      const x = Math.fround(ax * w + bx * u + (directions[from] as number) * length);
      const y = Math.fround(ay * w + by * u + (directions[from + 1] as number) * length);
      const z = Math.fround(az * w + bz * u + (directions[from + 2] as number) * length);
      positions[at] = x;
      positions[at + 1] = y;
      positions[at + 2] = z;
      sum += x + y + z;
      at += 3;
      from += direction.stride;
      lengthAt += distance.stride;
    }
  }
  return Number.isFinite(sum);
}
