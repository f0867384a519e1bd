/**
 * Lantern Tower (a game that doesn't exist): `LNTN` 4, Lantern with more planes than 16 bits can number, and lamps with a
 * reach.
 *
 * Sources: none, as for Lantern.
 */
import { f32, ref, u32 } from '@brushwork/record';
import { deriveBranch, lump, lumpDirectory } from '../../../src/index.js';
import * as parent from './lantern.js';

export * from './lantern.js';

/**
 * A wall whose plane has 32 bits (lump 2).
 * @source the format's inventor @confidence certain
 */
export class WallWide extends parent.Wall.with(12, {
  /** 32 bits here. */
  plane: ref(u32, 'PLANES'),
}) {}

/**
 * A lamp that says how far it reaches (lump 4).
 * @source the format's inventor @confidence guess
 */
export class LampReach extends parent.Lamp.insertAfter(24, 'origin', {
  /** How far it reaches, in centimetres. */
  reach: f32,
}) {}

/** Lantern Tower. */
export const branch = deriveBranch(parent.branch, {
  id: 'paper-works/lantern-tower',
  title: 'Lantern Tower',
  container: lumpDirectory({
    magic: 'LNTN',
    versions: [4],
    entryCount: 5,
    entry: ['offset', 'length'],
    alignment: 4,
    emptyOffset: 'zero',
  }),
  lumps: { WALLS: lump(2, WallWide), LAMPS: lump(4, LampReach) },
});
