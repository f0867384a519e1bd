/**
 * INFRA: VBSP 22, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * INFRA (2016): VBSP 22. Alien Swarm's lumps with wider numbers in primitives; faces name the brushes that
 * they came from.
 */
#ifndef BRUSHWORK_LOISTE_INFRA_H
#define BRUSHWORK_LOISTE_INFRA_H

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
#define INFRA_LUMP_ENTITIES 0
/** Array of InfraPlane. */
#define INFRA_LUMP_PLANES 1
/** Array of InfraTextureData. */
#define INFRA_LUMP_TEXTURE_DATA 2
/** Corners of faces, in game units. Array of InfraVerticesElement. */
#define INFRA_LUMP_VERTICES 3
/**
 * Which clusters see and hear which others. Content of the kind 'visibility', which C can't express.
 * A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
 * Original name: dvis_t. Source: specification, visibility; facts settled on real maps: no row is shared or
 * coded otherwise there.
 */
#define INFRA_LUMP_VISIBILITY 4
/** Array of InfraNode. */
#define INFRA_LUMP_NODES 5
/** Array of InfraTextureInfo. */
#define INFRA_LUMP_TEXTURE_INFO 6
/** Array of InfraFace. */
#define INFRA_LUMP_FACES 7
/** Samples of all lightmaps, and before each face's the average of every style. Array of InfraColorRgbExp. */
#define INFRA_LUMP_LIGHTING 8
/**
 * Polygons that hide what is behind them. One of several layouts.
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes.
 * Tools count its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up
 * to.
 * Original name: doccluder_t. Source: specification, occlusion.
 * - version 1: InfraOcclusionWithoutAreaHead, and what its comment says.
 * - version 2: InfraOcclusionHead, and what its comment says.
 */
#define INFRA_LUMP_OCCLUSION 9
/**
 * One of several layouts.
 * - version 0: Array of InfraLeafVersion0.
 * - version 1: Array of InfraLeaf.
 */
#define INFRA_LUMP_LEAVES 10
/** Numbers that the editor gave the faces, by the face's number. Array of InfraFaceIdsElement. */
#define INFRA_LUMP_FACE_IDS 11
/** Array of InfraEdge. */
#define INFRA_LUMP_EDGES 12
/** Edges in the order in which faces walk them, negative for backwards. Array of InfraSurfedgesElement. */
#define INFRA_LUMP_SURFEDGES 13
/** Array of InfraModel. */
#define INFRA_LUMP_MODELS 14
/** Array of InfraWorldLightShadowOffset. */
#define INFRA_LUMP_WORLD_LIGHTS 15
/** Faces, as leaves select them. Array of InfraLeafFacesElement. */
#define INFRA_LUMP_LEAF_FACES 16
/** Brushes, as leaves select them. Array of InfraLeafBrushesElement. */
#define INFRA_LUMP_LEAF_BRUSHES 17
/** Array of InfraBrush. */
#define INFRA_LUMP_BRUSHES 18
/** Array of InfraBrushSideThin. */
#define INFRA_LUMP_BRUSH_SIDES 19
/** Array of InfraArea. */
#define INFRA_LUMP_AREAS 20
/** Array of InfraAreaPortal. */
#define INFRA_LUMP_AREA_PORTALS 21
/** Brushes, as faces of several select them. Array of InfraFaceBrushesElement. */
#define INFRA_LUMP_FACE_BRUSHES 22
/** Array of InfraFaceBrushList. */
#define INFRA_LUMP_FACE_BRUSH_LISTS 23
/** Array of InfraDisplacementInfo. */
#define INFRA_LUMP_DISPLACEMENT_INFO 26
/** Array of InfraOriginalFace. */
#define INFRA_LUMP_ORIGINAL_FACES 27
/**
 * What displacements are to the physics. Content of the kind 'physics-displacement', which C can't express.
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * Original name: dphysdisp_t. Source: facts on the lump; real maps for the hulls; 32-bit counts on empty
 * lumps only. Confidence: probable.
 */
#define INFRA_LUMP_PHYSICS_DISPLACEMENT 28
/**
 * What brush models are to the physics. Content of the kind 'physics', which C can't express.
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * Original name: dphysmodel_t. Source: facts on the lump; all 61 real maps.
 */
#define INFRA_LUMP_PHYSICS_COLLISION 29
/** Normals that faces are smoothed with. Array of InfraVertexNormalsElement. */
#define INFRA_LUMP_VERTEX_NORMALS 30
/**
 * Normals of the corners of all faces, one face after the other. Array of InfraVertexNormalIndicesElement.
 */
#define INFRA_LUMP_VERTEX_NORMAL_INDICES 31
/**
 * Blending of displacement lightmaps; empty in later maps. Array of InfraDisplacementLightmapAlphasElement.
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a
 * byte for each, from the one that `lightmapAlphaStart` names.
 * Source: two real maps: as many bytes as samples. Confidence: probable.
 */
#define INFRA_LUMP_DISPLACEMENT_LIGHTMAP_ALPHAS 32
/** Array of InfraDisplacementVertex. */
#define INFRA_LUMP_DISPLACEMENT_VERTICES 33
/**
 * Where the lightmap samples of displacements lie. Content of the kind 'lightmap-sample-positions', which C
 * can't express.
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that
 * its `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * Source: facts on the lump; all 12 real maps that have displacements end exactly with the last sample.
 */
#define INFRA_LUMP_DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS 34
/**
 * A directory of lumps that the game adds, such as static props. A directory of lumps, which C can't express.
 * - `sprp`: One of several layouts.
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that
 * make no sense, decide among these layouts; games whose maps can't be told from others' by that are
 * preferred by their branch: `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far
 * as all have them in common, as `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 * - `sprp`, layout v4 (version 4): InfraStaticPropsV4Head, and what its comment says.
 * - `sprp`, layout v5 (version 5): InfraStaticPropsV5Head, and what its comment says.
 * - `sprp`, layout v5-the-ship (version 5): InfraStaticPropsV5TheShipHead, and what its comment says.
 * - `sprp`, layout v6 (version 6): InfraStaticPropsV6Head, and what its comment says.
 * - `sprp`, layout v6-bloody-good-time (version 6): InfraStaticPropsV6BloodyGoodTimeHead, and what its
 * comment says.
 * - `sprp`, layout v6-dark-messiah (version 6): InfraStaticPropsV6DarkMessiahHead, and what its comment says.
 * - `sprp`, layout v6-vindictus (version 6): InfraStaticPropsV6VindictusHead, and what its comment says.
 * - `sprp`, layout v7 (version 7): InfraStaticPropsV7Head, and what its comment says.
 * - `sprp`, layout v7-zeno-clash (version 7): InfraStaticPropsV7ZenoClashHead, and what its comment says.
 * - `sprp`, layout v7-vindictus (versions 7, 6): InfraStaticPropsV7VindictusHead, and what its comment says.
 * - `sprp`, layout v8 (version 8): InfraStaticPropsV8Head, and what its comment says.
 * - `sprp`, layout v8-vindictus (version 8): InfraStaticPropsV8VindictusHead, and what its comment says.
 * - `sprp`, layout v9 (version 9): InfraStaticPropsV9Head, and what its comment says.
 * - `sprp`, layout v9-dear-esther (version 9): InfraStaticPropsV9DearEstherHead, and what its comment says.
 * - `sprp`, layout v10 (versions 10, 7): InfraStaticPropsV10Head, and what its comment says.
 * - `sprp`, layout v10-global-offensive (version 10): InfraStaticPropsV10GlobalOffensiveHead, and what its
 * comment says.
 * - `sprp`, layout v11-global-offensive (version 11): InfraStaticPropsV11GlobalOffensiveHead, and what its
 * comment says.
 * - `sprp`, layout v11-black-mesa-lite (versions 11, 10): InfraStaticPropsV11BlackMesaLiteHead, and what its
 * comment says.
 * - `sprp`, layout v11-merubasu (versions 11, 7): InfraStaticPropsV11MerubasuHead, and what its comment says.
 * - `sprp`, layout v12-strata (version 12): InfraStaticPropsV12StrataHead, and what its comment says.
 * - `sprp`, layout v11-black-mesa (versions 11, 12): InfraStaticPropsV11BlackMesaHead, and what its comment
 * says.
 * - `sprp`, layout v13-strata (version 13): InfraStaticPropsV13StrataHead, and what its comment says.
 * - `dprp`: One of several layouts.
 * Detail props (game lump `dprp`): models, sprites, props.
 * - `dprp`, layout v4 (version 4): InfraDetailPropsV4Head, and what its comment says.
 * - `dprp`, layout v2 (version 2): InfraDetailPropsV2Head, and what its comment says.
 * - `dplt`: InfraDetailPropLightHead, and what its comment says.
 * - `dplh`: InfraDetailPropLightHead, and what its comment says.
 * - `clvr`: InfraColorVariablesHead, and what its comment says.
 */
#define INFRA_LUMP_GAME_LUMP 35
/** Array of InfraLeafWaterData. */
#define INFRA_LUMP_LEAF_WATER_DATA 36
/** Array of InfraPrimitiveInfra. */
#define INFRA_LUMP_PRIMITIVES 37
/** Vertices that primitives add; unused by the compilers at hand. Array of InfraPrimitiveVerticesElement. */
#define INFRA_LUMP_PRIMITIVE_VERTICES 38
/**
 * Corners of primitives' triangles, as numbers of the face's own corners. Array of
 * InfraPrimitiveIndicesElement.
 */
#define INFRA_LUMP_PRIMITIVE_INDICES 39
/**
 * A zip archive of files that the map brings along. Content of the kind 'pakfile', which C can't express.
 * A lump that is a zip archive of files that the map brings along: `PAKFILE: lump(40, pakfile())`.
 */
#define INFRA_LUMP_PAKFILE 40
/** Corners of openings between areas, in game units. Array of InfraClipPortalVerticesElement. */
#define INFRA_LUMP_CLIP_PORTAL_VERTICES 41
/** Array of InfraCubemapSample. */
#define INFRA_LUMP_CUBEMAPS 42
/**
 * Names of textures, each ended by a NUL. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define INFRA_LUMP_TEXTURE_STRING_DATA 43
/** Where each name begins. Array of InfraTextureStringTableElement. */
#define INFRA_LUMP_TEXTURE_STRING_TABLE 44
/** Array of InfraOverlay. */
#define INFRA_LUMP_OVERLAYS 45
/** How far each leaf is from water, in game units. Array of InfraLeafMinDistanceToWaterElement. */
#define INFRA_LUMP_LEAF_MIN_DISTANCE_TO_WATER 46
/**
 * A texture laid over the lightmap of each face; 0xFFFF = none. Array of InfraFaceMacroTextureInfoElement.
 */
#define INFRA_LUMP_FACE_MACRO_TEXTURE_INFO 47
/** What each triangle of a displacement is. Array of InfraDisplacementTrianglesElement. */
#define INFRA_LUMP_DISPLACEMENT_TRIANGLES 48
/** Triangles and names of static props. Bytes of unknown meaning. */
#define INFRA_LUMP_PROP_BLOB 49
/** Array of InfraWaterOverlay. */
#define INFRA_LUMP_WATER_OVERLAYS 50
/** Array of InfraLeafAmbientIndexHdr. */
#define INFRA_LUMP_LEAF_AMBIENT_INDEX_HDR 51
/** Array of InfraLeafAmbientIndex. */
#define INFRA_LUMP_LEAF_AMBIENT_INDEX 52
/** Samples of all lightmaps with a high dynamic range. Array of InfraColorRgbExp. */
#define INFRA_LUMP_LIGHTING_HDR 53
/** Array of InfraWorldLightShadowOffset. */
#define INFRA_LUMP_WORLD_LIGHTS_HDR 54
/** Array of InfraLeafAmbientSample. */
#define INFRA_LUMP_LEAF_AMBIENT_LIGHTING_HDR 55
/** Array of InfraLeafAmbientSample. */
#define INFRA_LUMP_LEAF_AMBIENT_LIGHTING 56
/** The pakfile in the Xbox's own compression. Bytes of unknown meaning. */
#define INFRA_LUMP_XZIP_PAKFILE 57
/** Faces as the light with a high dynamic range needs them. Array of InfraFace. */
#define INFRA_LUMP_FACES_HDR 58
/**
 * Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without. Array of
 * InfraMapFlagsElement.
 */
#define INFRA_LUMP_MAP_FLAGS 59
/** Array of InfraOverlayFade. */
#define INFRA_LUMP_OVERLAY_FADES 60
/** Array of InfraOverlaySystemLevels. */
#define INFRA_LUMP_OVERLAY_SYSTEM_LEVELS 61
/** What the physics needs for other levels of detail. Bytes of unknown meaning. */
#define INFRA_LUMP_PHYSICS_LEVEL 62
/**
 * How each vertex of the displacements blends several textures; empty where none does. Array of
 * InfraDisplacementMultiblend.
 */
#define INFRA_LUMP_DISPLACEMENT_MULTIBLEND 63

/** Where one lump lies: its offset counts from the start of the file; both are in bytes. */
typedef struct InfraLumpEntry {
  int32_t offset;
  int32_t length;
  int32_t version;
  int32_t unpacked;
} InfraLumpEntry;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraLumpEntry) == 16, "InfraLumpEntry takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLumpEntry, offset) == 0, "InfraLumpEntry.offset lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLumpEntry, length) == 4, "InfraLumpEntry.length lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLumpEntry, version) == 8, "InfraLumpEntry.version lies at 8");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLumpEntry, unpacked) == 12, "InfraLumpEntry.unpacked lies at 12");

/** The start of a file. */
typedef struct InfraHeader {
  /** `VBSP`, without a NUL behind it. */
  char ident[4];
  /** Version of the format: 22. */
  int32_t version;
  /** The lumps by index. */
  InfraLumpEntry lumps[64];
  /** The rest of the header. */
  uint8_t rest[4];
} InfraHeader;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraHeader) == 1036, "InfraHeader takes 1036 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraHeader, ident) == 0, "InfraHeader.ident lies at 0");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraHeader, version) == 4, "InfraHeader.version lies at 4");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraHeader, lumps) == 8, "InfraHeader.lumps lies at 8");

/**
 * Which axis a plane is perpendicular or nearest to (`Plane.type`).
 * Source: specification, planes.
 */
#define INFRA_PLANE_TYPE_X 0
#define INFRA_PLANE_TYPE_Y 1
#define INFRA_PLANE_TYPE_Z 2
#define INFRA_PLANE_TYPE_NEAREST_X 3
#define INFRA_PLANE_TYPE_NEAREST_Y 4
#define INFRA_PLANE_TYPE_NEAREST_Z 5

/**
 * How a surface is drawn and lit (`SURF_*`), in texture infos.
 * Source: specification, table of surface flags.
 */
#define INFRA_SURFACE_FLAGS_LIGHT UINT32_C(0x1)
#define INFRA_SURFACE_FLAGS_SKY2D UINT32_C(0x2)
#define INFRA_SURFACE_FLAGS_SKY UINT32_C(0x4)
#define INFRA_SURFACE_FLAGS_WARP UINT32_C(0x8)
#define INFRA_SURFACE_FLAGS_TRANSLUCENT UINT32_C(0x10)
#define INFRA_SURFACE_FLAGS_NO_PORTAL UINT32_C(0x20)
#define INFRA_SURFACE_FLAGS_TRIGGER UINT32_C(0x40)
#define INFRA_SURFACE_FLAGS_NO_DRAW UINT32_C(0x80)
#define INFRA_SURFACE_FLAGS_HINT UINT32_C(0x100)
#define INFRA_SURFACE_FLAGS_SKIP UINT32_C(0x200)
#define INFRA_SURFACE_FLAGS_NO_LIGHT UINT32_C(0x400)
#define INFRA_SURFACE_FLAGS_BUMP_LIGHT UINT32_C(0x800)
#define INFRA_SURFACE_FLAGS_NO_SHADOWS UINT32_C(0x1000)
#define INFRA_SURFACE_FLAGS_NO_DECALS UINT32_C(0x2000)
#define INFRA_SURFACE_FLAGS_NO_CHOP UINT32_C(0x4000)
#define INFRA_SURFACE_FLAGS_HITBOX UINT32_C(0x8000)

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * Source: engine headers. Confidence: probable.
 */
#define INFRA_OCCLUDER_FLAGS_INACTIVE UINT32_C(0x1)

/**
 * What a volume is to collision and sight (`CONTENTS_*`), in brushes, leaves and displacements.
 * Source: specification, table of contents flags.
 */
