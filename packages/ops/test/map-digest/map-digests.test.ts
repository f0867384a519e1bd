import { createHash } from 'node:crypto';
import { type Branch, openAs } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { slowCrc32 } from '../../../formats/test/support/zip-builder.js';
import { Md5, mapDigests } from '../../src/map-digest/index.js';

const tiny = tinySource({ branch });

/** Lumps but that of the entities, read with nothing but the file's own numbers. */
function lumpsOf(file: Uint8Array, order: 'index' | 'file', littleEndian = true): Uint8Array {
  const d = new DataView(file.buffer, file.byteOffset);
  const word = (at: number): number => d.getInt32(at, littleEndian);
  const lumps = Array.from({ length: 63 }, (_, i) => [word(24 + i * 16), word(28 + i * 16)] as const);
  if (order === 'file') lumps.sort((a, b) => a[0] - b[0]);
  return new Uint8Array(
    Buffer.concat(lumps.map(([offset, length]) => file.subarray(offset, offset + length))),
  );
}

async function digestsOf(
  file: Uint8Array,
  as: Branch<object> = branch,
): Promise<Record<string, string | undefined>> {
  const digests = await mapDigests({ map: openAs(as, file.slice()), source: memorySource(file) });
  return Object.fromEntries(digests.map(({ digest, value, problem }) => [digest.id, value ?? problem]));
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

describe('mapDigests', () => {
  it('are over all lumps but the entities, in the order that each says', async () => {
    expect(await digestsOf(tiny)).toEqual({
      crc: hex(slowCrc32(lumpsOf(tiny, 'index'))),
      'crc-tools': hex(~slowCrc32(lumpsOf(tiny, 'index'))),
      'crc-engine': hex(~slowCrc32(lumpsOf(tiny, 'file'))),
      'md5-engine': createHash('md5').update(lumpsOf(tiny, 'file')).digest('hex'),
    });
  });

  it('are over the bytes of the file, whatever its byte order', async () => {
    const file = tinySource({ branch, byteOrder: 'big' });
    expect((await digestsOf(file))['crc']).toBe(hex(slowCrc32(lumpsOf(file, 'index', false))));
  });

  it('stay when entities, header or gaps change, and no other way', async () => {
    const before = await digestsOf(tiny);
    const { start } = openAs(branch, tiny.slice()).entryOf('ENTITIES');
    const changed = tiny.slice();
    changed[start + 3] = 90;
    new DataView(changed.buffer).setInt32(1032, 99, true);
    expect(await digestsOf(changed)).toEqual(before);
    const vertices = openAs(branch, tiny.slice()).entryOf('VERTICES').start;
    changed[vertices] = (changed[vertices] ?? 0) ^ 1;
    const after = await digestsOf(changed);
    for (const [id, value] of Object.entries(before)) expect(after[id]).not.toBe(value);
  });

  it('have no value when a lump is cut off, and none are there for a format that has none', async () => {
    const cut = tiny.slice(0, tiny.length - 40);
    expect(new Set(Object.values(await digestsOf(cut)))).toEqual(new Set(['incomplete']));
    const { mapDigests: _, ...capabilities } = branch.capabilities;
    expect(await digestsOf(tiny, { ...branch, capabilities })).toEqual({});
  });

  it('do not read the same bytes again and again', async () => {
    const many = new Uint8Array(1036 + 60_000);
    many.set(tiny.subarray(0, 1036));
    const d = new DataView(many.buffer);
    for (let i = 0; i < 64; i++) {
      d.setInt32(8 + i * 16, 1036, true);
      d.setInt32(12 + i * 16, 60_000, true);
    }
    expect(new Set(Object.values(await digestsOf(many)))).toEqual(new Set(['too-much']));
  });

  it('tell where they are known from', async () => {
    for (const { digest } of await mapDigests({
      map: openAs(branch, tiny.slice()),
      source: memorySource(tiny),
    })) {
      expect(digest.source.length).toBeGreaterThan(10);
      expect(digest.usedBy.length).toBeGreaterThan(10);
    }
  });
});

describe('Md5', () => {
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    [
      '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
      '57edf4a22be3c955ac49da2e2107b67a',
    ],
  ])('of %j is that of the standard', (text, digest) => {
    const md5 = new Md5();
    md5.update(new TextEncoder().encode(text));
    expect(md5.digest()).toBe(digest);
  });

  it('is that of another implementation for every length, and in whatever parts', () => {
    const data = Uint8Array.from({ length: 300 }, (_, i) => (i * 37) ^ (i >> 3));
    for (let length = 0; length <= 300; length++) {
      const bytes = data.subarray(0, length);
      const expected = createHash('md5').update(bytes).digest('hex');
      const md5 = new Md5();
      for (let at = 0; at < length; at += 1 + (length % 67))
        md5.update(bytes.subarray(at, Math.min(length, at + 1 + (length % 67))));
      expect(md5.digest()).toBe(expected);
    }
  });
});
