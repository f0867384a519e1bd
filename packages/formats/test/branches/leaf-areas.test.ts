import { describe, expect, it } from 'vitest';
import { Leaf } from '../../src/branch/valve/orange-box.js';

/** A leaf with a word at byte 6, where nine bits are its area and seven its flags. */
function leafOf(word: number, littleEndian: boolean): Leaf {
  const view = new DataView(new ArrayBuffer(32));
  view.setUint16(6, word, littleEndian);
  const bytes = new Uint8Array(view.buffer);
  return Leaf.fromBytes(bytes, { byteOrder: littleEndian ? 'little' : 'big' });
}

describe('the area of a leaf', () => {
  it.each([true, false])(
    'is nine bits without a sign, beside seven of flags (little-endian: %s)',
    (little) => {
      for (const [area, flags] of [
        [0, 0],
        [255, 3],
        [256, 0],
        [300, 5],
        [511, 127],
      ] as const) {
        const leaf = leafOf(area | (flags << 9), little);
        expect([leaf.area, leaf.flags]).toEqual([area, flags]);
      }
    },
  );

  it('refuses one that nine bits do not hold', () => {
    expect(() => Leaf.from({ area: 512 })).toThrow('needs an integer of 9 bits');
    expect(Leaf.from({ area: 511 }).area).toBe(511);
  });
});
