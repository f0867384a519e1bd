import { FormatError, list, memorySource, opaque, u8, u16, type ValueList } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineBranch } from '../src/branch.js';
import { makeMap } from '../src/choose-branch.js';
import { lumpSequence } from '../src/container/lump-sequence/index.js';
import { lump } from '../src/lump.js';
import type { GameMap } from '../src/map/game-map.js';
import { inMemory } from '../src/map/in-memory.js';
import { saveMap } from '../src/map/save.js';
import { openAs, save } from '../src/open.js';
import { expectFormatError } from './support/expect-format-error.js';

const container = lumpSequence({
  magic: 'IBSP',
  versions: [22],
  idCount: 6,
  alignment: 4,
  maybeUnpadded: { lump: 3, followedBy: 0, size: 2, isLikely: ([a, b]) => a === 3 && b === 4 },
  writeOrder: [0, 4, 1, 2, 3],
  maximumCount: 10,
});

const branch = defineBranch({
  id: 'test/sequence',
  title: 'a test',
  container,
  byteOrders: ['little'],
  lumps: {
    ZERO: lump(0, list(u8)),
    ONE: lump(1, list(u16)),
    TWO: lump(2, list(u8)),
    THREE: lump(3, list(u8)),
    FOUR: lump(4, list(u8)),
    FIVE: lump(5, opaque),
  },
  capabilities: {},
});

type Entry = readonly [id: number, bytes: readonly number[]];

/** A file of these lumps, one behind the other, each filled up to a multiple of four unless it is one of `unpadded`. */
function file(
  entries: readonly Entry[],
  how: { readonly count?: number; readonly unpadded?: number } = {},
): Uint8Array {
  const out: number[] = [0x49, 0x42, 0x53, 0x50];
  const word = (value: number): void => {
    for (let i = 0; i < 4; i++) out.push(Math.floor(value / 256 ** i) % 256);
  };
  word(22);
  word(how.count ?? entries.length);
  for (const [id, bytes] of entries) {
    word(id);
    word(bytes.length);
  }
  for (const [id, bytes] of entries) {
    out.push(...bytes);
    while (id !== how.unpadded && bytes.length > 0 && out.length % 4 !== 0) out.push(0);
  }
  return Uint8Array.from(out);
}

function rules(map: GameMap<object>): string[] {
  return map.issues.map(({ rule }) => rule);
}

function values(map: GameMap<object>, name: string): number[] {
  return [...(map.lump(name) as unknown as ValueList<number>)];
}

const three: readonly Entry[] = [
  [0, [1, 2, 3]],
  [2, [4, 5, 6, 7, 8]],
  [1, [9, 0]],
];

describe('a directory without offsets', () => {
  it('is read with each lump behind the one before, filled up to a multiple of four', () => {
    const map = openAs(branch, file(three));
    expect(rules(map)).toEqual([]);
    expect([map.head.headSize, map.head.order, map.head.version]).toEqual([36, [0, 2, 1], 22]);
    expect([values(map, 'ZERO'), values(map, 'TWO'), values(map, 'ONE')]).toEqual([
      [1, 2, 3],
      [4, 5, 6, 7, 8],
      [9],
    ]);
    expect(map.entryOf('TWO')).toMatchObject({ index: 2, offset: 40, length: 5, start: 40, end: 45 });
    expect(map.entryOf('FOUR')).toMatchObject({ index: 4, length: 0, isAbsent: true });
    expect(map.lump('FOUR').status).toBe('empty');
  });

  it('comes back byte for byte, and from a source as well', async () => {
    const bytes = file(three);
    expect(save(openAs(branch, bytes.slice())).bytes).toEqual(bytes);
    expect(container.headSizeOf?.(bytes.subarray(0, 12), bytes.length)).toBe(36);
    expect(memorySource(bytes).byteLength).toBe(bytes.length);
  });

  it('moves every lump that follows one that grows, and says so', () => {
    const map = openAs(branch, file(three));
    for (const value of [9, 9]) map.lumps.ZERO.append(value);
    const { bytes, report } = save(map);
    expect(bytes).toEqual(
      file([
        [0, [1, 2, 3, 9, 9]],
        [2, [4, 5, 6, 7, 8]],
        [1, [9, 0]],
      ]),
    );
    expect(report.moved).toEqual([
      { lump: 'ONE', from: 48, to: 52 },
      { lump: 'TWO', from: 40, to: 44 },
    ]);
    expect(report.resized).toEqual([{ lump: 'ZERO', from: 3, to: 5 }]);
  });

  it('gets an entry for a lump that had none, where the compiler would have it', () => {
    const map = openAs(branch, file(three));
    map.lumps.FOUR.append(7);
    expect(save(map).bytes).toEqual(
      file([
        [0, [1, 2, 3]],
        [4, [7]],
        [2, [4, 5, 6, 7, 8]],
        [1, [9, 0]],
      ]),
    );
  });

  it('keeps the entry of a lump that was emptied', () => {
    const bytes = file([
      [0, []],
      [1, [1, 0]],
    ]);
    const map = openAs(branch, bytes.slice());
    expect(save(map).bytes).toEqual(bytes);
    map.lumps.ONE.append(2);
    expect(save(map).bytes).toEqual(
      file([
        [0, []],
        [1, [1, 0, 2, 0]],
      ]),
    );
  });

  it('is put into the order of the compiler when it is laid out anew', () => {
    expect(save(openAs(branch, file(three)), { layout: 'stock' }).bytes).toEqual(
      file([
        [0, [1, 2, 3]],
        [1, [9, 0]],
        [2, [4, 5, 6, 7, 8]],
      ]),
    );
  });

  it('tells by what follows whether nothing is filled up behind a lump of which that is not sure', () => {
    const entries: readonly Entry[] = [
      [3, [1, 2]],
      [0, [3, 4, 5, 6]],
    ];
    const padded = openAs(branch, file(entries));
    const unpadded = openAs(branch, file(entries, { unpadded: 3 }));
    for (const map of [padded, unpadded]) {
      expect(rules(map)).toEqual([]);
      expect(values(map, 'ZERO')).toEqual([3, 4, 5, 6]);
    }
    expect([padded.head.isUnpadded, unpadded.head.isUnpadded]).toEqual([undefined, true]);
    unpadded.lumps.THREE.append(9);
    const grown: readonly Entry[] = [
      [3, [1, 2, 9]],
      [0, [3, 4, 5, 6]],
    ];
    expect(save(unpadded).bytes).toEqual(file(grown, { unpadded: 3 }));
  });
});

