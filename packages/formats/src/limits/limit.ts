import type { Confidence } from '../rules/rule.js';

/** What is measured of a map for a limit. Where several lumps are named, each is held to the limit for itself. */
export type LimitMeasure =
  /** Number of elements of lumps. */
  | { readonly kind: 'elements'; readonly lumps: readonly string[] }
  /** Size of lumps in bytes. */
  | { readonly kind: 'bytes'; readonly lumps: readonly string[] }
  /** Largest number that a field of their records holds; `plus` is added to it, as 1 makes a count of a number. */
  | {
      readonly kind: 'largest';
      readonly lumps: readonly string[];
      readonly field: string;
      readonly plus?: number;
    }
  /** Largest coordinate of a lump of points, whatever its sign. */
  | { readonly kind: 'farthest'; readonly lumps: readonly string[] }
  /** Longest text of a lump of texts, its NUL counted. */
  | { readonly kind: 'longest-text'; readonly lumps: readonly string[] }
  /** Number of entities, or of those of a class. */
  | { readonly kind: 'entities'; readonly classname?: string }
  /** Most pairs of one entity. */
  | { readonly kind: 'pairs' }
  /** Longest key of an entity, its NUL counted. */
  | { readonly kind: 'key' }
  /** Longest value of an entity, its NUL counted. */
  | { readonly kind: 'value' };

/**
 * Who holds to a limit: `format`: what refers to the elements has no room for more; `engine`: the game refuses more, or
 * has no room for it; `compilers`: compilers and tools refuse more, and what games do is not known.
 */
export type LimitHolder = 'format' | 'engine' | 'compilers';

/** A limit of another engine for maps of the same layout. */
export interface EngineLimit {
  /** Name of the game or engine. */
  readonly engine: string;
  /** The most that it takes. */
  readonly most: number;
}

/** A limit of the maps of a branch. */
export interface Limit {
  /** Its name in the original sources where it has one, such as `MAX_MAP_BRUSHES`. */
  readonly id: string;
  /** What is limited, in a few words. */
  readonly title: string;
  /** What is measured. */
  readonly of: LimitMeasure;
  /** The most that is allowed. */
  readonly most: number;
  /** Who holds to it. */
  readonly by: LimitHolder;
  /** Limits of other engines for the same layout. */
  readonly elsewhere?: readonly EngineLimit[];
  /** Id of the named rule that reports it where there is one; others are reported by who holds to them. */
  readonly rule?: string;
  /** Where it is known from. */
  readonly source: string;
  /** How sure it is. */
  readonly confidence: Confidence;
}

/** What differs in a limit; `null` for one that isn't there. */
export type LimitChange = Partial<Omit<Limit, 'id'>> | null;

/** Limits by what differs from others; a `RangeError` for a change of one that isn't there, a mistake in a declaration. */
export function deriveLimits(
  limits: readonly Limit[],
  changes: Readonly<Record<string, LimitChange>>,
): readonly Limit[] {
  for (const id of Object.keys(changes))
    if (!limits.some((limit) => limit.id === id)) throw new RangeError(`no limit ${id} to differ from`);
  return limits.flatMap((limit) => {
    const change = Object.hasOwn(changes, limit.id) ? changes[limit.id] : {};
    return change === null ? [] : [{ ...limit, ...change }];
  });
}

/** Limits with those of another engine for the same layout beside them. */
export function alsoLimitedBy(
  limits: readonly Limit[],
  engine: string,
  numbers: Readonly<Record<string, number>>,
): readonly Limit[] {
  return deriveLimits(
    limits,
    Object.fromEntries(
      Object.entries(numbers).map(([id, most]) => {
        const known = limits.find((limit) => limit.id === id)?.elsewhere ?? [];
        return [id, { elsewhere: [...known, { engine, most }] }];
      }),
    ),
  );
}
