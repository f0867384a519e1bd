import type { ByteSource } from '@brushwork/record';
import { packFiles } from '../pak/archive-files.js';
import {
  type ArchiveLimits,
  largestTextureFile,
  namesInFolder,
  type TextureSource,
} from './texture-source.js';

/** The files of a `.pak`. Throws as reading its directory does. */
export async function packTextureSource(
  source: ByteSource,
  { maxFile = largestTextureFile, title }: Pick<ArchiveLimits, 'maxFile'> & { readonly title: string },
): Promise<TextureSource> {
  const files = await packFiles(source, { title });
  return {
    title,
    find: async (name) => files.get(name)?.read(maxFile),
    list: async (folder) => namesInFolder(files.keys(), folder),
  };
}
