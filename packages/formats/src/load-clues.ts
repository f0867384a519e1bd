import type { Branch } from './branch.js';
import { clueLumps, type FileWithHead, isAmbiguous, makeMap, rankByContent } from './choose-branch.js';
import { rank } from './detect.js';
import type { Candidate } from './detection.js';
import type { RegionCache } from './map/region-cache.js';
import type { RegistryEntry } from './registry.js';

/** A file of which more can be read. */
type LoadableFile = FileWithHead & { readonly loaded: RegionCache };

/** Reads every lump that says more of the game than the directory does, wherever one of several branches has it. */
export async function loadClues(branches: readonly Branch[], file: LoadableFile): Promise<void> {
  // Nothing is to be found out about the only one.
  if (branches.length < 2) return;
  await loadEntities(branches, file);
  for (const branch of branches) {
    const map = makeMap(branch, file, {});
    const names = clueLumps(branch).filter((name) => Object.hasOwn(branch.lumps, name));
    await file.loaded.load(names.map((name) => map.regionOf(map.entryOf(name))));
  }
}

/** The candidates by header and directory; only where those can't tell layouts apart are entities read as well. */
export async function rankByHeader(
  entries: readonly RegistryEntry[],
  branches: readonly Branch[],
  file: LoadableFile,
): Promise<Candidate[]> {
  const byHeader = rank(entries, file.head);
  if (!isAmbiguous(byHeader, branches)) return byHeader;
  await loadDoubtful(branches, file);
  const byDirectory = rankByContent(entries, branches, file);
  if (!isAmbiguous(byDirectory, branches)) return byDirectory;
  await loadEntities(branches, file);
  return rankByContent(entries, branches, file);
}

/** Reads the lumps that make no sense where a file is another game's: sizes say less, least of all where it is cut off. */
async function loadDoubtful(branches: readonly Branch[], file: LoadableFile): Promise<void> {
  for (const branch of branches) {
    const names = Object.keys(branch.clues.doubts ?? {});
    if (names.length === 0) continue;
    const map = makeMap(branch, file, {});
    await file.loaded.load(names.map((name) => map.regionOf(map.entryOf(name))));
  }
}

/** Reads the entities, wherever one of several branches has them: they say which game it is. */
async function loadEntities(branches: readonly Branch[], file: LoadableFile): Promise<void> {
  for (const branch of branches) {
    const { entities } = branch.capabilities;
    if (entities === undefined) continue;
    const map = makeMap(branch, file, {});
    await file.loaded.load([map.regionOf(map.entryOf(entities))]);
  }
}
