/**
 * Soldier of Fortune II, Jedi Outcast, Jedi Academy: RBSP 1, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Soldier of Fortune II: Double Helix (2002): RBSP 1, Quake III's layout with four light styles for each
 * face, vertex and point of the grid of light, and an index for each point of that grid. Jedi Outcast and
 * Jedi Academy share it.
 *
 * Sources: the headers of the games' released source, the compiler that writes such maps, and engines that
 * load them. No real map is at hand.
 */
#ifndef BRUSHWORK_RAVEN_SOLDIER_OF_FORTUNE2_H
#define BRUSHWORK_RAVEN_SOLDIER_OF_FORTUNE2_H

#include "id-software-quake3.h"

/* As in Quake III Arena. */
typedef Quake3Plane SoldierOfFortune2Plane;
typedef Quake3Node SoldierOfFortune2Node;
typedef Quake3Leaf SoldierOfFortune2Leaf;
typedef Quake3Model SoldierOfFortune2Model;
typedef Quake3Brush SoldierOfFortune2Brush;
typedef Quake3Effect SoldierOfFortune2Effect;
typedef Quake3Lightmap SoldierOfFortune2Lightmap;
typedef Quake3BspxEntry SoldierOfFortune2BspxEntry;
#define SOLDIER_OF_FORTUNE2_FACE_TYPE_BAD QUAKE3_FACE_TYPE_BAD
#define SOLDIER_OF_FORTUNE2_FACE_TYPE_POLYGON QUAKE3_FACE_TYPE_POLYGON
#define SOLDIER_OF_FORTUNE2_FACE_TYPE_PATCH QUAKE3_FACE_TYPE_PATCH
#define SOLDIER_OF_FORTUNE2_FACE_TYPE_MESH QUAKE3_FACE_TYPE_MESH
#define SOLDIER_OF_FORTUNE2_FACE_TYPE_BILLBOARD QUAKE3_FACE_TYPE_BILLBOARD

/* The lumps by their index in the directory, and what each holds. */
#define SOLDIER_OF_FORTUNE2_LUMP_ENTITIES QUAKE3_LUMP_ENTITIES
/** Array of SoldierOfFortune2Texture. */
#define SOLDIER_OF_FORTUNE2_LUMP_TEXTURES 1
#define SOLDIER_OF_FORTUNE2_LUMP_PLANES QUAKE3_LUMP_PLANES
#define SOLDIER_OF_FORTUNE2_LUMP_NODES QUAKE3_LUMP_NODES
#define SOLDIER_OF_FORTUNE2_LUMP_LEAVES QUAKE3_LUMP_LEAVES
#define SOLDIER_OF_FORTUNE2_LUMP_LEAF_FACES QUAKE3_LUMP_LEAF_FACES
#define SOLDIER_OF_FORTUNE2_LUMP_LEAF_BRUSHES QUAKE3_LUMP_LEAF_BRUSHES
#define SOLDIER_OF_FORTUNE2_LUMP_MODELS QUAKE3_LUMP_MODELS
#define SOLDIER_OF_FORTUNE2_LUMP_BRUSHES QUAKE3_LUMP_BRUSHES
/** Array of SoldierOfFortune2BrushSide. */
#define SOLDIER_OF_FORTUNE2_LUMP_BRUSH_SIDES 9
/** Array of SoldierOfFortune2Vertex. */
#define SOLDIER_OF_FORTUNE2_LUMP_VERTICES 10
#define SOLDIER_OF_FORTUNE2_LUMP_MESH_VERTICES QUAKE3_LUMP_MESH_VERTICES
#define SOLDIER_OF_FORTUNE2_LUMP_EFFECTS QUAKE3_LUMP_EFFECTS
/** Array of SoldierOfFortune2Face. */
#define SOLDIER_OF_FORTUNE2_LUMP_FACES 13
#define SOLDIER_OF_FORTUNE2_LUMP_LIGHTMAPS QUAKE3_LUMP_LIGHTMAPS
/** Array of SoldierOfFortune2LightVolume. */
#define SOLDIER_OF_FORTUNE2_LUMP_LIGHT_VOLUMES 15
#define SOLDIER_OF_FORTUNE2_LUMP_VISIBILITY QUAKE3_LUMP_VISIBILITY
/**
 * Light of each point of the grid, which runs along x first, then y, then z. Array of
 * SoldierOfFortune2LightVolumeIndicesElement.
 */
