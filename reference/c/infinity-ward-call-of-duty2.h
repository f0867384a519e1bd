/**
 * Call of Duty 2: IBSP 4, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Call of Duty 2 (2005): IBSP 4, the files with the ending `.d3dbsp`. Little-endian, 39 or 40 lumps, length
 * before offset.
 *
 * Sources: the map format's wiki, and recovered loaders and compilers of the game. No real map was at hand:
 * nothing here is surer than probable. What agrees with Call of Duty's records is taken from there.
 */
#ifndef BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY2_H
#define BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY2_H

#include "infinity-ward-call-of-duty.h"

/* As in Call of Duty. */
typedef CallOfDutyMaterial CallOfDuty2Material;
typedef CallOfDutyPlane CallOfDuty2Plane;
typedef CallOfDutyBrushSide CallOfDuty2BrushSide;
typedef CallOfDutyBrush CallOfDuty2Brush;
typedef CallOfDutyCullGroup CallOfDuty2CullGroup;
typedef CallOfDutyOccluder CallOfDuty2Occluder;
typedef CallOfDutyOccluderEdge CallOfDuty2OccluderEdge;
typedef CallOfDutyAabbTree CallOfDuty2AabbTree;
typedef CallOfDutyCell CallOfDuty2Cell;
typedef CallOfDutyPortal CallOfDuty2Portal;
typedef CallOfDutyNode CallOfDuty2Node;
#define CALL_OF_DUTY2_SURFACE_FLAGS_SKY CALL_OF_DUTY_SURFACE_FLAGS_SKY
#define CALL_OF_DUTY2_SURFACE_FLAGS_LADDER CALL_OF_DUTY_SURFACE_FLAGS_LADDER
#define CALL_OF_DUTY2_SURFACE_FLAGS_NO_IMPACT CALL_OF_DUTY_SURFACE_FLAGS_NO_IMPACT
#define CALL_OF_DUTY2_SURFACE_FLAGS_NO_MARKS CALL_OF_DUTY_SURFACE_FLAGS_NO_MARKS
#define CALL_OF_DUTY2_SURFACE_FLAGS_NO_DRAW CALL_OF_DUTY_SURFACE_FLAGS_NO_DRAW
#define CALL_OF_DUTY2_SURFACE_FLAGS_NO_LIGHTMAP CALL_OF_DUTY_SURFACE_FLAGS_NO_LIGHTMAP
#define CALL_OF_DUTY2_CONTENT_FLAGS_SOLID CALL_OF_DUTY_CONTENT_FLAGS_SOLID
#define CALL_OF_DUTY2_CONTENT_FLAGS_FOLIAGE CALL_OF_DUTY_CONTENT_FLAGS_FOLIAGE
#define CALL_OF_DUTY2_CONTENT_FLAGS_SKY CALL_OF_DUTY_CONTENT_FLAGS_SKY
#define CALL_OF_DUTY2_CONTENT_FLAGS_AI_NO_SIGHT CALL_OF_DUTY_CONTENT_FLAGS_AI_NO_SIGHT
#define CALL_OF_DUTY2_CONTENT_FLAGS_PLAYER_CLIP CALL_OF_DUTY_CONTENT_FLAGS_PLAYER_CLIP
#define CALL_OF_DUTY2_CONTENT_FLAGS_MONSTER_CLIP CALL_OF_DUTY_CONTENT_FLAGS_MONSTER_CLIP
#define CALL_OF_DUTY2_CONTENT_FLAGS_DETAIL CALL_OF_DUTY_CONTENT_FLAGS_DETAIL
#define CALL_OF_DUTY2_CONTENT_FLAGS_TRANSLUCENT CALL_OF_DUTY_CONTENT_FLAGS_TRANSLUCENT

/* The lumps by their index in the directory, and what each holds. */
#define CALL_OF_DUTY2_LUMP_MATERIALS CALL_OF_DUTY_LUMP_MATERIALS
/** Array of CallOfDuty2Lightmap. */
#define CALL_OF_DUTY2_LUMP_LIGHTMAPS 1
/** Array of CallOfDuty2LightGridEntry. */
#define CALL_OF_DUTY2_LUMP_LIGHT_GRID_ENTRIES 2
/** Array of CallOfDuty2LightGridColors. */
#define CALL_OF_DUTY2_LUMP_LIGHT_GRID_COLORS 3
/** Array of CallOfDuty2Plane. */
#define CALL_OF_DUTY2_LUMP_PLANES 4
/** Array of CallOfDuty2BrushSide. */
#define CALL_OF_DUTY2_LUMP_BRUSH_SIDES 5
/** Array of CallOfDuty2Brush. */
#define CALL_OF_DUTY2_LUMP_BRUSHES 6
/** Array of CallOfDuty2TriangleSoup. */
#define CALL_OF_DUTY2_LUMP_TRIANGLE_SOUPS 7
/** Array of CallOfDuty2DrawVertex. */
#define CALL_OF_DUTY2_LUMP_DRAW_VERTICES 8
/**
 * Vertices of triangles, three a triangle, counted from the first vertex of their surface. Array of
 * CallOfDuty2DrawIndicesElement.
 */
