/**
 * Call of Duty 4: Modern Warfare: IBSP 22, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Call of Duty 4: Modern Warfare (2007): IBSP 22, the `.d3dbsp` files that its compiler writes for its
 * linker. A directory without offsets; little-endian.
 *
 * Sources: two real maps that are small, recovered loaders of the game, and the map format's wiki, which real
 * maps contradict in places (`reference/corrections.md`). Lumps that are empty in both maps are at most
 * probable.
 */
#ifndef BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY4_H
#define BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY4_H

#include "infinity-ward-call-of-duty2.h"

/* As in Call of Duty 2. */
typedef CallOfDuty2Material CallOfDuty4Material;
typedef CallOfDuty2Plane CallOfDuty4Plane;
typedef CallOfDuty2BrushSide CallOfDuty4BrushSide;
typedef CallOfDuty2Brush CallOfDuty4Brush;
typedef CallOfDuty2DrawVertex CallOfDuty4DrawVertex;
typedef CallOfDuty2CullGroup CallOfDuty4CullGroup;
typedef CallOfDuty2AabbTree CallOfDuty4AabbTree;
typedef CallOfDuty2Portal CallOfDuty4Portal;
typedef CallOfDuty2Node CallOfDuty4Node;
typedef CallOfDuty2CollisionBorder CallOfDuty4CollisionBorder;
typedef CallOfDuty2CollisionPartition CallOfDuty4CollisionPartition;
typedef CallOfDuty2CollisionAabbTree CallOfDuty4CollisionAabbTree;
#define CALL_OF_DUTY4_SURFACE_FLAGS_SKY CALL_OF_DUTY2_SURFACE_FLAGS_SKY
#define CALL_OF_DUTY4_SURFACE_FLAGS_LADDER CALL_OF_DUTY2_SURFACE_FLAGS_LADDER
#define CALL_OF_DUTY4_SURFACE_FLAGS_NO_IMPACT CALL_OF_DUTY2_SURFACE_FLAGS_NO_IMPACT
#define CALL_OF_DUTY4_SURFACE_FLAGS_NO_MARKS CALL_OF_DUTY2_SURFACE_FLAGS_NO_MARKS
#define CALL_OF_DUTY4_SURFACE_FLAGS_NO_DRAW CALL_OF_DUTY2_SURFACE_FLAGS_NO_DRAW
#define CALL_OF_DUTY4_SURFACE_FLAGS_NO_LIGHTMAP CALL_OF_DUTY2_SURFACE_FLAGS_NO_LIGHTMAP
#define CALL_OF_DUTY4_CONTENT_FLAGS_SOLID CALL_OF_DUTY2_CONTENT_FLAGS_SOLID
#define CALL_OF_DUTY4_CONTENT_FLAGS_FOLIAGE CALL_OF_DUTY2_CONTENT_FLAGS_FOLIAGE
#define CALL_OF_DUTY4_CONTENT_FLAGS_SKY CALL_OF_DUTY2_CONTENT_FLAGS_SKY
#define CALL_OF_DUTY4_CONTENT_FLAGS_AI_NO_SIGHT CALL_OF_DUTY2_CONTENT_FLAGS_AI_NO_SIGHT
#define CALL_OF_DUTY4_CONTENT_FLAGS_PLAYER_CLIP CALL_OF_DUTY2_CONTENT_FLAGS_PLAYER_CLIP
#define CALL_OF_DUTY4_CONTENT_FLAGS_MONSTER_CLIP CALL_OF_DUTY2_CONTENT_FLAGS_MONSTER_CLIP
#define CALL_OF_DUTY4_CONTENT_FLAGS_DETAIL CALL_OF_DUTY2_CONTENT_FLAGS_DETAIL
#define CALL_OF_DUTY4_CONTENT_FLAGS_TRANSLUCENT CALL_OF_DUTY2_CONTENT_FLAGS_TRANSLUCENT

/* The lumps by their index in the directory, and what each holds. */
#define CALL_OF_DUTY4_LUMP_MATERIALS CALL_OF_DUTY2_LUMP_MATERIALS
/** Array of CallOfDuty4Lightmap. */
#define CALL_OF_DUTY4_LUMP_LIGHTMAPS 1
/** Array of CallOfDuty4LightGridEntry. */
#define CALL_OF_DUTY4_LUMP_LIGHT_GRID_ENTRIES 2
/** Array of CallOfDuty4LightGridColors. */
#define CALL_OF_DUTY4_LUMP_LIGHT_GRID_COLORS 3
#define CALL_OF_DUTY4_LUMP_PLANES CALL_OF_DUTY2_LUMP_PLANES
#define CALL_OF_DUTY4_LUMP_BRUSH_SIDES CALL_OF_DUTY2_LUMP_BRUSH_SIDES
/**
 * How many edges each side of a brush has, 0 for one that is cut away; the edges of a side follow those of
 * the side before. Array of CallOfDuty4BrushSideEdgeCountsElement.
 */
#define CALL_OF_DUTY4_LUMP_BRUSH_SIDE_EDGE_COUNTS 6
/**
 * For each edge of each side the side beyond it, counted from the first side of the brush. Array of
 * CallOfDuty4BrushEdgesElement.
 */
#define CALL_OF_DUTY4_LUMP_BRUSH_EDGES 7
/** Array of CallOfDuty4Brush. */
#define CALL_OF_DUTY4_LUMP_BRUSHES 8
/** Array of CallOfDuty4TriangleSoup. */
#define CALL_OF_DUTY4_LUMP_TRIANGLE_SOUPS 9
/** Array of CallOfDuty4DrawVertex. */
#define CALL_OF_DUTY4_LUMP_DRAW_VERTICES 10
/**
 * Vertices of triangles, three a triangle, counted from the first vertex of their surface. Array of
 * CallOfDuty4DrawIndicesElement.
 */
