/**
 * Dear Esther (2012): VBSP 21, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * Dear Esther as it was sold (2012): VBSP 21. The lumps are those of Alien Swarm and Portal 2; static props
 * have a word more.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game
 * is at hand.
 */
#ifndef BRUSHWORK_THE_CHINESE_ROOM_DEAR_ESTHER_H
#define BRUSHWORK_THE_CHINESE_ROOM_DEAR_ESTHER_H

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
#define DEAR_ESTHER_LUMP_ENTITIES 0
/** Array of DearEstherPlane. */
#define DEAR_ESTHER_LUMP_PLANES 1
/** Array of DearEstherTextureData. */
#define DEAR_ESTHER_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of DearEstherVerticesElement. */
#define DEAR_ESTHER_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define DEAR_ESTHER_LUMP_VISIBILITY 4
/** Array of DearEstherNode. */
#define DEAR_ESTHER_LUMP_NODES 5
/** Array of DearEstherTextureInfo. */
#define DEAR_ESTHER_LUMP_TEXTURE_INFO 6
/** Array of DearEstherFace. */
#define DEAR_ESTHER_LUMP_FACES 7
/**
 * Samples of all lightmaps, and before each face's the average of every style. Array of
 * DearEstherColorRgbExp.
 */
#define DEAR_ESTHER_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: DearEstherOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: DearEstherOcclusionHead, and what its comment says.
 */
#define DEAR_ESTHER_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of DearEstherLeafVersion0.
 * - version 1: Array of DearEstherLeaf.
 */
#define DEAR_ESTHER_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of DearEstherFaceIdsElement. */
#define DEAR_ESTHER_LUMP_FACE_IDS 11
/** Array of DearEstherEdge. */
#define DEAR_ESTHER_LUMP_EDGES 12
/**
 * Edges in the order in which faces walk them, negative for backwards. Array of DearEstherSurfedgesElement.
 */
#define DEAR_ESTHER_LUMP_SURFEDGES 13
/** Array of DearEstherModel. */
#define DEAR_ESTHER_LUMP_MODELS 14
/** Array of DearEstherWorldLightShadowOffset. */
#define DEAR_ESTHER_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of DearEstherLeafFacesElement. */
#define DEAR_ESTHER_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of DearEstherLeafBrushesElement. */
#define DEAR_ESTHER_LUMP_LEAF_BRUSHES 17
/** Array of DearEstherBrush. */
#define DEAR_ESTHER_LUMP_BRUSHES 18
/** Array of DearEstherBrushSideThin. */
#define DEAR_ESTHER_LUMP_BRUSH_SIDES 19
/** Array of DearEstherArea. */
#define DEAR_ESTHER_LUMP_AREAS 20
/** Array of DearEstherAreaPortal. */
#define DEAR_ESTHER_LUMP_AREA_PORTALS 21
/** Brushes, as faces of several select them. Array of DearEstherFaceBrushesElement. */
#define DEAR_ESTHER_LUMP_FACE_BRUSHES 22
/** Array of DearEstherFaceBrushList. */
#define DEAR_ESTHER_LUMP_FACE_BRUSH_LISTS 23
/** Array of DearEstherDisplacementInfo. */
#define DEAR_ESTHER_LUMP_DISPLACEMENT_INFO 26
/** Array of DearEstherOriginalFace. */
#define DEAR_ESTHER_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define DEAR_ESTHER_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define DEAR_ESTHER_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of DearEstherVertexNormalsElement. */
#define DEAR_ESTHER_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of
 * DearEstherVertexNormalIndicesElement.
 */
#define DEAR_ESTHER_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of
 * DearEstherDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define DEAR_ESTHER_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of DearEstherDisplacementVertex. */
#define DEAR_ESTHER_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define DEAR_ESTHER_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): DearEstherStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): DearEstherStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): DearEstherStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): DearEstherStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): DearEstherStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): DearEstherStaticPropsV6DarkMessiahHead, and what its comment
 * says.
 * - `sprp`, layout v6-vindictus (version 6): DearEstherStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): DearEstherStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): DearEstherStaticPropsV7ZenoClashHead, and what its comment
 * says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): DearEstherStaticPropsV7VindictusHead, and what its comment
 * says.
 * - `sprp`, layout v8 (version 8): DearEstherStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): DearEstherStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): DearEstherStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): DearEstherStaticPropsV9DearEstherHead, and what its comment
 * says.
 * - `sprp`, layout v10 (versions 10, 7): DearEstherStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): DearEstherStaticPropsV10GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-global-offensive (version 11): DearEstherStaticPropsV11GlobalOffensiveHead, and what
 * its comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): DearEstherStaticPropsV11BlackMesaLiteHead, and what
 * its comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): DearEstherStaticPropsV11MerubasuHead, and what its comment
 * says.
 * - `sprp`, layout v12-strata (version 12): DearEstherStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): DearEstherStaticPropsV11BlackMesaHead, and what its
 * comment says.
 * - `sprp`, layout v13-strata (version 13): DearEstherStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): DearEstherDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): DearEstherDetailPropsV2Head, and what its comment says.
 * - `dplt`: DearEstherDetailPropLightHead, and what its comment says.
 * - `dplh`: DearEstherDetailPropLightHead, and what its comment says.
 * - `clvr`: DearEstherColorVariablesHead, and what its comment says.
 */
#define DEAR_ESTHER_LUMP_GAME_LUMP 35
/** Array of DearEstherLeafWaterData. */
#define DEAR_ESTHER_LUMP_LEAF_WATER_DATA 36
/** Array of DearEstherPrimitive. */
#define DEAR_ESTHER_LUMP_PRIMITIVES 37
/**
 * Vertices that primitives add; unused by the compilers at hand. Array of DearEstherPrimitiveVerticesElement.
 */
#define DEAR_ESTHER_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * DearEstherPrimitiveIndicesElement.
 */
#define DEAR_ESTHER_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define DEAR_ESTHER_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of DearEstherClipPortalVerticesElement. */
#define DEAR_ESTHER_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of DearEstherCubemapSample. */
#define DEAR_ESTHER_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define DEAR_ESTHER_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of DearEstherTextureStringTableElement. */
#define DEAR_ESTHER_LUMP_TEXTURE_STRING_TABLE 44
/** Array of DearEstherOverlay. */
#define DEAR_ESTHER_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of DearEstherLeafMinDistanceToWaterElement. */
#define DEAR_ESTHER_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of
 * DearEstherFaceMacroTextureInfoElement.
 */
#define DEAR_ESTHER_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of DearEstherDisplacementTrianglesElement. */
#define DEAR_ESTHER_LUMP_DISPLACEMENT_TRIANGLES 48
/** Triangles and names of static props. Bytes of unknown meaning. */
#define DEAR_ESTHER_LUMP_PROP_BLOB 49
/** Array of DearEstherWaterOverlay. */
#define DEAR_ESTHER_LUMP_WATER_OVERLAYS 50
/** Array of DearEstherLeafAmbientIndexHdr. */
#define DEAR_ESTHER_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of DearEstherLeafAmbientIndex. */
#define DEAR_ESTHER_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of DearEstherColorRgbExp. */
#define DEAR_ESTHER_LUMP_LIGHTING_HDR 53
/** Array of DearEstherWorldLightShadowOffset. */
#define DEAR_ESTHER_LUMP_WORLD_LIGHTS_HDR 54
/** Array of DearEstherLeafAmbientSample. */
#define DEAR_ESTHER_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of DearEstherLeafAmbientSample. */
#define DEAR_ESTHER_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define DEAR_ESTHER_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of DearEstherFace. */
#define DEAR_ESTHER_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * DearEstherMapFlagsElement.
 */
#define DEAR_ESTHER_LUMP_MAP_FLAGS 59
/** Array of DearEstherOverlayFade. */
#define DEAR_ESTHER_LUMP_OVERLAY_FADES 60
/** Array of DearEstherOverlaySystemLevels. */
#define DEAR_ESTHER_LUMP_OVERLAY_SYSTEM_LEVELS 61
/** What the physics needs for other levels of detail. Bytes of unknown meaning. */
#define DEAR_ESTHER_LUMP_PHYSICS_LEVEL 62
/**
 * How each vertex of the displacements blends several textures; empty where none does. Array of
 * DearEstherDisplacementMultiblend.
 */
#define DEAR_ESTHER_LUMP_DISPLACEMENT_MULTIBLEND 63

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct DearEstherLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} DearEstherLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherLumpEntry) == 16, "DearEstherLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLumpEntry, offset) == 0, "DearEstherLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLumpEntry, length) == 4, "DearEstherLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLumpEntry, version) == 8, "DearEstherLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLumpEntry, unpacked) == 12, "DearEstherLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct DearEstherHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 21. */
  int32_t version;
  /** The lumps by index. */
  DearEstherLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} DearEstherHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherHeader) == 1036, "DearEstherHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherHeader, ident) == 0, "DearEstherHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherHeader, version) == 4, "DearEstherHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherHeader, lumps) == 8, "DearEstherHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define DEAR_ESTHER_PLANE_TYPE_X 0
