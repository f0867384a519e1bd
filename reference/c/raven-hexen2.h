/**
 * Hexen II: 29, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Hexen II (1997): Quake's version 29 and all of its lumps, but models with eight trees, for bodies of more
 * sizes. No word of the file says which of the two it is: the size of the lump of models, what stands in it,
 * and the entities do.
 *
 * Sources: the headers of the released compilers and engine and of their maintained descendants; no real map
 * is at hand.
 */
#ifndef BRUSHWORK_RAVEN_HEXEN2_H
#define BRUSHWORK_RAVEN_HEXEN2_H

#include "id-software-quake.h"

/* As in Quake. */
typedef QuakePlane Hexen2Plane;
typedef QuakeMiptex Hexen2Miptex;
typedef QuakePaletteColor Hexen2PaletteColor;
typedef QuakeNode Hexen2Node;
typedef QuakeTextureInfo Hexen2TextureInfo;
typedef QuakeFace Hexen2Face;
typedef QuakeClipNode Hexen2ClipNode;
typedef QuakeLeaf Hexen2Leaf;
typedef QuakeEdge Hexen2Edge;
typedef QuakeBspxEntry Hexen2BspxEntry;
typedef QuakeBrushListModel Hexen2BrushListModel;
typedef QuakeBrushListBrush Hexen2BrushListBrush;
typedef QuakeBrushListPlane Hexen2BrushListPlane;
typedef QuakeDecoupledLightmap Hexen2DecoupledLightmap;
typedef QuakeEnvironmentMap Hexen2EnvironmentMap;
typedef QuakeCornerAxes Hexen2CornerAxes;
typedef QuakeLightGridHead Hexen2LightGridHead;
typedef QuakeLightGridCount Hexen2LightGridCount;
typedef QuakeLightGridNode Hexen2LightGridNode;
typedef QuakeLightGridLeaf Hexen2LightGridLeaf;
typedef QuakeLightGridSample Hexen2LightGridSample;
typedef QuakeLightGridLight Hexen2LightGridLight;
typedef QuakeLightGridSize Hexen2LightGridSize;
typedef QuakeLightCubeLeaf Hexen2LightCubeLeaf;
typedef QuakeLightCubeLight Hexen2LightCubeLight;
typedef QuakeLightCubeColor Hexen2LightCubeColor;
typedef QuakeSharedExponentColor Hexen2SharedExponentColor;
typedef QuakePakLocalHeader Hexen2PakLocalHeader;
typedef QuakePakDirectoryRecord Hexen2PakDirectoryRecord;
typedef QuakePakZip64EndRecord Hexen2PakZip64EndRecord;
typedef QuakePakZip64Locator Hexen2PakZip64Locator;
typedef QuakePakEndRecord Hexen2PakEndRecord;
#define HEXEN2_QUAKE_PLANE_TYPE_X QUAKE_QUAKE_PLANE_TYPE_X
#define HEXEN2_QUAKE_PLANE_TYPE_Y QUAKE_QUAKE_PLANE_TYPE_Y
#define HEXEN2_QUAKE_PLANE_TYPE_Z QUAKE_QUAKE_PLANE_TYPE_Z
#define HEXEN2_QUAKE_PLANE_TYPE_NEAREST_X QUAKE_QUAKE_PLANE_TYPE_NEAREST_X
#define HEXEN2_QUAKE_PLANE_TYPE_NEAREST_Y QUAKE_QUAKE_PLANE_TYPE_NEAREST_Y
#define HEXEN2_QUAKE_PLANE_TYPE_NEAREST_Z QUAKE_QUAKE_PLANE_TYPE_NEAREST_Z
#define HEXEN2_QUAKE_TEXTURE_FLAGS_SPECIAL QUAKE_QUAKE_TEXTURE_FLAGS_SPECIAL
#define HEXEN2_QUAKE_CONTENTS_EMPTY QUAKE_QUAKE_CONTENTS_EMPTY
#define HEXEN2_QUAKE_CONTENTS_SOLID QUAKE_QUAKE_CONTENTS_SOLID
#define HEXEN2_QUAKE_CONTENTS_WATER QUAKE_QUAKE_CONTENTS_WATER
#define HEXEN2_QUAKE_CONTENTS_SLIME QUAKE_QUAKE_CONTENTS_SLIME
#define HEXEN2_QUAKE_CONTENTS_LAVA QUAKE_QUAKE_CONTENTS_LAVA
#define HEXEN2_QUAKE_CONTENTS_SKY QUAKE_QUAKE_CONTENTS_SKY
#define HEXEN2_QUAKE_CONTENTS_ORIGIN QUAKE_QUAKE_CONTENTS_ORIGIN
#define HEXEN2_QUAKE_CONTENTS_CLIP QUAKE_QUAKE_CONTENTS_CLIP
#define HEXEN2_QUAKE_CONTENTS_CURRENT0 QUAKE_QUAKE_CONTENTS_CURRENT0
#define HEXEN2_QUAKE_CONTENTS_CURRENT90 QUAKE_QUAKE_CONTENTS_CURRENT90
#define HEXEN2_QUAKE_CONTENTS_CURRENT180 QUAKE_QUAKE_CONTENTS_CURRENT180
#define HEXEN2_QUAKE_CONTENTS_CURRENT270 QUAKE_QUAKE_CONTENTS_CURRENT270
#define HEXEN2_QUAKE_CONTENTS_CURRENT_UP QUAKE_QUAKE_CONTENTS_CURRENT_UP
#define HEXEN2_QUAKE_CONTENTS_CURRENT_DOWN QUAKE_QUAKE_CONTENTS_CURRENT_DOWN
#define HEXEN2_BRUSH_LIST_CONTENTS_EMPTY QUAKE_BRUSH_LIST_CONTENTS_EMPTY
#define HEXEN2_BRUSH_LIST_CONTENTS_SOLID QUAKE_BRUSH_LIST_CONTENTS_SOLID
#define HEXEN2_BRUSH_LIST_CONTENTS_WATER QUAKE_BRUSH_LIST_CONTENTS_WATER
#define HEXEN2_BRUSH_LIST_CONTENTS_SLIME QUAKE_BRUSH_LIST_CONTENTS_SLIME
#define HEXEN2_BRUSH_LIST_CONTENTS_LAVA QUAKE_BRUSH_LIST_CONTENTS_LAVA
#define HEXEN2_BRUSH_LIST_CONTENTS_SKY QUAKE_BRUSH_LIST_CONTENTS_SKY
#define HEXEN2_BRUSH_LIST_CONTENTS_CLIP QUAKE_BRUSH_LIST_CONTENTS_CLIP
#define HEXEN2_BRUSH_LIST_CONTENTS_LADDER QUAKE_BRUSH_LIST_CONTENTS_LADDER
#define HEXEN2_LIGHT_CUBE_SIDES_FRONT QUAKE_LIGHT_CUBE_SIDES_FRONT
#define HEXEN2_LIGHT_CUBE_SIDES_BACK QUAKE_LIGHT_CUBE_SIDES_BACK
#define HEXEN2_LIGHT_CUBE_SIDES_LEFT QUAKE_LIGHT_CUBE_SIDES_LEFT
#define HEXEN2_LIGHT_CUBE_SIDES_RIGHT QUAKE_LIGHT_CUBE_SIDES_RIGHT
#define HEXEN2_LIGHT_CUBE_SIDES_UP QUAKE_LIGHT_CUBE_SIDES_UP
#define HEXEN2_LIGHT_CUBE_SIDES_DOWN QUAKE_LIGHT_CUBE_SIDES_DOWN
#define HEXEN2_PAK_ENTRY_FLAGS_ENCRYPTED QUAKE_PAK_ENTRY_FLAGS_ENCRYPTED
#define HEXEN2_PAK_ENTRY_FLAGS_SIZES_FOLLOW QUAKE_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define HEXEN2_PAK_ENTRY_FLAGS_UTF8 QUAKE_PAK_ENTRY_FLAGS_UTF8
#define HEXEN2_PAK_METHOD_STORED QUAKE_PAK_METHOD_STORED
#define HEXEN2_PAK_METHOD_DEFLATE QUAKE_PAK_METHOD_DEFLATE
#define HEXEN2_PAK_METHOD_LZMA QUAKE_PAK_METHOD_LZMA

