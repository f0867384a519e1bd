import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { halfOf, linearOfScreen, screenOfLinear, writeExr, writeLightPng } from '../../../src/scene/index.js';

const page = { width: 2, height: 1, pixels: Float32Array.of(0, 0.5, 1, 4, 0.25, 100_000) };

describe('numbers of 16 bits', () => {
  it.each([
    [0, 0],
    [1, 0x3c00],
    [-2, 0xc000],
    [65504, 0x7bff],
    [1e9, 0x7bff],
    [Number.POSITIVE_INFINITY, 0x7bff],
    [Number.NaN, 0],
    [2 ** -14, 0x0400],
    [2 ** -24, 0x0001],
    [2 ** -25, 0x0000],
    [2 ** -26, 0],
    [2 ** -14 - 2 ** -24, 0x03ff],
    [1 + 2 ** -11, 0x3c00],
    [1 + 3 * 2 ** -11, 0x3c02],
    [1 / 3, 0x3555],
    [2047.9, 0x6800],
  ])('%s is %i', (value, bits) => {
    expect(halfOf(value)).toBe(bits);
  });
});

describe('EXR', () => {
  it('has rows of blue, green and red behind a table of where they begin', () => {
    const bytes = writeExr(page);
    const view = new DataView(bytes.buffer);
    expect(view.getUint32(0, true)).toBe(20000630);
    const rowSize = 2 * 3 * 2;
    const first = bytes.length - rowSize - 8;
    expect(view.getBigUint64(first - 8, true)).toBe(BigInt(first));
    expect([view.getInt32(first, true), view.getInt32(first + 4, true)]).toEqual([0, rowSize]);
    const halves = Array.from({ length: 6 }, (_, i) => view.getUint16(first + 8 + i * 2, true));
    expect(halves).toEqual([1, 100_000, 0.5, 0.25, 0, 4].map(halfOf));
  });

  it('is darker or brighter by stops', () => {
    const bytes = writeExr(page, { exposure: -1 });
    const view = new DataView(bytes.buffer);
    expect(view.getUint16(bytes.length - 2, true)).toBe(halfOf(2));
  });
});

describe('PNG', () => {
  it('is what a screen shows, cut off at white', () => {
    const { data, channels, width } = decode(writeLightPng(page));
    expect([channels, width]).toEqual([3, 2]);
    expect([...data]).toEqual([0, 188, 255, 255, 137, 255]);
    expect([...decode(writeLightPng(page, { exposure: -2 })).data].slice(0, 4)).toEqual([0, 99, 137, 255]);
  });

  it('has the bytes again that light was stored in', () => {
    for (const white of [64, 128, 255]) {
      const pixels = Float32Array.from({ length: 258 }, (_, i) => linearOfScreen(Math.min(i, 255) / white));
      const { data } = decode(writeLightPng({ width: 86, height: 1, pixels }, { white }));
      expect([...data].slice(0, 256)).toEqual(Array.from({ length: 256 }, (_, i) => i));
    }
    expect(screenOfLinear(linearOfScreen(1.9))).toBeCloseTo(1.9, 9);
  });
});
