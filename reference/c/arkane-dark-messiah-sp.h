/**
 * Dark Messiah of Might and Magic (single player): VBSP 262164, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Dark Messiah of Might and Magic (2006), single player: as the multiplayer's, but models are longer too, and
 * a number stands beside the entries of the game lump's directory.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game
 * is at hand.
 */
#ifndef BRUSHWORK_ARKANE_DARK_MESSIAH_SP_H
#define BRUSHWORK_ARKANE_DARK_MESSIAH_SP_H

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
#define DARK_MESSIAH_SP_LUMP_ENTITIES 0
/** Array of DarkMessiahSpPlane. */
#define DARK_MESSIAH_SP_LUMP_PLANES 1
/** Array of DarkMessiahSpTextureData. */
#define DARK_MESSIAH_SP_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of DarkMessiahSpVerticesElement. */
#define DARK_MESSIAH_SP_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define DARK_MESSIAH_SP_LUMP_VISIBILITY 4
/** Array of DarkMessiahSpNode. */
#define DARK_MESSIAH_SP_LUMP_NODES 5
/** Array of DarkMessiahSpTextureInfoDarkMessiah. */
#define DARK_MESSIAH_SP_LUMP_TEXTURE_INFO 6
/** Array of DarkMessiahSpFace. */
#define DARK_MESSIAH_SP_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * DarkMessiahSpColorRgbExp.
 */
#define DARK_MESSIAH_SP_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: DarkMessiahSpOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: DarkMessiahSpOcclusionHead, and what its comment says.
 */
#define DARK_MESSIAH_SP_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of DarkMessiahSpLeafVersion0.
 * - version 1: Array of DarkMessiahSpLeaf.
 */
#define DARK_MESSIAH_SP_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of DarkMessiahSpFaceIdsElement. */
#define DARK_MESSIAH_SP_LUMP_FACE_IDS 11
/** Array of DarkMessiahSpEdge. */
#define DARK_MESSIAH_SP_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of
 * DarkMessiahSpSurfedgesElement.
 */
#define DARK_MESSIAH_SP_LUMP_SURFEDGES 13
/** Array of DarkMessiahSpModelDarkMessiah. */
#define DARK_MESSIAH_SP_LUMP_MODELS 14
/** Array of DarkMessiahSpWorldLight. */
#define DARK_MESSIAH_SP_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of DarkMessiahSpLeafFacesElement. */
#define DARK_MESSIAH_SP_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of DarkMessiahSpLeafBrushesElement. */
#define DARK_MESSIAH_SP_LUMP_LEAF_BRUSHES 17
/** Array of DarkMessiahSpBrush. */
#define DARK_MESSIAH_SP_LUMP_BRUSHES 18
/** Array of DarkMessiahSpBrushSide. */
#define DARK_MESSIAH_SP_LUMP_BRUSH_SIDES 19
/** Array of DarkMessiahSpArea. */
#define DARK_MESSIAH_SP_LUMP_AREAS 20
/** Array of DarkMessiahSpAreaPortal. */
#define DARK_MESSIAH_SP_LUMP_AREA_PORTALS 21
/** Array of DarkMessiahSpPortal. */
#define DARK_MESSIAH_SP_LUMP_PORTALS 22
/** Array of DarkMessiahSpCluster. */
#define DARK_MESSIAH_SP_LUMP_CLUSTERS 23
/** Corners of openings between leaves. Array of DarkMessiahSpPortalVerticesElement. */
#define DARK_MESSIAH_SP_LUMP_PORTAL_VERTICES 24
/** Openings, as clusters select them. Array of DarkMessiahSpClusterPortalsElement. */
#define DARK_MESSIAH_SP_LUMP_CLUSTER_PORTALS 25
/** Array of DarkMessiahSpDisplacementInfo. */
#define DARK_MESSIAH_SP_LUMP_DISPLACEMENT_INFO 26
/** Array of DarkMessiahSpOriginalFace. */
#define DARK_MESSIAH_SP_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define DARK_MESSIAH_SP_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define DARK_MESSIAH_SP_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of DarkMessiahSpVertexNormalsElement. */
#define DARK_MESSIAH_SP_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * DarkMessiahSpVertexNormalIndicesElement.
 */
#define DARK_MESSIAH_SP_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * DarkMessiahSpDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define DARK_MESSIAH_SP_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of DarkMessiahSpDisplacementVertex. */
#define DARK_MESSIAH_SP_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define DARK_MESSIAH_SP_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): DarkMessiahSpStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): DarkMessiahSpStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): DarkMessiahSpStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): DarkMessiahSpStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): DarkMessiahSpStaticPropsV6BloodyGoodTimeHead, and what
 * its comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): DarkMessiahSpStaticPropsV6DarkMessiahHead, and what its
 * comment says.
 * - `sprp`, layout v6-vindictus (version 6): DarkMessiahSpStaticPropsV6VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v7 (version 7): DarkMessiahSpStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): DarkMessiahSpStaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): DarkMessiahSpStaticPropsV7VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v8 (version 8): DarkMessiahSpStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): DarkMessiahSpStaticPropsV8VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v9 (version 9): DarkMessiahSpStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): DarkMessiahSpStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): DarkMessiahSpStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): DarkMessiahSpStaticPropsV10GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): DarkMessiahSpStaticPropsV11GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): DarkMessiahSpStaticPropsV11BlackMesaLiteHead, and
 * what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): DarkMessiahSpStaticPropsV11MerubasuHead, and what its
 * comment says.
 * - `sprp`, layout v12-strata (version 12): DarkMessiahSpStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): DarkMessiahSpStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): DarkMessiahSpStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): DarkMessiahSpDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): DarkMessiahSpDetailPropsV2Head, and what its comment says.
 * - `dplt`: DarkMessiahSpDetailPropLightHead, and what its comment says.
 * - `dplh`: DarkMessiahSpDetailPropLightHead, and what its comment says.
 * - `clvr`: DarkMessiahSpColorVariablesHead, and what its comment says.
 */
#define DARK_MESSIAH_SP_LUMP_GAME_LUMP 35
/** Array of DarkMessiahSpLeafWaterData. */
#define DARK_MESSIAH_SP_LUMP_LEAF_WATER_DATA 36
/** Array of DarkMessiahSpPrimitive. */
#define DARK_MESSIAH_SP_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of
 * DarkMessiahSpPrimitiveVerticesElement.
 */
#define DARK_MESSIAH_SP_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * DarkMessiahSpPrimitiveIndicesElement.
 */
#define DARK_MESSIAH_SP_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define DARK_MESSIAH_SP_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of DarkMessiahSpClipPortalVerticesElement. */
#define DARK_MESSIAH_SP_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of DarkMessiahSpCubemapSample. */
#define DARK_MESSIAH_SP_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define DARK_MESSIAH_SP_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of DarkMessiahSpTextureStringTableElement. */
#define DARK_MESSIAH_SP_LUMP_TEXTURE_STRING_TABLE 44
/** Array of DarkMessiahSpOverlay. */
#define DARK_MESSIAH_SP_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of DarkMessiahSpLeafMinDistanceToWaterElement. */
#define DARK_MESSIAH_SP_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * DarkMessiahSpFaceMacroTextureInfoElement.
 */
#define DARK_MESSIAH_SP_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of DarkMessiahSpDisplacementTrianglesElement. */
#define DARK_MESSIAH_SP_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define DARK_MESSIAH_SP_LUMP_PHYSICS_COLLISION_SURFACE 49
/** Array of DarkMessiahSpWaterOverlay. */
#define DARK_MESSIAH_SP_LUMP_WATER_OVERLAYS 50
/** Lightmaps as the Xbox has them: pages of 256 x 128 palette indexes. Bytes of unknown meaning. */
#define DARK_MESSIAH_SP_LUMP_LIGHTMAP_PAGES 51
/** What each of those pages holds. Bytes of unknown meaning. */
#define DARK_MESSIAH_SP_LUMP_LIGHTMAP_PAGE_INFOS 52
/** Samples of all lightmaps with a high dynamic range. Array of DarkMessiahSpColorRgbExp. */
#define DARK_MESSIAH_SP_LUMP_LIGHTING_HDR 53
/** Array of DarkMessiahSpWorldLight. */
#define DARK_MESSIAH_SP_LUMP_WORLD_LIGHTS_HDR 54
/** Ambient light of each leaf with a high dynamic range. Array of DarkMessiahSpCompressedLightCube. */
#define DARK_MESSIAH_SP_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Ambient light of each leaf. Array of DarkMessiahSpCompressedLightCube. */
#define DARK_MESSIAH_SP_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define DARK_MESSIAH_SP_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of DarkMessiahSpFace. */
#define DARK_MESSIAH_SP_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * DarkMessiahSpMapFlagsElement.
 */
#define DARK_MESSIAH_SP_LUMP_MAP_FLAGS 59

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct DarkMessiahSpLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} DarkMessiahSpLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpLumpEntry) == 16, "DarkMessiahSpLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLumpEntry, offset) == 0, "DarkMessiahSpLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLumpEntry, length) == 4, "DarkMessiahSpLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLumpEntry, version) == 8, "DarkMessiahSpLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLumpEntry, unpacked) == 12, "DarkMessiahSpLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct DarkMessiahSpHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 262164. */
  int32_t version;
  /** The lumps by index. */
  DarkMessiahSpLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} DarkMessiahSpHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpHeader) == 1036, "DarkMessiahSpHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpHeader, ident) == 0, "DarkMessiahSpHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpHeader, version) == 4, "DarkMessiahSpHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpHeader, lumps) == 8, "DarkMessiahSpHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define DARK_MESSIAH_SP_PLANE_TYPE_X 0
