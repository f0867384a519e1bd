import { FormatError } from '@brushwork/record';
import type { ArchiveFiles } from '../pak/archive-files.js';
import {
  type ArchiveLimits,
  largestTextureFile,
  largestTextureTotal,
  namesInFolder,
  type TextureSource,
} from './texture-source.js';

/** The files of an archive as a place of textures. What has too many bytes, by itself or with those before, is 'limit'. */
export function filesTextureSource(
  files: ArchiveFiles,
  {
    maxFile = largestTextureFile,
    maxTotal = largestTextureTotal,
    title,
  }: ArchiveLimits & { readonly title: string },
): TextureSource {
  let left = maxTotal;
  return {
    title,
    async find(name) {
      const file = files.get(name);
      if (file === undefined) return undefined;
      const most = Math.min(maxFile, left);
      if (file.size > most)
        throw new FormatError('limit', `has more than the ${most} bytes that may be unpacked`, {
          path: [file.name],
          expected: most,
          found: file.size,
        });
      left -= file.size;
      return (await file.read(most)).bytes;
    },
    list: async (folder) => namesInFolder(files.keys(), folder),
  };
}
