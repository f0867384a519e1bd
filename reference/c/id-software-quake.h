/**
 * Quake: 29, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Quake (1996): files that begin with their version, 29. Little-endian, 15 lumps, offset before length. Tools
 * of today append a directory of further lumps (`BSPX`) behind the last one.
 *
 * Sources: the headers of the released compilers and engine, those of their maintained descendants, and real
 * maps. Distances are game units (one inch), z points up.
 */
#ifndef BRUSHWORK_ID_SOFTWARE_QUAKE_H
#define BRUSHWORK_ID_SOFTWARE_QUAKE_H

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
#define QUAKE_LUMP_ENTITIES 0
/** Array of QuakePlane. */
#define QUAKE_LUMP_PLANES 1
/**
 * Textures with their pixels, whose colours are those of the game's palette. Content of the kind 'textures',
 * whose parts C can't place:
 * A lump of textures with four sizes each, whose pixels are numbers of colours of a palette: each texture's
 * own, or one that the game has for all.
 * Original name: dmiptexlump_t. Source: public headers of the compilers; real maps.
 * - `int32_t count`: Number of textures.
 * - `int32_t offsets[count]`: Where each texture begins, in bytes from the start of the lump; -1 = there is
 * no such texture.
 * - `QuakeMiptex textures`: The heads of the textures. at each of the offsets that is not -1
 * - `uint8_t pixels`: Pixels of one size of a texture, row by row: numbers of colours. width times height of
 * them at the first of the level offsets, a quarter at each further one
 * - `uint16_t colorCount`: Number of colours in the palette of a texture. behind the pixels of the smallest
 * size, where textures have palettes
 * - `QuakePaletteColor colors`: The palette of a texture. behind the number of colours
 */
#define QUAKE_LUMP_TEXTURES 2
/** Corners of faces, in game units. Array of QuakeVerticesElement. */
#define QUAKE_LUMP_VERTICES 3
/**
 * Which leaves see which: rows of bits with runs of zero bytes shortened, where the leaves say that they
 * begin. Array of QuakeVisibilityElement.
 */
#define QUAKE_LUMP_VISIBILITY 4
/** Array of QuakeNode. */
#define QUAKE_LUMP_NODES 5
/** Array of QuakeTextureInfo. */
#define QUAKE_LUMP_TEXTURE_INFO 6
/** Array of QuakeFace. */
#define QUAKE_LUMP_FACES 7
/**
 * Samples of all lightmaps, 0 to 255 each; one for every 16 texture pixels of a face. Array of
 * QuakeLightingElement.
 */
#define QUAKE_LUMP_LIGHTING 8
/** Array of QuakeClipNode. */
#define QUAKE_LUMP_CLIP_NODES 9
/** Array of QuakeLeaf. */
#define QUAKE_LUMP_LEAVES 10
/** Faces, as leaves select them. Array of QuakeLeafFacesElement. */
#define QUAKE_LUMP_LEAF_FACES 11
/** Array of QuakeEdge. */
#define QUAKE_LUMP_EDGES 12
/** Edges in the order in which faces walk them, negative for backwards. Array of QuakeSurfedgesElement. */
#define QUAKE_LUMP_SURFEDGES 13
/** Array of QuakeModel. */
#define QUAKE_LUMP_MODELS 14
/**
 * Further lumps that later tools append. A directory of lumps, which C can't express.
 * - `directory` QuakeBspxDirectoryHead, and what its comment says.
 * - `BRUSHLIST`: Content of the kind 'brush-list', whose parts C can't place:
 * `BRUSHLIST`: models, the solids of each, the planes of each solid.
 * - `QuakeBrushListModel model`: A model. One for each model, up to the end of the lump.
 * - `QuakeBrushListBrush brush[model.brushCount]`: A solid of the model. Behind the model, each with its
 * planes.
 * - `QuakeBrushListPlane plane[brush.planeCount]`: A plane of the solid. Behind the solid.
 * - `DECOUPLED_LM`: Array of QuakeDecoupledLightmap.
 * - `ENVMAP`: Array of QuakeEnvironmentMap.
 * - `FACENORMALS`: QuakeFaceNormalsHead, and what its comment says.
 * - `LIGHTGRID_OCTREE`: Content of the kind 'light-grid-octree', whose parts C can't place:
 * `LIGHTGRID_OCTREE`: a grid.
 * - `QuakeLightGridHead grid`: The grid.
 * - `QuakeLightGridCount nodeCount`: Number of nodes.
 * - `QuakeLightGridNode node[nodeCount.count]`: Nodes of the tree.
 * - `QuakeLightGridCount leafCount`: Number of leaves.
 * - `QuakeLightGridLeaf leaf[leafCount.count]`: A leaf. Each with its samples.
 * - `QuakeLightGridSample sample[leaf.size.x * leaf.size.y * leaf.size.z]`: A sample of the leaf. Behind the
 * leaf, each with its light.
 * - `QuakeLightGridLight light[sample.styleCount]`: Light of one style. Behind the sample; none for a count
 * of 255.
 * - `LIGHTGRIDS`: Content of the kind 'light-grids', whose parts C can't place:
 * `LIGHTGRIDS`: several grids of light from six sides, each with its size.
 * - `QuakeLightGridSize size`: Size of the grid. One for each grid, up to the end of the lump.
 * - `QuakeLightGridHead grid`: The grid.
 * - `QuakeLightGridCount nodeCount`: Number of nodes.
 * - `QuakeLightGridNode node[nodeCount.count]`: Nodes of the tree.
 * - `QuakeLightGridCount leafCount`: Number of leaves.
 * - `QuakeLightCubeLeaf leaf[leafCount.count]`: A leaf. Each with its samples.
 * - `QuakeLightGridSample sample[leaf.size.x * leaf.size.y * leaf.size.z]`: A sample of the leaf. Behind the
 * leaf, each with its light.
 * - `QuakeLightCubeLight light[sample.styleCount]`: Light of one style. Behind the sample, each with its
 * colours; none for a count of 255.
 * - `QuakeLightCubeColor color`: Light from one side. Behind the style, one for each bit of its sides, the
 * lowest first.
 * - `LIGHTINGDIR`: Array of QuakeBspxLightingdirElement.
 * `LIGHTINGDIR`: direction from which each sample's light comes, in the face's own axes; -1 to 1 as 0 to 255.
 * - `LIGHTING_E5BGR9`: Array of QuakeSharedExponentColor.
 * - `LMOFFSET`: Array of QuakeBspxLmoffsetElement.
 * `LMOFFSET`: first sample of each face in the lump of light, in place of the face's own number; -1 for none.
 * - `LMSHIFT`: Array of QuakeBspxLmshiftElement.
 * `LMSHIFT`: power of two of the texels that a sample of light spans, one byte a face; 4, the usual 16
 * texels, without the lump.
 * - `LMSTYLE`: Array of QuakeBspxLmstyleElement.
 * `LMSTYLE`: light styles of each face, as many for every one, in place of the face's own; 255 = unused.
 * - `LMSTYLE16`: Array of QuakeBspxLmstyle16Element.
 * `LMSTYLE16`: the same with numbers of 16 bits; 65535 = unused.
 * - `RGBLIGHTING`: Array of QuakeBspxRgblightingElement.
 * `RGBLIGHTING`: red, green and blue of each sample.
 * - `SURFENVMAP`: Array of QuakeBspxSurfenvmapElement.
 * `SURFENVMAP`: for each face its place of `ENVMAP`; 4294967295 = none.
 * - `VERTEXNORMALS`: Array of QuakeBspxVertexnormalsElement.
 * `VERTEXNORMALS`: a normal for each vertex of the map; zero where no smooth surface has the vertex.
 * - `ZIP_PAKFILE`: Content of the kind 'pakfile', whose parts C can't place:
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 * - `files`: The files. Where the records of the directory say, one behind the other as a rule.
 *   - `QuakePakLocalHeader header`: How the file is packed.
 *   - `char name[header.nameSize]`: Name with its folders, `/` between them.
 *   - `uint8_t extra[header.extraSize]`: Extra fields, which consoles fill with zeros until the data is
 *   aligned.
 *   - `uint8_t data[header.compressedSize]`: The file's bytes as they are stored: a format of their own.
 * - `directory[end.entryCount]`: The directory. At `end.directoryOffset`.
 *   - `QuakePakDirectoryRecord record`: What the directory says of a file, and where the file is.
 *   - `char name[record.nameSize]`: Name with its folders.
 *   - `uint8_t extra[record.extraSize]`: Extra fields.
 *   - `char comment[record.commentSize]`: Comment on the file.
 * - `QuakePakZip64EndRecord zip64End`: The numbers of the end record in 64 bits. Only in archives that need
 * it.
 * - `QuakePakZip64Locator zip64Locator`: Where that record is. Only in archives that need it.
 * - `QuakePakEndRecord end`: Where the directory is: what reading begins with. The last record of the
 * archive: found from the end, by its signature.
 * - `char comment[end.commentSize]`: Comment on the archive: its alignment as the tools of games write it.
 */
