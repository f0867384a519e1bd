import { type Issue, issue } from '../errors.js';
import type { Content, ContentPlace, ContentType } from './content.js';

/** One way to read a lump, and when it is the right one. */
export interface Candidate<T extends ContentType = ContentType> {
  /** Name of the layout, which the content carries as `layout`. */
  readonly layout: string;
  /** Lump version that this layout was declared for. */
  readonly version: number;
  /** How it is read. */
  readonly type: T;
}

/** What speaks for a candidate. */
export interface Verdict<T extends ContentType = ContentType> {
  /** The candidate. */
  readonly candidate: Candidate<T>;
  /** Whether the lump's version is the candidate's. */
  readonly versionFits: boolean;
  /** Whether the bytes divide by the candidate's record size. */
  readonly sizeFits: boolean;
}

/** Type only: versioned content: one of the layouts, told apart by `layout`. */
export type VersionedContent<V> = {
  [K in keyof V]: V[K] extends ContentType<infer C, string> ? C & { readonly layout: `${K & (string | number)}` } : never;
}[keyof V];

/** Judges every candidate, best first: version and size, then size, then version. Order breaks ties. */
export function judge<T extends ContentType>(candidates: readonly Candidate<T>[], place: { version?: number | undefined; size: number }): Verdict<T>[] {
  const verdicts = candidates.map((candidate) => ({
    candidate,
    versionFits: candidate.version === place.version,
    sizeFits: candidate.type.elementSize === undefined || place.size % candidate.type.elementSize === 0,
  }));
  const score = (verdict: Verdict<T>): number => (verdict.sizeFits ? 2 : 0) + (verdict.versionFits ? 1 : 0);
  return verdicts.sort((a, b) => score(b) - score(a));
}

/**
 * A lump with a layout per version. Version and record size decide together; where they disagree the size decides and
 * an issue says so.
 */
export function versions<V extends Readonly<Record<number, ContentType>>>(layouts: V): ContentType<Content & VersionedContent<V>, LumpsOfVersions<V>> & { readonly layouts: V } {
  const candidates: Candidate[] = Object.entries(layouts).map(([version, type]) => ({ layout: version, version: Number(version), type }));
  const choose = (place: { version?: number | undefined; size: number }): Verdict => {
    const best = judge(candidates, place)[0];
    if (best === undefined) throw new RangeError('a versioned lump needs a layout');
    return best;
  };
  const type: ContentType & { readonly layouts: V } = {
    kind: 'versions',
    layouts,
    elementSize: undefined,
    open(place: ContentPlace) {
      const best = choose({ version: place.version, size: place.bytes.length });
      const content = best.candidate.type.open(place);
      const issues: Issue[] = best.versionFits ? [] : [disagreement(place, best)];
      return Object.defineProperties(content, {
        layout: { value: best.candidate.layout, enumerable: true },
        issues: { value: [...content.issues, ...issues] },
      });
    },
    rebuild(block, place, first) {
      const candidate = candidates.find((one) => one.version === place.version) ?? candidates[0];
      if (candidate === undefined) throw new RangeError('a versioned lump needs a layout');
      return candidate.type.rebuild(block, place, first);
    },
  };
  return type as unknown as ContentType<Content & VersionedContent<V>, LumpsOfVersions<V>> & { readonly layouts: V };
}

type LumpsOfVersions<V> = { [K in keyof V]: V[K] extends ContentType<Content, infer L> ? L : never }[keyof V];

function disagreement(place: ContentPlace, best: Verdict): Issue {
  return issue('lump-version', 'warning', 'bad-version', {
    message: `lump version ${place.version ?? 'none'} has no layout of this size: read as version ${best.candidate.layout}`,
    path: [place.name],
    offset: place.offset,
    expected: best.candidate.version,
    found: place.version,
  });
}
