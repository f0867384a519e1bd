/**
 * Source 2004 (Half-Life 2, Counter-Strike: Source): VBSP 19, 20, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Source as it was released with Half-Life 2 (2004): VBSP 19, and 20 where only the number changed.
 * Counter-Strike: Source, Half-Life 2: Deathmatch and Day of Defeat: Source share the layout. Leaves hold
 * their ambient light themselves, as their lump version 0 says; there is no light of a high dynamic range.
 *
 * Sources: the public specification of the format, engine headers, and the real maps that settled where those
 * are silent or wrong (`reference/corrections.md`). Distances are game units (one inch), z points up, angles
 * are degrees.
 */
#ifndef BRUSHWORK_VALVE_SOURCE_2004_H
#define BRUSHWORK_VALVE_SOURCE_2004_H

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
#define SOURCE_2004_LUMP_ENTITIES 0
/** Array of Source2004Plane. */
#define SOURCE_2004_LUMP_PLANES 1
/** Array of Source2004TextureData. */
#define SOURCE_2004_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of Source2004VerticesElement. */
#define SOURCE_2004_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', whose parts C can't place:
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 * - `int32_t clusterCount`: Number of clusters.
 * - `Source2004VisibilityRowOffsets offsets[clusterCount]`: Where the rows of each cluster begin.
 * - `uint8_t rows`: The rows: bit `c & 7` of byte `c >> 3` says whether cluster `c` is in a row. A byte other
 * than 0 stands for itself; a 0 and the number behind it stand for that many bytes of 0. Each begins where
 * `offsets` says and goes on until a bit for each cluster is unpacked.
 */
#define SOURCE_2004_LUMP_VISIBILITY 4
/** Array of Source2004Node. */
#define SOURCE_2004_LUMP_NODES 5
/** Array of Source2004TextureInfo. */
#define SOURCE_2004_LUMP_TEXTURE_INFO 6
/** Array of Source2004Face. */
#define SOURCE_2004_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * Source2004ColorRgbExp.
 */
#define SOURCE_2004_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: Source2004OcclusionWithoutAreaHead, and what its comment says.
 * - version 2: Source2004OcclusionHead, and what its comment says.
 */
#define SOURCE_2004_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of Source2004LeafVersion0.
 * - version 1: Array of Source2004Leaf.
 */
#define SOURCE_2004_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of Source2004FaceIdsElement. */
#define SOURCE_2004_LUMP_FACE_IDS 11
/** Array of Source2004Edge. */
#define SOURCE_2004_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of Source2004SurfedgesElement.
 */
#define SOURCE_2004_LUMP_SURFEDGES 13
/** Array of Source2004Model. */
#define SOURCE_2004_LUMP_MODELS 14
/** Array of Source2004WorldLight. */
#define SOURCE_2004_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of Source2004LeafFacesElement. */
#define SOURCE_2004_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of Source2004LeafBrushesElement. */
#define SOURCE_2004_LUMP_LEAF_BRUSHES 17
/** Array of Source2004Brush. */
#define SOURCE_2004_LUMP_BRUSHES 18
/** Array of Source2004BrushSide. */
#define SOURCE_2004_LUMP_BRUSH_SIDES 19
/** Array of Source2004Area. */
#define SOURCE_2004_LUMP_AREAS 20
/** Array of Source2004AreaPortal. */
#define SOURCE_2004_LUMP_AREA_PORTALS 21
/** Array of Source2004Portal. */
#define SOURCE_2004_LUMP_PORTALS 22
/** Array of Source2004Cluster. */
#define SOURCE_2004_LUMP_CLUSTERS 23
/** Corners of openings between leaves. Array of Source2004PortalVerticesElement. */
#define SOURCE_2004_LUMP_PORTAL_VERTICES 24
/** Openings, as clusters select them. Array of Source2004ClusterPortalsElement. */
#define SOURCE_2004_LUMP_CLUSTER_PORTALS 25
/** Array of Source2004DisplacementInfo. */
#define SOURCE_2004_LUMP_DISPLACEMENT_INFO 26
/** Array of Source2004OriginalFace. */
#define SOURCE_2004_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', whose parts C can't
 * place:
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 * - `uint16_t count`: Number of displacements; 32 bits in lumps of version 2.
 * - `uint16_t sizes[count]`: Bytes of each displacement; 32 bits each in lumps of version 2.
 * - `displacements[count]`: The displacements: a closed hull around each, or two where one can't number all
 * vertices. Each takes the bytes that `sizes` says, none where that is 0.
 *   - `Source2004PackedHullsHead head`: Number of hulls.
 *   - `Source2004PackedHullHead hulls[head.hullCount]`: Heads of the hulls.
 *   - `bodies[head.hullCount]`: What each hull consists of.
 *     - `Source2004PackedTriangle triangles`: The triangles, as many as the hull's head says. `triangleCount`
 *     of the hull.
 *     - `Source2004PackedEdge edges`: The edges, as many as the hull's head says. `edgeCount` of the hull.
 */
#define SOURCE_2004_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', whose parts C can't place:
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 * - `models`: A brush model's collision. One behind the other, until a head with model -1 ends the lump.
 *   - `Source2004PhysicsModelHead head`: Which brush model it is, and how much follows.
 *   - `solids[head.solidCount]`: The solids. Takes `head.dataSize` bytes.
 *     - `int32_t size`: Bytes of the solid, this number left out.
 *     - `body`: The solid itself. Takes `size` bytes.
 *       - `Source2004SolidHead head`: What it begins with, and how it is stored. Old solids, whose first word
 *       is not `VPHY`, have none.
 *       - `Source2004PolygonSolidHead polygonHead`: Head of a solid of ledges. In place of `head` when its
 *       type is polygon.
 *       - `Source2004MoppSolidHead moppHead`: Head of a solid of another physics library. In place of `head`
 *       when its type is mopp.
 *       - `surface`: The solid's shape; that of another library is not described. Takes
 *       `polygonHead.surfaceSize` bytes.
 *         - `Source2004CompactSurface head`: Head of the surface: its size, and where the tree is.
 *         - `Source2004CompactSurfaceBigEndian headBigEndian`: Its head in big-endian files. In place of
 *         `head` in big-endian files.
 *         - `Source2004WideSurface headWide`: Its head where sizes have 32 bits. In place of `head` where the
 *         solid has version 0x101.
 *         - `ledges`: The convex solids. Where the nodes of the tree say, one behind the other as a rule.
 *           - `Source2004Ledge head`: Head of the ledge.
 *           - `Source2004LedgeBigEndian headBigEndian`: Its head in big-endian files. In place of `head` in
 *           big-endian files.
 *           - `Source2004WideLedge headWide`: Its head in wide surfaces. In place of `head` where the solid
 *           has version 0x101.
 *           - `Source2004LedgeTriangle triangles[head.triangleCount]`: Its triangles.
 *           - `Source2004LedgeTriangleBigEndian trianglesBigEndian`: Its triangles in big-endian files. In
 *           place of `triangles` in big-endian files.
 *           - `Source2004WideTriangle trianglesWide`: Its triangles in wide surfaces. In place of `triangles`
 *           where the solid has version 0x101.
 *         - `Source2004LedgePoint points`: The corners of ledges. Where the ledges say, which share them.
 *         - `Source2004LedgeTreeNode nodes`: The tree over the ledges. The root is at `head.rootOffset`; a
 *         left child follows its node, a right one is where the node says.
 *       - `uint8_t axisMap[polygonHead.axisMapSize]`: Axis map; no real map has one. Takes
 *       `polygonHead.axisMapSize` bytes.
 *   - `char keyData[head.keyDataSize]`: Text of keys and values: mass, material and joints of the solids.
 *   Takes `head.keyDataSize` bytes.
 */
#define SOURCE_2004_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of Source2004VertexNormalsElement. */
#define SOURCE_2004_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * Source2004VertexNormalIndicesElement.
 */
#define SOURCE_2004_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * Source2004DisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define SOURCE_2004_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of Source2004DisplacementVertex. */
#define SOURCE_2004_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', whose
 * parts C can't place:
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 * - `samples[as many as fit]`: The samples, one displacement after the other, row by row.
 *   - `uint8_t triangle`: Number of the triangle of its displacement that it lies in, up to 254.
 *   - `uint8_t triangleMore`: Added to 255, which `triangle` then is. Only where `triangle` is 255.
 *   - `uint8_t weights[3]`: Weights of the triangle's three corners: together 255 or a little less.
 */
#define SOURCE_2004_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `directory`: What is in the lump, and where. Source2004GameLumpDirectoryHead, and what its comment says.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): Source2004StaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): Source2004StaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): Source2004StaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): Source2004StaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): Source2004StaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): Source2004StaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): Source2004StaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): Source2004StaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): Source2004StaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): Source2004StaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): Source2004StaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): Source2004StaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): Source2004StaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): Source2004StaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): Source2004StaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): Source2004StaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): Source2004StaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): Source2004StaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): Source2004StaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): Source2004StaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): Source2004StaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): Source2004StaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): Source2004DetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): Source2004DetailPropsV2Head, and what its comment says.
 * - `dplt`: Source2004DetailPropLightHead, and what its comment says.
 * - `dplh`: Source2004DetailPropLightHead, and what its comment says.
 * - `clvr`: Source2004ColorVariablesHead, and what its comment says.
 */
#define SOURCE_2004_LUMP_GAME_LUMP 35
/** Array of Source2004LeafWaterData. */
#define SOURCE_2004_LUMP_LEAF_WATER_DATA 36
/** Array of Source2004Primitive. */
#define SOURCE_2004_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of Source2004PrimitiveVerticesElement.
 */
#define SOURCE_2004_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * Source2004PrimitiveIndicesElement.
 */
#define SOURCE_2004_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', whose parts C can't place:
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 * - `files`: The files. Where the records of the directory say, one behind the other as a rule.
 *   - `Source2004PakLocalHeader header`: How the file is packed.
 *   - `char name[header.nameSize]`: Name with its folders, `/` between them.
 *   - `uint8_t extra[header.extraSize]`: Extra fields, which consoles fill with zeros until the data is
 *   aligned.
 *   - `uint8_t data[header.compressedSize]`: The file's bytes as they are stored: a format of their own.
 * - `directory[end.entryCount]`: The directory. At `end.directoryOffset`.
 *   - `Source2004PakDirectoryRecord record`: What the directory says of a file, and where the file is.
 *   - `char name[record.nameSize]`: Name with its folders.
 *   - `uint8_t extra[record.extraSize]`: Extra fields.
 *   - `char comment[record.commentSize]`: Comment on the file.
 * - `Source2004PakZip64EndRecord zip64End`: The numbers of the end record in 64 bits. Only in archives that
 * need it.
 * - `Source2004PakZip64Locator zip64Locator`: Where that record is. Only in archives that need it.
 * - `Source2004PakEndRecord end`: Where the directory is: what reading begins with. The last record of the
 * archive: found from the end, by its signature.
 * - `char comment[end.commentSize]`: Comment on the archive: its alignment as the tools of games write it.
 */
#define SOURCE_2004_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of Source2004ClipPortalVerticesElement. */
#define SOURCE_2004_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of Source2004CubemapSample. */
#define SOURCE_2004_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define SOURCE_2004_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of Source2004TextureStringTableElement. */
#define SOURCE_2004_LUMP_TEXTURE_STRING_TABLE 44
/** Array of Source2004Overlay. */
#define SOURCE_2004_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of Source2004LeafMinDistanceToWaterElement. */
#define SOURCE_2004_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * Source2004FaceMacroTextureInfoElement.
 */
#define SOURCE_2004_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of Source2004DisplacementTrianglesElement. */
#define SOURCE_2004_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', whose parts C can't
 * place:
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 * - `models`: A brush model's collision. One behind the other, until a head with model -1 ends the lump.
 *   - `Source2004PhysicsModelHead head`: Which brush model it is, and how much follows.
 *   - `solids[head.solidCount]`: The solids. Takes `head.dataSize` bytes.
 *     - `int32_t size`: Bytes of the solid, this number left out.
 *     - `body`: The solid itself. Takes `size` bytes.
 *       - `Source2004SolidHead head`: What it begins with, and how it is stored. Old solids, whose first word
 *       is not `VPHY`, have none.
 *       - `Source2004PolygonSolidHead polygonHead`: Head of a solid of ledges. In place of `head` when its
 *       type is polygon.
 *       - `Source2004MoppSolidHead moppHead`: Head of a solid of another physics library. In place of `head`
 *       when its type is mopp.
 *       - `surface`: The solid's shape; that of another library is not described. Takes
 *       `polygonHead.surfaceSize` bytes.
 *         - `Source2004CompactSurface head`: Head of the surface: its size, and where the tree is.
 *         - `Source2004CompactSurfaceBigEndian headBigEndian`: Its head in big-endian files. In place of
 *         `head` in big-endian files.
 *         - `Source2004WideSurface headWide`: Its head where sizes have 32 bits. In place of `head` where the
 *         solid has version 0x101.
 *         - `ledges`: The convex solids. Where the nodes of the tree say, one behind the other as a rule.
 *           - `Source2004Ledge head`: Head of the ledge.
 *           - `Source2004LedgeBigEndian headBigEndian`: Its head in big-endian files. In place of `head` in
 *           big-endian files.
 *           - `Source2004WideLedge headWide`: Its head in wide surfaces. In place of `head` where the solid
 *           has version 0x101.
 *           - `Source2004LedgeTriangle triangles[head.triangleCount]`: Its triangles.
 *           - `Source2004LedgeTriangleBigEndian trianglesBigEndian`: Its triangles in big-endian files. In
 *           place of `triangles` in big-endian files.
 *           - `Source2004WideTriangle trianglesWide`: Its triangles in wide surfaces. In place of `triangles`
 *           where the solid has version 0x101.
 *         - `Source2004LedgePoint points`: The corners of ledges. Where the ledges say, which share them.
 *         - `Source2004LedgeTreeNode nodes`: The tree over the ledges. The root is at `head.rootOffset`; a
 *         left child follows its node, a right one is where the node says.
 *       - `uint8_t axisMap[polygonHead.axisMapSize]`: Axis map; no real map has one. Takes
 *       `polygonHead.axisMapSize` bytes.
 *   - `char keyData[head.keyDataSize]`: Text of keys and values: mass, material and joints of the solids.
 *   Takes `head.keyDataSize` bytes.
 */
#define SOURCE_2004_LUMP_PHYSICS_COLLISION_SURFACE 49

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct Source2004LumpEntry {
  /** First byte of the lump, from the start of the file. */
  int32_t offset;
  /** Length of the lump in bytes, as it is stored. */
  int32_t length;
  /** Version of the layout of what is in the lump. */
  int32_t version;
  /** Length of what a compressed lump unpacks to, in bytes; 0 for one that is stored as it is. */
  int32_t unpacked;
} Source2004LumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LumpEntry) == 16, "Source2004LumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LumpEntry, offset) == 0, "Source2004LumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LumpEntry *)0)->offset) == 4, "Source2004LumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LumpEntry, length) == 4, "Source2004LumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LumpEntry *)0)->length) == 4, "Source2004LumpEntry.length takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LumpEntry, version) == 8, "Source2004LumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LumpEntry *)0)->version) == 4, "Source2004LumpEntry.version takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LumpEntry, unpacked) == 12, "Source2004LumpEntry.unpacked lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LumpEntry *)0)->unpacked) == 4, "Source2004LumpEntry.unpacked takes 4 bytes");

/** The start of a file. */
typedef struct Source2004Header {
  /** `VBSP`, without a NUL behind it. */
  char magic[4];
  /** Version of the format: 19 or 20. */
  int32_t version;
  /** The lumps by index. */
  Source2004LumpEntry lumps[64];
  /** How often the map was saved in its editor. */
  int32_t revision;
} Source2004Header;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Header) == 1036, "Source2004Header takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Header, magic) == 0, "Source2004Header.magic lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Header, version) == 4, "Source2004Header.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Header, lumps) == 8, "Source2004Header.lumps lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Header, revision) == 1032, "Source2004Header.revision lies at 1032");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define SOURCE_2004_PLANE_TYPE_X 0
#define SOURCE_2004_PLANE_TYPE_Y 1
#define SOURCE_2004_PLANE_TYPE_Z 2
#define SOURCE_2004_PLANE_TYPE_NEAREST_X 3
#define SOURCE_2004_PLANE_TYPE_NEAREST_Y 4
#define SOURCE_2004_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define SOURCE_2004_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define SOURCE_2004_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define SOURCE_2004_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define SOURCE_2004_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define SOURCE_2004_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define SOURCE_2004_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define SOURCE_2004_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define SOURCE_2004_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define SOURCE_2004_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define SOURCE_2004_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define SOURCE_2004_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define SOURCE_2004_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define SOURCE_2004_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define SOURCE_2004_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define SOURCE_2004_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define SOURCE_2004_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define SOURCE_2004_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define SOURCE_2004_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define SOURCE_2004_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define SOURCE_2004_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define SOURCE_2004_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define SOURCE_2004_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define SOURCE_2004_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define SOURCE_2004_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define SOURCE_2004_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define SOURCE_2004_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define SOURCE_2004_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define SOURCE_2004_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define SOURCE_2004_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define SOURCE_2004_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define SOURCE_2004_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define SOURCE_2004_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define SOURCE_2004_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define SOURCE_2004_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define SOURCE_2004_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define SOURCE_2004_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define SOURCE_2004_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define SOURCE_2004_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define SOURCE_2004_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define SOURCE_2004_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define SOURCE_2004_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define SOURCE_2004_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define SOURCE_2004_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define SOURCE_2004_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define SOURCE_2004_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define SOURCE_2004_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define SOURCE_2004_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define SOURCE_2004_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define SOURCE_2004_WORLD_LIGHT_TYPE_SURFACE 0
#define SOURCE_2004_WORLD_LIGHT_TYPE_POINT 1
#define SOURCE_2004_WORLD_LIGHT_TYPE_SPOT 2
#define SOURCE_2004_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define SOURCE_2004_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define SOURCE_2004_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define SOURCE_2004_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define SOURCE_2004_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/** How a solid is stored (`modelType`). */
#define SOURCE_2004_SOLID_TYPE_POLYGON 0
#define SOURCE_2004_SOLID_TYPE_MOPP 1
#define SOURCE_2004_SOLID_TYPE_BALL 2
#define SOURCE_2004_SOLID_TYPE_VIRTUAL 3

