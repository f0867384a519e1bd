import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../tools/fixtures/valve/tiny-source.js';
import { branch as callOfDuty } from '../src/branch/infinity-ward/call-of-duty.js';
import { branch as left4Dead } from '../src/branch/valve/left4dead.js';
import { branch as left4Dead2 } from '../src/branch/valve/left4dead2.js';
import { branch } from '../src/branch/valve/orange-box.js';
import {
  applyLumpPatches,
  type Branch,
  extractLumpPatch,
  type GameLump,
  type GameMap,
  type LumpPatch,
  lumpPatchName,
  open,
  openAs,
  parseLumpPatchName,
  readLumpPatch,
  save,
  sniffLumpPatch,
  writeLumpPatch,
  writeLzmaBlock,
} from '../src/index.js';
import { expectFormatError } from './support/expect-format-error.js';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const entities = text('{\n"classname" "worldspawn"\n"message" "patched"\n}\n\0');

function rulesOf(patch: { readonly issues: readonly { readonly rule: string }[] }): string[] {
  return patch.issues.map(({ rule }) => rule);
}

/** A patch for the tiny map, whose revision is 7. */
function patchOf(
  difference: Partial<Parameters<typeof writeLumpPatch>[0]> = {},
  name = 'tiny_l_0.lmp',
): LumpPatch {
  const file = writeLumpPatch({
    lump: 0,
    version: 0,
    revision: 7,
    bytes: entities,
    byteOrder: 'little',
    ...difference,
  });
  return readLumpPatch(file, { name });
}

/** A header of five words with bytes behind it. */
function fileOf(words: readonly number[], size = 0, littleEndian = true): Uint8Array {
  const file = new Uint8Array(20 + size);
  words.forEach((word, i) => {
    new DataView(file.buffer).setInt32(i * 4, word, littleEndian);
  });
  return file;
}

/** Whether bytes are the same: comparing arrays of them with `toEqual` takes a thousand times as long. */
function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

const tiny = tinySource({ branch });

/** What is in the game lump of a map. */
function partsOf(map: GameMap<object>): string[] {
  const { lumps } = map.lump('GAME_LUMP') as GameLump;
  return lumps.map(({ id, stored }) => `${id} ${Buffer.from(stored).toString('hex')}`);
}

describe('a lump patch', () => {
  it('is twenty bytes and the lump', () => {
    const file = writeLumpPatch({
      lump: 35,
      version: 2,
      revision: 300,
      bytes: text('abc'),
      byteOrder: 'little',
    });
    expect([...file]).toEqual([20, 0, 0, 0, 35, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 44, 1, 0, 0, 97, 98, 99]);
  });

  it.each(['little', 'big'] as const)('gives back what it was made of, %s-endian', (byteOrder) => {
    const made = { lump: 63, version: 1, revision: 70_000, bytes: text('some bytes'), byteOrder };
    const read = readLumpPatch(writeLumpPatch(made));
    expect(read).toMatchObject({ ...made, issues: [] });
    expect(sniffLumpPatch(writeLumpPatch(made))).toMatchObject({ byteOrder, lump: 63, length: 10 });
  });

  it.each([
    ['a lump that no map has', fileOf([20, 64, 0, 0, 7]), ['lump-patch-lump']],
    ['a negative lump', fileOf([20, -1, 0, 0, 7]), ['lump-patch-lump']],
    ['a lump behind the end', fileOf([20, 0, 0, 5, 7], 4), ['lump-patch-range']],
    ['a negative length', fileOf([20, 0, 0, -4, 7], 4), ['lump-patch-range']],
    ['an offset inside the header', fileOf([4, 0, 0, 4, 7], 4), ['lump-patch-range']],
    ['an offset behind the end', fileOf([2 ** 31 - 1, 0, 0, 2 ** 31 - 1, 7], 4), ['lump-patch-range']],
    ['an offset that is not the usual one', fileOf([21, 0, 0, 3, 7], 4), ['lump-patch-offset']],
    ['more than its lump', fileOf([20, 0, 0, 1, 7], 4), ['lump-patch-trailing']],
  ])('with %s says so and is still read', (_, file, rules) => {
    expect(rulesOf(readLumpPatch(file))).toEqual(rules);
    expect(readLumpPatch(file, { name: 'x_l_0.lmp' }).issues[0]?.path).toEqual(['x_l_0.lmp']);
  });

  it('needs a whole header', async () => {
    for (const size of [0, 5, 19])
      await expectFormatError('truncated', () => readLumpPatch(new Uint8Array(size)));
    expect(sniffLumpPatch(new Uint8Array(19))).toBeUndefined();
    expect(sniffLumpPatch(fileOf([20, 64, 0, 0, 7]))).toBeUndefined();
  });

  it('is not written for numbers that its header can not hold', async () => {
    const bytes = new Uint8Array(0);
    const good = { lump: 0, version: 0, revision: 0, bytes, byteOrder: 'little' } as const;
    await expectFormatError('does-not-fit', () => writeLumpPatch({ ...good, lump: -1 }));
    await expectFormatError('does-not-fit', () => writeLumpPatch({ ...good, version: 1.5 }));
    await expectFormatError('does-not-fit', () => writeLumpPatch({ ...good, revision: 2 ** 31 }));
    expect(readLumpPatch(writeLumpPatch({ ...good, revision: -5 })).revision).toBe(-5);
  });

  it('never throws anything but that it is too short, whatever its bytes are', () => {
    let state = 1;
    for (let i = 0; i < 500; i++) {
      const file = new Uint8Array(20 + (i % 9)).map(() => {
        state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
        return i % 3 === 0 ? state % 24 : state >> 8;
      });
      const { bytes } = readLumpPatch(file);
      expect(bytes.length).toBeLessThanOrEqual(file.length);
    }
  });
});

