import { toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { type Pakfile, pakfile } from '../src/container/pakfile/index.js';
import { expectFormatError } from './support/expect-format-error.js';
import { buildZip, bytesOf, concat, numbers, type ZipLayout, type ZipSpec } from './support/zip-builder.js';

const specs: readonly ZipSpec[] = [
  { name: 'materials/a.vmt', content: '"LightmappedGeneric"\n{\n}\n' },
  { name: 'materials/b.vtf', content: new Uint8Array(300).fill(7), comment: 'second' },
  { name: 'sound/c.wav', content: 'abc'.repeat(100), method: 8 },
];

function open(bytes: Uint8Array, offset = 0): Pakfile {
  return pakfile().open({ name: 'PAKFILE', bytes, offset, byteOrder: 'little' });
}

function rules(content: Pakfile): string[] {
  return content.issues.map(({ rule }) => rule);
}

/** Rebuilds content from the JSON text of its blocks alone. */
function rebuilt(content: Pakfile, size = 4096): Uint8Array {
  const type = pakfile();
  const blocks = Array.from({ length: content.blockCount(size) }, (_, i) =>
    toJsonText(content.block(i, size)),
  );
  const place = { name: 'PAKFILE', byteOrder: 'little' } as const;
  return concat(...blocks.map((block, i) => type.rebuild(JSON.parse(block), place, i * size)));
}

describe('a pakfile', () => {
  it('lists its entries in the order of the directory, with what the directory says of them', () => {
    const content = open(buildZip(specs));
    expect(content.status).toBe('ok');
    expect(content.length).toBe(3);
    expect(content.entries.map(({ name, size, method }) => [name, size, method])).toEqual([
      ['materials/a.vmt', 25, 0],
      ['materials/b.vtf', 300, 0],
      ['sound/c.wav', 300, 8],
    ]);
    expect(new TextDecoder().decode(content.entries[2]?.unpack().bytes)).toBe('abc'.repeat(100));
  });

  it('finds names as games do: in any case, with either slash', () => {
    const { document } = open(buildZip(specs));
    expect(document.find('MATERIALS\\B.vtf')).toBe(document.entries[1]);
    expect(document.find('materials/z.vtf')).toBeUndefined();
  });

  it('that has no bytes is empty and without issues', () => {
    const content = open(new Uint8Array(0));
    expect([content.status, content.length, content.issues.length, content.blockCount(10)]).toEqual([
      'empty',
      0,
      0,
      0,
    ]);
  });

  it('that is packed as a lump says so, and is kept as bytes', () => {
    const content = open(concat(bytesOf('LZMA'), new Uint8Array(40)), 1000);
    expect([content.status, content.length]).toEqual(['opaque', 0]);
    expect(content.issues).toMatchObject([{ rule: 'pak-lump-compressed', severity: 'error', offset: 1000 }]);
  });

  it('of which the end is missing is truncated, and is kept as bytes', () => {
    const whole = buildZip(specs);
    const cut = whole.subarray(0, whole.length - 100);
    const content = open(cut, 64);
    expect(content.status).toBe('truncated');
    expect(content.issues).toMatchObject([{ rule: 'pak-unreadable', code: 'bad-magic', path: ['PAKFILE'] }]);
    expect(content.bytes).toBe(cut);
    expect(rebuilt(content)).toEqual(cut);
  });
});

describe('issues of a pakfile', () => {
  it('are where the file is wrong: paths begin with the lump, offsets count from the start of the map', () => {
    const content = open(buildZip([...specs, { name: 'materials/a.vmt', content: 'again' }]), 5000);
    const [duplicate] = content.issues.filter(({ rule }) => rule === 'zip-duplicate-name');
    expect(duplicate?.path).toEqual(['PAKFILE', 3]);
    expect(duplicate?.offset).toBeGreaterThan(5000);
  });

  it('tell of methods that games with pakfiles do not read', () => {
    const content = open(
      buildZip([
        { name: 'a', content: 'x', method: 8 },
        { name: 'b', content: 'y', flags: 1 },
      ]),
    );
    expect(content.issues).toMatchObject([
      { rule: 'pak-method', path: ['PAKFILE', 0], found: 8, offset: 31 },
      { rule: 'pak-method', path: ['PAKFILE', 1], message: 'the entry is encrypted' },
    ]);
  });

  it('tell of headers that differ from the directory, and of data that is not there', () => {
    const zip = buildZip([
      { name: 'a', content: 'x', localName: 'b' },
      { name: 'c', content: 'y', localOffset: 3 },
      { name: 'd', content: 'z', localOffset: 9999, centralOnly: true },
    ]);
    const content = open(zip);
    expect(rules(content).sort()).toEqual([
      'pak-local-header',
      'zip-entry-outside',
      'zip-local-header-differs',
      'zip-overlapping-entries',
    ]);
    expect(content.status).toBe('truncated');
    expect(content.entries[0]?.unpack().bytes).toEqual(bytesOf('x'));
  });

  it('tell of data that is not aligned as the comment says', () => {
    const content = open(buildZip([{ name: 'a', content: 'x' }], { comment: 'XZP1 2048\0' }));
    expect(content.issues).toMatchObject([{ rule: 'pak-alignment', expected: 2048, found: 31, offset: 31 }]);
    expect(rules(open(buildZip([{ name: 'a', content: 'x' }], { comment: 'XZP1 0\0' })))).toEqual([]);
  });

  it('of one rule are not more than a few, and say how many there are', () => {
    const many = Array.from({ length: 100 }, (_, i) => ({ name: `f${i}`, content: 'x', method: 8 }));
    const { issues } = open(buildZip(many));
    expect(issues).toHaveLength(21);
    expect(issues.at(-1)?.message).toBe('80 more of these');
  });
});

describe('the plain form of a pakfile', () => {
  const layouts: readonly (readonly [string, readonly ZipSpec[], ZipLayout])[] = [
    ['an ordinary one', specs, {}],
    ['comment and bytes behind it', specs, { comment: `XZP1 0${'\0'.repeat(26)}`, suffix: bytesOf('tail') }],
    [
      'bytes before it and behind the directory',
      specs,
      { prefix: bytesOf('lead'), offsetsIncludePrefix: true, afterDirectory: bytesOf('between') },
    ],
    ['zip64', specs.map((spec) => ({ ...spec, zip64: true })), { zip64End: true }],
    ['extra fields', [{ name: 'x', content: 'y', extra: numbers([0x4242, 2], [0, 2]) }], {}],
    ['duplicates', [...specs, ...specs], {}],
    [
      'entries that share bytes',
      [...specs, { name: 'z', content: 'abc', localOffset: 0, centralOnly: true }],
      {},
    ],
    ['entries that point anywhere', [...specs, { name: 'z', localOffset: 40, centralOnly: true }], {}],
    ['names that are no text', [{ name: Uint8Array.of(0, 0xff, 0x80, 0x2f), content: 'a' }], {}],
    ['none at all', [], {}],
  ];

  it.each(layouts)('gives the bytes back: %s', (_what, entries, layout) => {
    const bytes = buildZip(entries, layout);
    const content = open(bytes);
    expect(rebuilt(content)).toEqual(bytes);
    expect(rebuilt(content, 1)).toEqual(bytes);
  });

  it('shows headers and directory typed, and files as text where they are text', () => {
    const content = open(buildZip(specs.slice(0, 2)));
    expect(content.block(0, 100)).toMatchObject([
      {
        file: { signature: 0x04034b50, method: 0, compressedSize: 25, nameSize: 15 },
        name: 'materials/a.vmt',
      },
      { text: '"LightmappedGeneric"\n{\n}\n' },
      { file: { uncompressedSize: 300 }, name: 'materials/b.vtf' },
      { data: '07'.repeat(300) },
      { record: { localOffset: 0 }, name: 'materials/a.vmt' },
      { record: { localOffset: 70 }, name: 'materials/b.vtf', comment: 'second' },
      { end: { entryCount: 2 } },
    ]);
  });

  it('counts contents of files as bytes, not as understood', () => {
    const type = pakfile();
    const bytes = buildZip(specs.slice(0, 2), { suffix: bytesOf('12345') });
    const measured = type.measure(open(bytes).block(0, 100));
    expect(measured).toEqual({ records: 2, opaqueBytes: 25 + 300 + 5, nonCanonical: 0 });
  });

  it('comes in blocks of limited size, however large an entry is', () => {
    const bytes = buildZip([{ name: 'big', content: new Uint8Array(600_000) }]);
    const content = open(bytes);
    expect(content.blockCount(4096)).toBeGreaterThan(2);
    for (let i = 0; i < content.blockCount(4096); i++) {
      expect(toJsonText(content.block(i, 4096)).length).toBeLessThan(600_000);
    }
    expect(Buffer.compare(rebuilt(content), bytes)).toBe(0);
  });

  it.each([
    ['no list', { gap: '00' }],
    ['an unknown piece', [{ folder: 'x' }]],
    ['a part too many', [{ gap: '00', more: 1 }]],
    ['a record without a number', [{ end: { signature: 1 } }]],
    ['a name with a character of two bytes', [{ ...open(buildZip(specs)).block(0, 1)[0], name: '\u0436' }]],
    ['digits that are none', [{ data: 'xy' }]],
    ['no object', [null]],
  ])('that holds %s is refused', async (_what, block) => {
    const error = await expectFormatError('does-not-fit', () =>
      pakfile().rebuild(block, { name: 'PAKFILE', byteOrder: 'little' }, 0),
    );
    expect(error.path[0]).toBe('PAKFILE');
  });
});
