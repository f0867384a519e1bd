import {
  readZipDirectory,
  readZipEntry,
  type UnpackedZipEntry,
  type ZipDirectory,
  type ZipEntry,
} from '@brushwork/formats';
import { type ByteSource, FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';

/**
 * Reads one file out of a zip archive. The exact name wins, and of entries with the same name the last, which is the
 * one that games use; else a name that differs only in case, slashes or a leading `./`, if there is just one.
 *
 * Throws `FormatError` 'bad-magic' for what is no archive, 'not-found', 'ambiguous', and as `readZipEntry` does.
 */
export async function readArchiveMember(
  source: ByteSource,
  names: { readonly archive: string; readonly inner: string },
  options: { readonly maxOutput: number },
): Promise<UnpackedZipEntry> {
  const directory = await openArchive(source, names.archive);
  const entry = findMember(directory, names);
  return readZipEntry(source, entry, options);
}

/** Reads the directory of a file that has to be an archive; throws 'bad-magic' when it is none. */
export async function openArchive(source: ByteSource, archive: string): Promise<ZipDirectory> {
  try {
    return await readZipDirectory(source);
  } catch (error) {
    if (!(error instanceof FormatError) || (error.code !== 'bad-magic' && error.code !== 'truncated'))
      throw error;
    const message = `${escapeText(archive)} is no zip archive, or it is cut off, so nothing can be taken out of it`;
    throw new FormatError('bad-magic', message, { cause: error });
  }
}

function findMember(
  directory: ZipDirectory,
  names: { readonly archive: string; readonly inner: string },
): ZipEntry {
  const { inner, archive } = names;
  if (inner === '') throw new FormatError('not-found', `name a file in ${escapeText(archive)} after the "!"`);
  const exact = directory.byName.get(inner)?.at(-1);
  if (exact !== undefined) return refuseFolder(exact);
  const wanted = looseName(inner);
  const similar = directory.entries.filter((entry) => looseName(entry.name) === wanted);
  const distinct = new Set(similar.map((entry) => entry.name));
  const found = similar.at(-1);
  if (found !== undefined && distinct.size === 1) return refuseFolder(found);
  if (found !== undefined) {
    const list = [...distinct].slice(0, 3).map((name) => escapeText(name));
    throw new FormatError('ambiguous', `"${escapeText(inner)}" could be ${list.join(' or ')}`, {
      found: list.length,
    });
  }
  const example =
    directory.entries.find((entry) => entry.name.toLowerCase().endsWith('.bsp')) ?? directory.entries[0];
  const hint =
    example === undefined
      ? 'it is empty'
      : `it has ${directory.entries.length} names, e.g. ${escapeText(example.name)}`;
  throw new FormatError('not-found', `there is no "${escapeText(inner)}" in ${escapeText(archive)}; ${hint}`);
}

function refuseFolder(entry: ZipEntry): ZipEntry {
  if (!entry.name.endsWith('/') || entry.uncompressedSize > 0) return entry;
  throw new FormatError('not-found', `"${escapeText(entry.name)}" is a folder in the archive, not a file`);
}

function looseName(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
    .toLowerCase();
}
