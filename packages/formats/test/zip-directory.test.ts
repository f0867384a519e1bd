import { memorySource, readBytes } from '@brushwork/record';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readZipDirectory } from '../src/container/zip/zip-directory.js';
import { isZipFolder } from '../src/container/zip/zip-entry.js';
import { expectFormatError } from './support/expect-format-error.js';
import {
  buildZip,
  bytesOf,
  concat,
  numbers,
  slowCrc32,
  type ZipLayout,
  type ZipSpec,
} from './support/zip-builder.js';

const specs: readonly ZipSpec[] = [
  { name: 'maps/' },
  { name: 'maps/a.txt', content: 'alpha', method: 8, comment: 'first' },
  { name: 'b.bin', content: new Uint8Array(300) },
];

function read(zip: Uint8Array, options = {}) {
  return readZipDirectory(memorySource(zip), options);
}

async function rules(zip: Uint8Array): Promise<readonly string[]> {
  return (await read(zip)).issues.map((found) => found.rule);
}

describe('readZipDirectory', () => {
  it('lists the entries in the order of the file, with the raw values of their records', async () => {
    const { entries, issues, end } = await read(buildZip(specs, { comment: 'the end' }));
    expect(issues).toEqual([]);
    expect(entries.map((entry) => entry.name)).toEqual(['maps/', 'maps/a.txt', 'b.bin']);
    expect(entries.map(isZipFolder)).toEqual([true, false, false]);
    expect(entries[1]).toMatchObject({
      index: 1,
      method: 8,
      crc: slowCrc32(bytesOf('alpha')),
      uncompressedSize: 5,
      localOffset: 35,
      versionMadeBy: 20,
      modifiedDate: 0x21,
    });
    expect(new TextDecoder().decode(entries[1]?.comment)).toBe('first');
    expect(new TextDecoder().decode(end.comment)).toBe('the end');
  });

  it("reads what another library's writer makes", async () => {
    const zip = zipSync({ 'a/b.txt': bytesOf('hello'), 'ü.txt': [bytesOf('x'), { comment: 'c', level: 0 }] });
    const { entries, issues } = await read(zip);
    expect(entries.map((entry) => entry.name)).toEqual(['a/b.txt', 'ü.txt']);
    expect(issues).toEqual([]);
  });

  it('reads the directory only, not what it lists', async () => {
    const zip = buildZip([{ name: 'big', content: new Uint8Array(500_000) }]);
    let bytesRead = 0;
    const inner = memorySource(zip);
    await readZipDirectory({
      byteLength: zip.length,
      slice: (start, end) => {
        bytesRead += end - start;
        return inner.slice(start, end);
      },
    });
    expect(bytesRead).toBeLessThan(66_000);
  });

  it('keeps every byte of records and end, so that they can be written back', async () => {
    const extra = numbers([0x4242, 2], [3, 2]);
    const zip = buildZip([{ name: 'x', extra: concat(extra, bytesOf('abc')) }], {
      afterDirectory: bytesOf('sign'),
    });
    const { entries, end, remainder } = await read(zip);
    expect([...(entries[0]?.extra ?? [])]).toEqual([...extra, ...bytesOf('abc')]);
    expect(remainder).toHaveLength(0);
    const record = await readBytes(
      memorySource(zip),
      end.directoryOffset,
      end.directoryOffset + end.directorySize,
    );
    expect(record).toHaveLength(entries[0]?.recordSize ?? 0);
  });

  it('keeps what stands in the directory after the last record', async () => {
    const zip = buildZip([{ name: 'x' }], {
      afterDirectory: bytesOf('PK\x05\x05sign'),
      directorySize: 47 + 8,
    });
    const { entries, remainder } = await read(zip);
    expect(entries).toHaveLength(1);
    expect(new TextDecoder().decode(remainder)).toBe('PK\x05\x05sign');
  });

  it('reads an empty zip', async () => {
    const { entries, issues } = await read(buildZip([]));
    expect(entries).toEqual([]);
    expect(issues).toEqual([]);
  });
});

