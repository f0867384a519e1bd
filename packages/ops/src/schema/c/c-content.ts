import type {
  ContentModel,
  Documentation,
  FieldModel,
  FormPartModel,
  LayoutModel,
  LumpModel,
  PartModel,
  SequenceModel,
  TypeModel,
} from '../reference-model.js';
import { roleOfType } from '../role-of-type.js';
import { sizeAssert } from './c-asserts.js';
import { cComment, documentationText } from './c-comment.js';
import { cAlignment, cMember, type DeclarationContext } from './c-declaration.js';
import { pascalCase } from './c-names.js';
import { declareStruct } from './c-struct.js';

const TOP_LEVEL = { indent: '', explicitHoles: false } as const;

/** What a lump holds, for the comment of its index. */
export function lumpText(lump: LumpModel, context: DeclarationContext): string {
  const text =
    lump.chunk?.isContainer === true
      ? 'Chunks.'
      : contentText(lump.content, context.prefix + pascalCase(lump.name), context);
  return [documentationText(lump.documentation), text].filter((part) => part !== '').join(' ');
}

/** What declares a content says, in a paragraph of its own; the sentence first. */
function withDocumentation(sentence: string, documentation: Documentation): string {
  return [sentence, documentationText(documentation)].filter((part) => part !== '').join('\n');
}

/** What a layout is called. `within`: the sub-lump that has it. */
function layoutText({ layout, versions }: LayoutModel, within: string): string {
  const of = within === '' ? '' : `\`${within}\`, `;
  if (versions.length === 0) return `${of}layout ${layout}`;
  if (versions.length === 1 && layout === String(versions[0])) return `${of}version ${layout}`;
  const many = versions.length === 1 ? 'version' : 'versions';
  return `${of}layout ${layout} (${many} ${versions.join(', ')})`;
}

/** Name of what a layout or a sub-lump declares. */
function innerName(name: string, inner: string): string {
  return `${name}${pascalCase(inner)}`;
}

function listed(lines: readonly string[]): string {
  return lines.map((line) => `\n- ${line}`).join('');
}

function contentText(
  content: ContentModel,
  name: string,
  context: DeclarationContext,
  { within = '' }: { readonly within?: string } = {},
): string {
  switch (content.kind) {
    case 'records':
      return `Array of ${context.structOf(content.record)}.`;
    case 'values':
      return withDocumentation(`Array of ${name}Element.`, content.documentation);
    case 'sequence':
      return `${headOf(content, context)}, and what its comment says.`;
    case 'versions':
      return (
        withDocumentation('One of several layouts.', content.documentation) +
        listed(
          content.layouts.map((layout) => {
            const text = contentText(layout.content, innerName(name, layout.layout), context);
            return `${layoutText(layout, within)}: ${text}`;
          }),
        )
      );
    case 'game-lump':
      return (
        withDocumentation("A directory of lumps, which C can't express.", content.documentation) +
        formText(content.directory, name, context) +
        listed(
          content.lumps.map(({ id, content: inner }) => {
            return `\`${id}\`: ${contentText(inner, innerName(name, id), context, { within: id })}`;
          }),
        )
      );
    case 'form':
      return (
        withDocumentation(
          `Content of the kind '${content.name}', whose parts C can't place:`,
          content.documentation,
        ) + formText(content.parts, name, context)
      );
    case 'other':
      if (content.name === 'opaque') return 'Bytes of unknown meaning.';
      if (content.name === 'entity-text')
        return 'Text of entities: blocks in braces of quoted keys and values, a NUL at the end.';
      return withDocumentation(
        `Content of the kind '${content.name}', which C can't express.`,
        content.documentation,
      );
  }
}

/** The parts of a form as lines of a list, those inside of parts indented. */
function formText(
  parts: readonly FormPartModel[],
  name: string,
  context: DeclarationContext,
  { indent = '' }: { readonly indent?: string } = {},
): string {
  return parts
    .map((part) => {
      const { of, documentation, where } = part;
      const place = [
        ...(where === undefined ? [] : [where]),
        ...(part.size === undefined ? [] : [`Takes \`${part.size}\` bytes.`]),
      ];
      const text = [documentationText(documentation), ...place].filter((one) => one !== '').join(' ');
      const line = (declared: string): string =>
        `\n${indent}- \`${declared}\`${text === '' ? '' : `: ${text}`}`;
      if (of.kind === 'value') return line(counted(part, of.type, context));
      const many = `${part.name}${countText(part.count)}`;
      if (of.kind === 'parts')
        return line(many) + formText(of.parts, name, context, { indent: `${indent}  ` });
      return `${line(many)} ${contentText(of.content, innerName(name, part.name), context)}`;
    })
    .join('');
}

