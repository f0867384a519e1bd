import { type Content, type ContentType, FormatError } from '@brushwork/record';
import type { Branch } from './branch.js';
import type { AppendedPlace } from './container/container.js';
import { contentEvidence, layoutEvidence, rank } from './detect.js';
import type { Candidate, Evidence } from './detection.js';
import { type Lumps, lumpNames } from './lump.js';
import { GameMap, type LoadedBytes, type MapFile, type OpenOptions } from './map/game-map.js';
import { readAlike } from './read-alike.js';
import type { RegistryEntry } from './registry.js';
import { sameLayout } from './same-layout.js';

/** A file of which at least the head is in memory. */
export interface FileWithHead extends MapFile {
  /** The first bytes, header and directory at least. */
  readonly head: Uint8Array;
  /** Bytes behind the head that were read to see whether something was appended to the file. */
  readonly peek?: ((place: AppendedPlace) => Uint8Array | undefined) | undefined;
}

/** Nothing of a file but its head. */
export const NOTHING_LOADED: LoadedBytes = { region: () => undefined, pristine: () => undefined };

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
    branch.container.readHead(file.head, { fileSize: file.size, nameOf, peek: file.peek }),
    file,
    options,
  );
}

/** The lumps beside the entities whose content is looked at to tell a branch from others. */
export function clueLumps({ lumps, clues }: Branch): string[] {
  const directories = Object.entries(lumps).filter(([, { type }]) => type.kind === 'game-lump');
  const laidOut = Object.keys(clues.layouts ?? {}).map((path) => path.split('.')[0] ?? path);
  return [...directories.map(([name]) => name), ...laidOut, ...Object.keys(clues.doubts ?? {})];
}

/** What the content that is in memory says for each branch. */
export function evidenceOf(
  branches: readonly Branch[],
  { head, size, loaded, peek }: FileWithHead,
): Map<string, readonly Evidence[]> {
  // Nothing is changed through these maps: no copy of a shared region is needed.
  const unchanged: LoadedBytes = { region: (region) => loaded.region(region), pristine: () => undefined };
  const file = { head, size, loaded: unchanged, peek };
  const opened: OpenedLump[] = [];
  return new Map(
    branches.map((branch) => {
      const contents = new Map<string, Content>();
      const map = makeMap(branch, { ...file, contents }, {});
      takeOpened(map, contents, opened);
      const evidence = [...layoutEvidence(branch, map), ...contentEvidence(branch, map)];
      keepOpened(map, contents, opened);
      return [branch.id, evidence];
    }),
  );
}

/** A lump that was opened to look for evidence: branches that read it alike needn't open it again. */
interface OpenedLump {
  readonly type: ContentType;
  readonly start: number;
  readonly end: number;
  readonly version: number | undefined;
  readonly content: Content;
}

function takeOpened(
  map: GameMap<object>,
  contents: Map<string, Content>,
  opened: readonly OpenedLump[],
): void {
  if (opened.length === 0) return;
  for (const [name, { type }] of Object.entries(map.branch.lumps as Lumps)) {
    if (!opened.some((one) => one.type === type)) continue;
    const { start, end, version } = map.entryOf(name);
    const known = opened.find(
      (one) => one.type === type && one.start === start && one.end === end && one.version === version,
    );
    if (known !== undefined) contents.set(name, known.content);
  }
}

function keepOpened(map: GameMap<object>, contents: Map<string, Content>, opened: OpenedLump[]): void {
  for (const [name, content] of contents) {
    const type = (map.branch.lumps as Lumps)[name]?.type;
    if (type === undefined || opened.some((one) => one.content === content)) continue;
    const { start, end, version } = map.entryOf(name);
    opened.push({ type, start, end, version, content });
  }
}

/** Weight of more maps being of a branch than of others: the least that makes a difference. */
const COMMON_WEIGHT = 1;

/**
 * Every branch that a file may be by its header and what is in memory of it, best first. Where branches with other lumps
 * are equally good, one that more maps are of than of them is named before them, and says so.
 */
export function rankByContent(
  entries: readonly RegistryEntry[],
  branches: readonly Branch[],
  file: FileWithHead,
): Candidate[] {
  const content = evidenceOf(branches, file);
  const candidates = rank(entries, file.head, content);
  if (!isAmbiguous(candidates, branches)) return candidates;
  const best = new Set(equallyGood(candidates, branches).map(({ id }) => id));
  const common = entries.find(({ id, isCommon }) => isCommon === true && best.has(id));
  if (common === undefined) return candidates;
  const reason = { text: 'more maps are of this engine than of the others', weight: COMMON_WEIGHT };
  return rank(
    entries,
    file.head,
    new Map([...content, [common.id, [...(content.get(common.id) ?? []), reason]]]),
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

/** The branch of the best candidate; `ambiguous` when another that reads the file otherwise is as good. */
export function bestOf(
  candidates: readonly Candidate[],
  branches: readonly Branch[],
  file: FileWithHead,
): Branch {
  const [first, ...others] = equallyGood(candidates, branches);
  if (first === undefined) throw new RangeError('no candidate');
  const different = others.filter((other) => !sameLayout(other, first) && !areAlike(first, other, file));
  if (different.length > 0) {
    const names = [first, ...different].map(({ id }) => id).join(' or ');
    throw new FormatError('ambiguous', `may be ${names}: name the branch`);
  }
  return first;
}

/** Whether two branches read what a file holds alike, though not all that it might hold. */
function areAlike(a: Branch, b: Branch, { head, size, peek }: FileWithHead): boolean {
  const file = { head, size, loaded: NOTHING_LOADED, peek };
  return readAlike(makeMap(a, file, {}), makeMap(b, file, {}));
}
