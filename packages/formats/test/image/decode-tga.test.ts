import { describe, expect, it } from 'vitest';
import { decodeImage } from '../../src/image/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { little16, tgaBytes } from './support/image-bytes.js';

/** The pixels of a picture, a list of four numbers each, from the top left on. */
function pixels({ data }: { readonly data: Uint8Array }): number[][] {
  return Array.from({ length: data.length / 4 }, (_, i) => [...data.subarray(i * 4, i * 4 + 4)]);
}

const rules = (image: { readonly issues: readonly { readonly rule: string }[] }) =>
  image.issues.map(({ rule }) => rule);

const row = { size: [2, 1] } as const;

describe('a TGA image of colours', () => {
  it('has blue first in 24 bits', () => {
    const image = decodeImage(tgaBytes({ ...row, type: 2, bits: 24 }, [1, 2, 3, 4, 5, 6]), 'a.tga');
    expect(image).toMatchObject({ format: 'tga', channels: 3, bitsPerChannel: 8, compression: 'none' });
    expect(pixels(image)).toEqual([
      [3, 2, 1, 255],
      [6, 5, 4, 255],
    ]);
    expect(image.issues).toEqual([]);
  });

  it('has alpha in 32 bits when the header says so', () => {
    const body = [1, 2, 3, 4, 5, 6, 7, 8];
    const image = decodeImage(tgaBytes({ ...row, type: 2, bits: 32, descriptor: 8 }, body));
    expect(image.channels).toBe(4);
    expect(pixels(image).map(([, , , alpha]) => alpha)).toEqual([4, 8]);
    const opaque = decodeImage(tgaBytes({ ...row, type: 2, bits: 32 }, body));
    expect(opaque.channels).toBe(3);
    expect(pixels(opaque).map(([, , , alpha]) => alpha)).toEqual([255, 255]);
  });

  it('has five bits a colour in 15 and 16 bits', () => {
    const body = little16(0x7c00, 0x83e1);
    expect(pixels(decodeImage(tgaBytes({ ...row, type: 2, bits: 15 }, body)))).toEqual([
      [255, 0, 0, 255],
      [0, 255, 8, 255],
    ]);
    const image = decodeImage(tgaBytes({ ...row, type: 2, bits: 16, descriptor: 1 }, body));
    expect(image).toMatchObject({ channels: 4, bitsPerChannel: 5 });
    expect(pixels(image)).toEqual([
      [255, 0, 0, 0],
      [0, 255, 8, 255],
    ]);
    expect(pixels(decodeImage(tgaBytes({ ...row, type: 2, bits: 16 }, body)))[0]).toEqual([255, 0, 0, 255]);
  });

  it('passes over text and a colour map that counts for nothing', () => {
    const map = { first: 0, count: 2, bits: 16, bytes: [9, 9, 9, 9] };
    const image = decodeImage(
      tgaBytes({ ...row, type: 2, bits: 24, map, id: [7, 7, 7] }, [1, 2, 3, 4, 5, 6]),
    );
    expect(pixels(image)[0]).toEqual([3, 2, 1, 255]);
  });

  it.each([
    ['bottom left', 0x00, [3, 4, 1, 2]],
    ['bottom right', 0x10, [4, 3, 2, 1]],
    ['top left', 0x20, [1, 2, 3, 4]],
    ['top right', 0x30, [2, 1, 4, 3]],
  ])('begins at the %s', (_, descriptor, expected) => {
    for (const [type, body] of [
      [3, [1, 2, 3, 4]],
      [11, [0x03, 1, 2, 3, 4]],
    ] as const) {
      const image = decodeImage(tgaBytes({ type, size: [2, 2], bits: 8, descriptor }, body));
      expect(pixels(image).map(([grey]) => grey)).toEqual(expected);
    }
  });
});

describe('a TGA image of greys', () => {
  it('has 8 bits, or 16 with alpha', () => {
    expect(pixels(decodeImage(tgaBytes({ ...row, type: 3, bits: 8 }, [1, 2])))).toEqual([
      [1, 1, 1, 255],
      [2, 2, 2, 255],
    ]);
    const image = decodeImage(tgaBytes({ ...row, type: 3, bits: 16, descriptor: 8 }, [1, 2, 3, 4]));
    expect(image.channels).toBe(2);
    expect(pixels(image)).toEqual([
      [1, 1, 1, 2],
      [3, 3, 3, 4],
    ]);
  });
});

