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

#include "respawn-titanfall.h"

/* As in Titanfall. */
typedef TitanfallPlane Titanfall2Plane;
typedef TitanfallTextureData Titanfall2TextureData;
typedef TitanfallModel Titanfall2Model;
typedef TitanfallGameLumpEntry Titanfall2GameLumpEntry;
typedef TitanfallWaterData Titanfall2WaterData;
typedef TitanfallPakLocalHeader Titanfall2PakLocalHeader;
typedef TitanfallPakDirectoryRecord Titanfall2PakDirectoryRecord;
typedef TitanfallPakZip64EndRecord Titanfall2PakZip64EndRecord;
typedef TitanfallPakZip64Locator Titanfall2PakZip64Locator;
typedef TitanfallPakEndRecord Titanfall2PakEndRecord;
typedef TitanfallCubemap Titanfall2Cubemap;
typedef TitanfallWorldLight Titanfall2WorldLight;
typedef TitanfallCollisionTriangle Titanfall2CollisionTriangle;
typedef TitanfallCollisionBounds Titanfall2CollisionBounds;
typedef TitanfallCollisionTriangleHeader Titanfall2CollisionTriangleHeader;
typedef TitanfallVertexUnlit Titanfall2VertexUnlit;
typedef TitanfallVertexLitFlat Titanfall2VertexLitFlat;
typedef TitanfallVertexLitBump Titanfall2VertexLitBump;
typedef TitanfallVertexUnlitTangent Titanfall2VertexUnlitTangent;
typedef TitanfallVertexBlinnPhong Titanfall2VertexBlinnPhong;
typedef TitanfallMeshBounds Titanfall2MeshBounds;
typedef TitanfallMaterialSort Titanfall2MaterialSort;
typedef TitanfallLightmapHeader Titanfall2LightmapHeader;
typedef TitanfallCollisionGrid Titanfall2CollisionGrid;
typedef TitanfallCollisionGridCell Titanfall2CollisionGridCell;
typedef TitanfallGeometrySet Titanfall2GeometrySet;
typedef TitanfallPrimitive Titanfall2Primitive;
typedef TitanfallBrush Titanfall2Brush;
typedef TitanfallBrushSideProperties Titanfall2BrushSideProperties;
typedef TitanfallTextureVectors Titanfall2TextureVectors;
typedef TitanfallShadowTreeNode Titanfall2ShadowTreeNode;
typedef TitanfallLightProbe Titanfall2LightProbe;
typedef TitanfallLightProbeTreeNode Titanfall2LightProbeTreeNode;
typedef TitanfallCellNode Titanfall2CellNode;
typedef TitanfallCell Titanfall2Cell;
typedef TitanfallPortal Titanfall2Portal;
typedef TitanfallPortalEdge Titanfall2PortalEdge;
typedef TitanfallPortalIndexSet Titanfall2PortalIndexSet;
typedef TitanfallPortalEdgeIntersectionHeader Titanfall2PortalEdgeIntersectionHeader;
typedef TitanfallCellTreeNode Titanfall2CellTreeNode;
typedef TitanfallObjectBounds Titanfall2ObjectBounds;
typedef TitanfallLevelInfo Titanfall2LevelInfo;
typedef TitanfallShadowAlphaVertex Titanfall2ShadowAlphaVertex;
typedef TitanfallShadowMesh Titanfall2ShadowMesh;
#define TITANFALL2_MESH_FLAGS_SKY2D TITANFALL_MESH_FLAGS_SKY2D
#define TITANFALL2_MESH_FLAGS_SKY TITANFALL_MESH_FLAGS_SKY
#define TITANFALL2_MESH_FLAGS_WARP TITANFALL_MESH_FLAGS_WARP
#define TITANFALL2_MESH_FLAGS_TRANSLUCENT TITANFALL_MESH_FLAGS_TRANSLUCENT
#define TITANFALL2_MESH_FLAGS_VERTEX_LIT_BUMP TITANFALL_MESH_FLAGS_VERTEX_LIT_BUMP
#define TITANFALL2_MESH_FLAGS_VERTEX_UNLIT TITANFALL_MESH_FLAGS_VERTEX_UNLIT
#define TITANFALL2_MESH_FLAGS_SKIP TITANFALL_MESH_FLAGS_SKIP
#define TITANFALL2_MESH_FLAGS_TRIGGER TITANFALL_MESH_FLAGS_TRIGGER
#define TITANFALL2_GAME_LUMP_ID_NONE TITANFALL_GAME_LUMP_ID_NONE
#define TITANFALL2_GAME_LUMP_ID_STATIC_PROPS TITANFALL_GAME_LUMP_ID_STATIC_PROPS
#define TITANFALL2_GAME_LUMP_ID_DETAIL_PROPS TITANFALL_GAME_LUMP_ID_DETAIL_PROPS
#define TITANFALL2_GAME_LUMP_ID_DETAIL_LIGHT TITANFALL_GAME_LUMP_ID_DETAIL_LIGHT
#define TITANFALL2_GAME_LUMP_ID_DETAIL_LIGHT_HDR TITANFALL_GAME_LUMP_ID_DETAIL_LIGHT_HDR
#define TITANFALL2_GAME_LUMP_ID_COLOR_VARIABLES TITANFALL_GAME_LUMP_ID_COLOR_VARIABLES
#define TITANFALL2_GAME_LUMP_FLAGS_COMPRESSED TITANFALL_GAME_LUMP_FLAGS_COMPRESSED
#define TITANFALL2_STATIC_PROP_SOLID_NONE TITANFALL_STATIC_PROP_SOLID_NONE
#define TITANFALL2_STATIC_PROP_SOLID_BOUNDING_BOX TITANFALL_STATIC_PROP_SOLID_BOUNDING_BOX
#define TITANFALL2_STATIC_PROP_SOLID_PHYSICS TITANFALL_STATIC_PROP_SOLID_PHYSICS
#define TITANFALL2_STATIC_PROP_FLAGS_FADES TITANFALL_STATIC_PROP_FLAGS_FADES
#define TITANFALL2_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN TITANFALL_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN
#define TITANFALL2_STATIC_PROP_FLAGS_NO_DRAW TITANFALL_STATIC_PROP_FLAGS_NO_DRAW
#define TITANFALL2_STATIC_PROP_FLAGS_IGNORE_NORMALS TITANFALL_STATIC_PROP_FLAGS_IGNORE_NORMALS
#define TITANFALL2_STATIC_PROP_FLAGS_NO_SHADOW TITANFALL_STATIC_PROP_FLAGS_NO_SHADOW
#define TITANFALL2_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE TITANFALL_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE
#define TITANFALL2_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING TITANFALL_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING
#define TITANFALL2_STATIC_PROP_FLAGS_NO_SELF_SHADOWING TITANFALL_STATIC_PROP_FLAGS_NO_SELF_SHADOWING
#define TITANFALL2_PAK_ENTRY_FLAGS_ENCRYPTED TITANFALL_PAK_ENTRY_FLAGS_ENCRYPTED
#define TITANFALL2_PAK_ENTRY_FLAGS_SIZES_FOLLOW TITANFALL_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define TITANFALL2_PAK_ENTRY_FLAGS_UTF8 TITANFALL_PAK_ENTRY_FLAGS_UTF8
#define TITANFALL2_PAK_METHOD_STORED TITANFALL_PAK_METHOD_STORED
#define TITANFALL2_PAK_METHOD_DEFLATE TITANFALL_PAK_METHOD_DEFLATE
#define TITANFALL2_PAK_METHOD_LZMA TITANFALL_PAK_METHOD_LZMA
#define TITANFALL2_WORLD_LIGHT_TYPE_SURFACE TITANFALL_WORLD_LIGHT_TYPE_SURFACE
#define TITANFALL2_WORLD_LIGHT_TYPE_POINT TITANFALL_WORLD_LIGHT_TYPE_POINT
#define TITANFALL2_WORLD_LIGHT_TYPE_SPOT TITANFALL_WORLD_LIGHT_TYPE_SPOT
#define TITANFALL2_WORLD_LIGHT_TYPE_SKY_LIGHT TITANFALL_WORLD_LIGHT_TYPE_SKY_LIGHT
#define TITANFALL2_WORLD_LIGHT_TYPE_QUAKE_LIGHT TITANFALL_WORLD_LIGHT_TYPE_QUAKE_LIGHT
#define TITANFALL2_WORLD_LIGHT_TYPE_SKY_AMBIENT TITANFALL_WORLD_LIGHT_TYPE_SKY_AMBIENT
#define TITANFALL2_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE TITANFALL_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE
#define TITANFALL2_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS TITANFALL_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS
#define TITANFALL2_MESH_FLAGS_LOW_SKY2D TITANFALL_MESH_FLAGS_LOW_SKY2D
#define TITANFALL2_MESH_FLAGS_LOW_SKY TITANFALL_MESH_FLAGS_LOW_SKY
#define TITANFALL2_MESH_FLAGS_LOW_WARP TITANFALL_MESH_FLAGS_LOW_WARP
#define TITANFALL2_MESH_FLAGS_LOW_TRANSLUCENT TITANFALL_MESH_FLAGS_LOW_TRANSLUCENT
#define TITANFALL2_MESH_FLAGS_LOW_VERTEX_LIT_BUMP TITANFALL_MESH_FLAGS_LOW_VERTEX_LIT_BUMP
#define TITANFALL2_MESH_FLAGS_LOW_VERTEX_UNLIT TITANFALL_MESH_FLAGS_LOW_VERTEX_UNLIT
#define TITANFALL2_PRIMITIVE_TYPE_BRUSH TITANFALL_PRIMITIVE_TYPE_BRUSH
#define TITANFALL2_PRIMITIVE_TYPE_TRIANGLES TITANFALL_PRIMITIVE_TYPE_TRIANGLES
#define TITANFALL2_PRIMITIVE_TYPE_STATIC_PROP TITANFALL_PRIMITIVE_TYPE_STATIC_PROP
#define TITANFALL2_CONTENT_FLAGS_SOLID TITANFALL_CONTENT_FLAGS_SOLID
#define TITANFALL2_CONTENT_FLAGS_WINDOW TITANFALL_CONTENT_FLAGS_WINDOW
#define TITANFALL2_CONTENT_FLAGS_AUX TITANFALL_CONTENT_FLAGS_AUX
#define TITANFALL2_CONTENT_FLAGS_GRATE TITANFALL_CONTENT_FLAGS_GRATE
#define TITANFALL2_CONTENT_FLAGS_SLIME TITANFALL_CONTENT_FLAGS_SLIME
#define TITANFALL2_CONTENT_FLAGS_WATER TITANFALL_CONTENT_FLAGS_WATER
#define TITANFALL2_CONTENT_FLAGS_WINDOW_NO_COLLIDE TITANFALL_CONTENT_FLAGS_WINDOW_NO_COLLIDE
#define TITANFALL2_CONTENT_FLAGS_OPAQUE TITANFALL_CONTENT_FLAGS_OPAQUE
#define TITANFALL2_CONTENT_FLAGS_TEST_FOG_VOLUME TITANFALL_CONTENT_FLAGS_TEST_FOG_VOLUME
#define TITANFALL2_CONTENT_FLAGS_BLOCK_LIGHT TITANFALL_CONTENT_FLAGS_BLOCK_LIGHT
#define TITANFALL2_CONTENT_FLAGS_TEAM1 TITANFALL_CONTENT_FLAGS_TEAM1
#define TITANFALL2_CONTENT_FLAGS_TEAM2 TITANFALL_CONTENT_FLAGS_TEAM2
#define TITANFALL2_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE TITANFALL_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE
#define TITANFALL2_CONTENT_FLAGS_MOVEABLE TITANFALL_CONTENT_FLAGS_MOVEABLE
#define TITANFALL2_CONTENT_FLAGS_PLAYER_CLIP TITANFALL_CONTENT_FLAGS_PLAYER_CLIP
#define TITANFALL2_CONTENT_FLAGS_MONSTER_CLIP TITANFALL_CONTENT_FLAGS_MONSTER_CLIP
#define TITANFALL2_CONTENT_FLAGS_BRUSH_PAINT TITANFALL_CONTENT_FLAGS_BRUSH_PAINT
#define TITANFALL2_CONTENT_FLAGS_BLOCK_LINE_OF_SIGHT TITANFALL_CONTENT_FLAGS_BLOCK_LINE_OF_SIGHT
#define TITANFALL2_CONTENT_FLAGS_NO_CLIMB TITANFALL_CONTENT_FLAGS_NO_CLIMB
#define TITANFALL2_CONTENT_FLAGS_TITAN_CLIP TITANFALL_CONTENT_FLAGS_TITAN_CLIP
#define TITANFALL2_CONTENT_FLAGS_BULLET_CLIP TITANFALL_CONTENT_FLAGS_BULLET_CLIP
#define TITANFALL2_CONTENT_FLAGS_ORIGIN TITANFALL_CONTENT_FLAGS_ORIGIN
#define TITANFALL2_CONTENT_FLAGS_MONSTER TITANFALL_CONTENT_FLAGS_MONSTER
#define TITANFALL2_CONTENT_FLAGS_DEBRIS TITANFALL_CONTENT_FLAGS_DEBRIS
#define TITANFALL2_CONTENT_FLAGS_DETAIL TITANFALL_CONTENT_FLAGS_DETAIL
#define TITANFALL2_CONTENT_FLAGS_TRANSLUCENT TITANFALL_CONTENT_FLAGS_TRANSLUCENT
#define TITANFALL2_CONTENT_FLAGS_LADDER TITANFALL_CONTENT_FLAGS_LADDER
#define TITANFALL2_CONTENT_FLAGS_HITBOX TITANFALL_CONTENT_FLAGS_HITBOX
#define TITANFALL2_BRUSH_SIDE_FLAGS_DISCARD TITANFALL_BRUSH_SIDE_FLAGS_DISCARD
#define TITANFALL2_BRUSH_SIDE_FLAGS_ABUTTING TITANFALL_BRUSH_SIDE_FLAGS_ABUTTING
#define TITANFALL2_PORTAL_TYPE_CELL TITANFALL_PORTAL_TYPE_CELL
#define TITANFALL2_PORTAL_TYPE_SKY TITANFALL_PORTAL_TYPE_SKY
#define TITANFALL2_PORTAL_TYPE_WATER TITANFALL_PORTAL_TYPE_WATER

