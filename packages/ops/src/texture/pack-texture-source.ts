import type { ByteSource } from '@brushwork/record';
import { filesByPath } from '../pak/archive-files.js';
import { openPack } from '../pak/open-archive.js';
import { filesTextureSource } from './files-texture-source.js';
import type { ArchiveLimits, TextureSource } from './texture-source.js';

/** The files of a `.pak`. Throws as reading its directory does. */
export async function packTextureSource(
  source: ByteSource,
  options: ArchiveLimits & { readonly title: string },
): Promise<TextureSource> {
  return filesTextureSource(filesByPath(await openPack(source, options)), options);
}
