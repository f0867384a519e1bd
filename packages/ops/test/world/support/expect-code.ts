import { FormatError, type FormatErrorCode } from '@brushwork/record';
import { expect } from 'vitest';

/** Runs a step that has to fail with a `FormatError` of this code, and returns that. */
export function expectCode(code: FormatErrorCode, step: () => unknown): FormatError {
  try {
    step();
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    expect({ code: error.code, message: error.message }).toEqual({ code, message: error.message });
    return error;
  }
  throw new Error(`nothing was thrown, expected ${code}`);
}
