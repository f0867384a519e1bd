import type { GameMap, TextureFiles } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { entityTextOf } from '../world/entities-by-class.js';
import { findFirst, texturePath } from './find-file.js';
import type { TextureReport } from './texture-report.js';
import type { TextureSource } from './texture-source.js';
import { wadTextureSource } from './wad-texture-source.js';

/** Most archives that a map may name. */
const mostArchives = 64;

/**
 * The archives of textures that a map names, as far as a source has them: they are named with the folders of the one who
 * made the map, so that their last parts alone are looked for. What can't be read is an issue.
 */
export async function archiveSources(
  map: GameMap<object>,
  { archiveKey }: TextureFiles,
  { report, sources }: { readonly sources: readonly TextureSource[]; readonly report: TextureReport },
): Promise<readonly TextureSource[]> {
  const archives: TextureSource[] = [];
  if (archiveKey === undefined || sources.length === 0) return archives;
  for (const name of namesOf(map, archiveKey).slice(0, mostArchives)) {
    const path = texturePath(name);
    if (path === undefined) continue;
    try {
      const found = await findFirst(sources, [path]);
      if (found !== undefined) archives.push(wadTextureSource(found.bytes, { title: path }));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      report.add('material-script', error.code, { message: error.reason, path: [path] });
    }
  }
  return archives;
}

/** Names of the archives, without folders. */
function namesOf(map: GameMap<object>, key: string): readonly string[] {
  try {
    const value = entityTextOf(map).document.entities[0]?.get(key) ?? '';
    const names = value.split(';').map((path) => path.trim().split(/[\\/]/).at(-1) ?? '');
    return [...new Set(names.filter((name) => name !== ''))];
  } catch (error) {
    if (error instanceof FormatError) return [];
    throw error;
  }
}
