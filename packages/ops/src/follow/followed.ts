import type { ContentsOf, LumpEntry } from '@brushwork/formats';
import type { ContentType, LumpsOf, RecordsType } from '@brushwork/record';

/** What a reference leads to. */
export interface Followed<N extends string = string, V = unknown> {
  /** Lump of the target. */
  readonly lump: N;
  /** Number of the target in it; for a text its offset. */
  readonly index: number;
  /** The target: a live record or value, or a text. */
  readonly value: V;
}

type SchemaOf<E> =
  E extends LumpEntry<infer T> ? (T extends RecordsType<infer R, string> ? R['schema'] : never) : never;

type LumpsOfValues<E> =
  E extends LumpEntry<infer T>
    ? T extends ContentType<infer C, infer N>
      ? C extends { readonly kind: 'values' }
        ? N
        : string
      : string
    : string;

/** Type only: where elements can be: a lump, or the path of something inside one, as `GAME_LUMP.sprp.props`. */
export type ElementsIn<L> = (keyof L & string) | `${keyof L & string}.${string}`;

/** Type only: names of the lumps that a field refers to; `string` for a path that says less than a field's name. */
export type TargetsOf<L, K, F> = K extends keyof L
  ? F extends ''
    ? LumpsOfValues<L[K]>
    : [SchemaOf<L[K]>] extends [never]
      ? string
      : F extends keyof SchemaOf<L[K]>
        ? LumpsOf<SchemaOf<L[K]>[F]>
        : string
  : string;

/** Type only: an element of a lump. */
export type ElementOf<L, N> = N extends keyof L
  ? ContentsOf<L>[N] extends { at(i: number): infer V }
    ? V
    : unknown
  : unknown;

/** Type only: what following a field of these lumps gives. */
export type FollowedIn<L, N extends string> = { [P in N]: Followed<P, ElementOf<L, P>> }[N];
