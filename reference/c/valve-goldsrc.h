/**
 * GoldSrc (Half-Life, Counter-Strike): 30, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * GoldSrc (Half-Life, 1998): version 30 at the start of the file, Quake's lumps, with light in colours and a
 * palette behind each texture, or textures that lie in an archive (WAD) beside the map.
 *
 * Sources: the headers of the public compilers of the engine, and real maps.
 */
#ifndef BRUSHWORK_VALVE_GOLDSRC_H
#define BRUSHWORK_VALVE_GOLDSRC_H

#include "id-software-quake.h"

/* As in Quake. */
typedef QuakePlane GoldsrcPlane;
typedef QuakeMiptex GoldsrcMiptex;
typedef QuakePaletteColor GoldsrcPaletteColor;
typedef QuakeNode GoldsrcNode;
typedef QuakeTextureInfo GoldsrcTextureInfo;
typedef QuakeFace GoldsrcFace;
typedef QuakeEdge GoldsrcEdge;
typedef QuakeBspxEntry GoldsrcBspxEntry;
typedef QuakeBrushListModel GoldsrcBrushListModel;
typedef QuakeBrushListBrush GoldsrcBrushListBrush;
typedef QuakeBrushListPlane GoldsrcBrushListPlane;
typedef QuakeDecoupledLightmap GoldsrcDecoupledLightmap;
typedef QuakeEnvironmentMap GoldsrcEnvironmentMap;
typedef QuakeCornerAxes GoldsrcCornerAxes;
typedef QuakeLightGridHead GoldsrcLightGridHead;
typedef QuakeLightGridCount GoldsrcLightGridCount;
typedef QuakeLightGridNode GoldsrcLightGridNode;
typedef QuakeLightGridLeaf GoldsrcLightGridLeaf;
typedef QuakeLightGridSample GoldsrcLightGridSample;
typedef QuakeLightGridLight GoldsrcLightGridLight;
typedef QuakeLightGridSize GoldsrcLightGridSize;
typedef QuakeLightCubeLeaf GoldsrcLightCubeLeaf;
typedef QuakeLightCubeLight GoldsrcLightCubeLight;
typedef QuakeLightCubeColor GoldsrcLightCubeColor;
typedef QuakeSharedExponentColor GoldsrcSharedExponentColor;
typedef QuakePakLocalHeader GoldsrcPakLocalHeader;
typedef QuakePakDirectoryRecord GoldsrcPakDirectoryRecord;
typedef QuakePakZip64EndRecord GoldsrcPakZip64EndRecord;
typedef QuakePakZip64Locator GoldsrcPakZip64Locator;
typedef QuakePakEndRecord GoldsrcPakEndRecord;
#define GOLDSRC_QUAKE_PLANE_TYPE_X QUAKE_QUAKE_PLANE_TYPE_X
#define GOLDSRC_QUAKE_PLANE_TYPE_Y QUAKE_QUAKE_PLANE_TYPE_Y
#define GOLDSRC_QUAKE_PLANE_TYPE_Z QUAKE_QUAKE_PLANE_TYPE_Z
#define GOLDSRC_QUAKE_PLANE_TYPE_NEAREST_X QUAKE_QUAKE_PLANE_TYPE_NEAREST_X
#define GOLDSRC_QUAKE_PLANE_TYPE_NEAREST_Y QUAKE_QUAKE_PLANE_TYPE_NEAREST_Y
#define GOLDSRC_QUAKE_PLANE_TYPE_NEAREST_Z QUAKE_QUAKE_PLANE_TYPE_NEAREST_Z
#define GOLDSRC_QUAKE_TEXTURE_FLAGS_SPECIAL QUAKE_QUAKE_TEXTURE_FLAGS_SPECIAL
#define GOLDSRC_BRUSH_LIST_CONTENTS_EMPTY QUAKE_BRUSH_LIST_CONTENTS_EMPTY
#define GOLDSRC_BRUSH_LIST_CONTENTS_SOLID QUAKE_BRUSH_LIST_CONTENTS_SOLID
#define GOLDSRC_BRUSH_LIST_CONTENTS_WATER QUAKE_BRUSH_LIST_CONTENTS_WATER
#define GOLDSRC_BRUSH_LIST_CONTENTS_SLIME QUAKE_BRUSH_LIST_CONTENTS_SLIME
#define GOLDSRC_BRUSH_LIST_CONTENTS_LAVA QUAKE_BRUSH_LIST_CONTENTS_LAVA
#define GOLDSRC_BRUSH_LIST_CONTENTS_SKY QUAKE_BRUSH_LIST_CONTENTS_SKY
#define GOLDSRC_BRUSH_LIST_CONTENTS_CLIP QUAKE_BRUSH_LIST_CONTENTS_CLIP
#define GOLDSRC_BRUSH_LIST_CONTENTS_LADDER QUAKE_BRUSH_LIST_CONTENTS_LADDER
#define GOLDSRC_LIGHT_CUBE_SIDES_FRONT QUAKE_LIGHT_CUBE_SIDES_FRONT
#define GOLDSRC_LIGHT_CUBE_SIDES_BACK QUAKE_LIGHT_CUBE_SIDES_BACK
#define GOLDSRC_LIGHT_CUBE_SIDES_LEFT QUAKE_LIGHT_CUBE_SIDES_LEFT
#define GOLDSRC_LIGHT_CUBE_SIDES_RIGHT QUAKE_LIGHT_CUBE_SIDES_RIGHT
#define GOLDSRC_LIGHT_CUBE_SIDES_UP QUAKE_LIGHT_CUBE_SIDES_UP
#define GOLDSRC_LIGHT_CUBE_SIDES_DOWN QUAKE_LIGHT_CUBE_SIDES_DOWN
#define GOLDSRC_PAK_ENTRY_FLAGS_ENCRYPTED QUAKE_PAK_ENTRY_FLAGS_ENCRYPTED
#define GOLDSRC_PAK_ENTRY_FLAGS_SIZES_FOLLOW QUAKE_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define GOLDSRC_PAK_ENTRY_FLAGS_UTF8 QUAKE_PAK_ENTRY_FLAGS_UTF8
#define GOLDSRC_PAK_METHOD_STORED QUAKE_PAK_METHOD_STORED
#define GOLDSRC_PAK_METHOD_DEFLATE QUAKE_PAK_METHOD_DEFLATE
#define GOLDSRC_PAK_METHOD_LZMA QUAKE_PAK_METHOD_LZMA

