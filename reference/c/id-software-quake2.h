/**
 * Quake II: IBSP 38, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Quake II (1997): IBSP 38. Little-endian, 19 lumps, offset before length. What is solid is brushes again, as
 * the mapper built it; textures lie in files of their own; light is in colour; visibility is that of clusters
 * of leaves, and areas are closed off by doors. Tools of today append a directory of further lumps (`BSPX`)
 * behind the last one.
 *
 * Sources: the public headers and loaders of the engine and its maintained descendants, and two real maps.
 * Distances are game units (one inch), z points up.
 */
#ifndef BRUSHWORK_ID_SOFTWARE_QUAKE2_H
#define BRUSHWORK_ID_SOFTWARE_QUAKE2_H

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
#define QUAKE2_LUMP_ENTITIES 0
/** Array of Quake2Plane. */
#define QUAKE2_LUMP_PLANES 1
/** Corners of faces, in game units. Array of Quake2VerticesElement. */
#define QUAKE2_LUMP_VERTICES 2
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', whose parts C can't place:
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 * - `int32_t clusterCount`: Number of clusters.
 * - `Quake2VisibilityRowOffsets offsets[clusterCount]`: Where the rows of each cluster begin.
 * - `uint8_t rows`: The rows: bit `c & 7` of byte `c >> 3` says whether cluster `c` is in a row. A byte other
 * than 0 stands for itself; a 0 and the number behind it stand for that many bytes of 0. Each begins where
 * `offsets` says and goes on until a bit for each cluster is unpacked.
 */
#define QUAKE2_LUMP_VISIBILITY 3
/** Array of Quake2Node. */
#define QUAKE2_LUMP_NODES 4
/** Array of Quake2TextureInfo. */
#define QUAKE2_LUMP_TEXTURE_INFO 5
/** Array of Quake2Face. */
#define QUAKE2_LUMP_FACES 6
/** Samples of all lightmaps; one for every 16 texture pixels of a face. Array of Quake2LightingElement. */
#define QUAKE2_LUMP_LIGHTING 7
/** Array of Quake2Leaf. */
#define QUAKE2_LUMP_LEAVES 8
/** Faces, as leaves select them. Array of Quake2LeafFacesElement. */
#define QUAKE2_LUMP_LEAF_FACES 9
/** Brushes, as leaves select them. Array of Quake2LeafBrushesElement. */
#define QUAKE2_LUMP_LEAF_BRUSHES 10
/** Array of Quake2Edge. */
#define QUAKE2_LUMP_EDGES 11
/** Edges in the order in which faces walk them, negative for backwards. Array of Quake2SurfedgesElement. */
#define QUAKE2_LUMP_SURFEDGES 12
/** Array of Quake2Model. */
#define QUAKE2_LUMP_MODELS 13
/** Array of Quake2Brush. */
#define QUAKE2_LUMP_BRUSHES 14
/** Array of Quake2BrushSide. */
#define QUAKE2_LUMP_BRUSH_SIDES 15
/**
 * 256 bytes that the compiler writes, all of them 0, and nothing reads. Its name is all that is known. Array
 * of Quake2PopElement.
 */
#define QUAKE2_LUMP_POP 16
/** Array of Quake2Area. */
#define QUAKE2_LUMP_AREAS 17
/** Array of Quake2AreaPortal. */
#define QUAKE2_LUMP_AREA_PORTALS 18
/**
 * Further lumps that later tools append. A directory of lumps, which C can't express.
 * - `directory` Quake2BspxDirectoryHead, and what its comment says.
 * - `BRUSHLIST`: Content of the kind 'brush-list', whose parts C can't place:
 * `BRUSHLIST`: models, the solids of each, the planes of each solid.
 * - `Quake2BrushListModel model`: A model. One for each model, up to the end of the lump.
 * - `Quake2BrushListBrush brush[model.brushCount]`: A solid of the model. Behind the model, each with its
 * planes.
 * - `Quake2BrushListPlane plane[brush.planeCount]`: A plane of the solid. Behind the solid.
 * - `DECOUPLED_LM`: Array of Quake2DecoupledLightmap.
 * - `ENVMAP`: Array of Quake2EnvironmentMap.
 * - `FACENORMALS`: Quake2FaceNormalsHead, and what its comment says.
 * - `LIGHTGRID_OCTREE`: Content of the kind 'light-grid-octree', whose parts C can't place:
 * `LIGHTGRID_OCTREE`: a grid.
 * - `Quake2LightGridHead grid`: The grid.
 * - `Quake2LightGridCount nodeCount`: Number of nodes.
 * - `Quake2LightGridNode node[nodeCount.count]`: Nodes of the tree.
 * - `Quake2LightGridCount leafCount`: Number of leaves.
 * - `Quake2LightGridLeaf leaf[leafCount.count]`: A leaf. Each with its samples.
 * - `Quake2LightGridSample sample[leaf.size.x * leaf.size.y * leaf.size.z]`: A sample of the leaf. Behind the
 * leaf, each with its light.
 * - `Quake2LightGridLight light[sample.styleCount]`: Light of one style. Behind the sample; none for a count
 * of 255.
 * - `LIGHTGRIDS`: Content of the kind 'light-grids', whose parts C can't place:
 * `LIGHTGRIDS`: several grids of light from six sides, each with its size.
 * - `Quake2LightGridSize size`: Size of the grid. One for each grid, up to the end of the lump.
 * - `Quake2LightGridHead grid`: The grid.
 * - `Quake2LightGridCount nodeCount`: Number of nodes.
 * - `Quake2LightGridNode node[nodeCount.count]`: Nodes of the tree.
 * - `Quake2LightGridCount leafCount`: Number of leaves.
 * - `Quake2LightCubeLeaf leaf[leafCount.count]`: A leaf. Each with its samples.
 * - `Quake2LightGridSample sample[leaf.size.x * leaf.size.y * leaf.size.z]`: A sample of the leaf. Behind the
 * leaf, each with its light.
 * - `Quake2LightCubeLight light[sample.styleCount]`: Light of one style. Behind the sample, each with its
 * colours; none for a count of 255.
 * - `Quake2LightCubeColor color`: Light from one side. Behind the style, one for each bit of its sides, the
 * lowest first.
 * - `LIGHTINGDIR`: Array of Quake2BspxLightingdirElement.
 * `LIGHTINGDIR`: direction from which each sample's light comes, in the face's own axes; -1 to 1 as 0 to 255.
 * - `LIGHTING_E5BGR9`: Array of Quake2SharedExponentColor.
 * - `LMOFFSET`: Array of Quake2BspxLmoffsetElement.
 * `LMOFFSET`: first sample of each face in the lump of light, in place of the face's own number; -1 for none.
 * - `LMSHIFT`: Array of Quake2BspxLmshiftElement.
 * `LMSHIFT`: power of two of the texels that a sample of light spans, one byte a face; 4, the usual 16
 * texels, without the lump.
 * - `LMSTYLE`: Array of Quake2BspxLmstyleElement.
 * `LMSTYLE`: light styles of each face, as many for every one, in place of the face's own; 255 = unused.
 * - `LMSTYLE16`: Array of Quake2BspxLmstyle16Element.
 * `LMSTYLE16`: the same with numbers of 16 bits; 65535 = unused.
 * - `RGBLIGHTING`: Array of Quake2BspxRgblightingElement.
 * `RGBLIGHTING`: red, green and blue of each sample.
 * - `SURFENVMAP`: Array of Quake2BspxSurfenvmapElement.
 * `SURFENVMAP`: for each face its place of `ENVMAP`; 4294967295 = none.
 * - `VERTEXNORMALS`: Array of Quake2BspxVertexnormalsElement.
 * `VERTEXNORMALS`: a normal for each vertex of the map; zero where no smooth surface has the vertex.
 * - `ZIP_PAKFILE`: Content of the kind 'pakfile', whose parts C can't place:
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 * - `files`: The files. Where the records of the directory say, one behind the other as a rule.
 *   - `Quake2PakLocalHeader header`: How the file is packed.
 *   - `char name[header.nameSize]`: Name with its folders, `/` between them.
 *   - `uint8_t extra[header.extraSize]`: Extra fields, which consoles fill with zeros until the data is
 *   aligned.
 *   - `uint8_t data[header.compressedSize]`: The file's bytes as they are stored: a format of their own.
 * - `directory[end.entryCount]`: The directory. At `end.directoryOffset`.
 *   - `Quake2PakDirectoryRecord record`: What the directory says of a file, and where the file is.
 *   - `char name[record.nameSize]`: Name with its folders.
 *   - `uint8_t extra[record.extraSize]`: Extra fields.
 *   - `char comment[record.commentSize]`: Comment on the file.
 * - `Quake2PakZip64EndRecord zip64End`: The numbers of the end record in 64 bits. Only in archives that need
 * it.
 * - `Quake2PakZip64Locator zip64Locator`: Where that record is. Only in archives that need it.
 * - `Quake2PakEndRecord end`: Where the directory is: what reading begins with. The last record of the
 * archive: found from the end, by its signature.
 * - `char comment[end.commentSize]`: Comment on the archive: its alignment as the tools of games write it.
 */