#define SOLDIER_OF_FORTUNE2_LUMP_LIGHT_VOLUME_INDICES 17
#define SOLDIER_OF_FORTUNE2_LUMP_BSPX QUAKE3_LUMP_BSPX

typedef Quake3LumpEntry SoldierOfFortune2LumpEntry;
typedef Quake3Header SoldierOfFortune2Header;

/**
 * Named bits of `Texture.surfaceFlags` in the same games. The lowest five bits are no flags but a number for
 * what the surface is made of.
 * Source: public headers of the games' released source (surfaceflags.h).
 */
/** The sky is seen there. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_SKY UINT32_C(0x2000)
/** One slides on it. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_SLICK UINT32_C(0x4000)
/** Steps sound of metal. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_METAL_STEPS UINT32_C(0x8000)
/** A field of force. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_FORCE_FIELD UINT32_C(0x10000)
/** Falling on it doesn't hurt. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_NO_DAMAGE UINT32_C(0x40000)
/** Shots leave no effect. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_NO_IMPACT UINT32_C(0x80000)
/** Shots leave no mark. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_NO_MARKS UINT32_C(0x100000)
/** Not drawn. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_NO_DRAW UINT32_C(0x200000)
/** Steps make no sound. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_NO_STEPS UINT32_C(0x400000)
/** Moving lights don't light it. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_NO_DYNAMIC_LIGHT UINT32_C(0x800000)
/** No small things are scattered over it. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_NO_MISC_ENTITIES UINT32_C(0x1000000)
/** Seen with force sight alone, in Jedi Academy. */
#define SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_FORCE_SIGHT UINT32_C(0x2000000)

/**
 * Named bits of `Texture.contentFlags` in Soldier of Fortune II, Jedi Outcast and Jedi Academy, which share
 * their tools.
 * Source: public headers of the games' released source (surfaceflags.h).
 */
/** Nothing gets in. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_SOLID UINT32_C(0x1)
/** Lava. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_LAVA UINT32_C(0x2)
/** Water. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_WATER UINT32_C(0x4)
/** Fog. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_FOG UINT32_C(0x8)
/** Players can't get in. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10)
/** Computer players can't get in. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20)
/** Computer players don't walk in. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_BOT_CLIP UINT32_C(0x40)
/** Shots don't get through. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_SHOT_CLIP UINT32_C(0x80)
/** A living body; never in a map. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_BODY UINT32_C(0x100)
/** A dead body; never in a map. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_CORPSE UINT32_C(0x200)
/** Sets something off. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_TRIGGER UINT32_C(0x400)
/** Things that are dropped here vanish. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_NO_DROP UINT32_C(0x800)
/** Holds terrain. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_TERRAIN UINT32_C(0x1000)
/** Can be climbed. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_LADDER UINT32_C(0x2000)
/** One can let oneself down by a rope here. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_ABSEIL UINT32_C(0x4000)
/** Can't be seen through. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_OPAQUE UINT32_C(0x8000)
/** Outdoors. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_OUTSIDE UINT32_C(0x10000)
/** Slime. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_SLIME UINT32_C(0x20000)
/** A light sabre; never in a map. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_LIGHT_SABER UINT32_C(0x40000)
/** Takes one elsewhere. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_TELEPORTER UINT32_C(0x80000)
/** A thing to pick up. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_ITEM UINT32_C(0x100000)
/** Shots get through. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_NO_SHOT UINT32_C(0x200000)
/** Doesn't split the tree. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
/** Indoors. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_INSIDE UINT32_C(0x10000000)
/** Can be seen through. */
#define SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x80000000)

