/**
 * Quake III Arena: IBSP 46, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Quake III Arena (1999): IBSP 46, the root of the family that Return to Castle Wolfenstein, Raven's and
 * Ritual's games, Medal of Honor and Call of Duty descend from. Little-endian, 17 lumps, offset before
 * length.
 *
 * Sources: the headers and loaders of the game's released source and of its maintained descendants, the
 * compilers that write such maps, and real maps. Distances are game units (one inch), z points up.
 */
#ifndef BRUSHWORK_ID_SOFTWARE_QUAKE3_H
#define BRUSHWORK_ID_SOFTWARE_QUAKE3_H

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
/**
 * What stands in the world: blocks of quoted keys and values, ended by a NUL. Text of entities: blocks in
 * braces of quoted keys and values, a NUL at the end.
 */
#define QUAKE3_LUMP_ENTITIES 0
/** Array of Quake3Texture. */
#define QUAKE3_LUMP_TEXTURES 1
/** Array of Quake3Plane. */
#define QUAKE3_LUMP_PLANES 2
/** Array of Quake3Node. */
#define QUAKE3_LUMP_NODES 3
/** Array of Quake3Leaf. */
#define QUAKE3_LUMP_LEAVES 4
/** Faces, as leaves select them. Array of Quake3LeafFacesElement. */
#define QUAKE3_LUMP_LEAF_FACES 5
/** Brushes, as leaves select them. Array of Quake3LeafBrushesElement. */
#define QUAKE3_LUMP_LEAF_BRUSHES 6
/** Array of Quake3Model. */
#define QUAKE3_LUMP_MODELS 7
/** Array of Quake3Brush. */
#define QUAKE3_LUMP_BRUSHES 8
/** Array of Quake3BrushSide. */
#define QUAKE3_LUMP_BRUSH_SIDES 9
/** Array of Quake3Vertex. */
#define QUAKE3_LUMP_VERTICES 10
/**
 * Corners of triangles, three a triangle, counted from the first vertex of their face. Array of
 * Quake3MeshVerticesElement.
 */
#define QUAKE3_LUMP_MESH_VERTICES 11
/** Array of Quake3Effect. */
#define QUAKE3_LUMP_EFFECTS 12
/** Array of Quake3Face. */
#define QUAKE3_LUMP_FACES 13
/** Array of Quake3Lightmap. */
#define QUAKE3_LUMP_LIGHTMAPS 14
/** Array of Quake3LightVolume. */
#define QUAKE3_LUMP_LIGHT_VOLUMES 15
/** Quake3VisibilityHead, and what its comment says. */
#define QUAKE3_LUMP_VISIBILITY 16
/**
 * Quake Live's advertisements: later compilers write the entry for every game, and this one doesn't read it.
 * Bytes of unknown meaning.
 */
#define QUAKE3_LUMP_ADVERTISEMENTS 17
/**
 * Further lumps that tools of today append; none is known for this family, so that they are kept as bytes.
 * Confidence: probable. A directory of lumps, which C can't express.
 * - `directory` Quake3BspxDirectoryHead, and what its comment says.
 */
#define QUAKE3_LUMP_BSPX 18

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct Quake3LumpEntry {
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
} Quake3LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3LumpEntry) == 8, "Quake3LumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3LumpEntry, offset) == 0, "Quake3LumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3LumpEntry *)0)->offset) == 4, "Quake3LumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3LumpEntry, length) == 4, "Quake3LumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3LumpEntry *)0)->length) == 4, "Quake3LumpEntry.length takes 4 bytes");

/** The start of a file. */
typedef struct Quake3Header {
  /** `IBSP`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 46. */
  int32_t version;
  /** The lumps by index. */
  Quake3LumpEntry lumps[18];
} Quake3Header;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Header) == 152, "Quake3Header takes 152 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Header, magic) == 0, "Quake3Header.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Header, version) == 4, "Quake3Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Header, lumps) == 8, "Quake3Header.lumps lies at 8");

