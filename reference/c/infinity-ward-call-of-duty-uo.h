/**
 * Call of Duty: United Offensive: IBSP 59, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Call of Duty: United Offensive (2004): IBSP 59. The layout is Call of Duty's without a difference, and each
 * game loads the other's maps; what tells them apart is content, of which `detect` collects the evidence.
 */
#ifndef BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY_UO_H
#define BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY_UO_H

#include <stddef.h>
#include <stdint.h>

#ifndef BRUSHWORK_STATIC_ASSERT
#ifdef __cplusplus
#define BRUSHWORK_STATIC_ASSERT(condition, text) static_assert(condition, text)
#else
#define BRUSHWORK_STATIC_ASSERT(condition, text) _Static_assert(condition, text)
#endif
#endif
BRUSHWORK_STATIC_ASSERT(sizeof(float) == 4 && sizeof(double) == 8, "floats are those of IEEE 754");

/* The lumps by their index in the directory, and what each holds. */
/** Array of CallOfDutyUoMaterial. */
#define CALL_OF_DUTY_UO_LUMP_MATERIALS 0
/** Array of CallOfDutyUoLightmap. */
#define CALL_OF_DUTY_UO_LUMP_LIGHTMAPS 1
/** Array of CallOfDutyUoPlane. */
#define CALL_OF_DUTY_UO_LUMP_PLANES 2
/** Array of CallOfDutyUoBrushSide. */
#define CALL_OF_DUTY_UO_LUMP_BRUSH_SIDES 3
/** Array of CallOfDutyUoBrush. */
#define CALL_OF_DUTY_UO_LUMP_BRUSHES 4
/** Nothing that a loader reads; empty in every real map at hand. Bytes of unknown meaning. */
#define CALL_OF_DUTY_UO_LUMP_UNKNOWN_5 5
/** Array of CallOfDutyUoTriangleSoup. */
#define CALL_OF_DUTY_UO_LUMP_TRIANGLE_SOUPS 6
/** Array of CallOfDutyUoDrawVertex. */
#define CALL_OF_DUTY_UO_LUMP_DRAW_VERTICES 7
/**
 * Vertices of triangles, three a triangle, counted from the first vertex of their surface. The specification
 * calls them signed; a surface may have more vertices than a signed number counts, and the game reads them
 * unsigned. Array of CallOfDutyUoDrawIndicesElement.
 */
#define CALL_OF_DUTY_UO_LUMP_DRAW_INDICES 8
/** Array of CallOfDutyUoCullGroup. */
#define CALL_OF_DUTY_UO_LUMP_CULL_GROUPS 9
/** Cull groups, as cells select them. Array of CallOfDutyUoCullGroupIndicesElement. */
#define CALL_OF_DUTY_UO_LUMP_CULL_GROUP_INDICES 10
/** Corners of portals and occluders, in game units. Array of CallOfDutyUoPortalVerticesElement. */
#define CALL_OF_DUTY_UO_LUMP_PORTAL_VERTICES 11
/** Array of CallOfDutyUoOccluder. */
#define CALL_OF_DUTY_UO_LUMP_OCCLUDERS 12
/** Planes, as occluders select them. Array of CallOfDutyUoOccluderPlanesElement. */
#define CALL_OF_DUTY_UO_LUMP_OCCLUDER_PLANES 13
/** Array of CallOfDutyUoOccluderEdge. */
#define CALL_OF_DUTY_UO_LUMP_OCCLUDER_EDGES 14
/** Occluders, as cells select them. Array of CallOfDutyUoOccluderIndicesElement. */
#define CALL_OF_DUTY_UO_LUMP_OCCLUDER_INDICES 15
/** Array of CallOfDutyUoAabbTree. */
#define CALL_OF_DUTY_UO_LUMP_AABB_TREES 16
/** Array of CallOfDutyUoCell. */
#define CALL_OF_DUTY_UO_LUMP_CELLS 17
/** Array of CallOfDutyUoPortal. */
#define CALL_OF_DUTY_UO_LUMP_PORTALS 18
/**
 * Lights, as leaves select them. A negative first entry of a leaf is the mark of sunlight. Array of
 * CallOfDutyUoLightIndicesElement.
 */
#define CALL_OF_DUTY_UO_LUMP_LIGHT_INDICES 19
/** Array of CallOfDutyUoNode. */
#define CALL_OF_DUTY_UO_LUMP_NODES 20
/** Array of CallOfDutyUoLeaf. */
#define CALL_OF_DUTY_UO_LUMP_LEAVES 21
/** Brushes, as leaves select them. Array of CallOfDutyUoLeafBrushesElement. */
#define CALL_OF_DUTY_UO_LUMP_LEAF_BRUSHES 22
/**
 * Collision patches, as leaves and models select them; the name is older than its use. Array of
 * CallOfDutyUoLeafSurfacesElement.
 */
#define CALL_OF_DUTY_UO_LUMP_LEAF_SURFACES 23
/** Array of CallOfDutyUoCollisionPatch. */
#define CALL_OF_DUTY_UO_LUMP_COLLISION_PATCHES 24
/**
 * Control points of curves and corners of terrain, in game units. Array of
 * CallOfDutyUoCollisionVerticesElement.
 */
#define CALL_OF_DUTY_UO_LUMP_COLLISION_VERTICES 25
/**
 * Corners of terrain triangles, counted from the first vertex of their patch. Array of
 * CallOfDutyUoCollisionIndicesElement.
 */
#define CALL_OF_DUTY_UO_LUMP_COLLISION_INDICES 26
/** Array of CallOfDutyUoModel. */
#define CALL_OF_DUTY_UO_LUMP_MODELS 27
/** CallOfDutyUoVisibilityHead, and what its comment says. */
#define CALL_OF_DUTY_UO_LUMP_VISIBILITY 28
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL. Text of entities: blocks in
 * braces of quoted keys and values, a NUL at the end.
 */
#define CALL_OF_DUTY_UO_LUMP_ENTITIES 29
/** Array of CallOfDutyUoLight. */
#define CALL_OF_DUTY_UO_LUMP_LIGHTS 30
/** Nothing that a loader reads; empty in every real map at hand. Bytes of unknown meaning. */
#define CALL_OF_DUTY_UO_LUMP_UNKNOWN_31 31
/** Array of CallOfDutyUoLightVisibilitySample. */
#define CALL_OF_DUTY_UO_LUMP_LIGHT_VISIBILITY_CACHE 32

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct CallOfDutyUoLumpEntry {
  int32_t length;
  int32_t offset;
} CallOfDutyUoLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoLumpEntry) == 8, "CallOfDutyUoLumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLumpEntry, length) == 0, "CallOfDutyUoLumpEntry.length lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLumpEntry, offset) == 4, "CallOfDutyUoLumpEntry.offset lies at 4");

