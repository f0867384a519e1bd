/** Records of what is drawn: edges, faces, textures, primitives, overlays, cubemaps. */
import {
  array,
  bits,
  f32,
  flags,
  i16,
  i32,
  ref,
  signedRef,
  span,
  struct,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';
import { surfaceFlags } from '../flags.js';

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * @orig dedge_t @source specification, edges @confidence certain
 */
export class Edge extends struct(4, {
  /** Its two ends. */
  vertices: array(ref(u16, 'VERTICES'), 2),
}) {}

/** An entry of SURFEDGES: an edge, walked backwards when negative. */
export const surfedge = signedRef(i32, 'EDGES');

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * @orig dface_t @source specification, faces @confidence certain
 */
export class Face extends struct(56, {
  /** Plane that the face lies on. */
  plane: ref(u16, 'PLANES'),
  /**
   * 1 = the plane is the second of its pair, so that the face looks against the plane of its node. The face looks along
   * its own plane's normal in either case: so do all 28,000 faces of 58 real maps.
   */
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
  /** Number of primitives; the highest bit says that no dynamic shadow falls on it. */
  primitiveCount: bits(u16, 15),
  /** Highest bit of the count: no dynamic shadow falls on the face. */
  noDynamicShadows: bits(u16, 1),
  /** First of `primitiveCount` primitives. */
  firstPrimitive: span(u16, 'PRIMITIVES', 'primitiveCount'),
  /** Groups of faces that light is smoothed across. */
  smoothingGroups: u32,
}) {}

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change the numbers
 * here, so that they may point behind the lump: the texture is no reference.
 * @orig dface_t @source specification, faces; real maps @confidence certain
 */
export class OriginalFace extends Face.with(56, {
  /** How it was textured when the compiler split it; the number may be an old one. -1 = not at all. */
  texture: i16,
}) {}

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and the texture.
 * @orig texinfo_t @source specification, texinfo @confidence certain
 */
export class TextureInfo extends struct(72, {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  textureS: vector(f32, ['x', 'y', 'z', 'offset']),
  /** Direction and offset of the texture's t axis, in texels. */
  textureT: vector(f32, ['x', 'y', 'z', 'offset']),
  /** Direction and offset of the lightmap's s axis, in samples. */
  lightmapS: vector(f32, ['x', 'y', 'z', 'offset']),
  /** Direction and offset of the lightmap's t axis, in samples. */
  lightmapT: vector(f32, ['x', 'y', 'z', 'offset']),
  /** How the surface is drawn and lit. */
  flags: flags(i32, surfaceFlags),
  /** Texture; -1 = none. */
  textureData: ref(i32, 'TEXTURE_DATA', { none: -1 }),
}) {}

/**
 * A texture (lump 2).
 * @orig dtexdata_t @source specification, texdata @confidence certain
 */
export class TextureData extends struct(32, {
  /** Share of the light that it throws back, 0 to 1. */
  reflectivity: vector(f32, ['red', 'green', 'blue']),
  /** Name, as an entry of the string table. */
  name: ref(i32, 'TEXTURE_STRING_TABLE'),
  /** Width of the image in pixels. */
  width: i32,
  /** Height of the image in pixels. */
  height: i32,
  /** Width that is shown, in pixels. */
  viewWidth: i32,
  /** Height that is shown, in pixels. */
  viewHeight: i32,
}) {}

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * @orig dprimitive_t @source engine headers @confidence certain
 */
export class Primitive extends struct(10, {
  /** 0 = list of triangles, 1 = strip. */
  type: u16,
  /** First of `indexCount` entries in PRIMITIVE_INDICES. */
  firstIndex: span(u16, 'PRIMITIVE_INDICES', 'indexCount'),
  /** Number of indexes. */
  indexCount: u16,
  /** First of `vertexCount` entries in PRIMITIVE_VERTICES. */
  firstVertex: span(u16, 'PRIMITIVE_VERTICES', 'vertexCount'),
  /** Number of vertices. */
  vertexCount: u16,
}) {}

/**
 * A place that reflections were taken at (lump 42).
 * @orig dcubemapsample_t @source specification, cubemap @confidence certain
 */
export class CubemapSample extends struct(16, {
  /** Place, in whole game units. */
  origin: vector(i32, ['x', 'y', 'z']),
  /** Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int is open: the rest is 0 in all real maps. */
  size: i32,
}) {}

/**
 * A decal that lies on faces (lump 45).
 * @orig doverlay_t @source specification, overlay @confidence certain
 */
export class Overlay extends struct(352, {
  /** Number that the compiler gave it, in the order of their entities; those on water begin behind the most that there may be of others. */
  id: i32,
  /** How it is textured; -1 = not at all. */
  texture: ref(i16, 'TEXTURE_INFO', { none: -1 }),
  /** Number of faces that it lies on, at most 64. */
  faceCount: bits(u16, 14),
  /** Which of several overlapping ones is drawn last. */
  renderOrder: bits(u16, 2),
  /** Faces that it lies on; the first `faceCount` are used. */
  faces: array(ref(i32, 'FACES', { mayBeEmpty: true }), 64, { used: 'faceCount' }),
  /** Texture coordinates of its left and right border. */
  u: vector(f32, ['start', 'end']),
  /** Texture coordinates of its lower and upper border. */
  v: vector(f32, ['start', 'end']),
  /** Its corners on the plane around the origin; the z of the first three hold the direction of u, that of the last a flip. */
  uvPoints: array(vector(f32, ['x', 'y', 'z']), 4),
  /** Middle, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Unit vector away from the surface. */
  normal: vector(f32, ['x', 'y', 'z']),
}) {}

/**
 * A decal that lies on water (lump 50).
 * @orig dwateroverlay_t @source engine headers @confidence certain
 */
export class WaterOverlay extends Overlay.with(1120, {
  /** Number of faces that it lies on, at most 256. */
  faceCount: bits(u16, 14),
  /** Faces that it lies on; the first `faceCount` are used. */
  faces: array(ref(i32, 'FACES', { mayBeEmpty: true }), 256, { used: 'faceCount' }),
}) {}

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * @orig doverlayfade_t @source engine headers @confidence certain
 */
export class OverlayFade extends struct(8, {
  /** Square of the distance at which it begins to fade, in game units. */
  minDistanceSquared: f32,
  /** Square of the distance at which it is gone, in game units. */
  maxDistanceSquared: f32,
}) {}

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * @orig doverlaysystemlevel_t @source engine headers @confidence probable
 */
export class OverlaySystemLevels extends struct(4, {
  /** Lowest processor level. */
  minCpu: u8,
  /** Highest processor level. */
  maxCpu: u8,
  /** Lowest graphics level. */
  minGpu: u8,
  /** Highest graphics level. */
  maxGpu: u8,
}) {}
