import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { open } from '@brushwork/formats';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { lightPages, writeLightPng } from '../../../src/scene/index.js';
import { lightmapImage } from '../../../src/world/index.js';
import { differences } from './support/atlas-differences.js';

const corpus =
  process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../../shared/corpus');

/** The real maps in some folders, the smallest first. */
function mapsIn(folders: readonly string[], most: number): string[] {
  return folders
    .map((folder) => path.join(corpus, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .map((name) => path.join(folder, String(name)))
        .filter((file) => file.endsWith('.bsp')),
    )
    .map((file) => ({ file, size: statSync(file).size }))
    .toSorted((a, b) => a.size - b.size)
    .slice(0, most)
    .map(({ file }) => file);
}

const ofFaces = [
  ...mapsIn(['quake1-bsp29', 'quake1-bsp2'], 6),
  ...mapsIn(['quake2-ibsp38'], 1),
  ...mapsIn(['goldsrc-bsp30'], 1),
  ...mapsIn(['source'], 40).slice(4),
];
const ofPages = mapsIn(['cod1-ibsp59', 'quake3-ibsp46'], 20);
if (ofFaces.length === 0) console.log(`skipped: the light of real maps: no folder ${corpus} (CORPUS_DIR)`);

describe.skipIf(ofFaces.length === 0)('the light of real maps', () => {
  it.each(ofFaces)(
    '%s: every face has its samples on the pages',
    async (file) => {
      const map = await open(new Uint8Array(readFileSync(file)));
      if (map.branch.capabilities.faceLight === undefined) return;
      const { faces, wrong } = differences(map, { styles: true, bump: true });
      expect(wrong).toEqual([]);
      const { issues, pages } = lightPages(map);
      expect(issues).toEqual([]);
      if (pages.length > 0) expect(faces).toBeGreaterThan(0);
    },
    60_000,
  );

  it.each(ofPages)(
    '%s: pages come out with the bytes of the file',
    async (file) => {
      const map = await open(new Uint8Array(readFileSync(file)));
      const { pages, issues, white } = lightPages(map);
      expect(issues).toEqual([]);
      for (const { page, make } of pages) {
        const { data } = decode(writeLightPng(make(), { white }));
        expect(Buffer.compare(data as Uint8Array, lightmapImage(map, page).data)).toBe(0);
      }
    },
    60_000,
  );
});
