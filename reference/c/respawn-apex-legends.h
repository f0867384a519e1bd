/**
 * Apex Legends: rBSP 47, 48, 49, 50, 51, 52, 65585, 65586, 65587, 65588, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Apex Legends (2019): rBSP 47 to 52, from 49 on also with a lower half of the version (51.1). Maps are a
 * header alone: every lump lies in a file beside it. Collision is a tree of boxes, names of surfaces are text
 * without a table.
 *
 * Sources: the directory of a real map of version 51.1, whose sizes settled which of the public readers'
 * records divide and which lumps run parallel; not a single lump of such a map was at hand, so nothing here
 * is certain.
 */
#ifndef BRUSHWORK_RESPAWN_APEX_LEGENDS_H
#define BRUSHWORK_RESPAWN_APEX_LEGENDS_H

#include "respawn-titanfall2.h"

/* As in Titanfall 2. */
typedef Titanfall2Plane ApexLegendsPlane;
typedef Titanfall2LightProbeParent ApexLegendsLightProbeParent;
typedef Titanfall2ShadowEnvironment ApexLegendsShadowEnvironment;
typedef Titanfall2GameLumpEntry ApexLegendsGameLumpEntry;
typedef Titanfall2PakLocalHeader ApexLegendsPakLocalHeader;
typedef Titanfall2PakDirectoryRecord ApexLegendsPakDirectoryRecord;
typedef Titanfall2PakZip64EndRecord ApexLegendsPakZip64EndRecord;
typedef Titanfall2PakZip64Locator ApexLegendsPakZip64Locator;
typedef Titanfall2PakEndRecord ApexLegendsPakEndRecord;
typedef Titanfall2Cubemap ApexLegendsCubemap;
typedef Titanfall2WorldLightVersion3 ApexLegendsWorldLightVersion3;
typedef Titanfall2WorldLightParent ApexLegendsWorldLightParent;
typedef Titanfall2MeshBounds ApexLegendsMeshBounds;
typedef Titanfall2LightmapHeader ApexLegendsLightmapHeader;
typedef Titanfall2LightProbe ApexLegendsLightProbe;
typedef Titanfall2LightProbeTreeNode ApexLegendsLightProbeTreeNode;
typedef Titanfall2LightProbeReferenceLong ApexLegendsLightProbeReferenceLong;
typedef Titanfall2CellNode ApexLegendsCellNode;
typedef Titanfall2Portal ApexLegendsPortal;
typedef Titanfall2PortalEdge ApexLegendsPortalEdge;
typedef Titanfall2PortalIndexSet ApexLegendsPortalIndexSet;
typedef Titanfall2PortalEdgeIntersectionHeader ApexLegendsPortalEdgeIntersectionHeader;
typedef Titanfall2RealTimeLightPage ApexLegendsRealTimeLightPage;
typedef Titanfall2ShadowAlphaVertex ApexLegendsShadowAlphaVertex;
typedef Titanfall2ShadowMesh ApexLegendsShadowMesh;
#define APEX_LEGENDS_MESH_FLAGS_SKY2D TITANFALL2_MESH_FLAGS_SKY2D
#define APEX_LEGENDS_MESH_FLAGS_SKY TITANFALL2_MESH_FLAGS_SKY
#define APEX_LEGENDS_MESH_FLAGS_WARP TITANFALL2_MESH_FLAGS_WARP
#define APEX_LEGENDS_MESH_FLAGS_TRANSLUCENT TITANFALL2_MESH_FLAGS_TRANSLUCENT
#define APEX_LEGENDS_MESH_FLAGS_VERTEX_LIT_BUMP TITANFALL2_MESH_FLAGS_VERTEX_LIT_BUMP
#define APEX_LEGENDS_MESH_FLAGS_VERTEX_UNLIT TITANFALL2_MESH_FLAGS_VERTEX_UNLIT
#define APEX_LEGENDS_MESH_FLAGS_SKIP TITANFALL2_MESH_FLAGS_SKIP
#define APEX_LEGENDS_MESH_FLAGS_TRIGGER TITANFALL2_MESH_FLAGS_TRIGGER
#define APEX_LEGENDS_CONTENT_FLAGS_SOLID TITANFALL2_CONTENT_FLAGS_SOLID
#define APEX_LEGENDS_CONTENT_FLAGS_WINDOW TITANFALL2_CONTENT_FLAGS_WINDOW
#define APEX_LEGENDS_CONTENT_FLAGS_AUX TITANFALL2_CONTENT_FLAGS_AUX
#define APEX_LEGENDS_CONTENT_FLAGS_GRATE TITANFALL2_CONTENT_FLAGS_GRATE
#define APEX_LEGENDS_CONTENT_FLAGS_SLIME TITANFALL2_CONTENT_FLAGS_SLIME
#define APEX_LEGENDS_CONTENT_FLAGS_WATER TITANFALL2_CONTENT_FLAGS_WATER
#define APEX_LEGENDS_CONTENT_FLAGS_WINDOW_NO_COLLIDE TITANFALL2_CONTENT_FLAGS_WINDOW_NO_COLLIDE
#define APEX_LEGENDS_CONTENT_FLAGS_OPAQUE TITANFALL2_CONTENT_FLAGS_OPAQUE
#define APEX_LEGENDS_CONTENT_FLAGS_TEST_FOG_VOLUME TITANFALL2_CONTENT_FLAGS_TEST_FOG_VOLUME
#define APEX_LEGENDS_CONTENT_FLAGS_BLOCK_LIGHT TITANFALL2_CONTENT_FLAGS_BLOCK_LIGHT
#define APEX_LEGENDS_CONTENT_FLAGS_TEAM1 TITANFALL2_CONTENT_FLAGS_TEAM1
#define APEX_LEGENDS_CONTENT_FLAGS_TEAM2 TITANFALL2_CONTENT_FLAGS_TEAM2
#define APEX_LEGENDS_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE TITANFALL2_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define APEX_LEGENDS_CONTENT_FLAGS_MOVEABLE TITANFALL2_CONTENT_FLAGS_MOVEABLE
#define APEX_LEGENDS_CONTENT_FLAGS_PLAYER_CLIP TITANFALL2_CONTENT_FLAGS_PLAYER_CLIP
#define APEX_LEGENDS_CONTENT_FLAGS_MONSTER_CLIP TITANFALL2_CONTENT_FLAGS_MONSTER_CLIP
#define APEX_LEGENDS_CONTENT_FLAGS_BRUSH_PAINT TITANFALL2_CONTENT_FLAGS_BRUSH_PAINT
#define APEX_LEGENDS_CONTENT_FLAGS_BLOCK_LINE_OF_SIGHT TITANFALL2_CONTENT_FLAGS_BLOCK_LINE_OF_SIGHT
#define APEX_LEGENDS_CONTENT_FLAGS_NO_CLIMB TITANFALL2_CONTENT_FLAGS_NO_CLIMB
#define APEX_LEGENDS_CONTENT_FLAGS_TITAN_CLIP TITANFALL2_CONTENT_FLAGS_TITAN_CLIP
#define APEX_LEGENDS_CONTENT_FLAGS_BULLET_CLIP TITANFALL2_CONTENT_FLAGS_BULLET_CLIP
#define APEX_LEGENDS_CONTENT_FLAGS_ORIGIN TITANFALL2_CONTENT_FLAGS_ORIGIN
#define APEX_LEGENDS_CONTENT_FLAGS_MONSTER TITANFALL2_CONTENT_FLAGS_MONSTER
#define APEX_LEGENDS_CONTENT_FLAGS_DEBRIS TITANFALL2_CONTENT_FLAGS_DEBRIS
#define APEX_LEGENDS_CONTENT_FLAGS_DETAIL TITANFALL2_CONTENT_FLAGS_DETAIL
#define APEX_LEGENDS_CONTENT_FLAGS_TRANSLUCENT TITANFALL2_CONTENT_FLAGS_TRANSLUCENT
#define APEX_LEGENDS_CONTENT_FLAGS_LADDER TITANFALL2_CONTENT_FLAGS_LADDER
#define APEX_LEGENDS_CONTENT_FLAGS_HITBOX TITANFALL2_CONTENT_FLAGS_HITBOX
#define APEX_LEGENDS_GAME_LUMP_ID_NONE TITANFALL2_GAME_LUMP_ID_NONE
#define APEX_LEGENDS_GAME_LUMP_ID_STATIC_PROPS TITANFALL2_GAME_LUMP_ID_STATIC_PROPS
#define APEX_LEGENDS_GAME_LUMP_ID_DETAIL_PROPS TITANFALL2_GAME_LUMP_ID_DETAIL_PROPS
#define APEX_LEGENDS_GAME_LUMP_ID_DETAIL_LIGHT TITANFALL2_GAME_LUMP_ID_DETAIL_LIGHT
#define APEX_LEGENDS_GAME_LUMP_ID_DETAIL_LIGHT_HDR TITANFALL2_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define APEX_LEGENDS_GAME_LUMP_ID_COLOR_VARIABLES TITANFALL2_GAME_LUMP_ID_COLOR_VARIABLES
#define APEX_LEGENDS_GAME_LUMP_FLAGS_COMPRESSED TITANFALL2_GAME_LUMP_FLAGS_COMPRESSED
#define APEX_LEGENDS_PAK_ENTRY_FLAGS_ENCRYPTED TITANFALL2_PAK_ENTRY_FLAGS_ENCRYPTED
#define APEX_LEGENDS_PAK_ENTRY_FLAGS_SIZES_FOLLOW TITANFALL2_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define APEX_LEGENDS_PAK_ENTRY_FLAGS_UTF8 TITANFALL2_PAK_ENTRY_FLAGS_UTF8
#define APEX_LEGENDS_PAK_METHOD_STORED TITANFALL2_PAK_METHOD_STORED
#define APEX_LEGENDS_PAK_METHOD_DEFLATE TITANFALL2_PAK_METHOD_DEFLATE
#define APEX_LEGENDS_PAK_METHOD_LZMA TITANFALL2_PAK_METHOD_LZMA
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_SURFACE TITANFALL2_WORLD_LIGHT_TYPE_SURFACE
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_POINT TITANFALL2_WORLD_LIGHT_TYPE_POINT
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_SPOT TITANFALL2_WORLD_LIGHT_TYPE_SPOT
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_SKY_LIGHT TITANFALL2_WORLD_LIGHT_TYPE_SKY_LIGHT
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_QUAKE_LIGHT TITANFALL2_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_SKY_AMBIENT TITANFALL2_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define APEX_LEGENDS_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE TITANFALL2_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define APEX_LEGENDS_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS TITANFALL2_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define APEX_LEGENDS_PORTAL_TYPE_CELL TITANFALL2_PORTAL_TYPE_CELL
#define APEX_LEGENDS_PORTAL_TYPE_SKY TITANFALL2_PORTAL_TYPE_SKY
#define APEX_LEGENDS_PORTAL_TYPE_WATER TITANFALL2_PORTAL_TYPE_WATER

