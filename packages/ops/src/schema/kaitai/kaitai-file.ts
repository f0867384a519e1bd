import { documentedIn } from '../documented-in.js';
import { ModelIndex } from '../model-index.js';
import type { BranchModel, ContentModel, ReferenceModel, RoleModel } from '../reference-model.js';
import { roleText } from '../role-text.js';
import { type RenderOptions, schemaFileName } from '../schema-renderer.js';
import { kaitaiChunkTree } from './kaitai-chunk-tree.js';
import { kaitaiLump, kaitaiLumps } from './kaitai-container.js';
import { kaitaiReadings } from './kaitai-content.js';
import { flagsText, kaitaiDocumentation, withoutDocumentation } from './kaitai-documentation.js';
import { KaitaiScope, kaitaiIdentifier } from './kaitai-names.js';
import { kaitaiRecord } from './kaitai-record.js';
import type { KaitaiEnumValue, KaitaiSpec } from './kaitai-spec.js';
import type { KaitaiContext, KaitaiPlace, KaitaiReading, KaitaiRecordSource } from './kaitai-types.js';
import { writeYaml } from './yaml.js';

/** Version of the language that the files are written in. */
const LANGUAGE_VERSION = '0.11';

/**
 * A branch as a format description of Kaitai Struct: header, directory, and each lump as an instance at its offset with
 * its records. With `lump`: that lump alone, whose bytes are the file. What the language can't express is listed by name
 * in the description's `doc`.
 */
export function writeKaitai(model: ReferenceModel, branch: BranchModel, options: RenderOptions = {}): string {
  return writeYaml({ ...new KaitaiFile(model, branch, options).spec() });
}

class KaitaiFile implements KaitaiContext {
  readonly main: string;
  private readonly branch: BranchModel;
  private readonly options: RenderOptions;
  private readonly index: ModelIndex;
  private readonly typeNames = new KaitaiScope();
  private readonly enumNames = new KaitaiScope();
  private readonly types = new Map<string, KaitaiSpec>();
  private readonly enums = new Map<string, Readonly<Record<string, KaitaiEnumValue | string>>>();
  private readonly idOfRecord = new Map<string, string>();
  private readonly idOfConstants = new Map<string, string>();
  /** Types that were defined under a name that others asked for, too. */
  private readonly defined = new Map<string, { readonly id: string; readonly text: string }[]>();
  private readonly missing = new Map<string, string>();

  constructor(model: ReferenceModel, branch: BranchModel, options: RenderOptions) {
    this.branch = branch;
    this.options = options;
    this.index = new ModelIndex(model);
    this.main = this.hasBothOrders() ? '_root.body' : '_root';
    if (this.hasBothOrders()) this.typeNames.take('body');
  }

  typeOf(record: string): string {
    const known = this.idOfRecord.get(record);
    if (known !== undefined) return known;
    const declared = this.index.record(record);
    const id = this.typeNames.take(declared.name);
    this.idOfRecord.set(record, id);
    this.types.set(id, {});
    const spec = kaitaiRecord({ ...declared, name: id }, this);
    const owner =
      this.options.inherited === 'referred-to' ? documentedIn(record, this.branch, this.index) : undefined;
    this.types.set(
      id,
      owner === undefined
        ? { ...kaitaiDocumentation(declared.documentation), ...spec }
        : { doc: `As in ${schemaFileName(owner)}.ksy.`, ...withoutDocumentation(spec) },
    );
    return id;
  }

  fieldsOf(record: KaitaiRecordSource): KaitaiSpec {
    return kaitaiRecord(record, this);
  }

  readings(content: ContentModel, place: KaitaiPlace): readonly KaitaiReading[] {
    return kaitaiReadings(content, place, this);
  }

  define(name: string, { ...spec }: KaitaiSpec): string {
    const wanted = kaitaiIdentifier(name);
    const text = JSON.stringify(spec);
    const known = this.defined.get(wanted) ?? [];
    const same = known.find((one) => one.text === text);
    if (same !== undefined) return same.id;
    const id = this.typeNames.take(name);
    this.defined.set(wanted, [...known, { id, text }]);
    this.types.set(id, spec);
    return id;
  }

  enumOf(constants: string): string {
    const known = this.idOfConstants.get(constants);
    if (known !== undefined) return known;
    const { name, values, documentation } = this.index.constants(constants);
    const id = this.enumNames.take(name);
    this.idOfConstants.set(constants, id);
    const scope = new KaitaiScope();
    const entries: Record<string, KaitaiEnumValue | string> = {};
    values.forEach((one, i) => {
      if (Object.hasOwn(entries, String(one.value))) return;
      const texts = [i === 0 ? documentation.text : '', one.documentation.text];
      const doc = texts.filter((text) => text !== '').join('\n');
      const value = scope.take(one.name);
      entries[String(one.value)] = doc === '' ? value : { id: value, doc };
    });
    this.enums.set(id, entries);
    return id;
  }