#define DARK_MESSIAH_SP_PLANE_TYPE_Y 1
#define DARK_MESSIAH_SP_PLANE_TYPE_Z 2
#define DARK_MESSIAH_SP_PLANE_TYPE_NEAREST_X 3
#define DARK_MESSIAH_SP_PLANE_TYPE_NEAREST_Y 4
#define DARK_MESSIAH_SP_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define DARK_MESSIAH_SP_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define DARK_MESSIAH_SP_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define DARK_MESSIAH_SP_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define DARK_MESSIAH_SP_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define DARK_MESSIAH_SP_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_SURFACE 0
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_POINT 1
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_SPOT 2
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define DARK_MESSIAH_SP_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define DARK_MESSIAH_SP_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define DARK_MESSIAH_SP_STATIC_PROP_SOLID_NONE 0
#define DARK_MESSIAH_SP_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define DARK_MESSIAH_SP_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define DARK_MESSIAH_SP_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define DARK_MESSIAH_SP_DETAIL_PROP_ORIENTATION_NORMAL 0
#define DARK_MESSIAH_SP_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define DARK_MESSIAH_SP_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define DARK_MESSIAH_SP_DETAIL_PROP_TYPE_MODEL 0
#define DARK_MESSIAH_SP_DETAIL_PROP_TYPE_SPRITE 1
#define DARK_MESSIAH_SP_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define DARK_MESSIAH_SP_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct DarkMessiahSpPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /**
   * Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: DARK_MESSIAH_SP_PLANE_TYPE_*.
   */
  int32_t type;
} DarkMessiahSpPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpPlane) == 20, "DarkMessiahSpPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPlane, normal) == 0, "DarkMessiahSpPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPlane *)0)->normal) == 12, "DarkMessiahSpPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPlane, distance) == 12, "DarkMessiahSpPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPlane *)0)->distance) == 4, "DarkMessiahSpPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPlane, type) == 16, "DarkMessiahSpPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPlane *)0)->type) == 4, "DarkMessiahSpPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct DarkMessiahSpTextureData {
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
} DarkMessiahSpTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpTextureData) == 32, "DarkMessiahSpTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureData, reflectivity) == 0, "DarkMessiahSpTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureData *)0)->reflectivity) == 12, "DarkMessiahSpTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureData, name) == 12, "DarkMessiahSpTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureData *)0)->name) == 4, "DarkMessiahSpTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureData, width) == 16, "DarkMessiahSpTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureData *)0)->width) == 4, "DarkMessiahSpTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureData, height) == 20, "DarkMessiahSpTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureData *)0)->height) == 4, "DarkMessiahSpTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureData, viewWidth) == 24, "DarkMessiahSpTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureData *)0)->viewWidth) == 4, "DarkMessiahSpTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureData, viewHeight) == 28, "DarkMessiahSpTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureData *)0)->viewHeight) == 4, "DarkMessiahSpTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct DarkMessiahSpNode {
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
} DarkMessiahSpNode;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpNode) == 32, "DarkMessiahSpNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpNode, plane) == 0, "DarkMessiahSpNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpNode *)0)->plane) == 4, "DarkMessiahSpNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpNode, children) == 4, "DarkMessiahSpNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpNode *)0)->children) == 8, "DarkMessiahSpNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpNode, mins) == 12, "DarkMessiahSpNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpNode *)0)->mins) == 6, "DarkMessiahSpNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpNode, maxs) == 18, "DarkMessiahSpNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpNode *)0)->maxs) == 6, "DarkMessiahSpNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpNode, firstFace) == 24, "DarkMessiahSpNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpNode *)0)->firstFace) == 2, "DarkMessiahSpNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpNode, faceCount) == 26, "DarkMessiahSpNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpNode *)0)->faceCount) == 2, "DarkMessiahSpNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpNode, area) == 28, "DarkMessiahSpNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpNode *)0)->area) == 2, "DarkMessiahSpNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6).
 * Original name: texinfo_t. Source: public article and readers. Confidence: probable.
 */
typedef struct DarkMessiahSpTextureInfoDarkMessiah {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** Unknown. */
  uint8_t unknown0x40[24];
  /** How the surface is drawn and lit. Values: DARK_MESSIAH_SP_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} DarkMessiahSpTextureInfoDarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpTextureInfoDarkMessiah) == 96, "DarkMessiahSpTextureInfoDarkMessiah takes 96 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureInfoDarkMessiah, textureS) == 0, "DarkMessiahSpTextureInfoDarkMessiah.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureInfoDarkMessiah *)0)->textureS) == 16, "DarkMessiahSpTextureInfoDarkMessiah.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureInfoDarkMessiah, textureT) == 16, "DarkMessiahSpTextureInfoDarkMessiah.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureInfoDarkMessiah *)0)->textureT) == 16, "DarkMessiahSpTextureInfoDarkMessiah.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureInfoDarkMessiah, lightmapS) == 32, "DarkMessiahSpTextureInfoDarkMessiah.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureInfoDarkMessiah *)0)->lightmapS) == 16, "DarkMessiahSpTextureInfoDarkMessiah.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureInfoDarkMessiah, lightmapT) == 48, "DarkMessiahSpTextureInfoDarkMessiah.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureInfoDarkMessiah *)0)->lightmapT) == 16, "DarkMessiahSpTextureInfoDarkMessiah.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureInfoDarkMessiah, unknown0x40) == 64, "DarkMessiahSpTextureInfoDarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureInfoDarkMessiah *)0)->unknown0x40) == 24, "DarkMessiahSpTextureInfoDarkMessiah.unknown0x40 takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureInfoDarkMessiah, flags) == 88, "DarkMessiahSpTextureInfoDarkMessiah.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureInfoDarkMessiah *)0)->flags) == 4, "DarkMessiahSpTextureInfoDarkMessiah.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpTextureInfoDarkMessiah, textureData) == 92, "DarkMessiahSpTextureInfoDarkMessiah.textureData lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpTextureInfoDarkMessiah *)0)->textureData) == 4, "DarkMessiahSpTextureInfoDarkMessiah.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct DarkMessiahSpFace {
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
} DarkMessiahSpFace;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpFace) == 56, "DarkMessiahSpFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, plane) == 0, "DarkMessiahSpFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->plane) == 2, "DarkMessiahSpFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, side) == 2, "DarkMessiahSpFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->side) == 1, "DarkMessiahSpFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, onNode) == 3, "DarkMessiahSpFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->onNode) == 1, "DarkMessiahSpFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, firstEdge) == 4, "DarkMessiahSpFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->firstEdge) == 4, "DarkMessiahSpFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, edgeCount) == 8, "DarkMessiahSpFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->edgeCount) == 2, "DarkMessiahSpFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, texture) == 10, "DarkMessiahSpFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->texture) == 2, "DarkMessiahSpFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, displacement) == 12, "DarkMessiahSpFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->displacement) == 2, "DarkMessiahSpFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, fogVolume) == 14, "DarkMessiahSpFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->fogVolume) == 2, "DarkMessiahSpFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, styles) == 16, "DarkMessiahSpFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->styles) == 4, "DarkMessiahSpFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, lightOffset) == 20, "DarkMessiahSpFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->lightOffset) == 4, "DarkMessiahSpFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, area) == 24, "DarkMessiahSpFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->area) == 4, "DarkMessiahSpFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, lightmapMins) == 28, "DarkMessiahSpFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->lightmapMins) == 8, "DarkMessiahSpFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, lightmapSize) == 36, "DarkMessiahSpFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->lightmapSize) == 8, "DarkMessiahSpFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, originalFace) == 44, "DarkMessiahSpFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->originalFace) == 4, "DarkMessiahSpFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, firstPrimitive) == 50, "DarkMessiahSpFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->firstPrimitive) == 2, "DarkMessiahSpFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpFace, smoothingGroups) == 52, "DarkMessiahSpFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpFace *)0)->smoothingGroups) == 4, "DarkMessiahSpFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct DarkMessiahSpColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} DarkMessiahSpColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpColorRgbExp) == 4, "DarkMessiahSpColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpColorRgbExp, red) == 0, "DarkMessiahSpColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpColorRgbExp *)0)->red) == 1, "DarkMessiahSpColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpColorRgbExp, green) == 1, "DarkMessiahSpColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpColorRgbExp *)0)->green) == 1, "DarkMessiahSpColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpColorRgbExp, blue) == 2, "DarkMessiahSpColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpColorRgbExp *)0)->blue) == 1, "DarkMessiahSpColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpColorRgbExp, exponent) == 3, "DarkMessiahSpColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpColorRgbExp *)0)->exponent) == 1, "DarkMessiahSpColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct DarkMessiahSpOccluderWithoutArea {
  /** Whether it starts switched off. Values: DARK_MESSIAH_SP_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} DarkMessiahSpOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpOccluderWithoutArea) == 36, "DarkMessiahSpOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluderWithoutArea, flags) == 0, "DarkMessiahSpOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluderWithoutArea *)0)->flags) == 4, "DarkMessiahSpOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluderWithoutArea, firstPolygon) == 4, "DarkMessiahSpOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluderWithoutArea *)0)->firstPolygon) == 4, "DarkMessiahSpOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluderWithoutArea, polygonCount) == 8, "DarkMessiahSpOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluderWithoutArea *)0)->polygonCount) == 4, "DarkMessiahSpOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluderWithoutArea, mins) == 12, "DarkMessiahSpOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluderWithoutArea *)0)->mins) == 12, "DarkMessiahSpOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluderWithoutArea, maxs) == 24, "DarkMessiahSpOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluderWithoutArea *)0)->maxs) == 12, "DarkMessiahSpOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct DarkMessiahSpOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} DarkMessiahSpOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpOccluderPolygon) == 12, "DarkMessiahSpOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluderPolygon, firstVertexIndex) == 0, "DarkMessiahSpOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluderPolygon *)0)->firstVertexIndex) == 4, "DarkMessiahSpOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluderPolygon, vertexCount) == 4, "DarkMessiahSpOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluderPolygon *)0)->vertexCount) == 4, "DarkMessiahSpOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluderPolygon, plane) == 8, "DarkMessiahSpOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluderPolygon *)0)->plane) == 4, "DarkMessiahSpOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct DarkMessiahSpOccluder {
  /** Whether it starts switched off. Values: DARK_MESSIAH_SP_OCCLUDER_FLAGS_*. */
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
} DarkMessiahSpOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpOccluder) == 40, "DarkMessiahSpOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluder, flags) == 0, "DarkMessiahSpOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluder *)0)->flags) == 4, "DarkMessiahSpOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluder, firstPolygon) == 4, "DarkMessiahSpOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluder *)0)->firstPolygon) == 4, "DarkMessiahSpOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluder, polygonCount) == 8, "DarkMessiahSpOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluder *)0)->polygonCount) == 4, "DarkMessiahSpOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluder, mins) == 12, "DarkMessiahSpOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluder *)0)->mins) == 12, "DarkMessiahSpOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluder, maxs) == 24, "DarkMessiahSpOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluder *)0)->maxs) == 12, "DarkMessiahSpOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOccluder, area) == 36, "DarkMessiahSpOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOccluder *)0)->area) == 4, "DarkMessiahSpOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct DarkMessiahSpCompressedLightCube {
  /** One colour a side. */
  DarkMessiahSpColorRgbExp sides[6];
} DarkMessiahSpCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpCompressedLightCube) == 24, "DarkMessiahSpCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpCompressedLightCube, sides) == 0, "DarkMessiahSpCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpCompressedLightCube *)0)->sides) == 24, "DarkMessiahSpCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct DarkMessiahSpLeafVersion0 {
  /** What its brushes are, all together. Values: DARK_MESSIAH_SP_CONTENT_FLAGS_*. */
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
  DarkMessiahSpCompressedLightCube ambientLight;
} DarkMessiahSpLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpLeafVersion0) == 56, "DarkMessiahSpLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafVersion0, contents) == 0, "DarkMessiahSpLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafVersion0 *)0)->contents) == 4, "DarkMessiahSpLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafVersion0, cluster) == 4, "DarkMessiahSpLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafVersion0 *)0)->cluster) == 2, "DarkMessiahSpLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafVersion0, mins) == 8, "DarkMessiahSpLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafVersion0 *)0)->mins) == 6, "DarkMessiahSpLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafVersion0, maxs) == 14, "DarkMessiahSpLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafVersion0 *)0)->maxs) == 6, "DarkMessiahSpLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafVersion0, firstFace) == 20, "DarkMessiahSpLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafVersion0 *)0)->firstFace) == 2, "DarkMessiahSpLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafVersion0, faceCount) == 22, "DarkMessiahSpLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafVersion0 *)0)->faceCount) == 2, "DarkMessiahSpLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafVersion0, firstBrush) == 24, "DarkMessiahSpLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafVersion0 *)0)->firstBrush) == 2, "DarkMessiahSpLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafVersion0, brushCount) == 26, "DarkMessiahSpLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafVersion0 *)0)->brushCount) == 2, "DarkMessiahSpLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafVersion0, water) == 28, "DarkMessiahSpLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafVersion0 *)0)->water) == 2, "DarkMessiahSpLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafVersion0, ambientLight) == 30, "DarkMessiahSpLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafVersion0 *)0)->ambientLight) == 24, "DarkMessiahSpLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct DarkMessiahSpLeaf {
  /** What its brushes are, all together. Values: DARK_MESSIAH_SP_CONTENT_FLAGS_*. */
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
} DarkMessiahSpLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpLeaf) == 32, "DarkMessiahSpLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeaf, contents) == 0, "DarkMessiahSpLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeaf *)0)->contents) == 4, "DarkMessiahSpLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeaf, cluster) == 4, "DarkMessiahSpLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeaf *)0)->cluster) == 2, "DarkMessiahSpLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeaf, mins) == 8, "DarkMessiahSpLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeaf *)0)->mins) == 6, "DarkMessiahSpLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeaf, maxs) == 14, "DarkMessiahSpLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeaf *)0)->maxs) == 6, "DarkMessiahSpLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeaf, firstFace) == 20, "DarkMessiahSpLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeaf *)0)->firstFace) == 2, "DarkMessiahSpLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeaf, faceCount) == 22, "DarkMessiahSpLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeaf *)0)->faceCount) == 2, "DarkMessiahSpLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeaf, firstBrush) == 24, "DarkMessiahSpLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeaf *)0)->firstBrush) == 2, "DarkMessiahSpLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeaf, brushCount) == 26, "DarkMessiahSpLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeaf *)0)->brushCount) == 2, "DarkMessiahSpLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeaf, water) == 28, "DarkMessiahSpLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeaf *)0)->water) == 2, "DarkMessiahSpLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct DarkMessiahSpEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} DarkMessiahSpEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpEdge) == 4, "DarkMessiahSpEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpEdge, vertices) == 0, "DarkMessiahSpEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpEdge *)0)->vertices) == 4, "DarkMessiahSpEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model (lump 14).
 * Original name: dmodel_t. Source: public article and readers. Confidence: probable.
 */