describe('the end of a zip', () => {
  it.each([
    ['no comment', {}],
    ['the longest comment', { comment: 'c'.repeat(65_535) }],
    ['a comment with the mark of an end record in it', { comment: `PK\x05\x06${'\0'.repeat(30)}` }],
  ] as const)('is found with %s', async (_name, layout: ZipLayout) => {
    const { entries, end, issues } = await read(buildZip(specs, layout));
    expect(entries).toHaveLength(3);
    expect(end.comment).toHaveLength(bytesOf(layout.comment ?? '').length);
    expect(issues).toEqual([]);
  });

  it('is the last one when a zip is the comment of another, as for other readers', async () => {
    const zip = buildZip(specs, { comment: buildZip([{ name: 'inside' }]) });
    expect((await read(zip)).entries.map((entry) => entry.name)).toEqual(['inside']);
  });

  it('is found before other bytes, which are reported', async () => {
    const zip = buildZip(specs, { suffix: new Uint8Array(5000), comment: 'x' });
    expect((await read(zip)).entries).toHaveLength(3);
    expect(await rules(zip)).toEqual(['zip-trailing-bytes']);
  });

  it('is too far away behind more than the longest comment', async () => {
    await expectFormatError('bad-magic', () => read(buildZip(specs, { suffix: new Uint8Array(70_000) })));
  });

  it.each([
    ['counted from the zip', {}],
    ['counted from the file', { offsetsIncludePrefix: true }],
    ['counted from the zip, with zip64', { zip64End: true }],
    ['counted from the file, with zip64', { zip64End: true, offsetsIncludePrefix: true }],
  ])('tells where entries are behind other bytes, with offsets %s', async (_name, layout: ZipLayout) => {
    const zip = buildZip(specs, { ...layout, prefix: bytesOf('MZ stub of a self-extractor') });
    const { entries, end, issues } = await read(zip);
    expect(entries.map((entry) => [...zip.subarray(entry.localOffset, entry.localOffset + 4)])).toEqual(
      specs.map(() => [0x50, 0x4b, 3, 4]),
    );
    expect(end.offsetCorrection).toBe(layout.offsetsIncludePrefix === true ? 0 : 27);
    expect(issues.map((found) => found.rule)).toEqual(
      layout.offsetsIncludePrefix === true ? [] : ['zip-offset-correction'],
    );
  });

  it('reads zip64 end records and sizes', async () => {
    const zip = buildZip(
      specs.map((spec) => ({ ...spec, zip64: true })),
      { zip64End: true },
    );
    const plain = await read(buildZip(specs));
    const { entries, issues } = await read(zip);
    expect(issues).toEqual([]);
    expect(entries.map((entry) => [entry.uncompressedSize, entry.compressedSize, entry.localOffset])).toEqual(
      plain.entries.map((entry) => [entry.uncompressedSize, entry.compressedSize, entry.localOffset]),
    );
  });

  it('refuses numbers of 64 bits that no file can reach', async () => {
    const zip = buildZip(specs, { zip64End: true });
    const at = zip.length - 22 - 20 - 56;
    zip.fill(0xff, at + 40, at + 48);
    await expectFormatError('out-of-bounds', () => read(zip));
  });

  it.each([
    ['a directory before the file', { directorySize: 50_000 }],
    ['a directory behind the end record', { directorySize: 20, directoryOffset: 4_000_000 }],
    ['a claimed directory in an empty zip', { directorySize: 0 }],
  ])('refuses %s', async (_name, layout: ZipLayout) => {
    await expectFormatError('out-of-bounds', () => read(buildZip(specs, layout)));
  });

  it('refuses a part of a zip in several files', async () => {
    await expectFormatError('unsupported', () => read(buildZip(specs, { disk: 2 })));
  });

  it.each([0, 1, 21, 22, 4000])('refuses %d bytes of something else', async (size) => {
    await expectFormatError(size < 22 ? 'truncated' : 'bad-magic', () => read(new Uint8Array(size)));
  });

  it('does not follow thousands of false end records', async () => {
    const mark = numbers([0x06054b50, 4], [0, 2], [0, 2], [1, 2], [1, 2], [46, 4], [0, 4], [0, 2]);
    const zip = concat(...Array.from({ length: 3000 }, () => mark));
    let reads = 0;
    const inner = memorySource(zip);
    const source = {
      byteLength: zip.length,
      slice: (start: number, end: number) => {
        reads += 1;
        return inner.slice(start, end);
      },
    };
    await expectFormatError('out-of-bounds', () => readZipDirectory(source));
    expect(reads).toBeLessThan(100);
  });
});

describe('limits', () => {
  it('refuses more entries than allowed', async () => {
    const zip = buildZip(specs);
    expect((await read(zip, { maxEntries: 3 })).entries).toHaveLength(3);
    await expectFormatError('limit', () => read(zip, { maxEntries: 2 }));
  });

  it('refuses a larger directory than allowed before reading it', async () => {
    const zip = buildZip(specs);
    await expectFormatError('limit', () => read(zip, { maxDirectorySize: 100 }));
  });

  it('goes by the records, not by the claimed number of them', async () => {
    for (const entryCount of [0, 2, 4, 65_535]) {
      const zip = buildZip(specs, { entryCount });
      expect((await read(zip)).entries).toHaveLength(3);
      expect(await rules(zip)).toEqual(['zip-entry-count']);
    }
  });

  it('reads more than 65,535 entries without zip64, whose count has wrapped', async () => {
    const many = Array.from({ length: 65_540 }, (_, index) => ({ name: String(index) }));
    const zip = buildZip(many, { entryCount: 4 });
    const { entries, issues } = await read(zip);
    expect(entries).toHaveLength(65_540);
    expect(issues.map((found) => [found.rule, found.severity])).toEqual([['zip-entry-count', 'info']]);
  });
});

