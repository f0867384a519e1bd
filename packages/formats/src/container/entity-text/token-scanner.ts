/**
 * Whether a backslash in quotes means something. `none`: it is a byte like any other, as in nearly all games.
 * `quote`: `\"` is a quote, as in Vampire: The Masquerade - Bloodlines, whose outputs hold lines of script; a backslash
 * before anything else stands for itself. `backslash`: `\n`, `\t`, `\"` and `\\` are escapes, as in Strata Source's
 * entity lump version 1; a backslash before anything else stands for itself, and is remarkable.
 */
export type EntityEscapes = 'none' | 'quote' | 'backslash';

/** Every way of reading a backslash. */
export const entityEscapes: readonly EntityEscapes[] = ['none', 'quote', 'backslash'];

/** What a token is. */
export type TokenKind = 'open' | 'close' | 'quoted' | 'word' | 'comment' | 'end';

/** Bits of what is remarkable about a token. */
export const tokenFlag = {
  /** Written in quotes. */
  quoted: 1,
  /** The closing quote is missing: the token goes on to the end of the text. */
  unclosed: 2,
  /** A line break stands in the quotes. */
  lineBreak: 4,
  /** A backslash stands before something that is no escape. */
  unknownEscape: 8,
} as const;

const quote = 0x22;
const slash = 0x2f;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Cuts entity text into tokens as the engines' own parsers do: white space is every byte up to 0x20; a comment runs
 * from `//` at the start of a token to the end of the line; a quoted token ends at the next quote, whatever stands
 * between; a word ends before white space or a brace, so a quote inside a word belongs to it.
 */
export class TokenScanner {
  /** Where the next token is looked for; may be set back to the start of a token. */
  at: number;
  /** First byte of the token, its quote included. */
  start = 0;
  /** Byte after the token, its quote included. */
  end = 0;
  /** First byte of the token's text. */
  textStart = 0;
  /** Byte after the token's text. */
  textEnd = 0;
  /** `tokenFlag` bits. */
  flags = 0;
  private readonly bytes: Uint8Array;
  private readonly limit: number;
  private readonly escapes: EntityEscapes;

  /** Scans `bytes` up to `limit`. */
  constructor(bytes: Uint8Array, limit: number, escapes: EntityEscapes) {
    this.bytes = bytes;
    this.at = 0;
    this.limit = limit;
    this.escapes = escapes;
  }

  /** Goes to the next token and says what it is. */
  next(): TokenKind {
    const { bytes, limit } = this;
    let at = this.at;
    while (at < limit && bytes[at]! <= 0x20) at++;
    this.start = at;
    this.textStart = at;
    this.flags = 0;
    if (at >= limit) return this.finish('end', at);
    const byte = bytes[at]!;
    if (byte === quote) return this.quoted(at + 1);
    if (byte === openBrace) return this.finish('open', at + 1);
    if (byte === closeBrace) return this.finish('close', at + 1);
    if (byte === slash && at + 1 < limit && bytes[at + 1] === slash) {
      while (at < limit && bytes[at] !== 0x0a) at++;
      return this.finish('comment', at);
    }
    for (; at < limit; at++) {
      const inner = bytes[at]!;
      if (inner <= 0x20 || inner === openBrace || inner === closeBrace) break;
    }
    return this.finish('word', at);
  }

  private finish(kind: TokenKind, end: number): TokenKind {
    this.textEnd = end;
    this.end = end;
    this.at = end;
    return kind;
  }

  private quoted(first: number): TokenKind {
    const { bytes, limit, escapes } = this;
    let flags: number = tokenFlag.quoted;
    let at = first;
    for (; at < limit; at++) {
      const byte = bytes[at]!;
      if (byte === quote) break;
      if (byte === 0x0a || byte === 0x0d) flags |= tokenFlag.lineBreak;
      else if (byte === backslash && escapes !== 'none') {
        if (at + 1 < limit && isEscape(bytes[at + 1]!, escapes)) at++;
        else if (escapes === 'backslash') flags |= tokenFlag.unknownEscape;
      }
    }
    this.textStart = first;
    this.textEnd = at;
    if (at >= limit) flags |= tokenFlag.unclosed;
    this.flags = flags;
    this.end = at < limit ? at + 1 : at;
    this.at = this.end;
    return 'quoted';
  }
}

/** Whether a backslash before this byte makes an escape. */
export function isEscape(byte: number, escapes: EntityEscapes): boolean {
  if (escapes !== 'backslash') return escapes === 'quote' && byte === quote;
  return byte === 0x6e || byte === 0x74 || byte === quote || byte === backslash;
}
