import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { archivesAmong, archiveTextureSource, type TextureSource } from '@brushwork/ops';
import { type FormatError, issue } from '@brushwork/record';
import { closedSource, neighboursOnDisk } from './disk-neighbours.js';
import { ioError } from './io-error.js';

/**
 * The archives that lie in a folder itself, as places of textures: those that count before others first. Those of textures alone
 * (`.wad`) are left to the maps that name them; links aren't followed. One that can't be read has nothing, and says why. Throws
 * `FormatError` 'io' for a folder that can't be read.
 */
export async function folderArchives(folder: string): Promise<readonly TextureSource[]> {
  const archives = archivesAmong(await filesOf(folder), ({ name }) => name);
  const sources: TextureSource[] = [];
  for (const { name } of archives) {
    if (/\.wad$/i.test(name)) continue;
    const file = path.join(folder, name);
    try {
      const { size } = await stat(file);
      const beside = neighboursOnDisk(file);
      sources.push(await archiveTextureSource(closedSource(file, size), { title: name, beside }));
    } catch (error) {
      sources.push(unreadable(name, ioError(error, 'read', file)));
    }
  }
  return sources;
}

async function filesOf(folder: string): Promise<readonly Dirent[]> {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter((item) => item.isFile());
  } catch (error) {
    throw ioError(error, 'read', folder);
  }
}

function unreadable(title: string, { code, reason }: FormatError): TextureSource {
  return {
    title,
    issues: [issue('material-script', 'error', code, { message: `can’t be read: ${reason}` })],
    find: async () => undefined,
    list: async () => [],
  };
}
