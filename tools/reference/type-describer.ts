import type { ArmModel, FieldModel, ReadingModel, RoleModel, TypeModel } from '@brushwork/ops';
import {
  type AnyField,
  ArrayField,
  BigIntField,
  BitsField,
  type Layout,
  NestedField,
  NumberField,
  OverlayField,
  type Role,
  UnionField,
  VectorField,
} from '@brushwork/record';
import type ts from 'typescript';
import type { ModelBuilder } from './model-builder.js';
import type { Documented } from './source-documentation.js';

/** Describes fields at run time together with the expressions that declare them. */
export class TypeDescriber {
  private readonly builder: ModelBuilder;

  constructor(builder: ModelBuilder) {
    this.builder = builder;
  }

  /** The fields of a layout; `declarationOf` finds the property that declares one. `owner` names what they belong to. */
  describeFields(
    layout: Layout,
    declarationOf: (name: string) => Documented | undefined,
    owner: string,
  ): FieldModel[] {
    return layout.slots.map(({ name, field, offset }) => {
      const declared = declarationOf(name);
      return {
        name,
        offset,
        size: field.size,
        type: this.describe(field, declared?.node, `${owner}.${name}`),
        documentation: declared?.documentation ?? { text: '' },
      };
    });
  }

  /** A field's type. `node` is the expression that declares it. */
  describe(field: AnyField, node: ts.Node | undefined, owner: string): TypeModel {
    const { documentation } = this.builder;
    const { size } = field;
    if (field instanceof NumberField)
      return { kind: 'number', size, type: field.type, ...this.role(field.role, node, owner) };
    if (field instanceof BigIntField) return { kind: 'bigint', size, type: field.type };
    if (field instanceof BitsField) {
      const { carrier, bits, shift } = field;
      return {
        kind: 'bits',
        size,
        carrier: carrier.type,
        bits,
        shift,
        ...this.role(field.role, node, owner),
      };
    }
    if (field instanceof VectorField)
      return { kind: 'vector', size, type: field.element.type, components: field.components };
    if (field instanceof ArrayField) {
      const element = this.describe(field.element as AnyField, documentation.call(node)?.arguments[0], owner);
      return { kind: 'array', size, length: field.length, element, ...field.options };
    }
    if (field instanceof NestedField)
      return { kind: 'nested', size, record: this.builder.addRecord(field.record, node) };
    if (field instanceof UnionField) {
      const arms = this.arms(field, documentation.literal(documentation.call(node)?.arguments[2]), owner);
      return { kind: 'union', size, tag: field.tag, pick: { ...field.pick }, arms };
    }
    if (field instanceof OverlayField) {
      const literal = documentation.literal(documentation.call(node)?.arguments[1]);
      const readings = [...field.readings].map(([name, type]): ReadingModel => {
        const declared = documentation.property(literal, name);
        return {
          name,
          type: this.describe(type as AnyField, declared?.node, `${owner}.${name}`),
          documentation: declared?.documentation ?? { text: '' },
        };
      });
      return { kind: 'overlay', size, carrier: field.carrier.type, readings };
    }
    switch (field.kind) {
      case 'bool':
      case 'char':
      case 'text':
      case 'bytes':
      case 'padding':
        return { kind: field.kind, size };
      default:
        throw new Error(`${owner}: a field of the kind '${field.kind}' can't be described`);
    }
  }

  private arms(
    field: UnionField<unknown>,
    literal: ts.ObjectLiteralExpression | undefined,
    owner: string,
  ): ArmModel[] {
    const { documentation } = this.builder;
    return [...field.arms].map(([name, { size, layout }]) => {
      const declared = documentation.property(literal, name);
      const fields = documentation.literal(declared?.node);
      return {
        name,
        size,
        documentation: declared?.documentation ?? { text: '' },
        fields: this.describeFields(
          layout,
          (inner) => documentation.property(fields, inner),
          `${owner}.${name}`,
        ),
      };
    });
  }

  private role(
    role: Role | undefined,
    node: ts.Node | undefined,
    owner: string,
  ): { readonly role?: RoleModel } {
    if (role === undefined) return {};
    if (role.kind !== 'enum' && role.kind !== 'flags') return { role };
    const argument = this.builder.documentation.call(node)?.arguments[1];
    return { role: { kind: role.kind, constants: this.builder.addConstants(role.values, argument, owner) } };
  }
}