/* The lumps by their index in the directory, and what each holds. */
#define APEX_LEGENDS_LUMP_ENTITIES TITANFALL2_LUMP_ENTITIES
#define APEX_LEGENDS_LUMP_PLANES TITANFALL2_LUMP_PLANES
/** Array of ApexLegendsTextureDataApex. */
#define APEX_LEGENDS_LUMP_TEXTURE_DATA 2
#define APEX_LEGENDS_LUMP_VERTICES TITANFALL2_LUMP_VERTICES
#define APEX_LEGENDS_LUMP_LIGHTPROBE_PARENT_INFOS TITANFALL2_LUMP_LIGHTPROBE_PARENT_INFOS
#define APEX_LEGENDS_LUMP_SHADOW_ENVIRONMENTS TITANFALL2_LUMP_SHADOW_ENVIRONMENTS
/** Array of ApexLegendsModelApex. */
#define APEX_LEGENDS_LUMP_MODELS 14
/**
 * Names of surfaces, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define APEX_LEGENDS_LUMP_SURFACE_NAMES 15
/**
 * What surfaces are to collision: every set of flags that occurs. Array of ApexLegendsContentsMasksElement.
 */
#define APEX_LEGENDS_LUMP_CONTENTS_MASKS 16
/** Array of ApexLegendsSurfaceProperty. */
#define APEX_LEGENDS_LUMP_SURFACE_PROPERTIES 17
/** Array of ApexLegendsBoxTreeNode. */
#define APEX_LEGENDS_LUMP_BVH_NODES 18
/** What is in boxes, in layouts that their kind says. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_BVH_LEAF_DATA 19
/** Vertices to collide with, counted from the model's middle. Array of ApexLegendsPackedVerticesElement. */
#define APEX_LEGENDS_LUMP_PACKED_VERTICES 20
/** Terrain. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_HEIGHTFIELDS 21
/** Heights of terrain. Array of ApexLegendsHeightfieldSamplesElement. */
#define APEX_LEGENDS_LUMP_HEIGHTFIELD_SAMPLES 22
#define APEX_LEGENDS_LUMP_ENTITY_PARTITIONS TITANFALL2_LUMP_ENTITY_PARTITIONS
#define APEX_LEGENDS_LUMP_VERTEX_NORMALS TITANFALL2_LUMP_VERTEX_NORMALS
/**
 * A directory of lumps that the game adds, in layouts of the map's own version. A directory of lumps, which C
 * can't express.
 * - `directory`: What is in the lump, and where. ApexLegendsGameLumpDirectoryHead, and what its comment says.
 */
