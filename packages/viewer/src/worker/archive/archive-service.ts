import { type ArchiveMember, archiveFiles } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { AdvisedError } from '../../protocol/advised-error.js';
import type { ArchiveApi, ArchivedFile } from '../../protocol/archive-api.js';
import { withFile } from '../../protocol/failed-file.js';
import type { FilesToOpen } from '../../protocol/file-input.js';
import { isMainFile } from '../../protocol/main-file.js';
import { companionNeighbours } from '../companion-neighbours.js';
import { sourceOf } from '../source-of.js';

/** Most bytes that a file may unpack to: more than maps have, and less than a browser has memory. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** Finds maps and models in archives, and unpacks them. */
export class ArchiveService implements ArchiveApi {
  private readonly mostBytes: number;

  constructor({ mostBytes = MOST_BYTES }: { readonly mostBytes?: number } = {}) {
    this.mostBytes = mostBytes;
  }

  async list(archive: FilesToOpen): Promise<readonly ArchivedFile[]> {
    return (await shownFiles(archive))
      .map(({ name, size }) => ({ name, size }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  }

  async take(archive: FilesToOpen, name: string): Promise<Blob> {
    const found = (await shownFiles(archive)).find((file) => file.name === name);
    if (found === undefined)
      throw new FormatError('not-found', `there is no ${name} in ${archive.file.name}`, { path: [name] });
    const bytes = await withFile(archive.file.name, () => this.read(found));
    return new Blob([new Uint8Array(bytes)]);
  }

  private async read(file: ArchiveMember): Promise<Uint8Array> {
    try {
      return (await file.read(this.mostBytes)).bytes;
    } catch (error) {
      if (!(error instanceof FormatError) || error.code !== 'not-found') throw error;
      throw new AdvisedError(
        error.code,
        error.message,
        'Drop the archive together with the numbered files that belong to it, or the folder in which all of them are.',
      );
    }
  }
}

/** What is shown of an archive. */
async function shownFiles(archive: FilesToOpen): Promise<readonly ArchiveMember[]> {
  const { file } = archive;
  const place = { title: file.name, beside: companionNeighbours(archive) };
  const files = await withFile(file.name, () => archiveFiles(sourceOf(file), place));
  return [...files.values()].filter(({ name }) => isMainFile(name));
}
