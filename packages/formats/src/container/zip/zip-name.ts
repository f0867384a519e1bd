/** The upper half of code page 437, the character set of zip names that carry no UTF-8 flag. */
const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/**
 * Reads a zip name or comment as text.
 *
 * With `utf8` (general purpose flag bit 11) the bytes are UTF-8; bytes that aren't, and all names without the flag,
 * are read as code page 437, which the zip specification names (APPNOTE 6.3, appendix D) and which has a character
 * of its own for every byte. NUL and other control bytes stay what they are.
 */
export function decodeZipText(bytes: Uint8Array, options: { readonly utf8: boolean }): string {
  if (options.utf8) {
    const text = decodeStrictUtf8(bytes);
    if (text !== undefined) return text;
  }
  return decodeCodePage437(bytes);
}

/** Reads UTF-8; `undefined` when the bytes aren't UTF-8. A byte order mark stays in the text. */
export function decodeStrictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decodeCodePage437(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : (upperHalf[byte - 0x80] ?? '');
  return text;
}
