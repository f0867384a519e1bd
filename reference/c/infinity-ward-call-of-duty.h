/**
 * Call of Duty: IBSP 59, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Call of Duty (2003): IBSP 59, the layout that United Offensive shares. Little-endian, 33 lumps, length
 * before offset.
 *
 * Sources: the runtime-verified United Offensive specification (record sizes, fields, loaders' behaviour),
 * and the real maps that settled where it is silent or wrong; `reference/corrections.md` lists those places.
 * Distances are game units (one inch), z points up, angles are degrees.
 */
#ifndef BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY_H
#define BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY_H

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
/** Array of CallOfDutyMaterial. */
#define CALL_OF_DUTY_LUMP_MATERIALS 0
/** Array of CallOfDutyLightmap. */
#define CALL_OF_DUTY_LUMP_LIGHTMAPS 1
/** Array of CallOfDutyPlane. */
#define CALL_OF_DUTY_LUMP_PLANES 2
/** Array of CallOfDutyBrushSide. */
#define CALL_OF_DUTY_LUMP_BRUSH_SIDES 3
/** Array of CallOfDutyBrush. */
#define CALL_OF_DUTY_LUMP_BRUSHES 4
/** Nothing that a loader reads; empty in every real map at hand. Bytes of unknown meaning. */
#define CALL_OF_DUTY_LUMP_UNKNOWN_5 5
/** Array of CallOfDutyTriangleSoup. */
#define CALL_OF_DUTY_LUMP_TRIANGLE_SOUPS 6
/** Array of CallOfDutyDrawVertex. */
#define CALL_OF_DUTY_LUMP_DRAW_VERTICES 7
/**
 * Vertices of triangles, three a triangle, counted from the first vertex of their surface. The specification
 * calls them signed; a surface may have more vertices than a signed number counts, and the game reads them
 * unsigned. Array of CallOfDutyDrawIndicesElement.
 */
#define CALL_OF_DUTY_LUMP_DRAW_INDICES 8
/** Array of CallOfDutyCullGroup. */
#define CALL_OF_DUTY_LUMP_CULL_GROUPS 9
/** Cull groups, as cells select them. Array of CallOfDutyCullGroupIndicesElement. */
#define CALL_OF_DUTY_LUMP_CULL_GROUP_INDICES 10
/** Corners of portals and occluders, in game units. Array of CallOfDutyPortalVerticesElement. */
#define CALL_OF_DUTY_LUMP_PORTAL_VERTICES 11
/** Array of CallOfDutyOccluder. */
#define CALL_OF_DUTY_LUMP_OCCLUDERS 12
/** Planes, as occluders select them. Array of CallOfDutyOccluderPlanesElement. */
#define CALL_OF_DUTY_LUMP_OCCLUDER_PLANES 13
/** Array of CallOfDutyOccluderEdge. */
#define CALL_OF_DUTY_LUMP_OCCLUDER_EDGES 14
/** Occluders, as cells select them. Array of CallOfDutyOccluderIndicesElement. */
#define CALL_OF_DUTY_LUMP_OCCLUDER_INDICES 15
/** Array of CallOfDutyAabbTree. */
#define CALL_OF_DUTY_LUMP_AABB_TREES 16
/** Array of CallOfDutyCell. */
#define CALL_OF_DUTY_LUMP_CELLS 17
/** Array of CallOfDutyPortal. */
#define CALL_OF_DUTY_LUMP_PORTALS 18
/**
 * Lights, as leaves select them. A negative first entry of a leaf is the mark of sunlight. Array of
 * CallOfDutyLightIndicesElement.
 */
#define CALL_OF_DUTY_LUMP_LIGHT_INDICES 19
/** Array of CallOfDutyNode. */
#define CALL_OF_DUTY_LUMP_NODES 20
/** Array of CallOfDutyLeaf. */
#define CALL_OF_DUTY_LUMP_LEAVES 21
/** Brushes, as leaves select them. Array of CallOfDutyLeafBrushesElement. */
#define CALL_OF_DUTY_LUMP_LEAF_BRUSHES 22
/**
 * Collision patches, as leaves and models select them; the name is older than its use. Array of
 * CallOfDutyLeafSurfacesElement.
 */
#define CALL_OF_DUTY_LUMP_LEAF_SURFACES 23
/** Array of CallOfDutyCollisionPatch. */
#define CALL_OF_DUTY_LUMP_COLLISION_PATCHES 24
/**
 * Control points of curves and corners of terrain, in game units. Array of
 * CallOfDutyCollisionVerticesElement.
 */
#define CALL_OF_DUTY_LUMP_COLLISION_VERTICES 25
/**
 * Corners of terrain triangles, counted from the first vertex of their patch. Array of
 * CallOfDutyCollisionIndicesElement.
 */
#define CALL_OF_DUTY_LUMP_COLLISION_INDICES 26
/** Array of CallOfDutyModel. */
#define CALL_OF_DUTY_LUMP_MODELS 27
/** CallOfDutyVisibilityHead, and what its comment says. */
#define CALL_OF_DUTY_LUMP_VISIBILITY 28
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL. Text of entities: blocks in
 * braces of quoted keys and values, a NUL at the end.
 */