/** The start of a file. */
typedef struct CallOfDutyUoHeader {
  /** `IBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 59. */
  int32_t version;
  /** The lumps by index. */
  CallOfDutyUoLumpEntry lumps[33];
} CallOfDutyUoHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoHeader) == 272, "CallOfDutyUoHeader takes 272 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoHeader, ident) == 0, "CallOfDutyUoHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoHeader, version) == 4, "CallOfDutyUoHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoHeader, lumps) == 8, "CallOfDutyUoHeader.lumps lies at 8");

/**
 * Named bits of `Material.surfaceFlags`. The specification names none; these are set on exactly the materials
 * whose names say so in the real maps at hand (all sky materials have 0x434, all `common` ones that are not
 * drawn 0x80, `ladder` 0x8), and are those of Quake III, the ancestor. Bits 20 to 24 are no flags but a
 * `SurfaceType`.
 * Source: real maps. Confidence: probable.
 */
/** Sky: drawn as the sky behind everything, without a lightmap. */
#define CALL_OF_DUTY_UO_SURFACE_FLAGS_SKY UINT32_C(0x4)
/** Can be climbed. */
#define CALL_OF_DUTY_UO_SURFACE_FLAGS_LADDER UINT32_C(0x8)
/** Shots leave no effect. */
#define CALL_OF_DUTY_UO_SURFACE_FLAGS_NO_IMPACT UINT32_C(0x10)
/** Shots leave no mark. */
#define CALL_OF_DUTY_UO_SURFACE_FLAGS_NO_MARKS UINT32_C(0x20)
/** Not drawn. */
#define CALL_OF_DUTY_UO_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
/** Has no lightmap. */
#define CALL_OF_DUTY_UO_SURFACE_FLAGS_NO_LIGHTMAP UINT32_C(0x400)

/**
 * Named bits of `Material.contentFlags`. The specification names none. Each of these is set on exactly the
 * materials whose names say so in the real maps at hand (`common/clipplayer` has 0x10000 and no 0x20000,
 * `common/clip` both, sky materials 0x800, `clipfoliage` and `clip_nosight` 0x1000); where Quake III, the
 * ancestor, has the bit, its meaning is the same.
 * Source: real maps. Confidence: probable.
 */
/** Stops everything. */
#define CALL_OF_DUTY_UO_CONTENT_FLAGS_SOLID UINT32_C(0x1)
/** Leaves: seen through by nobody, stops nothing. */
#define CALL_OF_DUTY_UO_CONTENT_FLAGS_FOLIAGE UINT32_C(0x2)
/** Sky. */
#define CALL_OF_DUTY_UO_CONTENT_FLAGS_SKY UINT32_C(0x800)
/** Computer players can't see through. */
#define CALL_OF_DUTY_UO_CONTENT_FLAGS_AI_NO_SIGHT UINT32_C(0x1000)
/** Stops players. */
#define CALL_OF_DUTY_UO_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
/** Stops computer players. */
#define CALL_OF_DUTY_UO_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
/** Left out when the space is split. */
#define CALL_OF_DUTY_UO_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
/** Doesn't hide what is behind it. */
#define CALL_OF_DUTY_UO_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x20000000)

/** How a collision patch is stored (`CollisionPatch.mode`); every other value than 0 is terrain. */
#define CALL_OF_DUTY_UO_COLLISION_MODE_CURVE 0
#define CALL_OF_DUTY_UO_COLLISION_MODE_TERRAIN 1

/** Kinds of static light (`Light.type`). */
#define CALL_OF_DUTY_UO_LIGHT_TYPE_SUN 1
#define CALL_OF_DUTY_UO_LIGHT_TYPE_POINT 2
#define CALL_OF_DUTY_UO_LIGHT_TYPE_LINEAR_POINT 3
#define CALL_OF_DUTY_UO_LIGHT_TYPE_CUSTOM_POINT 4
#define CALL_OF_DUTY_UO_LIGHT_TYPE_SPOT 5
#define CALL_OF_DUTY_UO_LIGHT_TYPE_COLOR_ONLY 6
#define CALL_OF_DUTY_UO_LIGHT_TYPE_CUSTOM_SPOT 7
#define CALL_OF_DUTY_UO_LIGHT_TYPE_DIFFUSE_SUN 8

/** What a sample of the light-visibility cache holds (`LightVisibilitySample.state`). */
#define CALL_OF_DUTY_UO_SAMPLE_STATE_EMPTY 0
#define CALL_OF_DUTY_UO_SAMPLE_STATE_VALID 1
#define CALL_OF_DUTY_UO_SAMPLE_STATE_BLOCKED 2

/** The bit of `LightVisibilitySample.visibleLights` that stands for the diffuse sun. */
#define CALL_OF_DUTY_UO_DIFFUSE_SUN_BIT_DIFFUSE_SUN UINT32_C(0x8000)

/**
 * One material (lump 0), shared by collision and renderer.
 * Original name: dmaterial_t. Source: specification, lump 0.
 */
typedef struct CallOfDutyUoMaterial {
  /** Path of the material without `.shader`, NUL-terminated within the 64 bytes: at most 63 bytes of text. */
  char name[64];
  /**
   * How the surface behaves: sky, not drawn, no lightmap; bits 20 to 24 are a `SurfaceType`, what it sounds
   * like.
   * Confidence: probable. Values: CALL_OF_DUTY_UO_SURFACE_FLAGS_*.
   */
  int32_t surfaceFlags;
  /**
   * What the volume is for collision. Retail masks it with 0xDFFF7FFB.
   * Confidence: probable. Values: CALL_OF_DUTY_UO_CONTENT_FLAGS_*.
   */
  int32_t contentFlags;
} CallOfDutyUoMaterial;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoMaterial) == 72, "CallOfDutyUoMaterial takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoMaterial, name) == 0, "CallOfDutyUoMaterial.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoMaterial *)0)->name) == 64, "CallOfDutyUoMaterial.name takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoMaterial, surfaceFlags) == 64, "CallOfDutyUoMaterial.surfaceFlags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoMaterial *)0)->surfaceFlags) == 4, "CallOfDutyUoMaterial.surfaceFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoMaterial, contentFlags) == 68, "CallOfDutyUoMaterial.contentFlags lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoMaterial *)0)->contentFlags) == 4, "CallOfDutyUoMaterial.contentFlags takes 4 bytes");