#define CALL_OF_DUTY2_LUMP_DRAW_INDICES 9
/** Array of CallOfDuty2CullGroup. */
#define CALL_OF_DUTY2_LUMP_CULL_GROUPS 10
/** Cull groups, as cells select them. Array of CallOfDuty2CullGroupIndicesElement. */
#define CALL_OF_DUTY2_LUMP_CULL_GROUP_INDICES 11
/**
 * Corners of what casts shadows, in game units. Later maps have none.
 * Confidence: guess. Array of CallOfDuty2ShadowVerticesElement.
 */
#define CALL_OF_DUTY2_LUMP_SHADOW_VERTICES 12
/**
 * Corners of triangles of what casts shadows. Later maps have none.
 * Confidence: guess. Array of CallOfDuty2ShadowIndicesElement.
 */
#define CALL_OF_DUTY2_LUMP_SHADOW_INDICES 13
/** Array of CallOfDuty2ShadowCluster. */
#define CALL_OF_DUTY2_LUMP_SHADOW_CLUSTERS 14
/** Array of CallOfDuty2ShadowTree. */
#define CALL_OF_DUTY2_LUMP_SHADOW_TREES 15
/** Array of CallOfDuty2ShadowSource. */
#define CALL_OF_DUTY2_LUMP_SHADOW_SOURCES 16
/** Corners of portals and occluders, in game units. Array of CallOfDuty2PortalVerticesElement. */
#define CALL_OF_DUTY2_LUMP_PORTAL_VERTICES 17
/** Array of CallOfDuty2Occluder. */
#define CALL_OF_DUTY2_LUMP_OCCLUDERS 18
/** Planes, as occluders select them. Array of CallOfDuty2OccluderPlanesElement. */
#define CALL_OF_DUTY2_LUMP_OCCLUDER_PLANES 19
/** Array of CallOfDuty2OccluderEdge. */
#define CALL_OF_DUTY2_LUMP_OCCLUDER_EDGES 20
/** Occluders, as cells select them. Array of CallOfDuty2OccluderIndicesElement. */
#define CALL_OF_DUTY2_LUMP_OCCLUDER_INDICES 21
/** Array of CallOfDuty2AabbTree. */
#define CALL_OF_DUTY2_LUMP_AABB_TREES 22
/** Array of CallOfDuty2Cell. */
#define CALL_OF_DUTY2_LUMP_CELLS 23
/** Array of CallOfDuty2Portal. */
#define CALL_OF_DUTY2_LUMP_PORTALS 24
/** Array of CallOfDuty2Node. */
#define CALL_OF_DUTY2_LUMP_NODES 25
/** Array of CallOfDuty2Leaf. */
#define CALL_OF_DUTY2_LUMP_LEAVES 26
/** Brushes, as leaves select them. Array of CallOfDuty2LeafBrushesElement. */
#define CALL_OF_DUTY2_LUMP_LEAF_BRUSHES 27
/**
 * Numbers that the game loads, of which it isn't known what they count.
 * Confidence: guess. Array of CallOfDuty2LeafSurfacesElement.
 */
#define CALL_OF_DUTY2_LUMP_LEAF_SURFACES 28
/** Array of CallOfDuty2CollisionVertex. */
#define CALL_OF_DUTY2_LUMP_COLLISION_VERTICES 29
/** Array of CallOfDuty2CollisionEdge. */
#define CALL_OF_DUTY2_LUMP_COLLISION_EDGES 30
/** Array of CallOfDuty2CollisionTriangle. */
#define CALL_OF_DUTY2_LUMP_COLLISION_TRIANGLES 31
/** Array of CallOfDuty2CollisionBorder. */
#define CALL_OF_DUTY2_LUMP_COLLISION_BORDERS 32
/** Array of CallOfDuty2CollisionPartition. */
#define CALL_OF_DUTY2_LUMP_COLLISION_PARTITIONS 33
/** Array of CallOfDuty2CollisionAabbTree. */
#define CALL_OF_DUTY2_LUMP_COLLISION_AABB_TREES 34
/** Array of CallOfDuty2Model. */
#define CALL_OF_DUTY2_LUMP_MODELS 35
/** CallOfDuty2VisibilityHead, and what its comment says. */
#define CALL_OF_DUTY2_LUMP_VISIBILITY 36
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL. Text of entities: blocks in
 * braces of quoted keys and values, a NUL at the end.
 */
