import { describe, expect, it } from 'vitest';
import { DamagedFile } from '../../../../tools/fixtures/damage/damaged-file.js';
import { damages } from '../../../../tools/fixtures/damage.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

describe('brushwork validate', () => {
  it('finds nothing wrong with a good map', async () => {
    const run = await runCommand(['validate', files.path('tiny.bsp')]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/tiny\.bsp: nothing wrong, \d+ rules checked\n$/);
  });

  it('has the same JSON for good and bad maps', async () => {
    const bad = new DamagedFile(files.tiny);
    bad.view.setInt32(bad.at('NODES'), 99_999, true);
    const file = await files.write('node.bsp', bad.bytes);
    const keys = ['file', 'branch', 'valid', 'errors', 'warnings', 'remarks', 'issues', 'rules'];
    const good = jsonLine((await runCommand(['validate', '--json', files.path('tiny.bsp')])).stdout);
    const run = await runCommand(['validate', '--json', file]);
    const found = jsonLine(run.stdout);
    expect(Object.keys(good)).toEqual(keys);
    expect(Object.keys(found)).toEqual(keys);
    expect(good).toMatchObject({ valid: true, errors: 0, issues: [] });
    expect(found).toMatchObject({ valid: false });
    expect(found['issues']).toContainEqual(
      expect.objectContaining({ rule: 'reference', path: ['NODES', 0, 'plane'], found: 99_999 }),
    );
    for (const rule of found['rules'] as object[])
      expect(Object.keys(rule)).toEqual(['id', 'checked', 'broken']);
    expect(run.exitCode).toBe(1);
  });

  it('takes warnings for errors only with --strict', async () => {
    const shared = new DamagedFile(files.tiny);
    shared.view.setInt32(shared.entry('UNKNOWN_5') + 4, shared.at('UNKNOWN_31'), true);
    const file = await files.write('shared.bsp', shared.bytes);
    const run = await runCommand(['validate', file]);
    expect(run.stdout).toContain('[lump-overlap]');
    expect(run.exitCode).toBe(0);
    expect((await runCommand(['validate', '--strict', file])).exitCode).toBe(1);
  });

  it('writes one line for each thing found, errors first', async () => {
    const bad = new DamagedFile(files.tiny);
    bad.view.setInt32(bad.at('NODES'), 99_999, true);
    bad.view.setInt32(bad.entry('UNKNOWN_5') + 4, bad.at('UNKNOWN_31'), true);
    const run = await runCommand(['validate', await files.write('two.bsp', bad.bytes)]);
    const lines = run.stdout.trim().split('\n');
    const severities = lines.slice(0, -1).map((line) => line.split(' ')[0]);
    expect(severities).toEqual([...severities].sort());
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^(error|warning|info) .* \[[a-z-]+\]$/);
  });

  // Whatever is wrong with a file, there is one line for it or a report, and never a stack.
  it.each(damages.map((damage) => [damage.name, damage] as const))('survives %s', async (name, damage) => {
    const bytes = damage.damage(files.tiny);
    const file = await files.write(`${name.replace(/\W+/g, '-')}.bsp`, bytes);
    for (const verb of ['inspect', 'validate', 'roundtrip', 'entities']) {
      const run = await runCommand([verb, file]);
      expect(run.stderr).not.toContain('the program made a mistake');
      expect(run.stdout + run.stderr).not.toMatch(/^ +at /m);
      if (run.stderr !== '') expect(run.stderr).toMatch(/^brushwork: .*\n$/);
      if (damage.expect.fatal) expect(run.exitCode).toBe(3);
    }
  });
});
