import { describe, expect, it } from 'vitest';
import { candidates, type MeasuredLayout } from '../src/content/candidates.js';
import type { Content } from '../src/content/content.js';
import type { Doubt } from '../src/content/judge.js';
import type { RecordList } from '../src/content/record-list.js';
import { records } from '../src/content/record-list.js';
import { many, sequence } from '../src/content/sequence.js';
import { bytes, f32, u8, u16, u32 } from '../src/fields.js';
import { struct } from '../src/struct.js';
import { hex, unhex } from './support/bytes-and-errors.js';
import { openContent, rebuilt } from './support/open-content.js';

class Short extends struct(4, { id: u16, kind: u16 }) {}
class Scaled extends struct(8, { id: u16, kind: u16, scale: f32 }) {}
class Flagged extends struct(8, { id: u16, kind: u16, flags: u32 }) {}

const short = sequence('Short', { count: u16, items: many(Short, 'count') });
const scaled = sequence('Scaled', { count: u16, items: many(Scaled, 'count') });
const flagged = sequence('Flagged', { count: u16, items: many(Flagged, 'count') });
const wide = sequence('Wide', { count: u32, items: many(Short, 'count') });

/** Kinds are below 100; scales are near 1; flags are few. */
function doubts(content: Content): Doubt[] | undefined {
  const { items } = (content as unknown as { parts: { items: RecordList<typeof Short> } }).parts;
  if (items.length === 0) return undefined;
  const all = [...items] as { kind: number; scale?: number; flags?: number }[];
  const shareOf = (isBad: (item: (typeof all)[number]) => boolean): number =>
    all.filter(isBad).length / all.length;
  const found = [
    { message: 'kind', share: shareOf(({ kind }) => kind >= 100), isGrave: true },
    { message: 'scale', share: shareOf(({ scale = 1 }) => !(scale > 0.1 && scale < 10)), isGrave: false },
    { message: 'flags', share: shareOf(({ flags = 0 }) => flags > 0xff), isGrave: false },
  ];
  return found.filter(({ share }) => share > 0);
}

const measured: MeasuredLayout<'of', ReturnType<typeof madeOf>> = {
  name: 'of',
  measure({ bytes: own }) {
    const count = own[0] ?? 0;
    const size = (own.length - 2) / count;
    return isSize(size) ? size : undefined;
  },
  make: (size) => (isSize(size) ? madeOf(size) : undefined),
};

function isSize(size: number): boolean {
  return Number.isInteger(size / 4) && size > 4 && size < 100;
}

function madeOf(size: number) {
  class Made extends Short.with(size, { rest: bytes(size - 4) }) {}
  return sequence('Made', { count: u16, items: many(Made, 'count') });
}

const type = candidates(
  {
    short: { version: [1, 2], type: short },
    scaled: { version: 3, type: scaled },
    flagged: { version: 3, type: flagged },
    wide: { version: 4, type: wide },
  },
  { doubts, measured: [measured] },
);

const scaledBytes = scaled.build({ count: 1, items: [{ id: 1, kind: 2, scale: 1.5 }] });
const flaggedBytes = flagged.build({ count: 1, items: [{ id: 1, kind: 2, flags: 3 }] });

