import type { ByteSource } from '@brushwork/record';
import { filesByPath } from '../pak/archive-files.js';
import { openZip } from '../pak/open-archive.js';
import { filesTextureSource } from './files-texture-source.js';
import type { ArchiveLimits, TextureSource } from './texture-source.js';

/**
 * The files of a zip archive (`.zip`, `.pk3`, `.iwd`). Its directory is read when it is first asked for, and once; looking
 * throws as reading the directory does.
 */
export function zipTextureSource(
  source: ByteSource,
  options: ArchiveLimits & { readonly title: string },
): TextureSource {
  let opened: Promise<TextureSource> | undefined;
  const files = (): Promise<TextureSource> => {
    opened ??= openZip(source).then((archive) => filesTextureSource(filesByPath(archive), options));
    return opened;
  };
  return {
    title: options.title,
    find: async (name) => (await files()).find(name),
    list: async (folder) => (await files()).list(folder),
  };
}
