import { describeModel, openModel, writeModelText } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
let walker = '';

beforeAll(async () => {
  walker = await files.write('walker.bgf', walkerFile());
});

describe('brushwork validate on models', () => {
  it('has the JSON of maps, and says what the file is', async () => {
    const { exitCode, stdout } = await runCommand(['validate', '--json', walker]);
    const found = jsonLine(stdout);
    expect(exitCode).toBe(0);
    expect(Object.keys(found)).toEqual([
      'file',
      'branch',
      'valid',
      'errors',
      'warnings',
      'remarks',
      'issues',
      'rules',
      'format',
    ]);
    expect(found).toMatchObject({ branch: null, valid: true, errors: 0, issues: [], format: 'DIV-BIZ2' });
    expect(found['rules']).toContainEqual({ id: 'model-corner', checked: 286, broken: 0 });
  });

  it('finds a corner that is no vertex, with its place', async () => {
    const file = await files.write('corner.bgf', walkerFile().with(0x160, 99));
    const { exitCode, stdout } = await runCommand(['validate', file]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(
      /error +OBJECT\[0\]\.LOD\[0\]\.PATCH\[0\]\.PMESH\[0\]\.PCONN_LIST\.indices\[0\] @0x160: corner 99 .*\[model-corner\]/,
    );
    expect(stdout).toMatch(/corner\.bgf: 1 error, \d+ rules checked/);
  });

  it('counts a warning with --strict, and lists as many of a rule as asked for', async () => {
    const bytes = walkerFile();
    const file = await files.write('reserved.bgf', bytes.with(0x1d, 0x30));
    expect((await runCommand(['validate', file])).exitCode).toBe(0);
    expect((await runCommand(['validate', '--strict', file])).exitCode).toBe(1);
    const many = await files.write('many.bgf', bytes.with(0x160, 99).with(0x164, 99).with(0x168, 99));
    const { stdout } = await runCommand(['validate', '-n', '1', many]);
    expect(stdout).toMatch(/2 more of these \[model-corner\]/);
  });

  it('checks a model as text, whose places are none of a binary file', async () => {
    const text = Buffer.from(writeModelText(describeModel(openModel(walkerFile()))).bytes).toString('latin1');
    const file = await files.write(
      'corner.viz',
      Buffer.from(text.replace('{0,1,3,2}', '{0,1,3,99}'), 'latin1'),
    );
    const { exitCode, stdout } = await runCommand(['validate', '--json', file]);
    expect(exitCode).toBe(1);
    expect(jsonLine(stdout)).toMatchObject({
      format: 'DIV-VIZ2',
      errors: 1,
      issues: [{ rule: 'model-corner', offset: null, found: 99 }],
    });
  });

  it('explains the rules that it reports', async () => {
    for (const rule of ['model-corner', 'chunk-length', 'chunk-place', 'model-text-face']) {
      const { exitCode, stdout } = await runCommand(['explain', rule]);
      expect(exitCode).toBe(0);
      expect(stdout).toContain(`${rule} (rule`);
    }
  });
});

describe('verbs that are about maps', () => {
  it.each([
    ['entities'],
    ['pak', 'list'],
    ['lmp', 'list'],
    ['repack', '-o', 'never.bsp'],
    ['rename', '-o', 'never.bsp'],
  ])('refuse a model in one sentence: %s %s', async (...verb) => {
    const more = verb[0] === 'rename' ? ['other'] : [];
    const { exitCode, stderr, stdout } = await runCommand([...verb, walker, ...more]);
    expect(exitCode).toBe(3);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^brushwork: .*walker\.bgf: is a model, not a map: .*\n$/);
  });
});