typedef struct DarkMessiahSpModelDarkMessiah {
  /** Lower corner of the box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box, in game units. */
  struct { float x, y, z; } maxs;
  /** Where it is heard and lit from, in game units. */
  struct { float x, y, z; } origin;
  /** Unknown; 0 in the maps that were seen by others. */
  int32_t unknown0x24;
  /**
   * Root of its tree: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative n: element -1 - n of
   * LEAVES.
   */
  int32_t headNode;
  /** First of `faceCount` faces. -> FACES, `faceCount` of them. The lump may be empty all the same. */
  int32_t firstFace;
  /** Number of faces. */
  int32_t faceCount;
} DarkMessiahSpModelDarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpModelDarkMessiah) == 52, "DarkMessiahSpModelDarkMessiah takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, mins) == 0, "DarkMessiahSpModelDarkMessiah.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->mins) == 12, "DarkMessiahSpModelDarkMessiah.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, maxs) == 12, "DarkMessiahSpModelDarkMessiah.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->maxs) == 12, "DarkMessiahSpModelDarkMessiah.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, origin) == 24, "DarkMessiahSpModelDarkMessiah.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->origin) == 12, "DarkMessiahSpModelDarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, unknown0x24) == 36, "DarkMessiahSpModelDarkMessiah.unknown0x24 lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->unknown0x24) == 4, "DarkMessiahSpModelDarkMessiah.unknown0x24 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, headNode) == 40, "DarkMessiahSpModelDarkMessiah.headNode lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->headNode) == 4, "DarkMessiahSpModelDarkMessiah.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, firstFace) == 44, "DarkMessiahSpModelDarkMessiah.firstFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->firstFace) == 4, "DarkMessiahSpModelDarkMessiah.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpModelDarkMessiah, faceCount) == 48, "DarkMessiahSpModelDarkMessiah.faceCount lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpModelDarkMessiah *)0)->faceCount) == 4, "DarkMessiahSpModelDarkMessiah.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct DarkMessiahSpWorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: DARK_MESSIAH_SP_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: DARK_MESSIAH_SP_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} DarkMessiahSpWorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpWorldLight) == 88, "DarkMessiahSpWorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, origin) == 0, "DarkMessiahSpWorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->origin) == 12, "DarkMessiahSpWorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, intensity) == 12, "DarkMessiahSpWorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->intensity) == 12, "DarkMessiahSpWorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, normal) == 24, "DarkMessiahSpWorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->normal) == 12, "DarkMessiahSpWorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, cluster) == 36, "DarkMessiahSpWorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->cluster) == 4, "DarkMessiahSpWorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, type) == 40, "DarkMessiahSpWorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->type) == 4, "DarkMessiahSpWorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, style) == 44, "DarkMessiahSpWorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->style) == 4, "DarkMessiahSpWorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, stopDot) == 48, "DarkMessiahSpWorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->stopDot) == 4, "DarkMessiahSpWorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, stopDot2) == 52, "DarkMessiahSpWorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->stopDot2) == 4, "DarkMessiahSpWorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, exponent) == 56, "DarkMessiahSpWorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->exponent) == 4, "DarkMessiahSpWorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, radius) == 60, "DarkMessiahSpWorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->radius) == 4, "DarkMessiahSpWorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, constantAttenuation) == 64, "DarkMessiahSpWorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->constantAttenuation) == 4, "DarkMessiahSpWorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, linearAttenuation) == 68, "DarkMessiahSpWorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->linearAttenuation) == 4, "DarkMessiahSpWorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, quadraticAttenuation) == 72, "DarkMessiahSpWorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->quadraticAttenuation) == 4, "DarkMessiahSpWorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, flags) == 76, "DarkMessiahSpWorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->flags) == 4, "DarkMessiahSpWorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, texture) == 80, "DarkMessiahSpWorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->texture) == 4, "DarkMessiahSpWorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWorldLight, owner) == 84, "DarkMessiahSpWorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWorldLight *)0)->owner) == 4, "DarkMessiahSpWorldLight.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct DarkMessiahSpBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: DARK_MESSIAH_SP_CONTENT_FLAGS_*. */
  int32_t contents;
} DarkMessiahSpBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpBrush) == 12, "DarkMessiahSpBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpBrush, firstSide) == 0, "DarkMessiahSpBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpBrush *)0)->firstSide) == 4, "DarkMessiahSpBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpBrush, sideCount) == 4, "DarkMessiahSpBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpBrush *)0)->sideCount) == 4, "DarkMessiahSpBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpBrush, contents) == 8, "DarkMessiahSpBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpBrush *)0)->contents) == 4, "DarkMessiahSpBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct DarkMessiahSpBrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} DarkMessiahSpBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpBrushSide) == 8, "DarkMessiahSpBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpBrushSide, plane) == 0, "DarkMessiahSpBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpBrushSide *)0)->plane) == 2, "DarkMessiahSpBrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpBrushSide, texture) == 2, "DarkMessiahSpBrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpBrushSide *)0)->texture) == 2, "DarkMessiahSpBrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpBrushSide, displacement) == 4, "DarkMessiahSpBrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpBrushSide *)0)->displacement) == 2, "DarkMessiahSpBrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpBrushSide, bevel) == 6, "DarkMessiahSpBrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpBrushSide *)0)->bevel) == 2, "DarkMessiahSpBrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct DarkMessiahSpArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} DarkMessiahSpArea;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpArea) == 8, "DarkMessiahSpArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpArea, portalCount) == 0, "DarkMessiahSpArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpArea *)0)->portalCount) == 4, "DarkMessiahSpArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpArea, firstPortal) == 4, "DarkMessiahSpArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpArea *)0)->firstPortal) == 4, "DarkMessiahSpArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct DarkMessiahSpAreaPortal {
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
} DarkMessiahSpAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpAreaPortal) == 12, "DarkMessiahSpAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpAreaPortal, key) == 0, "DarkMessiahSpAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpAreaPortal *)0)->key) == 2, "DarkMessiahSpAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpAreaPortal, otherArea) == 2, "DarkMessiahSpAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpAreaPortal *)0)->otherArea) == 2, "DarkMessiahSpAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpAreaPortal, firstVertex) == 4, "DarkMessiahSpAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpAreaPortal *)0)->firstVertex) == 2, "DarkMessiahSpAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpAreaPortal, vertexCount) == 6, "DarkMessiahSpAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpAreaPortal *)0)->vertexCount) == 2, "DarkMessiahSpAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpAreaPortal, plane) == 8, "DarkMessiahSpAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpAreaPortal *)0)->plane) == 4, "DarkMessiahSpAreaPortal.plane takes 4 bytes");