#define CALL_OF_DUTY2_LUMP_ENTITIES 37
/**
 * How computer players get from one place to the next: a number, a 16-bit count of places, then for each a
 * 16-bit count of ways and that many of them: a 16-bit place and a 32-bit distance.
 * Confidence: guess. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY2_LUMP_PATH_CONNECTIONS 38
/**
 * Lights, in maps whose directory has the entry.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY2_LUMP_PRIMARY_LIGHTS 39

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct CallOfDuty2LumpEntry {
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
} CallOfDuty2LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2LumpEntry) == 8, "CallOfDuty2LumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2LumpEntry, length) == 0, "CallOfDuty2LumpEntry.length lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2LumpEntry *)0)->length) == 4, "CallOfDuty2LumpEntry.length takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2LumpEntry, offset) == 4, "CallOfDuty2LumpEntry.offset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2LumpEntry *)0)->offset) == 4, "CallOfDuty2LumpEntry.offset takes 4 bytes");

/** The start of a file. */
typedef struct CallOfDuty2Header {
  /** `IBSP`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 4. */
  int32_t version;
  /** The lumps by index. */
  CallOfDuty2LumpEntry lumps[40];
} CallOfDuty2Header;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2Header) == 328, "CallOfDuty2Header takes 328 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Header, magic) == 0, "CallOfDuty2Header.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Header, version) == 4, "CallOfDuty2Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Header, lumps) == 8, "CallOfDuty2Header.lumps lies at 8");

/**
 * One page of baked light (lump 1): how much light comes, and from where, in three pictures, and where the
 * sun reaches.
 * Original name: DiskGfxLightmap. Source: recovered tools of the game; the size is that of the map format's
 * wiki. Confidence: probable.
 */
typedef struct CallOfDuty2Lightmap {
  /**
   * Three pictures one behind the other, each rows of 512 pixels of four bytes.
   * Confidence: guess.
   */
  uint8_t pixels[3][512][512][4];
  /**
   * How much of the sun is seen: rows of 1024 pixels of one byte.
   * Confidence: guess.
   */
  uint8_t sunVisibility[1024][1024];
} CallOfDuty2Lightmap;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2Lightmap) == 4194304, "CallOfDuty2Lightmap takes 4194304 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Lightmap, pixels) == 0, "CallOfDuty2Lightmap.pixels lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Lightmap *)0)->pixels) == 3145728, "CallOfDuty2Lightmap.pixels takes 3145728 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Lightmap, sunVisibility) == 3145728, "CallOfDuty2Lightmap.sunVisibility lies at 3145728");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Lightmap *)0)->sunVisibility) == 1048576, "CallOfDuty2Lightmap.sunVisibility takes 1048576 bytes");

/**
 * A place of the grid of light (lump 2).
 * Source: recovered compilers and loaders of the game. Confidence: guess.
 */
typedef struct CallOfDuty2LightGridEntry {
  /** The higher bits of its place. */
  uint32_t placeHigh;
  /** The lower bits of its place, and how much of the sun is seen. */
  uint8_t placeLow;
  /** Whether the game looks for itself what light reaches a place beside it. */
  uint8_t needsTrace;
  /** Its light. -> LIGHT_GRID_COLORS. */
  uint16_t colors;
} CallOfDuty2LightGridEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2LightGridEntry) == 8, "CallOfDuty2LightGridEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2LightGridEntry, placeHigh) == 0, "CallOfDuty2LightGridEntry.placeHigh lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2LightGridEntry *)0)->placeHigh) == 4, "CallOfDuty2LightGridEntry.placeHigh takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2LightGridEntry, placeLow) == 4, "CallOfDuty2LightGridEntry.placeLow lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2LightGridEntry *)0)->placeLow) == 1, "CallOfDuty2LightGridEntry.placeLow takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2LightGridEntry, needsTrace) == 5, "CallOfDuty2LightGridEntry.needsTrace lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2LightGridEntry *)0)->needsTrace) == 1, "CallOfDuty2LightGridEntry.needsTrace takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2LightGridEntry, colors) == 6, "CallOfDuty2LightGridEntry.colors lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2LightGridEntry *)0)->colors) == 2, "CallOfDuty2LightGridEntry.colors takes 2 bytes");

/**
 * Light at places of the grid (lump 3).
 * Source: recovered compilers of the game, for the size. Confidence: guess.
 */
typedef struct CallOfDuty2LightGridColors {
  /** Light from several directions: red, green, blue. */
  uint8_t colors[8][3];
} CallOfDuty2LightGridColors;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2LightGridColors) == 24, "CallOfDuty2LightGridColors takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2LightGridColors, colors) == 0, "CallOfDuty2LightGridColors.colors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2LightGridColors *)0)->colors) == 24, "CallOfDuty2LightGridColors.colors takes 24 bytes");

/**
 * A drawn surface (lump 7): triangles of one material and lightmap.
 * Original name: DiskTriangleSoup. Source: recovered loaders and compilers of the game. Confidence: probable.
 */
