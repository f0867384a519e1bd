/**
 * Tactical Intervention: VBSP 21, 22, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Tactical Intervention: VBSP 21 in the game's first release, 22 in the one on Steam. Portal 2's lumps, and a
 * second entity text for what only players' machines need. Files of the first release are disguised: every
 * byte is combined with one of 32 key bytes, which stand bare in the file, where the directory has entries of
 * nothing but zeros.
 */
#ifndef BRUSHWORK_FIX_KOREA_TACTICAL_INTERVENTION_H
#define BRUSHWORK_FIX_KOREA_TACTICAL_INTERVENTION_H

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
#define TACTICAL_INTERVENTION_LUMP_ENTITIES 0
/** Array of TacticalInterventionPlane. */
#define TACTICAL_INTERVENTION_LUMP_PLANES 1
/** Array of TacticalInterventionTextureData. */
#define TACTICAL_INTERVENTION_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of TacticalInterventionVerticesElement. */
#define TACTICAL_INTERVENTION_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define TACTICAL_INTERVENTION_LUMP_VISIBILITY 4
/** Array of TacticalInterventionNode. */
#define TACTICAL_INTERVENTION_LUMP_NODES 5
/** Array of TacticalInterventionTextureInfo. */
#define TACTICAL_INTERVENTION_LUMP_TEXTURE_INFO 6
/** Array of TacticalInterventionFace. */
#define TACTICAL_INTERVENTION_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * TacticalInterventionColorRgbExp.
 */
#define TACTICAL_INTERVENTION_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: TacticalInterventionOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: TacticalInterventionOcclusionHead, and what its comment says.
 */
#define TACTICAL_INTERVENTION_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of TacticalInterventionLeafVersion0.
 * - version 1: Array of TacticalInterventionLeaf.
 */
#define TACTICAL_INTERVENTION_LUMP_LEAVES 10
/**
 * Numbers that the editor gave the faces, by the face's number. Array of TacticalInterventionFaceIdsElement.
 */
#define TACTICAL_INTERVENTION_LUMP_FACE_IDS 11
/** Array of TacticalInterventionEdge. */
#define TACTICAL_INTERVENTION_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of
 * TacticalInterventionSurfedgesElement.
 */
#define TACTICAL_INTERVENTION_LUMP_SURFEDGES 13
/** Array of TacticalInterventionModel. */
#define TACTICAL_INTERVENTION_LUMP_MODELS 14
/** Array of TacticalInterventionWorldLightShadowOffset. */
#define TACTICAL_INTERVENTION_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of TacticalInterventionLeafFacesElement. */
#define TACTICAL_INTERVENTION_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of TacticalInterventionLeafBrushesElement. */
#define TACTICAL_INTERVENTION_LUMP_LEAF_BRUSHES 17
/** Array of TacticalInterventionBrush. */
#define TACTICAL_INTERVENTION_LUMP_BRUSHES 18
/** Array of TacticalInterventionBrushSideThin. */
#define TACTICAL_INTERVENTION_LUMP_BRUSH_SIDES 19
/** Array of TacticalInterventionArea. */
#define TACTICAL_INTERVENTION_LUMP_AREAS 20
/** Array of TacticalInterventionAreaPortal. */
#define TACTICAL_INTERVENTION_LUMP_AREA_PORTALS 21
/** Brushes, as faces of several select them. Array of TacticalInterventionFaceBrushesElement. */
#define TACTICAL_INTERVENTION_LUMP_FACE_BRUSHES 22
/** Array of TacticalInterventionFaceBrushList. */
#define TACTICAL_INTERVENTION_LUMP_FACE_BRUSH_LISTS 23
/**
 * What stands in the world for players' machines alone, as blocks of quoted keys and values.
 * Source: public readers. Confidence: probable. Text of entities: blocks in braces of quoted keys and values,
 * a NUL at the end.
 */
#define TACTICAL_INTERVENTION_LUMP_CLIENT_ENTITIES 24
/** Array of TacticalInterventionDisplacementInfo. */
#define TACTICAL_INTERVENTION_LUMP_DISPLACEMENT_INFO 26
/** Array of TacticalInterventionOriginalFace. */
#define TACTICAL_INTERVENTION_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define TACTICAL_INTERVENTION_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define TACTICAL_INTERVENTION_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of TacticalInterventionVertexNormalsElement. */
#define TACTICAL_INTERVENTION_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * TacticalInterventionVertexNormalIndicesElement.
 */
#define TACTICAL_INTERVENTION_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * TacticalInterventionDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define TACTICAL_INTERVENTION_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of TacticalInterventionDisplacementVertex. */
#define TACTICAL_INTERVENTION_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define TACTICAL_INTERVENTION_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): TacticalInterventionStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): TacticalInterventionStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): TacticalInterventionStaticPropsV5TheShipHead, and what its
 * comment says.
 * - `sprp`, layout v6 (version 6): TacticalInterventionStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): TacticalInterventionStaticPropsV6BloodyGoodTimeHead, and
 * what its comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): TacticalInterventionStaticPropsV6DarkMessiahHead, and what
 * its comment says.
 * - `sprp`, layout v6-vindictus (version 6): TacticalInterventionStaticPropsV6VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v7 (version 7): TacticalInterventionStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): TacticalInterventionStaticPropsV7ZenoClashHead, and what its
 * comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): TacticalInterventionStaticPropsV7VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v8 (version 8): TacticalInterventionStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): TacticalInterventionStaticPropsV8VindictusHead, and what its
 * comment says.
 * - `sprp`, layout v9 (version 9): TacticalInterventionStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): TacticalInterventionStaticPropsV9DearEstherHead, and what its
 * comment says.
 * - `sprp`, layout v10 (versions 10, 7): TacticalInterventionStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): TacticalInterventionStaticPropsV10GlobalOffensiveHead,
 * and what its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): TacticalInterventionStaticPropsV11GlobalOffensiveHead,
 * and what its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10):
 * TacticalInterventionStaticPropsV11BlackMesaLiteHead, and what its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): TacticalInterventionStaticPropsV11MerubasuHead, and what
 * its comment says.
 * - `sprp`, layout v12-strata (version 12): TacticalInterventionStaticPropsV12StrataHead, and what its
 * comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): TacticalInterventionStaticPropsV11BlackMesaHead, and
 * what its comment says.
 * - `sprp`, layout v13-strata (version 13): TacticalInterventionStaticPropsV13StrataHead, and what its
 * comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): TacticalInterventionDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): TacticalInterventionDetailPropsV2Head, and what its comment says.
 * - `dplt`: TacticalInterventionDetailPropLightHead, and what its comment says.
 * - `dplh`: TacticalInterventionDetailPropLightHead, and what its comment says.
 * - `clvr`: TacticalInterventionColorVariablesHead, and what its comment says.
 */
#define TACTICAL_INTERVENTION_LUMP_GAME_LUMP 35
/** Array of TacticalInterventionLeafWaterData. */
#define TACTICAL_INTERVENTION_LUMP_LEAF_WATER_DATA 36
/** Array of TacticalInterventionPrimitive. */
#define TACTICAL_INTERVENTION_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of
 * TacticalInterventionPrimitiveVerticesElement.
 */
#define TACTICAL_INTERVENTION_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * TacticalInterventionPrimitiveIndicesElement.
 */
#define TACTICAL_INTERVENTION_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define TACTICAL_INTERVENTION_LUMP_PAKFILE 40
/**
 * Corners of openings between areas, in game units. Array of TacticalInterventionClipPortalVerticesElement.
 */
#define TACTICAL_INTERVENTION_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of TacticalInterventionCubemapSample. */
#define TACTICAL_INTERVENTION_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define TACTICAL_INTERVENTION_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of TacticalInterventionTextureStringTableElement. */
#define TACTICAL_INTERVENTION_LUMP_TEXTURE_STRING_TABLE 44
/** Array of TacticalInterventionOverlay. */
#define TACTICAL_INTERVENTION_LUMP_OVERLAYS 45
/**
 * How far each leaf is from water, in game units. Array of TacticalInterventionLeafMinDistanceToWaterElement.
 */
#define TACTICAL_INTERVENTION_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * TacticalInterventionFaceMacroTextureInfoElement.
 */
#define TACTICAL_INTERVENTION_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of TacticalInterventionDisplacementTrianglesElement. */
#define TACTICAL_INTERVENTION_LUMP_DISPLACEMENT_TRIANGLES 48
/** Triangles and names of static props. Bytes of unknown meaning. */
#define TACTICAL_INTERVENTION_LUMP_PROP_BLOB 49
/** Array of TacticalInterventionWaterOverlay. */
#define TACTICAL_INTERVENTION_LUMP_WATER_OVERLAYS 50
/** Array of TacticalInterventionLeafAmbientIndexHdr. */
#define TACTICAL_INTERVENTION_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of TacticalInterventionLeafAmbientIndex. */
#define TACTICAL_INTERVENTION_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of TacticalInterventionColorRgbExp. */
#define TACTICAL_INTERVENTION_LUMP_LIGHTING_HDR 53
/** Array of TacticalInterventionWorldLightShadowOffset. */
#define TACTICAL_INTERVENTION_LUMP_WORLD_LIGHTS_HDR 54
/** Array of TacticalInterventionLeafAmbientSample. */
#define TACTICAL_INTERVENTION_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of TacticalInterventionLeafAmbientSample. */
#define TACTICAL_INTERVENTION_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define TACTICAL_INTERVENTION_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of TacticalInterventionFace. */
#define TACTICAL_INTERVENTION_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * TacticalInterventionMapFlagsElement.
 */
#define TACTICAL_INTERVENTION_LUMP_MAP_FLAGS 59
/** Array of TacticalInterventionOverlayFade. */
#define TACTICAL_INTERVENTION_LUMP_OVERLAY_FADES 60
/** Array of TacticalInterventionOverlaySystemLevels. */
#define TACTICAL_INTERVENTION_LUMP_OVERLAY_SYSTEM_LEVELS 61
/** What the physics needs for other levels of detail. Bytes of unknown meaning. */
#define TACTICAL_INTERVENTION_LUMP_PHYSICS_LEVEL 62
/**
 * How each vertex of the displacements blends several textures; empty where none does. Array of
 * TacticalInterventionDisplacementMultiblend.
 */
#define TACTICAL_INTERVENTION_LUMP_DISPLACEMENT_MULTIBLEND 63

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct TacticalInterventionLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} TacticalInterventionLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionLumpEntry) == 16, "TacticalInterventionLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLumpEntry, offset) == 0, "TacticalInterventionLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLumpEntry, length) == 4, "TacticalInterventionLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLumpEntry, version) == 8, "TacticalInterventionLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLumpEntry, unpacked) == 12, "TacticalInterventionLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct TacticalInterventionHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 21 or 22. */
  int32_t version;
  /** The lumps by index. */
  TacticalInterventionLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} TacticalInterventionHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionHeader) == 1036, "TacticalInterventionHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionHeader, ident) == 0, "TacticalInterventionHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionHeader, version) == 4, "TacticalInterventionHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionHeader, lumps) == 8, "TacticalInterventionHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define TACTICAL_INTERVENTION_PLANE_TYPE_X 0