/** Names of sub-lumps that are known, as four characters in a number. */
/** No sub-lump: ends the directory in some files. */
#define SOURCE_2004_GAME_LUMP_ID_NONE 0
/** Models that stand in the world and never move: `sprp`. */
#define SOURCE_2004_GAME_LUMP_ID_STATIC_PROPS 1936749168
/** Grass and other small things: `dprp`. */
#define SOURCE_2004_GAME_LUMP_ID_DETAIL_PROPS 1685090928
/** Light of detail props: `dplt`. */
#define SOURCE_2004_GAME_LUMP_ID_DETAIL_LIGHT 1685089396
/** Light of detail props with a high dynamic range: `dplh`. */
#define SOURCE_2004_GAME_LUMP_ID_DETAIL_LIGHT_HDR 1685089384
/** Names of colour variables that static props are tinted with: `clvr`. */
#define SOURCE_2004_GAME_LUMP_ID_COLOR_VARIABLES 1668052594

/** What is said of a sub-lump (`GAMELUMPFLAG_*`). */
/** Stored as an LZMA block; the length is that of the unpacked data. */
#define SOURCE_2004_GAME_LUMP_FLAGS_COMPRESSED UINT32_C(0x1)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define SOURCE_2004_STATIC_PROP_SOLID_NONE 0
#define SOURCE_2004_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define SOURCE_2004_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define SOURCE_2004_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define SOURCE_2004_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define SOURCE_2004_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define SOURCE_2004_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define SOURCE_2004_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define SOURCE_2004_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define SOURCE_2004_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define SOURCE_2004_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define SOURCE_2004_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define SOURCE_2004_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define SOURCE_2004_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define SOURCE_2004_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define SOURCE_2004_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define SOURCE_2004_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define SOURCE_2004_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define SOURCE_2004_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define SOURCE_2004_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define SOURCE_2004_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define SOURCE_2004_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define SOURCE_2004_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define SOURCE_2004_DETAIL_PROP_ORIENTATION_NORMAL 0
#define SOURCE_2004_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define SOURCE_2004_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define SOURCE_2004_DETAIL_PROP_TYPE_MODEL 0
#define SOURCE_2004_DETAIL_PROP_TYPE_SPRITE 1
#define SOURCE_2004_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define SOURCE_2004_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/** What is said of an entry. */
/** The data is encrypted. */
#define SOURCE_2004_PAK_ENTRY_FLAGS_ENCRYPTED UINT32_C(0x1)
/** CRC and sizes stand behind the data and not before it. */
#define SOURCE_2004_PAK_ENTRY_FLAGS_SIZES_FOLLOW UINT32_C(0x8)
/** The name is UTF-8. */
#define SOURCE_2004_PAK_ENTRY_FLAGS_UTF8 UINT32_C(0x800)

/** How an entry's data is packed. */
/** As it is. */
#define SOURCE_2004_PAK_METHOD_STORED 0
/** DEFLATE, which games with pakfiles don't read. */
#define SOURCE_2004_PAK_METHOD_DEFLATE 8
/** LZMA with a head of 4 bytes and 5 bytes of properties. */
#define SOURCE_2004_PAK_METHOD_LZMA 14

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct Source2004Plane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: SOURCE_2004_PLANE_TYPE_*. */
  int32_t type;
} Source2004Plane;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Plane) == 20, "Source2004Plane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Plane, normal) == 0, "Source2004Plane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Plane *)0)->normal) == 12, "Source2004Plane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Plane, distance) == 12, "Source2004Plane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Plane *)0)->distance) == 4, "Source2004Plane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Plane, type) == 16, "Source2004Plane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Plane *)0)->type) == 4, "Source2004Plane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct Source2004TextureData {
  /** Share of the light that it throws back, 0 to 1. */
  struct { float red, green, blue; } reflectivity;
  /** Name, as an entry of the string table. -> TEXTURE_STRING_TABLE. */
  int32_t name;
  /** Width of the image in pixels. */
  int32_t width;
  /** Height of the image in pixels. */
  int32_t height;
  /** Width that is shown, in pixels. */
  int32_t viewWidth;
  /** Height that is shown, in pixels. */
  int32_t viewHeight;
} Source2004TextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004TextureData) == 32, "Source2004TextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureData, reflectivity) == 0, "Source2004TextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureData *)0)->reflectivity) == 12, "Source2004TextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureData, name) == 12, "Source2004TextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureData *)0)->name) == 4, "Source2004TextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureData, width) == 16, "Source2004TextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureData *)0)->width) == 4, "Source2004TextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureData, height) == 20, "Source2004TextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureData *)0)->height) == 4, "Source2004TextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureData, viewWidth) == 24, "Source2004TextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureData *)0)->viewWidth) == 4, "Source2004TextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureData, viewHeight) == 28, "Source2004TextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureData *)0)->viewHeight) == 4, "Source2004TextureData.viewHeight takes 4 bytes");

/**
 * Where the two rows of a cluster begin, in bytes from the start of the lump; 0 = there is no row, all
 * clusters are in it.
 * Source: specification, visibility.
 */
typedef struct Source2004VisibilityRowOffsets {
  /** Row of the clusters that can be seen. */
  int32_t pvs;
  /** Row of the clusters that can be heard. */
  int32_t pas;
} Source2004VisibilityRowOffsets;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004VisibilityRowOffsets) == 8, "Source2004VisibilityRowOffsets takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004VisibilityRowOffsets, pvs) == 0, "Source2004VisibilityRowOffsets.pvs lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004VisibilityRowOffsets *)0)->pvs) == 4, "Source2004VisibilityRowOffsets.pvs takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004VisibilityRowOffsets, pas) == 4, "Source2004VisibilityRowOffsets.pas lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004VisibilityRowOffsets *)0)->pas) == 4, "Source2004VisibilityRowOffsets.pas takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct Source2004Node {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative
   * n: element -1 - n of LEAVES.
   */
  int32_t children[2];
  /** Lower corner of a rough box, in whole game units. */
  struct { int16_t x, y, z; } mins;
  /** Upper corner of a rough box, in whole game units. */
  struct { int16_t x, y, z; } maxs;
  /**
   * First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstFace;
  /** Number of faces, those of both sides counted. */
  uint16_t faceCount;
  /** Area of all leaves below, or -1 when they are in several; compilers leave it 0. */
  int16_t area;
} Source2004Node;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Node) == 32, "Source2004Node takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Node, plane) == 0, "Source2004Node.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Node *)0)->plane) == 4, "Source2004Node.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Node, children) == 4, "Source2004Node.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Node *)0)->children) == 8, "Source2004Node.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Node, mins) == 12, "Source2004Node.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Node *)0)->mins) == 6, "Source2004Node.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Node, maxs) == 18, "Source2004Node.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Node *)0)->maxs) == 6, "Source2004Node.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Node, firstFace) == 24, "Source2004Node.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Node *)0)->firstFace) == 2, "Source2004Node.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Node, faceCount) == 26, "Source2004Node.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Node *)0)->faceCount) == 2, "Source2004Node.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Node, area) == 28, "Source2004Node.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Node *)0)->area) == 2, "Source2004Node.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct Source2004TextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: SOURCE_2004_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} Source2004TextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004TextureInfo) == 72, "Source2004TextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureInfo, textureS) == 0, "Source2004TextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureInfo *)0)->textureS) == 16, "Source2004TextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureInfo, textureT) == 16, "Source2004TextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureInfo *)0)->textureT) == 16, "Source2004TextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureInfo, lightmapS) == 32, "Source2004TextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureInfo *)0)->lightmapS) == 16, "Source2004TextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureInfo, lightmapT) == 48, "Source2004TextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureInfo *)0)->lightmapT) == 16, "Source2004TextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureInfo, flags) == 64, "Source2004TextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureInfo *)0)->flags) == 4, "Source2004TextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004TextureInfo, textureData) == 68, "Source2004TextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004TextureInfo *)0)->textureData) == 4, "Source2004TextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct Source2004Face {
  /** Plane that the face lies on. -> PLANES. */
  uint16_t plane;
  /**
   * 1 = the plane is the second of its pair, so that the face looks against the plane of its node. The face
   * looks along its own plane's normal in either case: so do all 28,000 faces of 58 real maps.
   */
  uint8_t side;
  /** 1 = on a node, 0 = inside a leaf. */
  uint8_t onNode;
  /**
   * First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES, `edgeCount` of
   * them.
   */
  int32_t firstEdge;
  /** Number of edges. */
  int16_t edgeCount;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 = none. -> DISPLACEMENT_INFO; -1 = none. */
  int16_t displacement;
  /** Fog volume that it is the surface of; -1 = none. */
  int16_t fogVolume;
  /** Light styles; 255 = unused slot. */
  uint8_t styles[4];
  /** Byte offset in the lump of lightmap samples; -1 = not lit. */
  int32_t lightOffset;
  /** Area, in square game units. */
  float area;
  /** Lower corner of its lightmap, in samples. */
  struct { int32_t s, t; } lightmapMins;
  /** Size of its lightmap, in samples, less one. */
  struct { int32_t s, t; } lightmapSize;
  /**
   * Face before splitting that it is a part of; -1 = none. -> ORIGINAL_FACES; -1 = none. The lump may be
   * empty all the same.
   */
  int32_t originalFace;
  /** Number of primitives; the highest bit says that no dynamic shadow falls on it. */
  uint16_t primitiveCount : 15;
  /** Highest bit of the count: no dynamic shadow falls on the face. */
  uint16_t noDynamicShadows : 1;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint16_t firstPrimitive;
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} Source2004Face;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Face) == 56, "Source2004Face takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, plane) == 0, "Source2004Face.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->plane) == 2, "Source2004Face.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, side) == 2, "Source2004Face.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->side) == 1, "Source2004Face.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, onNode) == 3, "Source2004Face.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->onNode) == 1, "Source2004Face.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, firstEdge) == 4, "Source2004Face.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->firstEdge) == 4, "Source2004Face.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, edgeCount) == 8, "Source2004Face.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->edgeCount) == 2, "Source2004Face.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, texture) == 10, "Source2004Face.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->texture) == 2, "Source2004Face.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, displacement) == 12, "Source2004Face.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->displacement) == 2, "Source2004Face.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, fogVolume) == 14, "Source2004Face.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->fogVolume) == 2, "Source2004Face.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, styles) == 16, "Source2004Face.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->styles) == 4, "Source2004Face.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, lightOffset) == 20, "Source2004Face.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->lightOffset) == 4, "Source2004Face.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, area) == 24, "Source2004Face.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->area) == 4, "Source2004Face.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, lightmapMins) == 28, "Source2004Face.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->lightmapMins) == 8, "Source2004Face.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, lightmapSize) == 36, "Source2004Face.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->lightmapSize) == 8, "Source2004Face.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, originalFace) == 44, "Source2004Face.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->originalFace) == 4, "Source2004Face.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, firstPrimitive) == 50, "Source2004Face.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->firstPrimitive) == 2, "Source2004Face.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Face, smoothingGroups) == 52, "Source2004Face.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Face *)0)->smoothingGroups) == 4, "Source2004Face.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct Source2004ColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} Source2004ColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004ColorRgbExp) == 4, "Source2004ColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004ColorRgbExp, red) == 0, "Source2004ColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004ColorRgbExp *)0)->red) == 1, "Source2004ColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004ColorRgbExp, green) == 1, "Source2004ColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004ColorRgbExp *)0)->green) == 1, "Source2004ColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004ColorRgbExp, blue) == 2, "Source2004ColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004ColorRgbExp *)0)->blue) == 1, "Source2004ColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004ColorRgbExp, exponent) == 3, "Source2004ColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004ColorRgbExp *)0)->exponent) == 1, "Source2004ColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct Source2004OccluderWithoutArea {
  /** Whether it starts switched off. Values: SOURCE_2004_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} Source2004OccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004OccluderWithoutArea) == 36, "Source2004OccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OccluderWithoutArea, flags) == 0, "Source2004OccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OccluderWithoutArea *)0)->flags) == 4, "Source2004OccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OccluderWithoutArea, firstPolygon) == 4, "Source2004OccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OccluderWithoutArea *)0)->firstPolygon) == 4, "Source2004OccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OccluderWithoutArea, polygonCount) == 8, "Source2004OccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OccluderWithoutArea *)0)->polygonCount) == 4, "Source2004OccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OccluderWithoutArea, mins) == 12, "Source2004OccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OccluderWithoutArea *)0)->mins) == 12, "Source2004OccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OccluderWithoutArea, maxs) == 24, "Source2004OccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OccluderWithoutArea *)0)->maxs) == 12, "Source2004OccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct Source2004OccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} Source2004OccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004OccluderPolygon) == 12, "Source2004OccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OccluderPolygon, firstVertexIndex) == 0, "Source2004OccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OccluderPolygon *)0)->firstVertexIndex) == 4, "Source2004OccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OccluderPolygon, vertexCount) == 4, "Source2004OccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OccluderPolygon *)0)->vertexCount) == 4, "Source2004OccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OccluderPolygon, plane) == 8, "Source2004OccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OccluderPolygon *)0)->plane) == 4, "Source2004OccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct Source2004Occluder {
  /** Whether it starts switched off. Values: SOURCE_2004_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
  /**
   * Area that it is in: only from there does it hide anything. -> AREAS; negative = none. The lump may be
   * empty all the same.
   */
  int32_t area;
} Source2004Occluder;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Occluder) == 40, "Source2004Occluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Occluder, flags) == 0, "Source2004Occluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Occluder *)0)->flags) == 4, "Source2004Occluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Occluder, firstPolygon) == 4, "Source2004Occluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Occluder *)0)->firstPolygon) == 4, "Source2004Occluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Occluder, polygonCount) == 8, "Source2004Occluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Occluder *)0)->polygonCount) == 4, "Source2004Occluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Occluder, mins) == 12, "Source2004Occluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Occluder *)0)->mins) == 12, "Source2004Occluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Occluder, maxs) == 24, "Source2004Occluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Occluder *)0)->maxs) == 12, "Source2004Occluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Occluder, area) == 36, "Source2004Occluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Occluder *)0)->area) == 4, "Source2004Occluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct Source2004CompressedLightCube {
  /** One colour a side. */
  Source2004ColorRgbExp sides[6];
} Source2004CompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004CompressedLightCube) == 24, "Source2004CompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompressedLightCube, sides) == 0, "Source2004CompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompressedLightCube *)0)->sides) == 24, "Source2004CompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct Source2004LeafVersion0 {
  /** What its brushes are, all together. Values: SOURCE_2004_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  int16_t cluster;
  /**
   * Area that doors separate from others; 0 = none. Headers declare it signed, which areas above 255 don't
   * survive. -> AREAS.
   */
  uint16_t area : 9;
  /** What the leaf is for: sky, radial visibility, 2D sky. */
  uint16_t flags : 7;
  /** Lower corner of a rough box, in whole game units. */
  struct { int16_t x, y, z; } mins;
  /** Upper corner of a rough box, in whole game units. */
  struct { int16_t x, y, z; } maxs;
  /** First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them. */
  uint16_t firstFace;
  /** Number of faces. */
  uint16_t faceCount;
  /** First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them. */
  uint16_t firstBrush;
  /** Number of brushes. */
  uint16_t brushCount;
  /** Water that the leaf is in; -1 = none. -> LEAF_WATER_DATA; -1 = none. */
  int16_t water;
  /** Light from six sides in the middle of the leaf. */
  Source2004CompressedLightCube ambientLight;
} Source2004LeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LeafVersion0) == 56, "Source2004LeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafVersion0, contents) == 0, "Source2004LeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafVersion0 *)0)->contents) == 4, "Source2004LeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafVersion0, cluster) == 4, "Source2004LeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafVersion0 *)0)->cluster) == 2, "Source2004LeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafVersion0, mins) == 8, "Source2004LeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafVersion0 *)0)->mins) == 6, "Source2004LeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafVersion0, maxs) == 14, "Source2004LeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafVersion0 *)0)->maxs) == 6, "Source2004LeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafVersion0, firstFace) == 20, "Source2004LeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafVersion0 *)0)->firstFace) == 2, "Source2004LeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafVersion0, faceCount) == 22, "Source2004LeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafVersion0 *)0)->faceCount) == 2, "Source2004LeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafVersion0, firstBrush) == 24, "Source2004LeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafVersion0 *)0)->firstBrush) == 2, "Source2004LeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafVersion0, brushCount) == 26, "Source2004LeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafVersion0 *)0)->brushCount) == 2, "Source2004LeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafVersion0, water) == 28, "Source2004LeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafVersion0 *)0)->water) == 2, "Source2004LeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafVersion0, ambientLight) == 30, "Source2004LeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafVersion0 *)0)->ambientLight) == 24, "Source2004LeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct Source2004Leaf {
  /** What its brushes are, all together. Values: SOURCE_2004_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  int16_t cluster;
  /**
   * Area that doors separate from others; 0 = none. Headers declare it signed, which areas above 255 don't
   * survive. -> AREAS.
   */
  uint16_t area : 9;
  /** What the leaf is for: sky, radial visibility, 2D sky. */
  uint16_t flags : 7;
  /** Lower corner of a rough box, in whole game units. */
  struct { int16_t x, y, z; } mins;
  /** Upper corner of a rough box, in whole game units. */
  struct { int16_t x, y, z; } maxs;
  /** First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them. */
  uint16_t firstFace;
  /** Number of faces. */
  uint16_t faceCount;
  /** First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them. */
  uint16_t firstBrush;
  /** Number of brushes. */
  uint16_t brushCount;
  /** Water that the leaf is in; -1 = none. -> LEAF_WATER_DATA; -1 = none. */
  int16_t water;
} Source2004Leaf;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Leaf) == 32, "Source2004Leaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Leaf, contents) == 0, "Source2004Leaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Leaf *)0)->contents) == 4, "Source2004Leaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Leaf, cluster) == 4, "Source2004Leaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Leaf *)0)->cluster) == 2, "Source2004Leaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Leaf, mins) == 8, "Source2004Leaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Leaf *)0)->mins) == 6, "Source2004Leaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Leaf, maxs) == 14, "Source2004Leaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Leaf *)0)->maxs) == 6, "Source2004Leaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Leaf, firstFace) == 20, "Source2004Leaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Leaf *)0)->firstFace) == 2, "Source2004Leaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Leaf, faceCount) == 22, "Source2004Leaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Leaf *)0)->faceCount) == 2, "Source2004Leaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Leaf, firstBrush) == 24, "Source2004Leaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Leaf *)0)->firstBrush) == 2, "Source2004Leaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Leaf, brushCount) == 26, "Source2004Leaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Leaf *)0)->brushCount) == 2, "Source2004Leaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Leaf, water) == 28, "Source2004Leaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Leaf *)0)->water) == 2, "Source2004Leaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct Source2004Edge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} Source2004Edge;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Edge) == 4, "Source2004Edge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Edge, vertices) == 0, "Source2004Edge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Edge *)0)->vertices) == 4, "Source2004Edge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct Source2004Model {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** Where it is heard and lit from, in game units. */
  struct { float x, y, z; } origin;
  /**
   * Root of its tree: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative n: element -1 - n of
   * LEAVES.
   */
  int32_t headNode;
  /** First of `faceCount` faces. -> FACES, `faceCount` of them. The lump may be empty all the same. */
  int32_t firstFace;
  /** Number of faces. */
  int32_t faceCount;
} Source2004Model;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Model) == 48, "Source2004Model takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Model, mins) == 0, "Source2004Model.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Model *)0)->mins) == 12, "Source2004Model.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Model, maxs) == 12, "Source2004Model.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Model *)0)->maxs) == 12, "Source2004Model.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Model, origin) == 24, "Source2004Model.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Model *)0)->origin) == 12, "Source2004Model.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Model, headNode) == 36, "Source2004Model.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Model *)0)->headNode) == 4, "Source2004Model.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Model, firstFace) == 40, "Source2004Model.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Model *)0)->firstFace) == 4, "Source2004Model.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Model, faceCount) == 44, "Source2004Model.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Model *)0)->faceCount) == 4, "Source2004Model.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct Source2004WorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: SOURCE_2004_WORLD_LIGHT_TYPE_*. */
  int32_t type;
  /** Light style that switches it. */
  int32_t style;
  /** Cosine of the angle at which a spot begins to fade. */
  float stopDot;
  /** Cosine of the angle at which a spot ends. */
  float stopDot2;
  /** How sharply a spot is gathered around its axis. */
  float exponent;
  /** Distance at which it ends, in game units; 0 = never. */
  float radius;
  /** Constant part of the fall-off. */
  float constantAttenuation;
  /** Part of the fall-off that grows with the distance. */
  float linearAttenuation;
  /** Part of the fall-off that grows with the square of the distance. */
  float quadraticAttenuation;
  /** What it may do. Values: SOURCE_2004_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} Source2004WorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004WorldLight) == 88, "Source2004WorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, origin) == 0, "Source2004WorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->origin) == 12, "Source2004WorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, intensity) == 12, "Source2004WorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->intensity) == 12, "Source2004WorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, normal) == 24, "Source2004WorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->normal) == 12, "Source2004WorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, cluster) == 36, "Source2004WorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->cluster) == 4, "Source2004WorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, type) == 40, "Source2004WorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->type) == 4, "Source2004WorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, style) == 44, "Source2004WorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->style) == 4, "Source2004WorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, stopDot) == 48, "Source2004WorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->stopDot) == 4, "Source2004WorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, stopDot2) == 52, "Source2004WorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->stopDot2) == 4, "Source2004WorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, exponent) == 56, "Source2004WorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->exponent) == 4, "Source2004WorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, radius) == 60, "Source2004WorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->radius) == 4, "Source2004WorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, constantAttenuation) == 64, "Source2004WorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->constantAttenuation) == 4, "Source2004WorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, linearAttenuation) == 68, "Source2004WorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->linearAttenuation) == 4, "Source2004WorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, quadraticAttenuation) == 72, "Source2004WorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->quadraticAttenuation) == 4, "Source2004WorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, flags) == 76, "Source2004WorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->flags) == 4, "Source2004WorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, texture) == 80, "Source2004WorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->texture) == 4, "Source2004WorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WorldLight, owner) == 84, "Source2004WorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WorldLight *)0)->owner) == 4, "Source2004WorldLight.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct Source2004Brush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: SOURCE_2004_CONTENT_FLAGS_*. */
  int32_t contents;
} Source2004Brush;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Brush) == 12, "Source2004Brush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Brush, firstSide) == 0, "Source2004Brush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Brush *)0)->firstSide) == 4, "Source2004Brush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Brush, sideCount) == 4, "Source2004Brush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Brush *)0)->sideCount) == 4, "Source2004Brush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Brush, contents) == 8, "Source2004Brush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Brush *)0)->contents) == 4, "Source2004Brush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct Source2004BrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} Source2004BrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004BrushSide) == 8, "Source2004BrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004BrushSide, plane) == 0, "Source2004BrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004BrushSide *)0)->plane) == 2, "Source2004BrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004BrushSide, texture) == 2, "Source2004BrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004BrushSide *)0)->texture) == 2, "Source2004BrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004BrushSide, displacement) == 4, "Source2004BrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004BrushSide *)0)->displacement) == 2, "Source2004BrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004BrushSide, bevel) == 6, "Source2004BrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004BrushSide *)0)->bevel) == 2, "Source2004BrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct Source2004Area {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} Source2004Area;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Area) == 8, "Source2004Area takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Area, portalCount) == 0, "Source2004Area.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Area *)0)->portalCount) == 4, "Source2004Area.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Area, firstPortal) == 4, "Source2004Area.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Area *)0)->firstPortal) == 4, "Source2004Area.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct Source2004AreaPortal {
  /** Number by which an entity opens and closes it (`portalnumber`). */
  uint16_t key;
  /** Area that it leads into. -> AREAS. */
  uint16_t otherArea;
  /** First of `vertexCount` corners of the opening. -> CLIP_PORTAL_VERTICES, `vertexCount` of them. */
  uint16_t firstVertex;
  /** Number of corners. */
  uint16_t vertexCount;
  /** Plane of the opening. -> PLANES. */
  int32_t plane;
} Source2004AreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004AreaPortal) == 12, "Source2004AreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004AreaPortal, key) == 0, "Source2004AreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004AreaPortal *)0)->key) == 2, "Source2004AreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004AreaPortal, otherArea) == 2, "Source2004AreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004AreaPortal *)0)->otherArea) == 2, "Source2004AreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004AreaPortal, firstVertex) == 4, "Source2004AreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004AreaPortal *)0)->firstVertex) == 2, "Source2004AreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004AreaPortal, vertexCount) == 6, "Source2004AreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004AreaPortal *)0)->vertexCount) == 2, "Source2004AreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004AreaPortal, plane) == 8, "Source2004AreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004AreaPortal *)0)->plane) == 4, "Source2004AreaPortal.plane takes 4 bytes");

