/**
 * Quake with 32-bit indexes (BSP2): BSP2, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Quake maps with 32-bit indexes, `BSP2`: 2PSB with boxes of nodes and leaves in floats, so that they may lie
 * beyond 32,767 game units. No version behind the magic.
 *
 * Sources: the headers of maintained compilers and engines, and a real map.
 */
#ifndef BRUSHWORK_ID_SOFTWARE_QUAKE_BSP2_H
#define BRUSHWORK_ID_SOFTWARE_QUAKE_BSP2_H

#include "id-software-quake-2psb.h"

/* As in Quake with 32-bit indexes (2PSB). */
typedef Quake2psbPlane QuakeBsp2Plane;
typedef Quake2psbMiptex QuakeBsp2Miptex;
typedef Quake2psbPaletteColor QuakeBsp2PaletteColor;
typedef Quake2psbTextureInfo QuakeBsp2TextureInfo;
typedef Quake2psbFaceWide QuakeBsp2FaceWide;
typedef Quake2psbClipNodeWide QuakeBsp2ClipNodeWide;
typedef Quake2psbEdgeWide QuakeBsp2EdgeWide;
typedef Quake2psbModel QuakeBsp2Model;
typedef Quake2psbBspxEntry QuakeBsp2BspxEntry;
typedef Quake2psbBrushListModel QuakeBsp2BrushListModel;
typedef Quake2psbBrushListBrush QuakeBsp2BrushListBrush;
typedef Quake2psbBrushListPlane QuakeBsp2BrushListPlane;
typedef Quake2psbDecoupledLightmap QuakeBsp2DecoupledLightmap;
typedef Quake2psbEnvironmentMap QuakeBsp2EnvironmentMap;
typedef Quake2psbCornerAxes QuakeBsp2CornerAxes;
typedef Quake2psbLightGridHead QuakeBsp2LightGridHead;
typedef Quake2psbLightGridCount QuakeBsp2LightGridCount;
typedef Quake2psbLightGridNode QuakeBsp2LightGridNode;
typedef Quake2psbLightGridLeaf QuakeBsp2LightGridLeaf;
typedef Quake2psbLightGridSample QuakeBsp2LightGridSample;
typedef Quake2psbLightGridLight QuakeBsp2LightGridLight;
typedef Quake2psbLightGridSize QuakeBsp2LightGridSize;
typedef Quake2psbLightCubeLeaf QuakeBsp2LightCubeLeaf;
typedef Quake2psbLightCubeLight QuakeBsp2LightCubeLight;
typedef Quake2psbLightCubeColor QuakeBsp2LightCubeColor;
typedef Quake2psbSharedExponentColor QuakeBsp2SharedExponentColor;
typedef Quake2psbPakLocalHeader QuakeBsp2PakLocalHeader;
typedef Quake2psbPakDirectoryRecord QuakeBsp2PakDirectoryRecord;
typedef Quake2psbPakZip64EndRecord QuakeBsp2PakZip64EndRecord;
typedef Quake2psbPakZip64Locator QuakeBsp2PakZip64Locator;
typedef Quake2psbPakEndRecord QuakeBsp2PakEndRecord;
#define QUAKE_BSP2_QUAKE_PLANE_TYPE_X QUAKE_2PSB_QUAKE_PLANE_TYPE_X
#define QUAKE_BSP2_QUAKE_PLANE_TYPE_Y QUAKE_2PSB_QUAKE_PLANE_TYPE_Y
#define QUAKE_BSP2_QUAKE_PLANE_TYPE_Z QUAKE_2PSB_QUAKE_PLANE_TYPE_Z
#define QUAKE_BSP2_QUAKE_PLANE_TYPE_NEAREST_X QUAKE_2PSB_QUAKE_PLANE_TYPE_NEAREST_X
#define QUAKE_BSP2_QUAKE_PLANE_TYPE_NEAREST_Y QUAKE_2PSB_QUAKE_PLANE_TYPE_NEAREST_Y
#define QUAKE_BSP2_QUAKE_PLANE_TYPE_NEAREST_Z QUAKE_2PSB_QUAKE_PLANE_TYPE_NEAREST_Z
#define QUAKE_BSP2_QUAKE_TEXTURE_FLAGS_SPECIAL QUAKE_2PSB_QUAKE_TEXTURE_FLAGS_SPECIAL
#define QUAKE_BSP2_QUAKE_CONTENTS_EMPTY QUAKE_2PSB_QUAKE_CONTENTS_EMPTY
#define QUAKE_BSP2_QUAKE_CONTENTS_SOLID QUAKE_2PSB_QUAKE_CONTENTS_SOLID
#define QUAKE_BSP2_QUAKE_CONTENTS_WATER QUAKE_2PSB_QUAKE_CONTENTS_WATER
#define QUAKE_BSP2_QUAKE_CONTENTS_SLIME QUAKE_2PSB_QUAKE_CONTENTS_SLIME
#define QUAKE_BSP2_QUAKE_CONTENTS_LAVA QUAKE_2PSB_QUAKE_CONTENTS_LAVA
#define QUAKE_BSP2_QUAKE_CONTENTS_SKY QUAKE_2PSB_QUAKE_CONTENTS_SKY
#define QUAKE_BSP2_QUAKE_CONTENTS_ORIGIN QUAKE_2PSB_QUAKE_CONTENTS_ORIGIN
#define QUAKE_BSP2_QUAKE_CONTENTS_CLIP QUAKE_2PSB_QUAKE_CONTENTS_CLIP
#define QUAKE_BSP2_QUAKE_CONTENTS_CURRENT0 QUAKE_2PSB_QUAKE_CONTENTS_CURRENT0
#define QUAKE_BSP2_QUAKE_CONTENTS_CURRENT90 QUAKE_2PSB_QUAKE_CONTENTS_CURRENT90
#define QUAKE_BSP2_QUAKE_CONTENTS_CURRENT180 QUAKE_2PSB_QUAKE_CONTENTS_CURRENT180
#define QUAKE_BSP2_QUAKE_CONTENTS_CURRENT270 QUAKE_2PSB_QUAKE_CONTENTS_CURRENT270
#define QUAKE_BSP2_QUAKE_CONTENTS_CURRENT_UP QUAKE_2PSB_QUAKE_CONTENTS_CURRENT_UP
#define QUAKE_BSP2_QUAKE_CONTENTS_CURRENT_DOWN QUAKE_2PSB_QUAKE_CONTENTS_CURRENT_DOWN
#define QUAKE_BSP2_BRUSH_LIST_CONTENTS_EMPTY QUAKE_2PSB_BRUSH_LIST_CONTENTS_EMPTY
#define QUAKE_BSP2_BRUSH_LIST_CONTENTS_SOLID QUAKE_2PSB_BRUSH_LIST_CONTENTS_SOLID
#define QUAKE_BSP2_BRUSH_LIST_CONTENTS_WATER QUAKE_2PSB_BRUSH_LIST_CONTENTS_WATER
#define QUAKE_BSP2_BRUSH_LIST_CONTENTS_SLIME QUAKE_2PSB_BRUSH_LIST_CONTENTS_SLIME
#define QUAKE_BSP2_BRUSH_LIST_CONTENTS_LAVA QUAKE_2PSB_BRUSH_LIST_CONTENTS_LAVA
#define QUAKE_BSP2_BRUSH_LIST_CONTENTS_SKY QUAKE_2PSB_BRUSH_LIST_CONTENTS_SKY
#define QUAKE_BSP2_BRUSH_LIST_CONTENTS_CLIP QUAKE_2PSB_BRUSH_LIST_CONTENTS_CLIP
#define QUAKE_BSP2_BRUSH_LIST_CONTENTS_LADDER QUAKE_2PSB_BRUSH_LIST_CONTENTS_LADDER
#define QUAKE_BSP2_LIGHT_CUBE_SIDES_FRONT QUAKE_2PSB_LIGHT_CUBE_SIDES_FRONT
#define QUAKE_BSP2_LIGHT_CUBE_SIDES_BACK QUAKE_2PSB_LIGHT_CUBE_SIDES_BACK
#define QUAKE_BSP2_LIGHT_CUBE_SIDES_LEFT QUAKE_2PSB_LIGHT_CUBE_SIDES_LEFT
#define QUAKE_BSP2_LIGHT_CUBE_SIDES_RIGHT QUAKE_2PSB_LIGHT_CUBE_SIDES_RIGHT
#define QUAKE_BSP2_LIGHT_CUBE_SIDES_UP QUAKE_2PSB_LIGHT_CUBE_SIDES_UP
#define QUAKE_BSP2_LIGHT_CUBE_SIDES_DOWN QUAKE_2PSB_LIGHT_CUBE_SIDES_DOWN
#define QUAKE_BSP2_PAK_ENTRY_FLAGS_ENCRYPTED QUAKE_2PSB_PAK_ENTRY_FLAGS_ENCRYPTED
#define QUAKE_BSP2_PAK_ENTRY_FLAGS_SIZES_FOLLOW QUAKE_2PSB_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define QUAKE_BSP2_PAK_ENTRY_FLAGS_UTF8 QUAKE_2PSB_PAK_ENTRY_FLAGS_UTF8
#define QUAKE_BSP2_PAK_METHOD_STORED QUAKE_2PSB_PAK_METHOD_STORED
#define QUAKE_BSP2_PAK_METHOD_DEFLATE QUAKE_2PSB_PAK_METHOD_DEFLATE
#define QUAKE_BSP2_PAK_METHOD_LZMA QUAKE_2PSB_PAK_METHOD_LZMA