#define CALL_OF_DUTY_LUMP_ENTITIES 29
/** Array of CallOfDutyLight. */
#define CALL_OF_DUTY_LUMP_LIGHTS 30
/** Nothing that a loader reads; empty in every real map at hand. Bytes of unknown meaning. */
#define CALL_OF_DUTY_LUMP_UNKNOWN_31 31
/** Array of CallOfDutyLightVisibilitySample. */
#define CALL_OF_DUTY_LUMP_LIGHT_VISIBILITY_CACHE 32

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct CallOfDutyLumpEntry {
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
} CallOfDutyLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyLumpEntry) == 8, "CallOfDutyLumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLumpEntry, length) == 0, "CallOfDutyLumpEntry.length lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLumpEntry *)0)->length) == 4, "CallOfDutyLumpEntry.length takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLumpEntry, offset) == 4, "CallOfDutyLumpEntry.offset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLumpEntry *)0)->offset) == 4, "CallOfDutyLumpEntry.offset takes 4 bytes");

/** The start of a file. */
typedef struct CallOfDutyHeader {
  /** `IBSP`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 59. */
  int32_t version;
  /** The lumps by index. */
  CallOfDutyLumpEntry lumps[33];
} CallOfDutyHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyHeader) == 272, "CallOfDutyHeader takes 272 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyHeader, magic) == 0, "CallOfDutyHeader.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyHeader, version) == 4, "CallOfDutyHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyHeader, lumps) == 8, "CallOfDutyHeader.lumps lies at 8");

/**
 * Named bits of `Material.surfaceFlags`. The specification names none; these are set on exactly the materials
 * whose names say so in the real maps at hand (all sky materials have 0x434, all `common` ones that are not
 * drawn 0x80, `ladder` 0x8), and are those of Quake III, the ancestor. Bits 20 to 24 are no flags but a
 * `SurfaceType`.
 * Source: real maps. Confidence: probable.
 */
/** Sky: drawn as the sky behind everything, without a lightmap. */
#define CALL_OF_DUTY_SURFACE_FLAGS_SKY UINT32_C(0x4)
/** Can be climbed. */
#define CALL_OF_DUTY_SURFACE_FLAGS_LADDER UINT32_C(0x8)
/** Shots leave no effect. */
#define CALL_OF_DUTY_SURFACE_FLAGS_NO_IMPACT UINT32_C(0x10)
/** Shots leave no mark. */
#define CALL_OF_DUTY_SURFACE_FLAGS_NO_MARKS UINT32_C(0x20)
/** Not drawn. */
#define CALL_OF_DUTY_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
/** Has no lightmap. */
#define CALL_OF_DUTY_SURFACE_FLAGS_NO_LIGHTMAP UINT32_C(0x400)

/**
 * Named bits of `Material.contentFlags`. The specification names none. Each of these is set on exactly the
 * materials whose names say so in the real maps at hand (`common/clipplayer` has 0x10000 and no 0x20000,
 * `common/clip` both, sky materials 0x800, `clipfoliage` and `clip_nosight` 0x1000); where Quake III, the
 * ancestor, has the bit, its meaning is the same.
 * Source: real maps. Confidence: probable.
 */
/** Stops everything. */
#define CALL_OF_DUTY_CONTENT_FLAGS_SOLID UINT32_C(0x1)
/** Leaves: seen through by nobody, stops nothing. */
#define CALL_OF_DUTY_CONTENT_FLAGS_FOLIAGE UINT32_C(0x2)
/** Sky. */
#define CALL_OF_DUTY_CONTENT_FLAGS_SKY UINT32_C(0x800)
/** Computer players can't see through. */
#define CALL_OF_DUTY_CONTENT_FLAGS_AI_NO_SIGHT UINT32_C(0x1000)
/** Stops players. */
#define CALL_OF_DUTY_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
/** Stops computer players. */
#define CALL_OF_DUTY_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
/** Left out when the space is split. */
#define CALL_OF_DUTY_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
/** Doesn't hide what is behind it. */
#define CALL_OF_DUTY_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x20000000)

/** How a collision patch is stored (`CollisionPatch.mode`); every other value than 0 is terrain. */
#define CALL_OF_DUTY_COLLISION_MODE_CURVE 0
#define CALL_OF_DUTY_COLLISION_MODE_TERRAIN 1

/** Kinds of static light (`Light.type`). */
#define CALL_OF_DUTY_LIGHT_TYPE_SUN 1
#define CALL_OF_DUTY_LIGHT_TYPE_POINT 2
#define CALL_OF_DUTY_LIGHT_TYPE_LINEAR_POINT 3
#define CALL_OF_DUTY_LIGHT_TYPE_CUSTOM_POINT 4
#define CALL_OF_DUTY_LIGHT_TYPE_SPOT 5
#define CALL_OF_DUTY_LIGHT_TYPE_COLOR_ONLY 6
#define CALL_OF_DUTY_LIGHT_TYPE_CUSTOM_SPOT 7
#define CALL_OF_DUTY_LIGHT_TYPE_DIFFUSE_SUN 8

