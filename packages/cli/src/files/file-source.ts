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
      const bytes = new Uint8Array(Math.max(0, end - start));
      return bytes.subarray(0, await readInto(bytes, start));
    },
    readInto,
  };

  async function readInto(target: Uint8Array, start: number): Promise<number> {
    try {
      return await readRange(handle, target, start);
    } catch (error) {
      throw ioError(error, 'read', file.name);
    }
  }
}

/** Number of bytes that there were from `start` on. */
async function readRange(handle: FileHandle, target: Uint8Array, start: number): Promise<number> {
  let used = 0;
  while (used < target.length) {
    const { bytesRead } = await handle.read(target, used, target.length - used, start + used);
    if (bytesRead === 0) break;
    used += bytesRead;
  }
  return used;
}
