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
#define APEX_LEGENDS_LUMP_ENTITIES 0
/** Array of ApexLegendsPlane. */
#define APEX_LEGENDS_LUMP_PLANES 1
/** Array of ApexLegendsTextureDataApex. */
#define APEX_LEGENDS_LUMP_TEXTURE_DATA 2
/** Corners of meshes and of triangles to collide with, in game units. Array of ApexLegendsVerticesElement. */
#define APEX_LEGENDS_LUMP_VERTICES 3
/** Array of ApexLegendsLightProbeParent. */
#define APEX_LEGENDS_LUMP_LIGHTPROBE_PARENT_INFOS 4
/** Array of ApexLegendsShadowEnvironment. */
#define APEX_LEGENDS_LUMP_SHADOW_ENVIRONMENTS 5
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
/**
 * Which files of entities there are: `01*` for the map's own, then names such as `script`, ended by a NUL.
 * Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define APEX_LEGENDS_LUMP_ENTITY_PARTITIONS 24
/** Normals that vertices select. Array of ApexLegendsVertexNormalsElement. */
#define APEX_LEGENDS_LUMP_VERTEX_NORMALS 30
/**
 * A directory of lumps that the game adds, in layouts of the map's own version. A directory of lumps, which C
 * can't express.
 */
#define APEX_LEGENDS_LUMP_GAME_LUMP 35
/** Something to do with what is seen. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_UNKNOWN_37 37
/** Something to do with shadows. Array of ApexLegendsUnknown38Element. */
#define APEX_LEGENDS_LUMP_UNKNOWN_38 38
/** A number for each entry of CELL_AABB_NODES. Array of ApexLegendsUnknown39Element. */
#define APEX_LEGENDS_LUMP_UNKNOWN_39 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define APEX_LEGENDS_LUMP_PAKFILE 40
/** Array of ApexLegendsCubemap. */
#define APEX_LEGENDS_LUMP_CUBEMAPS 42
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
/** Array of ApexLegendsWorldLightParent. */
#define APEX_LEGENDS_LUMP_WORLD_LIGHT_PARENT_INFOS 55
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
/** Vertices of a kind that isn't used. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_VERTEX_RESERVED_5 76
/** Vertices of a kind that isn't used. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_VERTEX_RESERVED_6 77
/** Vertices of a kind that isn't used. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_VERTEX_RESERVED_7 78
/**
 * Corners of meshes: vertices, counted from the first one of the mesh's material. Array of
 * ApexLegendsMeshIndicesElement.
 */
#define APEX_LEGENDS_LUMP_MESH_INDICES 79
/** Array of ApexLegendsMeshApex. */
#define APEX_LEGENDS_LUMP_MESHES 80
/** Array of ApexLegendsMeshBounds. */
#define APEX_LEGENDS_LUMP_MESH_BOUNDS 81
/** Array of ApexLegendsMaterialSortApex. */
#define APEX_LEGENDS_LUMP_MATERIAL_SORTS 82
/** Array of ApexLegendsLightmapHeader. */
#define APEX_LEGENDS_LUMP_LIGHTMAP_HEADERS 83
/** Changes of lights. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_TWEAK_LIGHTS 85
/** Samples of light, in a layout that isn't known. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_LIGHTMAP_DATA_UNKNOWN 97
/** Samples of the sky's light, in a layout that isn't known. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_LIGHTMAP_DATA_SKY 98
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
/**
 * Probes that static props are lit by, by the prop's number. Array of
 * ApexLegendsStaticPropLightprobeIndicesElement.
 */
#define APEX_LEGENDS_LUMP_STATIC_PROP_LIGHTPROBE_INDICES 102
/** Array of ApexLegendsLightProbeTreeNode. */
#define APEX_LEGENDS_LUMP_LIGHTPROBE_TREE 103
/** Array of ApexLegendsLightProbeReferenceLong. */
#define APEX_LEGENDS_LUMP_LIGHTPROBE_REFERENCES 104
/** Samples of lights that change, in a layout that isn't known. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_LIGHTMAP_DATA_REAL_TIME_LIGHTS 105
/** Array of ApexLegendsCellNode. */
#define APEX_LEGENDS_LUMP_CELL_BSP_NODES 106
/** Array of ApexLegendsCellApex. */
#define APEX_LEGENDS_LUMP_CELLS 107
/** Array of ApexLegendsPortal. */
#define APEX_LEGENDS_LUMP_PORTALS 108
/** Corners of openings, in game units. Array of ApexLegendsPortalVerticesElement. */
#define APEX_LEGENDS_LUMP_PORTAL_VERTICES 109
/** Array of ApexLegendsPortalEdge. */
#define APEX_LEGENDS_LUMP_PORTAL_EDGES 110
/** Edges that meet in a corner, by the corner's number. Array of ApexLegendsPortalIndexSet. */
#define APEX_LEGENDS_LUMP_PORTAL_VERTEX_EDGES 111
/** Corners, as openings select them. Array of ApexLegendsPortalVertexReferencesElement. */
#define APEX_LEGENDS_LUMP_PORTAL_VERTEX_REFERENCES 112
/**
 * Edges, as openings select them; how the numbers count them isn't known. Array of
 * ApexLegendsPortalEdgeReferencesElement.
 */
