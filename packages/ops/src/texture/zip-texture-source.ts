import { pakUnpackers, readZipDirectory, readZipEntry, type ZipEntry } from '@brushwork/formats';
import { type ByteSource, FormatError } from '@brushwork/record';
import { assetPath } from '../pak/asset-reference.js';
import {
  type ArchiveLimits,
  largestTextureFile,
  largestTextureTotal,
  namesInFolder,
  type TextureSource,
} from './texture-source.js';

/**
 * The files of a zip archive (`.zip`, `.pk3`, `.iwd`). Of files with the same name the last counts, which is the one that
 * games use. Its directory is read when it is first asked for, and once; looking throws as reading the directory does.
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
  let directory: Promise<ReadonlyMap<string, ZipEntry>> | undefined;
  const entries = (): Promise<ReadonlyMap<string, ZipEntry>> => {
    directory ??= readZipDirectory(source).then(
      ({ entries: all }) =>
        new Map(all.filter(({ name }) => !name.endsWith('/')).map((entry) => [assetPath(entry.name), entry])),
    );
    return directory;
  };
  return {
    title,
    async find(name) {
      const entry = (await entries()).get(name);
      if (entry === undefined) return undefined;
      const most = Math.min(maxFile, left);
      if (entry.uncompressedSize > most) {
        throw new FormatError('limit', `has more than the ${most} bytes that may be unpacked`, {
          path: [name],
          expected: most,
          found: entry.uncompressedSize,
        });
      }
      left -= entry.uncompressedSize;
      return (await readZipEntry(source, entry, { maxOutput: maxFile, unpackers: pakUnpackers })).bytes;
    },
    list: async (folder) => namesInFolder((await entries()).keys(), folder),
  };
}
