/**
 * Medal of Honor: Allied Assault: 2015 19, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Medal of Honor: Allied Assault (2002): 2015 19. F.A.K.K. 2's records, with terrain, models that don't move,
 * another grid of light, and no fog.
 *
 * Sources: the headers and loaders of an engine that loads such maps, and the compiler that writes them. No
 * real map is at hand: nothing here is surer than probable.
 */
#ifndef BRUSHWORK_2015_MEDAL_OF_HONOR_H
#define BRUSHWORK_2015_MEDAL_OF_HONOR_H

#include "ritual-fakk2.h"

/* As in Heavy Metal: F.A.K.K. 2, American McGee's Alice. */
typedef Fakk2Plane MedalOfHonorPlane;
typedef Fakk2Lightmap MedalOfHonorLightmap;
typedef Fakk2Vertex MedalOfHonorVertex;
typedef Fakk2Node MedalOfHonorNode;
typedef Fakk2Brush MedalOfHonorBrush;
typedef Fakk2Model MedalOfHonorModel;
typedef Fakk2SphereLight MedalOfHonorSphereLight;
typedef Fakk2LightDefinition MedalOfHonorLightDefinition;
#define MEDAL_OF_HONOR_FACE_TYPE_BAD FAKK2_FACE_TYPE_BAD
#define MEDAL_OF_HONOR_FACE_TYPE_POLYGON FAKK2_FACE_TYPE_POLYGON
#define MEDAL_OF_HONOR_FACE_TYPE_PATCH FAKK2_FACE_TYPE_PATCH
#define MEDAL_OF_HONOR_FACE_TYPE_MESH FAKK2_FACE_TYPE_MESH
#define MEDAL_OF_HONOR_FACE_TYPE_BILLBOARD FAKK2_FACE_TYPE_BILLBOARD

/* The lumps by their index in the directory, and what each holds. */
/** Array of MedalOfHonorTexture. */
#define MEDAL_OF_HONOR_LUMP_TEXTURES 0
#define MEDAL_OF_HONOR_LUMP_PLANES FAKK2_LUMP_PLANES
#define MEDAL_OF_HONOR_LUMP_LIGHTMAPS FAKK2_LUMP_LIGHTMAPS
/** Array of MedalOfHonorFace. */
#define MEDAL_OF_HONOR_LUMP_FACES 3
#define MEDAL_OF_HONOR_LUMP_VERTICES FAKK2_LUMP_VERTICES
#define MEDAL_OF_HONOR_LUMP_MESH_VERTICES FAKK2_LUMP_MESH_VERTICES
#define MEDAL_OF_HONOR_LUMP_LEAF_BRUSHES FAKK2_LUMP_LEAF_BRUSHES
#define MEDAL_OF_HONOR_LUMP_LEAF_FACES FAKK2_LUMP_LEAF_FACES
/** Array of MedalOfHonorLeaf. */
#define MEDAL_OF_HONOR_LUMP_LEAVES 8
#define MEDAL_OF_HONOR_LUMP_NODES FAKK2_LUMP_NODES
/** Array of MedalOfHonorSideEquation. */
#define MEDAL_OF_HONOR_LUMP_SIDE_EQUATIONS 10
/** Array of MedalOfHonorBrushSide. */
#define MEDAL_OF_HONOR_LUMP_BRUSH_SIDES 11
/** Array of MedalOfHonorBrush. */
#define MEDAL_OF_HONOR_LUMP_BRUSHES 12
#define MEDAL_OF_HONOR_LUMP_MODELS FAKK2_LUMP_MODELS
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL. Models that don't move aren't
 * among it. Text of entities: blocks in braces of quoted keys and values, a NUL at the end.
 */
#define MEDAL_OF_HONOR_LUMP_ENTITIES 14
#define MEDAL_OF_HONOR_LUMP_VISIBILITY FAKK2_LUMP_VISIBILITY
/**
 * Colours of the grid of light, 256 of them. The first stands for none. Array of
 * MedalOfHonorLightGridPaletteElement.
 */
#define MEDAL_OF_HONOR_LUMP_LIGHT_GRID_PALETTE 16
/**
 * Where columns of the grid of light begin in LIGHT_GRID_DATA: first a high part for each step along x, then
 * a low part for each column. Array of MedalOfHonorLightGridOffsetsElement.
 */