/* The lumps by their index in the directory, and what each holds. */
#define TITANFALL2_LUMP_ENTITIES TITANFALL_LUMP_ENTITIES
#define TITANFALL2_LUMP_PLANES TITANFALL_LUMP_PLANES
#define TITANFALL2_LUMP_TEXTURE_DATA TITANFALL_LUMP_TEXTURE_DATA
#define TITANFALL2_LUMP_VERTICES TITANFALL_LUMP_VERTICES
/** Array of Titanfall2LightProbeParent. */
#define TITANFALL2_LUMP_LIGHTPROBE_PARENT_INFOS 4
/** Array of Titanfall2ShadowEnvironment. */
#define TITANFALL2_LUMP_SHADOW_ENVIRONMENTS 5
/** Array of Titanfall2LightProbeNode. */
#define TITANFALL2_LUMP_LIGHTPROBE_BSP_NODES 6
/** What nodes of the tree select, in a layout that isn't known. Bytes of unknown meaning. */
#define TITANFALL2_LUMP_LIGHTPROBE_BSP_REFERENCES 7
#define TITANFALL2_LUMP_MODELS TITANFALL_LUMP_MODELS
#define TITANFALL2_LUMP_ENTITY_PARTITIONS TITANFALL_LUMP_ENTITY_PARTITIONS
#define TITANFALL2_LUMP_PHYSICS_COLLIDE TITANFALL_LUMP_PHYSICS_COLLIDE
#define TITANFALL2_LUMP_VERTEX_NORMALS TITANFALL_LUMP_VERTEX_NORMALS
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `directory`: What is in the lump, and where. Titanfall2GameLumpDirectoryHead, and what its comment says.
 * - `sprp`: One of several layouts.
 * Static props of Titanfall 2; the count behind the props is missing where a map has none of them.
 * - `sprp`, layout v13 (version 13): Titanfall2StaticPropsTitanfall2Head, and what its comment says.
 * - `sprp`, layout v13-short (version 13): Titanfall2StaticPropsTitanfall2ShortHead, and what its comment
 * says.
 */
