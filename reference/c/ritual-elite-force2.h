/**
 * Star Trek: Elite Force II: EF2! 20, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Star Trek: Elite Force II (2003): EF2! 20. F.A.K.K. 2's records with ten lumps more, for light that changes
 * and for models that lose detail with the distance; brushes and their sides have their numbers in another
 * order.
 *
 * Sources: the header of the game's public kit, and an engine that loads such maps. No real map is at hand:
 * nothing here is surer than probable.
 */
#ifndef BRUSHWORK_RITUAL_ELITE_FORCE2_H
#define BRUSHWORK_RITUAL_ELITE_FORCE2_H

#include "ritual-fakk2.h"

/* As in Heavy Metal: F.A.K.K. 2, American McGee's Alice. */
typedef Fakk2Texture EliteForce2Texture;
typedef Fakk2Plane EliteForce2Plane;
typedef Fakk2Lightmap EliteForce2Lightmap;
typedef Fakk2Leaf EliteForce2Leaf;
typedef Fakk2Node EliteForce2Node;
typedef Fakk2Effect EliteForce2Effect;
typedef Fakk2Model EliteForce2Model;
typedef Fakk2LightVolume EliteForce2LightVolume;
typedef Fakk2LightDefinition EliteForce2LightDefinition;
#define ELITE_FORCE2_FACE_TYPE_BAD FAKK2_FACE_TYPE_BAD
#define ELITE_FORCE2_FACE_TYPE_POLYGON FAKK2_FACE_TYPE_POLYGON
#define ELITE_FORCE2_FACE_TYPE_PATCH FAKK2_FACE_TYPE_PATCH
#define ELITE_FORCE2_FACE_TYPE_MESH FAKK2_FACE_TYPE_MESH
#define ELITE_FORCE2_FACE_TYPE_BILLBOARD FAKK2_FACE_TYPE_BILLBOARD

/* The lumps by their index in the directory, and what each holds. */
#define ELITE_FORCE2_LUMP_TEXTURES FAKK2_LUMP_TEXTURES
#define ELITE_FORCE2_LUMP_PLANES FAKK2_LUMP_PLANES
#define ELITE_FORCE2_LUMP_LIGHTMAPS FAKK2_LUMP_LIGHTMAPS
/**
 * Pages of light without the light that changes; how large they are isn't known.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define ELITE_FORCE2_LUMP_BASE_LIGHTMAPS 3
/**
 * Pages of light that changes; how large they are isn't known.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define ELITE_FORCE2_LUMP_CHANGING_LIGHTMAPS 4
/** Array of EliteForce2Face. */
#define ELITE_FORCE2_LUMP_FACES 5
/** Array of EliteForce2Vertex. */
#define ELITE_FORCE2_LUMP_VERTICES 6
/**
 * Corners of triangles, three a triangle, counted from the first vertex of their face. Array of
 * EliteForce2MeshVerticesElement.
 */
#define ELITE_FORCE2_LUMP_MESH_VERTICES 7
/** Brushes, as leaves select them. Array of EliteForce2LeafBrushesElement. */
#define ELITE_FORCE2_LUMP_LEAF_BRUSHES 8
/** Faces, as leaves select them. Array of EliteForce2LeafFacesElement. */
#define ELITE_FORCE2_LUMP_LEAF_FACES 9
/** Array of EliteForce2Leaf. */
#define ELITE_FORCE2_LUMP_LEAVES 10
/** Array of EliteForce2Node. */
#define ELITE_FORCE2_LUMP_NODES 11
/** Array of EliteForce2BrushSide. */
#define ELITE_FORCE2_LUMP_BRUSH_SIDES 12
/** Array of EliteForce2Brush. */
#define ELITE_FORCE2_LUMP_BRUSHES 13
/** Array of EliteForce2Effect. */
#define ELITE_FORCE2_LUMP_EFFECTS 14
/** Array of EliteForce2Model. */
#define ELITE_FORCE2_LUMP_MODELS 15
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL. Text of entities: blocks in
 * braces of quoted keys and values, a NUL at the end.
 */