/**
 * An opening between two leaves (lump 22), which the visibility compiler works with and later tools take out.
 * Original name: dportal_t. Source: engine headers. Confidence: probable.
 */
typedef struct DarkMessiahSpPortal {
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
} DarkMessiahSpPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpPortal) == 16, "DarkMessiahSpPortal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPortal, firstVertex) == 0, "DarkMessiahSpPortal.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPortal *)0)->firstVertex) == 4, "DarkMessiahSpPortal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPortal, vertexCount) == 4, "DarkMessiahSpPortal.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPortal *)0)->vertexCount) == 4, "DarkMessiahSpPortal.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPortal, plane) == 8, "DarkMessiahSpPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPortal *)0)->plane) == 4, "DarkMessiahSpPortal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPortal, frontCluster) == 12, "DarkMessiahSpPortal.frontCluster lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPortal *)0)->frontCluster) == 2, "DarkMessiahSpPortal.frontCluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPortal, backCluster) == 14, "DarkMessiahSpPortal.backCluster lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPortal *)0)->backCluster) == 2, "DarkMessiahSpPortal.backCluster takes 2 bytes");

/**
 * Openings of a cluster (lump 23), which the visibility compiler works with.
 * Original name: dcluster_t. Source: engine headers. Confidence: probable.
 */
