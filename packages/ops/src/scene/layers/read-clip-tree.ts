import { type ClipHulls, findTreeCycles, type GameMap } from '@brushwork/formats';
import { FormatError, type FormatErrorDetails } from '@brushwork/record';
import { placeOf, recordsOf } from '../../world/typed-lumps.js';
import { columnOf, fieldColumn, numberAt } from '../scene-columns.js';
import type { SceneIssues } from '../scene-issues.js';
import { type ClipTree, OPEN, SOLID } from './clip-tree.js';
import { isPlane } from './convex-hull.js';
import { hasLump } from './layer-sources.js';

/**
 * Reads the trees of a map that has some. What leads nowhere, to no plane or back to a node above is noted, and counts as
 * open.
 *
 * Throws `FormatError`: 'unsupported' for lumps that can't be read as records.
 */
export function readClipTree(map: GameMap<object>, issues?: SceneIssues): ClipTree | undefined {
  const hulls = map.branch.capabilities.layers?.clipHulls;
  if (
    hulls === undefined ||
    ![hulls.nodes, hulls.planes, hulls.models.lump].every((name) => hasLump(map, name))
  )
    return undefined;
  const nodes = recordsOf(map, hulls.nodes);
  if (nodes.length === 0) return undefined;
  const note: Note = (code, message, place) => issues?.add('scene-solid', code, message, place());
  const { isSound, planes } = planesOf(map, hulls, note);
  const meaning = (value: number, place: () => FormatErrorDetails): number => {
    if (value < 0) return value === hulls.solid ? SOLID : OPEN;
    if (value < nodes.length) return isSound[value] === 1 ? value : OPEN;
    note('bad-reference', `a tree leads to ${value}, which isn't there`, () => ({
      ...place(),
      found: value,
    }));
    return OPEN;
  };
  const column = fieldColumn(map, hulls.nodes, hulls.children);
  const children = new Int32Array(nodes.length * 2);
  for (let node = 0; node < nodes.length; node++)
    for (const side of [0, 1]) {
      const value = column.array[column.offset + node * column.stride + side] as number;
      children[node * 2 + side] = meaning(value, () => placeOf(nodes, node, hulls.children));
    }
  findTreeCycles(
    nodes.length,
    (node, side) => children[node * 2 + side] as number,
    (node, side) => {
      children[node * 2 + side] = OPEN;
      note('cycle', 'a tree leads back to a node above', () => placeOf(nodes, node, hulls.children));
    },
  );
  return { planes, children, roots: rootsOf(map, hulls, meaning), box: hulls.box };
}

type Note = (
  code: 'bad-reference' | 'bad-value' | 'cycle',
  message: string,
  place: () => FormatErrorDetails,
) => void;

/** The plane of each node, and whether it is one. */
function planesOf(
  map: GameMap<object>,
  { nodes: lump, plane: field, planes: planeLump }: ClipHulls,
  note: Note,
): { readonly planes: Float64Array<ArrayBuffer>; readonly isSound: Uint8Array } {
  const nodes = recordsOf(map, lump);
  const { length } = recordsOf(map, planeLump);
  const indices = fieldColumn(map, lump, field);
  const normals = fieldColumn(map, planeLump, 'normal');
  const distances = fieldColumn(map, planeLump, 'distance');
  const planes = new Float64Array(nodes.length * 4);
  const isSound = new Uint8Array(nodes.length);
  for (let node = 0; node < nodes.length; node++) {
    const index = numberAt(indices, node);
    const place = (): FormatErrorDetails => ({ ...placeOf(nodes, node, field), found: index });
    if (!(index >= 0 && index < length)) {
      note('bad-reference', `its plane ${index} isn't there`, place);
      continue;
    }
    const at = normals.offset + index * normals.stride;
    const [x, y, z] = [0, 1, 2].map((axis) => normals.array[at + axis]) as [number, number, number];
    const distance = numberAt(distances, index);
    if (!isPlane({ x, y, z, distance })) {
      note('bad-value', 'it lies on no plane', place);
      continue;
    }
    planes.set([x, y, z, distance], node * 4);
    isSound[node] = 1;
  }
  return { planes, isSound };
}

/** What the trees of models begin with. */
function rootsOf(
  map: GameMap<object>,
  { models: { lump, roots: field, standing } }: ClipHulls,
  meaning: (value: number, place: () => FormatErrorDetails) => number,
): Int32Array<ArrayBuffer> {
  const models = recordsOf(map, lump);
  const { array, offset, stride, width } = columnOf(models, field);
  if (standing >= width)
    throw new FormatError('unsupported', 'models have no tree for players', { path: [lump, field] });
  return Int32Array.from({ length: models.length }, (_, model) =>
    meaning(array[offset + model * stride + standing] as number, () => placeOf(models, model, field)),
  );
}
