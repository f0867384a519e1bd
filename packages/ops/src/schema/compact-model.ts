import type {
  BranchModel,
  ConstantsModel,
  ContainerModel,
  ContentModel,
  FieldModel,
  LumpModel,
  RecordModel,
  ReferenceModel,
} from './reference-model.js';
import { isSamePlain } from './same-plain.js';

/** Content that is written elsewhere: under this identifier in the model's `contents`. */
export interface ContentReference {
  readonly kind: 'declared';
  readonly id: string;
}

/** A field as the parent has it, at its own place. */
export interface InheritedField {
  readonly name: string;
  readonly offset: number;
  /** How sure it is, where that isn't what the parent's is. */
  readonly confidence?: string;
}

/** A record whose unchanged fields are left to its parent. */
export type CompactRecord = Omit<RecordModel, 'fields'> & {
  readonly fields: readonly (FieldModel | InheritedField)[];
};

/** A branch by what differs from its parent. */
export type CompactBranch = Omit<BranchModel, 'container' | 'lumps' | 'records' | 'constants'> & {
  /** What it says otherwise than the parent's, or all of it. */
  readonly container?: Partial<ContainerModel>;
  readonly lumps: readonly LumpModel[];
  /** Lumps of the parent that it doesn't have. */
  readonly without?: readonly string[];
};

/** The model with everything in it once. Contents inside of it may be references, which types don't say. */
export interface CompactModel {
  /** Counts up when a reader of it would have to change. */
  readonly format: 3;
  /** Contents by identifier. */
  readonly contents: Readonly<Record<string, ContentModel>>;
  /** The branches. */
  readonly branches: readonly CompactBranch[];
  /** The records, nested ones before those that hold them. */
  readonly records: readonly CompactRecord[];
  /** The named numbers. */
  readonly constants: readonly ConstantsModel[];
}

/**
 * A model with everything in it once: a derived branch and a derived record by what differs, content that a constant
 * declares by its identifier. `expandModel` gives the whole again, with the confidence of every field written out.
 */
export function compactModel(model: ReferenceModel): CompactModel {
  const contents = new Map<string, ContentModel>();
  const branches = new Map(model.branches.map((branch) => [branch.id, branch]));
  const records = new Map(model.records.map((record) => [record.id, withConfidences(record)]));
  const compact = model.branches.map((branch) => {
    const parent = branch.parent === undefined ? undefined : branches.get(branch.parent);
    return compactBranch(branch, parent, contents);
  });
  return {
    format: 3,
    branches: compact,
    contents: Object.fromEntries([...contents].sort(([a], [b]) => (a < b ? -1 : 1))),
    records: [...records.values()].map((record) =>
      compactRecord(record, record.parent === undefined ? undefined : records.get(record.parent)),
    ),
    constants: model.constants,
  };
}

function compactBranch(
  { records: _, constants: __, ...branch }: BranchModel,
  parent: BranchModel | undefined,
  contents: Map<string, ContentModel>,
): CompactBranch {
  const { container, ...rest } = branch;
  const inherited = new Map(parent?.lumps.map((lump) => [lump.name, lump]));
  const own = new Set(branch.lumps.map(({ name }) => name));
  const without = [...inherited.keys()].filter((name) => !own.has(name));
  const lumps = branch.lumps.filter((lump) => !isSamePlain(lump, inherited.get(lump.name)));
  return {
    ...rest,
    ...compactContainer(container, parent?.container),
    lumps: lumps.map((lump) => ({ ...lump, content: compactContent(lump.content, contents) })),
    ...(without.length === 0 ? {} : { without }),
  };
}

/** What a container says otherwise than that of the parent: without a kind, it is the parent's but for what it says. */
function compactContainer(
  container: ContainerModel,
  parent: ContainerModel | undefined,
): { readonly container?: Partial<ContainerModel> } {
  if (parent === undefined) return { container };
  const keys = Object.keys(container) as (keyof ContainerModel)[];
  const isLike = container.kind === parent.kind && Object.keys(parent).every((key) => key in container);
  const own = isLike ? keys.filter((key) => !isSamePlain(container[key], parent[key])) : keys;
  return own.length === 0 ? {} : { container: Object.fromEntries(own.map((key) => [key, container[key]])) };
}

/** Content with a reference in the place of everything that a constant declares. */
function compactContent(content: ContentModel, contents: Map<string, ContentModel>): ContentModel {
  const inside = mapInside(content, (inner) => compactContent(inner, contents));
  if (!('id' in inside) || inside.id === undefined) return inside;
  const { id } = inside;
  const known = contents.get(id);
  // One that differs from what the constant says is written out in its place.
  if (known !== undefined && !isSamePlain(known, inside)) return inside;
  contents.set(id, inside);
  return { kind: 'declared', id } satisfies ContentReference as unknown as ContentModel;
}

/** Content with what `change` makes of the contents inside of it. */
export function mapInside(
  content: ContentModel,
  change: (content: ContentModel) => ContentModel,
): ContentModel {
  switch (content.kind) {
    case 'versions': {
      const layouts = content.layouts.map((layout) => ({ ...layout, content: change(layout.content) }));
      return { ...content, layouts };
    }
    case 'game-lump': {
      const lumps = content.lumps.map((lump) => ({ ...lump, content: change(lump.content) }));
      return { ...content, directory: mapParts(content.directory, change), lumps };
    }
    case 'form':
      return { ...content, parts: mapParts(content.parts, change) };
    default:
      return content;
  }
}

type Parts = (ContentModel & { readonly kind: 'form' })['parts'];

function mapParts(parts: Parts, change: (content: ContentModel) => ContentModel): Parts {
  return parts.map((part) => {
    const { of } = part;
    if (of.kind === 'content') return { ...part, of: { ...of, content: change(of.content) } };
    return of.kind === 'parts' ? { ...part, of: { ...of, parts: mapParts(of.parts, change) } } : part;
  });
}

function compactRecord(record: RecordModel, parent: RecordModel | undefined): CompactRecord {
  const inherited = new Map(parent?.fields.map((field) => [field.name, field]));
  return { ...record, fields: record.fields.map((field) => compactField(field, inherited.get(field.name))) };
}

function compactField(field: FieldModel, inherited: FieldModel | undefined): FieldModel | InheritedField {
  if (inherited === undefined) return field;
  const { name, offset, documentation } = field;
  if (isSamePlain({ ...inherited, offset }, field)) return { name, offset };
  const { confidence } = documentation;
  const unsure = { ...inherited, offset, documentation: { ...inherited.documentation, confidence } };
  if (confidence !== undefined && field.type.kind !== 'union' && isSamePlain(unsure, field))
    return { name, offset, confidence };
  return field;
}

/** A record with the confidence of each field written out: one that says none of its own is as sure as its record. */
export function withConfidences(record: RecordModel): RecordModel {
  const inherited = record.documentation.confidence ?? 'unknown';
  return { ...record, fields: record.fields.map((field) => withConfidence(field, inherited)) };
}

function withConfidence(
  field: FieldModel,
  inherited: NonNullable<FieldModel['documentation']['confidence']>,
): FieldModel {
  const confidence = field.documentation.confidence ?? inherited;
  const { type } = field;
  const inside =
    type.kind === 'union'
      ? {
          ...type,
          arms: type.arms.map((arm) => ({
            ...arm,
            fields: arm.fields.map((inner) => withConfidence(inner, confidence)),
          })),
        }
      : type;
  return { ...field, type: inside, documentation: { ...field.documentation, confidence } };
}