#define APEX_LEGENDS_LUMP_PORTAL_EDGE_REFERENCES 113
/** What crosses an edge elsewhere, by the edge's number. Array of ApexLegendsPortalIndexSet. */
#define APEX_LEGENDS_LUMP_PORTAL_EDGE_INTERSECT_AT_EDGE 114
/** What crosses an edge in a corner, by the edge's number. Array of ApexLegendsPortalIndexSet. */
#define APEX_LEGENDS_LUMP_PORTAL_EDGE_INTERSECT_AT_VERTEX 115
/** Array of ApexLegendsPortalEdgeIntersectionHeader. */
#define APEX_LEGENDS_LUMP_PORTAL_EDGE_INTERSECT_HEADER 116
/**
 * Corners of triangles that hide what is behind them, in game units. Array of
 * ApexLegendsOcclusionMeshVerticesElement.
 */
#define APEX_LEGENDS_LUMP_OCCLUSION_MESH_VERTICES 117
/** Corners of those triangles. Array of ApexLegendsOcclusionMeshIndicesElement. */
#define APEX_LEGENDS_LUMP_OCCLUSION_MESH_INDICES 118
/** Array of ApexLegendsTreeNodeApex. */
#define APEX_LEGENDS_LUMP_CELL_AABB_NODES 119
/**
 * Meshes and static props, as boxes select them: two or four bytes each, which the real directory leaves
 * open. Bytes of unknown meaning.
 */
#define APEX_LEGENDS_LUMP_OBJECT_REFERENCES 120
/** Boxes around objects: eight times as long as OBJECT_REFERENCES. Bytes of unknown meaning. */
#define APEX_LEGENDS_LUMP_OBJECT_REFERENCE_BOUNDS 121
/** Array of ApexLegendsRealTimeLightPage. */
#define APEX_LEGENDS_LUMP_LIGHTMAP_DATA_RTL_PAGES 122
/** Array of ApexLegendsLevelInfoApex. */
#define APEX_LEGENDS_LUMP_LEVEL_INFO 123
/**
 * Corners of meshes that throw shadows, in game units. Array of ApexLegendsShadowMeshOpaqueVerticesElement.
 */
#define APEX_LEGENDS_LUMP_SHADOW_MESH_OPAQUE_VERTICES 124
/** Array of ApexLegendsShadowAlphaVertex. */
#define APEX_LEGENDS_LUMP_SHADOW_MESH_ALPHA_VERTICES 125
/**
 * Corners of meshes that throw shadows, counted from the mesh's first vertex. Array of
 * ApexLegendsShadowMeshIndicesElement.
 */
#define APEX_LEGENDS_LUMP_SHADOW_MESH_INDICES 126
/** Array of ApexLegendsShadowMesh. */
#define APEX_LEGENDS_LUMP_SHADOW_MESHES 127

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct ApexLegendsLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} ApexLegendsLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsLumpEntry) == 16, "ApexLegendsLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLumpEntry, offset) == 0, "ApexLegendsLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLumpEntry, length) == 4, "ApexLegendsLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLumpEntry, version) == 8, "ApexLegendsLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLumpEntry, unpacked) == 12, "ApexLegendsLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct ApexLegendsHeader {
  /** `rBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 47 or 48 or 49 or 50 or 51 or 52 or 65585 or 65586 or 65587 or 65588. */
  int32_t version;
  /** The lumps by index. */
  ApexLegendsLumpEntry lumps[128];
  /** The rest of the header. */
  uint8_t rest[8];
} ApexLegendsHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsHeader) == 2064, "ApexLegendsHeader takes 2064 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsHeader, ident) == 0, "ApexLegendsHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsHeader, version) == 4, "ApexLegendsHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsHeader, lumps) == 8, "ApexLegendsHeader.lumps lies at 8");

/**
 * How a mesh is drawn, in meshes and texture data. The two bits 0x600 together say in which lump the vertices
 * are: 0 = VERTEX_LIT_FLAT, 0x200 = VERTEX_LIT_BUMP, 0x400 = VERTEX_UNLIT, 0x600 = VERTEX_UNLIT_TS.
 * Source: public readers; the vertex lump fits on the one real map. Confidence: probable.
 */
#define APEX_LEGENDS_MESH_FLAGS_SKY2D UINT32_C(0x2)
#define APEX_LEGENDS_MESH_FLAGS_SKY UINT32_C(0x4)
#define APEX_LEGENDS_MESH_FLAGS_WARP UINT32_C(0x8)
#define APEX_LEGENDS_MESH_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define APEX_LEGENDS_MESH_FLAGS_VERTEX_LIT_BUMP UINT32_C(0x200)
#define APEX_LEGENDS_MESH_FLAGS_VERTEX_UNLIT UINT32_C(0x400)
#define APEX_LEGENDS_MESH_FLAGS_SKIP UINT32_C(0x20000)
#define APEX_LEGENDS_MESH_FLAGS_TRIGGER UINT32_C(0x40000)

