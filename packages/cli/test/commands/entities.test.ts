import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DamagedFile, withLump } from '../../../../tools/fixtures/damage/damaged-file.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The small map with other entities. */
async function mapWith(name: string, text: string): Promise<string> {
  return files.write(
    name,
    withLump(files.tiny, 'ENTITIES', () => latin1(`${text}\0`)),
  );
}

/** Offsets at which two files of one length differ. */
function differences(a: Uint8Array, b: Uint8Array): number[] {
  expect(a.length).toBe(b.length);
  return [...a.keys()].filter((i) => a[i] !== b[i]);
}

const keys = (value: unknown): string[] => Object.keys(value as object);

describe('brushwork entities', () => {
  it('lists them, all or those that are asked for', async () => {
    const all = await runCommand(['entities', files.path('tiny.bsp')]);
    expect(all.stdout).toMatch(/^# +classname +targetname +origin\n0 +worldspawn/);
    const some = await runCommand([
      'entities',
      files.path('tiny.bsp'),
      '--class',
      'INFO_*',
      '--key',
      'origin',
    ]);
    expect(some.stdout).toContain('info_player_start');
    expect(some.stdout).not.toContain('worldspawn');
    const one = await runCommand([
      'entities',
      files.path('tiny.bsp'),
      '--key',
      'classname=worldspawn',
      '--json',
    ]);
    expect(jsonLine(one.stdout)['entities']).toHaveLength(1);
  });

  it('loses nothing in JSON: order, repeated keys, __proto__, bytes that are no text', async () => {
    const file = await mapWith(
      'odd.bsp',
      '{\n"__proto__" "a"\n"k\xe9y" "\xcf\xf0\xe8"\n"__proto__" "b"\n}\n',
    );
    const found = jsonLine((await runCommand(['entities', '--json', file])).stdout);
    expect(keys(found)).toEqual(['file', 'branch', 'encoding', 'count', 'entities', 'issues']);
    expect(found).toMatchObject({ encoding: 'windows-1252', count: 1 });
    expect(found['entities']).toEqual([
      {
        index: 0,
        classname: null,
        pairs: [
          ['__proto__', 'a'],
          ['k\xe9y', '\xcf\xf0\xe8'],
          ['__proto__', 'b'],
        ],
        exact: [],
      },
    ]);
    const russian = await runCommand(['entities', '--json', '--encoding', 'windows-1251', file]);
    expect(jsonLine(russian.stdout)).toMatchObject({
      encoding: 'windows-1251',
      entities: [
        {
          pairs: [
            ['__proto__', 'a'],
            ['k\u0439y', '\u041f\u0440\u0438'],
            ['__proto__', 'b'],
          ],
          exact: [[1, 'k\xe9y', '\xcf\xf0\xe8']],
        },
      ],
    });
  });

  it('makes control bytes visible', async () => {
    const file = await mapWith('control.bsp', '{\n"classname" "a\x1b[2Jb\x07"\n}\n');
    const run = await runCommand(['entities', file]);
    expect(run.stdout).toContain('a\\x1b[2Jb\\x07');
    expect(run.stdout).not.toContain('\x1b');
    const shown = await runCommand(['entities', file, '--export'], { terminal: 80 });
    expect(shown.stdout).toBe('{\n"classname" "a\\x1b[2Jb\\x07"\n}\n');
  });
});

describe('brushwork entities --set and --remove', () => {
  it('changes the bytes of the value and no others', async () => {
    const output = files.path('set.bsp');
    const run = await runCommand([
      'entities',
      files.path('tiny.bsp'),
      '--set',
      '1',
      'origin=-64 0 25',
      '-o',
      output,
    ]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('entity 1: origin "-64 0 24" -> "-64 0 25"');
    const [only, ...more] = differences(files.tiny, await files.read('set.bsp'));
    expect(more).toEqual([]);
    expect((await files.read('set.bsp'))[only as number]).toBe('5'.charCodeAt(0));
  });

  it('makes several edits in their order and says what each did', async () => {
    const output = files.path('several.bsp');
    const edits = ['--set', '0', 'message=a=b', '--set', '0', 'message=c', '--remove', '1', 'angles'];
    const run = await runCommand(['entities', files.path('tiny.bsp'), ...edits, '-o', output, '--json']);
    const done = jsonLine(run.stdout);
    expect(keys(done)).toEqual([
      'file',
      'branch',
      'encoding',
      'output',
      'size',
      'newSize',
      'count',
      'edits',
      'overlaps',
      'report',
    ]);
    expect(done['edits']).toEqual([
      { entity: 0, key: 'message', before: null, after: 'a=b' },
      { entity: 0, key: 'message', before: 'a=b', after: 'c' },
      { entity: 1, key: 'angles', before: '0 0 0', after: null },
    ]);
    const found = jsonLine((await runCommand(['entities', '--json', output])).stdout);
    expect(JSON.stringify(found['entities'])).toContain('["message","c"]');
    expect((await runCommand(['validate', output])).exitCode).toBe(0);
  });

  it('writes text in the encoding that is named, and refuses what it lacks', async () => {
    const output = files.path('russian.bsp');
    const set = [
      'entities',
      files.path('tiny.bsp'),
      '--set',
      '0',
      'message=\u041f',
      '--overwrite',
      '-o',
      output,
    ];
    expect((await runCommand([...set, '--encoding', 'windows-1251'])).exitCode).toBe(0);
    const found = jsonLine((await runCommand(['entities', '--json', output])).stdout);
    expect(JSON.stringify(found)).toContain('["message","\u00cf"]');
    const run = await runCommand([...set, '--encoding', 'iso-8859-2']);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(/can't be written in iso-8859-2/);
  });

  it('writes in place, with nothing left beside it, and refuses where there is no such place', async () => {
    const file = await files.write('place.bsp', files.tiny);
    const before = await readdir(path.dirname(file));
    const run = await runCommand(['entities', file, '--set', '1', 'origin=1 2 3', '--in-place']);
    expect(run.exitCode).toBe(0);
    expect((await runCommand(['entities', file])).stdout).toContain('1 2 3');
    expect(await readdir(path.dirname(file))).toEqual(before);
    const packed = await files.write('packed.bsp.gz', gzipSync(files.tiny));
    const size = (await stat(packed)).size;
    for (const [argument, stdin] of [[packed], ['-', files.tiny]] as const) {
      const options = stdin === undefined ? {} : { stdin };
      const refused = await runCommand(['entities', argument, '--set', '1', 'a=b', '--in-place'], options);
      expect(refused.exitCode).toBe(2);
      expect(refused.stderr).toContain('no plain file');
    }
    expect((await stat(packed)).size).toBe(size);
  });

  it('refuses what makes no sense with 2 and one line', async () => {
    const tiny = files.path('tiny.bsp');
    const out = ['-o', files.path('never.bsp')];
    const wrong: readonly (readonly [readonly string[], RegExp])[] = [
      [['--set', '0', 'a=b'], /say where the result goes/],
      [out, /nothing to write/],
      [['--set', '999', 'a=b', ...out], /there is no entity 999; they go from 0 to \d+/],
      [['--set', '0', 'novalue', ...out], /--set takes the number of an entity and a key with its value/],
      [['--set', 'zero', 'a=b', ...out], /--set takes the number of an entity/],
      [['--remove', '0', 'nothere', ...out], /has no key 'nothere'/],
      [['--set', '0', 'a="', ...out], /quote/],
      [['--set', '0', 'a=b', '--in-place', ...out], /either/],
      [['--export', 'x.ent', '--set', '0', 'a=b', ...out], /two commands/],
      [['--encoding', 'klingon'], /no text encoding is called/],
      [['--overlaps', 'maybe'], /Allowed choices are refuse, separate, share/],
    ];
    for (const [more, message] of wrong) {
      const run = await runCommand(['entities', tiny, ...more]);
      expect(run.stderr).toMatch(message);
      expect(run.stderr.trim().split('\n')).toHaveLength(1);
      expect(run.exitCode).toBe(2);
    }
    expect(await readdir(path.dirname(tiny))).not.toContain('never.bsp');
  });
});

describe('brushwork entities --export and --replace', () => {
  it('takes an export back without changing a byte', async () => {
    const file = await mapWith('exact.bsp', '// a comment\n{\n  "k\xe9y" "\xff\x1b"\r\n}\n\n');
    const text = files.path('exact.ent');
    const output = files.path('exact-again.bsp');
    expect((await runCommand(['entities', file, '--export', text])).exitCode).toBe(0);
    expect(Buffer.from(await files.read('exact.ent')).toString('latin1')).toBe(
      '// a comment\n{\n  "k\xe9y" "\xff\x1b"\r\n}\n\n',
    );
    expect((await runCommand(['entities', file, '--replace', text, '-o', output])).exitCode).toBe(0);
    expect(await files.read('exact-again.bsp')).toEqual(await files.read('exact.bsp'));
  });

  it('exports to standard output byte for byte', async () => {
    const file = await mapWith('bytes.bsp', '{\n"a" "\xff"\n}\n');
    const run = await runCommand(['entities', file, '--export']);
    expect([...run.bytes]).toEqual([...latin1('{\n"a" "\xff"\n}\n')]);
  });

  it('converts to UTF-8 and back when an encoding is named', async () => {
    const file = await mapWith('cyrillic.bsp', '{\n"message" "\xcf\xf0\xe8"\n}\n');
    const text = files.path('cyrillic.ent');
    await runCommand(['entities', file, '--encoding', 'windows-1251', '--export', text]);
    expect(Buffer.from(await files.read('cyrillic.ent')).toString()).toContain('\u041f\u0440\u0438');
    const output = files.path('cyrillic-again.bsp');
    const back = ['entities', file, '--encoding', 'windows-1251', '--replace', text, '-o', output];
    expect((await runCommand(back)).exitCode).toBe(0);
    expect(await files.read('cyrillic-again.bsp')).toEqual(await files.read('cyrillic.bsp'));
  });

  it('refuses a text with something behind a NUL', async () => {
    const text = await files.write('nul.ent', '{\n"a" "b"\n}\n\0more');
    const run = await runCommand([
      'entities',
      files.path('tiny.bsp'),
      '--replace',
      text,
      '-o',
      files.path('nul.bsp'),
    ]);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('text stands behind a NUL');
  });
});

describe('brushwork entities --overlaps', () => {
  it('leaves shared bytes alone unless told what to do', async () => {
    const shared = new DamagedFile(files.tiny);
    shared.view.setInt32(shared.entry('UNKNOWN_5'), 64, true);
    shared.view.setInt32(shared.entry('UNKNOWN_5') + 4, shared.at('ENTITIES'), true);
    const file = await files.write('shared.bsp', shared.bytes);
    const edit = (name: string, ...more: string[]) =>
      runCommand([
        'entities',
        file,
        '--set',
        '0',
        'classname=worldspawM',
        '-o',
        files.path(name),
        '--json',
        ...more,
      ]);
    const refused = await edit('refused.bsp');
    expect(refused.exitCode).toBe(1);
    expect(jsonLine(refused.stdout)).toMatchObject({ error: { code: 'overlap' } });
    const share = jsonLine((await edit('shared-edit.bsp', '--overlaps', 'share')).stdout);
    expect(share['report']).toMatchObject({ relaid: false, sharedChanges: [['UNKNOWN_5', 'ENTITIES']] });
    expect(differences(shared.bytes, await files.read('shared-edit.bsp'))).toHaveLength(1);
    const separate = jsonLine((await edit('separate.bsp', '--overlaps', 'separate')).stdout);
    expect(separate['report']).toMatchObject({ relaid: true, separated: ['ENTITIES'] });
    const raw = await runCommand(['dump', files.path('separate.bsp'), '-l', 'UNKNOWN_5', '--raw']);
    expect(raw.bytes.subarray(0, 64)).toEqual(Buffer.from(shared.lump('ENTITIES').subarray(0, 64)));
  });

  it('does not put a file without any entity in the place of all of them', async () => {
    const output = files.path('emptied.bsp');
    const wrong = await files.write('wrong.ent', latin1('no entities here'));
    const run = await runCommand(['entities', files.path('tiny.bsp'), '--replace', wrong, '-o', output]);
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining('is no text of entities')]);
    await expect(stat(output)).rejects.toThrow();
    const empty = await files.write('empty.ent', latin1('\n'));
    expect(
      (await runCommand(['entities', files.path('tiny.bsp'), '--replace', empty, '-o', output])).exitCode,
    ).toBe(0);
  });

  it('changes several maps in their own places', async () => {
    const maps = await Promise.all(['one.bsp', 'two.bsp'].map((name) => files.write(name, files.tiny)));
    const run = await runCommand(['entities', ...maps, '--set', '0 message=both', '--in-place']);
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    for (const map of maps)
      expect((await runCommand(['entities', map, '--key', 'message=both'])).stdout).toContain('worldspawn');
  });
});
