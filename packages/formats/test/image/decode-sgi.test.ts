import { describe, expect, it } from 'vitest';
import { decodeImage } from '../../src/image/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { big16, big32, sgiBytes } from './support/image-bytes.js';

/** The pixels of a picture, a list of four numbers each, from the top left on. */
function pixels({ data }: { readonly data: Uint8Array }): number[][] {
  return Array.from({ length: data.length / 4 }, (_, i) => [...data.subarray(i * 4, i * 4 + 4)]);
}

const rules = (image: { readonly issues: readonly { readonly rule: string }[] }) =>
  image.issues.map(({ rule }) => rule);

/** Rows of two pixels, packed, behind tables for `rows` of them. */
function packed(rows: readonly (readonly number[])[]): number[] {
  const first = 512 + rows.length * 8;
  const starts = rows.map((_, i) => first + rows.slice(0, i).flat().length);
  return [...big32(...starts), ...big32(...rows.map((row) => row.length)), ...rows.flat()];
}

describe('an SGI image as it is stored', () => {
  it('of one channel is grey, the last row on top', () => {
    const image = decodeImage(sgiBytes({ size: [2, 2, 1], dimension: 2 }, [10, 20, 30, 40]), 'a.bw');
    expect(image).toMatchObject({ format: 'sgi', width: 2, height: 2, channels: 1, bitsPerChannel: 8 });
    expect(pixels(image)).toEqual([
      [30, 30, 30, 255],
      [40, 40, 40, 255],
      [10, 10, 10, 255],
      [20, 20, 20, 255],
    ]);
    expect(image.issues).toEqual([]);
  });

  it('of two channels is grey and alpha', () => {
    const image = decodeImage(sgiBytes({ size: [2, 1, 2] }, [10, 20, 1, 2]));
    expect(pixels(image)).toEqual([
      [10, 10, 10, 1],
      [20, 20, 20, 2],
    ]);
  });

  it('of three and four channels has colours, a plane each', () => {
    expect(pixels(decodeImage(sgiBytes({ size: [2, 1, 3] }, [1, 2, 3, 4, 5, 6])))).toEqual([
      [1, 3, 5, 255],
      [2, 4, 6, 255],
    ]);
    expect(pixels(decodeImage(sgiBytes({ size: [2, 1, 4] }, [1, 2, 3, 4, 5, 6, 7, 8])))).toEqual([
      [1, 3, 5, 7],
      [2, 4, 6, 8],
    ]);
  });

  it('of more channels shows four and says so', () => {
    const image = decodeImage(sgiBytes({ size: [1, 1, 6] }, [1, 2, 3, 4, 5, 6]));
    expect(pixels(image)).toEqual([[1, 2, 3, 4]]);
    expect(image.channels).toBe(6);
    expect(rules(image)).toEqual(['image-channels']);
  });

  it('of two bytes a number is brought to one, to the nearest', () => {
    const image = decodeImage(
      sgiBytes({ size: [4, 1, 1], bytesPerChannel: 2 }, big16(0xffff, 0x8080, 128, 129)),
    );
    expect(image.bitsPerChannel).toBe(16);
    expect(pixels(image).map(([grey]) => grey)).toEqual([255, 128, 0, 1]);
  });

  it('of dimension 1 is one row of one channel, whatever the sizes say', () => {
    const image = decodeImage(sgiBytes({ size: [2, 7, 3], dimension: 1 }, [10, 20]));
    expect(image).toMatchObject({ height: 1, channels: 1 });
    expect(rules(image)).toEqual(['image-dimension']);
    expect(decodeImage(sgiBytes({ size: [2, 0, 0], dimension: 1 }, [10, 20])).issues).toEqual([]);
  });

  it('of dithered colours takes the byte apart: 3 bits of red, 3 of green, 2 of blue', () => {
    const image = decodeImage(
      sgiBytes({ size: [3, 1, 1], colourMap: 1 }, [0b00000111, 0b00111000, 0b11000000]),
    );
    expect(pixels(image)).toEqual([
      [255, 0, 0, 255],
      [0, 255, 0, 255],
      [0, 0, 255, 255],
    ]);
  });

  it.each([2, 3, 9])('with colour-map field %i is shown as brightnesses, and says so', (colourMap) => {
    const image = decodeImage(sgiBytes({ size: [1, 1, 1], colourMap }, [7]));
    expect(pixels(image)).toEqual([[7, 7, 7, 255]]);
    expect(rules(image)).toEqual(['image-colour-map']);
  });
});

