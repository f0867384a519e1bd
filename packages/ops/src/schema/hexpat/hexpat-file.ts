import { pascalCase } from '../c/c-names.js';
import { documentedIn } from '../documented-in.js';
import { ModelIndex } from '../model-index.js';
import type {
  BranchModel,
  ConstantsModel,
  ContentModel,
  LumpModel,
  RecordModel,
  ReferenceModel,
  RoleModel,
} from '../reference-model.js';
import { roleText } from '../role-text.js';
import { type RenderOptions, schemaFileName } from '../schema-renderer.js';
import { visitContent } from '../visit-content.js';
import { hexpatChunkTree } from './hexpat-chunk-tree.js';
import { hexpatReadings } from './hexpat-content.js';
import type {
  HexpatContext,
  HexpatFields,
  HexpatPlace,
  HexpatReading,
  HexpatRecordSource,
} from './hexpat-context.js';
import { hexpatForm } from './hexpat-form.js';
import { hexpatLumpSequence, LUMP_SEQUENCE } from './hexpat-lump-sequence.js';
import { hexpatIdentifier, memberName } from './hexpat-names.js';
import { hexpatFields } from './hexpat-record.js';
import { commentAttribute, lineComment, saidOf, withoutComment } from './hexpat-text.js';

/** Name that the list of entries has in every directory of fixed entries. */
const ENTRIES = 'lumps';

/**
 * A branch as a pattern for ImHex: a struct for each record, whose size is asserted, header and directory, and each lump
 * placed at its offset. With `lump`: that lump alone, whose bytes are the file. What the language can't express is listed
 * by name in a comment.
 */
export function writeHexpat(model: ReferenceModel, branch: BranchModel, options: RenderOptions = {}): string {
  return new HexpatFile(model, branch, options).write();
}

class HexpatFile implements HexpatContext {
  private readonly branch: BranchModel;
  private readonly options: RenderOptions;
  private readonly index: ModelIndex;
  private readonly names = new Set(['File', 'Lumps', 'Chunk', 'ChunkList', 'Tag']);
  private readonly sections: string[][] = [];
  private readonly structs = new Map<string, { readonly name: string; readonly isFixed: boolean }>();
  private readonly enums = new Map<string, string>();
  private readonly defined = new Map<string, string>();
  private readonly imports = new Set(['std.core', 'std.mem', 'std.sys']);
  private readonly missing = new Map<string, string>();

  constructor(model: ReferenceModel, branch: BranchModel, options: RenderOptions) {
    this.branch = branch;
    this.options = options;
    this.index = new ModelIndex(model);
  }

  structOf(record: string): string {
    return this.struct(record).name;
  }

  isFixed(record: string): boolean {
    return this.struct(record).isFixed;
  }

  private struct(record: string): { readonly name: string; readonly isFixed: boolean } {
    const known = this.structs.get(record);
    if (known !== undefined) return known;
    const declared = this.index.record(record);
    const name = this.take(hexpatIdentifier(declared.name));
    const { lines, isFixed } = hexpatFields({ ...declared, name }, this);
    const made = { name, isFixed };
    this.structs.set(record, made);
    const owner =
      this.options.inherited === 'referred-to' ? documentedIn(record, this.branch, this.index) : undefined;
    const section =
      owner === undefined
        ? structLines(declared, name, { lines, isFixed })
        : structLines(
            { ...declared, documentation: { text: `As in ${schemaFileName(owner)}.hexpat.` } },
            name,
            { lines: lines.map(withoutComment), isFixed },
          );
    this.sections.push(section);
    return made;
  }

  fieldsOf(record: HexpatRecordSource): HexpatFields {
    return hexpatFields(record, this);
  }

  readings(content: ContentModel, place: HexpatPlace): readonly HexpatReading[] {
    return hexpatReadings(content, place, this);
  }

