import { stat } from 'node:fs/promises';
import { openAs, readLumpPatch, writeLumpPatch } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import { beforeAll, describe, expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { mapWithPak } from '../../../ops/test/pak/support/map-with-pak.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const entities = text('{\n"classname" "worldspawn"\n"message" "patched"\n}\n\0');

function patch(difference: Partial<Parameters<typeof writeLumpPatch>[0]> = {}): Uint8Array {
  const plain = { lump: 0, version: 0, revision: 7, bytes: entities, byteOrder: 'little' } as const;
  return writeLumpPatch({ ...plain, ...difference });
}

function lmp(...programArguments: readonly string[]) {
  return runCommand(['lmp', ...programArguments]);
}

let map = '';
beforeAll(async () => {
  map = await files.write('hall.bsp', tinySource({ branch }));
  await files.write('hall_l_0.lmp', patch());
  await files.write('hall_l_1.lmp', patch({ revision: 6, lump: 1 }));
});

async function entitiesOf(file: string): Promise<Uint8Array> {
  return openAs(branch, await files.read(file)).lump('ENTITIES').bytes;
}

describe('brushwork lmp list', () => {
  it('lists the patches of a map, and why some are passed over', async () => {
    const run = await lmp('list', map);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/hall_l_0\.lmp +beside +0 ENTITIES +0 +50 +7 +applies/);
    expect(run.stdout).toMatch(/hall_l_1\.lmp +beside +1 PLANES .* passed over/);
    expect(run.stdout).toContain('[lump-patch-revision]');
    expect(run.stdout).toMatch(/hall\.bsp: 2 lump patches, the map has revision 7\n$/);
    expect(jsonLine((await lmp('list', '--json', map)).stdout)).toMatchObject({
      revision: 7,
      patches: [
        { name: 'hall_l_0.lmp', place: 'beside', series: 'l', lump: 0, revision: 7, applies: 'yes' },
        { name: 'hall_l_1.lmp', lump: 1, applies: 'no' },
      ],
      others: [],
      issues: [{ rule: 'lump-patch-revision', path: ['hall_l_1.lmp'] }],
    });
  });

  it('finds packed ones, and says of those with the name of another map that they are there', async () => {
    const packed = [
      { name: 'maps/packed_l_0.lmp', content: patch({ revision: 1 }) },
      { name: 'maps/old_l_0.lmp', content: patch() },
    ];
    const file = await files.write('packed.bsp', mapWithPak({ files: packed }));
    const found = jsonLine((await lmp('list', '--json', file)).stdout);
    expect(found).toMatchObject({
      patches: [{ name: 'packed_l_0.lmp', place: 'packed', applies: 'yes' }],
      others: ['maps/old_l_0.lmp'],
    });
    expect((await lmp('list', file)).stdout).toContain('maps/old_l_0.lmp is packed, but for another map');
  });

  it('ends with 1 for a broken one, and with 3 for a format without patches', async () => {
    const file = await files.write('broken.bsp', tinySource({ branch }));
    await files.write('broken_l_0.lmp', patch().subarray(0, 30));
    const run = await lmp('list', file);
    expect([run.exitCode, run.stdout.includes('[lump-patch-range]')]).toEqual([1, true]);
    const none = await lmp('list', 'packages/cli/sample/courtyard.bsp');
    expect([none.exitCode, none.stderr]).toEqual([3, expect.stringContaining('has no patches of lumps')]);
  });

  it('ends with 1 when apply leaves out one that can not be read at all', async () => {
    const file = await files.write('half.bsp', tinySource({ branch }));
    await files.write('half_l_0.lmp', patch());
    await files.write('half_l_1.lmp', text('short'));
    const run = await lmp('apply', file, '-o', files.path('half-applied.bsp'), '--json');
    expect(run.exitCode).toBe(1);
    expect(jsonLine(run.stdout)).toMatchObject({ applied: [{ name: 'half_l_0.lmp' }], ignored: [] });
  });

  it('has the same JSON keys when nothing was written', async () => {
    const other = await files.write('never.lmp', patch({ revision: 1 }));
    const output = files.path('keys.bsp');
    const refused = jsonLine((await lmp('apply', '--json', map, other, '-o', output)).stdout);
    const applied = jsonLine(
      (await lmp('apply', '--json', map, other, '--any-revision', '-o', output)).stdout,
    );
    expect(refused).toMatchObject({ output: null, newSize: null, relaid: false });
    expect(Object.keys(refused)).toEqual(Object.keys(applied));
  });
});

