import { describe, expect, it } from 'vitest';
import { type LumpDirectoryOptions, lumpDirectory } from '../src/container/lump-directory.js';
import { expectFormatError } from './support/expect-format-error.js';

const options: LumpDirectoryOptions = {
  magic: 'IBSP',
  versions: [59],
  entryCount: 4,
  entry: ['length', 'offset'],
  alignment: 4,
  emptyOffset: 'running',
  emptyAtZero: [3],
};
const container = lumpDirectory(options);
const nameOf = (index: number): string => `LUMP_${index}`;

/** Bytes of a directory of four lumps. */
function head(...entries: readonly (readonly [offset: number, length: number])[]): Uint8Array {
  const bytes = container.emptyHead(59, 'little');
  container.writeEntries(
    bytes,
    entries.map(([offset, length], index) => ({ index, offset, length })),
    'little',
  );
  return bytes;
}

describe('a lump directory', () => {
  it('is known by magic and version', () => {
    expect(container.headSize).toBe(40);
    expect(container.matches(head())).toBe(true);
    expect(container.matches(lumpDirectory({ ...options, magic: 'VBSP' }).emptyHead(59, 'little'))).toBe(
      false,
    );
    expect(container.matches(container.emptyHead(58, 'little'))).toBe(false);
    for (let size = 0; size < 8; size++) expect(container.matches(head().subarray(0, size))).toBe(false);
  });

  it('is read with every word as it is stored', () => {
    const { entries, issues, magic, version, byteOrder } = container.readHead(
      head([40, 10], [52, 0], [-1, 0]),
      { fileSize: 60, nameOf },
    );
    expect({ magic, version, byteOrder, issues }).toEqual({
      magic: 'IBSP',
      version: 59,
      byteOrder: 'little',
      issues: [],
    });
    expect(entries).toEqual([
      { index: 0, offset: 40, length: 10, version: undefined, start: 40, end: 50 },
      { index: 1, offset: 52, length: 0, version: undefined, start: 0, end: 0 },
      { index: 2, offset: -1, length: 0, version: undefined, start: 0, end: 0 },
      { index: 3, offset: 0, length: 0, version: undefined, start: 0, end: 0 },
    ]);
  });

  it('is truncated when any byte of it is missing', async () => {
    for (let size = 0; size < 40; size++) {
      const bytes = head().subarray(0, size);
      const error = await expectFormatError('truncated', () =>
        container.readHead(bytes, { fileSize: size, nameOf }),
      );
      expect(error).toMatchObject({ path: ['header'], expected: 40, found: size });
    }
  });

  it.each<[string, readonly [number, number], object, readonly [number, number]]>([
    [
      'a negative length',
      [40, -7],
      { rule: 'lump-negative', severity: 'error', code: 'bad-length', found: -7 },
      [0, 0],
    ],
    [
      'a negative offset',
      [-8, 7],
      { rule: 'lump-negative', severity: 'error', code: 'out-of-bounds', found: -8 },
      [0, 0],
    ],
    [
      'an end behind the file',
      [90, 20],
      { rule: 'lump-out-of-bounds', severity: 'error', code: 'out-of-bounds', found: 110 },
      [90, 100],
    ],
    [
      'a start behind the file',
      [200, 20],
      { rule: 'lump-out-of-bounds', severity: 'error', code: 'out-of-bounds', found: 220 },
      [100, 100],
    ],
    [
      'numbers whose sum is no 32-bit number',
      [0x7fffffff, 0x7fffffff],
      { rule: 'lump-out-of-bounds', severity: 'error', code: 'out-of-bounds', found: 0xfffffffe },
      [100, 100],
    ],
    [
      'a start in the header',
      [36, 8],
      { rule: 'lump-in-header', severity: 'warning', code: 'overlap', found: 36 },
      [36, 44],
    ],
  ])('reports %s and says where', (_what, entry, expected, [start, end]) => {
    const { entries, issues } = container.readHead(head([40, 4], entry), { fileSize: 100, nameOf });
    expect(issues[0]).toMatchObject({ ...expected, path: ['LUMP_1'], offset: 16 });
    expect(entries[1]).toMatchObject({ offset: entry[0], length: entry[1], start, end });
  });

  it('reports lumps that claim the same bytes, each with one that reaches so far', () => {
    const { issues } = container.readHead(head([40, 30], [50, 4], [60, 20], [80, 20]), {
      fileSize: 100,
      nameOf,
    });
    expect(issues.map(({ rule, path, message }) => [rule, path[0], message])).toEqual([
      ['lump-overlap', 'LUMP_1', 'shares 4 bytes with LUMP_0'],
      ['lump-overlap', 'LUMP_2', 'shares 10 bytes with LUMP_0'],
    ]);
  });
});

