import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { open, save } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { lumpsLostInJson } from '../../../../tools/test/fixtures/valve/source-maps.js';
import { validate } from '../../src/validate/index.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');

/** Folders of the family, and the branch of what is in them. */
const folders = [
  ['quake3-ibsp46', 'id-software/quake3'],
  ['rtcw-ibsp47', 'gray-matter/return-to-castle-wolfenstein'],
] as const;

/** Rules that real maps break for good reason, by a part of their path. */
const broken: readonly (readonly [part: string, rules: readonly string[]])[] = [
  // It starts a server and is never played on: its only entity is of another class.
  ['_init', ['entity-worldspawn']],
  // Light of a triangle without an area.
  ['eggandbacon', ['not-finite']],
];

/** Maps that aren't laid out as compilers do it, and why. */
const ownLayout: readonly (readonly [part: string, reason: string])[] = [
  ['_init', 'the lump of light volumes was never written, so that its offset is 0'],
];

function found<T>(table: readonly (readonly [string, T])[], file: string): T | undefined {
  return table.find(([part]) => file.includes(part))?.[1];
}

const files = folders.flatMap(([name, branch]) => {
  const folder = path.join(corpus, name);
  if (!existsSync(folder)) return [];
  const maps = readdirSync(folder, { recursive: true }).map(String);
  return maps
    .filter((file) => file.endsWith('.bsp'))
    .map((file) => ({ file: path.join(name, file), branch }))
    .toSorted((a, b) => a.file.localeCompare(b.file));
});

describe.skipIf(files.length === 0)(`Quake III's family in the corpus (skipped without ${corpus})`, () => {
  it.each(files)(
    '$file is read as its branch, is sound, and comes back plain, from values and by the stock layout',
    async ({ file, branch }) => {
      const bytes = new Uint8Array(readFileSync(path.join(corpus, file)));
      const map = await open(bytes.slice());
      expect(map.branch.id).toBe(branch);
      expect(map.issues).toEqual([]);
      expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
      expect(lumpsLostInJson(map)).toEqual([]);
      const isStock = Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes) === 0;
      expect(isStock).toBe(found(ownLayout, file) === undefined);
      const { issues } = validate(map);
      expect([...new Set(issues.map(({ rule }) => rule))]).toEqual(found(broken, file) ?? []);
    },
    60_000,
  );
});
