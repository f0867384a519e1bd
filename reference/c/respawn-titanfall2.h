/**
 * Titanfall 2: rBSP 37, 36, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Titanfall 2 (2016): rBSP 37, and 36 in its technical test. Titanfall's lumps, and light probes that have
 * trees of their own, shadows of several suns, lights that move with entities.
 *
 * Sources: public readers and compilers of these maps, and a real map that its players' compiler made.
 */
#ifndef BRUSHWORK_RESPAWN_TITANFALL2_H
#define BRUSHWORK_RESPAWN_TITANFALL2_H

#include <stddef.h>
#include <stdint.h>

#ifndef BRUSHWORK_STATIC_ASSERT
#ifdef __cplusplus
#define BRUSHWORK_STATIC_ASSERT(condition, text) static_assert(condition, text)
#else
#define BRUSHWORK_STATIC_ASSERT(condition, text) _Static_assert(condition, text)
#endif
#endif
BRUSHWORK_STATIC_ASSERT(sizeof(float) == 4 && sizeof(double) == 8, "floats are those of IEEE 754");

/* The lumps by their index in the directory, and what each holds. */
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL. More of it lies in files beside
 * the map. Text of entities: blocks in braces of quoted keys and values, a NUL at the end.
 */
#define TITANFALL2_LUMP_ENTITIES 0
/** Array of Titanfall2Plane. */
#define TITANFALL2_LUMP_PLANES 1
/** Array of Titanfall2TextureData. */
#define TITANFALL2_LUMP_TEXTURE_DATA 2
/** Corners of meshes and of triangles to collide with, in game units. Array of Titanfall2VerticesElement. */
#define TITANFALL2_LUMP_VERTICES 3
/** Array of Titanfall2LightProbeParent. */
#define TITANFALL2_LUMP_LIGHTPROBE_PARENT_INFOS 4
/** Array of Titanfall2ShadowEnvironment. */
#define TITANFALL2_LUMP_SHADOW_ENVIRONMENTS 5
/** Array of Titanfall2LightProbeNode. */
#define TITANFALL2_LUMP_LIGHTPROBE_BSP_NODES 6
/** What nodes of the tree select, in a layout that isn't known. Bytes of unknown meaning. */
#define TITANFALL2_LUMP_LIGHTPROBE_BSP_REFERENCES 7
/** Array of Titanfall2Model. */
#define TITANFALL2_LUMP_MODELS 14
/**
 * Which files of entities there are: `01*` for the map's own, then names such as `script`, ended by a NUL.
 * Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define TITANFALL2_LUMP_ENTITY_PARTITIONS 24
/** What brush models are to the physics, in a layout that isn't known. Bytes of unknown meaning. */
#define TITANFALL2_LUMP_PHYSICS_COLLIDE 29
/** Normals that vertices select. Array of Titanfall2VertexNormalsElement. */
#define TITANFALL2_LUMP_VERTEX_NORMALS 30
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props of Titanfall 2; the count behind the props is missing where a map has none of them.
 * - `sprp`, layout v13 (version 13): Titanfall2StaticPropsTitanfall2Head, and what its comment says.
 * - `sprp`, layout v13-short (version 13): Titanfall2StaticPropsTitanfall2ShortHead, and what its comment
 * says.
 */
#define TITANFALL2_LUMP_GAME_LUMP 35
/** Array of Titanfall2WaterData. */
#define TITANFALL2_LUMP_LEAF_WATER_DATA 36
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define TITANFALL2_LUMP_PAKFILE 40
/** Array of Titanfall2Cubemap. */
#define TITANFALL2_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define TITANFALL2_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of Titanfall2TextureStringTableElement. */
#define TITANFALL2_LUMP_TEXTURE_STRING_TABLE 44
/**
 * One of several layouts.
 * - version 1: Array of Titanfall2WorldLight.
 * - version 2: Array of Titanfall2WorldLightVersion2.
 * - version 3: Array of Titanfall2WorldLightVersion3.
 */
#define TITANFALL2_LUMP_WORLD_LIGHTS 54
/** Array of Titanfall2WorldLightParent. */
#define TITANFALL2_LUMP_WORLD_LIGHT_PARENT_INFOS 55
/** What the physics needs for other levels of detail; empty as far as is known. Bytes of unknown meaning. */
#define TITANFALL2_LUMP_PHYSICS_LEVEL 62
/** Array of Titanfall2CollisionTriangle. */
#define TITANFALL2_LUMP_TRICOLL_TRIANGLES 66
/** Boxes around triangles to collide with. Array of Titanfall2CollisionBounds. */
#define TITANFALL2_LUMP_TRICOLL_NODES 68
/** Array of Titanfall2CollisionTriangleHeader. */
#define TITANFALL2_LUMP_TRICOLL_HEADERS 69
/** Triangles for the physics, in a layout that isn't known. Bytes of unknown meaning. */
#define TITANFALL2_LUMP_PHYSICS_TRIANGLES 70
/** Array of Titanfall2VertexUnlit. */
#define TITANFALL2_LUMP_VERTEX_UNLIT 71
/** Array of Titanfall2VertexLitFlat. */
#define TITANFALL2_LUMP_VERTEX_LIT_FLAT 72
/** Array of Titanfall2VertexLitBump. */
#define TITANFALL2_LUMP_VERTEX_LIT_BUMP 73
/** Array of Titanfall2VertexUnlitTangent. */
#define TITANFALL2_LUMP_VERTEX_UNLIT_TS 74
/** Array of Titanfall2VertexBlinnPhong. */
#define TITANFALL2_LUMP_VERTEX_BLINN_PHONG 75
/** Vertices of a kind that isn't used. Bytes of unknown meaning. */
#define TITANFALL2_LUMP_VERTEX_RESERVED_5 76
/** Vertices of a kind that isn't used. Bytes of unknown meaning. */
#define TITANFALL2_LUMP_VERTEX_RESERVED_6 77
/** Vertices of a kind that isn't used. Bytes of unknown meaning. */
#define TITANFALL2_LUMP_VERTEX_RESERVED_7 78
/**
 * Corners of meshes: vertices, counted from the first one of the mesh's material. Array of
 * Titanfall2MeshIndicesElement.
 */
#define TITANFALL2_LUMP_MESH_INDICES 79
/** Array of Titanfall2MeshWithCubemap. */
#define TITANFALL2_LUMP_MESHES 80
/** Array of Titanfall2MeshBounds. */
#define TITANFALL2_LUMP_MESH_BOUNDS 81
/** Array of Titanfall2MaterialSort. */
#define TITANFALL2_LUMP_MATERIAL_SORTS 82
/** Array of Titanfall2LightmapHeader. */
#define TITANFALL2_LUMP_LIGHTMAP_HEADERS 83
/** Array of Titanfall2CollisionGrid. */
#define TITANFALL2_LUMP_CM_GRID 85
/** Array of Titanfall2CollisionGridCell. */
#define TITANFALL2_LUMP_CM_GRID_CELLS 86
/** Array of Titanfall2GeometrySet. */
#define TITANFALL2_LUMP_CM_GEO_SETS 87
/** Boxes around geometry sets, by their numbers. Array of Titanfall2CollisionBounds. */
#define TITANFALL2_LUMP_CM_GEO_SET_BOUNDS 88
/** Array of Titanfall2Primitive. */
#define TITANFALL2_LUMP_CM_PRIMITIVES 89
/** Boxes around primitives, by their numbers. Array of Titanfall2CollisionBounds. */
#define TITANFALL2_LUMP_CM_PRIMITIVE_BOUNDS 90
/** What collision geometry is: every set of flags that occurs. Array of Titanfall2CmUniqueContentsElement. */
#define TITANFALL2_LUMP_CM_UNIQUE_CONTENTS 91
/** Array of Titanfall2Brush. */
#define TITANFALL2_LUMP_CM_BRUSHES 92
/**
 * By how much the number of a brush's plane is below the number of the entry, counted from the grid's first
 * plane. Array of Titanfall2CmBrushSidePlaneOffsetsElement.
 */
#define TITANFALL2_LUMP_CM_BRUSH_SIDE_PLANE_OFFSETS 93
/** Array of Titanfall2BrushSideProperties. */
#define TITANFALL2_LUMP_CM_BRUSH_SIDE_PROPERTIES 94
/** Array of Titanfall2TextureVectors. */
#define TITANFALL2_LUMP_CM_BRUSH_SIDE_TEXTURE_VECTORS 95
/**
 * Where the bevels of a triangle begin, by the triangle's number. Array of
 * Titanfall2TricollBevelStartsElement.
 */
#define TITANFALL2_LUMP_TRICOLL_BEVEL_STARTS 96
/** Bevels of triangles. Array of Titanfall2TricollBevelIndicesElement. */
#define TITANFALL2_LUMP_TRICOLL_BEVEL_INDICES 97
/** Samples of the sky's light, in a layout that isn't known. Bytes of unknown meaning. */
#define TITANFALL2_LUMP_LIGHTMAP_DATA_SKY 98
/** Array of Titanfall2ShadowTreeNode. */
#define TITANFALL2_LUMP_CSM_AABB_NODES 99
/**
 * What throws shadows of the sun; what the numbers count isn't known. Array of
 * Titanfall2CsmObjectReferencesElement.
 */
#define TITANFALL2_LUMP_CSM_OBJECT_REFERENCES 100
/** Array of Titanfall2LightProbe. */
#define TITANFALL2_LUMP_LIGHTPROBES 101
/**
 * Probes that static props are lit by, by the prop's number. Array of
 * Titanfall2StaticPropLightprobeIndicesElement.
 */
#define TITANFALL2_LUMP_STATIC_PROP_LIGHTPROBE_INDICES 102
/** Array of Titanfall2LightProbeTreeNode. */
#define TITANFALL2_LUMP_LIGHTPROBE_TREE 103
/** Array of Titanfall2LightProbeReferenceLong. */
#define TITANFALL2_LUMP_LIGHTPROBE_REFERENCES 104
/** Samples of lights that change, in a layout that isn't known. Bytes of unknown meaning. */
#define TITANFALL2_LUMP_LIGHTMAP_DATA_REAL_TIME_LIGHTS 105
/** Array of Titanfall2CellNode. */
#define TITANFALL2_LUMP_CELL_BSP_NODES 106
/** Array of Titanfall2Cell. */
#define TITANFALL2_LUMP_CELLS 107
/** Array of Titanfall2Portal. */
#define TITANFALL2_LUMP_PORTALS 108
/** Corners of openings, in game units. Array of Titanfall2PortalVerticesElement. */
#define TITANFALL2_LUMP_PORTAL_VERTICES 109
/** Array of Titanfall2PortalEdge. */
#define TITANFALL2_LUMP_PORTAL_EDGES 110
/** Edges that meet in a corner, by the corner's number. Array of Titanfall2PortalIndexSet. */
#define TITANFALL2_LUMP_PORTAL_VERTEX_EDGES 111
/** Corners, as openings select them. Array of Titanfall2PortalVertexReferencesElement. */
#define TITANFALL2_LUMP_PORTAL_VERTEX_REFERENCES 112
/**
 * Edges, as openings select them; how the numbers count them isn't known. Array of
 * Titanfall2PortalEdgeReferencesElement.
 */
#define TITANFALL2_LUMP_PORTAL_EDGE_REFERENCES 113
/** What crosses an edge elsewhere, by the edge's number. Array of Titanfall2PortalIndexSet. */
#define TITANFALL2_LUMP_PORTAL_EDGE_INTERSECT_AT_EDGE 114
/** What crosses an edge in a corner, by the edge's number. Array of Titanfall2PortalIndexSet. */
#define TITANFALL2_LUMP_PORTAL_EDGE_INTERSECT_AT_VERTEX 115
/** Array of Titanfall2PortalEdgeIntersectionHeader. */
#define TITANFALL2_LUMP_PORTAL_EDGE_INTERSECT_HEADER 116
/**
 * Corners of triangles that hide what is behind them, in game units. Array of
 * Titanfall2OcclusionMeshVerticesElement.
 */
#define TITANFALL2_LUMP_OCCLUSION_MESH_VERTICES 117
/** Corners of those triangles. Array of Titanfall2OcclusionMeshIndicesElement. */
#define TITANFALL2_LUMP_OCCLUSION_MESH_INDICES 118
/** Array of Titanfall2CellTreeNode. */
#define TITANFALL2_LUMP_CELL_AABB_NODES 119
/**
 * Meshes of the world, then static props, as boxes select them. Array of Titanfall2ObjectReferencesElement.
 */
#define TITANFALL2_LUMP_OBJECT_REFERENCES 120
/** Array of Titanfall2ObjectBounds. */
#define TITANFALL2_LUMP_OBJECT_REFERENCE_BOUNDS 121
/** Array of Titanfall2RealTimeLightPage. */
#define TITANFALL2_LUMP_LIGHTMAP_DATA_RTL_PAGES 122
/** Array of Titanfall2LevelInfo. */
#define TITANFALL2_LUMP_LEVEL_INFO 123
/**
 * Corners of meshes that throw shadows, in game units. Array of Titanfall2ShadowMeshOpaqueVerticesElement.
 */
