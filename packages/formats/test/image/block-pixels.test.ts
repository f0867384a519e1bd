import { describe, expect, it } from 'vitest';
import { decodeImage } from '../../src/image/index.js';
import { little16 } from './support/image-bytes.js';
import { pixelsOf, rulesOf, vtfBytes } from './support/texture-bytes.js';

const formats = { DXT1: 13, DXT3: 14, DXT5: 15, DXT1_ONEBITALPHA: 20, ATI2N: 37, ATI1N: 38 } as const;
const decode = (
  name: keyof typeof formats,
  body: readonly number[],
  size: readonly [number, number] = [4, 4],
) => decodeImage(vtfBytes({ size, format: formats[name] }, body), 'a.vtf');

/** Two bits for each of four pixels, the first lowest. */
const row = (...indexes: number[]): number =>
  indexes.reduce((byte, index, i) => byte | (index << (i * 2)), 0);

const red = 0xf800;
const blue = 0x001f;

describe('a block of DXT1', () => {
  it('has two colours and two shades between them when the first is the larger number', () => {
    const image = decode('DXT1', [...little16(red, blue), row(0, 1, 2, 3), 0, 0, row(1, 1, 1, 1)]);
    expect(image).toMatchObject({ pixelFormat: 'DXT1', compression: 'block', channels: 3, issues: [] });
    expect(pixelsOf(image).slice(0, 4)).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [170, 0, 85, 255],
      [85, 0, 170, 255],
    ]);
    // Rows follow each other from the top.
    expect(pixelsOf(image)[4]).toEqual([255, 0, 0, 255]);
    expect(pixelsOf(image)[15]).toEqual([0, 0, 255, 255]);
  });

  it('has a middle and black otherwise, which is a hole where the format says so', () => {
    const body = [...little16(blue, red), row(0, 1, 2, 3), 0, 0, 0];
    expect(pixelsOf(decode('DXT1', body)).slice(0, 4)).toEqual([
      [0, 0, 255, 255],
      [255, 0, 0, 255],
      [128, 0, 128, 255],
      [0, 0, 0, 255],
    ]);
    const holes = decode('DXT1_ONEBITALPHA', body);
    expect(pixelsOf(holes)[3]).toEqual([0, 0, 0, 0]);
    expect(pixelsOf(holes)[2]).toEqual([128, 0, 128, 255]);
    expect(holes.channels).toBe(4);
  });

  it('spreads five and six bits over the whole range', () => {
    // Red 1 of 31, green 1 of 63, blue 16 of 31.
    const [first] = pixelsOf(decode('DXT1', [...little16((1 << 11) | (1 << 5) | 16, 0), 0, 0, 0, 0]));
    expect(first).toEqual([8, 4, 132, 255]);
  });
});

describe('a block with alpha', () => {
  const colours = [...little16(blue, red), row(0, 1, 2, 3), 0, 0, 0];

  it('of DXT3 has four bits of it for each pixel', () => {
    const image = decode('DXT3', [0x10, 0x32, 0x54, 0x76, 0x98, 0xba, 0xdc, 0xfe, ...colours]);
    expect(pixelsOf(image).map(([, , , alpha]) => alpha)).toEqual([...Array(16).keys()].map((i) => i * 17));
    // Its colours are always four.
    expect(pixelsOf(image)[2]?.slice(0, 3)).toEqual([85, 0, 170]);
    expect(pixelsOf(image)[3]?.slice(0, 3)).toEqual([170, 0, 85]);
  });

  it('of DXT5 has two of it and six steps between them, or four with nothing and all', () => {
    // Indexes 0 to 7 in three bits each, twice.
    const indexes = [0x88, 0xc6, 0xfa, 0x88, 0xc6, 0xfa];
    const eight = decode('DXT5', [210, 0, ...indexes, ...colours]);
    expect(pixelsOf(eight).map(([, , , alpha]) => alpha)).toEqual([
      ...[210, 0, 180, 150, 120, 90, 60, 30],
      ...[210, 0, 180, 150, 120, 90, 60, 30],
    ]);
    const six = decode('DXT5', [100, 200, ...indexes, ...colours]);
    expect(
      pixelsOf(six)
        .slice(0, 8)
        .map(([, , , alpha]) => alpha),
    ).toEqual([100, 200, 120, 140, 160, 180, 0, 255]);
  });

  it('has brightnesses and directions in the kinds for those', () => {
    const indexes = [0x88, 0xc6, 0xfa, 0x88, 0xc6, 0xfa];
    expect(pixelsOf(decode('ATI1N', [210, 0, ...indexes]))[2]).toEqual([180, 180, 180, 255]);
    const flat = decode('ATI2N', [128, 128, 0, 0, 0, 0, 0, 0, 128, 128, 0, 0, 0, 0, 0, 0]);
    expect(pixelsOf(flat)[0]).toEqual([128, 128, 255, 255]);
  });
});

describe('a picture of blocks', () => {
  const block = (colour: number): number[] => [...little16(colour, 0), 0, 0, 0, 0];

  it('has as many as it needs, and leaves out what is outside', () => {
    const image = decode('DXT1', [red, 0x07e0, blue, 0xffff].flatMap(block), [5, 6]);
    const pixels = pixelsOf(image);
    expect(pixels).toHaveLength(30);
    expect(pixels[3]).toEqual([255, 0, 0, 255]);
    expect(pixels[4]).toEqual([0, 255, 0, 255]);
    expect(pixels[5 * 4]).toEqual([0, 0, 255, 255]);
    expect(pixels[5 * 5 + 4]).toEqual([255, 255, 255, 255]);
  });

  it('that is smaller than a block has one', () => {
    expect(pixelsOf(decode('DXT1', block(red), [1, 2]))).toEqual([
      [255, 0, 0, 255],
      [255, 0, 0, 255],
    ]);
  });

  it('shows the blocks that are there', () => {
    const image = decode('DXT1', [...block(red), 1, 2, 3], [8, 4]);
    expect(rulesOf(image)).toEqual(['image-truncated']);
    expect(pixelsOf(image)[3]).toEqual([255, 0, 0, 255]);
    expect(pixelsOf(image)[4]).toEqual([0, 0, 0, 0]);
  });
});
