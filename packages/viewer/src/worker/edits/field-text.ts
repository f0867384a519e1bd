import {
  type AnyField,
  ArrayField,
  BigIntField,
  BitsField,
  BytesField,
  CharField,
  integerRange,
  NumberField,
  OverlayField,
  type Role,
  TextField,
  VectorField,
} from '@brushwork/record';
import type { FieldDescription } from '../../protocol/edit-api.js';
import { roleOf } from './find-value.js';
import { floatText } from './number-text.js';

/** A value as it may be written back. */
export function fieldText(field: AnyField, value: unknown): string {
  if (field instanceof VectorField && value !== null && typeof value === 'object')
    return field.components
      .map((name) => fieldText(field.element, (value as Record<string, unknown>)[name]))
      .join(' ');
  if (field instanceof ArrayField && Array.isArray(value))
    return value.map((item) => fieldText(field.element as AnyField, item).replaceAll(' | ', '|')).join(' ');
  const role = roleOf(field);
  if (role?.kind === 'enum' && typeof value === 'number') return enumText(role.values, value);
  if (role?.kind === 'flags' && typeof value === 'number') return flagsText(role.values, value);
  if (field instanceof NumberField && typeof value === 'number' && integerRange(field.type) === undefined)
    return floatText(value, field.size * 8);
  if (value !== null && typeof value === 'object')
    return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
  return String(value);
}

type Names = Readonly<Record<string, number>>;

function enumText(names: Names, value: number): string {
  return Object.entries(names).find(([, number]) => number === value)?.[0] ?? String(value);
}

function flagsText(names: Names, value: number): string {
  let rest = value >>> 0;
  const found: string[] = [];
  for (const [name, mask] of Object.entries(names)) {
    if (mask === 0 || (rest & mask) >>> 0 !== mask >>> 0) continue;
    found.push(name);
    rest = (rest & ~mask) >>> 0;
  }
  if (rest !== 0 || found.length === 0) found.push(`0x${rest.toString(16)}`);
  return found.join(' | ');
}

/** The type of a field in the words of the schema. */
export function fieldType(field: AnyField): string {
  if (field instanceof NumberField || field instanceof BigIntField) return field.type;
  if (field instanceof BitsField) return `${field.bits} bits of ${field.carrier.type}`;
  if (field instanceof VectorField) return `vector of ${field.element.type}`;
  if (field instanceof ArrayField) return `${field.length} × ${fieldType(field.element as AnyField)}`;
  if (field instanceof TextField) return `text of ${field.size} bytes`;
  if (field instanceof BytesField) return `${field.size} bytes`;
  if (field instanceof CharField) return 'char';
  return field instanceof OverlayField ? field.carrier.type : field.kind;
}

/** What fits a field, in words. */
export function fieldHint(field: AnyField): string {
  const role = roleOf(field);
  if (role !== undefined) {
    const said = roleHint(role);
    if (said !== undefined) return said;
  }
  if (field instanceof NumberField) {
    const range = integerRange(field.type);
    return range === undefined
      ? 'a number, or NaN, Infinity, -Infinity'
      : `${range[0]} to ${range[1]}, or 0x…`;
  }
  if (field instanceof BitsField) return `${field.range[0]} to ${field.range[1]}, or 0x…`;
  if (field instanceof VectorField) return `${field.components.join(' ')}: numbers with spaces between`;
  if (field instanceof ArrayField) return `${field.length} values with spaces between`;
  if (field instanceof TextField) return `at most ${field.size} characters of one byte`;
  if (field instanceof BytesField) return `${field.size * 2} hexadecimal digits`;
  if (field instanceof BigIntField) return 'a whole number, or 0x…';
  return field.kind === 'bool' ? 'true or false' : 'one character';
}

function roleHint(role: Role): string | undefined {
  switch (role.kind) {
    case 'enum':
      return 'one of the names, or a number';
    case 'flags':
      return 'names with | between, or a number such as 0x30';
    case 'ref':
    case 'signed':
      return `number of an element of ${role.lump}`;
    case 'span':
      return `number of the first element of ${role.lump}`;
    case 'either':
      return `number of an element of ${role.lump}; -1 - n for one of ${role.negative}`;
    case 'text-offset':
      return `offset of a text in ${role.lump}`;
    default:
      return undefined;
  }
}

/** What can be written to a field that has a value. */
export function describeValue(field: AnyField, value: unknown): FieldDescription {
  const role = roleOf(field);
  const choices = role?.kind === 'enum' || role?.kind === 'flags' ? Object.keys(role.values) : [];
  return {
    text: fieldText(field, value),
    type: fieldType(field),
    hint: fieldHint(field),
    choices: field.kind === 'bool' ? ['true', 'false'] : choices,
  };
}
