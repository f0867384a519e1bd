/**
 * Titanfall (2014): rBSP 29. A descendant of Source without its trees: drawn meshes of triangles, a grid for collision,
 * cells and openings for what is seen. Maps have 128 lumps; some lie in files beside the map, as entities do.
 *
 * Sources: public readers and compilers of these maps, and a real map of Titanfall 2 by which sizes, sums and references
 * were settled; no map of Titanfall itself was at hand. Distances are game units (one inch), z points up.
 */
import { f32, flags, list, opaque, ref, textOffset, u16, u32, vector, versions } from '@brushwork/record';
import { defineBranch } from '../../branch.js';
import { byteTextLump } from '../../container/byte-text-lump.js';
import { entityText } from '../../container/entity-text-content.js';
import { gameLump } from '../../container/game-lump/index.js';
import { pakfile } from '../../container/pakfile/index.js';
import { lump } from '../../lump.js';
import { contentFlags } from './flags.js';
import { titanfallPlayer } from './player-size.js';
import { titanfallPlayerStarts } from './player-starts.js';
import {
  Cell,
  CellNode,
  CellTreeNode,
  ObjectBounds,
  Portal,
  PortalEdge,
  PortalEdgeIntersectionHeader,
  PortalIndexSet,
  ShadowAlphaVertex,
  ShadowMesh,
  ShadowTreeNode,
  WaterData,
} from './records/cells.js';
import {
  Brush,
  BrushSideProperties,
  CollisionBounds,
  CollisionGrid,
  CollisionGridCell,
  CollisionTriangle,
  CollisionTriangleHeader,
  GeometrySet,
  Plane,
  Primitive,
  TextureVectors,
} from './records/collision.js';
import { LightProbe, LightProbeReference, LightProbeTreeNode, WorldLight } from './records/light.js';
import { staticPropsTitanfall } from './records/static-props.js';
import {
  Cubemap,
  LevelInfo,
  LightmapHeader,
  MaterialSort,
  Mesh,
  MeshBounds,
  Model,
  TextureData,
  VertexBlinnPhong,
  VertexLitBump,
  VertexLitFlat,
  VertexUnlit,
  VertexUnlitTangent,
} from './records/surfaces.js';
import { respawnDirectory, respawnExternals } from './respawn-directory.js';
import { titanfallScene } from './scene.js';

export * from './flags.js';
export * from './records/cells.js';
export * from './records/collision.js';
export * from './records/light.js';
export * from './records/static-props.js';
export * from './records/surfaces.js';

const points = list(vector(f32, ['x', 'y', 'z']));

