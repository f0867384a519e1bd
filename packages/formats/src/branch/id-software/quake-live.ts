/**
 * Quake Live (2010): IBSP 47, Quake III's records with one lump more for advertisements.
 *
 * Sources: the compiler that writes such maps, and what reimplementations of the loader know. No real map is at hand.
 */
import { array, f32, i32, struct, text, vector } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { branch as parent } from './quake3.js';
import { quake3Directory } from './quake3-directory.js';

export * from './quake3.js';

/**
 * A place on which the game shows advertisements (lump 17).
 * @orig bspAdvertisement_t @source the compiler's source @confidence probable
 */
export class Advertisement extends struct(128, {
  /** Number by which the game asks for the picture. */
  cell: i32,
  /** Unit vector away from the rectangle. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Corners of the rectangle, in game units. */
  corners: array(vector(f32, ['x', 'y', 'z']), 4),
  /** Brush model that it is shown on, as entities name it: `*1`; NUL-terminated within the 64 bytes. */
  model: text(64),
}) {}

/** Quake Live: Quake III's records, another version, and advertisements. */
export const branch = deriveBranch(parent, {
  id: 'id-software/quake-live',
  title: 'Quake Live',
  container: quake3Directory({ magic: 'IBSP', versions: [47], leastEntryCount: 17 }),
  lumps: {
    ADVERTISEMENTS: lump(17, Advertisement),
  },
  // Its maps have Quake III's entities, which those of the other game of this version don't know.
  clues: {
    filled: ['ADVERTISEMENTS'],
    classes: [
      'advertisement',
      'holdable_*',
      'item_armor_body',
      'item_armor_combat',
      'item_armor_jacket',
      'item_armor_shard',
      'item_haste',
      'item_health_mega',
      'item_invis',
      'item_quad',
      'item_regen',
      'race_point',
      'team_dom_point',
      'weapon_bfg',
      'weapon_hmg',
      'weapon_lightning',
      'weapon_plasmagun',
      'weapon_railgun',
      'weapon_rocketlauncher',
      'weapon_shotgun',
    ],
  },
});
