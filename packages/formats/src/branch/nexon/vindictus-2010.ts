/**
 * Vindictus (Mabinogi: Heroes) as it was released: VBSP 20 with 32-bit numbers nearly everywhere, under the Orange Box's
 * header. Entries of the game lump's directory are wider, and static props may be stretched.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game is at hand.
 */
import { bits, i32, list, ref, span, u32, vector, versions } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { gameLump } from '../../container/game-lump/index.js';
import { vindictusLimits } from '../../limits/source-limits.js';
import { lump } from '../../lump.js';
import { branch as parent } from '../valve/orange-box.js';
import { gameLumpOptions, gameLumps } from '../valve/records/game-lumps.js';
import { staticProps } from '../valve/records/static-props-layouts.js';
import {
  AreaPortalWide,
  BrushSideWide,
  DisplacementInfoWide,
  EdgeWide,
  FaceWide,
  LeafWide,
  NodeWide,
  OverlayWide,
} from '../valve/records/wide.js';

export * from '../valve/orange-box.js';
export * from '../valve/records/wide.js';

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * @orig dnode_t @source public article and readers @confidence probable
 */
export class NodeVindictus extends NodeWide.with(48, {
  /** Lower corner of a rough box, in whole game units. */
  mins: vector(i32, ['x', 'y', 'z']),
  /** Upper corner of a rough box, in whole game units. */
  maxs: vector(i32, ['x', 'y', 'z']),
  /** Where others have the area of all leaves below; 0 in the maps that were seen by others. */
  area: i32,
}) {}

/**
 * A leaf of the trees (lump 10).
 * @orig dleaf_t @source public article and readers @confidence probable
 */
export class LeafVindictus extends LeafWide.omit(52, 'area', 'flags')
  .insertAfter(56, 'cluster', {
    /** What the leaf is for: sky, radial visibility, 2D sky. Whether some bits are the area, as in other games, isn't settled. */
    flags: i32,
  })
  .with(56, {
    /** Lower corner of a rough box, in whole game units. */
    mins: vector(i32, ['x', 'y', 'z']),
    /** Upper corner of a rough box, in whole game units. */
    maxs: vector(i32, ['x', 'y', 'z']),
  }) {}

/**
 * A flat convex polygon (lumps 7, 27 and 58, version 1).
 * @orig dface_t @source public article and readers @confidence probable
 */
export class FaceVindictus2010 extends FaceWide.omit(
  60,
  'dynamicShadows',
  'primitiveCount',
  'firstPrimitive',
  'smoothingGroups',
).insertAfter(72, 'originalFace', {
  /** Number of primitives. */
  primitiveCount: bits(u32, 15),
  /** Says whether dynamic shadows fall on the face; which of the bits does, 15 as in other games or 31, isn't settled. */
  shadowBits: bits(u32, 17),
  /** First of `primitiveCount` primitives. */
  firstPrimitive: span(u32, 'PRIMITIVES', 'primitiveCount'),
  /** Groups of faces that light is smoothed across. */
  smoothingGroups: u32,
}) {}

/**
 * A face before it was split (lump 27); its texture may be an old number, as in all Source maps.
 * @orig dface_t @source public article and readers @confidence probable
 */
export class OriginalFaceVindictus2010 extends FaceVindictus2010.with(72, {
  /** How it was textured when the compiler split it; the number may be an old one. -1 = not at all. */
  texture: i32,
}) {}

/**
 * A side of a brush (lump 19).
 * @orig dbrushside_t @source public article and readers @confidence probable
 */
export class BrushSideVindictus extends BrushSideWide.omit(12, 'bevel', 'thin').with(16, {
  /** 1 = the side was added for collision only. */
  bevel: i32,
}) {}

/**
 * A displacement (lump 26). Readers agree that the angle stands before the word that others have in its place.
 * @orig ddispinfo_t @source public article and readers @confidence probable
 */
export class DisplacementInfoVindictus extends DisplacementInfoWide.omit(228, 'minTessellation').insertAfter(
  232,
  'smoothingAngle',
  {
    /** Unknown; others have the lowest subdivision beside the angle. */
    unknown0x1C: i32,
  },
) {}

/** Vindictus, first generation. */
export const branch = deriveBranch(parent, {
  id: 'nexon/vindictus-2010',
  title: 'Vindictus (2010 to 2011)',
  limits: vindictusLimits,
  byteOrders: ['little'],
  lumps: {
    NODES: lump(5, NodeVindictus),
    FACES: lump(7, versions({ 1: FaceVindictus2010 })),
    LEAVES: lump(10, LeafVindictus),
    EDGES: lump(12, EdgeWide),
    /** Faces, as leaves select them. */
    LEAF_FACES: lump(16, list(ref(u32, 'FACES', { mayBeEmpty: true }))),
    /** Brushes, as leaves select them. */
    LEAF_BRUSHES: lump(17, list(ref(u32, 'BRUSHES'))),
    BRUSH_SIDES: lump(19, BrushSideVindictus),
    AREA_PORTALS: lump(21, AreaPortalWide),
    DISPLACEMENT_INFO: lump(26, DisplacementInfoVindictus),
    ORIGINAL_FACES: lump(27, OriginalFaceVindictus2010),
    /** A directory of lumps that the game adds, such as static props. */
    GAME_LUMP: lump(
      35,
      gameLump({
        ...gameLumpOptions,
        entry: 'vindictus',
        lumps: {
          ...gameLumps,
          sprp: staticProps.prefer('v6-vindictus', 'v7-vindictus', 'v8-vindictus'),
        },
      }),
    ),
    OVERLAYS: lump(45, OverlayWide),
    FACES_HDR: lump(58, FaceVindictus2010),
  },
  clues: {
    ...parent.clues,
    classes: [
      'func_brush_projectile_remove',
      'npc_glasgavelen',
      'npc_gnoll',
      'npc_player_select',
      'pix_fog_srgb_controller',
      'script_listener_survivor',
    ],
  },
});
