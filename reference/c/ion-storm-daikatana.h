/**
 * Daikatana: IBSP 41, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Daikatana (2000): IBSP 41. Quake II, with two more lumps, a number more in each leaf, and more flags.
 *
 * Sources: the game's own headers as they are known, and a reader that was made after them; no real map is at
 * hand.
 */
#ifndef BRUSHWORK_ION_STORM_DAIKATANA_H
#define BRUSHWORK_ION_STORM_DAIKATANA_H

#include "id-software-quake2.h"

/* As in Quake II. */
typedef Quake2Plane DaikatanaPlane;
typedef Quake2VisibilityRowOffsets DaikatanaVisibilityRowOffsets;
typedef Quake2Node DaikatanaNode;
typedef Quake2Face DaikatanaFace;
typedef Quake2Edge DaikatanaEdge;
typedef Quake2Model DaikatanaModel;
typedef Quake2BrushSide DaikatanaBrushSide;
typedef Quake2Area DaikatanaArea;
typedef Quake2AreaPortal DaikatanaAreaPortal;
typedef Quake2BspxEntry DaikatanaBspxEntry;
typedef Quake2BrushListModel DaikatanaBrushListModel;
typedef Quake2BrushListBrush DaikatanaBrushListBrush;
typedef Quake2BrushListPlane DaikatanaBrushListPlane;
typedef Quake2DecoupledLightmap DaikatanaDecoupledLightmap;
typedef Quake2EnvironmentMap DaikatanaEnvironmentMap;
typedef Quake2CornerAxes DaikatanaCornerAxes;
typedef Quake2LightGridHead DaikatanaLightGridHead;
typedef Quake2LightGridCount DaikatanaLightGridCount;
typedef Quake2LightGridNode DaikatanaLightGridNode;
typedef Quake2LightGridLeaf DaikatanaLightGridLeaf;
typedef Quake2LightGridSample DaikatanaLightGridSample;
typedef Quake2LightGridLight DaikatanaLightGridLight;
typedef Quake2LightGridSize DaikatanaLightGridSize;
typedef Quake2LightCubeLeaf DaikatanaLightCubeLeaf;
typedef Quake2LightCubeLight DaikatanaLightCubeLight;
typedef Quake2LightCubeColor DaikatanaLightCubeColor;
typedef Quake2SharedExponentColor DaikatanaSharedExponentColor;
typedef Quake2PakLocalHeader DaikatanaPakLocalHeader;
typedef Quake2PakDirectoryRecord DaikatanaPakDirectoryRecord;
typedef Quake2PakZip64EndRecord DaikatanaPakZip64EndRecord;
typedef Quake2PakZip64Locator DaikatanaPakZip64Locator;
typedef Quake2PakEndRecord DaikatanaPakEndRecord;
#define DAIKATANA_PLANE_TYPE_X QUAKE2_PLANE_TYPE_X
#define DAIKATANA_PLANE_TYPE_Y QUAKE2_PLANE_TYPE_Y
#define DAIKATANA_PLANE_TYPE_Z QUAKE2_PLANE_TYPE_Z
#define DAIKATANA_PLANE_TYPE_NEAREST_X QUAKE2_PLANE_TYPE_NEAREST_X
#define DAIKATANA_PLANE_TYPE_NEAREST_Y QUAKE2_PLANE_TYPE_NEAREST_Y
#define DAIKATANA_PLANE_TYPE_NEAREST_Z QUAKE2_PLANE_TYPE_NEAREST_Z
#define DAIKATANA_BRUSH_LIST_CONTENTS_EMPTY QUAKE2_BRUSH_LIST_CONTENTS_EMPTY
#define DAIKATANA_BRUSH_LIST_CONTENTS_SOLID QUAKE2_BRUSH_LIST_CONTENTS_SOLID
#define DAIKATANA_BRUSH_LIST_CONTENTS_WATER QUAKE2_BRUSH_LIST_CONTENTS_WATER
#define DAIKATANA_BRUSH_LIST_CONTENTS_SLIME QUAKE2_BRUSH_LIST_CONTENTS_SLIME
#define DAIKATANA_BRUSH_LIST_CONTENTS_LAVA QUAKE2_BRUSH_LIST_CONTENTS_LAVA
#define DAIKATANA_BRUSH_LIST_CONTENTS_SKY QUAKE2_BRUSH_LIST_CONTENTS_SKY
#define DAIKATANA_BRUSH_LIST_CONTENTS_CLIP QUAKE2_BRUSH_LIST_CONTENTS_CLIP
#define DAIKATANA_BRUSH_LIST_CONTENTS_LADDER QUAKE2_BRUSH_LIST_CONTENTS_LADDER
#define DAIKATANA_LIGHT_CUBE_SIDES_FRONT QUAKE2_LIGHT_CUBE_SIDES_FRONT
#define DAIKATANA_LIGHT_CUBE_SIDES_BACK QUAKE2_LIGHT_CUBE_SIDES_BACK
#define DAIKATANA_LIGHT_CUBE_SIDES_LEFT QUAKE2_LIGHT_CUBE_SIDES_LEFT
#define DAIKATANA_LIGHT_CUBE_SIDES_RIGHT QUAKE2_LIGHT_CUBE_SIDES_RIGHT
#define DAIKATANA_LIGHT_CUBE_SIDES_UP QUAKE2_LIGHT_CUBE_SIDES_UP
#define DAIKATANA_LIGHT_CUBE_SIDES_DOWN QUAKE2_LIGHT_CUBE_SIDES_DOWN
#define DAIKATANA_PAK_ENTRY_FLAGS_ENCRYPTED QUAKE2_PAK_ENTRY_FLAGS_ENCRYPTED
#define DAIKATANA_PAK_ENTRY_FLAGS_SIZES_FOLLOW QUAKE2_PAK_ENTRY_FLAGS_SIZES_FOLLOW
#define DAIKATANA_PAK_ENTRY_FLAGS_UTF8 QUAKE2_PAK_ENTRY_FLAGS_UTF8
#define DAIKATANA_PAK_METHOD_STORED QUAKE2_PAK_METHOD_STORED
#define DAIKATANA_PAK_METHOD_DEFLATE QUAKE2_PAK_METHOD_DEFLATE
#define DAIKATANA_PAK_METHOD_LZMA QUAKE2_PAK_METHOD_LZMA

