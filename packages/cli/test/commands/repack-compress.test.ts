import { spawnSync } from 'node:child_process';
import { appendFile, readdir, stat } from 'node:fs/promises';
import { differingLumps, open, openAs } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { beforeAll, describe, expect, it } from 'vitest';
import { compressedSource } from '../../../../tools/fixtures/valve/compressed-source.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch } from '../../../formats/src/branch/valve/orange-box.js';
import { checkWritten } from '../../src/commands/repack/check-written.js';
import { editPlace } from '../../src/commands/shared/edit-place.js';
import { openInput } from '../../src/files/open-input.js';
import type { CommandInput } from '../../src/program/each-input.js';
import { createProgressLine } from '../../src/program/progress-line.js';
import { useBundledProgram } from './support/bundled-program.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const program = useBundledProgram();
const plain = tinySource({ branch });
let compressed = new Uint8Array(0);

beforeAll(async () => {
  compressed = new Uint8Array(await compressedSource({ branch }));
});

const leftovers = async (): Promise<string[]> =>
  (await readdir(files.path('.'))).filter((name) => name.includes('.tmp'));

describe('brushwork repack --compress', () => {
  it('writes a compressed map, and --decompress what was in it', async () => {
    const file = await files.write('plain.bsp', plain);
    const run = await runCommand(['repack', file, '--compress', '-o', files.path('small.bsp'), '--json']);
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    const done = jsonLine(run.stdout);
    expect(Object.keys(done)).toEqual(['file', 'output', 'size', 'newSize', 'identical', 'report', 'left']);
    expect(done).toMatchObject({
      size: plain.length,
      newSize: compressed.length,
      identical: false,
      left: [],
    });
    expect(Buffer.compare(await files.read('small.bsp'), compressed)).toBe(0);
    const back = await runCommand([
      'repack',
      files.path('small.bsp'),
      '--decompress',
      '-o',
      files.path('back.bsp'),
    ]);
    expect([back.exitCode, back.stderr]).toEqual([0, '']);
    const again = await open(await files.read('back.bsp'));
    expect(differingLumps(await open(new Uint8Array(plain)), again)).toEqual([]);
    expect(again.head.entries.every(({ unpacked }) => unpacked === 0)).toBe(true);
  });

  it('gives maps without errors, and inspect shows both sizes', async () => {
    const file = await files.write('compressed.bsp', compressed);
    const checked = await runCommand(['validate', file, '--branch', branch.id]);
    expect([checked.exitCode, checked.stderr]).toEqual([0, '']);
    const json = jsonLine((await runCommand(['inspect', file, '--branch', branch.id, '--json'])).stdout);
    const lumps = json['lumps'] as {
      name: string;
      length: number;
      unpackedSize: number | null;
      count: number;
    }[];
    const original = openAs(branch, new Uint8Array(plain));
    const planes = lumps.find(({ name }) => name === 'PLANES');
    expect(planes).toMatchObject({
      unpackedSize: original.lumps.PLANES.bytes.length,
      count: original.lumps.PLANES.length,
    });
    expect(planes?.length).toBeLessThan(planes?.unpackedSize ?? 0);
    expect(lumps.find(({ name }) => name === 'PAKFILE')?.unpackedSize).toBeNull();
    // Counted in what the lumps hold, not in the bytes that they are packed to.
    const { counts } = json['content'] as { counts: { lump: string; count: number }[] };
    for (const { lump, count } of counts) expect([lump, count]).toEqual([lump, original.lump(lump).length]);
    expect(counts.map(({ lump }) => lump)).toContain('FACES');
    const text = await runCommand(['inspect', file, '--branch', branch.id]);
    expect(text.stdout).toMatch(/lump +offset +bytes +unpacked +count/);
    expect(text.stdout).toMatch(new RegExp(`PLANES +0x[0-9a-f]+ +${planes?.length} +1,400 +70`));
  });

  it('is refused for games that read no compressed lumps, and together with its opposite', async () => {
    const refused = await runCommand([
      'repack',
      files.path('tiny.bsp'),
      '--compress',
      '-o',
      files.path('no.bsp'),
    ]);
    expect(refused.exitCode).toBe(3);
    expect(refused.stderr).toMatch(/games of Call of Duty.* read no compressed lumps/);
    const both = await runCommand([
      'repack',
      files.path('tiny.bsp'),
      '--compress',
      '--decompress',
      '-o',
      'no.bsp',
    ]);
    expect([both.exitCode, both.stderr]).toEqual([2, expect.stringMatching(/--compress or --decompress/)]);
    await expect(files.read('no.bsp')).rejects.toThrow();
  });

  it('gives maps that survive being taken apart, in both byte orders', async () => {
    for (const byteOrder of ['little', 'big'] as const) {
      const file = await files.write(`deep-${byteOrder}.bsp`, await compressedSource({ branch, byteOrder }));
      const run = program.run('roundtrip', '--deep', '--branch', branch.id, file);
      expect([run.exitCode, run.stderr]).toEqual([0, '']);
      expect(run.stdout).toMatch(/identical/);
    }
  }, 60_000);

  it('compresses in threads of the installed program, to the same bytes', async () => {
    const file = await files.write('threads.bsp', plain);
    const run = program.run('repack', file, '--compress', '-o', files.path('threaded.bsp'));
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(Buffer.compare(await files.read('threaded.bsp'), compressed)).toBe(0);
  }, 30_000);
});