#define ELITE_FORCE2_LUMP_ENTITIES 16
/** EliteForce2VisibilityHead, and what its comment says. */
#define ELITE_FORCE2_LUMP_VISIBILITY 17
/** Array of EliteForce2LightVolume. */
#define ELITE_FORCE2_LUMP_LIGHT_VOLUMES 18
/**
 * Lights that shine on what moves: F.A.K.K. 2's with more behind, of which it isn't known how long it is.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define ELITE_FORCE2_LUMP_SPHERE_LIGHTS 19
/**
 * Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a
 * leaf.
 * Confidence: guess. Array of EliteForce2SphereLightVisibilityElement.
 */
#define ELITE_FORCE2_LUMP_SPHERE_LIGHT_VISIBILITY 20
/** Array of EliteForce2LightDefinition. */
#define ELITE_FORCE2_LUMP_LIGHT_DEFINITIONS 21
/** Array of EliteForce2LightingVertex. */
#define ELITE_FORCE2_LUMP_BASE_LIGHTING_VERTICES 22
/** Array of EliteForce2LightingVertex. */
#define ELITE_FORCE2_LUMP_CHANGING_LIGHTING_VERTICES 23
/** Array of EliteForce2BaseLightingFace. */
#define ELITE_FORCE2_LUMP_BASE_LIGHTING_FACES 24
/** Array of EliteForce2LightingFace. */
#define ELITE_FORCE2_LUMP_LIGHTING_FACES 25
/** Array of EliteForce2LightingVertexFace. */
#define ELITE_FORCE2_LUMP_LIGHTING_VERTEX_FACES 26
/** Array of EliteForce2LightingGroup. */
#define ELITE_FORCE2_LUMP_LIGHTING_GROUPS 27
/** Array of EliteForce2StaticDetailModel. */
#define ELITE_FORCE2_LUMP_STATIC_DETAIL_MODELS 28
/**
 * What the compiler notes on the map; how it is laid out isn't known.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define ELITE_FORCE2_LUMP_MAP_INFO 29

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct EliteForce2LumpEntry {
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
} EliteForce2LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2LumpEntry) == 8, "EliteForce2LumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LumpEntry, offset) == 0, "EliteForce2LumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LumpEntry *)0)->offset) == 4, "EliteForce2LumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LumpEntry, length) == 4, "EliteForce2LumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LumpEntry *)0)->length) == 4, "EliteForce2LumpEntry.length takes 4 bytes");

/** The start of a file. */
typedef struct EliteForce2Header {
  /** `EF2!`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 20. */
  int32_t version;
  /** A number by which copies of the map are told apart. */
  int32_t checksum;
  /** The lumps by index. */
  EliteForce2LumpEntry lumps[30];
} EliteForce2Header;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2Header) == 252, "EliteForce2Header takes 252 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Header, magic) == 0, "EliteForce2Header.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Header, version) == 4, "EliteForce2Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Header, checksum) == 8, "EliteForce2Header.checksum lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Header, lumps) == 12, "EliteForce2Header.lumps lies at 12");

/**
 * One drawn piece of the world (lump 5): a polygon, a curved patch, a mesh of triangles, a billboard or
 * terrain.
 * Original name: dsurface_t. Source: public header of the game's kit. Confidence: probable.
 */