/** What a sample of the light-visibility cache holds (`LightVisibilitySample.state`). */
#define CALL_OF_DUTY_SAMPLE_STATE_EMPTY 0
#define CALL_OF_DUTY_SAMPLE_STATE_VALID 1
#define CALL_OF_DUTY_SAMPLE_STATE_BLOCKED 2

/** The bit of `LightVisibilitySample.visibleLights` that stands for the diffuse sun. */
#define CALL_OF_DUTY_DIFFUSE_SUN_BIT_DIFFUSE_SUN UINT32_C(0x8000)

/**
 * One material (lump 0), shared by collision and renderer.
 * Original name: dmaterial_t. Source: specification, lump 0.
 */
typedef struct CallOfDutyMaterial {
  /** Path of the material without `.shader`, NUL-terminated within the 64 bytes: at most 63 bytes of text. */
  char name[64];
  /**
   * How the surface behaves: sky, not drawn, no lightmap; bits 20 to 24 are a `SurfaceType`, what it sounds
   * like.
   * Confidence: probable. Values: CALL_OF_DUTY_SURFACE_FLAGS_*.
   */
  int32_t surfaceFlags;
  /**
   * What the volume is for collision. Retail masks it with 0xDFFF7FFB.
   * Confidence: probable. Values: CALL_OF_DUTY_CONTENT_FLAGS_*.
   */
  int32_t contentFlags;
} CallOfDutyMaterial;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyMaterial) == 72, "CallOfDutyMaterial takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyMaterial, name) == 0, "CallOfDutyMaterial.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyMaterial *)0)->name) == 64, "CallOfDutyMaterial.name takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyMaterial, surfaceFlags) == 64, "CallOfDutyMaterial.surfaceFlags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyMaterial *)0)->surfaceFlags) == 4, "CallOfDutyMaterial.surfaceFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyMaterial, contentFlags) == 68, "CallOfDutyMaterial.contentFlags lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyMaterial *)0)->contentFlags) == 4, "CallOfDutyMaterial.contentFlags takes 4 bytes");

/**
 * One page of baked light (lump 1). Surfaces name it by index; a page holds 512 x 512 pixels.
 * Source: specification, lump 1.
 */
typedef struct CallOfDutyLightmap {
  /** Rows of pixels from the first to the last, three bytes each: red, green, blue. */
  uint8_t pixels[512][512][3];
} CallOfDutyLightmap;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyLightmap) == 786432, "CallOfDutyLightmap takes 786432 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLightmap, pixels) == 0, "CallOfDutyLightmap.pixels lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLightmap *)0)->pixels) == 786432, "CallOfDutyLightmap.pixels takes 786432 bytes");

/**
 * A plane (lump 2): the points `p` with `dot(normal, p) = distance`.
 * Original name: dplane_t. Source: specification, lump 2.
 */
typedef struct CallOfDutyPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
} CallOfDutyPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyPlane) == 16, "CallOfDutyPlane takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyPlane, normal) == 0, "CallOfDutyPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyPlane *)0)->normal) == 12, "CallOfDutyPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyPlane, distance) == 12, "CallOfDutyPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyPlane *)0)->distance) == 4, "CallOfDutyPlane.distance takes 4 bytes");

/**
 * One side of a brush (lump 3). Sides belong to the brushes in order: the first side of a brush is not
 * stored.
 * Original name: dbrushside_t. Source: specification, lump 3.
 */
typedef struct CallOfDutyBrushSide {
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
} CallOfDutyBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyBrushSide) == 8, "CallOfDutyBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyBrushSide, plane) == 0, "CallOfDutyBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyBrushSide *)0)->plane) == 4, "CallOfDutyBrushSide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyBrushSide, plane.distance) == 0, "CallOfDutyBrushSide.plane.distance lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyBrushSide, plane.index) == 0, "CallOfDutyBrushSide.plane.index lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyBrushSide, material) == 4, "CallOfDutyBrushSide.material lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyBrushSide *)0)->material) == 4, "CallOfDutyBrushSide.material takes 4 bytes");

/**
 * A convex solid (lump 4): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, lump 4.
 */
typedef struct CallOfDutyBrush {
  /**
   * Number of sides, at least six; they follow those of the brush before. -> BRUSH_SIDES, behind those of the
   * record before. The elements' `plane` is `distance` from number 0 on, `index` from number 6 on.
   */
  int16_t sideCount;
  /** Material whose content flags the whole brush has. -> MATERIALS. */
  int16_t material;
} CallOfDutyBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyBrush) == 4, "CallOfDutyBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyBrush, sideCount) == 0, "CallOfDutyBrush.sideCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyBrush *)0)->sideCount) == 2, "CallOfDutyBrush.sideCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyBrush, material) == 2, "CallOfDutyBrush.material lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyBrush *)0)->material) == 2, "CallOfDutyBrush.material takes 2 bytes");

/**
 * A drawn surface (lump 6): triangles of one material and lightmap.
 * Original name: dsurface_t. Source: specification, lump 6.
 */
