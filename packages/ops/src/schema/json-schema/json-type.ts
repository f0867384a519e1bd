import type { FieldModel, RecordModel, TypeModel } from '../reference-model.js';
import { roleOfType } from '../role-of-type.js';
import { roleText } from '../role-text.js';
import type { JsonNames } from './json-names.js';
import { closedObject, type JsonSchema } from './json-value.js';

/** The plain form of a value. */
export function typeSchema(type: TypeModel, names: JsonNames): JsonSchema {
  switch (type.kind) {
    case 'number':
      return withNamedNumbers(type, names.primitive(type.type), names);
    case 'bigint':
      return names.primitive(type.type);
    case 'bits':
      return withNamedNumbers(type, bitsSchema(type), names);
    case 'bool':
      return { type: 'boolean' };
    case 'char':
      return { type: 'string', minLength: 1, maxLength: 1 };
    case 'text':
      return { type: 'string', maxLength: type.size };
    case 'bytes':
      return digits(type.size);
    case 'padding':
      return {};
    case 'vector':
      return closedObject(
        Object.fromEntries(type.components.map((name) => [name, names.primitive(type.type)])),
      );
    case 'array':
      return {
        type: 'array',
        minItems: type.length,
        maxItems: type.length,
        items: typeSchema(type.element, names),
      };
    case 'nested':
      return names.refer('records', type.record);
    case 'union':
      return {
        oneOf: type.arms.map(({ name, size, fields, documentation }) => ({
          ...described(documentation.text),
          ...fieldsSchema(fields, { size, names, head: { $case: { const: name } } }),
        })),
      };
    case 'overlay':
      return { ...names.primitive(type.carrier), description: readingsText(type) };
  }
}

/** A record as an object. */
export function recordSchema({ documentation, fields, size }: RecordModel, names: JsonNames): JsonSchema {
  return { ...described(documentation.text), ...fieldsSchema(fields, { size, names }) };
}

/** A value that stands for itself in a list: with its bytes where it alone doesn't give them back. */
export function valueSchema(type: TypeModel, names: JsonNames): JsonSchema {
  const plain = typeSchema(type, names);
  const isExact = (type.kind === 'number' && !type.type.startsWith('f')) || type.kind === 'bits';
  if (isExact || type.kind === 'nested' || type.kind === 'bytes' || type.kind === 'bigint') return plain;
  return { anyOf: [plain, closedObject({ $value: plain, $raw: digits(type.size) })] };
}

interface FieldsContext {
  readonly size: number;
  readonly names: JsonNames;
  /** Properties in front of the fields. */
  readonly head?: Readonly<Record<string, JsonSchema>>;
}

function fieldsSchema(fields: readonly FieldModel[], { names, head = {} }: FieldsContext): JsonSchema {
  const shown = fields.filter(({ type }) => type.kind !== 'padding');
  const properties = Object.fromEntries(shown.map((field) => [field.name, fieldSchema(field, names)]));
  return closedObject({ ...head, ...properties, $raw: rawSchema(fields, names) }, ['$raw']);
}

/** Bytes by field, or by `@offset` of a hole. */
function rawSchema(fields: readonly FieldModel[], names: JsonNames): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, size }) => [name, digits(size)])),
    patternProperties: { '^@[0-9]+$': names.primitive('hex') },
    additionalProperties: false,
  };
}

function fieldSchema({ type, documentation }: FieldModel, names: JsonNames): JsonSchema {
  const role = roleOfType(type);
  const meaning =
    role === undefined || role.kind === 'enum' || role.kind === 'flags' ? '' : roleText(role, (id) => id);
  const schema = typeSchema(type, names);
  const said = [documentation.text, meaning, String(schema['description'] ?? '')];
  return { ...described(said.filter((text) => text !== '').join('\n')), ...without(schema) };
}

function without({ description: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function described(text: string): JsonSchema {
  return text === '' ? {} : { description: text };
}

/** Numbers that have names; others of the same type are values too, since a file may hold them. */
function withNamedNumbers(
  type: TypeModel & { readonly kind: 'number' | 'bits' },
  number: JsonSchema,
  names: JsonNames,
): JsonSchema {
  const { role } = type;
  if (role?.kind !== 'enum' && role?.kind !== 'flags') return number;
  const named = names.refer('constants', role.constants);
  return role.kind === 'enum'
    ? { anyOf: [named, number] }
    : { description: 'The sum of any of the named numbers.', anyOf: [named, number] };
}

function bitsSchema({ bits, carrier }: TypeModel & { readonly kind: 'bits' }): JsonSchema {
  return carrier.startsWith('i')
    ? { type: 'integer', minimum: -(2 ** (bits - 1)), maximum: 2 ** (bits - 1) - 1 }
    : { type: 'integer', minimum: 0, maximum: 2 ** bits - 1 };
}

function readingsText({ readings }: TypeModel & { readonly kind: 'overlay' }): string {
  return `The integer that carries one of: ${readings.map(({ name }) => name).join(', ')}.`;
}

/** Bytes of a number of them. */
function digits(size: number): JsonSchema {
  return { type: 'string', pattern: `^[0-9a-f]{${size * 2}}$` };
}
