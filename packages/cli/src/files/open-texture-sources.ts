import { stat } from 'node:fs/promises';
import path from 'node:path';
import { archiveTextureSource, type TextureSource } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { closedSource, neighboursOnDisk } from './disk-neighbours.js';
import { folderArchives } from './folder-archives.js';
import { ioError } from './io-error.js';
import { textureFolder } from './texture-folder.js';

/**
 * Places that textures are looked for in: folders with the archives in them, and archives (`.pk3`, `.pak`, `.vpk`, `.wad`), in the
 * order in which they are named; in a folder, what lies open comes first.
 * Nothing stays open. Throws `FormatError` 'io' for a place that isn't there, and as reading its directory does for a file
 * that is no archive.
 */
export async function openTextureSources(places: readonly string[]): Promise<readonly TextureSource[]> {
  const sources: TextureSource[] = [];
  for (const place of places) {
    const info = await stat(place).catch((error: unknown) => {
      throw ioError(error, 'read', place);
    });
    if (info.isDirectory()) sources.push(textureFolder(place), ...(await folderArchives(place)));
    else if (info.isFile()) {
      sources.push(
        await archiveTextureSource(closedSource(place, info.size), {
          title: path.basename(place),
          beside: neighboursOnDisk(place),
        }),
      );
    } else throw new FormatError('io', `${escapeText(place)} is neither a folder nor an archive`);
  }
  return sources;
}
