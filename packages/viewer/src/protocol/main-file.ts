/** Endings of files that are shown themselves, before those that belong to others. */
const mainEndings = ['.bsp', '.d3dbsp', '.bgf', '.bmf', '.viz', '.vmf'];

/** How much a file by its name is one that is shown itself: the less, the more. */
export function mainRank(path: string): number {
  const found = mainEndings.findIndex((ending) => path.toLowerCase().endsWith(ending));
  return found === -1 ? mainEndings.length : found;
}

/** Whether a file is one that is shown itself, by its name. */
export function isMainFile(path: string): boolean {
  return mainRank(path) < mainEndings.length;
}

/** Whether a file is an archive in which games keep maps, by its name. */
export function isArchive(path: string): boolean {
  return /\.(pk3|pk4|iwd|zip|pak)$/i.test(path);
}
