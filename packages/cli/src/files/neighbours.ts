import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { defaultMaxOutput, type Neighbours } from '@brushwork/formats';
import { type ByteSource, memorySource } from '@brushwork/record';
import { readArchiveMember } from './archive-member.js';
import { fileSource } from './file-source.js';
import { type InputPath, isStandardInput } from './input-path.js';
import { ioError, systemErrorCode } from './io-error.js';
import { listArchive } from './open-input.js';

/** Codes that mean that there is no such file. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/**
 * The files beside an input: in its folder, or in the same folder of the same archive; `undefined` for standard input.
 * Looking throws `FormatError` 'io' for a file that is there and can't be looked at.
 */
export function neighboursOf(input: InputPath): Neighbours | undefined {
  if (isStandardInput(input)) return undefined;
  return input.inner === undefined
    ? neighboursOnDisk(input.file)
    : neighboursInArchive(input.file, input.inner);
}

function neighboursOnDisk(file: string): Neighbours {
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

function neighboursInArchive(archive: string, inner: string): Neighbours {
  const folder = inner.slice(0, inner.lastIndexOf('/') + 1);
  let listed: Promise<ReadonlySet<string>> | undefined;
  return {
    name: inner.slice(folder.length),
    async find(name) {
      listed ??= listArchive(archive).then((names) => new Set(names));
      const member = folder + name;
      if (!(await listed).has(member)) return undefined;
      const { size } = await stat(archive);
      const names = { archive, inner: member };
      const { bytes } = await readArchiveMember(closedSource(archive, size), names, {
        maxOutput: defaultMaxOutput,
      });
      return memorySource(bytes);
    },
  };
}
