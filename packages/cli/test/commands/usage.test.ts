import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { joinPairArguments } from '../../src/program/pair-arguments.js';
import { version } from '../../src/program/version.js';
import { runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const verbs = [
  'inspect',
  'view',
  'dump',
  'validate',
  'entities',
  'roundtrip',
  'repack',
  'pak',
  'lmp',
  'rename',
  'diff',
  'explain',
  'schema',
  'convert',
  'visibility',
  'lightmaps',
];

describe('help', () => {
  it('names every verb and the exit codes', async () => {
    const run = await runCommand(['--help']);
    expect(run.exitCode).toBe(0);
    for (const verb of verbs) expect(run.stdout).toMatch(new RegExp(`^ +${verb} `, 'm'));
    expect(run.stdout).toContain('Exit codes: 0 all is well');
  });

  it.each(verbs)('teaches %s with examples', async (verb) => {
    const run = await runCommand([verb, '--help']);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(new RegExp(`Examples:\n +brushwork ${verb} `));
    expect(run.stdout).not.toMatch(/.{121,}/);
    expect(run.stderr).toBe('');
  });

  it('is the same by either way of asking for it, down to the commands of a verb', async () => {
    for (const names of [['rename'], ['pak', 'list'], ['lmp', 'apply']]) {
      const [one, other] = [await runCommand(['help', ...names]), await runCommand([...names, '--help'])];
      expect([one.exitCode, one.stdout]).toEqual([0, other.stdout]);
      expect(one.stdout).toMatch(new RegExp(`^Usage: brushwork ${names.join(' ')} `));
    }
  });

  it('comes on standard error, with 2, when nothing is asked for', async () => {
    const run = await runCommand([]);
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain('Usage: brushwork VERB');
  });

  it('tells the version of the package', async () => {
    const manifest = readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8');
    expect(version).toBe((JSON.parse(manifest) as { version: string }).version);
    expect((await runCommand(['--version'])).stdout).toBe(`${version}\n`);
  });
});

describe('a command that makes no sense', () => {
  it.each([
    [['inspct', 'x'], /unknown command 'inspct' \(Did you mean inspect\?\) \(see brushwork --help\)/],
    [['inspect'], /missing required argument 'files' \(see brushwork inspect --help\)/],
    [['inspect', '--nope', 'x'], /unknown option '--nope'/],
    [['dump', 'x', '-l', '1', '-n', '-3'], /whole number/],
    [['dump', 'x', '-l', '1', '-f', 'xml'], /Allowed choices are table, json, jsonl, csv/],
    [['dump', 'a', 'b', '-l', '1', '-o', 'c'], /one file only/],
    [['repack', 'x'], /say where the result goes/],
    [
      ['pak', 'extract', 'x'],
      /required option '-o, --output <folder>' .*\(see brushwork pak extract --help\)/,
    ],
    [['pak', 'remove', 'x', 'y'], /say where the result goes.*\(see brushwork pak remove --help\)/],
    [['lmp', 'bogus'], /unknown command 'bogus' \(see brushwork lmp --help\)/],
  ])('%j: one line and 2', async (programArguments, message) => {
    const run = await runCommand(programArguments);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(message);
    expect(run.stderr).toMatch(/^brushwork: [^\n]*\n$/);
  });
});

describe('several files', () => {
  it('are all worked on, and the worst decides', async () => {
    const run = await runCommand(['roundtrip', files.path('none.bsp'), files.path('tiny.bsp')]);
    expect(run.exitCode).toBe(3);
    expect(run.stderr).toBe(`brushwork: ${files.path('none.bsp')}: there is no such file\n`);
    expect(run.stdout).toContain('identical');
  });

  it('shows where an error came from only with --debug', async () => {
    const text = await files.write('text.bsp', 'no map');
    expect((await runCommand(['inspect', text])).stderr.split('\n')).toHaveLength(2);
    for (const where of [
      ['--debug', 'inspect', text],
      ['inspect', text, '--debug'],
    ])
      expect((await runCommand(where)).stderr).toMatch(/^ +at /m);
  });

  it('calls folders and missing files by name, escaped', async () => {
    const run = await runCommand(['inspect', `${files.path('evil')}\x1b[2J.bsp`]);
    expect(run.stderr).toContain('evil\\x1b[2J.bsp: there is no such file');
    expect(run.stderr).not.toContain('\x1b');
    const folder = path.dirname(files.path('x'));
    expect((await runCommand(['repack', folder, '-o', files.path('y')])).stderr).toContain(
      'is a folder, not a file',
    );
  });
});

describe('explain', () => {
  it('tells what a rule means, and a message of the game', async () => {
    const rule = await runCommand(['explain', 'lump-overlap']);
    expect(rule.exitCode).toBe(0);
    expect(rule.stdout).toMatch(/^lump-overlap \(rule, warning\): /);
    expect(rule.stdout).toMatch(/^ +What helps /m);
    const message = await runCommand(['explain', '--json', 'LoadMap: funny lump size in maps/x.bsp']);
    const found = JSON.parse(message.stdout) as { text: string; explanations: { id: string }[] };
    expect(Object.keys(found)).toEqual(['text', 'explanations']);
    expect(found.explanations.map(({ id }) => id)).toContain('lump-remainder');
  });

  it('tells what each of several names means, and what several words mean as one message', async () => {
    const several = await runCommand(['explain', 'lump-overlap', 'scene-empty', 'truncated']);
    expect(several.exitCode).toBe(0);
    expect(several.stdout.match(/^[a-z-]+ \((?:rule|error code)/gm)).toEqual([
      'lump-overlap (rule',
      'scene-empty (rule',
      'truncated (error code',
    ]);
    const idsOf = async (...words: readonly string[]): Promise<readonly string[]> => {
      const { stdout } = await runCommand(['explain', '--json', ...words]);
      return stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { text: string }).text);
    };
    expect(await idsOf('LoadMap: funny lump size', 'lump-overlap')).toHaveLength(2);
    expect(await idsOf('LoadMap:', 'funny', 'lump', 'size')).toEqual(['LoadMap: funny lump size']);
    expect(await idsOf('lump-overlap', 'whatever')).toEqual(['lump-overlap', 'whatever']);
    expect(await idsOf('FACES[3]:', 'index', '7', 'outside', 'PLANES', '[lump-overlap]')).toHaveLength(1);
  });

  it('ends with 1 when nothing is known of one of them, and names what may have been meant', async () => {
    const slip = await runCommand(['explain', 'lump-overlap', 'lump-overlep']);
    expect(slip.exitCode).toBe(1);
    expect(slip.stdout).toContain('"lump-overlep" (did you mean lump-overlap?)');
    const run = await runCommand(['explain', 'colourless green ideas']);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('Nothing is known about "colourless green ideas"');
  });
});

describe('arguments in pairs', () => {
  it('are joined behind --set and --remove, and only there', () => {
    expect(joinPairArguments(['entities', 'a', '--set', '1', 'k=v', '--remove', '2', 'k', 'b'])).toEqual([
      'entities',
      'a',
      '--set',
      '1 k=v',
      '--remove',
      '2 k',
      'b',
    ]);
    expect(joinPairArguments(['--set', '1 k=v', 'a'])).toEqual(['--set', '1 k=v', 'a']);
    expect(joinPairArguments(['--', '--set', '1', 'k=v'])).toEqual(['--', '--set', '1', 'k=v']);
    expect(joinPairArguments(['--set', '1'])).toEqual(['--set', '1']);
  });
});
