/**
 * Return to Castle Wolfenstein, Enemy Territory: IBSP 47, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Return to Castle Wolfenstein (2001) and Enemy Territory (2003): IBSP 47. The records are Quake III's; bits
 * of textures mean other things, and Enemy Territory has a kind of face more.
 *
 * Sources: the headers and loaders of the games' released source, the compiler that writes such maps, and one
 * real map.
 */
#ifndef BRUSHWORK_GRAY_MATTER_RETURN_TO_CASTLE_WOLFENSTEIN_H
#define BRUSHWORK_GRAY_MATTER_RETURN_TO_CASTLE_WOLFENSTEIN_H

#include "id-software-quake3.h"

/* As in Quake III Arena. */
typedef Quake3Plane ReturnToCastleWolfensteinPlane;
typedef Quake3Node ReturnToCastleWolfensteinNode;
typedef Quake3Leaf ReturnToCastleWolfensteinLeaf;
typedef Quake3Model ReturnToCastleWolfensteinModel;
typedef Quake3Brush ReturnToCastleWolfensteinBrush;
typedef Quake3BrushSide ReturnToCastleWolfensteinBrushSide;
typedef Quake3Vertex ReturnToCastleWolfensteinVertex;
typedef Quake3Effect ReturnToCastleWolfensteinEffect;
typedef Quake3Lightmap ReturnToCastleWolfensteinLightmap;
typedef Quake3LightVolume ReturnToCastleWolfensteinLightVolume;
typedef Quake3BspxEntry ReturnToCastleWolfensteinBspxEntry;

/* The lumps by their index in the directory, and what each holds. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_ENTITIES QUAKE3_LUMP_ENTITIES
/** Array of ReturnToCastleWolfensteinTexture. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_TEXTURES 1
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_PLANES QUAKE3_LUMP_PLANES
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_NODES QUAKE3_LUMP_NODES
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_LEAVES QUAKE3_LUMP_LEAVES
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_LEAF_FACES QUAKE3_LUMP_LEAF_FACES
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_LEAF_BRUSHES QUAKE3_LUMP_LEAF_BRUSHES
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_MODELS QUAKE3_LUMP_MODELS
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_BRUSHES QUAKE3_LUMP_BRUSHES
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_BRUSH_SIDES QUAKE3_LUMP_BRUSH_SIDES
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_VERTICES QUAKE3_LUMP_VERTICES
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_MESH_VERTICES QUAKE3_LUMP_MESH_VERTICES
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_EFFECTS QUAKE3_LUMP_EFFECTS
/** Array of ReturnToCastleWolfensteinFace. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_FACES 13
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_LIGHTMAPS QUAKE3_LUMP_LIGHTMAPS
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_LIGHT_VOLUMES QUAKE3_LUMP_LIGHT_VOLUMES
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_VISIBILITY QUAKE3_LUMP_VISIBILITY
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_ADVERTISEMENTS QUAKE3_LUMP_ADVERTISEMENTS
#define RETURN_TO_CASTLE_WOLFENSTEIN_LUMP_BSPX QUAKE3_LUMP_BSPX

typedef Quake3LumpEntry ReturnToCastleWolfensteinLumpEntry;
typedef Quake3Header ReturnToCastleWolfensteinHeader;

/**
 * Named bits of `Texture.surfaceFlags` in Return to Castle Wolfenstein and Enemy Territory: what steps sound
 * of takes the upper ones.
 * Source: public headers of the games' released source (surfaceflags.h).
 */