#define TITANFALL2_LUMP_SHADOW_MESH_OPAQUE_VERTICES 124
/** Array of Titanfall2ShadowAlphaVertex. */
#define TITANFALL2_LUMP_SHADOW_MESH_ALPHA_VERTICES 125
/**
 * Corners of meshes that throw shadows, counted from the mesh's first vertex. Array of
 * Titanfall2ShadowMeshIndicesElement.
 */
#define TITANFALL2_LUMP_SHADOW_MESH_INDICES 126
/** Array of Titanfall2ShadowMesh. */
#define TITANFALL2_LUMP_SHADOW_MESHES 127

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct Titanfall2LumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} Titanfall2LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2LumpEntry) == 16, "Titanfall2LumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LumpEntry, offset) == 0, "Titanfall2LumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LumpEntry, length) == 4, "Titanfall2LumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LumpEntry, version) == 8, "Titanfall2LumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LumpEntry, unpacked) == 12, "Titanfall2LumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct Titanfall2Header {
  /** `rBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 37 or 36. */
  int32_t version;
  /** The lumps by index. */
  Titanfall2LumpEntry lumps[128];
  /** The rest of the header. */
  uint8_t rest[8];
} Titanfall2Header;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2Header) == 2064, "Titanfall2Header takes 2064 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Header, ident) == 0, "Titanfall2Header.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Header, version) == 4, "Titanfall2Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Header, lumps) == 8, "Titanfall2Header.lumps lies at 8");

/**
 * How a mesh is drawn, in meshes and texture data. The two bits 0x600 together say in which lump the vertices
 * are: 0 = VERTEX_LIT_FLAT, 0x200 = VERTEX_LIT_BUMP, 0x400 = VERTEX_UNLIT, 0x600 = VERTEX_UNLIT_TS.
 * Source: public readers; the vertex lump fits on the one real map. Confidence: probable.
 */
#define TITANFALL2_MESH_FLAGS_SKY2D UINT32_C(0x2)
#define TITANFALL2_MESH_FLAGS_SKY UINT32_C(0x4)
#define TITANFALL2_MESH_FLAGS_WARP UINT32_C(0x8)
#define TITANFALL2_MESH_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define TITANFALL2_MESH_FLAGS_VERTEX_LIT_BUMP UINT32_C(0x200)
#define TITANFALL2_MESH_FLAGS_VERTEX_UNLIT UINT32_C(0x400)
#define TITANFALL2_MESH_FLAGS_SKIP UINT32_C(0x20000)
#define TITANFALL2_MESH_FLAGS_TRIGGER UINT32_C(0x40000)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define TITANFALL2_STATIC_PROP_SOLID_NONE 0
#define TITANFALL2_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define TITANFALL2_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define TITANFALL2_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define TITANFALL2_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define TITANFALL2_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define TITANFALL2_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define TITANFALL2_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define TITANFALL2_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define TITANFALL2_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define TITANFALL2_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/** Kinds of world light (`emittype_t`). */
#define TITANFALL2_WORLD_LIGHT_TYPE_SURFACE 0
#define TITANFALL2_WORLD_LIGHT_TYPE_POINT 1
#define TITANFALL2_WORLD_LIGHT_TYPE_SPOT 2
#define TITANFALL2_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define TITANFALL2_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define TITANFALL2_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define TITANFALL2_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define TITANFALL2_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * Those of them that are in the lower 16 bits.
 * Source: public readers. Confidence: probable.
 */
#define TITANFALL2_MESH_FLAGS_LOW_SKY2D UINT32_C(0x2)
#define TITANFALL2_MESH_FLAGS_LOW_SKY UINT32_C(0x4)
#define TITANFALL2_MESH_FLAGS_LOW_WARP UINT32_C(0x8)
#define TITANFALL2_MESH_FLAGS_LOW_TRANSLUCENT UINT32_C(0x10)
#define TITANFALL2_MESH_FLAGS_LOW_VERTEX_LIT_BUMP UINT32_C(0x200)
#define TITANFALL2_MESH_FLAGS_LOW_VERTEX_UNLIT UINT32_C(0x400)

/**
 * What collision primitives are.
 * Source: public readers; 0 on a real map. Confidence: probable.
 */
#define TITANFALL2_PRIMITIVE_TYPE_BRUSH 0
#define TITANFALL2_PRIMITIVE_TYPE_TRIANGLES 64
#define TITANFALL2_PRIMITIVE_TYPE_STATIC_PROP 96

/**
 * What a volume is (`CONTENTS_*`), in unique contents.
 * Source: public readers of the games' scripts; the one real map has only `solid`. Confidence: probable.
 */
#define TITANFALL2_CONTENT_FLAGS_SOLID 1
#define TITANFALL2_CONTENT_FLAGS_WINDOW 2
#define TITANFALL2_CONTENT_FLAGS_AUX 4
#define TITANFALL2_CONTENT_FLAGS_GRATE 8
#define TITANFALL2_CONTENT_FLAGS_SLIME 16
#define TITANFALL2_CONTENT_FLAGS_WATER 32
#define TITANFALL2_CONTENT_FLAGS_WINDOW_NO_COLLIDE 64
#define TITANFALL2_CONTENT_FLAGS_OPAQUE 128
#define TITANFALL2_CONTENT_FLAGS_TEST_FOG_VOLUME 256
#define TITANFALL2_CONTENT_FLAGS_BLOCK_LIGHT 1024
#define TITANFALL2_CONTENT_FLAGS_TEAM1 2048
#define TITANFALL2_CONTENT_FLAGS_TEAM2 4096
#define TITANFALL2_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE 8192
#define TITANFALL2_CONTENT_FLAGS_MOVEABLE 16384
#define TITANFALL2_CONTENT_FLAGS_PLAYER_CLIP 65536
#define TITANFALL2_CONTENT_FLAGS_MONSTER_CLIP 131072
#define TITANFALL2_CONTENT_FLAGS_BRUSH_PAINT 262144
#define TITANFALL2_CONTENT_FLAGS_BLOCK_LINE_OF_SIGHT 524288
#define TITANFALL2_CONTENT_FLAGS_NO_CLIMB 1048576
#define TITANFALL2_CONTENT_FLAGS_TITAN_CLIP 2097152
#define TITANFALL2_CONTENT_FLAGS_BULLET_CLIP 4194304
#define TITANFALL2_CONTENT_FLAGS_ORIGIN 16777216
#define TITANFALL2_CONTENT_FLAGS_MONSTER 33554432
#define TITANFALL2_CONTENT_FLAGS_DEBRIS 67108864
#define TITANFALL2_CONTENT_FLAGS_DETAIL 134217728
#define TITANFALL2_CONTENT_FLAGS_TRANSLUCENT 268435456
#define TITANFALL2_CONTENT_FLAGS_LADDER 536870912
#define TITANFALL2_CONTENT_FLAGS_HITBOX 1073741824

/**
 * What is said of a side of a brush.
 * Source: public readers and compilers; `discard` on a real map. Confidence: probable.
 */
#define TITANFALL2_BRUSH_SIDE_FLAGS_DISCARD UINT32_C(0x20)
#define TITANFALL2_BRUSH_SIDE_FLAGS_ABUTTING UINT32_C(0x40)

/**
 * What an opening of a cell leads to.
 * Source: public readers. Confidence: probable.
 */
