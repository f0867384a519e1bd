/** Texts of about so many characters are written at once: each write costs far more than the making of a row. */
const joined = 64 * 1024;

/** The same parts, short texts that follow each other put together. */
export function* joinedParts(parts: Iterable<string | Uint8Array>): Generator<string | Uint8Array> {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
      if (text.length < joined) continue;
    }
    if (text !== '') yield text;
    text = '';
    if (typeof part !== 'string') yield part;
  }
  if (text !== '') yield text;
}
