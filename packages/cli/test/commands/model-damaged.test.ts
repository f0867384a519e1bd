import { describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

const verbs: readonly (readonly string[])[] = [
  ['inspect'],
  ['dump'],
  ['dump', '--triangles'],
  ['dump', '--list-parts'],
  ['validate'],
  ['roundtrip'],
  ['roundtrip', '--deep'],
];

/** What every verb has to keep to, whatever the file is: words, a known end, nothing of the program's inside. */
async function runAll(file: string): Promise<void> {
  for (const verb of verbs) {
    const { exitCode, stderr, stdout } = await runCommand([...verb, file]);
    expect([0, 1, 3]).toContain(exitCode);
    expect(stdout + stderr).not.toMatch(/made a mistake|\n +at /);
    if (exitCode === 3) expect(stderr).toMatch(/^brushwork: /);
  }
}

/** Containers inside each other, with lengths of four bytes. */
function nested(depth: number): Uint8Array {
  const bytes = new Uint8Array(8 + 3 + depth * 6 + 3);
  const view = new DataView(bytes.buffer);
  bytes.set(walkerFile().subarray(0, 8));
  view.setUint16(8, 0x0003, true);
  for (let i = 0; i < depth; i++) {
    view.setUint16(11 + i * 6, 0x8041, true);
    view.setUint32(13 + i * 6, (depth - i - 1) * 6, true);
  }
  view.setUint16(11 + depth * 6, 0x0005, true);
  return bytes;
}

/** Chunks of one tag without anything inside, to the end. */
function tinyChunks(size: number, tag: number): Uint8Array {
  const bytes = new Uint8Array(size);
  bytes.set(walkerFile().subarray(0, 8));
  for (let at = 8; at + 3 <= size; at += 3) {
    bytes[at] = tag & 0xff;
    bytes[at + 1] = tag >> 8;
  }
  return bytes;
}

describe('damaged models', () => {
  it('are told of in words wherever they are cut off', async () => {
    const bytes = walkerFile();
    for (const size of [0, 5, 8, 9, 10, 11, 52, 100, 190, 400, 1500, bytes.length - 1])
      await runAll(await files.write('cut.bgf', bytes.subarray(0, size)));
    const { exitCode, stdout } = await runCommand([
      'validate',
      await files.write('cut.bgf', bytes.subarray(0, 1500)),
    ]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/XYZ_UV @0x510: says that 240 bytes follow, 201 are there \[chunk-length\]/);
    expect(stdout).toMatch(/no BIZ_DONE \[chunk-missing\]/);
  });

  it('are told of whatever their widths and lengths say', async () => {
    const bytes = walkerFile();
    for (const damaged of [
      bytes.with(0x79, 0xc0),
      bytes.with(0x67, 0x80),
      bytes.with(0x7a, 0xff).with(0x7b, 0xff),
      bytes.with(0x68, 0).with(0x69, 0),
      bytes.with(0x15f, 0),
      bytes.with(0x15f, 255),
    ])
      await runAll(await files.write('odd.bgf', damaged));
    const width = await files.write('width.bgf', bytes.with(0x79, 0xc0));
    const { exitCode, stdout } = await runCommand(['inspect', width]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/a tag word says width code 3/);
  });

  it('are not read with --strict', async () => {
    const file = await files.write('cut.bgf', walkerFile().subarray(0, 1500));
    for (const verb of ['inspect', 'dump', 'roundtrip']) {
      const { exitCode, stderr } = await runCommand([verb, '--strict', file]);
      expect([exitCode, stderr]).toEqual([3, expect.stringMatching(/says that \d+ bytes follow/)]);
    }
  });

  it('say beside what is written of them that there was more', async () => {
    const file = await files.write('cut.bgf', walkerFile().subarray(0, 1500));
    const cut = await runCommand(['dump', file, 'OBJECT[0].LOD[0].PATCH[3].PMESH[0].XYZ_UV', '--json']);
    expect(cut.exitCode).toBe(1);
    expect(jsonLine(cut.stdout)).toMatchObject({ length: 240, size: 201, count: 10 });
    expect(cut.stderr).toMatch(/says that 240 bytes follow, 201 are there/);
    const whole = await runCommand(['dump', file, 'HEADER.NAME']);
    expect(whole.exitCode).toBe(1);
    expect(whole.stderr).toMatch(/no BIZ_DONE/);
  });

  it('may be nested ten thousand deep', async () => {
    const file = await files.write('deep.bgf', nested(10_000));
    await runAll(file);
    const { stdout } = await runCommand(['inspect', '--json', file]);
    expect(jsonLine(stdout)).toMatchObject({ chunks: 10_002, widths: { '1': 2, '4': 10_000 } });
    const { stdout: tree } = await runCommand(['dump', file, '--offset', '9999', '-n', '1']);
    expect(tree).toMatch(/\(9,998 deep\) LOD/);
    // Paths of all chunks would take the square of the depth.
    expect((await runCommand(['dump', file, '--json'])).stdout.length).toBeLessThan(4_000_000);
  }, 60_000);

  it('may consist of very many chunks', async () => {
    for (const tag of [0x2035, 0x0042]) {
      const file = await files.write('tiny.bgf', tinyChunks(600_000, tag));
      for (const verb of [['inspect', '--json'], ['validate'], ['dump'], ['roundtrip']]) {
        const { exitCode, stdout } = await runCommand([...verb, file]);
        expect(exitCode).toBe(verb[0] === 'roundtrip' ? 0 : 1);
        expect(stdout.length).toBeLessThan(1_000_000);
      }
    }
  }, 60_000);
});
