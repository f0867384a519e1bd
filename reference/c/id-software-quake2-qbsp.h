/**
 * Quake II with 32-bit indexes (QBSP): QBSP 38, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Quake II maps with 32-bit indexes, `QBSP` 38, which Qbism Super8's tools began and today's compilers write:
 * boxes of nodes and leaves are floats. The rest is Quake II.
 *
 * Sources: the headers of maintained compilers and engines; no real map is at hand.
 */
#ifndef BRUSHWORK_ID_SOFTWARE_QUAKE2_QBSP_H
#define BRUSHWORK_ID_SOFTWARE_QUAKE2_QBSP_H

#include "id-software-quake2.h"

/* As in Quake II. */
typedef Quake2Plane Quake2QbspPlane;
typedef Quake2VisibilityRowOffsets Quake2QbspVisibilityRowOffsets;
typedef Quake2TextureInfo Quake2QbspTextureInfo;
typedef Quake2Model Quake2QbspModel;
typedef Quake2Brush Quake2QbspBrush;
typedef Quake2Area Quake2QbspArea;
typedef Quake2AreaPortal Quake2QbspAreaPortal;
typedef Quake2BspxEntry Quake2QbspBspxEntry;
typedef Quake2BrushListModel Quake2QbspBrushListModel;
typedef Quake2BrushListBrush Quake2QbspBrushListBrush;
typedef Quake2BrushListPlane Quake2QbspBrushListPlane;
typedef Quake2DecoupledLightmap Quake2QbspDecoupledLightmap;
typedef Quake2EnvironmentMap Quake2QbspEnvironmentMap;
typedef Quake2CornerAxes Quake2QbspCornerAxes;
typedef Quake2LightGridHead Quake2QbspLightGridHead;
typedef Quake2LightGridCount Quake2QbspLightGridCount;
typedef Quake2LightGridNode Quake2QbspLightGridNode;
typedef Quake2LightGridLeaf Quake2QbspLightGridLeaf;
typedef Quake2LightGridSample Quake2QbspLightGridSample;
typedef Quake2LightGridLight Quake2QbspLightGridLight;
typedef Quake2LightGridSize Quake2QbspLightGridSize;
typedef Quake2LightCubeLeaf Quake2QbspLightCubeLeaf;
typedef Quake2LightCubeLight Quake2QbspLightCubeLight;
typedef Quake2LightCubeColor Quake2QbspLightCubeColor;
typedef Quake2SharedExponentColor Quake2QbspSharedExponentColor;
typedef Quake2PakLocalHeader Quake2QbspPakLocalHeader;
typedef Quake2PakDirectoryRecord Quake2QbspPakDirectoryRecord;
typedef Quake2PakZip64EndRecord Quake2QbspPakZip64EndRecord;
typedef Quake2PakZip64Locator Quake2QbspPakZip64Locator;
typedef Quake2PakEndRecord Quake2QbspPakEndRecord;
#define QUAKE2_QBSP_PLANE_TYPE_X QUAKE2_PLANE_TYPE_X
#define QUAKE2_QBSP_PLANE_TYPE_Y QUAKE2_PLANE_TYPE_Y
#define QUAKE2_QBSP_PLANE_TYPE_Z QUAKE2_PLANE_TYPE_Z
#define QUAKE2_QBSP_PLANE_TYPE_NEAREST_X QUAKE2_PLANE_TYPE_NEAREST_X
#define QUAKE2_QBSP_PLANE_TYPE_NEAREST_Y QUAKE2_PLANE_TYPE_NEAREST_Y
#define QUAKE2_QBSP_PLANE_TYPE_NEAREST_Z QUAKE2_PLANE_TYPE_NEAREST_Z
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_LIGHT QUAKE2_QUAKE2_SURFACE_FLAGS_LIGHT
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_SLICK QUAKE2_QUAKE2_SURFACE_FLAGS_SLICK
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_SKY QUAKE2_QUAKE2_SURFACE_FLAGS_SKY
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_WARP QUAKE2_QUAKE2_SURFACE_FLAGS_WARP
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_TRANSLUCENT33 QUAKE2_QUAKE2_SURFACE_FLAGS_TRANSLUCENT33
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_TRANSLUCENT66 QUAKE2_QUAKE2_SURFACE_FLAGS_TRANSLUCENT66
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_FLOWING QUAKE2_QUAKE2_SURFACE_FLAGS_FLOWING
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_NO_DRAW QUAKE2_QUAKE2_SURFACE_FLAGS_NO_DRAW
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_HINT QUAKE2_QUAKE2_SURFACE_FLAGS_HINT
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_SKIP QUAKE2_QUAKE2_SURFACE_FLAGS_SKIP
#define QUAKE2_QBSP_QUAKE2_SURFACE_FLAGS_ALPHA_TEST QUAKE2_QUAKE2_SURFACE_FLAGS_ALPHA_TEST
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_SOLID QUAKE2_QUAKE2_CONTENT_FLAGS_SOLID
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_WINDOW QUAKE2_QUAKE2_CONTENT_FLAGS_WINDOW
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_AUX QUAKE2_QUAKE2_CONTENT_FLAGS_AUX
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_LAVA QUAKE2_QUAKE2_CONTENT_FLAGS_LAVA
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_SLIME QUAKE2_QUAKE2_CONTENT_FLAGS_SLIME
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_WATER QUAKE2_QUAKE2_CONTENT_FLAGS_WATER
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_MIST QUAKE2_QUAKE2_CONTENT_FLAGS_MIST
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_AREA_PORTAL QUAKE2_QUAKE2_CONTENT_FLAGS_AREA_PORTAL
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_PLAYER_CLIP QUAKE2_QUAKE2_CONTENT_FLAGS_PLAYER_CLIP
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_MONSTER_CLIP QUAKE2_QUAKE2_CONTENT_FLAGS_MONSTER_CLIP
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_CURRENT0 QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT0
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_CURRENT90 QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT90
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_CURRENT180 QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT180
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_CURRENT270 QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT270
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_CURRENT_UP QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT_UP
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_CURRENT_DOWN QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT_DOWN
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_ORIGIN QUAKE2_QUAKE2_CONTENT_FLAGS_ORIGIN
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_MONSTER QUAKE2_QUAKE2_CONTENT_FLAGS_MONSTER
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_DEAD_MONSTER QUAKE2_QUAKE2_CONTENT_FLAGS_DEAD_MONSTER
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_DETAIL QUAKE2_QUAKE2_CONTENT_FLAGS_DETAIL
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_TRANSLUCENT QUAKE2_QUAKE2_CONTENT_FLAGS_TRANSLUCENT
#define QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_LADDER QUAKE2_QUAKE2_CONTENT_FLAGS_LADDER
#define QUAKE2_QBSP_BRUSH_LIST_CONTENTS_EMPTY QUAKE2_BRUSH_LIST_CONTENTS_EMPTY
#define QUAKE2_QBSP_BRUSH_LIST_CONTENTS_SOLID QUAKE2_BRUSH_LIST_CONTENTS_SOLID
#define QUAKE2_QBSP_BRUSH_LIST_CONTENTS_WATER QUAKE2_BRUSH_LIST_CONTENTS_WATER
#define QUAKE2_QBSP_BRUSH_LIST_CONTENTS_SLIME QUAKE2_BRUSH_LIST_CONTENTS_SLIME
#define QUAKE2_QBSP_BRUSH_LIST_CONTENTS_LAVA QUAKE2_BRUSH_LIST_CONTENTS_LAVA
#define QUAKE2_QBSP_BRUSH_LIST_CONTENTS_SKY QUAKE2_BRUSH_LIST_CONTENTS_SKY
#define QUAKE2_QBSP_BRUSH_LIST_CONTENTS_CLIP QUAKE2_BRUSH_LIST_CONTENTS_CLIP
#define QUAKE2_QBSP_BRUSH_LIST_CONTENTS_LADDER QUAKE2_BRUSH_LIST_CONTENTS_LADDER
#define QUAKE2_QBSP_LIGHT_CUBE_SIDES_FRONT QUAKE2_LIGHT_CUBE_SIDES_FRONT
#define QUAKE2_QBSP_LIGHT_CUBE_SIDES_BACK QUAKE2_LIGHT_CUBE_SIDES_BACK
#define QUAKE2_QBSP_LIGHT_CUBE_SIDES_LEFT QUAKE2_LIGHT_CUBE_SIDES_LEFT
#define QUAKE2_QBSP_LIGHT_CUBE_SIDES_RIGHT QUAKE2_LIGHT_CUBE_SIDES_RIGHT
#define QUAKE2_QBSP_LIGHT_CUBE_SIDES_UP QUAKE2_LIGHT_CUBE_SIDES_UP
#define QUAKE2_QBSP_LIGHT_CUBE_SIDES_DOWN QUAKE2_LIGHT_CUBE_SIDES_DOWN
#define QUAKE2_QBSP_PAK_ENTRY_FLAGS_ENCRYPTED QUAKE2_PAK_ENTRY_FLAGS_ENCRYPTED
#define QUAKE2_QBSP_PAK_ENTRY_FLAGS_SIZES_FOLLOW QUAKE2_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define QUAKE2_QBSP_PAK_ENTRY_FLAGS_UTF8 QUAKE2_PAK_ENTRY_FLAGS_UTF8
#define QUAKE2_QBSP_PAK_METHOD_STORED QUAKE2_PAK_METHOD_STORED
#define QUAKE2_QBSP_PAK_METHOD_DEFLATE QUAKE2_PAK_METHOD_DEFLATE
#define QUAKE2_QBSP_PAK_METHOD_LZMA QUAKE2_PAK_METHOD_LZMA

