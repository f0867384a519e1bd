import { type PackEntry, readPackDirectory } from '@brushwork/formats';
import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import { assetPath } from '../pak/asset-reference.js';
import {
  type ArchiveLimits,
  largestTextureFile,
  namesInFolder,
  type TextureSource,
} from './texture-source.js';

/**
 * The files of an archive of Quake or Quake II (`.pak`). Of files with the same name the first counts. Throws as reading
 * its directory does.
 */
export async function packTextureSource(
  source: ByteSource,
  { maxFile = largestTextureFile, title }: Pick<ArchiveLimits, 'maxFile'> & { readonly title: string },
): Promise<TextureSource> {
  const entries = new Map<string, PackEntry>();
  for (const entry of await readPackDirectory(source, title)) {
    const name = assetPath(entry.name);
    if (!entries.has(name)) entries.set(name, entry);
  }
  return {
    title,
    async find(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const { offset, size } = entry;
      if (size > maxFile) {
        throw new FormatError('limit', `has more than the ${maxFile} bytes that may be read`, {
          path: [name],
          expected: maxFile,
          found: size,
        });
      }
      return new Uint8Array(await readBytes(source, offset, offset + size));
    },
    list: async (folder) => namesInFolder(entries.keys(), folder),
  };
}
