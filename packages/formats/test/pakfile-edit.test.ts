import { describe, expect, it } from 'vitest';
import { PakDocument, type PakEntry, type PakMethodName } from '../src/container/pakfile/index.js';
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
  { name: 'materials/a.vmt', content: '"LightmappedGeneric"\n{\n}\n' },
  { name: 'materials/b.vtf', content: new Uint8Array(300).fill(7), comment: 'second' },
  { name: 'sound/c.wav', content: 'abc'.repeat(100), method: 8 },
];

function parse(bytes: Uint8Array): PakDocument {
  const document = PakDocument.parse(bytes);
  expect(document.failure).toBeUndefined();
  return document;
}

function pack(text: string, method: PakMethodName = 'stored') {
  return PakDocument.pack(bytesOf(text), method);
}

function contents(document: PakDocument): [string, string][] {
  return document.entries.map((entry) => [entry.name, new TextDecoder().decode(entry.unpack().bytes)]);
}

/** Reads what an edit wrote, and checks that nothing in it is odd. */
function reread(document: PakDocument): PakDocument {
  const again = parse(document.toBytes());
  expect(again.source?.issues).toEqual([]);
  expect(again.entries.flatMap(({ issues }) => issues)).toEqual([]);
  return again;
}

function positions(bytes: Uint8Array, part: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = Buffer.from(bytes).indexOf(part); at >= 0; at = Buffer.from(bytes).indexOf(part, at + 1))
    found.push(at);
  return found;
}

