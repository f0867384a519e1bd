/** Where players come into a map, which its entities say. */
export interface PlayerStarts {
  /**
   * Classes of such entities, in lower case, those first at which somebody who looks at the map begins best. A `*` in a name
   * stands for anything, so that places of games that were made from this one are found.
   */
  readonly classes: readonly string[];
  /** How far above the place that an entity gives the eyes of somebody who stands are, in game units. */
  readonly eyeHeight: number;
}
