import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { FormatError, memorySource } from '@brushwork/record';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readStoredZipEntry, readZipEntry } from '../src/container/zip/read-zip-entry.js';
import { readZipDirectory } from '../src/container/zip/zip-directory.js';
import { expectFormatError, resultOrFormatError } from './support/expect-format-error.js';
import { seededRandom } from './support/seeded-random.js';
import { buildZip, bytesOf, concat, numbers, type ZipSpec } from './support/zip-builder.js';

async function readAt(zip: Uint8Array, index: number, options = {}) {
  const source = memorySource(zip);
  const { entries } = await readZipDirectory(source);
  const entry = entries[index];
  if (entry === undefined) throw new Error(`no entry ${index}`);
  return readZipEntry(source, entry, options);
}

function readOnly(spec: ZipSpec, options = {}) {
  return readAt(buildZip([spec]), 0, options);
}

const text = 'The quick brown fox. '.repeat(50);

describe('readZipEntry', () => {
  it.each([
    ['stored', { name: 'a', content: text }],
    ['deflated', { name: 'a', content: text, method: 8 }],
    ['deflated with zip64 sizes', { name: 'a', content: text, method: 8, zip64: true }],
    ['with sizes after the data', { name: 'a', content: text, method: 8, flags: 8, local: { crc: 0 } }],
  ])('unpacks what is %s', async (_name, spec: ZipSpec) => {
    const { bytes, issues } = await readOnly(spec);
    expect(new TextDecoder().decode(bytes)).toBe(text);
    expect(issues).toEqual([]);
  });

  it('unpacks empty entries of either method', async () => {
    expect((await readOnly({ name: 'a' })).bytes).toHaveLength(0);
    expect((await readOnly({ name: 'a', method: 8 })).bytes).toHaveLength(0);
    expect((await readOnly({ name: 'a', method: 8, data: new Uint8Array(0) })).bytes).toHaveLength(0);
  });

  it('unpacks behind other bytes', async () => {
    const zip = buildZip([{ name: 'a', content: text, method: 8 }], { prefix: new Uint8Array(1036) });
    expect((await readAt(zip, 0)).bytes).toHaveLength(text.length);
  });

  it('unpacks beyond 4 GiB, reading no more than it needs', async () => {
    const far = 5_000_000_000;
    const spec = { name: 'far', content: text, method: 8, zip64: true, localOffset: far };
    const local = 30 + 'far'.length + deflateRawSync(bytesOf(text)).length;
    const zip = buildZip([spec], { zip64End: true, directoryOffset: far + local });
    const source = {
      byteLength: far + zip.length,
      slice: (start: number, end: number) => {
        const bytes = new Uint8Array(end - start);
        if (end > far) bytes.set(zip.subarray(Math.max(0, start - far), end - far), Math.max(0, far - start));
        return bytes;
      },
    };
    const { entries, issues } = await readZipDirectory(source);
    expect(issues).toEqual([]);
    const [entry] = entries;
    if (entry === undefined) throw new Error('no entry');
    expect(entry.localOffset).toBe(far);
    expect(new TextDecoder().decode((await readZipEntry(source, entry)).bytes)).toBe(text);
  });

  it("gives back what another library's writer was given", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 500 }),
        fc.nat(300),
        fc.constantFrom(0, 1, 6, 9),
        async (seed, copies, level) => {
          const content = new Uint8Array(seed.length * copies).map(
            (_, index) => seed[index % seed.length] ?? 0,
          );
          const zip = zipSync(
            { a: bytesOf('first'), b: content },
            { level: level === 0 ? 0 : level === 1 ? 1 : 9 },
          );
          expect(Buffer.compare((await readAt(zip, 1)).bytes, content)).toBe(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reports a local header that disagrees and goes by the directory', async () => {
    const spec = { name: 'real', localName: 'other', content: text, method: 8, local: { crc: 7 } };
    const { bytes, issues } = await readOnly(spec);
    expect(bytes).toHaveLength(text.length);
    expect(issues.map((found) => found.message)).toEqual([
      'the local header has another name than the zip directory',
      'the local header has another CRC than the zip directory',
    ]);
  });

  it('leaves the source alone when its result is changed', async () => {
    const zip = buildZip([{ name: 'a', content: text }]);
    (await readAt(zip, 0)).bytes.fill(0);
    expect(new TextDecoder().decode((await readAt(zip, 0)).bytes)).toBe(text);
  });
});

