import { describe, expect, it } from 'vitest';
import { tinySource, tinySourceLumps } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch as orangeBox } from '../../../formats/src/branch/valve/orange-box.js';
import { buildFile } from '../../../ops/test/validate/support/build-map.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const target = { branch: orangeBox };

/** The tiny map with some lumps replaced. */
function changed(changes: Readonly<Record<string, unknown>>): Uint8Array {
  const { contents, versions } = tinySourceLumps(target);
  return buildFile(orangeBox as never, { ...contents, ...changes }, versions);
}

describe('brushwork inspect --limits', () => {
  it('shows the limits of the game, the fullest first, with per cent, and what there is nothing of', async () => {
    const file = await files.write('source.bsp', tinySource(target));
    const run = await runCommand(['inspect', '--limits', '--branch', 'valve/orange-box', file]);
    expect(run.exitCode).toBe(0);
    const lines = run.stdout.split('\n');
    expect(lines[1]).toBe(`  Limits of ${orangeBox.title}`);
    expect(lines[3]).toMatch(/^ {2}limit +what +used +most +% +held by$/);
    const rows = lines
      .filter((line) => /^ {2}[A-Z]\w+_\w+ /.test(line))
      .map((line) => Number(/ (\d+\.\d)(?: |$)/.exec(line)?.[1]));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows).toEqual(rows.toSorted((a, b) => b - a));
    expect(run.stdout).toMatch(/MAX_MAP_BRUSHES +brushes +13 +8,192 +0\.2 +compilers; Garry's Mod: 65,536/);
    expect(run.stdout).not.toContain('Lumps');
    expect(lines.at(-2)).toMatch(/limits kept, MAX_MAP_DISP_POWER at 75\.0 %$/);
  });

  it('tells by how much a limit is exceeded, and ends with 1 when the game holds to it', async () => {
    const models = new Uint8Array(48 * 1030);
    const file = await files.write('models.bsp', changed({ MODELS: models }));
    const run = await runCommand(['inspect', '--limits', '--branch', 'valve/orange-box', file]);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/MAX_MAP_MODELS +models +1,030 +1,024 +100\.6 +6 over +engine/);
    expect(run.stdout).toMatch(/1 of \d+ limits exceeded, MAX_MAP_MODELS at 100\.6 %\n$/);
  });

  it('ends with 0 when compilers alone take no more', async () => {
    const file = await files.write('overlays.bsp', changed({ OVERLAYS: new Uint8Array(352 * 513) }));
    const run = await runCommand(['inspect', '--limits', '--branch', 'valve/orange-box', file]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/MAX_MAP_OVERLAYS +overlays +513 +512 +100\.2 +1 over +compilers/);
  });

  it('knows the limits of Call of Duty', async () => {
    const run = await runCommand(['inspect', '--limits', files.path('tiny.bsp')]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/MAX_SPAWN_VARS +pairs of an entity +\d+ +64/);
  });
});

describe('brushwork inspect --json', () => {
  it('has the limits, in the order of the table', async () => {
    const file = await files.write('json.bsp', tinySource(target));
    const run = await runCommand(['inspect', '--json', '--branch', 'valve/orange-box', file]);
    const limits = jsonLine(run.stdout)['limits'] as Readonly<Record<string, unknown>>[];
    expect(limits.map(({ id }) => id).slice(0, 4)).toEqual([
      ...['MAX_MAP_ENTITIES', 'MAX_KEY', 'MAX_VALUE', 'MAX_MAP_MODELS'],
    ]);
    expect(limits.find(({ id }) => id === 'MAX_MAP_BRUSHES')).toEqual({
      ...{ id: 'MAX_MAP_BRUSHES', title: 'brushes', used: 13, most: 8192, percent: 0.16, over: 0 },
      by: 'compilers',
      elsewhere: [{ engine: "Garry's Mod", most: 65536 }],
      path: ['BRUSHES'],
    });
  });
});