describe('broken records', () => {
  it('keeps the entries before a record that goes beyond the directory', async () => {
    const zip = buildZip(specs);
    const { end, entries } = await read(zip);
    const second = (entries[0]?.recordSize ?? 0) + end.directoryOffset;
    zip.set([0xff, 0xff], second + 28);
    const broken = await read(zip);
    expect(broken.entries.map((entry) => entry.name)).toEqual(['maps/']);
    expect(broken.issues.map((found) => [found.rule, found.severity])).toEqual([
      ['zip-directory-broken', 'error'],
      ['zip-entry-count', 'warning'],
    ]);
  });

  it('fails when already the first one is broken', async () => {
    const zip = buildZip(specs);
    const { end } = await read(zip);
    zip.set([0xff, 0xff], end.directoryOffset + 28);
    await expectFormatError('truncated', () => read(zip));
  });

  it('ignores extra fields whose chain is broken', async () => {
    const zip = buildZip([
      { name: 'x', extra: numbers([1, 2], [400, 2], [7, 8]), uncompressedSize: 0xffffffff },
    ]);
    expect((await read(zip)).entries[0]?.uncompressedSize).toBe(0xffffffff);
  });
});

describe('names', () => {
  const hostile = [
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '/abs',
    'C:\\x',
    'a\0b',
    '',
    '.',
    '..',
    '\x1b[2J',
  ];

  it('are keys of a Map and nothing else', async () => {
    const { entries, byName } = await read(buildZip(hostile.map((name) => ({ name, content: name }))));
    expect(entries.map((entry) => entry.name)).toEqual(hostile);
    expect([...byName.keys()]).toEqual(hostile);
    expect(byName.get('__proto__')?.[0]?.index).toBe(0);
    expect(byName.get('hasOwnProperty')).toBeUndefined();
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it('may be there twice; both entries are found and the second is reported', async () => {
    const zip = buildZip([
      { name: 'x', content: '1' },
      { name: 'x', content: '2' },
    ]);
    expect((await read(zip)).byName.get('x')?.map((entry) => entry.index)).toEqual([0, 1]);
    expect(await rules(zip)).toEqual(['zip-duplicate-name']);
  });

  it('are UTF-8 with the flag and code page 437 without it', async () => {
    const utf8 = bytesOf('wände.bsp');
    const dos = Uint8Array.of(0x77, 0x84, 0x6e, 0x64, 0x65, 0xff);
    const { entries } = await read(
      buildZip([{ name: utf8, flags: 0x800 }, { name: utf8 }, { name: dos }, { name: dos, flags: 0x800 }]),
    );
    expect(entries.map((entry) => entry.name)).toEqual([
      'wände.bsp',
      'w├ñnde.bsp',
      'wände\u00a0',
      'wände\u00a0',
    ]);
    expect(entries.map((entry) => [...entry.nameBytes])).toEqual([[...utf8], [...utf8], [...dos], [...dos]]);
  });

  it('give a different character for each byte of code page 437', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    const { entries } = await read(buildZip([{ name: all }]));
    expect(new Set(entries[0]?.name).size).toBe(256);
    expect(entries[0]?.name).toHaveLength(256);
  });

  it('are taken from the Unicode Path field when that belongs to them', async () => {
    const field = (crc: number) => {
      const text = bytesOf('ひ');
      return concat(numbers([0x7075, 2], [5 + text.length, 2]), Uint8Array.of(1), numbers([crc, 4]), text);
    };
    const { entries } = await read(
      buildZip([
        { name: '?', extra: field(slowCrc32(bytesOf('?'))) },
        { name: '?', extra: field(12) },
      ]),
    );
    expect(entries.map((entry) => entry.name)).toEqual(['ひ', '?']);
  });

  it('keep a byte order mark, so that two names stay two', async () => {
    const { byName } = await read(
      buildZip([
        { name: 'a', flags: 0x800 },
        { name: '\ufeffa', flags: 0x800 },
      ]),
    );
    expect([...byName.keys()]).toEqual(['a', '\ufeffa']);
  });
});

describe('places', () => {
  it('reports entries that name the same bytes', async () => {
    const { issues, entries } = await read(
      buildZip([
        { name: 'a', content: 'x'.repeat(1000), method: 8 },
        { name: 'b', centralOnly: true, localOffset: 0, compressedSize: 10, uncompressedSize: 10_000 },
        { name: 'c', centralOnly: true, localOffset: 5, compressedSize: 10, uncompressedSize: 10_000 },
      ]),
    );
    expect(entries).toHaveLength(3);
    expect(issues.map((found) => [found.rule, found.path[1]])).toEqual([
      ['zip-overlapping-entries', 1],
      ['zip-overlapping-entries', 2],
    ]);
  });

  it('reports entries outside the file', async () => {
    const zip = buildZip([
      { name: 'a', content: 'a', localOffset: 70_000 },
      { name: 'b', content: 'b', compressedSize: 4_000_000_000 },
    ]);
    expect(await rules(zip)).toContain('zip-entry-outside');
  });

  it('does not make a report as large as the trouble', async () => {
    const same = Array.from({ length: 5000 }, () => ({ name: 'x', centralOnly: true, localOffset: 0 }));
    expect((await rules(buildZip(same))).length).toBeLessThan(100);
  });
});