describe('a TGA image of indexes', () => {
  const maps = [
    [15, little16(0x001f, 0x03e0), [0, 0, 255, 255], [0, 255, 0, 255], 0],
    [16, little16(0x001f, 0x83e0), [0, 0, 255, 0], [0, 255, 0, 255], 1],
    [24, [1, 2, 3, 4, 5, 6], [3, 2, 1, 255], [6, 5, 4, 255], 0],
    [32, [1, 2, 3, 4, 5, 6, 7, 8], [3, 2, 1, 4], [7, 6, 5, 8], 8],
  ] as const;

  it.each(maps)('has a colour map of %i bits', (bits, bytes, first, second, descriptor) => {
    const map = { first: 0, count: 2, bits, bytes };
    const image = decodeImage(tgaBytes({ ...row, type: 1, bits: 8, descriptor, map }, [1, 0]));
    expect(pixels(image)).toEqual([second, first]);
    expect(image.issues).toEqual([]);
  });

  it('counts from the first entry, with indexes of 8 and 16 bits, packed or not', () => {
    const map = { first: 200, count: 2, bits: 24, bytes: [1, 2, 3, 4, 5, 6] };
    for (const [type, bits, body] of [
      [1, 8, [200, 201]],
      [1, 16, little16(200, 201)],
      [9, 8, [0x01, 200, 201]],
      [9, 16, [0x00, ...little16(200), 0x80, ...little16(201)]],
    ] as const) {
      const image = decodeImage(tgaBytes({ ...row, type, bits, map }, body));
      expect(pixels(image)).toEqual([
        [3, 2, 1, 255],
        [6, 5, 4, 255],
      ]);
    }
  });

  it('says which index the map does not have, and leaves its pixel empty', () => {
    const map = { first: 10, count: 1, bits: 24, bytes: [1, 2, 3] };
    const image = decodeImage(tgaBytes({ type: 1, size: [3, 1], bits: 8, map }, [9, 10, 11]), 'm.tga');
    expect(pixels(image)).toEqual([
      [0, 0, 0, 0],
      [3, 2, 1, 255],
      [0, 0, 0, 0],
    ]);
    expect(image.issues).toMatchObject([
      { rule: 'image-index', path: ['m.tga'], offset: 21, found: 9 },
      { rule: 'image-index', path: ['m.tga'], offset: 23, found: 11 },
    ]);
  });

  it('lists some of many such indexes and says how many more there are', () => {
    const map = { first: 0, count: 1, bits: 24, bytes: [1, 2, 3] };
    const image = decodeImage(tgaBytes({ type: 9, size: [100, 1], bits: 8, map }, [0xe3, 5]));
    expect(image.issues).toHaveLength(21);
    expect(image.issues.at(-1)?.message).toBe('80 more of these');
  });
});

describe('a TGA image of runs', () => {
  it('has runs and stretches, also over the ends of rows', () => {
    const image = decodeImage(
      tgaBytes({ type: 10, size: [2, 2], bits: 24, descriptor: 0x20 }, [0x82, 1, 2, 3, 0x00, 4, 5, 6]),
    );
    expect(image.compression).toBe('run-length');
    expect(pixels(image)).toEqual([
      [3, 2, 1, 255],
      [3, 2, 1, 255],
      [3, 2, 1, 255],
      [6, 5, 4, 255],
    ]);
    expect(image.issues).toEqual([]);
  });

  it('that go on behind the image are clipped', () => {
    for (const body of [
      [0xff, 9],
      [0x7f, 9, 9],
    ]) {
      const image = decodeImage(tgaBytes({ ...row, type: 11, bits: 8 }, body));
      expect(pixels(image).map(([grey]) => grey)).toEqual([9, 9]);
      expect(image.issues).toMatchObject([{ rule: 'image-run', offset: 18 }]);
    }
  });

  it('that end early leave the rest empty', () => {
    const image = decodeImage(tgaBytes({ ...row, type: 11, bits: 8 }, [0x00, 9]));
    expect(pixels(image)).toEqual([
      [9, 9, 9, 255],
      [0, 0, 0, 0],
    ]);
    expect(image.issues).toMatchObject([{ rule: 'image-truncated', offset: 20, expected: 2, found: 1 }]);
  });
});