/**
 * One page of baked light (lump 1). Surfaces name it by index; a page holds 512 x 512 pixels.
 * Source: specification, lump 1.
 */
typedef struct CallOfDutyUoLightmap {
  /** Rows of pixels from the first to the last, three bytes each: red, green, blue. */
  uint8_t pixels[512][512][3];
} CallOfDutyUoLightmap;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoLightmap) == 786432, "CallOfDutyUoLightmap takes 786432 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLightmap, pixels) == 0, "CallOfDutyUoLightmap.pixels lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLightmap *)0)->pixels) == 786432, "CallOfDutyUoLightmap.pixels takes 786432 bytes");

/**
 * A plane (lump 2): the points `p` with `dot(normal, p) = distance`.
 * Original name: dplane_t. Source: specification, lump 2.
 */
typedef struct CallOfDutyUoPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
} CallOfDutyUoPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoPlane) == 16, "CallOfDutyUoPlane takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoPlane, normal) == 0, "CallOfDutyUoPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoPlane *)0)->normal) == 12, "CallOfDutyUoPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoPlane, distance) == 12, "CallOfDutyUoPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoPlane *)0)->distance) == 4, "CallOfDutyUoPlane.distance takes 4 bytes");

/**
 * One side of a brush (lump 3). Sides belong to the brushes in order: the first side of a brush is not
 * stored.
 * Original name: dbrushside_t. Source: specification, lump 3.
 */
typedef struct CallOfDutyUoBrushSide {
  /**
   * A distance for the first six sides of a brush, in the order -x +x -y +y -z +z; a plane's index for the
   * others.
   */
  union {
    /** The bits as they are. */
    int32_t raw;
    /** Position of the side along its axis, in game units. */
    float distance;
    /** Plane that the side lies on. -> PLANES. */
    int32_t index;
  } plane;
  /** Material of the side. -> MATERIALS. */
  int32_t material;
} CallOfDutyUoBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoBrushSide) == 8, "CallOfDutyUoBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoBrushSide, plane) == 0, "CallOfDutyUoBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoBrushSide *)0)->plane) == 4, "CallOfDutyUoBrushSide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoBrushSide, plane.distance) == 0, "CallOfDutyUoBrushSide.plane.distance lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoBrushSide, plane.index) == 0, "CallOfDutyUoBrushSide.plane.index lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoBrushSide, material) == 4, "CallOfDutyUoBrushSide.material lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoBrushSide *)0)->material) == 4, "CallOfDutyUoBrushSide.material takes 4 bytes");

/**
 * A convex solid (lump 4): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, lump 4.
 */
typedef struct CallOfDutyUoBrush {
  /**
   * Number of sides, at least six; they follow those of the brush before. -> BRUSH_SIDES, behind those of the
   * record before. The elements' `plane` is `distance` from number 0 on, `index` from number 6 on.
   */
  int16_t sideCount;
  /** Material whose content flags the whole brush has. -> MATERIALS. */
  int16_t material;
} CallOfDutyUoBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoBrush) == 4, "CallOfDutyUoBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoBrush, sideCount) == 0, "CallOfDutyUoBrush.sideCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoBrush *)0)->sideCount) == 2, "CallOfDutyUoBrush.sideCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoBrush, material) == 2, "CallOfDutyUoBrush.material lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoBrush *)0)->material) == 2, "CallOfDutyUoBrush.material takes 2 bytes");

/**
 * A drawn surface (lump 6): triangles of one material and lightmap.
 * Original name: dsurface_t. Source: specification, lump 6.
 */
typedef struct CallOfDutyUoTriangleSoup {
  /** Material that it is drawn with. -> MATERIALS. */
  int16_t material;
  /**
   * Lightmap page; negative = drawn without one. Compilers leave the numbers even when the lump of pages is
   * empty. -> LIGHTMAPS; negative = none. The lump may be empty all the same.
   */
  int16_t lightmap;
  /** First of `vertexCount` vertices. -> DRAW_VERTICES, `vertexCount` of them. */
  int32_t firstVertex;
  /** Number of vertices. */
  uint16_t vertexCount;
  /** Number of indexes, three a triangle. */
  uint16_t indexCount;
  /**
   * First of `indexCount` indexes, which count from `firstVertex`. -> DRAW_INDICES, `indexCount` of them. The
   * elements count from `firstVertex`.
   */
  uint32_t firstIndex;
} CallOfDutyUoTriangleSoup;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoTriangleSoup) == 16, "CallOfDutyUoTriangleSoup takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoTriangleSoup, material) == 0, "CallOfDutyUoTriangleSoup.material lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoTriangleSoup *)0)->material) == 2, "CallOfDutyUoTriangleSoup.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoTriangleSoup, lightmap) == 2, "CallOfDutyUoTriangleSoup.lightmap lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoTriangleSoup *)0)->lightmap) == 2, "CallOfDutyUoTriangleSoup.lightmap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoTriangleSoup, firstVertex) == 4, "CallOfDutyUoTriangleSoup.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoTriangleSoup *)0)->firstVertex) == 4, "CallOfDutyUoTriangleSoup.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoTriangleSoup, vertexCount) == 8, "CallOfDutyUoTriangleSoup.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoTriangleSoup *)0)->vertexCount) == 2, "CallOfDutyUoTriangleSoup.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoTriangleSoup, indexCount) == 10, "CallOfDutyUoTriangleSoup.indexCount lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoTriangleSoup *)0)->indexCount) == 2, "CallOfDutyUoTriangleSoup.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoTriangleSoup, firstIndex) == 12, "CallOfDutyUoTriangleSoup.firstIndex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoTriangleSoup *)0)->firstIndex) == 4, "CallOfDutyUoTriangleSoup.firstIndex takes 4 bytes");

/**
 * A vertex of drawn surfaces (lump 7).
 * Original name: drawVert_t. Source: specification, lump 7.
 */
