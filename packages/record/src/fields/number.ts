import { FormatError } from '../errors.js';
import { Field, pathOf, type WriteTarget } from './field.js';
import { readFloat16, writeFloat16 } from './float16.js';
import { type NumberGetter, numberGetters } from './number-getters.js';
import type { Role } from './role.js';

/** The numeric types that read as a JavaScript number. */
export type NumericType = 'u8' | 'i8' | 'u16' | 'i16' | 'u32' | 'i32' | 'f16' | 'f32' | 'f64';

const SIZES: Readonly<Record<NumericType, number>> = {
  u8: 1,
  i8: 1,
  u16: 2,
  i16: 2,
  u32: 4,
  i32: 4,
  f16: 2,
  f32: 4,
  f64: 8,
};
const RANGES: Readonly<Partial<Record<NumericType, readonly [number, number]>>> = {
  u8: [0, 0xff],
  i8: [-0x80, 0x7f],
  u16: [0, 0xffff],
  i16: [-0x8000, 0x7fff],
  u32: [0, 0xffffffff],
  i32: [-0x80000000, 0x7fffffff],
};

/** Smallest and largest value of an integer type; `undefined` for floats. */
export function integerRange(type: NumericType): readonly [number, number] | undefined {
  return RANGES[type];
}

/** Numbers that JSON can't hold are written as these texts. */
const SPECIAL: ReadonlyMap<unknown, number> = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['-0', -0],
]);

/** A number that may come from JSON, where -0, NaN and the infinities are texts; `undefined` for anything else. */
export function plainNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : SPECIAL.get(value);
}

/** An integer or a float, optionally with a meaning: a reference, a span, an enumeration. */
export class NumberField<L extends string = never> extends Field<number, number, L> {
  /** Always `number`. */
  readonly kind = 'number' as const;
  /** Which integer or float. */
  readonly type: NumericType;
  /** What the number means, beyond being a number. */
  readonly role: Role | undefined;
  override readonly size: number;
  override readonly align: number;

  constructor(type: NumericType, role?: Role) {
    super();
    this.type = type;
    this.role = role;
    this.size = SIZES[type];
    this.align = SIZES[type];
  }

  override get(d: DataView, o: number, littleEndian: boolean): number {
    switch (this.type) {
      case 'u8':
        return d.getUint8(o);
      case 'i8':
        return d.getInt8(o);
      case 'u16':
        return d.getUint16(o, littleEndian);
      case 'i16':
        return d.getInt16(o, littleEndian);
      case 'u32':
        return d.getUint32(o, littleEndian);
      case 'i32':
        return d.getInt32(o, littleEndian);
      case 'f16':
        return readFloat16(d, o, littleEndian);
      case 'f32':
        return d.getFloat32(o, littleEndian);
      case 'f64':
        return d.getFloat64(o, littleEndian);
    }
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    const number = Number(value);
    switch (this.type) {
      case 'u8':
        d.setUint8(o, number);
        break;
      case 'i8':
        d.setInt8(o, number);
        break;
      case 'u16':
        d.setUint16(o, number, littleEndian);
        break;
      case 'i16':
        d.setInt16(o, number, littleEndian);
        break;
      case 'u32':
        d.setUint32(o, number, littleEndian);
        break;
      case 'i32':
        d.setInt32(o, number, littleEndian);
        break;
      case 'f16':
        writeFloat16(d, o, littleEndian, number);
        break;
      case 'f32':
        d.setFloat32(o, number, littleEndian);
        break;
      case 'f64':
        d.setFloat64(o, number, littleEndian);
        break;
    }
  }

  override plain(d: DataView, o: number, littleEndian: boolean): number {
    return this.get(d, o, littleEndian);
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    const number = plainNumber(value);
    const range = RANGES[this.type];
    if (number === undefined) {
      throw new FormatError('does-not-fit', `needs a number, got ${typeof value}`, { path: pathOf(target) });
    }
    if (range !== undefined && !(Number.isInteger(number) && number >= range[0] && number <= range[1])) {
      throw new FormatError('does-not-fit', `${number} is no ${this.type}`, {
        path: pathOf(target),
        expected: `${range[0]} to ${range[1]}`,
        found: number,
      });
    }
    this.set(target.d, o, target.littleEndian, number);
  }

  override exact(d: DataView, o: number, littleEndian: boolean): boolean {
    if (RANGES[this.type] !== undefined) return true;
    return !Number.isNaN(this.get(d, o, littleEndian));
  }

  override getter(offset: number, littleEndian: boolean): NumberGetter {
    return numberGetters[littleEndian ? 'little' : 'big'][this.type](offset);
  }
}
