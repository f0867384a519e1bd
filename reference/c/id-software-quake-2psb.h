/**
 * Quake with 32-bit indexes (2PSB): 2PSB, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Quake maps of the first layout with 32-bit indexes, `2PSB`, which RemakeQuake's tools wrote in 2012: boxes
 * of nodes and leaves are still whole numbers of 16 bits. No version behind the magic.
 *
 * Sources: the headers of maintained compilers and engines that read it; no real map is at hand.
 */
#ifndef BRUSHWORK_ID_SOFTWARE_QUAKE_2PSB_H
#define BRUSHWORK_ID_SOFTWARE_QUAKE_2PSB_H

#include "id-software-quake.h"

/* As in Quake. */
typedef QuakePlane Quake2psbPlane;
typedef QuakeMiptex Quake2psbMiptex;
typedef QuakePaletteColor Quake2psbPaletteColor;
typedef QuakeTextureInfo Quake2psbTextureInfo;
typedef QuakeModel Quake2psbModel;
typedef QuakeBspxEntry Quake2psbBspxEntry;
typedef QuakeBrushListModel Quake2psbBrushListModel;
typedef QuakeBrushListBrush Quake2psbBrushListBrush;
typedef QuakeBrushListPlane Quake2psbBrushListPlane;
typedef QuakeDecoupledLightmap Quake2psbDecoupledLightmap;
typedef QuakeEnvironmentMap Quake2psbEnvironmentMap;
typedef QuakeCornerAxes Quake2psbCornerAxes;
typedef QuakeLightGridHead Quake2psbLightGridHead;
typedef QuakeLightGridCount Quake2psbLightGridCount;
typedef QuakeLightGridNode Quake2psbLightGridNode;
typedef QuakeLightGridLeaf Quake2psbLightGridLeaf;
typedef QuakeLightGridSample Quake2psbLightGridSample;
typedef QuakeLightGridLight Quake2psbLightGridLight;
typedef QuakeLightGridSize Quake2psbLightGridSize;
typedef QuakeLightCubeLeaf Quake2psbLightCubeLeaf;
typedef QuakeLightCubeLight Quake2psbLightCubeLight;
typedef QuakeLightCubeColor Quake2psbLightCubeColor;
typedef QuakeSharedExponentColor Quake2psbSharedExponentColor;
typedef QuakePakLocalHeader Quake2psbPakLocalHeader;
typedef QuakePakDirectoryRecord Quake2psbPakDirectoryRecord;
typedef QuakePakZip64EndRecord Quake2psbPakZip64EndRecord;
typedef QuakePakZip64Locator Quake2psbPakZip64Locator;
typedef QuakePakEndRecord Quake2psbPakEndRecord;
#define QUAKE_2PSB_QUAKE_PLANE_TYPE_X QUAKE_QUAKE_PLANE_TYPE_X
#define QUAKE_2PSB_QUAKE_PLANE_TYPE_Y QUAKE_QUAKE_PLANE_TYPE_Y
#define QUAKE_2PSB_QUAKE_PLANE_TYPE_Z QUAKE_QUAKE_PLANE_TYPE_Z
#define QUAKE_2PSB_QUAKE_PLANE_TYPE_NEAREST_X QUAKE_QUAKE_PLANE_TYPE_NEAREST_X
#define QUAKE_2PSB_QUAKE_PLANE_TYPE_NEAREST_Y QUAKE_QUAKE_PLANE_TYPE_NEAREST_Y
#define QUAKE_2PSB_QUAKE_PLANE_TYPE_NEAREST_Z QUAKE_QUAKE_PLANE_TYPE_NEAREST_Z
#define QUAKE_2PSB_QUAKE_TEXTURE_FLAGS_SPECIAL QUAKE_QUAKE_TEXTURE_FLAGS_SPECIAL
#define QUAKE_2PSB_QUAKE_CONTENTS_EMPTY QUAKE_QUAKE_CONTENTS_EMPTY
#define QUAKE_2PSB_QUAKE_CONTENTS_SOLID QUAKE_QUAKE_CONTENTS_SOLID
#define QUAKE_2PSB_QUAKE_CONTENTS_WATER QUAKE_QUAKE_CONTENTS_WATER
#define QUAKE_2PSB_QUAKE_CONTENTS_SLIME QUAKE_QUAKE_CONTENTS_SLIME
#define QUAKE_2PSB_QUAKE_CONTENTS_LAVA QUAKE_QUAKE_CONTENTS_LAVA
#define QUAKE_2PSB_QUAKE_CONTENTS_SKY QUAKE_QUAKE_CONTENTS_SKY
#define QUAKE_2PSB_QUAKE_CONTENTS_ORIGIN QUAKE_QUAKE_CONTENTS_ORIGIN
#define QUAKE_2PSB_QUAKE_CONTENTS_CLIP QUAKE_QUAKE_CONTENTS_CLIP
#define QUAKE_2PSB_QUAKE_CONTENTS_CURRENT0 QUAKE_QUAKE_CONTENTS_CURRENT0
#define QUAKE_2PSB_QUAKE_CONTENTS_CURRENT90 QUAKE_QUAKE_CONTENTS_CURRENT90
#define QUAKE_2PSB_QUAKE_CONTENTS_CURRENT180 QUAKE_QUAKE_CONTENTS_CURRENT180
#define QUAKE_2PSB_QUAKE_CONTENTS_CURRENT270 QUAKE_QUAKE_CONTENTS_CURRENT270
#define QUAKE_2PSB_QUAKE_CONTENTS_CURRENT_UP QUAKE_QUAKE_CONTENTS_CURRENT_UP
#define QUAKE_2PSB_QUAKE_CONTENTS_CURRENT_DOWN QUAKE_QUAKE_CONTENTS_CURRENT_DOWN
#define QUAKE_2PSB_BRUSH_LIST_CONTENTS_EMPTY QUAKE_BRUSH_LIST_CONTENTS_EMPTY
#define QUAKE_2PSB_BRUSH_LIST_CONTENTS_SOLID QUAKE_BRUSH_LIST_CONTENTS_SOLID
#define QUAKE_2PSB_BRUSH_LIST_CONTENTS_WATER QUAKE_BRUSH_LIST_CONTENTS_WATER
#define QUAKE_2PSB_BRUSH_LIST_CONTENTS_SLIME QUAKE_BRUSH_LIST_CONTENTS_SLIME
#define QUAKE_2PSB_BRUSH_LIST_CONTENTS_LAVA QUAKE_BRUSH_LIST_CONTENTS_LAVA
#define QUAKE_2PSB_BRUSH_LIST_CONTENTS_SKY QUAKE_BRUSH_LIST_CONTENTS_SKY
#define QUAKE_2PSB_BRUSH_LIST_CONTENTS_CLIP QUAKE_BRUSH_LIST_CONTENTS_CLIP
#define QUAKE_2PSB_BRUSH_LIST_CONTENTS_LADDER QUAKE_BRUSH_LIST_CONTENTS_LADDER
#define QUAKE_2PSB_LIGHT_CUBE_SIDES_FRONT QUAKE_LIGHT_CUBE_SIDES_FRONT
#define QUAKE_2PSB_LIGHT_CUBE_SIDES_BACK QUAKE_LIGHT_CUBE_SIDES_BACK
#define QUAKE_2PSB_LIGHT_CUBE_SIDES_LEFT QUAKE_LIGHT_CUBE_SIDES_LEFT
#define QUAKE_2PSB_LIGHT_CUBE_SIDES_RIGHT QUAKE_LIGHT_CUBE_SIDES_RIGHT
#define QUAKE_2PSB_LIGHT_CUBE_SIDES_UP QUAKE_LIGHT_CUBE_SIDES_UP
#define QUAKE_2PSB_LIGHT_CUBE_SIDES_DOWN QUAKE_LIGHT_CUBE_SIDES_DOWN
#define QUAKE_2PSB_PAK_ENTRY_FLAGS_ENCRYPTED QUAKE_PAK_ENTRY_FLAGS_ENCRYPTED
#define QUAKE_2PSB_PAK_ENTRY_FLAGS_SIZES_FOLLOW QUAKE_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define QUAKE_2PSB_PAK_ENTRY_FLAGS_UTF8 QUAKE_PAK_ENTRY_FLAGS_UTF8
#define QUAKE_2PSB_PAK_METHOD_STORED QUAKE_PAK_METHOD_STORED
#define QUAKE_2PSB_PAK_METHOD_DEFLATE QUAKE_PAK_METHOD_DEFLATE
#define QUAKE_2PSB_PAK_METHOD_LZMA QUAKE_PAK_METHOD_LZMA

