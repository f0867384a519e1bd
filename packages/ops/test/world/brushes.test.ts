import { describe, expect, it } from 'vitest';
import { brushBounds, brushesOfLeaf, brushesOfModel, brushSides, firstBrushSides } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { leaf, plane, record, smallMap, vector } from './support/small-map.js';

const box = (numbers: readonly number[], material: number): object[] =>
  numbers.map((distance) => ({ plane: { distance }, material }));

/** A box, a box with a bevelled edge, and a box. */
const threeBrushes = {
  PLANES: [plane([1, 0, 0], 3), plane([0.6, 0.8, 0], 10)],
  BRUSHES: [
    { sideCount: 6, material: 0 },
    { sideCount: 7, material: 1 },
    { sideCount: 6, material: 2 },
  ],
  BRUSH_SIDES: [
    ...box([-8, 8, -16, 16, 0, 32], 4),
    ...box([0, 12, 0, 9, 0, 5], 5),
    { plane: { index: 1 }, material: 6 },
    ...box([100, 200, 300, 400, 500, 600], 7),
  ],
};

const model = (firstBrush: number, brushCount: number): object => {
  const none = { firstSurface: 0, surfaceCount: 0, firstPatch: 0, patchCount: 0 };
  return { mins: vector(0, 0, 0), maxs: vector(0, 0, 0), ...none, firstBrush, brushCount };
};

describe('brushSides', () => {
  it('reads axial sides as planes out of the brush, in the order -x +x -y +y -z +z', () => {
    const sides = brushSides(smallMap(threeBrushes), 0);
    expect(sides.map(({ kind, normal: { x, y, z }, distance }) => [kind, x, y, z, distance])).toEqual([
      ['axial', -1, 0, 0, 8],
      ['axial', 1, 0, 0, 8],
      ['axial', 0, -1, 0, 16],
      ['axial', 0, 1, 0, 16],
      ['axial', 0, 0, -1, 0],
      ['axial', 0, 0, 1, 32],
    ]);
  });

  it('counts the sides of the brushes before, and reads the seventh from the planes', () => {
    const map = smallMap(threeBrushes);
    const sides = brushSides(map, 1);
    expect(sides.map(({ index }) => index)).toEqual([6, 7, 8, 9, 10, 11, 12]);
    const bevel = sides.at(-1);
    expect(bevel).toMatchObject({ kind: 'plane', plane: 1, distance: 10, material: 6 });
    expect(bevel?.normal.x).toBeCloseTo(0.6, 6);
    expect(brushSides(map, 2).map(({ index, material }) => [index, material])[0]).toEqual([13, 7]);
  });

  it('gives the same with the first sides counted beforehand', () => {
    const map = smallMap(threeBrushes);
    const firsts = firstBrushSides(map);
    expect([...firsts]).toEqual([0, 6, 13]);
    for (const brush of [0, 1, 2]) expect(brushSides(map, brush, { firsts })).toEqual(brushSides(map, brush));
    // Too few of them are as good as none.
    expect(brushSides(map, 2, { firsts: firsts.subarray(0, 1) })).toEqual(brushSides(map, 2));
  });

  it('is never stale: a changed number of sides moves the brushes behind', () => {
    const map = smallMap({ ...threeBrushes, BRUSH_SIDES: [...threeBrushes.BRUSH_SIDES, ...box([9], 9)] });
    record(map, 'BRUSHES', 0)['sideCount'] = 7;
    expect(brushSides(map, 2)[0]?.index).toBe(14);
    (map.lump('BRUSHES') as unknown as { remove(i: number): void }).remove(0);
    expect(brushSides(map, 0)[0]?.index).toBe(0);
  });

  it('refuses brushes, sides and planes that are not there', () => {
    const map = smallMap(threeBrushes);
    expectCode('not-found', () => brushSides(map, 3));
    expectCode('not-found', () => brushSides(map, -1));
    record(map, 'BRUSHES', 2)['sideCount'] = 7;
    expectCode('bad-reference', () => brushSides(map, 2));
    expectCode('bad-reference', () => firstBrushSides(map));
    expect(brushSides(map, 1)).toHaveLength(7);
    record(map, 'BRUSHES', 0)['sideCount'] = -1;
    const error = expectCode('bad-count', () => brushSides(map, 1));
    expect(error.path).toEqual(['BRUSHES', 0, 'sideCount']);
    const bad = smallMap({ ...threeBrushes, PLANES: [plane([1, 0, 0], 3)] });
    expect(expectCode('bad-reference', () => brushSides(bad, 1)).path).toEqual(['BRUSH_SIDES', 12, 'plane']);
    expect(brushSides(bad, 0)).toHaveLength(6);
  });
});

describe('brushBounds', () => {
  it('is the box of the axial sides', () => {
    const map = smallMap(threeBrushes);
    expect(brushBounds(map, 0)).toEqual({ mins: vector(-8, -16, 0), maxs: vector(8, 16, 32) });
    expect(brushBounds(map, 2)).toEqual({ mins: vector(100, 300, 500), maxs: vector(200, 400, 600) });
  });

  it('refuses a brush that is not bounded', () => {
    const map = smallMap({ ...threeBrushes, BRUSHES: [{ sideCount: 5, material: 0 }] });
    expectCode('bad-count', () => brushBounds(map, 0));
  });
});

describe('brushes of leaves and models', () => {
  const map = smallMap({
    ...threeBrushes,
    LEAF_BRUSHES: [2, 0, 1, 9, -1],
    LEAVES: [
      leaf({ firstBrush: 1, brushCount: 2 }),
      leaf({ firstBrush: 2, brushCount: 2 }),
      leaf({ firstBrush: 99 }),
    ],
    MODELS: [model(0, 2), model(2, 1), model(2, 2), model(-1, 1), model(0, -1)],
  });

  it('follows a leaf through the list of indexes', () => {
    expect(brushesOfLeaf(map, 0)).toEqual([0, 1]);
    expect(brushesOfLeaf(map, 2)).toEqual([]);
    expect(expectCode('bad-reference', () => brushesOfLeaf(map, 1)).path).toEqual(['LEAF_BRUSHES', 3]);
    expectCode('not-found', () => brushesOfLeaf(map, 3));
  });

  it('takes the brushes of a model as they follow each other', () => {
    expect(brushesOfModel(map, 0)).toEqual([0, 1]);
    expect(brushesOfModel(map, 1)).toEqual([2]);
    expect(expectCode('bad-reference', () => brushesOfModel(map, 2)).path).toEqual([
      'MODELS',
      2,
      'firstBrush',
    ]);
    expectCode('bad-reference', () => brushesOfModel(map, 3));
    expect(expectCode('bad-count', () => brushesOfModel(map, 4)).path).toEqual(['MODELS', 4, 'brushCount']);
    expectCode('not-found', () => brushesOfModel(map, 5));
  });
});