describe('an SGI image of packed rows', () => {
  it('has runs and stretches, rows anywhere', () => {
    const image = decodeImage(
      sgiBytes({ size: [3, 2, 1], storage: 1 }, [
        ...big32(532, 528, 6, 4),
        ...[3, 9, 0, 0],
        ...[0x83, 1, 2, 3, 0, 0],
      ]),
    );
    expect(image.compression).toBe('run-length');
    expect(pixels(image).map(([grey]) => grey)).toEqual([9, 9, 9, 1, 2, 3]);
    expect(image.issues).toEqual([]);
  });

  it('of two bytes a number counts in the low byte', () => {
    const body = packed([[...big16(2, 0x8080, 0x81, 0xffff, 0)]]);
    const image = decodeImage(sgiBytes({ size: [3, 1, 1], storage: 1, bytesPerChannel: 2 }, body));
    expect(pixels(image).map(([grey]) => grey)).toEqual([128, 128, 255]);
    expect(image.issues).toEqual([]);
  });

  it('has a table entry for each row of each channel', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((value) => [1, value, 0]);
    const image = decodeImage(sgiBytes({ size: [1, 2, 3], storage: 1 }, packed(rows)));
    expect(pixels(image)).toEqual([
      [2, 4, 6, 255],
      [1, 3, 5, 255],
    ]);
  });

  it('may share rows, and need not close them', () => {
    const image = decodeImage(sgiBytes({ size: [2, 2, 1], storage: 1 }, [...big32(528, 528, 2, 2), 2, 9]));
    expect(pixels(image).map(([grey]) => grey)).toEqual([9, 9, 9, 9]);
    expect(image.issues).toEqual([]);
  });

  it('with a run or a stretch behind the end of the row is clipped', () => {
    for (const row of [
      [100, 9, 0],
      [0x84, 9, 9, 8, 8, 0],
      [2, 9, 1, 8, 0],
    ]) {
      const image = decodeImage(sgiBytes({ size: [2, 1, 1], storage: 1 }, packed([row])));
      expect(pixels(image).map(([grey]) => grey)).toEqual([9, 9]);
      expect(rules(image)).toEqual(['image-run']);
    }
  });

  it('with a row that ends early leaves the rest empty', () => {
    for (const row of [
      [1, 9, 0],
      [0x83, 9],
      [1, 9, 5],
    ]) {
      const image = decodeImage(sgiBytes({ size: [3, 1, 1], storage: 1 }, packed([row])));
      expect(pixels(image)).toEqual([
        [9, 9, 9, 255],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
      expect(image.issues).toMatchObject([
        { rule: 'image-row', path: ['image', 'channels', 0, 'rows', 0], offset: 520, found: 1 },
      ]);
    }
  });

  it('with a table that points elsewhere says which row', () => {
    const image = decodeImage(
      sgiBytes({ size: [1, 4, 1], storage: 1 }, [
        ...big32(0, 0xffffffff, 544, 545),
        ...big32(3, 3, 0xffffffff, 2),
        ...[1, 7, 0],
      ]),
      'rows.sgi',
    );
    expect(image.issues.filter(({ rule }) => rule === 'image-row-place')).toMatchObject([
      { path: ['rows.sgi', 'channels', 0, 'rows', 0], offset: 512 },
      { path: ['rows.sgi', 'channels', 0, 'rows', 1], offset: 516 },
      { path: ['rows.sgi', 'channels', 0, 'rows', 2], offset: 544 },
    ]);
    expect(rules(image)).toContain('image-row-overlap');
    expect(pixels(image)[1]).toEqual([7, 7, 7, 255]);
  });
});

describe('an SGI image that leaves nothing to show', () => {
  const good = { size: [2, 2, 1] } as const;
  it.each([
    ['without a whole header', 'truncated', sgiBytes(good, []).subarray(0, 511)],
    ['without pixels', 'truncated', sgiBytes(good, [])],
    ['without its tables', 'truncated', sgiBytes({ ...good, storage: 1 }, big32(1, 2, 3))],
    ['stored in way 2', 'bad-value', sgiBytes({ ...good, storage: 2 }, [1, 2, 3, 4])],
    ['of 4 bytes a number', 'bad-value', sgiBytes({ ...good, bytesPerChannel: 4 }, [1, 2, 3, 4])],
    ['without channels', 'bad-count', sgiBytes({ size: [2, 2, 0] }, [1, 2, 3, 4])],
    ['without width', 'bad-count', sgiBytes({ size: [0, 2, 1] }, [1, 2, 3, 4])],
    ['of 65,535 by 65,535', 'limit', sgiBytes({ size: [65535, 65535, 65535] }, [1])],
    ['packed, of 65,535 by 65,535', 'limit', sgiBytes({ size: [65535, 65535, 4], storage: 1 }, [1])],
  ] as const)('%s is refused', async (_, code, bytes) => {
    await expectFormatError(code, () => decodeImage(bytes, 'x.sgi'));
  });
});
