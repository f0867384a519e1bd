/**
 * Source 2007 to 2013 (Orange Box, Team Fortress 2, SDK 2013): VBSP 20, little- or big-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Source of 2007 (The Orange Box: Half-Life 2: Episode Two, Portal, Team Fortress 2) and the public SDKs
 * after it: VBSP 20. Leaves have several samples of ambient light; overlays fade.
 */
#ifndef BRUSHWORK_VALVE_ORANGE_BOX_H
#define BRUSHWORK_VALVE_ORANGE_BOX_H

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
#define ORANGE_BOX_LUMP_ENTITIES 0
/** Array of OrangeBoxPlane. */
#define ORANGE_BOX_LUMP_PLANES 1
/** Array of OrangeBoxTextureData. */
#define ORANGE_BOX_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of OrangeBoxVerticesElement. */
#define ORANGE_BOX_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define ORANGE_BOX_LUMP_VISIBILITY 4
/** Array of OrangeBoxNode. */
#define ORANGE_BOX_LUMP_NODES 5
/** Array of OrangeBoxTextureInfo. */
#define ORANGE_BOX_LUMP_TEXTURE_INFO 6
/** Array of OrangeBoxFace. */
#define ORANGE_BOX_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of OrangeBoxColorRgbExp.
 */
#define ORANGE_BOX_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: OrangeBoxOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: OrangeBoxOcclusionHead, and what its comment says.
 */
#define ORANGE_BOX_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of OrangeBoxLeafVersion0.
 * - version 1: Array of OrangeBoxLeaf.
 */
#define ORANGE_BOX_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of OrangeBoxFaceIdsElement. */
#define ORANGE_BOX_LUMP_FACE_IDS 11
/** Array of OrangeBoxEdge. */
#define ORANGE_BOX_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of OrangeBoxSurfedgesElement.
 */
#define ORANGE_BOX_LUMP_SURFEDGES 13
/** Array of OrangeBoxModel. */
#define ORANGE_BOX_LUMP_MODELS 14
/**
 * One of several layouts.
 * World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide.
 * - layout plain (versions 0, 1): Array of OrangeBoxWorldLight.
 * - layout shadow-offset (versions 0, 1): Array of OrangeBoxWorldLightShadowOffset.
 */
#define ORANGE_BOX_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of OrangeBoxLeafFacesElement. */
#define ORANGE_BOX_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of OrangeBoxLeafBrushesElement. */
#define ORANGE_BOX_LUMP_LEAF_BRUSHES 17
/** Array of OrangeBoxBrush. */
#define ORANGE_BOX_LUMP_BRUSHES 18
/** Array of OrangeBoxBrushSide. */
#define ORANGE_BOX_LUMP_BRUSH_SIDES 19
/** Array of OrangeBoxArea. */
#define ORANGE_BOX_LUMP_AREAS 20
/** Array of OrangeBoxAreaPortal. */
#define ORANGE_BOX_LUMP_AREA_PORTALS 21
/** Not used. Bytes of unknown meaning. */
#define ORANGE_BOX_LUMP_PORTALS 22
/** Not used. Bytes of unknown meaning. */
#define ORANGE_BOX_LUMP_CLUSTERS 23
/** Not used. Bytes of unknown meaning. */
#define ORANGE_BOX_LUMP_PORTAL_VERTICES 24
/** Not used. Bytes of unknown meaning. */
#define ORANGE_BOX_LUMP_CLUSTER_PORTALS 25
/** Array of OrangeBoxDisplacementInfo. */
#define ORANGE_BOX_LUMP_DISPLACEMENT_INFO 26
/** Array of OrangeBoxOriginalFace. */
#define ORANGE_BOX_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define ORANGE_BOX_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define ORANGE_BOX_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of OrangeBoxVertexNormalsElement. */
#define ORANGE_BOX_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * OrangeBoxVertexNormalIndicesElement.
 */
#define ORANGE_BOX_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * OrangeBoxDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define ORANGE_BOX_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of OrangeBoxDisplacementVertex. */
#define ORANGE_BOX_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define ORANGE_BOX_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): OrangeBoxStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): OrangeBoxStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): OrangeBoxStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): OrangeBoxStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): OrangeBoxStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): OrangeBoxStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): OrangeBoxStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): OrangeBoxStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): OrangeBoxStaticPropsV7ZenoClashHead, and what its comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): OrangeBoxStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): OrangeBoxStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): OrangeBoxStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): OrangeBoxStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): OrangeBoxStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): OrangeBoxStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): OrangeBoxStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): OrangeBoxStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): OrangeBoxStaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): OrangeBoxStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): OrangeBoxStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): OrangeBoxStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): OrangeBoxStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): OrangeBoxDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): OrangeBoxDetailPropsV2Head, and what its comment says.
 * - `dplt`: OrangeBoxDetailPropLightHead, and what its comment says.
 * - `dplh`: OrangeBoxDetailPropLightHead, and what its comment says.
 * - `clvr`: OrangeBoxColorVariablesHead, and what its comment says.
 */
#define ORANGE_BOX_LUMP_GAME_LUMP 35
/** Array of OrangeBoxLeafWaterData. */
#define ORANGE_BOX_LUMP_LEAF_WATER_DATA 36
/** Array of OrangeBoxPrimitive. */
#define ORANGE_BOX_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of OrangeBoxPrimitiveVerticesElement.
 */
#define ORANGE_BOX_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * OrangeBoxPrimitiveIndicesElement.
 */
#define ORANGE_BOX_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define ORANGE_BOX_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of OrangeBoxClipPortalVerticesElement. */
#define ORANGE_BOX_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of OrangeBoxCubemapSample. */
#define ORANGE_BOX_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define ORANGE_BOX_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of OrangeBoxTextureStringTableElement. */
#define ORANGE_BOX_LUMP_TEXTURE_STRING_TABLE 44
/** Array of OrangeBoxOverlay. */
#define ORANGE_BOX_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of OrangeBoxLeafMinDistanceToWaterElement. */
#define ORANGE_BOX_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * OrangeBoxFaceMacroTextureInfoElement.
 */
#define ORANGE_BOX_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of OrangeBoxDisplacementTrianglesElement. */
#define ORANGE_BOX_LUMP_DISPLACEMENT_TRIANGLES 48
/**
 * Terrain for another physics library; no longer used. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define ORANGE_BOX_LUMP_PHYSICS_COLLISION_SURFACE 49
/** Array of OrangeBoxWaterOverlay. */
#define ORANGE_BOX_LUMP_WATER_OVERLAYS 50
/** Array of OrangeBoxLeafAmbientIndexHdr. */
#define ORANGE_BOX_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of OrangeBoxLeafAmbientIndex. */
#define ORANGE_BOX_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of OrangeBoxColorRgbExp. */
#define ORANGE_BOX_LUMP_LIGHTING_HDR 53
/**
 * One of several layouts.
 * World lights: 88 bytes, but 100 on consoles, whose tools came later. Sizes decide; 88 where both divide.
 * - layout plain (versions 0, 1): Array of OrangeBoxWorldLight.
 * - layout shadow-offset (versions 0, 1): Array of OrangeBoxWorldLightShadowOffset.
 */
#define ORANGE_BOX_LUMP_WORLD_LIGHTS_HDR 54
/** Array of OrangeBoxLeafAmbientSample. */
#define ORANGE_BOX_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of OrangeBoxLeafAmbientSample. */
#define ORANGE_BOX_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define ORANGE_BOX_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of OrangeBoxFace. */
#define ORANGE_BOX_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * OrangeBoxMapFlagsElement.
 */
#define ORANGE_BOX_LUMP_MAP_FLAGS 59
/** Array of OrangeBoxOverlayFade. */
#define ORANGE_BOX_LUMP_OVERLAY_FADES 60

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct OrangeBoxLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} OrangeBoxLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLumpEntry) == 16, "OrangeBoxLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLumpEntry, offset) == 0, "OrangeBoxLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLumpEntry, length) == 4, "OrangeBoxLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLumpEntry, version) == 8, "OrangeBoxLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLumpEntry, unpacked) == 12, "OrangeBoxLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct OrangeBoxHeader {
  /** `VBSP`, in big-endian files `PSBV`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 20. */
  int32_t version;
  /** The lumps by index. */
  OrangeBoxLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} OrangeBoxHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxHeader) == 1036, "OrangeBoxHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxHeader, ident) == 0, "OrangeBoxHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxHeader, version) == 4, "OrangeBoxHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxHeader, lumps) == 8, "OrangeBoxHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define ORANGE_BOX_PLANE_TYPE_X 0
