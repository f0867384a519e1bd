/**
 * Medal of Honor: Allied Assault (demo): 2015 18, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * The demo of Medal of Honor: Allied Assault: 2015 18. The game's records; a lump of fog stands before the
 * models, and those behind it are one further.
 *
 * Sources: the loaders of an engine that loads such maps. No real map is at hand: nothing here is surer than
 * probable.
 */
#ifndef BRUSHWORK_2015_MEDAL_OF_HONOR_DEMO_H
#define BRUSHWORK_2015_MEDAL_OF_HONOR_DEMO_H

#include "2015-medal-of-honor.h"

/* As in Medal of Honor: Allied Assault. */
typedef MedalOfHonorTexture MedalOfHonorDemoTexture;
typedef MedalOfHonorPlane MedalOfHonorDemoPlane;
typedef MedalOfHonorLightmap MedalOfHonorDemoLightmap;
typedef MedalOfHonorVertex MedalOfHonorDemoVertex;
typedef MedalOfHonorLeaf MedalOfHonorDemoLeaf;
typedef MedalOfHonorNode MedalOfHonorDemoNode;
typedef MedalOfHonorSideEquation MedalOfHonorDemoSideEquation;
typedef MedalOfHonorBrushSide MedalOfHonorDemoBrushSide;
typedef MedalOfHonorBrush MedalOfHonorDemoBrush;
typedef MedalOfHonorModel MedalOfHonorDemoModel;
typedef MedalOfHonorSphereLight MedalOfHonorDemoSphereLight;
typedef MedalOfHonorLightDefinition MedalOfHonorDemoLightDefinition;
typedef MedalOfHonorTerrainPatch MedalOfHonorDemoTerrainPatch;
typedef MedalOfHonorStaticModel MedalOfHonorDemoStaticModel;
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_SOLID MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_SOLID
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_LADDER MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_LADDER
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_LAVA MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_LAVA
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_SLIME MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_SLIME
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_WATER MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_WATER
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_FOG MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_FOG
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_FENCE MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_FENCE
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_AREA_PORTAL MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_AREA_PORTAL
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_PLAYER_CLIP MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_PLAYER_CLIP
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_MONSTER_CLIP MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_MONSTER_CLIP
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_WEAPON_CLIP MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_WEAPON_CLIP
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_VEHICLE_CLIP MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_VEHICLE_CLIP
#define MEDAL_OF_HONOR_DEMO_MEDAL_OF_HONOR_CONTENT_FLAGS_SHOOT_ONLY MEDAL_OF_HONOR_MEDAL_OF_HONOR_CONTENT_FLAGS_SHOOT_ONLY
#define MEDAL_OF_HONOR_DEMO_FACE_TYPE_BAD MEDAL_OF_HONOR_FACE_TYPE_BAD
#define MEDAL_OF_HONOR_DEMO_FACE_TYPE_POLYGON MEDAL_OF_HONOR_FACE_TYPE_POLYGON
#define MEDAL_OF_HONOR_DEMO_FACE_TYPE_PATCH MEDAL_OF_HONOR_FACE_TYPE_PATCH
#define MEDAL_OF_HONOR_DEMO_FACE_TYPE_MESH MEDAL_OF_HONOR_FACE_TYPE_MESH
#define MEDAL_OF_HONOR_DEMO_FACE_TYPE_BILLBOARD MEDAL_OF_HONOR_FACE_TYPE_BILLBOARD
#define MEDAL_OF_HONOR_DEMO_TERRAIN_FLAGS_FLIPPED MEDAL_OF_HONOR_TERRAIN_FLAGS_FLIPPED
#define MEDAL_OF_HONOR_DEMO_TERRAIN_FLAGS_NEIGHBOR MEDAL_OF_HONOR_TERRAIN_FLAGS_NEIGHBOR

