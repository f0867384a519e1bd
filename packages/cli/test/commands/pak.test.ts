import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { openAs, type PakDocument, registry } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildZip, type ZipSpec } from '../../../formats/test/support/zip-builder.js';
import { type MapWithPak, mapWithPak, pakBranch } from '../../../ops/test/pak/support/map-with-pak.js';
import { editPak } from '../../src/commands/pak/edit-pak.js';
import { checkUnchanged, stampOf } from '../../src/files/file-stamp.js';
import { createContext } from '../../src/program/context.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

// A format of the tests' own, so that they don't depend on which games are in the registry.
const entry = {
  id: pakBranch.id,
  title: pakBranch.title,
  magic: 'none',
  versions: [],
  load: async () => pakBranch,
};
(registry as unknown as unknown[]).push(entry);

const specs: readonly ZipSpec[] = [
  { name: 'materials/custom/wood.vmt', content: '"LightmappedGeneric" { "$basetexture" "custom/wood" }' },
  { name: 'materials/custom/wood.vtf', content: new Uint8Array(600).fill(3) },
  { name: 'scripts/vscripts/logic.nut', content: 'print(1)\n'.repeat(20), method: 8 },
];

function pak(...programArguments: readonly string[]) {
  const [command = '', ...rest] = programArguments;
  return runCommand(['pak', command, '--branch', 'test/pak', ...rest]);
}

async function writeMap(name: string, map: MapWithPak = { files: specs }): Promise<string> {
  return files.write(name, mapWithPak({ materials: ['custom/wood'], ...map }));
}

async function pakOf(name: string): Promise<PakDocument> {
  const { PAKFILE } = openAs(pakBranch, await files.read(name)).lumps;
  expect(PAKFILE.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  return PAKFILE.document;
}

async function contentsOf(name: string): Promise<[string, string][]> {
  const { entries } = await pakOf(name);
  return entries.map((one) => [one.name, new TextDecoder('latin1').decode(one.unpack().bytes)]);
}

const texts = specs.map(({ name, content }): [string, string] => [
  String(name),
  typeof content === 'string' ? content : String.fromCharCode(...(content ?? [])),
]);

describe('brushwork pak list', () => {
  it('lists entries for people and as JSON', async () => {
    const map = await writeMap('list.bsp');
    const run = await pak('list', map);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/0 +materials\/custom\/wood\.vmt +material +53 +stored/);
    expect(run.stdout).toMatch(/list\.bsp: 3 entries, 833 bytes\n$/);
    const found = jsonLine((await pak('list', '--json', map)).stdout);
    expect(found).toMatchObject({ lump: 'PAKFILE', status: 'ok', count: 3, size: 833, comment: 'XZP1 0' });
    expect(found['entries']).toMatchObject([
      { index: 0, kind: 'material', method: 'stored (method 0)', modified: '1980-01-01T00:00:00' },
      { index: 1, size: 600, packedSize: 600 },
      { index: 2, method: 'DEFLATE (method 8)' },
    ]);
  });

  it('makes names safe for terminals, and ends with 1 for an archive that is broken', async () => {
    const odd = await writeMap('odd.bsp', { files: [{ name: 'a\x1b[2Jb', content: '' }] });
    expect((await pak('list', odd)).stdout).toContain('a\\x1b[2Jb');
    const broken = await writeMap('broken.bsp', { pak: new Uint8Array(100).fill(1) });
    const run = await pak('list', broken);
    expect([run.exitCode, run.stdout.includes('[pak-unreadable]')]).toEqual([1, true]);
  });

  it('refuses a game whose maps have no pakfile', async () => {
    const run = await runCommand(['pak', 'list', files.path('tiny.bsp')]);
    expect([run.exitCode, run.stderr]).toEqual([3, expect.stringContaining('has no pakfile')]);
  });
});