/* The lumps by their index in the directory, and what each holds. */
#define DAIKATANA_LUMP_ENTITIES QUAKE2_LUMP_ENTITIES
#define DAIKATANA_LUMP_PLANES QUAKE2_LUMP_PLANES
#define DAIKATANA_LUMP_VERTICES QUAKE2_LUMP_VERTICES
#define DAIKATANA_LUMP_VISIBILITY QUAKE2_LUMP_VISIBILITY
#define DAIKATANA_LUMP_NODES QUAKE2_LUMP_NODES
/** Array of DaikatanaDaikatanaTextureInfo. */
#define DAIKATANA_LUMP_TEXTURE_INFO 5
#define DAIKATANA_LUMP_FACES QUAKE2_LUMP_FACES
#define DAIKATANA_LUMP_LIGHTING QUAKE2_LUMP_LIGHTING
/** Array of DaikatanaDaikatanaLeaf. */
#define DAIKATANA_LUMP_LEAVES 8
#define DAIKATANA_LUMP_LEAF_FACES QUAKE2_LUMP_LEAF_FACES
#define DAIKATANA_LUMP_LEAF_BRUSHES QUAKE2_LUMP_LEAF_BRUSHES
#define DAIKATANA_LUMP_EDGES QUAKE2_LUMP_EDGES
#define DAIKATANA_LUMP_SURFEDGES QUAKE2_LUMP_SURFEDGES
#define DAIKATANA_LUMP_MODELS QUAKE2_LUMP_MODELS
/** Array of DaikatanaDaikatanaBrush. */
#define DAIKATANA_LUMP_BRUSHES 14
#define DAIKATANA_LUMP_BRUSH_SIDES QUAKE2_LUMP_BRUSH_SIDES
#define DAIKATANA_LUMP_POP QUAKE2_LUMP_POP
#define DAIKATANA_LUMP_AREAS QUAKE2_LUMP_AREAS
#define DAIKATANA_LUMP_AREA_PORTALS QUAKE2_LUMP_AREA_PORTALS
/**
 * Colour of the light or fog that a texture info's surfaces give, one for each texture info; or the lump is
 * empty. Array of DaikatanaTextureColorsElement.
 */