#define TACTICAL_INTERVENTION_PLANE_TYPE_Y 1
#define TACTICAL_INTERVENTION_PLANE_TYPE_Z 2
#define TACTICAL_INTERVENTION_PLANE_TYPE_NEAREST_X 3
#define TACTICAL_INTERVENTION_PLANE_TYPE_NEAREST_Y 4
#define TACTICAL_INTERVENTION_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define TACTICAL_INTERVENTION_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define TACTICAL_INTERVENTION_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define TACTICAL_INTERVENTION_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define TACTICAL_INTERVENTION_WORLD_LIGHT_TYPE_SURFACE 0
#define TACTICAL_INTERVENTION_WORLD_LIGHT_TYPE_POINT 1
#define TACTICAL_INTERVENTION_WORLD_LIGHT_TYPE_SPOT 2
#define TACTICAL_INTERVENTION_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define TACTICAL_INTERVENTION_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define TACTICAL_INTERVENTION_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define TACTICAL_INTERVENTION_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define TACTICAL_INTERVENTION_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define TACTICAL_INTERVENTION_STATIC_PROP_SOLID_NONE 0
#define TACTICAL_INTERVENTION_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define TACTICAL_INTERVENTION_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define TACTICAL_INTERVENTION_DETAIL_PROP_ORIENTATION_NORMAL 0
#define TACTICAL_INTERVENTION_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define TACTICAL_INTERVENTION_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define TACTICAL_INTERVENTION_DETAIL_PROP_TYPE_MODEL 0
#define TACTICAL_INTERVENTION_DETAIL_PROP_TYPE_SPRITE 1
#define TACTICAL_INTERVENTION_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define TACTICAL_INTERVENTION_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define TACTICAL_INTERVENTION_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define TACTICAL_INTERVENTION_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define TACTICAL_INTERVENTION_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define TACTICAL_INTERVENTION_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define TACTICAL_INTERVENTION_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define TACTICAL_INTERVENTION_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct TacticalInterventionPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /**
   * Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values:
   * TACTICAL_INTERVENTION_PLANE_TYPE_*.
   */
  int32_t type;
} TacticalInterventionPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionPlane) == 20, "TacticalInterventionPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionPlane, normal) == 0, "TacticalInterventionPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionPlane *)0)->normal) == 12, "TacticalInterventionPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionPlane, distance) == 12, "TacticalInterventionPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionPlane *)0)->distance) == 4, "TacticalInterventionPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionPlane, type) == 16, "TacticalInterventionPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionPlane *)0)->type) == 4, "TacticalInterventionPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct TacticalInterventionTextureData {
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
} TacticalInterventionTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionTextureData) == 32, "TacticalInterventionTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureData, reflectivity) == 0, "TacticalInterventionTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureData *)0)->reflectivity) == 12, "TacticalInterventionTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureData, name) == 12, "TacticalInterventionTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureData *)0)->name) == 4, "TacticalInterventionTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureData, width) == 16, "TacticalInterventionTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureData *)0)->width) == 4, "TacticalInterventionTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureData, height) == 20, "TacticalInterventionTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureData *)0)->height) == 4, "TacticalInterventionTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureData, viewWidth) == 24, "TacticalInterventionTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureData *)0)->viewWidth) == 4, "TacticalInterventionTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureData, viewHeight) == 28, "TacticalInterventionTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureData *)0)->viewHeight) == 4, "TacticalInterventionTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct TacticalInterventionNode {
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
} TacticalInterventionNode;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionNode) == 32, "TacticalInterventionNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionNode, plane) == 0, "TacticalInterventionNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionNode *)0)->plane) == 4, "TacticalInterventionNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionNode, children) == 4, "TacticalInterventionNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionNode *)0)->children) == 8, "TacticalInterventionNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionNode, mins) == 12, "TacticalInterventionNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionNode *)0)->mins) == 6, "TacticalInterventionNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionNode, maxs) == 18, "TacticalInterventionNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionNode *)0)->maxs) == 6, "TacticalInterventionNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionNode, firstFace) == 24, "TacticalInterventionNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionNode *)0)->firstFace) == 2, "TacticalInterventionNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionNode, faceCount) == 26, "TacticalInterventionNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionNode *)0)->faceCount) == 2, "TacticalInterventionNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionNode, area) == 28, "TacticalInterventionNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionNode *)0)->area) == 2, "TacticalInterventionNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct TacticalInterventionTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: TACTICAL_INTERVENTION_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} TacticalInterventionTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionTextureInfo) == 72, "TacticalInterventionTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureInfo, textureS) == 0, "TacticalInterventionTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureInfo *)0)->textureS) == 16, "TacticalInterventionTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureInfo, textureT) == 16, "TacticalInterventionTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureInfo *)0)->textureT) == 16, "TacticalInterventionTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureInfo, lightmapS) == 32, "TacticalInterventionTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureInfo *)0)->lightmapS) == 16, "TacticalInterventionTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureInfo, lightmapT) == 48, "TacticalInterventionTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureInfo *)0)->lightmapT) == 16, "TacticalInterventionTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureInfo, flags) == 64, "TacticalInterventionTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureInfo *)0)->flags) == 4, "TacticalInterventionTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionTextureInfo, textureData) == 68, "TacticalInterventionTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionTextureInfo *)0)->textureData) == 4, "TacticalInterventionTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct TacticalInterventionFace {
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
} TacticalInterventionFace;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionFace) == 56, "TacticalInterventionFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, plane) == 0, "TacticalInterventionFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->plane) == 2, "TacticalInterventionFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, side) == 2, "TacticalInterventionFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->side) == 1, "TacticalInterventionFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, onNode) == 3, "TacticalInterventionFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->onNode) == 1, "TacticalInterventionFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, firstEdge) == 4, "TacticalInterventionFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->firstEdge) == 4, "TacticalInterventionFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, edgeCount) == 8, "TacticalInterventionFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->edgeCount) == 2, "TacticalInterventionFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, texture) == 10, "TacticalInterventionFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->texture) == 2, "TacticalInterventionFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, displacement) == 12, "TacticalInterventionFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->displacement) == 2, "TacticalInterventionFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, fogVolume) == 14, "TacticalInterventionFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->fogVolume) == 2, "TacticalInterventionFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, styles) == 16, "TacticalInterventionFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->styles) == 4, "TacticalInterventionFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, lightOffset) == 20, "TacticalInterventionFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->lightOffset) == 4, "TacticalInterventionFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, area) == 24, "TacticalInterventionFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->area) == 4, "TacticalInterventionFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, lightmapMins) == 28, "TacticalInterventionFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->lightmapMins) == 8, "TacticalInterventionFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, lightmapSize) == 36, "TacticalInterventionFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->lightmapSize) == 8, "TacticalInterventionFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, originalFace) == 44, "TacticalInterventionFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->originalFace) == 4, "TacticalInterventionFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, firstPrimitive) == 50, "TacticalInterventionFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->firstPrimitive) == 2, "TacticalInterventionFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFace, smoothingGroups) == 52, "TacticalInterventionFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFace *)0)->smoothingGroups) == 4, "TacticalInterventionFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct TacticalInterventionColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} TacticalInterventionColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionColorRgbExp) == 4, "TacticalInterventionColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionColorRgbExp, red) == 0, "TacticalInterventionColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionColorRgbExp *)0)->red) == 1, "TacticalInterventionColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionColorRgbExp, green) == 1, "TacticalInterventionColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionColorRgbExp *)0)->green) == 1, "TacticalInterventionColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionColorRgbExp, blue) == 2, "TacticalInterventionColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionColorRgbExp *)0)->blue) == 1, "TacticalInterventionColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionColorRgbExp, exponent) == 3, "TacticalInterventionColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionColorRgbExp *)0)->exponent) == 1, "TacticalInterventionColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct TacticalInterventionOccluderWithoutArea {
  /** Whether it starts switched off. Values: TACTICAL_INTERVENTION_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} TacticalInterventionOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionOccluderWithoutArea) == 36, "TacticalInterventionOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluderWithoutArea, flags) == 0, "TacticalInterventionOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluderWithoutArea *)0)->flags) == 4, "TacticalInterventionOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluderWithoutArea, firstPolygon) == 4, "TacticalInterventionOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluderWithoutArea *)0)->firstPolygon) == 4, "TacticalInterventionOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluderWithoutArea, polygonCount) == 8, "TacticalInterventionOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluderWithoutArea *)0)->polygonCount) == 4, "TacticalInterventionOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluderWithoutArea, mins) == 12, "TacticalInterventionOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluderWithoutArea *)0)->mins) == 12, "TacticalInterventionOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluderWithoutArea, maxs) == 24, "TacticalInterventionOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluderWithoutArea *)0)->maxs) == 12, "TacticalInterventionOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct TacticalInterventionOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} TacticalInterventionOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionOccluderPolygon) == 12, "TacticalInterventionOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluderPolygon, firstVertexIndex) == 0, "TacticalInterventionOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluderPolygon *)0)->firstVertexIndex) == 4, "TacticalInterventionOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluderPolygon, vertexCount) == 4, "TacticalInterventionOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluderPolygon *)0)->vertexCount) == 4, "TacticalInterventionOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluderPolygon, plane) == 8, "TacticalInterventionOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluderPolygon *)0)->plane) == 4, "TacticalInterventionOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct TacticalInterventionOccluder {
  /** Whether it starts switched off. Values: TACTICAL_INTERVENTION_OCCLUDER_FLAGS_*. */
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
} TacticalInterventionOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionOccluder) == 40, "TacticalInterventionOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluder, flags) == 0, "TacticalInterventionOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluder *)0)->flags) == 4, "TacticalInterventionOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluder, firstPolygon) == 4, "TacticalInterventionOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluder *)0)->firstPolygon) == 4, "TacticalInterventionOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluder, polygonCount) == 8, "TacticalInterventionOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluder *)0)->polygonCount) == 4, "TacticalInterventionOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluder, mins) == 12, "TacticalInterventionOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluder *)0)->mins) == 12, "TacticalInterventionOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluder, maxs) == 24, "TacticalInterventionOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluder *)0)->maxs) == 12, "TacticalInterventionOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOccluder, area) == 36, "TacticalInterventionOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOccluder *)0)->area) == 4, "TacticalInterventionOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct TacticalInterventionCompressedLightCube {
  /** One colour a side. */
  TacticalInterventionColorRgbExp sides[6];
} TacticalInterventionCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionCompressedLightCube) == 24, "TacticalInterventionCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionCompressedLightCube, sides) == 0, "TacticalInterventionCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionCompressedLightCube *)0)->sides) == 24, "TacticalInterventionCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct TacticalInterventionLeafVersion0 {
  /** What its brushes are, all together. Values: TACTICAL_INTERVENTION_CONTENT_FLAGS_*. */
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
  TacticalInterventionCompressedLightCube ambientLight;
} TacticalInterventionLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionLeafVersion0) == 56, "TacticalInterventionLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafVersion0, contents) == 0, "TacticalInterventionLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafVersion0 *)0)->contents) == 4, "TacticalInterventionLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafVersion0, cluster) == 4, "TacticalInterventionLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafVersion0 *)0)->cluster) == 2, "TacticalInterventionLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafVersion0, mins) == 8, "TacticalInterventionLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafVersion0 *)0)->mins) == 6, "TacticalInterventionLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafVersion0, maxs) == 14, "TacticalInterventionLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafVersion0 *)0)->maxs) == 6, "TacticalInterventionLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafVersion0, firstFace) == 20, "TacticalInterventionLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafVersion0 *)0)->firstFace) == 2, "TacticalInterventionLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafVersion0, faceCount) == 22, "TacticalInterventionLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafVersion0 *)0)->faceCount) == 2, "TacticalInterventionLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafVersion0, firstBrush) == 24, "TacticalInterventionLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafVersion0 *)0)->firstBrush) == 2, "TacticalInterventionLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafVersion0, brushCount) == 26, "TacticalInterventionLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafVersion0 *)0)->brushCount) == 2, "TacticalInterventionLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafVersion0, water) == 28, "TacticalInterventionLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafVersion0 *)0)->water) == 2, "TacticalInterventionLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafVersion0, ambientLight) == 30, "TacticalInterventionLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafVersion0 *)0)->ambientLight) == 24, "TacticalInterventionLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct TacticalInterventionLeaf {
  /** What its brushes are, all together. Values: TACTICAL_INTERVENTION_CONTENT_FLAGS_*. */
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
} TacticalInterventionLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionLeaf) == 32, "TacticalInterventionLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeaf, contents) == 0, "TacticalInterventionLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeaf *)0)->contents) == 4, "TacticalInterventionLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeaf, cluster) == 4, "TacticalInterventionLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeaf *)0)->cluster) == 2, "TacticalInterventionLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeaf, mins) == 8, "TacticalInterventionLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeaf *)0)->mins) == 6, "TacticalInterventionLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeaf, maxs) == 14, "TacticalInterventionLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeaf *)0)->maxs) == 6, "TacticalInterventionLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeaf, firstFace) == 20, "TacticalInterventionLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeaf *)0)->firstFace) == 2, "TacticalInterventionLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeaf, faceCount) == 22, "TacticalInterventionLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeaf *)0)->faceCount) == 2, "TacticalInterventionLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeaf, firstBrush) == 24, "TacticalInterventionLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeaf *)0)->firstBrush) == 2, "TacticalInterventionLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeaf, brushCount) == 26, "TacticalInterventionLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeaf *)0)->brushCount) == 2, "TacticalInterventionLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeaf, water) == 28, "TacticalInterventionLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeaf *)0)->water) == 2, "TacticalInterventionLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct TacticalInterventionEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} TacticalInterventionEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionEdge) == 4, "TacticalInterventionEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionEdge, vertices) == 0, "TacticalInterventionEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionEdge *)0)->vertices) == 4, "TacticalInterventionEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct TacticalInterventionModel {
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
} TacticalInterventionModel;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionModel) == 48, "TacticalInterventionModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionModel, mins) == 0, "TacticalInterventionModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionModel *)0)->mins) == 12, "TacticalInterventionModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionModel, maxs) == 12, "TacticalInterventionModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionModel *)0)->maxs) == 12, "TacticalInterventionModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionModel, origin) == 24, "TacticalInterventionModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionModel *)0)->origin) == 12, "TacticalInterventionModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionModel, headNode) == 36, "TacticalInterventionModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionModel *)0)->headNode) == 4, "TacticalInterventionModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionModel, firstFace) == 40, "TacticalInterventionModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionModel *)0)->firstFace) == 4, "TacticalInterventionModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionModel, faceCount) == 44, "TacticalInterventionModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionModel *)0)->faceCount) == 4, "TacticalInterventionModel.faceCount takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct TacticalInterventionWorldLightShadowOffset {
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
  /** Kind of light. Values: TACTICAL_INTERVENTION_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: TACTICAL_INTERVENTION_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} TacticalInterventionWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionWorldLightShadowOffset) == 100, "TacticalInterventionWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, origin) == 0, "TacticalInterventionWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->origin) == 12, "TacticalInterventionWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, intensity) == 12, "TacticalInterventionWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->intensity) == 12, "TacticalInterventionWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, normal) == 24, "TacticalInterventionWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->normal) == 12, "TacticalInterventionWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, shadowCastOffset) == 36, "TacticalInterventionWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "TacticalInterventionWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, cluster) == 48, "TacticalInterventionWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->cluster) == 4, "TacticalInterventionWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, type) == 52, "TacticalInterventionWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->type) == 4, "TacticalInterventionWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, style) == 56, "TacticalInterventionWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->style) == 4, "TacticalInterventionWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, stopDot) == 60, "TacticalInterventionWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->stopDot) == 4, "TacticalInterventionWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, stopDot2) == 64, "TacticalInterventionWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->stopDot2) == 4, "TacticalInterventionWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, exponent) == 68, "TacticalInterventionWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->exponent) == 4, "TacticalInterventionWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, radius) == 72, "TacticalInterventionWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->radius) == 4, "TacticalInterventionWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, constantAttenuation) == 76, "TacticalInterventionWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->constantAttenuation) == 4, "TacticalInterventionWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, linearAttenuation) == 80, "TacticalInterventionWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->linearAttenuation) == 4, "TacticalInterventionWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, quadraticAttenuation) == 84, "TacticalInterventionWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "TacticalInterventionWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, flags) == 88, "TacticalInterventionWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->flags) == 4, "TacticalInterventionWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, texture) == 92, "TacticalInterventionWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->texture) == 4, "TacticalInterventionWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWorldLightShadowOffset, owner) == 96, "TacticalInterventionWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWorldLightShadowOffset *)0)->owner) == 4, "TacticalInterventionWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct TacticalInterventionBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: TACTICAL_INTERVENTION_CONTENT_FLAGS_*. */
  int32_t contents;
} TacticalInterventionBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionBrush) == 12, "TacticalInterventionBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionBrush, firstSide) == 0, "TacticalInterventionBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionBrush *)0)->firstSide) == 4, "TacticalInterventionBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionBrush, sideCount) == 4, "TacticalInterventionBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionBrush *)0)->sideCount) == 4, "TacticalInterventionBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionBrush, contents) == 8, "TacticalInterventionBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionBrush *)0)->contents) == 4, "TacticalInterventionBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: engine headers.
 */
