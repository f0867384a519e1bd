/** Records that are drawn: textures, models, meshes, vertices. Distances are game units, z points up. */
import { array, f32, flags, i8, i16, i32, ref, span, struct, u8, u16, u32, vector } from '@brushwork/record';
import { meshFlags } from '../flags.js';

/** A place in the world, in game units. */
export const point = vector(f32, ['x', 'y', 'z']);
/** A place in a texture. */
const textureCoordinate = vector(f32, ['u', 'v']);
/** Red, green, blue and opacity. */
const color = vector(u8, ['red', 'green', 'blue', 'alpha']);

/**
 * A texture and how it is drawn (lump 2).
 * @orig dtexdata_t @source public readers; sizes and references of a real map @confidence certain
 */
export class TextureData extends struct(36, {
  /** Average colour, which light takes on. */
  reflectivity: vector(f32, ['red', 'green', 'blue']),
  /** Its name. */
  name: ref(i32, 'TEXTURE_STRING_TABLE'),
  /** Width of the whole texture in pixels. */
  width: i32,
  /** Height of the whole texture in pixels. */
  height: i32,
  /** Width of the part that is shown, in pixels. */
  viewWidth: i32,
  /** Height of the part that is shown, in pixels. */
  viewHeight: i32,
  /** How it is drawn. */
  flags: flags(u32, meshFlags),
}) {}

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * @orig dmodel_t @source public readers; sizes and references of a real map @confidence certain
 */
export class Model extends struct(32, {
  /** Lower corner of the box, in game units. */
  mins: point,
  /** Upper corner of the box, in game units. */
  maxs: point,
  /** First of `meshCount` meshes. */
  firstMesh: span(u32, 'MESHES', 'meshCount'),
  /** Number of meshes. */
  meshCount: u32,
}) {}

/**
 * A picture of the surroundings, for reflections (lump 42).
 * @orig dcubemapsample_t @source public readers; size in a real directory @confidence probable
 */
export class Cubemap extends struct(16, {
  /** Where it was taken, in game units. */
  origin: vector(i32, ['x', 'y', 'z']),
  /** Unknown. */
  unknown0x0C: u32,
}) {}

/**
 * A corner of a mesh without light (lump 71).
 * @source public readers; size in a real directory @confidence probable
 */
export class VertexUnlit extends struct(20, {
  /** Where it is. */
  position: ref(u32, 'VERTICES'),
  /** Which way it faces. */
  normal: ref(u32, 'VERTEX_NORMALS'),
  /** Place in the texture. */
  texture: textureCoordinate,
  /** Colour that the texture is multiplied with. */
  color: color,
}) {}

/**
 * A corner of a mesh with light in one direction (lump 72).
 * @source public readers; sizes and references of a real map @confidence certain
 */
export class VertexLitFlat extends struct(36, {
  /** Where it is. */
  position: ref(u32, 'VERTICES'),
  /** Which way it faces. */
  normal: ref(u32, 'VERTEX_NORMALS'),
  /** Place in the texture. */
  texture: textureCoordinate,
  /** Colour that the texture is multiplied with. */
  color: color,
  /** Place in the lightmap. */
  lightmap: textureCoordinate,
  /** Offset in the lightmap; always 0. */
  lightmapStep: vector(f32, ['x', 'y']),
}) {}

/**
 * A corner of a mesh with light that follows bumps (lump 73).
 * @source public readers @confidence probable
 */
export class VertexLitBump extends VertexLitFlat.insertAfter(44, 'lightmapStep', {
  /** Tangents; indexes into something that isn't known. */
  tangent: array(i32, 2),
}) {}

/**
 * A corner of a mesh without light that has tangents, such as glass (lump 74).
 * @source public readers @confidence probable
 */
export class VertexUnlitTangent extends VertexUnlit.insertAfter(28, 'color', {
  /** Tangents; indexes into something that isn't known. */
  tangent: array(i32, 2),
}) {}

/**
 * A corner of a mesh that is lit by itself (lump 75), of which no official map has any.
 * @source one public reader @confidence guess
 */
export class VertexBlinnPhong extends struct(92, {
  /** Where it is. */
  position: ref(u32, 'VERTICES'),
  /** Which way it faces. */
  normal: ref(u32, 'VERTEX_NORMALS'),
  /** Colour that the texture is multiplied with. */
  color: color,
  /** Place in the texture. */
  texture: textureCoordinate,
  /** Place in the lightmap. */
  lightmap: textureCoordinate,
  /** Tangents. */
  tangent: array(f32, 16),
}) {}

