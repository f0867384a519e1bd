import { packMagic } from '@brushwork/formats';
import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import { packTextureSource } from './pack-texture-source.js';
import { largestTextureFile, type TextureSource } from './texture-source.js';
import { wadTextureSource } from './wad-texture-source.js';
import { zipTextureSource } from './zip-texture-source.js';

/** Endings of the archives that games have their textures in. */
export const archiveEndings: readonly string[] = ['wad', 'pak', 'pk3', 'pk4', 'iwd', 'zip'];

/**
 * The files of an archive, of whichever kind its first bytes say: a zip (`.pk3`, `.iwd`), a `.pak`, or one of
 * textures alone (`.wad`). Throws as reading its directory does, and 'limit' for one of textures that is
 * too large to be read whole.
 */
export async function archiveTextureSource(
  source: ByteSource,
  { title }: { readonly title: string },
): Promise<TextureSource> {
  const head = new Uint8Array(await readBytes(source, 0, Math.min(4, source.byteLength)));
  const magic = String.fromCharCode(...head);
  if (magic === packMagic) return packTextureSource(source, { title });
  if (magic !== 'WAD2' && magic !== 'WAD3') {
    const archive = zipTextureSource(source, { title });
    // What is no archive is said now, and not once for each material.
    await archive.list('');
    return archive;
  }
  if (source.byteLength > largestTextureFile) {
    throw new FormatError('limit', `has more than the ${largestTextureFile} bytes that an archive may have`, {
      path: [title],
      expected: largestTextureFile,
      found: source.byteLength,
    });
  }
  return wadTextureSource(new Uint8Array(await readBytes(source, 0, source.byteLength)), { title });
}
