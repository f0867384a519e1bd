import { bestGames, guessGames, open, openSource, registryEntry, save } from '@brushwork/formats';
import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { expectTypedRecord } from '../support/typed-records.js';
import { laterRecords } from './later-records.js';

/** Games after Alien Swarm, with what public tables say of their files: sizes of records in bytes, by lump. */
const games = [
  { id: 'valve/dota2-beta', version: 22, directory: 8, sizes: { 26: 180, 37: 10, 45: 352 } },
  { id: 'valve/dota2', version: 23, directory: 8, sizes: { 26: 184, 37: 10, 45: 356 } },
  { id: 'loiste/infra', version: 22, directory: 8, sizes: { 26: 176, 37: 16, 45: 352 } },
  { id: 'fix-korea/tactical-intervention', version: 22, directory: 8, sizes: { 26: 176, 37: 10, 45: 352 } },
  { id: 'monochrome/contagion', version: 27, directory: 12, sizes: { 26: 176, 37: 10, 45: 352 } },
  {
    id: 'monochrome/contagion-version-first',
    version: 27,
    directory: 12,
    sizes: { 26: 176, 37: 10, 45: 352 },
  },
] as const;

async function fileOf(id: string): Promise<Uint8Array> {
  return tinySource({ branch: await registryEntry(id).load() });
}

describe.each(games)('$id', ({ id, version, directory, sizes }) => {
  it('has the version and the record sizes that public tables give', async () => {
    const bytes = await fileOf(id);
    const view = new DataView(bytes.buffer);
    expect(view.getInt32(4, true)).toBe(version);
    const lengthWord = id.endsWith('version-first') ? 8 : 4;
    const map = await open(bytes.slice());
    for (const [index, size] of Object.entries(sizes)) {
      const length = view.getInt32(directory + Number(index) * 16 + lengthWord, true);
      const name = map.lumpNames.find((one) => map.entryOf(one).index === Number(index)) as string;
      expect([name, length]).toEqual([name, map.lump(name).length * size]);
    }
  });

  it('is found by what is in its file, and written back as it was', async () => {
    const bytes = await fileOf(id);
    const map = await open(bytes.slice());
    expect(map.branch.id).toBe(id);
    expect(map.candidates.filter(({ score }) => score === map.candidates[0]?.score)).toHaveLength(1);
    expect(map.issues).toEqual([]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
  });
});

describe.each(Object.entries(laterRecords))('records of %s that differ', (id, records) => {
  it.each(records.map((one) => [one.lump, one] as const))(
    'have their fields in place: %s',
    async (_, typed) => {
      const file = await fileOf(id);
      expectTypedRecord(await open(file.slice()), file, typed);
    },
  );
});

describe('displacements of Dota 2', () => {
  it('have the unknown words where public readers have them', async () => {
    const beta = await open(await fileOf('valve/dota2-beta'));
    const later = await open(await fileOf('valve/dota2'));
    const word = (map: typeof beta, lump: string, at: number): number => {
      const { bytes } = map.lump(lump);
      return new DataView(bytes.buffer, bytes.byteOffset).getInt32(at, true);
    };
    expect(word(beta, 'DISPLACEMENT_INFO', 48)).toBe(0x22000);
    expect(word(later, 'DISPLACEMENT_INFO', 36)).toBe(0x23000);
    expect(word(later, 'DISPLACEMENT_INFO', 52)).toBe(0x23100);
    expect(word(later, 'OVERLAYS', 352)).toBe(0x23200);
  });
});

describe('Tactical Intervention', () => {
  it("has a second entity text for players' machines", async () => {
    const { EntityText } = await import('@brushwork/formats');
    const map = await open(await fileOf('fix-korea/tactical-intervention'));
    const entities = map.lump('CLIENT_ENTITIES');
    expect(entities).toBeInstanceOf(EntityText);
    expect((entities as InstanceType<typeof EntityText>).entities.map(({ classname }) => classname)).toEqual([
      'prop_dynamic',
    ]);
  });
});

describe('a map of version 22 without what its games differ in', () => {
  /** The map of the first beta versions with these lumps empty. */
  async function without(...indexes: readonly number[]): Promise<Uint8Array> {
    const bytes = await fileOf('valve/dota2-beta');
    const view = new DataView(bytes.buffer);
    for (const index of indexes) view.setInt32(8 + index * 16 + 4, 0, true);
    return bytes;
  }

  it('is read as the first of them, shows that they are equals, and comes back as it was', async () => {
    const bytes = await without(26, 37);
    const map = await open(bytes.slice());
    expect(map.branch.id).toBe('valve/dota2-beta');
    expect(map.candidates.map(({ branch, score }) => [branch, score === map.candidates[0]?.score])).toEqual([
      ['valve/dota2-beta', true],
      ['loiste/infra', true],
      ['fix-korea/tactical-intervention', true],
    ]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    const source = await openSource(memorySource(bytes));
    expect([source.map.branch.id, (await source.load()).branch.id]).toEqual([map.branch.id, map.branch.id]);
  });

  it('may be of any of their games', async () => {
    const guesses = guessGames(await open(await without(26, 37)));
    expect(guesses.map(({ id }) => id)).toEqual(['dota-2', 'infra', 'tactical-intervention']);
    expect(bestGames(guesses)).toHaveLength(3);
  });

  it('is told by either of the two where it has that one', async () => {
    expect((await open(await without(37))).branch.id).toBe('valve/dota2-beta');
    const infra = await fileOf('loiste/infra');
    new DataView(infra.buffer).setInt32(8 + 26 * 16 + 4, 0, true);
    expect((await open(infra)).branch.id).toBe('loiste/infra');
  });
});
