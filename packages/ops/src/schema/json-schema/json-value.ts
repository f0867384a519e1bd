/** A schema or a part of one. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** A schema that is an object. */
export type JsonSchema = { readonly [key: string]: Json | undefined };

/** Longer values than this are written on several lines. */
const lineWidth = 140;

/** JSON as text in which what is short stays on one line, so that a field of a record is a line. */
export function jsonText(value: Json, indent = ''): string {
  const line = JSON.stringify(value);
  if (line.length + indent.length <= lineWidth || value === null || typeof value !== 'object') return line;
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return `[\n${filled(value, inner)}\n${indent}]`;
  const [open, lines, close] = Array.isArray(value)
    ? ['[', value.map((one: Json) => jsonText(one, inner)), ']']
    : [
        '{',
        Object.entries(value).flatMap(([key, one]) =>
          one === undefined ? [] : [`${JSON.stringify(key)}: ${jsonText(one, inner)}`],
        ),
        '}',
      ];
  return `${open}\n${lines.map((one) => inner + one).join(',\n')}\n${indent}${close}`;
}

/** Numbers and texts as lines that are as long as they may be. */
function filled(values: readonly Json[], indent: string): string {
  const lines: string[] = [];
  for (const value of values) {
    const text = JSON.stringify(value);
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + text.length + 3 <= lineWidth)
      lines[lines.length - 1] = `${last}, ${text}`;
    else lines.push(text);
  }
  return indent + lines.join(`,\n${indent}`);
}

/** What holds where a condition does, and where it doesn't. */
export function when(condition: JsonSchema, holds: JsonSchema, otherwise?: JsonSchema): JsonSchema {
  return { if: condition, [consequence]: holds, else: otherwise };
}

/** Not written out: an object that has it by name would be taken for a promise. */
const consequence: string = 'then';

/** One of several schemas, each once; the schema itself where there is one. */
export function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const different = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
  const [first = {}] = different;
  return different.length === 1 ? first : { anyOf: different };
}

/** An object whose properties are all known. */
export function closedObject(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties, additionalProperties: false };
}
