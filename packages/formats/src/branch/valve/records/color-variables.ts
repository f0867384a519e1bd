import { i32, many, sequence, text } from '@brushwork/record';

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain flag are
 * tinted by, the red, green and blue of their colour together being an index into them.
 * @source public readers @confidence probable
 */
export const colorVariables = sequence('ColorVariables', {
  /** Number of names. */
  count: i32,
  /** Names of the variables. */
  names: many(text(64), 'count'),
});
