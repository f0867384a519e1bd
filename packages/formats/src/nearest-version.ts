import { FormatError, type Issue, issue } from '@brushwork/record';
import type { Branch } from './branch.js';
import { readBeginning } from './container/signature.js';
import { unreadable } from './detect.js';
import type { Candidate } from './detection.js';
import { hasNamedVersion } from './identify.js';
import type { GameMap } from './map/game-map.js';
import { type RegistryEntry, registry } from './registry.js';
import { versionText } from './version-text.js';

/** Weight of a magic that fits with a version that doesn't: little beside one that is known. */
const NEAREST_WEIGHT = 10;

/** A file whose magic is known and whose version is not. */
export interface UnknownVersion {
  /** The word of its version. */
  readonly version: number;
  /** The branches that know the nearest version. */
  readonly entries: readonly RegistryEntry[];
}

/** Versions in an order in which neighbours are near: the upper half of a version's word counts changes within the lower. */
function orderOf(version: number): number {
  return (version & 0xffff) * 0x10000 + (version >>> 16);
}

function nearestOf(entry: RegistryEntry, version: number): number {
  const distance = (known: number): number => Math.abs(orderOf(known) - orderOf(version));
  return entry.versions.reduce(
    (best, known) => (distance(known) < distance(best) ? known : best),
    entry.versions[0] ?? 0,
  );
}

/** What is nearest to a file of a known magic and an unknown version; `undefined` for any other, and for one that is known to be another game's. */
export function unknownVersion(head: Uint8Array): UnknownVersion | undefined {
  if (head.length < 8 || hasNamedVersion(head)) return undefined;
  const related = registry.flatMap((entry) => {
    // Where there is no magic, a version that isn't known says nothing.
    if ((entry.versionAt ?? 'behind-magic') !== 'behind-magic') return [];
    const version = readBeginning(entry, head)?.version;
    if (version === undefined) return [];
    const nearest = nearestOf(entry, version);
    return [{ entry, version, nearest, distance: Math.abs(orderOf(nearest) - orderOf(version)) }];
  });
  const [first] = related;
  const least = Math.min(...related.map(({ distance }) => distance));
  if (first === undefined || least === 0) return undefined;
  return {
    version: first.version,
    entries: related.filter(({ distance }) => distance === least).map(({ entry }) => entry),
  };
}

/** Candidates of a known version as ones of which only the magic fits, best first. */
export function asNearest(
  candidates: readonly Candidate[],
  entries: readonly RegistryEntry[],
  version: number,
): Candidate[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return candidates.map((candidate) => {
    const entry = byId.get(candidate.branch);
    const [header, ...rest] = candidate.evidence;
    if (entry === undefined || header === undefined) return candidate;
    const nearest = versionText(nearestOf(entry, version));
    const text = `magic ${entry.magic}; version ${versionText(version)} isn't known, the nearest that is known is ${nearest}`;
    const score = candidate.score - header.weight + NEAREST_WEIGHT;
    return { ...candidate, score, evidence: [{ text, weight: NEAREST_WEIGHT }, ...rest] };
  });
}

/** The remark on a map of an unknown version that was read as one of a known one. */
export function nearestIssue(branch: Branch, version: number): Issue {
  return issue('version-unknown', 'warning', 'bad-version', {
    message: `version ${versionText(version)} isn't known: read as ${branch.title} in the hope that nothing has changed`,
    path: ['header'],
    offset: 4,
    expected: branch.container.versions.map(versionText).join(', '),
    found: version,
  });
}

/** The error for a file of an unknown version of which it isn't clear what it is nearest to. */
export function unclearVersion(
  head: Uint8Array,
  { version, entries }: UnknownVersion,
  fileSize: number,
): FormatError {
  const plain = unreadable(head, fileSize);
  const nearest = entries
    .map((entry) => `${entry.id} (version ${versionText(nearestOf(entry, version))})`)
    .join(' or ');
  const { code, offset, expected, found } = plain;
  return new FormatError(
    code,
    `${plain.reason}: version ${versionText(version)} isn't known, nearest is ${nearest}; name the branch to read it so`,
    { offset, expected, found },
  );
}

/** Whether a directory that was read as one of another version makes sense: something is in it, and all of it has a place and a size. */
export function makesSense(branch: Branch, map: GameMap<object>): boolean {
  const filled = map.head.entries.filter(({ length }) => length !== 0);
  const hasPlace = filled.every(
    ({ offset, length, isElsewhere = false }) =>
      isElsewhere || (length > 0 && offset >= map.head.headSize && offset + length <= map.size),
  );
  const hasSize = map.lumpNames.every((name) => {
    const entry = map.entryOf(name);
    const isHere = entry.end > entry.start && (entry.unpacked ?? 0) === 0;
    return !isHere || branch.lumps[name]?.type.fits?.(entry.length, entry.version) !== false;
  });
  return filled.length > 0 && hasPlace && hasSize;
}
