/**
 * Heavy Metal: F.A.K.K. 2, American McGee's Alice: FAKK 12, 42, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Heavy Metal: F.A.K.K. 2 (2000): FAKK 12, and American McGee's Alice (2000): FAKK 42. Quake III's records in
 * another order, with a checksum before the directory and lights for what moves.
 *
 * Sources: the header of the game's public kit, and an engine that loads such maps. No real map is at hand:
 * nothing here is surer than probable.
 */
#ifndef BRUSHWORK_RITUAL_FAKK2_H
#define BRUSHWORK_RITUAL_FAKK2_H

#include "id-software-quake3.h"

/* As in Quake III Arena. */
typedef Quake3Plane Fakk2Plane;
typedef Quake3Lightmap Fakk2Lightmap;
typedef Quake3Vertex Fakk2Vertex;
typedef Quake3Leaf Fakk2Leaf;
typedef Quake3Node Fakk2Node;
typedef Quake3BrushSide Fakk2BrushSide;
typedef Quake3Brush Fakk2Brush;
typedef Quake3Effect Fakk2Effect;
typedef Quake3Model Fakk2Model;
typedef Quake3LightVolume Fakk2LightVolume;
#define FAKK2_FACE_TYPE_BAD QUAKE3_FACE_TYPE_BAD
#define FAKK2_FACE_TYPE_POLYGON QUAKE3_FACE_TYPE_POLYGON
#define FAKK2_FACE_TYPE_PATCH QUAKE3_FACE_TYPE_PATCH
#define FAKK2_FACE_TYPE_MESH QUAKE3_FACE_TYPE_MESH
#define FAKK2_FACE_TYPE_BILLBOARD QUAKE3_FACE_TYPE_BILLBOARD

/* The lumps by their index in the directory, and what each holds. */
/** Array of Fakk2Texture. */
#define FAKK2_LUMP_TEXTURES 0
/** Array of Fakk2Plane. */
#define FAKK2_LUMP_PLANES 1
/** Array of Fakk2Lightmap. */
#define FAKK2_LUMP_LIGHTMAPS 2
/** Array of Fakk2Face. */
#define FAKK2_LUMP_FACES 3
/** Array of Fakk2Vertex. */
#define FAKK2_LUMP_VERTICES 4
/**
 * Corners of triangles, three a triangle, counted from the first vertex of their face. Array of
 * Fakk2MeshVerticesElement.
 */
#define FAKK2_LUMP_MESH_VERTICES 5
#define FAKK2_LUMP_LEAF_BRUSHES QUAKE3_LUMP_LEAF_BRUSHES
/** Faces, as leaves select them. Array of Fakk2LeafFacesElement. */
#define FAKK2_LUMP_LEAF_FACES 7
/** Array of Fakk2Leaf. */
#define FAKK2_LUMP_LEAVES 8
/** Array of Fakk2Node. */
#define FAKK2_LUMP_NODES 9
/** Array of Fakk2BrushSide. */
#define FAKK2_LUMP_BRUSH_SIDES 10
/** Array of Fakk2Brush. */
#define FAKK2_LUMP_BRUSHES 11
#define FAKK2_LUMP_EFFECTS QUAKE3_LUMP_EFFECTS
/** Array of Fakk2Model. */
#define FAKK2_LUMP_MODELS 13
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL. Text of entities: blocks in
 * braces of quoted keys and values, a NUL at the end.
 */
#define FAKK2_LUMP_ENTITIES 14
/** Fakk2VisibilityHead, and what its comment says. */
#define FAKK2_LUMP_VISIBILITY 15
/** Array of Fakk2LightVolume. */
#define FAKK2_LUMP_LIGHT_VOLUMES 16
/** Array of Fakk2SphereLight. */
#define FAKK2_LUMP_SPHERE_LIGHTS 17
/**
 * Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a
 * leaf.
 * Confidence: guess. Array of Fakk2SphereLightVisibilityElement.
 */
#define FAKK2_LUMP_SPHERE_LIGHT_VISIBILITY 18
/** Array of Fakk2LightDefinition. */
#define FAKK2_LUMP_LIGHT_DEFINITIONS 19

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct Fakk2LumpEntry {
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
} Fakk2LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Fakk2LumpEntry) == 8, "Fakk2LumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LumpEntry, offset) == 0, "Fakk2LumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LumpEntry *)0)->offset) == 4, "Fakk2LumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LumpEntry, length) == 4, "Fakk2LumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LumpEntry *)0)->length) == 4, "Fakk2LumpEntry.length takes 4 bytes");

