import { describe, expect, it } from 'vitest';
import { lumpDirectory } from '../src/container/lump-directory.js';
import { expectFormatError } from './support/expect-format-error.js';

/** A directory with words before it: a revision and the index of the last lump; lumps may lie beside the file. */
const container = lumpDirectory({
  magic: 'rBSP',
  versions: [29],
  wordsBefore: 2,
  leadingWords: ['revision', 'last-lump'],
  entryCount: 128,
  entry: ['offset', 'length', 'version', 'unpacked'],
  hasExternalLumps: true,
  alignment: 4,
  emptyOffset: 'running',
});
const HEAD_SIZE = 16 + 128 * 16;
const nameOf = (index: number): string => `LUMP_${index}`;

function head(...entries: readonly (readonly [offset: number, length: number])[]): Uint8Array {
  const bytes = container.emptyHead(29, 'little');
  container.writeEntries(
    bytes,
    entries.map(([offset, length], index) => ({ index, offset, length })),
    'little',
  );
  return bytes;
}

describe('a directory with words before it', () => {
  it('is written with the index of its last lump, and read with its revision', () => {
    const bytes = head([HEAD_SIZE, 8]);
    const view = new DataView(bytes.buffer);
    view.setInt32(8, 30, true);
    expect(bytes.length).toBe(HEAD_SIZE);
    expect(view.getInt32(12, true)).toBe(127);
    expect([view.getInt32(16, true), view.getInt32(20, true)]).toEqual([HEAD_SIZE, 8]);
    const read = container.readHead(bytes, { fileSize: HEAD_SIZE + 8, nameOf });
    expect(read).toMatchObject({ magic: 'rBSP', version: 29, revision: 30, issues: [] });
    expect(read.entries).toHaveLength(128);
    expect(read.entries[0]).toMatchObject({ start: HEAD_SIZE, end: HEAD_SIZE + 8 });
  });

  it.each([0, -1, 63, 0x7fffffff])('is read whole when it calls %i its last lump, and says so', (last) => {
    const bytes = head();
    new DataView(bytes.buffer).setInt32(12, last, true);
    const { entries, issues } = container.readHead(bytes, { fileSize: bytes.length, nameOf });
    expect(entries).toHaveLength(128);
    expect(issues).toMatchObject([
      { rule: 'lump-last', severity: 'warning', offset: 12, expected: 127, found: last },
    ]);
  });

  it.each([0, 7, 8, 15, 16, HEAD_SIZE - 1])('is truncated with %i bytes', async (size) => {
    const bytes = head().subarray(0, size);
    await expectFormatError('truncated', () => container.readHead(bytes, { fileSize: size, nameOf }));
  });
});

describe('a lump that lies beside the file', () => {
  const read = (entry: readonly [number, number], fileSize: number) =>
    container.readHead(head(entry), { fileSize, nameOf });

  it('is one whose range begins where the file ends, or behind that', () => {
    for (const offset of [HEAD_SIZE, HEAD_SIZE + 1, 0x7fffffff]) {
      const { entries, issues } = read([offset, 12], HEAD_SIZE);
      expect(issues).toEqual([]);
      expect(entries[0]).toMatchObject({ offset, length: 12, start: 0, end: 0, isElsewhere: true });
    }
  });

  it('is none that begins in the file, has no bytes, or nonsense for numbers', () => {
    expect(read([HEAD_SIZE, 12], HEAD_SIZE + 4).issues).toMatchObject([{ rule: 'lump-out-of-bounds' }]);
    expect(read([HEAD_SIZE, 0], HEAD_SIZE).entries[0]?.isElsewhere).toBeUndefined();
    expect(read([-1, 12], HEAD_SIZE).issues).toMatchObject([{ rule: 'lump-negative' }]);
    expect(read([HEAD_SIZE, -12], HEAD_SIZE).issues).toMatchObject([{ rule: 'lump-negative' }]);
  });
});