typedef struct CallOfDutyUoDrawVertex {
  /** Place in the world, in game units. */
  struct { float x, y, z; } position;
  /** Texture coordinates of the material; 1 is one repeat. */
  struct { float s, t; } textureCoordinates;
  /** Coordinates in the lightmap page, 0 to 1. */
  struct { float s, t; } lightmapCoordinates;
  /** Unit vector away from the surface. */
  struct { float x, y, z; } normal;
  /** Colour and opacity, 0 to 255 each. */
  struct { uint8_t red, green, blue, alpha; } color;
} CallOfDutyUoDrawVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoDrawVertex) == 44, "CallOfDutyUoDrawVertex takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoDrawVertex, position) == 0, "CallOfDutyUoDrawVertex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoDrawVertex *)0)->position) == 12, "CallOfDutyUoDrawVertex.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoDrawVertex, textureCoordinates) == 12, "CallOfDutyUoDrawVertex.textureCoordinates lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoDrawVertex *)0)->textureCoordinates) == 8, "CallOfDutyUoDrawVertex.textureCoordinates takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoDrawVertex, lightmapCoordinates) == 20, "CallOfDutyUoDrawVertex.lightmapCoordinates lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoDrawVertex *)0)->lightmapCoordinates) == 8, "CallOfDutyUoDrawVertex.lightmapCoordinates takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoDrawVertex, normal) == 28, "CallOfDutyUoDrawVertex.normal lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoDrawVertex *)0)->normal) == 12, "CallOfDutyUoDrawVertex.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoDrawVertex, color) == 40, "CallOfDutyUoDrawVertex.color lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoDrawVertex *)0)->color) == 4, "CallOfDutyUoDrawVertex.color takes 4 bytes");

/**
 * A group of surfaces that is left out together when its box isn't seen (lump 9).
 * Source: specification, lump 9.
 */
typedef struct CallOfDutyUoCullGroup {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `surfaceCount` surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them. */
  int32_t firstSurface;
  /** Number of surfaces. */
  int32_t surfaceCount;
} CallOfDutyUoCullGroup;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoCullGroup) == 32, "CallOfDutyUoCullGroup takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCullGroup, mins) == 0, "CallOfDutyUoCullGroup.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCullGroup *)0)->mins) == 12, "CallOfDutyUoCullGroup.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCullGroup, maxs) == 12, "CallOfDutyUoCullGroup.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCullGroup *)0)->maxs) == 12, "CallOfDutyUoCullGroup.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCullGroup, firstSurface) == 24, "CallOfDutyUoCullGroup.firstSurface lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCullGroup *)0)->firstSurface) == 4, "CallOfDutyUoCullGroup.firstSurface takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCullGroup, surfaceCount) == 28, "CallOfDutyUoCullGroup.surfaceCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCullGroup *)0)->surfaceCount) == 4, "CallOfDutyUoCullGroup.surfaceCount takes 4 bytes");

/**
 * A convex thing that hides what is behind it (lump 12).
 * Source: specification, lump 12.
 */
typedef struct CallOfDutyUoOccluder {
  /** First of `planeCount` entries in OCCLUDER_PLANES. -> OCCLUDER_PLANES, `planeCount` of them. */
  int32_t firstPlane;
  /** Number of planes. */
  int16_t planeCount;
  /** Number of edges. */
  int16_t edgeCount;
  /**
   * Where the game puts the edges at run time. It reads them from the start of OCCLUDER_EDGES for every
   * occluder. -> OCCLUDER_EDGES, `edgeCount` of them. Games read the elements from the start of the lump. The
   * elements' `planes` count from `firstPlane`. The elements' `vertices` count from `firstVertex`.
   */
  int32_t firstEdge;
  /** First of `vertexCount` vertices. -> PORTAL_VERTICES, `vertexCount` of them. */
  int32_t firstVertex;
  /** Number of vertices. */
  int16_t vertexCount;
} CallOfDutyUoOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoOccluder) == 20, "CallOfDutyUoOccluder takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoOccluder, firstPlane) == 0, "CallOfDutyUoOccluder.firstPlane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoOccluder *)0)->firstPlane) == 4, "CallOfDutyUoOccluder.firstPlane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoOccluder, planeCount) == 4, "CallOfDutyUoOccluder.planeCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoOccluder *)0)->planeCount) == 2, "CallOfDutyUoOccluder.planeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoOccluder, edgeCount) == 6, "CallOfDutyUoOccluder.edgeCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoOccluder *)0)->edgeCount) == 2, "CallOfDutyUoOccluder.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoOccluder, firstEdge) == 8, "CallOfDutyUoOccluder.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoOccluder *)0)->firstEdge) == 4, "CallOfDutyUoOccluder.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoOccluder, firstVertex) == 12, "CallOfDutyUoOccluder.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoOccluder *)0)->firstVertex) == 4, "CallOfDutyUoOccluder.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoOccluder, vertexCount) == 16, "CallOfDutyUoOccluder.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoOccluder *)0)->vertexCount) == 2, "CallOfDutyUoOccluder.vertexCount takes 2 bytes");

/**
 * An edge of an occluder (lump 14).
 * Source: specification, lump 14.
 */
typedef struct CallOfDutyUoOccluderEdge {
  /** The two planes that meet in it, counted from the occluder's first. */
  uint8_t planes[2];
  /** Its two ends, counted from the occluder's first vertex. */
  uint8_t vertices[2];
} CallOfDutyUoOccluderEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoOccluderEdge) == 4, "CallOfDutyUoOccluderEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoOccluderEdge, planes) == 0, "CallOfDutyUoOccluderEdge.planes lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoOccluderEdge *)0)->planes) == 2, "CallOfDutyUoOccluderEdge.planes takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoOccluderEdge, vertices) == 2, "CallOfDutyUoOccluderEdge.vertices lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoOccluderEdge *)0)->vertices) == 2, "CallOfDutyUoOccluderEdge.vertices takes 2 bytes");

/**
 * A node of a cell's tree of surfaces (lump 16). Its box is derived from surfaces and children and not
 * stored.
 * Source: specification, lump 16; order of the children from real maps. Confidence: probable.
 */