#define CALL_OF_DUTY4_LUMP_DRAW_INDICES 11
/** Array of CallOfDuty4CullGroup. */
#define CALL_OF_DUTY4_LUMP_CULL_GROUPS 12
/** Cull groups, as cells select them. Array of CallOfDuty4CullGroupIndicesElement. */
#define CALL_OF_DUTY4_LUMP_CULL_GROUP_INDICES 13
/**
 * Nothing that the game reads; its like held shadows before.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_UNKNOWN_14 14
/**
 * Nothing that the game reads; its like held shadows before.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_UNKNOWN_15 15
/**
 * Nothing that the game reads; its like held shadows before.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_UNKNOWN_16 16
/**
 * Nothing that the game reads; its like held shadows before.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_UNKNOWN_17 17
/**
 * Nothing that the game reads; its like held shadows before.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_UNKNOWN_18 18
/** Corners of portals, in game units. Array of CallOfDuty4PortalVerticesElement. */
#define CALL_OF_DUTY4_LUMP_PORTAL_VERTICES 19
/**
 * Nothing that the game reads; its like held occluders before.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_UNKNOWN_20 20
/**
 * Nothing that the game reads; its like held occluders before.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_UNKNOWN_21 21
/**
 * Nothing that the game reads; its like held occluders before.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_UNKNOWN_22 22
/**
 * Nothing that the game reads; its like held occluders before.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_UNKNOWN_23 23
/** Array of CallOfDuty4AabbTree. */
#define CALL_OF_DUTY4_LUMP_AABB_TREES 24
/** Array of CallOfDuty4Cell. */
#define CALL_OF_DUTY4_LUMP_CELLS 25
/** Array of CallOfDuty4Portal. */
#define CALL_OF_DUTY4_LUMP_PORTALS 26
/** Array of CallOfDuty4Node. */
#define CALL_OF_DUTY4_LUMP_NODES 27
/** Array of CallOfDuty4Leaf. */
#define CALL_OF_DUTY4_LUMP_LEAVES 28
/** Brushes, as leaves select them. Array of CallOfDuty4LeafBrushesElement. */
#define CALL_OF_DUTY4_LUMP_LEAF_BRUSHES 29
/**
 * Numbers that the game loads, of which it isn't known what they count.
 * Confidence: guess. Array of CallOfDuty4LeafSurfacesElement.
 */
#define CALL_OF_DUTY4_LUMP_LEAF_SURFACES 30
/**
 * Corners of triangles to collide with, in game units.
 * Confidence: probable. Array of CallOfDuty4CollisionVerticesElement.
 */
#define CALL_OF_DUTY4_LUMP_COLLISION_VERTICES 31
/** Array of CallOfDuty4CollisionTriangle. */
#define CALL_OF_DUTY4_LUMP_COLLISION_TRIANGLES 32
/**
 * Whether one can walk over the edges of triangles, one bit each.
 * Confidence: probable. Array of CallOfDuty4CollisionEdgesWalkableElement.
 */
#define CALL_OF_DUTY4_LUMP_COLLISION_EDGES_WALKABLE 33
/** Array of CallOfDuty4CollisionBorder. */
#define CALL_OF_DUTY4_LUMP_COLLISION_BORDERS 34
/** Array of CallOfDuty4CollisionPartition. */
#define CALL_OF_DUTY4_LUMP_COLLISION_PARTITIONS 35
/** Array of CallOfDuty4CollisionAabbTree. */
#define CALL_OF_DUTY4_LUMP_COLLISION_AABB_TREES 36
/** Array of CallOfDuty4Model. */
#define CALL_OF_DUTY4_LUMP_MODELS 37
/**
 * Cluster-to-cluster visibility.
 * Confidence: probable. CallOfDuty4VisibilityHead, and what its comment says.
 */
#define CALL_OF_DUTY4_LUMP_VISIBILITY 38
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL. Text of entities: blocks in
 * braces of quoted keys and values, a NUL at the end.
 */
#define CALL_OF_DUTY4_LUMP_ENTITIES 39
/**
 * How computer players get from one place to the next: the number 8, a 16-bit count of places, then for each
 * a 16-bit count of ways and that many of them, a 16-bit place and a distance as a 32-bit float; what follows
 * isn't known.
 * Confidence: probable. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_PATH_CONNECTIONS 40
/** Array of CallOfDuty4ReflectionProbe. */
#define CALL_OF_DUTY4_LUMP_REFLECTION_PROBES 41
/**
 * Further data of vertices whose material has several layers.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_VERTEX_LAYER_DATA 42
/** Array of CallOfDuty4PrimaryLight. */
#define CALL_OF_DUTY4_LUMP_PRIMARY_LIGHTS 43
/** CallOfDuty4LightGridHeaderHead, and what its comment says. */
#define CALL_OF_DUTY4_LUMP_LIGHT_GRID_HEADER 44
/**
 * Rows of the grid of light, each: first column and number of columns, lowest step in z and number of steps,
 * all 16 bits, then the 32-bit number of its first entry, and runs of columns with the steps that they have.
 * Confidence: probable. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_LIGHT_GRID_ROWS 45
/**
 * Nothing that the game reads.
 * Confidence: unknown. Bytes of unknown meaning.
 */
#define CALL_OF_DUTY4_LUMP_UNKNOWN_46 46
/** Array of CallOfDuty4UnlayeredTriangleSoup. */
#define CALL_OF_DUTY4_LUMP_UNLAYERED_TRIANGLE_SOUPS 47
/** Array of CallOfDuty4DrawVertex. */
#define CALL_OF_DUTY4_LUMP_UNLAYERED_DRAW_VERTICES 48
/**
 * Vertices of triangles without layers, three a triangle, counted from the first vertex of their surface.
 * Array of CallOfDuty4UnlayeredDrawIndicesElement.
 */
#define CALL_OF_DUTY4_LUMP_UNLAYERED_DRAW_INDICES 49
/** Array of CallOfDuty4UnlayeredCullGroup. */
#define CALL_OF_DUTY4_LUMP_UNLAYERED_CULL_GROUPS 50
/** Array of CallOfDuty4UnlayeredAabbTree. */
#define CALL_OF_DUTY4_LUMP_UNLAYERED_AABB_TREES 51
/** Array of CallOfDuty4LightRegion. */
#define CALL_OF_DUTY4_LUMP_LIGHT_REGIONS 52
/** Array of CallOfDuty4LightRegionHull. */
#define CALL_OF_DUTY4_LUMP_LIGHT_REGION_HULLS 53
/** Array of CallOfDuty4LightRegionAxis. */
#define CALL_OF_DUTY4_LUMP_LIGHT_REGION_AXES 54