typedef struct EliteForce2Face {
  /** Texture that it is drawn with. -> TEXTURES. */
  int32_t texture;
  /**
   * Fog that it lies in; -1 = none. The game's own compiler leaves 0 in billboards, also of maps without fog.
   * -> EFFECTS; -1 = none. The lump may be empty all the same.
   */
  int32_t effect;
  /** Kind of face. Values: ELITE_FORCE2_FACE_TYPE_*. */
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
  /**
   * Where its light that changes is described; -1 = nowhere. -> BASE_LIGHTING_FACES; negative = none. The
   * lump may be empty all the same.
   */
  int32_t baseLightingFace;
  /** Whether the triangles of a piece of terrain are turned the other way. */
  int32_t isTerrainInverted;
  /**
   * Flags of the four sides of a piece of terrain.
   * Confidence: guess.
   */
  int32_t terrainFlags[4];
} EliteForce2Face;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2Face) == 132, "EliteForce2Face takes 132 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, texture) == 0, "EliteForce2Face.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->texture) == 4, "EliteForce2Face.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, effect) == 4, "EliteForce2Face.effect lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->effect) == 4, "EliteForce2Face.effect takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, type) == 8, "EliteForce2Face.type lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->type) == 4, "EliteForce2Face.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, firstVertex) == 12, "EliteForce2Face.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->firstVertex) == 4, "EliteForce2Face.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, vertexCount) == 16, "EliteForce2Face.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->vertexCount) == 4, "EliteForce2Face.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, firstMeshVertex) == 20, "EliteForce2Face.firstMeshVertex lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->firstMeshVertex) == 4, "EliteForce2Face.firstMeshVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, meshVertexCount) == 24, "EliteForce2Face.meshVertexCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->meshVertexCount) == 4, "EliteForce2Face.meshVertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, lightmap) == 28, "EliteForce2Face.lightmap lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->lightmap) == 4, "EliteForce2Face.lightmap takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, lightmapPosition) == 32, "EliteForce2Face.lightmapPosition lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->lightmapPosition) == 8, "EliteForce2Face.lightmapPosition takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, lightmapSize) == 40, "EliteForce2Face.lightmapSize lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->lightmapSize) == 8, "EliteForce2Face.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape) == 48, "EliteForce2Face.shape lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape) == 56, "EliteForce2Face.shape takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.polygon.lightmapOrigin) == 48, "EliteForce2Face.shape.polygon.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.polygon.lightmapOrigin) == 12, "EliteForce2Face.shape.polygon.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.polygon.lightmapS) == 60, "EliteForce2Face.shape.polygon.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.polygon.lightmapS) == 12, "EliteForce2Face.shape.polygon.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.polygon.lightmapT) == 72, "EliteForce2Face.shape.polygon.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.polygon.lightmapT) == 12, "EliteForce2Face.shape.polygon.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.polygon.normal) == 84, "EliteForce2Face.shape.polygon.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.polygon.normal) == 12, "EliteForce2Face.shape.polygon.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.polygon.unused) == 96, "EliteForce2Face.shape.polygon.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.polygon.unused) == 8, "EliteForce2Face.shape.polygon.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.patch.lightmapOrigin) == 48, "EliteForce2Face.shape.patch.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.patch.lightmapOrigin) == 12, "EliteForce2Face.shape.patch.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.patch.detailMins) == 60, "EliteForce2Face.shape.patch.detailMins lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.patch.detailMins) == 12, "EliteForce2Face.shape.patch.detailMins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.patch.detailMaxs) == 72, "EliteForce2Face.shape.patch.detailMaxs lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.patch.detailMaxs) == 12, "EliteForce2Face.shape.patch.detailMaxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.patch.normal) == 84, "EliteForce2Face.shape.patch.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.patch.normal) == 12, "EliteForce2Face.shape.patch.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.patch.width) == 96, "EliteForce2Face.shape.patch.width lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.patch.width) == 4, "EliteForce2Face.shape.patch.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.patch.height) == 100, "EliteForce2Face.shape.patch.height lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.patch.height) == 4, "EliteForce2Face.shape.patch.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.mesh.lightmapOrigin) == 48, "EliteForce2Face.shape.mesh.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.mesh.lightmapOrigin) == 12, "EliteForce2Face.shape.mesh.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.mesh.lightmapS) == 60, "EliteForce2Face.shape.mesh.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.mesh.lightmapS) == 12, "EliteForce2Face.shape.mesh.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.mesh.lightmapT) == 72, "EliteForce2Face.shape.mesh.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.mesh.lightmapT) == 12, "EliteForce2Face.shape.mesh.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.mesh.normal) == 84, "EliteForce2Face.shape.mesh.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.mesh.normal) == 12, "EliteForce2Face.shape.mesh.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.mesh.unused) == 96, "EliteForce2Face.shape.mesh.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.mesh.unused) == 8, "EliteForce2Face.shape.mesh.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.billboard.origin) == 48, "EliteForce2Face.shape.billboard.origin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.billboard.origin) == 12, "EliteForce2Face.shape.billboard.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.billboard.color) == 60, "EliteForce2Face.shape.billboard.color lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.billboard.color) == 12, "EliteForce2Face.shape.billboard.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.billboard.unusedVector) == 72, "EliteForce2Face.shape.billboard.unusedVector lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.billboard.unusedVector) == 12, "EliteForce2Face.shape.billboard.unusedVector takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.billboard.normal) == 84, "EliteForce2Face.shape.billboard.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.billboard.normal) == 12, "EliteForce2Face.shape.billboard.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.billboard.unused) == 96, "EliteForce2Face.shape.billboard.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.billboard.unused) == 8, "EliteForce2Face.shape.billboard.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, shape.other.unknown0x30) == 48, "EliteForce2Face.shape.other.unknown0x30 lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->shape.other.unknown0x30) == 56, "EliteForce2Face.shape.other.unknown0x30 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, subdivisions) == 104, "EliteForce2Face.subdivisions lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->subdivisions) == 4, "EliteForce2Face.subdivisions takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, baseLightingFace) == 108, "EliteForce2Face.baseLightingFace lies at 108");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->baseLightingFace) == 4, "EliteForce2Face.baseLightingFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, isTerrainInverted) == 112, "EliteForce2Face.isTerrainInverted lies at 112");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->isTerrainInverted) == 4, "EliteForce2Face.isTerrainInverted takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Face, terrainFlags) == 116, "EliteForce2Face.terrainFlags lies at 116");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Face *)0)->terrainFlags) == 16, "EliteForce2Face.terrainFlags takes 16 bytes");

