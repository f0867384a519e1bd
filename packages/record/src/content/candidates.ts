import { type Issue, issue } from '../errors.js';
import type { Content, ContentOf, ContentPlace, ContentType } from './content.js';
import { type Candidate, judge, type LayoutEvidence, type Verdict } from './judge.js';
import { type OpaqueBytes, opaque } from './opaque.js';

/** Type only: content of one of several layouts, told apart by `layout`, with what spoke for and against each. */
export type VersionedContent<V> = {
  [K in keyof V]: V[K] extends ContentType<infer C, string>
    ? C & LayoutEvidence & { readonly layout: `${K & (string | number)}` }
    : never;
}[keyof V];

/** Type only: lumps that any of the layouts refers to. */
export type LumpsOfLayouts<V> = {
  [K in keyof V]: V[K] extends ContentType<Content, infer L> ? L : never;
}[keyof V];

/** Layouts that differ in one number, which is measured in the bytes when no declared layout fits them. */
export interface MeasuredLayout<N extends string = string, T extends ContentType = ContentType> {
  /** Name that the layouts share; each is called `name-number`. */
  readonly name: N;
  /** The number, such as a record's size; `undefined` when the bytes can't be of such a layout. Never throws. */
  measure(place: ContentPlace): number | undefined;
  /** The content type for a number, the same one each time; `undefined` for one that `measure` never gives. */
  make(number: number): T | undefined;
}

/** Type only: content that was read by a layout measured in its bytes. */
export type MeasuredContent<M> =
  M extends MeasuredLayout<infer N, infer T>
    ? ContentOf<T> & LayoutEvidence & { readonly layout: `${N}-${number}` }
    : never;

/** A layout, and the lump versions that it was seen with. */
export interface LayoutDeclaration<T extends ContentType = ContentType> {
  /** Lump version, or several. */
  readonly version: number | readonly number[];
  /** How it is read. */
  readonly type: T;
}

/** Type only: the content type of each declared layout. */
export type DeclaredTypes<D> = {
  readonly [K in keyof D]: D[K] extends LayoutDeclaration<infer T> ? T : never;
};

/** What decides among layouts beyond version and size. */
export interface CandidatesOptions<V, M> {
  /** What speaks against a reading; `undefined` when there is nothing in it that layouts differ in. Never throws. */
  readonly doubts?: Candidate['doubts'];
  /** Layouts that are tried where no declared one fits, in order. */
  readonly measured?: readonly M[];
  /** Layouts of the game that a map is for: chosen among those that fit equally by version, size and grave doubts. */
  readonly prefer?: readonly (keyof V & string)[];
}

/** How a lump is read that has one of several layouts, known by version, size and what makes sense together. */
export interface CandidatesType<V, M = never>
  extends ContentType<
    VersionedContent<V> | MeasuredContent<M> | (OpaqueBytes & LayoutEvidence & { readonly layout: 'opaque' }),
    LumpsOfLayouts<V>
  > {
  /** Always `versions`. */
  readonly kind: 'versions';
  /** The content type of each layout. */
  readonly layouts: V;
  /** The content type of a layout by the name that content carries; `undefined` when there is no such layout. */
  typeOf(layout: string): ContentType | undefined;
  /** The same with other layouts preferred. */
  prefer(...layouts: (keyof V & string)[]): CandidatesType<V, M>;
}

/**
 * A lump with one of several layouts: `candidates({ v9: { version: 9, type: nine }, ... })`. A layout is chosen by lump
 * version and size together and by `doubts`, which tell what in a reading makes no sense. Where version and size
 * disagree, a layout of the right size that makes sense is taken with a warning; what no layout fits stays bytes.
 * The content carries all evidence as `candidates`, best first.
 */
export function candidates<
  D extends Readonly<Record<string, LayoutDeclaration>>,
  M extends MeasuredLayout = never,