describe('the name of a lump patch', () => {
  const capability = left4Dead.capabilities.lumpPatches!;

  it('says map, row and number', () => {
    const parts = { map: 'c1m1_hotel', letter: 's', number: 12 };
    expect(lumpPatchName(parts)).toBe('c1m1_hotel_s_12.lmp');
    expect(parseLumpPatchName('c1m1_hotel_s_12.lmp', capability)).toEqual(parts);
    expect(parseLumpPatchName('A_L_0.LMP', capability)).toEqual({ map: 'A', letter: 'l', number: 0 });
    expect(parseLumpPatchName('a_l_1_l_0.lmp', capability)).toEqual({ map: 'a_l_1', letter: 'l', number: 0 });
  });

  it.each(['a_l_01.lmp', 'a_x_0.lmp', '_l_0.lmp', 'a_l_.lmp', 'a_l_99999.lmp', 'a_l_0.lmp.txt', 'al_0.lmp'])(
    'is not %s',
    (name) => expect(parseLumpPatchName(name, capability)).toBeUndefined(),
  );

  it('has the rows of its branch', () => {
    expect(parseLumpPatchName('a_s_0.lmp', branch.capabilities.lumpPatches!)).toBeUndefined();
    expect(left4Dead2.capabilities.lumpPatches?.series.map(({ letter }) => letter)).toEqual(['l', 'h', 's']);
    expect(callOfDuty.capabilities).not.toHaveProperty('lumpPatches');
  });
});

