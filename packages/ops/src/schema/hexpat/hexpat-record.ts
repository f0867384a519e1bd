import { pascalCase } from '../c/c-names.js';
import type { FieldModel } from '../reference-model.js';
import {
  type HexpatContext,
  type HexpatFields,
  type HexpatRecordSource,
  hexpatNumber,
} from './hexpat-context.js';
import { hexpatNotes, hexpatType, unionLines } from './hexpat-member.js';
import { hexpatIdentifier } from './hexpat-names.js';
import { commentAttribute, saidOf } from './hexpat-text.js';

/** Members of a struct with its holes, and whether they are the same for all values. */
export function hexpatFields(record: HexpatRecordSource, context: HexpatContext): HexpatFields {
  const lines: string[] = [];
  let end = 0;
  let isFixed = true;
  const fillUpTo = (offset: number): void => {
    if (offset > end) lines.push(`  padding[${offset - end}];`);
  };
  const wordOf = (offset: number): string => `bitsAt${offset}`;
  const tag = (name: string): string => {
    const field = record.fields.find((one) => one.name === name);
    const id = hexpatIdentifier(name);
    return field?.type.kind === 'bits' ? `${wordOf(field.offset)}.${id}` : id;
  };
  for (const field of record.fields) {
    const { type, offset } = field;
    const comment = commentAttribute(saidOf(field.documentation, hexpatNotes(type, context)));
    if (type.kind === 'bits') {
      if (offset < end) continue;
      fillUpTo(offset);
      const words = record.fields.filter((one) => one.type.kind === 'bits' && one.offset === offset);
      const word = bitfieldOf(words, `${record.name}BitsAt${offset}`, context);
      lines.push(`  ${word} ${wordOf(offset)};`);
    } else {
      fillUpTo(offset);
      const owner = { name: record.name + pascalCase(field.name), tag };
      if (type.kind === 'union') {
        isFixed = false;
        lines.push(...unionLines({ ...field, type }, owner, context));
      } else if (type.kind === 'padding') {
        lines.push(`  padding[${type.size}];`);
      } else {
        const declared = hexpatType(type, owner, context);
        if (type.kind === 'nested') isFixed &&= context.isFixed(type.record);
        lines.push(`  ${declared.type} ${hexpatIdentifier(field.name)}${declared.behind}${comment};`);
      }
    }
    end = Math.max(end, offset + field.size);
  }
  fillUpTo(record.size);
  return { lines, isFixed };
}

/** The bit fields of one word, which they fill. */
function bitfieldOf(fields: readonly FieldModel[], name: string, context: HexpatContext): string {
  let end = 0;
  const lines: string[] = [];
  let width = 0;
  for (const { name: field, type, documentation } of fields) {
    if (type.kind !== 'bits') continue;
    if (type.shift > end) lines.push(`  padding : ${type.shift - end};`);
    const sign = hexpatNumber(type.carrier, context).startsWith('s') ? 'signed ' : '';
    const comment = commentAttribute(saidOf(documentation, hexpatNotes(type, context)));
    lines.push(`  ${sign}${hexpatIdentifier(field)} : ${type.bits}${comment};`);
    end = type.shift + type.bits;
    width = type.size * 8;
  }
  if (end < width) lines.push(`  padding : ${width - end};`);
  return context.define(name, (id) => [`bitfield ${id} {`, ...lines, '};']);
}
