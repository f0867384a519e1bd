/**
 * QFusion (Warsow, Warfork): FBSP 1, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * QFusion (2005, the engine of Warsow and Warfork): FBSP 1, Raven's layout with pages of light of 512 x 512
 * pixels.
 *
 * Sources: the engine's loaders, the compiler that writes such maps. No real map is at hand.
 */
#ifndef BRUSHWORK_QFUSION_QFUSION_H
#define BRUSHWORK_QFUSION_QFUSION_H

#include "raven-soldier-of-fortune2.h"

/* As in Soldier of Fortune II, Jedi Outcast, Jedi Academy. */
typedef SoldierOfFortune2Plane QfusionPlane;
typedef SoldierOfFortune2Node QfusionNode;
typedef SoldierOfFortune2Leaf QfusionLeaf;
typedef SoldierOfFortune2Model QfusionModel;
typedef SoldierOfFortune2Brush QfusionBrush;
typedef SoldierOfFortune2BrushSide QfusionBrushSide;
typedef SoldierOfFortune2Vertex QfusionVertex;
typedef SoldierOfFortune2Effect QfusionEffect;
typedef SoldierOfFortune2Face QfusionFace;
typedef SoldierOfFortune2LightVolume QfusionLightVolume;
typedef SoldierOfFortune2BspxEntry QfusionBspxEntry;
#define QFUSION_FACE_TYPE_BAD SOLDIER_OF_FORTUNE2_FACE_TYPE_BAD
#define QFUSION_FACE_TYPE_POLYGON SOLDIER_OF_FORTUNE2_FACE_TYPE_POLYGON
#define QFUSION_FACE_TYPE_PATCH SOLDIER_OF_FORTUNE2_FACE_TYPE_PATCH
#define QFUSION_FACE_TYPE_MESH SOLDIER_OF_FORTUNE2_FACE_TYPE_MESH
#define QFUSION_FACE_TYPE_BILLBOARD SOLDIER_OF_FORTUNE2_FACE_TYPE_BILLBOARD

/* The lumps by their index in the directory, and what each holds. */
#define QFUSION_LUMP_ENTITIES SOLDIER_OF_FORTUNE2_LUMP_ENTITIES
/** Array of QfusionTexture. */
#define QFUSION_LUMP_TEXTURES 1
#define QFUSION_LUMP_PLANES SOLDIER_OF_FORTUNE2_LUMP_PLANES
#define QFUSION_LUMP_NODES SOLDIER_OF_FORTUNE2_LUMP_NODES
#define QFUSION_LUMP_LEAVES SOLDIER_OF_FORTUNE2_LUMP_LEAVES
#define QFUSION_LUMP_LEAF_FACES SOLDIER_OF_FORTUNE2_LUMP_LEAF_FACES
#define QFUSION_LUMP_LEAF_BRUSHES SOLDIER_OF_FORTUNE2_LUMP_LEAF_BRUSHES
#define QFUSION_LUMP_MODELS SOLDIER_OF_FORTUNE2_LUMP_MODELS
#define QFUSION_LUMP_BRUSHES SOLDIER_OF_FORTUNE2_LUMP_BRUSHES
#define QFUSION_LUMP_BRUSH_SIDES SOLDIER_OF_FORTUNE2_LUMP_BRUSH_SIDES
#define QFUSION_LUMP_VERTICES SOLDIER_OF_FORTUNE2_LUMP_VERTICES
#define QFUSION_LUMP_MESH_VERTICES SOLDIER_OF_FORTUNE2_LUMP_MESH_VERTICES
#define QFUSION_LUMP_EFFECTS SOLDIER_OF_FORTUNE2_LUMP_EFFECTS
#define QFUSION_LUMP_FACES SOLDIER_OF_FORTUNE2_LUMP_FACES
/** Array of QfusionLightmap. */
#define QFUSION_LUMP_LIGHTMAPS 14
#define QFUSION_LUMP_LIGHT_VOLUMES SOLDIER_OF_FORTUNE2_LUMP_LIGHT_VOLUMES
#define QFUSION_LUMP_VISIBILITY SOLDIER_OF_FORTUNE2_LUMP_VISIBILITY
#define QFUSION_LUMP_LIGHT_VOLUME_INDICES SOLDIER_OF_FORTUNE2_LUMP_LIGHT_VOLUME_INDICES
#define QFUSION_LUMP_BSPX SOLDIER_OF_FORTUNE2_LUMP_BSPX

typedef SoldierOfFortune2LumpEntry QfusionLumpEntry;
typedef SoldierOfFortune2Header QfusionHeader;

/**
 * Named bits of `Texture.surfaceFlags`: how a surface is drawn and what it does to those who touch it.
 * Source: public headers of the game's released source (surfaceflags.h).
 */
