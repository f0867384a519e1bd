import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeImage, open } from '@brushwork/formats';
import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { pakLump } from '../../src/pak/pak-lump.js';
import { buildScene } from '../../src/scene/index.js';
import { materialImages, zipTextureSource } from '../../src/texture/index.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');

const files = existsSync(corpus)
  ? readdirSync(corpus, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .toSorted()
  : [];

const read = (file: string): Uint8Array => new Uint8Array(readFileSync(path.join(corpus, file)));

function isSource(file: string): boolean {
  const magic = new TextDecoder('latin1').decode(read(file).subarray(0, 4));
  return magic === 'VBSP' || magic === 'PSBV';
}

describe.skipIf(files.length === 0)(`images of maps in the corpus (skipped without ${corpus})`, () => {
  it('in pakfiles are all decoded, those of consoles apart', { timeout: 120_000 }, async () => {
    const refused: string[] = [];
    let decoded = 0;
    for (const file of files.filter((name) => name.endsWith('.bsp') && isSource(name))) {
      for (const entry of pakLump(await open(read(file)))?.entries ?? []) {
        if (!/\.vtf$/i.test(entry.name)) continue;
        if (/\.360\.vtf$/i.test(entry.name)) {
          refused.push(entry.name);
          expect(() => decodeImage(entry.unpack().bytes, entry.name)).toThrow(/consoles/);
          continue;
        }
        const bytes = entry.unpack().bytes;
        const { data, height, issues, parts, width } = decodeImage(bytes, entry.name);
        expect(issues).toEqual([]);
        expect(data.length).toBe(width * height * 4);
        // Every size of every side is where it is reckoned to be: the last one ends with the file.
        const last = { frame: (parts?.frames ?? 1) - 1, face: (parts?.faces ?? 1) - 1 };
        expect(decodeImage(bytes, entry.name, { part: last }).issues).toEqual([]);
        expect(
          () => decodeImage(bytes.subarray(0, -1), entry.name, { part: last }).issues.length,
        ).not.toThrow();
        expect(decodeImage(bytes.subarray(0, -1), entry.name, { part: last }).issues.length).toBeGreaterThan(
          0,
        );
        decoded++;
      }
    }
    expect(decoded).toBeGreaterThanOrEqual(166);
    expect(refused).toHaveLength(2);
  });

  const archive = files.find((file) => file.endsWith('zzz_brmap2.1ee330b8.pk3'));

  it.skipIf(archive === undefined)('beside a map are found in its archive', async () => {
    const source = zipTextureSource(memorySource(read(archive as string)), { title: 'pk3' });
    const map = await open(read(archive?.replace('zzz_', '').replace('.pk3', '.bsp') as string));
    const { materials } = buildScene(map);
    const found = await materialImages(map, materials, { sources: [source] });
    const kinds = [...found.looks.values()].map(({ from }) => from.split('.').at(-1)).toSorted();
    expect(kinds).toEqual(['dds', 'dds', 'dds', 'jpg']);
    for (const image of found.images.values()) expect(image).toMatchObject({ width: 512, height: 512 });
  });

  it.each(files.filter((file) => /(quake1-|halflife_c1a1d)/.test(file) && file.endsWith('.bsp')))(
    'that %s brings along are all shown',
    async (file) => {
      const map = await open(read(file));
      const materials = buildScene(map).materials.filter(({ name }) => name !== '');
      const found = await materialImages(map, materials);
      expect(found.missing).toEqual([]);
      expect(found.images.size).toBe(materials.length);
    },
  );
});
