/**
 * Strata Source (Momentum Mod, Portal 2: Community Edition): VBSP 25, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Strata Source (Momentum Mod, Portal 2: Community Edition): VBSP 25. Alien Swarm's lumps with 32-bit indexes
 * and floating point boxes; each widened lump has a version of its own. The project says that layouts may
 * change without a new version, so sizes decide.
 *
 * Sources: facts on branches, sizes and values of the two real maps at hand.
 */
#ifndef BRUSHWORK_STRATA_STRATA_SOURCE_H
#define BRUSHWORK_STRATA_STRATA_SOURCE_H

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
 * What stands in the world; from lump version 1 on with escapes in quotes. Text of entities: blocks in braces
 * of quoted keys and values, a NUL at the end.
 */
#define STRATA_SOURCE_LUMP_ENTITIES 0
/** Array of StrataSourcePlane. */
#define STRATA_SOURCE_LUMP_PLANES 1
/** Array of StrataSourceTextureData. */
#define STRATA_SOURCE_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of StrataSourceVerticesElement. */
#define STRATA_SOURCE_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define STRATA_SOURCE_LUMP_VISIBILITY 4
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceNode.
 * - version 1: Array of StrataSourceNodeWide.
 */
#define STRATA_SOURCE_LUMP_NODES 5
/** Array of StrataSourceTextureInfo. */
#define STRATA_SOURCE_LUMP_TEXTURE_INFO 6
/**
 * One of several layouts.
 * - version 1: Array of StrataSourceFace.
 * - version 2: Array of StrataSourceFaceWide.
 */
#define STRATA_SOURCE_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * StrataSourceColorRgbExp.
 */
#define STRATA_SOURCE_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: StrataSourceOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: StrataSourceOcclusionHead, and what its comment says.
 */
#define STRATA_SOURCE_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceLeafVersion0.
 * - version 1: Array of StrataSourceLeaf.
 * - version 2: Array of StrataSourceLeafWide.
 */
#define STRATA_SOURCE_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of StrataSourceFaceIdsElement. */
#define STRATA_SOURCE_LUMP_FACE_IDS 11
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceEdge.
 * - version 1: Array of StrataSourceEdgeWide.
 */
#define STRATA_SOURCE_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of StrataSourceSurfedgesElement.
 */
#define STRATA_SOURCE_LUMP_SURFEDGES 13
/** Array of StrataSourceModel. */
#define STRATA_SOURCE_LUMP_MODELS 14
/** Array of StrataSourceWorldLightShadowOffset. */
#define STRATA_SOURCE_LUMP_WORLD_LIGHTS 15
/**
 * Faces, as leaves select them. One of several layouts.
 * - version 0: Array of StrataSourceLeafFaces0Element.
 * - version 1: Array of StrataSourceLeafFaces1Element.
 */
#define STRATA_SOURCE_LUMP_LEAF_FACES 16
/**
 * Brushes, as leaves select them. One of several layouts.
 * - version 0: Array of StrataSourceLeafBrushes0Element.
 * - version 1: Array of StrataSourceLeafBrushes1Element.
 */
#define STRATA_SOURCE_LUMP_LEAF_BRUSHES 17
/** Array of StrataSourceBrush. */
#define STRATA_SOURCE_LUMP_BRUSHES 18
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceBrushSideThin.
 * - version 1: Array of StrataSourceBrushSideWide.
 */
#define STRATA_SOURCE_LUMP_BRUSH_SIDES 19
/** Array of StrataSourceArea. */
#define STRATA_SOURCE_LUMP_AREAS 20
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceAreaPortal.
 * - version 1: Array of StrataSourceAreaPortalWide.
 */
#define STRATA_SOURCE_LUMP_AREA_PORTALS 21
/**
 * Brushes, as faces of several select them. One of several layouts.
 * - version 0: Array of StrataSourceFaceBrushes0Element.
 * - version 1: Array of StrataSourceFaceBrushes1Element.
 */
#define STRATA_SOURCE_LUMP_FACE_BRUSHES 22
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceFaceBrushList.
 * - version 1: Array of StrataSourceFaceBrushListWide.
 */
#define STRATA_SOURCE_LUMP_FACE_BRUSH_LISTS 23
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceDisplacementInfo.
 * - version 1: Array of StrataSourceDisplacementInfoWide.
 */
#define STRATA_SOURCE_LUMP_DISPLACEMENT_INFO 26
/**
 * One of several layouts.
 * Faces before they were split: real maps have wide ones under version 0, so that sizes decide.
 * - layout wide (versions 0, 1, 2): Array of StrataSourceOriginalFaceWide.
 * - layout plain (versions 0, 1): Array of StrataSourceOriginalFace.
 */
#define STRATA_SOURCE_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define STRATA_SOURCE_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define STRATA_SOURCE_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of StrataSourceVertexNormalsElement. */
#define STRATA_SOURCE_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. One of several layouts.
 * - version 0: Array of StrataSourceVertexNormalIndices0Element.
 * - version 1: Array of StrataSourceVertexNormalIndices1Element.
 */
#define STRATA_SOURCE_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * StrataSourceDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define STRATA_SOURCE_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of StrataSourceDisplacementVertex. */
#define STRATA_SOURCE_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define STRATA_SOURCE_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): StrataSourceStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): StrataSourceStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): StrataSourceStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): StrataSourceStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): StrataSourceStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): StrataSourceStaticPropsV6DarkMessiahHead, and what its
 * comment says.
 * - `sprp`, layout v6-vindictus (version 6): StrataSourceStaticPropsV6VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v7 (version 7): StrataSourceStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): StrataSourceStaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): StrataSourceStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): StrataSourceStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): StrataSourceStaticPropsV8VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v9 (version 9): StrataSourceStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): StrataSourceStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): StrataSourceStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): StrataSourceStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): StrataSourceStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): StrataSourceStaticPropsV11BlackMesaLiteHead, and
 * what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): StrataSourceStaticPropsV11MerubasuHead, and what its
 * comment says.
 * - `sprp`, layout v12-strata (version 12): StrataSourceStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): StrataSourceStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): StrataSourceStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): StrataSourceDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): StrataSourceDetailPropsV2Head, and what its comment says.
 * - `dplt`: StrataSourceDetailPropLightHead, and what its comment says.
 * - `dplh`: StrataSourceDetailPropLightHead, and what its comment says.
 * - `clvr`: StrataSourceColorVariablesHead, and what its comment says.
 */
#define STRATA_SOURCE_LUMP_GAME_LUMP 35
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceLeafWaterData.
 * - version 1: Array of StrataSourceLeafWaterDataWide.
 */
#define STRATA_SOURCE_LUMP_LEAF_WATER_DATA 36
/**
 * One of several layouts.
 * - version 0: Array of StrataSourcePrimitive.
 * - version 1: Array of StrataSourcePrimitiveWide.
 */
#define STRATA_SOURCE_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of
 * StrataSourcePrimitiveVerticesElement.
 */
#define STRATA_SOURCE_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. One of several layouts.
 * - version 0: Array of StrataSourcePrimitiveIndices0Element.
 * - version 1: Array of StrataSourcePrimitiveIndices1Element.
 */
#define STRATA_SOURCE_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define STRATA_SOURCE_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of StrataSourceClipPortalVerticesElement. */
#define STRATA_SOURCE_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of StrataSourceCubemapSample. */
#define STRATA_SOURCE_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define STRATA_SOURCE_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of StrataSourceTextureStringTableElement. */
#define STRATA_SOURCE_LUMP_TEXTURE_STRING_TABLE 44
/**
 * Decals that lie on faces; how version 3 is laid out, whose faces are elsewhere, isn't known. One of several
 * layouts.
 * - version 0: Array of StrataSourceOverlay.
 * - version 1: Array of StrataSourceOverlayWide.
 * - version 2: Array of StrataSourceOverlayTinted.
 * - version 3: Bytes of unknown meaning.
 */
#define STRATA_SOURCE_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of StrataSourceLeafMinDistanceToWaterElement. */
#define STRATA_SOURCE_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * StrataSourceFaceMacroTextureInfoElement.
 */
#define STRATA_SOURCE_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of StrataSourceDisplacementTrianglesElement. */
#define STRATA_SOURCE_LUMP_DISPLACEMENT_TRIANGLES 48
/** Triangles and names of static props. Bytes of unknown meaning. */
#define STRATA_SOURCE_LUMP_PROP_BLOB 49
/**
 * Decals that lie on water; how version 3 is laid out isn't known. One of several layouts.
 * - version 0: Array of StrataSourceWaterOverlay.
 * - version 1: Array of StrataSourceWaterOverlayWide.
 * - version 3: Bytes of unknown meaning.
 */
#define STRATA_SOURCE_LUMP_WATER_OVERLAYS 50
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceLeafAmbientIndexHdr.
 * - version 1: Array of StrataSourceLeafAmbientIndexHdrWide.
 */
#define STRATA_SOURCE_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/**
 * One of several layouts.
 * - version 0: Array of StrataSourceLeafAmbientIndex.
 * - version 1: Array of StrataSourceLeafAmbientIndexWide.
 */
#define STRATA_SOURCE_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of StrataSourceColorRgbExp. */
#define STRATA_SOURCE_LUMP_LIGHTING_HDR 53
/** Array of StrataSourceWorldLightShadowOffset. */
#define STRATA_SOURCE_LUMP_WORLD_LIGHTS_HDR 54
/** Array of StrataSourceLeafAmbientSample. */
#define STRATA_SOURCE_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of StrataSourceLeafAmbientSample. */
#define STRATA_SOURCE_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define STRATA_SOURCE_LUMP_XZIP_PAKFILE 57
/**
 * One of several layouts.
 * - version 1: Array of StrataSourceFace.
 * - version 2: Array of StrataSourceFaceWide.
 */
#define STRATA_SOURCE_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * StrataSourceMapFlagsElement.
 */
#define STRATA_SOURCE_LUMP_MAP_FLAGS 59
/** Array of StrataSourceOverlayFade. */
#define STRATA_SOURCE_LUMP_OVERLAY_FADES 60
/** Array of StrataSourceOverlaySystemLevels. */
#define STRATA_SOURCE_LUMP_OVERLAY_SYSTEM_LEVELS 61
/** What the physics needs for other levels of detail. Bytes of unknown meaning. */
#define STRATA_SOURCE_LUMP_PHYSICS_LEVEL 62
/**
 * How each vertex of the displacements blends several textures; empty where none does. Array of
 * StrataSourceDisplacementMultiblend.
 */
#define STRATA_SOURCE_LUMP_DISPLACEMENT_MULTIBLEND 63

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct StrataSourceLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} StrataSourceLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLumpEntry) == 16, "StrataSourceLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLumpEntry, offset) == 0, "StrataSourceLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLumpEntry, length) == 4, "StrataSourceLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLumpEntry, version) == 8, "StrataSourceLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLumpEntry, unpacked) == 12, "StrataSourceLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct StrataSourceHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 25. */
  int32_t version;
  /** The lumps by index. */
  StrataSourceLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} StrataSourceHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceHeader) == 1036, "StrataSourceHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceHeader, ident) == 0, "StrataSourceHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceHeader, version) == 4, "StrataSourceHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceHeader, lumps) == 8, "StrataSourceHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define STRATA_SOURCE_PLANE_TYPE_X 0