/* The lumps by their index in the directory, and what each holds. */
#define QUAKE_2PSB_LUMP_ENTITIES QUAKE_LUMP_ENTITIES
#define QUAKE_2PSB_LUMP_PLANES QUAKE_LUMP_PLANES
#define QUAKE_2PSB_LUMP_TEXTURES QUAKE_LUMP_TEXTURES
#define QUAKE_2PSB_LUMP_VERTICES QUAKE_LUMP_VERTICES
#define QUAKE_2PSB_LUMP_VISIBILITY QUAKE_LUMP_VISIBILITY
/** Array of Quake2psbNodeWide. */
#define QUAKE_2PSB_LUMP_NODES 5
#define QUAKE_2PSB_LUMP_TEXTURE_INFO QUAKE_LUMP_TEXTURE_INFO
/** Array of Quake2psbFaceWide. */
#define QUAKE_2PSB_LUMP_FACES 7
#define QUAKE_2PSB_LUMP_LIGHTING QUAKE_LUMP_LIGHTING
/** Array of Quake2psbClipNodeWide. */
#define QUAKE_2PSB_LUMP_CLIP_NODES 9
/** Array of Quake2psbLeafWide. */
#define QUAKE_2PSB_LUMP_LEAVES 10
/** Faces, as leaves select them. Array of Quake2psbLeafFacesElement. */
#define QUAKE_2PSB_LUMP_LEAF_FACES 11
/** Array of Quake2psbEdgeWide. */
#define QUAKE_2PSB_LUMP_EDGES 12
#define QUAKE_2PSB_LUMP_SURFEDGES QUAKE_LUMP_SURFEDGES
#define QUAKE_2PSB_LUMP_MODELS QUAKE_LUMP_MODELS
#define QUAKE_2PSB_LUMP_BSPX QUAKE_LUMP_BSPX

