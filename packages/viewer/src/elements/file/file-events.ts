import type { Selection } from '../../protocol/selection.js';

/** A place that somebody chose in a part of the file's view. */
export interface PickedPlace {
  /** The place; `undefined` for the file as a whole. */
  readonly selection: Selection | undefined;
  /** Whether one comes there step by step, as with arrow keys, so that the way isn't one of the browser's history. */
  readonly isStep: boolean;
}

/** The event by which a part of the view says that a place was chosen. */
export function pickEvent(
  selection: Selection | undefined,
  { isStep = false } = {},
): CustomEvent<PickedPlace> {
  return new CustomEvent<PickedPlace>('pick', {
    detail: { selection, isStep },
    bubbles: true,
    composed: true,
  });
}

/** The event by which a part of the view says that something went wrong. */
export function failEvent(error: unknown): CustomEvent<unknown> {
  return new CustomEvent<unknown>('fail', { detail: error, bubbles: true, composed: true });
}

/** The event by which a part of the view asks to go back to where one was before. */
export function backEvent(): CustomEvent<undefined> {
  return new CustomEvent<undefined>('back', { detail: undefined, bubbles: true, composed: true });
}