#define DEAR_ESTHER_PLANE_TYPE_Y 1
#define DEAR_ESTHER_PLANE_TYPE_Z 2
#define DEAR_ESTHER_PLANE_TYPE_NEAREST_X 3
#define DEAR_ESTHER_PLANE_TYPE_NEAREST_Y 4
#define DEAR_ESTHER_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define DEAR_ESTHER_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define DEAR_ESTHER_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define DEAR_ESTHER_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define DEAR_ESTHER_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define DEAR_ESTHER_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define DEAR_ESTHER_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define DEAR_ESTHER_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define DEAR_ESTHER_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define DEAR_ESTHER_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define DEAR_ESTHER_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define DEAR_ESTHER_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define DEAR_ESTHER_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define DEAR_ESTHER_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define DEAR_ESTHER_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define DEAR_ESTHER_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define DEAR_ESTHER_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define DEAR_ESTHER_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define DEAR_ESTHER_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define DEAR_ESTHER_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define DEAR_ESTHER_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define DEAR_ESTHER_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define DEAR_ESTHER_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define DEAR_ESTHER_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define DEAR_ESTHER_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define DEAR_ESTHER_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define DEAR_ESTHER_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define DEAR_ESTHER_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define DEAR_ESTHER_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define DEAR_ESTHER_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define DEAR_ESTHER_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define DEAR_ESTHER_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define DEAR_ESTHER_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define DEAR_ESTHER_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define DEAR_ESTHER_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define DEAR_ESTHER_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define DEAR_ESTHER_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define DEAR_ESTHER_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define DEAR_ESTHER_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define DEAR_ESTHER_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define DEAR_ESTHER_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define DEAR_ESTHER_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define DEAR_ESTHER_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define DEAR_ESTHER_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define DEAR_ESTHER_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define DEAR_ESTHER_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define DEAR_ESTHER_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define DEAR_ESTHER_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define DEAR_ESTHER_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define DEAR_ESTHER_WORLD_LIGHT_TYPE_SURFACE 0
#define DEAR_ESTHER_WORLD_LIGHT_TYPE_POINT 1
#define DEAR_ESTHER_WORLD_LIGHT_TYPE_SPOT 2
#define DEAR_ESTHER_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define DEAR_ESTHER_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define DEAR_ESTHER_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define DEAR_ESTHER_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define DEAR_ESTHER_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define DEAR_ESTHER_STATIC_PROP_SOLID_NONE 0
#define DEAR_ESTHER_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define DEAR_ESTHER_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define DEAR_ESTHER_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define DEAR_ESTHER_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define DEAR_ESTHER_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define DEAR_ESTHER_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define DEAR_ESTHER_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define DEAR_ESTHER_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define DEAR_ESTHER_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define DEAR_ESTHER_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define DEAR_ESTHER_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define DEAR_ESTHER_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define DEAR_ESTHER_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define DEAR_ESTHER_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define DEAR_ESTHER_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define DEAR_ESTHER_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define DEAR_ESTHER_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define DEAR_ESTHER_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define DEAR_ESTHER_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define DEAR_ESTHER_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define DEAR_ESTHER_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define DEAR_ESTHER_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define DEAR_ESTHER_DETAIL_PROP_ORIENTATION_NORMAL 0
#define DEAR_ESTHER_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define DEAR_ESTHER_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define DEAR_ESTHER_DETAIL_PROP_TYPE_MODEL 0
#define DEAR_ESTHER_DETAIL_PROP_TYPE_SPRITE 1
#define DEAR_ESTHER_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define DEAR_ESTHER_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define DEAR_ESTHER_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define DEAR_ESTHER_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define DEAR_ESTHER_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define DEAR_ESTHER_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define DEAR_ESTHER_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define DEAR_ESTHER_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct DearEstherPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: DEAR_ESTHER_PLANE_TYPE_*. */
  int32_t type;
} DearEstherPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherPlane) == 20, "DearEstherPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherPlane, normal) == 0, "DearEstherPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherPlane *)0)->normal) == 12, "DearEstherPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherPlane, distance) == 12, "DearEstherPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherPlane *)0)->distance) == 4, "DearEstherPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherPlane, type) == 16, "DearEstherPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherPlane *)0)->type) == 4, "DearEstherPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct DearEstherTextureData {
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
} DearEstherTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherTextureData) == 32, "DearEstherTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureData, reflectivity) == 0, "DearEstherTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureData *)0)->reflectivity) == 12, "DearEstherTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureData, name) == 12, "DearEstherTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureData *)0)->name) == 4, "DearEstherTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureData, width) == 16, "DearEstherTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureData *)0)->width) == 4, "DearEstherTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureData, height) == 20, "DearEstherTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureData *)0)->height) == 4, "DearEstherTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureData, viewWidth) == 24, "DearEstherTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureData *)0)->viewWidth) == 4, "DearEstherTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureData, viewHeight) == 28, "DearEstherTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureData *)0)->viewHeight) == 4, "DearEstherTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct DearEstherNode {
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
} DearEstherNode;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherNode) == 32, "DearEstherNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherNode, plane) == 0, "DearEstherNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherNode *)0)->plane) == 4, "DearEstherNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherNode, children) == 4, "DearEstherNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherNode *)0)->children) == 8, "DearEstherNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherNode, mins) == 12, "DearEstherNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherNode *)0)->mins) == 6, "DearEstherNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherNode, maxs) == 18, "DearEstherNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherNode *)0)->maxs) == 6, "DearEstherNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherNode, firstFace) == 24, "DearEstherNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherNode *)0)->firstFace) == 2, "DearEstherNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherNode, faceCount) == 26, "DearEstherNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherNode *)0)->faceCount) == 2, "DearEstherNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherNode, area) == 28, "DearEstherNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherNode *)0)->area) == 2, "DearEstherNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct DearEstherTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: DEAR_ESTHER_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} DearEstherTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherTextureInfo) == 72, "DearEstherTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureInfo, textureS) == 0, "DearEstherTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureInfo *)0)->textureS) == 16, "DearEstherTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureInfo, textureT) == 16, "DearEstherTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureInfo *)0)->textureT) == 16, "DearEstherTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureInfo, lightmapS) == 32, "DearEstherTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureInfo *)0)->lightmapS) == 16, "DearEstherTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureInfo, lightmapT) == 48, "DearEstherTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureInfo *)0)->lightmapT) == 16, "DearEstherTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureInfo, flags) == 64, "DearEstherTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureInfo *)0)->flags) == 4, "DearEstherTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherTextureInfo, textureData) == 68, "DearEstherTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherTextureInfo *)0)->textureData) == 4, "DearEstherTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct DearEstherFace {
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
} DearEstherFace;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherFace) == 56, "DearEstherFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, plane) == 0, "DearEstherFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->plane) == 2, "DearEstherFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, side) == 2, "DearEstherFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->side) == 1, "DearEstherFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, onNode) == 3, "DearEstherFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->onNode) == 1, "DearEstherFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, firstEdge) == 4, "DearEstherFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->firstEdge) == 4, "DearEstherFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, edgeCount) == 8, "DearEstherFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->edgeCount) == 2, "DearEstherFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, texture) == 10, "DearEstherFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->texture) == 2, "DearEstherFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, displacement) == 12, "DearEstherFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->displacement) == 2, "DearEstherFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, fogVolume) == 14, "DearEstherFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->fogVolume) == 2, "DearEstherFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, styles) == 16, "DearEstherFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->styles) == 4, "DearEstherFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, lightOffset) == 20, "DearEstherFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->lightOffset) == 4, "DearEstherFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, area) == 24, "DearEstherFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->area) == 4, "DearEstherFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, lightmapMins) == 28, "DearEstherFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->lightmapMins) == 8, "DearEstherFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, lightmapSize) == 36, "DearEstherFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->lightmapSize) == 8, "DearEstherFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, originalFace) == 44, "DearEstherFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->originalFace) == 4, "DearEstherFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, firstPrimitive) == 50, "DearEstherFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->firstPrimitive) == 2, "DearEstherFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFace, smoothingGroups) == 52, "DearEstherFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFace *)0)->smoothingGroups) == 4, "DearEstherFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct DearEstherColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} DearEstherColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherColorRgbExp) == 4, "DearEstherColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherColorRgbExp, red) == 0, "DearEstherColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherColorRgbExp *)0)->red) == 1, "DearEstherColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherColorRgbExp, green) == 1, "DearEstherColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherColorRgbExp *)0)->green) == 1, "DearEstherColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherColorRgbExp, blue) == 2, "DearEstherColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherColorRgbExp *)0)->blue) == 1, "DearEstherColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherColorRgbExp, exponent) == 3, "DearEstherColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherColorRgbExp *)0)->exponent) == 1, "DearEstherColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct DearEstherOccluderWithoutArea {
  /** Whether it starts switched off. Values: DEAR_ESTHER_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} DearEstherOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherOccluderWithoutArea) == 36, "DearEstherOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluderWithoutArea, flags) == 0, "DearEstherOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluderWithoutArea *)0)->flags) == 4, "DearEstherOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluderWithoutArea, firstPolygon) == 4, "DearEstherOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluderWithoutArea *)0)->firstPolygon) == 4, "DearEstherOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluderWithoutArea, polygonCount) == 8, "DearEstherOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluderWithoutArea *)0)->polygonCount) == 4, "DearEstherOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluderWithoutArea, mins) == 12, "DearEstherOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluderWithoutArea *)0)->mins) == 12, "DearEstherOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluderWithoutArea, maxs) == 24, "DearEstherOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluderWithoutArea *)0)->maxs) == 12, "DearEstherOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct DearEstherOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} DearEstherOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherOccluderPolygon) == 12, "DearEstherOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluderPolygon, firstVertexIndex) == 0, "DearEstherOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluderPolygon *)0)->firstVertexIndex) == 4, "DearEstherOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluderPolygon, vertexCount) == 4, "DearEstherOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluderPolygon *)0)->vertexCount) == 4, "DearEstherOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluderPolygon, plane) == 8, "DearEstherOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluderPolygon *)0)->plane) == 4, "DearEstherOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct DearEstherOccluder {
  /** Whether it starts switched off. Values: DEAR_ESTHER_OCCLUDER_FLAGS_*. */
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
} DearEstherOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherOccluder) == 40, "DearEstherOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluder, flags) == 0, "DearEstherOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluder *)0)->flags) == 4, "DearEstherOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluder, firstPolygon) == 4, "DearEstherOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluder *)0)->firstPolygon) == 4, "DearEstherOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluder, polygonCount) == 8, "DearEstherOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluder *)0)->polygonCount) == 4, "DearEstherOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluder, mins) == 12, "DearEstherOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluder *)0)->mins) == 12, "DearEstherOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluder, maxs) == 24, "DearEstherOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluder *)0)->maxs) == 12, "DearEstherOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOccluder, area) == 36, "DearEstherOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOccluder *)0)->area) == 4, "DearEstherOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct DearEstherCompressedLightCube {
  /** One colour a side. */
  DearEstherColorRgbExp sides[6];
} DearEstherCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherCompressedLightCube) == 24, "DearEstherCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherCompressedLightCube, sides) == 0, "DearEstherCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherCompressedLightCube *)0)->sides) == 24, "DearEstherCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct DearEstherLeafVersion0 {
  /** What its brushes are, all together. Values: DEAR_ESTHER_CONTENT_FLAGS_*. */
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
  DearEstherCompressedLightCube ambientLight;
} DearEstherLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherLeafVersion0) == 56, "DearEstherLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafVersion0, contents) == 0, "DearEstherLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafVersion0 *)0)->contents) == 4, "DearEstherLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafVersion0, cluster) == 4, "DearEstherLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafVersion0 *)0)->cluster) == 2, "DearEstherLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafVersion0, mins) == 8, "DearEstherLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafVersion0 *)0)->mins) == 6, "DearEstherLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafVersion0, maxs) == 14, "DearEstherLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafVersion0 *)0)->maxs) == 6, "DearEstherLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafVersion0, firstFace) == 20, "DearEstherLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafVersion0 *)0)->firstFace) == 2, "DearEstherLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafVersion0, faceCount) == 22, "DearEstherLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafVersion0 *)0)->faceCount) == 2, "DearEstherLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafVersion0, firstBrush) == 24, "DearEstherLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafVersion0 *)0)->firstBrush) == 2, "DearEstherLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafVersion0, brushCount) == 26, "DearEstherLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafVersion0 *)0)->brushCount) == 2, "DearEstherLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafVersion0, water) == 28, "DearEstherLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafVersion0 *)0)->water) == 2, "DearEstherLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafVersion0, ambientLight) == 30, "DearEstherLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafVersion0 *)0)->ambientLight) == 24, "DearEstherLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct DearEstherLeaf {
  /** What its brushes are, all together. Values: DEAR_ESTHER_CONTENT_FLAGS_*. */
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
} DearEstherLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherLeaf) == 32, "DearEstherLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeaf, contents) == 0, "DearEstherLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeaf *)0)->contents) == 4, "DearEstherLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeaf, cluster) == 4, "DearEstherLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeaf *)0)->cluster) == 2, "DearEstherLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeaf, mins) == 8, "DearEstherLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeaf *)0)->mins) == 6, "DearEstherLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeaf, maxs) == 14, "DearEstherLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeaf *)0)->maxs) == 6, "DearEstherLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeaf, firstFace) == 20, "DearEstherLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeaf *)0)->firstFace) == 2, "DearEstherLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeaf, faceCount) == 22, "DearEstherLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeaf *)0)->faceCount) == 2, "DearEstherLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeaf, firstBrush) == 24, "DearEstherLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeaf *)0)->firstBrush) == 2, "DearEstherLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeaf, brushCount) == 26, "DearEstherLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeaf *)0)->brushCount) == 2, "DearEstherLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeaf, water) == 28, "DearEstherLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeaf *)0)->water) == 2, "DearEstherLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct DearEstherEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} DearEstherEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherEdge) == 4, "DearEstherEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherEdge, vertices) == 0, "DearEstherEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherEdge *)0)->vertices) == 4, "DearEstherEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct DearEstherModel {
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
} DearEstherModel;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherModel) == 48, "DearEstherModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherModel, mins) == 0, "DearEstherModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherModel *)0)->mins) == 12, "DearEstherModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherModel, maxs) == 12, "DearEstherModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherModel *)0)->maxs) == 12, "DearEstherModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherModel, origin) == 24, "DearEstherModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherModel *)0)->origin) == 12, "DearEstherModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherModel, headNode) == 36, "DearEstherModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherModel *)0)->headNode) == 4, "DearEstherModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherModel, firstFace) == 40, "DearEstherModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherModel *)0)->firstFace) == 4, "DearEstherModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherModel, faceCount) == 44, "DearEstherModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherModel *)0)->faceCount) == 4, "DearEstherModel.faceCount takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct DearEstherWorldLightShadowOffset {
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
  /** Kind of light. Values: DEAR_ESTHER_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: DEAR_ESTHER_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} DearEstherWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherWorldLightShadowOffset) == 100, "DearEstherWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, origin) == 0, "DearEstherWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->origin) == 12, "DearEstherWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, intensity) == 12, "DearEstherWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->intensity) == 12, "DearEstherWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, normal) == 24, "DearEstherWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->normal) == 12, "DearEstherWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, shadowCastOffset) == 36, "DearEstherWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "DearEstherWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, cluster) == 48, "DearEstherWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->cluster) == 4, "DearEstherWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, type) == 52, "DearEstherWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->type) == 4, "DearEstherWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, style) == 56, "DearEstherWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->style) == 4, "DearEstherWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, stopDot) == 60, "DearEstherWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->stopDot) == 4, "DearEstherWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, stopDot2) == 64, "DearEstherWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->stopDot2) == 4, "DearEstherWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, exponent) == 68, "DearEstherWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->exponent) == 4, "DearEstherWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, radius) == 72, "DearEstherWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->radius) == 4, "DearEstherWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, constantAttenuation) == 76, "DearEstherWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->constantAttenuation) == 4, "DearEstherWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, linearAttenuation) == 80, "DearEstherWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->linearAttenuation) == 4, "DearEstherWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, quadraticAttenuation) == 84, "DearEstherWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "DearEstherWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, flags) == 88, "DearEstherWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->flags) == 4, "DearEstherWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, texture) == 92, "DearEstherWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->texture) == 4, "DearEstherWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWorldLightShadowOffset, owner) == 96, "DearEstherWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWorldLightShadowOffset *)0)->owner) == 4, "DearEstherWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct DearEstherBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: DEAR_ESTHER_CONTENT_FLAGS_*. */
  int32_t contents;
} DearEstherBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherBrush) == 12, "DearEstherBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherBrush, firstSide) == 0, "DearEstherBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherBrush *)0)->firstSide) == 4, "DearEstherBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherBrush, sideCount) == 4, "DearEstherBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherBrush *)0)->sideCount) == 4, "DearEstherBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherBrush, contents) == 8, "DearEstherBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherBrush *)0)->contents) == 4, "DearEstherBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: engine headers.
 */