describe('brushwork pak extract', () => {
  it('says that a file is no folder to write into', async () => {
    const map = await writeMap('into-file.bsp');
    const run = await pak('extract', map, '-o', map);
    expect([run.exitCode, run.stderr]).toEqual([3, expect.stringContaining('is no folder to write into')]);
  });

  it('writes all files into a folder, and says how many', async () => {
    const map = await writeMap('extract.bsp');
    const folder = files.path('extracted');
    const run = await pak('extract', map, '-o', folder);
    expect([run.exitCode, run.stdout]).toEqual([0, expect.stringContaining(': 3 files, 833 bytes\n')]);
    for (const [name, text] of texts) expect(await readFile(path.join(folder, name), 'latin1')).toBe(text);
  });

  it('writes those that are named, by patterns and in any case', async () => {
    const map = await writeMap('some.bsp');
    const found = jsonLine(
      (
        await pak(
          'extract',
          '--json',
          map,
          '**/*.VTF',
          'scripts\\vscripts\\logic.nut',
          '-o',
          files.path('some'),
        )
      ).stdout,
    );
    expect(found).toMatchObject({ count: 2, size: 780, skipped: [] });
    expect(await readdir(files.path('some'))).toEqual(['materials', 'scripts']);
    const none = await pak('extract', map, '*.vtf', '-o', files.path('none'));
    expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining("no entry named '*.vtf'")]);
  });

  it('replaces nothing unless told to', async () => {
    const map = await writeMap('again.bsp');
    const folder = files.path('again');
    await mkdir(path.join(folder, 'materials/custom'), { recursive: true });
    await writeFile(path.join(folder, 'materials/custom/wood.vmt'), 'mine');
    const run = await pak('extract', map, '-o', folder);
    expect([run.exitCode, run.stdout]).toEqual([
      1,
      expect.stringContaining('is there already; --overwrite replaces it'),
    ]);
    expect(await readFile(path.join(folder, 'materials/custom/wood.vmt'), 'utf8')).toBe('mine');
    expect((await pak('extract', map, '-o', folder, '--overwrite')).exitCode).toBe(0);
    expect(await readFile(path.join(folder, 'materials/custom/wood.vmt'), 'utf8')).toBe(texts[0]?.[1]);
  });

  it.skipIf(process.platform === 'win32')(
    'follows no link in the folder, with or without --overwrite',
    async () => {
      const map = await writeMap('links.bsp');
      const folder = files.path('links');
      const outside = files.path('outside');
      await mkdir(path.join(folder, 'scripts/vscripts'), { recursive: true });
      await mkdir(outside);
      await writeFile(path.join(outside, 'precious'), 'precious');
      await symlink(outside, path.join(folder, 'materials'));
      await symlink(path.join(outside, 'precious'), path.join(folder, 'scripts/vscripts/logic.nut'));
      const found = jsonLine((await pak('extract', '--json', map, '-o', folder, '--overwrite')).stdout);
      expect(found).toMatchObject({ count: 0 });
      expect(JSON.stringify(found['skipped'])).toMatch(
        /materials is there already and is a link.*logic\.nut is there already and is a link/,
      );
      expect(await readdir(outside)).toEqual(['precious']);
      expect(await readFile(path.join(outside, 'precious'), 'utf8')).toBe('precious');
    },
  );

  it('writes nothing outside the folder, whatever the names are', async () => {
    const hostile = [
      '../up.txt',
      '/root.txt',
      'C:\\drive.txt',
      '\\\\server\\share\\x',
      'a/../../up.txt',
      'nul',
      'dot.',
      'sp ',
      'x\0y',
      'A.txt',
      'a.txt',
    ];
    const map = await writeMap('hostile.bsp', {
      files: [...hostile, 'good.txt'].map((name) => ({ name, content: 'x' })),
    });
    await mkdir(files.path('deep'));
    const folder = files.path('deep/hostile');
    const found = jsonLine((await pak('extract', '--json', map, '-o', folder)).stdout);
    expect(found['written']).toMatchObject([{ path: 'A.txt' }, { path: 'good.txt' }]);
    expect(found['skipped']).toHaveLength(10);
    expect((await readdir(folder)).sort()).toEqual(['A.txt', 'good.txt']);
    expect(await readdir(files.path('deep'))).toEqual(['hostile']);
  });

  it('keeps to limits, and goes on behind what is broken', async () => {
    const zeros = new Uint8Array(2 << 20);
    const map = await writeMap('bombs.bsp', {
      files: [
        {
          name: 'zeros',
          data: new Uint8Array(deflateRawSync(zeros)),
          method: 8,
          uncompressedSize: zeros.length,
          crc: 0,
        },
        { name: 'wrong', content: 'x', crc: 1 },
        { name: 'liar', content: 'y'.repeat(1000), method: 8, uncompressedSize: 10 },
        { name: 'good', content: 'z' },
      ],
    });
    const found = jsonLine((await pak('extract', '--json', map, '-o', files.path('bombs'))).stdout);
    expect(found['written']).toMatchObject([{ name: 'good' }]);
    expect(found['skipped']).toMatchObject([{ name: 'zeros' }, { name: 'wrong' }, { name: 'liar' }]);
    const few = jsonLine(
      (await pak('extract', '--json', map, '-o', files.path('few'), '--max-total', '0')).stdout,
    );
    expect(few['written']).toEqual([]);
  });

  it('needs an archive', async () => {
    const map = await writeMap('none.bsp', { pak: new Uint8Array(100).fill(1) });
    const run = await pak('extract', map, '-o', files.path('nothing'));
    expect([run.exitCode, run.stderr]).toEqual([3, expect.stringContaining("the pakfile can't be read")]);
    await expect(stat(files.path('nothing'))).rejects.toThrow();
  });
});