describe('a damaged directory without offsets', () => {
  it('keeps a lump that is there twice and one that no lump is, and says where', () => {
    const entries: readonly Entry[] = [
      [0, [1]],
      [0, [2, 3]],
      [77, [4]],
      [1, [5, 0]],
    ];
    const bytes = file(entries);
    const map = openAs(branch, bytes.slice());
    expect(map.issues.map(({ rule, offset, path }) => [rule, offset, path])).toEqual([
      ['lump-repeated', 20, ['#6']],
      ['lump-identifier', 28, ['#7']],
    ]);
    expect([values(map, 'ZERO'), values(map, 'ONE')]).toEqual([[1], [5]]);
    expect(save(map).bytes).toEqual(bytes);
    map.lumps.ZERO.append(9);
    expect(save(map).bytes).toEqual(
      file([
        [0, [1, 9]],
        [0, [2, 3]],
        [77, [4]],
        [1, [5, 0]],
      ]),
    );
    expect(save(map, { layout: 'stock' }).bytes).toEqual(
      file([
        [0, [1, 9]],
        [1, [5, 0]],
        [0, [2, 3]],
        [77, [4]],
      ]),
    );
  });

  it('reads no more entries than the file can hold or the format allows, and says what it says', () => {
    for (const count of [4, 5, 10, 11, 0x7fffffff, 0xffffffff]) {
      const bytes = file(three, { count });
      const map = openAs(branch, bytes.slice());
      expect(map.head.order?.length).toBeLessThanOrEqual(10);
      expect(save(map).bytes).toEqual(bytes);
      if (count > 5) expect(map.issues[0]).toMatchObject({ rule: 'lump-count', offset: 8, found: count });
    }
    const fewer = openAs(branch, file(three, { count: 2 }));
    expect(rules(fewer)).toContain('lump-trailing');
  });

  it('reads what is there of a lump whose length lies', () => {
    const bytes = file(three);
    new DataView(bytes.buffer).setUint32(24, 0xfffffff0, true);
    const map = openAs(branch, bytes.slice());
    expect(map.issues.map(({ rule, path, offset }) => [rule, path, offset])).toEqual([
      ['lump-out-of-bounds', ['TWO'], 20],
      ['lump-out-of-bounds', ['ONE'], 28],
    ]);
    expect(map.entryOf('TWO')).toMatchObject({ start: 40, end: bytes.length });
    expect(map.lump('ONE').length).toBe(0);
    expect(save(map).bytes).toEqual(bytes);
  });

  it('keeps what follows the last lump, also when lumps move', () => {
    const trail = [1, 2, 3, 4, 5];
    const bytes = Uint8Array.from([...file(three), ...trail]);
    const map = openAs(branch, bytes.slice());
    expect(rules(map)).toEqual(['lump-trailing']);
    expect(save(map).bytes).toEqual(bytes);
    map.lumps.ZERO.append(9);
    map.lumps.ZERO.append(9);
    const saved = save(map);
    expect([...saved.bytes.subarray(-5)]).toEqual(trail);
    expect(saved.report).toMatchObject({ keptGapBytes: 7, droppedGapBytes: 0 });
  });

  it('keeps what fills up a lump and is no zero, and counts it as left out when that lump is resized', () => {
    const bytes = file(three);
    bytes[39] = 0xcc;
    bytes[45] = 0xdd;
    const map = openAs(branch, bytes.slice());
    expect(save(map).bytes).toEqual(bytes);
    map.lumps.ZERO.append(9);
    const saved = save(map);
    expect(saved.report).toMatchObject({ keptGapBytes: 1, droppedGapBytes: 1 });
    expect(saved.bytes.indexOf(0xdd)).toBe(45);
  });

  it('is truncated when its header is not whole', async () => {
    const bytes = file(three);
    for (let size = 8; size < 12; size++)
      await expectFormatError('truncated', async () => openAs(branch, bytes.slice(0, size)));
  });

  it('gives a map that saves to the same bytes, or an error, whatever is in it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (noise) => {
        const bytes = Uint8Array.from([...file([]).subarray(0, 8), ...noise]);
        try {
          const map = openAs(branch, bytes.slice());
          for (const name of map.lumpNames) map.lump(name);
          expect(save(map).bytes).toEqual(bytes);
          map.lumps.ZERO.append(1);
          const grown = saveMap(map, { bytes: map.wholeFile as Uint8Array, isOwned: false }).bytes;
          const again = makeMap(branch, inMemory(grown), {});
          expect(values(again, 'ZERO')).toEqual(values(map, 'ZERO'));
        } catch (error) {
          expect(error).toBeInstanceOf(FormatError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
