import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readBytes } from '@brushwork/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeBzip2 } from '../../formats/test/support/bzip2-encoder.js';
import { expectFormatError } from '../../formats/test/support/expect-format-error.js';
import { buildZip, bytesOf, concat } from '../../formats/test/support/zip-builder.js';
import { chooseInputPath, inputPathCandidates } from '../src/files/input-path.js';
import { ioError } from '../src/files/io-error.js';
import { listArchive, type OpenInputOptions, openInput } from '../src/files/open-input.js';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brushwork-open-'));
  await mkdir(path.join(folder, 'folder'));
  const files: Readonly<Record<string, Uint8Array>> = {
    'plain.bsp': bytesOf('plain bytes'),
    'empty.bsp': new Uint8Array(0),
    'a.bsp.gz': gzipSync('gzip bytes'),
    'a.bsp.bz2': encodeBzip2([bytesOf('bzip2 bytes')]),
    'lies.gz': bytesOf('not gzip at all'),
    'padded.gz': concat(gzipSync('gzip bytes'), new Uint8Array(100)),
    'twice.gz': gzipSync(gzipSync('gzip bytes')),
    'bomb.gz': gzipSync(new Uint8Array(3_000_000)),
    'odd!name.bsp': bytesOf('odd'),
    'a.pk3': buildZip([
      { name: 'maps/' },
      { name: 'maps/x.bsp', content: 'first x', method: 8 },
      { name: 'maps/x.bsp', content: 'last x' },
      { name: 'Maps/Y.bsp', content: 'y', localName: 'other' },
      { name: 'maps/z.bsp', content: 'z' },
      { name: 'MAPS/Z.bsp', content: 'Z' },
      { name: 'in.bsp.gz', content: gzipSync('packed twice') },
      { name: '../up', content: 'up' },
      { name: '__proto__', content: 'proto' },
      { name: 'nul\0name', content: 'nul' },
      { name: 'big', content: new Uint8Array(2000), method: 8 },
      { name: 'secret', content: 'x', flags: 1 },
    ]),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function read(argument: string, options: OpenInputOptions = {}): Promise<string> {
  const chosen = await chooseInputPath(inputPathCandidates(argument, path), async (file) => existsSync(file));
  if (chosen === undefined) throw new Error('no candidate');
  const input = await openInput(chosen, options);
  try {
    return Buffer.from(await readBytes(input.source, 0, input.source.byteLength)).toString('latin1');
  } finally {
    await input.close();
  }
}

function at(name: string): string {
  return path.join(folder, name);
}

describe('openInput', () => {
  it.each([
    ['plain.bsp', 'plain bytes'],
    ['empty.bsp', ''],
    ['a.bsp.gz', 'gzip bytes'],
    ['a.bsp.bz2', 'bzip2 bytes'],
    ['lies.gz', 'not gzip at all'],
    ['padded.gz', 'gzip bytes'],
    ['odd!name.bsp', 'odd'],
    ['a.pk3!maps/x.bsp', 'last x'],
    ['a.pk3!MAPS/X.BSP', 'last x'],
    ['a.pk3!./maps/y.bsp', 'y'],
    ['a.pk3!/maps/y.bsp', 'y'],
    ['a.pk3!maps\\y.bsp', 'y'],
    ['a.pk3!maps/z.bsp', 'z'],
    ['a.pk3!in.bsp.gz', 'packed twice'],
    ['a.pk3!../up', 'up'],
    ['a.pk3!__proto__', 'proto'],
  ])('reads %s', async (name, expected) => {
    expect(await read(at(name))).toBe(expected);
  });

  it('calls an input what the user called it', async () => {
    const input = await openInput({ file: at('a.pk3'), inner: 'maps/x.bsp', display: 'as written' });
    expect(input.name).toBe('as written');
    await input.close();
  });

  it('takes off one layer of packing only', async () => {
    expect((await read(at('twice.gz'))).charCodeAt(0)).toBe(0x1f);
  });

  it('tells what was odd about the packing', async () => {
    const rulesOf = async (file: string, inner?: string) => {
      const input = await openInput({ file: at(file), inner, display: file });
      await input.close();
      return input.issues.map((found) => found.rule);
    };
    expect(await rulesOf('padded.gz')).toEqual(['compressed-trailing-bytes']);
    expect(await rulesOf('a.pk3', 'Maps/Y.bsp')).toEqual(['zip-local-header-differs']);
    expect(await rulesOf('plain.bsp')).toEqual([]);
  });

  // Elsewhere a file with a hole may take its whole size on the disk.
  it.skipIf(process.platform === 'win32')('reads of a large file only what is asked for', async () => {
    const large = at('large.bin');
    const handle = await open(large, 'w');
    await handle.write('end of file', 4_000_000_000);
    await handle.close();
    const before = process.memoryUsage().arrayBuffers;
    const input = await openInput({ file: large, inner: undefined, display: large });
    expect(input.source.byteLength).toBe(4_000_000_011);
    expect(Buffer.from(await readBytes(input.source, 4_000_000_000, 4_000_000_011)).toString()).toBe(
      'end of file',
    );
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
    await input.close();
  });

  it('notices a file that is cut while it is open', async () => {
    await writeFile(at('cut.bin'), new Uint8Array(1000));
    const input = await openInput({ file: at('cut.bin'), inner: undefined, display: 'cut.bin' });
    await truncate(at('cut.bin'), 100);
    await expectFormatError('truncated', () => readBytes(input.source, 0, 1000));
    await input.close();
    await expectFormatError('io', () => readBytes(input.source, 0, 10));
  });
});

describe('limits of openInput', () => {
  it.each(['bomb.gz', 'a.pk3!big'])('stop %s', async (name) => {
    await expectFormatError('limit', () => read(at(name), { maxBytes: 1000 }));
  });

  it('do not concern plain files, which stay on disk', async () => {
    expect(await read(at('plain.bsp'), { maxBytes: 3 })).toBe('plain bytes');
  });

  it('stop endless devices and standard input', async () => {
    async function* endless() {
      for (;;) yield new Uint8Array(100);
    }
    await expectFormatError('limit', () => read('-', { maxBytes: 1000, standardInput: endless() }));
    if (existsSync('/dev/zero'))
      await expectFormatError('limit', () => read('/dev/zero', { maxBytes: 100_000 }));
  });
});

describe('standard input and pipes', () => {
  async function* parts(...list: readonly (string | Uint8Array)[]) {
    yield* list;
  }

  it('are read to their end, packed or not', async () => {
    expect(await read('-', { standardInput: parts('abc', bytesOf('def')) })).toBe('abcdef');
    const gzip = gzipSync('from a pipe');
    expect(await read('-', { standardInput: parts(gzip.subarray(0, 5), gzip.subarray(5)) })).toBe(
      'from a pipe',
    );
    expect(await read('-', { standardInput: parts() })).toBe('');
  });

  it('fail as io', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(3);
      throw Object.assign(new Error('read EIO'), { code: 'EIO' });
    }
    await expectFormatError('io', () => read('-', { standardInput: failing() }));
  });

  it.skipIf(process.platform === 'win32')('may have a name', async () => {
    const pipe = at('pipe');
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    const writing = writeFile(pipe, 'through a named pipe');
    expect(await read(pipe)).toBe('through a named pipe');
    await writing;
  });
});

