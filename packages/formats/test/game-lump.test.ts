import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { fourCc, fourCcText, gameLump } from '../src/container/game-lump/index.js';
import {
  expectRebuilt,
  handMade,
  lumps,
  OFFSET,
  opened,
  two,
  gameLumpType as type,
} from './support/game-lumps.js';
import { counting } from './support/map-files.js';

describe('a name of four characters', () => {
  it('is a number and comes back', () => {
    expect(fourCc('sprp')).toBe(1936749168);
    expect(fourCcText(1936749168)).toBe('sprp');
    expect(fourCcText(0)).toBe('0x00000000');
    expect(fourCcText(0xff707270)).toBe('0xff707270');
  });
});

describe('a game lump', () => {
  it('gives its sub-lumps typed by id', () => {
    const content = opened(two);
    expect([content.kind, content.length, content.status, content.issues]).toEqual([
      'game-lump',
      2,
      'ok',
      [],
    ]);
    expect(content.lumps.map(({ id, version }) => [id, version])).toEqual([
      ['thng', 3],
      ['list', 1],
    ]);
    expect(content.find('thng')?.content.parts.things.at(1).kind).toBe(8);
    expect(content.find('list')?.content.at(1)).toBe(2);
    expect([content.find('none'), content.directory.parts.count]).toEqual([undefined, 2]);
    expect(content.find('thng')?.content.offset).toBe(OFFSET + 36);
    expectRebuilt(content);
  });

  it('is laid out as the stock compiler does it: back to back, offsets from the start of the file', () => {
    expect(two).toHaveLength(4 + 32 + 12 + 4);
    const { entries } = opened(two).directory.parts;
    expect(entries.at(0).toObject()).toEqual({
      id: fourCc('thng'),
      flags: 0,
      version: 3,
      offset: OFFSET + 36,
      length: 12,
    });
    expect(entries.at(1).offset).toBe(OFFSET + 48);
    expect(String.fromCharCode(...two.subarray(4, 8))).toBe('gnht');
  });

  it('is read in the byte order of the file', () => {
    const bytes = type.build([{ id: 'list', version: 1, bytes: Uint8Array.of(0, 9) }], {
      offset: OFFSET,
      byteOrder: 'big',
    });
    const content = opened(bytes, { byteOrder: 'big' });
    expect([content.find('list')?.content.at(0), content.issues]).toEqual([9, []]);
    expectRebuilt(content, { byteOrder: 'big' });
  });

  it('keeps unknown sub-lumps as bytes', () => {
    const content = opened(type.build([{ id: 'what', version: 9, bytes: counting(5) }], { offset: OFFSET }));
    expect([content.find('what')?.content.kind, content.issues]).toEqual(['opaque', []]);
    expectRebuilt(content);
  });

  it('takes a sub-lump of several layouts, which the blocks say', () => {
    const content = opened(type.build([{ id: 'vers', version: 1, bytes: counting(8) }], { offset: OFFSET }));
    expect(content.find('vers')?.content.layout).toBe('1');
    expect(content.block(2, 9)).toEqual({ lump: 'vers', version: 1, layout: '1', block: [...counting(8)] });
    expectRebuilt(content);
  });

  it('can be empty, or shorter than a count', () => {
    expect([opened(new Uint8Array(0)).status, opened(new Uint8Array(0)).issues]).toEqual(['empty', []]);
    expect(opened(new Uint8Array(4)).status).toBe('ok');
    const short = opened(counting(3));
    expect([short.status, short.length]).toEqual(['truncated', 0]);
    expectRebuilt(short);
  });

  it('can be used inside a branch only with lumps that its sub-lumps refer to', () => {
    expect(type.inside?.({ bytes: 'ff' })?.type.kind).toBe('opaque');
    expect(type.inside?.({ form: 'source', directory: {} })?.type.kind).toBe('sequence');
    expect(type.inside?.(undefined)).toBeUndefined();
    expect(() => type.rebuild({ what: 1 }, { name: 'X', byteOrder: 'little' }, 0)).toThrow(FormatError);
  });
});

