/**
 * Bloody Good Time: VBSP 20, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Bloody Good Time (2010): VBSP 20. The lumps are those of the Orange Box; static props have names.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game
 * is at hand.
 */
#ifndef BRUSHWORK_OUTERLIGHT_BLOODY_GOOD_TIME_H
#define BRUSHWORK_OUTERLIGHT_BLOODY_GOOD_TIME_H

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
#define BLOODY_GOOD_TIME_LUMP_ENTITIES 0
/** Array of BloodyGoodTimePlane. */
#define BLOODY_GOOD_TIME_LUMP_PLANES 1
/** Array of BloodyGoodTimeTextureData. */
#define BLOODY_GOOD_TIME_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of BloodyGoodTimeVerticesElement. */
#define BLOODY_GOOD_TIME_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define BLOODY_GOOD_TIME_LUMP_VISIBILITY 4
/** Array of BloodyGoodTimeNode. */
#define BLOODY_GOOD_TIME_LUMP_NODES 5
/** Array of BloodyGoodTimeTextureInfo. */
#define BLOODY_GOOD_TIME_LUMP_TEXTURE_INFO 6
/** Array of BloodyGoodTimeFace. */
#define BLOODY_GOOD_TIME_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * BloodyGoodTimeColorRgbExp.
 */
#define BLOODY_GOOD_TIME_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: BloodyGoodTimeOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: BloodyGoodTimeOcclusionHead, and what its comment says.
 */
#define BLOODY_GOOD_TIME_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of BloodyGoodTimeLeafVersion0.
 * - version 1: Array of BloodyGoodTimeLeaf.
 */
#define BLOODY_GOOD_TIME_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of BloodyGoodTimeFaceIdsElement. */
#define BLOODY_GOOD_TIME_LUMP_FACE_IDS 11
/** Array of BloodyGoodTimeEdge. */
#define BLOODY_GOOD_TIME_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of
 * BloodyGoodTimeSurfedgesElement.
 */
#define BLOODY_GOOD_TIME_LUMP_SURFEDGES 13
/** Array of BloodyGoodTimeModel. */
#define BLOODY_GOOD_TIME_LUMP_MODELS 14
/**
 * One of several layouts.
 * World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide.
 * - layout plain (versions 0, 1): Array of BloodyGoodTimeWorldLight.
 * - layout shadow-offset (versions 0, 1): Array of BloodyGoodTimeWorldLightShadowOffset.
 */
#define BLOODY_GOOD_TIME_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of BloodyGoodTimeLeafFacesElement. */
#define BLOODY_GOOD_TIME_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of BloodyGoodTimeLeafBrushesElement. */
#define BLOODY_GOOD_TIME_LUMP_LEAF_BRUSHES 17
/** Array of BloodyGoodTimeBrush. */
#define BLOODY_GOOD_TIME_LUMP_BRUSHES 18
/** Array of BloodyGoodTimeBrushSide. */
#define BLOODY_GOOD_TIME_LUMP_BRUSH_SIDES 19
/** Array of BloodyGoodTimeArea. */
#define BLOODY_GOOD_TIME_LUMP_AREAS 20
/** Array of BloodyGoodTimeAreaPortal. */
#define BLOODY_GOOD_TIME_LUMP_AREA_PORTALS 21
/** Not used. Bytes of unknown meaning. */
#define BLOODY_GOOD_TIME_LUMP_PORTALS 22
/** Not used. Bytes of unknown meaning. */
#define BLOODY_GOOD_TIME_LUMP_CLUSTERS 23
/** Not used. Bytes of unknown meaning. */
#define BLOODY_GOOD_TIME_LUMP_PORTAL_VERTICES 24
/** Not used. Bytes of unknown meaning. */
#define BLOODY_GOOD_TIME_LUMP_CLUSTER_PORTALS 25
/** Array of BloodyGoodTimeDisplacementInfo. */
#define BLOODY_GOOD_TIME_LUMP_DISPLACEMENT_INFO 26
/** Array of BloodyGoodTimeOriginalFace. */
#define BLOODY_GOOD_TIME_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define BLOODY_GOOD_TIME_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define BLOODY_GOOD_TIME_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of BloodyGoodTimeVertexNormalsElement. */
#define BLOODY_GOOD_TIME_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * BloodyGoodTimeVertexNormalIndicesElement.
 */
#define BLOODY_GOOD_TIME_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * BloodyGoodTimeDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define BLOODY_GOOD_TIME_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of BloodyGoodTimeDisplacementVertex. */
#define BLOODY_GOOD_TIME_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define BLOODY_GOOD_TIME_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): BloodyGoodTimeStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): BloodyGoodTimeStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): BloodyGoodTimeStaticPropsV5TheShipHead, and what its comment
 * says.
 * - `sprp`, layout v6 (version 6): BloodyGoodTimeStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): BloodyGoodTimeStaticPropsV6BloodyGoodTimeHead, and what
 * its comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): BloodyGoodTimeStaticPropsV6DarkMessiahHead, and what its
 * comment says.
 * - `sprp`, layout v6-vindictus (version 6): BloodyGoodTimeStaticPropsV6VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v7 (version 7): BloodyGoodTimeStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): BloodyGoodTimeStaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): BloodyGoodTimeStaticPropsV7VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v8 (version 8): BloodyGoodTimeStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): BloodyGoodTimeStaticPropsV8VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v9 (version 9): BloodyGoodTimeStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): BloodyGoodTimeStaticPropsV9DearEstherHead, and what its
 * comment says.
 * - `sprp`, layout v10 (versions 10, 7): BloodyGoodTimeStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): BloodyGoodTimeStaticPropsV10GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): BloodyGoodTimeStaticPropsV11GlobalOffensiveHead, and
 * what its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): BloodyGoodTimeStaticPropsV11BlackMesaLiteHead, and
 * what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): BloodyGoodTimeStaticPropsV11MerubasuHead, and what its
 * comment says.
 * - `sprp`, layout v12-strata (version 12): BloodyGoodTimeStaticPropsV12StrataHead, and what its comment
 * says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): BloodyGoodTimeStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): BloodyGoodTimeStaticPropsV13StrataHead, and what its comment
 * says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): BloodyGoodTimeDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): BloodyGoodTimeDetailPropsV2Head, and what its comment says.
 * - `dplt`: BloodyGoodTimeDetailPropLightHead, and what its comment says.
 * - `dplh`: BloodyGoodTimeDetailPropLightHead, and what its comment says.
 * - `clvr`: BloodyGoodTimeColorVariablesHead, and what its comment says.
 */
#define BLOODY_GOOD_TIME_LUMP_GAME_LUMP 35
/** Array of BloodyGoodTimeLeafWaterData. */
#define BLOODY_GOOD_TIME_LUMP_LEAF_WATER_DATA 36
/** Array of BloodyGoodTimePrimitive. */
#define BLOODY_GOOD_TIME_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of
 * BloodyGoodTimePrimitiveVerticesElement.
 */
#define BLOODY_GOOD_TIME_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * BloodyGoodTimePrimitiveIndicesElement.
 */
#define BLOODY_GOOD_TIME_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define BLOODY_GOOD_TIME_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of BloodyGoodTimeClipPortalVerticesElement. */
#define BLOODY_GOOD_TIME_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of BloodyGoodTimeCubemapSample. */
#define BLOODY_GOOD_TIME_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define BLOODY_GOOD_TIME_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of BloodyGoodTimeTextureStringTableElement. */
#define BLOODY_GOOD_TIME_LUMP_TEXTURE_STRING_TABLE 44
/** Array of BloodyGoodTimeOverlay. */
#define BLOODY_GOOD_TIME_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of BloodyGoodTimeLeafMinDistanceToWaterElement. */
#define BLOODY_GOOD_TIME_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * BloodyGoodTimeFaceMacroTextureInfoElement.
 */
#define BLOODY_GOOD_TIME_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of BloodyGoodTimeDisplacementTrianglesElement. */
#define BLOODY_GOOD_TIME_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define BLOODY_GOOD_TIME_LUMP_PHYSICS_COLLISION_SURFACE 49
/** Array of BloodyGoodTimeWaterOverlay. */
#define BLOODY_GOOD_TIME_LUMP_WATER_OVERLAYS 50
/** Array of BloodyGoodTimeLeafAmbientIndexHdr. */
#define BLOODY_GOOD_TIME_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of BloodyGoodTimeLeafAmbientIndex. */
#define BLOODY_GOOD_TIME_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of BloodyGoodTimeColorRgbExp. */
#define BLOODY_GOOD_TIME_LUMP_LIGHTING_HDR 53
/**
 * One of several layouts.
 * World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide.
 * - layout plain (versions 0, 1): Array of BloodyGoodTimeWorldLight.
 * - layout shadow-offset (versions 0, 1): Array of BloodyGoodTimeWorldLightShadowOffset.
 */
#define BLOODY_GOOD_TIME_LUMP_WORLD_LIGHTS_HDR 54
/** Array of BloodyGoodTimeLeafAmbientSample. */
#define BLOODY_GOOD_TIME_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of BloodyGoodTimeLeafAmbientSample. */
#define BLOODY_GOOD_TIME_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define BLOODY_GOOD_TIME_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of BloodyGoodTimeFace. */
#define BLOODY_GOOD_TIME_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * BloodyGoodTimeMapFlagsElement.
 */
#define BLOODY_GOOD_TIME_LUMP_MAP_FLAGS 59
/** Array of BloodyGoodTimeOverlayFade. */
#define BLOODY_GOOD_TIME_LUMP_OVERLAY_FADES 60

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct BloodyGoodTimeLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} BloodyGoodTimeLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeLumpEntry) == 16, "BloodyGoodTimeLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLumpEntry, offset) == 0, "BloodyGoodTimeLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLumpEntry, length) == 4, "BloodyGoodTimeLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLumpEntry, version) == 8, "BloodyGoodTimeLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLumpEntry, unpacked) == 12, "BloodyGoodTimeLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct BloodyGoodTimeHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 20. */
  int32_t version;
  /** The lumps by index. */
  BloodyGoodTimeLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} BloodyGoodTimeHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeHeader) == 1036, "BloodyGoodTimeHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeHeader, ident) == 0, "BloodyGoodTimeHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeHeader, version) == 4, "BloodyGoodTimeHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeHeader, lumps) == 8, "BloodyGoodTimeHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define BLOODY_GOOD_TIME_PLANE_TYPE_X 0
