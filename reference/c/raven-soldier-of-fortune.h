/**
 * Soldier of Fortune: IBSP 46, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Soldier of Fortune (2000): IBSP 46, the version that Quake III has, with Quake II's lumps and three more.
 * Faces and leaves are known not to be Quake II's, and no public source says what they are, so that they and
 * what refers to them are kept as bytes.
 *
 * Sources: notes of public readers on the directory and on which lumps differ. No real map is at hand.
 */
#ifndef BRUSHWORK_RAVEN_SOLDIER_OF_FORTUNE_H
#define BRUSHWORK_RAVEN_SOLDIER_OF_FORTUNE_H

#include "id-software-quake2.h"

/* As in Quake II. */
typedef Quake2Plane SoldierOfFortunePlane;
typedef Quake2VisibilityRowOffsets SoldierOfFortuneVisibilityRowOffsets;
typedef Quake2TextureInfo SoldierOfFortuneTextureInfo;
typedef Quake2Edge SoldierOfFortuneEdge;
typedef Quake2Brush SoldierOfFortuneBrush;
typedef Quake2BrushSide SoldierOfFortuneBrushSide;
typedef Quake2Area SoldierOfFortuneArea;
typedef Quake2AreaPortal SoldierOfFortuneAreaPortal;
#define SOLDIER_OF_FORTUNE_PLANE_TYPE_X QUAKE2_PLANE_TYPE_X
#define SOLDIER_OF_FORTUNE_PLANE_TYPE_Y QUAKE2_PLANE_TYPE_Y
#define SOLDIER_OF_FORTUNE_PLANE_TYPE_Z QUAKE2_PLANE_TYPE_Z
#define SOLDIER_OF_FORTUNE_PLANE_TYPE_NEAREST_X QUAKE2_PLANE_TYPE_NEAREST_X
#define SOLDIER_OF_FORTUNE_PLANE_TYPE_NEAREST_Y QUAKE2_PLANE_TYPE_NEAREST_Y
#define SOLDIER_OF_FORTUNE_PLANE_TYPE_NEAREST_Z QUAKE2_PLANE_TYPE_NEAREST_Z
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_LIGHT QUAKE2_QUAKE2_SURFACE_FLAGS_LIGHT
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_SLICK QUAKE2_QUAKE2_SURFACE_FLAGS_SLICK
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_SKY QUAKE2_QUAKE2_SURFACE_FLAGS_SKY
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_WARP QUAKE2_QUAKE2_SURFACE_FLAGS_WARP
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_TRANSLUCENT33 QUAKE2_QUAKE2_SURFACE_FLAGS_TRANSLUCENT33
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_TRANSLUCENT66 QUAKE2_QUAKE2_SURFACE_FLAGS_TRANSLUCENT66
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_FLOWING QUAKE2_QUAKE2_SURFACE_FLAGS_FLOWING
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_NO_DRAW QUAKE2_QUAKE2_SURFACE_FLAGS_NO_DRAW
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_HINT QUAKE2_QUAKE2_SURFACE_FLAGS_HINT
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_SKIP QUAKE2_QUAKE2_SURFACE_FLAGS_SKIP
#define SOLDIER_OF_FORTUNE_QUAKE2_SURFACE_FLAGS_ALPHA_TEST QUAKE2_QUAKE2_SURFACE_FLAGS_ALPHA_TEST
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_SOLID QUAKE2_QUAKE2_CONTENT_FLAGS_SOLID
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_WINDOW QUAKE2_QUAKE2_CONTENT_FLAGS_WINDOW
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_AUX QUAKE2_QUAKE2_CONTENT_FLAGS_AUX
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_LAVA QUAKE2_QUAKE2_CONTENT_FLAGS_LAVA
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_SLIME QUAKE2_QUAKE2_CONTENT_FLAGS_SLIME
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_WATER QUAKE2_QUAKE2_CONTENT_FLAGS_WATER
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_MIST QUAKE2_QUAKE2_CONTENT_FLAGS_MIST
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_AREA_PORTAL QUAKE2_QUAKE2_CONTENT_FLAGS_AREA_PORTAL
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_PLAYER_CLIP QUAKE2_QUAKE2_CONTENT_FLAGS_PLAYER_CLIP
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_MONSTER_CLIP QUAKE2_QUAKE2_CONTENT_FLAGS_MONSTER_CLIP
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_CURRENT0 QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT0
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_CURRENT90 QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT90
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_CURRENT180 QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT180
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_CURRENT270 QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT270
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_CURRENT_UP QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT_UP
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_CURRENT_DOWN QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT_DOWN
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_ORIGIN QUAKE2_QUAKE2_CONTENT_FLAGS_ORIGIN
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_MONSTER QUAKE2_QUAKE2_CONTENT_FLAGS_MONSTER
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_DEAD_MONSTER QUAKE2_QUAKE2_CONTENT_FLAGS_DEAD_MONSTER
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_DETAIL QUAKE2_QUAKE2_CONTENT_FLAGS_DETAIL
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_TRANSLUCENT QUAKE2_QUAKE2_CONTENT_FLAGS_TRANSLUCENT
#define SOLDIER_OF_FORTUNE_QUAKE2_CONTENT_FLAGS_LADDER QUAKE2_QUAKE2_CONTENT_FLAGS_LADDER

