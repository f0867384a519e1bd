import { pascalCase } from '../c/c-names.js';
import type { FormPartModel } from '../reference-model.js';
import { visitParts } from '../visit-content.js';
import type { HexpatContext } from './hexpat-context.js';
import { countOf, LEFT, manyMember } from './hexpat-many.js';
import { hexpatNotes, hexpatType } from './hexpat-member.js';
import { hexpatIdentifier } from './hexpat-names.js';
import { hexpatSequence } from './hexpat-sequence.js';
import { commentAttribute, saidOf } from './hexpat-text.js';

/** A struct that a form became. */
export interface HexpatForm {
  readonly name: string;
  /** Whether it takes its size. */
  readonly isSized: boolean;
  /** Whether every part has its place, so that something can follow. */
  readonly isWhole: boolean;
}

/**
 * Parts in a row as a struct; `undefined` when not even the first can be placed. What stands at a place that is told in
 * words, and all that follows it, is left out; its records are declared all the same.
 */
export function hexpatForm(
  parts: readonly FormPartModel[],
  { name, path, until }: { readonly name: string; readonly path: string; readonly until?: string },
  context: HexpatContext,
): HexpatForm | undefined {
  const members: string[] = [];
  const left: string[] = [];
  for (const [i, part] of parts.entries()) {
    const names = {
      name: name + pascalCase(part.name),
      path: `${path}.${part.name}`,
      isLast: i === parts.length - 1,
    };
    const member = left.length > 0 ? undefined : partMember(part, names, context);
    if (member === undefined) {
      left.push(part.name);
      context.miss(names.path, part.where ?? 'where it begins');
      visitParts([part], { record: (id) => void context.structOf(id) });
    } else {
      const notes = part.of.kind === 'value' ? [part.where ?? '', ...hexpatNotes(part.of.type, context)] : [];
      members.push(`  ${member}${commentAttribute(saidOf(part.documentation, notes))};`);
    }
  }
  if (members.length === 0) return undefined;
  const isSized = members.some((member) => member.includes('Size'));
  const id = context.define(name, (struct) => [
    `struct ${struct}${isSized ? '<auto Size>' : ''} {`,
    ...members,
    ...(until === undefined ? [] : [`  if (${until})`, '    break;']),
    ...(left.length === 0 ? [] : [`  // Behind it, where the language can't place it: ${left.join(', ')}.`]),
    '};',
  ]);
  return { name: id, isSized, isWhole: left.length === 0 };
}

/** A part as a member, without comment; `undefined` where it can't be placed. */
function partMember(
  part: FormPartModel,
  { name, path, isLast }: { readonly name: string; readonly path: string; readonly isLast: boolean },
  context: HexpatContext,
): string | undefined {
  const { of, count, size, where, until } = part;
  const id = hexpatIdentifier(part.name);
  // Text that goes on to the end is there whatever it is told to be.
  const isRestOfText = isLast && count === 'rest' && of.kind === 'value' && of.type.kind === 'char';
  if (where !== undefined && until === undefined && !isRestOfText) return undefined;
  if (of.kind === 'value') {
    if (count !== undefined) return manyMember(part.name, { type: of.type, count }, name, context);
    const { type, behind } = hexpatType(of.type, { name }, context);
    return `${type} ${id}${behind}`;
  }
  if (of.kind === 'parts') {
    const form = hexpatForm(of.parts, { name, path, ...(until === undefined ? {} : { until }) }, context);
    if (size !== undefined) {
      const bytes = size === 'rest' ? LEFT : `${countOf(size)} < 0 ? 0 : ${countOf(size)}`;
      const isList = form?.isWhole === true && count !== undefined && count !== 'rest' && !form.isSized;
      return isList ? `${form.name} ${id}[${countOf(count)}]` : `u8 ${id}[${bytes}]`;
    }
    if (form === undefined || !form.isWhole || form.isSized) return undefined;
    if (count === undefined && until === undefined) return `${form.name} ${id}`;
    // One that has an end of its own leaves the list there.
    if (until !== undefined || count === undefined || count === 'rest')
      return `${form.name} ${id}[while($ < addressof(this) + Size)]`;
    return `${form.name} ${id}[${countOf(count)}]`;
  }
  const { content } = of;
  if (content.kind === 'sequence') {
    const sequence = hexpatSequence(content, context);
    return `${sequence.name}${sequence.isSized ? `<${LEFT}>` : ''} ${id}`;
  }
  if (count !== undefined || size !== undefined) return undefined;
  if (content.kind === 'records') {
    const type = { kind: 'nested', size: content.elementSize, record: content.record } as const;
    return manyMember(part.name, { type, count: 'rest' }, name, context);
  }
  return content.kind === 'values'
    ? manyMember(part.name, { type: content.element, count: 'rest' }, name, context)
    : undefined;
}
