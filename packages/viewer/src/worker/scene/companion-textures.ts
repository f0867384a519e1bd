import { largestTextureFile, type TextureSource, wadTextureSource, zipTextureSource } from '@brushwork/ops';
import { FormatError, readBytes } from '@brushwork/record';
import type { CompanionFile } from '../../protocol/file-input.js';
import { sourceOf } from '../source-of.js';
import { CompanionFiles } from './companion-files.js';

const zips = /\.(pk3|pk4|iwd|zip)$/i;
const wads = /\.wad$/i;

/**
 * Where images of materials are looked for beside the map: loose files first, then the archives that were dropped or lie in
 * its folder. An archive that can't be read is passed over.
 */
export async function companionTextures(
  companions: readonly CompanionFile[],
): Promise<readonly TextureSource[]> {
  const files = new CompanionFiles(companions);
  const loose: TextureSource = {
    title: 'files beside the map',
    find: (name) => files.read(name),
    list: async (folder) => files.list(folder),
  };
  const archives: TextureSource[] = [];
  for (const companion of companions) {
    const archive = await archiveOf(companion);
    if (archive !== undefined) archives.push(archive);
  }
  return [loose, ...archives];
}

async function archiveOf({ input, path }: CompanionFile): Promise<TextureSource | undefined> {
  try {
    const source = sourceOf(input);
    if (wads.test(path)) {
      if (source.byteLength > largestTextureFile) return undefined;
      const bytes = new Uint8Array(await readBytes(source, 0, source.byteLength));
      return wadTextureSource(bytes, { title: path });
    }
    if (!zips.test(path)) return undefined;
    const archive = zipTextureSource(source, { title: path });
    await archive.list('');
    return archive;
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}
