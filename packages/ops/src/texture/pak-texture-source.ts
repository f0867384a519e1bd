import type { Pakfile } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { PackedFiles } from '../pak/packed-files.js';
import {
  type ArchiveLimits,
  largestTextureFile,
  largestTextureTotal,
  namesInFolder,
  type TextureSource,
} from './texture-source.js';

/** The files that a map brings along. What can't be unpacked, or has too many bytes, is 'limit' or 'bad-value'. */
export function pakTextureSource(
  pakfile: Pakfile,
  { maxFile = largestTextureFile, maxTotal = largestTextureTotal }: ArchiveLimits = {},
): TextureSource {
  const files = new PackedFiles(pakfile, { maxOutput: maxFile, maxTotal });
  let left = maxTotal;
  return {
    title: 'pakfile',
    async find(name) {
      const file = files.find(name);
      if (file === undefined) return undefined;
      const { size } = file.entry;
      const most = Math.min(maxFile, left);
      if (size > most) {
        throw new FormatError('limit', `has more than the ${most} bytes that may be unpacked`, {
          path: [name],
          expected: most,
          found: size,
        });
      }
      left -= size;
      const bytes = files.read(file);
      if (bytes !== undefined) return bytes;
      throw new FormatError('bad-value', 'the packed file is damaged', { path: [name], found: size });
    },
    list: async (folder) =>
      namesInFolder(
        files.all.map(({ path }) => path),
        folder,
      ),
  };
}