describe('edits of a pakfile', () => {
  it('leave its bytes as they are while there are none, or all were taken back', async () => {
    const bytes = buildZip(specs, { comment: 'XZP1 0' });
    const document = parse(bytes);
    expect(document.toBytes()).toBe(bytes);
    document.remove(document.add('new.txt', await pack('x')));
    expect(document.isChanged).toBe(false);
    expect(document.toBytes()).toBe(bytes);
  });

  it.each(['stored', 'deflate', 'lzma'] as const)('add an entry behind the others, %s', async (method) => {
    const bytes = buildZip(specs, { comment: 'XZP1 0' });
    const document = parse(bytes);
    document.add('scripts/new.txt', await pack('hello '.repeat(50), method));
    const again = reread(document);
    expect(contents(again)).toEqual([...contents(parse(bytes)), ['scripts/new.txt', 'hello '.repeat(50)]]);
    const { crc, modified, size } = again.entries[3] ?? {};
    expect([crc, modified, size]).toEqual([
      slowCrc32(bytesOf('hello '.repeat(50))),
      { date: 0x21, time: 0 },
      300,
    ]);
    expect(new TextDecoder().decode(again.source?.directory.end.comment)).toBe('XZP1 0');
    // Everything before the directory is where it was.
    const end = parse(bytes).source?.directory.end.directoryOffset ?? 0;
    expect(document.toBytes().subarray(0, end)).toEqual(bytes.subarray(0, end));
  });

  it('give the same bytes each time', async () => {
    const write = async (): Promise<Uint8Array> => {
      const document = parse(buildZip(specs));
      document.add('a', await pack('a'.repeat(1000), 'lzma'));
      document.add('b', await pack('b'.repeat(1000), 'deflate'));
      return document.toBytes();
    };
    expect(await write()).toEqual(await write());
  });

  it('that add and then remove, with a file written between, give the first bytes', async () => {
    for (const layout of [{}, { comment: 'c' }, { suffix: bytesOf('tail') }, { prefix: bytesOf('lead') }]) {
      const bytes = buildZip(specs, layout);
      const document = parse(bytes);
      document.add('new.txt', await pack('hello', 'lzma'));
      const again = parse(document.toBytes());
      const added = again.find('new.txt');
      if (added !== undefined) again.remove(added);
      expect(again.toBytes()).toEqual(bytes);
    }
  });

  it('replace content in its place; date, comment and order stay', async () => {
    const document = parse(buildZip(specs));
    const [, second] = document.entries;
    if (second !== undefined) document.replace(second, await pack('now it is text', 'lzma'));
    const again = reread(document);
    expect(contents(again).map(([name]) => name)).toEqual(specs.map(({ name }) => name));
    expect(contents(again)[1]?.[1]).toBe('now it is text');
    expect(contents(again)[2]?.[1]).toBe('abc'.repeat(100));
    expect(again.entries[1]?.modified).toEqual({ date: 0x21, time: 0 });
    expect(new TextDecoder().decode(again.source?.entries[1]?.record.comment)).toBe('second');
    // Its header and data stand between those of its neighbours, as before.
    expect(again.entries.map(({ dataOffset }) => dataOffset ?? 0)).toEqual([45, 115, expect.any(Number)]);
  });

  it('rename in both places, and copy the data as it is', () => {
    const bytes = buildZip(specs);
    const document = parse(bytes);
    const [first, , third] = document.entries;
    if (first !== undefined) document.rename(first, 'materials/longer/name.vmt');
    if (third !== undefined) document.rename(third, 'sound\\\u00fc.wav');
    const again = reread(document);
    expect(contents(again).map(([name]) => name)).toEqual([
      'materials/longer/name.vmt',
      'materials/b.vtf',
      'sound/\u00fc.wav',
    ]);
    expect(contents(again).map(([, text]) => text)).toEqual(contents(parse(bytes)).map(([, text]) => text));
    expect(again.entries[2]?.stored()).toEqual(parse(bytes).entries[2]?.stored());
    expect(again.entries[2]?.flags).toBe(0x800);
  });

  it('remove an entry and the bytes of its own', () => {
    const bytes = buildZip(specs);
    const document = parse(bytes);
    const [, second] = document.entries;
    if (second !== undefined) document.remove(second);
    const again = reread(document);
    expect(contents(again).map(([name]) => name)).toEqual(['materials/a.vmt', 'sound/c.wav']);
    expect(document.toBytes()).toEqual(buildZip(specs.filter((_, i) => i !== 1)));
  });

  it('copy headers and data of all others byte for byte', async () => {
    const zip = buildZip([
      { name: 'odd', content: 'data', method: 77, flags: 0x4000, localName: 'ODD', local: { crc: 1 } },
      ...specs,
      { name: 'descriptor', content: 'later', flags: 8, local: { crc: 0 } },
    ]);
    const document = parse(zip);
    const [, first] = document.entries;
    if (first !== undefined) document.replace(first, await pack('shorter'));
    const again = parse(document.toBytes());
    for (const i of [0, 2, 3, 4]) {
      const before = PakDocument.parse(zip).source?.entries[i];
      const after = again.source?.entries[i];
      expect(after?.local?.bytes).toEqual(before?.local?.bytes);
      expect(again.entries[i]?.stored()).toEqual(PakDocument.parse(zip).entries[i]?.stored());
    }
  });

  it('make a new pakfile where there is none', async () => {
    const document = PakDocument.parse(new Uint8Array(0));
    expect(document.toBytes()).toHaveLength(0);
    document.add('a.txt', await pack('alpha'));
    const { length } = document.toBytes();
    expect(length).toBe(30 + 5 + 5 + 46 + 5 + 22);
    expect(contents(reread(document))).toEqual([['a.txt', 'alpha']]);
  });

  it('keep zip64 numbers true', async () => {
    const wide = buildZip(
      specs.map((spec) => ({ ...spec, zip64: true })),
      { zip64End: true },
    );
    const document = parse(wide);
    const [first] = document.entries;
    if (first !== undefined) document.replace(first, await pack('x'));
    document.add('new', await pack('new'));
    const again = reread(document);
    expect(again.source?.directory.end).toMatchObject({ entryCount: 4 });
    expect(contents(again).map(([, text]) => text.slice(0, 3))).toEqual([
      'x',
      '\u0007\u0007\u0007',
      'abc',
      'new',
    ]);
  });

  it('keep bytes that belong to nothing, with what they follow', async () => {
    const layout: ZipLayout = {
      prefix: bytesOf('lead'),
      offsetsIncludePrefix: true,
      afterDirectory: bytesOf('between'),
      suffix: bytesOf('tail'),
    };
    const document = parse(buildZip(specs, layout));
    document.add('new', await pack('new'));
    const bytes = document.toBytes();
    for (const part of ['lead', 'between', 'tail']) expect(positions(bytes, bytesOf(part))).toHaveLength(1);
    expect(contents(parse(bytes))).toHaveLength(4);
  });

  it('leave data to the entries that still use it', async () => {
    const shared = [
      ...specs,
      { name: 'same', content: specs[0]?.content ?? '', localOffset: 0, centralOnly: true },
    ];
    const replaced = parse(buildZip(shared));
    const [first] = replaced.entries;
    if (first !== undefined) replaced.replace(first, await pack('other'));
    const text = (document: PakDocument, i: number) => contents(parse(document.toBytes()))[i]?.[1];
    expect([text(replaced, 0), text(replaced, 3)]).toEqual(['other', specs[0]?.content]);
    const removed = parse(buildZip(shared));
    if (removed.entries[0] !== undefined) removed.remove(removed.entries[0]);
    expect(text(removed, 2)).toBe(specs[0]?.content);
  });

  it('change many at once as they do one by one, in time that grows with their number', async () => {
    const content = await pack('now it is text', 'lzma');
    const [one, all] = [parse(buildZip(specs)), parse(buildZip(specs))];
    for (const entry of [...one.entries].slice(0, 2)) one.replace(entry, content);
    all.editAll(new Map(all.entries.slice(0, 2).map((entry) => [entry, { content }])));
    expect(Buffer.compare(all.toBytes(), one.toBytes())).toBe(0);
    const [stranger] = one.entries;
    if (stranger !== undefined)
      await expectFormatError('not-found', () => all.editAll(new Map([[stranger, { content }]])));
    // One by one these would take minutes.
    const many = parse(buildZip(Array.from({ length: 30_000 }, (_, i) => ({ name: `${i}`, content: 'x' }))));
    many.editAll(new Map(many.entries.map((entry) => [entry, { content, name: `new/${entry.name}` }])));
    expect(many.entries.length).toBe(30_000);
    expect(many.entries.every((entry) => entry.size === content.size)).toBe(true);
    expect(many.find('new/29999')).toBe(many.entries[29_999]);
  });

  it("give several new names at once, also each other's, but none that is taken", async () => {
    const document = parse(buildZip(['a', 'b', 'c'].map((name) => ({ name, content: name }))));
    const [a, b, c] = document.entries as [PakEntry, PakEntry, PakEntry];
    document.editAll(
      new Map([
        [a, { name: 'b' }],
        [b, { name: 'a' }],
      ]),
    );
    expect(contents(parse(document.toBytes()))).toEqual([
      ['b', 'a'],
      ['a', 'b'],
      ['c', 'c'],
    ]);
    const [first] = document.entries as [PakEntry];
    await expectFormatError('ambiguous', () => document.editAll(new Map([[first, { name: 'C' }]])));
    await expectFormatError('ambiguous', () =>
      document.editAll(
        new Map([
          [first, { name: 'x' }],
          [c, { name: 'X' }],
        ]),
      ),
    );
    expect(document.entries.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  });

  it('drop what is no longer true of replaced content: encryption, descriptors, wide sizes', async () => {
    const document = parse(
      buildZip([
        {
          name: 'a',
          content: 'x',
          flags: 0x0809,
          zip64: true,
          extra: numbers([0x4242, 2], [1, 2], [0, 2]).subarray(0, 5),
        },
      ]),
    );
    const [first] = document.entries;
    if (first !== undefined) document.replace(first, await pack('plain'));
    const again = reread(document);
    expect(again.entries[0]?.flags).toBe(0x0800);
    expect([...(again.source?.entries[0]?.record.extra ?? [])]).toEqual([0x42, 0x42, 1, 0, 0]);
    expect(contents(again)).toEqual([['a', 'plain']]);
  });
});

describe('edits that are refused', () => {
  it.each([
    ['a name that is there, in any case', 'ambiguous', 'Materials\\A.VMT'],
    ['no name', 'does-not-fit', ''],
    ['a name with a NUL', 'does-not-fit', 'a\0b'],
    ['half a character', 'does-not-fit', 'a\ud800b'],
    ['a name that is too long', 'does-not-fit', 'a'.repeat(70_000)],
  ] as const)('%s', async (_what, code, name) => {
    const content = await pack('x');
    await expectFormatError(code, () => parse(buildZip(specs)).add(name, content));
  });

  it('of what is no pakfile', async () => {
    const content = await pack('x');
    const document = PakDocument.parse(bytesOf('this is no zip archive at all, whatever else'));
    await expectFormatError('unsupported', () => document.add('a', content));
  });

  it('of an entry that is gone', async () => {
    const document = parse(buildZip(specs));
    const [first] = document.entries;
    if (first === undefined) throw new Error('no entry');
    document.remove(first);
    await expectFormatError('not-found', () => document.remove(first));
  });

  it('of a pakfile whose entries run into its directory', async () => {
    const document = PakDocument.parse(
      buildZip([{ name: 'a', content: 'x', compressedSize: 50, uncompressedSize: 50 }]),
    );
    document.add('b', await pack('x'));
    await expectFormatError('overlap', () => document.toBytes());
  });
});

describe('alignment', () => {
  /** A pakfile as the tools for consoles write it: data at multiples of 2048, extra fields only stated in the directory. */
  function consolePak(files: readonly (readonly [name: string, text: string])[]): Uint8Array {
    const body: Uint8Array[] = [];
    const directory: Uint8Array[] = [];
    let at = 0;
    const fill = (): void => {
      const size = (2048 - (at % 2048)) % 2048;
      body.push(new Uint8Array(size));
      at += size;
    };
    for (const [name, text] of files) {
      const data = bytesOf(text);
      const extra = (2048 - ((at + 30 + name.length) % 2048)) % 2048;
      const common = concat(
        numbers(
          [10, 2],
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 2],
          [slowCrc32(data), 4],
          [data.length, 4],
          [data.length, 4],
        ),
        numbers([name.length, 2], [extra, 2]),
      );
      directory.push(
        concat(
          numbers([0x02014b50, 4], [20, 2]),
          common,
          numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
          bytesOf(name),
        ),
      );
      const part = concat(numbers([0x04034b50, 4]), common, bytesOf(name), new Uint8Array(extra), data);
      body.push(part);
      at += part.length;
    }
    fill();
    const start = at;
    body.push(...directory);
    at += concat(...directory).length;
    fill();
    const count = files.length;
    const end = numbers(
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
      [at - start, 4],
      [start, 4],
      [32, 2],
    );
    return concat(...body, end, bytesOf(`XZP2 2048${'\0'.repeat(23)}`));
  }

  const files = [
    ['__preload_section.pre', 'preload'],
    ['materials/a.360.vtf', 'texture'],
    ['materials/b.vmt', 'material'],
  ] as const;

  it('of a console pakfile is read', () => {
    const document = parse(consolePak(files));
    expect(contents(document)).toEqual(files);
    expect(document.entries.every(({ dataOffset }) => (dataOffset ?? 1) % 2048 === 0)).toBe(true);
  });

  it('is kept by every edit, as the tools for consoles would have written it', async () => {
    const added = parse(consolePak(files));
    added.add('c.txt', await pack('new'));
    expect(added.toBytes()).toEqual(withFirstDate(consolePak([...files, ['c.txt', 'new']]), 3));
    const removed = parse(consolePak(files));
    const [, second] = removed.entries;
    if (second !== undefined) removed.remove(second);
    expect(removed.toBytes()).toEqual(consolePak([files[0], files[2]]));
    const replaced = parse(consolePak(files));
    if (replaced.entries[1] !== undefined)
      replaced.replace(replaced.entries[1], await pack('x'.repeat(5000)));
    expect(replaced.toBytes()).toEqual(consolePak([files[0], [files[1][0], 'x'.repeat(5000)], files[2]]));
    const renamed = parse(consolePak(files));
    if (renamed.entries[0] !== undefined) renamed.rename(renamed.entries[0], 'other');
    expect(renamed.toBytes()).toEqual(consolePak([['other', 'preload'], files[1], files[2]]));
  });

  /** Gives an entry the date of new ones, in both places. */
  function withFirstDate(bytes: Uint8Array, index: number): Uint8Array {
    const copy = new Uint8Array(bytes);
    const entry = PakDocument.parse(copy).source?.entries[index]?.record;
    copy[(entry?.localOffset ?? 0) + 12] = 0x21;
    copy[(entry?.recordOffset ?? 0) + 14] = 0x21;
    return copy;
  }

  it('to 4 by bytes before the headers is kept, too', async () => {
    const body: Uint8Array[] = [];
    const directory: Uint8Array[] = [];
    let at = 0;
    for (const [name, text] of [
      ['abc', 'x'],
      ['defg', 'yy'],
      ['hi', 'z'],
    ] as const) {
      const gap = (4 - ((at + 30 + name.length) % 4)) % 4;
      const common = concat(
        numbers(
          [10, 2],
          [0, 2],
          [0, 2],
          [0, 2],
          [0x21, 2],
          [slowCrc32(bytesOf(text)), 4],
          [text.length, 4],
          [text.length, 4],
        ),
        numbers([name.length, 2], [0, 2]),
      );
      const part = concat(numbers([0x04034b50, 4]), common, bytesOf(name), bytesOf(text));
      directory.push(
        concat(
          numbers([0x02014b50, 4], [20, 2]),
          common,
          numbers([0, 2], [0, 2], [0, 2], [0, 4], [at + gap, 4]),
          bytesOf(name),
        ),
      );
      body.push(new Uint8Array(gap), part);
      at += gap + part.length;
    }
    const records = concat(...directory);
    const bytes = concat(
      ...body,
      records,
      numbers([0x06054b50, 4], [0, 4], [3, 2], [3, 2], [records.length, 4], [at, 4], [0, 2]),
    );
    const document = parse(bytes);
    const [first] = document.entries;
    if (first !== undefined) document.replace(first, await pack('longer than before'));
    document.add('more', await pack('m'));
    const again = parse(document.toBytes());
    expect(contents(again).map(([, text]) => text)).toEqual(['longer than before', 'yy', 'z', 'm']);
    expect(again.entries.map(({ dataOffset }) => (dataOffset ?? 1) % 4)).toEqual([0, 0, 0, 0]);
  });
});