#define APEX_LEGENDS_LUMP_GAME_LUMP 35
/** Something to do with what is seen. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_UNKNOWN_37 37
/** Something to do with shadows. Array of ApexLegendsUnknown38Element. */
#define APEX_LEGENDS_LUMP_UNKNOWN_38 38
/** A number for each entry of CELL_AABB_NODES. Array of ApexLegendsUnknown39Element. */
#define APEX_LEGENDS_LUMP_UNKNOWN_39 39
#define APEX_LEGENDS_LUMP_PAKFILE TITANFALL2_LUMP_PAKFILE
#define APEX_LEGENDS_LUMP_CUBEMAPS TITANFALL2_LUMP_CUBEMAPS
/** A number for each entry of CUBEMAPS. Array of ApexLegendsCubemapsAmbientElement. */
#define APEX_LEGENDS_LUMP_CUBEMAPS_AMBIENT 43
/** Bodies of water. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_WATER_BODIES 44
/** Middles of bodies of water. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_WATER_BODY_CENTERS 45
/** Corners of bodies of water. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_WATER_BODY_VERTICES 46
/** Corners of triangles of bodies of water. Array of ApexLegendsWaterBodyIndicesElement. */
#define APEX_LEGENDS_LUMP_WATER_BODY_INDICES 47
/** Waves. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_WAVE_DATA 48
/** Array of ApexLegendsWorldLightVersion3. */
#define APEX_LEGENDS_LUMP_WORLD_LIGHTS 54
#define APEX_LEGENDS_LUMP_WORLD_LIGHT_PARENT_INFOS TITANFALL2_LUMP_WORLD_LIGHT_PARENT_INFOS
/** Array of ApexLegendsVertexApex. */
#define APEX_LEGENDS_LUMP_VERTEX_UNLIT 71
/** Array of ApexLegendsVertexApex. */
#define APEX_LEGENDS_LUMP_VERTEX_LIT_FLAT 72
/** Array of ApexLegendsVertexLitBumpApex. */
#define APEX_LEGENDS_LUMP_VERTEX_LIT_BUMP 73
/** Array of ApexLegendsVertexUnlitTangentApex. */
#define APEX_LEGENDS_LUMP_VERTEX_UNLIT_TS 74
/** Array of ApexLegendsVertexBlinnPhongApex. */
#define APEX_LEGENDS_LUMP_VERTEX_BLINN_PHONG 75
#define APEX_LEGENDS_LUMP_VERTEX_RESERVED_5 TITANFALL2_LUMP_VERTEX_RESERVED_5
#define APEX_LEGENDS_LUMP_VERTEX_RESERVED_6 TITANFALL2_LUMP_VERTEX_RESERVED_6
#define APEX_LEGENDS_LUMP_VERTEX_RESERVED_7 TITANFALL2_LUMP_VERTEX_RESERVED_7
#define APEX_LEGENDS_LUMP_MESH_INDICES TITANFALL2_LUMP_MESH_INDICES
/** Array of ApexLegendsMeshApex. */
#define APEX_LEGENDS_LUMP_MESHES 80
#define APEX_LEGENDS_LUMP_MESH_BOUNDS TITANFALL2_LUMP_MESH_BOUNDS
/** Array of ApexLegendsMaterialSortApex. */
#define APEX_LEGENDS_LUMP_MATERIAL_SORTS 82
#define APEX_LEGENDS_LUMP_LIGHTMAP_HEADERS TITANFALL2_LUMP_LIGHTMAP_HEADERS
/** Changes of lights. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_TWEAK_LIGHTS 85
/** Samples of light, in a layout that isn't known. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_LIGHTMAP_DATA_UNKNOWN 97
#define APEX_LEGENDS_LUMP_LIGHTMAP_DATA_SKY TITANFALL2_LUMP_LIGHTMAP_DATA_SKY
/** Array of ApexLegendsTreeNodeApex. */
#define APEX_LEGENDS_LUMP_CSM_AABB_NODES 99
/**
 * What throws shadows of the sun; what the numbers count isn't known. Array of
 * ApexLegendsCsmObjectReferencesElement.
 */
