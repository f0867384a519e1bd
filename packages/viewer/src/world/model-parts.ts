import type { ModelSceneLevel, ModelSceneObject } from '@brushwork/ops';

/** How a part of a model is shown by hand. */
export interface PartSetting {
  /** Whether it is hidden. */
  readonly isHidden: boolean;
  /** Degrees by which it is turned around the vertical line through its middle. */
  readonly turn: number;
  /** How far it is raised, in units. */
  readonly lift: number;
}

/** A part as it is in the file. */
export const untouched: PartSetting = { isHidden: false, turn: 0, lift: 0 };

/** Which level of detail of each object is drawn: that of the distance, or one for all, counted from the nearest. */
export type LevelChoice = 'distance' | number;

/** The levels of an object that are drawn at a distance; all of one whose levels are drawn together. */
export function drawnLevels(
  { isAdditive, levels }: Pick<ModelSceneObject, 'isAdditive' | 'levels'>,
  choice: LevelChoice,
  distance: number,
): ReadonlySet<number> {
  if (typeof choice === 'number') return new Set([Math.min(choice, levels.length - 1)]);
  const within = levels.flatMap((level, i) => (isWithin(level, distance) ? [i] : []));
  if (isAdditive) return new Set(within);
  const [first] = within;
  return new Set(first === undefined ? [] : [first]);
}

function isWithin({ distance }: Pick<ModelSceneLevel, 'distance'>, metres: number): boolean {
  if (distance === undefined || Number.isNaN(distance.in) || Number.isNaN(distance.out)) return true;
  return metres >= distance.in && metres < distance.out;
}

/** The words of an object, a level or a part that mean something to the games, from what it says of itself. */
export function specialWords(extras: Readonly<Record<string, unknown>>): readonly string[] {
  const { special } = extras as { readonly special?: unknown };
  return Array.isArray(special) ? special.filter((word): word is string => typeof word === 'string') : [];
}