describe('applying lump patches', () => {
  const plain: Branch<object> = branch;
  const targets = [
    { branch: plain, byteOrder: 'little' },
    { branch: plain, byteOrder: 'big' },
    { branch: left4Dead2 as Branch<object>, byteOrder: 'little' },
  ] as const;

  it.each(targets)('replaces a lump: $branch.id, $byteOrder-endian', (target) => {
    const original = tinySource(target);
    const before = openAs(target.branch, tinySource(target));
    const patch = patchOf({ byteOrder: target.byteOrder, version: 3 });
    const result = applyLumpPatches(target.branch, original, [patch]);
    expect(result).toMatchObject({ applied: [patch], ignored: [], issues: [], relaid: true });
    expect(same(original, tinySource(target))).toBe(true);
    const after = openAs(target.branch, result.bytes);
    expect(after.lump('ENTITIES').bytes).toEqual(entities);
    expect(after.entryOf('ENTITIES').version).toBe(3);
    for (const name of after.lumpNames) {
      if (name === 'ENTITIES' || name === 'GAME_LUMP') continue;
      expect(same(after.lump(name).bytes, before.lump(name).bytes), name).toBe(true);
    }
    // The game lump moved, and its parts are found where they are now.
    expect(after.issues).toEqual(before.issues);
    expect(partsOf(after)).toEqual(partsOf(before));
  });

  it('leaves every other byte in its place when the lengths are the same', () => {
    const file = tiny;
    const { start, end } = openAs(branch, tiny.slice()).entryOf('PLANES');
    const bytes = file.slice(start, end).fill(5);
    const result = applyLumpPatches(branch, file, [patchOf({ lump: 1, bytes })]);
    expect(result.relaid).toBe(false);
    const changed = [...file.keys()].filter((i) => file[i] !== result.bytes[i]);
    expect(changed.every((i) => i >= start && i < end)).toBe(true);
    expect(same(result.bytes.subarray(start, end), bytes)).toBe(true);
  });

  it('replaces a lump that keeps its length beside one that does not', () => {
    const planes = openAs(branch, tiny.slice()).lump('PLANES').bytes;
    const bytes = new Uint8Array(planes.length).fill(5);
    for (const patches of [
      [patchOf({ lump: 1, bytes }), patchOf()],
      [patchOf(), patchOf({ lump: 1, bytes })],
    ]) {
      const result = applyLumpPatches(branch, tiny, patches);
      expect(result).toMatchObject({ applied: patches, relaid: true });
      const after = openAs(branch, result.bytes);
      expect(same(after.lump('PLANES').bytes, bytes)).toBe(true);
      expect(after.lump('ENTITIES').bytes).toEqual(entities);
    }
  });

  it('leaves out one for a lump that the directory has no place for', () => {
    const file = writeLumpPatch({ lump: 64, version: 0, revision: 7, bytes: entities, byteOrder: 'little' });
    const patch = readLumpPatch(file, { name: 'tiny_l_0.lmp', lumpCount: 128 });
    expect(patch.issues).toEqual([]);
    const result = applyLumpPatches(branch, tiny, [patch]);
    expect(result).toMatchObject({ applied: [], ignored: [patch] });
    expect(rulesOf(result)).toEqual(['lump-patch-lump']);
  });

  it('moves the offsets of a game lump, which are those of the map that it was taken from', () => {
    const file = tiny;
    const map = openAs(branch, tiny.slice());
    const parts = partsOf(map);
    const taken = readLumpPatch(extractLumpPatch(map, 'GAME_LUMP'), { name: 'tiny_l_1.lmp' });
    const result = applyLumpPatches(branch, file, [patchOf(), taken]);
    const after = openAs(branch, result.bytes);
    expect(after.entryOf('GAME_LUMP').offset).not.toBe(map.entryOf('GAME_LUMP').offset);
    expect(partsOf(after)).toEqual(parts);
    expect(after.lumps.GAME_LUMP.offsetBase).toBe('file');
    expect(after.lump('GAME_LUMP').issues).toEqual(map.lump('GAME_LUMP').issues);
    // The same from a map in which it lay elsewhere.
    const elsewhere = readLumpPatch(extractLumpPatch(after, 'GAME_LUMP'));
    const back = openAs(branch, applyLumpPatches(branch, file, [elsewhere]).bytes);
    expect(partsOf(back)).toEqual(parts);
    expect(same(applyLumpPatches(branch, file, [elsewhere]).bytes, file)).toBe(true);
  });

  it('passes over a patch for another revision, as games do, unless told otherwise', () => {
    const file = tiny;
    const patch = patchOf({ revision: 8 });
    const result = applyLumpPatches(branch, file, [patch]);
    expect(result).toMatchObject({ applied: [], ignored: [patch] });
    expect(result.issues).toMatchObject([
      { rule: 'lump-patch-revision', severity: 'warning', expected: 7, found: 8, path: ['tiny_l_0.lmp'] },
    ]);
    expect(result.bytes).toBe(file);
    expect(applyLumpPatches(branch, file, [patch], { anyRevision: true }).applied).toEqual([patch]);
  });

  it('leaves out what is broken or of the other byte order, whatever it is told', () => {
    const file = tiny;
    const broken = readLumpPatch(fileOf([20, 0, 0, 50, 7], 4));
    const big = patchOf({ byteOrder: 'big' });
    const outside = readLumpPatch(fileOf([20, 99, 0, 0, 7]));
    const result = applyLumpPatches(branch, file, [broken, big, outside], { anyRevision: true });
    expect(result.applied).toEqual([]);
    expect(rulesOf(result)).toEqual(['lump-patch-range', 'lump-patch-byte-order', 'lump-patch-lump']);
  });

  it('takes the last of several for one lump, and says so', () => {
    const last = patchOf({ bytes: text('{ "classname" "worldspawn" "n" "2" }\0') }, 'tiny_l_1.lmp');
    const result = applyLumpPatches(branch, tiny, [patchOf(), last]);
    expect(rulesOf(result)).toEqual(['lump-patch-repeated']);
    expect(result.applied).toEqual([last]);
    expect(openAs(branch, result.bytes).lumps.ENTITIES.entities[0]?.get('n')).toBe('2');
  });

  it('fills a lump that was empty, and empties one', () => {
    const file = tiny;
    const result = applyLumpPatches(branch, file, [
      patchOf({ lump: 63, bytes: text('abcdefgh') }),
      patchOf({ lump: 8, bytes: new Uint8Array(0) }),
    ]);
    expect(rulesOf(result)).toEqual(['lump-patch-unnamed']);
    const after = openAs(branch, result.bytes);
    expect(after.head.entries[63]).toMatchObject({ length: 8 });
    expect(after.lumps.LIGHTING.length).toBe(0);
  });

  it('says in the directory what a packed patch unpacks to', async () => {
    const bytes = await writeLzmaBlock(entities);
    const result = applyLumpPatches(branch, tiny, [patchOf({ bytes })]);
    const after = openAs(branch, result.bytes);
    expect(after.entryOf('ENTITIES').unpacked).toBe(entities.length);
    expect(after.lump('ENTITIES').bytes).toEqual(entities);
  });

  it('is refused for a format without patches', async () => {
    await expectFormatError('unsupported', () =>
      applyLumpPatches(callOfDuty, new Uint8Array(400), [patchOf()]),
    );
  });

  it('is an option of opening', async () => {
    const broken = readLumpPatch(fileOf([20, 0, 0, 50, 7], 4));
    for (const how of [{}, { branch: branch.id }]) {
      const map = await open(tinySource({ branch }), { ...how, lumpPatches: [patchOf(), broken] });
      expect(map.lump('ENTITIES').bytes).toEqual(entities);
      expect(rulesOf(map)).toContain('lump-patch-range');
      expect(openAs(branch, save(map).bytes).lump('ENTITIES').bytes).toEqual(entities);
    }
  });
});