typedef struct TacticalInterventionBrushSideThin {
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
} TacticalInterventionBrushSideThin;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionBrushSideThin) == 8, "TacticalInterventionBrushSideThin takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionBrushSideThin, plane) == 0, "TacticalInterventionBrushSideThin.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionBrushSideThin *)0)->plane) == 2, "TacticalInterventionBrushSideThin.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionBrushSideThin, texture) == 2, "TacticalInterventionBrushSideThin.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionBrushSideThin *)0)->texture) == 2, "TacticalInterventionBrushSideThin.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionBrushSideThin, displacement) == 4, "TacticalInterventionBrushSideThin.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionBrushSideThin *)0)->displacement) == 2, "TacticalInterventionBrushSideThin.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionBrushSideThin, bevel) == 6, "TacticalInterventionBrushSideThin.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionBrushSideThin *)0)->bevel) == 1, "TacticalInterventionBrushSideThin.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionBrushSideThin, thin) == 7, "TacticalInterventionBrushSideThin.thin lies at 7");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionBrushSideThin *)0)->thin) == 1, "TacticalInterventionBrushSideThin.thin takes 1 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct TacticalInterventionArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} TacticalInterventionArea;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionArea) == 8, "TacticalInterventionArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionArea, portalCount) == 0, "TacticalInterventionArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionArea *)0)->portalCount) == 4, "TacticalInterventionArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionArea, firstPortal) == 4, "TacticalInterventionArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionArea *)0)->firstPortal) == 4, "TacticalInterventionArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct TacticalInterventionAreaPortal {
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
} TacticalInterventionAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionAreaPortal) == 12, "TacticalInterventionAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionAreaPortal, key) == 0, "TacticalInterventionAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionAreaPortal *)0)->key) == 2, "TacticalInterventionAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionAreaPortal, otherArea) == 2, "TacticalInterventionAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionAreaPortal *)0)->otherArea) == 2, "TacticalInterventionAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionAreaPortal, firstVertex) == 4, "TacticalInterventionAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionAreaPortal *)0)->firstVertex) == 2, "TacticalInterventionAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionAreaPortal, vertexCount) == 6, "TacticalInterventionAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionAreaPortal *)0)->vertexCount) == 2, "TacticalInterventionAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionAreaPortal, plane) == 8, "TacticalInterventionAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionAreaPortal *)0)->plane) == 4, "TacticalInterventionAreaPortal.plane takes 4 bytes");

/**
 * The brushes that a face came from (lump 23), by the face's number. With a count of 1, `first` is the brush
 * itself; with more, it is the first of `count` entries in FACE_BRUSHES.
 * Original name: dfacebrushlist_t. Source: real maps. Confidence: probable.
 */