/**
 * Named bits of `Texture.surfaceFlags`: how a surface is drawn and what it does to those who touch it.
 * Source: public headers of the game's released source (surfaceflags.h).
 */
/** Falling on it doesn't hurt. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_NO_DAMAGE UINT32_C(0x1)
/** One slides on it. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_SLICK UINT32_C(0x2)
/** The sky is seen there. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_SKY UINT32_C(0x4)
/** Can be climbed. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_LADDER UINT32_C(0x8)
/** Shots leave no effect. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_NO_IMPACT UINT32_C(0x10)
/** Shots leave no mark. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_NO_MARKS UINT32_C(0x20)
/** Sounds like flesh. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_FLESH UINT32_C(0x40)
/** Not drawn. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
/** Splits the tree there. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_HINT UINT32_C(0x100)
/** A side that the compiler passes over. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_SKIP UINT32_C(0x200)
/** Has no lightmap. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_NO_LIGHTMAP UINT32_C(0x400)
/** Lit at its vertices. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_POINT_LIGHT UINT32_C(0x800)
/** Steps sound of metal. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_METAL_STEPS UINT32_C(0x1000)
/** Steps make no sound. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_NO_STEPS UINT32_C(0x2000)
/** Nothing collides with it. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_NON_SOLID UINT32_C(0x4000)
/** Colours the light that falls through it. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_LIGHT_FILTER UINT32_C(0x8000)
/** Its shadow follows the opacity of its picture. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_ALPHA_SHADOW UINT32_C(0x10000)
/** Moving lights don't light it. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_NO_DYNAMIC_LIGHT UINT32_C(0x20000)
/** Steps raise dust. */
#define QUAKE3_QUAKE3_SURFACE_FLAGS_DUST UINT32_C(0x40000)

/**
 * Named bits of `Texture.contentFlags`: what a volume is for movement, sight and sound.
 * Source: public headers of the game's released source (surfaceflags.h).
 */
/** Nothing gets in. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_SOLID UINT32_C(0x1)
/** Lava. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_LAVA UINT32_C(0x8)
/** Slime. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_SLIME UINT32_C(0x10)
/** Water. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_WATER UINT32_C(0x20)
/** Fog. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_FOG UINT32_C(0x40)
/** Closed to one team. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_NOT_TEAM1 UINT32_C(0x80)
/** Closed to the other team. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_NOT_TEAM2 UINT32_C(0x100)
/** Open to bots that are closed out elsewhere. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_NO_BOT_CLIP UINT32_C(0x200)
/** Separates areas, as a door does. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
/** Players can't get in. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
/** Monsters can't get in. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
/** Takes one elsewhere; for the routes of bots. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_TELEPORTER UINT32_C(0x40000)
/** Throws one up; for the routes of bots. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_JUMP_PAD UINT32_C(0x80000)
/** Separates clusters of the routes of bots. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_CLUSTER_PORTAL UINT32_C(0x100000)
/** Bots don't walk in. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_DO_NOT_ENTER UINT32_C(0x200000)
/** Bots can't get in. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_BOT_CLIP UINT32_C(0x400000)
/** Moves; for the routes of bots. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_MOVER UINT32_C(0x800000)
/** Is taken out by the compiler: its middle is what a model turns around. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
/** A living body; never in a map. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_BODY UINT32_C(0x2000000)
/** A dead body; never in a map. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_CORPSE UINT32_C(0x4000000)
/** Doesn't split the tree. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
/** Splits the tree although it could be seen through. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_STRUCTURAL UINT32_C(0x10000000)
/** Can be seen through. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x20000000)
/** Sets something off. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_TRIGGER UINT32_C(0x40000000)
/** Things that are dropped here vanish. */
#define QUAKE3_QUAKE3_CONTENT_FLAGS_NO_DROP UINT32_C(0x80000000)

/** Kinds of face (`Face.type`). */
#define QUAKE3_FACE_TYPE_BAD 0
#define QUAKE3_FACE_TYPE_POLYGON 1
#define QUAKE3_FACE_TYPE_PATCH 2
#define QUAKE3_FACE_TYPE_MESH 3
#define QUAKE3_FACE_TYPE_BILLBOARD 4

