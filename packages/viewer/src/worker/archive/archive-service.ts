import { type ArchiveFile, archiveFiles } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { ArchiveApi, ArchivedFile } from '../../protocol/archive-api.js';
import { withFile } from '../../protocol/failed-file.js';
import type { FileInput } from '../../protocol/file-input.js';
import { isMainFile } from '../../protocol/main-file.js';
import { sourceOf } from '../source-of.js';

/** Most bytes that a file may unpack to: more than maps have, and less than a browser has memory. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** Finds maps and models in archives, and unpacks them. */
export class ArchiveService implements ArchiveApi {
  private readonly mostBytes: number;

  constructor({ mostBytes = MOST_BYTES }: { readonly mostBytes?: number } = {}) {
    this.mostBytes = mostBytes;
  }

  async list(archive: FileInput): Promise<readonly ArchivedFile[]> {
    return (await shownFiles(archive))
      .map(({ name, size }) => ({ name, size }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  }

  async take(archive: FileInput, name: string): Promise<Blob> {
    const found = (await shownFiles(archive)).find((file) => file.name === name);
    if (found === undefined)
      throw new FormatError('not-found', `there is no ${name} in ${archive.name}`, { path: [name] });
    const bytes = await withFile(archive.name, () => found.read(this.mostBytes));
    return new Blob([new Uint8Array(bytes)]);
  }
}

/** What is shown of an archive. */
async function shownFiles(archive: FileInput): Promise<readonly ArchiveFile[]> {
  const files = await withFile(archive.name, () => archiveFiles(sourceOf(archive), { title: archive.name }));
  return [...files.values()].filter(({ name }) => isMainFile(name));
}