/* The lumps by their index in the directory, and what each holds. */
#define MEDAL_OF_HONOR_DEMO_LUMP_TEXTURES MEDAL_OF_HONOR_LUMP_TEXTURES
#define MEDAL_OF_HONOR_DEMO_LUMP_PLANES MEDAL_OF_HONOR_LUMP_PLANES
#define MEDAL_OF_HONOR_DEMO_LUMP_LIGHTMAPS MEDAL_OF_HONOR_LUMP_LIGHTMAPS
/** Array of MedalOfHonorDemoFace. */
#define MEDAL_OF_HONOR_DEMO_LUMP_FACES 3
#define MEDAL_OF_HONOR_DEMO_LUMP_VERTICES MEDAL_OF_HONOR_LUMP_VERTICES
#define MEDAL_OF_HONOR_DEMO_LUMP_MESH_VERTICES MEDAL_OF_HONOR_LUMP_MESH_VERTICES
#define MEDAL_OF_HONOR_DEMO_LUMP_LEAF_BRUSHES MEDAL_OF_HONOR_LUMP_LEAF_BRUSHES
#define MEDAL_OF_HONOR_DEMO_LUMP_LEAF_FACES MEDAL_OF_HONOR_LUMP_LEAF_FACES
#define MEDAL_OF_HONOR_DEMO_LUMP_LEAVES MEDAL_OF_HONOR_LUMP_LEAVES
#define MEDAL_OF_HONOR_DEMO_LUMP_NODES MEDAL_OF_HONOR_LUMP_NODES
#define MEDAL_OF_HONOR_DEMO_LUMP_SIDE_EQUATIONS MEDAL_OF_HONOR_LUMP_SIDE_EQUATIONS
#define MEDAL_OF_HONOR_DEMO_LUMP_BRUSH_SIDES MEDAL_OF_HONOR_LUMP_BRUSH_SIDES
#define MEDAL_OF_HONOR_DEMO_LUMP_BRUSHES MEDAL_OF_HONOR_LUMP_BRUSHES
/** Array of MedalOfHonorDemoEffect. */
#define MEDAL_OF_HONOR_DEMO_LUMP_EFFECTS 13
/** Array of MedalOfHonorDemoModel. */
#define MEDAL_OF_HONOR_DEMO_LUMP_MODELS 14
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL. Models that don't move aren't
 * among it. Text of entities: blocks in braces of quoted keys and values, a NUL at the end.
 */
#define MEDAL_OF_HONOR_DEMO_LUMP_ENTITIES 15
/** MedalOfHonorDemoVisibilityHead, and what its comment says. */
#define MEDAL_OF_HONOR_DEMO_LUMP_VISIBILITY 16
/**
 * Colours of the grid of light, 256 of them. The first stands for none. Array of
 * MedalOfHonorDemoLightGridPaletteElement.
 */
#define MEDAL_OF_HONOR_DEMO_LUMP_LIGHT_GRID_PALETTE 17
/**
 * Where columns of the grid of light begin in LIGHT_GRID_DATA: first a high part for each step along x, then
 * a low part for each column. Array of MedalOfHonorDemoLightGridOffsetsElement.
 */
#define MEDAL_OF_HONOR_DEMO_LUMP_LIGHT_GRID_OFFSETS 18
/**
 * Columns of the grid of light from low to high: a negative number and as many colours, or a number and one
 * colour that comes that often and twice more. Bytes of unknown meaning.
 */
#define MEDAL_OF_HONOR_DEMO_LUMP_LIGHT_GRID_DATA 19
/** Array of MedalOfHonorDemoSphereLight. */
#define MEDAL_OF_HONOR_DEMO_LUMP_SPHERE_LIGHTS 20
/**
 * Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a
 * leaf. Array of MedalOfHonorDemoSphereLightVisibilityElement.
 */
#define MEDAL_OF_HONOR_DEMO_LUMP_SPHERE_LIGHT_VISIBILITY 21
/** Array of MedalOfHonorDemoLightDefinition. */
#define MEDAL_OF_HONOR_DEMO_LUMP_LIGHT_DEFINITIONS 22
/** Array of MedalOfHonorDemoTerrainPatch. */
#define MEDAL_OF_HONOR_DEMO_LUMP_TERRAIN 23
/** Pieces of terrain, as leaves select them. Array of MedalOfHonorDemoTerrainIndicesElement. */
#define MEDAL_OF_HONOR_DEMO_LUMP_TERRAIN_INDICES 24
/**
 * Colours of the vertices of models that don't move: red, green, blue. Array of
 * MedalOfHonorDemoStaticModelDataElement.
 */
#define MEDAL_OF_HONOR_DEMO_LUMP_STATIC_MODEL_DATA 25
/** Array of MedalOfHonorDemoStaticModel. */
#define MEDAL_OF_HONOR_DEMO_LUMP_STATIC_MODELS 26
/** Models that don't move, as leaves select them. Array of MedalOfHonorDemoStaticModelIndicesElement. */
#define MEDAL_OF_HONOR_DEMO_LUMP_STATIC_MODEL_INDICES 27

typedef MedalOfHonorLumpEntry MedalOfHonorDemoLumpEntry;
typedef MedalOfHonorHeader MedalOfHonorDemoHeader;

/**
 * One drawn piece of the world (lump 3): a polygon, a curved patch, a mesh of triangles or a billboard.
 * Original name: dsurface_t. Source: headers of an engine that loads such maps. Confidence: probable.
 */