/**
 * An opening between two leaves (lump 22), which the visibility compiler works with and later tools take out.
 * Original name: dportal_t. Source: engine headers. Confidence: probable.
 */
typedef struct Source2004Portal {
  /** First of its corners, in PORTAL_VERTICES. */
  int32_t firstVertex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane of the opening. -> PLANES. */
  int32_t plane;
  /** Cluster before the plane. */
  uint16_t frontCluster;
  /** Cluster behind the plane. */
  uint16_t backCluster;
} Source2004Portal;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Portal) == 16, "Source2004Portal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Portal, firstVertex) == 0, "Source2004Portal.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Portal *)0)->firstVertex) == 4, "Source2004Portal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Portal, vertexCount) == 4, "Source2004Portal.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Portal *)0)->vertexCount) == 4, "Source2004Portal.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Portal, plane) == 8, "Source2004Portal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Portal *)0)->plane) == 4, "Source2004Portal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Portal, frontCluster) == 12, "Source2004Portal.frontCluster lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Portal *)0)->frontCluster) == 2, "Source2004Portal.frontCluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Portal, backCluster) == 14, "Source2004Portal.backCluster lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Portal *)0)->backCluster) == 2, "Source2004Portal.backCluster takes 2 bytes");

/**
 * Openings of a cluster (lump 23), which the visibility compiler works with.
 * Original name: dcluster_t. Source: engine headers. Confidence: probable.
 */
typedef struct Source2004Cluster {
  /** First of its openings, in CLUSTER_PORTALS. */
  int32_t firstPortal;
  /** Number of openings. */
  int32_t portalCount;
} Source2004Cluster;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Cluster) == 8, "Source2004Cluster takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Cluster, firstPortal) == 0, "Source2004Cluster.firstPortal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Cluster *)0)->firstPortal) == 4, "Source2004Cluster.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Cluster, portalCount) == 4, "Source2004Cluster.portalCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Cluster *)0)->portalCount) == 4, "Source2004Cluster.portalCount takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct Source2004DisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} Source2004DisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DisplacementSubNeighbor) == 6, "Source2004DisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementSubNeighbor, displacement) == 0, "Source2004DisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementSubNeighbor *)0)->displacement) == 2, "Source2004DisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementSubNeighbor, orientation) == 2, "Source2004DisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementSubNeighbor *)0)->orientation) == 1, "Source2004DisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementSubNeighbor, span) == 3, "Source2004DisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementSubNeighbor *)0)->span) == 1, "Source2004DisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementSubNeighbor, neighborSpan) == 4, "Source2004DisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementSubNeighbor *)0)->neighborSpan) == 1, "Source2004DisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct Source2004DisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  Source2004DisplacementSubNeighbor subNeighbors[2];
} Source2004DisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DisplacementNeighbor) == 12, "Source2004DisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementNeighbor, subNeighbors) == 0, "Source2004DisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementNeighbor *)0)->subNeighbors) == 12, "Source2004DisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct Source2004DisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} Source2004DisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DisplacementCornerNeighbors) == 10, "Source2004DisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementCornerNeighbors, neighbors) == 0, "Source2004DisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementCornerNeighbors *)0)->neighbors) == 8, "Source2004DisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementCornerNeighbors, count) == 8, "Source2004DisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementCornerNeighbors *)0)->count) == 1, "Source2004DisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct Source2004DisplacementInfo {
  /** The face's corner that the grid begins at, in game units. */
  struct { float x, y, z; } startPosition;
  /**
   * First of `(2 ** power + 1) ** 2` vertices, row by row. -> DISPLACEMENT_VERTICES, `(2 ** power + 1) ** 2`
   * of them.
   */
  int32_t firstVertex;
  /** First of `2 * 4 ** power` triangles. -> DISPLACEMENT_TRIANGLES, `2 * 4 ** power` of them. */
  int32_t firstTriangle;
  /** How often each side was halved: 2, 3 or 4. */
  int32_t power;
  /** Lowest subdivision; with the sign bit set the rest are flags. */
  uint32_t minTessellation;
  /** Angle below which neighbours are smoothed, in degrees. */
  float smoothingAngle;
  /** What the surface is. Values: SOURCE_2004_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  Source2004DisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  Source2004DisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} Source2004DisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DisplacementInfo) == 176, "Source2004DisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, startPosition) == 0, "Source2004DisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->startPosition) == 12, "Source2004DisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, firstVertex) == 12, "Source2004DisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->firstVertex) == 4, "Source2004DisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, firstTriangle) == 16, "Source2004DisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->firstTriangle) == 4, "Source2004DisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, power) == 20, "Source2004DisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->power) == 4, "Source2004DisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, minTessellation) == 24, "Source2004DisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->minTessellation) == 4, "Source2004DisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, smoothingAngle) == 28, "Source2004DisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->smoothingAngle) == 4, "Source2004DisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, contents) == 32, "Source2004DisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->contents) == 4, "Source2004DisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, face) == 36, "Source2004DisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->face) == 2, "Source2004DisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, lightmapAlphaStart) == 40, "Source2004DisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->lightmapAlphaStart) == 4, "Source2004DisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, lightmapSamplePositionStart) == 44, "Source2004DisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "Source2004DisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, edgeNeighbors) == 48, "Source2004DisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->edgeNeighbors) == 48, "Source2004DisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, cornerNeighbors) == 96, "Source2004DisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->cornerNeighbors) == 40, "Source2004DisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementInfo, allowedVertices) == 136, "Source2004DisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementInfo *)0)->allowedVertices) == 40, "Source2004DisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct Source2004OriginalFace {
  /** Plane that the face lies on. -> PLANES. */
  uint16_t plane;
  /**
   * 1 = the plane is the second of its pair, so that the face looks against the plane of its node. The face
   * looks along its own plane's normal in either case: so do all 28,000 faces of 58 real maps.
   */
  uint8_t side;
  /** 1 = on a node, 0 = inside a leaf. */
  uint8_t onNode;
  /**
   * First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES, `edgeCount` of
   * them.
   */
  int32_t firstEdge;
  /** Number of edges. */
  int16_t edgeCount;
  /** How it was textured when the compiler split it; the number may be an old one. -1 = not at all. */
  int16_t texture;
  /** Displacement made of it; -1 = none. -> DISPLACEMENT_INFO; -1 = none. */
  int16_t displacement;
  /** Fog volume that it is the surface of; -1 = none. */
  int16_t fogVolume;
  /** Light styles; 255 = unused slot. */
  uint8_t styles[4];
  /** Byte offset in the lump of lightmap samples; -1 = not lit. */
  int32_t lightOffset;
  /** Area, in square game units. */
  float area;
  /** Lower corner of its lightmap, in samples. */
  struct { int32_t s, t; } lightmapMins;
  /** Size of its lightmap, in samples, less one. */
  struct { int32_t s, t; } lightmapSize;
  /**
   * Face before splitting that it is a part of; -1 = none. -> ORIGINAL_FACES; -1 = none. The lump may be
   * empty all the same.
   */
  int32_t originalFace;
  /** Number of primitives; the highest bit says that no dynamic shadow falls on it. */
  uint16_t primitiveCount : 15;
  /** Highest bit of the count: no dynamic shadow falls on the face. */
  uint16_t noDynamicShadows : 1;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint16_t firstPrimitive;
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} Source2004OriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004OriginalFace) == 56, "Source2004OriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, plane) == 0, "Source2004OriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->plane) == 2, "Source2004OriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, side) == 2, "Source2004OriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->side) == 1, "Source2004OriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, onNode) == 3, "Source2004OriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->onNode) == 1, "Source2004OriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, firstEdge) == 4, "Source2004OriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->firstEdge) == 4, "Source2004OriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, edgeCount) == 8, "Source2004OriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->edgeCount) == 2, "Source2004OriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, texture) == 10, "Source2004OriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->texture) == 2, "Source2004OriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, displacement) == 12, "Source2004OriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->displacement) == 2, "Source2004OriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, fogVolume) == 14, "Source2004OriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->fogVolume) == 2, "Source2004OriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, styles) == 16, "Source2004OriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->styles) == 4, "Source2004OriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, lightOffset) == 20, "Source2004OriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->lightOffset) == 4, "Source2004OriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, area) == 24, "Source2004OriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->area) == 4, "Source2004OriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, lightmapMins) == 28, "Source2004OriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->lightmapMins) == 8, "Source2004OriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, lightmapSize) == 36, "Source2004OriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->lightmapSize) == 8, "Source2004OriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, originalFace) == 44, "Source2004OriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->originalFace) == 4, "Source2004OriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, firstPrimitive) == 50, "Source2004OriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->firstPrimitive) == 2, "Source2004OriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OriginalFace, smoothingGroups) == 52, "Source2004OriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OriginalFace *)0)->smoothingGroups) == 4, "Source2004OriginalFace.smoothingGroups takes 4 bytes");

/**
 * Start of a displacement's collision.
 * Original name: virtualmeshhull_t. Source: real maps: every byte of all 130 filled displacements is
 * accounted for. Confidence: probable.
 */
typedef struct Source2004PackedHullsHead {
  /**
   * Number of hulls, whose headers follow one behind the other; 2 where one hull can't number all vertices.
   */
  uint8_t hullCount;
  /** Filler. */
  uint8_t padding[3];
} Source2004PackedHullsHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PackedHullsHead) == 4, "Source2004PackedHullsHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PackedHullsHead, hullCount) == 0, "Source2004PackedHullsHead.hullCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PackedHullsHead *)0)->hullCount) == 1, "Source2004PackedHullsHead.hullCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PackedHullsHead, padding) == 1, "Source2004PackedHullsHead.padding lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PackedHullsHead *)0)->padding) == 3, "Source2004PackedHullsHead.padding takes 3 bytes");

/**
 * Header of a hull; its triangles and edges follow behind all headers, hull by hull.
 * Original name: packedhull_t. Source: real maps: closed surfaces with `edgeCount * 2 = triangleCount * 3`
 * throughout. Confidence: probable.
 */
typedef struct Source2004PackedHullHead {
  /** Number of triangles. */
  uint8_t triangleCount;
  /** How many of them, from the first on, close the hull and aren't triangles of the displacement. */
  uint8_t virtualTriangleCount;
  /** Number of edges. */
  uint8_t edgeCount;
  /** How many of them, from the first on, aren't edges of the displacement. */
  uint8_t virtualEdgeCount;
  /** Vertex of the displacement that the hull's vertices count from. */
  uint8_t baseVertex;
} Source2004PackedHullHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PackedHullHead) == 5, "Source2004PackedHullHead takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PackedHullHead, triangleCount) == 0, "Source2004PackedHullHead.triangleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PackedHullHead *)0)->triangleCount) == 1, "Source2004PackedHullHead.triangleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PackedHullHead, virtualTriangleCount) == 1, "Source2004PackedHullHead.virtualTriangleCount lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PackedHullHead *)0)->virtualTriangleCount) == 1, "Source2004PackedHullHead.virtualTriangleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PackedHullHead, edgeCount) == 2, "Source2004PackedHullHead.edgeCount lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PackedHullHead *)0)->edgeCount) == 1, "Source2004PackedHullHead.edgeCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PackedHullHead, virtualEdgeCount) == 3, "Source2004PackedHullHead.virtualEdgeCount lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PackedHullHead *)0)->virtualEdgeCount) == 1, "Source2004PackedHullHead.virtualEdgeCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PackedHullHead, baseVertex) == 4, "Source2004PackedHullHead.baseVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PackedHullHead *)0)->baseVertex) == 1, "Source2004PackedHullHead.baseVertex takes 1 bytes");

/**
 * A triangle of a hull.
 * Original name: packedtriangle_t. Source: real maps. Confidence: probable.
 */
typedef struct Source2004PackedTriangle {
  /** Its three edges, as numbers of the hull's own. */
  uint8_t edges[3];
  /** Triangle on the other side of the hull, which a line through this one comes out of. */
  uint8_t opposite;
} Source2004PackedTriangle;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PackedTriangle) == 4, "Source2004PackedTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PackedTriangle, edges) == 0, "Source2004PackedTriangle.edges lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PackedTriangle *)0)->edges) == 3, "Source2004PackedTriangle.edges takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PackedTriangle, opposite) == 3, "Source2004PackedTriangle.opposite lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PackedTriangle *)0)->opposite) == 1, "Source2004PackedTriangle.opposite takes 1 bytes");