>(
  declarations: D,
  options: CandidatesOptions<DeclaredTypes<D>, M> = {},
): CandidatesType<DeclaredTypes<D>, M> {
  const { doubts, measured = [], prefer = [] } = options;
  const declared = Object.entries(declarations).map(
    ([layout, { version, type }]): Candidate => ({
      layout,
      versions: typeof version === 'number' ? [version] : version,
      type,
      ...(doubts !== undefined && { doubts }),
    }),
  );
  if (declared.length === 0) throw new RangeError('a lump of several layouts needs one');
  const typeOf = (layout: string): ContentType | undefined =>
    declared.find((one) => one.layout === layout)?.type ??
    (layout === 'opaque' ? opaque : measuredByName(measured, layout));
  const type: ContentType & Pick<CandidatesType<unknown>, 'layouts' | 'typeOf' | 'prefer'> = {
    kind: 'versions',
    layouts: Object.fromEntries(declared.map((one) => [one.layout, one.type])),
    elementSize: undefined,
    typeOf,
    prefer: (...layouts) =>
      candidates(declarations, {
        ...options,
        prefer: layouts as never,
      }) as unknown as CandidatesType<unknown>,
    open(place) {
      const judged = judgeBytes(declared, place, { prefer });
      if (isGood(judged.best)) return read(place, judged);
      const made = measured.flatMap((layout) => measuredCandidate(layout, place, doubts));
      return read(place, made.length === 0 ? judged : judgeBytes([...declared, ...made], place, { prefer }));
    },
    rebuild(block, place, first) {
      const byVersion = declared.find(({ versions }) => versions.includes(place.version as number));
      const named = place.layout === undefined ? undefined : typeOf(place.layout);
      return (named ?? (byVersion ?? (declared[0] as Candidate)).type).rebuild(block, place, first);
    },
  };
  return type as unknown as CandidatesType<DeclaredTypes<D>, M>;
}

function measuredByName(measured: readonly MeasuredLayout[], layout: string): ContentType | undefined {
  const [, name, digits] = /^(.*)-(\d{1,9})$/.exec(layout) ?? [];
  return measured.find((one) => one.name === name)?.make(Number(digits));
}

function measuredCandidate(
  layout: MeasuredLayout,
  place: ContentPlace,
  doubts: Candidate['doubts'],
): Candidate[] {
  const number = layout.measure(place);
  const type = number === undefined ? undefined : layout.make(number);
  if (type === undefined) return [];
  return [
    { layout: `${layout.name}-${number}`, versions: [], type, ...(doubts !== undefined && { doubts }) },
  ];
}

/** Verdicts on a lump's bytes, best first, and the content that a candidate was already opened as. */
interface Judged {
  readonly verdicts: readonly Verdict[];
  readonly best: Verdict;
  readonly open: (type: ContentType) => Content;
}

function judgeBytes(
  list: readonly Candidate[],
  place: ContentPlace,
  how: { readonly prefer: readonly string[] },
): Judged {
  const open = openOnce(place);
  const verdicts = judge(list, { version: place.version, size: place.bytes.length, open, ...how });
  return { verdicts, best: verdicts[0] as Verdict, open };
}

/** Reads a lump as one type or another, as each only once. */
export function openOnce(place: ContentPlace): (type: ContentType) => Content {
  const opened = new Map<ContentType, Content>();
  return (type) => {
    const content = opened.get(type) ?? type.open(place);
    opened.set(type, content);
    return content;
  };
}

function isGood({ sizeFits, isPlausible }: Verdict): boolean {
  return sizeFits && isPlausible;
}

function read(place: ContentPlace, { verdicts, best, open }: Judged): Content {
  if (!isGood(best) && !best.versionFits) {
    const content = withEvidence(opaque.open(place), 'opaque', verdicts);
    return withIssue(content, disagreement(place, 'fits no known layout: kept as bytes'));
  }
  const { layout, versions } = best.candidate;
  const content = withEvidence(open(best.candidate.type), layout, verdicts);
  if (place.bytes.length === 0) return content;
  if (versions.length === 0)
    return withIssue(content, disagreement(place, `has no known layout of this size: read as ${layout}`));
  if (!best.versionFits && place.version !== undefined)
    return withIssue(
      content,
      disagreement(place, `has no layout of this size that makes sense: read as ${layout}`),
    );
  const rival = verdicts[1];
  if (
    rival !== undefined &&
    best.sizeFits &&
    best.isJudged &&
    best.rank.every((one, i) => one === rival.rank[i])
  )
    return withIssue(
      content,
      disagreement(place, `could as well be ${rival.candidate.layout}: read as ${layout}`),
    );
  return content;
}

function disagreement(place: ContentPlace, message: string): Issue {
  const version = place.version === undefined ? 'the lump' : `lump version ${place.version}`;
  return issue('lump-version', 'warning', 'bad-version', {
    message: `${version} ${message}`,
    path: [place.name],
    offset: place.offset,
    found: place.version,
  });
}

/** Puts on content as which layout it was read, and why. */
export function withEvidence(content: Content, layout: string, verdicts: readonly Verdict[]): Content {
  return Object.defineProperties(content, {
    layout: { value: layout, enumerable: true },
    candidates: { value: verdicts, enumerable: false },
  });
}

/** Puts an issue in front of those that content finds itself, now and whenever it is read anew. */
export function withIssue(content: Content, found: Issue): Content {
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