#define DAIKATANA_LUMP_TEXTURE_COLORS 19
/**
 * Which faces lie on each plane, for fast lookups while playing; empty in maps whose compiler wasn't asked
 * for it. Content of the kind 'plane-polygons', whose parts C can't place:
 * Faces of each plane, in the order of the planes; empty in maps whose compiler wasn't asked for them.
 * - `DaikatanaPlanePolygonCount plane`: Number of faces of a plane. One for each plane, up to the end of the
 * lump.
 * - `DaikatanaPlanePolygon face[plane.faceCount]`: The faces. Behind the number of the plane.
 */
#define DAIKATANA_LUMP_PLANE_POLYGONS 20
/**
 * Further lumps that later tools append. A directory of lumps, which C can't express.
 * - `directory` DaikatanaBspxDirectoryHead, and what its comment says.
 * - `BRUSHLIST`: Content of the kind 'brush-list', whose parts C can't place:
 * `BRUSHLIST`: models, the solids of each, the planes of each solid.
 * - `DaikatanaBrushListModel model`: A model. One for each model, up to the end of the lump.
 * - `DaikatanaBrushListBrush brush[model.brushCount]`: A solid of the model. Behind the model, each with its
 * planes.
 * - `DaikatanaBrushListPlane plane[brush.planeCount]`: A plane of the solid. Behind the solid.
 * - `DECOUPLED_LM`: Array of DaikatanaDecoupledLightmap.
 * - `ENVMAP`: Array of DaikatanaEnvironmentMap.
 * - `FACENORMALS`: DaikatanaFaceNormalsHead, and what its comment says.
 * - `LIGHTGRID_OCTREE`: Content of the kind 'light-grid-octree', whose parts C can't place:
 * `LIGHTGRID_OCTREE`: a grid.
 * - `DaikatanaLightGridHead grid`: The grid.
 * - `DaikatanaLightGridCount nodeCount`: Number of nodes.
 * - `DaikatanaLightGridNode node[nodeCount.count]`: Nodes of the tree.
 * - `DaikatanaLightGridCount leafCount`: Number of leaves.
 * - `DaikatanaLightGridLeaf leaf[leafCount.count]`: A leaf. Each with its samples.
 * - `DaikatanaLightGridSample sample[leaf.size.x * leaf.size.y * leaf.size.z]`: A sample of the leaf. Behind
 * the leaf, each with its light.
 * - `DaikatanaLightGridLight light[sample.styleCount]`: Light of one style. Behind the sample; none for a
 * count of 255.
 * - `LIGHTGRIDS`: Content of the kind 'light-grids', whose parts C can't place:
 * `LIGHTGRIDS`: several grids of light from six sides, each with its size.
 * - `DaikatanaLightGridSize size`: Size of the grid. One for each grid, up to the end of the lump.
 * - `DaikatanaLightGridHead grid`: The grid.
 * - `DaikatanaLightGridCount nodeCount`: Number of nodes.
 * - `DaikatanaLightGridNode node[nodeCount.count]`: Nodes of the tree.
 * - `DaikatanaLightGridCount leafCount`: Number of leaves.
 * - `DaikatanaLightCubeLeaf leaf[leafCount.count]`: A leaf. Each with its samples.
 * - `DaikatanaLightGridSample sample[leaf.size.x * leaf.size.y * leaf.size.z]`: A sample of the leaf. Behind
 * the leaf, each with its light.
 * - `DaikatanaLightCubeLight light[sample.styleCount]`: Light of one style. Behind the sample, each with its
 * colours; none for a count of 255.
 * - `DaikatanaLightCubeColor color`: Light from one side. Behind the style, one for each bit of its sides,
 * the lowest first.
 * - `LIGHTINGDIR`: Array of DaikatanaBspxLightingdirElement.
 * `LIGHTINGDIR`: direction from which each sample's light comes, in the face's own axes; -1 to 1 as 0 to 255.
 * - `LIGHTING_E5BGR9`: Array of DaikatanaSharedExponentColor.
 * - `LMOFFSET`: Array of DaikatanaBspxLmoffsetElement.
 * `LMOFFSET`: first sample of each face in the lump of light, in place of the face's own number; -1 for none.
 * - `LMSHIFT`: Array of DaikatanaBspxLmshiftElement.
 * `LMSHIFT`: power of two of the texels that a sample of light spans, one byte a face; 4, the usual 16
 * texels, without the lump.
 * - `LMSTYLE`: Array of DaikatanaBspxLmstyleElement.
 * `LMSTYLE`: light styles of each face, as many for every one, in place of the face's own; 255 = unused.
 * - `LMSTYLE16`: Array of DaikatanaBspxLmstyle16Element.
 * `LMSTYLE16`: the same with numbers of 16 bits; 65535 = unused.
 * - `RGBLIGHTING`: Array of DaikatanaBspxRgblightingElement.
 * `RGBLIGHTING`: red, green and blue of each sample.
 * - `SURFENVMAP`: Array of DaikatanaBspxSurfenvmapElement.
 * `SURFENVMAP`: for each face its place of `ENVMAP`; 4294967295 = none.
 * - `VERTEXNORMALS`: Array of DaikatanaBspxVertexnormalsElement.
 * `VERTEXNORMALS`: a normal for each vertex of the map; zero where no smooth surface has the vertex.
 * - `ZIP_PAKFILE`: Content of the kind 'pakfile', whose parts C can't place:
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 * - `files`: The files. Where the records of the directory say, one behind the other as a rule.
 *   - `DaikatanaPakLocalHeader header`: How the file is packed.
 *   - `char name[header.nameSize]`: Name with its folders, `/` between them.
 *   - `uint8_t extra[header.extraSize]`: Extra fields, which consoles fill with zeros until the data is
 *   aligned.
 *   - `uint8_t data[header.compressedSize]`: The file's bytes as they are stored: a format of their own.
 * - `directory[end.entryCount]`: The directory. At `end.directoryOffset`.
 *   - `DaikatanaPakDirectoryRecord record`: What the directory says of a file, and where the file is.
 *   - `char name[record.nameSize]`: Name with its folders.
 *   - `uint8_t extra[record.extraSize]`: Extra fields.
 *   - `char comment[record.commentSize]`: Comment on the file.
 * - `DaikatanaPakZip64EndRecord zip64End`: The numbers of the end record in 64 bits. Only in archives that
 * need it.
 * - `DaikatanaPakZip64Locator zip64Locator`: Where that record is. Only in archives that need it.
 * - `DaikatanaPakEndRecord end`: Where the directory is: what reading begins with. The last record of the
 * archive: found from the end, by its signature.
 * - `char comment[end.commentSize]`: Comment on the archive: its alignment as the tools of games write it.
 */
