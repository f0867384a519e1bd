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
  UnionField,
  VectorField,
} from '@brushwork/record';
import { countReader } from './count-reader.js';
import type { OverlayReading, Place, Scope } from './place.js';
import { readerOf } from './read-number.js';

/** Where in an element the walk is. */
interface At {
  readonly path: FormatPath;
  readonly offset: number;
  readonly scope: Scope | undefined;
  readonly holds: Place['holds'];
  readonly overlay: OverlayReading | undefined;
}

/** The siblings in a record that begins at an offset of the element. */
export function scopeOf(layout: Pick<Layout, 'byName'>, offset: number, path: FormatPath): Scope {
  return { slot: (name) => layout.byName.get(name), offset, path };
}

/** Whether a field has a number in it that a check wants to see: pixels and padding are passed over as a whole. */
function isChecked(field: AnyField): boolean {
  if (field instanceof NumberField || field instanceof BitsField)
    return field.role !== undefined || isFloatField(field);
  if (field instanceof VectorField) return isFloatField(field.element);
  if (field instanceof ArrayField) return isChecked(field.element as AnyField);
  return field instanceof NestedField || field instanceof UnionField || field instanceof OverlayField;
}

function isFloatField(field: AnyField): boolean {
  return field instanceof NumberField && field.type.startsWith('f');
}

function both(a: Place['holds'], b: NonNullable<Place['holds']>): NonNullable<Place['holds']> {
  return a === undefined ? b : (d, o) => a(d, o) && b(d, o);
}

/** Which numbers `placesOf` gives. */
export interface PlaceOptions {
  /** Numbers without a meaning of their own too. */
  readonly isPlainIncluded?: boolean;
}

/** All numbers of an element that checks look at, in the order of the file. */
export function placesOf(
  root: AnyField | Pick<Layout, 'slots' | 'byName'>,
  littleEndian: boolean,
  options: PlaceOptions = {},
): Place[] {
  const places: Place[] = [];
  const walk = new PlaceWalk(places, littleEndian, options.isPlainIncluded === true);
  const start: At = { path: [], offset: 0, scope: undefined, holds: undefined, overlay: undefined };
  if ('slots' in root) walk.record(root, start);
  else walk.field(root, start);
  return places;
}

class PlaceWalk {
  private readonly places: Place[];
  private readonly littleEndian: boolean;
  private readonly isPlainIncluded: boolean;

  constructor(places: Place[], littleEndian: boolean, isPlainIncluded: boolean) {
    this.places = places;
    this.littleEndian = littleEndian;
    this.isPlainIncluded = isPlainIncluded;
  }

  record(layout: Pick<Layout, 'slots' | 'byName'>, at: At): void {
    const scope = scopeOf(layout, at.offset, at.path);
    for (const { name, field, offset } of layout.slots) {
      this.field(field, { ...at, path: [...at.path, name], offset: at.offset + offset, scope });
    }
  }

  field(field: AnyField, at: At): void {
    if (!this.isPlainIncluded && !isChecked(field)) return;
    if (field instanceof NumberField || field instanceof BitsField)
      this.number(field as NumberField | BitsField, at);
    else if (field instanceof VectorField) this.vector(field, at);
    else if (field instanceof ArrayField) this.array(field as ArrayField<unknown>, at);
    else if (field instanceof NestedField) this.record((field.record as AnyStruct).layout, at);
    else if (field instanceof UnionField) this.union(field as UnionField<unknown>, at);
    else if (field instanceof OverlayField) this.overlay(field as OverlayField<string>, at);
  }

  private number(field: NumberField | BitsField, at: At): void {
    const read = readerOf(field as AnyField, at.offset, this.littleEndian);
    this.places.push({ ...at, field, role: field.role, isFloat: isFloatField(field as AnyField), read });
  }

  private vector(field: VectorField<string>, at: At): void {
    field.components.forEach((name, i) => {
      this.number(field.element, {
        ...at,
        path: [...at.path, name],
        offset: at.offset + i * field.element.size,
      });
    });
  }

  private array(field: ArrayField<unknown>, at: At): void {
    const element = field.element as AnyField;
    const used =
      field.options.used === undefined
        ? undefined
        : countReader(field.options.used, at.scope, this.littleEndian);
    for (let i = 0; i < field.length; i++) {
      const holds = used === undefined ? at.holds : both(at.holds, (d, o) => i < used(d, o));
      this.field(element, { ...at, path: [...at.path, i], offset: at.offset + i * element.size, holds });
    }
  }

  private union(field: UnionField<unknown>, at: At): void {
    const tag = at.scope?.slot(field.tag);
    if (tag === undefined || at.scope === undefined) return;
    const read = readerOf(tag.field, at.scope.offset + tag.offset, this.littleEndian);
    for (const [name, arm] of field.arms) {
      this.record(arm.layout, { ...at, holds: both(at.holds, (d, o) => field.armName(read(d, o)) === name) });
    }
  }

  private overlay(field: OverlayField<string>, at: At): void {
    const name = String(at.path[0] ?? '');
    for (const [reading, number] of field.readings) {
      const isWanted = this.isPlainIncluded || isChecked(number as AnyField);
      if (isWanted) this.number(number as NumberField, { ...at, overlay: { overlay: name, reading } });
    }
  }
}
