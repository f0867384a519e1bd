/**
 * Dark Messiah of Might and Magic (multiplayer): VBSP 262164, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Dark Messiah of Might and Magic (2006), multiplayer: VBSP with 20 in the lower and 4 in the upper half of
 * the version's word. The engine is that of Episode One's time; texture infos and static props are longer.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game
 * is at hand.
 */
#ifndef BRUSHWORK_ARKANE_DARK_MESSIAH_MP_H
#define BRUSHWORK_ARKANE_DARK_MESSIAH_MP_H

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
#define DARK_MESSIAH_MP_LUMP_ENTITIES 0
/** Array of DarkMessiahMpPlane. */
#define DARK_MESSIAH_MP_LUMP_PLANES 1
/** Array of DarkMessiahMpTextureData. */
#define DARK_MESSIAH_MP_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of DarkMessiahMpVerticesElement. */
#define DARK_MESSIAH_MP_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define DARK_MESSIAH_MP_LUMP_VISIBILITY 4
/** Array of DarkMessiahMpNode. */
#define DARK_MESSIAH_MP_LUMP_NODES 5
/**
 * One of several layouts.
 * Texture infos: one public reader has the longer ones for both games, others for the single player's only.
 * Sizes and what makes sense decide.
 * - layout dark-messiah (version 0): Array of DarkMessiahMpTextureInfoDarkMessiah.
 * - layout plain (version 0): Array of DarkMessiahMpTextureInfo.
 */
#define DARK_MESSIAH_MP_LUMP_TEXTURE_INFO 6
/** Array of DarkMessiahMpFace. */
#define DARK_MESSIAH_MP_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * DarkMessiahMpColorRgbExp.
 */
#define DARK_MESSIAH_MP_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: DarkMessiahMpOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: DarkMessiahMpOcclusionHead, and what its comment says.
 */
#define DARK_MESSIAH_MP_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of DarkMessiahMpLeafVersion0.
 * - version 1: Array of DarkMessiahMpLeaf.
 */
#define DARK_MESSIAH_MP_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of DarkMessiahMpFaceIdsElement. */
#define DARK_MESSIAH_MP_LUMP_FACE_IDS 11
/** Array of DarkMessiahMpEdge. */
#define DARK_MESSIAH_MP_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of
 * DarkMessiahMpSurfedgesElement.
 */
#define DARK_MESSIAH_MP_LUMP_SURFEDGES 13
/** Array of DarkMessiahMpModel. */
#define DARK_MESSIAH_MP_LUMP_MODELS 14
/** Array of DarkMessiahMpWorldLight. */
#define DARK_MESSIAH_MP_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of DarkMessiahMpLeafFacesElement. */
#define DARK_MESSIAH_MP_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of DarkMessiahMpLeafBrushesElement. */
#define DARK_MESSIAH_MP_LUMP_LEAF_BRUSHES 17
/** Array of DarkMessiahMpBrush. */
#define DARK_MESSIAH_MP_LUMP_BRUSHES 18
/** Array of DarkMessiahMpBrushSide. */
#define DARK_MESSIAH_MP_LUMP_BRUSH_SIDES 19
/** Array of DarkMessiahMpArea. */
#define DARK_MESSIAH_MP_LUMP_AREAS 20
/** Array of DarkMessiahMpAreaPortal. */
#define DARK_MESSIAH_MP_LUMP_AREA_PORTALS 21
/** Array of DarkMessiahMpPortal. */
#define DARK_MESSIAH_MP_LUMP_PORTALS 22
/** Array of DarkMessiahMpCluster. */
#define DARK_MESSIAH_MP_LUMP_CLUSTERS 23
/** Corners of openings between leaves. Array of DarkMessiahMpPortalVerticesElement. */
#define DARK_MESSIAH_MP_LUMP_PORTAL_VERTICES 24
/** Openings, as clusters select them. Array of DarkMessiahMpClusterPortalsElement. */
#define DARK_MESSIAH_MP_LUMP_CLUSTER_PORTALS 25
/** Array of DarkMessiahMpDisplacementInfo. */
#define DARK_MESSIAH_MP_LUMP_DISPLACEMENT_INFO 26
/** Array of DarkMessiahMpOriginalFace. */
#define DARK_MESSIAH_MP_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define DARK_MESSIAH_MP_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define DARK_MESSIAH_MP_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of DarkMessiahMpVertexNormalsElement. */
#define DARK_MESSIAH_MP_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * DarkMessiahMpVertexNormalIndicesElement.
 */
#define DARK_MESSIAH_MP_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * DarkMessiahMpDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define DARK_MESSIAH_MP_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of DarkMessiahMpDisplacementVertex. */
#define DARK_MESSIAH_MP_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define DARK_MESSIAH_MP_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): DarkMessiahMpStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): DarkMessiahMpStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): DarkMessiahMpStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): DarkMessiahMpStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): DarkMessiahMpStaticPropsV6BloodyGoodTimeHead, and what
 * its comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): DarkMessiahMpStaticPropsV6DarkMessiahHead, and what its
 * comment says.
 * - `sprp`, layout v6-vindictus (version 6): DarkMessiahMpStaticPropsV6VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v7 (version 7): DarkMessiahMpStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): DarkMessiahMpStaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): DarkMessiahMpStaticPropsV7VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v8 (version 8): DarkMessiahMpStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): DarkMessiahMpStaticPropsV8VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v9 (version 9): DarkMessiahMpStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): DarkMessiahMpStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): DarkMessiahMpStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): DarkMessiahMpStaticPropsV10GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): DarkMessiahMpStaticPropsV11GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): DarkMessiahMpStaticPropsV11BlackMesaLiteHead, and
 * what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): DarkMessiahMpStaticPropsV11MerubasuHead, and what its
 * comment says.
 * - `sprp`, layout v12-strata (version 12): DarkMessiahMpStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): DarkMessiahMpStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): DarkMessiahMpStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): DarkMessiahMpDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): DarkMessiahMpDetailPropsV2Head, and what its comment says.
 * - `dplt`: DarkMessiahMpDetailPropLightHead, and what its comment says.
 * - `dplh`: DarkMessiahMpDetailPropLightHead, and what its comment says.
 * - `clvr`: DarkMessiahMpColorVariablesHead, and what its comment says.
 */
#define DARK_MESSIAH_MP_LUMP_GAME_LUMP 35
/** Array of DarkMessiahMpLeafWaterData. */
#define DARK_MESSIAH_MP_LUMP_LEAF_WATER_DATA 36
/** Array of DarkMessiahMpPrimitive. */
#define DARK_MESSIAH_MP_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of
 * DarkMessiahMpPrimitiveVerticesElement.
 */
#define DARK_MESSIAH_MP_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * DarkMessiahMpPrimitiveIndicesElement.
 */
#define DARK_MESSIAH_MP_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define DARK_MESSIAH_MP_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of DarkMessiahMpClipPortalVerticesElement. */
#define DARK_MESSIAH_MP_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of DarkMessiahMpCubemapSample. */
#define DARK_MESSIAH_MP_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define DARK_MESSIAH_MP_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of DarkMessiahMpTextureStringTableElement. */
#define DARK_MESSIAH_MP_LUMP_TEXTURE_STRING_TABLE 44
/** Array of DarkMessiahMpOverlay. */
#define DARK_MESSIAH_MP_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of DarkMessiahMpLeafMinDistanceToWaterElement. */
#define DARK_MESSIAH_MP_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * DarkMessiahMpFaceMacroTextureInfoElement.
 */
#define DARK_MESSIAH_MP_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of DarkMessiahMpDisplacementTrianglesElement. */
#define DARK_MESSIAH_MP_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define DARK_MESSIAH_MP_LUMP_PHYSICS_COLLISION_SURFACE 49
/** Array of DarkMessiahMpWaterOverlay. */
#define DARK_MESSIAH_MP_LUMP_WATER_OVERLAYS 50
/** Lightmaps as the Xbox has them: pages of 256 x 128 palette indexes. Bytes of unknown meaning. */
#define DARK_MESSIAH_MP_LUMP_LIGHTMAP_PAGES 51
/** What each of those pages holds. Bytes of unknown meaning. */
#define DARK_MESSIAH_MP_LUMP_LIGHTMAP_PAGE_INFOS 52
/** Samples of all lightmaps with a high dynamic range. Array of DarkMessiahMpColorRgbExp. */
#define DARK_MESSIAH_MP_LUMP_LIGHTING_HDR 53
/** Array of DarkMessiahMpWorldLight. */
#define DARK_MESSIAH_MP_LUMP_WORLD_LIGHTS_HDR 54
/** Ambient light of each leaf with a high dynamic range. Array of DarkMessiahMpCompressedLightCube. */
#define DARK_MESSIAH_MP_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Ambient light of each leaf. Array of DarkMessiahMpCompressedLightCube. */
#define DARK_MESSIAH_MP_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define DARK_MESSIAH_MP_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of DarkMessiahMpFace. */
#define DARK_MESSIAH_MP_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * DarkMessiahMpMapFlagsElement.
 */
#define DARK_MESSIAH_MP_LUMP_MAP_FLAGS 59

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct DarkMessiahMpLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} DarkMessiahMpLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpLumpEntry) == 16, "DarkMessiahMpLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLumpEntry, offset) == 0, "DarkMessiahMpLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLumpEntry, length) == 4, "DarkMessiahMpLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLumpEntry, version) == 8, "DarkMessiahMpLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLumpEntry, unpacked) == 12, "DarkMessiahMpLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct DarkMessiahMpHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 262164. */
  int32_t version;
  /** The lumps by index. */
  DarkMessiahMpLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} DarkMessiahMpHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpHeader) == 1036, "DarkMessiahMpHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpHeader, ident) == 0, "DarkMessiahMpHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpHeader, version) == 4, "DarkMessiahMpHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpHeader, lumps) == 8, "DarkMessiahMpHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define DARK_MESSIAH_MP_PLANE_TYPE_X 0
