import {
  type AnyField,
  type AnyStruct,
  ArrayField,
  BitsField,
  FormatError,
  NestedField,
  NumberField,
  OverlayField,
  UnionField,
  VectorField,
} from '@brushwork/record';
import type { FieldStep } from './field-path.js';

/** A value in plain data, with the type of the field that it belongs to. */
export interface FoundValue {
  /** What the value has to be. */
  readonly field: AnyField;
  /** The value. */
  readonly value: unknown;
  /** Puts another value in its place in the plain data. */
  set(value: unknown): void;
}

/** The plain form of a record. */
type Plain = Record<string, unknown>;

/** The value that a path leads to in a record's plain form. `not-found` for a path that leads nowhere. */
export function findValue(record: AnyStruct, plain: unknown, steps: readonly FieldStep[]): FoundValue {
  const [name, ...rest] = steps;
  const slot = typeof name === 'string' ? record.layout.byName.get(name) : undefined;
  if (slot === undefined || slot.field.kind === 'padding' || typeof name !== 'string')
    throw new FormatError('not-found', `has no field '${String(name ?? '')}' that holds a value`);
  return inside(slot.field, placeIn(plain as Plain, name), rest);
}

/** The value that a path leads to in the plain form of a field. */
export function inside(field: AnyField, place: ValuePlace, steps: readonly FieldStep[]): FoundValue {
  const [step, ...rest] = steps;
  const { value } = place;
  if (step === undefined) return { field, value, set: place.set };
  if (field instanceof NestedField) return findValue(field.record, value, steps);
  if (field instanceof UnionField) return findValue(armOf(field, value as Plain), value, steps);
  if (field instanceof ArrayField && typeof step === 'number' && step < field.length)
    return inside(field.element as AnyField, placeIn(value as Plain, String(step)), rest);
  if (field instanceof VectorField) {
    const component = typeof step === 'number' ? field.components[step] : step;
    if (typeof component === 'string' && field.components.includes(component))
      return inside(field.element, placeIn(value as Plain, component), rest);
  }
  if (field instanceof OverlayField && typeof step === 'string' && rest.length === 0)
    return readingOf(field, place, step);
  throw new FormatError('not-found', `has nothing named '${step}' inside`);
}

/** Where a value is kept. */
export interface ValuePlace {
  /** The value. */
  readonly value: unknown;
  /** Puts another in its place. */
  set(value: unknown): void;
}

function placeIn(plain: Plain, name: string): ValuePlace {
  return {
    value: plain[name],
    set: (value) => {
      plain[name] = value;
    },
  };
}

function armOf(field: UnionField<unknown>, value: Plain): AnyStruct {
  const arm = field.arms.get(String(value['$case']));
  if (arm !== undefined) return arm;
  throw new FormatError('not-found', `has no case '${String(value['$case'])}'`);
}

/** One of the readings of the same bytes; they are written through the number that holds all of them. */
function readingOf(field: OverlayField<unknown>, place: ValuePlace, name: string): FoundValue {
  const reading = name === 'raw' ? field.carrier : field.readings.get(name);
  if (reading === undefined) throw new FormatError('not-found', `has no reading '${name}'`);
  const d = new DataView(new ArrayBuffer(field.size));
  const target = { d, littleEndian: true, path: [] };
  field.carrier.write(target, 0, place.value);
  return {
    field: reading,
    value: reading.plain(d, 0, true),
    set: (value) => {
      reading.write(target, 0, value);
      place.set(field.carrier.plain(d, 0, true));
    },
  };
}

/** What a number means beyond being one. */
export function roleOf(field: AnyField) {
  return field instanceof NumberField || field instanceof BitsField ? field.role : undefined;
}