/* The lumps by their index in the directory, and what each holds. */
#define QUAKE2_QBSP_LUMP_ENTITIES QUAKE2_LUMP_ENTITIES
#define QUAKE2_QBSP_LUMP_PLANES QUAKE2_LUMP_PLANES
#define QUAKE2_QBSP_LUMP_VERTICES QUAKE2_LUMP_VERTICES
#define QUAKE2_QBSP_LUMP_VISIBILITY QUAKE2_LUMP_VISIBILITY
/** Array of Quake2QbspNodeWide. */
#define QUAKE2_QBSP_LUMP_NODES 4
#define QUAKE2_QBSP_LUMP_TEXTURE_INFO QUAKE2_LUMP_TEXTURE_INFO
/** Array of Quake2QbspFaceWide. */
#define QUAKE2_QBSP_LUMP_FACES 6
#define QUAKE2_QBSP_LUMP_LIGHTING QUAKE2_LUMP_LIGHTING
/** Array of Quake2QbspLeafWide. */
#define QUAKE2_QBSP_LUMP_LEAVES 8
/** Faces, as leaves select them. Array of Quake2QbspLeafFacesElement. */
#define QUAKE2_QBSP_LUMP_LEAF_FACES 9
/** Brushes, as leaves select them. Array of Quake2QbspLeafBrushesElement. */
#define QUAKE2_QBSP_LUMP_LEAF_BRUSHES 10
/** Array of Quake2QbspEdgeWide. */
#define QUAKE2_QBSP_LUMP_EDGES 11
#define QUAKE2_QBSP_LUMP_SURFEDGES QUAKE2_LUMP_SURFEDGES
#define QUAKE2_QBSP_LUMP_MODELS QUAKE2_LUMP_MODELS
#define QUAKE2_QBSP_LUMP_BRUSHES QUAKE2_LUMP_BRUSHES
/** Array of Quake2QbspBrushSideWide. */
#define QUAKE2_QBSP_LUMP_BRUSH_SIDES 15
#define QUAKE2_QBSP_LUMP_POP QUAKE2_LUMP_POP
#define QUAKE2_QBSP_LUMP_AREAS QUAKE2_LUMP_AREAS
#define QUAKE2_QBSP_LUMP_AREA_PORTALS QUAKE2_LUMP_AREA_PORTALS
#define QUAKE2_QBSP_LUMP_BSPX QUAKE2_LUMP_BSPX

