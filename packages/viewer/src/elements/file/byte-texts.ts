/** A way to write bytes as text. */
export type ByteFormat = 'hex' | 'text' | 'c' | 'base64';

/** The ways, with what they are called. */
export const byteFormats: readonly (readonly [format: ByteFormat, title: string])[] = [
  ['hex', 'hex'],
  ['text', 'text'],
  ['c', 'C array'],
  ['base64', 'base64'],
];

/** Bytes as text, and how many of them the text doesn't have. */
export interface WrittenBytes {
  /** The text. */
  readonly text: string;
  /** Bytes for which another character stands, since they are no text. */
  readonly replaced: number;
}

/** Bytes in a line of hexadecimal numbers. */
const HEX_LINE = 16;
/** Bytes in a line of a C array. */
const C_LINE = 12;
/** Characters that a function takes at once. */
const PIECE = 8192;
/** Stands for a byte that is no text. */
const DOT = '·';

/** Writes bytes in one of the ways. */
export function writeBytes(bytes: Uint8Array, format: ByteFormat): WrittenBytes {
  if (format === 'text') return plainText(bytes);
  const text = format === 'hex' ? hexText(bytes) : format === 'c' ? cArray(bytes) : base64(bytes);
  return { text, replaced: 0 };
}

/** As UTF-8 where all of it is, and else a character a byte, as games store text. Control characters are no text. */
function plainText(bytes: Uint8Array): WrittenBytes {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    text = pieces(bytes, (piece) => String.fromCharCode(...piece));
  }
  let replaced = 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const shown = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, () => {
    replaced++;
    return DOT;
  });
  return { text: shown, replaced };
}

function hexText(bytes: Uint8Array): string {
  return lines(bytes, HEX_LINE, (line) => [...line].map(digits).join(' '));
}

function cArray(bytes: Uint8Array): string {
  const body = lines(bytes, C_LINE, (line) => `  ${[...line].map((byte) => `0x${digits(byte)},`).join(' ')}`);
  return `const unsigned char bytes[${bytes.length}] = {\n${body}\n};\n`;
}

function base64(bytes: Uint8Array): string {
  return btoa(pieces(bytes, (piece) => String.fromCharCode(...piece)));
}

function lines(bytes: Uint8Array, perLine: number, write: (line: Uint8Array) => string): string {
  const written: string[] = [];
  for (let at = 0; at < bytes.length; at += perLine) written.push(write(bytes.subarray(at, at + perLine)));
  return written.join('\n');
}

function pieces(bytes: Uint8Array, write: (piece: Uint8Array) => string): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += write(bytes.subarray(at, at + PIECE));
  return text;
}

function digits(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
