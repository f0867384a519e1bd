/**
 * Titanfall: rBSP 29, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Titanfall (2014): rBSP 29. A descendant of Source without its trees: drawn meshes of triangles, a grid for
 * collision, cells and openings for what is seen. Maps have 128 lumps; some lie in files beside the map, as
 * entities do.
 *
 * Sources: public readers and compilers of these maps, and a real map of Titanfall 2 by which sizes, sums and
 * references were settled; no map of Titanfall itself was at hand. Distances are game units (one inch), z
 * points up.
 */
#ifndef BRUSHWORK_RESPAWN_TITANFALL_H
#define BRUSHWORK_RESPAWN_TITANFALL_H

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
#define TITANFALL_LUMP_ENTITIES 0
/** Array of TitanfallPlane. */
#define TITANFALL_LUMP_PLANES 1
/** Array of TitanfallTextureData. */
#define TITANFALL_LUMP_TEXTURE_DATA 2
/** Corners of meshes and of triangles to collide with, in game units. Array of TitanfallVerticesElement. */
#define TITANFALL_LUMP_VERTICES 3
/** Array of TitanfallModel. */
#define TITANFALL_LUMP_MODELS 14
/**
 * Which files of entities there are: `01*` for the map's own, then names such as `script`, ended by a NUL.
 * Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define TITANFALL_LUMP_ENTITY_PARTITIONS 24
/** What brush models are to the physics, in a layout that isn't known. Bytes of unknown meaning. */
#define TITANFALL_LUMP_PHYSICS_COLLIDE 29
/** Normals that vertices select. Array of TitanfallVertexNormalsElement. */
#define TITANFALL_LUMP_VERTEX_NORMALS 30
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `directory`: What is in the lump, and where. TitanfallGameLumpDirectoryHead, and what its comment says.
 * - `sprp`: One of several layouts.
 * Static props of Titanfall.
 * - `sprp`, layout v12 (version 12): TitanfallStaticPropsTitanfallHead, and what its comment says.
 */
#define TITANFALL_LUMP_GAME_LUMP 35
/** Array of TitanfallWaterData. */
#define TITANFALL_LUMP_LEAF_WATER_DATA 36
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', whose parts C can't place:
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 * - `files`: The files. Where the records of the directory say, one behind the other as a rule.
 *   - `TitanfallPakLocalHeader header`: How the file is packed.
 *   - `char name[header.nameSize]`: Name with its folders, `/` between them.
 *   - `uint8_t extra[header.extraSize]`: Extra fields, which consoles fill with zeros until the data is
 *   aligned.
 *   - `uint8_t data[header.compressedSize]`: The file's bytes as they are stored: a format of their own.
 * - `directory[end.entryCount]`: The directory. At `end.directoryOffset`.
 *   - `TitanfallPakDirectoryRecord record`: What the directory says of a file, and where the file is.
 *   - `char name[record.nameSize]`: Name with its folders.
 *   - `uint8_t extra[record.extraSize]`: Extra fields.
 *   - `char comment[record.commentSize]`: Comment on the file.
 * - `TitanfallPakZip64EndRecord zip64End`: The numbers of the end record in 64 bits. Only in archives that
 * need it.
 * - `TitanfallPakZip64Locator zip64Locator`: Where that record is. Only in archives that need it.
 * - `TitanfallPakEndRecord end`: Where the directory is: what reading begins with. The last record of the
 * archive: found from the end, by its signature.
 * - `char comment[end.commentSize]`: Comment on the archive: its alignment as the tools of games write it.
 */
#define TITANFALL_LUMP_PAKFILE 40
/** Array of TitanfallCubemap. */
#define TITANFALL_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define TITANFALL_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of TitanfallTextureStringTableElement. */
#define TITANFALL_LUMP_TEXTURE_STRING_TABLE 44
/**
 * One of several layouts.
 * - version 1: Array of TitanfallWorldLight.
 */
#define TITANFALL_LUMP_WORLD_LIGHTS 54
/** What the physics needs for other levels of detail; empty as far as is known. Bytes of unknown meaning. */
#define TITANFALL_LUMP_PHYSICS_LEVEL 62
/** Array of TitanfallCollisionTriangle. */
#define TITANFALL_LUMP_TRICOLL_TRIANGLES 66
/** Boxes around triangles to collide with. Array of TitanfallCollisionBounds. */
#define TITANFALL_LUMP_TRICOLL_NODES 68
/** Array of TitanfallCollisionTriangleHeader. */
#define TITANFALL_LUMP_TRICOLL_HEADERS 69
/** Triangles for the physics, in a layout that isn't known. Bytes of unknown meaning. */
#define TITANFALL_LUMP_PHYSICS_TRIANGLES 70
/** Array of TitanfallVertexUnlit. */
#define TITANFALL_LUMP_VERTEX_UNLIT 71
/** Array of TitanfallVertexLitFlat. */
#define TITANFALL_LUMP_VERTEX_LIT_FLAT 72
/** Array of TitanfallVertexLitBump. */
#define TITANFALL_LUMP_VERTEX_LIT_BUMP 73
/** Array of TitanfallVertexUnlitTangent. */
#define TITANFALL_LUMP_VERTEX_UNLIT_TS 74
/** Array of TitanfallVertexBlinnPhong. */
#define TITANFALL_LUMP_VERTEX_BLINN_PHONG 75
/** Vertices of a kind that isn't used. Bytes of unknown meaning. */
#define TITANFALL_LUMP_VERTEX_RESERVED_5 76
/** Vertices of a kind that isn't used. Bytes of unknown meaning. */
#define TITANFALL_LUMP_VERTEX_RESERVED_6 77
/** Vertices of a kind that isn't used. Bytes of unknown meaning. */
#define TITANFALL_LUMP_VERTEX_RESERVED_7 78
/**
 * Corners of meshes: vertices, counted from the first one of the mesh's material. Array of
 * TitanfallMeshIndicesElement.
 */
#define TITANFALL_LUMP_MESH_INDICES 79
/** Array of TitanfallMesh. */
#define TITANFALL_LUMP_MESHES 80
/** Array of TitanfallMeshBounds. */
#define TITANFALL_LUMP_MESH_BOUNDS 81
/** Array of TitanfallMaterialSort. */
#define TITANFALL_LUMP_MATERIAL_SORTS 82
/** Array of TitanfallLightmapHeader. */
#define TITANFALL_LUMP_LIGHTMAP_HEADERS 83
/** Array of TitanfallCollisionGrid. */
#define TITANFALL_LUMP_CM_GRID 85
/** Array of TitanfallCollisionGridCell. */
#define TITANFALL_LUMP_CM_GRID_CELLS 86
/** Array of TitanfallGeometrySet. */
#define TITANFALL_LUMP_CM_GEO_SETS 87
/** Boxes around geometry sets, by their numbers. Array of TitanfallCollisionBounds. */
#define TITANFALL_LUMP_CM_GEO_SET_BOUNDS 88
/** Array of TitanfallPrimitive. */
#define TITANFALL_LUMP_CM_PRIMITIVES 89
/** Boxes around primitives, by their numbers. Array of TitanfallCollisionBounds. */
#define TITANFALL_LUMP_CM_PRIMITIVE_BOUNDS 90
/** What collision geometry is: every set of flags that occurs. Array of TitanfallCmUniqueContentsElement. */
#define TITANFALL_LUMP_CM_UNIQUE_CONTENTS 91
/** Array of TitanfallBrush. */
#define TITANFALL_LUMP_CM_BRUSHES 92
/**
 * By how much the number of a brush's plane is below the number of the entry, counted from the grid's first
 * plane. Array of TitanfallCmBrushSidePlaneOffsetsElement.
 */
#define TITANFALL_LUMP_CM_BRUSH_SIDE_PLANE_OFFSETS 93
/** Array of TitanfallBrushSideProperties. */
#define TITANFALL_LUMP_CM_BRUSH_SIDE_PROPERTIES 94
/** Array of TitanfallTextureVectors. */
#define TITANFALL_LUMP_CM_BRUSH_SIDE_TEXTURE_VECTORS 95
/**
 * Where the bevels of a triangle begin, by the triangle's number. Array of
 * TitanfallTricollBevelStartsElement.
 */
#define TITANFALL_LUMP_TRICOLL_BEVEL_STARTS 96
/** Bevels of triangles. Array of TitanfallTricollBevelIndicesElement. */
#define TITANFALL_LUMP_TRICOLL_BEVEL_INDICES 97
/** Samples of the sky's light, in a layout that isn't known. Bytes of unknown meaning. */
#define TITANFALL_LUMP_LIGHTMAP_DATA_SKY 98
/** Array of TitanfallShadowTreeNode. */
#define TITANFALL_LUMP_CSM_AABB_NODES 99
/**
 * What throws shadows of the sun; what the numbers count isn't known. Array of
 * TitanfallCsmObjectReferencesElement.
 */
#define TITANFALL_LUMP_CSM_OBJECT_REFERENCES 100
/** Array of TitanfallLightProbe. */
#define TITANFALL_LUMP_LIGHTPROBES 101
/**
 * Probes that static props are lit by, by the prop's number. Array of
 * TitanfallStaticPropLightprobeIndicesElement.
 */
#define TITANFALL_LUMP_STATIC_PROP_LIGHTPROBE_INDICES 102
/** Array of TitanfallLightProbeTreeNode. */
#define TITANFALL_LUMP_LIGHTPROBE_TREE 103
/** Array of TitanfallLightProbeReference. */
#define TITANFALL_LUMP_LIGHTPROBE_REFERENCES 104
/** Samples of lights that change, in a layout that isn't known. Bytes of unknown meaning. */
#define TITANFALL_LUMP_LIGHTMAP_DATA_REAL_TIME_LIGHTS 105
/** Array of TitanfallCellNode. */
#define TITANFALL_LUMP_CELL_BSP_NODES 106
/** Array of TitanfallCell. */
#define TITANFALL_LUMP_CELLS 107
/** Array of TitanfallPortal. */
#define TITANFALL_LUMP_PORTALS 108
/** Corners of openings, in game units. Array of TitanfallPortalVerticesElement. */
#define TITANFALL_LUMP_PORTAL_VERTICES 109
/** Array of TitanfallPortalEdge. */
#define TITANFALL_LUMP_PORTAL_EDGES 110
/** Edges that meet in a corner, by the corner's number. Array of TitanfallPortalIndexSet. */
#define TITANFALL_LUMP_PORTAL_VERTEX_EDGES 111
/** Corners, as openings select them. Array of TitanfallPortalVertexReferencesElement. */
#define TITANFALL_LUMP_PORTAL_VERTEX_REFERENCES 112
/**
 * Edges, as openings select them; how the numbers count them isn't known. Array of
 * TitanfallPortalEdgeReferencesElement.
 */
#define TITANFALL_LUMP_PORTAL_EDGE_REFERENCES 113
/** What crosses an edge elsewhere, by the edge's number. Array of TitanfallPortalIndexSet. */
#define TITANFALL_LUMP_PORTAL_EDGE_INTERSECT_AT_EDGE 114
/** What crosses an edge in a corner, by the edge's number. Array of TitanfallPortalIndexSet. */
#define TITANFALL_LUMP_PORTAL_EDGE_INTERSECT_AT_VERTEX 115
/** Array of TitanfallPortalEdgeIntersectionHeader. */
#define TITANFALL_LUMP_PORTAL_EDGE_INTERSECT_HEADER 116
/**
 * Corners of triangles that hide what is behind them, in game units. Array of
 * TitanfallOcclusionMeshVerticesElement.
 */
#define TITANFALL_LUMP_OCCLUSION_MESH_VERTICES 117
/** Corners of those triangles. Array of TitanfallOcclusionMeshIndicesElement. */
#define TITANFALL_LUMP_OCCLUSION_MESH_INDICES 118
/** Array of TitanfallCellTreeNode. */
#define TITANFALL_LUMP_CELL_AABB_NODES 119
/**
 * Meshes of the world, then static props, as boxes select them. Array of TitanfallObjectReferencesElement.
 */
