import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { encodeSgi } from '../../../../tools/fixtures/images/encode-sgi.js';
import { encodeTga } from '../../../../tools/fixtures/images/encode-tga.js';
import { platesPicture } from '../../../../tools/fixtures/images/picture.js';
import { type DecodedImage, decodeImage, imageRules } from '../../src/image/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { seededRandom } from '../support/seeded-random.js';
import { big32, sgiBytes, tgaBytes } from './support/image-bytes.js';

const plates = platesPicture(20, 6);

/** One small file of each way of storing pixels. */
const files: readonly (readonly [string, Uint8Array])[] = [
  ['sgi', encodeSgi(plates)],
  ['sgi', encodeSgi(plates, { compression: 'run-length' })],
  ['sgi', encodeSgi(plates, { compression: 'run-length', bytesPerChannel: 2, channels: 3 })],
  ['tga', encodeTga(plates, { bits: 24, id: 'hull', version: 2 })],
  ['tga', encodeTga(plates, { compression: 'run-length', version: 2 })],
  ['tga', encodeTga(plates, { kind: 'colour-mapped', mapBits: 32, firstEntry: 7 })],
  ['tga', encodeTga(plates, { kind: 'colour-mapped', bits: 16, compression: 'run-length' })],
  ['tga', encodeTga(plates, { kind: 'greyscale', bits: 16, compression: 'run-length' })],
];

const limits = { pixels: 4096, bytes: 64 * 1024 };

/** Decodes, checks what every result has to hold to, and gives the error where there is no result. */
function attempt(bytes: Uint8Array, extension: string): DecodedImage | FormatError {
  try {
    const image = decodeImage(bytes, `picture.${extension}`, { limits });
    expect(image.data.length).toBe(image.width * image.height * 4);
    expect(image.data.length).toBeLessThanOrEqual(limits.pixels * 4);
    expect(image.issues.length).toBeLessThan(300);
    for (const { rule } of image.issues) expect(Object.keys(imageRules)).toContain(rule);
    return image;
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

describe('a damaged image', () => {
  it.each(files)('cut at each byte has an issue or is refused: %s %#', (extension, bytes) => {
    const whole = attempt(bytes, extension);
    expect(whole).toMatchObject({ width: 20, height: 6 });
    for (let length = 0; length < bytes.length; length++) {
      const found = attempt(bytes.subarray(0, length), extension);
      if (found instanceof FormatError) continue;
      // Without its footer, an image is one of the older version; its pixels are all there.
      const isSame = Buffer.compare(found.data, (whole as DecodedImage).data) === 0;
      // The closing number of the last row is no pixel.
      expect(isSame || found.issues.length > 0).toBe(true);
    }
  });

  it.each(files)('changed at random gives pixels or a FormatError: %s %#', (extension, bytes) => {
    const random = seededRandom(bytes.length);
    for (let run = 0; run < 1500; run++) {
      const damaged = bytes.slice();
      // Half of the changes go into header and tables, where they do most.
      for (let i = random(4); i >= 0; i--) {
        const reach = random(2) === 0 ? Math.min(bytes.length, extension === 'sgi' ? 700 : 18) : bytes.length;
        damaged[random(reach)] = random(3) === 0 ? 255 : random(256);
      }
      attempt(damaged.subarray(0, random(5) === 0 ? random(bytes.length) : bytes.length), extension);
    }
  });

  it('of nothing but noise gives pixels or a FormatError', () => {
    const random = seededRandom(7);
    for (let run = 0; run < 2000; run++) {
      const noise = Uint8Array.from({ length: 12 + random(1200) }, () => random(256));
      if (run % 2 === 0)
        noise.set([0x01, 0xda, run % 4 === 0 ? 1 : 0, 1, 0, 3, 0, random(40), 0, random(40), 0, 1]);
      attempt(noise, run % 2 === 0 ? 'sgi' : 'tga');
    }
  });

  it('of a few bytes takes no more memory than the limit says', async () => {
    const size = [65535, 1000] as const;
    const table = new Array<number>(1000).fill(512);
    const small = sgiBytes({ size: [...size, 1], storage: 1 }, [...big32(...table), ...big32(...table)]);
    const before = process.memoryUsage().arrayBuffers;
    await expectFormatError('limit', () => decodeImage(small));
    await expectFormatError('limit', () =>
      decodeImage(tgaBytes({ type: 10, size, bits: 32 }, [0xff, 1, 2, 3, 4])),
    );
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1024 * 1024);
  });

  it('of very many rows that all begin at the same run is done in no time that matters', () => {
    const rows = 4096;
    const start = 512 + rows * 8;
    const run = [...new Array<number>(4096).fill(0x01), 0];
    const body = [
      ...big32(...new Array<number>(rows).fill(start)),
      ...big32(...new Array<number>(rows).fill(9000)),
    ];
    const started = performance.now();
    const image = decodeImage(sgiBytes({ size: [2048, rows, 1], storage: 1 }, [...body, ...run]));
    expect(image.data.subarray(0, 4)).toEqual(Uint8Array.of(1, 1, 1, 255));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('limits of images', () => {
  it('are checked in pixels and in bytes', async () => {
    const bytes = encodeTga(plates);
    expect(decodeImage(bytes, 'a.tga', { limits: { pixels: 120, bytes: 560 } }).width).toBe(20);
    await expectFormatError('limit', () => decodeImage(bytes, 'a.tga', { limits: { pixels: 119 } }));
    await expectFormatError('limit', () => decodeImage(bytes, 'a.tga', { limits: { bytes: 559 } }));
    await expectFormatError('limit', () => decodeImage(bytes, 'a.tga', { limits: { pixels: Number.NaN } }));
  });
});
