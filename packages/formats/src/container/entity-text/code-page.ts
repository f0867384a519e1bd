import { FormatError } from '@brushwork/record';

/**
 * Windows-1252's 0x80 to 0x9F; the five bytes without a character stand for the C1 control of the same number, as in
 * the WHATWG Encoding Standard. Kept here because some versions of Node decode that label as ISO 8859-1.
 */
const windows1252Middle =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const replacement = '\ufffd';

/** An encoding of one byte a character. */
export interface CodePage {
  /** The encoding's name in the WHATWG Encoding Standard, e.g. `windows-1251`. */
  readonly name: string;
  /** The character of every byte; U+FFFD where a byte has none. */
  readonly characters: string;
  /** The byte of every character. */
  readonly bytes: ReadonlyMap<string, number>;
}

/** Decodes bytes to text; the platforms' own types don't all name it. */
export type Decoder = InstanceType<typeof TextDecoder>;

// Names are those that TextDecoder gave, of which there are about forty.
const known = new Map<string, CodePage>();

/** A decoder for a label of the WHATWG Encoding Standard; throws `FormatError` 'unsupported' for any other. */
export function decoderFor(label: string): Decoder {
  try {
    return new TextDecoder(label, { ignoreBOM: true });
  } catch (cause) {
    throw new FormatError('unsupported', `no text encoding is called ${JSON.stringify(label)}`, {
      found: label,
      cause,
    });
  }
}

/**
 * The code page with a decoder's name, made by decoding every byte; throws `FormatError` 'unsupported' for an encoding
 * that needs more than one byte for some characters.
 */
export function codePage(decoder: Decoder): CodePage {
  const name = decoder.encoding;
  const found = known.get(name);
  if (found !== undefined) return found;
  const characters = name === 'windows-1252' ? windows1252() : decoder.decode(everyByte());
  if (characters.length !== 256) {
    throw new FormatError('unsupported', `${name} is no encoding of one byte a character`, { found: name });
  }
  const bytes = new Map<string, number>();
  for (let i = 0; i < 256; i++) {
    const character = characters[i]!;
    if (character !== replacement && !bytes.has(character)) bytes.set(character, i);
  }
  const page = { name, characters, bytes };
  known.set(name, page);
  return page;
}

function everyByte(): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, i) => i);
}

function windows1252(): string {
  const direct = String.fromCharCode(...everyByte());
  return direct.slice(0, 0x80) + windows1252Middle + direct.slice(0xa0);
}