typedef Quake2LumpEntry Quake2QbspLumpEntry;
typedef Quake2Header Quake2QbspHeader;

/**
 * A node of the trees that split the world and each brush model (lump 4), with 32-bit indexes.
 * Original name: bsp2_dnode_t. Source: headers of maintained compilers. Confidence: probable.
 */
typedef struct Quake2QbspNodeWide {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative
   * n: element -1 - n of LEAVES.
   */
  int32_t children[2];
  /** Lower corner of its box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of its box, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them. */
  uint32_t firstFace;
  /** Number of faces, those of both sides counted. */
  uint32_t faceCount;
} Quake2QbspNodeWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2QbspNodeWide) == 44, "Quake2QbspNodeWide takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspNodeWide, plane) == 0, "Quake2QbspNodeWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspNodeWide *)0)->plane) == 4, "Quake2QbspNodeWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspNodeWide, children) == 4, "Quake2QbspNodeWide.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspNodeWide *)0)->children) == 8, "Quake2QbspNodeWide.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspNodeWide, mins) == 12, "Quake2QbspNodeWide.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspNodeWide *)0)->mins) == 12, "Quake2QbspNodeWide.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspNodeWide, maxs) == 24, "Quake2QbspNodeWide.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspNodeWide *)0)->maxs) == 12, "Quake2QbspNodeWide.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspNodeWide, firstFace) == 36, "Quake2QbspNodeWide.firstFace lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspNodeWide *)0)->firstFace) == 4, "Quake2QbspNodeWide.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspNodeWide, faceCount) == 40, "Quake2QbspNodeWide.faceCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspNodeWide *)0)->faceCount) == 4, "Quake2QbspNodeWide.faceCount takes 4 bytes");