#define INFRA_CONTENT_FLAGS_SOLID UINT32_C(0x1)
#define INFRA_CONTENT_FLAGS_WINDOW UINT32_C(0x2)
#define INFRA_CONTENT_FLAGS_AUX UINT32_C(0x4)
#define INFRA_CONTENT_FLAGS_GRATE UINT32_C(0x8)
#define INFRA_CONTENT_FLAGS_SLIME UINT32_C(0x10)
#define INFRA_CONTENT_FLAGS_WATER UINT32_C(0x20)
#define INFRA_CONTENT_FLAGS_MIST UINT32_C(0x40)
#define INFRA_CONTENT_FLAGS_OPAQUE UINT32_C(0x80)
#define INFRA_CONTENT_FLAGS_TEST_FOG_VOLUME UINT32_C(0x100)
#define INFRA_CONTENT_FLAGS_UNUSED0X200 UINT32_C(0x200)
#define INFRA_CONTENT_FLAGS_UNUSED0X400 UINT32_C(0x400)
#define INFRA_CONTENT_FLAGS_TEAM1 UINT32_C(0x800)
#define INFRA_CONTENT_FLAGS_TEAM2 UINT32_C(0x1000)
#define INFRA_CONTENT_FLAGS_IGNORE_NO_DRAW_OPAQUE UINT32_C(0x2000)
#define INFRA_CONTENT_FLAGS_MOVEABLE UINT32_C(0x4000)
#define INFRA_CONTENT_FLAGS_AREA_PORTAL UINT32_C(0x8000)
#define INFRA_CONTENT_FLAGS_PLAYER_CLIP UINT32_C(0x10000)
#define INFRA_CONTENT_FLAGS_MONSTER_CLIP UINT32_C(0x20000)
#define INFRA_CONTENT_FLAGS_CURRENT0 UINT32_C(0x40000)
#define INFRA_CONTENT_FLAGS_CURRENT90 UINT32_C(0x80000)
#define INFRA_CONTENT_FLAGS_CURRENT180 UINT32_C(0x100000)
#define INFRA_CONTENT_FLAGS_CURRENT270 UINT32_C(0x200000)
#define INFRA_CONTENT_FLAGS_CURRENT_UP UINT32_C(0x400000)
#define INFRA_CONTENT_FLAGS_CURRENT_DOWN UINT32_C(0x800000)
#define INFRA_CONTENT_FLAGS_ORIGIN UINT32_C(0x1000000)
#define INFRA_CONTENT_FLAGS_MONSTER UINT32_C(0x2000000)
#define INFRA_CONTENT_FLAGS_DEBRIS UINT32_C(0x4000000)
#define INFRA_CONTENT_FLAGS_DETAIL UINT32_C(0x8000000)
#define INFRA_CONTENT_FLAGS_TRANSLUCENT UINT32_C(0x10000000)
#define INFRA_CONTENT_FLAGS_LADDER UINT32_C(0x20000000)
#define INFRA_CONTENT_FLAGS_HITBOX UINT32_C(0x40000000)

/** Kinds of world light (`emittype_t`). */
#define INFRA_WORLD_LIGHT_TYPE_SURFACE 0
#define INFRA_WORLD_LIGHT_TYPE_POINT 1
#define INFRA_WORLD_LIGHT_TYPE_SPOT 2
#define INFRA_WORLD_LIGHT_TYPE_SKY_LIGHT 3
#define INFRA_WORLD_LIGHT_TYPE_QUAKE_LIGHT 4
#define INFRA_WORLD_LIGHT_TYPE_SKY_AMBIENT 5

/** What a world light may do (`DWL_FLAGS_*`). */
#define INFRA_WORLD_LIGHT_FLAGS_IN_AMBIENT_CUBE UINT32_C(0x1)
#define INFRA_WORLD_LIGHT_FLAGS_CAST_ENTITY_SHADOWS UINT32_C(0x2)

/**
 * How a static prop collides (`SOLID_*`).
 * Source: engine headers.
 */
#define INFRA_STATIC_PROP_SOLID_NONE 0
#define INFRA_STATIC_PROP_SOLID_BOUNDING_BOX 2
#define INFRA_STATIC_PROP_SOLID_PHYSICS 6

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * Source: engine headers.
 */
#define INFRA_STATIC_PROP_FLAGS_FADES UINT32_C(0x1)
#define INFRA_STATIC_PROP_FLAGS_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define INFRA_STATIC_PROP_FLAGS_NO_DRAW UINT32_C(0x4)
#define INFRA_STATIC_PROP_FLAGS_IGNORE_NORMALS UINT32_C(0x8)
#define INFRA_STATIC_PROP_FLAGS_NO_SHADOW UINT32_C(0x10)
#define INFRA_STATIC_PROP_FLAGS_SCREEN_SPACE_FADE UINT32_C(0x20)
#define INFRA_STATIC_PROP_FLAGS_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define INFRA_STATIC_PROP_FLAGS_NO_SELF_SHADOWING UINT32_C(0x80)

/**
 * The same in 32 bits, from version 10 on.
 * Source: engine headers of 2013.
 */
#define INFRA_STATIC_PROP_FLAGS32_FADES UINT32_C(0x1)
#define INFRA_STATIC_PROP_FLAGS32_USES_LIGHTING_ORIGIN UINT32_C(0x2)
#define INFRA_STATIC_PROP_FLAGS32_NO_DRAW UINT32_C(0x4)
#define INFRA_STATIC_PROP_FLAGS32_IGNORE_NORMALS UINT32_C(0x8)
#define INFRA_STATIC_PROP_FLAGS32_NO_SHADOW UINT32_C(0x10)
#define INFRA_STATIC_PROP_FLAGS32_SCREEN_SPACE_FADE UINT32_C(0x20)
#define INFRA_STATIC_PROP_FLAGS32_NO_PER_VERTEX_LIGHTING UINT32_C(0x40)
#define INFRA_STATIC_PROP_FLAGS32_NO_SELF_SHADOWING UINT32_C(0x80)
#define INFRA_STATIC_PROP_FLAGS32_NO_PER_TEXEL_LIGHTING UINT32_C(0x100)

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * Source: public readers; the values of bits are not settled. Confidence: probable.
 */
#define INFRA_STATIC_PROP_FLAGS_EX_NO_SHADOW_DEPTH UINT32_C(0x1)
#define INFRA_STATIC_PROP_FLAGS_EX_EXCLUDED UINT32_C(0x2)
#define INFRA_STATIC_PROP_FLAGS_EX_LIGHT_BOUNCE UINT32_C(0x4)

/**
 * How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
 * Source: engine headers.
 */
#define INFRA_DETAIL_PROP_ORIENTATION_NORMAL 0
#define INFRA_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED 1
#define INFRA_DETAIL_PROP_ORIENTATION_SCREEN_ALIGNED_VERTICAL 2

/**
 * What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
 * Source: engine headers.
 */
#define INFRA_DETAIL_PROP_TYPE_MODEL 0
#define INFRA_DETAIL_PROP_TYPE_SPRITE 1
#define INFRA_DETAIL_PROP_TYPE_CROSS_SHAPE 2
#define INFRA_DETAIL_PROP_TYPE_TRIANGLE_SHAPE 3

/**
 * What a displacement triangle is (`DISPTRI_*`).
 * Source: specification, table of triangle tags; `remove` from engine headers.
 */
#define INFRA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE 1
#define INFRA_DISPLACEMENT_TRIANGLE_TAGS_WALKABLE 2
#define INFRA_DISPLACEMENT_TRIANGLE_TAGS_BUILDABLE 4
#define INFRA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY1 8
#define INFRA_DISPLACEMENT_TRIANGLE_TAGS_SURFACE_PROPERTY2 16
#define INFRA_DISPLACEMENT_TRIANGLE_TAGS_REMOVE 32

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite ones.
 * Original name: dplane_t. Source: specification, planes.
 */
typedef struct InfraPlane {
  /** Unit vector across the plane. */
  struct { float x, y, z; } normal;
  /** Distance of the plane from the origin along the normal, in game units. */
  float distance;
  /** Axis that the normal lies on (0 to 2) or is nearest to (3 to 5). Values: INFRA_PLANE_TYPE_*. */
  int32_t type;
} InfraPlane;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraPlane) == 20, "InfraPlane takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraPlane, normal) == 0, "InfraPlane.normal lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraPlane *)0)->normal) == 12, "InfraPlane.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraPlane, distance) == 12, "InfraPlane.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraPlane *)0)->distance) == 4, "InfraPlane.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraPlane, type) == 16, "InfraPlane.type lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraPlane *)0)->type) == 4, "InfraPlane.type takes 4 bytes");

/**
 * A texture (lump 2).
 * Original name: dtexdata_t. Source: specification, texdata.
 */
typedef struct InfraTextureData {
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
} InfraTextureData;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraTextureData) == 32, "InfraTextureData takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureData, reflectivity) == 0, "InfraTextureData.reflectivity lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureData *)0)->reflectivity) == 12, "InfraTextureData.reflectivity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureData, name) == 12, "InfraTextureData.name lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureData *)0)->name) == 4, "InfraTextureData.name takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureData, width) == 16, "InfraTextureData.width lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureData *)0)->width) == 4, "InfraTextureData.width takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureData, height) == 20, "InfraTextureData.height lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureData *)0)->height) == 4, "InfraTextureData.height takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureData, viewWidth) == 24, "InfraTextureData.viewWidth lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureData *)0)->viewWidth) == 4, "InfraTextureData.viewWidth takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureData, viewHeight) == 28, "InfraTextureData.viewHeight lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureData *)0)->viewHeight) == 4, "InfraTextureData.viewHeight takes 4 bytes");

/**
 * A node of the trees that split the world and each brush model (lump 5).
 * Original name: dnode_t. Source: specification, node and leaf.
 */
typedef struct InfraNode {
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
} InfraNode;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraNode) == 32, "InfraNode takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraNode, plane) == 0, "InfraNode.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraNode *)0)->plane) == 4, "InfraNode.plane takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraNode, children) == 4, "InfraNode.children lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraNode *)0)->children) == 8, "InfraNode.children takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraNode, mins) == 12, "InfraNode.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraNode *)0)->mins) == 6, "InfraNode.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraNode, maxs) == 18, "InfraNode.maxs lies at 18");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraNode *)0)->maxs) == 6, "InfraNode.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraNode, firstFace) == 24, "InfraNode.firstFace lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraNode *)0)->firstFace) == 2, "InfraNode.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraNode, faceCount) == 26, "InfraNode.faceCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraNode *)0)->faceCount) == 2, "InfraNode.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraNode, area) == 28, "InfraNode.area lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraNode *)0)->area) == 2, "InfraNode.area takes 2 bytes");

/**
 * How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples, and
 * the texture.
 * Original name: texinfo_t. Source: specification, texinfo.
 */
typedef struct InfraTextureInfo {
  /** Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels. */
  struct { float x, y, z, offset; } textureS;
  /** Direction and offset of the texture's t axis, in texels. */
  struct { float x, y, z, offset; } textureT;
  /** Direction and offset of the lightmap's s axis, in samples. */
  struct { float x, y, z, offset; } lightmapS;
  /** Direction and offset of the lightmap's t axis, in samples. */
  struct { float x, y, z, offset; } lightmapT;
  /** How the surface is drawn and lit. Values: INFRA_SURFACE_FLAGS_*. */
  int32_t flags;
  /** Texture; -1 = none. -> TEXTURE_DATA; -1 = none. */
  int32_t textureData;
} InfraTextureInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraTextureInfo) == 72, "InfraTextureInfo takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureInfo, textureS) == 0, "InfraTextureInfo.textureS lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureInfo *)0)->textureS) == 16, "InfraTextureInfo.textureS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureInfo, textureT) == 16, "InfraTextureInfo.textureT lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureInfo *)0)->textureT) == 16, "InfraTextureInfo.textureT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureInfo, lightmapS) == 32, "InfraTextureInfo.lightmapS lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureInfo *)0)->lightmapS) == 16, "InfraTextureInfo.lightmapS takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureInfo, lightmapT) == 48, "InfraTextureInfo.lightmapT lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureInfo *)0)->lightmapT) == 16, "InfraTextureInfo.lightmapT takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureInfo, flags) == 64, "InfraTextureInfo.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureInfo *)0)->flags) == 4, "InfraTextureInfo.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraTextureInfo, textureData) == 68, "InfraTextureInfo.textureData lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraTextureInfo *)0)->textureData) == 4, "InfraTextureInfo.textureData takes 4 bytes");

/**
 * A flat convex polygon (lumps 7, 27 and 58).
 * Original name: dface_t. Source: specification, faces.
 */
typedef struct InfraFace {
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
} InfraFace;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraFace) == 56, "InfraFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, plane) == 0, "InfraFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->plane) == 2, "InfraFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, side) == 2, "InfraFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->side) == 1, "InfraFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, onNode) == 3, "InfraFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->onNode) == 1, "InfraFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, firstEdge) == 4, "InfraFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->firstEdge) == 4, "InfraFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, edgeCount) == 8, "InfraFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->edgeCount) == 2, "InfraFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, texture) == 10, "InfraFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->texture) == 2, "InfraFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, displacement) == 12, "InfraFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->displacement) == 2, "InfraFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, fogVolume) == 14, "InfraFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->fogVolume) == 2, "InfraFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, styles) == 16, "InfraFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->styles) == 4, "InfraFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, lightOffset) == 20, "InfraFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->lightOffset) == 4, "InfraFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, area) == 24, "InfraFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->area) == 4, "InfraFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, lightmapMins) == 28, "InfraFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->lightmapMins) == 8, "InfraFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, lightmapSize) == 36, "InfraFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->lightmapSize) == 8, "InfraFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, originalFace) == 44, "InfraFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->originalFace) == 4, "InfraFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, firstPrimitive) == 50, "InfraFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->firstPrimitive) == 2, "InfraFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFace, smoothingGroups) == 52, "InfraFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFace *)0)->smoothingGroups) == 4, "InfraFace.smoothingGroups takes 4 bytes");

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * Original name: ColorRGBExp32. Source: specification, lighting; the 255 is settled on lit maps.
 */
typedef struct InfraColorRgbExp {
  /** Red. */
  uint8_t red;
  /** Green. */
  uint8_t green;
  /** Blue. */
  uint8_t blue;
  /** Power of two that all three are multiplied with. */
  int8_t exponent;
} InfraColorRgbExp;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraColorRgbExp) == 4, "InfraColorRgbExp takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraColorRgbExp, red) == 0, "InfraColorRgbExp.red lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraColorRgbExp *)0)->red) == 1, "InfraColorRgbExp.red takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraColorRgbExp, green) == 1, "InfraColorRgbExp.green lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraColorRgbExp *)0)->green) == 1, "InfraColorRgbExp.green takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraColorRgbExp, blue) == 2, "InfraColorRgbExp.blue lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraColorRgbExp *)0)->blue) == 1, "InfraColorRgbExp.blue takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraColorRgbExp, exponent) == 3, "InfraColorRgbExp.exponent lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraColorRgbExp *)0)->exponent) == 1, "InfraColorRgbExp.exponent takes 1 bytes");

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
 * `occludernum`.
 * Original name: doccluderdataV1_t. Source: engine headers. Confidence: probable.
 */
typedef struct InfraOccluderWithoutArea {
  /** Whether it starts switched off. Values: INFRA_OCCLUDER_FLAGS_*. */
  int32_t flags;
  /** First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them. */
  int32_t firstPolygon;
  /** Number of polygons. */
  int32_t polygonCount;
  /** Lower corner of the box around its vertices, in game units. */
  struct { float x, y, z; } mins;
  /** Upper corner of the box around its vertices, in game units. */
  struct { float x, y, z; } maxs;
} InfraOccluderWithoutArea;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraOccluderWithoutArea) == 36, "InfraOccluderWithoutArea takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluderWithoutArea, flags) == 0, "InfraOccluderWithoutArea.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluderWithoutArea *)0)->flags) == 4, "InfraOccluderWithoutArea.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluderWithoutArea, firstPolygon) == 4, "InfraOccluderWithoutArea.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluderWithoutArea *)0)->firstPolygon) == 4, "InfraOccluderWithoutArea.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluderWithoutArea, polygonCount) == 8, "InfraOccluderWithoutArea.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluderWithoutArea *)0)->polygonCount) == 4, "InfraOccluderWithoutArea.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluderWithoutArea, mins) == 12, "InfraOccluderWithoutArea.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluderWithoutArea *)0)->mins) == 12, "InfraOccluderWithoutArea.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluderWithoutArea, maxs) == 24, "InfraOccluderWithoutArea.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluderWithoutArea *)0)->maxs) == 12, "InfraOccluderWithoutArea.maxs takes 12 bytes");

/**
 * A flat convex polygon of an occluder.
 * Original name: doccluderpolydata_t. Source: specification, occlusion.
 */
typedef struct InfraOccluderPolygon {
  /**
   * First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount` of
   * them.
   */
  int32_t firstVertexIndex;
  /** Number of corners. */
  int32_t vertexCount;
  /** Plane that it lies on. -> PLANES. */
  int32_t plane;
} InfraOccluderPolygon;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraOccluderPolygon) == 12, "InfraOccluderPolygon takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluderPolygon, firstVertexIndex) == 0, "InfraOccluderPolygon.firstVertexIndex lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluderPolygon *)0)->firstVertexIndex) == 4, "InfraOccluderPolygon.firstVertexIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluderPolygon, vertexCount) == 4, "InfraOccluderPolygon.vertexCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluderPolygon *)0)->vertexCount) == 4, "InfraOccluderPolygon.vertexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluderPolygon, plane) == 8, "InfraOccluderPolygon.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluderPolygon *)0)->plane) == 4, "InfraOccluderPolygon.plane takes 4 bytes");

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * Original name: doccluderdata_t. Source: specification, occlusion.
 */
typedef struct InfraOccluder {
  /** Whether it starts switched off. Values: INFRA_OCCLUDER_FLAGS_*. */
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
} InfraOccluder;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraOccluder) == 40, "InfraOccluder takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluder, flags) == 0, "InfraOccluder.flags lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluder *)0)->flags) == 4, "InfraOccluder.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluder, firstPolygon) == 4, "InfraOccluder.firstPolygon lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluder *)0)->firstPolygon) == 4, "InfraOccluder.firstPolygon takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluder, polygonCount) == 8, "InfraOccluder.polygonCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluder *)0)->polygonCount) == 4, "InfraOccluder.polygonCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluder, mins) == 12, "InfraOccluder.mins lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluder *)0)->mins) == 12, "InfraOccluder.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluder, maxs) == 24, "InfraOccluder.maxs lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluder *)0)->maxs) == 12, "InfraOccluder.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOccluder, area) == 36, "InfraOccluder.area lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOccluder *)0)->area) == 4, "InfraOccluder.area takes 4 bytes");

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * Original name: CompressedLightCube. Source: engine headers.
 */