typedef struct TacticalInterventionFaceBrushList {
  /** Number of brushes. */
  uint16_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint16_t first;
} TacticalInterventionFaceBrushList;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionFaceBrushList) == 4, "TacticalInterventionFaceBrushList takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFaceBrushList, brushCount) == 0, "TacticalInterventionFaceBrushList.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFaceBrushList *)0)->brushCount) == 2, "TacticalInterventionFaceBrushList.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionFaceBrushList, first) == 2, "TacticalInterventionFaceBrushList.first lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionFaceBrushList *)0)->first) == 2, "TacticalInterventionFaceBrushList.first takes 2 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct TacticalInterventionDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} TacticalInterventionDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDisplacementSubNeighbor) == 6, "TacticalInterventionDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementSubNeighbor, displacement) == 0, "TacticalInterventionDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementSubNeighbor *)0)->displacement) == 2, "TacticalInterventionDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementSubNeighbor, orientation) == 2, "TacticalInterventionDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementSubNeighbor *)0)->orientation) == 1, "TacticalInterventionDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementSubNeighbor, span) == 3, "TacticalInterventionDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementSubNeighbor *)0)->span) == 1, "TacticalInterventionDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementSubNeighbor, neighborSpan) == 4, "TacticalInterventionDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementSubNeighbor *)0)->neighborSpan) == 1, "TacticalInterventionDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct TacticalInterventionDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  TacticalInterventionDisplacementSubNeighbor subNeighbors[2];
} TacticalInterventionDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDisplacementNeighbor) == 12, "TacticalInterventionDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementNeighbor, subNeighbors) == 0, "TacticalInterventionDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementNeighbor *)0)->subNeighbors) == 12, "TacticalInterventionDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct TacticalInterventionDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} TacticalInterventionDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDisplacementCornerNeighbors) == 10, "TacticalInterventionDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementCornerNeighbors, neighbors) == 0, "TacticalInterventionDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementCornerNeighbors *)0)->neighbors) == 8, "TacticalInterventionDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementCornerNeighbors, count) == 8, "TacticalInterventionDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementCornerNeighbors *)0)->count) == 1, "TacticalInterventionDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct TacticalInterventionDisplacementInfo {
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
  /** What the surface is. Values: TACTICAL_INTERVENTION_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  TacticalInterventionDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  TacticalInterventionDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} TacticalInterventionDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDisplacementInfo) == 176, "TacticalInterventionDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, startPosition) == 0, "TacticalInterventionDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->startPosition) == 12, "TacticalInterventionDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, firstVertex) == 12, "TacticalInterventionDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->firstVertex) == 4, "TacticalInterventionDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, firstTriangle) == 16, "TacticalInterventionDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->firstTriangle) == 4, "TacticalInterventionDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, power) == 20, "TacticalInterventionDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->power) == 4, "TacticalInterventionDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, minTessellation) == 24, "TacticalInterventionDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->minTessellation) == 4, "TacticalInterventionDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, smoothingAngle) == 28, "TacticalInterventionDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->smoothingAngle) == 4, "TacticalInterventionDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, contents) == 32, "TacticalInterventionDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->contents) == 4, "TacticalInterventionDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, face) == 36, "TacticalInterventionDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->face) == 2, "TacticalInterventionDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, lightmapAlphaStart) == 40, "TacticalInterventionDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->lightmapAlphaStart) == 4, "TacticalInterventionDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, lightmapSamplePositionStart) == 44, "TacticalInterventionDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "TacticalInterventionDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, edgeNeighbors) == 48, "TacticalInterventionDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->edgeNeighbors) == 48, "TacticalInterventionDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, cornerNeighbors) == 96, "TacticalInterventionDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->cornerNeighbors) == 40, "TacticalInterventionDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementInfo, allowedVertices) == 136, "TacticalInterventionDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementInfo *)0)->allowedVertices) == 40, "TacticalInterventionDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct TacticalInterventionOriginalFace {
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
} TacticalInterventionOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionOriginalFace) == 56, "TacticalInterventionOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, plane) == 0, "TacticalInterventionOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->plane) == 2, "TacticalInterventionOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, side) == 2, "TacticalInterventionOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->side) == 1, "TacticalInterventionOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, onNode) == 3, "TacticalInterventionOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->onNode) == 1, "TacticalInterventionOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, firstEdge) == 4, "TacticalInterventionOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->firstEdge) == 4, "TacticalInterventionOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, edgeCount) == 8, "TacticalInterventionOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->edgeCount) == 2, "TacticalInterventionOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, texture) == 10, "TacticalInterventionOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->texture) == 2, "TacticalInterventionOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, displacement) == 12, "TacticalInterventionOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->displacement) == 2, "TacticalInterventionOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, fogVolume) == 14, "TacticalInterventionOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->fogVolume) == 2, "TacticalInterventionOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, styles) == 16, "TacticalInterventionOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->styles) == 4, "TacticalInterventionOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, lightOffset) == 20, "TacticalInterventionOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->lightOffset) == 4, "TacticalInterventionOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, area) == 24, "TacticalInterventionOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->area) == 4, "TacticalInterventionOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, lightmapMins) == 28, "TacticalInterventionOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->lightmapMins) == 8, "TacticalInterventionOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, lightmapSize) == 36, "TacticalInterventionOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->lightmapSize) == 8, "TacticalInterventionOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, originalFace) == 44, "TacticalInterventionOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->originalFace) == 4, "TacticalInterventionOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, firstPrimitive) == 50, "TacticalInterventionOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->firstPrimitive) == 2, "TacticalInterventionOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOriginalFace, smoothingGroups) == 52, "TacticalInterventionOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOriginalFace *)0)->smoothingGroups) == 4, "TacticalInterventionOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct TacticalInterventionDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} TacticalInterventionDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDisplacementVertex) == 20, "TacticalInterventionDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementVertex, direction) == 0, "TacticalInterventionDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementVertex *)0)->direction) == 12, "TacticalInterventionDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementVertex, distance) == 12, "TacticalInterventionDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementVertex *)0)->distance) == 4, "TacticalInterventionDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementVertex, alpha) == 16, "TacticalInterventionDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementVertex *)0)->alpha) == 4, "TacticalInterventionDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct TacticalInterventionStaticPropV4 {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} TacticalInterventionStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV4) == 56, "TacticalInterventionStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, origin) == 0, "TacticalInterventionStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->origin) == 12, "TacticalInterventionStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, angles) == 12, "TacticalInterventionStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->angles) == 12, "TacticalInterventionStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, model) == 24, "TacticalInterventionStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->model) == 2, "TacticalInterventionStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, firstLeaf) == 26, "TacticalInterventionStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, leafCount) == 28, "TacticalInterventionStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->leafCount) == 2, "TacticalInterventionStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, solid) == 30, "TacticalInterventionStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->solid) == 1, "TacticalInterventionStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, flags) == 31, "TacticalInterventionStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->flags) == 1, "TacticalInterventionStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, skin) == 32, "TacticalInterventionStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->skin) == 4, "TacticalInterventionStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, fadeMinDistance) == 36, "TacticalInterventionStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV4, lightingOrigin) == 44, "TacticalInterventionStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV4 *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct TacticalInterventionStaticPropV5 {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV5) == 60, "TacticalInterventionStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, origin) == 0, "TacticalInterventionStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->origin) == 12, "TacticalInterventionStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, angles) == 12, "TacticalInterventionStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->angles) == 12, "TacticalInterventionStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, model) == 24, "TacticalInterventionStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->model) == 2, "TacticalInterventionStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, firstLeaf) == 26, "TacticalInterventionStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, leafCount) == 28, "TacticalInterventionStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->leafCount) == 2, "TacticalInterventionStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, solid) == 30, "TacticalInterventionStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->solid) == 1, "TacticalInterventionStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, flags) == 31, "TacticalInterventionStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->flags) == 1, "TacticalInterventionStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, skin) == 32, "TacticalInterventionStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->skin) == 4, "TacticalInterventionStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, fadeMinDistance) == 36, "TacticalInterventionStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, lightingOrigin) == 44, "TacticalInterventionStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5, forcedFadeScale) == 56, "TacticalInterventionStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5 *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV5TheShip {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV5TheShip) == 188, "TacticalInterventionStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, origin) == 0, "TacticalInterventionStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->origin) == 12, "TacticalInterventionStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, angles) == 12, "TacticalInterventionStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->angles) == 12, "TacticalInterventionStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, model) == 24, "TacticalInterventionStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->model) == 2, "TacticalInterventionStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, firstLeaf) == 26, "TacticalInterventionStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, leafCount) == 28, "TacticalInterventionStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->leafCount) == 2, "TacticalInterventionStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, solid) == 30, "TacticalInterventionStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->solid) == 1, "TacticalInterventionStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, flags) == 31, "TacticalInterventionStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->flags) == 1, "TacticalInterventionStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, skin) == 32, "TacticalInterventionStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->skin) == 4, "TacticalInterventionStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, fadeMinDistance) == 36, "TacticalInterventionStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, lightingOrigin) == 44, "TacticalInterventionStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, forcedFadeScale) == 56, "TacticalInterventionStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV5TheShip, name) == 60, "TacticalInterventionStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV5TheShip *)0)->name) == 128, "TacticalInterventionStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct TacticalInterventionStaticPropV6 {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV6) == 64, "TacticalInterventionStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, origin) == 0, "TacticalInterventionStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->origin) == 12, "TacticalInterventionStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, angles) == 12, "TacticalInterventionStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->angles) == 12, "TacticalInterventionStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, model) == 24, "TacticalInterventionStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->model) == 2, "TacticalInterventionStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, firstLeaf) == 26, "TacticalInterventionStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, leafCount) == 28, "TacticalInterventionStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->leafCount) == 2, "TacticalInterventionStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, solid) == 30, "TacticalInterventionStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->solid) == 1, "TacticalInterventionStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, flags) == 31, "TacticalInterventionStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->flags) == 1, "TacticalInterventionStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, skin) == 32, "TacticalInterventionStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->skin) == 4, "TacticalInterventionStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, fadeMinDistance) == 36, "TacticalInterventionStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, lightingOrigin) == 44, "TacticalInterventionStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, forcedFadeScale) == 56, "TacticalInterventionStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, minDirectX) == 60, "TacticalInterventionStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->minDirectX) == 2, "TacticalInterventionStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6, maxDirectX) == 62, "TacticalInterventionStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6 *)0)->maxDirectX) == 2, "TacticalInterventionStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV6BloodyGoodTime) == 192, "TacticalInterventionStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, origin) == 0, "TacticalInterventionStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->origin) == 12, "TacticalInterventionStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, angles) == 12, "TacticalInterventionStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->angles) == 12, "TacticalInterventionStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, model) == 24, "TacticalInterventionStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->model) == 2, "TacticalInterventionStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, firstLeaf) == 26, "TacticalInterventionStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, leafCount) == 28, "TacticalInterventionStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "TacticalInterventionStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, solid) == 30, "TacticalInterventionStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->solid) == 1, "TacticalInterventionStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, flags) == 31, "TacticalInterventionStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->flags) == 1, "TacticalInterventionStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, skin) == 32, "TacticalInterventionStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->skin) == 4, "TacticalInterventionStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "TacticalInterventionStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "TacticalInterventionStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "TacticalInterventionStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, minDirectX) == 60, "TacticalInterventionStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "TacticalInterventionStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, maxDirectX) == 62, "TacticalInterventionStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "TacticalInterventionStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6BloodyGoodTime, name) == 64, "TacticalInterventionStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6BloodyGoodTime *)0)->name) == 128, "TacticalInterventionStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV6DarkMessiah {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV6DarkMessiah) == 136, "TacticalInterventionStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, origin) == 0, "TacticalInterventionStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->origin) == 12, "TacticalInterventionStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, angles) == 12, "TacticalInterventionStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->angles) == 12, "TacticalInterventionStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, model) == 24, "TacticalInterventionStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->model) == 2, "TacticalInterventionStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, firstLeaf) == 26, "TacticalInterventionStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, leafCount) == 28, "TacticalInterventionStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->leafCount) == 2, "TacticalInterventionStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, solid) == 30, "TacticalInterventionStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->solid) == 1, "TacticalInterventionStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, flags) == 31, "TacticalInterventionStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->flags) == 1, "TacticalInterventionStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, skin) == 32, "TacticalInterventionStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->skin) == 4, "TacticalInterventionStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, fadeMinDistance) == 36, "TacticalInterventionStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, lightingOrigin) == 44, "TacticalInterventionStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, forcedFadeScale) == 56, "TacticalInterventionStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, minDirectX) == 60, "TacticalInterventionStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "TacticalInterventionStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, maxDirectX) == 62, "TacticalInterventionStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "TacticalInterventionStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV6DarkMessiah, unknown0x40) == 64, "TacticalInterventionStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "TacticalInterventionStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} TacticalInterventionStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropScale) == 16, "TacticalInterventionStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropScale, prop) == 0, "TacticalInterventionStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropScale *)0)->prop) == 4, "TacticalInterventionStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropScale, scale) == 4, "TacticalInterventionStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropScale *)0)->scale) == 12, "TacticalInterventionStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV7 {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV7) == 68, "TacticalInterventionStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, origin) == 0, "TacticalInterventionStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->origin) == 12, "TacticalInterventionStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, angles) == 12, "TacticalInterventionStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->angles) == 12, "TacticalInterventionStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, model) == 24, "TacticalInterventionStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->model) == 2, "TacticalInterventionStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, firstLeaf) == 26, "TacticalInterventionStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, leafCount) == 28, "TacticalInterventionStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->leafCount) == 2, "TacticalInterventionStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, solid) == 30, "TacticalInterventionStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->solid) == 1, "TacticalInterventionStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, flags) == 31, "TacticalInterventionStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->flags) == 1, "TacticalInterventionStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, skin) == 32, "TacticalInterventionStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->skin) == 4, "TacticalInterventionStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, fadeMinDistance) == 36, "TacticalInterventionStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, lightingOrigin) == 44, "TacticalInterventionStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, forcedFadeScale) == 56, "TacticalInterventionStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, minDirectX) == 60, "TacticalInterventionStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->minDirectX) == 2, "TacticalInterventionStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, maxDirectX) == 62, "TacticalInterventionStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->maxDirectX) == 2, "TacticalInterventionStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7, color) == 64, "TacticalInterventionStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7 *)0)->color) == 4, "TacticalInterventionStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV7ZenoClash {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV7ZenoClash) == 68, "TacticalInterventionStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, origin) == 0, "TacticalInterventionStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->origin) == 12, "TacticalInterventionStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, angles) == 12, "TacticalInterventionStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->angles) == 12, "TacticalInterventionStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, model) == 24, "TacticalInterventionStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->model) == 2, "TacticalInterventionStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, firstLeaf) == 26, "TacticalInterventionStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, leafCount) == 28, "TacticalInterventionStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->leafCount) == 2, "TacticalInterventionStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, solid) == 30, "TacticalInterventionStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->solid) == 1, "TacticalInterventionStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, flags) == 31, "TacticalInterventionStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->flags) == 1, "TacticalInterventionStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, skin) == 32, "TacticalInterventionStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->skin) == 4, "TacticalInterventionStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, fadeMinDistance) == 36, "TacticalInterventionStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, lightingOrigin) == 44, "TacticalInterventionStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, forcedFadeScale) == 56, "TacticalInterventionStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, minDirectX) == 60, "TacticalInterventionStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->minDirectX) == 2, "TacticalInterventionStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, maxDirectX) == 62, "TacticalInterventionStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "TacticalInterventionStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV7ZenoClash, unknown0x40) == 64, "TacticalInterventionStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "TacticalInterventionStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct TacticalInterventionStaticPropV8 {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV8) == 68, "TacticalInterventionStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, origin) == 0, "TacticalInterventionStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->origin) == 12, "TacticalInterventionStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, angles) == 12, "TacticalInterventionStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->angles) == 12, "TacticalInterventionStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, model) == 24, "TacticalInterventionStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->model) == 2, "TacticalInterventionStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, firstLeaf) == 26, "TacticalInterventionStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, leafCount) == 28, "TacticalInterventionStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->leafCount) == 2, "TacticalInterventionStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, solid) == 30, "TacticalInterventionStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->solid) == 1, "TacticalInterventionStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, flags) == 31, "TacticalInterventionStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->flags) == 1, "TacticalInterventionStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, skin) == 32, "TacticalInterventionStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->skin) == 4, "TacticalInterventionStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, fadeMinDistance) == 36, "TacticalInterventionStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, lightingOrigin) == 44, "TacticalInterventionStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, forcedFadeScale) == 56, "TacticalInterventionStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, minCpuLevel) == 60, "TacticalInterventionStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->minCpuLevel) == 1, "TacticalInterventionStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, maxCpuLevel) == 61, "TacticalInterventionStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->maxCpuLevel) == 1, "TacticalInterventionStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, minGpuLevel) == 62, "TacticalInterventionStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->minGpuLevel) == 1, "TacticalInterventionStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, maxGpuLevel) == 63, "TacticalInterventionStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->maxGpuLevel) == 1, "TacticalInterventionStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8, color) == 64, "TacticalInterventionStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8 *)0)->color) == 4, "TacticalInterventionStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct TacticalInterventionStaticPropV8Vindictus {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV8Vindictus) == 72, "TacticalInterventionStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, origin) == 0, "TacticalInterventionStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->origin) == 12, "TacticalInterventionStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, angles) == 12, "TacticalInterventionStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->angles) == 12, "TacticalInterventionStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, model) == 24, "TacticalInterventionStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->model) == 2, "TacticalInterventionStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, firstLeaf) == 26, "TacticalInterventionStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, leafCount) == 28, "TacticalInterventionStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->leafCount) == 2, "TacticalInterventionStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, solid) == 30, "TacticalInterventionStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->solid) == 1, "TacticalInterventionStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, flags) == 31, "TacticalInterventionStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->flags) == 1, "TacticalInterventionStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, skin) == 32, "TacticalInterventionStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->skin) == 4, "TacticalInterventionStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, fadeMinDistance) == 36, "TacticalInterventionStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, lightingOrigin) == 44, "TacticalInterventionStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, forcedFadeScale) == 56, "TacticalInterventionStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, minDirectX) == 60, "TacticalInterventionStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->minDirectX) == 2, "TacticalInterventionStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, maxDirectX) == 62, "TacticalInterventionStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->maxDirectX) == 2, "TacticalInterventionStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV8Vindictus, unknown0x40) == 64, "TacticalInterventionStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV8Vindictus *)0)->unknown0x40) == 8, "TacticalInterventionStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct TacticalInterventionStaticPropV9 {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV9) == 72, "TacticalInterventionStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, origin) == 0, "TacticalInterventionStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->origin) == 12, "TacticalInterventionStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, angles) == 12, "TacticalInterventionStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->angles) == 12, "TacticalInterventionStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, model) == 24, "TacticalInterventionStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->model) == 2, "TacticalInterventionStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, firstLeaf) == 26, "TacticalInterventionStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, leafCount) == 28, "TacticalInterventionStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->leafCount) == 2, "TacticalInterventionStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, solid) == 30, "TacticalInterventionStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->solid) == 1, "TacticalInterventionStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, flags) == 31, "TacticalInterventionStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->flags) == 1, "TacticalInterventionStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, skin) == 32, "TacticalInterventionStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->skin) == 4, "TacticalInterventionStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, fadeMinDistance) == 36, "TacticalInterventionStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, lightingOrigin) == 44, "TacticalInterventionStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, forcedFadeScale) == 56, "TacticalInterventionStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, minCpuLevel) == 60, "TacticalInterventionStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->minCpuLevel) == 1, "TacticalInterventionStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, maxCpuLevel) == 61, "TacticalInterventionStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->maxCpuLevel) == 1, "TacticalInterventionStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, minGpuLevel) == 62, "TacticalInterventionStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->minGpuLevel) == 1, "TacticalInterventionStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, maxGpuLevel) == 63, "TacticalInterventionStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->maxGpuLevel) == 1, "TacticalInterventionStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, color) == 64, "TacticalInterventionStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->color) == 4, "TacticalInterventionStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9, disableXbox360) == 68, "TacticalInterventionStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9 *)0)->disableXbox360) == 1, "TacticalInterventionStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV9DearEsther {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
} TacticalInterventionStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV9DearEsther) == 76, "TacticalInterventionStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, origin) == 0, "TacticalInterventionStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->origin) == 12, "TacticalInterventionStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, angles) == 12, "TacticalInterventionStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->angles) == 12, "TacticalInterventionStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, model) == 24, "TacticalInterventionStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->model) == 2, "TacticalInterventionStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, firstLeaf) == 26, "TacticalInterventionStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, leafCount) == 28, "TacticalInterventionStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->leafCount) == 2, "TacticalInterventionStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, solid) == 30, "TacticalInterventionStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->solid) == 1, "TacticalInterventionStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, flags) == 31, "TacticalInterventionStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->flags) == 1, "TacticalInterventionStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, unknown0x20) == 32, "TacticalInterventionStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->unknown0x20) == 4, "TacticalInterventionStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, skin) == 36, "TacticalInterventionStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->skin) == 4, "TacticalInterventionStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, fadeMinDistance) == 40, "TacticalInterventionStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, fadeMaxDistance) == 44, "TacticalInterventionStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, lightingOrigin) == 48, "TacticalInterventionStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, forcedFadeScale) == 60, "TacticalInterventionStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, minCpuLevel) == 64, "TacticalInterventionStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "TacticalInterventionStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, maxCpuLevel) == 65, "TacticalInterventionStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "TacticalInterventionStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, minGpuLevel) == 66, "TacticalInterventionStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "TacticalInterventionStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, maxGpuLevel) == 67, "TacticalInterventionStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "TacticalInterventionStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, color) == 68, "TacticalInterventionStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->color) == 4, "TacticalInterventionStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV9DearEsther, disableXbox360) == 72, "TacticalInterventionStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV9DearEsther *)0)->disableXbox360) == 1, "TacticalInterventionStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct TacticalInterventionStaticPropV10 {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} TacticalInterventionStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV10) == 72, "TacticalInterventionStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, origin) == 0, "TacticalInterventionStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->origin) == 12, "TacticalInterventionStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, angles) == 12, "TacticalInterventionStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->angles) == 12, "TacticalInterventionStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, model) == 24, "TacticalInterventionStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->model) == 2, "TacticalInterventionStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, firstLeaf) == 26, "TacticalInterventionStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, leafCount) == 28, "TacticalInterventionStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->leafCount) == 2, "TacticalInterventionStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, solid) == 30, "TacticalInterventionStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->solid) == 1, "TacticalInterventionStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, skin) == 32, "TacticalInterventionStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->skin) == 4, "TacticalInterventionStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, fadeMinDistance) == 36, "TacticalInterventionStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, lightingOrigin) == 44, "TacticalInterventionStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, forcedFadeScale) == 56, "TacticalInterventionStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, minDirectX) == 60, "TacticalInterventionStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->minDirectX) == 2, "TacticalInterventionStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, maxDirectX) == 62, "TacticalInterventionStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->maxDirectX) == 2, "TacticalInterventionStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, flags) == 64, "TacticalInterventionStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->flags) == 4, "TacticalInterventionStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, lightmapWidth) == 68, "TacticalInterventionStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->lightmapWidth) == 2, "TacticalInterventionStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10, lightmapHeight) == 70, "TacticalInterventionStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10 *)0)->lightmapHeight) == 2, "TacticalInterventionStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} TacticalInterventionStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV10GlobalOffensive) == 76, "TacticalInterventionStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, origin) == 0, "TacticalInterventionStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->origin) == 12, "TacticalInterventionStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, angles) == 12, "TacticalInterventionStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->angles) == 12, "TacticalInterventionStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, model) == 24, "TacticalInterventionStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->model) == 2, "TacticalInterventionStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, firstLeaf) == 26, "TacticalInterventionStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, leafCount) == 28, "TacticalInterventionStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "TacticalInterventionStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, solid) == 30, "TacticalInterventionStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->solid) == 1, "TacticalInterventionStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, flags) == 31, "TacticalInterventionStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->flags) == 1, "TacticalInterventionStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, skin) == 32, "TacticalInterventionStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->skin) == 4, "TacticalInterventionStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "TacticalInterventionStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, lightingOrigin) == 44, "TacticalInterventionStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "TacticalInterventionStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, minCpuLevel) == 60, "TacticalInterventionStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "TacticalInterventionStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "TacticalInterventionStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "TacticalInterventionStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, minGpuLevel) == 62, "TacticalInterventionStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "TacticalInterventionStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "TacticalInterventionStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "TacticalInterventionStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, color) == 64, "TacticalInterventionStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->color) == 4, "TacticalInterventionStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, disableXbox360) == 68, "TacticalInterventionStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "TacticalInterventionStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV10GlobalOffensive, flagsEx) == 72, "TacticalInterventionStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "TacticalInterventionStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} TacticalInterventionStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV11GlobalOffensive) == 80, "TacticalInterventionStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, origin) == 0, "TacticalInterventionStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->origin) == 12, "TacticalInterventionStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, angles) == 12, "TacticalInterventionStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->angles) == 12, "TacticalInterventionStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, model) == 24, "TacticalInterventionStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->model) == 2, "TacticalInterventionStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, firstLeaf) == 26, "TacticalInterventionStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, leafCount) == 28, "TacticalInterventionStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "TacticalInterventionStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, solid) == 30, "TacticalInterventionStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->solid) == 1, "TacticalInterventionStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, flags) == 31, "TacticalInterventionStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->flags) == 1, "TacticalInterventionStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, skin) == 32, "TacticalInterventionStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->skin) == 4, "TacticalInterventionStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "TacticalInterventionStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, lightingOrigin) == 44, "TacticalInterventionStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "TacticalInterventionStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, minCpuLevel) == 60, "TacticalInterventionStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "TacticalInterventionStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "TacticalInterventionStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "TacticalInterventionStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, minGpuLevel) == 62, "TacticalInterventionStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "TacticalInterventionStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "TacticalInterventionStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "TacticalInterventionStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, color) == 64, "TacticalInterventionStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->color) == 4, "TacticalInterventionStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, disableXbox360) == 68, "TacticalInterventionStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "TacticalInterventionStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, flagsEx) == 72, "TacticalInterventionStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "TacticalInterventionStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11GlobalOffensive, scale) == 76, "TacticalInterventionStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11GlobalOffensive *)0)->scale) == 4, "TacticalInterventionStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} TacticalInterventionStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV11BlackMesaLite) == 76, "TacticalInterventionStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, origin) == 0, "TacticalInterventionStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->origin) == 12, "TacticalInterventionStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, angles) == 12, "TacticalInterventionStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->angles) == 12, "TacticalInterventionStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, model) == 24, "TacticalInterventionStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->model) == 2, "TacticalInterventionStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, firstLeaf) == 26, "TacticalInterventionStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, leafCount) == 28, "TacticalInterventionStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "TacticalInterventionStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, solid) == 30, "TacticalInterventionStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->solid) == 1, "TacticalInterventionStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, skin) == 32, "TacticalInterventionStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->skin) == 4, "TacticalInterventionStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "TacticalInterventionStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, lightingOrigin) == 44, "TacticalInterventionStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "TacticalInterventionStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, minDirectX) == 60, "TacticalInterventionStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "TacticalInterventionStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, maxDirectX) == 62, "TacticalInterventionStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "TacticalInterventionStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, flags) == 64, "TacticalInterventionStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->flags) == 4, "TacticalInterventionStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, lightmapWidth) == 68, "TacticalInterventionStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "TacticalInterventionStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, lightmapHeight) == 70, "TacticalInterventionStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "TacticalInterventionStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesaLite, color) == 72, "TacticalInterventionStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesaLite *)0)->color) == 4, "TacticalInterventionStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct TacticalInterventionStaticPropV11Merubasu {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} TacticalInterventionStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV11Merubasu) == 76, "TacticalInterventionStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, origin) == 0, "TacticalInterventionStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->origin) == 12, "TacticalInterventionStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, angles) == 12, "TacticalInterventionStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->angles) == 12, "TacticalInterventionStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, model) == 24, "TacticalInterventionStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->model) == 2, "TacticalInterventionStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, firstLeaf) == 26, "TacticalInterventionStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, leafCount) == 28, "TacticalInterventionStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->leafCount) == 2, "TacticalInterventionStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, solid) == 30, "TacticalInterventionStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->solid) == 1, "TacticalInterventionStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, skin) == 32, "TacticalInterventionStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->skin) == 4, "TacticalInterventionStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, fadeMinDistance) == 36, "TacticalInterventionStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, lightingOrigin) == 44, "TacticalInterventionStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, forcedFadeScale) == 56, "TacticalInterventionStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, minDirectX) == 60, "TacticalInterventionStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->minDirectX) == 2, "TacticalInterventionStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, maxDirectX) == 62, "TacticalInterventionStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->maxDirectX) == 2, "TacticalInterventionStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, flags) == 64, "TacticalInterventionStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->flags) == 4, "TacticalInterventionStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, lightmapWidth) == 68, "TacticalInterventionStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "TacticalInterventionStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, lightmapHeight) == 70, "TacticalInterventionStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "TacticalInterventionStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11Merubasu, scale) == 72, "TacticalInterventionStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11Merubasu *)0)->scale) == 4, "TacticalInterventionStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV11BlackMesa {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} TacticalInterventionStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV11BlackMesa) == 80, "TacticalInterventionStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, origin) == 0, "TacticalInterventionStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->origin) == 12, "TacticalInterventionStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, angles) == 12, "TacticalInterventionStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->angles) == 12, "TacticalInterventionStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, model) == 24, "TacticalInterventionStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->model) == 2, "TacticalInterventionStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, firstLeaf) == 26, "TacticalInterventionStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, leafCount) == 28, "TacticalInterventionStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->leafCount) == 2, "TacticalInterventionStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, solid) == 30, "TacticalInterventionStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->solid) == 1, "TacticalInterventionStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, skin) == 32, "TacticalInterventionStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->skin) == 4, "TacticalInterventionStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, fadeMinDistance) == 36, "TacticalInterventionStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, lightingOrigin) == 44, "TacticalInterventionStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, forcedFadeScale) == 56, "TacticalInterventionStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, minDirectX) == 60, "TacticalInterventionStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->minDirectX) == 2, "TacticalInterventionStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, maxDirectX) == 62, "TacticalInterventionStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "TacticalInterventionStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, flags) == 64, "TacticalInterventionStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->flags) == 4, "TacticalInterventionStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, lightmapWidth) == 68, "TacticalInterventionStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "TacticalInterventionStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, lightmapHeight) == 70, "TacticalInterventionStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "TacticalInterventionStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, color) == 72, "TacticalInterventionStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->color) == 4, "TacticalInterventionStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV11BlackMesa, flagsEx) == 76, "TacticalInterventionStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV11BlackMesa *)0)->flagsEx) == 4, "TacticalInterventionStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionStaticPropV13 {
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
  /** How it collides. Values: TACTICAL_INTERVENTION_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: TACTICAL_INTERVENTION_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} TacticalInterventionStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropV13) == 88, "TacticalInterventionStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, origin) == 0, "TacticalInterventionStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->origin) == 12, "TacticalInterventionStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, angles) == 12, "TacticalInterventionStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->angles) == 12, "TacticalInterventionStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, model) == 24, "TacticalInterventionStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->model) == 2, "TacticalInterventionStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, firstLeaf) == 26, "TacticalInterventionStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->firstLeaf) == 2, "TacticalInterventionStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, leafCount) == 28, "TacticalInterventionStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->leafCount) == 2, "TacticalInterventionStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, solid) == 30, "TacticalInterventionStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->solid) == 1, "TacticalInterventionStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, flags) == 31, "TacticalInterventionStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->flags) == 1, "TacticalInterventionStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, skin) == 32, "TacticalInterventionStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->skin) == 4, "TacticalInterventionStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, fadeMinDistance) == 36, "TacticalInterventionStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->fadeMinDistance) == 4, "TacticalInterventionStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, fadeMaxDistance) == 40, "TacticalInterventionStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->fadeMaxDistance) == 4, "TacticalInterventionStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, lightingOrigin) == 44, "TacticalInterventionStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->lightingOrigin) == 12, "TacticalInterventionStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, forcedFadeScale) == 56, "TacticalInterventionStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->forcedFadeScale) == 4, "TacticalInterventionStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, minCpuLevel) == 60, "TacticalInterventionStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->minCpuLevel) == 1, "TacticalInterventionStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, maxCpuLevel) == 61, "TacticalInterventionStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->maxCpuLevel) == 1, "TacticalInterventionStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, minGpuLevel) == 62, "TacticalInterventionStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->minGpuLevel) == 1, "TacticalInterventionStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, maxGpuLevel) == 63, "TacticalInterventionStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->maxGpuLevel) == 1, "TacticalInterventionStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, color) == 64, "TacticalInterventionStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->color) == 4, "TacticalInterventionStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, disableXbox360) == 68, "TacticalInterventionStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->disableXbox360) == 1, "TacticalInterventionStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, flagsEx) == 72, "TacticalInterventionStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->flagsEx) == 4, "TacticalInterventionStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropV13, scale) == 76, "TacticalInterventionStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropV13 *)0)->scale) == 12, "TacticalInterventionStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct TacticalInterventionDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} TacticalInterventionDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDetailSprite) == 32, "TacticalInterventionDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailSprite, upperLeft) == 0, "TacticalInterventionDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailSprite *)0)->upperLeft) == 8, "TacticalInterventionDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailSprite, lowerRight) == 8, "TacticalInterventionDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailSprite *)0)->lowerRight) == 8, "TacticalInterventionDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailSprite, textureUpperLeft) == 16, "TacticalInterventionDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailSprite *)0)->textureUpperLeft) == 8, "TacticalInterventionDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailSprite, textureLowerRight) == 24, "TacticalInterventionDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailSprite *)0)->textureLowerRight) == 8, "TacticalInterventionDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct TacticalInterventionDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  TacticalInterventionColorRgbExp light;
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
  /** How it turns to who looks at it. Values: TACTICAL_INTERVENTION_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: TACTICAL_INTERVENTION_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} TacticalInterventionDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDetailProp) == 52, "TacticalInterventionDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, origin) == 0, "TacticalInterventionDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->origin) == 12, "TacticalInterventionDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, angles) == 12, "TacticalInterventionDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->angles) == 12, "TacticalInterventionDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, detail) == 24, "TacticalInterventionDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->detail) == 2, "TacticalInterventionDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, leaf) == 26, "TacticalInterventionDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->leaf) == 2, "TacticalInterventionDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, light) == 28, "TacticalInterventionDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->light) == 4, "TacticalInterventionDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, firstLightStyle) == 32, "TacticalInterventionDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->firstLightStyle) == 4, "TacticalInterventionDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, lightStyleCount) == 36, "TacticalInterventionDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->lightStyleCount) == 1, "TacticalInterventionDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, sway) == 37, "TacticalInterventionDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->sway) == 1, "TacticalInterventionDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, shapeAngle) == 38, "TacticalInterventionDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->shapeAngle) == 1, "TacticalInterventionDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, shapeSize) == 39, "TacticalInterventionDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->shapeSize) == 1, "TacticalInterventionDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, orientation) == 40, "TacticalInterventionDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->orientation) == 1, "TacticalInterventionDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, padding1) == 41, "TacticalInterventionDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->padding1) == 3, "TacticalInterventionDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, type) == 44, "TacticalInterventionDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->type) == 1, "TacticalInterventionDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, padding2) == 45, "TacticalInterventionDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->padding2) == 3, "TacticalInterventionDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailProp, scale) == 48, "TacticalInterventionDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailProp *)0)->scale) == 4, "TacticalInterventionDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct TacticalInterventionDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  TacticalInterventionColorRgbExp light;
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
} TacticalInterventionDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDetailPropV2) == 40, "TacticalInterventionDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropV2, origin) == 0, "TacticalInterventionDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropV2 *)0)->origin) == 12, "TacticalInterventionDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropV2, angles) == 12, "TacticalInterventionDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropV2 *)0)->angles) == 12, "TacticalInterventionDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropV2, detail) == 24, "TacticalInterventionDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropV2 *)0)->detail) == 2, "TacticalInterventionDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropV2, leaf) == 26, "TacticalInterventionDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropV2 *)0)->leaf) == 2, "TacticalInterventionDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropV2, light) == 28, "TacticalInterventionDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropV2 *)0)->light) == 4, "TacticalInterventionDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropV2, firstLightStyle) == 32, "TacticalInterventionDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropV2 *)0)->firstLightStyle) == 4, "TacticalInterventionDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropV2, lightStyleCount) == 36, "TacticalInterventionDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropV2 *)0)->lightStyleCount) == 1, "TacticalInterventionDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropV2, sway) == 37, "TacticalInterventionDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropV2 *)0)->sway) == 1, "TacticalInterventionDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropV2, shapeAngle) == 38, "TacticalInterventionDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropV2 *)0)->shapeAngle) == 1, "TacticalInterventionDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropV2, shapeSize) == 39, "TacticalInterventionDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropV2 *)0)->shapeSize) == 1, "TacticalInterventionDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct TacticalInterventionDetailPropLightStyle {
  /** The light. */
  TacticalInterventionColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} TacticalInterventionDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDetailPropLightStyle) == 5, "TacticalInterventionDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropLightStyle, light) == 0, "TacticalInterventionDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropLightStyle *)0)->light) == 4, "TacticalInterventionDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropLightStyle, style) == 4, "TacticalInterventionDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropLightStyle *)0)->style) == 1, "TacticalInterventionDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct TacticalInterventionLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} TacticalInterventionLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionLeafWaterData) == 12, "TacticalInterventionLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafWaterData, surfaceZ) == 0, "TacticalInterventionLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafWaterData *)0)->surfaceZ) == 4, "TacticalInterventionLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafWaterData, minZ) == 4, "TacticalInterventionLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafWaterData *)0)->minZ) == 4, "TacticalInterventionLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafWaterData, surfaceTexture) == 8, "TacticalInterventionLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafWaterData *)0)->surfaceTexture) == 2, "TacticalInterventionLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct TacticalInterventionPrimitive {
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
} TacticalInterventionPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionPrimitive) == 10, "TacticalInterventionPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionPrimitive, type) == 0, "TacticalInterventionPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionPrimitive *)0)->type) == 2, "TacticalInterventionPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionPrimitive, firstIndex) == 2, "TacticalInterventionPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionPrimitive *)0)->firstIndex) == 2, "TacticalInterventionPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionPrimitive, indexCount) == 4, "TacticalInterventionPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionPrimitive *)0)->indexCount) == 2, "TacticalInterventionPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionPrimitive, firstVertex) == 6, "TacticalInterventionPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionPrimitive *)0)->firstVertex) == 2, "TacticalInterventionPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionPrimitive, vertexCount) == 8, "TacticalInterventionPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionPrimitive *)0)->vertexCount) == 2, "TacticalInterventionPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct TacticalInterventionCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} TacticalInterventionCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionCubemapSample) == 16, "TacticalInterventionCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionCubemapSample, origin) == 0, "TacticalInterventionCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionCubemapSample *)0)->origin) == 12, "TacticalInterventionCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionCubemapSample, size) == 12, "TacticalInterventionCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionCubemapSample *)0)->size) == 4, "TacticalInterventionCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct TacticalInterventionOverlay {
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
} TacticalInterventionOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionOverlay) == 352, "TacticalInterventionOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlay, id) == 0, "TacticalInterventionOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlay *)0)->id) == 4, "TacticalInterventionOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlay, texture) == 4, "TacticalInterventionOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlay *)0)->texture) == 2, "TacticalInterventionOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlay, faces) == 8, "TacticalInterventionOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlay *)0)->faces) == 256, "TacticalInterventionOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlay, u) == 264, "TacticalInterventionOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlay *)0)->u) == 8, "TacticalInterventionOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlay, v) == 272, "TacticalInterventionOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlay *)0)->v) == 8, "TacticalInterventionOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlay, uvPoints) == 280, "TacticalInterventionOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlay *)0)->uvPoints) == 48, "TacticalInterventionOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlay, origin) == 328, "TacticalInterventionOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlay *)0)->origin) == 12, "TacticalInterventionOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlay, normal) == 340, "TacticalInterventionOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlay *)0)->normal) == 12, "TacticalInterventionOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct TacticalInterventionWaterOverlay {
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
} TacticalInterventionWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionWaterOverlay) == 1120, "TacticalInterventionWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWaterOverlay, id) == 0, "TacticalInterventionWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWaterOverlay *)0)->id) == 4, "TacticalInterventionWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWaterOverlay, texture) == 4, "TacticalInterventionWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWaterOverlay *)0)->texture) == 2, "TacticalInterventionWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWaterOverlay, faces) == 8, "TacticalInterventionWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWaterOverlay *)0)->faces) == 1024, "TacticalInterventionWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWaterOverlay, u) == 1032, "TacticalInterventionWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWaterOverlay *)0)->u) == 8, "TacticalInterventionWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWaterOverlay, v) == 1040, "TacticalInterventionWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWaterOverlay *)0)->v) == 8, "TacticalInterventionWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWaterOverlay, uvPoints) == 1048, "TacticalInterventionWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWaterOverlay *)0)->uvPoints) == 48, "TacticalInterventionWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWaterOverlay, origin) == 1096, "TacticalInterventionWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWaterOverlay *)0)->origin) == 12, "TacticalInterventionWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionWaterOverlay, normal) == 1108, "TacticalInterventionWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionWaterOverlay *)0)->normal) == 12, "TacticalInterventionWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct TacticalInterventionLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} TacticalInterventionLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionLeafAmbientIndexHdr) == 4, "TacticalInterventionLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafAmbientIndexHdr, sampleCount) == 0, "TacticalInterventionLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafAmbientIndexHdr *)0)->sampleCount) == 2, "TacticalInterventionLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafAmbientIndexHdr, firstSample) == 2, "TacticalInterventionLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafAmbientIndexHdr *)0)->firstSample) == 2, "TacticalInterventionLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct TacticalInterventionLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} TacticalInterventionLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionLeafAmbientIndex) == 4, "TacticalInterventionLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafAmbientIndex, sampleCount) == 0, "TacticalInterventionLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafAmbientIndex *)0)->sampleCount) == 2, "TacticalInterventionLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafAmbientIndex, firstSample) == 2, "TacticalInterventionLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafAmbientIndex *)0)->firstSample) == 2, "TacticalInterventionLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct TacticalInterventionLeafAmbientSample {
  /** Light from six sides. */
  TacticalInterventionCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} TacticalInterventionLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionLeafAmbientSample) == 28, "TacticalInterventionLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafAmbientSample, cube) == 0, "TacticalInterventionLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafAmbientSample *)0)->cube) == 24, "TacticalInterventionLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafAmbientSample, position) == 24, "TacticalInterventionLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafAmbientSample *)0)->position) == 3, "TacticalInterventionLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionLeafAmbientSample, padding) == 27, "TacticalInterventionLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionLeafAmbientSample *)0)->padding) == 1, "TacticalInterventionLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct TacticalInterventionOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} TacticalInterventionOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionOverlayFade) == 8, "TacticalInterventionOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlayFade, minDistanceSquared) == 0, "TacticalInterventionOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlayFade *)0)->minDistanceSquared) == 4, "TacticalInterventionOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlayFade, maxDistanceSquared) == 4, "TacticalInterventionOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlayFade *)0)->maxDistanceSquared) == 4, "TacticalInterventionOverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * Original name: doverlaysystemlevel_t. Source: engine headers. Confidence: probable.
 */
