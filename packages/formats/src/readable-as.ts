import type { FormatError } from '@brushwork/record';
import type { Branch } from './branch.js';
import { type FileWithHead, makeMap } from './choose-branch.js';
import type { Disguise } from './container/disguise/index.js';
import { readBeginning } from './container/signature.js';
import { headerCandidates, unreadable } from './detect.js';
import type { Candidate } from './detection.js';
import { type Disguised, findDisguised } from './find-disguised.js';
import { asNearest, makesSense, nearestIssue, unclearVersion, unknownVersion } from './nearest-version.js';
import { type RegistryEntry, registry } from './registry.js';
import { sameLayout } from './same-layout.js';

/** What a file may be read as. */
export interface ReadableAs {
  /** The branches that know its version; where none does, those of the nearest version. */
  readonly entries: readonly RegistryEntry[];
  /** The same branches, imported. */
  readonly branches: readonly Branch[];
  /** The version, when none of them knows it. */
  readonly unknown: number | undefined;
  /** What hides the file; `undefined` for most. */
  readonly disguise?: Disguise;
}

/**
 * Finds what a file may be read as by its first bytes. One of an unknown version is read as the nearest known one when
 * only one layout is that. Throws as `unreadable`, and 'bad-version' when several layouts are as near.
 */
export async function readableAs(head: Uint8Array, fileSize: number): Promise<ReadableAs> {
  const known = headerCandidates(head);
  const disguised = known.length > 0 ? undefined : findDisguised(head);
  if (disguised !== undefined) return readableBeneath(disguised);
  const nearest = known.length > 0 ? undefined : unknownVersion(head);
  const entries = known.length > 0 ? known : (nearest?.entries ?? []);
  if (entries.length === 0) throw unreadable(head, fileSize);
  const loaded = await Promise.all(entries.map((entry) => entry.load()));
  const { entries: fitting, branches } = withRoom(entries, loaded, fileSize);
  const [first, ...others] = branches as [Branch, ...Branch[]];
  if (nearest !== undefined && others.some((other) => !sameLayout(other, first)))
    throw unclearVersion(head, nearest, fileSize);
  return { entries: fitting, branches, unknown: nearest?.version };
}

/** Those whose header a file is long enough for; all of them when it is for none, so that one of them says so. */
function withRoom(
  entries: readonly RegistryEntry[],
  branches: readonly Branch[],
  fileSize: number,
): Pick<ReadableAs, 'entries' | 'branches'> {
  const fits = ({ container }: Branch): boolean =>
    fileSize >= (container.leastHeadSize ?? container.headSize);
  const all = { entries, branches };
  const fitting = branches.filter(fits);
  if (fitting.length === 0 || fitting.length === branches.length) return all;
  return { entries: entries.filter((_entry, i) => fits(branches[i] as Branch)), branches: fitting };
}

async function readableBeneath({ entry, disguise }: Disguised): Promise<ReadableAs> {
  return { entries: [entry], branches: [await entry.load()], unknown: undefined, disguise };
}

/** The one branch that the caller has named, as far as the file may be read as it; throws what `wrongHeader` gives otherwise. */
export async function readableAsNamed(
  entry: RegistryEntry,
  head: Uint8Array,
  wrongHeader: (branch: Branch) => FormatError,
): Promise<ReadableAs> {
  const branch = await entry.load();
  if (branch.container.matches(head)) return { entries: [entry], branches: [branch], unknown: undefined };
  const disguised = findDisguised(head, [entry]);
  if (disguised !== undefined) return readableBeneath(disguised);
  const nearest = unknownVersion(head);
  const isOfMagic = entry.magic !== '' && readBeginning(entry, head) !== undefined;
  const isWhole = head.length >= branch.container.headSize;
  if (nearest === undefined || !isOfMagic || !isWhole) throw wrongHeader(branch);
  return { entries: [entry], branches: [branch], unknown: nearest.version };
}

/** Candidates as they are, as ones of the nearest version, or as ones that are hidden. */
export function asReadable(candidates: readonly Candidate[], readable: ReadableAs): readonly Candidate[] {
  const { disguise } = readable;
  if (disguise !== undefined) {
    return candidates.map((candidate) => ({
      ...candidate,
      evidence: [{ text: `disguised: ${disguise.title}`, weight: 0 }, ...candidate.evidence],
    }));
  }
  return readable.unknown === undefined ? candidates : asNearest(candidates, registry, readable.unknown);
}

/** What a map carries that was read as one of the nearest version; nothing for a known one. */
export function readableIssues(
  branch: Branch,
  { unknown }: ReadableAs,
): Pick<FileWithHead, 'issues'> | undefined {
  return unknown === undefined ? undefined : { issues: [nearestIssue(branch, unknown)] };
}

/** Refuses a file of an unknown version, of which nobody said what it is, when its directory makes no sense as that of the nearest one. */
export function refuseNonsense(branch: Branch, file: FileWithHead, { unknown }: ReadableAs): void {
  if (unknown === undefined) return;
  const isWhole = file.head.length >= branch.container.headSize;
  if (!isWhole || !makesSense(branch, makeMap(branch, file, {}))) throw unreadable(file.head, file.size);
}
