import type { CompanionFile, FilesToOpen } from './file-input.js';

/** Companions with others before them, which count first: a file in the same place is replaced. */
export function withCompanions(files: FilesToOpen, added: readonly CompanionFile[]): FilesToOpen {
  const paths = new Set(added.map(({ path }) => path.toLowerCase()));
  const kept = files.companions.filter(({ path }) => !paths.has(path.toLowerCase()));
  return { ...files, companions: [...added, ...kept] };
}
