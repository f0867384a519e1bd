import { describe, expect, it } from 'vitest';
import { compressedSource } from '../../../../tools/fixtures/valve/compressed-source.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch } from '../../../formats/src/branch/valve/orange-box.js';
import { openAs } from '../../../formats/src/index.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

async function inspected(name: string, bytes: Uint8Array): Promise<Readonly<Record<string, unknown>>> {
  const run = await runCommand(['inspect', '--json', await files.write(name, bytes)]);
  return jsonLine(run.stdout);
}

describe('what inspect says of game lumps and pakfiles', () => {
  it('names each sub-lump with how it was read', async () => {
    const { gameLumps } = await inspected('source.bsp', tinySource({ branch: branch as never }));
    const [first] = gameLumps as Readonly<Record<string, unknown>>[];
    expect(first).toMatchObject({
      id: 'sprp',
      version: 6,
      flags: 0,
      compressed: false,
      layout: 'v6',
      recordSize: 64,
      count: expect.any(Number),
      lists: [
        { name: 'models', recordSize: 128 },
        { name: 'leaves', recordSize: 2 },
        { name: 'props', recordSize: 64 },
      ],
    });
    expect(gameLumps).toMatchObject([
      { id: 'sprp' },
      { id: 'dprp' },
      { id: 'dplt', recordSize: 5 },
      { id: 'dplh' },
    ]);
    const map = openAs(branch, tinySource({ branch: branch as never }));
    expect(first?.['offset']).toBe(map.lumps.GAME_LUMP.find('sprp')?.content.offset);
  });

  it('says what is compressed, and reads it all the same', async () => {
    const { gameLumps } = await inspected('packed.bsp', await compressedSource({ branch: branch as never }));
    expect((gameLumps as object[])[0]).toMatchObject({ id: 'sprp', compressed: true, layout: 'v6' });
  });

  it('counts the files of the pakfile and how they are packed', async () => {
    const { pakfile } = await inspected('source.bsp', tinySource({ branch: branch as never }));
    expect(pakfile).toMatchObject({
      lump: 'PAKFILE',
      methods: [{ method: 0, name: 'stored (method 0)' }],
      problem: null,
    });
    const { entryCount, size, packedSize } = pakfile as Readonly<Record<string, number>>;
    expect([entryCount, size]).toEqual([expect.any(Number), packedSize]);
    expect(entryCount).toBeGreaterThan(0);
  });

  it('says why a pakfile can not be read', async () => {
    const bytes = tinySource({ branch: branch as never });
    const { offset, bytes: pak } = openAs(branch, bytes.slice()).lumps.PAKFILE;
    bytes.fill(0xaa, offset, offset + pak.length);
    const { pakfile } = await inspected('cut.bsp', bytes);
    expect(pakfile).toMatchObject({ entryCount: null, problem: expect.stringContaining('end record') });
  });

  it('has neither for a game without', async () => {
    const found = await inspected('cod.bsp', files.tiny);
    expect([found['gameLumps'], found['pakfile']]).toEqual([[], null]);
  });

  it('shows people a line for each', async () => {
    const file = await files.write('source.bsp', tinySource({ branch: branch as never }));
    const { stdout } = await runCommand(['inspect', file]);
    expect(stdout).toMatch(/\n *sprp +version 6, \d+ props x 64, read as v6, [\d,]+ bytes\n/);
    expect(stdout).toMatch(/\n *pakfile +\d+ files?, [\d,]+ bytes \(\d+ stored \(method 0\)\)\n/);
  });
});