#define TITANFALL2_LUMP_GAME_LUMP 35
#define TITANFALL2_LUMP_LEAF_WATER_DATA TITANFALL_LUMP_LEAF_WATER_DATA
#define TITANFALL2_LUMP_PAKFILE TITANFALL_LUMP_PAKFILE
#define TITANFALL2_LUMP_CUBEMAPS TITANFALL_LUMP_CUBEMAPS
#define TITANFALL2_LUMP_TEXTURE_STRING_DATA TITANFALL_LUMP_TEXTURE_STRING_DATA
#define TITANFALL2_LUMP_TEXTURE_STRING_TABLE TITANFALL_LUMP_TEXTURE_STRING_TABLE
/**
 * One of several layouts.
 * - version 1: Array of Titanfall2WorldLight.
 * - version 2: Array of Titanfall2WorldLightVersion2.
 * - version 3: Array of Titanfall2WorldLightVersion3.
 */
#define TITANFALL2_LUMP_WORLD_LIGHTS 54
/** Array of Titanfall2WorldLightParent. */
#define TITANFALL2_LUMP_WORLD_LIGHT_PARENT_INFOS 55
#define TITANFALL2_LUMP_PHYSICS_LEVEL TITANFALL_LUMP_PHYSICS_LEVEL
#define TITANFALL2_LUMP_TRICOLL_TRIANGLES TITANFALL_LUMP_TRICOLL_TRIANGLES
#define TITANFALL2_LUMP_TRICOLL_NODES TITANFALL_LUMP_TRICOLL_NODES
#define TITANFALL2_LUMP_TRICOLL_HEADERS TITANFALL_LUMP_TRICOLL_HEADERS
#define TITANFALL2_LUMP_PHYSICS_TRIANGLES TITANFALL_LUMP_PHYSICS_TRIANGLES
#define TITANFALL2_LUMP_VERTEX_UNLIT TITANFALL_LUMP_VERTEX_UNLIT
#define TITANFALL2_LUMP_VERTEX_LIT_FLAT TITANFALL_LUMP_VERTEX_LIT_FLAT
#define TITANFALL2_LUMP_VERTEX_LIT_BUMP TITANFALL_LUMP_VERTEX_LIT_BUMP
#define TITANFALL2_LUMP_VERTEX_UNLIT_TS TITANFALL_LUMP_VERTEX_UNLIT_TS
#define TITANFALL2_LUMP_VERTEX_BLINN_PHONG TITANFALL_LUMP_VERTEX_BLINN_PHONG
#define TITANFALL2_LUMP_VERTEX_RESERVED_5 TITANFALL_LUMP_VERTEX_RESERVED_5
#define TITANFALL2_LUMP_VERTEX_RESERVED_6 TITANFALL_LUMP_VERTEX_RESERVED_6
#define TITANFALL2_LUMP_VERTEX_RESERVED_7 TITANFALL_LUMP_VERTEX_RESERVED_7
#define TITANFALL2_LUMP_MESH_INDICES TITANFALL_LUMP_MESH_INDICES
/** Array of Titanfall2MeshWithCubemap. */
#define TITANFALL2_LUMP_MESHES 80
#define TITANFALL2_LUMP_MESH_BOUNDS TITANFALL_LUMP_MESH_BOUNDS
#define TITANFALL2_LUMP_MATERIAL_SORTS TITANFALL_LUMP_MATERIAL_SORTS
#define TITANFALL2_LUMP_LIGHTMAP_HEADERS TITANFALL_LUMP_LIGHTMAP_HEADERS
#define TITANFALL2_LUMP_CM_GRID TITANFALL_LUMP_CM_GRID
#define TITANFALL2_LUMP_CM_GRID_CELLS TITANFALL_LUMP_CM_GRID_CELLS
#define TITANFALL2_LUMP_CM_GEO_SETS TITANFALL_LUMP_CM_GEO_SETS
#define TITANFALL2_LUMP_CM_GEO_SET_BOUNDS TITANFALL_LUMP_CM_GEO_SET_BOUNDS
#define TITANFALL2_LUMP_CM_PRIMITIVES TITANFALL_LUMP_CM_PRIMITIVES
#define TITANFALL2_LUMP_CM_PRIMITIVE_BOUNDS TITANFALL_LUMP_CM_PRIMITIVE_BOUNDS
#define TITANFALL2_LUMP_CM_UNIQUE_CONTENTS TITANFALL_LUMP_CM_UNIQUE_CONTENTS
#define TITANFALL2_LUMP_CM_BRUSHES TITANFALL_LUMP_CM_BRUSHES
#define TITANFALL2_LUMP_CM_BRUSH_SIDE_PLANE_OFFSETS TITANFALL_LUMP_CM_BRUSH_SIDE_PLANE_OFFSETS
#define TITANFALL2_LUMP_CM_BRUSH_SIDE_PROPERTIES TITANFALL_LUMP_CM_BRUSH_SIDE_PROPERTIES
#define TITANFALL2_LUMP_CM_BRUSH_SIDE_TEXTURE_VECTORS TITANFALL_LUMP_CM_BRUSH_SIDE_TEXTURE_VECTORS
#define TITANFALL2_LUMP_TRICOLL_BEVEL_STARTS TITANFALL_LUMP_TRICOLL_BEVEL_STARTS
#define TITANFALL2_LUMP_TRICOLL_BEVEL_INDICES TITANFALL_LUMP_TRICOLL_BEVEL_INDICES
#define TITANFALL2_LUMP_LIGHTMAP_DATA_SKY TITANFALL_LUMP_LIGHTMAP_DATA_SKY
#define TITANFALL2_LUMP_CSM_AABB_NODES TITANFALL_LUMP_CSM_AABB_NODES
#define TITANFALL2_LUMP_CSM_OBJECT_REFERENCES TITANFALL_LUMP_CSM_OBJECT_REFERENCES
#define TITANFALL2_LUMP_LIGHTPROBES TITANFALL_LUMP_LIGHTPROBES
#define TITANFALL2_LUMP_STATIC_PROP_LIGHTPROBE_INDICES TITANFALL_LUMP_STATIC_PROP_LIGHTPROBE_INDICES
#define TITANFALL2_LUMP_LIGHTPROBE_TREE TITANFALL_LUMP_LIGHTPROBE_TREE
/** Array of Titanfall2LightProbeReferenceLong. */
#define TITANFALL2_LUMP_LIGHTPROBE_REFERENCES 104
#define TITANFALL2_LUMP_LIGHTMAP_DATA_REAL_TIME_LIGHTS TITANFALL_LUMP_LIGHTMAP_DATA_REAL_TIME_LIGHTS
#define TITANFALL2_LUMP_CELL_BSP_NODES TITANFALL_LUMP_CELL_BSP_NODES
#define TITANFALL2_LUMP_CELLS TITANFALL_LUMP_CELLS
#define TITANFALL2_LUMP_PORTALS TITANFALL_LUMP_PORTALS
#define TITANFALL2_LUMP_PORTAL_VERTICES TITANFALL_LUMP_PORTAL_VERTICES
#define TITANFALL2_LUMP_PORTAL_EDGES TITANFALL_LUMP_PORTAL_EDGES
#define TITANFALL2_LUMP_PORTAL_VERTEX_EDGES TITANFALL_LUMP_PORTAL_VERTEX_EDGES
#define TITANFALL2_LUMP_PORTAL_VERTEX_REFERENCES TITANFALL_LUMP_PORTAL_VERTEX_REFERENCES
#define TITANFALL2_LUMP_PORTAL_EDGE_REFERENCES TITANFALL_LUMP_PORTAL_EDGE_REFERENCES
#define TITANFALL2_LUMP_PORTAL_EDGE_INTERSECT_AT_EDGE TITANFALL_LUMP_PORTAL_EDGE_INTERSECT_AT_EDGE
#define TITANFALL2_LUMP_PORTAL_EDGE_INTERSECT_AT_VERTEX TITANFALL_LUMP_PORTAL_EDGE_INTERSECT_AT_VERTEX
#define TITANFALL2_LUMP_PORTAL_EDGE_INTERSECT_HEADER TITANFALL_LUMP_PORTAL_EDGE_INTERSECT_HEADER
#define TITANFALL2_LUMP_OCCLUSION_MESH_VERTICES TITANFALL_LUMP_OCCLUSION_MESH_VERTICES
#define TITANFALL2_LUMP_OCCLUSION_MESH_INDICES TITANFALL_LUMP_OCCLUSION_MESH_INDICES
#define TITANFALL2_LUMP_CELL_AABB_NODES TITANFALL_LUMP_CELL_AABB_NODES
#define TITANFALL2_LUMP_OBJECT_REFERENCES TITANFALL_LUMP_OBJECT_REFERENCES
#define TITANFALL2_LUMP_OBJECT_REFERENCE_BOUNDS TITANFALL_LUMP_OBJECT_REFERENCE_BOUNDS
/** Array of Titanfall2RealTimeLightPage. */
#define TITANFALL2_LUMP_LIGHTMAP_DATA_RTL_PAGES 122
#define TITANFALL2_LUMP_LEVEL_INFO TITANFALL_LUMP_LEVEL_INFO
#define TITANFALL2_LUMP_SHADOW_MESH_OPAQUE_VERTICES TITANFALL_LUMP_SHADOW_MESH_OPAQUE_VERTICES
#define TITANFALL2_LUMP_SHADOW_MESH_ALPHA_VERTICES TITANFALL_LUMP_SHADOW_MESH_ALPHA_VERTICES
#define TITANFALL2_LUMP_SHADOW_MESH_INDICES TITANFALL_LUMP_SHADOW_MESH_INDICES
#define TITANFALL2_LUMP_SHADOW_MESHES TITANFALL_LUMP_SHADOW_MESHES

