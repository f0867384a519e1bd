/**
 * Source from Alien Swarm (2010) on, with Portal 2, Counter-Strike: Global Offensive and The Stanley Parable: VBSP 21
 * with the directory's usual order. Brush sides may be thin; every face names the brushes that it came from.
 */
import { list, opaque, ref, struct, u8, u16 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { alienSwarmLimits } from '../../limits/source-limits.js';
import { lump } from '../../lump.js';
import { branch as parent } from './left4dead.js';
import { sourceLumpPatches } from './lump-patches.js';
import { DisplacementMultiblend } from './records/multiblend.js';
import { BrushSide } from './records/space.js';
import { displacementsWithMultiblend } from './scene.js';
import { compilerOrder2010, sourceDirectory } from './source-directory.js';

export * from './left4dead.js';
export * from './records/multiblend.js';

/**
 * A side of a brush (lump 19).
 * @orig dbrushside_t @source engine headers @confidence certain
 */
export class BrushSideThin extends BrushSide.omit(6, 'bevel').with(8, {
  /** 1 = the side was added for collision only. */
  bevel: u8,
  /** 1 = the brush is thin along this side. */
  thin: u8,
}) {}

/**
 * The brushes that a face came from (lump 23), by the face's number. With a count of 1, `first` is the brush itself; with
 * more, it is the first of `count` entries in FACE_BRUSHES.
 * @orig dfacebrushlist_t @source real maps @confidence probable
 */
export class FaceBrushList extends struct(4, {
  /** Number of brushes. */
  brushCount: u16,
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  first: u16,
}) {}

/** Alien Swarm and the games of its engine. */
export const branch = deriveBranch(parent, {
  id: 'valve/alien-swarm',
  title: 'Source 2010 and later (Alien Swarm, Portal 2, Counter-Strike: Global Offensive)',
  limits: alienSwarmLimits,
  // 42: a fork of the engine that kept its layouts, as the one map at hand has it.
  container: sourceDirectory([21, 42], { writeOrder: compilerOrder2010, emptyAtZero: [58] }),
  without: ['PORTALS', 'CLUSTERS', 'PORTAL_VERTICES', 'CLUSTER_PORTALS', 'PHYSICS_COLLISION_SURFACE'],
  lumps: {
    BRUSH_SIDES: lump(19, BrushSideThin),
    /** Brushes, as faces of several select them. */
    FACE_BRUSHES: lump(22, list(ref(u16, 'BRUSHES'))),
    FACE_BRUSH_LISTS: lump(23, FaceBrushList),
    /** Triangles and names of static props. */
    PROP_BLOB: lump(49, opaque),
    /** What the physics needs for other levels of detail. */
    PHYSICS_LEVEL: lump(62, opaque),
    /** How each vertex of the displacements blends several textures; empty where none does. */
    DISPLACEMENT_MULTIBLEND: lump(63, DisplacementMultiblend),
  },
  capabilities: { lumpPatches: sourceLumpPatches, displacements: displacementsWithMultiblend },
});