/* The lumps by their index in the directory, and what each holds. */
#define HEXEN2_LUMP_ENTITIES QUAKE_LUMP_ENTITIES
#define HEXEN2_LUMP_PLANES QUAKE_LUMP_PLANES
#define HEXEN2_LUMP_TEXTURES QUAKE_LUMP_TEXTURES
#define HEXEN2_LUMP_VERTICES QUAKE_LUMP_VERTICES
#define HEXEN2_LUMP_VISIBILITY QUAKE_LUMP_VISIBILITY
#define HEXEN2_LUMP_NODES QUAKE_LUMP_NODES
#define HEXEN2_LUMP_TEXTURE_INFO QUAKE_LUMP_TEXTURE_INFO
#define HEXEN2_LUMP_FACES QUAKE_LUMP_FACES
#define HEXEN2_LUMP_LIGHTING QUAKE_LUMP_LIGHTING
#define HEXEN2_LUMP_CLIP_NODES QUAKE_LUMP_CLIP_NODES
#define HEXEN2_LUMP_LEAVES QUAKE_LUMP_LEAVES
#define HEXEN2_LUMP_LEAF_FACES QUAKE_LUMP_LEAF_FACES
#define HEXEN2_LUMP_EDGES QUAKE_LUMP_EDGES
#define HEXEN2_LUMP_SURFEDGES QUAKE_LUMP_SURFEDGES
/** Array of Hexen2ModelHexen2. */
#define HEXEN2_LUMP_MODELS 14
#define HEXEN2_LUMP_BSPX QUAKE_LUMP_BSPX