#define BLOODY_GOOD_TIME_PLANE_TYPE_Y 1
#define BLOODY_GOOD_TIME_PLANE_TYPE_Z 2
#define BLOODY_GOOD_TIME_PLANE_TYPE_NEAREST_X 3
#define BLOODY_GOOD_TIME_PLANE_TYPE_NEAREST_Y 4
#define BLOODY_GOOD_TIME_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define BLOODY_GOOD_TIME_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define BLOODY_GOOD_TIME_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define BLOODY_GOOD_TIME_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define BLOODY_GOOD_TIME_WORLD_LIGHT_TYPE_SURFACE 0
#define BLOODY_GOOD_TIME_WORLD_LIGHT_TYPE_POINT 1
#define BLOODY_GOOD_TIME_WORLD_LIGHT_TYPE_SPOT 2
#define BLOODY_GOOD_TIME_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define BLOODY_GOOD_TIME_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define BLOODY_GOOD_TIME_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define BLOODY_GOOD_TIME_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define BLOODY_GOOD_TIME_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define BLOODY_GOOD_TIME_STATIC_PROP_SOLID_NONE 0
#define BLOODY_GOOD_TIME_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define BLOODY_GOOD_TIME_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define BLOODY_GOOD_TIME_DETAIL_PROP_ORIENTATION_NORMAL 0
#define BLOODY_GOOD_TIME_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define BLOODY_GOOD_TIME_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define BLOODY_GOOD_TIME_DETAIL_PROP_TYPE_MODEL 0
#define BLOODY_GOOD_TIME_DETAIL_PROP_TYPE_SPRITE 1
#define BLOODY_GOOD_TIME_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define BLOODY_GOOD_TIME_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define BLOODY_GOOD_TIME_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define BLOODY_GOOD_TIME_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define BLOODY_GOOD_TIME_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define BLOODY_GOOD_TIME_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define BLOODY_GOOD_TIME_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define BLOODY_GOOD_TIME_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct BloodyGoodTimePlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /**
   * Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: BLOODY_GOOD_TIME_PLANE_TYPE_*.
   */
  int32_t type;
} BloodyGoodTimePlane;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimePlane) == 20, "BloodyGoodTimePlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimePlane, normal) == 0, "BloodyGoodTimePlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimePlane *)0)->normal) == 12, "BloodyGoodTimePlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimePlane, distance) == 12, "BloodyGoodTimePlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimePlane *)0)->distance) == 4, "BloodyGoodTimePlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimePlane, type) == 16, "BloodyGoodTimePlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimePlane *)0)->type) == 4, "BloodyGoodTimePlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct BloodyGoodTimeTextureData {
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
} BloodyGoodTimeTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeTextureData) == 32, "BloodyGoodTimeTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureData, reflectivity) == 0, "BloodyGoodTimeTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureData *)0)->reflectivity) == 12, "BloodyGoodTimeTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureData, name) == 12, "BloodyGoodTimeTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureData *)0)->name) == 4, "BloodyGoodTimeTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureData, width) == 16, "BloodyGoodTimeTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureData *)0)->width) == 4, "BloodyGoodTimeTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureData, height) == 20, "BloodyGoodTimeTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureData *)0)->height) == 4, "BloodyGoodTimeTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureData, viewWidth) == 24, "BloodyGoodTimeTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureData *)0)->viewWidth) == 4, "BloodyGoodTimeTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureData, viewHeight) == 28, "BloodyGoodTimeTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureData *)0)->viewHeight) == 4, "BloodyGoodTimeTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct BloodyGoodTimeNode {
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
} BloodyGoodTimeNode;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeNode) == 32, "BloodyGoodTimeNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeNode, plane) == 0, "BloodyGoodTimeNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeNode *)0)->plane) == 4, "BloodyGoodTimeNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeNode, children) == 4, "BloodyGoodTimeNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeNode *)0)->children) == 8, "BloodyGoodTimeNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeNode, mins) == 12, "BloodyGoodTimeNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeNode *)0)->mins) == 6, "BloodyGoodTimeNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeNode, maxs) == 18, "BloodyGoodTimeNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeNode *)0)->maxs) == 6, "BloodyGoodTimeNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeNode, firstFace) == 24, "BloodyGoodTimeNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeNode *)0)->firstFace) == 2, "BloodyGoodTimeNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeNode, faceCount) == 26, "BloodyGoodTimeNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeNode *)0)->faceCount) == 2, "BloodyGoodTimeNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeNode, area) == 28, "BloodyGoodTimeNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeNode *)0)->area) == 2, "BloodyGoodTimeNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct BloodyGoodTimeTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: BLOODY_GOOD_TIME_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} BloodyGoodTimeTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeTextureInfo) == 72, "BloodyGoodTimeTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureInfo, textureS) == 0, "BloodyGoodTimeTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureInfo *)0)->textureS) == 16, "BloodyGoodTimeTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureInfo, textureT) == 16, "BloodyGoodTimeTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureInfo *)0)->textureT) == 16, "BloodyGoodTimeTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureInfo, lightmapS) == 32, "BloodyGoodTimeTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureInfo *)0)->lightmapS) == 16, "BloodyGoodTimeTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureInfo, lightmapT) == 48, "BloodyGoodTimeTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureInfo *)0)->lightmapT) == 16, "BloodyGoodTimeTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureInfo, flags) == 64, "BloodyGoodTimeTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureInfo *)0)->flags) == 4, "BloodyGoodTimeTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeTextureInfo, textureData) == 68, "BloodyGoodTimeTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeTextureInfo *)0)->textureData) == 4, "BloodyGoodTimeTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct BloodyGoodTimeFace {
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
} BloodyGoodTimeFace;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeFace) == 56, "BloodyGoodTimeFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, plane) == 0, "BloodyGoodTimeFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->plane) == 2, "BloodyGoodTimeFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, side) == 2, "BloodyGoodTimeFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->side) == 1, "BloodyGoodTimeFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, onNode) == 3, "BloodyGoodTimeFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->onNode) == 1, "BloodyGoodTimeFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, firstEdge) == 4, "BloodyGoodTimeFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->firstEdge) == 4, "BloodyGoodTimeFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, edgeCount) == 8, "BloodyGoodTimeFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->edgeCount) == 2, "BloodyGoodTimeFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, texture) == 10, "BloodyGoodTimeFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->texture) == 2, "BloodyGoodTimeFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, displacement) == 12, "BloodyGoodTimeFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->displacement) == 2, "BloodyGoodTimeFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, fogVolume) == 14, "BloodyGoodTimeFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->fogVolume) == 2, "BloodyGoodTimeFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, styles) == 16, "BloodyGoodTimeFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->styles) == 4, "BloodyGoodTimeFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, lightOffset) == 20, "BloodyGoodTimeFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->lightOffset) == 4, "BloodyGoodTimeFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, area) == 24, "BloodyGoodTimeFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->area) == 4, "BloodyGoodTimeFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, lightmapMins) == 28, "BloodyGoodTimeFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->lightmapMins) == 8, "BloodyGoodTimeFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, lightmapSize) == 36, "BloodyGoodTimeFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->lightmapSize) == 8, "BloodyGoodTimeFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, originalFace) == 44, "BloodyGoodTimeFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->originalFace) == 4, "BloodyGoodTimeFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, firstPrimitive) == 50, "BloodyGoodTimeFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->firstPrimitive) == 2, "BloodyGoodTimeFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeFace, smoothingGroups) == 52, "BloodyGoodTimeFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeFace *)0)->smoothingGroups) == 4, "BloodyGoodTimeFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct BloodyGoodTimeColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} BloodyGoodTimeColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeColorRgbExp) == 4, "BloodyGoodTimeColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeColorRgbExp, red) == 0, "BloodyGoodTimeColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeColorRgbExp *)0)->red) == 1, "BloodyGoodTimeColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeColorRgbExp, green) == 1, "BloodyGoodTimeColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeColorRgbExp *)0)->green) == 1, "BloodyGoodTimeColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeColorRgbExp, blue) == 2, "BloodyGoodTimeColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeColorRgbExp *)0)->blue) == 1, "BloodyGoodTimeColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeColorRgbExp, exponent) == 3, "BloodyGoodTimeColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeColorRgbExp *)0)->exponent) == 1, "BloodyGoodTimeColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct BloodyGoodTimeOccluderWithoutArea {
  /** Whether it starts switched off. Values: BLOODY_GOOD_TIME_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} BloodyGoodTimeOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeOccluderWithoutArea) == 36, "BloodyGoodTimeOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluderWithoutArea, flags) == 0, "BloodyGoodTimeOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluderWithoutArea *)0)->flags) == 4, "BloodyGoodTimeOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluderWithoutArea, firstPolygon) == 4, "BloodyGoodTimeOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluderWithoutArea *)0)->firstPolygon) == 4, "BloodyGoodTimeOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluderWithoutArea, polygonCount) == 8, "BloodyGoodTimeOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluderWithoutArea *)0)->polygonCount) == 4, "BloodyGoodTimeOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluderWithoutArea, mins) == 12, "BloodyGoodTimeOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluderWithoutArea *)0)->mins) == 12, "BloodyGoodTimeOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluderWithoutArea, maxs) == 24, "BloodyGoodTimeOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluderWithoutArea *)0)->maxs) == 12, "BloodyGoodTimeOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct BloodyGoodTimeOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} BloodyGoodTimeOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeOccluderPolygon) == 12, "BloodyGoodTimeOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluderPolygon, firstVertexIndex) == 0, "BloodyGoodTimeOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluderPolygon *)0)->firstVertexIndex) == 4, "BloodyGoodTimeOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluderPolygon, vertexCount) == 4, "BloodyGoodTimeOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluderPolygon *)0)->vertexCount) == 4, "BloodyGoodTimeOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluderPolygon, plane) == 8, "BloodyGoodTimeOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluderPolygon *)0)->plane) == 4, "BloodyGoodTimeOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct BloodyGoodTimeOccluder {
  /** Whether it starts switched off. Values: BLOODY_GOOD_TIME_OCCLUDER_FLAGS_*. */
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
} BloodyGoodTimeOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeOccluder) == 40, "BloodyGoodTimeOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluder, flags) == 0, "BloodyGoodTimeOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluder *)0)->flags) == 4, "BloodyGoodTimeOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluder, firstPolygon) == 4, "BloodyGoodTimeOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluder *)0)->firstPolygon) == 4, "BloodyGoodTimeOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluder, polygonCount) == 8, "BloodyGoodTimeOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluder *)0)->polygonCount) == 4, "BloodyGoodTimeOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluder, mins) == 12, "BloodyGoodTimeOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluder *)0)->mins) == 12, "BloodyGoodTimeOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluder, maxs) == 24, "BloodyGoodTimeOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluder *)0)->maxs) == 12, "BloodyGoodTimeOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOccluder, area) == 36, "BloodyGoodTimeOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOccluder *)0)->area) == 4, "BloodyGoodTimeOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct BloodyGoodTimeCompressedLightCube {
  /** One colour a side. */
  BloodyGoodTimeColorRgbExp sides[6];
} BloodyGoodTimeCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeCompressedLightCube) == 24, "BloodyGoodTimeCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeCompressedLightCube, sides) == 0, "BloodyGoodTimeCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeCompressedLightCube *)0)->sides) == 24, "BloodyGoodTimeCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct BloodyGoodTimeLeafVersion0 {
  /** What its brushes are, all together. Values: BLOODY_GOOD_TIME_CONTENT_FLAGS_*. */
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
  BloodyGoodTimeCompressedLightCube ambientLight;
} BloodyGoodTimeLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeLeafVersion0) == 56, "BloodyGoodTimeLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafVersion0, contents) == 0, "BloodyGoodTimeLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafVersion0 *)0)->contents) == 4, "BloodyGoodTimeLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafVersion0, cluster) == 4, "BloodyGoodTimeLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafVersion0 *)0)->cluster) == 2, "BloodyGoodTimeLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafVersion0, mins) == 8, "BloodyGoodTimeLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafVersion0 *)0)->mins) == 6, "BloodyGoodTimeLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafVersion0, maxs) == 14, "BloodyGoodTimeLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafVersion0 *)0)->maxs) == 6, "BloodyGoodTimeLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafVersion0, firstFace) == 20, "BloodyGoodTimeLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafVersion0 *)0)->firstFace) == 2, "BloodyGoodTimeLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafVersion0, faceCount) == 22, "BloodyGoodTimeLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafVersion0 *)0)->faceCount) == 2, "BloodyGoodTimeLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafVersion0, firstBrush) == 24, "BloodyGoodTimeLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafVersion0 *)0)->firstBrush) == 2, "BloodyGoodTimeLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafVersion0, brushCount) == 26, "BloodyGoodTimeLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafVersion0 *)0)->brushCount) == 2, "BloodyGoodTimeLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafVersion0, water) == 28, "BloodyGoodTimeLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafVersion0 *)0)->water) == 2, "BloodyGoodTimeLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafVersion0, ambientLight) == 30, "BloodyGoodTimeLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafVersion0 *)0)->ambientLight) == 24, "BloodyGoodTimeLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct BloodyGoodTimeLeaf {
  /** What its brushes are, all together. Values: BLOODY_GOOD_TIME_CONTENT_FLAGS_*. */
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
} BloodyGoodTimeLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeLeaf) == 32, "BloodyGoodTimeLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeaf, contents) == 0, "BloodyGoodTimeLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeaf *)0)->contents) == 4, "BloodyGoodTimeLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeaf, cluster) == 4, "BloodyGoodTimeLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeaf *)0)->cluster) == 2, "BloodyGoodTimeLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeaf, mins) == 8, "BloodyGoodTimeLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeaf *)0)->mins) == 6, "BloodyGoodTimeLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeaf, maxs) == 14, "BloodyGoodTimeLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeaf *)0)->maxs) == 6, "BloodyGoodTimeLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeaf, firstFace) == 20, "BloodyGoodTimeLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeaf *)0)->firstFace) == 2, "BloodyGoodTimeLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeaf, faceCount) == 22, "BloodyGoodTimeLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeaf *)0)->faceCount) == 2, "BloodyGoodTimeLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeaf, firstBrush) == 24, "BloodyGoodTimeLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeaf *)0)->firstBrush) == 2, "BloodyGoodTimeLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeaf, brushCount) == 26, "BloodyGoodTimeLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeaf *)0)->brushCount) == 2, "BloodyGoodTimeLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeaf, water) == 28, "BloodyGoodTimeLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeaf *)0)->water) == 2, "BloodyGoodTimeLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct BloodyGoodTimeEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} BloodyGoodTimeEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeEdge) == 4, "BloodyGoodTimeEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeEdge, vertices) == 0, "BloodyGoodTimeEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeEdge *)0)->vertices) == 4, "BloodyGoodTimeEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct BloodyGoodTimeModel {
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
} BloodyGoodTimeModel;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeModel) == 48, "BloodyGoodTimeModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeModel, mins) == 0, "BloodyGoodTimeModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeModel *)0)->mins) == 12, "BloodyGoodTimeModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeModel, maxs) == 12, "BloodyGoodTimeModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeModel *)0)->maxs) == 12, "BloodyGoodTimeModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeModel, origin) == 24, "BloodyGoodTimeModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeModel *)0)->origin) == 12, "BloodyGoodTimeModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeModel, headNode) == 36, "BloodyGoodTimeModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeModel *)0)->headNode) == 4, "BloodyGoodTimeModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeModel, firstFace) == 40, "BloodyGoodTimeModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeModel *)0)->firstFace) == 4, "BloodyGoodTimeModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeModel, faceCount) == 44, "BloodyGoodTimeModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeModel *)0)->faceCount) == 4, "BloodyGoodTimeModel.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct BloodyGoodTimeWorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: BLOODY_GOOD_TIME_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: BLOODY_GOOD_TIME_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} BloodyGoodTimeWorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeWorldLight) == 88, "BloodyGoodTimeWorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, origin) == 0, "BloodyGoodTimeWorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->origin) == 12, "BloodyGoodTimeWorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, intensity) == 12, "BloodyGoodTimeWorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->intensity) == 12, "BloodyGoodTimeWorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, normal) == 24, "BloodyGoodTimeWorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->normal) == 12, "BloodyGoodTimeWorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, cluster) == 36, "BloodyGoodTimeWorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->cluster) == 4, "BloodyGoodTimeWorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, type) == 40, "BloodyGoodTimeWorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->type) == 4, "BloodyGoodTimeWorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, style) == 44, "BloodyGoodTimeWorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->style) == 4, "BloodyGoodTimeWorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, stopDot) == 48, "BloodyGoodTimeWorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->stopDot) == 4, "BloodyGoodTimeWorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, stopDot2) == 52, "BloodyGoodTimeWorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->stopDot2) == 4, "BloodyGoodTimeWorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, exponent) == 56, "BloodyGoodTimeWorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->exponent) == 4, "BloodyGoodTimeWorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, radius) == 60, "BloodyGoodTimeWorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->radius) == 4, "BloodyGoodTimeWorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, constantAttenuation) == 64, "BloodyGoodTimeWorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->constantAttenuation) == 4, "BloodyGoodTimeWorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, linearAttenuation) == 68, "BloodyGoodTimeWorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->linearAttenuation) == 4, "BloodyGoodTimeWorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, quadraticAttenuation) == 72, "BloodyGoodTimeWorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->quadraticAttenuation) == 4, "BloodyGoodTimeWorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, flags) == 76, "BloodyGoodTimeWorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->flags) == 4, "BloodyGoodTimeWorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, texture) == 80, "BloodyGoodTimeWorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->texture) == 4, "BloodyGoodTimeWorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLight, owner) == 84, "BloodyGoodTimeWorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLight *)0)->owner) == 4, "BloodyGoodTimeWorldLight.owner takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct BloodyGoodTimeWorldLightShadowOffset {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Offset of the place that shadows are cast from, in game units. */
  struct { float x, y, z; } shadowCastOffset;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: BLOODY_GOOD_TIME_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: BLOODY_GOOD_TIME_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} BloodyGoodTimeWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeWorldLightShadowOffset) == 100, "BloodyGoodTimeWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, origin) == 0, "BloodyGoodTimeWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->origin) == 12, "BloodyGoodTimeWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, intensity) == 12, "BloodyGoodTimeWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->intensity) == 12, "BloodyGoodTimeWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, normal) == 24, "BloodyGoodTimeWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->normal) == 12, "BloodyGoodTimeWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, shadowCastOffset) == 36, "BloodyGoodTimeWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "BloodyGoodTimeWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, cluster) == 48, "BloodyGoodTimeWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->cluster) == 4, "BloodyGoodTimeWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, type) == 52, "BloodyGoodTimeWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->type) == 4, "BloodyGoodTimeWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, style) == 56, "BloodyGoodTimeWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->style) == 4, "BloodyGoodTimeWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, stopDot) == 60, "BloodyGoodTimeWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->stopDot) == 4, "BloodyGoodTimeWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, stopDot2) == 64, "BloodyGoodTimeWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->stopDot2) == 4, "BloodyGoodTimeWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, exponent) == 68, "BloodyGoodTimeWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->exponent) == 4, "BloodyGoodTimeWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, radius) == 72, "BloodyGoodTimeWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->radius) == 4, "BloodyGoodTimeWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, constantAttenuation) == 76, "BloodyGoodTimeWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->constantAttenuation) == 4, "BloodyGoodTimeWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, linearAttenuation) == 80, "BloodyGoodTimeWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->linearAttenuation) == 4, "BloodyGoodTimeWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, quadraticAttenuation) == 84, "BloodyGoodTimeWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "BloodyGoodTimeWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, flags) == 88, "BloodyGoodTimeWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->flags) == 4, "BloodyGoodTimeWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, texture) == 92, "BloodyGoodTimeWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->texture) == 4, "BloodyGoodTimeWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWorldLightShadowOffset, owner) == 96, "BloodyGoodTimeWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWorldLightShadowOffset *)0)->owner) == 4, "BloodyGoodTimeWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct BloodyGoodTimeBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: BLOODY_GOOD_TIME_CONTENT_FLAGS_*. */
  int32_t contents;
} BloodyGoodTimeBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeBrush) == 12, "BloodyGoodTimeBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeBrush, firstSide) == 0, "BloodyGoodTimeBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeBrush *)0)->firstSide) == 4, "BloodyGoodTimeBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeBrush, sideCount) == 4, "BloodyGoodTimeBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeBrush *)0)->sideCount) == 4, "BloodyGoodTimeBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeBrush, contents) == 8, "BloodyGoodTimeBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeBrush *)0)->contents) == 4, "BloodyGoodTimeBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct BloodyGoodTimeBrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} BloodyGoodTimeBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeBrushSide) == 8, "BloodyGoodTimeBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeBrushSide, plane) == 0, "BloodyGoodTimeBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeBrushSide *)0)->plane) == 2, "BloodyGoodTimeBrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeBrushSide, texture) == 2, "BloodyGoodTimeBrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeBrushSide *)0)->texture) == 2, "BloodyGoodTimeBrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeBrushSide, displacement) == 4, "BloodyGoodTimeBrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeBrushSide *)0)->displacement) == 2, "BloodyGoodTimeBrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeBrushSide, bevel) == 6, "BloodyGoodTimeBrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeBrushSide *)0)->bevel) == 2, "BloodyGoodTimeBrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct BloodyGoodTimeArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} BloodyGoodTimeArea;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeArea) == 8, "BloodyGoodTimeArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeArea, portalCount) == 0, "BloodyGoodTimeArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeArea *)0)->portalCount) == 4, "BloodyGoodTimeArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeArea, firstPortal) == 4, "BloodyGoodTimeArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeArea *)0)->firstPortal) == 4, "BloodyGoodTimeArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct BloodyGoodTimeAreaPortal {
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
} BloodyGoodTimeAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeAreaPortal) == 12, "BloodyGoodTimeAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeAreaPortal, key) == 0, "BloodyGoodTimeAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeAreaPortal *)0)->key) == 2, "BloodyGoodTimeAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeAreaPortal, otherArea) == 2, "BloodyGoodTimeAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeAreaPortal *)0)->otherArea) == 2, "BloodyGoodTimeAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeAreaPortal, firstVertex) == 4, "BloodyGoodTimeAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeAreaPortal *)0)->firstVertex) == 2, "BloodyGoodTimeAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeAreaPortal, vertexCount) == 6, "BloodyGoodTimeAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeAreaPortal *)0)->vertexCount) == 2, "BloodyGoodTimeAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeAreaPortal, plane) == 8, "BloodyGoodTimeAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeAreaPortal *)0)->plane) == 4, "BloodyGoodTimeAreaPortal.plane takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct BloodyGoodTimeDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} BloodyGoodTimeDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDisplacementSubNeighbor) == 6, "BloodyGoodTimeDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementSubNeighbor, displacement) == 0, "BloodyGoodTimeDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementSubNeighbor *)0)->displacement) == 2, "BloodyGoodTimeDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementSubNeighbor, orientation) == 2, "BloodyGoodTimeDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementSubNeighbor *)0)->orientation) == 1, "BloodyGoodTimeDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementSubNeighbor, span) == 3, "BloodyGoodTimeDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementSubNeighbor *)0)->span) == 1, "BloodyGoodTimeDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementSubNeighbor, neighborSpan) == 4, "BloodyGoodTimeDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementSubNeighbor *)0)->neighborSpan) == 1, "BloodyGoodTimeDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct BloodyGoodTimeDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  BloodyGoodTimeDisplacementSubNeighbor subNeighbors[2];
} BloodyGoodTimeDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDisplacementNeighbor) == 12, "BloodyGoodTimeDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementNeighbor, subNeighbors) == 0, "BloodyGoodTimeDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementNeighbor *)0)->subNeighbors) == 12, "BloodyGoodTimeDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct BloodyGoodTimeDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} BloodyGoodTimeDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDisplacementCornerNeighbors) == 10, "BloodyGoodTimeDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementCornerNeighbors, neighbors) == 0, "BloodyGoodTimeDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementCornerNeighbors *)0)->neighbors) == 8, "BloodyGoodTimeDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementCornerNeighbors, count) == 8, "BloodyGoodTimeDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementCornerNeighbors *)0)->count) == 1, "BloodyGoodTimeDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct BloodyGoodTimeDisplacementInfo {
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
  /** What the surface is. Values: BLOODY_GOOD_TIME_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  BloodyGoodTimeDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  BloodyGoodTimeDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} BloodyGoodTimeDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDisplacementInfo) == 176, "BloodyGoodTimeDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, startPosition) == 0, "BloodyGoodTimeDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->startPosition) == 12, "BloodyGoodTimeDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, firstVertex) == 12, "BloodyGoodTimeDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->firstVertex) == 4, "BloodyGoodTimeDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, firstTriangle) == 16, "BloodyGoodTimeDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->firstTriangle) == 4, "BloodyGoodTimeDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, power) == 20, "BloodyGoodTimeDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->power) == 4, "BloodyGoodTimeDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, minTessellation) == 24, "BloodyGoodTimeDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->minTessellation) == 4, "BloodyGoodTimeDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, smoothingAngle) == 28, "BloodyGoodTimeDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->smoothingAngle) == 4, "BloodyGoodTimeDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, contents) == 32, "BloodyGoodTimeDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->contents) == 4, "BloodyGoodTimeDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, face) == 36, "BloodyGoodTimeDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->face) == 2, "BloodyGoodTimeDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, lightmapAlphaStart) == 40, "BloodyGoodTimeDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->lightmapAlphaStart) == 4, "BloodyGoodTimeDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, lightmapSamplePositionStart) == 44, "BloodyGoodTimeDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "BloodyGoodTimeDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, edgeNeighbors) == 48, "BloodyGoodTimeDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->edgeNeighbors) == 48, "BloodyGoodTimeDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, cornerNeighbors) == 96, "BloodyGoodTimeDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->cornerNeighbors) == 40, "BloodyGoodTimeDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementInfo, allowedVertices) == 136, "BloodyGoodTimeDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementInfo *)0)->allowedVertices) == 40, "BloodyGoodTimeDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct BloodyGoodTimeOriginalFace {
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
} BloodyGoodTimeOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeOriginalFace) == 56, "BloodyGoodTimeOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, plane) == 0, "BloodyGoodTimeOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->plane) == 2, "BloodyGoodTimeOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, side) == 2, "BloodyGoodTimeOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->side) == 1, "BloodyGoodTimeOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, onNode) == 3, "BloodyGoodTimeOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->onNode) == 1, "BloodyGoodTimeOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, firstEdge) == 4, "BloodyGoodTimeOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->firstEdge) == 4, "BloodyGoodTimeOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, edgeCount) == 8, "BloodyGoodTimeOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->edgeCount) == 2, "BloodyGoodTimeOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, texture) == 10, "BloodyGoodTimeOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->texture) == 2, "BloodyGoodTimeOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, displacement) == 12, "BloodyGoodTimeOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->displacement) == 2, "BloodyGoodTimeOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, fogVolume) == 14, "BloodyGoodTimeOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->fogVolume) == 2, "BloodyGoodTimeOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, styles) == 16, "BloodyGoodTimeOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->styles) == 4, "BloodyGoodTimeOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, lightOffset) == 20, "BloodyGoodTimeOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->lightOffset) == 4, "BloodyGoodTimeOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, area) == 24, "BloodyGoodTimeOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->area) == 4, "BloodyGoodTimeOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, lightmapMins) == 28, "BloodyGoodTimeOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->lightmapMins) == 8, "BloodyGoodTimeOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, lightmapSize) == 36, "BloodyGoodTimeOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->lightmapSize) == 8, "BloodyGoodTimeOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, originalFace) == 44, "BloodyGoodTimeOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->originalFace) == 4, "BloodyGoodTimeOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, firstPrimitive) == 50, "BloodyGoodTimeOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->firstPrimitive) == 2, "BloodyGoodTimeOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOriginalFace, smoothingGroups) == 52, "BloodyGoodTimeOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOriginalFace *)0)->smoothingGroups) == 4, "BloodyGoodTimeOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct BloodyGoodTimeDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} BloodyGoodTimeDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDisplacementVertex) == 20, "BloodyGoodTimeDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementVertex, direction) == 0, "BloodyGoodTimeDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementVertex *)0)->direction) == 12, "BloodyGoodTimeDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementVertex, distance) == 12, "BloodyGoodTimeDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementVertex *)0)->distance) == 4, "BloodyGoodTimeDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDisplacementVertex, alpha) == 16, "BloodyGoodTimeDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDisplacementVertex *)0)->alpha) == 4, "BloodyGoodTimeDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct BloodyGoodTimeStaticPropV4 {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} BloodyGoodTimeStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV4) == 56, "BloodyGoodTimeStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, origin) == 0, "BloodyGoodTimeStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->origin) == 12, "BloodyGoodTimeStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, angles) == 12, "BloodyGoodTimeStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->angles) == 12, "BloodyGoodTimeStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, model) == 24, "BloodyGoodTimeStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->model) == 2, "BloodyGoodTimeStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, firstLeaf) == 26, "BloodyGoodTimeStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, leafCount) == 28, "BloodyGoodTimeStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, solid) == 30, "BloodyGoodTimeStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->solid) == 1, "BloodyGoodTimeStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, flags) == 31, "BloodyGoodTimeStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->flags) == 1, "BloodyGoodTimeStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, skin) == 32, "BloodyGoodTimeStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->skin) == 4, "BloodyGoodTimeStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV4, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV4 *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct BloodyGoodTimeStaticPropV5 {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV5) == 60, "BloodyGoodTimeStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, origin) == 0, "BloodyGoodTimeStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->origin) == 12, "BloodyGoodTimeStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, angles) == 12, "BloodyGoodTimeStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->angles) == 12, "BloodyGoodTimeStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, model) == 24, "BloodyGoodTimeStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->model) == 2, "BloodyGoodTimeStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, firstLeaf) == 26, "BloodyGoodTimeStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, leafCount) == 28, "BloodyGoodTimeStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, solid) == 30, "BloodyGoodTimeStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->solid) == 1, "BloodyGoodTimeStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, flags) == 31, "BloodyGoodTimeStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->flags) == 1, "BloodyGoodTimeStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, skin) == 32, "BloodyGoodTimeStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->skin) == 4, "BloodyGoodTimeStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5 *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV5TheShip {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV5TheShip) == 188, "BloodyGoodTimeStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, origin) == 0, "BloodyGoodTimeStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->origin) == 12, "BloodyGoodTimeStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, angles) == 12, "BloodyGoodTimeStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->angles) == 12, "BloodyGoodTimeStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, model) == 24, "BloodyGoodTimeStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->model) == 2, "BloodyGoodTimeStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, firstLeaf) == 26, "BloodyGoodTimeStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, leafCount) == 28, "BloodyGoodTimeStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, solid) == 30, "BloodyGoodTimeStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->solid) == 1, "BloodyGoodTimeStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, flags) == 31, "BloodyGoodTimeStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->flags) == 1, "BloodyGoodTimeStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, skin) == 32, "BloodyGoodTimeStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->skin) == 4, "BloodyGoodTimeStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV5TheShip, name) == 60, "BloodyGoodTimeStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV5TheShip *)0)->name) == 128, "BloodyGoodTimeStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct BloodyGoodTimeStaticPropV6 {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV6) == 64, "BloodyGoodTimeStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, origin) == 0, "BloodyGoodTimeStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->origin) == 12, "BloodyGoodTimeStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, angles) == 12, "BloodyGoodTimeStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->angles) == 12, "BloodyGoodTimeStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, model) == 24, "BloodyGoodTimeStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->model) == 2, "BloodyGoodTimeStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, firstLeaf) == 26, "BloodyGoodTimeStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, leafCount) == 28, "BloodyGoodTimeStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, solid) == 30, "BloodyGoodTimeStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->solid) == 1, "BloodyGoodTimeStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, flags) == 31, "BloodyGoodTimeStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->flags) == 1, "BloodyGoodTimeStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, skin) == 32, "BloodyGoodTimeStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->skin) == 4, "BloodyGoodTimeStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, minDirectX) == 60, "BloodyGoodTimeStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->minDirectX) == 2, "BloodyGoodTimeStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6, maxDirectX) == 62, "BloodyGoodTimeStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6 *)0)->maxDirectX) == 2, "BloodyGoodTimeStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV6BloodyGoodTime) == 192, "BloodyGoodTimeStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, origin) == 0, "BloodyGoodTimeStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->origin) == 12, "BloodyGoodTimeStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, angles) == 12, "BloodyGoodTimeStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->angles) == 12, "BloodyGoodTimeStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, model) == 24, "BloodyGoodTimeStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->model) == 2, "BloodyGoodTimeStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, firstLeaf) == 26, "BloodyGoodTimeStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, leafCount) == 28, "BloodyGoodTimeStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, solid) == 30, "BloodyGoodTimeStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->solid) == 1, "BloodyGoodTimeStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, flags) == 31, "BloodyGoodTimeStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->flags) == 1, "BloodyGoodTimeStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, skin) == 32, "BloodyGoodTimeStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->skin) == 4, "BloodyGoodTimeStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, minDirectX) == 60, "BloodyGoodTimeStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "BloodyGoodTimeStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, maxDirectX) == 62, "BloodyGoodTimeStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "BloodyGoodTimeStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6BloodyGoodTime, name) == 64, "BloodyGoodTimeStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6BloodyGoodTime *)0)->name) == 128, "BloodyGoodTimeStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV6DarkMessiah {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV6DarkMessiah) == 136, "BloodyGoodTimeStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, origin) == 0, "BloodyGoodTimeStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->origin) == 12, "BloodyGoodTimeStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, angles) == 12, "BloodyGoodTimeStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->angles) == 12, "BloodyGoodTimeStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, model) == 24, "BloodyGoodTimeStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->model) == 2, "BloodyGoodTimeStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, firstLeaf) == 26, "BloodyGoodTimeStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, leafCount) == 28, "BloodyGoodTimeStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, solid) == 30, "BloodyGoodTimeStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->solid) == 1, "BloodyGoodTimeStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, flags) == 31, "BloodyGoodTimeStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->flags) == 1, "BloodyGoodTimeStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, skin) == 32, "BloodyGoodTimeStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->skin) == 4, "BloodyGoodTimeStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, minDirectX) == 60, "BloodyGoodTimeStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "BloodyGoodTimeStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, maxDirectX) == 62, "BloodyGoodTimeStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "BloodyGoodTimeStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV6DarkMessiah, unknown0x40) == 64, "BloodyGoodTimeStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "BloodyGoodTimeStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} BloodyGoodTimeStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropScale) == 16, "BloodyGoodTimeStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropScale, prop) == 0, "BloodyGoodTimeStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropScale *)0)->prop) == 4, "BloodyGoodTimeStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropScale, scale) == 4, "BloodyGoodTimeStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropScale *)0)->scale) == 12, "BloodyGoodTimeStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV7 {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV7) == 68, "BloodyGoodTimeStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, origin) == 0, "BloodyGoodTimeStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->origin) == 12, "BloodyGoodTimeStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, angles) == 12, "BloodyGoodTimeStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->angles) == 12, "BloodyGoodTimeStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, model) == 24, "BloodyGoodTimeStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->model) == 2, "BloodyGoodTimeStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, firstLeaf) == 26, "BloodyGoodTimeStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, leafCount) == 28, "BloodyGoodTimeStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, solid) == 30, "BloodyGoodTimeStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->solid) == 1, "BloodyGoodTimeStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, flags) == 31, "BloodyGoodTimeStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->flags) == 1, "BloodyGoodTimeStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, skin) == 32, "BloodyGoodTimeStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->skin) == 4, "BloodyGoodTimeStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, minDirectX) == 60, "BloodyGoodTimeStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->minDirectX) == 2, "BloodyGoodTimeStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, maxDirectX) == 62, "BloodyGoodTimeStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->maxDirectX) == 2, "BloodyGoodTimeStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7, color) == 64, "BloodyGoodTimeStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7 *)0)->color) == 4, "BloodyGoodTimeStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV7ZenoClash {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV7ZenoClash) == 68, "BloodyGoodTimeStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, origin) == 0, "BloodyGoodTimeStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->origin) == 12, "BloodyGoodTimeStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, angles) == 12, "BloodyGoodTimeStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->angles) == 12, "BloodyGoodTimeStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, model) == 24, "BloodyGoodTimeStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->model) == 2, "BloodyGoodTimeStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, firstLeaf) == 26, "BloodyGoodTimeStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, leafCount) == 28, "BloodyGoodTimeStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, solid) == 30, "BloodyGoodTimeStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->solid) == 1, "BloodyGoodTimeStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, flags) == 31, "BloodyGoodTimeStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->flags) == 1, "BloodyGoodTimeStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, skin) == 32, "BloodyGoodTimeStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->skin) == 4, "BloodyGoodTimeStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, minDirectX) == 60, "BloodyGoodTimeStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->minDirectX) == 2, "BloodyGoodTimeStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, maxDirectX) == 62, "BloodyGoodTimeStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "BloodyGoodTimeStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV7ZenoClash, unknown0x40) == 64, "BloodyGoodTimeStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "BloodyGoodTimeStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct BloodyGoodTimeStaticPropV8 {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV8) == 68, "BloodyGoodTimeStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, origin) == 0, "BloodyGoodTimeStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->origin) == 12, "BloodyGoodTimeStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, angles) == 12, "BloodyGoodTimeStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->angles) == 12, "BloodyGoodTimeStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, model) == 24, "BloodyGoodTimeStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->model) == 2, "BloodyGoodTimeStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, firstLeaf) == 26, "BloodyGoodTimeStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, leafCount) == 28, "BloodyGoodTimeStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, solid) == 30, "BloodyGoodTimeStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->solid) == 1, "BloodyGoodTimeStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, flags) == 31, "BloodyGoodTimeStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->flags) == 1, "BloodyGoodTimeStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, skin) == 32, "BloodyGoodTimeStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->skin) == 4, "BloodyGoodTimeStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, minCpuLevel) == 60, "BloodyGoodTimeStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->minCpuLevel) == 1, "BloodyGoodTimeStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, maxCpuLevel) == 61, "BloodyGoodTimeStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->maxCpuLevel) == 1, "BloodyGoodTimeStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, minGpuLevel) == 62, "BloodyGoodTimeStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->minGpuLevel) == 1, "BloodyGoodTimeStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, maxGpuLevel) == 63, "BloodyGoodTimeStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->maxGpuLevel) == 1, "BloodyGoodTimeStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8, color) == 64, "BloodyGoodTimeStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8 *)0)->color) == 4, "BloodyGoodTimeStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct BloodyGoodTimeStaticPropV8Vindictus {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV8Vindictus) == 72, "BloodyGoodTimeStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, origin) == 0, "BloodyGoodTimeStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->origin) == 12, "BloodyGoodTimeStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, angles) == 12, "BloodyGoodTimeStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->angles) == 12, "BloodyGoodTimeStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, model) == 24, "BloodyGoodTimeStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->model) == 2, "BloodyGoodTimeStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, firstLeaf) == 26, "BloodyGoodTimeStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, leafCount) == 28, "BloodyGoodTimeStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, solid) == 30, "BloodyGoodTimeStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->solid) == 1, "BloodyGoodTimeStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, flags) == 31, "BloodyGoodTimeStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->flags) == 1, "BloodyGoodTimeStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, skin) == 32, "BloodyGoodTimeStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->skin) == 4, "BloodyGoodTimeStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, minDirectX) == 60, "BloodyGoodTimeStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->minDirectX) == 2, "BloodyGoodTimeStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, maxDirectX) == 62, "BloodyGoodTimeStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->maxDirectX) == 2, "BloodyGoodTimeStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV8Vindictus, unknown0x40) == 64, "BloodyGoodTimeStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV8Vindictus *)0)->unknown0x40) == 8, "BloodyGoodTimeStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct BloodyGoodTimeStaticPropV9 {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV9) == 72, "BloodyGoodTimeStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, origin) == 0, "BloodyGoodTimeStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->origin) == 12, "BloodyGoodTimeStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, angles) == 12, "BloodyGoodTimeStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->angles) == 12, "BloodyGoodTimeStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, model) == 24, "BloodyGoodTimeStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->model) == 2, "BloodyGoodTimeStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, firstLeaf) == 26, "BloodyGoodTimeStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, leafCount) == 28, "BloodyGoodTimeStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, solid) == 30, "BloodyGoodTimeStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->solid) == 1, "BloodyGoodTimeStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, flags) == 31, "BloodyGoodTimeStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->flags) == 1, "BloodyGoodTimeStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, skin) == 32, "BloodyGoodTimeStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->skin) == 4, "BloodyGoodTimeStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, minCpuLevel) == 60, "BloodyGoodTimeStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->minCpuLevel) == 1, "BloodyGoodTimeStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, maxCpuLevel) == 61, "BloodyGoodTimeStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->maxCpuLevel) == 1, "BloodyGoodTimeStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, minGpuLevel) == 62, "BloodyGoodTimeStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->minGpuLevel) == 1, "BloodyGoodTimeStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, maxGpuLevel) == 63, "BloodyGoodTimeStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->maxGpuLevel) == 1, "BloodyGoodTimeStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, color) == 64, "BloodyGoodTimeStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->color) == 4, "BloodyGoodTimeStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9, disableXbox360) == 68, "BloodyGoodTimeStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9 *)0)->disableXbox360) == 1, "BloodyGoodTimeStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV9DearEsther {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
} BloodyGoodTimeStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV9DearEsther) == 76, "BloodyGoodTimeStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, origin) == 0, "BloodyGoodTimeStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->origin) == 12, "BloodyGoodTimeStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, angles) == 12, "BloodyGoodTimeStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->angles) == 12, "BloodyGoodTimeStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, model) == 24, "BloodyGoodTimeStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->model) == 2, "BloodyGoodTimeStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, firstLeaf) == 26, "BloodyGoodTimeStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, leafCount) == 28, "BloodyGoodTimeStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, solid) == 30, "BloodyGoodTimeStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->solid) == 1, "BloodyGoodTimeStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, flags) == 31, "BloodyGoodTimeStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->flags) == 1, "BloodyGoodTimeStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, unknown0x20) == 32, "BloodyGoodTimeStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->unknown0x20) == 4, "BloodyGoodTimeStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, skin) == 36, "BloodyGoodTimeStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->skin) == 4, "BloodyGoodTimeStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, fadeMinDistance) == 40, "BloodyGoodTimeStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, fadeMaxDistance) == 44, "BloodyGoodTimeStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, lightingOrigin) == 48, "BloodyGoodTimeStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, forcedFadeScale) == 60, "BloodyGoodTimeStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, minCpuLevel) == 64, "BloodyGoodTimeStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "BloodyGoodTimeStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, maxCpuLevel) == 65, "BloodyGoodTimeStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "BloodyGoodTimeStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, minGpuLevel) == 66, "BloodyGoodTimeStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "BloodyGoodTimeStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, maxGpuLevel) == 67, "BloodyGoodTimeStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "BloodyGoodTimeStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, color) == 68, "BloodyGoodTimeStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->color) == 4, "BloodyGoodTimeStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV9DearEsther, disableXbox360) == 72, "BloodyGoodTimeStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV9DearEsther *)0)->disableXbox360) == 1, "BloodyGoodTimeStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct BloodyGoodTimeStaticPropV10 {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} BloodyGoodTimeStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV10) == 72, "BloodyGoodTimeStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, origin) == 0, "BloodyGoodTimeStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->origin) == 12, "BloodyGoodTimeStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, angles) == 12, "BloodyGoodTimeStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->angles) == 12, "BloodyGoodTimeStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, model) == 24, "BloodyGoodTimeStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->model) == 2, "BloodyGoodTimeStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, firstLeaf) == 26, "BloodyGoodTimeStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, leafCount) == 28, "BloodyGoodTimeStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, solid) == 30, "BloodyGoodTimeStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->solid) == 1, "BloodyGoodTimeStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, skin) == 32, "BloodyGoodTimeStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->skin) == 4, "BloodyGoodTimeStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, minDirectX) == 60, "BloodyGoodTimeStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->minDirectX) == 2, "BloodyGoodTimeStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, maxDirectX) == 62, "BloodyGoodTimeStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->maxDirectX) == 2, "BloodyGoodTimeStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, flags) == 64, "BloodyGoodTimeStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->flags) == 4, "BloodyGoodTimeStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, lightmapWidth) == 68, "BloodyGoodTimeStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->lightmapWidth) == 2, "BloodyGoodTimeStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10, lightmapHeight) == 70, "BloodyGoodTimeStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10 *)0)->lightmapHeight) == 2, "BloodyGoodTimeStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} BloodyGoodTimeStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV10GlobalOffensive) == 76, "BloodyGoodTimeStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, origin) == 0, "BloodyGoodTimeStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->origin) == 12, "BloodyGoodTimeStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, angles) == 12, "BloodyGoodTimeStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->angles) == 12, "BloodyGoodTimeStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, model) == 24, "BloodyGoodTimeStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->model) == 2, "BloodyGoodTimeStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, firstLeaf) == 26, "BloodyGoodTimeStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, leafCount) == 28, "BloodyGoodTimeStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, solid) == 30, "BloodyGoodTimeStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->solid) == 1, "BloodyGoodTimeStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, flags) == 31, "BloodyGoodTimeStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->flags) == 1, "BloodyGoodTimeStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, skin) == 32, "BloodyGoodTimeStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->skin) == 4, "BloodyGoodTimeStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, minCpuLevel) == 60, "BloodyGoodTimeStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "BloodyGoodTimeStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "BloodyGoodTimeStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "BloodyGoodTimeStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, minGpuLevel) == 62, "BloodyGoodTimeStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "BloodyGoodTimeStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "BloodyGoodTimeStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "BloodyGoodTimeStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, color) == 64, "BloodyGoodTimeStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->color) == 4, "BloodyGoodTimeStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, disableXbox360) == 68, "BloodyGoodTimeStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "BloodyGoodTimeStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV10GlobalOffensive, flagsEx) == 72, "BloodyGoodTimeStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "BloodyGoodTimeStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} BloodyGoodTimeStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV11GlobalOffensive) == 80, "BloodyGoodTimeStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, origin) == 0, "BloodyGoodTimeStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->origin) == 12, "BloodyGoodTimeStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, angles) == 12, "BloodyGoodTimeStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->angles) == 12, "BloodyGoodTimeStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, model) == 24, "BloodyGoodTimeStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->model) == 2, "BloodyGoodTimeStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, firstLeaf) == 26, "BloodyGoodTimeStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, leafCount) == 28, "BloodyGoodTimeStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, solid) == 30, "BloodyGoodTimeStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->solid) == 1, "BloodyGoodTimeStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, flags) == 31, "BloodyGoodTimeStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->flags) == 1, "BloodyGoodTimeStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, skin) == 32, "BloodyGoodTimeStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->skin) == 4, "BloodyGoodTimeStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, minCpuLevel) == 60, "BloodyGoodTimeStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "BloodyGoodTimeStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "BloodyGoodTimeStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "BloodyGoodTimeStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, minGpuLevel) == 62, "BloodyGoodTimeStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "BloodyGoodTimeStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "BloodyGoodTimeStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "BloodyGoodTimeStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, color) == 64, "BloodyGoodTimeStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->color) == 4, "BloodyGoodTimeStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, disableXbox360) == 68, "BloodyGoodTimeStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "BloodyGoodTimeStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, flagsEx) == 72, "BloodyGoodTimeStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "BloodyGoodTimeStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11GlobalOffensive, scale) == 76, "BloodyGoodTimeStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11GlobalOffensive *)0)->scale) == 4, "BloodyGoodTimeStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} BloodyGoodTimeStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV11BlackMesaLite) == 76, "BloodyGoodTimeStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, origin) == 0, "BloodyGoodTimeStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->origin) == 12, "BloodyGoodTimeStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, angles) == 12, "BloodyGoodTimeStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->angles) == 12, "BloodyGoodTimeStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, model) == 24, "BloodyGoodTimeStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->model) == 2, "BloodyGoodTimeStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, firstLeaf) == 26, "BloodyGoodTimeStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, leafCount) == 28, "BloodyGoodTimeStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, solid) == 30, "BloodyGoodTimeStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->solid) == 1, "BloodyGoodTimeStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, skin) == 32, "BloodyGoodTimeStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->skin) == 4, "BloodyGoodTimeStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, minDirectX) == 60, "BloodyGoodTimeStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "BloodyGoodTimeStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, maxDirectX) == 62, "BloodyGoodTimeStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "BloodyGoodTimeStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, flags) == 64, "BloodyGoodTimeStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->flags) == 4, "BloodyGoodTimeStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, lightmapWidth) == 68, "BloodyGoodTimeStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "BloodyGoodTimeStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, lightmapHeight) == 70, "BloodyGoodTimeStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "BloodyGoodTimeStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesaLite, color) == 72, "BloodyGoodTimeStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesaLite *)0)->color) == 4, "BloodyGoodTimeStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct BloodyGoodTimeStaticPropV11Merubasu {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} BloodyGoodTimeStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV11Merubasu) == 76, "BloodyGoodTimeStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, origin) == 0, "BloodyGoodTimeStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->origin) == 12, "BloodyGoodTimeStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, angles) == 12, "BloodyGoodTimeStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->angles) == 12, "BloodyGoodTimeStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, model) == 24, "BloodyGoodTimeStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->model) == 2, "BloodyGoodTimeStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, firstLeaf) == 26, "BloodyGoodTimeStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, leafCount) == 28, "BloodyGoodTimeStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, solid) == 30, "BloodyGoodTimeStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->solid) == 1, "BloodyGoodTimeStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, skin) == 32, "BloodyGoodTimeStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->skin) == 4, "BloodyGoodTimeStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, minDirectX) == 60, "BloodyGoodTimeStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->minDirectX) == 2, "BloodyGoodTimeStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, maxDirectX) == 62, "BloodyGoodTimeStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->maxDirectX) == 2, "BloodyGoodTimeStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, flags) == 64, "BloodyGoodTimeStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->flags) == 4, "BloodyGoodTimeStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, lightmapWidth) == 68, "BloodyGoodTimeStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "BloodyGoodTimeStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, lightmapHeight) == 70, "BloodyGoodTimeStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "BloodyGoodTimeStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11Merubasu, scale) == 72, "BloodyGoodTimeStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11Merubasu *)0)->scale) == 4, "BloodyGoodTimeStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV11BlackMesa {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} BloodyGoodTimeStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV11BlackMesa) == 80, "BloodyGoodTimeStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, origin) == 0, "BloodyGoodTimeStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->origin) == 12, "BloodyGoodTimeStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, angles) == 12, "BloodyGoodTimeStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->angles) == 12, "BloodyGoodTimeStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, model) == 24, "BloodyGoodTimeStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->model) == 2, "BloodyGoodTimeStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, firstLeaf) == 26, "BloodyGoodTimeStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, leafCount) == 28, "BloodyGoodTimeStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, solid) == 30, "BloodyGoodTimeStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->solid) == 1, "BloodyGoodTimeStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, skin) == 32, "BloodyGoodTimeStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->skin) == 4, "BloodyGoodTimeStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, minDirectX) == 60, "BloodyGoodTimeStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->minDirectX) == 2, "BloodyGoodTimeStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, maxDirectX) == 62, "BloodyGoodTimeStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "BloodyGoodTimeStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, flags) == 64, "BloodyGoodTimeStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->flags) == 4, "BloodyGoodTimeStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, lightmapWidth) == 68, "BloodyGoodTimeStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "BloodyGoodTimeStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, lightmapHeight) == 70, "BloodyGoodTimeStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "BloodyGoodTimeStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, color) == 72, "BloodyGoodTimeStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->color) == 4, "BloodyGoodTimeStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV11BlackMesa, flagsEx) == 76, "BloodyGoodTimeStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV11BlackMesa *)0)->flagsEx) == 4, "BloodyGoodTimeStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeStaticPropV13 {
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
  /** How it collides. Values: BLOODY_GOOD_TIME_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: BLOODY_GOOD_TIME_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} BloodyGoodTimeStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropV13) == 88, "BloodyGoodTimeStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, origin) == 0, "BloodyGoodTimeStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->origin) == 12, "BloodyGoodTimeStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, angles) == 12, "BloodyGoodTimeStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->angles) == 12, "BloodyGoodTimeStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, model) == 24, "BloodyGoodTimeStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->model) == 2, "BloodyGoodTimeStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, firstLeaf) == 26, "BloodyGoodTimeStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->firstLeaf) == 2, "BloodyGoodTimeStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, leafCount) == 28, "BloodyGoodTimeStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->leafCount) == 2, "BloodyGoodTimeStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, solid) == 30, "BloodyGoodTimeStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->solid) == 1, "BloodyGoodTimeStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, flags) == 31, "BloodyGoodTimeStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->flags) == 1, "BloodyGoodTimeStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, skin) == 32, "BloodyGoodTimeStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->skin) == 4, "BloodyGoodTimeStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, fadeMinDistance) == 36, "BloodyGoodTimeStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->fadeMinDistance) == 4, "BloodyGoodTimeStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, fadeMaxDistance) == 40, "BloodyGoodTimeStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->fadeMaxDistance) == 4, "BloodyGoodTimeStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, lightingOrigin) == 44, "BloodyGoodTimeStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->lightingOrigin) == 12, "BloodyGoodTimeStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, forcedFadeScale) == 56, "BloodyGoodTimeStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->forcedFadeScale) == 4, "BloodyGoodTimeStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, minCpuLevel) == 60, "BloodyGoodTimeStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->minCpuLevel) == 1, "BloodyGoodTimeStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, maxCpuLevel) == 61, "BloodyGoodTimeStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->maxCpuLevel) == 1, "BloodyGoodTimeStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, minGpuLevel) == 62, "BloodyGoodTimeStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->minGpuLevel) == 1, "BloodyGoodTimeStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, maxGpuLevel) == 63, "BloodyGoodTimeStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->maxGpuLevel) == 1, "BloodyGoodTimeStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, color) == 64, "BloodyGoodTimeStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->color) == 4, "BloodyGoodTimeStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, disableXbox360) == 68, "BloodyGoodTimeStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->disableXbox360) == 1, "BloodyGoodTimeStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, flagsEx) == 72, "BloodyGoodTimeStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->flagsEx) == 4, "BloodyGoodTimeStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropV13, scale) == 76, "BloodyGoodTimeStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropV13 *)0)->scale) == 12, "BloodyGoodTimeStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct BloodyGoodTimeDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} BloodyGoodTimeDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDetailSprite) == 32, "BloodyGoodTimeDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailSprite, upperLeft) == 0, "BloodyGoodTimeDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailSprite *)0)->upperLeft) == 8, "BloodyGoodTimeDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailSprite, lowerRight) == 8, "BloodyGoodTimeDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailSprite *)0)->lowerRight) == 8, "BloodyGoodTimeDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailSprite, textureUpperLeft) == 16, "BloodyGoodTimeDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailSprite *)0)->textureUpperLeft) == 8, "BloodyGoodTimeDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailSprite, textureLowerRight) == 24, "BloodyGoodTimeDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailSprite *)0)->textureLowerRight) == 8, "BloodyGoodTimeDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct BloodyGoodTimeDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  BloodyGoodTimeColorRgbExp light;
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
  /** How it turns to who looks at it. Values: BLOODY_GOOD_TIME_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: BLOODY_GOOD_TIME_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} BloodyGoodTimeDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDetailProp) == 52, "BloodyGoodTimeDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, origin) == 0, "BloodyGoodTimeDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->origin) == 12, "BloodyGoodTimeDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, angles) == 12, "BloodyGoodTimeDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->angles) == 12, "BloodyGoodTimeDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, detail) == 24, "BloodyGoodTimeDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->detail) == 2, "BloodyGoodTimeDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, leaf) == 26, "BloodyGoodTimeDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->leaf) == 2, "BloodyGoodTimeDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, light) == 28, "BloodyGoodTimeDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->light) == 4, "BloodyGoodTimeDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, firstLightStyle) == 32, "BloodyGoodTimeDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->firstLightStyle) == 4, "BloodyGoodTimeDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, lightStyleCount) == 36, "BloodyGoodTimeDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->lightStyleCount) == 1, "BloodyGoodTimeDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, sway) == 37, "BloodyGoodTimeDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->sway) == 1, "BloodyGoodTimeDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, shapeAngle) == 38, "BloodyGoodTimeDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->shapeAngle) == 1, "BloodyGoodTimeDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, shapeSize) == 39, "BloodyGoodTimeDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->shapeSize) == 1, "BloodyGoodTimeDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, orientation) == 40, "BloodyGoodTimeDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->orientation) == 1, "BloodyGoodTimeDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, padding1) == 41, "BloodyGoodTimeDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->padding1) == 3, "BloodyGoodTimeDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, type) == 44, "BloodyGoodTimeDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->type) == 1, "BloodyGoodTimeDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, padding2) == 45, "BloodyGoodTimeDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->padding2) == 3, "BloodyGoodTimeDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailProp, scale) == 48, "BloodyGoodTimeDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailProp *)0)->scale) == 4, "BloodyGoodTimeDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct BloodyGoodTimeDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  BloodyGoodTimeColorRgbExp light;
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
} BloodyGoodTimeDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDetailPropV2) == 40, "BloodyGoodTimeDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropV2, origin) == 0, "BloodyGoodTimeDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropV2 *)0)->origin) == 12, "BloodyGoodTimeDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropV2, angles) == 12, "BloodyGoodTimeDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropV2 *)0)->angles) == 12, "BloodyGoodTimeDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropV2, detail) == 24, "BloodyGoodTimeDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropV2 *)0)->detail) == 2, "BloodyGoodTimeDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropV2, leaf) == 26, "BloodyGoodTimeDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropV2 *)0)->leaf) == 2, "BloodyGoodTimeDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropV2, light) == 28, "BloodyGoodTimeDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropV2 *)0)->light) == 4, "BloodyGoodTimeDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropV2, firstLightStyle) == 32, "BloodyGoodTimeDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropV2 *)0)->firstLightStyle) == 4, "BloodyGoodTimeDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropV2, lightStyleCount) == 36, "BloodyGoodTimeDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropV2 *)0)->lightStyleCount) == 1, "BloodyGoodTimeDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropV2, sway) == 37, "BloodyGoodTimeDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropV2 *)0)->sway) == 1, "BloodyGoodTimeDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropV2, shapeAngle) == 38, "BloodyGoodTimeDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropV2 *)0)->shapeAngle) == 1, "BloodyGoodTimeDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropV2, shapeSize) == 39, "BloodyGoodTimeDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropV2 *)0)->shapeSize) == 1, "BloodyGoodTimeDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct BloodyGoodTimeDetailPropLightStyle {
  /** The light. */
  BloodyGoodTimeColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} BloodyGoodTimeDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDetailPropLightStyle) == 5, "BloodyGoodTimeDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropLightStyle, light) == 0, "BloodyGoodTimeDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropLightStyle *)0)->light) == 4, "BloodyGoodTimeDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropLightStyle, style) == 4, "BloodyGoodTimeDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropLightStyle *)0)->style) == 1, "BloodyGoodTimeDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct BloodyGoodTimeLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} BloodyGoodTimeLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeLeafWaterData) == 12, "BloodyGoodTimeLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafWaterData, surfaceZ) == 0, "BloodyGoodTimeLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafWaterData *)0)->surfaceZ) == 4, "BloodyGoodTimeLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafWaterData, minZ) == 4, "BloodyGoodTimeLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafWaterData *)0)->minZ) == 4, "BloodyGoodTimeLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafWaterData, surfaceTexture) == 8, "BloodyGoodTimeLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafWaterData *)0)->surfaceTexture) == 2, "BloodyGoodTimeLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct BloodyGoodTimePrimitive {
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
} BloodyGoodTimePrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimePrimitive) == 10, "BloodyGoodTimePrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimePrimitive, type) == 0, "BloodyGoodTimePrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimePrimitive *)0)->type) == 2, "BloodyGoodTimePrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimePrimitive, firstIndex) == 2, "BloodyGoodTimePrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimePrimitive *)0)->firstIndex) == 2, "BloodyGoodTimePrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimePrimitive, indexCount) == 4, "BloodyGoodTimePrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimePrimitive *)0)->indexCount) == 2, "BloodyGoodTimePrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimePrimitive, firstVertex) == 6, "BloodyGoodTimePrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimePrimitive *)0)->firstVertex) == 2, "BloodyGoodTimePrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimePrimitive, vertexCount) == 8, "BloodyGoodTimePrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimePrimitive *)0)->vertexCount) == 2, "BloodyGoodTimePrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct BloodyGoodTimeCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} BloodyGoodTimeCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeCubemapSample) == 16, "BloodyGoodTimeCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeCubemapSample, origin) == 0, "BloodyGoodTimeCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeCubemapSample *)0)->origin) == 12, "BloodyGoodTimeCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeCubemapSample, size) == 12, "BloodyGoodTimeCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeCubemapSample *)0)->size) == 4, "BloodyGoodTimeCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct BloodyGoodTimeOverlay {
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
} BloodyGoodTimeOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeOverlay) == 352, "BloodyGoodTimeOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOverlay, id) == 0, "BloodyGoodTimeOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOverlay *)0)->id) == 4, "BloodyGoodTimeOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOverlay, texture) == 4, "BloodyGoodTimeOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOverlay *)0)->texture) == 2, "BloodyGoodTimeOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOverlay, faces) == 8, "BloodyGoodTimeOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOverlay *)0)->faces) == 256, "BloodyGoodTimeOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOverlay, u) == 264, "BloodyGoodTimeOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOverlay *)0)->u) == 8, "BloodyGoodTimeOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOverlay, v) == 272, "BloodyGoodTimeOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOverlay *)0)->v) == 8, "BloodyGoodTimeOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOverlay, uvPoints) == 280, "BloodyGoodTimeOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOverlay *)0)->uvPoints) == 48, "BloodyGoodTimeOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOverlay, origin) == 328, "BloodyGoodTimeOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOverlay *)0)->origin) == 12, "BloodyGoodTimeOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOverlay, normal) == 340, "BloodyGoodTimeOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOverlay *)0)->normal) == 12, "BloodyGoodTimeOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct BloodyGoodTimeWaterOverlay {
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
} BloodyGoodTimeWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeWaterOverlay) == 1120, "BloodyGoodTimeWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWaterOverlay, id) == 0, "BloodyGoodTimeWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWaterOverlay *)0)->id) == 4, "BloodyGoodTimeWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWaterOverlay, texture) == 4, "BloodyGoodTimeWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWaterOverlay *)0)->texture) == 2, "BloodyGoodTimeWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWaterOverlay, faces) == 8, "BloodyGoodTimeWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWaterOverlay *)0)->faces) == 1024, "BloodyGoodTimeWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWaterOverlay, u) == 1032, "BloodyGoodTimeWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWaterOverlay *)0)->u) == 8, "BloodyGoodTimeWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWaterOverlay, v) == 1040, "BloodyGoodTimeWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWaterOverlay *)0)->v) == 8, "BloodyGoodTimeWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWaterOverlay, uvPoints) == 1048, "BloodyGoodTimeWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWaterOverlay *)0)->uvPoints) == 48, "BloodyGoodTimeWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWaterOverlay, origin) == 1096, "BloodyGoodTimeWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWaterOverlay *)0)->origin) == 12, "BloodyGoodTimeWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeWaterOverlay, normal) == 1108, "BloodyGoodTimeWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeWaterOverlay *)0)->normal) == 12, "BloodyGoodTimeWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct BloodyGoodTimeLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} BloodyGoodTimeLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeLeafAmbientIndexHdr) == 4, "BloodyGoodTimeLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafAmbientIndexHdr, sampleCount) == 0, "BloodyGoodTimeLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafAmbientIndexHdr *)0)->sampleCount) == 2, "BloodyGoodTimeLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafAmbientIndexHdr, firstSample) == 2, "BloodyGoodTimeLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafAmbientIndexHdr *)0)->firstSample) == 2, "BloodyGoodTimeLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct BloodyGoodTimeLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} BloodyGoodTimeLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeLeafAmbientIndex) == 4, "BloodyGoodTimeLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafAmbientIndex, sampleCount) == 0, "BloodyGoodTimeLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafAmbientIndex *)0)->sampleCount) == 2, "BloodyGoodTimeLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafAmbientIndex, firstSample) == 2, "BloodyGoodTimeLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafAmbientIndex *)0)->firstSample) == 2, "BloodyGoodTimeLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct BloodyGoodTimeLeafAmbientSample {
  /** Light from six sides. */
  BloodyGoodTimeCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} BloodyGoodTimeLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeLeafAmbientSample) == 28, "BloodyGoodTimeLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafAmbientSample, cube) == 0, "BloodyGoodTimeLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafAmbientSample *)0)->cube) == 24, "BloodyGoodTimeLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafAmbientSample, position) == 24, "BloodyGoodTimeLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafAmbientSample *)0)->position) == 3, "BloodyGoodTimeLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeLeafAmbientSample, padding) == 27, "BloodyGoodTimeLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeLeafAmbientSample *)0)->padding) == 1, "BloodyGoodTimeLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct BloodyGoodTimeOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} BloodyGoodTimeOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeOverlayFade) == 8, "BloodyGoodTimeOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOverlayFade, minDistanceSquared) == 0, "BloodyGoodTimeOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOverlayFade *)0)->minDistanceSquared) == 4, "BloodyGoodTimeOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOverlayFade, maxDistanceSquared) == 4, "BloodyGoodTimeOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOverlayFade *)0)->maxDistanceSquared) == 4, "BloodyGoodTimeOverlayFade.maxDistanceSquared takes 4 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } BloodyGoodTimeVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeVerticesElement) == 12, "BloodyGoodTimeVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `BloodyGoodTimeOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `BloodyGoodTimeOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct BloodyGoodTimeOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} BloodyGoodTimeOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeOcclusionWithoutAreaHead) == 4, "BloodyGoodTimeOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOcclusionWithoutAreaHead, occluderCount) == 0, "BloodyGoodTimeOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "BloodyGoodTimeOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `BloodyGoodTimeOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `BloodyGoodTimeOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct BloodyGoodTimeOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} BloodyGoodTimeOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeOcclusionHead) == 4, "BloodyGoodTimeOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeOcclusionHead, occluderCount) == 0, "BloodyGoodTimeOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeOcclusionHead *)0)->occluderCount) == 4, "BloodyGoodTimeOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t BloodyGoodTimeFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeFaceIdsElement) == 2, "BloodyGoodTimeFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t BloodyGoodTimeSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeSurfedgesElement) == 4, "BloodyGoodTimeSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t BloodyGoodTimeLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeLeafFacesElement) == 2, "BloodyGoodTimeLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t BloodyGoodTimeLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeLeafBrushesElement) == 2, "BloodyGoodTimeLeafBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } BloodyGoodTimeVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeVertexNormalsElement) == 12, "BloodyGoodTimeVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t BloodyGoodTimeVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeVertexNormalIndicesElement) == 2, "BloodyGoodTimeVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t BloodyGoodTimeDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDisplacementLightmapAlphasElement) == 1, "BloodyGoodTimeDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV4 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV4Head) == 4, "BloodyGoodTimeStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV4Head, modelCount) == 0, "BloodyGoodTimeStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV4Head *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV5 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV5Head) == 4, "BloodyGoodTimeStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV5Head, modelCount) == 0, "BloodyGoodTimeStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV5Head *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV5TheShipHead) == 4, "BloodyGoodTimeStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV5TheShipHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV5TheShipHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV6 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV6Head) == 4, "BloodyGoodTimeStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV6Head, modelCount) == 0, "BloodyGoodTimeStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV6Head *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV6BloodyGoodTimeHead) == 4, "BloodyGoodTimeStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV6DarkMessiahHead) == 4, "BloodyGoodTimeStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV6DarkMessiahHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `BloodyGoodTimeStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV5 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV6VindictusHead) == 4, "BloodyGoodTimeStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV6VindictusHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV6VindictusHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV7 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV7Head) == 4, "BloodyGoodTimeStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV7Head, modelCount) == 0, "BloodyGoodTimeStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV7Head *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV7ZenoClashHead) == 4, "BloodyGoodTimeStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV7ZenoClashHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `BloodyGoodTimeStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV6 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV7VindictusHead) == 4, "BloodyGoodTimeStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV7VindictusHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV7VindictusHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV8 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV8Head) == 4, "BloodyGoodTimeStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV8Head, modelCount) == 0, "BloodyGoodTimeStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV8Head *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `BloodyGoodTimeStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV8VindictusHead) == 4, "BloodyGoodTimeStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV8VindictusHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV8VindictusHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV9 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV9Head) == 4, "BloodyGoodTimeStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV9Head, modelCount) == 0, "BloodyGoodTimeStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV9Head *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV9DearEstherHead) == 4, "BloodyGoodTimeStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV9DearEstherHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV10 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV10Head) == 4, "BloodyGoodTimeStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV10Head, modelCount) == 0, "BloodyGoodTimeStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV10Head *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV10GlobalOffensiveHead) == 4, "BloodyGoodTimeStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV11GlobalOffensiveHead) == 4, "BloodyGoodTimeStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV11BlackMesaLiteHead) == 4, "BloodyGoodTimeStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV11MerubasuHead) == 4, "BloodyGoodTimeStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV11MerubasuHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV12StrataHead) == 4, "BloodyGoodTimeStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV12StrataHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV12StrataHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV11BlackMesaHead) == 4, "BloodyGoodTimeStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV11BlackMesaHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeStaticPropV13 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeStaticPropsV13StrataHead) == 4, "BloodyGoodTimeStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeStaticPropsV13StrataHead, modelCount) == 0, "BloodyGoodTimeStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeStaticPropsV13StrataHead *)0)->modelCount) == 4, "BloodyGoodTimeStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `BloodyGoodTimeDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeDetailProp props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDetailPropsV4Head) == 4, "BloodyGoodTimeDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropsV4Head, modelCount) == 0, "BloodyGoodTimeDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropsV4Head *)0)->modelCount) == 4, "BloodyGoodTimeDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `BloodyGoodTimeDetailPropV2 props[propCount]`: The props.
 */
