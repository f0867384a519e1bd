import { ModelIndex } from '../model-index.js';
import type {
  BranchModel,
  ConstantsModel,
  ContentModel,
  LumpModel,
  RecordModel,
  ReferenceModel,
  SequenceModel,
  TypeModel,
} from '../reference-model.js';
import { roleOfType } from '../role-of-type.js';
import { roleText } from '../role-text.js';
import { isSamePlain } from '../same-plain.js';
import { type RenderOptions, schemaFileName } from '../schema-renderer.js';
import { visitContent } from '../visit-content.js';
import { cComment, documentationText } from './c-comment.js';
import { lumpText, writeContents } from './c-content.js';
import type { DeclarationContext } from './c-declaration.js';
import { aliasDirectory, writeDirectory } from './c-directory.js';
import { cIdentifier, cPrefix, pascalCase, upperCase } from './c-names.js';
import { declareStruct } from './c-struct.js';

/**
 * One branch as a header that C11 and C++17 compile: a struct per record, named numbers, header and directory, and
 * static assertions on every size and offset. The structs read files on machines of the files' own byte order.
 */
export function writeCHeader(
  model: ReferenceModel,
  branch: BranchModel,
  { inherited, lump }: RenderOptions = {},
): string {
  const parent = inherited === 'referred-to' ? new ModelIndex(model).branch(branch.parent) : undefined;
  return new CHeader(model, branch).write({
    parent: parent === undefined ? undefined : new CHeader(model, parent),
    isExcerpt: lump !== undefined,
  });
}

interface HeaderOptions {
  /** Header that is included, and that declares what the branch has unchanged. */
  readonly parent: CHeader | undefined;
  /** Whether it is about one lump alone. */
  readonly isExcerpt: boolean;
}

class CHeader implements DeclarationContext {
  private readonly model: ReferenceModel;
  private readonly branch: BranchModel;
  readonly prefix: string;
  private readonly macroPrefix: string;
  private readonly index: ModelIndex;
  private knownSequences: ReadonlyMap<string, SequenceModel> | undefined;

  constructor(model: ReferenceModel, branch: BranchModel) {
    this.model = model;
    this.branch = branch;
    this.index = new ModelIndex(model);
    this.prefix = cPrefix(branch);
    this.macroPrefix = upperCase(branch.id.slice(branch.id.lastIndexOf('/') + 1));
  }

  structOf(record: string): string {
    const { id, name } = this.record(record);
    return `${this.prefix}${cIdentifier(name)}${pascalCase(this.apartFrom(this.branch.records, id))}`;
  }

  describe(role: Parameters<DeclarationContext['describe']>[0]): string {
    return roleText(role, (id) => `${this.macroOf(this.index.constants(id))}_*`);
  }

  alignOf(record: string): number {
    return this.record(record).align;
  }

  private record(id: string): RecordModel {
    return this.index.record(id);
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

  write({ parent, isExcerpt }: HeaderOptions): string {
    const { branch } = this;
    const guard = `BRUSHWORK_${upperCase(branch.id)}${isExcerpt ? `_${branch.lumps[0]?.name}` : ''}_H`;
    const start = parent === undefined ? ASSERTS : [`#include "${schemaFileName(parent.branch)}.h"`];
    const own = (ids: readonly string[], inherited: readonly string[] | undefined): string[] =>
      ids.filter((id) => inherited?.includes(id) !== true);
    const sections = [
      [...this.top(), `#ifndef ${guard}`, `#define ${guard}`, '', ...start],
      ...(parent === undefined ? [] : [this.aliases(parent)]),
      this.lumps(parent),
      isExcerpt ? [] : this.directory(parent),
      ...own(branch.constants, parent?.branch.constants).map((id) =>
        this.constants(this.index.constants(id)),
      ),
      ...own(branch.records, parent?.branch.records).map((id) => this.struct(this.record(id))),
      ...writeContents(branch.lumps, this, (content, lump) =>
        parent?.declares(content, lump) === true ? parent : undefined,
      ),
      [`#endif /* ${guard} */`],
    ].filter((lines) => lines.length > 0);
    return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
  }