#define QUAKE_LUMP_BSPX 15

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct QuakeLumpEntry {
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
} QuakeLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLumpEntry) == 8, "QuakeLumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLumpEntry, offset) == 0, "QuakeLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLumpEntry *)0)->offset) == 4, "QuakeLumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLumpEntry, length) == 4, "QuakeLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLumpEntry *)0)->length) == 4, "QuakeLumpEntry.length takes 4 bytes");

/** The start of a file. */
typedef struct QuakeHeader {
  /** Version of the format: 29. */
  int32_t version;
  /** The lumps by index. */
  QuakeLumpEntry lumps[15];
} QuakeHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeHeader) == 124, "QuakeHeader takes 124 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeHeader, version) == 0, "QuakeHeader.version lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeHeader, lumps) == 4, "QuakeHeader.lumps lies at 4");

/**
 * Which axis a plane's normal lies on, or is nearest to.
 * Source: public headers of the compilers.
 */
#define QUAKE_QUAKE_PLANE_TYPE_X 0
#define QUAKE_QUAKE_PLANE_TYPE_Y 1
#define QUAKE_QUAKE_PLANE_TYPE_Z 2
#define QUAKE_QUAKE_PLANE_TYPE_NEAREST_X 3
#define QUAKE_QUAKE_PLANE_TYPE_NEAREST_Y 4
#define QUAKE_QUAKE_PLANE_TYPE_NEAREST_Z 5

/**
 * How surfaces of a texture info are drawn.
 * Source: public headers of the compilers.
 */
/** Sky or liquid: no lightmap, and not cut into pieces of at most 256 game units. */
#define QUAKE_QUAKE_TEXTURE_FLAGS_SPECIAL UINT32_C(0x1)

/**
 * What is in a leaf, or behind a clip node's plane (`CONTENTS_*`). Compilers take volumes of `origin` and
 * `clip` out again; currents are water that carries one along.
 * Source: public headers of the compilers.
 */
#define QUAKE_QUAKE_CONTENTS_EMPTY (-1)
#define QUAKE_QUAKE_CONTENTS_SOLID (-2)
#define QUAKE_QUAKE_CONTENTS_WATER (-3)
#define QUAKE_QUAKE_CONTENTS_SLIME (-4)
#define QUAKE_QUAKE_CONTENTS_LAVA (-5)
#define QUAKE_QUAKE_CONTENTS_SKY (-6)
#define QUAKE_QUAKE_CONTENTS_ORIGIN (-7)
#define QUAKE_QUAKE_CONTENTS_CLIP (-8)
#define QUAKE_QUAKE_CONTENTS_CURRENT0 (-9)
#define QUAKE_QUAKE_CONTENTS_CURRENT90 (-10)
#define QUAKE_QUAKE_CONTENTS_CURRENT180 (-11)
#define QUAKE_QUAKE_CONTENTS_CURRENT270 (-12)
#define QUAKE_QUAKE_CONTENTS_CURRENT_UP (-13)
#define QUAKE_QUAKE_CONTENTS_CURRENT_DOWN (-14)

/** What a solid holds, in the numbers of Quake and two more. */
/** Nothing: a mistake. */
#define QUAKE_BRUSH_LIST_CONTENTS_EMPTY (-1)
/** Solid. */
#define QUAKE_BRUSH_LIST_CONTENTS_SOLID (-2)
/** Water. */
#define QUAKE_BRUSH_LIST_CONTENTS_WATER (-3)
/** Slime. */
#define QUAKE_BRUSH_LIST_CONTENTS_SLIME (-4)
/** Lava. */
#define QUAKE_BRUSH_LIST_CONTENTS_LAVA (-5)
/** Sky. */
#define QUAKE_BRUSH_LIST_CONTENTS_SKY (-6)
/** Blocks only what has a size. */
#define QUAKE_BRUSH_LIST_CONTENTS_CLIP (-8)
/** Can be climbed. */
#define QUAKE_BRUSH_LIST_CONTENTS_LADDER (-16)

/** Sides from which light comes; the others are black and aren't stored. */
/** +x. */
#define QUAKE_LIGHT_CUBE_SIDES_FRONT UINT32_C(0x1)
/** -x. */
#define QUAKE_LIGHT_CUBE_SIDES_BACK UINT32_C(0x2)
/** +y. */
#define QUAKE_LIGHT_CUBE_SIDES_LEFT UINT32_C(0x4)
/** -y. */
#define QUAKE_LIGHT_CUBE_SIDES_RIGHT UINT32_C(0x8)
/** +z. */
#define QUAKE_LIGHT_CUBE_SIDES_UP UINT32_C(0x10)
/** -z. */
#define QUAKE_LIGHT_CUBE_SIDES_DOWN UINT32_C(0x20)

/** What is said of an entry. */
/** The data is encrypted. */
#define QUAKE_PAK_ENTRY_FLAGS_ENCRYPTED UINT32_C(0x1)
/** CRC and sizes stand behind the data and not before it. */
#define QUAKE_PAK_ENTRY_FLAGS_SIZES_FOLLOW UINT32_C(0x8)
/** The name is UTF-8. */
#define QUAKE_PAK_ENTRY_FLAGS_UTF8 UINT32_C(0x800)