/**
 * A polygon (lump 6), with 32-bit indexes.
 * Original name: q2_dface_qbism_t. Source: headers of maintained compilers. Confidence: probable.
 */
typedef struct Quake2QbspFaceWide {
  /** Plane that it lies on: compilers name the first of the pair, whichever way the face looks. -> PLANES. */
  uint32_t plane;
  /** Not 0 = it looks away from its plane's normal. */
  int32_t side;
  /**
   * First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES, `edgeCount` of
   * them.
   */
  int32_t firstEdge;
  /** Number of edges, and of corners. */
  int32_t edgeCount;
  /** How it is textured. -> TEXTURE_INFO. */
  int32_t texture;
  /** Light styles, for each of which it has a lightmap; 255 = unused. */
  uint8_t styles[4];
  /**
   * Its first sample, in bytes from the start of LIGHTING: as many as its lightmap has, for each style; -1 =
   * unlit. -> byte of LIGHTING; -1 = none. The lump may be empty all the same.
   */
  int32_t lightOffset;
} Quake2QbspFaceWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2QbspFaceWide) == 28, "Quake2QbspFaceWide takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspFaceWide, plane) == 0, "Quake2QbspFaceWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspFaceWide *)0)->plane) == 4, "Quake2QbspFaceWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspFaceWide, side) == 4, "Quake2QbspFaceWide.side lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspFaceWide *)0)->side) == 4, "Quake2QbspFaceWide.side takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspFaceWide, firstEdge) == 8, "Quake2QbspFaceWide.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspFaceWide *)0)->firstEdge) == 4, "Quake2QbspFaceWide.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspFaceWide, edgeCount) == 12, "Quake2QbspFaceWide.edgeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspFaceWide *)0)->edgeCount) == 4, "Quake2QbspFaceWide.edgeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspFaceWide, texture) == 16, "Quake2QbspFaceWide.texture lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspFaceWide *)0)->texture) == 4, "Quake2QbspFaceWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspFaceWide, styles) == 20, "Quake2QbspFaceWide.styles lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspFaceWide *)0)->styles) == 4, "Quake2QbspFaceWide.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspFaceWide, lightOffset) == 24, "Quake2QbspFaceWide.lightOffset lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspFaceWide *)0)->lightOffset) == 4, "Quake2QbspFaceWide.lightOffset takes 4 bytes");

/**
 * A leaf of the trees (lump 8), with 32-bit indexes.
 * Original name: q2_dleaf_qbism_t. Source: headers of maintained compilers. Confidence: probable.
 */
