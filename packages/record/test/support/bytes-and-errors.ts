import { expect } from 'vitest';
import { FormatError, type FormatErrorCode } from '../../src/errors.js';

/** Runs a step that has to throw a `FormatError`, checks its code, and returns the error. */
export function refused(code: FormatErrorCode, step: () => unknown): FormatError {
  let thrown: unknown;
  try {
    step();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(FormatError);
  const error = thrown as FormatError;
  expect(error.code).toBe(code);
  return error;
}

/** Bytes as hexadecimal digits, for comparing. */
export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes from hexadecimal digits, spaces ignored. */
export function unhex(digits: string): Uint8Array {
  const pairs = digits.replaceAll(' ', '').match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
