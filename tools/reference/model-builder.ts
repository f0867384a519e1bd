import { relative, sep } from 'node:path';
import type { Branch, LumpDirectoryOptions, Lumps } from '@brushwork/formats';
import type { AnyStruct } from '@brushwork/record';
import type ts from 'typescript';
import { ContentDescriber } from './content-describer.js';
import type {
  BranchModel,
  ConstantsModel,
  ContainerModel,
  LumpModel,
  RecordModel,
  ReferenceModel,
} from './reference-model.js';
import type { Documented, SourceDocumentation } from './source-documentation.js';
import { TypeDescriber } from './type-describer.js';

/** A branch together with the file that declares it as `export const branch`. */
export interface BranchSource {
  /** The branch at run time. */
  readonly branch: Branch<Lumps>;
  /** Absolute path of its file. */
  readonly file: string;
}

/** Joins branches at run time with the comments of their declarations. `branchFolder` is what record identifiers count from. */
export function buildReferenceModel(
  sources: readonly BranchSource[],
  documentation: SourceDocumentation,
  branchFolder: string,
): ReferenceModel {
  const builder = new ModelBuilder(documentation, branchFolder);
  const branches = sources.map((source) => builder.addBranch(source));
  return { branches, records: [...builder.records.values()], constants: [...builder.constants.values()] };
}

/** Collects the records and constants that branches use, each once. */
export class ModelBuilder {
  /** Records by identifier, nested ones before those that hold them. */
  readonly records = new Map<string, RecordModel>();
  /** Constants by identifier. */
  readonly constants = new Map<string, ConstantsModel>();
  /** The comments. */
  readonly documentation: SourceDocumentation;
  private readonly branchFolder: string;
  private used = { records: new Set<string>(), constants: new Set<string>() };
  private readonly types: TypeDescriber;
  private readonly contents: ContentDescriber;
  private readonly classes = new Map<string, AnyStruct>();

  constructor(documentation: SourceDocumentation, branchFolder: string) {
    this.documentation = documentation;
    this.branchFolder = branchFolder;
    this.types = new TypeDescriber(this);
    this.contents = new ContentDescriber(this, this.types);
  }

  /** Describes a branch and everything that it uses. */
  addBranch({ branch, file }: BranchSource): BranchModel {
    this.used = { records: new Set(), constants: new Set() };
    const declared = this.documentation.exported(file, 'branch');
    const lumps = Object.entries(branch.lumps)
      .sort((a, b) => a[1].index - b[1].index)
      .map(([name, { index, type }]): LumpModel => {
        const entry = declared === undefined ? undefined : this.lumpDeclaration(declared, name);
        const argument = this.documentation.call(entry?.node)?.arguments[1];
        const content = this.contents.describe(type, argument, name);
        return { name, index, documentation: entry?.documentation ?? { text: '' }, content };
      });
    return {
      id: branch.id,
      title: branch.title,
      ...(branch.parent === undefined ? {} : { parent: branch.parent.id }),
      documentation: this.documentation.ofFile(file),
      byteOrders: branch.byteOrders,
      container: describeContainer(branch),
      lumps,
      records: [...this.used.records],
      constants: [...this.used.constants],
    };
  }

  /** The property of a lump in the table of the branch, or in that of the branch it differs from. */
  private lumpDeclaration(branch: Documented, name: string): Documented | undefined {
    const call = this.documentation.call(branch.node);
    const literals = (call?.arguments ?? []).map((argument) => ({
      argument,
      literal: this.documentation.literal(argument),
    }));
    const definition = literals.find(({ argument, literal }) => literal === argument)?.literal;
    const table = this.documentation.property(definition, 'lumps');
    const own = this.documentation.property(this.documentation.literal(table?.node), name);
    if (own !== undefined) return own;
    const first = call?.arguments[0];
    const parent =
      first === undefined || first === definition ? undefined : this.documentation.resolve(first);
    return parent === undefined ? undefined : this.lumpDeclaration(parent, name);
  }

  /** Identifier of a declaration: its file below the branches' folder, and its name. */
  identifierOf(declared: Documented): string {
    const path = relative(this.branchFolder, declared.file).split(sep).join('/');
    return `${path.replace(/\.ts$/, '')}#${declared.name}`;
  }

  /** Adds a record class, and returns its identifier. `node` is the expression that names it. */
  addRecord(record: AnyStruct, node: ts.Node | undefined): string {
    const declared = node === undefined ? undefined : this.documentation.resolve(node);
    return this.addDeclaredRecord(record, declared);
  }

  private addDeclaredRecord(record: AnyStruct, declared: Documented | undefined): string {
    const id = declared === undefined ? `#${record.name}` : this.identifierOf(declared);
    const known = this.classes.get(id);
    if (known !== undefined && known !== record) throw new Error(`two records are declared as ${id}`);
    if (known === undefined) {
      this.classes.set(id, record);
      const fields = this.types.describeFields(
        record.layout,
        (name) => this.documentation.field(declared, name),
        declared?.name ?? record.name,
      );
      const parent = declared === undefined ? undefined : this.documentation.heritage(declared).parent;
      this.records.set(id, {
        id,
        name: declared?.name ?? record.name,
        size: record.size,
        align: record.layout.align,
        packed: record.layout.packed,
        ...(parent === undefined ? {} : { parent: this.identifierOf(parent) }),
        documentation: declared?.documentation ?? { text: '' },
        fields,
        holes: record.layout.holes.map(({ offset, size }) => ({ offset, size })),
      });
    } else {
      // Only for what the branch at hand uses.
      this.types.describeFields(
        record.layout,
        (name) => this.documentation.field(declared, name),
        declared?.name ?? record.name,
      );
    }
    this.used.records.add(id);
    return id;
  }

  /** Adds named numbers, and returns their identifier. `owner` names those that are written out in the field. */
  addConstants(values: Readonly<Record<string, number>>, node: ts.Node | undefined, owner: string): string {
    const declared = node === undefined ? undefined : this.documentation.resolve(node);
    const literal = this.documentation.literal(node);
    const id = declared === undefined ? `#${owner}` : this.identifierOf(declared);
    this.used.constants.add(id);
    if (!this.constants.has(id)) {
      this.constants.set(id, {
        id,
        name: declared?.name ?? owner,
        documentation: declared?.documentation ?? { text: '' },
        values: Object.entries(values).map(([name, value]) => ({
          name,
          value,
          documentation: this.documentation.property(literal, name)?.documentation ?? { text: '' },
        })),
      });
    }
    return id;
  }
}

function describeContainer(branch: Branch<Lumps>): ContainerModel {
  const { kind, magic, versions, headSize, alignment } = branch.container;
  const options = (branch.container as { options?: LumpDirectoryOptions }).options;
  const other = branch.byteOrders.includes('big') ? options?.bigEndianMagic : undefined;
  return {
    kind,
    magic,
    ...(other === undefined ? {} : { bigEndianMagic: other }),
    versions,
    headSize,
    alignment,
    ...(options === undefined ? {} : { directory: { entryCount: options.entryCount, entry: options.entry } }),
  };
}