/**
 * A vertex of faces (lump 6).
 * Original name: drawVert_t. Source: public header of the game's kit. Confidence: probable.
 */
typedef struct EliteForce2Vertex {
  /** Place in the world, in game units. */
  struct { float x, y, z; } position;
  /** Texture coordinates; 1 is one repeat. */
  struct { float s, t; } textureCoordinates;
  /** Unit vector away from the face. */
  struct { float x, y, z; } normal;
  /** Colour and opacity, 0 to 255 each. */
  struct { uint8_t red, green, blue, alpha; } color;
  /**
   * What a model that loses detail says in it: of its first vertices the least detail, the scale and the
   * bias.
   * Confidence: guess.
   */
  float detail;
  /**
   * Coordinates in the lightmap page, 0 to 1; of a model that loses detail, the first is a vertex as a 32-bit
   * number that this one falls together with.
   */
  struct { float s, t; } lightmapCoordinates;
} EliteForce2Vertex;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2Vertex) == 48, "EliteForce2Vertex takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Vertex, position) == 0, "EliteForce2Vertex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Vertex *)0)->position) == 12, "EliteForce2Vertex.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Vertex, textureCoordinates) == 12, "EliteForce2Vertex.textureCoordinates lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Vertex *)0)->textureCoordinates) == 8, "EliteForce2Vertex.textureCoordinates takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Vertex, normal) == 20, "EliteForce2Vertex.normal lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Vertex *)0)->normal) == 12, "EliteForce2Vertex.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Vertex, color) == 32, "EliteForce2Vertex.color lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Vertex *)0)->color) == 4, "EliteForce2Vertex.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Vertex, detail) == 36, "EliteForce2Vertex.detail lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Vertex *)0)->detail) == 4, "EliteForce2Vertex.detail takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Vertex, lightmapCoordinates) == 40, "EliteForce2Vertex.lightmapCoordinates lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Vertex *)0)->lightmapCoordinates) == 8, "EliteForce2Vertex.lightmapCoordinates takes 8 bytes");

/**
 * One side of a brush (lump 12), its numbers the other way round than in Quake III.
 * Original name: dbrushside_t. Source: engine that loads such maps. Confidence: probable.
 */
typedef struct EliteForce2BrushSide {
  /** Texture whose surface flags the side has. -> TEXTURES. */
  int32_t texture;
  /** Plane that the side lies on, looking out of the brush. -> PLANES. */
  int32_t plane;
} EliteForce2BrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2BrushSide) == 8, "EliteForce2BrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BrushSide, texture) == 0, "EliteForce2BrushSide.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BrushSide *)0)->texture) == 4, "EliteForce2BrushSide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BrushSide, plane) == 4, "EliteForce2BrushSide.plane lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BrushSide *)0)->plane) == 4, "EliteForce2BrushSide.plane takes 4 bytes");

/**
 * A convex solid (lump 13): the space behind all its sides. Its numbers are the other way round than in Quake
 * III.
 * Original name: dbrush_t. Source: engine that loads such maps. Confidence: probable.
 */