#define DARK_MESSIAH_MP_PLANE_TYPE_Y 1
#define DARK_MESSIAH_MP_PLANE_TYPE_Z 2
#define DARK_MESSIAH_MP_PLANE_TYPE_NEAREST_X 3
#define DARK_MESSIAH_MP_PLANE_TYPE_NEAREST_Y 4
#define DARK_MESSIAH_MP_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define DARK_MESSIAH_MP_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define DARK_MESSIAH_MP_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define DARK_MESSIAH_MP_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define DARK_MESSIAH_MP_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define DARK_MESSIAH_MP_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_SURFACE 0
#define DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_POINT 1
#define DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_SPOT 2
#define DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define DARK_MESSIAH_MP_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define DARK_MESSIAH_MP_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define DARK_MESSIAH_MP_STATIC_PROP_SOLID_NONE 0
#define DARK_MESSIAH_MP_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define DARK_MESSIAH_MP_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define DARK_MESSIAH_MP_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define DARK_MESSIAH_MP_DETAIL_PROP_ORIENTATION_NORMAL 0
#define DARK_MESSIAH_MP_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define DARK_MESSIAH_MP_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define DARK_MESSIAH_MP_DETAIL_PROP_TYPE_MODEL 0
#define DARK_MESSIAH_MP_DETAIL_PROP_TYPE_SPRITE 1
#define DARK_MESSIAH_MP_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define DARK_MESSIAH_MP_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct DarkMessiahMpPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /**
   * Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: DARK_MESSIAH_MP_PLANE_TYPE_*.
   */
  int32_t type;
} DarkMessiahMpPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpPlane) == 20, "DarkMessiahMpPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPlane, normal) == 0, "DarkMessiahMpPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPlane *)0)->normal) == 12, "DarkMessiahMpPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPlane, distance) == 12, "DarkMessiahMpPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPlane *)0)->distance) == 4, "DarkMessiahMpPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPlane, type) == 16, "DarkMessiahMpPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPlane *)0)->type) == 4, "DarkMessiahMpPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct DarkMessiahMpTextureData {
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
} DarkMessiahMpTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpTextureData) == 32, "DarkMessiahMpTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureData, reflectivity) == 0, "DarkMessiahMpTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureData *)0)->reflectivity) == 12, "DarkMessiahMpTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureData, name) == 12, "DarkMessiahMpTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureData *)0)->name) == 4, "DarkMessiahMpTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureData, width) == 16, "DarkMessiahMpTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureData *)0)->width) == 4, "DarkMessiahMpTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureData, height) == 20, "DarkMessiahMpTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureData *)0)->height) == 4, "DarkMessiahMpTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureData, viewWidth) == 24, "DarkMessiahMpTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureData *)0)->viewWidth) == 4, "DarkMessiahMpTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureData, viewHeight) == 28, "DarkMessiahMpTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureData *)0)->viewHeight) == 4, "DarkMessiahMpTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct DarkMessiahMpNode {
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
} DarkMessiahMpNode;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpNode) == 32, "DarkMessiahMpNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpNode, plane) == 0, "DarkMessiahMpNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpNode *)0)->plane) == 4, "DarkMessiahMpNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpNode, children) == 4, "DarkMessiahMpNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpNode *)0)->children) == 8, "DarkMessiahMpNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpNode, mins) == 12, "DarkMessiahMpNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpNode *)0)->mins) == 6, "DarkMessiahMpNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpNode, maxs) == 18, "DarkMessiahMpNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpNode *)0)->maxs) == 6, "DarkMessiahMpNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpNode, firstFace) == 24, "DarkMessiahMpNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpNode *)0)->firstFace) == 2, "DarkMessiahMpNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpNode, faceCount) == 26, "DarkMessiahMpNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpNode *)0)->faceCount) == 2, "DarkMessiahMpNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpNode, area) == 28, "DarkMessiahMpNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpNode *)0)->area) == 2, "DarkMessiahMpNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6).
 * Original name: texinfo_t. Source: public article and readers. Confidence: probable.
 */
