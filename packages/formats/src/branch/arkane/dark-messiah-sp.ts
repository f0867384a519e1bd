/**
 * Dark Messiah of Might and Magic (2006), single player: as the multiplayer's, but models are longer too, and a number
 * stands beside the entries of the game lump's directory.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game is at hand.
 */
import { i32 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { gameLump } from '../../container/game-lump/index.js';
import { lump } from '../../lump.js';
import { gameLumpOptions } from '../valve/records/game-lumps.js';
import { Model } from '../valve/records/space.js';
import { branch as parent, TextureInfoDarkMessiah } from './dark-messiah-mp.js';

export * from './dark-messiah-mp.js';

/**
 * The world (model 0), or a brush model (lump 14).
 * @orig dmodel_t @source public article and readers @confidence probable
 */
export class ModelDarkMessiah extends Model.insertAfter(52, 'origin', {
  /** Unknown; 0 in the maps that were seen by others. */
  unknown0x24: i32,
}) {}

/** Dark Messiah's single player. */
export const branch = deriveBranch(parent, {
  id: 'arkane/dark-messiah-sp',
  title: 'Dark Messiah of Might and Magic (single player)',
  lumps: {
    TEXTURE_INFO: lump(6, TextureInfoDarkMessiah),
    MODELS: lump(14, ModelDarkMessiah),
    /** A directory of lumps that the game adds, such as static props. */
    GAME_LUMP: lump(35, gameLump({ ...gameLumpOptions, entry: 'dark-messiah-sp' })),
  },
  clues: {
    classes: ['func_mm_avoidsimplify', 'info_node_mm_link_controller', 'mm_*', 'vehicle_mm_barge'],
    layouts: { 'GAME_LUMP.sprp': ['v6-dark-messiah'] },
  },
});
