import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafAtPoint, type Point } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { leaf, node, plane, record, smallMap, vector } from './support/small-map.js';

/** Four rooms: x >= 64 is leaf 0; behind it, above a slope of 45 degrees leaf 1; below it z >= 0 leaf 2, else leaf 3. */
const fourRooms = {
  PLANES: [plane([1, 0, 0], 64), plane([Math.SQRT1_2, 0, Math.SQRT1_2], 8), plane([0, 0, 1], 0)],
  NODES: [node(0, [-1, 1]), node(1, [-2, 2]), node(2, [-3, -4])],
  LEAVES: [leaf({ cluster: 5 }), leaf({ cluster: 6 }), leaf({ cluster: 7 }), leaf({ cluster: -1 })],
};

describe('leafAtPoint', () => {
  it('finds the leaf behind axial and sloping planes', () => {
    const map = smallMap(fourRooms);
    const leafOf = (x: number, y: number, z: number): number => leafAtPoint(map, { x, y, z }).index;
    expect([leafOf(65, 0, 0), leafOf(20, 0, 20), leafOf(-20, 9, 4), leafOf(-20, 9, -4)]).toEqual([
      0, 1, 2, 3,
    ]);
  });

  it('gives the live record of the leaf', () => {
    const map = smallMap(fourRooms);
    const found = leafAtPoint(map, { x: 100, y: 0, z: 0 });
    expect(found.record.cluster).toBe(5);
    record(map, 'LEAVES', 0)['cluster'] = 9;
    expect(found.record.cluster).toBe(9);
  });

  it('takes a point on a plane for one in front of it', () => {
    const map = smallMap(fourRooms);
    expect(leafAtPoint(map, { x: 64, y: 0, z: 0 }).index).toBe(0);
    expect(leafAtPoint(map, { x: -50, y: 0, z: 0 }).index).toBe(2);
    expect(leafAtPoint(map, { x: -50, y: 0, z: -0.001 }).index).toBe(3);
  });

  it('takes live vectors, and begins at another node when asked', () => {
    const map = smallMap(fourRooms);
    const point = record(map, 'PLANES', 0)['normal'] as Point;
    expect(leafAtPoint(map, point).index).toBe(2);
    expect(leafAtPoint(map, { x: 100, y: 0, z: -200 }, { node: 2 }).index).toBe(3);
    expectCode('not-found', () => leafAtPoint(map, point, { node: 3 }));
    expectCode('not-found', () => leafAtPoint(map, point, { node: 0.5 }));
  });

  it('goes to the front at a plane that is not a number', () => {
    const map = smallMap({
      ...fourRooms,
      PLANES: [plane([Number.NaN, 0, 0], 64), ...fourRooms.PLANES.slice(1)],
    });
    expect(leafAtPoint(map, { x: -1000, y: 0, z: 0 }).index).toBe(0);
  });

  it('refuses a point that is not finite', () => {
    const map = smallMap(fourRooms);
    expectCode('bad-value', () => leafAtPoint(map, vector(Number.NaN, 0, 0)));
    expectCode('bad-value', () => leafAtPoint(map, vector(0, Number.POSITIVE_INFINITY, 0)));
  });

  it('says where nodes lead out of the file or back to themselves', () => {
    const origin = vector(0, 0, 0);
    const broken = (change: object) => smallMap({ ...fourRooms, ...change });
    const cycle = expectCode('cycle', () =>
      leafAtPoint(broken({ NODES: [node(0, [-1, 1]), node(1, [-2, 0])] }), origin),
    );
    expect(cycle.path).toEqual(['NODES', 0, 'children']);
    const plain = expectCode('bad-reference', () =>
      leafAtPoint(broken({ NODES: [node(3, [-1, -2])] }), origin),
    );
    expect(plain.message).toBe('NODES[0].plane @0x0: index 3 outside PLANES (3 elements)');
    expectCode('bad-reference', () => leafAtPoint(broken({ NODES: [node(-1, [-1, -2])] }), origin));
    expectCode('bad-reference', () => leafAtPoint(broken({ NODES: [node(0, [-1, 1])] }), origin));
    expectCode('bad-reference', () => leafAtPoint(broken({ NODES: [node(0, [-1, -0x80000000])] }), origin));
    expectCode('not-found', () => leafAtPoint(broken({ NODES: [] }), origin));
  });

  it('agrees with the conditions along the way to every leaf, in any tree', () => {
    fc.assert(
      fc.property(
        trees,
        fc.array(points, { minLength: 1, maxLength: 20 }),
        ({ planes, nodes, ways }, queries) => {
          const map = smallMap({
            PLANES: planes.map((p) => plane(p.normal, p.distance)),
            NODES: nodes,
            LEAVES: ways.map(() => leaf()),
          });
          for (const query of queries) {
            const holders = ways.flatMap((way, index) =>
              way.every((step) => isOn(planes, step, query)) ? [index] : [],
            );
            expect(holders).toEqual([leafAtPoint(map, query).index]);
          }
        },
      ),
    );
  });
});

interface TestPlane {
  readonly normal: readonly [number, number, number];
  readonly distance: number;
}

interface Step {
  readonly plane: number;
  readonly isFront: boolean;
}

// Small whole numbers, so that 32 bits hold them exactly and points on planes occur.
const whole = fc.integer({ min: -4, max: 4 });
const points = fc.record({ x: whole, y: whole, z: whole });
const testPlanes = fc.array(fc.record({ normal: fc.tuple(whole, whole, whole), distance: whole }), {
  minLength: 1,
  maxLength: 6,
});

/** Trees with random planes, whose leaves remember the way to them. */
const trees = fc
  .tuple(testPlanes, fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 24 }))
  .map(([planes, splits]) => {
    const nodes: { plane: number; children: [number, number] }[] = [];
    const open: { parent: number; side: 0 | 1; way: Step[] }[] = [];
    for (const [which, planeNumber] of splits) {
      const index = nodes.length;
      const chosen = open.length === 0 ? undefined : open.splice(which % open.length, 1)[0];
      const way = chosen?.way ?? [];
      const planeIndex = planeNumber % planes.length;
      if (chosen !== undefined)
        (nodes[chosen.parent] as { children: [number, number] }).children[chosen.side] = index;
      nodes.push({ plane: planeIndex, children: [0, 0] });
      open.push({ parent: index, side: 0, way: [...way, { plane: planeIndex, isFront: true }] });
      open.push({ parent: index, side: 1, way: [...way, { plane: planeIndex, isFront: false }] });
    }
    open.forEach(({ parent, side }, i) => {
      (nodes[parent] as { children: [number, number] }).children[side] = -1 - i;
    });
    return {
      planes,
      nodes: nodes.map((one) => node(one.plane, one.children)),
      ways: open.map(({ way }) => way),
    };
  });

function isOn(planes: readonly TestPlane[], step: Step, { x, y, z }: Point): boolean {
  const { normal, distance } = planes[step.plane] as TestPlane;
  return normal[0] * x + normal[1] * y + normal[2] * z >= distance === step.isFront;
}
