import { type ByteSource, FormatError, type Issue, issue } from '@brushwork/record';
import { checkZipEntries } from './check-zip-entries.js';
import { type ReadSteps, readRange, runInMemory, runOverSource } from './read-steps.js';
import { findZipEnd, type ZipEnd } from './zip-end-record.js';
import { centralSignature, readCentralRecord, type ZipEntry } from './zip-entry.js';
import { viewOf } from './zip-numbers.js';

/** Limits for reading a zip's directory. */
export interface ZipDirectoryOptions {
  /** Largest number of entries; 200,000 when not given. */
  readonly maxEntries?: number | undefined;
  /** Largest size of the central directory in bytes; 256 MiB when not given. */
  readonly maxDirectorySize?: number | undefined;
}

/** A zip's central directory: every entry in the order of the file, and what is needed to write it back as it was. */
export interface ZipDirectory {
  /** All entries, in the order of the central directory. */
  readonly entries: readonly ZipEntry[];
  /** Entries by their exact name, in the order of the directory; a name may be there more than once. */
  readonly byName: ReadonlyMap<string, readonly ZipEntry[]>;
  /** The end record: where the directory is, the comment, the bytes before and after the zip. */
  readonly end: ZipEnd;
  /** The directory's bytes between the last record and its end: a digital signature, or nothing. */
  readonly remainder: Uint8Array;
  /**
   * Whether its records have the extra fields that they state. The zips of console games, whose comment begins with
   * `XZP2`, state the size of those of the local header and leave them out.
   */
  readonly hasExtra: boolean;
  /** What is odd about the zip without making it unreadable. */
  readonly issues: readonly Issue[];
}

const defaultMaxEntries = 200_000;
const defaultMaxDirectorySize = 256 * 1024 * 1024;

/**
 * Reads the central directory of a zip, without reading any entry's data.
 *
 * Throws `FormatError` as `findZipEnd` does; 'limit' for more entries or a larger directory than the limits allow;
 * and what a broken first record leads to. A directory that breaks later gives the entries before that place and an
 * issue. Sources: PKWARE APPNOTE 6.3.10, sections 4.3.12 to 4.3.16.
 */
export function readZipDirectory(
  source: ByteSource,
  options: ZipDirectoryOptions = {},
): Promise<ZipDirectory> {
  return runOverSource(source, directorySteps(source.byteLength, options));
}

/** Does the same with a zip in memory. Throws as `readZipDirectory` does. */
export function readZipDirectoryInMemory(bytes: Uint8Array, options: ZipDirectoryOptions = {}): ZipDirectory {
  return runInMemory(bytes, directorySteps(bytes.length, options));
}

function* directorySteps(zipSize: number, options: ZipDirectoryOptions): ReadSteps<ZipDirectory> {
  const maxEntries = options.maxEntries ?? defaultMaxEntries;
  const maxDirectorySize = options.maxDirectorySize ?? defaultMaxDirectorySize;
  const end = yield* findZipEnd(zipSize);
  if (end.directorySize > maxDirectorySize) {
    throw new FormatError(
      'limit',
      `the zip directory is larger than the limit of ${maxDirectorySize} bytes`,
      {
        offset: end.directoryOffset,
        expected: maxDirectorySize,
        found: end.directorySize,
      },
    );
  }
  const bytes = yield* readRange(end.directoryOffset, end.directoryOffset + end.directorySize);
  const { entries, used, failure, hasExtra } = readEitherWay(bytes, end, maxEntries);
  return {
    entries,
    byName: groupByName(entries),
    end,
    remainder: new Uint8Array(bytes.subarray(used)),
    hasExtra,
    issues: [...checkEnd(end, entries.length, failure), ...checkZipEntries(entries, end)],
  };
}

const consoleComment = [0x58, 0x5a, 0x50, 0x32]; // XZP2