#define QUAKE2_LUMP_BSPX 19

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct Quake2LumpEntry {
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
} Quake2LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LumpEntry) == 8, "Quake2LumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LumpEntry, offset) == 0, "Quake2LumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LumpEntry *)0)->offset) == 4, "Quake2LumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LumpEntry, length) == 4, "Quake2LumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LumpEntry *)0)->length) == 4, "Quake2LumpEntry.length takes 4 bytes");

/** The start of a file. */
typedef struct Quake2Header {
  /** `IBSP`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 38. */
  int32_t version;
  /** The lumps by index. */
  Quake2LumpEntry lumps[19];
} Quake2Header;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2Header) == 160, "Quake2Header takes 160 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Header, magic) == 0, "Quake2Header.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Header, version) == 4, "Quake2Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Header, lumps) == 8, "Quake2Header.lumps lies at 8");

/**
 * Axis that a plane's normal lies on or is nearest to (`PLANE_*`).
 * Source: public headers of the engine.
 */
#define QUAKE2_PLANE_TYPE_X 0
#define QUAKE2_PLANE_TYPE_Y 1
#define QUAKE2_PLANE_TYPE_Z 2
#define QUAKE2_PLANE_TYPE_NEAREST_X 3
#define QUAKE2_PLANE_TYPE_NEAREST_Y 4
#define QUAKE2_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit, and what it is to those who walk on it (`SURF_*`), in texture infos.
 * `alphaTest` is of later engines.
 * Source: public headers of the engine; of a compiler of today for `alphaTest`.
 */
#define QUAKE2_QUAKE2_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define QUAKE2_QUAKE2_SURFACE_FLAGS_SLICK UINT32_C(0x2)
#define QUAKE2_QUAKE2_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define QUAKE2_QUAKE2_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define QUAKE2_QUAKE2_SURFACE_FLAGS_TRANSLUCENT33 UINT32_C(0x10)
#define QUAKE2_QUAKE2_SURFACE_FLAGS_TRANSLUCENT66 UINT32_C(0x20)
#define QUAKE2_QUAKE2_SURFACE_FLAGS_FLOWING UINT32_C(0x40)
#define QUAKE2_QUAKE2_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define QUAKE2_QUAKE2_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define QUAKE2_QUAKE2_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define QUAKE2_QUAKE2_SURFACE_FLAGS_ALPHA_TEST UINT32_C(0x2000000)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes and leaves.
 * Source: public headers of the engine.
 */
#define QUAKE2_QUAKE2_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_LAVA UINT32_C(0x8)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_DEAD_MONSTER UINT32_C(0x4000000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define QUAKE2_QUAKE2_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)

/** What a solid holds, in the numbers of Quake and two more. */
/** Nothing: a mistake. */
#define QUAKE2_BRUSH_LIST_CONTENTS_EMPTY (-1)
/** Solid. */
#define QUAKE2_BRUSH_LIST_CONTENTS_SOLID (-2)
/** Water. */
#define QUAKE2_BRUSH_LIST_CONTENTS_WATER (-3)
/** Slime. */
#define QUAKE2_BRUSH_LIST_CONTENTS_SLIME (-4)
/** Lava. */
#define QUAKE2_BRUSH_LIST_CONTENTS_LAVA (-5)
/** Sky. */
#define QUAKE2_BRUSH_LIST_CONTENTS_SKY (-6)
/** Blocks only what has a size. */
#define QUAKE2_BRUSH_LIST_CONTENTS_CLIP (-8)
/** Can be climbed. */
#define QUAKE2_BRUSH_LIST_CONTENTS_LADDER (-16)

/** Sides from which light comes; the others are black and aren't stored. */
/** +x. */
#define QUAKE2_LIGHT_CUBE_SIDES_FRONT UINT32_C(0x1)
/** -x. */
#define QUAKE2_LIGHT_CUBE_SIDES_BACK UINT32_C(0x2)
/** +y. */
#define QUAKE2_LIGHT_CUBE_SIDES_LEFT UINT32_C(0x4)
/** -y. */
#define QUAKE2_LIGHT_CUBE_SIDES_RIGHT UINT32_C(0x8)
/** +z. */
#define QUAKE2_LIGHT_CUBE_SIDES_UP UINT32_C(0x10)
/** -z. */
#define QUAKE2_LIGHT_CUBE_SIDES_DOWN UINT32_C(0x20)

/** What is said of an entry. */
/** The data is encrypted. */
#define QUAKE2_PAK_ENTRY_FLAGS_ENCRYPTED UINT32_C(0x1)
/** CRC and sizes stand behind the data and not before it. */
#define QUAKE2_PAK_ENTRY_FLAGS_SIZES_FOLLOW UINT32_C(0x8)
/** The name is UTF-8. */
#define QUAKE2_PAK_ENTRY_FLAGS_UTF8 UINT32_C(0x800)

/** How an entry's data is packed. */
/** As it is. */
#define QUAKE2_PAK_METHOD_STORED 0
/** DEFLATE, which games with pakfiles don't read. */
#define QUAKE2_PAK_METHOD_DEFLATE 8
/** LZMA with a head of 4 bytes and 5 bytes of properties. */
#define QUAKE2_PAK_METHOD_LZMA 14

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: public headers of the engine.
 */
