import { type AnyField, ArrayField, NumberField, type Role, VectorField } from '@brushwork/record';
import { float32Text } from './number-text.js';

/** Longer arrays than this are cut. */
const shownElements = 16;

/** A field's plain value for people: short decimals, names of values and bits. */
export function valueText(field: AnyField, plain: unknown): string | number | undefined {
  if (plain === undefined || plain === null) return undefined;
  if (field instanceof VectorField) {
    const { element } = field;
    const components = Object.values(plain).map((component) => String(valueText(element, component)));
    return `(${components.join(' ')})`;
  }
  if (field instanceof ArrayField && Array.isArray(plain)) {
    const shown = plain.slice(0, shownElements).map((item) => itemText(field.element as AnyField, item));
    return `${shown.join(' ')}${plain.length > shownElements ? ` … ${plain.length} in all` : ''}`;
  }
  if (field instanceof NumberField) return numberText(field, plain);
  return typeof plain === 'object' ? JSON.stringify(plain) : String(plain);
}

function itemText(element: AnyField, item: unknown): string {
  return String(valueText(element, item) ?? '');
}

function numberText({ role, type }: NumberField<string>, plain: unknown): string | number {
  if (typeof plain !== 'number') return String(plain);
  if (role?.kind === 'enum') return enumText(role.values, plain);
  if (role?.kind === 'flags') return flagsText(role, plain);
  return type === 'f32' ? float32Text(plain) : plain;
}

function enumText(values: Readonly<Record<string, number>>, value: number): string {
  const name = Object.entries(values).find(([, number]) => number === value)?.[0];
  return name === undefined ? String(value) : `${value} ${name}`;
}

function flagsText(role: Role & { readonly kind: 'flags' }, value: number): string {
  const bits = value >>> 0;
  const names = Object.entries(role.values)
    .filter(([, mask]) => mask !== 0 && (bits & mask) >>> 0 === mask >>> 0)
    .map(([name]) => name);
  return [`0x${bits.toString(16)}`, ...names].join(' ');
}
