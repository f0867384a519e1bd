import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { type DecodedImage, decodeImage, imageRules } from '../../src/image/index.js';
import { seededRandom } from '../support/seeded-random.js';
import { baselineJpg, progressiveJpg } from './support/jpg-samples.js';
import { ddsBytes, miptexBytes, pngBytes, vtfBytes, walBytes } from './support/texture-bytes.js';

const noise = (length: number): number[] => {
  const random = seededRandom(length);
  return Array.from({ length }, () => random(256));
};

/** One small file of each way of storing pixels. */
const files: readonly (readonly [string, Uint8Array])[] = [
  ['a.vtf', vtfBytes({ size: [8, 8], format: 13, mips: 4, minor: 2 }, noise(32 + 8 * 3))],
  ['a.vtf', vtfBytes({ size: [8, 8], format: 15, minor: 5, flags: 0x4000 }, noise(64 * 6))],
  ['a.vtf', vtfBytes({ size: [4, 4], format: 24, minor: 4 }, noise(128))],
  ['a.vtf', vtfBytes({ size: [4, 4], format: 12, minor: 1, frames: 2 }, noise(128))],
  ['a.dds', ddsBytes({ size: [8, 8], fourCC: 'DXT5', mips: 4 }, noise(64 + 16 * 3))],
  ['a.dds', ddsBytes({ size: [4, 4], fourCC: 'DX10', dx10: 28, cube: true }, noise(64 * 6))],
  ['a.dds', ddsBytes({ size: [4, 4], bits: 16, masks: [0xf800, 0x7e0, 0x1f, 0] }, noise(32))],
  [
    'a.png',
    pngBytes(
      { size: [8, 8], colourType: 2 },
      noise(8 * 25).map((value, i) => (i % 25 === 0 ? value % 5 : value)),
    ),
  ],
  [
    'a.png',
    pngBytes(
      { size: [8, 8], colourType: 3, palette: noise(48), transparency: noise(9) },
      noise(72).map((value, i) => (i % 9 === 0 ? 0 : value % 16)),
    ),
  ],
  ['a.jpg', baselineJpg],
  ['a.jpg', progressiveJpg],
  ['a.wal', walBytes([16, 16], noise(340))],
  ['a.mip', miptexBytes({ size: [16, 16], colours: noise(768) }, noise(340))],
];

const limits = { pixels: 4096, bytes: 256 * 1024 };

function attempt(bytes: Uint8Array, name: string): DecodedImage | FormatError {
  try {
    const image = decodeImage(bytes, name, { limits });
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

describe('a damaged texture', () => {
  it.each(files)('cut at each byte has an issue or is refused: %s %#', (name, bytes) => {
    expect(attempt(bytes, name)).not.toBeInstanceOf(FormatError);
    const whole = attempt(bytes, name) as DecodedImage;
    for (let length = 0; length < bytes.length; length++) {
      const found = attempt(bytes.subarray(0, length), name);
      if (found instanceof FormatError) continue;
      const isSame = Buffer.compare(found.data, whole.data) === 0;
      expect(isSame || found.issues.length > whole.issues.length).toBe(true);
    }
  });

  it.each(files)('changed at random gives pixels or a FormatError: %s %#', (name, bytes) => {
    const random = seededRandom(bytes.length);
    for (let run = 0; run < 800; run++) {
      const damaged = bytes.slice();
      for (let i = random(4); i >= 0; i--) {
        // Half of the changes go into the header, where they do most.
        const reach = random(2) === 0 ? Math.min(bytes.length, 140) : bytes.length;
        damaged[random(reach)] = random(3) === 0 ? 255 : random(256);
      }
      attempt(damaged.subarray(0, random(5) === 0 ? random(bytes.length) : bytes.length), name);
    }
  });

  it('of nothing but noise behind its first bytes gives pixels or a FormatError', () => {
    const random = seededRandom(11);
    for (let run = 0; run < 2000; run++) {
      const [name, bytes] = files[random(files.length)] as readonly [string, Uint8Array];
      const noisy = Uint8Array.from({ length: 12 + random(400) }, () => random(256));
      noisy.set(bytes.subarray(0, Math.min(noisy.length, 12)));
      attempt(noisy, name);
    }
  });
});