/* The lumps by their index in the directory, and what each holds. */
#define QUAKE_BSP2_LUMP_ENTITIES QUAKE_2PSB_LUMP_ENTITIES
#define QUAKE_BSP2_LUMP_PLANES QUAKE_2PSB_LUMP_PLANES
#define QUAKE_BSP2_LUMP_TEXTURES QUAKE_2PSB_LUMP_TEXTURES
#define QUAKE_BSP2_LUMP_VERTICES QUAKE_2PSB_LUMP_VERTICES
#define QUAKE_BSP2_LUMP_VISIBILITY QUAKE_2PSB_LUMP_VISIBILITY
/** Array of QuakeBsp2NodeFloat. */
#define QUAKE_BSP2_LUMP_NODES 5
#define QUAKE_BSP2_LUMP_TEXTURE_INFO QUAKE_2PSB_LUMP_TEXTURE_INFO
#define QUAKE_BSP2_LUMP_FACES QUAKE_2PSB_LUMP_FACES
#define QUAKE_BSP2_LUMP_LIGHTING QUAKE_2PSB_LUMP_LIGHTING
#define QUAKE_BSP2_LUMP_CLIP_NODES QUAKE_2PSB_LUMP_CLIP_NODES
/** Array of QuakeBsp2LeafFloat. */
#define QUAKE_BSP2_LUMP_LEAVES 10
#define QUAKE_BSP2_LUMP_LEAF_FACES QUAKE_2PSB_LUMP_LEAF_FACES
#define QUAKE_BSP2_LUMP_EDGES QUAKE_2PSB_LUMP_EDGES
#define QUAKE_BSP2_LUMP_SURFEDGES QUAKE_2PSB_LUMP_SURFEDGES
#define QUAKE_BSP2_LUMP_MODELS QUAKE_2PSB_LUMP_MODELS
#define QUAKE_BSP2_LUMP_BSPX QUAKE_2PSB_LUMP_BSPX