typedef QuakeLumpEntry Hexen2LumpEntry;
typedef QuakeHeader Hexen2Header;

/**
 * The world, or a brush model (lump 14), with trees for seven sizes of bodies.
 * Original name: dmodel_t. Source: headers of the released compilers. Confidence: probable.
 */
typedef struct Hexen2ModelHexen2 {
  /** Lower corner of its box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of its box, in game units. */
  struct { float x, y, z; } maxs;
  /** Middle for sounds and lights; 0 in maps, where the entity says it. */
  struct { float x, y, z; } origin;
  /** Root of the tree that it is drawn by and that points collide with. -> NODES. */
  int32_t headNode;
  /**
   * Roots of the trees that bodies of seven sizes collide with, of which five are used; negative = contents.
   * -> CLIP_NODES; -1 or -2 or -3 or -4 or -5 or -6 or -7 or -8 or -9 or -10 or -11 or -12 or -13 or -14 =
   * none. The lump may be empty all the same.
   */
  int32_t clipHeadNodes[7];
  /** Number of leaves that rows of VISIBILITY have a bit for: of the world those behind leaf 0. */
  int32_t leafCount;
  /** First of `faceCount` faces. -> FACES, `faceCount` of them. */
  int32_t firstFace;
  /** Number of faces. */
  int32_t faceCount;
} Hexen2ModelHexen2;
BRUSHWORK_STATIC_ASSERT(sizeof(Hexen2ModelHexen2) == 80, "Hexen2ModelHexen2 takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Hexen2ModelHexen2, mins) == 0, "Hexen2ModelHexen2.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Hexen2ModelHexen2 *)0)->mins) == 12, "Hexen2ModelHexen2.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Hexen2ModelHexen2, maxs) == 12, "Hexen2ModelHexen2.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Hexen2ModelHexen2 *)0)->maxs) == 12, "Hexen2ModelHexen2.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Hexen2ModelHexen2, origin) == 24, "Hexen2ModelHexen2.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Hexen2ModelHexen2 *)0)->origin) == 12, "Hexen2ModelHexen2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Hexen2ModelHexen2, headNode) == 36, "Hexen2ModelHexen2.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Hexen2ModelHexen2 *)0)->headNode) == 4, "Hexen2ModelHexen2.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Hexen2ModelHexen2, clipHeadNodes) == 40, "Hexen2ModelHexen2.clipHeadNodes lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Hexen2ModelHexen2 *)0)->clipHeadNodes) == 28, "Hexen2ModelHexen2.clipHeadNodes takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Hexen2ModelHexen2, leafCount) == 68, "Hexen2ModelHexen2.leafCount lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Hexen2ModelHexen2 *)0)->leafCount) == 4, "Hexen2ModelHexen2.leafCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Hexen2ModelHexen2, firstFace) == 72, "Hexen2ModelHexen2.firstFace lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Hexen2ModelHexen2 *)0)->firstFace) == 4, "Hexen2ModelHexen2.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Hexen2ModelHexen2, faceCount) == 76, "Hexen2ModelHexen2.faceCount lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Hexen2ModelHexen2 *)0)->faceCount) == 4, "Hexen2ModelHexen2.faceCount takes 4 bytes");

typedef QuakeVerticesElement Hexen2VerticesElement;

typedef QuakeVisibilityElement Hexen2VisibilityElement;

typedef QuakeLightingElement Hexen2LightingElement;

typedef QuakeLeafFacesElement Hexen2LeafFacesElement;

typedef QuakeSurfedgesElement Hexen2SurfedgesElement;

typedef QuakeFaceNormalsHead Hexen2FaceNormalsHead;

typedef QuakeBspxLightingdirElement Hexen2BspxLightingdirElement;

typedef QuakeBspxLmoffsetElement Hexen2BspxLmoffsetElement;

typedef QuakeBspxLmshiftElement Hexen2BspxLmshiftElement;

typedef QuakeBspxLmstyleElement Hexen2BspxLmstyleElement;

typedef QuakeBspxLmstyle16Element Hexen2BspxLmstyle16Element;

typedef QuakeBspxRgblightingElement Hexen2BspxRgblightingElement;

typedef QuakeBspxSurfenvmapElement Hexen2BspxSurfenvmapElement;

typedef QuakeBspxVertexnormalsElement Hexen2BspxVertexnormalsElement;

#endif /* BRUSHWORK_RAVEN_HEXEN2_H */
