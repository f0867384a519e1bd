import { describeModel, openModel, writeModelText } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryFile } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { jsonLine, jsonLines, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const walkerText = (): Uint8Array => writeModelText(describeModel(openModel(walkerFile()))).bytes;
let walker = '';
let library = '';

beforeAll(async () => {
  walker = await files.write('walker.bgf', walkerFile());
  library = await files.write('wlkbase.bmf', libraryFile());
});

describe('brushwork roundtrip on models', () => {
  it('has the JSON of maps', async () => {
    const { exitCode, stdout } = await runCommand(['roundtrip', '--json', walker, library]);
    expect(exitCode).toBe(0);
    expect(jsonLines(stdout)).toEqual(
      [walker, library].map((file) => ({
        file,
        identical: true,
        deepIdentical: null,
        lumps: null,
        records: null,
        untyped: null,
      })),
    );
  });

  it('makes every chunk again from JSON text, and counts all bytes', async () => {
    const { exitCode, stdout } = await runCommand(['roundtrip', '--deep', '--json', walker]);
    const found = jsonLine(stdout);
    expect(exitCode).toBe(0);
    expect(found).toMatchObject({
      identical: true,
      deepIdentical: true,
      untyped: ['VERSION', 'DATE', 'TIME', 'LOD_TRANSITION', 'SPHERE'],
    });
    const tags = found['lumps'] as { chunks: number; typedBytes: number; opaqueBytes: number }[];
    expect(tags.reduce((sum, { chunks }) => sum + chunks, 0)).toBe(117);
    const all = tags.reduce((sum, { typedBytes, opaqueBytes }) => sum + typedBytes + opaqueBytes, 8);
    expect(all).toBe(walkerFile().length);
  });

  it('tells people in a table', async () => {
    const { stdout } = await runCommand(['roundtrip', '--deep', walker]);
    expect(stdout).toMatch(/^tag +chunks +records +typed bytes/m);
    expect(stdout).toMatch(/^XYZ_UV +5 +40 .*identical$/m);
    expect(stdout).toMatch(/all 4,049 bytes identical; every chunk rebuilt from its values/);
  });

  it('keeps damaged files to the byte', async () => {
    const bytes = walkerFile();
    for (const [name, damaged] of [
      ['cut', bytes.subarray(0, 1500)],
      ['trailing', Uint8Array.from([...bytes, 1, 2, 3, 4, 5])],
      ['lying', bytes.with(0x7a, 0xff).with(0x7b, 0xff)],
      ['reserved', bytes.with(0x1d, 0x30)],
      ['width', bytes.with(0x79, 0xc0)],
    ] as const) {
      const file = await files.write(`${name}.bgf`, damaged);
      const { stdout } = await runCommand(['roundtrip', '--deep', '--json', file]);
      expect(jsonLine(stdout)).toMatchObject({ identical: true, deepIdentical: true });
    }
  });

  it('compares the models where a text keeps no comments', async () => {
    const text = await files.write('walker.viz', walkerText());
    expect(jsonLine((await runCommand(['roundtrip', '--json', text])).stdout)).toMatchObject({
      identical: true,
      sameModel: true,
    });
    const commented = Buffer.from(walkerText()).toString('latin1').replace('HEADER', '// mine\nHEADER');
    const file = await files.write('commented.viz', Buffer.from(commented, 'latin1'));
    const plain = await runCommand(['roundtrip', file]);
    expect(plain.exitCode).toBe(0);
    expect(plain.stdout).toMatch(/the same model; its text differs from byte 0x9 on/);
    const deep = await runCommand(['roundtrip', '--deep', '--json', file]);
    expect(jsonLine(deep.stdout)).toMatchObject({ identical: false, deepIdentical: true, sameModel: true });
  });
});