typedef struct CallOfDutyTriangleSoup {
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
} CallOfDutyTriangleSoup;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyTriangleSoup) == 16, "CallOfDutyTriangleSoup takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyTriangleSoup, material) == 0, "CallOfDutyTriangleSoup.material lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyTriangleSoup *)0)->material) == 2, "CallOfDutyTriangleSoup.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyTriangleSoup, lightmap) == 2, "CallOfDutyTriangleSoup.lightmap lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyTriangleSoup *)0)->lightmap) == 2, "CallOfDutyTriangleSoup.lightmap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyTriangleSoup, firstVertex) == 4, "CallOfDutyTriangleSoup.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyTriangleSoup *)0)->firstVertex) == 4, "CallOfDutyTriangleSoup.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyTriangleSoup, vertexCount) == 8, "CallOfDutyTriangleSoup.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyTriangleSoup *)0)->vertexCount) == 2, "CallOfDutyTriangleSoup.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyTriangleSoup, indexCount) == 10, "CallOfDutyTriangleSoup.indexCount lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyTriangleSoup *)0)->indexCount) == 2, "CallOfDutyTriangleSoup.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyTriangleSoup, firstIndex) == 12, "CallOfDutyTriangleSoup.firstIndex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyTriangleSoup *)0)->firstIndex) == 4, "CallOfDutyTriangleSoup.firstIndex takes 4 bytes");

/**
 * A vertex of drawn surfaces (lump 7).
 * Original name: drawVert_t. Source: specification, lump 7.
 */
typedef struct CallOfDutyDrawVertex {
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
} CallOfDutyDrawVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyDrawVertex) == 44, "CallOfDutyDrawVertex takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyDrawVertex, position) == 0, "CallOfDutyDrawVertex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyDrawVertex *)0)->position) == 12, "CallOfDutyDrawVertex.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyDrawVertex, textureCoordinates) == 12, "CallOfDutyDrawVertex.textureCoordinates lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyDrawVertex *)0)->textureCoordinates) == 8, "CallOfDutyDrawVertex.textureCoordinates takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyDrawVertex, lightmapCoordinates) == 20, "CallOfDutyDrawVertex.lightmapCoordinates lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyDrawVertex *)0)->lightmapCoordinates) == 8, "CallOfDutyDrawVertex.lightmapCoordinates takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyDrawVertex, normal) == 28, "CallOfDutyDrawVertex.normal lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyDrawVertex *)0)->normal) == 12, "CallOfDutyDrawVertex.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyDrawVertex, color) == 40, "CallOfDutyDrawVertex.color lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyDrawVertex *)0)->color) == 4, "CallOfDutyDrawVertex.color takes 4 bytes");

/**
 * A group of surfaces that is left out together when its box isn't seen (lump 9).
 * Source: specification, lump 9.
 */
typedef struct CallOfDutyCullGroup {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `surfaceCount` surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them. */
  int32_t firstSurface;
  /** Number of surfaces. */
  int32_t surfaceCount;
} CallOfDutyCullGroup;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyCullGroup) == 32, "CallOfDutyCullGroup takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCullGroup, mins) == 0, "CallOfDutyCullGroup.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCullGroup *)0)->mins) == 12, "CallOfDutyCullGroup.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCullGroup, maxs) == 12, "CallOfDutyCullGroup.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCullGroup *)0)->maxs) == 12, "CallOfDutyCullGroup.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCullGroup, firstSurface) == 24, "CallOfDutyCullGroup.firstSurface lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCullGroup *)0)->firstSurface) == 4, "CallOfDutyCullGroup.firstSurface takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCullGroup, surfaceCount) == 28, "CallOfDutyCullGroup.surfaceCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCullGroup *)0)->surfaceCount) == 4, "CallOfDutyCullGroup.surfaceCount takes 4 bytes");

/**
 * A convex thing that hides what is behind it (lump 12).
 * Source: specification, lump 12.
 */
typedef struct CallOfDutyOccluder {
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
} CallOfDutyOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyOccluder) == 20, "CallOfDutyOccluder takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyOccluder, firstPlane) == 0, "CallOfDutyOccluder.firstPlane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyOccluder *)0)->firstPlane) == 4, "CallOfDutyOccluder.firstPlane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyOccluder, planeCount) == 4, "CallOfDutyOccluder.planeCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyOccluder *)0)->planeCount) == 2, "CallOfDutyOccluder.planeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyOccluder, edgeCount) == 6, "CallOfDutyOccluder.edgeCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyOccluder *)0)->edgeCount) == 2, "CallOfDutyOccluder.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyOccluder, firstEdge) == 8, "CallOfDutyOccluder.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyOccluder *)0)->firstEdge) == 4, "CallOfDutyOccluder.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyOccluder, firstVertex) == 12, "CallOfDutyOccluder.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyOccluder *)0)->firstVertex) == 4, "CallOfDutyOccluder.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyOccluder, vertexCount) == 16, "CallOfDutyOccluder.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyOccluder *)0)->vertexCount) == 2, "CallOfDutyOccluder.vertexCount takes 2 bytes");

/**
 * An edge of an occluder (lump 14).
 * Source: specification, lump 14.
 */
