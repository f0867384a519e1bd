import { FormatError, toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { PakDocument, pakfile } from '../src/container/pakfile/index.js';
import { seededRandom } from './support/seeded-random.js';
import { buildZip, bytesOf, concat, type ZipLayout, type ZipSpec } from './support/zip-builder.js';

/** So many damaged pakfiles of each kind are tried. */
const budget = 400;
const maxOutput = 1 << 20;

const specs: readonly ZipSpec[] = [
  { name: 'a.txt', content: 'alpha' },
  { name: 'folder/b.bin', content: new Uint8Array(200), method: 8 },
  { name: 'c', content: 'x', zip64: true, flags: 8, local: { crc: 0 } },
];
const layouts: readonly ZipLayout[] = [
  {},
  { comment: `XZP2 2048${'\0'.repeat(23)}` },
  { zip64End: true, prefix: bytesOf('lead'), suffix: bytesOf('tail') },
];

/** Everything that can be asked of a pakfile; only `FormatError` may come out. */
function tryAll(bytes: Uint8Array): void {
  const type = pakfile();
  const content = type.open({ name: 'PAKFILE', bytes, offset: 0, byteOrder: 'little' });
  expect(content.bytes).toBe(bytes);
  expect(content.issues.length).toBeLessThan(200);
  const parts: Uint8Array[] = [];
  for (let i = 0; i < content.blockCount(64); i++) {
    const block: unknown = JSON.parse(toJsonText(content.block(i, 64)));
    expect(type.measure(block).opaqueBytes).toBeLessThanOrEqual(bytes.length);
    parts.push(type.rebuild(block, { name: 'PAKFILE', byteOrder: 'little' }, 0));
  }
  expect(Buffer.compare(Buffer.concat(parts), bytes)).toBe(0);
  for (const entry of content.entries) orFormatError(() => entry.unpack({ maxOutput }));
  orFormatError(() => edit(content.document));
}

/** Adds an entry; what is written can be read, and every other entry has the data that it had. */
function edit(document: PakDocument): void {
  const stored = document.entries.map((entry) => orFormatError(() => entry.stored()));
  document.add('new entry', { method: 0, data: bytesOf('data'), size: 4, crc: 0xadf3f363 });
  const again = PakDocument.parse(document.toBytes());
  expect(again.failure).toBeUndefined();
  expect(again.entries.map(({ name }) => name)).toEqual(document.entries.map(({ name }) => name));
  expect(again.find('new entry')?.unpack().bytes).toEqual(bytesOf('data'));
  stored.forEach((data, i) => {
    if (data !== undefined) expect(again.entries[i]?.stored()).toEqual(data);
  });
}

function orFormatError<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

describe('a damaged pakfile gives results or FormatErrors', () => {
  it.each(layouts.map((layout, i) => [i, layout] as const))('bytes changed, layout %i', (i, layout) => {
    const random = seededRandom(40 + i);
    const whole = buildZip(specs, layout);
    for (let round = 0; round < budget; round++) {
      const bytes = new Uint8Array(whole);
      for (let changes = 1 + random(4); changes > 0; changes--) {
        const at = random(bytes.length);
        bytes[at] = [0, 1, 0x7f, 0xff, random(256)][random(5)] ?? 0;
      }
      tryAll(bytes);
    }
  });

  it('cut off anywhere, at either end', () => {
    const whole = buildZip(specs, { comment: 'comment' });
    for (let size = 0; size < whole.length; size += 3) {
      tryAll(whole.slice(0, size));
      tryAll(whole.slice(whole.length - size));
    }
  });

  it('parts moved over others', () => {
    const random = seededRandom(99);
    const whole = buildZip(specs);
    for (let round = 0; round < budget; round++) {
      const bytes = new Uint8Array(whole);
      bytes.copyWithin(random(bytes.length), random(bytes.length), random(bytes.length));
      tryAll(bytes);
    }
  });
});

describe('a hostile pakfile', () => {
  it('with many entries on one piece of data takes no memory for what they claim', () => {
    const content = new Uint8Array(100_000);
    const bomb: ZipSpec[] = [{ name: '0', content, method: 8 }];
    for (let i = 1; i < 2000; i++) {
      bomb.push({ name: String(i), content, method: 8, localOffset: 0, centralOnly: true, crc: 0 });
    }
    const document = PakDocument.parse(buildZip(bomb));
    expect(document.entries).toHaveLength(2000);
    expect(() => document.entries[5]?.unpack({ maxOutput: 1000 })).toThrow(FormatError);
  }, 60_000);

  it('with many entries on one large header takes no memory for each of them', () => {
    const one: ZipSpec = { name: 'a', content: 'x' };
    const header = buildZip([one]);
    const extra = new Uint8Array(60_000).fill(1);
    const specs = Array.from({ length: 30_000 }, (_, i) => ({
      name: String(i),
      content: 'x',
      localOffset: 0,
      centralOnly: true,
    }));
    const big = buildZip(specs, {
      prefix: concat(header.subarray(0, 31), extra, bytesOf('x')),
      offsetsIncludePrefix: true,
    });
    big[28] = 60_000 % 256;
    big[29] = 60_000 >> 8;
    const before = process.memoryUsage().arrayBuffers;
    const content = pakfile().open({ name: 'PAKFILE', bytes: big, offset: 0, byteOrder: 'little' });
    expect([content.length, content.status]).toEqual([30_000, 'ok']);
    expect(content.issues.length).toBeLessThan(100);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100e6);
    content.document.add('new', { method: 0, data: bytesOf('data'), size: 4, crc: 0xadf3f363 });
    expect(PakDocument.parse(content.bytes).entries[29_999]?.unpack().bytes).toEqual(bytesOf('x'));
  }, 30_000);

  it('that claims a size which nothing unpacks to is refused before memory is taken', () => {
    const zip = buildZip([{ name: 'a', content: 'x'.repeat(100), method: 8, uncompressedSize: 0xfffffff0 }]);
    expect(() => PakDocument.parse(zip).entries[0]?.unpack({ maxOutput: 2 ** 40 })).toThrow(/can't unpack/);
    const lzma = buildZip([
      { name: 'a', data: new Uint8Array(20), content: '', method: 14, uncompressedSize: 0xfffffff0 },
    ]);
    expect(() => PakDocument.parse(lzma).entries[0]?.unpack({ maxOutput: 2 ** 40 })).toThrow(FormatError);
  });

  it('with an LZMA entry whose size is off by a few bytes is read by the size in the directory', async () => {
    const { data } = await PakDocument.pack(bytesOf('hello hello hello'), 'lzma');
    const zip = buildZip([
      { name: 'a', data: new Uint8Array([...data, 0, 0, 0]), content: 'hello hello hello', method: 14 },
    ]);
    const found = PakDocument.parse(zip).entries[0]?.unpack();
    expect(new TextDecoder().decode(found?.bytes)).toBe('hello hello hello');
    expect(found?.issues.map(({ rule }) => rule)).toEqual(['lzma-surplus']);
  });
});