/**
 * A texture (lump 1): the name of a shader, and what the compiler took from it.
 * Original name: dshader_t. Source: released source of the games. Confidence: probable.
 */
typedef struct SoldierOfFortune2Texture {
  /** Path of the shader or of a picture, without its ending, NUL-terminated within the 64 bytes. */
  char name[64];
  /**
   * How surfaces of it are drawn and behave; the lowest five bits are a number for what they are made of.
   * Values: SOLDIER_OF_FORTUNE2_RAVEN_SURFACE_FLAGS_*.
   */
  int32_t surfaceFlags;
  /** What volumes of it are. Values: SOLDIER_OF_FORTUNE2_RAVEN_CONTENT_FLAGS_*. */
  int32_t contentFlags;
} SoldierOfFortune2Texture;
BRUSHWORK_STATIC_ASSERT(sizeof(SoldierOfFortune2Texture) == 72, "SoldierOfFortune2Texture takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Texture, name) == 0, "SoldierOfFortune2Texture.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Texture *)0)->name) == 64, "SoldierOfFortune2Texture.name takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Texture, surfaceFlags) == 64, "SoldierOfFortune2Texture.surfaceFlags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Texture *)0)->surfaceFlags) == 4, "SoldierOfFortune2Texture.surfaceFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Texture, contentFlags) == 68, "SoldierOfFortune2Texture.contentFlags lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Texture *)0)->contentFlags) == 4, "SoldierOfFortune2Texture.contentFlags takes 4 bytes");

/**
 * One side of a brush (lump 9).
 * Original name: dbrushside_t. Source: released source of the games, the compiler's source. Confidence:
 * probable.
 */
typedef struct SoldierOfFortune2BrushSide {
  /** Plane that the side lies on, looking out of the brush. -> PLANES. */
  int32_t plane;
  /** Texture whose surface flags the side has. -> TEXTURES. */
  int32_t texture;
  /** Face that is drawn for the side; -1 = none. -> FACES; -1 = none. */
  int32_t face;
} SoldierOfFortune2BrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(SoldierOfFortune2BrushSide) == 12, "SoldierOfFortune2BrushSide takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2BrushSide, plane) == 0, "SoldierOfFortune2BrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2BrushSide *)0)->plane) == 4, "SoldierOfFortune2BrushSide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2BrushSide, texture) == 4, "SoldierOfFortune2BrushSide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2BrushSide *)0)->texture) == 4, "SoldierOfFortune2BrushSide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2BrushSide, face) == 8, "SoldierOfFortune2BrushSide.face lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2BrushSide *)0)->face) == 4, "SoldierOfFortune2BrushSide.face takes 4 bytes");

/**
 * A vertex of faces (lump 10).
 * Original name: drawVert_t. Source: released source of the games, the compiler's source. Confidence:
 * probable.
 */