#define TITANFALL2_PORTAL_TYPE_CELL 0
#define TITANFALL2_PORTAL_TYPE_SKY 1
#define TITANFALL2_PORTAL_TYPE_WATER 2

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`.
 * Source: public readers; values of a real map.
 */
typedef struct Titanfall2Plane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
} Titanfall2Plane;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2Plane) == 16, "Titanfall2Plane takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Plane, normal) == 0, "Titanfall2Plane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Plane *)0)->normal) == 12, "Titanfall2Plane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Plane, distance) == 12, "Titanfall2Plane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Plane *)0)->distance) == 4, "Titanfall2Plane.distance takes 4 bytes");

/**
 * A texture and how it is drawn (lump 2).
 * Original name: dtexdata_t. Source: public readers; sizes and references of a real map.
 */
typedef struct Titanfall2TextureData {
  /** Average colour, which light takes on. */
  struct { float red, green, blue; } reflectivity;
  /** Its name. -> TEXTURE_STRING_TABLE. */
  int32_t name;
  /** Width of the whole texture in pixels. */
  int32_t width;
  /** Height of the whole texture in pixels. */
  int32_t height;
  /** Width of the part that is shown, in pixels. */
  int32_t viewWidth;
  /** Height of the part that is shown, in pixels. */
  int32_t viewHeight;
  /** How it is drawn. Values: TITANFALL2_MESH_FLAGS_*. */
  uint32_t flags;
} Titanfall2TextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2TextureData) == 36, "Titanfall2TextureData takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2TextureData, reflectivity) == 0, "Titanfall2TextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2TextureData *)0)->reflectivity) == 12, "Titanfall2TextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2TextureData, name) == 12, "Titanfall2TextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2TextureData *)0)->name) == 4, "Titanfall2TextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2TextureData, width) == 16, "Titanfall2TextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2TextureData *)0)->width) == 4, "Titanfall2TextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2TextureData, height) == 20, "Titanfall2TextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2TextureData *)0)->height) == 4, "Titanfall2TextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2TextureData, viewWidth) == 24, "Titanfall2TextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2TextureData *)0)->viewWidth) == 4, "Titanfall2TextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2TextureData, viewHeight) == 28, "Titanfall2TextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2TextureData *)0)->viewHeight) == 4, "Titanfall2TextureData.viewHeight takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2TextureData, flags) == 32, "Titanfall2TextureData.flags lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2TextureData *)0)->flags) == 4, "Titanfall2TextureData.flags takes 4 bytes");

/**
 * Probes of the world or of something that moves (lump 4).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct Titanfall2LightProbeParent {
  /** Number of itself; -1 = the world. */
  int32_t index;
  /** First of `probeCount` probes. -> LIGHTPROBES, `probeCount` of them. */
  uint32_t firstProbe;
  /** Number of probes. */
  uint32_t probeCount;
  /** First of `referenceCount` places. -> LIGHTPROBE_REFERENCES, `referenceCount` of them. */
  uint32_t firstReference;
  /** Number of places. */
  uint32_t referenceCount;
  /** First of `nodeCount` nodes. -> LIGHTPROBE_TREE, `nodeCount` of them. */
  uint32_t firstNode;
  /** Number of nodes. */
  uint32_t nodeCount;
} Titanfall2LightProbeParent;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2LightProbeParent) == 28, "Titanfall2LightProbeParent takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeParent, index) == 0, "Titanfall2LightProbeParent.index lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeParent *)0)->index) == 4, "Titanfall2LightProbeParent.index takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeParent, firstProbe) == 4, "Titanfall2LightProbeParent.firstProbe lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeParent *)0)->firstProbe) == 4, "Titanfall2LightProbeParent.firstProbe takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeParent, probeCount) == 8, "Titanfall2LightProbeParent.probeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeParent *)0)->probeCount) == 4, "Titanfall2LightProbeParent.probeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeParent, firstReference) == 12, "Titanfall2LightProbeParent.firstReference lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeParent *)0)->firstReference) == 4, "Titanfall2LightProbeParent.firstReference takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeParent, referenceCount) == 16, "Titanfall2LightProbeParent.referenceCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeParent *)0)->referenceCount) == 4, "Titanfall2LightProbeParent.referenceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeParent, firstNode) == 20, "Titanfall2LightProbeParent.firstNode lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeParent *)0)->firstNode) == 4, "Titanfall2LightProbeParent.firstNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeParent, nodeCount) == 24, "Titanfall2LightProbeParent.nodeCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeParent *)0)->nodeCount) == 4, "Titanfall2LightProbeParent.nodeCount takes 4 bytes");

/**
 * What throws shadows of one sun (lump 5); each range ends before its `last...`.
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct Titanfall2ShadowEnvironment {
  /** First of its boxes in CSM_AABB_NODES. */
  int32_t firstNode;
  /** First of its entries in CSM_OBJECT_REFERENCES. */
  int32_t firstReference;
  /** First of its meshes in SHADOW_MESHES. */
  int32_t firstMesh;
  /** Where its boxes end. */
  int32_t lastNode;
  /** Where its entries end. */
  int32_t lastReference;
  /** Where its meshes end. */
  int32_t lastMesh;
  /** Direction of the sun's light. */
  struct { float x, y, z; } sunNormal;
} Titanfall2ShadowEnvironment;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2ShadowEnvironment) == 36, "Titanfall2ShadowEnvironment takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowEnvironment, firstNode) == 0, "Titanfall2ShadowEnvironment.firstNode lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowEnvironment *)0)->firstNode) == 4, "Titanfall2ShadowEnvironment.firstNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowEnvironment, firstReference) == 4, "Titanfall2ShadowEnvironment.firstReference lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowEnvironment *)0)->firstReference) == 4, "Titanfall2ShadowEnvironment.firstReference takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowEnvironment, firstMesh) == 8, "Titanfall2ShadowEnvironment.firstMesh lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowEnvironment *)0)->firstMesh) == 4, "Titanfall2ShadowEnvironment.firstMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowEnvironment, lastNode) == 12, "Titanfall2ShadowEnvironment.lastNode lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowEnvironment *)0)->lastNode) == 4, "Titanfall2ShadowEnvironment.lastNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowEnvironment, lastReference) == 16, "Titanfall2ShadowEnvironment.lastReference lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowEnvironment *)0)->lastReference) == 4, "Titanfall2ShadowEnvironment.lastReference takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowEnvironment, lastMesh) == 20, "Titanfall2ShadowEnvironment.lastMesh lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowEnvironment *)0)->lastMesh) == 4, "Titanfall2ShadowEnvironment.lastMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowEnvironment, sunNormal) == 24, "Titanfall2ShadowEnvironment.sunNormal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowEnvironment *)0)->sunNormal) == 12, "Titanfall2ShadowEnvironment.sunNormal takes 12 bytes");

/**
 * A node of a tree that finds light probes (lump 6).
 * Source: one public reader. Confidence: guess.
 */
typedef struct Titanfall2LightProbeNode {
  /** Unit vector across the plane that splits it. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** What lies before and behind the plane; how leaves are told from nodes isn't known. */
  int32_t children[2];
} Titanfall2LightProbeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2LightProbeNode) == 24, "Titanfall2LightProbeNode takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeNode, normal) == 0, "Titanfall2LightProbeNode.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeNode *)0)->normal) == 12, "Titanfall2LightProbeNode.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeNode, distance) == 12, "Titanfall2LightProbeNode.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeNode *)0)->distance) == 4, "Titanfall2LightProbeNode.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeNode, children) == 16, "Titanfall2LightProbeNode.children lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeNode *)0)->children) == 8, "Titanfall2LightProbeNode.children takes 8 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: public readers; sizes and references of a real map.
 */
typedef struct Titanfall2Model {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `meshCount` meshes. -> MESHES, `meshCount` of them. */
  uint32_t firstMesh;
  /** Number of meshes. */
  uint32_t meshCount;
} Titanfall2Model;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2Model) == 32, "Titanfall2Model takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Model, mins) == 0, "Titanfall2Model.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Model *)0)->mins) == 12, "Titanfall2Model.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Model, maxs) == 12, "Titanfall2Model.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Model *)0)->maxs) == 12, "Titanfall2Model.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Model, firstMesh) == 24, "Titanfall2Model.firstMesh lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Model *)0)->firstMesh) == 4, "Titanfall2Model.firstMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Model, meshCount) == 28, "Titanfall2Model.meshCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Model *)0)->meshCount) == 4, "Titanfall2Model.meshCount takes 4 bytes");

/**
 * A static prop of Titanfall 2 (version 13). Source's version 13 is another record.
 * Original name: StaticPropLump_t. Source: public readers and compilers agree. Confidence: probable.
 */
typedef struct Titanfall2StaticPropV13 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Scale of the model. */
  float scale;
  /** Its model: an index into `models` of the same sub-lump. */
  uint16_t model;
  /** How it collides. Values: TITANFALL2_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TITANFALL2_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  uint16_t skin;
  /** Cubemap that it reflects. */
  uint16_t cubemap;
  /** What fade distances are multiplied with. */
  float forcedFadeScale;
  /** Where it is lit from, in game units. */
  struct { float x, y, z; } lightingOrigin;
  /** Lowest level of processor at which it is drawn; -1 = any. */
  int8_t minCpuLevel;
  /** Highest level of processor at which it is drawn; -1 = any. */
  int8_t maxCpuLevel;
  /** Lowest level of graphics card at which it is drawn; -1 = any. */
  int8_t minGpuLevel;
  /** Highest level of graphics card at which it is drawn; -1 = any. */
  int8_t maxGpuLevel;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Collision flags that are added to the model's. */
  uint16_t addedCollisionFlags;
  /** Collision flags that are taken from the model's. */
  uint16_t removedCollisionFlags;
} Titanfall2StaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2StaticPropV13) == 64, "Titanfall2StaticPropV13 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, origin) == 0, "Titanfall2StaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->origin) == 12, "Titanfall2StaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, angles) == 12, "Titanfall2StaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->angles) == 12, "Titanfall2StaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, scale) == 24, "Titanfall2StaticPropV13.scale lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->scale) == 4, "Titanfall2StaticPropV13.scale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, model) == 28, "Titanfall2StaticPropV13.model lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->model) == 2, "Titanfall2StaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, solid) == 30, "Titanfall2StaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->solid) == 1, "Titanfall2StaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, flags) == 31, "Titanfall2StaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->flags) == 1, "Titanfall2StaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, skin) == 32, "Titanfall2StaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->skin) == 2, "Titanfall2StaticPropV13.skin takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, cubemap) == 34, "Titanfall2StaticPropV13.cubemap lies at 34");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->cubemap) == 2, "Titanfall2StaticPropV13.cubemap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, forcedFadeScale) == 36, "Titanfall2StaticPropV13.forcedFadeScale lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->forcedFadeScale) == 4, "Titanfall2StaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, lightingOrigin) == 40, "Titanfall2StaticPropV13.lightingOrigin lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->lightingOrigin) == 12, "Titanfall2StaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, minCpuLevel) == 52, "Titanfall2StaticPropV13.minCpuLevel lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->minCpuLevel) == 1, "Titanfall2StaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, maxCpuLevel) == 53, "Titanfall2StaticPropV13.maxCpuLevel lies at 53");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->maxCpuLevel) == 1, "Titanfall2StaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, minGpuLevel) == 54, "Titanfall2StaticPropV13.minGpuLevel lies at 54");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->minGpuLevel) == 1, "Titanfall2StaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, maxGpuLevel) == 55, "Titanfall2StaticPropV13.maxGpuLevel lies at 55");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->maxGpuLevel) == 1, "Titanfall2StaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, color) == 56, "Titanfall2StaticPropV13.color lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->color) == 4, "Titanfall2StaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, addedCollisionFlags) == 60, "Titanfall2StaticPropV13.addedCollisionFlags lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->addedCollisionFlags) == 2, "Titanfall2StaticPropV13.addedCollisionFlags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropV13, removedCollisionFlags) == 62, "Titanfall2StaticPropV13.removedCollisionFlags lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropV13 *)0)->removedCollisionFlags) == 2, "Titanfall2StaticPropV13.removedCollisionFlags takes 2 bytes");

/**
 * What stands behind the props in large maps of Titanfall 2.
 * Source: public readers. Confidence: unknown.
 */
typedef struct Titanfall2StaticPropExtra {
  /** Unknown. */
  uint8_t unknown0x00[64];
} Titanfall2StaticPropExtra;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2StaticPropExtra) == 64, "Titanfall2StaticPropExtra takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropExtra, unknown0x00) == 0, "Titanfall2StaticPropExtra.unknown0x00 lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropExtra *)0)->unknown0x00) == 64, "Titanfall2StaticPropExtra.unknown0x00 takes 64 bytes");

/**
 * Water (lump 36).
 * Original name: dleafwaterdata_t. Source: public readers. Confidence: probable.
 */
typedef struct Titanfall2WaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_DATA; -1 = none. */
  int16_t surfaceTexture;
} Titanfall2WaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2WaterData) == 12, "Titanfall2WaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WaterData, surfaceZ) == 0, "Titanfall2WaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WaterData *)0)->surfaceZ) == 4, "Titanfall2WaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WaterData, minZ) == 4, "Titanfall2WaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WaterData *)0)->minZ) == 4, "Titanfall2WaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WaterData, surfaceTexture) == 8, "Titanfall2WaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WaterData *)0)->surfaceTexture) == 2, "Titanfall2WaterData.surfaceTexture takes 2 bytes");

/**
 * A picture of the surroundings, for reflections (lump 42).
 * Original name: dcubemapsample_t. Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct Titanfall2Cubemap {
  /** Where it was taken, in game units. */
  struct { int32_t x, y, z; } origin;
  /** Unknown. */
  uint32_t unknown0x0C;
} Titanfall2Cubemap;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2Cubemap) == 16, "Titanfall2Cubemap takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Cubemap, origin) == 0, "Titanfall2Cubemap.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Cubemap *)0)->origin) == 12, "Titanfall2Cubemap.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Cubemap, unknown0x0C) == 12, "Titanfall2Cubemap.unknown0x0C lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Cubemap *)0)->unknown0x0C) == 4, "Titanfall2Cubemap.unknown0x0C takes 4 bytes");

/**
 * A light that doesn't move (lump 54, version 1).
 * Original name: dworldlight_t. Source: public readers. Confidence: probable.
 */
typedef struct Titanfall2WorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Offset of the place that shadows are cast from, in game units. */
  struct { float x, y, z; } shadowCastOffset;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: TITANFALL2_WORLD_LIGHT_TYPE_*. */
  int32_t type;
  /** Light style that switches it. */
  int32_t style;
  /** Cosine of the angle at which a spot begins to fade. */
  float stopDot;
  /** Cosine of the angle at which a spot ends. */
  float stopDot2;
  /** How sharply a spot is gathered around its axis. */
  float exponent;
  /** Distance at which it ends, in game units; 0 = never. */
  float radius;
  /** Constant part of the fall-off. */
  float constantAttenuation;
  /** Part of the fall-off that grows with the distance. */
  float linearAttenuation;
  /** Part of the fall-off that grows with the square of the distance. */
  float quadraticAttenuation;
  /** What it may do. Values: TITANFALL2_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_DATA; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} Titanfall2WorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2WorldLight) == 100, "Titanfall2WorldLight takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, origin) == 0, "Titanfall2WorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->origin) == 12, "Titanfall2WorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, intensity) == 12, "Titanfall2WorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->intensity) == 12, "Titanfall2WorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, normal) == 24, "Titanfall2WorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->normal) == 12, "Titanfall2WorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, shadowCastOffset) == 36, "Titanfall2WorldLight.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->shadowCastOffset) == 12, "Titanfall2WorldLight.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, cluster) == 48, "Titanfall2WorldLight.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->cluster) == 4, "Titanfall2WorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, type) == 52, "Titanfall2WorldLight.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->type) == 4, "Titanfall2WorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, style) == 56, "Titanfall2WorldLight.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->style) == 4, "Titanfall2WorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, stopDot) == 60, "Titanfall2WorldLight.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->stopDot) == 4, "Titanfall2WorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, stopDot2) == 64, "Titanfall2WorldLight.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->stopDot2) == 4, "Titanfall2WorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, exponent) == 68, "Titanfall2WorldLight.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->exponent) == 4, "Titanfall2WorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, radius) == 72, "Titanfall2WorldLight.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->radius) == 4, "Titanfall2WorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, constantAttenuation) == 76, "Titanfall2WorldLight.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->constantAttenuation) == 4, "Titanfall2WorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, linearAttenuation) == 80, "Titanfall2WorldLight.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->linearAttenuation) == 4, "Titanfall2WorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, quadraticAttenuation) == 84, "Titanfall2WorldLight.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->quadraticAttenuation) == 4, "Titanfall2WorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, flags) == 88, "Titanfall2WorldLight.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->flags) == 4, "Titanfall2WorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, texture) == 92, "Titanfall2WorldLight.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->texture) == 4, "Titanfall2WorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLight, owner) == 96, "Titanfall2WorldLight.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLight *)0)->owner) == 4, "Titanfall2WorldLight.owner takes 4 bytes");

/**
 * The same in version 2.
 * Source: public readers. Confidence: probable.
 */
typedef struct Titanfall2WorldLightVersion2 {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Offset of the place that shadows are cast from, in game units. */
  struct { float x, y, z; } shadowCastOffset;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: TITANFALL2_WORLD_LIGHT_TYPE_*. */
  int32_t type;
  /** Light style that switches it. */
  int32_t style;
  /** Cosine of the angle at which a spot begins to fade. */
  float stopDot;
  /** Cosine of the angle at which a spot ends. */
  float stopDot2;
  /** How sharply a spot is gathered around its axis. */
  float exponent;
  /** Distance at which it ends, in game units; 0 = never. */
  float radius;
  /** Constant part of the fall-off. */
  float constantAttenuation;
  /** Part of the fall-off that grows with the distance. */
  float linearAttenuation;
  /** Part of the fall-off that grows with the square of the distance. */
  float quadraticAttenuation;
  /** What it may do. Values: TITANFALL2_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_DATA; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
  /** Unknown; 0 unless set. */
  float unknown0x64;
  /** Unknown; 0.005 unless set. */
  float unknown0x68;
} Titanfall2WorldLightVersion2;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2WorldLightVersion2) == 108, "Titanfall2WorldLightVersion2 takes 108 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, origin) == 0, "Titanfall2WorldLightVersion2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->origin) == 12, "Titanfall2WorldLightVersion2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, intensity) == 12, "Titanfall2WorldLightVersion2.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->intensity) == 12, "Titanfall2WorldLightVersion2.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, normal) == 24, "Titanfall2WorldLightVersion2.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->normal) == 12, "Titanfall2WorldLightVersion2.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, shadowCastOffset) == 36, "Titanfall2WorldLightVersion2.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->shadowCastOffset) == 12, "Titanfall2WorldLightVersion2.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, cluster) == 48, "Titanfall2WorldLightVersion2.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->cluster) == 4, "Titanfall2WorldLightVersion2.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, type) == 52, "Titanfall2WorldLightVersion2.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->type) == 4, "Titanfall2WorldLightVersion2.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, style) == 56, "Titanfall2WorldLightVersion2.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->style) == 4, "Titanfall2WorldLightVersion2.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, stopDot) == 60, "Titanfall2WorldLightVersion2.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->stopDot) == 4, "Titanfall2WorldLightVersion2.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, stopDot2) == 64, "Titanfall2WorldLightVersion2.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->stopDot2) == 4, "Titanfall2WorldLightVersion2.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, exponent) == 68, "Titanfall2WorldLightVersion2.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->exponent) == 4, "Titanfall2WorldLightVersion2.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, radius) == 72, "Titanfall2WorldLightVersion2.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->radius) == 4, "Titanfall2WorldLightVersion2.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, constantAttenuation) == 76, "Titanfall2WorldLightVersion2.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->constantAttenuation) == 4, "Titanfall2WorldLightVersion2.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, linearAttenuation) == 80, "Titanfall2WorldLightVersion2.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->linearAttenuation) == 4, "Titanfall2WorldLightVersion2.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, quadraticAttenuation) == 84, "Titanfall2WorldLightVersion2.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->quadraticAttenuation) == 4, "Titanfall2WorldLightVersion2.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, flags) == 88, "Titanfall2WorldLightVersion2.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->flags) == 4, "Titanfall2WorldLightVersion2.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, texture) == 92, "Titanfall2WorldLightVersion2.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->texture) == 4, "Titanfall2WorldLightVersion2.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, owner) == 96, "Titanfall2WorldLightVersion2.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->owner) == 4, "Titanfall2WorldLightVersion2.owner takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, unknown0x64) == 100, "Titanfall2WorldLightVersion2.unknown0x64 lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->unknown0x64) == 4, "Titanfall2WorldLightVersion2.unknown0x64 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion2, unknown0x68) == 104, "Titanfall2WorldLightVersion2.unknown0x68 lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion2 *)0)->unknown0x68) == 4, "Titanfall2WorldLightVersion2.unknown0x68 takes 4 bytes");

/**
 * The same in version 3.
 * Source: public readers; sizes and values of a real map.
 */
typedef struct Titanfall2WorldLightVersion3 {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Offset of the place that shadows are cast from, in game units. */
  struct { float x, y, z; } shadowCastOffset;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: TITANFALL2_WORLD_LIGHT_TYPE_*. */
  int32_t type;
  /** Light style that switches it. */
  int32_t style;
  /** Cosine of the angle at which a spot begins to fade. */
  float stopDot;
  /** Cosine of the angle at which a spot ends. */
  float stopDot2;
  /** How sharply a spot is gathered around its axis. */
  float exponent;
  /** Distance at which it ends, in game units; 0 = never. */
  float radius;
  /** Constant part of the fall-off. */
  float constantAttenuation;
  /** Part of the fall-off that grows with the distance. */
  float linearAttenuation;
  /** Part of the fall-off that grows with the square of the distance. */
  float quadraticAttenuation;
  /** What it may do. Values: TITANFALL2_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_DATA; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
  /** Unknown; 0 unless set. */
  float unknown0x64;
  /** Unknown; 0.005 unless set. */
  float unknown0x68;
  /** Unknown; 1 unless set. */
  float unknown0x6C;
} Titanfall2WorldLightVersion3;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2WorldLightVersion3) == 112, "Titanfall2WorldLightVersion3 takes 112 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, origin) == 0, "Titanfall2WorldLightVersion3.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->origin) == 12, "Titanfall2WorldLightVersion3.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, intensity) == 12, "Titanfall2WorldLightVersion3.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->intensity) == 12, "Titanfall2WorldLightVersion3.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, normal) == 24, "Titanfall2WorldLightVersion3.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->normal) == 12, "Titanfall2WorldLightVersion3.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, shadowCastOffset) == 36, "Titanfall2WorldLightVersion3.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->shadowCastOffset) == 12, "Titanfall2WorldLightVersion3.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, cluster) == 48, "Titanfall2WorldLightVersion3.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->cluster) == 4, "Titanfall2WorldLightVersion3.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, type) == 52, "Titanfall2WorldLightVersion3.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->type) == 4, "Titanfall2WorldLightVersion3.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, style) == 56, "Titanfall2WorldLightVersion3.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->style) == 4, "Titanfall2WorldLightVersion3.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, stopDot) == 60, "Titanfall2WorldLightVersion3.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->stopDot) == 4, "Titanfall2WorldLightVersion3.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, stopDot2) == 64, "Titanfall2WorldLightVersion3.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->stopDot2) == 4, "Titanfall2WorldLightVersion3.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, exponent) == 68, "Titanfall2WorldLightVersion3.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->exponent) == 4, "Titanfall2WorldLightVersion3.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, radius) == 72, "Titanfall2WorldLightVersion3.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->radius) == 4, "Titanfall2WorldLightVersion3.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, constantAttenuation) == 76, "Titanfall2WorldLightVersion3.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->constantAttenuation) == 4, "Titanfall2WorldLightVersion3.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, linearAttenuation) == 80, "Titanfall2WorldLightVersion3.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->linearAttenuation) == 4, "Titanfall2WorldLightVersion3.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, quadraticAttenuation) == 84, "Titanfall2WorldLightVersion3.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->quadraticAttenuation) == 4, "Titanfall2WorldLightVersion3.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, flags) == 88, "Titanfall2WorldLightVersion3.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->flags) == 4, "Titanfall2WorldLightVersion3.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, texture) == 92, "Titanfall2WorldLightVersion3.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->texture) == 4, "Titanfall2WorldLightVersion3.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, owner) == 96, "Titanfall2WorldLightVersion3.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->owner) == 4, "Titanfall2WorldLightVersion3.owner takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, unknown0x64) == 100, "Titanfall2WorldLightVersion3.unknown0x64 lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->unknown0x64) == 4, "Titanfall2WorldLightVersion3.unknown0x64 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, unknown0x68) == 104, "Titanfall2WorldLightVersion3.unknown0x68 lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->unknown0x68) == 4, "Titanfall2WorldLightVersion3.unknown0x68 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightVersion3, unknown0x6C) == 108, "Titanfall2WorldLightVersion3.unknown0x6C lies at 108");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightVersion3 *)0)->unknown0x6C) == 4, "Titanfall2WorldLightVersion3.unknown0x6C takes 4 bytes");

/**
 * What a light moves with (lump 55).
 * Source: public readers. Confidence: probable.
 */
typedef struct Titanfall2WorldLightParent {
  /** Three rows of a matrix. */
  float matrix[12];
  /** Where it is, in game units. */
  struct { float x, y, z; } origin;
  /** Unknown; perhaps angles. */
  uint8_t unknown0x3C[12];
  /** Unknown. */
  int16_t unknown0x48;
  /** The light. -> WORLD_LIGHTS. */
  int16_t light;
} Titanfall2WorldLightParent;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2WorldLightParent) == 76, "Titanfall2WorldLightParent takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightParent, matrix) == 0, "Titanfall2WorldLightParent.matrix lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightParent *)0)->matrix) == 48, "Titanfall2WorldLightParent.matrix takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightParent, origin) == 48, "Titanfall2WorldLightParent.origin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightParent *)0)->origin) == 12, "Titanfall2WorldLightParent.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightParent, unknown0x3C) == 60, "Titanfall2WorldLightParent.unknown0x3C lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightParent *)0)->unknown0x3C) == 12, "Titanfall2WorldLightParent.unknown0x3C takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightParent, unknown0x48) == 72, "Titanfall2WorldLightParent.unknown0x48 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightParent *)0)->unknown0x48) == 2, "Titanfall2WorldLightParent.unknown0x48 takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2WorldLightParent, light) == 74, "Titanfall2WorldLightParent.light lies at 74");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2WorldLightParent *)0)->light) == 2, "Titanfall2WorldLightParent.light takes 2 bytes");

/**
 * A triangle to collide with (lump 66). Public tools disagree on how many bits each corner has.
 * Source: one public reader of two. Confidence: guess.
 */
typedef struct Titanfall2CollisionTriangle {
  /** First corner: a vertex counted from the header's first one. */
  uint32_t first : 10;
  /** Second corner, counted from the first. */
  uint32_t second : 7;
  /** Third corner, counted from the first. */
  uint32_t third : 7;
  /** Flags; something to do with shape. */
  uint32_t flags : 8;
} Titanfall2CollisionTriangle;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2CollisionTriangle) == 4, "Titanfall2CollisionTriangle takes 4 bytes");

/**
 * A box around collision geometry (lumps 68, 88 and 90), turned about the z axis.
 * Original name: dcollyawbox_t. Source: public readers; values of a real map. Confidence: probable.
 */
typedef struct Titanfall2CollisionBounds {
  /** Its middle, in whole game units. */
  struct { int16_t x, y, z; } origin;
  /** Cosine of the angle that it is turned by, negative, in parts of 32768. */
  int16_t negativeCosine;
  /** Half its size along each axis, in whole game units. */
  struct { int16_t x, y, z; } extents;
  /** Sine of the angle that it is turned by, in parts of 32768. */
  int16_t positiveSine;
} Titanfall2CollisionBounds;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2CollisionBounds) == 16, "Titanfall2CollisionBounds takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionBounds, origin) == 0, "Titanfall2CollisionBounds.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionBounds *)0)->origin) == 6, "Titanfall2CollisionBounds.origin takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionBounds, negativeCosine) == 6, "Titanfall2CollisionBounds.negativeCosine lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionBounds *)0)->negativeCosine) == 2, "Titanfall2CollisionBounds.negativeCosine takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionBounds, extents) == 8, "Titanfall2CollisionBounds.extents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionBounds *)0)->extents) == 6, "Titanfall2CollisionBounds.extents takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionBounds, positiveSine) == 14, "Titanfall2CollisionBounds.positiveSine lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionBounds *)0)->positiveSine) == 2, "Titanfall2CollisionBounds.positiveSine takes 2 bytes");

/**
 * Triangles to collide with, of a patch or a model (lump 69).
 * Source: public readers and compilers agree. Confidence: probable.
 */
typedef struct Titanfall2CollisionTriangleHeader {
  /** Flags; 0 as far as is known. */
  int16_t flags;
  /** The lower half of its texture's flags. Values: TITANFALL2_MESH_FLAGS_LOW_*. */
  uint16_t textureFlags;
  /** Texture, which says what it sounds like. -> TEXTURE_DATA. */
  int16_t texture;
  /** Number of vertices. */
  uint16_t vertexCount;
  /** Number of triangles. */
  uint16_t triangleCount;
  /** Number of bevels. */
  uint16_t bevelCount;
  /** First of `vertexCount` vertices. -> VERTICES, `vertexCount` of them. */
  int32_t firstVertex;
  /** First of `triangleCount` triangles. -> TRICOLL_TRIANGLES, `triangleCount` of them. */
  int32_t firstTriangle;
  /**
   * First of its boxes in TRICOLL_NODES; how many there are follows from the number of triangles. ->
   * TRICOLL_NODES. The lump may be empty all the same.
   */
  int32_t firstNode;
  /** First of `bevelCount` bevels. -> TRICOLL_BEVEL_INDICES, `bevelCount` of them. */
  int32_t firstBevel;
  /** Where it stands, times the scale and negative. */
  struct { float x, y, z; } origin;
  /** Scale of coordinates; 0 for a patch. */
  float scale;
} Titanfall2CollisionTriangleHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2CollisionTriangleHeader) == 44, "Titanfall2CollisionTriangleHeader takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, flags) == 0, "Titanfall2CollisionTriangleHeader.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->flags) == 2, "Titanfall2CollisionTriangleHeader.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, textureFlags) == 2, "Titanfall2CollisionTriangleHeader.textureFlags lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->textureFlags) == 2, "Titanfall2CollisionTriangleHeader.textureFlags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, texture) == 4, "Titanfall2CollisionTriangleHeader.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->texture) == 2, "Titanfall2CollisionTriangleHeader.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, vertexCount) == 6, "Titanfall2CollisionTriangleHeader.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->vertexCount) == 2, "Titanfall2CollisionTriangleHeader.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, triangleCount) == 8, "Titanfall2CollisionTriangleHeader.triangleCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->triangleCount) == 2, "Titanfall2CollisionTriangleHeader.triangleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, bevelCount) == 10, "Titanfall2CollisionTriangleHeader.bevelCount lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->bevelCount) == 2, "Titanfall2CollisionTriangleHeader.bevelCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, firstVertex) == 12, "Titanfall2CollisionTriangleHeader.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->firstVertex) == 4, "Titanfall2CollisionTriangleHeader.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, firstTriangle) == 16, "Titanfall2CollisionTriangleHeader.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->firstTriangle) == 4, "Titanfall2CollisionTriangleHeader.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, firstNode) == 20, "Titanfall2CollisionTriangleHeader.firstNode lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->firstNode) == 4, "Titanfall2CollisionTriangleHeader.firstNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, firstBevel) == 24, "Titanfall2CollisionTriangleHeader.firstBevel lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->firstBevel) == 4, "Titanfall2CollisionTriangleHeader.firstBevel takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, origin) == 28, "Titanfall2CollisionTriangleHeader.origin lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->origin) == 12, "Titanfall2CollisionTriangleHeader.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionTriangleHeader, scale) == 40, "Titanfall2CollisionTriangleHeader.scale lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionTriangleHeader *)0)->scale) == 4, "Titanfall2CollisionTriangleHeader.scale takes 4 bytes");

/**
 * A corner of a mesh without light (lump 71).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct Titanfall2VertexUnlit {
  /** Where it is. -> VERTICES. */
  uint32_t position;
  /** Which way it faces. -> VERTEX_NORMALS. */
  uint32_t normal;
  /** Place in the texture. */
  struct { float u, v; } texture;
  /** Colour that the texture is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} Titanfall2VertexUnlit;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2VertexUnlit) == 20, "Titanfall2VertexUnlit takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexUnlit, position) == 0, "Titanfall2VertexUnlit.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexUnlit *)0)->position) == 4, "Titanfall2VertexUnlit.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexUnlit, normal) == 4, "Titanfall2VertexUnlit.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexUnlit *)0)->normal) == 4, "Titanfall2VertexUnlit.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexUnlit, texture) == 8, "Titanfall2VertexUnlit.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexUnlit *)0)->texture) == 8, "Titanfall2VertexUnlit.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexUnlit, color) == 16, "Titanfall2VertexUnlit.color lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexUnlit *)0)->color) == 4, "Titanfall2VertexUnlit.color takes 4 bytes");

/**
 * A corner of a mesh with light in one direction (lump 72).
 * Source: public readers; sizes and references of a real map.
 */
typedef struct Titanfall2VertexLitFlat {
  /** Where it is. -> VERTICES. */
  uint32_t position;
  /** Which way it faces. -> VERTEX_NORMALS. */
  uint32_t normal;
  /** Place in the texture. */
  struct { float u, v; } texture;
  /** Colour that the texture is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Place in the lightmap. */
  struct { float u, v; } lightmap;
  /** Offset in the lightmap; always 0. */
  struct { float x, y; } lightmapStep;
} Titanfall2VertexLitFlat;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2VertexLitFlat) == 36, "Titanfall2VertexLitFlat takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitFlat, position) == 0, "Titanfall2VertexLitFlat.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitFlat *)0)->position) == 4, "Titanfall2VertexLitFlat.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitFlat, normal) == 4, "Titanfall2VertexLitFlat.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitFlat *)0)->normal) == 4, "Titanfall2VertexLitFlat.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitFlat, texture) == 8, "Titanfall2VertexLitFlat.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitFlat *)0)->texture) == 8, "Titanfall2VertexLitFlat.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitFlat, color) == 16, "Titanfall2VertexLitFlat.color lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitFlat *)0)->color) == 4, "Titanfall2VertexLitFlat.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitFlat, lightmap) == 20, "Titanfall2VertexLitFlat.lightmap lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitFlat *)0)->lightmap) == 8, "Titanfall2VertexLitFlat.lightmap takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitFlat, lightmapStep) == 28, "Titanfall2VertexLitFlat.lightmapStep lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitFlat *)0)->lightmapStep) == 8, "Titanfall2VertexLitFlat.lightmapStep takes 8 bytes");

/**
 * A corner of a mesh with light that follows bumps (lump 73).
 * Source: public readers. Confidence: probable.
 */
typedef struct Titanfall2VertexLitBump {
  /** Where it is. -> VERTICES. */
  uint32_t position;
  /** Which way it faces. -> VERTEX_NORMALS. */
  uint32_t normal;
  /** Place in the texture. */
  struct { float u, v; } texture;
  /** Colour that the texture is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Place in the lightmap. */
  struct { float u, v; } lightmap;
  /** Offset in the lightmap; always 0. */
  struct { float x, y; } lightmapStep;
  /** Tangents; indexes into something that isn't known. */
  int32_t tangent[2];
} Titanfall2VertexLitBump;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2VertexLitBump) == 44, "Titanfall2VertexLitBump takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitBump, position) == 0, "Titanfall2VertexLitBump.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitBump *)0)->position) == 4, "Titanfall2VertexLitBump.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitBump, normal) == 4, "Titanfall2VertexLitBump.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitBump *)0)->normal) == 4, "Titanfall2VertexLitBump.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitBump, texture) == 8, "Titanfall2VertexLitBump.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitBump *)0)->texture) == 8, "Titanfall2VertexLitBump.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitBump, color) == 16, "Titanfall2VertexLitBump.color lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitBump *)0)->color) == 4, "Titanfall2VertexLitBump.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitBump, lightmap) == 20, "Titanfall2VertexLitBump.lightmap lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitBump *)0)->lightmap) == 8, "Titanfall2VertexLitBump.lightmap takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitBump, lightmapStep) == 28, "Titanfall2VertexLitBump.lightmapStep lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitBump *)0)->lightmapStep) == 8, "Titanfall2VertexLitBump.lightmapStep takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexLitBump, tangent) == 36, "Titanfall2VertexLitBump.tangent lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexLitBump *)0)->tangent) == 8, "Titanfall2VertexLitBump.tangent takes 8 bytes");

/**
 * A corner of a mesh without light that has tangents, such as glass (lump 74).
 * Source: public readers. Confidence: probable.
 */
typedef struct Titanfall2VertexUnlitTangent {
  /** Where it is. -> VERTICES. */
  uint32_t position;
  /** Which way it faces. -> VERTEX_NORMALS. */
  uint32_t normal;
  /** Place in the texture. */
  struct { float u, v; } texture;
  /** Colour that the texture is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Tangents; indexes into something that isn't known. */
  int32_t tangent[2];
} Titanfall2VertexUnlitTangent;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2VertexUnlitTangent) == 28, "Titanfall2VertexUnlitTangent takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexUnlitTangent, position) == 0, "Titanfall2VertexUnlitTangent.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexUnlitTangent *)0)->position) == 4, "Titanfall2VertexUnlitTangent.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexUnlitTangent, normal) == 4, "Titanfall2VertexUnlitTangent.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexUnlitTangent *)0)->normal) == 4, "Titanfall2VertexUnlitTangent.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexUnlitTangent, texture) == 8, "Titanfall2VertexUnlitTangent.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexUnlitTangent *)0)->texture) == 8, "Titanfall2VertexUnlitTangent.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexUnlitTangent, color) == 16, "Titanfall2VertexUnlitTangent.color lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexUnlitTangent *)0)->color) == 4, "Titanfall2VertexUnlitTangent.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexUnlitTangent, tangent) == 20, "Titanfall2VertexUnlitTangent.tangent lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexUnlitTangent *)0)->tangent) == 8, "Titanfall2VertexUnlitTangent.tangent takes 8 bytes");

/**
 * A corner of a mesh that is lit by itself (lump 75), of which no official map has any.
 * Source: one public reader. Confidence: guess.
 */
typedef struct Titanfall2VertexBlinnPhong {
  /** Where it is. -> VERTICES. */
  uint32_t position;
  /** Which way it faces. -> VERTEX_NORMALS. */
  uint32_t normal;
  /** Colour that the texture is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Place in the texture. */
  struct { float u, v; } texture;
  /** Place in the lightmap. */
  struct { float u, v; } lightmap;
  /** Tangents. */
  float tangent[16];
} Titanfall2VertexBlinnPhong;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2VertexBlinnPhong) == 92, "Titanfall2VertexBlinnPhong takes 92 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexBlinnPhong, position) == 0, "Titanfall2VertexBlinnPhong.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexBlinnPhong *)0)->position) == 4, "Titanfall2VertexBlinnPhong.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexBlinnPhong, normal) == 4, "Titanfall2VertexBlinnPhong.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexBlinnPhong *)0)->normal) == 4, "Titanfall2VertexBlinnPhong.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexBlinnPhong, color) == 8, "Titanfall2VertexBlinnPhong.color lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexBlinnPhong *)0)->color) == 4, "Titanfall2VertexBlinnPhong.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexBlinnPhong, texture) == 12, "Titanfall2VertexBlinnPhong.texture lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexBlinnPhong *)0)->texture) == 8, "Titanfall2VertexBlinnPhong.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexBlinnPhong, lightmap) == 20, "Titanfall2VertexBlinnPhong.lightmap lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexBlinnPhong *)0)->lightmap) == 8, "Titanfall2VertexBlinnPhong.lightmap takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2VertexBlinnPhong, tangent) == 28, "Titanfall2VertexBlinnPhong.tangent lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2VertexBlinnPhong *)0)->tangent) == 64, "Titanfall2VertexBlinnPhong.tangent takes 64 bytes");

/**
 * The same in Titanfall 2, which names a cubemap here.
 * Source: public readers; sizes and references of a real map.
 */
typedef struct Titanfall2MeshWithCubemap {
  /**
   * First of its corners: three entries in MESH_INDICES a triangle. -> MESH_INDICES, `triangleCount * 3` of
   * them.
   */
  uint32_t firstIndex;
  /** Number of triangles. */
  uint16_t triangleCount;
  /** First of its vertices, as MESH_INDICES number them. */
  uint16_t firstVertex;
  /** Number of vertices. */
  uint16_t vertexCount;
  /** Kind of vertices; what the values are isn't known. */
  uint8_t vertexType;
  /**
   * Cubemap that it reflects; -1 = none. Compilers that make no cubemaps write 0. -> CUBEMAPS; -1 = none. The
   * lump may be empty all the same.
   */
  int8_t cubemap;
  /** Light styles; 255 = unused slot. */
  uint8_t styles[4];
  /** First lightmap sample along each axis. */
  int16_t luxelOrigin[2];
  /** Number of lightmap samples along each axis, less one. */
  uint8_t luxelSize[2];
  /** Material and where its vertices begin. -> MATERIAL_SORTS. */
  uint16_t material;
  /** How it is drawn, and in which lump its vertices are. Values: TITANFALL2_MESH_FLAGS_*. */
  uint32_t flags;
} Titanfall2MeshWithCubemap;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2MeshWithCubemap) == 28, "Titanfall2MeshWithCubemap takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, firstIndex) == 0, "Titanfall2MeshWithCubemap.firstIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->firstIndex) == 4, "Titanfall2MeshWithCubemap.firstIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, triangleCount) == 4, "Titanfall2MeshWithCubemap.triangleCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->triangleCount) == 2, "Titanfall2MeshWithCubemap.triangleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, firstVertex) == 6, "Titanfall2MeshWithCubemap.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->firstVertex) == 2, "Titanfall2MeshWithCubemap.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, vertexCount) == 8, "Titanfall2MeshWithCubemap.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->vertexCount) == 2, "Titanfall2MeshWithCubemap.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, vertexType) == 10, "Titanfall2MeshWithCubemap.vertexType lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->vertexType) == 1, "Titanfall2MeshWithCubemap.vertexType takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, cubemap) == 11, "Titanfall2MeshWithCubemap.cubemap lies at 11");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->cubemap) == 1, "Titanfall2MeshWithCubemap.cubemap takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, styles) == 12, "Titanfall2MeshWithCubemap.styles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->styles) == 4, "Titanfall2MeshWithCubemap.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, luxelOrigin) == 16, "Titanfall2MeshWithCubemap.luxelOrigin lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->luxelOrigin) == 4, "Titanfall2MeshWithCubemap.luxelOrigin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, luxelSize) == 20, "Titanfall2MeshWithCubemap.luxelSize lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->luxelSize) == 2, "Titanfall2MeshWithCubemap.luxelSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, material) == 22, "Titanfall2MeshWithCubemap.material lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->material) == 2, "Titanfall2MeshWithCubemap.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshWithCubemap, flags) == 24, "Titanfall2MeshWithCubemap.flags lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshWithCubemap *)0)->flags) == 4, "Titanfall2MeshWithCubemap.flags takes 4 bytes");

/**
 * The box around a mesh (lump 81), by the mesh's number.
 * Source: public readers; sizes and values of a real map.
 */
typedef struct Titanfall2MeshBounds {
  /** Its middle, in game units. */
  struct { float x, y, z; } origin;
  /** Radius of a ball around it, in game units; compilers may leave it 0. */
  float radius;
  /** Half its size along each axis, in game units. */
  struct { float x, y, z; } extents;
  /** Tangent of an angle that it is turned by; what for isn't known. */
  float tangentYaw;
} Titanfall2MeshBounds;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2MeshBounds) == 32, "Titanfall2MeshBounds takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshBounds, origin) == 0, "Titanfall2MeshBounds.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshBounds *)0)->origin) == 12, "Titanfall2MeshBounds.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshBounds, radius) == 12, "Titanfall2MeshBounds.radius lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshBounds *)0)->radius) == 4, "Titanfall2MeshBounds.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshBounds, extents) == 16, "Titanfall2MeshBounds.extents lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshBounds *)0)->extents) == 12, "Titanfall2MeshBounds.extents takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MeshBounds, tangentYaw) == 28, "Titanfall2MeshBounds.tangentYaw lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MeshBounds *)0)->tangentYaw) == 4, "Titanfall2MeshBounds.tangentYaw takes 4 bytes");

/**
 * A material with a lightmap and where vertices begin that MESH_INDICES count (lump 82).
 * Source: public readers; sizes and references of a real map.
 */
typedef struct Titanfall2MaterialSort {
  /** Its texture. -> TEXTURE_DATA. */
  int16_t texture;
  /** Its lightmap; -1 = none. -> LIGHTMAP_HEADERS; -1 = none. */
  int16_t lightmap;
  /**
   * Its cubemap; -1 = none. Compilers that make no cubemaps write 0. -> CUBEMAPS; -1 = none. The lump may be
   * empty all the same.
   */
  int16_t cubemap;
  /** Last vertex that its meshes use; compilers may leave it 0. */
  uint16_t lastVertex;
  /** Number of the vertex that entries of MESH_INDICES count from. */
  int32_t firstVertex;
} Titanfall2MaterialSort;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2MaterialSort) == 12, "Titanfall2MaterialSort takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MaterialSort, texture) == 0, "Titanfall2MaterialSort.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MaterialSort *)0)->texture) == 2, "Titanfall2MaterialSort.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MaterialSort, lightmap) == 2, "Titanfall2MaterialSort.lightmap lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MaterialSort *)0)->lightmap) == 2, "Titanfall2MaterialSort.lightmap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MaterialSort, cubemap) == 4, "Titanfall2MaterialSort.cubemap lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MaterialSort *)0)->cubemap) == 2, "Titanfall2MaterialSort.cubemap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MaterialSort, lastVertex) == 6, "Titanfall2MaterialSort.lastVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MaterialSort *)0)->lastVertex) == 2, "Titanfall2MaterialSort.lastVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2MaterialSort, firstVertex) == 8, "Titanfall2MaterialSort.firstVertex lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2MaterialSort *)0)->firstVertex) == 4, "Titanfall2MaterialSort.firstVertex takes 4 bytes");

/**
 * A size of lightmaps (lump 83).
 * Source: public readers; values of a real map. Confidence: probable.
 */
typedef struct Titanfall2LightmapHeader {
  /** What kind of lightmap it is. */
  uint32_t type;
  /** Width in samples. */
  uint16_t width;
  /** Height in samples. */
  uint16_t height;
} Titanfall2LightmapHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2LightmapHeader) == 8, "Titanfall2LightmapHeader takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightmapHeader, type) == 0, "Titanfall2LightmapHeader.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightmapHeader *)0)->type) == 4, "Titanfall2LightmapHeader.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightmapHeader, width) == 4, "Titanfall2LightmapHeader.width lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightmapHeader *)0)->width) == 2, "Titanfall2LightmapHeader.width takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightmapHeader, height) == 6, "Titanfall2LightmapHeader.height lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightmapHeader *)0)->height) == 2, "Titanfall2LightmapHeader.height takes 2 bytes");

/**
 * The grid over the map's floor (lump 85): there is one record. Behind its cells CM_GRID_CELLS has one for
 * each model.
 * Source: public readers; values of a real map.
 */
typedef struct Titanfall2CollisionGrid {
  /** Size of a cell, in game units. */
  float scale;
  /** Where the grid begins, in cells. */
  struct { int32_t x, y; } offset;
  /** Number of cells along each axis. */
  struct { int32_t x, y; } count;
  /** Number of groups of geometry sets that lie in several cells. */
  int32_t straddleGroupCount;
  /** Plane from which on sides of brushes count theirs. */
  int32_t firstBrushPlane;
} Titanfall2CollisionGrid;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2CollisionGrid) == 28, "Titanfall2CollisionGrid takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionGrid, scale) == 0, "Titanfall2CollisionGrid.scale lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionGrid *)0)->scale) == 4, "Titanfall2CollisionGrid.scale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionGrid, offset) == 4, "Titanfall2CollisionGrid.offset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionGrid *)0)->offset) == 8, "Titanfall2CollisionGrid.offset takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionGrid, count) == 12, "Titanfall2CollisionGrid.count lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionGrid *)0)->count) == 8, "Titanfall2CollisionGrid.count takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionGrid, straddleGroupCount) == 20, "Titanfall2CollisionGrid.straddleGroupCount lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionGrid *)0)->straddleGroupCount) == 4, "Titanfall2CollisionGrid.straddleGroupCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionGrid, firstBrushPlane) == 24, "Titanfall2CollisionGrid.firstBrushPlane lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionGrid *)0)->firstBrushPlane) == 4, "Titanfall2CollisionGrid.firstBrushPlane takes 4 bytes");

/**
 * A cell of the grid, or all of a model (lump 86).
 * Source: public readers; references of a real map.
 */
typedef struct Titanfall2CollisionGridCell {
  /** First of `geometrySetCount` sets. -> CM_GEO_SETS, `geometrySetCount` of them. */
  uint16_t firstGeometrySet;
  /** Number of sets. */
  uint16_t geometrySetCount;
} Titanfall2CollisionGridCell;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2CollisionGridCell) == 4, "Titanfall2CollisionGridCell takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionGridCell, firstGeometrySet) == 0, "Titanfall2CollisionGridCell.firstGeometrySet lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionGridCell *)0)->firstGeometrySet) == 2, "Titanfall2CollisionGridCell.firstGeometrySet takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CollisionGridCell, geometrySetCount) == 2, "Titanfall2CollisionGridCell.geometrySetCount lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CollisionGridCell *)0)->geometrySetCount) == 2, "Titanfall2CollisionGridCell.geometrySetCount takes 2 bytes");

/**
 * Collision geometry that a cell selects (lump 87). CM_GEO_SET_BOUNDS has its box.
 * Source: public readers and compilers; references of a real map. Confidence: probable.
 */
typedef struct Titanfall2GeometrySet {
  /** Group of sets that are the same in other cells; 0 = it lies in one cell alone. */
  uint16_t straddleGroup;
  /** Number of primitives; with 1 the set is the primitive itself. */
  uint16_t primitiveCount;
  /** What it is to collision. -> CM_UNIQUE_CONTENTS. */
  uint32_t contents : 8;
  /** The brush, triangle header or static prop; for a set of several, the first entry in CM_PRIMITIVES. */
  uint32_t index : 16;
  /** What `index` counts. Values: TITANFALL2_PRIMITIVE_TYPE_*. */
  uint32_t type : 8;
} Titanfall2GeometrySet;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2GeometrySet) == 8, "Titanfall2GeometrySet takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2GeometrySet, straddleGroup) == 0, "Titanfall2GeometrySet.straddleGroup lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2GeometrySet *)0)->straddleGroup) == 2, "Titanfall2GeometrySet.straddleGroup takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2GeometrySet, primitiveCount) == 2, "Titanfall2GeometrySet.primitiveCount lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2GeometrySet *)0)->primitiveCount) == 2, "Titanfall2GeometrySet.primitiveCount takes 2 bytes");

/**
 * A part of a geometry set of several (lump 89). CM_PRIMITIVE_BOUNDS has its box.
 * Source: public readers and compilers. Confidence: probable.
 */
typedef struct Titanfall2Primitive {
  /** What it is to collision. -> CM_UNIQUE_CONTENTS. */
  uint32_t contents : 8;
  /** The brush, triangle header or static prop; for a set of several, the first entry in CM_PRIMITIVES. */
  uint32_t index : 16;
  /** What `index` counts. Values: TITANFALL2_PRIMITIVE_TYPE_*. */
  uint32_t type : 8;
} Titanfall2Primitive;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2Primitive) == 4, "Titanfall2Primitive takes 4 bytes");

/**
 * A convex solid (lump 92): a box, cut by planes. It has a side for each of the box's six, in the order -x +x
 * -y +y -z +z as far as is known, then one for each plane; those of brush `n` begin at `n * 6 +
 * firstPlaneOffset`.
 * Source: public readers and compilers; sums and references of a real map.
 */
typedef struct Titanfall2Brush {
  /** Middle of the box, in game units. */
  struct { float x, y, z; } origin;
  /** Number of planes whose side isn't to be discarded. */
  uint8_t keptPlaneCount;
  /** Number of planes that cut the box. */
  uint8_t planeCount;
  /** Number of the brush itself. */
  uint16_t index;
  /** Half the size of the box along each axis, in game units. */
  struct { float x, y, z; } extents;
  /**
   * First of `planeCount` entries in CM_BRUSH_SIDE_PLANE_OFFSETS; compilers write 0 for brushes without. ->
   * CM_BRUSH_SIDE_PLANE_OFFSETS, `planeCount` of them.
   */
  int32_t firstPlaneOffset;
} Titanfall2Brush;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2Brush) == 32, "Titanfall2Brush takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Brush, origin) == 0, "Titanfall2Brush.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Brush *)0)->origin) == 12, "Titanfall2Brush.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Brush, keptPlaneCount) == 12, "Titanfall2Brush.keptPlaneCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Brush *)0)->keptPlaneCount) == 1, "Titanfall2Brush.keptPlaneCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Brush, planeCount) == 13, "Titanfall2Brush.planeCount lies at 13");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Brush *)0)->planeCount) == 1, "Titanfall2Brush.planeCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Brush, index) == 14, "Titanfall2Brush.index lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Brush *)0)->index) == 2, "Titanfall2Brush.index takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Brush, extents) == 16, "Titanfall2Brush.extents lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Brush *)0)->extents) == 12, "Titanfall2Brush.extents takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Brush, firstPlaneOffset) == 28, "Titanfall2Brush.firstPlaneOffset lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Brush *)0)->firstPlaneOffset) == 4, "Titanfall2Brush.firstPlaneOffset takes 4 bytes");

/**
 * How a side of a brush looks (lump 94).
 * Source: public readers and compilers; references of a real map. Confidence: probable.
 */
typedef struct Titanfall2BrushSideProperties {
  /** Its texture. -> TEXTURE_DATA. */
  uint16_t texture : 9;
  /** What is said of it. Values: TITANFALL2_BRUSH_SIDE_FLAGS_*. */
  uint16_t flags : 7;
} Titanfall2BrushSideProperties;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2BrushSideProperties) == 2, "Titanfall2BrushSideProperties takes 2 bytes");

/**
 * How a texture lies on a side of a brush (lump 95), by the side's number.
 * Source: public readers. Confidence: probable.
 */
typedef struct Titanfall2TextureVectors {
  /** Across the texture: x, y and z of the axis, then the offset. */
  float s[4];
  /** Down the texture: x, y and z of the axis, then the offset. */
  float t[4];
} Titanfall2TextureVectors;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2TextureVectors) == 32, "Titanfall2TextureVectors takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2TextureVectors, s) == 0, "Titanfall2TextureVectors.s lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2TextureVectors *)0)->s) == 16, "Titanfall2TextureVectors.s takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2TextureVectors, t) == 16, "Titanfall2TextureVectors.t lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2TextureVectors *)0)->t) == 16, "Titanfall2TextureVectors.t takes 16 bytes");

/**
 * A box of the tree that finds what throws shadows of the sun (lump 99).
 * Source: public readers; a value of a real map. Confidence: probable.
 */
typedef struct Titanfall2ShadowTreeNode {
  /** Lower corner, in game units. */
  struct { float x, y, z; } mins;
  /** Number of boxes in it. */
  uint8_t childCount;
  /** Number of objects that are in none of them. */
  uint8_t objectCount;
  /** Number of objects in it and in all boxes below. */
  uint16_t totalObjectCount;
  /** Upper corner, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `childCount` boxes. -> CSM_AABB_NODES, `childCount` of them. */
  uint16_t firstChild;
  /**
   * First of `objectCount` entries in CSM_OBJECT_REFERENCES. -> CSM_OBJECT_REFERENCES, `objectCount` of them.
   */
  uint16_t firstObject;
} Titanfall2ShadowTreeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2ShadowTreeNode) == 32, "Titanfall2ShadowTreeNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowTreeNode, mins) == 0, "Titanfall2ShadowTreeNode.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowTreeNode *)0)->mins) == 12, "Titanfall2ShadowTreeNode.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowTreeNode, childCount) == 12, "Titanfall2ShadowTreeNode.childCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowTreeNode *)0)->childCount) == 1, "Titanfall2ShadowTreeNode.childCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowTreeNode, objectCount) == 13, "Titanfall2ShadowTreeNode.objectCount lies at 13");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowTreeNode *)0)->objectCount) == 1, "Titanfall2ShadowTreeNode.objectCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowTreeNode, totalObjectCount) == 14, "Titanfall2ShadowTreeNode.totalObjectCount lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowTreeNode *)0)->totalObjectCount) == 2, "Titanfall2ShadowTreeNode.totalObjectCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowTreeNode, maxs) == 16, "Titanfall2ShadowTreeNode.maxs lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowTreeNode *)0)->maxs) == 12, "Titanfall2ShadowTreeNode.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowTreeNode, firstChild) == 28, "Titanfall2ShadowTreeNode.firstChild lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowTreeNode *)0)->firstChild) == 2, "Titanfall2ShadowTreeNode.firstChild takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowTreeNode, firstObject) == 30, "Titanfall2ShadowTreeNode.firstObject lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowTreeNode *)0)->firstObject) == 2, "Titanfall2ShadowTreeNode.firstObject takes 2 bytes");

/**
 * Light that arrives at a place (lump 101).
 * Source: public readers. Confidence: probable.
 */
typedef struct Titanfall2LightProbe {
  /** Light from six sides. */
  struct { uint8_t red, green, blue, alpha; } sides[6];
  /** Direction of the sky and how much of the sun is seen. */
  int16_t sky[4];
  /** How much each of the four lights counts. */
  uint8_t lightWeights[4];
  /** The four lights; -1 = none. */
  int16_t lights[4];
  /** Filler. */
  uint8_t padding[4];
} Titanfall2LightProbe;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2LightProbe) == 48, "Titanfall2LightProbe takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbe, sides) == 0, "Titanfall2LightProbe.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbe *)0)->sides) == 24, "Titanfall2LightProbe.sides takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbe, sky) == 24, "Titanfall2LightProbe.sky lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbe *)0)->sky) == 8, "Titanfall2LightProbe.sky takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbe, lightWeights) == 32, "Titanfall2LightProbe.lightWeights lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbe *)0)->lightWeights) == 4, "Titanfall2LightProbe.lightWeights takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbe, lights) == 36, "Titanfall2LightProbe.lights lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbe *)0)->lights) == 8, "Titanfall2LightProbe.lights takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbe, padding) == 44, "Titanfall2LightProbe.padding lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbe *)0)->padding) == 4, "Titanfall2LightProbe.padding takes 4 bytes");

/**
 * A node of the tree that finds the nearest probes (lump 103).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct Titanfall2LightProbeTreeNode {
  /** What it is, in bits that aren't known. */
  uint32_t tag;
  /** A coordinate to split at, or a number of probes, as the tag says. */
  uint32_t value;
} Titanfall2LightProbeTreeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2LightProbeTreeNode) == 8, "Titanfall2LightProbeTreeNode takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeTreeNode, tag) == 0, "Titanfall2LightProbeTreeNode.tag lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeTreeNode *)0)->tag) == 4, "Titanfall2LightProbeTreeNode.tag takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeTreeNode, value) == 4, "Titanfall2LightProbeTreeNode.value lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeTreeNode *)0)->value) == 4, "Titanfall2LightProbeTreeNode.value takes 4 bytes");

/**
 * The same in Titanfall 2 and later.
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct Titanfall2LightProbeReferenceLong {
  /** The place, in game units. */
  struct { float x, y, z; } origin;
  /** What was measured. -> LIGHTPROBES. */
  uint32_t probe;
  /** Unknown. */
  int32_t unknown0x10;
} Titanfall2LightProbeReferenceLong;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2LightProbeReferenceLong) == 20, "Titanfall2LightProbeReferenceLong takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeReferenceLong, origin) == 0, "Titanfall2LightProbeReferenceLong.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeReferenceLong *)0)->origin) == 12, "Titanfall2LightProbeReferenceLong.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeReferenceLong, probe) == 12, "Titanfall2LightProbeReferenceLong.probe lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeReferenceLong *)0)->probe) == 4, "Titanfall2LightProbeReferenceLong.probe takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LightProbeReferenceLong, unknown0x10) == 16, "Titanfall2LightProbeReferenceLong.unknown0x10 lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LightProbeReferenceLong *)0)->unknown0x10) == 4, "Titanfall2LightProbeReferenceLong.unknown0x10 takes 4 bytes");

/**
 * A node of the tree that finds the cell of a place (lump 106).
 * Source: public readers; values of a real map. Confidence: probable.
 */
typedef struct Titanfall2CellNode {
  /** Plane that splits it; -1 = it is a cell. -> PLANES; -1 = none. */
  int32_t plane;
  /** The cell, or the first of the two nodes that follow. */
  int32_t child;
} Titanfall2CellNode;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2CellNode) == 8, "Titanfall2CellNode takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CellNode, plane) == 0, "Titanfall2CellNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CellNode *)0)->plane) == 4, "Titanfall2CellNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CellNode, child) == 4, "Titanfall2CellNode.child lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CellNode *)0)->child) == 4, "Titanfall2CellNode.child takes 4 bytes");

/**
 * A part of the world that openings lead into (lump 107).
 * Source: public readers; references of a real map. Confidence: probable.
 */
typedef struct Titanfall2Cell {
  /** Number of openings. */
  int16_t portalCount;
  /** First of `portalCount` openings. -> PORTALS, `portalCount` of them. */
  int16_t firstPortal;
  /** What of the sky is seen. */
  uint16_t skyFlags;
  /** Water that it is in; -1 = none. -> LEAF_WATER_DATA; -1 = none. */
  int16_t water;
} Titanfall2Cell;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2Cell) == 8, "Titanfall2Cell takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Cell, portalCount) == 0, "Titanfall2Cell.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Cell *)0)->portalCount) == 2, "Titanfall2Cell.portalCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Cell, firstPortal) == 2, "Titanfall2Cell.firstPortal lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Cell *)0)->firstPortal) == 2, "Titanfall2Cell.firstPortal takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Cell, skyFlags) == 4, "Titanfall2Cell.skyFlags lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Cell *)0)->skyFlags) == 2, "Titanfall2Cell.skyFlags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Cell, water) == 6, "Titanfall2Cell.water lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Cell *)0)->water) == 2, "Titanfall2Cell.water takes 2 bytes");

/**
 * An opening of a cell (lump 108).
 * Source: public readers; counts of a real directory. Confidence: probable.
 */
typedef struct Titanfall2Portal {
  /** Whether its plane faces the other way. */
  uint8_t isReversed;
  /** What it leads to. Values: TITANFALL2_PORTAL_TYPE_*. */
  uint8_t type;
  /** Number of corners, and of edges. */
  uint8_t edgeCount;
  /** Filler. */
  uint8_t padding[1];
  /**
   * First of `edgeCount` entries in PORTAL_VERTEX_REFERENCES and in PORTAL_EDGE_REFERENCES. ->
   * PORTAL_VERTEX_REFERENCES, `edgeCount` of them.
   */
  uint16_t firstReference;
  /** Cell that it leads into; one that isn't there where it leads to the sky. */
  uint16_t cell;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} Titanfall2Portal;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2Portal) == 12, "Titanfall2Portal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Portal, isReversed) == 0, "Titanfall2Portal.isReversed lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Portal *)0)->isReversed) == 1, "Titanfall2Portal.isReversed takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Portal, type) == 1, "Titanfall2Portal.type lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Portal *)0)->type) == 1, "Titanfall2Portal.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Portal, edgeCount) == 2, "Titanfall2Portal.edgeCount lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Portal *)0)->edgeCount) == 1, "Titanfall2Portal.edgeCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Portal, padding) == 3, "Titanfall2Portal.padding lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Portal *)0)->padding) == 1, "Titanfall2Portal.padding takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Portal, firstReference) == 4, "Titanfall2Portal.firstReference lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Portal *)0)->firstReference) == 2, "Titanfall2Portal.firstReference takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Portal, cell) == 6, "Titanfall2Portal.cell lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Portal *)0)->cell) == 2, "Titanfall2Portal.cell takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2Portal, plane) == 8, "Titanfall2Portal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2Portal *)0)->plane) == 4, "Titanfall2Portal.plane takes 4 bytes");

/**
 * Two corners of openings that an edge joins (lump 110).
 * Source: counts of a real directory. Confidence: probable.
 */
typedef struct Titanfall2PortalEdge {
  /** The corners. -> PORTAL_VERTICES. */
  uint16_t vertices[2];
} Titanfall2PortalEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2PortalEdge) == 4, "Titanfall2PortalEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2PortalEdge, vertices) == 0, "Titanfall2PortalEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2PortalEdge *)0)->vertices) == 4, "Titanfall2PortalEdge.vertices takes 4 bytes");

/**
 * Up to eight numbers (lumps 111, 114 and 115): edges that meet in a corner, or what crosses an edge.
 * Source: public readers; counts of a real directory. Confidence: probable.
 */
typedef struct Titanfall2PortalIndexSet {
  /** The numbers; -1 = unused. */
  int16_t indices[8];
} Titanfall2PortalIndexSet;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2PortalIndexSet) == 16, "Titanfall2PortalIndexSet takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2PortalIndexSet, indices) == 0, "Titanfall2PortalIndexSet.indices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2PortalIndexSet *)0)->indices) == 16, "Titanfall2PortalIndexSet.indices takes 16 bytes");

/**
 * What crosses an edge (lump 116), by the edge's number; what it counts isn't known.
 * Source: public readers; counts of a real directory. Confidence: probable.
 */
typedef struct Titanfall2PortalEdgeIntersectionHeader {
  /** First. */
  uint32_t first;
  /** Number. */
  uint32_t count;
} Titanfall2PortalEdgeIntersectionHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2PortalEdgeIntersectionHeader) == 8, "Titanfall2PortalEdgeIntersectionHeader takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2PortalEdgeIntersectionHeader, first) == 0, "Titanfall2PortalEdgeIntersectionHeader.first lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2PortalEdgeIntersectionHeader *)0)->first) == 4, "Titanfall2PortalEdgeIntersectionHeader.first takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2PortalEdgeIntersectionHeader, count) == 4, "Titanfall2PortalEdgeIntersectionHeader.count lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2PortalEdgeIntersectionHeader *)0)->count) == 4, "Titanfall2PortalEdgeIntersectionHeader.count takes 4 bytes");

/**
 * A box of the tree that finds what is seen in a cell (lump 119). The one real map has lower and upper corner
 * here; readers of the game's own maps take the two for its middle and half its size.
 * Source: public readers; references of a real map. Confidence: probable.
 */
typedef struct Titanfall2CellTreeNode {
  /** Lower corner, in game units. */
  struct { float x, y, z; } mins;
  /** Number of boxes in it. */
  uint8_t childCount;
  /** Number of objects that are in none of them. */
  uint8_t objectCount;
  /** Number of objects in it and in all boxes below. */
  uint16_t totalObjectCount;
  /** Upper corner, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `childCount` boxes. -> CELL_AABB_NODES, `childCount` of them. */
  uint16_t firstChild;
  /** First of `objectCount` entries in OBJECT_REFERENCES. -> OBJECT_REFERENCES, `objectCount` of them. */
  uint16_t firstObject;
} Titanfall2CellTreeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2CellTreeNode) == 32, "Titanfall2CellTreeNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CellTreeNode, mins) == 0, "Titanfall2CellTreeNode.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CellTreeNode *)0)->mins) == 12, "Titanfall2CellTreeNode.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CellTreeNode, childCount) == 12, "Titanfall2CellTreeNode.childCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CellTreeNode *)0)->childCount) == 1, "Titanfall2CellTreeNode.childCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CellTreeNode, objectCount) == 13, "Titanfall2CellTreeNode.objectCount lies at 13");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CellTreeNode *)0)->objectCount) == 1, "Titanfall2CellTreeNode.objectCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CellTreeNode, totalObjectCount) == 14, "Titanfall2CellTreeNode.totalObjectCount lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CellTreeNode *)0)->totalObjectCount) == 2, "Titanfall2CellTreeNode.totalObjectCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CellTreeNode, maxs) == 16, "Titanfall2CellTreeNode.maxs lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CellTreeNode *)0)->maxs) == 12, "Titanfall2CellTreeNode.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CellTreeNode, firstChild) == 28, "Titanfall2CellTreeNode.firstChild lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CellTreeNode *)0)->firstChild) == 2, "Titanfall2CellTreeNode.firstChild takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2CellTreeNode, firstObject) == 30, "Titanfall2CellTreeNode.firstObject lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2CellTreeNode *)0)->firstObject) == 2, "Titanfall2CellTreeNode.firstObject takes 2 bytes");

/**
 * The box around an object (lump 121), by the number of its reference.
 * Source: public readers; sizes and values of a real map.
 */
typedef struct Titanfall2ObjectBounds {
  /** Lower corner, in game units. */
  struct { float x, y, z; } mins;
  /** Always 0. */
  uint32_t zero0x0C;
  /** Upper corner, in game units. */
  struct { float x, y, z; } maxs;
  /** Always 0. */
  uint32_t zero0x1C;
} Titanfall2ObjectBounds;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2ObjectBounds) == 32, "Titanfall2ObjectBounds takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ObjectBounds, mins) == 0, "Titanfall2ObjectBounds.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ObjectBounds *)0)->mins) == 12, "Titanfall2ObjectBounds.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ObjectBounds, zero0x0C) == 12, "Titanfall2ObjectBounds.zero0x0C lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ObjectBounds *)0)->zero0x0C) == 4, "Titanfall2ObjectBounds.zero0x0C takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ObjectBounds, maxs) == 16, "Titanfall2ObjectBounds.maxs lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ObjectBounds *)0)->maxs) == 12, "Titanfall2ObjectBounds.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ObjectBounds, zero0x1C) == 28, "Titanfall2ObjectBounds.zero0x1C lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ObjectBounds *)0)->zero0x1C) == 4, "Titanfall2ObjectBounds.zero0x1C takes 4 bytes");

/**
 * Lights that change on a page of lightmaps (lump 122).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct Titanfall2RealTimeLightPage {
  /** The lights; -1 = unused slot, as far as is known. */
  int16_t lights[63];
} Titanfall2RealTimeLightPage;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2RealTimeLightPage) == 126, "Titanfall2RealTimeLightPage takes 126 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2RealTimeLightPage, lights) == 0, "Titanfall2RealTimeLightPage.lights lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2RealTimeLightPage *)0)->lights) == 126, "Titanfall2RealTimeLightPage.lights takes 126 bytes");

/**
 * What holds for the whole map (lump 123): there is one record. Meshes of the world are opaque ones first,
 * then decals, then those that are seen through, then the sky.
 * Source: public readers; values of a real map. Confidence: probable.
 */
typedef struct Titanfall2LevelInfo {
  /** Number of the first mesh that is a decal. */
  uint32_t firstDecalMesh;
  /** Number of the first mesh that is seen through. */
  uint32_t firstTransparentMesh;
  /** Number of the first mesh of the sky. */
  uint32_t firstSkyMesh;
  /** Number of static props. */
  uint32_t staticPropCount;
  /** Direction of the sun's light. */
  struct { float x, y, z; } sunNormal;
} Titanfall2LevelInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2LevelInfo) == 28, "Titanfall2LevelInfo takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LevelInfo, firstDecalMesh) == 0, "Titanfall2LevelInfo.firstDecalMesh lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LevelInfo *)0)->firstDecalMesh) == 4, "Titanfall2LevelInfo.firstDecalMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LevelInfo, firstTransparentMesh) == 4, "Titanfall2LevelInfo.firstTransparentMesh lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LevelInfo *)0)->firstTransparentMesh) == 4, "Titanfall2LevelInfo.firstTransparentMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LevelInfo, firstSkyMesh) == 8, "Titanfall2LevelInfo.firstSkyMesh lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LevelInfo *)0)->firstSkyMesh) == 4, "Titanfall2LevelInfo.firstSkyMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LevelInfo, staticPropCount) == 12, "Titanfall2LevelInfo.staticPropCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LevelInfo *)0)->staticPropCount) == 4, "Titanfall2LevelInfo.staticPropCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2LevelInfo, sunNormal) == 16, "Titanfall2LevelInfo.sunNormal lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2LevelInfo *)0)->sunNormal) == 12, "Titanfall2LevelInfo.sunNormal takes 12 bytes");

/**
 * A corner of a mesh that throws shadows and is seen through in places (lump 125).
 * Source: public readers. Confidence: probable.
 */
typedef struct Titanfall2ShadowAlphaVertex {
  /** Where it is, in game units. */
  struct { float x, y, z; } position;
  /** Place in the texture. */
  struct { float u, v; } texture;
} Titanfall2ShadowAlphaVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2ShadowAlphaVertex) == 20, "Titanfall2ShadowAlphaVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowAlphaVertex, position) == 0, "Titanfall2ShadowAlphaVertex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowAlphaVertex *)0)->position) == 12, "Titanfall2ShadowAlphaVertex.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowAlphaVertex, texture) == 12, "Titanfall2ShadowAlphaVertex.texture lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowAlphaVertex *)0)->texture) == 8, "Titanfall2ShadowAlphaVertex.texture takes 8 bytes");

/**
 * A mesh that throws shadows (lump 127). Its indices follow those of the meshes before it.
 * Source: public readers. Confidence: probable.
 */
typedef struct Titanfall2ShadowMesh {
  /** Vertex that its indices count from. */
  uint32_t firstVertex;
  /** Number of triangles: three entries in SHADOW_MESH_INDICES each. */
  uint32_t triangleCount;
  /** 1 = its vertices are SHADOW_MESH_OPAQUE_VERTICES, 0 = SHADOW_MESH_ALPHA_VERTICES. */
  int16_t isOpaque;
  /** Material that says where it is seen through; -1 = none. -> MATERIAL_SORTS; -1 = none. */
  int16_t material;
} Titanfall2ShadowMesh;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2ShadowMesh) == 12, "Titanfall2ShadowMesh takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowMesh, firstVertex) == 0, "Titanfall2ShadowMesh.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowMesh *)0)->firstVertex) == 4, "Titanfall2ShadowMesh.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowMesh, triangleCount) == 4, "Titanfall2ShadowMesh.triangleCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowMesh *)0)->triangleCount) == 4, "Titanfall2ShadowMesh.triangleCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowMesh, isOpaque) == 8, "Titanfall2ShadowMesh.isOpaque lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowMesh *)0)->isOpaque) == 2, "Titanfall2ShadowMesh.isOpaque takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2ShadowMesh, material) == 10, "Titanfall2ShadowMesh.material lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2ShadowMesh *)0)->material) == 2, "Titanfall2ShadowMesh.material takes 2 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } Titanfall2VerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2VerticesElement) == 12, "Titanfall2VerticesElement takes 12 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } Titanfall2VertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2VertexNormalsElement) == 12, "Titanfall2VertexNormalsElement takes 12 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use.
 * - `int32_t propCount`: Number of props.
 * - `int32_t unknownFirst`: Number of a prop, perhaps the first that is seen through.
 * - `int32_t unknownSecond`: Number of another one.
 * - `Titanfall2StaticPropV13 props[propCount]`: The props.
 * - `int32_t extraCount`: Number of entries in `extras`.
 * - `Titanfall2StaticPropExtra extras[extraCount]`: What isn't known.
 */
typedef struct Titanfall2StaticPropsTitanfall2Head {
  /** Number of models. */
  int32_t modelCount;
} Titanfall2StaticPropsTitanfall2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2StaticPropsTitanfall2Head) == 4, "Titanfall2StaticPropsTitanfall2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropsTitanfall2Head, modelCount) == 0, "Titanfall2StaticPropsTitanfall2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropsTitanfall2Head *)0)->modelCount) == 4, "Titanfall2StaticPropsTitanfall2Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use.
 * - `int32_t propCount`: Number of props.
 * - `int32_t unknownFirst`: Number of a prop, perhaps the first that is seen through.
 * - `int32_t unknownSecond`: Number of another one.
 * - `Titanfall2StaticPropV13 props[propCount]`: The props.
 */
typedef struct Titanfall2StaticPropsTitanfall2ShortHead {
  /** Number of models. */
  int32_t modelCount;
} Titanfall2StaticPropsTitanfall2ShortHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2StaticPropsTitanfall2ShortHead) == 4, "Titanfall2StaticPropsTitanfall2ShortHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Titanfall2StaticPropsTitanfall2ShortHead, modelCount) == 0, "Titanfall2StaticPropsTitanfall2ShortHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Titanfall2StaticPropsTitanfall2ShortHead *)0)->modelCount) == 4, "Titanfall2StaticPropsTitanfall2ShortHead.modelCount takes 4 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef uint32_t Titanfall2TextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2TextureStringTableElement) == 4, "Titanfall2TextureStringTableElement takes 4 bytes");

/** Element of MESH_INDICES (lump 79). */
typedef uint16_t Titanfall2MeshIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2MeshIndicesElement) == 2, "Titanfall2MeshIndicesElement takes 2 bytes");

/** Element of CM_UNIQUE_CONTENTS (lump 91). Values: TITANFALL2_CONTENT_FLAGS_*. */
typedef uint32_t Titanfall2CmUniqueContentsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2CmUniqueContentsElement) == 4, "Titanfall2CmUniqueContentsElement takes 4 bytes");

/** Element of CM_BRUSH_SIDE_PLANE_OFFSETS (lump 93). */
typedef uint16_t Titanfall2CmBrushSidePlaneOffsetsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2CmBrushSidePlaneOffsetsElement) == 2, "Titanfall2CmBrushSidePlaneOffsetsElement takes 2 bytes");

/** Element of TRICOLL_BEVEL_STARTS (lump 96). */
typedef uint16_t Titanfall2TricollBevelStartsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2TricollBevelStartsElement) == 2, "Titanfall2TricollBevelStartsElement takes 2 bytes");

/** Element of TRICOLL_BEVEL_INDICES (lump 97). */
typedef uint32_t Titanfall2TricollBevelIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2TricollBevelIndicesElement) == 4, "Titanfall2TricollBevelIndicesElement takes 4 bytes");

/** Element of CSM_OBJECT_REFERENCES (lump 100). */
typedef uint16_t Titanfall2CsmObjectReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2CsmObjectReferencesElement) == 2, "Titanfall2CsmObjectReferencesElement takes 2 bytes");

/** Element of STATIC_PROP_LIGHTPROBE_INDICES (lump 102). */
typedef uint32_t Titanfall2StaticPropLightprobeIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2StaticPropLightprobeIndicesElement) == 4, "Titanfall2StaticPropLightprobeIndicesElement takes 4 bytes");

/** Element of PORTAL_VERTICES (lump 109). */
typedef struct { float x, y, z; } Titanfall2PortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2PortalVerticesElement) == 12, "Titanfall2PortalVerticesElement takes 12 bytes");

/** Element of PORTAL_VERTEX_REFERENCES (lump 112). -> PORTAL_VERTICES. */
typedef uint16_t Titanfall2PortalVertexReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2PortalVertexReferencesElement) == 2, "Titanfall2PortalVertexReferencesElement takes 2 bytes");

/** Element of PORTAL_EDGE_REFERENCES (lump 113). */
typedef uint16_t Titanfall2PortalEdgeReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2PortalEdgeReferencesElement) == 2, "Titanfall2PortalEdgeReferencesElement takes 2 bytes");

/** Element of OCCLUSION_MESH_VERTICES (lump 117). */
typedef struct { float x, y, z; } Titanfall2OcclusionMeshVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2OcclusionMeshVerticesElement) == 12, "Titanfall2OcclusionMeshVerticesElement takes 12 bytes");

/** Element of OCCLUSION_MESH_INDICES (lump 118). -> OCCLUSION_MESH_VERTICES. */
typedef uint16_t Titanfall2OcclusionMeshIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2OcclusionMeshIndicesElement) == 2, "Titanfall2OcclusionMeshIndicesElement takes 2 bytes");

/** Element of OBJECT_REFERENCES (lump 120). */
typedef uint16_t Titanfall2ObjectReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2ObjectReferencesElement) == 2, "Titanfall2ObjectReferencesElement takes 2 bytes");

/** Element of SHADOW_MESH_OPAQUE_VERTICES (lump 124). */
typedef struct { float x, y, z; } Titanfall2ShadowMeshOpaqueVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2ShadowMeshOpaqueVerticesElement) == 12, "Titanfall2ShadowMeshOpaqueVerticesElement takes 12 bytes");

/** Element of SHADOW_MESH_INDICES (lump 126). */
typedef uint16_t Titanfall2ShadowMeshIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Titanfall2ShadowMeshIndicesElement) == 2, "Titanfall2ShadowMeshIndicesElement takes 2 bytes");

#endif /* BRUSHWORK_RESPAWN_TITANFALL2_H */
