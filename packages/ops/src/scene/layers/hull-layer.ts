import type { SolidMeshes } from './brush-layers.js';
import type { HullWork } from './convex-hull.js';
import { attempt, type LayerSources, noteLimit } from './layer-sources.js';
import { isPassable } from './passable-entities.js';
import { readClipTree } from './read-clip-tree.js';
import { solidBoundary } from './solid-boundary.js';

/** Comparisons of corners with planes for each byte of a file, and what a small file may come to. */
const WORK = { perByte: 64, least: 2 ** 24 } as const;

/**
 * Adds the surface of what stops a player who stands, where maps keep trees instead of brushes: as it is stored, which is
 * grown by the player's box.
 */
export function addHulls(sources: LayerSources, meshes: SolidMeshes): void {
  const { issues, map, placements } = sources;
  const { layers } = map.branch.capabilities;
  const player = meshes.get('player');
  if (layers?.clipHulls === undefined || player === undefined) return;
  const { nodes } = layers.clipHulls;
  attempt(sources, { rule: 'scene-solid', path: [nodes] }, () => {
    const tree = readClipTree(map, issues);
    if (tree === undefined) return;
    const stopping = placements.filter((placement) => !isPassable(map, placement)).map(({ model }) => model);
    const work: HullWork = { left: Math.max(WORK.least, map.size * WORK.perByte) };
    let left = 0;
    for (const model of new Set(stopping)) {
      const root = tree.roots[model];
      if (root === undefined) continue;
      const faces = solidBoundary(tree, root, work);
      if (faces === undefined) left++;
      else
        for (const { node, winding } of faces)
          if (player.of(model, nodes).add(winding, node) === 'limit') left++;
    }
    noteLimit(sources, [nodes], left);
  });
}
