import {
  packMagic,
  pakUnpackers,
  readPackDirectory,
  readZipDirectory,
  readZipEntry,
} from '@brushwork/formats';
import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import { assetPath } from './asset-reference.js';

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

/**
 * The files of an archive, of whichever kind its first bytes say: a `.pak`, or else a zip (`.pk3`, `.iwd`, `.zip`). Throws as
 * reading its directory does.
 */
export async function archiveFiles(
  source: ByteSource,
  { title }: { readonly title: string },
): Promise<ArchiveFiles> {
  const head = await readBytes(source, 0, Math.min(packMagic.length, source.byteLength));
  return String.fromCharCode(...head) === packMagic ? packFiles(source, { title }) : zipFiles(source);
}

/** The files of a `.pak`: of those with the same name the first counts. Throws as `readPackDirectory` does. */
export async function packFiles(
  source: ByteSource,
  { title }: { readonly title: string },
): Promise<ArchiveFiles> {
  const files = new Map<string, ArchiveFile>();
  for (const { name, offset, size } of await readPackDirectory(source, title)) {
    const path = assetPath(name);
    if (files.has(path)) continue;
    const read = async (maxFile: number): Promise<Uint8Array> => {
      checkSize(name, size, maxFile);
      return new Uint8Array(await readBytes(source, offset, offset + size));
    };
    files.set(path, { name, size, read });
  }
  return files;
}

/** The files of a zip: of those with the same name the last counts, which is the one that games use. Throws as `readZipDirectory` does. */
export async function zipFiles(source: ByteSource): Promise<ArchiveFiles> {
  const { entries } = await readZipDirectory(source);
  const files = entries
    .filter(({ name }) => !name.endsWith('/'))
    .map((entry): [string, ArchiveFile] => {
      const { name, uncompressedSize: size } = entry;
      const read = async (maxFile: number): Promise<Uint8Array> => {
        checkSize(name, size, maxFile);
        return (await readZipEntry(source, entry, { maxOutput: maxFile, unpackers: pakUnpackers })).bytes;
      };
      return [assetPath(name), { name, size, read }];
    });
  return new Map(files);
}

function checkSize(name: string, size: number, maxFile: number): void {
  if (size <= maxFile) return;
  throw new FormatError('limit', `has more than the ${maxFile} bytes that may be unpacked`, {
    path: [name],
    expected: maxFile,
    found: size,
  });
}
