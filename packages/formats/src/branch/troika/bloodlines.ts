/**
 * Vampire: The Masquerade - Bloodlines (2004): VBSP 17, of an engine that was taken over before Half-Life 2 was done.
 * Faces have eight light styles and the average of their light, leaves no light; quotes in entity text are escaped, since
 * outputs hold lines of script. Some brushes have sides that stand there several times.
 *
 * Sources: the public article on games, public readers, and what was measured and published on the maps of the game and
 * its engine; no such map is at hand.
 */
import { array, flags, i16, i32, u8 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { lump } from '../../lump.js';
import { FaceAverageLight, branch as parent } from '../valve/half-life2-beta-18.js';
import { ColorRgbExp } from '../valve/records/lighting.js';
import { Brush, Leaf } from '../valve/records/space.js';
import { compilerOrder2004, sourceDirectory } from '../valve/source-directory.js';
import { bloodlinesContentFlags } from './content-flags.js';

export * from '../valve/half-life2-beta-18.js';
export * from './content-flags.js';

/**
 * A flat convex polygon (lump 7). Where its primitives are, the article has groups of smoothing; `reference/corrections.md`
 * says why these are taken.
 * @orig dface_bsp17_t @source public article on games, public readers; published measurements @confidence probable
 */
export class FaceBloodlines extends FaceAverageLight.omit(68, 'smoothingGroups')
  .insertAfter(84, 'styles', {
    /** Named after the day in the article; 0 in every map that was measured, and not read by the engine. */
    dayStyles: array(u8, 8),
    /** Named after the night in the article; 0 in every map that was measured, and not read by the engine. */
    nightStyles: array(u8, 8),
  })
  .with(104, {
    /** Average of the face's light, one colour for each of `styles`. */
    averageLight: array(ColorRgbExp, 8),
    /** Light styles; 255 = unused slot. */
    styles: array(u8, 8),
  }) {}

/**
 * A face before it was split (lump 27); its texture may be an old number.
 * @orig dface_bsp17_t @source public article on games, public readers @confidence probable
 */
export class OriginalFaceBloodlines extends FaceBloodlines.with(104, {
  /** How it was textured when the compiler split it; the number may be an old one. -1 = not at all. */
  texture: i16,
}) {}

/**
 * A leaf of the trees (lump 10).
 * @orig dleaf_t @source specification, node and leaf; published measurements @confidence probable
 */
export class LeafBloodlines extends Leaf.with(32, {
  /** What its brushes are, all together, whether it rains there and whether the water's fog is to be looked for. */
  contents: flags(i32, bloodlinesContentFlags),
}) {}

/**
 * A convex solid (lump 18): the space behind all its sides.
 * @orig dbrush_t @source specification, brushes; published measurements @confidence probable
 */
export class BrushBloodlines extends Brush.with(12, {
  /** What the solid is. */
  contents: flags(i32, bloodlinesContentFlags),
}) {}

/** Vampire: The Masquerade - Bloodlines. */
export const branch = deriveBranch(parent, {
  id: 'troika/bloodlines',
  title: 'Vampire: The Masquerade - Bloodlines',
  container: sourceDirectory([17], { writeOrder: compilerOrder2004 }),
  lumps: {
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL; a quote in quotes is escaped. */
    ENTITIES: lump(0, entityText({ escapes: 'quote' })),
    FACES: lump(7, FaceBloodlines),
    LEAVES: lump(10, LeafBloodlines),
    BRUSHES: lump(18, BrushBloodlines),
    ORIGINAL_FACES: lump(27, OriginalFaceBloodlines),
  },
  clues: {
    classes: [
      'item_g_*',
      'item_k_*',
      'item_m_*',
      'item_p_*',
      'item_w_*',
      'npc_vhuman*',
      'npc_vvampire*',
      'npc_vpedestrian',
      'npc_vcop',
      'npc_vrat',
      'npc_vdialogpedestrian',
    ],
  },
});