#define MEDAL_OF_HONOR_LUMP_LIGHT_GRID_OFFSETS 17
/**
 * Columns of the grid of light from low to high: a negative number and as many colours, or a number and one
 * colour that comes that often and twice more. Bytes of unknown meaning.
 */
#define MEDAL_OF_HONOR_LUMP_LIGHT_GRID_DATA 18
/** Array of MedalOfHonorSphereLight. */
#define MEDAL_OF_HONOR_LUMP_SPHERE_LIGHTS 19
/**
 * Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a
 * leaf. Array of MedalOfHonorSphereLightVisibilityElement.
 */
#define MEDAL_OF_HONOR_LUMP_SPHERE_LIGHT_VISIBILITY 20
/** Array of MedalOfHonorLightDefinition. */
#define MEDAL_OF_HONOR_LUMP_LIGHT_DEFINITIONS 21
/** Array of MedalOfHonorTerrainPatch. */
#define MEDAL_OF_HONOR_LUMP_TERRAIN 22
/** Pieces of terrain, as leaves select them. Array of MedalOfHonorTerrainIndicesElement. */
#define MEDAL_OF_HONOR_LUMP_TERRAIN_INDICES 23
/**
 * Colours of the vertices of models that don't move: red, green, blue. Array of
 * MedalOfHonorStaticModelDataElement.
 */
#define MEDAL_OF_HONOR_LUMP_STATIC_MODEL_DATA 24
/** Array of MedalOfHonorStaticModel. */
#define MEDAL_OF_HONOR_LUMP_STATIC_MODELS 25
/** Models that don't move, as leaves select them. Array of MedalOfHonorStaticModelIndicesElement. */
#define MEDAL_OF_HONOR_LUMP_STATIC_MODEL_INDICES 26
/**
 * Nothing that the game reads.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define MEDAL_OF_HONOR_LUMP_UNKNOWN_27 27

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct MedalOfHonorLumpEntry {
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
} MedalOfHonorLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorLumpEntry) == 8, "MedalOfHonorLumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLumpEntry, offset) == 0, "MedalOfHonorLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLumpEntry *)0)->offset) == 4, "MedalOfHonorLumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLumpEntry, length) == 4, "MedalOfHonorLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLumpEntry *)0)->length) == 4, "MedalOfHonorLumpEntry.length takes 4 bytes");

/** The start of a file. */
typedef struct MedalOfHonorHeader {
  /** `2015`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 19. */
  int32_t version;
  /** A number by which copies of the map are told apart. */
  int32_t checksum;
  /** The lumps by index. */
  MedalOfHonorLumpEntry lumps[28];
} MedalOfHonorHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorHeader) == 236, "MedalOfHonorHeader takes 236 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorHeader, magic) == 0, "MedalOfHonorHeader.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorHeader, version) == 4, "MedalOfHonorHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorHeader, checksum) == 8, "MedalOfHonorHeader.checksum lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorHeader, lumps) == 12, "MedalOfHonorHeader.lumps lies at 12");

/**
 * Named bits of `Texture.contentFlags` in Medal of Honor.
 * Source: public notes on the game's maps and its kit. Confidence: probable.
 */
/** Stops everything. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_SOLID UINT32_C(0x1)
/** Can be climbed. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_LADDER UINT32_C(0x2)
/** Lava. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_LAVA UINT32_C(0x8)
/** Slime. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_SLIME UINT32_C(0x10)
/** Water. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_WATER UINT32_C(0x20)
/** Fog. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_FOG UINT32_C(0x40)
/** A fence: its picture says where it stops shots. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_FENCE UINT32_C(0x2000)
/** Separates areas. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
/** Players can't get in. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
/** Computer players can't get in. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
/** Weapons can't get in. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_WEAPON_CLIP UINT32_C(0x40000)
/** Vehicles can't get in. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_VEHICLE_CLIP UINT32_C(0x80000)
/** Stops shots alone. */
#define MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_SHOOT_ONLY UINT32_C(0x100000)

/** Bits of `TerrainPatch.flags`. */
#define MEDAL_OF_HONOR_TERRAIN_FLAGS_FLIPPED UINT32_C(0x40)
#define MEDAL_OF_HONOR_TERRAIN_FLAGS_NEIGHBOR UINT32_C(0x80)