/**
 * The head of a file (lump-sequence, 12 bytes) has no directory of fixed entries.
 * - `char magic[4]`: What every file begins with.
 * - `int32_t version`: Version of the format.
 * - `uint32_t entryCount`: Number of entries.
 * - `CallOfDuty4LumpSequenceEntry entries[entryCount]`: The lumps in the order of the file. The first begins
 * right behind the last entry.
 */

/** Kinds of primary light (`PrimaryLight.type`). */
#define CALL_OF_DUTY4_PRIMARY_LIGHT_TYPE_NONE 0
#define CALL_OF_DUTY4_PRIMARY_LIGHT_TYPE_SUN 1
#define CALL_OF_DUTY4_PRIMARY_LIGHT_TYPE_SPOT 2
#define CALL_OF_DUTY4_PRIMARY_LIGHT_TYPE_OMNI 3

/**
 * An entry of a directory without offsets: the lump begins where the one of the entry before ends.
 * Source: real maps.
 */
typedef struct CallOfDuty4LumpSequenceEntry {
  /** What the lump is. */
  uint32_t id;
  /** Length of the lump in bytes, what fills it up not counted. */
  uint32_t length;
} CallOfDuty4LumpSequenceEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4LumpSequenceEntry) == 8, "CallOfDuty4LumpSequenceEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LumpSequenceEntry, id) == 0, "CallOfDuty4LumpSequenceEntry.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LumpSequenceEntry *)0)->id) == 4, "CallOfDuty4LumpSequenceEntry.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LumpSequenceEntry, length) == 4, "CallOfDuty4LumpSequenceEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LumpSequenceEntry *)0)->length) == 4, "CallOfDuty4LumpSequenceEntry.length takes 4 bytes");

/**
 * One page of baked light (lump 1).
 * Source: size of the pages of real maps, of which one is lit; recovered loaders of the game. Confidence:
 * probable.
 */
typedef struct CallOfDuty4Lightmap {
  /**
   * Light but that of primary lights: two pictures one behind the other, each rows of 512 pixels of four
   * bytes.
   * Confidence: guess.
   */
  uint8_t secondary[2][512][512][4];
  /** How much of the surface's primary light comes: rows of 1024 pixels of one byte, 255 = all of it. */
  uint8_t primary[1024][1024];
} CallOfDuty4Lightmap;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4Lightmap) == 3145728, "CallOfDuty4Lightmap takes 3145728 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Lightmap, secondary) == 0, "CallOfDuty4Lightmap.secondary lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Lightmap *)0)->secondary) == 2097152, "CallOfDuty4Lightmap.secondary takes 2097152 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Lightmap, primary) == 2097152, "CallOfDuty4Lightmap.primary lies at 2097152");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Lightmap *)0)->primary) == 1048576, "CallOfDuty4Lightmap.primary takes 1048576 bytes");

/**
 * A place of the grid of light (lump 2). Rows of the grid select these, column by column, from low to high.
 * Original name: GfxLightGridEntry. Source: recovered loaders of the game, a real map.
 */
typedef struct CallOfDuty4LightGridEntry {
  /** Its light. -> LIGHT_GRID_COLORS. */
  uint16_t colors;
  /** Primary light that is seen from there; 255 = none. -> PRIMARY_LIGHTS; 255 = none. */
  uint8_t primaryLight;
  /** Whether the game looks for itself what light reaches a place beside it. */
  uint8_t needsTrace;
} CallOfDuty4LightGridEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4LightGridEntry) == 4, "CallOfDuty4LightGridEntry takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightGridEntry, colors) == 0, "CallOfDuty4LightGridEntry.colors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightGridEntry *)0)->colors) == 2, "CallOfDuty4LightGridEntry.colors takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightGridEntry, primaryLight) == 2, "CallOfDuty4LightGridEntry.primaryLight lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightGridEntry *)0)->primaryLight) == 1, "CallOfDuty4LightGridEntry.primaryLight takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightGridEntry, needsTrace) == 3, "CallOfDuty4LightGridEntry.needsTrace lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightGridEntry *)0)->needsTrace) == 1, "CallOfDuty4LightGridEntry.needsTrace takes 1 bytes");

/**
 * Light at places of the grid (lump 3).
 * Original name: GfxLightGridColors. Source: recovered loaders of the game, a real map for the size.
 * Confidence: probable.
 */
typedef struct CallOfDuty4LightGridColors {
  /** Light from 56 directions, three bytes each: red, green, blue. */
  uint8_t colors[56][3];
} CallOfDuty4LightGridColors;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4LightGridColors) == 168, "CallOfDuty4LightGridColors takes 168 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightGridColors, colors) == 0, "CallOfDuty4LightGridColors.colors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightGridColors *)0)->colors) == 168, "CallOfDuty4LightGridColors.colors takes 168 bytes");

/**
 * A drawn surface (lump 9): triangles of one material and lightmap.
 * Original name: DiskTriangleSoup. Source: recovered loaders of the game, real maps.
 */