typedef struct Quake2Plane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: QUAKE2_PLANE_TYPE_*. */
  int32_t type;
} Quake2Plane;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2Plane) == 20, "Quake2Plane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Plane, normal) == 0, "Quake2Plane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Plane *)0)->normal) == 12, "Quake2Plane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Plane, distance) == 12, "Quake2Plane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Plane *)0)->distance) == 4, "Quake2Plane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Plane, type) == 16, "Quake2Plane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Plane *)0)->type) == 4, "Quake2Plane.type takes 4 bytes");

/**
 * Where the two rows of a cluster begin, in bytes from the start of the lump; 0 = there is no row, all
 * clusters are in it.
 * Source: specification, visibility.
 */
typedef struct Quake2VisibilityRowOffsets {
  /** Row of the clusters that can be seen. */
  int32_t pvs;
  /** Row of the clusters that can be heard. */
  int32_t pas;
} Quake2VisibilityRowOffsets;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2VisibilityRowOffsets) == 8, "Quake2VisibilityRowOffsets takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2VisibilityRowOffsets, pvs) == 0, "Quake2VisibilityRowOffsets.pvs lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2VisibilityRowOffsets *)0)->pvs) == 4, "Quake2VisibilityRowOffsets.pvs takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2VisibilityRowOffsets, pas) == 4, "Quake2VisibilityRowOffsets.pas lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2VisibilityRowOffsets *)0)->pas) == 4, "Quake2VisibilityRowOffsets.pas takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 4).
 * Original name: dnode_t. Source: public headers of the engine.
 */
typedef struct Quake2Node {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative
   * n: element -1 - n of LEAVES.
   */
  int32_t children[2];
  /** Lower corner of its box, in whole game units. */
  struct { int16_t x, y, z; } mins;
  /** Upper corner of its box, in whole game units. */
  struct { int16_t x, y, z; } maxs;
  /** First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them. */
  uint16_t firstFace;
  /** Number of faces, those of both sides counted. */
  uint16_t faceCount;
} Quake2Node;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2Node) == 28, "Quake2Node takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Node, plane) == 0, "Quake2Node.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Node *)0)->plane) == 4, "Quake2Node.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Node, children) == 4, "Quake2Node.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Node *)0)->children) == 8, "Quake2Node.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Node, mins) == 12, "Quake2Node.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Node *)0)->mins) == 6, "Quake2Node.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Node, maxs) == 18, "Quake2Node.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Node *)0)->maxs) == 6, "Quake2Node.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Node, firstFace) == 24, "Quake2Node.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Node *)0)->firstFace) == 2, "Quake2Node.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Node, faceCount) == 26, "Quake2Node.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Node *)0)->faceCount) == 2, "Quake2Node.faceCount takes 2 bytes");

/**
 * How faces and sides are textured (lump 5): a point's texture coordinate is its dot product with the vector,
 * plus the offset.
 * Original name: texinfo_t. Source: public headers of the engine.
 */
typedef struct Quake2TextureInfo {
  /** Direction and offset of the texture's columns, in texture pixels per game unit and texture pixels. */
  struct { float x, y, z, offset; } s;
  /** Direction and offset of the texture's rows, in texture pixels per game unit and texture pixels. */
  struct { float x, y, z, offset; } t;
  /** How its surfaces are drawn, lit and walked on. Values: QUAKE2_QUAKE2_SURFACE_FLAGS_*. */
  int32_t flags;
  /** How much light its surfaces give, where the flags say that they do. */
  int32_t value;
  /**
   * Path of the texture below `textures/`, without `.wal`, NUL-terminated within the 32 bytes: at most 31
   * bytes of text.
   */
  char name[32];
  /**
   * Texture info that is shown next where a texture is animated, the last one that of the first; negative, or
   * 0, = none. -> TEXTURE_INFO; negative = none.
   */
  int32_t next;
} Quake2TextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2TextureInfo) == 76, "Quake2TextureInfo takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2TextureInfo, s) == 0, "Quake2TextureInfo.s lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2TextureInfo *)0)->s) == 16, "Quake2TextureInfo.s takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2TextureInfo, t) == 16, "Quake2TextureInfo.t lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2TextureInfo *)0)->t) == 16, "Quake2TextureInfo.t takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2TextureInfo, flags) == 32, "Quake2TextureInfo.flags lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2TextureInfo *)0)->flags) == 4, "Quake2TextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2TextureInfo, value) == 36, "Quake2TextureInfo.value lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2TextureInfo *)0)->value) == 4, "Quake2TextureInfo.value takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2TextureInfo, name) == 40, "Quake2TextureInfo.name lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2TextureInfo *)0)->name) == 32, "Quake2TextureInfo.name takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2TextureInfo, next) == 72, "Quake2TextureInfo.next lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2TextureInfo *)0)->next) == 4, "Quake2TextureInfo.next takes 4 bytes");

/**
 * A polygon (lump 6).
 * Original name: dface_t. Source: public headers of the engine; real maps.
 */
typedef struct Quake2Face {
  /** Plane that it lies on: compilers name the first of the pair, whichever way the face looks. -> PLANES. */
  uint16_t plane;
  /**
   * Not 0 = it looks away from its plane's normal: so do all 3,058 such faces of the real maps, by their
   * corners.
   */
  int16_t side;
  /**
   * First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES, `edgeCount` of
   * them.
   */
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
} Quake2Face;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2Face) == 20, "Quake2Face takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Face, plane) == 0, "Quake2Face.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Face *)0)->plane) == 2, "Quake2Face.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Face, side) == 2, "Quake2Face.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Face *)0)->side) == 2, "Quake2Face.side takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Face, firstEdge) == 4, "Quake2Face.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Face *)0)->firstEdge) == 4, "Quake2Face.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Face, edgeCount) == 8, "Quake2Face.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Face *)0)->edgeCount) == 2, "Quake2Face.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Face, texture) == 10, "Quake2Face.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Face *)0)->texture) == 2, "Quake2Face.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Face, styles) == 12, "Quake2Face.styles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Face *)0)->styles) == 4, "Quake2Face.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Face, lightOffset) == 16, "Quake2Face.lightOffset lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Face *)0)->lightOffset) == 4, "Quake2Face.lightOffset takes 4 bytes");

/**
 * A leaf of the trees (lump 8). Leaf 0 is everything solid beyond the world.
 * Original name: dleaf_t. Source: public headers of the engine.
 */
typedef struct Quake2Leaf {
  /** What its brushes are, all together. Values: QUAKE2_QUAKE2_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  int16_t cluster;
  /** Area that doors separate from others; 0 = none. -> AREAS. The lump may be empty all the same. */
  int16_t area;
  /** Lower corner of its box, in whole game units. */
  struct { int16_t x, y, z; } mins;
  /** Upper corner of its box, in whole game units. */
  struct { int16_t x, y, z; } maxs;
  /** First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them. */
  uint16_t firstFace;
  /** Number of faces that are seen in it. */
  uint16_t faceCount;
  /** First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them. */
  uint16_t firstBrush;
  /** Number of brushes that reach into it. */
  uint16_t brushCount;
} Quake2Leaf;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2Leaf) == 28, "Quake2Leaf takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Leaf, contents) == 0, "Quake2Leaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Leaf *)0)->contents) == 4, "Quake2Leaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Leaf, cluster) == 4, "Quake2Leaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Leaf *)0)->cluster) == 2, "Quake2Leaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Leaf, area) == 6, "Quake2Leaf.area lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Leaf *)0)->area) == 2, "Quake2Leaf.area takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Leaf, mins) == 8, "Quake2Leaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Leaf *)0)->mins) == 6, "Quake2Leaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Leaf, maxs) == 14, "Quake2Leaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Leaf *)0)->maxs) == 6, "Quake2Leaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Leaf, firstFace) == 20, "Quake2Leaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Leaf *)0)->firstFace) == 2, "Quake2Leaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Leaf, faceCount) == 22, "Quake2Leaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Leaf *)0)->faceCount) == 2, "Quake2Leaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Leaf, firstBrush) == 24, "Quake2Leaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Leaf *)0)->firstBrush) == 2, "Quake2Leaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Leaf, brushCount) == 26, "Quake2Leaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Leaf *)0)->brushCount) == 2, "Quake2Leaf.brushCount takes 2 bytes");

