import { cComment, documentationText } from './c-comment.js';
import { lumpText, writeContents } from './c-content.js';
import type { DeclarationContext } from './c-declaration.js';
import { writeDirectory } from './c-directory.js';
import { cIdentifier, pascalCase, upperCase } from './c-names.js';
import { declareStruct } from './c-struct.js';
import {
  type BranchModel,
  type ConstantsModel,
  type RecordModel,
  type ReferenceModel,
  roleOfType,
  type TypeModel,
} from './reference-model.js';
import { constantsById, roleText } from './role-text.js';

/** Path of a branch's header below `reference/`: `c/<studio>-<game>.h`. */
export function cHeaderPath(branch: BranchModel): string {
  return `c/${branch.id.replaceAll('/', '-')}.h`;
}

/** The prefix of a branch's structs: its game in one word. */
export function cPrefix(branch: BranchModel): string {
  return pascalCase(branch.id.slice(branch.id.lastIndexOf('/') + 1));
}

/**
 * One branch as a header that C11 and C++17 compile: a struct per record, named numbers, header and directory, and
 * static assertions on every size and offset. The structs read files on machines of the files' own byte order.
 */
export function writeCHeader(model: ReferenceModel, branch: BranchModel): string {
  return new CHeader(model, branch).write();
}

class CHeader implements DeclarationContext {
  private readonly model: ReferenceModel;
  private readonly branch: BranchModel;
  readonly prefix: string;
  private readonly macroPrefix: string;

  constructor(model: ReferenceModel, branch: BranchModel) {
    this.model = model;
    this.branch = branch;
    this.prefix = cPrefix(branch);
    this.macroPrefix = upperCase(branch.id.slice(branch.id.lastIndexOf('/') + 1));
  }

  structOf(record: string): string {
    const { id, name } = this.record(record);
    return `${this.prefix}${cIdentifier(name)}${pascalCase(this.apartFrom(this.branch.records, id))}`;
  }

  describe(role: Parameters<DeclarationContext['describe']>[0]): string {
    return roleText(role, (id) => `${this.macroOf(constantsById(this.model.constants, id))}_*`);
  }

  alignOf(record: string): number {
    return this.record(record).align;
  }

  private record(id: string): RecordModel {
    const found = this.model.records.find((record) => record.id === id);
    if (found === undefined) throw new Error(`the model has no record ${id}`);
    return found;
  }

  private macroOf(constants: ConstantsModel): string {
    const suffix = upperCase(this.apartFrom(this.branch.constants, constants.id));
    return `${this.macroPrefix}_${upperCase(constants.name)}${suffix === '' ? '' : `_${suffix}`}`;
  }

  /** What tells a declaration from another of its name: nothing in the branch's own file, else `of` and its file. */
  private apartFrom(ids: readonly string[], id: string): string {
    const [file = '', name = ''] = id.split('#');
    const isShared = ids.some((other) => other !== id && other.split('#')[1] === name);
    return isShared && file !== this.branch.id ? `Of-${file.slice(file.lastIndexOf('/') + 1)}` : '';
  }

  write(): string {
    const guard = `BRUSHWORK_${upperCase(this.branch.id)}_H`;
    const sections = [
      [...this.top(), `#ifndef ${guard}`, `#define ${guard}`, '', ...ASSERTS],
      this.lumps(),
      writeDirectory(this.branch.container, this.prefix),
      ...this.branch.constants.map((id) => this.constants(constantsById(this.model.constants, id))),
      ...this.branch.records.map((id) => this.struct(this.record(id))),
      ...writeContents(this.branch.lumps, this),
      [`#endif /* ${guard} */`],
    ];
    return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
  }

  private top(): string[] {
    const { branch } = this;
    const orders =
      branch.byteOrders.length === 1 ? `${branch.byteOrders[0]}-endian` : 'little- or big-endian';
    const text = [
      `${branch.title}: ${branch.container.magic} ${branch.container.versions.join(', ')}, ${orders}.`,
      'Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a machine of the same byte order; nothing in them checks what a file says.',
      documentationText(branch.documentation),
    ];
    return cComment(text.join('\n\n'), '');
  }

  private lumps(): string[] {
    return [
      '/* The lumps by their index in the directory, and what each holds. */',
      ...this.branch.lumps.flatMap((lump) => [
        ...cComment(lumpText(lump, this), ''),
        `#define ${this.macroPrefix}_LUMP_${upperCase(lump.name)} ${lump.index}`,
      ]),
    ];
  }

  private constants(constants: ConstantsModel): string[] {
    const isFlags = this.model.records.some((record) =>
      record.fields.some((field) => usesAsFlags(field.type, constants.id)),
    );
    return [
      ...cComment(documentationText(constants.documentation), ''),
      ...constants.values.flatMap(({ name, value, documentation }) => [
        ...cComment(documentationText(documentation), ''),
        `#define ${this.macroOf(constants)}_${upperCase(name)} ${cConstant(value, { asFlags: isFlags })}`,
      ]),
    ];
  }

  private struct(record: RecordModel): string[] {
    return declareStruct(this.structOf(record.id), record, this);
  }
}

function usesAsFlags(type: TypeModel, constants: string): boolean {
  const role = roleOfType(type);
  if (role?.kind === 'flags') return role.constants === constants;
  if (type.kind === 'union')
    return type.arms.some((arm) => arm.fields.some((field) => usesAsFlags(field.type, constants)));
  return type.kind === 'overlay' && type.readings.some((reading) => usesAsFlags(reading.type, constants));
}

function cConstant(value: number, options: { readonly asFlags: boolean }): string {
  if (options.asFlags || value > 0x7fffffff) return `UINT32_C(0x${(value >>> 0).toString(16)})`;
  return value < 0 ? `(${value})` : String(value);
}

const ASSERTS: readonly string[] = [
  '#include <stddef.h>',
  '#include <stdint.h>',
  '',
  '#ifndef BRUSHWORK_STATIC_ASSERT',
  '#ifdef __cplusplus',
  '#define BRUSHWORK_STATIC_ASSERT(condition, text) static_assert(condition, text)',
  '#else',
  '#define BRUSHWORK_STATIC_ASSERT(condition, text) _Static_assert(condition, text)',
  '#endif',
  '#endif',
  'BRUSHWORK_STATIC_ASSERT(sizeof(float) == 4 && sizeof(double) == 8, "floats are those of IEEE 754");',
];
