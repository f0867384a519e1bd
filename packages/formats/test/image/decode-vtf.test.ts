import { describe, expect, it } from 'vitest';
import { decodeImage } from '../../src/image/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { little16 } from './support/image-bytes.js';
import { little32, pixelsOf, rulesOf, vtfBytes } from './support/texture-bytes.js';

const one = { size: [1, 1] } as const;
const pixel = (format: number, body: readonly number[]): number[] | undefined =>
  pixelsOf(decodeImage(vtfBytes({ ...one, format }, body), 'a.vtf'))[0];

describe('pixels of a VTF image', () => {
  it.each([
    ['RGBA8888', 0, [1, 2, 3, 4], [1, 2, 3, 4]],
    ['ABGR8888', 1, [1, 2, 3, 4], [4, 3, 2, 1]],
    ['RGB888', 2, [1, 2, 3], [1, 2, 3, 255]],
    ['BGR888', 3, [1, 2, 3], [3, 2, 1, 255]],
    ['RGB565', 4, little16(0x001f), [255, 0, 0, 255]],
    ['I8', 5, [77], [77, 77, 77, 255]],
    ['IA88', 6, [77, 9], [77, 77, 77, 9]],
    ['A8', 8, [9], [255, 255, 255, 9]],
    ['RGB888_BLUESCREEN', 9, [0, 0, 255], [0, 0, 0, 0]],
    ['RGB888_BLUESCREEN', 9, [1, 0, 255], [1, 0, 255, 255]],
    ['BGR888_BLUESCREEN', 10, [255, 0, 0], [0, 0, 0, 0]],
    ['ARGB8888', 11, [1, 2, 3, 4], [2, 3, 4, 1]],
    ['BGRA8888', 12, [1, 2, 3, 4], [3, 2, 1, 4]],
    ['BGRX8888', 16, [1, 2, 3, 4], [3, 2, 1, 255]],
    ['BGR565', 17, little16(0x001f), [0, 0, 255, 255]],
    ['BGRX5551', 18, little16(0x7c00), [255, 0, 0, 255]],
    ['BGRA4444', 19, little16(0x8f00), [255, 0, 0, 136]],
    ['BGRA5551', 21, little16(0x03e0), [0, 255, 0, 0]],
    ['UV88', 22, [1, 2], [1, 2, 0, 255]],
    ['UVWQ8888', 23, [1, 2, 3, 4], [1, 2, 3, 4]],
    ['UVLX8888', 26, [1, 2, 3, 4], [1, 2, 3, 255]],
  ])('are read as %s says', (name, format, body, expected) => {
    expect(decodeImage(vtfBytes({ ...one, format }, body), 'a.vtf').pixelFormat).toBe(name);
    expect(pixel(format, body)).toEqual(expected);
  });

  it('that are light are shown as a screen takes it, 1 as white', () => {
    // 1, 0.5, 0 and half of alpha: alpha is no light.
    expect(pixel(24, little16(0x3c00, 0x3800, 0, 0x3800))).toEqual([255, 188, 0, 128]);
    // What is brighter than white is white; less than nothing, and what is no number, is black.
    expect(pixel(24, little16(0x4900, 0xbc00, 0x7e00, 0x7c00))).toEqual([255, 0, 0, 255]);
    expect(pixel(25, little16(4096, 2048, 0, 4096))).toEqual([255, 188, 0, 255]);
    expect(pixel(29, little32(0x3f800000, 0x3f000000, 0, 0x3f800000))).toEqual([255, 188, 0, 255]);
    expect(pixel(27, little32(0x3f000000))).toEqual([188, 188, 188, 255]);
  });
});

