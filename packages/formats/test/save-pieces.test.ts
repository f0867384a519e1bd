import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ByteSource, memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { buildFile } from '../../../tools/fixtures/build-file.js';
import { familyWorlds } from '../../../tools/fixtures/family-worlds.js';
import { scatteredRespawn, tinyRespawn } from '../../../tools/fixtures/respawn/tiny-respawn.js';
import { tinyMap } from '../../../tools/fixtures/small.js';
import { compressedSource } from '../../../tools/fixtures/valve/compressed-source.js';
import { disguisedSource } from '../../../tools/fixtures/valve/disguised-source.js';
import { tinySource } from '../../../tools/fixtures/valve/tiny-source.js';
import { branch as tacticalIntervention } from '../src/branch/fix-korea/tactical-intervention.js';
import { branch as titanfall2 } from '../src/branch/respawn/titanfall2.js';
import { branch as orangeBox } from '../src/branch/valve/orange-box.js';
import { areInMemory, joined } from '../src/map/file-bytes.js';
import type { GameMap } from '../src/map/game-map.js';
import { type OpenedSource, type OpenFileOptions, openSource } from '../src/open.js';
import { registryEntry } from '../src/registry.js';
import { corpusFolder, sayIfSkipped } from './support/corpus.js';
import { counting, handMadeFile } from './support/map-files.js';
import { filesBeside } from './support/neighbours.js';

type Change = (map: GameMap) => void;
interface Named {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly options?: OpenFileOptions;
}

/** A source that counts what is read of it. */
function counted(bytes: Uint8Array): { readonly source: ByteSource; read(): number } {
  let sum = 0;
  const { byteLength, slice } = memorySource(bytes);
  return {
    source: {
      byteLength,
      slice(start, end) {
        sum += end - start;
        return slice(start, end);
      },
    },
    read: () => sum,
  };
}

async function bothWays(file: Named, change: Change, layout: 'keep' | 'stock' = 'keep') {
  const opened = async (): Promise<[OpenedSource, GameMap]> => {
    const source = await openSource(memorySource(file.bytes), file.options);
    const map = await source.load();
    change(map);
    return [source, map];
  };
  const [source, map] = await opened();
  const whole = await source.save(map, { layout });
  const [other, same] = await opened();
  const pieces = await other.savePieces(same, { layout });
  let at = 0;
  for (const { offset, bytes } of pieces.pieces) {
    expect(offset).toBe(at);
    at += bytes.length;
  }
  expect(at).toBe(pieces.size);
  return { whole, pieces, written: joined(pieces.pieces, pieces.size, file.bytes) };
}

const changes: readonly (readonly [string, Change])[] = [
  ['nothing', () => undefined],
  ['longer', (map) => resize(map, 1.25)],
  ['shorter', (map) => resize(map, 0.5)],
  [
    'other bytes',
    (map) => {
      for (const name of map.lumpNames.slice(0, 3)) map.lump(name).bytes.fill(1, 0, 1);
    },
  ],
];

/** Gives the first lump with something in it that can take bytes, and the last one, another length. */
function resize(map: GameMap, factor: number): void {
  const filled = map.lumpNames.filter(
    (name) => map.entryOf(name).end > map.entryOf(name).start && map.lump(name).kind !== 'game-lump',
  );
  for (const name of [filled[0], filled.at(-1)] as string[]) {
    const { bytes } = map.lump(name);
    try {
      map.lump(name).setBytes(counting(Math.ceil(bytes.length * factor) + 3));
    } catch {
      // What takes no bytes stays.
    }
  }
}

const source = tinySource({ branch: orangeBox });
const untidy = handMadeFile(9000, {
  PLANES: { offset: 500, bytes: counting(32) },
  CELLS: { offset: 1000, bytes: counting(104) },
  NODES: { offset: 1052, length: 36 },
  UNKNOWN_5: { offset: 5000, bytes: counting(10) },
  BRUSHES: { offset: 12, bytes: counting(8) },
});
untidy.set([1, 2, 3], 300);
untidy.set([4, 5], 2500);
untidy.set([6], 8990);

