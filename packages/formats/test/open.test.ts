import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import { open, openAs, openSource, save } from '../src/open.js';
import { expectFormatError } from './support/expect-format-error.js';
import { counting, entityLump, handMadeFile, lumpNames, lumpOf, stockFile } from './support/map-files.js';

describe('opening', () => {
  it('gives every lump by name, in the order of the directory', async () => {
    const map = await open(stockFile());
    expect(map.lumpNames).toEqual(lumpNames);
    expect(Object.keys(map.lumps).sort()).toEqual([...lumpNames].sort());
    expect([map.version, map.byteOrder, map.size]).toEqual([59, 'little', stockFile().length]);
    expect(map.lump('CELLS')).toBe(map.lumps['CELLS']);
  });

  it('says where an element is in the file', () => {
    const file = stockFile();
    const { lumps } = openAs(branch, file);
    const portalCount = branch.lumps.CELLS.type.record.layout.byName.get('portalCount')?.offset ?? 0;
    const at = lumps.CELLS.offsetOf(1) + portalCount;
    expect(new DataView(file.buffer).getInt32(at, true)).toBe(lumps.CELLS.at(1).portalCount);
  });

  it('gives values of lumps that nothing aligns', () => {
    const file = handMadeFile(400, {
      PLANES: { offset: 273, bytes: lumpOf('PLANES', [{ normal: { x: 1, y: 2, z: 3 }, distance: 4 }]) },
    });
    const { PLANES } = openAs(branch, file).lumps;
    expect(PLANES.object(0)).toEqual({ normal: { x: 1, y: 2, z: 3 }, distance: 4 });
    expect([...PLANES.column('normal').array]).toEqual([1, 2, 3]);
  });

  it('changes the bytes that were given, which are the map from then on', () => {
    const file = stockFile();
    const map = openAs(branch, file);
    map.lumps.CELLS.at(0).portalCount = 77;
    expect(new DataView(file.buffer).getInt32(map.lumps.CELLS.offsetOf(0) + 32, true)).toBe(77);
  });

  it('finds a lump by its name in any case, or by its number', () => {
    const map = openAs(branch, stockFile());
    expect([map.nameOf('cells'), map.nameOf('17'), map.nameOf(17), map.nameOf('0')]).toEqual([
      'CELLS',
      'CELLS',
      'CELLS',
      'MATERIALS',
    ]);
  });
});

