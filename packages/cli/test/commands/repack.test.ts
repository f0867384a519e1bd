import { describe, expect, it } from 'vitest';
import { DamagedFile, joined } from '../../../../tools/fixtures/damage/damaged-file.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

describe('brushwork repack', () => {
  it('writes an intact map byte for byte', async () => {
    const run = await runCommand(['repack', files.path('tiny.bsp'), '-o', files.path('same.bsp')]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('identical');
    expect(await files.read('same.bsp')).toEqual(files.tiny);
  });

  it('keeps bytes that no lump names, and leaves them out with --relayout', async () => {
    const trailed = joined(files.tiny, [1, 2, 3]);
    const file = await files.write('trailed.bsp', trailed);
    await runCommand(['repack', file, '-o', files.path('kept.bsp')]);
    expect(await files.read('kept.bsp')).toEqual(trailed);
    const run = await runCommand(['repack', file, '--relayout', '-o', files.path('stock.bsp'), '--json']);
    const done = jsonLine(run.stdout);
    expect(Object.keys(done)).toEqual(['file', 'output', 'size', 'newSize', 'identical', 'report']);
    expect(done).toMatchObject({ size: trailed.length, newSize: files.tiny.length, identical: false });
    expect(Object.keys(done['report'] as object).sort()).toEqual([
      'droppedGapBytes',
      'keptGapBytes',
      'moved',
      'relaid',
      'resized',
      'separated',
      'sharedChanges',
    ]);
    expect(await files.read('stock.bsp')).toEqual(files.tiny);
  });

  it('says of a lump that is cut off that it is, when the new directory will not', async () => {
    const file = await files.write('cut.bsp', files.tiny.subarray(0, files.tiny.length - 100));
    const kept = await runCommand(['repack', file, '-o', files.path('cut-kept.bsp')]);
    expect([kept.exitCode, kept.stderr]).toEqual([0, '']);
    const relaid = await runCommand(['repack', file, '--relayout', '-o', files.path('cut-stock.bsp')]);
    expect(relaid.exitCode).toBe(1);
    expect(relaid.stderr).toContain('is cut off');
    expect((await files.read('cut-stock.bsp')).length).toBeGreaterThan(0);
  });

  it('replaces no file unasked, and then whole', async () => {
    const target = await files.write('there.bsp', 'precious');
    const command = ['repack', files.path('tiny.bsp'), '-o', target];
    const refused = await runCommand(command);
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toMatch(/^brushwork: .*there\.bsp is there already; --overwrite replaces it/);
    expect(Buffer.from(await files.read('there.bsp')).toString()).toBe('precious');
    expect((await runCommand([...command, '--overwrite'])).exitCode).toBe(0);
    expect(await files.read('there.bsp')).toEqual(files.tiny);
  });

  it('writes nothing for a file that it cannot read', async () => {
    const bad = new DamagedFile(files.tiny);
    bad.view.setInt32(4, 60, true);
    const file = await files.write('version.bsp', bad.bytes);
    const run = await runCommand(['repack', file, '-o', files.path('nothing.bsp')]);
    expect(run.exitCode).toBe(3);
    await expect(files.read('nothing.bsp')).rejects.toThrow();
  });
});