typedef struct EliteForce2Brush {
  /** Number of sides. */
  int32_t sideCount;
  /**
   * First of `sideCount` sides. The first six are its box, in the order -x +x -y +y -z +z. -> BRUSH_SIDES,
   * `sideCount` of them.
   */
  int32_t firstSide;
  /** Texture whose content flags the whole brush has. -> TEXTURES. */
  int32_t texture;
} EliteForce2Brush;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2Brush) == 12, "EliteForce2Brush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Brush, sideCount) == 0, "EliteForce2Brush.sideCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Brush *)0)->sideCount) == 4, "EliteForce2Brush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Brush, firstSide) == 4, "EliteForce2Brush.firstSide lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Brush *)0)->firstSide) == 4, "EliteForce2Brush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2Brush, texture) == 8, "EliteForce2Brush.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2Brush *)0)->texture) == 4, "EliteForce2Brush.texture takes 4 bytes");

/**
 * A colour of a vertex without the light that changes, or one of such a light (lumps 22, 23).
 * Original name: lightingVert_t. Source: public header of the game's kit. Confidence: probable.
 */
typedef struct EliteForce2LightingVertex {
  /** Colour, 0 to 255 each. */
  struct { uint8_t red, green, blue; } color;
} EliteForce2LightingVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2LightingVertex) == 3, "EliteForce2LightingVertex takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LightingVertex, color) == 0, "EliteForce2LightingVertex.color lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LightingVertex *)0)->color) == 3, "EliteForce2LightingVertex.color takes 3 bytes");

/**
 * The light that changes of a face (lump 24).
 * Original name: baseLightingSurf_t. Source: public header of the game's kit. Confidence: probable.
 */
typedef struct EliteForce2BaseLightingFace {
  /** Page of BASE_LIGHTMAPS; -1 = none. */
  int32_t baseLightmap;
  /** Lower corner of its rectangle on the page, in pixels. */
  struct { int32_t x, y; } position;
  /** Size of its rectangle on the page, in pixels. */
  struct { int32_t width, height; } size;
  /** Room for the game. */
  int32_t lastUpdatedFrame;
  /** First of `lightingFaceCount` lights on its lightmap. -> LIGHTING_FACES, `lightingFaceCount` of them. */
  int32_t firstLightingFace;
  /** Number of lights on its lightmap. */
  int32_t lightingFaceCount;
  /**
   * First of its vertices in BASE_LIGHTING_VERTICES; -1 = none.
   * Confidence: guess.
   */
  int32_t firstBaseLightingVertex;
  /**
   * First of `lightingVertexFaceCount` lights on its vertices. -> LIGHTING_VERTEX_FACES,
   * `lightingVertexFaceCount` of them.
   */
  int32_t firstLightingVertexFace;
  /** Number of lights on its vertices. */
  int32_t lightingVertexFaceCount;
} EliteForce2BaseLightingFace;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2BaseLightingFace) == 44, "EliteForce2BaseLightingFace takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BaseLightingFace, baseLightmap) == 0, "EliteForce2BaseLightingFace.baseLightmap lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BaseLightingFace *)0)->baseLightmap) == 4, "EliteForce2BaseLightingFace.baseLightmap takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BaseLightingFace, position) == 4, "EliteForce2BaseLightingFace.position lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BaseLightingFace *)0)->position) == 8, "EliteForce2BaseLightingFace.position takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BaseLightingFace, size) == 12, "EliteForce2BaseLightingFace.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BaseLightingFace *)0)->size) == 8, "EliteForce2BaseLightingFace.size takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BaseLightingFace, lastUpdatedFrame) == 20, "EliteForce2BaseLightingFace.lastUpdatedFrame lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BaseLightingFace *)0)->lastUpdatedFrame) == 4, "EliteForce2BaseLightingFace.lastUpdatedFrame takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BaseLightingFace, firstLightingFace) == 24, "EliteForce2BaseLightingFace.firstLightingFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BaseLightingFace *)0)->firstLightingFace) == 4, "EliteForce2BaseLightingFace.firstLightingFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BaseLightingFace, lightingFaceCount) == 28, "EliteForce2BaseLightingFace.lightingFaceCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BaseLightingFace *)0)->lightingFaceCount) == 4, "EliteForce2BaseLightingFace.lightingFaceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BaseLightingFace, firstBaseLightingVertex) == 32, "EliteForce2BaseLightingFace.firstBaseLightingVertex lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BaseLightingFace *)0)->firstBaseLightingVertex) == 4, "EliteForce2BaseLightingFace.firstBaseLightingVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BaseLightingFace, firstLightingVertexFace) == 36, "EliteForce2BaseLightingFace.firstLightingVertexFace lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BaseLightingFace *)0)->firstLightingVertexFace) == 4, "EliteForce2BaseLightingFace.firstLightingVertexFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2BaseLightingFace, lightingVertexFaceCount) == 40, "EliteForce2BaseLightingFace.lightingVertexFaceCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2BaseLightingFace *)0)->lightingVertexFaceCount) == 4, "EliteForce2BaseLightingFace.lightingVertexFaceCount takes 4 bytes");

