import type { Documentation, FieldModel, ReferenceModel, TypeModel } from './reference-model.js';

const WIDTH = 120;

/** The whole model as JSON text: `format` counts up when a reader of it would have to change. */
export function writeRecordsJson(model: ReferenceModel): string {
  const records = model.records.map((record) => {
    const confidence = record.documentation.confidence ?? 'unknown';
    return { ...record, fields: record.fields.map((field) => withConfidence(field, confidence)) };
  });
  const about =
    'Generated from the record declarations by tools/reference. Offsets and sizes in bytes; a lump names its record by id.';
  return `${stringify({ format: 2, about, branches: model.branches, records, constants: model.constants }, '')}\n`;
}

/** A field with its confidence written out: one that says none of its own is as sure as its record. */
function withConfidence(field: FieldModel, inherited: NonNullable<Documentation['confidence']>): FieldModel {
  const confidence = field.documentation.confidence ?? inherited;
  const type: TypeModel =
    field.type.kind === 'union'
      ? {
          ...field.type,
          arms: field.type.arms.map((arm) => ({
            ...arm,
            fields: arm.fields.map((inner) => withConfidence(inner, confidence)),
          })),
        }
      : field.type;
  return { ...field, type, documentation: { ...field.documentation, confidence } };
}

/** JSON with what is short on one line: a change of one field is a change of few lines. */
function stringify(value: unknown, indent: string): string {
  const short = JSON.stringify(value);
  if (short === undefined || value === null || typeof value !== 'object') return short ?? 'null';
  if (short.length + indent.length <= WIDTH) return short;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${stringify(item, inner)}`)
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${stringify(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