#define APEX_LEGENDS_LUMP_CSM_OBJECT_REFERENCES 100
/**
 * One of several layouts.
 * - layout v47 (version 0): Array of ApexLegendsLightProbe.
 * - layout v51 (version 0): Array of ApexLegendsLightProbeShort.
 */
#define APEX_LEGENDS_LUMP_LIGHTPROBES 101
#define APEX_LEGENDS_LUMP_STATIC_PROP_LIGHTPROBE_INDICES TITANFALL2_LUMP_STATIC_PROP_LIGHTPROBE_INDICES
#define APEX_LEGENDS_LUMP_LIGHTPROBE_TREE TITANFALL2_LUMP_LIGHTPROBE_TREE
#define APEX_LEGENDS_LUMP_LIGHTPROBE_REFERENCES TITANFALL2_LUMP_LIGHTPROBE_REFERENCES
#define APEX_LEGENDS_LUMP_LIGHTMAP_DATA_REAL_TIME_LIGHTS TITANFALL2_LUMP_LIGHTMAP_DATA_REAL_TIME_LIGHTS
#define APEX_LEGENDS_LUMP_CELL_BSP_NODES TITANFALL2_LUMP_CELL_BSP_NODES
/** Array of ApexLegendsCellApex. */
#define APEX_LEGENDS_LUMP_CELLS 107
#define APEX_LEGENDS_LUMP_PORTALS TITANFALL2_LUMP_PORTALS
#define APEX_LEGENDS_LUMP_PORTAL_VERTICES TITANFALL2_LUMP_PORTAL_VERTICES
#define APEX_LEGENDS_LUMP_PORTAL_EDGES TITANFALL2_LUMP_PORTAL_EDGES
#define APEX_LEGENDS_LUMP_PORTAL_VERTEX_EDGES TITANFALL2_LUMP_PORTAL_VERTEX_EDGES
#define APEX_LEGENDS_LUMP_PORTAL_VERTEX_REFERENCES TITANFALL2_LUMP_PORTAL_VERTEX_REFERENCES
#define APEX_LEGENDS_LUMP_PORTAL_EDGE_REFERENCES TITANFALL2_LUMP_PORTAL_EDGE_REFERENCES
#define APEX_LEGENDS_LUMP_PORTAL_EDGE_INTERSECT_AT_EDGE TITANFALL2_LUMP_PORTAL_EDGE_INTERSECT_AT_EDGE
#define APEX_LEGENDS_LUMP_PORTAL_EDGE_INTERSECT_AT_VERTEX TITANFALL2_LUMP_PORTAL_EDGE_INTERSECT_AT_VERTEX
#define APEX_LEGENDS_LUMP_PORTAL_EDGE_INTERSECT_HEADER TITANFALL2_LUMP_PORTAL_EDGE_INTERSECT_HEADER
#define APEX_LEGENDS_LUMP_OCCLUSION_MESH_VERTICES TITANFALL2_LUMP_OCCLUSION_MESH_VERTICES
#define APEX_LEGENDS_LUMP_OCCLUSION_MESH_INDICES TITANFALL2_LUMP_OCCLUSION_MESH_INDICES
/** Array of ApexLegendsTreeNodeApex. */
#define APEX_LEGENDS_LUMP_CELL_AABB_NODES 119
/**
 * Meshes and static props, as boxes select them: two or four bytes each, which the real directory leaves
 * open. Bytes of unknown meaning.
 */
#define APEX_LEGENDS_LUMP_OBJECT_REFERENCES 120
/** Boxes around objects: eight times as long as OBJECT_REFERENCES. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_OBJECT_REFERENCE_BOUNDS 121
#define APEX_LEGENDS_LUMP_LIGHTMAP_DATA_RTL_PAGES TITANFALL2_LUMP_LIGHTMAP_DATA_RTL_PAGES
/** Array of ApexLegendsLevelInfoApex. */
#define APEX_LEGENDS_LUMP_LEVEL_INFO 123
#define APEX_LEGENDS_LUMP_SHADOW_MESH_OPAQUE_VERTICES TITANFALL2_LUMP_SHADOW_MESH_OPAQUE_VERTICES
#define APEX_LEGENDS_LUMP_SHADOW_MESH_ALPHA_VERTICES TITANFALL2_LUMP_SHADOW_MESH_ALPHA_VERTICES
#define APEX_LEGENDS_LUMP_SHADOW_MESH_INDICES TITANFALL2_LUMP_SHADOW_MESH_INDICES
#define APEX_LEGENDS_LUMP_SHADOW_MESHES TITANFALL2_LUMP_SHADOW_MESHES

typedef Titanfall2LumpEntry ApexLegendsLumpEntry;
typedef Titanfall2Header ApexLegendsHeader;

/**
 * A texture and how it is drawn (lump 2).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsTextureDataApex {
  /** Its name. -> byte of SURFACE_NAMES at which a NUL-terminated string begins. */
  int32_t name;
  /** Width in pixels. */
  int32_t width;
  /** Height in pixels. */
  int32_t height;
  /** How it is drawn. Values: APEX_LEGENDS_MESH_FLAGS_*. */
  uint32_t flags;
} ApexLegendsTextureDataApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsTextureDataApex) == 16, "ApexLegendsTextureDataApex takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsTextureDataApex, name) == 0, "ApexLegendsTextureDataApex.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsTextureDataApex *)0)->name) == 4, "ApexLegendsTextureDataApex.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsTextureDataApex, width) == 4, "ApexLegendsTextureDataApex.width lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsTextureDataApex *)0)->width) == 4, "ApexLegendsTextureDataApex.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsTextureDataApex, height) == 8, "ApexLegendsTextureDataApex.height lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsTextureDataApex *)0)->height) == 4, "ApexLegendsTextureDataApex.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsTextureDataApex, flags) == 12, "ApexLegendsTextureDataApex.flags lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsTextureDataApex *)0)->flags) == 4, "ApexLegendsTextureDataApex.flags takes 4 bytes");

