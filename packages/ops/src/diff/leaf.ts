import type { AnyField, FormatPath, Role } from '@brushwork/record';
import type { OverlayReading, Place, Scope } from '../validate/schema/place.js';

/** Roles of numbers that lead to something else, whose targets are compared instead of the numbers. */
export type LeadingRole = Extract<
  Role,
  { kind: 'ref' | 'span' | 'run' | 'either' | 'signed' | 'text-offset' }
>;

/** A part of an element that is compared as a whole: a number, a vector, an array of plain values, a text. */
export interface Leaf {
  /** Path in the element as text: `plane`, `shape.firstVertex`, `children.0`; empty when the element is the value itself. */
  readonly name: string;
  /** Path in the element. */
  readonly path: FormatPath;
  /** How it is read. */
  readonly field: AnyField;
  /** Offset in the element, in bytes. */
  readonly offset: number;
  /** What it leads to, where it does. */
  readonly role: LeadingRole | undefined;
  /** The record around it. */
  readonly scope: Scope | undefined;
  /** Whether it is there at all; `undefined` for always. */
  readonly holds: Place['holds'];
  /** The reading that it is, which the element's owner decides; a carrier has the reading `raw`. */
  readonly overlay: OverlayReading | undefined;
}