/**
 * An edge of faces (lump 11). Edge 0 is never used: it has no sign.
 * Original name: dedge_t. Source: public headers of the engine.
 */
typedef struct Quake2Edge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} Quake2Edge;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2Edge) == 4, "Quake2Edge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Edge, vertices) == 0, "Quake2Edge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Edge *)0)->vertices) == 4, "Quake2Edge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 13).
 * Original name: dmodel_t. Source: public headers of the engine.
 */
typedef struct Quake2Model {
  /** Lower corner of its box, in game units. The game widens it by 1. */
  struct { float x, y, z; } mins;
  /** Upper corner of its box, in game units. The game widens it by 1. */
  struct { float x, y, z; } maxs;
  /** Middle for sounds and lights, in game units; 0 in maps, where the entity says it. */
  struct { float x, y, z; } origin;
  /**
   * Root of its tree: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative n: element -1 - n of
   * LEAVES.
   */
  int32_t headNode;
  /** First of `faceCount` faces. -> FACES, `faceCount` of them. */
  int32_t firstFace;
  /** Number of faces. */
  int32_t faceCount;
} Quake2Model;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2Model) == 48, "Quake2Model takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Model, mins) == 0, "Quake2Model.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Model *)0)->mins) == 12, "Quake2Model.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Model, maxs) == 12, "Quake2Model.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Model *)0)->maxs) == 12, "Quake2Model.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Model, origin) == 24, "Quake2Model.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Model *)0)->origin) == 12, "Quake2Model.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Model, headNode) == 36, "Quake2Model.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Model *)0)->headNode) == 4, "Quake2Model.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Model, firstFace) == 40, "Quake2Model.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Model *)0)->firstFace) == 4, "Quake2Model.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Model, faceCount) == 44, "Quake2Model.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Model *)0)->faceCount) == 4, "Quake2Model.faceCount takes 4 bytes");

/**
 * A convex solid (lump 14): the space behind all its sides.
 * Original name: dbrush_t. Source: public headers of the engine.
 */
typedef struct Quake2Brush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What it is. Values: QUAKE2_QUAKE2_CONTENT_FLAGS_*. */
  int32_t contents;
} Quake2Brush;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2Brush) == 12, "Quake2Brush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Brush, firstSide) == 0, "Quake2Brush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Brush *)0)->firstSide) == 4, "Quake2Brush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Brush, sideCount) == 4, "Quake2Brush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Brush *)0)->sideCount) == 4, "Quake2Brush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Brush, contents) == 8, "Quake2Brush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Brush *)0)->contents) == 4, "Quake2Brush.contents takes 4 bytes");

/**
 * A side of a brush (lump 15).
 * Original name: dbrushside_t. Source: public headers of the engine; real map for -1.
 */
typedef struct Quake2BrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /**
   * How it is textured; -1 = not at all: a side that the compiler added for collision. -> TEXTURE_INFO; -1 =
   * none.
   */
  int16_t texture;
} Quake2BrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BrushSide) == 4, "Quake2BrushSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushSide, plane) == 0, "Quake2BrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushSide *)0)->plane) == 2, "Quake2BrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushSide, texture) == 2, "Quake2BrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushSide *)0)->texture) == 2, "Quake2BrushSide.texture takes 2 bytes");

/**
 * A part of the world that doors separate from others (lump 17). Area 0 is none.
 * Original name: darea_t. Source: public headers of the engine.
 */
typedef struct Quake2Area {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} Quake2Area;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2Area) == 8, "Quake2Area takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Area, portalCount) == 0, "Quake2Area.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Area *)0)->portalCount) == 4, "Quake2Area.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2Area, firstPortal) == 4, "Quake2Area.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2Area *)0)->firstPortal) == 4, "Quake2Area.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 18). Each opening is stored twice, once for each side; entry 0 is none.
 * Original name: dareaportal_t. Source: public headers of the engine; real map.
 */
typedef struct Quake2AreaPortal {
  /**
   * Number by which the game opens and closes it: that of a brush of area portals, in the order of the map,
   * from 1 on.
   */
  int32_t number;
  /** Area that it leads into. -> AREAS. */
  int32_t otherArea;
} Quake2AreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2AreaPortal) == 8, "Quake2AreaPortal takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2AreaPortal, number) == 0, "Quake2AreaPortal.number lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2AreaPortal *)0)->number) == 4, "Quake2AreaPortal.number takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2AreaPortal, otherArea) == 4, "Quake2AreaPortal.otherArea lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2AreaPortal *)0)->otherArea) == 4, "Quake2AreaPortal.otherArea takes 4 bytes");

/**
 * Entry of a BSPX directory.
 * Original name: bspx_lump_t. Source: description of the directory by an engine that reads it and by the
 * tools that write it.
 */
typedef struct Quake2BspxEntry {
  /** What the lump holds, as text. */
  char name[24];
  /** First byte, counted from the start of the file. */
  uint32_t offset;
  /** Length in bytes. */
  uint32_t length;
} Quake2BspxEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BspxEntry) == 32, "Quake2BspxEntry takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BspxEntry, name) == 0, "Quake2BspxEntry.name lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BspxEntry *)0)->name) == 24, "Quake2BspxEntry.name takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BspxEntry, offset) == 24, "Quake2BspxEntry.offset lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BspxEntry *)0)->offset) == 4, "Quake2BspxEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BspxEntry, length) == 28, "Quake2BspxEntry.length lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BspxEntry *)0)->length) == 4, "Quake2BspxEntry.length takes 4 bytes");

/**
 * A model's solids follow (`BRUSHLIST`).
 * Source: description of the lump by an engine that reads it; real map of the tools that write it.
 */
typedef struct Quake2BrushListModel {
  /** Version of what follows: 1. */
  uint32_t version;
  /** The model; 0 is the world. -> MODELS. */
  uint32_t model;
  /** Number of solids. */
  uint32_t brushCount;
  /** Number of planes of all solids together. */
  uint32_t planeCount;
} Quake2BrushListModel;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BrushListModel) == 16, "Quake2BrushListModel takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushListModel, version) == 0, "Quake2BrushListModel.version lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushListModel *)0)->version) == 4, "Quake2BrushListModel.version takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushListModel, model) == 4, "Quake2BrushListModel.model lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushListModel *)0)->model) == 4, "Quake2BrushListModel.model takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushListModel, brushCount) == 8, "Quake2BrushListModel.brushCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushListModel *)0)->brushCount) == 4, "Quake2BrushListModel.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushListModel, planeCount) == 12, "Quake2BrushListModel.planeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushListModel *)0)->planeCount) == 4, "Quake2BrushListModel.planeCount takes 4 bytes");

