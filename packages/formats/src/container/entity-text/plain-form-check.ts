import { FormatError, type FormatPath } from '@brushwork/record';
import { checkTokenText } from './token-text.js';

/** Plain data of unknown origin with the names that it may have. */
export type PlainFields = { readonly [name: string]: unknown };

/** An object that is neither nothing nor a list; throws `FormatError` 'bad-value' for anything else. */
export function needObject(value: unknown, path: FormatPath): PlainFields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as PlainFields;
  throw wrong('an object', value, path);
}

/** A list; throws `FormatError` 'bad-value' for anything else. */
export function needList(value: unknown, path: FormatPath): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw wrong('a list', value, path);
}

/** Text of one character a byte without a NUL; throws `FormatError` 'bad-value' or 'does-not-fit' for anything else. */
export function needText(value: unknown, path: FormatPath): string {
  if (typeof value !== 'string') throw wrong('text', value, path);
  checkTokenText(value, path);
  return value;
}

/** A whole number from 0 up to, not including, `limit`; throws `FormatError` 'bad-reference' for anything else. */
export function needIndex(value: unknown, limit: number, path: FormatPath): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit) return value;
  throw new FormatError('bad-reference', 'is no number of the list', {
    path,
    expected: `0 to ${limit - 1}`,
    found: typeof value === 'number' ? value : kindOf(value),
  });
}

/** The error for a value of the wrong kind. */
export function wrong(expected: string, value: unknown, path: FormatPath): FormatError {
  return new FormatError('bad-value', `is ${kindOf(value)}, not ${expected}`, {
    path,
    expected,
    found: kindOf(value),
  });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}
