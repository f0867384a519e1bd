import type { FileHandle } from 'node:fs/promises';
import type { ByteSource } from '@brushwork/record';
import { ioError } from './io-error.js';

/**
 * A source over an open file: each slice is one positioned read, so that a large file costs only what is read of it.
 * A file that became shorter gives short slices, which `readBytes` refuses. Throws `FormatError` 'io'.
 */
export function fileSource(
  handle: FileHandle,
  file: { readonly name: string; readonly size: number },
): ByteSource {
  return {
    byteLength: file.size,
    async slice(start, end) {
      try {
        return await readRange(handle, start, end);
      } catch (error) {
        throw ioError(error, 'read', file.name);
      }
    },
  };
}

async function readRange(handle: FileHandle, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let used = 0;
  while (used < bytes.length) {
    const { bytesRead } = await handle.read(bytes, used, bytes.length - used, start + used);
    if (bytesRead === 0) return bytes.subarray(0, used);
    used += bytesRead;
  }
  return bytes;
}
