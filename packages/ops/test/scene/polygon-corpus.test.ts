import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { open } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../../src/scene/index.js';
import { doubleArea, trianglesOf } from './support/mesh-parts.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');

/** Folders of maps of flat faces, where the lump of faces is in the directory, its record's size and that of its edge count. */
const folders = [
  { name: 'quake1-bsp29', entry: 4 + 7 * 8, size: 20, count: 8, isWide: false },
  { name: 'quake1-bsp2', entry: 4 + 7 * 8, size: 28, count: 12, isWide: true },
  { name: 'goldsrc-bsp30', entry: 4 + 7 * 8, size: 20, count: 8, isWide: false },
  { name: 'quake2-ibsp38', entry: 8 + 6 * 8, size: 20, count: 8, isWide: false },
] as const;

const files = folders.flatMap(({ name, ...layout }) => {
  const folder = path.join(corpus, name);
  if (!existsSync(folder)) return [];
  const maps = readdirSync(folder, { recursive: true }).map(String);
  return maps.filter((file) => file.endsWith('.bsp')).map((file) => [path.join(name, file), layout] as const);
});

/** Faces whose edges run around a corner inwards, so that a triangle of them lies on others. */
const bent: readonly (readonly [part: string, faces: readonly number[]])[] = [['base1', [3518, 7649]]];

describe.skipIf(files.length === 0)('maps of the corpus with flat faces (CORPUS_DIR)', () => {
  it.each(files)('%s has two triangles less than each face has edges', async (file, layout) => {
    const bytes = new Uint8Array(readFileSync(path.join(corpus, file)));
    const data = new DataView(bytes.slice().buffer);
    const first = data.getInt32(layout.entry, true);
    const total = data.getInt32(layout.entry + 4, true) / layout.size;
    let expected = 0;
    for (let i = 0; i < total; i++) {
      const at = first + i * layout.size + layout.count;
      expected += (layout.isWide ? data.getInt32(at, true) : data.getInt16(at, true)) - 2;
    }
    const scene = buildScene(await open(bytes));
    expect(scene.issues).toEqual([]);
    expect(scene.counts).toMatchObject({ surfaces: total, drawn: total, triangles: expected });
    const backwards = trianglesOf(scene).filter((triangle) => {
      const area = doubleArea(triangle);
      const at = triangle.vertices[0] * 3;
      const along = area.reduce(
        (sum, value, k) => sum + value * (triangle.mesh.normals[at + k] as number),
        0,
      );
      // Corners are rounded, so that slivers may lie anyhow.
      return along < -100;
    });
    expect(backwards.map(({ record }) => record)).toEqual(
      bent.find(([part]) => file.includes(part))?.[1] ?? [],
    );
  });
});