/** Titanfall. */
export const branch = defineBranch({
  id: 'respawn/titanfall',
  title: 'Titanfall',
  container: respawnDirectory([29]),
  externals: respawnExternals,
  byteOrders: ['little'],
  lumps: {
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. More of it lies in files beside the map. */
    ENTITIES: lump(0, entityText()),
    PLANES: lump(1, Plane),
    TEXTURE_DATA: lump(2, TextureData),
    /** Corners of meshes and of triangles to collide with, in game units. */
    VERTICES: lump(3, points),
    MODELS: lump(14, Model),
    /** Which files of entities there are: `01*` for the map's own, then names such as `script`, ended by a NUL. */
    ENTITY_PARTITIONS: lump(24, byteTextLump),
    /** What brush models are to the physics, in a layout that isn't known. */
    PHYSICS_COLLIDE: lump(29, opaque),
    /** Normals that vertices select. */
    VERTEX_NORMALS: lump(30, points),
    /** A directory of lumps that the game adds, such as static props. */
    GAME_LUMP: lump(35, gameLump({ lumps: { sprp: staticPropsTitanfall } })),
    LEAF_WATER_DATA: lump(36, WaterData),
    /** A zip archive of files that the map brings along. */
    PAKFILE: lump(40, pakfile()),
    CUBEMAPS: lump(42, Cubemap),
    /** Names of textures, each ended by a NUL. */
    TEXTURE_STRING_DATA: lump(43, byteTextLump),
    /** Where each name begins. */
    TEXTURE_STRING_TABLE: lump(44, list(textOffset(u32, 'TEXTURE_STRING_DATA'))),
    WORLD_LIGHTS: lump(54, versions({ 1: WorldLight })),
    /** What the physics needs for other levels of detail; empty as far as is known. */
    PHYSICS_LEVEL: lump(62, opaque),
    TRICOLL_TRIANGLES: lump(66, CollisionTriangle),
    /** Boxes around triangles to collide with. */
    TRICOLL_NODES: lump(68, CollisionBounds),
    TRICOLL_HEADERS: lump(69, CollisionTriangleHeader),
    /** Triangles for the physics, in a layout that isn't known. */
    PHYSICS_TRIANGLES: lump(70, opaque),
    VERTEX_UNLIT: lump(71, VertexUnlit),
    VERTEX_LIT_FLAT: lump(72, VertexLitFlat),
    VERTEX_LIT_BUMP: lump(73, VertexLitBump),
    VERTEX_UNLIT_TS: lump(74, VertexUnlitTangent),
    VERTEX_BLINN_PHONG: lump(75, VertexBlinnPhong),
    /** Vertices of a kind that isn't used. */
    VERTEX_RESERVED_5: lump(76, opaque),
    /** Vertices of a kind that isn't used. */
    VERTEX_RESERVED_6: lump(77, opaque),
    /** Vertices of a kind that isn't used. */
    VERTEX_RESERVED_7: lump(78, opaque),
    /** Corners of meshes: vertices, counted from the first one of the mesh's material. */
    MESH_INDICES: lump(79, list(u16)),
    MESHES: lump(80, Mesh),
    MESH_BOUNDS: lump(81, MeshBounds),
    MATERIAL_SORTS: lump(82, MaterialSort),
    LIGHTMAP_HEADERS: lump(83, LightmapHeader),
    CM_GRID: lump(85, CollisionGrid),
    CM_GRID_CELLS: lump(86, CollisionGridCell),
    CM_GEO_SETS: lump(87, GeometrySet),
    /** Boxes around geometry sets, by their numbers. */
    CM_GEO_SET_BOUNDS: lump(88, CollisionBounds),
    CM_PRIMITIVES: lump(89, Primitive),
    /** Boxes around primitives, by their numbers. */
    CM_PRIMITIVE_BOUNDS: lump(90, CollisionBounds),
    /** What collision geometry is: every set of flags that occurs. */
    CM_UNIQUE_CONTENTS: lump(91, list(flags(u32, contentFlags))),
    CM_BRUSHES: lump(92, Brush),
    /** By how much the number of a brush's plane is below the number of the entry, counted from the grid's first plane. */
    CM_BRUSH_SIDE_PLANE_OFFSETS: lump(93, list(u16)),
    CM_BRUSH_SIDE_PROPERTIES: lump(94, BrushSideProperties),
    CM_BRUSH_SIDE_TEXTURE_VECTORS: lump(95, TextureVectors),
    /** Where the bevels of a triangle begin, by the triangle's number. */
    TRICOLL_BEVEL_STARTS: lump(96, list(u16)),
    /** Bevels of triangles. */
    TRICOLL_BEVEL_INDICES: lump(97, list(u32)),
    /** Samples of the sky's light, in a layout that isn't known. */
    LIGHTMAP_DATA_SKY: lump(98, opaque),
    CSM_AABB_NODES: lump(99, ShadowTreeNode),
    /** What throws shadows of the sun; what the numbers count isn't known. */
    CSM_OBJECT_REFERENCES: lump(100, list(u16)),
    LIGHTPROBES: lump(101, LightProbe),
    /** Probes that static props are lit by, by the prop's number. */
    STATIC_PROP_LIGHTPROBE_INDICES: lump(102, list(u32)),
    LIGHTPROBE_TREE: lump(103, LightProbeTreeNode),
    LIGHTPROBE_REFERENCES: lump(104, LightProbeReference),
    /** Samples of lights that change, in a layout that isn't known. */
    LIGHTMAP_DATA_REAL_TIME_LIGHTS: lump(105, opaque),
    CELL_BSP_NODES: lump(106, CellNode),
    CELLS: lump(107, Cell),
    PORTALS: lump(108, Portal),
    /** Corners of openings, in game units. */
    PORTAL_VERTICES: lump(109, points),
    PORTAL_EDGES: lump(110, PortalEdge),
    /** Edges that meet in a corner, by the corner's number. */
    PORTAL_VERTEX_EDGES: lump(111, PortalIndexSet),
    /** Corners, as openings select them. */
    PORTAL_VERTEX_REFERENCES: lump(112, list(ref(u16, 'PORTAL_VERTICES'))),
    /** Edges, as openings select them; how the numbers count them isn't known. */
    PORTAL_EDGE_REFERENCES: lump(113, list(u16)),
    /** What crosses an edge elsewhere, by the edge's number. */
    PORTAL_EDGE_INTERSECT_AT_EDGE: lump(114, PortalIndexSet),
    /** What crosses an edge in a corner, by the edge's number. */
    PORTAL_EDGE_INTERSECT_AT_VERTEX: lump(115, PortalIndexSet),
    PORTAL_EDGE_INTERSECT_HEADER: lump(116, PortalEdgeIntersectionHeader),
    /** Corners of triangles that hide what is behind them, in game units. */
    OCCLUSION_MESH_VERTICES: lump(117, points),
    /** Corners of those triangles. */
    OCCLUSION_MESH_INDICES: lump(118, list(ref(u16, 'OCCLUSION_MESH_VERTICES'))),
    CELL_AABB_NODES: lump(119, CellTreeNode),
    /** Meshes of the world, then static props, as boxes select them. */
    OBJECT_REFERENCES: lump(120, list(u16)),
    OBJECT_REFERENCE_BOUNDS: lump(121, ObjectBounds),
    LEVEL_INFO: lump(123, LevelInfo),
    /** Corners of meshes that throw shadows, in game units. */
    SHADOW_MESH_OPAQUE_VERTICES: lump(124, points),
    SHADOW_MESH_ALPHA_VERTICES: lump(125, ShadowAlphaVertex),
    /** Corners of meshes that throw shadows, counted from the mesh's first vertex. */
    SHADOW_MESH_INDICES: lump(126, list(u16)),
    SHADOW_MESHES: lump(127, ShadowMesh),
  },
  capabilities: {
    entities: 'ENTITIES',
    playerStarts: titanfallPlayerStarts,
    player: titanfallPlayer,
    ...titanfallScene,
  },
});
