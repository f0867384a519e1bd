import { describe, expect, it } from 'vitest';
import { surfaceTriangles } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { drawVertex, smallMap, soup } from './support/small-map.js';

const vertices = (count: number): object[] => Array.from({ length: count }, () => drawVertex(0, 0, 0));

describe('surfaceTriangles', () => {
  it('counts the indexes from the first vertex of the surface', () => {
    const map = smallMap({
      DRAW_VERTICES: vertices(9),
      DRAW_INDICES: [9, 9, 0, 1, 2, 2, 1, 3],
      TRIANGLE_SOUPS: [soup(5, 4, 2, 6), soup(0, 0, 0, 0)],
    });
    expect(surfaceTriangles(map, 0)).toEqual(new Uint32Array([5, 6, 7, 7, 6, 8]));
    expect(surfaceTriangles(map, 1)).toEqual(new Uint32Array(0));
  });

  it('reads numbers above 32,767 without a sign, as the game does', () => {
    const map = smallMap({
      DRAW_VERTICES: new Uint8Array(40000 * 44),
      DRAW_INDICES: new Uint8Array(new Uint16Array([0, 32768, 39999]).buffer),
      TRIANGLE_SOUPS: [soup(0, 40000, 0, 3)],
    });
    expect([...surfaceTriangles(map, 0)]).toEqual([0, 32768, 39999]);
  });

  it('refuses what lies outside and what makes no triangle', () => {
    const one = (surface: object) =>
      smallMap({
        DRAW_VERTICES: vertices(4),
        DRAW_INDICES: [0, 1, 4, 65535, 0, 1],
        TRIANGLE_SOUPS: [surface],
      });
    expect(expectCode('bad-reference', () => surfaceTriangles(one(soup(0, 4, 0, 3)), 0)).path).toEqual([
      'DRAW_INDICES',
      2,
    ]);
    expectCode('bad-reference', () => surfaceTriangles(one(soup(0, 4, 3, 3)), 0));
    expectCode('bad-reference', () => surfaceTriangles(one(soup(1, 4, 0, 3)), 0));
    expectCode('bad-reference', () => surfaceTriangles(one(soup(-1, 4, 0, 3)), 0));
    expectCode('bad-reference', () => surfaceTriangles(one(soup(0, 4, 4, 3)), 0));
    expectCode('bad-reference', () => surfaceTriangles(one(soup(0, 4, 0xffffffff, 3)), 0));
    expectCode('bad-count', () => surfaceTriangles(one(soup(0, 4, 0, 2)), 0));
    expectCode('not-found', () => surfaceTriangles(one(soup(0, 4, 0, 3)), 1));
  });
});
