import type { FieldModel, TypeModel } from '../reference-model.js';
import { roleOfType } from '../role-of-type.js';
import { kaitaiDocumentation } from './kaitai-documentation.js';
import { kaitaiIdentifier } from './kaitai-names.js';
import type { KaitaiAttribute } from './kaitai-spec.js';
import { KAITAI_ENCODING, type KaitaiContext, kaitaiNumber } from './kaitai-types.js';

/** Arrays of plain bytes with more elements than that are read as bytes. */
const LONGEST_BYTE_LIST = 16;

/** What a type is declared in. */
export interface KaitaiOwner {
  /** Name for types that are made for it. */
  readonly name: string;
  /** Fields beside it, which a union's tag is one of. */
  readonly fields: readonly FieldModel[];
}

/** How a type is read: the keys of an attribute without its name and documentation. */
export function kaitaiRead(type: TypeModel, owner: KaitaiOwner, context: KaitaiContext): KaitaiAttribute {
  switch (type.kind) {
    case 'number':
      return { type: kaitaiNumber(type.type, context), ...enumOf(type, context) };
    case 'bigint':
      return { type: kaitaiNumber(type.type, context) };
    case 'bool':
      return { type: 'u1' };
    case 'char':
      return { type: 'str', size: 1, encoding: KAITAI_ENCODING };
    case 'text':
      return { type: 'strz', size: type.size, encoding: KAITAI_ENCODING };
    case 'bytes':
    case 'padding':
      return { size: type.size };
    case 'bits':
      throw new Error('bits are read with the word that they are part of');
    case 'vector':
      return { type: vectorType(type, context) };
    case 'array':
      return arrayOf(type, owner, context);
    case 'nested':
      return { type: context.typeOf(type.record) };
    case 'union': {
      const cases = Object.entries(type.pick).map(([value, arm]): [string, string] => [
        value === 'otherwise' ? '_' : value,
        armType(type, arm, owner, context),
      ]);
      return {
        size: type.size,
        type: { 'switch-on': tagExpression(type.tag, owner), cases: Object.fromEntries(cases) },
      };
    }
    case 'overlay':
      return { size: type.size, type: overlayType(type, owner, context) };
  }
}

/** The sentences behind a field's comment. */
export function kaitaiNotes(type: TypeModel, context: KaitaiContext): string[] {
  const role = roleOfType(type);
  const sides =
    type.kind === 'array' && type.shape !== undefined ? `A raster of ${type.shape.join(' x ')}.` : '';
  return [
    sides,
    type.kind === 'array' && type.used !== undefined ? `The first \`${type.used}\` elements are used.` : '',
    type.kind === 'bool' ? 'True unless 0.' : '',
    type.kind === 'padding' ? 'Padding.' : '',
    role === undefined ? '' : context.describe(role),
  ];
}

/** The enumeration of a number. */
export function enumOf(
  type: TypeModel & { readonly kind: 'number' | 'bits' },
  context: KaitaiContext,
): Pick<KaitaiAttribute, 'enum'> {
  return type.role?.kind === 'enum' ? { enum: context.enumOf(type.role.constants) } : {};
}

function tagExpression(tag: string, owner: KaitaiOwner): string {
  const field = owner.fields.find(({ name }) => name === tag);
  const id = kaitaiIdentifier(tag);
  return field !== undefined && roleOfType(field.type)?.kind === 'enum' ? `${id}.to_i` : id;
}

function vectorType(type: TypeModel & { readonly kind: 'vector' }, context: KaitaiContext): string {
  const { components } = type;
  const of = kaitaiNumber(type.type, context);
  const name = `vector_${components.map(kaitaiIdentifier).join('_')}_${type.type}`;
  return context.define(name, { seq: components.map((id) => ({ id: kaitaiIdentifier(id), type: of })) });
}

/** Whether values of a type are bytes without a meaning of their own. */
export function isPlainByte(type: TypeModel): boolean {
  return type.kind === 'number' && type.type === 'u8' && type.role === undefined;
}

function arrayOf(
  type: TypeModel & { readonly kind: 'array' },
  owner: KaitaiOwner,
  context: KaitaiContext,
): KaitaiAttribute {
  if (isPlainByte(type.element) && type.length > LONGEST_BYTE_LIST) return { size: type.length };
  return { ...kaitaiElement(type.element, owner, context), repeat: 'expr', 'repeat-expr': type.length };
}

/** How one of several values is read that follow each other: lists in lists are types of their own. */
export function kaitaiElement(type: TypeModel, owner: KaitaiOwner, context: KaitaiContext): KaitaiAttribute {
  const read = kaitaiRead(type, owner, context);
  if (read.repeat === undefined) return read;
  return { type: context.define(`${owner.name}_row`, { seq: [{ id: 'items', ...read }] }) };
}

function armType(
  type: TypeModel & { readonly kind: 'union' },
  name: string,
  owner: KaitaiOwner,
  context: KaitaiContext,
): string {
  const arm = type.arms.find((one) => one.name === name);
  if (arm === undefined) throw new Error(`${owner.name}: the union has no arm ${name}`);
  const typeName = `${owner.name}_${name}`;
  const spec = context.fieldsOf({ ...arm, name: typeName });
  return context.define(typeName, { ...kaitaiDocumentation(arm.documentation), ...spec });
}

function overlayType(
  type: TypeModel & { readonly kind: 'overlay' },
  owner: KaitaiOwner,
  context: KaitaiContext,
): string {
  const readings = type.readings.map((reading): [string, KaitaiAttribute] => [
    kaitaiIdentifier(reading.name),
    {
      pos: 0,
      ...kaitaiRead(reading.type, { ...owner, name: `${owner.name}_${reading.name}` }, context),
      ...kaitaiDocumentation(reading.documentation, kaitaiNotes(reading.type, context)),
    },
  ]);
  return context.define(owner.name, {
    doc: 'The same bytes in several readings; the record that they belong to tells which one holds.',
    seq: [{ id: 'raw', type: kaitaiNumber(type.carrier, context), doc: 'The bits as they are.' }],
    instances: Object.fromEntries(readings),
  });
}