/**
 * A texture (lump 0): the name of a shader, and what the compiler took from it.
 * Original name: dshader_t. Source: headers of an engine that loads such maps. Confidence: probable.
 */
typedef struct MedalOfHonorTexture {
  /** Path of the shader or of a picture, without its ending, NUL-terminated within the 64 bytes. */
  char name[64];
  /** How surfaces of it are drawn and behave; what the bits mean isn't known. */
  int32_t surfaceFlags;
  /** What volumes of it are. Values: MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_*. */
  int32_t contentFlags;
  /** How finely curves of it are divided for collision. */
  int32_t subdivisions;
  /** Picture that says where a fence stops shots; `nomask` and `ignore` = none. */
  char fenceMask[64];
} MedalOfHonorTexture;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorTexture) == 140, "MedalOfHonorTexture takes 140 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTexture, name) == 0, "MedalOfHonorTexture.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTexture *)0)->name) == 64, "MedalOfHonorTexture.name takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTexture, surfaceFlags) == 64, "MedalOfHonorTexture.surfaceFlags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTexture *)0)->surfaceFlags) == 4, "MedalOfHonorTexture.surfaceFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTexture, contentFlags) == 68, "MedalOfHonorTexture.contentFlags lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTexture *)0)->contentFlags) == 4, "MedalOfHonorTexture.contentFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTexture, subdivisions) == 72, "MedalOfHonorTexture.subdivisions lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTexture *)0)->subdivisions) == 4, "MedalOfHonorTexture.subdivisions takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTexture, fenceMask) == 76, "MedalOfHonorTexture.fenceMask lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTexture *)0)->fenceMask) == 64, "MedalOfHonorTexture.fenceMask takes 64 bytes");

/**
 * One drawn piece of the world (lump 3): a polygon, a curved patch, a mesh of triangles or a billboard.
 * Original name: dsurface_t. Source: headers of an engine that loads such maps. Confidence: probable.
 */
