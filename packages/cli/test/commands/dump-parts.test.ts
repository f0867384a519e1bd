import { findPart, openAs } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { compressedSource } from '../../../../tools/fixtures/valve/compressed-source.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch } from '../../../formats/src/branch/valve/orange-box.js';
import { jsonLine, jsonLines, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const bytes = tinySource({ branch: branch as never });
const map = openAs(branch, bytes.slice());
let file = '';

beforeAll(async () => {
  file = await files.write('source.bsp', bytes);
});

async function dumped(lump: string, ...more: readonly string[]): Promise<string> {
  const run = await runCommand(['dump', file, '-l', lump, ...more]);
  expect({ lump, exitCode: run.exitCode, stderr: run.stderr }).toEqual({ lump, exitCode: 0, stderr: '' });
  return run.stdout;
}

describe('brushwork dump of what is inside lumps', () => {
  it('says of a part that reaches outside its lump that there may be more of it', async () => {
    const damaged = bytes.slice();
    new DataView(damaged.buffer).setInt32(map.entryOf('GAME_LUMP').offset + 4 + 12, 100_000_000, true);
    const name = await files.write('long-part.bsp', damaged);
    const run = await runCommand(['dump', name, '-l', 'GAME_LUMP.sprp.props', '-f', 'csv']);
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toContain('GAME_LUMP.sprp');
    expect((await runCommand(['dump', name, '-l', 'PLANES'])).exitCode).toBe(0);
  });

  it('lists what is inside all lumps when none is named', async () => {
    const run = await runCommand(['dump', file, '--list-parts']);
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('GAME_LUMP.sprp.props');
    expect(run.stdout).toContain('PHYSICS_COLLISION.solids');
    const json = jsonLines((await runCommand(['dump', file, '--list-parts', '--json'])).stdout);
    const lumps = (json as { lump: string; parts: unknown[] }[]).map(({ lump, parts }) => [
      lump,
      parts.length > 0,
    ]);
    expect(lumps).toContainEqual(['VISIBILITY', true]);
    expect(lumps.every(([, hasParts]) => hasParts)).toBe(true);
  });

  it('writes static props as records in every format', async () => {
    const props = map.lumps.GAME_LUMP.find('sprp')?.content as unknown as {
      readonly parts: { readonly props: { readonly length: number; object(i: number): object } };
    };
    const { length } = props.parts.props;
    const objects = Array.from({ length }, (_, i) => props.parts.props.object(i));
    const name = 'game_lump.sprp.props';
    expect(JSON.parse(await dumped(name, '-f', 'json'))).toEqual(objects);
    expect(jsonLines(await dumped(name, '-f', 'jsonl'))).toEqual(objects);
    const csv = (await dumped(name, '-f', 'csv')).split('\r\n');
    expect(csv[0]).toMatch(/^index,origin\.x,origin\.y,origin\.z,angles\.pitch,.*,model,firstLeaf,leafCount/);
    expect(csv).toHaveLength(length + 2);
    expect((await dumped(name)).split('\n')[0]).toMatch(
      /: GAME_LUMP\.sprp\.props \(lump 35\), \d+ records of 64 bytes$/,
    );
  });

  it('says with --json where parts come from', async () => {
    expect(jsonLine(await dumped('GAME_LUMP.sprp.models', '--json'))).toMatchObject({
      lump: 'GAME_LUMP',
      index: 35,
      part: 'GAME_LUMP.sprp.models',
      kind: 'values',
      recordSize: 128,
      first: 0,
    });
    expect(jsonLine(await dumped('GAME_LUMP.sprp', '--json'))).toMatchObject({
      layout: 'v6',
      kind: 'sequence',
    });
  });

  it.each([
    ['GAME_LUMP', { id: 'sprp', version: 6, isCompressed: false }],
    ['VISIBILITY', { cluster: 0, pvsCount: expect.any(Number), pvs: expect.stringMatching(/^[\d -]+$/) }],
    ['VISIBILITY.pas', { cluster: 0, visible: expect.any(String) }],
    ['PHYSICS_COLLISION', { model: 0, solidCount: expect.any(Number), keyData: expect.any(String) }],
    ['PHYSICS_COLLISION.models', { model: 0, solidCount: expect.any(Number) }],
    ['PHYSICS_COLLISION.solids', { model: 0, solid: 0, kind: 'polygon' }],
    ['PHYSICS_DISPLACEMENT.hulls', { displacement: 0, hull: 0 }],
    ['PAKFILE', { name: expect.any(String), size: expect.any(Number), method: 'stored (method 0)' }],
    ['TEXTURE_STRING_DATA', { offset: 0, text: expect.any(String) }],
    ['DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS', { sample: 0, triangle: expect.any(Number) }],
    ['LIGHTING', { red: expect.any(Number), exponent: expect.any(Number) }],
    ['OCCLUSION.polygons', { firstVertexIndex: 0 }],
  ])('has typed rows for %s', async (lump, first) => {
    expect(jsonLines(await dumped(lump, '-f', 'jsonl'))[0]).toMatchObject(first);
    const [titles = '', row = ''] = (await dumped(lump, '-f', 'csv')).split('\r\n');
    expect(titles).not.toMatch(/^offset,bytes$/);
    expect(row).not.toBe('');
    expect((await dumped(lump)).split('\n').length).toBeGreaterThan(2);
  });

  it('lists parts by the names that it takes, without unpacking files', async () => {
    const listed = jsonLine(await dumped('GAME_LUMP', '--list-parts', '--json'))['parts'] as {
      path: string;
    }[];
    const paths = listed.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['GAME_LUMP.sprp.props', 'GAME_LUMP.dprp.sprites']));
    for (const path of paths) expect(findPart(map, path).path.join('.')).toBe(path);
    expect(await dumped('GAME_LUMP', '--list-parts')).toMatch(/GAME_LUMP\.sprp\.props +records +\d+ +x 64/);
    expect(await dumped('PAKFILE', '--list-parts')).toMatch(/^part +kind.*\nPAKFILE\..+ +file/);
    expect(await dumped('PLANES', '--list-parts')).toBe('PLANES has no parts\n');
  });

  it('names the parts there are when one is asked for that is not', async () => {
    const run = await runCommand(['dump', file, '-l', 'GAME_LUMP.sprp.nothing']);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(
      "GAME_LUMP.sprp has no part 'nothing'; there are modelCount, models, leafCount",
    );
    const none = await runCommand(['dump', file, '-l', 'PLANES.x']);
    expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining('it has no parts')]);
  });

  it('writes the bytes of parts that have some', async () => {
    const run = await runCommand(['dump', file, '-l', 'GAME_LUMP.sprp', '--raw']);
    expect(new Uint8Array(run.bytes)).toEqual(map.lumps.GAME_LUMP.find('sprp')?.content.bytes);
    const [entry] = map.lumps.PAKFILE.entries;
    const packed = await runCommand(['dump', file, '-l', `PAKFILE.${entry?.name}`, '--raw']);
    expect(new Uint8Array(packed.bytes)).toEqual(new Uint8Array(entry?.unpack().bytes ?? []));
    const rows = await runCommand(['dump', file, '-l', 'VISIBILITY.pvs', '--raw']);
    expect([rows.exitCode, rows.stderr]).toEqual([2, expect.stringContaining('has no bytes of its own')]);
  });

  it('reads compressed sub-lumps like others', async () => {
    const packed = await files.write('packed.bsp', await compressedSource({ branch: branch as never }));
    const run = await runCommand(['dump', packed, '-l', 'GAME_LUMP.sprp.props', '-f', 'json']);
    expect(JSON.parse(run.stdout)).toEqual(JSON.parse(await dumped('GAME_LUMP.sprp.props', '-f', 'json')));
  });

  it('shows what it can not read as bytes', async () => {
    const broken = bytes.slice();
    new DataView(broken.buffer).setInt32(map.lumps.VISIBILITY.offset, 0x7fffffff, true);
    const path = await files.write('broken.bsp', broken);
    const run = await runCommand(['dump', path, '-l', 'VISIBILITY', '-f', 'csv']);
    expect(run.stdout.split('\r\n')[0]).toBe('offset,bytes');
    const parts = await runCommand(['dump', path, '-l', 'VISIBILITY.pvs', '-f', 'json']);
    expect([parts.exitCode, JSON.parse(parts.stdout)]).toEqual([0, []]);
  });
});