typedef QuakeLumpEntry Quake2psbLumpEntry;
typedef QuakeHeader Quake2psbHeader;

/**
 * A node of the trees that split the world and each brush model for drawing (lump 5), with 32-bit indexes.
 * Original name: bsp2rmq_dnode_t. Source: headers of maintained compilers. Confidence: probable.
 */
typedef struct Quake2psbNodeWide {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative
   * n: element -1 - n of LEAVES.
   */
  int32_t children[2];
  /** Lower corner of its box, in whole game units. */
  struct { int16_t x, y, z; } mins;
  /** Upper corner of its box, in whole game units. */
  struct { int16_t x, y, z; } maxs;
  /** First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them. */
  uint32_t firstFace;
  /** Number of faces, those of both sides counted. */
  uint32_t faceCount;
} Quake2psbNodeWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2psbNodeWide) == 32, "Quake2psbNodeWide takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbNodeWide, plane) == 0, "Quake2psbNodeWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbNodeWide *)0)->plane) == 4, "Quake2psbNodeWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbNodeWide, children) == 4, "Quake2psbNodeWide.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbNodeWide *)0)->children) == 8, "Quake2psbNodeWide.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbNodeWide, mins) == 12, "Quake2psbNodeWide.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbNodeWide *)0)->mins) == 6, "Quake2psbNodeWide.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbNodeWide, maxs) == 18, "Quake2psbNodeWide.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbNodeWide *)0)->maxs) == 6, "Quake2psbNodeWide.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbNodeWide, firstFace) == 24, "Quake2psbNodeWide.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbNodeWide *)0)->firstFace) == 4, "Quake2psbNodeWide.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbNodeWide, faceCount) == 28, "Quake2psbNodeWide.faceCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbNodeWide *)0)->faceCount) == 4, "Quake2psbNodeWide.faceCount takes 4 bytes");