typedef struct SoldierOfFortune2Vertex {
  /** Place in the world, in game units; in a face of a model that has an origin, from that on. */
  struct { float x, y, z; } position;
  /** Texture coordinates; 1 is one repeat. */
  struct { float s, t; } textureCoordinates;
  /** Coordinates in the lightmap page of each of the face's four light styles, 0 to 1. */
  struct { float s, t; } lightmapCoordinates[4];
  /** Unit vector away from the face. */
  struct { float x, y, z; } normal;
  /** Colour and opacity in each of the face's four light styles, 0 to 255 each. */
  struct { uint8_t red, green, blue, alpha; } color[4];
} SoldierOfFortune2Vertex;
BRUSHWORK_STATIC_ASSERT(sizeof(SoldierOfFortune2Vertex) == 80, "SoldierOfFortune2Vertex takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Vertex, position) == 0, "SoldierOfFortune2Vertex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Vertex *)0)->position) == 12, "SoldierOfFortune2Vertex.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Vertex, textureCoordinates) == 12, "SoldierOfFortune2Vertex.textureCoordinates lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Vertex *)0)->textureCoordinates) == 8, "SoldierOfFortune2Vertex.textureCoordinates takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Vertex, lightmapCoordinates) == 20, "SoldierOfFortune2Vertex.lightmapCoordinates lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Vertex *)0)->lightmapCoordinates) == 32, "SoldierOfFortune2Vertex.lightmapCoordinates takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Vertex, normal) == 52, "SoldierOfFortune2Vertex.normal lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Vertex *)0)->normal) == 12, "SoldierOfFortune2Vertex.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Vertex, color) == 64, "SoldierOfFortune2Vertex.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Vertex *)0)->color) == 16, "SoldierOfFortune2Vertex.color takes 16 bytes");

/**
 * One drawn piece of the world (lump 13): a polygon, a curved patch, a mesh of triangles or a billboard.
 * Original name: dsurface_t. Source: released source of the games, the compiler's source. Confidence:
 * probable.
 */
