/**
 * Hexen II (1997): Quake's version 29 and all of its lumps, but models with eight trees, for bodies of more sizes. No
 * word of the file says which of the two it is: the size of the lump of models, what stands in it, and the entities do.
 *
 * Sources: the headers of the released compilers and engine and of their maintained descendants; no real map is at hand.
 */
import { array, i32, ref } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { quakePlayer } from '../id-software/player-size.js';
import { quakePlayerStarts } from '../id-software/player-starts.js';
import * as parent from '../id-software/quake.js';
import { sensibleModels } from '../id-software/quake-doubts.js';

export * from '../id-software/quake.js';

/** Values that stand for contents where a clip node could be named. */
const contents: readonly number[] = Object.values(parent.QuakeContents);

/**
 * The world, or a brush model (lump 14), with trees for seven sizes of bodies.
 * @orig dmodel_t @source headers of the released compilers @confidence probable
 */
export class ModelHexen2 extends parent.Model.with(80, {
  /** Roots of the trees that bodies of seven sizes collide with, of which five are used; negative = contents. */
  clipHeadNodes: array(ref(i32, 'CLIP_NODES', { none: contents, mayBeEmpty: true }), 7),
}) {}

/** Hexen II. */
export const branch = deriveBranch(parent.branch, {
  id: 'raven/hexen2',
  title: 'Hexen II',
  lumps: { MODELS: lump(14, ModelHexen2) },
  // Places are on the floor. @source published code of the game's scripts @confidence probable
  capabilities: {
    playerStarts: { ...quakePlayerStarts, eyeHeight: 50 },
    player: { ...quakePlayer, eyes: 50 },
  },
  clues: {
    classes: [
      'art_*',
      'breakable_brush',
      'monster_archer*',
      'monster_golem_*',
      'monster_imp_*',
      'monster_medusa*',
      'monster_mummy*',
      'monster_scorpion_*',
      'monster_spider_*',
      'obj_*',
      'puzzle_piece',
      'puzzle_static_piece',
      'ring_*',
      'wp_weapon*',
    ],
    doubts: { MODELS: sensibleModels },
  },
});