/** What a header's names begin with. */
export type ContentContext = Pick<DeclarationContext, 'prefix'>;

function headOf(sequence: SequenceModel, context: ContentContext): string {
  return `${context.prefix}${pascalCase(sequence.title)}Head`;
}

/** Where content is declared. */
interface ContentPlace {
  /** Lump and sub-lump, for comments. */
  readonly where: string;
  /** What declarations without a name of their own are named by. */
  readonly name: string;
  readonly context: DeclarationContext;
}

/**
 * Declarations for lumps that aren't arrays of records: one section each, and once what several lumps hold. `inherited`
 * tells the name of one that another header declares already.
 */
export function writeContents(
  lumps: readonly LumpModel[],
  context: DeclarationContext,
  inherited: (content: ContentModel, lump: LumpModel) => ContentContext | undefined = () => undefined,
): string[][] {
  const heads = new Map<string, string>();
  return lumps.flatMap((lump) => {
    const place = {
      where: `${lump.name} (lump ${lump.index})`,
      name: context.prefix + pascalCase(lump.name),
      context,
    };
    return contentsOf(lump.content, place).flatMap(([content, at]) => {
      const from = inherited(content, lump);
      if (content.kind === 'values') {
        const name = `${at.name}Element`;
        if (from !== undefined)
          return [[`typedef ${from.prefix}${name.slice(context.prefix.length)} ${name};`]];
        return [declareElement(content, at)];
      }
      if (content.kind !== 'sequence') return [];
      const name = headOf(content, context);
      const parts = JSON.stringify(content.parts);
      const known = heads.get(name);
      if (known !== undefined && known !== parts) throw new Error(`two sequences are named ${content.title}`);
      heads.set(name, parts);
      if (known !== undefined) return [];
      return [from === undefined ? declareHead(content, at) : [`typedef ${headOf(content, from)} ${name};`]];
    });
  });
}

/** A content, or what it holds, each with its place. */
function contentsOf(content: ContentModel, at: ContentPlace): [ContentModel, ContentPlace][] {
  switch (content.kind) {
    case 'versions':
      return content.layouts.flatMap(({ layout, content: inner }) =>
        contentsOf(inner, { ...at, name: innerName(at.name, layout) }),
      );
    case 'game-lump':
      return content.lumps.flatMap(({ id, content: inner }) =>
        contentsOf(inner, { ...at, where: `\`${id}\` in ${at.where}`, name: innerName(at.name, id) }),
      );
    case 'form':
      return contentsInParts(content.parts, at);
    default:
      return [[content, at]];
  }
}

/** What parts of a form hold that is content of its own. */
function contentsInParts(parts: readonly FormPartModel[], at: ContentPlace): [ContentModel, ContentPlace][] {
  return parts.flatMap(({ name, of }) => {
    const here = { ...at, where: `\`${name}\` in ${at.where}`, name: innerName(at.name, name) };
    if (of.kind === 'content') return contentsOf(of.content, here);
    return of.kind === 'parts' ? contentsInParts(of.parts, here) : [];
  });
}

function declareElement(content: ContentModel & { readonly kind: 'values' }, at: ContentPlace): string[] {
  const element = `${at.name}Element`;
  const role = roleOfType(content.element);
  const meaning = role === undefined ? '' : ` ${at.context.describe(role)}`;
  const [first = '', ...others] = cMember(content.element, element, TOP_LEVEL, at.context);
  return [
    ...cComment(`Element of ${at.where}.${meaning}`, ''),
    `typedef ${first}`,
    ...others,
    sizeAssert(element, content.elementSize),
  ];
}

/** The parts of fixed size as a struct; the others in its comment. */
function declareHead(sequence: SequenceModel, { where, context }: ContentPlace): string[] {
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
    `The start of ${where}.`,
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
  return `- \`${counted(part, part.type, context)}\`: ${documentationText(part.documentation)}`;
}

function countText(count: string | undefined): string {
  if (count === undefined) return '';
  return count === 'rest' ? '[as many as fit]' : `[${count}]`;
}

/** A part as C would declare it. The count comes before the lengths of what is counted: `char names[count][64]`. */
function counted(
  { name, count }: Pick<PartModel, 'name' | 'count'>,
  type: TypeModel,
  context: DeclarationContext,
): string {
  return cMember(type, `${name}${countText(count)}`, TOP_LEVEL, context)
    .join(' ')
    .replace(/;$/, '');
}