/** Falling on it doesn't hurt. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_NO_DAMAGE UINT32_C(0x1)
/** One slides on it. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_SLICK UINT32_C(0x2)
/** The sky is seen there. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_SKY UINT32_C(0x4)
/** Can be climbed. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_LADDER UINT32_C(0x8)
/** Shots leave no effect. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_NO_IMPACT UINT32_C(0x10)
/** Shots leave no mark. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_NO_MARKS UINT32_C(0x20)
/** Steps sound of tiles; in Enemy Territory they splash. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_CERAMIC UINT32_C(0x40)
/** Not drawn. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
/** Splits the tree there. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_HINT UINT32_C(0x100)
/** A side that the compiler passes over. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_SKIP UINT32_C(0x200)
/** Has no lightmap. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_NO_LIGHTMAP UINT32_C(0x400)
/** Lit at its vertices. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_POINT_LIGHT UINT32_C(0x800)
/** Steps sound of metal. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_METAL UINT32_C(0x1000)
/** Steps make no sound. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_NO_STEPS UINT32_C(0x2000)
/** Nothing collides with it. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_NON_SOLID UINT32_C(0x4000)
/** Colours the light that falls through it. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_LIGHT_FILTER UINT32_C(0x8000)
/** Its shadow follows the opacity of its picture. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_ALPHA_SHADOW UINT32_C(0x10000)
/** Moving lights don't light it. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_NO_DYNAMIC_LIGHT UINT32_C(0x20000)
/** Steps sound of wood. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_WOOD UINT32_C(0x40000)
/** Steps sound of grass. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_GRASS UINT32_C(0x80000)
/** Steps sound of gravel. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_GRAVEL UINT32_C(0x100000)
/** Sounds like glass. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_GLASS UINT32_C(0x200000)
/** Steps sound of snow. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_SNOW UINT32_C(0x400000)
/** Steps sound of roof tiles. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_ROOF UINT32_C(0x800000)
/** Sounds like rubble. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_RUBBLE UINT32_C(0x1000000)
/** Steps sound of carpet. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_CARPET UINT32_C(0x2000000)
/** Computer players slide on it. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_MONSTER_SLICK UINT32_C(0x4000000)
/** Computer players slide west on it. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_MONSTER_SLICK_WEST UINT32_C(0x8000000)
/** Computer players slide north on it. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_MONSTER_SLICK_NORTH UINT32_C(0x10000000)
/** Computer players slide east on it. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_MONSTER_SLICK_EAST UINT32_C(0x20000000)
/** Computer players slide south on it. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_MONSTER_SLICK_SOUTH UINT32_C(0x40000000)
/** Land mines can be laid on it, in Enemy Territory. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_LAND_MINE UINT32_C(0x80000000)

/**
 * Named bits of `Texture.contentFlags` in Return to Castle Wolfenstein and Enemy Territory, where they are
 * not Quake III's.
 * Source: public headers of the games' released source (surfaceflags.h).
 */
/** Nothing gets in. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_SOLID UINT32_C(0x1)
/** Light is taken from the grid here. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_LIGHT_GRID UINT32_C(0x4)
/** Lava. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_LAVA UINT32_C(0x8)
/** Slime. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_SLIME UINT32_C(0x10)
/** Water. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_WATER UINT32_C(0x20)
/** Fog. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_FOG UINT32_C(0x40)
/** Missiles can't get in. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_MISSILE_CLIP UINT32_C(0x80)
/** A thing to pick up; never in a map. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_ITEM UINT32_C(0x100)
/** Moves. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_MOVER UINT32_C(0x4000)
/** Separates areas, as a door does. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
/** Players can't get in. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
/** Computer players can't get in. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
/** Takes one elsewhere; for the routes of computer players. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_TELEPORTER UINT32_C(0x40000)
/** Throws one up; for the routes of computer players. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_JUMP_PAD UINT32_C(0x80000)
/** Separates clusters of the routes of computer players. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_CLUSTER_PORTAL UINT32_C(0x100000)
/** Computer players don't walk in. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_DO_NOT_ENTER UINT32_C(0x200000)
/** Large computer players don't walk in. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_DO_NOT_ENTER_LARGE UINT32_C(0x400000)
/** Is taken out by the compiler: its middle is what a model turns around. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
/** A living body; never in a map. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_BODY UINT32_C(0x2000000)
/** A dead body; never in a map. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_CORPSE UINT32_C(0x4000000)
/** Doesn't split the tree. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
/** Splits the tree although it could be seen through. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_STRUCTURAL UINT32_C(0x10000000)
/** Can be seen through. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x20000000)
/** Sets something off. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_TRIGGER UINT32_C(0x40000000)
/** Things that are dropped here vanish. */
#define RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_NO_DROP UINT32_C(0x80000000)

