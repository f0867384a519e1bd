import { FormatError } from '../errors.js';
import { Field, pathOf, type WriteTarget } from './field.js';
import { bytesAt, checkedWidth, fromHex, toHex } from './hex.js';

/** Bytes whose meaning isn't known. Live they are a view on the file, plain they are hexadecimal digits. */
export class BytesField<K extends 'bytes' | 'padding' = 'bytes' | 'padding'> extends Field<
  Uint8Array,
  string,
  never
> {
  /** `bytes` for content that isn't understood, `padding` for filler that the compiler leaves. */
  readonly kind: K;
  override readonly size: number;
  override readonly align = 1;

  constructor(kind: K, size: number) {
    super();
    this.kind = kind;
    this.size = checkedWidth(size);
  }

  override get(d: DataView, o: number): Uint8Array {
    return bytesAt(d, o, this.size);
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    this.write({ d, littleEndian, path: [] }, o, value);
  }

  override plain(d: DataView, o: number): string {
    return toHex(bytesAt(d, o, this.size));
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    const bytes = value instanceof Uint8Array ? value : fromHex(value, this.size, pathOf(target));
    if (bytes.length !== this.size) {
      throw new FormatError('does-not-fit', `needs ${this.size} bytes`, {
        path: pathOf(target),
        found: bytes.length,
      });
    }
    bytesAt(target.d, o, this.size).set(bytes);
  }

  override exact(d: DataView, o: number): boolean {
    // Padding is left out of plain data, so that it comes back only when it is zero.
    return this.kind === 'bytes' || bytesAt(d, o, this.size).every((byte) => byte === 0);
  }
}
