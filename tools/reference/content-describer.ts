import type { ContentModel, Documentation, PartModel } from '@brushwork/ops';
import {
  type AnyField,
  type AnyStruct,
  type Content,
  ContentForm,
  type ContentType,
  type LayoutEvidence,
  ManyPart,
  type Parts,
  toField,
} from '@brushwork/record';
import type ts from 'typescript';
import { FormDescriber } from './form-describer.js';
import type { ModelBuilder } from './model-builder.js';
import type { TypeDescriber } from './type-describer.js';

const NOTHING: Documentation = { text: '' };

/** What content types of the several kinds have beside their kind. */
interface KnownContent {
  readonly record?: AnyStruct;
  readonly element?: AnyField;
  readonly title?: string;
  readonly parts?: Parts;
  readonly layouts?: Readonly<Record<string, ContentType>>;
  readonly lumps?: Readonly<Record<string, ContentType>>;
}

/** Versions of each layout, which content of several layouts says of every one that was tried. */
function versionsOf(type: ContentType): ReadonlyMap<string, readonly number[]> {
  const nothing = { name: '', bytes: new Uint8Array(0), offset: 0, byteOrder: 'little' } as const;
  const { candidates } = type.open(nothing) as Content & Partial<LayoutEvidence>;
  return new Map((candidates ?? []).map(({ candidate }) => [candidate.layout, candidate.versions]));
}

/** Describes what is in a lump. */
export class ContentDescriber {
  private readonly builder: ModelBuilder;
  private readonly types: TypeDescriber;
  /** Contents by their type: described once, where it is declared, whoever uses them. */
  private readonly known = new Map<ContentType, ContentModel>();
  /** Describes the forms of content. */
  readonly forms: FormDescriber;

  constructor(builder: ModelBuilder, types: TypeDescriber) {
    this.builder = builder;
    this.types = types;
    this.forms = new FormDescriber(builder.documentation, types, this);
  }

  /** The content of a lump. `node` is the expression that stands for it in the table of lumps. */
  describe(type: ContentType, node: ts.Node | undefined, owner: string): ContentModel {
    const known = this.known.get(type);
    if (known !== undefined) return known;
    const content = this.make(type, node, owner);
    // `staticProps.prefer(...)` is `staticProps` as far as the layout goes.
    const { documentation } = this.builder;
    const named = documentation.objectOf(documentation.call(node), 'prefer') ?? node;
    const declared = named === undefined ? undefined : documentation.resolve(named);
    if (content.kind === 'records' || content.kind === 'other') return content;
    if (documentation.call(node) === undefined) return content;
    const described =
      declared === undefined ? content : { ...content, id: this.builder.identifierOf(declared) };
    this.known.set(type, described);
    return described;
  }

  private make(type: ContentType, node: ts.Node | undefined, owner: string): ContentModel {
    const { documentation } = this.builder;
    const { record, element, title, parts, layouts, lumps } = type as unknown as KnownContent;
    if (record !== undefined) {
      // `lump(0, Material)`, or `records(Material)` where the class is wrapped.
      const named = this.builder.documentation.call(node)?.arguments[0] ?? node;
      return { kind: 'records', record: this.builder.addRecord(record, named), elementSize: record.size };
    }
    if (element !== undefined) {
      const argument = documentation.call(node)?.arguments[0];
      return {
        kind: 'values',
        documentation: this.declared(node),
        element: this.types.describe(element, argument, owner),
        elementSize: element.size,
      };
    }
    if (parts !== undefined) {
      const literal = documentation.literal(documentation.call(node)?.arguments[1]);
      return {
        kind: 'sequence',
        title: title ?? owner,
        documentation: this.declared(node),
        parts: this.parts(parts, literal, title ?? owner),
      };
    }
    if (layouts !== undefined) return this.layouts(type, layouts, { node, owner });
    if (lumps !== undefined) {
      const call = documentation.call(node);
      const options = documentation.literal(call?.arguments[0]);
      const table =
        documentation.literal(documentation.property(options, 'lumps')?.node) ??
        documentation.tableOfCallee(call, Object.keys(lumps));
      const parts = Object.entries(type.form?.parts ?? {}).filter(([name]) => !Object.hasOwn(lumps, name));
      return {
        kind: 'game-lump',
        documentation: this.declared(node),
        directory: this.forms.describe(new ContentForm(type.form?.name ?? '', Object.fromEntries(parts))),
        lumps: Object.entries(lumps).map(([id, inner]) => ({
          id,
          content: this.describe(inner, documentation.property(table, id)?.node, `${owner}.${id}`),
        })),
      };
    }
    const { kind, elementSize, form } = type;
    if (form !== undefined) {
      const parts = this.forms.describe(form);
      return { kind: 'form', name: kind, documentation: documentation.ofMaker(node), parts };
    }
    const size = elementSize === undefined ? {} : { elementSize };
    return { kind: 'other', name: kind, documentation: documentation.ofMaker(node), ...size };
  }

  /** What is said of the constant that an expression names. */
  private declared(node: ts.Node | undefined): Documentation {
    const declared = node === undefined ? undefined : this.builder.documentation.resolve(node);
    return declared?.documentation ?? NOTHING;
  }

  private layouts(
    type: ContentType,
    layouts: Readonly<Record<string, ContentType>>,
    { node, owner }: { readonly node: ts.Node | undefined; readonly owner: string },
  ): ContentModel {
    const { documentation } = this.builder;
    const call = documentation.call(node);
    // `staticProps.prefer(...)` has the layouts of `staticProps`.
    const preferred = documentation.objectOf(call, 'prefer');
    if (preferred !== undefined) return this.layouts(type, layouts, { node: preferred, owner });
    const literal = documentation.literal(call?.arguments[0]);
    const versions = versionsOf(type);
    return {
      kind: 'versions',
      documentation: this.declared(node),
      layouts: Object.entries(layouts).map(([layout, inner]) => {
        const declared = documentation.property(literal, layout)?.node;
        // `{ version, type }`, or the type alone.
        const typed = documentation.property(documentation.literal(declared), 'type')?.node ?? declared;
        return {
          layout,
          versions: versions.get(layout) ?? [],
          content: this.describe(inner, typed, `${owner}.${layout}`),
        };
      }),
    };
  }

  private parts(parts: Parts, literal: ts.ObjectLiteralExpression | undefined, owner: string): PartModel[] {
    const { documentation } = this.builder;
    let offset: number | undefined = 0;
    return Object.entries(parts).map(([name, part]) => {
      const declared = documentation.property(literal, name);
      const argument =
        part instanceof ManyPart ? documentation.call(declared?.node)?.arguments[0] : declared?.node;
      const field = part instanceof ManyPart ? part.element : toField(part);
      const model: PartModel = {
        name,
        documentation: declared?.documentation ?? { text: '' },
        type: this.types.describe(field, argument, `${owner}.${name}`),
        ...(offset === undefined ? {} : { offset }),
        ...(part instanceof ManyPart ? { count: part.count } : {}),
      };
      offset = part instanceof ManyPart || offset === undefined ? undefined : offset + field.size;
      return model;
    });
  }
}