typedef struct CallOfDutyOccluderEdge {
  /** The two planes that meet in it, counted from the occluder's first. */
  uint8_t planes[2];
  /** Its two ends, counted from the occluder's first vertex. */
  uint8_t vertices[2];
} CallOfDutyOccluderEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyOccluderEdge) == 4, "CallOfDutyOccluderEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyOccluderEdge, planes) == 0, "CallOfDutyOccluderEdge.planes lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyOccluderEdge *)0)->planes) == 2, "CallOfDutyOccluderEdge.planes takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyOccluderEdge, vertices) == 2, "CallOfDutyOccluderEdge.vertices lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyOccluderEdge *)0)->vertices) == 2, "CallOfDutyOccluderEdge.vertices takes 2 bytes");

/**
 * A node of a cell's tree of surfaces (lump 16). Its box is derived from surfaces and children and not
 * stored.
 * Source: specification, lump 16; order of the children from real maps. Confidence: probable.
 */
typedef struct CallOfDutyAabbTree {
  /** First of `surfaceCount` surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them. */
  int32_t firstSurface;
  /** Number of surfaces, those of the children included. */
  int32_t surfaceCount;
  /**
   * Number of children, which lie in one block; 0 for a leaf of the tree. Below depth two the order of the
   * blocks is unproven. -> AABB_TREES.
   */
  int32_t childCount;
} CallOfDutyAabbTree;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyAabbTree) == 12, "CallOfDutyAabbTree takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyAabbTree, firstSurface) == 0, "CallOfDutyAabbTree.firstSurface lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyAabbTree *)0)->firstSurface) == 4, "CallOfDutyAabbTree.firstSurface takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyAabbTree, surfaceCount) == 4, "CallOfDutyAabbTree.surfaceCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyAabbTree *)0)->surfaceCount) == 4, "CallOfDutyAabbTree.surfaceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyAabbTree, childCount) == 8, "CallOfDutyAabbTree.childCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyAabbTree *)0)->childCount) == 4, "CallOfDutyAabbTree.childCount takes 4 bytes");

/**
 * A room of the renderer, joined to others by portals (lump 17).
 * Source: specification, lump 17.
 */
typedef struct CallOfDutyCell {
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
} CallOfDutyCell;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyCell) == 52, "CallOfDutyCell takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCell, mins) == 0, "CallOfDutyCell.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCell *)0)->mins) == 12, "CallOfDutyCell.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCell, maxs) == 12, "CallOfDutyCell.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCell *)0)->maxs) == 12, "CallOfDutyCell.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCell, aabbTree) == 24, "CallOfDutyCell.aabbTree lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCell *)0)->aabbTree) == 4, "CallOfDutyCell.aabbTree takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCell, firstPortal) == 28, "CallOfDutyCell.firstPortal lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCell *)0)->firstPortal) == 4, "CallOfDutyCell.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCell, portalCount) == 32, "CallOfDutyCell.portalCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCell *)0)->portalCount) == 4, "CallOfDutyCell.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCell, firstCullGroup) == 36, "CallOfDutyCell.firstCullGroup lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCell *)0)->firstCullGroup) == 4, "CallOfDutyCell.firstCullGroup takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCell, cullGroupCount) == 40, "CallOfDutyCell.cullGroupCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCell *)0)->cullGroupCount) == 4, "CallOfDutyCell.cullGroupCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCell, firstOccluder) == 44, "CallOfDutyCell.firstOccluder lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCell *)0)->firstOccluder) == 4, "CallOfDutyCell.firstOccluder takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCell, occluderCount) == 48, "CallOfDutyCell.occluderCount lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCell *)0)->occluderCount) == 4, "CallOfDutyCell.occluderCount takes 4 bytes");

/**
 * A way out of a cell (lump 18). The cell that it leads out of is the one whose span holds it.
 * Source: specification, lump 18.
 */
typedef struct CallOfDutyPortal {
  /** Plane of the opening. -> PLANES. */
  int32_t plane;
  /** Cell that it leads into. -> CELLS. */
  int32_t cell;
  /** First of `vertexCount` corners of the opening. -> PORTAL_VERTICES, `vertexCount` of them. */
  int32_t firstVertex;
  /** Number of corners. */
  int32_t vertexCount;
} CallOfDutyPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyPortal) == 16, "CallOfDutyPortal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyPortal, plane) == 0, "CallOfDutyPortal.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyPortal *)0)->plane) == 4, "CallOfDutyPortal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyPortal, cell) == 4, "CallOfDutyPortal.cell lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyPortal *)0)->cell) == 4, "CallOfDutyPortal.cell takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyPortal, firstVertex) == 8, "CallOfDutyPortal.firstVertex lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyPortal *)0)->firstVertex) == 4, "CallOfDutyPortal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyPortal, vertexCount) == 12, "CallOfDutyPortal.vertexCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyPortal *)0)->vertexCount) == 4, "CallOfDutyPortal.vertexCount takes 4 bytes");

/**
 * A node of the tree that splits the world (lump 20).
 * Original name: dnode_t. Source: specification, lump 20.
 */
