import type { Obstacles } from '../protocol/obstacles.js';
import type { World } from '../protocol/scene-world.js';
import { type GrownSolid, HullCollider } from './hull-collider.js';
import { type AskedTree, askedTree } from './model-trees.js';
import type { PlacedModel } from './placed-model.js';
import { type SolidTree, TreeCollider } from './tree-collider.js';
import type { Collider } from './walk-step.js';

/** What somebody who walks runs into: what the map says that players collide with, or what is drawn. */
export type ObstacleKind = 'solids' | 'drawn';

/** What somebody who walks runs into. */
export interface MapObstacles {
  /** What it is. */
  readonly kind: ObstacleKind;
  /** How it stops him. */
  readonly collider: Collider;
}

/** What of a map is drawn, for a map that doesn't say what stops players. */
export interface DrawnSurfaces {
  /** The map. */
  readonly world: World;
  /** Its models where they are. */
  readonly placed: readonly PlacedModel[];
  /** The tree over the triangles of a model. */
  treeOf(model: number): AskedTree | undefined;
}

/** Takes what a worker found. */
export function mapObstacles({ grown, passable, solids }: Obstacles, drawn: DrawnSurfaces): MapObstacles {
  if (solids === undefined)
    return { kind: 'drawn', collider: new TreeCollider(drawnSolids(drawn, new Set(passable))) };
  if (grown !== undefined) {
    const hulls = solids.flatMap(({ places, tree: given }) => {
      const { tree } = askedTree(given);
      return places.map((place): GrownSolid => ({ tree, model: given.model, ...place }));
    });
    return { kind: 'solids', collider: new HullCollider(grown, hulls) };
  }
  const trees = solids.flatMap(({ places, tree: given }) => {
    const { tree } = askedTree(given);
    return places.map((place): SolidTree => ({ tree, ...place, isSolid: () => true }));
  });
  return { kind: 'solids', collider: new TreeCollider(trees) };
}

/** What is drawn and hard: no liquid, no picture on something else, no entity that one passes through. */
function drawnSolids({ placed, treeOf, world }: DrawnSurfaces, passable: ReadonlySet<number>): SolidTree[] {
  return placed.flatMap(({ meshes, model, placement: { entity, origin, rotation } }) => {
    const asked = passable.has(entity) ? undefined : treeOf(model.index);
    if (asked === undefined) return [];
    const solid = meshes.map(
      ({ mesh: { decal, material } }) => decal !== true && world.materials[material]?.kind !== 'liquid',
    );
    const isSolid = (triangle: number): boolean => solid[asked.meshOf(triangle).mesh] === true;
    return [{ tree: asked.tree, origin, rotation, isSolid }];
  });
}
