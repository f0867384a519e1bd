import { FormatError } from '../errors.js';
import { Field, pathOf, type WriteTarget } from './field.js';

/** One byte that is true when it isn't 0. A byte other than 0 and 1 is kept apart in the plain form. */
export class BoolField extends Field<boolean, boolean, never> {
  /** Always `bool`. */
  readonly kind = 'bool' as const;
  override readonly size = 1;
  override readonly align = 1;

  override get(d: DataView, o: number): boolean {
    return d.getUint8(o) !== 0;
  }

  override set(d: DataView, o: number, _littleEndian: boolean, value: unknown): void {
    d.setUint8(o, value ? 1 : 0);
  }

  override plain(d: DataView, o: number): boolean {
    return d.getUint8(o) !== 0;
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    if (typeof value !== 'boolean')
      throw new FormatError('does-not-fit', 'needs true or false', { path: pathOf(target) });
    target.d.setUint8(o, value ? 1 : 0);
  }

  override exact(d: DataView, o: number): boolean {
    return d.getUint8(o) <= 1;
  }
}