typedef struct CallOfDuty2TriangleSoup {
  /** Material that it is drawn with. -> MATERIALS. */
  uint16_t material;
  /**
   * Lightmap page; 31 or 65535 = drawn without one.
   * Confidence: guess. -> LIGHTMAPS; 31 or 65535 = none. The lump may be empty all the same.
   */
  uint16_t lightmap;
  /** First of `vertexCount` vertices. -> DRAW_VERTICES, `vertexCount` of them. */
  uint32_t firstVertex;
  /** Number of vertices. */
  uint16_t vertexCount;
  /** Number of indexes, three a triangle. */
  uint16_t indexCount;
  /**
   * First of `indexCount` indexes, which count from `firstVertex`. -> DRAW_INDICES, `indexCount` of them. The
   * elements count from `firstVertex`.
   */
  uint32_t firstIndex;
} CallOfDuty2TriangleSoup;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2TriangleSoup) == 16, "CallOfDuty2TriangleSoup takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2TriangleSoup, material) == 0, "CallOfDuty2TriangleSoup.material lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2TriangleSoup *)0)->material) == 2, "CallOfDuty2TriangleSoup.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2TriangleSoup, lightmap) == 2, "CallOfDuty2TriangleSoup.lightmap lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2TriangleSoup *)0)->lightmap) == 2, "CallOfDuty2TriangleSoup.lightmap takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2TriangleSoup, firstVertex) == 4, "CallOfDuty2TriangleSoup.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2TriangleSoup *)0)->firstVertex) == 4, "CallOfDuty2TriangleSoup.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2TriangleSoup, vertexCount) == 8, "CallOfDuty2TriangleSoup.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2TriangleSoup *)0)->vertexCount) == 2, "CallOfDuty2TriangleSoup.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2TriangleSoup, indexCount) == 10, "CallOfDuty2TriangleSoup.indexCount lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2TriangleSoup *)0)->indexCount) == 2, "CallOfDuty2TriangleSoup.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2TriangleSoup, firstIndex) == 12, "CallOfDuty2TriangleSoup.firstIndex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2TriangleSoup *)0)->firstIndex) == 4, "CallOfDuty2TriangleSoup.firstIndex takes 4 bytes");

/**
 * A vertex of drawn surfaces.
 * Original name: DiskGfxVertex. Source: recovered loaders of the game; the same record in real maps of Call
 * of Duty 4. Confidence: probable.
 */
typedef struct CallOfDuty2DrawVertex {
  /** Place in the world, in game units. */
  struct { float x, y, z; } position;
  /** Unit vector away from the surface. */
  struct { float x, y, z; } normal;
  /** Colour and opacity, 0 to 255 each. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Texture coordinates of the material; 1 is one repeat. */
  struct { float s, t; } textureCoordinates;
  /** Coordinates in the lightmap page, 0 to 1. */
  struct { float s, t; } lightmapCoordinates;
  /** Unit vector in the surface along which the first texture coordinate grows. */
  struct { float x, y, z; } tangent;
  /** Unit vector in the surface across the tangent. */
  struct { float x, y, z; } binormal;
} CallOfDuty2DrawVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2DrawVertex) == 68, "CallOfDuty2DrawVertex takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2DrawVertex, position) == 0, "CallOfDuty2DrawVertex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2DrawVertex *)0)->position) == 12, "CallOfDuty2DrawVertex.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2DrawVertex, normal) == 12, "CallOfDuty2DrawVertex.normal lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2DrawVertex *)0)->normal) == 12, "CallOfDuty2DrawVertex.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2DrawVertex, color) == 24, "CallOfDuty2DrawVertex.color lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2DrawVertex *)0)->color) == 4, "CallOfDuty2DrawVertex.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2DrawVertex, textureCoordinates) == 28, "CallOfDuty2DrawVertex.textureCoordinates lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2DrawVertex *)0)->textureCoordinates) == 8, "CallOfDuty2DrawVertex.textureCoordinates takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2DrawVertex, lightmapCoordinates) == 36, "CallOfDuty2DrawVertex.lightmapCoordinates lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2DrawVertex *)0)->lightmapCoordinates) == 8, "CallOfDuty2DrawVertex.lightmapCoordinates takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2DrawVertex, tangent) == 44, "CallOfDuty2DrawVertex.tangent lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2DrawVertex *)0)->tangent) == 12, "CallOfDuty2DrawVertex.tangent takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2DrawVertex, binormal) == 56, "CallOfDuty2DrawVertex.binormal lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2DrawVertex *)0)->binormal) == 12, "CallOfDuty2DrawVertex.binormal takes 12 bytes");

/**
 * Vertices that cast a shadow together (lump 14). Later maps have none.
 * Source: recovered compilers of the game. Confidence: guess.
 */
typedef struct CallOfDuty2ShadowCluster {
  /** First of `vertexCount` vertices. -> SHADOW_VERTICES, `vertexCount` of them. */
  int32_t firstVertex;
  /** Number of vertices. */
  int32_t vertexCount;
} CallOfDuty2ShadowCluster;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2ShadowCluster) == 8, "CallOfDuty2ShadowCluster takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2ShadowCluster, firstVertex) == 0, "CallOfDuty2ShadowCluster.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2ShadowCluster *)0)->firstVertex) == 4, "CallOfDuty2ShadowCluster.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2ShadowCluster, vertexCount) == 4, "CallOfDuty2ShadowCluster.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2ShadowCluster *)0)->vertexCount) == 4, "CallOfDuty2ShadowCluster.vertexCount takes 4 bytes");

