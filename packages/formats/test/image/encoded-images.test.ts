import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EncodeSgiOptions, encodeSgi } from '../../../../tools/fixtures/images/encode-sgi.js';
import { type EncodeTgaOptions, encodeTga } from '../../../../tools/fixtures/images/encode-tga.js';
import { type Picture, platesPicture } from '../../../../tools/fixtures/images/picture.js';
import { walkerTextures } from '../../../../tools/fixtures/images/walker-textures.js';
import { decodeImage } from '../../src/image/index.js';

type Colour = readonly [number, number, number, number];

/** A picture after each of its pixels went through a function. */
function mapped({ data }: Picture, change: (colour: Colour) => Colour): Uint8Array {
  const changed = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    changed.set(change([data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!]), i);
  }
  return changed;
}

const five = (value: number): number => (value >> 3) * 8 + (value >> 5);

/** What is left of a colour in files that don't hold all of it. */
const left = {
  all: (colour: Colour): Colour => colour,
  opaque: ([r, g, b]: Colour): Colour => [r, g, b, 255],
  grey: ([r]: Colour): Colour => [r, r, r, 255],
  greyAlpha: ([r, , , a]: Colour): Colour => [r, r, r, a],
  five: ([r, g, b]: Colour): Colour => [five(r), five(g), five(b), 255],
  fiveAlpha: ([r, g, b, a]: Colour): Colour => [five(r), five(g), five(b), a > 127 ? 255 : 0],
} as const;

/** Small pictures of few colours, so that runs are as frequent as stretches. */
const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 200 }), height: fc.integer({ min: 1, max: 4 }) })
  .chain(({ height, width }) =>
    fc
      .tuple(
        fc.array(fc.tuple(byte(), byte(), byte(), byte()), { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat(4), { minLength: width * height, maxLength: width * height }),
      )
      .map(([colours, picks]): Picture => {
        const data = Uint8Array.from(picks.flatMap((pick) => colours[pick % colours.length]!));
        return { width, height, data };
      }),
  );

function byte(): fc.Arbitrary<number> {
  return fc.nat(255);
}

const compressions = ['none', 'run-length'] as const;

const sgiKinds: readonly [EncodeSgiOptions, keyof typeof left][] = ([1, 2] as const).flatMap(
  (bytesPerChannel) => [
    [{ channels: 1, bytesPerChannel }, 'grey'],
    [{ channels: 2, bytesPerChannel }, 'greyAlpha'],
    [{ channels: 3, bytesPerChannel }, 'opaque'],
    [{ channels: 4, bytesPerChannel }, 'all'],
    [{ channels: 5, bytesPerChannel }, 'all'],
  ],
);

const tgaKinds: readonly [EncodeTgaOptions, keyof typeof left][] = [
  [{ bits: 15 }, 'five'],
  [{ bits: 16 }, 'fiveAlpha'],
  [{ bits: 16, alphaBits: 0 }, 'five'],
  [{ bits: 24, origin: 'top-left' }, 'opaque'],
  [{ bits: 32, origin: 'top-right', version: 2 }, 'all'],
  [{ bits: 32, alphaBits: 0, id: 'hull' }, 'opaque'],
  [{ kind: 'greyscale', bits: 8, origin: 'bottom-right' }, 'grey'],
  [{ kind: 'greyscale', bits: 16, version: 2 }, 'greyAlpha'],
  [{ kind: 'colour-mapped', mapBits: 15 }, 'five'],
  [{ kind: 'colour-mapped', mapBits: 16, firstEntry: 100 }, 'fiveAlpha'],
  [{ kind: 'colour-mapped', mapBits: 24, bits: 16, firstEntry: 1000, id: 'x' }, 'opaque'],
  [{ kind: 'colour-mapped', mapBits: 32, version: 2 }, 'all'],
];

function expectSame(picture: Picture, bytes: Uint8Array, kept: keyof typeof left): void {
  const image = decodeImage(bytes);
  expect([image.width, image.height]).toEqual([picture.width, picture.height]);
  expect(Buffer.compare(image.data, mapped(picture, left[kept]))).toBe(0);
  expect(image.issues.filter(({ severity }) => severity !== 'info')).toEqual([]);
}

describe.each(compressions)('what was encoded is decoded (%s)', (compression) => {
  it.each(sgiKinds)('SGI %o', (options, kept) => {
    fc.assert(
      fc.property(pictures, (picture) => {
        expectSame(picture, encodeSgi(picture, { ...options, compression }), kept);
      }),
      { numRuns: 25 },
    );
  });

  it.each(tgaKinds)('TGA %o', (options, kept) => {
    fc.assert(
      fc.property(pictures, (picture) => {
        expectSame(picture, encodeTga(picture, { ...options, compression }), kept);
      }),
      { numRuns: 25 },
    );
  });
});

describe('plates of a hull', () => {
  it('take less room packed', () => {
    const plates = platesPicture();
    expectSame(plates, encodeSgi(plates, { compression: 'run-length' }), 'all');
    const sizes = (compression: (typeof compressions)[number]) => [
      encodeTga(plates, { compression, bits: 24 }).length,
      encodeSgi(plates, { compression, channels: 3 }).length,
    ];
    const plain = sizes('none');
    for (const [i, size] of sizes('run-length').entries()) expect(size).toBeLessThan(plain[i]! / 2);
  });
});

describe("the walker's textures", () => {
  it('are decoded without issues, but for the kind that is not known', () => {
    const seen = [...walkerTextures()].map(([name, bytes]) => {
      try {
        const { channels, compression, format, issues } = decodeImage(bytes, name);
        return [name, format, channels, compression, issues.length];
      } catch (error) {
        return [name, (error as { code?: unknown }).code];
      }
    });
    expect(seen).toEqual([
      ['HULL.SGI', 'sgi', 3, 'run-length', 0],
      ['glass.tga', 'tga', 4, 'none', 0],
      ['mark.vtx', 'unsupported'],
    ]);
  });
});
