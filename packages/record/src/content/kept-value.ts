import type { AnyField, WriteTarget } from '../fields/field.js';
import { bytesAt, fromHex, toHex } from '../fields/hex.js';

/** A value without a record around it whose plain form doesn't give its bytes back, with those bytes beside it. */
export interface KeptValue {
  /** The plain value. */
  readonly $value: unknown;
  /** Its bytes as hexadecimal digits; they count while the value is still the one that they hold. */
  readonly $raw: string;
}

/** A value as plain data that gives its bytes back: the plain value alone, or a `KeptValue`. */
export function plainOrKept(field: AnyField, d: DataView, o: number, littleEndian: boolean): unknown {
  const value = field.plain(d, o, littleEndian);
  if (field.exact(d, o, littleEndian)) return value;
  return { $value: value, $raw: toHex(bytesAt(d, o, field.size)) } satisfies KeptValue;
}

/** Writes what `plainOrKept` gave. */
export function writePlainOrKept(field: AnyField, target: WriteTarget, o: number, value: unknown): void {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, '$value')) {
    field.write(target, o, value);
    return;
  }
  const kept = value as Partial<KeptValue>;
  const raw = fromHex(kept.$raw, field.size, [...target.path, '$raw']);
  bytesAt(target.d, o, field.size).set(raw);
  field.writeOver(target, o, kept.$value);
}
