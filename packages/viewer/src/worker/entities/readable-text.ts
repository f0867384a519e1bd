import { decodeText, encodeText, latin1Bytes, latin1Text } from '@brushwork/formats';

const ascii = /^[\0-\x7f]*$/;

/** Text of one character a byte as people read it. */
export function readable(stored: string, encoding: string): string {
  return ascii.test(stored) ? stored : decodeText(latin1Bytes(stored), encoding).text;
}

/** Text of people with one character a byte; `does-not-fit` when the encoding lacks a character. */
export function writable(text: string, encoding: string): string {
  return ascii.test(text) ? text : latin1Text(encodeText(text, encoding));
}
