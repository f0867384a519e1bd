import { constants, type FileHandle, open, stat } from 'node:fs/promises';
import { defaultMaxOutput, identifyCompression, unpackCompressed } from '@brushwork/formats';
import { type ByteSource, FormatError, type Issue, issue, memorySource, readBytes } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { openArchiveFile, readArchiveMember } from './archive-member.js';
import { fileSource } from './file-source.js';
import { type FileStamp, stampFrom } from './file-stamp.js';
import { type InputPath, isStandardInput } from './input-path.js';
import { ioError } from './io-error.js';
import { readStream } from './read-stream.js';

/** An input that can be read. */
export interface OpenedInput {
  /** Its bytes; unpacked already where it was packed. */
  readonly source: ByteSource;
  /** What to call it in reports: what the user wrote. Not yet made safe for terminals. */
  readonly name: string;
  /** What was odd about the archive or the compressed file around it. */
  readonly issues: readonly Issue[];
  /** What the file was like when it was opened, where it is a plain file that is read as it is. */
  readonly stamp?: FileStamp | undefined;
  /** Gives the file back; the source can't be read afterwards. */
  close(): Promise<void>;
}

/** Limits and streams for opening inputs. */
export interface OpenInputOptions {
  /** Largest number of bytes that are taken into memory for one input; 1 GiB when not given. */
  readonly maxBytes?: number | undefined;
  /** Where standard input comes from; `process.stdin` when not given. */
  readonly standardInput?: AsyncIterable<Uint8Array | string> | undefined;
}

/** Enough to tell gzip and bzip2 data by. */
const magicSize = 10;

/**
 * Opens an input. A plain file stays on disk and is read where it is needed; a file in an archive, gzip and bzip2 data
 * (told by their first bytes, not their names), standard input, pipes and devices are taken into memory.
 *
 * Throws `FormatError`: 'io' with one sentence for what the operating system refuses, 'limit' for more than `maxBytes`,
 * and as `readArchiveMember` and `unpackCompressed` do.
 */
export async function openInput(input: InputPath, options: OpenInputOptions = {}): Promise<OpenedInput> {
  const maxBytes = options.maxBytes ?? defaultMaxOutput;
  if (isStandardInput(input)) {
    const bytes = await readStream(options.standardInput ?? process.stdin, {
      name: 'standard input',
      maxBytes,
    });
    return unpackInMemory(bytes, { name: input.display, maxBytes, issues: [] });
  }
  const file = await openFile(input.file, maxBytes);
  let isKept = false;
  try {
    if (input.inner !== undefined) {
      const names = { archive: input.file, inner: input.inner };
      const { bytes, issues } = await readArchiveMember(file.source, names, { maxOutput: maxBytes });
      return unpackInMemory(bytes, { name: input.display, maxBytes, issues });
    }
    const head = await readBytes(file.source, 0, Math.min(magicSize, file.source.byteLength));
    if (isPacked(head)) {
      const bytes = await readAll(file.source, { name: input.file, maxBytes });
      return unpackInMemory(bytes, { name: input.display, maxBytes, issues: [] });
    }
    isKept = true;
    const { source, close, stamp } = file;
    return { source, name: input.display, issues: [], close, stamp };
  } finally {
    if (!isKept) await file.close();
  }
}

/** The names of all members of an archive on disk, in their order. Throws as `openInput` and `openArchiveFile` do. */
export async function listArchive(archive: string): Promise<readonly string[]> {
  const file = await openFile(archive, defaultMaxOutput);
  try {
    return (await openArchiveFile(file.source, archive)).members.map(({ name }) => name);
  } finally {
    await file.close();
  }
}

interface OpenedFile {
  readonly source: ByteSource;
  readonly stamp?: FileStamp;
  readonly close: () => Promise<void>;
}

async function openFile(name: string, maxBytes: number): Promise<OpenedFile> {
  let handle: FileHandle | undefined;
  try {
    // Asked before opening: opening a folder fails in other ways on other systems.
    if ((await stat(name)).isDirectory()) throw folderError(name);
    const opened = await open(name, constants.O_RDONLY);
    handle = opened;
    const info = await opened.stat();
    if (info.isDirectory()) throw folderError(name);
    const close = (): Promise<void> => opened.close();
    if (info.isFile()) {
      const stamp = stampFrom(await opened.stat({ bigint: true }));
      return { source: fileSource(opened, { name, size: info.size }), close, stamp };
    }
    const stream = opened.createReadStream({ autoClose: false });
    const bytes = await readStream(stream, { name, maxBytes });
    return { source: memorySource(bytes), close };
  } catch (error) {
    await handle?.close().catch(() => undefined);
    throw ioError(error, 'read', name);
  }
}

function folderError(name: string): FormatError {
  return new FormatError('io', `${escapeText(name)} is a folder, not a file`);
}

async function readAll(
  source: ByteSource,
  input: { readonly name: string; readonly maxBytes: number },
): Promise<Uint8Array> {
  if (source.byteLength > input.maxBytes) {
    const message = `${escapeText(input.name)} has more than the limit of ${input.maxBytes} bytes`;
    throw new FormatError('limit', message, { expected: input.maxBytes, found: source.byteLength });
  }
  return readBytes(source, 0, source.byteLength);
}

function isPacked(head: Uint8Array): boolean {
  const kind = identifyCompression(head);
  return kind === 'gzip' || kind === 'bzip2';
}

interface MemoryInput {
  readonly name: string;
  readonly maxBytes: number;
  readonly issues: readonly Issue[];
}

/** One layer of gzip or bzip2 is taken off; a second one is somebody's test of patience and stays. */
function unpackInMemory(bytes: Uint8Array, input: MemoryInput): OpenedInput {
  const close = async (): Promise<void> => {};
  const { name, issues } = input;
  if (!isPacked(bytes)) return { source: memorySource(bytes), name, issues, close };
  const unpacked = unpackCompressed(bytes, { maxOutput: input.maxBytes });
  const all = [...issues];
  if (unpacked.trailingSize > 0) {
    const message = `${unpacked.trailingSize} bytes after the compressed data`;
    const details = { message, offset: bytes.length - unpacked.trailingSize, found: unpacked.trailingSize };
    all.push(issue('compressed-trailing-bytes', 'info', 'bad-length', details));
  }
  return { source: memorySource(unpacked.bytes), name, issues: all, close };
}