/**
 * A node of a tree of what casts shadows (lump 15); only its size is known.
 * Source: recovered compilers of the game. Confidence: guess.
 */
typedef struct CallOfDuty2ShadowTree {
  /**
   * All of it.
   * Confidence: unknown.
   */
  uint8_t unknown0x00[40];
} CallOfDuty2ShadowTree;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2ShadowTree) == 40, "CallOfDuty2ShadowTree takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2ShadowTree, unknown0x00) == 0, "CallOfDuty2ShadowTree.unknown0x00 lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2ShadowTree *)0)->unknown0x00) == 40, "CallOfDuty2ShadowTree.unknown0x00 takes 40 bytes");

/**
 * A light that shadows are cast of (lump 16); only its size is known.
 * Source: recovered compilers of the game. Confidence: guess.
 */
typedef struct CallOfDuty2ShadowSource {
  /**
   * All of it.
   * Confidence: unknown.
   */
  uint8_t unknown0x00[8];
} CallOfDuty2ShadowSource;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2ShadowSource) == 8, "CallOfDuty2ShadowSource takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2ShadowSource, unknown0x00) == 0, "CallOfDuty2ShadowSource.unknown0x00 lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2ShadowSource *)0)->unknown0x00) == 8, "CallOfDuty2ShadowSource.unknown0x00 takes 8 bytes");

/**
 * A leaf of the tree that splits the world (lump 26).
 * Original name: DiskLeaf. Source: recovered loaders of the game, map format wiki. Confidence: probable.
 */
typedef struct CallOfDuty2Leaf {
  /** Row of the visibility lump; negative = none, the leaf is solid or outside. */
  int32_t cluster;
  /**
   * Area that doors separate from others, as in Call of Duty; not read.
   * Confidence: guess.
   */
  int32_t area;
  /**
   * First of `collisionTreeCount` trees of boxes around triangles. -> COLLISION_AABB_TREES,
   * `collisionTreeCount` of them.
   */
  int32_t firstCollisionTree;
  /** Number of such trees. */
  int32_t collisionTreeCount;
  /** First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them. */
  int32_t firstBrush;
  /** Number of brushes. */
  int32_t brushCount;
  /** Cell of the renderer; -1 = none. -> CELLS; -1 = none. */
  int32_t cell;
  /**
   * Lights of the leaf, as in Call of Duty; not read.
   * Confidence: guess.
   */
  int32_t firstLight;
  /**
   * Number of lights, as in Call of Duty; not read.
   * Confidence: guess.
   */
  int32_t lightCount;
} CallOfDuty2Leaf;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2Leaf) == 36, "CallOfDuty2Leaf takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Leaf, cluster) == 0, "CallOfDuty2Leaf.cluster lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Leaf *)0)->cluster) == 4, "CallOfDuty2Leaf.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Leaf, area) == 4, "CallOfDuty2Leaf.area lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Leaf *)0)->area) == 4, "CallOfDuty2Leaf.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Leaf, firstCollisionTree) == 8, "CallOfDuty2Leaf.firstCollisionTree lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Leaf *)0)->firstCollisionTree) == 4, "CallOfDuty2Leaf.firstCollisionTree takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Leaf, collisionTreeCount) == 12, "CallOfDuty2Leaf.collisionTreeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Leaf *)0)->collisionTreeCount) == 4, "CallOfDuty2Leaf.collisionTreeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Leaf, firstBrush) == 16, "CallOfDuty2Leaf.firstBrush lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Leaf *)0)->firstBrush) == 4, "CallOfDuty2Leaf.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Leaf, brushCount) == 20, "CallOfDuty2Leaf.brushCount lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Leaf *)0)->brushCount) == 4, "CallOfDuty2Leaf.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Leaf, cell) == 24, "CallOfDuty2Leaf.cell lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Leaf *)0)->cell) == 4, "CallOfDuty2Leaf.cell takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Leaf, firstLight) == 28, "CallOfDuty2Leaf.firstLight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Leaf *)0)->firstLight) == 4, "CallOfDuty2Leaf.firstLight takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Leaf, lightCount) == 32, "CallOfDuty2Leaf.lightCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Leaf *)0)->lightCount) == 4, "CallOfDuty2Leaf.lightCount takes 4 bytes");

/**
 * A corner of triangles to collide with (lump 29).
 * Original name: DiskCollVertex. Source: recovered compilers and loaders of the game. Confidence: probable.
 */