const files: Named[] = [
  { name: 'IBSP', bytes: await tinyMap() },
  { name: 'VBSP', bytes: source },
  { name: 'VBSP of a console', bytes: tinySource({ branch: orangeBox, byteOrder: 'big' }) },
  { name: 'compressed VBSP', bytes: await compressedSource({ branch: orangeBox }) },
  { name: 'lumps that overlap, gaps with bytes, a lump in the header', bytes: untidy },
  { name: 'disguised', bytes: disguisedSource(tacticalIntervention) },
  { name: 'rBSP', bytes: tinyRespawn(titanfall2) },
];
{
  const { file, name, beside } = scatteredRespawn(titanfall2);
  files.push({
    name: 'lumps beside the map',
    bytes: file,
    options: { beside: filesBeside(name, new Map(beside)) },
  });
}
for (const [id, world] of familyWorlds) {
  const branch = await registryEntry(id).load();
  const { contents, versions } = world(branch);
  files.push({ name: id, bytes: buildFile(branch, contents, versions), options: { branch: id } });
}

describe.each(files)('a map that is written piece by piece: $name', (file) => {
  for (const [what, change] of changes)
    for (const layout of ['keep', 'stock'] as const)
      it(`is byte for byte what is written whole: ${what}, layout ${layout}`, async () => {
        const { whole, pieces, written } = await bothWays(file, change, layout).catch(refusal);
        if (whole === undefined) return;
        expect(Buffer.compare(written, whole.bytes)).toBe(0);
        expect(pieces.report).toEqual(whole.report);
        expect(pieces.externals).toEqual(whole.externals);
      });
});

/** What one way refuses, the other refuses as well: that is all that there is to compare. */
function refusal(error: unknown): { whole: undefined; pieces: never; written: never } {
  expect(error).toHaveProperty('code');
  return { whole: undefined } as { whole: undefined; pieces: never; written: never };
}

describe('what is in memory of it', () => {
  it('is what was changed, and lumps that hold offsets: the rest is neither read nor copied', async () => {
    const { source: given, read } = counted(source);
    const opened = await openSource(given);
    const map = await opened.load(['ENTITIES', 'FACES']);
    (map.lump('ENTITIES') as unknown as { entities: { set(k: string, v: string): void }[] }).entities[0]?.set(
      'message',
      'x'.repeat(500),
    );
    const before = read();
    const { pieces, report, size } = await opened.savePieces(map, { changed: ['ENTITIES'] });
    const { start, end } = map.entryOf('GAME_LUMP');
    expect(report.relaid).toBe(true);
    expect(size).toBeGreaterThan(source.length);
    const gaps = 300;
    expect(read() - before).toBeLessThanOrEqual(end - start + gaps);
    const inMemory = pieces.filter(({ bytes }) => areInMemory(bytes) && bytes.length > 16);
    expect(inMemory.length).toBe(3);
    const whole = await opened.save(map);
    expect(Buffer.compare(joined(pieces, size, source), whole.bytes)).toBe(0);
  });

  it('is never the map of somebody else', async () => {
    const [one, other] = [await openSource(memorySource(source)), await openSource(memorySource(source))];
    await expect(one.savePieces(other.map)).rejects.toMatchObject({ code: 'not-found' });
  });
});

const real = [
  'source/snake-biscuits__bsp_tool/shack.360.bsp',
  'source/snake-biscuits__bsp_tool/test2.bsp',
  'source/KitKatt-Mars__GigaBuilder/testing_balls.bsp',
].filter((name) => existsSync(join(corpusFolder, name)));

describe.skipIf(real.length === 0)('real maps that are written piece by piece', () => {
  if (real.length === 0) sayIfSkipped('writing real maps piece by piece');
  it.each(real)('are what is written whole: %s', async (name) => {
    const file = new Uint8Array(readFileSync(join(corpusFolder, name)));
    const opened = await openSource(memorySource(file));
    const map = await opened.load(['ENTITIES']);
    const { bytes } = map.lump('ENTITIES');
    map.lump('ENTITIES').setBytes(Uint8Array.from([...bytes.subarray(0, -1), 10, 10, 0]));
    const pieces = await opened.savePieces(map, { changed: ['ENTITIES'] });
    const whole = await opened.save(map);
    expect(pieces.report).toEqual(whole.report);
    expect(pieces.report.relaid).toBe(true);
    expect(Buffer.compare(joined(pieces.pieces, pieces.size, file), whole.bytes)).toBe(0);
  });
});