#define DAIKATANA_LUMP_BSPX 21

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct DaikatanaLumpEntry {
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
} DaikatanaLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaLumpEntry) == 8, "DaikatanaLumpEntry takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaLumpEntry, offset) == 0, "DaikatanaLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaLumpEntry *)0)->offset) == 4, "DaikatanaLumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaLumpEntry, length) == 4, "DaikatanaLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaLumpEntry *)0)->length) == 4, "DaikatanaLumpEntry.length takes 4 bytes");

/** The start of a file. */
typedef struct DaikatanaHeader {
  /** `IBSP`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 41. */
  int32_t version;
  /** The lumps by index. */
  DaikatanaLumpEntry lumps[21];
} DaikatanaHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaHeader) == 176, "DaikatanaHeader takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaHeader, magic) == 0, "DaikatanaHeader.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaHeader, version) == 4, "DaikatanaHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaHeader, lumps) == 8, "DaikatanaHeader.lumps lies at 8");

/**
 * How a surface is drawn and lit, and what it sounds like (`SURF_*`), in texture infos.
 * Source: headers of the game; what its renderer does. Confidence: probable.
 */
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_FULL_BRIGHT UINT32_C(0x2)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_TRANSLUCENT33 UINT32_C(0x10)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_TRANSLUCENT66 UINT32_C(0x20)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_FLOWING UINT32_C(0x40)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_WOOD UINT32_C(0x400)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_METAL UINT32_C(0x800)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_STONE UINT32_C(0x1000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_GLASS UINT32_C(0x2000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_ICE UINT32_C(0x4000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_SNOW UINT32_C(0x8000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_MIRROR UINT32_C(0x10000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_TRANSLUCENT_THING UINT32_C(0x20000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_ALPHA_CHANNEL UINT32_C(0x40000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_MID_TEXTURE UINT32_C(0x80000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_PUDDLE UINT32_C(0x100000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_SURGE UINT32_C(0x200000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_BIG_SURGE UINT32_C(0x400000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_BULLET_LIGHT UINT32_C(0x800000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_FOG_PLANE UINT32_C(0x1000000)
#define DAIKATANA_DAIKATANA_SURFACE_FLAGS_SAND UINT32_C(0x2000000)

/**
 * What a volume is to collision and sight (`CONTENTS_*`): Quake II's, and more.
 * Source: headers of the game. Confidence: probable.
 */
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_LAVA UINT32_C(0x8)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_DEAD_MONSTER UINT32_C(0x4000000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_CLEAR UINT32_C(0x80)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_NOT_SOLID UINT32_C(0x100)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_NO_SHOOT UINT32_C(0x200)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_FOG UINT32_C(0x400)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_NITRO UINT32_C(0x800)
#define DAIKATANA_DAIKATANA_CONTENT_FLAGS_CHARACTER_CLIP UINT32_C(0x40000000)

/**
 * How faces and sides are textured (lump 5), with the game's own flags.
 * Original name: texinfo_t. Source: headers of the game. Confidence: probable.
 */
typedef struct DaikatanaDaikatanaTextureInfo {
  /** Direction and offset of the texture's columns, in texture pixels per game unit and texture pixels. */
  struct { float x, y, z, offset; } s;
  /** Direction and offset of the texture's rows, in texture pixels per game unit and texture pixels. */
  struct { float x, y, z, offset; } t;
  /** How its surfaces are drawn, lit and walked on. Values: DAIKATANA_DAIKATANA_SURFACE_FLAGS_*. */
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
} DaikatanaDaikatanaTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaDaikatanaTextureInfo) == 76, "DaikatanaDaikatanaTextureInfo takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaTextureInfo, s) == 0, "DaikatanaDaikatanaTextureInfo.s lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaTextureInfo *)0)->s) == 16, "DaikatanaDaikatanaTextureInfo.s takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaTextureInfo, t) == 16, "DaikatanaDaikatanaTextureInfo.t lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaTextureInfo *)0)->t) == 16, "DaikatanaDaikatanaTextureInfo.t takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaTextureInfo, flags) == 32, "DaikatanaDaikatanaTextureInfo.flags lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaTextureInfo *)0)->flags) == 4, "DaikatanaDaikatanaTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaTextureInfo, value) == 36, "DaikatanaDaikatanaTextureInfo.value lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaTextureInfo *)0)->value) == 4, "DaikatanaDaikatanaTextureInfo.value takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaTextureInfo, name) == 40, "DaikatanaDaikatanaTextureInfo.name lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaTextureInfo *)0)->name) == 32, "DaikatanaDaikatanaTextureInfo.name takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaTextureInfo, next) == 72, "DaikatanaDaikatanaTextureInfo.next lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaTextureInfo *)0)->next) == 4, "DaikatanaDaikatanaTextureInfo.next takes 4 bytes");