/**
 * The world or a brush model (lump 14).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsModelApex {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `meshCount` meshes. -> MESHES, `meshCount` of them. */
  uint32_t firstMesh;
  /** Number of meshes. */
  uint32_t meshCount;
  /** Root of its tree of boxes. */
  int32_t bvhNode;
  /** First of its leaves in BVH_LEAF_DATA. */
  int32_t bvhLeaf;
  /** First of its vertices. */
  int32_t firstVertex;
  /** Whether its vertices are packed. */
  int32_t vertexFlags;
  /** Middle that packed vertices are counted from, in game units. */
  struct { float x, y, z; } packedOrigin;
  /** Scale of its boxes. */
  float nodeScale;
} ApexLegendsModelApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsModelApex) == 64, "ApexLegendsModelApex takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsModelApex, mins) == 0, "ApexLegendsModelApex.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsModelApex *)0)->mins) == 12, "ApexLegendsModelApex.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsModelApex, maxs) == 12, "ApexLegendsModelApex.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsModelApex *)0)->maxs) == 12, "ApexLegendsModelApex.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsModelApex, firstMesh) == 24, "ApexLegendsModelApex.firstMesh lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsModelApex *)0)->firstMesh) == 4, "ApexLegendsModelApex.firstMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsModelApex, meshCount) == 28, "ApexLegendsModelApex.meshCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsModelApex *)0)->meshCount) == 4, "ApexLegendsModelApex.meshCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsModelApex, bvhNode) == 32, "ApexLegendsModelApex.bvhNode lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsModelApex *)0)->bvhNode) == 4, "ApexLegendsModelApex.bvhNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsModelApex, bvhLeaf) == 36, "ApexLegendsModelApex.bvhLeaf lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsModelApex *)0)->bvhLeaf) == 4, "ApexLegendsModelApex.bvhLeaf takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsModelApex, firstVertex) == 40, "ApexLegendsModelApex.firstVertex lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsModelApex *)0)->firstVertex) == 4, "ApexLegendsModelApex.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsModelApex, vertexFlags) == 44, "ApexLegendsModelApex.vertexFlags lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsModelApex *)0)->vertexFlags) == 4, "ApexLegendsModelApex.vertexFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsModelApex, packedOrigin) == 48, "ApexLegendsModelApex.packedOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsModelApex *)0)->packedOrigin) == 12, "ApexLegendsModelApex.packedOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsModelApex, nodeScale) == 60, "ApexLegendsModelApex.nodeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsModelApex *)0)->nodeScale) == 4, "ApexLegendsModelApex.nodeScale takes 4 bytes");

/**
 * How a surface is to collision (lump 17).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsSurfaceProperty {
  /** Unknown. */
  int16_t unknown0x00;
  /** Unknown. */
  int8_t unknown0x02;
  /** What it is, in CONTENTS_MASKS. -> CONTENTS_MASKS. */
  uint8_t contents;
  /** Its name. -> byte of SURFACE_NAMES at which a NUL-terminated string begins. */
  int32_t name;
} ApexLegendsSurfaceProperty;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsSurfaceProperty) == 8, "ApexLegendsSurfaceProperty takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsSurfaceProperty, unknown0x00) == 0, "ApexLegendsSurfaceProperty.unknown0x00 lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsSurfaceProperty *)0)->unknown0x00) == 2, "ApexLegendsSurfaceProperty.unknown0x00 takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsSurfaceProperty, unknown0x02) == 2, "ApexLegendsSurfaceProperty.unknown0x02 lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsSurfaceProperty *)0)->unknown0x02) == 1, "ApexLegendsSurfaceProperty.unknown0x02 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsSurfaceProperty, contents) == 3, "ApexLegendsSurfaceProperty.contents lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsSurfaceProperty *)0)->contents) == 1, "ApexLegendsSurfaceProperty.contents takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsSurfaceProperty, name) == 4, "ApexLegendsSurfaceProperty.name lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsSurfaceProperty *)0)->name) == 4, "ApexLegendsSurfaceProperty.name takes 4 bytes");

/**
 * A node with four boxes (lump 18).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsBoxTreeNode {
  /** Lower and upper bound of the four boxes along x, in parts of the model's scale. */
  int16_t boundsX[8];
  /** The same along y. */
  int16_t boundsY[8];
  /** The same along z. */
  int16_t boundsZ[8];
  /** What is in the four boxes: 24 bits of an index, and 8 bits that say of what kind. */
  uint32_t children[4];
} ApexLegendsBoxTreeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsBoxTreeNode) == 64, "ApexLegendsBoxTreeNode takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsBoxTreeNode, boundsX) == 0, "ApexLegendsBoxTreeNode.boundsX lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsBoxTreeNode *)0)->boundsX) == 16, "ApexLegendsBoxTreeNode.boundsX takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsBoxTreeNode, boundsY) == 16, "ApexLegendsBoxTreeNode.boundsY lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsBoxTreeNode *)0)->boundsY) == 16, "ApexLegendsBoxTreeNode.boundsY takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsBoxTreeNode, boundsZ) == 32, "ApexLegendsBoxTreeNode.boundsZ lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsBoxTreeNode *)0)->boundsZ) == 16, "ApexLegendsBoxTreeNode.boundsZ takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsBoxTreeNode, children) == 48, "ApexLegendsBoxTreeNode.children lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsBoxTreeNode *)0)->children) == 16, "ApexLegendsBoxTreeNode.children takes 16 bytes");

