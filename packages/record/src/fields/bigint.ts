import { FormatError } from '../errors.js';
import { Field, pathOf, type WriteTarget } from './field.js';

/** The 64-bit integer types, which read as a bigint. */
export type BigIntType = 'u64' | 'i64';

/** A plain 64-bit integer from data that may have been JSON, where it is a decimal text. */
function plainBigInt(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && /^-?[0-9]{1,20}$/.test(value)) return BigInt(value);
  return undefined;
}

/** A 64-bit integer. */
export class BigIntField extends Field<bigint, bigint, never> {
  /** Always `bigint`. */
  readonly kind = 'bigint' as const;
  /** Signed or not. */
  readonly type: BigIntType;
  override readonly size = 8;
  override readonly align = 8;

  constructor(type: BigIntType) {
    super();
    this.type = type;
  }

  override get(d: DataView, o: number, littleEndian: boolean): bigint {
    return this.type === 'u64' ? d.getBigUint64(o, littleEndian) : d.getBigInt64(o, littleEndian);
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    const number = plainBigInt(value);
    if (number === undefined) throw new FormatError('does-not-fit', `needs a 64-bit integer (${this.type})`);
    d.setBigInt64(o, number, littleEndian);
  }

  override plain(d: DataView, o: number, littleEndian: boolean): bigint {
    return this.get(d, o, littleEndian);
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    const number = plainBigInt(value);
    const wrapped =
      number === undefined
        ? undefined
        : this.type === 'u64'
          ? BigInt.asUintN(64, number)
          : BigInt.asIntN(64, number);
    if (number === undefined || wrapped !== number) {
      throw new FormatError('does-not-fit', `needs a 64-bit integer (${this.type})`, {
        path: pathOf(target),
      });
    }
    target.d.setBigInt64(o, number, target.littleEndian);
  }

  override exact(): boolean {
    return true;
  }
}