/**
 * A texture (lump 1): the name of a shader, and what the compiler took from it.
 * Original name: dshader_t. Source: released source of the game, real maps.
 */
typedef struct Quake3Texture {
  /** Path of the shader or of a picture, without its ending, NUL-terminated within the 64 bytes. */
  char name[64];
  /** How surfaces of it are drawn and behave. Values: QUAKE3_QUAKE3_SURFACE_FLAGS_*. */
  int32_t surfaceFlags;
  /** What volumes of it are. Values: QUAKE3_QUAKE3_CONTENT_FLAGS_*. */
  int32_t contentFlags;
} Quake3Texture;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Texture) == 72, "Quake3Texture takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Texture, name) == 0, "Quake3Texture.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Texture *)0)->name) == 64, "Quake3Texture.name takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Texture, surfaceFlags) == 64, "Quake3Texture.surfaceFlags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Texture *)0)->surfaceFlags) == 4, "Quake3Texture.surfaceFlags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Texture, contentFlags) == 68, "Quake3Texture.contentFlags lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Texture *)0)->contentFlags) == 4, "Quake3Texture.contentFlags takes 4 bytes");

/**
 * A plane (lump 2): the points `p` with `dot(normal, p) = distance`. Planes come in pairs that look opposite
 * ways.
 * Original name: dplane_t. Source: released source of the game, real maps.
 */
typedef struct Quake3Plane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
} Quake3Plane;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Plane) == 16, "Quake3Plane takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Plane, normal) == 0, "Quake3Plane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Plane *)0)->normal) == 12, "Quake3Plane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Plane, distance) == 12, "Quake3Plane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Plane *)0)->distance) == 4, "Quake3Plane.distance takes 4 bytes");

/**
 * A node of the tree that splits the world (lump 3).
 * Original name: dnode_t. Source: released source of the game, real maps.
 */
typedef struct Quake3Node {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative
   * n: element -1 - n of LEAVES.
   */
  int32_t children[2];
  /** Lower corner of the box, in whole game units. */
  struct { int32_t x, y, z; } mins;
  /** Upper corner of the box, in whole game units. */
  struct { int32_t x, y, z; } maxs;
} Quake3Node;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Node) == 36, "Quake3Node takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Node, plane) == 0, "Quake3Node.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Node *)0)->plane) == 4, "Quake3Node.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Node, children) == 4, "Quake3Node.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Node *)0)->children) == 8, "Quake3Node.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Node, mins) == 12, "Quake3Node.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Node *)0)->mins) == 12, "Quake3Node.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Node, maxs) == 24, "Quake3Node.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Node *)0)->maxs) == 12, "Quake3Node.maxs takes 12 bytes");

/**
 * A leaf of the tree that splits the world (lump 4).
 * Original name: dleaf_t. Source: released source of the game, real maps.
 */
typedef struct Quake3Leaf {
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
} Quake3Leaf;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Leaf) == 48, "Quake3Leaf takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Leaf, cluster) == 0, "Quake3Leaf.cluster lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Leaf *)0)->cluster) == 4, "Quake3Leaf.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Leaf, area) == 4, "Quake3Leaf.area lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Leaf *)0)->area) == 4, "Quake3Leaf.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Leaf, mins) == 8, "Quake3Leaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Leaf *)0)->mins) == 12, "Quake3Leaf.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Leaf, maxs) == 20, "Quake3Leaf.maxs lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Leaf *)0)->maxs) == 12, "Quake3Leaf.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Leaf, firstFace) == 32, "Quake3Leaf.firstFace lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Leaf *)0)->firstFace) == 4, "Quake3Leaf.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Leaf, faceCount) == 36, "Quake3Leaf.faceCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Leaf *)0)->faceCount) == 4, "Quake3Leaf.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Leaf, firstBrush) == 40, "Quake3Leaf.firstBrush lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Leaf *)0)->firstBrush) == 4, "Quake3Leaf.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Leaf, brushCount) == 44, "Quake3Leaf.brushCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Leaf *)0)->brushCount) == 4, "Quake3Leaf.brushCount takes 4 bytes");

