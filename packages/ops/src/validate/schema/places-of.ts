import {
  type AnyField,
  ArrayField,
  BitsField,
  NestedField,
  NumberField,
  OverlayField,
  UnionField,
  VectorField,
} from '@brushwork/record';
import { type ElementRoot, ElementWalk, type WalkPlace } from './element-walk.js';
import type { Place } from './place.js';
import { readerOf } from './read-number.js';

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

/** Which numbers `placesOf` gives. */
export interface PlaceOptions {
  /** Numbers without a meaning of their own too. */
  readonly isPlainIncluded?: boolean;
}

/** All numbers of an element that checks look at, in the order of the file. */
export function placesOf(root: ElementRoot, littleEndian: boolean, options: PlaceOptions = {}): Place[] {
  const walk = new PlaceWalk(littleEndian, options.isPlainIncluded === true);
  walk.walk(root);
  return walk.places;
}

class PlaceWalk extends ElementWalk {
  readonly places: Place[] = [];
  private readonly isPlainIncluded: boolean;

  constructor(littleEndian: boolean, isPlainIncluded: boolean) {
    super(littleEndian);
    this.isPlainIncluded = isPlainIncluded;
  }

  protected override isWanted(field: AnyField): boolean {
    return this.isPlainIncluded || isChecked(field);
  }

  protected override isTakenApart(): boolean {
    return true;
  }

  protected override leaf(field: AnyField, at: WalkPlace): void {
    if (!(field instanceof NumberField || field instanceof BitsField)) return;
    const number = field as NumberField | BitsField;
    const read = readerOf(field as AnyField, at.offset, this.littleEndian);
    this.places.push({
      ...{ ...at, field: number, read },
      ...{ role: number.role, isFloat: isFloatField(field as AnyField) },
    });
  }
}