typedef struct DarkMessiahMpTextureInfoDarkMessiah {
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
  /** How the surface is drawn and lit. Values: DARK_MESSIAH_MP_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} DarkMessiahMpTextureInfoDarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpTextureInfoDarkMessiah) == 96, "DarkMessiahMpTextureInfoDarkMessiah takes 96 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfoDarkMessiah, textureS) == 0, "DarkMessiahMpTextureInfoDarkMessiah.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfoDarkMessiah *)0)->textureS) == 16, "DarkMessiahMpTextureInfoDarkMessiah.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfoDarkMessiah, textureT) == 16, "DarkMessiahMpTextureInfoDarkMessiah.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfoDarkMessiah *)0)->textureT) == 16, "DarkMessiahMpTextureInfoDarkMessiah.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfoDarkMessiah, lightmapS) == 32, "DarkMessiahMpTextureInfoDarkMessiah.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfoDarkMessiah *)0)->lightmapS) == 16, "DarkMessiahMpTextureInfoDarkMessiah.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfoDarkMessiah, lightmapT) == 48, "DarkMessiahMpTextureInfoDarkMessiah.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfoDarkMessiah *)0)->lightmapT) == 16, "DarkMessiahMpTextureInfoDarkMessiah.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfoDarkMessiah, unknown0x40) == 64, "DarkMessiahMpTextureInfoDarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfoDarkMessiah *)0)->unknown0x40) == 24, "DarkMessiahMpTextureInfoDarkMessiah.unknown0x40 takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfoDarkMessiah, flags) == 88, "DarkMessiahMpTextureInfoDarkMessiah.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfoDarkMessiah *)0)->flags) == 4, "DarkMessiahMpTextureInfoDarkMessiah.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfoDarkMessiah, textureData) == 92, "DarkMessiahMpTextureInfoDarkMessiah.textureData lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfoDarkMessiah *)0)->textureData) == 4, "DarkMessiahMpTextureInfoDarkMessiah.textureData takes 4 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct DarkMessiahMpTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: DARK_MESSIAH_MP_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} DarkMessiahMpTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpTextureInfo) == 72, "DarkMessiahMpTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfo, textureS) == 0, "DarkMessiahMpTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfo *)0)->textureS) == 16, "DarkMessiahMpTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfo, textureT) == 16, "DarkMessiahMpTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfo *)0)->textureT) == 16, "DarkMessiahMpTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfo, lightmapS) == 32, "DarkMessiahMpTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfo *)0)->lightmapS) == 16, "DarkMessiahMpTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfo, lightmapT) == 48, "DarkMessiahMpTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfo *)0)->lightmapT) == 16, "DarkMessiahMpTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfo, flags) == 64, "DarkMessiahMpTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfo *)0)->flags) == 4, "DarkMessiahMpTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpTextureInfo, textureData) == 68, "DarkMessiahMpTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpTextureInfo *)0)->textureData) == 4, "DarkMessiahMpTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct DarkMessiahMpFace {
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
} DarkMessiahMpFace;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpFace) == 56, "DarkMessiahMpFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, plane) == 0, "DarkMessiahMpFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->plane) == 2, "DarkMessiahMpFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, side) == 2, "DarkMessiahMpFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->side) == 1, "DarkMessiahMpFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, onNode) == 3, "DarkMessiahMpFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->onNode) == 1, "DarkMessiahMpFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, firstEdge) == 4, "DarkMessiahMpFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->firstEdge) == 4, "DarkMessiahMpFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, edgeCount) == 8, "DarkMessiahMpFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->edgeCount) == 2, "DarkMessiahMpFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, texture) == 10, "DarkMessiahMpFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->texture) == 2, "DarkMessiahMpFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, displacement) == 12, "DarkMessiahMpFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->displacement) == 2, "DarkMessiahMpFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, fogVolume) == 14, "DarkMessiahMpFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->fogVolume) == 2, "DarkMessiahMpFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, styles) == 16, "DarkMessiahMpFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->styles) == 4, "DarkMessiahMpFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, lightOffset) == 20, "DarkMessiahMpFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->lightOffset) == 4, "DarkMessiahMpFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, area) == 24, "DarkMessiahMpFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->area) == 4, "DarkMessiahMpFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, lightmapMins) == 28, "DarkMessiahMpFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->lightmapMins) == 8, "DarkMessiahMpFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, lightmapSize) == 36, "DarkMessiahMpFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->lightmapSize) == 8, "DarkMessiahMpFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, originalFace) == 44, "DarkMessiahMpFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->originalFace) == 4, "DarkMessiahMpFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, firstPrimitive) == 50, "DarkMessiahMpFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->firstPrimitive) == 2, "DarkMessiahMpFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpFace, smoothingGroups) == 52, "DarkMessiahMpFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpFace *)0)->smoothingGroups) == 4, "DarkMessiahMpFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct DarkMessiahMpColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} DarkMessiahMpColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpColorRgbExp) == 4, "DarkMessiahMpColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpColorRgbExp, red) == 0, "DarkMessiahMpColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpColorRgbExp *)0)->red) == 1, "DarkMessiahMpColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpColorRgbExp, green) == 1, "DarkMessiahMpColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpColorRgbExp *)0)->green) == 1, "DarkMessiahMpColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpColorRgbExp, blue) == 2, "DarkMessiahMpColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpColorRgbExp *)0)->blue) == 1, "DarkMessiahMpColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpColorRgbExp, exponent) == 3, "DarkMessiahMpColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpColorRgbExp *)0)->exponent) == 1, "DarkMessiahMpColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct DarkMessiahMpOccluderWithoutArea {
  /** Whether it starts switched off. Values: DARK_MESSIAH_MP_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} DarkMessiahMpOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpOccluderWithoutArea) == 36, "DarkMessiahMpOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluderWithoutArea, flags) == 0, "DarkMessiahMpOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluderWithoutArea *)0)->flags) == 4, "DarkMessiahMpOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluderWithoutArea, firstPolygon) == 4, "DarkMessiahMpOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluderWithoutArea *)0)->firstPolygon) == 4, "DarkMessiahMpOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluderWithoutArea, polygonCount) == 8, "DarkMessiahMpOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluderWithoutArea *)0)->polygonCount) == 4, "DarkMessiahMpOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluderWithoutArea, mins) == 12, "DarkMessiahMpOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluderWithoutArea *)0)->mins) == 12, "DarkMessiahMpOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluderWithoutArea, maxs) == 24, "DarkMessiahMpOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluderWithoutArea *)0)->maxs) == 12, "DarkMessiahMpOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct DarkMessiahMpOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} DarkMessiahMpOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpOccluderPolygon) == 12, "DarkMessiahMpOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluderPolygon, firstVertexIndex) == 0, "DarkMessiahMpOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluderPolygon *)0)->firstVertexIndex) == 4, "DarkMessiahMpOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluderPolygon, vertexCount) == 4, "DarkMessiahMpOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluderPolygon *)0)->vertexCount) == 4, "DarkMessiahMpOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluderPolygon, plane) == 8, "DarkMessiahMpOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluderPolygon *)0)->plane) == 4, "DarkMessiahMpOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct DarkMessiahMpOccluder {
  /** Whether it starts switched off. Values: DARK_MESSIAH_MP_OCCLUDER_FLAGS_*. */
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
} DarkMessiahMpOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpOccluder) == 40, "DarkMessiahMpOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluder, flags) == 0, "DarkMessiahMpOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluder *)0)->flags) == 4, "DarkMessiahMpOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluder, firstPolygon) == 4, "DarkMessiahMpOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluder *)0)->firstPolygon) == 4, "DarkMessiahMpOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluder, polygonCount) == 8, "DarkMessiahMpOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluder *)0)->polygonCount) == 4, "DarkMessiahMpOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluder, mins) == 12, "DarkMessiahMpOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluder *)0)->mins) == 12, "DarkMessiahMpOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluder, maxs) == 24, "DarkMessiahMpOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluder *)0)->maxs) == 12, "DarkMessiahMpOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOccluder, area) == 36, "DarkMessiahMpOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOccluder *)0)->area) == 4, "DarkMessiahMpOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct DarkMessiahMpCompressedLightCube {
  /** One colour a side. */
  DarkMessiahMpColorRgbExp sides[6];
} DarkMessiahMpCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpCompressedLightCube) == 24, "DarkMessiahMpCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpCompressedLightCube, sides) == 0, "DarkMessiahMpCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpCompressedLightCube *)0)->sides) == 24, "DarkMessiahMpCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct DarkMessiahMpLeafVersion0 {
  /** What its brushes are, all together. Values: DARK_MESSIAH_MP_CONTENT_FLAGS_*. */
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
  DarkMessiahMpCompressedLightCube ambientLight;
} DarkMessiahMpLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpLeafVersion0) == 56, "DarkMessiahMpLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafVersion0, contents) == 0, "DarkMessiahMpLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafVersion0 *)0)->contents) == 4, "DarkMessiahMpLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafVersion0, cluster) == 4, "DarkMessiahMpLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafVersion0 *)0)->cluster) == 2, "DarkMessiahMpLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafVersion0, mins) == 8, "DarkMessiahMpLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafVersion0 *)0)->mins) == 6, "DarkMessiahMpLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafVersion0, maxs) == 14, "DarkMessiahMpLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafVersion0 *)0)->maxs) == 6, "DarkMessiahMpLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafVersion0, firstFace) == 20, "DarkMessiahMpLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafVersion0 *)0)->firstFace) == 2, "DarkMessiahMpLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafVersion0, faceCount) == 22, "DarkMessiahMpLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafVersion0 *)0)->faceCount) == 2, "DarkMessiahMpLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafVersion0, firstBrush) == 24, "DarkMessiahMpLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafVersion0 *)0)->firstBrush) == 2, "DarkMessiahMpLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafVersion0, brushCount) == 26, "DarkMessiahMpLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafVersion0 *)0)->brushCount) == 2, "DarkMessiahMpLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafVersion0, water) == 28, "DarkMessiahMpLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafVersion0 *)0)->water) == 2, "DarkMessiahMpLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafVersion0, ambientLight) == 30, "DarkMessiahMpLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafVersion0 *)0)->ambientLight) == 24, "DarkMessiahMpLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct DarkMessiahMpLeaf {
  /** What its brushes are, all together. Values: DARK_MESSIAH_MP_CONTENT_FLAGS_*. */
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
} DarkMessiahMpLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpLeaf) == 32, "DarkMessiahMpLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeaf, contents) == 0, "DarkMessiahMpLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeaf *)0)->contents) == 4, "DarkMessiahMpLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeaf, cluster) == 4, "DarkMessiahMpLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeaf *)0)->cluster) == 2, "DarkMessiahMpLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeaf, mins) == 8, "DarkMessiahMpLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeaf *)0)->mins) == 6, "DarkMessiahMpLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeaf, maxs) == 14, "DarkMessiahMpLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeaf *)0)->maxs) == 6, "DarkMessiahMpLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeaf, firstFace) == 20, "DarkMessiahMpLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeaf *)0)->firstFace) == 2, "DarkMessiahMpLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeaf, faceCount) == 22, "DarkMessiahMpLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeaf *)0)->faceCount) == 2, "DarkMessiahMpLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeaf, firstBrush) == 24, "DarkMessiahMpLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeaf *)0)->firstBrush) == 2, "DarkMessiahMpLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeaf, brushCount) == 26, "DarkMessiahMpLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeaf *)0)->brushCount) == 2, "DarkMessiahMpLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeaf, water) == 28, "DarkMessiahMpLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeaf *)0)->water) == 2, "DarkMessiahMpLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct DarkMessiahMpEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} DarkMessiahMpEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpEdge) == 4, "DarkMessiahMpEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpEdge, vertices) == 0, "DarkMessiahMpEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpEdge *)0)->vertices) == 4, "DarkMessiahMpEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct DarkMessiahMpModel {
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
} DarkMessiahMpModel;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpModel) == 48, "DarkMessiahMpModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpModel, mins) == 0, "DarkMessiahMpModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpModel *)0)->mins) == 12, "DarkMessiahMpModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpModel, maxs) == 12, "DarkMessiahMpModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpModel *)0)->maxs) == 12, "DarkMessiahMpModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpModel, origin) == 24, "DarkMessiahMpModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpModel *)0)->origin) == 12, "DarkMessiahMpModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpModel, headNode) == 36, "DarkMessiahMpModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpModel *)0)->headNode) == 4, "DarkMessiahMpModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpModel, firstFace) == 40, "DarkMessiahMpModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpModel *)0)->firstFace) == 4, "DarkMessiahMpModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpModel, faceCount) == 44, "DarkMessiahMpModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpModel *)0)->faceCount) == 4, "DarkMessiahMpModel.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct DarkMessiahMpWorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: DARK_MESSIAH_MP_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: DARK_MESSIAH_MP_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} DarkMessiahMpWorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpWorldLight) == 88, "DarkMessiahMpWorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, origin) == 0, "DarkMessiahMpWorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->origin) == 12, "DarkMessiahMpWorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, intensity) == 12, "DarkMessiahMpWorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->intensity) == 12, "DarkMessiahMpWorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, normal) == 24, "DarkMessiahMpWorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->normal) == 12, "DarkMessiahMpWorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, cluster) == 36, "DarkMessiahMpWorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->cluster) == 4, "DarkMessiahMpWorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, type) == 40, "DarkMessiahMpWorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->type) == 4, "DarkMessiahMpWorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, style) == 44, "DarkMessiahMpWorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->style) == 4, "DarkMessiahMpWorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, stopDot) == 48, "DarkMessiahMpWorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->stopDot) == 4, "DarkMessiahMpWorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, stopDot2) == 52, "DarkMessiahMpWorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->stopDot2) == 4, "DarkMessiahMpWorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, exponent) == 56, "DarkMessiahMpWorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->exponent) == 4, "DarkMessiahMpWorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, radius) == 60, "DarkMessiahMpWorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->radius) == 4, "DarkMessiahMpWorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, constantAttenuation) == 64, "DarkMessiahMpWorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->constantAttenuation) == 4, "DarkMessiahMpWorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, linearAttenuation) == 68, "DarkMessiahMpWorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->linearAttenuation) == 4, "DarkMessiahMpWorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, quadraticAttenuation) == 72, "DarkMessiahMpWorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->quadraticAttenuation) == 4, "DarkMessiahMpWorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, flags) == 76, "DarkMessiahMpWorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->flags) == 4, "DarkMessiahMpWorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, texture) == 80, "DarkMessiahMpWorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->texture) == 4, "DarkMessiahMpWorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWorldLight, owner) == 84, "DarkMessiahMpWorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWorldLight *)0)->owner) == 4, "DarkMessiahMpWorldLight.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct DarkMessiahMpBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: DARK_MESSIAH_MP_CONTENT_FLAGS_*. */
  int32_t contents;
} DarkMessiahMpBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpBrush) == 12, "DarkMessiahMpBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpBrush, firstSide) == 0, "DarkMessiahMpBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpBrush *)0)->firstSide) == 4, "DarkMessiahMpBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpBrush, sideCount) == 4, "DarkMessiahMpBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpBrush *)0)->sideCount) == 4, "DarkMessiahMpBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpBrush, contents) == 8, "DarkMessiahMpBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpBrush *)0)->contents) == 4, "DarkMessiahMpBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct DarkMessiahMpBrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} DarkMessiahMpBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpBrushSide) == 8, "DarkMessiahMpBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpBrushSide, plane) == 0, "DarkMessiahMpBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpBrushSide *)0)->plane) == 2, "DarkMessiahMpBrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpBrushSide, texture) == 2, "DarkMessiahMpBrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpBrushSide *)0)->texture) == 2, "DarkMessiahMpBrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpBrushSide, displacement) == 4, "DarkMessiahMpBrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpBrushSide *)0)->displacement) == 2, "DarkMessiahMpBrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpBrushSide, bevel) == 6, "DarkMessiahMpBrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpBrushSide *)0)->bevel) == 2, "DarkMessiahMpBrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct DarkMessiahMpArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} DarkMessiahMpArea;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpArea) == 8, "DarkMessiahMpArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpArea, portalCount) == 0, "DarkMessiahMpArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpArea *)0)->portalCount) == 4, "DarkMessiahMpArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpArea, firstPortal) == 4, "DarkMessiahMpArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpArea *)0)->firstPortal) == 4, "DarkMessiahMpArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct DarkMessiahMpAreaPortal {
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
} DarkMessiahMpAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpAreaPortal) == 12, "DarkMessiahMpAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpAreaPortal, key) == 0, "DarkMessiahMpAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpAreaPortal *)0)->key) == 2, "DarkMessiahMpAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpAreaPortal, otherArea) == 2, "DarkMessiahMpAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpAreaPortal *)0)->otherArea) == 2, "DarkMessiahMpAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpAreaPortal, firstVertex) == 4, "DarkMessiahMpAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpAreaPortal *)0)->firstVertex) == 2, "DarkMessiahMpAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpAreaPortal, vertexCount) == 6, "DarkMessiahMpAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpAreaPortal *)0)->vertexCount) == 2, "DarkMessiahMpAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpAreaPortal, plane) == 8, "DarkMessiahMpAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpAreaPortal *)0)->plane) == 4, "DarkMessiahMpAreaPortal.plane takes 4 bytes");