#define STRATA_SOURCE_PLANE_TYPE_Y 1
#define STRATA_SOURCE_PLANE_TYPE_Z 2
#define STRATA_SOURCE_PLANE_TYPE_NEAREST_X 3
#define STRATA_SOURCE_PLANE_TYPE_NEAREST_Y 4
#define STRATA_SOURCE_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define STRATA_SOURCE_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define STRATA_SOURCE_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define STRATA_SOURCE_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define STRATA_SOURCE_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define STRATA_SOURCE_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define STRATA_SOURCE_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define STRATA_SOURCE_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define STRATA_SOURCE_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define STRATA_SOURCE_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define STRATA_SOURCE_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define STRATA_SOURCE_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define STRATA_SOURCE_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define STRATA_SOURCE_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define STRATA_SOURCE_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define STRATA_SOURCE_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define STRATA_SOURCE_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define STRATA_SOURCE_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define STRATA_SOURCE_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define STRATA_SOURCE_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define STRATA_SOURCE_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define STRATA_SOURCE_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define STRATA_SOURCE_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define STRATA_SOURCE_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define STRATA_SOURCE_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define STRATA_SOURCE_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define STRATA_SOURCE_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define STRATA_SOURCE_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define STRATA_SOURCE_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define STRATA_SOURCE_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define STRATA_SOURCE_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define STRATA_SOURCE_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define STRATA_SOURCE_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define STRATA_SOURCE_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define STRATA_SOURCE_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define STRATA_SOURCE_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define STRATA_SOURCE_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define STRATA_SOURCE_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define STRATA_SOURCE_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define STRATA_SOURCE_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define STRATA_SOURCE_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define STRATA_SOURCE_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define STRATA_SOURCE_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define STRATA_SOURCE_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_SURFACE 0
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_POINT 1
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_SPOT 2
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define STRATA_SOURCE_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define STRATA_SOURCE_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define STRATA_SOURCE_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define STRATA_SOURCE_STATIC_PROP_SOLID_NONE 0
#define STRATA_SOURCE_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define STRATA_SOURCE_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define STRATA_SOURCE_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define STRATA_SOURCE_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define STRATA_SOURCE_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define STRATA_SOURCE_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define STRATA_SOURCE_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define STRATA_SOURCE_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define STRATA_SOURCE_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define STRATA_SOURCE_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define STRATA_SOURCE_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define STRATA_SOURCE_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define STRATA_SOURCE_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define STRATA_SOURCE_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define STRATA_SOURCE_DETAIL_PROP_ORIENTATION_NORMAL 0
#define STRATA_SOURCE_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define STRATA_SOURCE_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define STRATA_SOURCE_DETAIL_PROP_TYPE_MODEL 0
#define STRATA_SOURCE_DETAIL_PROP_TYPE_SPRITE 1
#define STRATA_SOURCE_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define STRATA_SOURCE_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct StrataSourcePlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: STRATA_SOURCE_PLANE_TYPE_*. */
  int32_t type;
} StrataSourcePlane;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourcePlane) == 20, "StrataSourcePlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePlane, normal) == 0, "StrataSourcePlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePlane *)0)->normal) == 12, "StrataSourcePlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePlane, distance) == 12, "StrataSourcePlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePlane *)0)->distance) == 4, "StrataSourcePlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePlane, type) == 16, "StrataSourcePlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePlane *)0)->type) == 4, "StrataSourcePlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct StrataSourceTextureData {
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
} StrataSourceTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceTextureData) == 32, "StrataSourceTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureData, reflectivity) == 0, "StrataSourceTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureData *)0)->reflectivity) == 12, "StrataSourceTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureData, name) == 12, "StrataSourceTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureData *)0)->name) == 4, "StrataSourceTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureData, width) == 16, "StrataSourceTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureData *)0)->width) == 4, "StrataSourceTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureData, height) == 20, "StrataSourceTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureData *)0)->height) == 4, "StrataSourceTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureData, viewWidth) == 24, "StrataSourceTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureData *)0)->viewWidth) == 4, "StrataSourceTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureData, viewHeight) == 28, "StrataSourceTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureData *)0)->viewHeight) == 4, "StrataSourceTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct StrataSourceNode {
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
} StrataSourceNode;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceNode) == 32, "StrataSourceNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNode, plane) == 0, "StrataSourceNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNode *)0)->plane) == 4, "StrataSourceNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNode, children) == 4, "StrataSourceNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNode *)0)->children) == 8, "StrataSourceNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNode, mins) == 12, "StrataSourceNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNode *)0)->mins) == 6, "StrataSourceNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNode, maxs) == 18, "StrataSourceNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNode *)0)->maxs) == 6, "StrataSourceNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNode, firstFace) == 24, "StrataSourceNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNode *)0)->firstFace) == 2, "StrataSourceNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNode, faceCount) == 26, "StrataSourceNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNode *)0)->faceCount) == 2, "StrataSourceNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNode, area) == 28, "StrataSourceNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNode *)0)->area) == 2, "StrataSourceNode.area takes 2 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceNodeWide {
  /** Plane that splits it. -> PLANES. */
  int32_t plane;
  /**
   * What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative
   * n: element -1 - n of LEAVES.
   */
  int32_t children[2];
  /** Lower corner of a rough box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of a rough box, in game units. */
  struct { float x, y, z; } maxs;
  /**
   * First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them. The lump may be
   * empty all the same.
   */
  uint32_t firstFace;
  /** Number of faces, those of both sides counted. */
  uint32_t faceCount;
  /** Area of all leaves below, or -1 when they are in several. */
  int16_t area;
} StrataSourceNodeWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceNodeWide) == 48, "StrataSourceNodeWide takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, plane) == 0, "StrataSourceNodeWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->plane) == 4, "StrataSourceNodeWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, children) == 4, "StrataSourceNodeWide.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->children) == 8, "StrataSourceNodeWide.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, mins) == 12, "StrataSourceNodeWide.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->mins) == 12, "StrataSourceNodeWide.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, maxs) == 24, "StrataSourceNodeWide.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->maxs) == 12, "StrataSourceNodeWide.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, firstFace) == 36, "StrataSourceNodeWide.firstFace lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->firstFace) == 4, "StrataSourceNodeWide.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, faceCount) == 40, "StrataSourceNodeWide.faceCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->faceCount) == 4, "StrataSourceNodeWide.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceNodeWide, area) == 44, "StrataSourceNodeWide.area lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceNodeWide *)0)->area) == 2, "StrataSourceNodeWide.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct StrataSourceTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: STRATA_SOURCE_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} StrataSourceTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceTextureInfo) == 72, "StrataSourceTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureInfo, textureS) == 0, "StrataSourceTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureInfo *)0)->textureS) == 16, "StrataSourceTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureInfo, textureT) == 16, "StrataSourceTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureInfo *)0)->textureT) == 16, "StrataSourceTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureInfo, lightmapS) == 32, "StrataSourceTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureInfo *)0)->lightmapS) == 16, "StrataSourceTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureInfo, lightmapT) == 48, "StrataSourceTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureInfo *)0)->lightmapT) == 16, "StrataSourceTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureInfo, flags) == 64, "StrataSourceTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureInfo *)0)->flags) == 4, "StrataSourceTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceTextureInfo, textureData) == 68, "StrataSourceTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceTextureInfo *)0)->textureData) == 4, "StrataSourceTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct StrataSourceFace {
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
} StrataSourceFace;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFace) == 56, "StrataSourceFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, plane) == 0, "StrataSourceFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->plane) == 2, "StrataSourceFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, side) == 2, "StrataSourceFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->side) == 1, "StrataSourceFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, onNode) == 3, "StrataSourceFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->onNode) == 1, "StrataSourceFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, firstEdge) == 4, "StrataSourceFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->firstEdge) == 4, "StrataSourceFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, edgeCount) == 8, "StrataSourceFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->edgeCount) == 2, "StrataSourceFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, texture) == 10, "StrataSourceFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->texture) == 2, "StrataSourceFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, displacement) == 12, "StrataSourceFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->displacement) == 2, "StrataSourceFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, fogVolume) == 14, "StrataSourceFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->fogVolume) == 2, "StrataSourceFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, styles) == 16, "StrataSourceFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->styles) == 4, "StrataSourceFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, lightOffset) == 20, "StrataSourceFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->lightOffset) == 4, "StrataSourceFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, area) == 24, "StrataSourceFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->area) == 4, "StrataSourceFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, lightmapMins) == 28, "StrataSourceFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->lightmapMins) == 8, "StrataSourceFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, lightmapSize) == 36, "StrataSourceFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->lightmapSize) == 8, "StrataSourceFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, originalFace) == 44, "StrataSourceFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->originalFace) == 4, "StrataSourceFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, firstPrimitive) == 50, "StrataSourceFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->firstPrimitive) == 2, "StrataSourceFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFace, smoothingGroups) == 52, "StrataSourceFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFace *)0)->smoothingGroups) == 4, "StrataSourceFace.smoothingGroups takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceFaceWide {
  /** Plane that the face lies on. -> PLANES. */
  uint32_t plane;
  /** Non-zero when the face looks away from its plane's normal. */
  uint8_t side;
  /** 1 = on a node, 0 = inside a leaf. */
  uint8_t onNode;
  /**
   * First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES, `edgeCount` of
   * them.
   */
  int32_t firstEdge;
  /** Number of edges. */
  int32_t edgeCount;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Displacement made of it; -1 = none. -> DISPLACEMENT_INFO; -1 = none. */
  int32_t displacement;
  /** Fog volume that it is the surface of; -1 = none. */
  int32_t fogVolume;
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
  /** Whether dynamic shadows fall on the face. */
  uint32_t dynamicShadows : 1;
  /** Number of primitives. */
  uint32_t primitiveCount : 31;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint32_t firstPrimitive;
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} StrataSourceFaceWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceWide) == 72, "StrataSourceFaceWide takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, plane) == 0, "StrataSourceFaceWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->plane) == 4, "StrataSourceFaceWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, side) == 4, "StrataSourceFaceWide.side lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->side) == 1, "StrataSourceFaceWide.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, onNode) == 5, "StrataSourceFaceWide.onNode lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->onNode) == 1, "StrataSourceFaceWide.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, firstEdge) == 8, "StrataSourceFaceWide.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->firstEdge) == 4, "StrataSourceFaceWide.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, edgeCount) == 12, "StrataSourceFaceWide.edgeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->edgeCount) == 4, "StrataSourceFaceWide.edgeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, texture) == 16, "StrataSourceFaceWide.texture lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->texture) == 4, "StrataSourceFaceWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, displacement) == 20, "StrataSourceFaceWide.displacement lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->displacement) == 4, "StrataSourceFaceWide.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, fogVolume) == 24, "StrataSourceFaceWide.fogVolume lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->fogVolume) == 4, "StrataSourceFaceWide.fogVolume takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, styles) == 28, "StrataSourceFaceWide.styles lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->styles) == 4, "StrataSourceFaceWide.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, lightOffset) == 32, "StrataSourceFaceWide.lightOffset lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->lightOffset) == 4, "StrataSourceFaceWide.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, area) == 36, "StrataSourceFaceWide.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->area) == 4, "StrataSourceFaceWide.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, lightmapMins) == 40, "StrataSourceFaceWide.lightmapMins lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->lightmapMins) == 8, "StrataSourceFaceWide.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, lightmapSize) == 48, "StrataSourceFaceWide.lightmapSize lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->lightmapSize) == 8, "StrataSourceFaceWide.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, originalFace) == 56, "StrataSourceFaceWide.originalFace lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->originalFace) == 4, "StrataSourceFaceWide.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, firstPrimitive) == 64, "StrataSourceFaceWide.firstPrimitive lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->firstPrimitive) == 4, "StrataSourceFaceWide.firstPrimitive takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceWide, smoothingGroups) == 68, "StrataSourceFaceWide.smoothingGroups lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceWide *)0)->smoothingGroups) == 4, "StrataSourceFaceWide.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct StrataSourceColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} StrataSourceColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceColorRgbExp) == 4, "StrataSourceColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceColorRgbExp, red) == 0, "StrataSourceColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceColorRgbExp *)0)->red) == 1, "StrataSourceColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceColorRgbExp, green) == 1, "StrataSourceColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceColorRgbExp *)0)->green) == 1, "StrataSourceColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceColorRgbExp, blue) == 2, "StrataSourceColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceColorRgbExp *)0)->blue) == 1, "StrataSourceColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceColorRgbExp, exponent) == 3, "StrataSourceColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceColorRgbExp *)0)->exponent) == 1, "StrataSourceColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct StrataSourceOccluderWithoutArea {
  /** Whether it starts switched off. Values: STRATA_SOURCE_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} StrataSourceOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOccluderWithoutArea) == 36, "StrataSourceOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluderWithoutArea, flags) == 0, "StrataSourceOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluderWithoutArea *)0)->flags) == 4, "StrataSourceOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluderWithoutArea, firstPolygon) == 4, "StrataSourceOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluderWithoutArea *)0)->firstPolygon) == 4, "StrataSourceOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluderWithoutArea, polygonCount) == 8, "StrataSourceOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluderWithoutArea *)0)->polygonCount) == 4, "StrataSourceOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluderWithoutArea, mins) == 12, "StrataSourceOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluderWithoutArea *)0)->mins) == 12, "StrataSourceOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluderWithoutArea, maxs) == 24, "StrataSourceOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluderWithoutArea *)0)->maxs) == 12, "StrataSourceOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct StrataSourceOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} StrataSourceOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOccluderPolygon) == 12, "StrataSourceOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluderPolygon, firstVertexIndex) == 0, "StrataSourceOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluderPolygon *)0)->firstVertexIndex) == 4, "StrataSourceOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluderPolygon, vertexCount) == 4, "StrataSourceOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluderPolygon *)0)->vertexCount) == 4, "StrataSourceOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluderPolygon, plane) == 8, "StrataSourceOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluderPolygon *)0)->plane) == 4, "StrataSourceOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct StrataSourceOccluder {
  /** Whether it starts switched off. Values: STRATA_SOURCE_OCCLUDER_FLAGS_*. */
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
} StrataSourceOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOccluder) == 40, "StrataSourceOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluder, flags) == 0, "StrataSourceOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluder *)0)->flags) == 4, "StrataSourceOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluder, firstPolygon) == 4, "StrataSourceOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluder *)0)->firstPolygon) == 4, "StrataSourceOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluder, polygonCount) == 8, "StrataSourceOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluder *)0)->polygonCount) == 4, "StrataSourceOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluder, mins) == 12, "StrataSourceOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluder *)0)->mins) == 12, "StrataSourceOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluder, maxs) == 24, "StrataSourceOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluder *)0)->maxs) == 12, "StrataSourceOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOccluder, area) == 36, "StrataSourceOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOccluder *)0)->area) == 4, "StrataSourceOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct StrataSourceCompressedLightCube {
  /** One colour a side. */
  StrataSourceColorRgbExp sides[6];
} StrataSourceCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceCompressedLightCube) == 24, "StrataSourceCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceCompressedLightCube, sides) == 0, "StrataSourceCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceCompressedLightCube *)0)->sides) == 24, "StrataSourceCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct StrataSourceLeafVersion0 {
  /** What its brushes are, all together. Values: STRATA_SOURCE_CONTENT_FLAGS_*. */
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
  StrataSourceCompressedLightCube ambientLight;
} StrataSourceLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafVersion0) == 56, "StrataSourceLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafVersion0, contents) == 0, "StrataSourceLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafVersion0 *)0)->contents) == 4, "StrataSourceLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafVersion0, cluster) == 4, "StrataSourceLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafVersion0 *)0)->cluster) == 2, "StrataSourceLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafVersion0, mins) == 8, "StrataSourceLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafVersion0 *)0)->mins) == 6, "StrataSourceLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafVersion0, maxs) == 14, "StrataSourceLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafVersion0 *)0)->maxs) == 6, "StrataSourceLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafVersion0, firstFace) == 20, "StrataSourceLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafVersion0 *)0)->firstFace) == 2, "StrataSourceLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafVersion0, faceCount) == 22, "StrataSourceLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafVersion0 *)0)->faceCount) == 2, "StrataSourceLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafVersion0, firstBrush) == 24, "StrataSourceLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafVersion0 *)0)->firstBrush) == 2, "StrataSourceLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafVersion0, brushCount) == 26, "StrataSourceLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafVersion0 *)0)->brushCount) == 2, "StrataSourceLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafVersion0, water) == 28, "StrataSourceLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafVersion0 *)0)->water) == 2, "StrataSourceLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafVersion0, ambientLight) == 30, "StrataSourceLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafVersion0 *)0)->ambientLight) == 24, "StrataSourceLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct StrataSourceLeaf {
  /** What its brushes are, all together. Values: STRATA_SOURCE_CONTENT_FLAGS_*. */
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
} StrataSourceLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeaf) == 32, "StrataSourceLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeaf, contents) == 0, "StrataSourceLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeaf *)0)->contents) == 4, "StrataSourceLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeaf, cluster) == 4, "StrataSourceLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeaf *)0)->cluster) == 2, "StrataSourceLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeaf, mins) == 8, "StrataSourceLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeaf *)0)->mins) == 6, "StrataSourceLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeaf, maxs) == 14, "StrataSourceLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeaf *)0)->maxs) == 6, "StrataSourceLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeaf, firstFace) == 20, "StrataSourceLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeaf *)0)->firstFace) == 2, "StrataSourceLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeaf, faceCount) == 22, "StrataSourceLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeaf *)0)->faceCount) == 2, "StrataSourceLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeaf, firstBrush) == 24, "StrataSourceLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeaf *)0)->firstBrush) == 2, "StrataSourceLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeaf, brushCount) == 26, "StrataSourceLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeaf *)0)->brushCount) == 2, "StrataSourceLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeaf, water) == 28, "StrataSourceLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeaf *)0)->water) == 2, "StrataSourceLeaf.water takes 2 bytes");