describe('offsets of sub-lumps', () => {
  const relative = type.build([{ id: 'list', version: 0, bytes: counting(8) }], {
    offset: OFFSET,
    isRelative: true,
    hasTerminator: true,
  });

  it('may count from the start of the game lump', () => {
    const content = opened(relative);
    expect([content.offsetBase, content.find('list')?.content.length, content.length]).toEqual([
      'lump',
      4,
      1,
    ]);
    expect(content.issues).toEqual([]);
    expect(type.relocate?.(relative, { from: OFFSET, to: 5, byteOrder: 'little' })).toBe(relative);
    expectRebuilt(content);
  });

  it('may be those of another file, as tools leave them that move lumps and not what they hold', () => {
    const content = opened(two, { offset: 5000 });
    expect([content.offsetBase, content.find('thng')?.content.parts.count]).toEqual(['elsewhere', 2]);
    expect(content.issues).toMatchObject([
      { rule: 'game-lump-base', severity: 'warning', found: OFFSET + 36, expected: 5036 },
    ]);
    const moved = type.relocate?.(content.bytes, { from: 5000, to: 6000, byteOrder: 'little' }) as Uint8Array;
    expect(opened(moved, { offset: 6000 }).offsetBase).toBe('file');
  });

  it('are moved with the lump, zero ones and foreign ones not', () => {
    const bytes = handMade(200, [
      { id: 'list', offset: OFFSET + 100, length: 8 },
      { offset: 0, length: 0 },
      { offset: OFFSET + 200, length: 0 },
      { id: 'what', offset: 7, length: 3 },
      { id: 'what', offset: -7, length: 3 },
    ]);
    const moved = type.relocate?.(bytes, { from: OFFSET, to: 3000, byteOrder: 'little' }) as Uint8Array;
    const { entries } = opened(moved, { offset: 3000 }).directory.parts;
    expect([0, 1, 2, 3, 4].map((i) => entries.at(i).offset)).toEqual([3100, 0, 3200, 7, -7]);
    expect(bytes.subarray(100)).toEqual(moved.subarray(100));
    expect(type.relocate?.(bytes, { from: OFFSET, to: OFFSET, byteOrder: 'little' })).toBe(bytes);
  });
});

describe('other directories', () => {
  it('have wide entries in Vindictus', () => {
    const wide = gameLump({ entry: 'vindictus', lumps });
    const bytes = wide.build([{ id: 'list', version: 70000, bytes: counting(4) }], { offset: OFFSET });
    const content = wide.open({ name: 'GAME_LUMP', offset: OFFSET, byteOrder: 'little', bytes });
    expect([bytes.length, content.find('list')?.version, content.find('list')?.content.length]).toEqual([
      28, 70000, 2,
    ]);
    expectRebuilt(content, { of: wide });
  });

  it('have one more number in Dark Messiah, before each entry or before all of them', () => {
    const dark = gameLump({ entry: 'dark-messiah-sp', lumps });
    const each = Uint8Array.of(
      2,
      0,
      0,
      0,
      4,
      0,
      0,
      0,
      ...handMade(0x24, [
        { id: 'list', offset: OFFSET + 44, length: 4 },
        { offset: 0, length: 0 },
      ]).subarray(4, 20),
      4,
      0,
      0,
      0,
      ...new Uint8Array(16),
      ...counting(4),
    );
    const once = Uint8Array.of(
      2,
      0,
      0,
      0,
      4,
      0,
      0,
      0,
      ...handMade(0x24, [
        { id: 'list', offset: OFFSET + 40, length: 2 },
        { id: 'list', offset: OFFSET + 42, length: 2 },
      ]).subarray(4),
      ...counting(4),
    );
    for (const [bytes, lengths] of [
      [each, [2]],
      [once, [1, 1]],
    ] as const) {
      const content = dark.open({ name: 'GAME_LUMP', offset: OFFSET, byteOrder: 'little', bytes });
      expect([content.lumps.map((one) => one.content.length), content.issues]).toEqual([lengths, []]);
      expectRebuilt(content, { of: dark });
      content.find('list')?.content.append(5);
      const now = dark.open({ name: 'GAME_LUMP', offset: OFFSET, byteOrder: 'little', bytes: content.bytes });
      expect([now.find('list')?.content.length, now.issues]).toEqual([lengths[0] + 1, []]);
      expect(now.bytes[4]).toBe(4);
    }
  });
});
