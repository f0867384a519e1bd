import { beforeAll, describe, expect, it } from 'vitest';
import { scatteredRespawn } from '../../../../tools/fixtures/respawn/tiny-respawn.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { branchOf } from './support/branch-of.js';
import { useBundledProgram } from './support/bundled-program.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const program = useBundledProgram();
let scattered: ReturnType<typeof scatteredRespawn>;

interface Lump {
  readonly name: string;
  readonly origin: string;
  readonly externalFile: string | null;
  readonly count: number | null;
  readonly status: string;
}

async function inspected(
  file: string,
): Promise<{ lumps: Lump[]; documents: unknown[]; issues: { rule: string }[] }> {
  const { stdout } = await runCommand(['inspect', '--json', file]);
  return jsonLine(stdout) as never;
}

beforeAll(async () => {
  scattered = scatteredRespawn(await branchOf('respawn/titanfall'));
  await files.write('mp_tiny.bsp', scattered.file);
  await files.write('mp_alone.bsp', scattered.file);
  for (const [name, bytes] of scattered.beside) await files.write(name, bytes);
});

describe('a map whose lumps lie in files beside it', () => {
  it('is inspected with them, and each lump says where it comes from', async () => {
    const { lumps, documents, issues } = await inspected(files.path('mp_tiny.bsp'));
    expect(issues).toEqual([]);
    expect(lumps.find(({ name }) => name === 'MODELS')).toMatchObject({
      ...{ origin: 'file', externalFile: 'mp_tiny.bsp.000e.bsp_lump', count: 2, status: 'ok' },
    });
    expect(documents).toEqual([
      { name: 'ENTITIES_SCRIPT', file: 'mp_tiny_script.ent', count: 1 },
      { name: 'ENTITIES_SPAWN', file: 'mp_tiny_spawn.ent', count: 2 },
    ]);
    const { stdout } = await runCommand(['inspect', files.path('mp_tiny.bsp')]);
    expect(stdout).toMatch(/Beside the map\n.*file.*holds/);
    expect(stdout).toMatch(/mp_tiny_spawn\.ent +ENTITIES_SPAWN +2 entities/);
  });

  it('says so when they are not there, instead of showing nothing', async () => {
    const { lumps, issues } = await inspected(files.path('mp_alone.bsp'));
    expect(issues.map(({ rule }) => rule)).toEqual(['external-missing']);
    expect(lumps.find(({ name }) => name === 'MODELS')).toMatchObject({
      ...{ origin: 'missing', externalFile: 'mp_alone.bsp.000e.bsp_lump', count: null, status: 'missing' },
    });
    const { stdout } = await runCommand(['inspect', files.path('mp_alone.bsp')]);
    expect(stdout).toMatch(/MODELS .*beside the map, not found/);
  });

  it('is validated and dumped with them, and not without', async () => {
    expect((await runCommand(['validate', files.path('mp_tiny.bsp')])).stdout).toContain('nothing wrong');
    const dumped = await runCommand(['dump', files.path('mp_tiny.bsp'), '-l', 'PLANES', '--json']);
    expect(dumped.exitCode).toBe(0);
    expect(dumped.stdout).toContain('"distance":16');
    const missing = await runCommand(['dump', files.path('mp_alone.bsp'), '-l', 'PLANES']);
    expect(missing.exitCode).toBe(3);
    expect(missing.stderr).toContain(
      "lies in 'mp_alone.bsp.0001.bsp_lump' beside the map, which isn't there",
    );
  });

  it('has its entities listed and exported from there, and only those in the map itself changed', async () => {
    const listed = await runCommand(['entities', files.path('mp_tiny.bsp')]);
    expect([listed.exitCode, listed.stderr]).toEqual([0, '']);
    expect(listed.stdout).toContain('worldspawn');
    const output = files.path('changed.bsp');
    for (const file of ['mp_tiny.bsp', 'mp_alone.bsp']) {
      const text = await files.write(
        'some.ent',
        new TextEncoder().encode('{\n"classname" "worldspawn"\n}\n'),
      );
      const run = await runCommand(['entities', files.path(file), '--replace', text, '-o', output]);
      expect([run.exitCode, run.stderr]).toEqual([
        3,
        expect.stringContaining('only what is in the map itself'),
      ]);
      await expect(files.read('changed.bsp')).rejects.toThrow();
    }
  });

  it('is not said to have no entities when they are not there', async () => {
    const file = files.path('mp_alone.bsp');
    for (const more of [[], ['--export'], ['--json']]) {
      const run = await runCommand(['entities', file, ...more]);
      expect(run.exitCode).toBe(3);
      expect(run.stdout + run.stderr).toContain("lies in 'mp_alone.bsp.0000.bsp_lump' beside the map");
    }
    const { stdout } = await runCommand(['inspect', '--json', file]);
    expect(jsonLine(stdout)['content']).toMatchObject({ entities: null });
    expect((await runCommand(['inspect', file])).stdout).not.toMatch(/\b0 entities/);
  });

  it('has nothing to rebuild when they are not there', async () => {
    const { stdout } = program.run('roundtrip', '--deep', files.path('mp_alone.bsp'));
    expect(stdout).toMatch(/mp_alone\.bsp: all [\d,]+ bytes identical; no lump in it to rebuild\n$/);
  });

  it('is found with them in an archive', async () => {
    const entries = [...scattered.beside].map(([name, data]) => ({ name: `maps/${name}`, content: data }));
    const archive = buildZip([{ name: 'maps/mp_tiny.bsp', content: scattered.file }, ...entries]);
    const file = await files.write('pack.zip', archive);
    const { lumps, issues } = await inspected(`${file}!maps/mp_tiny.bsp`);
    expect(issues).toEqual([]);
    expect(lumps.every(({ origin, count }) => origin === 'file' || count === 0)).toBe(true);
  });

  it('comes through standard input without them, and is written back as it is', async () => {
    const { stdout } = await runCommand(['inspect', '--json', '-'], { stdin: scattered.file });
    expect(stdout).toContain("weren't looked for");
    const { exitCode } = await runCommand(['roundtrip', files.path('mp_tiny.bsp')]);
    expect(exitCode).toBe(0);
  });
});
