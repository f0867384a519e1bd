/** What varies in a message: a number or a text. */
const VARIABLE = /%[a-z]/;

function normal(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * How well a text fits a game's message, whose variable parts are written `%i` and `%s`: 0 for not at all, else the
 * number of fixed characters that they have in common. The text may be the whole message with its variables filled
 * in, with other words around it, or a part of it. Without regard to case.
 */
export function messageFit(message: string, text: string): number {
  const given = normal(text);
  const pattern = normal(message);
  if (given === '') return 0;
  if (pattern.includes(given)) return given.length;
  let at = 0;
  let fixed = 0;
  for (const part of pattern.split(VARIABLE)) {
    const words = part.trim();
    const found = given.indexOf(words, at);
    if (found < 0) return 0;
    at = found + words.length;
    fixed += words.length;
  }
  return fixed;
}
