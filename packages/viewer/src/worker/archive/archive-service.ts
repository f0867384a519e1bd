import {
  packMagic,
  pakUnpackers,
  readPackDirectory,
  readZipDirectory,
  readZipEntry,
} from '@brushwork/formats';
import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import type { ArchiveApi, ArchivedFile } from '../../protocol/archive-api.js';
import { withFile } from '../../protocol/failed-file.js';
import type { FileInput } from '../../protocol/file-input.js';
import { isMainFile } from '../../protocol/main-file.js';
import { sourceOf } from '../source-of.js';

/** Most bytes that a file may unpack to: more than maps have, and less than a browser has memory. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** A file of an archive, and how its bytes are read. */
interface Packed extends ArchivedFile {
  read(): Promise<Uint8Array>;
}

/** Finds maps and models in archives, and unpacks them. */
export class ArchiveService implements ArchiveApi {
  private readonly mostBytes: number;

  constructor({ mostBytes = MOST_BYTES }: { readonly mostBytes?: number } = {}) {
    this.mostBytes = mostBytes;
  }

  async list(archive: FileInput): Promise<readonly ArchivedFile[]> {
    return [...(await this.packed(archive)).values()]
      .map(({ name, size }) => ({ name, size }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  }

  async take(archive: FileInput, name: string): Promise<Blob> {
    const found = (await this.packed(archive)).get(name);
    if (found === undefined)
      throw new FormatError('not-found', `there is no ${name} in ${archive.name}`, { path: [name] });
    return withFile(archive.name, async () => {
      if (found.size > this.mostBytes)
        throw new FormatError('limit', `has more than the ${this.mostBytes} bytes that are unpacked`, {
          path: [name],
          expected: this.mostBytes,
          found: found.size,
        });
      return new Blob([new Uint8Array(await found.read())]);
    });
  }

  /** What is shown of an archive, by its name; of files with one name the last, as games take it. */
  private async packed(archive: FileInput): Promise<ReadonlyMap<string, Packed>> {
    return withFile(archive.name, async () => {
      const source = sourceOf(archive);
      const magic = await readBytes(source, 0, Math.min(packMagic.length, source.byteLength));
      const isPack = String.fromCharCode(...magic) === packMagic;
      const all = isPack ? await inPack(source, archive.name) : await this.inZip(source);
      return new Map(all.filter(({ name }) => isMainFile(name)).map((file) => [file.name, file]));
    });
  }

  private async inZip(source: ByteSource): Promise<readonly Packed[]> {
    const { entries } = await readZipDirectory(source);
    const options = { maxOutput: this.mostBytes, unpackers: pakUnpackers };
    return entries.map((entry) => ({
      name: entry.name,
      size: entry.uncompressedSize,
      read: async () => (await readZipEntry(source, entry, options)).bytes,
    }));
  }
}

async function inPack(source: ByteSource, archive: string): Promise<readonly Packed[]> {
  const entries = await readPackDirectory(source, archive);
  return entries.map(({ name, offset, size }) => ({
    name,
    size,
    read: async () => readBytes(source, offset, offset + size),
  }));
}
