import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surfaceTreeLinks, treeBounds, treeChildren, treeRoots } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { drawVertex, record, smallMap, soup, vector } from './support/small-map.js';

const tree = (firstSurface: number, surfaceCount: number, childCount: number): object => ({
  firstSurface,
  surfaceCount,
  childCount,
});

const cell = (aabbTree: number): object => {
  const none = { firstPortal: 0, portalCount: 0, firstCullGroup: 0, cullGroupCount: 0 };
  return {
    mins: vector(0, 0, 0),
    maxs: vector(0, 0, 0),
    aabbTree,
    ...none,
    firstOccluder: 0,
    occluderCount: 0,
  };
};

/**
 * Two trees, the first three deep: 0 has 1, 2 and 3 as children; 1 has 4 and 5, 4 has 6 and 7; 3 has 8 and 9. The
 * second is 10 alone.
 */
const twoTrees = {
  AABB_TREES: [
    tree(0, 6, 3),
    tree(0, 3, 2),
    tree(3, 1, 0),
    tree(4, 2, 2),
    tree(0, 2, 2),
    tree(2, 1, 0),
    tree(0, 1, 0),
    tree(1, 1, 0),
    tree(4, 1, 0),
    tree(5, 1, 0),
    tree(6, 1, 0),
  ],
  CELLS: [cell(10), cell(0)],
  DRAW_VERTICES: [0, 1, 2, 3, 4, 5, 6].flatMap((i) => [
    drawVertex(i * 10, -i, 5),
    drawVertex(i * 10 + 1, i, 5 + i),
  ]),
  TRIANGLE_SOUPS: [0, 1, 2, 3, 4, 5, 6].map((i) => soup(i * 2, 2, 0, 0)),
};

describe('treeChildren', () => {
  it('finds the blocks of children in depth-first order', () => {
    const map = smallMap(twoTrees);
    const children = twoTrees.AABB_TREES.map((_, node) => treeChildren(map, node));
    expect(children).toEqual([[1, 2, 3], [4, 5], [], [8, 9], [6, 7], [], [], [], [], [], []]);
    const links = surfaceTreeLinks(map);
    expect(twoTrees.AABB_TREES.map((_, node) => treeChildren(map, node, { links }))).toEqual(children);
    expect([...links.parent]).toEqual([-1, 0, 0, 0, 1, 1, 4, 4, 3, 3, -1]);
  });

  it('tells the trees apart without the cells, which name their roots', () => {
    const map = smallMap(twoTrees);
    expect(surfaceTreeLinks(map).roots).toEqual([0, 10]);
    expect(treeRoots(map)).toEqual([10, 0]);
    record(map, 'CELLS', 1)['aabbTree'] = 11;
    expect(expectCode('bad-reference', () => treeRoots(map)).path).toEqual(['CELLS', 1, 'aabbTree']);
  });

  it('refuses children outside and negative numbers of them', () => {
    const map = smallMap(twoTrees);
    expectCode('not-found', () => treeChildren(map, 11));
    record(map, 'AABB_TREES', 10)['childCount'] = 1;
    expect(expectCode('bad-reference', () => treeChildren(map, 0)).path).toEqual([
      'AABB_TREES',
      10,
      'childCount',
    ]);
    record(map, 'AABB_TREES', 10)['childCount'] = 0x7fffffff;
    expectCode('bad-reference', () => surfaceTreeLinks(map));
    record(map, 'AABB_TREES', 10)['childCount'] = -1;
    expectCode('bad-count', () => surfaceTreeLinks(map));
  });

  it('makes every node a root or a child of one other, whatever the numbers are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 }), (counts) => {
        // Cut the last blocks down to what is there, as the walk meets them.
        const left = { value: counts.length };
        const walk = (from: number): number => {
          left.value--;
          let next = from + 1;
          const block = (node: number): void => {
            counts[node] = Math.min(counts[node] ?? 0, counts.length - next);
            const first = next;
            next += counts[node] ?? 0;
            for (let i = 0; i < (counts[node] ?? 0); i++) block(first + i);
          };
          block(from);
          return next;
        };
        const roots: number[] = [];
        for (let node = 0; node < counts.length; node = walk(node)) roots.push(node);
        const map = smallMap({ AABB_TREES: counts.map((count) => tree(0, 0, count)) });
        const links = surfaceTreeLinks(map);
        expect(links.roots).toEqual(roots);
        const named = counts.flatMap((_, node) => treeChildren(map, node, { links }));
        expect([...named, ...roots].sort((a, b) => a - b)).toEqual(counts.map((_, node) => node));
      }),
    );
  });
});

describe('treeBounds', () => {
  it('is the box around the surfaces of all leaves below', () => {
    const map = smallMap(twoTrees);
    expect(treeBounds(map, 0)).toEqual({ mins: vector(0, -5, 5), maxs: vector(51, 5, 10) });
    expect(treeBounds(map, 4)).toEqual({ mins: vector(0, -1, 5), maxs: vector(11, 1, 6) });
    expect(treeBounds(map, 10, { links: surfaceTreeLinks(map) })).toEqual({
      mins: vector(60, -6, 5),
      maxs: vector(61, 6, 11),
    });
  });

  it('takes the surfaces of the children and not those of a node that has some', () => {
    const map = smallMap(twoTrees);
    record(map, 'AABB_TREES', 4)['surfaceCount'] = 1000;
    expect(treeBounds(map, 4)).toEqual({ mins: vector(0, -1, 5), maxs: vector(11, 1, 6) });
  });

  it('has no box without vertices, and passes by what is not a number', () => {
    const empty = smallMap({ ...twoTrees, AABB_TREES: [tree(3, 0, 0)] });
    expect(treeBounds(empty, 0)).toBeUndefined();
    const vertices = [drawVertex(Number.NaN, 0, 0), drawVertex(3, 4, 5)];
    const map = smallMap({
      AABB_TREES: [tree(0, 1, 0)],
      TRIANGLE_SOUPS: [soup(0, 2, 0, 0)],
      DRAW_VERTICES: vertices,
    });
    expect(treeBounds(map, 0)).toEqual({ mins: vector(3, 4, 5), maxs: vector(3, 4, 5) });
  });

  it('refuses surfaces and vertices outside', () => {
    const map = smallMap(twoTrees);
    record(map, 'AABB_TREES', 10)['surfaceCount'] = 2;
    expectCode('bad-reference', () => treeBounds(map, 10));
    record(map, 'TRIANGLE_SOUPS', 0)['firstVertex'] = 13;
    expect(expectCode('bad-reference', () => treeBounds(map, 6)).path).toEqual([
      'TRIANGLE_SOUPS',
      0,
      'firstVertex',
    ]);
    expectCode('not-found', () => treeBounds(map, 11));
  });

  it('looks at every vertex once, however often spans name it', () => {
    // 4,000 leaves of the tree times 4,000 surfaces times 4,000 vertices would never end.
    const many = 4000;
    const map = smallMap({
      AABB_TREES: [tree(0, many, many - 1), ...Array.from({ length: many - 1 }, () => tree(0, many, 0))],
      TRIANGLE_SOUPS: Array.from({ length: many }, () => soup(0, many, 0, 0)),
      DRAW_VERTICES: Array.from({ length: many }, (_, i) => drawVertex(i, 0, 0)),
    });
    expect(treeBounds(map, 0)).toEqual({ mins: vector(0, 0, 0), maxs: vector(many - 1, 0, 0) });
  });
});