/**
 * A leaf of the trees (lump 10).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceLeafWide {
  /** What its brushes are, all together. Values: STRATA_SOURCE_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Row of the visibility lump; -1 = none, the leaf is solid or outside. */
  int32_t cluster;
  /** Area that doors separate from others; 0 = none. -> AREAS. */
  int32_t area : 17;
  /** What the leaf is for: sky, radial visibility, 2D sky. */
  int32_t flags : 15;
  /** Lower corner of a rough box, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of a rough box, in game units. */
  struct { float x, y, z; } maxs;
  /** First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them. */
  uint32_t firstFace;
  /** Number of faces. */
  uint32_t faceCount;
  /** First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them. */
  uint32_t firstBrush;
  /** Number of brushes. */
  uint32_t brushCount;
  /** Water that the leaf is in; -1 = none. -> LEAF_WATER_DATA; -1 = none. */
  int32_t water;
} StrataSourceLeafWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafWide) == 56, "StrataSourceLeafWide takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, contents) == 0, "StrataSourceLeafWide.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->contents) == 4, "StrataSourceLeafWide.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, cluster) == 4, "StrataSourceLeafWide.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->cluster) == 4, "StrataSourceLeafWide.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, mins) == 12, "StrataSourceLeafWide.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->mins) == 12, "StrataSourceLeafWide.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, maxs) == 24, "StrataSourceLeafWide.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->maxs) == 12, "StrataSourceLeafWide.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, firstFace) == 36, "StrataSourceLeafWide.firstFace lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->firstFace) == 4, "StrataSourceLeafWide.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, faceCount) == 40, "StrataSourceLeafWide.faceCount lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->faceCount) == 4, "StrataSourceLeafWide.faceCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, firstBrush) == 44, "StrataSourceLeafWide.firstBrush lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->firstBrush) == 4, "StrataSourceLeafWide.firstBrush takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, brushCount) == 48, "StrataSourceLeafWide.brushCount lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->brushCount) == 4, "StrataSourceLeafWide.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWide, water) == 52, "StrataSourceLeafWide.water lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWide *)0)->water) == 4, "StrataSourceLeafWide.water takes 4 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct StrataSourceEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} StrataSourceEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceEdge) == 4, "StrataSourceEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceEdge, vertices) == 0, "StrataSourceEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceEdge *)0)->vertices) == 4, "StrataSourceEdge.vertices takes 4 bytes");

/**
 * A line between two vertices (lump 12).
 * Source: facts on branches; size on real maps.
 */
typedef struct StrataSourceEdgeWide {
  /** Its two ends. -> VERTICES. */
  uint32_t vertices[2];
} StrataSourceEdgeWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceEdgeWide) == 8, "StrataSourceEdgeWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceEdgeWide, vertices) == 0, "StrataSourceEdgeWide.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceEdgeWide *)0)->vertices) == 8, "StrataSourceEdgeWide.vertices takes 8 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct StrataSourceModel {
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
} StrataSourceModel;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceModel) == 48, "StrataSourceModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceModel, mins) == 0, "StrataSourceModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceModel *)0)->mins) == 12, "StrataSourceModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceModel, maxs) == 12, "StrataSourceModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceModel *)0)->maxs) == 12, "StrataSourceModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceModel, origin) == 24, "StrataSourceModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceModel *)0)->origin) == 12, "StrataSourceModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceModel, headNode) == 36, "StrataSourceModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceModel *)0)->headNode) == 4, "StrataSourceModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceModel, firstFace) == 40, "StrataSourceModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceModel *)0)->firstFace) == 4, "StrataSourceModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceModel, faceCount) == 44, "StrataSourceModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceModel *)0)->faceCount) == 4, "StrataSourceModel.faceCount takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct StrataSourceWorldLightShadowOffset {
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
  /** Kind of light. Values: STRATA_SOURCE_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: STRATA_SOURCE_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} StrataSourceWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceWorldLightShadowOffset) == 100, "StrataSourceWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, origin) == 0, "StrataSourceWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->origin) == 12, "StrataSourceWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, intensity) == 12, "StrataSourceWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->intensity) == 12, "StrataSourceWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, normal) == 24, "StrataSourceWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->normal) == 12, "StrataSourceWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, shadowCastOffset) == 36, "StrataSourceWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "StrataSourceWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, cluster) == 48, "StrataSourceWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->cluster) == 4, "StrataSourceWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, type) == 52, "StrataSourceWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->type) == 4, "StrataSourceWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, style) == 56, "StrataSourceWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->style) == 4, "StrataSourceWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, stopDot) == 60, "StrataSourceWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->stopDot) == 4, "StrataSourceWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, stopDot2) == 64, "StrataSourceWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->stopDot2) == 4, "StrataSourceWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, exponent) == 68, "StrataSourceWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->exponent) == 4, "StrataSourceWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, radius) == 72, "StrataSourceWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->radius) == 4, "StrataSourceWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, constantAttenuation) == 76, "StrataSourceWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->constantAttenuation) == 4, "StrataSourceWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, linearAttenuation) == 80, "StrataSourceWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->linearAttenuation) == 4, "StrataSourceWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, quadraticAttenuation) == 84, "StrataSourceWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "StrataSourceWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, flags) == 88, "StrataSourceWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->flags) == 4, "StrataSourceWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, texture) == 92, "StrataSourceWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->texture) == 4, "StrataSourceWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWorldLightShadowOffset, owner) == 96, "StrataSourceWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWorldLightShadowOffset *)0)->owner) == 4, "StrataSourceWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct StrataSourceBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: STRATA_SOURCE_CONTENT_FLAGS_*. */
  int32_t contents;
} StrataSourceBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceBrush) == 12, "StrataSourceBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrush, firstSide) == 0, "StrataSourceBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrush *)0)->firstSide) == 4, "StrataSourceBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrush, sideCount) == 4, "StrataSourceBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrush *)0)->sideCount) == 4, "StrataSourceBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrush, contents) == 8, "StrataSourceBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrush *)0)->contents) == 4, "StrataSourceBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: engine headers.
 */
typedef struct StrataSourceBrushSideThin {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. */
  uint8_t bevel;
  /** 1 = the brush is thin along this side. */
  uint8_t thin;
} StrataSourceBrushSideThin;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceBrushSideThin) == 8, "StrataSourceBrushSideThin takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideThin, plane) == 0, "StrataSourceBrushSideThin.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideThin *)0)->plane) == 2, "StrataSourceBrushSideThin.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideThin, texture) == 2, "StrataSourceBrushSideThin.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideThin *)0)->texture) == 2, "StrataSourceBrushSideThin.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideThin, displacement) == 4, "StrataSourceBrushSideThin.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideThin *)0)->displacement) == 2, "StrataSourceBrushSideThin.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideThin, bevel) == 6, "StrataSourceBrushSideThin.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideThin *)0)->bevel) == 1, "StrataSourceBrushSideThin.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideThin, thin) == 7, "StrataSourceBrushSideThin.thin lies at 7");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideThin *)0)->thin) == 1, "StrataSourceBrushSideThin.thin takes 1 bytes");

/**
 * A side of a brush (lump 19).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceBrushSideWide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint32_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int32_t displacement;
  /** 1 = the side was added for collision only. */
  uint8_t bevel;
  /** 1 = the brush is thin along this side. */
  uint8_t thin;
} StrataSourceBrushSideWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceBrushSideWide) == 16, "StrataSourceBrushSideWide takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideWide, plane) == 0, "StrataSourceBrushSideWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideWide *)0)->plane) == 4, "StrataSourceBrushSideWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideWide, texture) == 4, "StrataSourceBrushSideWide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideWide *)0)->texture) == 4, "StrataSourceBrushSideWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideWide, displacement) == 8, "StrataSourceBrushSideWide.displacement lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideWide *)0)->displacement) == 4, "StrataSourceBrushSideWide.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideWide, bevel) == 12, "StrataSourceBrushSideWide.bevel lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideWide *)0)->bevel) == 1, "StrataSourceBrushSideWide.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceBrushSideWide, thin) == 13, "StrataSourceBrushSideWide.thin lies at 13");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceBrushSideWide *)0)->thin) == 1, "StrataSourceBrushSideWide.thin takes 1 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct StrataSourceArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} StrataSourceArea;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceArea) == 8, "StrataSourceArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceArea, portalCount) == 0, "StrataSourceArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceArea *)0)->portalCount) == 4, "StrataSourceArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceArea, firstPortal) == 4, "StrataSourceArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceArea *)0)->firstPortal) == 4, "StrataSourceArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct StrataSourceAreaPortal {
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
} StrataSourceAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceAreaPortal) == 12, "StrataSourceAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortal, key) == 0, "StrataSourceAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortal *)0)->key) == 2, "StrataSourceAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortal, otherArea) == 2, "StrataSourceAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortal *)0)->otherArea) == 2, "StrataSourceAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortal, firstVertex) == 4, "StrataSourceAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortal *)0)->firstVertex) == 2, "StrataSourceAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortal, vertexCount) == 6, "StrataSourceAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortal *)0)->vertexCount) == 2, "StrataSourceAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortal, plane) == 8, "StrataSourceAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortal *)0)->plane) == 4, "StrataSourceAreaPortal.plane takes 4 bytes");

/**
 * A way out of an area (lump 21).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceAreaPortalWide {
  /** Number by which an entity opens and closes it (`portalnumber`). */
  uint32_t key;
  /** Area that it leads into. -> AREAS. */
  uint32_t otherArea;
  /** First of `vertexCount` corners of the opening. -> CLIP_PORTAL_VERTICES, `vertexCount` of them. */
  uint32_t firstVertex;
  /** Number of corners. */
  uint32_t vertexCount;
  /** Plane of the opening. -> PLANES. */
  int32_t plane;
} StrataSourceAreaPortalWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceAreaPortalWide) == 20, "StrataSourceAreaPortalWide takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortalWide, key) == 0, "StrataSourceAreaPortalWide.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortalWide *)0)->key) == 4, "StrataSourceAreaPortalWide.key takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortalWide, otherArea) == 4, "StrataSourceAreaPortalWide.otherArea lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortalWide *)0)->otherArea) == 4, "StrataSourceAreaPortalWide.otherArea takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortalWide, firstVertex) == 8, "StrataSourceAreaPortalWide.firstVertex lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortalWide *)0)->firstVertex) == 4, "StrataSourceAreaPortalWide.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortalWide, vertexCount) == 12, "StrataSourceAreaPortalWide.vertexCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortalWide *)0)->vertexCount) == 4, "StrataSourceAreaPortalWide.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceAreaPortalWide, plane) == 16, "StrataSourceAreaPortalWide.plane lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceAreaPortalWide *)0)->plane) == 4, "StrataSourceAreaPortalWide.plane takes 4 bytes");

/**
 * The brushes that a face came from (lump 23), by the face's number. With a count of 1, `first` is the brush
 * itself; with more, it is the first of `count` entries in FACE_BRUSHES.
 * Original name: dfacebrushlist_t. Source: real maps. Confidence: probable.
 */
typedef struct StrataSourceFaceBrushList {
  /** Number of brushes. */
  uint16_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint16_t first;
} StrataSourceFaceBrushList;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceBrushList) == 4, "StrataSourceFaceBrushList takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceBrushList, brushCount) == 0, "StrataSourceFaceBrushList.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceBrushList *)0)->brushCount) == 2, "StrataSourceFaceBrushList.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceBrushList, first) == 2, "StrataSourceFaceBrushList.first lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceBrushList *)0)->first) == 2, "StrataSourceFaceBrushList.first takes 2 bytes");

/**
 * The brushes that a face came from (lump 23, version 1), by the face's number.
 * Source: sizes of real maps. Confidence: probable.
 */