#define ORANGE_BOX_PLANE_TYPE_Y 1
#define ORANGE_BOX_PLANE_TYPE_Z 2
#define ORANGE_BOX_PLANE_TYPE_NEAREST_X 3
#define ORANGE_BOX_PLANE_TYPE_NEAREST_Y 4
#define ORANGE_BOX_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define ORANGE_BOX_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define ORANGE_BOX_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define ORANGE_BOX_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define ORANGE_BOX_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define ORANGE_BOX_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define ORANGE_BOX_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define ORANGE_BOX_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define ORANGE_BOX_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define ORANGE_BOX_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define ORANGE_BOX_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define ORANGE_BOX_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define ORANGE_BOX_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define ORANGE_BOX_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define ORANGE_BOX_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define ORANGE_BOX_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define ORANGE_BOX_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define ORANGE_BOX_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define ORANGE_BOX_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define ORANGE_BOX_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define ORANGE_BOX_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define ORANGE_BOX_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define ORANGE_BOX_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define ORANGE_BOX_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define ORANGE_BOX_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define ORANGE_BOX_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define ORANGE_BOX_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define ORANGE_BOX_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define ORANGE_BOX_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define ORANGE_BOX_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define ORANGE_BOX_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define ORANGE_BOX_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define ORANGE_BOX_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define ORANGE_BOX_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define ORANGE_BOX_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define ORANGE_BOX_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define ORANGE_BOX_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define ORANGE_BOX_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define ORANGE_BOX_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define ORANGE_BOX_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define ORANGE_BOX_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define ORANGE_BOX_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define ORANGE_BOX_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define ORANGE_BOX_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define ORANGE_BOX_WORLD_LIGHT_TYPE_SURFACE 0
#define ORANGE_BOX_WORLD_LIGHT_TYPE_POINT 1
#define ORANGE_BOX_WORLD_LIGHT_TYPE_SPOT 2
#define ORANGE_BOX_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define ORANGE_BOX_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define ORANGE_BOX_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define ORANGE_BOX_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define ORANGE_BOX_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define ORANGE_BOX_STATIC_PROP_SOLID_NONE 0
#define ORANGE_BOX_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define ORANGE_BOX_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define ORANGE_BOX_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define ORANGE_BOX_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define ORANGE_BOX_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define ORANGE_BOX_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define ORANGE_BOX_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define ORANGE_BOX_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define ORANGE_BOX_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define ORANGE_BOX_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define ORANGE_BOX_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define ORANGE_BOX_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define ORANGE_BOX_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define ORANGE_BOX_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define ORANGE_BOX_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define ORANGE_BOX_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define ORANGE_BOX_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define ORANGE_BOX_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define ORANGE_BOX_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define ORANGE_BOX_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define ORANGE_BOX_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define ORANGE_BOX_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define ORANGE_BOX_DETAIL_PROP_ORIENTATION_NORMAL 0
#define ORANGE_BOX_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define ORANGE_BOX_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define ORANGE_BOX_DETAIL_PROP_TYPE_MODEL 0
#define ORANGE_BOX_DETAIL_PROP_TYPE_SPRITE 1
#define ORANGE_BOX_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define ORANGE_BOX_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct OrangeBoxPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: ORANGE_BOX_PLANE_TYPE_*. */
  int32_t type;
} OrangeBoxPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxPlane) == 20, "OrangeBoxPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxPlane, normal) == 0, "OrangeBoxPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxPlane *)0)->normal) == 12, "OrangeBoxPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxPlane, distance) == 12, "OrangeBoxPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxPlane *)0)->distance) == 4, "OrangeBoxPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxPlane, type) == 16, "OrangeBoxPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxPlane *)0)->type) == 4, "OrangeBoxPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct OrangeBoxTextureData {
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
} OrangeBoxTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxTextureData) == 32, "OrangeBoxTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureData, reflectivity) == 0, "OrangeBoxTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureData *)0)->reflectivity) == 12, "OrangeBoxTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureData, name) == 12, "OrangeBoxTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureData *)0)->name) == 4, "OrangeBoxTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureData, width) == 16, "OrangeBoxTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureData *)0)->width) == 4, "OrangeBoxTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureData, height) == 20, "OrangeBoxTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureData *)0)->height) == 4, "OrangeBoxTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureData, viewWidth) == 24, "OrangeBoxTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureData *)0)->viewWidth) == 4, "OrangeBoxTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureData, viewHeight) == 28, "OrangeBoxTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureData *)0)->viewHeight) == 4, "OrangeBoxTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct OrangeBoxNode {
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
} OrangeBoxNode;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxNode) == 32, "OrangeBoxNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxNode, plane) == 0, "OrangeBoxNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxNode *)0)->plane) == 4, "OrangeBoxNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxNode, children) == 4, "OrangeBoxNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxNode *)0)->children) == 8, "OrangeBoxNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxNode, mins) == 12, "OrangeBoxNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxNode *)0)->mins) == 6, "OrangeBoxNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxNode, maxs) == 18, "OrangeBoxNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxNode *)0)->maxs) == 6, "OrangeBoxNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxNode, firstFace) == 24, "OrangeBoxNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxNode *)0)->firstFace) == 2, "OrangeBoxNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxNode, faceCount) == 26, "OrangeBoxNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxNode *)0)->faceCount) == 2, "OrangeBoxNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxNode, area) == 28, "OrangeBoxNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxNode *)0)->area) == 2, "OrangeBoxNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct OrangeBoxTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: ORANGE_BOX_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} OrangeBoxTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxTextureInfo) == 72, "OrangeBoxTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureInfo, textureS) == 0, "OrangeBoxTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureInfo *)0)->textureS) == 16, "OrangeBoxTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureInfo, textureT) == 16, "OrangeBoxTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureInfo *)0)->textureT) == 16, "OrangeBoxTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureInfo, lightmapS) == 32, "OrangeBoxTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureInfo *)0)->lightmapS) == 16, "OrangeBoxTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureInfo, lightmapT) == 48, "OrangeBoxTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureInfo *)0)->lightmapT) == 16, "OrangeBoxTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureInfo, flags) == 64, "OrangeBoxTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureInfo *)0)->flags) == 4, "OrangeBoxTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxTextureInfo, textureData) == 68, "OrangeBoxTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxTextureInfo *)0)->textureData) == 4, "OrangeBoxTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct OrangeBoxFace {
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
} OrangeBoxFace;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxFace) == 56, "OrangeBoxFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, plane) == 0, "OrangeBoxFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->plane) == 2, "OrangeBoxFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, side) == 2, "OrangeBoxFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->side) == 1, "OrangeBoxFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, onNode) == 3, "OrangeBoxFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->onNode) == 1, "OrangeBoxFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, firstEdge) == 4, "OrangeBoxFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->firstEdge) == 4, "OrangeBoxFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, edgeCount) == 8, "OrangeBoxFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->edgeCount) == 2, "OrangeBoxFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, texture) == 10, "OrangeBoxFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->texture) == 2, "OrangeBoxFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, displacement) == 12, "OrangeBoxFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->displacement) == 2, "OrangeBoxFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, fogVolume) == 14, "OrangeBoxFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->fogVolume) == 2, "OrangeBoxFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, styles) == 16, "OrangeBoxFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->styles) == 4, "OrangeBoxFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, lightOffset) == 20, "OrangeBoxFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->lightOffset) == 4, "OrangeBoxFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, area) == 24, "OrangeBoxFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->area) == 4, "OrangeBoxFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, lightmapMins) == 28, "OrangeBoxFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->lightmapMins) == 8, "OrangeBoxFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, lightmapSize) == 36, "OrangeBoxFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->lightmapSize) == 8, "OrangeBoxFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, originalFace) == 44, "OrangeBoxFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->originalFace) == 4, "OrangeBoxFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, firstPrimitive) == 50, "OrangeBoxFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->firstPrimitive) == 2, "OrangeBoxFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxFace, smoothingGroups) == 52, "OrangeBoxFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxFace *)0)->smoothingGroups) == 4, "OrangeBoxFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct OrangeBoxColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} OrangeBoxColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxColorRgbExp) == 4, "OrangeBoxColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxColorRgbExp, red) == 0, "OrangeBoxColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxColorRgbExp *)0)->red) == 1, "OrangeBoxColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxColorRgbExp, green) == 1, "OrangeBoxColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxColorRgbExp *)0)->green) == 1, "OrangeBoxColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxColorRgbExp, blue) == 2, "OrangeBoxColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxColorRgbExp *)0)->blue) == 1, "OrangeBoxColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxColorRgbExp, exponent) == 3, "OrangeBoxColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxColorRgbExp *)0)->exponent) == 1, "OrangeBoxColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct OrangeBoxOccluderWithoutArea {
  /** Whether it starts switched off. Values: ORANGE_BOX_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} OrangeBoxOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxOccluderWithoutArea) == 36, "OrangeBoxOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluderWithoutArea, flags) == 0, "OrangeBoxOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluderWithoutArea *)0)->flags) == 4, "OrangeBoxOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluderWithoutArea, firstPolygon) == 4, "OrangeBoxOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluderWithoutArea *)0)->firstPolygon) == 4, "OrangeBoxOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluderWithoutArea, polygonCount) == 8, "OrangeBoxOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluderWithoutArea *)0)->polygonCount) == 4, "OrangeBoxOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluderWithoutArea, mins) == 12, "OrangeBoxOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluderWithoutArea *)0)->mins) == 12, "OrangeBoxOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluderWithoutArea, maxs) == 24, "OrangeBoxOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluderWithoutArea *)0)->maxs) == 12, "OrangeBoxOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct OrangeBoxOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} OrangeBoxOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxOccluderPolygon) == 12, "OrangeBoxOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluderPolygon, firstVertexIndex) == 0, "OrangeBoxOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluderPolygon *)0)->firstVertexIndex) == 4, "OrangeBoxOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluderPolygon, vertexCount) == 4, "OrangeBoxOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluderPolygon *)0)->vertexCount) == 4, "OrangeBoxOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluderPolygon, plane) == 8, "OrangeBoxOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluderPolygon *)0)->plane) == 4, "OrangeBoxOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct OrangeBoxOccluder {
  /** Whether it starts switched off. Values: ORANGE_BOX_OCCLUDER_FLAGS_*. */
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
} OrangeBoxOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxOccluder) == 40, "OrangeBoxOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluder, flags) == 0, "OrangeBoxOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluder *)0)->flags) == 4, "OrangeBoxOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluder, firstPolygon) == 4, "OrangeBoxOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluder *)0)->firstPolygon) == 4, "OrangeBoxOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluder, polygonCount) == 8, "OrangeBoxOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluder *)0)->polygonCount) == 4, "OrangeBoxOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluder, mins) == 12, "OrangeBoxOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluder *)0)->mins) == 12, "OrangeBoxOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluder, maxs) == 24, "OrangeBoxOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluder *)0)->maxs) == 12, "OrangeBoxOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOccluder, area) == 36, "OrangeBoxOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOccluder *)0)->area) == 4, "OrangeBoxOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct OrangeBoxCompressedLightCube {
  /** One colour a side. */
  OrangeBoxColorRgbExp sides[6];
} OrangeBoxCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxCompressedLightCube) == 24, "OrangeBoxCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxCompressedLightCube, sides) == 0, "OrangeBoxCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxCompressedLightCube *)0)->sides) == 24, "OrangeBoxCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct OrangeBoxLeafVersion0 {
  /** What its brushes are, all together. Values: ORANGE_BOX_CONTENT_FLAGS_*. */
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
  OrangeBoxCompressedLightCube ambientLight;
} OrangeBoxLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafVersion0) == 56, "OrangeBoxLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafVersion0, contents) == 0, "OrangeBoxLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafVersion0 *)0)->contents) == 4, "OrangeBoxLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafVersion0, cluster) == 4, "OrangeBoxLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafVersion0 *)0)->cluster) == 2, "OrangeBoxLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafVersion0, mins) == 8, "OrangeBoxLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafVersion0 *)0)->mins) == 6, "OrangeBoxLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafVersion0, maxs) == 14, "OrangeBoxLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafVersion0 *)0)->maxs) == 6, "OrangeBoxLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafVersion0, firstFace) == 20, "OrangeBoxLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafVersion0 *)0)->firstFace) == 2, "OrangeBoxLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafVersion0, faceCount) == 22, "OrangeBoxLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafVersion0 *)0)->faceCount) == 2, "OrangeBoxLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafVersion0, firstBrush) == 24, "OrangeBoxLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafVersion0 *)0)->firstBrush) == 2, "OrangeBoxLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafVersion0, brushCount) == 26, "OrangeBoxLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafVersion0 *)0)->brushCount) == 2, "OrangeBoxLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafVersion0, water) == 28, "OrangeBoxLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafVersion0 *)0)->water) == 2, "OrangeBoxLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafVersion0, ambientLight) == 30, "OrangeBoxLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafVersion0 *)0)->ambientLight) == 24, "OrangeBoxLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct OrangeBoxLeaf {
  /** What its brushes are, all together. Values: ORANGE_BOX_CONTENT_FLAGS_*. */
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
} OrangeBoxLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeaf) == 32, "OrangeBoxLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeaf, contents) == 0, "OrangeBoxLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeaf *)0)->contents) == 4, "OrangeBoxLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeaf, cluster) == 4, "OrangeBoxLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeaf *)0)->cluster) == 2, "OrangeBoxLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeaf, mins) == 8, "OrangeBoxLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeaf *)0)->mins) == 6, "OrangeBoxLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeaf, maxs) == 14, "OrangeBoxLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeaf *)0)->maxs) == 6, "OrangeBoxLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeaf, firstFace) == 20, "OrangeBoxLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeaf *)0)->firstFace) == 2, "OrangeBoxLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeaf, faceCount) == 22, "OrangeBoxLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeaf *)0)->faceCount) == 2, "OrangeBoxLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeaf, firstBrush) == 24, "OrangeBoxLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeaf *)0)->firstBrush) == 2, "OrangeBoxLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeaf, brushCount) == 26, "OrangeBoxLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeaf *)0)->brushCount) == 2, "OrangeBoxLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeaf, water) == 28, "OrangeBoxLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeaf *)0)->water) == 2, "OrangeBoxLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct OrangeBoxEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} OrangeBoxEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxEdge) == 4, "OrangeBoxEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxEdge, vertices) == 0, "OrangeBoxEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxEdge *)0)->vertices) == 4, "OrangeBoxEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct OrangeBoxModel {
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
} OrangeBoxModel;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxModel) == 48, "OrangeBoxModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxModel, mins) == 0, "OrangeBoxModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxModel *)0)->mins) == 12, "OrangeBoxModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxModel, maxs) == 12, "OrangeBoxModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxModel *)0)->maxs) == 12, "OrangeBoxModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxModel, origin) == 24, "OrangeBoxModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxModel *)0)->origin) == 12, "OrangeBoxModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxModel, headNode) == 36, "OrangeBoxModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxModel *)0)->headNode) == 4, "OrangeBoxModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxModel, firstFace) == 40, "OrangeBoxModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxModel *)0)->firstFace) == 4, "OrangeBoxModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxModel, faceCount) == 44, "OrangeBoxModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxModel *)0)->faceCount) == 4, "OrangeBoxModel.faceCount takes 4 bytes");