typedef struct CallOfDutyUoAabbTree {
  /** First of `surfaceCount` surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them. */
  int32_t firstSurface;
  /** Number of surfaces, those of the children included. */
  int32_t surfaceCount;
  /**
   * Number of children, which lie in one block; 0 for a leaf of the tree. Below depth two the order of the
   * blocks is unproven. -> AABB_TREES.
   */
  int32_t childCount;
} CallOfDutyUoAabbTree;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoAabbTree) == 12, "CallOfDutyUoAabbTree takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoAabbTree, firstSurface) == 0, "CallOfDutyUoAabbTree.firstSurface lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoAabbTree *)0)->firstSurface) == 4, "CallOfDutyUoAabbTree.firstSurface takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoAabbTree, surfaceCount) == 4, "CallOfDutyUoAabbTree.surfaceCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoAabbTree *)0)->surfaceCount) == 4, "CallOfDutyUoAabbTree.surfaceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoAabbTree, childCount) == 8, "CallOfDutyUoAabbTree.childCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoAabbTree *)0)->childCount) == 4, "CallOfDutyUoAabbTree.childCount takes 4 bytes");

/**
 * A room of the renderer, joined to others by portals (lump 17).
 * Source: specification, lump 17.
 */
typedef struct CallOfDutyUoCell {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** Root of its tree of surfaces. -> AABB_TREES. */
  int32_t aabbTree;
  /** First of `portalCount` portals out of the cell. -> PORTALS, `portalCount` of them. */
  int32_t firstPortal;
  /** Number of portals. */
  int32_t portalCount;
  /**
   * First of `cullGroupCount` entries in CULL_GROUP_INDICES. -> CULL_GROUP_INDICES, `cullGroupCount` of them.
   */
  int32_t firstCullGroup;
  /** Number of cull groups. */
  int32_t cullGroupCount;
  /** First of `occluderCount` entries in OCCLUDER_INDICES. -> OCCLUDER_INDICES, `occluderCount` of them. */
  int32_t firstOccluder;
  /** Number of occluders. */
  int32_t occluderCount;
} CallOfDutyUoCell;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoCell) == 52, "CallOfDutyUoCell takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCell, mins) == 0, "CallOfDutyUoCell.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCell *)0)->mins) == 12, "CallOfDutyUoCell.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCell, maxs) == 12, "CallOfDutyUoCell.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCell *)0)->maxs) == 12, "CallOfDutyUoCell.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCell, aabbTree) == 24, "CallOfDutyUoCell.aabbTree lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCell *)0)->aabbTree) == 4, "CallOfDutyUoCell.aabbTree takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCell, firstPortal) == 28, "CallOfDutyUoCell.firstPortal lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCell *)0)->firstPortal) == 4, "CallOfDutyUoCell.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCell, portalCount) == 32, "CallOfDutyUoCell.portalCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCell *)0)->portalCount) == 4, "CallOfDutyUoCell.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCell, firstCullGroup) == 36, "CallOfDutyUoCell.firstCullGroup lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCell *)0)->firstCullGroup) == 4, "CallOfDutyUoCell.firstCullGroup takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCell, cullGroupCount) == 40, "CallOfDutyUoCell.cullGroupCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCell *)0)->cullGroupCount) == 4, "CallOfDutyUoCell.cullGroupCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCell, firstOccluder) == 44, "CallOfDutyUoCell.firstOccluder lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCell *)0)->firstOccluder) == 4, "CallOfDutyUoCell.firstOccluder takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCell, occluderCount) == 48, "CallOfDutyUoCell.occluderCount lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCell *)0)->occluderCount) == 4, "CallOfDutyUoCell.occluderCount takes 4 bytes");

/**
 * A way out of a cell (lump 18). The cell that it leads out of is the one whose span holds it.
 * Source: specification, lump 18.
 */
typedef struct CallOfDutyUoPortal {
  /** Plane of the opening. -> PLANES. */
  int32_t plane;
  /** Cell that it leads into. -> CELLS. */
  int32_t cell;
  /** First of `vertexCount` corners of the opening. -> PORTAL_VERTICES, `vertexCount` of them. */
  int32_t firstVertex;
  /** Number of corners. */
  int32_t vertexCount;
} CallOfDutyUoPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoPortal) == 16, "CallOfDutyUoPortal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoPortal, plane) == 0, "CallOfDutyUoPortal.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoPortal *)0)->plane) == 4, "CallOfDutyUoPortal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoPortal, cell) == 4, "CallOfDutyUoPortal.cell lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoPortal *)0)->cell) == 4, "CallOfDutyUoPortal.cell takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoPortal, firstVertex) == 8, "CallOfDutyUoPortal.firstVertex lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoPortal *)0)->firstVertex) == 4, "CallOfDutyUoPortal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoPortal, vertexCount) == 12, "CallOfDutyUoPortal.vertexCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoPortal *)0)->vertexCount) == 4, "CallOfDutyUoPortal.vertexCount takes 4 bytes");

/**
 * A node of the tree that splits the world (lump 20).
 * Original name: dnode_t. Source: specification, lump 20.
 */
typedef struct CallOfDutyUoNode {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative
   * n: element -1 - n of LEAVES.
   */
  int32_t children[2];
  /** Lower corner of the box, in whole game units. The game doesn't read it. */
  struct { int32_t x, y, z; } mins;
  /** Upper corner of the box, in whole game units. The game doesn't read it. */
  struct { int32_t x, y, z; } maxs;
} CallOfDutyUoNode;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoNode) == 36, "CallOfDutyUoNode takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoNode, plane) == 0, "CallOfDutyUoNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoNode *)0)->plane) == 4, "CallOfDutyUoNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoNode, children) == 4, "CallOfDutyUoNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoNode *)0)->children) == 8, "CallOfDutyUoNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoNode, mins) == 12, "CallOfDutyUoNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoNode *)0)->mins) == 12, "CallOfDutyUoNode.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoNode, maxs) == 24, "CallOfDutyUoNode.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoNode *)0)->maxs) == 12, "CallOfDutyUoNode.maxs takes 12 bytes");

/**
 * A leaf of the tree that splits the world (lump 21).
 * Original name: dleaf_t. Source: specification, lump 21.
 */
