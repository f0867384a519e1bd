import {
  buildTree,
  describeModel,
  modelSchema,
  openModel,
  type PlainChunk,
  writeModelText,
} from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { jsonLine, jsonLines, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const bytes = walkerFile();
const mesh = 'OBJECT[0].LOD[0].PATCH[0].PMESH[0]';
let walker = '';

beforeAll(async () => {
  walker = await files.write('walker.bgf', bytes);
});

const dump = (...more: string[]) => runCommand(['dump', walker, ...more]);

describe('brushwork dump on a model', () => {
  it('shows the chunks as a tree', async () => {
    const { exitCode, stdout } = await dump();
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/walker\.bgf: 117 chunks, 4,049 bytes \(DIV-BIZ2\)/);
    expect(stdout).toMatch(/^HEADER +0x8 +1 +42 +7 chunks$/m);
    expect(stdout).toMatch(/^ {2}VERSION +0xb +1 +2 +0208 +unknown$/m);
    expect(stdout).toMatch(/^ {2}LOD\[0\] +0x78 +2 +2,870 +11 chunks$/m);
    expect(stdout).toMatch(/^ {6}SV_F_MATERIAL +0x92 +1 +18 +"wlkbase:hull_mtl"$/m);
    expect(stdout).toMatch(/^ {8}XYZ_UV +0xb9 +1 +160 +8 vertices$/m);
    expect(stdout).toMatch(/^ {8}PCONN_LIST +0x15c +1 +65 +4 faces of 4 corners$/m);
    expect(stdout).toMatch(/^BIZ_DONE +0xfce +1 +0$/m);
  });

  it('writes JSON from which the file can be made again', async () => {
    const found = jsonLine((await dump('--json')).stdout);
    expect(found).toMatchObject({ format: 'DIV-BIZ2', chunk: null, kind: 'chunks', count: 117, rest: null });
    const chunks = (found['records'] as (PlainChunk & Record<string, unknown>)[]).map(
      ({ path: _, offset: __, length: ___, size: ____, ...chunk }) => chunk,
    );
    expect(buildTree({ head: 'DIV-BIZ2', chunks: chunks as PlainChunk[] }, { schema: modelSchema })).toEqual(
      bytes,
    );
  });

  it('writes one chunk a line, with its path, which leads to it', async () => {
    const lines = jsonLines((await dump('-f', 'jsonl')).stdout);
    expect(lines).toHaveLength(117);
    const { tree } = openModel(bytes);
    for (const { path, offset, tag } of lines) {
      const chunk = tree.find(path as string);
      expect([chunk.offset, chunk.tag]).toEqual([offset, tag]);
    }
  });

  it('writes CSV with a line for each chunk', async () => {
    const lines = (await dump('-f', 'csv')).stdout.trimEnd().split(/\r?\n/);
    expect(lines).toHaveLength(118);
    expect(lines[0]).toBe('path,depth,tag,offset,width,length,size,kind,elements,confidence,text');
  });

  it.each([
    ['behind the file', [`${mesh}.XYZ_UV`]],
    ['as an option', ['--lump', `${mesh.toLowerCase()}.xyz_uv`]],
  ])('writes vertices, named %s', async (_, named) => {
    const { stdout } = await dump(...named);
    expect(stdout).toMatch(/PMESH\[0\]\.XYZ_UV, 8 records of 20 bytes/);
    expect(stdout).toMatch(/^ +0 +\(-0\.5 1\.75 -0\.5\) +\(0 0\)$/m);
  });

  it('writes faces as rows of corners', async () => {
    const quads = jsonLine((await dump(`${mesh}.PCONN_LIST`, '--json')).stdout);
    expect(quads).toMatchObject({ tag: 'PCONN_LIST', pointsPerFace: 4, kind: 'faces', count: 4, rest: null });
    expect((quads['records'] as unknown[])[0]).toEqual([0, 1, 3, 2]);
    const { stdout } = await dump(`${mesh}.CONNECTION_LIST`, '-f', 'csv');
    expect(stdout.split(/\r?\n/).slice(0, 2)).toEqual(['index,corner.0,corner.1,corner.2', '0,2,3,7']);
  });

  it('makes triangles of both lists of faces, in the winding asked for', async () => {
    const asInFile = jsonLine((await dump(mesh, '--triangles', '--json')).stdout);
    const reversed = jsonLine((await dump(mesh, '--winding', 'reversed', '--json')).stdout);
    // Four quads and four triangles.
    expect(asInFile).toMatchObject({ winding: 'file', kind: 'triangles', count: 12 });
    expect(reversed).toMatchObject({ winding: 'reversed', count: 12 });
    const corners = (one: unknown) => one as { a: number; b: number; c: number };
    (asInFile['records'] as unknown[]).forEach((triangle, i) => {
      const { a, b, c } = corners(triangle);
      expect(corners((reversed['records'] as unknown[])[i])).toMatchObject({ a, b: c, c: b });
    });
    const all = jsonLine((await dump('--triangles', '--json')).stdout);
    expect(all['count']).toBe(126);
  });

  it('writes the bytes of a chunk, and those of the file', async () => {
    const { tree } = openModel(bytes);
    const { bytes: raw } = await dump('HEADER', '--raw');
    expect(new Uint8Array(raw)).toEqual(new Uint8Array(tree.find('HEADER').payload));
    expect(new Uint8Array((await dump('--raw')).bytes)).toEqual(bytes);
  });

  it('lists the paths that it takes', async () => {
    const { stdout } = await dump('--list-parts');
    expect(stdout).toMatch(/OBJECT\[0\]\.LOD\[0\]\.PATCH\[0\]\.PMESH\[0\]\.XYZ_UV +records +8 +x 20/);
    const found = jsonLine((await dump('OBJECT[1]', '--list-parts', '--json')).stdout);
    const parts = found['parts'] as { path: string }[];
    expect(found['chunk']).toBe('OBJECT[1]');
    expect(parts.every(({ path }) => path.startsWith('OBJECT[1].'))).toBe(true);
  });

  it('shows bytes whose layout is not known as they are', async () => {
    expect((await dump('HEADER.VERSION')).stdout).toMatch(
      /2 bytes that are not understood\noffset +bytes\n0x0 +0208/,
    );
  });

  it('shows a model as text as the binary form that it would be, without offsets', async () => {
    const text = writeModelText(describeModel(openModel(bytes))).bytes;
    const file = await files.write('walker.viz', text);
    const found = jsonLine((await runCommand(['dump', file, `${mesh}.XYZ_UV`, '--json'])).stdout);
    expect(found).toMatchObject({ format: 'DIV-VIZ2', offset: null, count: 8 });
    expect((await runCommand(['dump', file])).stdout).toMatch(/as it is in binary form\nchunk +width/);
  });

  it('says what there is when a path leads nowhere', async () => {
    for (const [path, words] of [
      ['OBJECT[0].LOD[7]', /OBJECT\[0\] has no chunk 'LOD\[7\]'; there are NAME, SV_VERTEX, LOD \(3\)/],
      ['OBJECT', /the file has several 'OBJECT'/],
      ['nothing.bgf', /the file has no chunk 'nothing'.*nor is there a file 'nothing\.bgf'/],
    ] as const) {
      const { exitCode, stderr } = await dump(path);
      expect(exitCode).toBe(2);
      expect(stderr).toMatch(words);
    }
    const { exitCode, stderr } = await dump('HEADER.NAME', '--triangles');
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/HEADER\.NAME holds no meshes/)]);
  });
});

describe('brushwork dump on a map', () => {
  it('takes the name of a lump behind the file, too', async () => {
    const behind = await runCommand(['dump', files.path('tiny.bsp'), 'planes']);
    const option = await runCommand(['dump', files.path('tiny.bsp'), '--lump', 'planes']);
    expect(behind).toEqual(option);
  });

  it('asks for a lump, and knows no triangles', async () => {
    const asked = await runCommand(['dump', files.path('tiny.bsp')]);
    expect([asked.exitCode, asked.stderr]).toEqual([2, expect.stringMatching(/say which lump: --lump NAME/)]);
    const triangles = await runCommand(['dump', files.path('tiny.bsp'), '-l', 'planes', '--triangles']);
    expect([triangles.exitCode, triangles.stderr]).toEqual([2, expect.stringMatching(/about models/)]);
  });
});
