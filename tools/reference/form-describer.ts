import type { FormPartModel } from '@brushwork/ops';
import {
  ContentForm,
  type ContentType,
  type FormPart,
  ManyPart,
  PlacedPart,
  type SchemaEntry,
  toField,
} from '@brushwork/record';
import type ts from 'typescript';
import type { ContentDescriber } from './content-describer.js';
import type { SourceDocumentation } from './source-documentation.js';
import type { TypeDescriber } from './type-describer.js';

/** Describes content by the form that it declares of itself. */
export class FormDescriber {
  private readonly documentation: SourceDocumentation;
  private readonly types: TypeDescriber;
  private readonly contents: ContentDescriber;

  constructor(documentation: SourceDocumentation, types: TypeDescriber, contents: ContentDescriber) {
    this.documentation = documentation;
    this.types = types;
    this.contents = contents;
  }

  /** The parts of a form; its declaration is found by its name. */
  describe(form: ContentForm): FormPartModel[] {
    const call = this.documentation.callsWithName('contentForm').get(form.name);
    return this.parts(form, this.documentation.literal(call?.arguments[1]));
  }

  private parts(form: ContentForm, literal: ts.ObjectLiteralExpression | undefined): FormPartModel[] {
    let offset: number | undefined = 0;
    return Object.entries(form.parts).map(([name, part]) => {
      const declared = this.documentation.property(literal, name);
      const owner = `${form.name}.${name}`;
      const model: FormPartModel = {
        name,
        documentation: declared?.documentation ?? { text: '' },
        ...(offset === undefined ? {} : { offset }),
        ...this.part(part, declared?.node, owner),
      };
      const { of, count, size, where } = model;
      const isFixed = of.kind === 'value' && count === undefined && size === undefined && where === undefined;
      offset = isFixed && offset !== undefined ? offset + of.type.size : undefined;
      if (where === undefined) return model;
      const { offset: _, ...elsewhere } = model;
      return elsewhere;
    });
  }

  private part(
    part: FormPart,
    node: ts.Node | undefined,
    owner: string,
  ): Pick<FormPartModel, 'of' | 'count' | 'size' | 'where'> {
    const argument = (): ts.Node | undefined => this.documentation.call(node)?.arguments[0];
    if (part instanceof PlacedPart) return { ...this.part(part.part, argument(), owner), ...part.options };
    if (part instanceof ManyPart) {
      const type = this.types.describe(part.element, argument(), owner);
      return { of: { kind: 'value', type }, count: part.count };
    }
    if (part instanceof ContentForm) {
      const literal = this.documentation.literal(this.documentation.call(node)?.arguments[1]);
      return { of: { kind: 'parts', parts: this.parts(part, literal) } };
    }
    if (isContentType(part))
      return { of: { kind: 'content', content: this.contents.describe(part, node, owner) } };
    return { of: { kind: 'value', type: this.types.describe(toField(part), node, owner) } };
  }
}

function isContentType(part: SchemaEntry | ContentType): part is ContentType {
  return 'open' in part && 'rebuild' in part;
}