typedef struct CallOfDuty2CollisionVertex {
  /**
   * Room for a number that the game keeps while it traces.
   * Confidence: guess.
   */
  int32_t checkStamp;
  /** Place in the world, in game units. */
  struct { float x, y, z; } position;
} CallOfDuty2CollisionVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2CollisionVertex) == 16, "CallOfDuty2CollisionVertex takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionVertex, checkStamp) == 0, "CallOfDuty2CollisionVertex.checkStamp lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionVertex *)0)->checkStamp) == 4, "CallOfDuty2CollisionVertex.checkStamp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionVertex, position) == 4, "CallOfDuty2CollisionVertex.position lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionVertex *)0)->position) == 12, "CallOfDuty2CollisionVertex.position takes 12 bytes");

/**
 * An edge between triangles to collide with (lump 30).
 * Original name: DiskCollEdge. Source: recovered compilers and loaders of the game, map format wiki.
 * Confidence: probable.
 */
typedef struct CallOfDuty2CollisionEdge {
  /**
   * Room for a number that the game keeps while it traces.
   * Confidence: guess.
   */
  int32_t checkStamp;
  /** Where the edge begins, in game units. */
  struct { float x, y, z; } origin;
  /** Three unit vectors, one behind the other, of which one lies along the edge. */
  struct { float x, y, z; } axes[3];
  /**
   * Length of the edge, in game units.
   * Confidence: guess.
   */
  float length;
} CallOfDuty2CollisionEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2CollisionEdge) == 56, "CallOfDuty2CollisionEdge takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionEdge, checkStamp) == 0, "CallOfDuty2CollisionEdge.checkStamp lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionEdge *)0)->checkStamp) == 4, "CallOfDuty2CollisionEdge.checkStamp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionEdge, origin) == 4, "CallOfDuty2CollisionEdge.origin lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionEdge *)0)->origin) == 12, "CallOfDuty2CollisionEdge.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionEdge, axes) == 16, "CallOfDuty2CollisionEdge.axes lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionEdge *)0)->axes) == 36, "CallOfDuty2CollisionEdge.axes takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionEdge, length) == 52, "CallOfDuty2CollisionEdge.length lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionEdge *)0)->length) == 4, "CallOfDuty2CollisionEdge.length takes 4 bytes");

/**
 * A triangle to collide with (lump 31).
 * Original name: DiskCollTriangle. Source: recovered compilers and loaders of the game. Confidence: probable.
 */
typedef struct CallOfDuty2CollisionTriangle {
  /** Unit vector across the triangle. */
  struct { float x, y, z; } normal;
  /** Distance of its plane from the origin along the normal, in game units. */
  float distance;
  /** First coordinate of a point inside the triangle: `x`, `y` and `z` times the point, plus `offset`. */
  struct { float x, y, z, offset; } s;
  /** Second coordinate of a point inside the triangle, by the same rule. */
  struct { float x, y, z, offset; } t;
  /** Its corners. -> COLLISION_VERTICES. */
  int32_t vertices[3];
  /** Its edges. -> COLLISION_EDGES; negative = none. */
  int32_t edges[3];
} CallOfDuty2CollisionTriangle;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2CollisionTriangle) == 72, "CallOfDuty2CollisionTriangle takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionTriangle, normal) == 0, "CallOfDuty2CollisionTriangle.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionTriangle *)0)->normal) == 12, "CallOfDuty2CollisionTriangle.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionTriangle, distance) == 12, "CallOfDuty2CollisionTriangle.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionTriangle *)0)->distance) == 4, "CallOfDuty2CollisionTriangle.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionTriangle, s) == 16, "CallOfDuty2CollisionTriangle.s lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionTriangle *)0)->s) == 16, "CallOfDuty2CollisionTriangle.s takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionTriangle, t) == 32, "CallOfDuty2CollisionTriangle.t lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionTriangle *)0)->t) == 16, "CallOfDuty2CollisionTriangle.t takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionTriangle, vertices) == 48, "CallOfDuty2CollisionTriangle.vertices lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionTriangle *)0)->vertices) == 12, "CallOfDuty2CollisionTriangle.vertices takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionTriangle, edges) == 60, "CallOfDuty2CollisionTriangle.edges lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionTriangle *)0)->edges) == 12, "CallOfDuty2CollisionTriangle.edges takes 12 bytes");

/**
 * A border of a piece of terrain, seen from above, along which players slide.
 * Original name: DiskCollBorder. Source: recovered loaders of the game. Confidence: probable.
 */
