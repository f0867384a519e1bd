import { FormatError } from '@brushwork/record';
import { type CodePage, codePage, decoderFor } from './code-page.js';
import { codesText } from './latin1-text.js';

/** Text for people, and the encoding that it was read with. */
export interface DecodedText {
  /** The text. */
  readonly text: string;
  /** The encoding's name in the WHATWG Encoding Standard, e.g. `utf-8`. */
  readonly encoding: string;
}

/**
 * Reads bytes as text for people: as UTF-8 when they are valid UTF-8, else as windows-1252, where every byte has a
 * character; or in the encoding that is asked for, by any label of the WHATWG Encoding Standard (`windows-1251` for
 * most Russian maps). A file does not state its encoding; the one used is returned. A byte order mark is kept.
 * Throws `FormatError` 'unsupported' for an unknown label.
 */
export function decodeText(bytes: Uint8Array, encoding?: string): DecodedText {
  if (encoding === undefined) {
    try {
      const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
      return { text: decoder.decode(bytes), encoding: 'utf-8' };
    } catch {
      return decodeText(bytes, 'windows-1252');
    }
  }
  const decoder = decoderFor(encoding);
  if (decoder.encoding !== 'windows-1252') return { text: decoder.decode(bytes), encoding: decoder.encoding };
  return { text: pageText(bytes, codePage(decoder)), encoding: decoder.encoding };
}

function pageText(bytes: Uint8Array, page: CodePage): string {
  const codes = new Uint16Array(4096);
  let text = '';
  for (let at = 0; at < bytes.length; at += codes.length) {
    const count = Math.min(codes.length, bytes.length - at);
    for (let i = 0; i < count; i++) codes[i] = page.characters.charCodeAt(bytes[at + i]!);
    text += codesText(codes.subarray(0, count));
  }
  return text;
}

/** Whether the bytes are valid UTF-8; plain ASCII is. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes text in UTF-8 or in any encoding of one byte a character; what `decodeText` read comes back as it was, apart
 * from bytes that have no character there. Throws `FormatError` 'does-not-fit', naming the character, when the
 * encoding lacks one, and 'unsupported' for an unknown label or an encoding of several bytes a character.
 */
export function encodeText(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const decoder = decoderFor(encoding);
  if (decoder.encoding === 'utf-8') return encodeUtf8(text);
  const page = codePage(decoder);
  const bytes = new Uint8Array(text.length);
  let length = 0;
  // By code points, so that a pair of surrogates is named as the one character that it is.
  for (const character of text) {
    const byte = page.bytes.get(character);
    if (byte === undefined) throw missingCharacter(character, page.name);
    bytes[length++] = byte;
  }
  return bytes;
}

function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code >= 0xd800 && code <= 0xdfff) throw missingCharacter(character, 'utf-8');
  }
  return new TextEncoder().encode(text);
}

function missingCharacter(character: string, encoding: string): FormatError {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  return new FormatError(
    'does-not-fit',
    `${JSON.stringify(character)} (${code}) can't be written in ${encoding}`,
    {
      expected: `characters of ${encoding}`,
      found: code,
    },
  );
}