typedef struct MedalOfHonorFace {
  /** Texture that it is drawn with. -> TEXTURES. */
  int32_t texture;
  /** Room for a fog, of which there is none: -1. */
  int32_t effect;
  /** Kind of face. Values: MEDAL_OF_HONOR_FACE_TYPE_*. */
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
  } shape;
  /** How finely a curve is divided. */
  float subdivisions;
} MedalOfHonorFace;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorFace) == 108, "MedalOfHonorFace takes 108 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, texture) == 0, "MedalOfHonorFace.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->texture) == 4, "MedalOfHonorFace.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, effect) == 4, "MedalOfHonorFace.effect lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->effect) == 4, "MedalOfHonorFace.effect takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, type) == 8, "MedalOfHonorFace.type lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->type) == 4, "MedalOfHonorFace.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, firstVertex) == 12, "MedalOfHonorFace.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->firstVertex) == 4, "MedalOfHonorFace.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, vertexCount) == 16, "MedalOfHonorFace.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->vertexCount) == 4, "MedalOfHonorFace.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, firstMeshVertex) == 20, "MedalOfHonorFace.firstMeshVertex lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->firstMeshVertex) == 4, "MedalOfHonorFace.firstMeshVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, meshVertexCount) == 24, "MedalOfHonorFace.meshVertexCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->meshVertexCount) == 4, "MedalOfHonorFace.meshVertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, lightmap) == 28, "MedalOfHonorFace.lightmap lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->lightmap) == 4, "MedalOfHonorFace.lightmap takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, lightmapPosition) == 32, "MedalOfHonorFace.lightmapPosition lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->lightmapPosition) == 8, "MedalOfHonorFace.lightmapPosition takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, lightmapSize) == 40, "MedalOfHonorFace.lightmapSize lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->lightmapSize) == 8, "MedalOfHonorFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape) == 48, "MedalOfHonorFace.shape lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape) == 56, "MedalOfHonorFace.shape takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.polygon.lightmapOrigin) == 48, "MedalOfHonorFace.shape.polygon.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.polygon.lightmapOrigin) == 12, "MedalOfHonorFace.shape.polygon.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.polygon.lightmapS) == 60, "MedalOfHonorFace.shape.polygon.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.polygon.lightmapS) == 12, "MedalOfHonorFace.shape.polygon.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.polygon.lightmapT) == 72, "MedalOfHonorFace.shape.polygon.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.polygon.lightmapT) == 12, "MedalOfHonorFace.shape.polygon.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.polygon.normal) == 84, "MedalOfHonorFace.shape.polygon.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.polygon.normal) == 12, "MedalOfHonorFace.shape.polygon.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.polygon.unused) == 96, "MedalOfHonorFace.shape.polygon.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.polygon.unused) == 8, "MedalOfHonorFace.shape.polygon.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.patch.lightmapOrigin) == 48, "MedalOfHonorFace.shape.patch.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.patch.lightmapOrigin) == 12, "MedalOfHonorFace.shape.patch.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.patch.detailMins) == 60, "MedalOfHonorFace.shape.patch.detailMins lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.patch.detailMins) == 12, "MedalOfHonorFace.shape.patch.detailMins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.patch.detailMaxs) == 72, "MedalOfHonorFace.shape.patch.detailMaxs lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.patch.detailMaxs) == 12, "MedalOfHonorFace.shape.patch.detailMaxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.patch.normal) == 84, "MedalOfHonorFace.shape.patch.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.patch.normal) == 12, "MedalOfHonorFace.shape.patch.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.patch.width) == 96, "MedalOfHonorFace.shape.patch.width lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.patch.width) == 4, "MedalOfHonorFace.shape.patch.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.patch.height) == 100, "MedalOfHonorFace.shape.patch.height lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.patch.height) == 4, "MedalOfHonorFace.shape.patch.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.mesh.lightmapOrigin) == 48, "MedalOfHonorFace.shape.mesh.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.mesh.lightmapOrigin) == 12, "MedalOfHonorFace.shape.mesh.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.mesh.lightmapS) == 60, "MedalOfHonorFace.shape.mesh.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.mesh.lightmapS) == 12, "MedalOfHonorFace.shape.mesh.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.mesh.lightmapT) == 72, "MedalOfHonorFace.shape.mesh.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.mesh.lightmapT) == 12, "MedalOfHonorFace.shape.mesh.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.mesh.normal) == 84, "MedalOfHonorFace.shape.mesh.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.mesh.normal) == 12, "MedalOfHonorFace.shape.mesh.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.mesh.unused) == 96, "MedalOfHonorFace.shape.mesh.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.mesh.unused) == 8, "MedalOfHonorFace.shape.mesh.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.billboard.origin) == 48, "MedalOfHonorFace.shape.billboard.origin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.billboard.origin) == 12, "MedalOfHonorFace.shape.billboard.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.billboard.color) == 60, "MedalOfHonorFace.shape.billboard.color lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.billboard.color) == 12, "MedalOfHonorFace.shape.billboard.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.billboard.unusedVector) == 72, "MedalOfHonorFace.shape.billboard.unusedVector lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.billboard.unusedVector) == 12, "MedalOfHonorFace.shape.billboard.unusedVector takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.billboard.normal) == 84, "MedalOfHonorFace.shape.billboard.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.billboard.normal) == 12, "MedalOfHonorFace.shape.billboard.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.billboard.unused) == 96, "MedalOfHonorFace.shape.billboard.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.billboard.unused) == 8, "MedalOfHonorFace.shape.billboard.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, shape.other.unknown0x30) == 48, "MedalOfHonorFace.shape.other.unknown0x30 lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->shape.other.unknown0x30) == 56, "MedalOfHonorFace.shape.other.unknown0x30 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorFace, subdivisions) == 104, "MedalOfHonorFace.subdivisions lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorFace *)0)->subdivisions) == 4, "MedalOfHonorFace.subdivisions takes 4 bytes");

/**
 * A leaf of the tree that splits the world (lump 8).
 * Original name: dleaf_t. Source: headers of an engine that loads such maps. Confidence: probable.
 */