/* The lumps by their index in the directory, and what each holds. */
#define GOLDSRC_LUMP_ENTITIES QUAKE_LUMP_ENTITIES
#define GOLDSRC_LUMP_PLANES QUAKE_LUMP_PLANES
/**
 * Textures with their pixels and a palette each, or without either: those lie in archives beside the map.
 * Content of the kind 'textures', whose parts C can't place:
 * A lump of textures with four sizes each, whose pixels are numbers of colours of a palette: each texture's
 * own, or one that the game has for all.
 * Original name: dmiptexlump_t. Source: public headers of the compilers; real maps.
 * - `int32_t count`: Number of textures.
 * - `int32_t offsets[count]`: Where each texture begins, in bytes from the start of the lump; -1 = there is
 * no such texture.
 * - `GoldsrcMiptex textures`: The heads of the textures. at each of the offsets that is not -1
 * - `uint8_t pixels`: Pixels of one size of a texture, row by row: numbers of colours. width times height of
 * them at the first of the level offsets, a quarter at each further one
 * - `uint16_t colorCount`: Number of colours in the palette of a texture. behind the pixels of the smallest
 * size, where textures have palettes
 * - `GoldsrcPaletteColor colors`: The palette of a texture. behind the number of colours
 */
#define GOLDSRC_LUMP_TEXTURES 2
#define GOLDSRC_LUMP_VERTICES QUAKE_LUMP_VERTICES
#define GOLDSRC_LUMP_VISIBILITY QUAKE_LUMP_VISIBILITY
#define GOLDSRC_LUMP_NODES QUAKE_LUMP_NODES
#define GOLDSRC_LUMP_TEXTURE_INFO QUAKE_LUMP_TEXTURE_INFO
#define GOLDSRC_LUMP_FACES QUAKE_LUMP_FACES
/** Samples of all lightmaps: one for every 16 texture pixels of a face. Array of GoldsrcLightingElement. */
#define GOLDSRC_LUMP_LIGHTING 8
/** Array of GoldsrcClipNodeGoldSrc. */
#define GOLDSRC_LUMP_CLIP_NODES 9
/** Array of GoldsrcLeafGoldSrc. */
#define GOLDSRC_LUMP_LEAVES 10
#define GOLDSRC_LUMP_LEAF_FACES QUAKE_LUMP_LEAF_FACES
#define GOLDSRC_LUMP_EDGES QUAKE_LUMP_EDGES
#define GOLDSRC_LUMP_SURFEDGES QUAKE_LUMP_SURFEDGES
/** Array of GoldsrcModelGoldSrc. */
#define GOLDSRC_LUMP_MODELS 14
#define GOLDSRC_LUMP_BSPX QUAKE_LUMP_BSPX

typedef QuakeLumpEntry GoldsrcLumpEntry;
typedef QuakeHeader GoldsrcHeader;

/**
 * What is in a leaf, or behind a clip node's plane (`CONTENTS_*`): Quake's, and what one sees through or
 * climbs.
 * Source: public headers of the engine.
 */
