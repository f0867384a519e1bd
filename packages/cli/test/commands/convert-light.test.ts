import { mkdir, readdir } from 'node:fs/promises';
import { open } from '@brushwork/formats';
import { buildScene, lightPages, writeExr } from '@brushwork/ops';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { quakeWorld } from '../../../../tools/fixtures/id-software/quake-world.js';
import { ibsp59File } from '../../../../tools/fixtures/infinity-ward/ibsp59-bytes.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branchOf } from './support/branch-of.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const source = tinySource({ branch: await branchOf('valve/orange-box') });

function convert(name: string, output: string, ...more: readonly string[]) {
  return runCommand(['convert', files.path(name), '-o', files.path(output), ...more]);
}

beforeAll(async () => {
  await files.write('lit.bsp', source);
  await files.write('walker.bgf', walkerFile());
});

describe('brushwork convert to exr', { timeout: 60_000 }, () => {
  it('writes the light of a map, which is that of the high dynamic range where there is one', async () => {
    const run = await convert('lit.bsp', 'l.exr');
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(
      /l\.exr: baked light as EXR, [\d,]+ bytes, 1 page of .*, high dynamic range\n$/,
    );
    const map = await open(new Uint8Array(source));
    const exrOf = (range: 'high' | 'low'): Uint8Array =>
      writeExr(lightPages(map, { range }).pages[0]!.make());
    expect(await files.read('l.exr')).toEqual(new Uint8Array(exrOf('high')));
    expect((await convert('lit.bsp', 'h.exr', '--hdr')).exitCode).toBe(0);
    expect(await files.read('h.exr')).toEqual(new Uint8Array(exrOf('high')));
    expect((await convert('lit.bsp', 'low.exr', '--ldr')).exitCode).toBe(0);
    expect(await files.read('low.exr')).toEqual(new Uint8Array(exrOf('low')));
    expect(exrOf('low')).not.toEqual(exrOf('high'));
  });

  it('numbers further pages beside the first, and names them', async () => {
    const pages = new Uint8Array(2 * 512 * 512 * 3).fill(100).fill(200, 0, 512 * 512 * 3);
    await files.write('pages.bsp', ibsp59File({ LIGHTMAPS: pages }));
    const run = await convert('pages.bsp', 'p.exr');
    expect(run.stdout).toMatch(/and 1 file beside it, 2 pages of 512 x 512, the other in p-1\.exr\n/);
    expect(await files.read('p.exr')).not.toEqual(await files.read('p-1.exr'));
    const told = jsonLine((await convert('pages.bsp', 'p.exr', '--overwrite', '--json')).stdout);
    expect(told).toMatchObject({ to: 'exr', beside: [{ name: 'p-1.exr' }] });
  });

  it('writes nothing of a map without light, which is an issue and ends with 1', async () => {
    for (const options of [[], ['--strict']]) {
      const run = await convert('tiny.bsp', 'none.exr', ...options);
      expect([run.exitCode, run.stderr]).toEqual([1, '']);
      expect(run.stdout).toMatch(/tiny\.bsp: nothing written\n.*no baked light.*\[scene-no-light\]\n$/);
    }
    expect(jsonLine((await convert('tiny.bsp', 'none.exr', '--json')).stdout)).toMatchObject({
      output: null,
      newSize: null,
      issues: [{ rule: 'scene-no-light', severity: 'error' }],
    });
    expect(await readdir(files.path('.'))).not.toContain('none.exr');
    expect((await runCommand(['explain', 'scene-no-light'])).exitCode).toBe(0);
  });

  it('refuses a dynamic range that there is not, also for the light on surfaces, and two at once', async () => {
    for (const output of ['x.exr', 'x.glb', 'x.png']) {
      const run = await convert('tiny.bsp', output, '--hdr');
      expect(run.exitCode).toBe(3);
      expect(run.stderr).toContain('has no light of a high dynamic range');
    }
    expect((await convert('lit.bsp', 'x.exr', '--hdr', '--ldr')).exitCode).toBe(2);
  });
});

