import { describe, expect, it } from 'vitest';
import { layOutTrees } from '../../src/validate/checks/block-trees.js';
import { validate } from '../../src/validate/index.js';
import { buildMap } from './support/build-map.js';
import { callOfDutyWorld } from './support/call-of-duty-world.js';
import { goodMaps } from './support/good-maps.js';

const branch = goodMaps[0]?.branch;
if (branch === undefined) throw new Error('no branch');

function found(changes: Readonly<Record<string, unknown>>): unknown[] {
  return validate(buildMap(branch!, { ...callOfDutyWorld, ...changes })).issues.map(({ rule, path }) => [
    rule,
    ...path,
  ]);
}

function nodes(...children: readonly (readonly [number, number])[]): object[] {
  const box = { mins: { x: 0, y: 0, z: 0 }, maxs: { x: 0, y: 0, z: 0 } };
  return children.map((pair) => ({ plane: 0, children: pair, ...box }));
}

describe('trees whose nodes name their children', () => {
  it('are found when a node leads back to the root', () => {
    expect(found({ NODES: nodes([1, -1], [0, -2]) })).toEqual([['node-cycle', 'NODES', 1, 'children', 0]]);
  });

  it('are found when a node is its own child', () => {
    expect(found({ NODES: nodes([0, -1]) })).toEqual([['node-cycle', 'NODES', 0, 'children', 0]]);
  });

  it('are found when two nodes share a child', () => {
    expect(found({ NODES: nodes([1, 2], [3, -1], [3, -1], [-1, -1]) })).toHaveLength(1);
  });

  it('are found when nothing leads to a node', () => {
    expect(found({ NODES: nodes([-1, -2], [2, -3], [1, -4], [-1, -1]) })).toEqual([
      ['tree-unreached', 'NODES', 1],
    ]);
  });

  it('may be a hundred thousand nodes deep', () => {
    const chain = Array.from({ length: 100_000 }, (_, i): [number, number] => [
      i + 1 < 100_000 ? i + 1 : -1,
      -1,
    ]);
    const rules = new Set(found({ NODES: nodes(...chain) }).map((one) => (one as string[])[0]));
    expect([...rules]).toEqual(['node-child-limit']);
  });
});

describe('trees whose children lie in blocks', () => {
  const tree = (childCount: number): object => ({ firstSurface: 0, surfaceCount: 1, childCount });
  const cells = (...roots: number[]): object[] =>
    roots.map((aabbTree, i) => ({ ...(callOfDutyWorld['CELLS'] as object[])[i % 2], aabbTree }));

  it('give every node the block behind the tree laid out so far', () => {
    const { firstChild, faults, unreached } = layOutTrees([3, 2, 0, 2, 2, 0, 0, 0, 0, 0, 0], [0, 10]);
    expect([...firstChild]).toEqual([1, 4, -1, 8, 6, -1, -1, -1, -1, -1, -1]);
    expect(faults).toEqual([]);
    expect(unreached).toEqual([]);
  });

  it('follow each other when nothing names their roots', () => {
    expect([...layOutTrees([1, 0, 2, 0, 0], undefined).firstChild]).toEqual([1, -1, 3, -1, -1]);
  });

  it('are found when a block reaches behind the lump', () => {
    expect(found({ AABB_TREES: [tree(2), tree(0), tree(5), tree(0), tree(0), tree(0)] })).toContainEqual([
      'children',
      'AABB_TREES',
      2,
      'childCount',
    ]);
  });

  it('are found when one reaches into the next', () => {
    expect(found({ AABB_TREES: [tree(2), tree(2), tree(0), tree(1), tree(0), tree(0)] })).toEqual([
      ['node-cycle', 'CELLS', 1, 'aabbTree'],
    ]);
  });

  it('are found when two records have the same', () => {
    expect(found({ AABB_TREES: [tree(0)], CELLS: cells(0, 0) })).toEqual([
      ['tree-shared', 'CELLS', 1, 'aabbTree'],
    ]);
  });

  it('are found when nothing names them', () => {
    expect(found({ AABB_TREES: [tree(0), tree(1), tree(0)], CELLS: cells(0, 0) })).toContainEqual([
      'tree-unreached',
      'AABB_TREES',
      1,
    ]);
  });
});