typedef struct MedalOfHonorLeaf {
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  int32_t cluster;
  /** Area that doors separate from others; -1 = none. */
  int32_t area;
  /** Lower corner of the box, in whole game units. */
  struct { int32_t x, y, z; } mins;
  /** Upper corner of the box, in whole game units. */
  struct { int32_t x, y, z; } maxs;
  /** First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them. */
  int32_t firstFace;
  /** Number of faces that are seen in the leaf. */
  int32_t faceCount;
  /** First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them. */
  int32_t firstBrush;
  /** Number of brushes that reach into the leaf. */
  int32_t brushCount;
  /** First of `terrainCount` entries in TERRAIN_INDICES. -> TERRAIN_INDICES, `terrainCount` of them. */
  int32_t firstTerrain;
  /** Number of pieces of terrain. */
  int32_t terrainCount;
  /**
   * First of `staticModelCount` entries in STATIC_MODEL_INDICES. -> STATIC_MODEL_INDICES, `staticModelCount`
   * of them.
   */
  int32_t firstStaticModel;
  /** Number of models that don't move. */
  int32_t staticModelCount;
} MedalOfHonorLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorLeaf) == 64, "MedalOfHonorLeaf takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, cluster) == 0, "MedalOfHonorLeaf.cluster lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->cluster) == 4, "MedalOfHonorLeaf.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, area) == 4, "MedalOfHonorLeaf.area lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->area) == 4, "MedalOfHonorLeaf.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, mins) == 8, "MedalOfHonorLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->mins) == 12, "MedalOfHonorLeaf.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, maxs) == 20, "MedalOfHonorLeaf.maxs lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->maxs) == 12, "MedalOfHonorLeaf.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, firstFace) == 32, "MedalOfHonorLeaf.firstFace lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->firstFace) == 4, "MedalOfHonorLeaf.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, faceCount) == 36, "MedalOfHonorLeaf.faceCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->faceCount) == 4, "MedalOfHonorLeaf.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, firstBrush) == 40, "MedalOfHonorLeaf.firstBrush lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->firstBrush) == 4, "MedalOfHonorLeaf.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, brushCount) == 44, "MedalOfHonorLeaf.brushCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->brushCount) == 4, "MedalOfHonorLeaf.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, firstTerrain) == 48, "MedalOfHonorLeaf.firstTerrain lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->firstTerrain) == 4, "MedalOfHonorLeaf.firstTerrain takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, terrainCount) == 52, "MedalOfHonorLeaf.terrainCount lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->terrainCount) == 4, "MedalOfHonorLeaf.terrainCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, firstStaticModel) == 56, "MedalOfHonorLeaf.firstStaticModel lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->firstStaticModel) == 4, "MedalOfHonorLeaf.firstStaticModel takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorLeaf, staticModelCount) == 60, "MedalOfHonorLeaf.staticModelCount lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorLeaf *)0)->staticModelCount) == 4, "MedalOfHonorLeaf.staticModelCount takes 4 bytes");

/**
 * How a picture lies on a side of a fence (lump 10). The first stands for none.
 * Original name: dsideequation_t. Source: headers of an engine that loads such maps. Confidence: probable.
 */
typedef struct MedalOfHonorSideEquation {
  /** First texture coordinate: `x`, `y` and `z` times the point, plus `offset`. */
  struct { float x, y, z, offset; } s;
  /** Second texture coordinate, by the same rule. */
  struct { float x, y, z, offset; } t;
} MedalOfHonorSideEquation;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorSideEquation) == 32, "MedalOfHonorSideEquation takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorSideEquation, s) == 0, "MedalOfHonorSideEquation.s lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorSideEquation *)0)->s) == 16, "MedalOfHonorSideEquation.s takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorSideEquation, t) == 16, "MedalOfHonorSideEquation.t lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorSideEquation *)0)->t) == 16, "MedalOfHonorSideEquation.t takes 16 bytes");

/**
 * One side of a brush (lump 11).
 * Original name: dbrushside_t. Source: headers of an engine that loads such maps. Confidence: probable.
 */
typedef struct MedalOfHonorBrushSide {
  /** Plane that the side lies on, looking out of the brush. -> PLANES. */
  int32_t plane;
  /** Texture whose surface flags the side has. -> TEXTURES. */
  int32_t texture;
  /**
   * How the picture of a fence lies on it; the first is none. -> SIDE_EQUATIONS. The lump may be empty all
   * the same.
   */
  int32_t equation;
} MedalOfHonorBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorBrushSide) == 12, "MedalOfHonorBrushSide takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorBrushSide, plane) == 0, "MedalOfHonorBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorBrushSide *)0)->plane) == 4, "MedalOfHonorBrushSide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorBrushSide, texture) == 4, "MedalOfHonorBrushSide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorBrushSide *)0)->texture) == 4, "MedalOfHonorBrushSide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorBrushSide, equation) == 8, "MedalOfHonorBrushSide.equation lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorBrushSide *)0)->equation) == 4, "MedalOfHonorBrushSide.equation takes 4 bytes");

