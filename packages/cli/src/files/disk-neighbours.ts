import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Neighbours } from '@brushwork/formats';
import type { ByteSource } from '@brushwork/record';
import { fileSource } from './file-source.js';
import { ioError, systemErrorCode } from './io-error.js';

/** Codes that mean that there is no such file. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** The files in the folder of a file. Looking throws `FormatError` 'io' for a file that is there and can't be looked at. */
export function neighboursOnDisk(file: string): Neighbours {
  const folder = path.dirname(file);
  return {
    name: path.basename(file),
    async find(name) {
      const found = path.join(folder, name);
      try {
        const info = await stat(found);
        return info.isFile() ? closedSource(found, info.size) : undefined;
      } catch (error) {
        if (absent.has(systemErrorCode(error) ?? '')) return undefined;
        throw ioError(error, 'read', found);
      }
    },
  };
}

/** A source over a file that is only open while it is read, so that nobody has to close it. */
export function closedSource(name: string, size: number): ByteSource {
  return {
    byteLength: size,
    async slice(start, end) {
      try {
        const handle = await open(name, 'r');
        try {
          return await fileSource(handle, { name, size }).slice(start, end);
        } finally {
          await handle.close();
        }
      } catch (error) {
        throw ioError(error, 'read', name);
      }
    },
  };
}