typedef struct StrataSourceFaceBrushListWide {
  /** Number of brushes. */
  uint32_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint32_t first;
} StrataSourceFaceBrushListWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceBrushListWide) == 8, "StrataSourceFaceBrushListWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceBrushListWide, brushCount) == 0, "StrataSourceFaceBrushListWide.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceBrushListWide *)0)->brushCount) == 4, "StrataSourceFaceBrushListWide.brushCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceFaceBrushListWide, first) == 4, "StrataSourceFaceBrushListWide.first lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceFaceBrushListWide *)0)->first) == 4, "StrataSourceFaceBrushListWide.first takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct StrataSourceDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} StrataSourceDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementSubNeighbor) == 6, "StrataSourceDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighbor, displacement) == 0, "StrataSourceDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighbor *)0)->displacement) == 2, "StrataSourceDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighbor, orientation) == 2, "StrataSourceDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighbor *)0)->orientation) == 1, "StrataSourceDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighbor, span) == 3, "StrataSourceDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighbor *)0)->span) == 1, "StrataSourceDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighbor, neighborSpan) == 4, "StrataSourceDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighbor *)0)->neighborSpan) == 1, "StrataSourceDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct StrataSourceDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  StrataSourceDisplacementSubNeighbor subNeighbors[2];
} StrataSourceDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementNeighbor) == 12, "StrataSourceDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementNeighbor, subNeighbors) == 0, "StrataSourceDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementNeighbor *)0)->subNeighbors) == 12, "StrataSourceDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct StrataSourceDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} StrataSourceDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementCornerNeighbors) == 10, "StrataSourceDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementCornerNeighbors, neighbors) == 0, "StrataSourceDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementCornerNeighbors *)0)->neighbors) == 8, "StrataSourceDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementCornerNeighbors, count) == 8, "StrataSourceDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementCornerNeighbors *)0)->count) == 1, "StrataSourceDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct StrataSourceDisplacementInfo {
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
  /** What the surface is. Values: STRATA_SOURCE_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  StrataSourceDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  StrataSourceDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} StrataSourceDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementInfo) == 176, "StrataSourceDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, startPosition) == 0, "StrataSourceDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->startPosition) == 12, "StrataSourceDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, firstVertex) == 12, "StrataSourceDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->firstVertex) == 4, "StrataSourceDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, firstTriangle) == 16, "StrataSourceDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->firstTriangle) == 4, "StrataSourceDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, power) == 20, "StrataSourceDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->power) == 4, "StrataSourceDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, minTessellation) == 24, "StrataSourceDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->minTessellation) == 4, "StrataSourceDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, smoothingAngle) == 28, "StrataSourceDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->smoothingAngle) == 4, "StrataSourceDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, contents) == 32, "StrataSourceDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->contents) == 4, "StrataSourceDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, face) == 36, "StrataSourceDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->face) == 2, "StrataSourceDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, lightmapAlphaStart) == 40, "StrataSourceDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->lightmapAlphaStart) == 4, "StrataSourceDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, lightmapSamplePositionStart) == 44, "StrataSourceDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "StrataSourceDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, edgeNeighbors) == 48, "StrataSourceDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->edgeNeighbors) == 48, "StrataSourceDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, cornerNeighbors) == 96, "StrataSourceDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->cornerNeighbors) == 40, "StrataSourceDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfo, allowedVertices) == 136, "StrataSourceDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfo *)0)->allowedVertices) == 40, "StrataSourceDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceDisplacementSubNeighborWide {
  /** Displacement; 0xFFFFFFFF or 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 or 4294967295 = none. */
  uint32_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} StrataSourceDisplacementSubNeighborWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementSubNeighborWide) == 8, "StrataSourceDisplacementSubNeighborWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighborWide, displacement) == 0, "StrataSourceDisplacementSubNeighborWide.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighborWide *)0)->displacement) == 4, "StrataSourceDisplacementSubNeighborWide.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighborWide, orientation) == 4, "StrataSourceDisplacementSubNeighborWide.orientation lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighborWide *)0)->orientation) == 1, "StrataSourceDisplacementSubNeighborWide.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighborWide, span) == 5, "StrataSourceDisplacementSubNeighborWide.span lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighborWide *)0)->span) == 1, "StrataSourceDisplacementSubNeighborWide.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementSubNeighborWide, neighborSpan) == 6, "StrataSourceDisplacementSubNeighborWide.neighborSpan lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementSubNeighborWide *)0)->neighborSpan) == 1, "StrataSourceDisplacementSubNeighborWide.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceDisplacementNeighborWide {
  /** The neighbours; one along the whole edge stands first. */
  StrataSourceDisplacementSubNeighborWide subNeighbors[2];
} StrataSourceDisplacementNeighborWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementNeighborWide) == 16, "StrataSourceDisplacementNeighborWide takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementNeighborWide, subNeighbors) == 0, "StrataSourceDisplacementNeighborWide.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementNeighborWide *)0)->subNeighbors) == 16, "StrataSourceDisplacementNeighborWide.subNeighbors takes 16 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceDisplacementCornerNeighborsWide {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint32_t neighbors[4];
  /** How many. */
  uint8_t count;
} StrataSourceDisplacementCornerNeighborsWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementCornerNeighborsWide) == 20, "StrataSourceDisplacementCornerNeighborsWide takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementCornerNeighborsWide, neighbors) == 0, "StrataSourceDisplacementCornerNeighborsWide.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementCornerNeighborsWide *)0)->neighbors) == 16, "StrataSourceDisplacementCornerNeighborsWide.neighbors takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementCornerNeighborsWide, count) == 16, "StrataSourceDisplacementCornerNeighborsWide.count lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementCornerNeighborsWide *)0)->count) == 1, "StrataSourceDisplacementCornerNeighborsWide.count takes 1 bytes");