/**
 * A solid: its box, cut by the planes that follow.
 * Source: description of the lump by an engine that reads it; real map of the tools that write it.
 */
typedef struct Quake2BrushListBrush {
  /** Lower corner, in world units. */
  struct { float x, y, z; } mins;
  /** Upper corner, in world units. */
  struct { float x, y, z; } maxs;
  /** What it holds. Values: QUAKE2_BRUSH_LIST_CONTENTS_*. */
  int16_t contents;
  /** Number of planes beyond those of the box. */
  uint16_t planeCount;
} Quake2BrushListBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BrushListBrush) == 28, "Quake2BrushListBrush takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushListBrush, mins) == 0, "Quake2BrushListBrush.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushListBrush *)0)->mins) == 12, "Quake2BrushListBrush.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushListBrush, maxs) == 12, "Quake2BrushListBrush.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushListBrush *)0)->maxs) == 12, "Quake2BrushListBrush.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushListBrush, contents) == 24, "Quake2BrushListBrush.contents lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushListBrush *)0)->contents) == 2, "Quake2BrushListBrush.contents takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushListBrush, planeCount) == 26, "Quake2BrushListBrush.planeCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushListBrush *)0)->planeCount) == 2, "Quake2BrushListBrush.planeCount takes 2 bytes");

/**
 * A side of a solid that isn't along an axis.
 * Source: description of the lump by an engine that reads it; real map of the tools that write it.
 */
typedef struct Quake2BrushListPlane {
  /** Direction away from the solid, of length 1. */
  struct { float x, y, z; } normal;
  /** Distance from the world's origin along the normal, in world units. */
  float distance;
} Quake2BrushListPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BrushListPlane) == 16, "Quake2BrushListPlane takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushListPlane, normal) == 0, "Quake2BrushListPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushListPlane *)0)->normal) == 12, "Quake2BrushListPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2BrushListPlane, distance) == 12, "Quake2BrushListPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2BrushListPlane *)0)->distance) == 4, "Quake2BrushListPlane.distance takes 4 bytes");

/**
 * Size and place of a face's lightmap, apart from the texture's scale (`DECOUPLED_LM`).
 * Source: description of the lump by the tools that write it. Confidence: probable.
 */
typedef struct Quake2DecoupledLightmap {
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
} Quake2DecoupledLightmap;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2DecoupledLightmap) == 40, "Quake2DecoupledLightmap takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2DecoupledLightmap, width) == 0, "Quake2DecoupledLightmap.width lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2DecoupledLightmap *)0)->width) == 2, "Quake2DecoupledLightmap.width takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2DecoupledLightmap, height) == 2, "Quake2DecoupledLightmap.height lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2DecoupledLightmap *)0)->height) == 2, "Quake2DecoupledLightmap.height takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2DecoupledLightmap, lightOffset) == 4, "Quake2DecoupledLightmap.lightOffset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2DecoupledLightmap *)0)->lightOffset) == 4, "Quake2DecoupledLightmap.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2DecoupledLightmap, column) == 8, "Quake2DecoupledLightmap.column lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2DecoupledLightmap *)0)->column) == 16, "Quake2DecoupledLightmap.column takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2DecoupledLightmap, row) == 24, "Quake2DecoupledLightmap.row lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2DecoupledLightmap *)0)->row) == 16, "Quake2DecoupledLightmap.row takes 16 bytes");

/**
 * A place whose surroundings are shown by what reflects (`ENVMAP`); the six images are files of their own.
 * Source: description of the lump by an engine that reads it; no real file was seen. Confidence: probable.
 */
typedef struct Quake2EnvironmentMap {
  /** Place in world units; the names of the images have it rounded to whole numbers. */
  struct { float x, y, z; } origin;
  /** Side of each image in pixels. */
  int32_t side;
} Quake2EnvironmentMap;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2EnvironmentMap) == 16, "Quake2EnvironmentMap takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2EnvironmentMap, origin) == 0, "Quake2EnvironmentMap.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2EnvironmentMap *)0)->origin) == 12, "Quake2EnvironmentMap.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2EnvironmentMap, side) == 12, "Quake2EnvironmentMap.side lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2EnvironmentMap *)0)->side) == 4, "Quake2EnvironmentMap.side takes 4 bytes");

/**
 * The axes of a face's corner, for light that is worked out while playing: indexes into the vectors before.
 * Source: description of the lump by the tools that write it. Confidence: probable.
 */
typedef struct Quake2CornerAxes {
  /** Vector away from the surface. -> .vectors. */
  uint32_t normal;
  /** Vector along the texture's columns. -> .vectors. */
  uint32_t tangent;
  /** Vector along the texture's rows. -> .vectors. */
  uint32_t bitangent;
} Quake2CornerAxes;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2CornerAxes) == 12, "Quake2CornerAxes takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2CornerAxes, normal) == 0, "Quake2CornerAxes.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2CornerAxes *)0)->normal) == 4, "Quake2CornerAxes.normal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2CornerAxes, tangent) == 4, "Quake2CornerAxes.tangent lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2CornerAxes *)0)->tangent) == 4, "Quake2CornerAxes.tangent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2CornerAxes, bitangent) == 8, "Quake2CornerAxes.bitangent lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2CornerAxes *)0)->bitangent) == 4, "Quake2CornerAxes.bitangent takes 4 bytes");

/**
 * A grid, and the root of its tree.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
#pragma pack(push, 1)
typedef struct Quake2LightGridHead {
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
} Quake2LightGridHead;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightGridHead) == 41, "Quake2LightGridHead takes 41 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridHead, spacing) == 0, "Quake2LightGridHead.spacing lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridHead *)0)->spacing) == 12, "Quake2LightGridHead.spacing takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridHead, size) == 12, "Quake2LightGridHead.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridHead *)0)->size) == 12, "Quake2LightGridHead.size takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridHead, mins) == 24, "Quake2LightGridHead.mins lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridHead *)0)->mins) == 12, "Quake2LightGridHead.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridHead, styleCount) == 36, "Quake2LightGridHead.styleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridHead *)0)->styleCount) == 1, "Quake2LightGridHead.styleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridHead, root) == 37, "Quake2LightGridHead.root lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridHead *)0)->root) == 4, "Quake2LightGridHead.root takes 4 bytes");

/**
 * Number of nodes or leaves that follow.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
typedef struct Quake2LightGridCount {
  /** How many. */
  uint32_t count;
} Quake2LightGridCount;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightGridCount) == 4, "Quake2LightGridCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridCount, count) == 0, "Quake2LightGridCount.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridCount *)0)->count) == 4, "Quake2LightGridCount.count takes 4 bytes");

