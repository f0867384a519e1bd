import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { open, registryEntry } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { quakeWorld } from '../../../../tools/fixtures/id-software/quake-world.js';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

function convert(...programArguments: readonly string[]) {
  return runCommand(['convert', ...programArguments]);
}

/** The tiny map with a surface whose indexes aren't there. */
async function brokenMap(): Promise<Uint8Array> {
  const bytes = await tinyMap();
  const map = await open(bytes);
  (map.lump('TRIANGLE_SOUPS') as unknown as { at(i: number): { firstIndex: number } }).at(0).firstIndex =
    1_000_000;
  return bytes;
}

beforeAll(async () => {
  await files.write('tiny.bsp', await tinyMap());
  await files.write('broken.bsp', await brokenMap());
  await files.write('walker.bgf', walkerFile());
  await mkdir(files.path('maps/sub'), { recursive: true });
  await writeFile(files.path('maps/tiny.bsp'), await tinyMap());
  await writeFile(files.path('maps/sub/walker.bgf'), walkerFile());
});

/** The JSON of a binary glTF file. */
async function jsonOf(
  name: string,
): Promise<{ readonly meshes?: readonly unknown[]; readonly nodes: readonly unknown[] }> {
  const bytes = await files.read(name);
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
}

describe('a map whose textures have the colours of a file of the game', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const branch = await registryEntry('raven/hexen2').load();
    const { contents, versions } = quakeWorld(branch);
    await files.write('hexen.bsp', buildFile(branch, contents, versions));
    await files.write(
      'palette.lmp',
      Uint8Array.from({ length: 768 }, (_, i) => i & 0xff),
    );
  });

  it('is converted with others in their place, and that is said', async () => {
    const told = jsonLine(
      (await convert(files.path('hexen.bsp'), '-o', files.path('h.glb'), '--json')).stdout,
    );
    expect(told['losses']).toMatchObject([{ rule: 'material-palette', path: ['TEXTURES'] }]);
    const strict = await convert(files.path('hexen.bsp'), '-o', files.path('strict.glb'), '--strict');
    expect(strict.exitCode).toBe(1);
    await expect(files.read('strict.glb')).rejects.toThrow();
  });

  it('loses nothing when that file is named', async () => {
    const palette = files.path('palette.lmp');
    const { exitCode, stdout } = await convert(
      ...[files.path('hexen.bsp'), '-o', files.path('p.glb'), '--palette', palette, '--strict', '--json'],
    );
    expect([exitCode, jsonLine(stdout)['losses']]).toEqual([0, []]);
  });
});

describe('brushwork convert makes pictures', { timeout: 60_000 }, () => {
  it('of a map and of a model as one file', async () => {
    for (const name of ['tiny.bsp', 'walker.bgf']) {
      const output = files.path(`${name}.glb`);
      const { exitCode, stdout } = await convert(files.path(name), '-o', output);
      expect(exitCode).toBe(0);
      expect(stdout).toMatch(/one binary glTF file, .* triangles, \d+ materials?/);
      expect((await jsonOf(`${name}.glb`)).meshes?.length).toBeGreaterThan(0);
    }
  });

  it('as glTF and as OBJ, whose other files are told and lie beside', async () => {
    const told = jsonLine(
      (await convert(files.path('tiny.bsp'), '-o', files.path('t.gltf'), '--json')).stdout,
    );
    expect(told).toMatchObject({ from: 'map', to: 'gltf', beside: [{ name: 't.bin' }] });
    const text = JSON.parse(new TextDecoder().decode(await files.read('t.gltf')));
    expect((await files.read('t.bin')).length).toBe(text.buffers[0].byteLength);
    expect((await convert(files.path('tiny.bsp'), '-o', files.path('t.obj'))).exitCode).toBe(0);
    const obj = new TextDecoder().decode(await files.read('t.obj'));
    expect(obj).toContain('mtllib t.mtl\n');
    expect(new TextDecoder().decode(await files.read('t.mtl'))).toContain('newmtl ');
  });

  it('of whole folders, which are mirrored', async () => {
    const run = await convert(files.path('maps'), '--to', 'glb', '-o', files.path('pictures'));
    expect(run.exitCode).toBe(0);
    const names = (await readdir(files.path('pictures'), { recursive: true })).map(String);
    expect(names.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
      'sub',
      'sub/walker.glb',
      'tiny.glb',
    ]);
  });

  it('without what can not be drawn, which is told and ends with 1; with --strict nothing is written', async () => {
    const run = await convert(files.path('broken.bsp'), '-o', files.path('broken.glb'));
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('1 surface left out');
    expect(run.stdout).toContain('TRIANGLE_SOUPS[0].firstIndex');
    const strict = await convert(files.path('broken.bsp'), '--strict', '-o', files.path('strict.glb'));
    expect(strict.exitCode).toBe(1);
    expect(strict.stdout).toContain('not written');
    await expect(files.read('strict.glb')).rejects.toThrow();
  });

  it('of which nothing is to be seen, which is told and ends with 1; with --strict nothing is written', async () => {
    const branch = await registryEntry('raven/hexen2').load();
    const { contents, versions } = quakeWorld(branch);
    await files.write('nothing.bsp', buildFile(branch, { ...contents, FACES: [] }, versions));
    const run = await convert(files.path('nothing.bsp'), '-o', files.path('nothing.glb'));
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('FACES');
    expect(run.stdout).toContain('[scene-empty]');
    const strict = await convert(files.path('nothing.bsp'), '--strict', '-o', files.path('none.glb'));
    expect(strict.exitCode).toBe(1);
    await expect(files.read('none.glb')).rejects.toThrow();
  });

  it('within what is allowed', async () => {
    const run = await convert(files.path('tiny.bsp'), '--max-vertices', '4', '-o', files.path('few.glb'));
    expect(run.stdout).toContain('[scene-budget]');
    expect(run.exitCode).toBe(1);
  });

  it('as options say', async () => {
    const count = async (...options: readonly string[]): Promise<number> => {
      const run = await convert(files.path('tiny.bsp'), '--overwrite', ...options, '-o', files.path('o.glb'));
      expect(run.exitCode).toBe(0);
      return (await jsonOf('o.glb')).nodes.length;
    };
    expect(await count('--no-entities')).toBeLessThan(await count());
    expect(await count('--layers', 'all')).toBeGreaterThan(await count('--layers', 'portal'));
  });

  it('and refuses options that mean nothing, and numbers that are none', async () => {
    const to = ['-o', files.path('x.glb')];
    for (const options of [
      ['--scale', '0'],
      ['--layers', 'sea'],
      ['--light-slot', 'emissive'],
      ['--max-growth', 'x'],
    ])
      expect((await convert(files.path('tiny.bsp'), ...options, ...to)).exitCode).toBe(2);
    const text = await convert(files.path('walker.bgf'), '--sky', '-o', files.path('x.viz'));
    expect(text.stderr).toContain('--sky means nothing for text');
    const binary = await convert(files.path('tiny.bsp'), '-o', files.path('x.bgf'));
    expect(binary.stderr).toContain('is not turned into binary');
    expect(binary.exitCode).toBe(3);
  });
});
