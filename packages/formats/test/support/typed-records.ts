import { expect } from 'vitest';
import type { GameMap } from '../../src/map/game-map.js';

/** Type of a number in C. */
export type NumberType = 'u8' | 'i8' | 'u16' | 'i16' | 'u32' | 'i32' | 'f32';

/** A field: where it begins in the record, its type, and which bits of it, from the lowest, where it has not all. */
export type TypedField = readonly [
  path: string,
  offset: number,
  type: NumberType,
  bits?: readonly [number, number],
];

/** A record of a lump. */
export interface TypedRecord {
  readonly lump: string;
  readonly size: number;
  readonly fields: readonly TypedField[];
}

const readers: Readonly<Record<NumberType, (d: DataView, at: number) => number>> = {
  u8: (d, at) => d.getUint8(at),
  i8: (d, at) => d.getInt8(at),
  u16: (d, at) => d.getUint16(at, true),
  i16: (d, at) => d.getInt16(at, true),
  u32: (d, at) => d.getUint32(at, true),
  i32: (d, at) => d.getInt32(at, true),
  f32: (d, at) => d.getFloat32(at, true),
};

function valueAt(element: unknown, path: string): unknown {
  return path.split('.').reduce((value, name) => (value as Readonly<Record<string, unknown>>)[name], element);
}

/** Every element of a lump of a little-endian file has the values that stand where a record that was typed by hand has them. */
export function expectTypedRecord(map: GameMap<object>, file: Uint8Array, typed: TypedRecord): void {
  const d = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const name = typed.lump;
  const lump = map.lump(name) as unknown as { length: number; object(i: number): unknown };
  const { offset, length } = map.entryOf(name);
  expect(lump.length).toBeGreaterThan(0);
  expect(lump.length).toBe(length / typed.size);
  for (let i = 0; i < lump.length; i++) {
    const element = lump.object(i);
    for (const [path, at, type, bits] of typed.fields) {
      const stored = readers[type](d, offset + i * typed.size + at);
      const expected = bits === undefined ? stored : Math.floor(stored / 2 ** bits[0]) % 2 ** bits[1];
      const place = `${name}[${i}].${path}`;
      expect([place, valueAt(element, path)]).toEqual([place, expected]);
    }
  }
}