/**
 * An opening between two leaves (lump 22), which the visibility compiler works with and later tools take out.
 * Original name: dportal_t. Source: engine headers. Confidence: probable.
 */
typedef struct DarkMessiahMpPortal {
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
} DarkMessiahMpPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpPortal) == 16, "DarkMessiahMpPortal takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPortal, firstVertex) == 0, "DarkMessiahMpPortal.firstVertex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPortal *)0)->firstVertex) == 4, "DarkMessiahMpPortal.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPortal, vertexCount) == 4, "DarkMessiahMpPortal.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPortal *)0)->vertexCount) == 4, "DarkMessiahMpPortal.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPortal, plane) == 8, "DarkMessiahMpPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPortal *)0)->plane) == 4, "DarkMessiahMpPortal.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPortal, frontCluster) == 12, "DarkMessiahMpPortal.frontCluster lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPortal *)0)->frontCluster) == 2, "DarkMessiahMpPortal.frontCluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPortal, backCluster) == 14, "DarkMessiahMpPortal.backCluster lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPortal *)0)->backCluster) == 2, "DarkMessiahMpPortal.backCluster takes 2 bytes");

/**
 * Openings of a cluster (lump 23), which the visibility compiler works with.
 * Original name: dcluster_t. Source: engine headers. Confidence: probable.
 */
