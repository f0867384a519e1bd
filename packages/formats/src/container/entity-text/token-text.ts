import { FormatError, type FormatPath } from '@brushwork/record';
import { isSpace, latin1Text, wideCharacter } from './latin1-text.js';
import { type EntityEscapes, isEscape, tokenFlag } from './token-scanner.js';

const backslash = 0x5c;

/** How a key or a value is written: which branch's rules, and where it stands for an error's sake. */
export interface TokenOptions {
  /** Whether a backslash in quotes means something. */
  readonly escapes: EntityEscapes;
  /** Where the text goes. */
  readonly path?: FormatPath | undefined;
}

/** The text of a token between `start` and `end` (quotes left out), with its escapes resolved. */
export function readTokenText(
  bytes: Uint8Array,
  span: { readonly start: number; readonly end: number },
  options: { readonly escapes: EntityEscapes; readonly flags: number },
): string {
  const { start, end } = span;
  if (options.escapes === 'none' || (options.flags & tokenFlag.quoted) === 0)
    return latin1Text(bytes, start, end);
  let text = '';
  let plain = start;
  for (let at = start; at + 1 < end; at++) {
    if (bytes[at] !== backslash || !isEscape(bytes[at + 1]!, options.escapes)) continue;
    text += latin1Text(bytes, plain, at);
    const letter = bytes[++at]!;
    text += letter === 0x6e ? '\n' : letter === 0x74 ? '\t' : String.fromCharCode(letter);
    plain = at + 1;
  }
  return text + latin1Text(bytes, plain, end);
}

/**
 * What stands between the quotes for a text: the text itself, or its escapes where the branch has them. Throws
 * `FormatError` 'does-not-fit' for a NUL, which would end the lump's text, for a quote in a branch without escapes, for
 * a backslash at the end where only quotes are escaped, and for a character above U+00FF. A line break is allowed.
 */
export function writeTokenText(text: string, options: TokenOptions): string {
  checkTokenText(text, options.path);
  if (options.escapes === 'backslash') return escapeText(text);
  if (options.escapes === 'quote') return escapeQuotes(text, options.path);
  if (text.includes('"')) {
    throw new FormatError('does-not-fit', 'holds a quote, and this game has no way to write one', {
      path: options.path,
      expected: 'text without quotes',
      found: '"',
    });
  }
  return text;
}

/** Refuses a NUL and characters that are no bytes with `FormatError` 'does-not-fit'. */
export function checkTokenText(text: string, path?: FormatPath): void {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0) {
      throw new FormatError('does-not-fit', 'holds a NUL, which would end the text', {
        path,
        found: 'U+0000',
      });
    }
    if (code > 0xff) throw wideCharacter(code, path);
  }
}

/** A token in its usual form: in quotes. Throws as `writeTokenText` does. */
export function quoteToken(text: string, options: TokenOptions): string {
  return `"${writeTokenText(text, options)}"`;
}

/** Whether a text can stand as a token without quotes and still be read as the same text. */
export function isWord(text: string): boolean {
  if (text === '' || text.startsWith('"') || text.startsWith('//')) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isSpace(code) || code === 0x7b || code === 0x7d) return false;
  }
  return true;
}

/** Whether two names are the same to an engine, which takes no notice of the case of ASCII letters. */
export function sameName(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) {
    if (lowerCode(a.charCodeAt(i)) !== lowerCode(b.charCodeAt(i))) return false;
  }
  return true;
}

function lowerCode(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

function escapeText(text: string): string {
  let escaped = '';
  let plain = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = escapeLetter(text[i]!);
    if (letter === undefined) continue;
    escaped += `${text.slice(plain, i)}\\${letter}`;
    plain = i + 1;
  }
  return escaped + text.slice(plain);
}

function escapeQuotes(text: string, path: FormatPath | undefined): string {
  if (text.endsWith('\\')) {
    throw new FormatError('does-not-fit', 'ends in a backslash, which would make text of the closing quote', {
      path,
      expected: 'text without a backslash at its end',
      found: '\\',
    });
  }
  return text.replaceAll('"', '\\"');
}

function escapeLetter(character: string): string | undefined {
  if (character === '\n') return 'n';
  if (character === '\t') return 't';
  return character === '"' || character === '\\' ? character : undefined;
}