/**
 * A displacement (lump 26).
 * Original name: ddispinfo_t. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceDisplacementInfoWide {
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
  /** What the surface is. Values: STRATA_SOURCE_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint32_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  StrataSourceDisplacementNeighborWide edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  StrataSourceDisplacementCornerNeighborsWide cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} StrataSourceDisplacementInfoWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementInfoWide) == 232, "StrataSourceDisplacementInfoWide takes 232 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, startPosition) == 0, "StrataSourceDisplacementInfoWide.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->startPosition) == 12, "StrataSourceDisplacementInfoWide.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, firstVertex) == 12, "StrataSourceDisplacementInfoWide.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->firstVertex) == 4, "StrataSourceDisplacementInfoWide.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, firstTriangle) == 16, "StrataSourceDisplacementInfoWide.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->firstTriangle) == 4, "StrataSourceDisplacementInfoWide.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, power) == 20, "StrataSourceDisplacementInfoWide.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->power) == 4, "StrataSourceDisplacementInfoWide.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, minTessellation) == 24, "StrataSourceDisplacementInfoWide.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->minTessellation) == 4, "StrataSourceDisplacementInfoWide.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, smoothingAngle) == 28, "StrataSourceDisplacementInfoWide.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->smoothingAngle) == 4, "StrataSourceDisplacementInfoWide.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, contents) == 32, "StrataSourceDisplacementInfoWide.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->contents) == 4, "StrataSourceDisplacementInfoWide.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, face) == 36, "StrataSourceDisplacementInfoWide.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->face) == 4, "StrataSourceDisplacementInfoWide.face takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, lightmapAlphaStart) == 40, "StrataSourceDisplacementInfoWide.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->lightmapAlphaStart) == 4, "StrataSourceDisplacementInfoWide.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, lightmapSamplePositionStart) == 44, "StrataSourceDisplacementInfoWide.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->lightmapSamplePositionStart) == 4, "StrataSourceDisplacementInfoWide.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, edgeNeighbors) == 48, "StrataSourceDisplacementInfoWide.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->edgeNeighbors) == 64, "StrataSourceDisplacementInfoWide.edgeNeighbors takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, cornerNeighbors) == 112, "StrataSourceDisplacementInfoWide.cornerNeighbors lies at 112");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->cornerNeighbors) == 80, "StrataSourceDisplacementInfoWide.cornerNeighbors takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementInfoWide, allowedVertices) == 192, "StrataSourceDisplacementInfoWide.allowedVertices lies at 192");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementInfoWide *)0)->allowedVertices) == 40, "StrataSourceDisplacementInfoWide.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27); its texture may be an old number, as in all Source maps.
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceOriginalFaceWide {
  /** Plane that the face lies on. -> PLANES. */
  uint32_t plane;
  /** Non-zero when the face looks away from its plane's normal. */
  uint8_t side;
  /** 1 = on a node, 0 = inside a leaf. */
  uint8_t onNode;
  /**
   * First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES, `edgeCount` of
   * them.
   */
  int32_t firstEdge;
  /** Number of edges. */
  int32_t edgeCount;
  /** How it was textured when the compiler split it; the number may be an old one. -1 = not at all. */
  int32_t texture;
  /** Displacement made of it; -1 = none. -> DISPLACEMENT_INFO; -1 = none. */
  int32_t displacement;
  /** Fog volume that it is the surface of; -1 = none. */
  int32_t fogVolume;
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
  /** Whether dynamic shadows fall on the face. */
  uint32_t dynamicShadows : 1;
  /** Number of primitives. */
  uint32_t primitiveCount : 31;
  /** First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them. */
  uint32_t firstPrimitive;
  /** Groups of faces that light is smoothed across. */
  uint32_t smoothingGroups;
} StrataSourceOriginalFaceWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOriginalFaceWide) == 72, "StrataSourceOriginalFaceWide takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, plane) == 0, "StrataSourceOriginalFaceWide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->plane) == 4, "StrataSourceOriginalFaceWide.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, side) == 4, "StrataSourceOriginalFaceWide.side lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->side) == 1, "StrataSourceOriginalFaceWide.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, onNode) == 5, "StrataSourceOriginalFaceWide.onNode lies at 5");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->onNode) == 1, "StrataSourceOriginalFaceWide.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, firstEdge) == 8, "StrataSourceOriginalFaceWide.firstEdge lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->firstEdge) == 4, "StrataSourceOriginalFaceWide.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, edgeCount) == 12, "StrataSourceOriginalFaceWide.edgeCount lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->edgeCount) == 4, "StrataSourceOriginalFaceWide.edgeCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, texture) == 16, "StrataSourceOriginalFaceWide.texture lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->texture) == 4, "StrataSourceOriginalFaceWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, displacement) == 20, "StrataSourceOriginalFaceWide.displacement lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->displacement) == 4, "StrataSourceOriginalFaceWide.displacement takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, fogVolume) == 24, "StrataSourceOriginalFaceWide.fogVolume lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->fogVolume) == 4, "StrataSourceOriginalFaceWide.fogVolume takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, styles) == 28, "StrataSourceOriginalFaceWide.styles lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->styles) == 4, "StrataSourceOriginalFaceWide.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, lightOffset) == 32, "StrataSourceOriginalFaceWide.lightOffset lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->lightOffset) == 4, "StrataSourceOriginalFaceWide.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, area) == 36, "StrataSourceOriginalFaceWide.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->area) == 4, "StrataSourceOriginalFaceWide.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, lightmapMins) == 40, "StrataSourceOriginalFaceWide.lightmapMins lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->lightmapMins) == 8, "StrataSourceOriginalFaceWide.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, lightmapSize) == 48, "StrataSourceOriginalFaceWide.lightmapSize lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->lightmapSize) == 8, "StrataSourceOriginalFaceWide.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, originalFace) == 56, "StrataSourceOriginalFaceWide.originalFace lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->originalFace) == 4, "StrataSourceOriginalFaceWide.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, firstPrimitive) == 64, "StrataSourceOriginalFaceWide.firstPrimitive lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->firstPrimitive) == 4, "StrataSourceOriginalFaceWide.firstPrimitive takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFaceWide, smoothingGroups) == 68, "StrataSourceOriginalFaceWide.smoothingGroups lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFaceWide *)0)->smoothingGroups) == 4, "StrataSourceOriginalFaceWide.smoothingGroups takes 4 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct StrataSourceOriginalFace {
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
} StrataSourceOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOriginalFace) == 56, "StrataSourceOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, plane) == 0, "StrataSourceOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->plane) == 2, "StrataSourceOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, side) == 2, "StrataSourceOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->side) == 1, "StrataSourceOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, onNode) == 3, "StrataSourceOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->onNode) == 1, "StrataSourceOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, firstEdge) == 4, "StrataSourceOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->firstEdge) == 4, "StrataSourceOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, edgeCount) == 8, "StrataSourceOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->edgeCount) == 2, "StrataSourceOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, texture) == 10, "StrataSourceOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->texture) == 2, "StrataSourceOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, displacement) == 12, "StrataSourceOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->displacement) == 2, "StrataSourceOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, fogVolume) == 14, "StrataSourceOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->fogVolume) == 2, "StrataSourceOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, styles) == 16, "StrataSourceOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->styles) == 4, "StrataSourceOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, lightOffset) == 20, "StrataSourceOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->lightOffset) == 4, "StrataSourceOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, area) == 24, "StrataSourceOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->area) == 4, "StrataSourceOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, lightmapMins) == 28, "StrataSourceOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->lightmapMins) == 8, "StrataSourceOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, lightmapSize) == 36, "StrataSourceOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->lightmapSize) == 8, "StrataSourceOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, originalFace) == 44, "StrataSourceOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->originalFace) == 4, "StrataSourceOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, firstPrimitive) == 50, "StrataSourceOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->firstPrimitive) == 2, "StrataSourceOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOriginalFace, smoothingGroups) == 52, "StrataSourceOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOriginalFace *)0)->smoothingGroups) == 4, "StrataSourceOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct StrataSourceDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} StrataSourceDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementVertex) == 20, "StrataSourceDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementVertex, direction) == 0, "StrataSourceDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementVertex *)0)->direction) == 12, "StrataSourceDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementVertex, distance) == 12, "StrataSourceDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementVertex *)0)->distance) == 4, "StrataSourceDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementVertex, alpha) == 16, "StrataSourceDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementVertex *)0)->alpha) == 4, "StrataSourceDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct StrataSourceStaticPropV4 {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} StrataSourceStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV4) == 56, "StrataSourceStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, origin) == 0, "StrataSourceStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->origin) == 12, "StrataSourceStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, angles) == 12, "StrataSourceStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->angles) == 12, "StrataSourceStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, model) == 24, "StrataSourceStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->model) == 2, "StrataSourceStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, firstLeaf) == 26, "StrataSourceStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->firstLeaf) == 2, "StrataSourceStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, leafCount) == 28, "StrataSourceStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->leafCount) == 2, "StrataSourceStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, solid) == 30, "StrataSourceStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->solid) == 1, "StrataSourceStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, flags) == 31, "StrataSourceStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->flags) == 1, "StrataSourceStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, skin) == 32, "StrataSourceStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->skin) == 4, "StrataSourceStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, fadeMinDistance) == 36, "StrataSourceStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, fadeMaxDistance) == 40, "StrataSourceStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV4, lightingOrigin) == 44, "StrataSourceStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV4 *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct StrataSourceStaticPropV5 {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV5) == 60, "StrataSourceStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, origin) == 0, "StrataSourceStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->origin) == 12, "StrataSourceStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, angles) == 12, "StrataSourceStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->angles) == 12, "StrataSourceStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, model) == 24, "StrataSourceStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->model) == 2, "StrataSourceStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, firstLeaf) == 26, "StrataSourceStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->firstLeaf) == 2, "StrataSourceStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, leafCount) == 28, "StrataSourceStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->leafCount) == 2, "StrataSourceStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, solid) == 30, "StrataSourceStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->solid) == 1, "StrataSourceStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, flags) == 31, "StrataSourceStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->flags) == 1, "StrataSourceStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, skin) == 32, "StrataSourceStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->skin) == 4, "StrataSourceStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, fadeMinDistance) == 36, "StrataSourceStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, fadeMaxDistance) == 40, "StrataSourceStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, lightingOrigin) == 44, "StrataSourceStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5, forcedFadeScale) == 56, "StrataSourceStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5 *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV5TheShip {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV5TheShip) == 188, "StrataSourceStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, origin) == 0, "StrataSourceStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->origin) == 12, "StrataSourceStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, angles) == 12, "StrataSourceStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->angles) == 12, "StrataSourceStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, model) == 24, "StrataSourceStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->model) == 2, "StrataSourceStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, firstLeaf) == 26, "StrataSourceStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->firstLeaf) == 2, "StrataSourceStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, leafCount) == 28, "StrataSourceStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->leafCount) == 2, "StrataSourceStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, solid) == 30, "StrataSourceStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->solid) == 1, "StrataSourceStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, flags) == 31, "StrataSourceStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->flags) == 1, "StrataSourceStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, skin) == 32, "StrataSourceStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->skin) == 4, "StrataSourceStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, fadeMinDistance) == 36, "StrataSourceStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, fadeMaxDistance) == 40, "StrataSourceStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, lightingOrigin) == 44, "StrataSourceStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, forcedFadeScale) == 56, "StrataSourceStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV5TheShip, name) == 60, "StrataSourceStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV5TheShip *)0)->name) == 128, "StrataSourceStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct StrataSourceStaticPropV6 {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV6) == 64, "StrataSourceStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, origin) == 0, "StrataSourceStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->origin) == 12, "StrataSourceStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, angles) == 12, "StrataSourceStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->angles) == 12, "StrataSourceStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, model) == 24, "StrataSourceStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->model) == 2, "StrataSourceStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, firstLeaf) == 26, "StrataSourceStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->firstLeaf) == 2, "StrataSourceStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, leafCount) == 28, "StrataSourceStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->leafCount) == 2, "StrataSourceStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, solid) == 30, "StrataSourceStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->solid) == 1, "StrataSourceStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, flags) == 31, "StrataSourceStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->flags) == 1, "StrataSourceStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, skin) == 32, "StrataSourceStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->skin) == 4, "StrataSourceStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, fadeMinDistance) == 36, "StrataSourceStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, fadeMaxDistance) == 40, "StrataSourceStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, lightingOrigin) == 44, "StrataSourceStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, forcedFadeScale) == 56, "StrataSourceStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, minDirectX) == 60, "StrataSourceStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->minDirectX) == 2, "StrataSourceStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6, maxDirectX) == 62, "StrataSourceStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6 *)0)->maxDirectX) == 2, "StrataSourceStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV6BloodyGoodTime) == 192, "StrataSourceStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, origin) == 0, "StrataSourceStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->origin) == 12, "StrataSourceStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, angles) == 12, "StrataSourceStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->angles) == 12, "StrataSourceStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, model) == 24, "StrataSourceStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->model) == 2, "StrataSourceStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, firstLeaf) == 26, "StrataSourceStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "StrataSourceStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, leafCount) == 28, "StrataSourceStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "StrataSourceStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, solid) == 30, "StrataSourceStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->solid) == 1, "StrataSourceStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, flags) == 31, "StrataSourceStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->flags) == 1, "StrataSourceStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, skin) == 32, "StrataSourceStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->skin) == 4, "StrataSourceStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "StrataSourceStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "StrataSourceStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "StrataSourceStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "StrataSourceStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, minDirectX) == 60, "StrataSourceStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "StrataSourceStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, maxDirectX) == 62, "StrataSourceStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "StrataSourceStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6BloodyGoodTime, name) == 64, "StrataSourceStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6BloodyGoodTime *)0)->name) == 128, "StrataSourceStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV6DarkMessiah {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV6DarkMessiah) == 136, "StrataSourceStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, origin) == 0, "StrataSourceStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->origin) == 12, "StrataSourceStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, angles) == 12, "StrataSourceStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->angles) == 12, "StrataSourceStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, model) == 24, "StrataSourceStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->model) == 2, "StrataSourceStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, firstLeaf) == 26, "StrataSourceStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "StrataSourceStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, leafCount) == 28, "StrataSourceStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->leafCount) == 2, "StrataSourceStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, solid) == 30, "StrataSourceStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->solid) == 1, "StrataSourceStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, flags) == 31, "StrataSourceStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->flags) == 1, "StrataSourceStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, skin) == 32, "StrataSourceStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->skin) == 4, "StrataSourceStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, fadeMinDistance) == 36, "StrataSourceStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "StrataSourceStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, lightingOrigin) == 44, "StrataSourceStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, forcedFadeScale) == 56, "StrataSourceStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, minDirectX) == 60, "StrataSourceStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "StrataSourceStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, maxDirectX) == 62, "StrataSourceStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "StrataSourceStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV6DarkMessiah, unknown0x40) == 64, "StrataSourceStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "StrataSourceStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} StrataSourceStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropScale) == 16, "StrataSourceStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropScale, prop) == 0, "StrataSourceStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropScale *)0)->prop) == 4, "StrataSourceStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropScale, scale) == 4, "StrataSourceStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropScale *)0)->scale) == 12, "StrataSourceStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV7 {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV7) == 68, "StrataSourceStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, origin) == 0, "StrataSourceStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->origin) == 12, "StrataSourceStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, angles) == 12, "StrataSourceStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->angles) == 12, "StrataSourceStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, model) == 24, "StrataSourceStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->model) == 2, "StrataSourceStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, firstLeaf) == 26, "StrataSourceStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->firstLeaf) == 2, "StrataSourceStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, leafCount) == 28, "StrataSourceStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->leafCount) == 2, "StrataSourceStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, solid) == 30, "StrataSourceStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->solid) == 1, "StrataSourceStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, flags) == 31, "StrataSourceStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->flags) == 1, "StrataSourceStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, skin) == 32, "StrataSourceStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->skin) == 4, "StrataSourceStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, fadeMinDistance) == 36, "StrataSourceStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, fadeMaxDistance) == 40, "StrataSourceStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, lightingOrigin) == 44, "StrataSourceStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, forcedFadeScale) == 56, "StrataSourceStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, minDirectX) == 60, "StrataSourceStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->minDirectX) == 2, "StrataSourceStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, maxDirectX) == 62, "StrataSourceStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->maxDirectX) == 2, "StrataSourceStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7, color) == 64, "StrataSourceStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7 *)0)->color) == 4, "StrataSourceStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV7ZenoClash {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV7ZenoClash) == 68, "StrataSourceStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, origin) == 0, "StrataSourceStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->origin) == 12, "StrataSourceStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, angles) == 12, "StrataSourceStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->angles) == 12, "StrataSourceStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, model) == 24, "StrataSourceStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->model) == 2, "StrataSourceStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, firstLeaf) == 26, "StrataSourceStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "StrataSourceStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, leafCount) == 28, "StrataSourceStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->leafCount) == 2, "StrataSourceStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, solid) == 30, "StrataSourceStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->solid) == 1, "StrataSourceStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, flags) == 31, "StrataSourceStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->flags) == 1, "StrataSourceStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, skin) == 32, "StrataSourceStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->skin) == 4, "StrataSourceStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, fadeMinDistance) == 36, "StrataSourceStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, fadeMaxDistance) == 40, "StrataSourceStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, lightingOrigin) == 44, "StrataSourceStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, forcedFadeScale) == 56, "StrataSourceStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, minDirectX) == 60, "StrataSourceStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->minDirectX) == 2, "StrataSourceStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, maxDirectX) == 62, "StrataSourceStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "StrataSourceStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV7ZenoClash, unknown0x40) == 64, "StrataSourceStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "StrataSourceStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct StrataSourceStaticPropV8 {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV8) == 68, "StrataSourceStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, origin) == 0, "StrataSourceStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->origin) == 12, "StrataSourceStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, angles) == 12, "StrataSourceStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->angles) == 12, "StrataSourceStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, model) == 24, "StrataSourceStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->model) == 2, "StrataSourceStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, firstLeaf) == 26, "StrataSourceStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->firstLeaf) == 2, "StrataSourceStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, leafCount) == 28, "StrataSourceStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->leafCount) == 2, "StrataSourceStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, solid) == 30, "StrataSourceStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->solid) == 1, "StrataSourceStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, flags) == 31, "StrataSourceStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->flags) == 1, "StrataSourceStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, skin) == 32, "StrataSourceStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->skin) == 4, "StrataSourceStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, fadeMinDistance) == 36, "StrataSourceStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, fadeMaxDistance) == 40, "StrataSourceStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, lightingOrigin) == 44, "StrataSourceStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, forcedFadeScale) == 56, "StrataSourceStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, minCpuLevel) == 60, "StrataSourceStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->minCpuLevel) == 1, "StrataSourceStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, maxCpuLevel) == 61, "StrataSourceStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->maxCpuLevel) == 1, "StrataSourceStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, minGpuLevel) == 62, "StrataSourceStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->minGpuLevel) == 1, "StrataSourceStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, maxGpuLevel) == 63, "StrataSourceStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->maxGpuLevel) == 1, "StrataSourceStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8, color) == 64, "StrataSourceStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8 *)0)->color) == 4, "StrataSourceStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct StrataSourceStaticPropV8Vindictus {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV8Vindictus) == 72, "StrataSourceStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, origin) == 0, "StrataSourceStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->origin) == 12, "StrataSourceStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, angles) == 12, "StrataSourceStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->angles) == 12, "StrataSourceStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, model) == 24, "StrataSourceStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->model) == 2, "StrataSourceStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, firstLeaf) == 26, "StrataSourceStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->firstLeaf) == 2, "StrataSourceStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, leafCount) == 28, "StrataSourceStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->leafCount) == 2, "StrataSourceStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, solid) == 30, "StrataSourceStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->solid) == 1, "StrataSourceStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, flags) == 31, "StrataSourceStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->flags) == 1, "StrataSourceStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, skin) == 32, "StrataSourceStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->skin) == 4, "StrataSourceStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, fadeMinDistance) == 36, "StrataSourceStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, fadeMaxDistance) == 40, "StrataSourceStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, lightingOrigin) == 44, "StrataSourceStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, forcedFadeScale) == 56, "StrataSourceStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, minDirectX) == 60, "StrataSourceStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->minDirectX) == 2, "StrataSourceStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, maxDirectX) == 62, "StrataSourceStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->maxDirectX) == 2, "StrataSourceStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV8Vindictus, unknown0x40) == 64, "StrataSourceStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV8Vindictus *)0)->unknown0x40) == 8, "StrataSourceStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct StrataSourceStaticPropV9 {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV9) == 72, "StrataSourceStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, origin) == 0, "StrataSourceStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->origin) == 12, "StrataSourceStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, angles) == 12, "StrataSourceStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->angles) == 12, "StrataSourceStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, model) == 24, "StrataSourceStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->model) == 2, "StrataSourceStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, firstLeaf) == 26, "StrataSourceStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->firstLeaf) == 2, "StrataSourceStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, leafCount) == 28, "StrataSourceStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->leafCount) == 2, "StrataSourceStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, solid) == 30, "StrataSourceStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->solid) == 1, "StrataSourceStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, flags) == 31, "StrataSourceStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->flags) == 1, "StrataSourceStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, skin) == 32, "StrataSourceStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->skin) == 4, "StrataSourceStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, fadeMinDistance) == 36, "StrataSourceStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, fadeMaxDistance) == 40, "StrataSourceStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, lightingOrigin) == 44, "StrataSourceStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, forcedFadeScale) == 56, "StrataSourceStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, minCpuLevel) == 60, "StrataSourceStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->minCpuLevel) == 1, "StrataSourceStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, maxCpuLevel) == 61, "StrataSourceStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->maxCpuLevel) == 1, "StrataSourceStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, minGpuLevel) == 62, "StrataSourceStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->minGpuLevel) == 1, "StrataSourceStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, maxGpuLevel) == 63, "StrataSourceStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->maxGpuLevel) == 1, "StrataSourceStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, color) == 64, "StrataSourceStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->color) == 4, "StrataSourceStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9, disableXbox360) == 68, "StrataSourceStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9 *)0)->disableXbox360) == 1, "StrataSourceStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV9DearEsther {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
} StrataSourceStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV9DearEsther) == 76, "StrataSourceStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, origin) == 0, "StrataSourceStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->origin) == 12, "StrataSourceStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, angles) == 12, "StrataSourceStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->angles) == 12, "StrataSourceStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, model) == 24, "StrataSourceStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->model) == 2, "StrataSourceStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, firstLeaf) == 26, "StrataSourceStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->firstLeaf) == 2, "StrataSourceStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, leafCount) == 28, "StrataSourceStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->leafCount) == 2, "StrataSourceStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, solid) == 30, "StrataSourceStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->solid) == 1, "StrataSourceStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, flags) == 31, "StrataSourceStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->flags) == 1, "StrataSourceStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, unknown0x20) == 32, "StrataSourceStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->unknown0x20) == 4, "StrataSourceStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, skin) == 36, "StrataSourceStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->skin) == 4, "StrataSourceStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, fadeMinDistance) == 40, "StrataSourceStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, fadeMaxDistance) == 44, "StrataSourceStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, lightingOrigin) == 48, "StrataSourceStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, forcedFadeScale) == 60, "StrataSourceStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, minCpuLevel) == 64, "StrataSourceStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "StrataSourceStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, maxCpuLevel) == 65, "StrataSourceStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "StrataSourceStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, minGpuLevel) == 66, "StrataSourceStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "StrataSourceStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, maxGpuLevel) == 67, "StrataSourceStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "StrataSourceStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, color) == 68, "StrataSourceStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->color) == 4, "StrataSourceStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV9DearEsther, disableXbox360) == 72, "StrataSourceStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV9DearEsther *)0)->disableXbox360) == 1, "StrataSourceStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct StrataSourceStaticPropV10 {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} StrataSourceStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV10) == 72, "StrataSourceStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, origin) == 0, "StrataSourceStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->origin) == 12, "StrataSourceStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, angles) == 12, "StrataSourceStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->angles) == 12, "StrataSourceStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, model) == 24, "StrataSourceStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->model) == 2, "StrataSourceStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, firstLeaf) == 26, "StrataSourceStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->firstLeaf) == 2, "StrataSourceStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, leafCount) == 28, "StrataSourceStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->leafCount) == 2, "StrataSourceStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, solid) == 30, "StrataSourceStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->solid) == 1, "StrataSourceStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, skin) == 32, "StrataSourceStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->skin) == 4, "StrataSourceStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, fadeMinDistance) == 36, "StrataSourceStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, fadeMaxDistance) == 40, "StrataSourceStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, lightingOrigin) == 44, "StrataSourceStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, forcedFadeScale) == 56, "StrataSourceStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, minDirectX) == 60, "StrataSourceStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->minDirectX) == 2, "StrataSourceStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, maxDirectX) == 62, "StrataSourceStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->maxDirectX) == 2, "StrataSourceStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, flags) == 64, "StrataSourceStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->flags) == 4, "StrataSourceStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, lightmapWidth) == 68, "StrataSourceStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->lightmapWidth) == 2, "StrataSourceStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10, lightmapHeight) == 70, "StrataSourceStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10 *)0)->lightmapHeight) == 2, "StrataSourceStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} StrataSourceStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV10GlobalOffensive) == 76, "StrataSourceStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, origin) == 0, "StrataSourceStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->origin) == 12, "StrataSourceStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, angles) == 12, "StrataSourceStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->angles) == 12, "StrataSourceStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, model) == 24, "StrataSourceStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->model) == 2, "StrataSourceStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, firstLeaf) == 26, "StrataSourceStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "StrataSourceStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, leafCount) == 28, "StrataSourceStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "StrataSourceStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, solid) == 30, "StrataSourceStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->solid) == 1, "StrataSourceStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, flags) == 31, "StrataSourceStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->flags) == 1, "StrataSourceStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, skin) == 32, "StrataSourceStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->skin) == 4, "StrataSourceStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "StrataSourceStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "StrataSourceStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, lightingOrigin) == 44, "StrataSourceStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "StrataSourceStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, minCpuLevel) == 60, "StrataSourceStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "StrataSourceStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "StrataSourceStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "StrataSourceStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, minGpuLevel) == 62, "StrataSourceStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "StrataSourceStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "StrataSourceStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "StrataSourceStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, color) == 64, "StrataSourceStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->color) == 4, "StrataSourceStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, disableXbox360) == 68, "StrataSourceStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "StrataSourceStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV10GlobalOffensive, flagsEx) == 72, "StrataSourceStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "StrataSourceStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} StrataSourceStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV11GlobalOffensive) == 80, "StrataSourceStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, origin) == 0, "StrataSourceStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->origin) == 12, "StrataSourceStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, angles) == 12, "StrataSourceStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->angles) == 12, "StrataSourceStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, model) == 24, "StrataSourceStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->model) == 2, "StrataSourceStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, firstLeaf) == 26, "StrataSourceStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "StrataSourceStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, leafCount) == 28, "StrataSourceStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "StrataSourceStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, solid) == 30, "StrataSourceStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->solid) == 1, "StrataSourceStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, flags) == 31, "StrataSourceStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->flags) == 1, "StrataSourceStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, skin) == 32, "StrataSourceStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->skin) == 4, "StrataSourceStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "StrataSourceStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "StrataSourceStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, lightingOrigin) == 44, "StrataSourceStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "StrataSourceStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, minCpuLevel) == 60, "StrataSourceStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "StrataSourceStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "StrataSourceStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "StrataSourceStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, minGpuLevel) == 62, "StrataSourceStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "StrataSourceStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "StrataSourceStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "StrataSourceStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, color) == 64, "StrataSourceStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->color) == 4, "StrataSourceStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, disableXbox360) == 68, "StrataSourceStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "StrataSourceStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, flagsEx) == 72, "StrataSourceStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "StrataSourceStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11GlobalOffensive, scale) == 76, "StrataSourceStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11GlobalOffensive *)0)->scale) == 4, "StrataSourceStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} StrataSourceStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV11BlackMesaLite) == 76, "StrataSourceStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, origin) == 0, "StrataSourceStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->origin) == 12, "StrataSourceStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, angles) == 12, "StrataSourceStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->angles) == 12, "StrataSourceStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, model) == 24, "StrataSourceStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->model) == 2, "StrataSourceStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, firstLeaf) == 26, "StrataSourceStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "StrataSourceStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, leafCount) == 28, "StrataSourceStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "StrataSourceStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, solid) == 30, "StrataSourceStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->solid) == 1, "StrataSourceStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, skin) == 32, "StrataSourceStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->skin) == 4, "StrataSourceStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "StrataSourceStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "StrataSourceStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, lightingOrigin) == 44, "StrataSourceStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "StrataSourceStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, minDirectX) == 60, "StrataSourceStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "StrataSourceStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, maxDirectX) == 62, "StrataSourceStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "StrataSourceStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, flags) == 64, "StrataSourceStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->flags) == 4, "StrataSourceStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, lightmapWidth) == 68, "StrataSourceStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "StrataSourceStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, lightmapHeight) == 70, "StrataSourceStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "StrataSourceStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesaLite, color) == 72, "StrataSourceStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesaLite *)0)->color) == 4, "StrataSourceStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct StrataSourceStaticPropV11Merubasu {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} StrataSourceStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV11Merubasu) == 76, "StrataSourceStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, origin) == 0, "StrataSourceStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->origin) == 12, "StrataSourceStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, angles) == 12, "StrataSourceStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->angles) == 12, "StrataSourceStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, model) == 24, "StrataSourceStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->model) == 2, "StrataSourceStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, firstLeaf) == 26, "StrataSourceStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->firstLeaf) == 2, "StrataSourceStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, leafCount) == 28, "StrataSourceStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->leafCount) == 2, "StrataSourceStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, solid) == 30, "StrataSourceStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->solid) == 1, "StrataSourceStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, skin) == 32, "StrataSourceStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->skin) == 4, "StrataSourceStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, fadeMinDistance) == 36, "StrataSourceStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, fadeMaxDistance) == 40, "StrataSourceStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, lightingOrigin) == 44, "StrataSourceStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, forcedFadeScale) == 56, "StrataSourceStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, minDirectX) == 60, "StrataSourceStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->minDirectX) == 2, "StrataSourceStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, maxDirectX) == 62, "StrataSourceStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->maxDirectX) == 2, "StrataSourceStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, flags) == 64, "StrataSourceStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->flags) == 4, "StrataSourceStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, lightmapWidth) == 68, "StrataSourceStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "StrataSourceStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, lightmapHeight) == 70, "StrataSourceStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "StrataSourceStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11Merubasu, scale) == 72, "StrataSourceStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11Merubasu *)0)->scale) == 4, "StrataSourceStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV11BlackMesa {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} StrataSourceStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV11BlackMesa) == 80, "StrataSourceStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, origin) == 0, "StrataSourceStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->origin) == 12, "StrataSourceStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, angles) == 12, "StrataSourceStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->angles) == 12, "StrataSourceStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, model) == 24, "StrataSourceStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->model) == 2, "StrataSourceStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, firstLeaf) == 26, "StrataSourceStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "StrataSourceStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, leafCount) == 28, "StrataSourceStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->leafCount) == 2, "StrataSourceStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, solid) == 30, "StrataSourceStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->solid) == 1, "StrataSourceStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, skin) == 32, "StrataSourceStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->skin) == 4, "StrataSourceStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, fadeMinDistance) == 36, "StrataSourceStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, fadeMaxDistance) == 40, "StrataSourceStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, lightingOrigin) == 44, "StrataSourceStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, forcedFadeScale) == 56, "StrataSourceStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, minDirectX) == 60, "StrataSourceStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->minDirectX) == 2, "StrataSourceStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, maxDirectX) == 62, "StrataSourceStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "StrataSourceStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, flags) == 64, "StrataSourceStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->flags) == 4, "StrataSourceStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, lightmapWidth) == 68, "StrataSourceStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "StrataSourceStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, lightmapHeight) == 70, "StrataSourceStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "StrataSourceStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, color) == 72, "StrataSourceStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->color) == 4, "StrataSourceStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV11BlackMesa, flagsEx) == 76, "StrataSourceStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV11BlackMesa *)0)->flagsEx) == 4, "StrataSourceStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceStaticPropV13 {
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
  /** How it collides. Values: STRATA_SOURCE_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: STRATA_SOURCE_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} StrataSourceStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropV13) == 88, "StrataSourceStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, origin) == 0, "StrataSourceStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->origin) == 12, "StrataSourceStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, angles) == 12, "StrataSourceStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->angles) == 12, "StrataSourceStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, model) == 24, "StrataSourceStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->model) == 2, "StrataSourceStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, firstLeaf) == 26, "StrataSourceStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->firstLeaf) == 2, "StrataSourceStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, leafCount) == 28, "StrataSourceStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->leafCount) == 2, "StrataSourceStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, solid) == 30, "StrataSourceStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->solid) == 1, "StrataSourceStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, flags) == 31, "StrataSourceStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->flags) == 1, "StrataSourceStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, skin) == 32, "StrataSourceStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->skin) == 4, "StrataSourceStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, fadeMinDistance) == 36, "StrataSourceStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->fadeMinDistance) == 4, "StrataSourceStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, fadeMaxDistance) == 40, "StrataSourceStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->fadeMaxDistance) == 4, "StrataSourceStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, lightingOrigin) == 44, "StrataSourceStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->lightingOrigin) == 12, "StrataSourceStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, forcedFadeScale) == 56, "StrataSourceStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->forcedFadeScale) == 4, "StrataSourceStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, minCpuLevel) == 60, "StrataSourceStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->minCpuLevel) == 1, "StrataSourceStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, maxCpuLevel) == 61, "StrataSourceStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->maxCpuLevel) == 1, "StrataSourceStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, minGpuLevel) == 62, "StrataSourceStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->minGpuLevel) == 1, "StrataSourceStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, maxGpuLevel) == 63, "StrataSourceStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->maxGpuLevel) == 1, "StrataSourceStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, color) == 64, "StrataSourceStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->color) == 4, "StrataSourceStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, disableXbox360) == 68, "StrataSourceStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->disableXbox360) == 1, "StrataSourceStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, flagsEx) == 72, "StrataSourceStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->flagsEx) == 4, "StrataSourceStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropV13, scale) == 76, "StrataSourceStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropV13 *)0)->scale) == 12, "StrataSourceStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct StrataSourceDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} StrataSourceDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDetailSprite) == 32, "StrataSourceDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailSprite, upperLeft) == 0, "StrataSourceDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailSprite *)0)->upperLeft) == 8, "StrataSourceDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailSprite, lowerRight) == 8, "StrataSourceDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailSprite *)0)->lowerRight) == 8, "StrataSourceDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailSprite, textureUpperLeft) == 16, "StrataSourceDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailSprite *)0)->textureUpperLeft) == 8, "StrataSourceDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailSprite, textureLowerRight) == 24, "StrataSourceDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailSprite *)0)->textureLowerRight) == 8, "StrataSourceDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct StrataSourceDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  StrataSourceColorRgbExp light;
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
  /** How it turns to who looks at it. Values: STRATA_SOURCE_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: STRATA_SOURCE_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} StrataSourceDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDetailProp) == 52, "StrataSourceDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, origin) == 0, "StrataSourceDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->origin) == 12, "StrataSourceDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, angles) == 12, "StrataSourceDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->angles) == 12, "StrataSourceDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, detail) == 24, "StrataSourceDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->detail) == 2, "StrataSourceDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, leaf) == 26, "StrataSourceDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->leaf) == 2, "StrataSourceDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, light) == 28, "StrataSourceDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->light) == 4, "StrataSourceDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, firstLightStyle) == 32, "StrataSourceDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->firstLightStyle) == 4, "StrataSourceDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, lightStyleCount) == 36, "StrataSourceDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->lightStyleCount) == 1, "StrataSourceDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, sway) == 37, "StrataSourceDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->sway) == 1, "StrataSourceDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, shapeAngle) == 38, "StrataSourceDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->shapeAngle) == 1, "StrataSourceDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, shapeSize) == 39, "StrataSourceDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->shapeSize) == 1, "StrataSourceDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, orientation) == 40, "StrataSourceDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->orientation) == 1, "StrataSourceDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, padding1) == 41, "StrataSourceDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->padding1) == 3, "StrataSourceDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, type) == 44, "StrataSourceDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->type) == 1, "StrataSourceDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, padding2) == 45, "StrataSourceDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->padding2) == 3, "StrataSourceDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailProp, scale) == 48, "StrataSourceDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailProp *)0)->scale) == 4, "StrataSourceDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct StrataSourceDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  StrataSourceColorRgbExp light;
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
} StrataSourceDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDetailPropV2) == 40, "StrataSourceDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropV2, origin) == 0, "StrataSourceDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropV2 *)0)->origin) == 12, "StrataSourceDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropV2, angles) == 12, "StrataSourceDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropV2 *)0)->angles) == 12, "StrataSourceDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropV2, detail) == 24, "StrataSourceDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropV2 *)0)->detail) == 2, "StrataSourceDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropV2, leaf) == 26, "StrataSourceDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropV2 *)0)->leaf) == 2, "StrataSourceDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropV2, light) == 28, "StrataSourceDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropV2 *)0)->light) == 4, "StrataSourceDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropV2, firstLightStyle) == 32, "StrataSourceDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropV2 *)0)->firstLightStyle) == 4, "StrataSourceDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropV2, lightStyleCount) == 36, "StrataSourceDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropV2 *)0)->lightStyleCount) == 1, "StrataSourceDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropV2, sway) == 37, "StrataSourceDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropV2 *)0)->sway) == 1, "StrataSourceDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropV2, shapeAngle) == 38, "StrataSourceDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropV2 *)0)->shapeAngle) == 1, "StrataSourceDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropV2, shapeSize) == 39, "StrataSourceDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropV2 *)0)->shapeSize) == 1, "StrataSourceDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct StrataSourceDetailPropLightStyle {
  /** The light. */
  StrataSourceColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} StrataSourceDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDetailPropLightStyle) == 5, "StrataSourceDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropLightStyle, light) == 0, "StrataSourceDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropLightStyle *)0)->light) == 4, "StrataSourceDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropLightStyle, style) == 4, "StrataSourceDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropLightStyle *)0)->style) == 1, "StrataSourceDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct StrataSourceLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} StrataSourceLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafWaterData) == 12, "StrataSourceLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWaterData, surfaceZ) == 0, "StrataSourceLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWaterData *)0)->surfaceZ) == 4, "StrataSourceLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWaterData, minZ) == 4, "StrataSourceLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWaterData *)0)->minZ) == 4, "StrataSourceLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWaterData, surfaceTexture) == 8, "StrataSourceLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWaterData *)0)->surfaceTexture) == 2, "StrataSourceLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Water that leaves are in (lump 36, version 1).
 * Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceLeafWaterDataWide {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t surfaceTexture;
} StrataSourceLeafWaterDataWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafWaterDataWide) == 12, "StrataSourceLeafWaterDataWide takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWaterDataWide, surfaceZ) == 0, "StrataSourceLeafWaterDataWide.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWaterDataWide *)0)->surfaceZ) == 4, "StrataSourceLeafWaterDataWide.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWaterDataWide, minZ) == 4, "StrataSourceLeafWaterDataWide.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWaterDataWide *)0)->minZ) == 4, "StrataSourceLeafWaterDataWide.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafWaterDataWide, surfaceTexture) == 8, "StrataSourceLeafWaterDataWide.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafWaterDataWide *)0)->surfaceTexture) == 4, "StrataSourceLeafWaterDataWide.surfaceTexture takes 4 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct StrataSourcePrimitive {
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
} StrataSourcePrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourcePrimitive) == 10, "StrataSourcePrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitive, type) == 0, "StrataSourcePrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitive *)0)->type) == 2, "StrataSourcePrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitive, firstIndex) == 2, "StrataSourcePrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitive *)0)->firstIndex) == 2, "StrataSourcePrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitive, indexCount) == 4, "StrataSourcePrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitive *)0)->indexCount) == 2, "StrataSourcePrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitive, firstVertex) == 6, "StrataSourcePrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitive *)0)->firstVertex) == 2, "StrataSourcePrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitive, vertexCount) == 8, "StrataSourcePrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitive *)0)->vertexCount) == 2, "StrataSourcePrimitive.vertexCount takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37, version 1).
 * Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourcePrimitiveWide {
  /** 0 = list of triangles, 1 = strip. */
  uint32_t type;
  /** First of `indexCount` entries in PRIMITIVE_INDICES. -> PRIMITIVE_INDICES, `indexCount` of them. */
  uint32_t firstIndex;
  /** Number of indexes. */
  uint32_t indexCount;
  /** First of `vertexCount` entries in PRIMITIVE_VERTICES. -> PRIMITIVE_VERTICES, `vertexCount` of them. */
  uint32_t firstVertex;
  /** Number of vertices. */
  uint32_t vertexCount;
} StrataSourcePrimitiveWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourcePrimitiveWide) == 20, "StrataSourcePrimitiveWide takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitiveWide, type) == 0, "StrataSourcePrimitiveWide.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitiveWide *)0)->type) == 4, "StrataSourcePrimitiveWide.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitiveWide, firstIndex) == 4, "StrataSourcePrimitiveWide.firstIndex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitiveWide *)0)->firstIndex) == 4, "StrataSourcePrimitiveWide.firstIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitiveWide, indexCount) == 8, "StrataSourcePrimitiveWide.indexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitiveWide *)0)->indexCount) == 4, "StrataSourcePrimitiveWide.indexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitiveWide, firstVertex) == 12, "StrataSourcePrimitiveWide.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitiveWide *)0)->firstVertex) == 4, "StrataSourcePrimitiveWide.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourcePrimitiveWide, vertexCount) == 16, "StrataSourcePrimitiveWide.vertexCount lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourcePrimitiveWide *)0)->vertexCount) == 4, "StrataSourcePrimitiveWide.vertexCount takes 4 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct StrataSourceCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} StrataSourceCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceCubemapSample) == 16, "StrataSourceCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceCubemapSample, origin) == 0, "StrataSourceCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceCubemapSample *)0)->origin) == 12, "StrataSourceCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceCubemapSample, size) == 12, "StrataSourceCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceCubemapSample *)0)->size) == 4, "StrataSourceCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct StrataSourceOverlay {
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
} StrataSourceOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOverlay) == 352, "StrataSourceOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlay, id) == 0, "StrataSourceOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlay *)0)->id) == 4, "StrataSourceOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlay, texture) == 4, "StrataSourceOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlay *)0)->texture) == 2, "StrataSourceOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlay, faces) == 8, "StrataSourceOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlay *)0)->faces) == 256, "StrataSourceOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlay, u) == 264, "StrataSourceOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlay *)0)->u) == 8, "StrataSourceOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlay, v) == 272, "StrataSourceOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlay *)0)->v) == 8, "StrataSourceOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlay, uvPoints) == 280, "StrataSourceOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlay *)0)->uvPoints) == 48, "StrataSourceOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlay, origin) == 328, "StrataSourceOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlay *)0)->origin) == 12, "StrataSourceOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlay, normal) == 340, "StrataSourceOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlay *)0)->normal) == 12, "StrataSourceOverlay.normal takes 12 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceOverlayWide {
  /** Number that the editor gave it. */
  int32_t id;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Number of faces that it lies on, at most 64. */
  uint32_t faceCount : 30;
  /** Which of several overlapping ones is drawn last. */
  uint32_t renderOrder : 2;
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
} StrataSourceOverlayWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOverlayWide) == 356, "StrataSourceOverlayWide takes 356 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, id) == 0, "StrataSourceOverlayWide.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->id) == 4, "StrataSourceOverlayWide.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, texture) == 4, "StrataSourceOverlayWide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->texture) == 4, "StrataSourceOverlayWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, faces) == 12, "StrataSourceOverlayWide.faces lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->faces) == 256, "StrataSourceOverlayWide.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, u) == 268, "StrataSourceOverlayWide.u lies at 268");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->u) == 8, "StrataSourceOverlayWide.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, v) == 276, "StrataSourceOverlayWide.v lies at 276");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->v) == 8, "StrataSourceOverlayWide.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, uvPoints) == 284, "StrataSourceOverlayWide.uvPoints lies at 284");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->uvPoints) == 48, "StrataSourceOverlayWide.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, origin) == 332, "StrataSourceOverlayWide.origin lies at 332");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->origin) == 12, "StrataSourceOverlayWide.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayWide, normal) == 344, "StrataSourceOverlayWide.normal lies at 344");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayWide *)0)->normal) == 12, "StrataSourceOverlayWide.normal takes 12 bytes");

