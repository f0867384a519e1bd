import type { Branch, Lumps } from '@brushwork/formats';
import {
  type AnyField,
  type AnyStruct,
  ArrayField,
  BitsField,
  type ContentType,
  type Layout,
  ManyPart,
  NestedField,
  NumberField,
  OverlayField,
  type Role,
  type SchemaEntry,
  toField,
  UnionField,
} from '@brushwork/record';

/** A slot of an array of which only as many are used as an expression over the fields beside it says. */
export interface UsedSlot {
  /** The expression. */
  readonly count: string;
  /** Path of the record that its names are fields of. */
  readonly recordPath: readonly (string | number)[];
  /** Number of the slot. */
  readonly slot: number;
}

/** A field of a branch that has a role, found by walking its declarations and nothing else. */
export interface SchemaField {
  /** Lump that it is declared for, or path of what is declared inside one: `GAME_LUMP.sprp`. */
  readonly lump: string;
  /** Part of a sequence that the elements are; `undefined` for lumps that are one list. */
  readonly part: string | undefined;
  /** Path in an element; empty for a lump of plain values. */
  readonly path: readonly (string | number)[];
  /** Offset in the element, in bytes. */
  readonly offset: number;
  /** The number. */
  readonly field: NumberField | BitsField;
  /** What it means. */
  readonly role: Role;
  /** Reading of an overlay that it is. */
  readonly reading: string | undefined;
  /** Fields of the record, or arm, that it is one of. */
  readonly siblings: ReadonlyMap<string, AnyField>;
  /** Offsets of these in the element. */
  readonly siblingOffsets: ReadonlyMap<string, number>;
  /** Path of that record in the element. */
  readonly recordPath: readonly (string | number)[];
  /** The slots of arrays around it that may be unused. */
  readonly slots: readonly UsedSlot[];
  /** Layout of a versioned lump that it is declared in. */
  readonly layout: string | undefined;
}

/** `inside`: what leads from the lump to what it is declared for. */
type Found = Omit<SchemaField, 'lump'> & { readonly inside: readonly string[] };
type Around = Omit<Found, 'field' | 'role'>;

function* inRecord(layout: Layout, at: Around): Iterable<Found> {
  const siblings = new Map(layout.slots.map((slot) => [slot.name, slot.field]));
  const siblingOffsets = new Map(layout.slots.map((slot) => [slot.name, at.offset + slot.offset]));
  for (const { name, field, offset } of layout.slots) {
    yield* inField(field, {
      ...at,
      path: [...at.path, name],
      offset: at.offset + offset,
      siblings,
      siblingOffsets,
      recordPath: at.path,
    });
  }
}

function* inField(field: AnyField, at: Around): Iterable<Found> {
  if (field instanceof NumberField || field instanceof BitsField) {
    if (field.role !== undefined) yield { ...at, field: field as NumberField, role: field.role };
  } else if (field instanceof ArrayField) {
    const element = field.element as AnyField;
    const count = (field.options as { used?: string }).used;
    for (let i = 0; i < Math.min(field.length, 64); i++) {
      const own = count === undefined ? [] : [{ count, recordPath: at.recordPath, slot: i }];
      const slots = [...at.slots, ...own];
      yield* inField(element, { ...at, path: [...at.path, i], offset: at.offset + i * element.size, slots });
    }
  } else if (field instanceof NestedField) yield* inRecord((field.record as AnyStruct).layout, at);
  else if (field instanceof UnionField) {
    for (const arm of field.arms.values()) yield* inRecord((arm as AnyStruct).layout, at);
  } else if (field instanceof OverlayField) {
    for (const [reading, number] of field.readings)
      yield* inField(number as AnyField, { ...at, reading: String(reading) });
  }
}

interface AnyType extends ContentType {
  readonly record?: AnyStruct;
  readonly element?: AnyField;
  readonly parts?: Readonly<Record<string, SchemaEntry | ManyPart<SchemaEntry>>>;
  readonly layouts?: Readonly<Record<string, ContentType>>;
  readonly lumps?: Readonly<Record<string, ContentType>>;
  readonly partRecords?: Readonly<Record<string, AnyStruct>>;
}

/** Where a type is declared. */
interface Declared {
  readonly layout?: string | undefined;
  readonly inside?: readonly string[];
}

function* inType(type: AnyType, { layout, inside = [] }: Declared = {}): Iterable<Found> {
  const start: Around = {
    path: [],
    offset: 0,
    reading: undefined,
    siblings: new Map(),
    siblingOffsets: new Map(),
    recordPath: [],
    slots: [],
    layout,
    part: undefined,
    inside,
  };
  if (type.record !== undefined) yield* inRecord(type.record.layout, start);
  else if (type.element !== undefined) yield* inField(type.element, start);
  for (const [name, inner] of Object.entries(type.layouts ?? {}))
    yield* inType(inner as AnyType, { layout: name, inside });
  for (const [id, inner] of Object.entries(type.lumps ?? {}))
    yield* inType(inner as AnyType, { inside: [...inside, id] });
  for (const [name, record] of Object.entries(type.partRecords ?? {}))
    yield* inRecord(record.layout, { ...start, inside: [...inside, name] });
  for (const [name, part] of Object.entries(type.parts ?? {})) {
    if (part instanceof ManyPart) yield* inField(part.element, { ...start, part: name });
    else yield* inField(toField(part), { ...start, path: [name] });
  }
}

/** Every field of a branch that has a role. */
export function schemaFields(branch: Branch): SchemaField[] {
  return Object.entries(branch.lumps as Lumps).flatMap(([lump, { type }]) =>
    [...inType(type as AnyType)].map(({ inside, ...found }) => ({
      ...found,
      lump: [lump, ...inside].join('.'),
    })),
  );
}

/** The record that a lump's elements are; `undefined` for other lumps. */
export function recordOf(branch: Branch, lump: string): AnyStruct | undefined {
  return ((branch.lumps as Lumps)[lump]?.type as AnyType | undefined)?.record;
}
