import { describe, expect, it } from 'vitest';
import { type DecodedImage, decodeImage } from '../../src/image/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { arithmeticJpg, baselineJpg, greyJpg, progressiveJpg } from './support/jpg-samples.js';

const decode = (bytes: Uint8Array) => decodeImage(bytes, 'a.jpg');

/** The pixel in the middle of a quarter of the picture. */
function at({ data, width }: DecodedImage, x: number, y: number): number[] {
  const from = (y * width + x) * 4;
  return [...data.subarray(from, from + 4)];
}

function expectClose(found: number[], expected: readonly number[]): void {
  found.forEach((value, i) => {
    expect(Math.abs(value - (expected[i] as number))).toBeLessThanOrEqual(6);
  });
}

/** The frame of an image with other numbers. */
function withSize(bytes: Uint8Array, width: number, height: number): Uint8Array {
  const changed = bytes.slice();
  const frame = changed.findIndex(
    (byte, i) => byte === 0xff && [0xc0, 0xc2].includes(changed[i + 1] as number),
  );
  changed.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5);
  return changed;
}

describe('a JPEG image', () => {
  it.each([
    ['baseline', baselineJpg],
    ['progressive', progressiveJpg],
  ])('has colours: %s', (kind, bytes) => {
    const image = decode(bytes);
    expect(image).toMatchObject({
      format: 'jpg',
      width: 16,
      height: 16,
      channels: 3,
      pixelFormat: kind,
      issues: [],
    });
    expectClose(at(image, 4, 4), [255, 0, 0, 255]);
    expectClose(at(image, 12, 4), [0, 255, 0, 255]);
    expectClose(at(image, 4, 12), [0, 0, 255, 255]);
    expectClose(at(image, 12, 12), [255, 255, 255, 255]);
  });

  it('may be grey', () => {
    const image = decode(greyJpg);
    expect(image.channels).toBe(1);
    expectClose(at(image, 3, 3), [200, 200, 200, 255]);
  });

  it('of a kind that is not decoded says so', async () => {
    await expectFormatError('unsupported', () => decode(arithmeticJpg));
  });

  it('is refused for its size before memory is asked for', async () => {
    for (const bytes of [baselineJpg, progressiveJpg]) {
      await expectFormatError('limit', () => decode(withSize(bytes, 65535, 65535)));
      await expectFormatError('bad-count', () => decode(withSize(bytes, 0, 16)));
      await expectFormatError('truncated', () => decode(withSize(bytes, 4000, 4000)));
      await expectFormatError('limit', () => decodeImage(bytes, 'a.jpg', { limits: { bytes: 2000 } }));
      await expectFormatError('limit', () => decodeImage(bytes, 'a.jpg', { limits: { pixels: 255 } }));
    }
  });

  it('with very many passes is refused', async () => {
    const start = progressiveJpg.findIndex((byte, i) => byte === 0xff && progressiveJpg[i + 1] === 0xda);
    const passes = Array.from({ length: 100 }, () => [...progressiveJpg.subarray(start, -2)]).flat();
    const many = Uint8Array.from([...progressiveJpg.subarray(0, start), ...passes, 0xff, 0xd9]);
    await expectFormatError('limit', () => decode(many));
  });

  it('that is cut is refused', async () => {
    for (const length of [2, 4, 30, 150, baselineJpg.length - 20]) {
      const error = await decodeOrError(baselineJpg.subarray(0, length));
      expect(['truncated', 'bad-value']).toContain(error);
    }
  });
});

async function decodeOrError(bytes: Uint8Array): Promise<string> {
  try {
    decode(bytes);
    return 'none';
  } catch (error) {
    return (error as { readonly code: string }).code;
  }
}
