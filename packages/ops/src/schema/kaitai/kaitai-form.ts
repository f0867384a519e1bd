import type { FormPartModel } from '../reference-model.js';
import { visitParts } from '../visit-content.js';
import { kaitaiDocumentation } from './kaitai-documentation.js';
import { kaitaiNotes, kaitaiRead } from './kaitai-field.js';
import { expressionOf, kaitaiMany } from './kaitai-many.js';
import { KaitaiScope, kaitaiIdentifier } from './kaitai-names.js';
import { kaitaiSequence } from './kaitai-sequence.js';
import type { KaitaiAttribute, KaitaiSpec } from './kaitai-spec.js';
import type { KaitaiContext } from './kaitai-types.js';

/** What a form becomes. */
export interface KaitaiFormType {
  /** The type; `undefined` when not even the first part can be placed. */
  readonly spec: KaitaiSpec | undefined;
  /** Whether every part has its place, so that something can follow. */
  readonly isWhole: boolean;
}

/** What a form is called. */
export interface KaitaiFormNames {
  /** Name of its type. */
  readonly name: string;
  /** What the names of parts that can't be expressed begin with. */
  readonly path: string;
}

/**
 * Parts in a row as a type. What stands at a place that is told in words, and all that follows it, is left as bytes; its
 * records are declared all the same.
 */
export function kaitaiForm(
  parts: readonly FormPartModel[],
  { name, path }: KaitaiFormNames,
  context: KaitaiContext,
): KaitaiFormType {
  const scope = new KaitaiScope();
  const seq: KaitaiAttribute[] = [];
  const left: string[] = [];
  for (const [i, part] of parts.entries()) {
    const isLast = i === parts.length - 1;
    const names = { name: `${name}_${part.name}`, path: `${path}.${part.name}` };
    const read = left.length > 0 ? undefined : partRead(part, { ...names, isLast }, context);
    if (read === undefined) {
      left.push(part.name);
      context.miss(names.path, part.where ?? 'where it begins');
      visitParts([part], { record: (id) => void context.typeOf(id) });
    } else {
      const notes = part.of.kind === 'value' ? [part.where ?? '', ...kaitaiNotes(part.of.type, context)] : [];
      seq.push({ id: scope.take(part.name), ...read, ...kaitaiDocumentation(part.documentation, notes) });
    }
  }
  if (left.length === 0) return { spec: { seq }, isWhole: true };
  if (seq.length === 0) return { spec: undefined, isWhole: false };
  const doc = `As bytes, since it can't be placed: ${left.join(', ')}.`;
  return { spec: { seq: [...seq, { id: scope.take('rest'), 'size-eos': true, doc }] }, isWhole: false };
}

/** How a part is read; `undefined` where that can't be said. */
function partRead(
  part: FormPartModel,
  names: KaitaiFormNames & { readonly isLast: boolean },
  context: KaitaiContext,
): KaitaiAttribute | undefined {
  const { of, count, size, where, until } = part;
  // Text that goes on to the end is there whatever it is told to be.
  const isRestOfText = names.isLast && count === 'rest' && of.kind === 'value' && of.type.kind === 'char';
  if (where !== undefined && until === undefined && !isRestOfText) return undefined;
  const owner = { name: names.name, fields: [] };
  const sized =
    size === undefined ? {} : size === 'rest' ? { 'size-eos': true as const } : { size: sizeOf(size) };
  if (of.kind === 'value') {
    if (count === undefined) return { ...kaitaiRead(of.type, owner, context), ...sized };
    return kaitaiMany(of.type, count, owner, context);
  }
  if (of.kind === 'parts') {
    const form = kaitaiForm(of.parts, names, context);
    // What can't be taken apart is bytes as long as its size is known.
    const isKnown = form.spec !== undefined && (form.isWhole || (size !== undefined && count === undefined));
    if (form.spec === undefined || !isKnown) return size === undefined ? undefined : sized;
    const type = context.define(names.name, form.spec);
    if (until !== undefined)
      return { type, repeat: 'until', 'repeat-until': `_.${expressionPath(until)} or _io.eof` };
    if (count === undefined) return { type, ...sized };
    if (size !== undefined) return { type: context.define(`${names.name}_list`, listOf(type)), ...sized };
    return count === 'rest'
      ? { type, repeat: 'eos' }
      : { type, repeat: 'expr', 'repeat-expr': expressionOf(count) };
  }
  const { content } = of;
  if (content.kind === 'sequence')
    return { type: context.define(content.title, kaitaiSequence(content, context)), ...sized };
  if (count !== undefined || content.kind === 'versions' || content.kind === 'game-lump') return undefined;
  if (size === undefined || size === 'rest') {
    if (content.kind === 'records')
      return kaitaiMany(
        { kind: 'nested', size: content.elementSize, record: content.record },
        'rest',
        owner,
        context,
      );
    if (content.kind === 'values') return kaitaiMany(content.element, 'rest', owner, context);
  }
  const length = size === undefined || size === 'rest' ? '(_io.size - _io.pos)' : `(${expressionOf(size)})`;
  return context.readings(content, { path: names.path, length })[0]?.attribute;
}

/** A comparison of a field with a number in Kaitai's language. */
function expressionPath(comparison: string): string {
  return comparison.replace(/[A-Za-z]\w*/g, kaitaiIdentifier);
}

/** A size, which files that end a list may have below 0. */
function sizeOf(size: string): string {
  const expression = expressionOf(size);
  return `${expression} < 0 ? 0 : ${expression}`;
}

function listOf(type: string): KaitaiSpec {
  return { seq: [{ id: 'items', type, repeat: 'eos' }] };
}