typedef struct CallOfDutyUoLeaf {
  /** Row of the visibility lump; negative = none, the leaf is solid or outside. */
  int32_t cluster;
  /** Area that doors separate from others; -1 = none. */
  int32_t area;
  /** First of `patchCount` entries in LEAF_SURFACES. -> LEAF_SURFACES, `patchCount` of them. */
  int32_t firstPatch;
  /** Number of collision patches. */
  int32_t patchCount;
  /** First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them. */
  int32_t firstBrush;
  /** Number of brushes. */
  int32_t brushCount;
  /** Cell of the renderer; -1 = none. -> CELLS; -1 = none. */
  int32_t cell;
  /**
   * First of `lightCount` entries in LIGHT_INDICES. A negative first entry is the mark of sunlight and no
   * light. -> LIGHT_INDICES, `lightCount` of them. A negative first element is a marker.
   */
  int32_t firstLight;
  /** Number of light indexes, the mark of sunlight included. */
  int32_t lightCount;
} CallOfDutyUoLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoLeaf) == 36, "CallOfDutyUoLeaf takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLeaf, cluster) == 0, "CallOfDutyUoLeaf.cluster lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLeaf *)0)->cluster) == 4, "CallOfDutyUoLeaf.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLeaf, area) == 4, "CallOfDutyUoLeaf.area lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLeaf *)0)->area) == 4, "CallOfDutyUoLeaf.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLeaf, firstPatch) == 8, "CallOfDutyUoLeaf.firstPatch lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLeaf *)0)->firstPatch) == 4, "CallOfDutyUoLeaf.firstPatch takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLeaf, patchCount) == 12, "CallOfDutyUoLeaf.patchCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLeaf *)0)->patchCount) == 4, "CallOfDutyUoLeaf.patchCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLeaf, firstBrush) == 16, "CallOfDutyUoLeaf.firstBrush lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLeaf *)0)->firstBrush) == 4, "CallOfDutyUoLeaf.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLeaf, brushCount) == 20, "CallOfDutyUoLeaf.brushCount lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLeaf *)0)->brushCount) == 4, "CallOfDutyUoLeaf.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLeaf, cell) == 24, "CallOfDutyUoLeaf.cell lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLeaf *)0)->cell) == 4, "CallOfDutyUoLeaf.cell takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLeaf, firstLight) == 28, "CallOfDutyUoLeaf.firstLight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLeaf *)0)->firstLight) == 4, "CallOfDutyUoLeaf.firstLight takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLeaf, lightCount) == 32, "CallOfDutyUoLeaf.lightCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLeaf *)0)->lightCount) == 4, "CallOfDutyUoLeaf.lightCount takes 4 bytes");

/**
 * A curve or a piece of terrain to collide with (lump 24).
 * Source: specification, lump 24.
 */
typedef struct CallOfDutyUoCollisionPatch {
  /** Material whose flags it has. -> MATERIALS. */
  int16_t material;
  /** 0 = a grid of quadratic curves, anything else = triangles. Values: CALL_OF_DUTY_UO_COLLISION_MODE_*. */
  uint8_t mode;
  /** What the mode says it is. */
  union {
    /** When `mode` is 0. A grid of quadratic curves. */
    struct {
      /** Control points in a row, odd and at least 3. */
      int16_t width;
      /** Rows of control points, odd and at least 3. */
      int16_t height;
      /** How far the triangles may be off the curve before it is subdivided further, in game units. */
      int32_t maxError;
      /** First of `width * height` control points. -> COLLISION_VERTICES, `width * height` of them. */
      uint32_t firstVertex;
    } curve;
    /** When `mode` is anything else. Triangles. */
    struct {
      /** Number of vertices. */
      int16_t vertexCount;
      /** Number of indexes, three a triangle. */
      int16_t indexCount;
      /** First of `vertexCount` vertices. -> COLLISION_VERTICES, `vertexCount` of them. */
      uint32_t firstVertex;
      /**
       * First of `indexCount` indexes, which count from `firstVertex`. -> COLLISION_INDICES, `indexCount` of
       * them. The elements count from `firstVertex`.
       */
      uint32_t firstIndex;
    } terrain;
  } shape;
} CallOfDutyUoCollisionPatch;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoCollisionPatch) == 16, "CallOfDutyUoCollisionPatch takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, material) == 0, "CallOfDutyUoCollisionPatch.material lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->material) == 2, "CallOfDutyUoCollisionPatch.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, mode) == 2, "CallOfDutyUoCollisionPatch.mode lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->mode) == 1, "CallOfDutyUoCollisionPatch.mode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, shape) == 4, "CallOfDutyUoCollisionPatch.shape lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->shape) == 12, "CallOfDutyUoCollisionPatch.shape takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, shape.curve.width) == 4, "CallOfDutyUoCollisionPatch.shape.curve.width lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->shape.curve.width) == 2, "CallOfDutyUoCollisionPatch.shape.curve.width takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, shape.curve.height) == 6, "CallOfDutyUoCollisionPatch.shape.curve.height lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->shape.curve.height) == 2, "CallOfDutyUoCollisionPatch.shape.curve.height takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, shape.curve.maxError) == 8, "CallOfDutyUoCollisionPatch.shape.curve.maxError lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->shape.curve.maxError) == 4, "CallOfDutyUoCollisionPatch.shape.curve.maxError takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, shape.curve.firstVertex) == 12, "CallOfDutyUoCollisionPatch.shape.curve.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->shape.curve.firstVertex) == 4, "CallOfDutyUoCollisionPatch.shape.curve.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, shape.terrain.vertexCount) == 4, "CallOfDutyUoCollisionPatch.shape.terrain.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->shape.terrain.vertexCount) == 2, "CallOfDutyUoCollisionPatch.shape.terrain.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, shape.terrain.indexCount) == 6, "CallOfDutyUoCollisionPatch.shape.terrain.indexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->shape.terrain.indexCount) == 2, "CallOfDutyUoCollisionPatch.shape.terrain.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, shape.terrain.firstVertex) == 8, "CallOfDutyUoCollisionPatch.shape.terrain.firstVertex lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->shape.terrain.firstVertex) == 4, "CallOfDutyUoCollisionPatch.shape.terrain.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoCollisionPatch, shape.terrain.firstIndex) == 12, "CallOfDutyUoCollisionPatch.shape.terrain.firstIndex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoCollisionPatch *)0)->shape.terrain.firstIndex) == 4, "CallOfDutyUoCollisionPatch.shape.terrain.firstIndex takes 4 bytes");

/**
 * The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 27).
 * Original name: dmodel_t. Source: specification, lump 27; brush span from real maps.
 */
