import type { ByteSource } from '@brushwork/record';
import { assetPath } from './asset-reference.js';
import { type Archive, type ArchiveMember, type ArchivePlace, openArchive } from './open-archive.js';

/** The files of an archive by their asset paths. */
export type ArchiveFiles = ReadonlyMap<string, ArchiveMember>;

/** The files of an archive of whichever kind by the names that games look for them with. Throws as `openArchive` does. */
export async function archiveFiles(source: ByteSource, place: ArchivePlace): Promise<ArchiveFiles> {
  return filesByPath(await openArchive(source, place));
}

/** The files of an archive that is open; of those with the same name the one that games take. */
export function filesByPath({ counts, members }: Archive): ArchiveFiles {
  const files = new Map<string, ArchiveMember>();
  for (const member of members) {
    if (member.name.endsWith('/')) continue;
    const path = assetPath(member.name);
    if (counts === 'last' || !files.has(path)) files.set(path, member);
  }
  return files;
}