describe('brushwork convert --exr', { timeout: 60_000 }, () => {
  it('puts the pages that the scene is lit by beside it, under the numbers that they have in it', async () => {
    const map = await open(new Uint8Array(source));
    const [page] = buildScene(map, { light: {} }).pages;
    for (const to of ['gltf', 'glb', 'obj']) {
      const told = jsonLine((await convert('lit.bsp', `e-${to}.${to}`, '--exr', '--json')).stdout);
      expect(told['beside']).toContainEqual(
        expect.objectContaining({ name: expect.stringMatching(/-lightmap-0\.exr$/) }),
      );
      expect(await files.read(`e-${to}-lightmap-0.exr`)).toEqual(new Uint8Array(writeExr(page!)));
    }
    const document = JSON.parse(new TextDecoder().decode(await files.read('e-gltf.gltf')));
    expect(document.images.map(({ name }: { name: string }) => name)).toContain('lightmap 0');
  });

  it('can not be had without light, nor of pictures', async () => {
    expect((await convert('lit.bsp', 'y.gltf', '--exr', '--no-lightmaps')).exitCode).toBe(2);
    expect((await convert('lit.bsp', 'y.png', '--exr')).stderr).toContain('--exr means nothing for png');
  });
});

describe('options that mean nothing to what is converted', { timeout: 60_000 }, () => {
  it.each([
    ['lit.bsp', ['--up', 'z'], 'is a map, for which --up means nothing'],
    ['lit.bsp', ['--winding', 'reversed'], 'is a map, for which --winding means nothing'],
    ['walker.bgf', ['--sky'], 'is a model in binary form, for which --sky means nothing'],
    ['walker.bgf', ['--no-entities'], 'for which --no-entities means nothing'],
    ['walker.bgf', ['--exr'], 'for which --exr means nothing'],
    ['walker.bgf', ['--branch', 'valve/orange-box'], 'for which --branch means nothing'],
  ])('are refused where there is no other file: %s %j', async (file, options, message) => {
    const run = await convert(file, 'no.glb', ...options);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(message);
    await expect(files.read('no.glb')).rejects.toThrow();
  });

  it('are told once behind a folder, whose other files they mean something to', async () => {
    await mkdir(files.path('both'));
    await files.write('both/a.bsp', source);
    await files.write('both/b.bsp', source);
    await files.write('both/c.bgf', walkerFile());
    const run = await convert('both', 'out', '--to', 'glb', '--up', 'z', '--sky');
    expect(run.exitCode).toBe(0);
    expect(run.stderr).toContain('--up means nothing for maps: 2 files converted as without it\n');
    expect(run.stderr).toContain('--sky means nothing for binary models: 1 file converted as without it\n');
    expect(run.stderr.match(/means nothing/g)).toHaveLength(2);
  });
});

describe('what an output is called', { timeout: 60_000 }, () => {
  it('is what is made of a file, and no file where several are made', async () => {
    const other = await convert('lit.bsp', 'z.png', '--to', 'glb');
    expect([other.exitCode, other.stderr]).toEqual([
      2,
      expect.stringContaining('--to glb: the output is called z.png, which is png'),
    ]);
    const folder = await runCommand([
      ...['convert', files.path('lit.bsp'), files.path('walker.bgf')],
      ...['--to', 'glb', '-o', files.path('all.glb')],
    ]);
    expect(folder.exitCode).toBe(2);
    expect(folder.stderr).toContain('all.glb is called like a file');
    expect(await readdir(files.path('.'))).not.toContain('all.glb');
  });
});

describe('brushwork convert --strict', { timeout: 60_000 }, () => {
  it('writes nothing of a damaged map and ends with 1, whatever is made', async () => {
    const branch = await branchOf('id-software/quake');
    const { contents, versions } = quakeWorld(branch);
    const whole = buildFile(branch, contents, versions);
    const view = new DataView(whole.buffer, whole.byteOffset);
    const damages: Readonly<Record<string, (copy: DataView) => void>> = {
      // The directory: a lump that ends behind the file, and one that begins there.
      'long-lump': (copy) => copy.setInt32(4 + 7 * 8 + 4, 0x7fffffff, true),
      'far-lump': (copy) => copy.setInt32(4 + 0 * 8, 0x7ffffff0, true),
      // The first surface: an edge that isn't there.
      'bad-edge': (copy) => copy.setInt32(view.getInt32(4 + 7 * 8, true) + 4, 0x7fffff, true),
    };
    for (const [name, damage] of Object.entries(damages)) {
      const bytes = new Uint8Array(whole);
      damage(new DataView(bytes.buffer));
      await files.write(`${name}.bsp`, bytes);
      for (const to of ['glb', 'gltf', 'obj', 'png']) {
        const run = await convert(`${name}.bsp`, `strict.${to}`, '--strict', '--json');
        expect([name, to, run.exitCode, jsonLine(run.stdout)['output']]).toEqual([name, to, 1, null]);
        expect(await readdir(files.path('.'))).not.toContain(`strict.${to}`);
      }
      const plain = await convert(`${name}.bsp`, 'plain.glb', '--overwrite');
      expect(plain.exitCode).toBe(1);
    }
  });
});