describe('brushwork pak add', () => {
  beforeAll(async () => {
    await mkdir(files.path('content/materials/new'), { recursive: true });
    await files.write('content/materials/new/a.vmt', 'new material');
    await files.write('content/readme.txt', 'read me '.repeat(100));
  });

  it('adds all that is in a folder, by names that count from it', async () => {
    const map = await writeMap('add.bsp');
    const run = await pak('add', map, files.path('content'), '-o', files.path('added.bsp'));
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('add materials/new/a.vmt: 12 bytes\n');
    expect(await contentsOf('added.bsp')).toEqual([
      ...texts,
      ['materials/new/a.vmt', 'new material'],
      ['readme.txt', 'read me '.repeat(100)],
    ]);
  });

  it('adds one file under a name, packed, with a date', async () => {
    const map = await writeMap('as.bsp');
    const options = ['--as', 'scripts\\one.txt', '--method', 'lzma', '--date', '2004-11-16T12:30:10'];
    const found = jsonLine(
      (
        await pak(
          'add',
          '--json',
          map,
          files.path('content/readme.txt'),
          ...options,
          '-o',
          files.path('as-out.bsp'),
        )
      ).stdout,
    );
    expect(found['edits']).toMatchObject([{ action: 'add', name: 'scripts/one.txt', size: 800 }]);
    const { entries } = await pakOf('as-out.bsp');
    expect(entries[3]).toMatchObject({
      name: 'scripts/one.txt',
      method: 14,
      modified: { date: (24 << 9) | (11 << 5) | 16, time: (12 << 11) | (30 << 5) | 5 },
    });
    expect((await contentsOf('as-out.bsp'))[3]?.[1]).toBe('read me '.repeat(100));
  });

  it('does not look at times on the disk: the same files give the same bytes', async () => {
    const map = await writeMap('same.bsp');
    await pak('add', map, files.path('content'), '-o', files.path('same1.bsp'));
    await utimes(files.path('content/readme.txt'), 1e9, 1e9);
    await pak('add', map, files.path('content'), '-o', files.path('same2.bsp'));
    expect(Buffer.compare(await files.read('same1.bsp'), await files.read('same2.bsp'))).toBe(0);
  });

  it('puts a file in the place of another only when told to', async () => {
    const map = await writeMap('replace.bsp');
    const file = await files.write('other.vmt', 'other');
    const add = ['add', map, file, '--as', 'materials/custom/WOOD.vmt', '-o', files.path('replaced.bsp')];
    const refused = await pak(...add);
    expect([refused.exitCode, refused.stderr]).toEqual([
      2,
      expect.stringContaining('--replace puts the file in its place'),
    ]);
    expect((await pak(...add, '--replace')).stdout).toContain('replace materials/custom/wood.vmt: 5 bytes\n');
    expect(await contentsOf('replaced.bsp')).toEqual([
      ['materials/custom/wood.vmt', 'other'],
      ...texts.slice(1),
    ]);
  });

  it.each([
    ['no place for the result', ['content'], /say where the result goes/],
    ['two places', ['content', '-o', 'x.bsp', '--in-place'], /either to --output or --in-place/],
    [
      'a name that leads elsewhere',
      ['content/readme.txt', '--as', '../x', '-o', 'x.bsp'],
      /no name for a file in a pakfile/,
    ],
    ['a name for a folder', ['content', '--as', 'x', '-o', 'x.bsp'], /is a folder/],
    [
      'a file outside the root',
      ['content/readme.txt', '--root', 'content/materials', '-o', 'x.bsp'],
      /is not inside/,
    ],
    ['no time', ['content', '--date', 'yesterday', '-o', 'x.bsp'], /--date takes a time/],
    ['a day that there is not', ['content', '--date', '2004-02-30', '-o', 'x.bsp'], /--date takes a time/],
  ])('refuses %s, and writes nothing', async (_what, options, message) => {
    const map = await writeMap('refused.bsp');
    const inFolder = options.map((option) =>
      /^(content|x\.bsp)/.test(option) ? files.path(option) : option,
    );
    const run = await pak('add', map, ...inFolder);
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringMatching(message)]);
    await expect(stat(files.path('x.bsp'))).rejects.toThrow();
  });

  it('refuses a file that is not there', async () => {
    const run = await pak(
      'add',
      await writeMap('missing.bsp'),
      files.path('nowhere.txt'),
      '-o',
      files.path('y.bsp'),
    );
    expect(run.exitCode).toBe(3);
  });
});

