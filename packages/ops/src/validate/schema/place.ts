import type { BitsField, FormatPath, NumberField, Role, Slot } from '@brushwork/record';
import type { ReadNumber } from './read-number.js';

/** The record, or arm of a union, that a field is one of: where its siblings lie. */
export interface Scope {
  /** A sibling by name. */
  slot(name: string): Slot | undefined;
  /** Offset of the record in the element, in bytes. */
  readonly offset: number;
  /** Path of the record in the element. */
  readonly path: FormatPath;
}

/** Which of an overlay's readings a number is. */
export interface OverlayReading {
  /** Name of the overlay's field. */
  readonly overlay: string;
  /** Name of the reading. */
  readonly reading: string;
}

/** One number of an element: what it means, where it is, and when it is there. */
export interface Place {
  /** The number. */
  readonly field: NumberField | BitsField;
  /** What it means. */
  readonly role: Role | undefined;
  /** Whether it can be infinite or no number. */
  readonly isFloat: boolean;
  /** Path in the element; empty when the element is the number itself. */
  readonly path: FormatPath;
  /** Offset in the element, in bytes. */
  readonly offset: number;
  /** The record around it; `undefined` when the element is the number itself. */
  readonly scope: Scope | undefined;
  /** Whether it is there at all: the union's arm holds, the array's slot is used. `undefined` for always. */
  readonly holds: ((d: DataView, o: number) => boolean) | undefined;
  /** The reading that it is, which the element's owner decides. */
  readonly overlay: OverlayReading | undefined;
  /** Reads the number, given the position of the element. */
  readonly read: ReadNumber;
}

/** Name of a place in texts and tests: `shape.firstVertex`, `children.0`. */
export function placeName(place: { readonly path: FormatPath }): string {
  return place.path.join('.');
}