/**
 * A node: eight octants around a point of the grid.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
typedef struct Quake2LightGridNode {
  /** The point, in samples from the first: what isn't below it is in an upper octant. */
  struct { int32_t x, y, z; } middle;
  /**
   * What is in each octant: a node, with bit 31 a leaf, with bit 30 nothing. Octant 4 is the upper one along
   * x, 2 along y, 1 along z.
   */
  uint32_t children[8];
} Quake2LightGridNode;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightGridNode) == 44, "Quake2LightGridNode takes 44 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridNode, middle) == 0, "Quake2LightGridNode.middle lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridNode *)0)->middle) == 12, "Quake2LightGridNode.middle takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridNode, children) == 12, "Quake2LightGridNode.children lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridNode *)0)->children) == 32, "Quake2LightGridNode.children takes 32 bytes");

/**
 * A leaf: a box of samples, which follow, those along x first, then along y, then along z.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
typedef struct Quake2LightGridLeaf {
  /** First sample of the box, in samples from the first of the grid. */
  struct { int32_t x, y, z; } mins;
  /** Number of samples along each axis. */
  struct { int32_t x, y, z; } size;
} Quake2LightGridLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightGridLeaf) == 24, "Quake2LightGridLeaf takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridLeaf, mins) == 0, "Quake2LightGridLeaf.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridLeaf *)0)->mins) == 12, "Quake2LightGridLeaf.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridLeaf, size) == 12, "Quake2LightGridLeaf.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridLeaf *)0)->size) == 12, "Quake2LightGridLeaf.size takes 12 bytes");

/**
 * A sample: how many light styles reach it.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
typedef struct Quake2LightGridSample {
  /** Number of styles; 255 for a place inside of something, which isn't to be used. */
  uint8_t styleCount;
} Quake2LightGridSample;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightGridSample) == 1, "Quake2LightGridSample takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridSample, styleCount) == 0, "Quake2LightGridSample.styleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridSample *)0)->styleCount) == 1, "Quake2LightGridSample.styleCount takes 1 bytes");

/**
 * Light of one style at a sample.
 * Source: the tools that write it and engines that read it. Confidence: probable.
 */
typedef struct Quake2LightGridLight {
  /** The style. */
  uint8_t style;
  /** The light. */
  struct { uint8_t red, green, blue; } color;
} Quake2LightGridLight;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightGridLight) == 4, "Quake2LightGridLight takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridLight, style) == 0, "Quake2LightGridLight.style lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridLight *)0)->style) == 1, "Quake2LightGridLight.style takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridLight, color) == 1, "Quake2LightGridLight.color lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridLight *)0)->color) == 3, "Quake2LightGridLight.color takes 3 bytes");

/**
 * Number of bytes of a grid that follows (`LIGHTGRIDS`).
 * Source: the tools that write it, which call it not final. Confidence: probable.
 */
typedef struct Quake2LightGridSize {
  /** Bytes up to the end of the grid. */
  uint32_t byteCount;
} Quake2LightGridSize;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightGridSize) == 4, "Quake2LightGridSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightGridSize, byteCount) == 0, "Quake2LightGridSize.byteCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightGridSize *)0)->byteCount) == 4, "Quake2LightGridSize.byteCount takes 4 bytes");

/**
 * A leaf of a grid of light from six sides.
 * Source: the tools that write it, which call it not final. Confidence: probable.
 */
#pragma pack(push, 1)
typedef struct Quake2LightCubeLeaf {
  /** First sample of the box, in samples from the first of the grid. */
  struct { int32_t x, y, z; } mins;
  /** Number of samples along each axis. */
  struct { int32_t x, y, z; } size;
  /** Most light styles that one of its samples has. */
  uint8_t styleCount;
} Quake2LightCubeLeaf;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightCubeLeaf) == 25, "Quake2LightCubeLeaf takes 25 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightCubeLeaf, mins) == 0, "Quake2LightCubeLeaf.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightCubeLeaf *)0)->mins) == 12, "Quake2LightCubeLeaf.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightCubeLeaf, size) == 12, "Quake2LightCubeLeaf.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightCubeLeaf *)0)->size) == 12, "Quake2LightCubeLeaf.size takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightCubeLeaf, styleCount) == 24, "Quake2LightCubeLeaf.styleCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightCubeLeaf *)0)->styleCount) == 1, "Quake2LightCubeLeaf.styleCount takes 1 bytes");

/**
 * Light of one style from six sides at a sample.
 * Source: the tools that write it, which call it not final. Confidence: probable.
 */
typedef struct Quake2LightCubeLight {
  /** The style. */
  uint8_t style;
  /** Sides of which a colour follows. Values: QUAKE2_LIGHT_CUBE_SIDES_*. */
  uint8_t sides;
} Quake2LightCubeLight;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightCubeLight) == 2, "Quake2LightCubeLight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightCubeLight, style) == 0, "Quake2LightCubeLight.style lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightCubeLight *)0)->style) == 1, "Quake2LightCubeLight.style takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightCubeLight, sides) == 1, "Quake2LightCubeLight.sides lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightCubeLight *)0)->sides) == 1, "Quake2LightCubeLight.sides takes 1 bytes");

/**
 * Light from one side.
 * Source: the tools that write it, which call it not final. Confidence: probable.
 */
typedef struct Quake2LightCubeColor {
  /** The light. */
  struct { uint8_t red, green, blue; } color;
} Quake2LightCubeColor;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightCubeColor) == 3, "Quake2LightCubeColor takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2LightCubeColor, color) == 0, "Quake2LightCubeColor.color lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2LightCubeColor *)0)->color) == 3, "Quake2LightCubeColor.color takes 3 bytes");

/**
 * A colour with a common exponent (`LIGHTING_E5BGR9`): each component is `c * 2 ** (exponent - 24)`, and 1 is
 * full light.
 * Source: description of the lump by an engine that reads it and by the tools that write it. Confidence:
 * probable.
 */
typedef struct Quake2SharedExponentColor {
  /** Red. */
  uint32_t red : 9;
  /** Green. */
  uint32_t green : 9;
  /** Blue. */
  uint32_t blue : 9;
  /** Power of two that all three are multiplied with, plus 24. */
  uint32_t exponent : 5;
} Quake2SharedExponentColor;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2SharedExponentColor) == 4, "Quake2SharedExponentColor takes 4 bytes");

/**
 * Record before an entry's data; its name and its extra fields follow.
 * Original name: ZIP_LocalFileHeader. Source: PKWARE APPNOTE 6.3.10, section 4.3.7.
 */
