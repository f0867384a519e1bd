import type { Displacements, PolygonGeometry } from '@brushwork/formats';
import { recordsOf } from '../../world/typed-lumps.js';
import { displacementColumns } from '../displacements/displacement-columns.js';
import type { DisplacementGrid, DisplacementGrids } from '../displacements/displacement-grid.js';
import { displacementGrids } from '../displacements/displacement-grids.js';
import { polygonColumns } from '../polygon-columns.js';
import { fieldColumn, numberAt } from '../scene-columns.js';
import { SceneIssues } from '../scene-issues.js';
import type { SolidMeshes } from './brush-layers.js';
import type { LayerMesh } from './layer-mesh.js';
import { attempt, hasLump, type LayerSources, noteLimit } from './layer-sources.js';

/** The grids of all displacements; none for a map without. What is wrong with them is said where they are drawn. */
export function collisionGrids({ map, budget }: LayerSources): DisplacementGrids | undefined {
  const { displacements: fields, geometry } = map.branch.capabilities;
  if (fields === undefined || geometry?.kind !== 'polygons') return undefined;
  if (![fields.lump, fields.vertices.lump].every((lump) => map.lump(lump).kind === 'records'))
    return undefined;
  return gridsOf({ map, budget }, geometry, fields);
}

function gridsOf(
  { map, budget }: Pick<LayerSources, 'map' | 'budget'>,
  geometry: PolygonGeometry,
  fields: Displacements,
): DisplacementGrids {
  const faces = polygonColumns(map, geometry);
  const displacements = displacementColumns(map, fields);
  return displacementGrids({ map, geometry, faces, displacements, budget, issues: new SceneIssues() });
}

/** Adds displacements that stop everything: their drawn triangles, which the game collides with as well. */
export function addDisplacements(sources: LayerSources, meshes: SolidMeshes): void {
  const { map } = sources;
  const { displacements: fields, layers } = map.branch.capabilities;
  const collision = meshes.get('collision');
  const solid = layers?.solidDisplacements;
  if (collision === undefined || fields === undefined || solid === undefined || !hasLump(map, fields.lump))
    return;
  attempt(sources, { rule: 'scene-solid', path: [fields.lump] }, () => {
    const grids = collisionGrids(sources);
    if (grids === undefined || grids.grids.length === 0) return;
    const hasContents = recordsOf(map, fields.lump).record.layout.byName.has(solid.contents);
    const contents = hasContents ? fieldColumn(map, fields.lump, solid.contents) : undefined;
    const mesh = collision.of(0, fields.lump);
    let left = 0;
    for (const grid of grids.grids) {
      const isSolid = contents === undefined || (numberAt(contents, grid.displacement) & solid.solid) !== 0;
      if (isSolid && !addGrid(mesh, grid, grids.positions)) left++;
    }
    noteLimit(sources, [fields.lump], left);
  });
}

function addGrid(
  mesh: LayerMesh,
  { triangles, first, displacement }: DisplacementGrid,
  positions: Float32Array,
): boolean {
  for (let i = 0; i < triangles.length; i += 3) {
    const winding = [0, 1, 2].flatMap((k) => vertexOf(positions, first + (triangles[i + k] as number)));
    if (mesh.add(winding, displacement) === 'limit') return false;
  }
  return true;
}

/** Position of a vertex of a grid. */
export function vertexOf(positions: Float32Array, vertex: number): number[] {
  return [...positions.subarray(vertex * 3, vertex * 3 + 3)];
}
