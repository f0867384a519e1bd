import { randomBytes } from 'node:crypto';
import { constants, type FileHandle, lstat, open, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { ioError, systemErrorCode } from './io-error.js';
import { placeFile, type ReplaceFileSystem } from './replace-file.js';

/** What is written: bytes at once, or in parts. */
export type OutputBytes = Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** How an output is written. */
export interface WriteOutputOptions {
  /** Replace a file that exists already; without it that is an error. */
  readonly overwrite?: boolean | undefined;
  /**
   * Looks at the finished file before it takes its place; what it throws passes through, and the old file stays. Not
   * called for what is written to directly.
   */
  readonly beforePlacing?: ((written: string) => Promise<void>) | undefined;
  /** The operations that put the finished file in its place; those of `node:fs` when not given. */
  readonly fileSystem?: ReplaceFileSystem | undefined;
}

/**
 * Writes a file so that at any moment there is either the old file, whole, or the new one, whole: into a new file next
 * to it, flushed to the disk, which then takes the target's place. A link is followed and stays a link; an existing
 * file keeps its permissions. What is no regular file (`/dev/null`, a pipe) is written to directly.
 *
 * Throws `FormatError` 'io' when the target exists and `overwrite` isn't set, or the operating system refuses; what
 * the parts' iterator throws passes through. After a failure the old file is untouched and nothing is left beside it.
 */
export async function writeOutput(
  target: string,
  bytes: OutputBytes,
  options: WriteOutputOptions = {},
): Promise<void> {
  const place = await inspectTarget(target);
  if (place.kind === 'special')
    return writeInto(await openFor(target, () => open(place.file, 'w')), target, bytes);
  if (place.kind === 'file' && options.overwrite !== true) throw existsError(target);
  const temporary = path.join(path.dirname(place.file), `.brushwork-${randomBytes(8).toString('hex')}.tmp`);
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
  const handle = await openFor(target, () => open(temporary, flags, place.mode));
  try {
    await writeInto(handle, target, bytes, place.mode);
    await options.beforePlacing?.(temporary);
    await placeFile(temporary, place.file, {
      overwrite: options.overwrite === true,
      fileSystem: options.fileSystem,
    });
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') throw existsError(target);
    throw systemErrorCode(error) === undefined ? error : ioError(error, 'write', target);
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

interface Target {
  readonly kind: 'missing' | 'file' | 'special';
  /** The path after links. */
  readonly file: string;
  /** Permissions for the new file. */
  readonly mode: number | undefined;
}

async function inspectTarget(target: string): Promise<Target> {
  try {
    const info = await stat(target);
    if (info.isDirectory()) throw new FormatError('io', `${escapeText(target)} is a folder, not a file`);
    if (!info.isFile()) return { kind: 'special', file: target, mode: undefined };
    return { kind: 'file', file: await realpath(target), mode: info.mode & 0o777 };
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw ioError(error, 'write', target);
  }
  // A link to nothing is something that exists: replacing it would surprise whoever made it.
  const link = await lstat(target).catch(() => undefined);
  if (link !== undefined) throw new FormatError('io', `${escapeText(target)} is a link that leads nowhere`);
  return { kind: 'missing', file: target, mode: undefined };
}

async function openFor(target: string, opening: () => Promise<FileHandle>): Promise<FileHandle> {
  try {
    return await opening();
  } catch (error) {
    throw ioError(error, 'write', target);
  }
}

async function writeInto(
  handle: FileHandle,
  target: string,
  bytes: OutputBytes,
  mode?: number,
): Promise<void> {
  try {
    if (mode !== undefined) await handle.chmod(mode);
    for await (const part of bytes instanceof Uint8Array ? [bytes] : bytes) await writeAll(handle, part);
    // Pipes and devices can't be flushed.
    if ((await handle.stat()).isFile()) await handle.sync();
  } catch (error) {
    throw systemErrorCode(error) === undefined ? error : ioError(error, 'write', target);
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, part: Uint8Array): Promise<void> {
  let used = 0;
  while (used < part.length) {
    const { bytesWritten } = await handle.write(part, used, part.length - used);
    used += bytesWritten;
  }
}

function existsError(target: string): FormatError {
  return new FormatError('io', `${escapeText(target)} exists already; it is only replaced when asked to`);
}
