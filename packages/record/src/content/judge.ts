import type { Content, ContentType } from './content.js';

/** Something in a reading that wouldn't be there if the layout were the right one. */
export interface Doubt {
  /** What is wrong, such as `origin is outside any world`. */
  readonly message: string;
  /** Share of the elements that it holds for, above 0 and at most 1. */
  readonly share: number;
  /** Whether no sound file has it, such as an index outside its table; otherwise it is only unusual. */
  readonly isGrave: boolean;
}

/** One way to read a lump, and when it is the right one. */
export interface Candidate<T extends ContentType = ContentType> {
  /** Name of the layout, which the content carries as `layout`. */
  readonly layout: string;
  /** Lump versions that this layout was declared for; none for one that was made up to fit the bytes. */
  readonly versions: readonly number[];
  /** How it is read. */
  readonly type: T;
  /** What speaks against a reading; `undefined` when there is nothing in it that layouts differ in. Never throws. */
  readonly doubts?: (content: Content) => readonly Doubt[] | undefined;
}

/** What speaks for and against a candidate. */
export interface Verdict<T extends ContentType = ContentType> {
  /** The candidate. */
  readonly candidate: Candidate<T>;
  /** Whether the lump's version is one of the candidate's. */
  readonly versionFits: boolean;
  /** Whether the bytes are whole elements, or all the parts and nothing more. */
  readonly sizeFits: boolean;
  /** Whether there was anything to doubt. */
  readonly isJudged: boolean;
  /** What makes no sense in the reading; not looked for where neither version nor size fits. */
  readonly doubts: readonly Doubt[];
  /** Whether no grave doubt holds for more than a quarter of the elements, and others not for all of them twice over. */
  readonly isPlausible: boolean;
  /** What verdicts are ordered by, the most important first, each the higher the better. */
  readonly rank: readonly number[];
}

/** What content of one of several layouts carries. */
export interface LayoutEvidence {
  /** Every layout that was tried, best first, with what speaks for and against it. */
  readonly candidates: readonly Verdict[];
}

/** A lump as far as it takes to judge candidates. */
export interface JudgedLump {
  /** Version that the directory gives it, where the format has one. */
  readonly version?: number | undefined;
  /** Size in bytes. */
  readonly size: number;
  /** Reads the lump; without it only sizes of elements are compared. */
  readonly open?: (type: ContentType) => Content;
  /** Layouts that are taken before others that fit equally. */
  readonly prefer?: readonly string[];
}

/** More than this share of elements with a grave doubt, and a layout is the wrong one rather than the file damaged. */
const TOLERATED_SHARE = 0.25;

/** Sum of the shares of all doubts from which on they count as a grave one: two fields that make no sense anywhere. */
const INTOLERABLE_SUM = 2;

/**
 * Judges every candidate, best first. A right size counts more than a reading that makes sense, and that more than a
 * right version; but size or sense alone is less than a right version with the other. Then come preferred layouts,
 * then those with fewer doubts, then the order of declaration.
 */
export function judge<T extends ContentType>(
  candidates: readonly Candidate<T>[],
  lump: JudgedLump,
): Verdict<T>[] {
  const verdicts = candidates.map((candidate) => verdictOn(candidate, lump));
  return verdicts.sort((a, b) => {
    const i = a.rank.findIndex((one, at) => one !== b.rank[at]);
    return i < 0 ? 0 : (b.rank[i] as number) - (a.rank[i] as number);
  });
}

function verdictOn<T extends ContentType>(candidate: Candidate<T>, lump: JudgedLump): Verdict<T> {
  const versionFits = lump.version !== undefined && candidate.versions.includes(lump.version);
  const sizeFits = fitsSize(candidate.type, lump);
  const isTried = (sizeFits || versionFits) && lump.open !== undefined;
  const found = isTried && candidate.doubts ? candidate.doubts(lump.open(candidate.type)) : undefined;
  const doubts = found ?? [];
  const doubt = doubts.reduce((sum, { share }) => sum + share, 0);
  const isGrave = doubts.some((one) => one.isGrave && one.share > TOLERATED_SHARE);
  const isPlausible = !isGrave && doubt < INTOLERABLE_SUM;
  const fit = (sizeFits ? 3 : 0) + (isPlausible ? 2 : 0) + (versionFits ? 1.5 : 0);
  const preference = lump.prefer?.includes(candidate.layout) === true ? 1 : 0;
  const rank = [fit, preference, -doubt];
  return { candidate, versionFits, sizeFits, isJudged: found !== undefined, doubts, isPlausible, rank };
}

function fitsSize(type: ContentType, { size, version, open }: JudgedLump): boolean {
  const fits = type.fits?.(size, version);
  if (fits !== undefined) return fits;
  if (type.elementSize !== undefined) return size % type.elementSize === 0;
  if (open === undefined) return true;
  const { status } = open(type);
  return status !== 'truncated' && status !== 'remainder';
}
