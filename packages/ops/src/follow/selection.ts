import { findPart, type GameMap } from '@brushwork/formats';
import { FormatError, isNone } from '@brushwork/record';
import { layOutTrees } from '../validate/checks/block-trees.js';
import { countReader } from '../validate/schema/count-reader.js';
import { locate } from '../validate/schema/elements.js';
import { badReference, type FoundField } from './find-field.js';
import { runStart } from './run-start.js';

/** Elements of a lump that follow each other. */
export interface Selection {
  /** The lump. */
  readonly lump: string;
  /** Number of the first. */
  readonly first: number;
  /** How many; 0 for none, and then `first` means nothing. */
  readonly count: number;
}

/**
 * What a span, run or block of children selects. `bad-reference` when it isn't inside its lump, `not-found` for a
 * field that is nothing of that kind.
 */
export function selection(map: GameMap<object>, found: FoundField, index: number): Selection {
  const { role } = found;
  if (role?.kind !== 'span' && role?.kind !== 'run' && role?.kind !== 'children') {
    const place = locate(found.elements, index, found.place);
    throw new FormatError(
      'not-found',
      'selects no elements: it is no span, run or number of children',
      place,
    );
  }
  const { lump } = role;
  const { first, count } = stated(map, found, index);
  const { length } = findPart(map, lump).content;
  if (count === 0) return { lump, first: 0, count };
  if (!(count > 0 && first >= 0 && count <= length && first <= length - count)) {
    throw badReference(
      found,
      index,
      `${count} elements from ${first} on are outside ${lump} (${length} elements)`,
    );
  }
  return { lump, first, count };
}

/** First and count as the file states them, whether or not there are such elements. */
function stated(map: GameMap<object>, found: FoundField, index: number): { first: number; count: number } {
  const { elements, place, role, value } = found;
  const o = index * elements.size;
  if (role?.kind === 'run') return { first: runStart(elements, place, index), count: value };
  if (role?.kind === 'children') {
    // Trees follow each other from the start of the lump on, as the game lays them out.
    const counts = Float64Array.from({ length: elements.length }, (_, i) =>
      place.read(elements.d, i * elements.size),
    );
    return { first: layOutTrees(counts, undefined).firstChild[index] ?? -1, count: value };
  }
  if (role?.kind !== 'span' || isNone(role, value)) return { first: 0, count: 0 };
  if (role.mayBeEmpty === true && map.lump(role.lump).length === 0) return { first: 0, count: 0 };
  const count = countReader(role.count, place.scope, elements.littleEndian)(elements.d, o);
  return { first: role.from === 'start' ? 0 : value, count };
}
