/** Endings of files that are shown themselves, before those that belong to others. */
const mainEndings = ['.bsp', '.d3dbsp', '.bgf', '.bmf', '.viz', '.vmf'];

/** How much a file by its name is one that is shown itself, or an archive with one in it: the less, the more. */
export function mainRank(path: string): number {
  const found = mainEndings.findIndex((ending) => path.toLowerCase().endsWith(ending));
  if (found !== -1) return found;
  if (!isArchive(path)) return mainEndings.length + 2;
  return mainEndings.length + (isCalledLikePart(path) ? 1 : 0);
}

/** Whether a file is one that is shown itself, by its name. */
export function isMainFile(path: string): boolean {
  return mainRank(path) < mainEndings.length;
}

/** Whether a file is an archive in which games keep maps, by its name. */
export function isArchive(path: string): boolean {
  return /\.(pk3|pk4|iwd|zip|pak|vpk)$/i.test(path);
}

/** Whether an archive is called like one that has data of another alone (`pak01_000.vpk`). */
function isCalledLikePart(path: string): boolean {
  return /_\d{3,5}\.vpk$/i.test(path);
}