typedef struct CallOfDuty4TriangleSoup {
  /** Material that it is drawn with. -> MATERIALS. */
  uint16_t material;
  /** Lightmap page; 31 = drawn without one. -> LIGHTMAPS; 31 = none. The lump may be empty all the same. */
  uint8_t lightmap;
  /** Reflection probe, counted from 1; 0 = the one that the game makes itself. */
  uint8_t reflectionProbe;
  /**
   * Primary light that shines on it; the first is none. -> PRIMARY_LIGHTS. The lump may be empty all the
   * same.
   */
  uint8_t primaryLight;
  /** Whether it casts a shadow of the sun. */
  uint8_t castsSunShadow;
  /** Room. */
  uint8_t unused[2];
  /**
   * Where its data begin in VERTEX_LAYER_DATA, in bytes.
   * Confidence: guess.
   */
  int32_t vertexLayerOffset;
  /** First of `vertexCount` vertices. -> DRAW_VERTICES, `vertexCount` of them. */
  uint32_t firstVertex;
  /** Number of vertices; surfaces may share them. */
  uint16_t vertexCount;
  /** Number of indexes, three a triangle. */
  uint16_t indexCount;
  /**
   * First of `indexCount` indexes, which count from `firstVertex`. -> DRAW_INDICES, `indexCount` of them. The
   * elements count from `firstVertex`.
   */
  uint32_t firstIndex;
} CallOfDuty4TriangleSoup;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4TriangleSoup) == 24, "CallOfDuty4TriangleSoup takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, material) == 0, "CallOfDuty4TriangleSoup.material lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->material) == 2, "CallOfDuty4TriangleSoup.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, lightmap) == 2, "CallOfDuty4TriangleSoup.lightmap lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->lightmap) == 1, "CallOfDuty4TriangleSoup.lightmap takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, reflectionProbe) == 3, "CallOfDuty4TriangleSoup.reflectionProbe lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->reflectionProbe) == 1, "CallOfDuty4TriangleSoup.reflectionProbe takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, primaryLight) == 4, "CallOfDuty4TriangleSoup.primaryLight lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->primaryLight) == 1, "CallOfDuty4TriangleSoup.primaryLight takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, castsSunShadow) == 5, "CallOfDuty4TriangleSoup.castsSunShadow lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->castsSunShadow) == 1, "CallOfDuty4TriangleSoup.castsSunShadow takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, unused) == 6, "CallOfDuty4TriangleSoup.unused lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->unused) == 2, "CallOfDuty4TriangleSoup.unused takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, vertexLayerOffset) == 8, "CallOfDuty4TriangleSoup.vertexLayerOffset lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->vertexLayerOffset) == 4, "CallOfDuty4TriangleSoup.vertexLayerOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, firstVertex) == 12, "CallOfDuty4TriangleSoup.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->firstVertex) == 4, "CallOfDuty4TriangleSoup.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, vertexCount) == 16, "CallOfDuty4TriangleSoup.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->vertexCount) == 2, "CallOfDuty4TriangleSoup.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, indexCount) == 18, "CallOfDuty4TriangleSoup.indexCount lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->indexCount) == 2, "CallOfDuty4TriangleSoup.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4TriangleSoup, firstIndex) == 20, "CallOfDuty4TriangleSoup.firstIndex lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4TriangleSoup *)0)->firstIndex) == 4, "CallOfDuty4TriangleSoup.firstIndex takes 4 bytes");

/**
 * A room of the renderer, joined to others by portals (lump 25).
 * Original name: DiskGfxCell. Source: recovered loaders of the game, real maps.
 */
typedef struct CallOfDuty4Cell {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** Root of its tree of surfaces. -> AABB_TREES. */
  uint16_t aabbTree;
  /** Root of its tree of surfaces without layers. -> UNLAYERED_AABB_TREES. */
  uint16_t unlayeredAabbTree;
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
  /** Number of reflection probes that are used in the cell, at most 64. */
  uint8_t reflectionProbeCount;
  /** Those probes, counted from 1. */
  uint8_t reflectionProbes[64];
} CallOfDuty4Cell;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4Cell) == 112, "CallOfDuty4Cell takes 112 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Cell, mins) == 0, "CallOfDuty4Cell.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Cell *)0)->mins) == 12, "CallOfDuty4Cell.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Cell, maxs) == 12, "CallOfDuty4Cell.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Cell *)0)->maxs) == 12, "CallOfDuty4Cell.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Cell, aabbTree) == 24, "CallOfDuty4Cell.aabbTree lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Cell *)0)->aabbTree) == 2, "CallOfDuty4Cell.aabbTree takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Cell, unlayeredAabbTree) == 26, "CallOfDuty4Cell.unlayeredAabbTree lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Cell *)0)->unlayeredAabbTree) == 2, "CallOfDuty4Cell.unlayeredAabbTree takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Cell, firstPortal) == 28, "CallOfDuty4Cell.firstPortal lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Cell *)0)->firstPortal) == 4, "CallOfDuty4Cell.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Cell, portalCount) == 32, "CallOfDuty4Cell.portalCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Cell *)0)->portalCount) == 4, "CallOfDuty4Cell.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Cell, firstCullGroup) == 36, "CallOfDuty4Cell.firstCullGroup lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Cell *)0)->firstCullGroup) == 4, "CallOfDuty4Cell.firstCullGroup takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Cell, cullGroupCount) == 40, "CallOfDuty4Cell.cullGroupCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Cell *)0)->cullGroupCount) == 4, "CallOfDuty4Cell.cullGroupCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Cell, reflectionProbeCount) == 44, "CallOfDuty4Cell.reflectionProbeCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Cell *)0)->reflectionProbeCount) == 1, "CallOfDuty4Cell.reflectionProbeCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Cell, reflectionProbes) == 45, "CallOfDuty4Cell.reflectionProbes lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Cell *)0)->reflectionProbes) == 64, "CallOfDuty4Cell.reflectionProbes takes 64 bytes");

/**
 * A leaf of the tree that splits the world (lump 28).
 * Original name: DiskLeaf. Source: recovered loaders of the game, real maps.
 */
typedef struct CallOfDuty4Leaf {
  /** Row of the visibility lump; negative = none, the leaf is solid or outside. */
  int32_t cluster;
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
} CallOfDuty4Leaf;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4Leaf) == 24, "CallOfDuty4Leaf takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Leaf, cluster) == 0, "CallOfDuty4Leaf.cluster lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Leaf *)0)->cluster) == 4, "CallOfDuty4Leaf.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Leaf, firstCollisionTree) == 4, "CallOfDuty4Leaf.firstCollisionTree lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Leaf *)0)->firstCollisionTree) == 4, "CallOfDuty4Leaf.firstCollisionTree takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Leaf, collisionTreeCount) == 8, "CallOfDuty4Leaf.collisionTreeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Leaf *)0)->collisionTreeCount) == 4, "CallOfDuty4Leaf.collisionTreeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Leaf, firstBrush) == 12, "CallOfDuty4Leaf.firstBrush lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Leaf *)0)->firstBrush) == 4, "CallOfDuty4Leaf.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Leaf, brushCount) == 16, "CallOfDuty4Leaf.brushCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Leaf *)0)->brushCount) == 4, "CallOfDuty4Leaf.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Leaf, cell) == 20, "CallOfDuty4Leaf.cell lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Leaf *)0)->cell) == 4, "CallOfDuty4Leaf.cell takes 4 bytes");

