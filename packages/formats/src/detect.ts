import { FormatError } from '@brushwork/record';
import type { Branch } from './branch.js';
import { countClasses } from './class-counts.js';
import { EntityText } from './container/entity-text-content.js';
import { hasSignature, magicOf, readBeginning } from './container/signature.js';
import type { Candidate, Evidence } from './detection.js';
import { identify } from './identify.js';
import { layoutAt } from './layout-at.js';
import type { GameMap } from './map/game-map.js';
import { matchesPattern } from './name-pattern.js';
import { type RegistryEntry, registry } from './registry.js';
import { versionText } from './version-text.js';

/** Weight of a magic and version that fit, against which the content's clues are small. */
const HEADER_WEIGHT = 100;
const CLUE_WEIGHT = 10;
/** Weight of a lump that only one game's compiler fills: less than that of a size that doesn't fit. */
const FILLED_WEIGHT = 3;
/** Weight of a lump version that only one game's compiler writes: less than that of filled lumps that it doesn't know. */
const LUMP_VERSION_WEIGHT = 5;

/** The branches whose magic and version a file has. */
export function headerCandidates(head: Uint8Array): RegistryEntry[] {
  if (head.length < 8) return [];
  return registry.filter((entry) => hasSignature(entry, head));
}

/** Magic and versions of a branch in words. */
function signatureText({ magic, versions }: RegistryEntry): string {
  return [magic === '' ? 'version' : magic, versions.map(versionText).join('/')].filter(Boolean).join(' ');
}

/** The error for a file that no branch can read: it says what the file is. */
export function unreadable(head: Uint8Array, fileSize: number): FormatError {
  const identity = identify(head, fileSize);
  const expected = registry.map(signatureText);
  if (identity === undefined) {
    return new FormatError('bad-magic', 'is no file of a known format', {
      offset: 0,
      expected: [...new Set(expected)].join(', '),
    });
  }
  const isOurs = registry.some(
    (entry) => [entry.magic, entry.bigEndianMagic].includes(magicOf(head)) || hasSignature(entry, head),
  );
  const isCut = fileSize === 0 || (isOurs && fileSize < 8);
  const code = isCut ? 'truncated' : isOurs ? 'bad-version' : 'bad-magic';
  const isBegun = isCut && fileSize > 0;
  const help = identity.help === undefined ? '' : `: ${identity.help}`;
  const why = isBegun ? `, cut off after ${fileSize} bytes` : `, which can't be read here${help}`;
  return new FormatError(code, `is ${identity.description}${why}`, {
    offset: 0,
    expected: [...new Set(expected)].join(', '),
    found: identity.format,
  });
}

function headerEvidence(entry: RegistryEntry, head: Uint8Array): Evidence {
  const { magic, version } = readBeginning(entry, head) ?? { magic: '', version: 0 };
  const text = [
    ...(magic === '' ? [] : [`magic ${magic}`]),
    ...(entry.versionAt === 'nowhere' ? [] : [`version ${versionText(version)}`]),
  ].join(', ');
  return { text, weight: HEADER_WEIGHT };
}

/** Most that a directory whose every lump lies in the file weighs. */
const DIRECTORY_WEIGHT = 40;
/** Most that lumps which all divide by their record sizes weigh. */
const SIZES_WEIGHT = 40;
/** What a lump of which nothing makes sense weighs; as much as half of all sizes. */
const DOUBT_WEIGHT = -20;
/** What filled lumps that a layout doesn't have weigh. */
const UNNAMED_WEIGHT = -8;
/** What a directory inside a lump weighs that says more than there is: more than a size that doesn't fit. */
const DIRECTORY_INSIDE_WEIGHT = -6;

/** What the directory says for one layout: whether its lumps lie in the file and divide by the sizes of their records. */
export function layoutEvidence(branch: Branch, map: GameMap<object>): Evidence[] {
  const filled = map.head.entries.filter(({ length }) => length !== 0);
  const beside = filled.filter(({ isElsewhere }) => isElsewhere === true).length;
  const inside = filled.filter(
    ({ offset, length }) => length > 0 && offset >= map.head.headSize && offset + length <= map.size,
  );
  const judged = map.lumpNames.flatMap((name) => {
    const entry = map.entryOf(name);
    const fits =
      entry.end > entry.start || entry.isElsewhere === true
        ? branch.lumps[name]?.type.fits?.(entry.unpacked || entry.length, entry.version)
        : undefined;
    return fits === undefined ? [] : [{ name, fits }];
  });
  const misfits = judged.filter(({ fits }) => !fits).map(({ name }) => name);
  const named = new Set(map.lumpNames.map((name) => map.entryOf(name).index));
  const unnamed = filled.filter(({ index }) => !named.has(index)).map(({ index }) => index);
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
  return [
    {
      text: `${inside.length} of ${filled.length} filled lumps lie inside the file${beside === 0 ? '' : `, ${beside} beside it`}`,
      weight: Math.round(DIRECTORY_WEIGHT * share(inside.length + beside, filled.length)),
    },
    {
      text: `${judged.length - misfits.length} of ${judged.length} lumps divide by their record sizes${misfits.length === 0 ? '' : `, not ${misfits.join(', ')}`}`,
      weight: Math.max(
        0,
        Math.round(SIZES_WEIGHT * share(judged.length - misfits.length, judged.length)) - 4 * misfits.length,
      ),
    },
    ...(unnamed.length === 0
      ? []
      : [{ text: `lump ${unnamed.join(', ')} is filled, which it doesn't have`, weight: UNNAMED_WEIGHT }]),
  ];
}