typedef struct InfraCompressedLightCube {
  /** One colour a side. */
  InfraColorRgbExp sides[6];
} InfraCompressedLightCube;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraCompressedLightCube) == 24, "InfraCompressedLightCube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraCompressedLightCube, sides) == 0, "InfraCompressedLightCube.sides lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraCompressedLightCube *)0)->sides) == 24, "InfraCompressedLightCube.sides takes 24 bytes");

/**
 * A leaf with its ambient light inside, as files of versions 18 and 19 have it.
 * Original name: dleaf_version_0_t. Source: specification, node and leaf.
 */
typedef struct InfraLeafVersion0 {
  /** What its brushes are, all together. Values: INFRA_CONTENT_FLAGS_*. */
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
  InfraCompressedLightCube ambientLight;
} InfraLeafVersion0;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraLeafVersion0) == 56, "InfraLeafVersion0 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafVersion0, contents) == 0, "InfraLeafVersion0.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafVersion0 *)0)->contents) == 4, "InfraLeafVersion0.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafVersion0, cluster) == 4, "InfraLeafVersion0.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafVersion0 *)0)->cluster) == 2, "InfraLeafVersion0.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafVersion0, mins) == 8, "InfraLeafVersion0.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafVersion0 *)0)->mins) == 6, "InfraLeafVersion0.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafVersion0, maxs) == 14, "InfraLeafVersion0.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafVersion0 *)0)->maxs) == 6, "InfraLeafVersion0.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafVersion0, firstFace) == 20, "InfraLeafVersion0.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafVersion0 *)0)->firstFace) == 2, "InfraLeafVersion0.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafVersion0, faceCount) == 22, "InfraLeafVersion0.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafVersion0 *)0)->faceCount) == 2, "InfraLeafVersion0.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafVersion0, firstBrush) == 24, "InfraLeafVersion0.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafVersion0 *)0)->firstBrush) == 2, "InfraLeafVersion0.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafVersion0, brushCount) == 26, "InfraLeafVersion0.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafVersion0 *)0)->brushCount) == 2, "InfraLeafVersion0.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafVersion0, water) == 28, "InfraLeafVersion0.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafVersion0 *)0)->water) == 2, "InfraLeafVersion0.water takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafVersion0, ambientLight) == 30, "InfraLeafVersion0.ambientLight lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafVersion0 *)0)->ambientLight) == 24, "InfraLeafVersion0.ambientLight takes 24 bytes");

/**
 * A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
 * Original name: dleaf_t. Source: specification, node and leaf.
 */
typedef struct InfraLeaf {
  /** What its brushes are, all together. Values: INFRA_CONTENT_FLAGS_*. */
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
} InfraLeaf;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraLeaf) == 32, "InfraLeaf takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeaf, contents) == 0, "InfraLeaf.contents lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeaf *)0)->contents) == 4, "InfraLeaf.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeaf, cluster) == 4, "InfraLeaf.cluster lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeaf *)0)->cluster) == 2, "InfraLeaf.cluster takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeaf, mins) == 8, "InfraLeaf.mins lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeaf *)0)->mins) == 6, "InfraLeaf.mins takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeaf, maxs) == 14, "InfraLeaf.maxs lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeaf *)0)->maxs) == 6, "InfraLeaf.maxs takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeaf, firstFace) == 20, "InfraLeaf.firstFace lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeaf *)0)->firstFace) == 2, "InfraLeaf.firstFace takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeaf, faceCount) == 22, "InfraLeaf.faceCount lies at 22");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeaf *)0)->faceCount) == 2, "InfraLeaf.faceCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeaf, firstBrush) == 24, "InfraLeaf.firstBrush lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeaf *)0)->firstBrush) == 2, "InfraLeaf.firstBrush takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeaf, brushCount) == 26, "InfraLeaf.brushCount lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeaf *)0)->brushCount) == 2, "InfraLeaf.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeaf, water) == 28, "InfraLeaf.water lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeaf *)0)->water) == 2, "InfraLeaf.water takes 2 bytes");

/**
 * A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
 * Original name: dedge_t. Source: specification, edges.
 */
typedef struct InfraEdge {
  /** Its two ends. -> VERTICES. */
  uint16_t vertices[2];
} InfraEdge;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraEdge) == 4, "InfraEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraEdge, vertices) == 0, "InfraEdge.vertices lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraEdge *)0)->vertices) == 4, "InfraEdge.vertices takes 4 bytes");

/**
 * The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
 * Original name: dmodel_t. Source: specification, model.
 */
typedef struct InfraModel {
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
} InfraModel;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraModel) == 48, "InfraModel takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraModel, mins) == 0, "InfraModel.mins lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraModel *)0)->mins) == 12, "InfraModel.mins takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraModel, maxs) == 12, "InfraModel.maxs lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraModel *)0)->maxs) == 12, "InfraModel.maxs takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraModel, origin) == 24, "InfraModel.origin lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraModel *)0)->origin) == 12, "InfraModel.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraModel, headNode) == 36, "InfraModel.headNode lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraModel *)0)->headNode) == 4, "InfraModel.headNode takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraModel, firstFace) == 40, "InfraModel.firstFace lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraModel *)0)->firstFace) == 4, "InfraModel.firstFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraModel, faceCount) == 44, "InfraModel.faceCount lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraModel *)0)->faceCount) == 4, "InfraModel.faceCount takes 4 bytes");

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * Original name: dworldlight_t. Source: facts on branches; sizes of real maps.
 */
typedef struct InfraWorldLightShadowOffset {
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
  /** Kind of light. Values: INFRA_WORLD_LIGHT_TYPE_*. */
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
  /** What it may do. Values: INFRA_WORLD_LIGHT_FLAGS_*. */
  int32_t flags;
  /** Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none. */
  int32_t texture;
  /** Entity that moves with it; usually 0. */
  int32_t owner;
} InfraWorldLightShadowOffset;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraWorldLightShadowOffset) == 100, "InfraWorldLightShadowOffset takes 100 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, origin) == 0, "InfraWorldLightShadowOffset.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->origin) == 12, "InfraWorldLightShadowOffset.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, intensity) == 12, "InfraWorldLightShadowOffset.intensity lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->intensity) == 12, "InfraWorldLightShadowOffset.intensity takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, normal) == 24, "InfraWorldLightShadowOffset.normal lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->normal) == 12, "InfraWorldLightShadowOffset.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, shadowCastOffset) == 36, "InfraWorldLightShadowOffset.shadowCastOffset lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->shadowCastOffset) == 12, "InfraWorldLightShadowOffset.shadowCastOffset takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, cluster) == 48, "InfraWorldLightShadowOffset.cluster lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->cluster) == 4, "InfraWorldLightShadowOffset.cluster takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, type) == 52, "InfraWorldLightShadowOffset.type lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->type) == 4, "InfraWorldLightShadowOffset.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, style) == 56, "InfraWorldLightShadowOffset.style lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->style) == 4, "InfraWorldLightShadowOffset.style takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, stopDot) == 60, "InfraWorldLightShadowOffset.stopDot lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->stopDot) == 4, "InfraWorldLightShadowOffset.stopDot takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, stopDot2) == 64, "InfraWorldLightShadowOffset.stopDot2 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->stopDot2) == 4, "InfraWorldLightShadowOffset.stopDot2 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, exponent) == 68, "InfraWorldLightShadowOffset.exponent lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->exponent) == 4, "InfraWorldLightShadowOffset.exponent takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, radius) == 72, "InfraWorldLightShadowOffset.radius lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->radius) == 4, "InfraWorldLightShadowOffset.radius takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, constantAttenuation) == 76, "InfraWorldLightShadowOffset.constantAttenuation lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->constantAttenuation) == 4, "InfraWorldLightShadowOffset.constantAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, linearAttenuation) == 80, "InfraWorldLightShadowOffset.linearAttenuation lies at 80");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->linearAttenuation) == 4, "InfraWorldLightShadowOffset.linearAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, quadraticAttenuation) == 84, "InfraWorldLightShadowOffset.quadraticAttenuation lies at 84");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->quadraticAttenuation) == 4, "InfraWorldLightShadowOffset.quadraticAttenuation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, flags) == 88, "InfraWorldLightShadowOffset.flags lies at 88");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->flags) == 4, "InfraWorldLightShadowOffset.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, texture) == 92, "InfraWorldLightShadowOffset.texture lies at 92");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->texture) == 4, "InfraWorldLightShadowOffset.texture takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWorldLightShadowOffset, owner) == 96, "InfraWorldLightShadowOffset.owner lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWorldLightShadowOffset *)0)->owner) == 4, "InfraWorldLightShadowOffset.owner takes 4 bytes");

/**
 * A convex solid (lump 18): the space behind all its sides.
 * Original name: dbrush_t. Source: specification, brushes.
 */
typedef struct InfraBrush {
  /** First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them. */
  int32_t firstSide;
  /** Number of sides. */
  int32_t sideCount;
  /** What the solid is. Values: INFRA_CONTENT_FLAGS_*. */
  int32_t contents;
} InfraBrush;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraBrush) == 12, "InfraBrush takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraBrush, firstSide) == 0, "InfraBrush.firstSide lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraBrush *)0)->firstSide) == 4, "InfraBrush.firstSide takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraBrush, sideCount) == 4, "InfraBrush.sideCount lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraBrush *)0)->sideCount) == 4, "InfraBrush.sideCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraBrush, contents) == 8, "InfraBrush.contents lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraBrush *)0)->contents) == 4, "InfraBrush.contents takes 4 bytes");

/**
 * A side of a brush (lump 19).
 * Original name: dbrushside_t. Source: engine headers.
 */
typedef struct InfraBrushSideThin {
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
} InfraBrushSideThin;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraBrushSideThin) == 8, "InfraBrushSideThin takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraBrushSideThin, plane) == 0, "InfraBrushSideThin.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraBrushSideThin *)0)->plane) == 2, "InfraBrushSideThin.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraBrushSideThin, texture) == 2, "InfraBrushSideThin.texture lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraBrushSideThin *)0)->texture) == 2, "InfraBrushSideThin.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraBrushSideThin, displacement) == 4, "InfraBrushSideThin.displacement lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraBrushSideThin *)0)->displacement) == 2, "InfraBrushSideThin.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraBrushSideThin, bevel) == 6, "InfraBrushSideThin.bevel lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraBrushSideThin *)0)->bevel) == 1, "InfraBrushSideThin.bevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraBrushSideThin, thin) == 7, "InfraBrushSideThin.thin lies at 7");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraBrushSideThin *)0)->thin) == 1, "InfraBrushSideThin.thin takes 1 bytes");

/**
 * A part of the world that doors and windows separate from others (lump 20).
 * Original name: darea_t. Source: engine headers.
 */
typedef struct InfraArea {
  /** Number of ways out of the area. */
  int32_t portalCount;
  /** First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them. */
  int32_t firstPortal;
} InfraArea;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraArea) == 8, "InfraArea takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraArea, portalCount) == 0, "InfraArea.portalCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraArea *)0)->portalCount) == 4, "InfraArea.portalCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraArea, firstPortal) == 4, "InfraArea.firstPortal lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraArea *)0)->firstPortal) == 4, "InfraArea.firstPortal takes 4 bytes");

/**
 * A way out of an area (lump 21). Each opening is stored twice, once for each side.
 * Original name: dareaportal_t. Source: engine headers.
 */
typedef struct InfraAreaPortal {
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
} InfraAreaPortal;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraAreaPortal) == 12, "InfraAreaPortal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraAreaPortal, key) == 0, "InfraAreaPortal.key lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraAreaPortal *)0)->key) == 2, "InfraAreaPortal.key takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraAreaPortal, otherArea) == 2, "InfraAreaPortal.otherArea lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraAreaPortal *)0)->otherArea) == 2, "InfraAreaPortal.otherArea takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraAreaPortal, firstVertex) == 4, "InfraAreaPortal.firstVertex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraAreaPortal *)0)->firstVertex) == 2, "InfraAreaPortal.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraAreaPortal, vertexCount) == 6, "InfraAreaPortal.vertexCount lies at 6");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraAreaPortal *)0)->vertexCount) == 2, "InfraAreaPortal.vertexCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraAreaPortal, plane) == 8, "InfraAreaPortal.plane lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraAreaPortal *)0)->plane) == 4, "InfraAreaPortal.plane takes 4 bytes");

/**
 * The brushes that a face came from (lump 23), by the face's number. With a count of 1, `first` is the brush
 * itself; with more, it is the first of `count` entries in FACE_BRUSHES.
 * Original name: dfacebrushlist_t. Source: real maps. Confidence: probable.
 */
typedef struct InfraFaceBrushList {
  /** Number of brushes. */
  uint16_t brushCount;
  /** The brush, or the first entry in FACE_BRUSHES when there are several. */
  uint16_t first;
} InfraFaceBrushList;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraFaceBrushList) == 4, "InfraFaceBrushList takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFaceBrushList, brushCount) == 0, "InfraFaceBrushList.brushCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFaceBrushList *)0)->brushCount) == 2, "InfraFaceBrushList.brushCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraFaceBrushList, first) == 2, "InfraFaceBrushList.first lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraFaceBrushList *)0)->first) == 2, "InfraFaceBrushList.first takes 2 bytes");

/**
 * A displacement that lies along an edge, or along half of it.
 * Original name: CDispSubNeighbor. Source: engine headers.
 */
typedef struct InfraDisplacementSubNeighbor {
  /** Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none. */
  uint16_t displacement;
  /** How it is turned against this one. */
  uint8_t orientation;
  /** Part of this one's edge. */
  uint8_t span;
  /** Part of the neighbour's edge. */
  uint8_t neighborSpan;
} InfraDisplacementSubNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDisplacementSubNeighbor) == 6, "InfraDisplacementSubNeighbor takes 6 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementSubNeighbor, displacement) == 0, "InfraDisplacementSubNeighbor.displacement lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementSubNeighbor *)0)->displacement) == 2, "InfraDisplacementSubNeighbor.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementSubNeighbor, orientation) == 2, "InfraDisplacementSubNeighbor.orientation lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementSubNeighbor *)0)->orientation) == 1, "InfraDisplacementSubNeighbor.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementSubNeighbor, span) == 3, "InfraDisplacementSubNeighbor.span lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementSubNeighbor *)0)->span) == 1, "InfraDisplacementSubNeighbor.span takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementSubNeighbor, neighborSpan) == 4, "InfraDisplacementSubNeighbor.neighborSpan lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementSubNeighbor *)0)->neighborSpan) == 1, "InfraDisplacementSubNeighbor.neighborSpan takes 1 bytes");

/**
 * What lies along an edge: one displacement along the whole of it, or two along its halves.
 * Original name: CDispNeighbor. Source: engine headers.
 */
typedef struct InfraDisplacementNeighbor {
  /** The neighbours; one along the whole edge stands first. */
  InfraDisplacementSubNeighbor subNeighbors[2];
} InfraDisplacementNeighbor;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDisplacementNeighbor) == 12, "InfraDisplacementNeighbor takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementNeighbor, subNeighbors) == 0, "InfraDisplacementNeighbor.subNeighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementNeighbor *)0)->subNeighbors) == 12, "InfraDisplacementNeighbor.subNeighbors takes 12 bytes");

/**
 * Displacements that touch a corner only.
 * Original name: CDispCornerNeighbors. Source: engine headers.
 */
typedef struct InfraDisplacementCornerNeighbors {
  /**
   * The displacements; the first `count` are used. -> DISPLACEMENT_INFO. The first `count` elements are used.
   */
  uint16_t neighbors[4];
  /** How many. */
  uint8_t count;
} InfraDisplacementCornerNeighbors;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDisplacementCornerNeighbors) == 10, "InfraDisplacementCornerNeighbors takes 10 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementCornerNeighbors, neighbors) == 0, "InfraDisplacementCornerNeighbors.neighbors lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementCornerNeighbors *)0)->neighbors) == 8, "InfraDisplacementCornerNeighbors.neighbors takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementCornerNeighbors, count) == 8, "InfraDisplacementCornerNeighbors.count lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementCornerNeighbors *)0)->count) == 1, "InfraDisplacementCornerNeighbors.count takes 1 bytes");

/**
 * A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
 * Original name: ddispinfo_t. Source: specification, dispinfo; engine headers.
 */
typedef struct InfraDisplacementInfo {
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
  /** What the surface is. Values: INFRA_CONTENT_FLAGS_*. */
  int32_t contents;
  /** Face that it was made of. -> FACES. The lump may be empty all the same. */
  uint16_t face;
  /** First of its lightmap alphas. */
  int32_t lightmapAlphaStart;
  /** Byte offset of its lightmap sample positions. */
  int32_t lightmapSamplePositionStart;
  /** What lies along the left, top, right and bottom edge. */
  InfraDisplacementNeighbor edgeNeighbors[4];
  /** What touches the lower left, upper left, upper right and lower right corner. */
  InfraDisplacementCornerNeighbors cornerNeighbors[4];
  /** One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are used. */
  uint32_t allowedVertices[10];
} InfraDisplacementInfo;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDisplacementInfo) == 176, "InfraDisplacementInfo takes 176 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, startPosition) == 0, "InfraDisplacementInfo.startPosition lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->startPosition) == 12, "InfraDisplacementInfo.startPosition takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, firstVertex) == 12, "InfraDisplacementInfo.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->firstVertex) == 4, "InfraDisplacementInfo.firstVertex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, firstTriangle) == 16, "InfraDisplacementInfo.firstTriangle lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->firstTriangle) == 4, "InfraDisplacementInfo.firstTriangle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, power) == 20, "InfraDisplacementInfo.power lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->power) == 4, "InfraDisplacementInfo.power takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, minTessellation) == 24, "InfraDisplacementInfo.minTessellation lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->minTessellation) == 4, "InfraDisplacementInfo.minTessellation takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, smoothingAngle) == 28, "InfraDisplacementInfo.smoothingAngle lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->smoothingAngle) == 4, "InfraDisplacementInfo.smoothingAngle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, contents) == 32, "InfraDisplacementInfo.contents lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->contents) == 4, "InfraDisplacementInfo.contents takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, face) == 36, "InfraDisplacementInfo.face lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->face) == 2, "InfraDisplacementInfo.face takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, lightmapAlphaStart) == 40, "InfraDisplacementInfo.lightmapAlphaStart lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->lightmapAlphaStart) == 4, "InfraDisplacementInfo.lightmapAlphaStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, lightmapSamplePositionStart) == 44, "InfraDisplacementInfo.lightmapSamplePositionStart lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->lightmapSamplePositionStart) == 4, "InfraDisplacementInfo.lightmapSamplePositionStart takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, edgeNeighbors) == 48, "InfraDisplacementInfo.edgeNeighbors lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->edgeNeighbors) == 48, "InfraDisplacementInfo.edgeNeighbors takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, cornerNeighbors) == 96, "InfraDisplacementInfo.cornerNeighbors lies at 96");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->cornerNeighbors) == 40, "InfraDisplacementInfo.cornerNeighbors takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementInfo, allowedVertices) == 136, "InfraDisplacementInfo.allowedVertices lies at 136");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementInfo *)0)->allowedVertices) == 40, "InfraDisplacementInfo.allowedVertices takes 40 bytes");