typedef struct DarkMessiahSpCluster {
  /** First of its openings, in CLUSTER_PORTALS. */
  int32_t firstPortal;
  /** Number of openings. */
  int32_t portalCount;
} DarkMessiahSpCluster;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpCluster) == 8, "DarkMessiahSpCluster takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpCluster, firstPortal) == 0, "DarkMessiahSpCluster.firstPortal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpCluster *)0)->firstPortal) == 4, "DarkMessiahSpCluster.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpCluster, portalCount) == 4, "DarkMessiahSpCluster.portalCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpCluster *)0)->portalCount) == 4, "DarkMessiahSpCluster.portalCount takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct DarkMessiahSpDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} DarkMessiahSpDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDisplacementSubNeighbor) == 6, "DarkMessiahSpDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementSubNeighbor, displacement) == 0, "DarkMessiahSpDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementSubNeighbor *)0)->displacement) == 2, "DarkMessiahSpDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementSubNeighbor, orientation) == 2, "DarkMessiahSpDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementSubNeighbor *)0)->orientation) == 1, "DarkMessiahSpDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementSubNeighbor, span) == 3, "DarkMessiahSpDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementSubNeighbor *)0)->span) == 1, "DarkMessiahSpDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementSubNeighbor, neighborSpan) == 4, "DarkMessiahSpDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementSubNeighbor *)0)->neighborSpan) == 1, "DarkMessiahSpDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct DarkMessiahSpDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  DarkMessiahSpDisplacementSubNeighbor subNeighbors[2];
} DarkMessiahSpDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDisplacementNeighbor) == 12, "DarkMessiahSpDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementNeighbor, subNeighbors) == 0, "DarkMessiahSpDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementNeighbor *)0)->subNeighbors) == 12, "DarkMessiahSpDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct DarkMessiahSpDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} DarkMessiahSpDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDisplacementCornerNeighbors) == 10, "DarkMessiahSpDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementCornerNeighbors, neighbors) == 0, "DarkMessiahSpDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementCornerNeighbors *)0)->neighbors) == 8, "DarkMessiahSpDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementCornerNeighbors, count) == 8, "DarkMessiahSpDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementCornerNeighbors *)0)->count) == 1, "DarkMessiahSpDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct DarkMessiahSpDisplacementInfo {
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
  /** What the surface is. Values: DARK_MESSIAH_SP_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  DarkMessiahSpDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  DarkMessiahSpDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} DarkMessiahSpDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDisplacementInfo) == 176, "DarkMessiahSpDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, startPosition) == 0, "DarkMessiahSpDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->startPosition) == 12, "DarkMessiahSpDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, firstVertex) == 12, "DarkMessiahSpDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->firstVertex) == 4, "DarkMessiahSpDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, firstTriangle) == 16, "DarkMessiahSpDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->firstTriangle) == 4, "DarkMessiahSpDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, power) == 20, "DarkMessiahSpDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->power) == 4, "DarkMessiahSpDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, minTessellation) == 24, "DarkMessiahSpDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->minTessellation) == 4, "DarkMessiahSpDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, smoothingAngle) == 28, "DarkMessiahSpDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->smoothingAngle) == 4, "DarkMessiahSpDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, contents) == 32, "DarkMessiahSpDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->contents) == 4, "DarkMessiahSpDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, face) == 36, "DarkMessiahSpDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->face) == 2, "DarkMessiahSpDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, lightmapAlphaStart) == 40, "DarkMessiahSpDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->lightmapAlphaStart) == 4, "DarkMessiahSpDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, lightmapSamplePositionStart) == 44, "DarkMessiahSpDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "DarkMessiahSpDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, edgeNeighbors) == 48, "DarkMessiahSpDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->edgeNeighbors) == 48, "DarkMessiahSpDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, cornerNeighbors) == 96, "DarkMessiahSpDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->cornerNeighbors) == 40, "DarkMessiahSpDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementInfo, allowedVertices) == 136, "DarkMessiahSpDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementInfo *)0)->allowedVertices) == 40, "DarkMessiahSpDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct DarkMessiahSpOriginalFace {
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
} DarkMessiahSpOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpOriginalFace) == 56, "DarkMessiahSpOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, plane) == 0, "DarkMessiahSpOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->plane) == 2, "DarkMessiahSpOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, side) == 2, "DarkMessiahSpOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->side) == 1, "DarkMessiahSpOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, onNode) == 3, "DarkMessiahSpOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->onNode) == 1, "DarkMessiahSpOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, firstEdge) == 4, "DarkMessiahSpOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->firstEdge) == 4, "DarkMessiahSpOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, edgeCount) == 8, "DarkMessiahSpOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->edgeCount) == 2, "DarkMessiahSpOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, texture) == 10, "DarkMessiahSpOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->texture) == 2, "DarkMessiahSpOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, displacement) == 12, "DarkMessiahSpOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->displacement) == 2, "DarkMessiahSpOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, fogVolume) == 14, "DarkMessiahSpOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->fogVolume) == 2, "DarkMessiahSpOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, styles) == 16, "DarkMessiahSpOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->styles) == 4, "DarkMessiahSpOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, lightOffset) == 20, "DarkMessiahSpOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->lightOffset) == 4, "DarkMessiahSpOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, area) == 24, "DarkMessiahSpOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->area) == 4, "DarkMessiahSpOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, lightmapMins) == 28, "DarkMessiahSpOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->lightmapMins) == 8, "DarkMessiahSpOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, lightmapSize) == 36, "DarkMessiahSpOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->lightmapSize) == 8, "DarkMessiahSpOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, originalFace) == 44, "DarkMessiahSpOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->originalFace) == 4, "DarkMessiahSpOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, firstPrimitive) == 50, "DarkMessiahSpOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->firstPrimitive) == 2, "DarkMessiahSpOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOriginalFace, smoothingGroups) == 52, "DarkMessiahSpOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOriginalFace *)0)->smoothingGroups) == 4, "DarkMessiahSpOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct DarkMessiahSpDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} DarkMessiahSpDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDisplacementVertex) == 20, "DarkMessiahSpDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementVertex, direction) == 0, "DarkMessiahSpDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementVertex *)0)->direction) == 12, "DarkMessiahSpDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementVertex, distance) == 12, "DarkMessiahSpDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementVertex *)0)->distance) == 4, "DarkMessiahSpDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDisplacementVertex, alpha) == 16, "DarkMessiahSpDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDisplacementVertex *)0)->alpha) == 4, "DarkMessiahSpDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct DarkMessiahSpStaticPropV4 {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} DarkMessiahSpStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV4) == 56, "DarkMessiahSpStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, origin) == 0, "DarkMessiahSpStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->origin) == 12, "DarkMessiahSpStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, angles) == 12, "DarkMessiahSpStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->angles) == 12, "DarkMessiahSpStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, model) == 24, "DarkMessiahSpStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->model) == 2, "DarkMessiahSpStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, firstLeaf) == 26, "DarkMessiahSpStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, leafCount) == 28, "DarkMessiahSpStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, solid) == 30, "DarkMessiahSpStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->solid) == 1, "DarkMessiahSpStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, flags) == 31, "DarkMessiahSpStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->flags) == 1, "DarkMessiahSpStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, skin) == 32, "DarkMessiahSpStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->skin) == 4, "DarkMessiahSpStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV4, lightingOrigin) == 44, "DarkMessiahSpStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV4 *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct DarkMessiahSpStaticPropV5 {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV5) == 60, "DarkMessiahSpStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, origin) == 0, "DarkMessiahSpStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->origin) == 12, "DarkMessiahSpStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, angles) == 12, "DarkMessiahSpStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->angles) == 12, "DarkMessiahSpStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, model) == 24, "DarkMessiahSpStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->model) == 2, "DarkMessiahSpStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, firstLeaf) == 26, "DarkMessiahSpStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, leafCount) == 28, "DarkMessiahSpStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, solid) == 30, "DarkMessiahSpStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->solid) == 1, "DarkMessiahSpStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, flags) == 31, "DarkMessiahSpStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->flags) == 1, "DarkMessiahSpStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, skin) == 32, "DarkMessiahSpStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->skin) == 4, "DarkMessiahSpStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, lightingOrigin) == 44, "DarkMessiahSpStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5 *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV5TheShip {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV5TheShip) == 188, "DarkMessiahSpStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, origin) == 0, "DarkMessiahSpStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->origin) == 12, "DarkMessiahSpStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, angles) == 12, "DarkMessiahSpStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->angles) == 12, "DarkMessiahSpStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, model) == 24, "DarkMessiahSpStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->model) == 2, "DarkMessiahSpStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, firstLeaf) == 26, "DarkMessiahSpStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, leafCount) == 28, "DarkMessiahSpStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, solid) == 30, "DarkMessiahSpStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->solid) == 1, "DarkMessiahSpStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, flags) == 31, "DarkMessiahSpStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->flags) == 1, "DarkMessiahSpStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, skin) == 32, "DarkMessiahSpStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->skin) == 4, "DarkMessiahSpStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, lightingOrigin) == 44, "DarkMessiahSpStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV5TheShip, name) == 60, "DarkMessiahSpStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV5TheShip *)0)->name) == 128, "DarkMessiahSpStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct DarkMessiahSpStaticPropV6 {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV6) == 64, "DarkMessiahSpStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, origin) == 0, "DarkMessiahSpStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->origin) == 12, "DarkMessiahSpStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, angles) == 12, "DarkMessiahSpStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->angles) == 12, "DarkMessiahSpStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, model) == 24, "DarkMessiahSpStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->model) == 2, "DarkMessiahSpStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, firstLeaf) == 26, "DarkMessiahSpStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, leafCount) == 28, "DarkMessiahSpStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, solid) == 30, "DarkMessiahSpStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->solid) == 1, "DarkMessiahSpStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, flags) == 31, "DarkMessiahSpStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->flags) == 1, "DarkMessiahSpStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, skin) == 32, "DarkMessiahSpStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->skin) == 4, "DarkMessiahSpStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, lightingOrigin) == 44, "DarkMessiahSpStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, minDirectX) == 60, "DarkMessiahSpStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->minDirectX) == 2, "DarkMessiahSpStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6, maxDirectX) == 62, "DarkMessiahSpStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6 *)0)->maxDirectX) == 2, "DarkMessiahSpStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV6BloodyGoodTime) == 192, "DarkMessiahSpStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, origin) == 0, "DarkMessiahSpStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->origin) == 12, "DarkMessiahSpStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, angles) == 12, "DarkMessiahSpStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->angles) == 12, "DarkMessiahSpStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, model) == 24, "DarkMessiahSpStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->model) == 2, "DarkMessiahSpStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, firstLeaf) == 26, "DarkMessiahSpStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, leafCount) == 28, "DarkMessiahSpStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, solid) == 30, "DarkMessiahSpStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->solid) == 1, "DarkMessiahSpStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, flags) == 31, "DarkMessiahSpStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->flags) == 1, "DarkMessiahSpStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, skin) == 32, "DarkMessiahSpStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->skin) == 4, "DarkMessiahSpStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "DarkMessiahSpStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, minDirectX) == 60, "DarkMessiahSpStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "DarkMessiahSpStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, maxDirectX) == 62, "DarkMessiahSpStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "DarkMessiahSpStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6BloodyGoodTime, name) == 64, "DarkMessiahSpStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6BloodyGoodTime *)0)->name) == 128, "DarkMessiahSpStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV6DarkMessiah {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV6DarkMessiah) == 136, "DarkMessiahSpStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, origin) == 0, "DarkMessiahSpStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->origin) == 12, "DarkMessiahSpStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, angles) == 12, "DarkMessiahSpStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->angles) == 12, "DarkMessiahSpStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, model) == 24, "DarkMessiahSpStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->model) == 2, "DarkMessiahSpStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, firstLeaf) == 26, "DarkMessiahSpStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, leafCount) == 28, "DarkMessiahSpStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, solid) == 30, "DarkMessiahSpStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->solid) == 1, "DarkMessiahSpStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, flags) == 31, "DarkMessiahSpStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->flags) == 1, "DarkMessiahSpStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, skin) == 32, "DarkMessiahSpStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->skin) == 4, "DarkMessiahSpStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, lightingOrigin) == 44, "DarkMessiahSpStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, minDirectX) == 60, "DarkMessiahSpStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "DarkMessiahSpStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, maxDirectX) == 62, "DarkMessiahSpStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "DarkMessiahSpStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV6DarkMessiah, unknown0x40) == 64, "DarkMessiahSpStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "DarkMessiahSpStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} DarkMessiahSpStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropScale) == 16, "DarkMessiahSpStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropScale, prop) == 0, "DarkMessiahSpStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropScale *)0)->prop) == 4, "DarkMessiahSpStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropScale, scale) == 4, "DarkMessiahSpStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropScale *)0)->scale) == 12, "DarkMessiahSpStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV7 {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV7) == 68, "DarkMessiahSpStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, origin) == 0, "DarkMessiahSpStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->origin) == 12, "DarkMessiahSpStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, angles) == 12, "DarkMessiahSpStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->angles) == 12, "DarkMessiahSpStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, model) == 24, "DarkMessiahSpStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->model) == 2, "DarkMessiahSpStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, firstLeaf) == 26, "DarkMessiahSpStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, leafCount) == 28, "DarkMessiahSpStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, solid) == 30, "DarkMessiahSpStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->solid) == 1, "DarkMessiahSpStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, flags) == 31, "DarkMessiahSpStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->flags) == 1, "DarkMessiahSpStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, skin) == 32, "DarkMessiahSpStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->skin) == 4, "DarkMessiahSpStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, lightingOrigin) == 44, "DarkMessiahSpStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, minDirectX) == 60, "DarkMessiahSpStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->minDirectX) == 2, "DarkMessiahSpStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, maxDirectX) == 62, "DarkMessiahSpStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->maxDirectX) == 2, "DarkMessiahSpStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7, color) == 64, "DarkMessiahSpStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7 *)0)->color) == 4, "DarkMessiahSpStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV7ZenoClash {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV7ZenoClash) == 68, "DarkMessiahSpStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, origin) == 0, "DarkMessiahSpStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->origin) == 12, "DarkMessiahSpStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, angles) == 12, "DarkMessiahSpStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->angles) == 12, "DarkMessiahSpStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, model) == 24, "DarkMessiahSpStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->model) == 2, "DarkMessiahSpStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, firstLeaf) == 26, "DarkMessiahSpStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, leafCount) == 28, "DarkMessiahSpStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, solid) == 30, "DarkMessiahSpStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->solid) == 1, "DarkMessiahSpStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, flags) == 31, "DarkMessiahSpStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->flags) == 1, "DarkMessiahSpStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, skin) == 32, "DarkMessiahSpStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->skin) == 4, "DarkMessiahSpStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, lightingOrigin) == 44, "DarkMessiahSpStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, minDirectX) == 60, "DarkMessiahSpStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->minDirectX) == 2, "DarkMessiahSpStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, maxDirectX) == 62, "DarkMessiahSpStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "DarkMessiahSpStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV7ZenoClash, unknown0x40) == 64, "DarkMessiahSpStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "DarkMessiahSpStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct DarkMessiahSpStaticPropV8 {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV8) == 68, "DarkMessiahSpStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, origin) == 0, "DarkMessiahSpStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->origin) == 12, "DarkMessiahSpStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, angles) == 12, "DarkMessiahSpStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->angles) == 12, "DarkMessiahSpStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, model) == 24, "DarkMessiahSpStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->model) == 2, "DarkMessiahSpStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, firstLeaf) == 26, "DarkMessiahSpStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, leafCount) == 28, "DarkMessiahSpStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, solid) == 30, "DarkMessiahSpStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->solid) == 1, "DarkMessiahSpStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, flags) == 31, "DarkMessiahSpStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->flags) == 1, "DarkMessiahSpStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, skin) == 32, "DarkMessiahSpStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->skin) == 4, "DarkMessiahSpStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, lightingOrigin) == 44, "DarkMessiahSpStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, minCpuLevel) == 60, "DarkMessiahSpStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->minCpuLevel) == 1, "DarkMessiahSpStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, maxCpuLevel) == 61, "DarkMessiahSpStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->maxCpuLevel) == 1, "DarkMessiahSpStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, minGpuLevel) == 62, "DarkMessiahSpStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->minGpuLevel) == 1, "DarkMessiahSpStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, maxGpuLevel) == 63, "DarkMessiahSpStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->maxGpuLevel) == 1, "DarkMessiahSpStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8, color) == 64, "DarkMessiahSpStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8 *)0)->color) == 4, "DarkMessiahSpStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct DarkMessiahSpStaticPropV8Vindictus {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV8Vindictus) == 72, "DarkMessiahSpStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, origin) == 0, "DarkMessiahSpStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->origin) == 12, "DarkMessiahSpStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, angles) == 12, "DarkMessiahSpStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->angles) == 12, "DarkMessiahSpStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, model) == 24, "DarkMessiahSpStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->model) == 2, "DarkMessiahSpStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, firstLeaf) == 26, "DarkMessiahSpStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, leafCount) == 28, "DarkMessiahSpStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, solid) == 30, "DarkMessiahSpStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->solid) == 1, "DarkMessiahSpStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, flags) == 31, "DarkMessiahSpStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->flags) == 1, "DarkMessiahSpStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, skin) == 32, "DarkMessiahSpStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->skin) == 4, "DarkMessiahSpStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, lightingOrigin) == 44, "DarkMessiahSpStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, minDirectX) == 60, "DarkMessiahSpStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->minDirectX) == 2, "DarkMessiahSpStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, maxDirectX) == 62, "DarkMessiahSpStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->maxDirectX) == 2, "DarkMessiahSpStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV8Vindictus, unknown0x40) == 64, "DarkMessiahSpStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV8Vindictus *)0)->unknown0x40) == 8, "DarkMessiahSpStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct DarkMessiahSpStaticPropV9 {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV9) == 72, "DarkMessiahSpStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, origin) == 0, "DarkMessiahSpStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->origin) == 12, "DarkMessiahSpStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, angles) == 12, "DarkMessiahSpStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->angles) == 12, "DarkMessiahSpStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, model) == 24, "DarkMessiahSpStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->model) == 2, "DarkMessiahSpStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, firstLeaf) == 26, "DarkMessiahSpStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, leafCount) == 28, "DarkMessiahSpStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, solid) == 30, "DarkMessiahSpStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->solid) == 1, "DarkMessiahSpStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, flags) == 31, "DarkMessiahSpStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->flags) == 1, "DarkMessiahSpStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, skin) == 32, "DarkMessiahSpStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->skin) == 4, "DarkMessiahSpStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, lightingOrigin) == 44, "DarkMessiahSpStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, minCpuLevel) == 60, "DarkMessiahSpStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->minCpuLevel) == 1, "DarkMessiahSpStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, maxCpuLevel) == 61, "DarkMessiahSpStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->maxCpuLevel) == 1, "DarkMessiahSpStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, minGpuLevel) == 62, "DarkMessiahSpStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->minGpuLevel) == 1, "DarkMessiahSpStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, maxGpuLevel) == 63, "DarkMessiahSpStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->maxGpuLevel) == 1, "DarkMessiahSpStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, color) == 64, "DarkMessiahSpStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->color) == 4, "DarkMessiahSpStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9, disableXbox360) == 68, "DarkMessiahSpStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9 *)0)->disableXbox360) == 1, "DarkMessiahSpStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV9DearEsther {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahSpStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV9DearEsther) == 76, "DarkMessiahSpStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, origin) == 0, "DarkMessiahSpStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->origin) == 12, "DarkMessiahSpStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, angles) == 12, "DarkMessiahSpStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->angles) == 12, "DarkMessiahSpStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, model) == 24, "DarkMessiahSpStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->model) == 2, "DarkMessiahSpStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, firstLeaf) == 26, "DarkMessiahSpStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, leafCount) == 28, "DarkMessiahSpStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, solid) == 30, "DarkMessiahSpStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->solid) == 1, "DarkMessiahSpStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, flags) == 31, "DarkMessiahSpStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->flags) == 1, "DarkMessiahSpStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, unknown0x20) == 32, "DarkMessiahSpStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->unknown0x20) == 4, "DarkMessiahSpStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, skin) == 36, "DarkMessiahSpStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->skin) == 4, "DarkMessiahSpStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, fadeMinDistance) == 40, "DarkMessiahSpStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, fadeMaxDistance) == 44, "DarkMessiahSpStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, lightingOrigin) == 48, "DarkMessiahSpStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, forcedFadeScale) == 60, "DarkMessiahSpStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, minCpuLevel) == 64, "DarkMessiahSpStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "DarkMessiahSpStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, maxCpuLevel) == 65, "DarkMessiahSpStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "DarkMessiahSpStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, minGpuLevel) == 66, "DarkMessiahSpStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "DarkMessiahSpStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, maxGpuLevel) == 67, "DarkMessiahSpStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "DarkMessiahSpStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, color) == 68, "DarkMessiahSpStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->color) == 4, "DarkMessiahSpStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV9DearEsther, disableXbox360) == 72, "DarkMessiahSpStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV9DearEsther *)0)->disableXbox360) == 1, "DarkMessiahSpStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct DarkMessiahSpStaticPropV10 {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} DarkMessiahSpStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV10) == 72, "DarkMessiahSpStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, origin) == 0, "DarkMessiahSpStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->origin) == 12, "DarkMessiahSpStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, angles) == 12, "DarkMessiahSpStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->angles) == 12, "DarkMessiahSpStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, model) == 24, "DarkMessiahSpStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->model) == 2, "DarkMessiahSpStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, firstLeaf) == 26, "DarkMessiahSpStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, leafCount) == 28, "DarkMessiahSpStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, solid) == 30, "DarkMessiahSpStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->solid) == 1, "DarkMessiahSpStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, skin) == 32, "DarkMessiahSpStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->skin) == 4, "DarkMessiahSpStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, lightingOrigin) == 44, "DarkMessiahSpStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, minDirectX) == 60, "DarkMessiahSpStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->minDirectX) == 2, "DarkMessiahSpStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, maxDirectX) == 62, "DarkMessiahSpStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->maxDirectX) == 2, "DarkMessiahSpStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, flags) == 64, "DarkMessiahSpStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->flags) == 4, "DarkMessiahSpStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, lightmapWidth) == 68, "DarkMessiahSpStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->lightmapWidth) == 2, "DarkMessiahSpStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10, lightmapHeight) == 70, "DarkMessiahSpStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10 *)0)->lightmapHeight) == 2, "DarkMessiahSpStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} DarkMessiahSpStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV10GlobalOffensive) == 76, "DarkMessiahSpStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, origin) == 0, "DarkMessiahSpStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->origin) == 12, "DarkMessiahSpStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, angles) == 12, "DarkMessiahSpStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->angles) == 12, "DarkMessiahSpStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, model) == 24, "DarkMessiahSpStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->model) == 2, "DarkMessiahSpStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, firstLeaf) == 26, "DarkMessiahSpStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, leafCount) == 28, "DarkMessiahSpStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, solid) == 30, "DarkMessiahSpStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->solid) == 1, "DarkMessiahSpStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, flags) == 31, "DarkMessiahSpStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->flags) == 1, "DarkMessiahSpStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, skin) == 32, "DarkMessiahSpStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->skin) == 4, "DarkMessiahSpStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, lightingOrigin) == 44, "DarkMessiahSpStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, minCpuLevel) == 60, "DarkMessiahSpStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "DarkMessiahSpStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "DarkMessiahSpStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "DarkMessiahSpStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, minGpuLevel) == 62, "DarkMessiahSpStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "DarkMessiahSpStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "DarkMessiahSpStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "DarkMessiahSpStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, color) == 64, "DarkMessiahSpStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->color) == 4, "DarkMessiahSpStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, disableXbox360) == 68, "DarkMessiahSpStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "DarkMessiahSpStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV10GlobalOffensive, flagsEx) == 72, "DarkMessiahSpStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "DarkMessiahSpStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} DarkMessiahSpStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV11GlobalOffensive) == 80, "DarkMessiahSpStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, origin) == 0, "DarkMessiahSpStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->origin) == 12, "DarkMessiahSpStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, angles) == 12, "DarkMessiahSpStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->angles) == 12, "DarkMessiahSpStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, model) == 24, "DarkMessiahSpStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->model) == 2, "DarkMessiahSpStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, firstLeaf) == 26, "DarkMessiahSpStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, leafCount) == 28, "DarkMessiahSpStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, solid) == 30, "DarkMessiahSpStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->solid) == 1, "DarkMessiahSpStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, flags) == 31, "DarkMessiahSpStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->flags) == 1, "DarkMessiahSpStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, skin) == 32, "DarkMessiahSpStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->skin) == 4, "DarkMessiahSpStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, lightingOrigin) == 44, "DarkMessiahSpStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, minCpuLevel) == 60, "DarkMessiahSpStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "DarkMessiahSpStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "DarkMessiahSpStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "DarkMessiahSpStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, minGpuLevel) == 62, "DarkMessiahSpStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "DarkMessiahSpStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "DarkMessiahSpStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "DarkMessiahSpStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, color) == 64, "DarkMessiahSpStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->color) == 4, "DarkMessiahSpStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, disableXbox360) == 68, "DarkMessiahSpStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "DarkMessiahSpStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, flagsEx) == 72, "DarkMessiahSpStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "DarkMessiahSpStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11GlobalOffensive, scale) == 76, "DarkMessiahSpStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11GlobalOffensive *)0)->scale) == 4, "DarkMessiahSpStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} DarkMessiahSpStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV11BlackMesaLite) == 76, "DarkMessiahSpStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, origin) == 0, "DarkMessiahSpStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->origin) == 12, "DarkMessiahSpStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, angles) == 12, "DarkMessiahSpStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->angles) == 12, "DarkMessiahSpStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, model) == 24, "DarkMessiahSpStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->model) == 2, "DarkMessiahSpStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, firstLeaf) == 26, "DarkMessiahSpStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, leafCount) == 28, "DarkMessiahSpStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, solid) == 30, "DarkMessiahSpStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->solid) == 1, "DarkMessiahSpStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, skin) == 32, "DarkMessiahSpStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->skin) == 4, "DarkMessiahSpStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, lightingOrigin) == 44, "DarkMessiahSpStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, minDirectX) == 60, "DarkMessiahSpStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "DarkMessiahSpStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, maxDirectX) == 62, "DarkMessiahSpStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "DarkMessiahSpStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, flags) == 64, "DarkMessiahSpStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->flags) == 4, "DarkMessiahSpStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, lightmapWidth) == 68, "DarkMessiahSpStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "DarkMessiahSpStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, lightmapHeight) == 70, "DarkMessiahSpStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "DarkMessiahSpStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesaLite, color) == 72, "DarkMessiahSpStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesaLite *)0)->color) == 4, "DarkMessiahSpStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct DarkMessiahSpStaticPropV11Merubasu {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} DarkMessiahSpStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV11Merubasu) == 76, "DarkMessiahSpStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, origin) == 0, "DarkMessiahSpStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->origin) == 12, "DarkMessiahSpStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, angles) == 12, "DarkMessiahSpStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->angles) == 12, "DarkMessiahSpStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, model) == 24, "DarkMessiahSpStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->model) == 2, "DarkMessiahSpStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, firstLeaf) == 26, "DarkMessiahSpStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, leafCount) == 28, "DarkMessiahSpStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, solid) == 30, "DarkMessiahSpStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->solid) == 1, "DarkMessiahSpStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, skin) == 32, "DarkMessiahSpStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->skin) == 4, "DarkMessiahSpStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, lightingOrigin) == 44, "DarkMessiahSpStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, minDirectX) == 60, "DarkMessiahSpStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->minDirectX) == 2, "DarkMessiahSpStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, maxDirectX) == 62, "DarkMessiahSpStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->maxDirectX) == 2, "DarkMessiahSpStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, flags) == 64, "DarkMessiahSpStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->flags) == 4, "DarkMessiahSpStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, lightmapWidth) == 68, "DarkMessiahSpStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "DarkMessiahSpStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, lightmapHeight) == 70, "DarkMessiahSpStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "DarkMessiahSpStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11Merubasu, scale) == 72, "DarkMessiahSpStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11Merubasu *)0)->scale) == 4, "DarkMessiahSpStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV11BlackMesa {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} DarkMessiahSpStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV11BlackMesa) == 80, "DarkMessiahSpStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, origin) == 0, "DarkMessiahSpStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->origin) == 12, "DarkMessiahSpStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, angles) == 12, "DarkMessiahSpStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->angles) == 12, "DarkMessiahSpStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, model) == 24, "DarkMessiahSpStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->model) == 2, "DarkMessiahSpStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, firstLeaf) == 26, "DarkMessiahSpStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, leafCount) == 28, "DarkMessiahSpStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, solid) == 30, "DarkMessiahSpStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->solid) == 1, "DarkMessiahSpStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, skin) == 32, "DarkMessiahSpStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->skin) == 4, "DarkMessiahSpStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, lightingOrigin) == 44, "DarkMessiahSpStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, minDirectX) == 60, "DarkMessiahSpStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->minDirectX) == 2, "DarkMessiahSpStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, maxDirectX) == 62, "DarkMessiahSpStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "DarkMessiahSpStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, flags) == 64, "DarkMessiahSpStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->flags) == 4, "DarkMessiahSpStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, lightmapWidth) == 68, "DarkMessiahSpStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "DarkMessiahSpStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, lightmapHeight) == 70, "DarkMessiahSpStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "DarkMessiahSpStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, color) == 72, "DarkMessiahSpStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->color) == 4, "DarkMessiahSpStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV11BlackMesa, flagsEx) == 76, "DarkMessiahSpStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV11BlackMesa *)0)->flagsEx) == 4, "DarkMessiahSpStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpStaticPropV13 {
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
  /** How it collides. Values: DARK_MESSIAH_SP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DARK_MESSIAH_SP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} DarkMessiahSpStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropV13) == 88, "DarkMessiahSpStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, origin) == 0, "DarkMessiahSpStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->origin) == 12, "DarkMessiahSpStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, angles) == 12, "DarkMessiahSpStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->angles) == 12, "DarkMessiahSpStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, model) == 24, "DarkMessiahSpStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->model) == 2, "DarkMessiahSpStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, firstLeaf) == 26, "DarkMessiahSpStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->firstLeaf) == 2, "DarkMessiahSpStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, leafCount) == 28, "DarkMessiahSpStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->leafCount) == 2, "DarkMessiahSpStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, solid) == 30, "DarkMessiahSpStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->solid) == 1, "DarkMessiahSpStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, flags) == 31, "DarkMessiahSpStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->flags) == 1, "DarkMessiahSpStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, skin) == 32, "DarkMessiahSpStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->skin) == 4, "DarkMessiahSpStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, fadeMinDistance) == 36, "DarkMessiahSpStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->fadeMinDistance) == 4, "DarkMessiahSpStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, fadeMaxDistance) == 40, "DarkMessiahSpStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->fadeMaxDistance) == 4, "DarkMessiahSpStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, lightingOrigin) == 44, "DarkMessiahSpStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->lightingOrigin) == 12, "DarkMessiahSpStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, forcedFadeScale) == 56, "DarkMessiahSpStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->forcedFadeScale) == 4, "DarkMessiahSpStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, minCpuLevel) == 60, "DarkMessiahSpStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->minCpuLevel) == 1, "DarkMessiahSpStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, maxCpuLevel) == 61, "DarkMessiahSpStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->maxCpuLevel) == 1, "DarkMessiahSpStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, minGpuLevel) == 62, "DarkMessiahSpStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->minGpuLevel) == 1, "DarkMessiahSpStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, maxGpuLevel) == 63, "DarkMessiahSpStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->maxGpuLevel) == 1, "DarkMessiahSpStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, color) == 64, "DarkMessiahSpStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->color) == 4, "DarkMessiahSpStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, disableXbox360) == 68, "DarkMessiahSpStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->disableXbox360) == 1, "DarkMessiahSpStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, flagsEx) == 72, "DarkMessiahSpStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->flagsEx) == 4, "DarkMessiahSpStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropV13, scale) == 76, "DarkMessiahSpStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropV13 *)0)->scale) == 12, "DarkMessiahSpStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct DarkMessiahSpDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} DarkMessiahSpDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDetailSprite) == 32, "DarkMessiahSpDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailSprite, upperLeft) == 0, "DarkMessiahSpDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailSprite *)0)->upperLeft) == 8, "DarkMessiahSpDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailSprite, lowerRight) == 8, "DarkMessiahSpDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailSprite *)0)->lowerRight) == 8, "DarkMessiahSpDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailSprite, textureUpperLeft) == 16, "DarkMessiahSpDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailSprite *)0)->textureUpperLeft) == 8, "DarkMessiahSpDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailSprite, textureLowerRight) == 24, "DarkMessiahSpDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailSprite *)0)->textureLowerRight) == 8, "DarkMessiahSpDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct DarkMessiahSpDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  DarkMessiahSpColorRgbExp light;
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
  /** How it turns to who looks at it. Values: DARK_MESSIAH_SP_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: DARK_MESSIAH_SP_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} DarkMessiahSpDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDetailProp) == 52, "DarkMessiahSpDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, origin) == 0, "DarkMessiahSpDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->origin) == 12, "DarkMessiahSpDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, angles) == 12, "DarkMessiahSpDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->angles) == 12, "DarkMessiahSpDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, detail) == 24, "DarkMessiahSpDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->detail) == 2, "DarkMessiahSpDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, leaf) == 26, "DarkMessiahSpDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->leaf) == 2, "DarkMessiahSpDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, light) == 28, "DarkMessiahSpDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->light) == 4, "DarkMessiahSpDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, firstLightStyle) == 32, "DarkMessiahSpDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->firstLightStyle) == 4, "DarkMessiahSpDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, lightStyleCount) == 36, "DarkMessiahSpDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->lightStyleCount) == 1, "DarkMessiahSpDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, sway) == 37, "DarkMessiahSpDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->sway) == 1, "DarkMessiahSpDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, shapeAngle) == 38, "DarkMessiahSpDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->shapeAngle) == 1, "DarkMessiahSpDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, shapeSize) == 39, "DarkMessiahSpDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->shapeSize) == 1, "DarkMessiahSpDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, orientation) == 40, "DarkMessiahSpDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->orientation) == 1, "DarkMessiahSpDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, padding1) == 41, "DarkMessiahSpDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->padding1) == 3, "DarkMessiahSpDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, type) == 44, "DarkMessiahSpDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->type) == 1, "DarkMessiahSpDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, padding2) == 45, "DarkMessiahSpDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->padding2) == 3, "DarkMessiahSpDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailProp, scale) == 48, "DarkMessiahSpDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailProp *)0)->scale) == 4, "DarkMessiahSpDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct DarkMessiahSpDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  DarkMessiahSpColorRgbExp light;
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
} DarkMessiahSpDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDetailPropV2) == 40, "DarkMessiahSpDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropV2, origin) == 0, "DarkMessiahSpDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropV2 *)0)->origin) == 12, "DarkMessiahSpDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropV2, angles) == 12, "DarkMessiahSpDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropV2 *)0)->angles) == 12, "DarkMessiahSpDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropV2, detail) == 24, "DarkMessiahSpDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropV2 *)0)->detail) == 2, "DarkMessiahSpDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropV2, leaf) == 26, "DarkMessiahSpDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropV2 *)0)->leaf) == 2, "DarkMessiahSpDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropV2, light) == 28, "DarkMessiahSpDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropV2 *)0)->light) == 4, "DarkMessiahSpDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropV2, firstLightStyle) == 32, "DarkMessiahSpDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropV2 *)0)->firstLightStyle) == 4, "DarkMessiahSpDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropV2, lightStyleCount) == 36, "DarkMessiahSpDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropV2 *)0)->lightStyleCount) == 1, "DarkMessiahSpDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropV2, sway) == 37, "DarkMessiahSpDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropV2 *)0)->sway) == 1, "DarkMessiahSpDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropV2, shapeAngle) == 38, "DarkMessiahSpDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropV2 *)0)->shapeAngle) == 1, "DarkMessiahSpDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropV2, shapeSize) == 39, "DarkMessiahSpDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropV2 *)0)->shapeSize) == 1, "DarkMessiahSpDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct DarkMessiahSpDetailPropLightStyle {
  /** The light. */
  DarkMessiahSpColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} DarkMessiahSpDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDetailPropLightStyle) == 5, "DarkMessiahSpDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropLightStyle, light) == 0, "DarkMessiahSpDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropLightStyle *)0)->light) == 4, "DarkMessiahSpDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropLightStyle, style) == 4, "DarkMessiahSpDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropLightStyle *)0)->style) == 1, "DarkMessiahSpDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct DarkMessiahSpLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} DarkMessiahSpLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpLeafWaterData) == 12, "DarkMessiahSpLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafWaterData, surfaceZ) == 0, "DarkMessiahSpLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafWaterData *)0)->surfaceZ) == 4, "DarkMessiahSpLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafWaterData, minZ) == 4, "DarkMessiahSpLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafWaterData *)0)->minZ) == 4, "DarkMessiahSpLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpLeafWaterData, surfaceTexture) == 8, "DarkMessiahSpLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpLeafWaterData *)0)->surfaceTexture) == 2, "DarkMessiahSpLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct DarkMessiahSpPrimitive {
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
} DarkMessiahSpPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpPrimitive) == 10, "DarkMessiahSpPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPrimitive, type) == 0, "DarkMessiahSpPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPrimitive *)0)->type) == 2, "DarkMessiahSpPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPrimitive, firstIndex) == 2, "DarkMessiahSpPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPrimitive *)0)->firstIndex) == 2, "DarkMessiahSpPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPrimitive, indexCount) == 4, "DarkMessiahSpPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPrimitive *)0)->indexCount) == 2, "DarkMessiahSpPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPrimitive, firstVertex) == 6, "DarkMessiahSpPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPrimitive *)0)->firstVertex) == 2, "DarkMessiahSpPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpPrimitive, vertexCount) == 8, "DarkMessiahSpPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpPrimitive *)0)->vertexCount) == 2, "DarkMessiahSpPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct DarkMessiahSpCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} DarkMessiahSpCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpCubemapSample) == 16, "DarkMessiahSpCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpCubemapSample, origin) == 0, "DarkMessiahSpCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpCubemapSample *)0)->origin) == 12, "DarkMessiahSpCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpCubemapSample, size) == 12, "DarkMessiahSpCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpCubemapSample *)0)->size) == 4, "DarkMessiahSpCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct DarkMessiahSpOverlay {
  /** Number that the editor gave it. */
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
} DarkMessiahSpOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpOverlay) == 352, "DarkMessiahSpOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOverlay, id) == 0, "DarkMessiahSpOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOverlay *)0)->id) == 4, "DarkMessiahSpOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOverlay, texture) == 4, "DarkMessiahSpOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOverlay *)0)->texture) == 2, "DarkMessiahSpOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOverlay, faces) == 8, "DarkMessiahSpOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOverlay *)0)->faces) == 256, "DarkMessiahSpOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOverlay, u) == 264, "DarkMessiahSpOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOverlay *)0)->u) == 8, "DarkMessiahSpOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOverlay, v) == 272, "DarkMessiahSpOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOverlay *)0)->v) == 8, "DarkMessiahSpOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOverlay, uvPoints) == 280, "DarkMessiahSpOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOverlay *)0)->uvPoints) == 48, "DarkMessiahSpOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOverlay, origin) == 328, "DarkMessiahSpOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOverlay *)0)->origin) == 12, "DarkMessiahSpOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOverlay, normal) == 340, "DarkMessiahSpOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOverlay *)0)->normal) == 12, "DarkMessiahSpOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct DarkMessiahSpWaterOverlay {
  /** Number that the editor gave it. */
  int32_t id;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Number of faces that it lies on, at most 256. */
  uint16_t faceCount : 14;
  /** Which of several overlapping ones is drawn last. */
  uint16_t renderOrder : 2;
  /**
   * Faces that it lies on; the first `faceCount` are used. -> FACES. The lump may be empty all the same. The
   * first `faceCount` elements are used.
   */
  int32_t faces[256];
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
} DarkMessiahSpWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpWaterOverlay) == 1120, "DarkMessiahSpWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWaterOverlay, id) == 0, "DarkMessiahSpWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWaterOverlay *)0)->id) == 4, "DarkMessiahSpWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWaterOverlay, texture) == 4, "DarkMessiahSpWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWaterOverlay *)0)->texture) == 2, "DarkMessiahSpWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWaterOverlay, faces) == 8, "DarkMessiahSpWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWaterOverlay *)0)->faces) == 1024, "DarkMessiahSpWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWaterOverlay, u) == 1032, "DarkMessiahSpWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWaterOverlay *)0)->u) == 8, "DarkMessiahSpWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWaterOverlay, v) == 1040, "DarkMessiahSpWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWaterOverlay *)0)->v) == 8, "DarkMessiahSpWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWaterOverlay, uvPoints) == 1048, "DarkMessiahSpWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWaterOverlay *)0)->uvPoints) == 48, "DarkMessiahSpWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWaterOverlay, origin) == 1096, "DarkMessiahSpWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWaterOverlay *)0)->origin) == 12, "DarkMessiahSpWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpWaterOverlay, normal) == 1108, "DarkMessiahSpWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpWaterOverlay *)0)->normal) == 12, "DarkMessiahSpWaterOverlay.normal takes 12 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } DarkMessiahSpVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpVerticesElement) == 12, "DarkMessiahSpVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `DarkMessiahSpOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `DarkMessiahSpOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct DarkMessiahSpOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} DarkMessiahSpOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpOcclusionWithoutAreaHead) == 4, "DarkMessiahSpOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOcclusionWithoutAreaHead, occluderCount) == 0, "DarkMessiahSpOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "DarkMessiahSpOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `DarkMessiahSpOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `DarkMessiahSpOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct DarkMessiahSpOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} DarkMessiahSpOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpOcclusionHead) == 4, "DarkMessiahSpOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpOcclusionHead, occluderCount) == 0, "DarkMessiahSpOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpOcclusionHead *)0)->occluderCount) == 4, "DarkMessiahSpOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t DarkMessiahSpFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpFaceIdsElement) == 2, "DarkMessiahSpFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t DarkMessiahSpSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpSurfedgesElement) == 4, "DarkMessiahSpSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t DarkMessiahSpLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpLeafFacesElement) == 2, "DarkMessiahSpLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t DarkMessiahSpLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpLeafBrushesElement) == 2, "DarkMessiahSpLeafBrushesElement takes 2 bytes");