typedef struct DearEstherBrushSideThin {
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
} DearEstherBrushSideThin;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherBrushSideThin) == 8, "DearEstherBrushSideThin takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherBrushSideThin, plane) == 0, "DearEstherBrushSideThin.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherBrushSideThin *)0)->plane) == 2, "DearEstherBrushSideThin.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherBrushSideThin, texture) == 2, "DearEstherBrushSideThin.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherBrushSideThin *)0)->texture) == 2, "DearEstherBrushSideThin.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherBrushSideThin, displacement) == 4, "DearEstherBrushSideThin.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherBrushSideThin *)0)->displacement) == 2, "DearEstherBrushSideThin.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherBrushSideThin, bevel) == 6, "DearEstherBrushSideThin.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherBrushSideThin *)0)->bevel) == 1, "DearEstherBrushSideThin.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherBrushSideThin, thin) == 7, "DearEstherBrushSideThin.thin lies at 7");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherBrushSideThin *)0)->thin) == 1, "DearEstherBrushSideThin.thin takes 1 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct DearEstherArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} DearEstherArea;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherArea) == 8, "DearEstherArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherArea, portalCount) == 0, "DearEstherArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherArea *)0)->portalCount) == 4, "DearEstherArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherArea, firstPortal) == 4, "DearEstherArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherArea *)0)->firstPortal) == 4, "DearEstherArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct DearEstherAreaPortal {
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
} DearEstherAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherAreaPortal) == 12, "DearEstherAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherAreaPortal, key) == 0, "DearEstherAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherAreaPortal *)0)->key) == 2, "DearEstherAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherAreaPortal, otherArea) == 2, "DearEstherAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherAreaPortal *)0)->otherArea) == 2, "DearEstherAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherAreaPortal, firstVertex) == 4, "DearEstherAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherAreaPortal *)0)->firstVertex) == 2, "DearEstherAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherAreaPortal, vertexCount) == 6, "DearEstherAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherAreaPortal *)0)->vertexCount) == 2, "DearEstherAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherAreaPortal, plane) == 8, "DearEstherAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherAreaPortal *)0)->plane) == 4, "DearEstherAreaPortal.plane takes 4 bytes");

/**
 * The brushes that a face came from (lump 23), by the face's number. With a count of 1, `first` is the brush
 * itself; with more, it is the first of `count` entries in FACE_BRUSHES.
 * Original name: dfacebrushlist_t. Source: real maps. Confidence: probable.
 */