describe('the plan of a lump directory', () => {
  function offsets(...lengths: number[]): number[] {
    return container
      .plan(lengths.map((length, index) => ({ index, length })))
      .placed.map(({ offset }) => offset);
  }

  it('follows the order of the directory and aligns every lump', () => {
    expect(offsets(5, 4, 1, 2)).toEqual([40, 48, 52, 56]);
    expect(
      container.plan([
        { index: 2, length: 3 },
        { index: 0, length: 1 },
      ]),
    ).toMatchObject({ end: 47, size: 48 });
  });

  it('gives empty lumps the offset that they would begin at, or 0 as the compiler does', () => {
    expect(offsets(0, 5, 0, 0)).toEqual([40, 40, 48, 0]);
    const zero = lumpDirectory({ ...options, emptyOffset: 'zero' });
    expect(zero.plan([{ index: 1, length: 5 }]).placed.map(({ offset }) => offset)).toEqual([0, 40, 0, 0]);
  });

  it('places a region once, with its lumps in their distances', () => {
    const region = { length: 22 };
    const plan = container.plan([
      { index: 0, length: 3 },
      { index: 1, length: 10, region, delta: 7 },
      { index: 2, length: 4, region },
      { index: 3, length: 1 },
    ]);
    expect(plan.placed.map(({ offset }) => offset)).toEqual([40, 51, 44, 68]);
    expect(plan.starts.get(region)).toBe(44);
    expect(plan).toMatchObject({ end: 69, size: 72 });
  });

  it('leaves room for bytes that followed a lump which has become empty', () => {
    const region = { length: 6 };
    const plan = container.plan([
      { index: 0, length: 0, region },
      { index: 1, length: 2 },
      { index: 3, length: 0, region: { length: 3 } },
    ]);
    expect(plan.placed.map(({ offset }) => offset)).toEqual([40, 48, 52, 0]);
    expect([...plan.starts.values()]).toEqual([40, 52]);
    expect(plan.size).toBe(56);
  });

  it('begins where it is told to', () => {
    expect(container.plan([{ index: 0, length: 4 }], { from: 41 }).placed[0]?.offset).toBe(44);
    expect(container.plan([{ index: 0, length: 4 }], { from: 3 }).placed[0]?.offset).toBe(40);
  });

  it('ends at what signed 32-bit offsets can say', () => {
    expect(container.plan([{ index: 0, length: 0x7fffffff - 43 }]).end).toBe(0x7ffffffc);
    expect(() => container.plan([{ index: 0, length: 0x7fffffff }])).toThrow(
      expect.objectContaining({ code: 'limit' }),
    );
  });
});

describe('entries', () => {
  it('are written in the order of their words, and leave other words alone', () => {
    const four = lumpDirectory({
      ...options,
      entry: ['offset', 'unused', 'length', 'version'],
      entryCount: 2,
    });
    const bytes = new Uint8Array(four.headSize).fill(0xcc);
    four.writeEntries(bytes, [{ index: 1, offset: 0x01020304, length: 5 }], 'little');
    expect([...bytes.subarray(24)]).toEqual([
      4, 3, 2, 1, 0xcc, 0xcc, 0xcc, 0xcc, 5, 0, 0, 0, 0xcc, 0xcc, 0xcc, 0xcc,
    ]);
    expect(bytes.subarray(0, 24).every((byte) => byte === 0xcc)).toBe(true);
    four.writeEntries(bytes, [{ index: 0, offset: 0x01020304, length: 5 }], 'big');
    expect([...bytes.subarray(8, 12)]).toEqual([1, 2, 3, 4]);
  });
});
