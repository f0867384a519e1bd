import {
  type BranchModel,
  type CompactModel,
  type ContentModel,
  expandModel,
  type FieldModel,
  type FormPartModel,
  ModelIndex,
  type RecordModel,
  roleText,
  type TypeModel,
} from '@brushwork/ops';
import type { FieldDocument } from '../../protocol/table-types.js';

/** One step of a path, with the layout that was read there. */
export interface ReferenceStep {
  /** Name of the lump, part or tag. */
  readonly name: string;
  /** The layout, where there are several. */
  readonly layout: string | undefined;
}

/** What the reference says of a record or of a value. */
export interface DocumentedElement {
  /** The record; `undefined` for values. */
  readonly record: RecordModel | undefined;
  /** What is said of it. */
  readonly document: FieldDocument | undefined;
}

/** What a field is called in the reference, and what it says. */
export interface DocumentedField {
  /** What is said of it. */
  readonly document: FieldDocument | undefined;
  /** What its number means. */
  readonly role: string | undefined;
}

/** The reference of all formats: what each field means, and how sure that is. */
export class Reference {
  private readonly index: ModelIndex;
  private readonly branches: readonly BranchModel[];

  /** Reads what `reference/records.json` holds. */
  constructor(compact: CompactModel) {
    const model = expandModel(compact);
    this.index = new ModelIndex(model);
    this.branches = model.branches;
  }

  /** What the elements of a lump or part are; `undefined` where the reference has no such thing. */
  elementOf(branch: string | undefined, steps: readonly ReferenceStep[]): DocumentedElement | undefined {
    const [first, ...others] = steps;
    if (first === undefined) return undefined;
    const lump =
      branch === undefined
        ? this.branches.find(({ holds }) => holds === 'model')?.lumps.find(({ name }) => name === first.name)
        : this.index.branch(branch)?.lumps.find(({ name }) => name === first.name);
    if (lump === undefined) return undefined;
    let at: Found = { content: chosen(lump.content, first.layout), documentation: lump.documentation };
    for (const step of others) {
      const next = inside(at, step.name);
      if (next === undefined) return undefined;
      at = next.content === undefined ? next : { ...next, content: chosen(next.content, step.layout) };
    }
    return this.element(at);
  }

  private element({ content, type, documentation }: Found): DocumentedElement {
    const own = content?.kind === 'values' ? content.element : type;
    const id = content?.kind === 'records' ? content.record : own?.kind === 'nested' ? own.record : undefined;
    const record = id === undefined ? undefined : this.index.find(id);
    const said = record?.documentation ?? documentation;
    return { record, document: said === undefined ? undefined : documentOf(said, undefined) };
  }

  /** What is said of a field of a record, by its path: `shape.firstVertex`, `origin.x`, `children.0`. */
  fieldOf(record: RecordModel, path: string): DocumentedField | undefined {
    let fields: readonly FieldModel[] = record.fields;
    let owner: RecordModel = record;
    let found: FieldModel | undefined;
    for (const name of path.split('.')) {
      const next = fields.find((field) => field.name === name);
      if (next === undefined) break;
      found = next;
      const { type } = next;
      if (type.kind === 'nested') {
        owner = this.index.record(type.record);
        fields = owner.fields;
      } else if (type.kind === 'union') fields = type.arms.flatMap((arm) => arm.fields);
      else break;
    }
    if (found === undefined) return undefined;
    return {
      document: documentOf(found.documentation, owner.documentation.confidence),
      role: this.roleOf(found.type),
    };
  }

  private roleOf(type: TypeModel): string | undefined {
    if (type.kind === 'array') return this.roleOf(type.element);
    if ((type.kind !== 'number' && type.kind !== 'bits') || type.role === undefined) return undefined;
    return roleText(type.role, (id) => this.index.constants(id).name)
      .replaceAll('`', '')
      .replace(/^-> /, '→ ');
  }
}

interface Found {
  readonly content?: ContentModel | undefined;
  readonly type?: TypeModel | undefined;
  readonly documentation?: Said | undefined;
}

interface Said {
  readonly text: string;
  readonly orig?: string;
  readonly source?: string;
  readonly confidence?: string;
}

function documentOf({ text, orig, source, confidence }: Said, inherited: string | undefined): FieldDocument {
  return { text, orig, source, confidence: confidence ?? inherited };
}

/** The layout that was read, of content that has several. */
function chosen(content: ContentModel, layout: string | undefined): ContentModel {
  if (content.kind !== 'versions') return content;
  const found = content.layouts.find((one) => one.layout === layout) ?? content.layouts[0];
  return found === undefined ? content : chosen(found.content, layout);
}

function inside({ content }: Found, name: string): Found | undefined {
  if (content?.kind === 'game-lump') {
    const found = content.lumps.find(({ id }) => id === name);
    return found && { content: found.content };
  }
  if (content?.kind === 'sequence') {
    const found = content.parts.find((part) => part.name === name);
    return found && { type: found.type, documentation: found.documentation };
  }
  if (content?.kind === 'form') {
    const found = partOf(content.parts, name);
    if (found?.of.kind === 'value') return { type: found.of.type, documentation: found.documentation };
    if (found?.of.kind === 'content')
      return { content: found.of.content, documentation: found.documentation };
  }
  return undefined;
}

/** A part of a form, wherever in it. */
function partOf(parts: readonly FormPartModel[], name: string): FormPartModel | undefined {
  for (const part of parts) {
    if (part.name === name) return part;
    const inner = part.of.kind === 'parts' ? partOf(part.of.parts, name) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
