import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { writeModel, writeModelText } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryFile, madeUpTagHeader } from '../../../../tools/fixtures/division/library.js';
import { walker, walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { walkerTextures } from '../../../../tools/fixtures/images/walker-textures.js';
import { byteModel, chunk, file, floats, letters } from '../../../formats/test/bgf/support/byte-model.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

/*
 * Models by the byte builder, of which every number is counted by hand:
 * 1. two levels; the first with a mesh of both kinds of lists, the second with one list of triangles and one index too many;
 * 2. light points alone, with a length of four bytes.
 */
const triangle = floats([0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]);
const three = [0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0];
const named = (material: string): number[] => chunk('SV_F_MATERIAL', [1, ...letters(material), 0]);
const mixed = file('DIV-BIZ2', [
  chunk('HEADER', []),
  chunk('OBJECT', [
    ...chunk(
      'LOD',
      chunk('PATCH', [
        ...named('wlkbase:hull_mtl'),
        ...chunk('PMESH', [
          ...chunk('XYZ_UV', triangle),
          ...chunk('PCONN_LIST', [3, ...three]),
          ...chunk('CONNECTION_LIST', three),
        ]),
      ]),
    ),
    ...chunk(
      'LOD',
      chunk('PATCH', [
        ...named('nowhere:x'),
        ...chunk('PMESH', [
          ...chunk('XYZ_UV', triangle, 2),
          ...chunk('CONNECTION_LIST', [...three, 0, 0, 0, 0]),
        ]),
      ]),
    ),
  ]),
  chunk('BIZ_DONE', []),
]);
const points = file('DIV-BIZ2', [
  chunk('HEADER', []),
  chunk('OBJECT', chunk('PATCH', chunk('SPHERE_LIST', chunk('XYZ', floats([0, 0, 0]), 4)))),
  chunk('BIZ_DONE', []),
]);

beforeAll(async () => {
  await mkdir(files.path('content/geo'), { recursive: true });
  await mkdir(files.path('content/mat'));
  await mkdir(files.path('mixed'));
  const put = (name: string, bytes: Uint8Array | string) => writeFile(files.path(name), bytes);
  await put('content/geo/MIXED.BGF', mixed);
  await put('content/geo/points_lp.bgf', points);
  await put('content/mat/WLKBASE.BMF', libraryFile());
  await put('content/mat/empty.bmf', writeModel({ header: { fileType: 1 } }));
  await put('tags.h', madeUpTagHeader);
});

async function census(folder: string, ...more: string[]) {
  const { exitCode, stdout } = await runCommand([
    'inspect',
    '--summary',
    '--json',
    files.path(folder),
    ...more,
  ]);
  return { exitCode, told: jsonLine(stdout) as Record<string, Record<string, unknown>> };
}

describe('brushwork inspect --summary', () => {
  it('counts what is in a folder, exactly', async () => {
    const { exitCode, told } = await census('content');
    expect(told['figures']).toEqual({
      models: 2,
      libraries: 2,
      // MIXED: of 16 chunks a block of vertices has two bytes; points: of 6 chunks XYZ has four.
      widths: { '1': 15 + 5, '2': 1, '4': 1 },
      tags: {
        HEADER: 2,
        OBJECT: 2,
        LOD: 2,
        PATCH: 3,
        SV_F_MATERIAL: 2,
        PMESH: 2,
        XYZ_UV: 2,
        XYZ: 1,
        PCONN_LIST: 1,
        CONNECTION_LIST: 2,
        SPHERE_LIST: 1,
        BIZ_DONE: 2,
      },
      vertexBlocks: { XYZ: 1, XYZ_N: 0, XYZ_RGBA: 0, XYZ_UV: 2, XYZ_N_UV: 0, XYZ_RGBA_UV: 0 },
      connectionLists: 2,
      wholeConnectionLists: 1,
      mixedModels: 1,
      levels: 2,
      modelsWithoutTriangles: 1,
      unresolvedLibraries: 1,
      unresolvedTextures: 0,
      filesWithIssues: expect.any(Number),
    });
    expect(told['specification']).toEqual({
      models: 1275,
      libraries: 2222,
      widths: { '1': 38_890, '2': 8525, '4': 0 },
      texturedBlocks: 2595,
      connectionLists: 3488,
      wholeConnectionLists: 3488,
      mixedModels: 370,
      mixedOf: 841,
      levels: 1947,
      modelsWithoutTriangles: 42,
    });
    expect(told).toMatchObject({ files: 4, texts: 0, unreadable: 0, knowsMaterials: false });
    expect(exitCode).toBe(0);
  });

  it('gives the same for what the writer and the byte builder make of one description', async () => {
    await mkdir(files.path('ours'));
    await mkdir(files.path('theirs'));
    await writeFile(files.path('ours/w.bgf'), walkerFile());
    await writeFile(files.path('theirs/w.bgf'), byteModel(walker));
    const [ours, theirs] = [await census('ours'), await census('theirs')];
    expect(ours.told['figures']).toEqual(theirs.told['figures']);
    expect(ours.told['figures']).toMatchObject({ models: 1, levels: 3, mixedModels: 1, connectionLists: 9 });
  });

  it('follows materials to images with a header of tags, where they are told to be', async () => {
    const tags = ['--tags', files.path('tags.h')];
    const missing = await census('content', ...tags);
    expect(missing.told['figures']).toMatchObject({ unresolvedLibraries: 1, unresolvedTextures: 1 });
    await mkdir(files.path('images'));
    await writeFile(files.path('images/hull.sgi'), walkerTextures().get('HULL.SGI') as Uint8Array);
    await writeFile(files.path('images/WLKBASE.BMF'), libraryFile());
    const found = await census('content', ...tags, '--materials', files.path('images'));
    expect(found.told['figures']).toMatchObject({ unresolvedLibraries: 1, unresolvedTextures: 0 });
  });

  it('says for people what the specification counted', async () => {
    const { stdout } = await runCommand(['inspect', '--summary', files.path('content')]);
    expect(stdout).toMatch(/lengths of 1 byte +20 +38,890\n/);
    expect(stdout).toMatch(/models with both kinds of lists in a mesh +1 +370 of 841\n/);
    expect(stdout).toMatch(/textures .* not known without --tags/);
  });

  it('goes on behind what is no model, and counts texts without chunks', async () => {
    await writeFile(files.path('mixed/junk.bgf'), 'junk');
    await writeFile(files.path('mixed/w.viz'), writeModelText(walker).bytes);
    const { exitCode, told } = await census('mixed');
    expect(told).toMatchObject({ files: 1, texts: 1, unreadable: 1 });
    expect(told['figures']).toMatchObject({
      models: 1,
      widths: { '1': 0, '2': 0, '4': 0 },
      levels: 3,
      tags: {},
    });
    expect(exitCode).toBe(3);
  });
});

describe('--materials', () => {
  it('makes missing and damaged files issues of inspect and validate, and asks for a folder', async () => {
    await mkdir(files.path('mtl/sub'), { recursive: true });
    for (const [name, bytes] of walkerTextures()) await writeFile(files.path(`mtl/sub/${name}`), bytes);
    await writeFile(files.path('mtl/sub/HULL.SGI'), 'no image');
    await writeFile(files.path('mtl/wlkbase.bmf'), libraryFile());
    await writeFile(files.path('walker.bgf'), walkerFile());
    const more = [
      '--json',
      files.path('walker.bgf'),
      '--materials',
      files.path('mtl'),
      '--tags',
      files.path('tags.h'),
    ];
    for (const verb of ['inspect', 'validate']) {
      const { exitCode, stdout } = await runCommand([verb, ...more]);
      const issues = jsonLine(stdout)['issues'] as { rule: string; offset: number; path: unknown[] }[];
      expect(issues.map(({ rule }) => rule).sort()).toEqual([
        'model-material-missing',
        'model-texture-damaged',
        'model-texture-kind',
      ]);
      expect(issues.every(({ offset, path }) => offset > 0 && path.at(-1) === 'SV_F_MATERIAL')).toBe(true);
      expect(exitCode).toBe(0);
    }
    const plain = await runCommand(['validate', '--json', files.path('walker.bgf')]);
    expect(jsonLine(plain.stdout)['issues']).toEqual([]);
    const wrong = await runCommand([
      'validate',
      files.path('walker.bgf'),
      '--materials',
      files.path('tags.h'),
    ]);
    expect(wrong.stderr).toContain('--materials: there is no folder');
    expect(wrong.exitCode).toBe(2);
  });

  it.skipIf(process.platform === 'win32')('never leads out of the folder by a link', async () => {
    await mkdir(files.path('links/inside'), { recursive: true });
    await mkdir(files.path('away'));
    await writeFile(files.path('away/WLKFX.BMF'), libraryFile());
    await writeFile(files.path('links/inside/real.bmf'), libraryFile());
    await symlink(files.path('away/WLKFX.BMF'), files.path('links/WLKFX.BMF'));
    await symlink(files.path('away'), files.path('links/away'));
    await symlink('inside/real.bmf', files.path('links/WLKBASE.BMF'));
    await writeFile(files.path('walker.bgf'), walkerFile());
    const { stdout } = await runCommand([
      ...['inspect', '--json', files.path('walker.bgf'), '--materials', files.path('links')],
    ]);
    const found = jsonLine(stdout)['materialFiles'] as { reference: string; file: string | null }[];
    expect(found.map(({ file: one, reference }) => [reference, one])).toEqual([
      ['wlkbase:hull_mtl', 'WLKBASE.BMF'],
      ['wlkbase:glass_mtl', 'WLKBASE.BMF'],
      ['wlkbase:mark_mtl', 'WLKBASE.BMF'],
      ['wlkfx:lamp_mtl', null],
    ]);
  });
});