describe('brushwork pak remove', () => {
  it('takes out what is named, and leaves the rest', async () => {
    const map = await writeMap('remove.bsp');
    const run = await pak('remove', map, 'materials/**', '-o', files.path('removed.bsp'));
    expect([run.exitCode, run.stdout]).toEqual([
      0,
      expect.stringContaining('remove materials/custom/wood.vtf: 600 bytes\n'),
    ]);
    expect(await contentsOf('removed.bsp')).toEqual(texts.slice(2));
  });

  it('after add gives the first bytes', async () => {
    const map = await writeMap('first.bsp');
    const original = (await pakOf('first.bsp')).toBytes();
    const file = await files.write('extra.txt', 'extra');
    const addAndRemove = async (): Promise<Uint8Array> => {
      expect((await pak('add', map, file, '--as', 'extra.txt', '--in-place')).exitCode).toBe(0);
      expect(Buffer.compare((await pakOf('first.bsp')).toBytes(), original)).not.toBe(0);
      expect((await pak('remove', map, 'extra.txt', '--in-place')).exitCode).toBe(0);
      expect(Buffer.compare((await pakOf('first.bsp')).toBytes(), original)).toBe(0);
      return files.read('first.bsp');
    };
    // The first time lays the map out as its format does; from then on it's the whole file.
    expect(Buffer.compare(await addAndRemove(), await addAndRemove())).toBe(0);
  });

  it('tells of the list of what a console loads first', async () => {
    const map = await writeMap('preload.bsp', {
      files: [
        { name: '__preload_section.pre', content: 'x' },
        { name: 'a', content: 'y' },
      ],
    });
    expect((await pak('remove', map, 'a', '--in-place')).stdout).toContain(
      'still numbers the entries that there were',
    );
  });

  it('leaves no other file beside the map', async () => {
    const map = await writeMap('alone.bsp');
    const before = await readdir(path.dirname(map));
    await pak('remove', map, '**/*.nut', '--in-place');
    expect(await readdir(path.dirname(map))).toEqual(before);
  });
});

