import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { open } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../../src/scene/index.js';
import { doubleArea, trianglesOf } from './support/mesh-parts.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');

const files = ['quake3-ibsp46', 'rtcw-ibsp47'].flatMap((name) => {
  const folder = path.join(corpus, name);
  if (!existsSync(folder)) return [];
  const maps = readdirSync(folder, { recursive: true }).map(String);
  return maps.filter((file) => file.endsWith('.bsp')).map((file) => path.join(folder, file));
});

/** Faces of `eggandbacon` with a sliver that its compiler turned the other way. */
const turned = [89, 110, 131];

/** What the bytes of a file say of its faces, read without the library. */
function countByHand(bytes: Uint8Array): {
  readonly triangles: readonly number[];
  readonly kinds: readonly number[];
  readonly models: readonly {
    readonly first: number;
    readonly count: number;
    readonly box: readonly number[];
  }[];
} {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lump = (i: number): readonly [number, number] => [
    data.getInt32(8 + i * 8, true),
    data.getInt32(12 + i * 8, true),
  ];
  const [faces, faceBytes] = lump(13);
  const [models, modelBytes] = lump(7);
  const rows = Array.from({ length: Math.floor(faceBytes / 104) }, (_, i) => faces + i * 104);
  return {
    kinds: rows.map((at) => data.getInt32(at + 8, true)),
    triangles: rows.map((at) => data.getInt32(at + 24, true) / 3),
    models: Array.from({ length: Math.floor(modelBytes / 40) }, (_, i) => {
      const at = models + i * 40;
      return {
        first: data.getInt32(at + 24, true),
        count: data.getInt32(at + 28, true),
        box: Array.from({ length: 6 }, (__, k) => data.getFloat32(at + k * 4, true)),
      };
    }),
  };
}

describe.skipIf(files.length === 0)('maps of the corpus with faces of several kinds (CORPUS_DIR)', () => {
  it.each(files)('%s has the triangles that its bytes name', async (file) => {
    const bytes = new Uint8Array(readFileSync(file));
    const scene = buildScene(await open(bytes));
    const { kinds, triangles, models } = countByHand(new Uint8Array(readFileSync(file)));
    const refused = new Set(scene.issues.map(({ path: place }) => Number(place?.[1])));
    const flat = kinds.reduce(
      (sum, kind, i) =>
        (kind === 1 || kind === 3) && !refused.has(i) ? sum + (triangles[i] as number) : sum,
      0,
    );
    const all = trianglesOf(scene);
    expect(all.filter(({ record }) => kinds[record] !== 2)).toHaveLength(flat);
    expect(scene.counts.skipped).toBe(scene.issues.length);
    expect(scene.counts.surfaces).toBe(kinds.length);
    expect(scene.counts.billboards).toBe(kinds.filter((kind) => kind === 4).length);
    expect(scene.counts.drawn + scene.counts.skipped + scene.counts.billboards).toBe(kinds.length);
    // Each curve is drawn, as two triangles at least.
    const curves = kinds.flatMap((kind, i) => (kind === 2 && !refused.has(i) ? [i] : []));
    const drawn = new Set(all.map(({ record }) => record));
    expect(curves.every((i) => drawn.has(i))).toBe(true);
    // Every triangle lies in the box of its model, which the game widens by one unit.
    for (const [index, { box }] of models.entries())
      for (const { positions } of scene.models[index]?.meshes ?? [])
        for (let i = 0; i < positions.length; i++) {
          expect(positions[i]).toBeGreaterThanOrEqual((box[i % 3] as number) - 1);
          expect(positions[i]).toBeLessThanOrEqual((box[3 + (i % 3)] as number) + 1);
        }
    // Triangles look to the side of their normals.
    const wrong = all.filter((triangle) => {
      const area = doubleArea(triangle);
      const sum = triangle.vertices.reduce(
        (total, v) =>
          total + area.reduce((dot, a, k) => dot + a * (triangle.mesh.normals[v * 3 + k] as number), 0),
        0,
      );
      return sum < -16;
    });
    expect(wrong.map(({ record }) => record)).toEqual(file.includes('eggandbacon') ? turned : []);
  });
});