/**
 * The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 7).
 * Original name: dmodel_t. Source: released source of the game, real maps.
 */
typedef struct Quake3Model {
  /** Lower corner of the box, in game units. The game widens it by 1. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. The game widens it by 1. */
  struct { float x, y, z; } maxs;
  /** First of `faceCount` faces. -> FACES, `faceCount` of them. */
  int32_t firstFace;
  /** Number of faces. */
  int32_t faceCount;
  /** First of `brushCount` brushes. -> BRUSHES, `brushCount` of them. */
  int32_t firstBrush;
  /** Number of brushes. */
  int32_t brushCount;
} Quake3Model;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Model) == 40, "Quake3Model takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Model, mins) == 0, "Quake3Model.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Model *)0)->mins) == 12, "Quake3Model.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Model, maxs) == 12, "Quake3Model.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Model *)0)->maxs) == 12, "Quake3Model.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Model, firstFace) == 24, "Quake3Model.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Model *)0)->firstFace) == 4, "Quake3Model.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Model, faceCount) == 28, "Quake3Model.faceCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Model *)0)->faceCount) == 4, "Quake3Model.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Model, firstBrush) == 32, "Quake3Model.firstBrush lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Model *)0)->firstBrush) == 4, "Quake3Model.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Model, brushCount) == 36, "Quake3Model.brushCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Model *)0)->brushCount) == 4, "Quake3Model.brushCount takes 4 bytes");

/**
 * A convex solid (lump 8): the space behind all its sides.
 * Original name: dbrush_t. Source: released source of the game, real maps.
 */
typedef struct Quake3Brush {
  /**
   * First of `sideCount` sides. The first six are its box, in the order -x +x -y +y -z +z. -> BRUSH_SIDES,
   * `sideCount` of them.
   */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** Texture whose content flags the whole brush has. -> TEXTURES. */
  int32_t texture;
} Quake3Brush;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Brush) == 12, "Quake3Brush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Brush, firstSide) == 0, "Quake3Brush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Brush *)0)->firstSide) == 4, "Quake3Brush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Brush, sideCount) == 4, "Quake3Brush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Brush *)0)->sideCount) == 4, "Quake3Brush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Brush, texture) == 8, "Quake3Brush.texture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Brush *)0)->texture) == 4, "Quake3Brush.texture takes 4 bytes");

/**
 * One side of a brush (lump 9).
 * Original name: dbrushside_t. Source: released source of the game, real maps.
 */
typedef struct Quake3BrushSide {
  /** Plane that the side lies on, looking out of the brush. -> PLANES. */
  int32_t plane;
  /** Texture whose surface flags the side has. -> TEXTURES. */
  int32_t texture;
} Quake3BrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3BrushSide) == 8, "Quake3BrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3BrushSide, plane) == 0, "Quake3BrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3BrushSide *)0)->plane) == 4, "Quake3BrushSide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3BrushSide, texture) == 4, "Quake3BrushSide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3BrushSide *)0)->texture) == 4, "Quake3BrushSide.texture takes 4 bytes");

/**
 * A vertex of faces (lump 10).
 * Original name: drawVert_t. Source: released source of the game, real maps.
 */
