import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFormatError } from '../../formats/test/support/expect-format-error.js';
import { buildZip } from '../../formats/test/support/zip-builder.js';
import { type ExpandOptions, expandInputs } from '../src/files/expand.js';
import { expandFiles } from '../src/files/expand-files.js';
import { systemFiles } from '../src/files/file-lister.js';
import { listArchive } from '../src/files/open-input.js';
import { memoryFiles } from './support/memory-files.js';

const posixPaths = [
  'maps/b.bsp',
  'maps/a.bsp',
  'maps/a.txt',
  'maps/mp/c.bsp',
  'maps/mp/deep/d.bsp',
  'maps/.hidden.bsp',
  'maps/.git/e.bsp',
  'maps/empty/',
  'a*.bsp',
  'abc.bsp',
  '/base/x.bsp',
];

function posix(
  paths: readonly string[] = posixPaths,
  archives = new Map<string, readonly string[]>(),
): ExpandOptions {
  return {
    path: path.posix,
    files: memoryFiles(paths, '/'),
    listArchive: async (file) => archives.get(file) ?? [],
  };
}

async function names(inputArguments: readonly string[], options: ExpandOptions): Promise<readonly string[]> {
  return (await expandInputs(inputArguments, options)).map(({ file, inner }) =>
    inner === undefined ? file : `${file} -> ${inner}`,
  );
}

describe('expandInputs with the rules of POSIX', () => {
  it.each([
    ['maps/*.bsp', ['maps/a.bsp', 'maps/b.bsp']],
    ['maps/?.*', ['maps/a.bsp', 'maps/a.txt', 'maps/b.bsp']],
    ['*/a.bsp', ['maps/a.bsp']],
    ['maps/*/*.bsp', ['maps/mp/c.bsp']],
    ['maps/**/*.bsp', ['maps/a.bsp', 'maps/b.bsp', 'maps/mp/c.bsp', 'maps/mp/deep/d.bsp']],
    ['**/d.bsp', ['maps/mp/deep/d.bsp']],
    ['maps/mp/**', ['maps/mp/c.bsp', 'maps/mp/deep/d.bsp']],
    ['**/**/mp/**/**/d.bsp', ['maps/mp/deep/d.bsp']],
    ['maps/.*.bsp', ['maps/.hidden.bsp']],
    ['/base/*', ['/base/x.bsp']],
    ['/b*/x.bsp', ['/base/x.bsp']],
    ['maps//*.txt', ['maps/a.txt']],
  ])('%s', async (pattern, expected) => {
    expect(await names([pattern], posix())).toEqual(expected);
  });

  it('takes an existing file by its name, also when that looks like a pattern', async () => {
    expect(await names(['a*.bsp'], posix())).toEqual(['a*.bsp']);
  });

  it('passes on what is no pattern, whether it exists or not, in its order', async () => {
    const options = posix();
    expect(await names(['zzz.bsp', 'maps/b.bsp', '-', 'maps'], options)).toEqual([
      'zzz.bsp',
      'maps/b.bsp',
      '-',
      'maps',
    ]);
    expect((options.files as ReturnType<typeof memoryFiles>).asked).toEqual([]);
  });

  it.each(['nothing*', 'maps/*.pk3', 'maps/em*', 'nowhere/*', '*.pk3!*.bsp', 'none.pk3!*'])(
    'says that %s matches nothing',
    async (pattern) => {
      const error = await expectFormatError('not-found', () => names([pattern], posix()));
      expect(error.message).toContain(pattern);
    },
  );

  it('makes the pattern safe to print', async () => {
    const error = await expectFormatError('not-found', () => names(['\x1b[2J*'], posix()));
    expect(error.message).not.toContain('\x1b');
  });

  it('stops at a limit of names', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => `d/${index}.bsp`);
    await expectFormatError('limit', () => expandFiles('d/*.txt', { ...posix(many), maxNames: 999 }));
  });

  it('looks into each folder once for each part of the pattern', async () => {
    const deep = Array.from({ length: 12 }, (_, index) => `${'d/'.repeat(index + 1)}x.bsp`);
    const files = memoryFiles(deep, '/');
    await expandFiles('**/d/**/d/**/d/**/nothing', { path: path.posix, files });
    expect(files.asked.length).toBeLessThan(13 * 8);
  });
});

