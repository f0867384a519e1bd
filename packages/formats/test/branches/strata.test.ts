import { open, openAs, registryEntry, save } from '@brushwork/formats';
import type { Content } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { sourceFile } from '../../../../tools/fixtures/valve/source-file.js';
import { tinyCompilation, tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch } from '../../src/branch/strata/strata-source.js';

/** Sizes of records in bytes by lump, typed from public tables of the engine's widened lumps. */
const wide: Readonly<Record<number, number>> = {
  5: 48,
  7: 72,
  10: 56,
  11: 4,
  12: 8,
  16: 4,
  17: 4,
  19: 16,
  21: 20,
  22: 4,
  23: 8,
  26: 232,
  27: 72,
  31: 4,
  36: 12,
  37: 20,
  39: 4,
  45: 356,
  50: 1124,
  51: 8,
  52: 8,
  58: 72,
};

function layoutOf(content: Content): string | undefined {
  return (content as { readonly layout?: string }).layout;
}

describe('strata/strata-source', () => {
  it('is found by version, and comes back as it was', async () => {
    const bytes = tinySource({ branch });
    const map = await open(bytes.slice());
    expect(map.branch.id).toBe('strata/strata-source');
    expect(map.issues).toEqual([]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
  });

  it('has records of the widened sizes', async () => {
    const map = await open(tinySource({ branch }));
    for (const name of map.lumpNames) {
      const { index, length } = map.entryOf(name);
      const size = wide[index];
      if (size !== undefined) expect([name, length / map.lump(name).length]).toEqual([name, size]);
    }
  });

  it('still reads lumps that have the version from before they were widened', async () => {
    // A map of the engine that Strata came from: the same version in every lump, and 25 in the header.
    const parent = await registryEntry('valve/alien-swarm').load();
    const bytes = sourceFile(tinyCompilation(), { branch: parent });
    new DataView(bytes.buffer).setInt32(4, 25, true);
    const map = openAs(branch, bytes);
    const before = openAs(parent, sourceFile(tinyCompilation(), { branch: parent }));
    for (const name of ['NODES', 'FACES', 'LEAVES', 'EDGES', 'DISPLACEMENT_INFO', 'OVERLAYS', 'PRIMITIVES']) {
      const lump = map.lump(name);
      expect([name, lump.status, lump.length]).toEqual([name, 'ok', before.lump(name).length]);
      expect(lump.issues).toEqual([]);
      expect(layoutOf(lump)).toBe(String(map.entryOf(name).version));
    }
  });

  it('keeps overlays of version 3, whose layout nobody has published, as bytes', () => {
    const bytes = tinySource({ branch });
    new DataView(bytes.buffer).setInt32(8 + 45 * 16 + 8, 3, true);
    const overlays = openAs(branch, bytes).lump('OVERLAYS');
    expect(layoutOf(overlays)).toBe('3');
    expect(overlays.bytes.length).toBeGreaterThan(0);
  });
});
