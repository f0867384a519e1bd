/**
 * Apex Legends (2019): rBSP 47 to 52, from 49 on also with a lower half of the version (51.1). Maps are a header alone:
 * every lump lies in a file beside it. Collision is a tree of boxes, names of surfaces are text without a table.
 *
 * Sources: the directory of a real map of version 51.1, whose sizes settled which of the public readers' records divide
 * and which lumps run parallel; not a single lump of such a map was at hand, so nothing here is certain.
 */
import {
  array,
  candidates,
  f32,
  flags,
  i8,
  i16,
  i32,
  list,
  opaque,
  records,
  ref,
  span,
  struct,
  textOffset,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { byteTextLump } from '../../container/byte-text-lump.js';
import { gameLump } from '../../container/game-lump/index.js';
import { lump } from '../../lump.js';
import { contentFlags, meshFlags } from './flags.js';
import { Cell } from './records/cells.js';
import { LightProbe, WorldLightVersion3 } from './records/light.js';
import { Model, point } from './records/surfaces.js';
import { compilerOrderApex, respawnDirectory, respawnVersion } from './respawn-directory.js';
import { apexMaterials } from './scene.js';
import { branch as parent } from './titanfall2.js';

export * from './titanfall2.js';

/** A texture and how it is drawn (lump 2). @source public readers; size in a real directory @confidence probable */
export class TextureDataApex extends struct(16, {
  /** Its name. */
  name: textOffset(i32, 'SURFACE_NAMES'),
  /** Width in pixels. */
  width: i32,
  /** Height in pixels. */
  height: i32,
  /** How it is drawn. */
  flags: flags(u32, meshFlags),
}) {}

/** The world or a brush model (lump 14). @source public readers; size in a real directory @confidence probable */
export class ModelApex extends Model.insertAfter(64, 'meshCount', {
  /** Root of its tree of boxes. */
  bvhNode: i32,
  /** First of its leaves in BVH_LEAF_DATA. */
  bvhLeaf: i32,
  /** First of its vertices. */
  firstVertex: i32,
  /** Whether its vertices are packed. */
  vertexFlags: i32,
  /** Middle that packed vertices are counted from, in game units. */
  packedOrigin: point,
  /** Scale of its boxes. */
  nodeScale: f32,
}) {}

/** How a surface is to collision (lump 17). @source public readers; size in a real directory @confidence probable */
export class SurfaceProperty extends struct(8, {
  /** Unknown. */
  unknown0x00: i16,
  /** Unknown. */
  unknown0x02: i8,
  /** What it is, in CONTENTS_MASKS. */
  contents: ref(u8, 'CONTENTS_MASKS'),
  /** Its name. */
  name: textOffset(i32, 'SURFACE_NAMES'),
}) {}

/** A node with four boxes (lump 18). @source public readers; size in a real directory @confidence probable */
export class BoxTreeNode extends struct(64, {
  /** Lower and upper bound of the four boxes along x, in parts of the model's scale. */
  boundsX: array(i16, 8),
  /** The same along y. */
  boundsY: array(i16, 8),
  /** The same along z. */
  boundsZ: array(i16, 8),
  /** What is in the four boxes: 24 bits of an index, and 8 bits that say of what kind. */
  children: array(u32, 4),
}) {}

/** Triangles of one material (lump 80). @source public readers; size in a real directory @confidence probable */
export class MeshApex extends struct(28, {
  /** First of its corners: three entries in MESH_INDICES a triangle. */
  firstIndex: span(u32, 'MESH_INDICES', 'triangleCount * 3'),
  /** Number of triangles. */
  triangleCount: u16,
  /** Unknown. */
  unknown0x06: array(i16, 8),
  /** Material and where its vertices begin. */
  material: ref(u16, 'MATERIAL_SORTS'),
  /** How it is drawn, and in which lump its vertices are. */
  flags: flags(u32, meshFlags),
}) {}

/** A material and where vertices begin (lump 82). @source public readers; size in a real directory @confidence probable */
export class MaterialSortApex extends struct(12, {
  /** Its texture. */
  texture: ref(i16, 'TEXTURE_DATA'),
  /** Its lightmap; -1 = none. */
  lightmap: ref(i16, 'LIGHTMAP_HEADERS', { none: -1 }),
  /** Unknown. */
  unknown0x04: array(i16, 2),
  /** Number of the vertex that entries of MESH_INDICES count from. */
  firstVertex: u32,
}) {}

/** A corner of a mesh (lumps 71 and 72). @source public readers; size in a real directory @confidence probable */
export class VertexApex extends struct(20, {
  /** Where it is. */
  position: ref(u32, 'VERTICES'),
  /** Which way it faces. */
  normal: ref(u32, 'VERTEX_NORMALS'),
  /** Place in the texture. */
  texture: vector(f32, ['u', 'v']),
  /** Unknown; -1 as far as is known. */
  unknown0x10: i32,
}) {}

/** A corner with light that follows bumps (lump 73). @source public readers; size in a real directory @confidence probable */
export class VertexLitBumpApex extends VertexApex.insertAfter(32, 'unknown0x10', {
  /** Place in the lightmap. */
  lightmap: vector(f32, ['u', 'v']),
  /** Colour that the texture is multiplied with. */
  color: vector(u8, ['red', 'green', 'blue', 'alpha']),
}) {}

/** A corner of glass (lump 74). @source public readers; size in a real directory @confidence probable */
export class VertexUnlitTangentApex extends VertexApex.insertAfter(24, 'unknown0x10', {
  /** Unknown. */
  unknown0x14: i32,
}) {}

/** A corner that is lit by itself (lump 75). @source public readers @confidence probable */
export class VertexBlinnPhongApex extends VertexApex.omit(16, 'unknown0x10').with(24, {
  /** Place in the lightmap. */
  lightmap: vector(f32, ['u', 'v']),
}) {}

/** A box of a tree (lumps 99 and 119). @source public readers; size in a real directory @confidence probable */
export class TreeNodeApex extends struct(32, {
  /** Lower corner, in game units. */
  mins: point,
  /** Boxes in it: a first one, a number, and flags, in bits that differ between versions. */
  unknown0x0C: u32,
  /** Upper corner, in game units. */
  maxs: point,
  /** What is in it, in bits that differ between versions. */
  unknown0x1C: u32,
}) {}

/** A part of the world that openings lead into (lump 107). @source public readers; size in a real directory @confidence probable */
export class CellApex extends Cell.with(8, {
  /** Water that it is in, as it was counted before; -1 = none, as far as is known. */
  water: i16,
}) {}

/** Light that arrives at a place, without filler (lump 101 from version 51 on). @source public readers; size in a real directory @confidence probable */
export class LightProbeShort extends LightProbe.omit(44, 'padding') {}

/** What holds for the whole map (lump 123). @source public readers; size in a real directory @confidence probable */
export class LevelInfoApex extends struct(36, {
  /** Unknown; numbers of meshes, as far as is known. */
  unknown0x00: array(u32, 4),
  /** Number of static props. */
  staticPropCount: u32,
  /** Direction of the sun's light. */
  sunNormal: point,
  /** Number of models that entities in files beside the map name. */
  entityModelCount: u32,
}) {}

/** Apex Legends. */
export const branch = deriveBranch(parent, {
  id: 'respawn/apex-legends',
  title: 'Apex Legends',
  container: respawnDirectory(
    [47, 48, 49, 50, 51, 52, ...[49, 50, 51, 52].map((version) => respawnVersion(version, 1))],
    { writeOrder: compilerOrderApex },
  ),
  without: [
    'LIGHTPROBE_BSP_NODES',
    'LIGHTPROBE_BSP_REFERENCES',
    'PHYSICS_COLLIDE',
    'LEAF_WATER_DATA',
    'TEXTURE_STRING_DATA',
    'TEXTURE_STRING_TABLE',
    'PHYSICS_LEVEL',
    'TRICOLL_TRIANGLES',
    'TRICOLL_NODES',
    'TRICOLL_HEADERS',
    'PHYSICS_TRIANGLES',
    'CM_GRID',
    'CM_GRID_CELLS',
    'CM_GEO_SETS',
    'CM_GEO_SET_BOUNDS',
    'CM_PRIMITIVES',
    'CM_PRIMITIVE_BOUNDS',
    'CM_UNIQUE_CONTENTS',
    'CM_BRUSHES',
    'CM_BRUSH_SIDE_PLANE_OFFSETS',
    'CM_BRUSH_SIDE_PROPERTIES',
    'CM_BRUSH_SIDE_TEXTURE_VECTORS',
    'TRICOLL_BEVEL_STARTS',
    'TRICOLL_BEVEL_INDICES',
  ],
  lumps: {
    TEXTURE_DATA: lump(2, TextureDataApex),
    MODELS: lump(14, ModelApex),
    /** Names of surfaces, each ended by a NUL. */
    SURFACE_NAMES: lump(15, byteTextLump),
    /** What surfaces are to collision: every set of flags that occurs. */
    CONTENTS_MASKS: lump(16, list(flags(u32, contentFlags))),
    SURFACE_PROPERTIES: lump(17, SurfaceProperty),
    BVH_NODES: lump(18, BoxTreeNode),
    /** What is in boxes, in layouts that their kind says. */
    BVH_LEAF_DATA: lump(19, opaque),
    /** Vertices to collide with, counted from the model's middle. */
    PACKED_VERTICES: lump(20, list(vector(i16, ['x', 'y', 'z']))),
    /** Terrain. */
    HEIGHTFIELDS: lump(21, opaque),
    /** Heights of terrain. */
    HEIGHTFIELD_SAMPLES: lump(22, list(u16)),
    /** A directory of lumps that the game adds, in layouts of the map's own version. */
    GAME_LUMP: lump(35, gameLump({ lumps: {} })),
    /** Something to do with what is seen. */
    UNKNOWN_37: lump(37, opaque),
    /** Something to do with shadows. */
    UNKNOWN_38: lump(38, list(u32)),
    /** A number for each entry of CELL_AABB_NODES. */
    UNKNOWN_39: lump(39, list(i16)),
    /** A number for each entry of CUBEMAPS. */
    CUBEMAPS_AMBIENT: lump(43, list(f32)),
    /** Bodies of water. */
    WATER_BODIES: lump(44, opaque),
    /** Middles of bodies of water. */
    WATER_BODY_CENTERS: lump(45, opaque),
    /** Corners of bodies of water. */
    WATER_BODY_VERTICES: lump(46, opaque),
    /** Corners of triangles of bodies of water. */
    WATER_BODY_INDICES: lump(47, list(u16)),
    /** Waves. */
    WAVE_DATA: lump(48, opaque),
    WORLD_LIGHTS: lump(54, WorldLightVersion3),
    VERTEX_UNLIT: lump(71, VertexApex),
    VERTEX_LIT_FLAT: lump(72, VertexApex),
    VERTEX_LIT_BUMP: lump(73, VertexLitBumpApex),
    VERTEX_UNLIT_TS: lump(74, VertexUnlitTangentApex),
    VERTEX_BLINN_PHONG: lump(75, VertexBlinnPhongApex),
    MESHES: lump(80, MeshApex),
    MATERIAL_SORTS: lump(82, MaterialSortApex),
    /** Changes of lights. */
    TWEAK_LIGHTS: lump(85, opaque),
    /** Samples of light, in a layout that isn't known. */
    LIGHTMAP_DATA_UNKNOWN: lump(97, opaque),
    CSM_AABB_NODES: lump(99, TreeNodeApex),
    /** What throws shadows of the sun; what the numbers count isn't known. */
    CSM_OBJECT_REFERENCES: lump(100, list(u32)),
    LIGHTPROBES: lump(
      101,
      candidates({
        v47: { version: 0, type: records(LightProbe) },
        v51: { version: 0, type: records(LightProbeShort) },
      }),
    ),
    CELLS: lump(107, CellApex),
    CELL_AABB_NODES: lump(119, TreeNodeApex),
    /** Meshes and static props, as boxes select them: two or four bytes each, which the real directory leaves open. */
    OBJECT_REFERENCES: lump(120, opaque),
    /** Boxes around objects: eight times as long as OBJECT_REFERENCES. */
    OBJECT_REFERENCE_BOUNDS: lump(121, opaque),
    LEVEL_INFO: lump(123, LevelInfoApex),
  },
  capabilities: { surfaceMaterials: apexMaterials },
});