/**
 * An edge of a hull, between two vertices of the displacement's grid.
 * Original name: packededge_t. Source: real maps. Confidence: probable.
 */
typedef struct Source2004PackedEdge {
  /** The two vertices, from the hull's `baseVertex` on, row by row. */
  uint8_t vertices[2];
} Source2004PackedEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PackedEdge) == 2, "Source2004PackedEdge takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PackedEdge, vertices) == 0, "Source2004PackedEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PackedEdge *)0)->vertices) == 2, "Source2004PackedEdge.vertices takes 2 bytes");

/**
 * Head of a brush model's collision; solids, each behind its size, and a text of keys and values follow. A
 * head with model -1 ends the lump.
 * Original name: dphysmodel_t. Source: engine headers.
 */
typedef struct Source2004PhysicsModelHead {
  /** Brush model; -1 ends the lump. -> MODELS; -1 = none. */
  int32_t model;
  /** Bytes of the solids, their sizes counted. */
  int32_t dataSize;
  /** Bytes of the text. */
  int32_t keyDataSize;
  /** Number of solids. */
  int32_t solidCount;
} Source2004PhysicsModelHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PhysicsModelHead) == 16, "Source2004PhysicsModelHead takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PhysicsModelHead, model) == 0, "Source2004PhysicsModelHead.model lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PhysicsModelHead *)0)->model) == 4, "Source2004PhysicsModelHead.model takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PhysicsModelHead, dataSize) == 4, "Source2004PhysicsModelHead.dataSize lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PhysicsModelHead *)0)->dataSize) == 4, "Source2004PhysicsModelHead.dataSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PhysicsModelHead, keyDataSize) == 8, "Source2004PhysicsModelHead.keyDataSize lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PhysicsModelHead *)0)->keyDataSize) == 4, "Source2004PhysicsModelHead.keyDataSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PhysicsModelHead, solidCount) == 12, "Source2004PhysicsModelHead.solidCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PhysicsModelHead *)0)->solidCount) == 4, "Source2004PhysicsModelHead.solidCount takes 4 bytes");

/**
 * What the head of every solid begins with. Old solids have none.
 * Original name: physcollideheader_t. Source: facts on the lump.
 */
typedef struct Source2004SolidHead {
  /** `VPHY` as a word. */
  uint32_t id;
  /** 0x100; 0x101 for wide surfaces. */
  int16_t version;
  /** How the solid is stored. Values: SOURCE_2004_SOLID_TYPE_*. */
  int16_t type;
} Source2004SolidHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004SolidHead) == 8, "Source2004SolidHead takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004SolidHead, id) == 0, "Source2004SolidHead.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004SolidHead *)0)->id) == 4, "Source2004SolidHead.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004SolidHead, version) == 4, "Source2004SolidHead.version lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004SolidHead *)0)->version) == 2, "Source2004SolidHead.version takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004SolidHead, type) == 6, "Source2004SolidHead.type lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004SolidHead *)0)->type) == 2, "Source2004SolidHead.type takes 2 bytes");

/**
 * Head of a solid of ledges; the surface and an axis map follow.
 * Original name: compactsurfaceheader_t. Source: facts on the lump.
 */
typedef struct Source2004PolygonSolidHead {
  /** `VPHY` as a word. */
  uint32_t id;
  /** 0x100; 0x101 for wide surfaces. */
  int16_t version;
  /** How the solid is stored. Values: SOURCE_2004_SOLID_TYPE_*. */
  int16_t type;
  /** Bytes of the surface. */
  int32_t surfaceSize;
  /** Share of the box's sides that drags, along each axis. */
  struct { float x, y, z; } dragAxisAreas;
  /** Bytes of the axis map; none in all real maps. */
  int32_t axisMapSize;
} Source2004PolygonSolidHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PolygonSolidHead) == 28, "Source2004PolygonSolidHead takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PolygonSolidHead, id) == 0, "Source2004PolygonSolidHead.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PolygonSolidHead *)0)->id) == 4, "Source2004PolygonSolidHead.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PolygonSolidHead, version) == 4, "Source2004PolygonSolidHead.version lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PolygonSolidHead *)0)->version) == 2, "Source2004PolygonSolidHead.version takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PolygonSolidHead, type) == 6, "Source2004PolygonSolidHead.type lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PolygonSolidHead *)0)->type) == 2, "Source2004PolygonSolidHead.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PolygonSolidHead, surfaceSize) == 8, "Source2004PolygonSolidHead.surfaceSize lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PolygonSolidHead *)0)->surfaceSize) == 4, "Source2004PolygonSolidHead.surfaceSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PolygonSolidHead, dragAxisAreas) == 12, "Source2004PolygonSolidHead.dragAxisAreas lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PolygonSolidHead *)0)->dragAxisAreas) == 12, "Source2004PolygonSolidHead.dragAxisAreas takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PolygonSolidHead, axisMapSize) == 24, "Source2004PolygonSolidHead.axisMapSize lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PolygonSolidHead *)0)->axisMapSize) == 4, "Source2004PolygonSolidHead.axisMapSize takes 4 bytes");

/**
 * Head of a solid of another physics library; its surface follows. Later compilers don't make such any more.
 * Original name: moppsurfaceheader_t. Source: real maps: 12 + `surfaceSize` bytes in each of 10.
 */
typedef struct Source2004MoppSolidHead {
  /** `VPHY` as a word. */
  uint32_t id;
  /** 0x100; 0x101 for wide surfaces. */
  int16_t version;
  /** How the solid is stored. Values: SOURCE_2004_SOLID_TYPE_*. */
  int16_t type;
  /** Bytes of the surface. */
  int32_t surfaceSize;
} Source2004MoppSolidHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004MoppSolidHead) == 12, "Source2004MoppSolidHead takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004MoppSolidHead, id) == 0, "Source2004MoppSolidHead.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004MoppSolidHead *)0)->id) == 4, "Source2004MoppSolidHead.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004MoppSolidHead, version) == 4, "Source2004MoppSolidHead.version lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004MoppSolidHead *)0)->version) == 2, "Source2004MoppSolidHead.version takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004MoppSolidHead, type) == 6, "Source2004MoppSolidHead.type lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004MoppSolidHead *)0)->type) == 2, "Source2004MoppSolidHead.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004MoppSolidHead, surfaceSize) == 8, "Source2004MoppSolidHead.surfaceSize lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004MoppSolidHead *)0)->surfaceSize) == 4, "Source2004MoppSolidHead.surfaceSize takes 4 bytes");

/**
 * Head of a surface. All offsets in it count from its first byte. Lengths are metres; the axes are the
 * physics' own: its (x, y, z) lies at (x, z, -y) / 0.0254 in game units, its inertia along (x, z, y).
 * Original name: IVP_Compact_Surface. Source: facts on the lump; all 486 surfaces of real maps.
 */
typedef struct Source2004CompactSurface {
  /** Centre of mass, in metres. */
  struct { float x, y, z; } massCenter;
  /**
   * Inertia around each axis, that of one kilogram: in square metres.
   * Confidence: probable.
   */
  struct { float x, y, z; } rotationInertia;
  /** Distance of the farthest point from the centre of mass, in metres. */
  float upperLimitRadius;
  /**
   * How far the surface is from a sphere around the centre of mass: a share of the radius, 250 = all of it.
   * Confidence: probable.
   */
  uint32_t maxDeviation : 8;
  /** Size of the whole surface in bytes. */
  uint32_t byteSize : 24;
  /** Offset of the root of the ledge tree. */
  int32_t rootOffset;
  /** 0; in surfaces of another physics library 48, where its own data begins. */
  int32_t unknown0x24;
  /** 0. */
  int32_t unknown0x28;
  /** `IVPS`, `MOPP`, or 0 in old files, as a word. */
  uint32_t id;
} Source2004CompactSurface;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004CompactSurface) == 48, "Source2004CompactSurface takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurface, massCenter) == 0, "Source2004CompactSurface.massCenter lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurface *)0)->massCenter) == 12, "Source2004CompactSurface.massCenter takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurface, rotationInertia) == 12, "Source2004CompactSurface.rotationInertia lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurface *)0)->rotationInertia) == 12, "Source2004CompactSurface.rotationInertia takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurface, upperLimitRadius) == 24, "Source2004CompactSurface.upperLimitRadius lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurface *)0)->upperLimitRadius) == 4, "Source2004CompactSurface.upperLimitRadius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurface, rootOffset) == 32, "Source2004CompactSurface.rootOffset lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurface *)0)->rootOffset) == 4, "Source2004CompactSurface.rootOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurface, unknown0x24) == 36, "Source2004CompactSurface.unknown0x24 lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurface *)0)->unknown0x24) == 4, "Source2004CompactSurface.unknown0x24 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurface, unknown0x28) == 40, "Source2004CompactSurface.unknown0x28 lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurface *)0)->unknown0x28) == 4, "Source2004CompactSurface.unknown0x28 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurface, id) == 44, "Source2004CompactSurface.id lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurface *)0)->id) == 4, "Source2004CompactSurface.id takes 4 bytes");

/**
 * The same in a big-endian file, where the compiler gave bit fields the highest bits first.
 * Original name: IVP_Compact_Surface. Source: a real console map.
 */
typedef struct Source2004CompactSurfaceBigEndian {
  /** Centre of mass, in metres. */
  struct { float x, y, z; } massCenter;
  /**
   * Inertia around each axis, that of one kilogram: in square metres.
   * Confidence: probable.
   */
  struct { float x, y, z; } rotationInertia;
  /** Distance of the farthest point from the centre of mass, in metres. */
  float upperLimitRadius;
  /** Size of the whole surface in bytes. */
  uint32_t byteSize : 24;
  /**
   * How far the surface is from a sphere around the centre of mass: a share of the radius, 250 = all of it.
   * Confidence: probable.
   */
  uint32_t maxDeviation : 8;
  /** Offset of the root of the ledge tree. */
  int32_t rootOffset;
  /** 0. */
  int32_t unknown0x24;
  /** 0. */
  int32_t unknown0x28;
  /** `IVPS` as a word. */
  uint32_t id;
} Source2004CompactSurfaceBigEndian;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004CompactSurfaceBigEndian) == 48, "Source2004CompactSurfaceBigEndian takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurfaceBigEndian, massCenter) == 0, "Source2004CompactSurfaceBigEndian.massCenter lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurfaceBigEndian *)0)->massCenter) == 12, "Source2004CompactSurfaceBigEndian.massCenter takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurfaceBigEndian, rotationInertia) == 12, "Source2004CompactSurfaceBigEndian.rotationInertia lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurfaceBigEndian *)0)->rotationInertia) == 12, "Source2004CompactSurfaceBigEndian.rotationInertia takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurfaceBigEndian, upperLimitRadius) == 24, "Source2004CompactSurfaceBigEndian.upperLimitRadius lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurfaceBigEndian *)0)->upperLimitRadius) == 4, "Source2004CompactSurfaceBigEndian.upperLimitRadius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurfaceBigEndian, rootOffset) == 32, "Source2004CompactSurfaceBigEndian.rootOffset lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurfaceBigEndian *)0)->rootOffset) == 4, "Source2004CompactSurfaceBigEndian.rootOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurfaceBigEndian, unknown0x24) == 36, "Source2004CompactSurfaceBigEndian.unknown0x24 lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurfaceBigEndian *)0)->unknown0x24) == 4, "Source2004CompactSurfaceBigEndian.unknown0x24 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurfaceBigEndian, unknown0x28) == 40, "Source2004CompactSurfaceBigEndian.unknown0x28 lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurfaceBigEndian *)0)->unknown0x28) == 4, "Source2004CompactSurfaceBigEndian.unknown0x28 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CompactSurfaceBigEndian, id) == 44, "Source2004CompactSurfaceBigEndian.id lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CompactSurfaceBigEndian *)0)->id) == 4, "Source2004CompactSurfaceBigEndian.id takes 4 bytes");

/**
 * Head of a wide surface, whose sizes and indexes have 32 bits (solids of version 0x101).
 * Source: the two real maps that have such surfaces: every byte is accounted for. Confidence: probable.
 */
typedef struct Source2004WideSurface {
  /** Centre of mass, in metres. */
  struct { float x, y, z; } massCenter;
  /**
   * Inertia around each axis, that of one kilogram: in square metres.
   * Confidence: probable.
   */
  struct { float x, y, z; } rotationInertia;
  /** Distance of the farthest point from the centre of mass, in metres. */
  float upperLimitRadius;
  /**
   * How far the surface is from a sphere around the centre of mass: a share of the radius, 250 = all of it.
   */
  uint32_t maxDeviation;
  /** Size of the whole surface in bytes. */
  uint32_t byteSize;
  /** Offset of the root of the ledge tree. */
  int32_t rootOffset;
  /** 0. */
  int32_t unknown0x28;
  /** `IVPS` as a word. */
  uint32_t id;
  /** Filler. */
  uint8_t padding[16];
} Source2004WideSurface;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004WideSurface) == 64, "Source2004WideSurface takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideSurface, massCenter) == 0, "Source2004WideSurface.massCenter lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideSurface *)0)->massCenter) == 12, "Source2004WideSurface.massCenter takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideSurface, rotationInertia) == 12, "Source2004WideSurface.rotationInertia lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideSurface *)0)->rotationInertia) == 12, "Source2004WideSurface.rotationInertia takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideSurface, upperLimitRadius) == 24, "Source2004WideSurface.upperLimitRadius lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideSurface *)0)->upperLimitRadius) == 4, "Source2004WideSurface.upperLimitRadius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideSurface, maxDeviation) == 28, "Source2004WideSurface.maxDeviation lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideSurface *)0)->maxDeviation) == 4, "Source2004WideSurface.maxDeviation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideSurface, byteSize) == 32, "Source2004WideSurface.byteSize lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideSurface *)0)->byteSize) == 4, "Source2004WideSurface.byteSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideSurface, rootOffset) == 36, "Source2004WideSurface.rootOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideSurface *)0)->rootOffset) == 4, "Source2004WideSurface.rootOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideSurface, unknown0x28) == 40, "Source2004WideSurface.unknown0x28 lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideSurface *)0)->unknown0x28) == 4, "Source2004WideSurface.unknown0x28 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideSurface, id) == 44, "Source2004WideSurface.id lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideSurface *)0)->id) == 4, "Source2004WideSurface.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideSurface, padding) == 48, "Source2004WideSurface.padding lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideSurface *)0)->padding) == 16, "Source2004WideSurface.padding takes 16 bytes");

/**
 * Head of a ledge, a convex solid; its triangles follow.
 * Original name: IVP_Compact_Ledge. Source: facts on the lump; all 10,600 ledges of real maps.
 */
typedef struct Source2004Ledge {
  /** Offset of its points from this ledge. Ledges share points. */
  int32_t pointOffset;
  /** What the game keeps with it; with children, the offset of its node from this ledge. */
  int32_t clientData;
  /** 1 = the hull of a node that has children. */
  uint32_t hasChildren : 2;
  /** Whether it is stored as described here; 1. */
  uint32_t isCompact : 2;
  /** 0. */
  uint32_t reserved : 4;
  /** Size in 16 bytes: 1, and 1 for each triangle and each point that they use. */
  uint32_t sizeDividedBy16 : 24;
  /** Number of triangles. */
  int16_t triangleCount;
  /** 0. */
  int16_t unknown0xE;
} Source2004Ledge;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Ledge) == 16, "Source2004Ledge takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Ledge, pointOffset) == 0, "Source2004Ledge.pointOffset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Ledge *)0)->pointOffset) == 4, "Source2004Ledge.pointOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Ledge, clientData) == 4, "Source2004Ledge.clientData lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Ledge *)0)->clientData) == 4, "Source2004Ledge.clientData takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Ledge, triangleCount) == 12, "Source2004Ledge.triangleCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Ledge *)0)->triangleCount) == 2, "Source2004Ledge.triangleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Ledge, unknown0xE) == 14, "Source2004Ledge.unknown0xE lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Ledge *)0)->unknown0xE) == 2, "Source2004Ledge.unknown0xE takes 2 bytes");

/**
 * The same in a big-endian file, where the compiler gave bit fields the highest bits first.
 * Original name: IVP_Compact_Ledge. Source: a real console map.
 */
typedef struct Source2004LedgeBigEndian {
  /** Offset of its points from this ledge. Ledges share points. */
  int32_t pointOffset;
  /** What the game keeps with it; with children, the offset of its node from this ledge. */
  int32_t clientData;
  /** Size in 16 bytes: 1, and 1 for each triangle and each point that they use. */
  uint32_t sizeDividedBy16 : 24;
  /** 0. */
  uint32_t reserved : 4;
  /** Whether it is stored as described here; 1. */
  uint32_t isCompact : 2;
  /** 1 = the hull of a node that has children. */
  uint32_t hasChildren : 2;
  /** Number of triangles. */
  int16_t triangleCount;
  /** 0. */
  int16_t unknown0xE;
} Source2004LedgeBigEndian;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LedgeBigEndian) == 16, "Source2004LedgeBigEndian takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeBigEndian, pointOffset) == 0, "Source2004LedgeBigEndian.pointOffset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeBigEndian *)0)->pointOffset) == 4, "Source2004LedgeBigEndian.pointOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeBigEndian, clientData) == 4, "Source2004LedgeBigEndian.clientData lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeBigEndian *)0)->clientData) == 4, "Source2004LedgeBigEndian.clientData takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeBigEndian, triangleCount) == 12, "Source2004LedgeBigEndian.triangleCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeBigEndian *)0)->triangleCount) == 2, "Source2004LedgeBigEndian.triangleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeBigEndian, unknown0xE) == 14, "Source2004LedgeBigEndian.unknown0xE lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeBigEndian *)0)->unknown0xE) == 2, "Source2004LedgeBigEndian.unknown0xE takes 2 bytes");

/**
 * Head of a ledge in a wide surface.
 * Source: the two real maps that have such surfaces. Confidence: probable.
 */
