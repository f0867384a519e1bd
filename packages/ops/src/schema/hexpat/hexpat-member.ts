import { pascalCase } from '../c/c-names.js';
import type { FieldModel, TypeModel } from '../reference-model.js';
import { roleOfType } from '../role-of-type.js';
import { type HexpatContext, hexpatNumber } from './hexpat-context.js';
import { hexpatIdentifier } from './hexpat-names.js';
import { commentAttribute, saidOf } from './hexpat-text.js';

/** What a type is declared in. */
export interface HexpatOwner {
  /** Name for types that are made for it. */
  readonly name: string;
  /** Expression of the value that decides which arm of a union holds. */
  tag?(field: string): string;
}

/** A declaration: the type, and what stands behind the name, as in `char name[64]`. */
export interface Declared {
  readonly type: string;
  /** Lengths with their brackets. */
  readonly behind: string;
}

/** How a member is declared; unions, whose members depend on a value, are declared by `hexpatFields` alone. */
export function hexpatType(type: TypeModel, owner: HexpatOwner, context: HexpatContext): Declared {
  switch (type.kind) {
    case 'number':
      return {
        type:
          type.role?.kind === 'enum'
            ? context.enumOf(type.role.constants, hexpatNumber(type.type, context))
            : hexpatNumber(type.type, context),
        behind: '',
      };
    case 'bigint':
      return { type: hexpatNumber(type.type, context), behind: '' };
    case 'bool':
    case 'char':
      return { type: type.kind, behind: '' };
    case 'text':
      return { type: 'char', behind: `[${type.size}]` };
    case 'bytes':
    case 'padding':
      return { type: 'u8', behind: `[${type.size}]` };
    case 'bits':
    case 'union':
      throw new Error(`${owner.name}: a member of the kind '${type.kind}' stands in a record alone`);
    case 'vector':
      return { type: vectorType(type, context), behind: '' };
    case 'array': {
      const element = hexpatElement(type.element, owner, context);
      return { type: element, behind: `[${type.length}]` };
    }
    case 'nested':
      return { type: context.structOf(type.record), behind: '' };
    case 'overlay':
      return { type: overlayType(type, owner, context), behind: '' };
  }
}

/** The type of one of several values that follow each other: lists in lists are types of their own. */
export function hexpatElement(type: TypeModel, owner: HexpatOwner, context: HexpatContext): string {
  const { type: name, behind } = hexpatType(type, owner, context);
  if (behind === '') return name;
  return context.define(`${owner.name}Row`, (row) => [
    `struct ${row} {`,
    `  ${name} items${behind};`,
    '} [[static]];',
  ]);
}

/** Sentences behind a member's comment. */
export function hexpatNotes(type: TypeModel, context: HexpatContext): string[] {
  const role = roleOfType(type);
  return [
    type.kind === 'array' && type.shape !== undefined ? `A raster of ${type.shape.join(' x ')}.` : '',
    type.kind === 'array' && type.used !== undefined ? `The first ${type.used} elements are used.` : '',
    role === undefined ? '' : context.describe(role),
  ];
}

function vectorType(type: TypeModel & { readonly kind: 'vector' }, context: HexpatContext): string {
  const of = hexpatNumber(type.type, context);
  const { components } = type;
  const name = `Vector${components.map((one) => pascalCase(one)).join('')}${pascalCase(type.type)}`;
  return context.define(name, (id) => [
    `struct ${id} {`,
    ...components.map((one) => `  ${of} ${hexpatIdentifier(one)};`),
    '} [[static]];',
  ]);
}

function overlayType(
  type: TypeModel & { readonly kind: 'overlay' },
  owner: HexpatOwner,
  context: HexpatContext,
): string {
  const readings = type.readings.map(({ name, type: reading, documentation }) => {
    const declared = hexpatType(reading, { name: owner.name + pascalCase(name) }, context);
    const comment = commentAttribute(saidOf(documentation, hexpatNotes(reading, context)));
    return `  ${declared.type} ${hexpatIdentifier(name)}${declared.behind}${comment};`;
  });
  return context.define(owner.name, (id) => [
    '// The same bytes in several readings; the record that they belong to tells which one holds.',
    `union ${id} {`,
    `  ${hexpatNumber(type.carrier, context)} raw [[comment("The bits as they are.")]];`,
    ...readings,
    '};',
  ]);
}

/** Lines of a union: the arm that a value beside it picks. */
export function unionLines(
  field: FieldModel & { readonly type: TypeModel & { readonly kind: 'union' } },
  owner: HexpatOwner,
  context: HexpatContext,
): string[] {
  const { type } = field;
  const name = hexpatIdentifier(field.name);
  const comment = commentAttribute(saidOf(field.documentation));
  const arms = new Map(
    type.arms.map((arm) => {
      const arms = owner.name + pascalCase(arm.name);
      const { lines } = context.fieldsOf({ fields: arm.fields, size: type.size, name: arms });
      const id = context.define(arms, (struct) => [`struct ${struct} {`, ...lines, '};']);
      return [arm.name, id];
    }),
  );
  const cases = Object.entries(type.pick)
    .filter(([value]) => value !== 'otherwise')
    .map(([value, arm]) => `    (${value}): ${arms.get(arm)} ${name}${comment};`);
  const otherwise = arms.get(type.pick['otherwise'] ?? '');
  const last =
    otherwise === undefined ? `u8 ${name}[${type.size}]${comment}` : `${otherwise} ${name}${comment}`;
  return [`  match (${owner.tag?.(type.tag) ?? type.tag}) {`, ...cases, `    (_): ${last};`, '  }'];
}
