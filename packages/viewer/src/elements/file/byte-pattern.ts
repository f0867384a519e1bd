import type { BytePattern } from '../../protocol/byte-api.js';

/** Bits that tell letters apart whatever their case. */
const eitherCase = 0xdf;

/**
 * What somebody looks for among bytes: `0xdeadbeef`, or pairs of digits with spaces between them (`de ad ?? ef`, where
 * `??` is any byte), are bytes; anything else is text in either case, and exactly what stands between quotes. `undefined`
 * when there is nothing to look for, a text that says why where it can't be understood.
 */
export function bytePattern(written: string): BytePattern | string | undefined {
  const given = written.trim();
  if (given === '') return undefined;
  if (/^0x/i.test(given)) return hexPattern(given.slice(2).replaceAll(/\s/g, ''));
  if (/^([0-9a-f]{2}|\?\?)(\s+([0-9a-f]{2}|\?\?))+$/i.test(given))
    return hexPattern(given.replaceAll(/\s/g, ''));
  const quoted = /^"(.+)"$/s.exec(given)?.[1];
  return textPattern(quoted ?? given, { isExact: quoted !== undefined });
}

function hexPattern(digits: string): BytePattern | string {
  if (!/^([0-9a-f]{2}|\?\?)+$/i.test(digits)) return 'two digits for each byte, or ?? for any';
  const pairs = digits.match(/../g) ?? [];
  if (pairs.every((pair) => pair === '??')) return 'a byte that isn’t ?? is needed';
  return {
    values: Uint8Array.from(pairs, (pair) => (pair === '??' ? 0 : Number.parseInt(pair, 16))),
    masks: Uint8Array.from(pairs, (pair) => (pair === '??' ? 0 : 0xff)),
  };
}

/** Text as games store it: a byte for each character, or UTF-8 where one has no byte of its own. */
function textPattern(text: string, { isExact }: { readonly isExact: boolean }): BytePattern {
  const codes = Array.from(text, (character) => character.codePointAt(0) as number);
  const values = codes.every((code) => code < 0x100)
    ? Uint8Array.from(codes)
    : new TextEncoder().encode(text);
  return { values, masks: values.map((value) => (!isExact && isLetter(value) ? eitherCase : 0xff)) };
}

function isLetter(value: number): boolean {
  return (value >= 0x41 && value <= 0x5a) || (value >= 0x61 && value <= 0x7a);
}
