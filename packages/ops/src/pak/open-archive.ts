import {
  isVpk,
  isVpkPartName,
  type Neighbours,
  openVpk,
  packMagic,
  pakUnpackers,
  readPackDirectory,
  readZipDirectory,
  readZipEntry,
  type VpkFile,
  vpkDirectoryName,
} from '@brushwork/formats';
import { type ByteSource, FormatError, type Issue, readBytes } from '@brushwork/record';

/** What was unpacked. */
export interface UnpackedMember {
  /** The file. */
  readonly bytes: Uint8Array;
  /** What was odd about how it was stored. */
  readonly issues: readonly Issue[];
}

/** A file or a folder in an archive. */
export interface ArchiveMember {
  /** Its path as the archive has it; only ever a key of a `Map`, never a path to write to unchecked. */
  readonly name: string;
  /** Its size in bytes, unpacked. */
  readonly size: number;
  /** How many bytes it takes in the archive. */
  readonly packedSize: number;
  /** Reads and unpacks it. Throws `limit` when it has more than `maxFile` bytes, and as reading the archive does. */
  read(maxFile: number): Promise<UnpackedMember>;
}

/** An archive of whichever kind. */
export interface Archive {
  /** What kind it is. */
  readonly format: 'zip' | 'pak' | 'vpk';
  /** What is in it, in its order: a name may be there more than once. */
  readonly members: readonly ArchiveMember[];
  /** Which of several with the same name games take. */
  readonly counts: 'first' | 'last';
  /** What is odd about it. */
  readonly issues: readonly Issue[];
}

/** What is known of an archive beside its bytes. */
export interface ArchivePlace {
  /** What it is called in errors. */
  readonly title: string;
  /** Its own name, and the files beside it: an archive may have its data in them. */
  readonly beside?: Neighbours | undefined;
}

/**
 * Opens an archive of whichever kind its first bytes say: a `.pak`, a `.vpk`, or else a zip (`.pk3`, `.iwd`, `.zip`), of which the
 * end tells. Throws as reading its directory does.
 */
export async function openArchive(source: ByteSource, place: ArchivePlace): Promise<Archive> {
  const head = new Uint8Array(await readBytes(source, 0, Math.min(packMagic.length, source.byteLength)));
  if (String.fromCharCode(...head) === packMagic) return openPack(source, place);
  if (isVpk(head)) return openSourceArchive(source, place);
  const name = fileName(place);
  if (isVpkPartName(name)) throw partAlone(name);
  return openZip(source);
}

/** Opens a `.pak`: of files with the same name the first counts. Throws as `readPackDirectory` does. */
export async function openPack(source: ByteSource, { title }: ArchivePlace): Promise<Archive> {
  const members = (await readPackDirectory(source, title)).map(
    ({ name, offset, size }): ArchiveMember => ({
      name,
      size,
      packedSize: size,
      async read(maxFile) {
        checkSize(name, size, maxFile);
        return { bytes: new Uint8Array(await readBytes(source, offset, offset + size)), issues: [] };
      },
    }),
  );
  return { format: 'pak', members, counts: 'first', issues: [] };
}

/** Opens a zip: of files with the same name the last counts. Throws as `readZipDirectory` does. */
export async function openZip(source: ByteSource): Promise<Archive> {
  const { entries, issues } = await readZipDirectory(source);
  const members = entries.map((entry): ArchiveMember => {
    const { compressedSize, name, uncompressedSize: size } = entry;
    return {
      name,
      size,
      packedSize: compressedSize,
      read: async (maxFile) => {
        checkSize(name, size, maxFile);
        return readZipEntry(source, entry, { maxOutput: maxFile, unpackers: pakUnpackers });
      },
    };
  });
  return { format: 'zip', members, counts: 'last', issues };
}

async function openSourceArchive(source: ByteSource, { beside, title }: ArchivePlace): Promise<Archive> {
  const { files, issues } = await openVpk(source, { title, beside });
  return { format: 'vpk', members: files.map((file) => new SourceMember(file)), counts: 'first', issues };
}

/** A file of an archive of Source. A class, since there may be hundreds of thousands. */
class SourceMember implements ArchiveMember {
  private readonly file: VpkFile;

  constructor(file: VpkFile) {
    this.file = file;
  }

  get name(): string {
    return this.file.name;
  }

  get size(): number {
    return this.file.size;
  }

  get packedSize(): number {
    return this.file.size;
  }

  async read(maxFile: number): Promise<UnpackedMember> {
    return { bytes: await this.file.read(maxFile), issues: [] };
  }
}

function fileName({ beside, title }: ArchivePlace): string {
  return beside?.name ?? title.split(/[\\/]/).at(-1) ?? title;
}

/** What begins as no archive and is called like a part of one. */
function partAlone(name: string): FormatError {
  return new FormatError(
    'bad-magic',
    `is called like a part of an archive that ${vpkDirectoryName(name)} lists: that one is to be opened, with this beside it`,
    { offset: 0 },
  );
}

function checkSize(name: string, size: number, maxFile: number): void {
  if (size <= maxFile) return;
  throw new FormatError('limit', `has more than the ${maxFile} bytes that may be unpacked`, {
    path: [name],
    expected: maxFile,
    found: size,
  });
}