#define TITANFALL_LUMP_OBJECT_REFERENCES 120
/** Array of TitanfallObjectBounds. */
#define TITANFALL_LUMP_OBJECT_REFERENCE_BOUNDS 121
/** Array of TitanfallLevelInfo. */
#define TITANFALL_LUMP_LEVEL_INFO 123
/** Corners of meshes that throw shadows, in game units. Array of TitanfallShadowMeshOpaqueVerticesElement. */
#define TITANFALL_LUMP_SHADOW_MESH_OPAQUE_VERTICES 124
/** Array of TitanfallShadowAlphaVertex. */
#define TITANFALL_LUMP_SHADOW_MESH_ALPHA_VERTICES 125
/**
 * Corners of meshes that throw shadows, counted from the mesh's first vertex. Array of
 * TitanfallShadowMeshIndicesElement.
 */
#define TITANFALL_LUMP_SHADOW_MESH_INDICES 126
/** Array of TitanfallShadowMesh. */
#define TITANFALL_LUMP_SHADOW_MESHES 127

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct TitanfallLumpEntry {
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
  /** Version of the layout of what is in the lump. */
  int32_t version;
  /** Length of what a compressed lump unpacks to, in bytes; 0 for one that is stored as it is. */
  int32_t unpacked;
} TitanfallLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallLumpEntry) == 16, "TitanfallLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLumpEntry, offset) == 0, "TitanfallLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLumpEntry *)0)->offset) == 4, "TitanfallLumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLumpEntry, length) == 4, "TitanfallLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLumpEntry *)0)->length) == 4, "TitanfallLumpEntry.length takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLumpEntry, version) == 8, "TitanfallLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLumpEntry *)0)->version) == 4, "TitanfallLumpEntry.version takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLumpEntry, unpacked) == 12, "TitanfallLumpEntry.unpacked lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLumpEntry *)0)->unpacked) == 4, "TitanfallLumpEntry.unpacked takes 4 bytes");

/** The start of a file. */
typedef struct TitanfallHeader {
  /** `rBSP`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 29. */
  int32_t version;
  /** How often the map was saved in its editor. */
  int32_t revision;
  /** Index of the last entry of the directory. */
  int32_t lastLump;
  /** The lumps by index. */
  TitanfallLumpEntry lumps[128];
} TitanfallHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallHeader) == 2064, "TitanfallHeader takes 2064 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallHeader, magic) == 0, "TitanfallHeader.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallHeader, version) == 4, "TitanfallHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallHeader, revision) == 8, "TitanfallHeader.revision lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallHeader, lastLump) == 12, "TitanfallHeader.lastLump lies at 12");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallHeader, lumps) == 16, "TitanfallHeader.lumps lies at 16");

/**
 * How a mesh is drawn, in meshes and texture data. The two bits 0x600 together say in which lump the vertices
 * are: 0 = VERTEX_LIT_FLAT, 0x200 = VERTEX_LIT_BUMP, 0x400 = VERTEX_UNLIT, 0x600 = VERTEX_UNLIT_TS.
 * Source: public readers; the vertex lump fits on the one real map. Confidence: probable.
 */
#define TITANFALL_MESH_FLAGS_SKY2D UINT32_C(0x2)
#define TITANFALL_MESH_FLAGS_SKY UINT32_C(0x4)
#define TITANFALL_MESH_FLAGS_WARP UINT32_C(0x8)
#define TITANFALL_MESH_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define TITANFALL_MESH_FLAGS_VERTEX_LIT_BUMP UINT32_C(0x200)
#define TITANFALL_MESH_FLAGS_VERTEX_UNLIT UINT32_C(0x400)
#define TITANFALL_MESH_FLAGS_SKIP UINT32_C(0x20000)
#define TITANFALL_MESH_FLAGS_TRIGGER UINT32_C(0x40000)

/** Names of sub-lumps that are known, as four characters in a number. */
/** No sub-lump: ends the directory in some files. */
#define TITANFALL_GAME_LUMP_ID_NONE 0
/** Models that stand in the world and never move: `sprp`. */
#define TITANFALL_GAME_LUMP_ID_STATIC_PROPS 1936749168
/** Grass and other small things: `dprp`. */
#define TITANFALL_GAME_LUMP_ID_DETAIL_PROPS 1685090928
/** Light of detail props: `dplt`. */
#define TITANFALL_GAME_LUMP_ID_DETAIL_LIGHT 1685089396
/** Light of detail props with a high dynamic range: `dplh`. */
#define TITANFALL_GAME_LUMP_ID_DETAIL_LIGHT_HDR 1685089384
/** Names of colour variables that static props are tinted with: `clvr`. */
#define TITANFALL_GAME_LUMP_ID_COLOR_VARIABLES 1668052594

/** What is said of a sub-lump (`GAMELUMPFLAG_*`). */
/** Stored as an LZMA block; the length is that of the unpacked data. */
#define TITANFALL_GAME_LUMP_FLAGS_COMPRESSED UINT32_C(0x1)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define TITANFALL_STATIC_PROP_SOLID_NONE 0
#define TITANFALL_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define TITANFALL_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define TITANFALL_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define TITANFALL_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define TITANFALL_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define TITANFALL_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define TITANFALL_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define TITANFALL_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define TITANFALL_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define TITANFALL_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/** What is said of an entry. */
/** The data is encrypted. */
#define TITANFALL_PAK_ENTRY_FLAGS_ENCRYPTED UINT32_C(0x1)
/** CRC and sizes stand behind the data and not before it. */
#define TITANFALL_PAK_ENTRY_FLAGS_SIZES_FOLLOW UINT32_C(0x8)
/** The name is UTF-8. */
#define TITANFALL_PAK_ENTRY_FLAGS_UTF8 UINT32_C(0x800)

/** How an entry's data is packed. */
/** As it is. */
#define TITANFALL_PAK_METHOD_STORED 0
/** DEFLATE, which games with pakfiles don't read. */
#define TITANFALL_PAK_METHOD_DEFLATE 8
/** LZMA with a head of 4 bytes and 5 bytes of properties. */
#define TITANFALL_PAK_METHOD_LZMA 14

/** Kinds of world light (`emittype_t`). */
#define TITANFALL_WORLD_LIGHT_TYPE_SURFACE 0
#define TITANFALL_WORLD_LIGHT_TYPE_POINT 1
#define TITANFALL_WORLD_LIGHT_TYPE_SPOT 2
#define TITANFALL_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define TITANFALL_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define TITANFALL_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define TITANFALL_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define TITANFALL_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * Those of them that are in the lower 16 bits.
 * Source: public readers. Confidence: probable.
 */
#define TITANFALL_MESH_FLAGS_LOW_SKY2D UINT32_C(0x2)
#define TITANFALL_MESH_FLAGS_LOW_SKY UINT32_C(0x4)
#define TITANFALL_MESH_FLAGS_LOW_WARP UINT32_C(0x8)
#define TITANFALL_MESH_FLAGS_LOW_TRANSLUCENT UINT32_C(0x10)
#define TITANFALL_MESH_FLAGS_LOW_VERTEX_LIT_BUMP UINT32_C(0x200)
#define TITANFALL_MESH_FLAGS_LOW_VERTEX_UNLIT UINT32_C(0x400)

/**
 * What collision primitives are.
 * Source: public readers; 0 on a real map. Confidence: probable.
 */
#define TITANFALL_PRIMITIVE_TYPE_BRUSH 0
#define TITANFALL_PRIMITIVE_TYPE_TRIANGLES 64
#define TITANFALL_PRIMITIVE_TYPE_STATIC_PROP 96

/**
 * What a volume is (`CONTENTS_*`), in unique contents.
 * Source: public readers of the games' scripts; the one real map has only `solid`. Confidence: probable.
 */
#define TITANFALL_CONTENT_FLAGS_SOLID 1
#define TITANFALL_CONTENT_FLAGS_WINDOW 2
#define TITANFALL_CONTENT_FLAGS_AUX 4
#define TITANFALL_CONTENT_FLAGS_GRATE 8
#define TITANFALL_CONTENT_FLAGS_SLIME 16
#define TITANFALL_CONTENT_FLAGS_WATER 32
#define TITANFALL_CONTENT_FLAGS_WINDOW_NO_COLLIDE 64
#define TITANFALL_CONTENT_FLAGS_OPAQUE 128
#define TITANFALL_CONTENT_FLAGS_TEST_FOG_VOLUME 256
#define TITANFALL_CONTENT_FLAGS_BLOCK_LIGHT 1024
#define TITANFALL_CONTENT_FLAGS_TEAM1 2048
#define TITANFALL_CONTENT_FLAGS_TEAM2 4096
#define TITANFALL_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE 8192
#define TITANFALL_CONTENT_FLAGS_MOVEABLE 16384
#define TITANFALL_CONTENT_FLAGS_PLAYER_CLIP 65536
#define TITANFALL_CONTENT_FLAGS_MONSTER_CLIP 131072
#define TITANFALL_CONTENT_FLAGS_BRUSH_PAINT 262144
#define TITANFALL_CONTENT_FLAGS_BLOCK_LINE_OF_SIGHT 524288
#define TITANFALL_CONTENT_FLAGS_NO_CLIMB 1048576
#define TITANFALL_CONTENT_FLAGS_TITAN_CLIP 2097152
#define TITANFALL_CONTENT_FLAGS_BULLET_CLIP 4194304
#define TITANFALL_CONTENT_FLAGS_ORIGIN 16777216
#define TITANFALL_CONTENT_FLAGS_MONSTER 33554432
#define TITANFALL_CONTENT_FLAGS_DEBRIS 67108864
#define TITANFALL_CONTENT_FLAGS_DETAIL 134217728
#define TITANFALL_CONTENT_FLAGS_TRANSLUCENT 268435456
#define TITANFALL_CONTENT_FLAGS_LADDER 536870912
#define TITANFALL_CONTENT_FLAGS_HITBOX 1073741824

/**
 * What is said of a side of a brush.
 * Source: public readers and compilers; `discard` on a real map. Confidence: probable.
 */
#define TITANFALL_BRUSH_SIDE_FLAGS_DISCARD UINT32_C(0x20)
#define TITANFALL_BRUSH_SIDE_FLAGS_ABUTTING UINT32_C(0x40)

/**
 * What an opening of a cell leads to.
 * Source: public readers. Confidence: probable.
 */
