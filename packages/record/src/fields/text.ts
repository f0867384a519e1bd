import { FormatError } from '../errors.js';
import { Field, pathOf, type WriteTarget } from './field.js';
import { checkedWidth } from './hex.js';

/** Text of bytes, one character a byte (U+0000 to U+00FF), so that every byte comes back. */
export function byteText(d: DataView, o: number, size: number): string {
  let text = '';
  for (let i = 0; i < size; i++) text += String.fromCharCode(d.getUint8(o + i));
  return text;
}

/** Refuses text with a character that is no byte. */
function checkBytes(text: string, target: WriteTarget): void {
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) > 0xff) {
      throw new FormatError('does-not-fit', 'has a character above U+00FF: text holds one character a byte', {
        path: pathOf(target),
      });
    }
  }
}

/**
 * A C string in a fixed number of bytes: its text is what stands before the first NUL, one character a byte.
 * Setting it fills the rest with NUL; what stood after the NUL is kept until then.
 */
export class TextField extends Field<string, string, never> {
  /** Always `text`. */
  readonly kind = 'text' as const;
  override readonly size: number;
  override readonly align = 1;

  constructor(size: number) {
    super();
    this.size = checkedWidth(size);
  }

  override get(d: DataView, o: number): string {
    let length = 0;
    while (length < this.size && d.getUint8(o + length) !== 0) length++;
    return byteText(d, o, length);
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    this.write({ d, littleEndian, path: [] }, o, String(value));
  }

  override plain(d: DataView, o: number): string {
    return this.get(d, o);
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    if (typeof value !== 'string')
      throw new FormatError('does-not-fit', 'needs text', { path: pathOf(target) });
    if (value.length > this.size) {
      throw new FormatError('does-not-fit', `text of ${value.length} bytes`, {
        path: pathOf(target),
        expected: `at most ${this.size}`,
        found: value.length,
      });
    }
    if (value.includes('\0'))
      throw new FormatError('does-not-fit', 'text holds a NUL', { path: pathOf(target) });
    checkBytes(value, target);
    for (let i = 0; i < this.size; i++) target.d.setUint8(o + i, i < value.length ? value.charCodeAt(i) : 0);
  }

  override exact(d: DataView, o: number): boolean {
    let i = 0;
    while (i < this.size && d.getUint8(o + i) !== 0) i++;
    for (; i < this.size; i++) if (d.getUint8(o + i) !== 0) return false;
    return true;
  }
}

/** One byte as a character (U+0000 to U+00FF). */
export class CharField extends Field<string, string, never> {
  /** Always `char`. */
  readonly kind = 'char' as const;
  override readonly size = 1;
  override readonly align = 1;

  override get(d: DataView, o: number): string {
    return String.fromCharCode(d.getUint8(o));
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    this.write({ d, littleEndian, path: [] }, o, value);
  }

  override plain(d: DataView, o: number): string {
    return this.get(d, o);
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    if (typeof value !== 'string' || value.length !== 1) {
      throw new FormatError('does-not-fit', 'needs one character', { path: pathOf(target) });
    }
    checkBytes(value, target);
    target.d.setUint8(o, value.charCodeAt(0));
  }

  override exact(): boolean {
    return true;
  }
}
