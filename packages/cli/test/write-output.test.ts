import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FormatError } from '@brushwork/record';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectFormatError } from '../../formats/test/support/expect-format-error.js';
import { bytesOf } from '../../formats/test/support/zip-builder.js';
import { placeFile, type ReplaceFileSystem } from '../src/files/replace-file.js';
import { writeOutput } from '../src/files/write-output.js';

let folder = '';
let target = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brushwork-write-'));
  target = path.join(folder, 'out.bsp');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const files = () => readdir(folder);
const text = () => readFile(target, 'utf8');

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: refused, rename 'a' -> 'b'`), { code });
}

function fileSystem(changes: Partial<ReplaceFileSystem> = {}): ReplaceFileSystem {
  const refuse = async (): Promise<never> => {
    throw systemError('ENOSYS');
  };
  return { rename: refuse, link: refuse, sleep: async () => undefined, ...changes };
}

describe('writeOutput', () => {
  it('writes a new file and leaves nothing else', async () => {
    await writeOutput(target, bytesOf('new'));
    expect([await text(), await files()]).toEqual(['new', ['out.bsp']]);
  });

  it('writes parts as they come', async () => {
    async function* parts() {
      yield bytesOf('one ');
      yield new Uint8Array(0);
      yield bytesOf('two');
    }
    await writeOutput(target, parts());
    expect(await text()).toBe('one two');
    await writeOutput(target, [bytesOf('a'), bytesOf('b')], { overwrite: true });
    expect(await text()).toBe('ab');
    await writeOutput(path.join(folder, 'empty'), new Uint8Array(0));
    expect((await stat(path.join(folder, 'empty'))).size).toBe(0);
  });

  it('does not replace a file unless asked to', async () => {
    await writeFile(target, 'old');
    const error = await expectFormatError('io', () => writeOutput(target, bytesOf('new')));
    expect(error.message).toMatch(/out\.bsp exists already/);
    expect([await text(), await files()]).toEqual(['old', ['out.bsp']]);
    await writeOutput(target, bytesOf('new'), { overwrite: true });
    expect([await text(), await files()]).toEqual(['new', ['out.bsp']]);
  });

  it('does not replace a file that appears while it writes', async () => {
    async function* slow() {
      yield bytesOf('new');
      await writeFile(target, 'from somebody else');
    }
    const error = await expectFormatError('io', () => writeOutput(target, slow()));
    expect(error.message).toMatch(/exists already/);
    expect([await text(), await files()]).toEqual(['from somebody else', ['out.bsp']]);
  });

  it('leaves the old file whole while it writes and when making the bytes fails', async () => {
    await writeFile(target, 'old');
    async function* failing() {
      yield bytesOf('half');
      expect(await text()).toBe('old');
      throw new FormatError('limit', 'too large');
    }
    await expectFormatError('limit', () => writeOutput(target, failing(), { overwrite: true }));
    expect([await text(), await files()]).toEqual(['old', ['out.bsp']]);
  });

  it('leaves the old file whole when it cannot be replaced', async () => {
    await writeFile(target, 'old');
    const refused = fileSystem({ rename: () => Promise.reject(systemError('EBUSY')) });
    const options = { overwrite: true, fileSystem: refused };
    const error = await expectFormatError('io', () => writeOutput(target, bytesOf('new'), options));
    expect(error.message).toMatch(/out\.bsp is in use by another program$/);
    expect([await text(), await files()]).toEqual(['old', ['out.bsp']]);
  });

  it.skipIf(process.platform === 'win32')('keeps permissions, and links as links', async () => {
    const real = path.join(folder, 'real.bsp');
    await writeFile(real, 'old');
    await chmod(real, 0o666);
    await symlink('real.bsp', target);
    await writeOutput(target, bytesOf('new'), { overwrite: true });
    expect((await lstat(target)).isSymbolicLink()).toBe(true);
    expect([await readFile(real, 'utf8'), (await stat(real)).mode & 0o777]).toEqual(['new', 0o666]);
  });

  it.skipIf(process.platform === 'win32')('does not replace a link that leads nowhere', async () => {
    await symlink('nowhere', target);
    const error = await expectFormatError('io', () =>
      writeOutput(target, bytesOf('new'), { overwrite: true }),
    );
    expect(error.message).toMatch(/leads nowhere/);
  });

  it.skipIf(process.platform === 'win32')('writes into devices instead of replacing them', async () => {
    await writeOutput('/dev/null', bytesOf('gone'));
    expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
  });

  it('takes names as long as the system does', async () => {
    const long = path.join(folder, 'x'.repeat(250));
    await writeOutput(long, bytesOf('long'));
    expect(await readFile(long, 'utf8')).toBe('long');
  });

  it('says in one sentence what is wrong', async () => {
    await mkdir(path.join(folder, 'sub'));
    await writeFile(path.join(folder, 'file'), '');
    const messageFor = async (name: string) =>
      (await expectFormatError('io', () => writeOutput(path.join(folder, name), bytesOf('x')))).message;
    expect(await messageFor('sub')).toMatch(/sub is a folder, not a file$/);
    expect(await messageFor('none/out')).toMatch(/^there is no folder to write .*out in$/);
    expect(await messageFor('file/out')).toMatch(/a part of its path is a file/);
    expect(await messageFor('a\0b')).toMatch(/a\\x00b is no possible file name$/);
    expect(await messageFor('x'.repeat(300))).toMatch(/too long$/);
    expect(await files()).toEqual(['file', 'sub']);
  });
});

describe('placeFile', () => {
  it.each(['EPERM', 'EBUSY', 'EACCES'])('tries again while a file is held (%s)', async (code) => {
    let tries = 0;
    const waits: number[] = [];
    const held = fileSystem({
      rename: async () => {
        tries += 1;
        if (tries < 4) throw systemError(code);
      },
      sleep: async (milliseconds) => waits.push(milliseconds),
    });
    await placeFile('a', target, { overwrite: true, fileSystem: held });
    expect([tries, waits.length]).toEqual([4, 3]);
  });

  it('gives up after a while, and at once for other reasons', async () => {
    const run = async (code: string) => {
      let tries = 0;
      const rename = async () => {
        tries += 1;
        throw systemError(code);
      };
      await expect(
        placeFile('a', target, { overwrite: true, fileSystem: fileSystem({ rename }) }),
      ).rejects.toThrow(code);
      return tries;
    };
    expect(await run('EBUSY')).toBe(8);
    expect(await run('ENOSPC')).toBe(1);
  });

  it('renames where the file system has no links', async () => {
    const renamed: string[] = [];
    const rename = async (from: string, to: string) => {
      renamed.push(from, to);
    };
    await placeFile('a', target, { overwrite: false, fileSystem: fileSystem({ rename }) });
    expect(renamed).toEqual(['a', target]);
  });
});