typedef struct DearEstherFaceBrushList {
  /** Number of brushes. */
  uint16_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint16_t first;
} DearEstherFaceBrushList;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherFaceBrushList) == 4, "DearEstherFaceBrushList takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFaceBrushList, brushCount) == 0, "DearEstherFaceBrushList.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFaceBrushList *)0)->brushCount) == 2, "DearEstherFaceBrushList.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherFaceBrushList, first) == 2, "DearEstherFaceBrushList.first lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherFaceBrushList *)0)->first) == 2, "DearEstherFaceBrushList.first takes 2 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct DearEstherDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} DearEstherDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDisplacementSubNeighbor) == 6, "DearEstherDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementSubNeighbor, displacement) == 0, "DearEstherDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementSubNeighbor *)0)->displacement) == 2, "DearEstherDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementSubNeighbor, orientation) == 2, "DearEstherDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementSubNeighbor *)0)->orientation) == 1, "DearEstherDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementSubNeighbor, span) == 3, "DearEstherDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementSubNeighbor *)0)->span) == 1, "DearEstherDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementSubNeighbor, neighborSpan) == 4, "DearEstherDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementSubNeighbor *)0)->neighborSpan) == 1, "DearEstherDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct DearEstherDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  DearEstherDisplacementSubNeighbor subNeighbors[2];
} DearEstherDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDisplacementNeighbor) == 12, "DearEstherDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementNeighbor, subNeighbors) == 0, "DearEstherDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementNeighbor *)0)->subNeighbors) == 12, "DearEstherDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct DearEstherDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} DearEstherDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDisplacementCornerNeighbors) == 10, "DearEstherDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementCornerNeighbors, neighbors) == 0, "DearEstherDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementCornerNeighbors *)0)->neighbors) == 8, "DearEstherDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementCornerNeighbors, count) == 8, "DearEstherDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementCornerNeighbors *)0)->count) == 1, "DearEstherDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct DearEstherDisplacementInfo {
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
  /** What the surface is. Values: DEAR_ESTHER_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  DearEstherDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  DearEstherDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} DearEstherDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDisplacementInfo) == 176, "DearEstherDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, startPosition) == 0, "DearEstherDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->startPosition) == 12, "DearEstherDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, firstVertex) == 12, "DearEstherDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->firstVertex) == 4, "DearEstherDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, firstTriangle) == 16, "DearEstherDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->firstTriangle) == 4, "DearEstherDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, power) == 20, "DearEstherDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->power) == 4, "DearEstherDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, minTessellation) == 24, "DearEstherDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->minTessellation) == 4, "DearEstherDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, smoothingAngle) == 28, "DearEstherDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->smoothingAngle) == 4, "DearEstherDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, contents) == 32, "DearEstherDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->contents) == 4, "DearEstherDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, face) == 36, "DearEstherDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->face) == 2, "DearEstherDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, lightmapAlphaStart) == 40, "DearEstherDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->lightmapAlphaStart) == 4, "DearEstherDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, lightmapSamplePositionStart) == 44, "DearEstherDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "DearEstherDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, edgeNeighbors) == 48, "DearEstherDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->edgeNeighbors) == 48, "DearEstherDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, cornerNeighbors) == 96, "DearEstherDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->cornerNeighbors) == 40, "DearEstherDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementInfo, allowedVertices) == 136, "DearEstherDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementInfo *)0)->allowedVertices) == 40, "DearEstherDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct DearEstherOriginalFace {
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
} DearEstherOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherOriginalFace) == 56, "DearEstherOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, plane) == 0, "DearEstherOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->plane) == 2, "DearEstherOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, side) == 2, "DearEstherOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->side) == 1, "DearEstherOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, onNode) == 3, "DearEstherOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->onNode) == 1, "DearEstherOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, firstEdge) == 4, "DearEstherOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->firstEdge) == 4, "DearEstherOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, edgeCount) == 8, "DearEstherOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->edgeCount) == 2, "DearEstherOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, texture) == 10, "DearEstherOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->texture) == 2, "DearEstherOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, displacement) == 12, "DearEstherOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->displacement) == 2, "DearEstherOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, fogVolume) == 14, "DearEstherOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->fogVolume) == 2, "DearEstherOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, styles) == 16, "DearEstherOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->styles) == 4, "DearEstherOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, lightOffset) == 20, "DearEstherOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->lightOffset) == 4, "DearEstherOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, area) == 24, "DearEstherOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->area) == 4, "DearEstherOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, lightmapMins) == 28, "DearEstherOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->lightmapMins) == 8, "DearEstherOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, lightmapSize) == 36, "DearEstherOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->lightmapSize) == 8, "DearEstherOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, originalFace) == 44, "DearEstherOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->originalFace) == 4, "DearEstherOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, firstPrimitive) == 50, "DearEstherOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->firstPrimitive) == 2, "DearEstherOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOriginalFace, smoothingGroups) == 52, "DearEstherOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOriginalFace *)0)->smoothingGroups) == 4, "DearEstherOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct DearEstherDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} DearEstherDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDisplacementVertex) == 20, "DearEstherDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementVertex, direction) == 0, "DearEstherDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementVertex *)0)->direction) == 12, "DearEstherDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementVertex, distance) == 12, "DearEstherDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementVertex *)0)->distance) == 4, "DearEstherDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementVertex, alpha) == 16, "DearEstherDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementVertex *)0)->alpha) == 4, "DearEstherDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct DearEstherStaticPropV4 {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} DearEstherStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV4) == 56, "DearEstherStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, origin) == 0, "DearEstherStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->origin) == 12, "DearEstherStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, angles) == 12, "DearEstherStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->angles) == 12, "DearEstherStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, model) == 24, "DearEstherStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->model) == 2, "DearEstherStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, firstLeaf) == 26, "DearEstherStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->firstLeaf) == 2, "DearEstherStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, leafCount) == 28, "DearEstherStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->leafCount) == 2, "DearEstherStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, solid) == 30, "DearEstherStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->solid) == 1, "DearEstherStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, flags) == 31, "DearEstherStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->flags) == 1, "DearEstherStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, skin) == 32, "DearEstherStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->skin) == 4, "DearEstherStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, fadeMinDistance) == 36, "DearEstherStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, fadeMaxDistance) == 40, "DearEstherStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV4, lightingOrigin) == 44, "DearEstherStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV4 *)0)->lightingOrigin) == 12, "DearEstherStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct DearEstherStaticPropV5 {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV5) == 60, "DearEstherStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, origin) == 0, "DearEstherStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->origin) == 12, "DearEstherStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, angles) == 12, "DearEstherStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->angles) == 12, "DearEstherStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, model) == 24, "DearEstherStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->model) == 2, "DearEstherStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, firstLeaf) == 26, "DearEstherStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->firstLeaf) == 2, "DearEstherStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, leafCount) == 28, "DearEstherStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->leafCount) == 2, "DearEstherStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, solid) == 30, "DearEstherStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->solid) == 1, "DearEstherStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, flags) == 31, "DearEstherStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->flags) == 1, "DearEstherStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, skin) == 32, "DearEstherStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->skin) == 4, "DearEstherStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, fadeMinDistance) == 36, "DearEstherStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, fadeMaxDistance) == 40, "DearEstherStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, lightingOrigin) == 44, "DearEstherStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->lightingOrigin) == 12, "DearEstherStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5, forcedFadeScale) == 56, "DearEstherStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5 *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropV5TheShip {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV5TheShip) == 188, "DearEstherStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, origin) == 0, "DearEstherStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->origin) == 12, "DearEstherStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, angles) == 12, "DearEstherStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->angles) == 12, "DearEstherStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, model) == 24, "DearEstherStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->model) == 2, "DearEstherStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, firstLeaf) == 26, "DearEstherStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->firstLeaf) == 2, "DearEstherStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, leafCount) == 28, "DearEstherStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->leafCount) == 2, "DearEstherStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, solid) == 30, "DearEstherStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->solid) == 1, "DearEstherStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, flags) == 31, "DearEstherStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->flags) == 1, "DearEstherStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, skin) == 32, "DearEstherStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->skin) == 4, "DearEstherStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, fadeMinDistance) == 36, "DearEstherStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, fadeMaxDistance) == 40, "DearEstherStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, lightingOrigin) == 44, "DearEstherStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->lightingOrigin) == 12, "DearEstherStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, forcedFadeScale) == 56, "DearEstherStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV5TheShip, name) == 60, "DearEstherStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV5TheShip *)0)->name) == 128, "DearEstherStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct DearEstherStaticPropV6 {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV6) == 64, "DearEstherStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, origin) == 0, "DearEstherStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->origin) == 12, "DearEstherStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, angles) == 12, "DearEstherStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->angles) == 12, "DearEstherStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, model) == 24, "DearEstherStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->model) == 2, "DearEstherStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, firstLeaf) == 26, "DearEstherStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->firstLeaf) == 2, "DearEstherStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, leafCount) == 28, "DearEstherStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->leafCount) == 2, "DearEstherStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, solid) == 30, "DearEstherStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->solid) == 1, "DearEstherStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, flags) == 31, "DearEstherStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->flags) == 1, "DearEstherStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, skin) == 32, "DearEstherStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->skin) == 4, "DearEstherStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, fadeMinDistance) == 36, "DearEstherStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, fadeMaxDistance) == 40, "DearEstherStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, lightingOrigin) == 44, "DearEstherStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->lightingOrigin) == 12, "DearEstherStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, forcedFadeScale) == 56, "DearEstherStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, minDirectX) == 60, "DearEstherStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->minDirectX) == 2, "DearEstherStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6, maxDirectX) == 62, "DearEstherStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6 *)0)->maxDirectX) == 2, "DearEstherStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV6BloodyGoodTime) == 192, "DearEstherStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, origin) == 0, "DearEstherStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->origin) == 12, "DearEstherStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, angles) == 12, "DearEstherStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->angles) == 12, "DearEstherStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, model) == 24, "DearEstherStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->model) == 2, "DearEstherStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, firstLeaf) == 26, "DearEstherStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "DearEstherStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, leafCount) == 28, "DearEstherStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "DearEstherStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, solid) == 30, "DearEstherStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->solid) == 1, "DearEstherStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, flags) == 31, "DearEstherStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->flags) == 1, "DearEstherStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, skin) == 32, "DearEstherStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->skin) == 4, "DearEstherStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "DearEstherStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "DearEstherStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "DearEstherStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "DearEstherStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "DearEstherStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, minDirectX) == 60, "DearEstherStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "DearEstherStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, maxDirectX) == 62, "DearEstherStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "DearEstherStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6BloodyGoodTime, name) == 64, "DearEstherStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6BloodyGoodTime *)0)->name) == 128, "DearEstherStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropV6DarkMessiah {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV6DarkMessiah) == 136, "DearEstherStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, origin) == 0, "DearEstherStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->origin) == 12, "DearEstherStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, angles) == 12, "DearEstherStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->angles) == 12, "DearEstherStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, model) == 24, "DearEstherStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->model) == 2, "DearEstherStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, firstLeaf) == 26, "DearEstherStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "DearEstherStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, leafCount) == 28, "DearEstherStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->leafCount) == 2, "DearEstherStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, solid) == 30, "DearEstherStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->solid) == 1, "DearEstherStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, flags) == 31, "DearEstherStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->flags) == 1, "DearEstherStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, skin) == 32, "DearEstherStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->skin) == 4, "DearEstherStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, fadeMinDistance) == 36, "DearEstherStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "DearEstherStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, lightingOrigin) == 44, "DearEstherStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "DearEstherStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, forcedFadeScale) == 56, "DearEstherStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, minDirectX) == 60, "DearEstherStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "DearEstherStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, maxDirectX) == 62, "DearEstherStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "DearEstherStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV6DarkMessiah, unknown0x40) == 64, "DearEstherStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "DearEstherStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} DearEstherStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropScale) == 16, "DearEstherStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropScale, prop) == 0, "DearEstherStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropScale *)0)->prop) == 4, "DearEstherStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropScale, scale) == 4, "DearEstherStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropScale *)0)->scale) == 12, "DearEstherStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct DearEstherStaticPropV7 {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV7) == 68, "DearEstherStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, origin) == 0, "DearEstherStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->origin) == 12, "DearEstherStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, angles) == 12, "DearEstherStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->angles) == 12, "DearEstherStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, model) == 24, "DearEstherStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->model) == 2, "DearEstherStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, firstLeaf) == 26, "DearEstherStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->firstLeaf) == 2, "DearEstherStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, leafCount) == 28, "DearEstherStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->leafCount) == 2, "DearEstherStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, solid) == 30, "DearEstherStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->solid) == 1, "DearEstherStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, flags) == 31, "DearEstherStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->flags) == 1, "DearEstherStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, skin) == 32, "DearEstherStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->skin) == 4, "DearEstherStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, fadeMinDistance) == 36, "DearEstherStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, fadeMaxDistance) == 40, "DearEstherStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, lightingOrigin) == 44, "DearEstherStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->lightingOrigin) == 12, "DearEstherStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, forcedFadeScale) == 56, "DearEstherStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, minDirectX) == 60, "DearEstherStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->minDirectX) == 2, "DearEstherStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, maxDirectX) == 62, "DearEstherStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->maxDirectX) == 2, "DearEstherStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7, color) == 64, "DearEstherStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7 *)0)->color) == 4, "DearEstherStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropV7ZenoClash {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV7ZenoClash) == 68, "DearEstherStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, origin) == 0, "DearEstherStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->origin) == 12, "DearEstherStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, angles) == 12, "DearEstherStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->angles) == 12, "DearEstherStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, model) == 24, "DearEstherStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->model) == 2, "DearEstherStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, firstLeaf) == 26, "DearEstherStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "DearEstherStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, leafCount) == 28, "DearEstherStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->leafCount) == 2, "DearEstherStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, solid) == 30, "DearEstherStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->solid) == 1, "DearEstherStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, flags) == 31, "DearEstherStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->flags) == 1, "DearEstherStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, skin) == 32, "DearEstherStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->skin) == 4, "DearEstherStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, fadeMinDistance) == 36, "DearEstherStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, fadeMaxDistance) == 40, "DearEstherStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, lightingOrigin) == 44, "DearEstherStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "DearEstherStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, forcedFadeScale) == 56, "DearEstherStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, minDirectX) == 60, "DearEstherStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->minDirectX) == 2, "DearEstherStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, maxDirectX) == 62, "DearEstherStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "DearEstherStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV7ZenoClash, unknown0x40) == 64, "DearEstherStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "DearEstherStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct DearEstherStaticPropV8 {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV8) == 68, "DearEstherStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, origin) == 0, "DearEstherStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->origin) == 12, "DearEstherStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, angles) == 12, "DearEstherStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->angles) == 12, "DearEstherStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, model) == 24, "DearEstherStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->model) == 2, "DearEstherStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, firstLeaf) == 26, "DearEstherStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->firstLeaf) == 2, "DearEstherStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, leafCount) == 28, "DearEstherStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->leafCount) == 2, "DearEstherStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, solid) == 30, "DearEstherStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->solid) == 1, "DearEstherStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, flags) == 31, "DearEstherStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->flags) == 1, "DearEstherStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, skin) == 32, "DearEstherStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->skin) == 4, "DearEstherStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, fadeMinDistance) == 36, "DearEstherStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, fadeMaxDistance) == 40, "DearEstherStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, lightingOrigin) == 44, "DearEstherStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->lightingOrigin) == 12, "DearEstherStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, forcedFadeScale) == 56, "DearEstherStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, minCpuLevel) == 60, "DearEstherStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->minCpuLevel) == 1, "DearEstherStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, maxCpuLevel) == 61, "DearEstherStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->maxCpuLevel) == 1, "DearEstherStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, minGpuLevel) == 62, "DearEstherStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->minGpuLevel) == 1, "DearEstherStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, maxGpuLevel) == 63, "DearEstherStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->maxGpuLevel) == 1, "DearEstherStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8, color) == 64, "DearEstherStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8 *)0)->color) == 4, "DearEstherStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct DearEstherStaticPropV8Vindictus {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV8Vindictus) == 72, "DearEstherStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, origin) == 0, "DearEstherStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->origin) == 12, "DearEstherStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, angles) == 12, "DearEstherStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->angles) == 12, "DearEstherStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, model) == 24, "DearEstherStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->model) == 2, "DearEstherStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, firstLeaf) == 26, "DearEstherStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->firstLeaf) == 2, "DearEstherStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, leafCount) == 28, "DearEstherStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->leafCount) == 2, "DearEstherStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, solid) == 30, "DearEstherStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->solid) == 1, "DearEstherStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, flags) == 31, "DearEstherStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->flags) == 1, "DearEstherStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, skin) == 32, "DearEstherStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->skin) == 4, "DearEstherStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, fadeMinDistance) == 36, "DearEstherStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, fadeMaxDistance) == 40, "DearEstherStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, lightingOrigin) == 44, "DearEstherStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "DearEstherStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, forcedFadeScale) == 56, "DearEstherStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, minDirectX) == 60, "DearEstherStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->minDirectX) == 2, "DearEstherStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, maxDirectX) == 62, "DearEstherStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->maxDirectX) == 2, "DearEstherStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV8Vindictus, unknown0x40) == 64, "DearEstherStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV8Vindictus *)0)->unknown0x40) == 8, "DearEstherStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct DearEstherStaticPropV9 {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV9) == 72, "DearEstherStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, origin) == 0, "DearEstherStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->origin) == 12, "DearEstherStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, angles) == 12, "DearEstherStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->angles) == 12, "DearEstherStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, model) == 24, "DearEstherStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->model) == 2, "DearEstherStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, firstLeaf) == 26, "DearEstherStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->firstLeaf) == 2, "DearEstherStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, leafCount) == 28, "DearEstherStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->leafCount) == 2, "DearEstherStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, solid) == 30, "DearEstherStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->solid) == 1, "DearEstherStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, flags) == 31, "DearEstherStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->flags) == 1, "DearEstherStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, skin) == 32, "DearEstherStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->skin) == 4, "DearEstherStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, fadeMinDistance) == 36, "DearEstherStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, fadeMaxDistance) == 40, "DearEstherStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, lightingOrigin) == 44, "DearEstherStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->lightingOrigin) == 12, "DearEstherStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, forcedFadeScale) == 56, "DearEstherStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, minCpuLevel) == 60, "DearEstherStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->minCpuLevel) == 1, "DearEstherStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, maxCpuLevel) == 61, "DearEstherStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->maxCpuLevel) == 1, "DearEstherStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, minGpuLevel) == 62, "DearEstherStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->minGpuLevel) == 1, "DearEstherStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, maxGpuLevel) == 63, "DearEstherStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->maxGpuLevel) == 1, "DearEstherStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, color) == 64, "DearEstherStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->color) == 4, "DearEstherStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9, disableXbox360) == 68, "DearEstherStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9 *)0)->disableXbox360) == 1, "DearEstherStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropV9DearEsther {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
} DearEstherStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV9DearEsther) == 76, "DearEstherStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, origin) == 0, "DearEstherStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->origin) == 12, "DearEstherStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, angles) == 12, "DearEstherStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->angles) == 12, "DearEstherStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, model) == 24, "DearEstherStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->model) == 2, "DearEstherStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, firstLeaf) == 26, "DearEstherStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->firstLeaf) == 2, "DearEstherStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, leafCount) == 28, "DearEstherStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->leafCount) == 2, "DearEstherStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, solid) == 30, "DearEstherStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->solid) == 1, "DearEstherStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, flags) == 31, "DearEstherStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->flags) == 1, "DearEstherStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, unknown0x20) == 32, "DearEstherStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->unknown0x20) == 4, "DearEstherStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, skin) == 36, "DearEstherStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->skin) == 4, "DearEstherStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, fadeMinDistance) == 40, "DearEstherStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, fadeMaxDistance) == 44, "DearEstherStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, lightingOrigin) == 48, "DearEstherStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "DearEstherStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, forcedFadeScale) == 60, "DearEstherStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, minCpuLevel) == 64, "DearEstherStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "DearEstherStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, maxCpuLevel) == 65, "DearEstherStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "DearEstherStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, minGpuLevel) == 66, "DearEstherStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "DearEstherStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, maxGpuLevel) == 67, "DearEstherStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "DearEstherStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, color) == 68, "DearEstherStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->color) == 4, "DearEstherStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV9DearEsther, disableXbox360) == 72, "DearEstherStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV9DearEsther *)0)->disableXbox360) == 1, "DearEstherStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct DearEstherStaticPropV10 {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} DearEstherStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV10) == 72, "DearEstherStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, origin) == 0, "DearEstherStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->origin) == 12, "DearEstherStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, angles) == 12, "DearEstherStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->angles) == 12, "DearEstherStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, model) == 24, "DearEstherStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->model) == 2, "DearEstherStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, firstLeaf) == 26, "DearEstherStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->firstLeaf) == 2, "DearEstherStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, leafCount) == 28, "DearEstherStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->leafCount) == 2, "DearEstherStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, solid) == 30, "DearEstherStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->solid) == 1, "DearEstherStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, skin) == 32, "DearEstherStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->skin) == 4, "DearEstherStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, fadeMinDistance) == 36, "DearEstherStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, fadeMaxDistance) == 40, "DearEstherStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, lightingOrigin) == 44, "DearEstherStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->lightingOrigin) == 12, "DearEstherStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, forcedFadeScale) == 56, "DearEstherStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, minDirectX) == 60, "DearEstherStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->minDirectX) == 2, "DearEstherStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, maxDirectX) == 62, "DearEstherStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->maxDirectX) == 2, "DearEstherStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, flags) == 64, "DearEstherStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->flags) == 4, "DearEstherStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, lightmapWidth) == 68, "DearEstherStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->lightmapWidth) == 2, "DearEstherStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10, lightmapHeight) == 70, "DearEstherStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10 *)0)->lightmapHeight) == 2, "DearEstherStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} DearEstherStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV10GlobalOffensive) == 76, "DearEstherStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, origin) == 0, "DearEstherStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->origin) == 12, "DearEstherStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, angles) == 12, "DearEstherStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->angles) == 12, "DearEstherStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, model) == 24, "DearEstherStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->model) == 2, "DearEstherStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, firstLeaf) == 26, "DearEstherStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "DearEstherStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, leafCount) == 28, "DearEstherStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "DearEstherStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, solid) == 30, "DearEstherStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->solid) == 1, "DearEstherStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, flags) == 31, "DearEstherStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->flags) == 1, "DearEstherStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, skin) == 32, "DearEstherStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->skin) == 4, "DearEstherStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "DearEstherStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "DearEstherStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, lightingOrigin) == 44, "DearEstherStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "DearEstherStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "DearEstherStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, minCpuLevel) == 60, "DearEstherStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "DearEstherStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "DearEstherStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "DearEstherStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, minGpuLevel) == 62, "DearEstherStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "DearEstherStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "DearEstherStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "DearEstherStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, color) == 64, "DearEstherStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->color) == 4, "DearEstherStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, disableXbox360) == 68, "DearEstherStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "DearEstherStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV10GlobalOffensive, flagsEx) == 72, "DearEstherStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "DearEstherStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} DearEstherStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV11GlobalOffensive) == 80, "DearEstherStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, origin) == 0, "DearEstherStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->origin) == 12, "DearEstherStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, angles) == 12, "DearEstherStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->angles) == 12, "DearEstherStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, model) == 24, "DearEstherStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->model) == 2, "DearEstherStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, firstLeaf) == 26, "DearEstherStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "DearEstherStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, leafCount) == 28, "DearEstherStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "DearEstherStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, solid) == 30, "DearEstherStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->solid) == 1, "DearEstherStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, flags) == 31, "DearEstherStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->flags) == 1, "DearEstherStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, skin) == 32, "DearEstherStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->skin) == 4, "DearEstherStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "DearEstherStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "DearEstherStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, lightingOrigin) == 44, "DearEstherStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "DearEstherStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "DearEstherStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, minCpuLevel) == 60, "DearEstherStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "DearEstherStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "DearEstherStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "DearEstherStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, minGpuLevel) == 62, "DearEstherStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "DearEstherStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "DearEstherStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "DearEstherStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, color) == 64, "DearEstherStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->color) == 4, "DearEstherStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, disableXbox360) == 68, "DearEstherStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "DearEstherStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, flagsEx) == 72, "DearEstherStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "DearEstherStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11GlobalOffensive, scale) == 76, "DearEstherStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11GlobalOffensive *)0)->scale) == 4, "DearEstherStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} DearEstherStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV11BlackMesaLite) == 76, "DearEstherStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, origin) == 0, "DearEstherStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->origin) == 12, "DearEstherStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, angles) == 12, "DearEstherStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->angles) == 12, "DearEstherStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, model) == 24, "DearEstherStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->model) == 2, "DearEstherStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, firstLeaf) == 26, "DearEstherStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "DearEstherStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, leafCount) == 28, "DearEstherStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "DearEstherStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, solid) == 30, "DearEstherStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->solid) == 1, "DearEstherStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, skin) == 32, "DearEstherStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->skin) == 4, "DearEstherStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "DearEstherStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "DearEstherStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, lightingOrigin) == 44, "DearEstherStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "DearEstherStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "DearEstherStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, minDirectX) == 60, "DearEstherStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "DearEstherStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, maxDirectX) == 62, "DearEstherStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "DearEstherStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, flags) == 64, "DearEstherStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->flags) == 4, "DearEstherStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, lightmapWidth) == 68, "DearEstherStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "DearEstherStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, lightmapHeight) == 70, "DearEstherStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "DearEstherStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesaLite, color) == 72, "DearEstherStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesaLite *)0)->color) == 4, "DearEstherStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct DearEstherStaticPropV11Merubasu {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} DearEstherStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV11Merubasu) == 76, "DearEstherStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, origin) == 0, "DearEstherStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->origin) == 12, "DearEstherStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, angles) == 12, "DearEstherStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->angles) == 12, "DearEstherStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, model) == 24, "DearEstherStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->model) == 2, "DearEstherStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, firstLeaf) == 26, "DearEstherStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->firstLeaf) == 2, "DearEstherStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, leafCount) == 28, "DearEstherStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->leafCount) == 2, "DearEstherStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, solid) == 30, "DearEstherStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->solid) == 1, "DearEstherStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, skin) == 32, "DearEstherStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->skin) == 4, "DearEstherStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, fadeMinDistance) == 36, "DearEstherStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, fadeMaxDistance) == 40, "DearEstherStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, lightingOrigin) == 44, "DearEstherStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "DearEstherStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, forcedFadeScale) == 56, "DearEstherStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, minDirectX) == 60, "DearEstherStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->minDirectX) == 2, "DearEstherStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, maxDirectX) == 62, "DearEstherStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->maxDirectX) == 2, "DearEstherStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, flags) == 64, "DearEstherStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->flags) == 4, "DearEstherStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, lightmapWidth) == 68, "DearEstherStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "DearEstherStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, lightmapHeight) == 70, "DearEstherStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "DearEstherStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11Merubasu, scale) == 72, "DearEstherStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11Merubasu *)0)->scale) == 4, "DearEstherStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropV11BlackMesa {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} DearEstherStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV11BlackMesa) == 80, "DearEstherStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, origin) == 0, "DearEstherStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->origin) == 12, "DearEstherStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, angles) == 12, "DearEstherStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->angles) == 12, "DearEstherStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, model) == 24, "DearEstherStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->model) == 2, "DearEstherStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, firstLeaf) == 26, "DearEstherStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "DearEstherStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, leafCount) == 28, "DearEstherStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->leafCount) == 2, "DearEstherStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, solid) == 30, "DearEstherStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->solid) == 1, "DearEstherStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, skin) == 32, "DearEstherStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->skin) == 4, "DearEstherStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, fadeMinDistance) == 36, "DearEstherStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, fadeMaxDistance) == 40, "DearEstherStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, lightingOrigin) == 44, "DearEstherStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "DearEstherStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, forcedFadeScale) == 56, "DearEstherStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, minDirectX) == 60, "DearEstherStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->minDirectX) == 2, "DearEstherStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, maxDirectX) == 62, "DearEstherStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "DearEstherStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, flags) == 64, "DearEstherStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->flags) == 4, "DearEstherStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, lightmapWidth) == 68, "DearEstherStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "DearEstherStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, lightmapHeight) == 70, "DearEstherStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "DearEstherStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, color) == 72, "DearEstherStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->color) == 4, "DearEstherStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV11BlackMesa, flagsEx) == 76, "DearEstherStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV11BlackMesa *)0)->flagsEx) == 4, "DearEstherStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherStaticPropV13 {
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
  /** How it collides. Values: DEAR_ESTHER_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: DEAR_ESTHER_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} DearEstherStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropV13) == 88, "DearEstherStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, origin) == 0, "DearEstherStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->origin) == 12, "DearEstherStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, angles) == 12, "DearEstherStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->angles) == 12, "DearEstherStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, model) == 24, "DearEstherStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->model) == 2, "DearEstherStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, firstLeaf) == 26, "DearEstherStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->firstLeaf) == 2, "DearEstherStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, leafCount) == 28, "DearEstherStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->leafCount) == 2, "DearEstherStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, solid) == 30, "DearEstherStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->solid) == 1, "DearEstherStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, flags) == 31, "DearEstherStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->flags) == 1, "DearEstherStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, skin) == 32, "DearEstherStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->skin) == 4, "DearEstherStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, fadeMinDistance) == 36, "DearEstherStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->fadeMinDistance) == 4, "DearEstherStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, fadeMaxDistance) == 40, "DearEstherStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->fadeMaxDistance) == 4, "DearEstherStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, lightingOrigin) == 44, "DearEstherStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->lightingOrigin) == 12, "DearEstherStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, forcedFadeScale) == 56, "DearEstherStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->forcedFadeScale) == 4, "DearEstherStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, minCpuLevel) == 60, "DearEstherStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->minCpuLevel) == 1, "DearEstherStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, maxCpuLevel) == 61, "DearEstherStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->maxCpuLevel) == 1, "DearEstherStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, minGpuLevel) == 62, "DearEstherStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->minGpuLevel) == 1, "DearEstherStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, maxGpuLevel) == 63, "DearEstherStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->maxGpuLevel) == 1, "DearEstherStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, color) == 64, "DearEstherStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->color) == 4, "DearEstherStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, disableXbox360) == 68, "DearEstherStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->disableXbox360) == 1, "DearEstherStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, flagsEx) == 72, "DearEstherStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->flagsEx) == 4, "DearEstherStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropV13, scale) == 76, "DearEstherStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropV13 *)0)->scale) == 12, "DearEstherStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct DearEstherDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} DearEstherDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDetailSprite) == 32, "DearEstherDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailSprite, upperLeft) == 0, "DearEstherDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailSprite *)0)->upperLeft) == 8, "DearEstherDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailSprite, lowerRight) == 8, "DearEstherDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailSprite *)0)->lowerRight) == 8, "DearEstherDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailSprite, textureUpperLeft) == 16, "DearEstherDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailSprite *)0)->textureUpperLeft) == 8, "DearEstherDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailSprite, textureLowerRight) == 24, "DearEstherDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailSprite *)0)->textureLowerRight) == 8, "DearEstherDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct DearEstherDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  DearEstherColorRgbExp light;
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
  /** How it turns to who looks at it. Values: DEAR_ESTHER_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: DEAR_ESTHER_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} DearEstherDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDetailProp) == 52, "DearEstherDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, origin) == 0, "DearEstherDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->origin) == 12, "DearEstherDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, angles) == 12, "DearEstherDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->angles) == 12, "DearEstherDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, detail) == 24, "DearEstherDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->detail) == 2, "DearEstherDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, leaf) == 26, "DearEstherDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->leaf) == 2, "DearEstherDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, light) == 28, "DearEstherDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->light) == 4, "DearEstherDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, firstLightStyle) == 32, "DearEstherDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->firstLightStyle) == 4, "DearEstherDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, lightStyleCount) == 36, "DearEstherDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->lightStyleCount) == 1, "DearEstherDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, sway) == 37, "DearEstherDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->sway) == 1, "DearEstherDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, shapeAngle) == 38, "DearEstherDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->shapeAngle) == 1, "DearEstherDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, shapeSize) == 39, "DearEstherDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->shapeSize) == 1, "DearEstherDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, orientation) == 40, "DearEstherDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->orientation) == 1, "DearEstherDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, padding1) == 41, "DearEstherDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->padding1) == 3, "DearEstherDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, type) == 44, "DearEstherDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->type) == 1, "DearEstherDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, padding2) == 45, "DearEstherDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->padding2) == 3, "DearEstherDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailProp, scale) == 48, "DearEstherDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailProp *)0)->scale) == 4, "DearEstherDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct DearEstherDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  DearEstherColorRgbExp light;
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
} DearEstherDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDetailPropV2) == 40, "DearEstherDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropV2, origin) == 0, "DearEstherDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropV2 *)0)->origin) == 12, "DearEstherDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropV2, angles) == 12, "DearEstherDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropV2 *)0)->angles) == 12, "DearEstherDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropV2, detail) == 24, "DearEstherDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropV2 *)0)->detail) == 2, "DearEstherDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropV2, leaf) == 26, "DearEstherDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropV2 *)0)->leaf) == 2, "DearEstherDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropV2, light) == 28, "DearEstherDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropV2 *)0)->light) == 4, "DearEstherDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropV2, firstLightStyle) == 32, "DearEstherDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropV2 *)0)->firstLightStyle) == 4, "DearEstherDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropV2, lightStyleCount) == 36, "DearEstherDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropV2 *)0)->lightStyleCount) == 1, "DearEstherDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropV2, sway) == 37, "DearEstherDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropV2 *)0)->sway) == 1, "DearEstherDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropV2, shapeAngle) == 38, "DearEstherDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropV2 *)0)->shapeAngle) == 1, "DearEstherDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropV2, shapeSize) == 39, "DearEstherDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropV2 *)0)->shapeSize) == 1, "DearEstherDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct DearEstherDetailPropLightStyle {
  /** The light. */
  DearEstherColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} DearEstherDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDetailPropLightStyle) == 5, "DearEstherDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropLightStyle, light) == 0, "DearEstherDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropLightStyle *)0)->light) == 4, "DearEstherDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropLightStyle, style) == 4, "DearEstherDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropLightStyle *)0)->style) == 1, "DearEstherDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct DearEstherLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} DearEstherLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherLeafWaterData) == 12, "DearEstherLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafWaterData, surfaceZ) == 0, "DearEstherLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafWaterData *)0)->surfaceZ) == 4, "DearEstherLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafWaterData, minZ) == 4, "DearEstherLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafWaterData *)0)->minZ) == 4, "DearEstherLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafWaterData, surfaceTexture) == 8, "DearEstherLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafWaterData *)0)->surfaceTexture) == 2, "DearEstherLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: engine headers.
 */