/**
 * A triangle of the world to collide with (lump 32).
 * Source: recovered loaders of the game. Confidence: probable.
 */
typedef struct CallOfDuty4CollisionTriangle {
  /** Its corners. -> COLLISION_VERTICES. */
  uint16_t vertices[3];
} CallOfDuty4CollisionTriangle;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4CollisionTriangle) == 6, "CallOfDuty4CollisionTriangle takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4CollisionTriangle, vertices) == 0, "CallOfDuty4CollisionTriangle.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4CollisionTriangle *)0)->vertices) == 6, "CallOfDuty4CollisionTriangle.vertices takes 6 bytes");

/**
 * The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 37).
 * Original name: DiskBrushModel. Source: recovered loaders of the game, real maps.
 */
typedef struct CallOfDuty4Model {
  /** Lower corner of the box, in game units. The game widens it by 1. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. The game widens it by 1. */
  struct { float x, y, z; } maxs;
  /** First of `surfaceCount` drawn surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them. */
  uint16_t firstSurface;
  /**
   * First of `unlayeredSurfaceCount` drawn surfaces without layers. -> UNLAYERED_TRIANGLE_SOUPS,
   * `unlayeredSurfaceCount` of them.
   */
  uint16_t firstUnlayeredSurface;
  /** Number of drawn surfaces. */
  uint16_t surfaceCount;
  /** Number of drawn surfaces without layers. */
  uint16_t unlayeredSurfaceCount;
  /**
   * First of `collisionTreeCount` trees of boxes around triangles.
   * Confidence: probable. -> COLLISION_AABB_TREES, `collisionTreeCount` of them.
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
} CallOfDuty4Model;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4Model) == 48, "CallOfDuty4Model takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Model, mins) == 0, "CallOfDuty4Model.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Model *)0)->mins) == 12, "CallOfDuty4Model.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Model, maxs) == 12, "CallOfDuty4Model.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Model *)0)->maxs) == 12, "CallOfDuty4Model.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Model, firstSurface) == 24, "CallOfDuty4Model.firstSurface lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Model *)0)->firstSurface) == 2, "CallOfDuty4Model.firstSurface takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Model, firstUnlayeredSurface) == 26, "CallOfDuty4Model.firstUnlayeredSurface lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Model *)0)->firstUnlayeredSurface) == 2, "CallOfDuty4Model.firstUnlayeredSurface takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Model, surfaceCount) == 28, "CallOfDuty4Model.surfaceCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Model *)0)->surfaceCount) == 2, "CallOfDuty4Model.surfaceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Model, unlayeredSurfaceCount) == 30, "CallOfDuty4Model.unlayeredSurfaceCount lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Model *)0)->unlayeredSurfaceCount) == 2, "CallOfDuty4Model.unlayeredSurfaceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Model, firstCollisionTree) == 32, "CallOfDuty4Model.firstCollisionTree lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Model *)0)->firstCollisionTree) == 4, "CallOfDuty4Model.firstCollisionTree takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Model, collisionTreeCount) == 36, "CallOfDuty4Model.collisionTreeCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Model *)0)->collisionTreeCount) == 4, "CallOfDuty4Model.collisionTreeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Model, firstBrush) == 40, "CallOfDuty4Model.firstBrush lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Model *)0)->firstBrush) == 4, "CallOfDuty4Model.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4Model, brushCount) == 44, "CallOfDuty4Model.brushCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4Model *)0)->brushCount) == 4, "CallOfDuty4Model.brushCount takes 4 bytes");

/**
 * A place that reflections were taken at, and what was seen (lump 41).
 * Original name: DiskGfxReflectionProbe. Source: recovered loaders of the game, a real map.
 */
typedef struct CallOfDuty4ReflectionProbe {
  /** Where it is, in game units. */
  struct { float x, y, z; } origin;
  /** File that colours are corrected by, NUL-terminated; empty for most. */
  char colorCorrection[64];
  /**
   * Six pictures of 64 x 64 pixels of four bytes, each followed by itself in half the size, down to one
   * pixel.
   * Confidence: probable.
   */
  uint8_t pixels[131064];
} CallOfDuty4ReflectionProbe;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4ReflectionProbe) == 131140, "CallOfDuty4ReflectionProbe takes 131140 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4ReflectionProbe, origin) == 0, "CallOfDuty4ReflectionProbe.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4ReflectionProbe *)0)->origin) == 12, "CallOfDuty4ReflectionProbe.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4ReflectionProbe, colorCorrection) == 12, "CallOfDuty4ReflectionProbe.colorCorrection lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4ReflectionProbe *)0)->colorCorrection) == 64, "CallOfDuty4ReflectionProbe.colorCorrection takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4ReflectionProbe, pixels) == 76, "CallOfDuty4ReflectionProbe.pixels lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4ReflectionProbe *)0)->pixels) == 131064, "CallOfDuty4ReflectionProbe.pixels takes 131064 bytes");

/**
 * A light that is worked out while the map is drawn (lump 43). The first is no light, the second the sun.
 * Original name: DiskPrimaryLight. Source: recovered loaders of the game; real maps, of whose lights none but
 * the sun shines. Confidence: probable.
 */
