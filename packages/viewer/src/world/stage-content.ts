import type { Group, Ray } from 'three';
import type { Triple } from '../protocol/scene-world.js';
import type { Selection } from '../protocol/selection.js';
import type { ShownMark } from './highlight.js';
import type { ViewSettings } from './view-settings.js';

/** What was found where somebody clicked, or what a selection is. */
export interface Found {
  /** The record that it comes from. */
  readonly selection: Selection;
  /** What it is, in a few words. */
  readonly title: string;
  /** What is known of it. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Number of the entity that it belongs to; `undefined` for what belongs to the world. */
  readonly entity: number | undefined;
}

/** Something that is marked. */
export interface Marked extends ShownMark {
  /** What it is. */
  readonly found: Found;
}

/** What a stage shows. */
export interface StageContent {
  /** All of it. */
  readonly group: Group;
  /** Shows it in another way. */
  apply(settings: ViewSettings): void;
  /** What a ray meets first, and how far away. */
  pick(ray: Ray): { readonly found: Found; readonly distance: number } | undefined;
  /** What a selection is; `undefined` for one that isn't in the picture. */
  mark(selection: Selection): Marked | undefined;
  /** Is told from where it is looked at before it is drawn. */
  lookedAtFrom?(position: Triple): void;
  /** Gives its memory on the graphics processor back. */
  dispose(): void;
}
