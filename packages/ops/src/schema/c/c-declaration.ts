import type { FieldModel, RoleModel, TypeModel } from '../reference-model.js';
import { roleOfType } from '../role-of-type.js';
import { cComment, documentationText } from './c-comment.js';
import { cIdentifier } from './c-names.js';

/** What declarations need to know of the header that they stand in. */
export interface DeclarationContext {
  /** What every name of a struct begins with. */
  readonly prefix: string;
  /** Name of a record's struct. */
  structOf(record: string): string;
  /** Alignment of a record. */
  alignOf(record: string): number;
  /** A role as a sentence. */
  describe(role: RoleModel): string;
}

const NUMBERS: Readonly<Record<string, string>> = {
  u8: 'uint8_t',
  i8: 'int8_t',
  u16: 'uint16_t',
  i16: 'int16_t',
  u32: 'uint32_t',
  i32: 'int32_t',
  u64: 'uint64_t',
  i64: 'int64_t',
  // C has no portable half float: its bits.
  f16: 'uint16_t',
  f32: 'float',
  f64: 'double',
};

/** The C type of a number. */
export function cNumber(type: string): string {
  const known = NUMBERS[type];
  if (known === undefined) throw new Error(`C has no type for ${type}`);
  return known;
}

/** How members are written. */
export interface MemberStyle {
  /** What every line begins with. */
  readonly indent: string;
  /** Whether alignment is written out, since the compiler is told to leave none. */
  readonly explicitHoles: boolean;
}

/** Lines of a member's declaration, comment not included. `name` may carry the lengths of arrays. */
export function cMember(
  type: TypeModel,
  name: string,
  style: MemberStyle,
  context: DeclarationContext,
): string[] {
  const { indent } = style;
  const inner = { ...style, indent: `${indent}  ` };
  switch (type.kind) {
    case 'number':
    case 'bigint':
      return [`${indent}${cNumber(type.type)} ${name};`];
    case 'bool':
      return [`${indent}uint8_t ${name};`];
    case 'char':
      return [`${indent}char ${name};`];
    case 'text':
      return [`${indent}char ${name}[${type.size}];`];
    case 'bytes':
    case 'padding':
      return [`${indent}uint8_t ${name}[${type.size}];`];
    case 'bits':
      return [`${indent}${cNumber(type.carrier)} ${name} : ${type.bits};`];
    case 'vector':
      return [
        `${indent}struct { ${cNumber(type.type)} ${type.components.map(cIdentifier).join(', ')}; } ${name};`,
      ];
    case 'array': {
      const raster = type.shape !== undefined && type.shape.reduce((a, b) => a * b, 1) === type.length;
      const sides = raster ? (type.shape ?? []) : [type.length];
      return cMember(type.element, `${name}${sides.map((side) => `[${side}]`).join('')}`, style, context);
    }
    case 'nested':
      return [`${indent}${context.structOf(type.record)} ${name};`];
    case 'overlay':
      return [
        `${indent}union {`,
        ...cComment('The bits as they are.', `${indent}  `),
        `${indent}  ${cNumber(type.carrier)} raw;`,
        ...type.readings.flatMap((reading) => [
          ...cComment(memberText(reading, context), `${indent}  `),
          ...cMember(reading.type, cIdentifier(reading.name), inner, context),
        ]),
        `${indent}} ${name};`,
      ];
    case 'union': {
      const pick = Object.entries(type.pick);
      return [
        `${indent}union {`,
        ...type.arms.flatMap((arm) => {
          const values = pick.filter(([, armName]) => armName === arm.name).map(([value]) => value);
          const when = values.map((value) => (value === 'otherwise' ? 'anything else' : value)).join(', ');
          return [
            ...cComment(
              [`When \`${type.tag}\` is ${when}.`, arm.documentation.text].join(' ').trim(),
              `${indent}  `,
            ),
            `${indent}  struct {`,
            ...cMembers(arm, { ...style, indent: `${indent}    ` }, context),
            `${indent}  } ${cIdentifier(arm.name)};`,
          ];
        }),
        `${indent}} ${name};`,
      ];
    }
  }
}

/** A member's comment: what is documented, and what its role says. */
function memberText(member: Pick<FieldModel, 'documentation' | 'type'>, context: DeclarationContext): string {
  const { type } = member;
  const role = roleOfType(type);
  const used =
    type.kind === 'array' && type.used !== undefined ? `The first \`${type.used}\` elements are used.` : '';
  const half = type.kind === 'number' && type.type === 'f16' ? 'The bits of a half float.' : '';
  const text = documentationText(member.documentation);
  return [text, half, role === undefined ? '' : context.describe(role), used]
    .filter((part) => part !== '')
    .join(' ');
}

/** Lines of all members of a record or an arm. Bit fields fill their words, so that no compiler moves what follows. */
export function cMembers(
  record: { readonly fields: readonly FieldModel[]; readonly size: number },
  style: MemberStyle,
  context: DeclarationContext,
): string[] {
  const { indent, explicitHoles } = style;
  const lines: string[] = [];
  let end = 0;
  record.fields.forEach((field, i) => {
    const hole = field.offset - end;
    if (hole > 0 && explicitHoles) lines.push(`${indent}uint8_t hole${end}_[${hole}];`);
    else if (hole > 0 && field.type.kind === 'bits') {
      // Else some compilers put the bits into the hole.
      lines.push(`${indent}${cNumber(field.type.carrier)} : 0;`);
    }
    lines.push(...cComment(memberText(field, context), indent));
    lines.push(...cMember(field.type, cIdentifier(field.name), style, context));
    end = Math.max(end, field.offset + field.size);
    const { type } = field;
    const next = record.fields[i + 1];
    const wordGoesOn = next?.type.kind === 'bits' && next.offset === field.offset && next.size === field.size;
    if (type.kind === 'bits' && !wordGoesOn) {
      const spare = type.size * 8 - type.shift - type.bits;
      if (spare > 0) lines.push(`${indent}${cNumber(type.carrier)} : ${spare};`);
    }
  });
  if (explicitHoles && record.size > end) lines.push(`${indent}uint8_t hole${end}_[${record.size - end}];`);
  return lines;
}

/** Alignment that a C compiler gives a member. */
export function cAlignment(type: TypeModel, context: DeclarationContext): number {
  switch (type.kind) {
    case 'number':
    case 'bigint':
    case 'bits':
    case 'overlay':
      return type.size;
    case 'vector':
      return type.size / type.components.length;
    case 'array':
      return cAlignment(type.element, context);
    case 'nested':
      return context.alignOf(type.record);
    case 'union':
      return Math.max(
        1,
        ...type.arms.flatMap((arm) => arm.fields.map((field) => cAlignment(field.type, context))),
      );
    default:
      return 1;
  }
}