/**
 * A decal that lies on faces (lump 45, version 2).
 * Original name: doverlay_t. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceOverlayTinted {
  /** Number that the editor gave it. */
  int32_t id;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Number of faces that it lies on, at most 64. */
  uint32_t faceCount : 30;
  /** Which of several overlapping ones is drawn last. */
  uint32_t renderOrder : 2;
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
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } tint;
} StrataSourceOverlayTinted;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOverlayTinted) == 360, "StrataSourceOverlayTinted takes 360 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, id) == 0, "StrataSourceOverlayTinted.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->id) == 4, "StrataSourceOverlayTinted.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, texture) == 4, "StrataSourceOverlayTinted.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->texture) == 4, "StrataSourceOverlayTinted.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, faces) == 12, "StrataSourceOverlayTinted.faces lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->faces) == 256, "StrataSourceOverlayTinted.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, u) == 268, "StrataSourceOverlayTinted.u lies at 268");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->u) == 8, "StrataSourceOverlayTinted.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, v) == 276, "StrataSourceOverlayTinted.v lies at 276");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->v) == 8, "StrataSourceOverlayTinted.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, uvPoints) == 284, "StrataSourceOverlayTinted.uvPoints lies at 284");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->uvPoints) == 48, "StrataSourceOverlayTinted.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, origin) == 332, "StrataSourceOverlayTinted.origin lies at 332");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->origin) == 12, "StrataSourceOverlayTinted.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, normal) == 344, "StrataSourceOverlayTinted.normal lies at 344");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->normal) == 12, "StrataSourceOverlayTinted.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayTinted, tint) == 356, "StrataSourceOverlayTinted.tint lies at 356");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayTinted *)0)->tint) == 4, "StrataSourceOverlayTinted.tint takes 4 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct StrataSourceWaterOverlay {
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
} StrataSourceWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceWaterOverlay) == 1120, "StrataSourceWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlay, id) == 0, "StrataSourceWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlay *)0)->id) == 4, "StrataSourceWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlay, texture) == 4, "StrataSourceWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlay *)0)->texture) == 2, "StrataSourceWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlay, faces) == 8, "StrataSourceWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlay *)0)->faces) == 1024, "StrataSourceWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlay, u) == 1032, "StrataSourceWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlay *)0)->u) == 8, "StrataSourceWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlay, v) == 1040, "StrataSourceWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlay *)0)->v) == 8, "StrataSourceWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlay, uvPoints) == 1048, "StrataSourceWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlay *)0)->uvPoints) == 48, "StrataSourceWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlay, origin) == 1096, "StrataSourceWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlay *)0)->origin) == 12, "StrataSourceWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlay, normal) == 1108, "StrataSourceWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlay *)0)->normal) == 12, "StrataSourceWaterOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50, version 1).
 * Original name: dwateroverlay_t. Source: facts on branches. Confidence: probable.
 */
