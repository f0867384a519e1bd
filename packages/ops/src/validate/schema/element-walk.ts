import {
  type AnyField,
  type AnyStruct,
  ArrayField,
  type FormatPath,
  type Layout,
  NestedField,
  OverlayField,
  UnionField,
  VectorField,
} from '@brushwork/record';
import { countReader } from './count-reader.js';
import type { OverlayReading, Place, Scope } from './place.js';
import { readerOf } from './read-number.js';

/** What an element of a list is: a field, or a record of several. */
export type ElementRoot = AnyField | Pick<Layout, 'slots' | 'byName'>;

/** Where in an element a walk is. */
export interface WalkPlace {
  /** Path in the element. */
  readonly path: FormatPath;
  /** Offset in the element, in bytes. */
  readonly offset: number;
  /** The record around it. */
  readonly scope: Scope | undefined;
  /** Whether it is there at all; `undefined` for always. */
  readonly holds: Place['holds'];
  /** The reading that it is, which the element's owner decides. */
  readonly overlay: OverlayReading | undefined;
}

const start: WalkPlace = {
  path: [],
  offset: 0,
  scope: undefined,
  holds: undefined,
  overlay: undefined,
};

/** Goes through the fields of an element in the order of the file: into records, unions, overlays, and what is taken apart. */
export abstract class ElementWalk {
  /** Byte order of the file. */
  protected readonly littleEndian: boolean;

  constructor(littleEndian: boolean) {
    this.littleEndian = littleEndian;
  }

  /** Goes through an element. */
  walk(root: ElementRoot): void {
    if ('slots' in root) this.record(root, start);
    else this.field(root, start);
  }

  /** Takes a field that the walk doesn't go into. */
  protected abstract leaf(field: AnyField, at: WalkPlace): void;

  /** Whether a field is looked at. */
  protected abstract isWanted(field: AnyField): boolean;

  /** Whether the parts of an array or a vector are leaves of their own. */
  protected abstract isTakenApart(field: ArrayField<unknown> | VectorField<string>): boolean;

  /** Takes the readings of the same bytes. */
  protected overlay(field: OverlayField<string>, at: WalkPlace): void {
    const overlay = String(at.path[0] ?? '');
    for (const [reading, number] of field.readings)
      if (this.isWanted(number as AnyField))
        this.leaf(number as AnyField, { ...at, overlay: { overlay, reading } });
  }

  private record(layout: Pick<Layout, 'slots' | 'byName'>, at: WalkPlace): void {
    const scope = scopeOf(layout, at.offset, at.path);
    for (const { name, field, offset } of layout.slots)
      this.field(field, { ...at, path: [...at.path, name], offset: at.offset + offset, scope });
  }

  private field(field: AnyField, at: WalkPlace): void {
    if (!this.isWanted(field)) return;
    if (field instanceof NestedField) this.record((field.record as AnyStruct).layout, at);
    else if (field instanceof UnionField) this.union(field as UnionField<unknown>, at);
    else if (field instanceof OverlayField) this.overlay(field as OverlayField<string>, at);
    else if (field instanceof ArrayField && this.isTakenApart(field as ArrayField<unknown>))
      this.array(field as ArrayField<unknown>, at);
    else if (field instanceof VectorField && this.isTakenApart(field)) this.vector(field, at);
    else this.leaf(field, at);
  }

  private vector(field: VectorField<string>, at: WalkPlace): void {
    field.components.forEach((name, i) => {
      const offset = at.offset + i * field.element.size;
      this.leaf(field.element as AnyField, { ...at, path: [...at.path, name], offset });
    });
  }

  private array(field: ArrayField<unknown>, at: WalkPlace): void {
    const element = field.element as AnyField;
    const { used } = field.options;
    const count = used === undefined ? undefined : countReader(used, at.scope, this.littleEndian);
    for (let i = 0; i < field.length; i++) {
      const holds = count === undefined ? at.holds : both(at.holds, (d, o) => i < count(d, o));
      this.field(element, { ...at, path: [...at.path, i], offset: at.offset + i * element.size, holds });
    }
  }

  private union(field: UnionField<unknown>, at: WalkPlace): void {
    const tag = at.scope?.slot(field.tag);
    if (tag === undefined || at.scope === undefined) return;
    const read = readerOf(tag.field, at.scope.offset + tag.offset, this.littleEndian);
    for (const [name, arm] of field.arms)
      this.record(arm.layout, { ...at, holds: both(at.holds, (d, o) => field.armName(read(d, o)) === name) });
  }
}

/** The siblings in a record that begins at an offset of the element. */
function scopeOf(layout: Pick<Layout, 'byName'>, offset: number, path: FormatPath): Scope {
  return { slot: (name) => layout.byName.get(name), offset, path };
}

function both(a: Place['holds'], b: NonNullable<Place['holds']>): NonNullable<Place['holds']> {
  return a === undefined ? b : (d, o) => a(d, o) && b(d, o);
}