  /** What is as in the header that is included. */
  private aliases(parent: CHeader): string[] {
    const inherited = this.branch.records.filter((id) => parent.branch.records.includes(id));
    const sets = this.branch.constants.filter((id) => parent.branch.constants.includes(id));
    return [
      `/* As in ${parent.branch.title}. */`,
      ...inherited.map((id) => `typedef ${parent.structOf(id)} ${this.structOf(id)};`),
      ...sets.flatMap((id) => {
        const constants = this.index.constants(id);
        const [from, to] = [parent.macroOf(constants), this.macroOf(constants)];
        return constants.values.map(
          ({ name }) => `#define ${to}_${upperCase(name)} ${from}_${upperCase(name)}`,
        );
      }),
    ];
  }

  /** Whether a lump of another branch holds what this header declares for its own, under the same name. */
  private declares(content: ContentModel, lump: LumpModel): boolean {
    if (content.kind === 'values') return this.hasSame(lump);
    if (content.kind !== 'sequence') return false;
    return isSamePlain(this.sequences.get(content.title)?.parts, content.parts);
  }

  private hasSame(lump: LumpModel): boolean {
    return isSamePlain(
      this.branch.lumps.find(({ name }) => name === lump.name),
      lump,
    );
  }

  private get sequences(): ReadonlyMap<string, SequenceModel> {
    this.knownSequences ??= new Map(
      this.branch.lumps.flatMap(({ content }) => sequencesIn(content)).map((one) => [one.title, one]),
    );
    return this.knownSequences;
  }

  private directory(parent: CHeader | undefined): string[] {
    const { container } = this.branch;
    const other = parent?.branch.container;
    const isSame = isSamePlain(
      [container.directory, container.headSize],
      [other?.directory, other?.headSize],
    );
    return parent !== undefined && isSame && container.directory !== undefined
      ? aliasDirectory(parent.prefix, this.prefix)
      : writeDirectory(container, this);
  }

  private top(): string[] {
    const { branch } = this;
    const orders =
      branch.byteOrders.length === 1 ? `${branch.byteOrders[0]}-endian` : 'little- or big-endian';
    const { magic, versions } = branch.container;
    const beginning = [magic, versions.join(', ')].filter((part) => part !== '').join(' ');
    const text = [
      `${branch.title}: ${[beginning, orders].filter((part) => part !== '').join(', ')}.`,
      'Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a machine of the same byte order; nothing in them checks what a file says.',
      documentationText(branch.documentation),
    ];
    return cComment(text.join('\n\n'), '');
  }

  private lumps(parent: CHeader | undefined): string[] {
    const isTree = this.branch.container.kind === 'chunk-tree';
    return [
      isTree
        ? '/* The tags by their id, and what each holds. */'
        : '/* The lumps by their index in the directory, and what each holds. */',
      ...this.branch.lumps.flatMap((lump) => {
        const { index } = lump;
        const name = this.lumpMacro(lump);
        if (parent?.hasSame(lump) === true) return [`#define ${name} ${parent.lumpMacro(lump)}`];
        const comment = cComment(lumpText(lump, this), '');
        if (index === undefined) return [...comment, `/* ${name}: its id is not known. */`];
        return [...comment, `#define ${name} ${isTree ? `0x${index.toString(16).padStart(4, '0')}` : index}`];
      }),
    ];
  }

  private lumpMacro({ name, chunk }: LumpModel): string {
    return `${this.macroPrefix}_${chunk === undefined ? 'LUMP' : 'TAG'}_${upperCase(name)}`;
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

/** Every sequence in content. */
function sequencesIn(content: ContentModel): SequenceModel[] {
  const found: SequenceModel[] = [];
  visitContent(content, { content: (inner) => void (inner.kind === 'sequence' && found.push(inner)) });
  return found;
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
