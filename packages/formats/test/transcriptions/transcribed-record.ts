import type { TranscribedField, TranscribedRecord } from './ibsp59.js';
import type { PlacedBytes, PlacedField, PlacedRecord } from './placed-record.js';

const PRIMITIVES: ReadonlyMap<string, readonly [type: string, size: number, count: number]> = new Map([
  ['char', ['char', 1, 1]],
  ['int8', ['i8', 1, 1]],
  ['uint8', ['u8', 1, 1]],
  ['int16', ['i16', 2, 1]],
  ['uint16', ['u16', 2, 1]],
  ['int32', ['i32', 4, 1]],
  ['uint32', ['u32', 4, 1]],
  ['int64', ['i64', 8, 1]],
  ['uint64', ['u64', 8, 1]],
  ['float', ['f32', 4, 1]],
  ['double', ['f64', 8, 1]],
  ['vec2', ['f32', 4, 2]],
  ['vec3', ['f32', 4, 3]],
]);

/** A transcribed C type as primitive and number; one that contradicts its own size or isn't known is an error. */
export function placedType(type: string, size: number): string {
  if (type === 'bytes') return `bytes*${size}`;
  const [, name = '', length] = /^([a-z0-9]+)(?:\[(\d+)\])?$/.exec(type) ?? [];
  const primitive = PRIMITIVES.get(name);
  if (primitive === undefined) throw new RangeError(`the transcription has the unknown type '${type}'`);
  const count = primitive[2] * Number(length ?? 1);
  if (count * primitive[1] !== size) throw new RangeError(`the transcription gives '${type}' ${size} bytes`);
  return `${primitive[0]}*${count}`;
}

function placedField(field: TranscribedField): PlacedField {
  return {
    name: field.name,
    offset: field.offset,
    size: field.size,
    type: placedType(field.type, field.size),
    role: field.role,
    targets: [...(field.target ?? [])].sort((a, b) => a - b),
  };
}

/** The bytes that arms span when no field names them. */
function extentOf(fields: readonly TranscribedField[]): PlacedBytes[] {
  if (fields.length === 0) return [];
  const offset = Math.min(...fields.map((field) => field.offset));
  return [{ offset, size: Math.max(...fields.map((field) => field.offset + field.size)) - offset }];
}

/** A transcribed record in the form that is compared. */
export function fromTranscription(record: TranscribedRecord): PlacedRecord {
  const unions = record.fields.filter((field) => field.type === 'union');
  const arms = Object.entries(record.arms ?? {});
  return {
    size: record.size,
    fields: record.fields.filter((field) => field.type !== 'union').map(placedField),
    padding: record.padding ?? [],
    armRanges:
      unions.length > 0
        ? unions.map(({ offset, size }) => ({ offset, size }))
        : extentOf(arms.flatMap(([, fields]) => fields)),
    arms: arms.map(([name, fields]) => ({ name, fields: fields.map(placedField) })),
    tail:
      record.tail === undefined
        ? undefined
        : {
            offset: record.tail.offset,
            type: placedType(record.tail.type.replace('[]', ''), sizeOfTail(record.tail.type)),
          },
  };
}

function sizeOfTail(type: string): number {
  const primitive = PRIMITIVES.get(type.replace('[]', ''));
  return primitive === undefined ? 0 : primitive[1] * primitive[2];
}
