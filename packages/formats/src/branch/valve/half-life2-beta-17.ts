/**
 * Half-Life 2 as it leaked in 2003, in its earlier maps: VBSP 17, as Vampire: The Masquerade - Bloodlines has it, whose
 * records are others. Faces have no primitives, displacements no tags of triangles, leaves no light.
 *
 * Sources: public readers, the article's table of versions; no such map is at hand.
 */
import { i16 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { FaceAverageLight, branch as parent } from './half-life2-beta-18.js';
import { DisplacementInfo } from './records/displacements.js';
import { Leaf } from './records/space.js';
import { displacementsWithoutTriangles } from './scene.js';
import { compilerOrder2004, sourceDirectory } from './source-directory.js';

export * from './half-life2-beta-18.js';

/**
 * A flat convex polygon (lump 7) of version 17.
 * @orig dface_t @source public readers @confidence probable
 */
export class FaceNoPrimitives extends FaceAverageLight.omit(
  68,
  'primitiveCount',
  'noDynamicShadows',
  'firstPrimitive',
) {}

/**
 * A face before it was split (lump 27) of version 17; its texture may be an old number.
 * @orig dface_t @source public readers @confidence probable
 */
export class OriginalFaceNoPrimitives extends FaceNoPrimitives.with(68, {
  /** How it was textured when the compiler split it; the number may be an old one. -1 = not at all. */
  texture: i16,
}) {}

/**
 * A displacement (lump 26) of version 17: nothing is said of its triangles.
 * @orig ddispinfo_t @source public readers @confidence probable
 */
export class DisplacementInfoNoTriangles extends DisplacementInfo.omit(172, 'firstTriangle') {}

/** The earlier maps of the leaked Half-Life 2. */
export const branch = deriveBranch(parent, {
  id: 'valve/half-life2-beta-17',
  title: 'Half-Life 2 as it leaked in 2003, version 17',
  container: sourceDirectory([17], { writeOrder: compilerOrder2004 }),
  lumps: {
    FACES: lump(7, FaceNoPrimitives),
    LEAVES: lump(10, Leaf),
    DISPLACEMENT_INFO: lump(26, DisplacementInfoNoTriangles),
    ORIGINAL_FACES: lump(27, OriginalFaceNoPrimitives),
  },
  capabilities: { displacements: displacementsWithoutTriangles },
  clues: { classes: ['npc_combine*', 'npc_metropolice', 'npc_citizen*', 'npc_antlion*', 'npc_headcrab*'] },
});
