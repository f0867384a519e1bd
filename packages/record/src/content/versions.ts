import { type Issue, issue } from '../errors.js';
import type { LumpsOf } from '../schema.js';
import type { AnyStruct } from '../struct.js';
import type { Content, ContentPlace, ContentType } from './content.js';
import { type RecordsType, records } from './record-list.js';

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
  [K in keyof V]: V[K] extends ContentType<infer C, string>
    ? C & { readonly layout: `${K & (string | number)}` }
    : never;
}[keyof V];

/** Judges every candidate, best first: version and size, then size, then version. Order breaks ties. */
export function judge<T extends ContentType>(
  candidates: readonly Candidate<T>[],
  place: { version?: number | undefined; size: number },
): Verdict<T>[] {
  const verdicts = candidates.map((candidate) => ({
    candidate,
    versionFits: candidate.version === place.version,
    sizeFits: candidate.type.elementSize === undefined || place.size % candidate.type.elementSize === 0,
  }));
  const score = (verdict: Verdict<T>): number => (verdict.sizeFits ? 2 : 0) + (verdict.versionFits ? 1 : 0);
  return verdicts.sort((a, b) => score(b) - score(a));
}

/** Type only: layouts by lump version: content types, or record classes for lumps of records. */
export type Layouts = Readonly<Record<number, ContentType | AnyStruct>>;

/** Type only: each layout as a content type. */
export type LayoutTypes<V> = {
  readonly [K in keyof V]: V[K] extends ContentType
    ? V[K]
    : V[K] extends AnyStruct
      ? RecordsType<V[K], LumpsOf<V[K]>>
      : never;
};

/** How a lump is read whose layout depends on its version. */
export interface VersionsType<V> extends ContentType<VersionedContent<V>, LumpsOfVersions<V>> {
  /** Always `versions`. */
  readonly kind: 'versions';
  /** The content type of each version. */
  readonly layouts: V;
}

/**
 * A lump with a layout per version: `versions({ 0: LeafV0, 1: Leaf })`. Version and record size decide together; where
 * they disagree the size decides and an issue says so. The content says by `layout` as which it was read.
 */
export function versions<V extends Layouts>(layouts: V): VersionsType<LayoutTypes<V>> {
  const types = Object.fromEntries(
    Object.entries(layouts).map(([version, type]) => [
      version,
      typeof type === 'function' ? (records(type) as unknown as ContentType) : type,
    ]),
  );
  const candidates: Candidate[] = Object.entries(types).map(([version, type]) => ({
    layout: version,
    version: Number(version),
    type,
  }));
  if (candidates.length === 0) throw new RangeError('a versioned lump needs a layout');
  const type: ContentType & { readonly layouts: Readonly<Record<string, ContentType>> } = {
    kind: 'versions',
    layouts: types,
    elementSize: undefined,
    open(place: ContentPlace) {
      const size = place.bytes.length;
      const best = judge(candidates, { version: place.version, size })[0] as Verdict;
      const content = best.candidate.type.open(place);
      Object.defineProperty(content, 'layout', { value: best.candidate.layout, enumerable: true });
      const agrees = best.versionFits || place.version === undefined || size === 0;
      return agrees ? content : withIssue(content, disagreement(place, best));
    },
    rebuild(block, place, first) {
      const wanted = place.layout ?? String(place.version);
      const candidate = candidates.find((one) => one.layout === wanted) ?? (candidates[0] as Candidate);
      return candidate.type.rebuild(block, place, first);
    },
  };
  return type as unknown as VersionsType<LayoutTypes<V>>;
}

type LumpsOfVersions<V> = { [K in keyof V]: V[K] extends ContentType<Content, infer L> ? L : never }[keyof V];

/** Puts an issue in front of those that a content finds itself, now and whenever it is read anew. */
function withIssue(content: Content, found: Issue): Content {
  let own = Object.getOwnPropertyDescriptor(content, 'issues')?.value as readonly Issue[] | undefined;
  const inherited = Object.getPrototypeOf(content) as object;
  return Object.defineProperty(content, 'issues', {
    get: () => [found, ...(own ?? (Reflect.get(inherited, 'issues', content) as readonly Issue[]))],
    set: (issues: readonly Issue[]) => {
      own = issues;
    },
    enumerable: true,
  });
}

function disagreement(place: ContentPlace, best: Verdict): Issue {
  const { layout, version } = best.candidate;
  return issue('lump-version', 'warning', 'bad-version', {
    message: best.sizeFits
      ? `no layout of lump version ${place.version} has this size: read as version ${layout}`
      : `lump version ${place.version} has no known layout: read as version ${layout}`,
    path: [place.name],
    offset: place.offset,
    expected: version,
    found: place.version,
  });
}
