import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBranch, open, save } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { lumpsLostInJson } from '../../../../tools/test/fixtures/valve/source-maps.js';
import { branch as callOfDuty4 } from '../../../formats/src/branch/infinity-ward/call-of-duty4.js';
import { validate } from '../../src/validate/index.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const folder = path.join(corpus, 'cod4-ibsp22');

const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.d3dbsp'))
      .toSorted()
  : [];

/** All elements of a list as plain values. */
function objectsOf<T>(list: { readonly length: number; object(i: number): T }): T[] {
  return Array.from({ length: list.length }, (_, i) => list.object(i));
}

function dot(a: { x: number; y: number; z: number }, b: { x: number; y: number; z: number }): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

describe.skipIf(files.length === 0)(`Call of Duty 4's maps of the corpus (skipped without ${folder})`, () => {
  it.each(files)(
    '%s is read as its branch, is sound, and comes back plain, anew and from values',
    async (file) => {
      const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
      const map = await open(bytes.slice());
      expect([map.branch.id, map.candidates.length]).toEqual(['infinity-ward/call-of-duty4', 1]);
      expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
      // The compiler fills up with whatever was in its memory: all but that is the same when the file is laid out anew.
      const stock = save(map, { layout: 'stock' });
      for (const { end } of map.head.entries)
        stock.bytes.set(bytes.subarray(end, Math.ceil(end / 4) * 4), end);
      expect(Buffer.compare(stock.bytes, bytes)).toBe(0);
      expect(lumpsLostInJson(map)).toEqual([]);
      expect(validate(map).issues).toEqual([]);
      expect(map.head.isUnpadded).toBe(undefined);
    },
    60_000,
  );

  it.each(files)('%s has values that make sense together', async (file) => {
    const map = await open(new Uint8Array(readFileSync(path.join(folder, file))));
    if (!isBranch(map, callOfDuty4)) throw new Error('is another branch');
    const { lumps } = map;
    for (const { normal } of objectsOf(lumps.PLANES))
      expect(Math.hypot(normal.x, normal.y, normal.z)).toBeCloseTo(1, 5);
    // Tangents lie in the surface.
    for (const { normal, tangent, binormal } of objectsOf(lumps.DRAW_VERTICES))
      for (const along of [tangent, binormal]) expect(dot(normal, along)).toBeCloseTo(0, 3);
    // Every side has a number of edges, every edge the side beyond it.
    const edgeCounts = objectsOf(lumps.BRUSH_SIDE_EDGE_COUNTS);
    expect(edgeCounts.length).toBe(lumps.BRUSH_SIDES.length);
    expect(edgeCounts.reduce((sum, count) => sum + count, 0)).toBe(lumps.BRUSH_EDGES.length);
    const sideCounts = objectsOf(lumps.BRUSHES).map(({ sideCount }) => sideCount);
    expect(Math.max(...objectsOf(lumps.BRUSH_EDGES))).toBeLessThan(Math.max(...sideCounts));
    // Surfaces stay among their own vertices.
    const indices = objectsOf(lumps.DRAW_INDICES);
    for (const soup of objectsOf(lumps.TRIANGLE_SOUPS)) {
      const own = indices.slice(soup.firstIndex, soup.firstIndex + soup.indexCount);
      expect(Math.max(...own)).toBeLessThan(soup.vertexCount);
      expect(soup.reflectionProbe).toBeLessThanOrEqual(lumps.REFLECTION_PROBES.length);
    }
    expect(objectsOf(lumps.UNLAYERED_TRIANGLE_SOUPS)).toEqual(objectsOf(lumps.TRIANGLE_SOUPS));
    // One region for each light; the first light is none, the second the sun.
    expect(lumps.LIGHT_REGIONS.length).toBe(lumps.PRIMARY_LIGHTS.length);
    expect(objectsOf(lumps.PRIMARY_LIGHTS).map(({ type }) => type)).toEqual([0, 1]);
    // A row of the grid for each step along its axis.
    const { mins, maxs, rowAxis, rowStarts } = lumps.LIGHT_GRID_HEADER.toObject();
    const axis = (['x', 'y', 'z'] as const)[rowAxis] ?? 'z';
    expect(rowStarts.length).toBe(maxs[axis] - mins[axis] + 1);
    const starts = rowStarts.filter((start) => start !== 0xffff);
    for (const start of starts) expect(start * 4).toBeLessThan(lumps.LIGHT_GRID_ROWS.bytes.length);
    const world = lumps.MODELS.object(0);
    expect([world.surfaceCount, world.brushCount]).toEqual([
      lumps.TRIANGLE_SOUPS.length,
      lumps.BRUSHES.length,
    ]);
  });
});