typedef struct CallOfDutyNode {
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
} CallOfDutyNode;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyNode) == 36, "CallOfDutyNode takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyNode, plane) == 0, "CallOfDutyNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyNode *)0)->plane) == 4, "CallOfDutyNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyNode, children) == 4, "CallOfDutyNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyNode *)0)->children) == 8, "CallOfDutyNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyNode, mins) == 12, "CallOfDutyNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyNode *)0)->mins) == 12, "CallOfDutyNode.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyNode, maxs) == 24, "CallOfDutyNode.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyNode *)0)->maxs) == 12, "CallOfDutyNode.maxs takes 12 bytes");

/**
 * A leaf of the tree that splits the world (lump 21).
 * Original name: dleaf_t. Source: specification, lump 21.
 */
typedef struct CallOfDutyLeaf {
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
} CallOfDutyLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyLeaf) == 36, "CallOfDutyLeaf takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLeaf, cluster) == 0, "CallOfDutyLeaf.cluster lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLeaf *)0)->cluster) == 4, "CallOfDutyLeaf.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLeaf, area) == 4, "CallOfDutyLeaf.area lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLeaf *)0)->area) == 4, "CallOfDutyLeaf.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLeaf, firstPatch) == 8, "CallOfDutyLeaf.firstPatch lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLeaf *)0)->firstPatch) == 4, "CallOfDutyLeaf.firstPatch takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLeaf, patchCount) == 12, "CallOfDutyLeaf.patchCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLeaf *)0)->patchCount) == 4, "CallOfDutyLeaf.patchCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLeaf, firstBrush) == 16, "CallOfDutyLeaf.firstBrush lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLeaf *)0)->firstBrush) == 4, "CallOfDutyLeaf.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLeaf, brushCount) == 20, "CallOfDutyLeaf.brushCount lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLeaf *)0)->brushCount) == 4, "CallOfDutyLeaf.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLeaf, cell) == 24, "CallOfDutyLeaf.cell lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLeaf *)0)->cell) == 4, "CallOfDutyLeaf.cell takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLeaf, firstLight) == 28, "CallOfDutyLeaf.firstLight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLeaf *)0)->firstLight) == 4, "CallOfDutyLeaf.firstLight takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLeaf, lightCount) == 32, "CallOfDutyLeaf.lightCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLeaf *)0)->lightCount) == 4, "CallOfDutyLeaf.lightCount takes 4 bytes");

/**
 * A curve or a piece of terrain to collide with (lump 24).
 * Source: specification, lump 24.
 */
typedef struct CallOfDutyCollisionPatch {
  /** Material whose flags it has. -> MATERIALS. */
  int16_t material;
  /** 0 = a grid of quadratic curves, anything else = triangles. Values: CALL_OF_DUTY_COLLISION_MODE_*. */
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
} CallOfDutyCollisionPatch;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyCollisionPatch) == 16, "CallOfDutyCollisionPatch takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, material) == 0, "CallOfDutyCollisionPatch.material lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->material) == 2, "CallOfDutyCollisionPatch.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, mode) == 2, "CallOfDutyCollisionPatch.mode lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->mode) == 1, "CallOfDutyCollisionPatch.mode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, shape) == 4, "CallOfDutyCollisionPatch.shape lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->shape) == 12, "CallOfDutyCollisionPatch.shape takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, shape.curve.width) == 4, "CallOfDutyCollisionPatch.shape.curve.width lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->shape.curve.width) == 2, "CallOfDutyCollisionPatch.shape.curve.width takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, shape.curve.height) == 6, "CallOfDutyCollisionPatch.shape.curve.height lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->shape.curve.height) == 2, "CallOfDutyCollisionPatch.shape.curve.height takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, shape.curve.maxError) == 8, "CallOfDutyCollisionPatch.shape.curve.maxError lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->shape.curve.maxError) == 4, "CallOfDutyCollisionPatch.shape.curve.maxError takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, shape.curve.firstVertex) == 12, "CallOfDutyCollisionPatch.shape.curve.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->shape.curve.firstVertex) == 4, "CallOfDutyCollisionPatch.shape.curve.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, shape.terrain.vertexCount) == 4, "CallOfDutyCollisionPatch.shape.terrain.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->shape.terrain.vertexCount) == 2, "CallOfDutyCollisionPatch.shape.terrain.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, shape.terrain.indexCount) == 6, "CallOfDutyCollisionPatch.shape.terrain.indexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->shape.terrain.indexCount) == 2, "CallOfDutyCollisionPatch.shape.terrain.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, shape.terrain.firstVertex) == 8, "CallOfDutyCollisionPatch.shape.terrain.firstVertex lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->shape.terrain.firstVertex) == 4, "CallOfDutyCollisionPatch.shape.terrain.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyCollisionPatch, shape.terrain.firstIndex) == 12, "CallOfDutyCollisionPatch.shape.terrain.firstIndex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyCollisionPatch *)0)->shape.terrain.firstIndex) == 4, "CallOfDutyCollisionPatch.shape.terrain.firstIndex takes 4 bytes");

/**
 * The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 27).
 * Original name: dmodel_t. Source: specification, lump 27; brush span from real maps.
 */
