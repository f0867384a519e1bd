import { describe, expect, it } from 'vitest';
import { opaque } from '../src/content/opaque.js';
import { many, sequence } from '../src/content/sequence.js';
import { list } from '../src/content/value-list.js';
import { judge, versions } from '../src/content/versions.js';
import { u8, u16, u32 } from '../src/fields.js';
import { struct } from '../src/struct.js';
import { openContent, rebuilt } from './support/open-content.js';

class LeafV0 extends struct(6, { cluster: u16, light: u16, area: u16 }) {}
class Leaf extends struct(4, { cluster: u16, area: u16 }) {}

const leaves = versions({ 0: LeafV0, 1: Leaf });

describe('a versioned lump', () => {
  it('is read by its version where the size agrees', () => {
    const bytes = Uint8Array.from({ length: 12 }, (_, i) => i);
    const old = openContent(leaves, bytes, { version: 0 });
    const now = openContent(leaves, bytes, { version: 1 });
    expect([old.layout, old.length, old.issues]).toEqual(['0', 2, []]);
    expect([now.layout, now.length, now.issues]).toEqual(['1', 3, []]);
    if (old.layout === '0') expect(old.at(0).light).toBe(0x302);
    if (now.layout === '1') expect(now.at(0).area).toBe(0x302);
  });

  it('is read by its size where they disagree, with a warning', () => {
    const content = openContent(leaves, new Uint8Array(8), { version: 0 });
    expect([content.layout, content.length, content.status]).toEqual(['1', 2, 'ok']);
    expect(content.issues).toMatchObject([
      {
        rule: 'lump-version',
        severity: 'warning',
        code: 'bad-version',
        path: ['LUMP'],
        expected: 1,
        found: 0,
      },
    ]);
  });

  it('keeps the warning when it gets other bytes, beside what they are', () => {
    const content = openContent(leaves, new Uint8Array(8), { version: 7 });
    content.setBytes(new Uint8Array(9));
    expect(content.issues.map(({ rule }) => rule)).toEqual(['lump-version', 'lump-remainder']);
    content.setBytes(new Uint8Array(4));
    expect(content.issues.map(({ rule }) => rule)).toEqual(['lump-version']);
    const counted = versions({ 1: sequence('Counted', { count: u8, items: many(u8, 'count') }) });
    const read = openContent(counted, Uint8Array.of(1, 5), { version: 2 });
    read.setObject({ count: 2, items: [1, 2] });
    expect([read.parts.items.length, read.issues.length]).toEqual([2, 1]);
  });

  it('is read by its version when no size fits, with what is left over', () => {
    const content = openContent(leaves, new Uint8Array(13), { version: 0 });
    expect([content.layout, content.length, content.remainder]).toEqual(['0', 2, 1]);
    expect(content.issues.map(({ rule }) => rule)).toEqual(['lump-remainder']);
  });

  it('says nothing of a version where there is none, or nothing to read', () => {
    expect(openContent(leaves, new Uint8Array(8)).issues).toEqual([]);
    expect(openContent(leaves, new Uint8Array(8)).layout).toBe('1');
    expect(openContent(leaves, new Uint8Array(0), { version: 9 }).issues).toEqual([]);
  });

  it('takes content types beside record classes', () => {
    const mixed = versions({ 0: list(u16), 1: opaque });
    expect(openContent(mixed, new Uint8Array(6), { version: 0 }).kind).toBe('values');
    expect(openContent(mixed, new Uint8Array(6), { version: 1 }).kind).toBe('opaque');
    expect(mixed.layouts[0].elementSize).toBe(2);
    expect(leaves.layouts[1].record).toBe(Leaf);
    expect(() => versions({})).toThrow(RangeError);
  });

  it('comes back from plain blocks by the layout that it was read as', () => {
    const bytes = Uint8Array.from({ length: 8 }, (_, i) => i);
    const content = openContent(leaves, bytes, { version: 0 });
    expect(rebuilt(leaves, content, { size: 2, version: 0, layout: content.layout } as never)).toEqual(bytes);
    const agreeing = openContent(leaves, bytes.subarray(0, 6), { version: 0 });
    expect(rebuilt(leaves, agreeing, { size: 1, version: 0 })).toEqual(bytes.subarray(0, 6));
  });
});

describe('judge', () => {
  it('puts version and size before size before version, and keeps the order of equals', () => {
    const candidate = (layout: string, version: number, type = list(u32)) => ({
      layout,
      versions: [version],
      type,
    });
    const four = [
      candidate('a', 1),
      candidate('b', 2),
      candidate('c', 2, list(u16) as never),
      candidate('d', 3),
    ];
    const order = (version: number, size: number): string[] =>
      judge(four as never, { version, size }).map((verdict) => verdict.candidate.layout);
    expect(order(2, 8)).toEqual(['b', 'c', 'a', 'd']);
    expect(order(1, 6)).toEqual(['c', 'a', 'b', 'd']);
    expect(order(9, 7)).toEqual(['a', 'b', 'c', 'd']);
  });
});