/**
 * A light that doesn't move (lumps 15 and 54).
 * Original name: dworldlight_t. Source: engine headers.
 */
typedef struct OrangeBoxWorldLight {
  /** Where it shines from, in game units. */
  struct { float x, y, z; } origin;
  /** Colour times strength. */
  struct { float red, green, blue; } intensity;
  /** Unit vector along surface lights, spots and the sun. */
  struct { float x, y, z; } normal;
  /** Visibility cluster that it is in; -1 = none. */
  int32_t cluster;
  /** Kind of light. Values: ORANGE_BOX_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: ORANGE_BOX_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} OrangeBoxWorldLight;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxWorldLight) == 88, "OrangeBoxWorldLight takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, origin) == 0, "OrangeBoxWorldLight.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->origin) == 12, "OrangeBoxWorldLight.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, intensity) == 12, "OrangeBoxWorldLight.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->intensity) == 12, "OrangeBoxWorldLight.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, normal) == 24, "OrangeBoxWorldLight.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->normal) == 12, "OrangeBoxWorldLight.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, cluster) == 36, "OrangeBoxWorldLight.cluster lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->cluster) == 4, "OrangeBoxWorldLight.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, type) == 40, "OrangeBoxWorldLight.type lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->type) == 4, "OrangeBoxWorldLight.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, style) == 44, "OrangeBoxWorldLight.style lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->style) == 4, "OrangeBoxWorldLight.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, stopDot) == 48, "OrangeBoxWorldLight.stopDot lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->stopDot) == 4, "OrangeBoxWorldLight.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, stopDot2) == 52, "OrangeBoxWorldLight.stopDot2 lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->stopDot2) == 4, "OrangeBoxWorldLight.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, exponent) == 56, "OrangeBoxWorldLight.exponent lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->exponent) == 4, "OrangeBoxWorldLight.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, radius) == 60, "OrangeBoxWorldLight.radius lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->radius) == 4, "OrangeBoxWorldLight.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, constantAttenuation) == 64, "OrangeBoxWorldLight.constantAttenuation lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->constantAttenuation) == 4, "OrangeBoxWorldLight.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, linearAttenuation) == 68, "OrangeBoxWorldLight.linearAttenuation lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->linearAttenuation) == 4, "OrangeBoxWorldLight.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, quadraticAttenuation) == 72, "OrangeBoxWorldLight.quadraticAttenuation lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->quadraticAttenuation) == 4, "OrangeBoxWorldLight.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, flags) == 76, "OrangeBoxWorldLight.flags lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->flags) == 4, "OrangeBoxWorldLight.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, texture) == 80, "OrangeBoxWorldLight.texture lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->texture) == 4, "OrangeBoxWorldLight.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLight, owner) == 84, "OrangeBoxWorldLight.owner lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLight *)0)->owner) == 4, "OrangeBoxWorldLight.owner takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct OrangeBoxWorldLightShadowOffset {
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
  /** Kind of light. Values: ORANGE_BOX_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: ORANGE_BOX_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} OrangeBoxWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxWorldLightShadowOffset) == 100, "OrangeBoxWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, origin) == 0, "OrangeBoxWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->origin) == 12, "OrangeBoxWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, intensity) == 12, "OrangeBoxWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->intensity) == 12, "OrangeBoxWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, normal) == 24, "OrangeBoxWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->normal) == 12, "OrangeBoxWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, shadowCastOffset) == 36, "OrangeBoxWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "OrangeBoxWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, cluster) == 48, "OrangeBoxWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->cluster) == 4, "OrangeBoxWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, type) == 52, "OrangeBoxWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->type) == 4, "OrangeBoxWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, style) == 56, "OrangeBoxWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->style) == 4, "OrangeBoxWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, stopDot) == 60, "OrangeBoxWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->stopDot) == 4, "OrangeBoxWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, stopDot2) == 64, "OrangeBoxWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->stopDot2) == 4, "OrangeBoxWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, exponent) == 68, "OrangeBoxWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->exponent) == 4, "OrangeBoxWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, radius) == 72, "OrangeBoxWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->radius) == 4, "OrangeBoxWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, constantAttenuation) == 76, "OrangeBoxWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->constantAttenuation) == 4, "OrangeBoxWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, linearAttenuation) == 80, "OrangeBoxWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->linearAttenuation) == 4, "OrangeBoxWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, quadraticAttenuation) == 84, "OrangeBoxWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "OrangeBoxWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, flags) == 88, "OrangeBoxWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->flags) == 4, "OrangeBoxWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, texture) == 92, "OrangeBoxWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->texture) == 4, "OrangeBoxWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWorldLightShadowOffset, owner) == 96, "OrangeBoxWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWorldLightShadowOffset *)0)->owner) == 4, "OrangeBoxWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct OrangeBoxBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: ORANGE_BOX_CONTENT_FLAGS_*. */
  int32_t contents;
} OrangeBoxBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxBrush) == 12, "OrangeBoxBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxBrush, firstSide) == 0, "OrangeBoxBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxBrush *)0)->firstSide) == 4, "OrangeBoxBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxBrush, sideCount) == 4, "OrangeBoxBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxBrush *)0)->sideCount) == 4, "OrangeBoxBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxBrush, contents) == 8, "OrangeBoxBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxBrush *)0)->contents) == 4, "OrangeBoxBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: specification, brush sides.
 */