/**
 * A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't change
 * the numbers here, so that they may point behind the lump: the texture is no reference.
 * Original name: dface_t. Source: specification, faces; real maps.
 */
typedef struct InfraOriginalFace {
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
} InfraOriginalFace;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraOriginalFace) == 56, "InfraOriginalFace takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, plane) == 0, "InfraOriginalFace.plane lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->plane) == 2, "InfraOriginalFace.plane takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, side) == 2, "InfraOriginalFace.side lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->side) == 1, "InfraOriginalFace.side takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, onNode) == 3, "InfraOriginalFace.onNode lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->onNode) == 1, "InfraOriginalFace.onNode takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, firstEdge) == 4, "InfraOriginalFace.firstEdge lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->firstEdge) == 4, "InfraOriginalFace.firstEdge takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, edgeCount) == 8, "InfraOriginalFace.edgeCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->edgeCount) == 2, "InfraOriginalFace.edgeCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, texture) == 10, "InfraOriginalFace.texture lies at 10");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->texture) == 2, "InfraOriginalFace.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, displacement) == 12, "InfraOriginalFace.displacement lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->displacement) == 2, "InfraOriginalFace.displacement takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, fogVolume) == 14, "InfraOriginalFace.fogVolume lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->fogVolume) == 2, "InfraOriginalFace.fogVolume takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, styles) == 16, "InfraOriginalFace.styles lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->styles) == 4, "InfraOriginalFace.styles takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, lightOffset) == 20, "InfraOriginalFace.lightOffset lies at 20");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->lightOffset) == 4, "InfraOriginalFace.lightOffset takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, area) == 24, "InfraOriginalFace.area lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->area) == 4, "InfraOriginalFace.area takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, lightmapMins) == 28, "InfraOriginalFace.lightmapMins lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->lightmapMins) == 8, "InfraOriginalFace.lightmapMins takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, lightmapSize) == 36, "InfraOriginalFace.lightmapSize lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->lightmapSize) == 8, "InfraOriginalFace.lightmapSize takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, originalFace) == 44, "InfraOriginalFace.originalFace lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->originalFace) == 4, "InfraOriginalFace.originalFace takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, firstPrimitive) == 50, "InfraOriginalFace.firstPrimitive lies at 50");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->firstPrimitive) == 2, "InfraOriginalFace.firstPrimitive takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOriginalFace, smoothingGroups) == 52, "InfraOriginalFace.smoothingGroups lies at 52");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOriginalFace *)0)->smoothingGroups) == 4, "InfraOriginalFace.smoothingGroups takes 4 bytes");

/**
 * A vertex of a displacement (lump 33).
 * Original name: CDispVert. Source: specification, dispverts.
 */
typedef struct InfraDisplacementVertex {
  /** Unit vector along which it was moved. */
  struct { float x, y, z; } direction;
  /** How far it was moved, in game units. */
  float distance;
  /** How much of the second texture is seen, 0 to 255. */
  float alpha;
} InfraDisplacementVertex;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDisplacementVertex) == 20, "InfraDisplacementVertex takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementVertex, direction) == 0, "InfraDisplacementVertex.direction lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementVertex *)0)->direction) == 12, "InfraDisplacementVertex.direction takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementVertex, distance) == 12, "InfraDisplacementVertex.distance lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementVertex *)0)->distance) == 4, "InfraDisplacementVertex.distance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementVertex, alpha) == 16, "InfraDisplacementVertex.alpha lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementVertex *)0)->alpha) == 4, "InfraDisplacementVertex.alpha takes 4 bytes");

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * Original name: StaticPropLump_t. Source: specification, static props.
 */
typedef struct InfraStaticPropV4 {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
  uint8_t flags;
  /** Skin of the model. */
  int32_t skin;
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  float fadeMinDistance;
  /** Distance at which it is gone, in game units. */
  float fadeMaxDistance;
  /** Where it is lit from, in game units, when the flags say that it is used. */
  struct { float x, y, z; } lightingOrigin;
} InfraStaticPropV4;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV4) == 56, "InfraStaticPropV4 takes 56 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, origin) == 0, "InfraStaticPropV4.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->origin) == 12, "InfraStaticPropV4.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, angles) == 12, "InfraStaticPropV4.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->angles) == 12, "InfraStaticPropV4.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, model) == 24, "InfraStaticPropV4.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->model) == 2, "InfraStaticPropV4.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, firstLeaf) == 26, "InfraStaticPropV4.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->firstLeaf) == 2, "InfraStaticPropV4.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, leafCount) == 28, "InfraStaticPropV4.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->leafCount) == 2, "InfraStaticPropV4.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, solid) == 30, "InfraStaticPropV4.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->solid) == 1, "InfraStaticPropV4.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, flags) == 31, "InfraStaticPropV4.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->flags) == 1, "InfraStaticPropV4.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, skin) == 32, "InfraStaticPropV4.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->skin) == 4, "InfraStaticPropV4.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, fadeMinDistance) == 36, "InfraStaticPropV4.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->fadeMinDistance) == 4, "InfraStaticPropV4.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, fadeMaxDistance) == 40, "InfraStaticPropV4.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->fadeMaxDistance) == 4, "InfraStaticPropV4.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV4, lightingOrigin) == 44, "InfraStaticPropV4.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV4 *)0)->lightingOrigin) == 12, "InfraStaticPropV4.lightingOrigin takes 12 bytes");

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct InfraStaticPropV5 {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV5;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV5) == 60, "InfraStaticPropV5 takes 60 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, origin) == 0, "InfraStaticPropV5.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->origin) == 12, "InfraStaticPropV5.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, angles) == 12, "InfraStaticPropV5.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->angles) == 12, "InfraStaticPropV5.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, model) == 24, "InfraStaticPropV5.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->model) == 2, "InfraStaticPropV5.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, firstLeaf) == 26, "InfraStaticPropV5.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->firstLeaf) == 2, "InfraStaticPropV5.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, leafCount) == 28, "InfraStaticPropV5.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->leafCount) == 2, "InfraStaticPropV5.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, solid) == 30, "InfraStaticPropV5.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->solid) == 1, "InfraStaticPropV5.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, flags) == 31, "InfraStaticPropV5.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->flags) == 1, "InfraStaticPropV5.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, skin) == 32, "InfraStaticPropV5.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->skin) == 4, "InfraStaticPropV5.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, fadeMinDistance) == 36, "InfraStaticPropV5.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->fadeMinDistance) == 4, "InfraStaticPropV5.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, fadeMaxDistance) == 40, "InfraStaticPropV5.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->fadeMaxDistance) == 4, "InfraStaticPropV5.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, lightingOrigin) == 44, "InfraStaticPropV5.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->lightingOrigin) == 12, "InfraStaticPropV5.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5, forcedFadeScale) == 56, "InfraStaticPropV5.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5 *)0)->forcedFadeScale) == 4, "InfraStaticPropV5.forcedFadeScale takes 4 bytes");

/**
 * A static prop of version 5 in The Ship.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraStaticPropV5TheShip {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV5TheShip;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV5TheShip) == 188, "InfraStaticPropV5TheShip takes 188 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, origin) == 0, "InfraStaticPropV5TheShip.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->origin) == 12, "InfraStaticPropV5TheShip.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, angles) == 12, "InfraStaticPropV5TheShip.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->angles) == 12, "InfraStaticPropV5TheShip.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, model) == 24, "InfraStaticPropV5TheShip.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->model) == 2, "InfraStaticPropV5TheShip.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, firstLeaf) == 26, "InfraStaticPropV5TheShip.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->firstLeaf) == 2, "InfraStaticPropV5TheShip.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, leafCount) == 28, "InfraStaticPropV5TheShip.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->leafCount) == 2, "InfraStaticPropV5TheShip.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, solid) == 30, "InfraStaticPropV5TheShip.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->solid) == 1, "InfraStaticPropV5TheShip.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, flags) == 31, "InfraStaticPropV5TheShip.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->flags) == 1, "InfraStaticPropV5TheShip.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, skin) == 32, "InfraStaticPropV5TheShip.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->skin) == 4, "InfraStaticPropV5TheShip.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, fadeMinDistance) == 36, "InfraStaticPropV5TheShip.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->fadeMinDistance) == 4, "InfraStaticPropV5TheShip.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, fadeMaxDistance) == 40, "InfraStaticPropV5TheShip.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->fadeMaxDistance) == 4, "InfraStaticPropV5TheShip.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, lightingOrigin) == 44, "InfraStaticPropV5TheShip.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->lightingOrigin) == 12, "InfraStaticPropV5TheShip.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, forcedFadeScale) == 56, "InfraStaticPropV5TheShip.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->forcedFadeScale) == 4, "InfraStaticPropV5TheShip.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV5TheShip, name) == 60, "InfraStaticPropV5TheShip.name lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV5TheShip *)0)->name) == 128, "InfraStaticPropV5TheShip.name takes 128 bytes");

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct InfraStaticPropV6 {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV6;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV6) == 64, "InfraStaticPropV6 takes 64 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, origin) == 0, "InfraStaticPropV6.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->origin) == 12, "InfraStaticPropV6.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, angles) == 12, "InfraStaticPropV6.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->angles) == 12, "InfraStaticPropV6.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, model) == 24, "InfraStaticPropV6.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->model) == 2, "InfraStaticPropV6.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, firstLeaf) == 26, "InfraStaticPropV6.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->firstLeaf) == 2, "InfraStaticPropV6.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, leafCount) == 28, "InfraStaticPropV6.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->leafCount) == 2, "InfraStaticPropV6.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, solid) == 30, "InfraStaticPropV6.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->solid) == 1, "InfraStaticPropV6.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, flags) == 31, "InfraStaticPropV6.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->flags) == 1, "InfraStaticPropV6.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, skin) == 32, "InfraStaticPropV6.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->skin) == 4, "InfraStaticPropV6.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, fadeMinDistance) == 36, "InfraStaticPropV6.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->fadeMinDistance) == 4, "InfraStaticPropV6.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, fadeMaxDistance) == 40, "InfraStaticPropV6.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->fadeMaxDistance) == 4, "InfraStaticPropV6.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, lightingOrigin) == 44, "InfraStaticPropV6.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->lightingOrigin) == 12, "InfraStaticPropV6.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, forcedFadeScale) == 56, "InfraStaticPropV6.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->forcedFadeScale) == 4, "InfraStaticPropV6.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, minDirectX) == 60, "InfraStaticPropV6.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->minDirectX) == 2, "InfraStaticPropV6.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6, maxDirectX) == 62, "InfraStaticPropV6.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6 *)0)->maxDirectX) == 2, "InfraStaticPropV6.maxDirectX takes 2 bytes");

/**
 * A static prop of version 6 in Bloody Good Time.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraStaticPropV6BloodyGoodTime {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV6BloodyGoodTime;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV6BloodyGoodTime) == 192, "InfraStaticPropV6BloodyGoodTime takes 192 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, origin) == 0, "InfraStaticPropV6BloodyGoodTime.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->origin) == 12, "InfraStaticPropV6BloodyGoodTime.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, angles) == 12, "InfraStaticPropV6BloodyGoodTime.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->angles) == 12, "InfraStaticPropV6BloodyGoodTime.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, model) == 24, "InfraStaticPropV6BloodyGoodTime.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->model) == 2, "InfraStaticPropV6BloodyGoodTime.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, firstLeaf) == 26, "InfraStaticPropV6BloodyGoodTime.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->firstLeaf) == 2, "InfraStaticPropV6BloodyGoodTime.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, leafCount) == 28, "InfraStaticPropV6BloodyGoodTime.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->leafCount) == 2, "InfraStaticPropV6BloodyGoodTime.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, solid) == 30, "InfraStaticPropV6BloodyGoodTime.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->solid) == 1, "InfraStaticPropV6BloodyGoodTime.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, flags) == 31, "InfraStaticPropV6BloodyGoodTime.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->flags) == 1, "InfraStaticPropV6BloodyGoodTime.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, skin) == 32, "InfraStaticPropV6BloodyGoodTime.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->skin) == 4, "InfraStaticPropV6BloodyGoodTime.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, fadeMinDistance) == 36, "InfraStaticPropV6BloodyGoodTime.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->fadeMinDistance) == 4, "InfraStaticPropV6BloodyGoodTime.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, fadeMaxDistance) == 40, "InfraStaticPropV6BloodyGoodTime.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->fadeMaxDistance) == 4, "InfraStaticPropV6BloodyGoodTime.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, lightingOrigin) == 44, "InfraStaticPropV6BloodyGoodTime.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->lightingOrigin) == 12, "InfraStaticPropV6BloodyGoodTime.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, forcedFadeScale) == 56, "InfraStaticPropV6BloodyGoodTime.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->forcedFadeScale) == 4, "InfraStaticPropV6BloodyGoodTime.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, minDirectX) == 60, "InfraStaticPropV6BloodyGoodTime.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->minDirectX) == 2, "InfraStaticPropV6BloodyGoodTime.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, maxDirectX) == 62, "InfraStaticPropV6BloodyGoodTime.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->maxDirectX) == 2, "InfraStaticPropV6BloodyGoodTime.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6BloodyGoodTime, name) == 64, "InfraStaticPropV6BloodyGoodTime.name lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6BloodyGoodTime *)0)->name) == 128, "InfraStaticPropV6BloodyGoodTime.name takes 128 bytes");

/**
 * A static prop of version 6 in Dark Messiah of Might and Magic.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraStaticPropV6DarkMessiah {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV6DarkMessiah;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV6DarkMessiah) == 136, "InfraStaticPropV6DarkMessiah takes 136 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, origin) == 0, "InfraStaticPropV6DarkMessiah.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->origin) == 12, "InfraStaticPropV6DarkMessiah.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, angles) == 12, "InfraStaticPropV6DarkMessiah.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->angles) == 12, "InfraStaticPropV6DarkMessiah.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, model) == 24, "InfraStaticPropV6DarkMessiah.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->model) == 2, "InfraStaticPropV6DarkMessiah.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, firstLeaf) == 26, "InfraStaticPropV6DarkMessiah.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->firstLeaf) == 2, "InfraStaticPropV6DarkMessiah.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, leafCount) == 28, "InfraStaticPropV6DarkMessiah.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->leafCount) == 2, "InfraStaticPropV6DarkMessiah.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, solid) == 30, "InfraStaticPropV6DarkMessiah.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->solid) == 1, "InfraStaticPropV6DarkMessiah.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, flags) == 31, "InfraStaticPropV6DarkMessiah.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->flags) == 1, "InfraStaticPropV6DarkMessiah.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, skin) == 32, "InfraStaticPropV6DarkMessiah.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->skin) == 4, "InfraStaticPropV6DarkMessiah.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, fadeMinDistance) == 36, "InfraStaticPropV6DarkMessiah.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->fadeMinDistance) == 4, "InfraStaticPropV6DarkMessiah.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, fadeMaxDistance) == 40, "InfraStaticPropV6DarkMessiah.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->fadeMaxDistance) == 4, "InfraStaticPropV6DarkMessiah.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, lightingOrigin) == 44, "InfraStaticPropV6DarkMessiah.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->lightingOrigin) == 12, "InfraStaticPropV6DarkMessiah.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, forcedFadeScale) == 56, "InfraStaticPropV6DarkMessiah.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->forcedFadeScale) == 4, "InfraStaticPropV6DarkMessiah.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, minDirectX) == 60, "InfraStaticPropV6DarkMessiah.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->minDirectX) == 2, "InfraStaticPropV6DarkMessiah.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, maxDirectX) == 62, "InfraStaticPropV6DarkMessiah.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->maxDirectX) == 2, "InfraStaticPropV6DarkMessiah.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV6DarkMessiah, unknown0x40) == 64, "InfraStaticPropV6DarkMessiah.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV6DarkMessiah *)0)->unknown0x40) == 72, "InfraStaticPropV6DarkMessiah.unknown0x40 takes 72 bytes");

/**
 * How one static prop of Vindictus is stretched.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraStaticPropScale {
  /** The prop, in `props` of the same sub-lump. -> .props. */
  int32_t prop;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} InfraStaticPropScale;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropScale) == 16, "InfraStaticPropScale takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropScale, prop) == 0, "InfraStaticPropScale.prop lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropScale *)0)->prop) == 4, "InfraStaticPropScale.prop takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropScale, scale) == 4, "InfraStaticPropScale.scale lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropScale *)0)->scale) == 12, "InfraStaticPropScale.scale takes 12 bytes");