typedef struct CallOfDuty2CollisionBorder {
  /** Line in the ground plane: `x` and `y` times the point, less `distance`. */
  struct { float x, y, distance; } line;
  /** Height where the border begins, in game units. */
  float baseHeight;
  /** How much higher it gets along the border with each unit. */
  float heightSlope;
  /** Where it begins along the line, in game units. */
  float start;
  /** How long it is, in game units. */
  float length;
} CallOfDuty2CollisionBorder;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2CollisionBorder) == 28, "CallOfDuty2CollisionBorder takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionBorder, line) == 0, "CallOfDuty2CollisionBorder.line lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionBorder *)0)->line) == 12, "CallOfDuty2CollisionBorder.line takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionBorder, baseHeight) == 12, "CallOfDuty2CollisionBorder.baseHeight lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionBorder *)0)->baseHeight) == 4, "CallOfDuty2CollisionBorder.baseHeight takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionBorder, heightSlope) == 16, "CallOfDuty2CollisionBorder.heightSlope lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionBorder *)0)->heightSlope) == 4, "CallOfDuty2CollisionBorder.heightSlope takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionBorder, start) == 20, "CallOfDuty2CollisionBorder.start lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionBorder *)0)->start) == 4, "CallOfDuty2CollisionBorder.start takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionBorder, length) == 24, "CallOfDuty2CollisionBorder.length lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionBorder *)0)->length) == 4, "CallOfDuty2CollisionBorder.length takes 4 bytes");

/**
 * A few triangles that are collided with together, and their borders.
 * Original name: DiskCollPartition. Source: recovered loaders of the game. Confidence: probable.
 */
typedef struct CallOfDuty2CollisionPartition {
  /** Room for a number that the game keeps while it traces. */
  uint16_t checkStamp;
  /** Number of triangles. */
  uint8_t triangleCount;
  /** Number of borders. */
  uint8_t borderCount;
  /** First of `triangleCount` triangles. -> COLLISION_TRIANGLES, `triangleCount` of them. */
  int32_t firstTriangle;
  /** First of `borderCount` borders. -> COLLISION_BORDERS, `borderCount` of them. */
  int32_t firstBorder;
} CallOfDuty2CollisionPartition;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2CollisionPartition) == 12, "CallOfDuty2CollisionPartition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionPartition, checkStamp) == 0, "CallOfDuty2CollisionPartition.checkStamp lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionPartition *)0)->checkStamp) == 2, "CallOfDuty2CollisionPartition.checkStamp takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionPartition, triangleCount) == 2, "CallOfDuty2CollisionPartition.triangleCount lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionPartition *)0)->triangleCount) == 1, "CallOfDuty2CollisionPartition.triangleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionPartition, borderCount) == 3, "CallOfDuty2CollisionPartition.borderCount lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionPartition *)0)->borderCount) == 1, "CallOfDuty2CollisionPartition.borderCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionPartition, firstTriangle) == 4, "CallOfDuty2CollisionPartition.firstTriangle lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionPartition *)0)->firstTriangle) == 4, "CallOfDuty2CollisionPartition.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionPartition, firstBorder) == 8, "CallOfDuty2CollisionPartition.firstBorder lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionPartition *)0)->firstBorder) == 4, "CallOfDuty2CollisionPartition.firstBorder takes 4 bytes");

/**
 * A node of a tree of boxes around triangles to collide with.
 * Original name: DiskCollAabbTree. Source: recovered loaders of the game. Confidence: probable.
 */
typedef struct CallOfDuty2CollisionAabbTree {
  /** Middle of the box, in game units. */
  struct { float x, y, z; } origin;
  /** Half the size of the box along each axis, in game units. */
  struct { float x, y, z; } halfSize;
  /** Material whose flags it has. -> MATERIALS. */
  uint16_t material;
  /** Number of children, which follow each other; 0 for one that holds triangles. */
  uint16_t childCount;
  /** What is inside. */
  union {
    /** When `childCount` is 0. Triangles. */
    struct {
      /** The triangles. -> COLLISION_PARTITIONS. */
      int32_t partition;
    } leaf;
    /** When `childCount` is anything else. Smaller boxes. */
    struct {
      /** The first child. -> COLLISION_AABB_TREES. */
      int32_t firstChild;
    } node;
  } content;
} CallOfDuty2CollisionAabbTree;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2CollisionAabbTree) == 32, "CallOfDuty2CollisionAabbTree takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionAabbTree, origin) == 0, "CallOfDuty2CollisionAabbTree.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionAabbTree *)0)->origin) == 12, "CallOfDuty2CollisionAabbTree.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionAabbTree, halfSize) == 12, "CallOfDuty2CollisionAabbTree.halfSize lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionAabbTree *)0)->halfSize) == 12, "CallOfDuty2CollisionAabbTree.halfSize takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionAabbTree, material) == 24, "CallOfDuty2CollisionAabbTree.material lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionAabbTree *)0)->material) == 2, "CallOfDuty2CollisionAabbTree.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionAabbTree, childCount) == 26, "CallOfDuty2CollisionAabbTree.childCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionAabbTree *)0)->childCount) == 2, "CallOfDuty2CollisionAabbTree.childCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionAabbTree, content) == 28, "CallOfDuty2CollisionAabbTree.content lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionAabbTree *)0)->content) == 4, "CallOfDuty2CollisionAabbTree.content takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionAabbTree, content.leaf.partition) == 28, "CallOfDuty2CollisionAabbTree.content.leaf.partition lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionAabbTree *)0)->content.leaf.partition) == 4, "CallOfDuty2CollisionAabbTree.content.leaf.partition takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2CollisionAabbTree, content.node.firstChild) == 28, "CallOfDuty2CollisionAabbTree.content.node.firstChild lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2CollisionAabbTree *)0)->content.node.firstChild) == 4, "CallOfDuty2CollisionAabbTree.content.node.firstChild takes 4 bytes");

