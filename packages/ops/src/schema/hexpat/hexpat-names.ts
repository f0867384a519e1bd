import { cIdentifier } from '../c/c-names.js';

/** Words that the pattern language keeps for itself beside those of C. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'addressof as be bitfield catch char char16 fn from import in is le match null out padding parent reference ref s8 ' +
    's16 s24 s32 s48 s64 s96 s128 str this typenameof u8 u16 u24 u32 u48 u64 u96 u128 std type builtin hex unsigned signed'
  ).split(' '),
);

/** A name as an identifier of the pattern language. */
export function hexpatIdentifier(name: string): string {
  const plain = cIdentifier(name);
  return KEYWORDS.has(plain) ? `${plain}_` : plain;
}

/** A lump's name as that of a member: `DRAW_VERTICES` as `drawVertices`. */
export function memberName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const joined = words
    .map((word, i) => {
      const lower = word === word.toUpperCase() ? word.toLowerCase() : word;
      return i === 0 ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
    })
    .join('');
  return hexpatIdentifier(joined);
}
