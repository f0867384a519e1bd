import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { buildVpk, type VpkLayout, type VpkSpec } from '../../../tools/fixtures/valve/build-vpk.js';
import { isVpkPartName, openVpk, type VpkOptions, vpkDirectoryName, vpkPartName } from '../src/index.js';
import { expectFormatError } from './support/expect-format-error.js';
import { filesBeside } from './support/neighbours.js';

const specs: readonly VpkSpec[] = [
  { name: 'materials/brick/wall.vmt', content: 'LightmappedGeneric {}', preload: 21 },
  { name: 'materials/brick/wall.vtf', content: 'the whole picture', part: 0 },
  { name: 'materials/brick/floor.vtf', content: 'half here, half there', preload: 10, part: 2 },
  { name: 'materials/tile.vtf', content: 'behind the other', part: 0 },
  { name: 'maps/gate.bsp', content: 'behind the tree', preload: 3 },
  { name: 'maps/sky.bsp', content: 'and behind that' },
  { name: 'readme', content: 'no folder, no extension' },
  { name: 'empty.txt' },
];

/** Opens an archive of files in memory. */
function open(files: Readonly<Record<string, Uint8Array>>, options: VpkOptions = {}) {
  const [[name, bytes] = ['', new Uint8Array(0)]] = Object.entries(files);
  const beside = filesBeside(name, new Map(Object.entries(files)));
  return { beside, opening: openVpk(memorySource(bytes), { title: name, beside, ...options }) };
}

