/** Legal unescaped in JSON, but acting or deceiving on a terminal; see `escapeText`. */
const unsafe = /[\x7f-\x9f\p{Cf}\u2028\u2029]/gu;

/**
 * Writes a value as JSON on one line, with its line feed. Characters that a terminal might act on are written as
 * `\uXXXX`, which every reader of JSON turns back. Integers of 64 bits, -0, NaN and infinities become strings.
 */
export function formatJsonLine(value: unknown): string {
  const json = JSON.stringify(value, (_key, item: unknown) => writeNumber(item)) ?? 'null';
  return `${escapeJson(json)}\n`;
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

function writeNumber(item: unknown): unknown {
  if (typeof item === 'bigint') return item.toString();
  if (typeof item !== 'number') return item;
  if (Object.is(item, -0)) return '-0';
  return Number.isFinite(item) ? item : String(item);
}