describe('what openInput refuses', () => {
  it.each([
    ['missing.bsp', 'io', /^there is no file .*missing\.bsp$/],
    ['missing.pk3!x', 'io', /^there is no file .*missing\.pk3$/],
    ['folder', 'io', /folder is a folder, not a file$/],
    ['plain.bsp/x', 'io', /a part of its path is a file/],
    ['nul\0name', 'io', /nul\\x00name is no possible file name$/],
    ['\x1b[2Jmissing', 'io', /^there is no file .*\\x1b\[2Jmissing$/],
    ['plain.bsp!x', 'bad-magic', /plain\.bsp is no archive of a known kind/],
    ['a.pk3!nothing', 'not-found', /there is no "nothing" in .*a\.pk3; it has 12 names, e\.g\. maps\/x\.bsp/],
    ['a.pk3!', 'not-found', /after the "!"/],
    ['a.pk3!maps/', 'not-found', /"maps\/" is a folder/],
    ['a.pk3!maps/Z.BSP', 'ambiguous', /could be maps\/z\.bsp or MAPS\/Z\.bsp/],
    ['a.pk3!secret', 'unsupported', /encrypted/],
  ] as const)('%s', async (name, code, message) => {
    const error = await expectFormatError(code, () => read(at(name)));
    expect(error.message).toMatch(message);
    expect(error.message).not.toMatch(/\n|ENOENT|EISDIR|ENOTDIR/);
  });

  it.skipIf(process.platform === 'win32')('a file without permission', async () => {
    await writeFile(at('private'), 'x');
    await chmod(at('private'), 0);
    // Root may read everything: the test reads as somebody else for the time being.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65534);
    try {
      const error = await expectFormatError('io', () => read(at('private')));
      expect(error.message).toMatch(/^no permission to read/);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  it.skipIf(process.platform !== 'linux')('and leaves no file open', async () => {
    const openFiles = async () => {
      const numbers = await readdir('/proc/self/fd');
      const names = await Promise.all(numbers.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
      return names.filter((name) => name.startsWith(folder));
    };
    for (let round = 0; round < 20; round += 1) {
      for (const name of [
        'a.pk3!nothing',
        'plain.bsp!x',
        'bomb.gz',
        'folder',
        'a.pk3!maps/x.bsp',
        'a.bsp.gz',
      ]) {
        await read(at(name), { maxBytes: 1000 }).catch(() => undefined);
      }
    }
    expect(await openFiles()).toEqual([]);
  });
});

describe('ioError', () => {
  it.each([
    ['EACCES', 'no permission to read a\\x1bb'],
    ['EPERM', 'no permission to read a\\x1bb'],
    ['EMFILE', 'too many files are open to read a\\x1bb'],
    ['EBUSY', 'a\\x1bb is in use by another program'],
    ['EXYZ', "can't read a\\x1bb (EXYZ)"],
  ])('says what %s means', (code, message) => {
    const error = ioError(Object.assign(new Error(`${code}: open 'a'`), { code }), 'read', 'a\x1bb');
    expect([error.code, error.message]).toEqual(['io', message]);
  });
});

describe('listArchive', () => {
  it('gives all names, also odd ones', async () => {
    const names = await listArchive(at('a.pk3'));
    expect(names).toHaveLength(12);
    expect(names).toContain('nul\0name');
  });
});

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../shared/corpus');
const game = path.join(corpus, 'cod1-ibsp59/coyoteclan__cod1-battleroyale');

describe.skipIf(!existsSync(game))(`a game's own archive (skipped without ${game})`, () => {
  it('gives the map that lies beside it', async () => {
    const bytes = await read(`${path.join(game, 'zzz_brmap2.1ee330b8.pk3')}!maps/mp/brmap2.bsp`);
    expect(bytes).toBe((await readFile(path.join(game, 'brmap2.1ee330b8.bsp'))).toString('latin1'));
  });
});
