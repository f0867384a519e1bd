import { FormatError, type FormatErrorCode } from '@brushwork/record';
import { expect } from 'vitest';

/** Runs a step that has to fail with a `FormatError` of this code, and returns that. */
export async function expectFormatError(
  code: FormatErrorCode,
  step: () => unknown | Promise<unknown>,
): Promise<FormatError> {
  const error = await caught(step);
  expect(error).toBeInstanceOf(FormatError);
  if (!(error instanceof FormatError)) throw error;
  expect({ code: error.code, message: error.message }).toEqual({ code, message: error.message });
  return error;
}

/** Runs a step that may give a result or a `FormatError`; anything else fails the test. */
export async function resultOrFormatError<T>(step: () => T | Promise<T>): Promise<T | FormatError> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

async function caught(step: () => unknown | Promise<unknown>): Promise<unknown> {
  try {
    await step();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