/** The start of a file. */
typedef struct Fakk2Header {
  /** `FAKK`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 12 or 42. */
  int32_t version;
  /** A number by which copies of the map are told apart. */
  int32_t checksum;
  /** The lumps by index. */
  Fakk2LumpEntry lumps[20];
} Fakk2Header;
BRUSHWORK_STATIC_ASSERT(sizeof(Fakk2Header) == 172, "Fakk2Header takes 172 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Header, magic) == 0, "Fakk2Header.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Header, version) == 4, "Fakk2Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Header, checksum) == 8, "Fakk2Header.checksum lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Header, lumps) == 12, "Fakk2Header.lumps lies at 12");

/**
 * A texture (lump 0): the name of a shader, and what the compiler took from it.
 * Original name: dshader_t. Source: public header of the game's kit. Confidence: probable.
 */
typedef struct Fakk2Texture {
  /** Path of the shader or of a picture, without its ending, NUL-terminated within the 64 bytes. */
  char name[64];
  /** How surfaces of it are drawn and behave; what the bits mean isn't known. */
  int32_t surfaceFlags;
  /** What volumes of it are; what the bits mean isn't known. */
  int32_t contentFlags;
  /** How finely curves of it are divided for collision. */
  int32_t subdivisions;
} Fakk2Texture;
BRUSHWORK_STATIC_ASSERT(sizeof(Fakk2Texture) == 76, "Fakk2Texture takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Texture, name) == 0, "Fakk2Texture.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Texture *)0)->name) == 64, "Fakk2Texture.name takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Texture, surfaceFlags) == 64, "Fakk2Texture.surfaceFlags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Texture *)0)->surfaceFlags) == 4, "Fakk2Texture.surfaceFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Texture, contentFlags) == 68, "Fakk2Texture.contentFlags lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Texture *)0)->contentFlags) == 4, "Fakk2Texture.contentFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Texture, subdivisions) == 72, "Fakk2Texture.subdivisions lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Texture *)0)->subdivisions) == 4, "Fakk2Texture.subdivisions takes 4 bytes");

/**
 * One drawn piece of the world (lump 3): a polygon, a curved patch, a mesh of triangles or a billboard.
 * Original name: dsurface_t. Source: public header of the game's kit. Confidence: probable.
 */