  define(wanted: string, text: (name: string) => readonly string[]): string {
    const key = text(wanted).join('\n');
    const known = this.defined.get(key);
    if (known !== undefined) return known;
    const name = this.take(wanted);
    this.defined.set(key, name);
    this.sections.push([...text(name)]);
    return name;
  }

  enumOf(constants: string, carrier: string): string {
    const key = `${constants} ${carrier}`;
    const known = this.enums.get(key);
    if (known !== undefined) return known;
    const { name: wanted, values, documentation } = this.index.constants(constants);
    const name = this.take(pascalCase(wanted.replaceAll('.', '-')));
    this.enums.set(key, name);
    this.sections.push([
      ...lineComment(saidOf(documentation)),
      `enum ${name} : ${carrier} {`,
      ...values.flatMap((one) => [
        ...lineComment(saidOf(one.documentation), '  '),
        `  ${hexpatIdentifier(one.name)} = ${one.value},`,
      ]),
      '};',
    ]);
    return name;
  }

  constants(id: string): ConstantsModel {
    return this.index.constants(id);
  }

  describe(role: RoleModel): string {
    if (role.kind !== 'flags' && role.kind !== 'enum') return roleText(role, (id) => this.constants(id).name);
    const isFlags = role.kind === 'flags';
    const values = this.constants(role.constants).values.map(({ name, value }) =>
      isFlags ? `0x${(value >>> 0).toString(16)} ${name}` : `${value} ${name}`,
    );
    return `${isFlags ? 'Bits' : 'Values'}: ${values.join(', ')}.`;
  }

  miss(name: string, why: string): void {
    if (!this.missing.has(name)) this.missing.set(name, why);
  }

  import(library: string): void {
    this.imports.add(library);
  }

  private take(wanted: string): string {
    let name = wanted;
    for (let i = 2; this.names.has(name); i++) name = `${wanted}${i}`;
    this.names.add(name);
    return name;
  }

  write(): string {
    const { branch, options } = this;
    const [only] = branch.lumps;
    const main =
      branch.container.kind === 'chunk-tree' && options.lump === undefined
        ? hexpatChunkTree(branch, this)
        : options.lump === undefined || only === undefined
          ? this.lumps()
          : this.lump(only);
    const sections = [this.top(), this.byteOrder(), ...this.sections, main];
    return `${sections
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n')}\n`;
  }

  private hasBothOrders(): boolean {
    return this.branch.byteOrders.length > 1 && this.options.lump === undefined;
  }

  private top(): string[] {
    const { branch, options, missing } = this;
    const { container } = branch;
    const orders =
      branch.byteOrders.length === 1 ? `${branch.byteOrders[0]}-endian` : 'little- or big-endian';
    const packed = container.directory?.entry.includes('unpacked') === true && options.lump === undefined;
    const texts = [
      `${branch.title}: ${container.magic === '' ? container.kind : container.magic} ${container.versions.join(', ')}`.trim() +
        `, ${orders}.`,
      branch.documentation.text,
      'Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a file says.',
      options.lump === undefined ? '' : `The bytes of the lump ${options.lump} are the file.`,
      packed ? 'A lump that is stored compressed (`unpacked` is not 0) is left out.' : '',
      missing.size === 0
        ? 'Every part of a file is expressed.'
        : `What the language can't express:${[...missing].map(([name, why]) => `\n- ${name}: ${why}`).join('')}`,
    ];
    return [
      `#pragma description ${branch.title}`,
      ...(this.hasBothOrders() ? [] : [`#pragma endian ${branch.byteOrders[0] ?? 'little'}`]),
      '',
      ...texts
        .filter((text) => text !== '')
        .flatMap((text, i) => [...(i === 0 ? [] : ['//']), ...lineComment(text)]),
      '',
      ...[...this.imports].sort().map((library) => `import ${library};`),
    ];
  }

