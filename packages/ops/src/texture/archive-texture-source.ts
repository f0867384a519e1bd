import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import { filesByPath } from '../pak/archive-files.js';
import { type ArchivePlace, openArchive } from '../pak/open-archive.js';
import { filesTextureSource } from './files-texture-source.js';
import { largestTextureFile, type TextureSource } from './texture-source.js';
import { wadTextureSource } from './wad-texture-source.js';

/**
 * The files of an archive, of whichever kind its first bytes say: a zip (`.pk3`, `.iwd`), a `.pak`, a `.vpk` with its numbered
 * files beside it, or one of textures alone (`.wad`). Throws as reading its directory does, and 'limit' for one of textures that is
 * too large to be read whole.
 */
export async function archiveTextureSource(source: ByteSource, place: ArchivePlace): Promise<TextureSource> {
  const { title } = place;
  const head = new Uint8Array(await readBytes(source, 0, Math.min(4, source.byteLength)));
  const magic = String.fromCharCode(...head);
  if (magic !== 'WAD2' && magic !== 'WAD3') {
    const archive = await openArchive(source, place);
    return { ...filesTextureSource(filesByPath(archive), { title }), issues: archive.issues };
  }
  if (source.byteLength > largestTextureFile) {
    throw new FormatError('limit', `has more than the ${largestTextureFile} bytes that an archive may have`, {
      path: [title],
      expected: largestTextureFile,
      found: source.byteLength,
    });
  }
  const bytes = new Uint8Array(await readBytes(source, 0, source.byteLength));
  return wadTextureSource(bytes, { title });
}
