import type { ByteSource } from '@brushwork/record';
import { assetPath } from './asset-reference.js';
import { type Archive, type ArchiveMember, type ArchivePlace, openArchive } from './open-archive.js';

/** A file of an archive. */
export interface ArchiveFile {
  /** Its path as the archive has it. */
  readonly name: string;
  /** Its size in bytes, unpacked. */
  readonly size: number;
  /** Reads and unpacks it. Throws `limit` when it has more than `maxFile` bytes, and as reading the archive does. */
  read(maxFile: number): Promise<Uint8Array>;
}

/** The files of an archive by their asset paths. */
export type ArchiveFiles = ReadonlyMap<string, ArchiveFile>;

/** The files of an archive of whichever kind by the names that games look for them with. Throws as `openArchive` does. */
export async function archiveFiles(source: ByteSource, place: ArchivePlace): Promise<ArchiveFiles> {
  return filesByPath(await openArchive(source, place));
}

/** The files of an archive that is open; of those with the same name the one that games take. */
export function filesByPath({ counts, members }: Archive): ArchiveFiles {
  const files = new Map<string, ArchiveFile>();
  for (const member of members) {
    const { name } = member;
    if (name.endsWith('/')) continue;
    const path = assetPath(name);
    if (counts === 'last' || !files.has(path)) files.set(path, new MemberFile(member));
  }
  return files;
}

/** A file by the member that it is. A class, since archives may have hundreds of thousands. */
class MemberFile implements ArchiveFile {
  private readonly member: ArchiveMember;

  constructor(member: ArchiveMember) {
    this.member = member;
  }

  get name(): string {
    return this.member.name;
  }

  get size(): number {
    return this.member.size;
  }

  async read(maxFile: number): Promise<Uint8Array> {
    return (await this.member.read(maxFile)).bytes;
  }
}