/**
 * A static prop of version 7 in early maps of Left 4 Dead.
 * Source: specification, static props. Confidence: probable.
 */
typedef struct InfraStaticPropV7 {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV7;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV7) == 68, "InfraStaticPropV7 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, origin) == 0, "InfraStaticPropV7.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->origin) == 12, "InfraStaticPropV7.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, angles) == 12, "InfraStaticPropV7.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->angles) == 12, "InfraStaticPropV7.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, model) == 24, "InfraStaticPropV7.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->model) == 2, "InfraStaticPropV7.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, firstLeaf) == 26, "InfraStaticPropV7.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->firstLeaf) == 2, "InfraStaticPropV7.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, leafCount) == 28, "InfraStaticPropV7.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->leafCount) == 2, "InfraStaticPropV7.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, solid) == 30, "InfraStaticPropV7.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->solid) == 1, "InfraStaticPropV7.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, flags) == 31, "InfraStaticPropV7.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->flags) == 1, "InfraStaticPropV7.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, skin) == 32, "InfraStaticPropV7.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->skin) == 4, "InfraStaticPropV7.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, fadeMinDistance) == 36, "InfraStaticPropV7.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->fadeMinDistance) == 4, "InfraStaticPropV7.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, fadeMaxDistance) == 40, "InfraStaticPropV7.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->fadeMaxDistance) == 4, "InfraStaticPropV7.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, lightingOrigin) == 44, "InfraStaticPropV7.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->lightingOrigin) == 12, "InfraStaticPropV7.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, forcedFadeScale) == 56, "InfraStaticPropV7.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->forcedFadeScale) == 4, "InfraStaticPropV7.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, minDirectX) == 60, "InfraStaticPropV7.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->minDirectX) == 2, "InfraStaticPropV7.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, maxDirectX) == 62, "InfraStaticPropV7.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->maxDirectX) == 2, "InfraStaticPropV7.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7, color) == 64, "InfraStaticPropV7.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7 *)0)->color) == 4, "InfraStaticPropV7.color takes 4 bytes");

/**
 * A static prop of version 7 in Zeno Clash.
 * Source: specification, static props; public readers. Confidence: probable.
 */
typedef struct InfraStaticPropV7ZenoClash {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV7ZenoClash;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV7ZenoClash) == 68, "InfraStaticPropV7ZenoClash takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, origin) == 0, "InfraStaticPropV7ZenoClash.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->origin) == 12, "InfraStaticPropV7ZenoClash.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, angles) == 12, "InfraStaticPropV7ZenoClash.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->angles) == 12, "InfraStaticPropV7ZenoClash.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, model) == 24, "InfraStaticPropV7ZenoClash.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->model) == 2, "InfraStaticPropV7ZenoClash.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, firstLeaf) == 26, "InfraStaticPropV7ZenoClash.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->firstLeaf) == 2, "InfraStaticPropV7ZenoClash.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, leafCount) == 28, "InfraStaticPropV7ZenoClash.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->leafCount) == 2, "InfraStaticPropV7ZenoClash.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, solid) == 30, "InfraStaticPropV7ZenoClash.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->solid) == 1, "InfraStaticPropV7ZenoClash.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, flags) == 31, "InfraStaticPropV7ZenoClash.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->flags) == 1, "InfraStaticPropV7ZenoClash.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, skin) == 32, "InfraStaticPropV7ZenoClash.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->skin) == 4, "InfraStaticPropV7ZenoClash.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, fadeMinDistance) == 36, "InfraStaticPropV7ZenoClash.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->fadeMinDistance) == 4, "InfraStaticPropV7ZenoClash.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, fadeMaxDistance) == 40, "InfraStaticPropV7ZenoClash.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->fadeMaxDistance) == 4, "InfraStaticPropV7ZenoClash.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, lightingOrigin) == 44, "InfraStaticPropV7ZenoClash.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->lightingOrigin) == 12, "InfraStaticPropV7ZenoClash.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, forcedFadeScale) == 56, "InfraStaticPropV7ZenoClash.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->forcedFadeScale) == 4, "InfraStaticPropV7ZenoClash.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, minDirectX) == 60, "InfraStaticPropV7ZenoClash.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->minDirectX) == 2, "InfraStaticPropV7ZenoClash.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, maxDirectX) == 62, "InfraStaticPropV7ZenoClash.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->maxDirectX) == 2, "InfraStaticPropV7ZenoClash.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV7ZenoClash, unknown0x40) == 64, "InfraStaticPropV7ZenoClash.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV7ZenoClash *)0)->unknown0x40) == 4, "InfraStaticPropV7ZenoClash.unknown0x40 takes 4 bytes");

/**
 * A static prop of version 8: Left 4 Dead.
 * Original name: StaticPropLump_t. Source: specification, static props; engine headers.
 */
typedef struct InfraStaticPropV8 {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV8;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV8) == 68, "InfraStaticPropV8 takes 68 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, origin) == 0, "InfraStaticPropV8.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->origin) == 12, "InfraStaticPropV8.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, angles) == 12, "InfraStaticPropV8.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->angles) == 12, "InfraStaticPropV8.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, model) == 24, "InfraStaticPropV8.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->model) == 2, "InfraStaticPropV8.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, firstLeaf) == 26, "InfraStaticPropV8.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->firstLeaf) == 2, "InfraStaticPropV8.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, leafCount) == 28, "InfraStaticPropV8.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->leafCount) == 2, "InfraStaticPropV8.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, solid) == 30, "InfraStaticPropV8.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->solid) == 1, "InfraStaticPropV8.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, flags) == 31, "InfraStaticPropV8.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->flags) == 1, "InfraStaticPropV8.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, skin) == 32, "InfraStaticPropV8.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->skin) == 4, "InfraStaticPropV8.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, fadeMinDistance) == 36, "InfraStaticPropV8.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->fadeMinDistance) == 4, "InfraStaticPropV8.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, fadeMaxDistance) == 40, "InfraStaticPropV8.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->fadeMaxDistance) == 4, "InfraStaticPropV8.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, lightingOrigin) == 44, "InfraStaticPropV8.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->lightingOrigin) == 12, "InfraStaticPropV8.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, forcedFadeScale) == 56, "InfraStaticPropV8.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->forcedFadeScale) == 4, "InfraStaticPropV8.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, minCpuLevel) == 60, "InfraStaticPropV8.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->minCpuLevel) == 1, "InfraStaticPropV8.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, maxCpuLevel) == 61, "InfraStaticPropV8.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->maxCpuLevel) == 1, "InfraStaticPropV8.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, minGpuLevel) == 62, "InfraStaticPropV8.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->minGpuLevel) == 1, "InfraStaticPropV8.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, maxGpuLevel) == 63, "InfraStaticPropV8.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->maxGpuLevel) == 1, "InfraStaticPropV8.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8, color) == 64, "InfraStaticPropV8.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8 *)0)->color) == 4, "InfraStaticPropV8.color takes 4 bytes");

/**
 * A static prop of version 8 in Vindictus since 2025.
 * Source: public readers. Confidence: guess.
 */
typedef struct InfraStaticPropV8Vindictus {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV8Vindictus;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV8Vindictus) == 72, "InfraStaticPropV8Vindictus takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, origin) == 0, "InfraStaticPropV8Vindictus.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->origin) == 12, "InfraStaticPropV8Vindictus.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, angles) == 12, "InfraStaticPropV8Vindictus.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->angles) == 12, "InfraStaticPropV8Vindictus.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, model) == 24, "InfraStaticPropV8Vindictus.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->model) == 2, "InfraStaticPropV8Vindictus.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, firstLeaf) == 26, "InfraStaticPropV8Vindictus.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->firstLeaf) == 2, "InfraStaticPropV8Vindictus.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, leafCount) == 28, "InfraStaticPropV8Vindictus.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->leafCount) == 2, "InfraStaticPropV8Vindictus.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, solid) == 30, "InfraStaticPropV8Vindictus.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->solid) == 1, "InfraStaticPropV8Vindictus.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, flags) == 31, "InfraStaticPropV8Vindictus.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->flags) == 1, "InfraStaticPropV8Vindictus.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, skin) == 32, "InfraStaticPropV8Vindictus.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->skin) == 4, "InfraStaticPropV8Vindictus.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, fadeMinDistance) == 36, "InfraStaticPropV8Vindictus.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->fadeMinDistance) == 4, "InfraStaticPropV8Vindictus.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, fadeMaxDistance) == 40, "InfraStaticPropV8Vindictus.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->fadeMaxDistance) == 4, "InfraStaticPropV8Vindictus.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, lightingOrigin) == 44, "InfraStaticPropV8Vindictus.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->lightingOrigin) == 12, "InfraStaticPropV8Vindictus.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, forcedFadeScale) == 56, "InfraStaticPropV8Vindictus.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->forcedFadeScale) == 4, "InfraStaticPropV8Vindictus.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, minDirectX) == 60, "InfraStaticPropV8Vindictus.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->minDirectX) == 2, "InfraStaticPropV8Vindictus.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, maxDirectX) == 62, "InfraStaticPropV8Vindictus.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->maxDirectX) == 2, "InfraStaticPropV8Vindictus.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV8Vindictus, unknown0x40) == 64, "InfraStaticPropV8Vindictus.unknown0x40 lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV8Vindictus *)0)->unknown0x40) == 8, "InfraStaticPropV8Vindictus.unknown0x40 takes 8 bytes");

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * Original name: StaticPropLump_t. Source: specification, static props; maps.
 */
typedef struct InfraStaticPropV9 {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV9;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV9) == 72, "InfraStaticPropV9 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, origin) == 0, "InfraStaticPropV9.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->origin) == 12, "InfraStaticPropV9.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, angles) == 12, "InfraStaticPropV9.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->angles) == 12, "InfraStaticPropV9.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, model) == 24, "InfraStaticPropV9.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->model) == 2, "InfraStaticPropV9.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, firstLeaf) == 26, "InfraStaticPropV9.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->firstLeaf) == 2, "InfraStaticPropV9.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, leafCount) == 28, "InfraStaticPropV9.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->leafCount) == 2, "InfraStaticPropV9.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, solid) == 30, "InfraStaticPropV9.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->solid) == 1, "InfraStaticPropV9.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, flags) == 31, "InfraStaticPropV9.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->flags) == 1, "InfraStaticPropV9.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, skin) == 32, "InfraStaticPropV9.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->skin) == 4, "InfraStaticPropV9.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, fadeMinDistance) == 36, "InfraStaticPropV9.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->fadeMinDistance) == 4, "InfraStaticPropV9.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, fadeMaxDistance) == 40, "InfraStaticPropV9.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->fadeMaxDistance) == 4, "InfraStaticPropV9.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, lightingOrigin) == 44, "InfraStaticPropV9.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->lightingOrigin) == 12, "InfraStaticPropV9.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, forcedFadeScale) == 56, "InfraStaticPropV9.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->forcedFadeScale) == 4, "InfraStaticPropV9.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, minCpuLevel) == 60, "InfraStaticPropV9.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->minCpuLevel) == 1, "InfraStaticPropV9.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, maxCpuLevel) == 61, "InfraStaticPropV9.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->maxCpuLevel) == 1, "InfraStaticPropV9.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, minGpuLevel) == 62, "InfraStaticPropV9.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->minGpuLevel) == 1, "InfraStaticPropV9.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, maxGpuLevel) == 63, "InfraStaticPropV9.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->maxGpuLevel) == 1, "InfraStaticPropV9.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, color) == 64, "InfraStaticPropV9.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->color) == 4, "InfraStaticPropV9.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9, disableXbox360) == 68, "InfraStaticPropV9.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9 *)0)->disableXbox360) == 1, "InfraStaticPropV9.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 9 in Dear Esther.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraStaticPropV9DearEsther {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
} InfraStaticPropV9DearEsther;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV9DearEsther) == 76, "InfraStaticPropV9DearEsther takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, origin) == 0, "InfraStaticPropV9DearEsther.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->origin) == 12, "InfraStaticPropV9DearEsther.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, angles) == 12, "InfraStaticPropV9DearEsther.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->angles) == 12, "InfraStaticPropV9DearEsther.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, model) == 24, "InfraStaticPropV9DearEsther.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->model) == 2, "InfraStaticPropV9DearEsther.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, firstLeaf) == 26, "InfraStaticPropV9DearEsther.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->firstLeaf) == 2, "InfraStaticPropV9DearEsther.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, leafCount) == 28, "InfraStaticPropV9DearEsther.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->leafCount) == 2, "InfraStaticPropV9DearEsther.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, solid) == 30, "InfraStaticPropV9DearEsther.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->solid) == 1, "InfraStaticPropV9DearEsther.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, flags) == 31, "InfraStaticPropV9DearEsther.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->flags) == 1, "InfraStaticPropV9DearEsther.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, unknown0x20) == 32, "InfraStaticPropV9DearEsther.unknown0x20 lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->unknown0x20) == 4, "InfraStaticPropV9DearEsther.unknown0x20 takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, skin) == 36, "InfraStaticPropV9DearEsther.skin lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->skin) == 4, "InfraStaticPropV9DearEsther.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, fadeMinDistance) == 40, "InfraStaticPropV9DearEsther.fadeMinDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->fadeMinDistance) == 4, "InfraStaticPropV9DearEsther.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, fadeMaxDistance) == 44, "InfraStaticPropV9DearEsther.fadeMaxDistance lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->fadeMaxDistance) == 4, "InfraStaticPropV9DearEsther.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, lightingOrigin) == 48, "InfraStaticPropV9DearEsther.lightingOrigin lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->lightingOrigin) == 12, "InfraStaticPropV9DearEsther.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, forcedFadeScale) == 60, "InfraStaticPropV9DearEsther.forcedFadeScale lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->forcedFadeScale) == 4, "InfraStaticPropV9DearEsther.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, minCpuLevel) == 64, "InfraStaticPropV9DearEsther.minCpuLevel lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->minCpuLevel) == 1, "InfraStaticPropV9DearEsther.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, maxCpuLevel) == 65, "InfraStaticPropV9DearEsther.maxCpuLevel lies at 65");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->maxCpuLevel) == 1, "InfraStaticPropV9DearEsther.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, minGpuLevel) == 66, "InfraStaticPropV9DearEsther.minGpuLevel lies at 66");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->minGpuLevel) == 1, "InfraStaticPropV9DearEsther.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, maxGpuLevel) == 67, "InfraStaticPropV9DearEsther.maxGpuLevel lies at 67");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->maxGpuLevel) == 1, "InfraStaticPropV9DearEsther.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, color) == 68, "InfraStaticPropV9DearEsther.color lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->color) == 4, "InfraStaticPropV9DearEsther.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV9DearEsther, disableXbox360) == 72, "InfraStaticPropV9DearEsther.disableXbox360 lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV9DearEsther *)0)->disableXbox360) == 1, "InfraStaticPropV9DearEsther.disableXbox360 takes 1 bytes");

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version
 * 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
 * Original name: StaticPropLump_t. Source: engine headers of 2013; maps, which settle it against the
 * specification.
 */
typedef struct InfraStaticPropV10 {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
} InfraStaticPropV10;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV10) == 72, "InfraStaticPropV10 takes 72 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, origin) == 0, "InfraStaticPropV10.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->origin) == 12, "InfraStaticPropV10.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, angles) == 12, "InfraStaticPropV10.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->angles) == 12, "InfraStaticPropV10.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, model) == 24, "InfraStaticPropV10.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->model) == 2, "InfraStaticPropV10.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, firstLeaf) == 26, "InfraStaticPropV10.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->firstLeaf) == 2, "InfraStaticPropV10.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, leafCount) == 28, "InfraStaticPropV10.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->leafCount) == 2, "InfraStaticPropV10.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, solid) == 30, "InfraStaticPropV10.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->solid) == 1, "InfraStaticPropV10.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, skin) == 32, "InfraStaticPropV10.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->skin) == 4, "InfraStaticPropV10.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, fadeMinDistance) == 36, "InfraStaticPropV10.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->fadeMinDistance) == 4, "InfraStaticPropV10.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, fadeMaxDistance) == 40, "InfraStaticPropV10.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->fadeMaxDistance) == 4, "InfraStaticPropV10.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, lightingOrigin) == 44, "InfraStaticPropV10.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->lightingOrigin) == 12, "InfraStaticPropV10.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, forcedFadeScale) == 56, "InfraStaticPropV10.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->forcedFadeScale) == 4, "InfraStaticPropV10.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, minDirectX) == 60, "InfraStaticPropV10.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->minDirectX) == 2, "InfraStaticPropV10.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, maxDirectX) == 62, "InfraStaticPropV10.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->maxDirectX) == 2, "InfraStaticPropV10.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, flags) == 64, "InfraStaticPropV10.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->flags) == 4, "InfraStaticPropV10.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, lightmapWidth) == 68, "InfraStaticPropV10.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->lightmapWidth) == 2, "InfraStaticPropV10.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10, lightmapHeight) == 70, "InfraStaticPropV10.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10 *)0)->lightmapHeight) == 2, "InfraStaticPropV10.lightmapHeight takes 2 bytes");