describe('opening a map with lump patches', () => {
  it('says what opening it without them says as well', async () => {
    const file = tinySource({ branch });
    new DataView(file.buffer).setInt32(4, 77, true);
    const how = { branch: branch.id };
    const plain = rulesOf(await open(file.slice(), how));
    expect(plain).toContain('version-unknown');
    const map = await open(file, { ...how, lumpPatches: [patchOf()] });
    expect(map.lump('ENTITIES').bytes).toEqual(entities);
    expect(rulesOf(map)).toEqual(plain);
    const odd = await open(tinySource({ branch }), { lumpPatches: [patchOf({ lump: 63 })] });
    expect(rulesOf(odd)).toContain('lump-patch-unnamed');
  });
});

describe('extracting a lump patch', () => {
  it('makes one that changes nothing', () => {
    const file = tiny;
    const map = openAs(branch, tiny.slice());
    for (const name of map.lumpNames) {
      const patch = readLumpPatch(extractLumpPatch(map, name));
      expect(patch.issues).toEqual([]);
      expect(same(applyLumpPatches(branch, file, [patch]).bytes, file), name).toBe(true);
    }
  });

  it('takes the lump as it is now, by name in any case or by number', async () => {
    const map = openAs(branch, tinySource({ branch, byteOrder: 'big' }));
    map.lumps.ENTITIES.setBytes(entities);
    expect(readLumpPatch(extractLumpPatch(map, 'entities'))).toMatchObject({ byteOrder: 'big', revision: 7 });
    expect(readLumpPatch(extractLumpPatch(map, 0)).bytes).toEqual(entities);
    await expectFormatError('not-found', () => extractLumpPatch(map, 'nothing'));
  });
});

describe('a damaged map', () => {
  it('is patched or refused, whatever its directory says', () => {
    let state = 3;
    const random = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((state / 2 ** 31) * below);
    };
    for (let i = 0; i < 60; i++) {
      const broken = tiny.slice();
      for (let k = 0; k < 12; k++) broken[8 + random(1024)] = random(256);
      const patches = [
        patchOf({ lump: random(64) }),
        patchOf(),
        patchOf({ lump: 35, bytes: text('rubbish') }),
      ];
      try {
        const { bytes, applied } = applyLumpPatches(branch, broken, patches);
        expect(applied.length).toBeGreaterThan(0);
        expect(openAs(branch, bytes).lump('ENTITIES').bytes).toEqual(entities);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        expect(['limit', 'overlap']).toContain(error.code);
      }
    }
  });
});