typedef struct DarkMessiahMpCluster {
  /** First of its openings, in CLUSTER_PORTALS. */
  int32_t firstPortal;
  /** Number of openings. */
  int32_t portalCount;
} DarkMessiahMpCluster;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpCluster) == 8, "DarkMessiahMpCluster takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpCluster, firstPortal) == 0, "DarkMessiahMpCluster.firstPortal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpCluster *)0)->firstPortal) == 4, "DarkMessiahMpCluster.firstPortal takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpCluster, portalCount) == 4, "DarkMessiahMpCluster.portalCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpCluster *)0)->portalCount) == 4, "DarkMessiahMpCluster.portalCount takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct DarkMessiahMpDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} DarkMessiahMpDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDisplacementSubNeighbor) == 6, "DarkMessiahMpDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementSubNeighbor, displacement) == 0, "DarkMessiahMpDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementSubNeighbor *)0)->displacement) == 2, "DarkMessiahMpDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementSubNeighbor, orientation) == 2, "DarkMessiahMpDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementSubNeighbor *)0)->orientation) == 1, "DarkMessiahMpDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementSubNeighbor, span) == 3, "DarkMessiahMpDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementSubNeighbor *)0)->span) == 1, "DarkMessiahMpDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementSubNeighbor, neighborSpan) == 4, "DarkMessiahMpDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementSubNeighbor *)0)->neighborSpan) == 1, "DarkMessiahMpDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct DarkMessiahMpDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  DarkMessiahMpDisplacementSubNeighbor subNeighbors[2];
} DarkMessiahMpDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDisplacementNeighbor) == 12, "DarkMessiahMpDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementNeighbor, subNeighbors) == 0, "DarkMessiahMpDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementNeighbor *)0)->subNeighbors) == 12, "DarkMessiahMpDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct DarkMessiahMpDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} DarkMessiahMpDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDisplacementCornerNeighbors) == 10, "DarkMessiahMpDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementCornerNeighbors, neighbors) == 0, "DarkMessiahMpDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementCornerNeighbors *)0)->neighbors) == 8, "DarkMessiahMpDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementCornerNeighbors, count) == 8, "DarkMessiahMpDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementCornerNeighbors *)0)->count) == 1, "DarkMessiahMpDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct DarkMessiahMpDisplacementInfo {
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
  /** What the surface is. Values: DARK_MESSIAH_MP_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  DarkMessiahMpDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  DarkMessiahMpDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} DarkMessiahMpDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDisplacementInfo) == 176, "DarkMessiahMpDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, startPosition) == 0, "DarkMessiahMpDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->startPosition) == 12, "DarkMessiahMpDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, firstVertex) == 12, "DarkMessiahMpDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->firstVertex) == 4, "DarkMessiahMpDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, firstTriangle) == 16, "DarkMessiahMpDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->firstTriangle) == 4, "DarkMessiahMpDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, power) == 20, "DarkMessiahMpDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->power) == 4, "DarkMessiahMpDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, minTessellation) == 24, "DarkMessiahMpDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->minTessellation) == 4, "DarkMessiahMpDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, smoothingAngle) == 28, "DarkMessiahMpDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->smoothingAngle) == 4, "DarkMessiahMpDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, contents) == 32, "DarkMessiahMpDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->contents) == 4, "DarkMessiahMpDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, face) == 36, "DarkMessiahMpDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->face) == 2, "DarkMessiahMpDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, lightmapAlphaStart) == 40, "DarkMessiahMpDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->lightmapAlphaStart) == 4, "DarkMessiahMpDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, lightmapSamplePositionStart) == 44, "DarkMessiahMpDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "DarkMessiahMpDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, edgeNeighbors) == 48, "DarkMessiahMpDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->edgeNeighbors) == 48, "DarkMessiahMpDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, cornerNeighbors) == 96, "DarkMessiahMpDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->cornerNeighbors) == 40, "DarkMessiahMpDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementInfo, allowedVertices) == 136, "DarkMessiahMpDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementInfo *)0)->allowedVertices) == 40, "DarkMessiahMpDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct DarkMessiahMpOriginalFace {
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
} DarkMessiahMpOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpOriginalFace) == 56, "DarkMessiahMpOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, plane) == 0, "DarkMessiahMpOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->plane) == 2, "DarkMessiahMpOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, side) == 2, "DarkMessiahMpOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->side) == 1, "DarkMessiahMpOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, onNode) == 3, "DarkMessiahMpOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->onNode) == 1, "DarkMessiahMpOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, firstEdge) == 4, "DarkMessiahMpOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->firstEdge) == 4, "DarkMessiahMpOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, edgeCount) == 8, "DarkMessiahMpOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->edgeCount) == 2, "DarkMessiahMpOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, texture) == 10, "DarkMessiahMpOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->texture) == 2, "DarkMessiahMpOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, displacement) == 12, "DarkMessiahMpOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->displacement) == 2, "DarkMessiahMpOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, fogVolume) == 14, "DarkMessiahMpOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->fogVolume) == 2, "DarkMessiahMpOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, styles) == 16, "DarkMessiahMpOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->styles) == 4, "DarkMessiahMpOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, lightOffset) == 20, "DarkMessiahMpOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->lightOffset) == 4, "DarkMessiahMpOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, area) == 24, "DarkMessiahMpOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->area) == 4, "DarkMessiahMpOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, lightmapMins) == 28, "DarkMessiahMpOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->lightmapMins) == 8, "DarkMessiahMpOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, lightmapSize) == 36, "DarkMessiahMpOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->lightmapSize) == 8, "DarkMessiahMpOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, originalFace) == 44, "DarkMessiahMpOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->originalFace) == 4, "DarkMessiahMpOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, firstPrimitive) == 50, "DarkMessiahMpOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->firstPrimitive) == 2, "DarkMessiahMpOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOriginalFace, smoothingGroups) == 52, "DarkMessiahMpOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOriginalFace *)0)->smoothingGroups) == 4, "DarkMessiahMpOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct DarkMessiahMpDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} DarkMessiahMpDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDisplacementVertex) == 20, "DarkMessiahMpDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementVertex, direction) == 0, "DarkMessiahMpDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementVertex *)0)->direction) == 12, "DarkMessiahMpDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementVertex, distance) == 12, "DarkMessiahMpDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementVertex *)0)->distance) == 4, "DarkMessiahMpDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDisplacementVertex, alpha) == 16, "DarkMessiahMpDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDisplacementVertex *)0)->alpha) == 4, "DarkMessiahMpDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct DarkMessiahMpStaticPropV4 {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} DarkMessiahMpStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV4) == 56, "DarkMessiahMpStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, origin) == 0, "DarkMessiahMpStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->origin) == 12, "DarkMessiahMpStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, angles) == 12, "DarkMessiahMpStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->angles) == 12, "DarkMessiahMpStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, model) == 24, "DarkMessiahMpStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->model) == 2, "DarkMessiahMpStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, firstLeaf) == 26, "DarkMessiahMpStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, leafCount) == 28, "DarkMessiahMpStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, solid) == 30, "DarkMessiahMpStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->solid) == 1, "DarkMessiahMpStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, flags) == 31, "DarkMessiahMpStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->flags) == 1, "DarkMessiahMpStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, skin) == 32, "DarkMessiahMpStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->skin) == 4, "DarkMessiahMpStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV4, lightingOrigin) == 44, "DarkMessiahMpStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV4 *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct DarkMessiahMpStaticPropV5 {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV5) == 60, "DarkMessiahMpStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, origin) == 0, "DarkMessiahMpStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->origin) == 12, "DarkMessiahMpStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, angles) == 12, "DarkMessiahMpStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->angles) == 12, "DarkMessiahMpStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, model) == 24, "DarkMessiahMpStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->model) == 2, "DarkMessiahMpStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, firstLeaf) == 26, "DarkMessiahMpStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, leafCount) == 28, "DarkMessiahMpStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, solid) == 30, "DarkMessiahMpStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->solid) == 1, "DarkMessiahMpStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, flags) == 31, "DarkMessiahMpStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->flags) == 1, "DarkMessiahMpStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, skin) == 32, "DarkMessiahMpStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->skin) == 4, "DarkMessiahMpStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, lightingOrigin) == 44, "DarkMessiahMpStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5 *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV5TheShip {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV5TheShip) == 188, "DarkMessiahMpStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, origin) == 0, "DarkMessiahMpStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->origin) == 12, "DarkMessiahMpStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, angles) == 12, "DarkMessiahMpStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->angles) == 12, "DarkMessiahMpStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, model) == 24, "DarkMessiahMpStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->model) == 2, "DarkMessiahMpStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, firstLeaf) == 26, "DarkMessiahMpStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, leafCount) == 28, "DarkMessiahMpStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, solid) == 30, "DarkMessiahMpStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->solid) == 1, "DarkMessiahMpStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, flags) == 31, "DarkMessiahMpStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->flags) == 1, "DarkMessiahMpStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, skin) == 32, "DarkMessiahMpStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->skin) == 4, "DarkMessiahMpStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, lightingOrigin) == 44, "DarkMessiahMpStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV5TheShip, name) == 60, "DarkMessiahMpStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV5TheShip *)0)->name) == 128, "DarkMessiahMpStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct DarkMessiahMpStaticPropV6 {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV6) == 64, "DarkMessiahMpStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, origin) == 0, "DarkMessiahMpStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->origin) == 12, "DarkMessiahMpStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, angles) == 12, "DarkMessiahMpStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->angles) == 12, "DarkMessiahMpStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, model) == 24, "DarkMessiahMpStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->model) == 2, "DarkMessiahMpStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, firstLeaf) == 26, "DarkMessiahMpStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, leafCount) == 28, "DarkMessiahMpStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, solid) == 30, "DarkMessiahMpStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->solid) == 1, "DarkMessiahMpStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, flags) == 31, "DarkMessiahMpStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->flags) == 1, "DarkMessiahMpStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, skin) == 32, "DarkMessiahMpStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->skin) == 4, "DarkMessiahMpStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, lightingOrigin) == 44, "DarkMessiahMpStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, minDirectX) == 60, "DarkMessiahMpStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->minDirectX) == 2, "DarkMessiahMpStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6, maxDirectX) == 62, "DarkMessiahMpStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6 *)0)->maxDirectX) == 2, "DarkMessiahMpStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV6BloodyGoodTime) == 192, "DarkMessiahMpStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, origin) == 0, "DarkMessiahMpStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->origin) == 12, "DarkMessiahMpStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, angles) == 12, "DarkMessiahMpStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->angles) == 12, "DarkMessiahMpStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, model) == 24, "DarkMessiahMpStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->model) == 2, "DarkMessiahMpStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, firstLeaf) == 26, "DarkMessiahMpStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, leafCount) == 28, "DarkMessiahMpStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, solid) == 30, "DarkMessiahMpStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->solid) == 1, "DarkMessiahMpStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, flags) == 31, "DarkMessiahMpStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->flags) == 1, "DarkMessiahMpStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, skin) == 32, "DarkMessiahMpStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->skin) == 4, "DarkMessiahMpStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "DarkMessiahMpStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, minDirectX) == 60, "DarkMessiahMpStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "DarkMessiahMpStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, maxDirectX) == 62, "DarkMessiahMpStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "DarkMessiahMpStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6BloodyGoodTime, name) == 64, "DarkMessiahMpStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6BloodyGoodTime *)0)->name) == 128, "DarkMessiahMpStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV6DarkMessiah {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV6DarkMessiah) == 136, "DarkMessiahMpStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, origin) == 0, "DarkMessiahMpStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->origin) == 12, "DarkMessiahMpStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, angles) == 12, "DarkMessiahMpStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->angles) == 12, "DarkMessiahMpStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, model) == 24, "DarkMessiahMpStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->model) == 2, "DarkMessiahMpStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, firstLeaf) == 26, "DarkMessiahMpStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, leafCount) == 28, "DarkMessiahMpStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, solid) == 30, "DarkMessiahMpStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->solid) == 1, "DarkMessiahMpStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, flags) == 31, "DarkMessiahMpStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->flags) == 1, "DarkMessiahMpStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, skin) == 32, "DarkMessiahMpStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->skin) == 4, "DarkMessiahMpStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, lightingOrigin) == 44, "DarkMessiahMpStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, minDirectX) == 60, "DarkMessiahMpStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "DarkMessiahMpStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, maxDirectX) == 62, "DarkMessiahMpStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "DarkMessiahMpStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV6DarkMessiah, unknown0x40) == 64, "DarkMessiahMpStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "DarkMessiahMpStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} DarkMessiahMpStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropScale) == 16, "DarkMessiahMpStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropScale, prop) == 0, "DarkMessiahMpStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropScale *)0)->prop) == 4, "DarkMessiahMpStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropScale, scale) == 4, "DarkMessiahMpStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropScale *)0)->scale) == 12, "DarkMessiahMpStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV7 {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV7) == 68, "DarkMessiahMpStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, origin) == 0, "DarkMessiahMpStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->origin) == 12, "DarkMessiahMpStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, angles) == 12, "DarkMessiahMpStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->angles) == 12, "DarkMessiahMpStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, model) == 24, "DarkMessiahMpStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->model) == 2, "DarkMessiahMpStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, firstLeaf) == 26, "DarkMessiahMpStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, leafCount) == 28, "DarkMessiahMpStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, solid) == 30, "DarkMessiahMpStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->solid) == 1, "DarkMessiahMpStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, flags) == 31, "DarkMessiahMpStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->flags) == 1, "DarkMessiahMpStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, skin) == 32, "DarkMessiahMpStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->skin) == 4, "DarkMessiahMpStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, lightingOrigin) == 44, "DarkMessiahMpStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, minDirectX) == 60, "DarkMessiahMpStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->minDirectX) == 2, "DarkMessiahMpStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, maxDirectX) == 62, "DarkMessiahMpStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->maxDirectX) == 2, "DarkMessiahMpStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7, color) == 64, "DarkMessiahMpStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7 *)0)->color) == 4, "DarkMessiahMpStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV7ZenoClash {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV7ZenoClash) == 68, "DarkMessiahMpStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, origin) == 0, "DarkMessiahMpStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->origin) == 12, "DarkMessiahMpStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, angles) == 12, "DarkMessiahMpStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->angles) == 12, "DarkMessiahMpStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, model) == 24, "DarkMessiahMpStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->model) == 2, "DarkMessiahMpStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, firstLeaf) == 26, "DarkMessiahMpStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, leafCount) == 28, "DarkMessiahMpStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, solid) == 30, "DarkMessiahMpStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->solid) == 1, "DarkMessiahMpStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, flags) == 31, "DarkMessiahMpStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->flags) == 1, "DarkMessiahMpStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, skin) == 32, "DarkMessiahMpStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->skin) == 4, "DarkMessiahMpStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, lightingOrigin) == 44, "DarkMessiahMpStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, minDirectX) == 60, "DarkMessiahMpStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->minDirectX) == 2, "DarkMessiahMpStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, maxDirectX) == 62, "DarkMessiahMpStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "DarkMessiahMpStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV7ZenoClash, unknown0x40) == 64, "DarkMessiahMpStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "DarkMessiahMpStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct DarkMessiahMpStaticPropV8 {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV8) == 68, "DarkMessiahMpStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, origin) == 0, "DarkMessiahMpStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->origin) == 12, "DarkMessiahMpStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, angles) == 12, "DarkMessiahMpStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->angles) == 12, "DarkMessiahMpStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, model) == 24, "DarkMessiahMpStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->model) == 2, "DarkMessiahMpStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, firstLeaf) == 26, "DarkMessiahMpStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, leafCount) == 28, "DarkMessiahMpStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, solid) == 30, "DarkMessiahMpStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->solid) == 1, "DarkMessiahMpStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, flags) == 31, "DarkMessiahMpStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->flags) == 1, "DarkMessiahMpStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, skin) == 32, "DarkMessiahMpStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->skin) == 4, "DarkMessiahMpStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, lightingOrigin) == 44, "DarkMessiahMpStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, minCpuLevel) == 60, "DarkMessiahMpStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->minCpuLevel) == 1, "DarkMessiahMpStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, maxCpuLevel) == 61, "DarkMessiahMpStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->maxCpuLevel) == 1, "DarkMessiahMpStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, minGpuLevel) == 62, "DarkMessiahMpStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->minGpuLevel) == 1, "DarkMessiahMpStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, maxGpuLevel) == 63, "DarkMessiahMpStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->maxGpuLevel) == 1, "DarkMessiahMpStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8, color) == 64, "DarkMessiahMpStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8 *)0)->color) == 4, "DarkMessiahMpStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct DarkMessiahMpStaticPropV8Vindictus {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV8Vindictus) == 72, "DarkMessiahMpStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, origin) == 0, "DarkMessiahMpStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->origin) == 12, "DarkMessiahMpStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, angles) == 12, "DarkMessiahMpStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->angles) == 12, "DarkMessiahMpStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, model) == 24, "DarkMessiahMpStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->model) == 2, "DarkMessiahMpStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, firstLeaf) == 26, "DarkMessiahMpStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, leafCount) == 28, "DarkMessiahMpStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, solid) == 30, "DarkMessiahMpStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->solid) == 1, "DarkMessiahMpStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, flags) == 31, "DarkMessiahMpStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->flags) == 1, "DarkMessiahMpStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, skin) == 32, "DarkMessiahMpStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->skin) == 4, "DarkMessiahMpStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, lightingOrigin) == 44, "DarkMessiahMpStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, minDirectX) == 60, "DarkMessiahMpStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->minDirectX) == 2, "DarkMessiahMpStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, maxDirectX) == 62, "DarkMessiahMpStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->maxDirectX) == 2, "DarkMessiahMpStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV8Vindictus, unknown0x40) == 64, "DarkMessiahMpStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV8Vindictus *)0)->unknown0x40) == 8, "DarkMessiahMpStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct DarkMessiahMpStaticPropV9 {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV9) == 72, "DarkMessiahMpStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, origin) == 0, "DarkMessiahMpStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->origin) == 12, "DarkMessiahMpStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, angles) == 12, "DarkMessiahMpStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->angles) == 12, "DarkMessiahMpStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, model) == 24, "DarkMessiahMpStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->model) == 2, "DarkMessiahMpStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, firstLeaf) == 26, "DarkMessiahMpStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, leafCount) == 28, "DarkMessiahMpStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, solid) == 30, "DarkMessiahMpStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->solid) == 1, "DarkMessiahMpStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, flags) == 31, "DarkMessiahMpStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->flags) == 1, "DarkMessiahMpStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, skin) == 32, "DarkMessiahMpStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->skin) == 4, "DarkMessiahMpStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, lightingOrigin) == 44, "DarkMessiahMpStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, minCpuLevel) == 60, "DarkMessiahMpStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->minCpuLevel) == 1, "DarkMessiahMpStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, maxCpuLevel) == 61, "DarkMessiahMpStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->maxCpuLevel) == 1, "DarkMessiahMpStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, minGpuLevel) == 62, "DarkMessiahMpStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->minGpuLevel) == 1, "DarkMessiahMpStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, maxGpuLevel) == 63, "DarkMessiahMpStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->maxGpuLevel) == 1, "DarkMessiahMpStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, color) == 64, "DarkMessiahMpStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->color) == 4, "DarkMessiahMpStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9, disableXbox360) == 68, "DarkMessiahMpStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9 *)0)->disableXbox360) == 1, "DarkMessiahMpStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV9DearEsther {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
} DarkMessiahMpStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV9DearEsther) == 76, "DarkMessiahMpStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, origin) == 0, "DarkMessiahMpStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->origin) == 12, "DarkMessiahMpStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, angles) == 12, "DarkMessiahMpStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->angles) == 12, "DarkMessiahMpStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, model) == 24, "DarkMessiahMpStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->model) == 2, "DarkMessiahMpStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, firstLeaf) == 26, "DarkMessiahMpStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, leafCount) == 28, "DarkMessiahMpStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, solid) == 30, "DarkMessiahMpStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->solid) == 1, "DarkMessiahMpStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, flags) == 31, "DarkMessiahMpStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->flags) == 1, "DarkMessiahMpStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, unknown0x20) == 32, "DarkMessiahMpStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->unknown0x20) == 4, "DarkMessiahMpStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, skin) == 36, "DarkMessiahMpStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->skin) == 4, "DarkMessiahMpStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, fadeMinDistance) == 40, "DarkMessiahMpStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, fadeMaxDistance) == 44, "DarkMessiahMpStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, lightingOrigin) == 48, "DarkMessiahMpStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, forcedFadeScale) == 60, "DarkMessiahMpStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, minCpuLevel) == 64, "DarkMessiahMpStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "DarkMessiahMpStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, maxCpuLevel) == 65, "DarkMessiahMpStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "DarkMessiahMpStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, minGpuLevel) == 66, "DarkMessiahMpStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "DarkMessiahMpStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, maxGpuLevel) == 67, "DarkMessiahMpStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "DarkMessiahMpStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, color) == 68, "DarkMessiahMpStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->color) == 4, "DarkMessiahMpStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV9DearEsther, disableXbox360) == 72, "DarkMessiahMpStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV9DearEsther *)0)->disableXbox360) == 1, "DarkMessiahMpStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct DarkMessiahMpStaticPropV10 {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} DarkMessiahMpStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV10) == 72, "DarkMessiahMpStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, origin) == 0, "DarkMessiahMpStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->origin) == 12, "DarkMessiahMpStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, angles) == 12, "DarkMessiahMpStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->angles) == 12, "DarkMessiahMpStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, model) == 24, "DarkMessiahMpStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->model) == 2, "DarkMessiahMpStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, firstLeaf) == 26, "DarkMessiahMpStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, leafCount) == 28, "DarkMessiahMpStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, solid) == 30, "DarkMessiahMpStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->solid) == 1, "DarkMessiahMpStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, skin) == 32, "DarkMessiahMpStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->skin) == 4, "DarkMessiahMpStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, lightingOrigin) == 44, "DarkMessiahMpStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, minDirectX) == 60, "DarkMessiahMpStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->minDirectX) == 2, "DarkMessiahMpStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, maxDirectX) == 62, "DarkMessiahMpStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->maxDirectX) == 2, "DarkMessiahMpStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, flags) == 64, "DarkMessiahMpStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->flags) == 4, "DarkMessiahMpStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, lightmapWidth) == 68, "DarkMessiahMpStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->lightmapWidth) == 2, "DarkMessiahMpStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10, lightmapHeight) == 70, "DarkMessiahMpStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10 *)0)->lightmapHeight) == 2, "DarkMessiahMpStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} DarkMessiahMpStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV10GlobalOffensive) == 76, "DarkMessiahMpStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, origin) == 0, "DarkMessiahMpStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->origin) == 12, "DarkMessiahMpStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, angles) == 12, "DarkMessiahMpStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->angles) == 12, "DarkMessiahMpStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, model) == 24, "DarkMessiahMpStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->model) == 2, "DarkMessiahMpStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, firstLeaf) == 26, "DarkMessiahMpStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, leafCount) == 28, "DarkMessiahMpStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, solid) == 30, "DarkMessiahMpStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->solid) == 1, "DarkMessiahMpStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, flags) == 31, "DarkMessiahMpStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->flags) == 1, "DarkMessiahMpStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, skin) == 32, "DarkMessiahMpStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->skin) == 4, "DarkMessiahMpStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, lightingOrigin) == 44, "DarkMessiahMpStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, minCpuLevel) == 60, "DarkMessiahMpStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "DarkMessiahMpStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "DarkMessiahMpStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "DarkMessiahMpStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, minGpuLevel) == 62, "DarkMessiahMpStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "DarkMessiahMpStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "DarkMessiahMpStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "DarkMessiahMpStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, color) == 64, "DarkMessiahMpStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->color) == 4, "DarkMessiahMpStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, disableXbox360) == 68, "DarkMessiahMpStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "DarkMessiahMpStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV10GlobalOffensive, flagsEx) == 72, "DarkMessiahMpStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "DarkMessiahMpStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} DarkMessiahMpStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV11GlobalOffensive) == 80, "DarkMessiahMpStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, origin) == 0, "DarkMessiahMpStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->origin) == 12, "DarkMessiahMpStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, angles) == 12, "DarkMessiahMpStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->angles) == 12, "DarkMessiahMpStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, model) == 24, "DarkMessiahMpStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->model) == 2, "DarkMessiahMpStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, firstLeaf) == 26, "DarkMessiahMpStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, leafCount) == 28, "DarkMessiahMpStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, solid) == 30, "DarkMessiahMpStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->solid) == 1, "DarkMessiahMpStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, flags) == 31, "DarkMessiahMpStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->flags) == 1, "DarkMessiahMpStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, skin) == 32, "DarkMessiahMpStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->skin) == 4, "DarkMessiahMpStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, lightingOrigin) == 44, "DarkMessiahMpStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, minCpuLevel) == 60, "DarkMessiahMpStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "DarkMessiahMpStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "DarkMessiahMpStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "DarkMessiahMpStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, minGpuLevel) == 62, "DarkMessiahMpStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "DarkMessiahMpStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "DarkMessiahMpStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "DarkMessiahMpStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, color) == 64, "DarkMessiahMpStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->color) == 4, "DarkMessiahMpStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, disableXbox360) == 68, "DarkMessiahMpStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "DarkMessiahMpStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, flagsEx) == 72, "DarkMessiahMpStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "DarkMessiahMpStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11GlobalOffensive, scale) == 76, "DarkMessiahMpStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11GlobalOffensive *)0)->scale) == 4, "DarkMessiahMpStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} DarkMessiahMpStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV11BlackMesaLite) == 76, "DarkMessiahMpStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, origin) == 0, "DarkMessiahMpStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->origin) == 12, "DarkMessiahMpStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, angles) == 12, "DarkMessiahMpStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->angles) == 12, "DarkMessiahMpStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, model) == 24, "DarkMessiahMpStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->model) == 2, "DarkMessiahMpStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, firstLeaf) == 26, "DarkMessiahMpStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, leafCount) == 28, "DarkMessiahMpStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, solid) == 30, "DarkMessiahMpStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->solid) == 1, "DarkMessiahMpStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, skin) == 32, "DarkMessiahMpStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->skin) == 4, "DarkMessiahMpStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, lightingOrigin) == 44, "DarkMessiahMpStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, minDirectX) == 60, "DarkMessiahMpStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "DarkMessiahMpStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, maxDirectX) == 62, "DarkMessiahMpStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "DarkMessiahMpStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, flags) == 64, "DarkMessiahMpStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->flags) == 4, "DarkMessiahMpStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, lightmapWidth) == 68, "DarkMessiahMpStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "DarkMessiahMpStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, lightmapHeight) == 70, "DarkMessiahMpStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "DarkMessiahMpStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesaLite, color) == 72, "DarkMessiahMpStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesaLite *)0)->color) == 4, "DarkMessiahMpStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct DarkMessiahMpStaticPropV11Merubasu {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} DarkMessiahMpStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV11Merubasu) == 76, "DarkMessiahMpStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, origin) == 0, "DarkMessiahMpStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->origin) == 12, "DarkMessiahMpStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, angles) == 12, "DarkMessiahMpStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->angles) == 12, "DarkMessiahMpStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, model) == 24, "DarkMessiahMpStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->model) == 2, "DarkMessiahMpStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, firstLeaf) == 26, "DarkMessiahMpStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, leafCount) == 28, "DarkMessiahMpStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, solid) == 30, "DarkMessiahMpStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->solid) == 1, "DarkMessiahMpStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, skin) == 32, "DarkMessiahMpStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->skin) == 4, "DarkMessiahMpStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, lightingOrigin) == 44, "DarkMessiahMpStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, minDirectX) == 60, "DarkMessiahMpStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->minDirectX) == 2, "DarkMessiahMpStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, maxDirectX) == 62, "DarkMessiahMpStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->maxDirectX) == 2, "DarkMessiahMpStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, flags) == 64, "DarkMessiahMpStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->flags) == 4, "DarkMessiahMpStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, lightmapWidth) == 68, "DarkMessiahMpStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "DarkMessiahMpStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, lightmapHeight) == 70, "DarkMessiahMpStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "DarkMessiahMpStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11Merubasu, scale) == 72, "DarkMessiahMpStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11Merubasu *)0)->scale) == 4, "DarkMessiahMpStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV11BlackMesa {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} DarkMessiahMpStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV11BlackMesa) == 80, "DarkMessiahMpStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, origin) == 0, "DarkMessiahMpStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->origin) == 12, "DarkMessiahMpStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, angles) == 12, "DarkMessiahMpStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->angles) == 12, "DarkMessiahMpStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, model) == 24, "DarkMessiahMpStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->model) == 2, "DarkMessiahMpStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, firstLeaf) == 26, "DarkMessiahMpStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, leafCount) == 28, "DarkMessiahMpStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, solid) == 30, "DarkMessiahMpStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->solid) == 1, "DarkMessiahMpStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, skin) == 32, "DarkMessiahMpStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->skin) == 4, "DarkMessiahMpStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, lightingOrigin) == 44, "DarkMessiahMpStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, minDirectX) == 60, "DarkMessiahMpStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->minDirectX) == 2, "DarkMessiahMpStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, maxDirectX) == 62, "DarkMessiahMpStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "DarkMessiahMpStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, flags) == 64, "DarkMessiahMpStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->flags) == 4, "DarkMessiahMpStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, lightmapWidth) == 68, "DarkMessiahMpStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "DarkMessiahMpStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, lightmapHeight) == 70, "DarkMessiahMpStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "DarkMessiahMpStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, color) == 72, "DarkMessiahMpStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->color) == 4, "DarkMessiahMpStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV11BlackMesa, flagsEx) == 76, "DarkMessiahMpStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV11BlackMesa *)0)->flagsEx) == 4, "DarkMessiahMpStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpStaticPropV13 {
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
  /** How it collides. Values: DARK_MESSIAH_MP_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DARK_MESSIAH_MP_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} DarkMessiahMpStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropV13) == 88, "DarkMessiahMpStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, origin) == 0, "DarkMessiahMpStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->origin) == 12, "DarkMessiahMpStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, angles) == 12, "DarkMessiahMpStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->angles) == 12, "DarkMessiahMpStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, model) == 24, "DarkMessiahMpStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->model) == 2, "DarkMessiahMpStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, firstLeaf) == 26, "DarkMessiahMpStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->firstLeaf) == 2, "DarkMessiahMpStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, leafCount) == 28, "DarkMessiahMpStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->leafCount) == 2, "DarkMessiahMpStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, solid) == 30, "DarkMessiahMpStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->solid) == 1, "DarkMessiahMpStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, flags) == 31, "DarkMessiahMpStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->flags) == 1, "DarkMessiahMpStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, skin) == 32, "DarkMessiahMpStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->skin) == 4, "DarkMessiahMpStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, fadeMinDistance) == 36, "DarkMessiahMpStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->fadeMinDistance) == 4, "DarkMessiahMpStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, fadeMaxDistance) == 40, "DarkMessiahMpStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->fadeMaxDistance) == 4, "DarkMessiahMpStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, lightingOrigin) == 44, "DarkMessiahMpStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->lightingOrigin) == 12, "DarkMessiahMpStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, forcedFadeScale) == 56, "DarkMessiahMpStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->forcedFadeScale) == 4, "DarkMessiahMpStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, minCpuLevel) == 60, "DarkMessiahMpStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->minCpuLevel) == 1, "DarkMessiahMpStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, maxCpuLevel) == 61, "DarkMessiahMpStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->maxCpuLevel) == 1, "DarkMessiahMpStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, minGpuLevel) == 62, "DarkMessiahMpStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->minGpuLevel) == 1, "DarkMessiahMpStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, maxGpuLevel) == 63, "DarkMessiahMpStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->maxGpuLevel) == 1, "DarkMessiahMpStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, color) == 64, "DarkMessiahMpStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->color) == 4, "DarkMessiahMpStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, disableXbox360) == 68, "DarkMessiahMpStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->disableXbox360) == 1, "DarkMessiahMpStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, flagsEx) == 72, "DarkMessiahMpStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->flagsEx) == 4, "DarkMessiahMpStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropV13, scale) == 76, "DarkMessiahMpStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropV13 *)0)->scale) == 12, "DarkMessiahMpStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct DarkMessiahMpDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} DarkMessiahMpDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDetailSprite) == 32, "DarkMessiahMpDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailSprite, upperLeft) == 0, "DarkMessiahMpDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailSprite *)0)->upperLeft) == 8, "DarkMessiahMpDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailSprite, lowerRight) == 8, "DarkMessiahMpDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailSprite *)0)->lowerRight) == 8, "DarkMessiahMpDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailSprite, textureUpperLeft) == 16, "DarkMessiahMpDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailSprite *)0)->textureUpperLeft) == 8, "DarkMessiahMpDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailSprite, textureLowerRight) == 24, "DarkMessiahMpDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailSprite *)0)->textureLowerRight) == 8, "DarkMessiahMpDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct DarkMessiahMpDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  DarkMessiahMpColorRgbExp light;
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
  /** How it turns to who looks at it. Values: DARK_MESSIAH_MP_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: DARK_MESSIAH_MP_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} DarkMessiahMpDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDetailProp) == 52, "DarkMessiahMpDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, origin) == 0, "DarkMessiahMpDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->origin) == 12, "DarkMessiahMpDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, angles) == 12, "DarkMessiahMpDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->angles) == 12, "DarkMessiahMpDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, detail) == 24, "DarkMessiahMpDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->detail) == 2, "DarkMessiahMpDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, leaf) == 26, "DarkMessiahMpDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->leaf) == 2, "DarkMessiahMpDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, light) == 28, "DarkMessiahMpDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->light) == 4, "DarkMessiahMpDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, firstLightStyle) == 32, "DarkMessiahMpDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->firstLightStyle) == 4, "DarkMessiahMpDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, lightStyleCount) == 36, "DarkMessiahMpDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->lightStyleCount) == 1, "DarkMessiahMpDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, sway) == 37, "DarkMessiahMpDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->sway) == 1, "DarkMessiahMpDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, shapeAngle) == 38, "DarkMessiahMpDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->shapeAngle) == 1, "DarkMessiahMpDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, shapeSize) == 39, "DarkMessiahMpDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->shapeSize) == 1, "DarkMessiahMpDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, orientation) == 40, "DarkMessiahMpDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->orientation) == 1, "DarkMessiahMpDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, padding1) == 41, "DarkMessiahMpDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->padding1) == 3, "DarkMessiahMpDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, type) == 44, "DarkMessiahMpDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->type) == 1, "DarkMessiahMpDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, padding2) == 45, "DarkMessiahMpDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->padding2) == 3, "DarkMessiahMpDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailProp, scale) == 48, "DarkMessiahMpDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailProp *)0)->scale) == 4, "DarkMessiahMpDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct DarkMessiahMpDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  DarkMessiahMpColorRgbExp light;
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
} DarkMessiahMpDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDetailPropV2) == 40, "DarkMessiahMpDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropV2, origin) == 0, "DarkMessiahMpDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropV2 *)0)->origin) == 12, "DarkMessiahMpDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropV2, angles) == 12, "DarkMessiahMpDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropV2 *)0)->angles) == 12, "DarkMessiahMpDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropV2, detail) == 24, "DarkMessiahMpDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropV2 *)0)->detail) == 2, "DarkMessiahMpDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropV2, leaf) == 26, "DarkMessiahMpDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropV2 *)0)->leaf) == 2, "DarkMessiahMpDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropV2, light) == 28, "DarkMessiahMpDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropV2 *)0)->light) == 4, "DarkMessiahMpDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropV2, firstLightStyle) == 32, "DarkMessiahMpDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropV2 *)0)->firstLightStyle) == 4, "DarkMessiahMpDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropV2, lightStyleCount) == 36, "DarkMessiahMpDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropV2 *)0)->lightStyleCount) == 1, "DarkMessiahMpDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropV2, sway) == 37, "DarkMessiahMpDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropV2 *)0)->sway) == 1, "DarkMessiahMpDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropV2, shapeAngle) == 38, "DarkMessiahMpDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropV2 *)0)->shapeAngle) == 1, "DarkMessiahMpDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropV2, shapeSize) == 39, "DarkMessiahMpDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropV2 *)0)->shapeSize) == 1, "DarkMessiahMpDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct DarkMessiahMpDetailPropLightStyle {
  /** The light. */
  DarkMessiahMpColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} DarkMessiahMpDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDetailPropLightStyle) == 5, "DarkMessiahMpDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropLightStyle, light) == 0, "DarkMessiahMpDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropLightStyle *)0)->light) == 4, "DarkMessiahMpDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropLightStyle, style) == 4, "DarkMessiahMpDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropLightStyle *)0)->style) == 1, "DarkMessiahMpDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct DarkMessiahMpLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} DarkMessiahMpLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpLeafWaterData) == 12, "DarkMessiahMpLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafWaterData, surfaceZ) == 0, "DarkMessiahMpLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafWaterData *)0)->surfaceZ) == 4, "DarkMessiahMpLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafWaterData, minZ) == 4, "DarkMessiahMpLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafWaterData *)0)->minZ) == 4, "DarkMessiahMpLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpLeafWaterData, surfaceTexture) == 8, "DarkMessiahMpLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpLeafWaterData *)0)->surfaceTexture) == 2, "DarkMessiahMpLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct DarkMessiahMpPrimitive {
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
} DarkMessiahMpPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpPrimitive) == 10, "DarkMessiahMpPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPrimitive, type) == 0, "DarkMessiahMpPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPrimitive *)0)->type) == 2, "DarkMessiahMpPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPrimitive, firstIndex) == 2, "DarkMessiahMpPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPrimitive *)0)->firstIndex) == 2, "DarkMessiahMpPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPrimitive, indexCount) == 4, "DarkMessiahMpPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPrimitive *)0)->indexCount) == 2, "DarkMessiahMpPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPrimitive, firstVertex) == 6, "DarkMessiahMpPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPrimitive *)0)->firstVertex) == 2, "DarkMessiahMpPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpPrimitive, vertexCount) == 8, "DarkMessiahMpPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpPrimitive *)0)->vertexCount) == 2, "DarkMessiahMpPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct DarkMessiahMpCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} DarkMessiahMpCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpCubemapSample) == 16, "DarkMessiahMpCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpCubemapSample, origin) == 0, "DarkMessiahMpCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpCubemapSample *)0)->origin) == 12, "DarkMessiahMpCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpCubemapSample, size) == 12, "DarkMessiahMpCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpCubemapSample *)0)->size) == 4, "DarkMessiahMpCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct DarkMessiahMpOverlay {
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
} DarkMessiahMpOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpOverlay) == 352, "DarkMessiahMpOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOverlay, id) == 0, "DarkMessiahMpOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOverlay *)0)->id) == 4, "DarkMessiahMpOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOverlay, texture) == 4, "DarkMessiahMpOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOverlay *)0)->texture) == 2, "DarkMessiahMpOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOverlay, faces) == 8, "DarkMessiahMpOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOverlay *)0)->faces) == 256, "DarkMessiahMpOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOverlay, u) == 264, "DarkMessiahMpOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOverlay *)0)->u) == 8, "DarkMessiahMpOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOverlay, v) == 272, "DarkMessiahMpOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOverlay *)0)->v) == 8, "DarkMessiahMpOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOverlay, uvPoints) == 280, "DarkMessiahMpOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOverlay *)0)->uvPoints) == 48, "DarkMessiahMpOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOverlay, origin) == 328, "DarkMessiahMpOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOverlay *)0)->origin) == 12, "DarkMessiahMpOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOverlay, normal) == 340, "DarkMessiahMpOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOverlay *)0)->normal) == 12, "DarkMessiahMpOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct DarkMessiahMpWaterOverlay {
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
} DarkMessiahMpWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpWaterOverlay) == 1120, "DarkMessiahMpWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWaterOverlay, id) == 0, "DarkMessiahMpWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWaterOverlay *)0)->id) == 4, "DarkMessiahMpWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWaterOverlay, texture) == 4, "DarkMessiahMpWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWaterOverlay *)0)->texture) == 2, "DarkMessiahMpWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWaterOverlay, faces) == 8, "DarkMessiahMpWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWaterOverlay *)0)->faces) == 1024, "DarkMessiahMpWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWaterOverlay, u) == 1032, "DarkMessiahMpWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWaterOverlay *)0)->u) == 8, "DarkMessiahMpWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWaterOverlay, v) == 1040, "DarkMessiahMpWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWaterOverlay *)0)->v) == 8, "DarkMessiahMpWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWaterOverlay, uvPoints) == 1048, "DarkMessiahMpWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWaterOverlay *)0)->uvPoints) == 48, "DarkMessiahMpWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWaterOverlay, origin) == 1096, "DarkMessiahMpWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWaterOverlay *)0)->origin) == 12, "DarkMessiahMpWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpWaterOverlay, normal) == 1108, "DarkMessiahMpWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpWaterOverlay *)0)->normal) == 12, "DarkMessiahMpWaterOverlay.normal takes 12 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } DarkMessiahMpVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpVerticesElement) == 12, "DarkMessiahMpVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `DarkMessiahMpOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `DarkMessiahMpOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct DarkMessiahMpOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} DarkMessiahMpOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpOcclusionWithoutAreaHead) == 4, "DarkMessiahMpOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOcclusionWithoutAreaHead, occluderCount) == 0, "DarkMessiahMpOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "DarkMessiahMpOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `DarkMessiahMpOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `DarkMessiahMpOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct DarkMessiahMpOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} DarkMessiahMpOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpOcclusionHead) == 4, "DarkMessiahMpOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpOcclusionHead, occluderCount) == 0, "DarkMessiahMpOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpOcclusionHead *)0)->occluderCount) == 4, "DarkMessiahMpOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t DarkMessiahMpFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpFaceIdsElement) == 2, "DarkMessiahMpFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t DarkMessiahMpSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpSurfedgesElement) == 4, "DarkMessiahMpSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t DarkMessiahMpLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpLeafFacesElement) == 2, "DarkMessiahMpLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t DarkMessiahMpLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpLeafBrushesElement) == 2, "DarkMessiahMpLeafBrushesElement takes 2 bytes");

