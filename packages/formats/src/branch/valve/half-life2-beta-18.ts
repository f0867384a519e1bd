/**
 * Half-Life 2 as it leaked in 2003, in its later maps: VBSP 18. The layout of the released game, but faces hold the
 * average of their light themselves.
 *
 * Sources: public readers, the article's table of versions; no such map is at hand.
 */
import {
  array,
  bits,
  candidates,
  f32,
  i16,
  i32,
  records,
  ref,
  span,
  struct,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { ColorRgbExp } from './records/lighting.js';
import { Leaf, LeafVersion0 } from './records/space.js';
import { faceLight, branch as parent } from './source-2004.js';
import { compilerOrder2004, sourceDirectory } from './source-directory.js';

export * from './source-2004.js';

/**
 * A flat convex polygon (lump 7) of version 18.
 * @orig dface_t @source public readers; the order of count and first primitive from later versions @confidence probable
 */
export class FaceAverageLight extends struct(72, {
  /** Average of the face's light, one colour for each of `styles`. Later files have it before the samples. */
  averageLight: array(ColorRgbExp, 4),
  /** Plane that the face lies on. */
  plane: ref(u16, 'PLANES'),
  /** 1 = the plane is the second of its pair, so that the face looks against the plane of its node. */
  side: u8,
  /** 1 = on a node, 0 = inside a leaf. */
  onNode: u8,
  /** First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. */
  firstEdge: span(i32, 'SURFEDGES', 'edgeCount'),
  /** Number of edges. */
  edgeCount: i16,
  /** How it is textured; -1 = not at all. */
  texture: ref(i16, 'TEXTURE_INFO', { none: -1 }),
  /** Displacement made of it; -1 = none. */
  displacement: ref(i16, 'DISPLACEMENT_INFO', { none: -1 }),
  /** Fog volume that it is the surface of; -1 = none. */
  fogVolume: i16,
  /** Light styles; 255 = unused slot. */
  styles: array(u8, 4),
  /** Byte offset in the lump of lightmap samples; -1 = not lit. */
  lightOffset: i32,
  /** Area, in square game units. */
  area: f32,
  /** Lower corner of its lightmap, in samples. */
  lightmapMins: vector(i32, ['s', 't']),
  /** Size of its lightmap, in samples, less one. */
  lightmapSize: vector(i32, ['s', 't']),
  /** Face before splitting that it is a part of; -1 = none. */
  originalFace: ref(i32, 'ORIGINAL_FACES', { none: -1, mayBeEmpty: true }),
  /** Number of primitives. */
  primitiveCount: bits(u16, 15),
  /** Highest bit of the count: no dynamic shadow falls on the face. */
  noDynamicShadows: bits(u16, 1),
  /** First of `primitiveCount` primitives. */
  firstPrimitive: span(u16, 'PRIMITIVES', 'primitiveCount'),
  /** Groups of faces that light is smoothed across. */
  smoothingGroups: u32,
}) {}

/**
 * A face before it was split (lump 27) of version 18; its texture may be an old number.
 * @orig dface_t @source public readers @confidence probable
 */
export class OriginalFaceAverageLight extends FaceAverageLight.with(72, {
  /** How it was textured when the compiler split it; the number may be an old one. -1 = not at all. */
  texture: i16,
}) {}

/** Documents disagree on leaves of version 18, which all have lump version 0: sizes decide, with light where both divide. */
const leaves = candidates({
  'with-light': { version: 0, type: records(LeafVersion0) },
  plain: { version: 0, type: records(Leaf) },
});

/** The later maps of the leaked Half-Life 2. */
export const branch = deriveBranch(parent, {
  id: 'valve/half-life2-beta-18',
  title: 'Half-Life 2 as it leaked in 2003, version 18',
  container: sourceDirectory([18], { writeOrder: compilerOrder2004 }),
  lumps: {
    FACES: lump(7, FaceAverageLight),
    LEAVES: lump(10, leaves),
    ORIGINAL_FACES: lump(27, OriginalFaceAverageLight),
  },
  capabilities: { faceLight: { ...faceLight, hasAverages: false } },
});
