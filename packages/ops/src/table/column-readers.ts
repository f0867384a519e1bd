import {
  type AnyField,
  type AnyStruct,
  type Content,
  type Layout,
  ListBase,
  NestedField,
  type Role,
} from '@brushwork/record';
import { placeName } from '../validate/schema/place.js';
import { placesOf } from '../validate/schema/places-of.js';

/** A value that a filter compares and an order sorts by; `undefined` where a row has none. */
export type ColumnValue = number | bigint | string | boolean | undefined;

/** Reads one column of a list. */
export interface ColumnReader {
  /** Its title. */
  readonly title: string;
  /** What its numbers mean. */
  readonly role: Role | undefined;
  /** Its value in row `i`, which is inside. */
  read(i: number): ColumnValue;
}

/**
 * The numbers and texts of a list's elements by their names (`plane`, `origin.x`, `children.0`, `value` for elements
 * that are numbers themselves), read from the bytes without an object for each element.
 */
export function columnReaders(content: Content): ReadonlyMap<string, ColumnReader> {
  const readers = new Map<string, ColumnReader>();
  if (!(content instanceof ListBase)) return readers;
  const { $d: d, $b: base, elementSize } = content;
  const littleEndian = content.byteOrder === 'little';
  const root = rootOf(content);
  if (root === undefined) return readers;
  for (const { path, overlay, role, read, holds } of placesOf(root, littleEndian, {
    isPlainIncluded: true,
  })) {
    const name = path.length === 0 ? 'value' : placeName({ path });
    const title = overlay === undefined ? name : `${name}.${overlay.reading}`;
    if (readers.has(title)) continue;
    readers.set(title, {
      title,
      role,
      read: (i) => {
        const o = base + i * elementSize;
        return holds === undefined || holds(d, o) ? read(d, o) : undefined;
      },
    });
  }
  for (const { name, field, offset } of otherFields(root)) {
    readers.set(name, {
      title: name,
      role: undefined,
      read: (i) => field.plain(d, base + i * elementSize + offset, littleEndian) as ColumnValue,
    });
  }
  return readers;
}

function rootOf(content: ListBase): AnyField | Layout | undefined {
  const { record, element } = content as ListBase & {
    readonly record?: AnyStruct;
    readonly element?: AnyField;
  };
  return record?.layout ?? element;
}

interface OtherField {
  readonly name: string;
  readonly field: AnyField;
  readonly offset: number;
}

const otherKinds: ReadonlySet<string> = new Set(['text', 'bool', 'char', 'bigint', 'bytes', 'overlay']);

/** Fields that are no numbers of their own: texts, truths, wide integers, overlays as they are stored. */
function otherFields(root: AnyField | Layout, prefix = '', start = 0): OtherField[] {
  if (!('slots' in root)) return otherKinds.has(root.kind) ? [{ name: 'value', field: root, offset: 0 }] : [];
  return root.slots.flatMap(({ name, field, offset }): OtherField[] => {
    if (field instanceof NestedField)
      return otherFields((field.record as AnyStruct).layout, `${prefix}${name}.`, start + offset);
    return otherKinds.has(field.kind) ? [{ name: prefix + name, field, offset: start + offset }] : [];
  });
}
