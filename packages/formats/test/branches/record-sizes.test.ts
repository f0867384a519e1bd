import { type Branch, type GameMap, openAs, registry, registryEntry, save } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { DamagedVbsp } from '../../../../tools/fixtures/valve/damage/damaged-vbsp.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { lumpsLostInJson } from '../../../../tools/test/fixtures/valve/source-maps.js';

/*
 * Sizes of records in bytes and versions of lumps, by index of the lump, typed by hand from the public tables of the
 * format's variants, never from the schemas. What isn't in `versions` has version 0.
 */
interface Sizes {
  readonly sizes: Readonly<Record<number, number>>;
  readonly versions: Readonly<Record<number, number>>;
}

const source2004: Sizes = {
  sizes: {
    ...{ 1: 20, 2: 32, 3: 12, 5: 32, 6: 72, 7: 56, 8: 4, 10: 56, 11: 2, 12: 4, 13: 4, 14: 48, 15: 88, 16: 2 },
    ...{ 17: 2, 18: 12, 19: 8, 20: 8, 21: 12, 22: 16, 23: 8, 24: 2, 25: 2, 26: 176, 27: 56, 30: 12, 31: 2 },
    ...{ 33: 20, 36: 12, 37: 10, 38: 12, 39: 2, 41: 12, 42: 16, 44: 4, 45: 352, 46: 2, 47: 2, 48: 2 },
  },
  versions: { 7: 1, 8: 1, 9: 2 },
};

/** Light of leaves is one cube each; there is light of a high dynamic range. */
const source2006: Sizes = {
  sizes: { ...source2004.sizes, 10: 32, 50: 1120, 53: 4, 54: 88, 55: 24, 56: 24, 58: 56, 59: 4 },
  versions: { ...source2004.versions, 10: 1, 53: 1, 58: 1 },
};

/** Leaves have samples of 28 bytes, found by an index; portals between leaves are no longer written. */
const orangeBox: Sizes = {
  sizes: { ...without(source2006.sizes, 22, 23, 24, 25), 51: 4, 52: 4, 55: 28, 56: 28, 60: 8 },
  versions: { ...source2006.versions, 55: 1, 56: 1 },
};

/** World lights cast shadows from another place. */
const left4Dead: Sizes = {
  sizes: { ...orangeBox.sizes, 15: 100, 54: 100, 61: 4 },
  versions: { ...orangeBox.versions, 15: 1, 54: 1 },
};

/** Faces name the brushes that they came from. */
const alienSwarm: Sizes = { ...left4Dead, sizes: { ...left4Dead.sizes, 22: 2, 23: 4, 63: 80 } };

const vindictus2010: Sizes = {
  ...orangeBox,
  sizes: {
    ...{ ...orangeBox.sizes, 5: 48, 7: 72, 10: 56, 12: 8, 16: 4, 17: 4, 19: 16, 21: 20, 26: 232, 27: 72 },
    ...{ 45: 356, 58: 72 },
  },
};

const strata: Sizes = {
  sizes: {
    ...{
      ...alienSwarm.sizes,
      5: 48,
      7: 72,
      10: 56,
      11: 4,
      12: 8,
      16: 4,
      17: 4,
      19: 16,
      21: 20,
      22: 4,
      23: 8,
    },
    ...{ 26: 232, 27: 72, 31: 4, 36: 12, 37: 20, 39: 4, 45: 356, 50: 1124, 51: 8, 52: 8, 58: 72 },
  },
  versions: {
    ...{ ...alienSwarm.versions, 5: 1, 7: 2, 10: 2, 12: 1, 16: 1, 17: 1, 19: 1, 21: 1, 22: 1, 23: 1, 26: 1 },
    ...{ 31: 1, 36: 1, 37: 1, 39: 1, 45: 1, 50: 1, 51: 1, 52: 1, 58: 2 },
  },
};

/** Before the release of Half-Life 2: faces hold the average of their light, and have no version yet. */
const beta18: Sizes = { sizes: { ...source2004.sizes, 7: 72, 27: 72 }, versions: { 9: 2 } };

const darkMessiah: Sizes = { ...source2006, sizes: { ...source2006.sizes, 6: 96 } };

