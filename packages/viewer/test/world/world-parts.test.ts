import { halfOf, type SceneMesh, type StoredLight } from '@brushwork/ops';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExposureMeter } from '../../src/worker/scene/exposure-meter.js';
import { exponentPage } from '../../src/worker/scene/light-exponents.js';
import { halfPage, halfPageOfBytes } from '../../src/worker/scene/light-half.js';
import { mergeTriangles } from '../../src/worker/scene/merge-triangles.js';
import { buffersOf } from '../../src/worker/scene/own-buffers.js';
import { extentOf } from '../../src/worker/scene/world-extent.js';
import { drawnLevels, specialWords } from '../../src/world/model-parts.js';
import { lastAtMost } from '../../src/world/model-trees.js';
import { recordTriangles } from '../../src/world/record-triangles.js';

/** A mesh of triangles that share no vertices, with the records that they come from. */
function meshOf(records: readonly number[], from = 0): SceneMesh {
  const count = records.length * 3;
  return {
    ...{ material: 0, page: -1, vertexCount: count },
    positions: Float32Array.from({ length: count * 3 }, (_, i) => from + i),
    normals: new Float32Array(count * 3),
    textureCoordinates: new Float32Array(count * 2),
    ...{ lightmapCoordinates: undefined, colors: undefined, blends: undefined },
    indices: Uint32Array.from({ length: count }, (_, i) => i),
    source: { lump: 'FACES', records: Uint32Array.from(records) },
  };
}

