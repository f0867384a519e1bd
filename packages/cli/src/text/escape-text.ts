/** What `escapeText` leaves as it is. */
export interface EscapeTextOptions {
  /** Keep line feeds (U+000A), for text of several lines. */
  readonly keepNewlines?: boolean | undefined;
  /** Keep tabs (U+0009). */
  readonly keepTabs?: boolean | undefined;
}

/**
 * Everything that moves the cursor, changes what the terminal does, or changes how other characters look while being
 * invisible itself: control characters (C0, DEL, C1), format characters (bidirectional marks, zero-width characters,
 * byte order mark, soft hyphen, tags), line and paragraph separators, lone surrogates, and the fillers that are
 * letters by class but show nothing.
 */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|\u034f/gu;
const safeAscii = /^[\x20-\x7e]*$/;

const shortForms = new Map<string, string>([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/**
 * Makes any text from a file safe to print on a terminal: what could act or deceive is written as `\x1b`, `\u202e` or
 * `\u{e0041}`. For people, not for machines: a backslash stays one, so the result can't be turned back.
 */
export function escapeText(text: string, options: EscapeTextOptions = {}): string {
  if (safeAscii.test(text)) return text;
  return text.replace(unsafe, (character) => {
    if (character === '\n' && options.keepNewlines === true) return character;
    if (character === '\t' && options.keepTabs === true) return character;
    return shortForms.get(character) ?? escapeCodePoint(character.codePointAt(0) ?? 0);
  });
}

function escapeCodePoint(code: number): string {
  const hex = code.toString(16);
  if (code < 0x100) return `\\x${hex.padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\u{${hex}}`;
}