#pragma pack(push, 1)
typedef struct Quake2PakLocalHeader {
  /** `PK\3\4`. */
  uint32_t signature;
  /** Version of the zip specification that is needed to read the entry, times ten. */
  uint16_t versionNeeded;
  /** What is said of the entry. Values: QUAKE2_PAK_ENTRY_FLAGS_*. */
  uint16_t flags;
  /** How the data is packed. Values: QUAKE2_PAK_METHOD_*. */
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
} Quake2PakLocalHeader;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2PakLocalHeader) == 30, "Quake2PakLocalHeader takes 30 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, signature) == 0, "Quake2PakLocalHeader.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->signature) == 4, "Quake2PakLocalHeader.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, versionNeeded) == 4, "Quake2PakLocalHeader.versionNeeded lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->versionNeeded) == 2, "Quake2PakLocalHeader.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, flags) == 6, "Quake2PakLocalHeader.flags lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->flags) == 2, "Quake2PakLocalHeader.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, method) == 8, "Quake2PakLocalHeader.method lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->method) == 2, "Quake2PakLocalHeader.method takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, modifiedTime) == 10, "Quake2PakLocalHeader.modifiedTime lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->modifiedTime) == 2, "Quake2PakLocalHeader.modifiedTime takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, modifiedDate) == 12, "Quake2PakLocalHeader.modifiedDate lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->modifiedDate) == 2, "Quake2PakLocalHeader.modifiedDate takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, crc) == 14, "Quake2PakLocalHeader.crc lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->crc) == 4, "Quake2PakLocalHeader.crc takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, compressedSize) == 18, "Quake2PakLocalHeader.compressedSize lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->compressedSize) == 4, "Quake2PakLocalHeader.compressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, uncompressedSize) == 22, "Quake2PakLocalHeader.uncompressedSize lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->uncompressedSize) == 4, "Quake2PakLocalHeader.uncompressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, nameSize) == 26, "Quake2PakLocalHeader.nameSize lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->nameSize) == 2, "Quake2PakLocalHeader.nameSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakLocalHeader, extraSize) == 28, "Quake2PakLocalHeader.extraSize lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakLocalHeader *)0)->extraSize) == 2, "Quake2PakLocalHeader.extraSize takes 2 bytes");

/**
 * Record of an entry in the directory; its name, its extra fields and its comment follow.
 * Original name: ZIP_FileHeader. Source: PKWARE APPNOTE 6.3.10, section 4.3.12.
 */
#pragma pack(push, 1)
typedef struct Quake2PakDirectoryRecord {
  /** `PK\1\2`. */
  uint32_t signature;
  /** Version of the specification that the writer knew, times ten; the high byte is its system. */
  uint16_t versionMadeBy;
  /** Version of the zip specification that is needed to read the entry, times ten. */
  uint16_t versionNeeded;
  /** What is said of the entry. Values: QUAKE2_PAK_ENTRY_FLAGS_*. */
  uint16_t flags;
  /** How the data is packed. Values: QUAKE2_PAK_METHOD_*. */
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
} Quake2PakDirectoryRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2PakDirectoryRecord) == 46, "Quake2PakDirectoryRecord takes 46 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, signature) == 0, "Quake2PakDirectoryRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->signature) == 4, "Quake2PakDirectoryRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, versionMadeBy) == 4, "Quake2PakDirectoryRecord.versionMadeBy lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->versionMadeBy) == 2, "Quake2PakDirectoryRecord.versionMadeBy takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, versionNeeded) == 6, "Quake2PakDirectoryRecord.versionNeeded lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->versionNeeded) == 2, "Quake2PakDirectoryRecord.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, flags) == 8, "Quake2PakDirectoryRecord.flags lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->flags) == 2, "Quake2PakDirectoryRecord.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, method) == 10, "Quake2PakDirectoryRecord.method lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->method) == 2, "Quake2PakDirectoryRecord.method takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, modifiedTime) == 12, "Quake2PakDirectoryRecord.modifiedTime lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->modifiedTime) == 2, "Quake2PakDirectoryRecord.modifiedTime takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, modifiedDate) == 14, "Quake2PakDirectoryRecord.modifiedDate lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->modifiedDate) == 2, "Quake2PakDirectoryRecord.modifiedDate takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, crc) == 16, "Quake2PakDirectoryRecord.crc lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->crc) == 4, "Quake2PakDirectoryRecord.crc takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, compressedSize) == 20, "Quake2PakDirectoryRecord.compressedSize lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->compressedSize) == 4, "Quake2PakDirectoryRecord.compressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, uncompressedSize) == 24, "Quake2PakDirectoryRecord.uncompressedSize lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->uncompressedSize) == 4, "Quake2PakDirectoryRecord.uncompressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, nameSize) == 28, "Quake2PakDirectoryRecord.nameSize lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->nameSize) == 2, "Quake2PakDirectoryRecord.nameSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, extraSize) == 30, "Quake2PakDirectoryRecord.extraSize lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->extraSize) == 2, "Quake2PakDirectoryRecord.extraSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, commentSize) == 32, "Quake2PakDirectoryRecord.commentSize lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->commentSize) == 2, "Quake2PakDirectoryRecord.commentSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, disk) == 34, "Quake2PakDirectoryRecord.disk lies at 34");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->disk) == 2, "Quake2PakDirectoryRecord.disk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, internalAttributes) == 36, "Quake2PakDirectoryRecord.internalAttributes lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->internalAttributes) == 2, "Quake2PakDirectoryRecord.internalAttributes takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, externalAttributes) == 38, "Quake2PakDirectoryRecord.externalAttributes lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->externalAttributes) == 4, "Quake2PakDirectoryRecord.externalAttributes takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakDirectoryRecord, localOffset) == 42, "Quake2PakDirectoryRecord.localOffset lies at 42");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakDirectoryRecord *)0)->localOffset) == 4, "Quake2PakDirectoryRecord.localOffset takes 4 bytes");

/**
 * Record with the numbers of the end record in 64 bits; stands before its locator.
 * Source: PKWARE APPNOTE 6.3.10, section 4.3.14.
 */
#pragma pack(push, 1)
typedef struct Quake2PakZip64EndRecord {
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
} Quake2PakZip64EndRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2PakZip64EndRecord) == 56, "Quake2PakZip64EndRecord takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64EndRecord, signature) == 0, "Quake2PakZip64EndRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64EndRecord *)0)->signature) == 4, "Quake2PakZip64EndRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64EndRecord, recordSize) == 4, "Quake2PakZip64EndRecord.recordSize lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64EndRecord *)0)->recordSize) == 8, "Quake2PakZip64EndRecord.recordSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64EndRecord, versionMadeBy) == 12, "Quake2PakZip64EndRecord.versionMadeBy lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64EndRecord *)0)->versionMadeBy) == 2, "Quake2PakZip64EndRecord.versionMadeBy takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64EndRecord, versionNeeded) == 14, "Quake2PakZip64EndRecord.versionNeeded lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64EndRecord *)0)->versionNeeded) == 2, "Quake2PakZip64EndRecord.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64EndRecord, disk) == 16, "Quake2PakZip64EndRecord.disk lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64EndRecord *)0)->disk) == 4, "Quake2PakZip64EndRecord.disk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64EndRecord, directoryDisk) == 20, "Quake2PakZip64EndRecord.directoryDisk lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64EndRecord *)0)->directoryDisk) == 4, "Quake2PakZip64EndRecord.directoryDisk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64EndRecord, diskEntryCount) == 24, "Quake2PakZip64EndRecord.diskEntryCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64EndRecord *)0)->diskEntryCount) == 8, "Quake2PakZip64EndRecord.diskEntryCount takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64EndRecord, entryCount) == 32, "Quake2PakZip64EndRecord.entryCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64EndRecord *)0)->entryCount) == 8, "Quake2PakZip64EndRecord.entryCount takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64EndRecord, directorySize) == 40, "Quake2PakZip64EndRecord.directorySize lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64EndRecord *)0)->directorySize) == 8, "Quake2PakZip64EndRecord.directorySize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64EndRecord, directoryOffset) == 48, "Quake2PakZip64EndRecord.directoryOffset lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64EndRecord *)0)->directoryOffset) == 8, "Quake2PakZip64EndRecord.directoryOffset takes 8 bytes");

