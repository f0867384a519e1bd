import {
  type AnyField,
  ArrayField,
  BitsField,
  NestedField,
  NumberField,
  OverlayField,
  type Role,
  UnionField,
  type VectorField,
} from '@brushwork/record';
import { type ElementRoot, ElementWalk, type WalkPlace } from '../validate/schema/element-walk.js';
import type { LeadingRole, Leaf } from './leaf.js';

/** Arrays with more elements than that are one leaf, whatever is in them. */
const mostElements = 1024;

/** What an element is compared by, in the order of the file: everything but padding. */
export function leavesOf(root: ElementRoot, littleEndian: boolean): Leaf[] {
  const walk = new LeafWalk(littleEndian);
  walk.walk(root);
  return walk.leaves;
}

function leadingRole(role: Role | undefined): LeadingRole | undefined {
  return role === undefined || role.kind === 'enum' || role.kind === 'flags' || role.kind === 'children'
    ? undefined
    : role;
}

class LeafWalk extends ElementWalk {
  readonly leaves: Leaf[] = [];

  protected override isWanted(field: AnyField): boolean {
    return field.kind !== 'padding';
  }

  /** Whether the parts are to be compared one by one: some of them lead somewhere or may not be there. */
  protected override isTakenApart(field: ArrayField<unknown> | VectorField<string>): boolean {
    if (!(field instanceof ArrayField)) return leadingRole(field.element.role) !== undefined;
    if (field.length > mostElements) return false;
    if (field.options.used !== undefined) return true;
    let element = field.element as AnyField;
    while (element instanceof ArrayField) element = element.element as AnyField;
    if (element instanceof NumberField) return leadingRole(element.role) !== undefined;
    return element instanceof NestedField || element instanceof UnionField || element instanceof OverlayField;
  }

  protected override leaf(field: AnyField, at: WalkPlace): void {
    const isNumber = field instanceof NumberField || field instanceof BitsField;
    const role = isNumber ? leadingRole(field.role) : undefined;
    this.leaves.push({ ...at, name: at.path.join('.'), field, role });
  }

  /** What carries the readings is compared where no owner decides between them. */
  protected override overlay(field: OverlayField<string>, at: WalkPlace): void {
    const overlay = String(at.path[0] ?? '');
    this.leaf(field.carrier as AnyField, { ...at, overlay: { overlay, reading: 'raw' } });
    super.overlay(field, at);
  }
}
