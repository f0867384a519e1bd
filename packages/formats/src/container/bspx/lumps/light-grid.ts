/** Light in the open: `LIGHTGRID_OCTREE`, and `LIGHTGRIDS` with light from six sides. */
import { contentForm, placed } from '@brushwork/record';
import type { IssueRule } from '../../issue-list.js';
import { recordStream, type StreamReader } from '../../record-stream/index.js';
import {
  LightCubeColor,
  LightCubeLeaf,
  LightCubeLight,
  LightGridCount,
  LightGridHead,
  LightGridLeaf,
  LightGridLight,
  LightGridNode,
  LightGridSample,
  LightGridSize,
} from './light-grid-records.js';

const OCCLUDED = 255;
const LEAF = 0x80000000;
const NOTHING = 0x40000000;
const FIRST_CHILD = 12;
const ROOT = 37;

const childRule: IssueRule = { rule: 'light-grid-child', severity: 'error', code: 'bad-reference' };
const sizeRule: IssueRule = { rule: 'light-grid-size', severity: 'error', code: 'bad-length' };

/** Takes a grid: head, nodes, leaves with their samples. Whether all of it was there. */
function walkGrid(reader: StreamReader, lightsOf: (count: number) => boolean): boolean {
  const head = reader.take('grid');
  if (head === undefined) return false;
  const nodeCount = takeCount(reader, 'nodeCount');
  const nodes = nodeCount === undefined ? undefined : takeMany(reader, 'node', nodeCount);
  if (nodeCount === undefined || nodes === undefined) return false;
  const leafCount = takeCount(reader, 'leafCount');
  if (leafCount === undefined) return false;
  checkChildren(reader, { head, nodes, nodeCount, leafCount });
  for (let i = 0; i < leafCount; i++) if (!walkLeaf(reader, lightsOf)) return false;
  return true;
}

function takeCount(reader: StreamReader, name: string): number | undefined {
  const at = reader.take(name);
  return at === undefined ? undefined : reader.number(name, 'count', at);
}

function takeMany(reader: StreamReader, name: string, count: number): number | undefined {
  return count === 0 ? reader.position : reader.take(name, count);
}

function walkLeaf(reader: StreamReader, lightsOf: (count: number) => boolean): boolean {
  const leaf = reader.take('leaf');
  if (leaf === undefined) return false;
  const sizes = [0, 1, 2].map((axis) => reader.integer(leaf + 12 + axis * 4));
  const [x, y, z] = sizes as [number, number, number];
  if (x < 0 || y < 0 || z < 0) {
    const message = `a leaf of ${x} x ${y} x ${z} samples`;
    reader.fail({ message, at: leaf + 12, expected: 'no negative size', found: Math.min(x, y, z) });
    return false;
  }
  // Each sample takes a byte at least: no more are looked at than there are bytes.
  const sampleCount = x * y * z;
  for (let i = 0; i < sampleCount; i++) {
    const sample = reader.take('sample');
    if (sample === undefined) return false;
    const count = reader.number('sample', 'styleCount', sample);
    if (count !== OCCLUDED && count > 0 && !lightsOf(count)) return false;
  }
  return true;
}

interface Tree {
  readonly head: number;
  readonly nodes: number;
  readonly nodeCount: number;
  readonly leafCount: number;
}

function checkChildren(reader: StreamReader, { head, nodes, nodeCount, leafCount }: Tree): void {
  const check = (at: number): void => {
    const child = reader.integer(at) >>> 0;
    if ((child & NOTHING) !== 0 && (child & LEAF) === 0) return;
    const isLeaf = (child & LEAF) !== 0;
    const index = (child & ~LEAF) >>> 0;
    const count = isLeaf ? leafCount : nodeCount;
    if (index < count) return;
    const what = isLeaf ? 'leaf' : 'node';
    const message = `${what} ${index}, the grid has ${count}`;
    reader.doubt(childRule, { message, at, expected: `below ${count}`, found: index });
  };
  check(head + ROOT);
  for (let node = 0; node < nodeCount; node++) {
    for (let k = 0; k < 8; k++) check(nodes + node * LightGridNode.size + FIRST_CHILD + k * 4);
  }
}