typedef struct CallOfDuty4PrimaryLight {
  /** Kind of light. Values: CALL_OF_DUTY4_PRIMARY_LIGHT_TYPE_*. */
  uint8_t type;
  /** Whether it casts shadows that move. */
  uint8_t canUseShadowMap;
  /** Room. */
  uint8_t unused[2];
  /** Colour, 1 = full. */
  struct { float red, green, blue; } color;
  /**
   * Unit vector towards the sun; of a spot, against the way it shines.
   * Confidence: probable.
   */
  struct { float x, y, z; } direction;
  /** Place of spots and of those that shine all around, in game units. */
  struct { float x, y, z; } origin;
  /** How far it reaches, in game units. */
  float radius;
  /** Cosine of half the angle at which the cone ends. */
  float outerConeCosine;
  /** Cosine of half the angle within which the cone is at its brightest. */
  float innerConeCosine;
  /** How sharply the light is gathered around the axis. */
  int32_t exponent;
  /**
   * Cosine of the angle by which it may turn.
   * Confidence: guess.
   */
  float rotationLimit;
  /**
   * How far it may move, in game units.
   * Confidence: guess.
   */
  float translationLimit;
  /** Name of what is known of its kind, NUL-terminated. */
  char definition[64];
} CallOfDuty4PrimaryLight;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4PrimaryLight) == 128, "CallOfDuty4PrimaryLight takes 128 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, type) == 0, "CallOfDuty4PrimaryLight.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->type) == 1, "CallOfDuty4PrimaryLight.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, canUseShadowMap) == 1, "CallOfDuty4PrimaryLight.canUseShadowMap lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->canUseShadowMap) == 1, "CallOfDuty4PrimaryLight.canUseShadowMap takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, unused) == 2, "CallOfDuty4PrimaryLight.unused lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->unused) == 2, "CallOfDuty4PrimaryLight.unused takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, color) == 4, "CallOfDuty4PrimaryLight.color lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->color) == 12, "CallOfDuty4PrimaryLight.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, direction) == 16, "CallOfDuty4PrimaryLight.direction lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->direction) == 12, "CallOfDuty4PrimaryLight.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, origin) == 28, "CallOfDuty4PrimaryLight.origin lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->origin) == 12, "CallOfDuty4PrimaryLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, radius) == 40, "CallOfDuty4PrimaryLight.radius lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->radius) == 4, "CallOfDuty4PrimaryLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, outerConeCosine) == 44, "CallOfDuty4PrimaryLight.outerConeCosine lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->outerConeCosine) == 4, "CallOfDuty4PrimaryLight.outerConeCosine takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, innerConeCosine) == 48, "CallOfDuty4PrimaryLight.innerConeCosine lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->innerConeCosine) == 4, "CallOfDuty4PrimaryLight.innerConeCosine takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, exponent) == 52, "CallOfDuty4PrimaryLight.exponent lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->exponent) == 4, "CallOfDuty4PrimaryLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, rotationLimit) == 56, "CallOfDuty4PrimaryLight.rotationLimit lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->rotationLimit) == 4, "CallOfDuty4PrimaryLight.rotationLimit takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, translationLimit) == 60, "CallOfDuty4PrimaryLight.translationLimit lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->translationLimit) == 4, "CallOfDuty4PrimaryLight.translationLimit takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4PrimaryLight, definition) == 64, "CallOfDuty4PrimaryLight.definition lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4PrimaryLight *)0)->definition) == 64, "CallOfDuty4PrimaryLight.definition takes 64 bytes");

/**
 * A drawn surface without layers (lump 47): the same triangles as those of lump 9, for machines that draw no
 * layers.
 * Source: recovered loaders of the game, real maps.
 */
typedef struct CallOfDuty4UnlayeredTriangleSoup {
  /** Material that it is drawn with. -> MATERIALS. */
  uint16_t material;
  /** Lightmap page; 31 = drawn without one. -> LIGHTMAPS; 31 = none. The lump may be empty all the same. */
  uint8_t lightmap;
  /** Reflection probe, counted from 1; 0 = the one that the game makes itself. */
  uint8_t reflectionProbe;
  /**
   * Primary light that shines on it; the first is none. -> PRIMARY_LIGHTS. The lump may be empty all the
   * same.
   */
  uint8_t primaryLight;
  /** Whether it casts a shadow of the sun. */
  uint8_t castsSunShadow;
  /** Room. */
  uint8_t unused[2];
  /**
   * Where its data begin in VERTEX_LAYER_DATA, in bytes.
   * Confidence: guess.
   */
  int32_t vertexLayerOffset;
  /** First of `vertexCount` vertices. -> UNLAYERED_DRAW_VERTICES, `vertexCount` of them. */
  uint32_t firstVertex;
  /** Number of vertices; surfaces may share them. */
  uint16_t vertexCount;
  /** Number of indexes, three a triangle. */
  uint16_t indexCount;
  /**
   * First of `indexCount` indexes, which count from `firstVertex`. -> UNLAYERED_DRAW_INDICES, `indexCount` of
   * them. The elements count from `firstVertex`.
   */
  uint32_t firstIndex;
} CallOfDuty4UnlayeredTriangleSoup;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4UnlayeredTriangleSoup) == 24, "CallOfDuty4UnlayeredTriangleSoup takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, material) == 0, "CallOfDuty4UnlayeredTriangleSoup.material lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->material) == 2, "CallOfDuty4UnlayeredTriangleSoup.material takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, lightmap) == 2, "CallOfDuty4UnlayeredTriangleSoup.lightmap lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->lightmap) == 1, "CallOfDuty4UnlayeredTriangleSoup.lightmap takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, reflectionProbe) == 3, "CallOfDuty4UnlayeredTriangleSoup.reflectionProbe lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->reflectionProbe) == 1, "CallOfDuty4UnlayeredTriangleSoup.reflectionProbe takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, primaryLight) == 4, "CallOfDuty4UnlayeredTriangleSoup.primaryLight lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->primaryLight) == 1, "CallOfDuty4UnlayeredTriangleSoup.primaryLight takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, castsSunShadow) == 5, "CallOfDuty4UnlayeredTriangleSoup.castsSunShadow lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->castsSunShadow) == 1, "CallOfDuty4UnlayeredTriangleSoup.castsSunShadow takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, unused) == 6, "CallOfDuty4UnlayeredTriangleSoup.unused lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->unused) == 2, "CallOfDuty4UnlayeredTriangleSoup.unused takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, vertexLayerOffset) == 8, "CallOfDuty4UnlayeredTriangleSoup.vertexLayerOffset lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->vertexLayerOffset) == 4, "CallOfDuty4UnlayeredTriangleSoup.vertexLayerOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, firstVertex) == 12, "CallOfDuty4UnlayeredTriangleSoup.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->firstVertex) == 4, "CallOfDuty4UnlayeredTriangleSoup.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, vertexCount) == 16, "CallOfDuty4UnlayeredTriangleSoup.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->vertexCount) == 2, "CallOfDuty4UnlayeredTriangleSoup.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, indexCount) == 18, "CallOfDuty4UnlayeredTriangleSoup.indexCount lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->indexCount) == 2, "CallOfDuty4UnlayeredTriangleSoup.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredTriangleSoup, firstIndex) == 20, "CallOfDuty4UnlayeredTriangleSoup.firstIndex lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredTriangleSoup *)0)->firstIndex) == 4, "CallOfDuty4UnlayeredTriangleSoup.firstIndex takes 4 bytes");