typedef struct Quake3Vertex {
  /** Place in the world, in game units; in a face of a model that has an origin, from that on. */
  struct { float x, y, z; } position;
  /** Texture coordinates; 1 is one repeat. */
  struct { float s, t; } textureCoordinates;
  /** Coordinates in the lightmap page, 0 to 1. */
  struct { float s, t; } lightmapCoordinates;
  /** Unit vector away from the face. */
  struct { float x, y, z; } normal;
  /** Colour and opacity, 0 to 255 each; baked light where the face has no lightmap. */
  struct { uint8_t red, green, blue, alpha; } color;
} Quake3Vertex;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Vertex) == 44, "Quake3Vertex takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Vertex, position) == 0, "Quake3Vertex.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Vertex *)0)->position) == 12, "Quake3Vertex.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Vertex, textureCoordinates) == 12, "Quake3Vertex.textureCoordinates lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Vertex *)0)->textureCoordinates) == 8, "Quake3Vertex.textureCoordinates takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Vertex, lightmapCoordinates) == 20, "Quake3Vertex.lightmapCoordinates lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Vertex *)0)->lightmapCoordinates) == 8, "Quake3Vertex.lightmapCoordinates takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Vertex, normal) == 28, "Quake3Vertex.normal lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Vertex *)0)->normal) == 12, "Quake3Vertex.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Vertex, color) == 40, "Quake3Vertex.color lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Vertex *)0)->color) == 4, "Quake3Vertex.color takes 4 bytes");

/**
 * A volume with an effect, which is fog (lump 12).
 * Original name: dfog_t. Source: released source of the game.
 */
typedef struct Quake3Effect {
  /** Path of the shader of the fog, NUL-terminated within the 64 bytes. */
  char name[64];
  /** Brush that is filled with it; -1 = the whole world. -> BRUSHES; -1 = none. */
  int32_t brush;
  /** Side of the brush, counted from its first, behind which it begins; -1 = it has no such side. */
  int32_t visibleSide;
} Quake3Effect;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Effect) == 72, "Quake3Effect takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Effect, name) == 0, "Quake3Effect.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Effect *)0)->name) == 64, "Quake3Effect.name takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Effect, brush) == 64, "Quake3Effect.brush lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Effect *)0)->brush) == 4, "Quake3Effect.brush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Effect, visibleSide) == 68, "Quake3Effect.visibleSide lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Effect *)0)->visibleSide) == 4, "Quake3Effect.visibleSide takes 4 bytes");

/**
 * One drawn piece of the world (lump 13): a polygon, a curved patch, a mesh of triangles or a billboard.
 * Original name: dsurface_t. Source: released source of the game, the compilers' source, real maps.
 */