/**
 * A corner of a mesh (lumps 71 and 72).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsVertexApex {
  /** Where it is. -> VERTICES. */
  uint32_t position;
  /** Which way it faces. -> VERTEX_NORMALS. */
  uint32_t normal;
  /** Place in the texture. */
  struct { float u, v; } texture;
  /** Unknown; -1 as far as is known. */
  int32_t unknown0x10;
} ApexLegendsVertexApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsVertexApex) == 20, "ApexLegendsVertexApex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexApex, position) == 0, "ApexLegendsVertexApex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexApex *)0)->position) == 4, "ApexLegendsVertexApex.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexApex, normal) == 4, "ApexLegendsVertexApex.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexApex *)0)->normal) == 4, "ApexLegendsVertexApex.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexApex, texture) == 8, "ApexLegendsVertexApex.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexApex *)0)->texture) == 8, "ApexLegendsVertexApex.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexApex, unknown0x10) == 16, "ApexLegendsVertexApex.unknown0x10 lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexApex *)0)->unknown0x10) == 4, "ApexLegendsVertexApex.unknown0x10 takes 4 bytes");

/**
 * A corner with light that follows bumps (lump 73).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsVertexLitBumpApex {
  /** Where it is. -> VERTICES. */
  uint32_t position;
  /** Which way it faces. -> VERTEX_NORMALS. */
  uint32_t normal;
  /** Place in the texture. */
  struct { float u, v; } texture;
  /** Unknown; -1 as far as is known. */
  int32_t unknown0x10;
  /** Place in the lightmap. */
  struct { float u, v; } lightmap;
  /** Colour that the texture is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} ApexLegendsVertexLitBumpApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsVertexLitBumpApex) == 32, "ApexLegendsVertexLitBumpApex takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexLitBumpApex, position) == 0, "ApexLegendsVertexLitBumpApex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexLitBumpApex *)0)->position) == 4, "ApexLegendsVertexLitBumpApex.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexLitBumpApex, normal) == 4, "ApexLegendsVertexLitBumpApex.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexLitBumpApex *)0)->normal) == 4, "ApexLegendsVertexLitBumpApex.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexLitBumpApex, texture) == 8, "ApexLegendsVertexLitBumpApex.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexLitBumpApex *)0)->texture) == 8, "ApexLegendsVertexLitBumpApex.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexLitBumpApex, unknown0x10) == 16, "ApexLegendsVertexLitBumpApex.unknown0x10 lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexLitBumpApex *)0)->unknown0x10) == 4, "ApexLegendsVertexLitBumpApex.unknown0x10 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexLitBumpApex, lightmap) == 20, "ApexLegendsVertexLitBumpApex.lightmap lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexLitBumpApex *)0)->lightmap) == 8, "ApexLegendsVertexLitBumpApex.lightmap takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexLitBumpApex, color) == 28, "ApexLegendsVertexLitBumpApex.color lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexLitBumpApex *)0)->color) == 4, "ApexLegendsVertexLitBumpApex.color takes 4 bytes");

/**
 * A corner of glass (lump 74).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsVertexUnlitTangentApex {
  /** Where it is. -> VERTICES. */
  uint32_t position;
  /** Which way it faces. -> VERTEX_NORMALS. */
  uint32_t normal;
  /** Place in the texture. */
  struct { float u, v; } texture;
  /** Unknown; -1 as far as is known. */
  int32_t unknown0x10;
  /** Unknown. */
  int32_t unknown0x14;
} ApexLegendsVertexUnlitTangentApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsVertexUnlitTangentApex) == 24, "ApexLegendsVertexUnlitTangentApex takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexUnlitTangentApex, position) == 0, "ApexLegendsVertexUnlitTangentApex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexUnlitTangentApex *)0)->position) == 4, "ApexLegendsVertexUnlitTangentApex.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexUnlitTangentApex, normal) == 4, "ApexLegendsVertexUnlitTangentApex.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexUnlitTangentApex *)0)->normal) == 4, "ApexLegendsVertexUnlitTangentApex.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexUnlitTangentApex, texture) == 8, "ApexLegendsVertexUnlitTangentApex.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexUnlitTangentApex *)0)->texture) == 8, "ApexLegendsVertexUnlitTangentApex.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexUnlitTangentApex, unknown0x10) == 16, "ApexLegendsVertexUnlitTangentApex.unknown0x10 lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexUnlitTangentApex *)0)->unknown0x10) == 4, "ApexLegendsVertexUnlitTangentApex.unknown0x10 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexUnlitTangentApex, unknown0x14) == 20, "ApexLegendsVertexUnlitTangentApex.unknown0x14 lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexUnlitTangentApex *)0)->unknown0x14) == 4, "ApexLegendsVertexUnlitTangentApex.unknown0x14 takes 4 bytes");

/**
 * A corner that is lit by itself (lump 75).
 * Source: public readers. Confidence: probable.
 */
typedef struct ApexLegendsVertexBlinnPhongApex {
  /** Where it is. -> VERTICES. */
  uint32_t position;
  /** Which way it faces. -> VERTEX_NORMALS. */
  uint32_t normal;
  /** Place in the texture. */
  struct { float u, v; } texture;
  /** Place in the lightmap. */
  struct { float u, v; } lightmap;
} ApexLegendsVertexBlinnPhongApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsVertexBlinnPhongApex) == 24, "ApexLegendsVertexBlinnPhongApex takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexBlinnPhongApex, position) == 0, "ApexLegendsVertexBlinnPhongApex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexBlinnPhongApex *)0)->position) == 4, "ApexLegendsVertexBlinnPhongApex.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexBlinnPhongApex, normal) == 4, "ApexLegendsVertexBlinnPhongApex.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexBlinnPhongApex *)0)->normal) == 4, "ApexLegendsVertexBlinnPhongApex.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexBlinnPhongApex, texture) == 8, "ApexLegendsVertexBlinnPhongApex.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexBlinnPhongApex *)0)->texture) == 8, "ApexLegendsVertexBlinnPhongApex.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsVertexBlinnPhongApex, lightmap) == 16, "ApexLegendsVertexBlinnPhongApex.lightmap lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsVertexBlinnPhongApex *)0)->lightmap) == 8, "ApexLegendsVertexBlinnPhongApex.lightmap takes 8 bytes");

