import { BitsField } from './fields/bits.js';
import type { AnyField } from './fields/field.js';
import { siblingNames } from './fields/sibling-names.js';

/** A field in its place. */
export interface Slot {
  /** Name of the field. */
  readonly name: string;
  /** The field, bound to its record. */
  readonly field: AnyField;
  /** Offset in the record, in bytes. */
  readonly offset: number;
}

/** Bytes of a record that belong to no field: what C leaves between fields for alignment, and at the end. */
export interface Hole {
  /** Offset in the record, in bytes. */
  readonly offset: number;
  /** Width in bytes. */
  readonly size: number;
}

/** Where everything in a record lies. */
export interface Layout {
  /** Size of the record in bytes. */
  readonly size: number;
  /** Alignment of the record in bytes. */
  readonly align: number;
  /** Whether fields follow each other without alignment. */
  readonly packed: boolean;
  /** The fields in the order of the file. */
  readonly slots: readonly Slot[];
  /** The same with unions last: a union is written as what its tag, wherever it lies, then says. */
  readonly unionsLast: readonly Slot[];
  /** The same by name. */
  readonly byName: ReadonlyMap<string, Slot>;
  /** Bytes between and behind the fields. */
  readonly holes: readonly Hole[];
  /** Bits of a word of bit fields that no field takes: offset of the word and mask of its unused bits. */
  readonly spareBits: readonly {
    readonly offset: number;
    readonly carrier: BitsField['carrier'];
    readonly mask: number;
  }[];
}

/** How a record is laid out. */
export interface LayoutOptions {
  /** Fields follow each other without alignment, and the record has no padding at its end. */
  readonly packed?: boolean;
}

interface OpenWord {
  readonly offset: number;
  readonly field: BitsField<string>;
  used: number;
}

function alignUp(offset: number, align: number): number {
  return Math.ceil(offset / align) * align;
}

/** Lays fields out as C does: natural alignment, bit fields packed from the lowest bit up. */
export function layOut(
  fields: readonly (readonly [string, AnyField])[],
  options: LayoutOptions = {},
): Layout {
  const packed = options.packed === true;
  const slots: Slot[] = [];
  const spareBits: { offset: number; carrier: BitsField['carrier']; mask: number }[] = [];
  let cursor = 0;
  let align = 1;
  let word: OpenWord | undefined;
  const closeWord = (): void => {
    if (word !== undefined && word.used < word.field.size * 8) {
      const total = 2 ** (word.field.size * 8) - 1;
      spareBits.push({
        offset: word.offset,
        carrier: word.field.carrier,
        mask: total - (2 ** word.used - 1),
      });
    }
    word = undefined;
  };
  for (const [name, field] of fields) {
    if (field instanceof BitsField) {
      if (word === undefined || word.field.size !== field.size || word.used + field.bits > field.size * 8) {
        closeWord();
        cursor = packed ? cursor : alignUp(cursor, field.align);
        word = { offset: cursor, field, used: 0 };
        cursor += field.size;
      }
      slots.push({ name, field: field.at(word.used), offset: word.offset });
      word.used += field.bits;
    } else {
      closeWord();
      cursor = packed ? cursor : alignUp(cursor, field.align);
      slots.push({ name, field, offset: cursor });
      cursor += field.size;
    }
    align = Math.max(align, packed ? 1 : field.align);
  }
  closeWord();
  const size = alignUp(cursor, align);
  const unbound = new Map(slots.map((slot) => [slot.name, slot]));
  checkSiblings(unbound);
  const bound = slots.map((slot) => ({
    ...slot,
    field: slot.field.bind({ offset: slot.offset, sibling: (name) => unbound.get(name) }),
  }));
  return {
    size,
    align,
    packed,
    slots: bound,
    unionsLast: [
      ...bound.filter(({ field }) => field.kind !== 'union'),
      ...bound.filter(({ field }) => field.kind === 'union'),
    ],
    byName: new Map(bound.map((slot) => [slot.name, slot])),
    holes: holesOf(bound, size),
    spareBits,
  };
}

/** Refuses a field that counts by, or from, one that isn't there or is no number. */
function checkSiblings(slots: ReadonlyMap<string, Slot>): void {
  for (const { name, field } of slots.values()) {
    for (const sibling of siblingNames(field)) {
      const kind = slots.get(sibling)?.field.kind;
      if (kind === undefined)
        throw new RangeError(`'${name}' needs '${sibling}', which is no field of the record`);
      if (kind !== 'number' && kind !== 'bits' && kind !== 'bigint') {
        throw new RangeError(`'${name}' needs '${sibling}' to be a number: it is a ${kind}`);
      }
    }
  }
}

function holesOf(slots: readonly Slot[], size: number): Hole[] {
  const holes: Hole[] = [];
  let end = 0;
  for (const slot of slots) {
    if (slot.offset > end) holes.push({ offset: end, size: slot.offset - end });
    end = Math.max(end, slot.offset + slot.field.size);
  }
  if (size > end) holes.push({ offset: end, size: size - end });
  return holes;
}