typedef Quake2psbLumpEntry QuakeBsp2LumpEntry;
typedef Quake2psbHeader QuakeBsp2Header;

/**
 * A node of the trees that split the world and each brush model for drawing (lump 5), with a box of floats.
 * Original name: bsp2_dnode_t. Source: headers of maintained compilers; real map.
 */
typedef struct QuakeBsp2NodeFloat {
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
} QuakeBsp2NodeFloat;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBsp2NodeFloat) == 44, "QuakeBsp2NodeFloat takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2NodeFloat, plane) == 0, "QuakeBsp2NodeFloat.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2NodeFloat *)0)->plane) == 4, "QuakeBsp2NodeFloat.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2NodeFloat, children) == 4, "QuakeBsp2NodeFloat.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2NodeFloat *)0)->children) == 8, "QuakeBsp2NodeFloat.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2NodeFloat, mins) == 12, "QuakeBsp2NodeFloat.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2NodeFloat *)0)->mins) == 12, "QuakeBsp2NodeFloat.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2NodeFloat, maxs) == 24, "QuakeBsp2NodeFloat.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2NodeFloat *)0)->maxs) == 12, "QuakeBsp2NodeFloat.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2NodeFloat, firstFace) == 36, "QuakeBsp2NodeFloat.firstFace lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2NodeFloat *)0)->firstFace) == 4, "QuakeBsp2NodeFloat.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2NodeFloat, faceCount) == 40, "QuakeBsp2NodeFloat.faceCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2NodeFloat *)0)->faceCount) == 4, "QuakeBsp2NodeFloat.faceCount takes 4 bytes");