/**
 * A leaf of the trees (lump 8). Leaf 0 is everything solid beyond the world.
 * Original name: dleaf_t. Source: headers of the game. Confidence: probable.
 */
typedef struct DaikatanaDaikatanaLeaf {
  /** What its brushes are, all together. Values: DAIKATANA_DAIKATANA_CONTENT_FLAGS_*. */
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
  /**
   * A brush that the leaf belongs to, by its name in the headers; whether it is an index isn't known.
   * Confidence: unknown.
   */
  int32_t brush;
} DaikatanaDaikatanaLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaDaikatanaLeaf) == 32, "DaikatanaDaikatanaLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaLeaf, contents) == 0, "DaikatanaDaikatanaLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaLeaf *)0)->contents) == 4, "DaikatanaDaikatanaLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaLeaf, cluster) == 4, "DaikatanaDaikatanaLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaLeaf *)0)->cluster) == 2, "DaikatanaDaikatanaLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaLeaf, area) == 6, "DaikatanaDaikatanaLeaf.area lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaLeaf *)0)->area) == 2, "DaikatanaDaikatanaLeaf.area takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaLeaf, mins) == 8, "DaikatanaDaikatanaLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaLeaf *)0)->mins) == 6, "DaikatanaDaikatanaLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaLeaf, maxs) == 14, "DaikatanaDaikatanaLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaLeaf *)0)->maxs) == 6, "DaikatanaDaikatanaLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaLeaf, firstFace) == 20, "DaikatanaDaikatanaLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaLeaf *)0)->firstFace) == 2, "DaikatanaDaikatanaLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaLeaf, faceCount) == 22, "DaikatanaDaikatanaLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaLeaf *)0)->faceCount) == 2, "DaikatanaDaikatanaLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaLeaf, firstBrush) == 24, "DaikatanaDaikatanaLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaLeaf *)0)->firstBrush) == 2, "DaikatanaDaikatanaLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaLeaf, brushCount) == 26, "DaikatanaDaikatanaLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaLeaf *)0)->brushCount) == 2, "DaikatanaDaikatanaLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaLeaf, brush) == 28, "DaikatanaDaikatanaLeaf.brush lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaLeaf *)0)->brush) == 4, "DaikatanaDaikatanaLeaf.brush takes 4 bytes");

