import { readdir } from 'node:fs/promises';
import { decodeImage } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branchOf } from './support/branch-of.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const branch = await branchOf('valve/orange-box');
const sourceMap = (): Promise<string> => files.write('light.bsp', tinySource({ branch }));

describe('brushwork lightmaps', () => {
  it('says what there is without writing', async () => {
    const run = await runCommand(['lightmaps', await sourceMap()]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/light\.bsp: 1 picture of \d+ x \d+, \d+ faces, high dynamic range\n$/);
  });

  it('writes a picture for a screen, and one of linear light', async () => {
    const map = await sourceMap();
    expect((await runCommand(['lightmaps', map, '-o', files.path('a.png')])).exitCode).toBe(0);
    const { width, height, channels, data } = decodeImage(await files.read('a.png'));
    expect(channels).toBe(3);
    expect(data.some((value, i) => i % 4 !== 3 && value > 0)).toBe(true);
    await runCommand(['lightmaps', map, '-o', files.path('a.exr')]);
    const exr = await files.read('a.exr');
    expect([...exr.subarray(0, 4)]).toEqual([0x76, 0x2f, 0x31, 0x01]);
    expect(exr.length).toBeGreaterThan(width * height * 6);
    await runCommand(['lightmaps', map, '--exposure', '-3', '-o', files.path('dark.png')]);
    const dark = decodeImage(await files.read('dark.png')).data;
    const sum = (all: ArrayLike<number>): number => Array.from(all).reduce((total, one) => total + one, 0);
    expect(sum(dark)).toBeLessThan(sum(data));
    await runCommand(['lightmaps', map, '--ldr', '-o', files.path('low.png')]);
    expect(decodeImage(await files.read('low.png')).data).not.toEqual(data);
  });

  it('writes all light into a folder, and says which face lies where', async () => {
    const map = await sourceMap();
    const out = files.path('all');
    const run = await runCommand(['lightmaps', map, '--styles', '--bump', '--json', '-o', out]);
    const found = jsonLine(run.stdout);
    const pages = found['pages'] as {
      page: number;
      style: number;
      direction: number | null;
      output: string;
    }[];
    expect((await readdir(out)).toSorted()).toEqual(
      pages.map(({ output }) => output.split(/[/\\]/).at(-1)).toSorted(),
    );
    expect(pages.map(({ output }) => output)).toContainEqual(expect.stringMatching(/light-0\.png$/));
    expect(pages.map(({ output }) => output)).toContainEqual(expect.stringMatching(/light-0\.bump1\.png$/));
    const faces = found['faces'] as Record<string, number>[];
    expect(faces.length).toBeGreaterThan(0);
    expect(Object.keys(faces[0]!)).toEqual('lump face page left top width height styles isBumped'.split(' '));
  });

  it('numbers several pictures of one output, and replaces none without being told', async () => {
    const map = await sourceMap();
    const command = ['lightmaps', map, '--bump', '--side', '1024', '-o', files.path('b.png')];
    const first = await runCommand(command);
    expect(first.stdout).toContain('b-0.png');
    expect(first.stdout).toContain('b-0.bump3.png');
    const second = await runCommand(command);
    expect(second.exitCode).toBe(2);
    expect(second.stderr).toContain('is there already');
    expect((await runCommand([...command, '--overwrite'])).exitCode).toBe(0);
  });

  it('writes into a folder that is called like a file when that is there, or said with a slash', async () => {
    const map = await sourceMap();
    expect((await runCommand(['lightmaps', map, '-o', files.path('maps.out/')])).exitCode).toBe(0);
    expect(await readdir(files.path('maps.out'))).toEqual(['light-0.png']);
    const again = await runCommand(['lightmaps', map, '--overwrite', '-o', files.path('maps.out')]);
    expect(again.exitCode).toBe(0);
  });

  it('writes nothing of a map without light', async () => {
    const run = await runCommand(['lightmaps', files.path('tiny.bsp'), '-o', files.path('none')]);
    expect([run.exitCode, run.stdout]).toEqual([0, `${files.path('tiny.bsp')}: no baked light\n`]);
    expect(await readdir(files.path('.'))).not.toContain('none');
  });

  it('leaves out what is damaged, tells where it is, and ends with 1', async () => {
    const bytes = tinySource({ branch });
    const map = await files.write('cut.bsp', bytes);
    const dumped = jsonLine((await runCommand(['dump', map, '-l', 'FACES_HDR', '--json'])).stdout);
    const lit = (dumped['records'] as { lightOffset: number }[]).findIndex(
      ({ lightOffset }) => lightOffset >= 0,
    );
    const inspected = jsonLine((await runCommand(['inspect', map, '--json'])).stdout);
    const lump = (inspected['lumps'] as { name: string; offset: number }[]).find(
      ({ name }) => name === 'FACES_HDR',
    );
    // The size of the light of that face.
    new DataView(bytes.buffer, bytes.byteOffset).setInt32(lump!.offset + lit * 56 + 36, 32767, true);
    await files.write('cut.bsp', bytes);
    const run = await runCommand(['lightmaps', map, '-o', files.path('cut.png')]);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(
      new RegExp(`FACES_HDR\\[${lit}\\]\\.lightmapSize @0x[0-9a-f]+: .* \\[scene-light\\]`),
    );
    expect(decodeImage(await files.read('cut.png')).width).toBeGreaterThan(0);
  });

  it.each([
    [['--format', 'png'], /without --output/],
    [['--exposure', 'x', '-o', 'y.png'], /It is a number/],
    [['--hdr', '--ldr'], /cannot be used with/],
    [['--format', 'exr', '-o', 'y.png'], /--format exr/],
    [
      ['-o', 'y.jpg'],
      /y\.jpg is called like a file: pictures are written as \.png or \.exr; y\.jpg\/ would be/,
    ],
    [['-o', 'y.tiff', '--format', 'png'], /written as \.png or \.exr/],
    [['--side', '1000'], /--side: a page has a power of two/],
  ])('%j makes no sense: 2', async (more, message) => {
    const run = await runCommand(['lightmaps', await sourceMap(), ...more]);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(message);
  });

  it('says what it can not do: a format whose light is not understood', async () => {
    const run = await runCommand(['lightmaps', files.path('none.bsp')]);
    expect(run.exitCode).toBe(3);
    const map = await files.write('low.bsp', files.tiny);
    expect((await runCommand(['lightmaps', '--ldr', map])).exitCode).toBe(0);
    const high = await runCommand(['lightmaps', '--hdr', map]);
    expect(high.exitCode).toBe(3);
    expect(high.stderr).toMatch(/has no light of a high dynamic range/);
  });
});