typedef struct TacticalInterventionOverlaySystemLevels {
  /** Lowest processor level. */
  uint8_t minCpu;
  /** Highest processor level. */
  uint8_t maxCpu;
  /** Lowest graphics level. */
  uint8_t minGpu;
  /** Highest graphics level. */
  uint8_t maxGpu;
} TacticalInterventionOverlaySystemLevels;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionOverlaySystemLevels) == 4, "TacticalInterventionOverlaySystemLevels takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlaySystemLevels, minCpu) == 0, "TacticalInterventionOverlaySystemLevels.minCpu lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlaySystemLevels *)0)->minCpu) == 1, "TacticalInterventionOverlaySystemLevels.minCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlaySystemLevels, maxCpu) == 1, "TacticalInterventionOverlaySystemLevels.maxCpu lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlaySystemLevels *)0)->maxCpu) == 1, "TacticalInterventionOverlaySystemLevels.maxCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlaySystemLevels, minGpu) == 2, "TacticalInterventionOverlaySystemLevels.minGpu lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlaySystemLevels *)0)->minGpu) == 1, "TacticalInterventionOverlaySystemLevels.minGpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOverlaySystemLevels, maxGpu) == 3, "TacticalInterventionOverlaySystemLevels.maxGpu lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOverlaySystemLevels *)0)->maxGpu) == 1, "TacticalInterventionOverlaySystemLevels.maxGpu takes 1 bytes");

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * Original name: CDispMultiBlend. Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionDisplacementMultiblend {
  /** How much of each texture is seen. */
  struct { float first, second, third, fourth; } blend;
  /** How much of each texture's own alpha counts. */
  struct { float first, second, third, fourth; } alphaBlend;
  /** What each texture is multiplied with. */
  struct { float red, green, blue; } colors[4];
} TacticalInterventionDisplacementMultiblend;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDisplacementMultiblend) == 80, "TacticalInterventionDisplacementMultiblend takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementMultiblend, blend) == 0, "TacticalInterventionDisplacementMultiblend.blend lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementMultiblend *)0)->blend) == 16, "TacticalInterventionDisplacementMultiblend.blend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementMultiblend, alphaBlend) == 16, "TacticalInterventionDisplacementMultiblend.alphaBlend lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementMultiblend *)0)->alphaBlend) == 16, "TacticalInterventionDisplacementMultiblend.alphaBlend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDisplacementMultiblend, colors) == 32, "TacticalInterventionDisplacementMultiblend.colors lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDisplacementMultiblend *)0)->colors) == 48, "TacticalInterventionDisplacementMultiblend.colors takes 48 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } TacticalInterventionVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionVerticesElement) == 12, "TacticalInterventionVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `TacticalInterventionOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `TacticalInterventionOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct TacticalInterventionOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} TacticalInterventionOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionOcclusionWithoutAreaHead) == 4, "TacticalInterventionOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOcclusionWithoutAreaHead, occluderCount) == 0, "TacticalInterventionOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "TacticalInterventionOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `TacticalInterventionOccluder occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `TacticalInterventionOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct TacticalInterventionOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} TacticalInterventionOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionOcclusionHead) == 4, "TacticalInterventionOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionOcclusionHead, occluderCount) == 0, "TacticalInterventionOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionOcclusionHead *)0)->occluderCount) == 4, "TacticalInterventionOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t TacticalInterventionFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionFaceIdsElement) == 2, "TacticalInterventionFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t TacticalInterventionSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionSurfedgesElement) == 4, "TacticalInterventionSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t TacticalInterventionLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionLeafFacesElement) == 2, "TacticalInterventionLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t TacticalInterventionLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionLeafBrushesElement) == 2, "TacticalInterventionLeafBrushesElement takes 2 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint16_t TacticalInterventionFaceBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionFaceBrushesElement) == 2, "TacticalInterventionFaceBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } TacticalInterventionVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionVertexNormalsElement) == 12, "TacticalInterventionVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t TacticalInterventionVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionVertexNormalIndicesElement) == 2, "TacticalInterventionVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t TacticalInterventionDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDisplacementLightmapAlphasElement) == 1, "TacticalInterventionDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV4 props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV4Head) == 4, "TacticalInterventionStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV4Head, modelCount) == 0, "TacticalInterventionStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV4Head *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV5 props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV5Head) == 4, "TacticalInterventionStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV5Head, modelCount) == 0, "TacticalInterventionStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV5Head *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV5TheShipHead) == 4, "TacticalInterventionStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV5TheShipHead, modelCount) == 0, "TacticalInterventionStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV5TheShipHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV6 props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV6Head) == 4, "TacticalInterventionStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV6Head, modelCount) == 0, "TacticalInterventionStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV6Head *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV6BloodyGoodTimeHead) == 4, "TacticalInterventionStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "TacticalInterventionStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV6DarkMessiahHead) == 4, "TacticalInterventionStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV6DarkMessiahHead, modelCount) == 0, "TacticalInterventionStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `TacticalInterventionStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV5 props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV6VindictusHead) == 4, "TacticalInterventionStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV6VindictusHead, modelCount) == 0, "TacticalInterventionStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV6VindictusHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV7 props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV7Head) == 4, "TacticalInterventionStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV7Head, modelCount) == 0, "TacticalInterventionStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV7Head *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV7ZenoClashHead) == 4, "TacticalInterventionStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV7ZenoClashHead, modelCount) == 0, "TacticalInterventionStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `TacticalInterventionStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV6 props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV7VindictusHead) == 4, "TacticalInterventionStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV7VindictusHead, modelCount) == 0, "TacticalInterventionStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV7VindictusHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV8 props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV8Head) == 4, "TacticalInterventionStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV8Head, modelCount) == 0, "TacticalInterventionStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV8Head *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `TacticalInterventionStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV8VindictusHead) == 4, "TacticalInterventionStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV8VindictusHead, modelCount) == 0, "TacticalInterventionStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV8VindictusHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV9 props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV9Head) == 4, "TacticalInterventionStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV9Head, modelCount) == 0, "TacticalInterventionStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV9Head *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV9DearEstherHead) == 4, "TacticalInterventionStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV9DearEstherHead, modelCount) == 0, "TacticalInterventionStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV10 props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV10Head) == 4, "TacticalInterventionStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV10Head, modelCount) == 0, "TacticalInterventionStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV10Head *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV10GlobalOffensiveHead) == 4, "TacticalInterventionStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "TacticalInterventionStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV11GlobalOffensiveHead) == 4, "TacticalInterventionStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "TacticalInterventionStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV11BlackMesaLiteHead) == 4, "TacticalInterventionStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "TacticalInterventionStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV11MerubasuHead) == 4, "TacticalInterventionStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV11MerubasuHead, modelCount) == 0, "TacticalInterventionStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV12StrataHead) == 4, "TacticalInterventionStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV12StrataHead, modelCount) == 0, "TacticalInterventionStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV12StrataHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV11BlackMesaHead) == 4, "TacticalInterventionStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV11BlackMesaHead, modelCount) == 0, "TacticalInterventionStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionStaticPropV13 props[propCount]`: The props.
 */
