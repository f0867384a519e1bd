import type { GameMap } from '@brushwork/formats';
import {
  type AnyStruct,
  type Content,
  FormatError,
  type FormatErrorDetails,
  type ListBase,
  type RecordList,
  type Role,
  type Slot,
  type ValueList,
} from '@brushwork/record';

/** A lump of records of a class that only the branch knows. */
export type AnyRecords = RecordList<AnyStruct>;

/** A lump that holds records; `unsupported` when it holds something else. */
export function recordsOf(map: GameMap<object>, lump: string): AnyRecords {
  return ofKind(map, lump, 'records') as unknown as AnyRecords;
}

/** A lump that holds plain values; `unsupported` when it holds something else. */
export function valuesOf(map: GameMap<object>, lump: string): ValueList<unknown> {
  return ofKind(map, lump, 'values') as unknown as ValueList<unknown>;
}

function ofKind(map: GameMap<object>, lump: string, kind: Content['kind']): Content {
  const content = map.lump(lump);
  if (content.kind === kind) return content;
  throw new FormatError('unsupported', `is read as ${content.kind}, not as ${kind}`, { path: [lump] });
}

/** Live record of an index that the caller gave; `not-found` when there is none. */
export function recordAt<V>(list: AnyRecords, index: number): V {
  if (Number.isInteger(index) && index >= 0 && index < list.length) return list.at(index) as V;
  throw new FormatError('not-found', `no element ${index}: ${list.name} holds ${list.length}`, {
    path: [list.name],
    expected: `0 to ${list.length - 1}`,
    found: index,
  });
}

/** Place of a record's field, for an error. */
export function placeOf(list: AnyRecords, index: number, field: string): FormatErrorDetails {
  const offset = list.offsetOf(index) + (list.record.layout.byName.get(field)?.offset ?? 0);
  return { path: [list.name, index, field], offset };
}

/** Place of a value of a list, for an error. */
export function valuePlace(list: ValueList<unknown>, index: number): FormatErrorDetails {
  return { path: [list.name, index], offset: list.offsetOf(index) };
}

/** Refuses an index out of the file that isn't in its target with `bad-reference`; `place` is where it stands. */
export function checkReference(target: ListBase, index: number, place: FormatErrorDetails): void {
  if (Number.isInteger(index) && index >= 0 && index < target.length) return;
  throw new FormatError(
    'bad-reference',
    `index ${index} outside ${target.name} (${target.length} elements)`,
    {
      ...place,
      expected: `0 to ${target.length - 1}`,
      found: index,
    },
  );
}

/** What a field of a record means, when it is a number with a meaning. */
export function roleOf(slot: Slot): Role | undefined {
  return (slot.field as { readonly role?: Role }).role;
}
