import type { DisplacementHull, PhysicsDisplacements, PhysicsSolids } from '@brushwork/formats';
import type { DisplacementGrid } from '../displacements/displacement-grid.js';
import type { SceneLayer } from '../scene.js';
import { collisionGrids, vertexOf } from './displacement-layers.js';
import { LayerMesh } from './layer-mesh.js';
import { attempt, hasLump, type LayerSources, noteLimit } from './layer-sources.js';

/** A layer of the hulls that the physics has of displacements; none when there are none. */
export function addDisplacementHulls(
  sources: LayerSources,
  { displacements: lump }: PhysicsSolids,
): SceneLayer[] {
  const { map, budget } = sources;
  if (lump === undefined || !hasLump(map, lump)) return [];
  const mesh = new LayerMesh(lump, budget);
  attempt(sources, { rule: 'scene-solid', path: [lump] }, () => addAll(sources, lump, mesh));
  const { meshes } = mesh;
  return meshes.length === 0 ? [] : [{ kind: 'physics', title: 'physics displacements', meshes }];
}

function addAll(sources: LayerSources, lump: string, mesh: LayerMesh): void {
  const { map, issues } = sources;
  const content = map.lump(lump);
  if (content.kind !== 'physics-displacement' || content.bytes.length === 0) return;
  const list = content as unknown as PhysicsDisplacements;
  const grids = collisionGrids(sources);
  const byDisplacement = new Map(grids?.grids.map((grid) => [grid.displacement, grid]));
  let left = 0;
  for (let i = 0; i < list.length; i++) {
    const grid = byDisplacement.get(i);
    for (const hull of list.hulls(i) ?? []) {
      const windings =
        grid === undefined ? undefined : hullWindings(hull, grid, grids?.positions as Float32Array);
      if (windings === undefined)
        issues.add('scene-solid', 'bad-reference', 'a hull is around vertices that are not there', {
          path: [lump, i],
          offset: list.offsetOf(i),
        });
      else if (!windings.every((winding) => mesh.add(winding, i) !== 'limit')) left++;
    }
  }
  noteLimit(sources, [lump], left);
}

/** The triangles of a hull, from outside; `undefined` when some of their corners aren't there. */
function hullWindings(
  { triangles, edges, baseVertex }: DisplacementHull,
  { steps, first }: DisplacementGrid,
  positions: Float32Array,
): number[][] | undefined {
  const windings: number[][] = [];
  for (const [a, b, c] of triangles) {
    const [one, two, three] = [edges[a], edges[b], edges[c]];
    if (one === undefined || two === undefined || three === undefined) return undefined;
    // Each corner is what two edges that follow each other share.
    const corners = [common(three, one), common(one, two), common(two, three)];
    const vertices = corners.flatMap((corner) => (corner === undefined ? [] : [corner + baseVertex]));
    if (vertices.length < 3 || vertices.some((vertex) => vertex >= (steps + 1) ** 2)) return undefined;
    windings.push(vertices.flatMap((vertex) => vertexOf(positions, first + vertex)));
  }
  return windings;
}

function common(a: readonly [number, number], b: readonly [number, number]): number | undefined {
  return a.find((vertex) => b.includes(vertex));
}