/**
 * A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraStaticPropV10GlobalOffensive {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: INFRA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} InfraStaticPropV10GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV10GlobalOffensive) == 76, "InfraStaticPropV10GlobalOffensive takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, origin) == 0, "InfraStaticPropV10GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->origin) == 12, "InfraStaticPropV10GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, angles) == 12, "InfraStaticPropV10GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->angles) == 12, "InfraStaticPropV10GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, model) == 24, "InfraStaticPropV10GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->model) == 2, "InfraStaticPropV10GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, firstLeaf) == 26, "InfraStaticPropV10GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->firstLeaf) == 2, "InfraStaticPropV10GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, leafCount) == 28, "InfraStaticPropV10GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->leafCount) == 2, "InfraStaticPropV10GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, solid) == 30, "InfraStaticPropV10GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->solid) == 1, "InfraStaticPropV10GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, flags) == 31, "InfraStaticPropV10GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->flags) == 1, "InfraStaticPropV10GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, skin) == 32, "InfraStaticPropV10GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->skin) == 4, "InfraStaticPropV10GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, fadeMinDistance) == 36, "InfraStaticPropV10GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->fadeMinDistance) == 4, "InfraStaticPropV10GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, fadeMaxDistance) == 40, "InfraStaticPropV10GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->fadeMaxDistance) == 4, "InfraStaticPropV10GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, lightingOrigin) == 44, "InfraStaticPropV10GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->lightingOrigin) == 12, "InfraStaticPropV10GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, forcedFadeScale) == 56, "InfraStaticPropV10GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->forcedFadeScale) == 4, "InfraStaticPropV10GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, minCpuLevel) == 60, "InfraStaticPropV10GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->minCpuLevel) == 1, "InfraStaticPropV10GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, maxCpuLevel) == 61, "InfraStaticPropV10GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->maxCpuLevel) == 1, "InfraStaticPropV10GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, minGpuLevel) == 62, "InfraStaticPropV10GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->minGpuLevel) == 1, "InfraStaticPropV10GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, maxGpuLevel) == 63, "InfraStaticPropV10GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->maxGpuLevel) == 1, "InfraStaticPropV10GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, color) == 64, "InfraStaticPropV10GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->color) == 4, "InfraStaticPropV10GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, disableXbox360) == 68, "InfraStaticPropV10GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->disableXbox360) == 1, "InfraStaticPropV10GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV10GlobalOffensive, flagsEx) == 72, "InfraStaticPropV10GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV10GlobalOffensive *)0)->flagsEx) == 4, "InfraStaticPropV10GlobalOffensive.flagsEx takes 4 bytes");

/**
 * A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraStaticPropV11GlobalOffensive {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: INFRA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size is multiplied with. */
  float scale;
} InfraStaticPropV11GlobalOffensive;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV11GlobalOffensive) == 80, "InfraStaticPropV11GlobalOffensive takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, origin) == 0, "InfraStaticPropV11GlobalOffensive.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->origin) == 12, "InfraStaticPropV11GlobalOffensive.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, angles) == 12, "InfraStaticPropV11GlobalOffensive.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->angles) == 12, "InfraStaticPropV11GlobalOffensive.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, model) == 24, "InfraStaticPropV11GlobalOffensive.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->model) == 2, "InfraStaticPropV11GlobalOffensive.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, firstLeaf) == 26, "InfraStaticPropV11GlobalOffensive.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->firstLeaf) == 2, "InfraStaticPropV11GlobalOffensive.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, leafCount) == 28, "InfraStaticPropV11GlobalOffensive.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->leafCount) == 2, "InfraStaticPropV11GlobalOffensive.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, solid) == 30, "InfraStaticPropV11GlobalOffensive.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->solid) == 1, "InfraStaticPropV11GlobalOffensive.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, flags) == 31, "InfraStaticPropV11GlobalOffensive.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->flags) == 1, "InfraStaticPropV11GlobalOffensive.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, skin) == 32, "InfraStaticPropV11GlobalOffensive.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->skin) == 4, "InfraStaticPropV11GlobalOffensive.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, fadeMinDistance) == 36, "InfraStaticPropV11GlobalOffensive.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->fadeMinDistance) == 4, "InfraStaticPropV11GlobalOffensive.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, fadeMaxDistance) == 40, "InfraStaticPropV11GlobalOffensive.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->fadeMaxDistance) == 4, "InfraStaticPropV11GlobalOffensive.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, lightingOrigin) == 44, "InfraStaticPropV11GlobalOffensive.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->lightingOrigin) == 12, "InfraStaticPropV11GlobalOffensive.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, forcedFadeScale) == 56, "InfraStaticPropV11GlobalOffensive.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->forcedFadeScale) == 4, "InfraStaticPropV11GlobalOffensive.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, minCpuLevel) == 60, "InfraStaticPropV11GlobalOffensive.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->minCpuLevel) == 1, "InfraStaticPropV11GlobalOffensive.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, maxCpuLevel) == 61, "InfraStaticPropV11GlobalOffensive.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->maxCpuLevel) == 1, "InfraStaticPropV11GlobalOffensive.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, minGpuLevel) == 62, "InfraStaticPropV11GlobalOffensive.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->minGpuLevel) == 1, "InfraStaticPropV11GlobalOffensive.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, maxGpuLevel) == 63, "InfraStaticPropV11GlobalOffensive.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->maxGpuLevel) == 1, "InfraStaticPropV11GlobalOffensive.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, color) == 64, "InfraStaticPropV11GlobalOffensive.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->color) == 4, "InfraStaticPropV11GlobalOffensive.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, disableXbox360) == 68, "InfraStaticPropV11GlobalOffensive.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->disableXbox360) == 1, "InfraStaticPropV11GlobalOffensive.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, flagsEx) == 72, "InfraStaticPropV11GlobalOffensive.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->flagsEx) == 4, "InfraStaticPropV11GlobalOffensive.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11GlobalOffensive, scale) == 76, "InfraStaticPropV11GlobalOffensive.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11GlobalOffensive *)0)->scale) == 4, "InfraStaticPropV11GlobalOffensive.scale takes 4 bytes");

/**
 * A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraStaticPropV11BlackMesaLite {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
} InfraStaticPropV11BlackMesaLite;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV11BlackMesaLite) == 76, "InfraStaticPropV11BlackMesaLite takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, origin) == 0, "InfraStaticPropV11BlackMesaLite.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->origin) == 12, "InfraStaticPropV11BlackMesaLite.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, angles) == 12, "InfraStaticPropV11BlackMesaLite.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->angles) == 12, "InfraStaticPropV11BlackMesaLite.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, model) == 24, "InfraStaticPropV11BlackMesaLite.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->model) == 2, "InfraStaticPropV11BlackMesaLite.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, firstLeaf) == 26, "InfraStaticPropV11BlackMesaLite.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->firstLeaf) == 2, "InfraStaticPropV11BlackMesaLite.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, leafCount) == 28, "InfraStaticPropV11BlackMesaLite.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->leafCount) == 2, "InfraStaticPropV11BlackMesaLite.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, solid) == 30, "InfraStaticPropV11BlackMesaLite.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->solid) == 1, "InfraStaticPropV11BlackMesaLite.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, skin) == 32, "InfraStaticPropV11BlackMesaLite.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->skin) == 4, "InfraStaticPropV11BlackMesaLite.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, fadeMinDistance) == 36, "InfraStaticPropV11BlackMesaLite.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->fadeMinDistance) == 4, "InfraStaticPropV11BlackMesaLite.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, fadeMaxDistance) == 40, "InfraStaticPropV11BlackMesaLite.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->fadeMaxDistance) == 4, "InfraStaticPropV11BlackMesaLite.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, lightingOrigin) == 44, "InfraStaticPropV11BlackMesaLite.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->lightingOrigin) == 12, "InfraStaticPropV11BlackMesaLite.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, forcedFadeScale) == 56, "InfraStaticPropV11BlackMesaLite.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->forcedFadeScale) == 4, "InfraStaticPropV11BlackMesaLite.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, minDirectX) == 60, "InfraStaticPropV11BlackMesaLite.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->minDirectX) == 2, "InfraStaticPropV11BlackMesaLite.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, maxDirectX) == 62, "InfraStaticPropV11BlackMesaLite.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->maxDirectX) == 2, "InfraStaticPropV11BlackMesaLite.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, flags) == 64, "InfraStaticPropV11BlackMesaLite.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->flags) == 4, "InfraStaticPropV11BlackMesaLite.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, lightmapWidth) == 68, "InfraStaticPropV11BlackMesaLite.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->lightmapWidth) == 2, "InfraStaticPropV11BlackMesaLite.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, lightmapHeight) == 70, "InfraStaticPropV11BlackMesaLite.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->lightmapHeight) == 2, "InfraStaticPropV11BlackMesaLite.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesaLite, color) == 72, "InfraStaticPropV11BlackMesaLite.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesaLite *)0)->color) == 4, "InfraStaticPropV11BlackMesaLite.color takes 4 bytes");

/**
 * A static prop of version 11 in Merubasu; only the last field is sure.
 * Source: public readers. Confidence: guess.
 */
typedef struct InfraStaticPropV11Merubasu {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** What its size is multiplied with. */
  float scale;
} InfraStaticPropV11Merubasu;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV11Merubasu) == 76, "InfraStaticPropV11Merubasu takes 76 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, origin) == 0, "InfraStaticPropV11Merubasu.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->origin) == 12, "InfraStaticPropV11Merubasu.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, angles) == 12, "InfraStaticPropV11Merubasu.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->angles) == 12, "InfraStaticPropV11Merubasu.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, model) == 24, "InfraStaticPropV11Merubasu.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->model) == 2, "InfraStaticPropV11Merubasu.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, firstLeaf) == 26, "InfraStaticPropV11Merubasu.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->firstLeaf) == 2, "InfraStaticPropV11Merubasu.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, leafCount) == 28, "InfraStaticPropV11Merubasu.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->leafCount) == 2, "InfraStaticPropV11Merubasu.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, solid) == 30, "InfraStaticPropV11Merubasu.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->solid) == 1, "InfraStaticPropV11Merubasu.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, skin) == 32, "InfraStaticPropV11Merubasu.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->skin) == 4, "InfraStaticPropV11Merubasu.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, fadeMinDistance) == 36, "InfraStaticPropV11Merubasu.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->fadeMinDistance) == 4, "InfraStaticPropV11Merubasu.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, fadeMaxDistance) == 40, "InfraStaticPropV11Merubasu.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->fadeMaxDistance) == 4, "InfraStaticPropV11Merubasu.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, lightingOrigin) == 44, "InfraStaticPropV11Merubasu.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->lightingOrigin) == 12, "InfraStaticPropV11Merubasu.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, forcedFadeScale) == 56, "InfraStaticPropV11Merubasu.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->forcedFadeScale) == 4, "InfraStaticPropV11Merubasu.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, minDirectX) == 60, "InfraStaticPropV11Merubasu.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->minDirectX) == 2, "InfraStaticPropV11Merubasu.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, maxDirectX) == 62, "InfraStaticPropV11Merubasu.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->maxDirectX) == 2, "InfraStaticPropV11Merubasu.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, flags) == 64, "InfraStaticPropV11Merubasu.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->flags) == 4, "InfraStaticPropV11Merubasu.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, lightmapWidth) == 68, "InfraStaticPropV11Merubasu.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->lightmapWidth) == 2, "InfraStaticPropV11Merubasu.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, lightmapHeight) == 70, "InfraStaticPropV11Merubasu.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->lightmapHeight) == 2, "InfraStaticPropV11Merubasu.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11Merubasu, scale) == 72, "InfraStaticPropV11Merubasu.scale lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11Merubasu *)0)->scale) == 4, "InfraStaticPropV11Merubasu.scale takes 4 bytes");

/**
 * A static prop of version 11 in Black Mesa.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraStaticPropV11BlackMesa {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
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
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS32_*. */
  uint32_t flags;
  /** Width of its lightmap, in samples; 0 = none. */
  uint16_t lightmapWidth;
  /** Height of its lightmap, in samples; 0 = none. */
  uint16_t lightmapHeight;
  /** Colour that it is multiplied with. */
  struct { uint8_t red, green, blue, alpha; } color;
  /** More of what is said of it. Values: INFRA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
} InfraStaticPropV11BlackMesa;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV11BlackMesa) == 80, "InfraStaticPropV11BlackMesa takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, origin) == 0, "InfraStaticPropV11BlackMesa.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->origin) == 12, "InfraStaticPropV11BlackMesa.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, angles) == 12, "InfraStaticPropV11BlackMesa.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->angles) == 12, "InfraStaticPropV11BlackMesa.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, model) == 24, "InfraStaticPropV11BlackMesa.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->model) == 2, "InfraStaticPropV11BlackMesa.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, firstLeaf) == 26, "InfraStaticPropV11BlackMesa.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->firstLeaf) == 2, "InfraStaticPropV11BlackMesa.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, leafCount) == 28, "InfraStaticPropV11BlackMesa.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->leafCount) == 2, "InfraStaticPropV11BlackMesa.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, solid) == 30, "InfraStaticPropV11BlackMesa.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->solid) == 1, "InfraStaticPropV11BlackMesa.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, skin) == 32, "InfraStaticPropV11BlackMesa.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->skin) == 4, "InfraStaticPropV11BlackMesa.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, fadeMinDistance) == 36, "InfraStaticPropV11BlackMesa.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->fadeMinDistance) == 4, "InfraStaticPropV11BlackMesa.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, fadeMaxDistance) == 40, "InfraStaticPropV11BlackMesa.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->fadeMaxDistance) == 4, "InfraStaticPropV11BlackMesa.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, lightingOrigin) == 44, "InfraStaticPropV11BlackMesa.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->lightingOrigin) == 12, "InfraStaticPropV11BlackMesa.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, forcedFadeScale) == 56, "InfraStaticPropV11BlackMesa.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->forcedFadeScale) == 4, "InfraStaticPropV11BlackMesa.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, minDirectX) == 60, "InfraStaticPropV11BlackMesa.minDirectX lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->minDirectX) == 2, "InfraStaticPropV11BlackMesa.minDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, maxDirectX) == 62, "InfraStaticPropV11BlackMesa.maxDirectX lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->maxDirectX) == 2, "InfraStaticPropV11BlackMesa.maxDirectX takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, flags) == 64, "InfraStaticPropV11BlackMesa.flags lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->flags) == 4, "InfraStaticPropV11BlackMesa.flags takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, lightmapWidth) == 68, "InfraStaticPropV11BlackMesa.lightmapWidth lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->lightmapWidth) == 2, "InfraStaticPropV11BlackMesa.lightmapWidth takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, lightmapHeight) == 70, "InfraStaticPropV11BlackMesa.lightmapHeight lies at 70");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->lightmapHeight) == 2, "InfraStaticPropV11BlackMesa.lightmapHeight takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, color) == 72, "InfraStaticPropV11BlackMesa.color lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->color) == 4, "InfraStaticPropV11BlackMesa.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV11BlackMesa, flagsEx) == 76, "InfraStaticPropV11BlackMesa.flagsEx lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV11BlackMesa *)0)->flagsEx) == 4, "InfraStaticPropV11BlackMesa.flagsEx takes 4 bytes");

/**
 * A static prop of version 13 in games of the Strata engine.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraStaticPropV13 {
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
  /** How it collides. Values: INFRA_STATIC_PROP_SOLID_*. */
  uint8_t solid;
  /** What is said of it. Values: INFRA_STATIC_PROP_FLAGS_*. */
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
  /** More of what is said of it. Values: INFRA_STATIC_PROP_FLAGS_EX_*. */
  uint32_t flagsEx;
  /** What its size along each axis is multiplied with. */
  struct { float x, y, z; } scale;
} InfraStaticPropV13;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropV13) == 88, "InfraStaticPropV13 takes 88 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, origin) == 0, "InfraStaticPropV13.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->origin) == 12, "InfraStaticPropV13.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, angles) == 12, "InfraStaticPropV13.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->angles) == 12, "InfraStaticPropV13.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, model) == 24, "InfraStaticPropV13.model lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->model) == 2, "InfraStaticPropV13.model takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, firstLeaf) == 26, "InfraStaticPropV13.firstLeaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->firstLeaf) == 2, "InfraStaticPropV13.firstLeaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, leafCount) == 28, "InfraStaticPropV13.leafCount lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->leafCount) == 2, "InfraStaticPropV13.leafCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, solid) == 30, "InfraStaticPropV13.solid lies at 30");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->solid) == 1, "InfraStaticPropV13.solid takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, flags) == 31, "InfraStaticPropV13.flags lies at 31");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->flags) == 1, "InfraStaticPropV13.flags takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, skin) == 32, "InfraStaticPropV13.skin lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->skin) == 4, "InfraStaticPropV13.skin takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, fadeMinDistance) == 36, "InfraStaticPropV13.fadeMinDistance lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->fadeMinDistance) == 4, "InfraStaticPropV13.fadeMinDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, fadeMaxDistance) == 40, "InfraStaticPropV13.fadeMaxDistance lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->fadeMaxDistance) == 4, "InfraStaticPropV13.fadeMaxDistance takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, lightingOrigin) == 44, "InfraStaticPropV13.lightingOrigin lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->lightingOrigin) == 12, "InfraStaticPropV13.lightingOrigin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, forcedFadeScale) == 56, "InfraStaticPropV13.forcedFadeScale lies at 56");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->forcedFadeScale) == 4, "InfraStaticPropV13.forcedFadeScale takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, minCpuLevel) == 60, "InfraStaticPropV13.minCpuLevel lies at 60");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->minCpuLevel) == 1, "InfraStaticPropV13.minCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, maxCpuLevel) == 61, "InfraStaticPropV13.maxCpuLevel lies at 61");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->maxCpuLevel) == 1, "InfraStaticPropV13.maxCpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, minGpuLevel) == 62, "InfraStaticPropV13.minGpuLevel lies at 62");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->minGpuLevel) == 1, "InfraStaticPropV13.minGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, maxGpuLevel) == 63, "InfraStaticPropV13.maxGpuLevel lies at 63");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->maxGpuLevel) == 1, "InfraStaticPropV13.maxGpuLevel takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, color) == 64, "InfraStaticPropV13.color lies at 64");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->color) == 4, "InfraStaticPropV13.color takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, disableXbox360) == 68, "InfraStaticPropV13.disableXbox360 lies at 68");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->disableXbox360) == 1, "InfraStaticPropV13.disableXbox360 takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, flagsEx) == 72, "InfraStaticPropV13.flagsEx lies at 72");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->flagsEx) == 4, "InfraStaticPropV13.flagsEx takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropV13, scale) == 76, "InfraStaticPropV13.scale lies at 76");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropV13 *)0)->scale) == 12, "InfraStaticPropV13.scale takes 12 bytes");

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * Original name: DetailSpriteDictLump_t. Source: engine headers; maps.
 */
