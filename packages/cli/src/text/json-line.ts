import { toJsonText } from '@brushwork/record';

/** Legal unescaped in JSON, but acting or deceiving on a terminal; see `escapeText`. */
const unsafe = /[\x7f-\x9f\p{Cf}\u2028\u2029]/gu;

/**
 * Writes a value as JSON on one line, with its line feed, exact in the sense of `toJsonText`. Characters that a terminal
 * might act on are written as `\uXXXX`, which every reader of JSON turns back.
 */
export function formatJsonLine(value: unknown): string {
  return `${escapeJson(toJsonText(value ?? null))}\n`;
}

/** Makes the text of a JSON document safe for terminals without changing what it means. */
export function escapeJson(json: string): string {
  return json.replace(unsafe, (character) => {
    let text = '';
    for (let index = 0; index < character.length; index += 1) {
      text += `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }
    return text;
  });
}