#define GOLDSRC_GOLD_SRC_CONTENTS_EMPTY (-1)
#define GOLDSRC_GOLD_SRC_CONTENTS_SOLID (-2)
#define GOLDSRC_GOLD_SRC_CONTENTS_WATER (-3)
#define GOLDSRC_GOLD_SRC_CONTENTS_SLIME (-4)
#define GOLDSRC_GOLD_SRC_CONTENTS_LAVA (-5)
#define GOLDSRC_GOLD_SRC_CONTENTS_SKY (-6)
#define GOLDSRC_GOLD_SRC_CONTENTS_ORIGIN (-7)
#define GOLDSRC_GOLD_SRC_CONTENTS_CLIP (-8)
#define GOLDSRC_GOLD_SRC_CONTENTS_CURRENT0 (-9)
#define GOLDSRC_GOLD_SRC_CONTENTS_CURRENT90 (-10)
#define GOLDSRC_GOLD_SRC_CONTENTS_CURRENT180 (-11)
#define GOLDSRC_GOLD_SRC_CONTENTS_CURRENT270 (-12)
#define GOLDSRC_GOLD_SRC_CONTENTS_CURRENT_UP (-13)
#define GOLDSRC_GOLD_SRC_CONTENTS_CURRENT_DOWN (-14)
#define GOLDSRC_GOLD_SRC_CONTENTS_TRANSLUCENT (-15)
#define GOLDSRC_GOLD_SRC_CONTENTS_LADDER (-16)

/**
 * A node of the trees that bodies of one size collide with (lump 9).
 * Original name: dclipnode_t. Source: public headers of the engine.
 */
typedef struct GoldsrcClipNodeGoldSrc {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a clip node, or with a negative number what is there
   * (`GoldSrcContents`). -> CLIP_NODES; -1 or -2 or -3 or -4 or -5 or -6 or -7 or -8 or -9 or -10 or -11 or
   * -12 or -13 or -14 or -15 or -16 = none.
   */
  int16_t children[2];
} GoldsrcClipNodeGoldSrc;
BRUSHWORK_STATIC_ASSERT(sizeof(GoldsrcClipNodeGoldSrc) == 8, "GoldsrcClipNodeGoldSrc takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcClipNodeGoldSrc, plane) == 0, "GoldsrcClipNodeGoldSrc.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcClipNodeGoldSrc *)0)->plane) == 4, "GoldsrcClipNodeGoldSrc.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcClipNodeGoldSrc, children) == 4, "GoldsrcClipNodeGoldSrc.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcClipNodeGoldSrc *)0)->children) == 4, "GoldsrcClipNodeGoldSrc.children takes 4 bytes");

/**
 * A leaf of the trees that the world is drawn by (lump 10).
 * Original name: dleaf_t. Source: public headers of the engine; real maps.
 */
typedef struct GoldsrcLeafGoldSrc {
  /** What is in it. Values: GOLDSRC_GOLD_SRC_CONTENTS_*. */
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
  uint16_t firstFace;
  /** Number of faces that are seen in it. */
  uint16_t faceCount;
  /** How loud each sound of the surroundings is heard in it, 0 to 255. */
  struct { uint8_t water, sky, slime, lava; } ambientLevels;
} GoldsrcLeafGoldSrc;
BRUSHWORK_STATIC_ASSERT(sizeof(GoldsrcLeafGoldSrc) == 28, "GoldsrcLeafGoldSrc takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcLeafGoldSrc, contents) == 0, "GoldsrcLeafGoldSrc.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcLeafGoldSrc *)0)->contents) == 4, "GoldsrcLeafGoldSrc.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcLeafGoldSrc, visibilityOffset) == 4, "GoldsrcLeafGoldSrc.visibilityOffset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcLeafGoldSrc *)0)->visibilityOffset) == 4, "GoldsrcLeafGoldSrc.visibilityOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcLeafGoldSrc, mins) == 8, "GoldsrcLeafGoldSrc.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcLeafGoldSrc *)0)->mins) == 6, "GoldsrcLeafGoldSrc.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcLeafGoldSrc, maxs) == 14, "GoldsrcLeafGoldSrc.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcLeafGoldSrc *)0)->maxs) == 6, "GoldsrcLeafGoldSrc.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcLeafGoldSrc, firstFace) == 20, "GoldsrcLeafGoldSrc.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcLeafGoldSrc *)0)->firstFace) == 2, "GoldsrcLeafGoldSrc.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcLeafGoldSrc, faceCount) == 22, "GoldsrcLeafGoldSrc.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcLeafGoldSrc *)0)->faceCount) == 2, "GoldsrcLeafGoldSrc.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcLeafGoldSrc, ambientLevels) == 24, "GoldsrcLeafGoldSrc.ambientLevels lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcLeafGoldSrc *)0)->ambientLevels) == 4, "GoldsrcLeafGoldSrc.ambientLevels takes 4 bytes");