typedef struct OrangeBoxBrushSide {
  /** Plane that faces out of the brush. -> PLANES. */
  uint16_t plane;
  /** How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t texture;
  /** Displacement made of it; -1 or 0 where there is none. */
  int16_t displacement;
  /** 1 = the side was added for collision only. The high byte is garbage in some maps. */
  int16_t bevel;
} OrangeBoxBrushSide;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxBrushSide) == 8, "OrangeBoxBrushSide takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxBrushSide, plane) == 0, "OrangeBoxBrushSide.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxBrushSide *)0)->plane) == 2, "OrangeBoxBrushSide.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxBrushSide, texture) == 2, "OrangeBoxBrushSide.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxBrushSide *)0)->texture) == 2, "OrangeBoxBrushSide.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxBrushSide, displacement) == 4, "OrangeBoxBrushSide.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxBrushSide *)0)->displacement) == 2, "OrangeBoxBrushSide.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxBrushSide, bevel) == 6, "OrangeBoxBrushSide.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxBrushSide *)0)->bevel) == 2, "OrangeBoxBrushSide.bevel takes 2 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct OrangeBoxArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} OrangeBoxArea;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxArea) == 8, "OrangeBoxArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxArea, portalCount) == 0, "OrangeBoxArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxArea *)0)->portalCount) == 4, "OrangeBoxArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxArea, firstPortal) == 4, "OrangeBoxArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxArea *)0)->firstPortal) == 4, "OrangeBoxArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct OrangeBoxAreaPortal {
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
} OrangeBoxAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxAreaPortal) == 12, "OrangeBoxAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxAreaPortal, key) == 0, "OrangeBoxAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxAreaPortal *)0)->key) == 2, "OrangeBoxAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxAreaPortal, otherArea) == 2, "OrangeBoxAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxAreaPortal *)0)->otherArea) == 2, "OrangeBoxAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxAreaPortal, firstVertex) == 4, "OrangeBoxAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxAreaPortal *)0)->firstVertex) == 2, "OrangeBoxAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxAreaPortal, vertexCount) == 6, "OrangeBoxAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxAreaPortal *)0)->vertexCount) == 2, "OrangeBoxAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxAreaPortal, plane) == 8, "OrangeBoxAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxAreaPortal *)0)->plane) == 4, "OrangeBoxAreaPortal.plane takes 4 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct OrangeBoxDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} OrangeBoxDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDisplacementSubNeighbor) == 6, "OrangeBoxDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementSubNeighbor, displacement) == 0, "OrangeBoxDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementSubNeighbor *)0)->displacement) == 2, "OrangeBoxDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementSubNeighbor, orientation) == 2, "OrangeBoxDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementSubNeighbor *)0)->orientation) == 1, "OrangeBoxDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementSubNeighbor, span) == 3, "OrangeBoxDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementSubNeighbor *)0)->span) == 1, "OrangeBoxDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementSubNeighbor, neighborSpan) == 4, "OrangeBoxDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementSubNeighbor *)0)->neighborSpan) == 1, "OrangeBoxDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct OrangeBoxDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  OrangeBoxDisplacementSubNeighbor subNeighbors[2];
} OrangeBoxDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDisplacementNeighbor) == 12, "OrangeBoxDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementNeighbor, subNeighbors) == 0, "OrangeBoxDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementNeighbor *)0)->subNeighbors) == 12, "OrangeBoxDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct OrangeBoxDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} OrangeBoxDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDisplacementCornerNeighbors) == 10, "OrangeBoxDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementCornerNeighbors, neighbors) == 0, "OrangeBoxDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementCornerNeighbors *)0)->neighbors) == 8, "OrangeBoxDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementCornerNeighbors, count) == 8, "OrangeBoxDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementCornerNeighbors *)0)->count) == 1, "OrangeBoxDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct OrangeBoxDisplacementInfo {
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
  /** What the surface is. Values: ORANGE_BOX_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  OrangeBoxDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  OrangeBoxDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} OrangeBoxDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDisplacementInfo) == 176, "OrangeBoxDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, startPosition) == 0, "OrangeBoxDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->startPosition) == 12, "OrangeBoxDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, firstVertex) == 12, "OrangeBoxDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->firstVertex) == 4, "OrangeBoxDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, firstTriangle) == 16, "OrangeBoxDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->firstTriangle) == 4, "OrangeBoxDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, power) == 20, "OrangeBoxDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->power) == 4, "OrangeBoxDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, minTessellation) == 24, "OrangeBoxDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->minTessellation) == 4, "OrangeBoxDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, smoothingAngle) == 28, "OrangeBoxDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->smoothingAngle) == 4, "OrangeBoxDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, contents) == 32, "OrangeBoxDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->contents) == 4, "OrangeBoxDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, face) == 36, "OrangeBoxDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->face) == 2, "OrangeBoxDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, lightmapAlphaStart) == 40, "OrangeBoxDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->lightmapAlphaStart) == 4, "OrangeBoxDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, lightmapSamplePositionStart) == 44, "OrangeBoxDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "OrangeBoxDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, edgeNeighbors) == 48, "OrangeBoxDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->edgeNeighbors) == 48, "OrangeBoxDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, cornerNeighbors) == 96, "OrangeBoxDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->cornerNeighbors) == 40, "OrangeBoxDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementInfo, allowedVertices) == 136, "OrangeBoxDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementInfo *)0)->allowedVertices) == 40, "OrangeBoxDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct OrangeBoxOriginalFace {
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
} OrangeBoxOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxOriginalFace) == 56, "OrangeBoxOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, plane) == 0, "OrangeBoxOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->plane) == 2, "OrangeBoxOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, side) == 2, "OrangeBoxOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->side) == 1, "OrangeBoxOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, onNode) == 3, "OrangeBoxOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->onNode) == 1, "OrangeBoxOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, firstEdge) == 4, "OrangeBoxOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->firstEdge) == 4, "OrangeBoxOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, edgeCount) == 8, "OrangeBoxOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->edgeCount) == 2, "OrangeBoxOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, texture) == 10, "OrangeBoxOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->texture) == 2, "OrangeBoxOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, displacement) == 12, "OrangeBoxOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->displacement) == 2, "OrangeBoxOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, fogVolume) == 14, "OrangeBoxOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->fogVolume) == 2, "OrangeBoxOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, styles) == 16, "OrangeBoxOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->styles) == 4, "OrangeBoxOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, lightOffset) == 20, "OrangeBoxOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->lightOffset) == 4, "OrangeBoxOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, area) == 24, "OrangeBoxOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->area) == 4, "OrangeBoxOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, lightmapMins) == 28, "OrangeBoxOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->lightmapMins) == 8, "OrangeBoxOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, lightmapSize) == 36, "OrangeBoxOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->lightmapSize) == 8, "OrangeBoxOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, originalFace) == 44, "OrangeBoxOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->originalFace) == 4, "OrangeBoxOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, firstPrimitive) == 50, "OrangeBoxOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->firstPrimitive) == 2, "OrangeBoxOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOriginalFace, smoothingGroups) == 52, "OrangeBoxOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOriginalFace *)0)->smoothingGroups) == 4, "OrangeBoxOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct OrangeBoxDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} OrangeBoxDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDisplacementVertex) == 20, "OrangeBoxDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementVertex, direction) == 0, "OrangeBoxDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementVertex *)0)->direction) == 12, "OrangeBoxDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementVertex, distance) == 12, "OrangeBoxDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementVertex *)0)->distance) == 4, "OrangeBoxDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDisplacementVertex, alpha) == 16, "OrangeBoxDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDisplacementVertex *)0)->alpha) == 4, "OrangeBoxDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct OrangeBoxStaticPropV4 {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} OrangeBoxStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV4) == 56, "OrangeBoxStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, origin) == 0, "OrangeBoxStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->origin) == 12, "OrangeBoxStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, angles) == 12, "OrangeBoxStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->angles) == 12, "OrangeBoxStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, model) == 24, "OrangeBoxStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->model) == 2, "OrangeBoxStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, firstLeaf) == 26, "OrangeBoxStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, leafCount) == 28, "OrangeBoxStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->leafCount) == 2, "OrangeBoxStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, solid) == 30, "OrangeBoxStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->solid) == 1, "OrangeBoxStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, flags) == 31, "OrangeBoxStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->flags) == 1, "OrangeBoxStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, skin) == 32, "OrangeBoxStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->skin) == 4, "OrangeBoxStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, fadeMinDistance) == 36, "OrangeBoxStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, fadeMaxDistance) == 40, "OrangeBoxStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV4, lightingOrigin) == 44, "OrangeBoxStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV4 *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct OrangeBoxStaticPropV5 {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV5) == 60, "OrangeBoxStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, origin) == 0, "OrangeBoxStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->origin) == 12, "OrangeBoxStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, angles) == 12, "OrangeBoxStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->angles) == 12, "OrangeBoxStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, model) == 24, "OrangeBoxStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->model) == 2, "OrangeBoxStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, firstLeaf) == 26, "OrangeBoxStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, leafCount) == 28, "OrangeBoxStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->leafCount) == 2, "OrangeBoxStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, solid) == 30, "OrangeBoxStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->solid) == 1, "OrangeBoxStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, flags) == 31, "OrangeBoxStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->flags) == 1, "OrangeBoxStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, skin) == 32, "OrangeBoxStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->skin) == 4, "OrangeBoxStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, fadeMinDistance) == 36, "OrangeBoxStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, fadeMaxDistance) == 40, "OrangeBoxStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, lightingOrigin) == 44, "OrangeBoxStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5, forcedFadeScale) == 56, "OrangeBoxStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5 *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV5TheShip {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV5TheShip) == 188, "OrangeBoxStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, origin) == 0, "OrangeBoxStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->origin) == 12, "OrangeBoxStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, angles) == 12, "OrangeBoxStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->angles) == 12, "OrangeBoxStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, model) == 24, "OrangeBoxStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->model) == 2, "OrangeBoxStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, firstLeaf) == 26, "OrangeBoxStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, leafCount) == 28, "OrangeBoxStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->leafCount) == 2, "OrangeBoxStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, solid) == 30, "OrangeBoxStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->solid) == 1, "OrangeBoxStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, flags) == 31, "OrangeBoxStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->flags) == 1, "OrangeBoxStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, skin) == 32, "OrangeBoxStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->skin) == 4, "OrangeBoxStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, fadeMinDistance) == 36, "OrangeBoxStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, fadeMaxDistance) == 40, "OrangeBoxStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, lightingOrigin) == 44, "OrangeBoxStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, forcedFadeScale) == 56, "OrangeBoxStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV5TheShip, name) == 60, "OrangeBoxStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV5TheShip *)0)->name) == 128, "OrangeBoxStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct OrangeBoxStaticPropV6 {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV6) == 64, "OrangeBoxStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, origin) == 0, "OrangeBoxStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->origin) == 12, "OrangeBoxStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, angles) == 12, "OrangeBoxStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->angles) == 12, "OrangeBoxStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, model) == 24, "OrangeBoxStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->model) == 2, "OrangeBoxStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, firstLeaf) == 26, "OrangeBoxStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, leafCount) == 28, "OrangeBoxStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->leafCount) == 2, "OrangeBoxStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, solid) == 30, "OrangeBoxStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->solid) == 1, "OrangeBoxStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, flags) == 31, "OrangeBoxStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->flags) == 1, "OrangeBoxStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, skin) == 32, "OrangeBoxStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->skin) == 4, "OrangeBoxStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, fadeMinDistance) == 36, "OrangeBoxStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, fadeMaxDistance) == 40, "OrangeBoxStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, lightingOrigin) == 44, "OrangeBoxStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, forcedFadeScale) == 56, "OrangeBoxStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, minDirectX) == 60, "OrangeBoxStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->minDirectX) == 2, "OrangeBoxStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6, maxDirectX) == 62, "OrangeBoxStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6 *)0)->maxDirectX) == 2, "OrangeBoxStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV6BloodyGoodTime) == 192, "OrangeBoxStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, origin) == 0, "OrangeBoxStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->origin) == 12, "OrangeBoxStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, angles) == 12, "OrangeBoxStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->angles) == 12, "OrangeBoxStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, model) == 24, "OrangeBoxStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->model) == 2, "OrangeBoxStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, firstLeaf) == 26, "OrangeBoxStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, leafCount) == 28, "OrangeBoxStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "OrangeBoxStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, solid) == 30, "OrangeBoxStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->solid) == 1, "OrangeBoxStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, flags) == 31, "OrangeBoxStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->flags) == 1, "OrangeBoxStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, skin) == 32, "OrangeBoxStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->skin) == 4, "OrangeBoxStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "OrangeBoxStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "OrangeBoxStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "OrangeBoxStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "OrangeBoxStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, minDirectX) == 60, "OrangeBoxStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "OrangeBoxStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, maxDirectX) == 62, "OrangeBoxStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "OrangeBoxStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6BloodyGoodTime, name) == 64, "OrangeBoxStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6BloodyGoodTime *)0)->name) == 128, "OrangeBoxStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV6DarkMessiah {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV6DarkMessiah) == 136, "OrangeBoxStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, origin) == 0, "OrangeBoxStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->origin) == 12, "OrangeBoxStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, angles) == 12, "OrangeBoxStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->angles) == 12, "OrangeBoxStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, model) == 24, "OrangeBoxStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->model) == 2, "OrangeBoxStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, firstLeaf) == 26, "OrangeBoxStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, leafCount) == 28, "OrangeBoxStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->leafCount) == 2, "OrangeBoxStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, solid) == 30, "OrangeBoxStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->solid) == 1, "OrangeBoxStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, flags) == 31, "OrangeBoxStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->flags) == 1, "OrangeBoxStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, skin) == 32, "OrangeBoxStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->skin) == 4, "OrangeBoxStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, fadeMinDistance) == 36, "OrangeBoxStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "OrangeBoxStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, lightingOrigin) == 44, "OrangeBoxStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, forcedFadeScale) == 56, "OrangeBoxStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, minDirectX) == 60, "OrangeBoxStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "OrangeBoxStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, maxDirectX) == 62, "OrangeBoxStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "OrangeBoxStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV6DarkMessiah, unknown0x40) == 64, "OrangeBoxStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "OrangeBoxStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} OrangeBoxStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropScale) == 16, "OrangeBoxStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropScale, prop) == 0, "OrangeBoxStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropScale *)0)->prop) == 4, "OrangeBoxStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropScale, scale) == 4, "OrangeBoxStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropScale *)0)->scale) == 12, "OrangeBoxStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV7 {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV7) == 68, "OrangeBoxStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, origin) == 0, "OrangeBoxStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->origin) == 12, "OrangeBoxStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, angles) == 12, "OrangeBoxStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->angles) == 12, "OrangeBoxStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, model) == 24, "OrangeBoxStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->model) == 2, "OrangeBoxStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, firstLeaf) == 26, "OrangeBoxStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, leafCount) == 28, "OrangeBoxStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->leafCount) == 2, "OrangeBoxStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, solid) == 30, "OrangeBoxStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->solid) == 1, "OrangeBoxStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, flags) == 31, "OrangeBoxStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->flags) == 1, "OrangeBoxStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, skin) == 32, "OrangeBoxStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->skin) == 4, "OrangeBoxStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, fadeMinDistance) == 36, "OrangeBoxStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, fadeMaxDistance) == 40, "OrangeBoxStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, lightingOrigin) == 44, "OrangeBoxStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, forcedFadeScale) == 56, "OrangeBoxStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, minDirectX) == 60, "OrangeBoxStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->minDirectX) == 2, "OrangeBoxStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, maxDirectX) == 62, "OrangeBoxStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->maxDirectX) == 2, "OrangeBoxStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7, color) == 64, "OrangeBoxStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7 *)0)->color) == 4, "OrangeBoxStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV7ZenoClash {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV7ZenoClash) == 68, "OrangeBoxStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, origin) == 0, "OrangeBoxStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->origin) == 12, "OrangeBoxStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, angles) == 12, "OrangeBoxStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->angles) == 12, "OrangeBoxStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, model) == 24, "OrangeBoxStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->model) == 2, "OrangeBoxStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, firstLeaf) == 26, "OrangeBoxStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, leafCount) == 28, "OrangeBoxStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->leafCount) == 2, "OrangeBoxStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, solid) == 30, "OrangeBoxStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->solid) == 1, "OrangeBoxStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, flags) == 31, "OrangeBoxStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->flags) == 1, "OrangeBoxStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, skin) == 32, "OrangeBoxStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->skin) == 4, "OrangeBoxStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, fadeMinDistance) == 36, "OrangeBoxStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, fadeMaxDistance) == 40, "OrangeBoxStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, lightingOrigin) == 44, "OrangeBoxStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, forcedFadeScale) == 56, "OrangeBoxStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, minDirectX) == 60, "OrangeBoxStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->minDirectX) == 2, "OrangeBoxStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, maxDirectX) == 62, "OrangeBoxStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "OrangeBoxStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV7ZenoClash, unknown0x40) == 64, "OrangeBoxStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "OrangeBoxStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct OrangeBoxStaticPropV8 {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV8) == 68, "OrangeBoxStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, origin) == 0, "OrangeBoxStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->origin) == 12, "OrangeBoxStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, angles) == 12, "OrangeBoxStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->angles) == 12, "OrangeBoxStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, model) == 24, "OrangeBoxStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->model) == 2, "OrangeBoxStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, firstLeaf) == 26, "OrangeBoxStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, leafCount) == 28, "OrangeBoxStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->leafCount) == 2, "OrangeBoxStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, solid) == 30, "OrangeBoxStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->solid) == 1, "OrangeBoxStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, flags) == 31, "OrangeBoxStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->flags) == 1, "OrangeBoxStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, skin) == 32, "OrangeBoxStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->skin) == 4, "OrangeBoxStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, fadeMinDistance) == 36, "OrangeBoxStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, fadeMaxDistance) == 40, "OrangeBoxStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, lightingOrigin) == 44, "OrangeBoxStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, forcedFadeScale) == 56, "OrangeBoxStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, minCpuLevel) == 60, "OrangeBoxStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->minCpuLevel) == 1, "OrangeBoxStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, maxCpuLevel) == 61, "OrangeBoxStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->maxCpuLevel) == 1, "OrangeBoxStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, minGpuLevel) == 62, "OrangeBoxStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->minGpuLevel) == 1, "OrangeBoxStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, maxGpuLevel) == 63, "OrangeBoxStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->maxGpuLevel) == 1, "OrangeBoxStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8, color) == 64, "OrangeBoxStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8 *)0)->color) == 4, "OrangeBoxStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct OrangeBoxStaticPropV8Vindictus {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV8Vindictus) == 72, "OrangeBoxStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, origin) == 0, "OrangeBoxStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->origin) == 12, "OrangeBoxStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, angles) == 12, "OrangeBoxStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->angles) == 12, "OrangeBoxStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, model) == 24, "OrangeBoxStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->model) == 2, "OrangeBoxStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, firstLeaf) == 26, "OrangeBoxStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, leafCount) == 28, "OrangeBoxStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->leafCount) == 2, "OrangeBoxStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, solid) == 30, "OrangeBoxStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->solid) == 1, "OrangeBoxStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, flags) == 31, "OrangeBoxStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->flags) == 1, "OrangeBoxStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, skin) == 32, "OrangeBoxStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->skin) == 4, "OrangeBoxStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, fadeMinDistance) == 36, "OrangeBoxStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, fadeMaxDistance) == 40, "OrangeBoxStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, lightingOrigin) == 44, "OrangeBoxStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, forcedFadeScale) == 56, "OrangeBoxStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, minDirectX) == 60, "OrangeBoxStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->minDirectX) == 2, "OrangeBoxStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, maxDirectX) == 62, "OrangeBoxStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->maxDirectX) == 2, "OrangeBoxStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV8Vindictus, unknown0x40) == 64, "OrangeBoxStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV8Vindictus *)0)->unknown0x40) == 8, "OrangeBoxStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct OrangeBoxStaticPropV9 {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV9) == 72, "OrangeBoxStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, origin) == 0, "OrangeBoxStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->origin) == 12, "OrangeBoxStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, angles) == 12, "OrangeBoxStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->angles) == 12, "OrangeBoxStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, model) == 24, "OrangeBoxStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->model) == 2, "OrangeBoxStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, firstLeaf) == 26, "OrangeBoxStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, leafCount) == 28, "OrangeBoxStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->leafCount) == 2, "OrangeBoxStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, solid) == 30, "OrangeBoxStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->solid) == 1, "OrangeBoxStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, flags) == 31, "OrangeBoxStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->flags) == 1, "OrangeBoxStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, skin) == 32, "OrangeBoxStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->skin) == 4, "OrangeBoxStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, fadeMinDistance) == 36, "OrangeBoxStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, fadeMaxDistance) == 40, "OrangeBoxStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, lightingOrigin) == 44, "OrangeBoxStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, forcedFadeScale) == 56, "OrangeBoxStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, minCpuLevel) == 60, "OrangeBoxStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->minCpuLevel) == 1, "OrangeBoxStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, maxCpuLevel) == 61, "OrangeBoxStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->maxCpuLevel) == 1, "OrangeBoxStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, minGpuLevel) == 62, "OrangeBoxStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->minGpuLevel) == 1, "OrangeBoxStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, maxGpuLevel) == 63, "OrangeBoxStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->maxGpuLevel) == 1, "OrangeBoxStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, color) == 64, "OrangeBoxStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->color) == 4, "OrangeBoxStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9, disableXbox360) == 68, "OrangeBoxStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9 *)0)->disableXbox360) == 1, "OrangeBoxStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV9DearEsther {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
} OrangeBoxStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV9DearEsther) == 76, "OrangeBoxStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, origin) == 0, "OrangeBoxStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->origin) == 12, "OrangeBoxStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, angles) == 12, "OrangeBoxStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->angles) == 12, "OrangeBoxStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, model) == 24, "OrangeBoxStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->model) == 2, "OrangeBoxStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, firstLeaf) == 26, "OrangeBoxStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, leafCount) == 28, "OrangeBoxStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->leafCount) == 2, "OrangeBoxStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, solid) == 30, "OrangeBoxStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->solid) == 1, "OrangeBoxStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, flags) == 31, "OrangeBoxStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->flags) == 1, "OrangeBoxStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, unknown0x20) == 32, "OrangeBoxStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->unknown0x20) == 4, "OrangeBoxStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, skin) == 36, "OrangeBoxStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->skin) == 4, "OrangeBoxStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, fadeMinDistance) == 40, "OrangeBoxStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, fadeMaxDistance) == 44, "OrangeBoxStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, lightingOrigin) == 48, "OrangeBoxStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, forcedFadeScale) == 60, "OrangeBoxStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, minCpuLevel) == 64, "OrangeBoxStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "OrangeBoxStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, maxCpuLevel) == 65, "OrangeBoxStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "OrangeBoxStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, minGpuLevel) == 66, "OrangeBoxStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "OrangeBoxStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, maxGpuLevel) == 67, "OrangeBoxStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "OrangeBoxStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, color) == 68, "OrangeBoxStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->color) == 4, "OrangeBoxStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV9DearEsther, disableXbox360) == 72, "OrangeBoxStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV9DearEsther *)0)->disableXbox360) == 1, "OrangeBoxStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct OrangeBoxStaticPropV10 {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} OrangeBoxStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV10) == 72, "OrangeBoxStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, origin) == 0, "OrangeBoxStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->origin) == 12, "OrangeBoxStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, angles) == 12, "OrangeBoxStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->angles) == 12, "OrangeBoxStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, model) == 24, "OrangeBoxStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->model) == 2, "OrangeBoxStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, firstLeaf) == 26, "OrangeBoxStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, leafCount) == 28, "OrangeBoxStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->leafCount) == 2, "OrangeBoxStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, solid) == 30, "OrangeBoxStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->solid) == 1, "OrangeBoxStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, skin) == 32, "OrangeBoxStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->skin) == 4, "OrangeBoxStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, fadeMinDistance) == 36, "OrangeBoxStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, fadeMaxDistance) == 40, "OrangeBoxStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, lightingOrigin) == 44, "OrangeBoxStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, forcedFadeScale) == 56, "OrangeBoxStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, minDirectX) == 60, "OrangeBoxStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->minDirectX) == 2, "OrangeBoxStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, maxDirectX) == 62, "OrangeBoxStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->maxDirectX) == 2, "OrangeBoxStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, flags) == 64, "OrangeBoxStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->flags) == 4, "OrangeBoxStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, lightmapWidth) == 68, "OrangeBoxStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->lightmapWidth) == 2, "OrangeBoxStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10, lightmapHeight) == 70, "OrangeBoxStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10 *)0)->lightmapHeight) == 2, "OrangeBoxStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} OrangeBoxStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV10GlobalOffensive) == 76, "OrangeBoxStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, origin) == 0, "OrangeBoxStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->origin) == 12, "OrangeBoxStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, angles) == 12, "OrangeBoxStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->angles) == 12, "OrangeBoxStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, model) == 24, "OrangeBoxStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->model) == 2, "OrangeBoxStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, firstLeaf) == 26, "OrangeBoxStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, leafCount) == 28, "OrangeBoxStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "OrangeBoxStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, solid) == 30, "OrangeBoxStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->solid) == 1, "OrangeBoxStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, flags) == 31, "OrangeBoxStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->flags) == 1, "OrangeBoxStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, skin) == 32, "OrangeBoxStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->skin) == 4, "OrangeBoxStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "OrangeBoxStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "OrangeBoxStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, lightingOrigin) == 44, "OrangeBoxStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "OrangeBoxStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, minCpuLevel) == 60, "OrangeBoxStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "OrangeBoxStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "OrangeBoxStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "OrangeBoxStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, minGpuLevel) == 62, "OrangeBoxStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "OrangeBoxStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "OrangeBoxStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "OrangeBoxStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, color) == 64, "OrangeBoxStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->color) == 4, "OrangeBoxStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, disableXbox360) == 68, "OrangeBoxStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "OrangeBoxStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV10GlobalOffensive, flagsEx) == 72, "OrangeBoxStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "OrangeBoxStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} OrangeBoxStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV11GlobalOffensive) == 80, "OrangeBoxStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, origin) == 0, "OrangeBoxStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->origin) == 12, "OrangeBoxStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, angles) == 12, "OrangeBoxStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->angles) == 12, "OrangeBoxStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, model) == 24, "OrangeBoxStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->model) == 2, "OrangeBoxStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, firstLeaf) == 26, "OrangeBoxStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, leafCount) == 28, "OrangeBoxStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "OrangeBoxStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, solid) == 30, "OrangeBoxStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->solid) == 1, "OrangeBoxStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, flags) == 31, "OrangeBoxStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->flags) == 1, "OrangeBoxStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, skin) == 32, "OrangeBoxStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->skin) == 4, "OrangeBoxStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "OrangeBoxStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "OrangeBoxStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, lightingOrigin) == 44, "OrangeBoxStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "OrangeBoxStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, minCpuLevel) == 60, "OrangeBoxStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "OrangeBoxStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "OrangeBoxStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "OrangeBoxStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, minGpuLevel) == 62, "OrangeBoxStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "OrangeBoxStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "OrangeBoxStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "OrangeBoxStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, color) == 64, "OrangeBoxStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->color) == 4, "OrangeBoxStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, disableXbox360) == 68, "OrangeBoxStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "OrangeBoxStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, flagsEx) == 72, "OrangeBoxStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "OrangeBoxStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11GlobalOffensive, scale) == 76, "OrangeBoxStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11GlobalOffensive *)0)->scale) == 4, "OrangeBoxStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} OrangeBoxStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV11BlackMesaLite) == 76, "OrangeBoxStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, origin) == 0, "OrangeBoxStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->origin) == 12, "OrangeBoxStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, angles) == 12, "OrangeBoxStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->angles) == 12, "OrangeBoxStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, model) == 24, "OrangeBoxStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->model) == 2, "OrangeBoxStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, firstLeaf) == 26, "OrangeBoxStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, leafCount) == 28, "OrangeBoxStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "OrangeBoxStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, solid) == 30, "OrangeBoxStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->solid) == 1, "OrangeBoxStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, skin) == 32, "OrangeBoxStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->skin) == 4, "OrangeBoxStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "OrangeBoxStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "OrangeBoxStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, lightingOrigin) == 44, "OrangeBoxStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "OrangeBoxStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, minDirectX) == 60, "OrangeBoxStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "OrangeBoxStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, maxDirectX) == 62, "OrangeBoxStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "OrangeBoxStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, flags) == 64, "OrangeBoxStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->flags) == 4, "OrangeBoxStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, lightmapWidth) == 68, "OrangeBoxStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "OrangeBoxStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, lightmapHeight) == 70, "OrangeBoxStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "OrangeBoxStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesaLite, color) == 72, "OrangeBoxStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesaLite *)0)->color) == 4, "OrangeBoxStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct OrangeBoxStaticPropV11Merubasu {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} OrangeBoxStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV11Merubasu) == 76, "OrangeBoxStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, origin) == 0, "OrangeBoxStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->origin) == 12, "OrangeBoxStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, angles) == 12, "OrangeBoxStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->angles) == 12, "OrangeBoxStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, model) == 24, "OrangeBoxStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->model) == 2, "OrangeBoxStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, firstLeaf) == 26, "OrangeBoxStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, leafCount) == 28, "OrangeBoxStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->leafCount) == 2, "OrangeBoxStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, solid) == 30, "OrangeBoxStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->solid) == 1, "OrangeBoxStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, skin) == 32, "OrangeBoxStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->skin) == 4, "OrangeBoxStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, fadeMinDistance) == 36, "OrangeBoxStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, fadeMaxDistance) == 40, "OrangeBoxStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, lightingOrigin) == 44, "OrangeBoxStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, forcedFadeScale) == 56, "OrangeBoxStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, minDirectX) == 60, "OrangeBoxStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->minDirectX) == 2, "OrangeBoxStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, maxDirectX) == 62, "OrangeBoxStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->maxDirectX) == 2, "OrangeBoxStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, flags) == 64, "OrangeBoxStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->flags) == 4, "OrangeBoxStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, lightmapWidth) == 68, "OrangeBoxStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "OrangeBoxStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, lightmapHeight) == 70, "OrangeBoxStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "OrangeBoxStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11Merubasu, scale) == 72, "OrangeBoxStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11Merubasu *)0)->scale) == 4, "OrangeBoxStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV11BlackMesa {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} OrangeBoxStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV11BlackMesa) == 80, "OrangeBoxStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, origin) == 0, "OrangeBoxStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->origin) == 12, "OrangeBoxStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, angles) == 12, "OrangeBoxStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->angles) == 12, "OrangeBoxStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, model) == 24, "OrangeBoxStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->model) == 2, "OrangeBoxStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, firstLeaf) == 26, "OrangeBoxStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, leafCount) == 28, "OrangeBoxStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->leafCount) == 2, "OrangeBoxStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, solid) == 30, "OrangeBoxStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->solid) == 1, "OrangeBoxStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, skin) == 32, "OrangeBoxStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->skin) == 4, "OrangeBoxStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, fadeMinDistance) == 36, "OrangeBoxStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, fadeMaxDistance) == 40, "OrangeBoxStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, lightingOrigin) == 44, "OrangeBoxStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, forcedFadeScale) == 56, "OrangeBoxStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, minDirectX) == 60, "OrangeBoxStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->minDirectX) == 2, "OrangeBoxStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, maxDirectX) == 62, "OrangeBoxStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "OrangeBoxStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, flags) == 64, "OrangeBoxStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->flags) == 4, "OrangeBoxStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, lightmapWidth) == 68, "OrangeBoxStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "OrangeBoxStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, lightmapHeight) == 70, "OrangeBoxStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "OrangeBoxStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, color) == 72, "OrangeBoxStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->color) == 4, "OrangeBoxStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV11BlackMesa, flagsEx) == 76, "OrangeBoxStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV11BlackMesa *)0)->flagsEx) == 4, "OrangeBoxStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxStaticPropV13 {
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
  /** How it collides. Values: ORANGE_BOX_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: ORANGE_BOX_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} OrangeBoxStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropV13) == 88, "OrangeBoxStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, origin) == 0, "OrangeBoxStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->origin) == 12, "OrangeBoxStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, angles) == 12, "OrangeBoxStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->angles) == 12, "OrangeBoxStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, model) == 24, "OrangeBoxStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->model) == 2, "OrangeBoxStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, firstLeaf) == 26, "OrangeBoxStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->firstLeaf) == 2, "OrangeBoxStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, leafCount) == 28, "OrangeBoxStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->leafCount) == 2, "OrangeBoxStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, solid) == 30, "OrangeBoxStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->solid) == 1, "OrangeBoxStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, flags) == 31, "OrangeBoxStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->flags) == 1, "OrangeBoxStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, skin) == 32, "OrangeBoxStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->skin) == 4, "OrangeBoxStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, fadeMinDistance) == 36, "OrangeBoxStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->fadeMinDistance) == 4, "OrangeBoxStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, fadeMaxDistance) == 40, "OrangeBoxStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->fadeMaxDistance) == 4, "OrangeBoxStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, lightingOrigin) == 44, "OrangeBoxStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->lightingOrigin) == 12, "OrangeBoxStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, forcedFadeScale) == 56, "OrangeBoxStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->forcedFadeScale) == 4, "OrangeBoxStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, minCpuLevel) == 60, "OrangeBoxStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->minCpuLevel) == 1, "OrangeBoxStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, maxCpuLevel) == 61, "OrangeBoxStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->maxCpuLevel) == 1, "OrangeBoxStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, minGpuLevel) == 62, "OrangeBoxStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->minGpuLevel) == 1, "OrangeBoxStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, maxGpuLevel) == 63, "OrangeBoxStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->maxGpuLevel) == 1, "OrangeBoxStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, color) == 64, "OrangeBoxStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->color) == 4, "OrangeBoxStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, disableXbox360) == 68, "OrangeBoxStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->disableXbox360) == 1, "OrangeBoxStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, flagsEx) == 72, "OrangeBoxStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->flagsEx) == 4, "OrangeBoxStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropV13, scale) == 76, "OrangeBoxStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropV13 *)0)->scale) == 12, "OrangeBoxStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct OrangeBoxDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} OrangeBoxDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDetailSprite) == 32, "OrangeBoxDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailSprite, upperLeft) == 0, "OrangeBoxDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailSprite *)0)->upperLeft) == 8, "OrangeBoxDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailSprite, lowerRight) == 8, "OrangeBoxDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailSprite *)0)->lowerRight) == 8, "OrangeBoxDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailSprite, textureUpperLeft) == 16, "OrangeBoxDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailSprite *)0)->textureUpperLeft) == 8, "OrangeBoxDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailSprite, textureLowerRight) == 24, "OrangeBoxDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailSprite *)0)->textureLowerRight) == 8, "OrangeBoxDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct OrangeBoxDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  OrangeBoxColorRgbExp light;
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
  /** How it turns to who looks at it. Values: ORANGE_BOX_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: ORANGE_BOX_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} OrangeBoxDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDetailProp) == 52, "OrangeBoxDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, origin) == 0, "OrangeBoxDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->origin) == 12, "OrangeBoxDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, angles) == 12, "OrangeBoxDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->angles) == 12, "OrangeBoxDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, detail) == 24, "OrangeBoxDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->detail) == 2, "OrangeBoxDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, leaf) == 26, "OrangeBoxDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->leaf) == 2, "OrangeBoxDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, light) == 28, "OrangeBoxDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->light) == 4, "OrangeBoxDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, firstLightStyle) == 32, "OrangeBoxDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->firstLightStyle) == 4, "OrangeBoxDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, lightStyleCount) == 36, "OrangeBoxDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->lightStyleCount) == 1, "OrangeBoxDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, sway) == 37, "OrangeBoxDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->sway) == 1, "OrangeBoxDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, shapeAngle) == 38, "OrangeBoxDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->shapeAngle) == 1, "OrangeBoxDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, shapeSize) == 39, "OrangeBoxDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->shapeSize) == 1, "OrangeBoxDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, orientation) == 40, "OrangeBoxDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->orientation) == 1, "OrangeBoxDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, padding1) == 41, "OrangeBoxDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->padding1) == 3, "OrangeBoxDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, type) == 44, "OrangeBoxDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->type) == 1, "OrangeBoxDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, padding2) == 45, "OrangeBoxDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->padding2) == 3, "OrangeBoxDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailProp, scale) == 48, "OrangeBoxDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailProp *)0)->scale) == 4, "OrangeBoxDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct OrangeBoxDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  OrangeBoxColorRgbExp light;
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
} OrangeBoxDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDetailPropV2) == 40, "OrangeBoxDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropV2, origin) == 0, "OrangeBoxDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropV2 *)0)->origin) == 12, "OrangeBoxDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropV2, angles) == 12, "OrangeBoxDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropV2 *)0)->angles) == 12, "OrangeBoxDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropV2, detail) == 24, "OrangeBoxDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropV2 *)0)->detail) == 2, "OrangeBoxDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropV2, leaf) == 26, "OrangeBoxDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropV2 *)0)->leaf) == 2, "OrangeBoxDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropV2, light) == 28, "OrangeBoxDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropV2 *)0)->light) == 4, "OrangeBoxDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropV2, firstLightStyle) == 32, "OrangeBoxDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropV2 *)0)->firstLightStyle) == 4, "OrangeBoxDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropV2, lightStyleCount) == 36, "OrangeBoxDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropV2 *)0)->lightStyleCount) == 1, "OrangeBoxDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropV2, sway) == 37, "OrangeBoxDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropV2 *)0)->sway) == 1, "OrangeBoxDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropV2, shapeAngle) == 38, "OrangeBoxDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropV2 *)0)->shapeAngle) == 1, "OrangeBoxDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropV2, shapeSize) == 39, "OrangeBoxDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropV2 *)0)->shapeSize) == 1, "OrangeBoxDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct OrangeBoxDetailPropLightStyle {
  /** The light. */
  OrangeBoxColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} OrangeBoxDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDetailPropLightStyle) == 5, "OrangeBoxDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropLightStyle, light) == 0, "OrangeBoxDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropLightStyle *)0)->light) == 4, "OrangeBoxDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropLightStyle, style) == 4, "OrangeBoxDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropLightStyle *)0)->style) == 1, "OrangeBoxDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct OrangeBoxLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} OrangeBoxLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafWaterData) == 12, "OrangeBoxLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafWaterData, surfaceZ) == 0, "OrangeBoxLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafWaterData *)0)->surfaceZ) == 4, "OrangeBoxLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafWaterData, minZ) == 4, "OrangeBoxLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafWaterData *)0)->minZ) == 4, "OrangeBoxLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafWaterData, surfaceTexture) == 8, "OrangeBoxLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafWaterData *)0)->surfaceTexture) == 2, "OrangeBoxLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct OrangeBoxPrimitive {
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
} OrangeBoxPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxPrimitive) == 10, "OrangeBoxPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxPrimitive, type) == 0, "OrangeBoxPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxPrimitive *)0)->type) == 2, "OrangeBoxPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxPrimitive, firstIndex) == 2, "OrangeBoxPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxPrimitive *)0)->firstIndex) == 2, "OrangeBoxPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxPrimitive, indexCount) == 4, "OrangeBoxPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxPrimitive *)0)->indexCount) == 2, "OrangeBoxPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxPrimitive, firstVertex) == 6, "OrangeBoxPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxPrimitive *)0)->firstVertex) == 2, "OrangeBoxPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxPrimitive, vertexCount) == 8, "OrangeBoxPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxPrimitive *)0)->vertexCount) == 2, "OrangeBoxPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct OrangeBoxCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} OrangeBoxCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxCubemapSample) == 16, "OrangeBoxCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxCubemapSample, origin) == 0, "OrangeBoxCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxCubemapSample *)0)->origin) == 12, "OrangeBoxCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxCubemapSample, size) == 12, "OrangeBoxCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxCubemapSample *)0)->size) == 4, "OrangeBoxCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct OrangeBoxOverlay {
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
} OrangeBoxOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxOverlay) == 352, "OrangeBoxOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlay, id) == 0, "OrangeBoxOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlay *)0)->id) == 4, "OrangeBoxOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlay, texture) == 4, "OrangeBoxOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlay *)0)->texture) == 2, "OrangeBoxOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlay, faces) == 8, "OrangeBoxOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlay *)0)->faces) == 256, "OrangeBoxOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlay, u) == 264, "OrangeBoxOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlay *)0)->u) == 8, "OrangeBoxOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlay, v) == 272, "OrangeBoxOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlay *)0)->v) == 8, "OrangeBoxOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlay, uvPoints) == 280, "OrangeBoxOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlay *)0)->uvPoints) == 48, "OrangeBoxOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlay, origin) == 328, "OrangeBoxOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlay *)0)->origin) == 12, "OrangeBoxOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlay, normal) == 340, "OrangeBoxOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlay *)0)->normal) == 12, "OrangeBoxOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct OrangeBoxWaterOverlay {
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
} OrangeBoxWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxWaterOverlay) == 1120, "OrangeBoxWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWaterOverlay, id) == 0, "OrangeBoxWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWaterOverlay *)0)->id) == 4, "OrangeBoxWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWaterOverlay, texture) == 4, "OrangeBoxWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWaterOverlay *)0)->texture) == 2, "OrangeBoxWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWaterOverlay, faces) == 8, "OrangeBoxWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWaterOverlay *)0)->faces) == 1024, "OrangeBoxWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWaterOverlay, u) == 1032, "OrangeBoxWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWaterOverlay *)0)->u) == 8, "OrangeBoxWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWaterOverlay, v) == 1040, "OrangeBoxWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWaterOverlay *)0)->v) == 8, "OrangeBoxWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWaterOverlay, uvPoints) == 1048, "OrangeBoxWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWaterOverlay *)0)->uvPoints) == 48, "OrangeBoxWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWaterOverlay, origin) == 1096, "OrangeBoxWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWaterOverlay *)0)->origin) == 12, "OrangeBoxWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxWaterOverlay, normal) == 1108, "OrangeBoxWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxWaterOverlay *)0)->normal) == 12, "OrangeBoxWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct OrangeBoxLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} OrangeBoxLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafAmbientIndexHdr) == 4, "OrangeBoxLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientIndexHdr, sampleCount) == 0, "OrangeBoxLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientIndexHdr *)0)->sampleCount) == 2, "OrangeBoxLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientIndexHdr, firstSample) == 2, "OrangeBoxLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientIndexHdr *)0)->firstSample) == 2, "OrangeBoxLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct OrangeBoxLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} OrangeBoxLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafAmbientIndex) == 4, "OrangeBoxLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientIndex, sampleCount) == 0, "OrangeBoxLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientIndex *)0)->sampleCount) == 2, "OrangeBoxLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientIndex, firstSample) == 2, "OrangeBoxLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientIndex *)0)->firstSample) == 2, "OrangeBoxLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct OrangeBoxLeafAmbientSample {
  /** Light from six sides. */
  OrangeBoxCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} OrangeBoxLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafAmbientSample) == 28, "OrangeBoxLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientSample, cube) == 0, "OrangeBoxLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientSample *)0)->cube) == 24, "OrangeBoxLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientSample, position) == 24, "OrangeBoxLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientSample *)0)->position) == 3, "OrangeBoxLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxLeafAmbientSample, padding) == 27, "OrangeBoxLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxLeafAmbientSample *)0)->padding) == 1, "OrangeBoxLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct OrangeBoxOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} OrangeBoxOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxOverlayFade) == 8, "OrangeBoxOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlayFade, minDistanceSquared) == 0, "OrangeBoxOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlayFade *)0)->minDistanceSquared) == 4, "OrangeBoxOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOverlayFade, maxDistanceSquared) == 4, "OrangeBoxOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOverlayFade *)0)->maxDistanceSquared) == 4, "OrangeBoxOverlayFade.maxDistanceSquared takes 4 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } OrangeBoxVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxVerticesElement) == 12, "OrangeBoxVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `OrangeBoxOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `OrangeBoxOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct OrangeBoxOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} OrangeBoxOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxOcclusionWithoutAreaHead) == 4, "OrangeBoxOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOcclusionWithoutAreaHead, occluderCount) == 0, "OrangeBoxOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "OrangeBoxOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `OrangeBoxOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `OrangeBoxOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct OrangeBoxOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} OrangeBoxOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxOcclusionHead) == 4, "OrangeBoxOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxOcclusionHead, occluderCount) == 0, "OrangeBoxOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxOcclusionHead *)0)->occluderCount) == 4, "OrangeBoxOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t OrangeBoxFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxFaceIdsElement) == 2, "OrangeBoxFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t OrangeBoxSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxSurfedgesElement) == 4, "OrangeBoxSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t OrangeBoxLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafFacesElement) == 2, "OrangeBoxLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t OrangeBoxLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafBrushesElement) == 2, "OrangeBoxLeafBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } OrangeBoxVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxVertexNormalsElement) == 12, "OrangeBoxVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t OrangeBoxVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxVertexNormalIndicesElement) == 2, "OrangeBoxVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t OrangeBoxDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDisplacementLightmapAlphasElement) == 1, "OrangeBoxDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV4 props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV4Head) == 4, "OrangeBoxStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV4Head, modelCount) == 0, "OrangeBoxStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV4Head *)0)->modelCount) == 4, "OrangeBoxStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV5 props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV5Head) == 4, "OrangeBoxStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV5Head, modelCount) == 0, "OrangeBoxStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV5Head *)0)->modelCount) == 4, "OrangeBoxStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV5TheShipHead) == 4, "OrangeBoxStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV5TheShipHead, modelCount) == 0, "OrangeBoxStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV5TheShipHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV6 props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV6Head) == 4, "OrangeBoxStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV6Head, modelCount) == 0, "OrangeBoxStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV6Head *)0)->modelCount) == 4, "OrangeBoxStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV6BloodyGoodTimeHead) == 4, "OrangeBoxStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "OrangeBoxStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV6DarkMessiahHead) == 4, "OrangeBoxStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV6DarkMessiahHead, modelCount) == 0, "OrangeBoxStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `OrangeBoxStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV5 props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV6VindictusHead) == 4, "OrangeBoxStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV6VindictusHead, modelCount) == 0, "OrangeBoxStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV6VindictusHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV7 props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV7Head) == 4, "OrangeBoxStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV7Head, modelCount) == 0, "OrangeBoxStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV7Head *)0)->modelCount) == 4, "OrangeBoxStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV7ZenoClashHead) == 4, "OrangeBoxStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV7ZenoClashHead, modelCount) == 0, "OrangeBoxStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `OrangeBoxStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV6 props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV7VindictusHead) == 4, "OrangeBoxStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV7VindictusHead, modelCount) == 0, "OrangeBoxStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV7VindictusHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV8 props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV8Head) == 4, "OrangeBoxStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV8Head, modelCount) == 0, "OrangeBoxStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV8Head *)0)->modelCount) == 4, "OrangeBoxStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `OrangeBoxStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV8VindictusHead) == 4, "OrangeBoxStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV8VindictusHead, modelCount) == 0, "OrangeBoxStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV8VindictusHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV9 props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV9Head) == 4, "OrangeBoxStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV9Head, modelCount) == 0, "OrangeBoxStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV9Head *)0)->modelCount) == 4, "OrangeBoxStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV9DearEstherHead) == 4, "OrangeBoxStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV9DearEstherHead, modelCount) == 0, "OrangeBoxStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV10 props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV10Head) == 4, "OrangeBoxStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV10Head, modelCount) == 0, "OrangeBoxStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV10Head *)0)->modelCount) == 4, "OrangeBoxStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV10GlobalOffensiveHead) == 4, "OrangeBoxStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "OrangeBoxStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV11GlobalOffensiveHead) == 4, "OrangeBoxStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "OrangeBoxStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV11BlackMesaLiteHead) == 4, "OrangeBoxStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "OrangeBoxStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV11MerubasuHead) == 4, "OrangeBoxStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV11MerubasuHead, modelCount) == 0, "OrangeBoxStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV12StrataHead) == 4, "OrangeBoxStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV12StrataHead, modelCount) == 0, "OrangeBoxStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV12StrataHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV11BlackMesaHead) == 4, "OrangeBoxStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV11BlackMesaHead, modelCount) == 0, "OrangeBoxStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxStaticPropV13 props[propCount]`: The props.
 */
typedef struct OrangeBoxStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxStaticPropsV13StrataHead) == 4, "OrangeBoxStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxStaticPropsV13StrataHead, modelCount) == 0, "OrangeBoxStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxStaticPropsV13StrataHead *)0)->modelCount) == 4, "OrangeBoxStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `OrangeBoxDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxDetailProp props[propCount]`: The props.
 */
typedef struct OrangeBoxDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDetailPropsV4Head) == 4, "OrangeBoxDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropsV4Head, modelCount) == 0, "OrangeBoxDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropsV4Head *)0)->modelCount) == 4, "OrangeBoxDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `OrangeBoxDetailPropV2 props[propCount]`: The props.
 */
typedef struct OrangeBoxDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} OrangeBoxDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDetailPropsV2Head) == 4, "OrangeBoxDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropsV2Head, modelCount) == 0, "OrangeBoxDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropsV2Head *)0)->modelCount) == 4, "OrangeBoxDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `OrangeBoxDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct OrangeBoxDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} OrangeBoxDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDetailPropLightHead) == 4, "OrangeBoxDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxDetailPropLightHead, count) == 0, "OrangeBoxDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxDetailPropLightHead *)0)->count) == 4, "OrangeBoxDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct OrangeBoxColorVariablesHead {
  /** Number of names. */
  int32_t count;
} OrangeBoxColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxColorVariablesHead) == 4, "OrangeBoxColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(OrangeBoxColorVariablesHead, count) == 0, "OrangeBoxColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((OrangeBoxColorVariablesHead *)0)->count) == 4, "OrangeBoxColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } OrangeBoxPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxPrimitiveVerticesElement) == 12, "OrangeBoxPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t OrangeBoxPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxPrimitiveIndicesElement) == 2, "OrangeBoxPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } OrangeBoxClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxClipPortalVerticesElement) == 12, "OrangeBoxClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t OrangeBoxTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxTextureStringTableElement) == 4, "OrangeBoxTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t OrangeBoxLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxLeafMinDistanceToWaterElement) == 2, "OrangeBoxLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t OrangeBoxFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxFaceMacroTextureInfoElement) == 2, "OrangeBoxFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: ORANGE_BOX_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t OrangeBoxDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxDisplacementTrianglesElement) == 2, "OrangeBoxDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t OrangeBoxMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(OrangeBoxMapFlagsElement) == 4, "OrangeBoxMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_VALVE_ORANGE_BOX_H */
