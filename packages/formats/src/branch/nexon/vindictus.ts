/**
 * Vindictus (Mabinogi: Heroes) since its later engine: faces are four bytes longer, and static props are of versions 7
 * and, since 2025, 8. Everything else is as in the first generation, under the same header: the faces tell the two apart.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game is at hand.
 */
import { bytes, i32, versions } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { FaceVindictus2010, branch as parent } from './vindictus-2010.js';

export * from './vindictus-2010.js';

/**
 * A flat convex polygon (lumps 7, 27 and 58, version 2). Two public readers have the unknown word behind the light
 * styles, two others and the public article before them; what the article says of it, always negative, is what the
 * styles of most faces look like when they are read as it.
 * @orig dface_t @source public article and readers @confidence guess
 */
export class FaceVindictus extends FaceVindictus2010.insertAfter(76, 'styles', {
  /** Unknown. */
  unknown0x20: bytes(4),
}) {}

/**
 * A face before it was split (lump 27); its texture may be an old number, as in all Source maps.
 * @orig dface_t @source public article and readers @confidence guess
 */
export class OriginalFaceVindictus extends FaceVindictus.with(76, {
  /** How it was textured when the compiler split it; the number may be an old one. -1 = not at all. */
  texture: i32,
}) {}

/** Vindictus, second generation. */
export const branch = deriveBranch(parent, {
  id: 'nexon/vindictus',
  title: 'Vindictus',
  lumps: {
    FACES: lump(7, versions({ 2: FaceVindictus })),
    ORIGINAL_FACES: lump(27, OriginalFaceVindictus),
    FACES_HDR: lump(58, FaceVindictus),
  },
  clues: parent.clues,
});