/** Kinds of face (`Face.type`). */
#define RETURN_TO_CASTLE_WOLFENSTEIN_FACE_TYPE_BAD 0
#define RETURN_TO_CASTLE_WOLFENSTEIN_FACE_TYPE_POLYGON 1
#define RETURN_TO_CASTLE_WOLFENSTEIN_FACE_TYPE_PATCH 2
#define RETURN_TO_CASTLE_WOLFENSTEIN_FACE_TYPE_MESH 3
#define RETURN_TO_CASTLE_WOLFENSTEIN_FACE_TYPE_BILLBOARD 4
#define RETURN_TO_CASTLE_WOLFENSTEIN_FACE_TYPE_FOLIAGE 5

/**
 * A texture (lump 1): the name of a shader, and what the compiler took from it.
 * Original name: dshader_t. Source: released source of the games.
 */
typedef struct ReturnToCastleWolfensteinTexture {
  /** Path of the shader or of a picture, without its ending, NUL-terminated within the 64 bytes. */
  char name[64];
  /**
   * How surfaces of it are drawn and behave. Values:
   * RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_SURFACE_FLAGS_*.
   */
  int32_t surfaceFlags;
  /** What volumes of it are. Values: RETURN_TO_CASTLE_WOLFENSTEIN_WOLFENSTEIN_CONTENT_FLAGS_*. */
  int32_t contentFlags;
} ReturnToCastleWolfensteinTexture;
BRUSHWORK_STATIC_ASSERT(sizeof(ReturnToCastleWolfensteinTexture) == 72, "ReturnToCastleWolfensteinTexture takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinTexture, name) == 0, "ReturnToCastleWolfensteinTexture.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinTexture *)0)->name) == 64, "ReturnToCastleWolfensteinTexture.name takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinTexture, surfaceFlags) == 64, "ReturnToCastleWolfensteinTexture.surfaceFlags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinTexture *)0)->surfaceFlags) == 4, "ReturnToCastleWolfensteinTexture.surfaceFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinTexture, contentFlags) == 68, "ReturnToCastleWolfensteinTexture.contentFlags lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinTexture *)0)->contentFlags) == 4, "ReturnToCastleWolfensteinTexture.contentFlags takes 4 bytes");

/**
 * One drawn piece of the world (lump 13): a polygon, a curved patch, a mesh of triangles, a billboard or
 * foliage.
 * Original name: dsurface_t. Source: released source of the games, the compiler's source. Confidence:
 * probable.
 */
