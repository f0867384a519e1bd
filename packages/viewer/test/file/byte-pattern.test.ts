import { describe, expect, it } from 'vitest';
import { bytePattern } from '../../src/elements/file/byte-pattern.js';
import { numberReadings } from '../../src/elements/file/number-readings.js';

describe('what is looked for among bytes', () => {
  it('is bytes where it looks like them, any of them for ??', () => {
    expect(bytePattern('0xDEADbeef')).toEqual({
      values: Uint8Array.of(0xde, 0xad, 0xbe, 0xef),
      masks: Uint8Array.of(255, 255, 255, 255),
    });
    expect(bytePattern(' de ?? 0f ')).toEqual({
      values: Uint8Array.of(0xde, 0, 0x0f),
      masks: Uint8Array.of(255, 0, 255),
    });
  });

  it('is text in either case otherwise, and exactly what stands between quotes', () => {
    expect(bytePattern('Ab1')).toEqual({
      values: Uint8Array.of(0x41, 0x62, 0x31),
      masks: Uint8Array.of(0xdf, 0xdf, 0xff),
    });
    expect(bytePattern('"de ad"')).toEqual({
      values: new TextEncoder().encode('de ad'),
      masks: new Uint8Array(5).fill(255),
    });
    expect(bytePattern('é')).toMatchObject({ values: Uint8Array.of(0xe9) });
    expect(bytePattern('中')).toMatchObject({ values: new TextEncoder().encode('中') });
  });

  it('is refused in words where it can’t be understood, and nothing where nothing was written', () => {
    expect(bytePattern('0xabc')).toContain('two digits');
    expect(bytePattern('?? ??')).toContain('is needed');
    expect(bytePattern('  ')).toBeUndefined();
  });
});

describe('bytes as numbers', () => {
  it('are read in both orders, in all sizes that fit', () => {
    const bytes = Uint8Array.of(0, 0, 0x80, 0x3f, 0xff);
    const little = new Map(numberReadings(bytes, { isLittleEndian: true }));
    expect(little.get('f32')).toBe('1');
    expect(little.get('u32')).toBe('1065353216');
    expect(little.has('u64')).toBe(false);
    expect(new Map(numberReadings(bytes.subarray(2), { isLittleEndian: false })).get('u16')).toBe('32831');
    expect(new Map(numberReadings(bytes.subarray(4), { isLittleEndian: true })).get('i8')).toBe('-1');
    expect(new Map(numberReadings(Uint8Array.of(0, 0, 0, 0x80), { isLittleEndian: true })).get('f32')).toBe(
      '-0',
    );
    expect(numberReadings(new Uint8Array(), { isLittleEndian: true })).toEqual([]);
  });
});
