import type { PhysicsCollision, PhysicsSolids, PhysicsSurface } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { SceneLayer } from '../scene.js';
import { nameOf } from './brush-layers.js';
import { addDisplacementHulls } from './displacement-hulls.js';
import type { LayerMesh } from './layer-mesh.js';
import { attempt, hasLump, type LayerSources, ModelMeshes, noteLimit } from './layer-sources.js';

/** The layer of what the physics has: convex solids of brush models, and hulls of displacements. */
export function physicsLayers(sources: LayerSources): SceneLayer[] {
  const { map, placements, budget } = sources;
  const physics = map.branch.capabilities.layers?.physics;
  if (physics === undefined) return [];
  const meshes = new ModelMeshes(budget);
  if (hasLump(map, physics.models))
    attempt(sources, { rule: 'scene-solid', path: [physics.models] }, () =>
      addModels(sources, physics, meshes),
    );
  const solids = meshes.layers('physics', placements, (placement) => nameOf(map, placement));
  return [...solids, ...addDisplacementHulls(sources, physics)];
}

function addModels(sources: LayerSources, physics: PhysicsSolids, meshes: ModelMeshes): void {
  const { map, issues } = sources;
  const content = map.lump(physics.models);
  if (content.bytes.length === 0) return;
  if (content.kind !== 'physics')
    throw new FormatError('unsupported', `is read as ${content.kind}, not as physics`, {
      path: [physics.models],
    });
  let ledge = 0;
  let left = 0;
  for (const { model, solids } of content as unknown as PhysicsCollision) {
    for (const [i, solid] of solids.entries()) {
      const surface = solid.readSurface();
      const place = { path: [physics.models, 'solids', i], offset: solid.offset };
      if (surface === undefined) {
        issues.add('scene-solid', 'unsupported', `a solid of model ${model} isn't made of ledges`, place);
        continue;
      }
      if (surface.problems.length > 0)
        issues.add(
          'scene-solid',
          surface.problems[0]?.code ?? 'bad-value',
          `a solid of model ${model} can't be read whole`,
          place,
        );
      const mesh = meshes.of(model, `${physics.models}.ledges`);
      const added = addSurface(surface, { mesh, firstLedge: ledge, unit: physics.metresPerUnit });
      if (added === 'nowhere')
        issues.add('scene-solid', 'bad-value', `a solid of model ${model} is nowhere`, place);
      if (added === 'limit') left++;
      ledge += surface.ledges.length;
    }
  }
  noteLimit(sources, [physics.models], left);
}

interface SurfaceTarget {
  readonly mesh: LayerMesh;
  /** Number of ledges of the surfaces before. */
  readonly firstLedge: number;
  /** Metres of a game unit. */
  readonly unit: number;
}

/** Adds the ledges of the leaves of a surface's tree: those of other nodes are hulls around theirs. */
function addSurface(
  surface: PhysicsSurface,
  { mesh, firstLedge, unit }: SurfaceTarget,
): 'added' | 'nowhere' | 'limit' {
  let result: 'added' | 'nowhere' = 'added';
  const isLeaf = new Uint8Array(surface.ledges.length);
  for (const { left, right, ledge } of surface.nodes)
    if (left < 0 && right < 0 && ledge >= 0) isLeaf[ledge] = 1;
  for (let ledge = 0; ledge < surface.ledges.length; ledge++) {
    if (isLeaf[ledge] === 0) continue;
    const points = surface.points(ledge);
    const triangles = surface.triangles(ledge);
    for (let t = 0; t < triangles.length; t++) {
      const { edges } = triangles.at(t) as unknown as {
        readonly edges: { at(i: number): { readonly startPoint: number } };
      };
      const winding: number[] = [];
      // The physics' y axis points down and its z axis along the file's y: a turn, which leaves the winding as it is.
      for (const corner of [0, 1, 2]) {
        const { startPoint } = edges.at(corner);
        if (startPoint >= points.length) break;
        const { x, y, z } = (
          points.at(startPoint) as unknown as { readonly position: Record<'x' | 'y' | 'z', number> }
        ).position;
        winding.push(x / unit, z / unit, 0 - y / unit);
      }
      if (winding.length < 9 || !winding.every(Number.isFinite)) {
        result = 'nowhere';
        continue;
      }
      if (mesh.add(winding, firstLedge + ledge) === 'limit') return 'limit';
    }
  }
  return result;
}