/**
 * A polygon (lump 7), with 32-bit indexes.
 * Original name: bsp2_dface_t. Source: headers of maintained compilers; the real map of BSP2.
 */
typedef struct Quake2psbFaceWide {
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
  /** Not 0 = it looks away from its plane's normal. */
  int32_t side;
  /** First of `edgeCount` entries in SURFEDGES. -> SURFEDGES, `edgeCount` of them. */
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
} Quake2psbFaceWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2psbFaceWide) == 28, "Quake2psbFaceWide takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbFaceWide, plane) == 0, "Quake2psbFaceWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbFaceWide *)0)->plane) == 4, "Quake2psbFaceWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbFaceWide, side) == 4, "Quake2psbFaceWide.side lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbFaceWide *)0)->side) == 4, "Quake2psbFaceWide.side takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbFaceWide, firstEdge) == 8, "Quake2psbFaceWide.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbFaceWide *)0)->firstEdge) == 4, "Quake2psbFaceWide.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbFaceWide, edgeCount) == 12, "Quake2psbFaceWide.edgeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbFaceWide *)0)->edgeCount) == 4, "Quake2psbFaceWide.edgeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbFaceWide, texture) == 16, "Quake2psbFaceWide.texture lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbFaceWide *)0)->texture) == 4, "Quake2psbFaceWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbFaceWide, styles) == 20, "Quake2psbFaceWide.styles lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbFaceWide *)0)->styles) == 4, "Quake2psbFaceWide.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbFaceWide, lightOffset) == 24, "Quake2psbFaceWide.lightOffset lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbFaceWide *)0)->lightOffset) == 4, "Quake2psbFaceWide.lightOffset takes 4 bytes");

/**
 * A node of the trees that bodies of one size collide with (lump 9), with 32-bit indexes.
 * Original name: bsp2_dclipnode_t. Source: headers of maintained compilers; the real map of BSP2.
 */
typedef struct Quake2psbClipNodeWide {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a clip node, or with a negative number what is there
   * (`QuakeContents`). -> CLIP_NODES; -1 or -2 or -3 or -4 or -5 or -6 or -7 or -8 or -9 or -10 or -11 or -12
   * or -13 or -14 = none.
   */
  int32_t children[2];
} Quake2psbClipNodeWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2psbClipNodeWide) == 12, "Quake2psbClipNodeWide takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbClipNodeWide, plane) == 0, "Quake2psbClipNodeWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbClipNodeWide *)0)->plane) == 4, "Quake2psbClipNodeWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbClipNodeWide, children) == 4, "Quake2psbClipNodeWide.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbClipNodeWide *)0)->children) == 8, "Quake2psbClipNodeWide.children takes 8 bytes");

/**
 * A leaf of the trees that the world is drawn by (lump 10), with 32-bit indexes.
 * Original name: bsp2rmq_dleaf_t. Source: headers of maintained compilers. Confidence: probable.
 */