/**
 * Record that says where the one with the numbers in 64 bits is; stands before the end record.
 * Source: PKWARE APPNOTE 6.3.10, section 4.3.15.
 */
#pragma pack(push, 1)
typedef struct Quake2PakZip64Locator {
  /** `PK\6\7`. */
  uint32_t signature;
  /** Part that the record is in; 0. */
  uint32_t disk;
  /** Where the record begins, from the start of the pakfile. */
  uint64_t recordOffset;
  /** Number of parts; 1. */
  uint32_t diskCount;
} Quake2PakZip64Locator;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2PakZip64Locator) == 20, "Quake2PakZip64Locator takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64Locator, signature) == 0, "Quake2PakZip64Locator.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64Locator *)0)->signature) == 4, "Quake2PakZip64Locator.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64Locator, disk) == 4, "Quake2PakZip64Locator.disk lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64Locator *)0)->disk) == 4, "Quake2PakZip64Locator.disk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64Locator, recordOffset) == 8, "Quake2PakZip64Locator.recordOffset lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64Locator *)0)->recordOffset) == 8, "Quake2PakZip64Locator.recordOffset takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakZip64Locator, diskCount) == 16, "Quake2PakZip64Locator.diskCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakZip64Locator *)0)->diskCount) == 4, "Quake2PakZip64Locator.diskCount takes 4 bytes");

/**
 * Record at the end of the archive; its comment follows.
 * Original name: ZIP_EndOfCentralDirRecord. Source: PKWARE APPNOTE 6.3.10, section 4.3.16.
 */
#pragma pack(push, 1)
typedef struct Quake2PakEndRecord {
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
} Quake2PakEndRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2PakEndRecord) == 22, "Quake2PakEndRecord takes 22 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakEndRecord, signature) == 0, "Quake2PakEndRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakEndRecord *)0)->signature) == 4, "Quake2PakEndRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakEndRecord, disk) == 4, "Quake2PakEndRecord.disk lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakEndRecord *)0)->disk) == 2, "Quake2PakEndRecord.disk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakEndRecord, directoryDisk) == 6, "Quake2PakEndRecord.directoryDisk lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakEndRecord *)0)->directoryDisk) == 2, "Quake2PakEndRecord.directoryDisk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakEndRecord, diskEntryCount) == 8, "Quake2PakEndRecord.diskEntryCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakEndRecord *)0)->diskEntryCount) == 2, "Quake2PakEndRecord.diskEntryCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakEndRecord, entryCount) == 10, "Quake2PakEndRecord.entryCount lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakEndRecord *)0)->entryCount) == 2, "Quake2PakEndRecord.entryCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakEndRecord, directorySize) == 12, "Quake2PakEndRecord.directorySize lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakEndRecord *)0)->directorySize) == 4, "Quake2PakEndRecord.directorySize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakEndRecord, directoryOffset) == 16, "Quake2PakEndRecord.directoryOffset lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakEndRecord *)0)->directoryOffset) == 4, "Quake2PakEndRecord.directoryOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2PakEndRecord, commentSize) == 20, "Quake2PakEndRecord.commentSize lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2PakEndRecord *)0)->commentSize) == 2, "Quake2PakEndRecord.commentSize takes 2 bytes");

/** Element of VERTICES (lump 2). */
typedef struct { float x, y, z; } Quake2VerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2VerticesElement) == 12, "Quake2VerticesElement takes 12 bytes");

/** Element of LIGHTING (lump 7). */
typedef struct { uint8_t red, green, blue; } Quake2LightingElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LightingElement) == 3, "Quake2LightingElement takes 3 bytes");

/** Element of LEAF_FACES (lump 9). -> FACES. */
typedef uint16_t Quake2LeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LeafFacesElement) == 2, "Quake2LeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 10). -> BRUSHES. */
typedef uint16_t Quake2LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2LeafBrushesElement) == 2, "Quake2LeafBrushesElement takes 2 bytes");

/** Element of SURFEDGES (lump 12). -> EDGES; the sign is a direction. */
typedef int32_t Quake2SurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2SurfedgesElement) == 4, "Quake2SurfedgesElement takes 4 bytes");

/** Element of POP (lump 16). */
typedef uint8_t Quake2PopElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2PopElement) == 1, "Quake2PopElement takes 1 bytes");

/**
 * `FACENORMALS`: vectors, and for each corner of each face, in the order of the map's faces, which of them
 * are its axes.
 * The start of `FACENORMALS` in BSPX (lump 19).
 * Behind it lies, without gaps, what C can't express:
 * - `struct { float x, y, z; } vectors[vectorCount]`: Vectors, each there once.
 * - `Quake2CornerAxes corners[as many as fit]`: Axes of the corners: as many for each face as it has edges.
 */
typedef struct Quake2FaceNormalsHead {
  /** Number of vectors. */
  uint32_t vectorCount;
} Quake2FaceNormalsHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2FaceNormalsHead) == 4, "Quake2FaceNormalsHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Quake2FaceNormalsHead, vectorCount) == 0, "Quake2FaceNormalsHead.vectorCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Quake2FaceNormalsHead *)0)->vectorCount) == 4, "Quake2FaceNormalsHead.vectorCount takes 4 bytes");

/** Element of `LIGHTINGDIR` in BSPX (lump 19). */
typedef struct { uint8_t x, y, z; } Quake2BspxLightingdirElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BspxLightingdirElement) == 3, "Quake2BspxLightingdirElement takes 3 bytes");

/** Element of `LMOFFSET` in BSPX (lump 19). */
typedef int32_t Quake2BspxLmoffsetElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BspxLmoffsetElement) == 4, "Quake2BspxLmoffsetElement takes 4 bytes");

/** Element of `LMSHIFT` in BSPX (lump 19). */
typedef uint8_t Quake2BspxLmshiftElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BspxLmshiftElement) == 1, "Quake2BspxLmshiftElement takes 1 bytes");

/** Element of `LMSTYLE` in BSPX (lump 19). */
typedef uint8_t Quake2BspxLmstyleElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BspxLmstyleElement) == 1, "Quake2BspxLmstyleElement takes 1 bytes");

/** Element of `LMSTYLE16` in BSPX (lump 19). */
typedef uint16_t Quake2BspxLmstyle16Element;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BspxLmstyle16Element) == 2, "Quake2BspxLmstyle16Element takes 2 bytes");

/** Element of `RGBLIGHTING` in BSPX (lump 19). */
typedef struct { uint8_t red, green, blue; } Quake2BspxRgblightingElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BspxRgblightingElement) == 3, "Quake2BspxRgblightingElement takes 3 bytes");

/** Element of `SURFENVMAP` in BSPX (lump 19). */
typedef uint32_t Quake2BspxSurfenvmapElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BspxSurfenvmapElement) == 4, "Quake2BspxSurfenvmapElement takes 4 bytes");

/** Element of `VERTEXNORMALS` in BSPX (lump 19). */
typedef struct { float x, y, z; } Quake2BspxVertexnormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Quake2BspxVertexnormalsElement) == 12, "Quake2BspxVertexnormalsElement takes 12 bytes");

#endif /* BRUSHWORK_ID_SOFTWARE_QUAKE2_H */