/**
 * A group of surfaces without layers that is left out together when its box isn't seen (lump 50).
 * Source: recovered loaders of the game. Confidence: probable.
 */
typedef struct CallOfDuty4UnlayeredCullGroup {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `surfaceCount` surfaces. -> UNLAYERED_TRIANGLE_SOUPS, `surfaceCount` of them. */
  int32_t firstSurface;
  /** Number of surfaces. */
  int32_t surfaceCount;
} CallOfDuty4UnlayeredCullGroup;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4UnlayeredCullGroup) == 32, "CallOfDuty4UnlayeredCullGroup takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredCullGroup, mins) == 0, "CallOfDuty4UnlayeredCullGroup.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredCullGroup *)0)->mins) == 12, "CallOfDuty4UnlayeredCullGroup.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredCullGroup, maxs) == 12, "CallOfDuty4UnlayeredCullGroup.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredCullGroup *)0)->maxs) == 12, "CallOfDuty4UnlayeredCullGroup.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredCullGroup, firstSurface) == 24, "CallOfDuty4UnlayeredCullGroup.firstSurface lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredCullGroup *)0)->firstSurface) == 4, "CallOfDuty4UnlayeredCullGroup.firstSurface takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredCullGroup, surfaceCount) == 28, "CallOfDuty4UnlayeredCullGroup.surfaceCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredCullGroup *)0)->surfaceCount) == 4, "CallOfDuty4UnlayeredCullGroup.surfaceCount takes 4 bytes");

/**
 * A node of a cell's tree of surfaces without layers (lump 51).
 * Source: recovered loaders of the game, real maps.
 */
typedef struct CallOfDuty4UnlayeredAabbTree {
  /** First of `surfaceCount` surfaces. -> UNLAYERED_TRIANGLE_SOUPS, `surfaceCount` of them. */
  int32_t firstSurface;
  /** Number of surfaces, those of the children included. */
  int32_t surfaceCount;
  /** Number of children, which lie in one block; 0 for a leaf of the tree. -> UNLAYERED_AABB_TREES. */
  int32_t childCount;
} CallOfDuty4UnlayeredAabbTree;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4UnlayeredAabbTree) == 12, "CallOfDuty4UnlayeredAabbTree takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredAabbTree, firstSurface) == 0, "CallOfDuty4UnlayeredAabbTree.firstSurface lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredAabbTree *)0)->firstSurface) == 4, "CallOfDuty4UnlayeredAabbTree.firstSurface takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredAabbTree, surfaceCount) == 4, "CallOfDuty4UnlayeredAabbTree.surfaceCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredAabbTree *)0)->surfaceCount) == 4, "CallOfDuty4UnlayeredAabbTree.surfaceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4UnlayeredAabbTree, childCount) == 8, "CallOfDuty4UnlayeredAabbTree.childCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4UnlayeredAabbTree *)0)->childCount) == 4, "CallOfDuty4UnlayeredAabbTree.childCount takes 4 bytes");

/**
 * How many hulls bound what a primary light reaches (lump 52), light by light.
 * Original name: DiskLightRegion. Source: recovered loaders of the game, real maps.
 */
typedef struct CallOfDuty4LightRegion {
  /**
   * Number of hulls; they follow those of the light before. -> LIGHT_REGION_HULLS, behind those of the record
   * before.
   */
  uint8_t hullCount;
} CallOfDuty4LightRegion;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4LightRegion) == 1, "CallOfDuty4LightRegion takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightRegion, hullCount) == 0, "CallOfDuty4LightRegion.hullCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightRegion *)0)->hullCount) == 1, "CallOfDuty4LightRegion.hullCount takes 1 bytes");

/**
 * A convex space that a primary light reaches (lump 53): within nine pairs of planes, and any number more.
 * Original name: GfxLightRegionHull. Source: recovered loaders of the game. Confidence: probable.
 */
typedef struct CallOfDuty4LightRegionHull {
  /** Middle of the space along each of nine fixed directions. */
  float midPoints[9];
  /** Half the size of the space along each of those. */
  float halfSizes[9];
  /**
   * Number of further axes; they follow those of the hull before. -> LIGHT_REGION_AXES, behind those of the
   * record before.
   */
  uint32_t axisCount;
} CallOfDuty4LightRegionHull;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4LightRegionHull) == 76, "CallOfDuty4LightRegionHull takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightRegionHull, midPoints) == 0, "CallOfDuty4LightRegionHull.midPoints lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightRegionHull *)0)->midPoints) == 36, "CallOfDuty4LightRegionHull.midPoints takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightRegionHull, halfSizes) == 36, "CallOfDuty4LightRegionHull.halfSizes lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightRegionHull *)0)->halfSizes) == 36, "CallOfDuty4LightRegionHull.halfSizes takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightRegionHull, axisCount) == 72, "CallOfDuty4LightRegionHull.axisCount lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightRegionHull *)0)->axisCount) == 4, "CallOfDuty4LightRegionHull.axisCount takes 4 bytes");