typedef struct Source2004WideLedge {
  /** Offset of its points from this ledge. Ledges share points. */
  int32_t pointOffset;
  /** What the game keeps with it; with children, the offset of its node from this ledge. */
  int32_t clientData;
  /** 1 = the hull of a node that has children. */
  uint32_t hasChildren : 2;
  /** Whether it is stored as described here; 1. */
  uint32_t isCompact : 2;
  /** 0. */
  uint32_t reserved : 4;
  /** Size in 16 bytes, its points counted. */
  uint32_t sizeDividedBy16 : 24;
  /** Number of triangles. */
  int32_t triangleCount;
  /** Filler. */
  uint8_t padding[48];
} Source2004WideLedge;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004WideLedge) == 64, "Source2004WideLedge takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideLedge, pointOffset) == 0, "Source2004WideLedge.pointOffset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideLedge *)0)->pointOffset) == 4, "Source2004WideLedge.pointOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideLedge, clientData) == 4, "Source2004WideLedge.clientData lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideLedge *)0)->clientData) == 4, "Source2004WideLedge.clientData takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideLedge, triangleCount) == 12, "Source2004WideLedge.triangleCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideLedge *)0)->triangleCount) == 4, "Source2004WideLedge.triangleCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideLedge, padding) == 16, "Source2004WideLedge.padding lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideLedge *)0)->padding) == 48, "Source2004WideLedge.padding takes 48 bytes");

/**
 * An edge of a triangle, from a point to that of the next edge.
 * Original name: IVP_Compact_Edge. Source: facts on the lump.
 */
typedef struct Source2004LedgeEdge {
  /** Point that it begins at, from the ledge's `pointOffset` on. */
  uint32_t startPoint : 16;
  /**
   * Distance to the same edge of the neighbour, walked the other way: in words of 4 bytes, triangle heads
   * counted.
   */
  int32_t opposite : 15;
  /** 1 = no edge of the solid itself. */
  uint32_t isVirtual : 1;
} Source2004LedgeEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LedgeEdge) == 4, "Source2004LedgeEdge takes 4 bytes");

/**
 * A triangle of a ledge, clockwise or not as the physics' axes have it: in game units its winding is
 * reversed.
 * Original name: IVP_Compact_Triangle. Source: facts on the lump.
 */
typedef struct Source2004LedgeTriangle {
  /** Its own number in the ledge. */
  uint32_t index : 12;
  /** Triangle on the other side of the ledge, which a line through this one comes out of. */
  uint32_t pierceIndex : 12;
  /** Material, by its number in the model's `materialtable`. */
  uint32_t material : 7;
  /** 1 = no face of the solid itself: it closes the hull of several. */
  uint32_t isVirtual : 1;
  /** Its edges. */
  Source2004LedgeEdge edges[3];
} Source2004LedgeTriangle;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LedgeTriangle) == 16, "Source2004LedgeTriangle takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeTriangle, edges) == 4, "Source2004LedgeTriangle.edges lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeTriangle *)0)->edges) == 12, "Source2004LedgeTriangle.edges takes 12 bytes");

/**
 * The same in a big-endian file.
 * Original name: IVP_Compact_Edge. Source: a real console map.
 */
typedef struct Source2004LedgeEdgeBigEndian {
  /** 1 = no edge of the solid itself. */
  uint32_t isVirtual : 1;
  /**
   * Distance to the same edge of the neighbour, walked the other way: in words of 4 bytes, triangle heads
   * counted.
   */
  int32_t opposite : 15;
  /** Point that it begins at, from the ledge's `pointOffset` on. */
  uint32_t startPoint : 16;
} Source2004LedgeEdgeBigEndian;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LedgeEdgeBigEndian) == 4, "Source2004LedgeEdgeBigEndian takes 4 bytes");

/**
 * The same in a big-endian file.
 * Original name: IVP_Compact_Triangle. Source: a real console map.
 */
typedef struct Source2004LedgeTriangleBigEndian {
  /** 1 = no face of the solid itself: it closes the hull of several. */
  uint32_t isVirtual : 1;
  /** Material, by its number in the model's `materialtable`. */
  uint32_t material : 7;
  /** Triangle on the other side of the ledge, which a line through this one comes out of. */
  uint32_t pierceIndex : 12;
  /** Its own number in the ledge. */
  uint32_t index : 12;
  /** Its edges. */
  Source2004LedgeEdgeBigEndian edges[3];
} Source2004LedgeTriangleBigEndian;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LedgeTriangleBigEndian) == 16, "Source2004LedgeTriangleBigEndian takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeTriangleBigEndian, edges) == 4, "Source2004LedgeTriangleBigEndian.edges lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeTriangleBigEndian *)0)->edges) == 12, "Source2004LedgeTriangleBigEndian.edges takes 12 bytes");

/**
 * An edge of a triangle in a wide surface.
 * Source: the two real maps that have such surfaces. Confidence: probable.
 */
typedef struct Source2004WideEdge {
  /** Point that it begins at, from the ledge's `pointOffset` on. */
  uint32_t startPoint;
  /**
   * Distance to the same edge of the neighbour, walked the other way: in 16 bytes, triangle heads counted.
   */
  int32_t opposite;
  /** 1 = no edge of the solid itself. */
  uint32_t isVirtual;
  /** Filler. */
  uint8_t padding[4];
} Source2004WideEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004WideEdge) == 16, "Source2004WideEdge takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideEdge, startPoint) == 0, "Source2004WideEdge.startPoint lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideEdge *)0)->startPoint) == 4, "Source2004WideEdge.startPoint takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideEdge, opposite) == 4, "Source2004WideEdge.opposite lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideEdge *)0)->opposite) == 4, "Source2004WideEdge.opposite takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideEdge, isVirtual) == 8, "Source2004WideEdge.isVirtual lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideEdge *)0)->isVirtual) == 4, "Source2004WideEdge.isVirtual takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideEdge, padding) == 12, "Source2004WideEdge.padding lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideEdge *)0)->padding) == 4, "Source2004WideEdge.padding takes 4 bytes");

/**
 * A triangle of a ledge in a wide surface.
 * Source: the two real maps that have such surfaces. Confidence: probable.
 */
typedef struct Source2004WideTriangle {
  /** Its own number in the ledge. */
  uint32_t index;
  /** Triangle on the other side of the ledge, which a line through this one comes out of. */
  uint32_t pierceIndex;
  /** Material, by its number in the model's `materialtable`. */
  uint32_t material;
  /** 1 = no face of the solid itself: it closes the hull of several. */
  uint32_t isVirtual;
  /** Its edges. */
  Source2004WideEdge edges[3];
} Source2004WideTriangle;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004WideTriangle) == 64, "Source2004WideTriangle takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideTriangle, index) == 0, "Source2004WideTriangle.index lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideTriangle *)0)->index) == 4, "Source2004WideTriangle.index takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideTriangle, pierceIndex) == 4, "Source2004WideTriangle.pierceIndex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideTriangle *)0)->pierceIndex) == 4, "Source2004WideTriangle.pierceIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideTriangle, material) == 8, "Source2004WideTriangle.material lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideTriangle *)0)->material) == 4, "Source2004WideTriangle.material takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideTriangle, isVirtual) == 12, "Source2004WideTriangle.isVirtual lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideTriangle *)0)->isVirtual) == 4, "Source2004WideTriangle.isVirtual takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004WideTriangle, edges) == 16, "Source2004WideTriangle.edges lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004WideTriangle *)0)->edges) == 48, "Source2004WideTriangle.edges takes 48 bytes");

/**
 * A corner of ledges.
 * Original name: IVP_Compact_Poly_Point. Source: facts on the lump.
 */
typedef struct Source2004LedgePoint {
  /** Place in metres, along the physics' own axes. */
  struct { float x, y, z; } position;
  /** Not used: what the compiler's memory held there. */
  uint32_t unused;
} Source2004LedgePoint;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LedgePoint) == 16, "Source2004LedgePoint takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgePoint, position) == 0, "Source2004LedgePoint.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgePoint *)0)->position) == 12, "Source2004LedgePoint.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgePoint, unused) == 12, "Source2004LedgePoint.unused lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgePoint *)0)->unused) == 4, "Source2004LedgePoint.unused takes 4 bytes");

/**
 * A node of the tree of ledges. Its left child is the node behind it.
 * Original name: IVP_Compact_Ledgetree_Node. Source: facts on the lump; all 20,000 nodes of real maps.
 */
typedef struct Source2004LedgeTreeNode {
  /** Offset of the right child from this node; 0 = a leaf, which has no left child either. */
  int32_t rightOffset;
  /** Offset of its ledge from this node; 0 = none. A leaf has one, another node may have its convex hull. */
  int32_t ledgeOffset;
  /** Centre of a sphere around it, in metres. */
  struct { float x, y, z; } center;
  /** Radius of the sphere, in metres. */
  float radius;
  /**
   * Half the size of a box around the centre along each axis: a share of the radius, 250 = all of it; rounded
   * up.
   */
  struct { uint8_t x, y, z; } boxSizes;
  /**
   * Number of the leaf in the order of the tree, the lowest 8 bits; 0 throughout in maps of older compilers.
   */
  uint8_t leafNumber;
} Source2004LedgeTreeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LedgeTreeNode) == 28, "Source2004LedgeTreeNode takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeTreeNode, rightOffset) == 0, "Source2004LedgeTreeNode.rightOffset lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeTreeNode *)0)->rightOffset) == 4, "Source2004LedgeTreeNode.rightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeTreeNode, ledgeOffset) == 4, "Source2004LedgeTreeNode.ledgeOffset lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeTreeNode *)0)->ledgeOffset) == 4, "Source2004LedgeTreeNode.ledgeOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeTreeNode, center) == 8, "Source2004LedgeTreeNode.center lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeTreeNode *)0)->center) == 12, "Source2004LedgeTreeNode.center takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeTreeNode, radius) == 20, "Source2004LedgeTreeNode.radius lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeTreeNode *)0)->radius) == 4, "Source2004LedgeTreeNode.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeTreeNode, boxSizes) == 24, "Source2004LedgeTreeNode.boxSizes lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeTreeNode *)0)->boxSizes) == 3, "Source2004LedgeTreeNode.boxSizes takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LedgeTreeNode, leafNumber) == 27, "Source2004LedgeTreeNode.leafNumber lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LedgeTreeNode *)0)->leafNumber) == 1, "Source2004LedgeTreeNode.leafNumber takes 1 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct Source2004DisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} Source2004DisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DisplacementVertex) == 20, "Source2004DisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementVertex, direction) == 0, "Source2004DisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementVertex *)0)->direction) == 12, "Source2004DisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementVertex, distance) == 12, "Source2004DisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementVertex *)0)->distance) == 4, "Source2004DisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DisplacementVertex, alpha) == 16, "Source2004DisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DisplacementVertex *)0)->alpha) == 4, "Source2004DisplacementVertex.alpha takes 4 bytes");

/**
 * Entry of the game lump's directory (lump 35).
 * Original name: dgamelump_t. Source: specification, game lump.
 */