describe('the pictures of a VTF image', () => {
  /** Greys: a number for each pixel of a picture. */
  const greys = (bytes: Uint8Array, part = {}): (number | undefined)[] =>
    pixelsOf(decodeImage(bytes, 'a.vtf', { part })).map(([grey]) => grey);

  it('begin with the smallest size', () => {
    const bytes = vtfBytes({ size: [4, 2], format: 5, mips: 3 }, [9, 7, 8, 1, 2, 3, 4, 5, 6, 10, 11]);
    expect(greys(bytes)).toEqual([1, 2, 3, 4, 5, 6, 10, 11]);
    expect(greys(bytes, { mip: 1 })).toEqual([7, 8]);
    expect(greys(bytes, { mip: 2 })).toEqual([9]);
    expect(greys(bytes, { mip: 9 })).toEqual([9]);
    expect(decodeImage(bytes, 'a.vtf', { part: { mip: 1 } })).toMatchObject({ width: 2, height: 1 });
  });

  it('have all frames of a size behind each other', () => {
    const bytes = vtfBytes({ size: [2, 1], format: 5, mips: 2, frames: 2 }, [50, 60, 1, 2, 3, 4]);
    expect(decodeImage(bytes, 'a.vtf').parts).toEqual({ mips: 2, frames: 2, faces: 1 });
    expect(greys(bytes, { frame: 1 })).toEqual([3, 4]);
    expect(greys(bytes, { frame: 1, mip: 1 })).toEqual([60]);
  });

  it('are six or seven sides of a cube', () => {
    const cube = { size: [1, 1], format: 5, flags: 0x4000 } as const;
    const seven = vtfBytes(
      { ...cube, minor: 4, frames: 2 },
      [1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 16, 17],
    );
    expect(greys(seven, { frame: 1, face: 5 })).toEqual([16]);
    const six = vtfBytes({ ...cube, minor: 4, frames: 2, firstFrame: 0xffff }, [1, 2, 3, 4, 5, 6, 11, 12]);
    expect(greys(six, { frame: 1, face: 1 })).toEqual([12]);
    const later = vtfBytes({ ...cube, minor: 5, frames: 2 }, [1, 2, 3, 4, 5, 6, 11, 12]);
    expect(greys(later, { frame: 1 })).toEqual([11]);
    const short = decodeImage(vtfBytes({ ...cube, minor: 2 }, [1, 2, 3, 4]), 'a.vtf');
    expect(short.parts?.faces).toBe(6);
    expect(rulesOf(short)).toEqual(['image-faces']);
  });

  it.each([0, 1, 2])('stand behind the small picture in version 7.%i', (minor) => {
    const small = { format: 13, size: [4, 4], bytes: [8, 8, 8, 8, 8, 8, 8, 8] } as const;
    const bytes = vtfBytes(
      { size: [2, 1], format: 5, minor, small: { ...small, bytes: [...small.bytes] } },
      [1, 2],
    );
    expect(greys(bytes)).toEqual([1, 2]);
  });

  it.each([3, 4, 5])('are where a resource says in version 7.%i', (minor) => {
    const resources = [
      [0x01, 0],
      [0x30, 100],
    ] as const;
    const bytes = vtfBytes({ size: [2, 1], format: 5, minor, resources }, [0, 0, 0, 0, 1, 2]);
    expect(greys(bytes)).toEqual([1, 2]);
  });

  it('are taken for the end of the file when no resource leads to them', () => {
    for (const resources of [[[0x01, 90]], [[0x30, 9000]], [[0x30, 3]]] as const) {
      const image = decodeImage(
        vtfBytes({ size: [2, 1], format: 5, minor: 4, resources }, [9, 9, 1, 2]),
        'a.vtf',
      );
      expect(pixelsOf(image).map(([grey]) => grey)).toEqual([1, 2]);
      expect(rulesOf(image)).toEqual(['image-resource']);
    }
  });
});

describe('a VTF image that is damaged', () => {
  it('is refused when nothing can be shown', async () => {
    const refuse = (code: Parameters<typeof expectFormatError>[0], bytes: Uint8Array) =>
      expectFormatError(code, () => decodeImage(bytes, 'a.vtf'));
    await refuse('truncated', vtfBytes({ ...one, format: 5 }, []).subarray(0, 60));
    await refuse('truncated', vtfBytes({ ...one, format: 5 }, []));
    await refuse('bad-version', vtfBytes({ ...one, format: 5, minor: 7 }, [1]));
    await refuse('unsupported', vtfBytes({ ...one, format: 7 }, [1]));
    await refuse('unsupported', vtfBytes({ ...one, format: 99 }, [1]));
    await refuse('bad-count', vtfBytes({ ...one, format: -1 }, [1]));
    await refuse('bad-count', vtfBytes({ size: [0, 4], format: 5 }, [1]));
    await refuse('limit', vtfBytes({ size: [65535, 65535], format: 5 }, [1]));
    await refuse('unsupported', vtfBytes({ ...one, format: 5, minor: 6, resources: [[0x435841, 0]] }, [1]));
    await refuse('unsupported', Uint8Array.from([0x56, 0x54, 0x46, 0x58, ...new Array(100).fill(0)]));
    await refuse('out-of-bounds', vtfBytes({ size: [64, 64], format: 0, minor: 3, resources: [] }, [1]));
  });

  it('is shown with an issue when counts make no sense', () => {
    const counts = decodeImage(vtfBytes({ ...one, format: 5, mips: 0, frames: 0 }, [7]), 'a.vtf');
    expect(rulesOf(counts)).toEqual(['image-mips']);
    expect(pixelsOf(counts)[0]?.[0]).toBe(7);
    const header = decodeImage(vtfBytes({ ...one, format: 5, headerSize: 4 }, [7]), 'a.vtf');
    expect(rulesOf(header)).toEqual(['image-header']);
    expect(pixelsOf(header)[0]?.[0]).toBe(7);
  });

  it('with counts of thousands takes no longer than others', async () => {
    const huge = { size: [65535, 65535], format: 29, mips: 255, frames: 65535, flags: 0x4000 } as const;
    const started = performance.now();
    await expectFormatError('limit', () => decodeImage(vtfBytes(huge, [1]), 'a.vtf'));
    await expectFormatError('truncated', () =>
      decodeImage(vtfBytes(huge, [1]), 'a.vtf', { part: { mip: 16 } }),
    );
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
