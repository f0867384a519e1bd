import { coverageFaults, type PlacedBytes, type PlacedField, type PlacedRecord } from './placed-record.js';
import { placedType } from './transcribed-record.js';
import type { VbspField, VbspRecord, VbspTail } from './vbsp.js';

/** C types that the article uses without defining them, by what they are. */
const NAMED_TYPES: Readonly<Record<string, string>> = { bool: 'uint8', color32: 'uint8[4]' };

function placedFields(field: VbspField): PlacedField[] {
  const { name, offset, size, role } = field;
  const targets = [...(field.target ?? [])].sort((a, b) => a - b);
  const type = NAMED_TYPES[field.type] ?? field.type;
  const [, carrier, bits] = /^(u?int\d+):(\d+@\d+)$/.exec(type) ?? [];
  if (carrier !== undefined) {
    const whole = placedType(carrier, size).replace('*1', '');
    return [{ name, offset, size, role, targets, type: `${whole}:${bits}` }];
  }
  const [, element = '', outer, inner] = /^(\w+)\[(\d+)\]\[(\d+)\]$/.exec(type) ?? [];
  if (outer === undefined) return [{ name, offset, size, role, targets, type: placedType(type, size) }];
  // Rows of an array of arrays are fields of their own, which a schema may name.
  const rowSize = size / Number(outer);
  return Array.from({ length: Number(outer) }, (_, i) => ({
    name: `${name}[${i}]`,
    offset: offset + i * rowSize,
    size: rowSize,
    role,
    targets,
    type: placedType(`${element}[${inner}]`, rowSize),
  }));
}

/** A structure of the article in the form that is compared; without what follows it. */
export function placedVbsp(record: VbspRecord): PlacedRecord {
  return {
    size: record.size,
    fields: record.fields.flatMap(placedFields),
    padding: (record.padding ?? []).map(({ offset, size }) => ({ offset, size })),
    armRanges: [],
    arms: [],
  };
}

/**
 * A schema's record with what lies where the article has bytes only taken together: it says more, which is no
 * difference as long as its fields fill those bytes exactly.
 */
export function withoutInsides(schema: PlacedRecord, article: PlacedRecord): PlacedRecord {
  let { fields, padding } = schema;
  for (const { offset, size, type } of article.fields.filter((field) => field.type.startsWith('bytes*'))) {
    const isInside = (part: PlacedBytes): boolean =>
      part.offset >= offset && part.offset + part.size <= offset + size;
    const moved = <T extends PlacedBytes>(parts: readonly T[]): T[] =>
      parts.filter(isInside).map((part) => ({ ...part, offset: part.offset - offset }));
    const inside = { size, fields: moved(fields), padding: moved(padding), armRanges: [], arms: [] };
    if (coverageFaults(inside).length > 0) continue;
    const whole: PlacedField = { offset, size, type, targets: [] };
    fields = [...fields.filter((field) => !isInside(field)), whole];
    padding = padding.filter((part) => !isInside(part));
  }
  return { ...schema, fields, padding };
}

/**
 * The parts of a structure that goes on in variable length: primitives, records by their size, and which part counts
 * them; `first` parts are before it. One of fixed size has a number before it.
 */
export function placedParts(
  record: VbspRecord,
  sizeOf: (type: string) => number | undefined,
  first: number,
): string[] {
  if (record.tail === undefined) return ['i32*1', `records of ${record.size}, ${first} counts`];
  const tails: readonly VbspTail[] = [record.tail, ...(record.following ?? [])];
  const names = [...record.fields, ...tails].map(({ name }) => name);
  const { fields, ...placed } = placedVbsp(record);
  return [
    ...coverageFaults({ fields, ...placed }),
    ...(record.tail.offset === record.size ? [] : [`the rest follows at ${record.tail.offset}`]),
    ...fields.map(({ type, targets }) => [type, ...targets].join(' of ')),
    ...tails.map(({ type, count }) => {
      if (!type.endsWith('[]')) return placedType(type, 4);
      const element = type.slice(0, -2);
      const size = sizeOf(element);
      const what = size === undefined ? `list of ${listType(element)}` : `records of ${size}`;
      return `${what}, ${first + names.indexOf(count ?? '')} counts`;
    }),
  ];
}

function listType(element: string): string {
  const [, primitive = '', length] = /^(\w+)(?:\[(\d+)\])?$/.exec(element) ?? [];
  const bytes: Readonly<Record<string, number>> = { char: 1, uint8: 1, uint16: 2, int32: 4 };
  return placedType(element, (bytes[primitive] ?? 0) * Number(length ?? 1));
}
