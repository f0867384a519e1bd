import {
  type AnyField,
  type AnyStruct,
  ArrayField,
  BitsField,
  type FormatPath,
  type Layout,
  NestedField,
  NumberField,
  OverlayField,
  type Role,
  UnionField,
  VectorField,
} from '@brushwork/record';
import { countReader } from '../validate/schema/count-reader.js';
import type { OverlayReading, Place, Scope } from '../validate/schema/place.js';
import { scopeOf } from '../validate/schema/places-of.js';
import { readerOf } from '../validate/schema/read-number.js';
import type { LeadingRole, Leaf } from './leaf.js';

/** Where in an element the walk is. */
interface At {
  readonly path: FormatPath;
  readonly offset: number;
  readonly scope: Scope | undefined;
  readonly holds: Place['holds'];
  readonly overlay: OverlayReading | undefined;
}

/** Arrays with more elements than that are one leaf, whatever is in them. */
const mostElements = 1024;

/** What an element is compared by, in the order of the file: everything but padding. */
export function leavesOf(root: AnyField | Pick<Layout, 'slots' | 'byName'>, littleEndian: boolean): Leaf[] {
  const walk = new LeafWalk(littleEndian);
  const start: At = { path: [], offset: 0, scope: undefined, holds: undefined, overlay: undefined };
  if ('slots' in root) walk.record(root, start);
  else walk.field(root, start);
  return walk.leaves;
}

function leadingRole(role: Role | undefined): LeadingRole | undefined {
  return role === undefined || role.kind === 'enum' || role.kind === 'flags' || role.kind === 'children'
    ? undefined
    : role;
}

/** Whether an array's elements are to be compared one by one: some of them lead somewhere or may not be there. */
function isTakenApart(field: ArrayField<unknown>): boolean {
  if (field.length > mostElements) return false;
  if (field.options.used !== undefined) return true;
  let element = field.element as AnyField;
  while (element instanceof ArrayField) element = element.element as AnyField;
  if (element instanceof NumberField) return leadingRole(element.role) !== undefined;
  return element instanceof NestedField || element instanceof UnionField || element instanceof OverlayField;
}

function both(a: Place['holds'], b: NonNullable<Place['holds']>): NonNullable<Place['holds']> {
  return a === undefined ? b : (d, o) => a(d, o) && b(d, o);
}

class LeafWalk {
  readonly leaves: Leaf[] = [];
  private readonly littleEndian: boolean;

  constructor(littleEndian: boolean) {
    this.littleEndian = littleEndian;
  }

  record(layout: Pick<Layout, 'slots' | 'byName'>, at: At): void {
    const scope = scopeOf(layout, at.offset, at.path);
    for (const { name, field, offset } of layout.slots)
      this.field(field, { ...at, path: [...at.path, name], offset: at.offset + offset, scope });
  }

  field(field: AnyField, at: At): void {
    if (field.kind === 'padding') return;
    if (field instanceof NestedField) this.record((field.record as AnyStruct).layout, at);
    else if (field instanceof UnionField) this.union(field as UnionField<unknown>, at);
    else if (field instanceof OverlayField) this.overlay(field as OverlayField<string>, at);
    else if (field instanceof ArrayField && isTakenApart(field as ArrayField<unknown>))
      this.array(field as ArrayField<unknown>, at);
    else if (field instanceof VectorField && leadingRole(field.element.role) !== undefined)
      this.vector(field, at);
    else this.add(field, at);
  }

  private add(field: AnyField, at: At): void {
    const isNumber = field instanceof NumberField || field instanceof BitsField;
    const role = isNumber ? leadingRole(field.role) : undefined;
    this.leaves.push({ ...at, name: at.path.join('.'), field, role });
  }

  private vector(field: VectorField<string>, at: At): void {
    field.components.forEach((name, i) => {
      this.add(field.element as AnyField, {
        ...at,
        path: [...at.path, name],
        offset: at.offset + i * field.element.size,
      });
    });
  }

  private array(field: ArrayField<unknown>, at: At): void {
    const element = field.element as AnyField;
    const { used } = field.options;
    const count = used === undefined ? undefined : countReader(used, at.scope, this.littleEndian);
    for (let i = 0; i < field.length; i++) {
      const holds = count === undefined ? at.holds : both(at.holds, (d, o) => i < count(d, o));
      this.field(element, { ...at, path: [...at.path, i], offset: at.offset + i * element.size, holds });
    }
  }

  private union(field: UnionField<unknown>, at: At): void {
    const tag = at.scope?.slot(field.tag);
    if (tag === undefined || at.scope === undefined) return;
    const read = readerOf(tag.field, at.scope.offset + tag.offset, this.littleEndian);
    for (const [name, arm] of field.arms)
      this.record(arm.layout, { ...at, holds: both(at.holds, (d, o) => field.armName(read(d, o)) === name) });
  }

  private overlay(field: OverlayField<string>, at: At): void {
    const overlay = String(at.path[0] ?? '');
    this.add(field.carrier as AnyField, { ...at, overlay: { overlay, reading: 'raw' } });
    for (const [reading, number] of field.readings)
      this.add(number as AnyField, { ...at, overlay: { overlay, reading } });
  }
}
