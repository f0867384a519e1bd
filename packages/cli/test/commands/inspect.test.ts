import { describe, expect, it } from 'vitest';
import { DamagedFile } from '../../../../tools/fixtures/damage/damaged-file.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { jsonLine, jsonLines, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const acting = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/;
const keys = (value: unknown): string[] => Object.keys(value as object);

describe('brushwork inspect --json', () => {
  it('has the same shape for every map', async () => {
    const run = await runCommand(['inspect', '--json', files.path('tiny.bsp')]);
    const found = jsonLine(run.stdout);
    expect(run.exitCode).toBe(0);
    expect(keys(found)).toEqual([
      'file',
      'format',
      'branch',
      'candidates',
      'games',
      'version',
      'byteOrder',
      'size',
      'lumps',
      'documents',
      'content',
      'gameLumps',
      'pakfile',
      'digests',
      'lumpPatches',
      'limits',
      'issues',
    ]);
    const [candidate] = found['candidates'] as { evidence: unknown[] }[];
    expect(keys(candidate)).toEqual(['branch', 'title', 'score', 'evidence']);
    expect(keys(candidate?.evidence[0])).toEqual(['text', 'weight']);
    const lumps = found['lumps'] as unknown[];
    expect(lumps).toHaveLength(33);
    for (const lump of lumps)
      expect(keys(lump)).toEqual([
        ...['index', 'name', 'offset', 'length', 'unpackedSize'],
        ...['recordSize', 'origin', 'externalFile', 'count', 'status'],
      ]);
    expect(keys(found['content'])).toEqual(['entities', 'counts', 'bounds']);
    expect(found).toMatchObject({
      file: files.path('tiny.bsp'),
      format: 'ibsp-59',
      version: 59,
      byteOrder: 'little',
      size: files.tiny.length,
      issues: [],
    });
  });

  it('tells records, entities and the box of the world', async () => {
    const found = jsonLine((await runCommand(['inspect', '--json', files.path('tiny.bsp')])).stdout);
    const byName = new Map(
      (found['lumps'] as { name: string }[]).map((lump) => [lump.name, lump as Record<string, unknown>]),
    );
    expect(byName.get('MATERIALS')).toMatchObject({ recordSize: 72, status: 'ok' });
    expect(byName.get('UNKNOWN_5')).toMatchObject({ recordSize: null, count: null, status: 'opaque' });
    expect(byName.get('LIGHTMAPS')).toMatchObject({ count: 0, status: 'empty' });
    const content = found['content'] as Record<string, { count: number; classes: unknown[]; mins: number[] }>;
    expect(content['entities']?.classes).toContainEqual({ name: 'worldspawn', count: 1 });
    expect(content['bounds']?.mins).toHaveLength(3);
  });

  it('writes issues with null for what is not there, and ends with 1 for an error', async () => {
    const bad = new DamagedFile(files.tiny);
    bad.view.setInt32(bad.entry('PLANES'), -5, true);
    const run = await runCommand(['inspect', '--json', await files.write('negative.bsp', bad.bytes)]);
    const [issue] = jsonLine(run.stdout)['issues'] as Record<string, unknown>[];
    expect(run.exitCode).toBe(1);
    expect(keys(issue)).toEqual([
      'rule',
      'severity',
      'code',
      'message',
      'path',
      'offset',
      'unpackedOffset',
      'expected',
      'found',
    ]);
    expect(issue).toMatchObject({ rule: 'lump-negative', severity: 'error', path: ['PLANES'], found: -5 });
  });

  it('writes an error as a document of its own and goes on with the next file', async () => {
    const text = await files.write('text.bsp', 'just a text');
    const run = await runCommand(['inspect', '--json', text, files.path('none.bsp'), files.path('tiny.bsp')]);
    const [first, second, third] = jsonLines(run.stdout);
    expect(run.exitCode).toBe(3);
    expect(first).toEqual({
      file: text,
      error: { code: 'bad-magic', message: 'is no file of a known format', path: [], offset: 0 },
    });
    expect(second).toMatchObject({ file: files.path('none.bsp'), error: { code: 'io', offset: null } });
    expect(third).toHaveProperty('lumps');
    expect(run.stderr).toBe('');
  });

  it('lists the maps in an archive', async () => {
    const zip = buildZip([
      { name: 'maps/tiny.bsp', content: files.tiny, method: 8 },
      { name: 'readme.txt', content: 'x' },
    ]);
    const archive = await files.write('pak.pk3', zip);
    const found = jsonLine((await runCommand(['inspect', '--json', archive])).stdout);
    expect(keys(found)).toEqual(['file', 'format', 'size', 'entryCount', 'maps', 'issues']);
    expect(found).toMatchObject({ format: 'zip', entryCount: 2 });
    expect(found['maps']).toMatchObject([{ name: 'maps/tiny.bsp', size: files.tiny.length }]);
  });
});

