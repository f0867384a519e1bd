import type { GameMap } from '@brushwork/formats';
import { buildLayers, isPassable, type SceneLayer } from '@brushwork/ops';
import type { ProgressListener } from '../../protocol/failure.js';
import type { Obstacle, Obstacles } from '../../protocol/obstacles.js';
import { buildTree } from './build-tree.js';
import { mergeTriangles } from './merge-triangles.js';

const nowhereElse = { origin: [0, 0, 0], rotation: [0, 0, 0, 1] } as const;

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
  return { solids: isKnown ? solidsOf(layers, progress) : undefined, passable, issues };
}

function solidsOf(layers: readonly SceneLayer[], progress: ProgressListener | undefined): Obstacle[] {
  const byMeshes = new Map<SceneLayer['meshes'], Obstacle['places'][number][]>();
  for (const { meshes, placement = nowhereElse } of layers) {
    const { origin, rotation } = placement;
    byMeshes.set(meshes, [...(byMeshes.get(meshes) ?? []), { origin, rotation }]);
  }
  const all = [...byMeshes];
  return all.map(([meshes, places], i) => {
    progress?.({ label: 'Sorting what stops players', share: 0.4 + (0.6 * i) / all.length });
    return { tree: buildTree(i, mergeTriangles(meshes)), places };
  });
}
