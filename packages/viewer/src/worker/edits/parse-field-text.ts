import {
  type AnyField,
  ArrayField,
  BigIntField,
  BitsField,
  BytesField,
  FormatError,
  integerRange,
  NumberField,
  OverlayField,
  VectorField,
} from '@brushwork/record';
import { roleOf } from './find-value.js';
import { bigIntegerFromText, floatFromText, type IntegerLimits, integerFromText } from './number-text.js';

/**
 * The plain value that a text gives for a field. Strict: what isn't wholly a value of the type is `does-not-fit`, and a
 * record or a union as a whole, which are changed field by field, `unsupported`.
 */
export function parseFieldText(field: AnyField, text: string): unknown {
  if (field instanceof VectorField) return vectorFrom(field, text);
  if (field instanceof ArrayField) return listFrom(field.element as AnyField, field.length, text);
  if (field instanceof NumberField || field instanceof BitsField) return numberFrom(field, text);
  if (field instanceof OverlayField) return parseFieldText(field.carrier, text);
  if (field instanceof BigIntField) return bigIntegerFromText(text);
  if (field instanceof BytesField) return text.replace(/^0x/i, '').replace(/[\s_]/g, '').toLowerCase();
  if (field.kind === 'bool') return truthFrom(text);
  if (field.kind === 'text' || field.kind === 'char') return text;
  throw new FormatError('unsupported', 'has fields of its own: change one of those');
}

function vectorFrom(field: VectorField<string>, text: string): unknown {
  const values = listFrom(field.element, field.components.length, text.replace(/^\s*\((.*)\)\s*$/s, '$1'));
  return Object.fromEntries(field.components.map((name, i) => [name, values[i]]));
}

function listFrom(element: AnyField, length: number, text: string): unknown[] {
  if (!isOneWord(element))
    throw new FormatError('unsupported', 'is no list of numbers: change one of its elements');
  const words = text
    .trim()
    .split(/\s*,\s*|\s+/)
    .filter((word) => word !== '');
  if (words.length !== length)
    throw new FormatError(
      'does-not-fit',
      `needs ${length} values with spaces between, ${words.length} are given`,
      {
        expected: length,
        found: words.length,
      },
    );
  return words.map((word) => parseFieldText(element, word));
}

/** Whether a value is written without spaces, so that it can stand in a list. */
function isOneWord(field: AnyField): boolean {
  if (field instanceof NumberField || field instanceof BigIntField) return true;
  return field instanceof OverlayField || field.kind === 'bool';
}

function numberFrom(field: NumberField<string> | BitsField<string>, text: string): number {
  const role = roleOf(field);
  const limits = limitsOf(field);
  if (limits === undefined) return floatFromText(text, field.size * 8);
  if (role?.kind === 'enum') return namedValue(role.values, text.trim(), limits);
  if (role?.kind === 'flags') {
    const bits = text
      .split(/[|+,\s]+/)
      .filter((word) => word !== '')
      .reduce((sum, word) => (sum | namedValue(role.values, word, limits)) >>> 0, 0);
    if (text.trim() === '') throw new FormatError('does-not-fit', 'needs names of flags, or 0 for none');
    return integerFromText(`0x${bits.toString(16)}`, limits);
  }
  return integerFromText(text, limits);
}

function limitsOf(field: NumberField<string> | BitsField<string>): IntegerLimits | undefined {
  if (field instanceof BitsField) {
    const [low, high] = field.range;
    return { low, high, bits: field.bits };
  }
  const range = integerRange(field.type);
  return range === undefined ? undefined : { low: range[0], high: range[1], bits: field.size * 8 };
}

function namedValue(names: Readonly<Record<string, number>>, text: string, limits: IntegerLimits): number {
  const wanted = text.toLowerCase();
  const named = Object.entries(names).find(([name]) => name.toLowerCase() === wanted)?.[1];
  if (named !== undefined) return named;
  if (/^[-+]?\d/.test(text)) return integerFromText(text, limits);
  const known = Object.keys(names);
  throw new FormatError('does-not-fit', `there is no '${text}'`, {
    expected: `${known.slice(0, 12).join(', ')}${known.length > 12 ? ' …' : ''}, or a number`,
    found: text,
  });
}

function truthFrom(text: string): boolean {
  const found = text.trim().toLowerCase();
  if (found === 'true' || found === '1' || found === 'yes') return true;
  if (found === 'false' || found === '0' || found === 'no') return false;
  throw new FormatError('does-not-fit', `'${text}' is neither true nor false`, { found: text });
}