typedef struct DearEstherPrimitive {
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
} DearEstherPrimitive;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherPrimitive) == 10, "DearEstherPrimitive takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherPrimitive, type) == 0, "DearEstherPrimitive.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherPrimitive *)0)->type) == 2, "DearEstherPrimitive.type takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherPrimitive, firstIndex) == 2, "DearEstherPrimitive.firstIndex lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherPrimitive *)0)->firstIndex) == 2, "DearEstherPrimitive.firstIndex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherPrimitive, indexCount) == 4, "DearEstherPrimitive.indexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherPrimitive *)0)->indexCount) == 2, "DearEstherPrimitive.indexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherPrimitive, firstVertex) == 6, "DearEstherPrimitive.firstVertex lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherPrimitive *)0)->firstVertex) == 2, "DearEstherPrimitive.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherPrimitive, vertexCount) == 8, "DearEstherPrimitive.vertexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherPrimitive *)0)->vertexCount) == 2, "DearEstherPrimitive.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct DearEstherCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} DearEstherCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherCubemapSample) == 16, "DearEstherCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherCubemapSample, origin) == 0, "DearEstherCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherCubemapSample *)0)->origin) == 12, "DearEstherCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherCubemapSample, size) == 12, "DearEstherCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherCubemapSample *)0)->size) == 4, "DearEstherCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct DearEstherOverlay {
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
} DearEstherOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherOverlay) == 352, "DearEstherOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlay, id) == 0, "DearEstherOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlay *)0)->id) == 4, "DearEstherOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlay, texture) == 4, "DearEstherOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlay *)0)->texture) == 2, "DearEstherOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlay, faces) == 8, "DearEstherOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlay *)0)->faces) == 256, "DearEstherOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlay, u) == 264, "DearEstherOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlay *)0)->u) == 8, "DearEstherOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlay, v) == 272, "DearEstherOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlay *)0)->v) == 8, "DearEstherOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlay, uvPoints) == 280, "DearEstherOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlay *)0)->uvPoints) == 48, "DearEstherOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlay, origin) == 328, "DearEstherOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlay *)0)->origin) == 12, "DearEstherOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlay, normal) == 340, "DearEstherOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlay *)0)->normal) == 12, "DearEstherOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct DearEstherWaterOverlay {
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
} DearEstherWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherWaterOverlay) == 1120, "DearEstherWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWaterOverlay, id) == 0, "DearEstherWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWaterOverlay *)0)->id) == 4, "DearEstherWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWaterOverlay, texture) == 4, "DearEstherWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWaterOverlay *)0)->texture) == 2, "DearEstherWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWaterOverlay, faces) == 8, "DearEstherWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWaterOverlay *)0)->faces) == 1024, "DearEstherWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWaterOverlay, u) == 1032, "DearEstherWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWaterOverlay *)0)->u) == 8, "DearEstherWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWaterOverlay, v) == 1040, "DearEstherWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWaterOverlay *)0)->v) == 8, "DearEstherWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWaterOverlay, uvPoints) == 1048, "DearEstherWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWaterOverlay *)0)->uvPoints) == 48, "DearEstherWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWaterOverlay, origin) == 1096, "DearEstherWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWaterOverlay *)0)->origin) == 12, "DearEstherWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherWaterOverlay, normal) == 1108, "DearEstherWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherWaterOverlay *)0)->normal) == 12, "DearEstherWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct DearEstherLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} DearEstherLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherLeafAmbientIndexHdr) == 4, "DearEstherLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafAmbientIndexHdr, sampleCount) == 0, "DearEstherLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafAmbientIndexHdr *)0)->sampleCount) == 2, "DearEstherLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafAmbientIndexHdr, firstSample) == 2, "DearEstherLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafAmbientIndexHdr *)0)->firstSample) == 2, "DearEstherLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct DearEstherLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} DearEstherLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherLeafAmbientIndex) == 4, "DearEstherLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafAmbientIndex, sampleCount) == 0, "DearEstherLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafAmbientIndex *)0)->sampleCount) == 2, "DearEstherLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafAmbientIndex, firstSample) == 2, "DearEstherLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafAmbientIndex *)0)->firstSample) == 2, "DearEstherLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct DearEstherLeafAmbientSample {
  /** Light from six sides. */
  DearEstherCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} DearEstherLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherLeafAmbientSample) == 28, "DearEstherLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafAmbientSample, cube) == 0, "DearEstherLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafAmbientSample *)0)->cube) == 24, "DearEstherLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafAmbientSample, position) == 24, "DearEstherLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafAmbientSample *)0)->position) == 3, "DearEstherLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherLeafAmbientSample, padding) == 27, "DearEstherLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherLeafAmbientSample *)0)->padding) == 1, "DearEstherLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct DearEstherOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} DearEstherOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherOverlayFade) == 8, "DearEstherOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlayFade, minDistanceSquared) == 0, "DearEstherOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlayFade *)0)->minDistanceSquared) == 4, "DearEstherOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlayFade, maxDistanceSquared) == 4, "DearEstherOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlayFade *)0)->maxDistanceSquared) == 4, "DearEstherOverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * Original name: doverlaysystemlevel_t. Source: engine headers. Confidence: probable.
 */
