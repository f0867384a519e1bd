import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type GameMap, open, openSource, save, type Textures } from '@brushwork/formats';
import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { lumpsLostInJson } from '../../../../tools/test/fixtures/valve/source-maps.js';
import { clusterCount, clusterOfLeaf, isVisible, leafAtPoint } from '../../src/index.js';
import { validate } from '../../src/validate/index.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');

/** Branch of each real map by a part of its path. */
const branches: readonly (readonly [part: string, branch: string])[] = [
  ['quake1-bsp29/', 'id-software/quake'],
  ['quake1-bsp2/', 'id-software/quake-bsp2'],
  ['goldsrc-bsp30/', 'valve/goldsrc'],
  ['source/evgeniyfimushkin__cs-source/hns_vertigo', 'valve/goldsrc'],
];

const files = existsSync(corpus)
  ? readdirSync(corpus, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.bsp') && branches.some(([part]) => name.includes(part)))
      .toSorted()
  : [];

function read(file: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(corpus, file)));
}

async function openFile(part: string): Promise<GameMap> {
  return open(read(files.find((file) => file.includes(part)) as string));
}

describe.skipIf(files.length === 0)(
  `maps of Quake's family in the corpus (skipped without ${corpus})`,
  () => {
    it.each(files)(
      '%s is read as its branch, is sound, and comes back plain, by layout and from values',
      async (file) => {
        const bytes = read(file);
        const expected = branches.find(([part]) => file.includes(part))?.[1];
        const map = await open(bytes.slice());
        expect(map.branch.id).toBe(expected);
        expect((await openSource(memorySource(bytes))).map.branch.id).toBe(expected);
        expect(map.issues).toEqual([]);
        expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
        expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
        expect(lumpsLostInJson(map)).toEqual([]);
        expect(validate(map).issues).toEqual([]);
      },
    );

    it('have every byte of their textures where the heads say', async () => {
      for (const file of files) {
        const map = await open(read(file));
        const textures = map.lump('TEXTURES') as unknown as Textures;
        expect([file, textures.issues]).toEqual([file, []]);
        for (let i = 0; i < textures.length; i++) {
          const found = textures.at(i);
          if (found === undefined) continue;
          const isAway = found.levels.length === 0;
          expect([0, 4]).toContain(found.levels.length);
          expect(found.palette?.length).toBe(map.branch.id === 'valve/goldsrc' && !isAway ? 768 : undefined);
        }
      }
    });

    it('have a texture that is not there, which is no index', async () => {
      const map = await openFile('mp_lobby_q1');
      const textures = map.lump('TEXTURES') as unknown as Textures;
      expect([textures.length, textures.at(0), textures.at(1)?.name]).toEqual([2, undefined, '128_grey_3']);
    });

    it.each(['lqdm1_a5', 'halflife_c1a1d', 'hns_vertigo'])(
      'see from each leaf that leaf: %s',
      async (part) => {
        const map = await openFile(part);
        const leaves = map.lump('LEAVES') as unknown as { at(i: number): { visibilityOffset: number } };
        const count = clusterCount(map);
        expect(count).toBeGreaterThan(300);
        let seen = 0;
        for (let cluster = 0; cluster < count; cluster++) {
          if (leaves.at(cluster + 1).visibilityOffset === -1) continue;
          expect([cluster, isVisible(map, cluster, cluster)]).toEqual([cluster, true]);
          for (let other = 0; other < count; other += 7) if (isVisible(map, cluster, other)) seen++;
        }
        // Some of the rest is seen, and far from all of it.
        expect(seen).toBeGreaterThan(count);
        expect(seen).toBeLessThan((count * count) / 7);
      },
    );

    it('have players start in a leaf of the world that is empty', async () => {
      const map = await openFile('lqdm1_a5');
      const entities = map.lump('ENTITIES') as unknown as {
        entities: readonly { readonly classname: string; get(key: string): string | undefined }[];
      };
      const starts = entities.entities.filter(({ classname }) => classname.startsWith('info_player'));
      expect(starts.length).toBeGreaterThan(1);
      for (const start of starts) {
        const [x = 0, y = 0, z = 0] = (start.get('origin') ?? '').split(' ').map(Number);
        const { index, record } = leafAtPoint(map, { x, y, z });
        expect((record as unknown as { contents: number }).contents).toBe(-1);
        expect(clusterOfLeaf(map, index)).toBe(index - 1);
      }
    });
  },
);