typedef struct InfraDetailSprite {
  /** Upper left corner against the prop's origin, in game units. */
  struct { float x, y; } upperLeft;
  /** Lower right corner against the prop's origin, in game units. */
  struct { float x, y; } lowerRight;
  /** Texture coordinates of the upper left corner, 0 to 1. */
  struct { float u, v; } textureUpperLeft;
  /** Texture coordinates of the lower right corner, 0 to 1. */
  struct { float u, v; } textureLowerRight;
} InfraDetailSprite;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDetailSprite) == 32, "InfraDetailSprite takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailSprite, upperLeft) == 0, "InfraDetailSprite.upperLeft lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailSprite *)0)->upperLeft) == 8, "InfraDetailSprite.upperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailSprite, lowerRight) == 8, "InfraDetailSprite.lowerRight lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailSprite *)0)->lowerRight) == 8, "InfraDetailSprite.lowerRight takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailSprite, textureUpperLeft) == 16, "InfraDetailSprite.textureUpperLeft lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailSprite *)0)->textureUpperLeft) == 8, "InfraDetailSprite.textureUpperLeft takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailSprite, textureLowerRight) == 24, "InfraDetailSprite.textureLowerRight lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailSprite *)0)->textureLowerRight) == 8, "InfraDetailSprite.textureLowerRight takes 8 bytes");

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * Original name: DetailObjectLump_t. Source: engine headers; maps.
 */
typedef struct InfraDetailProp {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  InfraColorRgbExp light;
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
  /** How it turns to who looks at it. Values: INFRA_DETAIL_PROP_ORIENTATION_*. */
  uint8_t orientation;
  /** Filler. */
  uint8_t padding1[3];
  /** What it is drawn as. Values: INFRA_DETAIL_PROP_TYPE_*. */
  uint8_t type;
  /** Filler. */
  uint8_t padding2[3];
  /** What its size is multiplied with. */
  float scale;
} InfraDetailProp;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDetailProp) == 52, "InfraDetailProp takes 52 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, origin) == 0, "InfraDetailProp.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->origin) == 12, "InfraDetailProp.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, angles) == 12, "InfraDetailProp.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->angles) == 12, "InfraDetailProp.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, detail) == 24, "InfraDetailProp.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->detail) == 2, "InfraDetailProp.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, leaf) == 26, "InfraDetailProp.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->leaf) == 2, "InfraDetailProp.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, light) == 28, "InfraDetailProp.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->light) == 4, "InfraDetailProp.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, firstLightStyle) == 32, "InfraDetailProp.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->firstLightStyle) == 4, "InfraDetailProp.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, lightStyleCount) == 36, "InfraDetailProp.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->lightStyleCount) == 1, "InfraDetailProp.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, sway) == 37, "InfraDetailProp.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->sway) == 1, "InfraDetailProp.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, shapeAngle) == 38, "InfraDetailProp.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->shapeAngle) == 1, "InfraDetailProp.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, shapeSize) == 39, "InfraDetailProp.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->shapeSize) == 1, "InfraDetailProp.shapeSize takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, orientation) == 40, "InfraDetailProp.orientation lies at 40");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->orientation) == 1, "InfraDetailProp.orientation takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, padding1) == 41, "InfraDetailProp.padding1 lies at 41");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->padding1) == 3, "InfraDetailProp.padding1 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, type) == 44, "InfraDetailProp.type lies at 44");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->type) == 1, "InfraDetailProp.type takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, padding2) == 45, "InfraDetailProp.padding2 lies at 45");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->padding2) == 3, "InfraDetailProp.padding2 takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailProp, scale) == 48, "InfraDetailProp.scale lies at 48");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailProp *)0)->scale) == 4, "InfraDetailProp.scale takes 4 bytes");

/**
 * A detail prop of version 2, always a model.
 * Original name: DetailObjectLump_t. Source: published measurements of Bloodlines' maps; the order from
 * version 4. Confidence: probable.
 */
typedef struct InfraDetailPropV2 {
  /** Where it stands, in game units. */
  struct { float x, y, z; } origin;
  /** How it is turned, in degrees. */
  struct { float pitch, yaw, roll; } angles;
  /** An index into `models` of the same sub-lump. */
  uint16_t detail;
  /** Leaf that it is in. -> LEAVES. */
  uint16_t leaf;
  /** Light that falls on it. */
  InfraColorRgbExp light;
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
} InfraDetailPropV2;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDetailPropV2) == 40, "InfraDetailPropV2 takes 40 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropV2, origin) == 0, "InfraDetailPropV2.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropV2 *)0)->origin) == 12, "InfraDetailPropV2.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropV2, angles) == 12, "InfraDetailPropV2.angles lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropV2 *)0)->angles) == 12, "InfraDetailPropV2.angles takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropV2, detail) == 24, "InfraDetailPropV2.detail lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropV2 *)0)->detail) == 2, "InfraDetailPropV2.detail takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropV2, leaf) == 26, "InfraDetailPropV2.leaf lies at 26");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropV2 *)0)->leaf) == 2, "InfraDetailPropV2.leaf takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropV2, light) == 28, "InfraDetailPropV2.light lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropV2 *)0)->light) == 4, "InfraDetailPropV2.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropV2, firstLightStyle) == 32, "InfraDetailPropV2.firstLightStyle lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropV2 *)0)->firstLightStyle) == 4, "InfraDetailPropV2.firstLightStyle takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropV2, lightStyleCount) == 36, "InfraDetailPropV2.lightStyleCount lies at 36");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropV2 *)0)->lightStyleCount) == 1, "InfraDetailPropV2.lightStyleCount takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropV2, sway) == 37, "InfraDetailPropV2.sway lies at 37");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropV2 *)0)->sway) == 1, "InfraDetailPropV2.sway takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropV2, shapeAngle) == 38, "InfraDetailPropV2.shapeAngle lies at 38");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropV2 *)0)->shapeAngle) == 1, "InfraDetailPropV2.shapeAngle takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropV2, shapeSize) == 39, "InfraDetailPropV2.shapeSize lies at 39");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropV2 *)0)->shapeSize) == 1, "InfraDetailPropV2.shapeSize takes 1 bytes");

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * Original name: DetailPropLightstylesLump_t. Source: engine headers.
 */
typedef struct InfraDetailPropLightStyle {
  /** The light. */
  InfraColorRgbExp light;
  /** The style, which an entity switches. */
  uint8_t style;
} InfraDetailPropLightStyle;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDetailPropLightStyle) == 5, "InfraDetailPropLightStyle takes 5 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropLightStyle, light) == 0, "InfraDetailPropLightStyle.light lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropLightStyle *)0)->light) == 4, "InfraDetailPropLightStyle.light takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropLightStyle, style) == 4, "InfraDetailPropLightStyle.style lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropLightStyle *)0)->style) == 1, "InfraDetailPropLightStyle.style takes 1 bytes");

/**
 * Water that leaves are in (lump 36).
 * Original name: dleafwaterdata_t. Source: engine headers.
 */
typedef struct InfraLeafWaterData {
  /** Height of the surface, in game units. */
  float surfaceZ;
  /** Lowest height of the water, in game units. */
  float minZ;
  /** How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none. */
  int16_t surfaceTexture;
} InfraLeafWaterData;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraLeafWaterData) == 12, "InfraLeafWaterData takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafWaterData, surfaceZ) == 0, "InfraLeafWaterData.surfaceZ lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafWaterData *)0)->surfaceZ) == 4, "InfraLeafWaterData.surfaceZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafWaterData, minZ) == 4, "InfraLeafWaterData.minZ lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafWaterData *)0)->minZ) == 4, "InfraLeafWaterData.minZ takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafWaterData, surfaceTexture) == 8, "InfraLeafWaterData.surfaceTexture lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafWaterData *)0)->surfaceTexture) == 2, "InfraLeafWaterData.surfaceTexture takes 2 bytes");

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * Original name: dprimitive_t. Source: public readers. Confidence: probable.
 */
typedef struct InfraPrimitiveInfra {
  /** 0 = list of triangles, 1 = strip. */
  uint32_t type;
  /** First of `indexCount` entries in PRIMITIVE_INDICES. -> PRIMITIVE_INDICES, `indexCount` of them. */
  uint32_t firstIndex;
  /** Number of indexes. */
  uint32_t indexCount;
  /** First of `vertexCount` entries in PRIMITIVE_VERTICES. -> PRIMITIVE_VERTICES, `vertexCount` of them. */
  uint16_t firstVertex;
  /** Number of vertices. */
  uint16_t vertexCount;
} InfraPrimitiveInfra;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraPrimitiveInfra) == 16, "InfraPrimitiveInfra takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraPrimitiveInfra, type) == 0, "InfraPrimitiveInfra.type lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraPrimitiveInfra *)0)->type) == 4, "InfraPrimitiveInfra.type takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraPrimitiveInfra, firstIndex) == 4, "InfraPrimitiveInfra.firstIndex lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraPrimitiveInfra *)0)->firstIndex) == 4, "InfraPrimitiveInfra.firstIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraPrimitiveInfra, indexCount) == 8, "InfraPrimitiveInfra.indexCount lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraPrimitiveInfra *)0)->indexCount) == 4, "InfraPrimitiveInfra.indexCount takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraPrimitiveInfra, firstVertex) == 12, "InfraPrimitiveInfra.firstVertex lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraPrimitiveInfra *)0)->firstVertex) == 2, "InfraPrimitiveInfra.firstVertex takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraPrimitiveInfra, vertexCount) == 14, "InfraPrimitiveInfra.vertexCount lies at 14");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraPrimitiveInfra *)0)->vertexCount) == 2, "InfraPrimitiveInfra.vertexCount takes 2 bytes");

/**
 * A place that reflections were taken at (lump 42).
 * Original name: dcubemapsample_t. Source: specification, cubemap.
 */
typedef struct InfraCubemapSample {
  /** Place, in whole game units. */
  struct { int32_t x, y, z; } origin;
  /**
   * Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or an int
   * is open: the rest is 0 in all real maps.
   */
  int32_t size;
} InfraCubemapSample;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraCubemapSample) == 16, "InfraCubemapSample takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraCubemapSample, origin) == 0, "InfraCubemapSample.origin lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraCubemapSample *)0)->origin) == 12, "InfraCubemapSample.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraCubemapSample, size) == 12, "InfraCubemapSample.size lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraCubemapSample *)0)->size) == 4, "InfraCubemapSample.size takes 4 bytes");

/**
 * A decal that lies on faces (lump 45).
 * Original name: doverlay_t. Source: specification, overlay.
 */
typedef struct InfraOverlay {
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
} InfraOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraOverlay) == 352, "InfraOverlay takes 352 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlay, id) == 0, "InfraOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlay *)0)->id) == 4, "InfraOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlay, texture) == 4, "InfraOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlay *)0)->texture) == 2, "InfraOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlay, faces) == 8, "InfraOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlay *)0)->faces) == 256, "InfraOverlay.faces takes 256 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlay, u) == 264, "InfraOverlay.u lies at 264");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlay *)0)->u) == 8, "InfraOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlay, v) == 272, "InfraOverlay.v lies at 272");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlay *)0)->v) == 8, "InfraOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlay, uvPoints) == 280, "InfraOverlay.uvPoints lies at 280");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlay *)0)->uvPoints) == 48, "InfraOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlay, origin) == 328, "InfraOverlay.origin lies at 328");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlay *)0)->origin) == 12, "InfraOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlay, normal) == 340, "InfraOverlay.normal lies at 340");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlay *)0)->normal) == 12, "InfraOverlay.normal takes 12 bytes");

/**
 * A decal that lies on water (lump 50).
 * Original name: dwateroverlay_t. Source: engine headers.
 */
typedef struct InfraWaterOverlay {
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
} InfraWaterOverlay;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraWaterOverlay) == 1120, "InfraWaterOverlay takes 1120 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWaterOverlay, id) == 0, "InfraWaterOverlay.id lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWaterOverlay *)0)->id) == 4, "InfraWaterOverlay.id takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWaterOverlay, texture) == 4, "InfraWaterOverlay.texture lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWaterOverlay *)0)->texture) == 2, "InfraWaterOverlay.texture takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWaterOverlay, faces) == 8, "InfraWaterOverlay.faces lies at 8");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWaterOverlay *)0)->faces) == 1024, "InfraWaterOverlay.faces takes 1024 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWaterOverlay, u) == 1032, "InfraWaterOverlay.u lies at 1032");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWaterOverlay *)0)->u) == 8, "InfraWaterOverlay.u takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWaterOverlay, v) == 1040, "InfraWaterOverlay.v lies at 1040");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWaterOverlay *)0)->v) == 8, "InfraWaterOverlay.v takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWaterOverlay, uvPoints) == 1048, "InfraWaterOverlay.uvPoints lies at 1048");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWaterOverlay *)0)->uvPoints) == 48, "InfraWaterOverlay.uvPoints takes 48 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWaterOverlay, origin) == 1096, "InfraWaterOverlay.origin lies at 1096");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWaterOverlay *)0)->origin) == 12, "InfraWaterOverlay.origin takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraWaterOverlay, normal) == 1108, "InfraWaterOverlay.normal lies at 1108");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraWaterOverlay *)0)->normal) == 12, "InfraWaterOverlay.normal takes 12 bytes");

/**
 * The same for maps with a high dynamic range.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct InfraLeafAmbientIndexHdr {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
   * empty all the same.
   */
  uint16_t firstSample;
} InfraLeafAmbientIndexHdr;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraLeafAmbientIndexHdr) == 4, "InfraLeafAmbientIndexHdr takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafAmbientIndexHdr, sampleCount) == 0, "InfraLeafAmbientIndexHdr.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafAmbientIndexHdr *)0)->sampleCount) == 2, "InfraLeafAmbientIndexHdr.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafAmbientIndexHdr, firstSample) == 2, "InfraLeafAmbientIndexHdr.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafAmbientIndexHdr *)0)->firstSample) == 2, "InfraLeafAmbientIndexHdr.firstSample takes 2 bytes");

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * Original name: dleafambientindex_t. Source: engine headers.
 */
typedef struct InfraLeafAmbientIndex {
  /** Number of samples. */
  uint16_t sampleCount;
  /**
   * First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be empty
   * all the same.
   */
  uint16_t firstSample;
} InfraLeafAmbientIndex;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraLeafAmbientIndex) == 4, "InfraLeafAmbientIndex takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafAmbientIndex, sampleCount) == 0, "InfraLeafAmbientIndex.sampleCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafAmbientIndex *)0)->sampleCount) == 2, "InfraLeafAmbientIndex.sampleCount takes 2 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafAmbientIndex, firstSample) == 2, "InfraLeafAmbientIndex.firstSample lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafAmbientIndex *)0)->firstSample) == 2, "InfraLeafAmbientIndex.firstSample takes 2 bytes");

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * Original name: dleafambientlighting_t. Source: engine headers.
 */
typedef struct InfraLeafAmbientSample {
  /** Light from six sides. */
  InfraCompressedLightCube cube;
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  struct { uint8_t x, y, z; } position;
  /** Filler. */
  uint8_t padding[1];
} InfraLeafAmbientSample;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraLeafAmbientSample) == 28, "InfraLeafAmbientSample takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafAmbientSample, cube) == 0, "InfraLeafAmbientSample.cube lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafAmbientSample *)0)->cube) == 24, "InfraLeafAmbientSample.cube takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafAmbientSample, position) == 24, "InfraLeafAmbientSample.position lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafAmbientSample *)0)->position) == 3, "InfraLeafAmbientSample.position takes 3 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraLeafAmbientSample, padding) == 27, "InfraLeafAmbientSample.padding lies at 27");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraLeafAmbientSample *)0)->padding) == 1, "InfraLeafAmbientSample.padding takes 1 bytes");

/**
 * How far away an overlay fades (lump 60), by the overlay's number.
 * Original name: doverlayfade_t. Source: engine headers.
 */
typedef struct InfraOverlayFade {
  /** Square of the distance at which it begins to fade, in game units. */
  float minDistanceSquared;
  /** Square of the distance at which it is gone, in game units. */
  float maxDistanceSquared;
} InfraOverlayFade;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraOverlayFade) == 8, "InfraOverlayFade takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlayFade, minDistanceSquared) == 0, "InfraOverlayFade.minDistanceSquared lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlayFade *)0)->minDistanceSquared) == 4, "InfraOverlayFade.minDistanceSquared takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlayFade, maxDistanceSquared) == 4, "InfraOverlayFade.maxDistanceSquared lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlayFade *)0)->maxDistanceSquared) == 4, "InfraOverlayFade.maxDistanceSquared takes 4 bytes");

/**
 * On which machines an overlay is drawn (lump 61), by the overlay's number.
 * Original name: doverlaysystemlevel_t. Source: engine headers. Confidence: probable.
 */
