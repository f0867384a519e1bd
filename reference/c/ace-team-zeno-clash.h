/**
 * Zeno Clash: VBSP 20, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Zeno Clash (2009): VBSP 20. The lumps are those of the Orange Box; before the static props there is a
 * second table of names.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game
 * is at hand.
 */
#ifndef BRUSHWORK_ACE_TEAM_ZENO_CLASH_H
#define BRUSHWORK_ACE_TEAM_ZENO_CLASH_H

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
#define ZENO_CLASH_LUMP_ENTITIES 0
/** Array of ZenoClashPlane. */
#define ZENO_CLASH_LUMP_PLANES 1
/** Array of ZenoClashTextureData. */
#define ZENO_CLASH_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of ZenoClashVerticesElement. */
#define ZENO_CLASH_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define ZENO_CLASH_LUMP_VISIBILITY 4
/** Array of ZenoClashNode. */
#define ZENO_CLASH_LUMP_NODES 5
/** Array of ZenoClashTextureInfo. */
#define ZENO_CLASH_LUMP_TEXTURE_INFO 6
/** Array of ZenoClashFace. */
#define ZENO_CLASH_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of ZenoClashColorRgbExp.
 */
#define ZENO_CLASH_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: ZenoClashOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: ZenoClashOcclusionHead, and what its comment says.
 */
#define ZENO_CLASH_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of ZenoClashLeafVersion0.
 * - version 1: Array of ZenoClashLeaf.
 */
#define ZENO_CLASH_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of ZenoClashFaceIdsElement. */
#define ZENO_CLASH_LUMP_FACE_IDS 11
/** Array of ZenoClashEdge. */
#define ZENO_CLASH_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of ZenoClashSurfedgesElement.
 */
#define ZENO_CLASH_LUMP_SURFEDGES 13
/** Array of ZenoClashModel. */
#define ZENO_CLASH_LUMP_MODELS 14
/**
 * One of several layouts.
 * World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide.
 * - layout plain (versions 0, 1): Array of ZenoClashWorldLight.
 * - layout shadow-offset (versions 0, 1): Array of ZenoClashWorldLightShadowOffset.
 */
#define ZENO_CLASH_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of ZenoClashLeafFacesElement. */
#define ZENO_CLASH_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of ZenoClashLeafBrushesElement. */
#define ZENO_CLASH_LUMP_LEAF_BRUSHES 17
/** Array of ZenoClashBrush. */
#define ZENO_CLASH_LUMP_BRUSHES 18
/** Array of ZenoClashBrushSide. */
#define ZENO_CLASH_LUMP_BRUSH_SIDES 19
/** Array of ZenoClashArea. */
#define ZENO_CLASH_LUMP_AREAS 20
/** Array of ZenoClashAreaPortal. */
#define ZENO_CLASH_LUMP_AREA_PORTALS 21
/** Not used. Bytes of unknown meaning. */
#define ZENO_CLASH_LUMP_PORTALS 22
/** Not used. Bytes of unknown meaning. */
#define ZENO_CLASH_LUMP_CLUSTERS 23
/** Not used. Bytes of unknown meaning. */
#define ZENO_CLASH_LUMP_PORTAL_VERTICES 24
/** Not used. Bytes of unknown meaning. */
#define ZENO_CLASH_LUMP_CLUSTER_PORTALS 25
/** Array of ZenoClashDisplacementInfo. */
#define ZENO_CLASH_LUMP_DISPLACEMENT_INFO 26
/** Array of ZenoClashOriginalFace. */
#define ZENO_CLASH_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define ZENO_CLASH_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define ZENO_CLASH_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of ZenoClashVertexNormalsElement. */
#define ZENO_CLASH_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * ZenoClashVertexNormalIndicesElement.
 */
#define ZENO_CLASH_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * ZenoClashDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define ZENO_CLASH_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of ZenoClashDisplacementVertex. */
#define ZENO_CLASH_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define ZENO_CLASH_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): ZenoClashStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): ZenoClashStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): ZenoClashStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): ZenoClashStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): ZenoClashStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): ZenoClashStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): ZenoClashStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): ZenoClashStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): ZenoClashStaticPropsV7ZenoClashHead, and what its comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): ZenoClashStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): ZenoClashStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): ZenoClashStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): ZenoClashStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): ZenoClashStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): ZenoClashStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): ZenoClashStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): ZenoClashStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): ZenoClashStaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): ZenoClashStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): ZenoClashStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): ZenoClashStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): ZenoClashStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): ZenoClashDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): ZenoClashDetailPropsV2Head, and what its comment says.
 * - `dplt`: ZenoClashDetailPropLightHead, and what its comment says.
 * - `dplh`: ZenoClashDetailPropLightHead, and what its comment says.
 * - `clvr`: ZenoClashColorVariablesHead, and what its comment says.
 */
#define ZENO_CLASH_LUMP_GAME_LUMP 35
/** Array of ZenoClashLeafWaterData. */
#define ZENO_CLASH_LUMP_LEAF_WATER_DATA 36
/** Array of ZenoClashPrimitive. */
#define ZENO_CLASH_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of ZenoClashPrimitiveVerticesElement.
 */
#define ZENO_CLASH_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * ZenoClashPrimitiveIndicesElement.
 */
#define ZENO_CLASH_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define ZENO_CLASH_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of ZenoClashClipPortalVerticesElement. */
#define ZENO_CLASH_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of ZenoClashCubemapSample. */
#define ZENO_CLASH_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define ZENO_CLASH_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of ZenoClashTextureStringTableElement. */
#define ZENO_CLASH_LUMP_TEXTURE_STRING_TABLE 44
/** Array of ZenoClashOverlay. */
#define ZENO_CLASH_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of ZenoClashLeafMinDistanceToWaterElement. */
#define ZENO_CLASH_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * ZenoClashFaceMacroTextureInfoElement.
 */
#define ZENO_CLASH_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of ZenoClashDisplacementTrianglesElement. */
#define ZENO_CLASH_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define ZENO_CLASH_LUMP_PHYSICS_COLLISION_SURFACE 49
/** Array of ZenoClashWaterOverlay. */
#define ZENO_CLASH_LUMP_WATER_OVERLAYS 50
/** Array of ZenoClashLeafAmbientIndexHdr. */
#define ZENO_CLASH_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of ZenoClashLeafAmbientIndex. */
#define ZENO_CLASH_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of ZenoClashColorRgbExp. */
#define ZENO_CLASH_LUMP_LIGHTING_HDR 53
/**
 * One of several layouts.
 * World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide.
 * - layout plain (versions 0, 1): Array of ZenoClashWorldLight.
 * - layout shadow-offset (versions 0, 1): Array of ZenoClashWorldLightShadowOffset.
 */
#define ZENO_CLASH_LUMP_WORLD_LIGHTS_HDR 54
/** Array of ZenoClashLeafAmbientSample. */
#define ZENO_CLASH_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of ZenoClashLeafAmbientSample. */
#define ZENO_CLASH_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define ZENO_CLASH_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of ZenoClashFace. */
#define ZENO_CLASH_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * ZenoClashMapFlagsElement.
 */
#define ZENO_CLASH_LUMP_MAP_FLAGS 59
/** Array of ZenoClashOverlayFade. */
#define ZENO_CLASH_LUMP_OVERLAY_FADES 60

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct ZenoClashLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} ZenoClashLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashLumpEntry) == 16, "ZenoClashLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLumpEntry, offset) == 0, "ZenoClashLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLumpEntry, length) == 4, "ZenoClashLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLumpEntry, version) == 8, "ZenoClashLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLumpEntry, unpacked) == 12, "ZenoClashLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct ZenoClashHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 20. */
  int32_t version;
  /** The lumps by index. */
  ZenoClashLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} ZenoClashHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashHeader) == 1036, "ZenoClashHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashHeader, ident) == 0, "ZenoClashHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashHeader, version) == 4, "ZenoClashHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashHeader, lumps) == 8, "ZenoClashHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define ZENO_CLASH_PLANE_TYPE_X 0