typedef struct DearEstherOverlaySystemLevels {
  /** Lowest processor level. */
  uint8_t minCpu;
  /** Highest processor level. */
  uint8_t maxCpu;
  /** Lowest graphics level. */
  uint8_t minGpu;
  /** Highest graphics level. */
  uint8_t maxGpu;
} DearEstherOverlaySystemLevels;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherOverlaySystemLevels) == 4, "DearEstherOverlaySystemLevels takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlaySystemLevels, minCpu) == 0, "DearEstherOverlaySystemLevels.minCpu lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlaySystemLevels *)0)->minCpu) == 1, "DearEstherOverlaySystemLevels.minCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlaySystemLevels, maxCpu) == 1, "DearEstherOverlaySystemLevels.maxCpu lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlaySystemLevels *)0)->maxCpu) == 1, "DearEstherOverlaySystemLevels.maxCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlaySystemLevels, minGpu) == 2, "DearEstherOverlaySystemLevels.minGpu lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlaySystemLevels *)0)->minGpu) == 1, "DearEstherOverlaySystemLevels.minGpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOverlaySystemLevels, maxGpu) == 3, "DearEstherOverlaySystemLevels.maxGpu lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOverlaySystemLevels *)0)->maxGpu) == 1, "DearEstherOverlaySystemLevels.maxGpu takes 1 bytes");

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * Original name: CDispMultiBlend. Source: public readers. Confidence: probable.
 */