/** Counted once for all branches that read the text alike: they look at the same content, which nobody changes. */
const countedClasses = new WeakMap<EntityText, ReadonlyMap<string, number>>();

function classCounts(text: EntityText): ReadonlyMap<string, number> {
  const counts = countedClasses.get(text) ?? countClasses(text);
  countedClasses.set(text, counts);
  return counts;
}

/** What the content says for one game of a layout: entity classes, filled lumps, layouts inside of lumps. */
export function contentEvidence(branch: Branch, map: GameMap<object>): Evidence[] {
  const { clues } = branch;
  const evidence: Evidence[] = [];
  const entityLump = branch.capabilities.entities;
  const entities = entityLump === undefined || !map.isLoaded(entityLump) ? undefined : map.lump(entityLump);
  if (entities instanceof EntityText && (clues.classes?.length ?? 0) > 0) {
    for (const [name, count] of classCounts(entities)) {
      if (clues.classes?.some((pattern) => matchesPattern(pattern, name)) === true)
        evidence.push({ text: `${count} of entity class ${name}`, weight: CLUE_WEIGHT });
    }
  }
  for (const name of clues.filled ?? []) {
    const { start, end } = map.entryOf(name);
    if (end > start) evidence.push({ text: `lump ${name} is filled`, weight: FILLED_WEIGHT });
  }
  for (const [name, wanted] of Object.entries(clues.lumpVersions ?? {})) {
    const { start, end, version } = map.entryOf(name);
    if (end <= start) continue;
    const weight = version === wanted ? LUMP_VERSION_WEIGHT : -LUMP_VERSION_WEIGHT;
    evidence.push({ text: `lump ${name} has version ${version}, its own is ${wanted}`, weight });
  }
  return [
    ...evidence,
    ...directoryInsideEvidence(branch, map),
    ...layoutClues(branch, map),
    ...lumpDoubts(branch, map),
  ];
}

/** What speaks against a branch when the directory of its game lump makes no sense. */
function directoryInsideEvidence(branch: Branch, map: GameMap<object>): Evidence[] {
  const broken = Object.entries(branch.lumps)
    .filter(([name, { type }]) => type.kind === 'game-lump' && map.isLoaded(name))
    .map(([name]) => name)
    .filter((name) => map.lump(name).status === 'truncated');
  return broken.map((name) => ({
    text: `the directory of ${name} makes no sense`,
    weight: DIRECTORY_INSIDE_WEIGHT,
  }));
}

/** What the layouts say in which lumps, or what is inside them, could be read. */
function layoutClues({ clues }: Branch, map: GameMap<object>): Evidence[] {
  return Object.entries(clues.layouts ?? {}).flatMap(([path, own]): Evidence[] => {
    const layout = layoutAt(map, path);
    if (layout === undefined) return [];
    return own.includes(layout)
      ? [{ text: `${path} is laid out as ${layout}, which only this game has`, weight: CLUE_WEIGHT }]
      : [{ text: `${path} is laid out as ${layout}, not as ${own.join(' or ')}`, weight: -CLUE_WEIGHT }];
  });
}

/** What speaks against a branch when what is in a lump makes no sense as what it would be. */
function lumpDoubts({ clues }: Branch, map: GameMap<object>): Evidence[] {
  return Object.entries(clues.doubts ?? {}).flatMap(([name, doubtsOf]): Evidence[] => {
    if (!map.isLoaded(name)) return [];
    const content = map.lump(name);
    if (content.bytes.length === 0) return [];
    return doubtsOf(content).map(({ message, share }) => ({
      text: `${name}: ${message}`,
      weight: Math.round(DOUBT_WEIGHT * share),
    }));
  });
}

/** Every branch that a file may be, best first; equals stay in the registry's order. */
export function rank(
  entries: readonly RegistryEntry[],
  head: Uint8Array,
  content: ReadonlyMap<string, readonly Evidence[]> = new Map(),
): Candidate[] {
  return entries
    .map((entry) => {
      const evidence = [headerEvidence(entry, head), ...(content.get(entry.id) ?? [])];
      return {
        branch: entry.id,
        title: entry.title,
        score: evidence.reduce((sum, one) => sum + one.weight, 0),
        evidence,
      };
    })
    .sort((a, b) => b.score - a.score);
}
