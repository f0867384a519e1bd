import {
  type AnyField,
  type AnyStruct,
  type ContentType,
  ManyPart,
  type Parts,
  toField,
} from '@brushwork/record';
import type ts from 'typescript';
import type { ModelBuilder } from './model-builder.js';
import type { ContentModel, PartModel } from './reference-model.js';
import type { TypeDescriber } from './type-describer.js';

/** What content types of the several kinds have beside their kind. */
interface KnownContent {
  readonly record?: AnyStruct;
  readonly element?: AnyField;
  readonly title?: string;
  readonly parts?: Parts;
  readonly layouts?: Readonly<Record<number, ContentType>>;
}

/** Describes what is in a lump. */
export class ContentDescriber {
  private readonly builder: ModelBuilder;
  private readonly types: TypeDescriber;

  constructor(builder: ModelBuilder, types: TypeDescriber) {
    this.builder = builder;
    this.types = types;
  }

  /** The content of a lump. `node` is the expression that stands for it in the table of lumps. */
  describe(type: ContentType, node: ts.Node | undefined, owner: string): ContentModel {
    const { documentation } = this.builder;
    const { record, element, title, parts, layouts } = type as unknown as KnownContent;
    if (record !== undefined) {
      // `lump(0, Material)`, or `records(Material)` where the class is wrapped.
      const named = this.builder.documentation.call(node)?.arguments[0] ?? node;
      return { kind: 'records', record: this.builder.addRecord(record, named), elementSize: record.size };
    }
    if (element !== undefined) {
      const argument = documentation.call(node)?.arguments[0];
      return {
        kind: 'values',
        element: this.types.describe(element, argument, owner),
        elementSize: element.size,
      };
    }
    if (parts !== undefined) {
      const literal = documentation.literal(documentation.call(node)?.arguments[1]);
      const declared = node === undefined ? undefined : documentation.resolve(node);
      return {
        kind: 'sequence',
        title: title ?? owner,
        documentation: declared?.documentation ?? { text: '' },
        parts: this.parts(parts, literal, title ?? owner),
      };
    }
    if (layouts !== undefined) {
      const literal = documentation.literal(documentation.call(node)?.arguments[0]);
      return {
        kind: 'versions',
        layouts: Object.entries(layouts).map(([version, layout]) => ({
          version: Number(version),
          content: this.describe(
            layout,
            documentation.property(literal, version)?.node,
            `${owner}${version}`,
          ),
        })),
      };
    }
    return { kind: 'other', name: type.kind };
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
