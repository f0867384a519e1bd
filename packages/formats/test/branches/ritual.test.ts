import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { familyWorlds } from '../../../../tools/fixtures/family-worlds.js';
import { branch as medalOfHonor } from '../../src/branch/2015/medal-of-honor.js';
import { branch as demo } from '../../src/branch/2015/medal-of-honor-demo.js';
import type { Branch } from '../../src/branch.js';
import { open, openAs, openSource, save } from '../../src/open.js';
import { registryEntry } from '../../src/registry.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { seededRandom } from '../support/seeded-random.js';
import { expectTypedRecord } from '../support/typed-records.js';
import { eliteForce2Records, fakk2Records, medalOfHonorRecords } from './ritual-records.js';

const games = [
  { id: 'ritual/fakk2', magic: 'FAKK', version: 12, lumps: 20, records: fakk2Records },
  { id: 'ritual/elite-force2', magic: 'EF2!', version: 20, lumps: 30, records: eliteForce2Records },
  { id: '2015/medal-of-honor', magic: '2015', version: 19, lumps: 28, records: medalOfHonorRecords },
  { id: '2015/medal-of-honor-demo', magic: '2015', version: 18, lumps: 28, records: medalOfHonorRecords },
  {
    id: '2015/medal-of-honor-expansions',
    magic: 'EALA',
    version: 21,
    lumps: 28,
    records: medalOfHonorRecords,
  },
];

async function fileOf(id: string): Promise<{ readonly branch: Branch; readonly bytes: Uint8Array }> {
  const branch = await registryEntry(id).load();
  const world = familyWorlds.get(id)?.(branch);
  if (world === undefined) throw new Error(`no world of ${id}`);
  return { branch, bytes: buildFile(branch as Branch<object>, world.contents, world.versions) };
}

describe.each(games)('$id', ({ id, magic, version, lumps, records }) => {
  it('is the one that a file is opened as, and comes back as it was, its checksum included', async () => {
    const { bytes } = await fileOf(id);
    const d = new DataView(bytes.buffer);
    d.setUint32(8, 0xfedcba98, true);
    expect([Buffer.from(bytes.subarray(0, 4)).toString('latin1'), d.getInt32(4, true)]).toEqual([
      magic,
      version,
    ]);
    const map = await open(bytes.slice());
    expect([map.branch.id, map.candidates.length, map.issues]).toEqual([id, 1, []]);
    expect([map.head.headSize, map.head.entries.length, map.head.checksum]).toEqual([
      12 + lumps * 8,
      lumps,
      0xfedcba98,
    ]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
    const source = await openSource(memorySource(bytes));
    expect(Buffer.compare((await source.save(await source.load())).bytes, bytes)).toBe(0);
  });

  it('has the records that public headers give', async () => {
    const { bytes } = await fileOf(id);
    const map = await open(bytes.slice());
    for (const record of records) expectTypedRecord(map, bytes, record);
  });

  it('has a name and a type for every lump of its directory', async () => {
    const { branch } = await fileOf(id);
    const indexes = Object.values(branch.lumps).map(({ index }) => index);
    expect(indexes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: lumps }, (_, i) => i));
  });

  it('keeps the checksum and every other lump when one grows', async () => {
    const { bytes } = await fileOf(id);
    new DataView(bytes.buffer).setUint32(8, 1234, true);
    const map = await open(bytes.slice());
    const brushes = map.lump('LEAF_BRUSHES') as unknown as { append(value: number): number };
    brushes.append(0);
    const again = await open(save(map).bytes);
    expect(again.head.checksum).toBe(1234);
    for (const name of map.lumpNames.filter((one) => one !== 'LEAF_BRUSHES'))
      expect([name, Buffer.compare(again.lump(name).bytes, map.lump(name).bytes)]).toEqual([name, 0]);
  });

  it('gives a map or an error for whatever is in the header', async () => {
    const { branch, bytes } = await fileOf(id);
    const random = seededRandom(version);
    for (let round = 0; round < 100; round++) {
      const damaged = bytes.slice();
      for (let i = 0; i < 3; i++) damaged[8 + random(4 + lumps * 8)] = random(256);
      const map = openAs(branch, damaged.slice());
      for (const name of map.lumpNames) map.lump(name);
      expect(Buffer.compare(save(map).bytes, damaged)).toBe(0);
    }
    await expectFormatError('truncated', () => open(bytes.slice(0, 11 + lumps * 8)));
  });
});

describe('Alice', () => {
  it('is read as F.A.K.K. 2, whose layout it has under another version', async () => {
    const { bytes } = await fileOf('ritual/fakk2');
    new DataView(bytes.buffer).setInt32(4, 42, true);
    const map = await open(bytes.slice());
    expect([map.branch.id, map.version, map.issues]).toEqual(['ritual/fakk2', 42, []]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
  });
});

describe('the terrain of Medal of Honor', () => {
  it('is in lumps of its own, and leaves name it: no brush and no face is', async () => {
    const { bytes } = await fileOf('2015/medal-of-honor');
    const { lumps } = openAs(medalOfHonor, bytes.slice());
    expect(lumps.TERRAIN.length).toBe(2);
    const leaf = lumps.LEAVES.at(lumps.LEAVES.length - 1);
    const named = Array.from({ length: leaf.terrainCount }, (_, i) =>
      lumps.TERRAIN_INDICES.at(leaf.firstTerrain + i),
    );
    expect(named).toEqual([0, 1]);
    const [west, east] = [lumps.TERRAIN.object(0), lumps.TERRAIN.object(1)];
    expect([west.east, east.west, west.heights.length]).toEqual([1, 0, 81]);
    // A piece is 512 units wide, and its place counts in steps of 64.
    expect((east.x - west.x) * 64).toBe(512);
  });

  it('lies one lump further in the demo, which has fog before it', async () => {
    const { bytes } = await fileOf('2015/medal-of-honor-demo');
    const map = openAs(demo, bytes.slice());
    expect([map.entryOf('TERRAIN').index, map.entryOf('EFFECTS').index]).toEqual([23, 13]);
    expect(map.lumps.TERRAIN.length).toBe(2);
    await expectFormatError('bad-magic', () => open(bytes.slice(), { branch: '2015/medal-of-honor' }));
  });
});
