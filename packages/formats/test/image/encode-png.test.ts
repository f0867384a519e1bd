import fc from 'fast-check';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../../src/image/encode-png.js';

const image = (channels: 3 | 4) =>
  fc
    .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) })
    .chain(({ height, width }) =>
      fc
        .uint8Array({ minLength: width * height * channels, maxLength: width * height * channels })
        .map((data) => ({ width, height, channels, data })),
    );

describe('encodePng', () => {
  it('writes images that another program reads back, bit by bit', () => {
    fc.assert(
      fc.property(fc.oneof(image(3), image(4)), (pixels) => {
        const { channels, data, depth, height, width } = decode(encodePng(pixels), { checkCrc: true });
        expect({ channels, depth, height, width }).toEqual({
          ...{ channels: pixels.channels, depth: 8, height: pixels.height, width: pixels.width },
        });
        expect(data).toEqual(pixels.data);
      }),
    );
  });

  it('reads data from a view that begins inside a buffer', () => {
    const whole = Uint8Array.from({ length: 20 }, (_, i) => i * 11);
    const data = whole.subarray(5, 17);
    const png = encodePng({ width: 2, height: 2, channels: 3, data });
    expect(decode(png, { checkCrc: true }).data).toEqual(data.slice());
  });

  it('gives the same bytes each time, and few for what hardly changes', () => {
    const data = Uint8Array.from({ length: 512 * 512 * 3 }, (_, i) => Math.floor(i / 1536) >> 1);
    const pixels = { width: 512, height: 512, channels: 3, data } as const;
    const png = encodePng(pixels);
    expect(png).toEqual(encodePng(pixels));
    expect(png.length).toBeLessThan(data.length / 100);
  });
});
