/**
 * Daikatana (2000): IBSP 41. Quake II, with two more lumps, a number more in each leaf, and more flags.
 *
 * Sources: the game's own headers as they are known, and a reader that was made after them; no real map is at hand.
 */
import { f32, flags, i32, list, vector } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { bspx } from '../../container/bspx/index.js';
import { daikatanaLimits } from '../../limits/quake2-limits.js';
import { lump } from '../../lump.js';
import * as parent from '../id-software/quake2.js';
import { daikatanaContentFlags, daikatanaSurfaceFlags } from './daikatana-flags.js';
import { planePolygons } from './plane-polygons.js';

export * from '../id-software/quake2.js';
export * from './daikatana-flags.js';
export * from './plane-polygons.js';

/** Number of entries of the directory. */
const DAIKATANA_LUMPS = 21;

/**
 * How faces and sides are textured (lump 5), with the game's own flags.
 * @orig texinfo_t @source headers of the game @confidence probable
 */
export class DaikatanaTextureInfo extends parent.TextureInfo.with(76, {
  /** How its surfaces are drawn, lit and walked on. */
  flags: flags(i32, daikatanaSurfaceFlags),
}) {}

/**
 * A leaf of the trees (lump 8). Leaf 0 is everything solid beyond the world.
 * @orig dleaf_t @source headers of the game @confidence probable
 */
export class DaikatanaLeaf extends parent.Leaf.with(32, {
  /** What its brushes are, all together. */
  contents: flags(i32, daikatanaContentFlags),
  /** A brush that the leaf belongs to, by its name in the headers; whether it is an index isn't known. @confidence unknown */
  brush: i32,
}) {}

/**
 * A convex solid (lump 14), with the game's own flags.
 * @orig dbrush_t @source headers of the game @confidence probable
 */
export class DaikatanaBrush extends parent.Brush.with(12, {
  /** What it is. */
  contents: flags(i32, daikatanaContentFlags),
}) {}

/** Daikatana. */
export const branch = deriveBranch(parent.branch, {
  id: 'ion-storm/daikatana',
  title: 'Daikatana',
  container: parent.quake2Directory({ magic: 'IBSP', versions: [41] }, { entryCount: DAIKATANA_LUMPS }),
  lumps: {
    TEXTURE_INFO: lump(5, DaikatanaTextureInfo),
    LEAVES: lump(8, DaikatanaLeaf),
    BRUSHES: lump(14, DaikatanaBrush),
    /** Colour of the light or fog that a texture info's surfaces give, one for each texture info; or the lump is empty. */
    TEXTURE_COLORS: lump(19, list(vector(f32, ['red', 'green', 'blue']))),
    /** Which faces lie on each plane, for fast lookups while playing; empty in maps whose compiler wasn't asked for it. */
    PLANE_POLYGONS: lump(20, planePolygons),
    /** Further lumps that later tools append. */
    BSPX: lump(DAIKATANA_LUMPS, bspx()),
  },
  limits: daikatanaLimits,
});
