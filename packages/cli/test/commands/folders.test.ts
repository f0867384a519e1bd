import { spawnSync } from 'node:child_process';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryFile } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { findFiles } from '../../src/files/find-files.js';
import { jsonLines, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const isWindows = process.platform === 'win32';

beforeAll(async () => {
  await mkdir(files.path('all/b/deep'), { recursive: true });
  await mkdir(files.path('all/.hidden'));
  await mkdir(files.path('empty/inside'), { recursive: true });
  await mkdir(files.path('outside'));
  const put = (name: string, bytes: Uint8Array | string) => writeFile(files.path(name), bytes);
  await put('all/walker.bgf', walkerFile());
  await put('all/LIB.BMF', libraryFile());
  await put('all/b/a name', walkerFile());
  await put('all/b/cut.bgf', walkerFile().subarray(0, 300));
  await put('all/b/broken.bsp', 'no map at all');
  await put('all/b/deep/tiny.bsp', files.tiny);
  await put('all/readme.txt', 'no map, and not called one');
  await put('all/.hidden/walker.bgf', walkerFile());
  await put(
    'all/pak.pk3',
    buildZip([
      { name: 'maps/in.bsp', content: files.tiny },
      { name: 'other.txt', content: 'x' },
    ]),
  );
  await put('outside/secret.bgf', walkerFile());
  if (isWindows) return;
  await symlink(files.path('outside'), files.path('all/link'));
  await symlink(files.path('outside/secret.bgf'), files.path('all/secret.bgf'));
  await symlink(files.path('all'), files.path('all/b/loop'));
  spawnSync('mkfifo', [files.path('all/b/pipe')]);
});

const inside = (file: unknown): string =>
  path.relative(files.path('all'), String(file)).replaceAll('\\', '/');
const links = isWindows ? '' : '; 3 links left alone';

describe('a folder as an input', () => {
  it('stands for every map and model below it, by name or by its first bytes, sorted', async () => {
    const { exitCode, stdout, stderr } = await runCommand(['validate', '--json', files.path('all')]);
    const lines = jsonLines(stdout);
    expect(lines.map((line) => inside(line['file']))).toEqual([
      'LIB.BMF',
      'b/a name',
      'b/broken.bsp',
      'b/cut.bgf',
      'b/deep/tiny.bsp',
      'pak.pk3!maps/in.bsp',
      'walker.bgf',
    ]);
    expect(lines.map((line) => line['valid'] ?? 'error')).toEqual([
      true,
      true,
      'error',
      false,
      true,
      true,
      true,
    ]);
    expect(stderr).toBe('');
    expect(exitCode).toBe(3);
  });

  it('tells people at the end what the files came to', async () => {
    const { stdout, stderr } = await runCommand(['validate', files.path('all')]);
    expect(stdout).toContain('cut.bgf');
    expect(stderr.split('\n').at(-2)).toBe(`7 files: 5 fine, 1 with issues, 1 unreadable${links}`);
    expect((await runCommand(['validate', files.path('tiny.bsp')])).stderr).toBe('');
  });

  it('lists archives where the verb does, and looks at maps alone where it knows nothing else', async () => {
    const shown = async (...verb: string[]) =>
      jsonLines(
        (await runCommand([...verb, '--json', files.path('all/b/deep'), files.path('all')])).stdout,
      ).map((line) => inside(line['file']));
    expect(await shown('inspect')).toContain('pak.pk3');
    expect(await shown('entities')).toEqual([
      'b/deep/tiny.bsp',
      'b/broken.bsp',
      'b/deep/tiny.bsp',
      'pak.pk3!maps/in.bsp',
    ]);
  });

  it('works for a round trip', async () => {
    const { exitCode, stdout } = await runCommand(['roundtrip', '--json', files.path('all/b/deep')]);
    expect(jsonLines(stdout).map((line) => line['identical'])).toEqual([true]);
    expect(exitCode).toBe(0);
  });

  it('with nothing in it is an error that says so', async () => {
    const { exitCode, stderr } = await runCommand(['validate', files.path('empty')]);
    expect(stderr).toContain('there is no map and no model in this folder or below');
    expect(exitCode).toBe(3);
  });

  it('is no input for verbs that write one file', async () => {
    const { exitCode, stderr } = await runCommand(['repack', files.path('all'), '-o', files.path('x.bsp')]);
    expect(stderr).toContain('is a folder, not a file');
    expect(exitCode).toBe(3);
  });

  it.skipIf(isWindows)('tells of folders that can not be looked at', async () => {
    await mkdir(files.path('shut/in'), { recursive: true });
    await writeFile(files.path('shut/a.bgf'), walkerFile());
    spawnSync('chmod', ['000', files.path('shut/in')]);
    // Root may look at everything: the command runs as somebody else for the time being.
    const isRoot = process.geteuid?.() === 0;
    await chmod(files.path('.'), 0o755);
    if (isRoot) process.seteuid?.(65534);
    const { exitCode, stderr } = await runCommand(['validate', files.path('shut')]).finally(() => {
      if (isRoot) process.seteuid?.(0);
      spawnSync('chmod', ['700', files.path('shut/in')]);
    });
    expect(stderr).toContain('no permission to read');
    expect(exitCode).toBe(3);
  });

  it('has a limit for the names that are looked at', async () => {
    await expect(findFiles(files.path('all'), { maxNames: 3 })).rejects.toMatchObject({ code: 'limit' });
  });
});
