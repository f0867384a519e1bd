import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeImage } from '../../src/image/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { pixelsOf, pngBytes, pngChunk, rulesOf } from './support/texture-bytes.js';

const decode = (bytes: Uint8Array) => decodeImage(bytes, 'a.png');

describe('a PNG image', () => {
  it('has colours, greys and alpha of 8 and 16 bits', () => {
    expect(pixelsOf(decode(pngBytes({ size: [2, 1], colourType: 2 }, [0, 1, 2, 3, 4, 5, 6])))).toEqual([
      [1, 2, 3, 255],
      [4, 5, 6, 255],
    ]);
    expect(pixelsOf(decode(pngBytes({ size: [1, 1], colourType: 6 }, [0, 1, 2, 3, 4])))).toEqual([
      [1, 2, 3, 4],
    ]);
    expect(pixelsOf(decode(pngBytes({ size: [1, 1], colourType: 4 }, [0, 9, 8])))).toEqual([[9, 9, 9, 8]]);
    expect(pixelsOf(decode(pngBytes({ size: [1, 1], colourType: 0, depth: 16 }, [0, 0x80, 0x80])))).toEqual([
      [128, 128, 128, 255],
    ]);
  });

  it('has greys and indexes of less than 8 bits', () => {
    expect(pixelsOf(decode(pngBytes({ size: [3, 1], colourType: 0, depth: 1 }, [0, 0b10100000])))).toEqual([
      [255, 255, 255, 255],
      [0, 0, 0, 255],
      [255, 255, 255, 255],
    ]);
    const palette = [1, 2, 3, 4, 5, 6];
    const image = decode(
      pngBytes({ size: [3, 1], colourType: 3, depth: 4, palette, transparency: [7] }, [0, 0x01, 0x20]),
    );
    expect(pixelsOf(image)).toEqual([
      [1, 2, 3, 7],
      [4, 5, 6, 255],
      [0, 0, 0, 0],
    ]);
    expect(image).toMatchObject({ channels: 4, compression: 'deflate', format: 'png' });
  });

  it('may say which colour is a hole', () => {
    const transparency = [0, 1, 0, 2, 0, 3];
    const image = decode(pngBytes({ size: [2, 1], colourType: 2, transparency }, [0, 1, 2, 3, 1, 2, 4]));
    expect(pixelsOf(image).map(([, , , alpha]) => alpha)).toEqual([0, 255]);
  });

  it('may be in seven passes, and rows may be differences', () => {
    // Two by two: the first pass has the first pixel, the sixth the one beside it, the seventh the row below.
    const interlaced = pngBytes({ size: [2, 2], colourType: 0, interlacing: 1 }, [0, 1, 0, 2, 0, 3, 4]);
    expect(pixelsOf(decode(interlaced)).map(([grey]) => grey)).toEqual([1, 2, 3, 4]);
    const differences = pngBytes({ size: [3, 2], colourType: 0 }, [1, 5, 1, 1, 2, 1, 1, 1]);
    expect(pixelsOf(decode(differences)).map(([grey]) => grey)).toEqual([5, 6, 7, 6, 7, 8]);
  });

  it('that is cut shows what is there', () => {
    const rows = Array.from({ length: 40 }, (_, y) => [
      0,
      ...Array.from({ length: 40 }, (_, x) => (x * y * 7) & 255),
    ]);
    const whole = pngBytes({ size: [40, 40], colourType: 0 }, rows.flat());
    const image = decode(whole.subarray(0, whole.length - 300));
    expect(rulesOf(image)).toContain('image-truncated');
    expect(pixelsOf(image)[41]?.[0]).toBe(7);
  });

  it('that is no image is refused', async () => {
    const refuse = (code: Parameters<typeof expectFormatError>[0], bytes: Uint8Array) =>
      expectFormatError(code, () => decode(bytes));
    await refuse('limit', pngBytes({ size: [60000, 60000], colourType: 6 }, [0]));
    await refuse('bad-count', pngBytes({ size: [0, 6], colourType: 6 }, [0]));
    await refuse('bad-value', pngBytes({ size: [1, 1], colourType: 5 }, [0, 1]));
    await refuse('bad-value', pngBytes({ size: [1, 1], colourType: 2, depth: 4 }, [0, 1]));
    await refuse('bad-count', pngBytes({ size: [1, 1], colourType: 3 }, [0, 0]));
    await refuse('unsupported', pngBytes({ size: [1, 1], colourType: 0, depth: 1, interlacing: 1 }, [0, 0]));
    await refuse('truncated', pngBytes({ size: [1, 1], colourType: 0 }, []));
  });

  it('unpacks to no more than its pixels, and parts without pixels to nothing', async () => {
    const bomb = deflateSync(new Uint8Array(64 * 1024 * 1024));
    const small = pngBytes({ size: [2, 1], colourType: 0 }, [0, 1, 2]);
    const head = [...small.subarray(0, 33)];
    const chunks = (type: string, content: Uint8Array): number[] => {
      const all: number[] = [];
      for (let at = 0; at < content.length; at += 60_000) {
        for (const byte of pngChunk(type, content.subarray(at, at + 60_000))) all.push(byte);
      }
      return all;
    };
    const before = process.memoryUsage().rss;
    const image = decode(Uint8Array.from([...head, ...chunks('IDAT', bomb), ...pngChunk('IEND', [])]));
    expect(rulesOf(image)).toEqual(['image-chunk']);
    const profile = [...padding('icc'), 0, ...bomb];
    decode(Uint8Array.from([...head, ...chunks('iCCP', Uint8Array.from(profile)), ...small.subarray(33)]));
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });
});

function padding(text: string): number[] {
  return [...[...text].map((c) => c.charCodeAt(0)), 0];
}
