import { type Archive, type ArchiveMember, openArchive, type UnpackedMember } from '@brushwork/ops';
import { type ByteSource, FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { neighboursOnDisk } from './disk-neighbours.js';

/**
 * Reads one file out of an archive. The exact name wins, and of members with the same name the one that games use; else a
 * name that differs only in case, slashes or a leading `./`, if there is just one.
 *
 * Throws `FormatError` 'bad-magic' for what is no archive, 'not-found', 'ambiguous', and as reading the archive does.
 */
export async function readArchiveMember(
  source: ByteSource,
  names: { readonly archive: string; readonly inner: string },
  options: { readonly maxOutput: number },
): Promise<UnpackedMember> {
  const archive = await openArchiveFile(source, names.archive);
  return findMember(archive, names).read(options.maxOutput);
}

/** Opens a file that has to be an archive; throws 'bad-magic' when it is none. */
export async function openArchiveFile(source: ByteSource, file: string): Promise<Archive> {
  try {
    return await openArchive(source, { title: file, beside: neighboursOnDisk(file) });
  } catch (error) {
    if (!(error instanceof FormatError) || (error.code !== 'bad-magic' && error.code !== 'truncated'))
      throw error;
    const message = `${escapeText(file)} is no archive of a known kind, or it is cut off, so nothing can be taken out of it`;
    throw new FormatError('bad-magic', message, { cause: error });
  }
}

function findMember(
  { counts, members }: Archive,
  names: { readonly archive: string; readonly inner: string },
): ArchiveMember {
  const { inner, archive } = names;
  if (inner === '') throw new FormatError('not-found', `name a file in ${escapeText(archive)} after the "!"`);
  const chosen = (found: readonly ArchiveMember[]) => found.at(counts === 'first' ? 0 : -1);
  const exact = chosen(members.filter(({ name }) => name === inner));
  if (exact !== undefined) return refuseFolder(exact);
  const wanted = looseName(inner);
  const similar = members.filter(({ name }) => looseName(name) === wanted);
  const distinct = new Set(similar.map(({ name }) => name));
  const found = chosen(similar);
  if (found !== undefined && distinct.size === 1) return refuseFolder(found);
  if (found !== undefined) {
    const list = [...distinct].slice(0, 3).map((name) => escapeText(name));
    throw new FormatError('ambiguous', `"${escapeText(inner)}" could be ${list.join(' or ')}`, {
      found: list.length,
    });
  }
  const example = members.find(({ name }) => name.toLowerCase().endsWith('.bsp')) ?? members[0];
  const hint =
    example === undefined
      ? 'it is empty'
      : `it has ${members.length} names, e.g. ${escapeText(example.name)}`;
  throw new FormatError('not-found', `there is no "${escapeText(inner)}" in ${escapeText(archive)}; ${hint}`);
}

function refuseFolder(member: ArchiveMember): ArchiveMember {
  if (!member.name.endsWith('/') || member.size > 0) return member;
  throw new FormatError('not-found', `"${escapeText(member.name)}" is a folder in the archive, not a file`);
}

function looseName(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
    .toLowerCase();
}