describe('brushwork inspect', () => {
  it('reads a map inside an archive, by name and by pattern, and standard input', async () => {
    const zip = buildZip([{ name: 'maps/tiny.bsp', content: files.tiny, method: 8 }]);
    const archive = await files.write('inside.pk3', zip);
    for (const argument of [`${archive}!maps/tiny.bsp`, `${archive}!**/*.bsp`]) {
      const run = await runCommand(['inspect', argument]);
      expect(run.stdout).toContain(`${archive}!maps/tiny.bsp: Call of Duty map`);
      expect(run.exitCode).toBe(0);
    }
    const run = await runCommand(['inspect', '-'], { stdin: files.tiny });
    expect(run.stdout).toContain('nothing wrong so far');
  });

  it('says how to look into an archive, also to other verbs', async () => {
    const zip = buildZip([{ name: 'maps/tiny.bsp', content: files.tiny }]);
    const archive = await files.write('hint.pk3', zip);
    expect((await runCommand(['inspect', archive])).stdout).toContain(
      `brushwork inspect '${archive}!maps/tiny.bsp'`,
    );
    const run = await runCommand(['validate', archive]);
    expect(run.exitCode).toBe(3);
    expect(run.stderr).toContain(`name a map in it, e.g. '${archive}!maps/tiny.bsp'`);
  });

  it('names the game with its evidence, and lets the user override it', async () => {
    const run = await runCommand(['inspect', '--branch', 'call-of-duty-uo', files.path('tiny.bsp')]);
    expect(run.stdout).toMatch(/\* +Call of Duty: United Offensive/);
    const wrong = await runCommand(['inspect', '--branch', 'tetris', files.path('tiny.bsp')]);
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain("no game is called 'tetris'; there are infinity-ward/call-of-duty, ");
  });

  it('refuses with --strict what it only reports without', async () => {
    const bad = new DamagedFile(files.tiny);
    bad.view.setInt32(bad.entry('PLANES'), -5, true);
    const file = await files.write('strict.bsp', bad.bytes);
    expect((await runCommand(['inspect', file])).exitCode).toBe(1);
    const run = await runCommand(['inspect', '--strict', file]);
    expect(run.exitCode).toBe(3);
    expect(run.stderr).toMatch(/^brushwork: .*strict\.bsp: PLANES @0x18: has the negative length -5\n$/);
  });

  it('lets no control byte of a file through to the terminal', async () => {
    const text = latin1('{\n"classname" "\x1b[31mred\x07\u00e2\u0080\u00ae"\n}\n\0');
    const bad = new DamagedFile(files.tiny);
    bad.bytes.set(text, bad.at('ENTITIES'));
    const run = await runCommand(['inspect', await files.write('control.bsp', bad.bytes)], { terminal: 100 });
    expect(run.stdout).toContain('\\x1b[31mred\\x07');
    expect(withoutColour(run.stdout)).not.toMatch(acting);
    const json = await runCommand(['inspect', '--json', files.path('control.bsp')]);
    expect(json.stdout).not.toMatch(acting);
  });

  it('colours a terminal and nothing else', async () => {
    expect((await runCommand(['inspect', files.path('tiny.bsp')], { terminal: 80 })).stdout).toContain(
      '\x1b[1m',
    );
    expect((await runCommand(['inspect', files.path('tiny.bsp')])).stdout).not.toContain('\x1b');
  });
});

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function withoutColour(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes that the program itself writes
  return text.replace(/\x1b\[\d+m/g, '');
}