typedef struct CallOfDutyModel {
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
} CallOfDutyModel;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyModel) == 48, "CallOfDutyModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyModel, mins) == 0, "CallOfDutyModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyModel *)0)->mins) == 12, "CallOfDutyModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyModel, maxs) == 12, "CallOfDutyModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyModel *)0)->maxs) == 12, "CallOfDutyModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyModel, firstSurface) == 24, "CallOfDutyModel.firstSurface lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyModel *)0)->firstSurface) == 4, "CallOfDutyModel.firstSurface takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyModel, surfaceCount) == 28, "CallOfDutyModel.surfaceCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyModel *)0)->surfaceCount) == 4, "CallOfDutyModel.surfaceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyModel, firstPatch) == 32, "CallOfDutyModel.firstPatch lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyModel *)0)->firstPatch) == 4, "CallOfDutyModel.firstPatch takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyModel, patchCount) == 36, "CallOfDutyModel.patchCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyModel *)0)->patchCount) == 4, "CallOfDutyModel.patchCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyModel, firstBrush) == 40, "CallOfDutyModel.firstBrush lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyModel *)0)->firstBrush) == 4, "CallOfDutyModel.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyModel, brushCount) == 44, "CallOfDutyModel.brushCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyModel *)0)->brushCount) == 4, "CallOfDutyModel.brushCount takes 4 bytes");

/**
 * A light that doesn't move (lump 30).
 * Source: specification, lump 30.
 */
typedef struct CallOfDutyLight {
  /** Kind of light, 1 to 8. Values: CALL_OF_DUTY_LIGHT_TYPE_*. */
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
} CallOfDutyLight;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyLight) == 72, "CallOfDutyLight takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, type) == 0, "CallOfDutyLight.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->type) == 4, "CallOfDutyLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, color) == 4, "CallOfDutyLight.color lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->color) == 12, "CallOfDutyLight.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, position) == 16, "CallOfDutyLight.position lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->position) == 12, "CallOfDutyLight.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, direction) == 28, "CallOfDutyLight.direction lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->direction) == 12, "CallOfDutyLight.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters) == 40, "CallOfDutyLight.parameters lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters) == 16, "CallOfDutyLight.parameters takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters.none.unused) == 40, "CallOfDutyLight.parameters.none.unused lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters.none.unused) == 16, "CallOfDutyLight.parameters.none.unused takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters.linear.linearAttenuation) == 40, "CallOfDutyLight.parameters.linear.linearAttenuation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters.linear.linearAttenuation) == 4, "CallOfDutyLight.parameters.linear.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters.custom.quadraticAttenuation) == 40, "CallOfDutyLight.parameters.custom.quadraticAttenuation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters.custom.quadraticAttenuation) == 4, "CallOfDutyLight.parameters.custom.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters.custom.constantAttenuation) == 44, "CallOfDutyLight.parameters.custom.constantAttenuation lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters.custom.constantAttenuation) == 4, "CallOfDutyLight.parameters.custom.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters.spot.cutoffCosine) == 40, "CallOfDutyLight.parameters.spot.cutoffCosine lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters.spot.cutoffCosine) == 4, "CallOfDutyLight.parameters.spot.cutoffCosine takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters.spot.exponent) == 44, "CallOfDutyLight.parameters.spot.exponent lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters.spot.exponent) == 4, "CallOfDutyLight.parameters.spot.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters.customSpot.quadraticAttenuation) == 40, "CallOfDutyLight.parameters.customSpot.quadraticAttenuation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters.customSpot.quadraticAttenuation) == 4, "CallOfDutyLight.parameters.customSpot.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters.customSpot.constantAttenuation) == 44, "CallOfDutyLight.parameters.customSpot.constantAttenuation lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters.customSpot.constantAttenuation) == 4, "CallOfDutyLight.parameters.customSpot.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters.customSpot.cutoffCosine) == 48, "CallOfDutyLight.parameters.customSpot.cutoffCosine lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters.customSpot.cutoffCosine) == 4, "CallOfDutyLight.parameters.customSpot.cutoffCosine takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, parameters.customSpot.exponent) == 52, "CallOfDutyLight.parameters.customSpot.exponent lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->parameters.customSpot.exponent) == 4, "CallOfDutyLight.parameters.customSpot.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLight, unknown0x38) == 56, "CallOfDutyLight.unknown0x38 lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLight *)0)->unknown0x38) == 16, "CallOfDutyLight.unknown0x38 takes 16 bytes");

/**
 * An entry of the light-visibility cache (lump 32): which lights reach a place of the sampling grid.
 * Source: specification, lump 32.
 */