typedef struct DearEstherDisplacementMultiblend {
  /** How much of each texture is seen. */
  struct { float first, second, third, fourth; } blend;
  /** How much of each texture's own alpha counts. */
  struct { float first, second, third, fourth; } alphaBlend;
  /** What each texture is multiplied with. */
  struct { float red, green, blue; } colors[4];
} DearEstherDisplacementMultiblend;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDisplacementMultiblend) == 80, "DearEstherDisplacementMultiblend takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementMultiblend, blend) == 0, "DearEstherDisplacementMultiblend.blend lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementMultiblend *)0)->blend) == 16, "DearEstherDisplacementMultiblend.blend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementMultiblend, alphaBlend) == 16, "DearEstherDisplacementMultiblend.alphaBlend lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementMultiblend *)0)->alphaBlend) == 16, "DearEstherDisplacementMultiblend.alphaBlend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDisplacementMultiblend, colors) == 32, "DearEstherDisplacementMultiblend.colors lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDisplacementMultiblend *)0)->colors) == 48, "DearEstherDisplacementMultiblend.colors takes 48 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } DearEstherVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherVerticesElement) == 12, "DearEstherVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `DearEstherOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their
 * `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `DearEstherOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct DearEstherOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} DearEstherOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherOcclusionWithoutAreaHead) == 4, "DearEstherOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOcclusionWithoutAreaHead, occluderCount) == 0, "DearEstherOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "DearEstherOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `DearEstherOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `DearEstherOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct DearEstherOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} DearEstherOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherOcclusionHead) == 4, "DearEstherOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherOcclusionHead, occluderCount) == 0, "DearEstherOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherOcclusionHead *)0)->occluderCount) == 4, "DearEstherOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t DearEstherFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherFaceIdsElement) == 2, "DearEstherFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t DearEstherSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherSurfedgesElement) == 4, "DearEstherSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t DearEstherLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherLeafFacesElement) == 2, "DearEstherLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t DearEstherLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherLeafBrushesElement) == 2, "DearEstherLeafBrushesElement takes 2 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint16_t DearEstherFaceBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherFaceBrushesElement) == 2, "DearEstherFaceBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } DearEstherVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherVertexNormalsElement) == 12, "DearEstherVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t DearEstherVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherVertexNormalIndicesElement) == 2, "DearEstherVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t DearEstherDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDisplacementLightmapAlphasElement) == 1, "DearEstherDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV4 props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV4Head) == 4, "DearEstherStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV4Head, modelCount) == 0, "DearEstherStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV4Head *)0)->modelCount) == 4, "DearEstherStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV5 props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV5Head) == 4, "DearEstherStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV5Head, modelCount) == 0, "DearEstherStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV5Head *)0)->modelCount) == 4, "DearEstherStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV5TheShipHead) == 4, "DearEstherStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV5TheShipHead, modelCount) == 0, "DearEstherStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV5TheShipHead *)0)->modelCount) == 4, "DearEstherStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV6 props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV6Head) == 4, "DearEstherStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV6Head, modelCount) == 0, "DearEstherStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV6Head *)0)->modelCount) == 4, "DearEstherStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV6BloodyGoodTimeHead) == 4, "DearEstherStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "DearEstherStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "DearEstherStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV6DarkMessiahHead) == 4, "DearEstherStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV6DarkMessiahHead, modelCount) == 0, "DearEstherStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "DearEstherStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `DearEstherStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV5 props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV6VindictusHead) == 4, "DearEstherStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV6VindictusHead, modelCount) == 0, "DearEstherStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV6VindictusHead *)0)->modelCount) == 4, "DearEstherStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV7 props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV7Head) == 4, "DearEstherStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV7Head, modelCount) == 0, "DearEstherStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV7Head *)0)->modelCount) == 4, "DearEstherStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV7ZenoClashHead) == 4, "DearEstherStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV7ZenoClashHead, modelCount) == 0, "DearEstherStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "DearEstherStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `DearEstherStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV6 props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV7VindictusHead) == 4, "DearEstherStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV7VindictusHead, modelCount) == 0, "DearEstherStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV7VindictusHead *)0)->modelCount) == 4, "DearEstherStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV8 props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV8Head) == 4, "DearEstherStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV8Head, modelCount) == 0, "DearEstherStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV8Head *)0)->modelCount) == 4, "DearEstherStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `DearEstherStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV8VindictusHead) == 4, "DearEstherStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV8VindictusHead, modelCount) == 0, "DearEstherStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV8VindictusHead *)0)->modelCount) == 4, "DearEstherStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV9 props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV9Head) == 4, "DearEstherStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV9Head, modelCount) == 0, "DearEstherStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV9Head *)0)->modelCount) == 4, "DearEstherStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV9DearEstherHead) == 4, "DearEstherStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV9DearEstherHead, modelCount) == 0, "DearEstherStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "DearEstherStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV10 props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV10Head) == 4, "DearEstherStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV10Head, modelCount) == 0, "DearEstherStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV10Head *)0)->modelCount) == 4, "DearEstherStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV10GlobalOffensiveHead) == 4, "DearEstherStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "DearEstherStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "DearEstherStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV11GlobalOffensiveHead) == 4, "DearEstherStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "DearEstherStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "DearEstherStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV11BlackMesaLiteHead) == 4, "DearEstherStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "DearEstherStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "DearEstherStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV11MerubasuHead) == 4, "DearEstherStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV11MerubasuHead, modelCount) == 0, "DearEstherStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "DearEstherStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV12StrataHead) == 4, "DearEstherStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV12StrataHead, modelCount) == 0, "DearEstherStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV12StrataHead *)0)->modelCount) == 4, "DearEstherStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV11BlackMesaHead) == 4, "DearEstherStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV11BlackMesaHead, modelCount) == 0, "DearEstherStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "DearEstherStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherStaticPropV13 props[propCount]`: The props.
 */