typedef struct Fakk2Face {
  /** Texture that it is drawn with. -> TEXTURES. */
  int32_t texture;
  /**
   * Fog that it lies in; -1 = none. The game's own compiler leaves 0 in billboards, also of maps without fog.
   * -> EFFECTS; -1 = none. The lump may be empty all the same.
   */
  int32_t effect;
  /** Kind of face. Values: FAKK2_FACE_TYPE_*. */
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
} Fakk2Face;
BRUSHWORK_STATIC_ASSERT(sizeof(Fakk2Face) == 108, "Fakk2Face takes 108 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, texture) == 0, "Fakk2Face.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->texture) == 4, "Fakk2Face.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, effect) == 4, "Fakk2Face.effect lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->effect) == 4, "Fakk2Face.effect takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, type) == 8, "Fakk2Face.type lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->type) == 4, "Fakk2Face.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, firstVertex) == 12, "Fakk2Face.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->firstVertex) == 4, "Fakk2Face.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, vertexCount) == 16, "Fakk2Face.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->vertexCount) == 4, "Fakk2Face.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, firstMeshVertex) == 20, "Fakk2Face.firstMeshVertex lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->firstMeshVertex) == 4, "Fakk2Face.firstMeshVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, meshVertexCount) == 24, "Fakk2Face.meshVertexCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->meshVertexCount) == 4, "Fakk2Face.meshVertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, lightmap) == 28, "Fakk2Face.lightmap lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->lightmap) == 4, "Fakk2Face.lightmap takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, lightmapPosition) == 32, "Fakk2Face.lightmapPosition lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->lightmapPosition) == 8, "Fakk2Face.lightmapPosition takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, lightmapSize) == 40, "Fakk2Face.lightmapSize lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->lightmapSize) == 8, "Fakk2Face.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape) == 48, "Fakk2Face.shape lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape) == 56, "Fakk2Face.shape takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.polygon.lightmapOrigin) == 48, "Fakk2Face.shape.polygon.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.polygon.lightmapOrigin) == 12, "Fakk2Face.shape.polygon.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.polygon.lightmapS) == 60, "Fakk2Face.shape.polygon.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.polygon.lightmapS) == 12, "Fakk2Face.shape.polygon.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.polygon.lightmapT) == 72, "Fakk2Face.shape.polygon.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.polygon.lightmapT) == 12, "Fakk2Face.shape.polygon.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.polygon.normal) == 84, "Fakk2Face.shape.polygon.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.polygon.normal) == 12, "Fakk2Face.shape.polygon.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.polygon.unused) == 96, "Fakk2Face.shape.polygon.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.polygon.unused) == 8, "Fakk2Face.shape.polygon.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.patch.lightmapOrigin) == 48, "Fakk2Face.shape.patch.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.patch.lightmapOrigin) == 12, "Fakk2Face.shape.patch.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.patch.detailMins) == 60, "Fakk2Face.shape.patch.detailMins lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.patch.detailMins) == 12, "Fakk2Face.shape.patch.detailMins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.patch.detailMaxs) == 72, "Fakk2Face.shape.patch.detailMaxs lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.patch.detailMaxs) == 12, "Fakk2Face.shape.patch.detailMaxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.patch.normal) == 84, "Fakk2Face.shape.patch.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.patch.normal) == 12, "Fakk2Face.shape.patch.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.patch.width) == 96, "Fakk2Face.shape.patch.width lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.patch.width) == 4, "Fakk2Face.shape.patch.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.patch.height) == 100, "Fakk2Face.shape.patch.height lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.patch.height) == 4, "Fakk2Face.shape.patch.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.mesh.lightmapOrigin) == 48, "Fakk2Face.shape.mesh.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.mesh.lightmapOrigin) == 12, "Fakk2Face.shape.mesh.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.mesh.lightmapS) == 60, "Fakk2Face.shape.mesh.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.mesh.lightmapS) == 12, "Fakk2Face.shape.mesh.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.mesh.lightmapT) == 72, "Fakk2Face.shape.mesh.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.mesh.lightmapT) == 12, "Fakk2Face.shape.mesh.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.mesh.normal) == 84, "Fakk2Face.shape.mesh.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.mesh.normal) == 12, "Fakk2Face.shape.mesh.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.mesh.unused) == 96, "Fakk2Face.shape.mesh.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.mesh.unused) == 8, "Fakk2Face.shape.mesh.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.billboard.origin) == 48, "Fakk2Face.shape.billboard.origin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.billboard.origin) == 12, "Fakk2Face.shape.billboard.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.billboard.color) == 60, "Fakk2Face.shape.billboard.color lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.billboard.color) == 12, "Fakk2Face.shape.billboard.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.billboard.unusedVector) == 72, "Fakk2Face.shape.billboard.unusedVector lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.billboard.unusedVector) == 12, "Fakk2Face.shape.billboard.unusedVector takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.billboard.normal) == 84, "Fakk2Face.shape.billboard.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.billboard.normal) == 12, "Fakk2Face.shape.billboard.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.billboard.unused) == 96, "Fakk2Face.shape.billboard.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.billboard.unused) == 8, "Fakk2Face.shape.billboard.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, shape.other.unknown0x30) == 48, "Fakk2Face.shape.other.unknown0x30 lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->shape.other.unknown0x30) == 56, "Fakk2Face.shape.other.unknown0x30 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2Face, subdivisions) == 104, "Fakk2Face.subdivisions lies at 104");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2Face *)0)->subdivisions) == 4, "Fakk2Face.subdivisions takes 4 bytes");

/**
 * A light that shines on what moves.
 * Original name: mapspherel_t. Source: public headers of the games' kits. Confidence: probable.
 */
typedef struct Fakk2SphereLight {
  /** Where it is, in game units. */
  struct { float x, y, z; } origin;
  /** Colour, 1 = full. */
  struct { float red, green, blue; } color;
  /** How strong it is. */
  float intensity;
  /** Leaf that it is in; negative = none. -> LEAVES; negative = none. */
  int32_t leaf;
  /** Whether the game looks for what stands in its way. */
  int32_t needsTrace;
  /** Whether it shines in a cone. */
  int32_t isSpot;
  /** Unit vector along the cone. */
  struct { float x, y, z; } spotDirection;
  /** Radius of the cone at a distance of 1. */
  float spotRadiusByDistance;
} Fakk2SphereLight;
BRUSHWORK_STATIC_ASSERT(sizeof(Fakk2SphereLight) == 56, "Fakk2SphereLight takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2SphereLight, origin) == 0, "Fakk2SphereLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2SphereLight *)0)->origin) == 12, "Fakk2SphereLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2SphereLight, color) == 12, "Fakk2SphereLight.color lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2SphereLight *)0)->color) == 12, "Fakk2SphereLight.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2SphereLight, intensity) == 24, "Fakk2SphereLight.intensity lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2SphereLight *)0)->intensity) == 4, "Fakk2SphereLight.intensity takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2SphereLight, leaf) == 28, "Fakk2SphereLight.leaf lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2SphereLight *)0)->leaf) == 4, "Fakk2SphereLight.leaf takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2SphereLight, needsTrace) == 32, "Fakk2SphereLight.needsTrace lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2SphereLight *)0)->needsTrace) == 4, "Fakk2SphereLight.needsTrace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2SphereLight, isSpot) == 36, "Fakk2SphereLight.isSpot lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2SphereLight *)0)->isSpot) == 4, "Fakk2SphereLight.isSpot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2SphereLight, spotDirection) == 40, "Fakk2SphereLight.spotDirection lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2SphereLight *)0)->spotDirection) == 12, "Fakk2SphereLight.spotDirection takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2SphereLight, spotRadiusByDistance) == 52, "Fakk2SphereLight.spotRadiusByDistance lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2SphereLight *)0)->spotRadiusByDistance) == 4, "Fakk2SphereLight.spotRadiusByDistance takes 4 bytes");