/** Every branch of Source. */
const table: Readonly<Record<string, Sizes>> = {
  'valve/source-2004': source2004,
  'ritual/sin-episodes': source2004,
  'valve/half-life2-beta-18': beta18,
  'valve/half-life2-beta-17': { ...beta18, sizes: { ...beta18.sizes, 7: 68, 10: 32, 26: 172, 27: 68 } },
  'troika/bloodlines': { ...beta18, sizes: { ...beta18.sizes, 7: 104, 10: 32, 27: 104 } },
  'valve/source-2006': source2006,
  'outerlight/the-ship': source2006,
  'arkane/dark-messiah-mp': darkMessiah,
  'arkane/dark-messiah-sp': { ...darkMessiah, sizes: { ...darkMessiah.sizes, 14: 52 } },
  'valve/orange-box': orangeBox,
  'outerlight/bloody-good-time': orangeBox,
  'ace-team/zeno-clash': orangeBox,
  'crowbar-collective/black-mesa': { ...orangeBox, sizes: { ...orangeBox.sizes, 61: 80 } },
  'nexon/vindictus-2010': vindictus2010,
  'nexon/vindictus': {
    sizes: { ...vindictus2010.sizes, 7: 76, 27: 76, 58: 76 },
    versions: { ...vindictus2010.versions, 7: 2, 58: 2 },
  },
  'valve/left4dead': left4Dead,
  'valve/left4dead2': left4Dead,
  'valve/alien-swarm': alienSwarm,
  'the-chinese-room/dear-esther': alienSwarm,
  'monochrome/contagion': alienSwarm,
  'monochrome/contagion-version-first': alienSwarm,
  'fix-korea/tactical-intervention': alienSwarm,
  'loiste/infra': { ...alienSwarm, sizes: { ...alienSwarm.sizes, 37: 16 } },
  'valve/dota2-beta': { ...alienSwarm, sizes: { ...alienSwarm.sizes, 26: 180 } },
  'valve/dota2': { ...alienSwarm, sizes: { ...alienSwarm.sizes, 26: 184, 45: 356 } },
  'strata/strata-source': strata,
};

/** Lumps that are no lists of one record: text, archives, directories, trees of their own. */
const UNLISTED = new Set([0, 4, 9, 28, 29, 32, 34, 35, 40, 43, 49]);

function without(
  sizes: Readonly<Record<number, number>>,
  ...lumps: readonly number[]
): Record<number, number> {
  return Object.fromEntries(Object.entries(sizes).filter(([index]) => !lumps.includes(Number(index))));
}

/** Numbers of a lump, read by hand. */
function wordsOf(
  map: GameMap,
  name: string,
): { readonly size: number; u16(at: number): number; u32(at: number): number } {
  const { bytes } = map.lump(name);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const little = map.byteOrder === 'little';
  return {
    size: bytes.length,
    u16: (at) => view.getUint16(at, little),
    u32: (at) => view.getUint32(at, little),
  };
}

const entries = registry.filter(({ magic }) => magic === 'VBSP');

const files = (
  await Promise.all(
    entries.map(async ({ id, bigEndianMagic, load }) => {
      const branch: Branch = await load();
      const orders = bigEndianMagic === undefined ? (['little'] as const) : (['little', 'big'] as const);
      return orders.map((byteOrder) => ({ id, branch, byteOrder }));
    }),
  )
).flat();

it('the table has every branch of Source', () => {
  expect(Object.keys(table).sort()).toEqual(entries.map(({ id }) => id).sort());
});

describe.each(files)('a map of $id, $byteOrder-endian', ({ id, branch, byteOrder }) => {
  const bytes = tinySource({ branch, byteOrder });
  const map = openAs(branch, bytes.slice());
  const { sizes, versions } = table[id]!;
  const nameOf = new Map(map.lumpNames.map((name) => [map.entryOf(name).index, name]));

  it('has lumps of as many bytes as the table says for their records', () => {
    const found = [...nameOf].filter(([index]) => sizes[index] !== undefined);
    const measured = found.map(([index, name]) => [index, map.entryOf(name).length / map.lump(name).length]);
    expect(measured).toEqual(found.map(([index]) => [index, sizes[index]]));
    expect(found.every(([, name]) => map.lump(name).length > 0 && map.lump(name).status === 'ok')).toBe(true);
  });

  it('has the versions of lumps that the table says', () => {
    const found = [...nameOf].map(([index, name]) => [index, map.entryOf(name).version]);
    expect(found).toEqual([...nameOf.keys()].map((index) => [index, versions[index] ?? 0]));
  });

  it('has no list of records that the table lacks', () => {
    const isList = ([index, name]: readonly [number, string]): boolean =>
      !UNLISTED.has(index) && map.lump(name).kind !== 'opaque' && map.lump(name).kind !== 'entity-text';
    const found = [...nameOf].filter(isList).map(([index]) => String(index));
    expect(found).toEqual(Object.keys(sizes));
  });

  it('has occluders of 40 bytes, polygons of 12 and numbers of corners of 4', () => {
    const words = wordsOf(map, 'OCCLUSION');
    const occluders = words.u32(0);
    const polygons = words.u32(4 + occluders * 40);
    const corners = words.u32(8 + occluders * 40 + polygons * 12);
    expect([occluders > 0, polygons > 0, corners > 0]).toEqual([true, true, true]);
    expect(words.size).toBe(12 + occluders * 40 + polygons * 12 + corners * 4);
  });

  it('has displacement hulls behind their number and sizes of 16 bits', () => {
    const words = wordsOf(map, 'PHYSICS_DISPLACEMENT');
    const hulls = words.u16(0);
    const sum = Array.from({ length: hulls }, (_, i) => words.u16(2 + i * 2)).reduce(
      (all, one) => all + one,
      0,
    );
    expect(hulls).toBe(map.lump('DISPLACEMENT_INFO').length);
    expect(words.size).toBe(2 + hulls * 2 + sum);
  });

  it('has one cube of light for each leaf where there is no index of samples', () => {
    if (sizes[55] !== 24) return;
    const leaves = map.lump('LEAVES').length;
    for (const name of ['LEAF_AMBIENT_LIGHTING', 'LEAF_AMBIENT_LIGHTING_HDR'])
      expect(map.lump(name).bytes.length).toBe(leaves * 24);
  });

  it('is written as it was, and survives being taken apart into JSON', () => {
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
    expect(lumpsLostInJson(map)).toEqual([]);
  });
});