const gridParts = {
  /** The grid. */
  grid: LightGridHead,
  /** Number of nodes. */
  nodeCount: LightGridCount,
  /** Nodes of the tree. */
  node: placed(LightGridNode, { count: 'nodeCount.count' }),
  /** Number of leaves. */
  leafCount: LightGridCount,
};

const octreeForm = contentForm('LightGridOctree', {
  ...gridParts,
  /** A leaf. */
  leaf: placed(LightGridLeaf, { count: 'leafCount.count', where: 'Each with its samples.' }),
  /** A sample of the leaf. */
  sample: placed(LightGridSample, {
    count: 'leaf.size.x * leaf.size.y * leaf.size.z',
    where: 'Behind the leaf, each with its light.',
  }),
  /** Light of one style. */
  light: placed(LightGridLight, {
    count: 'sample.styleCount',
    where: 'Behind the sample; none for a count of 255.',
  }),
});

/** `LIGHTGRID_OCTREE`: a grid. */
export const lightGridOctree = recordStream({
  kind: 'light-grid-octree',
  records: {
    grid: LightGridHead,
    nodeCount: LightGridCount,
    node: LightGridNode,
    leafCount: LightGridCount,
    leaf: LightGridLeaf,
    sample: LightGridSample,
    light: LightGridLight,
  },
  form: octreeForm,
  walk(reader) {
    if (reader.left > 0) walkGrid(reader, (count) => reader.take('light', count) !== undefined);
  },
});

const gridsForm = contentForm('LightGrids', {
  /** Size of the grid. */
  size: placed(LightGridSize, { where: 'One for each grid, up to the end of the lump.' }),
  ...gridParts,
  /** A leaf. */
  leaf: placed(LightCubeLeaf, { count: 'leafCount.count', where: 'Each with its samples.' }),
  /** A sample of the leaf. */
  sample: placed(LightGridSample, {
    count: 'leaf.size.x * leaf.size.y * leaf.size.z',
    where: 'Behind the leaf, each with its light.',
  }),
  /** Light of one style. */
  light: placed(LightCubeLight, {
    count: 'sample.styleCount',
    where: 'Behind the sample, each with its colours; none for a count of 255.',
  }),
  /** Light from one side. */
  color: placed(LightCubeColor, {
    where: 'Behind the style, one for each bit of its sides, the lowest first.',
  }),
});

/** `LIGHTGRIDS`: several grids of light from six sides, each with its size. */
export const lightGrids = recordStream({
  kind: 'light-grids',
  records: {
    size: LightGridSize,
    grid: LightGridHead,
    nodeCount: LightGridCount,
    node: LightGridNode,
    leafCount: LightGridCount,
    leaf: LightCubeLeaf,
    sample: LightGridSample,
    light: LightCubeLight,
    color: LightCubeColor,
  },
  form: gridsForm,
  walk(reader) {
    const lightsOf = (count: number): boolean => {
      for (let i = 0; i < count; i++) {
        const light = reader.take('light');
        if (light === undefined) return false;
        const colors = bitCount(reader.number('light', 'sides', light) & 0x3f);
        if (colors > 0 && reader.take('color', colors) === undefined) return false;
      }
      return true;
    };
    while (reader.left > 0) {
      const size = reader.take('size');
      if (size === undefined || !walkGrid(reader, lightsOf)) return;
      const stated = reader.number('size', 'byteCount', size);
      const expected = reader.position - size - LightGridSize.size;
      if (stated === expected) continue;
      const message = `says ${stated} bytes, its parts take ${expected}`;
      reader.doubt(sizeRule, { message, at: size, expected, found: stated });
    }
  },
});

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count++;
  return count;
}