/* The lumps by their index in the directory, and what each holds. */
#define SOLDIER_OF_FORTUNE_LUMP_ENTITIES QUAKE2_LUMP_ENTITIES
#define SOLDIER_OF_FORTUNE_LUMP_PLANES QUAKE2_LUMP_PLANES
#define SOLDIER_OF_FORTUNE_LUMP_VERTICES QUAKE2_LUMP_VERTICES
#define SOLDIER_OF_FORTUNE_LUMP_VISIBILITY QUAKE2_LUMP_VISIBILITY
/**
 * Nodes, whose faces and leaves aren't known.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define SOLDIER_OF_FORTUNE_LUMP_NODES 4
#define SOLDIER_OF_FORTUNE_LUMP_TEXTURE_INFO QUAKE2_LUMP_TEXTURE_INFO
/**
 * Faces, in a layout of their own.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define SOLDIER_OF_FORTUNE_LUMP_FACES 6
#define SOLDIER_OF_FORTUNE_LUMP_LIGHTING QUAKE2_LUMP_LIGHTING
/**
 * Leaves, in a layout of their own.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define SOLDIER_OF_FORTUNE_LUMP_LEAVES 8
/**
 * Faces, as leaves select them, which isn't proven.
 * Confidence: guess. Array of SoldierOfFortuneLeafFacesElement.
 */
#define SOLDIER_OF_FORTUNE_LUMP_LEAF_FACES 9
#define SOLDIER_OF_FORTUNE_LUMP_LEAF_BRUSHES QUAKE2_LUMP_LEAF_BRUSHES
#define SOLDIER_OF_FORTUNE_LUMP_EDGES QUAKE2_LUMP_EDGES
#define SOLDIER_OF_FORTUNE_LUMP_SURFEDGES QUAKE2_LUMP_SURFEDGES
/**
 * Models, whose faces aren't known.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define SOLDIER_OF_FORTUNE_LUMP_MODELS 13
#define SOLDIER_OF_FORTUNE_LUMP_BRUSHES QUAKE2_LUMP_BRUSHES
#define SOLDIER_OF_FORTUNE_LUMP_BRUSH_SIDES QUAKE2_LUMP_BRUSH_SIDES
#define SOLDIER_OF_FORTUNE_LUMP_POP QUAKE2_LUMP_POP
#define SOLDIER_OF_FORTUNE_LUMP_AREAS QUAKE2_LUMP_AREAS
#define SOLDIER_OF_FORTUNE_LUMP_AREA_PORTALS QUAKE2_LUMP_AREA_PORTALS
/** Confidence: unknown. Bytes of unknown meaning. */
#define SOLDIER_OF_FORTUNE_LUMP_UNKNOWN_19 19
/** Confidence: unknown. Bytes of unknown meaning. */
#define SOLDIER_OF_FORTUNE_LUMP_UNKNOWN_20 20
/** Confidence: unknown. Bytes of unknown meaning. */
#define SOLDIER_OF_FORTUNE_LUMP_UNKNOWN_21 21

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct SoldierOfFortuneLumpEntry {
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
} SoldierOfFortuneLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(SoldierOfFortuneLumpEntry) == 8, "SoldierOfFortuneLumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortuneLumpEntry, offset) == 0, "SoldierOfFortuneLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortuneLumpEntry *)0)->offset) == 4, "SoldierOfFortuneLumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortuneLumpEntry, length) == 4, "SoldierOfFortuneLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortuneLumpEntry *)0)->length) == 4, "SoldierOfFortuneLumpEntry.length takes 4 bytes");

/** The start of a file. */
typedef struct SoldierOfFortuneHeader {
  /** `IBSP`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 46. */
  int32_t version;
  /** The lumps by index. */
  SoldierOfFortuneLumpEntry lumps[22];
} SoldierOfFortuneHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(SoldierOfFortuneHeader) == 184, "SoldierOfFortuneHeader takes 184 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortuneHeader, magic) == 0, "SoldierOfFortuneHeader.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortuneHeader, version) == 4, "SoldierOfFortuneHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortuneHeader, lumps) == 8, "SoldierOfFortuneHeader.lumps lies at 8");

typedef Quake2VerticesElement SoldierOfFortuneVerticesElement;

typedef Quake2LightingElement SoldierOfFortuneLightingElement;

/** Element of LEAF_FACES (lump 9). */
typedef uint16_t SoldierOfFortuneLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SoldierOfFortuneLeafFacesElement) == 2, "SoldierOfFortuneLeafFacesElement takes 2 bytes");

typedef Quake2LeafBrushesElement SoldierOfFortuneLeafBrushesElement;

typedef Quake2SurfedgesElement SoldierOfFortuneSurfedgesElement;

typedef Quake2PopElement SoldierOfFortunePopElement;

#endif /* BRUSHWORK_RAVEN_SOLDIER_OF_FORTUNE_H */