typedef struct SoldierOfFortune2Face {
  /** Texture that it is drawn with. -> TEXTURES. */
  int32_t texture;
  /**
   * Fog that it lies in; -1 = none. The game's own compiler leaves 0 in billboards, also of maps without fog.
   * -> EFFECTS; -1 = none. The lump may be empty all the same.
   */
  int32_t effect;
  /** Kind of face. Values: SOLDIER_OF_FORTUNE2_FACE_TYPE_*. */
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
  /** Light style of each lightmap; 255 = none. */
  uint8_t lightmapStyles[4];
  /** Light style of each colour of the vertices; 255 = none. */
  uint8_t vertexStyles[4];
  /**
   * Lightmap page of each light style; -1 = none, -3 = the colours of the vertices. -> LIGHTMAPS; negative =
   * none. The lump may be empty all the same.
   */
  int32_t lightmap[4];
  /** Left side of its rectangle on the page of each light style, in pixels. */
  int32_t lightmapX[4];
  /** Upper side of its rectangle on the page of each light style, in pixels. */
  int32_t lightmapY[4];
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
  } shape;
} SoldierOfFortune2Face;
BRUSHWORK_STATIC_ASSERT(sizeof(SoldierOfFortune2Face) == 148, "SoldierOfFortune2Face takes 148 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, texture) == 0, "SoldierOfFortune2Face.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->texture) == 4, "SoldierOfFortune2Face.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, effect) == 4, "SoldierOfFortune2Face.effect lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->effect) == 4, "SoldierOfFortune2Face.effect takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, type) == 8, "SoldierOfFortune2Face.type lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->type) == 4, "SoldierOfFortune2Face.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, firstVertex) == 12, "SoldierOfFortune2Face.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->firstVertex) == 4, "SoldierOfFortune2Face.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, vertexCount) == 16, "SoldierOfFortune2Face.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->vertexCount) == 4, "SoldierOfFortune2Face.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, firstMeshVertex) == 20, "SoldierOfFortune2Face.firstMeshVertex lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->firstMeshVertex) == 4, "SoldierOfFortune2Face.firstMeshVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, meshVertexCount) == 24, "SoldierOfFortune2Face.meshVertexCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->meshVertexCount) == 4, "SoldierOfFortune2Face.meshVertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, lightmapStyles) == 28, "SoldierOfFortune2Face.lightmapStyles lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->lightmapStyles) == 4, "SoldierOfFortune2Face.lightmapStyles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, vertexStyles) == 32, "SoldierOfFortune2Face.vertexStyles lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->vertexStyles) == 4, "SoldierOfFortune2Face.vertexStyles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, lightmap) == 36, "SoldierOfFortune2Face.lightmap lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->lightmap) == 16, "SoldierOfFortune2Face.lightmap takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, lightmapX) == 52, "SoldierOfFortune2Face.lightmapX lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->lightmapX) == 16, "SoldierOfFortune2Face.lightmapX takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, lightmapY) == 68, "SoldierOfFortune2Face.lightmapY lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->lightmapY) == 16, "SoldierOfFortune2Face.lightmapY takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, lightmapSize) == 84, "SoldierOfFortune2Face.lightmapSize lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->lightmapSize) == 8, "SoldierOfFortune2Face.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape) == 92, "SoldierOfFortune2Face.shape lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape) == 56, "SoldierOfFortune2Face.shape takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.polygon.lightmapOrigin) == 92, "SoldierOfFortune2Face.shape.polygon.lightmapOrigin lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.polygon.lightmapOrigin) == 12, "SoldierOfFortune2Face.shape.polygon.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.polygon.lightmapS) == 104, "SoldierOfFortune2Face.shape.polygon.lightmapS lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.polygon.lightmapS) == 12, "SoldierOfFortune2Face.shape.polygon.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.polygon.lightmapT) == 116, "SoldierOfFortune2Face.shape.polygon.lightmapT lies at 116");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.polygon.lightmapT) == 12, "SoldierOfFortune2Face.shape.polygon.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.polygon.normal) == 128, "SoldierOfFortune2Face.shape.polygon.normal lies at 128");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.polygon.normal) == 12, "SoldierOfFortune2Face.shape.polygon.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.polygon.unused) == 140, "SoldierOfFortune2Face.shape.polygon.unused lies at 140");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.polygon.unused) == 8, "SoldierOfFortune2Face.shape.polygon.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.patch.lightmapOrigin) == 92, "SoldierOfFortune2Face.shape.patch.lightmapOrigin lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.patch.lightmapOrigin) == 12, "SoldierOfFortune2Face.shape.patch.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.patch.detailMins) == 104, "SoldierOfFortune2Face.shape.patch.detailMins lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.patch.detailMins) == 12, "SoldierOfFortune2Face.shape.patch.detailMins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.patch.detailMaxs) == 116, "SoldierOfFortune2Face.shape.patch.detailMaxs lies at 116");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.patch.detailMaxs) == 12, "SoldierOfFortune2Face.shape.patch.detailMaxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.patch.normal) == 128, "SoldierOfFortune2Face.shape.patch.normal lies at 128");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.patch.normal) == 12, "SoldierOfFortune2Face.shape.patch.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.patch.width) == 140, "SoldierOfFortune2Face.shape.patch.width lies at 140");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.patch.width) == 4, "SoldierOfFortune2Face.shape.patch.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.patch.height) == 144, "SoldierOfFortune2Face.shape.patch.height lies at 144");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.patch.height) == 4, "SoldierOfFortune2Face.shape.patch.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.mesh.lightmapOrigin) == 92, "SoldierOfFortune2Face.shape.mesh.lightmapOrigin lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.mesh.lightmapOrigin) == 12, "SoldierOfFortune2Face.shape.mesh.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.mesh.lightmapS) == 104, "SoldierOfFortune2Face.shape.mesh.lightmapS lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.mesh.lightmapS) == 12, "SoldierOfFortune2Face.shape.mesh.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.mesh.lightmapT) == 116, "SoldierOfFortune2Face.shape.mesh.lightmapT lies at 116");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.mesh.lightmapT) == 12, "SoldierOfFortune2Face.shape.mesh.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.mesh.normal) == 128, "SoldierOfFortune2Face.shape.mesh.normal lies at 128");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.mesh.normal) == 12, "SoldierOfFortune2Face.shape.mesh.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.mesh.unused) == 140, "SoldierOfFortune2Face.shape.mesh.unused lies at 140");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.mesh.unused) == 8, "SoldierOfFortune2Face.shape.mesh.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.billboard.origin) == 92, "SoldierOfFortune2Face.shape.billboard.origin lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.billboard.origin) == 12, "SoldierOfFortune2Face.shape.billboard.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.billboard.color) == 104, "SoldierOfFortune2Face.shape.billboard.color lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.billboard.color) == 12, "SoldierOfFortune2Face.shape.billboard.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.billboard.unusedVector) == 116, "SoldierOfFortune2Face.shape.billboard.unusedVector lies at 116");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.billboard.unusedVector) == 12, "SoldierOfFortune2Face.shape.billboard.unusedVector takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.billboard.normal) == 128, "SoldierOfFortune2Face.shape.billboard.normal lies at 128");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.billboard.normal) == 12, "SoldierOfFortune2Face.shape.billboard.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.billboard.unused) == 140, "SoldierOfFortune2Face.shape.billboard.unused lies at 140");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.billboard.unused) == 8, "SoldierOfFortune2Face.shape.billboard.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2Face, shape.other.unknown0x30) == 92, "SoldierOfFortune2Face.shape.other.unknown0x30 lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2Face *)0)->shape.other.unknown0x30) == 56, "SoldierOfFortune2Face.shape.other.unknown0x30 takes 56 bytes");