/**
 * What a volume is (`CONTENTS_*`), in unique contents.
 * Source: public readers of the games' scripts; the one real map has only `solid`. Confidence: probable.
 */
#define APEX_LEGENDS_CONTENT_FLAGS_SOLID 1
#define APEX_LEGENDS_CONTENT_FLAGS_WINDOW 2
#define APEX_LEGENDS_CONTENT_FLAGS_AUX 4
#define APEX_LEGENDS_CONTENT_FLAGS_GRATE 8
#define APEX_LEGENDS_CONTENT_FLAGS_SLIME 16
#define APEX_LEGENDS_CONTENT_FLAGS_WATER 32
#define APEX_LEGENDS_CONTENT_FLAGS_WINDOW_NO_COLLIDE 64
#define APEX_LEGENDS_CONTENT_FLAGS_OPAQUE 128
#define APEX_LEGENDS_CONTENT_FLAGS_TEST_FOG_VOLUME 256
#define APEX_LEGENDS_CONTENT_FLAGS_BLOCK_LIGHT 1024
#define APEX_LEGENDS_CONTENT_FLAGS_TEAM1 2048
#define APEX_LEGENDS_CONTENT_FLAGS_TEAM2 4096
#define APEX_LEGENDS_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE 8192
#define APEX_LEGENDS_CONTENT_FLAGS_MOVEABLE 16384
#define APEX_LEGENDS_CONTENT_FLAGS_PLAYER_CLIP 65536
#define APEX_LEGENDS_CONTENT_FLAGS_MONSTER_CLIP 131072
#define APEX_LEGENDS_CONTENT_FLAGS_BRUSH_PAINT 262144
#define APEX_LEGENDS_CONTENT_FLAGS_BLOCK_LINE_OF_SIGHT 524288
#define APEX_LEGENDS_CONTENT_FLAGS_NO_CLIMB 1048576
#define APEX_LEGENDS_CONTENT_FLAGS_TITAN_CLIP 2097152
#define APEX_LEGENDS_CONTENT_FLAGS_BULLET_CLIP 4194304
#define APEX_LEGENDS_CONTENT_FLAGS_ORIGIN 16777216
#define APEX_LEGENDS_CONTENT_FLAGS_MONSTER 33554432
#define APEX_LEGENDS_CONTENT_FLAGS_DEBRIS 67108864
#define APEX_LEGENDS_CONTENT_FLAGS_DETAIL 134217728
#define APEX_LEGENDS_CONTENT_FLAGS_TRANSLUCENT 268435456
#define APEX_LEGENDS_CONTENT_FLAGS_LADDER 536870912
#define APEX_LEGENDS_CONTENT_FLAGS_HITBOX 1073741824

/** Kinds of world light (`emittype_t`). */
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_SURFACE 0
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_POINT 1
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_SPOT 2
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define APEX_LEGENDS_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define APEX_LEGENDS_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define APEX_LEGENDS_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * What an opening of a cell leads to.
 * Source: public readers. Confidence: probable.
 */
