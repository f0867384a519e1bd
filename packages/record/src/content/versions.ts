import { type Issue, issue } from '../errors.js';
import type { LumpsOf } from '../schema.js';
import type { AnyStruct } from '../struct.js';
import {
  type LumpsOfLayouts,
  openOnce,
  type VersionedContent,
  withEvidence,
  withIssue,
} from './candidates.js';
import type { ContentPlace, ContentType } from './content.js';
import { type Candidate, judge, type Verdict } from './judge.js';
import { type RecordsType, records } from './record-list.js';

export * from './candidates.js';
export * from './judge.js';

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
export interface VersionsType<V> extends ContentType<VersionedContent<V>, LumpsOfLayouts<V>> {
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
    versions: [Number(version)],
    type,
  }));
  if (candidates.length === 0) throw new RangeError('a versioned lump needs a layout');
  const type: ContentType & { readonly layouts: Readonly<Record<string, ContentType>> } = {
    kind: 'versions',
    layouts: types,
    elementSize: undefined,
    fits(size, version) {
      const best = judge(candidates, { version, size })[0] as Verdict;
      return best.sizeFits && best.versionFits;
    },
    open(place: ContentPlace) {
      const open = openOnce(place);
      const size = place.bytes.length;
      const verdicts = judge(candidates, { version: place.version, size, open });
      const best = verdicts[0] as Verdict;
      const content = withEvidence(open(best.candidate.type), best.candidate.layout, verdicts);
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

function disagreement(place: ContentPlace, best: Verdict): Issue {
  const { layout, versions } = best.candidate;
  return issue('lump-version', 'warning', 'bad-version', {
    message: best.sizeFits
      ? `no layout of lump version ${place.version} has this size: read as version ${layout}`
      : `lump version ${place.version} has no known layout: read as version ${layout}`,
    path: [place.name],
    offset: place.offset,
    expected: versions[0],
    found: place.version,
  });
}
