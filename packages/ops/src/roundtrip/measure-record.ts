import { type AnyField, ArrayField, type Layout, NestedField, UnionField } from '@brushwork/record';

/** How much of a plain value is no more than its bytes in another form. */
export interface PlainMeasure {
  /**
   * Bytes that no meaningful value gives back: fields of unknown bytes, padding, holes, and every field whose bytes are
   * kept in `$raw`, whole.
   */
  readonly opaqueBytes: number;
  /** Whether `$raw` is there, in the record or in one inside it. */
  readonly hasRaw: boolean;
}

interface Profile {
  /** Opaque bytes that every record of the layout has. */
  readonly fixed: number;
  /** Fields that hold records, whose share depends on the values. */
  readonly inner: readonly (readonly [name: string, field: AnyField])[];
}

const none: PlainMeasure = { opaqueBytes: 0, hasRaw: false };
const profiles = new WeakMap<Layout, Profile>();

/** Measures a record's plain form against its layout. */
export function measureRecord(layout: Layout, plain: unknown): PlainMeasure {
  const { fixed, inner } = profileOf(layout);
  const object = isObject(plain) ? plain : {};
  const raw = object['$raw'];
  let opaqueBytes = fixed;
  let hasRaw = raw !== undefined;
  if (isObject(raw)) for (const name of Object.keys(raw)) opaqueBytes += rawSize(layout, name);
  for (const [name, field] of inner) {
    const measured = measureField(field, object[name]);
    opaqueBytes += measured.opaqueBytes;
    hasRaw ||= measured.hasRaw;
  }
  return { opaqueBytes, hasRaw };
}

/** Measures the plain form of one field. */
export function measureField(field: AnyField, plain: unknown): PlainMeasure {
  if (field instanceof NestedField) return measureRecord(field.record.layout, plain);
  if (field instanceof UnionField) return measureUnion(field, plain);
  if (field instanceof ArrayField && holdsRecords(field)) return measureArray(field, plain);
  const opaqueBytes = fixedSize(field);
  return opaqueBytes === 0 ? none : { opaqueBytes, hasRaw: false };
}

function measureUnion(field: UnionField<unknown>, plain: unknown): PlainMeasure {
  const name = isObject(plain) ? plain['$case'] : undefined;
  const arm = typeof name === 'string' ? field.arms.get(name) : undefined;
  if (arm === undefined) return { opaqueBytes: field.size, hasRaw: false };
  const { opaqueBytes, hasRaw } = measureRecord(arm.layout, plain);
  // What the arm leaves of the union's bytes has no value.
  return { opaqueBytes: opaqueBytes + field.size - arm.size, hasRaw };
}

function measureArray(field: ArrayField<unknown>, plain: unknown): PlainMeasure {
  let opaqueBytes = 0;
  let hasRaw = false;
  for (const item of Array.isArray(plain) ? plain : []) {
    const measured = measureField(field.element as AnyField, item);
    opaqueBytes += measured.opaqueBytes;
    hasRaw ||= measured.hasRaw;
  }
  return { opaqueBytes, hasRaw };
}

function profileOf(layout: Layout): Profile {
  const known = profiles.get(layout);
  if (known !== undefined) return known;
  let fixed = 0;
  for (const hole of layout.holes) fixed += hole.size;
  const inner: [string, AnyField][] = [];
  for (const { name, field } of layout.slots) {
    if (holdsRecords(field)) inner.push([name, field]);
    else fixed += fixedSize(field);
  }
  const profile = { fixed, inner };
  profiles.set(layout, profile);
  return profile;
}

function fixedSize(field: AnyField): number {
  if (field.kind === 'bytes' || field.kind === 'padding') return field.size;
  return field instanceof ArrayField ? field.length * fixedSize(field.element as AnyField) : 0;
}

function holdsRecords(field: AnyField): boolean {
  if (field instanceof ArrayField) return holdsRecords(field.element as AnyField);
  return field instanceof NestedField || field instanceof UnionField;
}

/** Bytes that an entry of `$raw` stands for, without those that are opaque in every record. */
function rawSize(layout: Layout, name: string): number {
  const slot = layout.byName.get(name);
  if (slot !== undefined) return slot.field.kind === 'padding' ? 0 : slot.field.size;
  const spare = layout.spareBits.find(({ offset }) => name === `@${offset}`);
  return spare?.carrier.size ?? 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