/**
 * A convex solid (lump 14), with the game's own flags.
 * Original name: dbrush_t. Source: headers of the game. Confidence: probable.
 */
typedef struct DaikatanaDaikatanaBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What it is. Values: DAIKATANA_DAIKATANA_CONTENT_FLAGS_*. */
  int32_t contents;
} DaikatanaDaikatanaBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaDaikatanaBrush) == 12, "DaikatanaDaikatanaBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaBrush, firstSide) == 0, "DaikatanaDaikatanaBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaBrush *)0)->firstSide) == 4, "DaikatanaDaikatanaBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaBrush, sideCount) == 4, "DaikatanaDaikatanaBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaBrush *)0)->sideCount) == 4, "DaikatanaDaikatanaBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaDaikatanaBrush, contents) == 8, "DaikatanaDaikatanaBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaDaikatanaBrush *)0)->contents) == 4, "DaikatanaDaikatanaBrush.contents takes 4 bytes");

/**
 * How many faces lie on a plane (lump 20).
 * Source: behaviour of the game's renderer. Confidence: probable.
 */
typedef struct DaikatanaPlanePolygonCount {
  /** Number of faces, which follow; 0 or less = none. */
  int32_t faceCount;
} DaikatanaPlanePolygonCount;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaPlanePolygonCount) == 4, "DaikatanaPlanePolygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaPlanePolygonCount, faceCount) == 0, "DaikatanaPlanePolygonCount.faceCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaPlanePolygonCount *)0)->faceCount) == 4, "DaikatanaPlanePolygonCount.faceCount takes 4 bytes");

