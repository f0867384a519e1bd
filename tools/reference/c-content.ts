import { sizeAssert } from './c-asserts.js';
import { cComment, documentationText } from './c-comment.js';
import { cAlignment, cMember, type DeclarationContext } from './c-declaration.js';
import { pascalCase } from './c-names.js';
import { declareStruct } from './c-struct.js';
import {
  type ContentModel,
  type FieldModel,
  type LumpModel,
  type PartModel,
  roleOfType,
  type SequenceModel,
} from './reference-model.js';

const TOP_LEVEL = { indent: '', explicitHoles: false } as const;

/** What a lump holds, for the comment of its index. */
export function lumpText(lump: LumpModel, context: DeclarationContext): string {
  const text = contentText(lump.content, context.prefix + pascalCase(lump.name), context);
  return [documentationText(lump.documentation), text].filter((part) => part !== '').join(' ');
}

function contentText(content: ContentModel, name: string, context: DeclarationContext): string {
  switch (content.kind) {
    case 'records':
      return `Array of ${context.structOf(content.record)}.`;
    case 'values':
      return `Array of ${name}Element.`;
    case 'sequence':
      return `${headOf(content, context)}, and what its comment says.`;
    case 'versions':
      return content.layouts
        .map(
          (layout) =>
            `Version ${layout.version}: ${contentText(layout.content, `${name}${layout.version}`, context)}`,
        )
        .join(' ');
    case 'other':
      if (content.name === 'opaque') return 'Bytes of unknown meaning.';
      return content.name === 'entity-text'
        ? 'Text of entities: blocks in braces of quoted keys and values, a NUL at the end.'
        : `Content of the kind '${content.name}', which C can't express.`;
  }
}

function headOf(sequence: SequenceModel, context: DeclarationContext): string {
  return `${context.prefix}${pascalCase(sequence.title)}Head`;
}

/** Declarations for a lump that isn't an array of records: one section each. */
export function writeContent(lump: LumpModel, context: DeclarationContext): string[][] {
  return declare(lump, lump.content, { name: context.prefix + pascalCase(lump.name), context });
}

function declare(
  lump: LumpModel,
  content: ContentModel,
  at: { readonly name: string; readonly context: DeclarationContext },
): string[][] {
  const { name, context } = at;
  if (content.kind === 'versions') {
    return content.layouts.flatMap((layout) =>
      declare(lump, layout.content, { name: `${name}${layout.version}`, context }),
    );
  }
  if (content.kind === 'values') return [declareElement(lump, content, at)];
  return content.kind === 'sequence' ? [declareHead(lump, content, context)] : [];
}

function declareElement(
  lump: LumpModel,
  content: ContentModel & { readonly kind: 'values' },
  at: { readonly name: string; readonly context: DeclarationContext },
): string[] {
  const element = `${at.name}Element`;
  const role = roleOfType(content.element);
  const meaning = role === undefined ? '' : ` ${at.context.describe(role)}`;
  const [first = '', ...others] = cMember(content.element, element, TOP_LEVEL, at.context);
  return [
    ...cComment(`Element of ${lump.name} (lump ${lump.index}).${meaning}`, ''),
    `typedef ${first}`,
    ...others,
    sizeAssert(element, content.elementSize),
  ];
}

/** The parts of fixed size as a struct; the others in its comment. */
function declareHead(lump: LumpModel, sequence: SequenceModel, context: DeclarationContext): string[] {
  const { parts, documentation } = sequence;
  const firstMany = parts.findIndex((part) => part.count !== undefined);
  const head = firstMany < 0 ? parts : parts.slice(0, firstMany);
  const fields = head.map(
    ({ name, offset = 0, type, documentation: of }): FieldModel => ({
      name,
      offset,
      size: type.size,
      type,
      documentation: of,
    }),
  );
  const tail = firstMany < 0 ? [] : parts.slice(firstMany).map((part) => partText(part, context));
  const text = [
    documentation.text,
    `The start of ${lump.name} (lump ${lump.index}).`,
    ...(tail.length === 0 ? [] : ["Behind it lies, without gaps, what C can't express:", ...tail]),
  ].filter((line) => line !== '');
  const size = fields.reduce((end, field) => Math.max(end, field.offset + field.size), 0);
  const alignment = Math.max(1, ...fields.map((field) => cAlignment(field.type, context)));
  const packed =
    size % alignment !== 0 || fields.some((field) => field.offset % cAlignment(field.type, context) !== 0);
  const source = { size, packed, fields, documentation: { ...documentation, text: text.join('\n') } };
  return declareStruct(headOf(sequence, context), source, context);
}

function partText(part: PartModel, context: DeclarationContext): string {
  const declaration = cMember(part.type, part.name, TOP_LEVEL, context).join(' ').replace(/;$/, '');
  const count =
    part.count === undefined ? '' : part.count === 'rest' ? '[as many as fit]' : `[${part.count}]`;
  return `- \`${declaration}${count}\`: ${documentationText(part.documentation)}`;
}
