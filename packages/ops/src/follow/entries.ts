import { findPart, type GameMap } from '@brushwork/formats';
import { ListBase } from '@brushwork/record';
import type { FieldPath } from './field-path.js';
import { findField } from './find-field.js';
import type { ElementOf, ElementsIn, TargetsOf } from './followed.js';
import { selection } from './selection.js';

/** Elements of a lump that follow each other, live. */
export interface Entries<N extends string = string, V = unknown> extends Iterable<V> {
  /** The lump. */
  readonly lump: N;
  /** Number of the first of them in the lump; 0 when there are none. */
  readonly first: number;
  /** How many there are. */
  readonly length: number;
  /** Element `k` of them; `undefined` outside. */
  at(k: number): V | undefined;
}

/**
 * The elements that a span, run or block of children selects. `bad-reference` when they aren't inside their lump;
 * `not-found` for a field that is nothing of that kind, as for `follow`.
 */
export function entries<L extends object, K extends ElementsIn<L>, const F extends FieldPath = ''>(
  map: GameMap<L>,
  lump: K,
  index: number,
  field?: F,
): Entries<TargetsOf<L, K, F>, ElementOf<L, TargetsOf<L, K, F>>> {
  const found = findField(map, lump, index, field ?? '');
  const selected = selection(map, found, index);
  const { content } = findPart(map, selected.lump);
  const list = content instanceof ListBase ? (content as ListBase & { at(i: number): unknown }) : undefined;
  const made: Entries = {
    lump: selected.lump,
    first: selected.first,
    length: list === undefined ? 0 : selected.count,
    at(k) {
      return list !== undefined && Number.isInteger(k) && k >= 0 && k < selected.count
        ? list.at(selected.first + k)
        : undefined;
    },
    *[Symbol.iterator]() {
      for (let k = 0; k < selected.count; k++) yield list?.at(selected.first + k);
    },
  };
  return made as Entries<TargetsOf<L, K, F>, ElementOf<L, TargetsOf<L, K, F>>>;
}
