import type { GameMap } from '@brushwork/formats';
import {
  type AnyField,
  ArrayField,
  type Content,
  type Layout,
  NestedField,
  UnionField,
} from '@brushwork/record';

/** How many bytes of lumps are understood. */
export interface TypedBytes {
  /** Bytes in lumps. */
  readonly lumpBytes: number;
  /** Those of them that have a meaning: fields, text, alignment; neither unknown lumps nor unknown bytes in records. */
  readonly typedBytes: number;
}

/** Counts the understood bytes of every lump of a map. */
export function measureTypedBytes(map: GameMap<object>): TypedBytes {
  let lumpBytes = 0;
  let typedBytes = 0;
  for (const name of map.lumpNames) {
    const content = map.lump(name);
    lumpBytes += content.bytes.length;
    typedBytes += typedBytesOf(content);
  }
  return { lumpBytes, typedBytes };
}

function typedBytesOf(content: Content): number {
  if (content.kind === 'opaque') return 0;
  const known = content.bytes.length - content.remainder;
  const { record } = content as { record?: { readonly layout: Layout } };
  if (record === undefined || !mayHoldUnknown(record.layout)) return known;
  const list = content as unknown as { readonly length: number; at(i: number): Record<string, unknown> };
  let unknown = 0;
  for (let i = 0; i < list.length; i++) unknown += unknownBytes(record.layout, list.at(i));
  return known - unknown;
}

function mayHoldUnknown(layout: Layout): boolean {
  const holds = (field: AnyField): boolean =>
    field.kind === 'bytes' ||
    field instanceof UnionField ||
    (field instanceof NestedField && mayHoldUnknown(field.record.layout as Layout)) ||
    (field instanceof ArrayField && holds(field.element as AnyField));
  return layout.slots.some((slot) => holds(slot.field));
}

/** Bytes of a record that have no meaning yet: `bytes` fields, and what a union's arm leaves out. */
function unknownBytes(layout: Layout, view: Record<string, unknown>): number {
  return layout.slots.reduce((sum, { name, field }) => sum + unknownInField(field, view[name]), 0);
}

function unknownInField(field: AnyField, value: unknown): number {
  if (field.kind === 'bytes') return field.size;
  if (field instanceof NestedField)
    return unknownBytes(field.record.layout as Layout, value as Record<string, unknown>);
  if (field instanceof ArrayField) {
    return Array.from(value as Iterable<unknown>).reduce<number>(
      (sum, item) => sum + unknownInField(field.element as AnyField, item),
      0,
    );
  }
  if (field instanceof UnionField) {
    const arm = field.arms.get((value as { $case: string }).$case);
    return arm === undefined
      ? field.size
      : field.size - arm.size + unknownBytes(arm.layout, value as Record<string, unknown>);
  }
  return 0;
}
