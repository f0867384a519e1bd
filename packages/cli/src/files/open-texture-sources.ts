import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { largestTextureFile, type TextureSource, wadTextureSource, zipTextureSource } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { ioError } from './io-error.js';
import { closedSource } from './neighbours.js';
import { textureFolder } from './texture-folder.js';

/**
 * Places that textures are looked for in: folders, archives such as `.pk3`, and archives of textures (`.wad`), in the order in which they are named.
 * Nothing stays open. Throws `FormatError` 'io' for a place that isn't there, and as reading its directory does for a file
 * that is no archive.
 */
export async function openTextureSources(places: readonly string[]): Promise<readonly TextureSource[]> {
  const sources: TextureSource[] = [];
  for (const place of places) {
    const info = await stat(place).catch((error: unknown) => {
      throw ioError(error, 'read', place);
    });
    if (info.isDirectory()) sources.push(textureFolder(place));
    else if (info.isFile() && /\.wad$/i.test(place)) {
      sources.push(wadTextureSource(await readArchive(place, info.size), { title: path.basename(place) }));
    } else if (info.isFile()) {
      const source = zipTextureSource(closedSource(place, info.size), { title: path.basename(place) });
      // What is no archive is said now, and not once for each material.
      await source.list('');
      sources.push(source);
    } else throw new FormatError('io', `${escapeText(place)} is neither a folder nor an archive`);
  }
  return sources;
}

async function readArchive(place: string, size: number): Promise<Uint8Array> {
  if (size > largestTextureFile) {
    throw new FormatError('limit', `has more than the ${largestTextureFile} bytes that an archive may have`, {
      path: [place],
      expected: largestTextureFile,
      found: size,
    });
  }
  try {
    return new Uint8Array(await readFile(place));
  } catch (error) {
    throw ioError(error, 'read', place);
  }
}
