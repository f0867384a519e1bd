import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../../src/scene/index.js';
import { goodMap } from '../validate/support/good-maps.js';

type Row = Record<string, unknown>;
type Rows = { readonly length: number; at(i: number): Row; object(i: number): Row };

const rowsOf = (map: GameMap, lump: string): Rows => map.lump(lump) as unknown as Rows;

/** Pages of the surfaces of a map, by the index of the surface. */
function pagesOf(map: GameMap): ReadonlyMap<number, number> {
  const meshes = buildScene(map).models.flatMap((model) => model.meshes);
  return new Map(meshes.flatMap(({ page, source }) => [...source.records].map((record) => [record, page])));
}

describe.each(['infinity-ward/call-of-duty2', 'infinity-ward/call-of-duty4'])('surfaces of %s', (id) => {
  it('are all drawn, those without a page as such', () => {
    const map = goodMap(id);
    const { issues, counts } = buildScene(map);
    expect(issues).toEqual([]);
    expect(counts.drawn + counts.unowned).toBe(rowsOf(map, 'TRIANGLE_SOUPS').length);
    const pages = pagesOf(map);
    for (const [surface, page] of pages)
      expect(page).toBe(rowsOf(map, 'TRIANGLE_SOUPS').at(surface)['lightmap'] === 31 ? -1 : 0);
    expect(new Set(pages.values())).toEqual(new Set([0, -1]));
  });

  it('that name a page that is not there are drawn without one', () => {
    const map = goodMap(id);
    rowsOf(map, 'TRIANGLE_SOUPS').at(0)['lightmap'] = 7;
    expect(pagesOf(map).get(0)).toBe(-1);
  });

  it('with vertices nowhere are left out', () => {
    const map = goodMap(id);
    const position = rowsOf(map, 'DRAW_VERTICES').at(0)['position'] as Record<string, number>;
    position['y'] = Number.NEGATIVE_INFINITY;
    const { issues, counts } = buildScene(map);
    expect(issues.map(({ code, path }) => [code, path])).toEqual([
      ['bad-value', ['TRIANGLE_SOUPS', 0, 'firstVertex']],
    ]);
    expect(counts.skipped).toBe(1);
  });
});

describe('65,536 surfaces that share one long span', () => {
  it('of triangles are looked at as far as there is room', () => {
    const good = goodMap('infinity-ward/call-of-duty');
    const count = 30_000;
    const surface = rowsOf(good, 'TRIANGLE_SOUPS').object(0);
    const map = goodMap('infinity-ward/call-of-duty', {
      DRAW_VERTICES: Array.from({ length: count }, () => rowsOf(good, 'DRAW_VERTICES').object(0)),
      DRAW_INDICES: Array.from({ length: count }, (_, i) => i),
      TRIANGLE_SOUPS: Array.from({ length: 65_536 }, () => ({
        ...surface,
        ...{ firstVertex: 0, vertexCount: count, firstIndex: 0, indexCount: count },
      })),
    });
    const { issues, counts } = buildScene(map, { maxVertices: 1_000_000 });
    expect(counts.skipped).toBe(65_536 - 33);
    expect(issues.some(({ rule }) => rule === 'scene-budget')).toBe(true);
  });

  it('of edges are checked once', () => {
    const good = goodMap('id-software/quake-bsp2');
    const count = 60_000;
    const face = rowsOf(good, 'FACES').object(0);
    const map = goodMap('id-software/quake-bsp2', {
      // The last edge index is of an edge that isn't there.
      SURFEDGES: Array.from({ length: count }, (_, i) => (i === count - 1 ? 1_000_000 : 1)),
      FACES: Array.from({ length: 65_536 }, () => ({ ...face, firstEdge: 0, edgeCount: count })),
    });
    const { issues, counts } = buildScene(map);
    expect(counts).toMatchObject({ drawn: 0, skipped: 65_536 });
    expect(issues[0]).toMatchObject({ rule: 'scene-surface', code: 'bad-reference' });
  });
});