typedef struct MedalOfHonorDemoFace {
  /** Texture that it is drawn with. -> TEXTURES. */
  int32_t texture;
  /** Fog that it lies in; -1 = none. -> EFFECTS; -1 = none. The lump may be empty all the same. */
  int32_t effect;
  /** Kind of face. Values: MEDAL_OF_HONOR_DEMO_FACE_TYPE_*. */
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
} MedalOfHonorDemoFace;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorDemoFace) == 108, "MedalOfHonorDemoFace takes 108 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, texture) == 0, "MedalOfHonorDemoFace.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->texture) == 4, "MedalOfHonorDemoFace.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, effect) == 4, "MedalOfHonorDemoFace.effect lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->effect) == 4, "MedalOfHonorDemoFace.effect takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, type) == 8, "MedalOfHonorDemoFace.type lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->type) == 4, "MedalOfHonorDemoFace.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, firstVertex) == 12, "MedalOfHonorDemoFace.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->firstVertex) == 4, "MedalOfHonorDemoFace.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, vertexCount) == 16, "MedalOfHonorDemoFace.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->vertexCount) == 4, "MedalOfHonorDemoFace.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, firstMeshVertex) == 20, "MedalOfHonorDemoFace.firstMeshVertex lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->firstMeshVertex) == 4, "MedalOfHonorDemoFace.firstMeshVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, meshVertexCount) == 24, "MedalOfHonorDemoFace.meshVertexCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->meshVertexCount) == 4, "MedalOfHonorDemoFace.meshVertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, lightmap) == 28, "MedalOfHonorDemoFace.lightmap lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->lightmap) == 4, "MedalOfHonorDemoFace.lightmap takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, lightmapPosition) == 32, "MedalOfHonorDemoFace.lightmapPosition lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->lightmapPosition) == 8, "MedalOfHonorDemoFace.lightmapPosition takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, lightmapSize) == 40, "MedalOfHonorDemoFace.lightmapSize lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->lightmapSize) == 8, "MedalOfHonorDemoFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape) == 48, "MedalOfHonorDemoFace.shape lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape) == 56, "MedalOfHonorDemoFace.shape takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.polygon.lightmapOrigin) == 48, "MedalOfHonorDemoFace.shape.polygon.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.polygon.lightmapOrigin) == 12, "MedalOfHonorDemoFace.shape.polygon.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.polygon.lightmapS) == 60, "MedalOfHonorDemoFace.shape.polygon.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.polygon.lightmapS) == 12, "MedalOfHonorDemoFace.shape.polygon.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.polygon.lightmapT) == 72, "MedalOfHonorDemoFace.shape.polygon.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.polygon.lightmapT) == 12, "MedalOfHonorDemoFace.shape.polygon.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.polygon.normal) == 84, "MedalOfHonorDemoFace.shape.polygon.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.polygon.normal) == 12, "MedalOfHonorDemoFace.shape.polygon.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.polygon.unused) == 96, "MedalOfHonorDemoFace.shape.polygon.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.polygon.unused) == 8, "MedalOfHonorDemoFace.shape.polygon.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.patch.lightmapOrigin) == 48, "MedalOfHonorDemoFace.shape.patch.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.patch.lightmapOrigin) == 12, "MedalOfHonorDemoFace.shape.patch.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.patch.detailMins) == 60, "MedalOfHonorDemoFace.shape.patch.detailMins lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.patch.detailMins) == 12, "MedalOfHonorDemoFace.shape.patch.detailMins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.patch.detailMaxs) == 72, "MedalOfHonorDemoFace.shape.patch.detailMaxs lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.patch.detailMaxs) == 12, "MedalOfHonorDemoFace.shape.patch.detailMaxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.patch.normal) == 84, "MedalOfHonorDemoFace.shape.patch.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.patch.normal) == 12, "MedalOfHonorDemoFace.shape.patch.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.patch.width) == 96, "MedalOfHonorDemoFace.shape.patch.width lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.patch.width) == 4, "MedalOfHonorDemoFace.shape.patch.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.patch.height) == 100, "MedalOfHonorDemoFace.shape.patch.height lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.patch.height) == 4, "MedalOfHonorDemoFace.shape.patch.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.mesh.lightmapOrigin) == 48, "MedalOfHonorDemoFace.shape.mesh.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.mesh.lightmapOrigin) == 12, "MedalOfHonorDemoFace.shape.mesh.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.mesh.lightmapS) == 60, "MedalOfHonorDemoFace.shape.mesh.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.mesh.lightmapS) == 12, "MedalOfHonorDemoFace.shape.mesh.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.mesh.lightmapT) == 72, "MedalOfHonorDemoFace.shape.mesh.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.mesh.lightmapT) == 12, "MedalOfHonorDemoFace.shape.mesh.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.mesh.normal) == 84, "MedalOfHonorDemoFace.shape.mesh.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.mesh.normal) == 12, "MedalOfHonorDemoFace.shape.mesh.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.mesh.unused) == 96, "MedalOfHonorDemoFace.shape.mesh.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.mesh.unused) == 8, "MedalOfHonorDemoFace.shape.mesh.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.billboard.origin) == 48, "MedalOfHonorDemoFace.shape.billboard.origin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.billboard.origin) == 12, "MedalOfHonorDemoFace.shape.billboard.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.billboard.color) == 60, "MedalOfHonorDemoFace.shape.billboard.color lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.billboard.color) == 12, "MedalOfHonorDemoFace.shape.billboard.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.billboard.unusedVector) == 72, "MedalOfHonorDemoFace.shape.billboard.unusedVector lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.billboard.unusedVector) == 12, "MedalOfHonorDemoFace.shape.billboard.unusedVector takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.billboard.normal) == 84, "MedalOfHonorDemoFace.shape.billboard.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.billboard.normal) == 12, "MedalOfHonorDemoFace.shape.billboard.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.billboard.unused) == 96, "MedalOfHonorDemoFace.shape.billboard.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.billboard.unused) == 8, "MedalOfHonorDemoFace.shape.billboard.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, shape.other.unknown0x30) == 48, "MedalOfHonorDemoFace.shape.other.unknown0x30 lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->shape.other.unknown0x30) == 56, "MedalOfHonorDemoFace.shape.other.unknown0x30 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoFace, subdivisions) == 104, "MedalOfHonorDemoFace.subdivisions lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoFace *)0)->subdivisions) == 4, "MedalOfHonorDemoFace.subdivisions takes 4 bytes");