#define ZENO_CLASH_PLANE_TYPE_Y 1
#define ZENO_CLASH_PLANE_TYPE_Z 2
#define ZENO_CLASH_PLANE_TYPE_NEAREST_X 3
#define ZENO_CLASH_PLANE_TYPE_NEAREST_Y 4
#define ZENO_CLASH_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define ZENO_CLASH_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define ZENO_CLASH_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define ZENO_CLASH_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define ZENO_CLASH_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define ZENO_CLASH_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define ZENO_CLASH_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define ZENO_CLASH_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define ZENO_CLASH_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define ZENO_CLASH_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define ZENO_CLASH_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define ZENO_CLASH_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define ZENO_CLASH_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define ZENO_CLASH_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define ZENO_CLASH_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define ZENO_CLASH_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define ZENO_CLASH_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define ZENO_CLASH_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define ZENO_CLASH_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define ZENO_CLASH_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define ZENO_CLASH_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define ZENO_CLASH_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define ZENO_CLASH_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define ZENO_CLASH_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define ZENO_CLASH_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define ZENO_CLASH_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define ZENO_CLASH_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define ZENO_CLASH_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define ZENO_CLASH_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define ZENO_CLASH_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define ZENO_CLASH_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define ZENO_CLASH_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define ZENO_CLASH_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define ZENO_CLASH_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define ZENO_CLASH_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define ZENO_CLASH_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define ZENO_CLASH_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define ZENO_CLASH_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define ZENO_CLASH_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define ZENO_CLASH_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define ZENO_CLASH_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define ZENO_CLASH_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define ZENO_CLASH_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define ZENO_CLASH_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define ZENO_CLASH_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define ZENO_CLASH_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define ZENO_CLASH_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define ZENO_CLASH_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define ZENO_CLASH_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define ZENO_CLASH_WORLD_LIGHT_TYPE_SURFACE 0
#define ZENO_CLASH_WORLD_LIGHT_TYPE_POINT 1
#define ZENO_CLASH_WORLD_LIGHT_TYPE_SPOT 2
#define ZENO_CLASH_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define ZENO_CLASH_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define ZENO_CLASH_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define ZENO_CLASH_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define ZENO_CLASH_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define ZENO_CLASH_STATIC_PROP_SOLID_NONE 0
#define ZENO_CLASH_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define ZENO_CLASH_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define ZENO_CLASH_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define ZENO_CLASH_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define ZENO_CLASH_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define ZENO_CLASH_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define ZENO_CLASH_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define ZENO_CLASH_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define ZENO_CLASH_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define ZENO_CLASH_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define ZENO_CLASH_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define ZENO_CLASH_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define ZENO_CLASH_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define ZENO_CLASH_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define ZENO_CLASH_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define ZENO_CLASH_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define ZENO_CLASH_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define ZENO_CLASH_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define ZENO_CLASH_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define ZENO_CLASH_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define ZENO_CLASH_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define ZENO_CLASH_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define ZENO_CLASH_DETAIL_PROP_ORIENTATION_NORMAL 0
#define ZENO_CLASH_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define ZENO_CLASH_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define ZENO_CLASH_DETAIL_PROP_TYPE_MODEL 0
#define ZENO_CLASH_DETAIL_PROP_TYPE_SPRITE 1
#define ZENO_CLASH_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define ZENO_CLASH_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define ZENO_CLASH_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define ZENO_CLASH_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define ZENO_CLASH_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define ZENO_CLASH_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define ZENO_CLASH_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define ZENO_CLASH_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct ZenoClashPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: ZENO_CLASH_PLANE_TYPE_*. */
  int32_t type;
} ZenoClashPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashPlane) == 20, "ZenoClashPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashPlane, normal) == 0, "ZenoClashPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashPlane *)0)->normal) == 12, "ZenoClashPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashPlane, distance) == 12, "ZenoClashPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashPlane *)0)->distance) == 4, "ZenoClashPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashPlane, type) == 16, "ZenoClashPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashPlane *)0)->type) == 4, "ZenoClashPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct ZenoClashTextureData {
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
} ZenoClashTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashTextureData) == 32, "ZenoClashTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureData, reflectivity) == 0, "ZenoClashTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureData *)0)->reflectivity) == 12, "ZenoClashTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureData, name) == 12, "ZenoClashTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureData *)0)->name) == 4, "ZenoClashTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureData, width) == 16, "ZenoClashTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureData *)0)->width) == 4, "ZenoClashTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureData, height) == 20, "ZenoClashTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureData *)0)->height) == 4, "ZenoClashTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureData, viewWidth) == 24, "ZenoClashTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureData *)0)->viewWidth) == 4, "ZenoClashTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureData, viewHeight) == 28, "ZenoClashTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureData *)0)->viewHeight) == 4, "ZenoClashTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct ZenoClashNode {
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
} ZenoClashNode;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashNode) == 32, "ZenoClashNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashNode, plane) == 0, "ZenoClashNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashNode *)0)->plane) == 4, "ZenoClashNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashNode, children) == 4, "ZenoClashNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashNode *)0)->children) == 8, "ZenoClashNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashNode, mins) == 12, "ZenoClashNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashNode *)0)->mins) == 6, "ZenoClashNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashNode, maxs) == 18, "ZenoClashNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashNode *)0)->maxs) == 6, "ZenoClashNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashNode, firstFace) == 24, "ZenoClashNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashNode *)0)->firstFace) == 2, "ZenoClashNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashNode, faceCount) == 26, "ZenoClashNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashNode *)0)->faceCount) == 2, "ZenoClashNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashNode, area) == 28, "ZenoClashNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashNode *)0)->area) == 2, "ZenoClashNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct ZenoClashTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: ZENO_CLASH_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} ZenoClashTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashTextureInfo) == 72, "ZenoClashTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureInfo, textureS) == 0, "ZenoClashTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureInfo *)0)->textureS) == 16, "ZenoClashTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureInfo, textureT) == 16, "ZenoClashTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureInfo *)0)->textureT) == 16, "ZenoClashTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureInfo, lightmapS) == 32, "ZenoClashTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureInfo *)0)->lightmapS) == 16, "ZenoClashTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureInfo, lightmapT) == 48, "ZenoClashTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureInfo *)0)->lightmapT) == 16, "ZenoClashTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureInfo, flags) == 64, "ZenoClashTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureInfo *)0)->flags) == 4, "ZenoClashTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashTextureInfo, textureData) == 68, "ZenoClashTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashTextureInfo *)0)->textureData) == 4, "ZenoClashTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct ZenoClashFace {
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
} ZenoClashFace;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashFace) == 56, "ZenoClashFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, plane) == 0, "ZenoClashFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->plane) == 2, "ZenoClashFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, side) == 2, "ZenoClashFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->side) == 1, "ZenoClashFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, onNode) == 3, "ZenoClashFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->onNode) == 1, "ZenoClashFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, firstEdge) == 4, "ZenoClashFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->firstEdge) == 4, "ZenoClashFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, edgeCount) == 8, "ZenoClashFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->edgeCount) == 2, "ZenoClashFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, texture) == 10, "ZenoClashFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->texture) == 2, "ZenoClashFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, displacement) == 12, "ZenoClashFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->displacement) == 2, "ZenoClashFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, fogVolume) == 14, "ZenoClashFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->fogVolume) == 2, "ZenoClashFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, styles) == 16, "ZenoClashFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->styles) == 4, "ZenoClashFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, lightOffset) == 20, "ZenoClashFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->lightOffset) == 4, "ZenoClashFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, area) == 24, "ZenoClashFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->area) == 4, "ZenoClashFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, lightmapMins) == 28, "ZenoClashFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->lightmapMins) == 8, "ZenoClashFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, lightmapSize) == 36, "ZenoClashFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->lightmapSize) == 8, "ZenoClashFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, originalFace) == 44, "ZenoClashFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->originalFace) == 4, "ZenoClashFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, firstPrimitive) == 50, "ZenoClashFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->firstPrimitive) == 2, "ZenoClashFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashFace, smoothingGroups) == 52, "ZenoClashFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashFace *)0)->smoothingGroups) == 4, "ZenoClashFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct ZenoClashColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} ZenoClashColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashColorRgbExp) == 4, "ZenoClashColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashColorRgbExp, red) == 0, "ZenoClashColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashColorRgbExp *)0)->red) == 1, "ZenoClashColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashColorRgbExp, green) == 1, "ZenoClashColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashColorRgbExp *)0)->green) == 1, "ZenoClashColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashColorRgbExp, blue) == 2, "ZenoClashColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashColorRgbExp *)0)->blue) == 1, "ZenoClashColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashColorRgbExp, exponent) == 3, "ZenoClashColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashColorRgbExp *)0)->exponent) == 1, "ZenoClashColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct ZenoClashOccluderWithoutArea {
  /** Whether it starts switched off. Values: ZENO_CLASH_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} ZenoClashOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashOccluderWithoutArea) == 36, "ZenoClashOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluderWithoutArea, flags) == 0, "ZenoClashOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluderWithoutArea *)0)->flags) == 4, "ZenoClashOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluderWithoutArea, firstPolygon) == 4, "ZenoClashOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluderWithoutArea *)0)->firstPolygon) == 4, "ZenoClashOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluderWithoutArea, polygonCount) == 8, "ZenoClashOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluderWithoutArea *)0)->polygonCount) == 4, "ZenoClashOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluderWithoutArea, mins) == 12, "ZenoClashOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluderWithoutArea *)0)->mins) == 12, "ZenoClashOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluderWithoutArea, maxs) == 24, "ZenoClashOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluderWithoutArea *)0)->maxs) == 12, "ZenoClashOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct ZenoClashOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} ZenoClashOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashOccluderPolygon) == 12, "ZenoClashOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluderPolygon, firstVertexIndex) == 0, "ZenoClashOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluderPolygon *)0)->firstVertexIndex) == 4, "ZenoClashOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluderPolygon, vertexCount) == 4, "ZenoClashOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluderPolygon *)0)->vertexCount) == 4, "ZenoClashOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluderPolygon, plane) == 8, "ZenoClashOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluderPolygon *)0)->plane) == 4, "ZenoClashOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct ZenoClashOccluder {
  /** Whether it starts switched off. Values: ZENO_CLASH_OCCLUDER_FLAGS_*. */
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
} ZenoClashOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashOccluder) == 40, "ZenoClashOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluder, flags) == 0, "ZenoClashOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluder *)0)->flags) == 4, "ZenoClashOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluder, firstPolygon) == 4, "ZenoClashOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluder *)0)->firstPolygon) == 4, "ZenoClashOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluder, polygonCount) == 8, "ZenoClashOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluder *)0)->polygonCount) == 4, "ZenoClashOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluder, mins) == 12, "ZenoClashOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluder *)0)->mins) == 12, "ZenoClashOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluder, maxs) == 24, "ZenoClashOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluder *)0)->maxs) == 12, "ZenoClashOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOccluder, area) == 36, "ZenoClashOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOccluder *)0)->area) == 4, "ZenoClashOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct ZenoClashCompressedLightCube {
  /** One colour a side. */
  ZenoClashColorRgbExp sides[6];
} ZenoClashCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashCompressedLightCube) == 24, "ZenoClashCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashCompressedLightCube, sides) == 0, "ZenoClashCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashCompressedLightCube *)0)->sides) == 24, "ZenoClashCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct ZenoClashLeafVersion0 {
  /** What its brushes are, all together. Values: ZENO_CLASH_CONTENT_FLAGS_*. */
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
  ZenoClashCompressedLightCube ambientLight;
} ZenoClashLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashLeafVersion0) == 56, "ZenoClashLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafVersion0, contents) == 0, "ZenoClashLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafVersion0 *)0)->contents) == 4, "ZenoClashLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafVersion0, cluster) == 4, "ZenoClashLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafVersion0 *)0)->cluster) == 2, "ZenoClashLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafVersion0, mins) == 8, "ZenoClashLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafVersion0 *)0)->mins) == 6, "ZenoClashLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafVersion0, maxs) == 14, "ZenoClashLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafVersion0 *)0)->maxs) == 6, "ZenoClashLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafVersion0, firstFace) == 20, "ZenoClashLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafVersion0 *)0)->firstFace) == 2, "ZenoClashLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafVersion0, faceCount) == 22, "ZenoClashLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafVersion0 *)0)->faceCount) == 2, "ZenoClashLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafVersion0, firstBrush) == 24, "ZenoClashLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafVersion0 *)0)->firstBrush) == 2, "ZenoClashLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafVersion0, brushCount) == 26, "ZenoClashLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafVersion0 *)0)->brushCount) == 2, "ZenoClashLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafVersion0, water) == 28, "ZenoClashLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafVersion0 *)0)->water) == 2, "ZenoClashLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafVersion0, ambientLight) == 30, "ZenoClashLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafVersion0 *)0)->ambientLight) == 24, "ZenoClashLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct ZenoClashLeaf {
  /** What its brushes are, all together. Values: ZENO_CLASH_CONTENT_FLAGS_*. */
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
} ZenoClashLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashLeaf) == 32, "ZenoClashLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeaf, contents) == 0, "ZenoClashLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeaf *)0)->contents) == 4, "ZenoClashLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeaf, cluster) == 4, "ZenoClashLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeaf *)0)->cluster) == 2, "ZenoClashLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeaf, mins) == 8, "ZenoClashLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeaf *)0)->mins) == 6, "ZenoClashLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeaf, maxs) == 14, "ZenoClashLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeaf *)0)->maxs) == 6, "ZenoClashLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeaf, firstFace) == 20, "ZenoClashLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeaf *)0)->firstFace) == 2, "ZenoClashLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeaf, faceCount) == 22, "ZenoClashLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeaf *)0)->faceCount) == 2, "ZenoClashLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeaf, firstBrush) == 24, "ZenoClashLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeaf *)0)->firstBrush) == 2, "ZenoClashLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeaf, brushCount) == 26, "ZenoClashLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeaf *)0)->brushCount) == 2, "ZenoClashLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeaf, water) == 28, "ZenoClashLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeaf *)0)->water) == 2, "ZenoClashLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct ZenoClashEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} ZenoClashEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashEdge) == 4, "ZenoClashEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashEdge, vertices) == 0, "ZenoClashEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashEdge *)0)->vertices) == 4, "ZenoClashEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct ZenoClashModel {
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
} ZenoClashModel;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashModel) == 48, "ZenoClashModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashModel, mins) == 0, "ZenoClashModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashModel *)0)->mins) == 12, "ZenoClashModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashModel, maxs) == 12, "ZenoClashModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashModel *)0)->maxs) == 12, "ZenoClashModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashModel, origin) == 24, "ZenoClashModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashModel *)0)->origin) == 12, "ZenoClashModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashModel, headNode) == 36, "ZenoClashModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashModel *)0)->headNode) == 4, "ZenoClashModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashModel, firstFace) == 40, "ZenoClashModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashModel *)0)->firstFace) == 4, "ZenoClashModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashModel, faceCount) == 44, "ZenoClashModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashModel *)0)->faceCount) == 4, "ZenoClashModel.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct ZenoClashWorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: ZENO_CLASH_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: ZENO_CLASH_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} ZenoClashWorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashWorldLight) == 88, "ZenoClashWorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, origin) == 0, "ZenoClashWorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->origin) == 12, "ZenoClashWorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, intensity) == 12, "ZenoClashWorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->intensity) == 12, "ZenoClashWorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, normal) == 24, "ZenoClashWorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->normal) == 12, "ZenoClashWorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, cluster) == 36, "ZenoClashWorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->cluster) == 4, "ZenoClashWorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, type) == 40, "ZenoClashWorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->type) == 4, "ZenoClashWorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, style) == 44, "ZenoClashWorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->style) == 4, "ZenoClashWorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, stopDot) == 48, "ZenoClashWorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->stopDot) == 4, "ZenoClashWorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, stopDot2) == 52, "ZenoClashWorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->stopDot2) == 4, "ZenoClashWorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, exponent) == 56, "ZenoClashWorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->exponent) == 4, "ZenoClashWorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, radius) == 60, "ZenoClashWorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->radius) == 4, "ZenoClashWorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, constantAttenuation) == 64, "ZenoClashWorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->constantAttenuation) == 4, "ZenoClashWorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, linearAttenuation) == 68, "ZenoClashWorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->linearAttenuation) == 4, "ZenoClashWorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, quadraticAttenuation) == 72, "ZenoClashWorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->quadraticAttenuation) == 4, "ZenoClashWorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, flags) == 76, "ZenoClashWorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->flags) == 4, "ZenoClashWorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, texture) == 80, "ZenoClashWorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->texture) == 4, "ZenoClashWorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLight, owner) == 84, "ZenoClashWorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLight *)0)->owner) == 4, "ZenoClashWorldLight.owner takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct ZenoClashWorldLightShadowOffset {
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
  /** Kind of light. Values: ZENO_CLASH_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: ZENO_CLASH_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} ZenoClashWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashWorldLightShadowOffset) == 100, "ZenoClashWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, origin) == 0, "ZenoClashWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->origin) == 12, "ZenoClashWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, intensity) == 12, "ZenoClashWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->intensity) == 12, "ZenoClashWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, normal) == 24, "ZenoClashWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->normal) == 12, "ZenoClashWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, shadowCastOffset) == 36, "ZenoClashWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "ZenoClashWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, cluster) == 48, "ZenoClashWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->cluster) == 4, "ZenoClashWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, type) == 52, "ZenoClashWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->type) == 4, "ZenoClashWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, style) == 56, "ZenoClashWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->style) == 4, "ZenoClashWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, stopDot) == 60, "ZenoClashWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->stopDot) == 4, "ZenoClashWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, stopDot2) == 64, "ZenoClashWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->stopDot2) == 4, "ZenoClashWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, exponent) == 68, "ZenoClashWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->exponent) == 4, "ZenoClashWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, radius) == 72, "ZenoClashWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->radius) == 4, "ZenoClashWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, constantAttenuation) == 76, "ZenoClashWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->constantAttenuation) == 4, "ZenoClashWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, linearAttenuation) == 80, "ZenoClashWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->linearAttenuation) == 4, "ZenoClashWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, quadraticAttenuation) == 84, "ZenoClashWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "ZenoClashWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, flags) == 88, "ZenoClashWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->flags) == 4, "ZenoClashWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, texture) == 92, "ZenoClashWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->texture) == 4, "ZenoClashWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWorldLightShadowOffset, owner) == 96, "ZenoClashWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWorldLightShadowOffset *)0)->owner) == 4, "ZenoClashWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct ZenoClashBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: ZENO_CLASH_CONTENT_FLAGS_*. */
  int32_t contents;
} ZenoClashBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashBrush) == 12, "ZenoClashBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashBrush, firstSide) == 0, "ZenoClashBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashBrush *)0)->firstSide) == 4, "ZenoClashBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashBrush, sideCount) == 4, "ZenoClashBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashBrush *)0)->sideCount) == 4, "ZenoClashBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashBrush, contents) == 8, "ZenoClashBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashBrush *)0)->contents) == 4, "ZenoClashBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct ZenoClashBrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} ZenoClashBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashBrushSide) == 8, "ZenoClashBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashBrushSide, plane) == 0, "ZenoClashBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashBrushSide *)0)->plane) == 2, "ZenoClashBrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashBrushSide, texture) == 2, "ZenoClashBrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashBrushSide *)0)->texture) == 2, "ZenoClashBrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashBrushSide, displacement) == 4, "ZenoClashBrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashBrushSide *)0)->displacement) == 2, "ZenoClashBrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashBrushSide, bevel) == 6, "ZenoClashBrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashBrushSide *)0)->bevel) == 2, "ZenoClashBrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct ZenoClashArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} ZenoClashArea;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashArea) == 8, "ZenoClashArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashArea, portalCount) == 0, "ZenoClashArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashArea *)0)->portalCount) == 4, "ZenoClashArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashArea, firstPortal) == 4, "ZenoClashArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashArea *)0)->firstPortal) == 4, "ZenoClashArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct ZenoClashAreaPortal {
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
} ZenoClashAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashAreaPortal) == 12, "ZenoClashAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashAreaPortal, key) == 0, "ZenoClashAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashAreaPortal *)0)->key) == 2, "ZenoClashAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashAreaPortal, otherArea) == 2, "ZenoClashAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashAreaPortal *)0)->otherArea) == 2, "ZenoClashAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashAreaPortal, firstVertex) == 4, "ZenoClashAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashAreaPortal *)0)->firstVertex) == 2, "ZenoClashAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashAreaPortal, vertexCount) == 6, "ZenoClashAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashAreaPortal *)0)->vertexCount) == 2, "ZenoClashAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashAreaPortal, plane) == 8, "ZenoClashAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashAreaPortal *)0)->plane) == 4, "ZenoClashAreaPortal.plane takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct ZenoClashDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} ZenoClashDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDisplacementSubNeighbor) == 6, "ZenoClashDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementSubNeighbor, displacement) == 0, "ZenoClashDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementSubNeighbor *)0)->displacement) == 2, "ZenoClashDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementSubNeighbor, orientation) == 2, "ZenoClashDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementSubNeighbor *)0)->orientation) == 1, "ZenoClashDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementSubNeighbor, span) == 3, "ZenoClashDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementSubNeighbor *)0)->span) == 1, "ZenoClashDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementSubNeighbor, neighborSpan) == 4, "ZenoClashDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementSubNeighbor *)0)->neighborSpan) == 1, "ZenoClashDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct ZenoClashDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  ZenoClashDisplacementSubNeighbor subNeighbors[2];
} ZenoClashDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDisplacementNeighbor) == 12, "ZenoClashDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementNeighbor, subNeighbors) == 0, "ZenoClashDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementNeighbor *)0)->subNeighbors) == 12, "ZenoClashDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct ZenoClashDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} ZenoClashDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDisplacementCornerNeighbors) == 10, "ZenoClashDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementCornerNeighbors, neighbors) == 0, "ZenoClashDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementCornerNeighbors *)0)->neighbors) == 8, "ZenoClashDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementCornerNeighbors, count) == 8, "ZenoClashDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementCornerNeighbors *)0)->count) == 1, "ZenoClashDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct ZenoClashDisplacementInfo {
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
  /** What the surface is. Values: ZENO_CLASH_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  ZenoClashDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  ZenoClashDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} ZenoClashDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDisplacementInfo) == 176, "ZenoClashDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, startPosition) == 0, "ZenoClashDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->startPosition) == 12, "ZenoClashDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, firstVertex) == 12, "ZenoClashDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->firstVertex) == 4, "ZenoClashDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, firstTriangle) == 16, "ZenoClashDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->firstTriangle) == 4, "ZenoClashDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, power) == 20, "ZenoClashDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->power) == 4, "ZenoClashDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, minTessellation) == 24, "ZenoClashDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->minTessellation) == 4, "ZenoClashDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, smoothingAngle) == 28, "ZenoClashDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->smoothingAngle) == 4, "ZenoClashDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, contents) == 32, "ZenoClashDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->contents) == 4, "ZenoClashDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, face) == 36, "ZenoClashDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->face) == 2, "ZenoClashDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, lightmapAlphaStart) == 40, "ZenoClashDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->lightmapAlphaStart) == 4, "ZenoClashDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, lightmapSamplePositionStart) == 44, "ZenoClashDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "ZenoClashDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, edgeNeighbors) == 48, "ZenoClashDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->edgeNeighbors) == 48, "ZenoClashDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, cornerNeighbors) == 96, "ZenoClashDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->cornerNeighbors) == 40, "ZenoClashDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementInfo, allowedVertices) == 136, "ZenoClashDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementInfo *)0)->allowedVertices) == 40, "ZenoClashDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct ZenoClashOriginalFace {
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
} ZenoClashOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashOriginalFace) == 56, "ZenoClashOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, plane) == 0, "ZenoClashOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->plane) == 2, "ZenoClashOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, side) == 2, "ZenoClashOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->side) == 1, "ZenoClashOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, onNode) == 3, "ZenoClashOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->onNode) == 1, "ZenoClashOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, firstEdge) == 4, "ZenoClashOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->firstEdge) == 4, "ZenoClashOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, edgeCount) == 8, "ZenoClashOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->edgeCount) == 2, "ZenoClashOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, texture) == 10, "ZenoClashOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->texture) == 2, "ZenoClashOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, displacement) == 12, "ZenoClashOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->displacement) == 2, "ZenoClashOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, fogVolume) == 14, "ZenoClashOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->fogVolume) == 2, "ZenoClashOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, styles) == 16, "ZenoClashOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->styles) == 4, "ZenoClashOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, lightOffset) == 20, "ZenoClashOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->lightOffset) == 4, "ZenoClashOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, area) == 24, "ZenoClashOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->area) == 4, "ZenoClashOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, lightmapMins) == 28, "ZenoClashOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->lightmapMins) == 8, "ZenoClashOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, lightmapSize) == 36, "ZenoClashOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->lightmapSize) == 8, "ZenoClashOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, originalFace) == 44, "ZenoClashOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->originalFace) == 4, "ZenoClashOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, firstPrimitive) == 50, "ZenoClashOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->firstPrimitive) == 2, "ZenoClashOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOriginalFace, smoothingGroups) == 52, "ZenoClashOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOriginalFace *)0)->smoothingGroups) == 4, "ZenoClashOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct ZenoClashDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} ZenoClashDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDisplacementVertex) == 20, "ZenoClashDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementVertex, direction) == 0, "ZenoClashDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementVertex *)0)->direction) == 12, "ZenoClashDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementVertex, distance) == 12, "ZenoClashDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementVertex *)0)->distance) == 4, "ZenoClashDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDisplacementVertex, alpha) == 16, "ZenoClashDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDisplacementVertex *)0)->alpha) == 4, "ZenoClashDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct ZenoClashStaticPropV4 {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} ZenoClashStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV4) == 56, "ZenoClashStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, origin) == 0, "ZenoClashStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->origin) == 12, "ZenoClashStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, angles) == 12, "ZenoClashStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->angles) == 12, "ZenoClashStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, model) == 24, "ZenoClashStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->model) == 2, "ZenoClashStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, firstLeaf) == 26, "ZenoClashStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->firstLeaf) == 2, "ZenoClashStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, leafCount) == 28, "ZenoClashStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->leafCount) == 2, "ZenoClashStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, solid) == 30, "ZenoClashStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->solid) == 1, "ZenoClashStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, flags) == 31, "ZenoClashStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->flags) == 1, "ZenoClashStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, skin) == 32, "ZenoClashStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->skin) == 4, "ZenoClashStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, fadeMinDistance) == 36, "ZenoClashStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, fadeMaxDistance) == 40, "ZenoClashStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV4, lightingOrigin) == 44, "ZenoClashStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV4 *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct ZenoClashStaticPropV5 {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV5) == 60, "ZenoClashStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, origin) == 0, "ZenoClashStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->origin) == 12, "ZenoClashStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, angles) == 12, "ZenoClashStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->angles) == 12, "ZenoClashStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, model) == 24, "ZenoClashStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->model) == 2, "ZenoClashStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, firstLeaf) == 26, "ZenoClashStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->firstLeaf) == 2, "ZenoClashStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, leafCount) == 28, "ZenoClashStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->leafCount) == 2, "ZenoClashStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, solid) == 30, "ZenoClashStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->solid) == 1, "ZenoClashStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, flags) == 31, "ZenoClashStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->flags) == 1, "ZenoClashStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, skin) == 32, "ZenoClashStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->skin) == 4, "ZenoClashStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, fadeMinDistance) == 36, "ZenoClashStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, fadeMaxDistance) == 40, "ZenoClashStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, lightingOrigin) == 44, "ZenoClashStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5, forcedFadeScale) == 56, "ZenoClashStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5 *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV5TheShip {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV5TheShip) == 188, "ZenoClashStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, origin) == 0, "ZenoClashStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->origin) == 12, "ZenoClashStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, angles) == 12, "ZenoClashStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->angles) == 12, "ZenoClashStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, model) == 24, "ZenoClashStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->model) == 2, "ZenoClashStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, firstLeaf) == 26, "ZenoClashStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->firstLeaf) == 2, "ZenoClashStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, leafCount) == 28, "ZenoClashStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->leafCount) == 2, "ZenoClashStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, solid) == 30, "ZenoClashStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->solid) == 1, "ZenoClashStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, flags) == 31, "ZenoClashStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->flags) == 1, "ZenoClashStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, skin) == 32, "ZenoClashStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->skin) == 4, "ZenoClashStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, fadeMinDistance) == 36, "ZenoClashStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, fadeMaxDistance) == 40, "ZenoClashStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, lightingOrigin) == 44, "ZenoClashStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, forcedFadeScale) == 56, "ZenoClashStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV5TheShip, name) == 60, "ZenoClashStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV5TheShip *)0)->name) == 128, "ZenoClashStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct ZenoClashStaticPropV6 {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV6) == 64, "ZenoClashStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, origin) == 0, "ZenoClashStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->origin) == 12, "ZenoClashStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, angles) == 12, "ZenoClashStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->angles) == 12, "ZenoClashStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, model) == 24, "ZenoClashStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->model) == 2, "ZenoClashStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, firstLeaf) == 26, "ZenoClashStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->firstLeaf) == 2, "ZenoClashStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, leafCount) == 28, "ZenoClashStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->leafCount) == 2, "ZenoClashStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, solid) == 30, "ZenoClashStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->solid) == 1, "ZenoClashStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, flags) == 31, "ZenoClashStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->flags) == 1, "ZenoClashStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, skin) == 32, "ZenoClashStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->skin) == 4, "ZenoClashStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, fadeMinDistance) == 36, "ZenoClashStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, fadeMaxDistance) == 40, "ZenoClashStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, lightingOrigin) == 44, "ZenoClashStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, forcedFadeScale) == 56, "ZenoClashStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, minDirectX) == 60, "ZenoClashStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->minDirectX) == 2, "ZenoClashStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6, maxDirectX) == 62, "ZenoClashStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6 *)0)->maxDirectX) == 2, "ZenoClashStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV6BloodyGoodTime) == 192, "ZenoClashStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, origin) == 0, "ZenoClashStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->origin) == 12, "ZenoClashStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, angles) == 12, "ZenoClashStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->angles) == 12, "ZenoClashStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, model) == 24, "ZenoClashStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->model) == 2, "ZenoClashStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, firstLeaf) == 26, "ZenoClashStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "ZenoClashStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, leafCount) == 28, "ZenoClashStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "ZenoClashStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, solid) == 30, "ZenoClashStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->solid) == 1, "ZenoClashStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, flags) == 31, "ZenoClashStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->flags) == 1, "ZenoClashStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, skin) == 32, "ZenoClashStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->skin) == 4, "ZenoClashStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "ZenoClashStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "ZenoClashStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "ZenoClashStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "ZenoClashStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, minDirectX) == 60, "ZenoClashStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "ZenoClashStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, maxDirectX) == 62, "ZenoClashStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "ZenoClashStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6BloodyGoodTime, name) == 64, "ZenoClashStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6BloodyGoodTime *)0)->name) == 128, "ZenoClashStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV6DarkMessiah {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV6DarkMessiah) == 136, "ZenoClashStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, origin) == 0, "ZenoClashStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->origin) == 12, "ZenoClashStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, angles) == 12, "ZenoClashStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->angles) == 12, "ZenoClashStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, model) == 24, "ZenoClashStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->model) == 2, "ZenoClashStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, firstLeaf) == 26, "ZenoClashStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "ZenoClashStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, leafCount) == 28, "ZenoClashStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->leafCount) == 2, "ZenoClashStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, solid) == 30, "ZenoClashStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->solid) == 1, "ZenoClashStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, flags) == 31, "ZenoClashStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->flags) == 1, "ZenoClashStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, skin) == 32, "ZenoClashStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->skin) == 4, "ZenoClashStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, fadeMinDistance) == 36, "ZenoClashStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "ZenoClashStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, lightingOrigin) == 44, "ZenoClashStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, forcedFadeScale) == 56, "ZenoClashStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, minDirectX) == 60, "ZenoClashStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "ZenoClashStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, maxDirectX) == 62, "ZenoClashStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "ZenoClashStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV6DarkMessiah, unknown0x40) == 64, "ZenoClashStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "ZenoClashStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} ZenoClashStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropScale) == 16, "ZenoClashStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropScale, prop) == 0, "ZenoClashStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropScale *)0)->prop) == 4, "ZenoClashStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropScale, scale) == 4, "ZenoClashStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropScale *)0)->scale) == 12, "ZenoClashStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV7 {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV7) == 68, "ZenoClashStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, origin) == 0, "ZenoClashStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->origin) == 12, "ZenoClashStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, angles) == 12, "ZenoClashStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->angles) == 12, "ZenoClashStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, model) == 24, "ZenoClashStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->model) == 2, "ZenoClashStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, firstLeaf) == 26, "ZenoClashStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->firstLeaf) == 2, "ZenoClashStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, leafCount) == 28, "ZenoClashStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->leafCount) == 2, "ZenoClashStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, solid) == 30, "ZenoClashStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->solid) == 1, "ZenoClashStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, flags) == 31, "ZenoClashStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->flags) == 1, "ZenoClashStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, skin) == 32, "ZenoClashStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->skin) == 4, "ZenoClashStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, fadeMinDistance) == 36, "ZenoClashStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, fadeMaxDistance) == 40, "ZenoClashStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, lightingOrigin) == 44, "ZenoClashStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, forcedFadeScale) == 56, "ZenoClashStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, minDirectX) == 60, "ZenoClashStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->minDirectX) == 2, "ZenoClashStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, maxDirectX) == 62, "ZenoClashStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->maxDirectX) == 2, "ZenoClashStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7, color) == 64, "ZenoClashStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7 *)0)->color) == 4, "ZenoClashStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV7ZenoClash {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV7ZenoClash) == 68, "ZenoClashStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, origin) == 0, "ZenoClashStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->origin) == 12, "ZenoClashStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, angles) == 12, "ZenoClashStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->angles) == 12, "ZenoClashStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, model) == 24, "ZenoClashStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->model) == 2, "ZenoClashStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, firstLeaf) == 26, "ZenoClashStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "ZenoClashStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, leafCount) == 28, "ZenoClashStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->leafCount) == 2, "ZenoClashStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, solid) == 30, "ZenoClashStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->solid) == 1, "ZenoClashStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, flags) == 31, "ZenoClashStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->flags) == 1, "ZenoClashStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, skin) == 32, "ZenoClashStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->skin) == 4, "ZenoClashStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, fadeMinDistance) == 36, "ZenoClashStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, fadeMaxDistance) == 40, "ZenoClashStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, lightingOrigin) == 44, "ZenoClashStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, forcedFadeScale) == 56, "ZenoClashStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, minDirectX) == 60, "ZenoClashStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->minDirectX) == 2, "ZenoClashStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, maxDirectX) == 62, "ZenoClashStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "ZenoClashStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV7ZenoClash, unknown0x40) == 64, "ZenoClashStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "ZenoClashStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct ZenoClashStaticPropV8 {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV8) == 68, "ZenoClashStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, origin) == 0, "ZenoClashStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->origin) == 12, "ZenoClashStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, angles) == 12, "ZenoClashStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->angles) == 12, "ZenoClashStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, model) == 24, "ZenoClashStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->model) == 2, "ZenoClashStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, firstLeaf) == 26, "ZenoClashStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->firstLeaf) == 2, "ZenoClashStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, leafCount) == 28, "ZenoClashStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->leafCount) == 2, "ZenoClashStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, solid) == 30, "ZenoClashStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->solid) == 1, "ZenoClashStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, flags) == 31, "ZenoClashStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->flags) == 1, "ZenoClashStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, skin) == 32, "ZenoClashStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->skin) == 4, "ZenoClashStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, fadeMinDistance) == 36, "ZenoClashStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, fadeMaxDistance) == 40, "ZenoClashStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, lightingOrigin) == 44, "ZenoClashStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, forcedFadeScale) == 56, "ZenoClashStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, minCpuLevel) == 60, "ZenoClashStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->minCpuLevel) == 1, "ZenoClashStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, maxCpuLevel) == 61, "ZenoClashStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->maxCpuLevel) == 1, "ZenoClashStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, minGpuLevel) == 62, "ZenoClashStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->minGpuLevel) == 1, "ZenoClashStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, maxGpuLevel) == 63, "ZenoClashStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->maxGpuLevel) == 1, "ZenoClashStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8, color) == 64, "ZenoClashStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8 *)0)->color) == 4, "ZenoClashStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct ZenoClashStaticPropV8Vindictus {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV8Vindictus) == 72, "ZenoClashStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, origin) == 0, "ZenoClashStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->origin) == 12, "ZenoClashStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, angles) == 12, "ZenoClashStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->angles) == 12, "ZenoClashStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, model) == 24, "ZenoClashStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->model) == 2, "ZenoClashStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, firstLeaf) == 26, "ZenoClashStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->firstLeaf) == 2, "ZenoClashStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, leafCount) == 28, "ZenoClashStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->leafCount) == 2, "ZenoClashStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, solid) == 30, "ZenoClashStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->solid) == 1, "ZenoClashStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, flags) == 31, "ZenoClashStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->flags) == 1, "ZenoClashStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, skin) == 32, "ZenoClashStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->skin) == 4, "ZenoClashStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, fadeMinDistance) == 36, "ZenoClashStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, fadeMaxDistance) == 40, "ZenoClashStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, lightingOrigin) == 44, "ZenoClashStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, forcedFadeScale) == 56, "ZenoClashStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, minDirectX) == 60, "ZenoClashStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->minDirectX) == 2, "ZenoClashStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, maxDirectX) == 62, "ZenoClashStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->maxDirectX) == 2, "ZenoClashStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV8Vindictus, unknown0x40) == 64, "ZenoClashStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV8Vindictus *)0)->unknown0x40) == 8, "ZenoClashStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct ZenoClashStaticPropV9 {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV9) == 72, "ZenoClashStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, origin) == 0, "ZenoClashStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->origin) == 12, "ZenoClashStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, angles) == 12, "ZenoClashStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->angles) == 12, "ZenoClashStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, model) == 24, "ZenoClashStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->model) == 2, "ZenoClashStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, firstLeaf) == 26, "ZenoClashStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->firstLeaf) == 2, "ZenoClashStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, leafCount) == 28, "ZenoClashStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->leafCount) == 2, "ZenoClashStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, solid) == 30, "ZenoClashStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->solid) == 1, "ZenoClashStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, flags) == 31, "ZenoClashStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->flags) == 1, "ZenoClashStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, skin) == 32, "ZenoClashStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->skin) == 4, "ZenoClashStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, fadeMinDistance) == 36, "ZenoClashStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, fadeMaxDistance) == 40, "ZenoClashStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, lightingOrigin) == 44, "ZenoClashStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, forcedFadeScale) == 56, "ZenoClashStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, minCpuLevel) == 60, "ZenoClashStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->minCpuLevel) == 1, "ZenoClashStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, maxCpuLevel) == 61, "ZenoClashStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->maxCpuLevel) == 1, "ZenoClashStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, minGpuLevel) == 62, "ZenoClashStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->minGpuLevel) == 1, "ZenoClashStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, maxGpuLevel) == 63, "ZenoClashStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->maxGpuLevel) == 1, "ZenoClashStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, color) == 64, "ZenoClashStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->color) == 4, "ZenoClashStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9, disableXbox360) == 68, "ZenoClashStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9 *)0)->disableXbox360) == 1, "ZenoClashStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV9DearEsther {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
} ZenoClashStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV9DearEsther) == 76, "ZenoClashStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, origin) == 0, "ZenoClashStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->origin) == 12, "ZenoClashStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, angles) == 12, "ZenoClashStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->angles) == 12, "ZenoClashStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, model) == 24, "ZenoClashStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->model) == 2, "ZenoClashStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, firstLeaf) == 26, "ZenoClashStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->firstLeaf) == 2, "ZenoClashStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, leafCount) == 28, "ZenoClashStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->leafCount) == 2, "ZenoClashStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, solid) == 30, "ZenoClashStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->solid) == 1, "ZenoClashStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, flags) == 31, "ZenoClashStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->flags) == 1, "ZenoClashStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, unknown0x20) == 32, "ZenoClashStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->unknown0x20) == 4, "ZenoClashStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, skin) == 36, "ZenoClashStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->skin) == 4, "ZenoClashStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, fadeMinDistance) == 40, "ZenoClashStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, fadeMaxDistance) == 44, "ZenoClashStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, lightingOrigin) == 48, "ZenoClashStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, forcedFadeScale) == 60, "ZenoClashStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, minCpuLevel) == 64, "ZenoClashStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "ZenoClashStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, maxCpuLevel) == 65, "ZenoClashStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "ZenoClashStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, minGpuLevel) == 66, "ZenoClashStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "ZenoClashStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, maxGpuLevel) == 67, "ZenoClashStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "ZenoClashStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, color) == 68, "ZenoClashStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->color) == 4, "ZenoClashStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV9DearEsther, disableXbox360) == 72, "ZenoClashStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV9DearEsther *)0)->disableXbox360) == 1, "ZenoClashStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct ZenoClashStaticPropV10 {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} ZenoClashStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV10) == 72, "ZenoClashStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, origin) == 0, "ZenoClashStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->origin) == 12, "ZenoClashStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, angles) == 12, "ZenoClashStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->angles) == 12, "ZenoClashStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, model) == 24, "ZenoClashStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->model) == 2, "ZenoClashStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, firstLeaf) == 26, "ZenoClashStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->firstLeaf) == 2, "ZenoClashStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, leafCount) == 28, "ZenoClashStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->leafCount) == 2, "ZenoClashStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, solid) == 30, "ZenoClashStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->solid) == 1, "ZenoClashStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, skin) == 32, "ZenoClashStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->skin) == 4, "ZenoClashStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, fadeMinDistance) == 36, "ZenoClashStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, fadeMaxDistance) == 40, "ZenoClashStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, lightingOrigin) == 44, "ZenoClashStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, forcedFadeScale) == 56, "ZenoClashStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, minDirectX) == 60, "ZenoClashStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->minDirectX) == 2, "ZenoClashStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, maxDirectX) == 62, "ZenoClashStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->maxDirectX) == 2, "ZenoClashStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, flags) == 64, "ZenoClashStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->flags) == 4, "ZenoClashStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, lightmapWidth) == 68, "ZenoClashStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->lightmapWidth) == 2, "ZenoClashStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10, lightmapHeight) == 70, "ZenoClashStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10 *)0)->lightmapHeight) == 2, "ZenoClashStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} ZenoClashStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV10GlobalOffensive) == 76, "ZenoClashStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, origin) == 0, "ZenoClashStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->origin) == 12, "ZenoClashStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, angles) == 12, "ZenoClashStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->angles) == 12, "ZenoClashStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, model) == 24, "ZenoClashStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->model) == 2, "ZenoClashStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, firstLeaf) == 26, "ZenoClashStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "ZenoClashStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, leafCount) == 28, "ZenoClashStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "ZenoClashStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, solid) == 30, "ZenoClashStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->solid) == 1, "ZenoClashStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, flags) == 31, "ZenoClashStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->flags) == 1, "ZenoClashStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, skin) == 32, "ZenoClashStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->skin) == 4, "ZenoClashStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "ZenoClashStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "ZenoClashStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, lightingOrigin) == 44, "ZenoClashStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "ZenoClashStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, minCpuLevel) == 60, "ZenoClashStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "ZenoClashStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "ZenoClashStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "ZenoClashStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, minGpuLevel) == 62, "ZenoClashStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "ZenoClashStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "ZenoClashStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "ZenoClashStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, color) == 64, "ZenoClashStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->color) == 4, "ZenoClashStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, disableXbox360) == 68, "ZenoClashStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "ZenoClashStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV10GlobalOffensive, flagsEx) == 72, "ZenoClashStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "ZenoClashStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} ZenoClashStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV11GlobalOffensive) == 80, "ZenoClashStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, origin) == 0, "ZenoClashStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->origin) == 12, "ZenoClashStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, angles) == 12, "ZenoClashStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->angles) == 12, "ZenoClashStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, model) == 24, "ZenoClashStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->model) == 2, "ZenoClashStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, firstLeaf) == 26, "ZenoClashStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "ZenoClashStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, leafCount) == 28, "ZenoClashStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "ZenoClashStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, solid) == 30, "ZenoClashStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->solid) == 1, "ZenoClashStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, flags) == 31, "ZenoClashStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->flags) == 1, "ZenoClashStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, skin) == 32, "ZenoClashStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->skin) == 4, "ZenoClashStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "ZenoClashStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "ZenoClashStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, lightingOrigin) == 44, "ZenoClashStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "ZenoClashStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, minCpuLevel) == 60, "ZenoClashStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "ZenoClashStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "ZenoClashStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "ZenoClashStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, minGpuLevel) == 62, "ZenoClashStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "ZenoClashStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "ZenoClashStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "ZenoClashStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, color) == 64, "ZenoClashStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->color) == 4, "ZenoClashStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, disableXbox360) == 68, "ZenoClashStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "ZenoClashStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, flagsEx) == 72, "ZenoClashStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "ZenoClashStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11GlobalOffensive, scale) == 76, "ZenoClashStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11GlobalOffensive *)0)->scale) == 4, "ZenoClashStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} ZenoClashStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV11BlackMesaLite) == 76, "ZenoClashStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, origin) == 0, "ZenoClashStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->origin) == 12, "ZenoClashStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, angles) == 12, "ZenoClashStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->angles) == 12, "ZenoClashStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, model) == 24, "ZenoClashStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->model) == 2, "ZenoClashStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, firstLeaf) == 26, "ZenoClashStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "ZenoClashStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, leafCount) == 28, "ZenoClashStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "ZenoClashStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, solid) == 30, "ZenoClashStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->solid) == 1, "ZenoClashStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, skin) == 32, "ZenoClashStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->skin) == 4, "ZenoClashStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "ZenoClashStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "ZenoClashStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, lightingOrigin) == 44, "ZenoClashStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "ZenoClashStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, minDirectX) == 60, "ZenoClashStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "ZenoClashStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, maxDirectX) == 62, "ZenoClashStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "ZenoClashStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, flags) == 64, "ZenoClashStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->flags) == 4, "ZenoClashStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, lightmapWidth) == 68, "ZenoClashStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "ZenoClashStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, lightmapHeight) == 70, "ZenoClashStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "ZenoClashStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesaLite, color) == 72, "ZenoClashStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesaLite *)0)->color) == 4, "ZenoClashStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct ZenoClashStaticPropV11Merubasu {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} ZenoClashStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV11Merubasu) == 76, "ZenoClashStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, origin) == 0, "ZenoClashStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->origin) == 12, "ZenoClashStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, angles) == 12, "ZenoClashStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->angles) == 12, "ZenoClashStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, model) == 24, "ZenoClashStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->model) == 2, "ZenoClashStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, firstLeaf) == 26, "ZenoClashStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->firstLeaf) == 2, "ZenoClashStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, leafCount) == 28, "ZenoClashStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->leafCount) == 2, "ZenoClashStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, solid) == 30, "ZenoClashStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->solid) == 1, "ZenoClashStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, skin) == 32, "ZenoClashStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->skin) == 4, "ZenoClashStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, fadeMinDistance) == 36, "ZenoClashStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, fadeMaxDistance) == 40, "ZenoClashStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, lightingOrigin) == 44, "ZenoClashStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, forcedFadeScale) == 56, "ZenoClashStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, minDirectX) == 60, "ZenoClashStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->minDirectX) == 2, "ZenoClashStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, maxDirectX) == 62, "ZenoClashStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->maxDirectX) == 2, "ZenoClashStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, flags) == 64, "ZenoClashStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->flags) == 4, "ZenoClashStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, lightmapWidth) == 68, "ZenoClashStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "ZenoClashStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, lightmapHeight) == 70, "ZenoClashStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "ZenoClashStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11Merubasu, scale) == 72, "ZenoClashStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11Merubasu *)0)->scale) == 4, "ZenoClashStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV11BlackMesa {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} ZenoClashStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV11BlackMesa) == 80, "ZenoClashStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, origin) == 0, "ZenoClashStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->origin) == 12, "ZenoClashStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, angles) == 12, "ZenoClashStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->angles) == 12, "ZenoClashStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, model) == 24, "ZenoClashStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->model) == 2, "ZenoClashStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, firstLeaf) == 26, "ZenoClashStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "ZenoClashStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, leafCount) == 28, "ZenoClashStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->leafCount) == 2, "ZenoClashStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, solid) == 30, "ZenoClashStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->solid) == 1, "ZenoClashStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, skin) == 32, "ZenoClashStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->skin) == 4, "ZenoClashStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, fadeMinDistance) == 36, "ZenoClashStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, fadeMaxDistance) == 40, "ZenoClashStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, lightingOrigin) == 44, "ZenoClashStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, forcedFadeScale) == 56, "ZenoClashStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, minDirectX) == 60, "ZenoClashStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->minDirectX) == 2, "ZenoClashStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, maxDirectX) == 62, "ZenoClashStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "ZenoClashStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, flags) == 64, "ZenoClashStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->flags) == 4, "ZenoClashStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, lightmapWidth) == 68, "ZenoClashStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "ZenoClashStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, lightmapHeight) == 70, "ZenoClashStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "ZenoClashStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, color) == 72, "ZenoClashStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->color) == 4, "ZenoClashStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV11BlackMesa, flagsEx) == 76, "ZenoClashStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV11BlackMesa *)0)->flagsEx) == 4, "ZenoClashStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashStaticPropV13 {
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
  /** How it collides. Values: ZENO_CLASH_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: ZENO_CLASH_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} ZenoClashStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropV13) == 88, "ZenoClashStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, origin) == 0, "ZenoClashStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->origin) == 12, "ZenoClashStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, angles) == 12, "ZenoClashStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->angles) == 12, "ZenoClashStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, model) == 24, "ZenoClashStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->model) == 2, "ZenoClashStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, firstLeaf) == 26, "ZenoClashStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->firstLeaf) == 2, "ZenoClashStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, leafCount) == 28, "ZenoClashStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->leafCount) == 2, "ZenoClashStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, solid) == 30, "ZenoClashStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->solid) == 1, "ZenoClashStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, flags) == 31, "ZenoClashStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->flags) == 1, "ZenoClashStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, skin) == 32, "ZenoClashStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->skin) == 4, "ZenoClashStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, fadeMinDistance) == 36, "ZenoClashStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->fadeMinDistance) == 4, "ZenoClashStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, fadeMaxDistance) == 40, "ZenoClashStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->fadeMaxDistance) == 4, "ZenoClashStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, lightingOrigin) == 44, "ZenoClashStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->lightingOrigin) == 12, "ZenoClashStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, forcedFadeScale) == 56, "ZenoClashStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->forcedFadeScale) == 4, "ZenoClashStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, minCpuLevel) == 60, "ZenoClashStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->minCpuLevel) == 1, "ZenoClashStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, maxCpuLevel) == 61, "ZenoClashStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->maxCpuLevel) == 1, "ZenoClashStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, minGpuLevel) == 62, "ZenoClashStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->minGpuLevel) == 1, "ZenoClashStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, maxGpuLevel) == 63, "ZenoClashStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->maxGpuLevel) == 1, "ZenoClashStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, color) == 64, "ZenoClashStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->color) == 4, "ZenoClashStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, disableXbox360) == 68, "ZenoClashStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->disableXbox360) == 1, "ZenoClashStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, flagsEx) == 72, "ZenoClashStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->flagsEx) == 4, "ZenoClashStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropV13, scale) == 76, "ZenoClashStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropV13 *)0)->scale) == 12, "ZenoClashStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct ZenoClashDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} ZenoClashDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDetailSprite) == 32, "ZenoClashDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailSprite, upperLeft) == 0, "ZenoClashDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailSprite *)0)->upperLeft) == 8, "ZenoClashDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailSprite, lowerRight) == 8, "ZenoClashDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailSprite *)0)->lowerRight) == 8, "ZenoClashDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailSprite, textureUpperLeft) == 16, "ZenoClashDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailSprite *)0)->textureUpperLeft) == 8, "ZenoClashDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailSprite, textureLowerRight) == 24, "ZenoClashDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailSprite *)0)->textureLowerRight) == 8, "ZenoClashDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct ZenoClashDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  ZenoClashColorRgbExp light;
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
  /** How it turns to who looks at it. Values: ZENO_CLASH_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: ZENO_CLASH_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} ZenoClashDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDetailProp) == 52, "ZenoClashDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, origin) == 0, "ZenoClashDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->origin) == 12, "ZenoClashDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, angles) == 12, "ZenoClashDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->angles) == 12, "ZenoClashDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, detail) == 24, "ZenoClashDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->detail) == 2, "ZenoClashDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, leaf) == 26, "ZenoClashDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->leaf) == 2, "ZenoClashDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, light) == 28, "ZenoClashDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->light) == 4, "ZenoClashDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, firstLightStyle) == 32, "ZenoClashDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->firstLightStyle) == 4, "ZenoClashDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, lightStyleCount) == 36, "ZenoClashDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->lightStyleCount) == 1, "ZenoClashDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, sway) == 37, "ZenoClashDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->sway) == 1, "ZenoClashDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, shapeAngle) == 38, "ZenoClashDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->shapeAngle) == 1, "ZenoClashDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, shapeSize) == 39, "ZenoClashDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->shapeSize) == 1, "ZenoClashDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, orientation) == 40, "ZenoClashDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->orientation) == 1, "ZenoClashDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, padding1) == 41, "ZenoClashDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->padding1) == 3, "ZenoClashDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, type) == 44, "ZenoClashDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->type) == 1, "ZenoClashDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, padding2) == 45, "ZenoClashDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->padding2) == 3, "ZenoClashDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailProp, scale) == 48, "ZenoClashDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailProp *)0)->scale) == 4, "ZenoClashDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct ZenoClashDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  ZenoClashColorRgbExp light;
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
} ZenoClashDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDetailPropV2) == 40, "ZenoClashDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropV2, origin) == 0, "ZenoClashDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropV2 *)0)->origin) == 12, "ZenoClashDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropV2, angles) == 12, "ZenoClashDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropV2 *)0)->angles) == 12, "ZenoClashDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropV2, detail) == 24, "ZenoClashDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropV2 *)0)->detail) == 2, "ZenoClashDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropV2, leaf) == 26, "ZenoClashDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropV2 *)0)->leaf) == 2, "ZenoClashDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropV2, light) == 28, "ZenoClashDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropV2 *)0)->light) == 4, "ZenoClashDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropV2, firstLightStyle) == 32, "ZenoClashDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropV2 *)0)->firstLightStyle) == 4, "ZenoClashDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropV2, lightStyleCount) == 36, "ZenoClashDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropV2 *)0)->lightStyleCount) == 1, "ZenoClashDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropV2, sway) == 37, "ZenoClashDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropV2 *)0)->sway) == 1, "ZenoClashDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropV2, shapeAngle) == 38, "ZenoClashDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropV2 *)0)->shapeAngle) == 1, "ZenoClashDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropV2, shapeSize) == 39, "ZenoClashDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropV2 *)0)->shapeSize) == 1, "ZenoClashDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct ZenoClashDetailPropLightStyle {
  /** The light. */
  ZenoClashColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} ZenoClashDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDetailPropLightStyle) == 5, "ZenoClashDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropLightStyle, light) == 0, "ZenoClashDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropLightStyle *)0)->light) == 4, "ZenoClashDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropLightStyle, style) == 4, "ZenoClashDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropLightStyle *)0)->style) == 1, "ZenoClashDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct ZenoClashLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} ZenoClashLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashLeafWaterData) == 12, "ZenoClashLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafWaterData, surfaceZ) == 0, "ZenoClashLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafWaterData *)0)->surfaceZ) == 4, "ZenoClashLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafWaterData, minZ) == 4, "ZenoClashLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafWaterData *)0)->minZ) == 4, "ZenoClashLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafWaterData, surfaceTexture) == 8, "ZenoClashLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafWaterData *)0)->surfaceTexture) == 2, "ZenoClashLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct ZenoClashPrimitive {
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
} ZenoClashPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashPrimitive) == 10, "ZenoClashPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashPrimitive, type) == 0, "ZenoClashPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashPrimitive *)0)->type) == 2, "ZenoClashPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashPrimitive, firstIndex) == 2, "ZenoClashPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashPrimitive *)0)->firstIndex) == 2, "ZenoClashPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashPrimitive, indexCount) == 4, "ZenoClashPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashPrimitive *)0)->indexCount) == 2, "ZenoClashPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashPrimitive, firstVertex) == 6, "ZenoClashPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashPrimitive *)0)->firstVertex) == 2, "ZenoClashPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashPrimitive, vertexCount) == 8, "ZenoClashPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashPrimitive *)0)->vertexCount) == 2, "ZenoClashPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct ZenoClashCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} ZenoClashCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashCubemapSample) == 16, "ZenoClashCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashCubemapSample, origin) == 0, "ZenoClashCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashCubemapSample *)0)->origin) == 12, "ZenoClashCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashCubemapSample, size) == 12, "ZenoClashCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashCubemapSample *)0)->size) == 4, "ZenoClashCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct ZenoClashOverlay {
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
} ZenoClashOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashOverlay) == 352, "ZenoClashOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOverlay, id) == 0, "ZenoClashOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOverlay *)0)->id) == 4, "ZenoClashOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOverlay, texture) == 4, "ZenoClashOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOverlay *)0)->texture) == 2, "ZenoClashOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOverlay, faces) == 8, "ZenoClashOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOverlay *)0)->faces) == 256, "ZenoClashOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOverlay, u) == 264, "ZenoClashOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOverlay *)0)->u) == 8, "ZenoClashOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOverlay, v) == 272, "ZenoClashOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOverlay *)0)->v) == 8, "ZenoClashOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOverlay, uvPoints) == 280, "ZenoClashOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOverlay *)0)->uvPoints) == 48, "ZenoClashOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOverlay, origin) == 328, "ZenoClashOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOverlay *)0)->origin) == 12, "ZenoClashOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOverlay, normal) == 340, "ZenoClashOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOverlay *)0)->normal) == 12, "ZenoClashOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct ZenoClashWaterOverlay {
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
} ZenoClashWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashWaterOverlay) == 1120, "ZenoClashWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWaterOverlay, id) == 0, "ZenoClashWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWaterOverlay *)0)->id) == 4, "ZenoClashWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWaterOverlay, texture) == 4, "ZenoClashWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWaterOverlay *)0)->texture) == 2, "ZenoClashWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWaterOverlay, faces) == 8, "ZenoClashWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWaterOverlay *)0)->faces) == 1024, "ZenoClashWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWaterOverlay, u) == 1032, "ZenoClashWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWaterOverlay *)0)->u) == 8, "ZenoClashWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWaterOverlay, v) == 1040, "ZenoClashWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWaterOverlay *)0)->v) == 8, "ZenoClashWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWaterOverlay, uvPoints) == 1048, "ZenoClashWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWaterOverlay *)0)->uvPoints) == 48, "ZenoClashWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWaterOverlay, origin) == 1096, "ZenoClashWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWaterOverlay *)0)->origin) == 12, "ZenoClashWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashWaterOverlay, normal) == 1108, "ZenoClashWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashWaterOverlay *)0)->normal) == 12, "ZenoClashWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct ZenoClashLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} ZenoClashLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashLeafAmbientIndexHdr) == 4, "ZenoClashLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafAmbientIndexHdr, sampleCount) == 0, "ZenoClashLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafAmbientIndexHdr *)0)->sampleCount) == 2, "ZenoClashLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafAmbientIndexHdr, firstSample) == 2, "ZenoClashLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafAmbientIndexHdr *)0)->firstSample) == 2, "ZenoClashLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct ZenoClashLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} ZenoClashLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashLeafAmbientIndex) == 4, "ZenoClashLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafAmbientIndex, sampleCount) == 0, "ZenoClashLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafAmbientIndex *)0)->sampleCount) == 2, "ZenoClashLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafAmbientIndex, firstSample) == 2, "ZenoClashLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafAmbientIndex *)0)->firstSample) == 2, "ZenoClashLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct ZenoClashLeafAmbientSample {
  /** Light from six sides. */
  ZenoClashCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} ZenoClashLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashLeafAmbientSample) == 28, "ZenoClashLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafAmbientSample, cube) == 0, "ZenoClashLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafAmbientSample *)0)->cube) == 24, "ZenoClashLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafAmbientSample, position) == 24, "ZenoClashLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafAmbientSample *)0)->position) == 3, "ZenoClashLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashLeafAmbientSample, padding) == 27, "ZenoClashLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashLeafAmbientSample *)0)->padding) == 1, "ZenoClashLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct ZenoClashOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} ZenoClashOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashOverlayFade) == 8, "ZenoClashOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOverlayFade, minDistanceSquared) == 0, "ZenoClashOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOverlayFade *)0)->minDistanceSquared) == 4, "ZenoClashOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOverlayFade, maxDistanceSquared) == 4, "ZenoClashOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOverlayFade *)0)->maxDistanceSquared) == 4, "ZenoClashOverlayFade.maxDistanceSquared takes 4 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } ZenoClashVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashVerticesElement) == 12, "ZenoClashVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `ZenoClashOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `ZenoClashOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct ZenoClashOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} ZenoClashOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashOcclusionWithoutAreaHead) == 4, "ZenoClashOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOcclusionWithoutAreaHead, occluderCount) == 0, "ZenoClashOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "ZenoClashOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `ZenoClashOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `ZenoClashOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct ZenoClashOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} ZenoClashOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashOcclusionHead) == 4, "ZenoClashOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashOcclusionHead, occluderCount) == 0, "ZenoClashOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashOcclusionHead *)0)->occluderCount) == 4, "ZenoClashOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t ZenoClashFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashFaceIdsElement) == 2, "ZenoClashFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t ZenoClashSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashSurfedgesElement) == 4, "ZenoClashSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t ZenoClashLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashLeafFacesElement) == 2, "ZenoClashLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t ZenoClashLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashLeafBrushesElement) == 2, "ZenoClashLeafBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } ZenoClashVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashVertexNormalsElement) == 12, "ZenoClashVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t ZenoClashVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashVertexNormalIndicesElement) == 2, "ZenoClashVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t ZenoClashDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDisplacementLightmapAlphasElement) == 1, "ZenoClashDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV4 props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV4Head) == 4, "ZenoClashStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV4Head, modelCount) == 0, "ZenoClashStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV4Head *)0)->modelCount) == 4, "ZenoClashStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV5 props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV5Head) == 4, "ZenoClashStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV5Head, modelCount) == 0, "ZenoClashStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV5Head *)0)->modelCount) == 4, "ZenoClashStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV5TheShipHead) == 4, "ZenoClashStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV5TheShipHead, modelCount) == 0, "ZenoClashStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV5TheShipHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV6 props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV6Head) == 4, "ZenoClashStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV6Head, modelCount) == 0, "ZenoClashStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV6Head *)0)->modelCount) == 4, "ZenoClashStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV6BloodyGoodTimeHead) == 4, "ZenoClashStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "ZenoClashStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV6DarkMessiahHead) == 4, "ZenoClashStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV6DarkMessiahHead, modelCount) == 0, "ZenoClashStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `ZenoClashStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV5 props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV6VindictusHead) == 4, "ZenoClashStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV6VindictusHead, modelCount) == 0, "ZenoClashStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV6VindictusHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV7 props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV7Head) == 4, "ZenoClashStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV7Head, modelCount) == 0, "ZenoClashStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV7Head *)0)->modelCount) == 4, "ZenoClashStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV7ZenoClashHead) == 4, "ZenoClashStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV7ZenoClashHead, modelCount) == 0, "ZenoClashStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `ZenoClashStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV6 props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV7VindictusHead) == 4, "ZenoClashStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV7VindictusHead, modelCount) == 0, "ZenoClashStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV7VindictusHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV8 props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV8Head) == 4, "ZenoClashStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV8Head, modelCount) == 0, "ZenoClashStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV8Head *)0)->modelCount) == 4, "ZenoClashStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `ZenoClashStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV8VindictusHead) == 4, "ZenoClashStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV8VindictusHead, modelCount) == 0, "ZenoClashStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV8VindictusHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV9 props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV9Head) == 4, "ZenoClashStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV9Head, modelCount) == 0, "ZenoClashStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV9Head *)0)->modelCount) == 4, "ZenoClashStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV9DearEstherHead) == 4, "ZenoClashStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV9DearEstherHead, modelCount) == 0, "ZenoClashStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV10 props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV10Head) == 4, "ZenoClashStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV10Head, modelCount) == 0, "ZenoClashStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV10Head *)0)->modelCount) == 4, "ZenoClashStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV10GlobalOffensiveHead) == 4, "ZenoClashStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "ZenoClashStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV11GlobalOffensiveHead) == 4, "ZenoClashStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "ZenoClashStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV11BlackMesaLiteHead) == 4, "ZenoClashStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "ZenoClashStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV11MerubasuHead) == 4, "ZenoClashStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV11MerubasuHead, modelCount) == 0, "ZenoClashStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV12StrataHead) == 4, "ZenoClashStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV12StrataHead, modelCount) == 0, "ZenoClashStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV12StrataHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV11BlackMesaHead) == 4, "ZenoClashStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV11BlackMesaHead, modelCount) == 0, "ZenoClashStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashStaticPropV13 props[propCount]`: The props.
 */
typedef struct ZenoClashStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashStaticPropsV13StrataHead) == 4, "ZenoClashStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashStaticPropsV13StrataHead, modelCount) == 0, "ZenoClashStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashStaticPropsV13StrataHead *)0)->modelCount) == 4, "ZenoClashStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `ZenoClashDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashDetailProp props[propCount]`: The props.
 */
typedef struct ZenoClashDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDetailPropsV4Head) == 4, "ZenoClashDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropsV4Head, modelCount) == 0, "ZenoClashDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropsV4Head *)0)->modelCount) == 4, "ZenoClashDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `ZenoClashDetailPropV2 props[propCount]`: The props.
 */
typedef struct ZenoClashDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} ZenoClashDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDetailPropsV2Head) == 4, "ZenoClashDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropsV2Head, modelCount) == 0, "ZenoClashDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropsV2Head *)0)->modelCount) == 4, "ZenoClashDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `ZenoClashDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct ZenoClashDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} ZenoClashDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDetailPropLightHead) == 4, "ZenoClashDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashDetailPropLightHead, count) == 0, "ZenoClashDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashDetailPropLightHead *)0)->count) == 4, "ZenoClashDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct ZenoClashColorVariablesHead {
  /** Number of names. */
  int32_t count;
} ZenoClashColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashColorVariablesHead) == 4, "ZenoClashColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(ZenoClashColorVariablesHead, count) == 0, "ZenoClashColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((ZenoClashColorVariablesHead *)0)->count) == 4, "ZenoClashColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } ZenoClashPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashPrimitiveVerticesElement) == 12, "ZenoClashPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t ZenoClashPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashPrimitiveIndicesElement) == 2, "ZenoClashPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } ZenoClashClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashClipPortalVerticesElement) == 12, "ZenoClashClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t ZenoClashTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashTextureStringTableElement) == 4, "ZenoClashTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t ZenoClashLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashLeafMinDistanceToWaterElement) == 2, "ZenoClashLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t ZenoClashFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashFaceMacroTextureInfoElement) == 2, "ZenoClashFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: ZENO_CLASH_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t ZenoClashDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashDisplacementTrianglesElement) == 2, "ZenoClashDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t ZenoClashMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(ZenoClashMapFlagsElement) == 4, "ZenoClashMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_ACE_TEAM_ZENO_CLASH_H */
