import type { ContainerModel, FieldModel, FormPartModel } from '../reference-model.js';
import { offsetAssert, sizeAssert } from './c-asserts.js';
import { cComment, documentationText } from './c-comment.js';
import { cMember, type DeclarationContext } from './c-declaration.js';
import { cIdentifier } from './c-names.js';
import { declareStruct } from './c-struct.js';

function magicText({ magic, bigEndianMagic }: ContainerModel): string {
  return bigEndianMagic === undefined
    ? `\`${magic}\``
    : `\`${magic}\`, in big-endian files \`${bigEndianMagic}\``;
}

/** Header and directory as those of another header. */
export function aliasDirectory(from: string, prefix: string): string[] {
  return ['LumpEntry', 'Header'].map((name) => `typedef ${from}${name} ${prefix}${name};`);
}

/** Header and directory as structs; a comment for a container that has no directory of fixed entries. */
export function writeDirectory(container: ContainerModel, context: DeclarationContext): string[] {
  const { directory, head } = container;
  const lumps = head.find(({ name }) => name === 'lumps');
  if (directory === undefined || lumps?.of.kind !== 'parts') return describeHead(container, context);
  const entry = `${context.prefix}LumpEntry`;
  const header = `${context.prefix}Header`;
  const entrySize = directory.entry.length * 4;
  const entries = declareStruct(
    entry,
    {
      size: entrySize,
      packed: false,
      fields: lumps.of.parts.flatMap(fieldOf),
      documentation: {
        text: 'Where one lump lies: its offset counts from the start of the file; both are in bytes.',
      },
    },
    context,
  );
  const members = head.flatMap((part) => {
    const text = headText(part, container);
    if (part === lumps) return [...cComment(text, '  '), `  ${entry} lumps[${directory.entryCount}];`];
    if (part.of.kind !== 'value') return [];
    return [...cComment(text, '  '), ...cMember(part.of.type, cIdentifier(part.name), MEMBER, context)];
  });
  return [
    ...entries,
    '',
    ...cComment('The start of a file.', ''),
    `typedef struct ${header} {`,
    ...members,
    `} ${header};`,
    sizeAssert(header, container.headSize),
    ...head.map(({ name, offset = 0 }) => offsetAssert(header, cIdentifier(name), offset)),
  ];
}

const MEMBER = { indent: '  ', explicitHoles: false } as const;

/** What is said of a part of the head. */
function headText({ name, documentation }: FormPartModel, container: ContainerModel): string {
  if (name === 'magic') return `${magicText(container)}, without a NUL behind it.`;
  if (name === 'version') return `Version of the format: ${container.versions.join(' or ')}.`;
  return name === 'lumps' ? 'The lumps by index.' : documentation.text;
}

function fieldOf({ name, documentation, offset = 0, of }: FormPartModel): FieldModel[] {
  if (of.kind !== 'value') return [];
  return [{ name, offset, size: of.type.size, type: of.type, documentation }];
}

/** The parts of a head that has no directory of fixed entries, in a comment. */
function describeHead({ kind, headSize, head }: ContainerModel, context: DeclarationContext): string[] {
  const start = headSize === 0 ? kind : `${kind}, ${headSize} bytes`;
  const parts = head.flatMap((part) => partLines(part, '', context));
  return cComment(
    [`The head of a file (${start}) has no directory of fixed entries.`, ...parts].join('\n'),
    '',
  );
}

function partLines(part: FormPartModel, indent: string, context: DeclarationContext): string[] {
  const { name, documentation, of, count, where } = part;
  const many = count === undefined ? name : `${name}[${count === 'rest' ? 'as many as there are' : count}]`;
  const declared =
    of.kind === 'value'
      ? cMember(of.type, many, { ...MEMBER, indent: '' }, context)
          .join(' ')
          .replace(/;$/, '')
      : many;
  const text = [documentationText(documentation), where ?? ''].filter((one) => one !== '').join(' ');
  const inner = of.kind === 'parts' ? of.parts.flatMap((one) => partLines(one, `${indent}  `, context)) : [];
  return [`${indent}- \`${declared}\`: ${text}`, ...inner];
}