  describe(role: RoleModel): string {
    if (role.kind === 'enum') return '';
    if (role.kind === 'flags') return `Bits:${flagsText(this.index.constants(role.constants))}`;
    return roleText(role, (id) => this.index.constants(id).name);
  }

  miss(name: string, why: string): void {
    if (!this.missing.has(name)) this.missing.set(name, why);
  }

  private hasBothOrders(): boolean {
    return this.options.lump === undefined && this.branch.byteOrders.length > 1;
  }

  spec(): KaitaiSpec {
    const { branch, options } = this;
    const [only] = branch.lumps;
    const main =
      branch.container.kind === 'chunk-tree'
        ? kaitaiChunkTree(branch, this)
        : options.lump === undefined || only === undefined
          ? kaitaiLumps(branch, this)
          : kaitaiLump(only, this);
    const declared = {
      types: Object.fromEntries(this.types),
      enums: { ...main.enums, ...Object.fromEntries(this.enums) },
    };
    const byteOrder = branch.byteOrders[0] === 'big' ? 'be' : 'le';
    const meta = {
      id: kaitaiIdentifier(branch.id),
      title: options.lump === undefined ? branch.title : `${options.lump} of ${branch.title}`,
      'file-extension': branch.holds === 'model' ? 'bgf' : 'bsp',
      license: 'MIT',
      'ks-version': LANGUAGE_VERSION,
    };
    if (!this.hasBothOrders())
      return {
        meta: { ...meta, endian: byteOrder },
        doc: this.documentation(),
        ...main,
        ...filled(declared),
      };
    const { pos, cases } = this.byteOrderSwitch();
    return {
      meta,
      doc: this.documentation(),
      seq: [{ id: 'body', type: 'body' }],
      instances: { order_mark: { pos, type: 'u4be', doc: 'What tells the byte order.' } },
      types: {
        body: {
          meta: { endian: { 'switch-on': '_root.order_mark', cases } },
          doc: 'All of the file.',
          ...main,
          ...filled(declared),
        },
      },
    };
  }

  /** What tells a big-endian file: its magic, or its version read as one. */
  private byteOrderSwitch(): { readonly pos: number; readonly cases: Readonly<Record<string, string>> } {
    const { bigEndianMagic, head, versions } = this.branch.container;
    const marks =
      bigEndianMagic === undefined
        ? versions
        : [[...bigEndianMagic].reduce((sum, one) => sum * 256 + one.charCodeAt(0), 0)];
    const at = bigEndianMagic === undefined ? head.find(({ name }) => name === 'version')?.offset : 0;
    const cases = marks.map((mark): [string, string] => [`0x${(mark >>> 0).toString(16)}`, 'be']);
    return { pos: at ?? 0, cases: { ...Object.fromEntries(cases), _: 'le' } };
  }

  private documentation(): string {
    const { branch, options, missing } = this;
    const { container } = branch;
    const orders =
      branch.byteOrders.length === 1 ? `${branch.byteOrders[0]}-endian` : 'little- or big-endian';
    const versions = container.versions.length === 0 ? '' : ` ${container.versions.join(', ')}`;
    const packed = container.directory?.entry.includes('unpacked') === true && options.lump === undefined;
    const lines = [
      `${branch.title}: ${container.magic === '' ? container.kind : container.magic}${versions}, ${orders}.`,
      branch.documentation.text,
      'Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a file says.',
      options.lump === undefined
        ? ''
        : `The bytes of the lump ${options.lump} are the file${branch.byteOrders.length > 1 ? ', of a little-endian map' : ''}.`,
      packed
        ? 'A lump that is stored compressed (`unpacked` is not 0) has no value: Kaitai knows no LZMA.'
        : '',
      missing.size === 0
        ? 'Every part of a file is expressed.'
        : `What Kaitai can't express:${[...missing].map(([name, why]) => `\n- ${name}: ${why}`).join('')}`,
    ];
    return lines.filter((line) => line !== '').join('\n\n');
  }
}

/** What holds something. */
function filled(spec: Pick<KaitaiSpec, 'types' | 'enums'>): Pick<KaitaiSpec, 'types' | 'enums'> {
  return Object.fromEntries(Object.entries(spec).filter(([, value]) => Object.keys(value).length > 0));
}