typedef struct Source2004GameLumpEntry {
  /** What the sub-lump holds. Values: SOURCE_2004_GAME_LUMP_ID_*. */
  uint32_t id;
  /** Whether it is compressed. Values: SOURCE_2004_GAME_LUMP_FLAGS_*. */
  uint16_t flags;
  /** Version of the sub-lump's layout; games changed layouts without changing it. */
  uint16_t version;
  /**
   * First byte, counted from the start of the file; from the start of the game lump in files for consoles.
   */
  int32_t offset;
  /** Length in bytes, unpacked when it is compressed: then it is stored up to the next entry's offset. */
  int32_t length;
} Source2004GameLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004GameLumpEntry) == 16, "Source2004GameLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004GameLumpEntry, id) == 0, "Source2004GameLumpEntry.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004GameLumpEntry *)0)->id) == 4, "Source2004GameLumpEntry.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004GameLumpEntry, flags) == 4, "Source2004GameLumpEntry.flags lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004GameLumpEntry *)0)->flags) == 2, "Source2004GameLumpEntry.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004GameLumpEntry, version) == 6, "Source2004GameLumpEntry.version lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004GameLumpEntry *)0)->version) == 2, "Source2004GameLumpEntry.version takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004GameLumpEntry, offset) == 8, "Source2004GameLumpEntry.offset lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004GameLumpEntry *)0)->offset) == 4, "Source2004GameLumpEntry.offset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004GameLumpEntry, length) == 12, "Source2004GameLumpEntry.length lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004GameLumpEntry *)0)->length) == 4, "Source2004GameLumpEntry.length takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct Source2004StaticPropV4 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} Source2004StaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV4) == 56, "Source2004StaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, origin) == 0, "Source2004StaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->origin) == 12, "Source2004StaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, angles) == 12, "Source2004StaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->angles) == 12, "Source2004StaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, model) == 24, "Source2004StaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->model) == 2, "Source2004StaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, firstLeaf) == 26, "Source2004StaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->firstLeaf) == 2, "Source2004StaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, leafCount) == 28, "Source2004StaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->leafCount) == 2, "Source2004StaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, solid) == 30, "Source2004StaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->solid) == 1, "Source2004StaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, flags) == 31, "Source2004StaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->flags) == 1, "Source2004StaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, skin) == 32, "Source2004StaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->skin) == 4, "Source2004StaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, fadeMinDistance) == 36, "Source2004StaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->fadeMinDistance) == 4, "Source2004StaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, fadeMaxDistance) == 40, "Source2004StaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV4, lightingOrigin) == 44, "Source2004StaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV4 *)0)->lightingOrigin) == 12, "Source2004StaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Source2004StaticPropV5 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
} Source2004StaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV5) == 60, "Source2004StaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, origin) == 0, "Source2004StaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->origin) == 12, "Source2004StaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, angles) == 12, "Source2004StaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->angles) == 12, "Source2004StaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, model) == 24, "Source2004StaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->model) == 2, "Source2004StaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, firstLeaf) == 26, "Source2004StaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->firstLeaf) == 2, "Source2004StaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, leafCount) == 28, "Source2004StaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->leafCount) == 2, "Source2004StaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, solid) == 30, "Source2004StaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->solid) == 1, "Source2004StaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, flags) == 31, "Source2004StaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->flags) == 1, "Source2004StaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, skin) == 32, "Source2004StaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->skin) == 4, "Source2004StaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, fadeMinDistance) == 36, "Source2004StaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->fadeMinDistance) == 4, "Source2004StaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, fadeMaxDistance) == 40, "Source2004StaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, lightingOrigin) == 44, "Source2004StaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->lightingOrigin) == 12, "Source2004StaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5, forcedFadeScale) == 56, "Source2004StaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5 *)0)->forcedFadeScale) == 4, "Source2004StaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropV5TheShip {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Name of the prop. */
  char name[128];
} Source2004StaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV5TheShip) == 188, "Source2004StaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, origin) == 0, "Source2004StaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->origin) == 12, "Source2004StaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, angles) == 12, "Source2004StaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->angles) == 12, "Source2004StaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, model) == 24, "Source2004StaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->model) == 2, "Source2004StaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, firstLeaf) == 26, "Source2004StaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->firstLeaf) == 2, "Source2004StaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, leafCount) == 28, "Source2004StaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->leafCount) == 2, "Source2004StaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, solid) == 30, "Source2004StaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->solid) == 1, "Source2004StaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, flags) == 31, "Source2004StaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->flags) == 1, "Source2004StaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, skin) == 32, "Source2004StaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->skin) == 4, "Source2004StaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, fadeMinDistance) == 36, "Source2004StaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->fadeMinDistance) == 4, "Source2004StaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, fadeMaxDistance) == 40, "Source2004StaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, lightingOrigin) == 44, "Source2004StaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->lightingOrigin) == 12, "Source2004StaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, forcedFadeScale) == 56, "Source2004StaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->forcedFadeScale) == 4, "Source2004StaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV5TheShip, name) == 60, "Source2004StaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV5TheShip *)0)->name) == 128, "Source2004StaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Source2004StaticPropV6 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  uint16_t minDirectX;
  /** Highest DirectX version at which it is drawn; 0 = any. */
  uint16_t maxDirectX;
} Source2004StaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV6) == 64, "Source2004StaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, origin) == 0, "Source2004StaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->origin) == 12, "Source2004StaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, angles) == 12, "Source2004StaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->angles) == 12, "Source2004StaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, model) == 24, "Source2004StaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->model) == 2, "Source2004StaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, firstLeaf) == 26, "Source2004StaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->firstLeaf) == 2, "Source2004StaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, leafCount) == 28, "Source2004StaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->leafCount) == 2, "Source2004StaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, solid) == 30, "Source2004StaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->solid) == 1, "Source2004StaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, flags) == 31, "Source2004StaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->flags) == 1, "Source2004StaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, skin) == 32, "Source2004StaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->skin) == 4, "Source2004StaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, fadeMinDistance) == 36, "Source2004StaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->fadeMinDistance) == 4, "Source2004StaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, fadeMaxDistance) == 40, "Source2004StaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, lightingOrigin) == 44, "Source2004StaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->lightingOrigin) == 12, "Source2004StaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, forcedFadeScale) == 56, "Source2004StaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->forcedFadeScale) == 4, "Source2004StaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, minDirectX) == 60, "Source2004StaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->minDirectX) == 2, "Source2004StaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6, maxDirectX) == 62, "Source2004StaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6 *)0)->maxDirectX) == 2, "Source2004StaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropV6BloodyGoodTime {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  uint16_t minDirectX;
  /** Highest DirectX version at which it is drawn; 0 = any. */
  uint16_t maxDirectX;
  /** Name of the prop. */
  char name[128];
} Source2004StaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV6BloodyGoodTime) == 192, "Source2004StaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, origin) == 0, "Source2004StaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->origin) == 12, "Source2004StaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, angles) == 12, "Source2004StaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->angles) == 12, "Source2004StaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, model) == 24, "Source2004StaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->model) == 2, "Source2004StaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, firstLeaf) == 26, "Source2004StaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "Source2004StaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, leafCount) == 28, "Source2004StaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "Source2004StaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, solid) == 30, "Source2004StaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->solid) == 1, "Source2004StaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, flags) == 31, "Source2004StaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->flags) == 1, "Source2004StaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, skin) == 32, "Source2004StaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->skin) == 4, "Source2004StaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "Source2004StaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "Source2004StaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "Source2004StaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, lightingOrigin) == 44, "Source2004StaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "Source2004StaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "Source2004StaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "Source2004StaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, minDirectX) == 60, "Source2004StaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "Source2004StaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, maxDirectX) == 62, "Source2004StaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "Source2004StaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6BloodyGoodTime, name) == 64, "Source2004StaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6BloodyGoodTime *)0)->name) == 128, "Source2004StaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropV6DarkMessiah {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  uint16_t minDirectX;
  /** Highest DirectX version at which it is drawn; 0 = any. */
  uint16_t maxDirectX;
  /** Unknown. */
  uint8_t unknown0x40[72];
} Source2004StaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV6DarkMessiah) == 136, "Source2004StaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, origin) == 0, "Source2004StaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->origin) == 12, "Source2004StaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, angles) == 12, "Source2004StaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->angles) == 12, "Source2004StaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, model) == 24, "Source2004StaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->model) == 2, "Source2004StaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, firstLeaf) == 26, "Source2004StaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "Source2004StaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, leafCount) == 28, "Source2004StaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->leafCount) == 2, "Source2004StaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, solid) == 30, "Source2004StaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->solid) == 1, "Source2004StaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, flags) == 31, "Source2004StaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->flags) == 1, "Source2004StaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, skin) == 32, "Source2004StaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->skin) == 4, "Source2004StaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, fadeMinDistance) == 36, "Source2004StaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "Source2004StaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, fadeMaxDistance) == 40, "Source2004StaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, lightingOrigin) == 44, "Source2004StaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "Source2004StaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, forcedFadeScale) == 56, "Source2004StaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "Source2004StaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, minDirectX) == 60, "Source2004StaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->minDirectX) == 2, "Source2004StaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, maxDirectX) == 62, "Source2004StaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "Source2004StaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV6DarkMessiah, unknown0x40) == 64, "Source2004StaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "Source2004StaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} Source2004StaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropScale) == 16, "Source2004StaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropScale, prop) == 0, "Source2004StaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropScale *)0)->prop) == 4, "Source2004StaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropScale, scale) == 4, "Source2004StaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropScale *)0)->scale) == 12, "Source2004StaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct Source2004StaticPropV7 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  uint16_t minDirectX;
  /** Highest DirectX version at which it is drawn; 0 = any. */
  uint16_t maxDirectX;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} Source2004StaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV7) == 68, "Source2004StaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, origin) == 0, "Source2004StaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->origin) == 12, "Source2004StaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, angles) == 12, "Source2004StaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->angles) == 12, "Source2004StaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, model) == 24, "Source2004StaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->model) == 2, "Source2004StaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, firstLeaf) == 26, "Source2004StaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->firstLeaf) == 2, "Source2004StaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, leafCount) == 28, "Source2004StaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->leafCount) == 2, "Source2004StaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, solid) == 30, "Source2004StaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->solid) == 1, "Source2004StaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, flags) == 31, "Source2004StaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->flags) == 1, "Source2004StaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, skin) == 32, "Source2004StaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->skin) == 4, "Source2004StaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, fadeMinDistance) == 36, "Source2004StaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->fadeMinDistance) == 4, "Source2004StaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, fadeMaxDistance) == 40, "Source2004StaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, lightingOrigin) == 44, "Source2004StaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->lightingOrigin) == 12, "Source2004StaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, forcedFadeScale) == 56, "Source2004StaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->forcedFadeScale) == 4, "Source2004StaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, minDirectX) == 60, "Source2004StaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->minDirectX) == 2, "Source2004StaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, maxDirectX) == 62, "Source2004StaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->maxDirectX) == 2, "Source2004StaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7, color) == 64, "Source2004StaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7 *)0)->color) == 4, "Source2004StaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropV7ZenoClash {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  uint16_t minDirectX;
  /** Highest DirectX version at which it is drawn; 0 = any. */
  uint16_t maxDirectX;
  /** Unknown. */
  uint8_t unknown0x40[4];
} Source2004StaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV7ZenoClash) == 68, "Source2004StaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, origin) == 0, "Source2004StaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->origin) == 12, "Source2004StaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, angles) == 12, "Source2004StaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->angles) == 12, "Source2004StaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, model) == 24, "Source2004StaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->model) == 2, "Source2004StaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, firstLeaf) == 26, "Source2004StaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->firstLeaf) == 2, "Source2004StaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, leafCount) == 28, "Source2004StaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->leafCount) == 2, "Source2004StaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, solid) == 30, "Source2004StaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->solid) == 1, "Source2004StaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, flags) == 31, "Source2004StaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->flags) == 1, "Source2004StaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, skin) == 32, "Source2004StaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->skin) == 4, "Source2004StaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, fadeMinDistance) == 36, "Source2004StaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "Source2004StaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, fadeMaxDistance) == 40, "Source2004StaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, lightingOrigin) == 44, "Source2004StaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "Source2004StaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, forcedFadeScale) == 56, "Source2004StaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "Source2004StaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, minDirectX) == 60, "Source2004StaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->minDirectX) == 2, "Source2004StaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, maxDirectX) == 62, "Source2004StaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->maxDirectX) == 2, "Source2004StaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV7ZenoClash, unknown0x40) == 64, "Source2004StaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV7ZenoClash *)0)->unknown0x40) == 4, "Source2004StaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct Source2004StaticPropV8 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest processor level at which it is drawn; 0 = any. */
  uint8_t minCpuLevel;
  /** Highest processor level at which it is drawn; 0 = any. */
  uint8_t maxCpuLevel;
  /** Lowest graphics level at which it is drawn; 0 = any. */
  uint8_t minGpuLevel;
  /** Highest graphics level at which it is drawn; 0 = any. */
  uint8_t maxGpuLevel;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} Source2004StaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV8) == 68, "Source2004StaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, origin) == 0, "Source2004StaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->origin) == 12, "Source2004StaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, angles) == 12, "Source2004StaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->angles) == 12, "Source2004StaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, model) == 24, "Source2004StaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->model) == 2, "Source2004StaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, firstLeaf) == 26, "Source2004StaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->firstLeaf) == 2, "Source2004StaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, leafCount) == 28, "Source2004StaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->leafCount) == 2, "Source2004StaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, solid) == 30, "Source2004StaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->solid) == 1, "Source2004StaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, flags) == 31, "Source2004StaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->flags) == 1, "Source2004StaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, skin) == 32, "Source2004StaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->skin) == 4, "Source2004StaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, fadeMinDistance) == 36, "Source2004StaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->fadeMinDistance) == 4, "Source2004StaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, fadeMaxDistance) == 40, "Source2004StaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, lightingOrigin) == 44, "Source2004StaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->lightingOrigin) == 12, "Source2004StaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, forcedFadeScale) == 56, "Source2004StaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->forcedFadeScale) == 4, "Source2004StaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, minCpuLevel) == 60, "Source2004StaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->minCpuLevel) == 1, "Source2004StaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, maxCpuLevel) == 61, "Source2004StaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->maxCpuLevel) == 1, "Source2004StaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, minGpuLevel) == 62, "Source2004StaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->minGpuLevel) == 1, "Source2004StaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, maxGpuLevel) == 63, "Source2004StaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->maxGpuLevel) == 1, "Source2004StaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8, color) == 64, "Source2004StaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8 *)0)->color) == 4, "Source2004StaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct Source2004StaticPropV8Vindictus {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  uint16_t minDirectX;
  /** Highest DirectX version at which it is drawn; 0 = any. */
  uint16_t maxDirectX;
  /** Unknown. */
  uint8_t unknown0x40[8];
} Source2004StaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV8Vindictus) == 72, "Source2004StaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, origin) == 0, "Source2004StaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->origin) == 12, "Source2004StaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, angles) == 12, "Source2004StaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->angles) == 12, "Source2004StaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, model) == 24, "Source2004StaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->model) == 2, "Source2004StaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, firstLeaf) == 26, "Source2004StaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->firstLeaf) == 2, "Source2004StaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, leafCount) == 28, "Source2004StaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->leafCount) == 2, "Source2004StaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, solid) == 30, "Source2004StaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->solid) == 1, "Source2004StaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, flags) == 31, "Source2004StaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->flags) == 1, "Source2004StaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, skin) == 32, "Source2004StaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->skin) == 4, "Source2004StaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, fadeMinDistance) == 36, "Source2004StaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "Source2004StaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, fadeMaxDistance) == 40, "Source2004StaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, lightingOrigin) == 44, "Source2004StaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->lightingOrigin) == 12, "Source2004StaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, forcedFadeScale) == 56, "Source2004StaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "Source2004StaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, minDirectX) == 60, "Source2004StaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->minDirectX) == 2, "Source2004StaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, maxDirectX) == 62, "Source2004StaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->maxDirectX) == 2, "Source2004StaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV8Vindictus, unknown0x40) == 64, "Source2004StaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV8Vindictus *)0)->unknown0x40) == 8, "Source2004StaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct Source2004StaticPropV9 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest processor level at which it is drawn; 0 = any. */
  uint8_t minCpuLevel;
  /** Highest processor level at which it is drawn; 0 = any. */
  uint8_t maxCpuLevel;
  /** Lowest graphics level at which it is drawn; 0 = any. */
  uint8_t minGpuLevel;
  /** Highest graphics level at which it is drawn; 0 = any. */
  uint8_t maxGpuLevel;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps. */
  uint8_t disableXbox360;
} Source2004StaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV9) == 72, "Source2004StaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, origin) == 0, "Source2004StaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->origin) == 12, "Source2004StaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, angles) == 12, "Source2004StaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->angles) == 12, "Source2004StaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, model) == 24, "Source2004StaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->model) == 2, "Source2004StaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, firstLeaf) == 26, "Source2004StaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->firstLeaf) == 2, "Source2004StaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, leafCount) == 28, "Source2004StaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->leafCount) == 2, "Source2004StaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, solid) == 30, "Source2004StaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->solid) == 1, "Source2004StaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, flags) == 31, "Source2004StaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->flags) == 1, "Source2004StaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, skin) == 32, "Source2004StaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->skin) == 4, "Source2004StaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, fadeMinDistance) == 36, "Source2004StaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->fadeMinDistance) == 4, "Source2004StaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, fadeMaxDistance) == 40, "Source2004StaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, lightingOrigin) == 44, "Source2004StaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->lightingOrigin) == 12, "Source2004StaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, forcedFadeScale) == 56, "Source2004StaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->forcedFadeScale) == 4, "Source2004StaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, minCpuLevel) == 60, "Source2004StaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->minCpuLevel) == 1, "Source2004StaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, maxCpuLevel) == 61, "Source2004StaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->maxCpuLevel) == 1, "Source2004StaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, minGpuLevel) == 62, "Source2004StaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->minGpuLevel) == 1, "Source2004StaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, maxGpuLevel) == 63, "Source2004StaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->maxGpuLevel) == 1, "Source2004StaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, color) == 64, "Source2004StaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->color) == 4, "Source2004StaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9, disableXbox360) == 68, "Source2004StaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9 *)0)->disableXbox360) == 1, "Source2004StaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropV9DearEsther {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Unknown. */
  uint8_t unknown0x20[4];
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest processor level at which it is drawn; 0 = any. */
  uint8_t minCpuLevel;
  /** Highest processor level at which it is drawn; 0 = any. */
  uint8_t maxCpuLevel;
  /** Lowest graphics level at which it is drawn; 0 = any. */
  uint8_t minGpuLevel;
  /** Highest graphics level at which it is drawn; 0 = any. */
  uint8_t maxGpuLevel;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps. */
  uint8_t disableXbox360;
} Source2004StaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV9DearEsther) == 76, "Source2004StaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, origin) == 0, "Source2004StaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->origin) == 12, "Source2004StaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, angles) == 12, "Source2004StaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->angles) == 12, "Source2004StaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, model) == 24, "Source2004StaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->model) == 2, "Source2004StaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, firstLeaf) == 26, "Source2004StaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->firstLeaf) == 2, "Source2004StaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, leafCount) == 28, "Source2004StaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->leafCount) == 2, "Source2004StaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, solid) == 30, "Source2004StaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->solid) == 1, "Source2004StaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, flags) == 31, "Source2004StaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->flags) == 1, "Source2004StaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, unknown0x20) == 32, "Source2004StaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->unknown0x20) == 4, "Source2004StaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, skin) == 36, "Source2004StaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->skin) == 4, "Source2004StaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, fadeMinDistance) == 40, "Source2004StaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "Source2004StaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, fadeMaxDistance) == 44, "Source2004StaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, lightingOrigin) == 48, "Source2004StaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->lightingOrigin) == 12, "Source2004StaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, forcedFadeScale) == 60, "Source2004StaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "Source2004StaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, minCpuLevel) == 64, "Source2004StaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->minCpuLevel) == 1, "Source2004StaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, maxCpuLevel) == 65, "Source2004StaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "Source2004StaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, minGpuLevel) == 66, "Source2004StaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->minGpuLevel) == 1, "Source2004StaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, maxGpuLevel) == 67, "Source2004StaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "Source2004StaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, color) == 68, "Source2004StaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->color) == 4, "Source2004StaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV9DearEsther, disableXbox360) == 72, "Source2004StaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV9DearEsther *)0)->disableXbox360) == 1, "Source2004StaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct Source2004StaticPropV10 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  uint16_t minDirectX;
  /** Highest DirectX version at which it is drawn; 0 = any. */
  uint16_t maxDirectX;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} Source2004StaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV10) == 72, "Source2004StaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, origin) == 0, "Source2004StaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->origin) == 12, "Source2004StaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, angles) == 12, "Source2004StaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->angles) == 12, "Source2004StaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, model) == 24, "Source2004StaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->model) == 2, "Source2004StaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, firstLeaf) == 26, "Source2004StaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->firstLeaf) == 2, "Source2004StaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, leafCount) == 28, "Source2004StaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->leafCount) == 2, "Source2004StaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, solid) == 30, "Source2004StaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->solid) == 1, "Source2004StaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, skin) == 32, "Source2004StaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->skin) == 4, "Source2004StaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, fadeMinDistance) == 36, "Source2004StaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->fadeMinDistance) == 4, "Source2004StaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, fadeMaxDistance) == 40, "Source2004StaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, lightingOrigin) == 44, "Source2004StaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->lightingOrigin) == 12, "Source2004StaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, forcedFadeScale) == 56, "Source2004StaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->forcedFadeScale) == 4, "Source2004StaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, minDirectX) == 60, "Source2004StaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->minDirectX) == 2, "Source2004StaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, maxDirectX) == 62, "Source2004StaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->maxDirectX) == 2, "Source2004StaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, flags) == 64, "Source2004StaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->flags) == 4, "Source2004StaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, lightmapWidth) == 68, "Source2004StaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->lightmapWidth) == 2, "Source2004StaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10, lightmapHeight) == 70, "Source2004StaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10 *)0)->lightmapHeight) == 2, "Source2004StaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropV10GlobalOffensive {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest processor level at which it is drawn; 0 = any. */
  uint8_t minCpuLevel;
  /** Highest processor level at which it is drawn; 0 = any. */
  uint8_t maxCpuLevel;
  /** Lowest graphics level at which it is drawn; 0 = any. */
  uint8_t minGpuLevel;
  /** Highest graphics level at which it is drawn; 0 = any. */
  uint8_t maxGpuLevel;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps. */
  uint8_t disableXbox360;
  /** More of what is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} Source2004StaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV10GlobalOffensive) == 76, "Source2004StaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, origin) == 0, "Source2004StaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->origin) == 12, "Source2004StaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, angles) == 12, "Source2004StaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->angles) == 12, "Source2004StaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, model) == 24, "Source2004StaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->model) == 2, "Source2004StaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, firstLeaf) == 26, "Source2004StaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "Source2004StaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, leafCount) == 28, "Source2004StaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->leafCount) == 2, "Source2004StaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, solid) == 30, "Source2004StaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->solid) == 1, "Source2004StaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, flags) == 31, "Source2004StaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->flags) == 1, "Source2004StaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, skin) == 32, "Source2004StaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->skin) == 4, "Source2004StaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, fadeMinDistance) == 36, "Source2004StaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "Source2004StaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "Source2004StaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, lightingOrigin) == 44, "Source2004StaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "Source2004StaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, forcedFadeScale) == 56, "Source2004StaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "Source2004StaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, minCpuLevel) == 60, "Source2004StaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "Source2004StaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, maxCpuLevel) == 61, "Source2004StaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "Source2004StaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, minGpuLevel) == 62, "Source2004StaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "Source2004StaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, maxGpuLevel) == 63, "Source2004StaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "Source2004StaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, color) == 64, "Source2004StaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->color) == 4, "Source2004StaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, disableXbox360) == 68, "Source2004StaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "Source2004StaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV10GlobalOffensive, flagsEx) == 72, "Source2004StaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "Source2004StaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropV11GlobalOffensive {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest processor level at which it is drawn; 0 = any. */
  uint8_t minCpuLevel;
  /** Highest processor level at which it is drawn; 0 = any. */
  uint8_t maxCpuLevel;
  /** Lowest graphics level at which it is drawn; 0 = any. */
  uint8_t minGpuLevel;
  /** Highest graphics level at which it is drawn; 0 = any. */
  uint8_t maxGpuLevel;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps. */
  uint8_t disableXbox360;
  /** More of what is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} Source2004StaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV11GlobalOffensive) == 80, "Source2004StaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, origin) == 0, "Source2004StaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->origin) == 12, "Source2004StaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, angles) == 12, "Source2004StaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->angles) == 12, "Source2004StaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, model) == 24, "Source2004StaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->model) == 2, "Source2004StaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, firstLeaf) == 26, "Source2004StaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "Source2004StaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, leafCount) == 28, "Source2004StaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->leafCount) == 2, "Source2004StaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, solid) == 30, "Source2004StaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->solid) == 1, "Source2004StaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, flags) == 31, "Source2004StaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->flags) == 1, "Source2004StaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, skin) == 32, "Source2004StaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->skin) == 4, "Source2004StaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, fadeMinDistance) == 36, "Source2004StaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "Source2004StaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "Source2004StaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, lightingOrigin) == 44, "Source2004StaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "Source2004StaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, forcedFadeScale) == 56, "Source2004StaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "Source2004StaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, minCpuLevel) == 60, "Source2004StaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "Source2004StaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, maxCpuLevel) == 61, "Source2004StaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "Source2004StaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, minGpuLevel) == 62, "Source2004StaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "Source2004StaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, maxGpuLevel) == 63, "Source2004StaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "Source2004StaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, color) == 64, "Source2004StaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->color) == 4, "Source2004StaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, disableXbox360) == 68, "Source2004StaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "Source2004StaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, flagsEx) == 72, "Source2004StaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "Source2004StaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11GlobalOffensive, scale) == 76, "Source2004StaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11GlobalOffensive *)0)->scale) == 4, "Source2004StaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropV11BlackMesaLite {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  uint16_t minDirectX;
  /** Highest DirectX version at which it is drawn; 0 = any. */
  uint16_t maxDirectX;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} Source2004StaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV11BlackMesaLite) == 76, "Source2004StaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, origin) == 0, "Source2004StaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->origin) == 12, "Source2004StaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, angles) == 12, "Source2004StaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->angles) == 12, "Source2004StaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, model) == 24, "Source2004StaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->model) == 2, "Source2004StaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, firstLeaf) == 26, "Source2004StaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "Source2004StaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, leafCount) == 28, "Source2004StaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->leafCount) == 2, "Source2004StaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, solid) == 30, "Source2004StaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->solid) == 1, "Source2004StaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, skin) == 32, "Source2004StaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->skin) == 4, "Source2004StaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, fadeMinDistance) == 36, "Source2004StaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "Source2004StaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "Source2004StaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, lightingOrigin) == 44, "Source2004StaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "Source2004StaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, forcedFadeScale) == 56, "Source2004StaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "Source2004StaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, minDirectX) == 60, "Source2004StaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "Source2004StaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, maxDirectX) == 62, "Source2004StaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "Source2004StaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, flags) == 64, "Source2004StaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->flags) == 4, "Source2004StaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, lightmapWidth) == 68, "Source2004StaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "Source2004StaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, lightmapHeight) == 70, "Source2004StaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "Source2004StaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesaLite, color) == 72, "Source2004StaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesaLite *)0)->color) == 4, "Source2004StaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct Source2004StaticPropV11Merubasu {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  uint16_t minDirectX;
  /** Highest DirectX version at which it is drawn; 0 = any. */
  uint16_t maxDirectX;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} Source2004StaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV11Merubasu) == 76, "Source2004StaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, origin) == 0, "Source2004StaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->origin) == 12, "Source2004StaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, angles) == 12, "Source2004StaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->angles) == 12, "Source2004StaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, model) == 24, "Source2004StaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->model) == 2, "Source2004StaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, firstLeaf) == 26, "Source2004StaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->firstLeaf) == 2, "Source2004StaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, leafCount) == 28, "Source2004StaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->leafCount) == 2, "Source2004StaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, solid) == 30, "Source2004StaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->solid) == 1, "Source2004StaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, skin) == 32, "Source2004StaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->skin) == 4, "Source2004StaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, fadeMinDistance) == 36, "Source2004StaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "Source2004StaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, fadeMaxDistance) == 40, "Source2004StaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, lightingOrigin) == 44, "Source2004StaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->lightingOrigin) == 12, "Source2004StaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, forcedFadeScale) == 56, "Source2004StaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "Source2004StaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, minDirectX) == 60, "Source2004StaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->minDirectX) == 2, "Source2004StaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, maxDirectX) == 62, "Source2004StaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->maxDirectX) == 2, "Source2004StaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, flags) == 64, "Source2004StaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->flags) == 4, "Source2004StaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, lightmapWidth) == 68, "Source2004StaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->lightmapWidth) == 2, "Source2004StaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, lightmapHeight) == 70, "Source2004StaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->lightmapHeight) == 2, "Source2004StaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11Merubasu, scale) == 72, "Source2004StaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11Merubasu *)0)->scale) == 4, "Source2004StaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropV11BlackMesa {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  uint16_t minDirectX;
  /** Highest DirectX version at which it is drawn; 0 = any. */
  uint16_t maxDirectX;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} Source2004StaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV11BlackMesa) == 80, "Source2004StaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, origin) == 0, "Source2004StaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->origin) == 12, "Source2004StaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, angles) == 12, "Source2004StaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->angles) == 12, "Source2004StaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, model) == 24, "Source2004StaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->model) == 2, "Source2004StaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, firstLeaf) == 26, "Source2004StaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->firstLeaf) == 2, "Source2004StaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, leafCount) == 28, "Source2004StaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->leafCount) == 2, "Source2004StaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, solid) == 30, "Source2004StaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->solid) == 1, "Source2004StaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, skin) == 32, "Source2004StaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->skin) == 4, "Source2004StaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, fadeMinDistance) == 36, "Source2004StaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "Source2004StaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, fadeMaxDistance) == 40, "Source2004StaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, lightingOrigin) == 44, "Source2004StaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "Source2004StaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, forcedFadeScale) == 56, "Source2004StaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "Source2004StaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, minDirectX) == 60, "Source2004StaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->minDirectX) == 2, "Source2004StaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, maxDirectX) == 62, "Source2004StaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->maxDirectX) == 2, "Source2004StaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, flags) == 64, "Source2004StaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->flags) == 4, "Source2004StaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, lightmapWidth) == 68, "Source2004StaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "Source2004StaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, lightmapHeight) == 70, "Source2004StaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "Source2004StaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, color) == 72, "Source2004StaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->color) == 4, "Source2004StaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV11BlackMesa, flagsEx) == 76, "Source2004StaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV11BlackMesa *)0)->flagsEx) == 4, "Source2004StaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004StaticPropV13 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** Its model, in `models` of the same sub-lump. -> .models. */
  uint16_t model;
  /** First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them. */
  uint16_t firstLeaf;
  /** Number of leaves that it is in. */
  uint16_t leafCount;
  /** How it collides. Values: SOURCE_2004_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
  /** What fade distances are multiplied with; 1 = as they are. */
  float forcedFadeScale;
  /** Lowest processor level at which it is drawn; 0 = any. */
  uint8_t minCpuLevel;
  /** Highest processor level at which it is drawn; 0 = any. */
  uint8_t maxCpuLevel;
  /** Lowest graphics level at which it is drawn; 0 = any. */
  uint8_t minGpuLevel;
  /** Highest graphics level at which it is drawn; 0 = any. */
  uint8_t maxGpuLevel;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps. */
  uint8_t disableXbox360;
  /** More of what is said of it. Values: SOURCE_2004_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} Source2004StaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropV13) == 88, "Source2004StaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, origin) == 0, "Source2004StaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->origin) == 12, "Source2004StaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, angles) == 12, "Source2004StaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->angles) == 12, "Source2004StaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, model) == 24, "Source2004StaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->model) == 2, "Source2004StaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, firstLeaf) == 26, "Source2004StaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->firstLeaf) == 2, "Source2004StaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, leafCount) == 28, "Source2004StaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->leafCount) == 2, "Source2004StaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, solid) == 30, "Source2004StaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->solid) == 1, "Source2004StaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, flags) == 31, "Source2004StaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->flags) == 1, "Source2004StaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, skin) == 32, "Source2004StaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->skin) == 4, "Source2004StaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, fadeMinDistance) == 36, "Source2004StaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->fadeMinDistance) == 4, "Source2004StaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, fadeMaxDistance) == 40, "Source2004StaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->fadeMaxDistance) == 4, "Source2004StaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, lightingOrigin) == 44, "Source2004StaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->lightingOrigin) == 12, "Source2004StaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, forcedFadeScale) == 56, "Source2004StaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->forcedFadeScale) == 4, "Source2004StaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, minCpuLevel) == 60, "Source2004StaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->minCpuLevel) == 1, "Source2004StaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, maxCpuLevel) == 61, "Source2004StaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->maxCpuLevel) == 1, "Source2004StaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, minGpuLevel) == 62, "Source2004StaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->minGpuLevel) == 1, "Source2004StaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, maxGpuLevel) == 63, "Source2004StaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->maxGpuLevel) == 1, "Source2004StaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, color) == 64, "Source2004StaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->color) == 4, "Source2004StaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, disableXbox360) == 68, "Source2004StaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->disableXbox360) == 1, "Source2004StaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, flagsEx) == 72, "Source2004StaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->flagsEx) == 4, "Source2004StaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropV13, scale) == 76, "Source2004StaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropV13 *)0)->scale) == 12, "Source2004StaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct Source2004DetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} Source2004DetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DetailSprite) == 32, "Source2004DetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailSprite, upperLeft) == 0, "Source2004DetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailSprite *)0)->upperLeft) == 8, "Source2004DetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailSprite, lowerRight) == 8, "Source2004DetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailSprite *)0)->lowerRight) == 8, "Source2004DetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailSprite, textureUpperLeft) == 16, "Source2004DetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailSprite *)0)->textureUpperLeft) == 8, "Source2004DetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailSprite, textureLowerRight) == 24, "Source2004DetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailSprite *)0)->textureLowerRight) == 8, "Source2004DetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct Source2004DetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  Source2004ColorRgbExp light;
  /** First of `lightStyleCount` entries in the lump of detail light; 0xFFFFFFFF in many maps without any. */
  uint32_t firstLightStyle;
  /** Number of light styles beside the usual one. */
  uint8_t lightStyleCount;
  /** How much it sways in the wind, 0 to 255; garbage in maps of 2004. */
  uint8_t sway;
  /** Angle between the sides of a shape; garbage in maps of 2004. */
  uint8_t shapeAngle;
  /** Size of a shape; garbage in maps of 2004. */
  uint8_t shapeSize;
  /** How it turns to who looks at it. Values: SOURCE_2004_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: SOURCE_2004_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} Source2004DetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DetailProp) == 52, "Source2004DetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, origin) == 0, "Source2004DetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->origin) == 12, "Source2004DetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, angles) == 12, "Source2004DetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->angles) == 12, "Source2004DetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, detail) == 24, "Source2004DetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->detail) == 2, "Source2004DetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, leaf) == 26, "Source2004DetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->leaf) == 2, "Source2004DetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, light) == 28, "Source2004DetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->light) == 4, "Source2004DetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, firstLightStyle) == 32, "Source2004DetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->firstLightStyle) == 4, "Source2004DetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, lightStyleCount) == 36, "Source2004DetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->lightStyleCount) == 1, "Source2004DetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, sway) == 37, "Source2004DetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->sway) == 1, "Source2004DetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, shapeAngle) == 38, "Source2004DetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->shapeAngle) == 1, "Source2004DetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, shapeSize) == 39, "Source2004DetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->shapeSize) == 1, "Source2004DetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, orientation) == 40, "Source2004DetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->orientation) == 1, "Source2004DetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, padding1) == 41, "Source2004DetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->padding1) == 3, "Source2004DetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, type) == 44, "Source2004DetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->type) == 1, "Source2004DetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, padding2) == 45, "Source2004DetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->padding2) == 3, "Source2004DetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailProp, scale) == 48, "Source2004DetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailProp *)0)->scale) == 4, "Source2004DetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct Source2004DetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  Source2004ColorRgbExp light;
  /** First of `lightStyleCount` entries in the lump of detail light; 0xFFFFFFFF in many maps without any. */
  uint32_t firstLightStyle;
  /** Number of light styles beside the usual one. */
  uint8_t lightStyleCount;
  /** How much it sways in the wind, 0 to 255; garbage in maps of 2004. */
  uint8_t sway;
  /** Angle between the sides of a shape; garbage in maps of 2004. */
  uint8_t shapeAngle;
  /** Size of a shape; garbage in maps of 2004. */
  uint8_t shapeSize;
} Source2004DetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DetailPropV2) == 40, "Source2004DetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropV2, origin) == 0, "Source2004DetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropV2 *)0)->origin) == 12, "Source2004DetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropV2, angles) == 12, "Source2004DetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropV2 *)0)->angles) == 12, "Source2004DetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropV2, detail) == 24, "Source2004DetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropV2 *)0)->detail) == 2, "Source2004DetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropV2, leaf) == 26, "Source2004DetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropV2 *)0)->leaf) == 2, "Source2004DetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropV2, light) == 28, "Source2004DetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropV2 *)0)->light) == 4, "Source2004DetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropV2, firstLightStyle) == 32, "Source2004DetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropV2 *)0)->firstLightStyle) == 4, "Source2004DetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropV2, lightStyleCount) == 36, "Source2004DetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropV2 *)0)->lightStyleCount) == 1, "Source2004DetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropV2, sway) == 37, "Source2004DetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropV2 *)0)->sway) == 1, "Source2004DetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropV2, shapeAngle) == 38, "Source2004DetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropV2 *)0)->shapeAngle) == 1, "Source2004DetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropV2, shapeSize) == 39, "Source2004DetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropV2 *)0)->shapeSize) == 1, "Source2004DetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct Source2004DetailPropLightStyle {
  /** The light. */
  Source2004ColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} Source2004DetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DetailPropLightStyle) == 5, "Source2004DetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropLightStyle, light) == 0, "Source2004DetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropLightStyle *)0)->light) == 4, "Source2004DetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropLightStyle, style) == 4, "Source2004DetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropLightStyle *)0)->style) == 1, "Source2004DetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct Source2004LeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} Source2004LeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LeafWaterData) == 12, "Source2004LeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafWaterData, surfaceZ) == 0, "Source2004LeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafWaterData *)0)->surfaceZ) == 4, "Source2004LeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafWaterData, minZ) == 4, "Source2004LeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafWaterData *)0)->minZ) == 4, "Source2004LeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004LeafWaterData, surfaceTexture) == 8, "Source2004LeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004LeafWaterData *)0)->surfaceTexture) == 2, "Source2004LeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct Source2004Primitive {
  /** 0 = list of triangles, 1 = strip. */
  uint16_t type;
  /** First of `indexCount` entries in PRIMITIVE_INDICES. -> PRIMITIVE_INDICES, `indexCount` of them. */
  uint16_t firstIndex;
  /** Number of indexes. */
  uint16_t indexCount;
  /** First of `vertexCount` entries in PRIMITIVE_VERTICES. -> PRIMITIVE_VERTICES, `vertexCount` of them. */
  uint16_t firstVertex;
  /** Number of vertices. */
  uint16_t vertexCount;
} Source2004Primitive;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Primitive) == 10, "Source2004Primitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Primitive, type) == 0, "Source2004Primitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Primitive *)0)->type) == 2, "Source2004Primitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Primitive, firstIndex) == 2, "Source2004Primitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Primitive *)0)->firstIndex) == 2, "Source2004Primitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Primitive, indexCount) == 4, "Source2004Primitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Primitive *)0)->indexCount) == 2, "Source2004Primitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Primitive, firstVertex) == 6, "Source2004Primitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Primitive *)0)->firstVertex) == 2, "Source2004Primitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Primitive, vertexCount) == 8, "Source2004Primitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Primitive *)0)->vertexCount) == 2, "Source2004Primitive.vertexCount takes 2 bytes");

