import type { EntityTextObject } from '@brushwork/formats';
import {
  type AnyField,
  type AnyStruct,
  type ContentType,
  ManyPart,
  type Parts,
  toField,
} from '@brushwork/record';
import { measureField, measureRecord, type PlainMeasure } from './measure-record.js';

/** What a block of plain data is made of. */
export interface BlockMeasure {
  /** Number of elements: records, values, entities. */
  readonly records: number;
  /**
   * Bytes that stand in the block as bytes: unknown ones, padding, holes, fields whose bytes are kept in `$raw`, text
   * between entities that isn't in the usual style.
   */
  readonly opaqueBytes: number;
  /** Elements whose values alone don't give their bytes back. */
  readonly nonCanonical: number;
}

const nothing: BlockMeasure = { records: 0, opaqueBytes: 0, nonCanonical: 0 };

/**
 * Measures a block of a lump as `block` of its content gave it. `type` is the one that it is read with, which for a
 * lump of several versions is that of the version.
 */
export function measureBlock(type: ContentType, block: unknown): BlockMeasure {
  const held = type.inside?.(block);
  if (held !== undefined) return measureBlock(held.type, held.block);
  if (type.measure !== undefined) return type.measure(block);
  switch (type.kind) {
    case 'records': {
      const { layout } = (type as ContentType & { readonly record: AnyStruct }).record;
      return sum(block, (item) => measureRecord(layout, item));
    }
    case 'values': {
      const { element } = type as ContentType & { readonly element: AnyField };
      return sum(block, (item) => measureValue(element, item));
    }
    case 'sequence':
      return measurePart((type as ContentType & { readonly parts: Parts }).parts, block);
    case 'opaque':
      return { ...nothing, opaqueBytes: typeof block === 'string' ? block.length / 2 : 0 };
    case 'entity-text':
      return measureText(block as EntityTextObject);
    default:
      // A kind that isn't known here doesn't count as understood.
      return { records: 0, opaqueBytes: Number.POSITIVE_INFINITY, nonCanonical: 0 };
  }
}

function sum(block: unknown, measure: (item: unknown) => PlainMeasure): BlockMeasure {
  const items: readonly unknown[] = Array.isArray(block) ? block : [];
  let opaqueBytes = 0;
  let nonCanonical = 0;
  for (const item of items) {
    const measured = measure(item);
    opaqueBytes += measured.opaqueBytes;
    if (measured.hasRaw) nonCanonical++;
  }
  return { records: items.length, opaqueBytes, nonCanonical };
}

/** A value of a list: plain, or with the bytes that it alone doesn't give back. */
function measureValue(element: AnyField, item: unknown): PlainMeasure {
  if (item !== null && typeof item === 'object' && Object.hasOwn(item, '$value')) {
    return { opaqueBytes: element.size, hasRaw: true };
  }
  return measureField(element, item);
}

function measurePart(parts: Parts, block: unknown): BlockMeasure {
  const { part: name, items, value, rest } = (block ?? {}) as Record<string, unknown>;
  if (typeof rest === 'string') return { ...nothing, opaqueBytes: rest.length / 2 };
  const part = typeof name === 'string' && Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (part === undefined) return nothing;
  if (part instanceof ManyPart) return measureBlock(part.type, items);
  return sum([value], (item) => measureField(toField(part), item));
}

function measureText(text: EntityTextObject): BlockMeasure {
  let opaqueBytes = (text.after ?? '').length + (text.terminator ?? '').length;
  const deviations = text.deviations ?? [];
  for (const { before = '', close = '', gaps = [], tokens = [] } of deviations) {
    opaqueBytes += before.length + close.length;
    for (const [, written] of [...gaps, ...tokens]) opaqueBytes += written.length;
  }
  return { records: text.entities.length, opaqueBytes, nonCanonical: deviations.length };
}