typedef TitanfallLumpEntry Titanfall2LumpEntry;
typedef TitanfallHeader Titanfall2Header;

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

typedef TitanfallVerticesElement Titanfall2VerticesElement;

typedef TitanfallVertexNormalsElement Titanfall2VertexNormalsElement;

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

typedef TitanfallTextureStringTableElement Titanfall2TextureStringTableElement;

typedef TitanfallMeshIndicesElement Titanfall2MeshIndicesElement;

typedef TitanfallCmUniqueContentsElement Titanfall2CmUniqueContentsElement;

typedef TitanfallCmBrushSidePlaneOffsetsElement Titanfall2CmBrushSidePlaneOffsetsElement;

typedef TitanfallTricollBevelStartsElement Titanfall2TricollBevelStartsElement;

typedef TitanfallTricollBevelIndicesElement Titanfall2TricollBevelIndicesElement;

typedef TitanfallCsmObjectReferencesElement Titanfall2CsmObjectReferencesElement;

typedef TitanfallStaticPropLightprobeIndicesElement Titanfall2StaticPropLightprobeIndicesElement;

typedef TitanfallPortalVerticesElement Titanfall2PortalVerticesElement;

typedef TitanfallPortalVertexReferencesElement Titanfall2PortalVertexReferencesElement;

typedef TitanfallPortalEdgeReferencesElement Titanfall2PortalEdgeReferencesElement;

typedef TitanfallOcclusionMeshVerticesElement Titanfall2OcclusionMeshVerticesElement;

typedef TitanfallOcclusionMeshIndicesElement Titanfall2OcclusionMeshIndicesElement;

typedef TitanfallObjectReferencesElement Titanfall2ObjectReferencesElement;

typedef TitanfallShadowMeshOpaqueVerticesElement Titanfall2ShadowMeshOpaqueVerticesElement;

typedef TitanfallShadowMeshIndicesElement Titanfall2ShadowMeshIndicesElement;

#endif /* BRUSHWORK_RESPAWN_TITANFALL2_H */
