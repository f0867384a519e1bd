import { describeModel, openModel, writeModelText } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryFile, madeUpTagHeader } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
let walker = '';

beforeAll(async () => {
  // The name says nothing: the bytes do.
  walker = await files.write('walker.bsp', walkerFile());
});

/** The keys that programs were promised, in this order and in front of all others. */
const promised = [
  'file',
  'format',
  'size',
  'chunks',
  'widths',
  'tags',
  'objects',
  'lods',
  'patches',
  'vertices',
  'triangles',
  'specials',
  'materials',
  'issues',
];

describe('brushwork inspect on a model', () => {
  it('tells programs what is in it, by its bytes and not by its name', async () => {
    const { exitCode, stdout } = await runCommand(['inspect', '--json', walker]);
    const found = jsonLine(stdout);
    expect(exitCode).toBe(0);
    expect(Object.keys(found).slice(0, promised.length)).toEqual(promised);
    expect(found).toMatchObject({
      file: walker,
      format: 'DIV-BIZ2',
      size: walkerFile().length,
      chunks: 117,
      widths: { '1': 95, '2': 22, '4': 0 },
      objects: 2,
      lods: 3,
      patches: 13,
      vertices: 93,
      triangles: 126,
      issues: [],
      content: 'geometry',
      header: { name: 'walker', fileType: 0, unit: 1, scale: 1, version: '0208' },
    });
    expect(found['tags']).toMatchObject({ HEADER: 1, OBJECT: 2, LOD: 3, PATCH: 13, PMESH: 12, BIZ_DONE: 1 });
    expect(found['materials']).toEqual([
      'wlkbase:hull_mtl',
      'wlkbase:glass_mtl',
      'wlkbase:mark_mtl',
      'wlkfx:lamp_mtl',
    ]);
  });

  it('keeps special texts verbatim, and takes them apart beside that', async () => {
    const found = jsonLine((await runCommand(['inspect', '--json', walker])).stdout);
    expect(found['specials']).toContain('dz_rfoot GEOMETRIZE 0x8000001a');
    expect(found['specialWords']).toContainEqual({
      text: 'dz_rfoot GEOMETRIZE 0x8000001a',
      parts: ['dz_rfoot'],
      behaviours: [{ name: 'GEOMETRIZE', argument: 0x8000001a }],
      others: [],
    });
    expect(found['parts']).toContainEqual({
      name: 'dz_hip',
      patches: ['OBJECT[0].LOD[0].PATCH[0]', 'OBJECT[0].LOD[1].PATCH[0]'],
    });
  });

  it('counts each level of detail, an implicit one too', async () => {
    const found = jsonLine((await runCommand(['inspect', '--json', walker])).stdout);
    const levels = found['levels'] as Record<string, unknown>[];
    expect(levels).toHaveLength(4);
    expect(levels[0]).toMatchObject({ path: 'OBJECT[0].LOD[0]', in: 0, out: 50, triangles: 88, spheres: 2 });
    expect(levels[3]).toMatchObject({ path: 'OBJECT[1]', implicit: true, in: null, out: null });
    expect(levels.reduce((sum, level) => sum + (level['triangles'] as number), 0)).toBe(found['triangles']);
  });

  it('tells people the same', async () => {
    const { exitCode, stdout } = await runCommand(['inspect', walker]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/A model in binary form \(DIV-BIZ2\), 4,049 bytes/);
    expect(stdout).toMatch(/walker +OBJECT\[0\]\.LOD\[1\] +50 to 200 +2 +2 +16 +24/);
    expect(stdout).toMatch(/shadow +OBJECT\[1\] \(implicit\) +always/);
    expect(stdout).toMatch(/"dz_larm PUNCH" +dz_larm +PUNCH/);
    expect(stdout).toMatch(/box +\(-2 -1 -1\) to \(2 5 2\) +says the file, by a guess/);
    expect(stdout).toMatch(
      /2 objects, 4 levels of detail, 13 patches, 93 vertices, 126 triangles; nothing wrong/,
    );
  });

  it('reads a model as text as the same model', async () => {
    const { bytes } = writeModelText(describeModel(openModel(walkerFile())));
    const file = await files.write('walker.viz', bytes);
    const found = jsonLine((await runCommand(['inspect', '--json', file])).stdout);
    expect(Object.keys(found).slice(0, promised.length)).toEqual(promised);
    expect(found).toMatchObject({
      format: 'DIV-VIZ2',
      size: bytes.length,
      chunks: 0,
      widths: { '1': 0, '2': 0, '4': 0 },
      tags: {},
      objects: 2,
      lods: 3,
      patches: 13,
      triangles: 126,
    });
    expect((await runCommand(['inspect', file])).stdout).toMatch(/A model as text \(DIV-VIZ2\)/);
  });

  it('refuses to show limits, which no models have', async () => {
    const { exitCode, stderr } = await runCommand(['inspect', '--limits', walker]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/--limits is about maps/);
  });
});

describe('--tags', () => {
  it('gives the ids of tags that no document has, so that materials are told', async () => {
    const library = await files.write('wlkbase.bmf', libraryFile());
    const header = await files.write('tags.h', madeUpTagHeader);
    const without = jsonLine((await runCommand(['inspect', '--json', library])).stdout);
    expect(without).toMatchObject({ content: 'materials', library: null, materials: [] });
    const { stdout } = await runCommand(['inspect', '--json', library, '--tags', header]);
    expect(jsonLine(stdout)).toMatchObject({
      format: 'DIV-BMF2',
      materials: ['hull_mtl', 'glass_mtl', 'mark_mtl'],
      library: [{ name: 'hull_mtl', textures: ['hull.sgi'] }, {}, {}],
      issues: [],
    });
    expect((await runCommand(['dump', library, '--tags', header])).stdout).toMatch(/^MATERIAL\[0\]/m);
    expect((await runCommand(['validate', library, '--tags', header])).stdout).toMatch(/nothing wrong/);
  });

  it('refuses a file that is no such header in words, before any model is read', async () => {
    const text = await files.write('notes.txt', 'nothing is defined here\n');
    for (const [header, words] of [
      [text, /notes\.txt defines no tag/],
      [files.path('missing.h'), /there is no file .*missing\.h/],
      [files.path('.'), /is a folder, not a header of tags/],
    ] as const) {
      for (const verb of ['inspect', 'dump', 'validate', 'roundtrip']) {
        const { exitCode, stderr, stdout } = await runCommand([verb, walker, '--tags', header]);
        expect(exitCode).toBe(2);
        expect(stderr).toMatch(words);
        expect(stdout).toBe('');
      }
    }
  });

  it('says which definitions contradict what is known, and goes on', async () => {
    const header = await files.write('odd.h', '#define T_HEADER 0x0003\n#define T_LOD 0x0042\n');
    const { exitCode, stderr, stdout } = await runCommand(['inspect', walker, '--tags', header]);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/T_LOD is 0x0042/);
    expect(stdout).toMatch(/2 objects/);
  });
});