describe('a map that somebody else writes meanwhile', () => {
  it('is told by its size, its time, and by being another file', async () => {
    const file = await files.write('stamp.bin', 'one');
    const before = await stampOf(file);
    await expect(checkUnchanged(file, before)).resolves.toBeUndefined();
    await writeFile(file, 'twice');
    await expect(checkUnchanged(file, before)).rejects.toMatchObject({ code: 'io' });
    const again = await stampOf(file);
    await utimes(file, 1, 1);
    await expect(checkUnchanged(file, again)).rejects.toThrow(/changed by somebody else/);
  });

  it('is not replaced', async () => {
    const map = await writeMap('raced.bsp');
    const output = new Writable({ write: (_part, _encoding, done) => done() });
    const context = createContext({ stdout: output, stderr: output, environment: {} });
    const branch = 'test/pak';
    const editing = editPak(context, map, { branch, inPlace: true, json: true }, async (document) => {
      const [first] = document.entries;
      if (first !== undefined) document.remove(first);
      await utimes(map, 1000, 1000);
      return [];
    });
    expect(await editing).toBe(3);
    expect(await contentsOf('raced.bsp')).toEqual(texts);
  });
});

describe('brushwork pak check', () => {
  it('tells what is packed, missing, unused and dangerous', async () => {
    const map = await writeMap('check.bsp', {
      materials: ['custom/wood', 'brick/wall'],
      files: [...specs, { name: 'materials/old.vmt', content: '{}' }, { name: 'run.exe', content: 'MZ' }],
    });
    const run = await pak('check', map);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(
      /materials\/brick\/wall\.vmt: material not packed; named by TEXTURE_STRING_TABLE\[1\]/,
    );
    expect(run.stdout).toMatch(/'run\.exe' is a program \[pak-executable\]/);
    expect(run.stdout).toMatch(/5 packed files, 3 named by nothing, 3 files named, 1 of them not packed\n$/);
    const found = jsonLine((await pak('check', '--json', map)).stdout);
    expect(found).toMatchObject({
      valid: true,
      scripts: ['scripts/vscripts/logic.nut'],
      programs: ['run.exe'],
    });
    expect((await pak('check', '--strict', map)).exitCode).toBe(1);
  });

  it('ends with 1 when a file is damaged', async () => {
    const map = await writeMap('damaged.bsp', { files: [{ name: 'maps/a.txt', content: 'x', crc: 5 }] });
    const run = await pak('check', map);
    expect([run.exitCode, run.stdout]).toEqual([1, expect.stringContaining('[pak-content]')]);
  });
});

describe('an archive as another program reads it', () => {
  it('is what was written', async () => {
    const map = await writeMap('reader.bsp', { pak: buildZip(specs) });
    await pak(
      'add',
      map,
      await files.write('more.txt', 'more'),
      '--as',
      'more.txt',
      '--method',
      'deflate',
      '--in-place',
    );
    const { readZipDirectory, readZipEntry } = await import('@brushwork/formats');
    const bytes = openAs(pakBranch, await files.read('reader.bsp')).lumps.PAKFILE.bytes;
    const { entries, issues } = await readZipDirectory(bytes);
    expect(issues).toEqual([]);
    const last = entries.at(-1);
    if (last === undefined) throw new Error('no entry');
    expect(new TextDecoder().decode((await readZipEntry(bytes, last)).bytes)).toBe('more');
  });
});

describe('a pakfile that is cut off', () => {
  it('is said to be so by every command that reads it, and never taken for an empty one', async () => {
    const whole = await files.read(await writeMap('whole.bsp').then(() => 'whole.bsp'));
    const { offset, length } = openAs(pakBranch, new Uint8Array(whole)).entryOf('PAKFILE');
    for (const present of [0, 100]) {
      const name = await files.write(`cut-${present}.bsp`, whole.subarray(0, offset + present));
      const said = `is cut off: ${present === 0 ? 'none' : present} of its ${length.toLocaleString('en')} bytes are in the file`;
      const list = await pak('list', name);
      expect(list).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(said) });
      const json = jsonLine((await pak('list', '--json', name)).stdout);
      expect(json['issues']).toContainEqual(expect.objectContaining({ rule: 'lump-out-of-bounds' }));
    }
  });
});