/**
 * A further pair of planes that bounds a hull (lump 54).
 * Original name: GfxLightRegionAxis. Source: recovered loaders of the game. Confidence: probable.
 */
typedef struct CallOfDuty4LightRegionAxis {
  /** Unit vector across the planes. */
  struct { float x, y, z; } direction;
  /** Middle of the space along it. */
  float midPoint;
  /** Half the size of the space along it. */
  float halfSize;
} CallOfDuty4LightRegionAxis;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4LightRegionAxis) == 20, "CallOfDuty4LightRegionAxis takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightRegionAxis, direction) == 0, "CallOfDuty4LightRegionAxis.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightRegionAxis *)0)->direction) == 12, "CallOfDuty4LightRegionAxis.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightRegionAxis, midPoint) == 12, "CallOfDuty4LightRegionAxis.midPoint lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightRegionAxis *)0)->midPoint) == 4, "CallOfDuty4LightRegionAxis.midPoint takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightRegionAxis, halfSize) == 16, "CallOfDuty4LightRegionAxis.halfSize lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightRegionAxis *)0)->halfSize) == 4, "CallOfDuty4LightRegionAxis.halfSize takes 4 bytes");

/** Element of BRUSH_SIDE_EDGE_COUNTS (lump 6). -> BRUSH_EDGES, behind those of the record before. */
typedef uint8_t CallOfDuty4BrushSideEdgeCountsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4BrushSideEdgeCountsElement) == 1, "CallOfDuty4BrushSideEdgeCountsElement takes 1 bytes");

/** Element of BRUSH_EDGES (lump 7). */
typedef uint8_t CallOfDuty4BrushEdgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4BrushEdgesElement) == 1, "CallOfDuty4BrushEdgesElement takes 1 bytes");

/** Element of DRAW_INDICES (lump 11). */
typedef uint16_t CallOfDuty4DrawIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4DrawIndicesElement) == 2, "CallOfDuty4DrawIndicesElement takes 2 bytes");

/** Element of CULL_GROUP_INDICES (lump 13). -> CULL_GROUPS. */
typedef int32_t CallOfDuty4CullGroupIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4CullGroupIndicesElement) == 4, "CallOfDuty4CullGroupIndicesElement takes 4 bytes");

/** Element of PORTAL_VERTICES (lump 19). */
typedef struct { float x, y, z; } CallOfDuty4PortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4PortalVerticesElement) == 12, "CallOfDuty4PortalVerticesElement takes 12 bytes");

/** Element of LEAF_BRUSHES (lump 29). -> BRUSHES. */
typedef int32_t CallOfDuty4LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4LeafBrushesElement) == 4, "CallOfDuty4LeafBrushesElement takes 4 bytes");

/** Element of LEAF_SURFACES (lump 30). */
typedef int32_t CallOfDuty4LeafSurfacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4LeafSurfacesElement) == 4, "CallOfDuty4LeafSurfacesElement takes 4 bytes");

/** Element of COLLISION_VERTICES (lump 31). */
typedef struct { float x, y, z; } CallOfDuty4CollisionVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4CollisionVerticesElement) == 12, "CallOfDuty4CollisionVerticesElement takes 12 bytes");

/** Element of COLLISION_EDGES_WALKABLE (lump 33). */
typedef uint8_t CallOfDuty4CollisionEdgesWalkableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4CollisionEdgesWalkableElement) == 1, "CallOfDuty4CollisionEdgesWalkableElement takes 1 bytes");

typedef CallOfDuty2VisibilityHead CallOfDuty4VisibilityHead;

/**
 * How the grid of light lies in the world (lump 44). Its steps are 32 units along x and y and 64 along z,
 * from -131,072 on.
 * The start of LIGHT_GRID_HEADER (lump 44).
 * Behind it lies, without gaps, what C can't express:
 * - `uint16_t rowStarts[as many as fit]`: Where each row from the lowest step on begins in LIGHT_GRID_ROWS,
 * in units of four bytes; 65535 = there is no such row.
 * Source: recovered loaders of the game, real maps.
 */
typedef struct CallOfDuty4LightGridHeaderHead {
  /** Lowest step in x, y and z. */
  struct { uint16_t x, y, z; } mins;
  /** Highest step in x, y and z. */
  struct { uint16_t x, y, z; } maxs;
  /** Axis along which rows follow each other: 0 = x, 1 = y. */
  uint32_t rowAxis;
  /** Axis along which a row runs. */
  uint32_t columnAxis;
} CallOfDuty4LightGridHeaderHead;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4LightGridHeaderHead) == 20, "CallOfDuty4LightGridHeaderHead takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightGridHeaderHead, mins) == 0, "CallOfDuty4LightGridHeaderHead.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightGridHeaderHead *)0)->mins) == 6, "CallOfDuty4LightGridHeaderHead.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightGridHeaderHead, maxs) == 6, "CallOfDuty4LightGridHeaderHead.maxs lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightGridHeaderHead *)0)->maxs) == 6, "CallOfDuty4LightGridHeaderHead.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightGridHeaderHead, rowAxis) == 12, "CallOfDuty4LightGridHeaderHead.rowAxis lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightGridHeaderHead *)0)->rowAxis) == 4, "CallOfDuty4LightGridHeaderHead.rowAxis takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(CallOfDuty4LightGridHeaderHead, columnAxis) == 16, "CallOfDuty4LightGridHeaderHead.columnAxis lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((CallOfDuty4LightGridHeaderHead *)0)->columnAxis) == 4, "CallOfDuty4LightGridHeaderHead.columnAxis takes 4 bytes");

/** Element of UNLAYERED_DRAW_INDICES (lump 49). */
typedef uint16_t CallOfDuty4UnlayeredDrawIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(CallOfDuty4UnlayeredDrawIndicesElement) == 2, "CallOfDuty4UnlayeredDrawIndicesElement takes 2 bytes");

#endif /* BRUSHWORK_INFINITY_WARD_CALL_OF_DUTY4_H */
