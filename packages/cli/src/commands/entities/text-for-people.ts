import { decodeText, encodeText, latin1Bytes, latin1Text } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { UsageError } from '../../program/usage-error.js';

const ascii = /^[\0-\x7f]*$/;

/** Text of one character a byte as people read it. */
export function readable(latin1: string, encoding: string): string {
  return ascii.test(latin1) ? latin1 : decodeText(latin1Bytes(latin1), encoding).text;
}

/** Text of people with one character a byte; `UsageError` when the encoding lacks a character. */
export function writable(text: string, encoding: string): string {
  if (ascii.test(text)) return text;
  try {
    return latin1Text(encodeText(text, encoding));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new UsageError(`${error.reason}; --encoding chooses another`, { cause: error });
  }
}

/** Refuses a label that no encoding has with a `UsageError`. */
export function checkEncoding(label: string): void {
  try {
    decodeText(new Uint8Array(0), label);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new UsageError(error.reason, { cause: error });
  }
}