typedef struct Quake3Face {
  /** Texture that it is drawn with. -> TEXTURES. */
  int32_t texture;
  /**
   * Fog that it lies in; -1 = none. The game's own compiler leaves 0 in billboards, also of maps without fog.
   * -> EFFECTS; -1 = none. The lump may be empty all the same.
   */
  int32_t effect;
  /** Kind of face. Values: QUAKE3_FACE_TYPE_*. */
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
} Quake3Face;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Face) == 104, "Quake3Face takes 104 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, texture) == 0, "Quake3Face.texture lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->texture) == 4, "Quake3Face.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, effect) == 4, "Quake3Face.effect lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->effect) == 4, "Quake3Face.effect takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, type) == 8, "Quake3Face.type lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->type) == 4, "Quake3Face.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, firstVertex) == 12, "Quake3Face.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->firstVertex) == 4, "Quake3Face.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, vertexCount) == 16, "Quake3Face.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->vertexCount) == 4, "Quake3Face.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, firstMeshVertex) == 20, "Quake3Face.firstMeshVertex lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->firstMeshVertex) == 4, "Quake3Face.firstMeshVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, meshVertexCount) == 24, "Quake3Face.meshVertexCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->meshVertexCount) == 4, "Quake3Face.meshVertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, lightmap) == 28, "Quake3Face.lightmap lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->lightmap) == 4, "Quake3Face.lightmap takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, lightmapPosition) == 32, "Quake3Face.lightmapPosition lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->lightmapPosition) == 8, "Quake3Face.lightmapPosition takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, lightmapSize) == 40, "Quake3Face.lightmapSize lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->lightmapSize) == 8, "Quake3Face.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape) == 48, "Quake3Face.shape lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape) == 56, "Quake3Face.shape takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.polygon.lightmapOrigin) == 48, "Quake3Face.shape.polygon.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.polygon.lightmapOrigin) == 12, "Quake3Face.shape.polygon.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.polygon.lightmapS) == 60, "Quake3Face.shape.polygon.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.polygon.lightmapS) == 12, "Quake3Face.shape.polygon.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.polygon.lightmapT) == 72, "Quake3Face.shape.polygon.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.polygon.lightmapT) == 12, "Quake3Face.shape.polygon.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.polygon.normal) == 84, "Quake3Face.shape.polygon.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.polygon.normal) == 12, "Quake3Face.shape.polygon.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.polygon.unused) == 96, "Quake3Face.shape.polygon.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.polygon.unused) == 8, "Quake3Face.shape.polygon.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.patch.lightmapOrigin) == 48, "Quake3Face.shape.patch.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.patch.lightmapOrigin) == 12, "Quake3Face.shape.patch.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.patch.detailMins) == 60, "Quake3Face.shape.patch.detailMins lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.patch.detailMins) == 12, "Quake3Face.shape.patch.detailMins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.patch.detailMaxs) == 72, "Quake3Face.shape.patch.detailMaxs lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.patch.detailMaxs) == 12, "Quake3Face.shape.patch.detailMaxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.patch.normal) == 84, "Quake3Face.shape.patch.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.patch.normal) == 12, "Quake3Face.shape.patch.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.patch.width) == 96, "Quake3Face.shape.patch.width lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.patch.width) == 4, "Quake3Face.shape.patch.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.patch.height) == 100, "Quake3Face.shape.patch.height lies at 100");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.patch.height) == 4, "Quake3Face.shape.patch.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.mesh.lightmapOrigin) == 48, "Quake3Face.shape.mesh.lightmapOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.mesh.lightmapOrigin) == 12, "Quake3Face.shape.mesh.lightmapOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.mesh.lightmapS) == 60, "Quake3Face.shape.mesh.lightmapS lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.mesh.lightmapS) == 12, "Quake3Face.shape.mesh.lightmapS takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.mesh.lightmapT) == 72, "Quake3Face.shape.mesh.lightmapT lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.mesh.lightmapT) == 12, "Quake3Face.shape.mesh.lightmapT takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.mesh.normal) == 84, "Quake3Face.shape.mesh.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.mesh.normal) == 12, "Quake3Face.shape.mesh.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.mesh.unused) == 96, "Quake3Face.shape.mesh.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.mesh.unused) == 8, "Quake3Face.shape.mesh.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.billboard.origin) == 48, "Quake3Face.shape.billboard.origin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.billboard.origin) == 12, "Quake3Face.shape.billboard.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.billboard.color) == 60, "Quake3Face.shape.billboard.color lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.billboard.color) == 12, "Quake3Face.shape.billboard.color takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.billboard.unusedVector) == 72, "Quake3Face.shape.billboard.unusedVector lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.billboard.unusedVector) == 12, "Quake3Face.shape.billboard.unusedVector takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.billboard.normal) == 84, "Quake3Face.shape.billboard.normal lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.billboard.normal) == 12, "Quake3Face.shape.billboard.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.billboard.unused) == 96, "Quake3Face.shape.billboard.unused lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.billboard.unused) == 8, "Quake3Face.shape.billboard.unused takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Face, shape.other.unknown0x30) == 48, "Quake3Face.shape.other.unknown0x30 lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Face *)0)->shape.other.unknown0x30) == 56, "Quake3Face.shape.other.unknown0x30 takes 56 bytes");

/**
 * One page of baked light (lump 14): 128 x 128 pixels.
 * Source: released source of the game, real maps.
 */
typedef struct Quake3Lightmap {
  /** Rows of pixels from the first to the last, three bytes each: red, green, blue. */
  uint8_t pixels[128][128][3];
} Quake3Lightmap;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3Lightmap) == 49152, "Quake3Lightmap takes 49152 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3Lightmap, pixels) == 0, "Quake3Lightmap.pixels lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3Lightmap *)0)->pixels) == 49152, "Quake3Lightmap.pixels takes 49152 bytes");

/**
 * Light at a point of a grid through the world (lump 15), for what moves. The grid has steps of 64 x 64 x 128
 * units unless the worldspawn's `gridsize` says otherwise, begins at the first such step inside the world's
 * box, and runs along x first, then y, then z.
 * Original name: bspGridPoint_t. Source: released source of the game, the compilers' source, real maps.
 */
