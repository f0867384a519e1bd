import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { openModel, summarizeModel, writeModel, writeModelText } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryFile, madeUpTagHeader } from '../../../../tools/fixtures/division/library.js';
import { walker, walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { jsonLine, jsonLines, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

function convert(...programArguments: readonly string[]) {
  return runCommand(['convert', ...programArguments]);
}

beforeAll(async () => {
  await files.write('walker.bgf', walkerFile());
  await files.write('wlkbase.bmf', libraryFile());
  await files.write('tags.h', madeUpTagHeader);
  await mkdir(files.path('content/sub'), { recursive: true });
  await writeFile(files.path('content/walker.bgf'), walkerFile());
  await writeFile(files.path('content/sub/WALKER.BGF'), walkerFile());
  await writeFile(files.path('content/sub/cut.bgf'), walkerFile().subarray(0, 300));
  await writeFile(files.path('content/sub/none.bgf'), 'nothing');
  await writeFile(files.path('content/sub/text.viz'), writeModelText(walker).bytes);
});

describe('brushwork convert', () => {
  it('turns a model into text and back, and tells what is lost where', async () => {
    const { exitCode, stdout } = await convert('--json', files.path('walker.bgf'), '-o', files.path('w.viz'));
    expect(exitCode).toBe(0);
    const told = jsonLine(stdout);
    expect(told).toMatchObject({ from: 'model', to: 'text', output: files.path('w.viz'), issues: [] });
    const losses = told['losses'] as { rule: string; path: unknown[]; offset: number }[];
    expect(losses[3]).toMatchObject({ rule: 'convert-left-out', path: ['BOUND'], offset: 0x35 });
    const back = await convert(files.path('w.viz'), '-o', files.path('back.bgf'));
    expect(back.exitCode).toBe(0);
    const [before, after] = [walkerFile(), await files.read('back.bgf')].map((bytes) =>
      summarizeModel(openModel(bytes)),
    );
    for (const name of ['triangles', 'specials', 'materials', 'levels', 'meshes'] as const)
      expect(after?.[name]).toEqual(before?.[name]);
    // The vertices of the light points went with them.
    expect([before?.vertices, after?.vertices]).toEqual([93, 91]);
    // A second time round nothing is lost any more.
    expect((await convert('--strict', files.path('back.bgf'), '-o', files.path('w2.viz'))).exitCode).toBe(0);
    expect(await files.read('w2.viz')).toEqual(await files.read('w.viz'));
  });

  it('writes nothing with --strict where something would be lost', async () => {
    const { exitCode, stdout } = await convert(
      '--strict',
      files.path('walker.bgf'),
      '-o',
      files.path('strict.viz'),
    );
    expect(stdout).toContain('not written, since something would be lost');
    expect(exitCode).toBe(1);
    await expect(files.read('strict.viz')).rejects.toThrow();
    await files.write('note.viz', 'DIV-VIZ2\nHEADER { } // a note\nOBJECT { LINE { {1,2} } }\n');
    const text = await convert('--strict', '--json', files.path('note.viz'), '-o', files.path('note.bgf'));
    expect(text.exitCode).toBe(1);
    expect(jsonLine(text.stdout)).toMatchObject({
      output: null,
      losses: [{ rule: 'convert-comments', offset: 20 }],
      issues: [{ rule: 'model-text-skipped' }],
    });
  });

  it('ends with 1 for what is damaged, and for a library of which nothing is left', async () => {
    await files.write('cut.bgf', walkerFile().subarray(0, 300));
    expect((await convert(files.path('cut.bgf'), '-o', files.path('cut.viz'))).exitCode).toBe(1);
    const library = await convert(
      files.path('wlkbase.bmf'),
      '-o',
      files.path('l.vmf'),
      '--tags',
      files.path('tags.h'),
    );
    expect(library.stdout).toContain('MATERIAL[0] @0x1a: MATERIAL of 27 bytes has no place in the text');
    expect(library.stdout).toContain('nothing of what the file holds is in the text');
    expect(library.exitCode).toBe(1);
  });

  it('gives faces the other way round', async () => {
    const indices = async (...more: string[]) => {
      await convert(files.path('walker.bgf'), '-o', files.path('turned.viz'), '--overwrite', ...more);
      return new TextDecoder().decode(await files.read('turned.viz'));
    };
    expect(await indices()).toContain('{1,5,7,3}');
    expect(await indices('--winding', 'reversed')).toContain('{1,3,7,5}');
  });

  it('refuses a chunk of more than 65,535 bytes unless asked for', async () => {
    const vertices = Array.from({ length: 18_000 }, () => 0.5);
    const patch = { meshes: [{ layout: 'XYZ', vertices, faces: [] }] };
    await files.write('long.viz', writeModelText({ objects: [{ levels: [{ patches: [patch] }] }] }).bytes);
    const { exitCode, stderr } = await convert(files.path('long.viz'), '-o', files.path('long.bgf'));
    expect(stderr).toContain('XYZ: 72000 bytes are too many for a length of two bytes');
    expect(stderr).toContain('--long-lengths');
    expect(exitCode).toBe(3);
    await expect(files.read('long.bgf')).rejects.toThrow();
    expect(
      (await convert(files.path('long.viz'), '-o', files.path('long.bgf'), '--long-lengths')).exitCode,
    ).toBe(0);
    expect(summarizeModel(openModel(await files.read('long.bgf'))).widths['4']).toBe(5);
  });

  it('says what can be converted into what for anything else', async () => {
    const map = await convert(files.path('tiny.bsp'), '-o', files.path('x.viz'));
    expect(map.stderr).toMatch(
      /Call of Duty.*is not turned into text: convert makes text of binary models and binary/,
    );
    expect(map.exitCode).toBe(3);
    const same = await convert(files.path('walker.bgf'), '-o', files.path('y.bgf'));
    expect(same.stderr).toContain('is a model in binary form, which is not turned into binary');
    const unknown = await convert(files.path('walker.bgf'), '-o', files.path('y.zzz'));
    expect(unknown.stderr).toContain('say what is to be made with --to');
    expect(unknown.exitCode).toBe(2);
    expect((await convert(files.path('walker.bgf'), '--to', 'zzz', '-o', files.path('y'))).exitCode).toBe(2);
    expect((await convert(files.path('walker.bgf'))).stderr).toContain('--output');
  });
});

describe('brushwork convert of a folder', () => {
  it('mirrors the folders, leaves alone what is no matter of it, and goes on behind errors', async () => {
    const { exitCode, stdout, stderr } = await convert(
      files.path('content'),
      '--to',
      'text',
      '-o',
      files.path('texts'),
    );
    const names = (await readdir(files.path('texts'), { recursive: true })).map(String).sort();
    expect(names.map((name) => name.replaceAll('\\', '/'))).toEqual([
      'sub',
      'sub/WALKER.viz',
      'sub/cut.viz',
      'walker.viz',
    ]);
    expect(stdout).toContain('cut.viz');
    expect(stderr).toContain('none.bgf: is of no kind that is known');
    expect(stderr).toContain('5 files: 3 fine, 1 with issues, 1 unreadable\n');
    expect(stderr).toContain('1 file left alone: a model as text is not turned into text');
    expect(exitCode).toBe(3);
  });

  it('replaces nothing unless told to, and streams lines of JSON', async () => {
    const run = (...more: string[]) =>
      convert('--json', files.path('content'), '--to', 'text', '-o', files.path('again'), ...more);
    await run();
    const lines = jsonLines((await run()).stdout);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({
      error: { code: 'io', message: expect.stringContaining('--overwrite replaces it') },
    });
    expect(
      jsonLines((await run('--overwrite')).stdout).filter(({ output }) => typeof output === 'string'),
    ).toHaveLength(3);
  });

  it('needs to be told what to make', async () => {
    const { exitCode, stderr } = await convert(files.path('content'), '-o', files.path('what'));
    expect(stderr).toContain('say what is to be made with --to, for a folder: text, binary');
    expect(exitCode).toBe(2);
    await expect(readdir(files.path('what'))).rejects.toThrow();
    const file = await convert(files.path('content'), '--to', 'text', '-o', files.path('walker.bgf'));
    expect(file.stderr).toContain('walker.bgf is a file');
    expect(file.exitCode).toBe(2);
  });

  it('never writes over one of the files that are read', async () => {
    await mkdir(files.path('own'));
    await writeFile(files.path('own/a.bgf'), walkerFile());
    const text = new TextEncoder().encode('DIV-VIZ2\nHEADER { }\n');
    await writeFile(files.path('own/a.viz'), text);
    const folder = await convert(files.path('own'), '--to', 'text', '-o', files.path('own'), '--overwrite');
    expect(folder.stderr).toContain('is one of the files that are read');
    expect(folder.exitCode).toBe(3);
    expect(await files.read('own/a.viz')).toEqual(text);
    const own = files.path('own/a.txt');
    await writeFile(own, text);
    const file = await convert(own, '--to', 'binary', '-o', own, '--overwrite');
    expect(file.stderr).toContain('is one of the files that are read');
    expect(await files.read('own/a.txt')).toEqual(text);
  });

  it('writes two inputs to one name once, and says so', async () => {
    await mkdir(files.path('twins'));
    await writeFile(files.path('twins/a.bgf'), walkerFile());
    await writeFile(files.path('twins/a.biz'), writeModel({ header: { name: 'other' } }));
    const run = await convert(
      files.path('twins'),
      '--to',
      'text',
      '-o',
      files.path('twins-out'),
      '--overwrite',
    );
    expect(run.stderr).toMatch(/a\.viz was written already, for .*a\.bgf/);
    expect(run.exitCode).toBe(3);
    expect((await files.read('twins-out/a.viz')).length).toBeGreaterThan(1000);
  });

  it.skipIf(process.platform === 'win32')('follows no link out of the folder that is written', async () => {
    await mkdir(files.path('trap'));
    await mkdir(files.path('elsewhere'));
    await symlink(files.path('elsewhere'), files.path('trap/sub'));
    const run = await convert(files.path('content'), '--to', 'text', '-o', files.path('trap'));
    expect(run.stderr).toContain('sub is there already and is a link');
    expect(await readdir(files.path('elsewhere'))).toEqual([]);
  });
});
