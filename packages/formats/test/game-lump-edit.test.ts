import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { type Decompress, gameLump } from '../src/container/game-lump/index.js';
import {
  expectRebuilt,
  handMade,
  type Lump,
  lumps,
  OFFSET,
  opened,
  two,
  gameLumpType as type,
} from './support/game-lumps.js';
import { counting } from './support/map-files.js';

describe('an edit of a sub-lump', () => {
  it('in place changes those bytes alone', () => {
    const content = opened(two);
    const file = content.bytes;
    const thing = content.find('thng')?.content.parts.things.at(0);
    if (thing !== undefined) thing.kind = 0x1234;
    expect(content.bytes).toBe(file);
    expect([...file].map((one, i) => (one === two[i] ? -1 : i)).filter((i) => i >= 0)).toEqual([40, 41]);
  });

  it('that replaces its bytes by as many leaves all in their places', () => {
    const bytes = handMade(60, [{ id: 'list', offset: OFFSET + 50, length: 4 }]);
    const content = opened(bytes);
    content.find('list')?.content.setBytes(counting(4));
    const expected = new Uint8Array(bytes);
    expected.set(counting(4), 50);
    expect(content.bytes).toEqual(expected);
    expectRebuilt(content);
  });

  it('that makes it longer writes all one behind the other, with their offsets', () => {
    const content = opened(two);
    const list = content.find('thng')?.content;
    list?.parts.things.append({ kind: 9 });
    if (list !== undefined) list.parts.count = 3;
    const now = opened(content.bytes);
    expect(now.find('thng')?.content.parts.things.at(2).kind).toBe(9);
    expect([...(now.find('list')?.content ?? [])]).toEqual([1, 2]);
    expect([now.issues, now.bytes.length]).toEqual([[], two.length + 4]);
    expectRebuilt(content);
  });

  it('keeps sub-lumps at multiples of four where they were', () => {
    const bytes = handMade(56, [
      { id: 'list', offset: OFFSET + 36, length: 6 },
      { id: 'list', offset: OFFSET + 44, length: 10 },
    ]);
    const content = opened(bytes);
    content.find('list')?.content.resize(5);
    expect(opened(content.bytes).lumps.map(({ entry }) => [entry.from, entry.length])).toEqual([
      [36, 10],
      [48, 10],
    ]);
  });

  it('changes nothing when it is taken back', () => {
    const content = opened(two);
    content.find('list')?.content.append(3);
    expect(content.bytes).not.toEqual(two);
    content.find('list')?.content.resize(2);
    expect(content.bytes).toEqual(two);
  });

  it('of the directory is one of the bytes', () => {
    const content = opened(two);
    content.directory.parts.entries.at(0).version = 77;
    content.find('list')?.content.append(3);
    expect(opened(content.bytes).find('thng')?.version).toBe(77);
    content.setBytes(two);
    expect(content.find('thng')?.version).toBe(3);
  });
});

describe('a compressed sub-lump', () => {
  /** Packs by turning each byte around, behind a byte that says so. */
  const decompress: Decompress = (bytes, { maxOutput, expectedSize, path, offset }) => {
    if (bytes[0] !== 0x21) throw new FormatError('bad-magic', 'no block', { path, offset });
    const size = Math.min(maxOutput, expectedSize);
    return { bytes: bytes.slice(1, 1 + size).map((one) => 255 - one), issues: [] };
  };
  const packed = (bytes: Uint8Array): number[] => [0x21, ...bytes.map((one) => 255 - one)];
  const packing = gameLump({ lumps, decompress });
  const compressed = (entries: Parameters<typeof handMade>[1], bytes: Uint8Array): Lump =>
    packing.open({
      name: 'GAME_LUMP',
      offset: OFFSET,
      byteOrder: 'little',
      bytes: Uint8Array.from([...handMade(4 + entries.length * 16, entries), ...packed(bytes), 0, 0]),
    });

  it('is stored up to the next entry’s offset, the terminator’s, or the end of the lump', () => {
    for (const end of [
      { id: 'list', offset: OFFSET + 45, length: 2 },
      { offset: OFFSET + 45, length: 0 },
      { offset: 0, length: 0 },
    ]) {
      const content = compressed(
        [{ id: 'list', flags: 1, offset: OFFSET + 36, length: 8 }, end],
        counting(8),
      );
      expect([content.lumps[0]?.stored.length, content.issues]).toEqual([end.offset === 0 ? 11 : 9, []]);
      expect(content.find('list')?.content.bytes).toEqual(counting(8));
      expectRebuilt(content, { of: packing });
    }
  });

  it('that wasn’t changed is written as it was, when others change', () => {
    const content = compressed(
      [
        { id: 'list', flags: 1, offset: OFFSET + 36, length: 8 },
        { id: 'vers', version: 1, offset: OFFSET + 45, length: 2 },
      ],
      counting(8),
    );
    expect(content.find('list')?.content.length).toBe(4);
    content.find('vers')?.content.setBytes(counting(5));
    const now = packing.open({
      name: 'GAME_LUMP',
      offset: OFFSET,
      byteOrder: 'little',
      bytes: content.bytes,
    });
    expect([now.lumps[0]?.isCompressed, now.lumps[0]?.stored]).toEqual([true, content.lumps[0]?.stored]);
    expect(now.find('list')?.content.bytes).toEqual(counting(8));
  });

  it('that was changed, even in place, is written uncompressed', () => {
    const content = compressed(
      [{ id: 'list', flags: 1, version: 4, offset: OFFSET + 20, length: 8 }],
      counting(8),
    );
    content.find('list')?.content.set(0, 0);
    const now = opened(content.bytes);
    expect(
      now.lumps.map(({ isCompressed, version, entry }) => [isCompressed, version, entry.length]),
    ).toEqual([[false, 4, 8]]);
    expect(now.find('list')?.content.bytes).toEqual(Uint8Array.of(0, 0, ...counting(8).subarray(2)));
  });

  it('unpacks to no more than a stated size, all of them together', () => {
    const limited = gameLump({ lumps, decompress, maximumSize: 10 });
    const bytes = Uint8Array.from([
      ...handMade(36, [
        { id: 'list', flags: 1, offset: OFFSET + 36, length: 8 },
        { id: 'list', flags: 1, offset: OFFSET + 36, length: 8 },
      ]),
      ...packed(counting(8)),
    ]);
    const content = limited.open({ name: 'GAME_LUMP', offset: OFFSET, byteOrder: 'little', bytes });
    expect(content.lumps.map((one) => one.content.bytes.length)).toEqual([8, 2]);
  });

  it('stays bytes when it can’t be unpacked', () => {
    const entry = { id: 'list', flags: 1, offset: OFFSET + 20, length: 8 };
    const bytes = handMade(40, [entry]);
    for (const how of [type, packing]) {
      const content = how.open({ name: 'GAME_LUMP', offset: OFFSET, byteOrder: 'little', bytes });
      expect([content.find('list')?.content.kind, content.find('list')?.content.bytes.length]).toEqual([
        'opaque',
        20,
      ]);
      expect(content.issues.map(({ rule }) => rule)).toEqual(['game-lump-compressed']);
      expectRebuilt(content, { of: how });
    }
  });
});