typedef struct ReturnToCastleWolfensteinFace {
  /** Texture that it is drawn with. -> TEXTURES. */
  int32_t texture;
  /**
   * Fog that it lies in; -1 = none. The game's own compiler leaves 0 in billboards, also of maps without fog.
   * -> EFFECTS; -1 = none. The lump may be empty all the same.
   */
  int32_t effect;
  /** Kind of face. Values: RETURN_TO_CASTLE_WOLFENSTEIN_FACE_TYPE_*. */
  int32_t type;
  /**
   * First of `vertexCount` vertices; of a patch, of its control points, row by row. -> VERTICES,
   * `vertexCount` of them.
   */
  int32_t firstVertex;
  /** Number of vertices. */
  int32_t vertexCount;
  /**
   * First of `meshVertexCount` entries in MESH_VERTICES, which count from `firstVertex`. -> MESH_VERTICES,
   * `meshVertexCount` of them. The elements count from `firstVertex`.
   */
  int32_t firstMeshVertex;
  /** Number of entries in MESH_VERTICES, three a triangle. A patch has none that are read. */
  int32_t meshVertexCount;
  /**
   * Lightmap page; -1 = none, -2 = full light, -3 = the colours of the vertices. Compilers may leave the
   * pages in files of their own, and the lump empty. -> LIGHTMAPS; negative = none. The lump may be empty all
   * the same.
   */
  int32_t lightmap;
  /** Lower corner of its rectangle on the page, in pixels. */
  struct { int32_t x, y; } lightmapPosition;
  /** Size of its rectangle on the page, in pixels. */
  struct { int32_t width, height; } lightmapSize;
  /** What its kind says of its place. */
  union {
    /** When `type` is 1. A flat face. */
    struct {
      /** Where the first pixel of its lightmap lies in the world, in game units. */
      struct { float x, y, z; } lightmapOrigin;
      /** Way in the world from a pixel of the lightmap to the next one in its row, in game units. */
      struct { float x, y, z; } lightmapS;
      /** Way in the world from a pixel of the lightmap to the one in the next row, in game units. */
      struct { float x, y, z; } lightmapT;
      /** Unit vector away from the face; 0 in faces that the compiler joined of several. */
      struct { float x, y, z; } normal;
      /**
       * Room for the size of a patch; 0.
       * Confidence: probable.
       */
      uint8_t unused[8];
    } polygon;
    /** When `type` is 2. A grid of quadratic curves. */
    struct {
      /**
       * Where the first pixel of its lightmap lies in the world; not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } lightmapOrigin;
      /**
       * Lower corner of the box by whose distance its detail is chosen, that of neighbours with the same seam
       * included, in game units.
       */
      struct { float x, y, z; } detailMins;
      /** Upper corner of that box, in game units. */
      struct { float x, y, z; } detailMaxs;
      /**
       * Unit vector away from the patch where its lightmap is flat, else 0; not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } normal;
      /** Control points in a row, odd and at least 3. */
      int32_t width;
      /** Rows of control points, odd and at least 3. */
      int32_t height;
    } patch;
    /** When `type` is 3. Triangles, as of a model that was placed in the editor. */
    struct {
      /**
       * Not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } lightmapOrigin;
      /**
       * Not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } lightmapS;
      /**
       * Not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } lightmapT;
      /**
       * Not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } normal;
      /**
       * Room for the size of a patch; 0.
       * Confidence: probable.
       */
      uint8_t unused[8];
    } mesh;
    /** When `type` is 4. A flare that faces whoever looks at it. */
    struct {
      /** Where it is, in game units. */
      struct { float x, y, z; } origin;
      /** Its colour, 1 = full. */
      struct { float red, green, blue; } color;
      /**
       * Not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } unusedVector;
      /** Unit vector in which it shines; 0 = to all sides. */
      struct { float x, y, z; } normal;
      /**
       * Room for the size of a patch; 0.
       * Confidence: probable.
       */
      uint8_t unused[8];
    } billboard;
    /** When `type` is anything else. A kind that the game doesn't know. */
    struct {
      /**
       * Origin and axes of a lightmap, or what the kind has in their place.
       * Confidence: unknown.
       */
      uint8_t unknown0x30[56];
    } other;
    /** When `type` is 5. Plants: one form that is drawn at many places. Enemy Territory alone has them. */
    struct {
      /**
       * Not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } lightmapOrigin;
      /**
       * Not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } lightmapS;
      /**
       * Not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } lightmapT;
      /**
       * Not read.
       * Confidence: probable.
       */
      struct { float x, y, z; } normal;
      /**
       * Number of places: the last vertices of the face, of which position and colour are read.
       * Confidence: probable.
       */
      int32_t instanceCount;
      /**
       * Number of vertices of the form: the first ones of the face.
       * Confidence: probable.
       */
      int32_t formVertexCount;
    } foliage;
  } shape;
} ReturnToCastleWolfensteinFace;
BRUSHWORK_STATIC_ASSERT(sizeof(ReturnToCastleWolfensteinFace) == 104, "ReturnToCastleWolfensteinFace takes 104 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, texture) == 0, "ReturnToCastleWolfensteinFace.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->texture) == 4, "ReturnToCastleWolfensteinFace.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, effect) == 4, "ReturnToCastleWolfensteinFace.effect lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->effect) == 4, "ReturnToCastleWolfensteinFace.effect takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, type) == 8, "ReturnToCastleWolfensteinFace.type lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->type) == 4, "ReturnToCastleWolfensteinFace.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, firstVertex) == 12, "ReturnToCastleWolfensteinFace.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->firstVertex) == 4, "ReturnToCastleWolfensteinFace.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, vertexCount) == 16, "ReturnToCastleWolfensteinFace.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->vertexCount) == 4, "ReturnToCastleWolfensteinFace.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, firstMeshVertex) == 20, "ReturnToCastleWolfensteinFace.firstMeshVertex lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->firstMeshVertex) == 4, "ReturnToCastleWolfensteinFace.firstMeshVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, meshVertexCount) == 24, "ReturnToCastleWolfensteinFace.meshVertexCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->meshVertexCount) == 4, "ReturnToCastleWolfensteinFace.meshVertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, lightmap) == 28, "ReturnToCastleWolfensteinFace.lightmap lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->lightmap) == 4, "ReturnToCastleWolfensteinFace.lightmap takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, lightmapPosition) == 32, "ReturnToCastleWolfensteinFace.lightmapPosition lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->lightmapPosition) == 8, "ReturnToCastleWolfensteinFace.lightmapPosition takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, lightmapSize) == 40, "ReturnToCastleWolfensteinFace.lightmapSize lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->lightmapSize) == 8, "ReturnToCastleWolfensteinFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape) == 48, "ReturnToCastleWolfensteinFace.shape lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape) == 56, "ReturnToCastleWolfensteinFace.shape takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.polygon.lightmapOrigin) == 48, "ReturnToCastleWolfensteinFace.shape.polygon.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.polygon.lightmapOrigin) == 12, "ReturnToCastleWolfensteinFace.shape.polygon.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.polygon.lightmapS) == 60, "ReturnToCastleWolfensteinFace.shape.polygon.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.polygon.lightmapS) == 12, "ReturnToCastleWolfensteinFace.shape.polygon.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.polygon.lightmapT) == 72, "ReturnToCastleWolfensteinFace.shape.polygon.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.polygon.lightmapT) == 12, "ReturnToCastleWolfensteinFace.shape.polygon.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.polygon.normal) == 84, "ReturnToCastleWolfensteinFace.shape.polygon.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.polygon.normal) == 12, "ReturnToCastleWolfensteinFace.shape.polygon.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.polygon.unused) == 96, "ReturnToCastleWolfensteinFace.shape.polygon.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.polygon.unused) == 8, "ReturnToCastleWolfensteinFace.shape.polygon.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.patch.lightmapOrigin) == 48, "ReturnToCastleWolfensteinFace.shape.patch.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.patch.lightmapOrigin) == 12, "ReturnToCastleWolfensteinFace.shape.patch.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.patch.detailMins) == 60, "ReturnToCastleWolfensteinFace.shape.patch.detailMins lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.patch.detailMins) == 12, "ReturnToCastleWolfensteinFace.shape.patch.detailMins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.patch.detailMaxs) == 72, "ReturnToCastleWolfensteinFace.shape.patch.detailMaxs lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.patch.detailMaxs) == 12, "ReturnToCastleWolfensteinFace.shape.patch.detailMaxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.patch.normal) == 84, "ReturnToCastleWolfensteinFace.shape.patch.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.patch.normal) == 12, "ReturnToCastleWolfensteinFace.shape.patch.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.patch.width) == 96, "ReturnToCastleWolfensteinFace.shape.patch.width lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.patch.width) == 4, "ReturnToCastleWolfensteinFace.shape.patch.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.patch.height) == 100, "ReturnToCastleWolfensteinFace.shape.patch.height lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.patch.height) == 4, "ReturnToCastleWolfensteinFace.shape.patch.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.mesh.lightmapOrigin) == 48, "ReturnToCastleWolfensteinFace.shape.mesh.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.mesh.lightmapOrigin) == 12, "ReturnToCastleWolfensteinFace.shape.mesh.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.mesh.lightmapS) == 60, "ReturnToCastleWolfensteinFace.shape.mesh.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.mesh.lightmapS) == 12, "ReturnToCastleWolfensteinFace.shape.mesh.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.mesh.lightmapT) == 72, "ReturnToCastleWolfensteinFace.shape.mesh.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.mesh.lightmapT) == 12, "ReturnToCastleWolfensteinFace.shape.mesh.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.mesh.normal) == 84, "ReturnToCastleWolfensteinFace.shape.mesh.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.mesh.normal) == 12, "ReturnToCastleWolfensteinFace.shape.mesh.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.mesh.unused) == 96, "ReturnToCastleWolfensteinFace.shape.mesh.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.mesh.unused) == 8, "ReturnToCastleWolfensteinFace.shape.mesh.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.billboard.origin) == 48, "ReturnToCastleWolfensteinFace.shape.billboard.origin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.billboard.origin) == 12, "ReturnToCastleWolfensteinFace.shape.billboard.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.billboard.color) == 60, "ReturnToCastleWolfensteinFace.shape.billboard.color lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.billboard.color) == 12, "ReturnToCastleWolfensteinFace.shape.billboard.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.billboard.unusedVector) == 72, "ReturnToCastleWolfensteinFace.shape.billboard.unusedVector lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.billboard.unusedVector) == 12, "ReturnToCastleWolfensteinFace.shape.billboard.unusedVector takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.billboard.normal) == 84, "ReturnToCastleWolfensteinFace.shape.billboard.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.billboard.normal) == 12, "ReturnToCastleWolfensteinFace.shape.billboard.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.billboard.unused) == 96, "ReturnToCastleWolfensteinFace.shape.billboard.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.billboard.unused) == 8, "ReturnToCastleWolfensteinFace.shape.billboard.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.other.unknown0x30) == 48, "ReturnToCastleWolfensteinFace.shape.other.unknown0x30 lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.other.unknown0x30) == 56, "ReturnToCastleWolfensteinFace.shape.other.unknown0x30 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.foliage.lightmapOrigin) == 48, "ReturnToCastleWolfensteinFace.shape.foliage.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.foliage.lightmapOrigin) == 12, "ReturnToCastleWolfensteinFace.shape.foliage.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.foliage.lightmapS) == 60, "ReturnToCastleWolfensteinFace.shape.foliage.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.foliage.lightmapS) == 12, "ReturnToCastleWolfensteinFace.shape.foliage.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.foliage.lightmapT) == 72, "ReturnToCastleWolfensteinFace.shape.foliage.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.foliage.lightmapT) == 12, "ReturnToCastleWolfensteinFace.shape.foliage.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.foliage.normal) == 84, "ReturnToCastleWolfensteinFace.shape.foliage.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.foliage.normal) == 12, "ReturnToCastleWolfensteinFace.shape.foliage.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.foliage.instanceCount) == 96, "ReturnToCastleWolfensteinFace.shape.foliage.instanceCount lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.foliage.instanceCount) == 4, "ReturnToCastleWolfensteinFace.shape.foliage.instanceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ReturnToCastleWolfensteinFace, shape.foliage.formVertexCount) == 100, "ReturnToCastleWolfensteinFace.shape.foliage.formVertexCount lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((ReturnToCastleWolfensteinFace *)0)->shape.foliage.formVertexCount) == 4, "ReturnToCastleWolfensteinFace.shape.foliage.formVertexCount takes 4 bytes");

typedef Quake3LeafFacesElement ReturnToCastleWolfensteinLeafFacesElement;

typedef Quake3LeafBrushesElement ReturnToCastleWolfensteinLeafBrushesElement;

typedef Quake3MeshVerticesElement ReturnToCastleWolfensteinMeshVerticesElement;

typedef Quake3VisibilityHead ReturnToCastleWolfensteinVisibilityHead;

#endif /* BRUSHWORK_GRAY_MATTER_RETURN_TO_CASTLE_WOLFENSTEIN_H */
