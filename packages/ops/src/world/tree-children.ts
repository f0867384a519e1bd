import type { GameMap } from '@brushwork/formats';
import { type SurfaceTreeLinks, surfaceTreeLinks, surfaceTreeLump } from './surface-tree-links.js';
import { recordAt } from './typed-lumps.js';

/** Options of `treeChildren` and `treeBounds`. */
export interface SurfaceTreeOptions {
  /** What `surfaceTreeLinks` gave, for asking for many nodes: without it all trees are walked each time. */
  readonly links?: SurfaceTreeLinks;
}

/**
 * Indexes of the children of a node of the surface trees; none for a leaf of a tree. How they are found, and how
 * certain that is, is said at `surfaceTreeLinks`.
 *
 * Throws `FormatError` as `surfaceTreeLinks` does, and 'not-found' for a node that isn't there.
 */
export function treeChildren(map: GameMap<object>, node: number, options: SurfaceTreeOptions = {}): number[] {
  recordAt(surfaceTreeLump(map).trees, node);
  const { firstChild, childCount } = options.links ?? surfaceTreeLinks(map);
  const first = firstChild[node] ?? -1;
  return Array.from({ length: childCount[node] ?? 0 }, (_, i) => first + i);
}