typedef struct CallOfDutyLightVisibilitySample {
  /**
   * Place and cluster: `y << 22 | (x & 0x3ff) << 12 | cluster & 0xfff`, in steps of the grid: 32 units along
   * x and y, 64 along z, from -131,072 on.
   */
  uint32_t key;
  /**
   * Whether the entry is used, and whether the place is inside something solid. Values:
   * CALL_OF_DUTY_SAMPLE_STATE_*.
   */
  uint8_t state;
  /** How much of the diffuse sun is seen, for step counts of 1 to 5. */
  uint8_t diffuseSunVisibility[5];
  /**
   * Bit `n` = light `n` of the leaf's span is seen; the highest bit is the diffuse sun. Values:
   * CALL_OF_DUTY_DIFFUSE_SUN_BIT_*.
   */
  uint16_t visibleLights;
} CallOfDutyLightVisibilitySample;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyLightVisibilitySample) == 12, "CallOfDutyLightVisibilitySample takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLightVisibilitySample, key) == 0, "CallOfDutyLightVisibilitySample.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLightVisibilitySample *)0)->key) == 4, "CallOfDutyLightVisibilitySample.key takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLightVisibilitySample, state) == 4, "CallOfDutyLightVisibilitySample.state lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLightVisibilitySample *)0)->state) == 1, "CallOfDutyLightVisibilitySample.state takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLightVisibilitySample, diffuseSunVisibility) == 5, "CallOfDutyLightVisibilitySample.diffuseSunVisibility lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLightVisibilitySample *)0)->diffuseSunVisibility) == 5, "CallOfDutyLightVisibilitySample.diffuseSunVisibility takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyLightVisibilitySample, visibleLights) == 10, "CallOfDutyLightVisibilitySample.visibleLights lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyLightVisibilitySample *)0)->visibleLights) == 2, "CallOfDutyLightVisibilitySample.visibleLights takes 2 bytes");

/** Element of DRAW_INDICES (lump 8). */
typedef uint16_t CallOfDutyDrawIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyDrawIndicesElement) == 2, "CallOfDutyDrawIndicesElement takes 2 bytes");

/** Element of CULL_GROUP_INDICES (lump 10). -> CULL_GROUPS. */
typedef int32_t CallOfDutyCullGroupIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyCullGroupIndicesElement) == 4, "CallOfDutyCullGroupIndicesElement takes 4 bytes");

/** Element of PORTAL_VERTICES (lump 11). */
typedef struct { float x, y, z; } CallOfDutyPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyPortalVerticesElement) == 12, "CallOfDutyPortalVerticesElement takes 12 bytes");

/** Element of OCCLUDER_PLANES (lump 13). -> PLANES. */
typedef int32_t CallOfDutyOccluderPlanesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyOccluderPlanesElement) == 4, "CallOfDutyOccluderPlanesElement takes 4 bytes");

/** Element of OCCLUDER_INDICES (lump 15). -> OCCLUDERS. */
typedef int16_t CallOfDutyOccluderIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyOccluderIndicesElement) == 2, "CallOfDutyOccluderIndicesElement takes 2 bytes");

/** Element of LIGHT_INDICES (lump 19). -> LIGHTS; negative = none. */
typedef int16_t CallOfDutyLightIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyLightIndicesElement) == 2, "CallOfDutyLightIndicesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 22). -> BRUSHES. */
typedef int32_t CallOfDutyLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyLeafBrushesElement) == 4, "CallOfDutyLeafBrushesElement takes 4 bytes");

/** Element of LEAF_SURFACES (lump 23). -> COLLISION_PATCHES. */
typedef int32_t CallOfDutyLeafSurfacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyLeafSurfacesElement) == 4, "CallOfDutyLeafSurfacesElement takes 4 bytes");

/** Element of COLLISION_VERTICES (lump 25). */
typedef struct { float x, y, z; } CallOfDutyCollisionVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyCollisionVerticesElement) == 12, "CallOfDutyCollisionVerticesElement takes 12 bytes");

/** Element of COLLISION_INDICES (lump 26). */
typedef int16_t CallOfDutyCollisionIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyCollisionIndicesElement) == 2, "CallOfDutyCollisionIndicesElement takes 2 bytes");

/**
 * Cluster-to-cluster visibility (lump 28). An empty lump means that everything is seen from everywhere.
 * The start of VISIBILITY (lump 28).
 * Behind it lies, without gaps, what C can't express:
 * - `uint8_t rows[clusterCount * bytesPerCluster]`: The rows: bit `c & 7` of byte `c >> 3` says whether
 * cluster `c` is seen.
 * Source: specification, lump 28.
 */
typedef struct CallOfDutyVisibilityHead {
  /** Number of rows: the highest cluster of a leaf, plus one. */
  int32_t clusterCount;
  /** Bytes in each row, at least one bit a cluster. */
  int32_t bytesPerCluster;
} CallOfDutyVisibilityHead;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDutyVisibilityHead) == 8, "CallOfDutyVisibilityHead takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyVisibilityHead, clusterCount) == 0, "CallOfDutyVisibilityHead.clusterCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyVisibilityHead *)0)->clusterCount) == 4, "CallOfDutyVisibilityHead.clusterCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDutyVisibilityHead, bytesPerCluster) == 4, "CallOfDutyVisibilityHead.bytesPerCluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDutyVisibilityHead *)0)->bytesPerCluster) == 4, "CallOfDutyVisibilityHead.bytesPerCluster takes 4 bytes");

#endif /* BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY_H */