/**
 * Triangles of one material (lump 80).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsMeshApex {
  /**
   * First of its corners: three entries in MESH_INDICES a triangle. -> MESH_INDICES, `triangleCount * 3` of
   * them.
   */
  uint32_t firstIndex;
  /** Number of triangles. */
  uint16_t triangleCount;
  /** Unknown. */
  int16_t unknown0x06[8];
  /** Material and where its vertices begin. -> MATERIAL_SORTS. */
  uint16_t material;
  /** How it is drawn, and in which lump its vertices are. Values: APEX_LEGENDS_MESH_FLAGS_*. */
  uint32_t flags;
} ApexLegendsMeshApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsMeshApex) == 28, "ApexLegendsMeshApex takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMeshApex, firstIndex) == 0, "ApexLegendsMeshApex.firstIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMeshApex *)0)->firstIndex) == 4, "ApexLegendsMeshApex.firstIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMeshApex, triangleCount) == 4, "ApexLegendsMeshApex.triangleCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMeshApex *)0)->triangleCount) == 2, "ApexLegendsMeshApex.triangleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMeshApex, unknown0x06) == 6, "ApexLegendsMeshApex.unknown0x06 lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMeshApex *)0)->unknown0x06) == 16, "ApexLegendsMeshApex.unknown0x06 takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMeshApex, material) == 22, "ApexLegendsMeshApex.material lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMeshApex *)0)->material) == 2, "ApexLegendsMeshApex.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMeshApex, flags) == 24, "ApexLegendsMeshApex.flags lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMeshApex *)0)->flags) == 4, "ApexLegendsMeshApex.flags takes 4 bytes");

/**
 * A material and where vertices begin (lump 82).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsMaterialSortApex {
  /** Its texture. -> TEXTURE_DATA. */
  int16_t texture;
  /** Its lightmap; -1 = none. -> LIGHTMAP_HEADERS; -1 = none. */
  int16_t lightmap;
  /** Unknown. */
  int16_t unknown0x04[2];
  /** Number of the vertex that entries of MESH_INDICES count from. */
  uint32_t firstVertex;
} ApexLegendsMaterialSortApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsMaterialSortApex) == 12, "ApexLegendsMaterialSortApex takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMaterialSortApex, texture) == 0, "ApexLegendsMaterialSortApex.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMaterialSortApex *)0)->texture) == 2, "ApexLegendsMaterialSortApex.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMaterialSortApex, lightmap) == 2, "ApexLegendsMaterialSortApex.lightmap lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMaterialSortApex *)0)->lightmap) == 2, "ApexLegendsMaterialSortApex.lightmap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMaterialSortApex, unknown0x04) == 4, "ApexLegendsMaterialSortApex.unknown0x04 lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMaterialSortApex *)0)->unknown0x04) == 4, "ApexLegendsMaterialSortApex.unknown0x04 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMaterialSortApex, firstVertex) == 8, "ApexLegendsMaterialSortApex.firstVertex lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMaterialSortApex *)0)->firstVertex) == 4, "ApexLegendsMaterialSortApex.firstVertex takes 4 bytes");

/**
 * A box of a tree (lumps 99 and 119).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsTreeNodeApex {
  /** Lower corner, in game units. */
  struct { float x, y, z; } mins;
  /** Boxes in it: a first one, a number, and flags, in bits that differ between versions. */
  uint32_t unknown0x0C;
  /** Upper corner, in game units. */
  struct { float x, y, z; } maxs;
  /** What is in it, in bits that differ between versions. */
  uint32_t unknown0x1C;
} ApexLegendsTreeNodeApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsTreeNodeApex) == 32, "ApexLegendsTreeNodeApex takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsTreeNodeApex, mins) == 0, "ApexLegendsTreeNodeApex.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsTreeNodeApex *)0)->mins) == 12, "ApexLegendsTreeNodeApex.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsTreeNodeApex, unknown0x0C) == 12, "ApexLegendsTreeNodeApex.unknown0x0C lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsTreeNodeApex *)0)->unknown0x0C) == 4, "ApexLegendsTreeNodeApex.unknown0x0C takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsTreeNodeApex, maxs) == 16, "ApexLegendsTreeNodeApex.maxs lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsTreeNodeApex *)0)->maxs) == 12, "ApexLegendsTreeNodeApex.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsTreeNodeApex, unknown0x1C) == 28, "ApexLegendsTreeNodeApex.unknown0x1C lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsTreeNodeApex *)0)->unknown0x1C) == 4, "ApexLegendsTreeNodeApex.unknown0x1C takes 4 bytes");

/**
 * Light that arrives at a place, without filler (lump 101 from version 51 on).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsLightProbeShort {
  /** Light from six sides. */
  struct { uint8_t red, green, blue, alpha; } sides[6];
  /** Direction of the sky and how much of the sun is seen. */
  int16_t sky[4];
  /** How much each of the four lights counts. */
  uint8_t lightWeights[4];
  /** The four lights; -1 = none. */
  int16_t lights[4];
} ApexLegendsLightProbeShort;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsLightProbeShort) == 44, "ApexLegendsLightProbeShort takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeShort, sides) == 0, "ApexLegendsLightProbeShort.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeShort *)0)->sides) == 24, "ApexLegendsLightProbeShort.sides takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeShort, sky) == 24, "ApexLegendsLightProbeShort.sky lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeShort *)0)->sky) == 8, "ApexLegendsLightProbeShort.sky takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeShort, lightWeights) == 32, "ApexLegendsLightProbeShort.lightWeights lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeShort *)0)->lightWeights) == 4, "ApexLegendsLightProbeShort.lightWeights takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeShort, lights) == 36, "ApexLegendsLightProbeShort.lights lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeShort *)0)->lights) == 8, "ApexLegendsLightProbeShort.lights takes 8 bytes");

