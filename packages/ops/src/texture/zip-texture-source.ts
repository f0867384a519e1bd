import type { ByteSource } from '@brushwork/record';
import { type ArchiveFiles, zipFiles } from '../pak/archive-files.js';
import {
  type ArchiveLimits,
  largestTextureFile,
  largestTextureTotal,
  namesInFolder,
  type TextureSource,
} from './texture-source.js';

/**
 * The files of a zip archive (`.zip`, `.pk3`, `.iwd`). Its directory is read when it is first asked for, and once; looking
 * throws as reading the directory does.
 */
export function zipTextureSource(
  source: ByteSource,
  {
    maxFile = largestTextureFile,
    maxTotal = largestTextureTotal,
    title,
  }: ArchiveLimits & { readonly title: string },
): TextureSource {
  let left = maxTotal;
  let directory: Promise<ArchiveFiles> | undefined;
  const files = (): Promise<ArchiveFiles> => {
    directory ??= zipFiles(source);
    return directory;
  };
  return {
    title,
    async find(name) {
      const file = (await files()).get(name);
      if (file === undefined) return undefined;
      const most = Math.min(maxFile, left);
      if (file.size <= most) left -= file.size;
      return file.read(most);
    },
    list: async (folder) => namesInFolder((await files()).keys(), folder),
  };
}