/**
 * A light that changes, on the lightmap of a face (lump 25).
 * Original name: lightingSurf_t. Source: public header of the game's kit. Confidence: probable.
 */
typedef struct EliteForce2LightingFace {
  /** Page of CHANGING_LIGHTMAPS; -1 = none. */
  int32_t lightmap;
  /** Lower corner of its rectangle on the page, in pixels. */
  struct { int32_t x, y; } position;
  /** Group of lights that change together. -> LIGHTING_GROUPS; negative = none. */
  int32_t group;
  /** Colour of the light, 0 to 255 each. */
  struct { uint8_t red, green, blue; } color;
} EliteForce2LightingFace;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2LightingFace) == 20, "EliteForce2LightingFace takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LightingFace, lightmap) == 0, "EliteForce2LightingFace.lightmap lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LightingFace *)0)->lightmap) == 4, "EliteForce2LightingFace.lightmap takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LightingFace, position) == 4, "EliteForce2LightingFace.position lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LightingFace *)0)->position) == 8, "EliteForce2LightingFace.position takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LightingFace, group) == 12, "EliteForce2LightingFace.group lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LightingFace *)0)->group) == 4, "EliteForce2LightingFace.group takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LightingFace, color) == 16, "EliteForce2LightingFace.color lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LightingFace *)0)->color) == 3, "EliteForce2LightingFace.color takes 3 bytes");

/**
 * A light that changes, on the vertices of a face (lump 26).
 * Original name: lightingVertSurf_t. Source: public header of the game's kit. Confidence: probable.
 */
typedef struct EliteForce2LightingVertexFace {
  /** Group of lights that change together. -> LIGHTING_GROUPS; negative = none. */
  int32_t group;
  /**
   * First of its vertices in CHANGING_LIGHTING_VERTICES.
   * Confidence: guess.
   */
  int32_t firstLightingVertex;
  /** Colour of the light, 0 to 255 each. */
  struct { uint8_t red, green, blue; } color;
} EliteForce2LightingVertexFace;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2LightingVertexFace) == 12, "EliteForce2LightingVertexFace takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LightingVertexFace, group) == 0, "EliteForce2LightingVertexFace.group lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LightingVertexFace *)0)->group) == 4, "EliteForce2LightingVertexFace.group takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LightingVertexFace, firstLightingVertex) == 4, "EliteForce2LightingVertexFace.firstLightingVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LightingVertexFace *)0)->firstLightingVertex) == 4, "EliteForce2LightingVertexFace.firstLightingVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LightingVertexFace, color) == 8, "EliteForce2LightingVertexFace.color lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LightingVertexFace *)0)->color) == 3, "EliteForce2LightingVertexFace.color takes 3 bytes");

/**
 * Lights that change together (lump 27).
 * Original name: lightingGroup_t. Source: public header of the game's kit. Confidence: probable.
 */
typedef struct EliteForce2LightingGroup {
  /** Name that scripts call them by, NUL-terminated within the 64 bytes. */
  char name[64];
} EliteForce2LightingGroup;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2LightingGroup) == 64, "EliteForce2LightingGroup takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2LightingGroup, name) == 0, "EliteForce2LightingGroup.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2LightingGroup *)0)->name) == 64, "EliteForce2LightingGroup.name takes 64 bytes");