typedef struct StrataSourceWaterOverlayWide {
  /** Number that the editor gave it. */
  int32_t id;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Number of faces that it lies on, at most 256. */
  uint32_t faceCount : 30;
  /** Which of several overlapping ones is drawn last. */
  uint32_t renderOrder : 2;
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
} StrataSourceWaterOverlayWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceWaterOverlayWide) == 1124, "StrataSourceWaterOverlayWide takes 1124 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, id) == 0, "StrataSourceWaterOverlayWide.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->id) == 4, "StrataSourceWaterOverlayWide.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, texture) == 4, "StrataSourceWaterOverlayWide.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->texture) == 4, "StrataSourceWaterOverlayWide.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, faces) == 12, "StrataSourceWaterOverlayWide.faces lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->faces) == 1024, "StrataSourceWaterOverlayWide.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, u) == 1036, "StrataSourceWaterOverlayWide.u lies at 1036");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->u) == 8, "StrataSourceWaterOverlayWide.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, v) == 1044, "StrataSourceWaterOverlayWide.v lies at 1044");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->v) == 8, "StrataSourceWaterOverlayWide.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, uvPoints) == 1052, "StrataSourceWaterOverlayWide.uvPoints lies at 1052");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->uvPoints) == 48, "StrataSourceWaterOverlayWide.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, origin) == 1100, "StrataSourceWaterOverlayWide.origin lies at 1100");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->origin) == 12, "StrataSourceWaterOverlayWide.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceWaterOverlayWide, normal) == 1112, "StrataSourceWaterOverlayWide.normal lies at 1112");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceWaterOverlayWide *)0)->normal) == 12, "StrataSourceWaterOverlayWide.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct StrataSourceLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} StrataSourceLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafAmbientIndexHdr) == 4, "StrataSourceLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndexHdr, sampleCount) == 0, "StrataSourceLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndexHdr *)0)->sampleCount) == 2, "StrataSourceLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndexHdr, firstSample) == 2, "StrataSourceLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndexHdr *)0)->firstSample) == 2, "StrataSourceLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * The same for light with a high dynamic range (lump 51, version 1).
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceLeafAmbientIndexHdrWide {
  /** Number of samples. */
  uint32_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint32_t firstSample;
} StrataSourceLeafAmbientIndexHdrWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafAmbientIndexHdrWide) == 8, "StrataSourceLeafAmbientIndexHdrWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndexHdrWide, sampleCount) == 0, "StrataSourceLeafAmbientIndexHdrWide.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndexHdrWide *)0)->sampleCount) == 4, "StrataSourceLeafAmbientIndexHdrWide.sampleCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndexHdrWide, firstSample) == 4, "StrataSourceLeafAmbientIndexHdrWide.firstSample lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndexHdrWide *)0)->firstSample) == 4, "StrataSourceLeafAmbientIndexHdrWide.firstSample takes 4 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct StrataSourceLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} StrataSourceLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafAmbientIndex) == 4, "StrataSourceLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndex, sampleCount) == 0, "StrataSourceLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndex *)0)->sampleCount) == 2, "StrataSourceLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndex, firstSample) == 2, "StrataSourceLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndex *)0)->firstSample) == 2, "StrataSourceLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Which samples of ambient light a leaf has (lump 52, version 1), by the leaf's number.
 * Source: facts on branches; size on real maps. Confidence: probable.
 */