#define APEX_LEGENDS_PORTAL_TYPE_CELL 0
#define APEX_LEGENDS_PORTAL_TYPE_SKY 1
#define APEX_LEGENDS_PORTAL_TYPE_WATER 2

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`.
 * Source: public readers; values of a real map.
 */
typedef struct ApexLegendsPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
} ApexLegendsPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsPlane) == 16, "ApexLegendsPlane takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPlane, normal) == 0, "ApexLegendsPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPlane *)0)->normal) == 12, "ApexLegendsPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPlane, distance) == 12, "ApexLegendsPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPlane *)0)->distance) == 4, "ApexLegendsPlane.distance takes 4 bytes");

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
 * Probes of the world or of something that moves (lump 4).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsLightProbeParent {
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
} ApexLegendsLightProbeParent;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsLightProbeParent) == 28, "ApexLegendsLightProbeParent takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeParent, index) == 0, "ApexLegendsLightProbeParent.index lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeParent *)0)->index) == 4, "ApexLegendsLightProbeParent.index takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeParent, firstProbe) == 4, "ApexLegendsLightProbeParent.firstProbe lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeParent *)0)->firstProbe) == 4, "ApexLegendsLightProbeParent.firstProbe takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeParent, probeCount) == 8, "ApexLegendsLightProbeParent.probeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeParent *)0)->probeCount) == 4, "ApexLegendsLightProbeParent.probeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeParent, firstReference) == 12, "ApexLegendsLightProbeParent.firstReference lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeParent *)0)->firstReference) == 4, "ApexLegendsLightProbeParent.firstReference takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeParent, referenceCount) == 16, "ApexLegendsLightProbeParent.referenceCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeParent *)0)->referenceCount) == 4, "ApexLegendsLightProbeParent.referenceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeParent, firstNode) == 20, "ApexLegendsLightProbeParent.firstNode lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeParent *)0)->firstNode) == 4, "ApexLegendsLightProbeParent.firstNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeParent, nodeCount) == 24, "ApexLegendsLightProbeParent.nodeCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeParent *)0)->nodeCount) == 4, "ApexLegendsLightProbeParent.nodeCount takes 4 bytes");

/**
 * What throws shadows of one sun (lump 5); each range ends before its `last...`.
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsShadowEnvironment {
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
} ApexLegendsShadowEnvironment;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsShadowEnvironment) == 36, "ApexLegendsShadowEnvironment takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowEnvironment, firstNode) == 0, "ApexLegendsShadowEnvironment.firstNode lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowEnvironment *)0)->firstNode) == 4, "ApexLegendsShadowEnvironment.firstNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowEnvironment, firstReference) == 4, "ApexLegendsShadowEnvironment.firstReference lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowEnvironment *)0)->firstReference) == 4, "ApexLegendsShadowEnvironment.firstReference takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowEnvironment, firstMesh) == 8, "ApexLegendsShadowEnvironment.firstMesh lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowEnvironment *)0)->firstMesh) == 4, "ApexLegendsShadowEnvironment.firstMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowEnvironment, lastNode) == 12, "ApexLegendsShadowEnvironment.lastNode lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowEnvironment *)0)->lastNode) == 4, "ApexLegendsShadowEnvironment.lastNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowEnvironment, lastReference) == 16, "ApexLegendsShadowEnvironment.lastReference lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowEnvironment *)0)->lastReference) == 4, "ApexLegendsShadowEnvironment.lastReference takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowEnvironment, lastMesh) == 20, "ApexLegendsShadowEnvironment.lastMesh lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowEnvironment *)0)->lastMesh) == 4, "ApexLegendsShadowEnvironment.lastMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowEnvironment, sunNormal) == 24, "ApexLegendsShadowEnvironment.sunNormal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowEnvironment *)0)->sunNormal) == 12, "ApexLegendsShadowEnvironment.sunNormal takes 12 bytes");

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
 * A picture of the surroundings, for reflections (lump 42).
 * Original name: dcubemapsample_t. Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsCubemap {
  /** Where it was taken, in game units. */
  struct { int32_t x, y, z; } origin;
  /** Unknown. */
  uint32_t unknown0x0C;
} ApexLegendsCubemap;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsCubemap) == 16, "ApexLegendsCubemap takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsCubemap, origin) == 0, "ApexLegendsCubemap.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsCubemap *)0)->origin) == 12, "ApexLegendsCubemap.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsCubemap, unknown0x0C) == 12, "ApexLegendsCubemap.unknown0x0C lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsCubemap *)0)->unknown0x0C) == 4, "ApexLegendsCubemap.unknown0x0C takes 4 bytes");

/**
 * The same in version 3.
 * Source: public readers; sizes and values of a real map.
 */
typedef struct ApexLegendsWorldLightVersion3 {
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
  /** Kind of light. Values: APEX_LEGENDS_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: APEX_LEGENDS_WORLD_LIGHT_FLAGS_*. */
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
} ApexLegendsWorldLightVersion3;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsWorldLightVersion3) == 112, "ApexLegendsWorldLightVersion3 takes 112 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, origin) == 0, "ApexLegendsWorldLightVersion3.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->origin) == 12, "ApexLegendsWorldLightVersion3.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, intensity) == 12, "ApexLegendsWorldLightVersion3.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->intensity) == 12, "ApexLegendsWorldLightVersion3.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, normal) == 24, "ApexLegendsWorldLightVersion3.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->normal) == 12, "ApexLegendsWorldLightVersion3.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, shadowCastOffset) == 36, "ApexLegendsWorldLightVersion3.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->shadowCastOffset) == 12, "ApexLegendsWorldLightVersion3.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, cluster) == 48, "ApexLegendsWorldLightVersion3.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->cluster) == 4, "ApexLegendsWorldLightVersion3.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, type) == 52, "ApexLegendsWorldLightVersion3.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->type) == 4, "ApexLegendsWorldLightVersion3.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, style) == 56, "ApexLegendsWorldLightVersion3.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->style) == 4, "ApexLegendsWorldLightVersion3.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, stopDot) == 60, "ApexLegendsWorldLightVersion3.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->stopDot) == 4, "ApexLegendsWorldLightVersion3.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, stopDot2) == 64, "ApexLegendsWorldLightVersion3.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->stopDot2) == 4, "ApexLegendsWorldLightVersion3.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, exponent) == 68, "ApexLegendsWorldLightVersion3.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->exponent) == 4, "ApexLegendsWorldLightVersion3.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, radius) == 72, "ApexLegendsWorldLightVersion3.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->radius) == 4, "ApexLegendsWorldLightVersion3.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, constantAttenuation) == 76, "ApexLegendsWorldLightVersion3.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->constantAttenuation) == 4, "ApexLegendsWorldLightVersion3.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, linearAttenuation) == 80, "ApexLegendsWorldLightVersion3.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->linearAttenuation) == 4, "ApexLegendsWorldLightVersion3.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, quadraticAttenuation) == 84, "ApexLegendsWorldLightVersion3.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->quadraticAttenuation) == 4, "ApexLegendsWorldLightVersion3.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, flags) == 88, "ApexLegendsWorldLightVersion3.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->flags) == 4, "ApexLegendsWorldLightVersion3.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, texture) == 92, "ApexLegendsWorldLightVersion3.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->texture) == 4, "ApexLegendsWorldLightVersion3.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, owner) == 96, "ApexLegendsWorldLightVersion3.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->owner) == 4, "ApexLegendsWorldLightVersion3.owner takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, unknown0x64) == 100, "ApexLegendsWorldLightVersion3.unknown0x64 lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->unknown0x64) == 4, "ApexLegendsWorldLightVersion3.unknown0x64 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, unknown0x68) == 104, "ApexLegendsWorldLightVersion3.unknown0x68 lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->unknown0x68) == 4, "ApexLegendsWorldLightVersion3.unknown0x68 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightVersion3, unknown0x6C) == 108, "ApexLegendsWorldLightVersion3.unknown0x6C lies at 108");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightVersion3 *)0)->unknown0x6C) == 4, "ApexLegendsWorldLightVersion3.unknown0x6C takes 4 bytes");

/**
 * What a light moves with (lump 55).
 * Source: public readers. Confidence: probable.
 */
typedef struct ApexLegendsWorldLightParent {
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
} ApexLegendsWorldLightParent;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsWorldLightParent) == 76, "ApexLegendsWorldLightParent takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightParent, matrix) == 0, "ApexLegendsWorldLightParent.matrix lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightParent *)0)->matrix) == 48, "ApexLegendsWorldLightParent.matrix takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightParent, origin) == 48, "ApexLegendsWorldLightParent.origin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightParent *)0)->origin) == 12, "ApexLegendsWorldLightParent.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightParent, unknown0x3C) == 60, "ApexLegendsWorldLightParent.unknown0x3C lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightParent *)0)->unknown0x3C) == 12, "ApexLegendsWorldLightParent.unknown0x3C takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightParent, unknown0x48) == 72, "ApexLegendsWorldLightParent.unknown0x48 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightParent *)0)->unknown0x48) == 2, "ApexLegendsWorldLightParent.unknown0x48 takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsWorldLightParent, light) == 74, "ApexLegendsWorldLightParent.light lies at 74");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsWorldLightParent *)0)->light) == 2, "ApexLegendsWorldLightParent.light takes 2 bytes");

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
 * The box around a mesh (lump 81), by the mesh's number.
 * Source: public readers; sizes and values of a real map.
 */
typedef struct ApexLegendsMeshBounds {
  /** Its middle, in game units. */
  struct { float x, y, z; } origin;
  /** Radius of a ball around it, in game units; compilers may leave it 0. */
  float radius;
  /** Half its size along each axis, in game units. */
  struct { float x, y, z; } extents;
  /** Tangent of an angle that it is turned by; what for isn't known. */
  float tangentYaw;
} ApexLegendsMeshBounds;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsMeshBounds) == 32, "ApexLegendsMeshBounds takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMeshBounds, origin) == 0, "ApexLegendsMeshBounds.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMeshBounds *)0)->origin) == 12, "ApexLegendsMeshBounds.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMeshBounds, radius) == 12, "ApexLegendsMeshBounds.radius lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMeshBounds *)0)->radius) == 4, "ApexLegendsMeshBounds.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMeshBounds, extents) == 16, "ApexLegendsMeshBounds.extents lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMeshBounds *)0)->extents) == 12, "ApexLegendsMeshBounds.extents takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsMeshBounds, tangentYaw) == 28, "ApexLegendsMeshBounds.tangentYaw lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsMeshBounds *)0)->tangentYaw) == 4, "ApexLegendsMeshBounds.tangentYaw takes 4 bytes");

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
 * A size of lightmaps (lump 83).
 * Source: public readers; values of a real map. Confidence: probable.
 */
typedef struct ApexLegendsLightmapHeader {
  /** What kind of lightmap it is. */
  uint32_t type;
  /** Width in samples. */
  uint16_t width;
  /** Height in samples. */
  uint16_t height;
} ApexLegendsLightmapHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsLightmapHeader) == 8, "ApexLegendsLightmapHeader takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightmapHeader, type) == 0, "ApexLegendsLightmapHeader.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightmapHeader *)0)->type) == 4, "ApexLegendsLightmapHeader.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightmapHeader, width) == 4, "ApexLegendsLightmapHeader.width lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightmapHeader *)0)->width) == 2, "ApexLegendsLightmapHeader.width takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightmapHeader, height) == 6, "ApexLegendsLightmapHeader.height lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightmapHeader *)0)->height) == 2, "ApexLegendsLightmapHeader.height takes 2 bytes");

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
 * Light that arrives at a place (lump 101).
 * Source: public readers. Confidence: probable.
 */
typedef struct ApexLegendsLightProbe {
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
} ApexLegendsLightProbe;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsLightProbe) == 48, "ApexLegendsLightProbe takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbe, sides) == 0, "ApexLegendsLightProbe.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbe *)0)->sides) == 24, "ApexLegendsLightProbe.sides takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbe, sky) == 24, "ApexLegendsLightProbe.sky lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbe *)0)->sky) == 8, "ApexLegendsLightProbe.sky takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbe, lightWeights) == 32, "ApexLegendsLightProbe.lightWeights lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbe *)0)->lightWeights) == 4, "ApexLegendsLightProbe.lightWeights takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbe, lights) == 36, "ApexLegendsLightProbe.lights lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbe *)0)->lights) == 8, "ApexLegendsLightProbe.lights takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbe, padding) == 44, "ApexLegendsLightProbe.padding lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbe *)0)->padding) == 4, "ApexLegendsLightProbe.padding takes 4 bytes");

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
 * A node of the tree that finds the nearest probes (lump 103).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsLightProbeTreeNode {
  /** What it is, in bits that aren't known. */
  uint32_t tag;
  /** A coordinate to split at, or a number of probes, as the tag says. */
  uint32_t value;
} ApexLegendsLightProbeTreeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsLightProbeTreeNode) == 8, "ApexLegendsLightProbeTreeNode takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeTreeNode, tag) == 0, "ApexLegendsLightProbeTreeNode.tag lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeTreeNode *)0)->tag) == 4, "ApexLegendsLightProbeTreeNode.tag takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeTreeNode, value) == 4, "ApexLegendsLightProbeTreeNode.value lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeTreeNode *)0)->value) == 4, "ApexLegendsLightProbeTreeNode.value takes 4 bytes");

/**
 * The same in Titanfall 2 and later.
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsLightProbeReferenceLong {
  /** The place, in game units. */
  struct { float x, y, z; } origin;
  /** What was measured. -> LIGHTPROBES. */
  uint32_t probe;
  /** Unknown. */
  int32_t unknown0x10;
} ApexLegendsLightProbeReferenceLong;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsLightProbeReferenceLong) == 20, "ApexLegendsLightProbeReferenceLong takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeReferenceLong, origin) == 0, "ApexLegendsLightProbeReferenceLong.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeReferenceLong *)0)->origin) == 12, "ApexLegendsLightProbeReferenceLong.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeReferenceLong, probe) == 12, "ApexLegendsLightProbeReferenceLong.probe lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeReferenceLong *)0)->probe) == 4, "ApexLegendsLightProbeReferenceLong.probe takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsLightProbeReferenceLong, unknown0x10) == 16, "ApexLegendsLightProbeReferenceLong.unknown0x10 lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsLightProbeReferenceLong *)0)->unknown0x10) == 4, "ApexLegendsLightProbeReferenceLong.unknown0x10 takes 4 bytes");

/**
 * A node of the tree that finds the cell of a place (lump 106).
 * Source: public readers; values of a real map. Confidence: probable.
 */
typedef struct ApexLegendsCellNode {
  /** Plane that splits it; -1 = it is a cell. -> PLANES; -1 = none. */
  int32_t plane;
  /** The cell, or the first of the two nodes that follow. */
  int32_t child;
} ApexLegendsCellNode;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsCellNode) == 8, "ApexLegendsCellNode takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsCellNode, plane) == 0, "ApexLegendsCellNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsCellNode *)0)->plane) == 4, "ApexLegendsCellNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsCellNode, child) == 4, "ApexLegendsCellNode.child lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsCellNode *)0)->child) == 4, "ApexLegendsCellNode.child takes 4 bytes");

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
 * An opening of a cell (lump 108).
 * Source: public readers; counts of a real directory. Confidence: probable.
 */
typedef struct ApexLegendsPortal {
  /** Whether its plane faces the other way. */
  uint8_t isReversed;
  /** What it leads to. Values: APEX_LEGENDS_PORTAL_TYPE_*. */
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
} ApexLegendsPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsPortal) == 12, "ApexLegendsPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortal, isReversed) == 0, "ApexLegendsPortal.isReversed lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortal *)0)->isReversed) == 1, "ApexLegendsPortal.isReversed takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortal, type) == 1, "ApexLegendsPortal.type lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortal *)0)->type) == 1, "ApexLegendsPortal.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortal, edgeCount) == 2, "ApexLegendsPortal.edgeCount lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortal *)0)->edgeCount) == 1, "ApexLegendsPortal.edgeCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortal, padding) == 3, "ApexLegendsPortal.padding lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortal *)0)->padding) == 1, "ApexLegendsPortal.padding takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortal, firstReference) == 4, "ApexLegendsPortal.firstReference lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortal *)0)->firstReference) == 2, "ApexLegendsPortal.firstReference takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortal, cell) == 6, "ApexLegendsPortal.cell lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortal *)0)->cell) == 2, "ApexLegendsPortal.cell takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortal, plane) == 8, "ApexLegendsPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortal *)0)->plane) == 4, "ApexLegendsPortal.plane takes 4 bytes");

/**
 * Two corners of openings that an edge joins (lump 110).
 * Source: counts of a real directory. Confidence: probable.
 */
typedef struct ApexLegendsPortalEdge {
  /** The corners. -> PORTAL_VERTICES. */
  uint16_t vertices[2];
} ApexLegendsPortalEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsPortalEdge) == 4, "ApexLegendsPortalEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortalEdge, vertices) == 0, "ApexLegendsPortalEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortalEdge *)0)->vertices) == 4, "ApexLegendsPortalEdge.vertices takes 4 bytes");

/**
 * Up to eight numbers (lumps 111, 114 and 115): edges that meet in a corner, or what crosses an edge.
 * Source: public readers; counts of a real directory. Confidence: probable.
 */
typedef struct ApexLegendsPortalIndexSet {
  /** The numbers; -1 = unused. */
  int16_t indices[8];
} ApexLegendsPortalIndexSet;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsPortalIndexSet) == 16, "ApexLegendsPortalIndexSet takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortalIndexSet, indices) == 0, "ApexLegendsPortalIndexSet.indices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortalIndexSet *)0)->indices) == 16, "ApexLegendsPortalIndexSet.indices takes 16 bytes");

/**
 * What crosses an edge (lump 116), by the edge's number; what it counts isn't known.
 * Source: public readers; counts of a real directory. Confidence: probable.
 */
typedef struct ApexLegendsPortalEdgeIntersectionHeader {
  /** First. */
  uint32_t first;
  /** Number. */
  uint32_t count;
} ApexLegendsPortalEdgeIntersectionHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsPortalEdgeIntersectionHeader) == 8, "ApexLegendsPortalEdgeIntersectionHeader takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortalEdgeIntersectionHeader, first) == 0, "ApexLegendsPortalEdgeIntersectionHeader.first lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortalEdgeIntersectionHeader *)0)->first) == 4, "ApexLegendsPortalEdgeIntersectionHeader.first takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsPortalEdgeIntersectionHeader, count) == 4, "ApexLegendsPortalEdgeIntersectionHeader.count lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsPortalEdgeIntersectionHeader *)0)->count) == 4, "ApexLegendsPortalEdgeIntersectionHeader.count takes 4 bytes");

/**
 * Lights that change on a page of lightmaps (lump 122).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct ApexLegendsRealTimeLightPage {
  /** The lights; -1 = unused slot, as far as is known. */
  int16_t lights[63];
} ApexLegendsRealTimeLightPage;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsRealTimeLightPage) == 126, "ApexLegendsRealTimeLightPage takes 126 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsRealTimeLightPage, lights) == 0, "ApexLegendsRealTimeLightPage.lights lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsRealTimeLightPage *)0)->lights) == 126, "ApexLegendsRealTimeLightPage.lights takes 126 bytes");

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

/**
 * A corner of a mesh that throws shadows and is seen through in places (lump 125).
 * Source: public readers. Confidence: probable.
 */
typedef struct ApexLegendsShadowAlphaVertex {
  /** Where it is, in game units. */
  struct { float x, y, z; } position;
  /** Place in the texture. */
  struct { float u, v; } texture;
} ApexLegendsShadowAlphaVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsShadowAlphaVertex) == 20, "ApexLegendsShadowAlphaVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowAlphaVertex, position) == 0, "ApexLegendsShadowAlphaVertex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowAlphaVertex *)0)->position) == 12, "ApexLegendsShadowAlphaVertex.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowAlphaVertex, texture) == 12, "ApexLegendsShadowAlphaVertex.texture lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowAlphaVertex *)0)->texture) == 8, "ApexLegendsShadowAlphaVertex.texture takes 8 bytes");

/**
 * A mesh that throws shadows (lump 127). Its indices follow those of the meshes before it.
 * Source: public readers. Confidence: probable.
 */
typedef struct ApexLegendsShadowMesh {
  /** Vertex that its indices count from. */
  uint32_t firstVertex;
  /** Number of triangles: three entries in SHADOW_MESH_INDICES each. */
  uint32_t triangleCount;
  /** 1 = its vertices are SHADOW_MESH_OPAQUE_VERTICES, 0 = SHADOW_MESH_ALPHA_VERTICES. */
  int16_t isOpaque;
  /** Material that says where it is seen through; -1 = none. -> MATERIAL_SORTS; -1 = none. */
  int16_t material;
} ApexLegendsShadowMesh;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsShadowMesh) == 12, "ApexLegendsShadowMesh takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowMesh, firstVertex) == 0, "ApexLegendsShadowMesh.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowMesh *)0)->firstVertex) == 4, "ApexLegendsShadowMesh.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowMesh, triangleCount) == 4, "ApexLegendsShadowMesh.triangleCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowMesh *)0)->triangleCount) == 4, "ApexLegendsShadowMesh.triangleCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowMesh, isOpaque) == 8, "ApexLegendsShadowMesh.isOpaque lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowMesh *)0)->isOpaque) == 2, "ApexLegendsShadowMesh.isOpaque takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ApexLegendsShadowMesh, material) == 10, "ApexLegendsShadowMesh.material lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((ApexLegendsShadowMesh *)0)->material) == 2, "ApexLegendsShadowMesh.material takes 2 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } ApexLegendsVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsVerticesElement) == 12, "ApexLegendsVerticesElement takes 12 bytes");

/** Element of CONTENTS_MASKS (lump 16). Values: APEX_LEGENDS_CONTENT_FLAGS_*. */
typedef uint32_t ApexLegendsContentsMasksElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsContentsMasksElement) == 4, "ApexLegendsContentsMasksElement takes 4 bytes");

/** Element of PACKED_VERTICES (lump 20). */
typedef struct { int16_t x, y, z; } ApexLegendsPackedVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsPackedVerticesElement) == 6, "ApexLegendsPackedVerticesElement takes 6 bytes");

/** Element of HEIGHTFIELD_SAMPLES (lump 22). */
typedef uint16_t ApexLegendsHeightfieldSamplesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsHeightfieldSamplesElement) == 2, "ApexLegendsHeightfieldSamplesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } ApexLegendsVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsVertexNormalsElement) == 12, "ApexLegendsVertexNormalsElement takes 12 bytes");

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

/** Element of MESH_INDICES (lump 79). */
typedef uint16_t ApexLegendsMeshIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsMeshIndicesElement) == 2, "ApexLegendsMeshIndicesElement takes 2 bytes");

/** Element of CSM_OBJECT_REFERENCES (lump 100). */
typedef uint32_t ApexLegendsCsmObjectReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsCsmObjectReferencesElement) == 4, "ApexLegendsCsmObjectReferencesElement takes 4 bytes");

/** Element of STATIC_PROP_LIGHTPROBE_INDICES (lump 102). */
typedef uint32_t ApexLegendsStaticPropLightprobeIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsStaticPropLightprobeIndicesElement) == 4, "ApexLegendsStaticPropLightprobeIndicesElement takes 4 bytes");

/** Element of PORTAL_VERTICES (lump 109). */
typedef struct { float x, y, z; } ApexLegendsPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsPortalVerticesElement) == 12, "ApexLegendsPortalVerticesElement takes 12 bytes");

/** Element of PORTAL_VERTEX_REFERENCES (lump 112). -> PORTAL_VERTICES. */
typedef uint16_t ApexLegendsPortalVertexReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsPortalVertexReferencesElement) == 2, "ApexLegendsPortalVertexReferencesElement takes 2 bytes");

/** Element of PORTAL_EDGE_REFERENCES (lump 113). */
typedef uint16_t ApexLegendsPortalEdgeReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsPortalEdgeReferencesElement) == 2, "ApexLegendsPortalEdgeReferencesElement takes 2 bytes");

/** Element of OCCLUSION_MESH_VERTICES (lump 117). */
typedef struct { float x, y, z; } ApexLegendsOcclusionMeshVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsOcclusionMeshVerticesElement) == 12, "ApexLegendsOcclusionMeshVerticesElement takes 12 bytes");

/** Element of OCCLUSION_MESH_INDICES (lump 118). -> OCCLUSION_MESH_VERTICES. */
typedef uint16_t ApexLegendsOcclusionMeshIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsOcclusionMeshIndicesElement) == 2, "ApexLegendsOcclusionMeshIndicesElement takes 2 bytes");

/** Element of SHADOW_MESH_OPAQUE_VERTICES (lump 124). */
typedef struct { float x, y, z; } ApexLegendsShadowMeshOpaqueVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsShadowMeshOpaqueVerticesElement) == 12, "ApexLegendsShadowMeshOpaqueVerticesElement takes 12 bytes");

/** Element of SHADOW_MESH_INDICES (lump 126). */
typedef uint16_t ApexLegendsShadowMeshIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ApexLegendsShadowMeshIndicesElement) == 2, "ApexLegendsShadowMeshIndicesElement takes 2 bytes");

#endif /* BRUSHWORK_RESPAWN_APEX_LEGENDS_H */