/**
 * Light as points of the grid through the world have it (lump 15); many points may have the same, see
 * LIGHT_VOLUME_INDICES.
 * Original name: bspGridPoint_t. Source: released source of the games, the compiler's source. Confidence:
 * probable.
 */
typedef struct SoldierOfFortune2LightVolume {
  /** Light from everywhere in each of four light styles, 0 to 255 each. */
  struct { uint8_t red, green, blue; } ambient[4];
  /** Light from one direction in each of four light styles, 0 to 255 each. */
  struct { uint8_t red, green, blue; } directional[4];
  /** The light styles; 255 = none. */
  uint8_t styles[4];
  /**
   * Where the directed light comes from, in steps of 360/256 degrees: first the angle to the z axis, then the
   * one around it.
   */
  struct { uint8_t polar, azimuth; } direction;
} SoldierOfFortune2LightVolume;
BRUSHWORK_STATIC_ASSERT(sizeof(SoldierOfFortune2LightVolume) == 30, "SoldierOfFortune2LightVolume takes 30 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2LightVolume, ambient) == 0, "SoldierOfFortune2LightVolume.ambient lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2LightVolume *)0)->ambient) == 12, "SoldierOfFortune2LightVolume.ambient takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2LightVolume, directional) == 12, "SoldierOfFortune2LightVolume.directional lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2LightVolume *)0)->directional) == 12, "SoldierOfFortune2LightVolume.directional takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2LightVolume, styles) == 24, "SoldierOfFortune2LightVolume.styles lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2LightVolume *)0)->styles) == 4, "SoldierOfFortune2LightVolume.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(SoldierOfFortune2LightVolume, direction) == 28, "SoldierOfFortune2LightVolume.direction lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((SoldierOfFortune2LightVolume *)0)->direction) == 2, "SoldierOfFortune2LightVolume.direction takes 2 bytes");

typedef Quake3LeafFacesElement SoldierOfFortune2LeafFacesElement;

typedef Quake3LeafBrushesElement SoldierOfFortune2LeafBrushesElement;

typedef Quake3MeshVerticesElement SoldierOfFortune2MeshVerticesElement;

typedef Quake3VisibilityHead SoldierOfFortune2VisibilityHead;

/** Element of LIGHT_VOLUME_INDICES (lump 17). -> LIGHT_VOLUMES. */
typedef uint16_t SoldierOfFortune2LightVolumeIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(SoldierOfFortune2LightVolumeIndicesElement) == 2, "SoldierOfFortune2LightVolumeIndicesElement takes 2 bytes");

#endif /* BRUSHWORK_RAVEN_SOLDIER_OF_FORTUNE2_H */
