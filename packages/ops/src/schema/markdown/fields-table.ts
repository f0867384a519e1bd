import type { Confidence } from '@brushwork/formats';
import type { FieldModel, RecordModel, TypeModel } from '../reference-model.js';
import type { BranchLinks } from './branch-links.js';
import { plainText, table } from './markdown-text.js';
import { typeText } from './type-text.js';

const TITLES = ['Offset', 'Size', 'Field', 'Type', 'Refers to', 'Meaning', 'Source', 'Confidence'] as const;

/** The fields of a record, those of unions and the readings of overlays included; holes in their places. */
export function fieldsTable({ fields, holes, documentation }: RecordModel, links: BranchLinks): string[] {
  const confidence = documentation.confidence ?? 'unknown';
  const rows = [
    ...fields.map((field) => ({ at: field.offset, rows: fieldRows(field, { confidence, links }) })),
    ...holes.map(({ offset, size }) => ({
      at: offset,
      rows: [[String(offset), String(size), '', '', '', 'A hole that alignment leaves.', '', '']],
    })),
  ];
  return table(
    TITLES,
    rows.toSorted((a, b) => a.at - b.at).flatMap((one) => one.rows),
  );
}

interface FieldContext {
  readonly confidence: Confidence;
  readonly links: BranchLinks;
  /** Union and arm that a field is in, and where the union begins. */
  readonly within?: string;
  readonly start?: number;
}

function fieldRows(field: FieldModel, context: FieldContext): string[][] {
  const { within = '', start = 0, links } = context;
  const { name, offset, size, type, documentation } = field;
  const confidence = documentation.confidence ?? context.confidence;
  const own = [
    String(start + offset),
    String(size),
    `\`${within}${name}\``,
    typeText(type, (id) => links.record(id)),
    links.roleOf(type),
    [plainText(documentation.text), notes(type)].filter((text) => text !== '').join(' '),
    plainText(documentation.source ?? ''),
    confidence,
  ];
  return [
    own,
    ...innerRows(field, { ...context, confidence, start: start + offset, within: `${within}${name}.` }),
  ];
}

function innerRows({ type }: FieldModel, context: FieldContext): string[][] {
  const { within = '', links, start = 0, confidence } = context;
  if (type.kind === 'union') {
    return type.arms.flatMap((arm) =>
      arm.fields.flatMap((inner) => fieldRows(inner, { ...context, within: `${within}${arm.name}.` })),
    );
  }
  if (type.kind !== 'overlay') return [];
  return type.readings.map((reading) => [
    String(start),
    String(reading.type.size),
    `\`${within}${reading.name}\``,
    typeText(reading.type, (id) => links.record(id)),
    links.roleOf(reading.type),
    plainText(reading.documentation.text),
    plainText(reading.documentation.source ?? ''),
    reading.documentation.confidence ?? confidence,
  ]);
}

function notes(type: TypeModel): string {
  if (type.kind === 'array' && type.used !== undefined)
    return `The first \`${type.used}\` elements are used.`;
  if (type.kind !== 'union') return '';
  const cases = Object.entries(type.pick).map(([value, arm]) => `${value}: \`${arm}\``);
  return `By the value of \`${type.tag}\`: ${cases.join(', ')}.`;
}
