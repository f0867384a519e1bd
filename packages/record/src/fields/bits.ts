import { FormatError } from '../errors.js';
import { Field, pathOf, type ViewInternals, type WriteTarget } from './field.js';
import { integerRange, NumberField } from './number.js';
import type { Role } from './role.js';

/** The integers that can carry bit fields. */
export type BitCarrier = 'u8' | 'i8' | 'u16' | 'i16' | 'u32' | 'i32';

/**
 * Some bits of an integer, as a C bit field: neighbours whose carriers are of one size share a word from the lowest
 * bit up, in both byte orders, and each is signed when its carrier is. Where carriers of several sizes meet, a new word
 * begins, as with Microsoft's compiler (and gcc's `ms_struct`), which the games were built with.
 */
export class BitsField<L extends string = never> extends Field<number, number, L> {
  /** Always `bits`. */
  readonly kind = 'bits' as const;
  /** The word that the bits are part of. */
  readonly carrier: NumberField;
  /** How many bits. */
  readonly bits: number;
  /** What the number means. */
  readonly role: Role | undefined;
  /** Position of the lowest bit in the word. */
  readonly shift: number;
  override readonly size: number;
  override readonly align: number;

  constructor(carrier: BitCarrier, bits: number, role: Role | undefined, shift = 0) {
    super();
    this.carrier = new NumberField(carrier);
    if (integerRange(carrier) === undefined) throw new RangeError(`${carrier} can't carry bit fields`);
    if (!(Number.isInteger(bits) && bits >= 1 && bits <= this.carrier.size * 8)) {
      throw new RangeError(`${bits} bits don't fit in ${carrier}`);
    }
    this.bits = bits;
    this.role = role;
    this.shift = shift;
    this.size = this.carrier.size;
    this.align = this.carrier.align;
  }

  /** The same field with its lowest bit at another position; the layout of a record places its fields so. */
  at(shift: number): BitsField<L> {
    return new BitsField<L>(this.carrier.type as BitCarrier, this.bits, this.role, shift);
  }

  /** Smallest and largest value. */
  get range(): readonly [number, number] {
    return this.carrier.type.startsWith('i')
      ? [-(2 ** (this.bits - 1)), 2 ** (this.bits - 1) - 1]
      : [0, 2 ** this.bits - 1];
  }

  override get(d: DataView, o: number, littleEndian: boolean): number {
    const word = this.carrier.get(d, o, littleEndian);
    const left = 32 - this.bits - this.shift;
    return this.carrier.type.startsWith('i')
      ? (word << left) >> (32 - this.bits)
      : (word << left) >>> (32 - this.bits);
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    this.write({ d, littleEndian, path: [] }, o, value);
  }

  override plain(d: DataView, o: number, littleEndian: boolean): number {
    return this.get(d, o, littleEndian);
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    const [low, high] = this.range;
    if (!(typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high)) {
      throw new FormatError('does-not-fit', `needs an integer of ${this.bits} bits`, {
        path: pathOf(target),
        expected: `${low} to ${high}`,
        found: typeof value === 'number' ? value : typeof value,
      });
    }
    const mask = ((2 ** this.bits - 1) << this.shift) >>> 0;
    const word = this.carrier.get(target.d, o, target.littleEndian);
    this.carrier.set(target.d, o, target.littleEndian, (word & ~mask) | ((value << this.shift) & mask));
  }

  override exact(): boolean {
    return true;
  }

  override getter(offset: number, littleEndian: boolean): (this: ViewInternals) => number {
    const word = this.carrier.getter(offset, littleEndian);
    const left = 32 - this.bits - this.shift;
    const right = 32 - this.bits;
    if (this.carrier.type.startsWith('i')) {
      return function (this: ViewInternals) {
        return (word.call(this) << left) >> right;
      };
    }
    return function (this: ViewInternals) {
      return (word.call(this) << left) >>> right;
    };
  }
}