typedef struct StrataSourceLeafAmbientIndexWide {
  /** Number of samples. */
  uint32_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint32_t firstSample;
} StrataSourceLeafAmbientIndexWide;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafAmbientIndexWide) == 8, "StrataSourceLeafAmbientIndexWide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndexWide, sampleCount) == 0, "StrataSourceLeafAmbientIndexWide.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndexWide *)0)->sampleCount) == 4, "StrataSourceLeafAmbientIndexWide.sampleCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientIndexWide, firstSample) == 4, "StrataSourceLeafAmbientIndexWide.firstSample lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientIndexWide *)0)->firstSample) == 4, "StrataSourceLeafAmbientIndexWide.firstSample takes 4 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct StrataSourceLeafAmbientSample {
  /** Light from six sides. */
  StrataSourceCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} StrataSourceLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafAmbientSample) == 28, "StrataSourceLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientSample, cube) == 0, "StrataSourceLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientSample *)0)->cube) == 24, "StrataSourceLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientSample, position) == 24, "StrataSourceLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientSample *)0)->position) == 3, "StrataSourceLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceLeafAmbientSample, padding) == 27, "StrataSourceLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceLeafAmbientSample *)0)->padding) == 1, "StrataSourceLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct StrataSourceOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} StrataSourceOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOverlayFade) == 8, "StrataSourceOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayFade, minDistanceSquared) == 0, "StrataSourceOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayFade *)0)->minDistanceSquared) == 4, "StrataSourceOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlayFade, maxDistanceSquared) == 4, "StrataSourceOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlayFade *)0)->maxDistanceSquared) == 4, "StrataSourceOverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * Original name: doverlaysystemlevel_t. Source: engine headers. Confidence: probable.
 */
typedef struct StrataSourceOverlaySystemLevels {
  /** Lowest processor level. */
  uint8_t minCpu;
  /** Highest processor level. */
  uint8_t maxCpu;
  /** Lowest graphics level. */
  uint8_t minGpu;
  /** Highest graphics level. */
  uint8_t maxGpu;
} StrataSourceOverlaySystemLevels;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOverlaySystemLevels) == 4, "StrataSourceOverlaySystemLevels takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlaySystemLevels, minCpu) == 0, "StrataSourceOverlaySystemLevels.minCpu lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlaySystemLevels *)0)->minCpu) == 1, "StrataSourceOverlaySystemLevels.minCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlaySystemLevels, maxCpu) == 1, "StrataSourceOverlaySystemLevels.maxCpu lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlaySystemLevels *)0)->maxCpu) == 1, "StrataSourceOverlaySystemLevels.maxCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlaySystemLevels, minGpu) == 2, "StrataSourceOverlaySystemLevels.minGpu lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlaySystemLevels *)0)->minGpu) == 1, "StrataSourceOverlaySystemLevels.minGpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOverlaySystemLevels, maxGpu) == 3, "StrataSourceOverlaySystemLevels.maxGpu lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOverlaySystemLevels *)0)->maxGpu) == 1, "StrataSourceOverlaySystemLevels.maxGpu takes 1 bytes");

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * Original name: CDispMultiBlend. Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceDisplacementMultiblend {
  /** How much of each texture is seen. */
  struct { float first, second, third, fourth; } blend;
  /** How much of each texture's own alpha counts. */
  struct { float first, second, third, fourth; } alphaBlend;
  /** What each texture is multiplied with. */
  struct { float red, green, blue; } colors[4];
} StrataSourceDisplacementMultiblend;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementMultiblend) == 80, "StrataSourceDisplacementMultiblend takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementMultiblend, blend) == 0, "StrataSourceDisplacementMultiblend.blend lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementMultiblend *)0)->blend) == 16, "StrataSourceDisplacementMultiblend.blend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementMultiblend, alphaBlend) == 16, "StrataSourceDisplacementMultiblend.alphaBlend lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementMultiblend *)0)->alphaBlend) == 16, "StrataSourceDisplacementMultiblend.alphaBlend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDisplacementMultiblend, colors) == 32, "StrataSourceDisplacementMultiblend.colors lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDisplacementMultiblend *)0)->colors) == 48, "StrataSourceDisplacementMultiblend.colors takes 48 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } StrataSourceVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceVerticesElement) == 12, "StrataSourceVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `StrataSourceOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `StrataSourceOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct StrataSourceOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} StrataSourceOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOcclusionWithoutAreaHead) == 4, "StrataSourceOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOcclusionWithoutAreaHead, occluderCount) == 0, "StrataSourceOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "StrataSourceOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `StrataSourceOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `StrataSourceOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct StrataSourceOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} StrataSourceOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceOcclusionHead) == 4, "StrataSourceOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceOcclusionHead, occluderCount) == 0, "StrataSourceOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceOcclusionHead *)0)->occluderCount) == 4, "StrataSourceOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint32_t StrataSourceFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceIdsElement) == 4, "StrataSourceFaceIdsElement takes 4 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t StrataSourceSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceSurfedgesElement) == 4, "StrataSourceSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t StrataSourceLeafFaces0Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafFaces0Element) == 2, "StrataSourceLeafFaces0Element takes 2 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint32_t StrataSourceLeafFaces1Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafFaces1Element) == 4, "StrataSourceLeafFaces1Element takes 4 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t StrataSourceLeafBrushes0Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafBrushes0Element) == 2, "StrataSourceLeafBrushes0Element takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint32_t StrataSourceLeafBrushes1Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafBrushes1Element) == 4, "StrataSourceLeafBrushes1Element takes 4 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint16_t StrataSourceFaceBrushes0Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceBrushes0Element) == 2, "StrataSourceFaceBrushes0Element takes 2 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint32_t StrataSourceFaceBrushes1Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceBrushes1Element) == 4, "StrataSourceFaceBrushes1Element takes 4 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } StrataSourceVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceVertexNormalsElement) == 12, "StrataSourceVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t StrataSourceVertexNormalIndices0Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceVertexNormalIndices0Element) == 2, "StrataSourceVertexNormalIndices0Element takes 2 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint32_t StrataSourceVertexNormalIndices1Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceVertexNormalIndices1Element) == 4, "StrataSourceVertexNormalIndices1Element takes 4 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t StrataSourceDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementLightmapAlphasElement) == 1, "StrataSourceDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV4 props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV4Head) == 4, "StrataSourceStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV4Head, modelCount) == 0, "StrataSourceStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV4Head *)0)->modelCount) == 4, "StrataSourceStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV5 props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV5Head) == 4, "StrataSourceStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV5Head, modelCount) == 0, "StrataSourceStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV5Head *)0)->modelCount) == 4, "StrataSourceStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV5TheShipHead) == 4, "StrataSourceStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV5TheShipHead, modelCount) == 0, "StrataSourceStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV5TheShipHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV6 props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV6Head) == 4, "StrataSourceStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV6Head, modelCount) == 0, "StrataSourceStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV6Head *)0)->modelCount) == 4, "StrataSourceStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV6BloodyGoodTimeHead) == 4, "StrataSourceStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "StrataSourceStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV6DarkMessiahHead) == 4, "StrataSourceStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV6DarkMessiahHead, modelCount) == 0, "StrataSourceStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `StrataSourceStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV5 props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV6VindictusHead) == 4, "StrataSourceStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV6VindictusHead, modelCount) == 0, "StrataSourceStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV6VindictusHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV7 props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV7Head) == 4, "StrataSourceStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV7Head, modelCount) == 0, "StrataSourceStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV7Head *)0)->modelCount) == 4, "StrataSourceStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV7ZenoClashHead) == 4, "StrataSourceStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV7ZenoClashHead, modelCount) == 0, "StrataSourceStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `StrataSourceStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV6 props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV7VindictusHead) == 4, "StrataSourceStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV7VindictusHead, modelCount) == 0, "StrataSourceStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV7VindictusHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV8 props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV8Head) == 4, "StrataSourceStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV8Head, modelCount) == 0, "StrataSourceStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV8Head *)0)->modelCount) == 4, "StrataSourceStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `StrataSourceStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV8VindictusHead) == 4, "StrataSourceStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV8VindictusHead, modelCount) == 0, "StrataSourceStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV8VindictusHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV9 props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV9Head) == 4, "StrataSourceStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV9Head, modelCount) == 0, "StrataSourceStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV9Head *)0)->modelCount) == 4, "StrataSourceStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV9DearEstherHead) == 4, "StrataSourceStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV9DearEstherHead, modelCount) == 0, "StrataSourceStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV10 props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV10Head) == 4, "StrataSourceStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV10Head, modelCount) == 0, "StrataSourceStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV10Head *)0)->modelCount) == 4, "StrataSourceStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV10GlobalOffensiveHead) == 4, "StrataSourceStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "StrataSourceStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV11GlobalOffensiveHead) == 4, "StrataSourceStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "StrataSourceStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV11BlackMesaLiteHead) == 4, "StrataSourceStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "StrataSourceStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV11MerubasuHead) == 4, "StrataSourceStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV11MerubasuHead, modelCount) == 0, "StrataSourceStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV12StrataHead) == 4, "StrataSourceStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV12StrataHead, modelCount) == 0, "StrataSourceStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV12StrataHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV11BlackMesaHead) == 4, "StrataSourceStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV11BlackMesaHead, modelCount) == 0, "StrataSourceStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceStaticPropV13 props[propCount]`: The props.
 */
typedef struct StrataSourceStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceStaticPropsV13StrataHead) == 4, "StrataSourceStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceStaticPropsV13StrataHead, modelCount) == 0, "StrataSourceStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceStaticPropsV13StrataHead *)0)->modelCount) == 4, "StrataSourceStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `StrataSourceDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceDetailProp props[propCount]`: The props.
 */
typedef struct StrataSourceDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDetailPropsV4Head) == 4, "StrataSourceDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropsV4Head, modelCount) == 0, "StrataSourceDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropsV4Head *)0)->modelCount) == 4, "StrataSourceDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `StrataSourceDetailPropV2 props[propCount]`: The props.
 */
typedef struct StrataSourceDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} StrataSourceDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDetailPropsV2Head) == 4, "StrataSourceDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropsV2Head, modelCount) == 0, "StrataSourceDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropsV2Head *)0)->modelCount) == 4, "StrataSourceDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `StrataSourceDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct StrataSourceDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} StrataSourceDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDetailPropLightHead) == 4, "StrataSourceDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceDetailPropLightHead, count) == 0, "StrataSourceDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceDetailPropLightHead *)0)->count) == 4, "StrataSourceDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct StrataSourceColorVariablesHead {
  /** Number of names. */
  int32_t count;
} StrataSourceColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceColorVariablesHead) == 4, "StrataSourceColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(StrataSourceColorVariablesHead, count) == 0, "StrataSourceColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((StrataSourceColorVariablesHead *)0)->count) == 4, "StrataSourceColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } StrataSourcePrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourcePrimitiveVerticesElement) == 12, "StrataSourcePrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t StrataSourcePrimitiveIndices0Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourcePrimitiveIndices0Element) == 2, "StrataSourcePrimitiveIndices0Element takes 2 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint32_t StrataSourcePrimitiveIndices1Element;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourcePrimitiveIndices1Element) == 4, "StrataSourcePrimitiveIndices1Element takes 4 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } StrataSourceClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceClipPortalVerticesElement) == 12, "StrataSourceClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t StrataSourceTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceTextureStringTableElement) == 4, "StrataSourceTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t StrataSourceLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceLeafMinDistanceToWaterElement) == 2, "StrataSourceLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t StrataSourceFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceFaceMacroTextureInfoElement) == 2, "StrataSourceFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: STRATA_SOURCE_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t StrataSourceDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceDisplacementTrianglesElement) == 2, "StrataSourceDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t StrataSourceMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(StrataSourceMapFlagsElement) == 4, "StrataSourceMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_STRATA_STRATA_SOURCE_H */