/** Element of PORTAL_VERTICES (lump 24). -> VERTICES. */
typedef uint16_t DarkMessiahMpPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpPortalVerticesElement) == 2, "DarkMessiahMpPortalVerticesElement takes 2 bytes");

/** Element of CLUSTER_PORTALS (lump 25). -> PORTALS. */
typedef uint16_t DarkMessiahMpClusterPortalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpClusterPortalsElement) == 2, "DarkMessiahMpClusterPortalsElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } DarkMessiahMpVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpVertexNormalsElement) == 12, "DarkMessiahMpVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t DarkMessiahMpVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpVertexNormalIndicesElement) == 2, "DarkMessiahMpVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t DarkMessiahMpDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDisplacementLightmapAlphasElement) == 1, "DarkMessiahMpDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV4 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV4Head) == 4, "DarkMessiahMpStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV4Head, modelCount) == 0, "DarkMessiahMpStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV4Head *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV5 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV5Head) == 4, "DarkMessiahMpStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV5Head, modelCount) == 0, "DarkMessiahMpStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV5Head *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV5TheShipHead) == 4, "DarkMessiahMpStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV5TheShipHead, modelCount) == 0, "DarkMessiahMpStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV5TheShipHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV6 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV6Head) == 4, "DarkMessiahMpStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV6Head, modelCount) == 0, "DarkMessiahMpStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV6Head *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV6BloodyGoodTimeHead) == 4, "DarkMessiahMpStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "DarkMessiahMpStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV6DarkMessiahHead) == 4, "DarkMessiahMpStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV6DarkMessiahHead, modelCount) == 0, "DarkMessiahMpStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `DarkMessiahMpStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV5 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV6VindictusHead) == 4, "DarkMessiahMpStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV6VindictusHead, modelCount) == 0, "DarkMessiahMpStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV6VindictusHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV7 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV7Head) == 4, "DarkMessiahMpStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV7Head, modelCount) == 0, "DarkMessiahMpStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV7Head *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV7ZenoClashHead) == 4, "DarkMessiahMpStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV7ZenoClashHead, modelCount) == 0, "DarkMessiahMpStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `DarkMessiahMpStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV6 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV7VindictusHead) == 4, "DarkMessiahMpStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV7VindictusHead, modelCount) == 0, "DarkMessiahMpStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV7VindictusHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV8 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV8Head) == 4, "DarkMessiahMpStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV8Head, modelCount) == 0, "DarkMessiahMpStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV8Head *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `DarkMessiahMpStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV8VindictusHead) == 4, "DarkMessiahMpStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV8VindictusHead, modelCount) == 0, "DarkMessiahMpStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV8VindictusHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV9 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV9Head) == 4, "DarkMessiahMpStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV9Head, modelCount) == 0, "DarkMessiahMpStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV9Head *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV9DearEstherHead) == 4, "DarkMessiahMpStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV9DearEstherHead, modelCount) == 0, "DarkMessiahMpStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV10 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV10Head) == 4, "DarkMessiahMpStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV10Head, modelCount) == 0, "DarkMessiahMpStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV10Head *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV10GlobalOffensiveHead) == 4, "DarkMessiahMpStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "DarkMessiahMpStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV11GlobalOffensiveHead) == 4, "DarkMessiahMpStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "DarkMessiahMpStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV11BlackMesaLiteHead) == 4, "DarkMessiahMpStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "DarkMessiahMpStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV11MerubasuHead) == 4, "DarkMessiahMpStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV11MerubasuHead, modelCount) == 0, "DarkMessiahMpStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV12StrataHead) == 4, "DarkMessiahMpStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV12StrataHead, modelCount) == 0, "DarkMessiahMpStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV12StrataHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV11BlackMesaHead) == 4, "DarkMessiahMpStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV11BlackMesaHead, modelCount) == 0, "DarkMessiahMpStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpStaticPropV13 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpStaticPropsV13StrataHead) == 4, "DarkMessiahMpStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpStaticPropsV13StrataHead, modelCount) == 0, "DarkMessiahMpStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpStaticPropsV13StrataHead *)0)->modelCount) == 4, "DarkMessiahMpStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `DarkMessiahMpDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpDetailProp props[propCount]`: The props.
 */
typedef struct DarkMessiahMpDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDetailPropsV4Head) == 4, "DarkMessiahMpDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropsV4Head, modelCount) == 0, "DarkMessiahMpDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropsV4Head *)0)->modelCount) == 4, "DarkMessiahMpDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `DarkMessiahMpDetailPropV2 props[propCount]`: The props.
 */
typedef struct DarkMessiahMpDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} DarkMessiahMpDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDetailPropsV2Head) == 4, "DarkMessiahMpDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropsV2Head, modelCount) == 0, "DarkMessiahMpDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropsV2Head *)0)->modelCount) == 4, "DarkMessiahMpDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `DarkMessiahMpDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct DarkMessiahMpDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} DarkMessiahMpDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDetailPropLightHead) == 4, "DarkMessiahMpDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpDetailPropLightHead, count) == 0, "DarkMessiahMpDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpDetailPropLightHead *)0)->count) == 4, "DarkMessiahMpDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct DarkMessiahMpColorVariablesHead {
  /** Number of names. */
  int32_t count;
} DarkMessiahMpColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpColorVariablesHead) == 4, "DarkMessiahMpColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DarkMessiahMpColorVariablesHead, count) == 0, "DarkMessiahMpColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DarkMessiahMpColorVariablesHead *)0)->count) == 4, "DarkMessiahMpColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } DarkMessiahMpPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpPrimitiveVerticesElement) == 12, "DarkMessiahMpPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t DarkMessiahMpPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpPrimitiveIndicesElement) == 2, "DarkMessiahMpPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } DarkMessiahMpClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpClipPortalVerticesElement) == 12, "DarkMessiahMpClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t DarkMessiahMpTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpTextureStringTableElement) == 4, "DarkMessiahMpTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t DarkMessiahMpLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpLeafMinDistanceToWaterElement) == 2, "DarkMessiahMpLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t DarkMessiahMpFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpFaceMacroTextureInfoElement) == 2, "DarkMessiahMpFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: DARK_MESSIAH_MP_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t DarkMessiahMpDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpDisplacementTrianglesElement) == 2, "DarkMessiahMpDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t DarkMessiahMpMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DarkMessiahMpMapFlagsElement) == 4, "DarkMessiahMpMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_ARKANE_DARK_MESSIAH_MP_H */