/** Reads records as the comment says they are, or the other way when only that gives as many as the end record says. */
function readEitherWay(
  bytes: Uint8Array,
  end: ZipEnd,
  maxEntries: number,
): Records & { readonly hasExtra: boolean } {
  const hasExtra = !consoleComment.every((byte, index) => end.comment[index] === byte);
  const records = { ...readRecords(bytes, end, { maxEntries, hasExtra }), hasExtra };
  const statesExtra = records.entries.some(({ statedExtraSize }) => statedExtraSize > 0);
  if (records.entries.length === end.entryCount || !statesExtra) return records;
  const others = { ...readRecords(bytes, end, { maxEntries, hasExtra: !hasExtra }), hasExtra: !hasExtra };
  return others.entries.length === end.entryCount ? others : records;
}

interface Records {
  readonly entries: readonly ZipEntry[];
  readonly used: number;
  readonly failure: FormatError | undefined;
}

/** Reads records as long as there are any: the count in the end record has only 16 bits and is known to wrap. */
function readRecords(
  bytes: Uint8Array,
  end: ZipEnd,
  { maxEntries, hasExtra }: { readonly maxEntries: number; readonly hasExtra: boolean },
): Records {
  const view = viewOf(bytes);
  const { directoryOffset, offsetCorrection } = end;
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 4 <= bytes.length && view.getUint32(at, true) === centralSignature) {
    if (entries.length >= maxEntries) {
      throw new FormatError('limit', `the zip has more entries than the limit of ${maxEntries}`, {
        offset: directoryOffset + at,
        expected: maxEntries,
        found: end.entryCount,
      });
    }
    try {
      const entry = readCentralRecord(bytes, {
        index: entries.length,
        at,
        directoryOffset,
        offsetCorrection,
        hasExtra,
      });
      entries.push(entry);
      at += entry.recordSize;
    } catch (error) {
      if (!(error instanceof FormatError) || entries.length === 0) throw error;
      return { entries, used: at, failure: error };
    }
  }
  return { entries, used: at, failure: undefined };
}

/** Grouped in a `Map`: names come from the file, and `__proto__` is a name like any other. */
function groupByName(entries: readonly ZipEntry[]): ReadonlyMap<string, readonly ZipEntry[]> {
  const groups = new Map<string, ZipEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.name);
    if (group === undefined) groups.set(entry.name, [entry]);
    else group.push(entry);
  }
  return groups;
}

function checkEnd(end: ZipEnd, entryCount: number, failure: FormatError | undefined): Issue[] {
  const issues: Issue[] = [];
  if (failure !== undefined) {
    issues.push(
      issue('zip-directory-broken', 'error', failure.code, { ...failure, message: failure.reason }),
    );
  }
  const isWrapped = end.zip64Offset === undefined && (entryCount & 0xffff) === end.entryCount;
  if (entryCount !== end.entryCount) {
    const message = isWrapped
      ? 'the end record has only the low 16 bits of the number of entries'
      : `the end record claims ${end.entryCount} entries, the directory holds ${entryCount}`;
    const details = { message, offset: end.endOffset, expected: entryCount, found: end.entryCount };
    issues.push(issue('zip-entry-count', isWrapped ? 'info' : 'warning', 'bad-count', details));
  }
  if (end.comment.length < end.commentSize) {
    const message = 'the file ends inside the archive comment';
    const details = {
      message,
      offset: end.endOffset + 22,
      expected: end.commentSize,
      found: end.comment.length,
    };
    issues.push(issue('zip-comment-truncated', 'warning', 'truncated', details));
  }
  if (end.offsetCorrection !== 0) {
    const message = `all offsets are off by ${end.offsetCorrection}: there are other bytes before the zip`;
    issues.push(
      issue('zip-offset-correction', 'info', 'out-of-bounds', { message, found: end.offsetCorrection }),
    );
  }
  if (end.trailingSize > 0) {
    const offset = end.endOffset + 22 + end.comment.length;
    const message = `${end.trailingSize} bytes after the zip`;
    issues.push(
      issue('zip-trailing-bytes', 'info', 'bad-length', { message, offset, found: end.trailingSize }),
    );
  }
  return issues;
}
