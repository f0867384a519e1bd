import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { Point } from './point.js';
import { requireCapability } from './require-capability.js';
import { checkReference, placeOf, recordAt, recordsOf } from './typed-lumps.js';

/** A leaf of the tree that splits space: a live record of the format, of which this is what all formats have. */
export interface SpaceLeaf {
  /** Row of the visibility lump; negative = none, the leaf is solid or outside. */
  readonly cluster: number;
}

/** The leaf that holds a point. */
export interface LeafAtPoint {
  /** Index in the lump of leaves. */
  readonly index: number;
  /** Live record of the leaf. */
  readonly record: SpaceLeaf;
}

interface NodeRecord {
  readonly plane: number;
  readonly children: { at(i: number): number | undefined };
}

interface PlaneRecord {
  readonly normal: Point;
  readonly distance: number;
}

/**
 * The leaf of the tree that splits space in which a point lies. The point is in the frame of the file: game units,
 * z up. A point on a plane belongs to what lies in front of it, as in the games; so does every point at a plane that
 * holds NaN. The games compute in 32 or 80 bits, this in 64: within some thousandths of a unit of a plane the answers
 * may differ.
 *
 * `options.node` is the node to begin at, 0 (the world) unless given.
 *
 * Throws `FormatError`: 'unsupported' without the capability `spaceTree`, 'bad-value' for a point that isn't finite,
 * 'not-found' for a node that isn't there (a map without nodes among them), 'bad-reference' for a plane or a child
 * outside, 'cycle' when the nodes lead back to themselves.
 */
export function leafAtPoint(
  map: GameMap<object>,
  point: Point,
  options: { readonly node?: number } = {},
): LeafAtPoint {
  const tree = requireCapability(map, 'spaceTree');
  const { x, y, z } = finite(point);
  const nodes = recordsOf(map, tree.nodes);
  const planes = recordsOf(map, tree.planes);
  const leaves = recordsOf(map, tree.leaves);
  let index = options.node ?? 0;
  // A way down that is longer than there are nodes has met one of them twice.
  for (let steps = 0; steps < nodes.length || steps === 0; steps++) {
    const node = recordAt<NodeRecord>(nodes, index);
    checkReference(planes, node.plane, placeOf(nodes, index, 'plane'));
    const { normal, distance } = planes.at(node.plane) as PlaneRecord;
    const isBehind = normal.x * x + normal.y * y + normal.z * z - distance < 0;
    const child = node.children.at(isBehind ? 1 : 0) ?? Number.NaN;
    if (child < 0) {
      checkReference(leaves, -1 - child, placeOf(nodes, index, 'children'));
      return { index: -1 - child, record: leaves.at(-1 - child) as SpaceLeaf };
    }
    checkReference(nodes, child, placeOf(nodes, index, 'children'));
    index = child;
  }
  throw new FormatError('cycle', 'the nodes lead back to themselves', placeOf(nodes, index, 'children'));
}

function finite(point: Point): Point {
  const { x, y, z } = point;
  if (Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z)) return { x, y, z };
  throw new FormatError('bad-value', 'the point has to be finite', { found: `${x} ${y} ${z}` });
}
