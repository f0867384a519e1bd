import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { ioError } from './io-error.js';

/**
 * Reads a stream (standard input, a pipe, a device) to its end. Throws `FormatError` 'limit' as soon as more than
 * `maxBytes` have come, and 'io' when reading fails.
 */
export async function readStream(
  stream: AsyncIterable<Uint8Array | string>,
  input: { readonly name: string; readonly maxBytes: number },
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of stream) {
      const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
      size += bytes.length;
      if (size > input.maxBytes) {
        const message = `${escapeText(input.name)} has more than the limit of ${input.maxBytes} bytes`;
        throw new FormatError('limit', message, { expected: input.maxBytes });
      }
      parts.push(bytes);
    }
  } catch (error) {
    throw ioError(error, 'read', input.name);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