typedef struct BloodyGoodTimeDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} BloodyGoodTimeDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDetailPropsV2Head) == 4, "BloodyGoodTimeDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropsV2Head, modelCount) == 0, "BloodyGoodTimeDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropsV2Head *)0)->modelCount) == 4, "BloodyGoodTimeDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `BloodyGoodTimeDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct BloodyGoodTimeDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} BloodyGoodTimeDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDetailPropLightHead) == 4, "BloodyGoodTimeDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeDetailPropLightHead, count) == 0, "BloodyGoodTimeDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeDetailPropLightHead *)0)->count) == 4, "BloodyGoodTimeDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct BloodyGoodTimeColorVariablesHead {
  /** Number of names. */
  int32_t count;
} BloodyGoodTimeColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeColorVariablesHead) == 4, "BloodyGoodTimeColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BloodyGoodTimeColorVariablesHead, count) == 0, "BloodyGoodTimeColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BloodyGoodTimeColorVariablesHead *)0)->count) == 4, "BloodyGoodTimeColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } BloodyGoodTimePrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimePrimitiveVerticesElement) == 12, "BloodyGoodTimePrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t BloodyGoodTimePrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimePrimitiveIndicesElement) == 2, "BloodyGoodTimePrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } BloodyGoodTimeClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeClipPortalVerticesElement) == 12, "BloodyGoodTimeClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t BloodyGoodTimeTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeTextureStringTableElement) == 4, "BloodyGoodTimeTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t BloodyGoodTimeLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeLeafMinDistanceToWaterElement) == 2, "BloodyGoodTimeLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t BloodyGoodTimeFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeFaceMacroTextureInfoElement) == 2, "BloodyGoodTimeFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: BLOODY_GOOD_TIME_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t BloodyGoodTimeDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeDisplacementTrianglesElement) == 2, "BloodyGoodTimeDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t BloodyGoodTimeMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BloodyGoodTimeMapFlagsElement) == 4, "BloodyGoodTimeMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_OUTERLIGHT_BLOODY_GOOD_TIME_H */