/**
 * A volume with an effect, which is fog (lump 12).
 * Original name: dfog_t. Source: released source of the game.
 */
typedef struct MedalOfHonorDemoEffect {
  /** Path of the shader of the fog, NUL-terminated within the 64 bytes. */
  char name[64];
  /** Brush that is filled with it; -1 = the whole world. -> BRUSHES; -1 = none. */
  int32_t brush;
  /** Side of the brush, counted from its first, behind which it begins; -1 = it has no such side. */
  int32_t visibleSide;
} MedalOfHonorDemoEffect;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorDemoEffect) == 72, "MedalOfHonorDemoEffect takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoEffect, name) == 0, "MedalOfHonorDemoEffect.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoEffect *)0)->name) == 64, "MedalOfHonorDemoEffect.name takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoEffect, brush) == 64, "MedalOfHonorDemoEffect.brush lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoEffect *)0)->brush) == 4, "MedalOfHonorDemoEffect.brush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(MedalOfHonorDemoEffect, visibleSide) == 68, "MedalOfHonorDemoEffect.visibleSide lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((MedalOfHonorDemoEffect *)0)->visibleSide) == 4, "MedalOfHonorDemoEffect.visibleSide takes 4 bytes");

typedef MedalOfHonorMeshVerticesElement MedalOfHonorDemoMeshVerticesElement;

typedef MedalOfHonorLeafBrushesElement MedalOfHonorDemoLeafBrushesElement;

typedef MedalOfHonorLeafFacesElement MedalOfHonorDemoLeafFacesElement;

typedef MedalOfHonorVisibilityHead MedalOfHonorDemoVisibilityHead;

/** Element of LIGHT_GRID_PALETTE (lump 17). */
typedef struct { uint8_t red, green, blue; } MedalOfHonorDemoLightGridPaletteElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorDemoLightGridPaletteElement) == 3, "MedalOfHonorDemoLightGridPaletteElement takes 3 bytes");

/** Element of LIGHT_GRID_OFFSETS (lump 18). */
typedef uint16_t MedalOfHonorDemoLightGridOffsetsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorDemoLightGridOffsetsElement) == 2, "MedalOfHonorDemoLightGridOffsetsElement takes 2 bytes");

/** Element of SPHERE_LIGHT_VISIBILITY (lump 21). -> SPHERE_LIGHTS; negative = none. */
typedef int32_t MedalOfHonorDemoSphereLightVisibilityElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorDemoSphereLightVisibilityElement) == 4, "MedalOfHonorDemoSphereLightVisibilityElement takes 4 bytes");

/** Element of TERRAIN_INDICES (lump 24). -> TERRAIN. */
typedef int16_t MedalOfHonorDemoTerrainIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorDemoTerrainIndicesElement) == 2, "MedalOfHonorDemoTerrainIndicesElement takes 2 bytes");

/** Element of STATIC_MODEL_DATA (lump 25). */
typedef uint8_t MedalOfHonorDemoStaticModelDataElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorDemoStaticModelDataElement) == 1, "MedalOfHonorDemoStaticModelDataElement takes 1 bytes");

/** Element of STATIC_MODEL_INDICES (lump 27). -> STATIC_MODELS. */
typedef uint16_t MedalOfHonorDemoStaticModelIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(MedalOfHonorDemoStaticModelIndicesElement) == 2, "MedalOfHonorDemoStaticModelIndicesElement takes 2 bytes");

#endif /* BRUSHWORK_2015_MEDAL_OF_HONOR_DEMO_H */
