import type { Displacements, PolygonGeometry, SolidDisplacements } from '@brushwork/formats';
import { recordsOf } from '../../world/typed-lumps.js';
import { displacementColumns } from '../displacements/displacement-columns.js';
import type { DisplacementGrid, DisplacementGrids } from '../displacements/displacement-grid.js';
import { displacementGrids } from '../displacements/displacement-grids.js';
import { polygonColumns } from '../polygon-columns.js';
import { fieldColumn, type NumberColumn, numberAt } from '../scene-columns.js';
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

/** Adds displacements that stop everything, or players: their drawn triangles, which the game collides with as well. */
export function addDisplacements(sources: LayerSources, meshes: SolidMeshes): void {
  const { map } = sources;
  const { displacements: fields, layers } = map.branch.capabilities;
  const solid = layers?.solidDisplacements;
  if (meshes.size === 0 || fields === undefined || solid === undefined || !hasLump(map, fields.lump)) return;
  attempt(sources, { rule: 'scene-solid', path: [fields.lump] }, () => {
    const grids = collisionGrids(sources);
    if (grids === undefined || grids.grids.length === 0) return;
    const kindOf = displacementKinds(sources, fields.lump, solid);
    let left = 0;
    for (const grid of grids.grids)
      for (const { name, is } of kindOf(grid.displacement)) {
        const mesh = is ? meshes.get(name)?.of(0, fields.lump) : undefined;
        if (mesh !== undefined && !addGrid(mesh, grid, grids.positions)) left++;
      }
    noteLimit(sources, [fields.lump], left);
  });
}

/** Tells which layers a displacement is in. Maps that say nothing of it have solid ones alone. */
function displacementKinds(
  { map }: LayerSources,
  lump: string,
  { contents, passable, player, solid }: SolidDisplacements,
): (displacement: number) => readonly { readonly name: 'collision' | 'player'; readonly is: boolean }[] {
  const { byName } = recordsOf(map, lump).record.layout;
  const columnOf = (field: string | undefined): NumberColumn | undefined =>
    field !== undefined && byName.has(field) ? fieldColumn(map, lump, field) : undefined;
  const [bits, marks] = [columnOf(contents), columnOf(passable?.field)];
  const { bits: mark = 0 } = passable ?? {};
  return (displacement) => {
    const has = (mask: number): boolean => bits === undefined || (numberAt(bits, displacement) & mask) !== 0;
    const isPassed = marks !== undefined && ((numberAt(marks, displacement) & mark) ^ mark) === 0;
    return [
      { name: 'collision', is: has(solid) },
      { name: 'player', is: has(player) && !isPassed },
    ];
  };
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
