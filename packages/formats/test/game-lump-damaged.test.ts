import { describe, expect, it } from 'vitest';
import { gameLump } from '../src/container/game-lump/index.js';
import { expectRebuilt, handMade, lumps, OFFSET, opened } from './support/game-lumps.js';
import { counting } from './support/map-files.js';

describe('directories that aren’t as the compiler writes them', () => {
  it('ends with any number of zero entries, which are no sub-lumps', () => {
    const bytes = handMade(110, [
      { id: 'list', offset: OFFSET + 100, length: 10 },
      { offset: 0, length: 0 },
      { offset: 0, length: 0 },
    ]);
    bytes.set(counting(10), 100);
    const content = opened(bytes);
    expect([content.length, content.issues, content.find('list')?.content.length]).toEqual([1, [], 5]);
    expectRebuilt(content);
    content.find('list')?.content.append(3);
    const { entries } = opened(content.bytes).directory.parts;
    expect([entries.at(0).length, entries.at(1).toObject(), entries.at(2).offset]).toEqual([
      12,
      { id: 0, flags: 0, version: 0, offset: 0, length: 0 },
      0,
    ]);
  });

  it('leaves gaps between sub-lumps, whose bytes are kept', () => {
    const bytes = handMade(61, [
      { id: 'list', offset: OFFSET + 57, length: 4 },
      { id: 'list', offset: OFFSET + 40, length: 12 },
    ]);
    bytes.fill(0xaa, 36, 40).set(counting(12), 40);
    bytes.set([0xbb, 0xbb, 0, 0, 0], 52);
    const content = opened(bytes);
    expect([content.issues, content.lumps.map((one) => one.content.length)]).toEqual([[], [2, 6]]);
    expectRebuilt(content);
    content.lumps[1]?.content.setBytes(counting(3));
    const now = opened(content.bytes);
    expect([...content.bytes.subarray(36)]).toEqual([
      0xaa, 0xaa, 0xaa, 0xaa, 1, 2, 3, 0xbb, 0xbb, 0, 0, 0, 0,
    ]);
    expect(now.lumps.map((one) => [one.entry.from, one.entry.length])).toEqual([
      [45, 4],
      [40, 3],
    ]);
  });

  it('says more entries than there are, or fewer than none', () => {
    const many = opened(handMade(24, [{ id: 'list', offset: OFFSET + 20, length: 4 }], 0x7fffffff));
    expect([many.status, many.issues.map(({ rule }) => rule)]).toEqual(['truncated', ['sequence-count']]);
    expectRebuilt(many);
    const negative = opened(handMade(40, [], -1));
    expect([negative.length, negative.issues.map(({ rule }) => rule)]).toEqual([0, ['sequence-count']]);
    expectRebuilt(negative);
  });

  it('says more entries than there are, which isn’t said any more once a sub-lump has grown', () => {
    const content = opened(handMade(24, [{ id: 'list', offset: OFFSET + 20, length: 4 }], 1000));
    content.find('list')?.content.append(1);
    const now = opened(content.bytes);
    expect([now.directory.parts.count, now.issues, now.find('list')?.content.length]).toEqual([1, [], 3]);
  });

  it('says more entries than anyone would read', () => {
    const few = gameLump({ lumps, maximumEntries: 2 });
    const bytes = handMade(
      4 + 16 * 5,
      Array.from({ length: 5 }, () => ({ id: 'list', offset: OFFSET, length: 0 })),
    );
    const content = few.open({ name: 'GAME_LUMP', offset: OFFSET, byteOrder: 'little', bytes });
    expect([content.length, content.issues.map(({ rule, found }) => [rule, found])]).toEqual([
      2,
      [['game-lump-count', 5]],
    ]);
    expectRebuilt(content, { of: few });
  });

  it.each([
    ['a negative length', { offset: OFFSET + 40, length: -4 }, 'negative length', 0],
    ['a start before the lump', { offset: OFFSET - 4, length: 4 }, 'begins 4 bytes before', 0],
    ['a start behind the lump', { offset: OFFSET + 64, length: 4 }, 'ends 8 bytes behind', 0],
    ['an end behind the lump', { offset: OFFSET + 56, length: 8 }, 'ends 4 bytes behind', 2],
    [
      'numbers whose sum is no 32-bit number',
      { offset: 0x7fffffff, length: 0x7fffffff },
      'behind the end',
      0,
    ],
  ])('has an entry with %s', (_name, entry, message, length) => {
    const good = { id: 'list', offset: OFFSET + 36, length: 4 };
    const content = opened(handMade(60, [good, { id: 'list', ...entry }]));
    expect(content.lumps.map((one) => one.content.length)).toEqual([2, length]);
    expect(content.issues).toMatchObject([
      { rule: 'game-lump-entry', path: ['GAME_LUMP.list'], offset: OFFSET + 20 },
    ]);
    expect(content.issues[0]?.message).toContain(message);
    expect(content.status).toBe('truncated');
    expectRebuilt(content);
    content.lumps[1]?.content.setBytes(counting(10));
    expect(opened(content.bytes).lumps.map((one) => one.content.length)).toEqual([2, 5]);
    expect(opened(content.bytes).issues).toEqual([]);
  });

  it('has sub-lumps that share bytes, until one of them grows', () => {
    const bytes = handMade(60, [
      { id: 'list', offset: OFFSET + 36, length: 20 },
      { id: 'list', offset: OFFSET + 40, length: 20 },
    ]);
    bytes.set(counting(24), 36);
    const content = opened(bytes);
    expect(content.issues).toMatchObject([
      { rule: 'game-lump-overlap', message: 'shares 16 bytes with list' },
    ]);
    expectRebuilt(content);
    content.find('list')?.content.set(2, 0xffff);
    expect(content.lumps[1]?.content.bytes[0]).toBe(0xff);
    content.find('list')?.content.append(1);
    const now = opened(content.bytes);
    expect([now.lumps.map((one) => one.content.length), now.issues]).toEqual([[11, 10], []]);
  });

  it('has a sub-lump inside the directory', () => {
    const content = opened(handMade(40, [{ id: 'list', offset: OFFSET + 4, length: 8 }]));
    expect(content.issues.map(({ rule }) => rule)).toEqual(['game-lump-overlap']);
    expectRebuilt(content);
  });
});