describe('a lump of several layouts', () => {
  it('is read by version and size together', () => {
    const bytes = short.build({
      count: 2,
      items: [
        { id: 1, kind: 2 },
        { id: 3, kind: 4 },
      ],
    });
    for (const version of [1, 2]) {
      const content = openContent(type, bytes, { version });
      expect([content.layout, content.issues]).toEqual(['short', []]);
      expect(
        content.candidates.map(({ candidate, sizeFits, versionFits }) => [
          candidate.layout,
          sizeFits,
          versionFits,
        ]),
      ).toEqual([
        ['short', true, true],
        ['scaled', false, false],
        ['flagged', false, false],
        ['wide', false, false],
      ]);
    }
  });

  it('is read as what makes sense where version and size are those of several', () => {
    expect(openContent(type, scaledBytes, { version: 3 }).layout).toBe('scaled');
    const content = openContent(type, flaggedBytes, { version: 3 });
    expect([content.layout, content.issues]).toEqual(['flagged', []]);
    expect(
      content.candidates.map(({ candidate, doubts: found }) => [candidate.layout, found.length]),
    ).toEqual([
      ['flagged', 0],
      ['scaled', 1],
      ['short', 0],
      ['wide', 0],
    ]);
  });

  it('says so when it could as well be another, and takes that of the game', () => {
    const both = unhex('0100 0100 0200 00000000');
    const ambiguous = candidates(
      { a: { version: 3, type: flagged }, b: { version: 3, type: flagged } },
      { doubts },
    );
    expect(openContent(ambiguous, both, { version: 3 })).toMatchObject({
      layout: 'a',
      issues: [
        {
          rule: 'lump-version',
          severity: 'warning',
          message: 'lump version 3 could as well be b: read as a',
        },
      ],
    });
    const preferring = ambiguous.prefer('b');
    expect(openContent(preferring, both, { version: 3 })).toMatchObject({ layout: 'b', issues: [] });
    // Nothing in it that layouts differ in.
    expect(openContent(ambiguous, unhex('0000'), { version: 3 })).toMatchObject({ layout: 'a', issues: [] });
    expect(openContent(type.prefer('scaled'), flaggedBytes, { version: 3 }).layout).toBe('scaled');
  });

  it('is read by its size where the version says another, with a warning', () => {
    const content = openContent(type, scaledBytes, { version: 1 });
    expect([content.layout, content.status]).toEqual(['scaled', 'ok']);
    expect(content.issues).toMatchObject([
      { rule: 'lump-version', severity: 'warning', code: 'bad-version', found: 1, path: ['LUMP'] },
    ]);
    expect(openContent(type, scaledBytes).issues).toEqual([]);
  });

  it('is read by its version where only that makes sense', () => {
    const twice = candidates(
      {
        long: { version: 1, type: scaled },
        two: { version: 2, type: sequence('Two', { count: u16, items: many(Short, 'count * 2') }) },
      },
      { doubts },
    );
    // As two short ones each, the scale would be a kind.
    expect(openContent(twice, scaledBytes, { version: 2 }).layout).toBe('long');
    expect(openContent(twice, flaggedBytes, { version: 2 }).layout).toBe('two');
  });

  it('that was cut is read by its version, as far as it goes', () => {
    const content = openContent(type, scaledBytes.subarray(0, 7), { version: 3 });
    expect([content.layout, content.status]).toEqual(['scaled', 'truncated']);
    expect(content.issues.map(({ rule }) => rule)).toEqual(['sequence-count']);
    expect(openContent(type, new Uint8Array(0), { version: 4 })).toMatchObject({
      layout: 'wide',
      status: 'empty',
      issues: [],
    });
  });

  it('stays bytes where nothing fits', () => {
    const bytes = unhex('ffff 010203');
    const content = openContent(type, bytes, { version: 9 });
    expect([content.layout, content.kind, content.status, content.candidates.length]).toEqual([
      'opaque',
      'opaque',
      'opaque',
      4,
    ]);
    expect(content.issues).toMatchObject([
      { rule: 'lump-version', message: 'lump version 9 fits no known layout: kept as bytes' },
    ]);
    expect(rebuilt(type, content, { size: 2, layout: content.layout } as never)).toEqual(bytes);
  });

  it('of no known size is read by one that is measured in it', () => {
    const bytes = unhex(
      '0200 01000200aabbccdd 03000400eeff0011'
        .replace('aabbccdd', 'aabbccddaabbccdd')
        .replace('eeff0011', 'eeff0011eeff0011'),
    );
    const content = openContent(type, bytes, { version: 9 });
    expect(content.layout).toBe('of-12');
    expect(content.issues).toMatchObject([
      { message: 'lump version 9 has no known layout of this size: read as of-12' },
    ]);
    if (content.layout !== 'of-12') throw new Error('not measured');
    expect(content.parts.items.at(1).id).toBe(3);
    for (const size of [1, 9])
      expect(hex(rebuilt(type, content, { size, layout: content.layout } as never))).toBe(hex(bytes));
    expect(type.typeOf('of-12')?.kind).toBe('sequence');
    for (const name of ['of-', 'of-x', 'of-7', 'of-4000', 'other-12', '__proto__'])
      expect(type.typeOf(name)).toBeUndefined();
  });

  it('comes back from plain blocks by its layout, or else by its version', () => {
    const content = openContent(type, flaggedBytes, { version: 3 });
    expect(rebuilt(type, content, { size: 4, layout: content.layout } as never)).toEqual(flaggedBytes);
    expect(rebuilt(type, openContent(type, scaledBytes, { version: 3 }), { size: 4, version: 3 })).toEqual(
      scaledBytes,
    );
  });

  it('can be of records alone, which are told by size without being read', () => {
    const lists = candidates({
      one: { version: 1, type: records(Scaled) },
      two: { version: 2, type: records(Short) },
    });
    expect(openContent(lists, new Uint8Array(16), { version: 2 }).layout).toBe('two');
    expect(openContent(lists, new Uint8Array(16), { version: 1 }).layout).toBe('one');
    expect(openContent(lists, new Uint8Array(12), { version: 1 }).layout).toBe('two');
    expect(openContent(lists, new Uint8Array(13), { version: 1 })).toMatchObject({
      layout: 'one',
      length: 1,
      remainder: 5,
    });
    expect(openContent(lists, new Uint8Array(13), { version: 5 }).layout).toBe('opaque');
    expect(() => candidates({})).toThrow(RangeError);
  });

  it('doesn’t let a few damaged elements decide', () => {
    const item = (kind: number): object => ({ id: 1, kind, scale: 1 });
    const few = scaled.build({ count: 5, items: [item(500), item(1), item(2), item(3), item(4)] as never });
    expect(openContent(type, few, { version: 3 }).candidates[0]).toMatchObject({
      isPlausible: true,
      doubts: [{ share: 0.2 }],
    });
    const all = scaled.build({ count: 2, items: [item(500), item(500)] as never });
    expect(openContent(type, all, { version: 3 }).candidates[0]).toMatchObject({ isPlausible: false });
  });

  it('keeps its layout when it gets other bytes', () => {
    const content = openContent(type, scaledBytes, { version: 1 });
    content.setBytes(unhex('0000'));
    expect([content.layout, content.issues.length]).toEqual(['scaled', 1]);
    expect(
      openContent(
        candidates({ a: { version: 1, type: sequence('A', { list: many(u8, 'rest') }) } }),
        unhex('01'),
        { version: 1 },
      ).status,
    ).toBe('ok');
  });
});