describe('what follows a TGA image', () => {
  const signature = [...Array.from('TRUEVISION-XFILE.', (character) => character.charCodeAt(0)), 0];
  const footer = (extension: number, developer = 0) => [
    ...little16(extension & 0xffff, extension >>> 16, developer & 0xffff, developer >>> 16),
    ...signature,
  ];

  it('is never taken for pixels: the footer', () => {
    const image = decodeImage(tgaBytes({ type: 3, size: [4, 1], bits: 8 }, [1, 2, ...footer(0)]));
    expect(pixels(image).map(([grey]) => grey)).toEqual([1, 2, 0, 0]);
    expect(rules(image)).toEqual(['image-truncated']);
  });

  it('is never taken for pixels: areas in front of it', () => {
    for (const areas of [footer(20), footer(0, 20), footer(21, 20)]) {
      const image = decodeImage(
        tgaBytes({ type: 11, size: [4, 1], bits: 8 }, [0x80, 5, 0x82, 9, 9, 9, ...areas]),
      );
      expect(pixels(image).map(([grey]) => grey)).toEqual([5, 0, 0, 0]);
    }
  });

  it('may be said to lie where it can not', () => {
    for (const extension of [19, 0xffffffff]) {
      const image = decodeImage(tgaBytes({ type: 3, size: [2, 1], bits: 8 }, [1, 2, ...footer(extension)]));
      expect(pixels(image).map(([grey]) => grey)).toEqual([1, 2]);
      expect(image.issues).toMatchObject([
        { rule: 'image-area', path: ['image', 'extensionOffset'], offset: 20, found: extension },
      ]);
    }
  });
});

describe('a TGA image that leaves nothing to show, or not all', () => {
  const map = { first: 0, count: 300, bits: 24, bytes: [1, 2, 3] };
  it.each([
    ['without a whole header', 'truncated', tgaBytes({ ...row, type: 3, bits: 8 }, []).subarray(0, 17)],
    ['without pixels', 'truncated', tgaBytes({ ...row, type: 3, bits: 8 }, [])],
    [
      'with text behind the end',
      'truncated',
      Uint8Array.of(255, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 8, 0, 1),
    ],
    ['with a colour map behind the end', 'truncated', tgaBytes({ ...row, type: 1, bits: 8, map }, [1, 2])],
    ['that says it has no image', 'bad-count', tgaBytes({ ...row, type: 0, bits: 8 }, [1, 2])],
    ['of type 32', 'unsupported', tgaBytes({ ...row, type: 32, bits: 8 }, [1, 2])],
    ['of type 8', 'bad-value', tgaBytes({ ...row, type: 8, bits: 8 }, [1, 2])],
    ['of type 131', 'bad-value', tgaBytes({ ...row, type: 131, bits: 8 }, [1, 2])],
    ['of indexes without a map', 'bad-count', tgaBytes({ ...row, type: 1, bits: 8 }, [1, 2])],
    [
      'of indexes of 24 bits',
      'unsupported',
      tgaBytes({ ...row, type: 1, bits: 24, map: { ...map, count: 1 } }, [1, 2]),
    ],
    [
      'with a map of 8 bits',
      'unsupported',
      tgaBytes({ ...row, type: 1, bits: 8, map: { ...map, bits: 8 } }, [1, 2]),
    ],
    ['of greys of 24 bits', 'unsupported', tgaBytes({ ...row, type: 3, bits: 24 }, [1, 2, 3])],
    ['of colours of 8 bits', 'unsupported', tgaBytes({ ...row, type: 2, bits: 8 }, [1, 2])],
    ['without height', 'bad-count', tgaBytes({ type: 2, size: [2, 0], bits: 24 }, [1, 2, 3])],
    ['of 65,535 by 65,535', 'limit', tgaBytes({ type: 10, size: [65535, 65535], bits: 24 }, [0xff, 2, 3, 4])],
  ] as const)('%s is refused', async (_, code, bytes) => {
    await expectFormatError(code, () => decodeImage(bytes, 'x.tga'));
  });

  it('with bits of alpha that its pixels have no place for is opaque', () => {
    const image = decodeImage(tgaBytes({ ...row, type: 2, bits: 24, descriptor: 8 }, [1, 2, 3, 4, 5, 6]));
    expect(pixels(image)[0]).toEqual([3, 2, 1, 255]);
    expect(rules(image)).toEqual(['image-alpha']);
  });

  it('with interleaved rows says that they are not put in order', () => {
    const image = decodeImage(tgaBytes({ ...row, type: 3, bits: 8, descriptor: 0x40 }, [1, 2]), 'x.tga');
    expect(rules(image)).toEqual(['image-interleaved']);
  });
});