/** Falling on it doesn't hurt. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_NO_DAMAGE UINT32_C(0x1)
/** One slides on it. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_SLICK UINT32_C(0x2)
/** The sky is seen there. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_SKY UINT32_C(0x4)
/** Can be climbed. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_LADDER UINT32_C(0x8)
/** Shots leave no effect. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_NO_IMPACT UINT32_C(0x10)
/** Shots leave no mark. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_NO_MARKS UINT32_C(0x20)
/** Sounds like flesh. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_FLESH UINT32_C(0x40)
/** Not drawn. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
/** Splits the tree there. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_HINT UINT32_C(0x100)
/** A side that the compiler passes over. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_SKIP UINT32_C(0x200)
/** Has no lightmap. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_NO_LIGHTMAP UINT32_C(0x400)
/** Lit at its vertices. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_POINT_LIGHT UINT32_C(0x800)
/** Steps sound of metal. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_METAL_STEPS UINT32_C(0x1000)
/** Steps make no sound. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_NO_STEPS UINT32_C(0x2000)
/** Nothing collides with it. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_NON_SOLID UINT32_C(0x4000)
/** Colours the light that falls through it. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_LIGHT_FILTER UINT32_C(0x8000)
/** Its shadow follows the opacity of its picture. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_ALPHA_SHADOW UINT32_C(0x10000)
/** Moving lights don't light it. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_NO_DYNAMIC_LIGHT UINT32_C(0x20000)
/** Steps raise dust. */
#define QFUSION_QUAKE3_SURFACE_FLAGS_DUST UINT32_C(0x40000)

/**
 * Named bits of `Texture.contentFlags`: what a volume is for movement, sight and sound.
 * Source: public headers of the game's released source (surfaceflags.h).
 */
/** Nothing gets in. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_SOLID UINT32_C(0x1)
/** Lava. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_LAVA UINT32_C(0x8)
/** Slime. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_SLIME UINT32_C(0x10)
/** Water. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_WATER UINT32_C(0x20)
/** Fog. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_FOG UINT32_C(0x40)
/** Closed to one team. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_NOT_TEAM1 UINT32_C(0x80)
/** Closed to the other team. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_NOT_TEAM2 UINT32_C(0x100)
/** Open to bots that are closed out elsewhere. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_NO_BOT_CLIP UINT32_C(0x200)
/** Separates areas, as a door does. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
/** Players can't get in. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
/** Monsters can't get in. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
/** Takes one elsewhere; for the routes of bots. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_TELEPORTER UINT32_C(0x40000)
/** Throws one up; for the routes of bots. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_JUMP_PAD UINT32_C(0x80000)
/** Separates clusters of the routes of bots. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_CLUSTER_PORTAL UINT32_C(0x100000)
/** Bots don't walk in. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_DO_NOT_ENTER UINT32_C(0x200000)
/** Bots can't get in. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_BOT_CLIP UINT32_C(0x400000)
/** Moves; for the routes of bots. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_MOVER UINT32_C(0x800000)
/** Is taken out by the compiler: its middle is what a model turns around. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
/** A living body; never in a map. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_BODY UINT32_C(0x2000000)
/** A dead body; never in a map. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_CORPSE UINT32_C(0x4000000)
/** Doesn't split the tree. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
/** Splits the tree although it could be seen through. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_STRUCTURAL UINT32_C(0x10000000)
/** Can be seen through. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x20000000)
/** Sets something off. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_TRIGGER UINT32_C(0x40000000)
/** Things that are dropped here vanish. */
#define QFUSION_QUAKE3_CONTENT_FLAGS_NO_DROP UINT32_C(0x80000000)

/**
 * A texture (lump 1): the name of a shader, and what the compiler took from it.
 * Original name: dshaderref_t. Source: the engine's source, whose bits are Quake III's. Confidence: probable.
 */
typedef struct QfusionTexture {
  /** Path of the shader or of a picture, without its ending, NUL-terminated within the 64 bytes. */
  char name[64];
  /** How surfaces of it are drawn and behave. Values: QFUSION_QUAKE3_SURFACE_FLAGS_*. */
  int32_t surfaceFlags;
  /** What volumes of it are. Values: QFUSION_QUAKE3_CONTENT_FLAGS_*. */
  int32_t contentFlags;
} QfusionTexture;
BRUSHWORK_STATIC_ASSERT(sizeof(QfusionTexture) == 72, "QfusionTexture takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QfusionTexture, name) == 0, "QfusionTexture.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QfusionTexture *)0)->name) == 64, "QfusionTexture.name takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QfusionTexture, surfaceFlags) == 64, "QfusionTexture.surfaceFlags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((QfusionTexture *)0)->surfaceFlags) == 4, "QfusionTexture.surfaceFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QfusionTexture, contentFlags) == 68, "QfusionTexture.contentFlags lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((QfusionTexture *)0)->contentFlags) == 4, "QfusionTexture.contentFlags takes 4 bytes");

/**
 * One page of baked light (lump 14): 512 x 512 pixels.
 * Source: the engine's source. Confidence: probable.
 */
typedef struct QfusionLightmap {
  /** Rows of pixels from the first to the last, three bytes each: red, green, blue. */
  uint8_t pixels[512][512][3];
} QfusionLightmap;
BRUSHWORK_STATIC_ASSERT(sizeof(QfusionLightmap) == 786432, "QfusionLightmap takes 786432 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QfusionLightmap, pixels) == 0, "QfusionLightmap.pixels lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QfusionLightmap *)0)->pixels) == 786432, "QfusionLightmap.pixels takes 786432 bytes");

typedef SoldierOfFortune2LeafFacesElement QfusionLeafFacesElement;

typedef SoldierOfFortune2LeafBrushesElement QfusionLeafBrushesElement;

typedef SoldierOfFortune2MeshVerticesElement QfusionMeshVerticesElement;

typedef SoldierOfFortune2VisibilityHead QfusionVisibilityHead;

typedef SoldierOfFortune2LightVolumeIndicesElement QfusionLightVolumeIndicesElement;

#endif /* BRUSHWORK_QFUSION_QFUSION_H */
