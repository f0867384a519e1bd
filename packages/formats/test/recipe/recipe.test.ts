import { fileURLToPath } from 'node:url';
import {
  createLocalRebuilder,
  deepRoundtrip,
  entries,
  excerptOf,
  follow,
  type ReferenceModel,
  renderers,
  schemaFileName,
  validate,
} from '@brushwork/ops';
import { describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { buildReferenceModel } from '../../../../tools/reference/model-builder.js';
import { SourceDocumentation } from '../../../../tools/reference/source-documentation.js';
import { jsonLines } from '../../../cli/src/commands/dump/row-text.js';
import { lumpRows } from '../../../ops/src/table/lump-rows.js';
import { type Branch, type Lumps, openAs, save } from '../../src/index.js';
import { compareTranscription } from '../transcriptions/compare.js';
import { mutationsOf } from '../transcriptions/mutations.js';
import { lantern } from './lantern-transcription.js';
import { lanternWorld } from './lantern-world.js';
import { branch as one } from './paper-works/lantern.js';
import { branch as two } from './paper-works/lantern-tower.js';

/*
 * The recipe of CONTRIBUTING.md for a new game, followed with a format that doesn't exist: one declaration, a second one
 * by difference, and nothing else. It isn't in the registry, so its maps are opened by naming it.
 */

const folder = fileURLToPath(new URL('.', import.meta.url));
const games = [
  { branch: one as unknown as Branch<Lumps>, isTower: false },
  { branch: two as unknown as Branch<Lumps>, isTower: true },
];

function fileOf(branch: Branch<Lumps>, isTower: boolean): Uint8Array {
  return buildFile(branch, lanternWorld({ isTower }));
}

const model = modelOfGames();

function modelOfGames(): ReferenceModel {
  const sources = games.map(({ branch }) => ({ branch, file: `${folder}${branch.id}.ts` }));
  const documentation = new SourceDocumentation(sources.map(({ file }) => file));
  return buildReferenceModel(sources, documentation, { branchFolder: folder });
}

describe.each(games)('the invented game $branch.title', ({ branch, isTower }) => {
  it('opens, is written back as it was, and survives being taken apart and built anew', async () => {
    const bytes = fileOf(branch, isTower);
    const map = openAs(branch, bytes.slice());
    expect(map.issues).toEqual([]);
    expect(map.lumpNames.map((name) => map.lump(name).status)).toEqual(Array(5).fill('ok'));
    expect(save(map).bytes).toEqual(bytes);
    const report = await deepRoundtrip(map, createLocalRebuilder({ branches: [branch] }));
    expect(report).toMatchObject({ identical: true, untyped: [], records: 11 });
  });

  it('gives plain data that says what was built, and takes it back', () => {
    const map = openAs(branch, fileOf(branch, isTower));
    const world = lanternWorld({ isTower });
    for (const name of ['PLANES', 'WALLS', 'ROOMS', 'LAMPS'])
      expect([name, map.lump(name).block(0, 100)]).toEqual([name, world[name]]);
  });

  it('is dumped as any other', () => {
    const rows = lumpRows(openAs(branch, fileOf(branch, isTower)).lump('ROOMS'));
    const lines = [...jsonLines(rows, { first: 1, end: rows.count })].map(
      (line) => JSON.parse(line) as unknown,
    );
    expect(lines).toEqual((lanternWorld({ isTower })['ROOMS'] as unknown[]).slice(1));
    expect(rows.titles).toEqual(expect.arrayContaining(['index', 'name', 'mins.x', 'wallCount']));
  });

  it('has its references checked and followed', () => {
    const map = openAs(branch, fileOf(branch, isTower));
    expect(validate(map).issues).toEqual([]);
    expect(follow(map, 'WALLS', 1, 'room')).toMatchObject({ lump: 'ROOMS', index: 1 });
    expect(follow(map, 'WALLS', 0, 'room')).toBeUndefined();
    expect(entries(map, 'ROOMS', 1, 'firstWall')).toMatchObject({ lump: 'WALLS', first: 2, length: 2 });
  });

  it('tells each reference that is broken, a value without a name, and what its own rule demands', () => {
    const broken: readonly [
      lump: string,
      index: number,
      change: object,
      rule: string,
      path: (string | number)[],
    ][] = [
      ['WALLS', 2, { plane: 3 }, 'reference', ['WALLS', 2, 'plane']],
      ['WALLS', 0, { room: -2 }, 'reference', ['WALLS', 0, 'room']],
      ['WALLS', 0, { kind: 9 }, 'enum-value', ['WALLS', 0, 'kind']],
      ['ROOMS', 1, { wallCount: 3 }, 'span', ['ROOMS', 1, 'firstWall']],
      ['ROOMS', 0, { heard: [0, 2, -1, -1] }, 'reference', ['ROOMS', 0, 'heard', 1]],
      ['LAMPS', 0, { room: 2 }, 'reference', ['LAMPS', 0, 'room']],
      ['ROOMS', 0, { maxs: { x: -1, y: 0, z: 0 } }, 'lantern-room-box', ['ROOMS', 0, 'mins']],
    ];
    for (const [lump, index, change, rule, path] of broken) {
      const world = lanternWorld({ isTower });
      const rows = (world[lump] as object[]).map((row, i) => (i === index ? { ...row, ...change } : row));
      const map = openAs(branch, buildFile(branch, { ...world, [lump]: rows }));
      expect(validate(map).issues).toMatchObject([{ rule, path }]);
    }
  });

  it('has every document written from its declaration', () => {
    const described = model.branches.find(({ id }) => id === branch.id);
    if (described === undefined) throw new Error(`${branch.id} isn't described`);
    const wall = isTower ? 'WallWide' : 'Wall';
    const expected: Readonly<Record<string, RegExp>> = {
      md: new RegExp(`### ${wall}\\n[\\s\\S]*Plane that it lies on|32 bits here`),
      c: new RegExp(`} \\w+${wall};`),
      ksy: /magic|contents/,
      hexpat: new RegExp(`struct ${wall}`),
      json: new RegExp(`"${wall}": `),
    };
    for (const { format, render } of renderers) {
      expect([format, render(model, described)]).toEqual([
        format,
        expect.stringMatching(expected[format] as RegExp) as string,
      ]);
      const excerpt = excerptOf(model, described, 'WALLS');
      if (excerpt !== undefined) expect(render(model, excerpt, { lump: 'WALLS' })).not.toBe('');
    }
  });
});

describe('the recipe for a new game', () => {
  it('says of the second game only what differs from the first', () => {
    const tower = model.branches.find(({ id }) => id === two.id);
    const page = renderers.find(({ format }) => format === 'md');
    if (tower === undefined || page === undefined) throw new Error('nothing to write');
    const text = page.render(model, tower, { inherited: 'referred-to' });
    expect(text).toContain('## Differences from Lantern\n');
    expect(text).toContain(`${schemaFileName({ id: one.id })}.md#`);
    expect(text).not.toContain('### Room\n');
  });

  it('has the tables typed a second time, and notices each mistake in them', () => {
    const branch = one as unknown as Branch<Lumps>;
    expect(compareTranscription(lantern, branch, {})).toEqual([]);
    const mutations = mutationsOf(lantern);
    expect(mutations.length).toBeGreaterThan(50);
    const unnoticed = mutations.filter(
      ([, changed]) => compareTranscription(changed, branch, {}).length === 0,
    );
    expect(unnoticed.map(([what]) => what)).toEqual([]);
  });
});
