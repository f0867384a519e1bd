import {
  type AnyField,
  ArrayField,
  BigIntField,
  BitsField,
  type ContentType,
  type Layout,
  ManyPart,
  NestedField,
  NumberField,
  OverlayField,
  type Parts,
  type Role,
  toField,
  UnionField,
  VectorField,
} from '@brushwork/record';
import type { PlacedArm, PlacedBytes, PlacedField, PlacedRecord, PlacedRole } from './placed-record.js';
import type { FieldTarget, SchemaTargets } from './schema-targets.js';

interface Found {
  readonly fields: PlacedField[];
  readonly padding: PlacedBytes[];
  readonly armRanges: PlacedBytes[];
  readonly arms: PlacedArm[];
}

/** Where a field is being placed: what its names and offsets count from, and where it is collected. */
interface Place {
  readonly name: string | undefined;
  readonly offset: number;
  readonly targets: SchemaTargets;
  /** What a sibling's span says of this field. */
  readonly counted: FieldTarget | undefined;
  readonly found: Found;
}

function typeOf(field: AnyField): string | undefined {
  if (field instanceof NumberField || field instanceof BigIntField) return `${field.type}*1`;
  if (field instanceof VectorField) return `${field.element.type}*${field.components.length}`;
  if (field instanceof BitsField) return `${field.carrier.type}:${field.bits}@${field.shift}`;
  if (field.kind === 'text' || field.kind === 'char') return `char*${field.size}`;
  if (field.kind === 'bool') return 'u8*1';
  if (field.kind === 'bytes') return `bytes*${field.size}`;
  if (field instanceof ArrayField) {
    const [, primitive, count] = /^([a-z0-9]+)\*(\d+)$/.exec(typeOf(field.element as AnyField) ?? '') ?? [];
    return primitive === undefined ? undefined : `${primitive}*${Number(count) * field.length}`;
  }
  return undefined;
}

function roleOf(field: AnyField): Role | undefined {
  if (field instanceof NumberField || field instanceof BitsField) return field.role;
  return field instanceof ArrayField ? roleOf(field.element as AnyField) : undefined;
}

const ROLES: Readonly<Partial<Record<Role['kind'], PlacedRole>>> = {
  ref: 'index',
  either: 'index',
  signed: 'index',
  'text-offset': 'index',
  span: 'first',
  run: 'count',
  children: 'count',
};

function add(field: AnyField, place: Place): void {
  const { name, offset, targets, found } = place;
  if (field.kind === 'padding') found.padding.push({ offset, size: field.size });
  else if (field instanceof NestedField)
    addLayout(field.record.layout as Layout, { ...place, counted: undefined });
  else if (field instanceof UnionField) {
    found.armRanges.push({ offset, size: field.size });
    for (const [armName, arm] of field.arms) {
      const inner: Found = { fields: [], padding: [], armRanges: [], arms: [] };
      addLayout(arm.layout, { ...place, name: undefined, counted: undefined, found: inner });
      found.arms.push({ name: armName, fields: inner.fields });
    }
  } else if (field instanceof OverlayField) {
    found.armRanges.push({ offset, size: field.size });
    for (const [reading, type] of field.readings) {
      const inner: Found = { fields: [], padding: [], armRanges: [], arms: [] };
      add(type as AnyField, { ...place, name, counted: undefined, found: inner });
      found.arms.push({ name: reading, fields: inner.fields });
    }
  } else {
    const type = typeOf(field);
    if (type === undefined && field instanceof ArrayField) {
      for (let i = 0; i < field.length; i++) {
        const element = field.element as AnyField;
        add(element, {
          ...place,
          name: `${name}[${i}]`,
          offset: offset + i * element.size,
          counted: undefined,
        });
      }
      return;
    }
    const role = roleOf(field);
    const own = targets.ofRole(role);
    const target =
      own.length > 0 ? { role: ROLES[(role as Role).kind] as PlacedRole, lumps: own } : place.counted;
    found.fields.push({
      name,
      offset,
      size: field.size,
      type: type ?? field.kind,
      role: target?.role,
      targets: target?.lumps ?? [],
    });
  }
}

function addLayout(
  layout: Layout,
  place: Omit<Place, 'counted'> & { readonly counted?: FieldTarget | undefined },
): void {
  const siblings = place.targets.ofSiblings(layout);
  for (const slot of layout.slots) {
    const name = place.name === undefined ? slot.name : `${place.name}.${slot.name}`;
    add(slot.field, { ...place, name, offset: place.offset + slot.offset, counted: siblings.get(slot.name) });
  }
  for (const hole of layout.holes)
    place.found.padding.push({ offset: place.offset + hole.offset, size: hole.size });
}

function fromLayout(layout: Layout, lump: string, targets: SchemaTargets): PlacedRecord {
  const found: Found = { fields: [], padding: [], armRanges: [], arms: [] };
  addLayout(layout, { name: undefined, offset: 0, targets, found });
  const fields = found.fields.map((field) => {
    const owned = targets.ofElement(lump, field.name);
    return owned === undefined || field.role !== undefined
      ? field
      : { ...field, role: owned.role, targets: owned.lumps };
  });
  return { size: layout.size, ...found, fields };
}

function fromParts(parts: Parts, targets: SchemaTargets): PlacedRecord {
  const found: Found = { fields: [], padding: [], armRanges: [], arms: [] };
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof ManyPart)
      return { size: offset, ...found, tail: { offset, type: typeOf(part.element) ?? part.element.kind } };
    const field = toField(part);
    add(field, { name, offset, targets, counted: undefined, found });
    offset += field.size;
  }
  return { size: offset, ...found };
}

/** The record of a lump in the form that is compared; `undefined` for text and for what isn't known. */
export function fromSchema(
  lump: string,
  type: ContentType,
  targets: SchemaTargets,
): PlacedRecord | undefined {
  const known = type as unknown as { record?: { layout: Layout }; element?: AnyField; parts?: Parts };
  if (known.record !== undefined) return fromLayout(known.record.layout, lump, targets);
  if (known.parts !== undefined) return fromParts(known.parts, targets);
  if (known.element === undefined) return undefined;
  const found: Found = { fields: [], padding: [], armRanges: [], arms: [] };
  add(known.element, {
    name: undefined,
    offset: 0,
    targets,
    counted: targets.ofElement(lump, undefined),
    found,
  });
  return { size: known.element.size, ...found };
}
