import type { BigIntStats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { ioError } from './io-error.js';

/** What a file was like at a moment: enough to tell that somebody else has written it since. */
export interface FileStamp {
  /** Device and number of the file there: another file of that name has others. */
  readonly identity: string;
  /** Size in bytes. */
  readonly size: bigint;
  /** When it was written last, in nanoseconds. */
  readonly written: bigint;
}

/** The stamp in what the operating system says of a file. */
export function stampFrom({ dev, ino, size, mtimeNs }: BigIntStats): FileStamp {
  return { identity: `${dev}:${ino}`, size, written: mtimeNs };
}

/** What a file is like now. Throws `FormatError` 'io' when that can't be told. */
export async function stampOf(file: string): Promise<FileStamp> {
  try {
    return stampFrom(await stat(file, { bigint: true }));
  } catch (error) {
    throw ioError(error, 'read', file);
  }
}

/** Throws `FormatError` 'io' when a file is no longer what it was. */
export async function checkUnchanged(file: string, before: FileStamp): Promise<void> {
  const now = await stampOf(file);
  if (now.identity === before.identity && now.size === before.size && now.written === before.written) return;
  throw new FormatError(
    'io',
    `${escapeText(file)} was changed by somebody else meanwhile; nothing was written`,
  );
}