async function opened(list: readonly VpkSpec[], layout: VpkLayout = {}, name = 'pak01_dir.vpk') {
  return open(buildVpk(name, list, layout)).opening;
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('an archive of Source', () => {
  it.each([1, 2])('of version %i has its files, wherever their bytes are', async (version) => {
    const archive = await opened(specs, { version });
    expect(archive.version).toBe(version);
    expect(archive.issues).toEqual([]);
    const read = new Map<string, string>();
    for (const file of archive.files) {
      const bytes = await file.read(100);
      expect(bytes.length).toBe(file.size);
      read.set(file.name, text(bytes));
    }
    expect([...read].sort()).toEqual(specs.map(({ content = '', name }) => [name, content]).sort());
    const parts = archive.files.filter(({ name }) => name.endsWith('.vtf')).map(({ part }) => part);
    expect(parts).toEqual([0, 2, 0]);
  });

  it.each([1, 2])('may be one file, of version %i', async (version) => {
    const own = specs.map(({ part: _, ...spec }) => spec);
    const files = buildVpk('all.vpk', own, { version });
    expect(Object.keys(files)).toEqual(['all.vpk']);
    const { beside, opening } = open(files);
    for (const [index, file] of (await opening).files.entries()) {
      expect(text(await file.read(100)), file.name).not.toBe('');
      if (index > 5) break;
    }
    expect(beside.soughtNames).toEqual([]);
  });

  it('is read by its tree, and of a part what is asked for', async () => {
    const { beside, opening } = open(buildVpk('pak01_dir.vpk', specs));
    const archive = await opening;
    expect(beside.readNames).toEqual([]);
    expect(beside.soughtNames).toEqual(['pak01_000.vpk', 'pak01_002.vpk']);
    const tile = archive.files.find(({ name }) => name === 'materials/tile.vtf');
    expect(text((await tile?.read(100)) as Uint8Array)).toBe('behind the other');
    expect(beside.readNames).toEqual(['pak01_000.vpk']);
    expect(beside.soughtNames).toHaveLength(2);
  });

  it('keeps what is its own when the source’s memory changes', async () => {
    const [bytes = new Uint8Array(0)] = Object.values(buildVpk('a.vpk', specs.slice(0, 1)));
    const archive = await openVpk(memorySource(bytes));
    bytes.fill(0);
    expect(text((await archive.files[0]?.read(100)) as Uint8Array)).toBe('LightmappedGeneric {}');
  });

  it('without a part says which, and gives the files that lie elsewhere', async () => {
    const { 'pak01_000.vpk': _, ...rest } = buildVpk('pak01_dir.vpk', specs);
    const { issues, files } = await open(rest).opening;
    expect(issues.map(({ code, message, rule, severity }) => [rule, severity, code, message])).toEqual([
      [
        'vpk-part-missing',
        'error',
        'not-found',
        "2 of its 8 files can't be read: pak01_000.vpk isn't beside it",
      ],
    ]);
    const read = (name: string) => files.find((file) => file.name === name)?.read(100);
    const error = await expectFormatError('not-found', () => read('materials/brick/wall.vtf'));
    expect(error.message).toBe(
      "materials/brick/wall.vtf: lies in pak01_000.vpk, which isn't beside the archive",
    );
    expect(text((await read('materials/brick/floor.vtf')) as Uint8Array)).toBe('half here, half there');
    const alone = await openVpk(memorySource(rest['pak01_dir.vpk'] as Uint8Array));
    expect(alone.issues[0]?.message).toBe(
      "3 of its 8 files can't be read: part 0 of it, part 2 of it aren't beside it",
    );
  });

  it('has names that lead nowhere', async () => {
    const names = ['../../up.txt', '//root.txt', 'c:/drive.txt', '__proto__/constructor.txt', 'a//b.txt'];
    const { files } = await opened(names.map((name) => ({ name, content: name })));
    expect(files.map(({ name }) => name)).toEqual(names);
    for (const file of files) expect(text(await file.read(100))).toBe(file.name);
  });

  it('with a tree that is longer than its lists, and with sections that don’t fit, is read', async () => {
    const padded = await opened(specs, { afterTree: new Uint8Array(5) });
    expect(padded.issues.map(({ found, rule }) => [rule, found])).toEqual([['vpk-tree-remainder', 5]]);
    const sections = await opened(specs, { sections: [0xffffffff, 0xffffffff, 48, 0] });
    expect(sections.issues.map(({ rule }) => rule)).toEqual(['vpk-section-outside']);
    for (const archive of [padded, sections])
      expect(text((await archive.files.at(-1)?.read(100)) as Uint8Array)).toBe('');
    expect((await opened([])).files).toEqual([]);
    expect((await opened([], { treeSize: 0 })).files).toEqual([]);
  });
});

describe('a damaged archive of Source', () => {
  it('is refused in words when nothing of it can be read', async () => {
    const [bytes = new Uint8Array(0)] = Object.values(buildVpk('a.vpk', specs.slice(0, 1)));
    const changed = (at: number, value: number): Uint8Array => {
      const copy = bytes.slice();
      new DataView(copy.buffer).setUint32(at, value, true);
      return copy;
    };
    const attempt = (damaged: Uint8Array, options: VpkOptions = {}) =>
      openVpk(memorySource(damaged), { title: 'a.vpk', ...options });
    await expectFormatError('truncated', () => attempt(bytes.subarray(0, 11)));
    await expectFormatError('truncated', () => attempt(bytes.subarray(0, 27)));
    await expectFormatError('truncated', () => attempt(new Uint8Array(0)));
    await expectFormatError('out-of-bounds', () => attempt(bytes.subarray(0, 40)));
    await expectFormatError('bad-magic', () => attempt(changed(0, 0)));
    await expectFormatError('bad-version', () => attempt(changed(4, 3)));
    const titanfall = await expectFormatError('bad-version', () => attempt(changed(4, 0x30002)));
    expect(titanfall.message).toContain('Titanfall');
    await expectFormatError('out-of-bounds', () => attempt(changed(8, 0xffffffff)));
    await expectFormatError('limit', () => attempt(bytes, { maxTree: 40 }));
    await expectFormatError('truncated', () => attempt(changed(8, 20)));
  });

  it('gives the files before the place where its tree breaks', async () => {
    const list: readonly VpkSpec[] = [
      { name: 'a.txt', content: 'first' },
      { name: 'b.txt', content: 'second', terminator: 7 },
      { name: 'c.txt', content: 'third' },
    ];
    const { files, issues } = await opened(list);
    expect(files.map(({ name }) => name)).toEqual(['a.txt']);
    expect(text((await files[0]?.read(9)) as Uint8Array)).toBe('first');
    expect(issues.map(({ code, path, rule }) => [rule, code, path])).toEqual([
      ['vpk-tree-broken', 'bad-value', ['b.txt']],
    ]);
    const long = await opened([list[0] as VpkSpec, { name: 'b.txt', preloadSize: 0xffff }]);
    expect(long.issues.map(({ code }) => code)).toEqual(['truncated']);
    const whole = buildVpk('a.vpk', specs)['a.vpk'] as Uint8Array;
    const end = 28 + new DataView(whole.buffer).getUint32(8, true);
    for (let cut = 1; cut < end - 28; cut++) {
      const bytes = whole.slice();
      new DataView(bytes.buffer).setUint32(8, end - 28 - cut, true);
      const archive = await openVpk(memorySource(bytes)).catch((error: Error) => error);
      if (archive instanceof Error) expect(archive.name).toBe('FormatError');
      else expect(archive.files.length).toBeLessThanOrEqual(specs.length);
    }
  });

  it('gives no file that isn’t whole, or isn’t what its checksum says', async () => {
    const { files } = await opened([
      { name: 'offset.txt', content: 'x', offset: 0xffffffff },
      { name: 'size.txt', content: 'x', size: 0xffffffff, part: 0 },
      { name: 'huge.txt', content: 'x', size: 0x7fffffff },
      { name: 'crc.txt', content: 'x', crc: 1, preload: 1 },
      { name: 'long.txt', content: 'more than nine' },
    ]);
    const codes = ['out-of-bounds', 'out-of-bounds', 'out-of-bounds', 'bad-value'] as const;
    for (const [index, code] of codes.entries())
      await expectFormatError(code, () => files[index]?.read(2 ** 40));
    await expectFormatError('limit', () => files[4]?.read(9));
    await expectFormatError('limit', () => files[1]?.read(9));
  });

  it('takes no more memory for names than is allowed', async () => {
    const folder = 'f'.repeat(1000);
    const many = Array.from({ length: 50 }, (_, index) => ({ name: `${folder}/${index}.txt` }));
    const files = buildVpk('a.vpk', many);
    await expectFormatError('limit', () => open(files, { maxNames: 49_000 }).opening);
    await expectFormatError('limit', () => open(files, { maxFiles: 49 }).opening);
    expect((await open(files, { maxFiles: 50, maxNames: 60_000 }).opening).files).toHaveLength(50);
    await expectFormatError('limit', () => opened([{ name: 'n'.repeat(1025) }]));
  });
});

describe('names of the files of an archive of Source', () => {
  it.each([
    ['pak01_dir.vpk', 0, 'pak01_000.vpk'],
    ['tf2_textures_DIR.VPK', 12, 'tf2_textures_012.VPK'],
    ['one.vpk', 1234, 'one_1234.vpk'],
    ['no ending', 3, 'no ending_003.vpk'],
  ])('of %s, part %i', (name, part, expected) => {
    expect(vpkPartName(name, part)).toBe(expected);
  });

  it('tell parts from directories', () => {
    expect(
      ['pak01_000.vpk', 'A_012.VPK', 'pak01_dir.vpk', 'pak01.vpk', 'a_01.vpk'].map(isVpkPartName),
    ).toEqual([true, true, false, false, false]);
    expect(vpkDirectoryName('pak01_000.vpk')).toBe('pak01_dir.vpk');
    expect(vpkDirectoryName('all.vpk')).toBe('all.vpk');
  });
});