describe('triangles of several meshes', () => {
  it('are one list in which each is found again', () => {
    const { firstTriangles, indices, positions } = mergeTriangles([
      meshOf([1, 2]),
      meshOf([]),
      meshOf([3], 100),
    ]);
    expect([...firstTriangles]).toEqual([0, 2, 2, 3]);
    expect([...indices]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(positions[(indices[6] as number) * 3]).toBe(100);
    expect([0, 1, 2].map((triangle) => lastAtMost(firstTriangles, triangle))).toEqual([0, 0, 2]);
  });

  it('are found by the record that they come from, in its lump alone', () => {
    const mesh = meshOf([7, 8, 7]);
    expect(recordTriangles(mesh, 'FACES', 7)).toEqual([0, 1, 2, 6, 7, 8]);
    expect(recordTriangles(mesh, 'LEAFS', 7)).toEqual([]);
  });
});

/** A map is as bright by what is stored of its light as by the light itself. */
function expectSameExposure(stored: StoredLight, pixels: Float32Array): void {
  const [ofStored, ofPixels] = [new ExposureMeter(), new ExposureMeter()];
  ofStored.addStored(stored);
  ofPixels.add(pixels);
  expect(ofStored.exposure).toBeCloseTo(ofPixels.exposure, 6);
}

describe('light as a texture', () => {
  it('is the same light in numbers of 16 bits, with no light where there is no number', () => {
    const pixels = Float32Array.from([1, 0.5, 0, 2, Number.NaN, Number.POSITIVE_INFINITY]);
    const page = halfPage({ width: 2, height: 1, pixels });
    expect([...page.pixels]).toEqual([0x3c00, 0x3800, 0, 0x3c00, 0x4000, 0, 0x7bff, 0x3c00]);
  });

  it('is that of each byte, of light that is stored in bytes', () => {
    const light = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.2);
    const bytes = Uint8Array.from({ length: 3 * 256 }, (_, i) => (i * 89) % 256);
    const size = { width: 16, height: 16 };
    const pixels = Float32Array.from(bytes, (byte) => light[byte] as number);
    expect(halfPageOfBytes({ coding: 'bytes', bytes, light }, size)).toEqual(halfPage({ ...size, pixels }));
    expectSameExposure({ coding: 'bytes', bytes, light }, pixels);
  });

  it('is that of each sample with an exponent, as far as a texture can hold it', () => {
    // Exponents from -128 to 127.
    const samples = Uint8Array.from({ length: 4 * 256 }, (_, i) => (i % 4 === 3 ? i >> 2 : (i * 89) % 256));
    const exponentOf = (luxel: number): number => (samples[luxel * 4 + 3]! << 24) >> 24;
    const light = Float32Array.from({ length: 3 * 256 }, (_, i) => {
      const luxel = Math.floor(i / 3);
      return (samples[luxel * 4 + (i % 3)]! / 255) * 2 ** exponentOf(luxel);
    });
    const stored: StoredLight = { coding: 'rgb-exponent', bytes: samples.slice() };
    expectSameExposure(stored, light);
    const page = exponentPage(stored, { width: 16, height: 16 });
    expect(page.unit).toBe(1 / 255);
    for (let luxel = 0; luxel < 256; luxel++)
      for (const [c, shift] of [0, 9, 18].entries()) {
        const pixel = page.pixels[luxel]!;
        const found = ((pixel >>> shift) & 511) * 2 ** ((pixel >>> 27) - 24);
        const exponent = exponentOf(luxel);
        const wanted = samples[luxel * 4 + c]! * 2 ** exponent;
        if (exponent >= -24 && exponent <= 8) expect(found).toBe(wanted);
        else if (exponent < 0) expect(wanted - found).toBeLessThan(2 ** -24);
        else expect(found).toBe(Math.min(wanted, 511 * 2 ** 7));
      }
  });

  it('is rounded to the nearest number, as each is alone', () => {
    const number = fc.oneof(
      fc.float(),
      fc.float({ min: 0, max: 8, noNaN: true }),
      fc.constantFrom(0, 65504, 65519, 65520, 2 ** -14, 2 ** -24, 2 ** -25),
    );
    fc.assert(
      fc.property(fc.array(number, { minLength: 3, maxLength: 3 }), (rgb) => {
        const { pixels } = halfPage({ width: 1, height: 1, pixels: Float32Array.from(rgb) });
        expect([...pixels]).toEqual([...rgb.map(halfOf), 0x3c00]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is made brighter when it is dark, by no more than a night needs', () => {
    const exposureOf = (value: number): number => {
      const meter = new ExposureMeter();
      meter.add(new Float32Array(300).fill(value));
      return meter.exposure;
    };
    expect(exposureOf(0.21)).toBeCloseTo(2, 3);
    expect(exposureOf(0.01)).toBe(6);
    expect(exposureOf(50)).toBe(0.6);
    expect(new ExposureMeter().exposure).toBe(1);
  });
});

describe('what is handed over to the page', () => {
  it('is the memory of arrays that is theirs alone', () => {
    const own = new Float32Array(4);
    const shared = new Uint8Array(16).subarray(4, 8);
    const value = { a: [own, own], b: new Map([[1, { shared }]]), c: 'text', d: null };
    expect(buffersOf(value)).toEqual([own.buffer]);
  });
});

describe('the extent of a world', () => {
  it('is the box around meshes where they are placed, a small one for nothing', () => {
    const mesh = meshOf([1]);
    expect(extentOf([{ meshes: [mesh], origin: [10, 0, 0] }])).toEqual({ min: [10, 1, 2], max: [16, 7, 8] });
    expect(extentOf([]).max).toEqual([64, 64, 64]);
  });
});

describe('levels of detail', () => {
  const level = (from: number, to: number) => ({
    distance: { in: from, out: to },
    extras: {},
    parts: [],
  });
  const levels = [level(0, 50), level(50, 200)];

  it('are those of the distance, the first that fits, or none', () => {
    const object = { isAdditive: false, levels };
    expect([...drawnLevels(object, 'distance', 10)]).toEqual([0]);
    expect([...drawnLevels(object, 'distance', 50)]).toEqual([1]);
    expect([...drawnLevels(object, 'distance', 500)]).toEqual([]);
  });

  it('are drawn together where the object says so', () => {
    const object = { isAdditive: true, levels: [level(0, 100), level(0, 200)] };
    expect([...drawnLevels(object, 'distance', 20)]).toEqual([0, 1]);
  });

  it('are the one that was chosen, the coarsest where there are not so many', () => {
    expect([...drawnLevels({ isAdditive: false, levels }, 5, 0)]).toEqual([1]);
  });

  it('that say no distance are always drawn', () => {
    const { distance: _, ...rest } = level(0, 0);
    const object = { isAdditive: false, levels: [{ ...rest, distance: undefined }] };
    expect([...drawnLevels(object, 'distance', 9999)]).toEqual([0]);
  });

  it('tell their special words, and nothing else', () => {
    expect(specialWords({ special: ['DCS=ltorso', 3, 'X'] })).toEqual(['DCS=ltorso', 'X']);
    expect(specialWords({ special: 'no list' })).toEqual([]);
  });
});