/**
 * A face that lies on a plane (lump 20).
 * Source: behaviour of the game's renderer. Confidence: probable.
 */
typedef struct DaikatanaPlanePolygon {
  /** The face. -> FACES. */
  int32_t face;
} DaikatanaPlanePolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaPlanePolygon) == 4, "DaikatanaPlanePolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DaikatanaPlanePolygon, face) == 0, "DaikatanaPlanePolygon.face lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DaikatanaPlanePolygon *)0)->face) == 4, "DaikatanaPlanePolygon.face takes 4 bytes");

typedef Quake2VerticesElement DaikatanaVerticesElement;

typedef Quake2LightingElement DaikatanaLightingElement;

typedef Quake2LeafFacesElement DaikatanaLeafFacesElement;

typedef Quake2LeafBrushesElement DaikatanaLeafBrushesElement;

typedef Quake2SurfedgesElement DaikatanaSurfedgesElement;

typedef Quake2PopElement DaikatanaPopElement;

/** Element of TEXTURE_COLORS (lump 19). */
typedef struct { float red, green, blue; } DaikatanaTextureColorsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaTextureColorsElement) == 12, "DaikatanaTextureColorsElement takes 12 bytes");

typedef Quake2FaceNormalsHead DaikatanaFaceNormalsHead;

/** Element of `LIGHTINGDIR` in BSPX (lump 21). */
typedef struct { uint8_t x, y, z; } DaikatanaBspxLightingdirElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaBspxLightingdirElement) == 3, "DaikatanaBspxLightingdirElement takes 3 bytes");

/** Element of `LMOFFSET` in BSPX (lump 21). */
typedef int32_t DaikatanaBspxLmoffsetElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaBspxLmoffsetElement) == 4, "DaikatanaBspxLmoffsetElement takes 4 bytes");

/** Element of `LMSHIFT` in BSPX (lump 21). */
typedef uint8_t DaikatanaBspxLmshiftElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaBspxLmshiftElement) == 1, "DaikatanaBspxLmshiftElement takes 1 bytes");

/** Element of `LMSTYLE` in BSPX (lump 21). */
typedef uint8_t DaikatanaBspxLmstyleElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaBspxLmstyleElement) == 1, "DaikatanaBspxLmstyleElement takes 1 bytes");

/** Element of `LMSTYLE16` in BSPX (lump 21). */
typedef uint16_t DaikatanaBspxLmstyle16Element;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaBspxLmstyle16Element) == 2, "DaikatanaBspxLmstyle16Element takes 2 bytes");

/** Element of `RGBLIGHTING` in BSPX (lump 21). */
typedef struct { uint8_t red, green, blue; } DaikatanaBspxRgblightingElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaBspxRgblightingElement) == 3, "DaikatanaBspxRgblightingElement takes 3 bytes");

/** Element of `SURFENVMAP` in BSPX (lump 21). */
typedef uint32_t DaikatanaBspxSurfenvmapElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaBspxSurfenvmapElement) == 4, "DaikatanaBspxSurfenvmapElement takes 4 bytes");

/** Element of `VERTEXNORMALS` in BSPX (lump 21). */
typedef struct { float x, y, z; } DaikatanaBspxVertexnormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DaikatanaBspxVertexnormalsElement) == 12, "DaikatanaBspxVertexnormalsElement takes 12 bytes");

#endif /* BRUSHWORK_ION_STORM_DAIKATANA_H */