/**
 * The world, or a brush model that moves or triggers something (lump 14).
 * Original name: dmodel_t. Source: public headers of the engine; real maps.
 */
typedef struct GoldsrcModelGoldSrc {
  /** Lower corner of its box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of its box, in game units. */
  struct { float x, y, z; } maxs;
  /** Middle for sounds and lights; 0 in maps, where the entity says it. */
  struct { float x, y, z; } origin;
  /** Root of the tree that it is drawn by and that points collide with. -> NODES. */
  int32_t headNode;
  /**
   * Roots of the trees that bodies of three sizes collide with: standing, large, crouching; negative =
   * contents. -> CLIP_NODES; -1 or -2 or -3 or -4 or -5 or -6 or -7 or -8 or -9 or -10 or -11 or -12 or -13
   * or -14 or -15 or -16 = none. The lump may be empty all the same.
   */
  int32_t clipHeadNodes[3];
  /** Number of leaves that rows of VISIBILITY have a bit for: of the world those behind leaf 0. */
  int32_t leafCount;
  /** First of `faceCount` faces. -> FACES, `faceCount` of them. */
  int32_t firstFace;
  /** Number of faces. */
  int32_t faceCount;
} GoldsrcModelGoldSrc;
BRUSHWORK_STATIC_ASSERT(sizeof(GoldsrcModelGoldSrc) == 64, "GoldsrcModelGoldSrc takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcModelGoldSrc, mins) == 0, "GoldsrcModelGoldSrc.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcModelGoldSrc *)0)->mins) == 12, "GoldsrcModelGoldSrc.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcModelGoldSrc, maxs) == 12, "GoldsrcModelGoldSrc.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcModelGoldSrc *)0)->maxs) == 12, "GoldsrcModelGoldSrc.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcModelGoldSrc, origin) == 24, "GoldsrcModelGoldSrc.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcModelGoldSrc *)0)->origin) == 12, "GoldsrcModelGoldSrc.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcModelGoldSrc, headNode) == 36, "GoldsrcModelGoldSrc.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcModelGoldSrc *)0)->headNode) == 4, "GoldsrcModelGoldSrc.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcModelGoldSrc, clipHeadNodes) == 40, "GoldsrcModelGoldSrc.clipHeadNodes lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcModelGoldSrc *)0)->clipHeadNodes) == 12, "GoldsrcModelGoldSrc.clipHeadNodes takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcModelGoldSrc, leafCount) == 52, "GoldsrcModelGoldSrc.leafCount lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcModelGoldSrc *)0)->leafCount) == 4, "GoldsrcModelGoldSrc.leafCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcModelGoldSrc, firstFace) == 56, "GoldsrcModelGoldSrc.firstFace lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcModelGoldSrc *)0)->firstFace) == 4, "GoldsrcModelGoldSrc.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(GoldsrcModelGoldSrc, faceCount) == 60, "GoldsrcModelGoldSrc.faceCount lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((GoldsrcModelGoldSrc *)0)->faceCount) == 4, "GoldsrcModelGoldSrc.faceCount takes 4 bytes");

typedef QuakeVerticesElement GoldsrcVerticesElement;

typedef QuakeVisibilityElement GoldsrcVisibilityElement;

/** Element of LIGHTING (lump 8). */
typedef struct { uint8_t red, green, blue; } GoldsrcLightingElement;
BRUSHWORK_STATIC_ASSERT(sizeof(GoldsrcLightingElement) == 3, "GoldsrcLightingElement takes 3 bytes");

typedef QuakeLeafFacesElement GoldsrcLeafFacesElement;

typedef QuakeSurfedgesElement GoldsrcSurfedgesElement;

typedef QuakeFaceNormalsHead GoldsrcFaceNormalsHead;

typedef QuakeBspxLightingdirElement GoldsrcBspxLightingdirElement;

typedef QuakeBspxLmoffsetElement GoldsrcBspxLmoffsetElement;

typedef QuakeBspxLmshiftElement GoldsrcBspxLmshiftElement;

typedef QuakeBspxLmstyleElement GoldsrcBspxLmstyleElement;

typedef QuakeBspxLmstyle16Element GoldsrcBspxLmstyle16Element;

typedef QuakeBspxRgblightingElement GoldsrcBspxRgblightingElement;

typedef QuakeBspxSurfenvmapElement GoldsrcBspxSurfenvmapElement;

typedef QuakeBspxVertexnormalsElement GoldsrcBspxVertexnormalsElement;

#endif /* BRUSHWORK_VALVE_GOLDSRC_H */