/**
 * Record before an entry's data; its name and its extra fields follow.
 * Original name: ZIP_LocalFileHeader. Source: PKWARE APPNOTE 6.3.10, section 4.3.7.
 */
#pragma pack(push, 1)
typedef struct Source2004PakLocalHeader {
  /** `PK\3\4`. */
  uint32_t signature;
  /** Version of the zip specification that is needed to read the entry, times ten. */
  uint16_t versionNeeded;
  /** What is said of the entry. Values: SOURCE_2004_PAK_ENTRY_FLAGS_*. */
  uint16_t flags;
  /** How the data is packed. Values: SOURCE_2004_PAK_METHOD_*. */
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
} Source2004PakLocalHeader;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PakLocalHeader) == 30, "Source2004PakLocalHeader takes 30 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, signature) == 0, "Source2004PakLocalHeader.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->signature) == 4, "Source2004PakLocalHeader.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, versionNeeded) == 4, "Source2004PakLocalHeader.versionNeeded lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->versionNeeded) == 2, "Source2004PakLocalHeader.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, flags) == 6, "Source2004PakLocalHeader.flags lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->flags) == 2, "Source2004PakLocalHeader.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, method) == 8, "Source2004PakLocalHeader.method lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->method) == 2, "Source2004PakLocalHeader.method takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, modifiedTime) == 10, "Source2004PakLocalHeader.modifiedTime lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->modifiedTime) == 2, "Source2004PakLocalHeader.modifiedTime takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, modifiedDate) == 12, "Source2004PakLocalHeader.modifiedDate lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->modifiedDate) == 2, "Source2004PakLocalHeader.modifiedDate takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, crc) == 14, "Source2004PakLocalHeader.crc lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->crc) == 4, "Source2004PakLocalHeader.crc takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, compressedSize) == 18, "Source2004PakLocalHeader.compressedSize lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->compressedSize) == 4, "Source2004PakLocalHeader.compressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, uncompressedSize) == 22, "Source2004PakLocalHeader.uncompressedSize lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->uncompressedSize) == 4, "Source2004PakLocalHeader.uncompressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, nameSize) == 26, "Source2004PakLocalHeader.nameSize lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->nameSize) == 2, "Source2004PakLocalHeader.nameSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakLocalHeader, extraSize) == 28, "Source2004PakLocalHeader.extraSize lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakLocalHeader *)0)->extraSize) == 2, "Source2004PakLocalHeader.extraSize takes 2 bytes");

/**
 * Record of an entry in the directory; its name, its extra fields and its comment follow.
 * Original name: ZIP_FileHeader. Source: PKWARE APPNOTE 6.3.10, section 4.3.12.
 */