/** Element of PORTAL_VERTICES (lump 24). -> VERTICES. */
typedef uint16_t DarkMessiahSpPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpPortalVerticesElement) == 2, "DarkMessiahSpPortalVerticesElement takes 2 bytes");

/** Element of CLUSTER_PORTALS (lump 25). -> PORTALS. */
typedef uint16_t DarkMessiahSpClusterPortalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpClusterPortalsElement) == 2, "DarkMessiahSpClusterPortalsElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } DarkMessiahSpVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpVertexNormalsElement) == 12, "DarkMessiahSpVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t DarkMessiahSpVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpVertexNormalIndicesElement) == 2, "DarkMessiahSpVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t DarkMessiahSpDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDisplacementLightmapAlphasElement) == 1, "DarkMessiahSpDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV4 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV4Head) == 4, "DarkMessiahSpStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV4Head, modelCount) == 0, "DarkMessiahSpStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV4Head *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV5 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV5Head) == 4, "DarkMessiahSpStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV5Head, modelCount) == 0, "DarkMessiahSpStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV5Head *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV5TheShipHead) == 4, "DarkMessiahSpStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV5TheShipHead, modelCount) == 0, "DarkMessiahSpStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV5TheShipHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV6 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV6Head) == 4, "DarkMessiahSpStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV6Head, modelCount) == 0, "DarkMessiahSpStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV6Head *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV6BloodyGoodTimeHead) == 4, "DarkMessiahSpStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "DarkMessiahSpStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV6DarkMessiahHead) == 4, "DarkMessiahSpStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV6DarkMessiahHead, modelCount) == 0, "DarkMessiahSpStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `DarkMessiahSpStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV5 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV6VindictusHead) == 4, "DarkMessiahSpStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV6VindictusHead, modelCount) == 0, "DarkMessiahSpStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV6VindictusHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV7 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV7Head) == 4, "DarkMessiahSpStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV7Head, modelCount) == 0, "DarkMessiahSpStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV7Head *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV7ZenoClashHead) == 4, "DarkMessiahSpStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV7ZenoClashHead, modelCount) == 0, "DarkMessiahSpStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `DarkMessiahSpStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV6 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV7VindictusHead) == 4, "DarkMessiahSpStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV7VindictusHead, modelCount) == 0, "DarkMessiahSpStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV7VindictusHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV8 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV8Head) == 4, "DarkMessiahSpStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV8Head, modelCount) == 0, "DarkMessiahSpStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV8Head *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `DarkMessiahSpStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV8VindictusHead) == 4, "DarkMessiahSpStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV8VindictusHead, modelCount) == 0, "DarkMessiahSpStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV8VindictusHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV9 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV9Head) == 4, "DarkMessiahSpStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV9Head, modelCount) == 0, "DarkMessiahSpStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV9Head *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV9DearEstherHead) == 4, "DarkMessiahSpStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV9DearEstherHead, modelCount) == 0, "DarkMessiahSpStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV10 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV10Head) == 4, "DarkMessiahSpStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV10Head, modelCount) == 0, "DarkMessiahSpStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV10Head *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV10GlobalOffensiveHead) == 4, "DarkMessiahSpStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "DarkMessiahSpStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV11GlobalOffensiveHead) == 4, "DarkMessiahSpStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "DarkMessiahSpStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV11BlackMesaLiteHead) == 4, "DarkMessiahSpStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "DarkMessiahSpStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV11MerubasuHead) == 4, "DarkMessiahSpStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV11MerubasuHead, modelCount) == 0, "DarkMessiahSpStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV12StrataHead) == 4, "DarkMessiahSpStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV12StrataHead, modelCount) == 0, "DarkMessiahSpStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV12StrataHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV11BlackMesaHead) == 4, "DarkMessiahSpStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV11BlackMesaHead, modelCount) == 0, "DarkMessiahSpStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpStaticPropV13 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpStaticPropsV13StrataHead) == 4, "DarkMessiahSpStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpStaticPropsV13StrataHead, modelCount) == 0, "DarkMessiahSpStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpStaticPropsV13StrataHead *)0)->modelCount) == 4, "DarkMessiahSpStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `DarkMessiahSpDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpDetailProp props[propCount]`: The props.
 */
typedef struct DarkMessiahSpDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDetailPropsV4Head) == 4, "DarkMessiahSpDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropsV4Head, modelCount) == 0, "DarkMessiahSpDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropsV4Head *)0)->modelCount) == 4, "DarkMessiahSpDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahSpDetailPropV2 props[propCount]`: The props.
 */
