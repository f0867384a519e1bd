import { type ByteSource, memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { quakeWorld } from '../../../../tools/fixtures/id-software/quake-world.js';
import { branch as blueShift } from '../../src/branch/gearbox/blue-shift.js';
import { branch as quake } from '../../src/branch/id-software/quake.js';
import { branch as bsp2 } from '../../src/branch/id-software/quake-bsp2.js';
import { branch as hexen2 } from '../../src/branch/raven/hexen2.js';
import { branch as goldSrc } from '../../src/branch/valve/goldsrc.js';
import type { Branch } from '../../src/branch.js';
import type { Textures } from '../../src/container/miptex/index.js';
import { open, openAs, openSource, save } from '../../src/open.js';
import { registryEntry } from '../../src/registry.js';
import { seededRandom } from '../support/seeded-random.js';
import { expectTypedRecord } from '../support/typed-records.js';
import { quakeIndexes, quakeRecords } from './quake-records.js';

const ids = Object.keys(quakeRecords);

/** The small map of a branch, with some lumps replaced. */
function fileOf(branch: unknown, changes: Readonly<Record<string, unknown>> = {}): Uint8Array {
  const own = branch as Branch;
  return buildFile(own, { ...quakeWorld(own).contents, ...changes });
}

async function fileById(id: string): Promise<Uint8Array> {
  return fileOf(await registryEntry(id).load());
}

describe.each(ids)('%s', (id) => {
  it('has 15 entries of offset and length behind its first word, in the order that public headers give', async () => {
    const bytes = await fileById(id);
    const view = new DataView(bytes.buffer);
    const map = await open(bytes.slice());
    for (const [name, index] of Object.entries(quakeIndexes)) {
      const stored = id === 'gearbox/blue-shift' && index < 2 ? 1 - index : index;
      const { offset, length } = map.entryOf(name);
      expect([name, view.getInt32(4 + stored * 8, true), view.getInt32(8 + stored * 8, true)]).toEqual([
        name,
        offset,
        length,
      ]);
    }
    expect(Math.min(...map.head.entries.map(({ offset }) => offset))).toBe(124);
  });

  it('is the one that a file is opened as, and is written back as it was and as its compiler would', async () => {
    const bytes = await fileById(id);
    const map = await open(bytes.slice());
    expect(map.branch.id).toBe(id);
    expect(map.candidates.filter(({ score }) => score === map.candidates[0]?.score)).toHaveLength(1);
    expect(map.issues).toEqual([]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
    expect((await openSource(memorySource(bytes))).map.branch.id).toBe(id);
  });

  it.each(quakeRecords[id]!.map((typed) => [typed.lump, typed] as const))(
    'has the fields of its records in their places: %s',
    async (_, typed) => {
      const bytes = await fileById(id);
      expectTypedRecord(await open(bytes.slice()), bytes, typed);
    },
  );

  it('changes the bytes of a field that is changed, and no others', async () => {
    const bytes = await fileById(id);
    const map = await open(bytes.slice());
    const leaves = map.lump('LEAVES') as unknown as {
      at(i: number): { ambientLevels: { lava: number } };
      offsetOf(i: number): number;
      readonly elementSize: number;
    };
    leaves.at(2).ambientLevels.lava = 77;
    const saved = save(map).bytes;
    const changed = [...saved.keys()].filter((i) => saved[i] !== bytes[i]);
    expect(changed).toEqual([leaves.offsetOf(2) + leaves.elementSize - 1]);
  });

  it('gives a map or an error for whatever is in its head, and the file back', async () => {
    const bytes = await fileById(id);
    const random = seededRandom(id.length);
    for (let round = 0; round < 60; round++) {
      const damaged = bytes.slice(0, round % 4 === 0 ? 124 + random(bytes.length - 124) : bytes.length);
      const view = new DataView(damaged.buffer);
      for (let i = 0; i < 3; i++) view.setInt32(4 + random(30) * 4, random(2 ** 32) >> random(32), true);
      const map = openAs((await registryEntry(id).load()) as Branch, damaged.slice());
      for (const name of map.lumpNames) map.lump(name).blockCount(64);
      expect(Buffer.compare(save(map).bytes, damaged)).toBe(0);
      expect((await openSource(memorySource(damaged))).map.issues.length).toBeLessThan(400);
    }
  });
});

describe('Quake and Hexen II', () => {
  it('are told apart by the size of their models', async () => {
    const asHexen = await open(fileOf(hexen2));
    expect(asHexen.candidates[0]?.branch).toBe('raven/hexen2');
    expect(JSON.stringify(asHexen.candidates[1]?.evidence)).toContain('not MODELS');
  });

  it.each([
    ['five models of Quake', quake, 5, 320],
    ['four models of Hexen II', hexen2, 4, 320],
  ] as const)(
    'are told apart by what is in the models where their size is both: %s',
    async (_, branch, count, size) => {
      const { contents } = quakeWorld(branch as unknown as Branch);
      const [world, platform] = contents['MODELS'] as object[];
      const MODELS = Array.from({ length: count }, (__, i) => (i === 0 ? world : platform));
      const entities = '{\n"classname" "worldspawn"\n}\n';
      const map = await open(fileOf(branch, { MODELS, ENTITIES: entities }));
      expect(map.entryOf('MODELS').length).toBe(size);
      expect(map.branch.id).toBe(branch.id);
      const [, other] = map.candidates;
      expect(JSON.stringify(other?.evidence)).toContain('MODELS: models make no sense');
    },
  );

  it('are told apart by their entities where nothing else does', async () => {
    const text = (classname: string): string =>
      `{\n"classname" "worldspawn"\n}\n{\n"classname" "${classname}"\n}\n`;
    const open2 = (classname: string): ReturnType<typeof open> =>
      open(fileOf(quake, { ENTITIES: text(classname), MODELS: [] }));
    expect((await open2('art_torch')).branch.id).toBe('raven/hexen2');
    expect((await open2('monster_ogre_marksman')).branch.id).toBe('id-software/quake');
    // More maps are of Quake than of the other.
    expect((await open2('light')).branch.id).toBe('id-software/quake');
  });
});

describe('GoldSrc and Blue Shift', () => {
  /** A file of which no more than some bytes can be read. */
  function cutSource(bytes: Uint8Array, size: number): ByteSource & { readonly read: number[] } {
    const read: number[] = [];
    return {
      read,
      byteLength: size,
      slice(start, end) {
        read.push(end);
        return bytes.subarray(start, Math.min(end, size));
      },
    };
  }

  it.each([
    ['valve/goldsrc', goldSrc],
    ['gearbox/blue-shift', blueShift],
  ] as const)(
    'are told apart by the first kilobyte of a file, when no more is there: %s',
    async (id, branch) => {
      const bytes = fileOf(branch);
      expect((await open(bytes.slice(0, 1024))).branch.id).toBe(id);
      const source = cutSource(bytes, 1024);
      expect((await openSource(source)).map.branch.id).toBe(id);
      expect(Math.max(...source.read)).toBeLessThanOrEqual(1024);
    },
  );

  it('hold the same, and differ in two entries of the directory', async () => {
    const [one, other] = [fileOf(goldSrc), fileOf(blueShift)];
    expect(one.length).toBe(other.length);
    const differing = [...one.keys()].filter((i) => one[i] !== other[i]);
    expect(differing.every((i) => i >= 4 && i < 20)).toBe(true);
    const map = await open(other);
    expect(map.entryOf('PLANES').index).toBe(0);
    expect(map.lump('ENTITIES').length).toBe(4);
  });
});

describe('a GoldSrc file that is handed to a tool for Source', () => {
  it('is named by its version, whose word is no magic', () => {
    const file = fileOf(goldSrc);
    expect(() => openAs(quake, file)).toThrow(/GoldSrc \(Half-Life\) BSP \(version 30\)/);
  });
});

describe('records of the three layouts of Quake', () => {
  it('are of different sizes, so that none is read by the layout of another', async () => {
    const sizes = await Promise.all(
      ['id-software/quake', 'id-software/quake-2psb', 'id-software/quake-bsp2'].map(async (id) => {
        const { lumps } = await registryEntry(id).load();
        return ['NODES', 'FACES', 'CLIP_NODES', 'LEAVES', 'LEAF_FACES', 'EDGES'].map(
          (name) => lumps[name]?.type.elementSize,
        );
      }),
    );
    expect(sizes).toEqual([
      [24, 20, 8, 28, 2, 4],
      [32, 28, 12, 32, 4, 8],
      [44, 28, 12, 44, 4, 8],
    ]);
  });

  it('take coordinates beyond 32,767 and 9,999 game units for what they are', async () => {
    const { contents } = quakeWorld(bsp2 as unknown as Branch);
    const far = { x: -99_999, y: 40_000.5, z: 1_000_000 };
    const [first, ...rest] = contents['LEAVES'] as object[];
    const map = await open(fileOf(bsp2, { LEAVES: [first, { ...rest[0], mins: far }, ...rest.slice(1)] }));
    expect(map.branch.id).toBe('id-software/quake-bsp2');
    expect((map.lump('LEAVES') as unknown as { object(i: number): object }).object(1)).toMatchObject({
      mins: far,
    });
  });
});

describe('textures of a map', () => {
  it('may be missing: an offset of -1 is no texture, and no index', async () => {
    const map = await open(fileOf(quake));
    const textures = map.lump('TEXTURES') as unknown as Textures;
    expect([textures.length, textures.at(1)?.name, textures.at(2)]).toEqual([3, '*pool', undefined]);
    expect(textures.issues).toEqual([]);
  });

  it('have a palette each in GoldSrc, and lie in an archive where there are no pixels', async () => {
    const map = await open(fileOf(goldSrc));
    const textures = map.lump('TEXTURES') as unknown as Textures;
    expect(textures.at(0)?.palette).toHaveLength(768);
    expect(textures.at(1)).toMatchObject({ name: 'elsewhere', levels: [] });
  });
});

describe('what tools append', () => {
  it('moves with the map when a lump grows, and is none of a map without it', async () => {
    const bytes = fileOf(quake);
    const map = await open(bytes.slice());
    const entry = map.entryOf('BSPX');
    expect([entry.index, entry.end]).toEqual([15, bytes.length]);
    const entities = map.lump('ENTITIES');
    entities.setBytes(
      Buffer.concat([entities.bytes.subarray(0, -1), Buffer.from('{\n"classname" "light"\n}\n\0')]),
    );
    const saved = await open(save(map).bytes);
    expect(saved.issues).toEqual([]);
    expect(saved.entryOf('BSPX').offset).toBeGreaterThan(entry.offset);
    expect([...(saved.lump('BSPX').namedParts?.().keys() ?? [])]).toContain('RGBLIGHTING');
    expect(saved.lump('BSPX').issues).toEqual([]);
    const without = await open(fileOf(quake, { BSPX: new Uint8Array(0) }));
    expect([without.entryOf('BSPX').length, without.lump('BSPX').status]).toEqual([0, 'empty']);
  });
});