typedef struct TacticalInterventionStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionStaticPropsV13StrataHead) == 4, "TacticalInterventionStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionStaticPropsV13StrataHead, modelCount) == 0, "TacticalInterventionStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionStaticPropsV13StrataHead *)0)->modelCount) == 4, "TacticalInterventionStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `TacticalInterventionDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionDetailProp props[propCount]`: The props.
 */
typedef struct TacticalInterventionDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDetailPropsV4Head) == 4, "TacticalInterventionDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropsV4Head, modelCount) == 0, "TacticalInterventionDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropsV4Head *)0)->modelCount) == 4, "TacticalInterventionDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `TacticalInterventionDetailPropV2 props[propCount]`: The props.
 */
typedef struct TacticalInterventionDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} TacticalInterventionDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDetailPropsV2Head) == 4, "TacticalInterventionDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropsV2Head, modelCount) == 0, "TacticalInterventionDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropsV2Head *)0)->modelCount) == 4, "TacticalInterventionDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `TacticalInterventionDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct TacticalInterventionDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} TacticalInterventionDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDetailPropLightHead) == 4, "TacticalInterventionDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionDetailPropLightHead, count) == 0, "TacticalInterventionDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionDetailPropLightHead *)0)->count) == 4, "TacticalInterventionDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct TacticalInterventionColorVariablesHead {
  /** Number of names. */
  int32_t count;
} TacticalInterventionColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionColorVariablesHead) == 4, "TacticalInterventionColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(TacticalInterventionColorVariablesHead, count) == 0, "TacticalInterventionColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((TacticalInterventionColorVariablesHead *)0)->count) == 4, "TacticalInterventionColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } TacticalInterventionPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionPrimitiveVerticesElement) == 12, "TacticalInterventionPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t TacticalInterventionPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionPrimitiveIndicesElement) == 2, "TacticalInterventionPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } TacticalInterventionClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionClipPortalVerticesElement) == 12, "TacticalInterventionClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t TacticalInterventionTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionTextureStringTableElement) == 4, "TacticalInterventionTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t TacticalInterventionLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionLeafMinDistanceToWaterElement) == 2, "TacticalInterventionLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t TacticalInterventionFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionFaceMacroTextureInfoElement) == 2, "TacticalInterventionFaceMacroTextureInfoElement takes 2 bytes");

/**
 * Element of DISPLACEMENT_TRIANGLES (lump 48). Values: TACTICAL_INTERVENTION_DISPLACEMENT_TRIANGLE_TAGS_*.
 */
typedef uint16_t TacticalInterventionDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionDisplacementTrianglesElement) == 2, "TacticalInterventionDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t TacticalInterventionMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(TacticalInterventionMapFlagsElement) == 4, "TacticalInterventionMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_FIX_KOREA_TACTICAL_INTERVENTION_H */
