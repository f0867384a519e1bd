import { describe, expect, it } from 'vitest';
import { decodeImage } from '../../src/image/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { little16 } from './support/image-bytes.js';
import { ddsBytes, pixelsOf, rulesOf } from './support/texture-bytes.js';

const one = { size: [1, 1] } as const;
const first = (bytes: Uint8Array, part = {}): number[] | undefined =>
  pixelsOf(decodeImage(bytes, 'a.dds', { part }))[0];

const blue = [...little16(0x001f, 0), 0, 0, 0, 0];

describe('a DDS image', () => {
  it('has pixels as its masks say', () => {
    const argb = [0x00ff0000, 0x0000ff00, 0x000000ff, 0xff000000] as const;
    expect(first(ddsBytes({ ...one, bits: 32, masks: argb }, [1, 2, 3, 4]))).toEqual([3, 2, 1, 4]);
    // Alpha counts only where a flag says so.
    expect(first(ddsBytes({ ...one, flags: 0x40, bits: 32, masks: argb }, [1, 2, 3, 4]))).toEqual([
      3, 2, 1, 255,
    ]);
    expect(first(ddsBytes({ ...one, flags: 0x40, bits: 24, masks: argb }, [1, 2, 3]))).toEqual([
      3, 2, 1, 255,
    ]);
    const rgb565 = [0xf800, 0x07e0, 0x001f, 0] as const;
    expect(first(ddsBytes({ ...one, flags: 0x40, bits: 16, masks: rgb565 }, little16(0xf800)))).toEqual([
      255, 0, 0, 255,
    ]);
    const grey = [0xff, 0, 0, 0xff00] as const;
    expect(first(ddsBytes({ ...one, flags: 0x20001, bits: 16, masks: grey }, [9, 8]))).toEqual([9, 9, 9, 8]);
    expect(first(ddsBytes({ ...one, flags: 2, bits: 8, masks: [0, 0, 0, 0xff] }, [8]))).toEqual([
      255, 255, 255, 8,
    ]);
    const white = new Array<number>(4).fill(255);
    expect(first(ddsBytes({ ...one, fourCC: 'DX10', dx10: 24 }, white))).toEqual(white);
    const ten = [0x3ff, 0xffc00, 0x3ff00000, 0xc0000000] as const;
    expect(first(ddsBytes({ ...one, bits: 32, masks: ten }, [0xff, 0x03, 0, 0xc0]))).toEqual([
      255, 0, 0, 255,
    ]);
  });

  it('has blocks as its four characters say', () => {
    const alpha = [255, 255, 255, 255, 255, 255, 255, 255];
    for (const [fourCC, body] of [
      ['DXT1', blue],
      ['DXT3', [...alpha, ...blue]],
      ['DXT5', [255, 255, 0, 0, 0, 0, 0, 0, ...blue]],
    ] as const) {
      const image = decodeImage(ddsBytes({ size: [4, 4], fourCC }, body), 'a.dds');
      expect(image.pixelFormat).toBe(fourCC);
      expect(pixelsOf(image)[15]).toEqual([0, 0, 255, 255]);
    }
  });

  it.each([
    [28, [1, 2, 3, 4], [1, 2, 3, 4]],
    [87, [1, 2, 3, 4], [3, 2, 1, 4]],
    [88, [1, 2, 3, 4], [3, 2, 1, 255]],
    [61, [7], [7, 7, 7, 255]],
    [71, blue, [0, 0, 255, 255]],
    [77, [255, 255, 0, 0, 0, 0, 0, 0, ...blue], [0, 0, 255, 255]],
    [10, little16(0x3c00, 0, 0, 0x3c00), [255, 0, 0, 255]],
  ])('has pixels of kind %i in its second header', (dx10, body, expected) => {
    expect(first(ddsBytes({ ...one, fourCC: 'DX10', dx10 }, body))).toEqual(expected);
  });

  it('has the largest size first, and sides behind each other', () => {
    const grey = { flags: 0x20000, bits: 8, masks: [0xff, 0, 0, 0] } as const;
    const body = [1, 2, 3, 4, 50, 11, 12, 13, 14, 60, ...new Array<number>(20).fill(0)];
    const cube = ddsBytes({ ...grey, size: [2, 2], mips: 2, cube: true }, body);
    expect(decodeImage(cube, 'a.dds').parts).toEqual({ mips: 2, frames: 1, faces: 6 });
    expect(first(cube)?.[0]).toBe(1);
    expect(first(cube, { mip: 1 })?.[0]).toBe(50);
    expect(first(cube, { face: 1 })?.[0]).toBe(11);
    expect(first(cube, { face: 1, mip: 1 })?.[0]).toBe(60);
  });

  it('that is damaged is refused or shown with an issue', async () => {
    const refuse = (code: Parameters<typeof expectFormatError>[0], bytes: Uint8Array) =>
      expectFormatError(code, () => decodeImage(bytes, 'a.dds'));
    await refuse('truncated', ddsBytes({ ...one, fourCC: 'DXT1' }, []).subarray(0, 127));
    await refuse('truncated', ddsBytes({ ...one, fourCC: 'DXT1' }, []));
    await refuse('truncated', ddsBytes({ ...one, fourCC: 'DX10' }, []));
    await refuse('unsupported', ddsBytes({ ...one, fourCC: 'YUY2' }, [1, 2, 3, 4]));
    await refuse('unsupported', ddsBytes({ ...one, fourCC: 'DX10', dx10: 98 }, [1, 2, 3, 4]));
    await refuse('unsupported', ddsBytes({ ...one, bits: 33 }, [1, 2, 3, 4]));
    await refuse('unsupported', ddsBytes({ ...one, bits: 0 }, [1, 2, 3, 4]));
    await refuse('bad-count', ddsBytes({ size: [0, 1], fourCC: 'DXT1' }, blue));
    await refuse('limit', ddsBytes({ size: [0xffffffff, 0xffffffff], fourCC: 'DXT1' }, blue));
    const odd = decodeImage(ddsBytes({ ...one, fourCC: 'DXT1', mips: 900, headerSize: 0 }, blue), 'a.dds');
    expect(rulesOf(odd)).toEqual(['image-header', 'image-mips']);
    expect(pixelsOf(odd)[0]).toEqual([0, 0, 255, 255]);
  });
});