typedef struct DarkMessiahSpDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahSpDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDetailPropsV2Head) == 4, "DarkMessiahSpDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropsV2Head, modelCount) == 0, "DarkMessiahSpDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropsV2Head *)0)->modelCount) == 4, "DarkMessiahSpDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `DarkMessiahSpDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct DarkMessiahSpDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} DarkMessiahSpDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDetailPropLightHead) == 4, "DarkMessiahSpDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpDetailPropLightHead, count) == 0, "DarkMessiahSpDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpDetailPropLightHead *)0)->count) == 4, "DarkMessiahSpDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahSpColorVariablesHead {
  /** Number of names. */
  int32_t count;
} DarkMessiahSpColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpColorVariablesHead) == 4, "DarkMessiahSpColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahSpColorVariablesHead, count) == 0, "DarkMessiahSpColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahSpColorVariablesHead *)0)->count) == 4, "DarkMessiahSpColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } DarkMessiahSpPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpPrimitiveVerticesElement) == 12, "DarkMessiahSpPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t DarkMessiahSpPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpPrimitiveIndicesElement) == 2, "DarkMessiahSpPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } DarkMessiahSpClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpClipPortalVerticesElement) == 12, "DarkMessiahSpClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t DarkMessiahSpTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpTextureStringTableElement) == 4, "DarkMessiahSpTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t DarkMessiahSpLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpLeafMinDistanceToWaterElement) == 2, "DarkMessiahSpLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t DarkMessiahSpFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpFaceMacroTextureInfoElement) == 2, "DarkMessiahSpFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: DARK_MESSIAH_SP_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t DarkMessiahSpDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpDisplacementTrianglesElement) == 2, "DarkMessiahSpDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t DarkMessiahSpMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahSpMapFlagsElement) == 4, "DarkMessiahSpMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_ARKANE_DARK_MESSIAH_SP_H */