  /** What decides the byte order of a file that may have either. */
  private byteOrder(): string[] {
    if (!this.hasBothOrders()) return [];
    const { bigEndianMagic, head, versions } = this.branch.container;
    const marks =
      bigEndianMagic === undefined
        ? versions
        : [[...bigEndianMagic].reduce((sum, one) => sum * 256 + one.charCodeAt(0), 0)];
    const at = bigEndianMagic === undefined ? (head.find(({ name }) => name === 'version')?.offset ?? 0) : 0;
    const read = `std::mem::read_unsigned(${at}, 4, std::mem::Endian::Big)`;
    const isBig = marks.map((mark) => `${read} == 0x${(mark >>> 0).toString(16)}`).join(' || ');
    return [`std::core::set_endian((${isBig}) ? std::mem::Endian::Big : std::mem::Endian::Little);`];
  }

  private lumps(): string[] {
    const { container, lumps } = this.branch;
    const words = container.directory?.entry ?? [];
    const count = container.directory?.entryCount ?? 0;
    const header = hexpatForm(container.head, { name: 'Header', path: 'head' }, this);
    // First of all, since lumps in lumps ask it, too.
    if (header !== undefined) this.sections.push([`${header.name} header @ 0x00;`]);
    if (container.kind === LUMP_SEQUENCE && header !== undefined)
      return hexpatLumpSequence(this.branch, this);
    const members = lumps.flatMap((lump) => {
      const { index } = lump;
      if (header !== undefined && index !== undefined && index < count && words.includes('offset'))
        return this.placed(lump, `header.${ENTRIES}[${index}]`, words);
      this.miss(lump.name, "where it lies, which the directory doesn't say");
      visitContent(lump.content, { record: (id) => void this.structOf(id) });
      return [];
    });
    const placed = ['struct Lumps {', ...members, '};', '', 'Lumps lumps @ 0x00;'];
    return members.length === 0 ? [] : placed;
  }

  /** A lump at its offset, in each of its layouts. */
  private placed(lump: LumpModel, entry: string, words: readonly string[]): string[] {
    const place = {
      path: lump.name,
      length: `${entry}.length`,
      offset: `${entry}.offset`,
      ...(words.includes('version') ? { version: `${entry}.version` } : {}),
    };
    const plain = words.includes('unpacked') ? [`${entry}.unpacked == 0`] : [];
    return hexpatReadings(lump.content, place, this).flatMap((read) => {
      const comment = commentAttribute(saidOf(lump.documentation, [read.comment]));
      const name = memberOf(lump, read);
      return [
        `  if (${[read.condition, ...plain].join(' && ')})`,
        `    ${read.type} ${name}${read.behind} @ ${entry}.offset${comment};`,
      ];
    });
  }

  /** One lump whose bytes are a file of their own. */
  private lump(lump: LumpModel): string[] {
    const readings = hexpatReadings(lump.content, { path: lump.name, length: 'sizeof($)' }, this);
    const members = readings.flatMap((read) => [
      `  if (${read.condition})`,
      `    ${read.type} ${memberOf(lump, read)}${read.behind} @ 0x00${commentAttribute(read.comment)};`,
    ]);
    return ['struct Lumps {', ...members, '};', '', 'Lumps lumps @ 0x00;'];
  }
}

/** Name of the member that holds a lump in one of its layouts. */
function memberOf({ name }: LumpModel, { layout }: HexpatReading): string {
  return memberName(layout === undefined ? name : `${name}-${layout}`);
}

/** A struct with its comment, and the assertion of its size where that is the same for all values. */
function structLines(
  { size, documentation }: RecordModel,
  name: string,
  { lines, isFixed }: { readonly lines: readonly string[]; readonly isFixed: boolean },
): string[] {
  return [
    ...lineComment(saidOf(documentation)),
    `struct ${name} {`,
    ...lines,
    isFixed ? '} [[static]];' : '};',
    ...(isFixed ? [`std::assert(sizeof(${name}) == ${size}, "${name} takes ${size} bytes");`] : []),
  ];
}
