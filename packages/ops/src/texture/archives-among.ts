import { isVpkPartName, vpkDirectoryName } from '@brushwork/formats';

/** Endings of the archives that games have their textures in. */
export const archiveEndings: readonly string[] = ['wad', 'pak', 'pk3', 'pk4', 'iwd', 'zip', 'vpk'];

const endings = new RegExp(`\\.(${archiveEndings.join('|')})$`, 'i');

/**
 * The archives among files, in the order in which they are asked: the last by name first, as games have it. Files that hold
 * data of an archive which is there, too, are none. Paths have `/` between folders.
 */
export function archivesAmong<T>(files: readonly T[], pathOf: (file: T) => string): readonly T[] {
  const lower = (file: T): string => pathOf(file).toLowerCase();
  const paths = new Set(files.map(lower));
  const isPart = (path: string): boolean => isVpkPartName(path) && paths.has(vpkDirectoryName(path));
  return files
    .filter((file) => endings.test(pathOf(file)) && !isPart(lower(file)))
    .sort((a, b) => (nameOf(lower(a)) < nameOf(lower(b)) ? 1 : -1));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