/**
 * How a face gives and takes light, as its shader says it: the compiler's notes, one for each face. Games
 * don't read them.
 * Original name: dlightdef_t. Source: public headers of the games' kits. Confidence: probable.
 */
typedef struct Fakk2LightDefinition {
  /** How much light the face gives; 0 = none. */
  int32_t intensity;
  /**
   * Angle within which it gives light, in degrees.
   * Confidence: guess.
   */
  int32_t angle;
  /** Game units between two pixels of its lightmap. */
  int32_t lightmapResolution;
  /** Whether it gives light on both sides. */
  int32_t isTwoSided;
  /** Whether its light falls off with the distance, not with its square. */
  int32_t isLinear;
  /** Colour of its light, 1 = full. */
  struct { float red, green, blue; } color;
  /**
   * How fast its light falls off.
   * Confidence: guess.
   */
  float falloff;
  /**
   * Share of the light that is thrown back from where it meets a face nearby.
   * Confidence: guess.
   */
  float backsplashFraction;
  /**
   * How far behind the face light is thrown back, in game units.
   * Confidence: guess.
   */
  float backsplashDistance;
  /**
   * Game units between the points that stand for the face where it gives light.
   * Confidence: guess.
   */
  float subdivide;
  /** Whether the face turns to whoever looks at it. */
  int32_t isAutosprite;
} Fakk2LightDefinition;
BRUSHWORK_STATIC_ASSERT(sizeof(Fakk2LightDefinition) == 52, "Fakk2LightDefinition takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, intensity) == 0, "Fakk2LightDefinition.intensity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->intensity) == 4, "Fakk2LightDefinition.intensity takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, angle) == 4, "Fakk2LightDefinition.angle lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->angle) == 4, "Fakk2LightDefinition.angle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, lightmapResolution) == 8, "Fakk2LightDefinition.lightmapResolution lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->lightmapResolution) == 4, "Fakk2LightDefinition.lightmapResolution takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, isTwoSided) == 12, "Fakk2LightDefinition.isTwoSided lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->isTwoSided) == 4, "Fakk2LightDefinition.isTwoSided takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, isLinear) == 16, "Fakk2LightDefinition.isLinear lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->isLinear) == 4, "Fakk2LightDefinition.isLinear takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, color) == 20, "Fakk2LightDefinition.color lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->color) == 12, "Fakk2LightDefinition.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, falloff) == 32, "Fakk2LightDefinition.falloff lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->falloff) == 4, "Fakk2LightDefinition.falloff takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, backsplashFraction) == 36, "Fakk2LightDefinition.backsplashFraction lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->backsplashFraction) == 4, "Fakk2LightDefinition.backsplashFraction takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, backsplashDistance) == 40, "Fakk2LightDefinition.backsplashDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->backsplashDistance) == 4, "Fakk2LightDefinition.backsplashDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, subdivide) == 44, "Fakk2LightDefinition.subdivide lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->subdivide) == 4, "Fakk2LightDefinition.subdivide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Fakk2LightDefinition, isAutosprite) == 48, "Fakk2LightDefinition.isAutosprite lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Fakk2LightDefinition *)0)->isAutosprite) == 4, "Fakk2LightDefinition.isAutosprite takes 4 bytes");

/** Element of MESH_VERTICES (lump 5). */
typedef int32_t Fakk2MeshVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Fakk2MeshVerticesElement) == 4, "Fakk2MeshVerticesElement takes 4 bytes");

typedef Quake3LeafBrushesElement Fakk2LeafBrushesElement;

/** Element of LEAF_FACES (lump 7). -> FACES. */
typedef int32_t Fakk2LeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Fakk2LeafFacesElement) == 4, "Fakk2LeafFacesElement takes 4 bytes");

typedef Quake3VisibilityHead Fakk2VisibilityHead;

/** Element of SPHERE_LIGHT_VISIBILITY (lump 18). -> SPHERE_LIGHTS; negative = none. */
typedef int32_t Fakk2SphereLightVisibilityElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Fakk2SphereLightVisibilityElement) == 4, "Fakk2SphereLightVisibilityElement takes 4 bytes");

#endif /* BRUSHWORK_RITUAL_FAKK2_H */