describe('brushwork lmp apply', () => {
  it('applies what a game would, tells what it left out, and leaves the map alone', async () => {
    const output = files.path('applied.bsp');
    const run = await lmp('apply', map, '-o', output);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('hall_l_0.lmp: lump 0, 50 bytes');
    expect(run.stdout).toMatch(/hall\.bsp -> .*applied\.bsp: [\d,]+ bytes, 1 lump replaced\n$/);
    expect(await entitiesOf('applied.bsp')).toEqual(entities);
    expect(Buffer.compare(await files.read('hall.bsp'), tinySource({ branch }))).toBe(0);
  });

  it('applies those that are named, and others for any revision when asked to', async () => {
    const other = await files.write('other.lmp', patch({ revision: 1 }));
    const output = files.path('named.bsp');
    const refused = await lmp('apply', map, other, '-o', output);
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).toMatch(/nothing was written; --any-revision/);
    await expect(stat(output)).rejects.toThrow();
    const run = await lmp('apply', '--json', map, other, '--any-revision', '-o', output);
    expect(run.exitCode).toBe(0);
    expect(jsonLine(run.stdout)).toMatchObject({
      output,
      applied: [{ name: other, lump: 0, size: 50 }],
      ignored: [],
      issues: [{ rule: 'lump-patch-revision' }],
    });
    expect(await entitiesOf('named.bsp')).toEqual(entities);
  });

  it('writes in place, and not over a file that is there', async () => {
    const file = await files.write('place.bsp', tinySource({ branch }));
    const given = await files.write('place.lmp', patch());
    expect((await lmp('apply', file, given, '--in-place')).exitCode).toBe(0);
    expect(await entitiesOf('place.bsp')).toEqual(entities);
    expect((await lmp('apply', map, given, '-o', file)).exitCode).toBe(2);
    expect((await lmp('apply', map, given, '-o', file, '--overwrite')).exitCode).toBe(0);
  });

  it.each([
    [[], /say where the result goes/],
    [['--in-place', '-o', 'x'], /either to --output or --in-place/],
    [['--series', 'x', '-o', 'new.bsp'], /no row 'x'; there is l/],
  ])('%j makes no sense', async (more, message) => {
    const run = await lmp('apply', map, ...more);
    expect([run.exitCode, message.test(run.stderr)]).toEqual([2, true]);
  });

  it('says when there is nothing to apply, and when a patch is none', async () => {
    const alone = await files.write('alone.bsp', tinySource({ branch }));
    const none = await lmp('apply', alone, '-o', files.path('none.bsp'));
    expect([none.exitCode, none.stderr.includes('no lump patch beside the map')]).toEqual([3, true]);
    const short = await files.write('short.lmp', text('short'));
    expect((await lmp('apply', alone, short, '-o', files.path('none.bsp'))).exitCode).toBe(3);
  });
});

describe('brushwork lmp extract', () => {
  it('writes a patch that applies to its map', async () => {
    const output = files.path('own_l_0.lmp');
    const run = await lmp('extract', map, '--lump', 'entities', '-o', output);
    expect([run.exitCode, run.stdout]).toEqual([
      0,
      expect.stringMatching(/ENTITIES \(lump 0\), .*revision 7\n$/),
    ]);
    const { bytes, revision } = readLumpPatch(await files.read('own_l_0.lmp'));
    expect(revision).toBe(7);
    expect(Buffer.compare(bytes, await entitiesOf('hall.bsp'))).toBe(0);
    const again = await lmp('apply', map, output, '-o', files.path('again.bsp'));
    expect(again.exitCode).toBe(0);
    expect(Buffer.compare(await files.read('again.bsp'), await files.read('hall.bsp'))).toBe(0);
  });

  it('does not know every lump', async () => {
    const run = await lmp('extract', map, '--lump', 'nothing', '-o', files.path('x.lmp'));
    expect([run.exitCode, run.stderr.includes("no lump 'nothing'")]).toEqual([2, true]);
  });
});

describe('a patch that is given to other verbs', () => {
  it('is inspected', async () => {
    const file = files.path('hall_l_0.lmp');
    const run = await runCommand(['inspect', file]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain(
      'A lump patch of lump 0 (ENTITIES), revision 7, version 0, 50 bytes, 1 entity',
    );
    expect(jsonLine((await runCommand(['inspect', '--json', file])).stdout)).toMatchObject({
      format: 'lump-patch',
      ...{ lump: 0, revision: 7, lumpSize: 50, entityCount: 1, byteOrder: 'little', issues: [] },
    });
  });

  it('is named by those that need a map', async () => {
    const run = await runCommand(['dump', files.path('hall_l_0.lmp'), '--lump', '0']);
    expect([run.exitCode, run.stderr]).toEqual([
      3,
      expect.stringContaining('is a lump patch of lump 0 (ENTITIES), revision 7'),
    ]);
  });
});

describe('inspect', () => {
  it('tells digests and patches of a map', async () => {
    const found = jsonLine((await runCommand(['inspect', '--json', map])).stdout);
    expect(found).toMatchObject({
      digests: [
        { id: 'crc', algorithm: 'crc-32', order: 'index', value: expect.stringMatching(/^[0-9a-f]{8}$/) },
        { id: 'crc-tools', algorithm: 'crc-32-raw', order: 'index', confidence: 'certain' },
        { id: 'crc-engine', order: 'file', without: ['ENTITIES'], problem: null },
        { id: 'md5-engine', value: expect.stringMatching(/^[0-9a-f]{32}$/), confidence: 'probable' },
      ],
      lumpPatches: [
        { name: 'hall_l_0.lmp', applies: 'yes' },
        { name: 'hall_l_1.lmp', applies: 'no' },
      ],
    });
    const { stdout } = await runCommand(['inspect', map]);
    expect(stdout).toMatch(/Digests\n[\s\S]*crc +[0-9a-f]{8} +CRC-32 of all lumps but ENTITIES, by index/);
    expect(stdout).toMatch(/Lump patches\n[\s\S]*hall_l_0\.lmp/);
  });

  it('tells of packed patches without reading the rest of a pakfile', async () => {
    const packed = [{ name: 'maps/within_l_0.lmp', content: patch({ revision: 1 }) }];
    const file = await files.write('within.bsp', mapWithPak({ files: packed }));
    expect(jsonLine((await runCommand(['inspect', '--json', file])).stdout)['lumpPatches']).toMatchObject([
      { name: 'within_l_0.lmp', place: 'packed', applies: 'yes' },
    ]);
  });
});