/** How an entry's data is packed. */
/** As it is. */
#define QUAKE_PAK_METHOD_STORED 0
/** DEFLATE, which games with pakfiles don't read. */
#define QUAKE_PAK_METHOD_DEFLATE 8
/** LZMA with a head of 4 bytes and 5 bytes of properties. */
#define QUAKE_PAK_METHOD_LZMA 14

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`.
 * Original name: dplane_t. Source: headers of the compilers.
 */
typedef struct QuakePlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: QUAKE_QUAKE_PLANE_TYPE_*. */
  int32_t type;
} QuakePlane;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakePlane) == 20, "QuakePlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePlane, normal) == 0, "QuakePlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePlane *)0)->normal) == 12, "QuakePlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePlane, distance) == 12, "QuakePlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePlane *)0)->distance) == 4, "QuakePlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePlane, type) == 16, "QuakePlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePlane *)0)->type) == 4, "QuakePlane.type takes 4 bytes");

/**
 * Head of a texture, in front of its pixels.
 * Original name: miptex_t. Source: public headers of the compilers; real maps.
 */
typedef struct QuakeMiptex {
  /**
   * Name, NUL-terminated within the 16 bytes. `*` begins the names of liquids, `+` those of animations, `{`
   * those with holes.
   */
  char name[16];
  /** Width of the largest size in pixels, a multiple of 16. */
  uint32_t width;
  /** Height of the largest size in pixels, a multiple of 16. */
  uint32_t height;
  /**
   * Where the pixels of the four sizes begin, in bytes from the start of this head; 0 = none, the texture is
   * in an archive beside the map.
   */
  uint32_t levelOffsets[4];
} QuakeMiptex;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeMiptex) == 40, "QuakeMiptex takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeMiptex, name) == 0, "QuakeMiptex.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeMiptex *)0)->name) == 16, "QuakeMiptex.name takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeMiptex, width) == 16, "QuakeMiptex.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeMiptex *)0)->width) == 4, "QuakeMiptex.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeMiptex, height) == 20, "QuakeMiptex.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeMiptex *)0)->height) == 4, "QuakeMiptex.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeMiptex, levelOffsets) == 24, "QuakeMiptex.levelOffsets lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeMiptex *)0)->levelOffsets) == 16, "QuakeMiptex.levelOffsets takes 16 bytes");

/**
 * A colour of a texture's palette.
 * Source: public headers of the compilers; real maps.
 */
typedef struct QuakePaletteColor {
  /** Red, green and blue, 0 to 255. In textures whose name begins with `{` the last colour is a hole. */
  struct { uint8_t red, green, blue; } color;
} QuakePaletteColor;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakePaletteColor) == 3, "QuakePaletteColor takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePaletteColor, color) == 0, "QuakePaletteColor.color lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePaletteColor *)0)->color) == 3, "QuakePaletteColor.color takes 3 bytes");

/**
 * A node of the trees that split the world and each brush model for drawing (lump 5).
 * Original name: dnode_t. Source: headers of the compilers.
 */
typedef struct QuakeNode {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative
   * n: element -1 - n of LEAVES.
   */
  int16_t children[2];
  /** Lower corner of its box, in whole game units. */
  struct { int16_t x, y, z; } mins;
  /** Upper corner of its box, in whole game units. */
  struct { int16_t x, y, z; } maxs;
  /** First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them. */
  uint16_t firstFace;
  /** Number of faces, those of both sides counted. */
  uint16_t faceCount;
} QuakeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeNode) == 24, "QuakeNode takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeNode, plane) == 0, "QuakeNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeNode *)0)->plane) == 4, "QuakeNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeNode, children) == 4, "QuakeNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeNode *)0)->children) == 4, "QuakeNode.children takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeNode, mins) == 8, "QuakeNode.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeNode *)0)->mins) == 6, "QuakeNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeNode, maxs) == 14, "QuakeNode.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeNode *)0)->maxs) == 6, "QuakeNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeNode, firstFace) == 20, "QuakeNode.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeNode *)0)->firstFace) == 2, "QuakeNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeNode, faceCount) == 22, "QuakeNode.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeNode *)0)->faceCount) == 2, "QuakeNode.faceCount takes 2 bytes");

/**
 * How faces are textured (lump 6): a point's texture coordinate is its dot product with the vector, plus the
 * offset.
 * Original name: texinfo_t. Source: headers of the compilers.
 */
typedef struct QuakeTextureInfo {
  /** Direction and offset of the texture's columns, in texture pixels per game unit and texture pixels. */
  struct { float x, y, z, offset; } s;
  /** Direction and offset of the texture's rows, in texture pixels per game unit and texture pixels. */
  struct { float x, y, z, offset; } t;
  /**
   * Texture, which may be one that isn't there: games draw a checkerboard then. -> TEXTURES. The lump may be
   * empty all the same.
   */
  int32_t texture;
  /** How its surfaces are drawn. Values: QUAKE_QUAKE_TEXTURE_FLAGS_*. */
  int32_t flags;
} QuakeTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeTextureInfo) == 40, "QuakeTextureInfo takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeTextureInfo, s) == 0, "QuakeTextureInfo.s lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeTextureInfo *)0)->s) == 16, "QuakeTextureInfo.s takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeTextureInfo, t) == 16, "QuakeTextureInfo.t lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeTextureInfo *)0)->t) == 16, "QuakeTextureInfo.t takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeTextureInfo, texture) == 32, "QuakeTextureInfo.texture lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeTextureInfo *)0)->texture) == 4, "QuakeTextureInfo.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeTextureInfo, flags) == 36, "QuakeTextureInfo.flags lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeTextureInfo *)0)->flags) == 4, "QuakeTextureInfo.flags takes 4 bytes");

/**
 * A polygon (lump 7).
 * Original name: dface_t. Source: headers of the compilers.
 */
typedef struct QuakeFace {
  /**
   * Plane that it lies on. Headers declare it signed, which numbers above 32,767 don't survive. -> PLANES.
   */
  uint16_t plane;
  /** Not 0 = it looks away from its plane's normal. */
  int16_t side;
  /** First of `edgeCount` entries in SURFEDGES. -> SURFEDGES, `edgeCount` of them. */
  int32_t firstEdge;
  /** Number of edges, and of corners. */
  int16_t edgeCount;
  /** How it is textured. -> TEXTURE_INFO. */
  int16_t texture;
  /** Light styles, for each of which it has a lightmap; 255 = unused. */
  uint8_t styles[4];
  /**
   * Its first sample, in bytes from the start of LIGHTING: as many as its lightmap has, for each style; -1 =
   * unlit. -> byte of LIGHTING; -1 = none. The lump may be empty all the same.
   */
  int32_t lightOffset;
} QuakeFace;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeFace) == 20, "QuakeFace takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeFace, plane) == 0, "QuakeFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeFace *)0)->plane) == 2, "QuakeFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeFace, side) == 2, "QuakeFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeFace *)0)->side) == 2, "QuakeFace.side takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeFace, firstEdge) == 4, "QuakeFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeFace *)0)->firstEdge) == 4, "QuakeFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeFace, edgeCount) == 8, "QuakeFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeFace *)0)->edgeCount) == 2, "QuakeFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeFace, texture) == 10, "QuakeFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeFace *)0)->texture) == 2, "QuakeFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeFace, styles) == 12, "QuakeFace.styles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeFace *)0)->styles) == 4, "QuakeFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeFace, lightOffset) == 16, "QuakeFace.lightOffset lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeFace *)0)->lightOffset) == 4, "QuakeFace.lightOffset takes 4 bytes");

/**
 * A node of the trees that bodies of one size collide with (lump 9).
 * Original name: dclipnode_t. Source: headers of the compilers.
 */
typedef struct QuakeClipNode {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a clip node, or with a negative number what is there
   * (`QuakeContents`). -> CLIP_NODES; -1 or -2 or -3 or -4 or -5 or -6 or -7 or -8 or -9 or -10 or -11 or -12
   * or -13 or -14 = none.
   */
  int16_t children[2];
} QuakeClipNode;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeClipNode) == 8, "QuakeClipNode takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeClipNode, plane) == 0, "QuakeClipNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeClipNode *)0)->plane) == 4, "QuakeClipNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeClipNode, children) == 4, "QuakeClipNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeClipNode *)0)->children) == 4, "QuakeClipNode.children takes 4 bytes");

/**
 * A leaf of the trees that the world is drawn by (lump 10). Leaf 0 is everything solid; leaf `n` is cluster
 * `n - 1` of the visibility.
 * Original name: dleaf_t. Source: headers of the compilers.
 */
typedef struct QuakeLeaf {
  /** What is in it. Values: QUAKE_QUAKE_CONTENTS_*. */
  int32_t contents;
  /**
   * Where its row begins in VISIBILITY; -1 = it sees everything. -> VISIBILITY; -1 = none. The lump may be
   * empty all the same.
   */
  int32_t visibilityOffset;
  /** Lower corner of its box, in whole game units. */
  struct { int16_t x, y, z; } mins;
  /** Upper corner of its box, in whole game units. */
  struct { int16_t x, y, z; } maxs;
  /** First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them. */
  uint16_t firstFace;
  /** Number of faces that are seen in it. */
  uint16_t faceCount;
  /** How loud each sound of the surroundings is heard in it, 0 to 255. */
  struct { uint8_t water, sky, slime, lava; } ambientLevels;
} QuakeLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLeaf) == 28, "QuakeLeaf takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLeaf, contents) == 0, "QuakeLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLeaf *)0)->contents) == 4, "QuakeLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLeaf, visibilityOffset) == 4, "QuakeLeaf.visibilityOffset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLeaf *)0)->visibilityOffset) == 4, "QuakeLeaf.visibilityOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLeaf, mins) == 8, "QuakeLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLeaf *)0)->mins) == 6, "QuakeLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLeaf, maxs) == 14, "QuakeLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLeaf *)0)->maxs) == 6, "QuakeLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLeaf, firstFace) == 20, "QuakeLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLeaf *)0)->firstFace) == 2, "QuakeLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLeaf, faceCount) == 22, "QuakeLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLeaf *)0)->faceCount) == 2, "QuakeLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLeaf, ambientLevels) == 24, "QuakeLeaf.ambientLevels lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLeaf *)0)->ambientLevels) == 4, "QuakeLeaf.ambientLevels takes 4 bytes");

/**
 * An edge of faces (lump 12). Edge 0 is never used: it has no sign.
 * Original name: dedge_t. Source: headers of the compilers.
 */
typedef struct QuakeEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} QuakeEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeEdge) == 4, "QuakeEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeEdge, vertices) == 0, "QuakeEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeEdge *)0)->vertices) == 4, "QuakeEdge.vertices takes 4 bytes");

/**
 * The world, or a brush model that moves or triggers something (lump 14).
 * Original name: dmodel_t. Source: headers of the compilers.
 */
typedef struct QuakeModel {
  /** Lower corner of its box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of its box, in game units. */
  struct { float x, y, z; } maxs;
  /** Middle for sounds and lights; 0 in maps, where the entity says it. */
  struct { float x, y, z; } origin;
  /** Root of the tree that it is drawn by and that points collide with. -> NODES. */
  int32_t headNode;
  /**
   * Roots of the trees that players, large monsters and (unused, 0) a third size of body collide with;
   * negative = contents. -> CLIP_NODES; -1 or -2 or -3 or -4 or -5 or -6 or -7 or -8 or -9 or -10 or -11 or
   * -12 or -13 or -14 = none. The lump may be empty all the same.
   */
  int32_t clipHeadNodes[3];
  /** Number of leaves that rows of VISIBILITY have a bit for: of the world those behind leaf 0. */
  int32_t leafCount;
  /** First of `faceCount` faces. -> FACES, `faceCount` of them. */
  int32_t firstFace;
  /** Number of faces. */
  int32_t faceCount;
} QuakeModel;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeModel) == 64, "QuakeModel takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeModel, mins) == 0, "QuakeModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeModel *)0)->mins) == 12, "QuakeModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeModel, maxs) == 12, "QuakeModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeModel *)0)->maxs) == 12, "QuakeModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeModel, origin) == 24, "QuakeModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeModel *)0)->origin) == 12, "QuakeModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeModel, headNode) == 36, "QuakeModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeModel *)0)->headNode) == 4, "QuakeModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeModel, clipHeadNodes) == 40, "QuakeModel.clipHeadNodes lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeModel *)0)->clipHeadNodes) == 12, "QuakeModel.clipHeadNodes takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeModel, leafCount) == 52, "QuakeModel.leafCount lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeModel *)0)->leafCount) == 4, "QuakeModel.leafCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeModel, firstFace) == 56, "QuakeModel.firstFace lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeModel *)0)->firstFace) == 4, "QuakeModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeModel, faceCount) == 60, "QuakeModel.faceCount lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeModel *)0)->faceCount) == 4, "QuakeModel.faceCount takes 4 bytes");

/**
 * Entry of a BSPX directory.
 * Original name: bspx_lump_t. Source: description of the directory by an engine that reads it and by the
 * tools that write it.
 */
typedef struct QuakeBspxEntry {
  /** What the lump holds, as text. */
  char name[24];
  /** First byte, counted from the start of the file. */
  uint32_t offset;
  /** Length in bytes. */
  uint32_t length;
} QuakeBspxEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBspxEntry) == 32, "QuakeBspxEntry takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBspxEntry, name) == 0, "QuakeBspxEntry.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBspxEntry *)0)->name) == 24, "QuakeBspxEntry.name takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBspxEntry, offset) == 24, "QuakeBspxEntry.offset lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBspxEntry *)0)->offset) == 4, "QuakeBspxEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBspxEntry, length) == 28, "QuakeBspxEntry.length lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBspxEntry *)0)->length) == 4, "QuakeBspxEntry.length takes 4 bytes");

/**
 * A model's solids follow (`BRUSHLIST`).
 * Source: description of the lump by an engine that reads it; real map of the tools that write it.
 */
typedef struct QuakeBrushListModel {
  /** Version of what follows: 1. */
  uint32_t version;
  /** The model; 0 is the world. -> MODELS. */
  uint32_t model;
  /** Number of solids. */
  uint32_t brushCount;
  /** Number of planes of all solids together. */
  uint32_t planeCount;
} QuakeBrushListModel;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBrushListModel) == 16, "QuakeBrushListModel takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBrushListModel, version) == 0, "QuakeBrushListModel.version lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBrushListModel *)0)->version) == 4, "QuakeBrushListModel.version takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBrushListModel, model) == 4, "QuakeBrushListModel.model lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBrushListModel *)0)->model) == 4, "QuakeBrushListModel.model takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBrushListModel, brushCount) == 8, "QuakeBrushListModel.brushCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBrushListModel *)0)->brushCount) == 4, "QuakeBrushListModel.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBrushListModel, planeCount) == 12, "QuakeBrushListModel.planeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBrushListModel *)0)->planeCount) == 4, "QuakeBrushListModel.planeCount takes 4 bytes");

/**
 * A solid: its box, cut by the planes that follow.
 * Source: description of the lump by an engine that reads it; real map of the tools that write it.
 */
typedef struct QuakeBrushListBrush {
  /** Lower corner, in world units. */
  struct { float x, y, z; } mins;
  /** Upper corner, in world units. */
  struct { float x, y, z; } maxs;
  /** What it holds. Values: QUAKE_BRUSH_LIST_CONTENTS_*. */
  int16_t contents;
  /** Number of planes beyond those of the box. */
  uint16_t planeCount;
} QuakeBrushListBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBrushListBrush) == 28, "QuakeBrushListBrush takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBrushListBrush, mins) == 0, "QuakeBrushListBrush.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBrushListBrush *)0)->mins) == 12, "QuakeBrushListBrush.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBrushListBrush, maxs) == 12, "QuakeBrushListBrush.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBrushListBrush *)0)->maxs) == 12, "QuakeBrushListBrush.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBrushListBrush, contents) == 24, "QuakeBrushListBrush.contents lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBrushListBrush *)0)->contents) == 2, "QuakeBrushListBrush.contents takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBrushListBrush, planeCount) == 26, "QuakeBrushListBrush.planeCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBrushListBrush *)0)->planeCount) == 2, "QuakeBrushListBrush.planeCount takes 2 bytes");

/**
 * A side of a solid that isn't along an axis.
 * Source: description of the lump by an engine that reads it; real map of the tools that write it.
 */
typedef struct QuakeBrushListPlane {
  /** Direction away from the solid, of length 1. */
  struct { float x, y, z; } normal;
  /** Distance from the world's origin along the normal, in world units. */
  float distance;
} QuakeBrushListPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBrushListPlane) == 16, "QuakeBrushListPlane takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBrushListPlane, normal) == 0, "QuakeBrushListPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBrushListPlane *)0)->normal) == 12, "QuakeBrushListPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeBrushListPlane, distance) == 12, "QuakeBrushListPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeBrushListPlane *)0)->distance) == 4, "QuakeBrushListPlane.distance takes 4 bytes");

/**
 * Size and place of a face's lightmap, apart from the texture's scale (`DECOUPLED_LM`).
 * Source: description of the lump by the tools that write it. Confidence: probable.
 */
typedef struct QuakeDecoupledLightmap {
  /** Width in samples. */
  uint16_t width;
  /** Height in samples. */
  uint16_t height;
  /** First sample in the map's lump of light, in bytes of that lump; -1 for a face without light. */
  int32_t lightOffset;
  /** World coordinates to the sample's column: factors of x, y and z, and what is added. */
  struct { float x, y, z, offset; } column;
  /** World coordinates to the sample's row. */
  struct { float x, y, z, offset; } row;
} QuakeDecoupledLightmap;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeDecoupledLightmap) == 40, "QuakeDecoupledLightmap takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeDecoupledLightmap, width) == 0, "QuakeDecoupledLightmap.width lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeDecoupledLightmap *)0)->width) == 2, "QuakeDecoupledLightmap.width takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeDecoupledLightmap, height) == 2, "QuakeDecoupledLightmap.height lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeDecoupledLightmap *)0)->height) == 2, "QuakeDecoupledLightmap.height takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeDecoupledLightmap, lightOffset) == 4, "QuakeDecoupledLightmap.lightOffset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeDecoupledLightmap *)0)->lightOffset) == 4, "QuakeDecoupledLightmap.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeDecoupledLightmap, column) == 8, "QuakeDecoupledLightmap.column lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeDecoupledLightmap *)0)->column) == 16, "QuakeDecoupledLightmap.column takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeDecoupledLightmap, row) == 24, "QuakeDecoupledLightmap.row lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeDecoupledLightmap *)0)->row) == 16, "QuakeDecoupledLightmap.row takes 16 bytes");

/**
 * A place whose surroundings are shown by what reflects (`ENVMAP`); the six images are files of their own.
 * Source: description of the lump by an engine that reads it; no real file was seen. Confidence: probable.
 */
typedef struct QuakeEnvironmentMap {
  /** Place in world units; the names of the images have it rounded to whole numbers. */
  struct { float x, y, z; } origin;
  /** Side of each image in pixels. */
  int32_t side;
} QuakeEnvironmentMap;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeEnvironmentMap) == 16, "QuakeEnvironmentMap takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeEnvironmentMap, origin) == 0, "QuakeEnvironmentMap.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeEnvironmentMap *)0)->origin) == 12, "QuakeEnvironmentMap.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeEnvironmentMap, side) == 12, "QuakeEnvironmentMap.side lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeEnvironmentMap *)0)->side) == 4, "QuakeEnvironmentMap.side takes 4 bytes");

/**
 * The axes of a face's corner, for light that is worked out while playing: indexes into the vectors before.
 * Source: description of the lump by the tools that write it. Confidence: probable.
 */
typedef struct QuakeCornerAxes {
  /** Vector away from the surface. -> .vectors. */
  uint32_t normal;
  /** Vector along the texture's columns. -> .vectors. */
  uint32_t tangent;
  /** Vector along the texture's rows. -> .vectors. */
  uint32_t bitangent;
} QuakeCornerAxes;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeCornerAxes) == 12, "QuakeCornerAxes takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeCornerAxes, normal) == 0, "QuakeCornerAxes.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeCornerAxes *)0)->normal) == 4, "QuakeCornerAxes.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeCornerAxes, tangent) == 4, "QuakeCornerAxes.tangent lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeCornerAxes *)0)->tangent) == 4, "QuakeCornerAxes.tangent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeCornerAxes, bitangent) == 8, "QuakeCornerAxes.bitangent lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeCornerAxes *)0)->bitangent) == 4, "QuakeCornerAxes.bitangent takes 4 bytes");

/**
 * A grid, and the root of its tree.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
#pragma pack(push, 1)
typedef struct QuakeLightGridHead {
  /** Distance of neighbouring samples along each axis, in world units. */
  struct { float x, y, z; } spacing;
  /** Number of samples along each axis. */
  struct { int32_t x, y, z; } size;
  /** Place of the first sample, in world units. */
  struct { float x, y, z; } mins;
  /** Most light styles that a sample has. */
  uint8_t styleCount;
  /** Where to begin: a node, or with bit 31 a leaf, or with bit 30 nothing. */
  uint32_t root;
} QuakeLightGridHead;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightGridHead) == 41, "QuakeLightGridHead takes 41 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridHead, spacing) == 0, "QuakeLightGridHead.spacing lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridHead *)0)->spacing) == 12, "QuakeLightGridHead.spacing takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridHead, size) == 12, "QuakeLightGridHead.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridHead *)0)->size) == 12, "QuakeLightGridHead.size takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridHead, mins) == 24, "QuakeLightGridHead.mins lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridHead *)0)->mins) == 12, "QuakeLightGridHead.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridHead, styleCount) == 36, "QuakeLightGridHead.styleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridHead *)0)->styleCount) == 1, "QuakeLightGridHead.styleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridHead, root) == 37, "QuakeLightGridHead.root lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridHead *)0)->root) == 4, "QuakeLightGridHead.root takes 4 bytes");

/**
 * Number of nodes or leaves that follow.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
typedef struct QuakeLightGridCount {
  /** How many. */
  uint32_t count;
} QuakeLightGridCount;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightGridCount) == 4, "QuakeLightGridCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridCount, count) == 0, "QuakeLightGridCount.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridCount *)0)->count) == 4, "QuakeLightGridCount.count takes 4 bytes");

/**
 * A node: eight octants around a point of the grid.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
typedef struct QuakeLightGridNode {
  /** The point, in samples from the first: what isn't below it is in an upper octant. */
  struct { int32_t x, y, z; } middle;
  /**
   * What is in each octant: a node, with bit 31 a leaf, with bit 30 nothing. Octant 4 is the upper one along
   * x, 2 along y, 1 along z.
   */
  uint32_t children[8];
} QuakeLightGridNode;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightGridNode) == 44, "QuakeLightGridNode takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridNode, middle) == 0, "QuakeLightGridNode.middle lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridNode *)0)->middle) == 12, "QuakeLightGridNode.middle takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridNode, children) == 12, "QuakeLightGridNode.children lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridNode *)0)->children) == 32, "QuakeLightGridNode.children takes 32 bytes");

/**
 * A leaf: a box of samples, which follow, those along x first, then along y, then along z.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
typedef struct QuakeLightGridLeaf {
  /** First sample of the box, in samples from the first of the grid. */
  struct { int32_t x, y, z; } mins;
  /** Number of samples along each axis. */
  struct { int32_t x, y, z; } size;
} QuakeLightGridLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightGridLeaf) == 24, "QuakeLightGridLeaf takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridLeaf, mins) == 0, "QuakeLightGridLeaf.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridLeaf *)0)->mins) == 12, "QuakeLightGridLeaf.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridLeaf, size) == 12, "QuakeLightGridLeaf.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridLeaf *)0)->size) == 12, "QuakeLightGridLeaf.size takes 12 bytes");

/**
 * A sample: how many light styles reach it.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
typedef struct QuakeLightGridSample {
  /** Number of styles; 255 for a place inside of something, which isn't to be used. */
  uint8_t styleCount;
} QuakeLightGridSample;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightGridSample) == 1, "QuakeLightGridSample takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridSample, styleCount) == 0, "QuakeLightGridSample.styleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridSample *)0)->styleCount) == 1, "QuakeLightGridSample.styleCount takes 1 bytes");

/**
 * Light of one style at a sample.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
typedef struct QuakeLightGridLight {
  /** The style. */
  uint8_t style;
  /** The light. */
  struct { uint8_t red, green, blue; } color;
} QuakeLightGridLight;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightGridLight) == 4, "QuakeLightGridLight takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridLight, style) == 0, "QuakeLightGridLight.style lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridLight *)0)->style) == 1, "QuakeLightGridLight.style takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridLight, color) == 1, "QuakeLightGridLight.color lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridLight *)0)->color) == 3, "QuakeLightGridLight.color takes 3 bytes");

/**
 * Number of bytes of a grid that follows (`LIGHTGRIDS`).
 * Source: the tools that write it, which call it not final. Confidence: probable.
 */
typedef struct QuakeLightGridSize {
  /** Bytes up to the end of the grid. */
  uint32_t byteCount;
} QuakeLightGridSize;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightGridSize) == 4, "QuakeLightGridSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightGridSize, byteCount) == 0, "QuakeLightGridSize.byteCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightGridSize *)0)->byteCount) == 4, "QuakeLightGridSize.byteCount takes 4 bytes");

/**
 * A leaf of a grid of light from six sides.
 * Source: the tools that write it, which call it not final. Confidence: probable.
 */
#pragma pack(push, 1)
typedef struct QuakeLightCubeLeaf {
  /** First sample of the box, in samples from the first of the grid. */
  struct { int32_t x, y, z; } mins;
  /** Number of samples along each axis. */
  struct { int32_t x, y, z; } size;
  /** Most light styles that one of its samples has. */
  uint8_t styleCount;
} QuakeLightCubeLeaf;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightCubeLeaf) == 25, "QuakeLightCubeLeaf takes 25 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightCubeLeaf, mins) == 0, "QuakeLightCubeLeaf.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightCubeLeaf *)0)->mins) == 12, "QuakeLightCubeLeaf.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightCubeLeaf, size) == 12, "QuakeLightCubeLeaf.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightCubeLeaf *)0)->size) == 12, "QuakeLightCubeLeaf.size takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightCubeLeaf, styleCount) == 24, "QuakeLightCubeLeaf.styleCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightCubeLeaf *)0)->styleCount) == 1, "QuakeLightCubeLeaf.styleCount takes 1 bytes");

/**
 * Light of one style from six sides at a sample.
 * Source: the tools that write it, which call it not final. Confidence: probable.
 */
typedef struct QuakeLightCubeLight {
  /** The style. */
  uint8_t style;
  /** Sides of which a colour follows. Values: QUAKE_LIGHT_CUBE_SIDES_*. */
  uint8_t sides;
} QuakeLightCubeLight;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightCubeLight) == 2, "QuakeLightCubeLight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightCubeLight, style) == 0, "QuakeLightCubeLight.style lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightCubeLight *)0)->style) == 1, "QuakeLightCubeLight.style takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightCubeLight, sides) == 1, "QuakeLightCubeLight.sides lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightCubeLight *)0)->sides) == 1, "QuakeLightCubeLight.sides takes 1 bytes");

/**
 * Light from one side.
 * Source: the tools that write it, which call it not final. Confidence: probable.
 */
typedef struct QuakeLightCubeColor {
  /** The light. */
  struct { uint8_t red, green, blue; } color;
} QuakeLightCubeColor;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightCubeColor) == 3, "QuakeLightCubeColor takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeLightCubeColor, color) == 0, "QuakeLightCubeColor.color lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeLightCubeColor *)0)->color) == 3, "QuakeLightCubeColor.color takes 3 bytes");

/**
 * A colour with a common exponent (`LIGHTING_E5BGR9`): each component is `c * 2 ** (exponent - 24)`, and 1 is
 * full light.
 * Source: description of the lump by an engine that reads it and by the tools that write it. Confidence:
 * probable.
 */
typedef struct QuakeSharedExponentColor {
  /** Red. */
  uint32_t red : 9;
  /** Green. */
  uint32_t green : 9;
  /** Blue. */
  uint32_t blue : 9;
  /** Power of two that all three are multiplied with, plus 24. */
  uint32_t exponent : 5;
} QuakeSharedExponentColor;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeSharedExponentColor) == 4, "QuakeSharedExponentColor takes 4 bytes");

/**
 * Record before an entry's data; its name and its extra fields follow.
 * Original name: ZIP_LocalFileHeader. Source: PKWARE APPNOTE 6.3.10, section 4.3.7.
 */
#pragma pack(push, 1)
typedef struct QuakePakLocalHeader {
  /** `PK\3\4`. */
  uint32_t signature;
  /** Version of the zip specification that is needed to read the entry, times ten. */
  uint16_t versionNeeded;
  /** What is said of the entry. Values: QUAKE_PAK_ENTRY_FLAGS_*. */
  uint16_t flags;
  /** How the data is packed. Values: QUAKE_PAK_METHOD_*. */
  uint16_t method;
  /** Time of day as MS-DOS counts it; 0 as the game's tools write it. */
  uint16_t modifiedTime;
  /** Date as MS-DOS counts it; 0 as the game's tools write it. */
  uint16_t modifiedDate;
  /** CRC-32 of the unpacked data. */
  uint32_t crc;
  /** Bytes of the data as it is stored. */
  uint32_t compressedSize;
  /** Bytes of the data when it is unpacked. */
  uint32_t uncompressedSize;
  /** Bytes of the name. */
  uint16_t nameSize;
  /** Bytes of the extra fields, which consoles fill with zeros until the data is aligned. */
  uint16_t extraSize;
} QuakePakLocalHeader;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(QuakePakLocalHeader) == 30, "QuakePakLocalHeader takes 30 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, signature) == 0, "QuakePakLocalHeader.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->signature) == 4, "QuakePakLocalHeader.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, versionNeeded) == 4, "QuakePakLocalHeader.versionNeeded lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->versionNeeded) == 2, "QuakePakLocalHeader.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, flags) == 6, "QuakePakLocalHeader.flags lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->flags) == 2, "QuakePakLocalHeader.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, method) == 8, "QuakePakLocalHeader.method lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->method) == 2, "QuakePakLocalHeader.method takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, modifiedTime) == 10, "QuakePakLocalHeader.modifiedTime lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->modifiedTime) == 2, "QuakePakLocalHeader.modifiedTime takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, modifiedDate) == 12, "QuakePakLocalHeader.modifiedDate lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->modifiedDate) == 2, "QuakePakLocalHeader.modifiedDate takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, crc) == 14, "QuakePakLocalHeader.crc lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->crc) == 4, "QuakePakLocalHeader.crc takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, compressedSize) == 18, "QuakePakLocalHeader.compressedSize lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->compressedSize) == 4, "QuakePakLocalHeader.compressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, uncompressedSize) == 22, "QuakePakLocalHeader.uncompressedSize lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->uncompressedSize) == 4, "QuakePakLocalHeader.uncompressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, nameSize) == 26, "QuakePakLocalHeader.nameSize lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->nameSize) == 2, "QuakePakLocalHeader.nameSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakLocalHeader, extraSize) == 28, "QuakePakLocalHeader.extraSize lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakLocalHeader *)0)->extraSize) == 2, "QuakePakLocalHeader.extraSize takes 2 bytes");

/**
 * Record of an entry in the directory; its name, its extra fields and its comment follow.
 * Original name: ZIP_FileHeader. Source: PKWARE APPNOTE 6.3.10, section 4.3.12.
 */
#pragma pack(push, 1)
typedef struct QuakePakDirectoryRecord {
  /** `PK\1\2`. */
  uint32_t signature;
  /** Version of the specification that the writer knew, times ten; the high byte is its system. */
  uint16_t versionMadeBy;
  /** Version of the zip specification that is needed to read the entry, times ten. */
  uint16_t versionNeeded;
  /** What is said of the entry. Values: QUAKE_PAK_ENTRY_FLAGS_*. */
  uint16_t flags;
  /** How the data is packed. Values: QUAKE_PAK_METHOD_*. */
  uint16_t method;
  /** Time of day as MS-DOS counts it. */
  uint16_t modifiedTime;
  /** Date as MS-DOS counts it. */
  uint16_t modifiedDate;
  /** CRC-32 of the unpacked data. */
  uint32_t crc;
  /** Bytes of the data as it is stored. */
  uint32_t compressedSize;
  /** Bytes of the data when it is unpacked. */
  uint32_t uncompressedSize;
  /** Bytes of the name. */
  uint16_t nameSize;
  /** Bytes of the extra fields; in console files those of the local header, which are not repeated here. */
  uint16_t extraSize;
  /** Bytes of the comment. */
  uint16_t commentSize;
  /** Part of an archive in several files that the entry begins in; 0. */
  uint16_t disk;
  /** Attributes; bit 0 for text. */
  uint16_t internalAttributes;
  /** Attributes of the file in the writer's system. */
  uint32_t externalAttributes;
  /** Where the local header begins, from the start of the pakfile. */
  uint32_t localOffset;
} QuakePakDirectoryRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(QuakePakDirectoryRecord) == 46, "QuakePakDirectoryRecord takes 46 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, signature) == 0, "QuakePakDirectoryRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->signature) == 4, "QuakePakDirectoryRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, versionMadeBy) == 4, "QuakePakDirectoryRecord.versionMadeBy lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->versionMadeBy) == 2, "QuakePakDirectoryRecord.versionMadeBy takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, versionNeeded) == 6, "QuakePakDirectoryRecord.versionNeeded lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->versionNeeded) == 2, "QuakePakDirectoryRecord.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, flags) == 8, "QuakePakDirectoryRecord.flags lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->flags) == 2, "QuakePakDirectoryRecord.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, method) == 10, "QuakePakDirectoryRecord.method lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->method) == 2, "QuakePakDirectoryRecord.method takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, modifiedTime) == 12, "QuakePakDirectoryRecord.modifiedTime lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->modifiedTime) == 2, "QuakePakDirectoryRecord.modifiedTime takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, modifiedDate) == 14, "QuakePakDirectoryRecord.modifiedDate lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->modifiedDate) == 2, "QuakePakDirectoryRecord.modifiedDate takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, crc) == 16, "QuakePakDirectoryRecord.crc lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->crc) == 4, "QuakePakDirectoryRecord.crc takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, compressedSize) == 20, "QuakePakDirectoryRecord.compressedSize lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->compressedSize) == 4, "QuakePakDirectoryRecord.compressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, uncompressedSize) == 24, "QuakePakDirectoryRecord.uncompressedSize lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->uncompressedSize) == 4, "QuakePakDirectoryRecord.uncompressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, nameSize) == 28, "QuakePakDirectoryRecord.nameSize lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->nameSize) == 2, "QuakePakDirectoryRecord.nameSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, extraSize) == 30, "QuakePakDirectoryRecord.extraSize lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->extraSize) == 2, "QuakePakDirectoryRecord.extraSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, commentSize) == 32, "QuakePakDirectoryRecord.commentSize lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->commentSize) == 2, "QuakePakDirectoryRecord.commentSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, disk) == 34, "QuakePakDirectoryRecord.disk lies at 34");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->disk) == 2, "QuakePakDirectoryRecord.disk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, internalAttributes) == 36, "QuakePakDirectoryRecord.internalAttributes lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->internalAttributes) == 2, "QuakePakDirectoryRecord.internalAttributes takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, externalAttributes) == 38, "QuakePakDirectoryRecord.externalAttributes lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->externalAttributes) == 4, "QuakePakDirectoryRecord.externalAttributes takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakDirectoryRecord, localOffset) == 42, "QuakePakDirectoryRecord.localOffset lies at 42");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakDirectoryRecord *)0)->localOffset) == 4, "QuakePakDirectoryRecord.localOffset takes 4 bytes");

/**
 * Record with the numbers of the end record in 64 bits; stands before its locator.
 * Source: PKWARE APPNOTE 6.3.10, section 4.3.14.
 */
#pragma pack(push, 1)
typedef struct QuakePakZip64EndRecord {
  /** `PK\6\6`. */
  uint32_t signature;
  /** Bytes of the record behind this number. */
  uint64_t recordSize;
  /** Version of the specification that the writer knew, times ten. */
  uint16_t versionMadeBy;
  /** Version of the specification that is needed to read the archive, times ten. */
  uint16_t versionNeeded;
  /** Part of an archive in several files that this is; 0. */
  uint32_t disk;
  /** Part that the directory begins in; 0. */
  uint32_t directoryDisk;
  /** Entries of the directory in this part. */
  uint64_t diskEntryCount;
  /** Entries of the directory. */
  uint64_t entryCount;
  /** Bytes of the directory. */
  uint64_t directorySize;
  /** Where the directory begins, from the start of the pakfile. */
  uint64_t directoryOffset;
} QuakePakZip64EndRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(QuakePakZip64EndRecord) == 56, "QuakePakZip64EndRecord takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64EndRecord, signature) == 0, "QuakePakZip64EndRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64EndRecord *)0)->signature) == 4, "QuakePakZip64EndRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64EndRecord, recordSize) == 4, "QuakePakZip64EndRecord.recordSize lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64EndRecord *)0)->recordSize) == 8, "QuakePakZip64EndRecord.recordSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64EndRecord, versionMadeBy) == 12, "QuakePakZip64EndRecord.versionMadeBy lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64EndRecord *)0)->versionMadeBy) == 2, "QuakePakZip64EndRecord.versionMadeBy takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64EndRecord, versionNeeded) == 14, "QuakePakZip64EndRecord.versionNeeded lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64EndRecord *)0)->versionNeeded) == 2, "QuakePakZip64EndRecord.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64EndRecord, disk) == 16, "QuakePakZip64EndRecord.disk lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64EndRecord *)0)->disk) == 4, "QuakePakZip64EndRecord.disk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64EndRecord, directoryDisk) == 20, "QuakePakZip64EndRecord.directoryDisk lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64EndRecord *)0)->directoryDisk) == 4, "QuakePakZip64EndRecord.directoryDisk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64EndRecord, diskEntryCount) == 24, "QuakePakZip64EndRecord.diskEntryCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64EndRecord *)0)->diskEntryCount) == 8, "QuakePakZip64EndRecord.diskEntryCount takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64EndRecord, entryCount) == 32, "QuakePakZip64EndRecord.entryCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64EndRecord *)0)->entryCount) == 8, "QuakePakZip64EndRecord.entryCount takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64EndRecord, directorySize) == 40, "QuakePakZip64EndRecord.directorySize lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64EndRecord *)0)->directorySize) == 8, "QuakePakZip64EndRecord.directorySize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64EndRecord, directoryOffset) == 48, "QuakePakZip64EndRecord.directoryOffset lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64EndRecord *)0)->directoryOffset) == 8, "QuakePakZip64EndRecord.directoryOffset takes 8 bytes");

/**
 * Record that says where the one with the numbers in 64 bits is; stands before the end record.
 * Source: PKWARE APPNOTE 6.3.10, section 4.3.15.
 */
#pragma pack(push, 1)
typedef struct QuakePakZip64Locator {
  /** `PK\6\7`. */
  uint32_t signature;
  /** Part that the record is in; 0. */
  uint32_t disk;
  /** Where the record begins, from the start of the pakfile. */
  uint64_t recordOffset;
  /** Number of parts; 1. */
  uint32_t diskCount;
} QuakePakZip64Locator;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(QuakePakZip64Locator) == 20, "QuakePakZip64Locator takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64Locator, signature) == 0, "QuakePakZip64Locator.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64Locator *)0)->signature) == 4, "QuakePakZip64Locator.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64Locator, disk) == 4, "QuakePakZip64Locator.disk lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64Locator *)0)->disk) == 4, "QuakePakZip64Locator.disk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64Locator, recordOffset) == 8, "QuakePakZip64Locator.recordOffset lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64Locator *)0)->recordOffset) == 8, "QuakePakZip64Locator.recordOffset takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakZip64Locator, diskCount) == 16, "QuakePakZip64Locator.diskCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakZip64Locator *)0)->diskCount) == 4, "QuakePakZip64Locator.diskCount takes 4 bytes");

/**
 * Record at the end of the archive; its comment follows.
 * Original name: ZIP_EndOfCentralDirRecord. Source: PKWARE APPNOTE 6.3.10, section 4.3.16.
 */
#pragma pack(push, 1)
typedef struct QuakePakEndRecord {
  /** `PK\5\6`. */
  uint32_t signature;
  /** Part of an archive in several files that this is; 0. */
  uint16_t disk;
  /** Part that the directory begins in; 0. */
  uint16_t directoryDisk;
  /** Entries of the directory in this part. */
  uint16_t diskEntryCount;
  /** Entries of the directory. */
  uint16_t entryCount;
  /** Bytes of the directory, with the padding behind it in console files. */
  uint32_t directorySize;
  /** Where the directory begins, from the start of the pakfile. */
  uint32_t directoryOffset;
  /** Bytes of the comment; 32 as the game's later tools write it. */
  uint16_t commentSize;
} QuakePakEndRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(QuakePakEndRecord) == 22, "QuakePakEndRecord takes 22 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakEndRecord, signature) == 0, "QuakePakEndRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakEndRecord *)0)->signature) == 4, "QuakePakEndRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakEndRecord, disk) == 4, "QuakePakEndRecord.disk lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakEndRecord *)0)->disk) == 2, "QuakePakEndRecord.disk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakEndRecord, directoryDisk) == 6, "QuakePakEndRecord.directoryDisk lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakEndRecord *)0)->directoryDisk) == 2, "QuakePakEndRecord.directoryDisk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakEndRecord, diskEntryCount) == 8, "QuakePakEndRecord.diskEntryCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakEndRecord *)0)->diskEntryCount) == 2, "QuakePakEndRecord.diskEntryCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakEndRecord, entryCount) == 10, "QuakePakEndRecord.entryCount lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakEndRecord *)0)->entryCount) == 2, "QuakePakEndRecord.entryCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakEndRecord, directorySize) == 12, "QuakePakEndRecord.directorySize lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakEndRecord *)0)->directorySize) == 4, "QuakePakEndRecord.directorySize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakEndRecord, directoryOffset) == 16, "QuakePakEndRecord.directoryOffset lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakEndRecord *)0)->directoryOffset) == 4, "QuakePakEndRecord.directoryOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakePakEndRecord, commentSize) == 20, "QuakePakEndRecord.commentSize lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakePakEndRecord *)0)->commentSize) == 2, "QuakePakEndRecord.commentSize takes 2 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } QuakeVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeVerticesElement) == 12, "QuakeVerticesElement takes 12 bytes");

/** Element of VISIBILITY (lump 4). */
typedef uint8_t QuakeVisibilityElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeVisibilityElement) == 1, "QuakeVisibilityElement takes 1 bytes");

/** Element of LIGHTING (lump 8). */
typedef uint8_t QuakeLightingElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLightingElement) == 1, "QuakeLightingElement takes 1 bytes");

/** Element of LEAF_FACES (lump 11). -> FACES. */
typedef uint16_t QuakeLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeLeafFacesElement) == 2, "QuakeLeafFacesElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t QuakeSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeSurfedgesElement) == 4, "QuakeSurfedgesElement takes 4 bytes");

/**
 * `FACENORMALS`: vectors, and for each corner of each face, in the order of the map's faces, which of them
 * are its axes.
 * The start of `FACENORMALS` in BSPX (lump 15).
 * Behind it lies, without gaps, what C can't express:
 * - `struct { float x, y, z; } vectors[vectorCount]`: Vectors, each there once.
 * - `QuakeCornerAxes corners[as many as fit]`: Axes of the corners: as many for each face as it has edges.
 */
typedef struct QuakeFaceNormalsHead {
  /** Number of vectors. */
  uint32_t vectorCount;
} QuakeFaceNormalsHead;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeFaceNormalsHead) == 4, "QuakeFaceNormalsHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(QuakeFaceNormalsHead, vectorCount) == 0, "QuakeFaceNormalsHead.vectorCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((QuakeFaceNormalsHead *)0)->vectorCount) == 4, "QuakeFaceNormalsHead.vectorCount takes 4 bytes");

/** Element of `LIGHTINGDIR` in BSPX (lump 15). */
typedef struct { uint8_t x, y, z; } QuakeBspxLightingdirElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBspxLightingdirElement) == 3, "QuakeBspxLightingdirElement takes 3 bytes");

/** Element of `LMOFFSET` in BSPX (lump 15). */
typedef int32_t QuakeBspxLmoffsetElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBspxLmoffsetElement) == 4, "QuakeBspxLmoffsetElement takes 4 bytes");

/** Element of `LMSHIFT` in BSPX (lump 15). */
typedef uint8_t QuakeBspxLmshiftElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBspxLmshiftElement) == 1, "QuakeBspxLmshiftElement takes 1 bytes");

/** Element of `LMSTYLE` in BSPX (lump 15). */
typedef uint8_t QuakeBspxLmstyleElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBspxLmstyleElement) == 1, "QuakeBspxLmstyleElement takes 1 bytes");

/** Element of `LMSTYLE16` in BSPX (lump 15). */
typedef uint16_t QuakeBspxLmstyle16Element;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBspxLmstyle16Element) == 2, "QuakeBspxLmstyle16Element takes 2 bytes");

/** Element of `RGBLIGHTING` in BSPX (lump 15). */
typedef struct { uint8_t red, green, blue; } QuakeBspxRgblightingElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBspxRgblightingElement) == 3, "QuakeBspxRgblightingElement takes 3 bytes");

/** Element of `SURFENVMAP` in BSPX (lump 15). */
typedef uint32_t QuakeBspxSurfenvmapElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBspxSurfenvmapElement) == 4, "QuakeBspxSurfenvmapElement takes 4 bytes");

/** Element of `VERTEXNORMALS` in BSPX (lump 15). */
typedef struct { float x, y, z; } QuakeBspxVertexnormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(QuakeBspxVertexnormalsElement) == 12, "QuakeBspxVertexnormalsElement takes 12 bytes");

#endif /* BRUSHWORK_ID_SOFTWARE_QUAKE_H */
