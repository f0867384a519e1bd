import type { GameMap, Selection } from '@brushwork/formats';
import { columnOf, numberAt, valueColumn } from '../scene/scene-columns.js';
import { clusterOfLeaf } from './cluster-of-leaf.js';
import { requireCapability } from './require-capability.js';
import { SpanClaims } from './span-claims.js';
import { type AnyRecords, recordsOf } from './typed-lumps.js';

/** What of space each surface is in, by the index of the surface; -1 for one that nothing selects, as those of doors. */
export interface SurfaceGroups {
  /** The first leaf that selects it; `undefined` for formats whose leaves don't. */
  readonly leaves: Int32Array | undefined;
  /** The cluster of that leaf; `undefined` for formats without visibility. */
  readonly clusters: Int32Array | undefined;
  /** The area of that leaf; `undefined` for formats without. */
  readonly areas: Int32Array | undefined;
  /** The first room whose tree selects it; `undefined` for formats without. */
  readonly cells: Int32Array | undefined;
}

/**
 * Finds what of space the surfaces of a map are in: the first of those that select it, for surfaces are often in several.
 * Spans that reach outside are passed over, and overlapping ones are walked once.
 *
 * Throws `FormatError` 'unsupported' for formats of which it isn't known which surfaces are seen where.
 */
export function surfaceGroups(map: GameMap<object>, surfaceCount: number): SurfaceGroups {
  const selection = requireCapability(map, 'visibleSurfaces');
  if (selection.kind === 'leaf') return byLeaf(map, selection, surfaceCount);
  const { lump, tree, surfaces } = selection;
  const rooms = recordsOf(map, requireCapability(map, 'cells').lump);
  const rootOf = columnOf(rooms, tree);
  const trees = recordsOf(map, lump);
  const groups = Array.from({ length: rooms.length }, (_, room) => ({
    room,
    record: numberAt(rootOf, room),
  }));
  const inside = groups.filter(({ record }) => record >= 0 && record < trees.length);
  const found = firstSelecting(map, trees, {
    selection: surfaces,
    surfaceCount,
    records: inside.map(({ record }) => record),
  });
  const cells = found.map((i) => (i < 0 ? -1 : (inside[i]?.room ?? -1)));
  return { leaves: undefined, clusters: undefined, areas: undefined, cells };
}

function byLeaf(map: GameMap<object>, selection: Selection, surfaceCount: number): SurfaceGroups {
  const { leaves: lump } = requireCapability(map, 'spaceTree');
  const list = recordsOf(map, lump);
  const records = Array.from({ length: list.length }, (_, leaf) => leaf);
  const leaves = firstSelecting(map, list, { selection, surfaceCount, records });
  const through = (value: (leaf: number) => number): Int32Array =>
    leaves.map((leaf) => (leaf < 0 ? -1 : value(leaf)));
  const areas = list.record.layout.byName.has('area') ? columnOf(list, 'area') : undefined;
  const hasVisibility = map.branch.capabilities.visibility !== undefined;
  return {
    leaves,
    clusters: hasVisibility ? through((leaf) => clusterOfLeaf(map, leaf)) : undefined,
    areas: areas === undefined ? undefined : through((leaf) => numberAt(areas, leaf)),
    cells: undefined,
  };
}

interface Selecting {
  readonly selection: Selection;
  readonly surfaceCount: number;
  /** Indexes of the records that select. */
  readonly records: readonly number[];
}

/** For each surface the first of the records that selects it, by its place among them. */
function firstSelecting(
  map: GameMap<object>,
  list: AnyRecords,
  { selection: { first, count, indices }, surfaceCount, records }: Selecting,
): Int32Array {
  const firsts = columnOf(list, first);
  const counts = columnOf(list, count);
  const column = indices === undefined ? undefined : valueColumn(map, { lump: indices });
  const claims = new SpanClaims(indices === undefined ? surfaceCount : map.lump(indices).length);
  const found = new Int32Array(surfaceCount).fill(-1);
  for (const [i, record] of records.entries())
    claims.claim(numberAt(firsts, record), numberAt(counts, record), (element) => {
      const surface = column === undefined ? element : numberAt(column, element);
      if (surface >= 0 && surface < surfaceCount && found[surface] === -1) found[surface] = i;
    });
  return found;
}