/**
 * The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 35).
 * Original name: DiskBrushModel. Source: recovered loaders of the game, map format wiki. Confidence:
 * probable.
 */
typedef struct CallOfDuty2Model {
  /** Lower corner of the box, in game units. The game widens it by 1. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. The game widens it by 1. */
  struct { float x, y, z; } maxs;
  /** First of `surfaceCount` drawn surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them. */
  int32_t firstSurface;
  /** Number of drawn surfaces. */
  int32_t surfaceCount;
  /**
   * First of `collisionTreeCount` trees of boxes around triangles. -> COLLISION_AABB_TREES,
   * `collisionTreeCount` of them.
   */
  int32_t firstCollisionTree;
  /** Number of such trees. */
  int32_t collisionTreeCount;
  /**
   * First of `brushCount` brushes: these spans index the brushes themselves, not LEAF_BRUSHES. -> BRUSHES,
   * `brushCount` of them.
   */
  int32_t firstBrush;
  /** Number of brushes. */
  int32_t brushCount;
} CallOfDuty2Model;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2Model) == 48, "CallOfDuty2Model takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Model, mins) == 0, "CallOfDuty2Model.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Model *)0)->mins) == 12, "CallOfDuty2Model.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Model, maxs) == 12, "CallOfDuty2Model.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Model *)0)->maxs) == 12, "CallOfDuty2Model.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Model, firstSurface) == 24, "CallOfDuty2Model.firstSurface lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Model *)0)->firstSurface) == 4, "CallOfDuty2Model.firstSurface takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Model, surfaceCount) == 28, "CallOfDuty2Model.surfaceCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Model *)0)->surfaceCount) == 4, "CallOfDuty2Model.surfaceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Model, firstCollisionTree) == 32, "CallOfDuty2Model.firstCollisionTree lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Model *)0)->firstCollisionTree) == 4, "CallOfDuty2Model.firstCollisionTree takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Model, collisionTreeCount) == 36, "CallOfDuty2Model.collisionTreeCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Model *)0)->collisionTreeCount) == 4, "CallOfDuty2Model.collisionTreeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Model, firstBrush) == 40, "CallOfDuty2Model.firstBrush lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Model *)0)->firstBrush) == 4, "CallOfDuty2Model.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty2Model, brushCount) == 44, "CallOfDuty2Model.brushCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty2Model *)0)->brushCount) == 4, "CallOfDuty2Model.brushCount takes 4 bytes");

/** Element of DRAW_INDICES (lump 9). */
typedef uint16_t CallOfDuty2DrawIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2DrawIndicesElement) == 2, "CallOfDuty2DrawIndicesElement takes 2 bytes");

/** Element of CULL_GROUP_INDICES (lump 11). -> CULL_GROUPS. */
typedef int32_t CallOfDuty2CullGroupIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2CullGroupIndicesElement) == 4, "CallOfDuty2CullGroupIndicesElement takes 4 bytes");

/** Element of SHADOW_VERTICES (lump 12). */
typedef struct { float x, y, z; } CallOfDuty2ShadowVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2ShadowVerticesElement) == 12, "CallOfDuty2ShadowVerticesElement takes 12 bytes");

/** Element of SHADOW_INDICES (lump 13). */
typedef uint16_t CallOfDuty2ShadowIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2ShadowIndicesElement) == 2, "CallOfDuty2ShadowIndicesElement takes 2 bytes");

/** Element of PORTAL_VERTICES (lump 17). */
typedef struct { float x, y, z; } CallOfDuty2PortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2PortalVerticesElement) == 12, "CallOfDuty2PortalVerticesElement takes 12 bytes");

/** Element of OCCLUDER_PLANES (lump 19). -> PLANES. */
typedef int32_t CallOfDuty2OccluderPlanesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2OccluderPlanesElement) == 4, "CallOfDuty2OccluderPlanesElement takes 4 bytes");

/** Element of OCCLUDER_INDICES (lump 21). -> OCCLUDERS. */
typedef uint16_t CallOfDuty2OccluderIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2OccluderIndicesElement) == 2, "CallOfDuty2OccluderIndicesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 27). -> BRUSHES. */
typedef int32_t CallOfDuty2LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2LeafBrushesElement) == 4, "CallOfDuty2LeafBrushesElement takes 4 bytes");

/** Element of LEAF_SURFACES (lump 28). */
typedef int32_t CallOfDuty2LeafSurfacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty2LeafSurfacesElement) == 4, "CallOfDuty2LeafSurfacesElement takes 4 bytes");

typedef CallOfDutyVisibilityHead CallOfDuty2VisibilityHead;

#endif /* BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY2_H */