/**
 * A piece of terrain (lump 22): 8 x 8 cells of 64 units, each of two triangles. Terrain is no brush and no
 * face: it is drawn and collided with from here.
 * Original name: cTerraPatch_t. Source: public headers and loaders of an engine that loads such maps.
 * Confidence: probable.
 */
typedef struct MedalOfHonorTerrainPatch {
  /** Which way its triangles lie. Values: MEDAL_OF_HONOR_TERRAIN_FLAGS_*. */
  uint8_t flags;
  /** Size of its rectangle on the lightmap page: that many times 8 pixels and one more, along each side. */
  uint8_t lightmapScale;
  /** Lower corner of its rectangle on the page, in pixels. */
  struct { uint8_t s, t; } lightmapPosition;
  /**
   * Texture coordinates of its corners: lower left, upper left, lower right, upper right as x and y grow; 1
   * is one repeat.
   */
  struct { float s, t; } textureCoordinates[4];
  /** Lower corner, in steps of 64 units. */
  int8_t x;
  /** Lower corner, in steps of 64 units. */
  int8_t y;
  /** Height that heights count from, in game units. */
  int16_t baseHeight;
  /** Texture that it is drawn with, whose content flags it has. -> TEXTURES. */
  uint16_t texture;
  /** Lightmap page; 65535 = none. -> LIGHTMAPS; 65535 = none. The lump may be empty all the same. */
  uint16_t lightmap;
  /** The piece beside it to the north; -1 = none. -> TERRAIN; -1 = none. */
  int16_t north;
  /** The piece beside it to the east; -1 = none. -> TERRAIN; -1 = none. */
  int16_t east;
  /** The piece beside it to the south; -1 = none. -> TERRAIN; -1 = none. */
  int16_t south;
  /** The piece beside it to the west; -1 = none. -> TERRAIN; -1 = none. */
  int16_t west;
  /**
   * For each of its two halves a tree of 63 nodes: how far it would be off with less detail in the low 11
   * bits, flags in the high four.
   */
  uint16_t detail[2][63];
  /** Heights above the base in steps of two units, row by row from low to high y. */
  uint8_t heights[9][9];
} MedalOfHonorTerrainPatch;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorTerrainPatch) == 388, "MedalOfHonorTerrainPatch takes 388 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, flags) == 0, "MedalOfHonorTerrainPatch.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->flags) == 1, "MedalOfHonorTerrainPatch.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, lightmapScale) == 1, "MedalOfHonorTerrainPatch.lightmapScale lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->lightmapScale) == 1, "MedalOfHonorTerrainPatch.lightmapScale takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, lightmapPosition) == 2, "MedalOfHonorTerrainPatch.lightmapPosition lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->lightmapPosition) == 2, "MedalOfHonorTerrainPatch.lightmapPosition takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, textureCoordinates) == 4, "MedalOfHonorTerrainPatch.textureCoordinates lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->textureCoordinates) == 32, "MedalOfHonorTerrainPatch.textureCoordinates takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, x) == 36, "MedalOfHonorTerrainPatch.x lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->x) == 1, "MedalOfHonorTerrainPatch.x takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, y) == 37, "MedalOfHonorTerrainPatch.y lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->y) == 1, "MedalOfHonorTerrainPatch.y takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, baseHeight) == 38, "MedalOfHonorTerrainPatch.baseHeight lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->baseHeight) == 2, "MedalOfHonorTerrainPatch.baseHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, texture) == 40, "MedalOfHonorTerrainPatch.texture lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->texture) == 2, "MedalOfHonorTerrainPatch.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, lightmap) == 42, "MedalOfHonorTerrainPatch.lightmap lies at 42");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->lightmap) == 2, "MedalOfHonorTerrainPatch.lightmap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, north) == 44, "MedalOfHonorTerrainPatch.north lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->north) == 2, "MedalOfHonorTerrainPatch.north takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, east) == 46, "MedalOfHonorTerrainPatch.east lies at 46");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->east) == 2, "MedalOfHonorTerrainPatch.east takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, south) == 48, "MedalOfHonorTerrainPatch.south lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->south) == 2, "MedalOfHonorTerrainPatch.south takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, west) == 50, "MedalOfHonorTerrainPatch.west lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->west) == 2, "MedalOfHonorTerrainPatch.west takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, detail) == 52, "MedalOfHonorTerrainPatch.detail lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->detail) == 252, "MedalOfHonorTerrainPatch.detail takes 252 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorTerrainPatch, heights) == 304, "MedalOfHonorTerrainPatch.heights lies at 304");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorTerrainPatch *)0)->heights) == 81, "MedalOfHonorTerrainPatch.heights takes 81 bytes");