typedef struct Quake3LightVolume {
  /** Light from everywhere, 0 to 255 each. */
  struct { uint8_t red, green, blue; } ambient;
  /** Light from one direction, 0 to 255 each. */
  struct { uint8_t red, green, blue; } directional;
  /**
   * Where that comes from, in steps of 360/256 degrees: first the angle to the z axis, then the one around
   * it.
   */
  struct { uint8_t polar, azimuth; } direction;
} Quake3LightVolume;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3LightVolume) == 8, "Quake3LightVolume takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3LightVolume, ambient) == 0, "Quake3LightVolume.ambient lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3LightVolume *)0)->ambient) == 3, "Quake3LightVolume.ambient takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3LightVolume, directional) == 3, "Quake3LightVolume.directional lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3LightVolume *)0)->directional) == 3, "Quake3LightVolume.directional takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3LightVolume, direction) == 6, "Quake3LightVolume.direction lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3LightVolume *)0)->direction) == 2, "Quake3LightVolume.direction takes 2 bytes");

/**
 * Entry of a BSPX directory.
 * Original name: bspx_lump_t. Source: description of the directory by an engine that reads it and by the
 * tools that write it.
 */
typedef struct Quake3BspxEntry {
  /** What the lump holds, as text. */
  char name[24];
  /** First byte, counted from the start of the file. */
  uint32_t offset;
  /** Length in bytes. */
  uint32_t length;
} Quake3BspxEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3BspxEntry) == 32, "Quake3BspxEntry takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3BspxEntry, name) == 0, "Quake3BspxEntry.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3BspxEntry *)0)->name) == 24, "Quake3BspxEntry.name takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3BspxEntry, offset) == 24, "Quake3BspxEntry.offset lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3BspxEntry *)0)->offset) == 4, "Quake3BspxEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3BspxEntry, length) == 28, "Quake3BspxEntry.length lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3BspxEntry *)0)->length) == 4, "Quake3BspxEntry.length takes 4 bytes");

/** Element of LEAF_FACES (lump 5). -> FACES. */
typedef int32_t Quake3LeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3LeafFacesElement) == 4, "Quake3LeafFacesElement takes 4 bytes");

/** Element of LEAF_BRUSHES (lump 6). -> BRUSHES. */
typedef int32_t Quake3LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3LeafBrushesElement) == 4, "Quake3LeafBrushesElement takes 4 bytes");

/** Element of MESH_VERTICES (lump 11). */
typedef int32_t Quake3MeshVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3MeshVerticesElement) == 4, "Quake3MeshVerticesElement takes 4 bytes");

/**
 * Cluster-to-cluster visibility (lump 16). An empty lump means that everything is seen from everywhere.
 * The start of VISIBILITY (lump 16).
 * Behind it lies, without gaps, what C can't express:
 * - `uint8_t rows[clusterCount * bytesPerCluster]`: The rows: bit `c & 7` of byte `c >> 3` says whether
 * cluster `c` is seen.
 * Source: released source of the game, real maps.
 */
typedef struct Quake3VisibilityHead {
  /** Number of rows: the highest cluster of a leaf, plus one. */
  int32_t clusterCount;
  /** Bytes in each row, at least one bit a cluster. */
  int32_t bytesPerCluster;
} Quake3VisibilityHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake3VisibilityHead) == 8, "Quake3VisibilityHead takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3VisibilityHead, clusterCount) == 0, "Quake3VisibilityHead.clusterCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3VisibilityHead *)0)->clusterCount) == 4, "Quake3VisibilityHead.clusterCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake3VisibilityHead, bytesPerCluster) == 4, "Quake3VisibilityHead.bytesPerCluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake3VisibilityHead *)0)->bytesPerCluster) == 4, "Quake3VisibilityHead.bytesPerCluster takes 4 bytes");

#endif /* BRUSHWORK_ID_SOFTWARE_QUAKE3_H */