typedef struct InfraOverlaySystemLevels {
  /** Lowest processor level. */
  uint8_t minCpu;
  /** Highest processor level. */
  uint8_t maxCpu;
  /** Lowest graphics level. */
  uint8_t minGpu;
  /** Highest graphics level. */
  uint8_t maxGpu;
} InfraOverlaySystemLevels;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraOverlaySystemLevels) == 4, "InfraOverlaySystemLevels takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlaySystemLevels, minCpu) == 0, "InfraOverlaySystemLevels.minCpu lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlaySystemLevels *)0)->minCpu) == 1, "InfraOverlaySystemLevels.minCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlaySystemLevels, maxCpu) == 1, "InfraOverlaySystemLevels.maxCpu lies at 1");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlaySystemLevels *)0)->maxCpu) == 1, "InfraOverlaySystemLevels.maxCpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlaySystemLevels, minGpu) == 2, "InfraOverlaySystemLevels.minGpu lies at 2");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlaySystemLevels *)0)->minGpu) == 1, "InfraOverlaySystemLevels.minGpu takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOverlaySystemLevels, maxGpu) == 3, "InfraOverlaySystemLevels.maxGpu lies at 3");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOverlaySystemLevels *)0)->maxGpu) == 1, "InfraOverlaySystemLevels.maxGpu takes 1 bytes");

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * Original name: CDispMultiBlend. Source: public readers. Confidence: probable.
 */
typedef struct InfraDisplacementMultiblend {
  /** How much of each texture is seen. */
  struct { float first, second, third, fourth; } blend;
  /** How much of each texture's own alpha counts. */
  struct { float first, second, third, fourth; } alphaBlend;
  /** What each texture is multiplied with. */
  struct { float red, green, blue; } colors[4];
} InfraDisplacementMultiblend;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDisplacementMultiblend) == 80, "InfraDisplacementMultiblend takes 80 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementMultiblend, blend) == 0, "InfraDisplacementMultiblend.blend lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementMultiblend *)0)->blend) == 16, "InfraDisplacementMultiblend.blend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementMultiblend, alphaBlend) == 16, "InfraDisplacementMultiblend.alphaBlend lies at 16");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementMultiblend *)0)->alphaBlend) == 16, "InfraDisplacementMultiblend.alphaBlend takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDisplacementMultiblend, colors) == 32, "InfraDisplacementMultiblend.colors lies at 32");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDisplacementMultiblend *)0)->colors) == 48, "InfraDisplacementMultiblend.colors takes 48 bytes");

/** Element of VERTICES (lump 3). */
typedef struct { float x, y, z; } InfraVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraVerticesElement) == 12, "InfraVerticesElement takes 12 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `InfraOccluderWithoutArea occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `InfraOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct InfraOcclusionWithoutAreaHead {
  /** Number of occluders. */
  int32_t occluderCount;
} InfraOcclusionWithoutAreaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraOcclusionWithoutAreaHead) == 4, "InfraOcclusionWithoutAreaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOcclusionWithoutAreaHead, occluderCount) == 0, "InfraOcclusionWithoutAreaHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOcclusionWithoutAreaHead *)0)->occluderCount) == 4, "InfraOcclusionWithoutAreaHead.occluderCount takes 4 bytes");

/**
 * The start of OCCLUSION (lump 9).
 * Behind it lies, without gaps, what C can't express:
 * - `InfraOccluder occluders[occluderCount]`: The occluders, in the order of their `occludernum`.
 * - `int32_t polygonCount`: Number of polygons.
 * - `InfraOccluderPolygon polygons[polygonCount]`: The polygons, as occluders select them.
 * - `int32_t vertexIndexCount`: Number of vertex indexes.
 * - `int32_t vertexIndices[vertexIndexCount]`: Vertices, as polygons select them.
 */
typedef struct InfraOcclusionHead {
  /** Number of occluders. */
  int32_t occluderCount;
} InfraOcclusionHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraOcclusionHead) == 4, "InfraOcclusionHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraOcclusionHead, occluderCount) == 0, "InfraOcclusionHead.occluderCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraOcclusionHead *)0)->occluderCount) == 4, "InfraOcclusionHead.occluderCount takes 4 bytes");

/** Element of FACE_IDS (lump 11). */
typedef uint16_t InfraFaceIdsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraFaceIdsElement) == 2, "InfraFaceIdsElement takes 2 bytes");

/** Element of SURFEDGES (lump 13). -> EDGES; the sign is a direction. */
typedef int32_t InfraSurfedgesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraSurfedgesElement) == 4, "InfraSurfedgesElement takes 4 bytes");

/** Element of LEAF_FACES (lump 16). -> FACES. The lump may be empty all the same. */
typedef uint16_t InfraLeafFacesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraLeafFacesElement) == 2, "InfraLeafFacesElement takes 2 bytes");

/** Element of LEAF_BRUSHES (lump 17). -> BRUSHES. */
typedef uint16_t InfraLeafBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraLeafBrushesElement) == 2, "InfraLeafBrushesElement takes 2 bytes");

/** Element of FACE_BRUSHES (lump 22). -> BRUSHES. */
typedef uint16_t InfraFaceBrushesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraFaceBrushesElement) == 2, "InfraFaceBrushesElement takes 2 bytes");

/** Element of VERTEX_NORMALS (lump 30). */
typedef struct { float x, y, z; } InfraVertexNormalsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraVertexNormalsElement) == 12, "InfraVertexNormalsElement takes 12 bytes");

/** Element of VERTEX_NORMAL_INDICES (lump 31). -> VERTEX_NORMALS. */
typedef uint16_t InfraVertexNormalIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraVertexNormalIndicesElement) == 2, "InfraVertexNormalIndicesElement takes 2 bytes");

/** Element of DISPLACEMENT_LIGHTMAP_ALPHAS (lump 32). */
typedef uint8_t InfraDisplacementLightmapAlphasElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDisplacementLightmapAlphasElement) == 1, "InfraDisplacementLightmapAlphasElement takes 1 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV4 props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV4Head) == 4, "InfraStaticPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV4Head, modelCount) == 0, "InfraStaticPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV4Head *)0)->modelCount) == 4, "InfraStaticPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV5 props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV5Head {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV5Head;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV5Head) == 4, "InfraStaticPropsV5Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV5Head, modelCount) == 0, "InfraStaticPropsV5Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV5Head *)0)->modelCount) == 4, "InfraStaticPropsV5Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV5TheShip props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV5TheShipHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV5TheShipHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV5TheShipHead) == 4, "InfraStaticPropsV5TheShipHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV5TheShipHead, modelCount) == 0, "InfraStaticPropsV5TheShipHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV5TheShipHead *)0)->modelCount) == 4, "InfraStaticPropsV5TheShipHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV6 props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV6Head {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV6Head;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV6Head) == 4, "InfraStaticPropsV6Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV6Head, modelCount) == 0, "InfraStaticPropsV6Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV6Head *)0)->modelCount) == 4, "InfraStaticPropsV6Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV6BloodyGoodTime props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV6BloodyGoodTimeHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV6BloodyGoodTimeHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV6BloodyGoodTimeHead) == 4, "InfraStaticPropsV6BloodyGoodTimeHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV6BloodyGoodTimeHead, modelCount) == 0, "InfraStaticPropsV6BloodyGoodTimeHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV6BloodyGoodTimeHead *)0)->modelCount) == 4, "InfraStaticPropsV6BloodyGoodTimeHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV6DarkMessiah props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV6DarkMessiahHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV6DarkMessiahHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV6DarkMessiahHead) == 4, "InfraStaticPropsV6DarkMessiahHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV6DarkMessiahHead, modelCount) == 0, "InfraStaticPropsV6DarkMessiahHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV6DarkMessiahHead *)0)->modelCount) == 4, "InfraStaticPropsV6DarkMessiahHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `InfraStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV5 props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV6VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV6VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV6VindictusHead) == 4, "InfraStaticPropsV6VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV6VindictusHead, modelCount) == 0, "InfraStaticPropsV6VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV6VindictusHead *)0)->modelCount) == 4, "InfraStaticPropsV6VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV7 props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV7Head {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV7Head;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV7Head) == 4, "InfraStaticPropsV7Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV7Head, modelCount) == 0, "InfraStaticPropsV7Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV7Head *)0)->modelCount) == 4, "InfraStaticPropsV7Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t nameCount`: Number of other names.
 * - `char names[nameCount][128]`: Other names; what they are for isn't known.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV7ZenoClash props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV7ZenoClashHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV7ZenoClashHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV7ZenoClashHead) == 4, "InfraStaticPropsV7ZenoClashHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV7ZenoClashHead, modelCount) == 0, "InfraStaticPropsV7ZenoClashHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV7ZenoClashHead *)0)->modelCount) == 4, "InfraStaticPropsV7ZenoClashHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `InfraStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV6 props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV7VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV7VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV7VindictusHead) == 4, "InfraStaticPropsV7VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV7VindictusHead, modelCount) == 0, "InfraStaticPropsV7VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV7VindictusHead *)0)->modelCount) == 4, "InfraStaticPropsV7VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV8 props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV8Head {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV8Head;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV8Head) == 4, "InfraStaticPropsV8Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV8Head, modelCount) == 0, "InfraStaticPropsV8Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV8Head *)0)->modelCount) == 4, "InfraStaticPropsV8Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t scaleCount`: Number of props that are stretched.
 * - `InfraStaticPropScale scales[scaleCount]`: How they are stretched.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV8Vindictus props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV8VindictusHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV8VindictusHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV8VindictusHead) == 4, "InfraStaticPropsV8VindictusHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV8VindictusHead, modelCount) == 0, "InfraStaticPropsV8VindictusHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV8VindictusHead *)0)->modelCount) == 4, "InfraStaticPropsV8VindictusHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV9 props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV9Head {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV9Head;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV9Head) == 4, "InfraStaticPropsV9Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV9Head, modelCount) == 0, "InfraStaticPropsV9Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV9Head *)0)->modelCount) == 4, "InfraStaticPropsV9Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV9DearEsther props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV9DearEstherHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV9DearEstherHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV9DearEstherHead) == 4, "InfraStaticPropsV9DearEstherHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV9DearEstherHead, modelCount) == 0, "InfraStaticPropsV9DearEstherHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV9DearEstherHead *)0)->modelCount) == 4, "InfraStaticPropsV9DearEstherHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV10 props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV10Head {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV10Head;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV10Head) == 4, "InfraStaticPropsV10Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV10Head, modelCount) == 0, "InfraStaticPropsV10Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV10Head *)0)->modelCount) == 4, "InfraStaticPropsV10Head.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV10GlobalOffensive props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV10GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV10GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV10GlobalOffensiveHead) == 4, "InfraStaticPropsV10GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV10GlobalOffensiveHead, modelCount) == 0, "InfraStaticPropsV10GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV10GlobalOffensiveHead *)0)->modelCount) == 4, "InfraStaticPropsV10GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV11GlobalOffensiveHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV11GlobalOffensiveHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV11GlobalOffensiveHead) == 4, "InfraStaticPropsV11GlobalOffensiveHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV11GlobalOffensiveHead, modelCount) == 0, "InfraStaticPropsV11GlobalOffensiveHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV11GlobalOffensiveHead *)0)->modelCount) == 4, "InfraStaticPropsV11GlobalOffensiveHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV11BlackMesaLite props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV11BlackMesaLiteHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV11BlackMesaLiteHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV11BlackMesaLiteHead) == 4, "InfraStaticPropsV11BlackMesaLiteHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV11BlackMesaLiteHead, modelCount) == 0, "InfraStaticPropsV11BlackMesaLiteHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV11BlackMesaLiteHead *)0)->modelCount) == 4, "InfraStaticPropsV11BlackMesaLiteHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV11Merubasu props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV11MerubasuHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV11MerubasuHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV11MerubasuHead) == 4, "InfraStaticPropsV11MerubasuHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV11MerubasuHead, modelCount) == 0, "InfraStaticPropsV11MerubasuHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV11MerubasuHead *)0)->modelCount) == 4, "InfraStaticPropsV11MerubasuHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV11GlobalOffensive props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV12StrataHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV12StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV12StrataHead) == 4, "InfraStaticPropsV12StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV12StrataHead, modelCount) == 0, "InfraStaticPropsV12StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV12StrataHead *)0)->modelCount) == 4, "InfraStaticPropsV12StrataHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint16_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV11BlackMesa props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV11BlackMesaHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV11BlackMesaHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV11BlackMesaHead) == 4, "InfraStaticPropsV11BlackMesaHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV11BlackMesaHead, modelCount) == 0, "InfraStaticPropsV11BlackMesaHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV11BlackMesaHead *)0)->modelCount) == 4, "InfraStaticPropsV11BlackMesaHead.modelCount takes 4 bytes");

/**
 * The start of `sprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that the props use: paths from the game's folder.
 * - `int32_t leafCount`: Number of entries in `leaves`.
 * - `uint32_t leaves[leafCount]`: Leaves that props are in, as props select them.
 * - `int32_t propCount`: Number of props.
 * - `InfraStaticPropV13 props[propCount]`: The props.
 */
typedef struct InfraStaticPropsV13StrataHead {
  /** Number of models. */
  int32_t modelCount;
} InfraStaticPropsV13StrataHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraStaticPropsV13StrataHead) == 4, "InfraStaticPropsV13StrataHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraStaticPropsV13StrataHead, modelCount) == 0, "InfraStaticPropsV13StrataHead.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraStaticPropsV13StrataHead *)0)->modelCount) == 4, "InfraStaticPropsV13StrataHead.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t spriteCount`: Number of sprites.
 * - `InfraDetailSprite sprites[spriteCount]`: Pictures that props are drawn with.
 * - `int32_t propCount`: Number of props.
 * - `InfraDetailProp props[propCount]`: The props.
 */
typedef struct InfraDetailPropsV4Head {
  /** Number of models. */
  int32_t modelCount;
} InfraDetailPropsV4Head;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDetailPropsV4Head) == 4, "InfraDetailPropsV4Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropsV4Head, modelCount) == 0, "InfraDetailPropsV4Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropsV4Head *)0)->modelCount) == 4, "InfraDetailPropsV4Head.modelCount takes 4 bytes");

/**
 * The start of `dprp` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char models[modelCount][128]`: Models that props use: paths from the game's folder.
 * - `int32_t propCount`: Number of props.
 * - `InfraDetailPropV2 props[propCount]`: The props.
 */
typedef struct InfraDetailPropsV2Head {
  /** Number of models. */
  int32_t modelCount;
} InfraDetailPropsV2Head;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDetailPropsV2Head) == 4, "InfraDetailPropsV2Head takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropsV2Head, modelCount) == 0, "InfraDetailPropsV2Head.modelCount lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropsV2Head *)0)->modelCount) == 4, "InfraDetailPropsV2Head.modelCount takes 4 bytes");

/**
 * Light of detail props (game lumps `dplt` and `dplh`).
 * The start of `dplt` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `InfraDetailPropLightStyle styles[count]`: Light by style, as props select it.
 */
typedef struct InfraDetailPropLightHead {
  /** Number of entries. */
  int32_t count;
} InfraDetailPropLightHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDetailPropLightHead) == 4, "InfraDetailPropLightHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraDetailPropLightHead, count) == 0, "InfraDetailPropLightHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraDetailPropLightHead *)0)->count) == 4, "InfraDetailPropLightHead.count takes 4 bytes");

/**
 * Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a certain
 * flag are tinted by, the red, green and blue of their colour together being an index into them.
 * The start of `clvr` in GAME_LUMP (lump 35).
 * Behind it lies, without gaps, what C can't express:
 * - `char names[count][64]`: Names of the variables.
 * Source: public readers. Confidence: probable.
 */
typedef struct InfraColorVariablesHead {
  /** Number of names. */
  int32_t count;
} InfraColorVariablesHead;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraColorVariablesHead) == 4, "InfraColorVariablesHead takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(InfraColorVariablesHead, count) == 0, "InfraColorVariablesHead.count lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((InfraColorVariablesHead *)0)->count) == 4, "InfraColorVariablesHead.count takes 4 bytes");

/** Element of PRIMITIVE_VERTICES (lump 38). */
typedef struct { float x, y, z; } InfraPrimitiveVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraPrimitiveVerticesElement) == 12, "InfraPrimitiveVerticesElement takes 12 bytes");

/** Element of PRIMITIVE_INDICES (lump 39). */
typedef uint16_t InfraPrimitiveIndicesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraPrimitiveIndicesElement) == 2, "InfraPrimitiveIndicesElement takes 2 bytes");

/** Element of CLIP_PORTAL_VERTICES (lump 41). */
typedef struct { float x, y, z; } InfraClipPortalVerticesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraClipPortalVerticesElement) == 12, "InfraClipPortalVerticesElement takes 12 bytes");

/**
 * Element of TEXTURE_STRING_TABLE (lump 44). -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string
 * begins.
 */
typedef int32_t InfraTextureStringTableElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraTextureStringTableElement) == 4, "InfraTextureStringTableElement takes 4 bytes");

/** Element of LEAF_MIN_DISTANCE_TO_WATER (lump 46). */
typedef uint16_t InfraLeafMinDistanceToWaterElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraLeafMinDistanceToWaterElement) == 2, "InfraLeafMinDistanceToWaterElement takes 2 bytes");

/** Element of FACE_MACRO_TEXTURE_INFO (lump 47). -> TEXTURE_STRING_TABLE; 65535 = none. */
typedef uint16_t InfraFaceMacroTextureInfoElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraFaceMacroTextureInfoElement) == 2, "InfraFaceMacroTextureInfoElement takes 2 bytes");

/** Element of DISPLACEMENT_TRIANGLES (lump 48). Values: INFRA_DISPLACEMENT_TRIANGLE_TAGS_*. */
typedef uint16_t InfraDisplacementTrianglesElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraDisplacementTrianglesElement) == 2, "InfraDisplacementTrianglesElement takes 2 bytes");

/** Element of MAP_FLAGS (lump 59). */
typedef uint32_t InfraMapFlagsElement;
BRUSHWORK_STATIC_ASSERT(sizeof(InfraMapFlagsElement) == 4, "InfraMapFlagsElement takes 4 bytes");

#endif /* BRUSHWORK_LOISTE_INFRA_H */
