import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import { defineBranch } from '../src/branch.js';
import { lumpDirectory } from '../src/container/lump-directory.js';
import { lump } from '../src/lump.js';
import { openAs, save } from '../src/open.js';
import { counting } from './support/map-files.js';

describe('a directory with lumps that the branch does not name', () => {
  const other = defineBranch({
    id: 'test/other',
    title: 'Other',
    container: lumpDirectory({
      magic: 'TEST',
      versions: [1],
      entryCount: 4,
      entry: ['version', 'offset', 'length', 'unused'],
      alignment: 8,
      emptyOffset: 'zero',
    }),
    byteOrders: ['little'],
    lumps: { ONE: lump(1, branch.lumps.PLANES.type), THREE: lump(3, branch.lumps.UNKNOWN_5.type) },
    capabilities: {},
  });

  function file(): Uint8Array {
    const sizes = [
      { index: 0, length: 5 },
      { index: 1, length: 32 },
      { index: 2, length: 3 },
    ];
    const { placed, size } = other.container.plan(sizes);
    const bytes = new Uint8Array(size);
    bytes.set(other.container.emptyHead(1, 'little'));
    other.container.writeEntries(bytes, placed, 'little');
    for (const { offset, length, index } of placed) bytes.set(counting(length, 10 * index + 1), offset);
    // Versions and unused words belong to nobody here, and stay.
    bytes.fill(0xcc, 8, 12);
    bytes.fill(0xdd, 20, 24);
    return bytes;
  }

  it('keeps them, with all other words of their entries', () => {
    const map = openAs(other, file());
    map.lumps.ONE.append({ distance: 1 });
    const { bytes, report } = save(map);
    expect(report.moved).toEqual([{ lump: '#2', from: 112, to: 128 }]);
    const after = openAs(other, bytes);
    expect(after.head.entries.map(({ length }) => length)).toEqual([5, 48, 3, 0]);
    expect(after.head.entries[0]?.version).toBe(0xcccccccc | 0);
    expect(bytes.subarray(20, 24)).toEqual(new Uint8Array(4).fill(0xdd));
    expect(bytes.subarray(128, 131)).toEqual(counting(3, 21));
    after.lumps.ONE.remove(2);
    expect(save(after).bytes).toEqual(file());
  });

  it('says which by their number', () => {
    const bytes = file();
    new DataView(bytes.buffer).setInt32(8 + 2 * 16 + 8, 4000, true);
    expect(openAs(other, bytes).head.issues.map(({ path }) => path)).toEqual([['#2']]);
  });
});
