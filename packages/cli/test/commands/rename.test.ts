import { stat } from 'node:fs/promises';
import { openAs } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/source-2004';
import { describe, expect, it } from 'vitest';
import { type MapWithPak, mapWithPak } from '../../../ops/test/pak/support/map-with-pak.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

const hall: MapWithPak = {
  materials: ['maps/hall/wet_0_0_64', 'brick/wall', 'maps/annex/old'],
  files: [
    { name: 'materials/maps/hall/wet_0_0_64.vmt', content: 'patch { insert { $envmap maps/hall/c0_0_64 } }' },
    { name: 'materials/maps/hall/c0_0_64.vtf', content: 'reflection' },
    { name: 'maps/hall.nav', content: 'ways' },
  ],
};

function rename(...programArguments: readonly string[]) {
  return runCommand(['rename', ...programArguments]);
}

async function packedNames(file: string): Promise<string[]> {
  return openAs(branch, await files.read(file)).lumps.PAKFILE.entries.map(({ name }) => name);
}

describe('brushwork rename', () => {
  it('says that a map has the name already', async () => {
    const map = await files.write('hall.bsp', mapWithPak(hall));
    const run = await rename(map, 'hall', '-o', files.path('hall_again.bsp'));
    expect(run.stdout).toContain("note 'hall' is its name already");
  });

  it('writes a renamed map and says what it changed', async () => {
    const map = await files.write('hall.bsp', mapWithPak(hall));
    const output = files.path('tower_b1.bsp');
    const run = await rename(map, 'tower_b1.bsp', '-o', output);
    expect(run.stderr).toBe('');
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('materials/maps/hall/c0_0_64.vtf -> materials/maps/tower_b1/c0_0_64.vtf');
    expect(run.stdout).toContain(
      'in materials/maps/tower_b1/wet_0_0_64.vmt: maps/hall/c0_0_64 -> maps/tower_b1/c0_0_64',
    );
    expect(run.stdout).toContain('TEXTURE_STRING_TABLE[0]: maps/hall/wet_0_0_64 -> maps/tower_b1/wet_0_0_64');
    expect(run.stdout).toContain(
      "note 1 name of another map, 'annex', such as 'maps/annex/old' in TEXTURE_STRING_TABLE[2]",
    );
    expect(run.stdout).toContain('note the .nav file notes the size of the map');
    expect(run.stdout).toContain('hall -> tower_b1: 3 files, 1 text, 1 texture, 0 values of entities');
    expect(await packedNames('tower_b1.bsp')).toEqual([
      'materials/maps/tower_b1/wet_0_0_64.vmt',
      'materials/maps/tower_b1/c0_0_64.vtf',
      'maps/tower_b1.nav',
    ]);
    expect(Buffer.compare(await files.read('hall.bsp'), mapWithPak(hall))).toBe(0);
  });

  it('writes in place, and tells the same as JSON', async () => {
    const map = await files.write('copy.bsp', mapWithPak(hall));
    const run = await rename('--json', map, 'annex_two', '--from', 'hall', '--in-place');
    expect(run.exitCode).toBe(0);
    expect(jsonLine(run.stdout)).toMatchObject({
      ...{ file: map, output: map, from: 'hall', to: 'annex_two' },
      files: [{}, {}, { from: 'maps/hall.nav', to: 'maps/annex_two.nav' }],
      textures: [{ lump: 'TEXTURE_STRING_TABLE', index: 0 }],
      ...{ entities: [], left: [], stale: [{ name: 'annex', count: 1 }] },
      report: { relaid: true },
    });
    expect(await packedNames('copy.bsp')).toContain('maps/annex_two.nav');
  });

  it('says so when nothing has the name', async () => {
    const map = await files.write('plain.bsp', mapWithPak({ materials: ['brick/wall'] }));
    const run = await rename(map, 'other', '-o', files.path('plain2.bsp'));
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain("note nothing in the map has the name 'plain'");
    expect(Buffer.compare(await files.read('plain2.bsp'), await files.read('plain.bsp'))).toBe(0);
  });

  it.each([
    [['x'], /say where the result goes/],
    [['a b', '-o', 'new.bsp'], /'a b' is no name for a map: it has a space/],
    [['x', '-o', 'new.bsp'], /several names: hall \(3\), annex \(1\): say which one with --from NAME/],
  ])('%j makes no sense', async (more, message) => {
    const map = await files.write('unclear.bsp', mapWithPak(hall));
    const run = await rename(map, ...more.map((one) => (one === 'new.bsp' ? files.path(one) : one)));
    expect(run.stderr).toMatch(message);
    expect(run.exitCode).toBe(2);
    await expect(stat(files.path('new.bsp'))).rejects.toThrow();
  });

  it('refuses a name that packed files have already, and formats without such files', async () => {
    const taken = { ...hall, files: [...(hall.files ?? []), { name: 'maps/x.nav', content: '' }] };
    const map = await files.write('taken.bsp', mapWithPak(taken));
    const run = await rename(map, 'x', '--from', 'hall', '-o', files.path('x.bsp'));
    expect([run.exitCode, run.stderr.includes("can't be called 'maps/x.nav'")]).toEqual([3, true]);
    const other = await rename('packages/cli/sample/courtyard.bsp', 'x', '-o', files.path('y.bsp'));
    expect([other.exitCode, other.stderr.includes('has no files with the name of a map')]).toEqual([3, true]);
  });
});
