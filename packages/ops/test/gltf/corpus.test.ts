import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { open } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { sceneEntities, writeGlb } from '../../src/gltf/index.js';
import { buildScene } from '../../src/scene/index.js';
import { checkGltf, trianglesOfGlb } from './support/check-gltf.js';
import { countTriangles } from './support/count-triangles.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');

const files = existsSync(corpus)
  ? readdirSync(corpus, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => /\.(bsp|d3dbsp)$/i.test(name))
      .toSorted()
  : [];

describe.skipIf(files.length === 0)(`real maps as glTF (skipped without ${corpus})`, () => {
  it.each(files)('%s is valid and has every triangle of its records', { timeout: 60_000 }, async (file) => {
    const map = await open(new Uint8Array(readFileSync(path.join(corpus, file)))).catch((error: unknown) => {
      if (error instanceof FormatError) return undefined;
      throw error;
    });
    // Files of the corpus that have to be refused, and formats of which it isn't known how surfaces are stored.
    if (map?.branch.capabilities.geometry === undefined) return;
    const scene = buildScene(map, { light: {} });
    const entities = sceneEntities(map);
    const glb = writeGlb(scene, {
      entities,
      entityNodes: 'all',
      sky: true,
      hidden: true,
      withoutDecals: true,
    });
    expect(await checkGltf(glb)).toEqual([]);
    // What is left out is told, surface by surface.
    expect(scene.issues.filter(({ rule }) => rule === 'scene-surface')).toHaveLength(scene.counts.skipped);
    const expected = countTriangles(map);
    if (expected !== undefined && scene.counts.skipped === 0) expect(trianglesOfGlb(glb)).toBe(expected);
  });
});