#pragma pack(push, 1)
typedef struct Source2004PakDirectoryRecord {
  /** `PK\1\2`. */
  uint32_t signature;
  /** Version of the specification that the writer knew, times ten; the high byte is its system. */
  uint16_t versionMadeBy;
  /** Version of the zip specification that is needed to read the entry, times ten. */
  uint16_t versionNeeded;
  /** What is said of the entry. Values: SOURCE_2004_PAK_ENTRY_FLAGS_*. */
  uint16_t flags;
  /** How the data is packed. Values: SOURCE_2004_PAK_METHOD_*. */
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
} Source2004PakDirectoryRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PakDirectoryRecord) == 46, "Source2004PakDirectoryRecord takes 46 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, signature) == 0, "Source2004PakDirectoryRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->signature) == 4, "Source2004PakDirectoryRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, versionMadeBy) == 4, "Source2004PakDirectoryRecord.versionMadeBy lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->versionMadeBy) == 2, "Source2004PakDirectoryRecord.versionMadeBy takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, versionNeeded) == 6, "Source2004PakDirectoryRecord.versionNeeded lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->versionNeeded) == 2, "Source2004PakDirectoryRecord.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, flags) == 8, "Source2004PakDirectoryRecord.flags lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->flags) == 2, "Source2004PakDirectoryRecord.flags takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, method) == 10, "Source2004PakDirectoryRecord.method lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->method) == 2, "Source2004PakDirectoryRecord.method takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, modifiedTime) == 12, "Source2004PakDirectoryRecord.modifiedTime lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->modifiedTime) == 2, "Source2004PakDirectoryRecord.modifiedTime takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, modifiedDate) == 14, "Source2004PakDirectoryRecord.modifiedDate lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->modifiedDate) == 2, "Source2004PakDirectoryRecord.modifiedDate takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, crc) == 16, "Source2004PakDirectoryRecord.crc lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->crc) == 4, "Source2004PakDirectoryRecord.crc takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, compressedSize) == 20, "Source2004PakDirectoryRecord.compressedSize lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->compressedSize) == 4, "Source2004PakDirectoryRecord.compressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, uncompressedSize) == 24, "Source2004PakDirectoryRecord.uncompressedSize lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->uncompressedSize) == 4, "Source2004PakDirectoryRecord.uncompressedSize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, nameSize) == 28, "Source2004PakDirectoryRecord.nameSize lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->nameSize) == 2, "Source2004PakDirectoryRecord.nameSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, extraSize) == 30, "Source2004PakDirectoryRecord.extraSize lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->extraSize) == 2, "Source2004PakDirectoryRecord.extraSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, commentSize) == 32, "Source2004PakDirectoryRecord.commentSize lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->commentSize) == 2, "Source2004PakDirectoryRecord.commentSize takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, disk) == 34, "Source2004PakDirectoryRecord.disk lies at 34");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->disk) == 2, "Source2004PakDirectoryRecord.disk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, internalAttributes) == 36, "Source2004PakDirectoryRecord.internalAttributes lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->internalAttributes) == 2, "Source2004PakDirectoryRecord.internalAttributes takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, externalAttributes) == 38, "Source2004PakDirectoryRecord.externalAttributes lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->externalAttributes) == 4, "Source2004PakDirectoryRecord.externalAttributes takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakDirectoryRecord, localOffset) == 42, "Source2004PakDirectoryRecord.localOffset lies at 42");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakDirectoryRecord *)0)->localOffset) == 4, "Source2004PakDirectoryRecord.localOffset takes 4 bytes");

/**
 * Record with the numbers of the end record in 64 bits; stands before its locator.
 * Source: PKWARE APPNOTE 6.3.10, section 4.3.14.
 */
#pragma pack(push, 1)
typedef struct Source2004PakZip64EndRecord {
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
} Source2004PakZip64EndRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PakZip64EndRecord) == 56, "Source2004PakZip64EndRecord takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64EndRecord, signature) == 0, "Source2004PakZip64EndRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64EndRecord *)0)->signature) == 4, "Source2004PakZip64EndRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64EndRecord, recordSize) == 4, "Source2004PakZip64EndRecord.recordSize lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64EndRecord *)0)->recordSize) == 8, "Source2004PakZip64EndRecord.recordSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64EndRecord, versionMadeBy) == 12, "Source2004PakZip64EndRecord.versionMadeBy lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64EndRecord *)0)->versionMadeBy) == 2, "Source2004PakZip64EndRecord.versionMadeBy takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64EndRecord, versionNeeded) == 14, "Source2004PakZip64EndRecord.versionNeeded lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64EndRecord *)0)->versionNeeded) == 2, "Source2004PakZip64EndRecord.versionNeeded takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64EndRecord, disk) == 16, "Source2004PakZip64EndRecord.disk lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64EndRecord *)0)->disk) == 4, "Source2004PakZip64EndRecord.disk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64EndRecord, directoryDisk) == 20, "Source2004PakZip64EndRecord.directoryDisk lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64EndRecord *)0)->directoryDisk) == 4, "Source2004PakZip64EndRecord.directoryDisk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64EndRecord, diskEntryCount) == 24, "Source2004PakZip64EndRecord.diskEntryCount lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64EndRecord *)0)->diskEntryCount) == 8, "Source2004PakZip64EndRecord.diskEntryCount takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64EndRecord, entryCount) == 32, "Source2004PakZip64EndRecord.entryCount lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64EndRecord *)0)->entryCount) == 8, "Source2004PakZip64EndRecord.entryCount takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64EndRecord, directorySize) == 40, "Source2004PakZip64EndRecord.directorySize lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64EndRecord *)0)->directorySize) == 8, "Source2004PakZip64EndRecord.directorySize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64EndRecord, directoryOffset) == 48, "Source2004PakZip64EndRecord.directoryOffset lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64EndRecord *)0)->directoryOffset) == 8, "Source2004PakZip64EndRecord.directoryOffset takes 8 bytes");

/**
 * Record that says where the one with the numbers in 64 bits is; stands before the end record.
 * Source: PKWARE APPNOTE 6.3.10, section 4.3.15.
 */
#pragma pack(push, 1)
typedef struct Source2004PakZip64Locator {
  /** `PK\6\7`. */
  uint32_t signature;
  /** Part that the record is in; 0. */
  uint32_t disk;
  /** Where the record begins, from the start of the pakfile. */
  uint64_t recordOffset;
  /** Number of parts; 1. */
  uint32_t diskCount;
} Source2004PakZip64Locator;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PakZip64Locator) == 20, "Source2004PakZip64Locator takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64Locator, signature) == 0, "Source2004PakZip64Locator.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64Locator *)0)->signature) == 4, "Source2004PakZip64Locator.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64Locator, disk) == 4, "Source2004PakZip64Locator.disk lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64Locator *)0)->disk) == 4, "Source2004PakZip64Locator.disk takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64Locator, recordOffset) == 8, "Source2004PakZip64Locator.recordOffset lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64Locator *)0)->recordOffset) == 8, "Source2004PakZip64Locator.recordOffset takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakZip64Locator, diskCount) == 16, "Source2004PakZip64Locator.diskCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakZip64Locator *)0)->diskCount) == 4, "Source2004PakZip64Locator.diskCount takes 4 bytes");

/**
 * Record at the end of the archive; its comment follows.
 * Original name: ZIP_EndOfCentralDirRecord. Source: PKWARE APPNOTE 6.3.10, section 4.3.16.
 */
#pragma pack(push, 1)
typedef struct Source2004PakEndRecord {
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
} Source2004PakEndRecord;
#pragma pack(pop)
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PakEndRecord) == 22, "Source2004PakEndRecord takes 22 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakEndRecord, signature) == 0, "Source2004PakEndRecord.signature lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakEndRecord *)0)->signature) == 4, "Source2004PakEndRecord.signature takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakEndRecord, disk) == 4, "Source2004PakEndRecord.disk lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakEndRecord *)0)->disk) == 2, "Source2004PakEndRecord.disk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakEndRecord, directoryDisk) == 6, "Source2004PakEndRecord.directoryDisk lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakEndRecord *)0)->directoryDisk) == 2, "Source2004PakEndRecord.directoryDisk takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakEndRecord, diskEntryCount) == 8, "Source2004PakEndRecord.diskEntryCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakEndRecord *)0)->diskEntryCount) == 2, "Source2004PakEndRecord.diskEntryCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakEndRecord, entryCount) == 10, "Source2004PakEndRecord.entryCount lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakEndRecord *)0)->entryCount) == 2, "Source2004PakEndRecord.entryCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakEndRecord, directorySize) == 12, "Source2004PakEndRecord.directorySize lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakEndRecord *)0)->directorySize) == 4, "Source2004PakEndRecord.directorySize takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakEndRecord, directoryOffset) == 16, "Source2004PakEndRecord.directoryOffset lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakEndRecord *)0)->directoryOffset) == 4, "Source2004PakEndRecord.directoryOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004PakEndRecord, commentSize) == 20, "Source2004PakEndRecord.commentSize lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004PakEndRecord *)0)->commentSize) == 2, "Source2004PakEndRecord.commentSize takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct Source2004CubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} Source2004CubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004CubemapSample) == 16, "Source2004CubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CubemapSample, origin) == 0, "Source2004CubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CubemapSample *)0)->origin) == 12, "Source2004CubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004CubemapSample, size) == 12, "Source2004CubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004CubemapSample *)0)->size) == 4, "Source2004CubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct Source2004Overlay {
  /**
   * Number that the compiler gave it, in the order of their entities; those on water begin behind the most
   * that there may be of others.
   */
  int32_t id;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Number of faces that it lies on, at most 64. */
  uint16_t faceCount : 14;
  /** Which of several overlapping ones is drawn last. */
  uint16_t renderOrder : 2;
  /**
   * Faces that it lies on; the first `faceCount` are used. -> FACES. The lump may be empty all the same. The
   * first `faceCount` elements are used.
   */
  int32_t faces[64];
  /** Texture coordinates of its left and right border. */
  struct { float start, end; } u;
  /** Texture coordinates of its lower and upper border. */
  struct { float start, end; } v;
  /**
   * Its corners on the plane around the origin; the z of the first three hold the direction of u, that of the
   * last a flip.
   */
  struct { float x, y, z; } uvPoints[4];
  /** Middle, in game units. */
  struct { float x, y, z; } origin;
  /** Unit vector away from the surface. */
  struct { float x, y, z; } normal;
} Source2004Overlay;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004Overlay) == 352, "Source2004Overlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Overlay, id) == 0, "Source2004Overlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Overlay *)0)->id) == 4, "Source2004Overlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Overlay, texture) == 4, "Source2004Overlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Overlay *)0)->texture) == 2, "Source2004Overlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Overlay, faces) == 8, "Source2004Overlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Overlay *)0)->faces) == 256, "Source2004Overlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Overlay, u) == 264, "Source2004Overlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Overlay *)0)->u) == 8, "Source2004Overlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Overlay, v) == 272, "Source2004Overlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Overlay *)0)->v) == 8, "Source2004Overlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Overlay, uvPoints) == 280, "Source2004Overlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Overlay *)0)->uvPoints) == 48, "Source2004Overlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Overlay, origin) == 328, "Source2004Overlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Overlay *)0)->origin) == 12, "Source2004Overlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004Overlay, normal) == 340, "Source2004Overlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004Overlay *)0)->normal) == 12, "Source2004Overlay.normal takes 12 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } Source2004VerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004VerticesElement) == 12, "Source2004VerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `Source2004OccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `Source2004OccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct Source2004OcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} Source2004OcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004OcclusionWithoutAreaHead) == 4, "Source2004OcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OcclusionWithoutAreaHead, occluderCount) == 0, "Source2004OcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OcclusionWithoutAreaHead *)0)->occluderCount) == 4, "Source2004OcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `Source2004Occluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `Source2004OccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct Source2004OcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} Source2004OcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004OcclusionHead) == 4, "Source2004OcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004OcclusionHead, occluderCount) == 0, "Source2004OcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004OcclusionHead *)0)->occluderCount) == 4, "Source2004OcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t Source2004FaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004FaceIdsElement) == 2, "Source2004FaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t Source2004SurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004SurfedgesElement) == 4, "Source2004SurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t Source2004LeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LeafFacesElement) == 2, "Source2004LeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t Source2004LeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LeafBrushesElement) == 2, "Source2004LeafBrushesElement takes 2 bytes");

/** Element of PORTAL_VERTICES (lump 24). -> VERTICES. */
typedef uint16_t Source2004PortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PortalVerticesElement) == 2, "Source2004PortalVerticesElement takes 2 bytes");

/** Element of CLUSTER_PORTALS (lump 25). -> PORTALS. */
typedef uint16_t Source2004ClusterPortalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004ClusterPortalsElement) == 2, "Source2004ClusterPortalsElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } Source2004VertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004VertexNormalsElement) == 12, "Source2004VertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t Source2004VertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004VertexNormalIndicesElement) == 2, "Source2004VertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t Source2004DisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DisplacementLightmapAlphasElement) == 1, "Source2004DisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV4 props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV4Head) == 4, "Source2004StaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV4Head, modelCount) == 0, "Source2004StaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV4Head *)0)->modelCount) == 4, "Source2004StaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV5 props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV5Head) == 4, "Source2004StaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV5Head, modelCount) == 0, "Source2004StaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV5Head *)0)->modelCount) == 4, "Source2004StaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV5TheShipHead) == 4, "Source2004StaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV5TheShipHead, modelCount) == 0, "Source2004StaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV5TheShipHead *)0)->modelCount) == 4, "Source2004StaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV6 props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV6Head) == 4, "Source2004StaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV6Head, modelCount) == 0, "Source2004StaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV6Head *)0)->modelCount) == 4, "Source2004StaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV6BloodyGoodTimeHead) == 4, "Source2004StaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "Source2004StaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "Source2004StaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV6DarkMessiahHead) == 4, "Source2004StaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV6DarkMessiahHead, modelCount) == 0, "Source2004StaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "Source2004StaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Source2004StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV5 props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV6VindictusHead) == 4, "Source2004StaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV6VindictusHead, modelCount) == 0, "Source2004StaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV6VindictusHead *)0)->modelCount) == 4, "Source2004StaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV7 props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV7Head) == 4, "Source2004StaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV7Head, modelCount) == 0, "Source2004StaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV7Head *)0)->modelCount) == 4, "Source2004StaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV7ZenoClashHead) == 4, "Source2004StaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV7ZenoClashHead, modelCount) == 0, "Source2004StaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "Source2004StaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Source2004StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV6 props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV7VindictusHead) == 4, "Source2004StaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV7VindictusHead, modelCount) == 0, "Source2004StaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV7VindictusHead *)0)->modelCount) == 4, "Source2004StaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV8 props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV8Head) == 4, "Source2004StaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV8Head, modelCount) == 0, "Source2004StaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV8Head *)0)->modelCount) == 4, "Source2004StaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `Source2004StaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV8VindictusHead) == 4, "Source2004StaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV8VindictusHead, modelCount) == 0, "Source2004StaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV8VindictusHead *)0)->modelCount) == 4, "Source2004StaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV9 props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV9Head) == 4, "Source2004StaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV9Head, modelCount) == 0, "Source2004StaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV9Head *)0)->modelCount) == 4, "Source2004StaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV9DearEstherHead) == 4, "Source2004StaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV9DearEstherHead, modelCount) == 0, "Source2004StaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV9DearEstherHead *)0)->modelCount) == 4, "Source2004StaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV10 props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV10Head) == 4, "Source2004StaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV10Head, modelCount) == 0, "Source2004StaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV10Head *)0)->modelCount) == 4, "Source2004StaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV10GlobalOffensiveHead) == 4, "Source2004StaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV10GlobalOffensiveHead, modelCount) == 0, "Source2004StaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "Source2004StaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV11GlobalOffensiveHead) == 4, "Source2004StaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV11GlobalOffensiveHead, modelCount) == 0, "Source2004StaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "Source2004StaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV11BlackMesaLiteHead) == 4, "Source2004StaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV11BlackMesaLiteHead, modelCount) == 0, "Source2004StaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "Source2004StaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV11MerubasuHead) == 4, "Source2004StaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV11MerubasuHead, modelCount) == 0, "Source2004StaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV11MerubasuHead *)0)->modelCount) == 4, "Source2004StaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV12StrataHead) == 4, "Source2004StaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV12StrataHead, modelCount) == 0, "Source2004StaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV12StrataHead *)0)->modelCount) == 4, "Source2004StaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV11BlackMesaHead) == 4, "Source2004StaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV11BlackMesaHead, modelCount) == 0, "Source2004StaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "Source2004StaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `Source2004StaticPropV13 props[propCount]`: The props.
 */
typedef struct Source2004StaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} Source2004StaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004StaticPropsV13StrataHead) == 4, "Source2004StaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004StaticPropsV13StrataHead, modelCount) == 0, "Source2004StaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004StaticPropsV13StrataHead *)0)->modelCount) == 4, "Source2004StaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `Source2004DetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `Source2004DetailProp props[propCount]`: The props.
 */
typedef struct Source2004DetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} Source2004DetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DetailPropsV4Head) == 4, "Source2004DetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropsV4Head, modelCount) == 0, "Source2004DetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropsV4Head *)0)->modelCount) == 4, "Source2004DetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `Source2004DetailPropV2 props[propCount]`: The props.
 */
typedef struct Source2004DetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} Source2004DetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DetailPropsV2Head) == 4, "Source2004DetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropsV2Head, modelCount) == 0, "Source2004DetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropsV2Head *)0)->modelCount) == 4, "Source2004DetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `Source2004DetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct Source2004DetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} Source2004DetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DetailPropLightHead) == 4, "Source2004DetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004DetailPropLightHead, count) == 0, "Source2004DetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004DetailPropLightHead *)0)->count) == 4, "Source2004DetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct Source2004ColorVariablesHead {
  /** Number of names. */
  int32_t count;
} Source2004ColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004ColorVariablesHead) == 4, "Source2004ColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(Source2004ColorVariablesHead, count) == 0, "Source2004ColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((Source2004ColorVariablesHead *)0)->count) == 4, "Source2004ColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } Source2004PrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PrimitiveVerticesElement) == 12, "Source2004PrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t Source2004PrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004PrimitiveIndicesElement) == 2, "Source2004PrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } Source2004ClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004ClipPortalVerticesElement) == 12, "Source2004ClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t Source2004TextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004TextureStringTableElement) == 4, "Source2004TextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t Source2004LeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004LeafMinDistanceToWaterElement) == 2, "Source2004LeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t Source2004FaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004FaceMacroTextureInfoElement) == 2, "Source2004FaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: SOURCE_2004_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t Source2004DisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(Source2004DisplacementTrianglesElement) == 2, "Source2004DisplacementTrianglesElement takes 2 bytes");

#endif /* BRUSHWORK_VALVE_SOURCE_2004_H */
