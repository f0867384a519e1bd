import { FormatError } from '@brushwork/record';
import type { Branch } from './branch.js';
import { contentEvidence, layoutEvidence } from './detect.js';
import type { Candidate, Evidence } from './detection.js';
import { type Lumps, lumpNames } from './lump.js';
import { GameMap, type LoadedBytes, type MapFile, type OpenOptions } from './map/game-map.js';
import { sameLayout } from './same-layout.js';

/** A file of which at least the head is in memory. */
export interface FileWithHead extends MapFile {
  /** The first bytes, header and directory at least. */
  readonly head: Uint8Array;
}

/** Reads the head of a file as a branch has it. */
export function makeMap<L extends object>(
  branch: Branch<L>,
  file: FileWithHead,
  options: OpenOptions,
): GameMap<L> {
  const names = lumpNames(branch.lumps as Lumps);
  const nameOf = (index: number): string => names.get(index) ?? `#${index}`;
  return new GameMap(
    branch,
    branch.container.readHead(file.head, { fileSize: file.size, nameOf }),
    file,
    options,
  );
}

/** What the content that is in memory says for each branch. */
export function evidenceOf(
  branches: readonly Branch[],
  { head, size, loaded }: FileWithHead,
): Map<string, readonly Evidence[]> {
  // Nothing is changed through these maps: no copy of a shared region is needed.
  const unchanged: LoadedBytes = { region: (region) => loaded.region(region), pristine: () => undefined };
  const file = { head, size, loaded: unchanged };
  return new Map(
    branches.map((branch) => {
      const map = makeMap(branch, file, {});
      return [branch.id, [...layoutEvidence(branch, map), ...contentEvidence(branch, map)]];
    }),
  );
}

/** The branches of the best candidate and of those that are as good, the first one's first. */
function equallyGood(candidates: readonly Candidate[], branches: readonly Branch[]): Branch[] {
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  return candidates
    .filter(({ score }) => score === candidates[0]?.score)
    .map(({ branch }) => byId.get(branch))
    .filter((branch) => branch !== undefined);
}

/** Whether another candidate with other lumps is as good as the best. */
export function isAmbiguous(candidates: readonly Candidate[], branches: readonly Branch[]): boolean {
  const [first, ...others] = equallyGood(candidates, branches);
  return first !== undefined && others.some((other) => !sameLayout(other, first));
}

/** The branch of the best candidate; `ambiguous` when another with other lumps is as good. */
export function bestOf(candidates: readonly Candidate[], branches: readonly Branch[]): Branch {
  const [first, ...others] = equallyGood(candidates, branches);
  if (first === undefined) throw new RangeError('no candidate');
  const different = others.filter((other) => !sameLayout(other, first));
  if (different.length > 0) {
    const names = [first, ...different].map(({ id }) => id).join(' or ');
    throw new FormatError('ambiguous', `may be ${names}: name the branch`);
  }
  return first;
}
