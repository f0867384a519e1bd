import { randomBytes } from 'node:crypto';
import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { FormatError } from '@brushwork/record';
import { ioError } from '../../files/io-error.js';
import { escapeText } from '../../text/escape-text.js';
import type { ByteRange } from './byte-range.js';
import { entityTag } from './entity-tag.js';

/** A file that is ready to be sent, as it is at this moment. */
export interface OpenedFile {
  /** Size in bytes. */
  readonly size: number;
  /** Strong entity tag: another one when the file is another, or was written since. */
  readonly tag: string;
  /** Its bytes, piece by piece; reading fails when the file is written meanwhile. To be called once at most. */
  read(range: ByteRange): Readable;
  /** Gives the file back. */
  close(): Promise<void>;
}

/** A file that the server hands out. */
export interface ServedFile {
  /** Its name alone. */
  readonly name: string;
  /** Opens it. Throws `FormatError` 'io' when that isn't possible (any more). */
  open(): Promise<OpenedFile>;
}

const pieceSize = 256 * 1024;

/** A file in memory: what was unpacked, and standard input. */
export function memoryFile(name: string, bytes: Uint8Array): ServedFile {
  // It never changes, and another run of the server is another file.
  const tag = `"m-${bytes.length.toString(16)}-${randomBytes(12).toString('hex')}"`;
  return {
    name,
    open: async () => ({
      size: bytes.length,
      tag,
      read: ({ first, last }) => Readable.from(pieces(bytes, first, last + 1), { objectMode: false }),
      close: async () => {},
    }),
  };
}

function* pieces(bytes: Uint8Array, start: number, end: number): Generator<Uint8Array> {
  for (let at = start; at < end; at += pieceSize) yield bytes.subarray(at, Math.min(end, at + pieceSize));
}

/**
 * A file on disk, opened anew for every request, so that nobody is kept from replacing it. Only a plain file is ever
 * opened; `check` has the last word on the one that was. Throws as `ServedFile.open` says.
 */
export function diskFile(
  name: string,
  file: string,
  check: (stats: BigIntStats) => Promise<void> = async () => {},
): ServedFile {
  return {
    name,
    async open() {
      let handle: FileHandle | undefined;
      try {
        // A pipe that took the place of the file is not waited for.
        handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
        const stats = await handle.stat({ bigint: true });
        if (!stats.isFile()) throw new FormatError('io', `${escapeText(file)} is no file`);
        await check(stats);
        return openedFile(handle, stats);
      } catch (error) {
        await handle?.close().catch(() => undefined);
        throw ioError(error, 'read', file);
      }
    },
  };
}

function openedFile(handle: FileHandle, stats: BigIntStats): OpenedFile {
  const tag = entityTagOf(stats);
  const close = (): Promise<void> => handle.close().catch(() => undefined);
  return {
    size: Number(stats.size),
    tag,
    read: (range) => Readable.from(readPieces(handle, range, tag), { objectMode: false }),
    close,
  };
}

/** The entity tag of a file on disk: its size, when it was written, and which file it is. */
export function entityTagOf({ size, mtimeNs, ino, dev }: BigIntStats): string {
  return entityTag(size, mtimeNs, ino, dev);
}

/** The bytes of a range. A file that is written while it is read gives an error, so that no mixture passes for either. */
async function* readPieces(
  handle: FileHandle,
  { first, last }: ByteRange,
  tag: string,
): AsyncGenerator<Uint8Array> {
  for (let at = first; at <= last; ) {
    const piece = Buffer.allocUnsafe(Math.min(pieceSize, last + 1 - at));
    const { bytesRead } = await handle.read(piece, 0, piece.length, at);
    if (bytesRead === 0) throw new FormatError('io', 'the file became shorter while it was read');
    at += bytesRead;
    // Asked before the last piece is handed over: what is complete was true.
    if (entityTagOf(await handle.stat({ bigint: true })) !== tag)
      throw new FormatError('io', 'the file was written while it was read');
    yield piece.subarray(0, bytesRead);
  }
}
