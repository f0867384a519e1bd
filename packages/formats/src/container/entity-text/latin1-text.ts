import { FormatError, type FormatPath } from '@brushwork/record';

// Few enough arguments for every engine's stack.
const blockSize = 4096;

/** Text of the bytes from `start` to `end`, one character a byte (U+0000 to U+00FF), so that every byte comes back. */
export function latin1Text(bytes: Uint8Array, start = 0, end: number = bytes.length): string {
  let text = '';
  // Most tokens are shorter than the cost of a view.
  if (end - start < 24) {
    for (let i = start; i < end; i++) text += String.fromCharCode(bytes[i]!);
    return text;
  }
  for (let at = start; at < end; at += blockSize)
    text += codesText(bytes.subarray(at, Math.min(end, at + blockSize)));
  return text;
}

/** Text of up to 4,096 UTF-16 codes. */
export function codesText(codes: Uint8Array | Uint16Array): string {
  return String.fromCharCode.apply(null, codes as unknown as number[]);
}

/** Bytes of text that has one character a byte; throws `FormatError` 'does-not-fit' for a character above U+00FF. */
export function latin1Bytes(text: string, path?: FormatPath): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0xff) throw wideCharacter(code, path);
    bytes[i] = code;
  }
  return bytes;
}

/** The error for a character that is no byte. */
export function wideCharacter(code: number, path?: FormatPath): FormatError {
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return new FormatError(
    'does-not-fit',
    `${name} is no byte: text holds one character a byte, encode it first`,
    {
      path,
      expected: 'characters up to U+00FF',
      found: name,
    },
  );
}

/** Whether a byte counts as white space between tokens: everything up to the space, control bytes with it. */
export function isSpace(byte: number): boolean {
  return byte <= 0x20;
}

/** Whether all the bytes from `start` to `end` are white space. */
export function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (bytes[i]! > 0x20) return false;
  return true;
}