typedef struct DearEstherStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} DearEstherStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherStaticPropsV13StrataHead) == 4, "DearEstherStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherStaticPropsV13StrataHead, modelCount) == 0, "DearEstherStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherStaticPropsV13StrataHead *)0)->modelCount) == 4, "DearEstherStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `DearEstherDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherDetailProp props[propCount]`: The props.
 */
typedef struct DearEstherDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} DearEstherDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDetailPropsV4Head) == 4, "DearEstherDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropsV4Head, modelCount) == 0, "DearEstherDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropsV4Head *)0)->modelCount) == 4, "DearEstherDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `DearEstherDetailPropV2 props[propCount]`: The props.
 */
typedef struct DearEstherDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} DearEstherDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDetailPropsV2Head) == 4, "DearEstherDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropsV2Head, modelCount) == 0, "DearEstherDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropsV2Head *)0)->modelCount) == 4, "DearEstherDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `DearEstherDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct DearEstherDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} DearEstherDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDetailPropLightHead) == 4, "DearEstherDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherDetailPropLightHead, count) == 0, "DearEstherDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherDetailPropLightHead *)0)->count) == 4, "DearEstherDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct DearEstherColorVariablesHead {
  /** Number of names. */
  int32_t count;
} DearEstherColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherColorVariablesHead) == 4, "DearEstherColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(DearEstherColorVariablesHead, count) == 0, "DearEstherColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((DearEstherColorVariablesHead *)0)->count) == 4, "DearEstherColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } DearEstherPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherPrimitiveVerticesElement) == 12, "DearEstherPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t DearEstherPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherPrimitiveIndicesElement) == 2, "DearEstherPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } DearEstherClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherClipPortalVerticesElement) == 12, "DearEstherClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t DearEstherTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherTextureStringTableElement) == 4, "DearEstherTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t DearEstherLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherLeafMinDistanceToWaterElement) == 2, "DearEstherLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t DearEstherFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherFaceMacroTextureInfoElement) == 2, "DearEstherFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: DEAR_ESTHER_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t DearEstherDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherDisplacementTrianglesElement) == 2, "DearEstherDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t DearEstherMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(DearEstherMapFlagsElement) == 4, "DearEstherMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_THE_CHINESE_ROOM_DEAR_ESTHER_H */
