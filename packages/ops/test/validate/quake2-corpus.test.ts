import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBranch, open, save } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { branch as quake } from '../../../formats/src/branch/id-software/quake.js';
import { branch as quake2 } from '../../../formats/src/branch/id-software/quake2.js';
import { createLocalRebuilder, deepRoundtrip } from '../../src/roundtrip/index.js';
import { validate } from '../../src/validate/index.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const folder = path.join(corpus, 'quake2-ibsp38');

/** What a map has for good reason, by a part of its path. */
const expected: readonly (readonly [part: string, issues: readonly string[]])[] = [
  // A tool put another entity text into it, and left the length that the old one had.
  ['base1', ['lump-out-of-bounds ENTITIES', 'entity-text-bytes-after-nul ENTITIES']],
];

/** Maps that aren't laid out as the compiler does it, and why. */
const ownLayout: readonly (readonly [part: string, reason: string])[] = [
  ['base1', 'its last lump is cut off'],
];

function found<T>(table: readonly (readonly [string, T])[], file: string): T | undefined {
  return table.find(([part]) => file.includes(part))?.[1];
}

function mapsIn(from: string): string[] {
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.bsp'))
    .toSorted();
}

const files = mapsIn(folder);

describe.skipIf(files.length === 0)(`Quake II's maps of the corpus (skipped without ${folder})`, () => {
  it.each(files)(
    '%s is read as its branch, is sound, and comes back plain and from values',
    async (file) => {
      const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
      const map = await open(bytes.slice());
      expect(map.branch.id).toBe('id-software/quake2');
      expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
      const { issues } = validate(map);
      const places = issues.map(({ rule, path: where }) => `${rule} ${String(where[0])}`);
      expect(places).toEqual(found(expected, file) ?? []);
      const deep = await deepRoundtrip(map, createLocalRebuilder());
      expect(deep.lumps.filter(({ identical }) => !identical)).toEqual([]);
      expect(deep.untyped).toEqual([]);
      const stock = Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes) === 0;
      // Where the layout is another one, it is known why.
      expect(stock).toBe(found(ownLayout, file) === undefined);
    },
    60_000,
  );

  it.each(files)(
    '%s has pairs of planes, faces on the first of each, and portals that lead back',
    async (file) => {
      const map = await open(new Uint8Array(readFileSync(path.join(folder, file))));
      if (!isBranch(map, quake2)) throw new Error('is another branch');
      const { PLANES, FACES, AREAS, AREA_PORTALS, EDGES, LEAVES, VISIBILITY } = map.lumps;
      expect(PLANES.length % 2).toBe(0);
      for (let i = 0; i < FACES.length; i++) expect(FACES.at(i).plane % 2).toBe(0);
      expect([EDGES.object(0).vertices, LEAVES.at(0).contents]).toEqual([[0, 0], 1]);
      let highest = -1;
      for (let i = 0; i < LEAVES.length; i++) highest = Math.max(highest, LEAVES.at(i).cluster);
      expect(VISIBILITY.clusterCount).toBe(highest + 1);
      for (let area = 1; area < AREAS.length; area++) {
        const { firstPortal, portalCount } = AREAS.object(area);
        for (let k = firstPortal; k < firstPortal + portalCount; k++) {
          const { number, otherArea } = AREA_PORTALS.object(k);
          const back = AREAS.object(otherArea);
          const numbers = Array.from({ length: back.portalCount }, (_, i) => {
            const portal = AREA_PORTALS.object(back.firstPortal + i);
            return `${portal.number} ${portal.otherArea}`;
          });
          expect(numbers).toContain(`${number} ${area}`);
        }
      }
    },
  );
});

const appended = path.join(corpus, 'quake1-bsp29/ericwa__ericw-tools/q1_cube.bsp');

describe.skipIf(!existsSync(appended))(`what is appended to ${appended} (skipped without it)`, () => {
  it('is a list of solids: the one cube of the map', async () => {
    const bytes = new Uint8Array(readFileSync(appended));
    const map = await open(bytes.slice());
    if (!isBranch(map, quake)) throw new Error('is another branch');
    // Behind the last lump, not behind the header of the map, where the planes begin.
    expect([map.head.headSize, map.entryOf('PLANES').start]).toEqual([124, 124]);
    expect([map.entryOf('TEXTURES').end, map.entryOf('BSPX').start]).toEqual([12464, 12464]);
    const list = map.lumps.BSPX.find('BRUSHLIST')?.content;
    expect([map.lumps.BSPX.issues, list?.status]).toEqual([[], 'ok']);
    expect(list?.all('model').block(0, 9)).toEqual([{ version: 1, model: 0, brushCount: 1, planeCount: 0 }]);
    expect(list?.all('brush').at(0).contents).toBe(-2);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
    const deep = await deepRoundtrip(map, createLocalRebuilder());
    expect(deep.lumps.find(({ name }) => name === 'BSPX')).toMatchObject({
      identical: true,
      records: 5,
      opaqueBytes: 0,
    });
  });
});
