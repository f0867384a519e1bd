import { FormatError, type FormatPath } from './errors.js';
import { type AnyField, type FlatValue, isLive, pathOf, type WriteTarget } from './fields/field.js';
import { bytesAt, fromHex, toHex } from './fields/hex.js';
import type { Layout, Slot } from './layout.js';

/** Fields that hold no value of their own in plain data. */
function isSilent(field: AnyField): boolean {
  return field.kind === 'padding';
}

/** The bytes that plain values don't give back, by field name or `@offset` of a hole; `undefined` when there are none. */
function rawOf(
  layout: Layout,
  d: DataView,
  o: number,
  littleEndian: boolean,
): Record<string, string> | undefined {
  let raw: Record<string, string> | undefined;
  const keep = (name: string, offset: number, size: number): void => {
    raw ??= {};
    raw[name] = toHex(bytesAt(d, o + offset, size));
  };
  const slots = layout.slots;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as Slot;
    if (!slot.field.exact(d, o + slot.offset, littleEndian)) keep(slot.name, slot.offset, slot.field.size);
  }
  for (const hole of layout.holes) {
    for (let i = 0; i < hole.size; i++) {
      if (d.getUint8(o + hole.offset + i) !== 0) {
        keep(`@${hole.offset}`, hole.offset, hole.size);
        break;
      }
    }
  }
  for (const spare of layout.spareBits) {
    const word = spare.carrier.get(d, o + spare.offset, littleEndian);
    if ((word & spare.mask) !== 0) keep(`@${spare.offset}`, spare.offset, spare.carrier.size);
  }
  return raw;
}

/** A record as plain data: its values, and a sparse `$raw` where they don't give the bytes back. */
export function plainRecord(
  layout: Layout,
  d: DataView,
  o: number,
  littleEndian: boolean,
): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  const slots = layout.slots;
  for (let i = 0; i < slots.length; i++) {
    const { name, field, offset } = slots[i] as Slot;
    if (!isSilent(field)) object[name] = field.plain(d, o + offset, littleEndian);
  }
  const raw = rawOf(layout, d, o, littleEndian);
  if (raw !== undefined) object['$raw'] = raw;
  return object;
}

/** Options of `writeRecord`. */
export interface WriteOptions {
  /** Fields that are missing stay zero; otherwise they are refused. */
  readonly partial?: boolean;
}

function asObject(value: unknown, path: FormatPath): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new FormatError('does-not-fit', 'needs an object with the fields of the record', { path });
  }
  return value as Record<string, unknown>;
}

/** A live record as its plain data, plain data as it is. */
function plainObject(value: unknown, target: WriteTarget): Record<string, unknown> {
  const object = asObject(value, pathOf(target));
  return isLive(value) && typeof object['toObject'] === 'function'
    ? (value as unknown as { toObject(): Record<string, unknown> }).toObject()
    : object;
}

/**
 * Writes plain data, or that of a live record, into zeroed bytes. Unknown names, missing fields (unless `partial`) and
 * values that don't fit are refused. A `$raw` entry counts only while the value beside it is still the one that its
 * bytes hold.
 */
export function writeRecord(
  layout: Layout,
  target: WriteTarget,
  o: number,
  value: unknown,
  options: WriteOptions = {},
): void {
  const object = plainObject(value, target);
  const given = (name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined);
  const kept = given('$raw');
  const raw = kept === undefined ? undefined : asObject(kept, [...target.path, '$raw']);
  if (raw !== undefined) writeRaw(layout, target, o, raw);
  for (const { name, field, offset } of layout.unionsLast) {
    const inner = given(name);
    if (inner === undefined) {
      if (isSilent(field) || options.partial === true) continue;
      throw new FormatError('does-not-fit', `has no value for '${name}'`, { path: pathOf(target) });
    }
    target.path.push(name);
    if (raw !== undefined && Object.hasOwn(raw, name)) field.writeOver(target, o + offset, inner);
    else field.write(target, o + offset, inner);
    target.path.pop();
  }
  for (const name of Object.keys(object)) {
    if (name !== '$raw' && !layout.byName.has(name) && name !== '$case') {
      throw new FormatError('does-not-fit', `has no field named '${name}'`, { path: pathOf(target) });
    }
  }
}

/** Bytes that a `$raw` entry stands for: a field's, a hole's, or a word's of which some bits belong to no field. */
function rawPlace(layout: Layout, name: string): { offset: number; size: number } | undefined {
  const slot = layout.byName.get(name);
  if (slot !== undefined) return { offset: slot.offset, size: slot.field.size };
  const spare = layout.spareBits.find((candidate) => name === `@${candidate.offset}`);
  if (spare !== undefined) return { offset: spare.offset, size: spare.carrier.size };
  return layout.holes.find((candidate) => name === `@${candidate.offset}`);
}

/** Puts the `$raw` bytes in place, before the values are written over them. */
function writeRaw(layout: Layout, target: WriteTarget, o: number, raw: Record<string, unknown>): void {
  for (const [name, hex] of Object.entries(raw)) {
    const path = [...target.path, '$raw', name];
    const place = rawPlace(layout, name);
    if (place === undefined) throw new FormatError('does-not-fit', 'names no field and no hole', { path });
    bytesAt(target.d, o + place.offset, place.size).set(fromHex(hex, place.size, path));
  }
}

/** Writes some fields from live or plain data. */
export function setRecord(
  layout: Layout,
  d: DataView,
  o: number,
  littleEndian: boolean,
  value: unknown,
): void {
  const object = asObject(value, []);
  const live = isLive(value);
  for (const { name, field, offset } of layout.unionsLast) {
    // A live record has its fields from its class; what plain data inherits is none of its own.
    const inner = live || Object.hasOwn(object, name) ? object[name] : undefined;
    if (inner !== undefined) field.set(d, o + offset, littleEndian, inner);
  }
}

/** The leaves of a record's plain values in the order of the file, texts and bytes as one entry each. */
export function flatRecord(layout: Layout, d: DataView, o: number, littleEndian: boolean): FlatValue[] {
  const leaves: FlatValue[] = [];
  flattenRecord(layout, d, o, { littleEndian, leaves });
  return leaves;
}

/** Adds the leaves of a record to a list. */
export function flattenRecord(
  layout: Layout,
  d: DataView,
  o: number,
  into: { readonly littleEndian: boolean; readonly leaves: FlatValue[] },
): void {
  for (const { field, offset } of layout.slots) {
    if (!isSilent(field)) field.flatten(d, o + offset, into.littleEndian, into.leaves);
  }
}

/** Writes a record from its leaves in the order of `flatRecord`; `next` gives one after the other. */
export function writeFlatRecord(layout: Layout, target: WriteTarget, o: number, next: () => unknown): void {
  // In the order of the file, so that a union's shape follows the tag that was just written.
  for (const { name, field, offset } of layout.slots) {
    if (isSilent(field)) continue;
    target.path.push(name);
    field.writeFlat(target, o + offset, next);
    target.path.pop();
  }
}