describe('brushwork repack --in-place', () => {
  it('puts the new map in the place of the old one', async () => {
    const file = await files.write('in-place.bsp', plain);
    const run = await runCommand(['repack', file, '--compress', '--in-place']);
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(Buffer.compare(await files.read('in-place.bsp'), compressed)).toBe(0);
    expect(await leftovers()).toEqual([]);
  });

  it('wants to be told one place, of a file that can be written', async () => {
    const file = await files.write('places.bsp', plain);
    for (const options of [[], ['--in-place', '-o', files.path('other.bsp')]]) {
      expect((await runCommand(['repack', file, ...options])).exitCode).toBe(2);
    }
    const input = await runCommand(['repack', '-', '--in-place'], { stdin: plain });
    expect([input.exitCode, input.stderr]).toEqual([2, expect.stringMatching(/no plain file/)]);
  });

  it('refuses a file that was changed since it was opened', async () => {
    const file = await files.write('changed.bsp', plain);
    const opened = await openInput({ file, inner: undefined, display: file });
    const input: CommandInput = {
      ...opened,
      path: { file, inner: undefined, display: file },
      index: 0,
      remarks: [],
    };
    const map = await open(new Uint8Array(plain));
    const place = await editPlace(input, { inPlace: true });
    await appendFile(file, 'more');
    await expect(place.write(plain, (written) => checkWritten(written, map))).rejects.toThrow(
      /was changed by somebody else/,
    );
    expect((await stat(file)).size).toBe(plain.length + 4);
    expect(await leftovers()).toEqual([]);
  });

  it('replaces nothing by a file that does not read as what was meant', async () => {
    const file = await files.write('wrong.bsp', plain);
    const map = await open(new Uint8Array(plain));
    const path = { file, inner: undefined, display: file };
    const wrong = new Uint8Array(compressed);
    wrong[openAs(branch, new Uint8Array(compressed)).entryOf('LIGHTING').start + 40]! ^= 0x55;
    for (const bytes of [wrong, new Uint8Array(0), plain.subarray(0, plain.length / 2)]) {
      const place = await editPlace(
        { ...(await openInput(path)), path, index: 0, remarks: [] },
        { inPlace: true },
      );
      await expect(place.write(bytes, (written) => checkWritten(written, map))).rejects.toThrow(FormatError);
      expect(Buffer.compare(await files.read('wrong.bsp'), plain)).toBe(0);
    }
    expect(await leftovers()).toEqual([]);
  });

  // A limit on the size of files does what a full disk does: the write fails half way, or ends the process.
  it.skipIf(process.platform === 'win32').each([
    ['is full', "trap '' XFSZ;"],
    ['takes the process with it', ''],
  ])(
    'leaves the old file whole when the disk %s',
    async (_name, before) => {
      const file = await files.write('full.bsp', compressed);
      const script = `${before} ulimit -f 16; exec "$@"`;
      const command = [process.execPath, program.main, 'repack', file, '--decompress', '--in-place'];
      const { status, signal, stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], {
        encoding: 'utf8',
      });
      expect([status, signal]).not.toEqual([0, null]);
      if (before !== '') expect(stderr).toMatch(/can't write .*full\.bsp/);
      expect(Buffer.compare(await files.read('full.bsp'), compressed)).toBe(0);
    },
    30_000,
  );
});

describe('the line that says how far a task has come', () => {
  it('is shown on a terminal once the task takes a while, and taken away', async () => {
    const shown: string[] = [];
    let time = 0;
    const err = {
      isClosed: false,
      write: async (part: string | Uint8Array) => shown.push(String(part)) > 0,
      finish: async () => {},
    };
    const line = createProgressLine({ err, isErrorTerminal: true }, 'compressing', () => time);
    for (const [at, done] of [
      [500, 1],
      [1100, 2],
      [1150, 3],
      [1500, 4],
    ] as const) {
      time = at;
      line.show(done, 8);
    }
    await line.clear();
    expect(shown).toEqual(['\r\x1b[Kcompressing: 25 %', '\r\x1b[Kcompressing: 50 %', '\r\x1b[K']);
    const quiet = createProgressLine({ err, isErrorTerminal: false }, 'compressing', () => 1e6);
    quiet.show(1, 2);
    await quiet.clear();
    expect(shown).toHaveLength(3);
  });
});
