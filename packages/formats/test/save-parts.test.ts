import { type ByteSource, memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../tools/fixtures/valve/tiny-source.js';
import type { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import type { GameMap } from '../src/map/game-map.js';
import { saveParts } from '../src/map/save-parts.js';
import { open, openSource } from '../src/open.js';
import { registryEntry } from '../src/registry.js';
import { expectFormatError } from './support/expect-format-error.js';
import { counting, handMadeFile } from './support/map-files.js';

type CallOfDuty = GameMap<typeof branch.lumps>;

/** Lumps apart from each other, two that share bytes, garbage in the gaps and behind the last one. */
function untidy(): Uint8Array {
  const file = handMadeFile(3_000_000, {
    PLANES: { offset: 500, bytes: counting(32) },
    CELLS: { offset: 1000, bytes: counting(104) },
    NODES: { offset: 1052, length: 36 },
    UNKNOWN_5: { offset: 2_000_000, bytes: counting(10) },
  });
  file.set([1, 2, 3], 300);
  file.set([4, 5], 1_500_000);
  file.set([6], 2_999_999);
  return file;
}

async function joined(parts: AsyncIterable<{ readonly offset: number; readonly bytes: Uint8Array }>) {
  const all: number[] = [];
  const bytes = new Uint8Array(4_000_000);
  let end = 0;
  for await (const part of parts) {
    expect(part.offset).toBe(end);
    bytes.set(part.bytes, end);
    end += part.bytes.length;
    all.push(part.bytes.length);
  }
  return { bytes: bytes.subarray(0, end), largest: Math.max(...all) };
}

const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/** The parts of a file whose PLANES were changed after they were read. */
async function changedParts(change: (map: CallOfDuty) => void) {
  const file = untidy();
  const source = memorySource(file);
  const { map } = await openSource(source);
  const parts = saveParts(map, {
    source,
    head: file,
    async loadRegion() {
      const loaded = await (await openSource(source)).load();
      change(loaded as unknown as CallOfDuty);
      return loaded;
    },
  });
  return { file, parts };
}

describe('a file that is written part by part', () => {
  it('has every byte of the file, gaps and shared bytes included, in parts of limited size', async () => {
    const { branch: id, parts } = await (await openSource(memorySource(untidy()))).rewrite();
    const { bytes, largest } = await joined(parts);
    expect(id).toBe('infinity-ward/call-of-duty');
    expect(same(bytes, untidy())).toBe(true);
    expect(largest).toBeLessThanOrEqual(1024 * 1024);
  });

  it('holds what was read of the lumps, not what the file has', async () => {
    const { file, parts } = await changedParts((map) => {
      map.lumps.PLANES.at(1).distance = 9;
    });
    const { bytes } = await joined(parts);
    const differing: number[] = [];
    for (let i = 0; i < bytes.length; i++) if (bytes[i] !== file[i]) differing.push(i);
    expect(differing.length).toBeGreaterThan(0);
    for (const at of differing) expect([500 + 28, 500 + 29, 500 + 30, 500 + 31]).toContain(at);
  });

  it('ends with an error at a lump that does not come out as long as it is stored', async () => {
    const { parts } = await changedParts((map) => map.lumps.PLANES.append({ distance: 1 }));
    await expectFormatError('bad-length', () => joined(parts));
  });

  it('is read as the branch that the whole file tells', async () => {
    for (const id of ['valve/orange-box', 'valve/left4dead', 'valve/alien-swarm']) {
      const file = tinySource({ branch: await registryEntry(id).load() });
      const { branch: found, parts } = await (await openSource(memorySource(file))).rewrite();
      expect(found).toBe((await open(new Uint8Array(file))).branch.id);
      expect(same((await joined(parts)).bytes, file)).toBe(true);
    }
  });

  it('is read into memory that the caller gives, also from a source that fills it itself', async () => {
    const file = untidy();
    const source: ByteSource = {
      byteLength: file.length,
      slice: (start, end) => file.subarray(start, end),
      readInto(target, start) {
        target.set(file.subarray(start, start + target.length));
        return target.length;
      },
    };
    const sizes: number[] = [];
    const allocate = (size: number): Uint8Array => {
      sizes.push(size);
      return new Uint8Array(size);
    };
    const { parts } = await (
      await openSource(source, { allocate, branch: 'infinity-ward/call-of-duty' })
    ).rewrite();
    expect(same((await joined(parts)).bytes, file)).toBe(true);
    expect(sizes).toEqual([32, 104, 10]);
  });
});
