import { describe, expect, it } from 'vitest';
import { DamagedFile } from '../../../../tools/fixtures/damage/damaged-file.js';
import { corpusFolder, hasCorpus, sayIfSkipped } from '../../../formats/test/support/corpus.js';
import { useBundledProgram } from './support/bundled-program.js';
import { jsonLine, jsonLines, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const program = useBundledProgram();

const keys = (value: unknown): string[] => Object.keys(value as object);

describe('brushwork roundtrip', () => {
  it('has the same JSON with and without --deep', async () => {
    const plain = jsonLine((await runCommand(['roundtrip', '--json', files.path('tiny.bsp')])).stdout);
    expect(plain).toEqual({
      file: files.path('tiny.bsp'),
      identical: true,
      deepIdentical: null,
      lumps: null,
      records: null,
      untyped: null,
    });
    const deep = jsonLine(program.run('roundtrip', '--deep', '--json', files.path('tiny.bsp')).stdout);
    expect(keys(deep)).toEqual(keys(plain));
    for (const lump of deep['lumps'] as unknown[])
      expect(keys(lump)).toEqual([
        'name',
        'records',
        'typedBytes',
        'opaqueBytes',
        'nonCanonical',
        'identical',
      ]);
  });

  it('makes every lump again from JSON text in another process', () => {
    const { exitCode, stdout } = program.run('roundtrip', '--deep', '--json', files.path('tiny.bsp'));
    const found = jsonLine(stdout);
    expect(exitCode).toBe(0);
    expect(found).toMatchObject({
      identical: true,
      deepIdentical: true,
      untyped: ['UNKNOWN_5', 'UNKNOWN_31'],
    });
    const lumps = found['lumps'] as { name: string; typedBytes: number; opaqueBytes: number }[];
    const directory = new DamagedFile(files.tiny);
    for (const { name, typedBytes, opaqueBytes } of lumps) {
      expect(typedBytes + opaqueBytes).toBe(directory.lump(name as 'PLANES').length);
    }
  });

  it('counts records that values alone do not give back, and does so in damaged files too', async () => {
    const odd = new DamagedFile(files.tiny);
    odd.bytes[odd.at('MATERIALS') + 63] = 0xaa;
    odd.view.setUint32(odd.at('PLANES') + 16, 0x7fc00001, true);
    odd.view.setInt32(odd.entry('LEAVES'), 36 * 3 + 7, true);
    const { exitCode, stdout } = program.run(
      'roundtrip',
      '--deep',
      '--json',
      await files.write('odd.bsp', odd.bytes),
    );
    const found = jsonLine(stdout);
    expect(found).toMatchObject({ identical: true, deepIdentical: true });
    expect(found['lumps']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'MATERIALS', nonCanonical: 1, opaqueBytes: 64 }),
        expect.objectContaining({ name: 'PLANES', nonCanonical: 1, opaqueBytes: 12 }),
        expect.objectContaining({ name: 'LEAVES', records: 3, typedBytes: 108, opaqueBytes: 7 }),
      ]),
    );
    expect(exitCode).toBe(0);
  });

  sayIfSkipped('deep round trip of real maps');
  it.skipIf(!hasCorpus)(
    'gives every byte of every real map back',
    () => {
      const pattern = `${corpusFolder}/cod1-ibsp59/**/*.bsp`;
      const { exitCode, stdout } = program.run('roundtrip', '--deep', '--json', pattern);
      const found = jsonLines(stdout);
      expect(found).toHaveLength(6);
      for (const file of found)
        expect(file).toMatchObject({ identical: true, deepIdentical: true, untyped: [] });
      expect(exitCode).toBe(0);
    },
    120_000,
  );
});