/**
 * A model that doesn't move (lump 25).
 * Original name: cStaticModel_t. Source: headers and loaders of an engine that loads such maps. Confidence:
 * probable.
 */
typedef struct MedalOfHonorStaticModel {
  /** Path of the model below `models`, NUL-terminated within the 128 bytes. */
  char model[128];
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** How much it is enlarged; 1 = not at all. */
  float scale;
  /** Where the colours of its vertices begin in STATIC_MODEL_DATA, in bytes: three a vertex. */
  int32_t colorOffset;
  /** Number of vertices that have a colour. */
  int32_t colorCount;
} MedalOfHonorStaticModel;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorStaticModel) == 164, "MedalOfHonorStaticModel takes 164 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorStaticModel, model) == 0, "MedalOfHonorStaticModel.model lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorStaticModel *)0)->model) == 128, "MedalOfHonorStaticModel.model takes 128 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorStaticModel, origin) == 128, "MedalOfHonorStaticModel.origin lies at 128");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorStaticModel *)0)->origin) == 12, "MedalOfHonorStaticModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorStaticModel, angles) == 140, "MedalOfHonorStaticModel.angles lies at 140");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorStaticModel *)0)->angles) == 12, "MedalOfHonorStaticModel.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorStaticModel, scale) == 152, "MedalOfHonorStaticModel.scale lies at 152");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorStaticModel *)0)->scale) == 4, "MedalOfHonorStaticModel.scale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorStaticModel, colorOffset) == 156, "MedalOfHonorStaticModel.colorOffset lies at 156");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorStaticModel *)0)->colorOffset) == 4, "MedalOfHonorStaticModel.colorOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorStaticModel, colorCount) == 160, "MedalOfHonorStaticModel.colorCount lies at 160");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorStaticModel *)0)->colorCount) == 4, "MedalOfHonorStaticModel.colorCount takes 4 bytes");

typedef Fakk2MeshVerticesElement MedalOfHonorMeshVerticesElement;

typedef Fakk2LeafBrushesElement MedalOfHonorLeafBrushesElement;

typedef Fakk2LeafFacesElement MedalOfHonorLeafFacesElement;

typedef Fakk2VisibilityHead MedalOfHonorVisibilityHead;

/** Element of LIGHT_GRID_PALETTE (lump 16). */
typedef struct { uint8_t red, green, blue; } MedalOfHonorLightGridPaletteElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorLightGridPaletteElement) == 3, "MedalOfHonorLightGridPaletteElement takes 3 bytes");

/** Element of LIGHT_GRID_OFFSETS (lump 17). */
typedef uint16_t MedalOfHonorLightGridOffsetsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorLightGridOffsetsElement) == 2, "MedalOfHonorLightGridOffsetsElement takes 2 bytes");

/** Element of SPHERE_LIGHT_VISIBILITY (lump 20). -> SPHERE_LIGHTS; negative = none. */
typedef int32_t MedalOfHonorSphereLightVisibilityElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorSphereLightVisibilityElement) == 4, "MedalOfHonorSphereLightVisibilityElement takes 4 bytes");

/** Element of TERRAIN_INDICES (lump 23). -> TERRAIN. */
typedef int16_t MedalOfHonorTerrainIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorTerrainIndicesElement) == 2, "MedalOfHonorTerrainIndicesElement takes 2 bytes");

/** Element of STATIC_MODEL_DATA (lump 24). */
typedef uint8_t MedalOfHonorStaticModelDataElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorStaticModelDataElement) == 1, "MedalOfHonorStaticModelDataElement takes 1 bytes");

/** Element of STATIC_MODEL_INDICES (lump 26). -> STATIC_MODELS. */
typedef uint16_t MedalOfHonorStaticModelIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorStaticModelIndicesElement) == 2, "MedalOfHonorStaticModelIndicesElement takes 2 bytes");

#endif /* BRUSHWORK_2015_MEDAL_OF_HONOR_H */
