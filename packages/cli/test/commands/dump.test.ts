import { openAs, registryEntry } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { DamagedFile } from '../../../../tools/fixtures/damage/damaged-file.js';
import { jsonLine, jsonLines, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

async function bytesOfLump(name: string, bytes = files.tiny): Promise<Uint8Array> {
  const branch = await registryEntry('infinity-ward/call-of-duty').load();
  return openAs(branch, new Uint8Array(bytes)).lump(name).bytes;
}

/** Makes a lump again from what `dump --format json` wrote. */
async function rebuilt(name: string, json: string): Promise<Uint8Array> {
  const branch = await registryEntry('infinity-ward/call-of-duty').load();
  const { type } = branch.lumps[name] as {
    type: { rebuild(block: unknown, place: object, first: number): Uint8Array };
  };
  return type.rebuild(JSON.parse(json), { name, byteOrder: 'little' }, 0);
}

describe('brushwork dump', () => {
  it('writes JSON that has everything: the bytes can be made from it again', async () => {
    for (const name of ['MATERIALS', 'PLANES', 'LEAVES', 'COLLISION_PATCHES', 'LIGHTS', 'DRAW_INDICES']) {
      const run = await runCommand(['dump', files.path('tiny.bsp'), '-l', name, '-f', 'json']);
      expect(run.exitCode).toBe(0);
      expect(await rebuilt(name, run.stdout)).toEqual(await bytesOfLump(name));
    }
  });

  it('keeps -0, NaN and bytes that no value has', async () => {
    const odd = new DamagedFile(files.tiny);
    const at = odd.at('PLANES');
    odd.view.setUint32(at, 0x80000000, true);
    odd.view.setUint32(at + 4, 0x7fc00001, true);
    odd.bytes[odd.at('MATERIALS') + 63] = 0xaa;
    const file = await files.write('odd.bsp', odd.bytes);
    const planes = await runCommand(['dump', file, '-l', 'planes', '-f', 'jsonl', '-n', '1']);
    expect(jsonLine(planes.stdout)).toMatchObject({ normal: { x: '-0', y: 'NaN' } });
    for (const name of ['PLANES', 'MATERIALS']) {
      const run = await runCommand(['dump', file, '-l', name, '-f', 'json']);
      expect(await rebuilt(name, run.stdout)).toEqual(await bytesOfLump(name, odd.bytes));
    }
  });

  it('says with --json where the records come from', async () => {
    const run = await runCommand([
      'dump',
      '--json',
      files.path('tiny.bsp'),
      '-l',
      '2',
      '-n',
      '2',
      '--offset',
      '1',
    ]);
    const found = jsonLine(run.stdout);
    expect(Object.keys(found)).toEqual([
      'file',
      'branch',
      'lump',
      'index',
      'kind',
      'recordSize',
      'count',
      'first',
      'records',
      'rest',
    ]);
    expect(found).toMatchObject({
      lump: 'PLANES',
      index: 2,
      kind: 'records',
      recordSize: 16,
      first: 1,
      rest: null,
    });
    expect(found['records']).toHaveLength(2);
  });

  it('gives what the records do not hold as rest', async () => {
    const cut = new DamagedFile(files.tiny);
    cut.view.setInt32(cut.entry('PLANES'), 17, true);
    const run = await runCommand(['dump', '--json', await files.write('cut.bsp', cut.bytes), '-l', 'PLANES']);
    expect(jsonLine(run.stdout)).toMatchObject({ count: 1, rest: expect.stringMatching(/^[0-9a-f]{2}$/) });
  });

  it('flattens vectors, arrays and unions for CSV', async () => {
    const csv = async (lump: string): Promise<string[]> => {
      const run = await runCommand(['dump', files.path('tiny.bsp'), '-l', lump, '-f', 'csv']);
      return run.stdout.split('\r\n');
    };
    expect((await csv('planes'))[0]).toBe('index,normal.x,normal.y,normal.z,distance');
    expect((await csv('nodes'))[0]).toContain('children.0,children.1,mins.x');
    expect((await csv('collision_patches'))[0]).toContain('shape.$case,shape.width');
    expect((await csv('draw_indices'))[0]).toBe('index,value');
    expect((await csv('portal_vertices'))[0]).toBe('index,x,y,z');
    expect((await csv('entities'))[1]).toBe('0,0,classname,worldspawn');
    expect(await csv('planes')).toHaveLength((await bytesOfLump('PLANES')).length / 16 + 2);
  });

  it('keeps spreadsheets from running texts when asked to', async () => {
    const bad = new DamagedFile(files.tiny);
    bad.bytes.set(
      Uint8Array.from('=1+1\0', (character) => character.charCodeAt(0)),
      bad.at('MATERIALS'),
    );
    const file = await files.write('formula.bsp', bad.bytes);
    const plain = await runCommand(['dump', file, '-l', 'materials', '-f', 'csv']);
    const safe = await runCommand(['dump', file, '-l', 'materials', '-f', 'csv', '--safe-csv']);
    expect(plain.stdout).toContain('0,=1+1,');
    expect(safe.stdout).toContain("0,'=1+1,");
  });

  it('shows people a table with a line about what is not in it', async () => {
    const run = await runCommand(['dump', files.path('tiny.bsp'), '-l', 'draw_vertices']);
    const lines = run.stdout.split('\n');
    expect(lines[0]).toMatch(/: DRAW_VERTICES \(lump 7\), [\d,]+ records of 44 bytes$/);
    expect(lines[1]).toMatch(/^index +position +textureCoordinates/);
    expect(run.stdout).toMatch(/[\d,]+ more: --limit and --offset show others/);
    expect(lines).toHaveLength(24);
  });

  it('writes what is not understood as hexadecimal digits, or as it is', async () => {
    const hex = await runCommand(['dump', files.path('tiny.bsp'), '-l', 'unknown_5', '-f', 'json']);
    expect(JSON.parse(hex.stdout)).toEqual(['b50b5b50']);
    const raw = await runCommand(['dump', files.path('tiny.bsp'), '-l', 'unknown_5', '--raw']);
    expect(raw.bytes).toEqual(Buffer.from([0xb5, 0x0b, 0x5b, 0x50]));
    const output = files.path('lump.bin');
    await runCommand(['dump', files.path('tiny.bsp'), '-l', 'leaves', '--raw', '-o', output]);
    expect(await files.read('lump.bin')).toEqual(await bytesOfLump('LEAVES'));
  });

  it('chooses the format by the name of the file that it writes, and replaces none unasked', async () => {
    const command = ['dump', files.path('tiny.bsp'), '-l', 'models', '-o', files.path('models.csv')];
    expect((await runCommand(command)).exitCode).toBe(0);
    expect(Buffer.from(await files.read('models.csv')).toString()).toMatch(/^index,mins\.x,/);
    const again = await runCommand(command);
    expect(again.exitCode).toBe(2);
    expect(again.stderr).toContain('--overwrite replaces it');
    expect((await runCommand([...command, '--overwrite'])).exitCode).toBe(0);
  });

  it('keeps keys like __proto__ in their places', async () => {
    const odd = new DamagedFile(files.tiny);
    const text = '{\n"__proto__" "polluted"\n"constructor" "x"\n"__proto__" "again"\n}\n\0';
    odd.bytes.set(
      Uint8Array.from(text, (character) => character.charCodeAt(0)),
      odd.at('ENTITIES'),
    );
    const run = await runCommand([
      'dump',
      await files.write('proto.bsp', odd.bytes),
      '-l',
      'entities',
      '-f',
      'jsonl',
    ]);
    expect(jsonLines(run.stdout)[0]).toEqual([
      ['__proto__', 'polluted'],
      ['constructor', 'x'],
      ['__proto__', 'again'],
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    ['matrials', 'MATERIALS'],
    ['PLANE[3]', 'PLANES'],
    ['soup', 'TRIANGLE_SOUPS'],
    ['enttiies.0', 'ENTITIES'],
  ])('says which lump may have been meant by %s', async (called, meant) => {
    const run = await runCommand(['dump', files.path('tiny.bsp'), '-l', called]);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain(`(did you mean ${meant}`);
  });

  it('names the lumps there are when one is asked for that is not', async () => {
    const run = await runCommand(['dump', files.path('tiny.bsp'), '-l', 'FACES']);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(/has no lump 'FACES' .*; there are MATERIALS, LIGHTMAPS, /);
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    { present: 'none', start: 10_000_000 },
    { present: '24', start: -24 },
  ])('says when the file holds $present of a lump, and ends with 1', async ({ present, start }) => {
    const file = new DamagedFile(files.tiny);
    file.view.setInt32(file.entry('PLANES'), 32, true);
    file.view.setInt32(file.entry('PLANES') + 4, start < 0 ? file.bytes.length + start : start, true);
    const path = await files.write('cut-off.bsp', file.bytes);
    for (const more of [[], ['--json'], ['-f', 'csv']]) {
      const run = await runCommand(['dump', path, '-l', 'PLANES', ...more]);
      expect(run.exitCode).toBe(1);
      expect(run.stderr).toContain(`is cut off: ${present} of its 32 bytes are in the file`);
      expect(run.stderr.trim().split('\n')).toHaveLength(1);
    }
    // Other lumps are none the worse for it.
    expect(await runCommand(['dump', path, '-l', 'MATERIALS'])).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it('says when a lump has a negative length', async () => {
    const file = new DamagedFile(files.tiny);
    file.view.setInt32(file.entry('PLANES'), -1, true);
    const run = await runCommand(['dump', await files.write('negative.bsp', file.bytes), '-l', 'PLANES']);
    expect(run).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('has the negative length -1') });
  });
});