describe('what is refused', () => {
  it.each([
    ['an encrypted entry', { flags: 1 }, /encrypted/],
    ['strong encryption', { flags: 0x41 }, /encrypted/],
    ['AES', { method: 99 }, /AES/],
    ['LZMA', { method: 14 }, /LZMA \(method 14\)/],
    ['bzip2', { method: 12 }, /bzip2 \(method 12\)/],
    ['an unknown method', { method: 777 }, /method 777/],
  ])('%s, by name', async (_name, spec, message) => {
    const error = await expectFormatError('unsupported', () =>
      readOnly({ name: 'a', content: 'x', ...spec }),
    );
    expect(error.message).toMatch(message);
  });

  it.each([
    ['another CRC', 'bad-value', { crc: 5 }],
    ['less data than claimed', 'bad-length', { uncompressedSize: text.length + 1 }],
    ['more data than claimed', 'bad-length', { uncompressedSize: text.length - 1 }],
    ['a size that the data cannot have', 'bad-value', { uncompressedSize: 500_000_000 }],
    ['no data at all', 'bad-value', { data: new Uint8Array(0) }],
    ['data that ends early', 'truncated', { data: deflateRawSync(bytesOf(text)).subarray(0, 20) }],
    ['data that is no DEFLATE', 'bad-value', { data: new Uint8Array(40).fill(0xff) }],
    ['a local header elsewhere', 'bad-magic', { localOffset: 3 }],
    ['a local header outside', 'out-of-bounds', { localOffset: 900_000 }],
    ['data that goes beyond the file', 'out-of-bounds', { compressedSize: 4_000_000 }],
  ] as const)('%s', async (_name, code, spec: Partial<ZipSpec>) => {
    const error = await expectFormatError(code, () =>
      readOnly({ name: 'a', content: text, method: 8, ...spec }),
    );
    expect(error.path).toEqual(['zip entries', 0]);
  });

  it('two sizes of a stored entry', async () => {
    await expectFormatError('bad-length', () => readOnly({ name: 'a', content: text, uncompressedSize: 3 }));
  });
});

describe('zip bombs', () => {
  const zeros = deflateRawSync(new Uint8Array(50_000_000), { level: 9 });

  it('of an honest size are stopped by the limit before anything is unpacked', async () => {
    const spec = { name: 'a', method: 8, data: zeros, uncompressedSize: 50_000_000, crc: 0 };
    await expectFormatError('limit', () => readOnly(spec, { maxOutput: 49_999_999 }));
    await expectFormatError('limit', () => readOnly({ name: 'a', content: text }, { maxOutput: 10 }));
  });

  it('that lie about their size are stopped at that size', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const spec = { name: 'a', method: 8, data: zeros, uncompressedSize: 1000 };
    await expectFormatError('bad-length', () => readOnly(spec));
    // One piece of 8 KiB can't make more than 8 MiB, in a buffer of up to twice that.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
  });

  it('that promise terabytes are stopped by the promise', async () => {
    const spec = { name: 'a', method: 8, data: zeros, uncompressedSize: 2 ** 42, zip64: true };
    await expectFormatError('limit', () => readOnly(spec));
    await expectFormatError('bad-value', () => readOnly(spec, { maxOutput: 2 ** 43 }));
  });

  it('refuses a limit that is none', async () => {
    for (const maxOutput of [-1, Number.NaN, 0.5, Number.POSITIVE_INFINITY]) {
      await expectFormatError('limit', () => readOnly({ name: 'a', content: 'x' }, { maxOutput }));
    }
  });
});