/**
 * A model in the world that loses detail with the distance (lump 28).
 * Original name: staticLodModel_t. Source: public header of the game's kit. Confidence: probable.
 */
typedef struct EliteForce2StaticDetailModel {
  /** Number of its vertices. */
  int32_t vertexCount;
  /** Where it is, in game units. */
  struct { float x, y, z; } origin;
  /** Distance at which it begins to lose detail, in game units. */
  float startDistance;
  /**
   * Share of the vertices that it has up to there.
   * Confidence: guess.
   */
  float startShare;
  /** Distance from which on it loses no more, in game units. */
  float stopDistance;
  /**
   * Share of the vertices that it has from there on.
   * Confidence: guess.
   */
  float stopShare;
  /**
   * Distance at which it vanishes, in game units.
   * Confidence: guess.
   */
  float fadeDistance;
  /**
   * Room for the game: number of vertices that are drawn.
   * Confidence: guess.
   */
  int32_t drawnVertexCount;
  /**
   * Room for the game.
   * Confidence: guess.
   */
  int32_t frameCount;
} EliteForce2StaticDetailModel;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2StaticDetailModel) == 44, "EliteForce2StaticDetailModel takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2StaticDetailModel, vertexCount) == 0, "EliteForce2StaticDetailModel.vertexCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2StaticDetailModel *)0)->vertexCount) == 4, "EliteForce2StaticDetailModel.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2StaticDetailModel, origin) == 4, "EliteForce2StaticDetailModel.origin lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2StaticDetailModel *)0)->origin) == 12, "EliteForce2StaticDetailModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2StaticDetailModel, startDistance) == 16, "EliteForce2StaticDetailModel.startDistance lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2StaticDetailModel *)0)->startDistance) == 4, "EliteForce2StaticDetailModel.startDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2StaticDetailModel, startShare) == 20, "EliteForce2StaticDetailModel.startShare lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2StaticDetailModel *)0)->startShare) == 4, "EliteForce2StaticDetailModel.startShare takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2StaticDetailModel, stopDistance) == 24, "EliteForce2StaticDetailModel.stopDistance lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2StaticDetailModel *)0)->stopDistance) == 4, "EliteForce2StaticDetailModel.stopDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2StaticDetailModel, stopShare) == 28, "EliteForce2StaticDetailModel.stopShare lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2StaticDetailModel *)0)->stopShare) == 4, "EliteForce2StaticDetailModel.stopShare takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2StaticDetailModel, fadeDistance) == 32, "EliteForce2StaticDetailModel.fadeDistance lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2StaticDetailModel *)0)->fadeDistance) == 4, "EliteForce2StaticDetailModel.fadeDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2StaticDetailModel, drawnVertexCount) == 36, "EliteForce2StaticDetailModel.drawnVertexCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2StaticDetailModel *)0)->drawnVertexCount) == 4, "EliteForce2StaticDetailModel.drawnVertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(EliteForce2StaticDetailModel, frameCount) == 40, "EliteForce2StaticDetailModel.frameCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((EliteForce2StaticDetailModel *)0)->frameCount) == 4, "EliteForce2StaticDetailModel.frameCount takes 4 bytes");

/** Element of MESH_VERTICES (lump 7). */
typedef int32_t EliteForce2MeshVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2MeshVerticesElement) == 4, "EliteForce2MeshVerticesElement takes 4 bytes");

/** Element of LEAF_BRUSHES (lump 8). -> BRUSHES. */
typedef int32_t EliteForce2LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2LeafBrushesElement) == 4, "EliteForce2LeafBrushesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 9). -> FACES. */
typedef int32_t EliteForce2LeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2LeafFacesElement) == 4, "EliteForce2LeafFacesElement takes 4 bytes");

typedef Fakk2VisibilityHead EliteForce2VisibilityHead;

/** Element of SPHERE_LIGHT_VISIBILITY (lump 20). */
typedef int32_t EliteForce2SphereLightVisibilityElement;
BRUSHWORK_STATIC_ASSERT(sizeof(EliteForce2SphereLightVisibilityElement) == 4, "EliteForce2SphereLightVisibilityElement takes 4 bytes");

#endif /* BRUSHWORK_RITUAL_ELITE_FORCE2_H */