/**
 * Triangles of one material (lump 80).
 * @orig dface_t of Source, much changed @source public readers @confidence probable
 */
export class Mesh extends struct(28, {
  /** First of its corners: three entries in MESH_INDICES a triangle. */
  firstIndex: span(u32, 'MESH_INDICES', 'triangleCount * 3'),
  /** Number of triangles. */
  triangleCount: u16,
  /** First of its vertices, as MESH_INDICES number them. */
  firstVertex: u16,
  /** Number of vertices. */
  vertexCount: u16,
  /** Kind of vertices; what the values are isn't known. */
  vertexType: u16,
  /** Light styles; 255 = unused slot. */
  styles: array(u8, 4),
  /** First lightmap sample along each axis. */
  luxelOrigin: array(i16, 2),
  /** Number of lightmap samples along each axis, less one. */
  luxelSize: array(u8, 2),
  /** Material and where its vertices begin. */
  material: ref(u16, 'MATERIAL_SORTS'),
  /** How it is drawn, and in which lump its vertices are. */
  flags: flags(u32, meshFlags),
}) {}

/**
 * The same in Titanfall 2, which names a cubemap here.
 * @source public readers; sizes and references of a real map @confidence certain
 */
export class MeshWithCubemap extends Mesh.omit(
  16,
  'vertexType',
  'styles',
  'luxelOrigin',
  'luxelSize',
).insertAfter(28, 'vertexCount', {
  /** Kind of vertices; what the values are isn't known. */
  vertexType: u8,
  /** Cubemap that it reflects; -1 = none. Compilers that make no cubemaps write 0. */
  cubemap: ref(i8, 'CUBEMAPS', { none: -1, mayBeEmpty: true }),
  /** Light styles; 255 = unused slot. */
  styles: array(u8, 4),
  /** First lightmap sample along each axis. */
  luxelOrigin: array(i16, 2),
  /** Number of lightmap samples along each axis, less one. */
  luxelSize: array(u8, 2),
}) {}

/**
 * The box around a mesh (lump 81), by the mesh's number.
 * @source public readers; sizes and values of a real map @confidence certain
 */
export class MeshBounds extends struct(32, {
  /** Its middle, in game units. */
  origin: point,
  /** Radius of a ball around it, in game units; compilers may leave it 0. */
  radius: f32,
  /** Half its size along each axis, in game units. */
  extents: point,
  /** Tangent of an angle that it is turned by; what for isn't known. */
  tangentYaw: f32,
}) {}

/**
 * A material with a lightmap and where vertices begin that MESH_INDICES count (lump 82).
 * @source public readers; sizes and references of a real map @confidence certain
 */
export class MaterialSort extends struct(12, {
  /** Its texture. */
  texture: ref(i16, 'TEXTURE_DATA'),
  /** Its lightmap; -1 = none. */
  lightmap: ref(i16, 'LIGHTMAP_HEADERS', { none: -1 }),
  /** Its cubemap; -1 = none. Compilers that make no cubemaps write 0. */
  cubemap: ref(i16, 'CUBEMAPS', { none: -1, mayBeEmpty: true }),
  /** Last vertex that its meshes use; compilers may leave it 0. */
  lastVertex: u16,
  /** Number of the vertex that entries of MESH_INDICES count from. */
  firstVertex: i32,
}) {}

/**
 * A size of lightmaps (lump 83).
 * @source public readers; values of a real map @confidence probable
 */
export class LightmapHeader extends struct(8, {
  /** What kind of lightmap it is. */
  type: u32,
  /** Width in samples. */
  width: u16,
  /** Height in samples. */
  height: u16,
}) {}

/**
 * What holds for the whole map (lump 123): there is one record. Meshes of the world are opaque ones first, then decals,
 * then those that are seen through, then the sky.
 * @source public readers; values of a real map @confidence probable
 */
export class LevelInfo extends struct(28, {
  /** Number of the first mesh that is a decal. */
  firstDecalMesh: u32,
  /** Number of the first mesh that is seen through. */
  firstTransparentMesh: u32,
  /** Number of the first mesh of the sky. */
  firstSkyMesh: u32,
  /** Number of static props. */
  staticPropCount: u32,
  /** Direction of the sun's light. */
  sunNormal: point,
}) {}
