import { openAs, registryEntry } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { DamagedFile } from '../../../../tools/fixtures/damage/damaged-file.js';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { createLocalRebuilder, deepRoundtrip, type Rebuilder } from '../../src/roundtrip/index.js';

const tiny = await tinyMap();
const branch = await registryEntry('infinity-ward/call-of-duty').load();

/** A rebuilder that changes what another one makes. */
function tampering(change: (bytes: Uint8Array, lump: string) => Uint8Array): Rebuilder {
  const local = createLocalRebuilder();
  let lump = '';
  return {
    async begin(request) {
      lump = request.lump;
      await local.begin(request);
    },
    rebuild: async (block, first) => change(await local.rebuild(block, first), lump),
  };
}

describe('deepRoundtrip', () => {
  it('makes every lump again from its values', async () => {
    const report = await deepRoundtrip(openAs(branch, tiny.slice()), createLocalRebuilder());
    expect(report.identical).toBe(true);
    expect(report.untyped).toEqual(['UNKNOWN_5', 'UNKNOWN_31']);
    expect(report.records).toBe(report.lumps.reduce((sum, lump) => sum + lump.records, 0));
    for (const { name, typedBytes, opaqueBytes } of report.lumps)
      expect(typedBytes + opaqueBytes).toBe(new DamagedFile(tiny).lump(name as 'PLANES').length);
  });

  it('does so block by block, whatever their size', async () => {
    const map = openAs(branch, tiny.slice());
    const whole = await deepRoundtrip(map, createLocalRebuilder());
    for (const options of [{ elements: 1 }, { elements: 7 }, { bytes: 100 }])
      expect(await deepRoundtrip(map, createLocalRebuilder(), options)).toEqual(whole);
  });

  it('notices a byte that comes back different, one that is missing and one too many', async () => {
    const changes: ((bytes: Uint8Array) => Uint8Array)[] = [
      (bytes) => bytes.map((byte, i) => (i === bytes.length - 1 ? byte ^ 1 : byte)),
      (bytes) => bytes.subarray(1),
      (bytes) => Uint8Array.from([...bytes, 0]),
    ];
    for (const change of changes) {
      const rebuilder = tampering((bytes, lump) => (lump === 'PLANES' ? change(bytes) : bytes));
      const report = await deepRoundtrip(openAs(branch, tiny.slice()), rebuilder);
      expect(report.identical).toBe(false);
      expect(report.lumps.filter((lump) => !lump.identical).map((lump) => lump.name)).toEqual(['PLANES']);
    }
  });

  it('reports values that are refused as a lump that differs, and passes other failures on', async () => {
    const refusing = (error: Error): Rebuilder =>
      tampering((bytes, lump) => {
        if (lump === 'LEAVES') throw error;
        return bytes;
      });
    const refused = new FormatError('does-not-fit', 'is too large', { path: ['LEAVES', 3] });
    const report = await deepRoundtrip(openAs(branch, tiny.slice()), refusing(refused));
    const leaves = report.lumps.find((lump) => lump.name === 'LEAVES');
    expect(leaves).toMatchObject({ identical: false, problem: 'LEAVES[3]: is too large' });
    const lost = deepRoundtrip(openAs(branch, tiny.slice()), refusing(new Error('lost the process')));
    await expect(lost).rejects.toThrow('lost the process');
  });

  it('gives the rebuilder names and JSON text and nothing else', async () => {
    const seen: unknown[] = [];
    const local = createLocalRebuilder();
    const spying: Rebuilder = {
      begin: (request) => {
        seen.push(request);
        return local.begin(request);
      },
      rebuild: (block, first) => {
        expect(() => JSON.parse(block) as unknown).not.toThrow();
        expect(typeof first).toBe('number');
        return local.rebuild(block, first);
      },
    };
    await deepRoundtrip(openAs(branch, tiny.slice()), spying);
    expect(seen[0]).toEqual({ branch: 'infinity-ward/call-of-duty', lump: 'MATERIALS', byteOrder: 'little' });
  });
});