typedef struct Quake2QbspLeafWide {
  /** What its brushes are, all together. Values: QUAKE2_QBSP_QUAKE2_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  int32_t cluster;
  /** Area that doors separate from others; 0 = none. -> AREAS. The lump may be empty all the same. */
  int32_t area;
  /** Lower corner of its box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of its box, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them. */
  uint32_t firstFace;
  /** Number of faces that are seen in it. */
  uint32_t faceCount;
  /** First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them. */
  uint32_t firstBrush;
  /** Number of brushes that reach into it. */
  uint32_t brushCount;
} Quake2QbspLeafWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2QbspLeafWide) == 52, "Quake2QbspLeafWide takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspLeafWide, contents) == 0, "Quake2QbspLeafWide.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspLeafWide *)0)->contents) == 4, "Quake2QbspLeafWide.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspLeafWide, cluster) == 4, "Quake2QbspLeafWide.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspLeafWide *)0)->cluster) == 4, "Quake2QbspLeafWide.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspLeafWide, area) == 8, "Quake2QbspLeafWide.area lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspLeafWide *)0)->area) == 4, "Quake2QbspLeafWide.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspLeafWide, mins) == 12, "Quake2QbspLeafWide.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspLeafWide *)0)->mins) == 12, "Quake2QbspLeafWide.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspLeafWide, maxs) == 24, "Quake2QbspLeafWide.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspLeafWide *)0)->maxs) == 12, "Quake2QbspLeafWide.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspLeafWide, firstFace) == 36, "Quake2QbspLeafWide.firstFace lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspLeafWide *)0)->firstFace) == 4, "Quake2QbspLeafWide.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspLeafWide, faceCount) == 40, "Quake2QbspLeafWide.faceCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspLeafWide *)0)->faceCount) == 4, "Quake2QbspLeafWide.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspLeafWide, firstBrush) == 44, "Quake2QbspLeafWide.firstBrush lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspLeafWide *)0)->firstBrush) == 4, "Quake2QbspLeafWide.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspLeafWide, brushCount) == 48, "Quake2QbspLeafWide.brushCount lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspLeafWide *)0)->brushCount) == 4, "Quake2QbspLeafWide.brushCount takes 4 bytes");

/**
 * An edge of faces (lump 11), with 32-bit indexes.
 * Original name: bsp2_dedge_t. Source: headers of maintained compilers. Confidence: probable.
 */
typedef struct Quake2QbspEdgeWide {
  /** Its two ends. -> VERTICES. */
  uint32_t vertices[2];
} Quake2QbspEdgeWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2QbspEdgeWide) == 8, "Quake2QbspEdgeWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspEdgeWide, vertices) == 0, "Quake2QbspEdgeWide.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspEdgeWide *)0)->vertices) == 8, "Quake2QbspEdgeWide.vertices takes 8 bytes");

/**
 * A side of a brush (lump 15), with 32-bit indexes.
 * Original name: q2_dbrushside_qbism_t. Source: headers of maintained compilers. Confidence: probable.
 */
typedef struct Quake2QbspBrushSideWide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint32_t plane;
  /**
   * How it is textured; -1 = not at all: a side that the compiler added for collision. -> TEXTURE_INFO; -1 =
   * none.
   */
  int32_t texture;
} Quake2QbspBrushSideWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2QbspBrushSideWide) == 8, "Quake2QbspBrushSideWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspBrushSideWide, plane) == 0, "Quake2QbspBrushSideWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspBrushSideWide *)0)->plane) == 4, "Quake2QbspBrushSideWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2QbspBrushSideWide, texture) == 4, "Quake2QbspBrushSideWide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2QbspBrushSideWide *)0)->texture) == 4, "Quake2QbspBrushSideWide.texture takes 4 bytes");

typedef Quake2VerticesElement Quake2QbspVerticesElement;

typedef Quake2LightingElement Quake2QbspLightingElement;

/** Element of LEAF_FACES (lump 9). -> FACES. */
typedef uint32_t Quake2QbspLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2QbspLeafFacesElement) == 4, "Quake2QbspLeafFacesElement takes 4 bytes");

/** Element of LEAF_BRUSHES (lump 10). -> BRUSHES. */
typedef uint32_t Quake2QbspLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2QbspLeafBrushesElement) == 4, "Quake2QbspLeafBrushesElement takes 4 bytes");

typedef Quake2SurfedgesElement Quake2QbspSurfedgesElement;

typedef Quake2PopElement Quake2QbspPopElement;

typedef Quake2FaceNormalsHead Quake2QbspFaceNormalsHead;

typedef Quake2BspxLightingdirElement Quake2QbspBspxLightingdirElement;

typedef Quake2BspxLmoffsetElement Quake2QbspBspxLmoffsetElement;

typedef Quake2BspxLmshiftElement Quake2QbspBspxLmshiftElement;

typedef Quake2BspxLmstyleElement Quake2QbspBspxLmstyleElement;

typedef Quake2BspxLmstyle16Element Quake2QbspBspxLmstyle16Element;

typedef Quake2BspxRgblightingElement Quake2QbspBspxRgblightingElement;

typedef Quake2BspxSurfenvmapElement Quake2QbspBspxSurfenvmapElement;

typedef Quake2BspxVertexnormalsElement Quake2QbspBspxVertexnormalsElement;

#endif /* BRUSHWORK_ID_SOFTWARE_QUAKE2_QBSP_H */