describe('a name that is no lump', () => {
  const names = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '',
    ' ',
    'CELL',
    '33',
    '-1',
    '0x1',
    '1e1',
    '1.0',
    '١',
  ];

  it.each(names)('is refused: %j', async (name) => {
    const map = openAs(branch, stockFile());
    const source = await openSource(stockFile());
    await expectFormatError('not-found', () => map.nameOf(name));
    await expectFormatError('not-found', () => map.lump(name));
    await expectFormatError('not-found', () => map.entryOf(name));
    await expectFormatError('not-found', () => map.isLoaded(name));
    await expectFormatError('not-found', () => source.load([name]));
    expect(map.openedLump(name)).toBeUndefined();
    expect(Object.hasOwn(map.lumps, name)).toBe(false);
  });

  it('is refused as a number too', async () => {
    const map = openAs(branch, stockFile());
    for (const index of [-1, 33, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      await expectFormatError('not-found', () => map.nameOf(index));
    expect((map.lumps as unknown as Record<string, unknown>)['toString']).toBeUndefined();
  });
});

describe('names that objects have', () => {
  const names = ['__proto__', 'constructor', 'toString', 'prototype'];

  it('are keys and values of entities like any other', () => {
    const text = entityLump(
      Object.fromEntries([['classname', '__proto__'], ...names.map((name) => [name, `a ${name}`])]),
    );
    const withProto = new TextEncoder().encode(
      new TextDecoder().decode(text).replace('"constructor"', '"__proto__" "a __proto__"\n"constructor"'),
    );
    const file = stockFile(new Map([['ENTITIES', withProto]]));
    const map = openAs(branch, new Uint8Array(file));
    const [entity] = map.lumps.ENTITIES.entities;
    for (const name of names) expect(entity?.get(name)).toBe(`a ${name}`);
    expect(entity?.get('hasOwnProperty')).toBeUndefined();
    const rebuilt = lumpOf('ENTITIES', JSON.parse(JSON.stringify(map.lumps.ENTITIES.block())));
    expect(rebuilt).toEqual(withProto);
    entity?.set('__proto__', 'changed');
    const again = openAs(branch, save(map).bytes);
    expect(again.lumps.ENTITIES.entities[0]?.get('__proto__')).toBe('changed');
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('are names of materials like any other', () => {
    const plain = names.map((name) => ({ name, surfaceFlags: 0, contentFlags: 0 }));
    const map = openAs(branch, stockFile(new Map([['MATERIALS', lumpOf('MATERIALS', plain)]])));
    expect(names.map((_, i) => map.lumps.MATERIALS.at(i).name)).toEqual(names);
    expect(names.map((_, i) => map.lumps.MATERIALS.object(i))).toEqual(plain);
  });
});

describe('a map with a broken lump', () => {
  const broken = handMadeFile(400, {
    CELLS: { offset: 272, bytes: counting(53) },
    PLANES: { offset: 328, bytes: lumpOf('PLANES', [{ normal: { x: 1, y: 0, z: 0 }, distance: 2 }]) },
    VISIBILITY: { offset: 344, bytes: counting(20) },
    NODES: { offset: 390, length: 36 },
  });

  it('is opened, with an issue for each', async () => {
    const map = await open(new Uint8Array(broken));
    expect(map.issues.map(({ rule, path, offset }) => [rule, path[0], offset])).toEqual([
      ['lump-out-of-bounds', 'NODES', 8 + 20 * 8],
      ['lump-remainder', 'CELLS', 272],
      ['lump-remainder', 'NODES', 390],
      ['sequence-count', 'VISIBILITY', 352],
    ]);
    expect(map.lump('PLANES').length).toBe(1);
    expect(map.lump('CELLS')).toMatchObject({ length: 1, remainder: 1, status: 'remainder' });
  });

  it('is refused by strict opening, with the first of them', async () => {
    for (const attempt of [
      () => open(new Uint8Array(broken), { strict: true }),
      () => openAs(branch, new Uint8Array(broken), { strict: true }),
      () => openSource(broken, { strict: true }),
    ]) {
      const error = await expectFormatError('out-of-bounds', attempt);
      expect(error).toMatchObject({ path: ['NODES'], offset: 8 + 20 * 8, found: 426 });
      expect(error.message).toBe('NODES @0xa8: ends 26 bytes behind the end of the file');
    }
    const lumpOnly = handMadeFile(400, { CELLS: { offset: 272, bytes: counting(53) } });
    await expectFormatError('bad-length', () => openAs(branch, new Uint8Array(lumpOnly), { strict: true }));
    const source = await openSource(lumpOnly, { strict: true });
    await source.load(['PLANES']);
    await expectFormatError('bad-length', () => source.load(['CELLS']));
  });

  it('is not refused for what is merely remarkable', () => {
    const file = handMadeFile(336, {
      PLANES: { offset: 272, bytes: new Uint8Array(64) },
      CELLS: { offset: 272, length: 52 },
    });
    expect(openAs(branch, file, { strict: true }).issues.map(({ severity }) => severity)).toEqual([
      'warning',
    ]);
  });
});

describe('a file that was cut off', () => {
  it('is opened with issues wherever that was, or refused as truncated', async () => {
    const file = stockFile();
    for (let size = 0; size < file.length; size++) {
      const cut = file.slice(0, size);
      if (size < 272) {
        const code = size === 0 || size >= 4 ? 'truncated' : 'bad-magic';
        await expectFormatError(code, () => open(cut));
        await expectFormatError(code, () => openAs(branch, cut));
        await expectFormatError(code, () => openSource(cut));
        continue;
      }
      const map = openAs(branch, cut);
      const missing = lumpNames.filter((name) => {
        const { offset, length } = map.entryOf(name);
        return length > 0 && offset + length > size;
      });
      const reported = map.head.issues
        .filter(({ rule }) => rule === 'lump-out-of-bounds')
        .map(({ path }) => path[0]);
      expect(reported).toEqual(missing);
      for (const name of map.lumpNames) map.lump(name).block(0, 100);
      expect(Buffer.compare(save(map).bytes, file.subarray(0, size))).toBe(0);
    }
  });
});

describe('memory', () => {
  const size = 48 * 1024 * 1024;

  /** Bytes of array buffers that a step takes; a collection of garbage can only make it look smaller. */
  function taken<T>(step: () => T): { readonly result: T; readonly bytes: number } {
    const before = process.memoryUsage().arrayBuffers;
    const result = step();
    return { result, bytes: process.memoryUsage().arrayBuffers - before };
  }

  function largeFile(overlapping: boolean): Uint8Array {
    return handMadeFile(size, {
      LIGHTMAPS: { offset: 272, length: 40 * 1024 * 1024 },
      PLANES: { offset: overlapping ? 272 : 41 * 1024 * 1024, length: 1024 * 1024 },
    });
  }

  it('is not taken by opening a file that is in memory', () => {
    const file = largeFile(false);
    const { result: map, bytes } = taken(() => openAs(branch, file));
    expect(bytes).toBeLessThan(1024 * 1024);
    expect(map.lumps.LIGHTMAPS.bytes.buffer).toBe(file.buffer);
    expect(map.lumps.PLANES.at(5).normal).toBeDefined();
  });

  it('is taken at most once for bytes that several lumps share', () => {
    const file = largeFile(true);
    const { result: map, bytes } = taken(() => openAs(branch, file));
    expect(bytes).toBeLessThan(42 * 1024 * 1024);
    expect(map.lumps.LIGHTMAPS.bytes.buffer).toBe(file.buffer);
  });

  it('is taken once by saving, changed or not', () => {
    const map = openAs(branch, largeFile(false));
    expect(taken(() => save(map)).bytes).toBeLessThan(size * 1.02);
    map.lumps.PLANES.resize(1);
    expect(taken(() => save(map)).bytes).toBeLessThan(size * 1.02);
    expect(taken(() => save(map, { layout: 'stock' })).bytes).toBeLessThan(size * 1.02);
  });
});

describe('saving', () => {
  it('of a map of a source goes through the source', async () => {
    const source = await openSource(stockFile());
    const error = await expectFormatError('not-found', () => save(source.map));
    expect(error).toBeInstanceOf(FormatError);
  });
});