typedef struct CallOfDutyUoModel {
  /** Lower corner of the box, in game units. The game widens it by 1. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. The game widens it by 1. */
  struct { float x, y, z; } maxs;
  /** First of `surfaceCount` drawn surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them. */
  int32_t firstSurface;
  /** Number of drawn surfaces. */
  int32_t surfaceCount;
  /** First of `patchCount` entries in LEAF_SURFACES. -> LEAF_SURFACES, `patchCount` of them. */
  int32_t firstPatch;
  /** Number of collision patches. */
  int32_t patchCount;
  /**
   * First of `brushCount` brushes: these spans index the brushes themselves, not LEAF_BRUSHES. -> BRUSHES,
   * `brushCount` of them.
   */
  int32_t firstBrush;
  /** Number of brushes. */
  int32_t brushCount;
} CallOfDutyUoModel;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoModel) == 48, "CallOfDutyUoModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoModel, mins) == 0, "CallOfDutyUoModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoModel *)0)->mins) == 12, "CallOfDutyUoModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoModel, maxs) == 12, "CallOfDutyUoModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoModel *)0)->maxs) == 12, "CallOfDutyUoModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoModel, firstSurface) == 24, "CallOfDutyUoModel.firstSurface lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoModel *)0)->firstSurface) == 4, "CallOfDutyUoModel.firstSurface takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoModel, surfaceCount) == 28, "CallOfDutyUoModel.surfaceCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoModel *)0)->surfaceCount) == 4, "CallOfDutyUoModel.surfaceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoModel, firstPatch) == 32, "CallOfDutyUoModel.firstPatch lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoModel *)0)->firstPatch) == 4, "CallOfDutyUoModel.firstPatch takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoModel, patchCount) == 36, "CallOfDutyUoModel.patchCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoModel *)0)->patchCount) == 4, "CallOfDutyUoModel.patchCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoModel, firstBrush) == 40, "CallOfDutyUoModel.firstBrush lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoModel *)0)->firstBrush) == 4, "CallOfDutyUoModel.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoModel, brushCount) == 44, "CallOfDutyUoModel.brushCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoModel *)0)->brushCount) == 4, "CallOfDutyUoModel.brushCount takes 4 bytes");

/**
 * A light that doesn't move (lump 30).
 * Source: specification, lump 30.
 */
typedef struct CallOfDutyUoLight {
  /** Kind of light, 1 to 8. Values: CALL_OF_DUTY_UO_LIGHT_TYPE_*. */
  int32_t type;
  /** Colour, 1 = full, as the source text has it. */
  struct { float red, green, blue; } color;
  /** Place of point and spot lights, in game units. */
  struct { float x, y, z; } position;
  /**
   * Unit vector: towards the sun for suns, as the one real map with a sun has it; of spots, along the light.
   * Confidence: probable.
   */
  struct { float x, y, z; } direction;
  /** How the light falls off, as the type needs it. */
  union {
    /** When `type` is anything else. Types that need none: suns, points, colours, and unknown types. */
    struct {
      /** Nothing that is read; point lights fall off with the square of the distance. */
      uint8_t unused[16];
    } none;
    /** When `type` is 3. Point lights that fall off with the distance. */
    struct {
      /** Factor of the distance in the fall-off. */
      float linearAttenuation;
    } linear;
    /** When `type` is 4. Point lights with a fall-off of their own. */
    struct {
      /** Factor of the squared distance in the fall-off. */
      float quadraticAttenuation;
      /** Constant part of the fall-off. */
      float constantAttenuation;
    } custom;
    /** When `type` is 5. Spot lights. */
    struct {
      /** Cosine of the angle at which the cone ends. */
      float cutoffCosine;
      /** How sharply the light is gathered around the axis. */
      int32_t exponent;
    } spot;
    /** When `type` is 7. Spot lights with a fall-off of their own. */
    struct {
      /** Factor of the squared distance in the fall-off. */
      float quadraticAttenuation;
      /** Constant part of the fall-off. */
      float constantAttenuation;
      /** Cosine of the angle at which the cone ends. */
      float cutoffCosine;
      /** How sharply the light is gathered around the axis. */
      int32_t exponent;
    } customSpot;
  } parameters;
  /**
   * Sixteen bytes that no loader reads.
   * Confidence: unknown.
   */
  uint8_t unknown0x38[16];
} CallOfDutyUoLight;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoLight) == 72, "CallOfDutyUoLight takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, type) == 0, "CallOfDutyUoLight.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->type) == 4, "CallOfDutyUoLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, color) == 4, "CallOfDutyUoLight.color lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->color) == 12, "CallOfDutyUoLight.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, position) == 16, "CallOfDutyUoLight.position lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->position) == 12, "CallOfDutyUoLight.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, direction) == 28, "CallOfDutyUoLight.direction lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->direction) == 12, "CallOfDutyUoLight.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters) == 40, "CallOfDutyUoLight.parameters lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters) == 16, "CallOfDutyUoLight.parameters takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters.none.unused) == 40, "CallOfDutyUoLight.parameters.none.unused lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters.none.unused) == 16, "CallOfDutyUoLight.parameters.none.unused takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters.linear.linearAttenuation) == 40, "CallOfDutyUoLight.parameters.linear.linearAttenuation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters.linear.linearAttenuation) == 4, "CallOfDutyUoLight.parameters.linear.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters.custom.quadraticAttenuation) == 40, "CallOfDutyUoLight.parameters.custom.quadraticAttenuation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters.custom.quadraticAttenuation) == 4, "CallOfDutyUoLight.parameters.custom.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters.custom.constantAttenuation) == 44, "CallOfDutyUoLight.parameters.custom.constantAttenuation lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters.custom.constantAttenuation) == 4, "CallOfDutyUoLight.parameters.custom.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters.spot.cutoffCosine) == 40, "CallOfDutyUoLight.parameters.spot.cutoffCosine lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters.spot.cutoffCosine) == 4, "CallOfDutyUoLight.parameters.spot.cutoffCosine takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters.spot.exponent) == 44, "CallOfDutyUoLight.parameters.spot.exponent lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters.spot.exponent) == 4, "CallOfDutyUoLight.parameters.spot.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters.customSpot.quadraticAttenuation) == 40, "CallOfDutyUoLight.parameters.customSpot.quadraticAttenuation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters.customSpot.quadraticAttenuation) == 4, "CallOfDutyUoLight.parameters.customSpot.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters.customSpot.constantAttenuation) == 44, "CallOfDutyUoLight.parameters.customSpot.constantAttenuation lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters.customSpot.constantAttenuation) == 4, "CallOfDutyUoLight.parameters.customSpot.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters.customSpot.cutoffCosine) == 48, "CallOfDutyUoLight.parameters.customSpot.cutoffCosine lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters.customSpot.cutoffCosine) == 4, "CallOfDutyUoLight.parameters.customSpot.cutoffCosine takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, parameters.customSpot.exponent) == 52, "CallOfDutyUoLight.parameters.customSpot.exponent lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->parameters.customSpot.exponent) == 4, "CallOfDutyUoLight.parameters.customSpot.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLight, unknown0x38) == 56, "CallOfDutyUoLight.unknown0x38 lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLight *)0)->unknown0x38) == 16, "CallOfDutyUoLight.unknown0x38 takes 16 bytes");

