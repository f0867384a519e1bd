const quote = 0x22;
const slash = 0x2f;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * Finds the end of a block inside an entity, as map sources have them for brushes and patches: the byte after the
 * brace that closes the one at `open`, or `limit` when none does. Words may begin with `{`, as the names of
 * see-through textures do, so an opening brace counts only when nothing but a separator follows it. Depth is a
 * number, nothing is kept.
 */
export function nestedBlockEnd(bytes: Uint8Array, open: number, limit: number): number {
  let depth = 1;
  let at = open + 1;
  while (at < limit) {
    const byte = bytes[at]!;
    if (byte <= 0x20) at++;
    else if (byte === closeBrace) {
      at++;
      if (--depth === 0) return at;
    } else if (byte === openBrace && opensBlock(bytes, at + 1, limit)) {
      depth++;
      at++;
    } else if (byte === quote) {
      const end = bytes.indexOf(quote, at + 1);
      at = end < 0 || end >= limit ? limit : end + 1;
    } else if (byte === slash && bytes[at + 1] === slash) {
      const end = bytes.indexOf(0x0a, at);
      at = end < 0 || end >= limit ? limit : end;
    } else {
      at++;
      while (at < limit && bytes[at]! > 0x20 && bytes[at] !== closeBrace) at++;
    }
  }
  return limit;
}

function opensBlock(bytes: Uint8Array, at: number, limit: number): boolean {
  if (at >= limit) return true;
  const byte = bytes[at]!;
  return byte <= 0x20 || byte === openBrace || byte === closeBrace || byte === quote || byte === 0x28;
}
