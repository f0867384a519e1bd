import { relative, sep } from 'node:path';
import {
  type Branch,
  type ChunkSchema,
  type Game,
  gamesOf,
  type LumpDirectoryOptions,
  type Lumps,
} from '@brushwork/formats';
import {
  type BranchModel,
  type ConstantsModel,
  type ContainerModel,
  type GameModel,
  type LumpModel,
  ModelIndex,
  type RecordModel,
  type ReferenceModel,
} from '@brushwork/ops';
import { type AnyStruct, type ContentForm, type ContentType, opaque } from '@brushwork/record';
import type ts from 'typescript';
import { ContentDescriber } from './content-describer.js';
import { directoryParts } from './directory-parts.js';
import type { FormDescriber } from './form-describer.js';
import type { Documented, SourceDocumentation } from './source-documentation.js';
import { TypeDescriber } from './type-describer.js';

/** A branch together with the file that declares it as `export const branch`. */
export interface BranchSource {
  /** The branch at run time. */
  readonly branch: Branch<Lumps>;
  /** Absolute path of its file. */
  readonly file: string;
}

/** A format of chunks together with the file that declares its tags. */
export interface ChunkSource {
  /** Identifier, in the place of a branch's. */
  readonly id: string;
  /** What it is. */
  readonly title: string;
  /** The tags at run time. */
  readonly schema: ChunkSchema;
  /** Absolute path of the file. */
  readonly file: string;
  /** Name of the constant in it. */
  readonly name: string;
  /** First bytes of a file, as text. */
  readonly magic: string;
  /** What a file is made of. */
  readonly head: ContentForm;
}

/** A branch without what its lumps use, which the finished model tells. */
export type DescribedBranch = Omit<BranchModel, 'records' | 'constants'>;

/** What a model is made of beside branches. */
export interface ModelBuilderOptions {
  /** What record identifiers count from. */
  readonly branchFolder: string;
  /** Formats of chunks. */
  readonly chunkSources?: readonly ChunkSource[];
}

/** Joins branches at run time with the comments of their declarations. */
export function buildReferenceModel(
  sources: readonly BranchSource[],
  documentation: SourceDocumentation,
  { branchFolder, chunkSources = [] }: ModelBuilderOptions,
): ReferenceModel {
  const builder = new ModelBuilder(documentation, branchFolder);
  const described = new Map<string, DescribedBranch>();
  for (const source of parentsFirst(sources)) described.set(source.branch.id, builder.addBranch(source));
  const branches = [
    ...sources.map(({ branch }) => described.get(branch.id) as DescribedBranch),
    ...chunkSources.map((source) => builder.addChunkFormat(source)),
  ];
  return builder.model(branches);
}

/** The same sources, each behind that of the branch it differs from: a parent says where content is declared. */
function parentsFirst(sources: readonly BranchSource[]): BranchSource[] {
  const depthOf = (branch: Branch | undefined): number =>
    branch === undefined ? 0 : 1 + depthOf(branch.parent);
  return sources.toSorted((a, b) => depthOf(a.branch) - depthOf(b.branch));
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
  private readonly types: TypeDescriber;
  private readonly contents: ContentDescriber;
  private readonly forms: FormDescriber;
  private readonly classes = new Map<string, AnyStruct>();

  constructor(documentation: SourceDocumentation, branchFolder: string) {
    this.documentation = documentation;
    this.branchFolder = branchFolder;
    this.types = new TypeDescriber(this);
    this.contents = new ContentDescriber(this, this.types);
    this.forms = this.contents.forms;
  }

  /** The model of branches that were described, and of everything that they use. */
  model(branches: readonly DescribedBranch[]): ReferenceModel {
    const declared = { records: [...this.records.values()], constants: [...this.constants.values()] };
    const index = new ModelIndex({ branches: [], ...declared });
    return { branches: branches.map((branch) => ({ ...branch, ...index.usedBy(branch) })), ...declared };
  }

  /** Describes a branch and everything that it uses. */
  addBranch({ branch, file }: BranchSource): DescribedBranch {
    const declared = this.documentation.exported(file, 'branch');
    const container = describeContainer(branch, this.forms);
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
      holds: 'map',
      ...(branch.parent === undefined ? {} : { parent: branch.parent.id }),
      documentation: this.documentation.ofFile(file),
      byteOrders: branch.byteOrders,
      container,
      games: gamesOf([branch.id]).map(describeGame),
      lumps,
    };
  }

  /** Describes a format of chunks: its tags take the place of lumps. */
  addChunkFormat({ id, title, schema, file, name, magic, head }: ChunkSource): DescribedBranch {
    const declared = this.documentation.exported(file, name);
    const table = this.documentation.property(this.documentation.constructed(declared?.node), 'tags');
    const tags = this.documentation.literal(table?.node);
    const lumps = [...schema.tags].map(([tag, facts]): LumpModel => {
      const call = this.documentation.call(this.documentation.property(tags, tag)?.node);
      const type: ContentType = facts.kind === 'leaf' ? facts.type : (opaque as ContentType);
      const node = facts.kind === 'leaf' ? call?.arguments[1] : undefined;
      const { id: index, meaning, source, confidence, inside, repeats = false, group } = facts;
      return {
        name: tag,
        ...(index === undefined ? {} : { index }),
        documentation: { text: meaning, source, confidence },
        content: this.contents.describe(type, node, tag),
        chunk: {
          isContainer: facts.kind === 'container',
          ...(inside === undefined ? {} : { inside }),
          repeats,
          ...(group === undefined ? {} : { group }),
        },
      };
    });
    return {
      id,
      title,
      holds: 'model',
      documentation: this.documentation.ofFile(file),
      byteOrders: ['little'],
      container: {
        kind: 'chunk-tree',
        magic,
        versions: [],
        headSize: magic.length,
        alignment: 1,
        head: this.forms.describe(head),
      },
      games: [],
      lumps,
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

  /** Identifier of a declaration: its file below the branches' folder or beside that, and its name. */
  identifierOf(declared: Documented): string {
    const path = relative(this.branchFolder, declared.file)
      .split(sep)
      .filter((part) => part !== '..')
      .join('/');
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
    }
    return id;
  }

  /** Adds named numbers, and returns their identifier. `owner` names those that are written out in the field. */
  addConstants(values: Readonly<Record<string, number>>, node: ts.Node | undefined, owner: string): string {
    const declared = node === undefined ? undefined : this.documentation.resolve(node);
    const literal = this.documentation.literal(node);
    const id = declared === undefined ? `#${owner}` : this.identifierOf(declared);
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

function describeGame({ id, title, byteOrders }: Game): GameModel {
  return { id, title, ...(byteOrders === undefined ? {} : { byteOrders }) };
}

function describeContainer(branch: Branch<Lumps>, forms: FormDescriber): ContainerModel {
  const { kind, magic, versions, headSize, alignment, form } = branch.container;
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
    head: form === undefined ? directoryParts(options) : forms.describe(form),
  };
}
