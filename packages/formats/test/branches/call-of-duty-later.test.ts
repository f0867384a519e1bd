import { memorySource } from '@brushwork/record';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { familyWorlds } from '../../../../tools/fixtures/family-worlds.js';
import { branch as callOfDuty2 } from '../../src/branch/infinity-ward/call-of-duty2.js';
import { branch as callOfDuty4 } from '../../src/branch/infinity-ward/call-of-duty4.js';
import type { Branch } from '../../src/branch.js';
import { isBranch, open, openAs, openSource, save } from '../../src/open.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { seededRandom } from '../support/seeded-random.js';
import { expectTypedRecord } from '../support/typed-records.js';
import { callOfDuty2Records, callOfDuty4Records } from './call-of-duty-later-records.js';

function fileOf(branch: unknown): Uint8Array {
  const known = branch as Branch;
  const world = familyWorlds.get(known.id)?.(known);
  if (world === undefined) throw new Error(`no world of ${known.id}`);
  return buildFile(known as Branch<object>, world.contents, world.versions);
}

const games = [
  { branch: callOfDuty2, version: 4, records: callOfDuty2Records },
  { branch: callOfDuty4, version: 22, records: callOfDuty4Records },
] as const;

describe.each(games)('$branch.id', ({ branch, version, records }) => {
  let bytes: Uint8Array;
  beforeAll(() => {
    bytes = fileOf(branch);
  });

  it('is the one that a file is opened as, and comes back as it was and as its compiler would write it', async () => {
    expect(new DataView(bytes.buffer).getInt32(4, true)).toBe(version);
    const map = await open(bytes.slice());
    expect([map.branch.id, map.candidates.length, map.issues]).toEqual([branch.id, 1, []]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
    const source = await openSource(memorySource(bytes));
    expect(Buffer.compare((await source.save(await source.load())).bytes, bytes)).toBe(0);
  });

  it('has the records that public documents give', async () => {
    const map = await open(bytes.slice());
    for (const record of records) expectTypedRecord(map, bytes, record);
  });

  it('changes the bytes of one field and no other', async () => {
    const map = await open(bytes.slice());
    const { offset } = map.entryOf('PLANES');
    const planes = map.lump('PLANES') as unknown as { at(i: number): { distance: number } };
    planes.at(1).distance = 17;
    const saved = save(map).bytes;
    const at = offset + 28;
    expect(new DataView(saved.buffer, saved.byteOffset).getFloat32(at, true)).toBe(17);
    saved.set(bytes.subarray(at, at + 4), at);
    expect(Buffer.compare(saved, bytes)).toBe(0);
  });

  it('gives a map or an error for whatever is in the header, and a map that comes back as it was', async () => {
    const random = seededRandom(22);
    const small = bytes.subarray(0, 60_000);
    for (let round = 0; round < 150; round++) {
      const damaged = small.slice();
      for (let i = 0; i < 3; i++) damaged[8 + random(320)] = random(256);
      const map = openAs(branch as unknown as Branch<object>, damaged.slice());
      for (const name of map.lumpNames) map.lump(name);
      expect(Buffer.compare(save(map).bytes, damaged)).toBe(0);
    }
  });

  it('is truncated when the header is not whole', async () => {
    for (const size of [8, 11]) await expectFormatError('truncated', () => open(bytes.slice(0, size)));
  });
});

describe('a Call of Duty map', () => {
  it('is never read as one of another version, whose entries mean other things', async () => {
    const of2 = fileOf(callOfDuty2).slice(0, 4000);
    const of4 = fileOf(callOfDuty4).slice(0, 4000);
    expect(isBranch(await open(of2), callOfDuty2)).toBe(true);
    expect(isBranch(await open(of4), callOfDuty4)).toBe(true);
    await expectFormatError('bad-magic', () => open(of2.slice(), { branch: 'infinity-ward/call-of-duty' }));
    await expectFormatError('bad-magic', () => open(of4.slice(), { branch: 'infinity-ward/call-of-duty2' }));
  });

  it('of version 2 has the length before the offset: read the other way round, its lumps would lie outside', async () => {
    const bytes = fileOf(callOfDuty2);
    const d = new DataView(bytes.buffer);
    const map = await open(bytes.slice());
    const { index, offset, length } = map.entryOf('LIGHTMAPS');
    expect([d.getInt32(8 + index * 8, true), d.getInt32(12 + index * 8, true)]).toEqual([length, offset]);
    expect(length).toBe(4194304);
  });

  it('of version 2 may end its directory one entry early', async () => {
    const bytes = fileOf(callOfDuty2);
    const d = new DataView(bytes.buffer);
    // The last entry is taken out, and everything behind it moves up.
    const shorter = Uint8Array.from([...bytes.subarray(0, 320), ...bytes.subarray(328, 60_000)]);
    const moved = new DataView(shorter.buffer);
    for (let i = 0; i < 39; i++) moved.setInt32(12 + i * 8, d.getInt32(12 + i * 8, true) - 8, true);
    const map = openAs(callOfDuty2, shorter.slice());
    expect(map.head.headSize).toBe(320);
    expect(map.entryOf('PRIMARY_LIGHTS')).toMatchObject({ length: 0, isAbsent: true });
    expect(map.lumps.MATERIALS.at(0).name).toBe('made_wall');
    expect(Buffer.compare(save(map).bytes, shorter)).toBe(0);
  });

  it('of the version between is named, and read as neither', async () => {
    const bytes = fileOf(callOfDuty4).slice(0, 4000);
    new DataView(bytes.buffer).setInt32(4, 17, true);
    const error = await expectFormatError('bad-version', () => open(bytes));
    expect(error.message).toContain('a Call of Duty 4 era BSP (IBSP version 17)');
  });

  it('of version 4 says by what is there whether its edges are filled up', async () => {
    const world = familyWorlds.get(callOfDuty4.id)?.(callOfDuty4 as unknown as Branch);
    const contents = { ...world?.contents, LIGHTMAPS: new Uint8Array(0), BRUSH_EDGES: [1, 2, 3, 4, 5, 0] };
    const padded = buildFile(callOfDuty4 as unknown as Branch<object>, contents);
    const map = openAs(callOfDuty4, padded.slice());
    const { offset } = map.entryOf('BRUSH_EDGES');
    // The same without the two bytes that fill up: the brushes begin right behind the edges, and are filled up themselves.
    const { offset: next, length } = map.entryOf('BRUSHES');
    const unpadded = padded.slice();
    unpadded.copyWithin(offset + 6, next, next + length);
    unpadded.fill(0, offset + 6 + length, next + length);
    for (const bytes of [padded, unpadded]) {
      const read = openAs(callOfDuty4, bytes.slice());
      expect(read.issues).toEqual([]);
      expect(read.lumps.BRUSHES.object(1)).toEqual({ sideCount: 6, material: 1 });
      expect(read.lumps.MODELS.at(1).brushCount).toBe(1);
      const source = await openSource(memorySource(bytes));
      const loaded = await source.load(['BRUSHES']);
      expect(loaded.entryOf('BRUSHES').offset).toBe(read.entryOf('BRUSHES').offset);
    }
  });
});