describe('expandInputs inside archives', () => {
  const archives = new Map<string, readonly string[]>([
    [
      'a.pk3',
      [
        'maps/',
        'maps/mp/',
        'maps/mp/z.bsp',
        'maps/mp/y.bsp',
        'maps/mp/y.bsp',
        'maps/w!.bsp',
        '../evil.bsp',
        '__proto__',
      ],
    ],
    ['b.pk3', ['maps/mp/x.bsp', 'we?rd.bsp', 'weird.bsp']],
    ['sub/c.pk3', ['readme.txt']],
  ]);
  const options = posix([...archives.keys(), 'maps/a.bsp', 'b!.pk3'], archives);

  it.each([
    ['a.pk3!maps/mp/*.bsp', ['a.pk3 -> maps/mp/y.bsp', 'a.pk3 -> maps/mp/z.bsp']],
    [
      'a.pk3!**/*.bsp',
      ['a.pk3 -> ../evil.bsp', 'a.pk3 -> maps/mp/y.bsp', 'a.pk3 -> maps/mp/z.bsp', 'a.pk3 -> maps/w!.bsp'],
    ],
    ['?.pk3!maps/mp/*', ['a.pk3 -> maps/mp/y.bsp', 'a.pk3 -> maps/mp/z.bsp', 'b.pk3 -> maps/mp/x.bsp']],
    ['?.pk3!maps/mp/x.bsp', ['a.pk3 -> maps/mp/x.bsp', 'b.pk3 -> maps/mp/x.bsp']],
    ['**/c.pk3!*.txt', ['sub/c.pk3 -> readme.txt']],
    ['b.pk3!we?rd.bsp', ['b.pk3 -> we?rd.bsp']],
    ['a.pk3!__*', ['a.pk3 -> __proto__']],
    ['*!.pk3', ['b!.pk3']],
  ])('%s', async (pattern, expected) => {
    expect(await names([pattern], options)).toEqual(expected);
  });

  it('names each result as an argument would', async () => {
    expect((await expandInputs(['a.pk3!maps/w*'], options))[0]?.display).toBe('a.pk3!maps/w!.bsp');
  });
});

describe('expandInputs with the rules of Windows', () => {
  const windowsPaths = [
    'C:\\maps\\A.BSP',
    'C:\\maps\\mp\\b.bsp',
    'maps\\c.bsp',
    'x.pk3',
    '\\\\srv\\sha!re\\d.bsp',
  ];
  const options: ExpandOptions = {
    path: path.win32,
    files: memoryFiles(windowsPaths, '\\'),
    listArchive: async () => ['Maps/MP/e.bsp', 'maps/f.txt'],
  };

  it.each([
    ['C:\\maps\\*.bsp', ['C:\\maps\\A.BSP']],
    ['c:/maps/*.bsp', ['c:/maps\\A.BSP']],
    ['C:\\maps\\**\\*.bsp', ['C:\\maps\\A.BSP', 'C:\\maps\\mp\\b.bsp']],
    ['maps/*', ['maps\\c.bsp']],
    ['x.pk3!maps\\mp\\*.bsp', ['x.pk3 -> Maps/MP/e.bsp']],
    ['\\\\srv\\sha!re\\*.bsp', ['\\\\srv\\sha!re\\d.bsp']],
  ])('%s', async (pattern, expected) => {
    expect(await names([pattern], options)).toEqual(expected);
  });

  it('takes the question mark in \\\\?\\ for what it is there', async () => {
    expect(await names(['\\\\?\\C:\\none.bsp'], options)).toEqual(['\\\\?\\C:\\none.bsp']);
  });
});

describe('expandInputs on a real file system', () => {
  let folder = '';
  const options: ExpandOptions = { path, files: systemFiles, listArchive };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'brushwork-expand-'));
    await mkdir(path.join(folder, 'maps/mp'), { recursive: true });
    await writeFile(path.join(folder, 'maps/a.bsp'), 'a');
    await writeFile(path.join(folder, 'maps/mp/b.bsp'), 'b');
    await writeFile(path.join(folder, 'maps/x.pk3'), buildZip([{ name: 'maps/in.bsp' }, { name: 'maps/' }]));
    if (process.platform === 'win32') return;
    await symlink('..', path.join(folder, 'maps/mp/up'));
    await symlink('a.bsp', path.join(folder, 'maps/link.bsp'));
    await symlink('nowhere', path.join(folder, 'maps/broken.bsp'));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  const relative = (found: readonly string[]) =>
    found.map((name) => name.slice(folder.length + 1).replaceAll('\\', '/'));

  it('finds files and does not run in circles through links', async () => {
    const found = relative(await names([path.join(folder, '**', '*.bsp')], options));
    expect(found.filter((name) => !name.includes('link'))).toEqual(['maps/a.bsp', 'maps/mp/b.bsp']);
  });

  it.skipIf(process.platform === 'win32')(
    'follows links that the pattern names, and skips broken ones',
    async () => {
      expect(relative(await names([path.join(folder, 'maps/*.bsp')], options))).toEqual([
        'maps/a.bsp',
        'maps/link.bsp',
      ]);
      expect(relative(await names([path.join(folder, 'maps/mp/u?/a.bsp')], options))).toEqual([
        'maps/mp/up/a.bsp',
      ]);
    },
  );

  it('looks into archives', async () => {
    expect(relative(await names([`${path.join(folder, 'maps', '*.pk3')}!**/*.bsp`], options))).toEqual([
      'maps/x.pk3 -> maps/in.bsp',
    ]);
  });

  it('says so when a file that should be an archive is none', async () => {
    await expectFormatError('bad-magic', () => names([`${path.join(folder, 'maps', 'a.bsp')}!*`], options));
  });
});