typedef struct Quake2psbLeafWide {
  /** What is in it. Values: QUAKE_2PSB_QUAKE_CONTENTS_*. */
  int32_t contents;
  /**
   * Where its row begins in VISIBILITY; -1 = it sees everything. -> VISIBILITY; -1 = none. The lump may be
   * empty all the same.
   */
  int32_t visibilityOffset;
  /** Lower corner of its box, in whole game units. */
  struct { int16_t x, y, z; } mins;
  /** Upper corner of its box, in whole game units. */
  struct { int16_t x, y, z; } maxs;
  /** First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them. */
  uint32_t firstFace;
  /** Number of faces that are seen in it. */
  uint32_t faceCount;
  /** How loud each sound of the surroundings is heard in it, 0 to 255. */
  struct { uint8_t water, sky, slime, lava; } ambientLevels;
} Quake2psbLeafWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2psbLeafWide) == 32, "Quake2psbLeafWide takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbLeafWide, contents) == 0, "Quake2psbLeafWide.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbLeafWide *)0)->contents) == 4, "Quake2psbLeafWide.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbLeafWide, visibilityOffset) == 4, "Quake2psbLeafWide.visibilityOffset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbLeafWide *)0)->visibilityOffset) == 4, "Quake2psbLeafWide.visibilityOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbLeafWide, mins) == 8, "Quake2psbLeafWide.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbLeafWide *)0)->mins) == 6, "Quake2psbLeafWide.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbLeafWide, maxs) == 14, "Quake2psbLeafWide.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbLeafWide *)0)->maxs) == 6, "Quake2psbLeafWide.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbLeafWide, firstFace) == 20, "Quake2psbLeafWide.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbLeafWide *)0)->firstFace) == 4, "Quake2psbLeafWide.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbLeafWide, faceCount) == 24, "Quake2psbLeafWide.faceCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbLeafWide *)0)->faceCount) == 4, "Quake2psbLeafWide.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbLeafWide, ambientLevels) == 28, "Quake2psbLeafWide.ambientLevels lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbLeafWide *)0)->ambientLevels) == 4, "Quake2psbLeafWide.ambientLevels takes 4 bytes");

/**
 * An edge of faces (lump 12), with 32-bit indexes.
 * Original name: bsp2_dedge_t. Source: headers of maintained compilers; the real map of BSP2.
 */
typedef struct Quake2psbEdgeWide {
  /** Its two ends. -> VERTICES. */
  uint32_t vertices[2];
} Quake2psbEdgeWide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2psbEdgeWide) == 8, "Quake2psbEdgeWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2psbEdgeWide, vertices) == 0, "Quake2psbEdgeWide.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2psbEdgeWide *)0)->vertices) == 8, "Quake2psbEdgeWide.vertices takes 8 bytes");

typedef QuakeVerticesElement Quake2psbVerticesElement;

typedef QuakeVisibilityElement Quake2psbVisibilityElement;

typedef QuakeLightingElement Quake2psbLightingElement;

/** Element of LEAF_FACES (lump 11). -> FACES. */
typedef uint32_t Quake2psbLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2psbLeafFacesElement) == 4, "Quake2psbLeafFacesElement takes 4 bytes");

typedef QuakeSurfedgesElement Quake2psbSurfedgesElement;

typedef QuakeFaceNormalsHead Quake2psbFaceNormalsHead;

typedef QuakeBspxLightingdirElement Quake2psbBspxLightingdirElement;

typedef QuakeBspxLmoffsetElement Quake2psbBspxLmoffsetElement;

typedef QuakeBspxLmshiftElement Quake2psbBspxLmshiftElement;

typedef QuakeBspxLmstyleElement Quake2psbBspxLmstyleElement;

typedef QuakeBspxLmstyle16Element Quake2psbBspxLmstyle16Element;

typedef QuakeBspxRgblightingElement Quake2psbBspxRgblightingElement;

typedef QuakeBspxSurfenvmapElement Quake2psbBspxSurfenvmapElement;

typedef QuakeBspxVertexnormalsElement Quake2psbBspxVertexnormalsElement;

#endif /* BRUSHWORK_ID_SOFTWARE_QUAKE_2PSB_H */
