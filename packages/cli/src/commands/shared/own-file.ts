import { open } from 'node:fs/promises';
import { readBytes } from '@brushwork/record';
import { isStandardInput } from '../../files/input-path.js';
import { ioError } from '../../files/io-error.js';
import type { CommandInput } from '../../program/each-input.js';
import { UsageError } from '../../program/usage-error.js';

const comparedSize = 16;

/** The path of an input that can be written in place: a file as it is, not packed and not in an archive. `UsageError` for any other. */
export async function ownFile({ path, source }: CommandInput): Promise<string> {
  const isFile = !isStandardInput(path) && path.inner === undefined;
  const head = await readBytes(source, 0, Math.min(comparedSize, source.byteLength));
  if (isFile && (await beginsWith(path.file, head))) return path.file;
  throw new UsageError('it is no plain file, so nothing can be written in its place: give --output FILE');
}

async function beginsWith(file: string, head: Uint8Array): Promise<boolean> {
  try {
    const handle = await open(file);
    try {
      const bytes = new Uint8Array(head.length);
      await handle.read(bytes, 0, bytes.length, 0);
      return (await handle.stat()).isFile() && bytes.every((byte, i) => byte === head[i]);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw ioError(error, 'read', file);
  }
}
