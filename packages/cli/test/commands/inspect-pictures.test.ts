import { describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { sgiBytes, tgaBytes } from '../../../formats/test/image/support/image-bytes.js';
import { baselineJpg } from '../../../formats/test/image/support/jpg-samples.js';
import {
  ddsBytes,
  miptexBytes,
  pngBytes,
  vtfBytes,
  wadBytes,
  walBytes,
} from '../../../formats/test/image/support/texture-bytes.js';
import { jsonLine, jsonLines, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const levels = new Array<number>(16 * 16 + 8 * 8 + 4 * 4 + 2 * 2).fill(1);
const texture = miptexBytes({ size: [16, 16], colours: [0, 0, 0, 9, 9, 9] }, levels);

/** An image of each format that users bring, with what is to be said of it. */
const pictures: readonly (readonly [name: string, bytes: Uint8Array, text: RegExp, json: object])[] = [
  ['b.vtx', sgiBytes({ size: [2, 1, 1] }, [1, 2]), /An SGI image, 2 x 1/, { channels: 1 }],
  ['a.sgi', sgiBytes({ size: [2, 1, 3] }, [1, 2, 3, 4, 5, 6]), /An SGI image, 2 x 1/, { channels: 3 }],
  ['b.rgba', sgiBytes({ size: [1, 1, 4] }, [1, 2, 3, 4]), /An SGI image, 1 x 1/, { channels: 4 }],
  [
    'c.tga',
    tgaBytes({ type: 2, size: [2, 1], bits: 24 }, [1, 2, 3, 4, 5, 6]),
    /A TGA image/,
    { channels: 3 },
  ],
  ['d', tgaBytes({ type: 3, size: [2, 1], bits: 8 }, [1, 2]), /A TGA image, 2 x 1/, { channels: 1 }],
  [
    'e.vtf',
    vtfBytes({ size: [4, 4], format: 13, mips: 3, frames: 2 }, new Array<number>(48).fill(0)),
    /A Valve texture \(VTF\), 4 x 4.*\n.*DXT1.*\n.*sizes +3,.*\n.*frames +2/,
    { pixelFormat: 'DXT1', mips: 3, frames: 2 },
  ],
  [
    'f.dds',
    ddsBytes({ size: [4, 4], fourCC: 'DXT5' }, new Array<number>(16).fill(0)),
    /A DDS image, 4 x 4.*\n.*DXT5/,
    { pixelFormat: 'DXT5', compression: 'block' },
  ],
  ['g.jpg', baselineJpg, /A JPEG image, 16 x 16/, { compression: 'jpeg' }],
  [
    'h.png',
    pngBytes({ size: [2, 1], colourType: 2 }, [0, 1, 2, 3, 4, 5, 6]),
    /A PNG image, 2 x 1/,
    { channels: 3 },
  ],
  ['i.wal', walBytes([16, 16], levels), /A Quake II texture \(WAL\), 16 x 16.*\n.*\n.*sizes +4/, { mips: 4 }],
  ['j.mip', texture, /A Quake texture \(MIP\), 16 x 16/, { mips: 4 }],
];

describe('brushwork inspect', () => {
  it.each(pictures)('says what image %s is', async (name, bytes, text, json) => {
    const file = await files.write(name, bytes);
    const run = await runCommand(['inspect', file]);
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toMatch(text);
    expect(run.stdout).toContain('convert --textures');
    const found = jsonLine((await runCommand(['inspect', '--json', file])).stdout);
    expect(found).toMatchObject({ file, size: bytes.length, textures: null, image: json, issues: [] });
  });

  it('lists the textures of an archive, and says which of them can not be read', async () => {
    const broken = texture.slice(0, 30);
    const file = await files.write(
      'k.wad',
      wadBytes([
        ['WALL', 0x43, texture],
        ['broken', 0x43, broken],
      ]),
    );
    const run = await runCommand(['inspect', file]);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/An archive of textures \(WAD\), .* bytes, 2 textures/);
    expect(run.stdout).toMatch(/wall +16 x 16\n +broken +can not be read/);
    expect(run.stdout).toContain('[texture-unreadable]');
    expect((await runCommand(['explain', 'texture-unreadable'])).exitCode).toBe(0);
  });

  it('tells what is wrong with an image: 1 for a damaged one, 3 for one of which nothing is left', async () => {
    const cut = await files.write('cut.tga', tgaBytes({ type: 2, size: [2, 2], bits: 24 }, [1, 2, 3]));
    const some = await runCommand(['inspect', cut]);
    expect(some.exitCode).toBe(1);
    expect(some.stdout).toContain('has 1 of 4 pixels');
    const none = await runCommand([
      'inspect',
      await files.write('none.vtf', vtfBytes({ size: [4, 4], format: 13 }, [])),
    ]);
    expect(none.exitCode).toBe(3);
    expect(none.stderr).toContain(
      'none.vtf: @0x50: the file ends before the pixels; it is a Valve texture (VTF)',
    );
    const unknown = await runCommand(['inspect', await files.write('x.vtx', new Uint8Array(64))]);
    expect(unknown.stderr).toContain("the layout of '.vtx' textures is not known yet; it is a texture (VTX)");
  });

  it('takes no map for an image: neither by its name nor by bytes that say nothing', async () => {
    const tga = tgaBytes({ type: 2, size: [2, 1], bits: 24 }, [1, 2, 3, 4, 5, 6]);
    const named = await runCommand(['inspect', await files.write('odd.bsp', tga)]);
    expect(named.stderr).toContain('is no file of a known format');
    const zeros = await runCommand(['inspect', await files.write('zeros', new Uint8Array(100))]);
    expect(zeros.stderr).toContain('is no file of a known format');
    const map = await runCommand(['inspect', '--json', await files.write('map.wal', files.tiny)]);
    expect(jsonLine(map.stdout)).toMatchObject({ branch: 'infinity-ward/call-of-duty' });
  });

  it('has no limits of an image, and counts none among models', async () => {
    const file = await files.write('one.png', pictures[8]?.[1] as Uint8Array);
    const limits = await runCommand(['inspect', '--limits', file]);
    expect(limits.exitCode).toBe(2);
    expect(limits.stderr).toContain('--limits is about maps');
    const walker = await files.write('walker.bgf', walkerFile());
    const summary = await runCommand(['inspect', '--summary', walker, file]);
    expect(summary.stderr).toContain('one.png: is a PNG image, and no model');
  });
});

describe('verbs that work on maps and models', () => {
  it.each([
    ['validate'],
    ['dump', '-l', 'FACES'],
    ['entities'],
    ['lightmaps'],
    ['visibility'],
    ['roundtrip'],
  ])('say of an image what it is, and what to do with it: %s', async (...verb: readonly string[]) => {
    const [name = '', ...options] = verb;
    for (const index of [5, 9]) {
      const [file, bytes] = pictures[index] as (typeof pictures)[number];
      const run = await runCommand([name, await files.write(file, bytes), ...options]);
      expect(run.exitCode).toBe(3);
      expect(run.stderr).toMatch(/is a (Valve|Quake II) texture \((VTF|WAL)\), not a map: inspect says what/);
    }
  });

  it('as convert does', async () => {
    const png = await files.write('two.png', pictures[8]?.[1] as Uint8Array);
    const run = await runCommand(['convert', png, '-o', files.path('x.glb'), '--json']);
    expect(jsonLines(run.stdout)).toMatchObject([
      {
        error: {
          code: 'unsupported',
          message: expect.stringMatching(/is a PNG image, which is not converted/),
        },
      },
    ]);
    expect(run.exitCode).toBe(3);
  });
});
