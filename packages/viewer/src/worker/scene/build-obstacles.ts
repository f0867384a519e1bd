import type { GameMap } from '@brushwork/formats';
import { buildLayers, isPassable, readClipTree, type SceneLayer } from '@brushwork/ops';
import type { ProgressListener } from '../../protocol/failure.js';
import type { Obstacle, Obstacles } from '../../protocol/obstacles.js';
import { buildTree } from './build-tree.js';
import { mergeTriangles } from './merge-triangles.js';

/** Where what belongs to no entity is. */
const world = { model: 0, origin: [0, 0, 0], rotation: [0, 0, 0, 1] } as const;

/** A model, and all places that entities have it at. */
interface Shared {
  readonly model: number;
  readonly places: Obstacle['places'][number][];
}

/** What a map is asked for of obstacles. */
export interface ObstacleOptions {
  /** Number of models of its scene. */
  readonly models: number;
  /** Entities that have brush models, by their number. */
  readonly entities: readonly number[];
}

/** Finds what stops players in a map, each model once, whatever number of entities has it. */
export function buildObstacles(
  map: GameMap,
  { entities, models }: ObstacleOptions,
  progress?: ProgressListener,
): Obstacles {
  progress?.({ label: 'Reading what stops players', share: 0.1 });
  const { issues, layers } = buildLayers(map, ['player'], { models });
  const passable = entities.filter((entity) => isPassable(map, { entity }));
  const isKnown = layers.some(({ placement }) => placement === undefined);
  // What its trees can't give is among the issues of the layer already.
  const grown = isKnown ? readClipTree(map) : undefined;
  return { solids: isKnown ? solidsOf(layers, progress) : undefined, grown, passable, issues };
}

function solidsOf(layers: readonly SceneLayer[], progress: ProgressListener | undefined): Obstacle[] {
  const byMeshes = new Map<SceneLayer['meshes'], Shared>();
  for (const { meshes, placement = world } of layers) {
    const { model, origin, rotation } = placement;
    const shared = byMeshes.get(meshes) ?? { model, places: [] };
    shared.places.push({ origin, rotation });
    byMeshes.set(meshes, shared);
  }
  const all = [...byMeshes];
  return all.map(([meshes, { model, places }], i) => {
    progress?.({ label: 'Sorting what stops players', share: 0.4 + (0.6 * i) / all.length });
    return { tree: buildTree(model, mergeTriangles(meshes)), places };
  });
}
