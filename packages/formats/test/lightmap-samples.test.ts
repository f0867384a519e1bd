import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightmapAlphas, lightmapSamplePositions } from '../src/branch/valve/records/lightmap-samples.js';
import { expectSameBytes, mutated, openLump, throughJson } from './support/content-lumps.js';
import { hasCorpus, sayIfSkipped } from './support/corpus.js';
import { expectFormatError } from './support/expect-format-error.js';
import { seededRandom } from './support/seeded-random.js';
import { sourceMaps } from './support/source-lumps.js';

const place = { name: 'LUMP', byteOrder: 'little' } as const;
const few = Uint8Array.of(3, 85, 85, 85, 255, 0, 1, 2, 252, 255, 255, 0, 0, 255, 254, 1, 0, 254);

describe('positions of lightmap samples', () => {
  it('are triangles and weights', () => {
    const lump = openLump(lightmapSamplePositions, few);
    expect([lump.length, lump.status, lump.remainder, lump.issues]).toEqual([4, 'ok', 0, []]);
    expect([0, 1, 2, 3].map((i) => lump.at(i))).toEqual([
      [3, 85, 85, 85],
      [255, 1, 2, 252],
      [510, 0, 0, 255],
      [254, 1, 0, 254],
    ]);
    expect([0, 4, 9, 14, 5, 18, -1].map((byte) => lump.indexAt(byte))).toEqual([0, 1, 2, 3, -1, -1, -1]);
  });

  it('refuse a sample that is not there', async () => {
    for (const i of [-1, 4, 0.5])
      await expectFormatError('not-found', () => openLump(lightmapSamplePositions, few).at(i));
  });

  it('come back from JSON', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const sample = fc.tuple(fc.integer({ min: 0, max: 510 }), byte, byte, byte);
    fc.assert(
      fc.property(fc.array(sample), (samples) => {
        const bytes = lightmapSamplePositions.rebuild({ samples }, place, 0);
        const lump = openLump(lightmapSamplePositions, bytes);
        expect(samples.map((_, i) => lump.at(i))).toEqual(samples);
        expect(lump.length).toBe(samples.length);
        expectSameBytes(throughJson(lightmapSamplePositions, bytes, { size: 3 }), bytes);
      }),
    );
  });

  it('refuse plain data that is none', async () => {
    for (const block of [
      null,
      [],
      { samples: 1 },
      { samples: [1] },
      { samples: [[1, 2, 3]] },
      { samples: [[511, 0, 0, 0]] },
      { samples: [[0, 256, 0, 0]] },
      { samples: [[0, 0, 0, 0, 0]] },
      { samples: [], rest: 1 },
      { samples: [], more: 1 },
    ])
      await expectFormatError('does-not-fit', () => lightmapSamplePositions.rebuild(block, place, 0));
  });

  it('are read and made again wherever they are cut, and whatever is changed', () => {
    for (let length = 0; length <= few.length; length++) {
      const bytes = few.slice(0, length);
      const { issues, remainder } = openLump(lightmapSamplePositions, bytes);
      expect(issues.length).toBe(remainder > 0 ? 1 : 0);
      expectSameBytes(throughJson(lightmapSamplePositions, bytes, { size: 1 }), bytes);
    }
    const random = seededRandom(34);
    for (let i = 0; i < 2000; i++) {
      const bytes = mutated(few, random, 1 + random(6));
      expectSameBytes(throughJson(lightmapSamplePositions, bytes, { size: 1 + random(5) }), bytes);
    }
  });
});

describe.skipIf(!hasCorpus)('the sample positions of real maps', () => {
  sayIfSkipped('sample positions of real maps');

  it('are one for each lightmap sample of a displacement, in triangles that it has', () => {
    let total = 0;
    for (const map of sourceMaps()) {
      const { bytes } = map.lump(34);
      if (bytes.length === 0) continue;
      const lump = openLump(lightmapSamplePositions, bytes);
      expect([map.name, lump.status]).toEqual([map.name, 'ok']);
      expectSameBytes(throughJson(lightmapSamplePositions, bytes), bytes, map.name);
      const [info, faces, alphas] = [26, 7, 32].map((index) => {
        const { bytes: own } = map.lump(index);
        return new DataView(own.buffer, own.byteOffset, own.byteLength);
      }) as [DataView, DataView, DataView];
      let next = 0;
      for (let o = 0; o < info.byteLength; o += 176) {
        const power = info.getInt32(o + 20, true);
        const face = info.getUint16(o + 36, true) * 56;
        const count = (faces.getInt32(face + 36, true) + 1) * (faces.getInt32(face + 40, true) + 1);
        expect(lump.indexAt(info.getInt32(o + 44, true))).toBe(next);
        for (let k = next; k < next + count; k++) {
          const [triangle, a, b, c] = lump.at(k);
          if (triangle >= 2 * 4 ** power || a + b + c < 253 || a + b + c > 255)
            expect([map.name, k, triangle, a, b, c]).toEqual('in a triangle');
        }
        next += count;
      }
      expect(next).toBe(lump.length);
      if (alphas.byteLength > 0) expect(alphas.byteLength).toBe(next);
      total += next;
    }
    console.log(`${total} samples`);
    expect(lightmapAlphas.elementSize).toBe(1);
  });
});