/**
 * A leaf of the trees that the world is drawn by (lump 10), with a box of floats.
 * Original name: bsp2_dleaf_t. Source: headers of maintained compilers; real map.
 */
typedef struct QuakeBsp2LeafFloat {
  /** What is in it. Values: QUAKE_BSP2_QUAKE_CONTENTS_*. */
  int32_t contents;
  /**
   * Where its row begins in VISIBILITY; -1 = it sees everything. -> VISIBILITY; -1 = none. The lump may be
   * empty all the same.
   */
  int32_t visibilityOffset;
  /** Lower corner of its box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of its box, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them. */
  uint32_t firstFace;
  /** Number of faces that are seen in it. */
  uint32_t faceCount;
  /** How loud each sound of the surroundings is heard in it, 0 to 255. */
  struct { uint8_t water, sky, slime, lava; } ambientLevels;
} QuakeBsp2LeafFloat;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBsp2LeafFloat) == 44, "QuakeBsp2LeafFloat takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2LeafFloat, contents) == 0, "QuakeBsp2LeafFloat.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2LeafFloat *)0)->contents) == 4, "QuakeBsp2LeafFloat.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2LeafFloat, visibilityOffset) == 4, "QuakeBsp2LeafFloat.visibilityOffset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2LeafFloat *)0)->visibilityOffset) == 4, "QuakeBsp2LeafFloat.visibilityOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2LeafFloat, mins) == 8, "QuakeBsp2LeafFloat.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2LeafFloat *)0)->mins) == 12, "QuakeBsp2LeafFloat.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2LeafFloat, maxs) == 20, "QuakeBsp2LeafFloat.maxs lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2LeafFloat *)0)->maxs) == 12, "QuakeBsp2LeafFloat.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2LeafFloat, firstFace) == 32, "QuakeBsp2LeafFloat.firstFace lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2LeafFloat *)0)->firstFace) == 4, "QuakeBsp2LeafFloat.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2LeafFloat, faceCount) == 36, "QuakeBsp2LeafFloat.faceCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2LeafFloat *)0)->faceCount) == 4, "QuakeBsp2LeafFloat.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBsp2LeafFloat, ambientLevels) == 40, "QuakeBsp2LeafFloat.ambientLevels lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBsp2LeafFloat *)0)->ambientLevels) == 4, "QuakeBsp2LeafFloat.ambientLevels takes 4 bytes");

typedef Quake2psbVerticesElement QuakeBsp2VerticesElement;

typedef Quake2psbVisibilityElement QuakeBsp2VisibilityElement;

typedef Quake2psbLightingElement QuakeBsp2LightingElement;

typedef Quake2psbLeafFacesElement QuakeBsp2LeafFacesElement;

typedef Quake2psbSurfedgesElement QuakeBsp2SurfedgesElement;

typedef Quake2psbFaceNormalsHead QuakeBsp2FaceNormalsHead;

typedef Quake2psbBspxLightingdirElement QuakeBsp2BspxLightingdirElement;

typedef Quake2psbBspxLmoffsetElement QuakeBsp2BspxLmoffsetElement;

typedef Quake2psbBspxLmshiftElement QuakeBsp2BspxLmshiftElement;

typedef Quake2psbBspxLmstyleElement QuakeBsp2BspxLmstyleElement;

typedef Quake2psbBspxLmstyle16Element QuakeBsp2BspxLmstyle16Element;

typedef Quake2psbBspxRgblightingElement QuakeBsp2BspxRgblightingElement;

typedef Quake2psbBspxSurfenvmapElement QuakeBsp2BspxSurfenvmapElement;

typedef Quake2psbBspxVertexnormalsElement QuakeBsp2BspxVertexnormalsElement;

#endif /* BRUSHWORK_ID_SOFTWARE_QUAKE_BSP2_H */
