import type { Confidence } from '@brushwork/formats';
import { type CompactBranch, type CompactModel, type CompactRecord, mapInside } from './compact-model.js';
import { ModelIndex } from './model-index.js';
import type {
  BranchModel,
  ContainerModel,
  ContentModel,
  FieldModel,
  LumpModel,
  RecordModel,
  ReferenceModel,
} from './reference-model.js';

/** The whole model that a compact one stands for, with the confidence of every field written out. */
export function expandModel(compact: CompactModel): ReferenceModel {
  if (compact.format !== 3) throw new Error(`a model of the format ${String(compact.format)} can't be read`);
  const records = new Expansion(compact.records, expandRecord).all();
  const contents = new Map<string, ContentModel>();
  const expand = (content: ContentModel): ContentModel => {
    const { kind, id = '' } = content as { readonly kind: string; readonly id?: string };
    if (kind !== 'declared') return mapInside(content, expand);
    const known = contents.get(id);
    if (known !== undefined) return known;
    const declared = Object.hasOwn(compact.contents, id) ? compact.contents[id] : undefined;
    if (declared === undefined) throw new Error(`the model has no content ${id}`);
    const whole = mapInside(declared, expand);
    contents.set(id, whole);
    return whole;
  };
  const index = new ModelIndex({ branches: [], records, constants: compact.constants });
  const branches = new Expansion(compact.branches, (branch: CompactBranch, parent: BranchModel | undefined) =>
    expandBranch(branch, parent, { expand, index }),
  ).all();
  return { branches, records, constants: compact.constants };
}

/** Things that may each differ from another one, expanded in any order. */
class Expansion<C extends { readonly id: string; readonly parent?: string }, W> {
  private readonly given: ReadonlyMap<string, C>;
  private readonly done = new Map<string, W>();
  private readonly make: (one: C, parent: W | undefined) => W;

  constructor(given: readonly C[], make: (one: C, parent: W | undefined) => W) {
    this.given = new Map(given.map((one) => [one.id, one]));
    this.make = make;
  }

  /** Everything, in the order given. */
  all(): W[] {
    return [...this.given.values()].map((one) => this.expanded(one));
  }

  private expanded(one: C): W {
    const known = this.done.get(one.id);
    if (known !== undefined) return known;
    const parent = one.parent === undefined ? undefined : this.given.get(one.parent);
    const whole = this.make(one, parent === undefined ? undefined : this.expanded(parent));
    this.done.set(one.id, whole);
    return whole;
  }
}

function expandBranch(
  { without = [], ...branch }: CompactBranch,
  parent: BranchModel | undefined,
  { expand, index }: { readonly expand: (content: ContentModel) => ContentModel; readonly index: ModelIndex },
): BranchModel {
  const inherited = parent?.container ?? {};
  const isWhole = branch.container?.kind !== undefined;
  const container = (isWhole ? branch.container : { ...inherited, ...branch.container }) as ContainerModel;
  const own = branch.lumps.map((lump): LumpModel => ({ ...lump, content: expand(lump.content) }));
  const gone = new Set([...without, ...own.map(({ name }) => name)]);
  const kept = parent?.lumps.filter(({ name }) => !gone.has(name)) ?? [];
  const lumps = kept.length === 0 ? own : [...kept, ...own].sort((a, b) => (a.index ?? 0) - (b.index ?? 0));
  return { ...branch, container, lumps, ...index.usedBy({ container, lumps }) };
}

function expandRecord(record: CompactRecord, parent: RecordModel | undefined): RecordModel {
  const inherited = new Map(parent?.fields.map((field) => [field.name, field]));
  const fields = record.fields.map((field): FieldModel => {
    if ('type' in field) return field;
    const { name, offset, confidence } = field;
    const from = inherited.get(name);
    if (from === undefined) throw new Error(`${record.id}: no field ${name} to inherit`);
    const sure = confidence === undefined ? {} : { confidence: confidence as Confidence };
    return { ...from, offset, documentation: { ...from.documentation, ...sure } };
  });
  return { ...record, fields };
}