#define TITANFALL_PORTAL_TYPE_CELL 0
#define TITANFALL_PORTAL_TYPE_SKY 1
#define TITANFALL_PORTAL_TYPE_WATER 2

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`.
 * Source: public readers; values of a real map.
 */
typedef struct TitanfallPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
} TitanfallPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPlane) == 16, "TitanfallPlane takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPlane, normal) == 0, "TitanfallPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPlane *)0)->normal) == 12, "TitanfallPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPlane, distance) == 12, "TitanfallPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPlane *)0)->distance) == 4, "TitanfallPlane.distance takes 4 bytes");

/**
 * A texture and how it is drawn (lump 2).
 * Original name: dtexdata_t. Source: public readers; sizes and references of a real map.
 */
typedef struct TitanfallTextureData {
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
  /** How it is drawn. Values: TITANFALL_MESH_FLAGS_*. */
  uint32_t flags;
} TitanfallTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallTextureData) == 36, "TitanfallTextureData takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallTextureData, reflectivity) == 0, "TitanfallTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallTextureData *)0)->reflectivity) == 12, "TitanfallTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallTextureData, name) == 12, "TitanfallTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallTextureData *)0)->name) == 4, "TitanfallTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallTextureData, width) == 16, "TitanfallTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallTextureData *)0)->width) == 4, "TitanfallTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallTextureData, height) == 20, "TitanfallTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallTextureData *)0)->height) == 4, "TitanfallTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallTextureData, viewWidth) == 24, "TitanfallTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallTextureData *)0)->viewWidth) == 4, "TitanfallTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallTextureData, viewHeight) == 28, "TitanfallTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallTextureData *)0)->viewHeight) == 4, "TitanfallTextureData.viewHeight takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallTextureData, flags) == 32, "TitanfallTextureData.flags lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallTextureData *)0)->flags) == 4, "TitanfallTextureData.flags takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: public readers; sizes and references of a real map.
 */
typedef struct TitanfallModel {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `meshCount` meshes. -> MESHES, `meshCount` of them. */
  uint32_t firstMesh;
  /** Number of meshes. */
  uint32_t meshCount;
} TitanfallModel;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallModel) == 32, "TitanfallModel takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallModel, mins) == 0, "TitanfallModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallModel *)0)->mins) == 12, "TitanfallModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallModel, maxs) == 12, "TitanfallModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallModel *)0)->maxs) == 12, "TitanfallModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallModel, firstMesh) == 24, "TitanfallModel.firstMesh lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallModel *)0)->firstMesh) == 4, "TitanfallModel.firstMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallModel, meshCount) == 28, "TitanfallModel.meshCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallModel *)0)->meshCount) == 4, "TitanfallModel.meshCount takes 4 bytes");

/**
 * Entry of the game lump's directory (lump 35).
 * Original name: dgamelump_t. Source: specification, game lump.
 */
typedef struct TitanfallGameLumpEntry {
  /** What the sub-lump holds. Values: TITANFALL_GAME_LUMP_ID_*. */
  uint32_t id;
  /** Whether it is compressed. Values: TITANFALL_GAME_LUMP_FLAGS_*. */
  uint16_t flags;
  /** Version of the sub-lump's layout; games changed layouts without changing it. */
  uint16_t version;
  /**
   * First byte, counted from the start of the file; from the start of the game lump in files for consoles.
   */
  int32_t offset;
  /** Length in bytes, unpacked when it is compressed: then it is stored up to the next entry's offset. */
  int32_t length;
} TitanfallGameLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallGameLumpEntry) == 16, "TitanfallGameLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallGameLumpEntry, id) == 0, "TitanfallGameLumpEntry.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallGameLumpEntry *)0)->id) == 4, "TitanfallGameLumpEntry.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallGameLumpEntry, flags) == 4, "TitanfallGameLumpEntry.flags lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallGameLumpEntry *)0)->flags) == 2, "TitanfallGameLumpEntry.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallGameLumpEntry, version) == 6, "TitanfallGameLumpEntry.version lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallGameLumpEntry *)0)->version) == 2, "TitanfallGameLumpEntry.version takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallGameLumpEntry, offset) == 8, "TitanfallGameLumpEntry.offset lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallGameLumpEntry *)0)->offset) == 4, "TitanfallGameLumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallGameLumpEntry, length) == 12, "TitanfallGameLumpEntry.length lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallGameLumpEntry *)0)->length) == 4, "TitanfallGameLumpEntry.length takes 4 bytes");

/**
 * A static prop of Titanfall (version 12). Source's version 12 is another record.
 * Original name: StaticPropLump_t. Source: public readers. Confidence: probable.
 */
typedef struct TitanfallStaticPropV12 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model: an index into `models` of the same sub-lump. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. */
  uint16_t firstLeaf;
  /** Number of leaves. */
  uint16_t leafCount;
  /** How it collides. Values: TITANFALL_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TITANFALL_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int16_t skin;
  /** Cubemap that it reflects; -1 = none. */
  int16_t cubemap;
  /** Distance at which it begins to fade, in game units. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with. */
  float forcedFadeScale;
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
  /** 1 = not on Xbox 360. */
  int32_t disableX360;
  /** Scale of the model. */
  float scale;
  /** Collision flags that are added to the model's. */
  uint32_t addedCollisionFlags;
  /** Collision flags that are taken from the model's. */
  uint32_t removedCollisionFlags;
} TitanfallStaticPropV12;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallStaticPropV12) == 84, "TitanfallStaticPropV12 takes 84 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, origin) == 0, "TitanfallStaticPropV12.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->origin) == 12, "TitanfallStaticPropV12.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, angles) == 12, "TitanfallStaticPropV12.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->angles) == 12, "TitanfallStaticPropV12.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, model) == 24, "TitanfallStaticPropV12.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->model) == 2, "TitanfallStaticPropV12.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, firstLeaf) == 26, "TitanfallStaticPropV12.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->firstLeaf) == 2, "TitanfallStaticPropV12.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, leafCount) == 28, "TitanfallStaticPropV12.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->leafCount) == 2, "TitanfallStaticPropV12.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, solid) == 30, "TitanfallStaticPropV12.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->solid) == 1, "TitanfallStaticPropV12.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, flags) == 31, "TitanfallStaticPropV12.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->flags) == 1, "TitanfallStaticPropV12.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, skin) == 32, "TitanfallStaticPropV12.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->skin) == 2, "TitanfallStaticPropV12.skin takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, cubemap) == 34, "TitanfallStaticPropV12.cubemap lies at 34");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->cubemap) == 2, "TitanfallStaticPropV12.cubemap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, fadeMinDistance) == 36, "TitanfallStaticPropV12.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->fadeMinDistance) == 4, "TitanfallStaticPropV12.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, fadeMaxDistance) == 40, "TitanfallStaticPropV12.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->fadeMaxDistance) == 4, "TitanfallStaticPropV12.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, lightingOrigin) == 44, "TitanfallStaticPropV12.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->lightingOrigin) == 12, "TitanfallStaticPropV12.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, forcedFadeScale) == 56, "TitanfallStaticPropV12.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->forcedFadeScale) == 4, "TitanfallStaticPropV12.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, minCpuLevel) == 60, "TitanfallStaticPropV12.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->minCpuLevel) == 1, "TitanfallStaticPropV12.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, maxCpuLevel) == 61, "TitanfallStaticPropV12.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->maxCpuLevel) == 1, "TitanfallStaticPropV12.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, minGpuLevel) == 62, "TitanfallStaticPropV12.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->minGpuLevel) == 1, "TitanfallStaticPropV12.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, maxGpuLevel) == 63, "TitanfallStaticPropV12.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->maxGpuLevel) == 1, "TitanfallStaticPropV12.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, color) == 64, "TitanfallStaticPropV12.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->color) == 4, "TitanfallStaticPropV12.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, disableX360) == 68, "TitanfallStaticPropV12.disableX360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->disableX360) == 4, "TitanfallStaticPropV12.disableX360 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, scale) == 72, "TitanfallStaticPropV12.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->scale) == 4, "TitanfallStaticPropV12.scale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, addedCollisionFlags) == 76, "TitanfallStaticPropV12.addedCollisionFlags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->addedCollisionFlags) == 4, "TitanfallStaticPropV12.addedCollisionFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropV12, removedCollisionFlags) == 80, "TitanfallStaticPropV12.removedCollisionFlags lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropV12 *)0)->removedCollisionFlags) == 4, "TitanfallStaticPropV12.removedCollisionFlags takes 4 bytes");

/**
 * Water (lump 36).
 * Original name: dleafwaterdata_t. Source: public readers. Confidence: probable.
 */
typedef struct TitanfallWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_DATA; -1 = none. */
  int16_t surfaceTexture;
} TitanfallWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallWaterData) == 12, "TitanfallWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWaterData, surfaceZ) == 0, "TitanfallWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWaterData *)0)->surfaceZ) == 4, "TitanfallWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWaterData, minZ) == 4, "TitanfallWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWaterData *)0)->minZ) == 4, "TitanfallWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWaterData, surfaceTexture) == 8, "TitanfallWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWaterData *)0)->surfaceTexture) == 2, "TitanfallWaterData.surfaceTexture takes 2 bytes");

/**
 * Record before an entry's data; its name and its extra fields follow.
 * Original name: ZIP_LocalFileHeader. Source: PKWARE APPNOTE 6.3.10, section 4.3.7.
 */
#pragma pack(push, 1)
typedef struct TitanfallPakLocalHeader {
  /** `PK\3\4`. */
  uint32_t signature;
  /** Version of the zip specification that is needed to read the entry, times ten. */
  uint16_t versionNeeded;
  /** What is said of the entry. Values: TITANFALL_PAK_ENTRY_FLAGS_*. */
  uint16_t flags;
  /** How the data is packed. Values: TITANFALL_PAK_METHOD_*. */
  uint16_t method;
  /** Time of day as MS-DOS counts it; 0 as the game's tools write it. */
  uint16_t modifiedTime;
  /** Date as MS-DOS counts it; 0 as the game's tools write it. */
  uint16_t modifiedDate;
  /** CRC-32 of the unpacked data. */
  uint32_t crc;
  /** Bytes of the data as it is stored. */
  uint32_t compressedSize;
  /** Bytes of the data when it is unpacked. */
  uint32_t uncompressedSize;
  /** Bytes of the name. */
  uint16_t nameSize;
  /** Bytes of the extra fields, which consoles fill with zeros until the data is aligned. */
  uint16_t extraSize;
} TitanfallPakLocalHeader;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPakLocalHeader) == 30, "TitanfallPakLocalHeader takes 30 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, signature) == 0, "TitanfallPakLocalHeader.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->signature) == 4, "TitanfallPakLocalHeader.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, versionNeeded) == 4, "TitanfallPakLocalHeader.versionNeeded lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->versionNeeded) == 2, "TitanfallPakLocalHeader.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, flags) == 6, "TitanfallPakLocalHeader.flags lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->flags) == 2, "TitanfallPakLocalHeader.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, method) == 8, "TitanfallPakLocalHeader.method lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->method) == 2, "TitanfallPakLocalHeader.method takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, modifiedTime) == 10, "TitanfallPakLocalHeader.modifiedTime lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->modifiedTime) == 2, "TitanfallPakLocalHeader.modifiedTime takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, modifiedDate) == 12, "TitanfallPakLocalHeader.modifiedDate lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->modifiedDate) == 2, "TitanfallPakLocalHeader.modifiedDate takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, crc) == 14, "TitanfallPakLocalHeader.crc lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->crc) == 4, "TitanfallPakLocalHeader.crc takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, compressedSize) == 18, "TitanfallPakLocalHeader.compressedSize lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->compressedSize) == 4, "TitanfallPakLocalHeader.compressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, uncompressedSize) == 22, "TitanfallPakLocalHeader.uncompressedSize lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->uncompressedSize) == 4, "TitanfallPakLocalHeader.uncompressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, nameSize) == 26, "TitanfallPakLocalHeader.nameSize lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->nameSize) == 2, "TitanfallPakLocalHeader.nameSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakLocalHeader, extraSize) == 28, "TitanfallPakLocalHeader.extraSize lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakLocalHeader *)0)->extraSize) == 2, "TitanfallPakLocalHeader.extraSize takes 2 bytes");

/**
 * Record of an entry in the directory; its name, its extra fields and its comment follow.
 * Original name: ZIP_FileHeader. Source: PKWARE APPNOTE 6.3.10, section 4.3.12.
 */
#pragma pack(push, 1)
typedef struct TitanfallPakDirectoryRecord {
  /** `PK\1\2`. */
  uint32_t signature;
  /** Version of the specification that the writer knew, times ten; the high byte is its system. */
  uint16_t versionMadeBy;
  /** Version of the zip specification that is needed to read the entry, times ten. */
  uint16_t versionNeeded;
  /** What is said of the entry. Values: TITANFALL_PAK_ENTRY_FLAGS_*. */
  uint16_t flags;
  /** How the data is packed. Values: TITANFALL_PAK_METHOD_*. */
  uint16_t method;
  /** Time of day as MS-DOS counts it. */
  uint16_t modifiedTime;
  /** Date as MS-DOS counts it. */
  uint16_t modifiedDate;
  /** CRC-32 of the unpacked data. */
  uint32_t crc;
  /** Bytes of the data as it is stored. */
  uint32_t compressedSize;
  /** Bytes of the data when it is unpacked. */
  uint32_t uncompressedSize;
  /** Bytes of the name. */
  uint16_t nameSize;
  /** Bytes of the extra fields; in console files those of the local header, which are not repeated here. */
  uint16_t extraSize;
  /** Bytes of the comment. */
  uint16_t commentSize;
  /** Part of an archive in several files that the entry begins in; 0. */
  uint16_t disk;
  /** Attributes; bit 0 for text. */
  uint16_t internalAttributes;
  /** Attributes of the file in the writer's system. */
  uint32_t externalAttributes;
  /** Where the local header begins, from the start of the pakfile. */
  uint32_t localOffset;
} TitanfallPakDirectoryRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPakDirectoryRecord) == 46, "TitanfallPakDirectoryRecord takes 46 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, signature) == 0, "TitanfallPakDirectoryRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->signature) == 4, "TitanfallPakDirectoryRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, versionMadeBy) == 4, "TitanfallPakDirectoryRecord.versionMadeBy lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->versionMadeBy) == 2, "TitanfallPakDirectoryRecord.versionMadeBy takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, versionNeeded) == 6, "TitanfallPakDirectoryRecord.versionNeeded lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->versionNeeded) == 2, "TitanfallPakDirectoryRecord.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, flags) == 8, "TitanfallPakDirectoryRecord.flags lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->flags) == 2, "TitanfallPakDirectoryRecord.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, method) == 10, "TitanfallPakDirectoryRecord.method lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->method) == 2, "TitanfallPakDirectoryRecord.method takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, modifiedTime) == 12, "TitanfallPakDirectoryRecord.modifiedTime lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->modifiedTime) == 2, "TitanfallPakDirectoryRecord.modifiedTime takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, modifiedDate) == 14, "TitanfallPakDirectoryRecord.modifiedDate lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->modifiedDate) == 2, "TitanfallPakDirectoryRecord.modifiedDate takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, crc) == 16, "TitanfallPakDirectoryRecord.crc lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->crc) == 4, "TitanfallPakDirectoryRecord.crc takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, compressedSize) == 20, "TitanfallPakDirectoryRecord.compressedSize lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->compressedSize) == 4, "TitanfallPakDirectoryRecord.compressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, uncompressedSize) == 24, "TitanfallPakDirectoryRecord.uncompressedSize lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->uncompressedSize) == 4, "TitanfallPakDirectoryRecord.uncompressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, nameSize) == 28, "TitanfallPakDirectoryRecord.nameSize lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->nameSize) == 2, "TitanfallPakDirectoryRecord.nameSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, extraSize) == 30, "TitanfallPakDirectoryRecord.extraSize lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->extraSize) == 2, "TitanfallPakDirectoryRecord.extraSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, commentSize) == 32, "TitanfallPakDirectoryRecord.commentSize lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->commentSize) == 2, "TitanfallPakDirectoryRecord.commentSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, disk) == 34, "TitanfallPakDirectoryRecord.disk lies at 34");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->disk) == 2, "TitanfallPakDirectoryRecord.disk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, internalAttributes) == 36, "TitanfallPakDirectoryRecord.internalAttributes lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->internalAttributes) == 2, "TitanfallPakDirectoryRecord.internalAttributes takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, externalAttributes) == 38, "TitanfallPakDirectoryRecord.externalAttributes lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->externalAttributes) == 4, "TitanfallPakDirectoryRecord.externalAttributes takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakDirectoryRecord, localOffset) == 42, "TitanfallPakDirectoryRecord.localOffset lies at 42");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakDirectoryRecord *)0)->localOffset) == 4, "TitanfallPakDirectoryRecord.localOffset takes 4 bytes");

/**
 * Record with the numbers of the end record in 64 bits; stands before its locator.
 * Source: PKWARE APPNOTE 6.3.10, section 4.3.14.
 */
#pragma pack(push, 1)
typedef struct TitanfallPakZip64EndRecord {
  /** `PK\6\6`. */
  uint32_t signature;
  /** Bytes of the record behind this number. */
  uint64_t recordSize;
  /** Version of the specification that the writer knew, times ten. */
  uint16_t versionMadeBy;
  /** Version of the specification that is needed to read the archive, times ten. */
  uint16_t versionNeeded;
  /** Part of an archive in several files that this is; 0. */
  uint32_t disk;
  /** Part that the directory begins in; 0. */
  uint32_t directoryDisk;
  /** Entries of the directory in this part. */
  uint64_t diskEntryCount;
  /** Entries of the directory. */
  uint64_t entryCount;
  /** Bytes of the directory. */
  uint64_t directorySize;
  /** Where the directory begins, from the start of the pakfile. */
  uint64_t directoryOffset;
} TitanfallPakZip64EndRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPakZip64EndRecord) == 56, "TitanfallPakZip64EndRecord takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64EndRecord, signature) == 0, "TitanfallPakZip64EndRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64EndRecord *)0)->signature) == 4, "TitanfallPakZip64EndRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64EndRecord, recordSize) == 4, "TitanfallPakZip64EndRecord.recordSize lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64EndRecord *)0)->recordSize) == 8, "TitanfallPakZip64EndRecord.recordSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64EndRecord, versionMadeBy) == 12, "TitanfallPakZip64EndRecord.versionMadeBy lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64EndRecord *)0)->versionMadeBy) == 2, "TitanfallPakZip64EndRecord.versionMadeBy takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64EndRecord, versionNeeded) == 14, "TitanfallPakZip64EndRecord.versionNeeded lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64EndRecord *)0)->versionNeeded) == 2, "TitanfallPakZip64EndRecord.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64EndRecord, disk) == 16, "TitanfallPakZip64EndRecord.disk lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64EndRecord *)0)->disk) == 4, "TitanfallPakZip64EndRecord.disk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64EndRecord, directoryDisk) == 20, "TitanfallPakZip64EndRecord.directoryDisk lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64EndRecord *)0)->directoryDisk) == 4, "TitanfallPakZip64EndRecord.directoryDisk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64EndRecord, diskEntryCount) == 24, "TitanfallPakZip64EndRecord.diskEntryCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64EndRecord *)0)->diskEntryCount) == 8, "TitanfallPakZip64EndRecord.diskEntryCount takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64EndRecord, entryCount) == 32, "TitanfallPakZip64EndRecord.entryCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64EndRecord *)0)->entryCount) == 8, "TitanfallPakZip64EndRecord.entryCount takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64EndRecord, directorySize) == 40, "TitanfallPakZip64EndRecord.directorySize lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64EndRecord *)0)->directorySize) == 8, "TitanfallPakZip64EndRecord.directorySize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64EndRecord, directoryOffset) == 48, "TitanfallPakZip64EndRecord.directoryOffset lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64EndRecord *)0)->directoryOffset) == 8, "TitanfallPakZip64EndRecord.directoryOffset takes 8 bytes");

/**
 * Record that says where the one with the numbers in 64 bits is; stands before the end record.
 * Source: PKWARE APPNOTE 6.3.10, section 4.3.15.
 */
#pragma pack(push, 1)
typedef struct TitanfallPakZip64Locator {
  /** `PK\6\7`. */
  uint32_t signature;
  /** Part that the record is in; 0. */
  uint32_t disk;
  /** Where the record begins, from the start of the pakfile. */
  uint64_t recordOffset;
  /** Number of parts; 1. */
  uint32_t diskCount;
} TitanfallPakZip64Locator;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPakZip64Locator) == 20, "TitanfallPakZip64Locator takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64Locator, signature) == 0, "TitanfallPakZip64Locator.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64Locator *)0)->signature) == 4, "TitanfallPakZip64Locator.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64Locator, disk) == 4, "TitanfallPakZip64Locator.disk lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64Locator *)0)->disk) == 4, "TitanfallPakZip64Locator.disk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64Locator, recordOffset) == 8, "TitanfallPakZip64Locator.recordOffset lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64Locator *)0)->recordOffset) == 8, "TitanfallPakZip64Locator.recordOffset takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakZip64Locator, diskCount) == 16, "TitanfallPakZip64Locator.diskCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakZip64Locator *)0)->diskCount) == 4, "TitanfallPakZip64Locator.diskCount takes 4 bytes");

/**
 * Record at the end of the archive; its comment follows.
 * Original name: ZIP_EndOfCentralDirRecord. Source: PKWARE APPNOTE 6.3.10, section 4.3.16.
 */
#pragma pack(push, 1)
typedef struct TitanfallPakEndRecord {
  /** `PK\5\6`. */
  uint32_t signature;
  /** Part of an archive in several files that this is; 0. */
  uint16_t disk;
  /** Part that the directory begins in; 0. */
  uint16_t directoryDisk;
  /** Entries of the directory in this part. */
  uint16_t diskEntryCount;
  /** Entries of the directory. */
  uint16_t entryCount;
  /** Bytes of the directory, with the padding behind it in console files. */
  uint32_t directorySize;
  /** Where the directory begins, from the start of the pakfile. */
  uint32_t directoryOffset;
  /** Bytes of the comment; 32 as the game's later tools write it. */
  uint16_t commentSize;
} TitanfallPakEndRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPakEndRecord) == 22, "TitanfallPakEndRecord takes 22 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakEndRecord, signature) == 0, "TitanfallPakEndRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakEndRecord *)0)->signature) == 4, "TitanfallPakEndRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakEndRecord, disk) == 4, "TitanfallPakEndRecord.disk lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakEndRecord *)0)->disk) == 2, "TitanfallPakEndRecord.disk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakEndRecord, directoryDisk) == 6, "TitanfallPakEndRecord.directoryDisk lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakEndRecord *)0)->directoryDisk) == 2, "TitanfallPakEndRecord.directoryDisk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakEndRecord, diskEntryCount) == 8, "TitanfallPakEndRecord.diskEntryCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakEndRecord *)0)->diskEntryCount) == 2, "TitanfallPakEndRecord.diskEntryCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakEndRecord, entryCount) == 10, "TitanfallPakEndRecord.entryCount lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakEndRecord *)0)->entryCount) == 2, "TitanfallPakEndRecord.entryCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakEndRecord, directorySize) == 12, "TitanfallPakEndRecord.directorySize lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakEndRecord *)0)->directorySize) == 4, "TitanfallPakEndRecord.directorySize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakEndRecord, directoryOffset) == 16, "TitanfallPakEndRecord.directoryOffset lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakEndRecord *)0)->directoryOffset) == 4, "TitanfallPakEndRecord.directoryOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPakEndRecord, commentSize) == 20, "TitanfallPakEndRecord.commentSize lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPakEndRecord *)0)->commentSize) == 2, "TitanfallPakEndRecord.commentSize takes 2 bytes");

/**
 * A picture of the surroundings, for reflections (lump 42).
 * Original name: dcubemapsample_t. Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct TitanfallCubemap {
  /** Where it was taken, in game units. */
  struct { int32_t x, y, z; } origin;
  /** Unknown. */
  uint32_t unknown0x0C;
} TitanfallCubemap;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCubemap) == 16, "TitanfallCubemap takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCubemap, origin) == 0, "TitanfallCubemap.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCubemap *)0)->origin) == 12, "TitanfallCubemap.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCubemap, unknown0x0C) == 12, "TitanfallCubemap.unknown0x0C lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCubemap *)0)->unknown0x0C) == 4, "TitanfallCubemap.unknown0x0C takes 4 bytes");

/**
 * A light that doesn't move (lump 54, version 1).
 * Original name: dworldlight_t. Source: public readers. Confidence: probable.
 */
typedef struct TitanfallWorldLight {
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
  /** Kind of light. Values: TITANFALL_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: TITANFALL_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_DATA; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} TitanfallWorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallWorldLight) == 100, "TitanfallWorldLight takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, origin) == 0, "TitanfallWorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->origin) == 12, "TitanfallWorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, intensity) == 12, "TitanfallWorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->intensity) == 12, "TitanfallWorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, normal) == 24, "TitanfallWorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->normal) == 12, "TitanfallWorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, shadowCastOffset) == 36, "TitanfallWorldLight.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->shadowCastOffset) == 12, "TitanfallWorldLight.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, cluster) == 48, "TitanfallWorldLight.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->cluster) == 4, "TitanfallWorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, type) == 52, "TitanfallWorldLight.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->type) == 4, "TitanfallWorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, style) == 56, "TitanfallWorldLight.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->style) == 4, "TitanfallWorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, stopDot) == 60, "TitanfallWorldLight.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->stopDot) == 4, "TitanfallWorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, stopDot2) == 64, "TitanfallWorldLight.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->stopDot2) == 4, "TitanfallWorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, exponent) == 68, "TitanfallWorldLight.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->exponent) == 4, "TitanfallWorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, radius) == 72, "TitanfallWorldLight.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->radius) == 4, "TitanfallWorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, constantAttenuation) == 76, "TitanfallWorldLight.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->constantAttenuation) == 4, "TitanfallWorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, linearAttenuation) == 80, "TitanfallWorldLight.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->linearAttenuation) == 4, "TitanfallWorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, quadraticAttenuation) == 84, "TitanfallWorldLight.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->quadraticAttenuation) == 4, "TitanfallWorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, flags) == 88, "TitanfallWorldLight.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->flags) == 4, "TitanfallWorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, texture) == 92, "TitanfallWorldLight.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->texture) == 4, "TitanfallWorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallWorldLight, owner) == 96, "TitanfallWorldLight.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallWorldLight *)0)->owner) == 4, "TitanfallWorldLight.owner takes 4 bytes");

/**
 * A triangle to collide with (lump 66). Public tools disagree on how many bits each corner has.
 * Source: one public reader of two. Confidence: guess.
 */
typedef struct TitanfallCollisionTriangle {
  /** First corner: a vertex counted from the header's first one. */
  uint32_t first : 10;
  /** Second corner, counted from the first. */
  uint32_t second : 7;
  /** Third corner, counted from the first. */
  uint32_t third : 7;
  /** Flags; something to do with shape. */
  uint32_t flags : 8;
} TitanfallCollisionTriangle;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCollisionTriangle) == 4, "TitanfallCollisionTriangle takes 4 bytes");

/**
 * A box around collision geometry (lumps 68, 88 and 90), turned about the z axis.
 * Original name: dcollyawbox_t. Source: public readers; values of a real map. Confidence: probable.
 */
typedef struct TitanfallCollisionBounds {
  /** Its middle, in whole game units. */
  struct { int16_t x, y, z; } origin;
  /** Cosine of the angle that it is turned by, negative, in parts of 32768. */
  int16_t negativeCosine;
  /** Half its size along each axis, in whole game units. */
  struct { int16_t x, y, z; } extents;
  /** Sine of the angle that it is turned by, in parts of 32768. */
  int16_t positiveSine;
} TitanfallCollisionBounds;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCollisionBounds) == 16, "TitanfallCollisionBounds takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionBounds, origin) == 0, "TitanfallCollisionBounds.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionBounds *)0)->origin) == 6, "TitanfallCollisionBounds.origin takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionBounds, negativeCosine) == 6, "TitanfallCollisionBounds.negativeCosine lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionBounds *)0)->negativeCosine) == 2, "TitanfallCollisionBounds.negativeCosine takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionBounds, extents) == 8, "TitanfallCollisionBounds.extents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionBounds *)0)->extents) == 6, "TitanfallCollisionBounds.extents takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionBounds, positiveSine) == 14, "TitanfallCollisionBounds.positiveSine lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionBounds *)0)->positiveSine) == 2, "TitanfallCollisionBounds.positiveSine takes 2 bytes");

/**
 * Triangles to collide with, of a patch or a model (lump 69).
 * Source: public readers and compilers agree. Confidence: probable.
 */
typedef struct TitanfallCollisionTriangleHeader {
  /** Flags; 0 as far as is known. */
  int16_t flags;
  /** The lower half of its texture's flags. Values: TITANFALL_MESH_FLAGS_LOW_*. */
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
} TitanfallCollisionTriangleHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCollisionTriangleHeader) == 44, "TitanfallCollisionTriangleHeader takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, flags) == 0, "TitanfallCollisionTriangleHeader.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->flags) == 2, "TitanfallCollisionTriangleHeader.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, textureFlags) == 2, "TitanfallCollisionTriangleHeader.textureFlags lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->textureFlags) == 2, "TitanfallCollisionTriangleHeader.textureFlags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, texture) == 4, "TitanfallCollisionTriangleHeader.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->texture) == 2, "TitanfallCollisionTriangleHeader.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, vertexCount) == 6, "TitanfallCollisionTriangleHeader.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->vertexCount) == 2, "TitanfallCollisionTriangleHeader.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, triangleCount) == 8, "TitanfallCollisionTriangleHeader.triangleCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->triangleCount) == 2, "TitanfallCollisionTriangleHeader.triangleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, bevelCount) == 10, "TitanfallCollisionTriangleHeader.bevelCount lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->bevelCount) == 2, "TitanfallCollisionTriangleHeader.bevelCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, firstVertex) == 12, "TitanfallCollisionTriangleHeader.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->firstVertex) == 4, "TitanfallCollisionTriangleHeader.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, firstTriangle) == 16, "TitanfallCollisionTriangleHeader.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->firstTriangle) == 4, "TitanfallCollisionTriangleHeader.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, firstNode) == 20, "TitanfallCollisionTriangleHeader.firstNode lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->firstNode) == 4, "TitanfallCollisionTriangleHeader.firstNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, firstBevel) == 24, "TitanfallCollisionTriangleHeader.firstBevel lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->firstBevel) == 4, "TitanfallCollisionTriangleHeader.firstBevel takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, origin) == 28, "TitanfallCollisionTriangleHeader.origin lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->origin) == 12, "TitanfallCollisionTriangleHeader.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionTriangleHeader, scale) == 40, "TitanfallCollisionTriangleHeader.scale lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionTriangleHeader *)0)->scale) == 4, "TitanfallCollisionTriangleHeader.scale takes 4 bytes");

/**
 * A corner of a mesh without light (lump 71).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct TitanfallVertexUnlit {
  /** Where it is. -> VERTICES. */
  uint32_t position;
  /** Which way it faces. -> VERTEX_NORMALS. */
  uint32_t normal;
  /** Place in the texture. */
  struct { float u, v; } texture;
  /** Colour that the texture is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} TitanfallVertexUnlit;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallVertexUnlit) == 20, "TitanfallVertexUnlit takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexUnlit, position) == 0, "TitanfallVertexUnlit.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexUnlit *)0)->position) == 4, "TitanfallVertexUnlit.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexUnlit, normal) == 4, "TitanfallVertexUnlit.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexUnlit *)0)->normal) == 4, "TitanfallVertexUnlit.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexUnlit, texture) == 8, "TitanfallVertexUnlit.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexUnlit *)0)->texture) == 8, "TitanfallVertexUnlit.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexUnlit, color) == 16, "TitanfallVertexUnlit.color lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexUnlit *)0)->color) == 4, "TitanfallVertexUnlit.color takes 4 bytes");

/**
 * A corner of a mesh with light in one direction (lump 72).
 * Source: public readers; sizes and references of a real map.
 */
typedef struct TitanfallVertexLitFlat {
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
} TitanfallVertexLitFlat;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallVertexLitFlat) == 36, "TitanfallVertexLitFlat takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitFlat, position) == 0, "TitanfallVertexLitFlat.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitFlat *)0)->position) == 4, "TitanfallVertexLitFlat.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitFlat, normal) == 4, "TitanfallVertexLitFlat.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitFlat *)0)->normal) == 4, "TitanfallVertexLitFlat.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitFlat, texture) == 8, "TitanfallVertexLitFlat.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitFlat *)0)->texture) == 8, "TitanfallVertexLitFlat.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitFlat, color) == 16, "TitanfallVertexLitFlat.color lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitFlat *)0)->color) == 4, "TitanfallVertexLitFlat.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitFlat, lightmap) == 20, "TitanfallVertexLitFlat.lightmap lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitFlat *)0)->lightmap) == 8, "TitanfallVertexLitFlat.lightmap takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitFlat, lightmapStep) == 28, "TitanfallVertexLitFlat.lightmapStep lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitFlat *)0)->lightmapStep) == 8, "TitanfallVertexLitFlat.lightmapStep takes 8 bytes");

/**
 * A corner of a mesh with light that follows bumps (lump 73).
 * Source: public readers. Confidence: probable.
 */
typedef struct TitanfallVertexLitBump {
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
} TitanfallVertexLitBump;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallVertexLitBump) == 44, "TitanfallVertexLitBump takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitBump, position) == 0, "TitanfallVertexLitBump.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitBump *)0)->position) == 4, "TitanfallVertexLitBump.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitBump, normal) == 4, "TitanfallVertexLitBump.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitBump *)0)->normal) == 4, "TitanfallVertexLitBump.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitBump, texture) == 8, "TitanfallVertexLitBump.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitBump *)0)->texture) == 8, "TitanfallVertexLitBump.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitBump, color) == 16, "TitanfallVertexLitBump.color lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitBump *)0)->color) == 4, "TitanfallVertexLitBump.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitBump, lightmap) == 20, "TitanfallVertexLitBump.lightmap lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitBump *)0)->lightmap) == 8, "TitanfallVertexLitBump.lightmap takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitBump, lightmapStep) == 28, "TitanfallVertexLitBump.lightmapStep lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitBump *)0)->lightmapStep) == 8, "TitanfallVertexLitBump.lightmapStep takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexLitBump, tangent) == 36, "TitanfallVertexLitBump.tangent lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexLitBump *)0)->tangent) == 8, "TitanfallVertexLitBump.tangent takes 8 bytes");

/**
 * A corner of a mesh without light that has tangents, such as glass (lump 74).
 * Source: public readers. Confidence: probable.
 */
typedef struct TitanfallVertexUnlitTangent {
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
} TitanfallVertexUnlitTangent;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallVertexUnlitTangent) == 28, "TitanfallVertexUnlitTangent takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexUnlitTangent, position) == 0, "TitanfallVertexUnlitTangent.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexUnlitTangent *)0)->position) == 4, "TitanfallVertexUnlitTangent.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexUnlitTangent, normal) == 4, "TitanfallVertexUnlitTangent.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexUnlitTangent *)0)->normal) == 4, "TitanfallVertexUnlitTangent.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexUnlitTangent, texture) == 8, "TitanfallVertexUnlitTangent.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexUnlitTangent *)0)->texture) == 8, "TitanfallVertexUnlitTangent.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexUnlitTangent, color) == 16, "TitanfallVertexUnlitTangent.color lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexUnlitTangent *)0)->color) == 4, "TitanfallVertexUnlitTangent.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexUnlitTangent, tangent) == 20, "TitanfallVertexUnlitTangent.tangent lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexUnlitTangent *)0)->tangent) == 8, "TitanfallVertexUnlitTangent.tangent takes 8 bytes");

/**
 * A corner of a mesh that is lit by itself (lump 75), of which no official map has any.
 * Source: one public reader. Confidence: guess.
 */
typedef struct TitanfallVertexBlinnPhong {
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
} TitanfallVertexBlinnPhong;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallVertexBlinnPhong) == 92, "TitanfallVertexBlinnPhong takes 92 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexBlinnPhong, position) == 0, "TitanfallVertexBlinnPhong.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexBlinnPhong *)0)->position) == 4, "TitanfallVertexBlinnPhong.position takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexBlinnPhong, normal) == 4, "TitanfallVertexBlinnPhong.normal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexBlinnPhong *)0)->normal) == 4, "TitanfallVertexBlinnPhong.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexBlinnPhong, color) == 8, "TitanfallVertexBlinnPhong.color lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexBlinnPhong *)0)->color) == 4, "TitanfallVertexBlinnPhong.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexBlinnPhong, texture) == 12, "TitanfallVertexBlinnPhong.texture lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexBlinnPhong *)0)->texture) == 8, "TitanfallVertexBlinnPhong.texture takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexBlinnPhong, lightmap) == 20, "TitanfallVertexBlinnPhong.lightmap lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexBlinnPhong *)0)->lightmap) == 8, "TitanfallVertexBlinnPhong.lightmap takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallVertexBlinnPhong, tangent) == 28, "TitanfallVertexBlinnPhong.tangent lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallVertexBlinnPhong *)0)->tangent) == 64, "TitanfallVertexBlinnPhong.tangent takes 64 bytes");

/**
 * Triangles of one material (lump 80).
 * Original name: dface_t of Source, much changed. Source: public readers. Confidence: probable.
 */
typedef struct TitanfallMesh {
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
  uint16_t vertexType;
  /** Light styles; 255 = unused slot. */
  uint8_t styles[4];
  /** First lightmap sample along each axis. */
  int16_t luxelOrigin[2];
  /** Number of lightmap samples along each axis, less one. */
  uint8_t luxelSize[2];
  /** Material and where its vertices begin. -> MATERIAL_SORTS. */
  uint16_t material;
  /** How it is drawn, and in which lump its vertices are. Values: TITANFALL_MESH_FLAGS_*. */
  uint32_t flags;
} TitanfallMesh;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallMesh) == 28, "TitanfallMesh takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMesh, firstIndex) == 0, "TitanfallMesh.firstIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMesh *)0)->firstIndex) == 4, "TitanfallMesh.firstIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMesh, triangleCount) == 4, "TitanfallMesh.triangleCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMesh *)0)->triangleCount) == 2, "TitanfallMesh.triangleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMesh, firstVertex) == 6, "TitanfallMesh.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMesh *)0)->firstVertex) == 2, "TitanfallMesh.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMesh, vertexCount) == 8, "TitanfallMesh.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMesh *)0)->vertexCount) == 2, "TitanfallMesh.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMesh, vertexType) == 10, "TitanfallMesh.vertexType lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMesh *)0)->vertexType) == 2, "TitanfallMesh.vertexType takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMesh, styles) == 12, "TitanfallMesh.styles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMesh *)0)->styles) == 4, "TitanfallMesh.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMesh, luxelOrigin) == 16, "TitanfallMesh.luxelOrigin lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMesh *)0)->luxelOrigin) == 4, "TitanfallMesh.luxelOrigin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMesh, luxelSize) == 20, "TitanfallMesh.luxelSize lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMesh *)0)->luxelSize) == 2, "TitanfallMesh.luxelSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMesh, material) == 22, "TitanfallMesh.material lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMesh *)0)->material) == 2, "TitanfallMesh.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMesh, flags) == 24, "TitanfallMesh.flags lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMesh *)0)->flags) == 4, "TitanfallMesh.flags takes 4 bytes");

/**
 * The box around a mesh (lump 81), by the mesh's number.
 * Source: public readers; sizes and values of a real map.
 */
typedef struct TitanfallMeshBounds {
  /** Its middle, in game units. */
  struct { float x, y, z; } origin;
  /** Radius of a ball around it, in game units; compilers may leave it 0. */
  float radius;
  /** Half its size along each axis, in game units. */
  struct { float x, y, z; } extents;
  /** Tangent of an angle that it is turned by; what for isn't known. */
  float tangentYaw;
} TitanfallMeshBounds;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallMeshBounds) == 32, "TitanfallMeshBounds takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMeshBounds, origin) == 0, "TitanfallMeshBounds.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMeshBounds *)0)->origin) == 12, "TitanfallMeshBounds.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMeshBounds, radius) == 12, "TitanfallMeshBounds.radius lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMeshBounds *)0)->radius) == 4, "TitanfallMeshBounds.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMeshBounds, extents) == 16, "TitanfallMeshBounds.extents lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMeshBounds *)0)->extents) == 12, "TitanfallMeshBounds.extents takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMeshBounds, tangentYaw) == 28, "TitanfallMeshBounds.tangentYaw lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMeshBounds *)0)->tangentYaw) == 4, "TitanfallMeshBounds.tangentYaw takes 4 bytes");

/**
 * A material with a lightmap and where vertices begin that MESH_INDICES count (lump 82).
 * Source: public readers; sizes and references of a real map.
 */
typedef struct TitanfallMaterialSort {
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
} TitanfallMaterialSort;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallMaterialSort) == 12, "TitanfallMaterialSort takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMaterialSort, texture) == 0, "TitanfallMaterialSort.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMaterialSort *)0)->texture) == 2, "TitanfallMaterialSort.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMaterialSort, lightmap) == 2, "TitanfallMaterialSort.lightmap lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMaterialSort *)0)->lightmap) == 2, "TitanfallMaterialSort.lightmap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMaterialSort, cubemap) == 4, "TitanfallMaterialSort.cubemap lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMaterialSort *)0)->cubemap) == 2, "TitanfallMaterialSort.cubemap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMaterialSort, lastVertex) == 6, "TitanfallMaterialSort.lastVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMaterialSort *)0)->lastVertex) == 2, "TitanfallMaterialSort.lastVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallMaterialSort, firstVertex) == 8, "TitanfallMaterialSort.firstVertex lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallMaterialSort *)0)->firstVertex) == 4, "TitanfallMaterialSort.firstVertex takes 4 bytes");

/**
 * A size of lightmaps (lump 83).
 * Source: public readers; values of a real map. Confidence: probable.
 */
typedef struct TitanfallLightmapHeader {
  /** What kind of lightmap it is. */
  uint32_t type;
  /** Width in samples. */
  uint16_t width;
  /** Height in samples. */
  uint16_t height;
} TitanfallLightmapHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallLightmapHeader) == 8, "TitanfallLightmapHeader takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightmapHeader, type) == 0, "TitanfallLightmapHeader.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightmapHeader *)0)->type) == 4, "TitanfallLightmapHeader.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightmapHeader, width) == 4, "TitanfallLightmapHeader.width lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightmapHeader *)0)->width) == 2, "TitanfallLightmapHeader.width takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightmapHeader, height) == 6, "TitanfallLightmapHeader.height lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightmapHeader *)0)->height) == 2, "TitanfallLightmapHeader.height takes 2 bytes");

/**
 * The grid over the map's floor (lump 85): there is one record. Behind its cells CM_GRID_CELLS has one for
 * each model.
 * Source: public readers; values of a real map.
 */
typedef struct TitanfallCollisionGrid {
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
} TitanfallCollisionGrid;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCollisionGrid) == 28, "TitanfallCollisionGrid takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionGrid, scale) == 0, "TitanfallCollisionGrid.scale lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionGrid *)0)->scale) == 4, "TitanfallCollisionGrid.scale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionGrid, offset) == 4, "TitanfallCollisionGrid.offset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionGrid *)0)->offset) == 8, "TitanfallCollisionGrid.offset takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionGrid, count) == 12, "TitanfallCollisionGrid.count lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionGrid *)0)->count) == 8, "TitanfallCollisionGrid.count takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionGrid, straddleGroupCount) == 20, "TitanfallCollisionGrid.straddleGroupCount lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionGrid *)0)->straddleGroupCount) == 4, "TitanfallCollisionGrid.straddleGroupCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionGrid, firstBrushPlane) == 24, "TitanfallCollisionGrid.firstBrushPlane lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionGrid *)0)->firstBrushPlane) == 4, "TitanfallCollisionGrid.firstBrushPlane takes 4 bytes");

/**
 * A cell of the grid, or all of a model (lump 86).
 * Source: public readers; references of a real map.
 */
typedef struct TitanfallCollisionGridCell {
  /** First of `geometrySetCount` sets. -> CM_GEO_SETS, `geometrySetCount` of them. */
  uint16_t firstGeometrySet;
  /** Number of sets. */
  uint16_t geometrySetCount;
} TitanfallCollisionGridCell;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCollisionGridCell) == 4, "TitanfallCollisionGridCell takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionGridCell, firstGeometrySet) == 0, "TitanfallCollisionGridCell.firstGeometrySet lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionGridCell *)0)->firstGeometrySet) == 2, "TitanfallCollisionGridCell.firstGeometrySet takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCollisionGridCell, geometrySetCount) == 2, "TitanfallCollisionGridCell.geometrySetCount lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCollisionGridCell *)0)->geometrySetCount) == 2, "TitanfallCollisionGridCell.geometrySetCount takes 2 bytes");

/**
 * Collision geometry that a cell selects (lump 87). CM_GEO_SET_BOUNDS has its box.
 * Source: public readers and compilers; references of a real map. Confidence: probable.
 */
typedef struct TitanfallGeometrySet {
  /** Group of sets that are the same in other cells; 0 = it lies in one cell alone. */
  uint16_t straddleGroup;
  /** Number of primitives; with 1 the set is the primitive itself. */
  uint16_t primitiveCount;
  /** What it is to collision. -> CM_UNIQUE_CONTENTS. */
  uint32_t contents : 8;
  /** The brush, triangle header or static prop; for a set of several, the first entry in CM_PRIMITIVES. */
  uint32_t index : 16;
  /** What `index` counts. Values: TITANFALL_PRIMITIVE_TYPE_*. */
  uint32_t type : 8;
} TitanfallGeometrySet;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallGeometrySet) == 8, "TitanfallGeometrySet takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallGeometrySet, straddleGroup) == 0, "TitanfallGeometrySet.straddleGroup lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallGeometrySet *)0)->straddleGroup) == 2, "TitanfallGeometrySet.straddleGroup takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallGeometrySet, primitiveCount) == 2, "TitanfallGeometrySet.primitiveCount lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallGeometrySet *)0)->primitiveCount) == 2, "TitanfallGeometrySet.primitiveCount takes 2 bytes");

/**
 * A part of a geometry set of several (lump 89). CM_PRIMITIVE_BOUNDS has its box.
 * Source: public readers and compilers. Confidence: probable.
 */
typedef struct TitanfallPrimitive {
  /** What it is to collision. -> CM_UNIQUE_CONTENTS. */
  uint32_t contents : 8;
  /** The brush, triangle header or static prop; for a set of several, the first entry in CM_PRIMITIVES. */
  uint32_t index : 16;
  /** What `index` counts. Values: TITANFALL_PRIMITIVE_TYPE_*. */
  uint32_t type : 8;
} TitanfallPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPrimitive) == 4, "TitanfallPrimitive takes 4 bytes");

/**
 * A convex solid (lump 92): a box, cut by planes. It has a side for each of the box's six, in the order -x +x
 * -y +y -z +z as far as is known, then one for each plane; those of brush `n` begin at `n * 6 +
 * firstPlaneOffset`.
 * Source: public readers and compilers; sums and references of a real map.
 */
typedef struct TitanfallBrush {
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
} TitanfallBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallBrush) == 32, "TitanfallBrush takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallBrush, origin) == 0, "TitanfallBrush.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallBrush *)0)->origin) == 12, "TitanfallBrush.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallBrush, keptPlaneCount) == 12, "TitanfallBrush.keptPlaneCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallBrush *)0)->keptPlaneCount) == 1, "TitanfallBrush.keptPlaneCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallBrush, planeCount) == 13, "TitanfallBrush.planeCount lies at 13");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallBrush *)0)->planeCount) == 1, "TitanfallBrush.planeCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallBrush, index) == 14, "TitanfallBrush.index lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallBrush *)0)->index) == 2, "TitanfallBrush.index takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallBrush, extents) == 16, "TitanfallBrush.extents lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallBrush *)0)->extents) == 12, "TitanfallBrush.extents takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallBrush, firstPlaneOffset) == 28, "TitanfallBrush.firstPlaneOffset lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallBrush *)0)->firstPlaneOffset) == 4, "TitanfallBrush.firstPlaneOffset takes 4 bytes");

/**
 * How a side of a brush looks (lump 94).
 * Source: public readers and compilers; references of a real map. Confidence: probable.
 */
typedef struct TitanfallBrushSideProperties {
  /** Its texture. -> TEXTURE_DATA. */
  uint16_t texture : 9;
  /** What is said of it. Values: TITANFALL_BRUSH_SIDE_FLAGS_*. */
  uint16_t flags : 7;
} TitanfallBrushSideProperties;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallBrushSideProperties) == 2, "TitanfallBrushSideProperties takes 2 bytes");

/**
 * How a texture lies on a side of a brush (lump 95), by the side's number.
 * Source: public readers. Confidence: probable.
 */
typedef struct TitanfallTextureVectors {
  /** Across the texture: x, y and z of the axis, then the offset. */
  float s[4];
  /** Down the texture: x, y and z of the axis, then the offset. */
  float t[4];
} TitanfallTextureVectors;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallTextureVectors) == 32, "TitanfallTextureVectors takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallTextureVectors, s) == 0, "TitanfallTextureVectors.s lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallTextureVectors *)0)->s) == 16, "TitanfallTextureVectors.s takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallTextureVectors, t) == 16, "TitanfallTextureVectors.t lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallTextureVectors *)0)->t) == 16, "TitanfallTextureVectors.t takes 16 bytes");

/**
 * A box of the tree that finds what throws shadows of the sun (lump 99).
 * Source: public readers; a value of a real map. Confidence: probable.
 */
typedef struct TitanfallShadowTreeNode {
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
} TitanfallShadowTreeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallShadowTreeNode) == 32, "TitanfallShadowTreeNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowTreeNode, mins) == 0, "TitanfallShadowTreeNode.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowTreeNode *)0)->mins) == 12, "TitanfallShadowTreeNode.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowTreeNode, childCount) == 12, "TitanfallShadowTreeNode.childCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowTreeNode *)0)->childCount) == 1, "TitanfallShadowTreeNode.childCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowTreeNode, objectCount) == 13, "TitanfallShadowTreeNode.objectCount lies at 13");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowTreeNode *)0)->objectCount) == 1, "TitanfallShadowTreeNode.objectCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowTreeNode, totalObjectCount) == 14, "TitanfallShadowTreeNode.totalObjectCount lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowTreeNode *)0)->totalObjectCount) == 2, "TitanfallShadowTreeNode.totalObjectCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowTreeNode, maxs) == 16, "TitanfallShadowTreeNode.maxs lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowTreeNode *)0)->maxs) == 12, "TitanfallShadowTreeNode.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowTreeNode, firstChild) == 28, "TitanfallShadowTreeNode.firstChild lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowTreeNode *)0)->firstChild) == 2, "TitanfallShadowTreeNode.firstChild takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowTreeNode, firstObject) == 30, "TitanfallShadowTreeNode.firstObject lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowTreeNode *)0)->firstObject) == 2, "TitanfallShadowTreeNode.firstObject takes 2 bytes");

/**
 * Light that arrives at a place (lump 101).
 * Source: public readers. Confidence: probable.
 */
typedef struct TitanfallLightProbe {
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
} TitanfallLightProbe;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallLightProbe) == 48, "TitanfallLightProbe takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightProbe, sides) == 0, "TitanfallLightProbe.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightProbe *)0)->sides) == 24, "TitanfallLightProbe.sides takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightProbe, sky) == 24, "TitanfallLightProbe.sky lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightProbe *)0)->sky) == 8, "TitanfallLightProbe.sky takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightProbe, lightWeights) == 32, "TitanfallLightProbe.lightWeights lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightProbe *)0)->lightWeights) == 4, "TitanfallLightProbe.lightWeights takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightProbe, lights) == 36, "TitanfallLightProbe.lights lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightProbe *)0)->lights) == 8, "TitanfallLightProbe.lights takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightProbe, padding) == 44, "TitanfallLightProbe.padding lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightProbe *)0)->padding) == 4, "TitanfallLightProbe.padding takes 4 bytes");

/**
 * A node of the tree that finds the nearest probes (lump 103).
 * Source: public readers; size in a real directory. Confidence: probable.
 */
typedef struct TitanfallLightProbeTreeNode {
  /** What it is, in bits that aren't known. */
  uint32_t tag;
  /** A coordinate to split at, or a number of probes, as the tag says. */
  uint32_t value;
} TitanfallLightProbeTreeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallLightProbeTreeNode) == 8, "TitanfallLightProbeTreeNode takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightProbeTreeNode, tag) == 0, "TitanfallLightProbeTreeNode.tag lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightProbeTreeNode *)0)->tag) == 4, "TitanfallLightProbeTreeNode.tag takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightProbeTreeNode, value) == 4, "TitanfallLightProbeTreeNode.value lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightProbeTreeNode *)0)->value) == 4, "TitanfallLightProbeTreeNode.value takes 4 bytes");

/**
 * Where light was measured (lump 104).
 * Source: public readers. Confidence: probable.
 */
typedef struct TitanfallLightProbeReference {
  /** The place, in game units. */
  struct { float x, y, z; } origin;
  /** What was measured. -> LIGHTPROBES. */
  uint32_t probe;
} TitanfallLightProbeReference;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallLightProbeReference) == 16, "TitanfallLightProbeReference takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightProbeReference, origin) == 0, "TitanfallLightProbeReference.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightProbeReference *)0)->origin) == 12, "TitanfallLightProbeReference.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLightProbeReference, probe) == 12, "TitanfallLightProbeReference.probe lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLightProbeReference *)0)->probe) == 4, "TitanfallLightProbeReference.probe takes 4 bytes");

/**
 * A node of the tree that finds the cell of a place (lump 106).
 * Source: public readers; values of a real map. Confidence: probable.
 */
typedef struct TitanfallCellNode {
  /** Plane that splits it; -1 = it is a cell. -> PLANES; -1 = none. */
  int32_t plane;
  /** The cell, or the first of the two nodes that follow. */
  int32_t child;
} TitanfallCellNode;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCellNode) == 8, "TitanfallCellNode takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCellNode, plane) == 0, "TitanfallCellNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCellNode *)0)->plane) == 4, "TitanfallCellNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCellNode, child) == 4, "TitanfallCellNode.child lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCellNode *)0)->child) == 4, "TitanfallCellNode.child takes 4 bytes");

/**
 * A part of the world that openings lead into (lump 107).
 * Source: public readers; references of a real map. Confidence: probable.
 */
typedef struct TitanfallCell {
  /** Number of openings. */
  int16_t portalCount;
  /** First of `portalCount` openings. -> PORTALS, `portalCount` of them. */
  int16_t firstPortal;
  /** What of the sky is seen. */
  uint16_t skyFlags;
  /** Water that it is in; -1 = none. -> LEAF_WATER_DATA; -1 = none. */
  int16_t water;
} TitanfallCell;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCell) == 8, "TitanfallCell takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCell, portalCount) == 0, "TitanfallCell.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCell *)0)->portalCount) == 2, "TitanfallCell.portalCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCell, firstPortal) == 2, "TitanfallCell.firstPortal lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCell *)0)->firstPortal) == 2, "TitanfallCell.firstPortal takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCell, skyFlags) == 4, "TitanfallCell.skyFlags lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCell *)0)->skyFlags) == 2, "TitanfallCell.skyFlags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCell, water) == 6, "TitanfallCell.water lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCell *)0)->water) == 2, "TitanfallCell.water takes 2 bytes");

/**
 * An opening of a cell (lump 108).
 * Source: public readers; counts of a real directory. Confidence: probable.
 */
typedef struct TitanfallPortal {
  /** Whether its plane faces the other way. */
  uint8_t isReversed;
  /** What it leads to. Values: TITANFALL_PORTAL_TYPE_*. */
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
} TitanfallPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPortal) == 12, "TitanfallPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortal, isReversed) == 0, "TitanfallPortal.isReversed lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortal *)0)->isReversed) == 1, "TitanfallPortal.isReversed takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortal, type) == 1, "TitanfallPortal.type lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortal *)0)->type) == 1, "TitanfallPortal.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortal, edgeCount) == 2, "TitanfallPortal.edgeCount lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortal *)0)->edgeCount) == 1, "TitanfallPortal.edgeCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortal, padding) == 3, "TitanfallPortal.padding lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortal *)0)->padding) == 1, "TitanfallPortal.padding takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortal, firstReference) == 4, "TitanfallPortal.firstReference lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortal *)0)->firstReference) == 2, "TitanfallPortal.firstReference takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortal, cell) == 6, "TitanfallPortal.cell lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortal *)0)->cell) == 2, "TitanfallPortal.cell takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortal, plane) == 8, "TitanfallPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortal *)0)->plane) == 4, "TitanfallPortal.plane takes 4 bytes");

/**
 * Two corners of openings that an edge joins (lump 110).
 * Source: counts of a real directory. Confidence: probable.
 */
typedef struct TitanfallPortalEdge {
  /** The corners. -> PORTAL_VERTICES. */
  uint16_t vertices[2];
} TitanfallPortalEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPortalEdge) == 4, "TitanfallPortalEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortalEdge, vertices) == 0, "TitanfallPortalEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortalEdge *)0)->vertices) == 4, "TitanfallPortalEdge.vertices takes 4 bytes");

/**
 * Up to eight numbers (lumps 111, 114 and 115): edges that meet in a corner, or what crosses an edge.
 * Source: public readers; counts of a real directory. Confidence: probable.
 */
typedef struct TitanfallPortalIndexSet {
  /** The numbers; -1 = unused. */
  int16_t indices[8];
} TitanfallPortalIndexSet;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPortalIndexSet) == 16, "TitanfallPortalIndexSet takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortalIndexSet, indices) == 0, "TitanfallPortalIndexSet.indices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortalIndexSet *)0)->indices) == 16, "TitanfallPortalIndexSet.indices takes 16 bytes");

/**
 * What crosses an edge (lump 116), by the edge's number; what it counts isn't known.
 * Source: public readers; counts of a real directory. Confidence: probable.
 */
typedef struct TitanfallPortalEdgeIntersectionHeader {
  /** First. */
  uint32_t first;
  /** Number. */
  uint32_t count;
} TitanfallPortalEdgeIntersectionHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPortalEdgeIntersectionHeader) == 8, "TitanfallPortalEdgeIntersectionHeader takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortalEdgeIntersectionHeader, first) == 0, "TitanfallPortalEdgeIntersectionHeader.first lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortalEdgeIntersectionHeader *)0)->first) == 4, "TitanfallPortalEdgeIntersectionHeader.first takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallPortalEdgeIntersectionHeader, count) == 4, "TitanfallPortalEdgeIntersectionHeader.count lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallPortalEdgeIntersectionHeader *)0)->count) == 4, "TitanfallPortalEdgeIntersectionHeader.count takes 4 bytes");

/**
 * A box of the tree that finds what is seen in a cell (lump 119). The one real map has lower and upper corner
 * here; readers of the game's own maps take the two for its middle and half its size.
 * Source: public readers; references of a real map. Confidence: probable.
 */
typedef struct TitanfallCellTreeNode {
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
} TitanfallCellTreeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCellTreeNode) == 32, "TitanfallCellTreeNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCellTreeNode, mins) == 0, "TitanfallCellTreeNode.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCellTreeNode *)0)->mins) == 12, "TitanfallCellTreeNode.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCellTreeNode, childCount) == 12, "TitanfallCellTreeNode.childCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCellTreeNode *)0)->childCount) == 1, "TitanfallCellTreeNode.childCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCellTreeNode, objectCount) == 13, "TitanfallCellTreeNode.objectCount lies at 13");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCellTreeNode *)0)->objectCount) == 1, "TitanfallCellTreeNode.objectCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCellTreeNode, totalObjectCount) == 14, "TitanfallCellTreeNode.totalObjectCount lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCellTreeNode *)0)->totalObjectCount) == 2, "TitanfallCellTreeNode.totalObjectCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCellTreeNode, maxs) == 16, "TitanfallCellTreeNode.maxs lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCellTreeNode *)0)->maxs) == 12, "TitanfallCellTreeNode.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCellTreeNode, firstChild) == 28, "TitanfallCellTreeNode.firstChild lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCellTreeNode *)0)->firstChild) == 2, "TitanfallCellTreeNode.firstChild takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallCellTreeNode, firstObject) == 30, "TitanfallCellTreeNode.firstObject lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallCellTreeNode *)0)->firstObject) == 2, "TitanfallCellTreeNode.firstObject takes 2 bytes");

/**
 * The box around an object (lump 121), by the number of its reference.
 * Source: public readers; sizes and values of a real map.
 */
typedef struct TitanfallObjectBounds {
  /** Lower corner, in game units. */
  struct { float x, y, z; } mins;
  /** Always 0. */
  uint32_t zero0x0C;
  /** Upper corner, in game units. */
  struct { float x, y, z; } maxs;
  /** Always 0. */
  uint32_t zero0x1C;
} TitanfallObjectBounds;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallObjectBounds) == 32, "TitanfallObjectBounds takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallObjectBounds, mins) == 0, "TitanfallObjectBounds.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallObjectBounds *)0)->mins) == 12, "TitanfallObjectBounds.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallObjectBounds, zero0x0C) == 12, "TitanfallObjectBounds.zero0x0C lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallObjectBounds *)0)->zero0x0C) == 4, "TitanfallObjectBounds.zero0x0C takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallObjectBounds, maxs) == 16, "TitanfallObjectBounds.maxs lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallObjectBounds *)0)->maxs) == 12, "TitanfallObjectBounds.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallObjectBounds, zero0x1C) == 28, "TitanfallObjectBounds.zero0x1C lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallObjectBounds *)0)->zero0x1C) == 4, "TitanfallObjectBounds.zero0x1C takes 4 bytes");

/**
 * What holds for the whole map (lump 123): there is one record. Meshes of the world are opaque ones first,
 * then decals, then those that are seen through, then the sky.
 * Source: public readers; values of a real map. Confidence: probable.
 */
typedef struct TitanfallLevelInfo {
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
} TitanfallLevelInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallLevelInfo) == 28, "TitanfallLevelInfo takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLevelInfo, firstDecalMesh) == 0, "TitanfallLevelInfo.firstDecalMesh lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLevelInfo *)0)->firstDecalMesh) == 4, "TitanfallLevelInfo.firstDecalMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLevelInfo, firstTransparentMesh) == 4, "TitanfallLevelInfo.firstTransparentMesh lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLevelInfo *)0)->firstTransparentMesh) == 4, "TitanfallLevelInfo.firstTransparentMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLevelInfo, firstSkyMesh) == 8, "TitanfallLevelInfo.firstSkyMesh lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLevelInfo *)0)->firstSkyMesh) == 4, "TitanfallLevelInfo.firstSkyMesh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLevelInfo, staticPropCount) == 12, "TitanfallLevelInfo.staticPropCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLevelInfo *)0)->staticPropCount) == 4, "TitanfallLevelInfo.staticPropCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallLevelInfo, sunNormal) == 16, "TitanfallLevelInfo.sunNormal lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallLevelInfo *)0)->sunNormal) == 12, "TitanfallLevelInfo.sunNormal takes 12 bytes");

/**
 * A corner of a mesh that throws shadows and is seen through in places (lump 125).
 * Source: public readers. Confidence: probable.
 */
typedef struct TitanfallShadowAlphaVertex {
  /** Where it is, in game units. */
  struct { float x, y, z; } position;
  /** Place in the texture. */
  struct { float u, v; } texture;
} TitanfallShadowAlphaVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallShadowAlphaVertex) == 20, "TitanfallShadowAlphaVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowAlphaVertex, position) == 0, "TitanfallShadowAlphaVertex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowAlphaVertex *)0)->position) == 12, "TitanfallShadowAlphaVertex.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowAlphaVertex, texture) == 12, "TitanfallShadowAlphaVertex.texture lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowAlphaVertex *)0)->texture) == 8, "TitanfallShadowAlphaVertex.texture takes 8 bytes");

/**
 * A mesh that throws shadows (lump 127). Its indices follow those of the meshes before it.
 * Source: public readers. Confidence: probable.
 */
typedef struct TitanfallShadowMesh {
  /** Vertex that its indices count from. */
  uint32_t firstVertex;
  /** Number of triangles: three entries in SHADOW_MESH_INDICES each. */
  uint32_t triangleCount;
  /** 1 = its vertices are SHADOW_MESH_OPAQUE_VERTICES, 0 = SHADOW_MESH_ALPHA_VERTICES. */
  int16_t isOpaque;
  /** Material that says where it is seen through; -1 = none. -> MATERIAL_SORTS; -1 = none. */
  int16_t material;
} TitanfallShadowMesh;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallShadowMesh) == 12, "TitanfallShadowMesh takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowMesh, firstVertex) == 0, "TitanfallShadowMesh.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowMesh *)0)->firstVertex) == 4, "TitanfallShadowMesh.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowMesh, triangleCount) == 4, "TitanfallShadowMesh.triangleCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowMesh *)0)->triangleCount) == 4, "TitanfallShadowMesh.triangleCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowMesh, isOpaque) == 8, "TitanfallShadowMesh.isOpaque lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowMesh *)0)->isOpaque) == 2, "TitanfallShadowMesh.isOpaque takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallShadowMesh, material) == 10, "TitanfallShadowMesh.material lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallShadowMesh *)0)->material) == 2, "TitanfallShadowMesh.material takes 2 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } TitanfallVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallVerticesElement) == 12, "TitanfallVerticesElement takes 12 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } TitanfallVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallVertexNormalsElement) == 12, "TitanfallVertexNormalsElement takes 12 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Numbers that props select; there are no leaves in these maps.
 * - `int32_t propCount`: Number of props.
 * - `int32_t unknownFirst`: Number of a prop, perhaps the first that is seen through.
 * - `int32_t unknownSecond`: Number of another one.
 * - `TitanfallStaticPropV12 props[propCount]`: The props.
 */
typedef struct TitanfallStaticPropsTitanfallHead {
  /** Number of models. */
  int32_t modelCount;
} TitanfallStaticPropsTitanfallHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallStaticPropsTitanfallHead) == 4, "TitanfallStaticPropsTitanfallHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TitanfallStaticPropsTitanfallHead, modelCount) == 0, "TitanfallStaticPropsTitanfallHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TitanfallStaticPropsTitanfallHead *)0)->modelCount) == 4, "TitanfallStaticPropsTitanfallHead.modelCount takes 4 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef uint32_t TitanfallTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallTextureStringTableElement) == 4, "TitanfallTextureStringTableElement takes 4 bytes");

/** Element of MESH_INDICES (lump 79). */
typedef uint16_t TitanfallMeshIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallMeshIndicesElement) == 2, "TitanfallMeshIndicesElement takes 2 bytes");

/** Element of CM_UNIQUE_CONTENTS (lump 91). Values: TITANFALL_CONTENT_FLAGS_*. */
typedef uint32_t TitanfallCmUniqueContentsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCmUniqueContentsElement) == 4, "TitanfallCmUniqueContentsElement takes 4 bytes");

/** Element of CM_BRUSH_SIDE_PLANE_OFFSETS (lump 93). */
typedef uint16_t TitanfallCmBrushSidePlaneOffsetsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCmBrushSidePlaneOffsetsElement) == 2, "TitanfallCmBrushSidePlaneOffsetsElement takes 2 bytes");

/** Element of TRICOLL_BEVEL_STARTS (lump 96). */
typedef uint16_t TitanfallTricollBevelStartsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallTricollBevelStartsElement) == 2, "TitanfallTricollBevelStartsElement takes 2 bytes");

/** Element of TRICOLL_BEVEL_INDICES (lump 97). */
typedef uint32_t TitanfallTricollBevelIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallTricollBevelIndicesElement) == 4, "TitanfallTricollBevelIndicesElement takes 4 bytes");

/** Element of CSM_OBJECT_REFERENCES (lump 100). */
typedef uint16_t TitanfallCsmObjectReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallCsmObjectReferencesElement) == 2, "TitanfallCsmObjectReferencesElement takes 2 bytes");

/** Element of STATIC_PROP_LIGHTPROBE_INDICES (lump 102). */
typedef uint32_t TitanfallStaticPropLightprobeIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallStaticPropLightprobeIndicesElement) == 4, "TitanfallStaticPropLightprobeIndicesElement takes 4 bytes");

/** Element of PORTAL_VERTICES (lump 109). */
typedef struct { float x, y, z; } TitanfallPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPortalVerticesElement) == 12, "TitanfallPortalVerticesElement takes 12 bytes");

/** Element of PORTAL_VERTEX_REFERENCES (lump 112). -> PORTAL_VERTICES. */
typedef uint16_t TitanfallPortalVertexReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPortalVertexReferencesElement) == 2, "TitanfallPortalVertexReferencesElement takes 2 bytes");

/** Element of PORTAL_EDGE_REFERENCES (lump 113). */
typedef uint16_t TitanfallPortalEdgeReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallPortalEdgeReferencesElement) == 2, "TitanfallPortalEdgeReferencesElement takes 2 bytes");

/** Element of OCCLUSION_MESH_VERTICES (lump 117). */
typedef struct { float x, y, z; } TitanfallOcclusionMeshVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallOcclusionMeshVerticesElement) == 12, "TitanfallOcclusionMeshVerticesElement takes 12 bytes");

/** Element of OCCLUSION_MESH_INDICES (lump 118). -> OCCLUSION_MESH_VERTICES. */
typedef uint16_t TitanfallOcclusionMeshIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallOcclusionMeshIndicesElement) == 2, "TitanfallOcclusionMeshIndicesElement takes 2 bytes");

/** Element of OBJECT_REFERENCES (lump 120). */
typedef uint16_t TitanfallObjectReferencesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallObjectReferencesElement) == 2, "TitanfallObjectReferencesElement takes 2 bytes");

/** Element of SHADOW_MESH_OPAQUE_VERTICES (lump 124). */
typedef struct { float x, y, z; } TitanfallShadowMeshOpaqueVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallShadowMeshOpaqueVerticesElement) == 12, "TitanfallShadowMeshOpaqueVerticesElement takes 12 bytes");

/** Element of SHADOW_MESH_INDICES (lump 126). */
typedef uint16_t TitanfallShadowMeshIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TitanfallShadowMeshIndicesElement) == 2, "TitanfallShadowMeshIndicesElement takes 2 bytes");

#endif /* BRUSHWORK_RESPAWN_TITANFALL_H */