describe('records that no compiler at hand writes', () => {
  it('are overlays of version 2, of 360 bytes, in Strata Source', async () => {
    const branch: Branch = await registryEntry('strata/strata-source').load();
    const file = new DamagedVbsp(tinySource({ branch }), branch);
    const count = file.word('OVERLAYS', 'length') / 356;
    file.replace('OVERLAYS', (bytes) => {
      const longer = new Uint8Array(count * 360);
      for (let i = 0; i < count; i++) {
        longer.set(bytes.subarray(i * 356, (i + 1) * 356), i * 360);
        longer.set([255, 128, 64, 32], i * 360 + 356);
      }
      return longer;
    });
    file.setWord('OVERLAYS', 'version', 2);
    const map = openAs(branch, file.bytes.slice());
    const overlays = map.lump('OVERLAYS');
    expect([overlays.status, overlays.length, map.issues]).toEqual(['ok', count, []]);
    expect(JSON.parse(JSON.stringify(overlays.block(0, 1)))).toMatchObject([
      { tint: { red: 255, green: 128, blue: 64, alpha: 32 } },
    ]);
    expect(lumpsLostInJson(map)).toEqual([]);
  });

  it('are displacement hulls with number and sizes of 32 bits, of version 2, in Strata Source', async () => {
    const branch: Branch = await registryEntry('strata/strata-source').load();
    const file = new DamagedVbsp(tinySource({ branch }), branch);
    const before = openAs(branch, file.bytes.slice()).lump('PHYSICS_DISPLACEMENT');
    file.replace('PHYSICS_DISPLACEMENT', (bytes) => {
      const old = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
      const words = 1 + old.getUint16(0, true);
      const longer = new Uint8Array(bytes.length + words * 2);
      const view = new DataView(longer.buffer);
      for (let i = 0; i < words; i++) view.setUint32(i * 4, old.getUint16(i * 2, true), true);
      longer.set(bytes.subarray(words * 2), words * 4);
      return longer;
    });
    file.setWord('PHYSICS_DISPLACEMENT', 'version', 2);
    const map = openAs(branch, file.bytes.slice());
    const after = map.lump('PHYSICS_DISPLACEMENT');
    expect([map.issues, after.status, after.length]).toEqual([[], 'ok', before.length]);
    expect(after.bytes.length).toBe(before.bytes.length + 2 * (before.length + 1));
    expect(lumpsLostInJson(map)).toEqual([]);
  });

  it('are world lights of 100 bytes in a console map of the Orange Box', async () => {
    const orangeBox: Branch = await registryEntry('valve/orange-box').load();
    const left4Dead: Branch = await registryEntry('valve/left4dead').load();
    const file = new DamagedVbsp(tinySource({ branch: orangeBox, byteOrder: 'big' }), orangeBox);
    const other = openAs(left4Dead, tinySource({ branch: left4Dead, byteOrder: 'big' }));
    const { bytes, length } = other.lump('WORLD_LIGHTS');
    expect([bytes.length, bytes.length % 88 !== 0]).toEqual([length * 100, true]);
    file.replace('WORLD_LIGHTS', () => bytes.slice());
    const map = openAs(orangeBox, file.bytes.slice());
    expect([map.lump('WORLD_LIGHTS').status, map.lump('WORLD_LIGHTS').length]).toEqual(['ok', length]);
    expect(lumpsLostInJson(map)).toEqual([]);
  });
});
