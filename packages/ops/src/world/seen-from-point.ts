import type { GameMap, Selection, VisibleSurfaces } from '@brushwork/formats';
import { columnOf, numberAt, valueColumn } from '../scene/scene-columns.js';
import { cellsThroughPortals } from './cells-through-portals.js';
import { clusterOfLeaf } from './cluster-of-leaf.js';
import { leafAtPoint } from './leaf-at-point.js';
import { type LostLump, lostLump } from './lost-lump.js';
import type { Point } from './point.js';
import { requireCapability } from './require-capability.js';
import { SpanClaims } from './span-claims.js';
import { type AnyRecords, recordsOf } from './typed-lumps.js';
import { visibleClusters } from './visible-clusters.js';

/** What is seen from a point. */
export interface SeenFromPoint {
  /** Leaf that the point is in. */
  readonly leaf: number;
  /** Cluster of the leaf; -1 for a point in something solid or outside, from which nothing is seen. */
  readonly cluster: number;
  /** Clusters that are seen, ascending. */
  readonly clusters: readonly number[];
  /** Leaves of those clusters, ascending. */
  readonly leaves: readonly number[];
  /** Surfaces that those leaves, or the rooms that they are in, say are in them, ascending; `undefined` where none do. */
  readonly surfaces: readonly number[] | undefined;
  /** Room that the point is in; -1 for none, `undefined` for formats without. */
  readonly cell: number | undefined;
  /** Rooms that portals lead to from there, that room itself among them, ascending; `undefined` for formats without. */
  readonly cells: readonly number[] | undefined;
  /** Why what is seen can't be read although the map stores it: then everything counts as seen. */
  readonly lost: LostLump | undefined;
}

/**
 * What is seen from a point: the clusters that its own sees, the leaves in them and their surfaces. The file says what
 * may be seen from anywhere in the cluster, which is more than what is seen from the point.
 *
 * Throws `FormatError` as `leafAtPoint`, `clusterCount` and `visibleClusters` do; 'unsupported' without the capabilities
 * `spaceTree` and `visibility`.
 */
export function seenFromPoint(map: GameMap<object>, point: Point): SeenFromPoint {
  const { cells: fields, visibleSurfaces } = map.branch.capabilities;
  const { leaves: lump, lump: visibilityLump } = requireCapability(map, 'visibility');
  const { index: leaf } = leafAtPoint(map, point);
  const cluster = clusterOfLeaf(map, leaf);
  const clusters = visibleClusters(map, cluster);
  const isSeen = new Set(clusters);
  const list = recordsOf(map, lump);
  const leaves: number[] = [];
  for (let i = 0; i < list.length; i++) if (isSeen.has(clusterOfLeaf(map, i))) leaves.push(i);
  const cell = fields === undefined ? undefined : numberAt(columnOf(list, fields.leafCell), leaf);
  const isRoom =
    cell !== undefined && fields !== undefined && cell >= 0 && cell < recordsOf(map, fields.lump).length;
  return {
    leaf,
    cluster,
    clusters,
    leaves,
    surfaces: visibleSurfaces && surfacesOf(map, visibleSurfaces, { list, leaves }),
    cell,
    cells: cell === undefined ? undefined : isRoom ? reachedFrom(map, cell) : [],
    lost: lostLump(map, visibilityLump),
  };
}

function reachedFrom(map: GameMap<object>, cell: number): number[] {
  return [...cellsThroughPortals(map, cell).entries()].filter(([, steps]) => steps >= 0).map(([i]) => i);
}

interface SeenLeaves {
  /** All leaves. */
  readonly list: AnyRecords;
  /** Those that are seen. */
  readonly leaves: readonly number[];
}

function surfacesOf(map: GameMap<object>, surfaces: VisibleSurfaces, { list, leaves }: SeenLeaves): number[] {
  if (surfaces.kind === 'leaf') return selected(map, surfaces, { list, records: leaves });
  const { cells } = map.branch.capabilities;
  if (cells === undefined) return [];
  const rooms = recordsOf(map, cells.lump);
  const trees = recordsOf(map, surfaces.lump);
  const roomOf = columnOf(list, cells.leafCell);
  const rootOf = columnOf(rooms, surfaces.tree);
  const found = new Set(leaves.map((leaf) => numberAt(roomOf, leaf)));
  const roots = [...found]
    .filter((room) => room >= 0 && room < rooms.length)
    .map((room) => numberAt(rootOf, room));
  const records = roots.filter((root) => root >= 0 && root < trees.length);
  return selected(map, surfaces.surfaces, { list: trees, records });
}

/** What some records select, each once, ascending; what lies outside is passed over. */
function selected(
  map: GameMap<object>,
  { first, count, indices }: Selection,
  { list, records }: { readonly list: AnyRecords; readonly records: readonly number[] },
): number[] {
  const firsts = columnOf(list, first);
  const counts = columnOf(list, count);
  const found = new Set<number>();
  const column = indices === undefined ? undefined : valueColumn(map, { lump: indices });
  const length = indices === undefined ? surfaceCount(map) : lengthOf(map, indices);
  const claims = new SpanClaims(length);
  for (const record of records)
    claims.claim(numberAt(firsts, record), numberAt(counts, record), (element) =>
      found.add(column === undefined ? element : numberAt(column, element)),
    );
  return [...found].sort((a, b) => a - b);
}

function lengthOf(map: GameMap<object>, lump: string): number {
  return (map.lump(lump) as unknown as { readonly length: number }).length;
}

function surfaceCount(map: GameMap<object>): number {
  const { geometry } = map.branch.capabilities;
  return geometry?.kind === 'triangle-soups' ? lengthOf(map, geometry.surfaces) : 0;
}