/**
 * A part of the world that openings lead into (lump 107).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsCellApex {
  /** Number of openings. */
  int16_t portalCount;
  /** First of `portalCount` openings. -> PORTALS, `portalCount` of them. */
  int16_t firstPortal;
  /** What of the sky is seen. */
  uint16_t skyFlags;
  /** Water that it is in, as it was counted before; -1 = none, as far as is known. */
  int16_t water;
} ApexLegendsCellApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsCellApex) == 8, "ApexLegendsCellApex takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsCellApex, portalCount) == 0, "ApexLegendsCellApex.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsCellApex *)0)->portalCount) == 2, "ApexLegendsCellApex.portalCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsCellApex, firstPortal) == 2, "ApexLegendsCellApex.firstPortal lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsCellApex *)0)->firstPortal) == 2, "ApexLegendsCellApex.firstPortal takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsCellApex, skyFlags) == 4, "ApexLegendsCellApex.skyFlags lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsCellApex *)0)->skyFlags) == 2, "ApexLegendsCellApex.skyFlags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsCellApex, water) == 6, "ApexLegendsCellApex.water lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsCellApex *)0)->water) == 2, "ApexLegendsCellApex.water takes 2 bytes");

/**
 * What holds for the whole map (lump 123).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsLevelInfoApex {
  /** Unknown; numbers of meshes, as far as is known. */
  uint32_t unknown0x00[4];
  /** Number of static props. */
  uint32_t staticPropCount;
  /** Direction of the sun's light. */
  struct { float x, y, z; } sunNormal;
  /** Number of models that entities in files beside the map name. */
  uint32_t entityModelCount;
} ApexLegendsLevelInfoApex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsLevelInfoApex) == 36, "ApexLegendsLevelInfoApex takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLevelInfoApex, unknown0x00) == 0, "ApexLegendsLevelInfoApex.unknown0x00 lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLevelInfoApex *)0)->unknown0x00) == 16, "ApexLegendsLevelInfoApex.unknown0x00 takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLevelInfoApex, staticPropCount) == 16, "ApexLegendsLevelInfoApex.staticPropCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLevelInfoApex *)0)->staticPropCount) == 4, "ApexLegendsLevelInfoApex.staticPropCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLevelInfoApex, sunNormal) == 20, "ApexLegendsLevelInfoApex.sunNormal lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLevelInfoApex *)0)->sunNormal) == 12, "ApexLegendsLevelInfoApex.sunNormal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLevelInfoApex, entityModelCount) == 32, "ApexLegendsLevelInfoApex.entityModelCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLevelInfoApex *)0)->entityModelCount) == 4, "ApexLegendsLevelInfoApex.entityModelCount takes 4 bytes");

typedef Titanfall2VerticesElement ApexLegendsVerticesElement;

/** Element of CONTENTS_MASKS (lump 16). Values: APEX_LEGENDS_CONTENT_FLAGS_*. */
typedef uint32_t ApexLegendsContentsMasksElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsContentsMasksElement) == 4, "ApexLegendsContentsMasksElement takes 4 bytes");

/** Element of PACKED_VERTICES (lump 20). */
typedef struct { int16_t x, y, z; } ApexLegendsPackedVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsPackedVerticesElement) == 6, "ApexLegendsPackedVerticesElement takes 6 bytes");

/** Element of HEIGHTFIELD_SAMPLES (lump 22). */
typedef uint16_t ApexLegendsHeightfieldSamplesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsHeightfieldSamplesElement) == 2, "ApexLegendsHeightfieldSamplesElement takes 2 bytes");

typedef Titanfall2VertexNormalsElement ApexLegendsVertexNormalsElement;

/** Element of UNKNOWN_38 (lump 38). */
typedef uint32_t ApexLegendsUnknown38Element;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsUnknown38Element) == 4, "ApexLegendsUnknown38Element takes 4 bytes");

/** Element of UNKNOWN_39 (lump 39). */
typedef int16_t ApexLegendsUnknown39Element;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsUnknown39Element) == 2, "ApexLegendsUnknown39Element takes 2 bytes");

/** Element of CUBEMAPS_AMBIENT (lump 43). */
typedef float ApexLegendsCubemapsAmbientElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsCubemapsAmbientElement) == 4, "ApexLegendsCubemapsAmbientElement takes 4 bytes");

/** Element of WATER_BODY_INDICES (lump 47). */
typedef uint16_t ApexLegendsWaterBodyIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsWaterBodyIndicesElement) == 2, "ApexLegendsWaterBodyIndicesElement takes 2 bytes");

typedef Titanfall2MeshIndicesElement ApexLegendsMeshIndicesElement;

/** Element of CSM_OBJECT_REFERENCES (lump 100). */
typedef uint32_t ApexLegendsCsmObjectReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsCsmObjectReferencesElement) == 4, "ApexLegendsCsmObjectReferencesElement takes 4 bytes");

typedef Titanfall2StaticPropLightprobeIndicesElement ApexLegendsStaticPropLightprobeIndicesElement;

typedef Titanfall2PortalVerticesElement ApexLegendsPortalVerticesElement;

typedef Titanfall2PortalVertexReferencesElement ApexLegendsPortalVertexReferencesElement;

typedef Titanfall2PortalEdgeReferencesElement ApexLegendsPortalEdgeReferencesElement;

typedef Titanfall2OcclusionMeshVerticesElement ApexLegendsOcclusionMeshVerticesElement;

typedef Titanfall2OcclusionMeshIndicesElement ApexLegendsOcclusionMeshIndicesElement;

typedef Titanfall2ShadowMeshOpaqueVerticesElement ApexLegendsShadowMeshOpaqueVerticesElement;

typedef Titanfall2ShadowMeshIndicesElement ApexLegendsShadowMeshIndicesElement;

#endif /* BRUSHWORK_RESPAWN_APEX_LEGENDS_H */