describe('readStoredZipEntry', () => {
  it('gives data and header of any method as they stand in the file', async () => {
    const zip = buildZip([
      { name: 'x' },
      { name: 'lump', data: bytesOf('lzma data'), method: 14, uncompressedSize: 900 },
    ]);
    const source = memorySource(zip);
    const entry = (await readZipDirectory(source)).entries[1];
    if (entry === undefined) throw new Error('no entry');
    const { header, data } = await readStoredZipEntry(source, entry);
    expect(new TextDecoder().decode(data)).toBe('lzma data');
    expect(concat(header.bytes, data)).toEqual(zip.slice(entry.localOffset, entry.localOffset + 34 + 9));
    await expectFormatError('limit', () => readStoredZipEntry(source, entry, { maxOutput: 8 }));
  });
});

const small = buildZip(
  [
    { name: 'a/b.txt', content: 'stored text' },
    { name: 'c', content: text, method: 8, comment: 'note' },
    { name: 'd', content: 'wide', zip64: true, extra: numbers([9, 2], [2, 2], [7, 2]) },
  ],
  { zip64End: true, comment: 'comment' },
);

async function readEverything(zip: Uint8Array): Promise<number> {
  const source = memorySource(zip);
  const { entries } = await readZipDirectory(source, { maxEntries: 100 });
  let size = 0;
  for (const entry of entries) {
    const result = await resultOrFormatError(() => readZipEntry(source, entry, { maxOutput: 100_000 }));
    if (!(result instanceof FormatError)) size += result.bytes.length;
  }
  return size;
}

describe('damage', () => {
  it('of a zip cut off anywhere is a FormatError, except inside the comment', async () => {
    for (let length = 0; length < small.length; length += 1) {
      const result = await resultOrFormatError(() => readEverything(small.slice(0, length)));
      const isInComment = length >= small.length - 'comment'.length;
      expect([length, result instanceof FormatError]).toEqual([length, !isInComment]);
    }
  });

  it('of any one byte gives a result or a FormatError', async () => {
    for (let at = 0; at < small.length; at += 1) {
      for (const value of [0, 0x7f, 0xff, (small[at] ?? 0) ^ 1]) {
        const zip = small.slice();
        zip[at] = value;
        await resultOrFormatError(() => readEverything(zip));
      }
    }
  });

  it('of many random bytes gives a result or a FormatError', async () => {
    const random = seededRandom(20_240_601);
    let readable = 0;
    for (let round = 0; round < 4000; round += 1) {
      const zip = small.slice();
      for (let count = 1 + random(6); count > 0; count -= 1) {
        const at = random(zip.length);
        if (random(3) === 0) zip.copyWithin(at, random(zip.length), random(zip.length));
        else zip[at] = random(2) === 0 ? 0xff : random(256);
      }
      const result = await resultOrFormatError(() => readEverything(zip));
      if (!(result instanceof FormatError)) readable += 1;
    }
    // Neither everything nor nothing: the damage has to reach the entries as well.
    expect(readable).toBeGreaterThan(500);
    expect(readable).toBeLessThan(3990);
  });
});

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../shared/corpus');
const folder = path.join(corpus, 'cod1-ibsp59/coyoteclan__cod1-battleroyale');
const archive = path.join(folder, 'zzz_brmap2.1ee330b8.pk3');

describe.skipIf(!existsSync(archive))(`a game's own archive (skipped without ${archive})`, () => {
  it('holds the same map as lies beside it', async () => {
    const source = memorySource(readFileSync(archive));
    const { byName, issues } = await readZipDirectory(source);
    expect(issues).toEqual([]);
    const entry = byName.get('maps/mp/brmap2.bsp')?.[0];
    if (entry === undefined) throw new Error('no map');
    const { bytes } = await readZipEntry(source, entry);
    expect(Buffer.compare(bytes, readFileSync(path.join(folder, 'brmap2.1ee330b8.bsp')))).toBe(0);
  });
});