/**
 * An entry of the light-visibility cache (lump 32): which lights reach a place of the sampling grid.
 * Source: specification, lump 32.
 */
typedef struct CallOfDutyUoLightVisibilitySample {
  /**
   * Place and cluster: `y << 22 | (x & 0x3ff) << 12 | cluster & 0xfff`, in steps of the grid: 32 units along
   * x and y, 64 along z, from -131,072 on.
   */
  uint32_t key;
  /**
   * Whether the entry is used, and whether the place is inside something solid. Values:
   * CALL_OF_DUTY_UO_SAMPLE_STATE_*.
   */
  uint8_t state;
  /** How much of the diffuse sun is seen, for step counts of 1 to 5. */
  uint8_t diffuseSunVisibility[5];
  /**
   * Bit `n` = light `n` of the leaf's span is seen; the highest bit is the diffuse sun. Values:
   * CALL_OF_DUTY_UO_DIFFUSE_SUN_BIT_*.
   */
  uint16_t visibleLights;
} CallOfDutyUoLightVisibilitySample;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoLightVisibilitySample) == 12, "CallOfDutyUoLightVisibilitySample takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLightVisibilitySample, key) == 0, "CallOfDutyUoLightVisibilitySample.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLightVisibilitySample *)0)->key) == 4, "CallOfDutyUoLightVisibilitySample.key takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLightVisibilitySample, state) == 4, "CallOfDutyUoLightVisibilitySample.state lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLightVisibilitySample *)0)->state) == 1, "CallOfDutyUoLightVisibilitySample.state takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLightVisibilitySample, diffuseSunVisibility) == 5, "CallOfDutyUoLightVisibilitySample.diffuseSunVisibility lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLightVisibilitySample *)0)->diffuseSunVisibility) == 5, "CallOfDutyUoLightVisibilitySample.diffuseSunVisibility takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoLightVisibilitySample, visibleLights) == 10, "CallOfDutyUoLightVisibilitySample.visibleLights lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoLightVisibilitySample *)0)->visibleLights) == 2, "CallOfDutyUoLightVisibilitySample.visibleLights takes 2 bytes");

/** Element of DRAW_INDICES (lump 8). */
typedef uint16_t CallOfDutyUoDrawIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoDrawIndicesElement) == 2, "CallOfDutyUoDrawIndicesElement takes 2 bytes");

/** Element of CULL_GROUP_INDICES (lump 10). -> CULL_GROUPS. */
typedef int32_t CallOfDutyUoCullGroupIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoCullGroupIndicesElement) == 4, "CallOfDutyUoCullGroupIndicesElement takes 4 bytes");

/** Element of PORTAL_VERTICES (lump 11). */
typedef struct { float x, y, z; } CallOfDutyUoPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoPortalVerticesElement) == 12, "CallOfDutyUoPortalVerticesElement takes 12 bytes");

/** Element of OCCLUDER_PLANES (lump 13). -> PLANES. */
typedef int32_t CallOfDutyUoOccluderPlanesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoOccluderPlanesElement) == 4, "CallOfDutyUoOccluderPlanesElement takes 4 bytes");

/** Element of OCCLUDER_INDICES (lump 15). -> OCCLUDERS. */
typedef int16_t CallOfDutyUoOccluderIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoOccluderIndicesElement) == 2, "CallOfDutyUoOccluderIndicesElement takes 2 bytes");

/** Element of LIGHT_INDICES (lump 19). -> LIGHTS; negative = none. */
typedef int16_t CallOfDutyUoLightIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoLightIndicesElement) == 2, "CallOfDutyUoLightIndicesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 22). -> BRUSHES. */
typedef int32_t CallOfDutyUoLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoLeafBrushesElement) == 4, "CallOfDutyUoLeafBrushesElement takes 4 bytes");

/** Element of LEAF_SURFACES (lump 23). -> COLLISION_PATCHES. */
typedef int32_t CallOfDutyUoLeafSurfacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoLeafSurfacesElement) == 4, "CallOfDutyUoLeafSurfacesElement takes 4 bytes");

/** Element of COLLISION_VERTICES (lump 25). */
typedef struct { float x, y, z; } CallOfDutyUoCollisionVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoCollisionVerticesElement) == 12, "CallOfDutyUoCollisionVerticesElement takes 12 bytes");

/** Element of COLLISION_INDICES (lump 26). */
typedef int16_t CallOfDutyUoCollisionIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoCollisionIndicesElement) == 2, "CallOfDutyUoCollisionIndicesElement takes 2 bytes");

/**
 * Cluster-to-cluster visibility (lump 28). An empty lump means that everything is seen from everywhere.
 * The start of VISIBILITY (lump 28).
 * Behind it lies, without gaps, what C can't express:
 * - `uint8_t rows[clusterCount * bytesPerCluster]`: The rows: bit `c & 7` of byte `c >> 3` says whether
 * cluster `c` is seen.
 * Source: specification, lump 28.
 */
typedef struct CallOfDutyUoVisibilityHead {
  /** Number of rows: the highest cluster of a leaf, plus one. */
  int32_t clusterCount;
  /** Bytes in each row, at least one bit a cluster. */
  int32_t bytesPerCluster;
} CallOfDutyUoVisibilityHead;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyUoVisibilityHead) == 8, "CallOfDutyUoVisibilityHead takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoVisibilityHead, clusterCount) == 0, "CallOfDutyUoVisibilityHead.clusterCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoVisibilityHead *)0)->clusterCount) == 4, "CallOfDutyUoVisibilityHead.clusterCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyUoVisibilityHead, bytesPerCluster) == 4, "CallOfDutyUoVisibilityHead.bytesPerCluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyUoVisibilityHead *)0)->bytesPerCluster) == 4, "CallOfDutyUoVisibilityHead.bytesPerCluster takes 4 bytes");

#endif /* BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY_UO_H */
