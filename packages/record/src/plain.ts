import { FormatError } from './errors.js';
import { type AnyField, pathOf, type WriteTarget } from './fields/field.js';
import { bytesAt, fromHex, toHex } from './fields/hex.js';
import type { Layout, Slot } from './layout.js';

/** Fields that hold no value of their own in plain data. */
function isSilent(field: AnyField): boolean {
  return field.kind === 'padding';
}

/** The bytes that plain values don't give back, by field name or `@offset` of a hole; `undefined` when there are none. */
function rawOf(layout: Layout, d: DataView, o: number, littleEndian: boolean): Record<string, string> | undefined {
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
export function plainRecord(layout: Layout, d: DataView, o: number, littleEndian: boolean): Record<string, unknown> {
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

function asObject(value: unknown, target: WriteTarget): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new FormatError('does-not-fit', 'needs an object with the fields of the record', { path: pathOf(target) });
  }
  return value as Record<string, unknown>;
}

/**
 * Writes plain data into zeroed bytes. Unknown names, missing fields (unless `partial`) and values that don't fit are
 * refused. A `$raw` entry counts only while the value beside it is still the one that its bytes hold.
 */
export function writeRecord(layout: Layout, target: WriteTarget, o: number, value: unknown, options: WriteOptions = {}): void {
  const object = asObject(value, target);
  const raw = object['$raw'] === undefined ? undefined : asObject(object['$raw'], target);
  if (raw !== undefined) writeRaw(layout, target, o, raw);
  for (const { name, field, offset } of layout.slots) {
    const given = Object.hasOwn(object, name) || name in object ? object[name] : undefined;
    if (given === undefined) {
      if (isSilent(field) || options.partial === true) continue;
      throw new FormatError('does-not-fit', `has no value for '${name}'`, { path: pathOf(target) });
    }
    target.path.push(name);
    if (!(raw !== undefined && Object.hasOwn(raw, name) && holds(field, target, o + offset, given))) {
      field.write(target, o + offset, given);
    }
    target.path.pop();
  }
  for (const name of Object.keys(object)) {
    if (name !== '$raw' && !layout.byName.has(name) && name !== '$case') {
      throw new FormatError('does-not-fit', `has no field named '${name}'`, { path: pathOf(target) });
    }
  }
}

/** Puts the `$raw` bytes in place, before the values are written over them. */
function writeRaw(layout: Layout, target: WriteTarget, o: number, raw: Record<string, unknown>): void {
  for (const [name, hex] of Object.entries(raw)) {
    const slot = layout.byName.get(name);
    const hole = slot ?? layout.holes.find((candidate) => name === `@${candidate.offset}`);
    const spare = layout.spareBits.find((candidate) => name === `@${candidate.offset}`);
    const path = [...target.path, '$raw', name];
    if (hole === undefined && spare === undefined) throw new FormatError('does-not-fit', 'names no field and no hole', { path });
    const size = slot?.field.size ?? (hole as { size: number } | undefined)?.size ?? spare?.carrier.size ?? 0;
    const offset = hole?.offset ?? spare?.offset ?? 0;
    bytesAt(target.d, o + offset, size).set(fromHex(hex, size, path));
  }
}

/** Whether bytes that are in place already hold a plain value, so that they, and not the value, are to be kept. */
function holds(field: AnyField, target: WriteTarget, o: number, value: unknown): boolean {
  return sameValue(field.plain(target.d, o, target.littleEndian), value);
}

/** Whether two plain values are the same, one of which may have been through JSON. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === 'number' || typeof a === 'bigint') {
    return typeof b === 'string' && (Object.is(a, -0) ? '-0' : String(a)) === b;
  }
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameValue(item, b[i]));
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => sameValue(left[name], right[name]));
}

/** Writes some fields from live or plain data. */
export function setRecord(layout: Layout, d: DataView, o: number, littleEndian: boolean, value: unknown): void {
  const target: WriteTarget = { d, littleEndian, path: [] };
  const object = asObject(value, target);
  for (const { name, field, offset } of layout.slots) {
    if (name in object && object[name] !== undefined) field.set(d, o + offset, littleEndian, object[name]);
  }
}

/** The leaves of a record's plain values in the order of the file, texts and bytes as one entry each. */
export function flatRecord(
  layout: Layout,
  d: DataView,
  o: number,
  littleEndian: boolean,
): (number | bigint | boolean | string)[] {
  const leaves: (number | bigint | boolean | string)[] = [];
  const visit = (value: unknown): void => {
    if (value !== null && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) if (name !== '$raw' && name !== '$case') visit(inner);
    } else leaves.push(value as number | bigint | boolean | string);
  };
  visit(plainRecord(layout, d, o, littleEndian));
  return leaves;
}

/** Writes leaves in the order of `flatRecord` and returns the position behind the last one used. */
export function writeFlat(layout: Layout, target: WriteTarget, o: number, values: readonly unknown[], first: number): number {
  let position = first;
  const shaped = (sample: unknown): unknown => {
    if (sample !== null && typeof sample === 'object') {
      if (Array.isArray(sample)) return sample.map(shaped);
      const entries = Object.entries(sample).filter(([name]) => name !== '$raw');
      return Object.fromEntries(entries.map(([name, inner]) => [name, name === '$case' ? inner : shaped(inner)]));
    }
    if (position >= values.length) {
      throw new FormatError('does-not-fit', `needs more than ${values.length} values`, { path: pathOf(target) });
    }
    return values[position++];
  };
  // Field by field, so that a union's shape follows the tag that was just written.
  for (const { name, field, offset } of layout.slots) {
    if (isSilent(field)) continue;
    target.path.push(name);
    field.write(target, o + offset, shaped(field.plain(target.d, o + offset, target.littleEndian)));
    target.path.pop();
  }
  return position;
}
